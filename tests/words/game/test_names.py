"""Names of buildings, things, colours, levels, parts of the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.scoring import Score
from bohemian_villages.engine.setup import COLORS
from bohemian_villages.engine.state import Ending
from bohemian_villages.levels import LEVELS
from bohemian_villages.play.seats import MATCHED
from bohemian_villages.words.controls import control_names
from bohemian_villages.words.game import names
from bohemian_villages.words.game.names import building_names, score_names, thing_names
from bohemian_villages.words.game.statistics import statistics_words
from bohemian_villages.words.grammar import capitalized, lists

RULEBOOK = {
    Kind.BAKERY: "Bakery",
    Kind.BUTCHERY: "Butchery",
    Kind.DAIRY: "Dairy",
    Kind.TAILOR: "Tailor shop",
    Kind.MILL: "Flour mill",
    Kind.GLASSWORKS: "Glass factory",
    Kind.FARM: "Farm",
    Kind.INN: "Inn",
    Kind.TOWN_HALL: "Town hall",
    Kind.CHURCH: "Church",
    Kind.MANOR: "Manor",
}
PLURALS = {
    Kind.BAKERY: "bakeries",
    Kind.BUTCHERY: "butcheries",
    Kind.DAIRY: "dairies",
    Kind.GLASSWORKS: "glass factories",
    Kind.CHURCH: "churches",
}


@pytest.mark.parametrize("kind", Kind)
def test_buildings_are_called_as_in_the_rulebook(kind: Kind) -> None:
    assert building_names.one(kind) == RULEBOOK[kind]
    # Within a sentence a building is no name.
    inside = RULEBOOK[kind].lower()
    assert building_names.counted(kind, 1) == f"1 {inside}"
    assert building_names.counted(kind, 2) == f"2 {PLURALS.get(kind, inside + 's')}"
    assert building_names.the(kind, "Nenbrad") == f"the {inside} in Nenbrad"
    assert building_names.onto(kind, "Nenbrad") == f"at the {inside} in Nenbrad"
    assert building_names.out_of(kind, "Nenbrad") == f"out of the {inside} in Nenbrad"


def test_articles_are_right() -> None:
    assert building_names.a(Kind.INN) == "an inn"
    assert building_names.a(Kind.FARM) == "a farm"


def test_a_village_named_like_a_placeholder_does_no_harm() -> None:
    assert building_names.the(Kind.INN, "{village} %n {}") == "the inn in {village} %n {}"


@pytest.mark.parametrize(
    ("say", "one", "two"),
    [
        (thing_names.coins, "1 coin", "2 coins"),
        (thing_names.figures, "1 figure", "2 figures"),
        (thing_names.dice, "1 die", "2 dice"),
        (thing_names.special_tiles, "1 special action tile", "2 special action tiles"),
        (thing_names.flour_tiles, "1 flour tile", "2 flour tiles"),
        (thing_names.glass_tiles, "1 glass tile", "2 glass tiles"),
        (thing_names.inn_tiles, "1 inn tile", "2 inn tiles"),
        (thing_names.villages, "1 village", "2 villages"),
        (thing_names.players, "1 player", "2 players"),
    ],
)
def test_things_are_counted(say: Callable[[int], str], one: str, two: str) -> None:
    assert (say(1), say(2)) == (one, two)
    assert say(0) == two.replace("2", "0")


@pytest.mark.parametrize(("n", "said"), [(-1, "−1 coin"), (-5, "−5 coins"), (0, "0 coins")])
def test_a_debt_has_a_minus_sign(n: int, said: str) -> None:
    assert thing_names.coins(n) == said


def test_every_color_has_a_name() -> None:
    assert [names.color_names.name(color) for color in COLORS] == [
        "Red",
        "Blue",
        "Yellow",
        "Black",
        "White",
    ]


@pytest.mark.parametrize("level", [*LEVELS, "human"])
def test_every_level_has_a_name(level: str) -> None:
    assert control_names.name(level) == level.capitalize()


def test_an_unknown_control_is_a_human() -> None:
    assert control_names.name("oracle") == "Human"


def test_an_opponent_at_your_level_is_told_so() -> None:
    assert statistics_words.level(MATCHED) == "At your level"
    assert statistics_words.opponent("Bára", MATCHED) == "Bára, at your level"


def test_the_named_parts_make_up_the_score() -> None:
    score = Score(coins=1, town_halls=-5, shops=12, churches=6, goods=2)
    parts = score_names.parts(score)
    assert sum(coins for _, coins in parts) == score.total
    assert len({name for name, _ in parts}) == 5


@pytest.mark.parametrize("ending", Ending)
def test_every_reason_of_ending_is_a_sentence(ending: Ending) -> None:
    assert names.ending_names.reason(ending).endswith(".")


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "{}"], "a, b and {}")],
)
def test_things_are_listed(items: list[str], said: str) -> None:
    assert lists.all_of(items) == said


def test_a_sentence_begins_with_a_capital() -> None:
    assert capitalized("a Farm is Free.") == "A Farm is Free."
    assert capitalized("") == ""
