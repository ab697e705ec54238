"""The terminal game: everything is played and told in plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bohemian_villages.ai.evaluation.shipped_weights import expert_network
from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.ai.hint.hint import hints
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.record import dumps
from bohemian_villages.engine.setup import Player, Setup
from bohemian_villages.text.screen import Size, TextScreen
from bohemian_villages.text.session import Session
from bohemian_villages.village_sets import standard_set
from bohemian_villages.words.game.table import Table
from bohemian_villages.words.hint.hint import HintWords
from bohemian_villages.words.hint.steps import HintSteps
from tests.record_files import read_record

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


def test_thousands_of_digits_are_no_number(tmp_path: Path) -> None:
    game = _game("human", "easy")
    told = Terminal(game, tmp_path, ["", "1" * 6000]).run()
    assert told.count("Type a number from 1 to") == 1
    assert len(game.steps) == 1


# Files.


def test_a_game_that_could_not_be_kept_is_not_said_to_be(tmp_path: Path) -> None:
    terminal = Terminal(_game("human", "easy"), tmp_path, ["", "quit"])
    (tmp_path / "kept").write_text("in the way")
    told = terminal.run()
    assert told.count("cannot be saved") == 1
    assert "kept" not in told.replace(str(terminal.keep), "")


def test_who_leaves_is_told_what_to_type_in_one_piece_on_a_narrow_screen(tmp_path: Path) -> None:
    folder = tmp_path / "some thing" / ("long" * 20)
    lines: list[str] = []
    screen = TextScreen(lines.append, lambda: Size(40, 24))
    answers = iter(["quit"])
    Session(_game("human", "easy"), lambda: next(answers), screen, folder / "a.bvg").run()
    assert lines[-1] == f"bohemian-villages text '{folder}/a.bvg'"


def test_save_leaves_files_of_anything_else_alone(tmp_path: Path) -> None:
    game = _game("human", "easy")
    Terminal(_game("human", "easy", seed="other"), tmp_path, ["", "1", "quit"]).run()
    other = tmp_path / "other.bvg"
    other.write_bytes((tmp_path / "kept" / "game.bvg").read_bytes())
    note = tmp_path / "note.txt"
    note.write_text("buy bread")
    told = Terminal(game, tmp_path, ["", f"save {other}", f"save {note}"]).run()
    assert told.count("holds something else; choose another name.") == 2
    assert note.read_text() == "buy bread"
    assert read_record(other).setup.seed == "other"


def test_save_replaces_an_earlier_state_of_the_same_game(tmp_path: Path) -> None:
    game, file = _game("human", "easy"), tmp_path / "mine.bvg"
    Terminal(game, tmp_path, ["", f"save {file}"]).run()
    told = Terminal(game, tmp_path, ["1", f"save {file}"]).run()
    assert "Saved as" in told
    assert len(read_record(file).steps) == 2


def test_without_a_seed_only_what_was_saved_since_is_known_as_the_same(tmp_path: Path) -> None:
    file = tmp_path / "mine.bvg"
    game = _game("human", "human", seed=None)
    Terminal(game, tmp_path, [f"save {file}", "3 1 1 6", f"save {file}"]).run()
    assert len(read_record(file).steps) == 1
    again = _game("human", "human", seed=None)
    assert "holds something else" in Terminal(again, tmp_path, [f"save {file}"]).run()
    assert len(read_record(file).steps) == 1


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have_is_told(tmp_path: Path, name: str) -> None:
    assert "cannot be saved" in Terminal(_game("human"), tmp_path, ["", f"save {name}"]).run()


# Advice.


def _last_hint(game: Game) -> Hint:
    *_, best = hints(game.state, expert_network(game.state.players), 0)
    return best


def test_a_hint_tells_what_the_window_tells(tmp_path: Path) -> None:
    game = _game("human", "easy")
    terminal = Terminal(game, tmp_path, ["", "hint"])
    told = terminal.run()
    best, words = _last_hint(game), HintWords(Table(game.setup))
    assert len(best.suggestions) > 1
    for place, suggestion in enumerate(best.suggestions):
        assert words.expected(suggestion, best.player) in told
        for sentence in words.why(best, place):
            assert f"  {sentence.text}" in terminal.lines
    first = next(line for line in terminal.lines if line.startswith("1: "))
    steps = HintSteps(Table(game.setup)).phrases(game.state, best.suggestions[0].actions)
    assert first.startswith(f"1: {', then '.join(steps)}. ")


def test_before_the_dice_there_is_no_hint(tmp_path: Path) -> None:
    told = Terminal(_game("human", "easy"), tmp_path, ["hint"]).run()
    assert "Roll first, then you can compare turns." in told


def test_why_explains_the_last_turn_of_an_ai_player(tmp_path: Path) -> None:
    game = _game("human", "easy")
    answers = iter(["why"])

    def answer() -> Iterator[str]:
        while game.turn < 3:
            yield "" if game.state.awaits_roll else "1"
        yield from answers

    told = Terminal(game, tmp_path, answer()).run()
    assert "Ota took" in told or "Ota kicked" in told or "Ota passed" in told
    assert "That makes Ota’s chance to win" in told
    verdicts = ("It would have been", "the hint would play it too", "Nothing else")
    assert any(verdict in told for verdict in verdicts)


def test_nobody_else_played_nothing_to_explain(tmp_path: Path) -> None:
    told = Terminal(_game("human", "easy"), tmp_path, ["why"]).run()
    assert "No computer player has finished a turn yet." in told


def test_help_lists_hint_and_why(tmp_path: Path) -> None:
    told = Terminal(_game("human", "easy"), tmp_path, ["help"]).run()
    assert "hint: " in told
    assert "why: " in told
