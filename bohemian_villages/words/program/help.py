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
            "The board game Bohemian Villages. Without arguments it opens the start "
            "screen; with a file, that saved game."
        )

    def command(self, name: str) -> str:
        """What a command does."""
        return {
            "text": self.tr("play the whole game in the terminal"),
            "simulate": self.tr("let computer players play games and show the results"),
            "replay": self.tr("check game records against the rules"),
            "arena": self.tr("measure how strong computer players are"),
            "bench": self.tr("measure how fast the program is"),
            "train": self.tr("train the strong computer players by self-play"),
            "screenshot": self.tr("draw a scene of the desktop game as a picture"),
        }[name]

    def commands(self, program: str) -> str:
        """The heading of the list of commands."""
        return self.tr("commands (see “{program} COMMAND --help”):").format(program=program)

    def file(self) -> str:
        """A game to open."""
        return self.tr("a saved game to open")

    def version(self) -> str:
        """The option that tells the version."""
        return self.tr("show the version and exit")

    def self_check(self) -> str:
        """The option that looks at machine and installation."""
        return self.tr("show what a bug report needs (Qt, fonts, sound, folders) and exit")

    def at_table(self) -> str:
        """Who plays at the terminal."""
        return self.tr(
            "human or a level for each seat, separated by commas; %(default)s if not given"
        )

    def scene(self, names: Sequence[str]) -> str:
        """Which scene to render."""
        return self.tr("one of {names}").format(names=", ".join(names))

    def picture(self) -> str:
        """Where the picture goes."""
        return self.tr("the picture file to write")

    def size(self) -> str:
        """How large the picture is."""
        return self.tr("width and height in pixels; %(default)s if not given")

    def language(self) -> str:
        """The language of a picture."""
        return self.tr("a language such as en instead of your own")

    def seats(self) -> str:
        """How many play in a scene."""
        return self.tr("how many players the scene has; %(default)s if not given")

    def dark(self) -> str:
        """The dark table."""
        return self.tr("draw the dark table instead of the light one")

    def players(self) -> str:
        """The players of a run."""
        return self.tr("two to five of {levels} or bot:COMMAND, separated by commas").format(
            levels=", ".join(LEVELS)
        )

    def games(self) -> str:
        """How much is played."""
        return self.tr("how many games (in the arena: deals); %(default)s if not given")

    def seed(self) -> str:
        """Where chance comes from."""
        return self.tr("any text; the same seed gives the same games")

    def jobs(self) -> str:
        """How many processes."""
        return self.tr("how many processes play at the same time; %(default)s if not given")

    def villages(self) -> str:
        """Another village set."""
        return self.tr("a village set: a file, or the name of one of your own")

    def bot_timeout(self) -> str:
        """How long a bot may think."""
        return self.tr(
            "how many seconds a bot may stay silent before it loses its seat; "
            "%(default)s if not given"
        )

    def json(self) -> str:
        """For other programs."""
        return self.tr("print one JSON object")

    def trained_players(self) -> str:
        """For how many players is trained."""
        return self.tr("how many players the games have; %(default)s if not given")

    def iterations(self) -> str:
        """How long is trained."""
        return self.tr("how many rounds of playing and learning; %(default)s if not given")

    def training_seed(self) -> str:
        """Where the chance in training comes from."""
        return self.tr("any text; the same seed gives the same weights; %(default)s if not given")

    def weights(self) -> str:
        """Where the weights go."""
        return self.tr("the weights file to write; a stopped run continues from FILE.npz.progress")

    def start_from(self) -> str:
        """What others have learned."""
        return self.tr("start from these weights, even for another number of players")

    def check(self) -> str:
        """How the strength is measured."""
        return self.tr(
            "how many deals to play against medium after every 20 iterations; "
            "%(default)s if not given"
        )

    def records(self) -> str:
        """What is to be checked."""
        return self.tr("a game record, *.bvg")

    def seconds(self) -> str:
        """How long it is measured."""
        return self.tr("how many seconds to measure in total; %(default)s if not given")

    def peers(self) -> str:
        """Other engines."""
        return self.tr("measure catanatron and OpenSpiel as well, if they are installed")

    def out(self) -> str:
        """Where records go."""
        return self.tr("write the games into this folder as game-0001.bvg and so on")


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
