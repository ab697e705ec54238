"""`arena`: the report in a table and as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bohemian_villages.commands import progress
from bohemian_villages.commands.progress import Progress
from tests.ai.players.bot_commands import bot
from tests.commands.program import Program

RUN = ("arena", "--players", "random,random,random", "--games", 4, "--seed", "7")


def report(text: str) -> dict[str, Any]:
    """The one object on standard output, without the times, which never are the same."""
    document: dict[str, Any] = json.loads(text)
    for player in document["players"]:
        assert player.pop("seconds") > 0
    return document


def test_the_report_as_json_is_one_object(program: Program) -> None:
    outcome = program(*RUN, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    document = json.loads(outcome.out)
    assert list(document) == ["deals", "games", "players"]
    assert (document["deals"], document["games"]) == (4, 12)
    assert [player["name"] for player in document["players"]] == ["random", "random 2", "random 3"]
    for player in document["players"]:
        assert list(player) == ["name", "wins", "low", "high", "margin", "seconds"]
        assert 0 <= player["low"] <= player["wins"] <= player["high"] <= 1
    assert sum(player["wins"] for player in document["players"]) == pytest.approx(1, abs=1e-5)


def test_the_report_is_the_same_whatever_the_jobs(program: Program) -> None:
    players = ("arena", "--players", f"random,{bot('first')}", "--games", 4, "--seed", "7")
    one, two = (report(program(*players, "--json", "--jobs", jobs).out) for jobs in (1, 2))
    assert one == two
    assert one["players"][0]["wins"] != one["players"][1]["wins"]


def test_the_report_as_a_table_has_a_line_for_each_player(program: Program) -> None:
    outcome = program(*RUN)
    assert outcome.lines[0] == "4 deals with --seed 7."
    assert outcome.lines[1].split()[:2] == ["player", "wins"]
    assert [line.split("  ")[0].strip() for line in outcome.lines[2:]] == [
        "random",
        "random 2",
        "random 3",
    ]
    assert len({len(line) for line in outcome.lines[1:]}) == 1


def test_luck_is_taken_out_of_the_wins_when_asked(program: Program) -> None:
    run = ("arena", "--players", "random,beginner", "--games", 1, "--seed", "7", "--luck")
    players = report(program(*run, "--json").out)["players"]
    for player in players:
        without = player["without_luck"]
        assert without["low"] <= without["wins"] <= without["high"]
        assert without["wins"] != player["wins"]
    # What one had of luck, the other lacked.
    assert sum(each["without_luck"]["wins"] for each in players) == pytest.approx(1, abs=1e-4)


def test_the_wins_without_luck_have_columns_of_their_own(program: Program) -> None:
    run = ("arena", "--players", "random,random", "--games", 1, "--seed", "7", "--luck")
    heads, *rows = program(*run).lines[1:]
    assert "without luck" in heads
    assert all(row.split().count("–") == 2 for row in rows)


def test_rolling_village_has_no_luck_to_take_out(program: Program) -> None:
    outcome = program("arena", "--game", "rolling", "--players", "easy", "--games", 1, "--luck")
    assert outcome.status == 2
    assert "--luck" in outcome.err


def test_one_deal_has_no_interval(program: Program) -> None:
    run = ("arena", "--players", "random,random", "--games", 1, "--seed", "7")
    (player, _) = report(program(*run, "--json").out)["players"]
    assert (player["low"], player["high"]) == (0, 1)
    assert program(*run).lines[2].split()[1:3] == ["50.0%", "–"]


def test_there_are_a_hundred_deals_if_nothing_else_is_said(program: Program) -> None:
    run = ("arena", "--players", "random,random", "--seed", "7", "--json")
    assert report(program(*run).out)["deals"] == 100


def test_a_drawn_seed_is_told_where_it_does_not_disturb(program: Program) -> None:
    outcome = program("arena", "--players", "random,random", "--games", 1, "--json")
    report(outcome.out)
    assert outcome.err.startswith("Seed: ")


def test_a_bot_that_fails_is_told_beside_the_json(program: Program) -> None:
    players = f"random,{bot('misbehave', 'exit')}"
    run = ("arena", "--players", players, "--games", 2, "--seed", "7")
    outcome = program(*run, "--json")
    assert report(outcome.out)["players"][1]["name"].startswith("bot:")
    told = outcome.err.splitlines()
    assert [line.split(":")[0] for line in told] == ["Deal 1", "Deal 1", "Deal 2", "Deal 2"]
    assert all("exited in turn" in line for line in told)
    assert program(*run).lines[-1].endswith("lost its seat in 4 games.")


class _Terminal:
    """Standard error as a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


def test_on_a_terminal_progress_is_one_line_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    shown = Progress()
    shown.show("12 of 20")
    shown.show("1 of 2")
    shown.say("a word")
    shown.clear()
    assert terminal.text == (
        "\r12 of 20" + "\r1 of 2  " + "\r      \r" + "a word\n" + "\r1 of 2" + "\r      \r"
    )


def test_elsewhere_progress_is_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    shown = Progress()
    for second in range(0, 100, 5):
        now = float(second)
        shown.show(f"after {second}")
    shown.clear()
    assert capsys.readouterr().err == "after 30\nafter 60\nafter 90\n"
