"""Models that know no game: settings, help, sounds, signals, crashes."""
