"""The tool that teaches the glance: its slopes are right, and it learns."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest
from attrs import evolve

from bohemian_villages.ai.evaluation.glance import Glance, new_glance
from bohemian_villages.ai.search.weighing import shipped_network
from bohemian_villages.village_sets import standard_set
from tests.test_packaging import tool


@pytest.fixture(scope="module")
def teaching() -> ModuleType:
    return tool("teach_glance")


@pytest.fixture(scope="module")
def lesson(teaching: ModuleType) -> object:
    network = shipped_network(2).exact()
    teacher = teaching.Teacher(network, np.random.default_rng(1))
    return teaching.joined(list(teacher.lessons(standard_set().random_board(2, "lesson"))))


def off_by(teaching: ModuleType, glance: Glance, lesson: object) -> float:
    error, *_ = teaching.error_of(glance, lesson)
    return float((error**2).mean())


def test_only_differences_between_turns_of_a_position_count(
    teaching: ModuleType, lesson: object
) -> None:
    error, *_ = teaching.error_of(new_glance(2, np.random.default_rng(2)), lesson)
    sums = np.bincount(lesson.of, error)  # type: ignore[attr-defined]
    assert sums == pytest.approx(np.zeros(len(sums)), abs=1e-9)
    assert len(sums) > 5


@pytest.mark.parametrize("name", ["blocks", "shared", "bias", "out"])
def test_slopes_are_those_of_the_error(teaching: ModuleType, lesson: object, name: str) -> None:
    glance = new_glance(2, np.random.default_rng(2))
    # In double precision, for so small a step.
    glance = Glance(**{key: each.astype(np.float64) for key, each in glance.arrays().items()})
    slope = teaching.slopes_of(glance, lesson)[0][name]
    place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
    step = 1e-4
    values = []
    for sign in (1, -1):
        moved = getattr(glance, name).copy()
        moved[place] += sign * step
        values.append(off_by(teaching, evolve(glance, **{name: moved}), lesson))
    assert slope[place] == pytest.approx((values[0] - values[1]) / (2 * step), rel=0.02)


def test_it_learns_and_the_same_seed_gives_the_same_weights(
    teaching: ModuleType, lesson: object
) -> None:
    begun = new_glance(2, np.random.default_rng(2))
    taught, again = (teaching.learn(begun, lesson, np.random.default_rng(3)) for _ in range(2))
    assert off_by(teaching, taught, lesson) < 0.7 * off_by(teaching, begun, lesson)
    for name, weights in taught.arrays().items():
        assert np.array_equal(weights, again.arrays()[name])
