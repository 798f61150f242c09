"""The pieces of the kingdom's picture: style, signs, the map, trays, towers, heroes, hands, the bench, screens."""
