"""Reading what one player did for a roll: it is carried out, and what follows from it compared."""

from __future__ import annotations

from collections.abc import Callable

from ....action_errors import ActionError
from ....records.errors import Problem, RecordError
from ....records.fields import Fields
from ..actions import Action, ChooseAvenue, Draw
from ..errors import Refusal
from ..game import Game
from ..sheet import AVENUES, COLUMNS, PROJECTS_BY_KEY, space_at
from ..state import BONUS_TURNS, DRAWS_OF_A_ROLL


def play(game: Game, fields: Fields, action: Callable[[], Action]) -> None:
    """Carry out the action in these fields; a refusal by the rules is an error in them."""
    try:
        game.play(action())
    except ActionError as error:
        raise fields.error(Problem.RULE_BROKEN, refusal=error.refusal) from error


class SheetReader:
    """Plays one player's part of a roll as recorded."""

    def __init__(self, game: Game, fields: Fields) -> None:
        self._game = game
        self._fields = fields
        self._begun = game.state

    def read(self, *, may_stop: bool) -> None:
        """Play all of it; only where the game stops, something may be missing at the end."""
        self._fields.counted("draw", 0, DRAWS_OF_A_ROLL)
        for draw in self._fields.objects("draw"):
            self._draw(draw)
        if self._begun.in_preparation:
            self._check_nothing_scored()
        else:
            self._read_bonus()
            self._read_scored()
            self._check_score()
        if self._fields.values.get("bonus", ...) is None:
            self._check_done("bonus")
        if not (self._done or may_stop):
            raise self._missing() or self._fields.error(Problem.SHEET_NOT_DONE)

    @property
    def _done(self) -> bool:
        now = self._game.state
        return (now.turn, now.player) != (self._begun.turn, self._begun.player)

    def _draw(self, fields: Fields) -> None:
        project = PROJECTS_BY_KEY[fields.word("project", PROJECTS_BY_KEY)]
        column = fields.number("column", 1, COLUMNS) - 1
        avenue = fields.number("avenue", 1, AVENUES) - 1
        play(self._game, fields, lambda: Draw(project, space_at(column, avenue)))

    def _check_nothing_scored(self) -> None:
        for name in ("bonus", "scored", "score"):
            if name in self._fields:
                raise self._fields.error(Problem.NOT_IN_PREPARATION, name)

    def _read_bonus(self) -> None:
        if "bonus" not in self._fields:
            return
        if self._begun.turn in BONUS_TURNS:
            bonus = self._fields.inner("bonus")
            if not self._game.state.bonus_due:
                raise bonus.error(Problem.RULE_BROKEN, refusal=Refusal.NO_BONUS_DUE)
            self._draw(bonus)
        elif self._fields.get("bonus") is not None:
            refusal = Refusal.NO_BONUS_DUE
            raise self._fields.error(Problem.RULE_BROKEN, "bonus", refusal=refusal)

    def _read_scored(self) -> None:
        """The active avenue is the player's choice, or follows from the dice."""
        if "scored" not in self._fields:
            return
        avenue = self._fields.number("scored", 1, AVENUES) - 1
        if self._game.state.avenue_due:
            play(self._game, self._fields, lambda: ChooseAvenue(avenue))
        self._check_done("scored")
        if self._begun.avenue is not None:
            self._fields.compare("scored", avenue + 1, self._begun.avenue + 1)

    def _check_score(self) -> None:
        if "score" not in self._fields:
            return
        written = self._fields.integer("score")
        self._check_done("score")
        scores = self._game.state.scores[self._begun.player]
        self._fields.compare("score", written, scores[-1])

    def _check_done(self, name: str) -> None:
        """Refuse a field that must not occur before the sheet is done."""
        if not self._done:
            raise self._missing() or self._fields.error(Problem.SCORE_TOO_EARLY, name)

    def _missing(self) -> RecordError | None:
        """What is wrong if a sheet that ought to be done lacks only a field."""
        if self._game.state.bonus_due:
            return self._fields.error(Problem.MISSING, "bonus")
        if self._game.state.avenue_due:
            return self._fields.error(Problem.MISSING, "scored")
        return None
