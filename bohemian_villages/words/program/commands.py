"""What the commands say: their results, and what is wrong with a call."""

from __future__ import annotations

from collections.abc import Sequence

from ...ai.lab.bench import Speed
from ...ai.lab.entrants import BOT_PREFIX, EntrantError, EntrantFault
from ...ai.levels import LEVELS
from ...ai.players.bot_seat import LostSeat
from ...ai.players.bots import BotFault, BotStartError
from ...engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from ..catalogue import Speaker
from ..foreign import one_line, quote, quote_path
from ..grammar import capitalized, lists, number

LONGEST_BOT = 160


class CallWords(Speaker):
    """What is wrong with a call, and what to do."""

    def players(self, error: EntrantError) -> str:
        """A list of players that cannot be used."""
        return {
            EntrantFault.WRONG_NUMBER: self.tr(
                "A game takes {least} to {most} players, but you named {players}; "
                "write them like --players {example}."
            ),
            EntrantFault.UNKNOWN_PLAYER: self.tr(
                "There is no player called {name}; choose from {levels} and bot:COMMAND."
            ),
            EntrantFault.NO_COMMAND: self.tr(
                "Write the command that starts the bot after {prefix}, like bot:./my-bot."
            ),
            EntrantFault.QUOTE_NOT_CLOSED: self.tr(
                "{name} opens a quotation mark and never closes it."
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

    def unknown_game(self, name: str, games: Sequence[str]) -> str:
        """A game the program does not play."""
        return self.tr("There is no game called {name}; choose from {games}.").format(
            name=quote(name), games=", ".join(games)
        )

    def not_a_table(self, text: str, known: Sequence[str]) -> str:
        """Seats nobody can sit on."""
        return self.tr(
            "{text} does not seat a game; name {least} to {most} of {known}, "
            "separated by commas, like human,medium."
        ).format(text=quote(text), least=LEAST_PLAYERS, most=MOST_PLAYERS, known=", ".join(known))

    def unknown_scene(self, name: str, scenes: Sequence[str]) -> str:
        """A scene that does not exist."""
        return self.tr("There is no scene called {name}; choose from {scenes}.").format(
            name=quote(name), scenes=", ".join(scenes)
        )

    def unknown_language(self, name: str, languages: Sequence[str]) -> str:
        """A language the program does not speak."""
        return self.tr("The program does not speak {name}; it speaks {languages}.").format(
            name=quote(name), languages=", ".join(languages)
        )

    def not_a_size(self, text: str, least: int, most: int) -> str:
        """A size that is none, or too small or too large."""
        return self.tr(
            "{text} is not a size; write it like 1280x800, each side from {least} to {most}."
        ).format(text=quote(text), least=least, most=most)

    def cannot_write(self, path: str) -> str:
        """A picture that could not be written."""
        return self.tr("The picture {path} cannot be written; does its folder exist?").format(
            path=quote_path(path)
        )

    def no_window(self, reason: str) -> str:
        """The window that cannot be opened."""
        return self.tr(
            "The window cannot be opened ({reason}); “python3 run.py” installs what is missing."
        ).format(reason=one_line(reason))

    def in_option(self, option: str, sentence: str) -> str:
        """What is wrong with what an option is given."""
        return self.tr("{option}: {sentence}").format(option=option, sentence=sentence)

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
        return self.tr("A seed needs at least one character; leave out --seed for a random one.")

    def unusable_seed(self, text: str) -> str:
        """A seed that is no text."""
        return self.tr("The seed {seed} is not Unicode text; choose another.").format(
            seed=quote(text)
        )

    def bot_not_started(self, error: BotStartError) -> str:
        """A bot whose command starts nothing."""
        sentence = self.tr("The bot {command} cannot be started ({reason}).")
        return sentence.format(command=quote(error.command), reason=error.reason)

    def worker_failed(self, details: str) -> str:
        """A process that played games is gone, or met a mistake of the program."""
        if not details:
            return self.tr("A process that was playing games was stopped from outside; try again.")
        return self.tr("A process that was playing games failed:\n{details}").format(
            details=details
        )

    def unusable_folder(self, path: str, reason: str) -> str:
        """A folder that cannot be made or written to."""
        sentence = self.tr("The folder {folder} cannot be used ({reason}); choose another --out.")
        return sentence.format(folder=quote_path(path), reason=reason)

    def unwritable(self, path: str, reason: str) -> str:
        """A file that cannot be written."""
        sentence = self.tr("{file} cannot be written ({reason}).")
        return sentence.format(file=quote_path(path), reason=reason)

    def system(self, reason: str) -> str:
        """The system refused something."""
        return self.tr("The system refused: {reason}.").format(reason=reason)

    def unknown_command(self, name: str, commands: Sequence[str]) -> str:
        """A first word that is neither a command nor a file."""
        sentence = self.tr("{name} is neither a command nor a file; the commands are {commands}.")
        return sentence.format(name=quote(name), commands=lists.all_of(commands))

    def see_help(self, message: str, program: str) -> str:
        """What is wrong with the options, and where they are told."""
        sentence = self.tr("{message}; see “{program} --help”.")
        return sentence.format(message=capitalized(message), program=program)


class BotWords(Speaker):
    """How bots fail."""

    def lost_seat(self, bot: str, lost: LostSeat, timeout: float) -> str:
        """Which bot lost its seat, when and why, and what becomes of the seat."""
        return {
            BotFault.EXITED: self.tr("{bot} exited in turn {turn}; random takes over."),
            BotFault.SILENT: self.tr(
                "{bot} was silent for {seconds} seconds in turn {turn}; random takes over."
            ),
            BotFault.NONSENSE: self.tr(
                "{bot} answered nonsense in turn {turn}: {answer}; random takes over."
            ),
        }[lost.fault].format(
            bot=quote(bot, LONGEST_BOT),
            turn=lost.turn,
            seconds=f"{timeout:g}",
            answer=quote(lost.answer),
        )


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

    def standing(self, name: str, wins: float, games: int, coins: float) -> str:
        """How a player did in all games."""
        sentence = self.tr("{player}: {wins} of {games} won, {coins} coins per game")
        return sentence.format(
            player=name, wins=f"{round(wins, 2):g}", games=games, coins=f"{coins:.1f}"
        )

    def lost_seat(self, nth: int, sentence: str) -> str:
        """A bot failed in a game."""
        return self.tr("Game {number}: {sentence}").format(number=nth, sentence=sentence)

    def stopped(self) -> str:
        """The user did not wait for the rest."""
        return self.tr("Stopped early; these are the results so far.")


class ArenaWords(Speaker):
    """What `arena` tells."""

    def seed(self, seed: str) -> str:
        """The seed that was drawn."""
        return self.tr("Seed: {seed}").format(seed=seed)

    def progress(self, deals: int, of: int) -> str:
        """How far it is."""
        return self.tr("{deals} of {all} deals").format(deals=deals, all=of)

    def lost_seat(self, nth: int, sentence: str) -> str:
        """A bot failed in a game of a deal."""
        return self.tr("Deal {number}: {sentence}").format(number=nth, sentence=sentence)

    def stopped(self, deals: int, of: int) -> str:
        """The user did not wait for the rest."""
        sentence = self.tr("Stopped: {deals} of {all} deals finished.")
        return sentence.format(deals=deals, all=of)

    def summary(self, deals: int, seed: str) -> str:
        """What was played."""
        return self.tr("%n deal(s) with --seed {seed}.", "", deals).format(seed=seed)

    def headings(self) -> list[str]:
        """The heads of the columns."""
        return [
            self.tr("player"),
            self.tr("wins"),
            self.tr("95% interval"),
            self.tr("margin"),
            self.tr("seconds per decision"),
        ]

    def unfinished(self, n: int) -> str:
        """Games that found no end."""
        return self.tr("%n game(s) did not finish and count as they stood.", "", n)

    def lost_games(self, bot: str, n: int) -> str:
        """How often a bot failed."""
        return self.tr("{bot} lost its seat in %n game(s).", "", n).format(bot=bot)


class BenchWords(Speaker):
    """What `bench` tells."""

    def playouts(self, speed: Speed) -> str:
        """How quick the rules are."""
        sentence = self.tr("Random games: {actions} actions per second, {games} games per second")
        return sentence.format(actions=f"{speed.actions:,.0f}", games=f"{speed.games:,.1f}")

    def peer(self, name: str, version: str, speed: Speed, ours: Speed) -> str:
        """How quick another engine is beside ours."""
        sentence = self.tr(
            "{name} {version}: {actions} actions per second, {games} games per second; "
            "ours plays {ratio} times as many actions"
        )
        return sentence.format(
            name=name,
            version=version,
            actions=f"{speed.actions:,.0f}",
            games=f"{speed.games:,.1f}",
            ratio=f"{ours.actions / speed.actions:.2f}",
        )

    def not_installed(self, packages: Sequence[str]) -> str:
        """Engines that cannot be measured."""
        sentence = self.tr("Some engines to compare with are not installed: pip install {packages}")
        return sentence.format(packages=" ".join(packages))

    def level(self, name: str, speed: Speed) -> str:
        """How quick a level is."""
        sentence = self.tr("{level}: {decisions} decisions per second")
        return sentence.format(level=name, decisions=f"{speed.actions:,.1f}")


call_words = CallWords()
bot_words = BotWords()
simulate_words = SimulateWords()
arena_words = ArenaWords()
bench_words = BenchWords()
