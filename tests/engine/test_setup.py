"""Setup: the table by player count, what lies ready, and which dice a game uses."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from time import thread_time

import pytest

from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import ALL_DICE, NO_PLAYER, initial_state
from bohemian_villages.engine.village_set import VillageSet
from bohemian_villages.engine.village_set_reader import read_village_set
from bohemian_villages.fair_dice import DiceFrom
from tests.engine.boards import make_board

VILLAGES = Path(__file__).parents[2] / "resources" / "villages.toml"


def seats(count: int) -> tuple[Player, ...]:
    """So many players."""
    return tuple(Player(color.title(), color) for color in COLORS[:count])


@pytest.fixture(scope="module")
def box() -> VillageSet:
    """The standard village set."""
    return read_village_set(VILLAGES.read_bytes())


class TestTable:
    def test_there_are_nine_two_sided_tiles(self, box: VillageSet) -> None:
        names = [tile.name for tile in box.tiles]
        assert names == ["AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "ST"]
        assert all(len(tile.sides) == 2 for tile in box.tiles)

    @pytest.mark.parametrize(
        ("players", "left_out"), [(2, {"AB", "OP", "ST"}), (3, {"ST"}), (4, {"ST"}), (5, set())]
    )
    def test_tiles_left_out(self, box: VillageSet, players: int, left_out: set[str]) -> None:
        in_play = {tile.name for tile in box.tiles_for(players)}
        assert {tile.name for tile in box.tiles} - in_play == left_out
        assert len(box.random_board(players, "7").villages) == 9 - len(left_out)

    @pytest.mark.parametrize(("players", "figures"), [(2, 13), (3, 13), (4, 10), (5, 10)])
    def test_figures_each(self, players: int, figures: int) -> None:
        board = make_board("farm")
        assert initial_state(board, players).figures == [figures] * players
        assert Setup(seats(players), board).initial_state().figures == [figures] * players

    def test_a_tile_shows_a_random_side(self, box: VillageSet) -> None:
        shown = {tuple(v.id for v in box.random_board(5, str(n)).villages) for n in range(40)}
        for place, tile in enumerate(box.tiles):
            assert {sides[place] for sides in shown} == set(tile.name)

    @pytest.mark.parametrize(
        ("seed", "sides"), [("7", "ACEGJKMPS"), ("8", "ADEHJLNOT"), ("Böhmen", "BDFHIKNOT")]
    )
    def test_the_seed_decides_the_sides(self, box: VillageSet, seed: str, sides: str) -> None:
        assert "".join(village.id for village in box.random_board(5, seed).villages) == sides

    def test_whichever_sides_show_the_tiles_suffice(self, box: VillageSet) -> None:
        most: Counter[Kind] = Counter()
        for sides in product(*(tile.sides for tile in box.tiles)):
            most |= Counter(b.kind for side in sides for b in side.buildings)
        assert most[Kind.INN] <= 8
        assert most[Kind.GLASSWORKS] <= 7
        assert most[Kind.MILL] <= 6

    def test_the_deal_takes_sides_and_first_player_from_the_seed(self, box: VillageSet) -> None:
        setup = box.deal(seats(5), "8")
        assert setup.board == box.random_board(5, "8")
        assert (setup.seed, setup.first_player, setup.figures) == ("8", 4, 10)


class TestBeforeTheFirstRoll:
    def test_coins_and_special_tiles_lie_ready(self) -> None:
        state = initial_state(make_board("farm"), 2)
        assert state.bank == 305
        assert state.supply == 7
        assert state.coins == [0, 0]
        assert state.specials == [False, False]

    def test_nobody_has_the_bishop(self) -> None:
        assert initial_state(make_board("church"), 3).bishop == NO_PLAYER

    def test_the_board_is_empty_and_every_building_free(self) -> None:
        state = initial_state(make_board("farm inn", "farm"), 2)
        assert state.owners == [NO_PLAYER] * 3
        assert state.free[Kind.FARM] == (0, 2)
        assert state.free[Kind.INN] == (1,)
        assert state.active_inns == frozenset()

    @pytest.mark.parametrize("first", range(5))
    def test_the_chosen_player_begins(self, first: int) -> None:
        setup = Setup(seats(5), make_board("farm"), first_player=first)
        assert setup.initial_state().player == first

    def test_the_first_thing_is_the_roll(self) -> None:
        state = initial_state(make_board("farm"), 2, forgetful_income=True)
        assert state.due_dice == ALL_DICE
        assert state.awaits_roll
        assert legal_actions(state) == []

    def test_a_setup_hands_on_all_it_says(self) -> None:
        setup = Setup(
            seats(3),
            make_board("farm"),
            first_player=2,
            figures=4,
            bank=50,
            special_tiles=1,
            forgetful_income=True,
        )
        state = setup.initial_state()
        assert (state.player, state.figures, state.bank, state.supply) == (2, [4, 4, 4], 50, 1)
        assert state.forgetful


class TestDiceOfAGame:
    def test_the_roll_and_the_reroll_go_on_counting(self) -> None:
        setup = Setup(seats(2), make_board("farm"), seed="7")
        assert setup.faces(1, 0, 4) == (3, 1, 1, 6)
        assert setup.faces(1, 4, 2) == (4, 6)
        assert setup.faces(1, 4, 4) == (4, 6, 1, 3)

    def test_without_a_seed_dice_are_real_ones(self) -> None:
        assert Setup(seats(2), make_board("farm")).faces(1, 0, 4) is None

    def test_a_branched_game_has_other_dice_from_its_turn_on(self) -> None:
        sources = (DiceFrom(13, "a/b"), DiceFrom(2, "Böhmen"))
        setup = Setup(seats(2), make_board("farm"), seed="7", dice_from=sources)
        assert [setup.seed_of_turn(turn) for turn in (1, 2, 12)] == ["7", "Böhmen", "Böhmen"]
        assert [setup.seed_of_turn(turn) for turn in (13, 99)] == ["a/b", "a/b"]
        assert setup.faces(1, 0, 4) == (3, 1, 1, 6)
        assert setup.faces(2, 0, 4) == (3, 1, 4, 6)
        assert setup.faces(13, 0, 4) == (2, 6, 4, 3)

    def test_a_game_by_hand_may_be_branched_into_one_with_a_seed(self) -> None:
        setup = Setup(seats(2), make_board("farm"), dice_from=(DiceFrom(2, "7"),))
        assert setup.faces(1, 0, 4) is None
        assert setup.faces(2, 0, 4) == (5, 1, 3, 5)


def test_among_thousands_of_seeds_that_of_a_turn_is_found_at_once() -> None:
    sources = tuple(DiceFrom(turn, f"seed {turn}") for turn in range(100_000, 0, -2))
    setup = Setup(seats(2), make_board("farm"), "first", dice_from=sources)
    begun = thread_time()
    found = [setup.seed_of_turn(turn) for turn in range(1, 10_001)]
    assert thread_time() - begun < 2
    assert found == ["first", *(f"seed {turn // 2 * 2}" for turn in range(2, 10_001))]
