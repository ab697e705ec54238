"""Writing a document: the same document always gives the same text, in readable lines."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

Document = dict[str, Any]

_INDENT = "  "


def text_of(document: Document, levels: Mapping[str, int]) -> str:
    """The text of a document; each field gets separate lines down to this many levels."""
    fields = [_field(name, value, levels.get(name, 0), 1) for name, value in document.items()]
    return _lines("{", fields, "}", 0) + "\n"


def with_extra(document: Document, extra: Mapping[str, Any], known: Collection[str]) -> Document:
    """The document with its preserved fields; they never replace a known one."""
    kept = {name: value for name, value in extra.items() if name not in known}
    return document | kept


def _text(value: Any, levels: int, depth: int) -> str:
    """A value as text, with separate lines for this many levels."""
    if levels and value and isinstance(value, dict):
        fields = [_field(name, inner, levels - 1, depth + 1) for name, inner in value.items()]
        return _lines("{", fields, "}", depth)
    if levels and value and isinstance(value, list) and isinstance(value[0], dict):
        entries = [_text(inner, levels - 1, depth + 1) for inner in value]
        return _lines("[", entries, "]", depth)
    return _compact(value)


def _field(name: str, value: Any, levels: int, depth: int) -> str:
    return f"{_compact(name)}: {_text(value, levels, depth)}"


def _lines(opening: str, entries: list[str], closing: str, depth: int) -> str:
    separator = ",\n" + _INDENT * (depth + 1)
    return f"{opening}{separator[1:]}{separator.join(entries)}\n{_INDENT * depth}{closing}"


def _compact(value: Any) -> str:
    # NaN and the infinities are not JSON; such a record could never be read again.
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
