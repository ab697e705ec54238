"""The tool that trains the prefilter: its gradients are right, and it learns."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest
from attrs import evolve

from bohemian_villages.ai.evaluation.prefilter import PrefilterNetwork, new_prefilter
from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.village_sets import standard_set
from tests.tools import tool


@pytest.fixture(scope="module")
def teaching() -> ModuleType:
    return tool("train_prefilter")


@pytest.fixture(scope="module")
def lesson(teaching: ModuleType) -> object:
    network = hard_network(2).exact()
    teacher = teaching.Teacher(network, np.random.default_rng(1))
    return teaching.joined(list(teacher.lessons(standard_set().random_board(2, "lesson"))))


def off_by(teaching: ModuleType, prefilter: PrefilterNetwork, lesson: object) -> float:
    error, *_ = teaching.error_of(prefilter, lesson)
    return float((error**2).mean())


def test_only_differences_between_turns_of_a_position_count(
    teaching: ModuleType, lesson: object
) -> None:
    error, *_ = teaching.error_of(new_prefilter(2, np.random.default_rng(2)), lesson)
    sums = np.bincount(lesson.of, error)  # type: ignore[attr-defined]
    assert sums == pytest.approx(np.zeros(len(sums)), abs=1e-9)
    assert len(sums) > 5


@pytest.mark.parametrize("name", ["blocks", "shared", "bias", "out"])
def test_gradients_are_those_of_the_error(teaching: ModuleType, lesson: object, name: str) -> None:
    prefilter = new_prefilter(2, np.random.default_rng(2))
    # In double precision, for so small a step.
    prefilter = PrefilterNetwork(
        **{key: each.astype(np.float64) for key, each in prefilter.arrays().items()}
    )
    gradient = teaching.gradients_of(prefilter, lesson)[0][name]
    place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
    step = 1e-4
    values = []
    for sign in (1, -1):
        moved = getattr(prefilter, name).copy()
        moved[place] += sign * step
        values.append(off_by(teaching, evolve(prefilter, **{name: moved}), lesson))
    assert gradient[place] == pytest.approx((values[0] - values[1]) / (2 * step), rel=0.02)


def test_it_learns_and_the_same_seed_gives_the_same_weights(
    teaching: ModuleType, lesson: object
) -> None:
    begun = new_prefilter(2, np.random.default_rng(2))
    trained, again = (teaching.learn(begun, lesson, np.random.default_rng(3)) for _ in range(2))
    assert off_by(teaching, trained, lesson) < 0.7 * off_by(teaching, begun, lesson)
    for name, weights in trained.arrays().items():
        assert np.array_equal(weights, again.arrays()[name])
