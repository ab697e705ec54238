"""The replay screen: a recorded game on its sheets, with its log, its course and its dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.replay.branch import BranchSeat
from ....views.toolkit.replay.page import LONGEST_NAMES, AddExports, ReplayPage
from ....views.toolkit.replay.timeline import Strip
from ....words import foreign
from ...engine.game import Game
from ...models.change import Change
from ...models.lately import scored_turns
from ...models.new_game import controls
from ...models.replay import RollingReplayLog, RollingReplayModel
from ...models.result import scored_by_avenue
from ...words.final import final_words
from ...words.names import game_name
from ...words.table import dice_words
from ..seat_colors import seat_color
from ..sheet.picture import SheetPicture
from ..sheet.view import SheetView
from . import layout
from .moment import MomentPanel, PlayerStanding


class RollingReplay(ReplayPage):
    """Steps through a game; nothing here changes it."""

    def __init__(
        self,
        game: Game,
        art: Art | None = None,
        add_exports: AddExports | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self.model = RollingReplayModel(game)
        self.log_model = RollingReplayLog(self.model)
        super().__init__(self.model, self.log_model, controls(), art, add_exports, parent)
        self._chosen: int | None = None
        self._marked: tuple[int, ...] | None = None
        self.sheet = SheetView(self.art, self)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.moment = MomentPanel(self.icons, self)
        for part_below in (self.sheet, self.moment):
            part_below.stackUnder(self.branch)
        self.moment.player_chosen.connect(self.look_at)
        self.model.changed.connect(self._show_change)
        self._show_game()

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.model.retranslate()
        self.timeline.show_game(self._strip())
        self._refresh()

    def _show_game(self) -> None:
        self._chosen = None
        self.log.set_colors([seat_color(player) for player in range(self._seats)])
        self.timeline.show_game(self._strip())
        self.arrange()
        self._refresh()

    @property
    def _seats(self) -> int:
        return len(self.model.setup.players)

    def _strip(self) -> Strip:
        turns = range(1, len(self.model.turn_starts))
        labels = (self.tr("prep.", "the preparation, in little room"), *map(str, turns))
        return Strip(tuple(map(seat_color, range(self._seats))), (), labels)

    def _show_change(self, change: Change) -> None:
        self._marked = None
        if change.is_another_game:
            self.log_model.open()
            self._show_game()
        else:
            self._refresh()

    def _refresh(self) -> None:
        self._show_sheet()
        self._show_moment()
        self.show_in_log()
        self.timeline.show_totals(tuple(each.total for each in self.model.scores))
        self._say_place()

    # Sheets.

    @property
    def player_shown(self) -> int:
        """The player whose sheet is shown: the chosen one, else that of the last step."""
        return self.model.last_player if self._chosen is None else self._chosen

    def look_at(self, player: int) -> None:
        """Show a player's sheet throughout; chosen again, follow the one who draws."""
        self._chosen = None if player == self._chosen else player
        self._show_sheet()
        self._show_moment()

    def mark(self, places: Sequence[int]) -> None:
        """Light what a line of the log speaks of, or again what the last step did."""
        self._marked = tuple(places) or None
        self._show_sheet()

    def _show_sheet(self) -> None:
        model, player = self.model, self.player_shown
        marked = self._marked if self._marked is not None else model.told_spaces(player)
        subtitle = final_words.sheet_of(model.names.player(player))
        scored = scored_by_avenue(model.game, player) if model.is_over else None
        self.sheet.show_picture(
            SheetPicture(
                model.sheet(player),
                game_name(),
                subtitle,
                lit=marked,
                scored=scored,
                turns_scored=scored_turns(model.game, player),
            )
        )

    def _show_moment(self) -> None:
        model, player = self.model, self.player_shown
        standings = [
            PlayerStanding(model.names.player(seat), each.total)
            for seat, each in enumerate(model.scores)
        ]
        line, sheet = self._line(player), model.sheet(player)
        self.moment.show_moment(model.turn_text, model.dice, line, standings, sheet)

    def _line(self, player: int) -> str:
        """What the dice ask for."""
        dice = self.model.dice
        if dice is None:
            return ""
        if not self.model.turn:
            is_double = dice[0] == dice[1]
            return dice_words.preparation_doubles() if is_double else dice_words.preparation()
        avenue = self.model.scored_avenue(player)
        return self.tr("everybody picks an avenue") if avenue is None else dice_words.scores(avenue)

    def _say_place(self) -> None:
        model = self.model
        names = ", ".join(model.names.player(seat) for seat in range(self._seats))
        names = foreign.one_line(names, LONGEST_NAMES)
        text = self.tr("{names} · {turn}, step {step}")
        place = text.format(names=names, turn=model.turn_text, step=model.action_in_turn)
        self.bar.say(self.tr("Replay"), place, self.tr("Back"))

    # Playing on.

    def seats(self) -> Sequence[BranchSeat]:
        """The seats of the game."""
        model = self.model
        return [
            BranchSeat(model.names.player(seat), f"mark-{seat_color(seat)}", player.control)
            for seat, player in enumerate(model.setup.players)
        ]

    # Where it lies.

    @property
    def picture_place(self) -> QRect:
        """The place of the sheet."""
        return self.sheet.geometry()

    def arrange(self) -> None:
        """Place all parts."""
        places = layout.places(self.size(), self.px)
        self.sheet.setGeometry(places.sheet)
        self.moment.setGeometry(places.moment)
        self.log_panel.setGeometry(places.frame.side)
        self.log.setGeometry(places.log)
        for part in (self.moment, self.log_panel, self.log):
            part.set_scale(self.scale)
        self.arrange_frame(places.frame)
