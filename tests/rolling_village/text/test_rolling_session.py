"""The terminal game of Rolling Village: whole games typed space by space."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw, Roll
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.record import dumps, loads
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.engine.sheet import IN_COLUMN, Project, Sheet, space_at
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from bohemian_villages.rolling_village.text.session import RollingSession
from bohemian_villages.rolling_village.words.notation import read_space, space_code
from bohemian_villages.rolling_village.words.text import RollingTextWords
from bohemian_villages.text.screen import Size, TextScreen, width

NAMES = ("Anna", "Ota", "Eva")


def new_game(*controls: str, seed: str | None = "text") -> Game:
    seats = tuple(map(Player, NAMES, controls))
    return Game(Setup(seats, standard_sheet(), seed))


class Terminal:
    """Answers questions from a list and keeps what was written; at its end somebody leaves."""

    def __init__(
        self, game: Game, folder: Path, answers: Iterator[str] | list[str], size: Size | None = None
    ) -> None:
        self.game = game
        self.lines: list[str] = []
        self.answers = iter(answers)
        self.keep = folder / "kept" / "game.rvg"
        screen = TextScreen(self.lines.append, (lambda: size) if size else None)
        self.session = RollingSession(game, self.read, screen, self.keep)

    def read(self) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def run(self) -> str:
        self.session.run()
        return "\n".join(self.lines)


def first_choices(game: Game) -> Iterator[str]:
    """Enter to roll, else the first legal action with the letter of its project."""
    words = RollingTextWords(game.setup)
    while not game.state.is_over:
        yield "" if game.state.awaits_roll else words.code(legal_actions(game.state)[0])


def after(dice: list[tuple[int, int]], draws: int = 0) -> Game:
    """A game with real dice, played on with the first choices; so many draws after the last."""
    game = new_game("human", seed=None)
    for roll in dice:
        while not game.state.awaits_roll:
            game.play(legal_actions(game.state)[0])
        game.play(Roll(roll))
    for _ in range(draws):
        game.play(legal_actions(game.state)[0])
    return game


def test_a_whole_game_alone_is_played_and_told_to_its_end(tmp_path: Path) -> None:
    game = new_game("human")
    terminal = Terminal(game, tmp_path, first_choices(game))
    told = terminal.run()
    assert game.state.is_over
    assert told.count("The game is over.") == 1
    assert f"Anna: {score(game.state)[0].total} (turns " in told
    assert "re-elected" in told
    assert dumps(loads(terminal.keep.read_bytes())) == dumps(game)


def test_people_and_levels_play_at_one_terminal(tmp_path: Path) -> None:
    game = new_game("human", "random", "human")
    told = Terminal(game, tmp_path, first_choices(game)).run()
    assert game.state.is_over
    assert " win" in told
    # Whoever draws a sheet of their own does not hold up the others with it.
    assert "Ota draws" not in told
    assert told.count("Ota scores") == 9


def test_levels_among_themselves_ask_nobody(tmp_path: Path) -> None:
    game = new_game("random", "random")
    Terminal(game, tmp_path, []).run()
    assert game.state.is_over


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_every_page_fits_a_terminal_of_80_by_24(tmp_path: Path, seed: str) -> None:
    game = new_game("human", seed=seed)
    terminal = Terminal(game, tmp_path, first_choices(game), Size())
    terminal.run()
    assert game.state.is_over
    assert max(map(width, terminal.lines)) < 80
    assert "Press Enter for more." not in terminal.lines


def test_a_space_is_typed_as_avenue_and_column() -> None:
    assert space_code(space_at(2, 1)) == "b3"
    assert [read_space(space_code(space)) for space in range(30)] == list(range(30))
    assert [read_space(odd) for odd in ("", "b", "b0", "b7", "f3", "3b", "b33", "b²")] == [None] * 8


def test_the_projects_are_told_with_their_columns(tmp_path: Path) -> None:
    game = after([(3, 6), (4, 2)])
    told = Terminal(game, tmp_path, []).run()
    assert "Draw: a house → column 2, a forest → column 4." in told
    assert "Avenue 5–6 scores." in told


def test_a_space_alone_says_which_project_is_drawn(tmp_path: Path) -> None:
    game = after([(3, 6), (4, 2)])
    Terminal(game, tmp_path, ["C4", "a 2"]).run()
    sheet = game.state.sheet
    assert sheet.at(space_at(3, 2)) is Project.FOREST
    assert sheet.at(space_at(1, 0)) is Project.HOUSE


def test_where_several_projects_could_go_the_letter_is_asked_for(tmp_path: Path) -> None:
    game = after([(3, 6), (4, 4)])
    told = Terminal(game, tmp_path, ["b4", "sb4"]).run()
    assert "Draw: a house → column 4, a square → any empty space." in told
    assert "Type one of these: hb4 (a house), sb4 (a square)." in told
    assert game.state.sheet.at(space_at(3, 1)) is Project.SQUARE


@pytest.mark.parametrize(
    ("full", "told"),
    [
        ([2], "a house → column 1 or 3 (column 2 is full)"),
        ([2, 3], "a house → column 1 (column 2 is full)"),
        ([4], "a forest → column 3 or 5 (column 4 is full)"),
        ([4, 5], "a forest → column 3 (column 4 is full)"),
    ],
)
def test_a_full_column_is_explained(full: list[int], told: str) -> None:
    state = after([(3, 6), (4, 2)]).state
    taken = sum(1 << space for column in full for space in IN_COLUMN[column - 1])
    full_state = evolve(state, sheets=(Sheet((taken, 0, 0, 0)),))
    words = RollingTextWords(new_game("human").setup)
    assert told in words.due(full_state)[0]


def test_the_bonus_names_what_is_still_to_be_used(tmp_path: Path) -> None:
    game = after([(3, 6), (1, 2), (1, 2), (1, 2)], draws=2)
    told = Terminal(game, tmp_path, []).run()
    assert "Bonus: a house or a forest or a lake → any empty space." in told


def test_the_avenue_is_picked_by_its_letter_where_the_dice_leave_it_free(tmp_path: Path) -> None:
    game = after([(3, 6), (1, 1)], draws=2)
    terminal = Terminal(game, tmp_path, ["f", "b"])
    told = terminal.run()
    assert "Pick the avenue that scores, with its points: a 3–4: " in told
    assert game.steps[-1].action == ChooseAvenue(1)
    assert "Anna picks avenue 5–6." in told


def test_a_wrong_space_is_refused_with_the_reason(tmp_path: Path) -> None:
    game = after([(3, 6), (4, 2)])
    taken = space_code(game.state.sheet.spaces_of(Project.HOUSE)[0])
    told = Terminal(game, tmp_path, ["e1", "he1", taken, "sb2", "b9", "blub"]).run()
    assert "Not there. Draw: a house → column 2, a forest → column 4." in told
    assert "The dice call for column 2." in told
    assert "This space is taken." in told
    assert "You draw a square only when you roll doubles." in told
    assert told.count("or “help”.") == 3
    assert not game.state.drawn


def test_undo_takes_back_a_drawing_and_redo_draws_it_again(tmp_path: Path) -> None:
    game = after([(3, 6), (4, 2)])
    told = Terminal(game, tmp_path, ["b2", "undo"]).run()
    assert not game.state.drawn
    assert "Undone." in told
    told = Terminal(game, tmp_path, ["redo", "redo"]).run()
    assert game.state.drawn == (Draw(Project.HOUSE, space_at(1, 1)),)
    assert "Nothing to redo." in told


def test_undo_takes_back_nothing_that_an_ai_player_drew(tmp_path: Path) -> None:
    game = new_game("human", "random")
    told = Terminal(game, tmp_path, ["", "ha3", "le1", "undo"]).run()
    assert game.state.awaits_roll
    assert "Nothing to undo" in told


def test_the_last_drawing_can_be_taken_back_until_the_dice_fall(tmp_path: Path) -> None:
    game = new_game("human")
    Terminal(game, tmp_path, ["", "ha3", "le1", "undo"]).run()
    assert len(game.state.drawn) == 1


def test_a_hint_tells_ways_that_can_be_typed(tmp_path: Path) -> None:
    game = after([(3, 6), (1, 1)])
    terminal = Terminal(game, tmp_path, ["hint"])
    terminal.run()
    tips = [line for line in terminal.lines if " now, about " in line]
    assert len(tips) == 3
    place = terminal.lines.index(tips[0])
    assert terminal.lines[place + 1].startswith("  "), "why"
    moves = tips[0].split(":")[0].split()
    Terminal(game, tmp_path, iter(moves)).run()
    assert game.state.awaits_roll


def test_without_dice_there_is_no_hint(tmp_path: Path) -> None:
    assert "Roll the dice first." in Terminal(new_game("human"), tmp_path, ["hint"]).run()


def test_sheets_of_others_are_shown_by_name_or_number(tmp_path: Path) -> None:
    game = new_game("human", "random")
    told = Terminal(game, tmp_path, ["", "sheet ot", "sheet 2", "sheet x", "sheet"]).run()
    assert told.count("Ota’s sheet") == 2
    assert told.count("Anna’s sheet") == 2
    assert "Nobody of that name plays." in told


def test_a_sheet_shows_projects_points_and_the_avenue_that_scores() -> None:
    game = after([(3, 6), (4, 2)])
    game.play(Draw(Project.HOUSE, space_at(1, 1)))
    lines = RollingTextWords(game.setup).sheet(game.state, 0)
    assert len(lines) == 7
    assert lines[3].split() == [">", "b", "5–6", ".", "H1", ".", ".", "1", "."]


def test_real_dice_are_typed(tmp_path: Path) -> None:
    game = new_game("human", seed=None)
    told = Terminal(game, tmp_path, ["7 1", "123", "", "4, 2"]).run()
    assert game.state.dice == (4, 2)
    assert told.count("Type 2 digits from 1 to 6") == 3


def test_save_writes_where_it_is_told_and_failures_are_told(tmp_path: Path) -> None:
    game, file = new_game("human"), tmp_path / "mine.rvg"
    answers = ["", f"save {file}", f"save {tmp_path}", "save /no/such/place.rvg", "quit"]
    told = Terminal(game, tmp_path, answers).run()
    assert dumps(loads(file.read_bytes())) == dumps(game)
    assert "is a folder" in told
    assert "cannot be saved" in told
    assert "The game is kept" in told


def test_the_game_is_kept_after_every_drawing(tmp_path: Path) -> None:
    game = after([(3, 6), (4, 2)])
    terminal = Terminal(game, tmp_path, [])
    kept: list[int] = []

    def answers() -> Iterator[str]:
        for answer in ("b2", "b4"):
            yield answer
            kept.append(len(loads(terminal.keep.read_bytes()).steps))

    terminal.answers = answers()
    terminal.run()
    assert kept == [len(game.steps) - 1, len(game.steps)]
