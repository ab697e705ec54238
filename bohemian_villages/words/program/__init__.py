"""What the program says of itself: commands, keys, statistics, trouble."""
