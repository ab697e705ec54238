"""The commands with `--game rolling`, and `replay`, which tells the game by the file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bohemian_villages.levels import LEVELS
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.record import dumps, loads, to_document
from bohemian_villages.rolling_village.engine.scoring import score
from tests.commands.program import Program

ROLLING = ("--game", "rolling")


@pytest.fixture
def game(program: Program, tmp_path: Path) -> Game:
    """A whole game of two."""
    played(program, tmp_path, "--players", "easy,random")
    return loads((tmp_path / "game-0001.rvg").read_bytes())


def played(program: Program, folder: Path, *options: object) -> list[str]:
    outcome = program("simulate", *ROLLING, "--seed", "7", "--out", folder, *options)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.lines


def test_simulate_tells_a_line_a_game_and_a_summary(program: Program, tmp_path: Path) -> None:
    *games, summary, easy, other = played(program, tmp_path, "--players", "easy,easy", "--games", 3)
    for number, line in enumerate(games, 1):
        totals = re.fullmatch(
            rf"Game {number}: seed 7-{number}: Easy (\d+), Easy 2 (\d+); won by Easy.*", line
        )
        assert totals
        recorded = loads((tmp_path / f"game-{number:04}.rvg").read_bytes())
        assert recorded.setup.seed == f"7-{number}"
        assert [p.control for p in recorded.setup.players] == ["easy", "easy"]
        assert list(map(int, totals.groups())) == [each.total for each in score(recorded.state)]
    assert summary == "3 games with --seed 7."
    assert re.fullmatch(r"Easy: [\d.]+ of 3 won, [\d.]+ points per game", easy)
    assert re.fullmatch(r"Easy 2: [\d.]+ of 3 won, [\d.]+ points per game", other)


def test_simulate_with_one_player_is_a_game_alone(program: Program, tmp_path: Path) -> None:
    line, _, summary = played(program, tmp_path, "--players", "hard")
    assert re.fullmatch(r"Game 1: seed 7-1: Hard \d+; (not )?re-elected", line)
    assert re.fullmatch(r"Hard: [\d.]+ points per game, re-elected in [01] of 1", summary)


def test_the_same_seed_gives_the_same_games_to_the_byte_whatever_the_jobs(
    program: Program, tmp_path: Path
) -> None:
    run = ("--players", "medium,beginner,random", "--games", 4)
    told = [played(program, tmp_path / str(jobs), *run, "--jobs", jobs) for jobs in (1, 2)]
    assert told[0] == told[1]
    for number in range(1, 5):
        files = [tmp_path / str(jobs) / f"game-{number:04}.rvg" for jobs in (1, 2)]
        assert files[0].read_bytes() == files[1].read_bytes()


def test_a_record_that_cannot_be_written_ends_the_run(program: Program, tmp_path: Path) -> None:
    (tmp_path / "game-0001.rvg").mkdir()
    sentence = program.fails("simulate", *ROLLING, "--players", "random", "--out", tmp_path)
    assert "game-0001.rvg" in sentence


def test_arena_reports_wins_and_scores(program: Program) -> None:
    run = ("arena", *ROLLING, "--players", "easy,random,random", "--games", 6, "--seed", "7")
    document = json.loads(program(*run, "--json", "--jobs", 2).out)
    assert (document["deals"], document["games"]) == (6, 6)
    players = document["players"]
    assert [player["name"] for player in players] == ["easy", "random", "random 2"]
    assert sum(player["wins"] for player in players) == pytest.approx(1, abs=1e-5)
    for player in players:
        assert list(player) == ["name", "wins", "low", "high", "score", "seconds"]
        assert 0 <= player["low"] <= player["wins"] <= player["high"] <= 1
    assert players[0]["score"] > players[1]["score"]
    summary, headings, *rows = program(*run).lines
    assert summary == "6 deals with --seed 7."
    assert " ".join(headings.split()) == "player wins 95% interval score seconds per decision"
    assert f"{players[0]['score']:.1f} ± " in rows[0]


def test_one_deal_tells_nothing_of_the_spread(program: Program) -> None:
    run = ("arena", *ROLLING, "--players", "easy,random", "--games", 1, "--seed", "7")
    for player in json.loads(program(*run, "--json").out)["players"]:
        assert (player["low"], player["high"]) == (0, 1)
    assert "±" not in program(*run).out


def test_bench_measures_playouts_and_every_level(program: Program) -> None:
    outcome = program("bench", *ROLLING, "--seconds", "0.2", "--json")
    document = json.loads(outcome.out)
    assert list(document) == ["actions_per_second", "games_per_second", "decisions_per_second"]
    # Ten rolls and 23 drawings, and an avenue now and then.
    assert 33 <= document["actions_per_second"] / document["games_per_second"] < 43
    assert list(document["decisions_per_second"]) == list(LEVELS)
    assert all(rate > 0 for rate in document["decisions_per_second"].values())


def test_replay_tells_the_totals_of_a_whole_game(
    program: Program, tmp_path: Path, game: Game
) -> None:
    totals = " ".join(str(each.total) for each in score(game.state))
    # What the file says counts, not what it is called.
    for name in ("game.rvg", "game.bvg", "game"):
        file = tmp_path / name
        file.write_text(dumps(game), "utf-8")
        outcome = program("replay", file)
        assert (outcome.status, outcome.out) == (0, f"{file}: ok {totals}\n")


def test_replay_tells_the_turn_of_a_game_under_way(
    program: Program, tmp_path: Path, game: Game
) -> None:
    file = tmp_path / "part.rvg"
    for steps in range(0, len(game.steps), 5):
        part = game.upto(steps)
        file.write_text(dumps(part), "utf-8")
        assert program("replay", file).out == f"{file}: unfinished, turn {part.turn}\n"


def test_replay_tells_the_place_of_what_is_broken(
    program: Program, tmp_path: Path, game: Game
) -> None:
    document = to_document(game)
    draws = document["turns"][2]["sheets"][1]["draw"]
    draws[1] = draws[0]
    for name in ("broken.rvg", "broken.bvg"):
        file = tmp_path / name
        file.write_text(json.dumps(document), "utf-8")
        outcome = program("replay", file)
        assert outcome.status == 1
        assert outcome.out.startswith(f"{file}: broken: turn 3, sheet 2: ")


@pytest.mark.parametrize(("name", "game"), [("a.rvg", "rolling-village"), ("a.bvg", "bohemian")])
def test_what_is_no_record_is_compared_with_the_game_of_its_name(
    program: Program, tmp_path: Path, name: str, game: str
) -> None:
    file = tmp_path / name
    file.write_text('{"format": "chess"}', "utf-8")
    told = program("replay", file).out
    assert "chess" in told
    assert game in told


def test_a_game_that_is_opened_without_screen_and_terminal_is_told(
    program: Program, tmp_path: Path, game: Game
) -> None:
    file = tmp_path / "game.rvg"
    file.write_text(dumps(game), "utf-8")
    lines = program(file).lines
    first, second = game.setup.faces(0) or (0, 0)
    assert lines[0] == f"Preparation: the dice show {first} and {second}."
    assert " wins with " in lines[-1] or "shared" in lines[-1]


def test_text_plays_to_the_end_and_keeps_the_game(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    outcome = program("text", *ROLLING, "--players", "easy,random", "--seed", "7")
    assert outcome.status == 0
    assert "Rolling Village." in outcome.lines[0]
    (kept,) = tmp_path.rglob("*-text.rvg")
    assert loads(kept.read_bytes()).state.is_over


def test_text_goes_on_with_a_saved_game(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "part.rvg"
    file.write_text(dumps(game.upto(40)), "utf-8")
    outcome = program("text", file)
    assert "The game is over." in outcome.lines


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("easy,bot:./mine", "Bots play only Bohemian Villages"),
        ("easy,clever", "There is no player called “clever”; choose from random, beginner"),
        (",".join(["easy"] * 13), "1 to 12 players, but you named 13"),
        ("", "There is no player called “”"),
    ],
)
def test_players_that_cannot_play_are_refused(program: Program, players: str, told: str) -> None:
    for command in ("simulate", "arena"):
        sentence = program.fails(command, *ROLLING, "--players", players)
        assert sentence.startswith("--players: ")
        assert told in sentence


def test_seats_that_nobody_can_take_are_refused(program: Program) -> None:
    for players in ("human,clever", ",".join(["human"] * 13)):
        sentence = program.fails("text", *ROLLING, "--players", players)
        assert "name 1 to 12 of human, random, beginner" in sentence


def test_a_village_set_is_refused(program: Program) -> None:
    for command in ("simulate", "arena", "text"):
        run = (command, *ROLLING, "--players", "easy", "--villages", "mine.toml")
        assert "no village sets" in program.fails(*run)


def test_another_game_is_refused_with_the_names_of_both(program: Program) -> None:
    for command in ("simulate", "arena", "text", "bench"):
        players = () if command == "bench" else ("--players", "easy")
        sentence = program.fails(command, "--game", "chess", *players)
        assert sentence == (
            "--game: There is no game called “chess”; choose from bohemian, rolling."
        )
