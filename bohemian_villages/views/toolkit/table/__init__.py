"""The table on which a game is played, whatever the game."""
