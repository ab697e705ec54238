"""What one sees: the window, the table, the board, and everything painted on them."""
