"""Training: slopes are right, a few iterations help, and a run follows from its seed alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bohemian_villages.ai.company import Company, Party
from bohemian_villages.ai.network import SCORE_UNIT, WeightsError, forward, new_network, softmax
from bohemian_villages.ai.self_play import Lessons, SelfPlay, Style
from bohemian_villages.ai.training import (
    SCORE_WEIGHT,
    Check,
    Losses,
    Plan,
    Progress,
    begin,
    check,
    command,
    dump_progress,
    gradients,
    learn,
    load_progress,
    play,
    tasks,
)
from bohemian_villages.village_sets import standard_set

PLAN = Plan(players=2, iterations=4, seed="test", boards=2, games=12)


@pytest.fixture(scope="module")
def company() -> Company:
    return Company(Party((), standard_set()))


def lessons_of(players: int, games: int = 4) -> Lessons:
    network = new_network(players, np.random.default_rng(1))
    self_play = SelfPlay(network, Style(), np.random.default_rng(2))
    return self_play.lessons(standard_set().random_board(players, "training"), games)


def iterate(company: Company, progress: Progress) -> tuple[Progress, Losses]:
    lessons = [play(company, task) for task in tasks(PLAN, progress)]
    return learn(PLAN, progress, lessons)


@pytest.mark.parametrize("players", [2, 3])
def test_slopes_are_those_of_the_loss(players: int) -> None:
    lessons = lessons_of(players, 2)
    network = new_network(players, np.random.default_rng(1)).astype(np.float64)

    def loss() -> float:
        said = forward(network, lessons.inputs)
        entropy = -(lessons.chances * np.log(softmax(said.logits))).sum()
        squares = SCORE_WEIGHT * (((said.scores - lessons.scores) / SCORE_UNIT) ** 2).sum()
        return float(entropy + squares) / len(lessons.chances)

    slopes = gradients(network, lessons)
    rng = np.random.default_rng(5)
    for name, weights in network.arrays().items():
        place = tuple(rng.integers(0, size) for size in weights.shape)
        before, step = weights[place], 1e-5
        weights[place] = before + step
        higher = loss()
        weights[place] = before - step
        slope = (higher - loss()) / (2 * step)
        weights[place] = before
        assert slopes[name][place] == pytest.approx(slope, abs=1e-5, rel=1e-2)


@pytest.mark.parametrize("players", [2, 5])
def test_lessons_are_chances_and_scores_of_whole_games(players: int) -> None:
    lessons = lessons_of(players)
    assert lessons.chances.shape == lessons.scores.shape == lessons.inputs.expected.shape
    assert lessons.chances.sum(1) == pytest.approx(np.ones(len(lessons.chances)), abs=1e-4)
    assert len(lessons.chances) > 4 * 5 * players


def test_what_came_of_a_game_is_all_that_counts_without_a_shorter_view() -> None:
    network = new_network(2, np.random.default_rng(1))
    player = SelfPlay(network, Style(1.0, 0.0, 0.0), np.random.default_rng(2))
    lessons = player.lessons(standard_set().random_board(2, "training"), 3)
    assert set(np.unique(lessons.chances)) <= {0.0, 0.5, 1.0}
    assert np.array_equal(lessons.scores, np.round(lessons.scores))


def test_learning_brings_the_network_closer_to_its_lessons(company: Company) -> None:
    progress = begin(PLAN)
    lessons = [play(company, task) for task in tasks(PLAN, progress)]
    losses = []
    for _ in range(3):
        progress, loss = learn(PLAN, progress, lessons)
        losses.append(loss)
    assert losses[2].score < losses[1].score < losses[0].score
    assert losses[2].chances < losses[0].chances


def test_a_run_that_was_stopped_comes_to_the_same_bytes(company: Company, tmp_path: Path) -> None:
    words = command(PLAN)
    whole, _ = iterate(company, iterate(company, begin(PLAN))[0])
    first, _ = iterate(company, begin(PLAN))
    (tmp_path / "p").write_bytes(dump_progress(first, words))
    resumed, _ = iterate(company, load_progress(tmp_path / "p", words))
    assert dump_progress(resumed, words) == dump_progress(whole, words)


def test_a_run_goes_on_only_by_its_own_command(tmp_path: Path) -> None:
    (tmp_path / "p").write_bytes(dump_progress(begin(PLAN), command(PLAN)))
    with pytest.raises(WeightsError):
        load_progress(tmp_path / "p", command(Plan(2, 4, "other")))


def test_another_network_may_be_the_start() -> None:
    model = new_network(2, np.random.default_rng(1))
    start = begin(Plan(3, 1, "x"), model).network
    assert start.players == 3
    assert np.array_equal(start.blocks[0], model.blocks[0])


def test_the_strength_is_a_share_of_wins(company: Company) -> None:
    network = new_network(2, np.random.default_rng(1))
    share = check(company, Check(network, "check"))
    assert share in (0.0, 0.25, 0.5, 0.75, 1.0)
