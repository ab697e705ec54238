"""Messages of the commands: their results, and errors in their options."""

from __future__ import annotations

from collections.abc import Sequence

from ...ai.lab.bench import Speed
from ...ai.lab.entrants import BOT_PREFIX, EntrantError, EntrantFault
from ...ai.players.bot_seat import LostSeat
from ...ai.players.bots import BotFault, BotStartError
from ...engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from ...levels import LEVELS
from ..catalogue import Speaker
from ..foreign import one_line, quote, quote_path
from ..grammar import capitalized, lists, number

LONGEST_BOT = 160


class CallWords(Speaker):
    """Errors in the options of a command, with what to do about them."""

    def players(self, error: EntrantError) -> str:
        """An unusable list of players."""
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
        """An unknown game."""
        return self.tr("There is no game called {name}; choose from {games}.").format(
            name=quote(name), games=", ".join(games)
        )

    def not_a_table(self, text: str, known: Sequence[str]) -> str:
        """Unusable seats for a table."""
        return self.tr(
            "{text} does not seat a game; name {least} to {most} of {known}, "
            "separated by commas, like human,medium."
        ).format(text=quote(text), least=LEAST_PLAYERS, most=MOST_PLAYERS, known=", ".join(known))

    def no_dialogue(self) -> str:
        """The game in the terminal without input or output."""
        return self.tr("The game in the terminal needs its input and its output open.")

    def only_for_new_games(self, options: Sequence[str]) -> str:
        """Options for a new game beside a saved one."""
        return self.tr("Leave out {options}: a saved game has its own.").format(
            options=lists.all_of(options)
        )

    def unknown_scene(self, name: str, scenes: Sequence[str]) -> str:
        """An unknown scene."""
        return self.tr("There is no scene called {name}; choose from {scenes}.").format(
            name=quote(name), scenes=", ".join(scenes)
        )

    def unknown_language(self, name: str, languages: Sequence[str]) -> str:
        """An unknown language."""
        return self.tr("The program does not speak {name}; it speaks {languages}.").format(
            name=quote(name), languages=", ".join(languages)
        )

    def not_a_size(self, text: str, least: int, most: int) -> str:
        """A size that is malformed, too small or too large."""
        return self.tr(
            "{text} is not a size; write it like 1280x800, each side from {least} to {most}."
        ).format(text=quote(text), least=least, most=most)

    def no_kind_of_picture(self, path: str) -> str:
        """A picture whose kind does not follow from its name."""
        return self.tr(
            "The name {path} does not say what kind of picture it is; try {name}."
        ).format(path=quote_path(path), name=quote_path(f"{path}.png"))

    def no_window(self, reason: str) -> str:
        """The window cannot be opened."""
        return self.tr(
            "The window cannot be opened ({reason}); “python3 run.py” installs what is missing."
        ).format(reason=one_line(reason))

    def in_option(self, option: str, sentence: str) -> str:
        """An error in the value of an option."""
        return self.tr("{option}: {sentence}").format(option=option, sentence=sentence)

    def not_a_number(self, text: str, least: int, most: int | None) -> str:
        """A number that is malformed, too small or too large."""
        if most is None:
            sentence = self.tr("{text} is not a whole number of {least} or more.")
        else:
            sentence = self.tr("{text} is not a whole number from {least} to {most}.")
        return sentence.format(text=quote(text), least=least, most=most)

    def not_seconds(self, text: str, least: float, most: float) -> str:
        """A malformed number of seconds."""
        sentence = self.tr("{text} is not a number of seconds from {least} to {most}.")
        return sentence.format(text=quote(text), least=f"{least:g}", most=f"{most:g}")

    def empty_seed(self) -> str:
        """An empty seed."""
        return self.tr("A seed needs at least one character; leave out --seed for a random one.")

    def unusable_seed(self, text: str) -> str:
        """A seed with characters that cannot be encoded."""
        return self.tr("The seed {seed} is not Unicode text; choose another.").format(
            seed=quote(text)
        )

    def bot_not_started(self, error: BotStartError) -> str:
        """A bot whose command does not start."""
        sentence = self.tr("The bot {command} cannot be started ({reason}).")
        return sentence.format(command=quote(error.command), reason=error.reason)

    def worker_failed(self, details: str) -> str:
        """A worker process died, or failed because of a bug."""
        if not details:
            return self.tr("A process that was playing games was stopped from outside; try again.")
        return self.tr("A process that was playing games failed:\n{details}").format(
            details=details
        )

    def unusable_folder(self, path: str, reason: str) -> str:
        """A folder that cannot be created or written to."""
        sentence = self.tr("The folder {folder} cannot be used ({reason}); choose another --out.")
        return sentence.format(folder=quote_path(path), reason=reason)

    def unwritable(self, path: str, reason: str) -> str:
        """A file that cannot be written."""
        sentence = self.tr("{file} cannot be written ({reason}).")
        return sentence.format(file=quote_path(path), reason=reason)

    def system(self, reason: str) -> str:
        """An error that the system reported."""
        return self.tr("The system refused: {reason}.").format(reason=reason)

    def unknown_command(self, name: str, commands: Sequence[str]) -> str:
        """A first word that is neither a command nor a file."""
        sentence = self.tr("{name} is neither a command nor a file; the commands are {commands}.")
        return sentence.format(name=quote(name), commands=lists.all_of(commands))

    def unknown_options(self, options: Sequence[str]) -> str:
        """Options that there are not."""
        return self.tr("there is no option {options}").format(
            options=" ".join(map(one_line, options))
        )

    def extra_words(self, words: Sequence[str]) -> str:
        """Words after all that a command takes."""
        return self.tr("there is nothing more to name, but you wrote {words}").format(
            words=lists.all_of(list(map(quote, words)))
        )

    def see_help(self, message: str, program: str) -> str:
        """An error in the options, and how to list them."""
        sentence = self.tr("{message}; see “{program} --help”.")
        return sentence.format(message=capitalized(message), program=program)


class BotWords(Speaker):
    """How bots fail."""

    def lost_seat(self, bot: str, lost: LostSeat, timeout: float) -> str:
        """Which bot lost its seat, when and why, and who plays on in its place."""
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
    """Output of `simulate`."""

    def game(self, nth: int, seed: str, turns: int, totals: str, outcome: str) -> str:
        """The line for one game."""
        sentence = self.tr("Game {number}: seed {seed}, {turns}: {totals}; {outcome}")
        return sentence.format(
            number=nth, seed=seed, turns=self.turns(turns), totals=totals, outcome=outcome
        )

    def turns(self, n: int) -> str:
        """A number of turns."""
        return self.tr("%n turn(s)", "", n)

    def total(self, name: str, total: int) -> str:
        """A player's final total."""
        return self.tr("{player} {coins}").format(player=name, coins=number(total))

    def outcome(self, winners: Sequence[str]) -> str:
        """Who won; nobody if the game was not finished."""
        if not winners:
            return self.tr("unfinished")
        return self.tr("won by {players}").format(players=lists.all_of(winners))

    def summary(self, games: int, seed: str) -> str:
        """The number of games and the seed."""
        return self.tr("%n game(s) with --seed {seed}.", "", games).format(seed=seed)

    def standing(self, name: str, wins: float, games: int, coins: float) -> str:
        """A player's results over all games."""
        sentence = self.tr("{player}: {wins} of {games} won, {coins} coins per game")
        return sentence.format(
            player=name, wins=f"{round(wins, 2):g}", games=games, coins=f"{coins:.1f}"
        )

    def lost_seat(self, nth: int, sentence: str) -> str:
        """A bot failed during a game."""
        return self.tr("Game {number}: {sentence}").format(number=nth, sentence=sentence)

    def stopped(self) -> str:
        """The user stopped the run."""
        return self.tr("Stopped early; these are the results so far.")


class ArenaWords(Speaker):
    """Output of `arena`."""

    def seed(self, seed: str) -> str:
        """The seed, if the program chose it."""
        return self.tr("Seed: {seed}").format(seed=seed)

    def progress(self, deals: int, of: int) -> str:
        """How many deals are played."""
        return self.tr("{deals} of {all} deals").format(deals=deals, all=of)

    def lost_seat(self, nth: int, sentence: str) -> str:
        """A bot failed during a game of a deal."""
        return self.tr("Deal {number}: {sentence}").format(number=nth, sentence=sentence)

    def stopped(self, deals: int, of: int) -> str:
        """The user stopped the run."""
        sentence = self.tr("Stopped: {deals} of {all} deals finished.")
        return sentence.format(deals=deals, all=of)

    def summary(self, deals: int, seed: str) -> str:
        """The number of deals and the seed."""
        return self.tr("%n deal(s) with --seed {seed}.", "", deals).format(seed=seed)

    def headings(self) -> list[str]:
        """The headings of the columns."""
        return [
            self.tr("player"),
            self.tr("wins"),
            self.tr("95% interval"),
            self.tr("margin"),
            self.tr("seconds per decision"),
        ]

    def headings_of_luck(self) -> list[str]:
        """The heads of the columns about wins without luck."""
        return [self.tr("without luck"), self.tr("95% interval")]

    def unfinished(self, n: int) -> str:
        """How many games were not finished."""
        return self.tr("%n game(s) did not finish and count as they stood.", "", n)

    def lost_games(self, bot: str, n: int) -> str:
        """How often a bot failed."""
        return self.tr("{bot} lost its seat in %n game(s).", "", n).format(bot=bot)


class BenchWords(Speaker):
    """Output of `bench`."""

    def playouts(self, speed: Speed) -> str:
        """The speed of the rules."""
        sentence = self.tr("Random games: {actions} actions per second, {games} games per second")
        return sentence.format(actions=f"{speed.actions:,.0f}", games=f"{speed.games:,.1f}")

    def peer(self, name: str, version: str, speed: Speed, ours: Speed) -> str:
        """The speed of another engine compared with this one."""
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
        """Engines that are not installed."""
        sentence = self.tr("Some engines to compare with are not installed: pip install {packages}")
        return sentence.format(packages=" ".join(packages))

    def level(self, name: str, speed: Speed) -> str:
        """The speed of a level."""
        sentence = self.tr("{level}: {decisions} decisions per second")
        return sentence.format(level=name, decisions=f"{speed.actions:,.1f}")


call_words = CallWords()
bot_words = BotWords()
simulate_words = SimulateWords()
arena_words = ArenaWords()
bench_words = BenchWords()
