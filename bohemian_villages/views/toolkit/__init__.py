"""Widgets, painting, pictures and animation for every game. Nothing here knows one."""
