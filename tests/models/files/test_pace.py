"""The pace: nobody plays ahead of the disk, and nobody waits for it without being told."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bohemian_villages.models.files.pace import SavingPace
from bohemian_villages.models.files.saved_games import SavedGames
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.models.game.game_model import GameModel
from tests.models.tables import people, table
from tests.patience import PATIENCE
from tests.record_files import read_record

pytestmark = pytest.mark.usefixtures("qapp")


class Table:
    """A game that is kept, on a disk that can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.writer = Writer()
        self.saved = SavedGames(self.writer, (FORMAT,), folder)
        self.pace = SavingPace(self.saved)
        self.told: list[str] = []
        for name in ("refused", "slow", "stuck", "caught_up"):
            getattr(self.pace, name).connect(partial(self.told.append, name))
        self._gate = threading.Event()
        self._gate.set()
        self.sit_down(GameModel(people(2)))

    def sit_down(self, model: GameModel) -> None:
        self.model = model
        model.pace = self.pace
        model.changed.connect(lambda _change: self.saved.keep(model.snapshot))
        self.saved.begin(FORMAT)

    def stop_disk(self) -> None:
        self._gate.clear()
        self.writer.write("slow disk", self._wait)

    def _wait(self) -> None:
        assert self._gate.wait(PATIENCE)

    def start_disk(self) -> None:
        self._gate.set()

    @property
    def steps(self) -> int:
        return len(self.model.game.steps)

    def on_disk(self) -> int:
        """How many steps a kill would leave."""
        assert self.saved.file is not None
        return len(read_record(self.saved.file).steps) if self.saved.file.exists() else 0

    def be_quick(self) -> None:
        """Do whatever can be done."""
        if self.model.can_roll:
            self.model.roll()
        else:
            self.model.play(self.model.actions()[0][0])


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path / "games")
    yield made
    made.start_disk()
    made.saved.close()


def test_a_person_acts_at_once_while_the_disk_is_at_rest(game: Table) -> None:
    game.model.roll()
    assert game.steps == 1
    assert not game.told


def test_a_persons_next_action_is_held_until_the_one_before_is_on_the_disk(
    game: Table, qtbot: QtBot
) -> None:
    game.stop_disk()
    game.be_quick()
    game.be_quick()
    assert (game.steps, game.on_disk()) == (1, 0)
    game.start_disk()
    qtbot.waitUntil(lambda: game.steps == 2)
    assert game.on_disk() >= 1


def test_a_key_pressed_again_and_again_is_one_action_and_the_person_is_told(
    game: Table, qtbot: QtBot
) -> None:
    game.stop_disk()
    for _ in range(5):
        game.be_quick()
    assert game.told == ["refused"] * 3
    game.start_disk()
    qtbot.waitUntil(lambda: not game.saved.is_writing and game.steps == 2)
    qtbot.wait(50)
    assert game.steps == 2
    game.be_quick()
    assert game.steps == 3


def test_a_fast_person_is_never_more_than_one_action_ahead_of_the_disk(
    game: Table, qtbot: QtBot
) -> None:
    for turn in range(1, 31):
        game.stop_disk()
        for _ in range(3):
            game.be_quick()
            assert game.steps - game.on_disk() <= 1
        game.start_disk()
        # Of three actions one is done, one held until the disk answers, and one refused.
        qtbot.waitUntil(partial(_is_kept, game, 2 * turn))
        assert game.steps == game.on_disk()


def _is_kept(game: Table, steps: int) -> bool:
    return game.steps == steps and not game.saved.is_writing


def test_what_an_ai_player_does_by_itself_waits_once_for_what_a_person_did(
    tmp_path: Path, qtbot: QtBot
) -> None:
    game = Table(tmp_path / "ai")
    game.sit_down(GameModel(table("easy", "human")))
    game.stop_disk()
    game.saved.keep(game.model.snapshot)
    for _ in range(3):
        game.model.continue_turn()
    assert game.steps == 0
    game.start_disk()
    qtbot.waitUntil(lambda: game.steps == 1 and not game.saved.is_writing)
    qtbot.wait(50)
    # The dice fell; it thinks only when they have been shown and it is asked to go on.
    assert (game.steps, game.model.is_thinking) == (1, False)
    game.saved.close()


def test_a_turn_ended_on_a_slow_disk_can_be_taken_back_before_an_ai_player_rolls(
    game: Table, qtbot: QtBot
) -> None:
    game.sit_down(GameModel(table("human", "easy")))
    while not game.model.can_end:
        game.be_quick()
        qtbot.waitUntil(lambda: not game.saved.is_writing)
    game.stop_disk()
    game.model.end_turn()
    game.model.undo()
    game.model.continue_turn()
    game.start_disk()
    qtbot.waitUntil(lambda: game.model.can_end and not game.saved.is_writing)
    assert game.model.player == 0


def test_what_was_held_back_in_one_game_does_not_happen_in_the_next(
    game: Table, qtbot: QtBot
) -> None:
    game.stop_disk()
    game.be_quick()
    game.be_quick()
    game.pace.forget()
    game.saved.begin(FORMAT)
    game.model.new_game(people(3))
    game.start_disk()
    qtbot.waitUntil(lambda: not game.saved.is_writing)
    qtbot.wait(50)
    assert game.steps == 0
    game.be_quick()
    assert game.steps == 1


def test_a_slow_disk_is_told_although_nobody_does_anything_more(game: Table, qtbot: QtBot) -> None:
    game.pace._slow_due.setInterval(20)
    game.stop_disk()
    game.be_quick()
    qtbot.waitUntil(lambda: game.told == ["slow"])
    game.start_disk()
    qtbot.waitUntil(lambda: not game.saved.is_writing)
    assert game.told == ["slow"]


def test_with_a_disk_that_never_answers_the_game_goes_on_and_people_are_told(
    game: Table, qtbot: QtBot
) -> None:
    game.pace._stuck_due.setInterval(20)
    game.stop_disk()
    game.be_quick()
    game.be_quick()
    assert game.steps == 1
    qtbot.waitUntil(lambda: game.steps == 2)
    game.be_quick()
    assert game.steps == 3
    assert game.told == ["stuck"]
    game.start_disk()
    qtbot.waitUntil(lambda: game.told == ["stuck", "caught_up"])
    assert game.on_disk() == 3


def test_where_nothing_can_be_written_nobody_is_held(game: Table, qtbot: QtBot) -> None:
    for file in game.saved.folder.iterdir():
        file.unlink()
    game.saved.folder.rmdir()
    game.saved.folder.write_text("in the way")
    for steps in range(1, 4):
        game.be_quick()
        assert game.steps == steps
        qtbot.waitUntil(lambda: not game.saved.is_writing)
    game.saved.folder.unlink()
