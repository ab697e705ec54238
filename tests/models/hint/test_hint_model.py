"""The hint of a game: when it asks, whom it believes, and what it plays."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from bohemian_villages.ai.evaluation.evaluation import Evaluation
from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.engine.actions import Place, Reroll
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from bohemian_villages.levels import EXPERT
from bohemian_villages.models.commands import Pace
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.questions import Analysis, analyse
from bohemian_villages.models.hint.hint_model import HintModel
from tests.engine.boards import OTA, position
from tests.models.tables import at

ROW = "church farm tailor town_hall7 manor4 dairy inn glassworks mill bakery"


class Asked:
    """A hint whose questions are noted, and answered when the test wants it."""

    def __init__(self, state: State, *controls: str) -> None:
        self.game: GameModel = at(state, *controls)
        self.hint = HintModel(self.game, self.game)
        self.game.changed.connect(self.hint.follow)
        self.questions: list[Analysis] = []
        self.dropped: list[int] = []
        self.hint.asked.connect(self.questions.append)
        self.hint.dropped.connect(self.dropped.append)

    def answer(self, most: int = 9) -> list[Hint]:
        """Answer the last question, with all or only the first answers."""
        asked = self.questions[-1]
        found = list(analyse(asked))
        for place, each in enumerate(found[:most], 1):
            self.hint.tell(asked.id, each, place == len(found))
        return found

    def open(self) -> HintModel:
        self.hint.toggle()
        self.answer()
        return self.hint


@pytest.fixture
def asked() -> Asked:
    """Anna, a person, has rolled."""
    return Asked(position(ROW, dice=(2, 3, 5, 6)))


def test_opened_it_asks_about_the_position_and_thinks(asked: Asked) -> None:
    asked.hint.toggle()
    (question,) = asked.questions
    assert question.state is asked.game.state
    assert question.wants_turns
    assert asked.hint.is_thinking
    assert asked.hint.message


def test_an_answer_becomes_rows_and_a_sharper_one_replaces_them(asked: Asked) -> None:
    asked.hint.toggle()
    (quick, _sharp) = asked.answer(most=1)
    assert asked.hint.hint == quick
    assert asked.hint.is_thinking
    asked.answer()
    assert asked.hint.hint is not None
    assert asked.hint.hint.level == EXPERT
    assert not asked.hint.is_thinking
    assert len(asked.hint.rows.rows) == len(asked.hint.hint.suggestions)


def test_a_row_tells_moves_chance_score_and_reasons(asked: Asked) -> None:
    row = asked.open().rows.rows[0]
    assert row.steps[0].title
    assert row.chance.endswith("%")
    assert all(text in row.spoken for text in (row.chance, row.margin, row.why[0].text))
    assert "  " not in row.spoken
    assert row.score == f"{row.coins} coins"
    assert f"to win, about {round(float(row.coins))} coins" in row.spoken


def test_a_kick_names_its_victim() -> None:
    asked = Asked(position("farm:ota inn", dice=(2, 6, 1, 2)))
    kicks = [step for row in asked.open().rows.rows for step in row.steps if step.building == 0]
    assert {step.victim for step in kicks} == {OTA}


def test_an_answer_to_an_older_question_is_not_heard(asked: Asked) -> None:
    asked.hint.toggle()
    old = asked.questions[0]
    asked.hint.close()
    asked.hint.toggle()
    asked.hint.tell(old.id, next(analyse(old)), True)
    assert asked.hint.hint is None
    assert asked.dropped == [old.id]


def test_on_the_turn_of_the_computer_there_is_no_hint() -> None:
    asked = Asked(position(ROW, dice=(2, 3, 5, 6)), "hard")
    asked.hint.toggle()
    assert not asked.hint.is_open
    assert not asked.questions


def test_before_the_roll_it_tells_the_chances_alone() -> None:
    asked = Asked(position(ROW))
    hint = asked.open()
    assert hint.expected is not None
    assert not hint.rows.rows
    assert "Roll" in hint.message


def test_a_failure_is_said_and_the_next_try_asks_again(asked: Asked) -> None:
    asked.hint.toggle()
    asked.hint.tell(asked.questions[-1].id, None, True)
    assert asked.hint.has_failed
    assert asked.hint.message
    asked.hint.close()
    assert asked.open().rows.rows


# What changes the position.


def test_a_move_of_ones_own_puts_it_away_and_drops_the_question(asked: Asked) -> None:
    asked.hint.toggle()
    asked.game.place(1)
    assert not asked.hint.is_open
    assert asked.dropped == [asked.questions[0].id]
    assert len(asked.questions) == 1


def test_undo_puts_it_away(asked: Asked) -> None:
    asked.game.place(1)
    asked.open()
    asked.game.undo()
    assert not asked.hint.is_open
    assert not asked.hint.rows.rows


def test_its_own_move_is_followed_by_a_hint_for_the_rest_of_the_turn(asked: Asked) -> None:
    hint = asked.open()
    chosen = hint.rows.rows[0]
    hint.play_next()
    assert asked.game.state == apply(asked.questions[0].state, chosen.steps[0].action)[0]
    assert hint.is_open
    assert asked.questions[-1].state is asked.game.state
    asked.answer()
    assert hint.rows.rows[0].steps[0].action != chosen.steps[0].action


class Held(Pace):
    """Whoever sets the pace lets people wait."""

    def __init__(self) -> None:
        self.acts: list[Callable[[], bool]] = []

    def run_for_person(self, act: Callable[[], bool]) -> bool:
        self.acts.append(act)
        return False


def test_its_own_move_is_followed_by_a_hint_even_if_it_had_to_wait_for_the_disk(
    asked: Asked,
) -> None:
    hint, held = asked.open(), Held()
    asked.game.pace = held
    hint.play_next()
    assert asked.game.moves_made == 0
    (act,) = held.acts
    assert act()
    assert asked.game.moves_made == 1
    assert hint.is_open


def test_the_end_of_the_turn_is_played_too_and_ends_the_hint(asked: Asked) -> None:
    hint = asked.open()
    for _ in range(3):
        if hint.is_open:
            hint.play_next()
        if hint.is_open:
            asked.answer()
    assert asked.game.player == OTA
    assert not hint.is_open


def test_a_reroll_is_played_with_its_dice() -> None:
    asked = Asked(position("farm inn dairy", dice=(1, 1, 1, 2), specials=[True, False]))
    hint = asked.open()
    rows = hint.rows.rows
    rerolls = [row.place for row in rows if isinstance(row.steps[0].action, Reroll)]
    hint.choose(rerolls[0])
    dice = hint.rows.rows[rerolls[0]].steps[0].dice
    assert hint.layout == (None, dice)
    assert hint.play_next()
    assert asked.game.state.spent
    assert not asked.game.due_dice
    assert hint.is_open


# Looking at suggestions.


def test_a_suggestion_lays_the_dice_out_as_it_uses_them(asked: Asked) -> None:
    hint = asked.open()
    for row in hint.rows.rows:
        hint.choose(row.place)
        assert hint.layout is not None
        if all(isinstance(step.action, Place) for step in row.steps):
            chosen, _dice = hint.layout
            assert chosen is not None
            assert {half.dice for half in chosen.halves} >= {row.steps[0].dice}


def test_every_line_of_a_tool_tip_begins_with_a_capital(asked: Asked) -> None:
    for row in asked.open().rows.rows:
        assert len(row.tip.splitlines()) > 1
        assert all(line[0] == line[0].upper() for line in row.tip.splitlines())


def test_a_suggestion_lays_out_no_move_that_it_does_not_make(asked: Asked) -> None:
    hint, faces = asked.open(), asked.game.state.dice
    seen = 0
    for row in hint.rows.rows:
        hint.choose(row.place)
        made = [sorted(faces[die] for die in step.dice) for step in row.steps]
        assert hint.layout is not None
        chosen, _dice = hint.layout
        halves = chosen.halves if chosen else ()
        assert all(sorted(half.faces) in made for half in halves if half.enabled), row.tip
        seen += len(row.steps) > 1 and len(halves) == 1
    assert seen, "a turn whose moves are on no chip together"


def test_pointing_at_a_suggestion_shows_it_until_one_points_elsewhere(asked: Asked) -> None:
    hint = asked.open()
    hint.peek(2)
    assert hint.shown == hint.rows.rows[2]
    assert hint.chosen == 0
    hint.peek(None)
    assert hint.shown == hint.rows.rows[0]


def test_it_changes_nothing_that_is_selected_in_the_game(asked: Asked) -> None:
    told: list[None] = []
    asked.game.selection_changed.connect(lambda: told.append(None))
    hint = asked.open()
    hint.choose(1)
    hint.peek(2)
    hint.close()
    assert not told


def test_an_alternative_stays_chosen_when_the_hint_becomes_sharper(asked: Asked) -> None:
    asked.hint.toggle()
    found = asked.answer(most=1)
    asked.hint.choose(1)
    wanted = found[0].suggestions[1].actions
    asked.answer()
    sharp = asked.hint.hint
    assert sharp is not None
    assert sharp.suggestions[asked.hint.chosen].actions == wanted


# Chances.


def test_chances_are_asked_for_after_every_change_while_they_are_wanted(asked: Asked) -> None:
    asked.hint.set_wants_chances(True)
    assert [q.wants_turns for q in asked.questions] == [False]
    asked.answer()
    assert asked.hint.expected is not None
    asked.game.place(1)
    asked.answer()
    assert asked.questions[-1].state is asked.game.state
    asked.hint.set_wants_chances(False)
    asked.game.undo()
    assert len(asked.questions) == 2


def test_many_changes_ask_once_more_when_the_answer_is_there(asked: Asked) -> None:
    asked.hint.set_wants_chances(True)
    asked.game.place(1)
    asked.game.undo()
    assert len(asked.questions) == 1
    asked.answer()
    assert len(asked.questions) == 2
    assert asked.hint.expected is None
    asked.answer()
    assert asked.hint.expected is not None
    assert not asked.dropped


def test_with_the_hint_open_the_chances_are_those_of_the_turn_looked_at(asked: Asked) -> None:
    hint = asked.open()
    assert hint.hint is not None
    hint.peek(1)
    assert hint.shown_expected == hint.hint.suggestions[1].evaluation
    hint.close()
    assert hint.shown_expected == hint.expected


def test_another_game_forgets_the_chances(asked: Asked) -> None:
    asked.hint.expected = Evaluation((0.5, 0.5), (1.0, 1.0))
    asked.game.new_game(asked.game.setup)
    assert asked.hint.expected is None


def test_in_another_language_the_rows_are_told_anew(asked: Asked) -> None:
    hint = asked.open()
    before = list(hint.rows.rows)
    asked.game.retranslate()
    assert list(hint.rows.rows) == before


def test_the_window_does_without_numpy() -> None:
    # It thinks in other processes; importing it here would cost the start a tenth of a second.
    program = (
        "import sys, bohemian_villages.views.hint.side, bohemian_villages.models.thinking.worker\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
