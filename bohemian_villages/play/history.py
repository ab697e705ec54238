"""Who decided what in a game, and how far people's decisions can be taken back."""

from __future__ import annotations

from ..ai_turns import IsHuman
from ..engine.actions import (
    CollectIncome,
    Decision,
    Place,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from ..engine.events import Event, TurnEnded
from ..engine.game import Game
from ..engine.state import State
from ..levels import is_human


def who_decided(game: Game, step: int) -> int:
    """The player who made a step of a game."""
    return game.steps[step - 1].state.player if step else game.start.player


def steps_to_undo(game: Game, is_human: IsHuman) -> int:
    """How many steps an undo takes back: up to a person's last decision, none beyond the last roll.

    An AI player's decisions are never undone, except the income it collected before its roll.
    """
    for back, step in enumerate(reversed(game.steps), start=1):
        if isinstance(step.action, Roll):
            return 0
        if is_human(who_decided(game, len(game.steps) - back)):
            return back
        if not isinstance(step.action, CollectIncome):
            return 0
    return 0


def moves_of_turn(game: Game) -> int:
    """How many moves the player to move has made in this turn."""
    moves = Place | TakeBishop | TakeSpecial
    return sum(isinstance(step.action, moves) for step in game.steps_of_turn)


def events_since_turn_of(game: Game, player: int) -> tuple[Event, ...]:
    """What happened since a player last ended a turn, or since the start."""
    later: list[tuple[Event, ...]] = []
    for step in reversed(game.steps):
        later.append(step.events)
        if any(isinstance(event, TurnEnded) and event.player == player for event in step.events):
            break
    return tuple(event for events in reversed(later) for event in events)


def decided_last(game: Game, turn: int) -> tuple[State, tuple[Decision, ...]] | None:
    """The position after the last dice of a finished turn, and the decisions that followed.

    None if the turn is not over, or its dice were never rolled.
    """
    if turn == game.turn and not game.state.is_over:
        return None
    done: list[Decision] = []
    for step in reversed(game.steps):
        if step.turn > turn:
            continue
        if step.turn < turn:
            return None
        if isinstance(step.action, Roll):
            return (step.state, tuple(reversed(done))) if done else None
        done.append(step.action)
    return None


def turns_to_explain(game: Game) -> list[int]:
    """The numbers of the turns that AI players finished in the last round, latest last."""
    latest = game.turn
    found = []
    for turn in range(max(1, latest - game.state.players), latest + 1):
        decided = decided_last(game, turn)
        if decided is not None and not is_human(game.setup.players[decided[0].player].control):
            found.append(turn)
    return found
