"""The pages around the table: the start, the form of a new game, the final scoring."""
