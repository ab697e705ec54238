"""The shipped weights: there for every number of players, small, and naming their command."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.network import Network
from bohemian_villages.ai.evaluation.shipped_weights import expert_network, hard_network
from bohemian_villages.ai.evaluation.weights_files import load_arrays
from bohemian_villages.assets import resource

COUNTS = (2, 3, 4, 5)


@pytest.mark.parametrize("known", [hard_network, expert_network])
@pytest.mark.parametrize("players", COUNTS)
def test_weights_are_there_for_every_number_of_players(
    known: Callable[[int], Network], players: int
) -> None:
    network = known(players)
    assert network.players == players
    assert all(np.isfinite(each).all() for each in network.arrays().values())


@pytest.mark.parametrize("name", ["evaluation-{}", "evaluation-{}-fine"])
@pytest.mark.parametrize("players", COUNTS)
def test_weights_name_the_command_that_made_them(name: str, players: int) -> None:
    command = str(load_arrays(resource(f"ai/{name.format(players)}.npz"))["command"])
    assert command.startswith(f"bohemian-villages train --players {players} ")


@pytest.mark.parametrize("players", COUNTS)
def test_expert_and_hard_have_different_networks(players: int) -> None:
    expert, hard = expert_network(players), hard_network(players)
    assert expert.out.shape != hard.out.shape or (expert.out != hard.out).any()


def test_weights_are_small() -> None:
    assert sum(file.stat().st_size for file in resource("ai").iterdir()) < 3_000_000
