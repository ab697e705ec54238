""" "Why?": a turn that an AI player made, explained in words."""

from __future__ import annotations

from collections.abc import Iterator

from ...ai.hint.data import Explanation, Reason, Suggestion
from ...ai.tastes import TASTES, liking, steps
from ...engine.actions import EndTurn, Place, TakeBishop, TakeSpecial
from ...engine.rules import apply
from ...engine.state import NO_PLAYER, State
from ...levels import LEVELS
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
            Sentence(self._expected(explained.played, mover)),
            *(self._reason(reason, mover) for reason in reasons),
            *self._verdict(state, explained),
        ]

    def done(self, state: State, played: Suggestion, mover: int) -> str:
        """The moves of a turn: "Karel took the inn in Falkenow and the bishop."."""
        taken, others = [], []
        for action in played.actions:
            match action:
                case Place(_, building) if state.owners[building] == NO_PLAYER:
                    taken.append(self.table.the(building))
                case Place(_, building):
                    victim = self.table.player(state.owners[building])
                    text = self.tr("kicked {player} {out_of_building}")
                    out_of = self.table.out_of(building)
                    others.append(text.format(player=victim, out_of_building=out_of))
                case TakeBishop():
                    taken.append(self.tr("the bishop"))
                case TakeSpecial():
                    taken.append(self.tr("a special action tile"))
                case EndTurn():
                    break
            state, _events = apply(state, action)
        if taken:
            text = self.tr("took {things}")
            others.insert(0, text.format(things=lists.all_of(taken)))
        elif not others:
            others.append(self.tr("ended the turn") if state.moved else self.tr("passed"))
        text = self.tr("{player} {did}.", "somebody, and what they did")
        return text.format(player=self.table.player(mover), did=lists.all_of(others))

    def _expected(self, played: Suggestion, mover: int) -> str:
        """How the game is expected to go on."""
        text = self.tr("Expected: {outlook}.", "what a turn promises")
        return text.format(outlook=self._hint.expected(played, mover))

    def _reason(self, reason: Reason, mover: int) -> Sentence:
        return self._reasons.sentence(reason, self._reasons.reason_of_another(reason, mover))

    def _verdict(self, state: State, explained: Explanation) -> Iterator[Sentence]:
        """Whether the turn was the best; if not, the best one and its advantages."""
        if len(explained.hint.suggestions) == 1:
            yield Sentence(self.tr("Nothing else was possible."))
        elif explained.place == 0:
            yield Sentence(self.tr("The best turn: the hint would play it too."))
        else:
            yield from self._better(state, explained)

    def _better(self, state: State, explained: Explanation) -> Iterator[Sentence]:
        mover, best, played = explained.hint.player, explained.best, explained.played
        turn = self.tr(", then ", "between the moves of a hint").join(
            self._steps.phrases(state, best.actions)
        )
        chance = self._hint.chance(best.evaluation.chances[mover])
        if chance == self._hint.chance(played.evaluation.chances[mover]):
            text = self.tr("Just as good, says the hint: {turn}.")
        else:
            text = self.tr("The hint would rather play: {turn}. {chance} to win.")
        yield Sentence(text.format(turn=turn, chance=chance))
        if played.forgone is not None:
            reason = self._reasons.reason_of_another(played.forgone, mover)
            text = self.tr("With that turn: {reason}.")
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
            yield Sentence(text.format(player=name))
        elif seat.control in LEVELS and seat.control != LEVELS[-1]:
            text = self.tr("At level {level}, {player} misses a better turn now and then.")
            yield Sentence(text.format(level=control_names.name(seat.control), player=name))
