"""Fair dice. The expected numbers were worked out outside Python, with `sha256sum` alone."""

from __future__ import annotations

from time import thread_time

import pytest

from bohemian_villages.engine.setup import first_player
from bohemian_villages.fair_dice import choice_seed, commitment, die
from bohemian_villages.village_sets import standard_set


@pytest.mark.parametrize(
    ("seed", "turn", "faces"),
    [
        ("7", 1, "31164613"),
        ("7", 2, "51356465"),
        ("7", 13, "66342133"),
        ("Böhmen", 1, "64233515"),
        ("Böhmen", 2, "31461515"),
        ("Böhmen", 13, "53616225"),
        ("a/b", 1, "36663553"),
        ("a/b", 2, "31625131"),
        ("a/b", 13, "26436542"),
    ],
)
def test_the_eight_dice_of_a_turn(seed: str, turn: int, faces: str) -> None:
    assert "".join(str(die(seed, turn, number)) for number in range(1, 9)) == faces


@pytest.mark.parametrize(
    ("seed", "turn", "face"),
    [
        ("7", 554, 6),  # fb 81 …: 251 is the last byte that counts
        ("399", 1, 5),  # fc d0 …: 252 is the first that does not
        ("144", 1, 1),  # fd f6 …
        ("42", 1, 4),  # fe ab …
    ],
)
def test_a_byte_of_252_or_more_is_passed_over(seed: str, turn: int, face: int) -> None:
    assert die(seed, turn, 1) == face


@pytest.mark.parametrize(
    ("seed", "sides"),
    [("7", "000010010"), ("8", "010111101"), ("Böhmen", "111100101")],
)
def test_an_even_byte_shows_the_first_side(seed: str, sides: str) -> None:
    tiles = standard_set().tiles_for(5)
    shown = zip(tiles, standard_set().random_board(5, seed).villages, strict=True)
    assert "".join(str(tile.sides.index(village)) for tile, village in shown) == sides


@pytest.mark.parametrize(
    ("seed", "who"),
    [("7", [0, 1, 0, 2]), ("8", [1, 0, 1, 4]), ("9", [1, 1, 3, 0]), ("Böhmen", [1, 0, 3, 1])],
)
def test_the_first_player_of_two_to_five(seed: str, who: list[int]) -> None:
    assert [first_player(seed, players) for players in (2, 3, 4, 5)] == who


@pytest.mark.parametrize(
    ("seed", "who"),
    [
        ("190", [1, 0, 3, 4]),  # ff 54 …: 255 counts for 2 and 4 players only
        ("630", [1, 2, 3, 2]),  # ff d4 …
        ("298", [0, 2, 2, 4]),  # fe …: 254 counts for all
    ],
)
def test_a_byte_that_favours_someone_is_passed_over(seed: str, who: list[int]) -> None:
    assert [first_player(seed, players) for players in (2, 3, 4, 5)] == who


@pytest.mark.parametrize(
    ("seed", "shown"),
    [
        ("7", "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"),
        ("Böhmen", "9ca41e0082c897cf921a2328dfc0aca9a7837375e2178ee7ef76323b63006365"),
        ("a b", "c8687a08aa5d6ed2044328fa6a697ab8e96dc34291e8c2034ae8c38e6fcc6d65"),
    ],
)
def test_the_commitment_is_the_hash_in_lower_case(seed: str, shown: str) -> None:
    assert commitment(seed) == shown


def test_the_randomness_of_a_computer_player() -> None:
    # H("7/ai/1/1")
    expected = 0x76281BF44A30B4E2634CC641B06E3C0701F57F2D874A34354BC5ACD6538A50E7
    assert choice_seed("7", 1, 1) == expected


def test_every_face_comes_up_about_equally_often() -> None:
    counts = [0] * 7
    for turn in range(1, 1501):
        for number in range(1, 5):
            counts[die("fair", turn, number)] += 1
    assert counts[0] == 0
    # Six thousand dice: five standard deviations are 144.
    assert all(abs(count - 1000) < 144 for count in counts[1:])


def test_a_seed_as_long_as_a_book_is_read_once_not_for_every_die() -> None:
    book = "Vltava " * 200_000
    begun = thread_time()
    faces = {die(book, turn, 1) for turn in range(1, 5_001)}
    assert faces == {1, 2, 3, 4, 5, 6}
    assert thread_time() - begun < 2
