"""Saved games: where they are, who plays them, and the one thread that writes."""
