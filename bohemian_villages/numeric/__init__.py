"""What the AI players of every game need of numpy."""
