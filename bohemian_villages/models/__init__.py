"""Qt faces of a game: what the window shows and asks. This file imports no Qt: the AI's process
starts from a module of this package."""
