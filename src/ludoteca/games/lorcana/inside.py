"""What a match asks of its own rooms, gathered."""

from ludoteca.games.lorcana.positions.invariants import problems_of
from ludoteca.games.lorcana.positions.naming import effect_names
from ludoteca.games.lorcana.state.view import shuffle_secrets, view_of, view_to_tell

__all__ = ["effect_names", "problems_of", "shuffle_secrets", "view_of", "view_to_tell"]
