"""The window around the games: start, menus, files, messages, settings, help."""
