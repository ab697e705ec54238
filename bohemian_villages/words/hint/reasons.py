"""Reasons for and against a turn: clauses that stand alone or follow “With the best turn,”."""

from __future__ import annotations

from collections.abc import Callable

from ...ai.hint.data import Reason, Topic
from ...engine.board import Kind
from ...engine.state import NO_PLAYER
from ..catalogue import Speaker
from ..game.names import thing_names
from ..game.table import Table
from ..grammar import capitalized, signed
from ..tone import Sentence, Tone


class ReasonWords(Speaker):
    """Phrases for reasons, for the players of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def reason(self, reason: Reason, player: int) -> str:
        """A reason, addressed to the player whose turn it is."""
        if reason.player == player:
            return _OWN[reason.topic](self, reason)
        return _RIVALS[reason.topic](self, reason)

    def reason_of_another(self, reason: Reason, mover: int) -> str:
        """A reason for somebody's turn, addressed to those who watched it."""
        if reason.player == mover:
            return _WATCHED[reason.topic](self, reason)
        return _RIVALS[reason.topic](self, reason)

    def sentence(self, reason: Reason, phrase: str) -> Sentence:
        """The phrase for a reason as a sentence, its coins told to be a gain or a loss."""
        tone = Tone.GOOD if reason.weight > 0 else Tone.BAD
        return Sentence(capitalized(phrase) + ".", tone, thing_names.coins(abs(reason.amount)))

    def _name(self, reason: Reason) -> str:
        return self.table.player(reason.player)

    def _kind(self, building: int) -> Kind:
        return Kind(self.table.board.kind_of[building])

    def _village(self, building: int) -> str:
        return self.table.village(self.table.board.village_of[building])

    def _farm(self, r: Reason) -> str:
        if r.count == 1:
            text = self.tr("your first farm pays {coins}")
        else:
            text = self.tr("your %n farm(s) pay {coins}", "", r.count)
        return text.format(coins=thing_names.coins(r.amount))

    def _farm_of(self, r: Reason) -> str:
        if r.count == 1:
            text = self.tr("{player}’s first farm pays {coins}")
        else:
            text = self.tr("{player}’s %n farm(s) pay {coins}", "", r.count)
        return text.format(player=self._name(r), coins=thing_names.coins(r.amount))

    def _manor(self, r: Reason) -> str:
        return self.tr("the manor pays {coins} at once").format(coins=thing_names.coins(r.amount))

    def _payout(self, r: Reason) -> str:
        if self._kind(r.building) is Kind.MILL:
            text = self.tr("the flour mills pay {coins}")
        else:
            text = self.tr("the glass factories pay {coins}")
        return text.format(coins=thing_names.coins(r.amount))

    def _payout_to(self, r: Reason) -> str:
        if self._kind(r.building) is Kind.MILL:
            text = self.tr("the flour mills pay {player} {coins} too")
        else:
            text = self.tr("the glass factories pay {player} {coins} too")
        return text.format(player=self._name(r), coins=thing_names.coins(r.amount))

    def _goods(self, r: Reason) -> str:
        if self._kind(r.building) is Kind.MILL:
            text = self.tr("the flour brings {coins} once %n more mill(s) are taken", "", r.count)
        else:
            text = self.tr(
                "the glass brings {coins} once %n more factory(s) are taken", "", r.count
            )
        return text.format(coins=thing_names.coins(r.amount))

    def _shops(self, r: Reason) -> str:
        text = {
            2: self.tr("you make a set of two different shops: {coins}"),
            3: self.tr("you make a set of three different shops: {coins}"),
            4: self.tr("you complete a set of four shops: {coins}"),
        }.get(r.count) or self.tr("you start a set of shops: {coins}")
        return text.format(coins=signed(r.amount))

    def _shops_by(self, r: Reason) -> str:
        text = {
            2: self.tr("{player} makes a set of two different shops: {coins}"),
            3: self.tr("{player} makes a set of three different shops: {coins}"),
            4: self.tr("{player} completes a set of four shops: {coins}"),
        }.get(r.count) or self.tr("{player} starts a set of shops: {coins}")
        return text.format(player=self._name(r), coins=signed(r.amount))

    def _shops_of(self, r: Reason) -> str:
        if r.amount > 0:
            text = self.tr("{player} gets %n coin(s) more for shops", "", r.amount)
        else:
            text = self.tr("{player} gets %n coin(s) less for shops", "", -r.amount)
        return text.format(player=self._name(r))

    def _first_hall(self, r: Reason) -> str:
        text = self.tr("your first town hall saves you {coins} at the end")
        return text.format(coins=thing_names.coins(r.amount))

    def _hall_of(self, r: Reason) -> str:
        text = self.tr("a first town hall saves {player} {coins} at the end")
        return text.format(player=self._name(r), coins=thing_names.coins(r.amount))

    def _lost_hall(self, r: Reason) -> str:
        text = self.tr("without a town hall, {player} loses {coins} at the end")
        return text.format(player=self._name(r), coins=thing_names.coins(r.amount))

    def _own_lost_hall(self, r: Reason) -> str:
        text = self.tr("without a town hall, you lose {coins} at the end")
        return text.format(coins=thing_names.coins(r.amount))

    def _full_hall(self, r: Reason) -> str:
        text = self.tr("{village} is full: your town hall pays {coins}")
        return text.format(village=self._village(r.building), coins=thing_names.coins(r.amount))

    def _full_hall_of(self, r: Reason) -> str:
        text = self.tr("{village} is full: the town hall pays {player} {coins}")
        coins = thing_names.coins(r.amount)
        return text.format(village=self._village(r.building), player=self._name(r), coins=coins)

    def _waiting_hall(self, r: Reason) -> str:
        text = self.tr(
            "the town hall pays {coins} if %n more building(s) in {village} are taken", "", r.count
        )
        coins = thing_names.coins(r.amount)
        return text.format(coins=coins, village=self._village(r.building))

    def _churches(self, r: Reason) -> str:
        if r.amount > 0:
            return self.tr("you get %n coin(s) more for churches as things stand", "", r.amount)
        return self.tr("you get %n coin(s) less for churches as things stand", "", -r.amount)

    def _churches_of(self, r: Reason) -> str:
        if r.amount > 0:
            text = self.tr("{player} gets %n coin(s) more for churches", "", r.amount)
        else:
            text = self.tr("{player} gets %n coin(s) less for churches", "", -r.amount)
        return text.format(player=self._name(r))

    def _income(self, r: Reason) -> str:
        if r.amount > 0:
            return self.tr("you get %n coin(s) more each turn", "", r.amount)
        return self.tr("you get %n coin(s) less each turn", "", -r.amount)

    def _income_of(self, r: Reason) -> str:
        if r.amount > 0:
            text = self.tr("{player} gets %n coin(s) more each turn", "", r.amount)
        else:
            text = self.tr("{player} gets %n coin(s) less each turn", "", -r.amount)
        return text.format(player=self._name(r))

    def _barrel(self, r: Reason) -> str:
        text = self.tr(
            "the inn pays 1 coin each turn once %n more building(s) in {village} are taken",
            "",
            r.count,
        )
        return text.format(village=self._village(r.building))

    def _bishop(self, r: Reason) -> str:
        lost = r.count if r.other != NO_PLAYER else 0
        name = self.table.player(r.other) if lost else ""
        if r.amount and lost:
            text = self.tr("the bishop brings {coins} each turn and takes {lost} from {player}")
        elif lost:
            text = self.tr("the bishop takes {lost} each turn from {player}")
        elif r.amount:
            text = self.tr("the bishop brings {coins} each turn")
        else:
            text = self.tr("the bishop pays for every church to come")
        return text.format(coins=thing_names.coins(r.amount), lost=lost, player=name)

    def _tile(self, _reason: Reason) -> str:
        return self.tr("a special action tile can save a bad roll later")

    def _returned(self, r: Reason) -> str:
        text = self.tr("you get %n figure(s) back: {count} in hand", "", r.amount)
        return text.format(count=r.count)

    def _returned_to(self, r: Reason) -> str:
        text = self.tr("{player} gets %n figure(s) back: {count} in hand", "", r.amount)
        return text.format(player=self._name(r), count=r.count)

    def _delayed(self, r: Reason) -> str:
        text = self.tr("figures return: with {count} in hand you cannot end the game next turn")
        return text.format(count=r.count)

    def _delayed_for(self, r: Reason) -> str:
        text = self.tr(
            "{player} gets a figure back: {count} in hand, too many to end the game next turn"
        )
        return text.format(player=self._name(r), count=r.count)

    def _exposed(self, r: Reason) -> str:
        text = self.tr("{percent}% of rolls can kick you out of {building}: {coins}")
        return text.format(
            building=self.table.the(r.building), coins=signed(-r.amount), percent=r.count
        )

    def _exposed_of(self, r: Reason) -> str:
        text = self.tr("{percent}% of rolls can kick {player} out of {building}: {coins}")
        return text.format(
            player=self._name(r),
            building=self.table.the(r.building),
            coins=signed(-r.amount),
            percent=r.count,
        )

    def _few_figures(self, r: Reason) -> str:
        return self.tr("you have only %n figure(s) left: the game may end soon", "", r.count)

    def _few_figures_of(self, r: Reason) -> str:
        if not r.count:
            text = self.tr("{player} has no figures left and ends the game next turn")
        else:
            text = self.tr("{player} has only %n figure(s) left and may end the game", "", r.count)
        return text.format(player=self._name(r))

    def _last_figure(self, _reason: Reason) -> str:
        return self.tr("your last figure: the game ends on your next turn unless one returns")

    def _last_figure_of(self, r: Reason) -> str:
        text = self.tr("the last figure: {player} ends the game next turn unless one returns")
        return text.format(player=self._name(r))

    def _ends_game(self, r: Reason) -> str:
        if r.amount > 0:
            return self.tr("you empty the bank and win by {coins}").format(coins=r.amount)
        if r.amount:
            return self.tr("you empty the bank and lose by {coins}").format(coins=-r.amount)
        return self.tr("you empty the bank and share the win")

    def _ends_game_of(self, r: Reason) -> str:
        if r.amount > 0:
            text = self.tr("{player} empties the bank and wins by {coins}")
        elif r.amount:
            text = self.tr("{player} empties the bank and loses by {coins}")
        else:
            text = self.tr("{player} empties the bank and shares the win")
        return text.format(player=self._name(r), coins=abs(r.amount))

    def _reroll(self, r: Reason) -> str:
        return self.tr("rerolling %n die(s) costs the special action tile", "", r.count)


Said = Callable[[ReasonWords, Reason], str]

_OWN: dict[Topic, Said] = {
    Topic.FARM: ReasonWords._farm,
    Topic.MANOR: ReasonWords._manor,
    Topic.PAYOUT: ReasonWords._payout,
    Topic.GOODS: ReasonWords._goods,
    Topic.SHOPS: ReasonWords._shops,
    Topic.FIRST_HALL: ReasonWords._first_hall,
    Topic.FULL_HALL: ReasonWords._full_hall,
    Topic.WAITING_HALL: ReasonWords._waiting_hall,
    Topic.LOST_HALL: ReasonWords._own_lost_hall,
    Topic.CHURCHES: ReasonWords._churches,
    Topic.INCOME: ReasonWords._income,
    Topic.BARREL: ReasonWords._barrel,
    Topic.BISHOP: ReasonWords._bishop,
    Topic.TILE: ReasonWords._tile,
    Topic.RETURNED: ReasonWords._returned,
    Topic.DELAYED: ReasonWords._delayed,
    Topic.EXPOSED: ReasonWords._exposed,
    Topic.FEW_FIGURES: ReasonWords._few_figures,
    Topic.LAST_FIGURE: ReasonWords._last_figure,
    Topic.ENDS_GAME: ReasonWords._ends_game,
    Topic.REROLL: ReasonWords._reroll,
}
# Effects on other players; all other reasons concern only the player whose turn it is.
_RIVALS: dict[Topic, Said] = {
    **_OWN,
    Topic.FARM: ReasonWords._farm_of,
    Topic.PAYOUT: ReasonWords._payout_to,
    Topic.SHOPS: ReasonWords._shops_of,
    Topic.FIRST_HALL: ReasonWords._hall_of,
    Topic.FULL_HALL: ReasonWords._full_hall_of,
    Topic.LOST_HALL: ReasonWords._lost_hall,
    Topic.CHURCHES: ReasonWords._churches_of,
    Topic.INCOME: ReasonWords._income_of,
    Topic.RETURNED: ReasonWords._returned_to,
    Topic.DELAYED: ReasonWords._delayed_for,
    Topic.FEW_FIGURES: ReasonWords._few_figures_of,
}
# Effects of another player's turn on that player: nobody is "you".
_WATCHED: dict[Topic, Said] = {
    **_OWN,
    Topic.FARM: ReasonWords._farm_of,
    Topic.SHOPS: ReasonWords._shops_by,
    Topic.FIRST_HALL: ReasonWords._hall_of,
    Topic.FULL_HALL: ReasonWords._full_hall_of,
    Topic.LOST_HALL: ReasonWords._lost_hall,
    Topic.CHURCHES: ReasonWords._churches_of,
    Topic.INCOME: ReasonWords._income_of,
    Topic.RETURNED: ReasonWords._returned_to,
    Topic.DELAYED: ReasonWords._delayed_for,
    Topic.EXPOSED: ReasonWords._exposed_of,
    Topic.FEW_FIGURES: ReasonWords._few_figures_of,
    Topic.LAST_FIGURE: ReasonWords._last_figure_of,
    Topic.ENDS_GAME: ReasonWords._ends_game_of,
}
