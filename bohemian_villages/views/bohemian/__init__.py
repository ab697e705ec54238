"""Bohemian Villages as the shell knows it: its description, and the parts only that needs."""
