"""A monkey at the window: clicks, drags, types, resizes, undoes, quits, all at random.

After whatever it did, once everything has come to rest, the window agrees with the game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from bohemian_villages.engine.actions import Place
from bohemian_villages.engine.setup import Setup
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.models.tables import table as table_for
from tests.views.hand import CONTROL, PLAIN, RIGHT, SHIFT, Hand, middle
from tests.views.table import seen
from tests.views.windows import model_of, start, table_of, wait

SIZES = ((1280, 800), (1024, 700), (1920, 1080), (800, 560), (400, 300), (1600, 700))
LETTERS = "hhwrrreeecbbssttaalnnt1234560+-="
KEYS = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Return,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_F1,
    Qt.Key.Key_F10,
    Qt.Key.Key_F12,
    Qt.Key.Key_Delete,
)


class Monkey:
    """Plays one short game in a window."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.rng = random.Random(seed)
        self.hand = Hand(window)
        self.done: Counter[str] = Counter()
        self.rests = 0
        self.actions: tuple[tuple[Callable[[], None], int], ...] = (
            (self.move_on, 30),
            (self.press_key, 25),
            (self.type_letter, 25),
            (self.click_anywhere, 15),
            (self.click_building, 15),
            (self.click_part, 20),
            (self.drag_anything, 15),
            (self.double_click, 5),
            (self.right_click, 3),
            (self.turn_wheel, 5),
            (self.undo_or_redo, 8),
            (self.resize, 4),
            (self.change_setting, 4),
            (self.change_theme, 2),
            (self.other_screen, 2),
            (self.let_time_pass, 10),
            (self.other_game, 1),
        )

    @property
    def table(self) -> TableScreen:
        return table_of(self.window)

    def play(self, steps: int) -> None:
        """So many acts, or until the game is over and its final scene was seen."""
        start(self.window, self.setup())
        acts, weights = zip(*self.actions, strict=True)
        for number in range(steps):
            act = self.rng.choices(acts, weights)[0]
            self.done[act.__name__] += 1
            act()
            if number % 4 == 3:
                self.rest()
        self.rest()

    def setup(self) -> Setup:
        """Two to five seats, people among them, few figures, now and then odd rules."""
        count = self.rng.randint(2, 5)
        controls = ["human", *self.rng.choices(["human", "random", "easy"], [4, 1, 1], k=count - 1)]
        self.rng.shuffle(controls)
        real = self.rng.random() < 0.15
        setup = table_for(
            *controls,
            seed=str(self.rng.random()),
            figures=self.rng.choice([1, 2, 3, 6]),
            bank=self.rng.choice([8, 30, 305]),
            forgetful_income=self.rng.random() < 0.25,
        )
        return setup if not real else _with_real_dice(setup)

    def rest(self) -> None:
        """Close what pops up, let everything come to rest, and hold it against the game."""
        while QApplication.activePopupWidget() is not None:
            self.hand.key(Qt.Key.Key_Escape)
        if self.rng.random() < 0.7:
            self.table.director.skip_if_busy()
        wait(self._is_calm)
        if self.window.screens.currentWidget() is self.table:
            seen.check(self.table)
            self.rests += 1
        elif self.rng.random() < 0.5:
            # It found its way to another screen, and by itself seldom finds back.
            self.window.current.show()

    def _is_calm(self) -> bool:
        """Whether nothing happens by itself, or soon will; an AI player's thought is short."""
        if self.table.countdown.is_running or model_of(self.window).is_thinking:
            return False
        if self.window.saved.is_writing:
            # Something may be held back until the game is on the disk.
            return False
        return seen.is_at_rest(self.table)

    # What a monkey does.

    def move_on(self) -> None:
        """What a player would do, or games would never end."""
        model = model_of(self.window)
        if model.can_collect and self.rng.random() < 0.5:
            self.hand.type("c")
        elif model.can_roll:
            self.hand.type("r")
        elif model.can_enter_roll:
            self.hand.type(str(self.rng.randint(1, 6)))
        elif model.actions():
            actions = [action for action, _phrase in model.actions()]
            placing = [action for action in actions if isinstance(action, Place)]
            model.play(self.rng.choice(placing or actions))

    def press_key(self) -> None:
        modifiers = self.rng.choice([PLAIN, PLAIN, PLAIN, SHIFT])
        self.hand.key(self.rng.choice(KEYS), modifiers)

    def type_letter(self) -> None:
        self.hand.type(self.rng.choice(LETTERS))

    def click_anywhere(self) -> None:
        self.hand.click(self._spot())

    def click_building(self) -> None:
        buildings = list(self.table.board.lit) or list(range(len(self.table.model.state.owners)))
        place = self.table.board.building_place(self.rng.choice(buildings))
        self.hand.click(self._inside(place))

    def click_part(self) -> None:
        self.hand.click(self._inside(middle(self._part())))

    def drag_anything(self) -> None:
        table = self.table
        starts = [middle(table.rack), middle(self.rng.choice(table.cards)), self._spot()]
        starts += [table.stage.supply_place(thing) for thing in ("bishop", "special")]
        starts += [table.stage.hand_place(table.model.player)] * 3
        buildings = list(table.board.lit) or [0]
        ends = [self._spot(), middle(self.rng.choice(table.cards))]
        ends += [table.board.building_place(self.rng.choice(buildings))] * 3
        start, end = self._inside(self.rng.choice(starts)), self._inside(self.rng.choice(ends))
        self.hand.take_up(start, end, self.rng.randint(1, 5))
        meanwhile = self.rng.random()
        if meanwhile < 0.1:
            self.hand.key(Qt.Key.Key_Escape)
        elif meanwhile < 0.2:
            self.resize()
        elif meanwhile < 0.25:
            self.type_letter()
        elif meanwhile < 0.3:
            self.hand.press(self._inside(end), RIGHT)
            self.hand.release(self._inside(end), RIGHT)
        self.hand.release(self._inside(end))

    def double_click(self) -> None:
        self.hand.double_click(self._inside(middle(self._part())))

    def right_click(self) -> None:
        self.hand.click(self._spot(), RIGHT)

    def turn_wheel(self) -> None:
        self.hand.wheel(self._spot(), self.rng.choice([-3, -1, 1, 3]))

    def undo_or_redo(self) -> None:
        key = self.rng.choice([Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y])
        self.hand.key(key, CONTROL)

    def resize(self) -> None:
        self.window.setMinimumSize(1, 1)
        self.window.resize(*self.rng.choice(SIZES))
        QApplication.processEvents()

    def change_setting(self) -> None:
        change: dict[str, Any] = self.rng.choice(
            [
                {"animations": True, "animation_speed": 4.0},
                {"animations": False},
                {"animation_speed": self.rng.choice([0.25, 1.0, 4.0])},
                {"confirm_kicks": self.rng.random() < 0.5},
                {"auto_end": self.rng.random() < 0.3, "auto_roll": self.rng.random() < 0.2},
            ]
        )
        self.window.preferences.change(**change)

    def change_theme(self) -> None:
        theme_bus().use(self.rng.choice(["light", "dark"]))

    def other_screen(self) -> None:
        """Away from the table and back."""
        leave = self.rng.choice(
            [self.window.show_new_game, self.window.show_start, self.window.show_statistics]
        )
        leave()
        QApplication.processEvents()
        self.window.current.show()

    def let_time_pass(self) -> None:
        QTest.qWait(self.rng.choice([0, 1, 15]))

    def other_game(self) -> None:
        start(self.window, self.setup())

    # Where it does it.

    def _part(self) -> QWidget:
        table = self.table
        parts: list[QWidget] = [*table.tray.dice, *table.cards, *table.bar.buttons]
        parts += [*table.chips.chips, *table.real_dice.faces]
        parts += list(table.buttons.findChildren(QAbstractButton)) * 2
        seen_parts = [part for part in parts if part.isVisible()]
        return self.rng.choice(seen_parts or [table])

    def _spot(self) -> QPoint:
        size = self.window.size()
        spot = QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))
        return self.window.mapToGlobal(spot)

    def _inside(self, place: QPoint) -> QPoint:
        """The nearest place in the window; what scrolled away cannot be clicked."""
        spot, size = self.window.mapFromGlobal(place), self.window.size()
        x = min(max(spot.x(), 0), size.width() - 1)
        y = min(max(spot.y(), 0), size.height() - 1)
        return self.window.mapToGlobal(QPoint(x, y))


def _with_real_dice(setup: Setup) -> Setup:
    return evolve(setup, seed=None)
