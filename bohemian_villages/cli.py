"""The command line: finds the command and handles its failures."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from . import __version__, libraries
from .assets import MissingAssetError
from .commands import call, streams
from .journal import kind
from .words import catalogue
from .words.grammar import capitalized
from .words.program.commands import call_words
from .words.program.help import argparse_words, help_words
from .words.program.trouble import program_words, window_trouble

PROGRAM = "bohemian-villages"
LANGUAGE = "--language"

# The modules of the commands, each imported only when it is called: the window needs none of them.
COMMANDS = {
    "text": ".commands.text",
    "simulate": ".commands.simulate",
    "replay": ".commands.replay",
    "arena": ".commands.arena",
    "bench": ".commands.bench",
    "train": ".commands.train",
    "screenshot": ".screenshots",
}


def main(arguments: Sequence[str]) -> int:
    """Run the command given by the arguments; returns the exit status."""
    streams.prepare()
    _speak()
    try:
        rest, language = _without_language(arguments)
        status = _run(rest, language)
        streams.finish()
    except call.CallError as error:
        streams.complain(error.sentence)
        return error.status
    except BrokenPipeError:
        # The reader of a pipe is gone (`… | head`), which is no error.
        streams.forget()
        return call.WRONG_THING
    except MissingAssetError as error:
        streams.complain(program_words.incomplete(error.name))
        return call.WRONG_CALL
    except OSError as error:
        streams.forget()
        streams.complain(call_words.system(call.reason(error)))
        return call.WRONG_CALL
    return status


def _speak() -> None:
    """Use the user's language from now on."""
    catalogue.use(catalogue.closest_language(_languages()))
    # argparse looks up its own texts under this name.
    vars(argparse)["_"] = argparse_words.text


def _without_language(arguments: Sequence[str]) -> tuple[list[str], str]:
    """All other arguments, and the language asked for before or after them, in use from now on."""
    rest: list[str] = []
    language = ""
    waiting = iter(arguments)
    for argument in waiting:
        name, has_value, value = argument.partition("=")
        if name == LANGUAGE:
            language = _known_language(value if has_value else next(waiting, ""))
        else:
            rest += [argument, *waiting] if argument == "--" else [argument]
    if language:
        catalogue.use(language)
    return rest, language


def _known_language(name: str) -> str:
    known = catalogue.languages()
    if name not in known:
        raise call.CallError(
            call_words.in_option(LANGUAGE, call_words.unknown_language(name, known))
        )
    return name


def _languages() -> Iterator[str]:
    """The languages that the user prefers, best first."""
    yield from os.environ.get("LANGUAGE", "").split(":")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            yield value
            return
    if sys.platform == "win32":
        import ctypes
        import locale

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def _run(arguments: Sequence[str], language: str) -> int:
    try:
        return _run_command(arguments, language)
    except SystemExit as told:
        # argparse has printed help or version, and would exit before all is written.
        return int(told.code or 0)


def _run_command(arguments: Sequence[str], language: str) -> int:
    if arguments and arguments[0] in COMMANDS:
        name, *rest = arguments
        return _call(name, rest, f"{capitalized(help_words.command(name))}.")
    options = _game_parser().parse_args(arguments)
    if options.self_check:
        from . import self_check

        return self_check.run(options.imports)
    if options.file is not None:
        _check_is_file(options.file)
    if _has_screen():
        return _open_window(options, language)
    if _has_terminal():
        return _call("text", [options.file] if options.file else [])
    from .commands import tell

    return tell.run(options)


def _call(name: str, arguments: Sequence[str], description: str | None = None) -> int:
    command = import_module(COMMANDS[name], __package__)
    parser = _Parser(prog=f"{PROGRAM} {name}", description=description)
    command.add_options(parser)
    return int(command.run(parser.parse_args(arguments)))


def _has_terminal() -> bool:
    """Whether there is an interactive terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _check_is_file(name: str) -> None:
    """Refuse a mistyped command: no such file exists, and it does not look like a file name."""
    if not Path(name).suffix and not Path(name).exists():
        raise call.CallError(call_words.unknown_command(name, list(COMMANDS)))


def _has_screen() -> bool:
    """Whether a window can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_window(options: argparse.Namespace, language: str) -> int:
    try:
        from .app import run
    except ImportError as error:
        raise call.CallError(_no_window(error)) from None
    return run(
        options.file,
        language,
        try_crash=options.try_crash,
        watch_waits=options.watch_waits,
    )


def _no_window(error: ImportError) -> str:
    """Why Qt cannot be loaded, and what to do."""
    if kind() == "checkout":
        return call_words.no_window(str(error))
    return window_trouble.sentence([str(error)], libraries.missing(), "")


def _game_parser() -> argparse.ArgumentParser:
    """The options of the game itself; its help lists the commands."""
    width = max(map(len, COMMANDS)) + 4
    commands = [f"  {name:{width}}{help_words.command(name)}" for name in COMMANDS]
    parser = _Parser(
        prog=PROGRAM,
        description=help_words.program(),
        epilog="\n".join([help_words.commands(PROGRAM), *commands]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=help_words.file())
    version = f"{PROGRAM} {__version__}"
    parser.add_argument("--version", action="version", version=version, help=help_words.version())
    parser.add_argument("--self-check", action="store_true", help=help_words.self_check())
    # For building packages: further modules to check, a test of the crash dialog, and a measure of
    # how smooth the window is.
    parser.add_argument("--imports", nargs="+", default=[], help=argparse.SUPPRESS)
    parser.add_argument("--try-crash", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--watch-waits", action="store_true", help=argparse.SUPPRESS)
    return parser


class _Parser(argparse.ArgumentParser):
    """Fails with a sentence instead of a page of usage."""

    def __init__(self, **options: object) -> None:
        super().__init__(allow_abbrev=False, **options)  # type: ignore[arg-type]
        # For the help: it is taken out before, wherever it stands.
        self.add_argument(LANGUAGE, metavar="L", help=help_words.language())

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The options; words beyond them are told apart from unknown options."""
        options, others = self.parse_known_args(args, namespace)
        if unknown := [each for each in others if each.startswith("-")]:
            self.error(call_words.unknown_options(unknown))
        if others:
            self.error(call_words.extra_words(others))
        return options

    def error(self, message: str) -> NoReturn:
        raise call.CallError(call_words.see_help(message, self.prog))

    def _get_value(self, action: argparse.Action, arg_string: str) -> object:
        """The value of an option; errors in it name the option."""
        try:
            return super()._get_value(action, arg_string)
        except call.CallError as error:
            option = "/".join(action.option_strings) or action.dest
            raise call.CallError(call_words.in_option(option, error.sentence)) from None
