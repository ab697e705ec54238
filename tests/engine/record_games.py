"""Records to test with: written in a few words, changed in one field, or of a random game.

An action is a line as in `place 1,2 C0` (dice, village and slot), `bishop 0,1`, `special 0,3`,
`reroll 0,1 5,3` (dice, faces) and `end`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from itertools import combinations, count
from typing import Any

from attrs import evolve

from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    Action,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.board import PRINTED_WITH_COINS, Board, Building, Kind, Village
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.record import loads
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import State
from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.records.errors import RecordError

Document = dict[str, Any]

NAMES = ("Anna", "Ota", "Eva", "Žofie", "Иван")

# The example with which the format explains itself.
EXAMPLE = """
{
  "format": "bohemian-villages/record",
  "version": 1,
  "setup": {
    "seed": "7",
    "players": [
      {"name": "Anna", "color": "red",  "control": "human"},
      {"name": "Ota",  "color": "blue", "control": "expert"}
    ],
    "first_player": 0,
    "figures": 1,
    "bank": 305,
    "special_tiles": 7,
    "villages": [
      {"id": "C", "name": "Chlumetin", "buildings": [{"kind": "bakery"}, {"kind": "town_hall", "value": 8}]}
    ]
  },
  "turns": [
    {"player": 0, "income": {"inns": 0, "churches": 0}, "roll": [3, 1, 1, 6],
     "actions": [
       {"do": "place", "dice": [1, 2], "village": "C", "slot": 0, "kicked": null, "coins": [0, 0]},
       {"do": "special", "dice": [0, 3]},
       {"do": "end"}]},
    {"player": 1, "income": {"inns": 0, "churches": 0}, "roll": [5, 1, 3, 5],
     "actions": [
       {"do": "place", "dice": [0, 3], "village": "C", "slot": 1, "kicked": null, "coins": [0, 0]},
       {"do": "end"}]}
  ],
  "result": {
    "reason": "no_figures",
    "scores": [
      {"coins": 0, "town_halls": -5, "shops": 1, "churches": 0, "goods": 0, "total": -4},
      {"coins": 0, "town_halls": 8, "shops": 0, "churches": 0, "goods": 0, "total": 8}],
    "winners": [1]
  }
}
"""  # noqa: E501 - as it stands


def example() -> Document:
    """The example as a document."""
    document: Document = json.loads(EXAMPLE)
    return document


def record(villages: str, *turns: Document, players: int = 2, **setup: Any) -> Document:
    """A record of villages like `C: bakery town_hall=8, D: farm` and turns; dice are by hand."""
    first = setup.get("first_player", 0)
    return {
        "format": "bohemian-villages/record",
        "version": 1,
        "setup": {"players": seats(players), **setup, "villages": _villages(villages)},
        "turns": [{"player": (first + n) % players, **told} for n, told in enumerate(turns)],
    }


def seats(players: int) -> list[Document]:
    """So many players."""
    return [
        {"name": name, "color": color, "control": "human"}
        for name, color in zip(NAMES[:players], COLORS[:players], strict=True)
    ]


def _villages(text: str) -> list[Document]:
    villages = [village.split(":") for village in text.split(",")]
    return [
        {"id": id.strip(), "name": f"Village {id.strip()}", "buildings": _buildings(line)}
        for id, line in villages
    ]


def _buildings(line: str) -> list[Document]:
    words = [word.partition("=") for word in line.split()]
    return [{"kind": k, "value": int(v)} if v else {"kind": k} for k, _, v in words]


def turn(roll: Iterable[int], *actions: str, **fields: Any) -> Document:
    """A turn with its roll and what was done; `player` follows from the record it goes into."""
    return {**fields, "roll": list(roll), "actions": [_action(action) for action in actions]}


def unrolled(**fields: Any) -> Document:
    """A turn before its roll."""
    return fields


def _action(line: str) -> Document:
    do, *words = line.split()
    document: Document = {"do": do}
    if words:
        document["dice"] = _numbers(words[0])
    if do == "place":
        document |= {"village": words[1][0], "slot": int(words[1][1:])}
    if do == "reroll":
        document["faces"] = _numbers(words[1])
    return document


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def read(document: Any) -> Game:
    """The game that a document tells."""
    return loads(json.dumps(document))


def error_of(data: Any) -> RecordError:
    """What is wrong with data, or with a document."""
    try:
        loads(data) if isinstance(data, bytes | str) else read(data)
    except RecordError as error:
        return error
    raise AssertionError("nothing wrong was found")


def random_setup(rng: random.Random) -> Setup:
    """Any setup: odd boards, small banks, seeded, by hand or both, with forgetful income or not."""
    players = rng.randint(2, 5)
    return Setup(
        players=tuple(map(Player, rng.sample(NAMES, players), rng.sample(COLORS, players))),
        board=Board(
            tuple(_random_village(rng, letter) for letter in "ABCDEF"[: rng.randint(1, 6)])
        ),
        seed=rng.choice(["7", "ž/1", None]),
        dice_from=rng.choice([(), (DiceFrom(9, "b"), DiceFrom(4, "a"))]),
        first_player=rng.randrange(players),
        figures=rng.choice([1, 2, 3, 5]),
        bank=rng.choice([1, 4, 12, 305]),
        special_tiles=rng.choice([0, 1, 7]),
        forgetful_income=rng.random() < 0.4,
    )


def _random_village(rng: random.Random, letter: str) -> Village:
    kinds = rng.choices(list(Kind), k=rng.choice([0, 1, 4, 5, 9]))
    return Village(
        letter, f"Village {letter}", tuple(_random_building(rng, kind) for kind in kinds)
    )


def _random_building(rng: random.Random, kind: Kind) -> Building:
    return Building(kind, rng.randint(0, 9)) if kind in PRINTED_WITH_COINS else Building(kind)


def random_game(seed: object, most_turns: int = 30) -> Game:
    """A game of a random setup among players who do anything that is allowed."""
    rng = random.Random(repr(seed))
    return play_at_random(Game(random_setup(rng)), rng, most_turns)


def finished_game(seed: object) -> Game:
    """A random game that came to its end."""
    games = (random_game((seed, attempt), most_turns=200) for attempt in count())
    return next(game for game in games if game.state.is_over)


def play_at_random(game: Game, rng: random.Random, most_turns: int) -> Game:
    """Play a game on to its end, or until so many turns were begun."""
    while not game.state.is_over and game.turn <= most_turns:
        game.play(_random_action(game, rng))
    return game


def _random_action(game: Game, rng: random.Random) -> Action:
    state = game.state
    if state.uncollected and rng.random() < 0.7:
        return COLLECT_INCOME
    if state.due_dice:
        return game.due_roll or Roll(tuple(rng.choices(range(1, 7), k=len(state.due_dice))))
    action = rng.choice(legal_actions(state))
    if isinstance(action, Place | TakeBishop | TakeSpecial | Reroll):
        return evolve(action, dice=rng.choice(_equal_dice(state, action.dice)))
    return action


def _equal_dice(state: State, dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All choices of unused dice that show the same faces."""
    faces = sorted(state.dice[die] for die in dice)
    chosen = combinations(state.unused, len(dice))
    return [other for other in chosen if sorted(state.dice[die] for die in other) == faces]


INN_TURNS = (
    turn([4, 5, 4, 4], "place 0,1 C0", "place 2,3 C1", "end"),
    turn([4, 4, 4, 4], "place 0,1 C2", "place 2,3 C3", "end"),
)
"""In a village C of an inn and three farms; they turn Anna's inn, which pays her in turn 3."""
