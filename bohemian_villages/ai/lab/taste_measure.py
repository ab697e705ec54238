"""What a taste changes and costs: how often a player shows its traits, and how often it wins.

It plays against a plain player of the same skill; every deal is played from both seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import fmean

from attrs import frozen

from ...engine.actions import CollectIncome, EndTurn, Roll
from ...engine.game import Game
from ...engine.scoring import score, winners
from ...engine.village_set import VillageSet
from ...numeric.measured import Measured, measured
from ...play.opponents import Opponent
from ..tastes import TASTES, MoveStep, Trait, shown
from .entrants import parse_entrants
from .game_runner import GameRunner, Lineup
from .simulation import nth_seed, share_of_win

ORDERS = ((0, 1), (1, 0))


@frozen
class TraitCount:
    """How often in a game a player showed a trait, and how often the opposite of it."""

    trait: Trait
    shown: float
    opposite: float


@frozen
class TasteResult:
    """How a player with a taste did against a plain one."""

    taste: str
    deals: int
    wins: Measured
    own: tuple[TraitCount, ...]
    plain: tuple[TraitCount, ...]


def measure_taste(
    villages: VillageSet, skill: str | int, taste: str, deals: int, seed: str
) -> TasteResult:
    """Play deals between a player with a taste and a plain one."""
    players = f"{Opponent(skill, taste)},{Opponent(skill)}"
    runner = GameRunner(Lineup(parse_entrants(players), villages))
    shares: list[float] = []
    counts: Counter[tuple[int, Trait, bool]] = Counter()
    for number in range(1, deals + 1):
        won = []
        for order in ORDERS:
            game = runner.play(nth_seed(seed, number), order).game
            won.append(share_of_win(winners(score(game.state)), order.index(0)))
            counts.update(_traits(game, order, TASTES[taste].likes))
        shares.append(fmean(won))
    own, plain = (_means(counts, entrant, taste, len(ORDERS) * deals) for entrant in (0, 1))
    return TasteResult(taste, deals, measured(shares), own, plain)


def _traits(
    game: Game, order: tuple[int, ...], traits: Iterable[Trait]
) -> Iterator[tuple[int, Trait, bool]]:
    """Who showed which trait, move by move, and whether it was shown or its opposite."""
    for step in _moves(game):
        for trait in traits:
            how = shown(step, trait)
            if abs(how) == 1:
                yield order[step.before.player], trait, how > 0


def _moves(game: Game) -> Iterator[MoveStep]:
    before = game.start
    for step in game.steps:
        if not isinstance(step.action, Roll | CollectIncome | EndTurn):
            yield MoveStep(before, step.action, step.state)
        before = step.state


def _means(
    counts: Counter[tuple[int, Trait, bool]], entrant: int, taste: str, games: int
) -> tuple[TraitCount, ...]:
    return tuple(
        TraitCount(
            trait, counts[entrant, trait, True] / games, counts[entrant, trait, False] / games
        )
        for trait in TASTES[taste].likes
    )
