"""What the game and its matches ask of their own rooms, gathered."""

from ludoteca.games.lorcana.bot.evaluation import evaluate
from ludoteca.games.lorcana.bot.leanings import leanings
from ludoteca.games.lorcana.packs.reading import check_pack
from ludoteca.games.lorcana.positions.invariants import problems_of
from ludoteca.games.lorcana.positions.naming import effect_names
from ludoteca.games.lorcana.shows.findings import findings_of
from ludoteca.games.lorcana.state.view import shuffle_secrets, view_beside, view_of, view_to_tell

__all__ = [
    "check_pack", "effect_names", "evaluate", "findings_of", "leanings", "problems_of", "shuffle_secrets",
    "view_beside", "view_of", "view_to_tell",
]  # fmt: skip
