"""The setup of a game to come."""
