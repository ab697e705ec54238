"""The new-game screen of Rolling Village: alone on a deal, or several at one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from attrs import evolve
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.widgets.plain_text import set_tip
from ....words import foreign
from ....words.dates import date_words
from ...models.new_game import (
    Deal,
    GameChoice,
    Setup,
    as_data,
    build,
    draw_seed,
    from_data,
    typed_deal,
)
from ...models.statistics import RollingStatistics
from ...statistics.summary import Standing
from ...words.medals import medal_words
from ...words.new_game import rolling_new_game_words as words
from ...words.statistics import rolling_statistics_words
from ..daily import day_line
from .form import RollingForm

ALONE, SEVERAL = 0, 1
WATCHER = "new game"
PICTURES = ("die-5", "die-2")
MOST_BESIDE_RULES = 6
"""So many seats leave room for the game in pictures."""


class RollingNewGame(RollingForm):
    """A form that always describes a playable game; unusual choices are pointed out in a line.

    It shows the statistics of the player named; `replay` shows a finished game.
    """

    def __init__(
        self,
        art: Art | None = None,
        statistics: RollingStatistics | None = None,
        replay: Callable[[Any], object] = lambda _game: None,
        parent: QWidget | None = None,
        *,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(art, parent)
        self._statistics = statistics
        self._replay = replay
        self._today = today
        self._choice = GameChoice()
        self._drawn = draw_seed()
        self._connect()
        self.retranslate()
        self.fill_in({})

    def _connect(self) -> None:
        self.table.chosen.connect(lambda place: self._set(is_alone=place == ALONE))
        self.name.renamed.connect(lambda name: self._change(self._choice.renamed(0, name)))
        for deal, card in self.deals.items():
            card.clicked.connect(lambda _on=True, deal=deal: self._choose_deal(deal))
            card.stepped.connect(lambda by, deal=deal: self._step_deals(deal, by))
        self.table_deal.chosen.connect(lambda place: self._choose_deal(_TABLE_DEALS[place]))
        for field in (self.typed, self.table_typed):
            field.textEdited.connect(self._type_deal)
        self.real_dice.toggled.connect(lambda on: self._set(real_dice=on))
        self._connect_seats()
        self.calendar.chosen.connect(self._choose_day)
        self.calendar.opened.connect(self._open_day)
        self.replay_day.clicked.connect(self._replay_chosen)
        self.start.clicked.connect(self.begin)
        if self._statistics is not None:
            self._statistics.changed.connect(self._show_reached)
            self._statistics.game_opened.connect(self._show_replay)

    def _connect_seats(self) -> None:
        seats = self.seats
        seats.added.connect(self._add_seat)
        seats.removed.connect(lambda seat: self._change(self._choice.without(seat)))
        seats.moved.connect(lambda seat, to: self._change(self._choice.moved(seat, to)))
        seats.renamed.connect(lambda seat, name: self._change(self._choice.renamed(seat, name)))
        seats.controlled.connect(lambda s, who: self._change(self._choice.controlled(s, who)))

    # What is chosen.

    def choice(self) -> GameChoice:
        """The present choices."""
        return self._choice

    def fill_in(self, last: Mapping[str, Any]) -> None:
        """Begin with the table of the last game as the settings keep it; a new deal is drawn."""
        self._drawn = draw_seed()
        self._change(from_data(last))
        self.calendar.show_day(self._today())
        self._show_reached()

    def filled_in(self) -> Mapping[str, Any]:
        """What is chosen, for the settings to keep."""
        return as_data(self._choice)

    def stop(self) -> None:
        """Stop, because the window closes."""

    def setup(self) -> Setup:
        """The game that would begin now."""
        return build(self._choice, self._drawn, self._today())

    def begin(self) -> None:
        """Start the game, and describe another one of the same kind."""
        setup = self.setup()
        # A deal is for one game: anybody who has played it knows its dice.
        self._drawn = draw_seed()
        self._change(evolve(self._choice, text=""))
        self.started.emit(setup)

    def _change(self, choice: GameChoice) -> None:
        self._choice = choice
        self._show()

    def _set(self, **chosen: Any) -> None:
        self._change(evolve(self._choice, **chosen))

    def _add_seat(self) -> None:
        self._change(self._choice.with_seat())
        name = self.seats.rows[self.seats.count - 1].name
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.frame.ensureWidgetVisible(name)

    def _choose_deal(self, deal: Deal) -> None:
        if deal is Deal.DAILY:
            self.calendar.show_day(self._choice.day or self._today())
        self._set(deal=deal)
        if deal is Deal.TEXT:
            field = self.typed if self._choice.is_alone else self.table_typed
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step_deals(self, start: Deal, by: int) -> None:
        """Choose the next card up or down that can be chosen; the focus stays on the cards."""
        ways = [deal for deal, card in self.deals.items() if card.isEnabled()]
        place = ways.index(start) + by
        if 0 <= place < len(ways):
            self._choose_deal(ways[place])
            self.deals[ways[place]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _type_deal(self, text: str) -> None:
        self._set(text=text, deal=Deal.TEXT)

    # Days.

    def _choose_day(self, day: date) -> None:
        self.calendar.show_day(day)
        self._set(is_alone=True, deal=Deal.DAILY, day=day)

    def _open_day(self, day: date) -> None:
        """Look at the game of a day again, or play the deal that waits."""
        self._choose_day(day)
        if day in self._standing().days:
            self._replay_chosen()
        else:
            self.begin()

    def _replay_chosen(self) -> None:
        played = self._standing().days.get(self.calendar.day)
        if played is not None and self._statistics is not None:
            self._statistics.open_game(played.game.number)

    def _show_replay(self, game: object) -> None:
        if self.isVisible():
            self._replay(game)

    def _standing(self) -> Standing:
        if self._statistics is None:
            return Standing()
        return self._statistics.standing(evolve(self._choice, is_alone=True).bare_names[0])

    # What is shown.

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.setAccessibleName(self.tr("New game"))
        self.bar.say(self.tr("Rolling Village"), self.tr("New game"), self.tr("Back"))
        self.who.setText(self.tr("Who plays?"))
        self.table.set_options([self.tr("Alone"), self.tr("Several")])
        self.table.say(self.tr("Who plays?"))
        self.name_label.setText(self.tr("Your name"))
        self.name.setAccessibleName(self.tr("Your name"))
        self.deal_label.setText(self.tr("Which deal?"))
        self.table_deal_label.setText(self.tr("Deal"))
        self.table_deal.set_options([self.tr("New"), self.tr("By its code")])
        self.table_deal.say(self.tr("Deal"))
        for field in (self.typed, self.table_typed):
            field.setPlaceholderText(self.tr("such as {deal}").format(deal="K7QM-3RXT"))
            field.setAccessibleName(self.tr("The code of the deal"))
        self.dice_label.setText(self.tr("Real dice"))
        self.real_dice.setAccessibleName(self.tr("Real dice"))
        self.medals_label.setText(
            self.tr("Score 60 points and you are re-elected; silver and gold take more.")
        )
        self.days_label.setText(self.tr("Daily deals"))
        self._say_tips()
        self.replay_day.setText(self.tr("Replay"))
        set_tip(self.replay_day, self.tr("Look at your game of that day again"))
        self.calendar.retranslate()
        self.how.retranslate()
        self._show()

    def _say_tips(self) -> None:
        code = self.tr("A friend finds the code at the end of a game, under “Share this deal”.")
        tips = {
            Deal.NEW: self.tr("Dice that were never rolled before"),
            Deal.DAILY: self.tr("The same dice for everybody who plays on this day"),
            Deal.TEXT: code,
        }
        for deal, tip in tips.items():
            set_tip(self.deals[deal], tip)
        for field in (self.typed, self.table_typed):
            set_tip(field, code)
        set_tip(self.best, self.tr("Your highest score in a game alone"))
        set_tip(self.streak, self.tr("Days in a row on which you played the daily deal"))

    def _show(self) -> None:
        """Show the present choices."""
        choice = self._choice
        self.table.set_current(ALONE if choice.is_alone else SEVERAL)
        shown, hidden = self.alone, self.several
        if not choice.is_alone:
            shown, hidden = hidden, shown
        # First the one that goes: with both at once the form would outgrow the window.
        hidden.hide()
        shown.show()
        # Where many sit, their seats need the room.
        self.may_show_how = choice.is_alone or len(choice.seats) <= MOST_BESIDE_RULES
        several = evolve(choice, is_alone=False)
        self.seats.show_table(several)
        self.name.show_name(choice.seats[0].name, evolve(choice, is_alone=True).default_names[0])
        self._show_dice()
        self._show_notice()
        self._show_start()
        self._show_reached()
        self.fit_form()

    def _show_dice(self) -> None:
        choice = self._choice
        for field in (self.typed, self.table_typed):
            if field.text() != choice.text:
                field.setText(choice.text)
            field.setEnabled(not choice.real_dice)
        is_daily = choice.is_alone and choice.deal is Deal.DAILY
        with_text = choice.deal is Deal.TEXT and not choice.real_dice
        chosen = Deal.DAILY if is_daily else Deal.TEXT if with_text else Deal.NEW
        self.deals[chosen].setChecked(True)
        self.deals[Deal.TEXT].setEnabled(not choice.real_dice)
        self.table_deal.set_current(_TABLE_DEALS.index(Deal.TEXT if with_text else Deal.NEW))
        self.table_deal.setEnabled(not choice.real_dice)
        self.table_typed.setVisible(with_text)
        with QSignalBlocker(self.real_dice):
            # Off for a daily deal; another deal finds it as it was.
            self.real_dice.setChecked(choice.real_dice and not is_daily)
        self.real_dice.setEnabled(not is_daily)
        self.dice_label.setEnabled(not is_daily)
        self.dice_hint.setEnabled(not is_daily)
        self._say_dice(is_daily=is_daily)

    def _say_dice(self, *, is_daily: bool) -> None:
        hint = self.tr("you roll yours and click what they show")
        if is_daily:
            hint = self.tr("a daily deal has its own dice, the same for all")
        self.dice_hint.setText(hint)
        for part in (self.real_dice, self.dice_label):
            set_tip(part, hint)

    def _show_notice(self) -> None:
        """Show or hide the line with warnings."""
        text = self._problem()
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        self.notice.setAccessibleName(text)

    def _problem(self) -> str:
        choice = self._choice
        is_blank = choice.deal is Deal.TEXT and choice.text and not typed_deal(choice.text)
        if is_blank and not choice.real_dice:
            return words.no_text()
        if choice.odd_names:
            return words.name_cleaned(choice.names[choice.odd_names[0]])
        shared = choice.shared_names
        return words.shared_names(shared) if shared else ""

    def _show_start(self) -> None:
        choice, deal = self._choice, self._deal_line()
        if choice.is_alone:
            line = words.alone(choice.names[0], deal)
        else:
            people = [choice.names[seat] for seat in choice.humans]
            line = words.several(len(choice.seats), people, deal)
        self.start.say(self.tr("Start the game"), line, PICTURES, step=46)

    def _deal_line(self) -> str:
        match self._choice.deal_used:
            case None:
                return words.real_dice()
            case Deal.DAILY:
                return words.daily_deal(self._day_name())
            case Deal.TEXT:
                return words.deal(typed_deal(self._choice.text))
            case _:
                return words.new_deal()

    def _day_name(self) -> str:
        today = self._today()
        return date_words.day(self._choice.day or today, today)

    # What was reached.

    def _show_reached(self) -> None:
        """Show the results of the player in games alone."""
        standing, today = self._standing(), self._today()
        best = standing.best
        self.medals.show_best(best.total if best else None)
        self.calendar.show_standing(standing, today)
        is_daily = self._choice.deal_used is Deal.DAILY
        self.calendar.mark((self._choice.day or today) if is_daily else None)
        line = medal_words.name(best.medal) if best and best.medal else ""
        self.best.say(str(best.total) if best else "–", self.tr("best alone"), line)
        longest = self.tr("longest {days}").format(days=standing.longest_streak)
        days = standing.streak(today)
        title = self.tr("day in a row") if days == 1 else self.tr("days in a row")
        self.streak.say(str(days), title, longest if standing.days else "")
        self._show_day(standing, today)
        self._show_cards(standing, today)

    def _show_day(self, standing: Standing, today: date) -> None:
        day = self.calendar.day
        self.day_line.setText(day_line(standing, day, today))
        self.replay_day.setVisible(day in standing.days)
        self.days_hint.setText(words.today_open())

    def _show_cards(self, standing: Standing, today: date) -> None:
        day = self._choice.day or today
        new = self.tr("Fresh dice nobody has seen. To share it: {deal}").format(deal=self._drawn)
        if self._choice.real_dice:
            new = self.tr("You roll your own dice and enter them.")
        self.deals[Deal.NEW].say(self.tr("New deal"), new)
        title = self.tr("Today’s daily deal")
        if day != today:
            title = foreign.one_line(self.tr("Daily deal of {day}").format(day=self._day_name()))
        played = standing.days.get(day)
        self.leaf.day, self.leaf.month = day, date_words.short_month(day)
        self.leaf.medal = played.medal if played else None
        self.deals[Deal.DAILY].say(title, self._daily_line(standing, day))
        text = self.tr("Play the same dice as a friend.")
        self.deals[Deal.TEXT].say(self.tr("A deal by its code"), text)

    def _daily_line(self, standing: Standing, day: date) -> str:
        played = standing.days.get(day)
        if played is None:
            return words.today_open()
        points = rolling_statistics_words.points(played.total)
        return words.played(points, medal_words.name(played.medal) if played.medal else "")

    # The window.

    def showEvent(self, event: QShowEvent) -> None:
        """The name has the focus, ready to be typed over."""
        super().showEvent(event)
        if self._statistics is not None:
            self._statistics.watch(True, WATCHER)
        name = self.name if self._choice.is_alone else self.seats.rows[0].name
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop counting, since nobody sees the numbers."""
        super().hideEvent(event)
        if self._statistics is not None:
            self._statistics.watch(False, WATCHER)


_TABLE_DEALS = (Deal.NEW, Deal.TEXT)
"""What several can choose from; the daily deal is played alone."""
