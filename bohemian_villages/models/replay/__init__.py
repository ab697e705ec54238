"""A recorded game, looked at step by step."""
