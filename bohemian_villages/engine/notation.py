"""Actions as short texts that lose nothing, for the self-check and for golden games.

    action   = "place " dice " " building
             | "bishop " dice | "special " dice | "reroll " dice
             | "end" | "collect" | "roll " faces
    dice     = die {"," die}        places of the dice from 1 to 4, ascending
    faces    = face {"," face}      1 to 6, in the order of the dice that had to be rolled
    building = village "." slot     the village's id, its buildings counted from 1

So `place 1,2 C.3` puts a figure onto the third building of village C with the first two dice. The
slot follows the last dot, so ids may hold dots, blanks and digits.
"""

from __future__ import annotations

from .actions import (
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


def building_to_text(board: Board, building: int) -> str:
    """The name of a building: its village's id and its place there from 1, as in `C.3`."""
    return f"{board.villages[board.village_of[building]].id}.{board.slot_of(building) + 1}"


def _dice_to_text(dice: Dice) -> str:
    return ",".join(str(die + 1) for die in dice)


_VERB_WITH_DICE = {TakeBishop: "bishop", TakeSpecial: "special", Reroll: "reroll"}
