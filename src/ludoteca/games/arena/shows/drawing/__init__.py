"""The pieces of the Arena's picture: style, signs, emblems, the board, figures, cards, sheets, hands, screens."""
