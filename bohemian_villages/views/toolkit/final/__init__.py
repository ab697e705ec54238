"""What the final scenes of all games share."""
