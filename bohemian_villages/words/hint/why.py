""" "Why?": a turn that an AI player made, explained in words."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from ...ai.hint.data import Explanation, Reason, Suggestion
from ...ai.tastes import TASTES, liking, steps
from ...engine.actions import EndTurn, Place, Reroll, TakeBishop, TakeSpecial
from ...engine.rules import apply
from ...engine.state import NO_PLAYER, State
from ...levels import BEGINNER, LEVELS, RANDOM
from ...play.seats import character_of, is_matched
from ..controls import control_names
from ..game.characters import character_words
from ..game.table import Table
from ..grammar import lists
from ..tone import Sentence, Tone
from ..why import AnyWhyWords
from .hint import MOST_SENTENCES, HintWords
from .reasons import ReasonWords
from .steps import HintSteps


@frozen
class _Moves:
    """The moves of a turn, by what is said of them."""

    taken: list[str]
    kicked: list[tuple[str, str]]
    """Each player who is kicked out, and out of which building."""


class WhyWords(AnyWhyWords):
    """Explains turns of one table to those who watched them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._hint = HintWords(table)
        self._reasons = ReasonWords(table)
        self._steps = HintSteps(table)

    # Labels.

    def no_turn(self) -> str:
        """Shown if no AI player has finished a turn."""
        if any(seat.control in LEVELS for seat in self.table.players):
            return self.tr("No computer player has finished a turn yet.")
        return self.tr("Only people play here: ask them.")

    # The turn.

    def paragraphs(self, state: State, explained: Explanation) -> list[Sentence]:
        """The moves made, the expected result, what they bring, and what was better."""
        mover = explained.hint.player
        reasons = explained.played.reasons[:MOST_SENTENCES]
        return [
            Sentence(self.done(state, explained.played, mover)),
            Sentence(self._outlook(explained.played, mover)),
            *(self._reason(reason, mover) for reason in reasons),
            *self._verdict(state, explained),
        ]

    def done(self, state: State, played: Suggestion, mover: int) -> str:
        """The moves of a turn: "Karel took the inn in Falkenow and the bishop."."""
        moves = self._moves(state, played)
        did = []
        if moves.taken:
            did.append(self.tr("took {things}").format(things=lists.all_of(moves.taken)))
        for player, building in moves.kicked:
            text = self.tr("kicked {player} {out_of_building}")
            did.append(text.format(player=player, out_of_building=building))
        if not did:
            did.append(self.tr("ended the turn") if state.moved else self.tr("passed"))
        text = self.tr("{player} {did}.", "somebody, and what they did")
        return text.format(player=self.table.player(mover), did=lists.all_of(did))

    def _to_do(self, state: State, turn: Suggestion) -> str:
        """The moves of a turn that was not made: "take the inn in Falkenow and the bishop"."""
        moves = self._moves(state, turn)
        to_do = []
        if moves.taken:
            to_do.append(self.tr("take {things}").format(things=lists.all_of(moves.taken)))
        for player, building in moves.kicked:
            text = self.tr("kick {player} {out_of_building}")
            to_do.append(text.format(player=player, out_of_building=building))
        phrases = self._steps.phrases(state, turn.actions)
        if not to_do or isinstance(turn.actions[-1], Reroll):
            to_do.append(phrases[-1])
        return lists.all_of(to_do)

    def _moves(self, state: State, turn: Suggestion) -> _Moves:
        buildings, tiles, kicked = [], [], []
        for action in turn.actions:
            match action:
                case Place(_, building) if state.owners[building] == NO_PLAYER:
                    buildings.append(building)
                case Place(_, building):
                    victim = self.table.player(state.owners[building])
                    kicked.append((victim, self.table.out_of(building)))
                case TakeBishop():
                    tiles.append(self.tr("the bishop"))
                case TakeSpecial():
                    tiles.append(self.tr("a special action tile"))
                case EndTurn() | Reroll():
                    break
            state, _events = apply(state, action)
        return _Moves([*self.table.the_buildings(buildings), *tiles], kicked)

    def _outlook(self, played: Suggestion, mover: int) -> str:
        """How the game is expected to go on."""
        found = played.evaluation
        text = self.tr(
            "That makes {player}’s chance to win {chance}, with {score} at the end, {margin}."
        )
        if self._hint.is_even(found, mover):
            text = self.tr("That makes {player}’s chance to win {chance}, with {score} at the end.")
        return text.format(
            player=self.table.player(mover),
            chance=self._hint.chance(found.chances[mover]),
            score=self._hint.about(found.scores[mover]),
            margin=self._hint.margin(found, mover),
        )

    def _reason(self, reason: Reason, mover: int) -> Sentence:
        return self._reasons.sentence(reason, self._reasons.reason_of_another(reason, mover))

    def _verdict(self, state: State, explained: Explanation) -> Iterator[Sentence]:
        """Whether the turn was the best; if not, the best one and its advantages."""
        if len(explained.hint.suggestions) == 1:
            yield Sentence(self.tr("Nothing else was possible."))
        elif explained.place == 0:
            yield Sentence(self.tr("That was the best turn: the hint would play it too."))
        else:
            yield from self._better(state, explained)

    def _better(self, state: State, explained: Explanation) -> Iterator[Sentence]:
        mover, best, played = explained.hint.player, explained.best, explained.played
        chance = self._hint.chance(best.evaluation.chances[mover])
        if chance == self._hint.chance(played.evaluation.chances[mover]):
            text = self.tr("It would have been just as good to {play}.")
        else:
            text = self.tr("It would have been better to {play}: {chance} to win.")
        yield Sentence(text.format(play=self._to_do(state, best), chance=chance))
        if played.forgone is not None:
            reason = self._reasons.reason_of_another(played.forgone, mover)
            text = self.tr("With that turn, {reason}.")
            yield Sentence(text.format(reason=reason), Tone.GOOD)
        yield from self._whose_way(state, explained)

    def _whose_way(self, state: State, explained: Explanation) -> Iterator[Sentence]:
        """Why somebody plays what is not the best: it is to their taste, or they see less."""
        mover = explained.hint.player
        seat, name = self.table.players[mover], self.table.player(mover)
        character = character_of(seat)
        if character is not None:
            taste = TASTES[character.taste]
            played, best = (
                sum(liking(step, taste) for step in steps(state, turn.actions))
                for turn in (explained.played, explained.best)
            )
            if played > best:
                text = self.tr("{sentence}: that’s {player} all over.")
                said = character_words.sentence(character.key).rstrip(".")
                yield Sentence(text.format(player=name, sentence=said))
                return
        if is_matched(seat):
            text = self.tr("At your level, {player} misses a better turn now and then.")
        elif seat.control == RANDOM:
            text = self.tr("{player} plays anything the rules allow.")
        elif seat.control == BEGINNER:
            text = self.tr("As a beginner, {player} misses a better turn now and then.")
        elif seat.control in LEVELS and seat.control != LEVELS[-1]:
            text = self.tr("On {level}, {player} misses a better turn now and then.")
        else:
            return
        yield Sentence(text.format(level=control_names.name(seat.control), player=name))
