"""Named scenes of Bohemian Villages, to be rendered into pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from ...models.files.writer import Writer
from ...models.game.data import Game
from ...models.game.game_model import GameModel
from ...models.game.questions import Analysis, analyse
from ...models.new_game.setups import FIRST_TABLE
from ...models.program.preferences import Preferences
from ...settings import Settings
from ..final.screen import FinalScreen
from ..new_game.screen import NewGameScreen
from ..switches import CHANCES
from ..table.table_screen import TableScreen
from ..toolkit.art import Art


def _form(game: Game, art: Art) -> QWidget:
    form = NewGameScreen(art)
    form.set_last_table(FIRST_TABLE.seated(len(game.setup.players)))
    return form


def _final(game: Game, art: Art) -> QWidget:
    final, model = FinalScreen(art), _model(game)
    model.setParent(final)
    final.show_result(model, animate=False)
    return final


def _table(
    game: Game, art: Art, prepare: Callable[[TableScreen], None] | None = None
) -> TableScreen:
    model, preferences = _model(game), Preferences(Settings(animations=False), Writer())
    table = TableScreen(model, preferences, art)
    for part in (model, preferences):
        part.setParent(table)
    if prepare is not None:
        prepare(table)
    return table


def _model(game: Game) -> GameModel:
    model = GameModel(game.setup)
    model.load(game)
    return model


def _open_hint(table: TableScreen) -> None:
    """Open the hint, thought out here and now."""
    hint = table.hint.model

    def answer(asked: Analysis) -> None:
        found = list(analyse(asked))
        for place, each in enumerate(found, 1):
            hint.tell(asked.id, each, place == len(found))

    hint.asked.connect(answer)
    table.preferences.change(**{CHANCES.key: True})
    hint.toggle()


def _choose_kick(table: TableScreen) -> None:
    """Choose a chip that kicks out a figure."""
    model = table.model
    for choice in model.choices:
        if any(target.victim >= 0 for half in choice.halves for target in half.targets):
            model.choose(choice)
            return


SCENES: dict[str, Callable[[Game, Art], QWidget]] = {
    "new-game": _form,
    "opening": _table,
    "midgame": _table,
    "late": _table,
    "kick": partial(_table, prepare=_choose_kick),
    "reroll": _table,
    "hint": partial(_table, prepare=_open_hint),
    "final": _final,
}
