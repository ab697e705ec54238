"""The suggestions of a hint as rows: moves, expected result and reasons, in words."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from ...ai.hint.data import Hint, Suggestion
from ...engine.actions import Decision, Dice, EndTurn, Place, Reroll, TakeBishop, TakeSpecial
from ...engine.board import NO_BUILDING
from ...engine.rules import apply
from ...engine.state import NO_PLAYER, State
from ...words.grammar import capitalized
from ...words.hint.hint import HintWords
from ...words.hint.steps import HintSteps
from ...words.tone import Sentence
from ..game.choices import Choice, Half, What

Use = tuple[int, tuple[int, ...]]
"""What dice are used for, and what they show."""

WHATS = {Place: What.PLACE, TakeBishop: What.BISHOP, TakeSpecial: What.SPECIAL}


@frozen
class HintStep:
    """One move of a suggested turn."""

    action: Decision
    title: str
    detail: str
    short: str
    """Title and place in one line."""
    badge: int = 0
    """The total of the dice, if they reach a building."""
    icon: str = ""
    building: int = NO_BUILDING
    victim: int = NO_PLAYER
    """The player kicked out."""
    phrase: str = ""
    """For the prompt and for screen readers."""

    @property
    def dice(self) -> Dice:
        """The dice it uses."""
        dice: Dice = getattr(self.action, "dice", ())
        return dice


@frozen
class HintRow:
    """A suggested turn."""

    place: int
    steps: tuple[HintStep, ...]
    chance: str
    score: str
    coins: str
    """The score as a number."""
    margin: str
    why: tuple[Sentence, ...]
    spoken: str
    tip: str
    """The tool tip: moves, expected result and all reasons."""

    @property
    def tile_moves(self) -> dict[str, int]:
        """The bishop and special action tile, if taken, with the numbers of the moves."""
        names = {TakeBishop: "bishop", TakeSpecial: "special"}
        return {
            names[type(step.action)]: place
            for place, step in enumerate(self.steps, 1)
            if type(step.action) in names
        }

    @property
    def targets(self) -> dict[int, HintStep]:
        """The moves that go to a building, by building."""
        return {step.building: step for step in self.steps if step.building != NO_BUILDING}


class HintTeller:
    """Makes rows from a hint."""

    def __init__(self, state: State, words: HintWords) -> None:
        self._state = state
        self._words = words
        self._steps = HintSteps(words.table)

    def rows(self, hint: Hint) -> list[HintRow]:
        """All suggestions in words."""
        return [self._row(hint, place) for place in range(len(hint.suggestions))]

    def _row(self, hint: Hint, place: int) -> HintRow:
        words, suggestion = self._words, hint.suggestions[place]
        steps = tuple(self._told(suggestion))
        found, why = suggestion.evaluation, tuple(words.why(hint, place))
        phrases = [step.phrase for step in steps]
        expected = words.expected(suggestion, hint.player)
        return HintRow(
            place=place,
            steps=steps,
            chance=words.chance(found.chances[hint.player]),
            score=words.score(found.scores[hint.player]),
            coins=words.coins(found.scores[hint.player]),
            margin=words.margin(found, hint.player),
            why=why,
            spoken=words.described(place, phrases, expected, " ".join(s.text for s in why)),
            tip="\n".join(map(capitalized, [*phrases, expected, *(each.text for each in why)])),
        )

    def _told(self, suggestion: Suggestion) -> Iterator[HintStep]:
        state = self._state
        for place, action in enumerate(suggestion.actions):
            if place and isinstance(action, EndTurn):
                return
            yield self._step(state, action)
            if isinstance(action, EndTurn | Reroll):
                return
            state, _events = apply(state, action)

    def _step(self, state: State, action: Decision) -> HintStep:
        title, detail, icon = self._steps.label(state, action)
        phrase = self._steps.phrase(state, action)
        short = self._steps.short(state, action)
        if isinstance(action, Place):
            kind, owner = state.board.kind_of[action.building], state.owners[action.building]
            return HintStep(
                action, title, detail, short, kind, icon, action.building, owner, phrase
            )
        return HintStep(action, title, detail, short, icon=icon, phrase=phrase)


def layout_of(row: HintRow, choices: list[Choice], dice: Dice) -> tuple[Choice | None, Dice]:
    """The selection for a turn: a chip, or dice to reroll."""
    moves = [step for step in row.steps if type(step.action) in WHATS]
    if not moves:
        return None, row.steps[0].dice
    wanted = sorted(_use_of(step, dice) for step in moves)
    usable = [choice for choice in choices if choice.enabled]
    for choice in usable:
        if sorted(_use_of_half(half) for half in choice.halves if half.enabled) == wanted:
            return choice, ()
    return _first_alone(_use_of(moves[0], dice), usable), ()


def _first_alone(first: Use, choices: list[Choice]) -> Choice | None:
    """The chip for the first move, without its other half.

    If no chip has both moves of a turn, a chip with another second move would suggest another turn.
    """
    for choice in choices:
        for half in choice.halves:
            if _use_of_half(half) == first:
                return evolve(choice, halves=(half,))
    return None


def _use_of(step: HintStep, dice: Dice) -> Use:
    what = WHATS[type(step.action)]
    return what.value, tuple(sorted(dice[die] for die in step.dice))


def _use_of_half(half: Half) -> Use:
    return half.what.value, tuple(sorted(half.faces))
