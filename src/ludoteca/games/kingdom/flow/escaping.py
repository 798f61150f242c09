"""A tray that reaches the exit: the kingdom bleeds, or falls."""

from __future__ import annotations

from ludoteca.games.kingdom.flow.ending import kingdom_fell, rift_escaped
from ludoteca.games.kingdom.state.cards import GHOST
from ludoteca.games.kingdom.state.match import KingdomMatch


def escape(m: KingdomMatch, tray: int, rule: str = "KR-15.19") -> None:
    """Lose hearts for what no tile covers and, if any are left, gain the card's crystals.

    Rules: KR-15.19, KR-15.20, KR-15.21, KR-15.22, KR-18.03, KR-18.04, KR-20.03, KR-20.09, KR-A48.
    """
    face = m.face_of(tray)
    if m.is_rift(tray):
        m.tell("TrayEscaped", -1, (tray, 0, m.kingdom), "KR-15.22")
        m.remove_tray(tray)
        rift_escaped(m, face)
        return
    loss = m.escape_loss(tray)
    m.kingdom = max(0, m.kingdom - loss)
    m.tell("TrayEscaped", -1, (tray, loss, m.kingdom), rule)
    m.remove_tray(tray)
    if not m.kingdom:
        kingdom_fell(m)
    elif face.kind != GHOST:
        m.gain_crystals(face.crystals, "KR-15.21")
