"""`apply`: carry out one action and return what happened; the given position is never modified."""

from __future__ import annotations

from typing import TypeVar

from attrs import evolve

from ...action_errors import IllegalActionError
from .actions import Action, ChooseAvenue, Draw, Roll
from .events import (
    AvenueChosen,
    DiceRolled,
    Event,
    GameOver,
    GroupScored,
    PlayerDone,
    ProjectDrawn,
    SquareScored,
    TurnEnded,
    TurnScored,
)
from .moves import refusal
from .scoring import scoring_groups, squares
from .state import State

Result = tuple[State, list[Event]]

_T = TypeVar("_T")


def apply(state: State, action: Action) -> Result:
    """The position after a legal action, and the events on the way."""
    problem = refusal(state, action)
    if problem is not None:
        raise IllegalActionError(problem)
    match action:
        case Roll(faces):
            return evolve(state, dice=faces), [DiceRolled(state.turn, faces)]
        case Draw():
            return _draw(state, action)
        case ChooseAvenue(avenue):
            return _score(state, avenue, [AvenueChosen(state.player, avenue)])


def _draw(state: State, draw: Draw) -> Result:
    player, project, space = state.player, draw.project, draw.space
    new = evolve(
        state,
        sheets=_replaced(state.sheets, player, state.sheet.plus(project, space)),
        drawn=(*state.drawn, draw),
    )
    if state.bonus_due:
        used = (*state.bonuses[player], project)
        new = evolve(new, bonuses=_replaced(state.bonuses, player, used))
    events: list[Event] = [ProjectDrawn(player, project, space, state.bonus_due)]
    if len(new.drawn) < new.draws_due:
        return new, events
    if new.in_preparation:
        return _hand_over(new, events)
    return (new, events) if new.avenue is None else _score(new, new.avenue, events)


def _score(state: State, avenue: int, events: list[Event]) -> Result:
    """Score the player's turn with this avenue active."""
    player = state.player
    groups = scoring_groups(state.points, state.sheet, avenue)
    events += [GroupScored(player, g.project, g.spaces, g.points) for g in groups]
    points = sum(group.points for group in groups)
    events.append(TurnScored(player, state.turn, avenue, points))
    scores = (*state.scores[player], points)
    return _hand_over(evolve(state, scores=_replaced(state.scores, player, scores)), events)


def _hand_over(state: State, events: list[Event]) -> Result:
    """The player is done with this roll: the next one draws, or the turn is over."""
    events.append(PlayerDone(state.player, state.turn))
    if state.player + 1 < state.players:
        return evolve(state, player=state.player + 1, drawn=()), events
    events.append(TurnEnded(state.turn))
    new = evolve(state, turn=state.turn + 1, dice=None, player=0, drawn=())
    if new.is_over:
        events += _end(new)
    return new, events


def _end(state: State) -> list[Event]:
    scored: list[Event] = [
        SquareScored(player, square.space, square.points)
        for player, sheet in enumerate(state.sheets)
        for square in squares(sheet)
        if square.points
    ]
    return [*scored, GameOver()]


def _replaced(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*values[:place], value, *values[place + 1 :])
