"""The art room: pictures of cards, figures, towers and places, drawn by code from what a thing is.

A picture is a pure function of its recipe, a few words such as `character.amber.queen.2-125`. The recipe is also its
address, so that a picture is drawn once, kept, and fetched by whoever needs it: a table, a deck builder, a notebook.
`colours` mixes, `brush` paints, `recipes` reads and writes recipes; what is painted is each game's own (`shows/art`).
"""
