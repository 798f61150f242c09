"""What simulations tell of a match that is over."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Finding
from ludoteca.kernel.house_game import deck_findings


def findings_of(m: LorcanaMatch) -> list[Finding]:
    return deck_findings(m, {key: deck.name for key, deck in load_content().decks.items()})
