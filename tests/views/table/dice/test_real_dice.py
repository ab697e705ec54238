"""Real dice: what fell on the players' own table is clicked or typed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest

from bohemian_villages.engine.setup import Setup
from bohemian_villages.views.toolkit.painting.canvas import Canvas
from tests.engine.boards import ANNA, position
from tests.models.tables import at, people
from tests.models.tables import table as table_of
from tests.record_files import read_record
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn", "mill", "manor5")


def real(players: int = 2, **changes: Any) -> Setup:
    return evolve(people(players), seed=None, **changes)


def test_four_faces_are_clicked(tables: Tables) -> None:
    table = tables.make(real())
    assert table.real_dice.isVisible()
    assert not table.buttons.go.isEnabled()
    hand = Hand(table)
    for face in (3, 1, 6, 6):
        hand.click(table.real_dice.faces[face - 1])
    assert table.model.state.dice == (3, 1, 6, 6)
    assert not table.real_dice.isVisible()
    seen.settle_events()
    seen.check(table)


def test_four_faces_are_typed_and_one_is_taken_back(tables: Tables) -> None:
    table = tables.make(real())
    hand = Hand(table)
    hand.type("31")
    hand.key(Qt.Key.Key_Backspace)
    hand.type("566")
    assert table.model.state.dice == (3, 5, 6, 6)
    seen.settle_events()
    seen.check(table)


def test_typing_works_wherever_the_focus_is(tables: Tables) -> None:
    for part in ("board", "real_dice", "drawer"):
        table = tables.make(real())
        hand = Hand(table)
        if part == "drawer":
            hand.type("a")
        else:
            getattr(table, part).setFocus()
        hand.type("4251")
        assert table.model.state.dice == (4, 2, 5, 1), part
        tables.close()


def test_sevens_and_letters_are_no_faces(tables: Tables) -> None:
    table = tables.make(real())
    Hand(table).type("7890xyz")
    assert not table.real_dice.entered
    seen.check(table)


def test_what_was_entered_survives_a_rest_and_another_size(tables: Tables) -> None:
    table = tables.make(real())
    hand = Hand(table)
    hand.type("31")
    table.resize(1024, 700)
    seen.settle_events()
    table.flow.come_to_rest()
    assert table.real_dice.entered == [3, 1]
    hand.type("22")
    assert table.model.state.dice == (3, 1, 2, 2)


def test_what_was_entered_for_one_game_is_not_for_the_next(tables: Tables) -> None:
    table = tables.make(real())
    Hand(table).type("31")
    table.model.new_game(real(3))
    seen.settle_events()
    assert not table.real_dice.entered


def test_the_dice_of_a_computer_player_are_asked_for_by_name(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES), "random", seed=None))
    name = table.model.table.player(ANNA)
    assert table.real_dice.isVisible()
    assert table.real_dice.question == f"What do {name}’s 4 dice show?"
    assert table.real_dice.accessibleName() == table.real_dice.question
    Hand(table).type(" ")
    assert table.toast.text == f"Roll the dice for {name} and enter what they show."


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_question_and_what_to_do_are_read_whole(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, players: int, size: tuple[int, int]
) -> None:
    told: list[tuple[QRectF, str, QFont]] = []
    write = Canvas.paragraph

    def listen(canvas: Canvas, area: QRectF, text: str, font: QFont, *rest: Any) -> None:
        told.append((area, text, font))
        write(canvas, area, text, font, *rest)

    monkeypatch.setattr(Canvas, "paragraph", listen)
    table = tables.make(real(players), size)
    table.real_dice.grab()
    assert not table.real_dice.tips
    area, text, font = next(each for each in told if each[1].startswith("Click the faces"))
    used = QFontMetricsF(font).boundingRect(area, Qt.TextFlag.TextWordWrap, text)
    assert used.height() <= area.height()
    assert used.width() <= area.width()


def test_a_reroll_asks_for_the_dice_that_are_rolled_again(tables: Tables) -> None:
    model = at(position(*VILLAGES, dice=(2, 6, 1, 1), specials=True), seed=None)
    table = tables.make(model)
    hand = Hand(table)
    hand.click(table.tray.dice[2])
    hand.click(table.tray.dice[3])
    hand.click(table.buttons.reroll)
    assert not table.real_dice.isVisible()
    hand.click(table.buttons.reroll)
    assert table.real_dice.isVisible()
    assert [die.face for die in table.tray.dice] == [2, 6, 0, 0]
    seen.settle_events()
    seen.check(table)
    hand.type("45")
    assert table.model.state.dice == (2, 6, 4, 5)
    seen.settle_events()
    seen.check(table)


def test_a_reroll_that_was_not_entered_yet_can_be_undone(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 1, 1), specials=True), seed=None))
    hand = Hand(table)
    hand.type("tt")
    hand.type("1")
    hand.click(table.buttons.undo)
    seen.settle_events()
    assert table.model.state.dice == (2, 6, 1, 1)
    assert table.model.state.specials[ANNA]
    seen.check(table)
    hand.type("tt")
    assert table.real_dice.isVisible()
    assert not table.real_dice.entered


def test_people_enter_the_dice_of_an_ai_player(tables: Tables) -> None:
    setup = evolve(table_of("random", "human"), seed=None)
    table = tables.make(setup)
    Hand(table).type("3125")
    assert table.model.state.dice == (3, 1, 2, 5)
    seen.settle_events()
    assert table.model.is_thinking


@pytest.mark.long
def test_a_whole_game_with_real_dice(tables: Tables) -> None:
    """Faces clicked and typed in turn, everything else by the list of actions and buttons."""
    table = tables.make(real(figures=3))
    saved = tables.keep(table)
    hand, rng, rerolled = Hand(table), random.Random(5), 0
    model = table.model
    for turn in range(400):
        if model.is_over:
            break
        if model.can_enter_roll:
            for _ in range(len(model.due_dice)):
                face = rng.randint(1, 6)
                if turn % 2:
                    hand.type(str(face))
                else:
                    hand.click(table.real_dice.faces[face - 1])
        elif model.can_reroll and rng.random() < 0.5:
            rerolled += 1
            hand.click(table.buttons.reroll)
            hand.click(table.buttons.reroll)
        else:
            row = rng.randrange(table.actions_model.rowCount())
            table.actions_model.play(row)
        QTest.qWait(0)
        seen.settle_events()
        seen.check(table)
    assert model.is_over
    assert rerolled
    saved._writer.finish()
    (file,) = tables.folder.glob("*.bvg")
    kept = read_record(file)
    assert [step.action for step in kept.steps] == [step.action for step in model.game.steps]
    assert kept.setup.seed is None
