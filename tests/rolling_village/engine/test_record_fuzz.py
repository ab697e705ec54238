"""Whatever stands in a file: it is a game, or a RecordError says why not. Nothing else escapes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohemian_villages.records.errors import RecordError
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.record import dumps, loads, to_document
from bohemian_villages.rolling_village.words.records import sentence
from tests.engine.record_mutations import mutated
from tests.rolling_village.engine.record_games import EXAMPLE, example, random_game, whole

DOCUMENTS = [
    example(),
    whole(),
    to_document(random_game("fuzz", 3)),
    *[to_document(random_game(seed, 1 + seed % 3, steps=4 + 5 * seed)) for seed in range(10)],
    *[to_document(random_game(seed, 1, steps=30, by_seed=True)) for seed in range(3)],
]
TEXTS = [EXAMPLE, *map(json.dumps, DOCUMENTS)]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


def _read(data: bytes | str) -> Game | None:
    """The game, which can be written and read again; None if the record is broken."""
    try:
        game = loads(data)
    except RecordError as error:
        said = sentence(error)
        assert len(said.splitlines()) == 1
        return None
    text = dumps(game)
    assert dumps(loads(text)) == text
    return game


@pytest.mark.long
@settings(max_examples=600)
@given(st.sampled_from(DOCUMENTS), st.randoms(use_true_random=False), st.integers(1, 3))
def test_a_record_changed_at_random_is_a_game_or_refused(
    document: Any, rng: random.Random, changes: int
) -> None:
    _read(json.dumps(mutated(document, rng, changes)))


PARTS = ["setup", "preparation", "turns", "result"]


@given(st.sampled_from(DOCUMENTS), st.sampled_from(PARTS), JSON)
def test_a_record_with_any_json_in_it_is_a_game_or_refused(
    document: Any, name: str, value: Any
) -> None:
    _read(json.dumps({**document, name: value}))


@given(JSON)
def test_any_json_at_all_is_refused(value: Any) -> None:
    assert _read(json.dumps(value)) is None


@given(JSON)
def test_any_json_can_stand_in_an_extra_field(value: Any) -> None:
    _read(json.dumps({**example(), "extra": value}))


@given(st.binary())
def test_any_bytes_are_refused(data: bytes) -> None:
    assert _read(data) is None


@given(st.sampled_from(TEXTS), st.data())
def test_bytes_changed_in_a_record_do_no_harm(text: str, data: st.DataObject) -> None:
    raw = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    _read(bytes(raw))


@given(st.sampled_from(TEXTS), st.data())
def test_a_record_that_breaks_off_is_refused(text: str, data: st.DataObject) -> None:
    whole_text = text.strip()
    assert _read(whole_text[: data.draw(st.integers(0, len(whole_text) - 1))]) is None
