"""What the terminal game says."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.board import Kind
from ..engine.scoring import Score
from ..engine.setup import Setup
from ..engine.state import NOBODY, State
from .cards import Cards
from .catalogue import Speaker
from .names import lists
from .table import Table


class TextWords(Speaker):
    """Questions, answers and descriptions of the terminal game."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)

    def welcome(self) -> str:
        """The first line."""
        return self.tr("Bohemian Villages. Type a number to choose, or “help”.")

    def help(self) -> list[str]:
        """Everything one can type."""
        return [
            self.tr("Type a number to choose an action; press Enter to roll the dice."),
            self.tr("board: all villages and who is where. A village’s name: just that village."),
            self.tr("players: what everyone holds. score: the score if the game ended now."),
            self.tr(
                "undo, redo: take back or repeat a decision since the last roll. list: "
                "the actions again."
            ),
            self.tr("save FILE: save the game to a file. quit: leave; the game is kept."),
        ]

    def roll(self, player: int) -> str:
        """Dice are to be rolled."""
        return self.tr("{player}, press Enter to roll.").format(player=self.table.player(player))

    def choose(self, player: int, faces: Sequence[int]) -> str:
        """A decision is due."""
        shown = " ".join(map(str, faces))
        text = self.tr("{player}, unused dice: {faces}. What do you do?")
        if not faces:
            text = self.tr("{player}, all dice are used. What do you do?")
        return text.format(player=self.table.player(player), faces=shown)

    def enter_dice(self, player: int, count: int) -> str:
        """Real dice are to be typed."""
        text = self.tr("{player}, roll your %n dice and type what they show.", "", count)
        return text.format(player=self.table.player(player))

    def not_understood_dice(self, count: int) -> str:
        """Dice that are none."""
        return self.tr("Type %n digits from 1 to 6, one for each die.", "", count)

    def not_understood(self, most: int) -> str:
        """Something nobody can make sense of."""
        return self.tr("Type a number from 1 to {most}, or “help”.").format(most=most)

    def nothing_to_undo(self) -> str:
        """Undo has come to a die."""
        return self.tr("Nothing to undo since the last roll.")

    def nothing_to_redo(self) -> str:
        """Nothing was undone."""
        return self.tr("Nothing to redo.")

    def undone(self) -> str:
        """A decision was taken back."""
        return self.tr("Undone.")

    def kept(self, file: str) -> str:
        """The game was left and can be continued."""
        return self.tr("The game is kept in {file}.").format(file=file)

    def saved(self, file: str) -> str:
        """The game was written."""
        return self.tr("Saved as {file}.").format(file=file)

    def not_saved(self, reason: str) -> str:
        """The game could not be written."""
        return self.tr("The game cannot be saved: {reason}.").format(reason=reason)

    def village(self, state: State, number: int) -> list[str]:
        """A village and who is in it."""
        board = state.board
        buildings = board.in_village[number]
        taken = sum(state.is_occupied(building) for building in buildings)
        heading = self.tr("{village}, {taken} of {all} taken:").format(
            village=self.table.village(number), taken=taken, all=len(buildings)
        )
        return [heading, *(f"  {self._building(state, building)}" for building in buildings)]

    def _building(self, state: State, building: int) -> str:
        board, owner = state.board, state.owners[building]
        total = board.kind_of[building]
        name = self.table.label(building)
        if owner == NOBODY:
            return self.tr("{total} {name}: free").format(total=total, name=name)
        return self.tr("{total} {name}: {player}").format(
            total=total, name=name, player=self.table.player(owner)
        )

    def supply(self, state: State) -> str:
        """What lies beside the board."""
        bishop = self.tr("nobody") if state.bishop == NOBODY else self.table.player(state.bishop)
        return self.tr(
            "Bank: {bank}. Special action tiles left: {special}. Bishop: {bishop}."
        ).format(bank=max(0, state.bank), special=state.supply, bishop=bishop)

    def holdings(self, state: State, player: int) -> str:
        """What lies before a player, in one line."""
        cards = Cards()
        parts = [
            cards.coins(state.coins[player]),
            cards.figures(state.figures[player], state.owners.count(player)),
            cards.special(held=True) if state.specials[player] else "",
            cards.flour(flour) if (flour := state.count(player, Kind.MILL)) else "",
            cards.glass(glass) if (glass := state.count(player, Kind.GLASSWORKS)) else "",
            cards.income(*state.income(player)),
        ]
        return f"{self.table.player(player)}: " + "; ".join(part for part in parts if part)

    def score(self, scores: Sequence[Score]) -> list[str]:
        """Everybody's score if the game ended now."""
        ranked = sorted(range(len(scores)), key=lambda player: -scores[player].total)
        return [
            self.tr("{player}: {total}").format(
                player=self.table.player(player), total=scores[player].total
            )
            for player in ranked
        ]

    def order(self) -> str:
        """Who sits where."""
        names = [self.table.player(seat) for seat in range(len(self.table.players))]
        return self.tr("Around the table: {players}.").format(players=lists.all_of(names))
