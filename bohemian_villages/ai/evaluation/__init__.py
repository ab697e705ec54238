"""What a position is worth: features, forecasts and the trained network."""
