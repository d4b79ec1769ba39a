"""HTML and SVG: one page frame, card faces, charts."""
