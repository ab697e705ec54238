"""Help texts of the commands."""

from __future__ import annotations

from collections.abc import Sequence

from ...levels import LEVELS
from ..catalogue import Speaker


class HelpWords(Speaker):
    """Texts that `--help` shows for commands and options."""

    def program(self) -> str:
        """Description of the program."""
        return self.tr(
            "The board games Bohemian Villages and Rolling Village.\n"
            "Without arguments, opens the games; with a file, opens that saved game."
        )

    def command(self, name: str) -> str:
        """Description of a command."""
        return {
            "text": self.tr("play the whole game in the terminal"),
            "simulate": self.tr("let computer players play games and report how they went"),
            "replay": self.tr("check saved games: the rules, and the dice against the seed"),
            "arena": self.tr("measure how strong players are"),
            "bench": self.tr("measure how fast the program is"),
            "train": self.tr("train the evaluation behind hard and expert from self-play"),
            "screenshot": self.tr("render a scene of the desktop game as a picture"),
        }[name]

    def commands(self, program: str) -> str:
        """Heading of the list of commands."""
        return self.tr("commands (for more, see “{program} COMMAND --help”):").format(
            program=program
        )

    def file(self) -> str:
        """The file argument: a game to open."""
        return self.tr("a saved game to open (*.bvg or *.rvg)")

    def version(self) -> str:
        """The option that shows the version."""
        return self.tr("print the version and exit")

    def self_check(self) -> str:
        """The option that checks machine and installation."""
        return self.tr("print what a bug report should say (Qt, fonts, sound, folders) and exit")

    def at_table(self, seats: str, alone: str) -> str:
        """The option for the seats at the terminal."""
        return self.tr(
            "who sits where, separated by commas: human, {levels} "
            "(default: {seats}; in Rolling Village {alone})"
        ).format(levels=", ".join(LEVELS), seats=seats, alone=alone)

    def scene(self, names: Sequence[str]) -> str:
        """The name of the scene to render."""
        return self.tr("one of {names}").format(names=", ".join(names))

    def picture(self) -> str:
        """The option for the picture's file."""
        return self.tr("the picture file to write")

    def size(self) -> str:
        """The option for the picture's size."""
        return self.tr("width and height in pixels (default: %(default)s)")

    def language(self) -> str:
        """The option for the language of all texts."""
        return self.tr("the language of all texts, such as en (default: yours)")

    def seats(self) -> str:
        """The option for the number of players in the scene."""
        return self.tr("how many players there are (default: %(default)s)")

    def dark(self) -> str:
        """The option for the dark theme."""
        return self.tr("show the dark table instead of the light one")

    def game(self) -> str:
        """The option for one of the two games."""
        return self.tr("bohemian, or rolling for Rolling Village (default: %(default)s)")

    def players(self) -> str:
        """The option for the players of a run."""
        return self.tr(
            "two to five players, separated by commas: {levels}, or bot:COMMAND; "
            "in Rolling Village one to twelve, but no bots"
        ).format(levels=", ".join(LEVELS))

    def games(self) -> str:
        """The option for the number of games."""
        return self.tr("how many games to play (default: %(default)s)")

    def deals(self) -> str:
        """The option for the number of deals."""
        return self.tr("how many deals to play, each from every seat (default: %(default)s)")

    def seed(self) -> str:
        """The option for the seed."""
        return self.tr("any text; the same seed always gives the same games")

    def jobs(self) -> str:
        """The option for the number of processes."""
        return self.tr("how many processes to run side by side (default: %(default)s)")

    def villages(self) -> str:
        """The option for another village set."""
        return self.tr("the village set: a file, or the name of one in your villages folder")

    def bot_timeout(self) -> str:
        """The option for the time a bot may think."""
        return self.tr("seconds after which a silent bot loses its seat (default: %(default)g)")

    def luck(self) -> str:
        """What the dice gave is worked out for every game."""
        return self.tr(
            "also say how often players win with the luck of the dice taken out: slower, "
            "but as exact with far fewer deals (Bohemian Villages only)"
        )

    def json(self) -> str:
        """The option for output as JSON."""
        return self.tr("print the results as one JSON object")

    def trained_players(self) -> str:
        """The option for the number of players to train for."""
        return self.tr("how many players the games have (default: %(default)s)")

    def iterations(self) -> str:
        """The option for the number of iterations."""
        return self.tr("how many rounds of playing and learning (default: %(default)s)")

    def training_seed(self) -> str:
        """The option for the seed of the training."""
        return self.tr("any text; the same seed gives the same weights (default: %(default)s)")

    def weights(self) -> str:
        """The option for the weights file to write."""
        return self.tr(
            "the file for the weights; an interrupted run resumes from FILE.npz.progress"
        )

    def start_from(self) -> str:
        """The option for weights to start from."""
        return self.tr("start with these weights, which may be for another number of players")

    def check(self) -> str:
        """The option for measuring the strength."""
        return self.tr(
            "how many deals to play against medium after every 20 rounds (default: %(default)s)"
        )

    def records(self) -> str:
        """The files to check."""
        return self.tr("a saved game (*.bvg or *.rvg)")

    def seconds(self) -> str:
        """The option for the duration."""
        return self.tr("how many seconds to measure in all (default: %(default)g)")

    def peers(self) -> str:
        """The option for comparing with other engines."""
        return self.tr("also measure catanatron and OpenSpiel, if they are installed")

    def out(self) -> str:
        """The option for the folder of records."""
        return self.tr("save the games in this folder as game-0001.bvg (or .rvg) and so on")


class ArgparseWords(Speaker):
    """argparse's own texts, translated."""

    def text(self, text: str) -> str:
        """The text in the language in use; rare ones stay English."""
        return self._texts().get(text, text)

    def _texts(self) -> dict[str, str]:
        texts = [
            ("usage: ", self.tr("usage: ")),
            ("options", self.tr("options")),
            ("positional arguments", self.tr("positional arguments")),
            ("show this help message and exit", self.tr("show this help message and exit")),
            ("argument %(argument_name)s: %(message)s", self.tr("{argument}: {message}")),
            ("expected one argument", self.tr("a value is missing")),
            ("expected at least one argument", self.tr("at least one value is missing")),
            (
                "the following arguments are required: %s",
                self.tr("missing: {arguments}"),
            ),
        ]
        return {theirs: _with_percent(ours) for theirs, ours in texts}


def _with_percent(text: str) -> str:
    """The text with its placeholders in argparse's form."""
    return text.format(argument="%(argument_name)s", message="%(message)s", arguments="%s")


help_words = HelpWords()
argparse_words = ArgparseWords()
