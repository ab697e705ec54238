"""Selection: the dice picked or lifted by hand, the chip chosen, the chip under the pointer."""

from __future__ import annotations

from attrs import define, evolve

from ...engine.actions import Action, Dice, Place
from .choices import Choice, Half, Target, What
from .position import Position


@define
class Selection:
    """What dice, chips and board share: dice picked by hand or a chosen chip, never both."""

    dice: Dice = ()
    chosen: Choice | None = None
    peeked: Choice | None = None
    lifted: Dice | None = None
    """The dice to be rolled again, while the player chooses which to keep; else None."""

    @property
    def shown(self) -> Choice | None:
        """The chip that counts now: one under the pointer before the one chosen."""
        return self.peeked or self.chosen

    @property
    def halves(self) -> tuple[Half, ...]:
        """The halves of that chip."""
        return self.shown.halves if self.shown else ()

    def pick(self, die: int, on: bool) -> None:
        """Add a die to those picked by hand, or leave it out."""
        rest = set(self.dice) - {die}
        self.dice = tuple(sorted(rest | {die} if on else rest))
        self.chosen = self.peeked = self.lifted = None

    def toggle(self, die: int) -> None:
        """Pick a die or leave it out; while dice are lifted, lift it or keep it."""
        if self.lifted is None:
            self.pick(die, die not in self.dice)
        else:
            self.lifted = tuple(sorted({*self.lifted} ^ {die}))

    def lift(self, dice: Dice) -> None:
        """Lift dice that are to be rolled again."""
        self.choose(None)
        self.lifted = dice

    def choose(self, choice: Choice | None) -> None:
        """Choose a chip, or none."""
        self.dice, self.chosen, self.peeked, self.lifted = (), choice, None, None

    def lit(self, position: Position) -> dict[int, Target]:
        """The buildings the selection reaches; with nothing selected, all that can be reached."""
        if self.shown:
            return _reached_by(self.shown.halves)
        if self.dice:
            return _reached_with(position, self.dice)
        return position.targets

    def ways_to(self, building: int, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
        """The dice the selection gives for a building, which can be reached these ways."""
        if self.dice:
            # One die picked is a beginning; more are taken at their word, be it wrong.
            return (self.dice,) if len(self.dice) > 1 else _with(self.dice[0], ways)
        if self.chosen:
            target = _reached_by(self.chosen.halves).get(building)
            return target.ways[:1] if target else ways
        return ways

    def ways_to_take(self, what: What, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
        """The dice the selection gives for the bishop or a special tile."""
        if self.dice:
            return (self.dice,) if len(self.dice) > 1 else _with(self.dice[0], ways)
        halves = self.chosen.halves if self.chosen else ()
        return tuple(half.dice for half in halves if half.what is what and half.dice) or ways

    def rest_after(self, action: Action) -> Half | None:
        """The other half of the chosen chip, if the action plays one of its two."""
        if self.chosen is None or not isinstance(action, Place):
            return None
        rest = [half for half in self.chosen.halves if half.dice != action.dice]
        return rest[0] if len(rest) == 1 < len(self.chosen.halves) else None

    def go_on_with(self, rest: Half | None, choices: list[Choice]) -> None:
        """Choose what is left of a chip of two halves, if it is still to be had."""
        for choice in choices:
            if rest and choice.enabled and choice.key == ((rest.what, rest.dice),):
                self.chosen = choice


def _with(die: int, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
    """The ways that use a die, all of them if none does."""
    return tuple(way for way in ways if die in way) or ways


def _reached_by(halves: tuple[Half, ...]) -> dict[int, Target]:
    lit: dict[int, Target] = {}
    for half in halves:
        for target in half.targets:
            earlier = lit.get(target.building)
            ways = (*(earlier.ways if earlier else ()), *target.ways)
            lit[target.building] = evolve(target, ways=ways)
    return lit


def _reached_with(position: Position, dice: Dice) -> dict[int, Target]:
    """With one die picked, all that it can be part of; with more, what they reach together."""
    faces = position.state.dice
    lit: dict[int, Target] = {}
    for building, target in position.targets.items():
        if len(dice) == 1:
            ways = tuple(way for way in target.ways if faces[dice[0]] in [faces[d] for d in way])
        else:
            together = sorted(faces[d] for d in dice)
            ways = tuple(dice for way in target.ways if sorted(faces[d] for d in way) == together)
        if ways:
            lit[building] = evolve(target, ways=ways)
    return lit
