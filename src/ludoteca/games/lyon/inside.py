"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.lyon.bot.evaluation import evaluate
from ludoteca.games.lyon.bot.leanings import leanings
from ludoteca.games.lyon.packs.reading import check_pack
from ludoteca.games.lyon.positions.invariants import problems_of
from ludoteca.games.lyon.positions.naming import effect_names
from ludoteca.games.lyon.shows.findings import findings_of
from ludoteca.games.lyon.state.view import shuffle_secrets, view_beside, view_of
from ludoteca.kernel.rooms import view_to_tell

__all__ = [
    "check_pack", "effect_names", "evaluate", "findings_of", "leanings", "problems_of", "shuffle_secrets",
    "view_beside", "view_of", "view_to_tell",
]  # fmt: skip
