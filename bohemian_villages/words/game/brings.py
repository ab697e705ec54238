"""What a placement brings, in a few signs: "+3 now", "Tomáš +6", "+8 at the end"."""

from __future__ import annotations

from attrs import frozen

from ..catalogue import Speaker
from ..grammar import number
from .table import Table
from .worth import Effect, Outcome


@frozen
class Brought:
    """One thing that a placement brings or costs."""

    text: str
    helps_mover: bool
    """Whether it is good for the player who places the figure."""


class Brings(Speaker):
    """Labels for what a placement changes for each player."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def all(self, outcome: Outcome) -> list[Brought]:
        """For the mover first, then for the player kicked out, then for the others."""
        said = [Brought(text, amount > 0) for text, amount in self._of(outcome.own, "")]
        others = [*([outcome.victim] if outcome.victim else []), *outcome.others]
        for effect in others:
            name = self.table.player(effect.player)
            said += [Brought(text, amount < 0) for text, amount in self._of(effect, name)]
        return said

    def _of(self, effect: Effect, name: str) -> list[tuple[str, int]]:
        """The changes for one player; the name is empty for the mover."""
        at_end = effect.score - effect.coins
        said = [
            (self.tr("{amount} now"), effect.coins),
            (self.tr("{amount} each turn"), effect.income),
            (self.tr("{amount} at the end"), at_end),
        ]
        return [
            (self._with_name(text.format(amount=_signed(amount)), name), amount)
            for text, amount in said
            if amount
        ]

    def _with_name(self, text: str, name: str) -> str:
        return self.tr("{player} {change}").format(player=name, change=text) if name else text


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else number(amount)
