"""Models of "Why?" for tests: their questions are noted, and answered when the test wants it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

from bohemian_villages.models.explained_turn import ExplainedTurn

ANSWERS = 2
"""One as hard plays, one as expert."""

Why = TypeVar("Why", bound=ExplainedTurn[Any, Any])


class AskedWhy(Generic[Why]):
    """A model, its questions, and those it wants no answer to any more."""

    def __init__(self, why: Why, answers: Callable[[Any], Iterator[Any]]) -> None:
        self.why = why
        self._answers = answers
        self.questions: list[Any] = []
        self.dropped: list[int] = []
        why.asked.connect(self.questions.append)
        why.dropped.connect(self.dropped.append)

    def answer(self, most: int = ANSWERS) -> list[Any]:
        """Answer the last question as the analyst would, or with the first of its answers alone."""
        asked = pickle.loads(pickle.dumps(self.questions[-1]))
        found = list(islice(self._answers(asked), most))
        for place, each in enumerate(found, 1):
            self.why.tell(asked.id, each, place == ANSWERS)
        return found
