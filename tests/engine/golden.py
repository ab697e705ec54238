"""Golden games: whole games as texts one can read, replayed by the tests.

A text begins with the setup. Then come the turns: `> ` stands before each action in its notation,
below it what happened, and after the turn the position: the table, each player, and each village
with the owner of every building in its slot (`.` nobody, `*` after an inn with the stein up).

`python -m tests.engine.golden` plays them again and writes them; look at the difference before you
believe it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from attrs import frozen

from bohemian_villages.engine.actions import (
    Action,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.board import (
    KINDS_BY_KEY,
    PRINTED_WITH_COINS,
    Board,
    Building,
    Kind,
    Village,
)
from bohemian_villages.engine.events import Event
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.notation import building_to_text, to_text
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import NO_PLAYER, State
from bohemian_villages.engine.village_set_reader import read_village_set

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "data" / "golden"
NAMES = ("Anna", "Ota", "Eva", "Jan", "Ida")


@frozen
class Golden:
    """A golden game: the name of its file and what it is played with."""

    name: str
    seed: str
    players: int
    figures: int = 13
    bank: int = 305
    forgetful: bool = False


GAMES = (
    Golden("two_players", "two 26", players=2),
    Golden("three_players", "three 154", players=3),
    Golden("forgetful", "forgetful 31", players=2, figures=10, bank=20, forgetful=True),
)

# How the players of golden games like to decide; they collect their income two times in three.
LIKES = {Place: 12, TakeBishop: 4, TakeSpecial: 1, Reroll: 1, EndTurn: 1}


# Playing and replaying.


def play(golden: Golden) -> Game:
    """Play a golden game from its seed."""
    chance = Random(golden.seed)
    box = read_village_set((ROOT / "resources" / "villages.toml").read_bytes())
    dealt = box.deal(_players(golden.players), golden.seed)
    setup = Setup(
        players=dealt.players,
        board=dealt.board,
        seed=dealt.seed,
        first_player=dealt.first_player,
        figures=golden.figures,
        bank=golden.bank,
        forgetful_income=golden.forgetful,
    )
    game = Game(setup)
    while not game.state.is_over:
        game.play(_choose(game, chance))
    return game


def _choose(game: Game, chance: Random) -> Action:
    offered = legal_actions(game.state)
    due = game.due_roll
    if due:
        return offered[0] if offered and chance.random() < 2 / 3 else due
    kinds = [kind for kind in LIKES if any(isinstance(action, kind) for action in offered)]
    liked = chance.choices(kinds, [LIKES[kind] for kind in kinds])[0]
    return chance.choice([action for action in offered if isinstance(action, liked)])


def _players(count: int) -> tuple[Player, ...]:
    return tuple(Player(name, color) for name, color in zip(NAMES[:count], COLORS, strict=False))


def replay(text: str) -> Game:
    """Play the actions of a text through the rules."""
    game = Game(_read_setup(text.splitlines()))
    for line in text.splitlines():
        if line.startswith("> "):
            game.play(_read_action(game, line[2:]))
    return game


def _read_action(game: Game, text: str) -> Action:
    if text.startswith("roll "):
        return Roll(tuple(map(int, text.removeprefix("roll ").split(","))))
    offered = legal_actions(game.state)
    return next(action for action in offered if to_text(game.setup.board, action) == text)


def _read_setup(lines: Iterable[str]) -> Setup:
    entries = [line.partition(": ")[::2] for line in lines if ": " in line]
    fields = dict(entries)
    names = fields["players"].split(", ")
    villages = [_read_village(key, value) for key, value in entries if key.startswith("village ")]
    return Setup(
        players=_players(len(names)),
        board=Board(tuple(villages)),
        seed=fields["seed"],
        first_player=names.index(fields["first player"]),
        figures=int(fields["figures"]),
        bank=int(fields["bank"]),
        special_tiles=int(fields["special tiles"]),
        forgetful_income=fields["forgetful income"] == "yes",
    )


def _read_village(key: str, value: str) -> Village:
    _, letter, name = key.split()
    return Village(letter, name, tuple(_read_building(text) for text in value.split(", ")))


def _read_building(text: str) -> Building:
    kind, _, coins = text.partition(" ")
    return Building(KINDS_BY_KEY[kind], int(coins or 0))


# Writing.


def to_lines(game: Game) -> list[str]:
    """The text of a game."""
    lines = _setup_lines(game.setup)
    turn = 0
    for step in game.steps:
        if step.turn != turn:
            turn = step.turn
            lines += ["", f"-- turn {turn} --"]
        lines.append(f"> {to_text(game.setup.board, step.action)}")
        lines += [f"    {_event_text(game, event)}" for event in step.events]
        if isinstance(step.action, EndTurn) or step.state.is_over:
            lines += _position_lines(game, step.state)
    return [*lines, "", *_result_lines(game)]


def _setup_lines(setup: Setup) -> list[str]:
    villages = [
        f"village {village.id} {village.name}: {', '.join(map(_building_text, village.buildings))}"
        for village in setup.board.villages
    ]
    return [
        f"seed: {setup.seed}",
        f"players: {', '.join(player.name for player in setup.players)}",
        f"first player: {setup.players[setup.first_player].name}",
        f"figures: {setup.figures}",
        f"bank: {setup.bank}",
        f"special tiles: {setup.special_tiles}",
        f"forgetful income: {'yes' if setup.forgetful_income else 'no'}",
        *villages,
    ]


def _building_text(building: Building) -> str:
    coins = f" {building.value}" if building.kind in PRINTED_WITH_COINS else ""
    return building.kind.key + coins


def _event_text(game: Game, event: Event) -> str:
    fields = [f"{name}={_value(game, name, value)}" for name, value in event._asdict().items()]
    return " ".join([type(event).__name__, *fields])


def _value(game: Game, name: str, value: Any) -> str:
    """A field of an event as the notation of actions would have it."""
    return _FORMATS[name](game, value) if name in _FORMATS else str(value)


def _who(game: Game, player: int) -> str:
    return "nobody" if player == NO_PLAYER else game.setup.players[player].name


_FORMATS: dict[str, Callable[[Game, Any], str]] = {
    "player": _who,
    "previous": _who,
    "building": lambda game, building: building_to_text(game.setup.board, building),
    "dice": lambda _game, dice: ",".join(str(die + 1) for die in dice),
    "faces": lambda _game, faces: ",".join(map(str, faces)),
    "kind": lambda _game, kind: Kind(kind).key,
    "ending": lambda _game, ending: ending.value,
    "kicked": lambda _game, kicked: "yes" if kicked else "no",
    "active": lambda _game, active: "yes" if active else "no",
    "passed": lambda _game, passed: "yes" if passed else "no",
}


def _position_lines(game: Game, state: State) -> list[str]:
    table = f"  bank {state.bank}, special tiles {state.supply}, bishop {_who(game, state.bishop)}"
    players = [
        f"  {_who(game, player):5}{state.figures[player]:2} figures {state.coins[player]:3} coins"
        + (", special tile" if state.specials[player] else "")
        for player in range(state.players)
    ]
    villages = [
        f"{village.id} " + "".join(_owner(state, building) for building in buildings)
        for village, buildings in zip(state.board.villages, state.board.in_village, strict=True)
    ]
    return [table, *players, "  " + "   ".join(villages)]


def _owner(state: State, building: int) -> str:
    owner = state.owners[building]
    stein = "*" if building in state.active_inns else ""
    return "." if owner == NO_PLAYER else NAMES[owner][0] + stein


def _result_lines(game: Game) -> list[str]:
    scores = score(game.state)
    lines = [
        f"{_who(game, player):5} coins {part.coins}, town halls {part.town_halls}, "
        f"shops {part.shops}, churches {part.churches}, goods {part.goods}, total {part.total}"
        for player, part in enumerate(scores)
    ]
    return [*lines, "winners " + ", ".join(_who(game, player) for player in winners(scores))]


def main() -> None:
    """Play all golden games again and write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in GAMES:
        path = FOLDER / f"{golden.name}.txt"
        lines = to_lines(play(golden))
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        print(f"{path.name}: {len(lines)} lines")


if __name__ == "__main__":
    main()
