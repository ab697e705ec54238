"""Output of `train`."""

from __future__ import annotations

from ..catalogue import Speaker
from ..foreign import quote_path


class TrainWords(Speaker):
    """Progress and results of the training."""

    def progress(self, iteration: int, iterations: int, chances: float, score: float) -> str:
        """The iteration and the network's remaining errors."""
        sentence = self.tr(
            "iteration {iteration} of {iterations}: chances off by {chances}, "
            "scores by {score} coins"
        )
        return sentence.format(
            iteration=iteration,
            iterations=iterations,
            chances=f"{chances:.4f}",
            score=f"{score:.2f}",
        )

    def strength(self, share: float, interval: tuple[float, float], players: int) -> str:
        """The network's strength."""
        sentence = self.tr("against medium it wins {share} ({low} – {high}; {fair} would be even)")
        low, high = interval
        return sentence.format(
            share=f"{share:.1%}", low=f"{low:.1%}", high=f"{high:.1%}", fair=f"{1 / players:.0%}"
        )

    def going_on(self, iteration: int) -> str:
        """An earlier run is being continued."""
        return self.tr("continuing after iteration {iteration}").format(iteration=iteration)

    def stopped(self) -> str:
        """The user stopped the training."""
        return self.tr("Stopped; run the same command to continue.")

    def done(self, path: str, command: str) -> str:
        """The training is complete."""
        sentence = self.tr("{file} was made with “{command}”.")
        return sentence.format(file=quote_path(path), command=command)

    def other_run(self, path: str) -> str:
        """The progress file belongs to a different run."""
        sentence = self.tr("{file} belongs to another training run; choose another --out.")
        return sentence.format(file=quote_path(path))

    def no_weights(self, path: str) -> str:
        """The file to start from holds no weights."""
        sentence = self.tr("{file} is not a weights file; choose another --start-from.")
        return sentence.format(file=quote_path(path))


train_words = TrainWords()
