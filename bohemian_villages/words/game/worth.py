"""What a placement brings and costs, in words."""

from __future__ import annotations

from attrs import frozen

from ...engine.board import Kind
from ..catalogue import Speaker
from ..grammar import lists, signed
from .names import thing_names
from .table import Table


@frozen
class Effect:
    """How a placement changes one player's coins in hand, final scoring and income."""

    player: int
    coins: int = 0
    town_halls: int = 0
    shops: int = 0
    churches: int = 0
    goods: int = 0
    income: int = 0
    penalty: int = 0
    """How much of the change for town halls is the penalty for having none, saved or incurred."""

    @property
    def score(self) -> int:
        """The change of the score if the game ended now."""
        return self.coins + self.town_halls + self.shops + self.churches + self.goods


@frozen
class Outcome:
    """What a placement changes for everybody."""

    building: int
    own: Effect
    victim: Effect | None = None
    others: tuple[Effect, ...] = ()
    """The changes for those who neither place the figure nor lose one."""
    missing: int = 0
    """How many more buildings must be occupied until the building pays, if it waits for some."""
    ends_game: bool = False


class Worth(Speaker):
    """Sentences about what a placement brings the mover and costs the player kicked out."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def gain(self, outcome: Outcome) -> str:
        """What the building brings now: "3 coins at once, 1 coin more each turn"."""
        parts = [*self.changes(outcome.own), *self._prospect(outcome)]
        text = self._join(parts) or self.tr("pays nothing yet")
        if outcome.ends_game:
            text = self.tr("{gain}; it empties the bank and ends the game").format(gain=text)
        return "; ".join([text, *self._bystanders(outcome)])

    def _bystanders(self, outcome: Outcome) -> list[str]:
        return [self._of_player(other) for other in outcome.others if self.changes(other)]

    def loss(self, outcome: Outcome) -> str:
        """What the kick costs the victim; empty without a kick."""
        if outcome.victim is None:
            return ""
        if self.changes(outcome.victim):
            return self._of_player(outcome.victim)
        player = self.table.player(outcome.victim.player)
        if self.table.board.kind_of[outcome.building] == Kind.FARM:
            return self.tr("{player}’s next farm pays 1 coin less").format(player=player)
        return self.tr("{player} loses no coins as things stand").format(player=player)

    def _of_player(self, effect: Effect) -> str:
        parts = self._join(self.changes(effect))
        return self.tr("{player} gets {changes}").format(
            player=self.table.player(effect.player), changes=parts
        )

    def changes(self, effect: Effect) -> list[str]:
        """All changes for one player, the most certain first."""
        said = [
            self._coins(effect.coins),
            self._income(effect.income),
            self._penalty(effect.penalty),
            self._town_halls(effect.town_halls - effect.penalty),
            self._shops(effect.shops),
            self._churches(effect.churches),
            self._goods(effect.goods),
        ]
        return [change for change in said if change]

    def _coins(self, n: int) -> str:
        return self.tr("%n coin(s) at once", "", n) if n else ""

    def _income(self, n: int) -> str:
        if n > 0:
            return self.tr("%n more coin(s) each turn", "", n)
        return self.tr("%n coin(s) less each turn", "", -n) if n else ""

    def _penalty(self, n: int) -> str:
        if n > 0:
            return self.tr("no penalty of %n coin(s) at the end", "", n)
        text = self.tr("a penalty of %n coin(s) at the end for having no town hall", "", -n)
        return text if n else ""

    def _town_halls(self, n: int) -> str:
        if n > 0:
            return self.tr("%n more coin(s) for town halls at the end", "", n)
        return self.tr("%n coin(s) less for town halls at the end", "", -n) if n else ""

    def _shops(self, n: int) -> str:
        if n > 0:
            return self.tr("%n more coin(s) for shops at the end", "", n)
        return self.tr("%n coin(s) less for shops at the end", "", -n) if n else ""

    def _churches(self, n: int) -> str:
        if n > 0:
            return self.tr("%n more coin(s) for churches at the end", "", n)
        return self.tr("%n coin(s) less for churches at the end", "", -n) if n else ""

    def _goods(self, n: int) -> str:
        if n > 0:
            return self.tr("%n more coin(s) for flour and glass at the end", "", n)
        return self.tr("%n coin(s) less for flour and glass at the end", "", -n) if n else ""

    def _prospect(self, outcome: Outcome) -> list[str]:
        """What a building that waits for others will bring."""
        if not outcome.missing:
            return []
        building, n = outcome.building, outcome.missing
        kind = self.table.board.kind_of[building]
        village = self.table.village(self.table.board.village_of[building])
        if kind == Kind.INN:
            return [self._barrel(building, n, village)]
        if kind == Kind.TOWN_HALL:
            coins = thing_names.coins(self.table.board.value_of[building])
            text = self.tr("{coins} if {village} fills up, %n building(s) to go", "", n)
            return [text.format(coins=coins, village=village)]
        if kind == Kind.MILL:
            return [self.tr("the flour pays once %n more flour mill(s) are taken", "", n)]
        return [self.tr("the glass pays once %n more glass factory(s) are taken", "", n)]

    def _barrel(self, building: int, n: int, village: str) -> str:
        board = self.table.board
        row = board.in_village[board.village_of[building]]
        if len(row) < 4:
            return self.tr("no coins ever: {village} is too small").format(village=village)
        text = self.tr("1 coin each turn once %n more building(s) in {village} are taken", "", n)
        return text.format(village=village)

    def _join(self, parts: list[str]) -> str:
        return lists.all_of(parts)


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
        board = self.table.board
        if outcome.missing and board.kind_of[outcome.building] == Kind.TOWN_HALL:
            text = self.tr("{amount} if the village fills up")
            coins = board.value_of[outcome.building]
            said.append(Brought(text.format(amount=signed(coins)), helps_mover=True))
        others = [*([outcome.victim] if outcome.victim else []), *outcome.others]
        for effect in others:
            name = self.table.player(effect.player)
            said += [Brought(text, amount < 0) for text, amount in self._of(effect, name)]
        return said

    def _of(self, effect: Effect, name: str) -> list[tuple[str, int]]:
        """The changes for one player; the name is empty for the mover."""
        penalty, at_end = effect.penalty, effect.score - effect.coins - effect.penalty
        saved, incurred = self.tr("{amount}: no penalty"), self.tr("{amount}: penalty")
        said = [
            (self.tr("{amount} now"), effect.coins),
            (self.tr("{amount} each turn"), effect.income),
            (saved if penalty > 0 else incurred, penalty),
            (self.tr("{amount} at the end"), at_end),
        ]
        return [
            (self._with_name(text.format(amount=signed(amount)), name), amount)
            for text, amount in said
            if amount
        ]

    def _with_name(self, text: str, name: str) -> str:
        return self.tr("{player} {change}").format(player=name, change=text) if name else text
