"""The record: one document that tells a whole game. Written, and read by replaying it."""

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
