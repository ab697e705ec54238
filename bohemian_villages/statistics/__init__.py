"""Statistics of finished games of Bohemian Villages. Knows no Qt."""
