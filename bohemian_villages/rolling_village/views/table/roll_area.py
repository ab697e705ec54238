"""The roll on the table: the dice, the cards they uncover, and the arrows between them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Icons
from ....views.toolkit.widgets.dice_entry import DiceEntry
from ....views.toolkit.widgets.drag import DragSource
from ...models.facts import Phase, RollingFacts
from ...models.game_model import RollingModel
from ...models.position import CardStatus
from ...words.table import card_words, dice_words
from .arrows import Arrow, Arrows
from .layout import Places
from .project_card import CardLook, ProjectCardView, Status
from .tray import RollTray


class RollArea:
    """Shows a roll, or asks for one where real dice are rolled."""

    def __init__(
        self, model: RollingModel, drags: DragSource, icons: Icons, parent: QWidget
    ) -> None:
        self.model = model
        self.tray = RollTray(icons, parent)
        self.cards = (
            ProjectCardView(0, drags, icons, parent),
            ProjectCardView(1, drags, icons, parent),
        )
        self.arrows = Arrows(parent)
        self.entry = DiceEntry(icons, parent)
        self.entry.hide()
        self.entry.completed.connect(model.enter_roll)

    def refresh(self) -> None:
        """Show the dice and what follows from them, as far as they have come to rest."""
        self._show_dice()
        self._show_cards()
        self._show_arrows()

    def place(self, places: Places) -> None:
        """Lay the parts out."""
        for part, area in (
            (self.tray, places.tray),
            (self.cards[0], places.cards[0]),
            (self.cards[1], places.cards[1]),
            (self.entry, places.cards[0].united(places.cards[1])),
        ):
            part.setGeometry(area)
            part.set_scale(places.scale)
        self.arrows.setGeometry(places.arrows)
        self.arrows.scale = places.scale

    def _show_dice(self) -> None:
        model = self.model
        dice = model.dice
        self.tray.show_roll(dice, self._line_of_dice(dice), with_sum=bool(model.turn))
        entering = model.phase is Phase.ENTER_ROLL and not self.tray.is_tumbling
        self.entry.setVisible(entering)
        for card in self.cards:
            card.setVisible(not entering)
        if entering:
            self.entry.ask(2, model.state)

    def _line_of_dice(self, dice: tuple[int, int] | None) -> str:
        model = self.model
        if dice is None:
            return dice_words.not_rolled()
        if model.is_over:
            return dice_words.last()
        if not model.turn:
            is_doubles = dice[0] == dice[1]
            return dice_words.preparation_doubles() if is_doubles else dice_words.preparation()
        return dice_words.scores(model.scored_avenue(model.at_screen))

    def _show_cards(self) -> None:
        looks = _looks(self.model, tumbling=self.tray.is_tumbling)
        for place, (card, look) in enumerate(zip(self.cards, looks, strict=True)):
            in_preparation = not self.model.turn
            blank = card_words.before_roll(place, in_preparation=in_preparation) if not look else ""
            card.show_card(look, blank)

    def _show_arrows(self) -> None:
        dice = self.model.dice
        if dice is None or self.tray.is_tumbling or self.entry.isVisible():
            self.arrows.show_arrows(())
            return
        is_doubles = dice[0] == dice[1]
        arrows = []
        for die in (0, 1):
            own, other = self.cards[die], self.cards[1 - die]
            start = self._in_arrows(self.tray, self.tray.foot_of(die))
            if not self.model.turn:
                end = self._in_arrows(own, own.head_of_column())
                arrows.append(Arrow(die, start, end, is_dashed=True))
                continue
            end = self._in_arrows(own, own.head_of_project())
            arrows.append(Arrow(die, start, end))
            if not is_doubles or die:
                end = self._in_arrows(other, other.head_of_column())
                arrows.append(Arrow(die, start, end, is_dashed=True))
        self.arrows.show_arrows(arrows)

    def _in_arrows(self, part: QWidget, place: QPointF) -> QPointF:
        """A place on a part, where the arrows are painted."""
        return place + QPointF(part.pos() - self.arrows.pos())


def _looks(game: RollingFacts, *, tumbling: bool) -> tuple[CardLook | None, CardLook | None]:
    """The look of both cards; None for each while there is no roll."""
    if tumbling or len(game.cards) < 2:
        return (None, None)
    return (_look(game, 0), _look(game, 1))


def _look(game: RollingFacts, place: int) -> CardLook:
    card = game.cards[place]
    in_hand = game.project if place == game.card else None
    project = in_hand if in_hand in card.projects else card.projects[0]
    assert project is not None
    assert game.dice is not None
    dice = (game.dice[place], game.dice[1 - place])
    return CardLook(card, _status(game, place), project, len(card.projects) > 1, dice)


def _status(game: RollingFacts, place: int) -> Status:
    if game.phase is Phase.WAIT:
        return Status.NONE
    if game.cards[place].status is CardStatus.DRAWN:
        return Status.DRAWN
    if place == game.card:
        return Status.NOW
    others = [card for card in game.cards[:2] if card.status is CardStatus.OPEN]
    is_either = len(others) == 2 and bool(game.state.drawn)
    return Status.EITHER if is_either else Status.THEN
