"""Whatever stands in a file: it is a game, or a RecordError says why not. Nothing else escapes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from attrs import frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from bohemian_villages.engine import record as bohemian_record
from bohemian_villages.records.errors import Problem, RecordError, Section
from bohemian_villages.rolling_village.engine import record as rolling_record
from bohemian_villages.rolling_village.words import refusals as rolling_refusals
from bohemian_villages.words.game import refusals as bohemian_refusals
from tests.engine import record_games as bohemian
from tests.records.mutations import mutated
from tests.rolling_village.engine import record_games as rolling


@frozen
class Format:
    """The records of one of the two games, and some of them."""

    loads: Callable[[bytes | str], Any]
    dumps: Callable[[Any], str]
    sentence: Callable[[RecordError], str]
    example: str
    documents: list[Any]
    parts: list[str]

    def texts(self) -> st.SearchStrategy[str]:
        """One of the records."""
        return st.sampled_from([self.example, *map(json.dumps, self.documents)])

    def read(self, data: bytes | str) -> object:
        """The game, which can be written and read again; None if the record is broken."""
        try:
            game = self.loads(data)
        except RecordError as error:
            said = self.sentence(error)
            assert len(said.splitlines()) == 1
            return None
        text = self.dumps(game)
        assert self.dumps(self.loads(text)) == text
        return game


def _tile_spent() -> Any:
    turn = bohemian.turn([4, 4, 1, 2], "special 2,3", "reroll 0,1 4,4", "place 0,1 C0")
    return bohemian.record("C: farm", turn)


BOHEMIAN = Format(
    bohemian_record.loads,
    bohemian_record.dumps,
    bohemian_refusals.about_record,
    bohemian.EXAMPLE,
    [
        bohemian.example(),
        _tile_spent(),
        *[
            bohemian_record.to_document(bohemian.random_game(("fuzz", seed), most_turns=6))
            for seed in range(12)
        ],
    ],
    ["setup", "turns", "result"],
)
ROLLING = Format(
    rolling_record.loads,
    rolling_record.dumps,
    rolling_refusals.about_record,
    rolling.EXAMPLE,
    [
        rolling.example(),
        rolling.whole(),
        *[
            rolling_record.to_document(rolling.random_game(seed, 1 + seed % 3, steps=4 + 5 * seed))
            for seed in range(12)
        ],
        *[
            rolling_record.to_document(rolling.random_game(seed, 1, steps=30, by_seed=True))
            for seed in range(3)
        ],
    ],
    ["setup", "preparation", "turns", "result"],
)
BOTH = pytest.mark.parametrize("format", [BOHEMIAN, ROLLING], ids=["bohemian", "rolling"])

# What is wrong with a roll of which all sheets are right as far as they go.
INCOMPLETE = (Problem.TURN_NOT_ENDED,)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@BOTH
@settings(max_examples=400)
@given(st.data(), st.randoms(use_true_random=False), st.integers(1, 3))
def test_a_record_changed_at_random_is_a_game_or_refused(
    format: Format, data: st.DataObject, rng: random.Random, changes: int
) -> None:
    document = data.draw(st.sampled_from(format.documents))
    format.read(json.dumps(mutated(document, rng, changes)))


@settings(max_examples=400)
@given(st.data(), st.randoms(use_true_random=False), st.integers(1, 3))
def test_a_changed_sheet_is_blamed_itself_or_what_comes_after_it(
    data: st.DataObject, rng: random.Random, changes: int
) -> None:
    document = deepcopy(data.draw(st.sampled_from(ROLLING.documents)))
    rolls = [document.get("preparation"), *document["turns"]]
    turn = data.draw(
        st.sampled_from([n for n, roll in enumerate(rolls) if roll and roll["sheets"]])
    )
    sheets = rolls[turn]["sheets"]
    sheet = data.draw(st.integers(0, len(sheets) - 1))
    sheets[sheet] = mutated(sheets[sheet], rng, changes)
    try:
        rolling_record.loads(json.dumps(document))
    except RecordError as error:
        place = error.place
        assert place.section in (Section.PREPARATION, Section.TURN, Section.RESULT)
        is_later = place.section is Section.RESULT or place.turn > turn
        # All that is there was right: so a roll as a whole is wrong only if something is missing.
        is_here = place.turn == turn and (place.sheet > sheet or error.problem in INCOMPLETE)
        assert is_later or is_here or (place.turn, place.sheet) == (turn, sheet + 1)


@BOTH
@given(st.data(), JSON)
def test_a_record_with_any_json_in_it_is_a_game_or_refused(
    format: Format, data: st.DataObject, value: Any
) -> None:
    document = data.draw(st.sampled_from(format.documents))
    format.read(json.dumps({**document, data.draw(st.sampled_from(format.parts)): value}))


@BOTH
@given(JSON)
def test_any_json_at_all_is_refused(format: Format, value: Any) -> None:
    assert format.read(json.dumps(value)) is None


@BOTH
@given(JSON)
def test_any_json_can_stand_in_an_extra_field(format: Format, value: Any) -> None:
    format.read(json.dumps({**format.documents[0], "extra": value}))


@BOTH
@given(st.binary())
def test_any_bytes_are_refused(format: Format, data: bytes) -> None:
    assert format.read(data) is None


@BOTH
@given(st.data())
def test_bytes_changed_in_a_record_do_no_harm(format: Format, data: st.DataObject) -> None:
    raw = bytearray(data.draw(format.texts()).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    format.read(bytes(raw))


@BOTH
@given(st.data())
def test_a_record_that_breaks_off_is_refused(format: Format, data: st.DataObject) -> None:
    whole = data.draw(format.texts()).strip()
    assert format.read(whole[: data.draw(st.integers(0, len(whole) - 1))]) is None
