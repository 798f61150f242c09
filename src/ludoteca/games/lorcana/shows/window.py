"""What is shown of a match, gathered for whoever shows it: the table, the terminal, the coach."""

from ludoteca.games.lorcana.shows.art.pictures import picture
from ludoteca.games.lorcana.shows.console import board
from ludoteca.games.lorcana.shows.counted import COUNTS
from ludoteca.games.lorcana.shows.describing import describe
from ludoteca.games.lorcana.shows.draw import FRESH, HURT, paint
from ludoteca.games.lorcana.shows.gestures import HANDS
from ludoteca.games.lorcana.shows.lessons import lesson_for
from ludoteca.games.lorcana.shows.lookup import things
from ludoteca.games.lorcana.shows.motions import MOTIONS
from ludoteca.games.lorcana.shows.words import tell

__all__ = [
    "COUNTS", "FRESH", "HANDS", "HURT", "MOTIONS", "board", "describe", "lesson_for", "paint", "picture", "tell",
    "things",
]  # fmt: skip
