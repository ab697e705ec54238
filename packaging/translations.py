"""Bring the translation files up to date with the texts in the code and the forms.

    python packaging/translations.py            refresh every language there is
    python packaging/translations.py fr         begin a new language, and refresh the others

Runs Qt's lupdate, which comes with PySide6-Essentials, over the package's Python files and the Qt
Designer forms, and merges what it finds into `resources/translations/bohemian_villages_*.ts`: new
texts arrive unfinished, texts that are gone leave, translations stay. Then translate with Qt
Linguist (`pyside6-linguist FILE`) or a text editor: write the translation and delete
`type="unfinished"`. The program offers a language as soon as its file is there.

The English file holds only plural forms, because the code speaks English already. A text like
"%n coin(s)" gets its two forms here; look them over, since a verb may have to follow its noun.

What lupdate expects of the code (tests see to it):
- `self.tr("text", "comment", n)` in a method, the text and the comment being literals;
- a number as the third argument, never by keyword, and no comma after the last argument, which
  lupdate takes for a number to come;
- `tr` under no other name.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
STEM = "bohemian_villages"
ENGLISH = "en"

# Line numbers would change the files with every change of the code.
OPTIONS = ["-locations", "none", "-no-obsolete", "-silent"]

_LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
_NOUN = re.compile(r"(\w+)\(s\)")
_UNFINISHED = re.compile(
    r"<source>(?P<source>[^<]*)</source>(?P<between>(?:(?!</message>).)*?)"
    r'<translation type="unfinished">\s*<numerusform></numerusform>\s*'
    r"<numerusform></numerusform>\s*</translation>",
    re.DOTALL,
)


def sources() -> Iterator[Path]:
    """Every file that may hold texts."""
    yield from sorted((ROOT / "bohemian_villages").rglob("*.py"))
    yield from sorted((ROOT / "ui").rglob("*.ui"))


def lupdate(files: Sequence[Path], target: Path, *options: str) -> None:
    """Merge the texts of some files into a translation file."""
    language = target.stem.removeprefix(f"{STEM}_")
    program = Path(PySide6.__path__[0]) / ("lupdate.exe" if sys.platform == "win32" else "lupdate")
    command: list[str | Path] = [program, *OPTIONS, *options, "-target-language", language]
    command += [*files, "-ts", target]
    subprocess.run(command, check=True, cwd=ROOT)


def refresh(target: Path) -> None:
    """Bring one language up to date, and say what is left to do."""
    english = target == file_of(ENGLISH)
    lupdate(list(sources()), target, *(["-pluralonly"] if english else []))
    if english:
        target.write_text(with_plurals(target.read_text("utf-8")), "utf-8")
    unfinished = target.read_text("utf-8").count('type="unfinished"')
    print(f"{target.name}: {unfinished} unfinished")


def with_plurals(text: str) -> str:
    """The English file with both forms of every text; a noun with a plural is marked by "(s)"."""
    return _UNFINISHED.sub(_fill, text)


def _fill(match: re.Match[str]) -> str:
    source = match["source"]
    one, other = source.replace("(s)", ""), _NOUN.sub(lambda noun: plural(noun[1]), source)
    print(f"please check: {one} / {other}")
    forms = "".join(f"            <numerusform>{form}</numerusform>\n" for form in (one, other))
    start = f"<source>{source}</source>{match['between']}"
    return f"{start}<translation>\n{forms}        </translation>"


def plural(noun: str) -> str:
    """The English plural of the nouns of this game."""
    if noun == "die":
        return "dice"
    if re.search("[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + ("es" if re.search("(ch|sh|s|x)$", noun) else "s")


def file_of(language: str) -> Path:
    """The translation file of a language."""
    return TRANSLATIONS / f"{STEM}_{language}.ts"


def main(new: Sequence[str]) -> int:
    """Refresh the languages there are, and new ones."""
    for language in new:
        if not _LANGUAGE.fullmatch(language):
            print(f"Give a language like fr or pt_BR, not {language!r}.", file=sys.stderr)
            return 2
    for target in sorted({*TRANSLATIONS.glob(f"{STEM}_*.ts"), *map(file_of, new)}):
        refresh(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
