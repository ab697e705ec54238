"""The hint in words: what a turn consists of, and what decides for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from attrs import frozen

from ..ai.hint_data import Expectation, Hint, Reason, Suggestion, Topic
from ..engine.board import Kind
from ..engine.state import NOBODY
from .catalogue import Speaker
from .names import building_names, capitalized, control_names, number
from .table import Table

MOST_SENTENCES = 4
SET_OF_FOUR = 4


class Tone(Enum):
    """How the amounts of a sentence are meant."""

    GOOD = auto()
    BAD = auto()
    PLAIN = auto()
    SIGNED = auto()
    """Each as its own sign has it."""


@frozen
class Sentence:
    """What is said about a turn, and whether that speaks for it."""

    text: str
    tone: Tone = Tone.PLAIN


def percent(share: float) -> int:
    """A chance in whole percents; only what is sure is 0 or 100."""
    if 0 < share < 1:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)


def signed(n: int) -> str:
    """A gain or a loss."""
    return f"+{n}" if n > 0 else number(n)


class HintWords(Speaker):
    """Says what the hint found, for the players of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # Labels.

    def title(self) -> str:
        """The heading."""
        return self.tr("Best turn")

    def prompt(self, phrases: Sequence[str]) -> str:
        """The line of the bar."""
        steps = self.tr(", then ", "between the moves of a hint").join(phrases)
        return self.tr("Hint: {turn}").format(turn=steps)

    def thinking(self, level: str) -> str:
        """Who is still at it."""
        if level:
            return self.tr("{level}, thinking on …").format(level=control_names.name(level))
        return self.tr("thinking …")

    def level(self, hint: Hint) -> str:
        """Who found it."""
        return control_names.name(hint.level)

    def before_roll(self) -> str:
        """There is nothing to choose yet."""
        return self.tr("Roll first: turns can be compared when the dice lie there.")

    def looking(self) -> str:
        """Nothing is known yet."""
        return self.tr("Every way to use the dice is being looked at …")

    def nothing(self) -> str:
        """The thinking failed."""
        return self.tr("No hint could be worked out. The game is not touched; try again.")

    def chance(self, share: float) -> str:
        """A chance to win."""
        return self.tr("{percent} %").format(percent=percent(share))

    def score(self, coins: float) -> str:
        """A final score that is expected."""
        return self.tr("score {coins}").format(coins=_tenths(coins))

    def coins(self, coins: float) -> str:
        """The same as a number alone."""
        return _tenths(coins)

    def margin(self, expected: Expectation, player: int) -> str:
        """How far ahead or behind somebody is expected to end."""
        rival = self.table.player(expected.rival(player))
        margin = expected.margin(player)
        text = (
            self.tr("{coins} ahead of {player}")
            if margin >= 0
            else self.tr("{coins} behind {player}")
        )
        return text.format(coins=_tenths(abs(margin)), player=rival)

    def rank(self, place: int) -> str:
        """The place of a suggestion."""
        return str(place + 1)

    def described(self, place: int, steps: Sequence[str], expected: str, reasons: str) -> str:
        """A whole suggestion, for screen readers."""
        turn = self.tr(", then ", "between the moves of a hint").join(steps)
        text = self.tr("{rank}: {turn}. {expected}. {reasons}")
        return text.format(rank=place + 1, turn=turn, expected=expected, reasons=reasons)

    def expected(self, suggestion: Suggestion, player: int) -> str:
        """Chance, score and margin of a suggestion."""
        found = suggestion.expected
        text = self.tr("{chance} to win, {score}, {margin}")
        return text.format(
            chance=self.chance(found.chances[player]),
            score=self.score(found.scores[player]),
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
        """The sentences that tell what speaks for a suggestion, and what against it."""
        suggestion = hint.suggestions[place]
        sentences = [
            Sentence(
                capitalized(self.reason(reason, hint.player)) + ".",
                Tone.GOOD if reason.weight > 0 else Tone.BAD,
            )
            for reason in suggestion.reasons[:MOST_SENTENCES]
        ]
        return [*sentences, *self._comparison(hint, place)]

    def _comparison(self, hint: Hint, place: int) -> list[Sentence]:
        if len(hint.suggestions) == 1:
            return []
        own, best = hint.suggestions[place], hint.suggestions[0]
        told = []
        if own.forgone is not None:
            text = self.tr("Next best: {reason}.") if not place else self.tr("It lacks: {reason}.")
            told.append(Sentence(text.format(reason=self.reason(own.forgone, hint.player))))
        compared = hint.suggestions[1] if place == 0 else best
        return [*told, *self._difference(own.expected, compared.expected, hint.player, place)]

    def _difference(
        self, own: Expectation, other: Expectation, player: int, place: int
    ) -> list[Sentence]:
        """The difference of the numbers that are told of both, so that it can be seen in them."""
        share = percent(own.chances[player]) - percent(other.chances[player])
        coins = round(round(own.scores[player], 1) - round(other.scores[player], 1), 1)
        if not share and not coins:
            equal = Sentence(self.tr("There is nothing to choose between it and the best."))
            return [equal] if place else []
        text = self.tr("Against the next best: {share} %, {coins} coins.")
        if place:
            text = self.tr("Against the best: {share} %, {coins} coins.")
        said = text.format(share=signed(share), coins=_signed_tenths(coins))
        return [Sentence(said, Tone.SIGNED)]

    def reason(self, reason: Reason, player: int) -> str:
        """One reason, as the player whose turn it is would put it."""
        if reason.player == player:
            return _OWN[reason.topic](self, reason)
        return _RIVALS[reason.topic](self, reason)

    def _name(self, reason: Reason) -> str:
        return self.table.player(reason.player)

    def _kind(self, building: int) -> Kind:
        return Kind(self.table.board.kind_of[building])

    def _village(self, building: int) -> str:
        return self.table.village(self.table.board.village_of[building])

    def _farm(self, r: Reason) -> str:
        return self.tr("farm number {count}: {coins} now").format(
            count=r.amount, coins=signed(r.amount)
        )

    def _manor(self, r: Reason) -> str:
        return self.tr("manor: {coins} now").format(coins=signed(r.amount))

    def _payout(self, r: Reason) -> str:
        kinds = building_names.many(self._kind(r.building))
        text = self.tr("the {buildings} pay: {coins} now")
        return text.format(buildings=kinds, coins=signed(r.amount))

    def _payout_to(self, r: Reason) -> str:
        kinds = building_names.many(self._kind(r.building))
        text = self.tr("the {buildings} pay {player}, too: {coins}")
        return text.format(buildings=kinds, player=self._name(r), coins=signed(r.amount))

    def _goods(self, r: Reason) -> str:
        if self._kind(r.building) is Kind.MILL:
            text = self.tr("flour: {coins} at the next payout, %n mill(s) to go", "", r.count)
        else:
            text = self.tr("glass: {coins} at the next payout, %n factory(s) to go", "", r.count)
        return text.format(coins=signed(r.amount))

    def _shops(self, r: Reason) -> str:
        if r.count == SET_OF_FOUR:
            text = self.tr("completes a set of four shops: {coins}")
        elif r.count > 1:
            text = self.tr("a set of %n different shop(s): {coins}", "", r.count)
        else:
            text = self.tr("a first shop: {coins}")
        return text.format(coins=signed(r.amount))

    def _shops_of(self, r: Reason) -> str:
        text = self.tr("{player}: {coins} for shops")
        return text.format(player=self._name(r), coins=signed(r.amount))

    def _first_hall(self, r: Reason) -> str:
        text = self.tr("your first town hall: {coins}, since the fine falls away")
        return text.format(coins=signed(r.amount))

    def _hall_of(self, r: Reason) -> str:
        text = self.tr("{player} has a town hall then: {coins}")
        return text.format(player=self._name(r), coins=signed(r.amount))

    def _lost_hall(self, r: Reason) -> str:
        text = self.tr("{player} has no town hall then: {coins}")
        return text.format(player=self._name(r), coins=signed(-r.amount))

    def _own_lost_hall(self, r: Reason) -> str:
        text = self.tr("you have no town hall then: {coins}")
        return text.format(coins=signed(-r.amount))

    def _full_hall(self, r: Reason) -> str:
        text = self.tr("{village} is full: your town hall brings {coins}")
        return text.format(village=self._village(r.building), coins=signed(r.amount))

    def _full_hall_of(self, r: Reason) -> str:
        text = self.tr("{village} is full: the town hall brings {player} {coins}")
        return text.format(
            village=self._village(r.building), player=self._name(r), coins=signed(r.amount)
        )

    def _waiting_hall(self, r: Reason) -> str:
        text = self.tr(
            "the town hall brings {coins} if {village} fills up, %n building(s) to go", "", r.count
        )
        return text.format(coins=signed(r.amount), village=self._village(r.building))

    def _churches(self, r: Reason) -> str:
        return self.tr("churches: {coins} as they stand").format(coins=signed(r.amount))

    def _churches_of(self, r: Reason) -> str:
        text = self.tr("{player}: {coins} for churches")
        return text.format(player=self._name(r), coins=signed(r.amount))

    def _income(self, r: Reason) -> str:
        return self.tr("income: {coins} each turn").format(coins=signed(r.amount))

    def _income_of(self, r: Reason) -> str:
        text = self.tr("{player}: {coins} each turn")
        return text.format(player=self._name(r), coins=signed(r.amount))

    def _barrel(self, r: Reason) -> str:
        text = self.tr(
            "the inn brings +1 each turn once %n more building(s) of {village} are taken",
            "",
            r.count,
        )
        return text.format(village=self._village(r.building))

    def _bishop(self, r: Reason) -> str:
        text = self.tr("the bishop: {coins} each turn").format(coins=signed(r.amount))
        if r.other != NOBODY and r.count:
            lost = self.tr("{bishop}, and {coins} for {player}")
            name = self.table.player(r.other)
            return lost.format(bishop=text, coins=signed(-r.count), player=name)
        return text

    def _tile(self, _reason: Reason) -> str:
        return self.tr("a special action tile for a worse roll")

    def _returned(self, r: Reason) -> str:
        text = self.tr("you take %n figure(s) back: {count} in hand", "", r.amount)
        return text.format(count=r.count)

    def _returned_to(self, r: Reason) -> str:
        text = self.tr("{player} takes %n figure(s) back: {count} in hand", "", r.amount)
        return text.format(player=self._name(r), count=r.count)

    def _delayed(self, r: Reason) -> str:
        text = self.tr("figures come home: with {count} in hand you cannot end the game next turn")
        return text.format(count=r.count)

    def _delayed_for(self, r: Reason) -> str:
        text = self.tr(
            "{player} takes a figure back: {count} in hand, too many to end the game next turn"
        )
        return text.format(player=self._name(r), count=r.count)

    def _exposed(self, r: Reason) -> str:
        text = self.tr("{building} can be kicked: {coins}, with {percent} % of the rolls")
        return text.format(
            building=self.table.the(r.building), coins=signed(-r.amount), percent=r.count
        )

    def _few_figures(self, r: Reason) -> str:
        return self.tr("leaves you %n figure(s) from ending the game", "", r.count)

    def _few_figures_of(self, r: Reason) -> str:
        if not r.count:
            text = self.tr("{player} has no figure left and ends the game next turn")
        else:
            text = self.tr("leaves {player} %n figure(s) from ending the game", "", r.count)
        return text.format(player=self._name(r))

    def _last_figure(self, _reason: Reason) -> str:
        return self.tr("your last figure: the game ends with your next turn unless one comes home")

    def _ends_game(self, r: Reason) -> str:
        if r.amount > 0:
            return self.tr("empties the bank: you win by {coins}").format(coins=r.amount)
        if r.amount:
            return self.tr("empties the bank: you lose by {coins}").format(coins=-r.amount)
        return self.tr("empties the bank: you share the win")

    def _reroll(self, r: Reason) -> str:
        return self.tr("rolls %n die(s) again; the tile is spent", "", r.count)


Said = Callable[[HintWords, Reason], str]

_OWN: dict[Topic, Said] = {
    Topic.FARM: HintWords._farm,
    Topic.MANOR: HintWords._manor,
    Topic.PAYOUT: HintWords._payout,
    Topic.GOODS: HintWords._goods,
    Topic.SHOPS: HintWords._shops,
    Topic.FIRST_HALL: HintWords._first_hall,
    Topic.FULL_HALL: HintWords._full_hall,
    Topic.WAITING_HALL: HintWords._waiting_hall,
    Topic.LOST_HALL: HintWords._own_lost_hall,
    Topic.CHURCHES: HintWords._churches,
    Topic.INCOME: HintWords._income,
    Topic.BARREL: HintWords._barrel,
    Topic.BISHOP: HintWords._bishop,
    Topic.TILE: HintWords._tile,
    Topic.RETURNED: HintWords._returned,
    Topic.DELAYED: HintWords._delayed,
    Topic.EXPOSED: HintWords._exposed,
    Topic.FEW_FIGURES: HintWords._few_figures,
    Topic.LAST_FIGURE: HintWords._last_figure,
    Topic.ENDS_GAME: HintWords._ends_game,
    Topic.REROLL: HintWords._reroll,
}
# What happens to others; all else concerns only the one whose turn it is.
_RIVALS: dict[Topic, Said] = {
    **_OWN,
    Topic.PAYOUT: HintWords._payout_to,
    Topic.SHOPS: HintWords._shops_of,
    Topic.FIRST_HALL: HintWords._hall_of,
    Topic.FULL_HALL: HintWords._full_hall_of,
    Topic.LOST_HALL: HintWords._lost_hall,
    Topic.CHURCHES: HintWords._churches_of,
    Topic.INCOME: HintWords._income_of,
    Topic.RETURNED: HintWords._returned_to,
    Topic.DELAYED: HintWords._delayed_for,
    Topic.FEW_FIGURES: HintWords._few_figures_of,
}


def _tenths(coins: float) -> str:
    text = f"{abs(coins):.1f}"
    return text if coins >= 0 or text == "0.0" else f"−{text}"


def _signed_tenths(coins: float) -> str:
    text = _tenths(coins)
    return text if text.startswith("−") or text == "0.0" else f"+{text}"
