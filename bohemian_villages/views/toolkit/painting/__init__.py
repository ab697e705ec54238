"""How things are painted: surfaces, pictures painted once, text and icons on a canvas."""
