"""The hint: the best ways to end the turn, what score each leads to, and what decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from ...hints import deciding
from ...levels import EXPERT, HARD
from ..engine.actions import ChooseAvenue, Decision, Draw
from ..engine.scoring import score
from ..engine.state import State
from .hint_data import Hint, Reason, Suggestion
from .hint_reasons import forgone, reasons
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
    yield hint_of(state, best_turns(state, promising(state, judge, SUGGESTIONS), SUGGESTIONS), HARD)
    if state.turn < TURNS:
        yield hint_of(state, best_turns(state, followed(state, judge), SUGGESTIONS), EXPERT)


def expected_score(state: State, judge: Judge) -> float:
    """The player's expected final score while no decision is due."""
    if state.is_over:
        return float(score(state)[state.player].total)
    # The preparation, turn 0, scores nothing; otherwise it is followed like any turn.
    search = Search(judge, printed_on(state.points), KEPT)
    (to_come,) = search.values(sheet_of(state, state.player), state.turn - 1)
    return sum(state.scores[state.player]) + float(to_come)


@frozen
class JudgedTurn:
    """A way to end the turn, and what it is worth."""

    plan: tuple[Decision, ...]
    scored: int
    """The score of the turn."""
    value: float
    """That score, and what is expected of the turns to come."""


def best_turns(state: State, found: JudgedSheets, most: int) -> list[JudgedTurn]:
    """The first of the judged ways to end the turn."""
    return [
        JudgedTurn(
            decisions_of(state, found.sheets, place),
            int(found.scores[place]),
            float(found.values[place]),
        )
        for place in range(min(most, len(found.sheets)))
    ]


def hint_of(state: State, turns: Sequence[JudgedTurn], level: str) -> Hint:
    """The hint that suggests these turns."""
    found = [_reasons(state, turn.plan) for turn in turns]
    done = sum(state.scores[state.player])
    suggestions = []
    for place, turn in enumerate(turns):
        compared_with = 0 if place else min(1, len(turns) - 1)
        own, compared = found[place], found[compared_with]
        suggestions.append(
            Suggestion(
                turn.plan,
                done + turn.value,
                turn.scored,
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
