"""The colours of figures, for the table and for pages."""

FIGURE_COLORS = {
    "red": "#B9382B",
    "blue": "#2E5F9B",
    "yellow": "#EFB52F",
    "black": "#3B3638",
    "white": "#F4EBDA",
}
