"""Rolling Village on the screen."""
