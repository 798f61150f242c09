"""The pieces of the table's picture: style, icons, motifs, art, card faces, layouts, the field."""
