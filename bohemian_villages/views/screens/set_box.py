"""The choice of a village set: the standard one and those of the user."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ...models.new_game import SetChoice, VillageSet, set_choices


class SetBox(QComboBox):
    """A list of village sets; hidden while there is only the standard one."""

    chosen = Signal(object)
    """A SetChoice, which may be broken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sets: list[SetChoice] = []
        self.activated.connect(lambda place: self.chosen.emit(self.sets[place]))

    def look(self) -> None:
        """Look for sets: the user may have put some into the folder meanwhile."""
        self.sets = set_choices()
        self.clear()
        self.addItems([self.tr("Standard set"), *(each.name for each in self.sets[1:])])
        for place, each in enumerate(self.sets):
            if each.reason:
                self.setItemData(place, each.reason, Qt.ItemDataRole.ToolTipRole)
        self.setVisible(len(self.sets) > 1)

    @property
    def standard(self) -> str:
        """The key of the standard set."""
        return self.sets[0].key

    def set_of(self, key: str) -> VillageSet | None:
        """The set of that key, if it is there and sound."""
        found = [each.village_set for each in self.sets if each.key == key]
        return found[0] if found else None

    def show_set(self, key: str) -> None:
        """Show which set is used."""
        self.setCurrentIndex([each.key for each in self.sets].index(key))
