"""What Qt's item views need of every model."""
