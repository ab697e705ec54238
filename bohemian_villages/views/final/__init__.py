"""The final scoring as a scene."""
