"""Qt models of a game: what the window shows and asks.

This file imports no Qt, because the AI process starts from a module of this package.
"""
