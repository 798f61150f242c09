"""What is shown of a match, gathered for whoever shows it: the table, the terminal, the coach."""

from ludoteca.games.kingdom.shows.art.pictures import picture
from ludoteca.games.kingdom.shows.console import board
from ludoteca.games.kingdom.shows.counted import COUNTS
from ludoteca.games.kingdom.shows.describing import describe
from ludoteca.games.kingdom.shows.draw import FRESH, HURT, paint
from ludoteca.games.kingdom.shows.gestures import HANDS
from ludoteca.games.kingdom.shows.lessons import lesson_for
from ludoteca.games.kingdom.shows.lookup import things
from ludoteca.games.kingdom.shows.motions import MOTIONS
from ludoteca.games.kingdom.shows.words import tell

__all__ = [
    "COUNTS", "FRESH", "HANDS", "HURT", "MOTIONS", "board", "describe", "lesson_for", "paint", "picture", "tell",
    "things",
]  # fmt: skip
