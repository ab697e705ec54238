"""Saved games: their folder, their locks, and the one thread that writes."""
