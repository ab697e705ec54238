"""AiWorker: has questions answered in another process, through one thread that waits for it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from .link import SECONDS_TO_THINK, AiLink, Ask, Cancel, QuitOrder
from .question import Answer, Question, Thinkers


class AiWorker(QObject):
    """Passes questions to the process. Every call returns at once; answers come from the thread."""

    answered = Signal(int, object, bool)
    """The number of a question, its answer, and whether no better one follows.

    The answer is None if the process has failed for good.
    """

    def __init__(
        self,
        thinkers: Thinkers,
        parent: QObject | None = None,
        *,
        seconds_to_think: float = SECONDS_TO_THINK,
    ) -> None:
        super().__init__(parent)
        self._link = AiLink(self._tell, thinkers, seconds_to_think)
        self._thread = _Thread(self._link, self)
        self._is_shut = False
        app = QCoreApplication.instance()
        if app:
            app.aboutToQuit.connect(self.shutdown)

    def start(self) -> None:
        """Start thread and process early, so that they are ready for the first question."""
        # A thread that starts while the program ends would crash it.
        if not self._is_shut:
            self._thread.start()

    def ask(self, question: Question) -> None:
        """Ask; earlier questions no longer need answers."""
        self.start()
        if self._thread.isRunning():
            self._link.order(Ask(question))

    def cancel(self, number: int) -> None:
        """Drop a question if it has not been answered."""
        if self._thread.isRunning():
            self._link.order(Cancel(number))

    def shutdown(self) -> None:
        """End process and thread; when this returns, both are gone, and no answer follows."""
        self._is_shut = True
        if self._thread.isRunning():
            self._link.order(QuitOrder())
            self._thread.wait()

    def _tell(self, answer: Answer) -> None:
        """Runs in the thread."""
        self.answered.emit(answer.id, answer.said, answer.is_last)


class _Thread(QThread):
    """The thread that waits for the process."""

    def __init__(self, link: AiLink, parent: QObject) -> None:
        super().__init__(parent)
        self._link = link

    def run(self) -> None:
        """Carry out orders until the program ends."""
        self._link.run()
