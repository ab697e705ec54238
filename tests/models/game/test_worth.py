"""What a building is worth now, what a kick costs, and the tooltips that say so."""

from __future__ import annotations

from typing import Any

import pytest

from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.scoring import score
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.position import Position
from tests.engine.boards import ANNA, position
from tests.models.tables import at, people, played

pytestmark = pytest.mark.usefixtures("qapp")

# A village of seven others, so that nothing else fills up or turns.
REST = "church tailor tailor tailor dairy dairy dairy"


def target(villages: str, dice: tuple[int, ...], **fields: Any) -> tuple[str, str]:
    """What the first building is worth, and what taking it costs the victim."""
    model = at(position(villages, REST, dice=dice, **fields))
    found = model.targets[0]
    return found.worth, found.cost


@pytest.mark.parametrize(
    ("villages", "dice", "worth"),
    [
        ("farm farm:anna farm:anna", (2, 6, 1, 1), "3 coins at once"),
        ("manor4", (6, 6, 1, 1), "4 coins at once"),
        ("bakery", (1, 1, 3, 4), "1 more coin for shops at the end"),
        ("bakery butchery:anna", (1, 1, 3, 4), "4 more coins for shops at the end"),
        ("church", (5, 6, 1, 1), "10 more coins for churches at the end"),
        (
            "inn farm:ota farm:ota farm:ota",
            (4, 5, 1, 1),
            "1 more coin each turn",
        ),
        (
            "inn farm:ota farm farm",
            (4, 5, 1, 1),
            "1 coin each turn once 2 more buildings in Village 1 are taken",
        ),
        ("inn farm farm", (4, 5, 1, 1), "no coins ever: Village 1 is too small"),
        (
            "town_hall6 farm:ota",
            (4, 6, 1, 1),
            "no penalty of 5 coins at the end and 6 more coins for town halls at the end",
        ),
        (
            "town_hall6 farm farm:ota",
            (4, 6, 1, 1),
            "no penalty of 5 coins at the end and 6 coins if Village 1 fills up, 1 building to go",
        ),
        (
            "mill mill:anna mill",
            (1, 5, 1, 1),
            "1 more coin for flour and glass at the end"
            " and the flour pays once 1 more flour mill is taken",
        ),
        (
            "mill mill:anna mill:ota",
            (1, 5, 1, 1),
            "4 coins at once and 1 coin less for flour and glass at the end;"
            " Ota gets 2 coins at once and 1 coin less for flour and glass at the end",
        ),
        (
            "farm inn:anna church:ota church:ota",
            (2, 6, 1, 1),
            "1 coin at once and 1 more coin each turn",
        ),
    ],
)
def test_what_a_building_brings_now(villages: str, dice: tuple[int, ...], worth: str) -> None:
    assert target(villages, dice) == (worth, "")


def test_a_second_town_hall_brings_nothing_yet() -> None:
    worth, _cost = target("town_hall6 farm town_hall4:anna farm", (4, 6, 1, 1))
    assert worth == "6 coins if Village 1 fills up, 2 buildings to go"


def test_a_shop_that_starts_no_better_set_still_counts() -> None:
    assert target("bakery bakery:anna", (1, 1, 3, 4))[0] == "1 more coin for shops at the end"


def test_a_placement_that_empties_the_bank_says_so() -> None:
    worth, _cost = target("manor4", (6, 6, 1, 1), bank=4)
    assert worth == "4 coins at once; it empties the bank and ends the game"


def test_somebody_elses_loss_is_told_with_the_gain() -> None:
    """Anna draws level with Ota, who had most churches."""
    model = at(position("church church:ota", dice=(5, 6, 1, 1)))
    assert model.targets[0].worth == (
        "6 more coins for churches at the end; Ota gets 4 coins less for churches at the end"
    )


@pytest.mark.parametrize(
    ("villages", "dice", "cost"),
    [
        ("farm:ota farm:ota", (2, 6, 1, 1), "Ota’s next farm pays 1 coin less"),
        ("bakery:ota butchery:ota", (1, 1, 3, 4), "Ota gets 4 coins less for shops at the end"),
        ("inn:ota* farm", (4, 5, 1, 1), "Ota gets 1 coin less each turn"),
        ("inn:ota farm", (4, 5, 1, 1), "Ota loses no coins as things stand"),
        (
            "town_hall6:ota",
            (4, 6, 1, 1),
            "Ota gets a penalty of 5 coins at the end for having no town hall"
            " and 6 coins less for town halls at the end",
        ),
    ],
)
def test_what_a_kick_costs_the_victim(villages: str, dice: tuple[int, ...], cost: str) -> None:
    assert target(villages, dice)[1] == cost


def test_a_kicked_church_costs_its_prize_and_its_income() -> None:
    model = at(position("church:ota", dice=(5, 6, 1, 1), bishop=1))
    assert model.targets[0].cost == (
        "Ota gets 1 coin less each turn and 10 coins less for churches at the end"
    )


@pytest.mark.parametrize("players", [2, 5])
def test_the_worth_is_what_the_rules_give(players: int) -> None:
    """Told as if by two dice, whatever dice do it: the change of everybody's score is the same."""
    whole, seen = played(people(players), 10_000, seed=players), 0
    model = GameModel(whole.setup)
    for steps in range(1, len(whole.steps), 3):
        model.load(whole.upto(steps))
        state, now = model.state, score(model.state)
        view = Position(state, model.table)
        for action, _phrase in model.actions():
            building = getattr(action, "building", None)
            if building is None:
                continue
            told = view.outcome(building)
            then = score(apply(state, action)[0])
            effects = [told.own, *([told.victim] if told.victim else []), *told.others]
            gained = {effect.player: effect.score for effect in effects}
            assert gained == {p: then[p].total - now[p].total for p in range(players)}
            assert (told.victim is not None) == state.is_occupied(building)
            seen += 1
    assert seen > 100


# Tooltips.


def tip(*villages: str, **fields: Any) -> list[str]:
    return at(position(*villages, **fields)).target_tip(0).split("\n")


def test_a_tip_says_what_the_building_does_who_is_there_and_what_it_is_worth() -> None:
    assert tip("farm farm:anna", dice=(1, 1, 1, 1)) == [
        "8: Farm in Village 1 (number 1)",
        "Pays at once: 1 coin for each farm you then hold.",
        "If all of its kind are taken, you may kick out another player’s figure.",
        "Free.",
        "Now for Anna: 2 coins at once.",
        "No dice add up to 8 for a farm.",
    ]


def test_a_tip_says_what_a_kick_costs() -> None:
    lines = tip("farm:ota inn")
    assert lines[3:] == [
        "Ota is here.",
        "Now for Anna: 1 coin at once.",
        "After the kick, Ota’s next farm pays 1 coin less.",
        "Roll the dice first.",
    ]


@pytest.mark.parametrize(
    ("villages", "fields", "reason"),
    [
        (
            "farm:ota farm",
            {},
            "Another building of this kind is still free; take a free one.",
        ),
        ("farm:anna inn", {}, "You cannot kick out your own figure."),
        (
            "manor4:ota inn",
            {},
            "Nobody can be kicked out of a flour mill, a glass factory or a manor.",
        ),
        (
            "bakery:ota bakery:anna",
            {},
            "You cannot kick anyone out of a shop of a kind you already hold.",
        ),
        ("farm inn", {"figures": [0, 5]}, "You need a figure in hand to place one."),
    ],
)
def test_a_tip_says_why_not(villages: str, fields: dict[str, Any], reason: str) -> None:
    assert tip(villages, **fields)[-1] == reason


def test_every_building_has_a_tip_at_every_moment() -> None:
    whole = played(people(5), 10_000)
    model = GameModel(whole.setup)
    for steps in (0, 1, 2, len(whole.steps) // 2, len(whole.steps)):
        model.load(whole.upto(steps))
        tips = {model.target_tip(building) for building in range(len(model.state.owners))}
        # Twins in a village are told apart by a number, so no two tips are the same.
        assert len(tips) == len(model.state.owners)
    assert model.is_over


def test_a_tip_of_a_finished_game_gives_no_advice() -> None:
    model = at(position("farm inn manor9", dice=(6, 6, 4, 5), bank=5))
    model.place(2)
    assert model.is_over
    assert model.target_tip(0).endswith("Free.")
    assert model.state.coins[ANNA] == 9
