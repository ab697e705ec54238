"""Numbers and charts of finished games, for any game."""
