"""A seat at your level, through the window: it learns from a game, and plays the next by that."""

from __future__ import annotations

from attrs import evolve

from bohemian_villages.engine.game import Game
from bohemian_villages.models.people.belief_files import beliefs_file, read
from bohemian_villages.models.people.known_people import first_belief
from bohemian_villages.models.people.results import beliefs_after
from bohemian_villages.play.seats import matched_strength, matched_with
from tests.models.tables import played, table
from tests.views.windows import Windows, load, model_of, on_disk, statistics_of, villages_of, wait


def matched_game() -> Game:
    """A short game against a seat at the person's level, which the person has just ended."""
    for seed in range(200):
        setup = table("human", "easy", seed=str(seed), figures=2)
        rival = matched_with(setup.players[1], "easy", 1470)
        game = played(evolve(setup, players=(setup.players[0], rival)), 100_000)
        if game.can_undo and game.upto(len(game.steps) - 1).state.player == 0:
            return game
    raise AssertionError


def test_a_finished_game_is_learned_from_less_its_luck_and_kept(windows: Windows) -> None:
    window, game = windows.make(), matched_game()
    load(window, game.upto(len(game.steps) - 1))
    on_disk(window)
    people = statistics_of(window).people
    model_of(window).play(game.steps[-1].action)
    wait(lambda: model_of(window).is_over)
    wait(lambda: people.belief("Anna").games == 1)
    assert people.belief("Anna") != beliefs_after(game, type(people)(), None)["Anna"]
    wait(lambda: read(beliefs_file()).get("Anna") == people.belief("Anna"))


def test_a_rematch_at_once_takes_the_plain_result(windows: Windows) -> None:
    window, game = windows.make(), matched_game()
    load(window, game.upto(len(game.steps) - 1))
    on_disk(window)
    people = statistics_of(window).people
    model_of(window).play(game.steps[-1].action)
    wait(lambda: model_of(window).is_over)
    setup = villages_of(window).rematch()
    believed = people.belief("Anna")
    assert believed == beliefs_after(game, type(people)(), None)["Anna"]
    assert believed.games == first_belief().games + 1
    assert matched_strength(setup.players[1]) == round(believed.strength)
