"""The language of the cards: its words, what they are made of, and scripts made of them."""
