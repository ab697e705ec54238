"""The form of a new game of Rolling Village."""
