"""Golden games: every line of these texts follows from their setups and actions."""

from __future__ import annotations

import pytest

from bohemian_villages.engine.state import Ending
from tests.engine.golden import FOLDER, GAMES, Golden, play, replay, to_lines

TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def test_there_is_a_text_for_every_golden_game() -> None:
    assert sorted(TEXTS) == sorted(golden.name for golden in GAMES)


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_game_replays_to_the_letter(name: str) -> None:
    assert to_lines(replay(TEXTS[name])) == TEXTS[name].splitlines()


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_can_be_made_anew(golden: Golden) -> None:
    assert to_lines(play(golden)) == TEXTS[golden.name].splitlines()


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("two_players", Ending.NO_FIGURES),
        ("three_players", Ending.NO_FIGURES),
        ("forgetful", Ending.BANK_EMPTY),
    ],
)
def test_a_golden_game_is_played_to_its_end(name: str, ending: Ending) -> None:
    assert replay(TEXTS[name]).state.ending is ending


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize(
    "what",
    ["kicked=yes", "RowCleared", "InnActivated", "IncomePaid", "BishopMoved", "SpecialSpent"],
)
def test_every_golden_game_shows_the_rules_at_work(name: str, what: str) -> None:
    assert what in TEXTS[name]


def test_the_forgetful_game_has_income_collected_and_income_forgone() -> None:
    steps = replay(TEXTS["forgetful"]).steps
    collected = [step for step in steps if type(step.action).__name__ == "CollectIncome"]
    offered = [step for step in steps if step.state.uncollected]
    assert 0 < len(collected) < len(offered)
