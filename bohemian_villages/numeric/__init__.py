"""Numerical tools for the AI players of every game."""
