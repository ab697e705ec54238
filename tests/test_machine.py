"""What benchmarks say of the machine's part in a wait."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from bohemian_villages.models.program.heartbeat import Wait
from tests.tools import tool


@pytest.fixture(scope="module")
def machine() -> ModuleType:
    return tool("benchmarks/machine")


def told(*waits: tuple[float, float]) -> str:
    """As a heartbeat tells them: when they began, and how long they were."""
    return ", ".join(str(Wait(begun * 1000, ms, 5, 1)) for begun, ms in waits)


def test_what_others_had_of_a_processor_is_left_out_of_a_wait(machine: ModuleType) -> None:
    noted = machine.Noted(taken=[[(10.05, 40)], []])
    said = noted.without_taken(told((10.0, 60), (12.0, 30)))
    assert "of these 2 waits" in said
    assert said.endswith(": 30, 20")


def test_of_processors_the_one_that_fared_worst_counts(machine: ModuleType) -> None:
    noted = machine.Noted(taken=[[(10.03, 10), (10.05, 20)], [(10.04, 20)], [(11.0, 50)]])
    assert noted.taken_within(10.0, 60) == 30


def test_no_more_is_left_out_than_there_was(machine: ModuleType) -> None:
    assert machine.Noted(taken=[[(10.05, 400)]]).taken_within(10.0, 60) == 60


def test_where_nobody_knows_nothing_is_left_out(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(machine, "STATISTICS", tmp_path / "none")
    assert machine.taken_so_far(0) == 0


def test_the_system_s_table_is_read_for_each_processor(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = tmp_path / "stat"
    rows = ("cpu  1 2 3 4 5 6 7 90 0 0", "cpu0 1 2 3 4 5 6 7 30 0 0", "cpu1 1 2 3 4 5 6 7 60 0 0")
    table.write_text("\n".join([*rows, "ctxt 12"]), "ascii")
    monkeypatch.setattr(machine, "STATISTICS", table)
    assert [machine.taken_so_far(number) for number in (0, 1, 2)] == [300, 600, 0]
