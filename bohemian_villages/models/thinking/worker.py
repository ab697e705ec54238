"""AiWorker: lets games think beside the window, in a process that one thread waits for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from .link import SECONDS_TO_THINK, AiLink, Ask, Cancel, Quit
from .question import Answer, Question, Thinkers


class AiWorker(QObject):
    """Puts questions to a process. Every call returns at once; answers come from the thread."""

    answered = Signal(int, object, bool)
    """The number of a question, what came of it, and whether nothing sharper follows.

    What came of it is None if the process failed for good."""

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
        """Start thread and process, early: the first question then finds them ready."""
        # A thread that begins while the program ends would bring it down.
        if not self._is_shut:
            self._thread.start()

    def ask(self, question: Question) -> None:
        """Ask; what was asked before is no longer wanted."""
        self.start()
        if self._thread.isRunning():
            self._link.order(Ask(question))

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

    def _tell(self, answer: Answer) -> None:
        """In the thread."""
        self.answered.emit(answer.id, answer.said, answer.is_last)


class _Thread(QThread):
    """The one thread that waits for the process."""

    def __init__(self, link: AiLink, parent: QObject) -> None:
        super().__init__(parent)
        self._link = link

    def run(self) -> None:
        """Carry out orders until the program ends."""
        self._link.run()
