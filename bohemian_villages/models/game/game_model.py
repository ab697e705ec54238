"""GameModel: a game as the window plays it. What people, keys and AI players do ends in `_play`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial, wraps
from inspect import Parameter, signature
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
from ...engine.board import NO_BUILDING
from ...engine.errors import ActionError, InvalidActionError, Refusal
from ...engine.game import Game
from ...engine.moves import is_legal
from ...engine.setup import Setup
from ...engine.state import State
from ...play.thought import Thought
from ...play.turn_loop import Played
from ...words.game.refusals import explain
from .change import Cause, Change
from .choices import Choice, What
from .facts import GameFacts

__all__ = ["Cause", "Change", "GameModel", "Thought"]

Params = ParamSpec("Params")
Command = Callable[Concatenate["GameModel", Params], bool]
"""Something people or AI players do; whether it was played."""
Act = Callable[[], bool]


class Pace(Protocol):
    """Does what it is handed, at once or a little later."""

    def by_hand(self, act: Act, /) -> bool:
        """What a person wants to do; whether it was played at once."""

    def when_kept(self, act: Callable[[], object], /) -> None:
        """What happens by itself."""


class AtOnce:
    """Nobody has to wait."""

    def by_hand(self, act: Act) -> bool:
        """What a person wants to do; whether it was played."""
        return act()

    def when_kept(self, act: Callable[[], object]) -> None:
        """What happens by itself."""
        act()


def in_order(command: Command[Params]) -> Command[Params]:
    """Let a command wait until everybody has heard of the change before it.

    Whoever answers a change at once with the next command would otherwise have some listeners told
    of the second change first. A command that has to wait has not played yet.
    """
    kinds = [parameter.kind for parameter in signature(command).parameters.values()]
    wanted = kinds.count(Parameter.POSITIONAL_OR_KEYWORD) - 1

    @wraps(command)
    def run(self: GameModel, /, *args: Params.args, **kwargs: Params.kwargs) -> bool:
        # A signal hands a slot like this one all that it tells, wanted or not.
        told: tuple[Any, ...] = args[:wanted]
        outcome: list[bool] = []
        self._commands.append(lambda: outcome.append(cast(Any, command)(self, *told, **kwargs)))
        if not self._is_busy:
            self._work_off()
        return any(outcome)

    return run


def by_hand(command: Command[Params]) -> Command[Params]:
    """Let a person's command wait for whoever sets the pace, and then for its turn."""
    do = in_order(command)

    @wraps(command)
    def run(self: GameModel, /, *args: Params.args, **kwargs: Params.kwargs) -> bool:
        return self.pace.by_hand(partial(cast(Any, do), self, *args, **kwargs))

    return run


class GameModel(GameFacts):
    """One game at a time, and everything that can be done in it."""

    rejected = Signal(str)
    """Why a command did nothing."""
    notice = Signal(str)
    """Something that needs a word: a forced reroll, a pass, income left lying."""
    dice_needed = Signal(int, object, object)
    """Several dice would do, and it matters which: building (or NO_BUILDING), the ways, What."""
    think_requested = Signal(object)
    """An AI player is to decide: a Thought, to be answered with `decide`."""
    thought_cancelled = Signal(int)
    """The answer to the thought of this number is no longer wanted."""

    def __init__(self, setup: Setup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self._commands: deque[Callable[[], None]] = deque()
        self._is_busy = False
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
    def new_game(self, setup: Setup) -> bool:
        """Begin another game."""
        return self._open(Game(setup), Cause.STARTED)

    @in_order
    def load(self, game: Game) -> bool:
        """Go on with a game that was begun elsewhere."""
        return self._open(game, Cause.LOADED)

    def _open(self, game: Game, cause: Cause) -> bool:
        self._cancel_thought()
        self._is_going_on = False
        self._take_up(game)
        self._tell((), cause, self.state, by_human=True)
        return True

    # Decisions and dice.

    @by_hand
    def play(self, action: Action) -> bool:
        """Carry out what a person decided, or let dice fall."""
        return self._play_by_hand(action)

    def _play_by_hand(self, action: Action, let_go_at: object = None) -> bool:
        entered = isinstance(action, Roll) and self.can_enter_roll
        if self.is_human_turn or self.is_over or entered:
            return self._play(action, let_go_at)
        return self._refuse(self._prompts.wait(self.player))

    def _refuse(self, reason: str) -> bool:
        self.rejected.emit(reason)
        return False

    def _play(self, action: Action, let_go_at: object = None) -> bool:
        try:
            played = self._loop.play(action)
        except ActionError as error:
            return self._refuse(explain(self.state, action, error.refusal))
        self._show(played, action, let_go_at)
        return True

    def _show(self, played: Played, action: Action, let_go_at: object = None) -> None:
        rest = self._selection.rest_after(action)
        self._look_anew()
        self._selection.go_on_with(rest, self._position.choices if rest else [])
        cause = Cause.ROLLED if isinstance(action, Roll) else Cause.PLAYED
        before, by_human = played.before, played.by_human
        self._tell(played.events, cause, before, by_human=by_human, let_go_at=let_go_at)
        if isinstance(action, Roll):
            self._explain_roll(before)

    def _explain_roll(self, before: State) -> None:
        """Say what needs saying about dice that just fell."""
        if before.uncollected:
            coins = sum(before.income(self.player))
            self.notice.emit(self._prompts.income_forgone(self.player, coins))
        if self.must_reroll:
            self.notice.emit(self._prompts.forced_reroll(self.player))
        elif self.end_is_pass:
            self.notice.emit(self._prompts.forced_pass(self.player))

    def _make(self, kind: Callable[..., Action], *args: object, let_go_at: object = None) -> bool:
        """Make an action of what came from outside, and play it."""
        try:
            action = kind(*args)
        except InvalidActionError as error:
            return self._refuse(explain(self.state, None, error.refusal))
        return self._play_by_hand(action, let_go_at)

    @by_hand
    def roll(self) -> bool:
        """Let the dice of the program fall."""
        if self.can_enter_roll:
            return self._refuse(self.prompt)
        if roll := self._game.due_roll:
            return self._play_by_hand(roll)
        problem = Refusal.GAME_OVER if self.is_over else Refusal.NO_ROLL_DUE
        return self._refuse(explain(self.state, None, problem))

    @by_hand
    def enter_roll(self, faces: Sequence[int]) -> bool:
        """What real dice show, in the order of the dice that had to be rolled."""
        return self._make(Roll, tuple(faces))

    @by_hand
    def collect_income(self) -> bool:
        """Collect income by hand, in a game with forgetful income."""
        return self._play_by_hand(COLLECT_INCOME)

    @by_hand
    def place(self, building: int, dice: Dice | None = None, *, let_go_at: object = None) -> bool:
        """Put a figure onto a building, with these dice or those that the selection gives.

        Whoever let a piece go says where; the change says it again.
        """
        ways = self._position.ways.get(building, ())
        chosen = dice or self._settle(building, What.PLACE, self._selection.ways_to(building, ways))
        if chosen:
            return self._make(Place, chosen, building, let_go_at=let_go_at)
        return self._refuse_unless_asked(ways, self._position.why_not_place(building))

    @by_hand
    def take_bishop(self, dice: Dice | None = None, *, let_go_at: object = None) -> bool:
        """Take the bishop, with these dice or those that the selection gives."""
        ways = self._position.bishop_ways
        options = self._selection.ways_to_take(What.BISHOP, ways)
        chosen = dice or self._settle(NO_BUILDING, What.BISHOP, options)
        if chosen:
            return self._make(TakeBishop, chosen, let_go_at=let_go_at)
        return self._refuse_unless_asked(ways, self._position.why_no_bishop())

    @by_hand
    def take_special(self, dice: Dice | None = None, *, let_go_at: object = None) -> bool:
        """Take a special action tile, with these dice or those that the selection gives."""
        ways = self._position.special_ways
        options = self._selection.ways_to_take(What.SPECIAL, ways)
        chosen = dice or self._settle(NO_BUILDING, What.SPECIAL, options)
        if chosen:
            return self._make(TakeSpecial, chosen, let_go_at=let_go_at)
        return self._refuse_unless_asked(ways, self._position.why_no_special())

    def _refuse_unless_asked(self, ways: tuple[Dice, ...], reason: str) -> bool:
        """Say why something cannot be done, unless the player is being asked with which dice."""
        if ways and self.is_human_turn:
            return False
        wait = not (self.is_human_turn or self.is_over)
        return self._refuse(self._prompts.wait(self.player) if wait else reason)

    def _settle(self, building: int, what: What, ways: tuple[Dice, ...]) -> Dice:
        """The dice to be used, if there is no doubt; else somebody is asked for them."""
        if not self.is_human_turn:
            return ()
        doubtful = self._position.in_doubt(ways)
        if len(doubtful) > 1:
            self.dice_needed.emit(building, doubtful, what)
        return doubtful[0] if len(doubtful) == 1 else ()

    @by_hand
    def reroll(self, dice: Dice | None = None) -> bool:
        """Spend the special action tile and roll these dice again.

        A die that fell stays: without dice named, nothing is spent before this is asked for twice.
        First the dice are lifted; then those that are still lifted are rolled.
        """
        if dice is None and self.can_reroll and not (self.is_lifting and self.lifted_dice):
            self._lift_or_lay_down()
            return False
        has_played = self._make(Reroll, dice or self.reroll_dice or (0,))
        if self.can_roll and self.state.dice:
            assert self._game.due_roll is not None
            self._play(self._game.due_roll)
        return has_played

    def _lift_or_lay_down(self) -> None:
        if self.is_lifting:
            self._selection.choose(None)
        else:
            self._selection.lift(self.reroll_dice)
        self.selection_changed.emit()

    @by_hand
    def end_turn(self) -> bool:
        """End the turn; without a move made, pass."""
        return self._play_by_hand(END_TURN)

    # Looking back.

    @by_hand
    def undo(self) -> bool:
        """Take back a person's last decision, unless a die fell since."""
        if not self.can_undo:
            return self._refuse(self._prompts.nothing_to_undo())
        self._cancel_thought()
        return self._look_back(self._loop.undo(), Cause.UNDONE)

    @by_hand
    def redo(self) -> bool:
        """Make again a decision that was taken back."""
        if not self.can_redo:
            return self._refuse(self._prompts.nothing_to_redo())
        return self._look_back(self._loop.redo(), Cause.REDONE)

    def _look_back(self, played: Played, cause: Cause) -> bool:
        self._look_anew()
        self._tell(played.events, cause, played.before, by_human=True)
        return True

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
    def _take_step(self) -> bool:
        done = self._loop.go_on()
        if isinstance(done, Thought):
            self.selection_changed.emit()
            self.think_requested.emit(done)
        elif done is not None:
            self._show(done, self._game.steps[-1].action)
        return isinstance(done, Played)

    @in_order
    def decide(self, number: int, action: Decision | None) -> bool:
        """What an AI player decided, if it could; an answer nobody waits for is dropped."""
        loop = self._loop
        if not loop.is_awaited(number):
            return False
        if action is None or not is_legal(self.state, action):
            self.notice.emit(self._prompts.random_instead(self.player))
            played = loop.answer_at_random()
        else:
            played = loop.answer(action)
        self._show(played, self._game.steps[-1].action)
        return True

    def _cancel_thought(self) -> None:
        number = self._loop.cancel_thought()
        if number is not None:
            self.thought_cancelled.emit(number)

    # What is selected.

    def select_die(self, place: int, on: bool) -> None:
        """Pick a die by hand, or leave it out; only dice not yet used can be picked."""
        if self._can_pick(place):
            self._selection.pick(place, on)
            self.selection_changed.emit()

    def toggle_die(self, place: int) -> None:
        """Pick a die or leave it out; while dice are lifted, lift it or keep it."""
        if self._can_pick(place):
            self._selection.toggle(place)
            self.selection_changed.emit()

    def _can_pick(self, place: int) -> bool:
        return self.is_human_turn and not self.due_dice and place in self.state.unused

    def choose(self, choice: Choice | None) -> None:
        """Choose a chip, or none."""
        self._selection.choose(choice)
        self.selection_changed.emit()

    def peek(self, choice: Choice | None) -> None:
        """Look at what a chip would light, without choosing it."""
        if self._selection.peeked != choice:
            self._selection.peeked = choice
            self.selection_changed.emit()
