"""`bench`: what is reported."""

from __future__ import annotations

import json

import pytest

from bohemian_villages.ai.lab import peers
from bohemian_villages.ai.lab.bench import Slice
from bohemian_villages.commands import bench
from bohemian_villages.levels import LEVELS
from tests.commands.program import Program

QUICK = ("bench", "--seconds", "0.2")


def a_thousand_a_second(_seconds: float) -> Slice:
    return Slice(1000, 10, 1.0)


@pytest.fixture
def fixed_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players that need no time."""
    levels = dict.fromkeys(LEVELS, a_thousand_a_second)
    monkeypatch.setattr(bench, "all_levels", lambda _villages: levels)


@pytest.mark.usefixtures("fixed_levels")
def test_the_report_as_json_is_one_object(program: Program) -> None:
    outcome = program(*QUICK, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    document = json.loads(outcome.out)
    assert list(document) == ["actions_per_second", "games_per_second", "decisions_per_second"]
    assert document["actions_per_second"] > document["games_per_second"] > 0
    assert list(document["decisions_per_second"]) == list(LEVELS)
    assert all(rate > 0 for rate in document["decisions_per_second"].values())


@pytest.mark.usefixtures("fixed_levels")
def test_the_report_has_a_line_for_the_rules_and_for_every_level(program: Program) -> None:
    lines = program(*QUICK).lines
    assert lines[0].startswith("Random games: ")
    assert [line.split(":")[0] for line in lines[1:]] == list(LEVELS)


@pytest.mark.usefixtures("fixed_levels")
def test_peers_that_are_not_installed_are_told_with_the_way_to_install_them(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "installed_peers", dict)
    outcome = program(*QUICK, "--peers", "--json")
    assert outcome.status == 0
    assert "peers" not in json.loads(outcome.out)
    assert "pip install catanatron==3.2.1 open_spiel==2.0.2" in outcome.err


@pytest.mark.long
def test_peers_are_measured_in_the_same_run(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "installed_peers", lambda: {"catanatron": a_thousand_a_second})
    monkeypatch.setattr(peers, "peer_version", lambda _name: "3.2.1")
    document = json.loads(program(*QUICK, "--peers", "--json").out)
    assert document["peers"] == {
        "catanatron": {"actions_per_second": 1000.0, "games_per_second": 10.0}
    }
    line = program(*QUICK, "--peers").lines[1]
    assert line.startswith("catanatron 3.2.1: 1,000 actions per second, 10.0 games per second; ")
