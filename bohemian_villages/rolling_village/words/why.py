""" "Why?": a turn that a computer player made, explained in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...levels import BEGINNER, EASY, HARD, MEDIUM, RANDOM
from ...words.controls import control_names
from ...words.grammar import capitalized, lists
from ...words.tone import Sentence, Tone
from ...words.why import AnyWhyWords
from ..ai.hint_data import Explanation, Reason, Suggestion, Topic
from ..engine.actions import ChooseAvenue, Draw
from ..engine.setup import Setup
from ..engine.sheet import Project
from ..engine.state import State
from .hint import RollingHintWords, RollingReasons, tone_of
from .names import AVENUE_NAMES, SheetNames

MOST_SENTENCES = 3
OVERLOOKING = (EASY, MEDIUM)


class ReasonsOfAnother(RollingReasons):
    """Phrases about a turn of another player, which they have made or missed."""

    def reason(self, reason: Reason) -> str:
        match reason.topic:
            case Topic.SCORES:
                return self._scored(reason)
            case Topic.AVENUE:
                return self._picked(reason)
            case _:
                return super().reason(reason)

    def _scored(self, r: Reason) -> str:
        alone = len(r.spaces) == 1
        assert r.project is not None
        text = {
            Project.HOUSE: self.tr("a house scores {points}")
            if alone
            else self.tr("a group of {count} houses scores {points}"),
            Project.FOREST: self.tr("a forest scores {points}")
            if alone
            else self.tr("a group of {count} forests scores {points}"),
            Project.LAKE: self.tr("a lake scores {points}")
            if alone
            else self.tr("a group of {count} lakes scores {points}"),
        }[r.project]
        return text.format(points=self.points(r.points), count=len(r.spaces))

    def _picked(self, r: Reason) -> str:
        assert r.avenue is not None
        text = self.tr("avenue {avenue} brings {points}")
        return text.format(avenue=AVENUE_NAMES[r.avenue], points=self.points(r.points))


class RollingWhyWords(AnyWhyWords):
    """Explains turns of one game to those who watched them."""

    def __init__(self, names: SheetNames, setup: Setup) -> None:
        self._names, self._setup = names, setup
        self._hint = RollingHintWords(names)
        self._reasons = ReasonsOfAnother(names)

    # Labels.

    def button(self) -> str:
        """Beside a sheet: explain what was drawn on it last."""
        return self.tr("Why?")

    def no_computer_player(self, *, is_at_table: bool) -> str:
        """There is no turn to explain."""
        if is_at_table:
            return self.tr("No computer player has finished a turn yet.")
        return self.tr("No computer player sits at this table.")

    # The turn.

    def paragraphs(self, state: State, explained: Explanation) -> list[Sentence]:
        """What was drawn, what it is worth, what spoke for it, and what was better."""
        played = explained.played
        return [
            Sentence(self.done(state, played)),
            Sentence(self._expected(state, played)),
            *dict.fromkeys(map(self._reason, weightiest(played.reasons))),
            *self._verdict(explained),
        ]

    def done(self, state: State, played: Suggestion) -> str:
        """The drawings: "Turn 4, dice 3 and 5: Ota drew a forest in column 5, avenue 7"."""
        assert state.dice is not None
        text = (
            self.tr("Preparation, dice {first} and {second}: {player} {did}.")
            if state.in_preparation
            else self.tr("Turn {turn}, dice {first} and {second}: {player} {did}.")
        )
        first, second = state.dice
        drawn = [self._hint.phrase(each) for each in played.actions if isinstance(each, Draw)]
        did = [self.tr("drew {things}").format(things=lists.of_phrases(drawn))] if drawn else []
        for each in played.actions:
            if isinstance(each, ChooseAvenue):
                picked = self.tr("picked avenue {avenue}")
                did.append(picked.format(avenue=AVENUE_NAMES[each.avenue]))
        return text.format(
            turn=state.turn,
            first=first,
            second=second,
            player=self._names.player(state.player),
            did=lists.of_phrases(did),
        )

    def _expected(self, state: State, played: Suggestion) -> str:
        if state.in_preparation:
            text = self.tr("{player} can expect {score} at the end.")
        else:
            text = self.tr(
                "That scored %n point(s); {player} can expect {score} at the end.",
                "",
                played.scored,
            )
        score = self._hint.expected(played.expected)
        return text.format(player=self._names.player(state.player), score=score)

    def _reason(self, reason: Reason) -> Sentence:
        return Sentence(f"{capitalized(self._reasons.reason(reason))}.", tone_of(reason))

    # The verdict.

    def _verdict(self, explained: Explanation) -> Iterator[Sentence]:
        """Whether the turn was the best; if not, the best one and its advantages."""
        if len(explained.hint.suggestions) == 1:
            yield Sentence(self.tr("Nothing else was possible."))
        elif explained.place == 0:
            yield Sentence(self.tr("That was the best turn: the hint would play it too."))
        else:
            yield from self._better(explained)

    def _better(self, explained: Explanation) -> Iterator[Sentence]:
        played, best = explained.played, explained.best
        tenths = round(10 * best.expected) - round(10 * played.expected)
        if tenths:
            text = self.tr("It would have been better to {draw}: +{points} points.")
        else:
            text = self.tr("It would have been just as good to {draw}.")
        told = text.format(draw=self._to_do(best), points=f"{tenths / 10:.1f}")
        yield Sentence(told, Tone.SIGNED)
        if played.forgone is not None:
            text = self.tr("With that turn, {reason}.")
            yield Sentence(text.format(reason=self._reasons.reason(played.forgone)))
        if tenths:
            yield from self._what_the_level_misses(explained.hint.player)

    def _to_do(self, turn: Suggestion) -> str:
        """What was not drawn: "draw a lake in column 5, avenue 7, and pick avenue 3–4"."""
        drawn = [self._hint.phrase(each) for each in turn.actions if isinstance(each, Draw)]
        to_do = [self.tr("draw {things}").format(things=lists.of_phrases(drawn))] if drawn else []
        to_do += (self._hint.phrase(each) for each in turn.actions if not isinstance(each, Draw))
        return lists.of_phrases(to_do)

    def _what_the_level_misses(self, player: int) -> Iterator[Sentence]:
        """Why somebody draws what is not the best."""
        control = self._setup.players[player].control
        if control == RANDOM:
            text = self.tr("{player} draws anything the rules allow.")
        elif control == BEGINNER:
            text = self.tr("As a beginner, {player} overlooks some spaces.")
        elif control in OVERLOOKING:
            text = self.tr("On {level}, {player} overlooks some spaces.")
        elif control == HARD:
            text = self.tr("On {level}, {player} goes by rules of thumb.")
        else:
            return
        level, name = control_names.name(control), self._names.player(player)
        yield Sentence(text.format(level=level, player=name))


def weightiest(reasons: Sequence[Reason]) -> list[Reason]:
    """What is told of a turn: every group that scored, then what else weighs most.

    That a group grew goes without saying where it is told what it scored.
    """
    scored = [each for each in reasons if each.topic is Topic.SCORES]
    told = {each.spaces for each in scored}
    others = [
        each
        for each in reasons
        if each.topic is not Topic.SCORES
        and not (each.topic is Topic.GROWN and each.spaces in told)
    ]
    return [*scored, *others[: max(0, MOST_SENTENCES - len(scored))]]
