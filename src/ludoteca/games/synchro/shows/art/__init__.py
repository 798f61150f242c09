"""The art room of the journey: Heroes, Monsters, cards, places and scenery, drawn from what they are."""
