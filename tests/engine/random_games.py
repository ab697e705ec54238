"""Random games on odd boards, played by the engine and the naive table side by side.

Whatever must hold at every step is checked at every step. The tests play a few thousand of them,
`python -m tests.long_run` as many as one likes.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from attrs import Factory, astuple, define, frozen
from hypothesis import strategies as st

from bohemian_villages.action_errors import IllegalActionError
from bohemian_villages.engine.actions import (
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
from bohemian_villages.engine.board import (
    KINDS_BY_KEY,
    PRINTED_WITH_COINS,
    TOTALS,
    Board,
    Building,
    Kind,
    Village,
)
from bohemian_villages.engine.events import (
    CoinsPaid,
    Event,
    FigurePlaced,
    FigureReturned,
    GameOver,
    IncomePaid,
    InnActivated,
    InnTaken,
)
from bohemian_villages.engine.moves import legal_actions, refusal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.state import ALL_DICE, NO_PLAYER, State, initial_state
from tests.engine import naive_rules
from tests.engine.naive_rules import Plain, Table

MOST_ACTIONS = 150
"""Where a game that may never end is broken off."""
REFUSED_A_STEP = 2
"""How many refused actions are tried out at every step; the rest is only asked about."""
OTHERS_A_STEP = 10
"""How many actions with used dice, or before the roll, are asked about at every step."""


@frozen
class RandomSetup:
    """What a random game starts from."""

    villages: tuple[tuple[tuple[str, int], ...], ...]
    players: int
    first: int
    figures: int
    bank: int
    specials: int
    forgetful: bool
    chance: int
    """Decides the dice and the choices."""


@define
class Tally:
    """What happened in the games played, by name."""

    counts: Counter[str] = Factory(Counter)

    def note(self, name: str) -> None:
        """Count one more of these."""
        self.counts[name] += 1


# Setups.

_building = st.tuples(st.sampled_from(list(naive_rules.NUMBERS)), st.integers(0, 9)).map(
    lambda pair: (pair[0], pair[1] if KINDS_BY_KEY[pair[0]] in PRINTED_WITH_COINS else 0)
)
_village = st.lists(_building, max_size=7).map(lambda line: tuple(_at_most_three(line)))
_boards = st.lists(_village, min_size=1, max_size=4).map(tuple)


def _at_most_three(line: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The line without what would be the fourth of its kind."""
    seen: Counter[str] = Counter()
    kept = []
    for kind, value in line:
        seen[kind] += 1
        if seen[kind] <= 3:
            kept.append((kind, value))
    return kept


def setups(players: int) -> st.SearchStrategy[RandomSetup]:
    """Setups on odd boards for so many players."""
    return st.builds(
        RandomSetup,
        villages=_boards,
        players=st.just(players),
        first=st.integers(0, players - 1),
        figures=st.integers(1, 13),
        bank=st.integers(1, 60),
        specials=st.integers(0, 3),
        forgetful=st.booleans(),
        chance=st.integers(0, 2**32 - 1),
    )


def board_of(setup: RandomSetup) -> Board:
    """The engine's board."""
    return Board(
        tuple(
            Village(str(place), "", tuple(Building(KINDS_BY_KEY[kind], v) for kind, v in line))
            for place, line in enumerate(setup.villages)
        )
    )


def start_of(setup: RandomSetup) -> tuple[State, Table]:
    """The same beginning for the engine and on the naive table."""
    state = initial_state(
        board_of(setup),
        setup.players,
        first_player=setup.first,
        figures=setup.figures,
        bank=setup.bank,
        special_tiles=setup.specials,
        forgetful_income=setup.forgetful,
    )
    table = naive_rules.lay_out(
        [list(line) for line in setup.villages],
        setup.players,
        setup.figures,
        setup.bank,
        setup.specials,
        setup.first,
        setup.forgetful,
    )
    return state, table


# Playing.


def play(setup: RandomSetup, tally: Tally) -> None:
    """Play one game to its end, or until it is long enough, and check every step of it."""
    chance = Random(setup.chance)
    state, table = start_of(setup)
    history: list[tuple[State, State]] = []
    for _ in range(MOST_ACTIONS):
        history.append((state, state.copy()))
        check_position(state, table, setup)
        if state.is_over:
            break
        check_actions(state, table, chance)
        state = _step(state, table, chance, tally)
    # Positions may share lists, so a careless edit could reach far back.
    assert all(position == copy for position, copy in history), "an earlier position was changed"
    tally.note("games")
    tally.note(f"ended {state.ending.value}" if state.ending else "broken off")


def _step(state: State, table: Table, chance: Random, tally: Tally) -> State:
    action = _choose(state, chance)
    before = state.copy()
    new, events = apply(state, action)
    assert state == before, "apply changed its argument"
    naive_rules.do(table, plain(action))
    check_events(state, new, events)
    _note(tally, state, action, new, events)
    return new


def _note(tally: Tally, state: State, action: Action, new: State, events: list[Event]) -> None:
    tally.note("actions")
    for event in events:
        tally.note(type(event).__name__)
        if getattr(event, "kicked", False):
            tally.note("kicked")
        if getattr(event, "passed", False):
            tally.note("passed")
    if len({event.player for event in events if isinstance(event, CoinsPaid)}) > 1:
        tally.note("row of several players cleared")
    if isinstance(action, Reroll) and not state.moved and not _moves(state):
        tally.note("forced reroll")
    if new.ending:
        tally.note(f"ended {new.ending.value} by {type(action).__name__}")


def _moves(state: State) -> list[Decision]:
    moves = (Place, TakeBishop, TakeSpecial)
    return [action for action in legal_actions(state) if isinstance(action, moves)]


def _choose(state: State, chance: Random) -> Action:
    """Any action that is open; where dice may fall, they fall or income is collected."""
    offered: list[Action] = [*legal_actions(state)]
    if state.awaits_roll:
        offered.append(Roll(tuple(chance.randint(1, 6) for _ in state.due_dice)))
    assert offered, "the game stalls"
    return chance.choice(offered)


# What must hold in every position.


def check_position(state: State, table: Table, setup: RandomSetup) -> None:
    """Nothing got lost, the tables agree with the board, and both games stand alike."""
    _check_conservation(state, table, setup)
    _check_derived(state)
    _check_copy(state)
    assert in_engine(state) == on_table(table)
    if state.is_over or not state.dice:
        assert [astuple(part) for part in score(state)] == naive_rules.final_scores(table)


def _check_conservation(state: State, table: Table, setup: RandomSetup) -> None:
    for player in range(state.players):
        assert state.figures[player] >= 0
        assert state.figures[player] + state.owners.count(player) == setup.figures
    assert state.bank + sum(state.coins) == setup.bank
    assert state.bank > 0 or state.is_over
    in_play = state.supply + sum(state.specials)
    assert state.supply >= 0
    assert in_play <= setup.specials
    assert table.special_stack + sum(seat.special for seat in table.seats) == in_play


def _check_derived(state: State) -> None:
    free: list[tuple[int, ...]] = [()] * TOTALS
    held = [0] * (state.players * TOTALS)
    for number, (building, owner) in enumerate(
        zip(state.board.buildings, state.owners, strict=True)
    ):
        if owner == NO_PLAYER:
            free[building.kind] += (number,)
        else:
            held[owner * TOTALS + building.kind] += 1
    assert state.free == free
    assert state.held == held
    for inn in state.active_inns:
        assert state.board.buildings[inn].kind == Kind.INN
        assert state.owners[inn] != NO_PLAYER


def _check_copy(state: State) -> None:
    copy = state.copy()
    assert copy == state
    for name in ("owners", "free", "held", "figures", "coins", "specials"):
        assert getattr(copy, name) is not getattr(state, name)


def in_engine(state: State) -> dict[str, Any]:
    """A position of the engine as plain values."""
    return {
        "figures on the board": [None if owner == NO_PLAYER else owner for owner in state.owners],
        "steins": sorted(state.active_inns),
        "in hand": state.figures,
        "coins": state.coins,
        "flour": [state.count(player, Kind.MILL) for player in range(state.players)],
        "glass": [state.count(player, Kind.GLASSWORKS) for player in range(state.players)],
        "special tiles": state.specials,
        "bank": state.bank,
        "supply": state.supply,
        "bishop": None if state.bishop == NO_PLAYER else state.bishop,
        "to play": state.player,
        "dice": list(state.dice),
        "unused": list(state.unused),
        "to roll": list(state.due_dice),
        "moved": state.moved,
        "spent": state.spent,
        "may collect": state.uncollected,
        "over": state.ending.value if state.ending else None,
    }


def on_table(table: Table) -> dict[str, Any]:
    """A position of the naive table as the same plain values."""
    steins = [inn for seat in table.seats for inn, up in seat.inn_tiles.items() if up == "stein"]
    return {
        "figures on the board": [house.figure for house in table.houses],
        "steins": sorted(steins),
        "in hand": [seat.hand for seat in table.seats],
        "coins": [seat.coins for seat in table.seats],
        "flour": [seat.flour for seat in table.seats],
        "glass": [seat.glass for seat in table.seats],
        "special tiles": [seat.special for seat in table.seats],
        "bank": table.bank,
        "supply": table.special_stack,
        "bishop": table.bishop,
        "to play": table.who,
        "dice": table.dice,
        "unused": [die for die, used in enumerate(table.used) if not used],
        "to roll": table.in_the_cup,
        "moved": table.moves_made > 0,
        "spent": table.tiles_spent > 0,
        "may collect": table.may_collect,
        "over": table.over,
    }


def check_events(state: State, new: State, events: list[Event]) -> None:
    """The events alone tell how coins, figures and inn tiles changed, and when the game ended."""
    coins, figures, steins = state.coins[:], state.figures[:], set(state.active_inns)
    for event in events:
        match event:
            case CoinsPaid():
                coins[event.player] += event.coins
            case IncomePaid():
                coins[event.player] += event.inns + event.churches
            case FigurePlaced():
                figures[event.player] -= 1
            case FigureReturned():
                figures[event.player] += 1
            case InnActivated() | InnTaken(active=True):
                steins.add(event.building)
    assert (new.coins, new.figures) == (coins, figures)
    assert new.active_inns == frozenset(steins)
    overs = [event.ending for event in events if isinstance(event, GameOver)]
    assert overs == ([new.ending] if new.ending else [])


# What must hold for the actions of every position.


def check_actions(state: State, table: Table, chance: Random) -> None:
    """The list and the check both allow exactly what the naive rules allow."""
    allowed = naive_rules.allowed_actions(table)
    refused = []
    for action, tuple_ in _to_ask_about(state, chance):
        if (refusal(state, action) is None) != (tuple_ in allowed):
            raise AssertionError((action, refusal(state, action), in_engine(state)))
        if tuple_ not in allowed:
            refused.append(action)
    _check_offered(state, allowed)
    _check_roll(state)
    for action in chance.sample(refused, min(REFUSED_A_STEP, len(refused))):
        try:
            apply(state, action)
        except IllegalActionError:
            continue
        raise AssertionError((action, in_engine(state)))


def _to_ask_about(state: State, chance: Random) -> list[tuple[Decision, Plain]]:
    """Every action with unused dice, and some of the others, which all fail alike."""
    buildings = len(state.owners)
    others = chance.sample(well_formed(buildings, ALL_DICE), OTHERS_A_STEP)
    return well_formed(buildings, () if state.due_dice else state.unused) + others


def _check_offered(state: State, allowed: set[Plain]) -> None:
    """Each allowed action is offered once, equal dice being equal, with the lowest dice."""
    offered = legal_actions(state)
    lowest: dict[Plain, Plain] = {}
    for action in allowed:
        key = key_of(state, action)
        lowest[key] = min(lowest.get(key, action), action)
    assert sorted(map(plain, offered)) == sorted(lowest.values())
    assert offered or state.awaits_roll, "nothing to decide and nothing to roll"
    before = state.copy()
    for decision in offered:
        apply(state, decision)
    assert state == before, "apply changed its argument"


def _check_roll(state: State) -> None:
    for dice in (1, 2, 3, 4):
        due = state.awaits_roll and dice == len(state.due_dice)
        assert (refusal(state, Roll((1,) * dice)) is None) == due


@cache
def well_formed(buildings: int, dice: Dice) -> list[tuple[Decision, Plain]]:
    """Every well-formed decision with some of these dice, or none, in both languages."""
    every = naive_rules.every_action(buildings)
    fitting = [action for action in every if len(action) == 1 or set(action[1]) <= set(dice)]
    return [(decision(action), action) for action in fitting]


def key_of(state: State, action: Plain) -> Plain:
    """What tells an action from others: what is done, with which faces, on which building."""
    if len(action) == 1:
        return action
    faces = tuple(sorted(state.dice[die] for die in action[1]))
    return (action[0], faces, *action[2:])


def decision(action: Plain) -> Decision:
    """A plain tuple as the engine's action."""
    match action:
        case ("place", dice, building):
            return Place(dice, building)
        case ("bishop", dice):
            return TakeBishop(dice)
        case ("special", dice):
            return TakeSpecial(dice)
        case ("reroll", dice):
            return Reroll(dice)
        case ("end",):
            return END_TURN
    return COLLECT_INCOME


def plain(action: Action) -> Plain:
    """The engine's action as a plain tuple."""
    match action:
        case Place(dice, building):
            return ("place", dice, building)
        case TakeBishop(dice):
            return ("bishop", dice)
        case TakeSpecial(dice):
            return ("special", dice)
        case Reroll(dice):
            return ("reroll", dice)
        case Roll(faces):
            return ("roll", faces)
    return ("end",) if action == END_TURN else ("collect",)
