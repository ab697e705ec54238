"""What moves over a screen."""
