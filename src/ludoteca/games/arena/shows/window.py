"""What is shown of a match, gathered for whoever shows it: the table, the terminal, the coach."""

from ludoteca.games.arena.shows.art.pictures import picture
from ludoteca.games.arena.shows.console import board
from ludoteca.games.arena.shows.counted import COUNTS
from ludoteca.games.arena.shows.describing import describe
from ludoteca.games.arena.shows.draw import FRESH, HURT, paint
from ludoteca.games.arena.shows.gestures import HANDS
from ludoteca.games.arena.shows.lessons import lesson_for
from ludoteca.games.arena.shows.lookup import things
from ludoteca.games.arena.shows.motions import MOTIONS
from ludoteca.games.arena.shows.words import tell

__all__ = [
    "COUNTS", "FRESH", "HANDS", "HURT", "MOTIONS", "board", "describe", "lesson_for", "paint", "picture", "tell",
    "things",
]  # fmt: skip
