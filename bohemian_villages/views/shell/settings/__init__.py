"""The settings, on one page."""
