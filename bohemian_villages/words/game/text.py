"""Texts of the terminal game."""

from __future__ import annotations

from collections.abc import Sequence

from ...ai.hint.data import Hint
from ...engine.board import Kind
from ...engine.scoring import Score
from ...engine.setup import Setup
from ...engine.state import NO_PLAYER, State
from ..grammar import lists, number
from ..hint.hint import HintWords
from ..hint.steps import HintSteps
from ..hint.why import WhyWords
from ..program.terminal import TerminalWords
from .cards import Cards
from .names import thing_names
from .table import Table


class TextWords(TerminalWords):
    """Questions, answers and descriptions of the terminal game."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)
        self.advice = HintWords(self.table)
        self.reasons = WhyWords(self.table)
        self._steps = HintSteps(self.table)

    def welcome(self) -> str:
        """First line."""
        return self.tr("Bohemian Villages. Type a number to choose, or “help”.")

    def help(self) -> list[str]:
        """The words that can be typed."""
        return [
            self.tr("Type a number to choose an action; press Enter to roll the dice."),
            self.tr("board: all villages and who is where. A village’s name: just that one."),
            self.tr("players: what everyone holds. score: the score if the game ended now."),
            self.tr("list: your choices again. more, or Enter: the rest of a long text."),
            self.tr("hint: the best turns. why: what the last AI player’s turn was good for."),
            self.tr("undo, redo: take back what you did since the last roll, or do it again."),
            self.tr("save FILE: save the game to a file. quit: leave; the game is kept."),
        ]

    def roll(self, player: int) -> str:
        """Prompt for a roll."""
        return self.tr("{player}, press Enter to roll.").format(player=self.table.player(player))

    def choose(self, state: State) -> str:
        """Prompt for a decision."""
        faces = " ".join(str(state.dice[die]) for die in state.unused)
        if faces:
            text = self.tr("{player}, unused dice: {faces}. What do you do?")
        elif state.dice:
            text = self.tr("{player}, all dice are used. What do you do?")
        else:
            text = self.tr("{player}, what do you do?")
        return text.format(player=self.table.player(state.player), faces=faces)

    def choose_as_listed(self, state: State) -> str:
        """Prompt for a decision whose list of actions may have scrolled away."""
        hint = self.tr("“list” shows your choices.", "what to type")
        return f"{self.choose(state)} {hint}"

    def more_choices(self) -> str:
        """Prompt in the middle of a long list of actions."""
        return self.tr("Press Enter for more, or choose.")

    def roll_uncollected(self) -> str:
        """The choice to roll without collecting income."""
        return self.tr("roll the dice, without the income")

    def enter_dice(self, player: int, count: int) -> str:
        """Prompt for real dice."""
        text = self.tr("{player}, roll your %n dice and type what they show.", "", count)
        return text.format(player=self.table.player(player))

    def not_understood(self, most: int) -> str:
        """The answer was not understood."""
        return self.tr("Type a number from 1 to {most}, or “help”.").format(most=most)

    def village(self, state: State, number: int) -> str:
        """Heading of a village."""
        buildings = state.board.in_village[number]
        taken = sum(state.is_occupied(building) for building in buildings)
        return self.tr("{village}, {taken} of {all} taken:").format(
            village=self.table.village(number), taken=taken, all=len(buildings)
        )

    def buildings(self, state: State, village: int) -> list[str]:
        """The buildings of a village and the figures in them."""
        return [self._building(state, building) for building in state.board.in_village[village]]

    def _building(self, state: State, building: int) -> str:
        owner = state.owners[building]
        total, name = state.board.kind_of[building], self.table.local_label(building)
        if owner == NO_PLAYER:
            return self.tr("{total} {name}: free").format(total=total, name=name)
        return self.tr("{total} {name}: {player}").format(
            total=total, name=name, player=self.table.player(owner)
        )

    def supply(self, state: State) -> str:
        """What is left beside the board."""
        bishop = self.tr("nobody") if state.bishop == NO_PLAYER else self.table.player(state.bishop)
        return self.tr(
            "Bank: {bank}. Special action tiles left: {special}. Bishop: {bishop}."
        ).format(bank=max(0, state.bank), special=state.supply, bishop=bishop)

    def holdings(self, state: State, player: int) -> str:
        """What a player holds, in one line."""
        cards = Cards()
        flour, glass = state.count(player, Kind.MILL), state.count(player, Kind.GLASSWORKS)
        parts = [
            cards.coins(state.coins[player]),
            cards.figures(state.figures[player], state.owners.count(player)),
            thing_names.bishop() if state.bishop == player else "",
            thing_names.special_tiles(specials) if (specials := state.specials[player]) else "",
            thing_names.flour_tiles(flour) if flour else "",
            thing_names.glass_tiles(glass) if glass else "",
            cards.income(*state.income(player)),
        ]
        return f"{self.table.player(player)}: " + "; ".join(part for part in parts if part)

    def score(self, scores: Sequence[Score]) -> list[str]:
        """Everybody's score if the game ended now."""
        ranked = sorted(range(len(scores)), key=lambda player: -scores[player].total)
        return [
            self.tr("If the game ended now:"),
            *(
                self.tr("{player}: {total}").format(
                    player=self.table.player(player), total=number(scores[player].total)
                )
                for player in ranked
            ),
        ]

    def hint(self, state: State, hint: Hint) -> list[str]:
        """The best turns, best first, each with what it promises and what decides."""
        lines = []
        for place, suggestion in enumerate(hint.suggestions):
            phrases = self._steps.phrases(state, suggestion.actions)
            expected = self.advice.expected(suggestion, hint.player)
            lines.append(self.advice.described(place, phrases, expected, "").rstrip())
            lines += (f"  {sentence.text}" for sentence in self.advice.why(hint, place))
        return lines

    def order(self) -> str:
        """The seating order."""
        names = [self.table.player(seat) for seat in range(len(self.table.players))]
        return self.tr("Around the table: {players}.").format(players=lists.all_of(names))
