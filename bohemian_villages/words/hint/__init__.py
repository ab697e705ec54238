"""The hint in words."""
