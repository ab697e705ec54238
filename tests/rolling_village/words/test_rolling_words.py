"""What Rolling Village says: names, events, refusals and what is wrong with a record."""

from __future__ import annotations

from typing import Any

import pytest

from bohemian_villages.records.errors import Problem
from bohemian_villages.rolling_village.engine.actions import Draw
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.events import (
    AvenueChosen,
    DiceRolled,
    Event,
    GameOver,
    GroupScored,
    PlayerDone,
    ProjectDrawn,
    SquareScored,
    TurnEnded,
    TurnScored,
)
from bohemian_villages.rolling_village.engine.moves import refusal
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.engine.sheet import Project
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.words import refusals
from bohemian_villages.rolling_village.words.events import RollingNarrator
from bohemian_villages.rolling_village.words.names import SheetNames, project_names
from tests.records.changes import REMOVED, changed
from tests.rolling_village.engine.record_games import error_of, example, whole
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    LAKE,
    PRINTED,
    SQUARE,
    draw,
    position,
    with_columns,
)

SETUP = Setup((Player("Anna"), Player("Ota")), PRINTED)

SAID: list[tuple[Event, str]] = [
    (DiceRolled(0, (2, 6)), "Preparation: the dice show 2 and 6."),
    (DiceRolled(3, (3, 1)), "Turn 3: the dice show 3 and 1."),
    (ProjectDrawn(0, HOUSE, 7, False), "Anna draws a house in column 2, avenue 5–6."),
    (ProjectDrawn(1, LAKE, 29, True), "Ota draws a lake in column 6, avenue 10–11 as a bonus."),
    (AvenueChosen(0, 2), "Anna picks avenue 7."),
    (GroupScored(0, FOREST, (0, 1), 3), "Anna’s group of 2 forests scores 3 points."),
    (GroupScored(0, HOUSE, (7,), 1), "Anna’s group of 1 house scores 1 point."),
    (TurnScored(1, 4, 0, 0), "Ota scores 0 points in avenue 3–4."),
    (PlayerDone(0, 1), "Anna is done."),
    (TurnEnded(0), "The preparation is over."),
    (TurnEnded(9), "Turn 9 is over."),
    (SquareScored(0, 7, 10), "Anna’s square in column 2, avenue 5–6 scores 10 points."),
    (GameOver(), "The game is over."),
]


@pytest.mark.parametrize(("event", "said"), SAID, ids=[said for _, said in SAID])
def test_every_event_has_a_sentence(event: Event, said: str) -> None:
    assert RollingNarrator(SETUP).say(event) == said


def test_every_event_is_told_above() -> None:
    assert {type(event) for event, _ in SAID} == set(Event.__args__)


def test_projects_have_names() -> None:
    assert [project_names.one(p) for p in Project] == ["House", "Forest", "Lake", "Square"]
    assert project_names.counted(SQUARE, 1) == "1 square"
    assert project_names.drawn(SQUARE) == "a square"


def test_players_whom_a_name_does_not_tell_apart_have_a_number() -> None:
    names = SheetNames(Setup((Player("Anna"), Player("Anna"), Player("\n")), PRINTED))
    assert [names.player(n) for n in range(3)] == ["Anna (1)", "Anna (2)", "Player 3"]


@pytest.mark.parametrize("broken", list(Refusal))
def test_every_refusal_has_a_sentence(broken: Refusal) -> None:
    said = refusals.rule(broken)
    assert said.endswith(".")
    assert refusals.explain(position(dice=(3, 1)), None, broken) == said


EXPLAINED: list[tuple[State, Draw, str]] = [
    (position(dice=(3, 1)), draw(LAKE, 3, 1), "The dice call for column 1."),
    (position(dice=(1, 4)), draw(HOUSE, 3, 1), "The dice call for column 4 or 1."),
    (
        position(with_columns(0, 0, 2, 5, 1, 0), (4, 2)),
        draw(FOREST, 2, 1),
        "Column 4 is full; the nearest one with room is 5.",
    ),
    (
        position(with_columns(0, 0, 2, 5, 1, 0), (4, 2)),
        draw(FOREST, 3, 5),
        "Column 4 is full; column 5 is as near and has more room.",
    ),
    (position(with_columns(1), (3, 1)), draw(LAKE, 1, 1), "This space is taken."),
]


@pytest.mark.parametrize(("state", "action", "said"), EXPLAINED, ids=[e[2] for e in EXPLAINED])
def test_a_refusal_tells_what_on_the_sheet_makes_it_so(
    state: State, action: Draw, said: str
) -> None:
    broken = refusal(state, action)
    assert broken is not None
    assert refusals.explain(state, action, broken) == said


BROKEN: list[tuple[Any, str]] = [
    (
        changed(example(), "preparation.sheets.0.draw.1.column", 5),
        "preparation, sheet 1: The dice call for another column.",
    ),
    (
        changed(whole(), "turns.3.sheets.0", {"draw": []}),
        "turn 4, sheet 1: The sheet is not done, but more follows.",
    ),
    (
        changed(whole(), "turns.0.sheets.0.draw", []),
        "turn 1, sheet 1: The field “scored” must go; it is written when the sheet is done.",
    ),
    (
        changed(example(), "turns.0.roll", [1, 1]),
        "turn 1: These dice do not match the game’s seed.",
    ),
    (
        changed(whole(), "preparation.sheets", REMOVED),
        "preparation: The field “sheets” is missing.",
    ),
    (
        changed(example(), "turns.0.sheets.0.score", 9),
        "turn 1, sheet 1: The field “score” must be 8, not 9; it follows from the rest.",
    ),
    (
        changed(example(), "setup.sheet.1.2", -1),
        "setup: The field “sheet[1][2]” must be 0 or more, not -1.",
    ),
    (
        changed(example(), "result", {}),
        "result: There is a result, but the game is not over.",
    ),
]


@pytest.mark.parametrize(("document", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_a_broken_record_is_told_in_one_sentence(document: Any, said: str) -> None:
    assert refusals.about_record(error_of(document)) == said


def test_the_problems_of_sheets_are_told_above() -> None:
    told = {error_of(document).problem for document, _ in BROKEN}
    assert {Problem.SHEET_NOT_DONE, Problem.SCORE_TOO_EARLY} <= told
