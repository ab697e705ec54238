"""Who won and by how much, in words."""

from __future__ import annotations

from bohemian_villages.engine.scoring import Score
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.words.game.final import FinalWords, rank_of
from bohemian_villages.words.game.table import Table
from tests.words.tables import named_board


def words(*totals: int, fine: int = 0) -> FinalWords:
    names = ("Anna", "Ota", "Eva", "Jan", "Ida")[: len(totals)]
    table = Table(Setup(tuple(map(Player, names, COLORS)), named_board("Nenbrad")))
    return FinalWords(table, [Score(total - fine, fine, 0, 0, 0) for total in totals])


def test_the_winner_and_the_margin_are_named() -> None:
    assert words(85, 82, 55).headline() == "Anna wins"
    assert words(85, 82, 55).margin() == "85 coins, 3 ahead of Ota"


def test_the_margin_names_all_who_are_second() -> None:
    assert words(40, 41, 40).margin() == "41 coins, 1 ahead of Anna and Eva"


def test_a_tie_is_a_shared_win() -> None:
    tie = words(41, 30, 41)
    assert tie.headline() == "Anna and Eva share the win"
    assert tie.margin() == "41 coins each"
    assert [tie.rank(player) for player in range(3)] == ["1st", "3rd", "1st"]


def test_one_may_win_with_a_debt() -> None:
    assert words(-4, -5, fine=-5).margin() == "−4 coins, 1 ahead of Ota"


def test_ranks_count_the_better_ones() -> None:
    scores = words(5, 9, 9, 1, 5).scores
    assert [rank_of(scores, player) for player in range(5)] == [3, 1, 1, 5, 3]


def test_the_summary_tells_every_part_of_every_score() -> None:
    table = words(10, 12).table
    summary = FinalWords(table, [Score(7, -5, 5, 6, 2), Score(1, 8, 0, 0, 0)]).summary()
    assert summary.splitlines() == [
        "Anna wins: 15 coins, 6 ahead of Ota.",
        "1st Anna: 15 coins (Coins in hand 7, Town halls −5, Shops 5, Churches 6, "
        "Flour and glass 2)",
        "2nd Ota: 9 coins (Coins in hand 1, Town halls 8, Shops 0, Churches 0, Flour and glass 0)",
    ]


def test_no_line_of_a_hint_begins_with_a_number() -> None:
    hints = dict(words(1, 2).categories())
    assert hints["Town halls"].endswith(";\N{NO-BREAK SPACE}−5 for none")
