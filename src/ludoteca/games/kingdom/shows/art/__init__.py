"""The art room of the kingdom: enemies, towers, heroes, bosses, spells, maps, the cover, drawn from what they are."""
