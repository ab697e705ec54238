"""The rules of Bohemian Villages: pure, without Qt, files, clock or hidden randomness."""
