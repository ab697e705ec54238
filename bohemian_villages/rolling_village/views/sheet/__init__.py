"""A player's sheet on the screen: the large one that is drawn on, and the small ones."""
