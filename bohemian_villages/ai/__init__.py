"""AI players, the hint, and the lab that trains and measures them."""
