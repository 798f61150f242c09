"""The pieces of the Arena's picture: the ground, style, signs, the board, figures, cards, sheets, hands, screens."""
