"""Why an AI player did that, in words: of others by name, and nothing that it did not see."""

from __future__ import annotations

import pytest
from attrs import evolve

from bohemian_villages.ai.evaluation.evaluation import Evaluation
from bohemian_villages.ai.hint.data import Explanation, Hint, Reason, Suggestion, Topic
from bohemian_villages.engine.actions import END_TURN, Decision, Place, Reroll, TakeBishop
from bohemian_villages.engine.setup import Player
from bohemian_villages.play.seats import CHARACTER, matched_with
from bohemian_villages.words.game.table import Table
from bohemian_villages.words.hint.reasons import ReasonWords
from bohemian_villages.words.hint.why import WhyWords
from tests.engine.boards import ANNA, OTA, position
from tests.words.tables import setup_of

STATE = position("farm:anna inn town_hall7 glassworks mill church", dice=(4, 4, 5, 3), player=OTA)
FARM, INN, HALL, GLASSWORKS = range(4)
TABLE = Table(setup_of(STATE))
INCOME = Reason(Topic.INCOME, OTA, 1, weight=4.0)
FIRST = Reason(Topic.FIRST_HALL, OTA, 7, weight=7.0)

OF_THE_MOVER = (Topic.EXPOSED, Topic.LAST_FIGURE, Topic.ENDS_GAME)
CASES = [
    (topic, player)
    for topic in Topic
    for player in (ANNA, OTA)
    if player == OTA or topic not in OF_THE_MOVER
]


@pytest.fixture
def words() -> WhyWords:
    return WhyWords(TABLE)


def turn(share: float, *actions: Decision, forgone: Reason | None = None) -> Suggestion:
    evaluation = Evaluation((1 - share, share), (30.0, 31.2))
    return Suggestion((*actions, END_TURN), evaluation, (INCOME,), forgone)


BEST = turn(0.57, Place((0, 3), GLASSWORKS), Place((1, 2), INN))
PLAYED = turn(0.54, Place((0, 2), INN), forgone=FIRST)


def told(words: WhyWords, place: int, *suggestions: Suggestion) -> list[str]:
    hint = Hint(OTA, suggestions[0].evaluation, suggestions)
    return [each.text for each in words.paragraphs(STATE, Explanation(hint, place))]


@pytest.mark.parametrize(("topic", "player"), CASES)
@pytest.mark.parametrize("amount", [-3, 0, 3])
def test_no_reason_of_another_players_turn_speaks_of_you(
    topic: Topic, player: int, amount: int
) -> None:
    words = ReasonWords(TABLE)
    reason = Reason(topic, player, amount, 2, building=HALL, other=ANNA)
    said = words.reason_of_another(reason, OTA)
    assert said
    assert "{" not in said
    assert "%n" not in said
    assert "you" not in said.split()
    assert "your" not in said.split()


def test_a_turn_that_was_not_the_best_tells_what_it_brought_and_what_was_better(
    words: WhyWords,
) -> None:
    assert told(words, 1, BEST, PLAYED) == [
        "Ota took the inn in Village 1.",
        "That makes Ota’s chance to win 54%, with about 31 coins at the end, 1.2 ahead of Anna.",
        "Ota gets 1 coin more each turn.",
        "It would have been better to take the glass factory and the inn in Village 1: 57% to win.",
        "With that turn, a first town hall saves Ota 7 coins at the end.",
    ]


def test_the_best_turn_is_called_the_best(words: WhyWords) -> None:
    assert told(words, 0, BEST, PLAYED)[-1] == (
        "That was the best turn: the hint would play it too."
    )


def test_a_turn_just_as_good_is_not_called_worse(words: WhyWords) -> None:
    assert told(words, 1, BEST, turn(0.57, Place((0, 2), INN)))[-1] == (
        "It would have been just as good to take the glass factory and the inn in Village 1."
    )


def told_of(seat: Player, place: int = 1) -> list[str]:
    """What is told where Ota's seat is this one."""
    setup = setup_of(STATE)
    words = WhyWords(Table(evolve(setup, players=(setup.players[0], seat))))
    return told(words, place, BEST, PLAYED)


def test_a_character_whose_taste_decided_is_recognized() -> None:
    keeper = Player("Jarmila", "blue", "expert", {CHARACTER: "innkeeper"})
    inn = turn(0.54, Place((0, 2), INN))
    glass = turn(0.57, Place((0, 3), GLASSWORKS))
    words = WhyWords(Table(evolve(setup_of(STATE), players=(Player("Anna", "red"), keeper))))
    assert told(words, 1, glass, inn)[-1] == (
        "Knows that a full village means a full inn: that’s Jarmila all over."
    )
    assert "all over" not in " ".join(told(words, 1, inn, glass))


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("random", "Ota plays anything the rules allow."),
        ("beginner", "As a beginner, Ota misses a better turn now and then."),
        ("easy", "On Easy, Ota misses a better turn now and then."),
        ("medium", "On Medium, Ota misses a better turn now and then."),
        ("hard", "On Hard, Ota misses a better turn now and then."),
    ],
)
def test_a_weaker_level_is_said_to_miss_turns(level: str, said: str) -> None:
    assert told_of(Player("Ota", "blue", level))[-1] == said


def test_a_seat_at_your_level_is_said_to_miss_turns() -> None:
    said = told_of(matched_with(Player("Ota", "blue"), "hard", 1800))[-1]
    assert said == "At your level, Ota misses a better turn now and then."


def test_expert_and_the_best_turns_need_no_excuse() -> None:
    assert "misses" not in " ".join(told_of(Player("Ota", "blue", "expert")))
    assert "misses" not in " ".join(told_of(Player("Ota", "blue", "easy"), place=0))


def test_where_nothing_else_was_possible_it_says_so(words: WhyWords) -> None:
    assert told(words, 0, turn(0.4))[0] == "Ota passed."
    assert told(words, 0, turn(0.4))[-1] == "Nothing else was possible."


def test_a_reroll_may_have_been_better(words: WhyWords) -> None:
    state = position("farm inn", dice=(6, 2, 4, 5), player=OTA, specials=[False, True])
    reroll = Suggestion((Reroll((0, 1)),), Evaluation((0.3, 0.7), (30.0, 31.2)))
    hint = Hint(OTA, reroll.evaluation, (reroll, turn(0.4, Place((0, 1), 0))))
    said = [each.text for each in words.paragraphs(state, Explanation(hint, 1))]
    assert "It would have been better to reroll 6 and 2: 70% to win." in said


def test_a_better_turn_may_have_kicked_taken_a_tile_or_passed(words: WhyWords) -> None:
    kick = turn(0.9, TakeBishop((0, 1)), Place((2, 3), FARM))
    better = "It would have been better to "
    assert told(words, 1, kick, PLAYED)[3] == (
        f"{better}take the bishop and kick Anna out of the farm in Village 1: 90% to win."
    )
    assert told(words, 1, turn(0.9), PLAYED)[3] == f"{better}pass: 90% to win."


def test_kicks_are_told_with_their_victims(words: WhyWords) -> None:
    kick = turn(0.4, TakeBishop((0, 1)), Place((2, 3), FARM))
    assert (
        words.done(STATE, kick, OTA)
        == "Ota took the bishop and kicked Anna out of the farm in Village 1."
    )


def test_a_gap_of_less_than_half_a_coin_goes_without_saying(words: WhyWords) -> None:
    even = evolve(PLAYED, evaluation=evolve(PLAYED.evaluation, scores=(30.0, 30.4)))
    assert told(words, 1, BEST, even)[1] == (
        "That makes Ota’s chance to win 54%, with about 30 coins at the end."
    )


def test_where_no_turn_can_be_explained_it_says_whose_is_missing(words: WhyWords) -> None:
    assert words.no_turn() == "Only people play here: ask them."
    table = Table(
        evolve(setup_of(STATE), players=(Player("Anna", "red"), Player("Ota", "blue", "easy")))
    )
    assert WhyWords(table).no_turn() == "No computer player has finished a turn yet."
