"""Playing a game: who decides, and the loop that lets everybody do so. No Qt, no files."""
