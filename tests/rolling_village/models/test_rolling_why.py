"""Why an AI player did that: which turns are asked about, one after another, and what is told."""

from __future__ import annotations

import multiprocessing

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.ai_turns import next_number
from bohemian_villages.models.thinking.queue import QuestionQueue
from bohemian_villages.models.thinking.worker import AiWorker
from bohemian_villages.rolling_village.engine.game import KEY
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.thinker import Analysis, RollingThinker
from bohemian_villages.rolling_village.models.why import RollingWhy
from tests.models.explained import AskedWhy
from tests.rolling_village.models.games import let_others_draw, model_for, play_to

pytestmark = pytest.mark.usefixtures("qapp")

TOMAS, LUDMILA, KAREL = 1, 2, 3


class Asked(AskedWhy[RollingWhy]):
    """A model over a game."""

    def __init__(self, game: RollingModel) -> None:
        self.game = game
        super().__init__(RollingWhy(game), RollingThinker().answers)


def at_turn_one(*controls: str) -> RollingModel:
    """The first person is to draw in turn 1; the others have drawn in the preparation."""
    game = model_for(*controls)
    play_to(game, Phase.DONE)
    while game.turn < 1:
        game.go_on()
        let_others_draw(game)
    let_others_draw(game)
    return game


@pytest.fixture
def asked() -> Asked:
    """Anna and Ludmila are people, Tomáš and Karel AI players."""
    game = model_for("human", "easy", "human", "expert")
    play_to(game, Phase.DONE)
    game.go_on()
    let_others_draw(game)
    play_to(game, Phase.DONE)
    game.go_on()
    let_others_draw(game)
    assert game.turn == 1
    return Asked(game)


def texts(why: RollingWhy) -> list[str]:
    return [sentence.text for sentence in why.paragraphs]


def test_ai_players_are_explained_in_turn_and_after_the_last_it_closes(asked: Asked) -> None:
    players = []
    for _ in range(3):
        asked.why.explain_next()
        players.append(asked.why.player)
    assert players == [TOMAS, KAREL, None]
    assert not asked.why.is_open
    asked.why.explain_next()
    assert asked.why.player == TOMAS


def test_it_begins_with_the_sheet_that_is_looked_at_and_leaves_nobody_out(asked: Asked) -> None:
    asked.game.look_at(KAREL)
    players = []
    for _ in range(3):
        asked.why.explain_next()
        players.append(asked.why.player)
    assert players == [KAREL, TOMAS, None]


def test_one_player_alone_can_be_asked_about(asked: Asked) -> None:
    asked.why.explain(KAREL)
    assert asked.why.player == KAREL
    asked.why.explain_next()
    assert not asked.why.is_open
    asked.why.explain(LUDMILA)
    assert not asked.why.is_open


def test_the_question_is_the_turn_that_was_finished_last(asked: Asked) -> None:
    asked.why.explain_next()
    (question,) = asked.questions
    assert question.state.player == TOMAS
    assert question.state.in_preparation
    assert question.state.drawn == ()
    assert asked.why.dice == question.state.dice
    sheet = asked.game.sheet(TOMAS)
    assert list(asked.why.numbers.values()) == [1, 2]
    assert all(sheet.drawn[space] is not None for space in asked.why.numbers)


def test_while_it_is_thought_about_it_says_so_and_then_who_judged(asked: Asked) -> None:
    asked.why.explain_next()
    assert asked.why.title == "Why did Tomáš do that?"
    assert texts(asked.why) == [asked.why.words.looking()]
    asked.answer(most=1)
    assert asked.why.is_thinking
    assert "still thinking" in asked.why.status
    _quick, sharp = asked.answer()
    assert asked.why.status == "Judged by Expert"
    assert asked.why.explanation == sharp
    assert texts(asked.why)[0].startswith("Preparation, dice ")


def test_an_expert_at_the_table_drew_what_the_hint_would_draw(asked: Asked) -> None:
    asked.why.explain(KAREL)
    asked.answer()
    assert texts(asked.why)[-1] == "That was the best turn: the hint would play it too."


def test_asking_on_drops_what_was_asked_before(asked: Asked) -> None:
    asked.why.explain_next()
    late = asked.questions[-1].id
    (answer,) = asked.answer(most=1)
    asked.why.explain_next()
    assert asked.dropped == [late]
    asked.why.tell(late, answer, True)
    assert asked.why.explanation is None
    assert asked.why.is_thinking


def test_a_late_answer_is_not_heard_once_it_is_closed(asked: Asked) -> None:
    asked.why.explain_next()
    late = asked.questions[-1].id
    (answer,) = asked.answer(most=1)
    asked.why.close()
    asked.why.tell(late, answer, True)
    assert asked.dropped == [late]
    assert asked.why.explanation is None
    assert texts(asked.why) == []


def test_among_people_and_before_the_first_turn_it_says_why_not() -> None:
    among_people = Asked(model_for("human", "human"))
    assert among_people.why.why_not == "No computer player sits at this table."
    early = Asked(model_for("human", "easy"))
    assert early.why.why_not == "No computer player has finished a turn yet."
    assert Asked(at_turn_one("human", "easy")).why.why_not == ""


def test_explaining_changes_nothing_in_the_game(asked: Asked) -> None:
    told: list[object] = []
    asked.game.changed.connect(told.append)
    before, in_hand = asked.game.state, (asked.game.card, asked.game.project, asked.game.shown)
    asked.why.explain_next()
    asked.answer()
    asked.why.close()
    assert not told
    assert (asked.game.card, asked.game.project, asked.game.shown) == in_hand
    assert asked.game.state is before


def test_the_analysts_process_explains_while_a_hint_is_asked_for_too(
    asked: Asked, qtbot: QtBot, qapp: QApplication
) -> None:
    worker = AiWorker({KEY: RollingThinker}, qapp)
    queue = QuestionQueue(worker)
    told: list[tuple[int, bool]] = []
    queue.answered.connect(lambda number, _said, is_last: told.append((number, is_last)))
    queue.answered.connect(asked.why.tell)
    asked.why.asked.connect(queue.ask)
    hint = Analysis(next_number(), asked.game.state)
    queue.ask(hint)
    asked.why.explain_next()
    qtbot.waitUntil(lambda: not asked.why.is_thinking, timeout=30_000)
    worker.shutdown()
    why = asked.questions[-1].id
    assert told == [(hint.id, False), (hint.id, True), (why, False), (why, True)]
    assert asked.why.explanation is not None
    assert multiprocessing.active_children() == []
