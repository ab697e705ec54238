"""The arena: how strong players are, measured over deals that everybody plays from every seat.

A deal is one seed. It is played once for every rotation of the seats, so that neither seat nor dice
favour anyone. For a player, let x(d) be the share of the win (a shared win counts in parts), the
mean over the rotations of deal d, and n the number of deals. Then the share of wins is the mean of
the x(d), and its 95 % interval is

    mean ± 1.96 · s / √n      with s² = Σ (x(d) − mean)² / (n − 1),

cut off at 0 and 1. Deals are counted, not games, because the games of one deal are correlated. A
single deal says nothing about the spread: its interval is from 0 to 1.

With luck taken out, x(d) is the mean of share minus luck. Luck is 0 on average however good the
evaluation is that tells it, so the mean says the same, but it takes fewer deals to say it exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from attrs import frozen

from ...ai_turns import ThinkingTime
from ...engine.game import Game
from ...engine.scoring import score, winners
from ...numeric.measured import Measured, measured
from ...numeric.tuned_numpy import tune_numpy
from ..players.bot_seat import LostSeat
from .game_runner import GameRunner
from .simulation import share_of_win


@frozen
class GameOfDeal:
    """The result of a game of a deal, by entrant. An unfinished game counts as it stands."""

    shares: tuple[float, ...]
    margins: tuple[int, ...]
    thinking: tuple[ThinkingTime, ...]
    is_over: bool
    lost_seats: tuple[LostSeat, ...]
    luck: tuple[float, ...] = ()
    """What the dice gave, in wins; empty if nobody asked."""


@frozen
class DealResult:
    """The games of a deal, one for each rotation."""

    seed: str
    games: tuple[GameOfDeal, ...]

    def share(self, entrant: int) -> float:
        """A player's share of the win, the mean over the rotations."""
        return fmean(game.shares[entrant] for game in self.games)

    def share_without_luck(self, entrant: int) -> float:
        """The same, less the luck the player had."""
        return fmean(game.shares[entrant] - game.luck[entrant] for game in self.games)


@frozen
class ArenaResult:
    """A player's results; wins as a share of 1."""

    wins: Measured
    margin: float
    """The mean lead over the best rival, in coins."""
    seconds: float
    """The mean time for a decision."""
    without_luck: Measured | None = None
    """The wins with the luck of the dice taken out, if that was asked for."""


def play_deal(runner: GameRunner, seed: str, *, with_luck: bool = False) -> DealResult:
    """Play a deal once for every rotation of the seats."""
    entrants = range(len(runner.entrants))
    orders = [[(seat + rotation) % len(entrants) for seat in entrants] for rotation in entrants]
    games = (_play(runner, seed, order, with_luck=with_luck) for order in orders)
    return DealResult(seed, tuple(games))


def _play(runner: GameRunner, seed: str, order: Sequence[int], *, with_luck: bool) -> GameOfDeal:
    played = runner.play(seed, order)
    scores = score(played.game.state)
    best, totals = winners(scores), [each.total for each in scores]
    seats = [order.index(entrant) for entrant in range(len(order))]
    luck = _luck(played.game) if with_luck else ()
    return GameOfDeal(
        shares=tuple(share_of_win(best, seat) for seat in seats),
        margins=tuple(_margin(totals, seat) for seat in seats),
        thinking=tuple(played.thinking[seat] for seat in seats),
        is_over=played.game.state.is_over,
        lost_seats=played.lost_seats,
        luck=tuple(luck[seat] for seat in seats) if luck else (),
    )


def _luck(game: Game) -> tuple[float, ...]:
    tune_numpy()
    # Imported here: the command line does without numpy until somebody needs it.
    from ..review.luck import luck_of_game

    return luck_of_game(game)


def _margin(totals: Sequence[int], seat: int) -> int:
    """A seat's lead over its best rival, negative if it is behind."""
    return totals[seat] - max(total for rival, total in enumerate(totals) if rival != seat)


def arena_result(deals: Sequence[DealResult], entrant: int) -> ArenaResult:
    """A player's results in these deals, of which there must be at least one."""
    games = [game for deal in deals for game in deal.games]
    decisions = sum(game.thinking[entrant].decisions for game in games)
    without_luck = [deal.share_without_luck(entrant) for deal in deals if deal.games[0].luck]
    return ArenaResult(
        wins=measured([deal.share(entrant) for deal in deals]),
        margin=fmean(game.margins[entrant] for game in games),
        seconds=sum(game.thinking[entrant].seconds for game in games) / max(decisions, 1),
        without_luck=measured(without_luck) if without_luck else None,
    )
