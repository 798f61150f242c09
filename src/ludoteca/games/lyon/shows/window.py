"""What is shown of a match, gathered for whoever shows it: the table, the terminal, the coach."""

from ludoteca.games.lyon.shows.art.pictures import picture
from ludoteca.games.lyon.shows.console import board
from ludoteca.games.lyon.shows.counted import COUNTS
from ludoteca.games.lyon.shows.describing import describe
from ludoteca.games.lyon.shows.draw import FRESH, HURT, paint
from ludoteca.games.lyon.shows.gestures import HANDS
from ludoteca.games.lyon.shows.lessons import lesson_for
from ludoteca.games.lyon.shows.lookup import things
from ludoteca.games.lyon.shows.motions import MOTIONS
from ludoteca.games.lyon.shows.words import tell

__all__ = [
    "COUNTS", "FRESH", "HANDS", "HURT", "MOTIONS", "board", "describe", "lesson_for", "paint", "picture", "tell",
    "things",
]  # fmt: skip
