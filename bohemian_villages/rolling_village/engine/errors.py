"""Why an action is refused, as data; `words` makes sentences of it."""

from __future__ import annotations

from enum import Enum, auto


class Refusal(Enum):
    """The rule that an action would break."""

    # Malformed: wrong in any position.
    UNKNOWN_SPACE = auto()
    UNKNOWN_AVENUE = auto()
    WRONG_NUMBER_OF_FACES = auto()
    UNKNOWN_FACE = auto()

    # Well formed, but not now.
    GAME_OVER = auto()
    ROLL_FIRST = auto()
    NO_ROLL_DUE = auto()
    DICE_NOT_OF_SEED = auto()
    SPACE_TAKEN = auto()
    WRONG_PROJECT = auto()
    SQUARE_NEEDS_DOUBLES = auto()
    WRONG_COLUMN = auto()
    NOT_NEAREST_COLUMN = auto()
    FEWER_EMPTY_SPACES = auto()
    PROJECTS_MUST_DIFFER = auto()
    NO_SQUARE_IN_PREPARATION = auto()
    NO_SQUARE_AS_BONUS = auto()
    BONUS_USED = auto()
    NO_BONUS_DUE = auto()
    AVENUE_DUE = auto()
    DRAW_FIRST = auto()
    NO_AVENUE_DUE = auto()
