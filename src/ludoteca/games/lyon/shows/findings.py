"""What simulations tell of a match that is over."""

from __future__ import annotations

from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.contract import Finding
from ludoteca.kernel.house_game import deck_findings


def findings_of(m: LyonMatch) -> list[Finding]:
    return deck_findings(m, {key: deck.name for key, deck in load_content().decks.items()})
