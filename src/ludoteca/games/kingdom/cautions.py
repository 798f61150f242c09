"""What people are asked to confirm before they choose it."""

from __future__ import annotations

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.cards import BOSS, KINDS
from ludoteca.games.kingdom.forecasting import expected_loss, forecasts
from ludoteca.games.kingdom.state import PLAYING, KingdomMatch
from ludoteca.games.kingdom.terms import horde_called
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.texts import EMPTY, Phrase


def option_warning(m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
    """Who ends phase 2 is warned if phase 4 would then be the defeat, as far as it can be foreseen."""
    if raw[0] not in (state.READY, state.STAY) or m.phase != PLAYING or m.ready | 1 << seat != m.everyone:
        return EMPTY
    escaping = [tray for tray, ahead in forecasts(m).items() if ahead.exit]
    rifts = [tray for tray in escaping if m.is_rift(tray)]
    if rifts:
        name = tray_name(m, rifts[0])
        said = Phrase(
            "Così {name} raggiunge l'uscita, e la partita è persa.",
            "As things are {name} reaches the exit, and the match is lost.",
        )
        return said.fill(name=name)
    loss = sum([expected_loss(m, tray) for tray in escaping])
    if loss < m.kingdom:
        return EMPTY
    return Phrase(
        "Così il regno perde tutti i suoi cuori, e la partita è persa.",
        "As things are the kingdom loses all its hearts, and the match is lost.",
    )


def tray_name(m: KingdomMatch, tray: int) -> Phrase:
    """What sentences call a tray; a boss by its own name, not that of its life card."""
    face = m.face_of(tray)
    name = m.content.bosses[face.boss].name if face.kind == BOSS else face.name
    return horde_called(name, KINDS[face.kind])
