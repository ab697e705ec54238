"""Looking back at a recorded game, whatever the game."""
