"""Whatever is not a JSON text is refused as that, and quickly."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from bohemian_villages.engine.record import loads, to_document
from bohemian_villages.records.errors import Problem
from tests.engine.record_games import EXAMPLE, error_of, example
from tests.records.changes import changed


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        ("", 1, 1),
        (b"", 1, 1),
        ("\n\n  nonsense", 3, 3),
        ("{", 1, 2),
        ("[1, 2,\n 3", 2, 3),
        (EXAMPLE + "}", 38, 1),
        (EXAMPLE[:300], 14, 5),
        ("\0" * 1000, 1, 1),
        ('{"a": 01}', 1, 8),
        ("{'a': 1}", 1, 2),
        ('"a\nb"', 1, 3),
        ("\ufeff\ufeff{}", 1, 1),
        ("PK\x03\x04", 1, 1),
    ],
)
def test_what_is_not_json_is_refused_with_line_and_column(
    data: bytes | str, line: int, column: int
) -> None:
    error = error_of(data)
    assert (str(error.place), error.problem) == ("document", Problem.NOT_JSON)
    assert error.values == {"line": line, "column": column}


@pytest.mark.parametrize(
    ("data", "offset"),
    [(b"\xff\xfe{\x00}\x00", 0), (b'{"name": "\xe9"}', 10), (b'{"a": "\xed\xa0\x80"}', 7)],
)
def test_what_is_not_utf8_is_refused_with_the_byte(data: bytes, offset: int) -> None:
    error = error_of(data)
    assert (str(error.place), error.problem) == ("document", Problem.NOT_UTF8)
    assert error.values == {"offset": offset}


@pytest.mark.parametrize("name", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("path", ["setup.bank", "extra", "turns.0.extra"])
def test_json_has_no_word_for_what_is_no_number(name: str, path: str) -> None:
    document = changed(example(), path, float(name))
    error = error_of(json.dumps(document))
    assert (str(error.place), error.problem) == ("document", Problem.NOT_A_NUMBER)
    assert error.field == path.replace(".0", "[0]")
    assert error.values == {"value": name}


@pytest.mark.parametrize(
    "digits",
    ["1" * (sys.int_info.default_max_str_digits + 1), "-" + "9" * 100_000, "1e400", "-1e999"],
)
@pytest.mark.parametrize("path", ["setup.bank", "extra", "turns.0.extra"])
def test_a_number_beyond_all_numbers_is_refused(digits: str, path: str) -> None:
    text = json.dumps(changed(example(), path, "HERE")).replace('"HERE"', digits)
    error = error_of(text)
    assert (str(error.place), error.problem) == ("document", Problem.NUMBER_TOO_LARGE)
    assert error.field == path.replace(".0", "[0]")


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_what_is_nested_without_end_is_refused(opening: str) -> None:
    error = error_of(opening * 200_000)
    assert (str(error.place), error.problem) == ("document", Problem.NESTED_TOO_DEEPLY)


@pytest.mark.parametrize(
    ("escaped", "column"),
    [
        (r"\ud800", 0),
        (r"\uDFFF", 0),
        (r"\ud83d\ude00\udfff", 12),
        (r"\ud83d\ud83d\ude00", 0),
        (r"a\\\udc00", 3),
        (r"\ud83d\\ude00", 0),
        (r"\ud83d \ude00", 0),
        (r"\uD83D\n", 0),
    ],
)
@pytest.mark.parametrize("path", ["setup.players.0.name", "extra", "turns.0.extra"])
def test_half_a_character_is_refused_wherever_it_stands(
    escaped: str, column: int, path: str
) -> None:
    text = json.dumps(changed(example(), path, "HERE")).replace("HERE", escaped)
    error = error_of(text)
    assert (str(error.place), error.problem) == ("document", Problem.LONE_SURROGATE)
    assert error.values == {"line": 1, "column": text.index(escaped) + 1 + column}


def test_half_a_character_in_a_text_already_decoded_is_refused() -> None:
    error = error_of('\n "\ud800"')
    assert error.problem is Problem.LONE_SURROGATE
    assert error.values == {"line": 2, "column": 3}


@pytest.mark.parametrize("path", ["extra", "setup.extra", "setup.players.0.extra"])
@pytest.mark.parametrize("value", [r"\ud83d", "\x00\x1f\x7f\u2028", "\ufffe", '"', {"\\u": "\\"}])
def test_any_other_character_is_kept(path: str, value: Any) -> None:
    document = changed(example(), path, value)
    assert to_document(loads(json.dumps(document))) == document


@pytest.mark.parametrize("value", ['"7"', "8", "{}", "NaN", "1e999", "9" * 5_000])
def test_a_field_that_stands_twice_is_refused(value: str) -> None:
    error = error_of(EXAMPLE.replace('"seed": "7"', f'"seed": {value}, "bank": 1, "seed": "7"'))
    found = (str(error.place), error.field, error.problem)
    assert found == ("document", "setup.seed", Problem.WRITTEN_TWICE)


def test_it_is_refused_wherever_it_stands_and_the_first_is_named() -> None:
    error = error_of('{"a": [0, {"b": 1, "c": {"d": 2, "d": 3}, "b": 2}], "a": 0}')
    assert error.field == "a"
    error = error_of('{"x": 1, "a": [0, {"b": 1, "c": {"d": 2, "d": 3}}], "e": {"f": 1, "f": 1}}')
    assert error.field == "a[1].c.d"


def test_a_byte_order_mark_before_a_record_does_no_harm() -> None:
    assert loads(b"\xef\xbb\xbf" + EXAMPLE.encode()).setup == loads(EXAMPLE).setup


@pytest.mark.parametrize("levels", [900, 1_000, 5_000])
def test_what_is_nested_almost_too_deeply_is_refused_from_any_depth_of_calls(levels: int) -> None:
    deep = "[" * levels + "]" * levels
    for path in ("extra", "turns.0.player", "setup.players"):
        text = json.dumps(changed(example(), path, "HERE")).replace('"HERE"', deep)
        assert error_of(text).problem in (
            Problem.NESTED_TOO_DEEPLY,
            Problem.WRONG_TYPE,
            Problem.WRONG_COUNT,
        )
