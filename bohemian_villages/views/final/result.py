"""The result of a game as the final scoring shows it."""

from __future__ import annotations

from attrs import frozen

from ...models.game.characters import face_of
from ...models.game.data import Ending, Score
from ...models.game.game_model import GameModel
from ...words.game.final import FinalWords
from ...words.game.names import ending_names, score_names

CATEGORIES = 5
GOODS = 4
"""The place of flour and glass among the categories."""
ICONS = ("coin-badge", "icon-town_hall", "icon-bakery", "icon-church", "flour")


@frozen
class FinalPlace:
    """A player's part of a result."""

    name: str
    color: str
    parts: tuple[int, ...]
    """In the order of counting; they make up the total."""
    rank: str
    is_winner: bool
    face: str = ""
    """The drawing of the character that played, if it was one."""

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self.parts)

    def counted(self, grown: float) -> tuple[float, ...]:
        """How much of every part is counted, when so many categories are."""
        return tuple(n * eased(grown - part) for part, n in enumerate(self.parts))


@frozen
class Outcome:
    """Everybody's scores, and the texts about them."""

    places: tuple[FinalPlace, ...]
    headline: str
    margin: str
    reason: str
    summary: str
    categories: tuple[tuple[str, str], ...]
    total: str
    """The name of the sum."""

    @property
    def most(self) -> int:
        """The most in any category, at least 1: all bars share one scale."""
        return max(1, *(n for place in self.places for n in place.parts))

    def best(self, category: int) -> int:
        """The most in a category."""
        return max(place.parts[category] for place in self.places)


def result_of(model: GameModel) -> Outcome:
    """The result of a game; of an unfinished one, as if it ended now."""
    scores = model.scores_now
    words = FinalWords(model.table, scores)
    ending = model.state.ending
    reason = ""
    if ending is Ending.NO_FIGURES:
        reason = words.began_without_figures(model.player)
    elif ending is not None:
        reason = ending_names.reason(ending)
    return Outcome(
        places=tuple(
            FinalPlace(
                name=model.player_name(player),
                color=model.setup.players[player].color,
                parts=parts_of(score),
                rank=words.rank(player),
                is_winner=player in words.winners,
                face=face_of(model.setup.players[player]),
            )
            for player, score in enumerate(scores)
        ),
        headline=words.headline(),
        margin=words.margin(),
        reason=reason,
        summary=words.summary(),
        categories=tuple(words.categories()),
        total=score_names.total(),
    )


def parts_of(score: Score) -> tuple[int, ...]:
    """The parts of a score in the order of counting."""
    return (score.coins, score.town_halls, score.shops, score.churches, score.goods)


def eased(time: float) -> float:
    """How much is grown at a time from 0 to 1: quick at first, then settling."""
    time = min(max(time, 0.0), 1.0)
    return 1.0 - (1.0 - time) ** 3
