"""RollingWhySide: why an AI player drew that, in words beside its sheet, which is shown large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Icons
from ....views.toolkit.widgets.table_button import TableButton
from ....views.toolkit.widgets.why_sheet import WhySheet
from ...models.game_model import RollingModel
from ...models.why import RollingWhy
from ..keys import TABLE

BUTTON = 104.0
"""The width of the button beside the way back."""


class RollingWhySide(QObject):
    """Opens and closes the explanation, and turns the table to the sheet it speaks of."""

    about_to_act = Signal()
    """A turn is to be explained: what lies in its place makes way."""
    shown_changed = Signal()
    """Another turn is explained, or none: other sheets and numbers are to be shown."""
    told = Signal(str)
    """Why there is nothing to explain."""

    def __init__(self, game: RollingModel, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self.model = RollingWhy(game, self)
        """Its `asked` and `dropped` go to the AI worker, whose answers go to its `tell`."""
        self.sheet = WhySheet(self.model, icons, parent)
        self.button = TableButton("", icons, parent)
        self.button.keys = TABLE["why"]
        self.button.hide()
        self.button.clicked.connect(self._explain_shown)
        self._player: int | None = None
        """Whose turn is explained, and whose sheet is therefore shown."""
        self._before: int | None = None
        """Whose sheet was shown before."""
        self.model.changed.connect(self._follow_model)
        game.selection_changed.connect(self._close_elsewhere)

    # What people do.

    def toggle(self) -> None:
        """Explain the turn of the next AI player, close after the last, or say why not."""
        if why_not := self.model.why_not:
            self.told.emit(why_not)
        else:
            self.about_to_act.emit()
            self.model.explain_next()

    def _explain_shown(self) -> None:
        self.about_to_act.emit()
        self.model.explain(self._game.shown)

    def close(self) -> None:
        """Close the explanation, and go back to the sheet that was shown before."""
        self.model.close()

    # What is shown.

    def drop(self) -> None:
        """Close it because the game goes on, which decides itself whose sheet is shown."""
        self._player = None
        self.model.close()

    def _follow_model(self) -> None:
        """Show the sheet that is spoken of; afterwards the one shown before."""
        player, before = self.model.player, self._player
        if player == before:
            return
        self._player = player
        if player is None:
            self._game.look_at(self._before)
        else:
            shown = self._game.shown
            if before is None:
                self._before = None if shown == self._game.at_screen else shown
            self._game.look_at(player)
        self.shown_changed.emit()

    def _close_elsewhere(self) -> None:
        """Somebody looks at another sheet."""
        if self._player is not None and self._game.shown != self._player:
            self.drop()
            self.shown_changed.emit()

    def refresh(self) -> None:
        """Offer to explain the sheet that is looked at."""
        player = self._game.shown
        offers = player not in (self._game.at_screen, self.model.player)
        self.button.setVisible(offers and self.model.can_explain(player))
        words = self.model.words
        self.button.say(words.button(), tip=words.title(self._game.names.player(player)))

    def place(self, room: QRect, covered: Sequence[QRect], way_back: QRect, scale: float) -> None:
        """Lie within a room of the table, just over some of these parts.

        The button lies left of the way back to one's own sheet.
        """
        self.sheet.place(room, covered, scale)
        self.button.scale = scale
        wide = round(BUTTON * scale)
        left = way_back.left() - round(10 * scale) - wide
        self.button.setGeometry(left, way_back.top(), wide, way_back.height())
