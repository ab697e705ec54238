"""AiWorker: lets AI players think beside the window, in a process that one thread waits for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from ..ai.levels import make_player
from ..engine.actions import Decision
from .ai_link import SECONDS_TO_THINK, AiLink, Cancel, Quit
from .ai_process import PlayerMaker
from .game_model import GameModel
from .thought import Thought

Decide = Callable[[int, Decision | None], None]


class AiWorker(QObject):
    """Answers thoughts. Every call returns at once; `decided` comes from the thread, queued."""

    decided = Signal(int, object)
    """The number of a thought and the decision, or None if the process failed for good."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        maker: PlayerMaker = make_player,
        seconds_to_think: float = SECONDS_TO_THINK,
    ) -> None:
        super().__init__(parent)
        self._link = AiLink(self.decided.emit, maker, seconds_to_think)
        self._thread = _Thread(self._link, self)
        app = QCoreApplication.instance()
        if app:
            app.aboutToQuit.connect(self.shutdown)

    def serve(self, game: GameModel, decide: Decide | None = None) -> None:
        """Think for the AI players of a game, or for somebody who hands it the decisions."""
        game.think_requested.connect(self.think)
        game.thought_cancelled.connect(self.cancel)
        self.decided.connect(decide or game.decide)

    def start(self) -> None:
        """Start thread and process, early: the first thought then finds them ready."""
        self._thread.start()

    def think(self, thought: Thought) -> None:
        """Think; a thought before is no longer wanted."""
        if not self._thread.isFinished():
            self.start()
            self._link.order(thought)

    def cancel(self, number: int) -> None:
        """Stop a thought, if it is still under way."""
        if self._thread.isRunning():
            self._link.order(Cancel(number))

    def shutdown(self) -> None:
        """End process and thread; nothing is left of them when this returns."""
        if self._thread.isRunning():
            self._link.order(Quit())
            self._thread.wait()


class _Thread(QThread):
    """The one thread that waits for the process."""

    def __init__(self, link: AiLink, parent: QObject) -> None:
        super().__init__(parent)
        self._link = link

    def run(self) -> None:
        """Carry out orders until the program ends."""
        self._link.run()
