"""Analysis of finished games: how lucky everybody was."""
