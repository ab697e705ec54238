"""The cards at the table: a player's and a building's."""
