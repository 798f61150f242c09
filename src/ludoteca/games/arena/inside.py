"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.arena.bot.evaluation import evaluate
from ludoteca.games.arena.bot.features import features
from ludoteca.games.arena.bot.leanings import leanings
from ludoteca.games.arena.packs.reading import check_pack
from ludoteca.games.arena.positions.invariants import problems_of
from ludoteca.games.arena.positions.naming import effect_names
from ludoteca.games.arena.positions.reading import Reader
from ludoteca.games.arena.positions.writing import write_position
from ludoteca.games.arena.shows.findings import findings_of
from ludoteca.games.arena.state.view import shuffle_secrets, view_beside, view_of
from ludoteca.kernel.rooms import view_to_tell

__all__ = [
    "check_pack", "effect_names", "evaluate", "features", "findings_of", "leanings", "match_from", "problems_of",
    "shuffle_secrets", "view_beside", "view_of", "view_to_tell", "write_position",
]  # fmt: skip

match_from = Reader.match_from
