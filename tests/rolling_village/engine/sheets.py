"""Sheets as pictures, positions and games for the tests.

A picture has five lines of six signs: H house, F forest, L lake, S square, a dot for empty.
"""

from __future__ import annotations

from attrs import evolve

from bohemian_villages.rolling_village.engine.actions import Action, Dice, Draw, Roll
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions, refusal
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.engine.sheet import (
    AVENUES,
    BLANK,
    COLUMNS,
    Project,
    Sheet,
    space_at,
)
from bohemian_villages.rolling_village.engine.state import State, initial_state

HOUSE, FOREST, LAKE, SQUARE = Project.HOUSE, Project.FOREST, Project.LAKE, Project.SQUARE

PRINTED = (
    (3, 0, 2, 2, 0, 3),
    (0, 1, 0, 0, 1, 0),
    (2, 0, 1, 1, 0, 2),
    (0, 1, 0, 0, 1, 0),
    (3, 0, 2, 2, 0, 3),
)
POINTS = tuple(points for avenue in PRINTED for points in avenue)
SIGNS = {"H": HOUSE, "F": FOREST, "L": LAKE, "S": SQUARE}


def sheet(picture: str) -> Sheet:
    """The sheet in a picture."""
    rows = [line.split() for line in picture.strip().splitlines()]
    assert [len(row) for row in rows] == [COLUMNS] * AVENUES
    drawn = BLANK
    for space, sign in enumerate(sign for row in rows for sign in row):
        if sign != ".":
            drawn = drawn.plus(SIGNS[sign], space)
    return drawn


def with_columns(*filled: int) -> Sheet:
    """A sheet on which so many spaces of each column, from the top, hold a lake."""
    drawn = BLANK
    for column, spaces in enumerate(filled):
        for avenue in range(spaces):
            drawn = drawn.plus(LAKE, space_at(column, avenue))
    return drawn


def position(drawn: Sheet = BLANK, dice: Dice | None = None, turn: int = 1) -> State:
    """One player's position with this sheet, in a turn, perhaps with the dice on the table."""
    scores = ((0,) * max(turn - 1, 0),)
    start = initial_state(POINTS, 1)
    return evolve(start, sheets=(drawn,), turn=turn, dice=dice, scores=scores)


def draw(project: Project, column: int, avenue: int) -> Draw:
    """A drawing, column and avenue counted from 1 as people do."""
    return Draw(project, space_at(column - 1, avenue - 1))


def after(state: State, *actions: Action) -> State:
    """The position after these actions."""
    for action in actions:
        state = apply(state, action)[0]
    return state


def columns_open(state: State, project: Project) -> set[int]:
    """The columns, from 1, in which a project may be drawn now."""
    draws = [a for a in legal_actions(state) if isinstance(a, Draw) and a.project is project]
    return {a.space % COLUMNS + 1 for a in draws}


def projects_open(state: State) -> set[Project]:
    """What may be drawn now."""
    return {a.project for a in legal_actions(state) if isinstance(a, Draw)}


def is_legal(state: State, action: Action) -> bool:
    """Whether the list and the check agree that this may be done."""
    listed = action in legal_actions(state)
    assert listed == (refusal(state, action) is None)
    return listed


def game(players: int = 1, seed: str | None = None) -> Game:
    """A new game on the printed sheet."""
    names = ("Anna", "Ota", "Eva", "Jan")
    seats = tuple(Player(names[n % 4] + "x" * (n // 4)) for n in range(players))
    return Game(Setup(seats, PRINTED, seed))


def play_first(a_game: Game, steps: int) -> None:
    """Play so many steps: the dice of the seed, or 1 and 2, and always the first legal action."""
    for _ in range(steps):
        state = a_game.state
        if state.awaits_roll:
            a_game.play(a_game.due_roll or Roll((1, 2)))
        else:
            a_game.play(legal_actions(state)[0])
