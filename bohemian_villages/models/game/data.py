"""The data of the game that views may read; what one may do with it, a `GameModel` answers."""

from __future__ import annotations

from ...engine.actions import (
    CollectIncome,
    Decision,
    Dice,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.board import SHOPS, Board, Building, Kind, Village
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    GameOver,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    InnTaken,
    RowCleared,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
    TurnStarted,
)
from ...engine.game import Game, Step
from ...engine.scoring import Score
from ...engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS, Player, Setup
from ...engine.state import ALL_DICE, NOBODY, Ending, State

__all__ = [
    "ALL_DICE",
    "COLORS",
    "HUMAN",
    "LEAST_PLAYERS",
    "MOST_PLAYERS",
    "NOBODY",
    "SHOPS",
    "BishopMoved",
    "Board",
    "Building",
    "CoinsPaid",
    "CollectIncome",
    "Decision",
    "Dice",
    "DiceRolled",
    "EndTurn",
    "Ending",
    "Event",
    "FigurePlaced",
    "FigureReturned",
    "Game",
    "GameOver",
    "GoodsTaken",
    "IncomePaid",
    "InnActivated",
    "InnTaken",
    "Kind",
    "Place",
    "Player",
    "Reroll",
    "Roll",
    "RowCleared",
    "Score",
    "Setup",
    "SpecialSpent",
    "SpecialTaken",
    "State",
    "Step",
    "TakeBishop",
    "TakeSpecial",
    "TurnEnded",
    "TurnStarted",
    "Village",
]
