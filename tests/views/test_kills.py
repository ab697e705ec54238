"""A game is never lost, whenever the program is killed."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

import pytest

from bohemian_villages.files import OLD_DRAFT_SECONDS
from tests.views.kills import KEPT, Killer

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="kills as Unix does"),
    pytest.mark.long,
]


@pytest.mark.parametrize("kind", KEPT)
@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_kill_at_any_moment_at_most_the_last_action_is_missing(
    tmp_path: Path, seed: int, kind: str
) -> None:
    killer = Killer(tmp_path, random.Random(seed), slowness=(0.0, 0.03, 0.15), kind=kind)
    for _ in range(3):
        killer.kill_once()
    assert len(killer.kills) == 3


def test_a_fast_person_with_a_slow_disk_loses_at_most_one_action(tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(4), slowness=(1.0,))
    for _ in range(3):
        killer.kill_once()
    assert len(killer.kills) == 3


def test_drafts_that_a_kill_left_behind_are_tidied_away_when_they_are_old(tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(3), slowness=(0.0,))
    killer.kill_once()
    old, new = (killer.games / f".{name * 16}.tmp" for name in "ab")
    for draft in (old, new):
        draft.write_text("half a rec")
    long_ago = time.time() - 2 * OLD_DRAFT_SECONDS
    os.utime(old, (long_ago, long_ago))
    killer.kill_once()
    assert not old.exists()
    assert new.exists()
