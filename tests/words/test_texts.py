"""Every text of the program: written so that it can be found, translated and filled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest
from attrs import frozen

from bohemian_villages import assets
from bohemian_villages.words.catalogue import ENGLISH, languages, read
from tests.tools import tool

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "bohemian_villages").rglob("*.py"))
translations = tool("translations")


@frozen
class Call:
    """A call of `tr` and the class whose method makes it."""

    context: str
    node: ast.Call
    where: str

    @property
    def text(self) -> str:
        """The text, empty if it is none that could be found."""
        return _literal(self.node.args[0]) if self.node.args else ""

    @property
    def comment(self) -> str:
        return _literal(self.node.args[1]) if len(self.node.args) > 1 else ""

    @property
    def plural(self) -> bool:
        return len(self.node.args) == 3


def _literal(node: ast.expr) -> str:
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, str) else ""


def calls_in(file: Path) -> Iterator[Call]:
    """Every call of `tr` in a file."""
    yield from _calls(ast.parse(file.read_text("utf-8")), "", file)


def _calls(node: ast.AST, context: str, file: Path) -> Iterator[Call]:
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call) and _is_tr(node.func):
        yield Call(context, node, f"{file.relative_to(ROOT)}:{node.lineno}")
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, context, file)


def _is_tr(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "tr"


@pytest.fixture(scope="module")
def calls() -> list[Call]:
    """Every call of `tr` in the program."""
    return [call for file in SOURCES for call in calls_in(file)]


def wrong(calls: list[Call]) -> str:
    """Where the mistakes are."""
    return ", ".join(call.where for call in calls)


def test_there_are_texts(calls: list[Call]) -> None:
    assert len(calls) > 100


def test_every_text_is_a_literal(calls: list[Call]) -> None:
    assert not wrong([call for call in calls if not call.text])


def test_every_comment_is_a_literal(calls: list[Call]) -> None:
    with_comment = [call for call in calls if len(call.node.args) > 1]
    wrong_ones = [call for call in with_comment if not isinstance(call.node.args[1], ast.Constant)]
    assert not wrong(wrong_ones)


def test_every_text_is_said_by_a_speaker_of_itself(calls: list[Call]) -> None:
    """Only then is the name of its class the context."""
    others = [
        call
        for call in calls
        if not call.context
        or not isinstance(call.node.func, ast.Attribute)
        or ast.unparse(call.node.func.value) != "self"
    ]
    assert not wrong(others)


def test_numbers_and_comments_are_never_given_by_keyword(calls: list[Call]) -> None:
    assert not wrong([call for call in calls if call.node.keywords])


def test_a_widget_with_subclasses_says_no_text_with_a_number(calls: list[Call]) -> None:
    """Qt looks for a text in the context of the subclass first, and fills in the number at once:
    the plural forms in the context of the base are never found."""
    classes = [
        node
        for file in SOURCES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    bases = {name.id for each in classes for base in each.bases for name in _names_in(base)}
    in_views = [call for call in calls if "/views/" in Path(call.where).as_posix()]
    assert not wrong([call for call in in_views if call.plural and call.context in bases])


def _names_in(base: ast.expr) -> list[ast.Name]:
    """The names in the base of a class, which may be generic."""
    return [node for node in ast.walk(base) if isinstance(node, ast.Name)]


def test_a_text_with_a_number_is_given_one(calls: list[Call]) -> None:
    assert not wrong([call for call in calls if "%n" in call.text and not call.plural])


def test_every_placeholder_has_a_name(calls: list[Call]) -> None:
    def unnamed(text: str) -> bool:
        fields = [field for _, field, _, _ in Formatter().parse(text) if field is not None]
        return any(not re.fullmatch(r"[a-z_]+", field) for field in fields)

    assert not wrong([call for call in calls if unnamed(call.text)])


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT)))
def test_tr_has_no_other_name(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert not [node for node in ast.walk(tree) if _is_tr(node) and id(node) not in called]


def test_every_text_with_a_number_has_its_english_forms(calls: list[Call]) -> None:
    english = read(assets.resource(f"translations/bohemian_villages_{ENGLISH}.ts"))
    plural = [call for call in calls if call.plural]
    missing = [c for c in plural if len(english.get((c.context, c.text, c.comment), ())) != 2]
    assert not wrong(missing), "run packaging/translations.py"


def test_english_forms_have_no_mark_of_the_plural_left() -> None:
    english = read(assets.resource(f"translations/bohemian_villages_{ENGLISH}.ts"))
    assert not [form for forms in english.values() for form in forms if "(s)" in form]


@pytest.mark.parametrize("language", languages())
def test_no_finished_translation_has_broken_placeholders(language: str) -> None:
    """The program would fall back to English; here it should be noticed."""
    file = assets.resource(f"translations/bohemian_villages_{language}.ts")
    finished = [
        (context.findtext("name"), message.findtext("source"), message.findtext("comment", ""))
        for context in ElementTree.parse(file).iterfind("context")
        for message in context.iterfind("message")
        if (translation := message.find("translation")) is not None
        and "type" not in translation.attrib
    ]
    assert set(finished) == set(read(file))


def test_lupdate_finds_exactly_these_texts(tmp_path: Path, calls: list[Call]) -> None:
    target = tmp_path / "bohemian_villages_de.ts"
    translations.lupdate(SOURCES, target)
    found = {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in ElementTree.parse(target).iterfind("context")
        for message in context.iterfind("message")
    }
    assert found == {(call.context, call.text, call.comment, call.plural) for call in calls}


@pytest.mark.parametrize(
    ("noun", "plural"),
    [
        ("coin", "coins"),
        ("die", "dice"),
        ("entry", "entries"),
        ("Church", "Churches"),
        ("day", "days"),
    ],
)
def test_the_tool_knows_english_plurals(noun: str, plural: str) -> None:
    assert translations.plural(noun) == plural


def test_the_tool_fills_in_both_english_forms(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "shop.py"
    source.write_text(
        "class Shop:\n    def coins(self, n):\n        return self.tr('%n coin(s) <b>', '', n)\n"
        "    def other(self):\n        return self.tr('Farm')\n",
        "utf-8",
    )
    target = tmp_path / "bohemian_villages_en.ts"
    translations.lupdate([source], target, "-pluralonly")
    target.write_text(translations.with_plurals(target.read_text("utf-8")), "utf-8")
    assert read(target) == {("Shop", "%n coin(s) <b>", ""): ("%n coin <b>", "%n coins <b>")}
    assert "please check" in capsys.readouterr().out


def test_the_tool_refuses_what_is_no_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["../en"]) == 2
    assert "../en" in capsys.readouterr().err
