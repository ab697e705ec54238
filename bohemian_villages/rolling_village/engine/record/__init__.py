"""The record: one document that tells a whole game. Written, and read by replaying it."""

from .reader import loads
from .writer import draw_document, dumps, to_document

__all__ = ["draw_document", "dumps", "loads", "to_document"]
