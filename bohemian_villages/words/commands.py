"""What the commands say: their results, and what is wrong with a call."""

from __future__ import annotations

from collections.abc import Sequence

from ..ai.entries import BOT_PREFIX, EntryError, EntryFault
from ..ai.levels import LEVELS
from ..engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from .catalogue import Speaker
from .foreign import quote
from .names import lists, number


class CallWords(Speaker):
    """What is wrong with a call, and what to do."""

    def players(self, error: EntryError) -> str:
        """A list of players that cannot be used."""
        return {
            EntryFault.WRONG_NUMBER: self.tr(
                "A game takes {least} to {most} players, and {players} are named; "
                "write them like --players {example}."
            ),
            EntryFault.UNKNOWN_PLAYER: self.tr(
                "There is no player called {name}; there are {levels} and bot:COMMAND."
            ),
            EntryFault.NO_COMMAND: self.tr(
                "Write the command that starts the bot after {prefix}, like bot:./my-bot."
            ),
            EntryFault.QUOTE_NOT_CLOSED: self.tr(
                "In {name} a quotation mark is opened and never closed."
            ),
        }[error.fault].format(
            least=LEAST_PLAYERS,
            most=MOST_PLAYERS,
            players=error.text,
            name=quote(error.text),
            levels=", ".join(LEVELS),
            example=",".join(list(LEVELS)[-2:] * 2)[:40],
            prefix=BOT_PREFIX,
        )

    def not_a_number(self, text: str, least: int, most: int | None) -> str:
        """A number that is none, or too small or too large."""
        if most is None:
            sentence = self.tr("{text} is not a whole number of {least} or more.")
        else:
            sentence = self.tr("{text} is not a whole number from {least} to {most}.")
        return sentence.format(text=quote(text), least=least, most=most)

    def not_seconds(self, text: str, least: float, most: float) -> str:
        """A span of time that is none."""
        sentence = self.tr("{text} is not a number of seconds from {least} to {most}.")
        return sentence.format(text=quote(text), least=f"{least:g}", most=f"{most:g}")

    def empty_seed(self) -> str:
        """A seed of no letters."""
        return self.tr("A seed has at least one character; leave out --seed to have one drawn.")

    def unusable_seed(self, text: str) -> str:
        """A seed that is no text."""
        return self.tr("The seed {seed} is not Unicode text; choose another.").format(
            seed=quote(text)
        )

    def unusable_folder(self, path: str, reason: str) -> str:
        """A folder that cannot be made or written to."""
        sentence = self.tr("Nothing can be written into {folder} ({reason}); choose another --out.")
        return sentence.format(folder=quote(path), reason=reason)

    def unwritable(self, path: str, reason: str) -> str:
        """A file that cannot be written."""
        sentence = self.tr("{file} cannot be written ({reason}).")
        return sentence.format(file=quote(path), reason=reason)

    def system(self, reason: str) -> str:
        """The system refused something."""
        return self.tr("The system does not allow it: {reason}.").format(reason=reason)

    def unknown_command(self, name: str, commands: Sequence[str]) -> str:
        """A first word that is neither a command nor a file."""
        sentence = self.tr("There is no command and no file {name}; the commands are {commands}.")
        return sentence.format(name=quote(name), commands=lists.all_of(commands))

    def see_help(self, message: str, program: str) -> str:
        """What is wrong with the options, and where they are told."""
        sentence = self.tr("{message}; “{program} --help” tells how to call it.")
        return sentence.format(message=message, program=program)


class SimulateWords(Speaker):
    """What `simulate` tells."""

    def game(self, nth: int, seed: str, turns: int, totals: str, outcome: str) -> str:
        """One line for a game."""
        sentence = self.tr("Game {number}: seed {seed}, {turns}: {totals}; {outcome}")
        return sentence.format(
            number=nth, seed=seed, turns=self.turns(turns), totals=totals, outcome=outcome
        )

    def turns(self, n: int) -> str:
        """So many turns."""
        return self.tr("%n turn(s)", "", n)

    def total(self, name: str, total: int) -> str:
        """What a player has in the end."""
        return self.tr("{player} {coins}").format(player=name, coins=number(total))

    def outcome(self, winners: Sequence[str]) -> str:
        """Who won; nobody if the game found no end."""
        if not winners:
            return self.tr("unfinished")
        return self.tr("won by {players}").format(players=lists.all_of(winners))

    def summary(self, games: int, seed: str) -> str:
        """What was played."""
        return self.tr("%n game(s) with --seed {seed}.", "", games).format(seed=seed)

    def standing(self, name: str, wins: float, coins: float) -> str:
        """How a player did in all games."""
        sentence = self.tr("{player}: {wins} wins, {coins} coins a game")
        return sentence.format(player=name, wins=f"{wins:g}", coins=f"{coins:.1f}")

    def stopped(self) -> str:
        """The user did not wait for the rest."""
        return self.tr("Stopped before the end; this is what was played until then.")


call_words = CallWords()
simulate_words = SimulateWords()
