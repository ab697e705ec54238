"""Text from elsewhere cannot break out of a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.records.bounds import LONGEST_NAME
from bohemian_villages.words import foreign

HEBREW = "שלום"
ISOLATE, POP = "\u2068", "\u2069"
JOINERS = "\u200c\u200d"
anything = st.text(st.characters(exclude_categories=()))


@pytest.mark.parametrize("text", ["Anna", "Žofie Nová", "{0} %n {name}", "李雷", "O’Hara"])
def test_an_ordinary_name_stays_as_it_is(text: str) -> None:
    assert foreign.name(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Anna \n\t Maria\r\n", "Anna Maria"),
        ("Anna\u2028Maria\x85", "Anna Maria"),
        ("An\x00na\x1b[31m", "An�na�[31m"),
        ("Anna\u202e\u200b", "Anna"),
        ("A\ud800", "A�"),
        (" \n\u200b ", ""),
    ],
)
def test_a_name_stays_on_one_line_without_hidden_signs(text: str, shown: str) -> None:
    assert foreign.name(text) == shown


def test_joined_pictographs_stay_joined() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert foreign.name(family) == family


def test_a_long_name_is_cut() -> None:
    assert foreign.name("x" * 100) == "x" * 39 + "…"
    assert foreign.name("x" * 40) == "x" * 40


def test_a_right_to_left_name_is_walled_off() -> None:
    assert foreign.name(HEBREW) == f"{ISOLATE}{HEBREW}{POP}"
    assert foreign.quote(HEBREW) == f"{ISOLATE}“{HEBREW}”{POP}"


@given(anything)
def test_whatever_the_name_it_can_be_printed_on_one_line(text: str) -> None:
    shown = foreign.name(text)
    shown.encode()
    assert len(shown.splitlines()) <= 1
    assert len(shown) <= LONGEST_NAME + 2
    hidden = [sign for sign in shown if not sign.isprintable() and sign not in JOINERS]
    assert hidden in ([], [ISOLATE, POP])


@given(anything)
def test_whatever_is_quoted_can_be_printed_on_one_line(text: str) -> None:
    shown = foreign.quote(text).strip(ISOLATE + POP)
    assert shown.isprintable()
    assert shown[0] + shown[-1] == "“”"
    assert len(shown) <= foreign.LONGEST_QUOTE + 2


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("farm", "“farm”"),
        ("a\nb\x00", r"“a\nb\x00”"),
        ("\u202e", r"“\u202e”"),
        ("\ud800", r"“\ud800”"),
        ("y" * 61, "“" + "y" * 59 + "…”"),
    ],
)
def test_a_quote_writes_out_what_is_odd(text: str, shown: str) -> None:
    assert foreign.quote(text) == shown


def test_of_a_long_path_the_end_is_shown() -> None:
    shown = foreign.quote_path("/home/" + "deep/" * 20 + "game.bvg")
    assert shown.startswith("“…")
    assert shown.endswith("/game.bvg”")
    assert len(shown) == 62


def test_marks_do_not_tower_over_other_lines() -> None:
    acute = "\N{COMBINING ACUTE ACCENT}"
    assert foreign.name("Z" + acute * 300 + "oe") == "Z" + acute * 3 + "oe"
    two = "e" + acute + "\N{COMBINING DOT BELOW}x"
    assert foreign.name(two) == two
