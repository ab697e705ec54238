"""A session at the terminal: reads input, plays the game, prints what happened."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ..action_errors import ActionError
from ..ai.levels import LEVELS, make_player
from ..engine.actions import Action, Roll
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.scoring import score
from ..play.ai_player import AiPlayer
from ..play.seats import opponent_of
from ..play.thought import Thought
from ..play.turn_loop import Due, Played, TurnLoop
from ..record_files import write_record
from ..words.game.actions import Offers
from ..words.game.events import Narrator
from ..words.game.log import Log
from ..words.game.records import sentence
from ..words.game.refusals import explain
from ..words.program.text import TextWords
from .keeper import Keeper
from .screen import TextScreen, wrapped
from .talk import QUESTION, QUIT, Quit, Read, Talk


class Session:
    """One game at a terminal; `keep` is the file it is saved to after every action."""

    def __init__(self, game: Game, read: Read, screen: TextScreen, keep: Path) -> None:
        self.game = game
        self.words = TextWords(game.setup)
        self.screen = screen
        self.talk = Talk(read, screen)
        self.keeper = Keeper(keep, self._write, sentence, self.talk)
        self.offers = Offers(game.setup)
        self.narrator = Narrator(game.setup)
        self.players: list[AiPlayer | None] = [
            make_player(opponent_of(seat)) if seat.control in LEVELS else None
            for seat in game.setup.players
        ]
        self.loop = TurnLoop(game, lambda player: self.players[player] is None)
        self._is_listed = False
        """Whether the actions for this decision have been printed."""

    def run(self) -> None:
        """Play until the game is over or the user quits."""
        try:
            self._say([self.words.welcome(), self.words.order()])
            is_old = self.game.state.is_over
            while not self.game.state.is_over:
                self._go_on()
            ending, *scores = Log(self.game).final_scoring().lines
            # Somebody who saw the game end knows why.
            self._say([ending, *scores] if is_old else scores)
        except Quit:
            self.keeper.leave()
        except (EOFError, KeyboardInterrupt):
            if self.screen.pages:
                # The input was ended without Enter, so the line is still open.
                self.screen.write("")
            self.keeper.leave()

    def _go_on(self) -> None:
        """Take the next step, whoever is to move."""
        match self.loop.due:
            case Due.REAL_DICE:
                self._type_dice()
            case Due.PERSON if self.game.state.awaits_roll and not self.game.state.uncollected:
                self._let_roll()
            case Due.PERSON:
                self._ask()
            case _:
                self._go_on_for_ai()

    def _go_on_for_ai(self) -> None:
        done = self.loop.go_on()
        if isinstance(done, Thought):
            player = self.players[done.state.player]
            assert player is not None
            done = self.loop.answer(player.decide(done.state, random.Random(done.luck)))
        if done is not None:
            self._tell_played(done)

    def _let_roll(self) -> None:
        """Roll the seed's dice on Enter; rerolled ones at once."""
        due, state = self.game.due_roll, self.game.state
        assert due is not None
        answer = "" if state.dice else self.talk.ask(self.words.roll(state.player))
        if not answer:
            self._play(due)
        elif not self._command(answer):
            self._say([self.words.not_understood_roll()])

    def _type_dice(self) -> None:
        count = len(self.game.state.due_dice)
        answer = self.talk.ask(self.words.enter_dice(self.game.state.player, count))
        faces = tuple(int(sign) for sign in answer if sign in "123456")
        typed = answer.replace(" ", "").replace(",", "")
        if len(faces) == len(typed) == count:
            self._play(Roll(faces))
        elif not self._command(answer):
            self._say([self.words.not_understood_dice(count)])

    def _ask(self) -> None:
        """Let a person choose an action; the actions are printed once."""
        state = self.game.state
        actions: list[Action] = [*legal_actions(state)]
        if state.awaits_roll and self.game.due_roll is not None:
            actions.append(self.game.due_roll)
        question = self._question()
        if not self._is_listed:
            self.talk.show(self._offered(actions), self.words.more_choices())
            self._is_listed = True
        answer = self.talk.ask(question)
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            self._play(actions[int(answer) - 1])
        elif not self._command(answer):
            self._say([self.words.not_understood(len(actions))])

    def _question(self) -> str:
        state = self.game.state
        return self.words.choose_as_listed(state) if self._is_listed else self.words.choose(state)

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

    def _play(self, action: Action) -> None:
        before = self.game.state
        try:
            self._tell_played(self.loop.play(action))
        except ActionError as error:
            self._say([explain(before, None, error.refusal)])

    def _tell_played(self, played: Played) -> None:
        self._is_listed = False
        self._say(self.narrator.sentences(played.events, self.game.state))
        self.keeper.keep()

    def _say(self, lines: Iterable[str]) -> None:
        self.talk.say(lines)

    def _show(self, lines: Sequence[str]) -> None:
        self.talk.show(lines, self.words.more())

    def _command(self, answer: str) -> bool:
        """Carry out a typed word; returns whether it was a known one."""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._show(self.words.help()),
            "?": lambda: self._show(self.words.help()),
            "board": self._tell_board,
            "players": self._tell_players,
            "score": lambda: self._show(self.words.score(score(self.game.state))),
            "list": self._list_again,
            "more": lambda: None,
            "undo": self._undo,
            "redo": self._redo,
            "save": lambda: self.keeper.save(rest.strip() or "game.bvg"),
            QUIT: self._quit,
        }
        if word.lower() in commands:
            commands[word.lower()]()
            return True
        return self._tell_village(answer)

    def _list_again(self) -> None:
        self._is_listed = False

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

    def _tell_village(self, name: str) -> bool:
        for place in range(len(self.game.setup.board.villages)):
            if name and self.words.table.village(place).lower().startswith(name.lower()):
                self._show(self._village(place))
                return True
        return False

    def _tell_players(self) -> None:
        state = self.game.state
        self._show([self.words.holdings(state, player) for player in range(state.players)])

    def _undo(self) -> None:
        """Undo a person's decision."""
        if self.loop.can_undo:
            self.loop.undo()
            self._is_listed = False
            self._say([self.words.undone()])
            self.keeper.keep()
        else:
            self._say([self.words.nothing_to_undo()])

    def _redo(self) -> None:
        if self.loop.can_redo:
            self._tell_played(self.loop.redo())
        else:
            self._say([self.words.nothing_to_redo()])

    def _write(self, file: Path) -> None:
        write_record(file, self.game)

    def _quit(self) -> None:
        raise Quit


def _numbered(phrases: Iterable[str]) -> list[str]:
    return [f"{number:3}) {phrase}" for number, phrase in enumerate(phrases, 1)]
