"""Playing a game to its end: the loop, and the players it asks. No Qt, no files."""
