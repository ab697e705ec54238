"""Rolling Village, the second game: all players draw villages from the same dice."""
