"""RollingScreen: one game on the table, to be played with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from ....models.program.preferences import Preferences
from ....views.toolkit.art import Art
from ....views.toolkit.shortcuts import KeyActions
from ....views.toolkit.widgets.table_button import Countdown
from ...models.change import Change
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ..keys import TABLE
from .display import RollingDisplay
from .player_input import PlayerInput
from .turn_flow import TurnFlow


class RollingScreen(RollingDisplay):
    """Connects what people do, what the game becomes, and what is shown."""

    def __init__(
        self,
        model: RollingModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None = None,
        *,
        sound: Callable[[str], None] = lambda _name: None,
        add_to_log_menu: Callable[[QMenu], object] | None = None,
    ) -> None:
        super().__init__(model, preferences, art, parent, sound, add_to_log_menu)
        self.input = PlayerInput(
            model, self.sheet, self.roll.cards, self.director, self.drags, self
        )
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
        self.connect_parts(self.sheet, self.bar, self.drawer, self.flow, self.keys)
        self._connect()
        TABLE.listen(self, {"undo": self._undo, "redo": self._redo})
        self.begin_game()
        self.refresh()

    def _connect(self) -> None:
        self.model.changed.connect(self._follow)
        self.flow.begun.connect(self.begin_change)
        self.flow.handed_over.connect(self._hand_over)
        self.countdown.over.connect(self.buttons.go_on)
        self.input.pointed.connect(self._show_pointed)
        self.strip.kind_chosen.connect(self.input.choose_kind)
        self.strip.avenue_picked.connect(self.input.pick_avenue)
        for told in (self.model.rejected, self.input.told, self.hint.told, self.why.told):
            told.connect(self.say)
        for part in (self.hint, self.why):
            part.about_to_act.connect(self.director.skip_if_busy)
        self.hint.about_to_act.connect(self.why.close)
        self.why.about_to_act.connect(self.close_drawer)
        self.why.about_to_act.connect(self.hint.model.close)
        self.buttons.result_requested.connect(self.result_requested)
        self.buttons.hint.clicked.connect(self.hint.toggle)
        self.drawer.places_shown.connect(self._mark_places)
        self.hand_over.closed.connect(self.sheet.setFocus)

    # The game.

    def _follow(self, change: Change) -> None:
        """Pass a change on in order: what was begun ends, it is shown, and the hint thinks again.

        The hint comes last: it has the sheet shown as it is, and a pencil may still have to draw.
        """
        self.input.forget()
        self.hand_over.hide()
        self.why.drop()
        if change.is_another_game:
            self.director.drop()
            self.stage.settle()
            self.begin_game()
        self.flow.show(change)
        self.hint.model.follow(change)

    def _hand_over(self, new_dice: bool) -> None:
        self.close_drawer()
        self.call(self.model.drawer, new_dice=new_dice)

    def follow_settings(self) -> None:
        """Take over the settings that the table follows."""
        super().follow_settings()
        now = self.preferences.now
        self.sheet.is_animated, self.sheet.speed = now.animations, now.animation_speed

    def stop(self) -> None:
        """Stop everything that would go on by itself, because the window closes."""
        super().stop()
        self.stage.settle()

    def _show_pointed(self) -> None:
        self.pointed_space = self.input.space
        if not (self.stage.is_drawing or self.stage.is_tumbling):
            self.show_sheet()

    # The drawer.

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
            "take-back": self.roll.entry.take_back,
            "hint": self.toggle_hint,
            "why": self.why.toggle,
            "log": self.toggle_log,
            "next-sheet": self._look_at_next,
            "card": self.card_requested.emit,
            "let-go": self._let_go,
        }

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab swaps the cards while the sheet has the focus and there are two to draw."""
        at_sheet = self.sheet.hasFocus() or self.hasFocus()
        if next_one and TABLE["swap"].has_tab and at_sheet and self._can_swap():
            self.model.swap_cards()
            return True
        return super().focusNextPrevChild(next_one)

    def _can_swap(self) -> bool:
        return self.model.card is not None and bool(self.model.lit_later)

    def toggle_hint(self) -> None:
        """Open the hint while a person draws, or close it."""
        self.close_drawer()
        self.hint.toggle()

    def add_to_menu(self, menu: QMenu) -> None:
        """Offer to explain what the computer players drew."""
        if not self.why.model.why_not:
            menu.addAction(self.tr("Wh&y?") + f"\t{TABLE['why'].native[0]}", self.why.toggle)

    def toggle_drawer(self, open_page: Callable[[], object]) -> None:
        """Close the drawer, or open it at a page."""
        self.why.close()
        super().toggle_drawer(open_page)

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
            self.roll.entry.enter(digit + 1)
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
        elif self.why.model.is_open:
            self.why.close()
        elif self.hint.is_open:
            self.hint.model.close()
        elif self.director.is_busy:
            self.director.skip()
        else:
            self.model.look_at(None)

    # The window.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again, the arrows between dice and cards, too."""
        super().resizeEvent(event)
        self.refresh()
