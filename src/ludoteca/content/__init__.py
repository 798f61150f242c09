"""Commands for what people bring and keep: packs, decks, replays and positions."""
