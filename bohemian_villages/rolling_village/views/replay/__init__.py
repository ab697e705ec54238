"""Looking back at a recorded game."""
