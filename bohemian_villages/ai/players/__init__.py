"""AI players: one module for each level from random to expert, and bots."""
