"""The record: one document that holds a whole game. It is read by replaying it."""

from .reader import loads
from .writer import action_document, dumps, to_document

__all__ = ["action_document", "dumps", "loads", "to_document"]
