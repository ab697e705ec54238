"""Words of the program itself: commands, keys, statistics, trouble."""
