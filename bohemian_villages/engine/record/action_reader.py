"""Reading the actions of a turn: each is played, and its result compared with the record."""

from __future__ import annotations

from collections.abc import Callable

from ...action_errors import ActionError, IllegalActionError
from ...records.errors import JsonType, Problem, RecordError, RecordPlace, Section
from ...records.fields import Fields, fields_of
from ..actions import END_TURN, Place, Reroll, Roll, TakeBishop, TakeSpecial
from ..errors import Refusal
from ..game import Game
from .derived import coins, kicked


def turn_place(turn: int, action: int = 0) -> RecordPlace:
    """A turn of the record, or one of its actions."""
    return RecordPlace(Section.TURN, turn, action)


def refused(place: RecordPlace, error: ActionError) -> RecordError:
    """The error for an action, or a roll, that the rules do not allow."""
    return RecordError(place, Problem.RULE_BROKEN, refusal=error.refusal)


def roll(game: Game, faces: tuple[int, ...]) -> None:
    """Roll these faces; a wrong number of them is not reported as dice of another seed."""
    if len(faces) != len(game.state.due_dice):
        raise IllegalActionError(Refusal.WRONG_NUMBER_OF_FACES)
    game.play(Roll(faces))


class ActionReader:
    """Plays the actions of a record, turn by turn."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._board = game.setup.board
        self._villages = {v.id: place for place, v in enumerate(self._board.villages)}
        self._readers: dict[str, Callable[[Fields], None]] = {
            "place": self._place,
            "bishop": self._bishop,
            "special": self._special,
            "reroll": self._reroll,
            "end": self._end,
        }

    def read(self, turn: Fields) -> None:
        """Play all actions of a turn."""
        for number, action in enumerate(turn.sequence("actions"), 1):
            fields = fields_of(turn_place(turn.place.turn, number), action)
            try:
                self._read_action(fields)
            except ActionError as error:
                raise refused(fields.place, error) from error

    def _read_action(self, fields: Fields) -> None:
        state = self._game.state
        if not state.dice:
            raise fields.error(Problem.ACTION_AFTER_END)
        if state.is_over:
            raise IllegalActionError(Refusal.GAME_OVER)
        self._readers[fields.word("do", self._readers)](fields)

    def _place(self, fields: Fields) -> None:
        dice = fields.integers("dice")
        events = self._game.play(Place(dice, self._building(fields)))
        if "kicked" in fields:
            fields.compare("kicked", _player_or_nobody(fields), kicked(events))
        if "coins" in fields:
            paid = coins(events, self._game.state.players)
            fields.compare("coins", list(fields.integers("coins")), paid)

    def _building(self, fields: Fields) -> int:
        village = self._villages[fields.word("village", self._villages)]
        slot = fields.index("slot", len(self._board.in_village[village]))
        return self._board.building_at(village, slot)

    def _bishop(self, fields: Fields) -> None:
        self._game.play(TakeBishop(fields.integers("dice")))

    def _special(self, fields: Fields) -> None:
        self._game.play(TakeSpecial(fields.integers("dice")))

    def _reroll(self, fields: Fields) -> None:
        dice, faces = fields.integers("dice"), fields.integers("faces")
        self._game.play(Reroll(dice))
        roll(self._game, faces)

    def _end(self, _fields: Fields) -> None:
        self._game.play(END_TURN)


def _player_or_nobody(fields: Fields) -> int | None:
    player = fields.get("kicked")
    if player is None or type(player) is int:
        return player
    raise fields.wrong_type(JsonType.INTEGER_OR_NULL, "kicked")
