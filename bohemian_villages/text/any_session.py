"""AnySession: what a session at the terminal does alike in every game. Knows no game."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from ..action_errors import ActionError
from ..ai_turns import AiPlayer, AnyTurnLoop, Played, Thought
from ..models.files.game_format import GameFormat
from ..words.program.terminal import TerminalWords
from .keeper import Keeper
from .screen import TextScreen
from .talk import QUIT, Quit, Read, Talk

MOST_DIGITS = 10


class AnySession(ABC):
    """One game at a terminal, saved after every action."""

    words: TerminalWords
    loop: AnyTurnLoop[Any, Any, Any, Any]
    game_format: ClassVar[GameFormat]

    def __init__(
        self,
        game: Any,
        players: Sequence[AiPlayer[Any, Any] | None],
        read: Read,
        screen: TextScreen,
        keep: Path,
    ) -> None:
        self.game = game
        self.players = players
        self.screen = screen
        self.talk = Talk(read, screen)
        self.keeper = Keeper(keep, game, self.game_format, self.talk)
        self._is_shown = False
        """Whether what this decision is about has been printed."""

    # What differs from game to game.

    @abstractmethod
    def _begin(self) -> None:
        """Welcome people."""

    @abstractmethod
    def _go_on(self) -> None:
        """Let the next player do one thing."""

    @abstractmethod
    def _tell_end(self) -> None:
        """Print the result."""

    @abstractmethod
    def _sentences(self, events: Iterable[Any]) -> Iterable[str]:
        """What happened."""

    @abstractmethod
    def _explain(self, action: Any, refusal: Any) -> str:
        """Why an action is refused."""

    @abstractmethod
    def _commands(self, rest: str) -> Mapping[str, Callable[[], None]]:
        """The game's own commands, "help" among them; `rest` follows the word."""

    def _other_command(self, _answer: str) -> bool:
        """Carry out something typed that is no command's word; returns whether it was known."""
        return False

    # Playing.

    def run(self) -> None:
        """Play until the game is over or the user quits."""
        try:
            self._begin()
            while not self.game.state.is_over:
                self._go_on()
            self._tell_end()
        except Quit:
            self.keeper.leave()
        except (EOFError, KeyboardInterrupt):
            if self.screen.pages:
                # The input was ended without Enter, so the line is still open.
                self.screen.write("")
            self.keeper.leave()

    def _go_on_for_ai(self) -> None:
        done = self.loop.go_on()
        if isinstance(done, Thought):
            player = self.players[done.state.player]
            assert player is not None
            done = self.loop.answer(player.decide(done.state, random.Random(done.luck)))
        if done is not None:
            self._tell_played(done)

    def _let_roll(self, answer: str) -> None:
        """Roll the seed's dice on Enter."""
        if not answer:
            self._play(self.game.due_roll)
        elif not self._command(answer):
            self.talk.say([self.words.not_understood_roll()])

    def _type_dice(self, question: str, count: int, roll: Callable[..., Any]) -> None:
        """Let somebody type so many real dice."""
        answer = self.talk.ask(question)
        typed = answer.replace(" ", "").replace(",", "")
        faces = tuple(int(sign) for sign in typed if sign in "123456")
        if len(faces) == len(typed) == count:
            self._play(roll(faces))
        elif not self._command(answer):
            self.talk.say([self.words.not_understood_dice(count)])

    def _chosen(self, answer: str, most: int) -> int:
        """The number from 1 to `most` that was typed; 0 for anything else."""
        # Python reads no number of thousands of digits.
        number = int(answer) if answer.isdecimal() and len(answer) < MOST_DIGITS else 0
        return number if number <= most else 0

    def _play(self, action: Any) -> None:
        try:
            self._tell_played(self.loop.play(action))
        except ActionError as error:
            self.talk.say([self._explain(action, error.refusal)])

    def _tell_played(self, played: Played[Any, Any]) -> None:
        self._is_shown = False
        self.talk.say(self._sentences(played.events))
        self.keeper.keep()

    # Commands.

    def _command(self, answer: str) -> bool:
        """Carry out a typed word; returns whether it was a known one."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[], None]] = {
            "more": lambda: None,
            "undo": self._undo,
            "redo": self._redo,
            "save": lambda: self.keeper.save(rest or f"game{self.game_format.suffix}"),
            QUIT: self._quit,
            **self._commands(rest),
        }
        word = "help" if word == "?" else word.lower()
        if word not in commands:
            return self._other_command(answer)
        commands[word]()
        return True

    def _show(self, lines: Sequence[str]) -> None:
        self.talk.show(lines, self.words.more())

    def _undo(self) -> None:
        """Undo a person's decision."""
        if self.loop.can_undo:
            self.loop.undo()
            self._is_shown = False
            self.talk.say([self.words.undone()])
            self.keeper.keep()
        else:
            self.talk.say([self.words.nothing_to_undo()])

    def _redo(self) -> None:
        if self.loop.can_redo:
            self._tell_played(self.loop.redo())
        else:
            self.talk.say([self.words.nothing_to_redo()])

    def _quit(self) -> None:
        raise Quit
