"""Named scenes of Rolling Village, to be rendered into pictures."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ...models.files.writer import Writer
from ...models.program.preferences import Preferences
from ...settings import Settings
from ...views.toolkit.art import Art
from ..engine.game import Game
from ..models.comparison import Comparison, SameDice
from ..models.game_model import RollingModel
from ..models.thinker import Analysis, RollingThinker
from .final.screen import RollingFinal
from .new_game.screen import RollingNewGame
from .table.screen import RollingScreen

TODAY = date(2025, 12, 20)
"""The day of the deal that the scenes show."""


def _model(game: Game) -> RollingModel:
    model = RollingModel(game.setup)
    model.load(game)
    return model


def _form(_game: Game, art: Art) -> QWidget:
    return RollingNewGame(art, today=lambda: TODAY)


def _table(game: Game, art: Art) -> RollingScreen:
    model, preferences = _model(game), Preferences(Settings(animations=False), Writer())
    table = RollingScreen(model, preferences, art)
    for part in (model, preferences):
        part.setParent(table)
    return table


def _hint(game: Game, art: Art) -> QWidget:
    """With the hint opened, thought out here and now."""
    table = _table(game, art)
    model = table.hint.model

    def answer(asked: Analysis) -> None:
        found = list(RollingThinker().answers(asked))
        for place, each in enumerate(found, 1):
            model.tell(asked.id, each, place == len(found))

    model.asked.connect(answer)
    model.toggle()
    return table


class ExpertHere(QObject):
    """Answers before anything else happens."""

    answered = Signal(int, object, bool)

    def ask(self, question: SameDice) -> None:
        """Play all turns; the comparison has noted already what it asked."""
        turns = list(RollingThinker().answers(question))
        for place, turn in enumerate(turns, 1):
            self.answered.emit(question.id, turn, place == len(turns))

    def cancel(self, _number: int) -> None:
        """There is never anything under way."""


def _final(game: Game, art: Art) -> QWidget:
    """With an expert beside, who plays the same dice here and now."""
    final, model = RollingFinal(art), _model(game)
    model.setParent(final)
    expert = ExpertHere(final)
    model.comparison = Comparison(model, expert, model)
    model.comparison.begin()
    final.show_result(model, animate=False)
    return final


SCENES: dict[str, Callable[[Game, Art], QWidget]] = {
    "rolling-new": _form,
    "rolling": _table,
    "rolling-hint": _hint,
    "rolling-4p": _table,
    "rolling-final": _final,
}
