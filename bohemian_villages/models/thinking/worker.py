"""AiWorker: lets AI players think beside the window, in a process that one thread waits for.

Analyst: the same for positions that people want to know more about, in a process of its own, so
that neither waits for the other.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from ...ai.levels import make_player
from ...engine.actions import Decision
from ...play.thought import Thought
from ..game.game_model import GameModel
from ..hint.hint_model import HintModel
from .analysis import Analysis, analyse
from .link import SECONDS_TO_THINK, AiLink, Cancel, Quit
from .process import Analyser, Answer, PlayerMaker, Question

Decide = Callable[[int, Decision | None], None]


class _Worker(QObject):
    """Puts questions to a process. Every call returns at once; answers come from the thread."""

    def __init__(self, link: AiLink, parent: QObject | None) -> None:
        super().__init__(parent)
        self._link = link
        self._thread = _Thread(link, self)
        self._is_shut = False
        app = QCoreApplication.instance()
        if app:
            app.aboutToQuit.connect(self.shutdown)

    def start(self) -> None:
        """Start thread and process, early: the first question then finds them ready."""
        # A thread that begins while the program ends would bring it down.
        if not self._is_shut:
            self._thread.start()

    def _ask(self, question: Question) -> None:
        """Ask; what was asked before is no longer wanted."""
        self.start()
        if self._thread.isRunning():
            self._link.order(question)

    def cancel(self, number: int) -> None:
        """Drop a question, if it is not answered yet."""
        if self._thread.isRunning():
            self._link.order(Cancel(number))

    def shutdown(self) -> None:
        """End process and thread; nothing is left of them when this returns, and nothing comes."""
        self._is_shut = True
        if self._thread.isRunning():
            self._link.order(Quit())
            self._thread.wait()


class AiWorker(_Worker):
    """Answers thoughts; `decided` comes from the thread, queued."""

    decided = Signal(int, object)
    """The number of a thought and the decision, or None if the process failed for good."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        maker: PlayerMaker = make_player,
        seconds_to_think: float = SECONDS_TO_THINK,
    ) -> None:
        super().__init__(AiLink(self._decided, maker, seconds_to_think), parent)

    def _decided(self, answer: Answer) -> None:
        self.decided.emit(answer.id, answer.said)

    def serve(self, game: GameModel, decide: Decide | None = None) -> None:
        """Think for the AI players of a game, or for somebody who hands it the decisions."""
        game.think_requested.connect(self.think)
        game.thought_cancelled.connect(self.cancel)
        self.decided.connect(decide or game.decide)

    def think(self, thought: Thought) -> None:
        """Think; a thought before is no longer wanted."""
        self._ask(thought)


class Analyst(_Worker):
    """Answers analyses; `told` comes from the thread, queued, and may come several times."""

    told = Signal(int, object, bool)
    """The number of an analysis, a Hint, and whether it is the last; None if that failed."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        analyser: Analyser = analyse,
        seconds_to_think: float = SECONDS_TO_THINK,
    ) -> None:
        link = AiLink(self._told, seconds_to_think=seconds_to_think, analyser=analyser)
        super().__init__(link, parent)

    def _told(self, answer: Answer) -> None:
        self.told.emit(answer.id, answer.said, answer.is_last)

    def serve(self, hint: HintModel) -> None:
        """Look at the positions of a game."""
        hint.asked.connect(self.analyse)
        hint.dropped.connect(self.cancel)
        self.told.connect(hint.tell)

    def analyse(self, analysis: Analysis) -> None:
        """Look at a position; the one before is no longer of interest."""
        self._ask(analysis)


class _Thread(QThread):
    """The one thread that waits for the process."""

    def __init__(self, link: AiLink, parent: QObject) -> None:
        super().__init__(parent)
        self._link = link

    def run(self) -> None:
        """Carry out orders until the program ends."""
        self._link.run()
