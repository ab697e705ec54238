"""The terminal game: everything is played and told in plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.record import dumps
from bohemian_villages.engine.setup import Player, Setup
from bohemian_villages.record_files import read_record
from bohemian_villages.text.screen import TextScreen
from bohemian_villages.text.session import Session
from bohemian_villages.village_sets import standard_set

BOARD = standard_set().random_board(2, "text")


def _game(*controls: str, seed: str | None = "text", forgetful: bool = False) -> Game:
    names = ("Anna", "Ota")
    colors = ("red", "blue")
    seats = tuple(map(Player, names, colors, controls))
    return Game(Setup(seats, BOARD, seed=seed, forgetful_income=forgetful))


class Terminal:
    """Answers questions from a list and keeps what was written; at its end somebody leaves."""

    def __init__(self, game: Game, folder: Path, answers: Iterator[str] | list[str]) -> None:
        self.lines: list[str] = []
        self.answers = iter(answers)
        self.keep = folder / "kept" / "game.bvg"
        self.session = Session(game, self.read, TextScreen(self.lines.append), self.keep)

    def read(self) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def run(self) -> str:
        self.session.run()
        return "\n".join(self.lines)


def _always_first(game: Game) -> Iterator[str]:
    """Enter to roll, else the first action."""
    while not game.state.is_over:
        yield "" if game.state.awaits_roll and not game.state.uncollected else "1"


def test_a_whole_game_against_a_level_can_be_played_with_numbers(tmp_path: Path) -> None:
    game = _game("human", "easy")
    told = Terminal(game, tmp_path, _always_first(game)).run()
    assert game.state.is_over
    assert "win" in told


def test_why_the_game_is_over_is_said_once_of_old_games_too(tmp_path: Path) -> None:
    game = _game("human", "easy")
    for answers in (_always_first(game), iter(())):
        told = Terminal(game, tmp_path, answers).run()
        assert told.count("The game is over") == 1


def test_two_people_play_at_one_terminal(tmp_path: Path) -> None:
    game = _game("human", "human")
    Terminal(game, tmp_path, _always_first(game)).run()
    assert game.state.is_over


def test_the_game_is_kept_after_every_action_and_when_somebody_leaves(tmp_path: Path) -> None:
    game = _game("human", "easy")
    terminal = Terminal(game, tmp_path, ["", "1", "quit"])
    told = terminal.run()
    assert str(terminal.keep) in told
    assert dumps(read_record(terminal.keep)) == dumps(game)
    assert len(game.steps) == 2


def test_the_end_of_the_input_leaves_the_table_as_quit_does(tmp_path: Path) -> None:
    terminal = Terminal(_game("human", "easy"), tmp_path, [])
    assert "kept" in terminal.run()


def test_undo_takes_back_a_decision_and_redo_makes_it_again(tmp_path: Path) -> None:
    game = _game("human", "easy")
    Terminal(game, tmp_path, ["", "1", "undo"]).run()
    assert len(game.steps) == 1
    Terminal(game, tmp_path, ["redo"]).run()
    assert len(game.steps) == 2


def test_undo_never_crosses_a_die(tmp_path: Path) -> None:
    game = _game("human", "easy")
    told = Terminal(game, tmp_path, ["", "undo"]).run()
    assert "Nothing to undo" in told
    assert len(game.steps) == 1


def test_the_actions_offered_are_all_that_are_legal(tmp_path: Path) -> None:
    game = _game("human", "easy")
    terminal = Terminal(game, tmp_path, [""])
    terminal.run()
    numbered = [line for line in terminal.lines if line.strip()[:1].isdigit()]
    assert len(numbered) == len(legal_actions(game.state))


def test_nonsense_is_told_and_nothing_happens(tmp_path: Path) -> None:
    game = _game("human", "easy")
    told = Terminal(game, tmp_path, ["", "0", "999", "-1", "blub", "1.5"]).run()
    assert told.count("Type a number from 1 to") == 5
    assert len(game.steps) == 1


def test_the_board_names_every_village_and_its_buildings(tmp_path: Path) -> None:
    told = Terminal(_game("human", "easy"), tmp_path, ["", "board"]).run()
    for village in BOARD.villages:
        assert f"{village.name}, 0 of {len(village.buildings)} taken:" in told


def test_a_village_can_be_asked_for_by_its_name(tmp_path: Path) -> None:
    name = BOARD.villages[2].name
    terminal = Terminal(_game("human", "easy"), tmp_path, ["", name[:4].lower()])
    told = terminal.run()
    assert f"{name}, 0 of" in told
    assert f"{BOARD.villages[0].name}, 0 of" not in told


def test_score_and_players_tell_about_everybody(tmp_path: Path) -> None:
    told = Terminal(_game("human", "easy"), tmp_path, ["", "score", "players", "help"]).run()
    assert "Anna: -5" in told or "Anna: −5" in told
    assert "13" in told


def test_real_dice_are_typed(tmp_path: Path) -> None:
    game = _game("human", "human", seed=None)
    Terminal(game, tmp_path, ["3 1 1 6"]).run()
    assert game.state.dice == (3, 1, 1, 6)


def test_dice_that_no_die_shows_are_refused(tmp_path: Path) -> None:
    game = _game("human", "human", seed=None)
    Terminal(game, tmp_path, ["3 1 1 7", "123", "board"]).run()
    assert not game.steps


def test_save_writes_the_game_where_it_is_told_to(tmp_path: Path) -> None:
    game, file = _game("human", "easy"), tmp_path / "mine.bvg"
    told = Terminal(game, tmp_path, ["", f"save {file}", "save /no/such/place.bvg"]).run()
    assert dumps(read_record(file)) == dumps(game)
    assert "cannot be saved" in told


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    game = _game("human", "easy")
    terminal = Terminal(game, tmp_path, ["", "1", "1"])
    (tmp_path / "kept").write_text("in the way")
    told = terminal.run()
    assert told.count("cannot be saved") == 1
    assert len(game.steps) >= 2


def test_forgetful_income_is_offered_and_can_be_forgone(tmp_path: Path) -> None:
    game = _game("human", "human", forgetful=True)
    Terminal(game, tmp_path, _always_first(game)).run()
    assert game.state.is_over
