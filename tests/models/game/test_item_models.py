"""Players, supply, log and actions are true to the game; lists tell only what changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from bohemian_villages.engine.actions import Place, TakeSpecial
from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.scoring import score
from bohemian_villages.models.game.actions import ActionsModel
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.log import LogModel
from bohemian_villages.models.game.players import player_view
from bohemian_villages.models.game.supply import supply_row
from bohemian_villages.models.items.rows import RowsModel
from bohemian_villages.words import catalogue
from tests.engine.boards import ANNA, EVA, OTA, position, spot
from tests.models.tables import at, people, played, table

pytestmark = pytest.mark.usefixtures("qapp")

KINDS = (LogModel, ActionsModel)


class Mirror:
    """Rows kept only by what a model tells, as a view does."""

    def __init__(self, model: RowsModel[object]) -> None:
        self._model = model
        self.rows = list(model.rows)
        self.told: list[str] = []
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.dataChanged.connect(self._change)
        model.modelReset.connect(lambda: pytest.fail("no reset is ever needed"))

    def _insert(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(f"+{last - first + 1}")
        self.rows[first:first] = self._model.rows[first : last + 1]

    def _remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(f"-{last - first + 1}")
        del self.rows[first : last + 1]

    def _change(self, first: QModelIndex, last: QModelIndex) -> None:
        self.told.append(f"~{last.row() - first.row() + 1}")
        rows = self._model.rows[first.row() : last.row() + 1]
        self.rows[first.row() : last.row() + 1] = rows


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("steps", [0, 1, 7, 10_000])
def test_qt_finds_no_fault(
    qtmodeltester: ModelTester, kind: Callable[[GameModel], RowsModel[object]], steps: int
) -> None:
    game = GameModel(people(3))
    model = kind(game)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt does not annotate it
    game.load(played(people(3), steps))
    game.roll()
    for action, _phrase in game.actions()[:1]:
        game.play(action)
    game.undo()
    game.new_game(people(5))


@pytest.mark.parametrize(("players", "forgetful"), [(2, False), (3, True), (5, False)])
def test_a_whole_game_with_second_thoughts_keeps_all_models_true(
    players: int, forgetful: bool
) -> None:
    game = GameModel(people(players, forgetful_income=forgetful))
    models = [kind(game) for kind in KINDS]
    mirrors = [Mirror(model) for model in models]  # type: ignore[arg-type]
    for _step in random_play(game, random.Random(players)):
        for model, mirror in zip(models, mirrors, strict=True):
            fresh = type(model)(game)
            assert model.rows == fresh.rows
            assert mirror.rows == fresh.rows
    assert game.is_over


def random_play(game: GameModel, rng: random.Random) -> Iterator[None]:
    """Play a game by its commands, and take back and make again on the way."""
    while not game.is_over:
        if game.can_roll and not (game.can_collect and rng.random() < 0.7):
            game.roll()
        else:
            game.play(rng.choice(game.actions())[0])
            if game.due_dice and game.state.dice:
                game.roll()
        yield
        while game.can_undo and rng.random() < 0.25:
            game.undo()
            yield
        while game.can_redo and rng.random() < 0.5:
            game.redo()
            yield


def data(model: QAbstractItemModel, row: int, role: int) -> object:
    return model.data(model.index(row, 0), role)


# Rows.


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("abc", "abc", []),
        ("abc", "abxc", ["+1"]),
        ("abc", "ac", ["-1"]),
        ("abc", "axc", ["~1"]),
        ("abc", "xyz", ["~1", "~1", "~1"]),
        ("", "abc", ["+3"]),
        ("abc", "", ["-3"]),
        ("aaa", "aa", ["-1"]),
        ("aa", "aaaa", ["+2"]),
        ("abcd", "xd", ["~1", "-2"]),
        ("abcd", "xbcy", ["~1", "~1"]),
    ],
)
def test_rows_tell_no_more_than_what_changed(old: str, new: str, told: Sequence[str]) -> None:
    model: RowsModel[object] = RowsModel(str)
    model.set_rows(list(old))
    mirror = Mirror(model)
    model.set_rows(list(new))
    assert mirror.told == told
    assert mirror.rows == list(new)


def test_an_index_from_nowhere_reads_nothing() -> None:
    model = LogModel(GameModel(people(2)))
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0)) == 0
    assert data(model, 0, int(Qt.ItemDataRole.FontRole)) is None


# Players.


def full_table() -> GameModel:
    """Anna has something of everything."""
    return at(
        position(
            "inn:anna* inn:anna farm:anna town_hall6:anna",
            "mill:anna glassworks:anna glassworks bakery:anna dairy:anna mill",
            "church:anna church:ota town_hall4:anna inn:ota",
            players=3,
            coins=[7, 2, 0],
            bishop=ANNA,
            specials=[True, False, False],
            figures=[3, 2, 5],
        )
    )


def test_a_card_holds_all_that_lies_before_a_player() -> None:
    view = player_view(full_table(), ANNA)
    assert (view.name, view.color, view.coins, view.figures, view.placed) == (
        "Anna", "red", 7, 3, 10,
    )  # fmt: skip
    assert [(inn.village, inn.active) for inn in view.inns] == [
        ("Village 1 (number 1)", True),
        ("Village 1 (number 2)", False),
    ]
    assert (view.bishop, view.special) == (True, True)
    assert [count.number for count in view.counts] == [1, 1, 1, 1, 2]
    assert (view.flour, view.glass, view.farms, view.churches) == (1, 1, 1, 1)
    assert (view.halls, view.full_halls) == (2, 2)
    assert (view.shops, view.shop_worth) == ((1, 0, 1, 0), 5)
    assert view.score.town_halls == 10
    assert view.score_text == str(view.score.total)
    assert view.to_move
    assert view.warning == ""


def test_a_card_without_a_town_hall_counts_the_fine() -> None:
    view = player_view(full_table(), EVA)
    assert view.score_text == "−5"
    assert view.counts[-1].tip == "No town hall: −5 coins at the end"


def test_a_card_says_what_bishop_and_tile_are_good_for_before_a_player_has_them() -> None:
    view = player_view(full_table(), EVA)
    assert view.bishop_tip == "No bishop. Whoever holds it gets 1 coin each turn for each church."
    assert "spend it to reroll" in view.special_tip


def test_a_card_warns_of_the_end() -> None:
    view = player_view(full_table(), OTA)
    assert view.warning == "2 figures left"
    assert "Ota starts a turn with no figures" in view.warning_tip
    low = at(position("manor9 farm", bank=9))
    assert player_view(low, OTA).warning == "bank may run out"


def test_an_inn_tells_how_many_buildings_it_waits_for() -> None:
    waiting = at(position("inn:anna farm farm:ota farm church"))
    (inn,) = player_view(waiting, ANNA).inns
    assert inn.missing == 2
    assert inn.tip == "Inn in Village 1: pays once 2 more buildings are taken"


def test_subtitles_say_whose_turn_it_is_who_thinks_and_who_waits() -> None:
    model = at(position("farm farm:eva inn", players=3, dice=(2, 6, 1, 1)), "human", "random")
    model.place(0)
    assert [player_view(model, player).subtitle for player in (ANNA, OTA, EVA)] == [
        "1 move made",
        "Computer, Random",
        "1 on the board",
    ]
    assert not player_view(model, OTA).is_human


class Listener:
    """Hears of changes before everybody else."""

    def __init__(self, game: GameModel) -> None:
        game.changed.connect(self._read)
        self._game = game
        self.read: list[tuple[int, int]] = []

    def _read(self) -> None:
        figures = player_view(self._game, 0).figures
        self.read.append((figures, supply_row(self._game, "special").count))


def test_whoever_hears_of_a_change_first_reads_what_is_true_by_then() -> None:
    game = at(position("church farm tailor town_hall7", dice=(2, 3, 5, 6)))
    listener = Listener(game)
    figures, tiles = game.state.figures[0], game.state.supply
    for kind in (Place, TakeSpecial):
        game.play(next(action for action, _text in game.actions() if isinstance(action, kind)))
    assert listener.read == [(figures - 1, tiles), (figures - 1, tiles - 1)]


def test_a_card_is_read_in_one_sentence() -> None:
    assert "Anna, Red: to move" in player_view(full_table(), ANNA).described


# Supply.


def test_the_supply_is_what_is_left() -> None:
    game = full_table()
    left = {"special": 7, "flour": 1, "glass": 1, "inns": 0, "bishop": 0, "bank": 305}
    assert {key: supply_row(game, key).count for key in left} == left
    assert supply_row(game, "bishop").tip == "Bishop: with Anna"
    assert supply_row(game, "special").tip == "7 special action tiles left"
    assert supply_row(GameModel(people(2)), "bishop").tip == "Bishop: on the table"


def test_an_overdrawn_bank_is_shown_empty() -> None:
    game = at(position("manor9 farm", dice=(6, 6, 1, 1), bank=4))
    game.place(0)
    assert game.state.bank < 0
    assert supply_row(game, "bank").count == 0


# Log.


def texts(model: LogModel) -> list[str]:
    return [row.text for row in model.rows]


def test_the_log_tells_a_turn_under_its_heading() -> None:
    game = at(position("farm inn farm:ota", dice=(2, 6, 4, 5)))
    log = LogModel(game)
    game.place(spot(game.state, "farm"))
    game.end_turn()
    assert texts(log) == [
        "Turn 1: Anna",
        "Anna places a figure at the farm in Village 1 (number 1) (2+6). "
        "Anna gets 1 coin, 1 for each farm.",
        "Turn 2: Ota",
    ]
    placed = log.rows[1]
    assert (placed.turn, placed.player, placed.places, placed.icon) == (
        1, ANNA, (0,), "icon-farm",
    )  # fmt: skip
    assert [row.is_heading for row in log.rows] == [True, False, True]


def seen(model: LogModel) -> list[tuple[str, str]]:
    """The lines of a log as they are seen: a few words, and coins at the end."""
    return [(row.short, row.amount) for row in model.rows]


def test_a_line_of_the_log_is_short_and_ends_with_the_coins() -> None:
    game = at(position("farm:ota inn farm:anna", dice=(2, 6, 4, 5), figures=[5, 1]))
    log = LogModel(game)
    game.place(0)
    game.place(1)
    assert seen(log) == [
        ("Anna", ""),
        ("farm in Village 1 (number 1), 2+6", "+2"),
        ("1 figure back to Ota", ""),
        ("inn in Village 1, 4+5", ""),
    ]


def test_a_cleared_row_is_told_in_a_line_for_each_player() -> None:
    game = at(position("mill:ota mill:anna mill", dice=(1, 5, 3, 3)))
    log = LogModel(game)
    game.place(2, (0, 1))
    game.take_bishop((2, 3))
    assert seen(log)[1:] == [
        ("flour mill in Village 1 (number 3), 1+5", ""),
        ("all flour mills are taken", ""),
        ("Anna: flour pays", "+4"),
        ("Ota: flour pays", "+2"),
        ("1 figure back to Ota", ""),
        ("2 figures back to Anna", ""),
        ("takes the bishop, 3+3", ""),
    ]


def test_the_dice_stand_on_the_heading_of_their_turn_as_soon_as_they_fell() -> None:
    game = GameModel(people(2))
    log = LogModel(game)
    assert log.rows[0].faces == ()
    game.roll()
    (heading,) = log.rows
    assert heading.faces == game.state.dice
    assert heading.text == f"Turn 1: Anna rolls {' '.join(map(str, game.state.dice))}"


def test_dice_rolled_again_stand_on_a_line_of_their_own() -> None:
    game = at(position("farm inn dairy", dice=(1, 1, 1, 2), specials=[True, False]))
    log = LogModel(game)
    game.reroll((0, 1))
    game.roll()
    assert seen(log)[1:] == [("special tile: rerolls 1 and 1", ""), ("new dice", "")]
    assert log.rows[-1].faces == game.state.dice[:2]


def test_the_final_scoring_shows_a_total_for_each_player() -> None:
    game = GameModel(people(2))
    game.load(played(people(2), 10_000))
    totals = [str(each.total).replace("-", "−") for each in score(game.state)]
    last = seen(LogModel(game))
    assert ("Anna", totals[0]) in last
    assert ("Ota", totals[1]) in last


def test_undoing_takes_lines_back() -> None:
    game = at(position("farm inn farm:ota", dice=(2, 6, 4, 5)))
    log = LogModel(game)
    mirror = Mirror(log)  # type: ignore[arg-type]
    game.place(0)
    game.undo()
    assert texts(log) == ["Turn 1: Anna"]
    assert mirror.told == ["+1", "-1"]


def test_figures_that_go_home_together_share_a_line() -> None:
    game = at(position("mill:ota mill:ota mill:anna mill", dice=(1, 5, 1, 1)))
    log = LogModel(game)
    game.place(3)
    assert texts(log)[-2:] == [
        "2 of Ota’s figures return from the flour mills.",
        "2 of Anna’s figures return from the flour mills.",
    ]
    assert log.rows[-2].places == (0, 1)


def test_the_end_is_told_under_a_heading_of_its_own() -> None:
    game = GameModel(people(2))
    game.load(played(people(2), 10_000))
    log = LogModel(game)
    heading = texts(log).index("Final scoring")
    assert log.rows[heading].turn == 0
    assert any(" wins with " in text for text in texts(log)[heading:])


def test_every_icon_of_the_log_is_a_known_part() -> None:
    game = GameModel(people(5))
    game.load(played(people(5), 10_000))
    icons = {row.icon for row in LogModel(game).rows} - {""}
    things = {"bishop", "coin-1", "flour", "glass", "inn-barrel", "inn-stein", "special"}
    things |= {f"figure-{color}" for color in ("red", "blue", "yellow", "black", "white")}
    things |= {f"icon-{kind.key}" for kind in Kind}
    assert icons <= things | {"toolbar-end-turn"}
    assert len(icons) > 10


# Actions.


def test_actions_are_listed_with_phrases_and_played_by_row() -> None:
    game = at(position("farm inn", dice=(2, 6, 4, 5)))
    model = ActionsModel(game)
    assert [row.text for row in model.rows][:2] == [
        "2+6 = 8: Farm in Village 1",
        "4+5 = 9: Inn in Village 1",
    ]
    assert model.rows[0].action == Place((0, 1), 0)
    model.play(1)
    assert game.state.owners[1] == ANNA
    assert model.rows[-1].text == "end the turn"


def test_an_ai_players_actions_are_not_listed() -> None:
    game = GameModel(table("random", "human"))
    model = ActionsModel(game)
    game.continue_turn()
    assert model.rowCount() == 0


# Language.


def test_another_language_is_spoken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at(position("farm inn", dice=(2, 6, 4, 5)))
    models = [kind(game) for kind in KINDS]
    mirrors = [Mirror(model) for model in models]  # type: ignore[arg-type]
    before = [list(model.rows) for model in models]
    tip, prompt = game.target_tip(0), game.prompt
    game.toggle_die(0)
    monkeypatch.setattr(catalogue.Catalogue, "find", _backwards)
    game.retranslate()
    assert game.selected_dice == (0,)
    assert game.target_tip(0) != tip
    assert game.prompt != prompt
    for model, mirror, old in zip(models, mirrors, before, strict=True):
        assert mirror.told, type(model)
        assert mirror.rows == list(type(model)(game).rows)
        assert mirror.rows != old
    assert player_view(game, 0).subtitle == "evom ot"


def _backwards(
    _self: catalogue.Catalogue, _context: str, text: str, _comment: str = "", n: int = -1
) -> str:
    if "{" in text:
        return f"!{text}".replace("%n", str(n))
    return text.replace("%n", str(n))[::-1]


def test_a_card_counts_the_moves_of_the_turn() -> None:
    model = at(position("farm inn church", "dairy", dice=(2, 6, 5, 6)))
    assert player_view(model, ANNA).subtitle == "to move"
    model.place(0, (0, 1))
    assert player_view(model, ANNA).subtitle == "1 move made"
    model.place(2, (2, 3))
    assert player_view(model, ANNA).subtitle == "2 moves made"


def test_who_has_no_town_hall_learns_why_the_score_is_low() -> None:
    model = at(position("farm town_hall5:ota", "dairy"))
    assert player_view(model, ANNA).score_label == "needs a\ntown hall"
    assert player_view(model, OTA).score_label == "score\nnow"


def test_the_parts_on_the_card_add_up_to_the_score() -> None:
    model = at(position("farm:anna church:anna", "bakery:anna mill:ota dairy", coins=4))
    for player in (ANNA, OTA):
        view = player_view(model, player)
        assert sum(part.number for part in view.score_parts) == view.score.total
