"""Cards: what the sidebar says of players and of the supply, mostly in tooltips."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.board import SHOPS
from ..engine.scoring import Score
from ..engine.state import NOBODY
from .catalogue import Speaker
from .names import building_names, color_names, control_names, number, score_names
from .names import thing_names as things
from .table import Table


class Cards(Speaker):
    """Words about a player's card."""

    def subtitle(self, *, to_move: bool, moved: bool, level: str, placed: int) -> str:
        """The line below a name: whose turn it is, else the level, else the figures placed."""
        if to_move:
            return self.tr("to move · one move made") if moved else self.tr("to move")
        if level:
            return self.tr("AI, {level}").format(level=control_names.name(level))
        return self.tr("%n on the table", "figures", placed)

    def coins(self, n: int) -> str:
        """Coins in hand."""
        return self.tr("%n coin(s) in hand", "", n)

    def figures(self, in_hand: int, placed: int) -> str:
        """Where the figures are."""
        text = self.tr("%n figure(s) in hand, {placed} on the table", "", in_hand)
        return text.format(placed=placed)

    def bishop(self, *, held: bool, churches: int) -> str:
        """What the bishop does here."""
        if not held:
            return self.tr("The bishop is not here")
        return self.tr("The bishop: %n coin(s) each turn, one for every church", "", churches)

    def special(self, *, held: bool) -> str:
        """Whether a special action tile is there."""
        if held:
            return self.tr("A special action tile: spend it to roll unused dice again")
        return self.tr("No special action tile")

    def score(self, score: Score) -> str:
        """The score if the game ended now, part by part, a line each."""
        lines = [f"{name}: {number(coins)}" for name, coins in score_names.parts(score)]
        heading = self.tr("If the game ended now")
        return "\n".join([heading, *lines, f"{score_names.total()}: {number(score.total)}"])

    def shops(self, worth: int) -> str:
        """What the sets of shops are worth."""
        return self.tr("Sets of different shops: %n coin(s) at the end", "", worth)

    def shop(self, place: int, count: int) -> str:
        """How many shops of a kind."""
        return building_names.counted(SHOPS[place], count)

    def count_labels(self) -> tuple[str, ...]:
        """Short labels for flour, glass, farms, churches, town halls."""
        return (
            self.tr("flour"),
            self.tr("glass"),
            self.tr("farms"),
            self.tr("churches"),
            self.tr("halls", "short for town halls"),
        )

    def flour(self, n: int) -> str:
        """Flour tiles."""
        tiles = things.flour_tiles(n)
        text = self.tr("{tiles}: 2 coins each when the mills are full, half at the end")
        return text.format(tiles=tiles)

    def glass(self, n: int) -> str:
        """Glass tiles."""
        tiles = things.glass_tiles(n)
        text = self.tr("{tiles}: 3 coins each when the glass factories are full, half at the end")
        return text.format(tiles=tiles)

    def farms(self, n: int) -> str:
        """Farms held."""
        text = self.tr("Farms: {held}. The next one pays %n coin(s)", "", n + 1)
        return text.format(held=n)

    def churches(self, n: int, prize: int) -> str:
        """Churches held, and the prize they would bring now."""
        text = self.tr("Churches: {held}. As things stand %n coin(s) at the end", "", prize)
        return text.format(held=n)

    def halls(self, n: int, full: int, score: int) -> str:
        """Town halls held, and what they would bring now."""
        if not n:
            return self.tr("No town hall: 5 coins lost at the end")
        text = self.tr("Town halls: {held}, in full villages: {full}. As things stand {coins}")
        return text.format(held=n, full=full, coins=things.coins(score))

    def inn(self, village: str, *, active: bool, missing: int) -> str:
        """An inn tile as it lies."""
        if active:
            return self.tr("Inn of {village}: 1 coin each turn").format(village=village)
        text = self.tr("Inn of {village}: pays when %n more building(s) are taken", "", missing)
        return text.format(village=village)

    def few_figures(self, n: int) -> str:
        """A warning: the game may end soon."""
        return self.tr("%n figure(s) left", "", n)

    def few_figures_explained(self, name: str) -> str:
        """What the warning means."""
        text = self.tr("The game ends when {player} begins a turn without a figure in hand.")
        return text.format(player=name)

    def low_bank(self) -> str:
        """A warning: the bank may run dry in the next turn."""
        return self.tr("could empty the bank")

    def low_bank_explained(self, name: str) -> str:
        """What the warning means."""
        text = self.tr(
            "The game ends as soon as the bank is empty; a turn of {player} could do it."
        )
        return text.format(player=name)

    def income(self, inns: int, churches: int) -> str:
        """What the next turn begins with."""
        return self.tr("%n coin(s) income", "", inns + churches)

    def described(self, name: str, color: str, parts: Sequence[str]) -> str:
        """A whole card in one sentence, for screen readers."""
        text = self.tr("{name}, {color}: {parts}")
        return text.format(name=name, color=color_names.name(color), parts="; ".join(parts))


class SupplyWords(Speaker):
    """Words about what lies beside the board."""

    def labels(self) -> dict[str, str]:
        """Short labels by key."""
        return {
            "special": self.tr("special"),
            "flour": self.tr("flour"),
            "glass": self.tr("glass"),
            "inns": self.tr("inns"),
            "bishop": things.bishop(),
            "bank": things.bank(),
        }

    def tip(self, key: str, n: int) -> str:
        """How many are left."""
        left = {
            "special": things.special_tiles,
            "flour": things.flour_tiles,
            "glass": things.glass_tiles,
            "inns": things.inn_tiles,
            "bank": things.coins,
        }[key](n)
        return self.tr("{things} left").format(things=left)

    def bishop(self, table: Table, holder: int) -> str:
        """Where the bishop is."""
        if holder == NOBODY:
            return self.tr("Bishop: on the table")
        return self.tr("Bishop: with {player}").format(player=table.player(holder))
