"""Many tasks done by several processes, for commands of any game."""
