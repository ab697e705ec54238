"""The new-game screen: who plays, where, who begins, and whose dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve
from PySide6.QtWidgets import QWidget

from ...models.game.data import LEAST_PLAYERS, MOST_PLAYERS, Setup
from ...models.new_game.setups import (
    BANKS,
    FIRST_TABLE,
    SetChoice,
    TableChoice,
    VillageSet,
    as_data,
    build,
    control_for,
    draw_seed,
    fingerprint,
    from_data,
    quick_table,
)
from ...models.people.known_people import KnownPeople, nearest_level
from ...words import foreign
from ...words.game.names import thing_names
from ...words.game.new_game import new_game_words
from ...words.grammar import lists
from ..toolkit.art import Art
from ..toolkit.widgets.plain_text import set_tip
from .form import NewGameForm

RANDOM, BY_AGE = 0, 1
"""Who begins, before the names are listed."""


class NewGameScreen(NewGameForm):
    """A form that always describes a playable table; unusual choices are pointed out in a line."""

    def __init__(
        self,
        art: Art | None = None,
        people: KnownPeople | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        self._people = people or KnownPeople()
        self._choice = TableChoice()
        self._last: TableChoice | None = None
        self._drawn = draw_seed()
        self._event = ""
        self._hidden: list[bool] = []
        """The lines that were not shown when the form was laid out last."""
        self._connect()
        self._people.changed.connect(self._show)
        self.village_set.look()
        self.retranslate()

    def _connect(self) -> None:
        seats = self.seats
        self.players.chosen.connect(lambda place: self._seat(LEAST_PLAYERS + place))
        seats.added.connect(self._seat)
        seats.removed.connect(lambda seat: self._change(self._choice.without(seat)))
        seats.moved.connect(lambda seat, to: self._change(self._choice.moved(seat, to)))
        seats.renamed.connect(lambda seat, name: self._change(self._choice.renamed(seat, name)))
        seats.controlled.connect(lambda s, who: self._change(self._choice.controlled(s, who)))
        seats.character_chosen.connect(lambda s, who: self._change(self._choice.played_by(s, who)))
        seats.recolored.connect(self._recolor)
        self.portraits.chosen.connect(self._invite)
        self.forget.clicked.connect(self._forget_rival)
        self.first.chosen.connect(self._choose_first)
        self.real_dice.toggled.connect(lambda on: self._change(evolve(self._choice, real_dice=on)))
        self.forgetful.toggled.connect(
            lambda on: self._change(evolve(self._choice, forgetful_income=on))
        )
        self.youngest.chosen.connect(self._choose_youngest)
        self.bank.activated.connect(
            lambda place: self._change(evolve(self._choice, bank=BANKS[place]))
        )
        self.seed.textEdited.connect(lambda text: self._change(evolve(self._choice, seed=text)))
        self.draw.clicked.connect(self._draw_again)
        self.village_set.chosen.connect(self._choose_set)
        self.village_set.looked.connect(self._take_sets)
        self.tiles.turned.connect(lambda tile, side: self._change(self._choice.turned(tile, side)))
        self.more.toggled.connect(self._name_more)
        self.all_random.clicked.connect(lambda: self._change(evolve(self._choice, sides={})))
        self.start.clicked.connect(self.begin)

    # The table.

    def table(self) -> TableChoice:
        """The present choices."""
        return self._choice

    def set_last_table(self, choice: TableChoice | None) -> None:
        """Begin with the table of the last game, if there was one; a new seed is drawn."""
        self._last = choice
        self._choice = choice or FIRST_TABLE
        self._drawn = draw_seed()
        self._event = ""
        self.village_set.look()
        self.more.setChecked(self._choice.has_options)
        self._show()

    def stop(self) -> None:
        """The window closes: look for no more village sets."""
        self.village_set.stop()

    def fill_in(self, last: Mapping[str, Any]) -> None:
        """Begin with the table of the last game as the settings keep it, if there was one."""
        self.set_last_table(from_data(last) if last else None)
        if not last:
            self._change(quick_table(last, self._people))

    def filled_in(self) -> Mapping[str, Any]:
        """What is chosen, for the settings to keep."""
        return as_data(self._choice)

    def setup(self) -> Setup:
        """The game that would begin now."""
        return build(self._choice, self._set(), self._drawn, self._people)

    def begin(self) -> None:
        """Start the game, and describe another one of the same kind."""
        if not self._knows_set:
            return
        setup = self.setup()
        # A seed is for one game: anybody who has seen it knows its dice.
        self._drawn = draw_seed()
        self._choice = evolve(self._choice, seed="")
        self._show()
        self.started.emit(setup)

    def _change(self, choice: TableChoice, event: str = "") -> None:
        self._choice = choice
        self._event = event
        self._show()

    def _seat(self, count: int) -> None:
        self._change(self._choice.seated(count, self._added))

    def _invite(self, character: str) -> None:
        self._change(self._choice.invited(character, self._added))

    @property
    def _added(self) -> str:
        """Added seats match the first person's strength."""
        return control_for(self._choice.rival, self._people)

    def _recolor(self, seat: int, color: str) -> None:
        others = [other.color for other in self._choice.seats]
        event = ""
        if color in others and others.index(color) != seat:
            event = new_game_words.colors_swapped(self._choice.names[others.index(color)])
        self._change(self._choice.recolored(seat, color), event)

    def _choose_first(self, place: int) -> None:
        names_from = BY_AGE + 1
        first = place - names_from if place >= names_from else None
        self._change(evolve(self._choice, first=first, by_age=place == BY_AGE))

    def _choose_youngest(self, place: int) -> None:
        self._change(evolve(self._choice, youngest=self._choice.humans[place]))

    def _draw_again(self) -> None:
        self._drawn = draw_seed()
        self._change(evolve(self._choice, seed=""))

    def _forget_rival(self) -> None:
        """Begin again with the person whose level a seat has; the same button undoes it."""
        self._people.toggle(self._choice.rival)
        self._show()

    # Village sets.

    @property
    def _knows_set(self) -> bool:
        return self.village_set.set_of(self._choice.village_set) is not None

    def _take_sets(self) -> None:
        """All sets are known; one that is gone is replaced by the standard one."""
        wanted = self._choice.village_set
        if not self._knows_set:
            self._event = new_game_words.missing_set(wanted)
            self._choice = evolve(self._choice, village_set=self.village_set.standard, sides={})
        self._show()

    def _choose_set(self, chosen: SetChoice) -> None:
        if chosen.village_set is None:
            self._change(self._choice, new_game_words.broken_set(chosen.name, chosen.reason))
        elif chosen.key != self._choice.village_set:
            self._change(evolve(self._choice, village_set=chosen.key, sides={}))

    def _set(self) -> VillageSet:
        """The set chosen; while that is being read, the standard one holds its place."""
        found = self.village_set.set_of(self._choice.village_set)
        return found or self.village_set.standard_set

    # What is shown.

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        counts = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
        self.players.set_options([str(count) for count in counts])
        self.players.say(self.tr("Players"))
        for place, coins in enumerate(BANKS):
            self.bank.setItemText(place, thing_names.coins(coins))
        self.draw.setAccessibleName(self.tr("Choose another seed"))
        set_tip(self.draw, self.tr("Choose another seed"))
        self.setAccessibleName(self.tr("New game"))
        self._name_more()
        set_tip(self.more, self.tr("Who begins, real dice, forgetful income, the bank, the seed"))
        self._show()

    def _name_more(self) -> None:
        """Set the text of the button that shows or hides the options."""
        is_open = self.more.isChecked()
        text = self.tr("Fewer options") if is_open else self.tr("More options")
        self.more.setText(f"{text}  {'▴' if is_open else '▾'}")
        self.more.setAccessibleName(text)

    def _show(self) -> None:
        """Show the present choices."""
        choice = self._choice
        self.players.set_current(len(choice.seats) - LEAST_PLAYERS)
        self.seats.show_table(choice)
        self.portraits.show_table(choice)
        self._show_first()
        self.real_dice.setChecked(choice.real_dice)
        self.forgetful.setChecked(choice.forgetful_income)
        self.bank.setCurrentIndex(BANKS.index(choice.bank))
        if self.seed.text() != choice.seed:
            self.seed.setText(choice.seed)
        self.seed.setEnabled(not choice.real_dice)
        self.draw.setEnabled(not choice.real_dice)
        self._show_seal()
        self._show_villages()
        self._show_notice()
        self._show_rival()
        self._show_bar()
        self._make_room()

    def _make_room(self) -> None:
        """Lay the form out anew where a line came or went."""
        lines = (self.youngest_row, self.notice, self.rival_row, self.forget)
        hidden = [line.isHidden() for line in lines]
        if hidden != self._hidden:
            self._hidden = hidden
            self.fit_form()

    def _show_first(self) -> None:
        """Show who begins; if the youngest of several people does, they choose who that is."""
        choice = self._choice
        by_age = self.tr("The youngest player at the table, as the rulebook says")
        names = list(choice.names)
        self.first.set_options(
            [self.tr("Random"), self.tr("Youngest"), *names],
            [self.tr("Decided by the seed"), by_age, *names],
        )
        self.first.say(self.tr("Who begins?"))
        begins = BY_AGE if choice.by_age else RANDOM
        self.first.set_current(begins if choice.first is None else choice.first + BY_AGE + 1)
        people, youngest = choice.humans, choice.youngest_person
        self.youngest_row.setVisible(choice.by_age and len(people) > 1)
        self.youngest.set_options([names[seat] for seat in people])
        self.youngest.say(self.tr("The youngest"))
        if youngest is not None:
            self.youngest.set_current(people.index(youngest))

    def _show_bar(self) -> None:
        line = ""
        if self._last is not None:
            text = self.tr("Last table: {names}")
            line = text.format(names=lists.all_of(self._last.names))
        self.bar.say(self.tr("New game"), line, self.tr("Back"))

    def _show_villages(self) -> None:
        choice, village_set = self._choice, self._set()
        self.village_set.show_set(choice.village_set)
        in_play = village_set.tiles_for(len(choice.seats))
        names = frozenset(tile.name for tile in in_play)
        self.tiles.show_tiles(village_set.tiles, names, choice.sides)
        count = sum(tile.name not in choice.sides for tile in in_play)
        text = self.tr("{count} of {all} sides are random")
        if count == len(in_play):
            text = self.tr("All {all} sides are random")
        self.random_count.setText(text.format(count=count, all=len(in_play)))
        self.all_random.setEnabled(count < len(in_play))
        people = [choice.names[seat] for seat in choice.humans]
        line = new_game_words.summary(len(choice.seats), choice.figures_each, len(in_play), people)
        figures = tuple(f"figure-{seat.color}" for seat in choice.seats)
        self.start.say(self.tr("Start the game"), line, figures)
        self.start.setEnabled(self._knows_set)

    def _show_seal(self) -> None:
        if self._choice.real_dice:
            self.seal.show_real_dice()
        elif self._choice.typed_seed:
            self.seal.show_typed_seed()
        else:
            self.seal.show_sealed(fingerprint(self._drawn))

    def _show_notice(self) -> None:
        """Show or hide the line with warnings and recent changes."""
        text = self._problem() or self._event
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        self.notice.setAccessibleName(text)

    def _show_rival(self) -> None:
        """Show how strong a matched seat will be."""
        choice = self._choice
        self.rival_row.setVisible(choice.has_matched_seat)
        if not choice.has_matched_seat:
            return
        belief, name = self._people.belief(choice.rival), foreign.isolated(choice.rival)
        level = nearest_level(belief.strength)
        is_forgotten = self._people.has_forgotten(choice.rival)
        learns = not choice.has_namesakes
        said = new_game_words.rival(name, level, belief.games, learns=learns)
        self.rival.setText(f"{new_game_words.forgotten(name)} {said}" if is_forgotten else said)
        self.forget.setVisible(belief.games > 0 or is_forgotten)
        self.forget.setText(self.tr("Undo") if is_forgotten else self.tr("Forget my level"))
        tip = self.tr("Forget how well {name} plays and start over")
        if is_forgotten:
            tip = self.tr("Remember again how well {name} plays")
        set_tip(self.forget, tip.format(name=name))
        self.forget.setAccessibleName(tip.format(name=name))

    def _problem(self) -> str:
        choice = self._choice
        if not choice.real_dice:
            if choice.seed and not choice.typed_seed:
                return new_game_words.blank_seed()
            if choice.seed != choice.typed_seed:
                return new_game_words.trimmed_seed()
        if choice.odd_names:
            return new_game_words.name_cleaned(choice.names[choice.odd_names[0]])
        shared = choice.shared_names
        return new_game_words.shared_names(shared) if shared else ""
