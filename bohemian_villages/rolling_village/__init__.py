"""Rolling Village, the second game: everybody draws a village of their own from the same dice."""
