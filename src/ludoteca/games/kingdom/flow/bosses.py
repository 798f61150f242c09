"""Bosses: life card by life card, and what they do when they have moved."""

from __future__ import annotations

from ludoteca.games.kingdom.state.match import KingdomMatch


def lose_life(m: KingdomMatch, tray: int) -> None:
    """Discard a life card that is all covered: the next one comes, or the boss is gone (KR-20.24, KR-A65)."""
    face = m.face_of(tray)
    boss = m.content.bosses[face.boss]
    m.lives -= 1
    m.tell("BossLifeLost", -1, (tray, m.lives), "KR-A65")
    if m.lives:
        m.clear_tiles(tray)
        m.clear_soldiers(tray)
        m.face[tray] = boss.faces[m.scenario.lives[m.seats - 1] - m.lives]
    else:
        m.tell("TrayDestroyed", -1, (tray, m.face[tray], m.at[tray]), "KR-A65")
        m.remove_tray(tray)
        m.boss_tray = -1
    m.gain_crystals(boss.crystals, "KR-A65")


def act(m: KingdomMatch, tray: int) -> None:
    """Do what the boss does after its movement (KR-20.24, KR-A65)."""
    boss = m.content.bosses[m.face_of(tray).boss]
    if boss.act is not None:
        m.tell("BossActed", -1, (tray, boss.act.number), "KR-A65")
        boss.act.do(m, tray)
