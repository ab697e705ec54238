"""The hint: the best turns, and what decides between them, as data."""
