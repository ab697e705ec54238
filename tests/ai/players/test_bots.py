"""Bots: what they are told, what they may answer, and what becomes of those that fail."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bohemian_villages.ai.lab.game_runner import GameRunner, Lineup, RunResult
from bohemian_villages.ai.players import bots
from bohemian_villages.ai.players.bots import Bot, BotError, BotFault, BotStartError
from bohemian_villages.ai.players.stray_processes import kill_marked, marked_environment, new_mark
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.record import action_document, dumps, loads, to_document
from tests.ai.players.bot_commands import bot, lineup
from tests.patience import PATIENCE

NONSENSE = [
    "flood",
    "flood-lines",
    "garbage",
    "not-utf8",
    "empty-line",
    "list",
    "deep",
    "no-choice",
    "too-large",
    "negative",
    "true",
    "float",
    "text",
    "huge",
]


@contextmanager
def runner(group: Lineup) -> Iterator[GameRunner]:
    """The players, whose bots are gone afterwards whatever happens."""
    gathered = GameRunner(group)
    try:
        gathered.start()
        yield gathered
        gathered.quit()
    finally:
        gathered.stop()


def play(group: Lineup, seeds: str) -> list[RunResult]:
    """A game for each letter of the seeds."""
    with runner(group) as players:
        return [players.play(seed, range(len(group.entrants))) for seed in seeds]


def messages(notes: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in notes.read_text("utf-8").splitlines()]


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Where a bot notes what it is told; the blank must survive on its command line."""
    return tmp_path / "the notes.jsonl"


def test_a_bot_is_greeted_asked_told_the_end_and_sent_away(notes: Path) -> None:
    (played,) = play(lineup(bot("first", notes), "random"), "7")
    told = messages(notes)
    kinds = [message["type"] for message in told]
    assert told[0] == {"type": "hello", "protocol": 1}
    assert kinds == ["hello", *["choose"] * (len(kinds) - 3), "over", "quit"]
    assert told[-1] == {"type": "quit"}
    assert told[-2]["record"] == to_document(played.game, secret=True)
    assert told[-2]["record"]["result"]["winners"]
    assert kinds.count("choose") == played.thinking[0].decisions


def test_a_bot_is_started_once_for_many_games(notes: Path) -> None:
    play(lineup(bot("first", notes), "random"), "789")
    kinds = [message["type"] for message in messages(notes)]
    assert [kinds.count(kind) for kind in ("hello", "over", "quit")] == [1, 3, 1]


def test_a_question_holds_seat_record_and_legal_actions(notes: Path) -> None:
    # The last action is to take a special action tile, or to spend it.
    (played,) = play(lineup("random", bot("first", notes, -1)), "7")
    questions = [message for message in messages(notes) if message["type"] == "choose"]
    for question in questions:
        game = loads(json.dumps(question["record"]))
        board = game.setup.board
        assert question["seat"] == game.state.player == 1
        assert question["legal"] == [
            action_document(board, action)  # type: ignore[arg-type]
            for action in legal_actions(game.state)
        ]
        assert len(question["record"]["turns"][-1]["roll"]) == 4
        assert not any("faces" in action for action in question["legal"])
    assert any(len(question["legal"]) == 1 for question in questions)
    assert any(action["do"] == "reroll" for q in questions for action in q["legal"])
    assert played.lost_seats == ()


def test_the_dice_cannot_be_foretold_from_anything_a_bot_is_told(notes: Path) -> None:
    play(lineup(bot("first", notes), "random"), "7")
    for message in messages(notes):
        assert not {"seed", "dice_from"} & set(message.get("record", {}).get("setup", {}))
    assert '"seed"' not in notes.read_text("utf-8")


def test_the_choice_of_a_bot_is_carried_out() -> None:
    (played,) = play(lineup(bot("first"), "random"), "7")
    game = played.game
    states = [game.start, *(step.state for step in game.steps)]
    for before, step in zip(states, game.steps, strict=False):
        if before.player == 0 and not before.due_dice:
            assert step.action == legal_actions(before)[0]


def test_a_bot_sits_under_the_name_it_gives_itself_and_is_a_bot_in_the_record() -> None:
    (played,) = play(lineup(bot("first"), bot("first"), "random"), "7")
    players = played.game.setup.players
    assert [player.name for player in players] == ["First", "First 2", "Random"]
    assert [player.control for player in players] == ["bot", "bot", "random"]


def test_bots_with_the_longest_name_sit_under_names_that_a_record_may_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What the bots say of themselves is not heard.
    monkeypatch.setattr(
        Bot, "name", property(lambda _bot: "x" * 1_000, lambda _bot, _name: None), raising=False
    )
    (played,) = play(lineup(bot("first"), bot("first"), "random"), "7")
    assert [len(player.name) for player in played.game.setup.players] == [38, 40, 6]
    assert loads(dumps(played.game)).setup == played.game.setup


def test_the_seats_of_a_rotation_are_those_of_the_players_in_them(notes: Path) -> None:
    with runner(lineup(bot("first", notes), "random")) as players:
        played = players.play("7", [1, 0])
    assert [player.name for player in played.game.setup.players] == ["Random", "First"]
    assert {m["seat"] for m in messages(notes) if m["type"] == "choose"} == {1}


@pytest.mark.parametrize("misdeed", ["exit", *NONSENSE])
def test_a_bot_that_fails_loses_its_seat_for_the_rest_of_the_game(misdeed: str) -> None:
    first, second = play(lineup(bot("misbehave", misdeed), "random"), "78")
    for played in (first, second):
        assert played.game.state.is_over
        (lost,) = played.lost_seats
        assert lost.entrant == 0
        # After three good answers, in the first game and, started again, in the second.
        assert lost.turn > 1
        assert lost.fault is (BotFault.EXITED if misdeed == "exit" else BotFault.NONSENSE)
    assert loads(dumps(second.game)).state == second.game.state


@pytest.mark.parametrize("misdeed", ["hang", "exit-with-child", "never-ready"])
def test_a_silent_bot_loses_its_seat(misdeed: str) -> None:
    (played,) = play(lineup(bot("misbehave", misdeed), "random", timeout=0.5), "7")
    assert played.game.state.is_over
    assert [lost.fault for lost in played.lost_seats] == [BotFault.SILENT]


def test_a_bot_that_is_not_ready_loses_its_seat_at_once() -> None:
    (played,) = play(lineup(bot("misbehave", "unready"), "random"), "7")
    (lost,) = played.lost_seats
    assert (lost.turn, lost.fault, lost.answer) == (1, BotFault.NONSENSE, '{"type": "steady"}')
    assert played.game.setup.players[0].name == "Bot"


def test_whoever_takes_a_lost_seat_plays_like_random() -> None:
    (played,) = play(lineup(bot("misbehave", "unready"), "random"), "7")
    (other,) = play(lineup("random", "random"), "7")
    assert [step.action for step in played.game.steps] == [s.action for s in other.game.steps]


def test_one_bot_that_fails_does_not_disturb_another() -> None:
    (played,) = play(lineup(bot("misbehave", "garbage"), bot("first")), "7")
    assert [lost.entrant for lost in played.lost_seats] == [0]


def test_a_command_that_starts_nothing_is_told_before_anything_is_played() -> None:
    with pytest.raises(BotStartError) as caught:
        play(lineup("bot:/no/such/program --fast", "random"), "7")
    assert caught.value.command == "/no/such/program"


def test_an_answer_may_come_without_the_end_of_its_line_if_it_is_the_last() -> None:
    script = "input(); print('{\"type\": \"ready\"}', end='')"
    last = Bot([sys.executable, "-c", script], 60)
    last.get_ready()
    with pytest.raises(BotError) as caught:
        last.choose(0, {}, [{"do": "end"}])
    assert caught.value.fault is BotFault.EXITED
    last.end()


def _is_there(group: int) -> bool:
    """Whether a process of the group is there, one that is not merely waiting to be buried."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pgid=,stat="], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return any(line.split()[0] == str(group) and "Z" not in line.split()[1] for line in listed)


@pytest.mark.skipif(os.name != "posix", reason="groups of processes are POSIX")
@pytest.mark.parametrize("misdeed", ["stay", "hang", "exit-with-child"])
def test_nothing_of_a_bot_is_left_behind(misdeed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.2)
    group = lineup(bot("misbehave", misdeed), "random", timeout=0.5)
    with runner(group) as players:
        process = players.bots[0]._process
        assert process
        assert _is_there(process.pid)
        players.play("7", [0, 1])
    assert not _is_there(process.pid)


def _carriers(mark: str) -> list[str]:
    """Processes that are there and carry a mark, oneself left out."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes():
                found.append(folder.name)
    return found


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they get away")
@pytest.mark.parametrize("misdeed", ["run-away", "run-away-and-exit"])
def test_what_a_bot_started_is_ended_even_in_a_session_of_its_own(
    misdeed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A bot can be one of ours that has bots: it carries the marks of both.
    monkeypatch.setenv("BOHEMIAN_VILLAGES_BOT", mark := new_mark())
    monkeypatch.setattr(bots, "GRACE", 0.2)
    party_of_two = lineup(bot("misbehave", misdeed), "random", timeout=20)
    with runner(party_of_two) as players:
        players.play("7", [0, 1])
        if misdeed == "run-away":
            assert len(_carriers(mark)) > 1, "the bot and whoever ran away from it"
    assert _carriers(mark) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is found")
def test_those_who_do_not_carry_the_mark_are_let_be() -> None:
    command = [sys.executable, "-c", "input()"]
    ours, other = new_mark(), new_mark()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, env=marked_environment(other)
    ) as stranger:
        kill_marked(ours)
        assert stranger.poll() is None
        kill_marked(other)
        assert stranger.wait(PATIENCE) == -signal.SIGKILL


def test_on_windows_the_tree_of_processes_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], **_options: object) -> None:
        asked.append(command)

    monkeypatch.setattr(subprocess, "run", run)
    bots._kill_tree(1234)
    assert asked == [["taskkill", "/T", "/F", "/PID", "1234"]]


def test_a_banned_bot_is_never_started_again() -> None:
    banned = Bot([sys.executable, "-c", "input()"])
    banned.ban()
    banned.start()
    assert banned._process is None
    with pytest.raises(BotError):
        banned.get_ready()
