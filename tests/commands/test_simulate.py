"""`simulate`: one line a game, a summary, records; the same for the same seed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohemian_villages.engine.record import loads
from bohemian_villages.levels import is_human
from bohemian_villages.play import match
from bohemian_villages.village_sets import standard_set
from tests.ai.players.bot_commands import bot
from tests.commands.program import Program
from tests.engine.test_village_set import SMALL
from tests.record_files import read_record


def test_every_game_has_a_line_and_the_run_a_summary(program: Program) -> None:
    outcome = program("simulate", "--players", "random,random", "--games", 3, "--seed", "7")
    assert (outcome.status, outcome.err) == (0, "")
    games, summary = outcome.lines[:3], outcome.lines[3:]
    for number, line in enumerate(games, 1):
        pattern = (
            rf"Game {number}: seed 7-{number}, \d+ turns: Random \d+, Random 2 \d+; won by R.*"
        )
        assert re.fullmatch(pattern, line)
    assert summary[0] == "3 games with --seed 7."
    won = [float(re.search(r": ([\d.]+) of 3 won", line)[1]) for line in summary[1:]]  # type: ignore[index]
    assert sum(won) == 3


def test_the_lines_agree_with_the_records(program: Program, tmp_path: Path) -> None:
    run = ("simulate", "--players", "random,random,random", "--games", 4, "--seed", "7")
    outcome = program(*run, "--out", tmp_path)
    for number, line in enumerate(outcome.lines[:4], 1):
        game = read_record(tmp_path / f"game-{number:04}.bvg")
        result = re.findall(r"(?:Random|Random 2|Random 3) (−?\d+)[,;]", line)
        assert line.startswith(f"Game {number}: seed {game.setup.seed}, {game.turn} turns")
        assert game.state.is_over
        assert len(result) == 3


def test_the_same_seed_gives_the_same_games_to_the_byte_whatever_the_jobs(
    program: Program, tmp_path: Path
) -> None:
    run = ("simulate", "--players", "random,random", "--games", 5, "--seed", "Äpfel")
    outcomes = [program(*run, "--jobs", jobs, "--out", tmp_path / str(jobs)) for jobs in (1, 2, 3)]
    assert outcomes[0] == outcomes[1] == outcomes[2]
    for number in range(1, 6):
        files = [tmp_path / str(jobs) / f"game-{number:04}.bvg" for jobs in (1, 2, 3)]
        assert len({file.read_bytes() for file in files}) == 1


def test_a_record_of_any_strength_and_taste_names_the_nearest_level(
    program: Program, tmp_path: Path
) -> None:
    players = "strength:1350+kicks,easy+churches,strength:1000,random"
    program("simulate", "--players", players, "--seed", "7", "--out", tmp_path)
    seats = read_record(tmp_path / "game-0001.bvg").setup.players
    assert [(seat.name, seat.control, seat.extra) for seat in seats] == [
        ("Strength:1350+kicks", "easy", {"strength": 1350, "character": "smith"}),
        ("Easy+churches", "easy", {"character": "priest"}),
        ("Strength:1000", "beginner", {"strength": 1000}),
        ("Random", "random", {}),
    ]
    assert not any(is_human(seat.control) for seat in seats)


@pytest.mark.parametrize("player", ["random+kicks", "strength:" + 5000 * "9"])
def test_a_player_that_nobody_can_play_is_refused_in_a_sentence(
    program: Program, player: str
) -> None:
    outcome = program("simulate", "--players", f"{player},easy")
    assert (outcome.status, outcome.out) == (2, "")
    assert "There is no player called " in outcome.err
    assert len(outcome.err.splitlines()) == 1


def test_a_record_tells_seed_seats_sides_and_first_player(program: Program, tmp_path: Path) -> None:
    program("simulate", "--players", "random,random,random", "--seed", "7", "--out", tmp_path)
    setup = read_record(tmp_path / "game-0001.bvg").setup
    assert setup.seed == "7-1"
    assert [(p.name, p.color, p.control) for p in setup.players] == [
        ("Random", "red", "random"),
        ("Random 2", "blue", "random"),
        ("Random 3", "yellow", "random"),
    ]
    dealt = standard_set().deal(setup.players, "7-1")
    assert (setup.first_player, setup.board) == (dealt.first_player, dealt.board)


def test_without_a_seed_one_is_drawn_and_told(program: Program) -> None:
    run = ("simulate", "--players", "random,random", "--games", 2)
    drawn = program(*run)
    seed = re.search(r"--seed ([0-9a-f]{32})\.", drawn.out)
    assert seed
    assert program(*run, "--seed", seed[1]) == drawn
    assert program(*run) != drawn


def test_odd_seeds_stay_on_their_line(program: Program) -> None:
    outcome = program("simulate", "--players", "random,random", "--seed", "a\nb\x1b[31m")
    assert outcome.lines[0].startswith(r"Game 1: seed a\nb\x1b[31m-1, ")


def test_the_folder_is_made_and_older_records_are_replaced(
    program: Program, tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "games"
    for seed in ("7", "8"):
        program("simulate", "--players", "random,random", "--seed", seed, "--out", folder)
    assert [file.name for file in folder.iterdir()] == ["game-0001.bvg"]
    assert read_record(folder / "game-0001.bvg").setup.seed == "8-1"


def test_a_record_that_cannot_be_written_ends_the_run(program: Program, tmp_path: Path) -> None:
    (tmp_path / "game-0002.bvg").mkdir()
    outcome = program(
        "simulate", "--players", "random,random", "--games", 9, "--jobs", 2, "--out", tmp_path
    )
    assert outcome.status == 2
    assert len(outcome.err.splitlines()) == 1
    assert "game-0002.bvg" in outcome.err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-0001.bvg", "game-0002.bvg"]


def test_another_village_set_is_played(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With so few buildings nobody gets rid of all figures.
    monkeypatch.setattr(match, "MOST_TURNS", 40)
    file = tmp_path / "small.toml"
    file.write_text(SMALL, "utf-8")
    program("simulate", "--players", "random,random", "--villages", file, "--out", tmp_path)
    setup = loads((tmp_path / "game-0001.bvg").read_bytes()).setup
    assert [village.id for village in setup.board.villages] in (["A"], ["B"])


def test_everything_wrong_with_a_village_set_is_told_with_file_and_place(
    program: Program, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(SMALL.replace("bakery", "bakerei").replace("3 = []", ""), "utf-8")
    outcome = program("simulate", "--players", "random,random", "--villages", file)
    assert outcome.status == 2
    first, second = outcome.err.splitlines()
    assert first.startswith(f"{file}: village 1 (Anschow), building 1: ")
    assert second.startswith(f"{file}: removed, 3 players: ")


def test_a_folder_with_the_name_of_a_record_is_told_as_what_it_is(
    program: Program, tmp_path: Path
) -> None:
    (tmp_path / "game-0001.bvg").mkdir()
    outcome = program("simulate", "--players", "random,random", "--out", tmp_path)
    assert outcome.status == 2
    assert outcome.err.endswith("game-0001.bvg” cannot be written (Is a directory).\n")


def test_a_doubtful_village_set_is_played_with_a_warning(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "inns.toml"
    file.write_text(SMALL.replace('"farm"', ", ".join(['"inn"'] * 9)), "utf-8")
    outcome = program("simulate", "--players", "random,random,random", "--villages", file)
    assert outcome.status == 0
    assert outcome.err.startswith(f"{file}: With some sides, 8 inn tiles are too few for ")


def test_a_game_without_end_is_told_as_unfinished(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_TURNS", 40)
    file = tmp_path / "small.toml"
    file.write_text(SMALL, "utf-8")
    outcome = program("simulate", "--players", "random,random", "--villages", file)
    assert outcome.lines[0].endswith("; unfinished")
    assert "0 of 1 won" in outcome.out


def test_a_bot_that_fails_is_told_and_the_run_goes_on(program: Program) -> None:
    failing = bot("misbehave", "garbage")
    outcome = program("simulate", "--players", f"random,{failing}", "--games", 2, "--seed", "7")
    assert outcome.status == 0
    assert outcome.lines[1].startswith("Game 1: “bot:")
    assert r"answered nonsense in turn" in outcome.lines[1]
    assert r"“certainly!\x1b[31m”; random takes over." in outcome.lines[1]
    assert outcome.lines[2].startswith("Game 2: seed 7-2")
