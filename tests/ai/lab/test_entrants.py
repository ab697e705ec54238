"""The list of players as one writes it."""

from __future__ import annotations

import os

import pytest

from bohemian_villages.ai.lab.entrants import EntrantError, EntrantFault, parse_entrants


def error(text: str) -> tuple[EntrantFault, str]:
    with pytest.raises(EntrantError) as caught:
        parse_entrants(text)
    return caught.value.fault, caught.value.text


def test_levels_are_divided_by_commas() -> None:
    assert [entrant.level for entrant in parse_entrants("random, random,random")] == ["random"] * 3


def test_players_of_any_strength_and_taste_can_be_measured() -> None:
    one, other = parse_entrants("strength:1350,hard+kicks")
    assert (one.level, other.level) == ("strength:1350", "hard+kicks")


def test_a_bot_has_a_command_split_as_a_shell_splits_it() -> None:
    bot, _ = parse_entrants("""bot:./my-bot --name "Long John" it\\'s 'a "b"',random""")
    assert bot.is_bot
    assert bot.command == ("./my-bot", "--name", "Long John", "it's", 'a "b"')


def test_a_comma_within_quotation_marks_belongs_to_the_command() -> None:
    bot, other = parse_entrants("""bot:python -c "print(1, 2)",random""")
    assert bot.command == ("python", "-c", "print(1, 2)")
    assert other.level == "random"


def test_a_comma_after_a_backslash_belongs_to_the_command() -> None:
    bot, _ = parse_entrants("bot:./bot a\\,b,random")
    assert bot.command == ("./bot", "a,b")


def test_a_hash_in_a_command_is_no_comment() -> None:
    bot, _ = parse_entrants("bot:./bot --room #7,random")
    assert bot.command == ("./bot", "--room", "#7")


def test_on_windows_a_backslash_parts_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    bot, _ = parse_entrants(r'bot:C:\bots\bot.exe "C:\my bots\book.txt",random')
    assert bot.command == (r"C:\bots\bot.exe", r"C:\my bots\book.txt")


@pytest.mark.parametrize(("text", "count"), [("random", "1"), (",".join(["random"] * 6), "6")])
def test_two_to_five_can_play(text: str, count: str) -> None:
    assert error(text) == (EntrantFault.WRONG_NUMBER, count)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("random,Random", "Random"),
        ("random,", ""),
        ("", ""),
        ("human,random", "human"),
        ("random,strength:high", "strength:high"),
        ("random,hard+beer", "hard+beer"),
        ("random,hard+", "hard+"),
    ],
)
def test_an_unknown_player_is_refused(text: str, name: str) -> None:
    assert error(text) == (EntrantFault.UNKNOWN_PLAYER, name)


@pytest.mark.parametrize("text", ["bot:,random", "bot:  ,random"])
def test_a_bot_without_a_command_is_refused(text: str) -> None:
    assert error(text)[0] is EntrantFault.NO_COMMAND


@pytest.mark.parametrize("text", ["bot:'a,random", 'random,bot:"', "random,bot:a\\"])
def test_a_quotation_mark_must_be_closed(text: str) -> None:
    assert error(text)[0] is EntrantFault.QUOTE_NOT_CLOSED
