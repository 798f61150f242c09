"""Reading content: cards and decks out of files, and the vocabulary they are written in."""
