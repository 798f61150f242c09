"""How the match of a table begins, and all that is kept of that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.kernel.chance import Sealed
from ludoteca.kernel.positions import fingerprint
from ludoteca.kernel.session import Session
from ludoteca.table.editions import edition


class Beginning(Struct, frozen=True):
    """What a match is made from, what chance gave for its opening, and by which rules.

    `digest` is the fingerprint of its first position, `edition` that of the rules. Without a base no match has begun.
    `secret` is what all its chance follows from; a seal of it is shown before the first card.
    """

    base: Any = None
    opening: Sequence[tuple[str, Any]] = ()
    edition: str = ""
    digest: str = ""
    secret: str = ""

    def values(self) -> dict[str, str]:
        """Return what is written of it."""
        written = {"base": self.base, "opening": self.opening}
        texts = {name: msgspec.json.encode(value).decode() for name, value in written.items()}
        return {**texts, "edition": self.edition, "digest": self.digest, "secret": self.secret}


def beginning_of(begun: Session) -> Beginning:
    """Return how a session that has just begun did so."""
    secret = begun.chance.secret if isinstance(begun.chance, Sealed) else ""
    return Beginning(begun.base, begun.opening, edition(begun.game), fingerprint(begun.match), secret)
