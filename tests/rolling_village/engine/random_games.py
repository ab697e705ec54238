"""Random games, followed by the naive rules step by step, with every invariant checked."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

from attrs import Factory, frozen
from hypothesis import strategies as st

from bohemian_villages.rolling_village.engine.actions import (
    Action,
    ChooseAvenue,
    Decision,
    Dice,
    Draw,
    Roll,
)
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.events import Event, PlayerDone, TurnScored
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions, open_tasks, refusal
from bohemian_villages.rolling_village.engine.record import dumps, loads
from bohemian_villages.rolling_village.engine.scoring import score, winners
from bohemian_villages.rolling_village.engine.setup import Player, PrintedSheet, Setup
from bohemian_villages.rolling_village.engine.sheet import Project, Sheet
from bohemian_villages.rolling_village.engine.state import State
from tests.rolling_village.engine import naive_rules
from tests.rolling_village.engine.naive_rules import Drawing, Space, Village
from tests.rolling_village.engine.sheets import PRINTED

EVERY_ACTION: list[Action] = [
    *(Draw(project, space) for project, space in product(Project, range(30))),
    *(ChooseAvenue(avenue) for avenue in range(5)),
    *(Roll((1, 2)), Roll((3, 3))),
]


@frozen
class RandomSetup:
    """What a game is played with; dice that show few faces fill columns."""

    players: int
    printed: PrintedSheet
    faces: tuple[int, ...]
    seed: int


@frozen
class Tally:
    """How often what happened, over all games."""

    counts: Counter[str] = Factory(Counter)


def setups(players: int) -> st.SearchStrategy[RandomSetup]:
    """Games for so many players, mostly on the printed sheet."""
    row = st.tuples(*[st.integers(0, 9)] * 6)
    printed = st.just(PRINTED) | st.tuples(*[row] * 5)
    some_faces = st.lists(st.integers(1, 6), min_size=1, max_size=6).map(tuple)
    # With the first everything comes up, with the others both dice mean the same project.
    dice = st.sampled_from([(1, 2, 3, 4, 5, 6), (1, 4), (2, 5), (3, 6)])
    faces = dice | some_faces
    return st.builds(RandomSetup, st.just(players), printed, faces, st.integers(0, 2**64))


def space_of(space: int) -> Space:
    """A space as the naive rules name it."""
    return space % 6 + 1, space // 6 + 1


def village_of(sheet: Sheet) -> Village:
    """A sheet as the naive rules have it."""
    return {space_of(s): project.key for s in range(30) if (project := sheet.at(s)) is not None}


def play(setup: RandomSetup, tally: Tally) -> Game:
    """Play one game, wherever it leads; every check is made on the way."""
    return _Follower(setup, tally).play()


class _Follower:
    """Plays at random and keeps the naive villages beside the game."""

    def __init__(self, setup: RandomSetup, tally: Tally) -> None:
        self.rng = random.Random(setup.seed)
        self.printed = setup.printed
        self.faces = setup.faces
        seats = tuple(Player(f"p{number}") for number in range(setup.players))
        self.game = Game(Setup(seats, setup.printed))
        self.counts = tally.counts
        self.villages: list[Village] = [{} for _ in seats]
        self.scores: list[list[int]] = [[] for _ in seats]
        self.bonuses: list[list[str]] = [[] for _ in seats]
        # A record is written and read again somewhere on the way, or else at the end.
        self.kept_at = self.rng.randrange(1, 40 * setup.players)
        self.kept = False

    def play(self) -> Game:
        for _ in range(10):
            self._roll()
        self._check_end()
        return self.game

    def _roll(self) -> None:
        state = self.game.state
        assert legal_actions(state) == []
        dice = self.rng.choice(self.faces), self.rng.choice(self.faces)
        self._step(Roll(dice))
        for player in range(state.players):
            assert self.game.state.player == player
            self._draw_all(state.turn, player, dice)
        assert self.game.state.awaits_roll or self.game.state.is_over

    def _draw_all(self, turn: int, player: int, dice: Dice) -> None:
        village, done = self.villages[player], list[Drawing]()
        events: tuple[Event, ...] = ()
        while allowed := naive_rules.allowed(village, turn, dice, done, self.bonuses[player]):
            draws = [a for a in self._legal() if isinstance(a, Draw)]
            assert {(a.project.key, space_of(a.space)) for a in draws} == allowed
            assert len(draws) == len(allowed)
            self._note(self.game.state)
            chosen = self.rng.choice(draws)
            done.append((chosen.project.key, space_of(chosen.space)))
            events = self._step(chosen)
        village |= {space: project for project, space in done}
        self.bonuses[player] += [project for project, _ in done[2:]]
        assert len(done) == (3 if turn in (3, 6, 9) else 2)
        if turn:
            self._score(turn, player, dice, events)
        else:
            assert not any(isinstance(event, TurnScored) for event in events)
        assert village_of(self.game.state.sheets[player]) == village

    def _score(self, turn: int, player: int, dice: Dice, events: tuple[Event, ...]) -> None:
        avenue = naive_rules.active_avenue(dice)
        if avenue is None:
            self.counts["avenue picked"] += 1
            picks = self._legal()
            assert picks == [ChooseAvenue(number) for number in range(5)]
            chosen = self.rng.choice(picks)
            assert isinstance(chosen, ChooseAvenue)
            avenue = chosen.avenue + 1
            events = self._step(chosen)
        points = naive_rules.turn_score(self.villages[player], self.printed, avenue)
        (scored,) = [event for event in events if isinstance(event, TurnScored)]
        assert scored == TurnScored(player, turn, avenue - 1, points)
        assert PlayerDone(player, turn) in events
        self.scores[player].append(points)

    def _legal(self) -> list[Decision]:
        """The legal actions, which the check accepts, while it refuses others."""
        state = self.game.state
        legal = legal_actions(state)
        assert refusal(state, self.rng.choice(legal)) is None
        for action in self.rng.sample(EVERY_ACTION, 4):
            assert (refusal(state, action) is None) == (action in legal)
        return legal

    def _step(self, action: Roll | Decision) -> tuple[Event, ...]:
        before = self.game.state
        copy = (before.sheets, before.scores, before.bonuses, before.dice, before.drawn)
        events = self.game.play(action)
        assert (before.sheets, before.scores, before.bonuses, before.dice, before.drawn) == copy
        if isinstance(action, Roll):
            assert not self.game.can_undo
        elif self.rng.random() < 0.1:
            after = self.game.state
            self.game.undo()
            assert self.game.state is before
            self.game.redo()
            assert self.game.state is after
        if len(self.game.steps) == self.kept_at:
            self._check_record()
        return events

    def _check_record(self) -> None:
        self.kept = True
        text = dumps(self.game)
        again = loads(text)
        assert again.state == self.game.state
        assert dumps(again) == text
        self.counts["record of a whole game" if again.state.is_over else "broken off"] += 1

    def _note(self, state: State) -> None:
        """Count the rare things, which random games must have met to prove anything."""
        tasks = open_tasks(state)
        for task in tasks:
            if task.column is not None and not state.sheet.room(task.column):
                self.counts["full column"] += 1
                columns = {space % 6 for space in task.spaces(state.sheet)}
                self.counts["choice of columns"] += len(columns) > 1
        self.counts["either die"] += len(state.drawn) == 1 and len(tasks) == 2
        self.counts["doubles"] += state.dice is not None and state.dice[0] == state.dice[1]

    def _check_end(self) -> None:
        state = self.game.state
        assert state.is_over
        assert self.game.due_roll is None
        assert refusal(state, self.rng.choice(EVERY_ACTION)) is Refusal.GAME_OVER
        scores = score(state)
        for village, turns, found, sheet, bonuses in zip(
            self.villages, self.scores, scores, state.sheets, state.bonuses, strict=True
        ):
            assert list(found.turns) == turns
            assert found.squares == naive_rules.square_points(village)
            assert found.total == sum(turns) + found.squares
            assert sheet.filled.bit_count() == 23
            assert sum(spaces.bit_count() for spaces in sheet.drawn) == 23
            assert sorted(bonuses) == [Project.HOUSE, Project.FOREST, Project.LAKE]
            self.counts["square scored"] += found.squares > 0
        best = max(found.total for found in scores)
        assert winners(scores) == [n for n, found in enumerate(scores) if found.total == best]
        self.counts["win shared"] += len(winners(scores)) > 1
        self.counts["games"] += 1
        self.counts["actions"] += len(self.game.steps)
        if not self.kept:
            self._check_record()
