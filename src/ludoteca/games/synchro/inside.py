"""What a match asks of its own rooms, gathered."""

from ludoteca.games.synchro.positions.invariants import problems_of
from ludoteca.games.synchro.positions.naming import effect_names
from ludoteca.games.synchro.shows.recall import view_to_tell
from ludoteca.games.synchro.state.view import shuffle_secrets, view_of

__all__ = ["effect_names", "problems_of", "shuffle_secrets", "view_of", "view_to_tell"]
