"""What the records of all games share: their text, their fields, their bounds, their errors."""
