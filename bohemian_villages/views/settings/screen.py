"""The settings screen: everything acts at once, there is no OK."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import fields
from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ... import __version__
from ...models.languages import language_names
from ...models.preferences import Preferences
from ...models.saved_games import SavedGames
from ...settings import DARK, LIGHT, SYSTEM, Settings
from .. import style
from ..art import Art
from ..screens.bar import ScreenBar
from ..screens.choice import Choice
from ..screens.painting import LayoutScale, Sheet
from ..screens.screen import Screen
from ..screens.switch import Switch
from ..table.background import Background
from ..theme import theme
from .rows import SettingRow, slider_sheet

SPEEDS = (0.0, 2.0, 1.0, 0.5)
"""The speeds of the animation choice; 0 is off."""
THEMES = (LIGHT, DARK, SYSTEM)


class SettingsScreen(Screen):
    """Language, table, pace, habits, sound and files."""

    closed = Signal()
    help_requested = Signal(str)
    """A topic of the help."""

    def __init__(
        self,
        preferences: Preferences,
        saved: SavedGames,
        art: Art | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        self.preferences = preferences
        self.saved = saved
        self.background = Background(self.art)
        self.bar = ScreenBar(self.icons, self)
        self.bar.back.connect(self.closed)
        self.page = QWidget(self)
        self.headings: list[QLabel] = []
        self.rows: list[SettingRow] = []
        self._is_asked = False
        self._make_controls()
        self._make_sheets()
        preferences.changed.connect(self.refresh)
        self.retranslate()
        self.refresh()

    def _make_controls(self) -> None:
        change = self.preferences.change
        self.language = self._choice(lambda place: change(language=self._languages[place][0]))
        self.theme = self._choice(lambda place: change(theme=THEMES[place]))
        self.marks = self._switch("marks")
        self.animation = self._choice(self._set_animation)
        self.auto_roll = self._switch("auto_roll")
        self.auto_end = self._switch("auto_end")
        self.confirm_kicks = self._switch("confirm_kicks")
        self.chances = self._switch("chances")
        self.sound = self._switch("sound")
        self.volume = SettingRow(self._slider())
        self.rows.append(self.volume)

    def _choice(self, chosen: Callable[[int], object]) -> SettingRow:
        control = Choice()
        control.chosen.connect(chosen)
        row = SettingRow(control)
        self.rows.append(row)
        return row

    def _switch(self, name: str) -> SettingRow:
        control = Switch()
        control.toggled.connect(lambda on: self.preferences.change(**{name: on}))
        row = SettingRow(control)
        self.rows.append(row)
        return row

    def _slider(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, 100)
        slider.setSingleStep(5)
        slider.setPageStep(20)
        slider.setMinimumWidth(180)
        slider.valueChanged.connect(lambda value: self.preferences.change(volume=value / 100))
        return slider

    def _set_animation(self, place: int) -> None:
        speed = SPEEDS[place]
        if speed:
            self.preferences.change(animations=True, animation_speed=speed)
        else:
            self.preferences.change(animations=False)

    def _make_sheets(self) -> None:
        self.folder = QPushButton()
        self.folder.clicked.connect(self._open_folder)
        self.defaults = QPushButton()
        self.defaults.clicked.connect(self._ask_for_defaults)
        self.keys = QPushButton()
        self.keys.clicked.connect(lambda: self.help_requested.emit("keys"))
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.about.setProperty("role", "hint")
        self.files = QLabel()
        self.files.setWordWrap(True)
        self.files.setProperty("role", "hint")
        table = self._sheet([self.language, self.theme, self.marks])
        habits = [self.auto_roll, self.auto_end, self.confirm_kicks, self.chances]
        play = self._sheet([self.animation, *habits])
        sound = self._sheet([self.sound, self.volume])
        files = self._sheet([self.files, self.folder, self.defaults])
        more = self._sheet([self.about, self.keys])
        self.sheets = [table, play, sound, files, more]
        columns = QHBoxLayout(self.page)
        columns.setSpacing(12)
        for sheets, share in (((table, play), 5), ((sound, files, more), 4)):
            column = QVBoxLayout()
            column.setSpacing(12)
            for sheet in sheets:
                column.addWidget(sheet)
            column.addStretch(1)
            columns.addLayout(column, share)
        self._layouts = LayoutScale(self.page)

    def _sheet(self, parts: Sequence[QWidget]) -> Sheet:
        sheet = Sheet()
        heading = QLabel()
        heading.setProperty("role", "heading")
        self.headings.append(heading)
        box = QVBoxLayout(sheet)
        box.setContentsMargins(22, 16, 22, 22)
        box.addWidget(heading)
        for part in parts:
            box.addWidget(part)
        box.addStretch(1)
        return sheet

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.bar.say(self.tr("Settings"), self.tr("Everything acts at once"), self.tr("Back"))
        titles = (
            self.tr("Table"),
            self.tr("Play"),
            self.tr("Sound"),
            self.tr("Your files"),
            self.tr("This program"),
        )
        for heading, title in zip(self.headings, titles, strict=True):
            heading.setText(title)
        self._languages = [("", self.tr("As the system")), *language_names()]
        _options(self.language, [name for _key, name in self._languages])
        _options(self.theme, [self.tr("Light"), self.tr("Dark"), self.tr("As the system")])
        speeds = [self.tr("off"), self.tr("quick"), self.tr("normal"), self.tr("slow")]
        _options(self.animation, speeds)
        self._say_rows()
        self.files.setText(
            self.tr(
                "Games save themselves after every move. The last ten are kept on this computer, "
                "and nothing ever leaves it."
            )
        )
        self.folder.setText(self.tr("Open the folder"))
        self.keys.setText(self.tr("All keys"))
        self._ask_anew()
        self.about.setText(
            self.tr(
                "Bohemian Villages {version}. An unofficial program for the game by Reiner "
                "Stockhausen (dlp games, 2016); drawings, texts and villages are its own."
            ).format(version=__version__)
        )

    def _say_rows(self) -> None:
        self.language.say(self.tr("Language"), self.tr("buildings and rules too"))
        self.theme.say(self.tr("Light or dark"), self.tr("day or dusk in the villages"))
        self.marks.say(
            self.tr("Marks on figures"), self.tr("tell the players apart without colour")
        )
        self.animation.say(
            self.tr("Animation"), self.tr("dice, coins, figures; a click or Space skips ahead")
        )
        self.auto_roll.say(self.tr("Roll for me"), self.tr("after a moment, once income is in"))
        self.auto_end.say(
            self.tr("End the turn for me"),
            self.tr("when nothing else is left, after a moment in which undo still works"),
        )
        self.confirm_kicks.say(
            self.tr("Ask before a kick"), self.tr("a second click kicks somebody out")
        )
        self.chances.say(
            self.tr("Winning chances"), self.tr("of all players, beside the board; W does the same")
        )
        self.sound.say(self.tr("Sound"), self.tr("dice, wood, coins and bells"))
        self.volume.say(self.tr("Volume"), "")

    def refresh(self) -> None:
        """Show the settings in use."""
        now = self.preferences.now
        keys = [key for key, _name in self._languages]
        _set(self.language, keys.index(now.language) if now.language in keys else 0)
        _set(self.theme, THEMES.index(now.theme))
        speed = now.animation_speed if now.animations else 0.0
        nearest = min(range(len(SPEEDS)), key=lambda place: abs(SPEEDS[place] - speed))
        _set(self.animation, nearest if now.animations else 0)
        for row, on in (
            (self.marks, now.marks),
            (self.auto_roll, now.auto_roll),
            (self.auto_end, now.auto_end),
            (self.confirm_kicks, now.confirm_kicks),
            (self.chances, now.chances),
            (self.sound, now.sound),
        ):
            assert isinstance(row.control, Switch)
            row.control.setChecked(on)
        assert isinstance(self.volume.control, QSlider)
        self.volume.control.setValue(round(now.volume * 100))
        self.volume.setEnabled(now.sound)

    def _open_folder(self) -> None:
        self.saved.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.saved.folder)))

    def _ask_for_defaults(self) -> None:
        """The first press asks, the second does it."""
        if self._is_asked:
            self._ask_anew()
            self.preferences.change(**_defaults())
        else:
            self._is_asked = True
            self.defaults.setText(self.tr("Really? Press once more"))

    def _ask_anew(self) -> None:
        self._is_asked = False
        self.defaults.setText(self.tr("Back to the defaults"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever comes back is asked anew."""
        super().hideEvent(event)
        self._ask_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        """The bar above, the sheets below it."""
        bar = self.px(40)
        self.bar.setGeometry(0, 0, self.width(), bar)
        self.bar.set_scale(self.scale)
        self.setStyleSheet(style.sheet(theme(), self.scale) + slider_sheet(self.scale))
        self._layouts.apply(self.scale)
        for row in self.rows:
            row.set_scale(self.scale)
        for sheet in self.sheets:
            sheet.set_scale(self.scale)
        wide = min(self.width() - self.px(28), self.px(1240))
        left = (self.width() - wide) // 2
        self.page.setGeometry(left, bar + self.px(8), wide, self.height() - bar - self.px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())


def _options(row: SettingRow, labels: Sequence[str]) -> None:
    assert isinstance(row.control, Choice)
    row.control.set_options(labels)


def _set(row: SettingRow, place: int) -> None:
    assert isinstance(row.control, Choice)
    row.control.set_current(place)


# What is no choice of taste stays as it is when one goes back to the defaults.
KEPT = ("last_table", "window_geometry", "extra")


def _defaults() -> dict[str, Any]:
    usual = Settings()
    names = [each.name for each in fields(Settings) if each.name not in KEPT]
    return {name: getattr(usual, name) for name in names}
