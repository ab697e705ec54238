"""The loss of a decision: how much of a win players give away, judged by a long look.

The options worth a thought are followed through two whole rounds, all with the same dice, less
their luck. That look has noise of its own: whichever option seems best has been lucky, too. So it
is taken twice, with other dice; what seems best in one look, and to expert, is judged by the other.
That may not be the best option there is, which makes the loss too small, sometimes less than
nothing; the best of both looks together, judged by both, makes it too large. The truth is between
the two.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from ...engine.actions import Roll
from ...engine.game import Game
from ...engine.moves import legal_actions
from ...engine.rules import apply
from ...engine.setup import COLORS, Player
from ...engine.state import State
from ...engine.village_set import VillageSet
from ...play.match import play_game
from ..evaluation.batch_evaluation import evaluator_of
from ..evaluation.network import Network
from ..evaluation.positions import Array, gather
from ..levels import make_player
from ..players.expert import ExpertPlayer
from ..players.limited import LimitedPlayer
from ..search.favourites import JudgedOption, favourite
from ..search.next_turns import spread_rolls, values_after_turns
from ..search.options import Option, best_option, list_options
from .simulation import nth_seed

ROUNDS = 2
# An option that seems so much worse than the best of all, or worse than so many, is not followed.
BEHIND = 0.05
MOST_FOLLOWED = 4


@frozen
class Loss:
    """What a player gave away at a decision, in parts of a win."""

    least: float
    """The best option in one look, judged by the other."""
    most: float
    """The best option of both looks, judged by both."""


def sampled_positions(
    villages: VillageSet, players: int, count: int, seed: str
) -> Iterator[tuple[State, random.Random]]:
    """Positions with dice on the table and something to decide, one of each of so many games.

    With each comes the randomness with which to look at it.
    """
    for number in range(1, count + 1):
        rng = random.Random(nth_seed(seed, number))
        seats = [Player(color, color) for color in COLORS[:players]]
        deal = villages.deal(seats, nth_seed(seed, number))
        game = play_game(deal, [make_player("hard") for _ in seats])
        yield rng.choice(decisions(game)), rng


def decisions(game: Game) -> list[State]:
    """The positions of a game in which dice had just fallen and there was something to decide."""
    return [
        step.state
        for step in game.steps
        if isinstance(step.action, Roll) and len(legal_actions(step.state)) > 1
    ]


def losses(
    state: State, network: Network, player: LimitedPlayer, samples: int, rng: random.Random
) -> tuple[Loss, Loss] | None:
    """What expert and another player give away; None if a choice cannot be followed."""
    judged = ExpertPlayer(network).judge(state, rng)
    options = {each.actions: each for each in list_options(state, network)}
    other = favourite(state, player.judge(state, rng), None).actions
    if other not in options:
        # Of rerolls that are all the same, another network may list another one.
        return None
    followed = _followed(judged, options[other])
    values = np.array([each.value for each in followed])
    places = int(values.argmax()), [each.option.actions for each in followed].index(other)
    if len(followed) == 1:
        return Loss(0.0, 0.0), Loss(0.0, 0.0)
    looked_at = [each.option for each in followed]
    one, two = (long_look(state, looked_at, network, samples, rng) for _ in range(2))
    return loss(values, one, two, places[0]), loss(values, one, two, places[1])


def _followed(judged: Sequence[JudgedOption], other: Option) -> list[JudgedOption]:
    """The options to look at, as expert sees them: the best ones, and one that another chose."""
    ranked = sorted(judged, key=lambda each: -each.value)[:MOST_FOLLOWED]
    followed = [each for each in ranked if each.value >= ranked[0].value - BEHIND]
    if other.actions in {each.option.actions for each in followed}:
        return followed
    seen = [each for each in judged if each.option.actions == other.actions]
    return [*followed, *(seen or [JudgedOption(other, min(each.value for each in judged))])]


def loss(values: Array, one: Array, two: Array, place: int) -> Loss:
    """What the choice of the option at this place gives away.

    `values` are what expert assigns to the options; the others are two long looks at them.
    """
    crossed = [
        judge[(values + look).argmax()] - judge[place] for look, judge in ((one, two), (two, one))
    ]
    both = one + two
    return Loss(float(np.mean(crossed)), float(both.max() - both[place]) / 2)


def long_look(
    state: State,
    options: Sequence[Option],
    network: Network,
    samples: int,
    rng: random.Random,
) -> Array:
    """What each option is worth to the player after some rounds, the mean over sampled dice."""
    rolls = spread_rolls(samples, ROUNDS * state.players, rng)
    ends, luck = zip(*(_ends(state, each, network, samples, rng) for each in options), strict=True)
    positions = gather([end for of_option in ends for end in of_option])
    later = values_after_turns(positions, np.tile(rolls, len(options)), evaluator_of(network))[:, 0]
    mean: Array = (later.reshape(len(options), samples) - np.array(luck)).mean(1)
    return mean


def _ends(
    state: State, option: Option, network: Network, samples: int, rng: random.Random
) -> tuple[list[State], list[float]]:
    """Where the turn ends, for every sample, and the luck of the dice if some are rolled again."""
    if option.after is not None:
        return [option.after] * samples, [0.0] * samples
    for action in option.actions:
        state, _ = apply(state, action)
    ends = [_after_reroll(state, network, rng) for _ in range(samples)]
    me = state.player
    luck = [end.values[me] - option.values[me] for end in ends]
    return [end.after for end in ends if end.after is not None], luck


def _after_reroll(state: State, network: Network, rng: random.Random) -> Option:
    """The best turn with dice that are rolled again."""
    faces = tuple(rng.randint(1, 6) for _ in state.due_dice)
    rolled, _ = apply(state, Roll(faces))
    # A tile that is spent cannot be spent again: the best option ends the turn.
    return best_option(list_options(rolled, network), state.player)
