"""History: how far people may take back what they decided."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from ..engine.actions import CollectIncome, Place, Roll, TakeBishop, TakeSpecial
from ..engine.events import Event, TurnEnded
from ..engine.game import Game

IsHuman = Callable[[int], bool]


def who_decided(game: Game, step: int) -> int:
    """The player who made a step of a game."""
    return game.steps[step - 1].state.player if step else game.start.player


def steps_to_undo(game: Game, is_human: IsHuman) -> int:
    """How many steps an undo takes back: up to a person's last decision, unless a die fell since.

    An AI player's decisions stay, but for the income it collects on its own before its roll.
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
    steps = takewhile(lambda step: step.turn == game.turn, reversed(game.steps))
    return sum(isinstance(step.action, Place | TakeBishop | TakeSpecial) for step in steps)


def events_since_turn_of(game: Game, player: int) -> tuple[Event, ...]:
    """What happened since a player last ended a turn, or since the start."""
    later: list[tuple[Event, ...]] = []
    for step in reversed(game.steps):
        later.append(step.events)
        if any(isinstance(event, TurnEnded) and event.player == player for event in step.events):
            break
    return tuple(event for events in reversed(later) for event in events)
