"""What `train` says."""

from __future__ import annotations

from ..catalogue import Speaker
from ..foreign import quote_path


class TrainWords(Speaker):
    """How the training goes."""

    def progress(self, iteration: int, iterations: int, chances: float, score: float) -> str:
        """How far it is, and how far off the network still is."""
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
        """How strong it is."""
        sentence = self.tr("against medium it wins {share} ({low} – {high}; {fair} would be even)")
        low, high = interval
        return sentence.format(
            share=f"{share:.1%}", low=f"{low:.1%}", high=f"{high:.1%}", fair=f"{1 / players:.0%}"
        )

    def going_on(self, iteration: int) -> str:
        """An earlier run is continued."""
        return self.tr("continuing after iteration {iteration}").format(iteration=iteration)

    def stopped(self) -> str:
        """The user stopped it."""
        return self.tr("Stopped; run the same command to continue.")

    def done(self, path: str, command: str) -> str:
        """All is done."""
        sentence = self.tr("{file} was made with “{command}”.")
        return sentence.format(file=quote_path(path), command=command)

    def other_run(self, path: str) -> str:
        """The notes of another run are in the way."""
        sentence = self.tr("{file} belongs to another training run; choose another --out.")
        return sentence.format(file=quote_path(path))

    def no_weights(self, path: str) -> str:
        """A file to begin with that holds no weights."""
        sentence = self.tr("{file} is not a weights file; choose another --start-from.")
        return sentence.format(file=quote_path(path))


train_words = TrainWords()
