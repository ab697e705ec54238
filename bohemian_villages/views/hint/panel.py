"""The panel of the hint: heading, the suggested turns, and the button that plays one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ...models.game.data import EndTurn
from ...models.hint.hint_model import HintModel
from ...models.hint.rows import HintRow
from ..keys import TABLE
from ..toolkit.painting.canvas import Icons
from ..toolkit.widgets.suggestions import SuggestionPanel
from .list import HintList


class HintPanel(SuggestionPanel):
    """What can be played, best first."""

    list: HintList

    def __init__(self, hint: HintModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(HintList(hint, icons), TABLE["hint"], icons, parent)

    def say_play(self, row: HintRow) -> None:
        """A move, or the end of the turn."""
        first = row.steps[0]
        is_end = isinstance(first.action, EndTurn)
        self.play.say(first.title if is_end else self.tr("Play this move"), tip=first.phrase)
