"""Replays: every step as it was, whichever way one comes to it; branches; the dice checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from bohemian_villages.engine.actions import Roll
from bohemian_villages.engine.game import Game, Step
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.fair_dice import DiceFrom, die
from bohemian_villages.models.game.change import Change
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.log import LogModel
from bohemian_villages.models.items.log_rows import LogRow
from bohemian_villages.models.replay.replay_log import TURNS, ReplayLog
from bohemian_villages.models.replay.replay_model import ReplayModel
from bohemian_villages.models.stepping import MOST_POINTS
from bohemian_villages.words.game.log import tell
from tests.models.replay.replays import RECORDS, fresh_states, long_game
from tests.models.tables import people, played, table
from tests.record_files import read_record

pytestmark = pytest.mark.usefixtures("qapp")


def two_seeds() -> Game:
    """A game whose dice come from another seed from turn 3 on."""
    return played(people(2, dice_from=(DiceFrom(3, "other"),)), 60)


def seats(model: ReplayModel) -> list[str]:
    """Who played."""
    return [player.control for player in model.setup.players]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_step_is_as_in_a_fresh_replay_both_ways(file: Path) -> None:
    game = read_record(file)
    states = fresh_states(game)
    model = ReplayModel(game)
    for step in range(len(states)):
        model.go(step)
        assert (model.at, model.state) == (step, states[step])
    for step in reversed(range(len(states))):
        assert (model.at, model.state) == (step, states[step])
        model.step(-1)
    assert game.state == states[-1], "the recorded game stays as it was"


def test_there_are_records_to_try() -> None:
    assert len(RECORDS) >= 10


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_turn_by_turn_stops_at_every_start_of_a_turn_and_at_the_end(file: Path) -> None:
    model = ReplayModel(read_record(file))
    seen = [model.at]
    while model.at < model.length:
        model.turn_step(1)
        seen.append(model.at)
    assert seen == sorted({*model.turn_starts, model.length})
    back = [model.at]
    while model.at:
        model.turn_step(-1)
        back.append(model.at)
    assert back == seen[::-1]


def test_back_by_a_turn_goes_first_to_the_start_of_the_turn_under_way() -> None:
    model = ReplayModel(played(people(2), 60))
    model.go(model.turn_starts[4] + 2)
    model.turn_step(-1)
    assert model.at == model.turn_starts[4]
    assert model.action_in_turn == 0
    model.turn_step(-1)
    assert model.at == model.turn_starts[3]


def test_nobody_goes_beyond_either_end() -> None:
    model = ReplayModel(played(people(2), 20))
    model.step(-1)
    assert model.at == 0
    model.go(10_000)
    assert model.at == 20
    model.turn_step(1)
    assert model.at == 20


def test_one_step_forwards_tells_what_happened_a_jump_tells_nothing() -> None:
    game = played(people(2), 20)
    model = ReplayModel(game)
    changes: list[Change] = []
    model.changed.connect(changes.append)
    model.go(1)
    model.go(10)
    model.go(9)
    told = [change.events for change in changes]
    assert told == [game.steps[0].events, (), ()]


def test_nobody_can_play_in_a_replay() -> None:
    model = ReplayModel(played(people(2), 20))
    model.go(5)
    assert not isinstance(model, GameModel)
    assert not hasattr(model, "play")
    assert not model.lit()
    assert not model.choices


def test_another_game_opens_at_its_start() -> None:
    model = ReplayModel(played(people(2), 30))
    model.go(30)
    other = played(people(5), 40)
    model.open(other)
    assert (model.at, model.length, model.state) == (0, 40, other.start)
    assert len(model.turn_starts) == other.steps[-1].turn


def test_a_game_without_a_step_is_one_turn_long() -> None:
    model = ReplayModel(Game(people(2)))
    assert (model.length, model.turn_starts, model.action_in_turn) == (0, [0], 0)
    model.turn_step(1)
    model.turn_step(-1)
    assert model.at == 0


def test_the_course_of_the_scores_has_a_point_for_every_turn() -> None:
    game = played(people(3), 10_000)
    model = ReplayModel(game)
    assert [point.steps for point in model.points] == [0, *model.turn_starts[1:], model.length]
    for point in model.points:
        totals = tuple(each.total for each in score(model.state_at(point.steps)))
        assert point.totals == totals


def test_a_very_long_game_is_plotted_with_few_points() -> None:
    model = ReplayModel(long_game(1_000))
    assert MOST_POINTS / 3 < len(model.points) <= MOST_POINTS + 1
    assert model.points[0].steps == 0
    assert model.points[-1].steps == model.length


# The dice.


def test_dice_of_the_seed_are_fair() -> None:
    game = played(people(3), 10_000)
    dice = sum(len(step.action.faces) for step in game.steps if isinstance(step.action, Roll))
    fair, sentence = ReplayModel(game).verify()
    assert fair
    assert f"All {dice} dice" in sentence


def test_rerolled_dice_are_checked_as_well() -> None:
    games = (played(people(2), 200, seed) for seed in range(50))
    game = next(game for game in games if any(step.state.spent for step in game.steps))
    assert ReplayModel(game).verify()[0]
    changed = _with_other_faces(game, last_reroll(game))
    fair, sentence = ReplayModel(changed).verify()
    assert not fair
    assert f"turn {changed.steps[last_reroll(game)].turn} " in sentence


def last_reroll(game: Game) -> int:
    """The step with the last dice that were rolled again."""
    steps = enumerate(game.steps)
    return max(n for n, s in steps if isinstance(s.action, Roll) and s.state.spent)


def _with_other_faces(game: Game, place: int) -> Game:
    changed = Game(game.setup)
    changed.steps = list(game.steps)
    step = changed.steps[place]
    assert isinstance(step.action, Roll)
    faces = tuple(face % 6 + 1 for face in step.action.faces)
    changed.steps[place] = Step(step.turn, Roll(faces), step.events, step.state)
    return changed


def test_a_changed_die_is_found_and_its_turn_is_named() -> None:
    game = played(people(2), 40)
    place = [n for n, step in enumerate(game.steps) if isinstance(step.action, Roll)][3]
    fair, sentence = ReplayModel(_with_other_faces(game, place)).verify()
    assert not fair
    assert f"turn {game.steps[place].turn} " in sentence


def test_real_dice_cannot_be_checked() -> None:
    game = Game(people(2, seed="7"))
    by_hand = Game(evolve(game.setup, seed=None))
    by_hand.play(Roll((1, 2, 3, 4)))
    fair, sentence = ReplayModel(by_hand).verify()
    assert not fair
    assert "Real dice" in sentence


def test_the_dice_of_a_branched_game_follow_from_both_seeds() -> None:
    fair, sentence = ReplayModel(two_seeds()).verify()
    assert fair
    assert "played on" in sentence


# Playing on from here.


def test_fresh_dice_at_the_start_of_a_turn_begin_with_it() -> None:
    model = ReplayModel(played(people(2), 60))
    model.go(model.turn_starts[3])
    game = model.branch(seats(model), fresh_dice=True)
    (source,) = game.setup.dice_from
    assert source.turn == 4
    assert game.due_roll == Roll(tuple(die(source.seed, 4, n) for n in (1, 2, 3, 4)))


def test_fresh_dice_in_the_middle_of_a_turn_begin_with_the_next() -> None:
    model = ReplayModel(played(people(2), 60))
    model.go(model.turn_starts[3] + 1)
    assert model.state.dice
    game = model.branch(seats(model), fresh_dice=True)
    assert [source.turn for source in game.setup.dice_from] == [5]
    assert game.setup.seed_of_turn(4) == model.setup.seed


def test_two_branches_have_different_dice() -> None:
    model = ReplayModel(played(people(2), 60))
    one, two = (model.branch(seats(model), fresh_dice=True) for _ in range(2))
    assert one.setup.dice_from != two.setup.dice_from


def test_a_branch_before_an_earlier_one_forgets_its_seed_and_one_after_it_keeps_it() -> None:
    model = ReplayModel(two_seeds())
    model.go(model.turn_starts[1])
    early = model.branch(seats(model), fresh_dice=True)
    assert [source.turn for source in early.setup.dice_from] == [2]
    model.go(model.turn_starts[5])
    late = model.branch(seats(model), fresh_dice=True)
    assert [source.turn for source in late.setup.dice_from] == [3, 6]
    model.go(model.turn_starts[2])
    instead = model.branch(seats(model), fresh_dice=True)
    assert [source.turn for source in instead.setup.dice_from] == [3]
    assert instead.setup.dice_from[0].seed != "other"


def test_the_same_dice_fall_again_where_they_are_wanted() -> None:
    game = two_seeds()
    model = ReplayModel(game)
    model.go(model.turn_starts[4])
    branched = model.branch(seats(model), fresh_dice=False)
    assert branched.due_roll == game.steps[model.turn_starts[4]].action
    assert branched.setup.dice_from == game.setup.dice_from


def test_real_dice_go_on_as_real_ones_or_by_the_program() -> None:
    setup = evolve(people(2), seed=None)
    game = Game(setup)
    game.play(Roll((1, 2, 3, 4)))
    model = ReplayModel(game)
    assert model.branch(seats(model), fresh_dice=False).due_roll is None
    assert model.branch(seats(model), fresh_dice=True).due_roll is not None


def play_a_little(game: Game) -> None:
    """Play some actions, if there is nothing to wait for."""
    for _ in range(3):
        if game.due_roll:
            game.play(game.due_roll)
        elif not (game.state.is_over or game.state.awaits_roll):
            game.play(legal_actions(game.state)[0])


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
@pytest.mark.parametrize("fresh", [True, False], ids=["fresh", "same"])
def test_every_branch_writes_and_reads_and_leaves_the_original_alone(
    file: Path, fresh: bool
) -> None:
    game = read_record(file)
    before = dumps(game)
    model = ReplayModel(game)
    for steps in range(0, model.length, 7):
        model.go(steps)
        branched = model.branch(seats(model), fresh_dice=fresh)
        play_a_little(branched)
        if branched.state.awaits_roll and branched.state.dice:
            continue  # A record tells of a reroll together with its dice, which are to come.
        again = loads(dumps(branched))
        assert again.state == branched.state
        assert again.setup == branched.setup
    assert dumps(game) == before


def test_a_branch_has_the_seats_that_were_chosen() -> None:
    model = ReplayModel(played(table("medium", HUMAN, "easy"), 30))
    model.go(12)
    game = model.branch([HUMAN, "easy", HUMAN], fresh_dice=False)
    assert [player.control for player in game.setup.players] == [HUMAN, "easy", HUMAN]
    assert seats(model) == ["medium", HUMAN, "easy"]
    assert game.state == model.state


# The log of a replay.


def whole_log(game: Game) -> list[LogRow]:
    """All rows of a game's log."""
    model = ReplayModel(game)
    model.go(model.length)
    return list(LogModel(model).rows)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_log_of_a_usual_game_is_told_whole(file: Path) -> None:
    game = read_record(file)
    assert list(ReplayLog(ReplayModel(game)).rows) == whole_log(game)


def test_a_long_game_is_told_around_where_one_is() -> None:
    game = long_game(3 * TURNS)
    whole = whole_log(game)
    model = ReplayModel(game)
    log = ReplayLog(model)
    for step in range(0, model.length + 1, 11):
        model.go(step)
        log.reach(model.at)
        rows = list(log.rows)
        assert rows == [r for r in whole if log.first < r.turn <= log.end]
        assert [r for r in whole if r.step == step - 1] == [r for r in rows if r.step == step - 1]


def test_whoever_scrolls_on_is_told_all_of_a_long_game() -> None:
    game = long_game(3 * TURNS)
    log = ReplayLog(ReplayModel(game))
    seen = dict.fromkeys(log.rows)
    while log.shift(1):
        seen |= dict.fromkeys(log.rows)
    assert list(seen) == whole_log(game)
    while log.shift(-1):
        assert log.first >= 0
    assert log.first == 0


def test_the_end_of_a_long_game_is_told() -> None:
    begun = long_game(2 * TURNS)
    paid = begun.setup.bank - begun.state.bank
    game = played(evolve(begun.setup, bank=paid), 100_000, seed=3)
    assert game.state.is_over
    assert game.turn > TURNS
    log = ReplayLog(ReplayModel(game))
    assert log.rows[-1].turn == TURNS
    while log.shift(1):
        pass
    assert log.rows[-1].turn == 0


def test_the_whole_text_is_whole_whatever_is_shown() -> None:
    game = long_game(2 * TURNS)
    log = ReplayLog(ReplayModel(game))
    assert log.whole_text() == "\n".join(tell(game)) + "\n"
