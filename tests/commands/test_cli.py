"""The command line itself: help, version, wrong calls, and that no call ends in a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bohemian_villages import __version__, app, cli
from bohemian_villages.cli import COMMANDS, main
from bohemian_villages.words import catalogue
from tests.commands.program import PROGRAM, ROOT, Program, run_process

FULL = Path("/dev/full")
needs_full_disk = pytest.mark.skipif(not FULL.exists(), reason="no disk is full here")


def test_the_version_is_told(program: Program) -> None:
    outcome = program("--version")
    assert (outcome.status, outcome.out) == (0, f"bohemian-villages {__version__}\n")


def test_the_help_names_every_command(program: Program) -> None:
    outcome = program("--help")
    assert outcome.status == 0
    for command in COMMANDS:
        assert f"  {command} " in outcome.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_of_its_own(program: Program, command: str) -> None:
    outcome = program(command, "--help")
    assert (outcome.status, outcome.err) == (0, "")
    assert f"bohemian-villages {command}" in outcome.out


def test_an_unknown_command_is_answered_with_those_there_are(program: Program) -> None:
    sentence = program.fails("simulat")
    assert "“simulat”" in sentence
    assert all(command in sentence for command in COMMANDS)


def test_a_file_that_is_not_there_is_no_command(program: Program, tmp_path: Path) -> None:
    assert "There is no file" in program.fails(tmp_path / "none.bvg")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--nonsense"], "--nonsense"),
        (["game.bvg", "other.bvg"], "other.bvg"),
        (["simulate"], "--players"),
        (["simulate", "--players"], "--players"),
        (["simulate", "--players", "random,random", "--nonsense"], "--nonsense"),
        (["simulate", "--player", "random,random"], "--players"),
        (["simulate", "--players", "random"], "2 to 5"),
        (["simulate", "--players", ",".join(["random"] * 6)], "2 to 5"),
        (["simulate", "--players", "random,grandma"], "“grandma”; choose from random"),
        (["simulate", "--players", "random,bot:"], "bot:"),
        (["simulate", "--players", "random,bot:'a"], "quotation mark"),
        (["simulate", "--players", "random,bot:/no/such/bot"], "“/no/such/bot”"),
        (["simulate", "--players", "random,random", "--games", "0"], "--games: “0”"),
        (["simulate", "--players", "random,random", "--games", "-3"], "“-3”"),
        (["simulate", "--players", "random,random", "--games", "many"], "“many”"),
        (["simulate", "--players", "random,random", "--games", "1e3"], "“1e3”"),
        (["simulate", "--players", "random,random", "--games", "9" * 5000], "whole number"),
        (["simulate", "--players", "random,random", "--jobs", "0"], "--jobs: “0”"),
        (["simulate", "--players", "random,random", "--jobs", "61"], "1 to 60"),
        (["simulate", "--players", "random,random", "--seed", ""], "--seed"),
        (["simulate", "--players", "random,random", "--seed", "\udcff"], r"“\udcff”"),
        (["simulate", "--players", "random,random", "--bot-timeout", "0"], "--bot-timeout: “0”"),
        (["simulate", "--players", "random,random", "--bot-timeout", "nan"], "“nan”"),
        (["simulate", "--players", "random,random", "--villages", "none"], "“none”"),
        (["simulate", "--players", "random,random", "--villages", "none.toml"], "“none.toml”"),
        (["simulate", "--players", "random,random", "--out", __file__], "--out"),
        (["simulate", "--players", "random,random", "--out", "a\0b"], "--out"),
        (["simulate", "--players", "random,random", "--villages", "/nope"], "--villages: There is"),
        (["simulate", "--players", "random,random", "more"], "you wrote “more”"),
        (["simulate", "--players", "random,random", "--what", "more"], "no option --what"),
        (["arena", "--players", "random"], "2 to 5"),
        (["arena", "--players", "random,random", "--games", "0"], "--games: “0”"),
        (["bench", "--seconds", "-1"], "“-1”"),
        (["bench", "--seconds", "inf"], "“inf”"),
        (["bench", "now"], "“now”"),
        (["--language", "xx"], "--language: The program does not speak “xx”; it speaks en"),
        (["text", "--language=de_AT"], "does not speak “de_AT”"),
        (["--language", "", "replay", "x.bvg"], "does not speak “”"),
        (["replay", "x.bvg", "--language"], "does not speak “”"),
        (["text", "x.bvg", "--seed", "1"], "Leave out --seed: "),
        (["text", "x.bvg", "--players", "human,easy", "--game", "rolling"], "--game and --players"),
        (["replay"], "FILE"),
    ],
)
def test_a_wrong_call_is_answered_with_one_sentence(
    program: Program, arguments: list[str], words: str
) -> None:
    assert words in program.fails(*arguments)


def test_a_wrong_call_starts_nothing(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    program.fails("simulate", "--players", "random,bot:/no/such/bot", "--out", folder)
    assert not list(folder.glob("*.bvg"))


def test_the_program_speaks_the_language_of_the_user(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []
    monkeypatch.setattr(catalogue, "languages", lambda: ["en", "de"])
    monkeypatch.setattr(catalogue, "use", used.append)
    for name, value in (("LC_ALL", "de_AT.UTF-8"), ("LC_ALL", "C"), ("LANGUAGE", "cs:de:en")):
        monkeypatch.setenv(name, value)
        program("--version")
    assert used == ["de", "en", "de"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "de", "bench", "now"],
        ["--language=de", "bench", "now"],
        ["bench", "--language", "de", "now"],
        ["bench", "now", "--language=de"],
        ["--version", "--language", "de"],
    ],
)
def test_a_language_is_named_before_or_after_any_command(
    program: Program, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    used: list[str] = []
    monkeypatch.setattr(catalogue, "languages", lambda: ["en", "de"])
    monkeypatch.setattr(catalogue, "use", used.append)
    monkeypatch.setenv("LC_ALL", "C")
    outcome = program(*arguments)
    assert used == ["en", "de"]
    assert "de" not in outcome.err.split()


def test_the_window_speaks_the_language_that_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def run(*given: object, **_options: object) -> int:
        asked.append(given)
        return 0

    monkeypatch.setattr(cli, "_has_screen", lambda: True)
    monkeypatch.setattr(app, "run", run)
    for arguments in (["--language", "en", "a.bvg"], ["a.bvg", "--language=en"], ["a.bvg"]):
        assert main(arguments) == 0
    assert asked == [("a.bvg", "en"), ("a.bvg", "en"), ("a.bvg", "")]


def test_text_takes_blanks_between_players(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda: "quit")
    assert program("text", "--players", "human, easy").status == 0
    assert program("text", "--game", "rolling", "--players", " human , easy").status == 0


@pytest.mark.skipif(os.name != "posix", reason="descriptors are closed the POSIX way")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
@pytest.mark.parametrize("game", ["bohemian", "rolling"])
def test_the_terminal_game_needs_input_and_output(closed: str, game: str) -> None:
    command = f'"$0" -m bohemian_villages text --game {game} --seed 1 {closed}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "The game in the terminal needs its input and its output open."
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        [],
        ["simulate", "--players", "random,random"],
        ["arena", "--players", "random,random", "--games", "1", "--jobs", "2"],
        ["replay", "tests/data/records/example.bvg"],
        ["bench", "--seconds", "0.2"],
    ],
    ids=lambda arguments: " ".join(arguments[:1]),
)
def test_no_command_imports_qt(arguments: list[str]) -> None:
    script = (
        "import sys\nfrom bohemian_villages.cli import main\n"
        "main(sys.argv[1:])\n"
        "print([name for name in sys.modules if name.startswith(('PySide', 'shiboken'))])"
    )
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=environment,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_output_that_nobody_reads_any_more_ends_the_run_in_silence() -> None:
    with subprocess.Popen(
        [*PROGRAM, "simulate", "--players", "random,random", "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith(b"Game 1")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


@needs_full_disk
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_full_disk_is_told_in_a_sentence(command: str) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*PROGRAM, command, "--players", "random,random", "--games", "2", "--seed", "7"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            cwd=ROOT,
        )
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["The system refused: No space left on device."]


@needs_full_disk
def test_errors_that_nobody_can_hear_change_nothing() -> None:
    with FULL.open("w") as full:
        wrong = subprocess.run([*PROGRAM, "simulat"], stderr=full, check=False, cwd=ROOT)
        arena = subprocess.run(
            [*PROGRAM, "arena", "--players", "random,random", "--games", "2"],
            stdout=subprocess.PIPE,
            stderr=full,
            check=False,
            cwd=ROOT,
        )
    assert wrong.returncode == 2
    assert arena.returncode == 0
    assert arena.stdout


@pytest.mark.skipif(os.name != "posix", reason="descriptors are closed the POSIX way")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_closed_streams_do_no_harm(closed: str) -> None:
    command = f'"$0" -m bohemian_villages simulate --players random,random {closed}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_a_narrow_terminal_gets_escapes_instead_of_an_error() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = run_process("simulat", environment=environment)
    assert done.returncode == 2
    assert r"\u201csimulat\u201d" in done.stderr


def test_a_program_that_is_not_whole_says_so(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "bohemian_villages", tmp_path / "bohemian_villages")
    arguments = ["simulate", "--players", "easy,easy"]
    command = [sys.executable, "-m", "bohemian_villages", *arguments]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    (sentence,) = done.stderr.splitlines()
    assert sentence.endswith("is missing: the program is incomplete; please reinstall it.")
