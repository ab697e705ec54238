"""Tool tips for the parts of a sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ...engine.sheet import COLUMNS, GROUPED
from ...models.position import TurnBox
from ...words.sheet import sheet_words
from .geometry import SheetGeometry
from .paper import faces_of
from .picture import SheetPicture


def tip_at(picture: SheetPicture, sheet: SheetGeometry, place: QPointF) -> str:
    """The tool tip of a place; empty where nothing is."""
    return (
        _of_pick(picture, sheet, place)
        or _of_space(picture, sheet, place)
        or _of_avenue(picture, sheet, place)
        or _of_head(picture, sheet, place)
        or _of_turn(picture, sheet, place)
    )


def _of_pick(picture: SheetPicture, sheet: SheetGeometry, place: QPointF) -> str:
    avenue = sheet.avenue_at(place)
    if avenue is None or avenue not in picture.open_avenues:
        return ""
    return sheet_words.pick(avenue, picture.facts.values[avenue])


def _of_space(picture: SheetPicture, sheet: SheetGeometry, place: QPointF) -> str:
    space = sheet.space_at(place)
    return "" if space is None else space_tip(picture, space)


def space_tip(picture: SheetPicture, space: int) -> str:
    """What is in a space, or would be."""
    facts, words = picture.facts, sheet_words
    drawn = facts.drawn[space]
    lines = [words.place(space)]
    if drawn is not None:
        lines.append(words.drawn(drawn))
        lines += [words.square(square) for square in facts.squares if square.space == space]
        lines += [words.scores_now(group) for group in facts.scoring if space in group.spaces]
    elif space in picture.lit_spaces and picture.project is not None:
        lines.append(words.draw_here(picture.project))
        lines += _promised(picture, space)
    elif space in picture.later_spaces:
        lines.append(words.other_project())
        lines += _promised(picture, space)
    else:
        return "\n".join([words.empty(space, facts.points[space]), *_number(picture, space)])
    lines.append(words.printed(facts.points[space]))
    return "\n".join([*lines, *_number(picture, space)])


def _number(picture: SheetPicture, space: int) -> list[str]:
    """What the number in a space means, if it has one."""
    if space not in picture.numbers:
        return []
    is_drawn = picture.facts.drawn[space] is not None
    say = sheet_words.drawn_number if is_drawn else sheet_words.hint_number
    return [say(picture.numbers[space])]


def _promised(picture: SheetPicture, space: int) -> list[str]:
    """What the project would bring in a space that is pointed at."""
    preview = picture.preview
    if preview is None or preview.space != space:
        return []
    joined = [sheet_words.would_join(len(preview.group), preview.group_points)]
    squares = [sheet_words.square(square) for square in preview.squares if square.space == space]
    return (joined if preview.group else []) + squares


def _of_avenue(picture: SheetPicture, sheet: SheetGeometry, place: QPointF) -> str:
    avenue = sheet.avenue_at(place)
    if avenue is None:
        return ""
    facts, preview = picture.facts, picture.preview
    if place.x() > sheet.space(COLUMNS - 1).right():
        if picture.scored is not None:
            return sheet_words.scored(avenue, picture.scored[avenue])
        before, after = facts.values[avenue], (preview or facts).values[avenue]
        if before == after:
            return sheet_words.value(avenue, before)
        return sheet_words.value_with(avenue, before, after)
    if avenue == facts.avenue:
        return sheet_words.avenue_scores(avenue)
    return sheet_words.avenue(avenue)


def _of_head(picture: SheetPicture, sheet: SheetGeometry, place: QPointF) -> str:
    for column in range(COLUMNS):
        if sheet.column(column).contains(place):
            is_marked = column in picture.marked_columns and not picture.is_plain
            return (sheet_words.column_in_hand if is_marked else sheet_words.column)(column)
    for project in GROUPED:
        if sheet.legend(project).contains(place):
            face, other = faces_of(project)
            return sheet_words.faces(project, face, other)
    return picture.subtitle if sheet.head.contains(place) else ""


def _of_turn(picture: SheetPicture, sheet: SheetGeometry, place: QPointF) -> str:
    turn = sheet.turn_at(place)
    return "" if turn is None else _turn_tip(picture, picture.facts.turns[turn - 1])


def _turn_tip(picture: SheetPicture, box: TurnBox) -> str:
    words = sheet_words
    if box.score is not None:
        lines = [words.turn_done(box.turn, box.score)]
        avenue = picture.avenue_of(box.turn)
        lines += [] if avenue is None else [words.avenue_scored(avenue)]
        lines += [words.group(group) for group in picture.groups_of(box.turn)]
    else:
        lines = [words.turn_now(box.turn) if box.is_now else words.turn_to_come(box.turn)]
    if box.bonus is not None:
        lines.append(words.bonus_drawn(box.bonus))
    elif box.has_star:
        lines.append(words.bonus())
    return "\n".join(lines)
