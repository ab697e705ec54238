"""Where the blocks of the final towers lie."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.views.final.result import FinalPlace
from bohemian_villages.views.final.tower import (
    LEAST_BLOCK,
    LEAST_SINK,
    MOST_HEIGHT_OF_COIN,
    NOTE_STEP,
    Tower,
    height_of_coin,
    tower,
)

GROUND = 700.0


def built(*parts: int, coin: float = 5.0, grown: float = 5.0) -> Tower:
    return tower(parts, FinalPlace("", "red", parts, "", False).counted(grown), coin, GROUND)


def test_the_top_is_as_high_as_the_total() -> None:
    assert built(40, 8, 12, 6, 2).top == GROUND - 5 * 68


def test_what_is_negative_lets_the_tower_sink() -> None:
    sunk = built(40, -5, 0, 0, 0)
    assert sunk.sunk == 25
    assert sunk.top == GROUND - 5 * 35
    assert [(note.part, note.value) for note in sunk.notes] == [(1, -5)]


def test_a_negative_total_ends_below_the_ground() -> None:
    assert built(0, -5, 1, 0, 0).top > GROUND
    assert built(0, -5, 0, 0, 0).blocks == ()


def test_a_pit_is_seen_even_where_coins_are_low() -> None:
    assert built(300, -5, 0, 0, 0, coin=1.0).sunk == LEAST_SINK


def test_nothing_is_no_block() -> None:
    assert [block.part for block in built(3, 0, 0, 10, 0).blocks] == [0, 3]


def test_blocks_stand_upon_each_other() -> None:
    blocks = built(10, 20, 5, 6, 4).blocks
    assert [block.part for block in blocks] == [0, 1, 2, 3, 4]
    assert all(low.top == high.bottom for low, high in pairwise(blocks))


def test_a_block_too_low_for_its_number_has_it_beside() -> None:
    tall, low = built(40, 0, 0, 0, 2).blocks
    assert tall.has_number
    assert not low.has_number
    assert [note.value for note in built(40, 0, 0, 0, 2).notes] == [2]


def test_a_block_hidden_in_the_pit_has_its_number_beside() -> None:
    assert [note.value for note in built(5, -5, 0, 0, 1).notes] == [-5, 5, 1]


def test_before_the_count_there_is_nothing() -> None:
    start = built(40, -5, 12, 6, 2, grown=0.0)
    assert (start.blocks, start.notes, start.top, start.sunk) == ((), (), GROUND, 0)


def test_a_category_grows_only_after_the_one_before() -> None:
    half = built(40, 8, 12, 6, 2, grown=1.5)
    assert [block.part for block in half.blocks] == [0, 1]
    assert half.blocks[0].height == 200
    assert 0 < half.blocks[1].height < 40


def test_the_highest_tower_fits_the_room() -> None:
    assert height_of_coin([(90, 0, 10), (20, -5, 0)], 400) == 4
    assert height_of_coin([(2, 0, 0), (1, -5, 0)], 400) == MOST_HEIGHT_OF_COIN
    assert height_of_coin([(0, -5), (0, -5)], 400) == MOST_HEIGHT_OF_COIN


PARTS = st.tuples(
    st.integers(0, 200),
    st.one_of(st.just(-5), st.integers(0, 60)),
    st.integers(0, 60),
    st.sampled_from((0, 6, 10)),
    st.integers(0, 20),
)


@given(PARTS, st.floats(0, 5), st.floats(0.5, 9))
def test_notes_never_lie_upon_each_other(parts: tuple[int, ...], grown: float, coin: float) -> None:
    found = built(*parts, coin=coin, grown=grown)
    heights = [note.y for note in found.notes]
    assert all(low - high >= NOTE_STEP - 1e-9 for low, high in pairwise(heights))
    assert all(block.seen - block.top >= LEAST_BLOCK for block in found.blocks if block.has_number)


@given(PARTS, st.floats(0.5, 9))
def test_every_part_that_counts_has_its_number_once(parts: tuple[int, ...], coin: float) -> None:
    found = built(*parts, coin=coin)
    told = [block.part for block in found.blocks if block.has_number]
    told += [note.part for note in found.notes]
    assert sorted(told) == [part for part, value in enumerate(parts) if value]


def test_counted_parts_make_up_the_total() -> None:
    place = FinalPlace("", "red", (41, -5, 21, 6, 2), "", True)
    assert place.total == 65
    assert sum(place.counted(5.0)) == pytest.approx(65)
