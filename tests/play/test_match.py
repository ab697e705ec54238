"""A game among players: who is asked, with which randomness, and that it always comes to an end."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from bohemian_villages.ai.levels import make_player
from bohemian_villages.ai_turns import ThinkingTime
from bohemian_villages.engine.actions import CollectIncome, Decision, Reroll, Roll
from bohemian_villages.engine.board import Board, Building, Kind, Village
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import State
from bohemian_villages.fair_dice import DiceFrom, choice_seed
from bohemian_villages.levels import LEVELS, RANDOM
from bohemian_villages.play import match
from bohemian_villages.play.match import play_game, play_on
from bohemian_villages.play.turn_loop import TurnLoop
from bohemian_villages.village_sets import standard_set


def deal(players: int = 2, seed: str = "7") -> Setup:
    return standard_set().deal([Player(color, color) for color in COLORS[:players]], seed)


def luck(game: Game) -> int:
    return TurnLoop(game, is_human=lambda _player: False).new_thought().luck


class Witness:
    """Plays at random and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[State, object]] = []

    def decide(self, state: State, rng: random.Random) -> Decision:
        self.asked.append((state, rng.getstate()))
        return make_player(RANDOM).decide(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_is_played_to_its_end_and_its_record_holds(players: int) -> None:
    game = play_game(deal(players), [make_player(RANDOM)] * players)
    assert game.state.is_over
    assert loads(dumps(game)).state == game.state


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    records = [dumps(play_game(deal(seed=seed), [make_player(RANDOM)] * 2)) for seed in "778"]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_players_are_asked_for_every_decision_even_when_there_is_only_one() -> None:
    witness = Witness()
    game = play_game(deal(), [witness, witness])
    decisions = [step for step in game.steps if not isinstance(step.action, Roll)]
    assert len(witness.asked) == len(decisions)
    assert any(len(legal_actions(state)) == 1 for state, _ in witness.asked)


def test_a_decision_has_the_randomness_of_its_turn_and_its_place_within_the_turn() -> None:
    witness = Witness()
    game = play_game(deal(), [witness, witness])
    expected = []
    turn, action = 0, 0
    for step in game.steps:
        if step.turn != turn:
            turn, action = step.turn, 0
        if not isinstance(step.action, Roll):
            action += 1
            expected.append(random.Random(choice_seed("7", turn, action)).getstate())
    assert any(isinstance(step.action, Reroll) for step in game.steps)
    assert [state for _, state in witness.asked] == expected


def test_the_randomness_of_a_branched_game_comes_from_the_seed_of_the_branch() -> None:
    game = Game(evolve(deal(), dice_from=(DiceFrom(1, "branch"),)))
    assert luck(game) == choice_seed("branch", 1, 1)


def test_with_real_dice_a_decision_is_random_all_the_same() -> None:
    game = Game(evolve(deal(), seed=None))
    assert luck(game) != luck(game)


def test_income_by_hand_is_collected_without_asking_and_is_no_action() -> None:
    witness = Witness()
    game = play_game(evolve(deal(), forgetful_income=True), [witness, witness])
    forgotten = play_game(deal(), [make_player(RANDOM)] * 2)
    assert any(isinstance(step.action, CollectIncome) for step in game.steps)
    assert not any(state.uncollected for state, _ in witness.asked)
    # So the game goes as it does where income is collected by itself.
    assert game.state.coins == forgotten.state.coins


def test_decisions_and_their_time_are_counted_by_seat() -> None:
    thinking = [ThinkingTime(), ThinkingTime()]
    steps = list(play_on(Game(deal()), [make_player(RANDOM)] * 2, thinking))
    decisions = [step for step in steps if not isinstance(step.action, Roll)]
    assert sum(each.decisions for each in thinking) == len(decisions)
    assert all(each.decisions > 0 and each.seconds > 0 for each in thinking)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_TURNS", 50)
    board = Board((Village("A", "Anschow", (Building(Kind.MANOR, 0),)),))
    game = play_game(evolve(deal(), board=board), [make_player(RANDOM)] * 2)
    assert not game.state.is_over
    assert game.turn == 51


def test_a_game_under_way_is_played_on_step_by_step() -> None:
    whole = play_game(deal(), [make_player(RANDOM)] * 2)
    half = whole.upto(20)
    steps = list(play_on(half, [make_player(RANDOM)] * 2))
    assert [*whole.steps[:20], *steps] == half.steps == whole.steps


@pytest.mark.parametrize("level", [*LEVELS[:-1], pytest.param(LEVELS[-1], marks=pytest.mark.long)])
def test_every_level_chooses_a_legal_action_and_always_the_same(level: str) -> None:
    game = Game(deal(3))
    for _step in play_on(game, [make_player(RANDOM)] * 3):
        if len(game.steps) >= 30 and not game.state.due_dice:
            break
    state, rng = game.state, random.Random(luck(game))
    seen = rng.getstate()
    decision = make_player(level).decide(state, rng)
    assert decision in legal_actions(state)
    rng.setstate(seen)
    assert make_player(level).decide(state, rng) == decision
