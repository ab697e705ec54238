"""RollingScreen: one game on the table, to be played with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ....models.program.preferences import Preferences
from ....views.toolkit.art import Art
from ....views.toolkit.shortcuts import KeyActions
from ....views.toolkit.widgets.countdown import Countdown
from ...models.change import Change
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ..keys import TABLE
from .display import RollingDisplay
from .player_input import PlayerInput
from .turn_flow import TurnFlow


class TableHint(Protocol):
    """The interface of the hint beside a table."""

    @property
    def about_to_act(self) -> SignalInstance:
        """The hint opens or draws: what still moves is to end."""

    @property
    def room_changed(self) -> SignalInstance:
        """The hint came or went."""

    @property
    def suggestion_changed(self) -> SignalInstance:
        """Something else is suggested, or nothing."""

    @property
    def told(self) -> SignalInstance:
        """Why there is no hint."""

    @property
    def is_open(self) -> bool:
        """Whether the hint is shown."""

    @property
    def prompt(self) -> str:
        """The prompt while something is suggested; else empty."""

    def toggle(self) -> None:
        """Open or close it."""

    def close(self) -> None:
        """Close it."""

    def follow(self, change: Change, /) -> None:
        """The game changed."""

    def place(self, area: QRect, scale: float, /) -> None:
        """Lie there while it is open."""


class RollingScreen(RollingDisplay):
    """Connects what people do, what the game becomes, and what is shown."""

    menu_requested = Signal(QPoint)
    card_requested = Signal()
    """The overview card was requested."""
    help_requested = Signal()
    """The rules were requested."""
    game_over_shown = Signal()
    """The table is at rest, in sight, and the game is over."""

    def __init__(
        self,
        model: RollingModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, art, parent)
        self.preferences = preferences
        self.hint: TableHint | None = None
        self.input = PlayerInput(model, self.sheet, self.cards, self.director, self.drags, self)
        self.countdown = Countdown(self.buttons.go, self.drags, self)
        self.flow = TurnFlow(
            model,
            preferences,
            self.stage,
            self.director,
            self.countdown,
            is_in_sight=self.isVisible,
            parent=self,
        )
        self.keys = KeyActions(lambda: (TABLE,), self._key_actions(), {"choose": self._choose})
        self.buttons.hint.hide()
        self._connect()
        self._make_shortcuts()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.follow_settings()
        self.begin_game()
        self.refresh()

    def _connect(self) -> None:
        self.model.changed.connect(self._follow)
        self.preferences.changed.connect(self.follow_settings)
        self.flow.settled.connect(self.refresh)
        self.flow.begun.connect(self.begin_change)
        self.flow.handed_over.connect(self._hand_over)
        self.flow.over.connect(self.game_over_shown)
        self.countdown.over.connect(self.buttons.go_on)
        self.input.pointed.connect(self._show_pointed)
        self.strip.kind_chosen.connect(self.input.choose_kind)
        self.strip.avenue_picked.connect(self.input.pick_avenue)
        for told in (self.model.rejected, self.flow.told, self.input.told):
            told.connect(self.say)
        self.bar.log_clicked.connect(self.toggle_log)
        self.bar.help_clicked.connect(self.help_requested)
        self.bar.menu_clicked.connect(self._ask_for_menu)
        self.drawer.closed.connect(self.close_drawer)
        self.drawer.places_shown.connect(self._mark_places)
        self.hand_over.closed.connect(self.sheet.setFocus)

    def _make_shortcuts(self) -> None:
        TABLE.listen(self, {"undo": self._undo, "redo": self._redo})

    # The hint.

    def take_hint(self, hint: TableHint) -> None:
        """Have a hint beside the table: its button and its key work from now on."""
        self.hint = hint
        hint.about_to_act.connect(self.director.skip_if_busy)
        hint.room_changed.connect(self._place_hint)
        hint.suggestion_changed.connect(self.show_selection)
        hint.told.connect(self.say)
        self.buttons.hint.clicked.connect(hint.toggle)
        self.buttons.show_hint()
        self.raise_what_floats()
        self._place_hint()

    def mark(self, numbers: Mapping[int, int]) -> None:
        """Number spaces of the large sheet, as a hint suggests."""
        self.numbers = dict(numbers)
        self.show_selection()

    def _place_hint(self) -> None:
        if self.hint is not None and self.places is not None:
            asks = self.model.phase in (Phase.BONUS, Phase.AVENUE)
            self.hint.place(self.places.hint(keeps_strip=asks), self.places.scale)

    def _toggle_hint(self) -> None:
        if self.hint is not None:
            self.close_drawer()
            self.hint.toggle()

    def prompt(self) -> str:
        """The prompt: what a hint suggests, else what to do."""
        return (self.hint.prompt if self.hint else "") or super().prompt()

    # The game.

    def _follow(self, change: Change) -> None:
        """Pass a change on in order: what was begun ends, it is shown, and the hint thinks anew.

        The hint comes last: it has the sheet shown as it is, and a pencil may still have to draw.
        """
        self.input.forget()
        self.hand_over.hide()
        if change.is_another_game:
            self.director.drop()
            self.stage.settle()
            self.begin_game()
        self.flow.show(change)
        if self.hint is not None:
            self.hint.follow(change)

    def _hand_over(self, new_dice: bool) -> None:
        self.close_drawer()
        self.call(self.model.drawer, new_dice=new_dice)

    def follow_settings(self) -> None:
        """Take over the settings that the table follows."""
        now, director = self.preferences.now, self.director
        if (now.animations, now.animation_speed) != (director.enabled, director.speed):
            director.enabled, director.speed = now.animations, now.animation_speed
            director.skip_if_busy()
        self.sheet.is_animated, self.sheet.speed = now.animations, now.animation_speed
        if not self.flow.goes_on_by_itself():
            self.countdown.stop()

    def stop(self) -> None:
        """Stop everything that would go on by itself, because the window closes."""
        self.countdown.stop()
        self.drags.cancel()
        self.director.drop()
        self.stage.settle()
        self.flow.stop()

    def pointed_space(self) -> int | None:
        """The space that is pointed at."""
        return self.input.space

    def _show_pointed(self) -> None:
        if not (self.stage.is_drawing or self.stage.is_tumbling):
            self.show_sheet()

    # The menu and the drawer.

    def _ask_for_menu(self) -> None:
        button = self.bar.buttons[-1]
        self.menu_requested.emit(button.mapToGlobal(QPoint(button.width(), button.height())))

    def toggle_log(self) -> None:
        """Open or close the log."""
        if self.drawer.isVisible():
            self.close_drawer()
        else:
            self.drawer.open()

    def close_drawer(self) -> None:
        """Close the log."""
        if self.drawer.isVisible():
            self.drawer.hide()
            self._mark_places(())
            self.setFocus()

    def _mark_places(self, places: tuple[int, ...]) -> None:
        """Light what a line of the log speaks of."""
        self.marked_places = tuple(places)
        self._show_pointed()

    # Keys.

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        return {
            "next": self._next,
            "to-sheet": self._to_sheet,
            "draw": self._next,
            "swap": self.model.swap_cards,
            "take-back": self.entry.take_back,
            "hint": self._toggle_hint,
            "log": self.toggle_log,
            "next-sheet": self._look_at_next,
            "card": self.card_requested.emit,
            "let-go": self._let_go,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part of the table took."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab swaps the cards while the sheet has the focus and there are two to draw."""
        at_sheet = self.sheet.hasFocus() or self.hasFocus()
        if next_one and at_sheet and self._can_swap():
            self.model.swap_cards()
            return True
        return super().focusNextPrevChild(next_one)

    def _can_swap(self) -> bool:
        return self.model.card is not None and bool(self.model.lit_later)

    def _next(self) -> None:
        """Skip the animation; else draw at the cursor or go on, or explain why not."""
        if self.director.is_busy:
            self.director.skip()
        elif not self._use_cursor():
            self.buttons.go_on()

    def _use_cursor(self) -> bool:
        """Do what Enter does on the sheet; whether the cursor is anywhere."""
        space, avenue = self.sheet.cursor_space, self.sheet.cursor_avenue
        if not self.sheet.hasFocus():
            return False
        if avenue is not None and avenue in self.model.avenues_to_pick:
            self.input.pick_avenue(avenue)
        elif space is not None and space in self.model.lit:
            self.input.use_space(space)
        else:
            return False
        return True

    def _to_sheet(self) -> None:
        """Arrow keys go to the sheet, wherever the focus was."""
        self.sheet.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _choose(self, digit: int) -> None:
        """What a digit means now, counted from 0."""
        if self.model.phase is Phase.ENTER_ROLL:
            self.entry.enter(digit + 1)
        else:
            self.input.choose(digit)

    def _look_at_next(self) -> None:
        """Look at the sheet of the next player around the table, at last at the own one again."""
        players = self.model.state.players
        if players > 1:
            following = (self.model.shown + 1) % players
            self.model.look_at(None if following == self.model.at_screen else following)

    def _undo(self) -> None:
        self.director.skip_if_busy()
        self.model.undo()

    def _redo(self) -> None:
        self.director.skip_if_busy()
        self.model.redo()

    def _let_go(self) -> None:
        """Put down, close, skip or go back, whichever there is."""
        if self.drags.is_dragging:
            self.drags.cancel()
        elif self.drawer.isVisible():
            self.close_drawer()
        elif self.hint is not None and self.hint.is_open:
            self.hint.close()
        elif self.director.is_busy:
            self.director.skip()
        else:
            self.model.look_at(None)

    # The window.

    def arrange(self) -> None:
        """Lay the parts out for the window."""
        super().arrange()
        self._place_hint()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew; animations end, a dragged card glides home."""
        self.drags.cancel()
        self.director.skip_if_busy()
        self.refresh()

    def showEvent(self, _event: QShowEvent) -> None:
        """Continue the game where it was left."""
        self.flow.rest_due.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight nothing moves; a window that is only minimised plays on."""
        if not event.spontaneous():
            self.countdown.stop()
            self.drags.cancel()
            self.director.skip_if_busy()
