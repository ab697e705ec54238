"""Data of the game that views may read. For what is allowed, they ask a `GameModel`."""

from __future__ import annotations

from ...engine.actions import (
    Decision,
    Dice,
    EndTurn,
)
from ...engine.board import NO_BUILDING, SHOPS, Board, Building, Kind, Village
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    InnTaken,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
)
from ...engine.game import Game
from ...engine.scoring import Score
from ...engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS, Setup
from ...engine.state import NO_PLAYER, Ending, State

__all__ = [
    "COLORS",
    "HUMAN",
    "LEAST_PLAYERS",
    "MOST_PLAYERS",
    "NO_BUILDING",
    "NO_PLAYER",
    "SHOPS",
    "BishopMoved",
    "Board",
    "Building",
    "CoinsPaid",
    "Decision",
    "Dice",
    "DiceRolled",
    "EndTurn",
    "Ending",
    "Event",
    "FigurePlaced",
    "FigureReturned",
    "Game",
    "GoodsTaken",
    "IncomePaid",
    "InnActivated",
    "InnTaken",
    "Kind",
    "Score",
    "Setup",
    "SpecialSpent",
    "SpecialTaken",
    "State",
    "TurnEnded",
    "Village",
]
