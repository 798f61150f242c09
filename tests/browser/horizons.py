"""Tables of Synchro Horizon that begin in a position laid out by hand, and who sits there."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.kernel.contract import Match
from ludoteca.table.beginnings import Beginning
from ludoteca.table.creation import store
from ludoteca.table.storage import Player, Storage
from tests.browser.visitors import Visitor, Visitors

NAMES = ("Anna", "Bruno")


def laid_out(text: str) -> Match:
    """A match from a position file."""
    return ludoteca.game("synchro").from_position(text, "laid-out.yaml", seed=1)


def opened(visitors: Visitors, match: Match) -> list[str]:
    """The seats' links of a table that begins in this position."""
    players = [Player(seat, name=name) for seat, name in enumerate(NAMES[: match.view(0).seats])]
    made = store(Storage(visitors.server.database), ludoteca.game("synchro"), Beginning(match.save()), players)
    return [seat["url"] for seat in made["seats"]]


async def seated(visitors: Visitors, match: Match, **come: Any) -> Visitor:
    """Anna, asked, at a table that begins in this position."""
    anna = await visitors.come("Anna", **come)
    await anna.sit(opened(visitors, match)[0])
    await anna.wait_until_asked()
    return anna
