"""The statistics of Bohemian Villages, as the window shows them."""
