"""The art of the Arena: figures and their portraits, pictures of cards, spaces, signs, the plateau and the cover."""
