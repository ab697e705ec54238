"""The help: every page is there, every link leads somewhere, and no number is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohemian_villages import assets
from bohemian_villages.assets import resource
from bohemian_villages.engine.board import SHOPS, Kind
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from bohemian_villages.engine.scoring import (
    MOST_CHURCHES,
    NO_TOWN_HALL,
    SECOND_MOST_CHURCHES,
    SET_OF_SHOPS,
)
from bohemian_villages.engine.state import DEFAULT_BANK, DEFAULT_SPECIAL_TILES, default_figures
from bohemian_villages.models.game.help import BOOK, topic_of
from bohemian_villages.models.program import help as pages_of_help
from bohemian_villages.models.program import markup
from bohemian_villages.village_sets import standard_set
from bohemian_villages.words.game.names import building_names
from bohemian_villages.words.game.overview import overview

TOPICS = BOOK.topics
page, pages, search = BOOK.page, BOOK.pages, BOOK.search

# Where each rule that an action can break is explained, and a word without which it is not.
RULES = {
    Refusal.GAME_OVER: ("end", "ends"),
    Refusal.ROLL_FIRST: ("turn", "Roll"),
    Refusal.NO_ROLL_DUE: ("turn", "Roll"),
    Refusal.DICE_NOT_OF_SEED: ("fair-dice", "seed"),
    Refusal.NO_INCOME_TO_COLLECT: ("income", "collect"),
    Refusal.DIE_USED: ("turn", "Every die is used once"),
    Refusal.WRONG_TOTAL: ("placing", "add up to the number"),
    Refusal.NO_FIGURE: ("placing", "No figure in hand"),
    Refusal.FREE_BUILDING_LEFT: ("placing", "you must take a free one"),
    Refusal.OWN_FIGURE: ("placing", "never kick out a figure of your own"),
    Refusal.NEVER_KICKED: ("kicking", "never"),
    Refusal.SHOP_ALREADY_HELD: ("kicking", "only while you hold none of that kind"),
    Refusal.NOT_DOUBLES: ("bishop", "same face"),
    Refusal.BISHOP_ALREADY_HELD: ("bishop", "cannot take him again"),
    Refusal.SPECIAL_ALREADY_HELD: ("special-tile", "one at a time"),
    Refusal.SPECIAL_SPENT_THIS_TURN: ("special-tile", "none in a turn in which you spent one"),
    Refusal.NO_SPECIAL_LEFT: ("special-tile", "in the supply"),
    Refusal.NO_SPECIAL_TO_SPEND: ("turn", "If you hold none"),
    Refusal.MOVE_DUE: ("turn", "you must make one"),
    Refusal.REROLL_DUE: ("turn", "you must spend it"),
}
# Mistakes of form, which no rule of the game is about.
MALFORMED = {
    Refusal.UNKNOWN_BUILDING,
    Refusal.UNKNOWN_DIE,
    Refusal.DICE_NOT_ASCENDING,
    Refusal.WRONG_NUMBER_OF_DICE,
    Refusal.WRONG_NUMBER_OF_FACES,
    Refusal.UNKNOWN_FACE,
}


def numbers(topic: str) -> list[int]:
    """All numbers of a page, in their order."""
    text = page(topic).text.replace("−", "-")
    return [int(found) for found in re.findall(r"(?<!\w)-?\d+", text)]


def table(topic: str) -> list[list[str]]:
    """The rows below the heading of a page's table."""
    rows = [line for line in page(topic).source.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def test_every_topic_has_a_page_and_every_page_a_topic() -> None:
    files = {file.stem for file in resource("help/en").glob("*.md")}
    assert files == set(TOPICS)
    assert len(TOPICS) == len(set(TOPICS))


def test_every_chapter_has_a_name() -> None:
    assert all(chapter.title() for chapter in BOOK.chapters)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_page_has_one_title_and_something_to_say(topic: str) -> None:
    lines = page(topic).source.splitlines()
    assert [line for line in lines if line.startswith("# ")] == [lines[0]]
    assert page(topic).title
    assert len(page(topic).text) > 50


def links(topic: str) -> set[str]:
    return set(re.findall(r'<a href="([^"]*)">', markup.to_html(page(topic).source)))


@pytest.mark.parametrize("topic", TOPICS)
def test_every_link_leads_to_a_page(topic: str) -> None:
    assert links(topic) <= set(TOPICS)
    assert "](" not in markup.to_text(page(topic).source), "a link that is none"


@pytest.mark.parametrize("topic", TOPICS)
def test_every_picture_is_there(topic: str) -> None:
    for name in markup.pictures(page(topic).source):
        assert resource(f"art/parts/{name}.svg").is_file()


def test_every_page_can_be_reached_from_the_first_by_links_alone() -> None:
    seen, waiting = {"welcome"}, ["welcome"]
    while waiting:
        new = links(waiting.pop()) - seen
        seen |= new
        waiting += new
    assert seen == set(TOPICS)


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_building_has_its_page_with_picture_total_and_kicking(kind: Kind) -> None:
    found = page(topic_of(kind))
    assert f"building-{kind.key}" in markup.pictures(found.source)
    assert int(kind) in numbers(found.topic)
    assert "Kicking out:" in found.text
    assert building_names.one(kind).casefold() in found.text.casefold()


def test_kicking_is_told_as_the_rules_have_it() -> None:
    never = {Kind.MILL, Kind.GLASSWORKS, Kind.MANOR}
    for kind in Kind:
        told = page(topic_of(kind)).text.split("Kicking out: ")[1].split()[0].strip(",.")
        assert told == ("never" if kind in never else "only" if kind in SHOPS else "always")
        card = overview.kicking(kind)
        assert (card == "nobody can kick you out") == (kind in never)
        assert (card == "others can kick you out if they hold none") == (kind in SHOPS)


@pytest.mark.parametrize("refusal", Refusal)
def test_every_rule_that_can_be_broken_is_explained(refusal: Refusal) -> None:
    if refusal in MALFORMED:
        return
    topic, words = RULES[refusal]
    assert words in page(topic).text


def test_sets_of_shops_are_worth_what_the_engine_pays() -> None:
    assert [[int(c) for c in row] for row in table("shops")] == [
        [count, SET_OF_SHOPS[count]] for count in (1, 2, 3, 4)
    ]
    assert ", ".join(map(str, SET_OF_SHOPS[1:])) in overview.effect(Kind.BAKERY)
    assert "1, 5, 12 or 20 coins" in page("scoring").text


def test_the_setup_is_that_of_the_engine_and_of_the_villages() -> None:
    for row in table("setup"):
        players, figures = int(row[0]), int(row[3])
        assert figures == default_figures(players)
        assert int(row[2]) == len(standard_set().random_board(players, "7").villages)
    assert DEFAULT_BANK in numbers("setup")
    assert DEFAULT_BANK in numbers("end")
    assert DEFAULT_SPECIAL_TILES in numbers("setup")
    assert DEFAULT_SPECIAL_TILES in numbers("special-tile")


def test_goods_pay_what_the_engine_pays() -> None:
    for kind, coins in COINS_FOR_GOODS.items():
        assert f"{coins} coins for each" in page(topic_of(kind)).text
        assert f"{coins} coins a tile" in overview.effect(kind)


def test_churches_pay_what_the_engine_pays() -> None:
    text = page("church").text
    assert f"most churches gets {MOST_CHURCHES} coins" in text
    assert f"second most gets {SECOND_MOST_CHURCHES}" in text
    assert f"each of them gets {SECOND_MOST_CHURCHES}" in text
    assert f"{MOST_CHURCHES} for the most, {SECOND_MOST_CHURCHES} for" in page("scoring").text


def test_no_town_hall_costs_what_the_engine_takes() -> None:
    assert NO_TOWN_HALL in numbers("town-hall")
    assert NO_TOWN_HALL in numbers("scoring")
    assert "−5" in overview.effect(Kind.TOWN_HALL)


def test_an_inn_needs_as_many_neighbours_as_the_engine_says() -> None:
    assert f"at least {OCCUPIED_FOR_STEIN - 1} other buildings" in page("inn").text
    assert f"once {OCCUPIED_FOR_STEIN - 1} other" in overview.effect(Kind.INN)


# Languages.


def test_a_page_that_a_language_lacks_is_shown_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = resource("help/en")
    folder = tmp_path / "help"
    (folder / "de").mkdir(parents=True)
    (folder / "de" / "farm.md").write_text("# Hof\n\nZahlt sofort.\n", "utf-8")
    (folder / "en").symlink_to(english)
    monkeypatch.setattr(pages_of_help, "resource", lambda _name: folder)
    assert pages_of_help._load.__wrapped__("de", "help", "farm").title == "Hof"
    assert pages_of_help._load.__wrapped__("de", "help", "inn").title == "Inn"


def test_the_pages_lie_among_the_resources_that_are_packed() -> None:
    assert (assets.resource("help") / "en").is_dir()


# Searching.


def test_what_has_the_word_in_its_title_comes_first() -> None:
    hits = search("bishop")
    assert hits[0].page.topic == "bishop"
    assert {"church", "income", "turn"} <= {hit.page.topic for hit in hits}


def test_all_words_must_be_there_in_whatever_order_and_case() -> None:
    found = {hit.page.topic for hit in search("COINS flour")}
    assert "mill" in found
    assert "manor" not in found
    assert found == {hit.page.topic for hit in search("flour coins")}


def test_beginnings_of_words_are_found_insides_are_not() -> None:
    assert search("glassw") == search("GLASSW")
    assert "glassworks" in {hit.page.topic for hit in search("facto")}
    assert not search("actory")


@pytest.mark.parametrize("words", ["", "   ", "qwertyuiop", "(zz", "[a-", "\\", "*", "💥"])
def test_nothing_is_found_where_nothing_is(words: str) -> None:
    assert search(words) == []


def test_an_excerpt_shows_the_word_and_whole_words_around_it() -> None:
    for hit in search("lapses"):
        assert "lapses" in hit.excerpt
        inner = hit.excerpt.strip("… ")
        assert inner in hit.page.text
        before = hit.page.text[: hit.page.text.index(inner)]
        assert before == "" or before.endswith(" ")


def test_every_page_is_found_by_its_title() -> None:
    for each in pages():
        assert each.topic in {hit.page.topic for hit in search(each.title.split(",")[0])}


# The markup.


def test_the_markup_knows_what_pages_need() -> None:
    html = markup.to_html(
        "# Title & all\n\nSome **bold**, *slanted* and\na [link](inn).\n\n- one\n- two\n  more\n\n"
        "1. first\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![Farm](art:building-farm?96)\n"
    )
    assert html.splitlines() == [
        "<h1>Title &amp; all</h1>",
        '<p>Some <b>bold</b>, <i>slanted</i> and a <a href="inn">link</a>.</p>',
        "<ul><li>one</li><li>two more</li></ul>",
        "<ol><li>first</li><li>second</li></ol>",
        "<table cellspacing='0' cellpadding='6'><tr><th align='left'>a</th>"
        "<th align='left'>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
        '<p class=\'pictures\'><img src="art:building-farm?96" alt="Farm"></p>',
    ]


@pytest.mark.parametrize("topic", TOPICS)
def test_no_sign_of_the_markup_is_left_on_a_page(topic: str) -> None:
    html = page(topic).html(keys="", version="1")
    text = re.sub(r"<[^>]*>", "", html)
    assert not re.search(r"[*#|{}\[\]]", text)
    assert not re.search(r"[*#|\[\]]", page(topic).text)


def test_what_only_the_program_knows_is_filled_in() -> None:
    assert "Bohemian Villages 9.9" in page("about").html(version="9.9")
    assert "<p>" not in page("keys").html(keys="<table/>").split("<table/>")[0]
    assert "unofficial" in page("about").text
    assert "MIT" in page("about").text
