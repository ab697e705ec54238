"""A subset of Markdown, converted to the HTML that Qt's text views support, and to plain text.

Headings, paragraphs, lists, tables, bold, italics, links to topics and pictures of the art: what
the pages of the help need, and simple enough for translators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby

_PICTURE = re.compile(r"!\[([^\]]*)\]\(art:([a-z0-9_/-]+)\?(\d+)\)")
_LINK = re.compile(r"\[([^\]]+)\]\(([a-z-]+)\)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")
_NUMBERED = re.compile(r"\d+\. ")


def to_html(source: str) -> str:
    """The body of a page."""
    return "\n".join(_block(lines) for lines in _blocks(source))


def to_text(source: str) -> str:
    """The plain text of a page, for searching."""
    text = _PICTURE.sub(lambda found: found[1], source)
    text = _LINK.sub(lambda found: found[1], text)
    text = re.sub(r"^(#+|-|\d+\.) ", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\|[-|]+\|$", "", text, flags=re.MULTILINE)
    return " ".join(text.replace("**", "").replace("*", "").replace("|", " ").split())


def pictures(source: str) -> list[str]:
    """The pictures of a page."""
    return [found[2] for found in _PICTURE.finditer(source)]


def _blocks(source: str) -> Iterator[list[str]]:
    """The blocks between blank lines."""
    for is_text, lines in groupby(source.splitlines(), lambda line: bool(line.strip())):
        if is_text:
            yield [line.strip() for line in lines]


def _block(lines: list[str]) -> str:
    first = lines[0]
    if first.startswith("#"):
        level = len(first) - len(first.lstrip("#"))
        return f"<h{level}>{_inline(first[level:].strip())}</h{level}>"
    if first.startswith("|"):
        return _table(lines)
    if first.startswith("- "):
        return _list("ul", [line[2:] for line in _joined(lines, r"- ")])
    if _NUMBERED.match(first):
        items = _joined(lines, _NUMBERED.pattern)
        return _list("ol", [_NUMBERED.sub("", line, count=1) for line in items])
    text = " ".join(lines)
    kind = "" if _PICTURE.sub("", text).strip() else " class='pictures'"
    return f"<p{kind}>{_inline(text)}</p>"


def _joined(lines: list[str], mark: str) -> list[str]:
    """The items of a list, each joined into one line."""
    items: list[str] = []
    for line in lines:
        if re.match(mark, line):
            items.append(line)
        else:
            items[-1] += f" {line}"
    return items


def _list(kind: str, items: list[str]) -> str:
    inside = "".join(f"<li>{_inline(item)}</li>" for item in items)
    return f"<{kind}>{inside}</{kind}>"


def _table(lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    heading = "".join(f"<th align='left'>{_inline(cell)}</th>" for cell in head)
    told = "".join(f"<tr>{''.join(f'<td>{_inline(c)}</td>' for c in row)}</tr>" for row in body)
    first = f"<tr>{heading}</tr>" if any(head) else ""
    return f"<table cellspacing='0' cellpadding='6'>{first}{told}</table>"


def _inline(text: str) -> str:
    # Braces stay: they are filled in when the page is shown.
    text = escape(text, quote=False)
    text = _PICTURE.sub(_image, text)
    text = _LINK.sub(r'<a href="\2">\1</a>', text)
    text = _BOLD.sub(r"<b>\1</b>", text)
    return _ITALIC.sub(r"<i>\1</i>", text)


def _image(found: re.Match[str]) -> str:
    alt, name, high = found.groups()
    return f'<img src="art:{name}?{high}" alt="{escape(alt)}">'
