""" "Why?": a turn that was played beside the best of those that were possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...levels import EXPERT, HARD
from ..engine.actions import ChooseAvenue, Decision
from ..engine.rules import apply
from ..engine.state import State
from .hint import JudgedTurn, best_turns, hint_of
from .hint_data import Explanation
from .judging import Judge, Trained
from .network import trained_network
from .search import JudgedSheets, judged
from .sheets import TURNS
from .thinking import followed, looked_ahead, promising
from .ways import printed_on, scored_avenue, sheet_of

COMPARED = 2


def explanations(state: State, actions: Sequence[Decision]) -> Iterator[Explanation]:
    """Explain the decisions of a whole turn, first as quickly as a hint, then looking ahead."""
    plan = tuple(actions)
    judge = Trained(trained_network(), printed_on(state.points))
    played = _after(state, plan, judge)
    turns = best_turns(state, promising(state, judge, COMPARED), COMPARED)
    yield _explanation(state, turns, _turn(plan, played), HARD)
    if state.turn < TURNS and len(turns) > 1:
        turns = best_turns(state, followed(state, judge), COMPARED)
        yield _explanation(state, turns, _turn(plan, looked_ahead(state, played, judge)), EXPERT)


def _after(state: State, plan: tuple[Decision, ...], judge: Judge) -> JudgedSheets:
    """The sheet that was left behind, alone; it scored in the avenue that the player picked."""
    picked = [action.avenue for action in plan if isinstance(action, ChooseAvenue)]
    after = state
    for action in plan:
        after, _events = apply(after, action)
    sheets, avenue = sheet_of(after, state.player), (*picked, scored_avenue(state))[0]
    return judged(sheets, state.turn, avenue, judge, printed_on(state.points))


def _turn(plan: tuple[Decision, ...], sheet: JudgedSheets) -> JudgedTurn:
    return JudgedTurn(plan, int(sheet.scores[0]), float(sheet.values[0]))


def _explanation(
    state: State, turns: Sequence[JudgedTurn], played: JudgedTurn, level: str
) -> Explanation:
    best, *others = turns
    if played.value > best.value:
        # No candidate was as good once the next turn was looked at.
        return Explanation(hint_of(state, [played, best], level), 0)
    if set(best.plan) == set(played.plan):
        return Explanation(hint_of(state, [played, *others], level), 0)
    return Explanation(hint_of(state, [best, played], level), 1)
