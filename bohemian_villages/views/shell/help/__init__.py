"""The help: its pages, the overview card, and which page is about what."""
