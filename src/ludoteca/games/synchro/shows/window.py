"""What is shown of a match, gathered for whoever shows it: the table, the terminal, the coach."""

from ludoteca.games.synchro.shows.art.pictures import picture
from ludoteca.games.synchro.shows.console import board
from ludoteca.games.synchro.shows.counted import COUNTS
from ludoteca.games.synchro.shows.describing import describe
from ludoteca.games.synchro.shows.draw import FRESH, HURT, paint
from ludoteca.games.synchro.shows.gestures import HANDS
from ludoteca.games.synchro.shows.lessons import lesson_for
from ludoteca.games.synchro.shows.lookup import things
from ludoteca.games.synchro.shows.motions import MOTIONS
from ludoteca.games.synchro.shows.telling import tell

__all__ = [
    "COUNTS", "FRESH", "HANDS", "HURT", "MOTIONS", "board", "describe", "lesson_for", "paint", "picture", "tell",
    "things",
]  # fmt: skip
