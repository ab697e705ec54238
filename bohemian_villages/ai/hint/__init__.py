"""The hint: the best turns and the reasons for them, as data."""
