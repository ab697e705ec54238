"""The settings screen: everything acts at once, there is no OK."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import fields
from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QHideEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ....models.files.saved_games import SavedGames
from ....models.program.preferences import Preferences
from ....settings import Settings
from ...game_description import GameSwitch, SettingsSheet
from ...toolkit import style
from ...toolkit.art import Art
from ...toolkit.theme import theme
from ...toolkit.widgets.choice import SegmentedChoice
from ...toolkit.widgets.form_parts import FormSheet, LayoutScale
from ...toolkit.widgets.plain_text import PlainLabel
from .chapters import Chapters
from .controls import SettingsControls
from .rows import SettingRow, slider_sheet
from .theme_cards import PaintSample

PICTURES = ("board", "play", "sound-on", "open", "menu", "help")
"""Of the list: its sheets, and the pages of the help."""
HELP_TOPICS = ("keys", "about")


class SettingsScreen(SettingsControls):
    """Language, table, pace, habits, sound and files."""

    help_requested = Signal(str)
    """A topic of the help."""

    def __init__(
        self,
        preferences: Preferences,
        saved: SavedGames,
        paint_sample: PaintSample,
        game_switches: Sequence[GameSwitch],
        art: Art | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(preferences, paint_sample, game_switches, art, parent)
        self.saved = saved
        self.page = QWidget(self)
        self.headings: list[PlainLabel] = []
        self._is_asked = False
        self._make_sheets()
        self.retranslate()
        self.refresh()

    def _make_sheets(self) -> None:
        self.folder = QPushButton()
        self.folder.clicked.connect(self._open_folder)
        self.defaults = QPushButton()
        self.defaults.clicked.connect(self._ask_for_defaults)
        self.files = PlainLabel()
        self.files.setWordWrap(True)
        self.files.setProperty("role", "hint")
        rows = [self.language, self.marks, *self._switches_of(SettingsSheet.TABLE)]
        table = self._sheet(rows, [self.theme_label, self.theme])
        rows = [self.animation, self.ai_pace, self.auto_roll, self.auto_end]
        play = self._sheet([*rows, *self._switches_of(SettingsSheet.PLAY)])
        sound = self._sheet([self.sound, self.volume])
        files = self._sheet([self.files, self.folder])
        self.sheets = [table, play, sound, files]
        self.chapters = Chapters(PICTURES, self.icons, self.defaults)
        self.chapters.chosen.connect(self._open_chapter)
        self.keys, self.about = self.chapters.entries[-2:]
        self._lay_out(table, play, sound, files)

    def _switches_of(self, sheet: SettingsSheet) -> list[SettingRow]:
        return [self.switches[each.key] for each in self.game_switches if each.sheet is sheet]

    def _lay_out(
        self, table: FormSheet, play: FormSheet, sound: FormSheet, files: FormSheet
    ) -> None:
        """The list left; the table above, the pace of play below it, the rest beside that."""
        right, below, beside = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        beside.addWidget(sound, 1)
        beside.addWidget(files, 1)
        below.addWidget(play, 61)
        below.addLayout(beside, 39)
        right.addWidget(table, 0)
        right.addLayout(below, 1)
        columns = QHBoxLayout(self.page)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.addWidget(self.chapters, 17)
        columns.addLayout(right, 83)
        for layout in (right, below, beside, columns):
            layout.setSpacing(12)
        self._layouts = LayoutScale(self.page)

    def _open_chapter(self, place: int) -> None:
        """Go to the first control of a sheet, or to a page of the help."""
        if place >= len(self.sheets):
            self.help_requested.emit(HELP_TOPICS[place - len(self.sheets)])
            return
        self.chapters.set_current(place)
        firsts = (self.language.control, self.animation.control, self.sound.control, self.folder)
        focus = firsts[place]
        if isinstance(focus, SegmentedChoice):
            focus = focus.box if focus.is_folded else focus.segments[focus.current]
        focus.setFocus(Qt.FocusReason.TabFocusReason)

    def _sheet(self, parts: Sequence[QWidget], beside: Sequence[QWidget] = ()) -> FormSheet:
        """A heading, the parts under it with lines between rows, and perhaps more beside them."""
        sheet = FormSheet()
        heading = PlainLabel()
        heading.setProperty("role", "heading")
        self.headings.append(heading)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(heading)
        for part in parts:
            if isinstance(part, SettingRow) and part is not parts[0]:
                left.addWidget(_line())
            left.addWidget(part)
        left.addStretch(1)
        columns = QHBoxLayout(sheet)
        columns.setContentsMargins(22, 14, 22, 20)
        columns.setSpacing(36)
        columns.addLayout(left, 1)
        if beside:
            right = QVBoxLayout()
            for part in beside:
                right.addWidget(part, 0 if isinstance(part, PlainLabel) else 1)
            columns.addLayout(right, 1)
        return sheet

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.bar.say(self.tr("Settings"), self.tr("Changes apply immediately"), self.tr("Back"))
        titles = (
            self.tr("Table"),
            self.tr("Play"),
            self.tr("Sound"),
            self.tr("Your files"),
        )
        for heading, title in zip(self.headings, titles, strict=True):
            heading.setText(title)
        self.say_controls()
        self.files.setText(
            self.tr(
                "Your game is saved after every move. The last ten games stay on this "
                "computer, and nothing ever leaves it."
            )
        )
        self.folder.setText(self.tr("Open the folder"))
        self._ask_again()
        names = (*titles, self.tr("Keys"), self.tr("About"))
        for entry, name in zip(self.chapters.entries, names, strict=True):
            entry.say(name)

    def _open_folder(self) -> None:
        self.saved.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.saved.folder)))

    def _ask_for_defaults(self) -> None:
        """The first press asks, the second does it."""
        if self._is_asked:
            self._ask_again()
            of_games = {each.key: False for each in self.game_switches}
            self.preferences.change(**_defaults(), **of_games)
        else:
            self._is_asked = True
            self.defaults.setText(self.tr("Sure? Press again"))

    def _ask_again(self) -> None:
        self._is_asked = False
        self.defaults.setText(self.tr("Restore defaults"))

    def showEvent(self, event: QShowEvent) -> None:
        """The list begins at its first sheet."""
        super().showEvent(event)
        self.chapters.set_current(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Reset the question, so that it is asked again next time."""
        super().hideEvent(event)
        self._ask_again()

    def arrange(self) -> None:
        """The bar above, the sheets below it."""
        bar = self.px(40)
        self.bar.setGeometry(0, 0, self.width(), bar)
        self.bar.set_scale(self.scale)
        self.setStyleSheet(style.sheet(theme(), self.scale) + slider_sheet(self.scale))
        self._layouts.apply(self.scale)
        for row in self.rows:
            row.set_scale(self.scale)
        self.theme.set_scale(self.scale)
        for sheet in (*self.sheets, self.chapters):
            sheet.set_scale(self.scale)
        wide = min(self.width() - self.px(28), self.px(1400))
        left = (self.width() - wide) // 2
        self.page.setGeometry(left, bar + self.px(14), wide, self.height() - bar - self.px(26))


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("role", "line")
    return line


# Only choices of taste are reset to the defaults.
KEPT = ("last_tables", "last_folder", "window_geometry", "extra")


def _defaults() -> dict[str, Any]:
    usual = Settings()
    names = [each.name for each in fields(Settings) if each.name not in KEPT]
    return {name: getattr(usual, name) for name in names}
