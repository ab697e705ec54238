"""A session at the terminal: reads input, plays the game, prints what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from ...levels import is_human
from ...numeric.tuned_numpy import tune_numpy
from ...text.any_session import AnySession
from ...text.screen import TextScreen
from ...text.talk import Read
from ..ai.levels import make_player
from ..engine.actions import Action, ChooseAvenue, Draw, Roll
from ..engine.errors import Refusal
from ..engine.events import Event, GroupScored, PlayerDone, ProjectDrawn, TurnEnded
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.scoring import score
from ..engine.sheet import Project
from ..models.format import FORMAT
from ..play.thought import AiPlayer
from ..play.turn_loop import Due, TurnLoop
from ..words import refusals
from ..words.events import RollingNarrator
from ..words.log import ending_lines, score_lines
from ..words.notation import AVENUE_LETTERS, read_space, space_code
from ..words.text import RollingTextWords


class RollingSession(AnySession):
    """One game at a terminal; `keep` is the file that holds it after every action."""

    game_format = FORMAT
    game: Game
    words: RollingTextWords
    loop: TurnLoop

    def __init__(self, game: Game, read: Read, screen: TextScreen, keep: Path) -> None:
        players: list[AiPlayer | None] = [
            None if is_human(seat.control) else make_player(seat.control)
            for seat in game.setup.players
        ]
        super().__init__(game, players, read, screen, keep)
        self.words = RollingTextWords(game.setup)
        self.narrator = RollingNarrator(game.setup)
        self.loop = TurnLoop(game, lambda player: players[player] is None, asks_to_go_on=False)

    def _begin(self) -> None:
        self.talk.say([self.words.welcome()])

    def _tell_end(self) -> None:
        state = self.game.state
        for player in self._people():
            self.talk.say(self.words.sheet(state, player))
        self.talk.say(ending_lines(self.words.names, score(state)))

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player is None]

    def _go_on(self) -> None:
        match self.loop.due:
            case Due.REAL_DICE:
                self._type_dice(self.words.enter_dice(), 2, Roll)
            case Due.DICE:
                self._let_roll(self.talk.ask(self.words.roll()))
            case Due.PERSON:
                self._ask()
            case _:
                self._go_on_for_ai()

    # Decisions.

    def _ask(self) -> None:
        """Let a person decide; the sheet is shown once."""
        state = self.game.state
        if not self._is_shown:
            self.talk.say([*self.words.sheet(state, state.player), *self.words.due(state)])
            self._is_shown = True
        answer = self.talk.ask(self.words.ask(state, self._example()))
        typed = answer.replace(" ", "").lower()
        if state.avenue_due and len(typed) == 1 and typed in AVENUE_LETTERS:
            self._play(ChooseAvenue(AVENUE_LETTERS.index(typed)))
        elif (space := read_space(typed[-2:])) is not None and len(typed) <= 3:
            self._draw(typed[:-2], space, answer)
        elif not self._command(answer):
            self.talk.say([self.words.not_understood(self._example())])

    def _draws(self, space: int) -> list[Draw]:
        """What may be drawn in a space."""
        legal = legal_actions(self.game.state)
        return [each for each in legal if isinstance(each, Draw) and each.space == space]

    def _example(self) -> str:
        """Something that could be typed now."""
        first = legal_actions(self.game.state)[0]
        if isinstance(first, Draw) and len(self._draws(first.space)) == 1:
            return space_code(first.space)
        return self.words.code(first)

    def _draw(self, letter: str, space: int, answer: str) -> None:
        """Draw in a space what the letter says, or the only project possible there."""
        draws = self._draws(space)
        if letter:
            meant = [each for each in Project if self.words.letter(each).lower() == letter]
            if meant:
                self._play(Draw(meant[0], space))
            elif not self._command(answer):
                self.talk.say([self.words.not_understood(self._example())])
        elif len(draws) == 1:
            self._play(draws[0])
        elif draws:
            self.talk.say([self.words.which(draws)])
        elif not self.game.state.sheet.is_empty(space):
            self.talk.say([refusals.rule(Refusal.SPACE_TAKEN)])
        else:
            self.talk.say([self.words.not_there(self.game.state)])

    def _explain(self, action: Action, refusal: Refusal) -> str:
        return refusals.explain(self.game.state, action, refusal)

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        """Sentences for people; of AI players, who draw on their own sheets, only the points."""
        for event in events:
            if isinstance(event, PlayerDone | TurnEnded):
                continue
            if isinstance(event, ProjectDrawn | GroupScored) and self.players[event.player]:
                continue
            yield self.narrator.say(event)

    # Words.

    def _commands(self, rest: str) -> Mapping[str, Callable[[], None]]:
        return {
            "help": lambda: self._show(self.words.help()),
            "score": lambda: self._show(score_lines(self.words.names, score(self.game.state))),
            "sheet": lambda: self._show_sheet(rest),
            "hint": self._hint,
        }

    def _show_sheet(self, name: str) -> None:
        """Print the sheet of the player to draw, or of the player of that name or number."""
        state = self.game.state
        if not name:
            self._show(self.words.sheet(state, state.player))
            return
        for player in range(state.players):
            called = self.words.names.player(player).lower()
            if called.startswith(name.lower()) or name == str(player + 1):
                self._show(self.words.sheet(state, player))
                return
        self.talk.say([self.words.unknown_player()])

    def _hint(self) -> None:
        """Print the best ways to end the turn."""
        state = self.game.state
        if state.awaits_roll:
            self.talk.say([refusals.rule(Refusal.ROLL_FIRST)])
            return
        tune_numpy()
        from ..ai.hint import hints

        *_, best = hints(state)
        self._show(self.words.hint(best))
