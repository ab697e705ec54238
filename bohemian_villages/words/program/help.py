"""The help of the commands."""

from __future__ import annotations

from collections.abc import Sequence

from ...ai.levels import LEVELS
from ..catalogue import Speaker


class HelpWords(Speaker):
    """What `--help` says of commands and options."""

    def program(self) -> str:
        """What the program is."""
        return self.tr(
            "The board game Bohemian Villages.\n"
            "Without arguments, opens the game; with a file, opens that saved game."
        )

    def command(self, name: str) -> str:
        """What a command does."""
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
        """The heading of the list of commands."""
        return self.tr("commands (for more, see “{program} COMMAND --help”):").format(
            program=program
        )

    def file(self) -> str:
        """A game to open."""
        return self.tr("a saved game to open")

    def version(self) -> str:
        """The option that tells the version."""
        return self.tr("print the version and exit")

    def self_check(self) -> str:
        """The option that looks at machine and installation."""
        return self.tr("print what a bug report should say (Qt, fonts, sound, folders) and exit")

    def at_table(self, seats: str, alone: str) -> str:
        """Who plays at the terminal."""
        return self.tr(
            "who sits where, separated by commas: human, {levels} "
            "(default: {seats}; in Rolling Village {alone})"
        ).format(levels=", ".join(LEVELS), seats=seats, alone=alone)

    def scene(self, names: Sequence[str]) -> str:
        """Which scene to render."""
        return self.tr("one of {names}").format(names=", ".join(names))

    def picture(self) -> str:
        """Where the picture goes."""
        return self.tr("the picture file to write")

    def size(self) -> str:
        """How large the picture is."""
        return self.tr("width and height in pixels (default: %(default)s)")

    def language(self) -> str:
        """The language of a picture."""
        return self.tr("the language of the picture, such as en (default: yours)")

    def seats(self) -> str:
        """How many play in a scene."""
        return self.tr("how many players there are (default: %(default)s)")

    def dark(self) -> str:
        """The dark table."""
        return self.tr("show the dark table instead of the light one")

    def game(self) -> str:
        """Which of the two games."""
        return self.tr("bohemian, or rolling for Rolling Village (default: %(default)s)")

    def players(self) -> str:
        """The players of a run."""
        return self.tr(
            "two to five players, separated by commas: {levels}, or bot:COMMAND; "
            "in Rolling Village one to twelve, also beginner, but no bots"
        ).format(levels=", ".join(LEVELS))

    def games(self) -> str:
        """How much is played."""
        return self.tr("how many games to play (default: %(default)s)")

    def deals(self) -> str:
        """How much is played in the arena."""
        return self.tr("how many deals to play, each from every seat (default: %(default)s)")

    def seed(self) -> str:
        """Where chance comes from."""
        return self.tr("any text; the same seed always gives the same games")

    def jobs(self) -> str:
        """How many processes."""
        return self.tr("how many processes to run side by side (default: %(default)s)")

    def villages(self) -> str:
        """Another village set."""
        return self.tr("the village set: a file, or the name of one in your villages folder")

    def bot_timeout(self) -> str:
        """How long a bot may think."""
        return self.tr("seconds after which a silent bot loses its seat (default: %(default)g)")

    def json(self) -> str:
        """For other programs."""
        return self.tr("print the results as one JSON object")

    def trained_players(self) -> str:
        """For how many players is trained."""
        return self.tr("how many players the games have (default: %(default)s)")

    def iterations(self) -> str:
        """How long is trained."""
        return self.tr("how many rounds of playing and learning (default: %(default)s)")

    def training_seed(self) -> str:
        """Where the chance in training comes from."""
        return self.tr("any text; the same seed gives the same weights (default: %(default)s)")

    def weights(self) -> str:
        """Where the weights go."""
        return self.tr(
            "the file for the weights; an interrupted run resumes from FILE.npz.progress"
        )

    def start_from(self) -> str:
        """What others have learned."""
        return self.tr("start with these weights, which may be for another number of players")

    def check(self) -> str:
        """How the strength is measured."""
        return self.tr(
            "how many deals to play against medium after every 20 rounds (default: %(default)s)"
        )

    def records(self) -> str:
        """What is to be checked."""
        return self.tr("a saved game (*.bvg or *.rvg)")

    def seconds(self) -> str:
        """How long it is measured."""
        return self.tr("how many seconds to measure in all (default: %(default)g)")

    def peers(self) -> str:
        """Other engines."""
        return self.tr("also measure catanatron and OpenSpiel, if they are installed")

    def out(self) -> str:
        """Where records go."""
        return self.tr("save the games in this folder as game-0001.bvg (or .rvg) and so on")


class ArgparseWords(Speaker):
    """What Python's argparse says by itself."""

    def text(self, text: str) -> str:
        """Its text in the language in use; the rare ones stay English."""
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
            ("unrecognized arguments: %s", self.tr("there is no option {arguments}")),
        ]
        return {theirs: _with_percent(ours) for theirs, ours in texts}


def _with_percent(text: str) -> str:
    """A text with placeholders as argparse fills them."""
    return text.format(argument="%(argument_name)s", message="%(message)s", arguments="%s")


help_words = HelpWords()
argparse_words = ArgparseWords()
