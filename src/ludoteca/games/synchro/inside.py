"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.synchro.bot.evaluation import evaluate
from ludoteca.games.synchro.bot.features import features
from ludoteca.games.synchro.bot.leanings import leanings
from ludoteca.games.synchro.bot.promising import promising
from ludoteca.games.synchro.packs.reading import check_pack
from ludoteca.games.synchro.positions.invariants import problems_of
from ludoteca.games.synchro.positions.naming import effect_names
from ludoteca.games.synchro.positions.reading import Reader
from ludoteca.games.synchro.positions.writing import write_position
from ludoteca.games.synchro.shows.findings import findings_of
from ludoteca.games.synchro.shows.recall import view_to_tell
from ludoteca.games.synchro.state.view import shuffle_secrets, view_of
from ludoteca.kernel.rooms import view_beside

__all__ = [
    "check_pack", "effect_names", "evaluate", "features", "findings_of", "leanings", "match_from", "problems_of",
    "promising", "shuffle_secrets", "view_beside", "view_of", "view_to_tell", "write_position",
]  # fmt: skip

match_from = Reader.match_from
