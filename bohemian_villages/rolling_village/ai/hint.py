"""The hint: the best ways to end the turn, what score each leads to, and what decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...levels import EXPERT, HARD
from ..engine.actions import ChooseAvenue, Decision, Draw
from ..engine.scoring import score
from ..engine.state import State
from .hint_data import Hint, Reason, Suggestion
from .hint_reasons import deciding, forgone, reasons
from .judging import Judge, Trained
from .network import trained_network
from .search import JudgedSheets, Search
from .sheets import TURNS
from .thinking import KEPT, followed, promising
from .ways import decisions_of, printed_on, sheet_of

SUGGESTIONS, MOST_REASONS = 3, 5


def hints(state: State) -> Iterator[Hint]:
    """A quick hint, then one that looks at the next turn."""
    judge = Trained(trained_network(), printed_on(state.points))
    if state.is_over or state.awaits_roll:
        yield Hint(state.player, expected_score(state, judge))
        return
    yield _hint(state, promising(state, judge, SUGGESTIONS), HARD)
    if state.turn < TURNS:
        yield _hint(state, followed(state, judge), EXPERT)


def expected_score(state: State, judge: Judge) -> float:
    """What the player will have at the end, before the dice fall or when they have all fallen."""
    if state.is_over:
        return float(score(state)[state.player].total)
    # The preparation, turn 0, scores nothing; else it is followed like any turn.
    search = Search(judge, printed_on(state.points), KEPT)
    (to_come,) = search.values(sheet_of(state), state.turn - 1)
    return sum(state.scores[state.player]) + float(to_come)


def _hint(state: State, found: JudgedSheets, level: str) -> Hint:
    told = range(min(SUGGESTIONS, len(found.sheets)))
    plans = [decisions_of(state, found.sheets, place) for place in told]
    speaking = [_reasons(state, plan) for plan in plans]
    done = sum(state.scores[state.player])
    suggestions = []
    for place, plan in enumerate(plans):
        compared_with = 0 if place else min(1, len(plans) - 1)
        own, compared = speaking[place], speaking[compared_with]
        suggestions.append(
            Suggestion(
                plan,
                done + float(found.values[place]),
                int(found.scores[place]),
                tuple(deciding(own, compared)[:MOST_REASONS]),
                forgone(own, compared),
                compared_with,
            )
        )
    return Hint(state.player, suggestions[0].expected, tuple(suggestions), level)


def _reasons(state: State, plan: Sequence[Decision]) -> list[Reason]:
    after, avenue, picked = state.sheet, state.avenue, False
    for action in plan:
        match action:
            case Draw(project, space):
                after = after.plus(project, space)
            case ChooseAvenue(chosen):
                avenue, picked = chosen, True
    if state.in_preparation:
        avenue = None
    return reasons(state.points, state.sheet, after, state.turn, avenue, picked)
