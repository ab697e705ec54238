"""What became of finished games of Rolling Village, in numbers and charts."""
