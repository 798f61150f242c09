"""Decks: reading, checking, writing and building them."""
