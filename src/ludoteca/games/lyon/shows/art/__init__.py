"""The art room of Lyon: stained glass for every card, the back, the cover and the floor that all this lies on."""
