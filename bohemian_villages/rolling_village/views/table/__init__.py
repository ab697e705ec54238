"""Rolling Village on the table: the sheet, the dice, the projects, and how a turn is played."""
