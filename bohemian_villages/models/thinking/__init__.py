"""Thinking in a separate process, for any game.

This file imports no Qt, because that process imports modules of this package.
"""
