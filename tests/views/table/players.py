"""Players at the table: decide at random, and carry it out with nothing but mouse or keys."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.engine.actions import Place, Reroll, TakeBishop, TakeSpecial
from bohemian_villages.models.game.choices import What
from bohemian_villages.models.game.data import Decision, EndTurn
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.table.dice.chip import Chip
from bohemian_villages.views.table.table_screen import TableScreen
from tests.patience import PATIENCE
from tests.views.hand import Hand, middle
from tests.views.table import seen

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
# Mostly figures are placed, or a game would take for ever.
WEIGHTS: dict[type, int] = {Place: 20, TakeBishop: 6, TakeSpecial: 3, Reroll: 1, EndTurn: 2}


class SomePlayer:
    """Plays for all people at a table."""

    def __init__(self, table: TableScreen, seed: int) -> None:
        self.table = table
        self.hand = Hand(table)
        self.rng = random.Random(seed)
        self.done: list[str] = []
        """In which ways things were done."""

    @property
    def model(self) -> GameModel:
        return self.table.model

    def play(self, most: int = 2_000) -> None:
        """Play to the end of the game; after every step the table agrees with it."""
        for _ in range(most):
            if self.model.is_over:
                return
            self.step()
            self.rest()
        raise AssertionError("the game does not end")

    def rest(self) -> None:
        """Wait until everything has been shown, and hold it against the game."""
        if not seen.is_at_rest(self.table):
            self._wait(lambda: seen.is_at_rest(self.table))
        seen.settle_events()
        seen.check(self.table)

    @staticmethod
    def _wait(condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline
            QTest.qWait(5)

    def _await_disk(self) -> None:
        """What is done before the last action is kept is held back, and done later."""
        window = self.table.window()
        if isinstance(window, MainWindow):
            self._wait(lambda: not window.saved.is_writing)

    def step(self) -> None:
        """Do one thing, and see that it was done."""
        self._await_disk()
        before = len(self.model.game.steps)
        if self.model.can_collect:
            self.collect()
        elif self.model.can_enter_roll:
            self.enter([self.rng.randint(1, 6) for _ in self.model.due_dice])
        elif self.model.can_roll:
            self.roll()
        else:
            self._decide()
        assert len(self.model.game.steps) > before

    def _decide(self) -> None:
        actions = [action for action, _phrase in self.model.actions()]
        (action,) = self.rng.choices(actions, [WEIGHTS[type(action)] for action in actions])
        before = len(self.model.game.steps)
        self.do(action)
        made = self.model.game.steps[before].action
        assert type(made) is type(action)
        assert getattr(made, "building", None) == getattr(action, "building", None)

    def do(self, action: Decision) -> None:
        """Carry a decision out."""
        match action:
            case Place():
                self.place(action)
            case TakeBishop():
                self.take(action, "bishop")
            case TakeSpecial():
                self.take(action, "special")
            case Reroll():
                self.reroll(action)
            case _:
                self.end()

    def one_of(self, *ways: Callable[[], None]) -> None:
        """Do something in one of several ways; even a short game sees them all."""
        often = Counter(self.done)
        fewest = min(often[way.__name__] for way in ways)
        way = self.rng.choice([way for way in ways if often[way.__name__] == fewest])
        self.done.append(way.__name__)
        way()

    def collect(self) -> None:
        raise NotImplementedError

    def enter(self, faces: list[int]) -> None:
        raise NotImplementedError

    def roll(self) -> None:
        raise NotImplementedError

    def place(self, action: Place) -> None:
        raise NotImplementedError

    def take(self, action: TakeBishop | TakeSpecial, thing: str) -> None:
        raise NotImplementedError

    def reroll(self, action: Reroll) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError


class MousePlayer(SomePlayer):
    """Never touches a key."""

    def collect(self) -> None:
        self.hand.click(self.table.buttons.reroll)

    def enter(self, faces: list[int]) -> None:
        for face in faces:
            self.hand.click(self.table.real_dice.faces[face - 1])

    def roll(self) -> None:
        self.hand.click(self.table.buttons.go)

    def end(self) -> None:
        self.hand.click(self.table.buttons.go)

    def pick(self, dice: tuple[int, ...]) -> None:
        """Click dice until just these are picked."""
        for place in range(4):
            if (place in self.model.selected_dice) != (place in dice):
                self.hand.click(self.table.tray.dice[place])
        assert self.model.selected_dice == dice, seen.tell(self.table)

    def reroll(self, action: Reroll) -> None:
        self.pick(action.dice)
        # The first click lifts the dice, the second rolls them.
        self.hand.click(self.table.buttons.reroll)
        self.hand.click(self.table.buttons.reroll)

    def place(self, action: Place) -> None:
        board, start = self.table.board, self.table.stage.hand_place(self.model.player)
        end = board.building_place(action.building)

        def click() -> None:
            self.hand.click(end)

        def drag() -> None:
            self.hand.drag(start, end)

        def pick_and_click() -> None:
            self.pick(action.dice)
            self.hand.click(end)

        def pick_and_drag() -> None:
            self.pick(action.dice)
            self.hand.drag(start, end)

        def chip_and_click() -> None:
            self.choose(self._chip_for(action))
            self.hand.click(end)

        def chip_and_drag() -> None:
            self.choose(self._chip_for(action))
            self.hand.drag(start, end)

        before = len(self.model.game.steps)
        self.one_of(click, drag, pick_and_click, pick_and_drag, chip_and_click, chip_and_drag)
        if len(self.model.game.steps) == before:
            self.answer()

    def answer(self) -> None:
        """Choose any dice of the menu that asks for them."""
        menu = QApplication.activePopupWidget()
        assert menu is not None
        self.done.append("menu")
        self.hand.choose(self.rng.randrange(1, len(menu.actions())))

    def choose(self, chip: Chip) -> None:
        """Click a chip, after the wheel has brought it into view."""
        self.hand.scroll_to(chip, self.table.chips)
        if not self.model.is_chosen(chip.choice):
            self.hand.click(chip)
        assert self.model.is_chosen(chip.choice)

    def _chip_for(self, action: Place) -> Chip:
        """A chip whose dice reach the building."""
        return next(
            chip
            for chip in self.table.chips.chips
            if action.building in {t.building for h in chip.choice.halves for t in h.targets}
        )

    def take(self, action: TakeBishop | TakeSpecial, thing: str) -> None:
        self.pick(action.dice)
        start = self.table.stage.supply_place(thing)

        def click_tile() -> None:
            self.hand.click(start)

        def drag_tile() -> None:
            self.hand.drag(start, middle(self.table.cards[self.model.player]))

        def click_chip() -> None:
            what = What.BISHOP if thing == "bishop" else What.SPECIAL
            faces = {self.model.state.dice[die] for die in action.dice}
            chip = next(
                chip
                for chip in self.table.chips.chips
                if chip.choice.halves[0].what is what
                and (thing == "special" or faces == set(chip.choice.halves[0].faces))
            )
            self.hand.scroll_to(chip, self.table.chips)
            self.hand.click(chip)

        on_table = (click_tile, drag_tile) if self.table.supply.isVisible() else ()
        self.one_of(*on_table, click_chip)


class KeyPlayer(SomePlayer):
    """Never touches the mouse."""

    def collect(self) -> None:
        self.hand.type("c")

    def enter(self, faces: list[int]) -> None:
        self.hand.type("".join(map(str, faces)))

    def roll(self) -> None:
        self.hand.type("r")

    def end(self) -> None:
        self.hand.type("e")

    def pick(self, dice: tuple[int, ...]) -> None:
        """Type the places of dice until just these are picked."""
        for place in range(4):
            if (place in self.model.selected_dice) != (place in dice):
                self.hand.type(str(place + 1))
        assert self.model.selected_dice == dice

    def reroll(self, action: Reroll) -> None:
        self.pick(action.dice)
        self.hand.type("tt")

    def take(self, action: TakeBishop | TakeSpecial, thing: str) -> None:
        self.pick(action.dice)
        self.hand.type("b" if thing == "bishop" else "s")

    def place(self, action: Place) -> None:
        def cursor() -> None:
            self.pick(action.dice)
            self._steer(action.building)

        def list_of_actions() -> None:
            self._from_list(action)

        self.one_of(cursor, list_of_actions)

    def _steer(self, building: int) -> None:
        """Move the cursor of the board to a building and press Enter."""
        board = self.table.board
        self.hand.key(Qt.Key.Key_Right)
        assert board.hasFocus()
        for _ in range(40):
            if board.cursor_building == building:
                self.hand.key(Qt.Key.Key_Return)
                return
            self._step_to(building)
        raise AssertionError("the cursor does not get there")

    def _step_to(self, building: int) -> None:
        """One arrow key: the one that leads nearest, or now and then another."""
        board = self.table.board
        if board.cursor_building is None:
            self.hand.key(Qt.Key.Key_Home)
            return
        way = board.building_place(building) - board.building_place(board.cursor_building)

        def gain(key: Qt.Key) -> int:
            dx, dy = ARROWS[key]
            return way.x() * dx + way.y() * dy

        ranked = sorted(ARROWS, key=gain, reverse=True)
        before = board.cursor_building
        for key in ranked if self.rng.random() < 0.8 else self.rng.sample(ranked, 4):
            self.hand.key(key)
            if board.cursor_building != before:
                return

    def _from_list(self, action: Place) -> None:
        self.hand.key(Qt.Key.Key_Escape)
        self.hand.type("a")
        wanted = [row.action for row in self.table.actions_model.rows].index(action)
        self.hand.key(Qt.Key.Key_Home)
        for _ in range(wanted):
            self.hand.key(Qt.Key.Key_Down)
        self.hand.key(Qt.Key.Key_Return)
        self.hand.key(Qt.Key.Key_Escape)
