"""The hint on the screen."""
