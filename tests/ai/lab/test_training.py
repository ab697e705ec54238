"""Training: gradients are right, learning helps, and a run follows from its seed alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.network import SCORE_UNIT, forward, new_network, softmax
from bohemian_villages.ai.lab.game_runner import GameRunner, Lineup
from bohemian_villages.ai.lab.self_play import (
    Lessons,
    SelfPlay,
    _evaluation,
    starting_positions,
)
from bohemian_villages.ai.lab.training import (
    BATCH,
    REPEATS,
    SCORE_WEIGHT,
    CheckTask,
    Losses,
    Plan,
    TrainingProgress,
    begin,
    board_tasks,
    check,
    gradients,
    join_lessons,
    learn,
    play,
)
from bohemian_villages.ai.lab.training_files import command, dump_progress, load_progress
from bohemian_villages.ai.search.rolls import CHANCES, ROLLS
from bohemian_villages.numeric.array_files import WeightsError
from bohemian_villages.village_sets import standard_set

PLAN = Plan(players=2, iterations=4, seed="test", boards=2, games=2)
GAMES = 1


@pytest.fixture(scope="module")
def runner() -> GameRunner:
    return GameRunner(Lineup((), standard_set()))


@cache
def lessons_of(players: int) -> Lessons:
    network = new_network(players, np.random.default_rng(1))
    self_play = SelfPlay(network, np.random.default_rng(2))
    return self_play.lessons(standard_set().random_board(players, "training"), GAMES)


def iterate(runner: GameRunner, progress: TrainingProgress) -> tuple[TrainingProgress, Losses]:
    lessons = [play(runner, task) for task in board_tasks(PLAN, progress)]
    return learn(PLAN, progress, lessons)


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
def test_gradients_are_those_of_the_loss(players: int) -> None:
    lessons = lessons_of(players)
    network = new_network(players, np.random.default_rng(1)).astype(np.float64)

    def loss() -> float:
        outputs = forward(network, lessons.inputs)
        entropy = -(lessons.chances * np.log(softmax(outputs.logits).T)).sum()
        squares = SCORE_WEIGHT * (((outputs.scores.T - lessons.scores) / SCORE_UNIT) ** 2).sum()
        return float(entropy + squares) / len(lessons.chances)

    found = gradients(network, lessons)
    rng = np.random.default_rng(5)
    for name, weights in network.arrays().items():
        place = tuple(rng.integers(0, size) for size in weights.shape)
        before, step = weights[place], 1e-5
        weights[place] = before + step
        higher = loss()
        weights[place] = before - step
        slope = (higher - loss()) / (2 * step)
        weights[place] = before
        assert found[name][place] == pytest.approx(slope, abs=1e-5, rel=1e-2)


@pytest.mark.parametrize("players", [2, 3])
def test_lessons_are_chances_and_scores_of_whole_games(players: int) -> None:
    lessons = lessons_of(players)
    assert lessons.chances.shape == lessons.scores.shape == lessons.inputs.expected.T.shape
    assert lessons.chances.sum(1) == pytest.approx(np.ones(len(lessons.chances)), abs=1e-4)
    assert len(lessons.chances) > GAMES * 5 * players


def test_the_last_position_of_a_game_teaches_how_it_ended() -> None:
    lessons = lessons_of(2)
    certain = np.isin(lessons.chances, (0.0, 0.5, 1.0)).all(1)
    ends = certain & (lessons.scores == np.round(lessons.scores)).all(1)
    assert GAMES <= ends.sum() < len(ends) / 2


def test_dice_are_neither_lucky_nor_unlucky_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    network = new_network(3, np.random.default_rng(1))
    player = SelfPlay(network, np.random.default_rng(2))
    games = starting_positions(standard_set().random_board(3, "training"), 3, len(ROLLS))
    monkeypatch.setattr(player, "_rolls", np.arange)
    luck = _evaluation(player._roll(games).luck)
    assert luck.chances[:, 0].std() > 0.01
    assert CHANCES @ luck.chances == pytest.approx(np.zeros(3), abs=1e-12)
    assert CHANCES @ luck.scores == pytest.approx(np.zeros(3), abs=1e-12)


def test_dice_rolled_again_are_neither_lucky_nor_unlucky_on_average() -> None:
    network = new_network(2, np.random.default_rng(1))
    player = SelfPlay(network, np.random.default_rng(2))
    games = starting_positions(standard_set().random_board(2, "training"), 2, 100)
    games.specials[:, 0] = True
    rolled = player._roll(games)
    assert 0 < (~rolled.positions.specials[:, 0]).sum() < 100
    luck = _evaluation(rolled.luck).scores[:, 0]
    assert abs(luck.mean()) < 3 * luck.std() / 100**0.5


@pytest.mark.long
def test_learning_brings_the_network_closer_to_its_lessons(runner: GameRunner) -> None:
    progress = begin(PLAN)
    lessons = [play(runner, task) for task in board_tasks(PLAN, progress)]
    losses = []
    for _ in range(3):
        progress, loss = learn(PLAN, progress, lessons)
        losses.append(loss)
    assert losses[2].score < losses[1].score < losses[0].score
    assert losses[2].chances < losses[0].chances


@pytest.mark.long
def test_a_run_that_was_stopped_comes_to_the_same_bytes(runner: GameRunner, tmp_path: Path) -> None:
    words = command(PLAN)
    whole, _ = iterate(runner, iterate(runner, begin(PLAN))[0])
    first, _ = iterate(runner, begin(PLAN))
    (tmp_path / "p").write_bytes(dump_progress(first, words))
    resumed, _ = iterate(runner, load_progress(tmp_path / "p", words))
    assert dump_progress(resumed, words) == dump_progress(whole, words)


def test_a_run_goes_on_only_by_its_own_command(tmp_path: Path) -> None:
    (tmp_path / "p").write_bytes(dump_progress(begin(PLAN), command(PLAN)))
    with pytest.raises(WeightsError):
        load_progress(tmp_path / "p", command(Plan(2, 4, "other")))


def test_another_network_may_be_the_start() -> None:
    model = new_network(3, np.random.default_rng(1))
    start = begin(Plan(4, 1, "x"), model).network
    assert start.players == 4
    assert np.array_equal(start.blocks[0], model.blocks[0])


def test_a_network_trained_for_as_many_players_goes_on_in_smaller_steps() -> None:
    model = new_network(3, np.random.default_rng(1))
    plan = Plan(3, 1, "x")
    further = begin(plan, model)
    assert all(np.array_equal(model.arrays()[n], w) for n, w in further.network.arrays().items())
    assert further.step_size < begin(plan).step_size


@pytest.mark.long
def test_lessons_are_learned_again_until_they_are_forgotten(
    runner: GameRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bohemian_villages.ai.lab.training.REMEMBERED", 2)
    progress = begin(PLAN)
    lessons = [play(runner, task) for task in board_tasks(PLAN, progress)]
    for _ in range(3):
        progress, _losses = learn(PLAN, progress, lessons)
    assert len(progress.memory) == 2
    assert progress.adam.steps == 3 * -(-REPEATS * len(join_lessons(lessons).chances) // BATCH)


def test_the_strength_is_a_share_of_wins(runner: GameRunner) -> None:
    network = new_network(2, np.random.default_rng(1))
    share = check(runner, CheckTask(network, "check"))
    assert share in (0.0, 0.25, 0.5, 0.75, 1.0)
