"""What became of finished games, in numbers and charts."""
