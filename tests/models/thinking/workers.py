"""Workers for tests: with players and analysts of our own."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.game import KEY
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.questions import analyse
from bohemian_villages.models.game.thinker import Analyser, PlayerMaker, VillagesThinker
from bohemian_villages.models.thinking.link import SECONDS_TO_THINK
from bohemian_villages.models.thinking.worker import AiWorker


def make_worker(
    parent: QObject | None = None,
    *,
    maker: PlayerMaker = make_player,
    analyser: Analyser = analyse,
    seconds_to_think: float = SECONDS_TO_THINK,
) -> AiWorker:
    """A worker that thinks as it is told here."""
    thinkers = {KEY: partial(VillagesThinker, maker, analyser)}
    return AiWorker(thinkers, parent, seconds_to_think=seconds_to_think)


def serve(worker: AiWorker, game: GameModel) -> None:
    """Let a worker think for the AI players of a game."""
    game.think_requested.connect(worker.ask)
    game.thought_cancelled.connect(worker.cancel)
    worker.answered.connect(game.decide)
