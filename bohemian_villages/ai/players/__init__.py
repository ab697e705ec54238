"""AI players: random, limited (any strength below expert), expert, and bots."""
