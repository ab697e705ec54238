"""The result of a game as the final scene shows it."""

from __future__ import annotations

from attrs import evolve, frozen

from ...words.foreign import one_line
from ..engine.events import TurnScored
from ..engine.game import Game
from ..engine.scoring import Score
from ..engine.setup import Setup
from ..engine.sheet import AVENUES
from ..engine.state import LAST_TURN
from ..statistics.medals import Medal, medal_for
from ..words.final import final_words
from .facts import RollingFacts
from .position import SheetFacts, sheet_facts

STEPS = LAST_TURN + 1
"""What is counted: nine turns, and then the squares."""


@frozen
class FinalPlace:
    """A player's part of a result."""

    player: int
    name: str
    parts: tuple[int, ...]
    """In the order of counting; they make up the total."""
    rank: int
    """From 1; equal totals share one."""
    is_winner: bool

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self.parts)

    def counted(self, grown: float) -> float:
        """How many points have been counted after so many parts."""
        whole = int(grown)
        begun = self.parts[whole] * (grown - whole) if whole < len(self.parts) else 0.0
        return sum(self.parts[:whole]) + begun


@frozen
class Result:
    """Everybody's scores, and the texts about them."""

    places: tuple[FinalPlace, ...]
    steps: tuple[tuple[str, str], ...]
    """What is counted, each with a line about it."""
    headline: str
    line: str
    summary: str
    medal: Medal | None
    """For a game alone."""
    deal: str | None
    """The text that others type to get the same dice; None if there is none."""

    @property
    def is_alone(self) -> bool:
        """Whether it was a game alone."""
        return len(self.places) == 1


def result_of(game: RollingFacts) -> Result:
    """The result of a game that is over."""
    scores, names = game.scores, game.names
    is_alone = len(scores) == 1
    medal = medal_for(scores[0].total) if is_alone else None
    return Result(
        places=_places(game, scores),
        steps=_steps_alone(game) if is_alone else _steps(game, scores),
        headline=(
            final_words.headline_alone(medal.key if medal else None)
            if is_alone
            else final_words.headline(names, scores)
        ),
        line=(
            final_words.line_alone(scores[0].total)
            if is_alone
            else final_words.margin(names, scores)
        ),
        summary=final_words.summary(names, scores),
        medal=medal,
        deal=deal_on_one_line(game.setup),
    )


def _places(game: RollingFacts, scores: list[Score]) -> tuple[FinalPlace, ...]:
    totals = [each.total for each in scores]
    return tuple(
        FinalPlace(
            player,
            game.names.player(player),
            parts_of(each),
            1 + sum(total > each.total for total in totals),
            each.total == max(totals),
        )
        for player, each in enumerate(scores)
    )


def parts_of(score: Score) -> tuple[int, ...]:
    """The parts of a score in the order of counting; turns that were not played bring nothing."""
    unplayed = (0,) * (LAST_TURN - len(score.turns))
    return (*score.turns, *unplayed, score.squares)


def _steps_alone(game: RollingFacts) -> tuple[tuple[str, str], ...]:
    turns = [
        (final_words.turn(event.turn), final_words.turn_alone(event.avenue, event.points))
        for event in _turns_scored(game.game, 0)
    ]
    squares = final_words.squares_alone(game.scores[0].squares)
    return (*turns, (final_words.squares(), squares))


def _steps(game: RollingFacts, scores: list[Score]) -> tuple[tuple[str, str], ...]:
    titles = [*map(final_words.turn, range(1, LAST_TURN + 1)), final_words.squares()]
    parts = zip(*map(parts_of, scores), strict=True)
    return tuple(
        (title, final_words.most(game.names, points))
        for title, points in zip(titles, parts, strict=True)
    )


def _turns_scored(game: Game, player: int) -> list[TurnScored]:
    return [
        event
        for step in game.steps
        for event in step.events
        if isinstance(event, TurnScored) and event.player == player
    ]


def sheets_by_turn(game: Game, player: int) -> tuple[SheetFacts, ...]:
    """A player's sheet as each turn scored, and at the end."""
    scored = [
        _scored_with(sheet_facts(step.state, player, event.avenue), event.turn)
        for step in game.steps
        for event in step.events
        if isinstance(event, TurnScored) and event.player == player
    ]
    return (*scored, sheet_facts(game.state, player, None))


def scored_by_avenue(game: Game, player: int, turns: int = LAST_TURN) -> tuple[int, ...]:
    """What each avenue brought a player in so many turns."""
    scored = [event for event in _turns_scored(game, player) if event.turn <= turns]
    return tuple(
        sum(event.points for event in scored if event.avenue == avenue) for avenue in range(AVENUES)
    )


def _scored_with(sheet: SheetFacts, turn: int) -> SheetFacts:
    """A sheet on whose tracker this turn is marked."""
    return evolve(sheet, turns=tuple(evolve(box, is_now=box.turn == turn) for box in sheet.turns))


def deal_on_one_line(setup: Setup) -> str | None:
    """The seed of a game, if it alone decided the dice and is a single line."""
    if setup.seed is None or setup.dice_from or one_line(setup.seed) != setup.seed:
        return None
    return setup.seed
