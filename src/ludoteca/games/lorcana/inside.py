"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.lorcana.bot.evaluation import evaluate
from ludoteca.games.lorcana.bot.features import features
from ludoteca.games.lorcana.bot.leanings import leanings
from ludoteca.games.lorcana.bot.turns import gist, is_close
from ludoteca.games.lorcana.packs.decks.book import deck_book
from ludoteca.games.lorcana.packs.decks.lists import write_deck
from ludoteca.games.lorcana.packs.reading import check_pack, load_content
from ludoteca.games.lorcana.positions.invariants import problems_of
from ludoteca.games.lorcana.positions.naming import effect_names
from ludoteca.games.lorcana.shows.findings import findings_of
from ludoteca.games.lorcana.state.view import shuffle_secrets, view_beside, view_of, view_to_tell

__all__ = [
    "check_pack", "deck_book", "effect_names", "evaluate", "features", "findings_of", "gist", "is_close", "leanings",
    "load_content", "problems_of", "shuffle_secrets", "view_beside", "view_of", "view_to_tell", "write_deck",
]  # fmt: skip
