"""What finished games tell of people: the result less the luck, once, and taken back with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.engine.setup import Setup
from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.questions import LuckQuestion
from bohemian_villages.models.people.belief_files import known_people
from bohemian_villages.models.people.known_people import KnownPeople, first_belief
from bohemian_villages.models.people.results import Results, beliefs_after, counts
from bohemian_villages.play.seats import matched_with
from bohemian_villages.play.strength import MOST_DICE, Belief
from tests.models.tables import played, table


def finished(*controls: str, **changes: Any) -> Game:
    """A short game, played at random to its end by a person's decision."""
    for seed in range(200):
        game = played(table(*controls, seed=str(seed), figures=2, **changes), 100_000)
        if (
            game.can_undo
            and len(winners(score(game.state))) == 1
            and game.upto(len(game.steps) - 1).state.player == 0
        ):
            return game
    raise AssertionError


class Scribe:
    """A table whose game is one step before its end, and what is asked about it."""

    def __init__(self, game: Game, people: KnownPeople | None = None) -> None:
        self.people = people or KnownPeople()
        self.results = Results(self.people)
        self.questions: list[LuckQuestion] = []
        self.dropped: list[int] = []
        self.results.asked.connect(self.questions.append)
        self.results.dropped.connect(self.dropped.append)
        self.model = GameModel(game.setup)
        self.model.changed.connect(lambda change: self.results.follow(self.model, change))
        self.model.load(game.upto(len(game.steps) - 1))
        self.last = game.steps[-1].action

    def end(self) -> LuckQuestion:
        assert self.model.play(self.last)
        return self.questions[-1]

    @property
    def games(self) -> int:
        return self.people.belief("Anna").games


def test_a_finished_game_moves_the_belief_once_the_luck_is_known() -> None:
    scribe = Scribe(finished("human", "easy"))
    question = scribe.end()
    assert scribe.games == 0
    scribe.results.tell(question.id, (0.0, 0.0))
    scribe.results.tell(question.id, (0.0, 0.0))
    assert scribe.games == 1


def test_luck_is_taken_off_the_result() -> None:
    game, people = finished("human", "easy"), KnownPeople()
    lucky, plain, unlucky = (
        beliefs_after(game, people, luck)["Anna"].strength
        for luck in ((0.3, -0.3), None, (-0.3, 0.3))
    )
    assert lucky < plain < unlucky


def test_who_wins_is_believed_to_be_stronger_and_who_loses_weaker() -> None:
    game = finished("human", "easy")
    has_won = 0 in winners(score(game.state))
    after = beliefs_after(game, KnownPeople(), None)["Anna"].strength
    assert (after > first_belief().strength) == has_won


def test_a_game_taken_back_was_never_played() -> None:
    scribe = Scribe(finished("human", "easy"))
    question = scribe.end()
    scribe.results.tell(question.id, None)
    assert scribe.model.undo()
    assert scribe.people.belief("Anna") == first_belief()


def test_a_copy_of_a_game_counts_once() -> None:
    game = finished("human", "easy")
    scribe = Scribe(game)
    scribe.end()
    scribe.model.load(game.upto(len(game.steps) - 1))
    before = scribe.people.belief("Anna")
    assert scribe.model.play(scribe.last)
    scribe.results.settle()
    assert scribe.games == 1
    assert scribe.model.undo()
    assert scribe.people.belief("Anna") == before


def test_a_copy_of_a_game_counts_once_after_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot is not None
    writer, file = Writer(), tmp_path / "people.json"
    for _start in range(2):
        scribe = Scribe(finished("human", "easy"), known_people(writer, file))
        scribe.model.play(scribe.last)
        scribe.results.settle()
        writer.finish()
        assert scribe.games == 1


def test_a_copy_of_a_game_with_real_dice_counts_once() -> None:
    game = finished("human", "easy")
    game.setup = evolve(game.setup, seed=None)
    scribe = Scribe(game)
    for _copy in range(2):
        scribe.model.load(game.upto(len(game.steps) - 1))
        assert scribe.model.play(scribe.last)
        scribe.results.settle()
    assert scribe.games == 1


def test_a_seed_counts_once_whoever_the_rivals_are() -> None:
    scribe = Scribe(finished("human", "easy"))
    seed = scribe.end().played.setup.seed
    assert seed
    again = played(table("human", "hard", seed=seed, figures=2), 100_000, seed=2)
    assert again.can_undo
    scribe.results.settle()
    after = beliefs_after(again, scribe.people, None)
    assert after == {}


def test_who_meets_known_dice_for_the_first_time_shows_their_strength() -> None:
    game, people = finished("human", "human", "easy"), KnownPeople()
    people.learn({"Anna": beliefs_after(game, people, None)["Anna"]})
    assert list(beliefs_after(game, people, None)) == ["Ota"]


def test_other_dice_count_again() -> None:
    scribe = Scribe(finished("human", "easy"))
    scribe.end()
    scribe.results.settle()
    other = played(table("human", "easy", seed="other", figures=2), 100_000)
    assert beliefs_after(other, scribe.people, None)["Anna"].games == 2


def test_the_dice_of_fifty_games_are_remembered() -> None:
    game, people = finished("human", "easy"), KnownPeople()
    dice = tuple(map(str, range(MOST_DICE)))
    people.learn({"Anna": Belief(1500.0, games=60, dice=dice)})
    after = beliefs_after(game, people, None)["Anna"]
    assert len(after.dice) == MOST_DICE
    assert after.dice[:-1] == dice[1:]


def test_a_game_taken_back_counts_when_it_ends_again() -> None:
    scribe = Scribe(finished("human", "easy"))
    for _end in range(2):
        scribe.results.tell(scribe.end().id, None)
        assert scribe.games == 1
        assert scribe.model.undo()


def test_who_was_forgotten_since_stays_so_when_the_game_is_taken_back() -> None:
    scribe = Scribe(finished("human", "easy"))
    scribe.people.learn({"Anna": Belief(1700.0, games=9)})
    scribe.results.tell(scribe.end().id, None)
    scribe.people.forget("Anna")
    assert scribe.model.undo()
    assert scribe.people.belief("Anna") == first_belief()


def test_a_game_taken_back_before_the_luck_is_known_is_not_learned_from() -> None:
    scribe = Scribe(finished("human", "easy"))
    question = scribe.end()
    assert scribe.model.undo()
    scribe.results.tell(question.id, None)
    assert scribe.dropped == [question.id]
    assert scribe.games == 0


def test_whoever_cannot_wait_has_the_plain_result() -> None:
    game = finished("human", "easy")
    scribe = Scribe(game)
    question = scribe.end()
    scribe.results.settle()
    assert scribe.dropped == [question.id]
    assert scribe.people.belief("Anna") == beliefs_after(game, KnownPeople(), None)["Anna"]


def test_another_game_settles_the_one_before() -> None:
    scribe = Scribe(finished("human", "easy"))
    scribe.end()
    scribe.model.new_game(table("human", "easy"))
    assert scribe.games == 1


def test_a_game_that_is_only_looked_at_teaches_nothing() -> None:
    game = finished("human", "easy")
    scribe = Scribe(game)
    scribe.model.load(game)
    assert scribe.questions == []


@pytest.mark.parametrize(
    ("controls", "teaches"),
    [
        (("human", "easy"), True),
        (("human", "human", "hard"), True),
        (("human", "human"), False),
        (("human", "random"), False),
        (("easy", "hard"), False),
        (("human", "easy", "random"), False),
    ],
)
def test_only_games_against_ai_players_of_known_strength_count(
    controls: tuple[str, ...], teaches: bool
) -> None:
    assert counts(Game(table(*controls))) == teaches


def test_dice_that_somebody_may_have_seen_do_not_count() -> None:
    setup = evolve(table("human", "easy"), dice_from=(DiceFrom(3, "other"),))
    assert not counts(Game(setup))


def test_two_people_of_one_name_teach_nothing() -> None:
    setup = table("human", "human", "easy")
    assert not counts(Game(_renamed(setup, 1, "Anna")))


def _renamed(setup: Setup, seat: int, name: str) -> Setup:
    players = list(setup.players)
    players[seat] = evolve(players[seat], name=name)
    return evolve(setup, players=tuple(players))


def test_a_matched_rival_counts_with_the_strength_it_had() -> None:
    game = finished("human", "easy")
    players = (game.setup.players[0], matched_with(game.setup.players[1], "expert", 2000))
    strong = Game(evolve(game.setup, players=players))
    strong.steps = list(game.steps)
    against_easy, against_strong = (
        beliefs_after(each, KnownPeople(), None)["Anna"].strength for each in (game, strong)
    )
    assert against_strong > against_easy
