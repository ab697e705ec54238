"""Players that decide for themselves, the matches they play, and how strong and quick they are."""
