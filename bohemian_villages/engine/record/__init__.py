"""The record: one document that holds a whole game. It is read by replaying it."""

from ...records.errors import JsonType, Problem, RecordError, RecordPlace, Section
from .reader import loads
from .writer import action_document, dumps, to_document

__all__ = [
    "JsonType",
    "Problem",
    "RecordError",
    "RecordPlace",
    "Section",
    "action_document",
    "dumps",
    "loads",
    "to_document",
]
