"""The command line: which command is meant, and what becomes of its failures."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from types import ModuleType
from typing import NoReturn

from . import __version__
from .commands import arena, call, replay, simulate
from .words.commands import call_words
from .words.help import help_words

PROGRAM = "bohemian-villages"

COMMANDS: dict[str, ModuleType] = {
    "simulate": simulate,
    "replay": replay,
    "arena": arena,
}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise call.CallError(call_words.see_help(message, self.prog))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        options = _parser().parse_args(arguments)
        return int(COMMANDS[options.command].run(options))
    except call.CallError as error:
        print(error.sentence, file=sys.stderr)
        return error.status


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, description=help_words.program(), allow_abbrev=False)
    parser.add_argument(
        "--version", action="version", version=f"{PROGRAM} {__version__}", help=help_words.version()
    )
    commands = parser.add_subparsers(title=help_words.commands(), dest="command", required=True)
    for name, module in COMMANDS.items():
        about = help_words.command(name)
        sub = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        module.add_options(sub)
    return parser
