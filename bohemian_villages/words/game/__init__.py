"""The game in words: actions, events, refusals, the log, the final score."""
