"""Turns, rolls, and looking ahead."""
