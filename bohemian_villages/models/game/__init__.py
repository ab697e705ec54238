"""A game as the window plays it, and everything the table shows of it."""
