"""What a taste changes and costs: how often a player shows it, and how often it wins.

It plays against a plain player of the same skill; every deal is played from both seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean

from attrs import frozen

from ...engine.actions import CollectIncome, EndTurn, Roll
from ...engine.game import Game
from ...engine.scoring import score, winners
from ...engine.village_set import VillageSet
from ...numeric.measured import Measured, measured
from ...play.opponents import Opponent
from ..tastes import TASTES, MoveStep, Taste, liking
from .entrants import parse_entrants
from .game_runner import GameRunner, Lineup
from .simulation import nth_seed, share_of_win

ORDERS = ((0, 1), (1, 0))


@frozen
class TasteCount:
    """How often in a game a player showed a taste, and how often the opposite of it."""

    shown: float
    opposite: float


@frozen
class TasteResult:
    """How a player with a taste did against a plain one."""

    taste: str
    deals: int
    wins: Measured
    own: TasteCount
    plain: TasteCount


def measure_taste(
    villages: VillageSet, skill: str | int, taste: str, deals: int, seed: str
) -> TasteResult:
    """Play deals between a player with a taste and a plain one."""
    players = f"{Opponent(skill, taste)},{Opponent(skill)}"
    runner = GameRunner(Lineup(parse_entrants(players), villages))
    shares: list[float] = []
    counts: Counter[tuple[int, bool]] = Counter()
    for number in range(1, deals + 1):
        won = []
        for order in ORDERS:
            game = runner.play(nth_seed(seed, number), order).game
            won.append(share_of_win(winners(score(game.state)), order.index(0)))
            counts.update(_shown(game, order, TASTES[taste]))
        shares.append(fmean(won))
    games = len(ORDERS) * deals
    own, plain = (
        TasteCount(counts[entrant, True] / games, counts[entrant, False] / games)
        for entrant in (0, 1)
    )
    return TasteResult(taste, deals, measured(shares), own, plain)


def _shown(game: Game, order: tuple[int, ...], taste: Taste) -> Iterator[tuple[int, bool]]:
    """Who showed a taste, move by move, and whether it was shown or its opposite."""
    before = game.start
    for step in game.steps:
        if not isinstance(step.action, Roll | CollectIncome | EndTurn):
            how = liking(MoveStep(before, step.action, step.state), taste)
            if abs(how) == 1:
                yield order[before.player], how > 0
        before = step.state
