"""A session at the terminal: reads input, plays the game, prints what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from ..ai.levels import make_player
from ..engine.actions import Action, Roll
from ..engine.errors import Refusal
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.scoring import score
from ..levels import is_human
from ..models.game.format import FORMAT
from ..numeric.tuned_numpy import tune_numpy
from ..play.history import decided_last, turns_to_explain
from ..play.seats import opponent_of
from ..play.thought import AiPlayer
from ..play.turn_loop import Due, TurnLoop
from ..words.game.actions import ActionPhrases
from ..words.game.events import Narrator
from ..words.game.log import Log
from ..words.game.refusals import explain
from ..words.game.text import TextWords
from .any_session import AnySession
from .screen import TextScreen, wrapped
from .talk import QUESTION, Read

LUCK = 0
"""Of the dice with which a hint looks ahead, as in the window."""


class Session(AnySession):
    """One game at a terminal; `keep` is the file it is saved to after every action."""

    game_format = FORMAT
    game: Game
    words: TextWords
    loop: TurnLoop

    def __init__(self, game: Game, read: Read, screen: TextScreen, keep: Path) -> None:
        players: list[AiPlayer | None] = [
            None if is_human(seat.control) else make_player(opponent_of(seat))
            for seat in game.setup.players
        ]
        super().__init__(game, players, read, screen, keep)
        self.words = TextWords(game.setup)
        self.offers = ActionPhrases(game.setup)
        self.narrator = Narrator(game.setup)
        self.loop = TurnLoop(game, lambda player: players[player] is None)
        self._was_over = game.state.is_over

    def _begin(self) -> None:
        self.talk.say([self.words.welcome(), self.words.order()])

    def _tell_end(self) -> None:
        ending, *scores = Log(self.game).final_scoring().lines
        # Somebody who saw the game end knows why.
        self.talk.say([ending, *scores] if self._was_over else scores)

    def _go_on(self) -> None:
        state = self.game.state
        match self.loop.due:
            case Due.REAL_DICE:
                count = len(state.due_dice)
                self._type_dice(self.words.enter_dice(state.player, count), count, Roll)
            case Due.PERSON if state.awaits_roll and not state.uncollected:
                # Rerolled dice fall at once.
                self._let_roll("" if state.dice else self.talk.ask(self.words.roll(state.player)))
            case Due.PERSON:
                self._ask()
            case _:
                self._go_on_for_ai()

    def _ask(self) -> None:
        """Let a person choose an action; the actions are printed once."""
        state = self.game.state
        actions: list[Action] = [*legal_actions(state)]
        if state.awaits_roll and self.game.due_roll is not None:
            actions.append(self.game.due_roll)
        question = self._question()
        if not self._is_shown:
            self.talk.show(self._offered(actions), self.words.more_choices())
            self._is_shown = True
        answer = self.talk.ask(question)
        if number := self._chosen(answer, len(actions)):
            self._play(actions[number - 1])
        elif not self._command(answer):
            self.talk.say([self.words.not_understood(len(actions))])

    def _question(self) -> str:
        state = self.game.state
        return self.words.choose_as_listed(state) if self._is_shown else self.words.choose(state)

    def _offered(self, actions: Sequence[Action]) -> list[str]:
        """The actions by number: a line each, or grouped with those that begin alike."""
        state = self.game.state
        if self.game.state.awaits_roll:
            # A roll must not be shown before it is made.
            phrases = [
                self.words.roll_uncollected()
                if isinstance(action, Roll)
                else self.offers.phrase(state, action)
                for action in actions
            ]
            return _numbered(phrases)
        lines = _numbered([self.offers.phrase(state, action) for action in actions])
        if self.screen.has_room(lines, QUESTION):
            return lines
        return self._grouped(actions)

    def _grouped(self, actions: Sequence[Action]) -> list[str]:
        lines: list[str] = []
        number = 0
        for group in self.offers.groups(self.game.state, actions):
            items = [f"{number + place}) {item}" for place, item in enumerate(group.items, 1)]
            number += len(items)
            pieces = [group.heading, *items] if group.heading else items
            lines += wrapped(pieces, self.screen.columns, "  ", others="    ")
        return lines

    def _sentences(self, events: Iterable[Event]) -> Iterable[str]:
        return self.narrator.sentences(events, self.game.state)

    def _explain(self, _action: Action, refusal: Refusal) -> str:
        return explain(self.game.state, None, refusal)

    def _commands(self, _rest: str) -> Mapping[str, Callable[[], None]]:
        return {
            "help": lambda: self._show(self.words.help()),
            "score": lambda: self._show(self.words.score(score(self.game.state))),
            "board": self._tell_board,
            "players": self._tell_players,
            "list": self._list_again,
            "hint": self._hint,
            "why": self._why,
        }

    def _hint(self) -> None:
        """Print the best turns."""
        state = self.game.state
        if state.awaits_roll:
            self.talk.say([self.words.advice.before_roll()])
            return
        tune_numpy()
        from ..ai.evaluation.shipped_weights import expert_network
        from ..ai.hint.hint import hints

        *_, best = hints(state, expert_network(state.players), LUCK)
        self._show(self.words.hint(state, best))

    def _why(self) -> None:
        """Explain the last turn that an AI player finished."""
        turns = turns_to_explain(self.game)
        decided = decided_last(self.game, turns[-1]) if turns else None
        if decided is None:
            self.talk.say([self.words.reasons.no_turn()])
            return
        tune_numpy()
        from ..ai.evaluation.shipped_weights import expert_network
        from ..ai.hint.why import explanations

        state, actions = decided
        *_, best = explanations(state, actions, expert_network(state.players), LUCK)
        self._show([sentence.text for sentence in self.words.reasons.paragraphs(state, best)])

    def _list_again(self) -> None:
        self._is_shown = False

    def _tell_board(self) -> None:
        villages = range(len(self.game.setup.board.villages))
        supply = self.words.supply(self.game.state)
        lines = [line for village in villages for line in self._village(village)]
        if not self.screen.has_room([*lines, supply], QUESTION):
            lines = [line for village in villages for line in self._dense_village(village)]
        self._show([*lines, supply])

    def _village(self, village: int) -> list[str]:
        """A village with a line for every building."""
        state = self.game.state
        buildings = self.words.buildings(state, village)
        return [self.words.village(state, village), *(f"  {building}" for building in buildings)]

    def _dense_village(self, village: int) -> list[str]:
        """A village in few lines."""
        state = self.game.state
        pieces = [self.words.village(state, village), *self.words.buildings(state, village)]
        return wrapped(pieces, self.screen.columns, "  ", others="    ")

    def _other_command(self, name: str) -> bool:
        for place in range(len(self.game.setup.board.villages)):
            if name and self.words.table.village(place).lower().startswith(name.lower()):
                self._show(self._village(place))
                return True
        return False

    def _tell_players(self) -> None:
        state = self.game.state
        self._show([self.words.holdings(state, player) for player in range(state.players)])


def _numbered(phrases: Iterable[str]) -> list[str]:
    return [f"{number:3}) {phrase}" for number, phrase in enumerate(phrases, 1)]
