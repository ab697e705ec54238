"""A whole game told turn by turn."""

from __future__ import annotations

import random

from bohemian_villages.engine.actions import END_TURN, TakeSpecial
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.scoring import Score
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.fair_dice import DiceFrom, commitment
from bohemian_villages.words.game.log import Log, tell
from tests.engine.boards import make_board, put, roll, special
from tests.words.tables import NAMES

BOARD = make_board("bakery town_hall8", "inn:anna* inn farm:anna church mill glassworks manor4")


def tiny_game() -> Game:
    """The game that the description of the record tells."""
    players = tuple(map(Player, NAMES[:2], COLORS))
    game = Game(Setup(players, make_board("bakery town_hall8"), figures=1))
    game.play(roll(3, 1, 1, 6))
    game.play(put(game.state, (1, 1), "bakery"))
    game.play(special(game.state, 3, 6))
    game.play(END_TURN)
    game.play(roll(5, 1, 3, 5))
    game.play(put(game.state, (5, 5), "town_hall"))
    game.play(END_TURN)
    return game


def played(setup: Setup) -> Game:
    """A game in which everybody decides at random."""
    game, rng = Game(setup), random.Random(1)
    while not game.state.is_over:
        roll = game.due_roll
        game.play(roll if roll else rng.choice(legal_actions(game.state)))
    return game


def setup(seed: str | None = "7", *more: DiceFrom) -> Setup:
    players = tuple(map(Player, NAMES[:3], COLORS))
    return Setup(players, BOARD, seed=seed, dice_from=more, first_player=1)


def test_a_whole_game_is_told() -> None:
    assert list(tell(tiny_game())) == [
        "Bohemian Villages",
        "  Players: Anna (Red) and Ota (Blue).",
        "  Villages: Village 1.",
        "  Anna begins.",
        "Turn 1: Anna",
        "  Anna rolls 3 1 1 6.",
        "  Anna places a figure at the bakery in Village 1 (1+1).",
        "  Anna takes a special action tile (3+6).",
        "Turn 2: Ota",
        "  Ota rolls 5 1 3 5.",
        "  Ota places a figure at the town hall in Village 1 (5+5).",
        "Final scoring",
        "  The game is over: Anna starts a turn with no figures in hand.",
        "  Anna: 0 in hand, −5 for town halls, 1 for shops, 0 for churches, 0 "
        "for flour and glass: −4 coins in total.",
        "  Ota: 0 in hand, 8 for town halls, 0 for shops, 0 for churches, 0 "
        "for flour and glass: 8 coins in total.",
        "  Ota wins with 8 coins.",
    ]


def test_every_turn_has_its_chapter() -> None:
    game = played(setup())
    chapters = list(Log(game).turns())
    assert len(chapters) == game.turn
    for number, chapter in enumerate(chapters):
        name = NAMES[(1 + number) % 3]
        assert chapter.heading == f"Turn {number + 1}: {name}"
        assert all("It is the turn" not in line for line in chapter.lines)
        assert any(line.startswith(f"{name} rolls ") for line in chapter.lines)


def test_income_belongs_to_the_turn_it_opens() -> None:
    game = played(setup())
    firsts = [chapter.lines[0] for chapter in Log(game).turns()]
    collecting = [line for line in firsts if " collects " in line]
    everywhere = [line for line in tell(game) if " collects " in line]
    assert collecting
    assert len(collecting) == len(everywhere)


def test_a_turn_just_begun_is_an_empty_chapter() -> None:
    game = Game(setup())
    assert [(c.heading, c.lines) for c in Log(game).turns()] == [("Turn 1: Ota", [])]


def test_the_seed_stays_secret_until_the_game_is_over() -> None:
    game = Game(setup("my secret"))
    assert "my secret" not in "\n".join(tell(game))
    assert Log(game).opening().lines[-2:] == [
        "The dice follow from a secret seed. You see its fingerprint (SHA-256) now and the seed "
        "itself at the end: if they match, nobody changed the dice.",
        f"Fingerprint of the seed: {commitment('my secret')}",
    ]
    over = played(setup("my secret"))
    assert Log(over).final_scoring().lines[-1] == "Seed of the dice: “my secret”"


def test_a_branched_game_tells_all_its_seeds() -> None:
    game = played(setup("first", DiceFrom(3, "second")))
    assert Log(game).final_scoring().lines[-2:] == [
        "Seed of the dice of turns 1 to 2: “first”",
        "Seed of the dice from turn 3 on: “second”",
    ]


def test_a_branched_game_says_why_it_has_two_fingerprints() -> None:
    game = Game(setup("first", DiceFrom(3, "second")))
    assert Log(game).opening().lines[-5:] == [
        "The dice follow from a secret seed. You see its fingerprint (SHA-256) now and the seed "
        "itself at the end: if they match, nobody changed the dice.",
        "This game was played on from a replay, with new dice from turn 3.",
        "So it has 2 seeds, each with a fingerprint of its own.",
        f"Fingerprint of the seed of turns 1 to 2: {commitment('first')}",
        f"Fingerprint of the seed from turn 3 on: {commitment('second')}",
    ]


def test_seeds_are_told_in_the_order_of_their_turns() -> None:
    game = Game(setup("first", DiceFrom(9, "third"), DiceFrom(3, "second")))
    told = "\n".join(Log(game).opening().lines)
    assert "with new dice from turns 3 and 9." in told
    assert "So it has 3 seeds" in told
    assert f"of turns 3 to 8: {commitment('second')}" in told


def test_a_seed_of_which_no_die_fell_is_not_told() -> None:
    lines = Log(Game(setup("first", DiceFrom(1, "second")))).opening().lines
    assert lines[-1] == f"Fingerprint of the seed: {commitment('second')}"
    assert not any("played on" in line or commitment("first") in line for line in lines)


def test_a_single_turn_is_told_as_one() -> None:
    lines = Log(Game(setup("first", DiceFrom(2, "second")))).opening().lines
    assert lines[-2] == f"Fingerprint of the seed of turn 1: {commitment('first')}"


def test_a_game_with_real_dice_that_was_branched_says_where_the_programs_begin() -> None:
    lines = Log(Game(setup(None, DiceFrom(4, "later")))).opening().lines
    assert lines[-2] == (
        "This game was played on from a replay: real dice fell first, and the program rolls from "
        "turn 4 on."
    )
    assert lines[-1] == f"Fingerprint of the seed from turn 4 on: {commitment('later')}"


def test_real_dice_have_no_seal() -> None:
    assert not any("SHA" in line for line in Log(Game(setup(None))).opening().lines)


def test_a_tie_is_a_shared_win() -> None:
    scores = [Score(7, 0, 0, 0, 0), Score(0, 0, 0, 0, 0), Score(5, 0, 1, 0, 1)]
    log = Log(Game(setup()))
    assert log.winners_line(scores) == "Anna and Eva share the win with 7 coins."
    assert log.winners_line(scores[:2]) == "Anna wins with 7 coins."


def test_every_line_is_one_line_whatever_the_names() -> None:
    names = ("a\nb", "\u2028\x1b[2J", "שלום")
    players = tuple(map(Player, names, COLORS))
    lines = list(tell(played(Setup(players, BOARD, seed="s\n"))))
    assert all(len(line.splitlines()) == 1 for line in lines)
    assert not any("\x1b" in line for line in lines)


def test_taking_a_special_tile_is_no_pass() -> None:
    game = Game(setup(None))
    game.play(roll(1, 1, 1, 1))
    game.play(TakeSpecial((0, 1)))
    game.play(END_TURN)
    assert not any("passes" in line for line in tell(game))
