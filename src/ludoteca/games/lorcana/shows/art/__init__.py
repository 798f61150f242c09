"""The art of Lorcana: a paper theatre, lit from the upper left, drawn from what a card is."""
