"""The dice tray, the chips, and entering real dice."""
