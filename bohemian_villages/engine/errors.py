"""Why an action is refused, as data; `words` makes sentences of it."""

from __future__ import annotations

from enum import Enum, auto


class Refusal(Enum):
    """The rule that an action would break."""

    # Malformed: wrong in any position.
    UNKNOWN_BUILDING = auto()
    UNKNOWN_DIE = auto()
    DICE_NOT_ASCENDING = auto()
    WRONG_NUMBER_OF_DICE = auto()
    WRONG_NUMBER_OF_FACES = auto()
    UNKNOWN_FACE = auto()

    # Well formed, but not now.
    GAME_OVER = auto()
    ROLL_FIRST = auto()
    NO_ROLL_DUE = auto()
    DICE_NOT_OF_SEED = auto()
    NO_INCOME_TO_COLLECT = auto()
    DIE_USED = auto()
    WRONG_TOTAL = auto()
    NO_FIGURE = auto()
    FREE_BUILDING_LEFT = auto()
    OWN_FIGURE = auto()
    NEVER_KICKED = auto()
    SHOP_ALREADY_HELD = auto()
    NOT_DOUBLES = auto()
    BISHOP_ALREADY_HELD = auto()
    SPECIAL_ALREADY_HELD = auto()
    SPECIAL_SPENT_THIS_TURN = auto()
    NO_SPECIAL_LEFT = auto()
    NO_SPECIAL_TO_SPEND = auto()
    MOVE_DUE = auto()
    REROLL_DUE = auto()
