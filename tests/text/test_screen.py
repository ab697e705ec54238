"""The terminal game on a screen of 80 by 24: every page fits, and what was asked for stays."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.text.screen import Size, TextScreen, width, wrapped
from bohemian_villages.text.session import Session
from bohemian_villages.village_sets import standard_set

SIZE = Size(80, 24)
NUMBER = re.compile(r"(?:^ *|  )(\d+)\) ")


class Terminal:
    """A screen of a size, on which a person sees a page before each answer."""

    def __init__(self, game: Game, folder: Path, answer: Callable[[Terminal], str]) -> None:
        self.game = game
        self.pages: list[list[str]] = [[]]
        self._answer = answer
        screen = TextScreen(self._write, lambda: SIZE)
        self.session = Session(game, self._read, screen, folder / "game.bvg")

    def _write(self, line: str) -> None:
        self.pages[-1].append(line)

    def _read(self) -> str:
        answer = self._answer(self)
        self.pages.append([])
        return answer

    def run(self) -> list[list[str]]:
        """Play; the pages that were seen."""
        self.session.run()
        return self.pages

    @property
    def question(self) -> str:
        """What somebody is asked."""
        return self.pages[-1][-1]


def _game(players: int, control: str = "human", *, seed: str = "screen") -> Game:
    names = ("Anna", "Ota", "Maximilian von und zu Maximilian von zu", "村の鍛冶屋さん", "Eva")
    seats = [
        Player(name, color, "human" if place == 0 else control)
        for place, (name, color) in enumerate(zip(names, COLORS, strict=True))
    ]
    return Game(standard_set().deal(seats[:players], seed))


def _typed(*answers: str) -> Callable[[Terminal], str]:
    """These answers, and then somebody leaves."""
    given: Iterator[str] = iter(answers)
    return lambda _terminal: next(given, "quit")


def _numbers(lines: list[str]) -> list[int]:
    return [int(number) for line in lines for number in NUMBER.findall(line)]


def check_fits(page: list[str]) -> None:
    """All of a page is seen at once, and below it there is a line for the answer."""
    assert len(page) < SIZE.lines
    assert all(width(line) < SIZE.columns for line in page)


@pytest.mark.long
def test_every_page_of_whole_games_fits_whatever_is_asked(tmp_path: Path) -> None:
    asked = ("board", "help", "players", "score", "list", "undo", "nonsense", "elbn")
    for players, control in ((5, "easy"), (2, "human")):
        rng = random.Random(players)

        def answer(terminal: Terminal, rng: random.Random = rng) -> str:
            if "Press Enter" in terminal.question or "press Enter" in terminal.question:
                return rng.choice(("", "", "", "board"))
            if rng.random() < 0.4:
                return rng.choice(asked)
            return str(rng.randint(1, len(legal_actions(terminal.game.state))))

        game = _game(players, control)
        for page in Terminal(game, tmp_path, answer).run():
            check_fits(page)
        assert game.state.is_over


def test_the_list_of_actions_is_whole_and_comes_once_a_decision(tmp_path: Path) -> None:
    game = _game(5)
    asked = ("", "", "board", "", "help", "score", "players", "nonsense", "more")
    pages = Terminal(game, tmp_path, _typed(*asked)).run()
    numbers = [_numbers(page) for page in pages]
    assert pages[1][-1] == "Press Enter for more, or choose."
    assert [*numbers[1], *numbers[2]] == [*range(1, len(legal_actions(game.state)) + 1)]
    assert not any(numbers[3:])


def test_forty_actions_fit_on_one_page(tmp_path: Path) -> None:
    game = _game(2, seed="h")
    pages = Terminal(game, tmp_path, _typed("")).run()
    assert len(legal_actions(game.state)) > 40
    assert _numbers(pages[1]) == [*range(1, len(legal_actions(game.state)) + 1)]


def test_the_list_comes_again_when_it_is_asked_for_and_after_undo(tmp_path: Path) -> None:
    pages = Terminal(_game(2), tmp_path, _typed("", "list", "1", "undo")).run()
    first = [line for line in pages[1] if _numbers([line])]
    assert first
    assert [line for line in pages[2] if _numbers([line])] == first
    assert [line for line in pages[4] if _numbers([line])] == first


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("help", "save FILE: save the game"),
        ("score", "If the game ended now"),
        ("players", "0 coins in hand"),
        ("elbn", "Elbnitz, 0 of"),
    ],
)
def test_what_was_asked_for_stays_on_the_screen_with_the_question(
    tmp_path: Path, command: str, told: str
) -> None:
    pages = Terminal(_game(5), tmp_path, _typed("", "", command)).run()
    assert any(told in line for line in pages[3])
    assert "What do you do?" in pages[3][-2] + pages[3][-1]
    assert pages[3][-1].endswith("“list” shows your choices.")
    check_fits(pages[3])


def test_a_board_too_long_for_the_screen_goes_on_with_enter_or_more(tmp_path: Path) -> None:
    game = _game(5)
    for answer in ("", "more"):
        pages = Terminal(game, tmp_path, _typed("board", answer)).run()
        assert pages[1][-1] == "Press Enter for more."
        told = " ".join([*pages[1], *pages[2]])
        assert all(f"{village.name}, 0 of" in told for village in game.setup.board.villages)
        assert "Bank: 305" in told


def test_a_number_typed_before_the_rest_was_read_is_an_answer(tmp_path: Path) -> None:
    game = _game(5)
    Terminal(game, tmp_path, _typed("", "board", "1")).run()
    assert len(game.steps) == 2


def test_one_may_leave_wherever_the_screen_is_full(tmp_path: Path) -> None:
    game = _game(5, "easy")
    pages = Terminal(game, tmp_path, _leave_when_full).run()
    assert pages[-2][-1] == "Press Enter for more."
    assert "The game is kept" in pages[-1][0]


def _leave_when_full(terminal: Terminal) -> str:
    if terminal.question == "Press Enter for more.":
        return "quit"
    return "" if "press Enter" in terminal.question else "1"


def test_only_enter_rolls_the_dice(tmp_path: Path) -> None:
    game = _game(2)
    pages = Terminal(game, tmp_path, _typed("q", "12")).run()
    assert not game.steps
    assert pages[1][0].startswith("Only Enter rolls.")


def test_lines_are_plain_and_never_paged_where_nobody_reads_a_screen(tmp_path: Path) -> None:
    answers, lines = iter(["", "board", "quit"]), list[str]()
    game = _game(5)
    session = Session(game, lambda: next(answers), TextScreen(lines.append), tmp_path / "game.bvg")
    session.run()
    assert not any("Press Enter for more" in line for line in lines)
    assert len(_numbers(lines)) == len(legal_actions(game.state))
    assert all(len(NUMBER.findall(line)) < 2 for line in lines)


def test_the_board_says_once_what_a_town_hall_or_a_manor_pays(tmp_path: Path) -> None:
    lines: list[str] = []
    answers = iter(["board", "quit"])
    game = _game(5)
    Session(game, lambda: next(answers), TextScreen(lines.append), tmp_path / "game.bvg").run()
    paying = [line for line in lines if "Town hall" in line or "Manor" in line]
    assert paying
    assert all(line.count("coins") == 1 for line in paying)


def test_the_choice_to_go_without_income_is_told_as_one(tmp_path: Path) -> None:
    board = standard_set().random_board(2, "text")
    seats = (Player("Anna", "red", "human"), Player("Ota", "blue", "human"))
    game = Game(Setup(seats, board, seed="text", forgetful_income=True))
    rng = random.Random(1)
    while not game.state.uncollected:
        roll = game.due_roll if game.state.awaits_roll else None
        game.play(roll or rng.choice(legal_actions(game.state)))
    pages = Terminal(game, tmp_path, _typed("2")).run()
    assert "  2) roll the dice, without the income" in pages[0]
    assert pages[0][-1].endswith(", what do you do?")
    assert game.state.dice


def test_wide_signs_take_two_columns_and_marks_none() -> None:
    assert width("村") == 2
    assert width("e\u0301") == 1
    assert width("\N{FIRST STRONG ISOLATE}a\N{POP DIRECTIONAL ISOLATE}") == 1


def test_pieces_are_never_broken() -> None:
    pieces = ["1) Anschow, 7 coins", "2) Libochau", "x" * 30]
    assert wrapped(pieces, 20, "  ", others="    ") == [
        "1) Anschow, 7 coins",
        "    2) Libochau",
        "    " + "x" * 30,
    ]
