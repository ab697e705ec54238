"""Turns, rolls, options, and looking ahead."""
