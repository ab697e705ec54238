"""The hint in words: the moves of a turn, and the reasons for it."""

from __future__ import annotations

from collections.abc import Sequence

from ...ai.evaluation.evaluation import Evaluation
from ...ai.hint.data import Hint, Reason, Suggestion, percent
from ..game.names import thing_names
from ..game.table import Table
from ..grammar import signed
from ..tone import Sentence, Tone
from ..why import AnyHintWords
from .reasons import ReasonWords

LEAST_MARGIN = 0.5
"""The least lead or gap worth a word, in coins."""
MOST_SENTENCES = 4


def _difference(own: Evaluation, other: Evaluation, player: int) -> tuple[int, float]:
    """The difference in percentage points and coins.

    It is calculated from the rounded numbers that are shown, so that it matches them.
    """
    share = percent(own.chances[player]) - percent(other.chances[player])
    return share, round(round(own.scores[player], 1) - round(other.scores[player], 1), 1)


class HintWords(AnyHintWords):
    """Texts of the hint, for the players of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._reasons = ReasonWords(table)

    # Labels.

    def title(self) -> str:
        """Heading."""
        return self.tr("Best turn")

    def prompt(self, phrases: Sequence[str]) -> str:
        """The prompt above the table while the hint is open."""
        steps = self.tr(", then ", "between the moves of a hint").join(phrases)
        return self.tr("Hint: {turn}").format(turn=steps)

    def before_roll(self) -> str:
        """Before the roll, there is nothing to suggest."""
        return self.tr("Roll first, then you can compare turns.")

    def looking(self) -> str:
        """Shown until a first answer arrives."""
        return self.tr("Checking every way to use the dice…")

    def chance(self, share: float) -> str:
        """A chance to win, in percent."""
        return self.tr("{percent}%").format(percent=percent(share))

    def score(self, coins: float) -> str:
        """An expected final score, in two words."""
        return self.tr("{coins} coins").format(coins=_tenths(coins))

    def about(self, coins: float) -> str:
        """An expected final score within a sentence, without tenths."""
        return self.tr("about {coins}").format(coins=thing_names.coins(round(coins)))

    def coins(self, coins: float) -> str:
        """An expected final score as a number."""
        return _tenths(coins)

    def margin(self, expected: Evaluation, player: int) -> str:
        """The expected lead of a player, or how far they are behind."""
        rival = self.table.player(expected.rival(player))
        margin = expected.margin(player)
        text = (
            self.tr("{coins} ahead of {player}")
            if margin >= 0
            else self.tr("{coins} behind {player}")
        )
        return text.format(coins=_tenths(abs(margin)), player=rival)

    def is_even(self, expected: Evaluation, player: int) -> bool:
        """Whether the margin is too small to be told."""
        return abs(expected.margin(player)) < LEAST_MARGIN

    def rank(self, place: int) -> str:
        """The rank of a suggestion."""
        return str(place + 1)

    def described(self, place: int, steps: Sequence[str], expected: str, reasons: str) -> str:
        """A whole suggestion, for screen readers."""
        turn = self.tr(", then ", "between the moves of a hint").join(steps)
        text = self.tr("{rank}: {turn}. {expected}. {reasons}")
        return text.format(rank=place + 1, turn=turn, expected=expected, reasons=reasons)

    def expected(self, suggestion: Suggestion, player: int) -> str:
        """Chance, score and margin of a suggestion; a margin of nothing goes without saying."""
        found = suggestion.evaluation
        text = self.tr("{chance} to win, {score}, {margin}")
        if self.is_even(found, player):
            text = self.tr("{chance} to win, {score}")
        return text.format(
            chance=self.chance(found.chances[player]),
            score=self.about(found.scores[player]),
            margin=self.margin(found, player),
        )

    def chances(self, shares: Sequence[float]) -> str:
        """Everybody's chance to win, for screen readers."""
        told = [
            self.tr("{player} {chance}").format(
                player=self.table.player(player), chance=self.chance(share)
            )
            for player, share in enumerate(shares)
        ]
        return self.tr("Winning chances: {chances}").format(chances=", ".join(told))

    # What decides.

    def why(self, hint: Hint, place: int) -> list[Sentence]:
        """Sentences for and against a suggestion."""
        suggestion = hint.suggestions[place]
        sentences = [
            self._reasons.sentence(reason, self.reason(reason, hint.player))
            for reason in suggestion.reasons[:MOST_SENTENCES]
        ]
        return [*sentences, *self._comparison(hint, place)]

    def _comparison(self, hint: Hint, place: int) -> list[Sentence]:
        if len(hint.suggestions) == 1:
            return []
        own = hint.suggestions[place]
        told = []
        if own.forgone is not None:
            text = self._with_the_other(place, own.compared_with)
            told.append(Sentence(text.format(reason=self.reason(own.forgone, hint.player))))
        other = hint.suggestions[own.compared_with].evaluation
        share, coins = _difference(own.evaluation, other, hint.player)
        if share:
            text = self._against(place, own.compared_with)
            said = text.format(difference=self._difference(share, coins))
            told.append(Sentence(said, Tone.SIGNED))
        elif coins:
            told.append(self._in_coins(place, own.compared_with, coins))
        elif place:
            told.append(Sentence(self.tr("As good as the best turn.")))
        return told

    def _with_the_other(self, place: int, compared_with: int) -> str:
        if place:
            return self.tr("With the best turn, {reason}.")
        if compared_with == 1:
            return self.tr("With the next best turn, {reason}.")
        return self.tr("Without a reroll, {reason}.")

    def _against(self, place: int, compared_with: int) -> str:
        if place:
            return self.tr("Compared with the best turn, that’s {difference}.")
        if compared_with == 1:
            return self.tr("Compared with the next best turn, that’s {difference}.")
        return self.tr("Compared with the best turn without a reroll, that’s {difference}.")

    def _difference(self, share: int, coins: float) -> str:
        text = self.tr("{share}% to win")
        if coins:
            text = self.tr("{share}% to win and {coins} coins")
        return text.format(share=signed(share), coins=_signed_tenths(coins))

    def _in_coins(self, place: int, compared_with: int, coins: float) -> Sentence:
        """How many coins better or worse a turn is that wins just as often."""
        if place:
            better = self.tr("{coins} better than the best turn.")
            worse = self.tr("{coins} worse than the best turn.")
        elif compared_with == 1:
            better = self.tr("{coins} better than the next best turn.")
            worse = self.tr("{coins} worse than the next best turn.")
        else:
            better = self.tr("{coins} better than the best turn without a reroll.")
            worse = self.tr("{coins} worse than the best turn without a reroll.")
        size, is_better = abs(coins), coins > 0
        amount = thing_names.coins(1) if size == 1 else self.score(size)
        text, tone = (better, Tone.GOOD) if is_better else (worse, Tone.BAD)
        return Sentence(text.format(coins=amount), tone, amount)

    def reason(self, reason: Reason, player: int) -> str:
        """A reason, addressed to the player whose turn it is."""
        return self._reasons.reason(reason, player)


def _tenths(coins: float) -> str:
    text = f"{abs(coins):.1f}"
    return text if coins >= 0 or text == "0.0" else f"−{text}"


def _signed_tenths(coins: float) -> str:
    text = _tenths(coins)
    return text if text.startswith("−") or text == "0.0" else f"+{text}"
