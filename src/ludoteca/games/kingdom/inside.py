"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.kingdom.bot.evaluation import evaluate
from ludoteca.games.kingdom.bot.features import features
from ludoteca.games.kingdom.bot.leanings import leanings
from ludoteca.games.kingdom.bot.promising import promising
from ludoteca.games.kingdom.packs.reading import check_pack
from ludoteca.games.kingdom.positions.invariants import problems_of
from ludoteca.games.kingdom.positions.naming import effect_names
from ludoteca.games.kingdom.positions.reading import Reader
from ludoteca.games.kingdom.positions.writing import write_position
from ludoteca.games.kingdom.shows.findings import findings_of
from ludoteca.games.kingdom.state.view import shuffle_secrets, view_of, view_to_tell
from ludoteca.kernel.rooms import view_beside

__all__ = [
    "check_pack", "effect_names", "evaluate", "features", "findings_of", "leanings", "match_from", "problems_of",
    "promising", "shuffle_secrets", "view_beside", "view_of", "view_to_tell", "write_position",
]  # fmt: skip

match_from = Reader.match_from
