"""What people do on the table: click spaces, drag projects onto them, pick kinds and avenues."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ....views.toolkit.animation.director import Director
from ....views.toolkit.widgets.drag import DragSource
from ...engine.sheet import GROUPED, Project
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ..sheet.view import SheetView
from .kind_button import KindButton
from .project_card import ProjectCardView


class PlayerInput(QObject):
    """Turns clicks, drops and digits into commands of the game."""

    told = Signal(str)
    """Why a click or a drop did nothing."""
    pointed = Signal()
    """Another space is pointed at."""

    def __init__(
        self,
        model: RollingModel,
        sheet: SheetView,
        cards: tuple[ProjectCardView, ProjectCardView],
        director: Director,
        drags: DragSource,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.sheet = sheet
        self.cards = cards
        self.director = director
        self.drags = drags
        self.space: int | None = None
        """The space under the pointer, the cursor or a project that is carried."""
        sheet.space_pointed.connect(self._point)
        sheet.space_clicked.connect(self.use_space)
        sheet.avenue_clicked.connect(self.pick_avenue)
        drags.begun.connect(self._take_up)
        drags.moved.connect(self._carry)
        drags.dropped.connect(self._drop)
        drags.cancelled.connect(self._let_go)
        drags.clicked.connect(self._take)
        for card in cards:
            card.kind_chosen.connect(lambda kind, place=card.place: self._choose_on(place, kind))

    # Pointing.

    def _point(self, space: int) -> None:
        pointed = space if space >= 0 else None
        if pointed != self.space:
            self.space = pointed
            self.pointed.emit()

    def forget(self) -> None:
        """Another position: drop what was begun in the last one."""
        self.drags.cancel()

    # Clicks and keys.

    def use_space(self, space: int) -> bool:
        """Draw in a space; whether it was drawn. While something moves, a click wants its end."""
        if self.director.is_busy:
            self.director.skip()
            return False
        if self.model.shown != self.model.at_screen:
            self.told.emit(self.tr("This is somebody else’s sheet. Go back to yours to draw."))
            return False
        return self.model.draw(space)

    def pick_avenue(self, avenue: int) -> None:
        """Pick the avenue that scores."""
        self.director.skip_if_busy()
        self.model.pick_avenue(avenue)

    def choose_kind(self, kind: int) -> None:
        """Choose what to draw, where there is a choice; who does so by key goes on to the sheet."""
        self.model.choose_project(Project(kind))
        if isinstance(QApplication.focusWidget(), KindButton):
            self.sheet.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _choose_on(self, place: int, kind: int) -> None:
        self.model.take_card(place)
        self.choose_kind(kind)

    def choose(self, digit: int) -> None:
        """What a digit means now, counted from 0: an avenue, or a kind of project."""
        if self.model.phase is Phase.AVENUE:
            self.pick_avenue(digit)
        elif digit < len(GROUPED):
            self.choose_kind(GROUPED[digit])

    # Drags.

    def _place_of(self, thing: str) -> int:
        return next(card.place for card in self.cards if card.thing == thing)

    def _take(self, thing: str) -> None:
        self.director.skip_if_busy()
        self.model.take_card(self._place_of(thing))

    def _take_up(self, thing: str) -> None:
        self.model.look_at(None)
        self.model.take_card(self._place_of(thing))

    def _carry(self, _thing: str, at: QPoint) -> None:
        found = self.sheet.space_at(self.sheet.mapFromGlobal(at))
        self._point(-1 if found is None else found)

    def _drop(self, thing: str, at: QPoint) -> None:
        """Draw a dropped project, or let it glide home."""
        self.director.skip_if_busy()
        space = self.sheet.space_at(self.sheet.mapFromGlobal(at))
        if space is None:
            self.told.emit(self.tr("Drop the project on a space of your sheet."))
        project = self.model.project
        has_drawn = space is not None and self.model.draw(space, project, let_go_at=at)
        self._point(-1)
        if not has_drawn:
            self._send_home(thing)

    def _let_go(self, thing: str) -> None:
        """A drag was broken off."""
        self._point(-1)
        self._send_home(thing)

    def _send_home(self, thing: str) -> None:
        card = self.cards[self._place_of(thing)]
        home = card.mapToGlobal(card.head_of_project().toPoint()) + QPoint(0, card.height() // 3)
        self.drags.send_home(home, self.director)
