"""The commands: a module for each, with its options and what it does."""
