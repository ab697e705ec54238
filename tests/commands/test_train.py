"""`train`: writes weights, goes on where it was stopped, and fails with a sentence."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import pytest

from bohemian_villages.ai.evaluation.weights_files import load_arrays, load_network
from bohemian_villages.cli import main
from bohemian_villages.commands.train import add_options

SHORT = ["train", "--iterations", "1", "--check", "0", "--jobs", "1"]


@pytest.fixture(autouse=True)
def small_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, for nobody plays with what is learned here."""
    from bohemian_villages.ai.lab import training

    class SmallPlan(training.Plan):
        def __init__(self, players: int, iterations: int, seed: str) -> None:
            super().__init__(players, iterations, seed, boards=1, games=1)

    monkeypatch.setattr(training, "Plan", SmallPlan)


@pytest.mark.long
def test_weights_are_written_and_name_their_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "w.npz"
    assert main([*SHORT, "--players", "3", "--seed", "a b", "--out", str(out)]) == 0
    command = "bohemian-villages train --players 3 --iterations 1 --seed 'a b'"
    assert load_network(out).players == 3
    assert str(load_arrays(out)["command"]) == command
    assert command in capsys.readouterr().out


@pytest.mark.long
def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    for out in (one, other):
        main([*SHORT, "--out", str(out)])
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.long
def test_a_finished_run_has_nothing_left_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "w.npz"
    main([*SHORT, "--out", str(out)])
    before = out.read_bytes()
    main([*SHORT, "--out", str(out)])
    assert out.read_bytes() == before
    assert "after iteration 1" in capsys.readouterr().err


@pytest.mark.long
def test_notes_of_another_run_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "w.npz")
    main([*SHORT, "--seed", "one", "--out", out])
    assert main([*SHORT, "--seed", "other", "--out", out]) == 2
    assert "another training run" in capsys.readouterr().err


def test_a_start_that_holds_no_weights_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = tmp_path / "text.npz"
    start.write_text("no weights")
    assert main([*SHORT, "--start-from", str(start), "--out", str(tmp_path / "w.npz")]) == 2
    assert "is not a weights file" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHORT, "--out", str(tmp_path / "none" / "w.npz")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.fixture
def trains(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Which runs have begun."""
    from bohemian_villages.ai.lab import training

    begun: list[object] = []
    begin = training.begin

    def note(*plan: Any) -> Any:
        begun.append(plan)
        return begin(*plan)

    monkeypatch.setattr(training, "begin", note)
    return begun


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
@pytest.mark.parametrize("name", ["w.npz", "w.npz.progress"])
def test_a_pipe_stays_a_pipe_and_is_told_before_the_training(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], trains: list[object], name: str
) -> None:
    os.mkfifo(tmp_path / name)
    assert main([*SHORT, "--out", str(tmp_path / "w.npz")]) == 2
    assert "is not an ordinary file" in capsys.readouterr().err
    assert (tmp_path / name).is_fifo()
    assert trains == []


@pytest.mark.parametrize("out", ["none/w.npz", ".", "/"])
def test_a_place_that_cannot_be_written_is_told_before_the_training(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    trains: list[object],
    out: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*SHORT, "--out", out]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert trains == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_a_link_to_the_weights_stays_a_link(tmp_path: Path) -> None:
    out, weights = tmp_path / "w.npz", tmp_path / "weights.npz"
    out.symlink_to(weights)
    assert main([*SHORT, "--out", str(out)]) == 0
    assert out.is_symlink()
    assert load_network(weights).players == 2


def test_all_cores_play_unless_fewer_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(7)), raising=False)
    parser = argparse.ArgumentParser()
    add_options(parser)
    assert parser.parse_args(["--out", "w.npz"]).jobs == 7
    assert parser.parse_args(["--out", "w.npz", "--jobs", "3"]).jobs == 3
