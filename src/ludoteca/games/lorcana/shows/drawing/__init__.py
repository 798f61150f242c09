"""The pieces of the table's picture: style, signs, card faces, layouts, the field, panels, hands, arrows."""
