"""What the records of all games share: text, fields, bounds, errors."""
