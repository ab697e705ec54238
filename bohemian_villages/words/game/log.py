"""The log: a whole game in sentences from its opening to its winners, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, field

from ...engine.events import Event, GameOver, TurnEnded, TurnStarted
from ...engine.game import Game
from ...engine.scoring import Score, score, winners
from ...engine.setup import Setup
from ...fair_dice import DiceFrom, commitment
from .. import foreign
from ..catalogue import Speaker
from ..grammar import lists, number
from .events import Narrator
from .names import thing_names


@define
class LogChapter:
    """A turn, or what comes before or after all turns."""

    heading: str
    lines: list[str] = field(factory=list)


def tell(game: Game) -> Iterator[str]:
    """The lines of a game: headings, and below each its events, indented."""
    for chapter in Log(game).chapters():
        yield chapter.heading
        for line in chapter.lines:
            yield f"  {line}"


class Log(Speaker):
    """The log of a game, under way or over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.narrator = Narrator(game.setup)
        self.table = self.narrator.table

    def chapters(self) -> Iterator[LogChapter]:
        """The opening, every turn so far and, if the game is over, the final scoring."""
        yield self.opening()
        yield from self.turns()
        if self.game.state.is_over:
            yield self.final_scoring()

    def opening(self) -> LogChapter:
        """Players, villages, first player, and the fingerprint of the dice."""
        setup = self.game.setup
        players = [self.table.introduced(seat) for seat in range(len(setup.players))]
        villages = [self.table.village(v) for v in range(len(setup.board.villages))]
        lines = [
            self.tr("Players: {players}.").format(players=lists.all_of(players)),
            self.tr("Villages: {villages}.").format(villages=lists.all_of(villages)),
            self.tr("{player} begins.").format(player=self.table.player(setup.first_player)),
            *SeedWords(setup).opening(),
        ]
        return LogChapter(thing_names.game(), lines)

    def turns(self) -> Iterator[LogChapter]:
        """Every turn so far, including one under way in which nothing has happened yet."""
        chapter = LogChapter(self.heading(1, self.game.start.player))
        for step in self.game.steps:
            before, begun, after = _around_turn_start(step.events)
            chapter.lines += self.narrator.sentences(_worth_telling(before), step.state)
            if begun:
                yield chapter
                chapter = LogChapter(self.heading(step.turn + 1, begun.player))
                chapter.lines += self.narrator.sentences(_worth_telling(after), step.state)
        yield chapter

    def heading(self, turn: int, player: int) -> str:
        """The heading of a turn, counted from 1."""
        return self.tr("Turn {turn}: {player}").format(turn=turn, player=self.table.player(player))

    def final_scoring(self) -> LogChapter:
        """Why the game ended, every player's score, who won, and the seed for checking the dice."""
        state = self.game.state
        assert state.ending is not None
        scores = score(state)
        lines = [
            self.narrator.say(GameOver(state.ending), state),
            *(self.score_line(player, parts) for player, parts in enumerate(scores)),
            self.winners_line(scores),
            *SeedWords(self.game.setup).seeds(),
        ]
        return LogChapter(self.tr("Final scoring"), lines)

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


class SeedWords(Speaker):
    """Texts about the seeds of the dice: fingerprints before a game, the seeds themselves after it.

    A game that was continued from a replay with new dice has several seeds.
    """

    def __init__(self, setup: Setup) -> None:
        first = [] if setup.seed is None else [DiceFrom(1, setup.seed)]
        later = sorted(setup.dice_from, key=lambda source: source.turn)
        self._sources = _in_use([*first, *later])
        """The seeds in order of use; empty if all dice are real ones."""
        self._branches = [str(source.turn) for source in self._sources if source.turn > 1]

    def opening(self) -> list[str]:
        """Fingerprints, what they are for, and why there are several."""
        if not self._sources:
            return []
        told = self.tr(
            "The dice follow from a secret seed. You see its fingerprint (SHA-256) now and the "
            "seed itself at the end: if they match, nobody changed the dice."
        )
        fingerprints = [self._fingerprint(place) for place in range(len(self._sources))]
        return [told, *self._why_several(), *fingerprints]

    def _why_several(self) -> list[str]:
        if not self._branches:
            return []
        turns = lists.all_of(self._branches)
        if self._sources[0].turn > 1:
            text = self.tr(
                "This game was played on from a replay: real dice fell first, and the program "
                "rolls from turn {turns} on."
            )
            return [text.format(turns=turns)]
        if len(self._branches) == 1:
            text = self.tr(
                "This game was played on from a replay, with new dice from turn {turns}."
            )
        else:
            text = self.tr(
                "This game was played on from replays, with new dice from turns {turns}."
            )
        count = len(self._sources)
        several = self.tr("So it has %n seed(s), each with a fingerprint of its own.", "", count)
        return [text.format(turns=turns), several]

    def _fingerprint(self, place: int) -> str:
        digits = commitment(self._sources[place].seed)
        if not self._branches:
            return self.tr("Fingerprint of the seed: {digits}").format(digits=digits)
        first, last = self._turns(place)
        if last is None:
            text = self.tr("Fingerprint of the seed from turn {first} on: {digits}")
        elif first == last:
            text = self.tr("Fingerprint of the seed of turn {first}: {digits}")
        else:
            text = self.tr("Fingerprint of the seed of turns {first} to {last}: {digits}")
        return text.format(first=first, last=last, digits=digits)

    def seeds(self) -> list[str]:
        """The seeds, shown when the game is over."""
        return [self._seed(place) for place in range(len(self._sources))]

    def _seed(self, place: int) -> str:
        seed = foreign.quote(self._sources[place].seed, 200)
        if not self._branches:
            return self.tr("Seed of the dice: {seed}").format(seed=seed)
        first, last = self._turns(place)
        if last is None:
            text = self.tr("Seed of the dice from turn {first} on: {seed}")
        elif first == last:
            text = self.tr("Seed of the dice of turn {first}: {seed}")
        else:
            text = self.tr("Seed of the dice of turns {first} to {last}: {seed}")
        return text.format(first=first, last=last, seed=seed)

    def _turns(self, place: int) -> tuple[int, int | None]:
        """The turns whose dice this seed decides; the last one is None for all that follow."""
        following = self._sources[place + 1 : place + 2]
        return self._sources[place].turn, following[0].turn - 1 if following else None


def _in_use(sources: list[DiceFrom]) -> list[DiceFrom]:
    """The seeds without those that are replaced before any of their dice fall."""
    begins = [source.turn for source in sources]
    return [
        source for place, source in enumerate(sources) if source.turn not in begins[place + 1 :]
    ]


def _around_turn_start(
    events: tuple[Event, ...],
) -> tuple[tuple[Event, ...], TurnStarted | None, tuple[Event, ...]]:
    """An action's events before and after the start of a turn, if there was one."""
    for place, event in enumerate(events):
        if isinstance(event, TurnStarted):
            return events[:place], event, events[place + 1 :]
    return events, None, ()


def _worth_telling(events: Iterable[Event]) -> list[Event]:
    """The events without those the headings already cover."""
    return [
        event
        for event in events
        if not isinstance(event, GameOver)
        and not (isinstance(event, TurnEnded) and not event.passed)
    ]
