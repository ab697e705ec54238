"""Prompts: what the player to move is asked to do, one sentence for each situation of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.scoring import Score, winners
from ..catalogue import Speaker
from .names import building_names, thing_names
from .table import Table


class Prompts(Speaker):
    """The sentences of the bar above the table, and the notices that explain what happened."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def over(self, scores: list[Score]) -> str:
        """The game is over; names the winners."""
        best = winners(scores)
        text = self.tr("{players} wins with {coins}")
        if len(best) > 1:
            text = self.tr("{players} share the win with {coins}")
        coins = thing_names.coins(scores[best[0]].total)
        return text.format(players=self.table.all_players(best), coins=coins)

    def playing(self, player: int) -> str:
        """An AI player's turn, whether it is thinking or its moves are being shown."""
        return self.tr("{player} is playing…").format(player=self._name(player))

    def collect(self, player: int, coins: int) -> str:
        """Income waits to be collected; a roll would forgo it."""
        text = self.tr("{player}: collect your income of {coins} before you roll")
        return text.format(player=self._name(player), coins=thing_names.coins(coins))

    def roll(self, player: int) -> str:
        """The dice of the program can be rolled."""
        return self.tr("{player}: roll the dice").format(player=self._name(player))

    def enter_roll(self, player: int) -> str:
        """Four real dice are to be rolled and entered."""
        text = self.tr("{player}: roll your four dice and enter what they show")
        return text.format(player=self._name(player))

    def enter_roll_for(self, player: int) -> str:
        """Real dice are to be rolled and entered for an AI player."""
        text = self.tr("Roll the four dice for {player} and enter what they show")
        return text.format(player=self._name(player))

    def enter_reroll(self, player: int, dice: int) -> str:
        """Real dice are to be rerolled and entered."""
        text = self.tr("{player}: reroll %n die(s) and enter the result", "", dice)
        return text.format(player=self._name(player))

    def enter_reroll_for(self, player: int, dice: int) -> str:
        """Real dice are to be rerolled and entered for an AI player."""
        text = self.tr("Reroll %n die(s) for {player} and enter the result", "", dice)
        return text.format(player=self._name(player))

    def reroll_again(self, player: int) -> str:
        """The special action tile is spent; dice can be rerolled."""
        return self.tr("{player}: reroll the chosen dice").format(player=self._name(player))

    def choose(self, player: int) -> str:
        """The first move is due, and nothing is selected."""
        text = self.tr("{player}: choose a lit building or a way to use the dice")
        return text.format(player=self._name(player))

    def choose_or_kick(self, player: int) -> str:
        """The first move is due, nothing is selected, and some moves kick a figure out."""
        text = self.tr("{player}: choose a lit building; “kick” sends the figure there home")
        return text.format(player=self._name(player))

    def choose_for(self, player: int, totals: Sequence[int]) -> str:
        """Dice are selected that reach buildings of one or two totals."""
        if len(totals) == 1:
            text = self.tr("{player}: choose a lit building for the {first}")
        else:
            text = self.tr("{player}: choose a lit building for the {first} or the {second}")
        return text.format(player=self._name(player), first=totals[0], second=totals[-1])

    def choose_kick(self, player: int, sum_of_dice: str, kind: int) -> str:
        """The selected dice reach only buildings that are taken."""
        text = self.tr("{player}: {sum} = {total}, {all_taken}: choose whom to kick out")
        return text.format(
            player=self._name(player),
            sum=sum_of_dice,
            total=kind,
            all_taken=building_names.all_taken(kind),
        )

    def take_bishop(self, player: int) -> str:
        """Doubles are selected, for the bishop."""
        return self.tr("{player}: take the bishop").format(player=self._name(player))

    def take_special(self, player: int) -> str:
        """Dice are selected, for a special action tile."""
        text = self.tr("{player}: take a special action tile")
        return text.format(player=self._name(player))

    def nothing_with_these(self, player: int) -> str:
        """The dice picked by hand reach nothing."""
        text = self.tr("{player}: these dice reach nothing; pick others")
        return text.format(player=self._name(player))

    def second_move(self, player: int) -> str:
        """The mandatory move is made; a second one is possible."""
        text = self.tr("{player}: make a second move or end your turn")
        return text.format(player=self._name(player))

    def may_reroll(self, player: int) -> str:
        """No second move is possible, but the special action tile can be spent."""
        text = self.tr("{player}: end your turn or spend your special action tile")
        return text.format(player=self._name(player))

    def end(self, player: int) -> str:
        """The turn can only be ended."""
        return self.tr("{player}: end your turn").format(player=self._name(player))

    def keep(self, player: int) -> str:
        """Dice are lifted for a reroll; clicking one keeps it as it lies."""
        text = self.tr("{player}: click the dice you want to keep, then press “Reroll” again")
        return text.format(player=self._name(player))

    def keep_all(self, player: int) -> str:
        """All dice would be kept, so there is nothing to reroll."""
        text = self.tr("{player}: you keep all dice; click the ones you want to reroll")
        return text.format(player=self._name(player))

    def must_reroll(self, player: int) -> str:
        """No move is possible, but a special action tile can be spent."""
        text = self.tr("{player}: no move possible, so spend your special action tile to reroll")
        return text.format(player=self._name(player))

    def must_pass(self, player: int) -> str:
        """No move is possible, and there is no tile."""
        text = self.tr("{player}: no move possible, so pass")
        return text.format(player=self._name(player))

    def forced_reroll(self, player: int) -> str:
        """Announces a forced reroll."""
        text = self.tr(
            "{player} has no move with these dice and must spend the special action tile to reroll."
        )
        return text.format(player=self._name(player))

    def forced_pass(self, player: int) -> str:
        """Announces a forced pass."""
        text = self.tr("With no move and no special action tile, {player} passes.")
        return text.format(player=self._name(player))

    def income_forgone(self, player: int, coins: int) -> str:
        """Announces a roll made before income was collected."""
        text = self.tr("{player} rolled without collecting {coins} of income.")
        return text.format(player=self._name(player), coins=thing_names.coins(coins))

    def random_instead(self, player: int) -> str:
        """The AI process failed twice for this player."""
        text = self.tr("{player} could not decide and makes a random move.")
        return text.format(player=self._name(player))

    def wait(self, player: int) -> str:
        """A person tried to act during an AI player's turn."""
        return self.tr("Please wait: {player} is playing.").format(player=self._name(player))

    def wait_for_dice(self, player: int) -> str:
        """A person tried to act while an AI player's real dice are due."""
        text = self.tr("Roll the dice for {player} and enter what they show.")
        return text.format(player=self._name(player))

    def nothing_to_undo(self) -> str:
        """No decision can be taken back."""
        return self.tr("Nothing to undo: you cannot take back a roll.")

    def nothing_to_redo(self) -> str:
        """No decision can be made again."""
        return self.tr("Nothing to redo.")

    def _name(self, player: int) -> str:
        return self.table.player(player)
