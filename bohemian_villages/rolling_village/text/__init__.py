"""Rolling Village in a terminal: sheets as plain text, spaces typed like `b3`."""
