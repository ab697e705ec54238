"""The help on Rolling Village: every page is there, every link leads somewhere."""

from __future__ import annotations

import re

import pytest

from bohemian_villages.assets import resource
from bohemian_villages.models.program import markup
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.scoring import POINTS_FOR_A_SQUARE
from bohemian_villages.rolling_village.engine.sheet import avenue_of
from bohemian_villages.rolling_village.engine.state import BONUS_TURNS, LAST_TURN
from bohemian_villages.rolling_village.models.help import BOOK, FOLDER, PROGRAM
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from bohemian_villages.rolling_village.statistics.medals import Medal
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.keys import TABLE
from bohemian_villages.rolling_village.words.names import AVENUE_NAMES
from bohemian_villages.rolling_village.words.overview import rolling_overview

TOPICS = BOOK.topics
page = BOOK.page

# Where each rule that can be broken is explained, and a word without which it is not.
RULES = {
    Refusal.GAME_OVER: ("end", "over after turn 9"),
    Refusal.ROLL_FIRST: ("turn", "Roll two dice"),
    Refusal.NO_ROLL_DUE: ("turn", "They count for everyone"),
    Refusal.DICE_NOT_OF_SEED: ("fair-dice", "seed"),
    Refusal.SPACE_TAKEN: ("turn", "Once a space is taken, it is taken"),
    Refusal.WRONG_PROJECT: ("turn", "Each die says what"),
    Refusal.SQUARE_NEEDS_DOUBLES: ("squares", "only when the dice show doubles"),
    Refusal.WRONG_COLUMN: ("turn", "the other die says where"),
    Refusal.NOT_NEAREST_COLUMN: ("full-column", "nearest column"),
    Refusal.FEWER_EMPTY_SPACES: ("full-column", "more empty spaces"),
    Refusal.PROJECTS_MUST_DIFFER: ("preparation", "they must be different"),
    Refusal.NO_SQUARE_IN_PREPARATION: ("preparation", "cannot draw a square to prepare"),
    Refusal.NO_SQUARE_AS_BONUS: ("bonus", "A square cannot be a bonus"),
    Refusal.BONUS_USED: ("bonus", "each kind only once"),
    Refusal.NO_BONUS_DUE: ("bonus", "On turns 3, 6 and 9"),
    Refusal.AVENUE_DUE: ("scoring", "you pick one"),
    Refusal.DRAW_FIRST: ("scoring", "When everything is drawn"),
    Refusal.NO_AVENUE_DUE: ("scoring", "2 or 12"),
}
MALFORMED = {
    Refusal.UNKNOWN_SPACE,
    Refusal.UNKNOWN_AVENUE,
    Refusal.WRONG_NUMBER_OF_FACES,
    Refusal.UNKNOWN_FACE,
}


def rows(topic: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    lines = [line for line in page(topic).source.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_topic_has_a_page_and_every_page_a_topic() -> None:
    files = {file.stem for file in resource(f"{FOLDER}/en").glob("*.md")}
    assert files == set(TOPICS) - set(PROGRAM)
    assert len(TOPICS) == len(set(TOPICS))


def links(topic: str) -> set[str]:
    """The topics that a page leads to."""
    return set(re.findall(r'<a href="([^"]*)">', markup.to_html(page(topic).source)))


@pytest.mark.parametrize("topic", TOPICS)
def test_every_page_is_sound(topic: str) -> None:
    source = page(topic).source
    lines = source.splitlines()
    assert [line for line in lines if line.startswith("# ")] == [lines[0]]
    assert links(topic) <= set(TOPICS)
    for name in markup.pictures(source):
        file = name if "/" in name else f"parts/{name}"
        assert resource(f"art/{file}.svg").is_file()
    text = re.sub(r"<[^>]*>", "", page(topic).html(keys="", version="1"))
    assert not re.search(r"[*#|{}\[\]]", text)


def test_every_page_can_be_reached_from_the_first_by_links_alone() -> None:
    seen, waiting = {BOOK.first}, [BOOK.first]
    while waiting:
        new = links(waiting.pop()) - seen
        seen |= new
        waiting += new
    assert seen >= set(TOPICS) - {"saving"}


@pytest.mark.parametrize("refusal", [each for each in Refusal if each not in MALFORMED])
def test_every_rule_that_can_be_broken_is_explained(refusal: Refusal) -> None:
    topic, words = RULES[refusal]
    assert words in page(topic).text


def test_the_sheet_is_the_printed_one() -> None:
    told = [row for row in rows("sheet") if row[0] in AVENUE_NAMES]
    printed = [["·" if not n else str(n) for n in avenue] for avenue in standard_sheet()]
    assert [row[1:] for row in told] == printed
    assert tuple(row[0] for row in told) == AVENUE_NAMES


def test_sums_name_the_avenues_that_the_engine_names() -> None:
    for sums, avenue in rows("scoring")[2:]:
        for each in map(int, re.findall(r"\d+", sums)):
            found = avenue_of(each)
            assert avenue.startswith("you pick" if found is None else AVENUE_NAMES[found])


def test_points_medals_and_turns_are_those_of_the_game() -> None:
    assert f"{POINTS_FOR_A_SQUARE} points" in page("squares").text
    assert f"{POINTS_FOR_A_SQUARE} points" in rolling_overview.square()[1]
    for medal in Medal:
        assert str(int(medal)) in page("end").text
    assert f"after turn {LAST_TURN}" in page("end").text
    turns = "turns {}, {} and {}".format(*BONUS_TURNS)
    assert turns in page("bonus").text
    assert turns in rolling_overview.bonus()[0]


def test_the_tips_count_rolls_and_points_rightly() -> None:
    sheet, text = standard_sheet(), page("tips").text
    outer = sum(sheet[0]) + sum(sheet[-1])
    assert f"Of the {sum(map(sum, sheet))} printed points {outer} lie" in text
    rolled = [avenue_of(a + b) for a in range(1, 7) for b in range(1, 7)]
    assert f"only {rolled.count(0) + rolled.count(4)} of 36 rolls" in text
    assert f"come up in {sum(map(rolled.count, (1, 2, 3)))} of 36" in text


def test_the_keys_are_those_of_this_game() -> None:
    assert ROLLING.keys[0] is TABLE
    assert all(keys.heading for keys in ROLLING.keys)
