"""The hint at the table: the panel of turns, the winning chances, the way on the board."""
