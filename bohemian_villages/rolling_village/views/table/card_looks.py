"""The look of the two cards of a roll for the person at the screen."""

from __future__ import annotations

from ...models.facts import Phase, RollingFacts
from ...models.position import CardStatus
from .project_card import CardLook, Status

Looks = tuple[CardLook | None, CardLook | None]


def card_looks(game: RollingFacts, *, tumbling: bool) -> Looks:
    """The look of both cards; None for each while there is no roll."""
    if tumbling or len(game.cards) < 2:
        return (None, None)
    return (_look(game, 0), _look(game, 1))


def _look(game: RollingFacts, place: int) -> CardLook:
    card = game.cards[place]
    in_hand = game.project if place == game.card else None
    project = in_hand if in_hand in card.projects else card.projects[0]
    assert project is not None
    assert game.dice is not None
    dice = (game.dice[place], game.dice[1 - place])
    return CardLook(card, _status(game, place), project, len(card.projects) > 1, dice)


def _status(game: RollingFacts, place: int) -> Status:
    if game.phase is Phase.WAIT:
        return Status.NONE
    if game.cards[place].status is CardStatus.DRAWN:
        return Status.DRAWN
    if place == game.card:
        return Status.NOW
    others = [card for card in game.cards[:2] if card.status is CardStatus.OPEN]
    is_either = len(others) == 2 and bool(game.state.drawn)
    return Status.EITHER if is_either else Status.THEN
