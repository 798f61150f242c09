"""Bosses: life card by life card, and what they do when they have moved."""

from __future__ import annotations

from ludoteca.games.kingdom.state.cards import FREEZE, NO_ACT, REWIND, SHOCK
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
    if boss.act == NO_ACT:
        return
    m.tell("BossActed", -1, (tray, boss.act), "KR-A65")
    if boss.act == SHOCK:
        for square in m.board.neighbours[m.at[tray]]:
            for figure in m.figures_at(square):
                m.hurt(figure, boss.amount, "KR-A65")
    elif boss.act == FREEZE:
        m.frost += boss.amount
    elif boss.act == REWIND:
        rewind(m)


def rewind(m: KingdomMatch) -> None:
    """Take all tiles off the horde nearest to the exit; portals and bosses are no hordes."""
    nearest = -1
    for tray in m.trays_in_order():
        if not m.is_rift(tray) and (nearest < 0 or m.steps_to_exit(m.at[tray]) < m.steps_to_exit(m.at[nearest])):
            nearest = tray
    if nearest >= 0 and m.damage[nearest]:
        m.clear_tiles(nearest)
        m.tell("TilesRemoved", -1, (nearest,), "KR-A65")
