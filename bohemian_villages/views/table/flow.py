"""The flow of a game on the table: each change is shown in its time, then the game goes on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...models.game.announcements import Announcement
from ...models.game.change import Cause, Change
from ...models.game.data import DiceRolled
from ..toolkit.painting.painted import NEXT_GO_MS

if TYPE_CHECKING:
    from .table_screen import TableScreen

# In which a turn that was ended can be taken back before an AI player rolls.
GRACE_MS = 400


class Flow(QObject):
    """Shows changes one after another, and lets the game go on when the table is at rest."""

    over = Signal()
    """The table is at rest, in sight, and the game is over."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.table = table
        self.model = table.model
        self.director = table.director
        self.is_rolling = False
        """Whether dice tumble: nobody is told what fell before they lie still."""
        self.rest_due = QTimer(self, singleShot=True, interval=0)
        self.rest_due.timeout.connect(self.come_to_rest)
        # What comes next is worked out in a go of its own: to show the table at rest takes long
        # enough.
        self.turn_due = QTimer(self, singleShot=True, interval=NEXT_GO_MS)
        self.turn_due.timeout.connect(self._go_on)
        self._was_undone = False
        self._held_back: list[str] = []
        self._to_announce: list[Announcement] = []
        self.director.finished.connect(self.come_to_rest)
        self.model.changed.connect(self._show)
        self.model.notice.connect(self._tell)

    @property
    def is_due(self) -> bool:
        """Whether something is about to happen by itself."""
        return self.rest_due.isActive() or self.turn_due.isActive()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.rest_due.stop()
        self.turn_due.stop()

    def _show(self, change: Change) -> None:
        table = self.table
        self.turn_due.stop()
        table.moment.stop()
        table.hands.forget()
        table.building_card.hide()
        self._was_undone = change.cause is Cause.UNDONE
        self._to_announce += self.model.announcements(change)
        if self._was_undone or change.cause in (Cause.STARTED, Cause.LOADED):
            self._to_announce.clear()
            table.banner.forget()
        if change.cause in (Cause.STARTED, Cause.LOADED):
            self.director.drop()
            self.is_rolling = False
            table.lay_villages()
            self.rest_due.start(0)
        elif self._was_undone or not self.director.enabled or not table.isVisible():
            self._show_at_once(change)
        else:
            self._perform(change)

    def _show_at_once(self, change: Change) -> None:
        table = self.table
        self.director.drop()
        table.stage.settle()
        self.is_rolling = False
        table.sight.refresh()
        if not self._was_undone:
            for name in table.choreography.sounds(change):
                table.stage.sound(name)
        self.rest_due.start(self._grace(change))

    def _perform(self, change: Change) -> None:
        """Show a change step by step."""
        table = self.table
        rolled = [event.dice for event in change.events if isinstance(event, DiceRolled)]
        for dice in rolled:
            self.is_rolling = True
            table.tray.hold(dice)
        self.director.perform(
            [
                partial(self._set_pace, change),
                lambda: table.stage.begin(change.before.owners),
                *table.choreography.steps(change),
                lambda: table.board.show_state(change.state),
                self.director.breath(self._grace(change)),
            ]
        )
        table.sight.refresh_turn()

    def _set_pace(self, change: Change) -> None:
        """What an AI player does is shown at a pace of its own."""
        self.director.pace = 1.0 if change.by_human else self.table.preferences.now.ai_pace

    def _grace(self, change: Change) -> int:
        """Milliseconds in which a person may take a turn's end back before an AI player rolls."""
        hands_over = change.by_human and not (self.model.is_human_turn or self.model.is_over)
        return GRACE_MS if hands_over and change.cause is not Cause.UNDONE else 0

    def come_to_rest(self) -> None:
        """Everything has been shown: go on. Nothing does while the table is out of sight."""
        if self.director.is_busy:
            return
        table = self.table
        self.is_rolling = False
        table.sight.refresh()
        for text in self._held_back:
            table.say(text)
        self._held_back.clear()
        table.announce(self._to_announce)
        self._to_announce.clear()
        if not table.isVisible():
            return
        if self.model.is_over:
            self.over.emit()
            return
        if self.goes_on_by_itself() and not self._was_undone:
            table.moment.begin()
        self.turn_due.start()

    def _go_on(self) -> None:
        if self.table.isVisible():
            self.model.continue_turn()

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        model, settings = self.model, self.table.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        return rolls or (settings.auto_end and model.only_end_is_left)

    def _tell(self, text: str) -> None:
        """Say what happened, but nothing about dice that still tumble."""
        if self.is_rolling:
            self._held_back.append(text)
        else:
            self.table.say(text)
