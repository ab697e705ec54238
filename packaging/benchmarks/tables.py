"""The games whose windows are measured: how one is begun, who thinks about it, what moves in it.

Like `frames.py` it imports nothing that a frozen program lacks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QAbstractAnimation
from thinkers import Busy, BusyRolling, analyse_for_ever

from bohemian_villages.engine import game as villages
from bohemian_villages.engine import setup as villages_setup
from bohemian_villages.models.game.questions import Analysis
from bohemian_villages.models.game.thinker import VillagesThinker
from bohemian_villages.models.thinking.question import Thinkers
from bohemian_villages.play.thought import Thought
from bohemian_villages.rolling_village.engine import game as rolling
from bohemian_villages.rolling_village.engine import setup as rolling_setup
from bohemian_villages.rolling_village.engine.sheet import SPACES, Project
from bohemian_villages.rolling_village.models.thinker import Analysis as RollingAnalysis
from bohemian_villages.rolling_village.play.thought import Thought as RollingThought
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from bohemian_villages.views.bohemian.description import BOHEMIAN
from bohemian_villages.views.game_description import GameDescription
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.village_sets import standard_set

EXPERT = "expert"
Stirring = Callable[[], QAbstractAnimation]


class MeasuredGame(Protocol):
    """A game whose window is measured."""

    description: GameDescription
    most_seats: int
    """As many as make the fullest table that is usual."""
    busy: Thinkers
    """Thinkers who never come to an end."""

    def setup(self, *controls: str, seed: str = "smooth") -> Any:
        """A game of so many seats."""
        ...

    def questions(self, number: int, state: Any) -> tuple[object, object]:
        """What an AI player is asked, and what the hint is."""
        ...

    def roll(self, screen: Any) -> None:
        """Roll, so that there is something to think about."""
        ...

    def stirring(self, screen: Any, rng: random.Random) -> Stirring:
        """Begins to move everything there is, once."""
        ...

    def settle(self, screen: Any) -> None:
        """Nothing moves any more."""
        ...


class Villages:
    """Bohemian Villages."""

    description = BOHEMIAN
    most_seats = 5

    @property
    def busy(self) -> Thinkers:
        """Player and hint."""
        return {villages.KEY: partial(VillagesThinker, Busy, analyse_for_ever)}

    def setup(self, *controls: str, seed: str = "smooth") -> villages_setup.Setup:
        """Players of all colours on a random board."""
        players = tuple(
            villages_setup.Player(name, color, control)
            for name, color, control in zip("ABCDE", villages_setup.COLORS, controls, strict=False)
        )
        board = standard_set().random_board(len(players), seed)
        return villages_setup.Setup(players, board, seed=seed)

    def questions(self, number: int, state: Any) -> tuple[object, object]:
        """A decision, and the best turns."""
        return Thought(number, state, EXPERT, 1), Analysis(number, state, wants_turns=True)

    def roll(self, screen: TableScreen) -> None:
        """Roll the four dice."""
        screen.model.roll()

    def stirring(self, screen: TableScreen, rng: random.Random) -> Stirring:
        """Dice tumble, coins and figures fly."""
        director, stage, overlay = screen.director, screen.stage, screen.overlay
        buildings = range(len(screen.model.setup.board.buildings))

        def begin() -> QAbstractAnimation:
            flights = [stage.tumble((0, 1, 2, 3), 850)]
            for player in range(len(screen.cards)):
                start = stage.building_place(rng.choice(buildings))
                coin = overlay.piece(stage.picture("coin-1"), start)
                flights.append(overlay.fly(coin, stage.purse_place(player), 700))
                figure = overlay.piece(stage.figure_picture(player), stage.hand_place(player))
                end = stage.figure_place(rng.choice(buildings))
                flights.append(overlay.fly(figure, end, 800))
            return director.together(flights)

        return begin

    def settle(self, screen: TableScreen) -> None:
        """What flew is gone."""
        screen.director.drop()


class RollingVillage:
    """Rolling Village."""

    description = ROLLING
    most_seats = 4

    @property
    def busy(self) -> Thinkers:
        """One for players and hint."""
        return {rolling.KEY: BusyRolling}

    def setup(self, *controls: str, seed: str = "smooth") -> rolling_setup.Setup:
        """Players around the printed sheet."""
        players = tuple(map(rolling_setup.Player, "ABCDEFGHIJKL", controls))
        return rolling_setup.Setup(players, standard_sheet(), seed)

    def questions(self, number: int, state: Any) -> tuple[object, object]:
        """A decision, and the best drawings."""
        return RollingThought(number, state, EXPERT, 1), RollingAnalysis(number, state)

    def roll(self, screen: RollingScreen) -> None:
        """Roll the two dice."""
        screen.model.go_on()

    def stirring(self, screen: RollingScreen, rng: random.Random) -> Stirring:
        """Dice tumble, a project draws itself on the large sheet, the small ones change."""
        tray, sheet = screen.stage.tray, screen.sheet

        def begin() -> QAbstractAnimation:
            # By and by the pencil draws everywhere.
            sheet.draw_itself(rng.randrange(SPACES), rng.choice(list(Project)), lambda: None)
            for small in screen.others.sheets:
                small.update()
            return tray.tumble((rng.randint(1, 6), rng.randint(1, 6)), 850)

        return begin

    def settle(self, screen: RollingScreen) -> None:
        """Dice and pencil lie still."""
        screen.director.drop()
        screen.stage.settle()


TABLES: dict[str, MeasuredGame] = {villages.KEY: Villages(), rolling.KEY: RollingVillage()}


def stir(measured: MeasuredGame, screen: Any) -> None:
    """Set everything moving, again and again."""
    begin, director = measured.stirring(screen, random.Random(1)), screen.director

    def step() -> QAbstractAnimation:
        director._steps.append(step)
        return begin()

    director.perform([step])
