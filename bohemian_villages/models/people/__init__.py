"""The estimated strength of people who play here, from their games."""
