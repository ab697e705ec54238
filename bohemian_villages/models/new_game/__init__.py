"""The setup of the next game."""
