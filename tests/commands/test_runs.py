"""A run: an interrupt waits until what was played is both told and counted."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from bohemian_villages.ai.lab.game_runner import GameRunner
from bohemian_villages.commands import runs
from tests.ai.players.bot_commands import lineup


def double(_company: GameRunner, task: int) -> int:
    return 2 * task


def test_all_results_are_taken_in_order() -> None:
    taken: list[int] = []
    assert runs.play(lineup("random", "random").crew(double), range(4), 1, taken.append) is False
    assert taken == [0, 2, 4, 6]


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Ctrl-C is heard, even where a shell in the background started the tests without it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interruptible")
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="interrupts cannot be held back")
def test_an_interrupt_does_not_tear_a_result_apart() -> None:
    told: list[int] = []
    counted: list[int] = []

    def take(result: int) -> None:
        told.append(result)
        if result == 4:
            signal.raise_signal(signal.SIGINT)
        counted.append(result)

    assert runs.play(lineup("random", "random").crew(double), range(100), 1, take) is True
    assert told == counted == [0, 2, 4]
