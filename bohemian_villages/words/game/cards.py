"""Cards: the texts about players, the supply and choices of dice, mostly tool tips."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.board import SHOPS, Kind
from ...engine.scoring import Score
from ...engine.state import NO_PLAYER
from ..catalogue import Speaker
from ..controls import control_names
from ..grammar import number
from .names import building_names, color_names, score_names
from .names import thing_names as things
from .table import Table


class Cards(Speaker):
    """Words about a player's card."""

    def subtitle(
        self, *, to_move: bool, moves: int, level: str, placed: int, is_matched: bool = False
    ) -> str:
        """The line below a name: the turn if it is theirs, else the level, else figures placed."""
        if to_move:
            return self.tr("%n move(s) made", "", moves) if moves else self.tr("to move")
        if level and is_matched:
            return self.tr("At your level")
        if level:
            return self.tr("Computer, {level}").format(level=control_names.name(level))
        return self.tr("%n on the board", "figures", placed)

    def at_level(self, level: str) -> str:
        """Tip for a player at somebody's level."""
        text = self.tr("Plays about as well as {level} in this game")
        return text.format(level=control_names.name(level))

    def coins(self, n: int) -> str:
        """Tip for the coins in hand."""
        return self.tr("%n coin(s) in hand", "", n)

    def figures(self, in_hand: int, placed: int) -> str:
        """Tip for the figures, in hand and placed."""
        text = self.tr("%n figure(s) in hand, {placed} on the board", "", in_hand)
        return text.format(placed=placed)

    def bishop(self, *, held: bool, churches: int) -> str:
        """Tip for the bishop: what it pays, or would pay."""
        if not held:
            return self.tr("No bishop. Whoever holds it gets 1 coin each turn for each church.")
        return self.tr("Bishop: %n coin(s) each turn, 1 for each church", "", churches)

    def special(self, *, held: bool) -> str:
        """Tip for the place of the special action tile."""
        if held:
            return self.tr("Special action tile: spend it to reroll unused dice")
        return self.tr("No special action tile. Any two dice take one; spend it to reroll.")

    def score(self, score: Score) -> str:
        """The score if the game ended now, part by part, a line each."""
        lines = [f"{name}: {number(coins)}" for name, coins in score_names.parts(score)]
        heading = self.tr("If the game ended now")
        return "\n".join([heading, *lines, f"{score_names.total()}: {number(score.total)}"])

    def score_label(self, *, has_town_hall: bool) -> str:
        """Two short lines beside the score; without a town hall, they say why it is so low."""
        return self.tr("score\nnow") if has_town_hall else self.tr("needs a\ntown hall")

    def shops(self, worth: int) -> str:
        """Tip for the sets of shops: what they are worth."""
        return self.tr("Sets of different shops: %n coin(s) at the end", "", worth)

    def shop(self, place: int, count: int) -> str:
        """How many shops of a kind, by name."""
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
        """Tip for flour tiles."""
        tiles = things.flour_tiles(n)
        text = self.tr("{tiles}: 2 coins each once all flour mills are taken, half that at the end")
        return text.format(tiles=tiles)

    def glass(self, n: int) -> str:
        """Tip for glass tiles."""
        tiles = things.glass_tiles(n)
        text = self.tr(
            "{tiles}: 3 coins each once all glass factories are taken, half that at the end"
        )
        return text.format(tiles=tiles)

    def farms(self, n: int) -> str:
        """Tip for farms."""
        text = self.tr("Farms: {held}. The next one pays %n coin(s)", "", n + 1)
        return text.format(held=n)

    def churches(self, n: int, prize: int) -> str:
        """Tip for churches, with the prize they would bring now."""
        text = self.tr("Churches: {held}. %n coin(s) at the end as things stand", "", prize)
        return text.format(held=n)

    def halls(self, n: int, full: int, score: int) -> str:
        """Tip for town halls, with what they would bring now."""
        if not n:
            return self.tr("No town hall: −5 coins at the end")
        text = self.tr("Town halls: {held}, {full} in full villages. {coins} as things stand")
        return text.format(held=n, full=full, coins=things.coins(score))

    def inn(self, village: str, *, active: bool, missing: int) -> str:
        """Tip for an inn tile."""
        if active:
            return self.tr("Inn in {village}: 1 coin each turn").format(village=village)
        text = self.tr("Inn in {village}: pays once %n more building(s) are taken", "", missing)
        return text.format(village=village)

    def few_figures(self, n: int) -> str:
        """Warning that the game may end soon, by figures."""
        return self.tr("%n figure(s) left", "", n)

    def few_figures_explained(self, name: str) -> str:
        """Tip for that warning."""
        text = self.tr("The game ends when {player} starts a turn with no figures in hand.")
        return text.format(player=name)

    def low_bank(self) -> str:
        """Warning that the bank may run dry in the next turn."""
        return self.tr("bank may run out")

    def low_bank_explained(self, name: str) -> str:
        """Tip for that warning."""
        text = self.tr("The game ends when the bank is empty; {player} could empty it in one turn.")
        return text.format(player=name)

    def income(self, inns: int, churches: int) -> str:
        """What the next turn's income will be."""
        return self.tr("%n coin(s) of income", "", inns + churches)

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
        if holder == NO_PLAYER:
            return self.tr("Bishop: on the table")
        return self.tr("Bishop: with {player}").format(player=table.player(holder))


class ChoiceWords(Speaker):
    """The titles on the card of a choice of dice, and what bishop and special tile do."""

    def title(self, faces: Sequence[int], kind: Kind) -> str:
        """The dice and the building they reach: "3+4: Glass factory"."""
        text = self.tr("{sum}: {building}")
        return text.format(sum="+".join(map(str, faces)), building=building_names.one(kind))

    def bishop(self) -> str:
        """Doubles used for the bishop."""
        return self.tr("Take the bishop")

    def bishop_does(self) -> str:
        """What the bishop is good for."""
        return self.tr("While you hold it, each of your churches pays 1 coin each turn.")

    def special(self) -> str:
        """Two dice used for a special action tile."""
        return self.tr("Take a special tile")

    def special_does(self) -> str:
        """What a special action tile is good for."""
        return self.tr("Any two dice. Spend the tile later to reroll dice you do not like.")

    def nothing_yet(self) -> str:
        """A figure brings nothing yet in any of several buildings."""
        return self.tr("Pays nothing yet")


choice_words = ChoiceWords()
