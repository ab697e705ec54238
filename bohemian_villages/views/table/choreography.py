"""Choreography: for every event the flight, tumble or flash that shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPoint, QSequentialAnimationGroup

from ...models.game.change import Change
from ...models.game.data import (
    NO_PLAYER,
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    InnTaken,
    Kind,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
)
from ..toolkit.animation.director import AnimationStep, Director
from .stage import TableStage

FLIGHT = 430
COIN_INTERVAL = 80
MOST_COINS = 6
TUMBLE = 850
BREATH = 320


# What is heard when an event has been shown; dice and kicks are heard as they begin.
SOUNDS: dict[type, str] = {
    DiceRolled: "dice",
    FigureReturned: "kick",
    FigurePlaced: "wood",
    IncomePaid: "coins",
    CoinsPaid: "coins",
    GoodsTaken: "tile",
    InnTaken: "tile",
    InnActivated: "stein",
    BishopMoved: "bell",
    SpecialTaken: "tile",
    SpecialSpent: "tile",
}
HEARD_FIRST = (DiceRolled, FigureReturned)


class Choreography:
    """Makes the steps of a change."""

    def __init__(self, director: Director, stage: TableStage) -> None:
        self.director = director
        self.stage = stage
        self.overlay = director.overlay
        self._steps: dict[type, Callable[[Any, Change], AnimationStep | None]] = {
            DiceRolled: self._tumble,
            IncomePaid: self._income,
            FigurePlaced: self._place,
            FigureReturned: self._return,
            CoinsPaid: self._coins,
            GoodsTaken: self._goods,
            InnTaken: self._inn,
            InnActivated: self._turn_inn,
            BishopMoved: self._bishop,
            SpecialTaken: self._special,
            SpecialSpent: self._spend,
        }

    def steps(self, change: Change) -> Iterator[AnimationStep]:
        """What to show of a change, in order; after an AI player's move comes a short pause."""
        returned: list[FigureReturned] = []
        for event in change.events:
            if isinstance(event, FigureReturned) and not event.kicked:
                returned.append(event)
                continue
            yield from self._steps_of(event, change)
            if not change.by_human and isinstance(event, FigurePlaced | TurnEnded):
                yield self.director.breath(BREATH)
        if returned:
            # A cleared row goes home together.
            yield partial(self._all_return, returned)

    def _steps_of(self, event: Event, change: Change) -> Iterator[AnimationStep]:
        make = self._steps.get(type(event))
        step = make(event, change) if make else None
        if step is not None:
            sound = partial(self.stage.sound, SOUNDS[type(event)])
            yield from (sound, step) if isinstance(event, HEARD_FIRST) else (step, sound)

    def _ms(self, usual: int) -> int:
        return self.director.milliseconds(usual)

    def _fly(self, picture: str, start: QPoint, end: QPoint) -> QAbstractAnimation:
        piece = self.overlay.piece(self.stage.picture(picture), start)
        return self.overlay.fly(piece, end, self._ms(FLIGHT))

    def _tumble(self, event: DiceRolled, _change: Change) -> AnimationStep:
        return lambda: self.stage.tumble(event.dice, self._ms(TUMBLE))

    def _place(self, event: FigurePlaced, change: Change) -> AnimationStep | None:
        start = _let_go_at(change)
        show = partial(self.stage.show_figure, event.building, event.player)

        def step() -> QAbstractAnimation:
            figure = self.stage.figure_picture(event.player)
            begin = start or self.stage.hand_place(event.player)
            piece = self.overlay.piece(figure, begin)
            usual = FLIGHT // 3 if start else FLIGHT
            end = self.stage.figure_place(event.building)
            return self.overlay.fly(piece, end, self._ms(usual), landed=show)

        return step

    def _return(self, event: FigureReturned, _change: Change) -> AnimationStep:
        return partial(self._all_return, [event])

    def _all_return(self, events: list[FigureReturned]) -> QAbstractAnimation:
        flights = []
        for event in events:
            start = self.stage.figure_place(event.building)
            self.stage.show_figure(event.building, None)
            piece = self.overlay.piece(self.stage.figure_picture(event.player), start)
            end = self.stage.hand_place(event.player)
            flights.append(self.overlay.fly(piece, end, self._ms(FLIGHT)))
        return self.director.together(flights)

    def _coins(self, event: CoinsPaid, _change: Change) -> AnimationStep:
        place = partial(self.stage.building_place, event.building)
        return lambda: self._shower([place()], event.player, event.coins)

    def _income(self, event: IncomePaid, change: Change) -> AnimationStep:
        """A coin from each active inn and, with the bishop, from each church."""
        state = change.state
        owned = [b for b, owner in enumerate(state.owners) if owner == event.player]
        inns = [b for b in owned if b in state.active_inns]
        churches = [b for b in owned if state.board.kind_of[b] == Kind.CHURCH]
        sources = inns + (churches if event.churches else [])

        def step() -> QAbstractAnimation:
            places = [self.stage.building_place(building) for building in sources]
            return self._shower(places, event.player, event.inns + event.churches)

        return step

    def _shower(self, places: list[QPoint], player: int, coins: int) -> QAbstractAnimation:
        """Coins that fly one after another from their places to a player."""
        end = self.stage.purse_place(player)
        flights = []
        for number in range(min(coins, MOST_COINS)):
            start = places[number % len(places)]
            flights.append(self._delayed(number, partial(self._fly, "coin-1", start, end)))
        return self.director.together(flights)

    def _delayed(self, number: int, fly: Callable[[], QAbstractAnimation]) -> QAbstractAnimation:
        group = QSequentialAnimationGroup(self.director)
        group.addAnimation(QPauseAnimation(self._ms(COIN_INTERVAL) * number))
        group.addAnimation(fly())
        return group

    def _goods(self, event: GoodsTaken, change: Change) -> AnimationStep:
        mill = change.state.board.kind_of[event.building] == Kind.MILL
        return self._to_card("flour" if mill else "glass", event.building, event.player)

    def _inn(self, event: InnTaken, _change: Change) -> AnimationStep:
        sign = "inn-stein" if event.active else "inn-barrel"
        return self._to_card(sign, event.building, event.player)

    def _turn_inn(self, event: InnActivated, _change: Change) -> AnimationStep:
        return self._to_card("inn-stein", event.building, event.player)

    def _to_card(self, picture: str, building: int, player: int) -> AnimationStep:
        place, card = self.stage.building_place, self.stage.card_place
        return lambda: self._fly(picture, place(building), card(player))

    def _bishop(self, event: BishopMoved, change: Change) -> AnimationStep:
        start = _let_go_at(change)
        stage = self.stage

        def step() -> QAbstractAnimation:
            held = event.previous != NO_PLAYER
            home = stage.card_place(event.previous) if held else stage.supply_place("bishop")
            return self._fly("bishop", start or home, stage.card_place(event.player))

        return step

    def _special(self, event: SpecialTaken, change: Change) -> AnimationStep:
        start = _let_go_at(change)
        stage = self.stage
        return lambda: self._fly(
            "special", start or stage.supply_place("special"), stage.card_place(event.player)
        )

    def _spend(self, event: SpecialSpent, _change: Change) -> AnimationStep:
        stage = self.stage
        return lambda: self._fly("special", stage.card_place(event.player), stage.tray_place())


def _let_go_at(change: Change) -> QPoint | None:
    """Where a dragged piece was let go, if one was."""
    at = change.origin.let_go_at
    return at if isinstance(at, QPoint) else None
