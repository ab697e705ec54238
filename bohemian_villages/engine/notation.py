"""Actions as short texts that lose nothing, for the terminal, golden games and whoever reads along.

    action   = "place " dice " " building
             | "bishop " dice | "special " dice | "reroll " dice
             | "end" | "collect" | "roll " faces
    dice     = die {"," die}        places of the dice from 1 to 4, ascending
    faces    = face {"," face}      1 to 6, in the order of the dice that had to be rolled
    building = village "." slot     the village's id, its buildings counted from 1

So `place 1,2 C.3` puts a figure onto the third building of village C with the first two dice. The
slot is what follows the last dot, hence ids may hold dots, blanks and digits. An action has exactly
one text: nothing is trimmed or folded.
"""

from __future__ import annotations

from collections.abc import Callable

from .actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    CollectIncome,
    Dice,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from .board import Board
from .errors import InvalidActionError, Refusal

_FACES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}
_DICE = {"1": 0, "2": 1, "3": 2, "4": 3}


def to_text(board: Board, action: Action) -> str:
    """The text of an action."""
    match action:
        case EndTurn():
            return "end"
        case CollectIncome():
            return "collect"
        case Place(dice, building):
            return f"place {_dice_to_text(dice)} {building_to_text(board, building)}"
        case Roll(faces):
            return "roll " + ",".join(map(str, faces))
        case TakeBishop(dice) | TakeSpecial(dice) | Reroll(dice):
            return f"{_VERB_WITH_DICE[type(action)]} {_dice_to_text(dice)}"


def from_text(board: Board, text: str) -> Action:
    """The action of a text; one that means no action on this board raises InvalidActionError."""
    if text == "end":
        return END_TURN
    if text == "collect":
        return COLLECT_INCOME
    verb, _, rest = text.partition(" ")
    if verb not in _VERBS or not rest:
        raise InvalidActionError(Refusal.UNREADABLE)
    return _VERBS[verb](board, rest)


def building_to_text(board: Board, building: int) -> str:
    """The name of a building: its village's id and its place there from 1, as in `C.3`."""
    return f"{board.villages[board.village_of[building]].id}.{board.slot_of(building) + 1}"


def building_from_text(board: Board, text: str) -> int:
    """The number of the building with that name."""
    for building in range(len(board.buildings)):
        if building_to_text(board, building) == text:
            return building
    raise InvalidActionError(Refusal.UNKNOWN_BUILDING)


def _place(board: Board, rest: str) -> Place:
    dice, blank, building = rest.partition(" ")
    if not blank:
        raise InvalidActionError(Refusal.UNREADABLE)
    return Place(_dice(dice), building_from_text(board, building))


def _dice_to_text(dice: Dice) -> str:
    return ",".join(str(die + 1) for die in dice)


def _dice(text: str) -> Dice:
    return _numbers(text, _DICE, Refusal.UNKNOWN_DIE)


def _numbers(text: str, known: dict[str, int], otherwise: Refusal) -> Dice:
    try:
        return tuple(known[number] for number in text.split(","))
    except KeyError:
        raise InvalidActionError(otherwise) from None


_VERB_WITH_DICE = {TakeBishop: "bishop", TakeSpecial: "special", Reroll: "reroll"}

_VERBS: dict[str, Callable[[Board, str], Action]] = {
    "place": _place,
    "bishop": lambda _board, rest: TakeBishop(_dice(rest)),
    "special": lambda _board, rest: TakeSpecial(_dice(rest)),
    "reroll": lambda _board, rest: Reroll(_dice(rest)),
    "roll": lambda _board, rest: Roll(_numbers(rest, _FACES, Refusal.UNKNOWN_FACE)),
}
