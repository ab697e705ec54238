"""What is wrong with a record, in one sentence that begins with its place."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages import files
from bohemian_villages.records.errors import DOCUMENT, SETUP, JsonType, Problem, RecordError
from bohemian_villages.words.game.refusals import about_record
from tests.engine.record_games import error_of, example, record, turn, unrolled
from tests.record_files import read_record
from tests.records.changes import REMOVED, changed


def ex(path: str, value: Any) -> Any:
    return changed(example(), path, value)


FORGETFUL = record(
    "C: church farm bakery",
    turn([5, 6, 1, 1], "place 0,1 C0", "bishop 2,3", "end", income={"inns": 0, "churches": 0}),
    turn([1, 1, 1, 1], "special 0,1", "end", income={"inns": 0, "churches": 0}),
    unrolled(income={"inns": 1, "churches": 0}),
    forgetful_income=True,
)

CASES: list[tuple[Any, str]] = [
    (b"\xff", "This is not UTF-8 text; it breaks off after byte 0."),
    ("{\n oops", "This is not JSON: see line 2, column 2."),
    ("NaN", "NaN is not valid JSON."),
    ('{"a": NaN}', "The field “a” is NaN, which is not valid JSON."),
    ("1e999", "A number is too large."),
    ('{"a": [0, 1e999]}', "The number in the field “a[1]” is too large."),
    ('{"a": {"b": 1, "b": 1}}', "The field “a.b” is written twice."),
    ('{"a": "\\ud800"}', "There is half a character in line 1, column 8."),
    ("[" * 100_000, "Lists and objects are nested too deeply."),
    ("[]", "This must be an object."),
    (
        ex("format", "else\n"),
        'This is not a game record: its format is "else\\n", not "bohemian-villages/record".',
    ),
    (ex("version", 2), "This record has version 2; you need a newer program to read it."),
    (ex("version", 0), "There is no record version 0."),
    (ex("setup", REMOVED), "setup: It is missing."),
    (ex("setup", 3), "setup: This must be an object."),
    (ex("setup.players", REMOVED), "setup: The field “players” is missing."),
    (ex("setup.players.0", 1), "setup: The field “players[0]” must be an object."),
    (ex("setup.players", {}), "setup: The field “players” must be a list."),
    (ex("setup.players.1.name", 1), "setup: The field “players[1].name” must be text."),
    (ex("setup.bank", 2.0), "setup: The field “bank” must be a whole number."),
    (
        ex("setup.forgetful_income", 1),
        "setup: The field “forgetful_income” must be true or false.",
    ),
    (
        ex("turns.0.actions.0.kicked", "no"),
        "turn 1, action 1: The field “kicked” must be a whole number or null.",
    ),
    (
        ex("setup.first_player", 2),
        "setup: The field “first_player” must be from 0 to 1, not 2.",
    ),
    (ex("setup.bank", 0), "setup: The field “bank” must be 1 or more, not 0."),
    (
        ex("setup.bank", 10**16),
        "setup: The field “bank” must be 1000000 or less, not 10000000000000000.",
    ),
    (
        ex("setup.players.1.color", "pink"),
        'setup: The field “players[1].color” names something unknown: "pink".',
    ),
    (ex("setup.seed", ""), "setup: The field “seed” must not be empty."),
    (
        ex("setup.players.1.color", "red"),
        'setup: The field “players[1].color” repeats "red", which is already in use.',
    ),
    (
        ex("setup.players", []),
        "setup: The list “players” must have 2 to 5 entries, not 0.",
    ),
    (
        ex("result.scores", []),
        "result: The list “scores” must have 2 entries, not 0.",
    ),
    (
        ex("setup.villages.0.buildings.0.value", 1),
        "setup: Remove the field “villages[0].buildings[0].value”;"
        " only town halls and manors have printed coins.",
    ),
    (
        ex("turns.1.player", 0),
        "turn 2: The field “player” must be 1, not 0: it is that player’s turn.",
    ),
    (
        ex("turns.0.actions.2", REMOVED),
        "turn 1: The turn is not over, but another turn follows.",
    ),
    (
        ex("turns.0.actions", [*example()["turns"][0]["actions"], {"do": "end"}]),
        "turn 1, action 4: The turn is over; nothing can follow its end.",
    ),
    (
        ex("turns.0.actions.0.slot", 1),
        "turn 1, action 1: The dice do not add up to the building’s number.",
    ),
    (ex("turns.0.roll", [1, 1, 1, 1]), "turn 1: These dice do not match the game’s seed."),
    (
        ex("turns.0.actions.0.coins", [1, 0]),
        "turn 1, action 1: The field “coins” must be [0, 0], not [1, 0]; it follows from the rest.",
    ),
    (
        ex("result.winners", [0]),
        "result: The field “winners” must be [1], not [0]; it follows from the rest.",
    ),
    (
        FORGETFUL,
        'turn 3: Income is collected in full, {"inns": 0, "churches": 1}, or not at all,'
        ' but here it is {"inns": 1, "churches": 0}.',
    ),
    (
        ex("turns", example()["turns"][:1]),
        "result: There is a result, but the game is not over.",
    ),
    (
        ex("setup.villages.0.name", "x" * 20_000),
        "setup: The field “villages[0].name” must have at most 40 characters, not 20000.",
    ),
    (
        ex("setup.players.1.name", "A\u202ena"),
        "setup: The field “players[1].name” must not hold a control or direction character such"
        " as U+202E.",
    ),
    (
        ex("setup.villages", [{"id": "", "name": "", "buildings": []}] * 20_000),
        "setup: The list “villages” must have 0 to 99 entries, not 20000.",
    ),
    (
        ex("setup.villages.0.buildings", [{"kind": "farm"}] * 50_000),
        "setup: The list “villages[0].buildings” must have 0 to 99 entries, not 50000.",
    ),
    (
        ex("setup.figures", 2**31),
        "setup: The field “figures” must be 1000000 or less, not 2147483648.",
    ),
]


def deep(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(("data", "said"), CASES, ids=[said for _, said in CASES])
def test_a_broken_record_is_told_in_one_sentence(data: Any, said: str) -> None:
    assert about_record(error_of(data)) == said


def test_an_extra_field_may_be_too_deep() -> None:
    error = error_of(ex("setup.my\nfield", deep(200)))
    assert about_record(error) == r"setup: The field “my\nfield” is nested too deeply."


def failure(path: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(path)
    return caught.value


def test_files_that_cannot_be_read_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert about_record(failure(Path("no.bvg"))) == "There is no file “no.bvg”."
    Path("here").mkdir()
    assert about_record(failure(Path("here"))) == "“here” is a folder, not a game record."
    Path("large.bvg").write_text("12345")
    monkeypatch.setattr(files, "LARGEST_RECORD", 4)
    assert about_record(failure(Path("large.bvg"))) == (
        "“large.bvg” is larger than 4 bytes, too large for a game record."
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only some systems have pipes with names")
def test_a_pipe_is_no_ordinary_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert about_record(failure(tmp_path / "pipe")).endswith("pipe” is not an ordinary file.")


def test_the_system_tells_why_a_file_cannot_be_read() -> None:
    error = RecordError(DOCUMENT, Problem.FILE_UNREADABLE, file="a.bvg", reason="No.\nNever.")
    assert about_record(error) == "“a.bvg” cannot be read: No. Never."


def test_every_problem_is_told_above() -> None:
    told = {error_of(data).problem for data, _ in CASES}
    of_files = {problem for problem in Problem if problem.name.startswith("FILE_")}
    of_sheets = {
        Problem.SHEET_NOT_DONE,
        Problem.SCORE_TOO_EARLY,
        Problem.NOT_IN_PREPARATION,
    }
    assert told | of_files | of_sheets == set(Problem)


def test_every_type_is_told_above() -> None:
    errors = [error_of(data) for data, _ in CASES]
    wrong = [error for error in errors if error.problem is Problem.WRONG_TYPE]
    assert {error.values["expected"] for error in wrong} == set(JsonType)


@given(st.text(st.characters(exclude_categories=())))
def test_whatever_a_record_says_the_sentence_is_one_line(text: str) -> None:
    error = RecordError(SETUP, Problem.NESTED_TOO_DEEPLY, (text,))
    said = about_record(error)
    said.encode()
    assert len(said.splitlines()) == 1
    assert len(said) < 120
