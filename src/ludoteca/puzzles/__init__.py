"""Puzzles: positions of played games in which a seat wins before its turn is over, in one way only.

`solving` searches a turn, `shelf` has what is kept and the puzzles that a game ships, `finding` plays games and looks
for some. All of it speaks the contract; what it needs of a game besides is `HasPuzzles`.
"""
