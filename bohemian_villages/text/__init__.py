"""The whole game in a terminal, for terminals and screen readers: plain lines, no drawing."""
