"""TableScreen: one game on the table, to be played with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from ...models.game.change import Cause, Change
from ...models.game.game_model import GameModel
from ...models.program.preferences import Preferences
from ..keys import BOARD, TABLE
from ..toolkit.art import Art
from ..toolkit.shortcuts import REAL_DICE, KeyActions, ScreenKeys
from ..toolkit.widgets.table_button import Countdown
from .display import TableDisplay
from .player_input import PlayerInput
from .turn_flow import TurnFlow


class TableScreen(TableDisplay):
    """Connects what people do, what the game becomes, and what is shown."""

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None = None,
        *,
        sound: Callable[[str], None] = lambda _name: None,
        add_to_log_menu: Callable[[QMenu], object] | None = None,
    ) -> None:
        super().__init__(model, preferences, art, parent, sound, add_to_log_menu)
        self.input = PlayerInput(model, preferences, self.stage, self.director, self.drags, self)
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
        self.keys = KeyActions(
            self._keys_now,
            self._key_actions(),
            {"dice": model.toggle_die, "face": lambda place: self.real_dice.enter(place + 1)},
            repeated=("zoom-in", "zoom-out"),
        )
        self.connect_parts(self.board, self.bar, self.drawer, self.flow, self.keys)
        self._connect_game()
        self._connect_buttons()
        TABLE.listen(self, {"undo": model.undo, "redo": model.redo})
        self.lay_villages()
        self.refresh()

    def _connect_game(self) -> None:
        self.model.changed.connect(self._follow)
        self.flow.begun.connect(self.refresh_turn)
        self.flow.announced.connect(self.announce)
        self.countdown.over.connect(self.buttons.go_on)
        for told in (self.model.rejected, self.input.told, self.hint.told):
            told.connect(self.say)

    def _connect_buttons(self) -> None:
        self.board.background_clicked.connect(self.director.skip_if_busy)
        self.bar.show_all_clicked.connect(self.board.show_all)
        self.bar.zoom_clicked.connect(self.board.zoom_in)
        self.bar.news_clicked.connect(self.news.toggle)
        self.buttons.result_requested.connect(self.result_requested)
        self.buttons.hint.clicked.connect(self.toggle_hint)
        self.hint.about_to_open.connect(self.close_drawer)
        self.hint.about_to_open.connect(self.why.model.close)
        self.meanwhile.why_clicked.connect(self.why.model.explain)

    # The game.

    def _follow(self, change: Change) -> None:
        """Pass a change on in order: what was begun ends, the hint forgets, then it is shown."""
        self.input.forget()
        self.building_card.hide()
        if change.is_another_game or change.cause is Cause.UNDONE:
            self.banner.forget()
        if change.is_another_game:
            self.director.drop()
            self.lay_villages()
        self.hint.model.follow(change)
        self.why.model.close()
        self.flow.show(change)

    def stop(self) -> None:
        """Stop everything that would go on by itself, because the window closes."""
        super().stop()
        self.banner.forget()

    # The drawer.

    def toggle_actions(self) -> None:
        """Open or close the drawer at the list of actions."""
        self.toggle_drawer(self.drawer.open_actions)

    def toggle_drawer(self, open_page: Callable[[], object]) -> None:
        """Close the drawer, or open it at a page."""
        if not self.drawer.isVisible():
            self.why.model.close()
        super().toggle_drawer(open_page)

    def close_drawer(self) -> None:
        """Close the drawer."""
        self.drawer.hide()
        self.news.ring()
        self.setFocus()

    def toggle_hint(self) -> None:
        """Open the hint on a person's turn, or close it."""
        self.hint.toggle()

    def toggle_why(self) -> None:
        """Explain the last turn of an AI player, then those before it; then put the sheet away."""
        why = self.why.model
        if why.is_open:
            if not why.explain_earlier():
                why.close()
        elif not why.explain_last():
            self.say(why.words.no_turn())

    def add_to_menu(self, menu: QMenu) -> None:
        """Offer to explain what the AI players did."""
        if self.why.model.can_explain:
            menu.addAction(self.tr("Wh&y?") + f"\t{TABLE['why'].native[0]}", self.toggle_why)

    # Keys.

    def _keys_now(self) -> tuple[ScreenKeys, ...]:
        """While real dice are entered, digits are their faces."""
        return (REAL_DICE, TABLE, BOARD) if self.model.can_enter_roll else (TABLE, BOARD)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        model, board = self.model, self.board
        return {
            "go-on": self._go_on,
            "roll": model.roll,
            "end-turn": model.end_turn,
            "collect": model.collect_income,
            "bishop": model.take_bishop,
            "special": model.take_special,
            "reroll": self._reroll,
            "log": self.toggle_log,
            "actions": self.toggle_actions,
            "news": self.news.toggle,
            "why": self.toggle_why,
            "hint": self.toggle_hint,
            "chances": self.hint.toggle_chances,
            "card": self.card_requested.emit,
            "show-all": board.show_all,
            "zoom-in": board.zoom_in,
            "zoom-out": board.zoom_out,
            "let-go": self._let_go,
            "take-back": self.real_dice.take_back,
            # Arrow keys go to the board, wherever the focus was.
            "to-board": lambda: board.setFocus(Qt.FocusReason.ShortcutFocusReason),
        }

    def _go_on(self) -> None:
        """Skip the animation; else roll or end the turn, or explain why that is not possible."""
        if self.director.is_busy:
            self.director.skip()
        else:
            self.buttons.go_on()

    def _reroll(self) -> None:
        """Lift dice, or roll those lifted again; the button has the focus, so that Enter does."""
        self.model.reroll()
        if self.model.is_lifting:
            self.buttons.reroll.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _let_go(self) -> None:
        """Put down, close, skip or unselect, whichever there is."""
        if self.drags.is_dragging:
            self.drags.cancel()
        elif self.model.is_lifting:
            self.model.choose(None)
            self.setFocus()
        elif self.why.isVisible():
            self.why.model.close()
        elif self.drawer.isVisible():
            self.close_drawer()
        elif self.news.is_asked_for:
            self.news.toggle()
        elif self.hint.is_open:
            self.hint.model.close()
        elif self.director.is_busy:
            self.director.skip()
        else:
            self.model.choose(None)
