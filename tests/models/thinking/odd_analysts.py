"""Analyses that go wrong, to be met in the analyst's process. The luck of a question tells which.

Where a file is needed, its name comes in the environment, which the process inherits.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from bohemian_villages.ai.evaluation.evaluation import Evaluation
from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.levels import EXPERT, HARD
from bohemian_villages.models.game.questions import Analysis

FILE = "BOHEMIAN_VILLAGES_TEST_ANALYST"
PLAIN, LOOPS, DEAF, DIES, DIES_ONCE, RAISES, DIES_HALFWAY, LOOPS_HALFWAY = range(8)

QUICK = Hint(0, Evaluation((0.5, 0.5), (40.0, 40.0)), (), HARD)
SHARP = Hint(0, Evaluation((0.6, 0.4), (42.0, 40.0)), (), EXPERT)


def analyse_oddly(analysis: Analysis) -> Iterator[Hint]:
    """Two answers, unless something odd happens before or between them."""
    first_time = _leave_word()
    _be_odd(analysis.luck, first_time)
    yield QUICK
    _be_odd({DIES_HALFWAY: DIES_ONCE, LOOPS_HALFWAY: LOOPS}.get(analysis.luck, PLAIN), first_time)
    yield SHARP


def _leave_word() -> bool:
    """Note which process it is; whether it is the first one."""
    file = Path(os.environ[FILE])
    first = not file.exists()
    file.write_text(str(os.getpid()))
    return first


def _be_odd(kind: int, first_time: bool) -> None:
    if kind == DIES or (kind == DIES_ONCE and first_time):
        os._exit(3)
    if kind == RAISES:
        raise ZeroDivisionError
    if kind == DEAF:
        time.sleep(3_600)
    while kind == LOOPS:
        pass
