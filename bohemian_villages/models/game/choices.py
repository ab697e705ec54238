"""Choices: every way to use the dice as they lie, grouped for display, and what each reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum, auto
from functools import cached_property
from itertools import combinations

from attrs import field, frozen

from ...engine.actions import Dice, Move, Place, TakeBishop, TakeSpecial
from ...engine.board import Kind
from ...engine.errors import Refusal
from ...engine.moves import refusal, targets
from ...engine.state import State
from ...words.game.refusals import explain, rule
from ...words.game.worth import Outcome, Worth


class What(Enum):
    """What dice are used for."""

    PLACE = auto()
    BISHOP = auto()
    SPECIAL = auto()


class LazyWorth:
    """Worth and cost of a placement, computed on demand: most targets are only lit."""

    def __init__(self, words: Worth, find: Callable[[], Outcome]) -> None:
        self._words = words
        self._find = find

    @cached_property
    def _outcome(self) -> Outcome:
        return self._find()

    @cached_property
    def cost(self) -> str:
        """What the kick costs the victim; empty if nobody is kicked out."""
        return self._words.loss(self._outcome)

    @cached_property
    def worth(self) -> str:
        """What the building brings now."""
        return self._words.gain(self._outcome)


@frozen
class Target:
    """A building onto which a figure may be put now."""

    building: int
    ways: tuple[Dice, ...]
    """The dice that reach it, each way once."""
    victim: int
    """Whose figure would be kicked out, or NO_PLAYER."""
    _lazy_worth: LazyWorth = field(eq=False, repr=False)

    @property
    def cost(self) -> str:
        """What the kick costs the victim, in words."""
        return self._lazy_worth.cost

    @property
    def worth(self) -> str:
        """What the building brings now, in words."""
        return self._lazy_worth.worth


@frozen
class Half:
    """Dice used together. A chip shows one or two halves."""

    dice: Dice
    """Their indices; empty if any two unused dice would do."""
    faces: tuple[int, ...]
    total: int
    kind: Kind | None
    """The kind of building for their total; None for bishop and special tile."""
    what: What
    targets: tuple[Target, ...] = ()
    reason: str = ""
    """Why they cannot be used like this, in words; empty if they can."""

    @property
    def enabled(self) -> bool:
        """Whether these dice can be used like this."""
        return not self.reason


@frozen
class Choice:
    """One way to use the dice: a chip."""

    halves: tuple[Half, ...]
    lost: Dice = ()
    """Indices of dice that cannot be used any more afterwards."""
    enabled: bool = True
    """Whether at least one half can be played."""
    reason: str = ""
    """Why it cannot be chosen, in words; empty if it can."""

    @property
    def key(self) -> tuple[tuple[What, Dice], ...]:
        """A key that is unique among the choices of a position."""
        return tuple((half.what, half.dice) for half in self.halves)


TargetMaker = Callable[[int, tuple[Dice, ...]], Target]


def choices(state: State, target: TargetMaker) -> list[Choice]:
    """Every choice of a position after the roll: pairs, three dice, four, bishop, special tile."""
    if state.is_over or state.due_dice:
        return []
    halves = _Halves(state, target)
    groups = [*_splits(state), *_lone(state, 3), *_lone(state, 4)]
    found = [
        _choice(tuple(map(halves.place, used)), lost)
        for used, lost in groups
        if all(_total(state, dice) <= Kind.MANOR for dice in used)
    ]
    found += [_choice((halves.bishop(dice),), ()) for dice in _doubles(state)]
    if len(state.unused) >= 2:
        found.append(_choice((halves.special(),), ()))
    return found


def _choice(halves: tuple[Half, ...], lost: Dice) -> Choice:
    enabled = any(half.enabled for half in halves)
    return Choice(halves, lost, enabled, "" if enabled else halves[0].reason)


class _Halves:
    """Makes the halves for one position."""

    def __init__(self, state: State, target: TargetMaker) -> None:
        self._state = state
        self._target = target

    def place(self, dice: Dice) -> Half:
        state, total = self._state, _total(self._state, dice)
        reason = self._no_placing(dice, total)
        reached = () if reason else targets(state, total)
        made = tuple(self._target(building, (dice,)) for building in reached)
        return Half(dice, _faces(state, dice), total, Kind(total), What.PLACE, made, reason)

    def _no_placing(self, dice: Dice, total: int) -> str:
        """Why no building of that total can be reached; that it is the player's own comes last."""
        state = self._state
        tried = [Place(dice, building) for building in state.board.of_kind[total]]
        problems = [(action, refusal(state, action)) for action in tried]
        if any(problem is None for _action, problem in problems):
            return ""
        problems.sort(key=lambda found: found[1] is Refusal.OWN_FIGURE)
        return self._why(*problems[0]) if problems else rule(Refusal.UNKNOWN_BUILDING)

    def _why(self, action: Move, problem: Refusal | None) -> str:
        return explain(self._state, action, problem) if problem else ""

    def bishop(self, dice: Dice) -> Half:
        action = TakeBishop(dice)
        return self._taking(What.BISHOP, dice, self._why(action, refusal(self._state, action)))

    def special(self) -> Half:
        unused = self._state.unused
        action = TakeSpecial(unused[:2])
        reason = self._why(action, refusal(self._state, action))
        return self._taking(What.SPECIAL, unused if len(unused) == 2 else (), reason)

    def _taking(self, what: What, dice: Dice, reason: str) -> Half:
        faces = _faces(self._state, dice)
        return Half(dice, faces, sum(faces), None, what, (), reason)


Group = tuple[tuple[Dice, ...], Dice]


def _splits(state: State) -> Iterable[Group]:
    """The ways to split the unused dice into pairs."""
    unused = state.unused
    if len(unused) == 2:
        return [((unused,), ())]
    if len(unused) < 4:
        return []
    first, *others = unused
    pairs = [((first, second), _rest(unused, (first, second))) for second in others]
    return _distinct(state, [(pair, ()) for pair in pairs])


def _lone(state: State, size: int) -> Iterable[Group]:
    """Groups of so many unused dice."""
    chosen = combinations(state.unused, size)
    return _distinct(state, [((dice,), _rest(state.unused, dice)) for dice in chosen])


def _doubles(state: State) -> Iterator[Dice]:
    pairs = _distinct(state, [((pair,), ()) for pair in combinations(state.unused, 2)])
    for (pair,), _lost in pairs:
        if len(set(_faces(state, pair))) == 1:
            yield pair


def _distinct(state: State, groups: Iterable[Group]) -> list[Group]:
    """The first of any groups that show the same faces: equal dice make equal choices."""
    by_faces: dict[tuple[tuple[int, ...], ...], Group] = {}
    for group in groups:
        shown = tuple(sorted(tuple(sorted(_faces(state, dice))) for dice in group[0]))
        by_faces.setdefault(shown, group)
    return list(by_faces.values())


def _faces(state: State, dice: Dice) -> tuple[int, ...]:
    return tuple(state.dice[die] for die in dice)


def _total(state: State, dice: Dice) -> int:
    return sum(_faces(state, dice))


def _rest(unused: Dice, dice: Dice) -> Dice:
    return tuple(die for die in unused if die not in dice)
