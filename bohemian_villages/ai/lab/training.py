"""Training: the network learns from its own games, iteration after iteration.

An iteration plays a fixed number of boards, each in a task of its own with randomness of its own,
and learns from all of them in their order. So the result follows from the seed alone, however
many processes play.

What earlier iterations taught is learned again, together with what is new: a lesson costs far more
to find than to learn.
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
from ...numeric.adam import Slopes
from ...play import player
from ...play.match import play_game
from ..evaluation.judgement import SCORE_UNIT, Inputs, forward, softmax
from ..evaluation.network import HIDDEN, Network, adapted, new_network, widened
from ..evaluation.positions import Array
from ..players.hard import HardPlayer
from ..players.medium import MediumPlayer
from .company import Company
from .self_play import Lessons, SelfPlay, Style
from .simulation import share_of_win

BATCH = 512
# How often a lesson is learned in all, and for how many iterations it is remembered.
REPEATS = 6
REMEMBERED = 10
# Games on a board by number of players: with more of them a game takes longer and teaches more.
GAMES = {2: 96, 3: 80, 4: 64, 5: 48}
# How much an error of the score counts beside one of the chances.
SCORE_WEIGHT = 0.3
# The step size, what part of it is left after a whole run, and over which last part of the run it
# falls to nothing, which settles what was learned.
STEP, LEFT, SETTLING = 2e-3, 0.1, 0.25
# Smaller ones where a network is bettered that was trained for as many players.
SMALL_STEP = 1e-3


@frozen
class Plan:
    """What a training run does; with its seed it decides everything."""

    players: int
    iterations: int
    seed: str
    boards: int = 8
    """Boards of an iteration."""
    games: int = field()
    """Games on each of them."""

    @games.default
    def _games(self) -> int:
        return GAMES[self.players]

    def rng(self, *place: object) -> np.random.Generator:
        """Randomness for one place of the run."""
        text = "/".join(map(str, (self.seed, self.players, *place)))
        return np.random.default_rng(int.from_bytes(sha256(text.encode()).digest()))


@define(eq=False)
class Progress:
    """How far a training run has come: all it needs to go on."""

    network: Network
    slopes: Slopes
    iteration: int = 0
    memory: tuple[Lessons, ...] = ()
    """What the latest iterations taught."""
    step_size: float = STEP
    """With which the run began."""


def begin(plan: Plan, model: Network | None = None) -> Progress:
    """Before the first iteration; perhaps with what another network has learned."""
    rng = plan.rng("network")
    if model:
        network = widened(adapted(model, plan.players), HIDDEN[plan.players], rng)
    else:
        network = new_network(plan.players, rng)
    is_bettered = model is not None and model.players == plan.players
    step_size = SMALL_STEP if is_bettered else STEP
    return Progress(network, Slopes.none_yet(network.arrays()), step_size=step_size)


# Playing.


@frozen
class Task:
    """Games on one board."""

    plan: Plan
    network: Network
    iteration: int
    board: int


def tasks(plan: Plan, progress: Progress) -> list[Task]:
    """What is played in the next iteration."""
    return [Task(plan, progress.network, progress.iteration, n) for n in range(plan.boards)]


def play(company: Company, task: Task) -> Lessons:
    """Play the games of a task."""
    plan = task.plan
    place = (task.iteration, task.board)
    board = company.villages.random_board(plan.players, f"{plan.seed}/{place[0]}/{place[1]}")
    return SelfPlay(task.network, Style(), plan.rng(*place)).lessons(board, plan.games)


@frozen
class Check:
    """A deal that the network plays against a fixed opponent, to see how strong it is."""

    network: Network
    seed: str


def check(company: Company, task: Check) -> float:
    """The share of wins of one such player among medium ones, over all rotations of the seats."""
    players = task.network.players
    setup = company.villages.deal([Player(color, color) for color in COLORS[:players]], task.seed)
    network = task.network.astype(np.float64)
    shares = []
    for own in range(players):
        seats: list[player.Player] = [MediumPlayer() for _ in range(players)]
        seats[own] = HardPlayer(network)
        best = winners(score(play_game(setup, seats).state))
        shares.append(share_of_win(best, own))
    return fmean(shares)


def work(company: Company, task: Task | Check) -> Lessons | float:
    """Whatever there is to do."""
    return check(company, task) if isinstance(task, Check) else play(company, task)


# Learning.


@frozen
class Losses:
    """How far off the network was, the roots of mean squares."""

    chances: float
    score: float
    """In coins."""


def learn(plan: Plan, progress: Progress, lessons: list[Lessons]) -> tuple[Progress, Losses]:
    """Learn from an iteration's lessons, and once more from earlier ones."""
    rng = plan.rng(progress.iteration, "order")
    new = joined(lessons)
    losses = _losses(progress.network, new)
    memory = (*progress.memory, new)[-REMEMBERED:]
    whole = joined(memory)
    wanted = REPEATS * len(new.chances)
    passes = -(-wanted // len(whole.chances))
    order = np.concatenate([rng.permutation(len(whole.chances)) for _ in range(passes)])[:wanted]
    for begin_at in range(0, len(order), BATCH):
        progress = _step(plan, progress, _chosen(whole, order[begin_at : begin_at + BATCH]))
    return evolve(progress, iteration=progress.iteration + 1, memory=memory), losses


def joined(lessons: Sequence[Lessons]) -> Lessons:
    """All lessons one after the other."""
    return Lessons(
        Inputs.join([each.inputs for each in lessons]),
        np.concatenate([each.chances for each in lessons]),
        np.concatenate([each.scores for each in lessons]),
    )


def _chosen(lessons: Lessons, rows: Array) -> Lessons:
    return Lessons(lessons.inputs.take(rows), lessons.chances[rows], lessons.scores[rows])


def _losses(network: Network, lessons: Lessons) -> Losses:
    said = forward(network, lessons.inputs)
    errors = softmax(said.logits).T - lessons.chances, said.scores.T - lessons.scores
    return Losses(*(float(np.sqrt((error**2).mean())) for error in errors))


def gradients(network: Network, lessons: Lessons) -> dict[str, Array]:
    """The slope of the loss for every weight."""
    said = forward(network, lessons.inputs)
    rows, players = lessons.chances.shape
    blocks, shared = lessons.inputs.blocks, lessons.inputs.shared
    by_out = np.empty((players, 2, rows), network.out.dtype)
    by_out[:, 0] = softmax(said.logits) - lessons.chances.T
    by_out[:, 1] = 2 * SCORE_WEIGHT / SCORE_UNIT * (said.scores - lessons.scores.T)
    by_out /= rows
    by_second = np.matmul(network.out, by_out) * (said.second > 0)
    by_first = np.matmul(network.second, by_second) * (said.first > 0)
    return {
        "blocks": np.stack(
            [_slope(np.roll(blocks, -distance, 0), by_first) for distance in range(players)]
        ),
        "shared": shared @ by_first.sum(0).T,
        "turn": np.roll(by_first.sum(2), -1, 0),
        "second": _slope(said.first, by_second),
        "second_bias": by_second.sum((0, 2)),
        "out": _slope(said.second, by_out),
        "out_bias": by_out.sum((0, 2)),
    }


def _slope(said: Array, wanted: Array) -> Array:
    """The slope for the weights between two layers, each at player, unit and row."""
    slope: Array = np.matmul(said, wanted.swapaxes(1, 2)).sum(0)
    return slope


def _step_size(plan: Plan, progress: Progress) -> float:
    done = progress.iteration / plan.iterations
    return progress.step_size * math.pow(LEFT, done) * min(1.0, (1 - done) / SETTLING)


def _step(plan: Plan, progress: Progress, lessons: Lessons) -> Progress:
    """One step of Adam."""
    network = progress.network
    weights, slopes = progress.slopes.step(
        network.arrays(), gradients(network, lessons), _step_size(plan, progress)
    )
    return evolve(progress, network=Network(**weights), slopes=slopes)
