"""The help of the commands."""

from __future__ import annotations

from collections.abc import Sequence

from ..ai.levels import LEVELS
from .catalogue import Speaker


class HelpWords(Speaker):
    """What `--help` says of commands and options."""

    def program(self) -> str:
        """What the program is."""
        return self.tr(
            "The board game Bohemian Villages. Without arguments it opens the game; "
            "a file opens a saved one."
        )

    def command(self, name: str) -> str:
        """What a command does."""
        return {
            "text": self.tr("play the whole game in the terminal"),
            "simulate": self.tr("play games among computer players and tell how they went"),
            "replay": self.tr("check game records against the rules"),
            "arena": self.tr("measure how strong players are"),
            "bench": self.tr("measure how quick the program is"),
            "train": self.tr("train the evaluation of the strong players from self-play"),
            "screenshot": self.tr("render a scene of the desktop game into a picture"),
        }[name]

    def commands(self, program: str) -> str:
        """The heading of the list of commands."""
        return self.tr("commands (“{program} COMMAND --help” tells more):").format(program=program)

    def file(self) -> str:
        """A game to open."""
        return self.tr("a saved game to open")

    def version(self) -> str:
        """The option that tells the version."""
        return self.tr("tell the version and exit")

    def self_check(self) -> str:
        """The option that looks at machine and installation."""
        return self.tr("tell what a bug report should say: Qt, fonts, sound, folders; then exit")

    def at_table(self) -> str:
        """Who plays at the terminal."""
        return self.tr("human or a level for each seat; %(default)s if not given")

    def scene(self, names: Sequence[str]) -> str:
        """Which scene to render."""
        return self.tr("one of {names}").format(names=", ".join(names))

    def picture(self) -> str:
        """Where the picture goes."""
        return self.tr("the picture to write")

    def size(self) -> str:
        """How large the picture is."""
        return self.tr("width and height in pixels; %(default)s if not given")

    def language(self) -> str:
        """The language of a picture."""
        return self.tr("a language such as en, instead of your own")

    def seats(self) -> str:
        """How many play in a scene."""
        return self.tr("how many players the scene has; %(default)s if not given")

    def dark(self) -> str:
        """The dark table."""
        return self.tr("the dark table instead of the light one")

    def players(self) -> str:
        """The players of a run."""
        return self.tr("two to five of {levels}, or bot:COMMAND, divided by commas").format(
            levels=", ".join(LEVELS)
        )

    def games(self) -> str:
        """How much is played."""
        return self.tr("how many games, in the arena how many deals; %(default)s if not given")

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
        return self.tr("seconds after which a silent bot loses its seat; %(default)s if not given")

    def json(self) -> str:
        """For other programs."""
        return self.tr("print one JSON object")

    def trained_players(self) -> str:
        """For how many players is trained."""
        return self.tr("for games of how many players; %(default)s if not given")

    def iterations(self) -> str:
        """How long is trained."""
        return self.tr("how often to play some games and learn from them; %(default)s if not given")

    def training_seed(self) -> str:
        """Where the chance in training comes from."""
        return self.tr("any text; the same seed gives the same weights; %(default)s if not given")

    def weights(self) -> str:
        """Where the weights go."""
        return self.tr(
            "the weights to write; a run that was stopped goes on from FILE.npz.progress"
        )

    def start_from(self) -> str:
        """What others have learned."""
        return self.tr("begin with these weights, which may be for another number of players")

    def check(self) -> str:
        """How the strength is measured."""
        return self.tr(
            "deals against medium players after every 20 iterations; %(default)s if not given"
        )

    def records(self) -> str:
        """What is to be checked."""
        return self.tr("a game record, *.bvg")

    def seconds(self) -> str:
        """How long it is measured."""
        return self.tr("how long to measure, all in all; %(default)s if not given")

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
                self.tr("what is missing is {arguments}"),
            ),
            ("unrecognized arguments: %s", self.tr("there is no option {arguments}")),
        ]
        return {theirs: _with_percent(ours) for theirs, ours in texts}


def _with_percent(text: str) -> str:
    """A text with placeholders as argparse fills them."""
    return text.format(argument="%(argument_name)s", message="%(message)s", arguments="%s")


help_words = HelpWords()
argparse_words = ArgparseWords()
