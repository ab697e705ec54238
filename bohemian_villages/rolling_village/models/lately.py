"""Lately: what a player has drawn recently, and how earlier turns scored."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from ..engine.actions import Roll
from ..engine.events import GroupScored, ProjectDrawn, TurnScored
from ..engine.game import Game
from ..engine.scoring import Group


@frozen
class ScoredTurn:
    """What a turn brought a player."""

    turn: int
    avenue: int
    points: int
    groups: tuple[Group, ...]


@frozen
class Lately:
    """What a player has drawn since another one's last drawing."""

    spaces: tuple[int, ...] = ()
    scored: ScoredTurn | None = None
    """The turn it ended, if it did."""


def lately(game: Game, player: int, viewer: int) -> Lately:
    """What a player has drawn since the viewer's own last drawing."""
    since = len(game.steps)
    while since and not _decides(game, since - 1, viewer):
        since -= 1
    events = [event for step in game.steps[since:] for event in step.events]
    spaces = (e.space for e in events if isinstance(e, ProjectDrawn) and e.player == player)
    scored = list(_scored(game, player, since))
    return Lately(tuple(spaces), scored[-1] if scored else None)


def scored_turns(game: Game, player: int) -> tuple[ScoredTurn, ...]:
    """A player's turns, with the groups that made up their scores."""
    return tuple(_scored(game, player, 0))


def _decides(game: Game, step: int, player: int) -> bool:
    taken = game.steps[step]
    return taken.player == player and not isinstance(taken.action, Roll)


def _scored(game: Game, player: int, since: int) -> Iterator[ScoredTurn]:
    for step in game.steps[since:]:
        groups = []
        for event in step.events:
            if isinstance(event, GroupScored) and event.player == player:
                groups.append(Group(event.project, event.spaces, event.points))
            elif isinstance(event, TurnScored) and event.player == player:
                yield ScoredTurn(event.turn, event.avenue, event.points, tuple(groups))
