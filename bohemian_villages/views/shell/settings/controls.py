"""The controls of the settings: each changes its setting at once, and follows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider, QWidget

from ....models.program.languages import language_names
from ....models.program.preferences import Preferences
from ....settings import DARK, LIGHT, SYSTEM
from ...game_description import GameSwitch
from ...toolkit.art import Art
from ...toolkit.widgets.choice import SegmentedChoice
from ...toolkit.widgets.plain_text import PlainLabel
from ...toolkit.widgets.side_page import SidePage
from ...toolkit.widgets.switch import Switch
from .rows import SettingRow
from .theme_cards import PaintSample, ThemeCards

SPEEDS = (0.0, 4.0, 2.0, 1.0, 0.5)
"""The speeds of the animation choice; 0 is off."""
PACES = (4.0, 2.0, 1.0, 0.5)
"""The paces of AI players' turns."""
THEMES = (LIGHT, DARK, SYSTEM)


class SettingsControls(SidePage):
    """A row for every setting; how the rows lie is the screen's."""

    def __init__(
        self,
        preferences: Preferences,
        paint_sample: PaintSample,
        game_switches: Sequence[GameSwitch],
        art: Art | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        self.preferences = preferences
        self.game_switches = game_switches
        self.rows: list[SettingRow] = []
        self.switches: dict[str, SettingRow] = {}
        """The rows of switches, by the names of their settings."""
        self._make_controls(paint_sample)
        preferences.changed.connect(self.refresh)

    def _make_controls(self, paint_sample: PaintSample) -> None:
        change = self.preferences.change
        self.language = self._choice(lambda place: change(language=self._languages[place][0]))
        self.theme = ThemeCards(paint_sample, self.art, self.icons)
        self.theme.chosen.connect(lambda place: change(theme=THEMES[place]))
        self.theme_label = PlainLabel()
        self.theme_label.setProperty("role", "label")
        self.marks = self._switch("marks")
        self.animation = self._choice(self._set_animation)
        self.ai_pace = self._choice(lambda place: change(ai_pace=PACES[place]))
        self.auto_roll = self._switch("auto_roll")
        self.auto_end = self._switch("auto_end")
        for each in self.game_switches:
            self._switch(each.key)
        self.sound = self._switch("sound")
        self.volume = SettingRow(self._slider())
        self.rows.append(self.volume)

    def _choice(self, chosen: Callable[[int], object]) -> SettingRow:
        control = SegmentedChoice()
        control.chosen.connect(chosen)
        row = SettingRow(control)
        self.rows.append(row)
        return row

    def _switch(self, name: str) -> SettingRow:
        control = Switch()
        control.toggled.connect(lambda on: self.preferences.change(**{name: on}))
        row = SettingRow(control)
        self.rows.append(row)
        self.switches[name] = row
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

    def say_controls(self) -> None:
        """Set all texts in the language in use."""
        self._languages = [("", self.tr("Same as system")), *language_names()]
        _options(self.language, [name for _key, name in self._languages])
        self.theme_label.setText(self.tr("Light or dark"))
        looks = [self.tr("Light"), self.tr("Dark"), self.tr("Same as system")]
        self.theme.say(self.tr("Light or dark"), looks)
        quick = [self.tr("fastest"), self.tr("quick")]
        speeds = [self.tr("off"), *quick, self.tr("normal"), self.tr("slow")]
        _options(self.animation, speeds)
        _options(self.ai_pace, [*quick, self.tr("normal"), self.tr("slow")])
        self._say_rows()

    def _say_rows(self) -> None:
        self.language.say(self.tr("Language"), self.tr("help and rules too"))
        self.marks.say(
            self.tr("Marks on figures"), self.tr("tell the players apart without colour")
        )
        self.animation.say(self.tr("Animation"), self.tr("a click skips ahead"))
        self.ai_pace.say(self.tr("Computer turns"), self.tr("how fast you see their moves"))
        self.auto_roll.say(
            self.tr("Roll automatically"), self.tr("after a moment, when a roll is due")
        )
        self.auto_end.say(
            self.tr("End turn automatically"),
            self.tr("when nothing is left to do, with a moment to undo"),
        )
        for each in self.game_switches:
            self.switches[each.key].say(each.title(), each.hint())
        self.sound.say(self.tr("Sound"), self.tr("dice, wood, coins and bells"))
        self.volume.say(self.tr("Volume"), "")

    def refresh(self) -> None:
        """Show the settings in use."""
        now = self.preferences.now
        keys = [key for key, _name in self._languages]
        _set(self.language, keys.index(now.language) if now.language in keys else 0)
        self.theme.set_current(THEMES.index(now.theme))
        speed = now.animation_speed if now.animations else 0.0
        nearest = min(range(len(SPEEDS)), key=lambda place: abs(SPEEDS[place] - speed))
        _set(self.animation, nearest if now.animations else 0)
        pace = min(range(len(PACES)), key=lambda place: abs(PACES[place] - now.ai_pace))
        _set(self.ai_pace, pace)
        self.ai_pace.setEnabled(now.animations)
        for name, row in self.switches.items():
            assert isinstance(row.control, Switch)
            row.control.setChecked(now.is_on(name))
        assert isinstance(self.volume.control, QSlider)
        self.volume.control.setValue(round(now.volume * 100))
        self.volume.setEnabled(now.sound)


def _options(row: SettingRow, labels: Sequence[str]) -> None:
    assert isinstance(row.control, SegmentedChoice)
    row.control.set_options(labels)


def _set(row: SettingRow, place: int) -> None:
    assert isinstance(row.control, SegmentedChoice)
    row.control.set_current(place)
