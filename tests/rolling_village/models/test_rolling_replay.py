"""Replays: every step as it was, whichever way one comes to it; branches; the dice checked."""

from __future__ import annotations

import pytest
from attrs import evolve

from bohemian_villages.fair_dice import DiceFrom, die
from bohemian_villages.rolling_village.engine.actions import Roll
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.record import dumps, loads
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.setup import HUMAN
from bohemian_villages.rolling_village.models.change import Change
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.log import RollingLog
from bohemian_villages.rolling_village.models.replay import RollingReplayLog, RollingReplayModel
from bohemian_villages.rolling_village.words.log import tell
from tests.rolling_village.games import model_of, people, played, table

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = [1, 2, 5]


def two_seeds() -> Game:
    """A game whose dice come from another seed from turn 3 on."""
    return played(people(2, dice_from=(DiceFrom(3, "other"),)))


def seats(model: RollingReplayModel) -> list[str]:
    """Who played."""
    return [player.control for player in model.setup.players]


@pytest.mark.parametrize("players", GAMES)
def test_every_step_is_as_in_a_fresh_replay_both_ways(players: int) -> None:
    game = played(people(players))
    again, states = Game(game.setup), [game.start]
    for step in game.steps:
        again.play(step.action)
        states.append(again.state)
    model = RollingReplayModel(game)
    for number, state in enumerate(states):
        model.go(number)
        assert (model.at, model.state) == (number, state)
    for number in reversed(range(len(states))):
        assert (model.at, model.state) == (number, states[number])
        model.step(-1)
    assert game.state == states[-1], "the recorded game stays as it was"


def test_turn_by_turn_stops_before_every_roll_and_at_the_end() -> None:
    model = RollingReplayModel(played(people(2)))
    seen = [model.at]
    while model.at < model.length:
        model.turn_step(1)
        seen.append(model.at)
    assert seen == [*model.turn_starts, model.length]
    assert len(model.turn_starts) == 10, "the preparation and nine turns"
    assert all(model.state_at(steps).awaits_roll for steps in model.turn_starts)
    back = [model.at]
    while model.at:
        model.turn_step(-1)
        back.append(model.at)
    assert back == seen[::-1]


def test_nobody_goes_beyond_either_end() -> None:
    model = RollingReplayModel(played(people(2), 20))
    model.step(-1)
    assert model.at == 0
    model.go(10_000)
    assert model.at == 20


def test_one_step_forwards_tells_what_happened_a_jump_tells_nothing() -> None:
    game = played(people(2), 20)
    model = RollingReplayModel(game)
    changes: list[Change] = []
    model.changed.connect(changes.append)
    model.go(1)
    model.go(10)
    model.go(9)
    assert [change.events for change in changes] == [game.steps[0].events, (), ()]


@pytest.mark.parametrize("players", GAMES)
def test_nobody_can_play_in_a_replay(players: int) -> None:
    model = RollingReplayModel(played(people(players)))
    assert not isinstance(model, RollingModel)
    assert not hasattr(model, "draw")
    for step in range(model.length + 1):
        model.go(step)
        assert not model.is_human_turn
        assert model.lit == model.lit_later == ()
        assert model.project is None
        assert model.prompt == model.turn_text


def test_another_game_opens_at_its_start() -> None:
    model = RollingReplayModel(played(people(2), 30))
    model.go(30)
    other = played(people(5), 40)
    model.open(other)
    assert (model.at, model.length, model.state) == (0, 40, other.start)


def test_a_game_without_a_step_is_one_turn_long() -> None:
    model = RollingReplayModel(Game(people(2)))
    assert (model.length, list(model.turn_starts), model.action_in_turn) == (0, [0], 0)
    model.turn_step(1)
    model.turn_step(-1)
    assert model.at == 0


def test_the_course_of_the_scores_has_a_point_for_every_turn() -> None:
    model = RollingReplayModel(played(people(3)))
    assert [point.steps for point in model.points] == [*model.turn_starts, model.length]
    for point in model.points:
        totals = tuple(each.total for each in score(model.state_at(point.steps)))
        assert point.totals == totals


def test_a_step_marks_the_spaces_it_was_about_on_its_own_players_sheet() -> None:
    game = played(people(2))
    model = RollingReplayModel(game)
    model.go(2)
    drawn = game.steps[1].action
    assert model.told_spaces(0) == (drawn.space,)  # type: ignore[union-attr]
    assert model.told_spaces(1) == ()
    assert model.last_player == 0


# The dice.


def test_dice_of_the_seed_are_fair() -> None:
    fair, sentence = RollingReplayModel(played(people(1))).verify()
    assert fair
    assert "All 20 dice" in sentence


def test_a_changed_die_is_found_and_its_turn_is_named() -> None:
    game = played(people(1))
    place = [n for n, step in enumerate(game.steps) if isinstance(step.action, Roll)][4]
    step = game.steps[place]
    assert isinstance(step.action, Roll)
    first, second = step.action.faces
    game.steps[place] = evolve(step, action=Roll((first % 6 + 1, second)))
    fair, sentence = RollingReplayModel(game).verify()
    assert not fair
    assert "turn 4 " in sentence


def test_real_dice_cannot_be_checked() -> None:
    game = Game(people(1, seed=None))
    game.play(Roll((1, 2)))
    fair, sentence = RollingReplayModel(game).verify()
    assert not fair
    assert "Real dice" in sentence


def test_the_dice_of_a_branched_game_follow_from_both_seeds() -> None:
    fair, sentence = RollingReplayModel(two_seeds()).verify()
    assert fair
    assert "played on" in sentence


# Playing on from here.


def test_fresh_dice_before_a_roll_begin_with_it() -> None:
    model = RollingReplayModel(played(people(2)))
    model.go(model.turn_starts[4])
    game = model.branch(seats(model), fresh_dice=True)
    (source,) = game.setup.dice_from
    assert source.turn == 4
    assert game.due_roll == Roll((die(source.seed, 4, 1), die(source.seed, 4, 2)))


def test_fresh_dice_after_a_roll_begin_with_the_next() -> None:
    model = RollingReplayModel(played(people(2)))
    model.go(model.turn_starts[4] + 1)
    game = model.branch(seats(model), fresh_dice=True)
    assert [source.turn for source in game.setup.dice_from] == [5]
    assert game.setup.seed_of_turn(4) == model.setup.seed


def test_two_branches_have_different_dice() -> None:
    model = RollingReplayModel(played(people(2)))
    one, two = (model.branch(seats(model), fresh_dice=True) for _ in range(2))
    assert one.setup.dice_from != two.setup.dice_from


def test_a_branch_before_an_earlier_one_forgets_its_seed_and_one_after_it_keeps_it() -> None:
    model = RollingReplayModel(two_seeds())
    for turn, sources, is_kept in ((2, [2], False), (5, [3, 5], True), (3, [3], False)):
        model.go(model.turn_starts[turn])
        found = model.branch(seats(model), fresh_dice=True).setup.dice_from
        assert [source.turn for source in found] == sources
        assert (found[0].seed == "other") is is_kept


def test_the_same_dice_fall_again_where_they_are_wanted() -> None:
    game = two_seeds()
    model = RollingReplayModel(game)
    model.go(model.turn_starts[4])
    branched = model.branch(seats(model), fresh_dice=False)
    assert branched.due_roll == game.steps[model.turn_starts[4]].action
    assert branched.setup.dice_from == game.setup.dice_from


def test_real_dice_go_on_as_real_ones_or_by_the_program() -> None:
    model = RollingReplayModel(Game(people(2, seed=None)))
    assert model.branch(seats(model), fresh_dice=False).due_roll is None
    assert model.branch(seats(model), fresh_dice=True).due_roll is not None


@pytest.mark.parametrize("fresh", [True, False], ids=["fresh", "same"])
@pytest.mark.parametrize("players", GAMES)
def test_every_branch_plays_on_writes_and_reads_and_leaves_the_original_alone(
    players: int, fresh: bool
) -> None:
    game = played(people(players))
    before = dumps(game)
    model = RollingReplayModel(game)
    for steps in range(0, model.length, 5):
        model.go(steps)
        branched = model.branch(seats(model), fresh_dice=fresh)
        for _ in range(3):
            branched.play(branched.due_roll or legal_actions(branched.state)[0])
        again = loads(dumps(branched))
        assert (again.state, again.setup) == (branched.state, branched.setup)
    assert dumps(game) == before


def test_what_was_drawn_before_the_branch_may_still_be_taken_back_in_its_turn() -> None:
    model = RollingReplayModel(played(people(1)))
    model.go(model.turn_starts[2] + 2)
    branched = model.branch(seats(model), fresh_dice=True)
    assert branched.can_undo
    branched.undo()
    assert not branched.can_undo, "dice have fallen before"


def test_a_branch_has_the_seats_that_were_chosen() -> None:
    model = RollingReplayModel(played(table("medium", HUMAN, "easy"), 30))
    model.go(12)
    game = model.branch([HUMAN, "easy", HUMAN], fresh_dice=False)
    assert [player.control for player in game.setup.players] == [HUMAN, "easy", HUMAN]
    assert seats(model) == ["medium", HUMAN, "easy"]
    assert game.state == model.state


# The log of a replay.


@pytest.mark.parametrize("players", GAMES)
def test_the_log_of_a_replay_is_told_whole(players: int) -> None:
    game = played(people(players))
    model = RollingReplayModel(game)
    log = RollingReplayLog(model)
    whole = list(RollingLog(model_of(game)).rows)
    assert list(log.rows) == whole
    model.go(3)
    assert list(log.rows) == whole
    assert log.whole_text() == "\n".join(tell(game)) + "\n"
