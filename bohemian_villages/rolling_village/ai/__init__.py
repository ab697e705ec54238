"""The AI players of Rolling Village."""
