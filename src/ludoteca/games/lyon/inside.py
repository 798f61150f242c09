"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.lyon.bot.evaluation import evaluate
from ludoteca.games.lyon.bot.features import features
from ludoteca.games.lyon.bot.leanings import leanings
from ludoteca.games.lyon.bot.turns import gist, is_close
from ludoteca.games.lyon.packs.deck_book import deck_book
from ludoteca.games.lyon.packs.decks import write_deck
from ludoteca.games.lyon.packs.reading import check_pack, load_content
from ludoteca.games.lyon.positions.invariants import problems_of
from ludoteca.games.lyon.positions.naming import effect_names
from ludoteca.games.lyon.positions.reading import Reader
from ludoteca.games.lyon.positions.writing import write_position
from ludoteca.games.lyon.shows.findings import findings_of
from ludoteca.games.lyon.state.view import shuffle_secrets, view_beside, view_of
from ludoteca.kernel.rooms import view_to_tell

__all__ = [
    "check_pack", "deck_book", "effect_names", "evaluate", "features", "findings_of", "gist", "is_close", "leanings",
    "load_content", "match_from", "problems_of", "shuffle_secrets", "view_beside", "view_of", "view_to_tell",
    "write_deck", "write_position",
]  # fmt: skip

match_from = Reader.match_from
