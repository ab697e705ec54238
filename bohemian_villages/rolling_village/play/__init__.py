"""Playing a game of Rolling Village to its end: the loop, and the questions to AI players."""
