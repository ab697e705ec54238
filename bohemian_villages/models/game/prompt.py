"""Prompt: chooses the sentence that tells the player to move what to do."""

from __future__ import annotations

from ...engine.state import NO_PLAYER
from ...words.game.prompts import Prompts
from ...words.game.table import added
from .choices import What
from .position import Position
from .selection import Selection


def prompt_for_ai(prompts: Prompts, position: Position, *, real_dice: bool) -> str:
    """The prompt during an AI player's turn."""
    state = position.state
    if state.due_dice and real_dice:
        if state.dice:
            return prompts.enter_reroll_for(state.player, len(state.due_dice))
        return prompts.enter_roll_for(state.player)
    return prompts.playing(state.player)


def prompt_for_human(
    prompts: Prompts, position: Position, selection: Selection, *, real_dice: bool
) -> str:
    """The prompt for a person."""
    state = position.state
    if position.can_collect:
        return prompts.collect(state.player, sum(state.income(state.player)))
    if state.due_dice:
        return _roll(prompts, position, real_dice=real_dice)
    if selection.lifted is not None:
        return (prompts.keep if selection.lifted else prompts.keep_all)(state.player)
    if position.must_reroll or position.end_is_pass:
        forced = prompts.must_reroll if position.must_reroll else prompts.must_pass
        return forced(state.player)
    if selection.dice or selection.shown:
        return _selected(prompts, position, selection)
    return _unselected(prompts, position)


def _roll(prompts: Prompts, position: Position, *, real_dice: bool) -> str:
    state = position.state
    if not real_dice:
        return (prompts.reroll_again if state.dice else prompts.roll)(state.player)
    if state.dice:
        return prompts.enter_reroll(state.player, len(state.due_dice))
    return prompts.enter_roll(state.player)


def _unselected(prompts: Prompts, position: Position) -> str:
    player = position.state.player
    if not position.state.moved:
        has_kicks = any(target.victim != NO_PLAYER for target in position.targets.values())
        return (prompts.choose_or_kick if has_kicks else prompts.choose)(player)
    if position.can_move:
        return prompts.second_move(player)
    if position.can_reroll and len(position.state.unused) > 1:
        return prompts.may_reroll(player)
    return prompts.end(player)


def _selected(prompts: Prompts, position: Position, selection: Selection) -> str:
    player = position.state.player
    lit = selection.lit(position)
    if not lit:
        return _taking(prompts, position, selection)
    kinds = sorted({position.state.board.kind_of[building] for building in lit})
    ways = {way for target in lit.values() for way in target.ways}
    if len(ways) == 1 and all(position.state.is_occupied(building) for building in lit):
        sum_of_dice = added(position.state.dice, ways.pop())
        return prompts.choose_kick(player, sum_of_dice, kinds[0])
    return prompts.choose_for(player, kinds) if len(kinds) <= 2 else prompts.choose(player)


def _taking(prompts: Prompts, position: Position, selection: Selection) -> str:
    """What the selected dice can take where they reach no building."""
    player = position.state.player
    wanted = {half.what for half in selection.halves if half.enabled} | _by_hand(
        position, selection
    )
    if What.BISHOP in wanted:
        return prompts.take_bishop(player)
    if What.SPECIAL in wanted:
        return prompts.take_special(player)
    return prompts.nothing_with_these(player)


def _by_hand(position: Position, selection: Selection) -> set[What]:
    """What the dice selected by hand can take."""
    if len(selection.dice) != 2:
        return set()
    faces = [position.state.dice[die] for die in selection.dice]
    doubles = [position.state.dice[way[0]] for way in position.bishop_ways]
    found = {What.SPECIAL} if position.special_ways else set()
    return found | ({What.BISHOP} if faces[0] == faces[1] and faces[0] in doubles else set())
