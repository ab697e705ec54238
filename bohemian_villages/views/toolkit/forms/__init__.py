"""Parts of the forms in which games are set up, for any game."""
