"""Marks: by its mark a page that comes back says what it has on its screen, and the table knows whether that is all.

A mark stands for a position, for everything that decides how it is told and drawn, and for whom. It is made with the
secret of the match, so that nobody can find out by trying what a position that they do not see wholly would be marked.
A position in which a match is over has none, nor has a match without a secret: whoever comes back there gets the whole.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from ludoteca.table.invitation_storage import Link
from ludoteca.table.storage import Standing


def mark_of(standing: Standing, telling: str, link: Link, seat: int | None, lang: str, shape: str) -> str:
    """Mark what a link is shown of where a table stands; "" where that has no mark."""
    if not standing.secret or not telling or (standing.number and not standing.digest):
        return ""
    players = [(player.name, player.bot) for player in standing.players]
    where = (standing.edition, standing.number, standing.digest, standing.lines)
    told = msgspec.json.encode((telling, where, players, link.hash, seat, lang, shape))
    return blake2b(told, key=standing.secret.encode(), digest_size=12).hexdigest()
