"""The hint of Rolling Village: asked elsewhere, told in rows, and never in anybody's way."""

from __future__ import annotations

import pytest

from bohemian_villages.rolling_village.engine.actions import Draw
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.hint import RollingHintModel
from bohemian_villages.rolling_village.models.thinker import Analysis, RollingThinker
from tests.rolling_village.models.games import let_others_draw, model_for, phase_of, play_to

pytestmark = pytest.mark.usefixtures("qapp")


class Asked:
    """A hint at a game, and everything it asked and dropped."""

    def __init__(self, game: RollingModel) -> None:
        self.game = game
        self.hint = RollingHintModel(game)
        game.changed.connect(self.hint.follow)
        self.questions: list[Analysis] = []
        self.dropped: list[int] = []
        self.hint.asked.connect(self.questions.append)
        self.hint.dropped.connect(self.dropped.append)

    def answer(self, first_only: bool = False) -> None:
        """Tell what is found for the last question."""
        question = self.questions[-1]
        found = list(RollingThinker().answers(question))
        for place, each in enumerate(found[:1] if first_only else found, 1):
            self.hint.tell(question.id, each, place == len(found))


@pytest.fixture
def asked() -> Asked:
    """In the first turn, with two projects to draw."""
    game = model_for("human")
    play_to(game, Phase.DONE)
    game.go_on()
    let_others_draw(game)
    assert game.turn == 1
    assert phase_of(game) is Phase.DRAW
    return Asked(game)


def test_a_hint_is_asked_for_while_a_person_draws_only() -> None:
    asked = Asked(model_for("human"))
    assert phase_of(asked.game) is Phase.ROLL
    asked.hint.toggle()
    assert not asked.hint.is_open
    asked.game.go_on()
    asked.hint.toggle()
    assert asked.hint.is_open
    assert [each.state for each in asked.questions] == [asked.game.state]


def test_rows_tell_drawings_score_points_and_reasons(asked: Asked) -> None:
    asked.hint.toggle()
    assert asked.hint.message
    asked.answer()
    assert not asked.hint.message
    row = asked.hint.rows.rows[0]
    spaces = [step.decision.space for step in row.steps if isinstance(step.decision, Draw)]
    assert spaces == list(row.numbers)
    assert list(row.numbers.values()) == [1, 2]
    assert row.expected.startswith("about ")
    assert row.now.endswith(" now")
    assert row.why
    assert row.steps[0].phrase in row.tip.lower()
    assert all(line[0] == line[0].upper() for line in row.tip.splitlines())
    assert row.why[0].text in row.spoken
    assert asked.hint.numbers == row.numbers


def test_the_first_answer_is_hards_and_the_last_experts(asked: Asked) -> None:
    asked.hint.toggle()
    asked.answer(first_only=True)
    assert asked.hint.status == "Hard, still thinking…"
    asked.answer()
    assert asked.hint.status == "Expert"


def test_what_was_chosen_stays_chosen_when_a_sharper_hint_comes(asked: Asked) -> None:
    asked.hint.toggle()
    asked.answer(first_only=True)
    asked.hint.choose(1)
    chosen = asked.hint.rows.rows[1].numbers
    asked.answer()
    found = [row.numbers for row in asked.hint.rows.rows]
    expected = found.index(chosen) if chosen in found else 0
    assert asked.hint.chosen == expected


def test_pointing_at_a_suggestion_shows_it_and_chooses_nothing(asked: Asked) -> None:
    asked.hint.toggle()
    asked.answer()
    asked.hint.peek(2)
    assert asked.hint.numbers == asked.hint.rows.rows[2].numbers
    assert asked.hint.chosen == 0
    asked.hint.peek(None)
    assert asked.hint.numbers == asked.hint.rows.rows[0].numbers


def test_a_hint_changes_nothing_that_is_in_hand(asked: Asked) -> None:
    told: list[bool] = []
    asked.game.selection_changed.connect(lambda: told.append(True))
    in_hand = (asked.game.card, asked.game.project)
    asked.hint.toggle()
    asked.answer()
    asked.hint.choose(1)
    asked.hint.peek(2)
    asked.hint.close()
    assert not told
    assert (asked.game.card, asked.game.project) == in_hand


def test_playing_draws_one_thing_and_the_hint_goes_on_with_the_rest(asked: Asked) -> None:
    asked.hint.toggle()
    asked.answer()
    first, second = asked.hint.rows.rows[0].steps
    assert asked.hint.play_next()
    assert asked.game.state.drawn == (first.decision,)
    assert asked.hint.is_open
    assert len(asked.questions) == 2
    asked.answer()
    assert asked.hint.rows.rows[0].steps[0].decision == second.decision
    assert asked.hint.play_next()
    assert phase_of(asked.game) is Phase.DONE
    assert not asked.hint.is_open


def test_drawing_something_else_makes_the_hint_ask_again(asked: Asked) -> None:
    asked.hint.toggle()
    asked.game.draw(asked.game.lit[0])
    assert asked.dropped == [asked.questions[0].id]
    assert asked.questions[1].state == asked.game.state
    asked.hint.tell(asked.questions[0].id, None, True)
    assert not asked.hint.rows.rows
    asked.answer()
    assert asked.hint.rows.rows


def test_undo_is_followed_too(asked: Asked) -> None:
    asked.game.draw(asked.game.lit[0])
    asked.hint.toggle()
    asked.game.undo()
    assert asked.hint.is_open
    assert asked.questions[-1].state == asked.game.state


def test_another_game_closes_the_hint(asked: Asked) -> None:
    asked.hint.toggle()
    asked.game.load(asked.game.snapshot)
    assert not asked.hint.is_open
    assert asked.dropped


def test_a_hint_that_failed_says_so(asked: Asked) -> None:
    asked.hint.toggle()
    asked.hint.tell(asked.questions[0].id, None, True)
    assert "failed" in asked.hint.message
    assert not asked.hint.play_next()
