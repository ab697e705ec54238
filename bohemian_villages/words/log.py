"""The log: a whole game told from its opening to its winners, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, field

from ..engine.dice import commitment
from ..engine.events import Event, GameOver, TurnEnded, TurnStarted
from ..engine.game import Game
from ..engine.scoring import Score, score, winners
from ..engine.setup import Setup
from . import foreign
from .catalogue import Speaker
from .events import Narrator
from .names import lists, number, thing_names


@define
class Chapter:
    """A turn, or what comes before or after all turns."""

    heading: str
    lines: list[str] = field(factory=list)


def tell(game: Game) -> Iterator[str]:
    """A game line by line: headings, and below each what happened, a little to the right."""
    for chapter in Log(game).chapters():
        yield chapter.heading
        for line in chapter.lines:
            yield f"  {line}"


class Log(Speaker):
    """Tells a game that is under way or over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.narrator = Narrator(game.setup)
        self.table = self.narrator.table

    def chapters(self) -> Iterator[Chapter]:
        """The opening, every turn so far and, if the game is over, the final scoring."""
        yield self.opening()
        yield from self.turns()
        if self.game.state.is_over:
            yield self.final_scoring()

    def opening(self) -> Chapter:
        """Who plays, where, who begins, and the seal on the dice."""
        setup = self.game.setup
        players = [self.table.introduced(seat) for seat in range(len(setup.players))]
        villages = [self.table.village(v) for v in range(len(setup.board.villages))]
        lines = [
            self.tr("Players: {players}.").format(players=lists.all_of(players)),
            self.tr("Villages: {villages}.").format(villages=lists.all_of(villages)),
            self.tr("{player} begins.").format(player=self.table.player(setup.first_player)),
            *(self.seal(seed) for seed in _seeds(setup)),
        ]
        return Chapter(thing_names.game(), lines)

    def seal(self, seed: str) -> str:
        """What may be shown of the dice's seed before the game is over."""
        text = self.tr("The dice are sealed; SHA-256 of their seed: {commitment}")
        return text.format(commitment=commitment(seed))

    def turns(self) -> Iterator[Chapter]:
        """Every turn so far, the one under way included even if nothing happened in it yet."""
        chapter = Chapter(self.heading(1, self.game.start.player))
        for step in self.game.steps:
            before, begun, after = _around_turn_start(step.events)
            chapter.lines += self.narrator.sentences(_worth_telling(before), step.state)
            if begun:
                yield chapter
                chapter = Chapter(self.heading(step.turn + 1, begun.player))
                chapter.lines += self.narrator.sentences(_worth_telling(after), step.state)
        yield chapter

    def heading(self, turn: int, player: int) -> str:
        """The heading of a turn, counted from 1."""
        return self.tr("Turn {turn}: {player}").format(turn=turn, player=self.table.player(player))

    def final_scoring(self) -> Chapter:
        """Why the game is over, every player's score, who won, and the seed to check the dice."""
        state = self.game.state
        assert state.ending is not None
        scores = score(state)
        lines = [
            self.narrator.say(GameOver(state.ending), state),
            *(self.score_line(player, parts) for player, parts in enumerate(scores)),
            self.winners_line(scores),
            *(self.seed_line(seed) for seed in _seeds(self.game.setup)),
        ]
        return Chapter(self.tr("Final scoring"), lines)

    def score_line(self, player: int, parts: Score) -> str:
        """A player's score and what it is made of."""
        text = self.tr(
            "{player}: {coins} in hand, {town_halls} for town halls, {shops} for shops, "
            "{churches} for churches, {goods} for flour and glass: {total} in total."
        )
        return text.format(
            player=self.table.player(player),
            coins=number(parts.coins),
            town_halls=number(parts.town_halls),
            shops=number(parts.shops),
            churches=number(parts.churches),
            goods=number(parts.goods),
            total=thing_names.coins(parts.total),
        )

    def winners_line(self, scores: list[Score]) -> str:
        """Who won, alone or together."""
        best = winners(scores)
        if len(best) == 1:
            text = self.tr("{players} wins with {coins}.")
        else:
            text = self.tr("{players} share the win with {coins}.")
        coins = thing_names.coins(scores[best[0]].total)
        return text.format(players=self.table.all_players(best), coins=coins)

    def seed_line(self, seed: str) -> str:
        """The seed, shown when the game is over."""
        return self.tr("Seed of the dice: {seed}").format(seed=foreign.quote(seed, 200))


def _around_turn_start(
    events: tuple[Event, ...],
) -> tuple[tuple[Event, ...], TurnStarted | None, tuple[Event, ...]]:
    """An action's events before and after the start of a turn, if there was one."""
    for place, event in enumerate(events):
        if isinstance(event, TurnStarted):
            return events[:place], event, events[place + 1 :]
    return events, None, ()


def _worth_telling(events: Iterable[Event]) -> list[Event]:
    """Without what the headings say already."""
    return [
        event
        for event in events
        if not isinstance(event, GameOver)
        and not (isinstance(event, TurnEnded) and not event.passed)
    ]


def _seeds(setup: Setup) -> list[str]:
    """The seeds of the dice in the order of their use; none where they are real dice."""
    first = [] if setup.seed is None else [setup.seed]
    return first + [source.seed for source in setup.dice_from]
