"""The panels of the statistics that only Rolling Village has: medals, days, filters, games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from ....models.finished_games import FilterChoices
from ....models.items.rows import RowsModel
from ....views.toolkit.charts.filters import FilterRow, fill
from ....views.toolkit.charts.games_list import FinishedList, GamesPanel, Head, right_end
from ....views.toolkit.painting.canvas import BLACK, BOLD, RIGHT, Canvas, Icons
from ....views.toolkit.widgets.panel import Panel
from ....words.dates import date_words
from ...statistics.medals import Medal
from ...statistics.summary import CountedGame, Filter, TableSize
from ...words.medals import medal_words
from ...words.statistics import rolling_statistics_words as words
from ..daily import DailyCalendar
from ..medals import paint_medal

WHEN, SCORE, RESULT = 118.0, 48.0, 108.0


class MedalCard(Panel):
    """How often each medal was earned."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.medals: Mapping[Medal, int] = {}
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_medals(self, medals: Mapping[Medal, int]) -> None:
        """Show these medals."""
        self.medals = medals
        told = [f"{medal_words.name(medal)} {medals.get(medal, 0)}" for medal in reversed(Medal)]
        self.setAccessibleName(", ".join(told))
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """Gold, silver and bronze beside each other."""
        width, height = self.units()
        step, middle = (width - 20) / len(Medal), (height - 3.5) / 2
        for place, medal in enumerate(reversed(Medal)):
            area = canvas.rect(10 + step * place, 0, step, height)
            canvas.tip(area, medal_words.name(medal))
            count = str(self.medals.get(medal, 0))
            font = canvas.fitting_font((step - 42) * self.scale, count, 22, BLACK)
            wide = canvas.width_of(count, font) / self.scale
            x = 10 + step * place + (step - 36 - wide) / 2
            paint_medal(canvas, canvas.rect(x, middle - 15, 30, 30), medal)
            canvas.write(canvas.rect(x + 36, middle - 16, wide + 4, 32), count, font)


class CalendarPanel(Panel):
    """Parchment around the calendar."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.calendar = DailyCalendar(self)
        self.calendar.set_icons(icons)

    def _lay_out(self) -> None:
        self.calendar.set_scale(self.scale)
        side, top = round(14 * self.scale), round(9 * self.scale)
        foot = round(12 * self.scale)
        self.calendar.setGeometry(side, top, self.width() - 2 * side, self.height() - top - foot)


class RollingFilters(FilterRow):
    """Whose games, alone or with others, since when."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(1, icons, parent)
        self.offer = FilterChoices()
        (self.table,) = self.between
        self.retranslate()

    def show_offer(self, offer: FilterChoices, now: Filter) -> None:
        """What there is to choose from, and what is chosen."""
        self.offer = offer
        self.offer_names(offer.names, now.player, offer.games)

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.label(self.tr("Games"))
        tables = [
            (self.tr("all"), TableSize.ANY),
            (self.tr("alone"), TableSize.ALONE),
            (self.tr("with others"), TableSize.SEVERAL),
        ]
        fill(self.table, tables, self.table.currentData() or TableSize.ANY)
        self.show_offer(self.offer, self.filter())

    def filter(self) -> Filter:
        """The chosen filter."""
        table = self.table.currentData() or TableSize.ANY
        return Filter(self.chosen_player, table, self.chosen_start)


class RollingGamesList(FinishedList):
    """Date, players, score and medal of each game."""

    def paint_cells(self, canvas: Canvas, row: CountedGame, area: QRectF, ink: str) -> None:
        """The row of a game."""
        s, at = canvas.scale, cells(area.width(), canvas.scale)

        def cell(left: float, right: float) -> QRectF:
            return QRectF(area.left() + left, area.top(), right - left, area.height())

        now = datetime.now().astimezone()
        when = date_words.when(row.game.ended_at.astimezone(), now)
        font = canvas.text_font(13.5)
        canvas.write(cell(at[0], at[1] - 6 * s), when, font, ink)
        canvas.write(cell(at[1], at[2] - 8 * s), _company(row), font, ink)
        score = cell(at[2], at[3] - 14 * s)
        canvas.write(score, str(row.total), canvas.text_font(15.5, BLACK), ink, RIGHT)
        self._paint_result(canvas, row, cell(at[3], at[4]), ink)

    def _paint_result(self, canvas: Canvas, row: CountedGame, area: QRectF, ink: str) -> None:
        s, bold = canvas.scale, canvas.text_font(13.5, BOLD)
        if row.medal is not None:
            paint_medal(canvas, QRectF(area.left(), area.top(), 22 * s, area.height()), row.medal)
            words_area = area.adjusted(29 * s, 0, 0, 0)
            canvas.write(words_area, medal_words.name(row.medal), bold, ink)
        elif not row.game.is_alone:
            text = words.place_of(row.own.place, len(row.game.seats))
            wide = canvas.write(area, text, bold, ink)
            if row.is_won:
                left = area.left() + wide + 8 * s
                canvas.draw("crown", QRectF(left, area.center().y() - 10 * s, 22 * s, 19 * s))


def _company(row: CountedGame) -> str:
    """The other players, or the deal of a game alone."""
    if row.game.is_alone:
        return words.daily() if row.game.day else words.alone(row.game.deal or "")
    return " · ".join(words.player(seat.name, seat.ai_level) for seat in row.others)


def cells(width: float, scale: float) -> tuple[float, ...]:
    """Where the cells of a row of that width begin, and where the last one ends."""
    end = right_end(width, scale)
    result = end - RESULT * scale
    score = result - (SCORE + 14) * scale
    return (10 * scale, (10 + WHEN) * scale, score, result, end)


class RollingGames(GamesPanel):
    """The list under the names of its columns."""

    def __init__(
        self, model: RowsModel[CountedGame], icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(RollingGamesList(model, icons), icons, parent)

    def heads(self, width: float) -> Sequence[Head]:
        """The names of the columns."""
        s, at = self.scale, cells(width, self.scale)
        return (
            Head(self.tr("when"), at[0], at[1]),
            Head(self.tr("with"), at[1], at[2]),
            Head(self.tr("score"), at[2] - 40 * s, at[3] - 14 * s, RIGHT),
            Head(self.tr("result"), at[3], width),
        )
