"""Training: a network learns from its own games, iteration after iteration.

An iteration plays games on a fixed number of boards, each a task with its own random numbers, and
learns from all of them in order. So the result follows from the seed alone, however many processes
play.

Lessons of earlier iterations are learned again along with the new ones: producing a lesson costs
far more than learning from it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from hashlib import sha256
from statistics import fmean

import numpy as np
from attrs import define, evolve, field, frozen

from ...engine.scoring import score, winners
from ...engine.setup import COLORS, Player
from ...numeric.adam import Adam
from ...play.match import play_game
from ...play.thought import AiPlayer
from ..evaluation.network import (
    HIDDEN,
    SCORE_UNIT,
    Inputs,
    Network,
    forward,
    new_network,
    softmax,
)
from ..evaluation.positions import Array
from ..levels import make_player
from ..players.limited import LimitedPlayer
from .game_runner import GameRunner
from .reshaping import adapted, widened
from .self_play import Lessons, SelfPlay
from .simulation import share_of_win

BATCH = 512
# How often a lesson is learned altogether, and for how many iterations it is kept.
REPEATS = 6
REMEMBERED = 10
# Games on a board, by number of players: with more players a game takes longer and teaches more.
GAMES = {2: 96, 3: 80, 4: 64, 5: 48}
# How much an error of the scores counts, compared with an error of the chances.
SCORE_WEIGHT = 0.3
# The step size, the fraction of it left after a whole run, and the last part of the run, over which
# it falls to zero.
STEP, LEFT, SETTLING = 2e-3, 0.1, 0.25
# Smaller steps for a network that was already trained for as many players.
SMALL_STEP = 1e-3


@frozen
class Plan:
    """What a training run does; everything follows from it."""

    players: int
    iterations: int
    seed: str
    boards: int = 8
    """Per iteration."""
    games: int = field()
    """Per board."""

    @games.default
    def _games(self) -> int:
        return GAMES[self.players]

    def rng(self, *place: object) -> np.random.Generator:
        """The random numbers for one place in the run."""
        text = "/".join(map(str, (self.seed, self.players, *place)))
        return np.random.default_rng(int.from_bytes(sha256(text.encode()).digest()))


@define(eq=False)
class TrainingProgress:
    """The state of a training run: everything needed to go on with it."""

    network: Network
    adam: Adam
    iteration: int = 0
    memory: tuple[Lessons, ...] = ()
    """The lessons of the latest iterations."""
    step_size: float = STEP
    """At the beginning of the run."""


def begin(plan: Plan, model: Network | None = None) -> TrainingProgress:
    """The state before the first iteration, starting from a trained model if one is given."""
    rng = plan.rng("network")
    if model:
        network = widened(adapted(model, plan.players), HIDDEN[plan.players], rng)
    else:
        network = new_network(plan.players, rng)
    is_trained = model is not None and model.players == plan.players
    step_size = SMALL_STEP if is_trained else STEP
    return TrainingProgress(network, Adam.fresh(network.arrays()), step_size=step_size)


# Playing.


@frozen
class BoardTask:
    """Games to play on one board."""

    plan: Plan
    network: Network
    iteration: int
    board: int


def board_tasks(plan: Plan, progress: TrainingProgress) -> list[BoardTask]:
    """The tasks of the next iteration."""
    return [BoardTask(plan, progress.network, progress.iteration, n) for n in range(plan.boards)]


def play(runner: GameRunner, task: BoardTask) -> Lessons:
    """Play the games of a task."""
    plan = task.plan
    place = (task.iteration, task.board)
    board = runner.villages.random_board(plan.players, f"{plan.seed}/{place[0]}/{place[1]}")
    return SelfPlay(task.network, plan.rng(*place)).lessons(board, plan.games)


@frozen
class CheckTask:
    """A deal to play against medium players, to see how strong the network is."""

    network: Network
    seed: str


def check(runner: GameRunner, task: CheckTask) -> float:
    """The network's share of wins among medium players, over all rotations of the seats."""
    players = task.network.players
    setup = runner.villages.deal([Player(color, color) for color in COLORS[:players]], task.seed)
    network = task.network.astype(np.float64)
    shares = []
    for own in range(players):
        seats: list[AiPlayer] = [make_player("medium") for _ in range(players)]
        seats[own] = LimitedPlayer(network=network)
        best = winners(score(play_game(setup, seats).state))
        shares.append(share_of_win(best, own))
    return fmean(shares)


def work(runner: GameRunner, task: BoardTask | CheckTask) -> Lessons | float:
    """Do a task of either kind."""
    return check(runner, task) if isinstance(task, CheckTask) else play(runner, task)


# Learning.


@frozen
class Losses:
    """The network's errors, as root mean squares."""

    chances: float
    score: float
    """In coins."""


def learn(
    plan: Plan, progress: TrainingProgress, lessons: list[Lessons]
) -> tuple[TrainingProgress, Losses]:
    """Learn from an iteration's lessons, and once more from earlier ones."""
    rng = plan.rng(progress.iteration, "order")
    new = join_lessons(lessons)
    losses = _losses(progress.network, new)
    memory = (*progress.memory, new)[-REMEMBERED:]
    whole = join_lessons(memory)
    wanted = REPEATS * len(new.chances)
    passes = -(-wanted // len(whole.chances))
    order = np.concatenate([rng.permutation(len(whole.chances)) for _ in range(passes)])[:wanted]
    for begin_at in range(0, len(order), BATCH):
        progress = _step(plan, progress, _chosen(whole, order[begin_at : begin_at + BATCH]))
    return evolve(progress, iteration=progress.iteration + 1, memory=memory), losses


def join_lessons(lessons: Sequence[Lessons]) -> Lessons:
    """All lessons, one after the other."""
    return Lessons(
        Inputs.join([each.inputs for each in lessons]),
        np.concatenate([each.chances for each in lessons]),
        np.concatenate([each.scores for each in lessons]),
    )


def _chosen(lessons: Lessons, rows: Array) -> Lessons:
    return Lessons(lessons.inputs.take(rows), lessons.chances[rows], lessons.scores[rows])


def _losses(network: Network, lessons: Lessons) -> Losses:
    outputs = forward(network, lessons.inputs)
    errors = softmax(outputs.logits).T - lessons.chances, outputs.scores.T - lessons.scores
    return Losses(*(float(np.sqrt((error**2).mean())) for error in errors))


def gradients(network: Network, lessons: Lessons) -> dict[str, Array]:
    """The gradient of the loss for every weight."""
    outputs = forward(network, lessons.inputs)
    rows, players = lessons.chances.shape
    blocks, shared = lessons.inputs.blocks, lessons.inputs.shared
    by_out = np.empty((players, 2, rows), network.out.dtype)
    by_out[:, 0] = softmax(outputs.logits) - lessons.chances.T
    by_out[:, 1] = 2 * SCORE_WEIGHT / SCORE_UNIT * (outputs.scores - lessons.scores.T)
    by_out /= rows
    by_second = np.matmul(network.out, by_out) * (outputs.second > 0)
    by_first = np.matmul(network.second, by_second) * (outputs.first > 0)
    return {
        "blocks": np.stack(
            [_gradient(np.roll(blocks, -distance, 0), by_first) for distance in range(players)]
        ),
        "shared": shared @ by_first.sum(0).T,
        "turn": np.roll(by_first.sum(2), -1, 0),
        "second": _gradient(outputs.first, by_second),
        "second_bias": by_second.sum((0, 2)),
        "out": _gradient(outputs.second, by_out),
        "out_bias": by_out.sum((0, 2)),
    }


def _gradient(outputs: Array, by_sums: Array) -> Array:
    """The gradient for the weights between two layers, each at player, unit and row."""
    gradient: Array = np.matmul(outputs, by_sums.swapaxes(1, 2)).sum(0)
    return gradient


def _step_size(plan: Plan, progress: TrainingProgress) -> float:
    done = progress.iteration / plan.iterations
    return progress.step_size * math.pow(LEFT, done) * min(1.0, (1 - done) / SETTLING)


def _step(plan: Plan, progress: TrainingProgress, lessons: Lessons) -> TrainingProgress:
    """One step of Adam."""
    network = progress.network
    weights, adam = progress.adam.step(
        network.arrays(), gradients(network, lessons), _step_size(plan, progress)
    )
    return evolve(progress, network=Network(**weights), adam=adam)
