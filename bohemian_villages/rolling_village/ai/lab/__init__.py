"""Where the network of Rolling Village learns, and where players are measured by the thousand."""
