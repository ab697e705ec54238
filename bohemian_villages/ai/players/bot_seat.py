"""A bot's seat in one game: what the bot is sent, and its replacement when it fails."""

from __future__ import annotations

import random
from typing import Any

from attrs import frozen

from ...engine.actions import CollectIncome, Decision, EndTurn, Move, Reroll
from ...engine.game import Game
from ...engine.moves import legal_actions
from ...engine.record import action_document, to_document
from ...engine.state import State
from .bots import Bot, BotError, BotFault, BotStartError


@frozen
class LostSeat:
    """A seat that a random player took over for the rest of a game, because its bot failed."""

    entrant: int
    turn: int
    fault: BotFault
    answer: str = ""
    """The beginning of the bot's answer, if that was nonsense."""


class BotSeat:
    """Asks the bot until it fails, then plays at random."""

    def __init__(self, bot: Bot, entrant: int) -> None:
        self.bot = bot
        self.entrant = entrant
        self.lost: LostSeat | None = None
        self._game: Game | None = None

    def get_ready(self) -> None:
        """Wait for the bot to start; if it gave a name, it is known from then on."""
        try:
            self.bot.get_ready()
        except BotStartError:
            self._lose(BotError(BotFault.EXITED))
        except BotError as error:
            self._lose(error)

    def sit_down(self, game: Game) -> None:
        """Join this game."""
        self._game = game

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The bot's choice, or any legal action once it has failed."""
        if self.lost is None:
            try:
                return self._ask(state)
            except BotError as error:
                self._lose(error)
        return rng.choice(legal_actions(state))

    def _ask(self, state: State) -> Decision:
        actions = legal_actions(state)
        legal = [action_document(state.board, _told(action)) for action in actions]
        return actions[self.bot.choose(state.player, self._record(), legal)]

    def _record(self) -> dict[str, Any]:
        """The record of the game without its seed, because the same deal may be played again."""
        assert self._game
        return to_document(self._game, secret=True)

    def _lose(self, error: BotError) -> None:
        turn = self._game.turn if self._game else 1
        self.lost = LostSeat(self.entrant, turn, error.fault, error.answer)
        self.bot.end()

    def get_up(self) -> None:
        """The game is over."""
        if self.lost is None:
            self.bot.tell_over(self._record())


def _told(action: Decision) -> Move | Reroll | EndTurn:
    """The action as the protocol has it; collecting income is never a bot's choice."""
    assert not isinstance(action, CollectIncome)
    return action
