"""Rolling Village as a window sees it."""
