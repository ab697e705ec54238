"""The network: its weights are plain numbers, and its sums are never rounded."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from bohemian_villages.assets import resource
from bohemian_villages.numeric.array_files import WeightsError, arrays_of, dump_arrays
from bohemian_villages.numeric.arrays import Array
from bohemian_villages.rolling_village.ai.features import TWINS, features_of
from bohemian_villages.rolling_village.ai.network import (
    FILE,
    HIDDEN,
    OUTPUT_STEP,
    STEP,
    shapes,
    trained_network,
    weights_of,
)
from bohemian_villages.rolling_village.ai.sheets import TURNS, joined
from bohemian_villages.rolling_village.ai.spaces import USUAL, Printed
from bohemian_villages.rolling_village.ai.ways import sheet_of
from tests.rolling_village.ai.positions import decisions

ROOT = Path(__file__).resolve().parents[3]


def content(**changed: Array) -> bytes:
    """A file of weights that say nothing, with something changed."""
    arrays = {name: np.zeros(shape, np.int16) for name, shape in shapes().items()}
    return dump_arrays({**arrays, **changed})


def test_weights_come_back_from_a_file() -> None:
    assert weights_of(content()).last.shape == shapes()["last"]


@pytest.mark.parametrize(
    "broken",
    [
        {"last": np.zeros(3, np.int16)},
        {"last": np.zeros(shapes()["last"], np.float32)},
        {"first": np.array("text")},
        # Objects could run whatever they like as they are loaded.
        {"first": np.array([{"a": 1}], dtype=object)},
    ],
)
def test_a_file_of_something_else_is_refused(broken: dict[str, Array]) -> None:
    file = content(**broken)
    with pytest.raises(WeightsError):
        weights_of(file)


def test_half_a_file_is_refused() -> None:
    with pytest.raises(WeightsError):
        weights_of(content()[:500])


def test_the_weights_are_small_and_say_how_they_were_made() -> None:
    file = resource(FILE).read_bytes()
    assert len(file) < 300_000
    assert str(arrays_of(file)["command"]).startswith("python -m bohemian_villages.")


def test_values_are_what_whole_numbers_say() -> None:
    """The same sums made with Python's own whole numbers, which nothing rounds."""
    weights = weights_of(resource(FILE).read_bytes())
    states = [state for state in decisions("exact") if state.drawn][::3]
    features = features_of(
        joined([sheet_of(state, state.player) for state in states]), Printed(USUAL)
    )
    for turns_done in (0, 4, 8):
        found = trained_network().values(features, turns_done)
        one = {name: each[turns_done].astype(np.int64) for name, each in weights.arrays().items()}
        for row, value in zip(features, found, strict=True):
            assert value == sum(_exact(one, turned) for turned in (row, row[TWINS]))


def _exact(
    one: dict[str, np.typing.NDArray[np.int64]], row: np.typing.NDArray[np.float32]
) -> float:
    inputs = np.rint(row * 32).astype(np.int64)
    per_step = round(1 / STEP)
    first = np.maximum(inputs @ one["first"] + 32 * one["first_bias"], 0)
    said = np.rint(first / (32 * per_step) / OUTPUT_STEP).astype(np.int64)
    scale = round(1 / OUTPUT_STEP)
    second = np.maximum(said @ one["second"] + scale * one["second_bias"], 0)
    seen = int(second @ one["last"]) / (scale * per_step * per_step)
    direct = int(inputs @ one["direct"]) / (32 * per_step)
    return seen + direct + int(one["constant"]) / per_step


def test_no_sum_can_grow_so_large_that_it_is_rounded() -> None:
    weights = weights_of(resource(FILE).read_bytes())
    states = [state for number in range(4) for state in decisions(f"bounds-{number}")]
    sheets = joined([sheet_of(state, state.player) for state in states])
    features = features_of(sheets, Printed(USUAL))
    for turns_done in range(TURNS):
        first = np.abs(weights.first[turns_done]) * STEP
        bias = np.abs(weights.first_bias[turns_done]) * STEP
        assert (features @ first + bias).max() < 2**10
        said = np.maximum(features @ (weights.first[turns_done] * STEP), 0)
        second = said @ np.abs(weights.second[turns_done] * STEP)
        assert second.max() < 2**9
    assert weights.first.shape[2] == HIDDEN


PLAY = """
from bohemian_villages.rolling_village.ai.levels import make_player
from bohemian_villages.rolling_village.play.match import play_on
from tests.rolling_village.ai.positions import new_game
game = new_game("cores", players=3)
for _step in play_on(game, [make_player(level) for level in ("medium", "hard", "expert")]):
    pass
print([step.action for step in game.steps])
"""


def play(**env: str) -> bytes:
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=ROOT,
        env={**os.environ, **env},
        check=True,
        capture_output=True,
    )
    return run.stdout


@pytest.mark.long
@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="names an x86 processor")
def test_the_same_game_is_played_on_every_processor() -> None:
    usual = play()
    assert b"SQUARE" in usual or b"LAKE" in usual
    for kernel in ("Prescott", "Sandybridge", "Haswell", "Zen"):
        assert play(OPENBLAS_CORETYPE=kernel) == usual
