"""The arena: how strong players are, measured over deals that everybody plays from every seat.

A deal is one seed. It is played once for every rotation of the seats, so that neither seat nor dice
favour anyone. For a player, let x(d) be the mean over the rotations of deal d of the share of the
win (a shared win counts in parts), and n the number of deals. Then the share of wins is the mean of
the x(d), and its 95 % interval is

    mean ± 1.96 · s / √n      with s² = Σ (x(d) − mean)² / (n − 1),

cut off at 0 and 1. Deals are counted, not games, because the games of one deal hang together. One
deal alone tells nothing of the spread: its interval is from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from attrs import frozen

from ...engine.scoring import score
from ...play.match import Thinking
from ..players.bot_seat import LostSeat
from .company import Company
from .simulation import share_of_win

NORMAL_95 = 1.96


@frozen
class GameOfDeal:
    """How a game of a deal went, by entry. One that found no end counts as it stood."""

    shares: tuple[float, ...]
    margins: tuple[int, ...]
    thinking: tuple[Thinking, ...]
    is_over: bool
    lost_seats: tuple[LostSeat, ...]


@frozen
class DealResult:
    """How a deal went: its games, one for each rotation."""

    seed: str
    games: tuple[GameOfDeal, ...]

    def share(self, entry: int) -> float:
        """A player's share of the win, the mean over the rotations."""
        return fmean(game.shares[entry] for game in self.games)


@frozen
class Strength:
    """What the arena says of a player; wins as a share of 1."""

    wins: float
    low: float
    high: float
    margin: float
    """The mean distance to the best rival, in coins."""
    seconds: float
    """The mean time for a decision."""


def play_deal(company: Company, seed: str) -> DealResult:
    """Play a deal once for every rotation of the seats."""
    entries = range(len(company.entries))
    orders = [[(seat + rotation) % len(entries) for seat in entries] for rotation in entries]
    return DealResult(seed, tuple(_play(company, seed, order) for order in orders))


def _play(company: Company, seed: str, order: Sequence[int]) -> GameOfDeal:
    played = company.play(seed, order)
    totals = [part.total for part in score(played.game.state)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    seats = [order.index(entry) for entry in range(len(order))]
    return GameOfDeal(
        shares=tuple(share_of_win(best, seat) for seat in seats),
        margins=tuple(_margin(totals, seat) for seat in seats),
        thinking=tuple(played.thinking[seat] for seat in seats),
        is_over=played.game.state.is_over,
        lost_seats=played.lost_seats,
    )


def _margin(totals: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of its best rival, or behind."""
    return totals[seat] - max(total for rival, total in enumerate(totals) if rival != seat)


def strength(deals: Sequence[DealResult], entry: int) -> Strength:
    """What these deals, at least one, say of a player."""
    games = [game for deal in deals for game in deal.games]
    decisions = sum(game.thinking[entry].decisions for game in games)
    shares = [deal.share(entry) for deal in deals]
    low, high = interval(shares)
    return Strength(
        wins=fmean(shares),
        low=low,
        high=high,
        margin=fmean(game.margins[entry] for game in games),
        seconds=sum(game.thinking[entry].seconds for game in games) / max(decisions, 1),
    )


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval around the mean of the deals' shares."""
    if len(shares) < 2:
        return 0.0, 1.0
    mean, half = fmean(shares), NORMAL_95 * stdev(shares) / sqrt(len(shares))
    return max(0.0, mean - half), min(1.0, mean + half)
