"""The choice of a village set: the standard one and those of the user."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ...models.new_game.setups import SetChoice, VillageSet, set_choices, standard_choice
from ...words.game.new_game import new_game_words
from ..toolkit.widgets.plain_text import set_item_tip


class _Reading(QObject):
    """Carries results of the pool's thread. It outlives the list, which may be gone by then."""

    done = Signal(int, object)


class SetBox(QComboBox):
    """A list of village sets; hidden while there is only the standard one."""

    chosen = Signal(object)
    """A SetChoice, which may be broken."""
    looked = Signal()
    """All sets are known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sets: list[SetChoice] = [standard_choice()]
        self._asked = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._reading = _Reading()
        self._reading.done.connect(self._take)
        self.activated.connect(lambda place: self.chosen.emit(self.sets[place]))
        self.hide()

    def look(self) -> None:
        """Look for sets: the user may have put some into the folder meanwhile.

        Beside the window, which must not wait for files that take long to read.
        """
        self._asked += 1
        number, reading = self._asked, self._reading
        self._pool.start(lambda: self._tell(number, reading))

    def _tell(self, number: int, reading: _Reading) -> None:
        """In the pool's thread: take a result, unless another reading has begun."""
        sets = list(takewhile(lambda _: number == self._asked, set_choices()))
        if number == self._asked:
            reading.done.emit(number, sets)

    def stop(self) -> None:
        """Stop reading sets, because the window is closed."""
        self._asked += 1
        self._pool.waitForDone()

    def _take(self, number: int, sets: list[SetChoice]) -> None:
        if number != self._asked:
            return
        self.sets = sets
        self._list_sets()
        self.looked.emit()

    def _list_sets(self) -> None:
        self.clear()
        self.addItems([self.tr("Standard set"), *map(_listed, self.sets[1:])])
        for place, each in enumerate(self.sets):
            if each.reason:
                set_item_tip(self, place, each.reason)
        self.setVisible(len(self.sets) > 1)

    @property
    def standard(self) -> str:
        """The key of the standard set."""
        return self.sets[0].key

    @property
    def standard_set(self) -> VillageSet:
        """The standard set, which is always there."""
        standard = self.sets[0].village_set
        assert standard is not None
        return standard

    def set_of(self, key: str) -> VillageSet | None:
        """The set of that key, if it is there and sound."""
        found = [each.village_set for each in self.sets if each.key == key]
        return found[0] if found else None

    def show_set(self, key: str) -> None:
        """Show which set is used; none while it is not known yet."""
        keys = [each.key for each in self.sets]
        self.setCurrentIndex(keys.index(key) if key in keys else -1)


def _listed(choice: SetChoice) -> str:
    return new_game_words.broken_set_in_list(choice.name) if choice.reason else choice.name
