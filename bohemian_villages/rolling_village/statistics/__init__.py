"""Finished games of Rolling Village in numbers: daily deals, medals, results. Knows no Qt."""
