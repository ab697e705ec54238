"""Commands: actions of people and AI players on a model, run one at a time. Knows no game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial, wraps
from inspect import Parameter, signature
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

Act = Callable[[], bool]
"""A person's command; returns whether it was played."""


class Pace:
    """Decides when commands run: at once, if nothing has to be saved before."""

    def run_for_person(self, act: Act) -> bool:
        """Run a person's command; returns whether it was played at once."""
        return act()

    def run_when_saved(self, act: Callable[[], object]) -> None:
        """Run something that the program does by itself."""
        act()


class CommandQueue:
    """Commands waiting until every listener has been told of the previous change."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_busy = False

    def add(self, command: Callable[[], None]) -> None:
        """Run a command, now or after the one that is running."""
        self._waiting.append(command)
        if not self._is_busy:
            self._work_off()

    def _work_off(self) -> None:
        self._is_busy = True
        try:
            while self._waiting:
                self._waiting.popleft()()
        finally:
            self._waiting.clear()
            self._is_busy = False


class Commanded(Protocol):
    """A model that takes commands."""

    commands: CommandQueue
    pace: Pace


Params = ParamSpec("Params")
Model = TypeVar("Model", bound=Commanded)
Command = Callable[Concatenate[Model, Params], bool]
"""A command; returns whether it was played."""


def in_order(command: Command[Model, Params]) -> Command[Model, Params]:
    """Run a command once every listener has been told of the previous change.

    If a listener ran the next command at once, other listeners would be told of the second change
    before the first. A command that has to wait returns False: it has not been played yet.
    """
    kinds = [parameter.kind for parameter in signature(command).parameters.values()]
    wanted = kinds.count(Parameter.POSITIONAL_OR_KEYWORD) - 1

    @wraps(command)
    def run(self: Model, /, *args: Params.args, **kwargs: Params.kwargs) -> bool:
        # A signal passes all its arguments to such a slot, wanted or not.
        told: tuple[Any, ...] = args[:wanted]
        outcome: list[bool] = []
        self.commands.add(lambda: outcome.append(cast(Any, command)(self, *told, **kwargs)))
        return any(outcome)

    return run


def by_hand(command: Command[Model, Params]) -> Command[Model, Params]:
    """Run a person's command once the last action is saved and queued commands are done."""
    do = in_order(command)

    @wraps(command)
    def run(self: Model, /, *args: Params.args, **kwargs: Params.kwargs) -> bool:
        return self.pace.run_for_person(partial(cast(Any, do), self, *args, **kwargs))

    return run
