"""Bohemian Villages: the board game of dice and villages, for the desktop and the terminal."""

__version__ = "0.1.0"
