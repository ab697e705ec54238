"""What is not about a game: settings, help, sounds, statistics, crashes."""
