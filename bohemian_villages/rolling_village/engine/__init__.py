"""The rules of Rolling Village: pure, without Qt, files, clock or hidden randomness."""
