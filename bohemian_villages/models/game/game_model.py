"""GameModel: a game as the window plays it. What people, keys and AI players do ends in `_play`."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial, wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, Protocol, cast

from PySide6.QtCore import QObject, Signal

from ...engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    Decision,
    Dice,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.errors import ActionError, InvalidActionError, Refusal
from ...engine.events import Event
from ...engine.game import Game
from ...engine.moves import is_legal
from ...engine.setup import Setup
from ...engine.state import NOBODY, State
from ...words.game.refusals import explain
from . import history
from .change import Cause, Change
from .choices import What
from .facts import GameFacts
from .thought import Thought, Thoughts

__all__ = ["Cause", "Change", "GameModel", "Thought"]

Params = ParamSpec("Params")
Command = Callable[Concatenate["GameModel", Params], None]
Act = Callable[[], None]


class Pace(Protocol):
    """Does what it is handed, at once or a little later."""

    def by_hand(self, act: Act, /) -> None:
        """What a person wants to do."""

    def when_kept(self, act: Act, /) -> None:
        """What happens by itself."""


class AtOnce:
    """Nobody has to wait."""

    def by_hand(self, act: Act) -> None:
        """What a person wants to do."""
        act()

    when_kept = by_hand


def in_order(command: Command[Params]) -> Command[Params]:
    """Let a command wait until everybody has heard of the change before it.

    Whoever answers a change at once with the next command would otherwise have some listeners told
    of the second change first.
    """
    wanted = len(signature(command).parameters) - 1

    @wraps(command)
    def run(self: GameModel, /, *args: Params.args, **kwargs: Params.kwargs) -> None:
        # A signal hands a slot like this one all that it tells, wanted or not.
        told: tuple[Any, ...] = args[:wanted]
        self._commands.append(partial(cast(Any, command), self, *told, **kwargs))
        if not self._is_busy:
            self._work_off()

    return run


def by_hand(command: Command[Params]) -> Command[Params]:
    """Let a person's command wait for whoever sets the pace, and then for its turn."""
    do = in_order(command)

    @wraps(command)
    def run(self: GameModel, /, *args: Params.args, **kwargs: Params.kwargs) -> None:
        self.pace.by_hand(partial(cast(Any, do), self, *args, **kwargs))

    return run


class GameModel(GameFacts):
    """One game at a time, and everything that can be done in it."""

    changed = Signal(object)
    """The one update: a Change."""
    rejected = Signal(str)
    """Why a command did nothing."""
    notice = Signal(str)
    """Something that needs a word: a forced reroll, a pass, income left lying."""
    dice_needed = Signal(int, object, object)
    """Several dice would do, and it matters which: building (or NOBODY), the ways, What."""
    think_requested = Signal(object)
    """An AI player is to decide: a Thought, to be answered with `decide`."""
    thought_cancelled = Signal(int)
    """The answer to the thought of this number is no longer wanted."""

    def __init__(self, setup: Setup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self._commands: deque[Callable[[], None]] = deque()
        self._is_busy = False
        self._thoughts = Thoughts()
        self._is_going_on = False
        self.pace: Pace = AtOnce()
        """When what is to be done is done."""

    def _work_off(self) -> None:
        self._is_busy = True
        try:
            while self._commands:
                self._commands.popleft()()
        finally:
            self._commands.clear()
            self._is_busy = False

    # Whole games.

    @in_order
    def new_game(self, setup: Setup) -> None:
        """Begin another game."""
        self._open(Game(setup), Cause.STARTED)

    @in_order
    def load(self, game: Game) -> None:
        """Go on with a game that was begun elsewhere."""
        self._open(game, Cause.LOADED)

    def _open(self, game: Game, cause: Cause) -> None:
        self._cancel_thought()
        self._is_going_on = False
        self._thoughts.new_game()
        self._take_up(game)
        self._announce((), cause, self.state, by_human=True)

    # Decisions and dice.

    @by_hand
    def play(self, action: Action) -> None:
        """Carry out what a person decided, or let dice fall."""
        self._play_by_hand(action)

    def _play_by_hand(self, action: Action) -> None:
        entered = isinstance(action, Roll) and self.can_enter_roll
        if self.is_human_turn or self.is_over or entered:
            self._play(action)
        else:
            self.rejected.emit(self._prompts.wait(self.player))

    def _play(self, action: Action) -> None:
        before, by_human = self.state, self.is_human_turn
        try:
            events = self._game.play(action)
        except ActionError as error:
            self.rejected.emit(explain(before, action, error.refusal))
            return
        rest = self._selection.rest_after(action)
        self._look_anew()
        self._selection.go_on_with(rest, self._position.choices if rest else [])
        cause = Cause.ROLLED if isinstance(action, Roll) else Cause.PLAYED
        self._announce(events, cause, before, by_human=by_human)
        if isinstance(action, Roll):
            self._explain_roll(before)

    def _announce(
        self, events: Sequence[Event], cause: Cause, before: State, *, by_human: bool
    ) -> None:
        self.changed.emit(Change(self.state, tuple(events), cause, by_human, before))
        self.selection_changed.emit()

    def _explain_roll(self, before: State) -> None:
        """Say what needs saying about dice that just fell."""
        if before.uncollected:
            coins = sum(before.income(self.player))
            self.notice.emit(self._prompts.income_forgone(self.player, coins))
        if self.must_reroll:
            self.notice.emit(self._prompts.forced_reroll(self.player))
        elif self.end_is_pass:
            self.notice.emit(self._prompts.forced_pass(self.player))

    def _make(self, kind: Callable[..., Action], *args: object) -> None:
        """Make an action of what came from outside, and play it."""
        try:
            action = kind(*args)
        except InvalidActionError as error:
            self.rejected.emit(explain(self.state, None, error.refusal))
        else:
            self._play_by_hand(action)

    @by_hand
    def roll(self) -> None:
        """Let the dice of the program fall."""
        if self.can_enter_roll:
            self.rejected.emit(self.prompt)
        elif roll := self._game.due_roll:
            self._play_by_hand(roll)
        else:
            problem = Refusal.GAME_OVER if self.is_over else Refusal.NO_ROLL_DUE
            self.rejected.emit(explain(self.state, None, problem))

    @by_hand
    def enter_roll(self, faces: Sequence[int]) -> None:
        """What real dice show, in the order of the dice that had to be rolled."""
        self._make(Roll, tuple(faces))

    @by_hand
    def collect_income(self) -> None:
        """Collect income by hand, in a game with forgetful income."""
        self._play_by_hand(COLLECT_INCOME)

    @by_hand
    def place(self, building: int, dice: Dice | None = None) -> None:
        """Put a figure onto a building, with these dice or those that the selection gives."""
        ways = self._position.ways.get(building, ())
        chosen = dice or self._settle(building, What.PLACE, self._selection.ways_to(building, ways))
        if chosen:
            self._make(Place, chosen, building)
        elif not (ways and self.is_human_turn):
            self._reject(self._position.why_not_place(building))

    @by_hand
    def take_bishop(self, dice: Dice | None = None) -> None:
        """Take the bishop, with these dice or those that the selection gives."""
        ways = self._position.bishop_ways
        options = self._selection.ways_to_take(What.BISHOP, ways)
        chosen = dice or self._settle(NOBODY, What.BISHOP, options)
        if chosen:
            self._make(TakeBishop, chosen)
        elif not (ways and self.is_human_turn):
            self._reject(self._position.why_no_bishop())

    @by_hand
    def take_special(self, dice: Dice | None = None) -> None:
        """Take a special action tile, with these dice or those that the selection gives."""
        ways = self._position.special_ways
        options = self._selection.ways_to_take(What.SPECIAL, ways)
        chosen = dice or self._settle(NOBODY, What.SPECIAL, options)
        if chosen:
            self._make(TakeSpecial, chosen)
        elif not (ways and self.is_human_turn):
            self._reject(self._position.why_no_special())

    def _reject(self, reason: str) -> None:
        wait = not (self.is_human_turn or self.is_over)
        self.rejected.emit(self._prompts.wait(self.player) if wait else reason)

    def _settle(self, building: int, what: What, ways: tuple[Dice, ...]) -> Dice:
        """The dice to be used, if there is no doubt; else somebody is asked for them."""
        if not self.is_human_turn:
            return ()
        doubtful = self._position.in_doubt(ways)
        if len(doubtful) > 1:
            self.dice_needed.emit(building, doubtful, what)
        return doubtful[0] if len(doubtful) == 1 else ()

    @by_hand
    def reroll(self, dice: Dice | None = None) -> None:
        """Spend the special action tile and roll these dice again.

        A die that fell stays: without dice named, nothing is spent before this is asked for twice.
        First the dice are lifted; then those that are still lifted are rolled.
        """
        if dice is None and self.can_reroll and not (self.is_lifting and self.lifted_dice):
            self._lift_or_lay_down()
            return
        self._make(Reroll, dice or self.reroll_dice or (0,))
        if self.can_roll and self.state.dice:
            assert self._game.due_roll is not None
            self._play(self._game.due_roll)

    def _lift_or_lay_down(self) -> None:
        if self.is_lifting:
            self._selection.choose(None)
        else:
            self._selection.lift(self.reroll_dice)
        self.selection_changed.emit()

    @by_hand
    def end_turn(self) -> None:
        """End the turn; without a move made, pass."""
        self._play_by_hand(END_TURN)

    # Looking back.

    @by_hand
    def undo(self) -> None:
        """Take back a person's last decision, unless a die fell since."""
        count = history.steps_to_undo(self._game, self.is_human)
        if not count:
            self.rejected.emit(self._prompts.nothing_to_undo())
            return
        self._cancel_thought()
        before = self.state
        steps = [self._game.undo() for _ in range(count)]
        self._look_anew()
        events = [event for step in reversed(steps) for event in step.events]
        self._announce(events, Cause.UNDONE, before, by_human=True)

    @by_hand
    def redo(self) -> None:
        """Make again a decision that was taken back."""
        if not self.can_redo:
            self.rejected.emit(self._prompts.nothing_to_redo())
            return
        before = self.state
        step = self._game.redo()
        self._look_anew()
        self._announce(step.events, Cause.REDONE, before, by_human=True)

    # AI players.

    def continue_turn(self) -> None:
        """Go on for an AI player: collect, roll or think; called when all has been shown."""
        if not self._is_going_on:
            self._is_going_on = True
            self.pace.when_kept(self._go_on)

    def _go_on(self) -> None:
        self._is_going_on = False
        self._take_step()

    @in_order
    def _take_step(self) -> None:
        if self.is_over or self.is_human_turn or self.is_thinking:
            return
        if self._position.can_collect:
            self._play(COLLECT_INCOME)
        elif roll := self._game.due_roll:
            self._play(roll)
        elif not self.due_dice:
            self._think()

    def _think(self) -> None:
        self._thought = self._thoughts.about(self._game)
        self.selection_changed.emit()
        self.think_requested.emit(self._thought)

    @in_order
    def decide(self, number: int, action: Decision | None) -> None:
        """What an AI player decided, if it could; an answer nobody waits for is dropped."""
        if self._thought is None or self._thought.id != number:
            return
        luck, self._thought = self._thought.luck, None
        if action is None or not is_legal(self.state, action):
            self.notice.emit(self._prompts.random_instead(self.player))
            action = random.Random(luck).choice(self._position.legal)
        self._play(action)

    def _cancel_thought(self) -> None:
        if self._thought is not None:
            number, self._thought = self._thought.id, None
            self.thought_cancelled.emit(number)
