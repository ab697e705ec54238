"""HintSide: the hint and the winning chances of one table, and how they follow the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from ...models.game.data import NO_PLAYER
from ...models.game.game_model import GameModel
from ...models.hint.hint_model import HintModel
from ...models.program.preferences import Preferences
from ..board import Lit
from ..switches import CHANCES
from ..table.layout import Arrangement
from ..table.stage import TableStage
from ..toolkit.animation.director import Director
from .chances import ChancesBar
from .panel import HintPanel
from .trail import Trail


class HintSide(QObject):
    """Opens and closes the hint, and shows it on the board."""

    about_to_open = Signal()
    room_changed = Signal()
    """The hint or the chances were shown or hidden: the table needs a new layout."""
    suggestion_changed = Signal()
    """Another turn is suggested, or none."""
    told = Signal(str)
    """Why there is no hint."""

    def __init__(
        self,
        game: GameModel,
        preferences: Preferences,
        stage: TableStage,
        director: Director,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self.game = game
        self.preferences = preferences
        self.stage = stage
        self.director = director
        self.model = HintModel(game, self)
        self.chances = ChancesBar(stage.icons, parent)
        self.panel = HintPanel(self.model, stage.icons, parent)
        self.trail = Trail(game, stage, parent)
        for part in (self.chances, self.panel):
            part.hide()
        self.panel.closed.connect(self.model.close)
        self.panel.play_requested.connect(self.play)
        self.model.changed.connect(self._show)
        self.model.shown_changed.connect(self._show_suggestion)
        self.model.chances_changed.connect(self.show_chances)
        preferences.changed.connect(self.follow_settings)

    # What is there.

    @property
    def is_open(self) -> bool:
        """Whether the hint is shown."""
        return self.model.is_open

    @property
    def has_chances(self) -> bool:
        """Whether winning chances are shown."""
        return self.preferences.now.is_on(CHANCES.key)

    @property
    def prompt(self) -> str:
        """The prompt while a turn is suggested; else empty."""
        row = self.model.shown if self.is_open and not self.game.is_lifting else None
        return self.model.words.prompt([step.phrase for step in row.steps]) if row else ""

    def lit(self) -> dict[int, Lit] | None:
        """The buildings of the turn that is looked at; None if the table lights its own."""
        # Nobody chose other dice meanwhile.
        row = self.model.shown if self.is_open and self.game.follows_suggestion else None
        if row is None:
            return None
        return {
            building: Lit(step.victim, self.tr("kick") if step.victim != NO_PLAYER else "")
            for building, step in row.targets.items()
        }

    # What people do.

    def toggle(self) -> None:
        """Open the hint on a person's turn, or close it."""
        if self.is_open:
            self.model.close()
        elif not self.game.is_human_turn:
            self.told.emit(self.tr("You get hints on your own turns."))
        else:
            self.about_to_open.emit()
            self.director.skip_if_busy()
            self.model.toggle()
            self.panel.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def play(self) -> None:
        """Make the next move of the turn that is chosen."""
        self.director.skip_if_busy()
        self.model.play_next()

    def toggle_chances(self) -> None:
        """Show or hide the winning chances."""
        self.preferences.change(**{CHANCES.key: not self.has_chances})

    # What is shown.

    def follow_settings(self) -> None:
        """Take over the settings that this follows."""
        self.model.set_wants_chances(self.has_chances)
        self.room_changed.emit()
        self.show_chances()

    def set_players(self, colors: Sequence[str]) -> None:
        """Others may sit at the table."""
        self.panel.delegate.colors = colors
        names = [self.game.player_name(seat) for seat in range(len(colors))]
        self.chances.set_players(colors, names)

    def place(self, places: Arrangement) -> None:
        """Lay the parts where the table has room for them."""
        for part, area in ((self.chances, places.chances), (self.panel, places.hint)):
            part.setVisible(area is not None)
            if area is not None:
                part.setGeometry(area)
                part.set_scale(places.scale)
        self.trail.places = places
        self._show_trail()

    def raise_(self) -> None:
        """Lie above the parts of the table, below what flies."""
        for part in (self.chances, self.panel, self.trail):
            part.raise_()

    def _show(self) -> None:
        """Update after the hint was opened, closed or refined."""
        focused: QWidget | None = self._parent.focusWidget()
        had_focus = focused is not None and self.panel.isAncestorOf(focused)
        self.room_changed.emit()
        self.panel.refresh()
        if self.is_open:
            # Below the numbers of the moves, and what flies stays above both.
            self.panel.stackUnder(self.trail)
            if had_focus and not self.panel.list.isHidden():
                self.panel.list.setFocus()
        elif had_focus:
            self._parent.setFocus()
        self.suggestion_changed.emit()
        self.show_chances()

    def _show_suggestion(self) -> None:
        self._lay_out_dice()
        self.suggestion_changed.emit()
        self._show_trail()

    def _lay_out_dice(self) -> None:
        """As the turn that is looked at uses them."""
        layout = self.model.layout
        if layout is None:
            self.game.withdraw_suggestion()
        else:
            self.game.suggest(*layout)

    def _show_trail(self) -> None:
        row = self.model.shown if self.is_open and not self.stage.is_tumbling else None
        self.trail.show_row(row)

    def show_chances(self) -> None:
        """Show the chances, but nothing that dice which still tumble would foretell."""
        if self.stage.is_tumbling:
            return
        expected, words = self.model.shown_expected, self.model.words
        subtitle = ""
        if self.is_open and self.model.shown is not None:
            best = self.model.shown.place == 0
            subtitle = self.tr("with the best turn") if best else self.tr("with this turn")
        self.chances.set_heading(self.tr("Winning chance"), subtitle)
        shares = expected.chances if expected else ()
        spoken = words.chances(shares) if shares else self.tr("thinking…")
        percents = [words.chance(share) for share in shares]
        animate = self.director.enabled
        self.chances.show_chances(shares, percents, spoken, animate=animate)
