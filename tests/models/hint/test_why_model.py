"""Why an AI player did that: which turn is asked about, whom the model believes, what it says."""

from __future__ import annotations

import multiprocessing

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.ai.hint.reasons import reasons
from bohemian_villages.ai.levels import make_player
from bohemian_villages.ai_turns import next_number
from bohemian_villages.engine.actions import Roll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.levels import EXPERT, HARD
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.questions import Analysis, explain
from bohemian_villages.models.hint.why_model import WhyModel
from bohemian_villages.models.thinking.queue import QuestionQueue
from bohemian_villages.play.match import play_on
from tests.models.explained import AskedWhy
from tests.models.tables import people, played, table
from tests.models.thinking.workers import make_worker

ANNA, OTA, EVA = range(3)


def game_at_annas_turn(*controls: str, turns: int = 4) -> Game:
    """Anna, a person, is to play; the others played as the levels of their seats do."""
    game = Game(table(HUMAN, *controls))
    seats = [make_player("easy" if each == HUMAN else each) for each in (HUMAN, *controls)]
    for _step in play_on(game, seats):
        if game.turn > turns and game.state.player == ANNA:
            break
    return game


def model_of(game: Game) -> GameModel:
    model = GameModel(game.setup)
    model.load(game)
    return model


class Asked(AskedWhy[WhyModel]):
    """A model over a game."""

    def __init__(self, game: Game) -> None:
        self.game = model_of(game)
        super().__init__(WhyModel(self.game, self.game), explain)


@pytest.fixture
def asked() -> Asked:
    """Ota and Eva, AI players, have played since Anna did."""
    return Asked(game_at_annas_turn("medium", "easy"))


def texts(why: WhyModel) -> list[str]:
    return [sentence.text for sentence in why.paragraphs]


def test_the_last_turn_of_an_ai_player_is_explained_from_its_dice_on(asked: Asked) -> None:
    assert asked.why.explain_last()
    (question,) = asked.questions
    assert question.state.player == EVA
    game = asked.game.game
    turn = [step for step in game.steps if step.turn == game.turn - 1]
    rolled = max(place for place, step in enumerate(turn) if isinstance(step.action, Roll))
    assert question.state == turn[rolled].state
    assert question.actions == tuple(step.action for step in turn[rolled + 1 :])


def test_the_reasons_belong_to_the_turn_that_was_taken(asked: Asked) -> None:
    asked.why.explain_last()
    (question,) = asked.questions
    quick, sharp = asked.answer()
    for found, level in ((quick, HARD), (sharp, EXPERT)):
        assert found.hint.level == level
        assert found.played.actions == question.actions
        assert set(found.played.reasons) <= set(reasons(question.state, question.actions))
    assert asked.why.explanation == sharp
    said = texts(asked.why)
    assert said[0].startswith("Eva ")
    assert "to win" in said[1]


def test_an_experts_own_turn_is_the_best_one() -> None:
    asked = Asked(game_at_annas_turn("expert", turns=2))
    asked.why.explain_last()
    asked.answer()
    assert asked.why.explanation is not None
    assert asked.why.explanation.place == 0
    assert texts(asked.why)[-1] == "That was the best turn: the hint would play it too."


def test_while_it_is_thought_about_it_says_so(asked: Asked) -> None:
    asked.why.explain_last()
    assert asked.why.title == "Why did Eva do that?"
    assert texts(asked.why) == [asked.why.words.looking()]
    assert asked.why.is_thinking
    asked.answer(most=1)
    assert asked.why.is_thinking
    assert "thinking" in asked.why.status
    assert len(texts(asked.why)) > 1


def test_a_failure_is_told_but_what_was_found_before_it_stays(asked: Asked) -> None:
    asked.why.explain_last()
    asked.why.tell(asked.questions[-1].id, None, True)
    assert texts(asked.why) == [asked.why.words.nothing()]
    asked.why.explain_last()
    (quick,) = asked.answer(most=1)
    asked.why.tell(asked.questions[-1].id, None, True)
    assert asked.why.explanation == quick
    assert not asked.why.is_thinking


def test_another_turn_of_the_round_can_be_asked_about(asked: Asked) -> None:
    rows = asked.game.turns_of_others
    assert [(row.player, row.can_explain) for row in rows] == [(OTA, True), (EVA, True)]
    assert asked.why.explain(rows[0].turn)
    assert asked.questions[-1].state.player == OTA
    asked.why.explain(rows[1].turn)
    assert asked.dropped == [asked.questions[0].id]


def test_people_are_not_explained() -> None:
    asked = Asked(played(people(2), 40))
    assert not asked.why.explain_last()
    assert not any(row.can_explain for row in asked.game.turns_of_others)
    assert not asked.why.explain(asked.game.turn - 1)
    assert asked.questions == []


def test_a_turn_of_long_ago_or_under_way_is_not_explained(asked: Asked) -> None:
    assert not asked.why.explain(1)
    assert not asked.why.explain(asked.game.turn)
    assert not asked.why.is_open


def test_an_answer_that_comes_too_late_is_not_heard(asked: Asked) -> None:
    asked.why.explain_last()
    late = asked.questions[-1].id
    (answer,) = asked.answer(most=1)
    asked.why.close()
    assert asked.dropped == [late]
    asked.why.tell(late, answer, True)
    assert not asked.why.is_open
    assert asked.why.explanation is None
    asked.why.explain_last()
    asked.why.tell(late, answer, True)
    assert asked.why.explanation is None
    assert asked.why.is_thinking


def test_the_analysts_process_explains_while_a_hint_is_asked_for_too(
    asked: Asked, qtbot: QtBot, qapp: QApplication
) -> None:
    worker = make_worker(qapp)
    queue = QuestionQueue(worker)
    told: list[tuple[int, bool]] = []
    queue.answered.connect(lambda number, _said, is_last: told.append((number, is_last)))
    queue.answered.connect(asked.why.tell)
    asked.why.asked.connect(queue.ask)
    first = Analysis(next_number(), asked.game.state, wants_turns=False)
    queue.ask(first)
    asked.why.explain_last()
    qtbot.waitUntil(lambda: not asked.why.is_thinking)
    worker.shutdown()
    why = asked.questions[-1].id
    assert told == [(first.id, True), (why, False), (why, True)]
    assert asked.why.explanation is not None
    assert multiprocessing.active_children() == []
