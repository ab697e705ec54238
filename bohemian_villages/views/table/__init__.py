"""The table: board, dice, cards and everything needed for a turn."""
