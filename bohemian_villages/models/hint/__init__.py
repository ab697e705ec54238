"""The hint and the winning chances of a game."""
