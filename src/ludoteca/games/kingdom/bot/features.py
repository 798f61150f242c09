"""What a learnt judgement of a battle looks at: hordes on their way, heroes, towers, what is still to come, numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.bot.evaluation import (
    Need,
    Outlook,
    coming,
    heroes,
    hopeless,
    patience,
    strength,
    towers,
    weighed,
)
from ludoteca.games.kingdom.state.built import tower_down, tower_kind
from ludoteca.games.kingdom.state.cards import BOSS_TOKEN, MAGICAL, PHYSICAL, PORTAL_TOKEN, token_kind, token_number
from ludoteca.games.kingdom.state.match import BUYING, PLAYING, KingdomMatch
from ludoteca.kernel.features import Features

ROUNDS: Final = ("0", "1", "2", "3", "4", "5")
"""How soon a token comes: later ones are alike."""


def features(m: KingdomMatch, seat: int) -> Features:
    """Return the position, which all seats know alike."""
    features = Features()
    outlook = Outlook(m)
    need = Need(m)
    stock = towers(m, need)
    first = m.scenario.difficulty[m.level].hearts[m.seats - 1]
    features.count(hopeless(outlook) if outlook.is_lost(m) else weighed(m, outlook, stock))
    features.mark(m.seats == 1)
    features.mark(m.seats == 2)
    features.count(m.seats / 4.0)
    features.count(m.level / 4.0)
    features.count(m.round / 10.0)
    features.mark(m.phase < PLAYING)
    features.mark(m.phase == PLAYING)
    features.mark(m.phase == BUYING)
    features.mark(m.final)
    features.mark(outlook.is_final)
    features.count(m.kingdom / 10.0)
    features.count(m.kingdom / max(1, first))
    features.count(outlook.loss / 5.0)
    features.count(1.0 / (1 + max(0, m.kingdom - outlook.loss)))
    features.mark(outlook.is_lost(m))
    features.count(outlook.threat / 5.0)
    features.count(outlook.rift)
    features.count(outlook.complete / 3.0)
    features.count((m.crystals + outlook.crystals) / 10.0)
    features.count(outlook.covered)
    features.count(coming(m) / 10.0)
    features.count(patience(m))
    features.count(stock)
    features.count(heroes(m))
    features.count((m.portals_total - m.portals_down) / 3.0)
    features.count(m.lives / 5.0)
    features.mark(m.boss_tray >= 0)
    features.count(m.spells.bit_count() / 2.0)
    features.count(len(m.reserve) / 3.0)
    features.count(need.cells / 10.0)
    features.count(min(need.power, need.cells) / need.cells if need.cells else 1.0)
    features.count(min(need.magic, 2 * need.hard) / (2 * need.hard) if need.hard else 1.0)
    features.count(min(need.force, 2 * need.weird) / (2 * need.weird) if need.weird else 1.0)
    features.see("scenario", m.scenario.id)
    features.see(f"scenario/{m.seats}", m.scenario.id)
    for spell in range(len(m.content.spells)):
        if m.spells >> spell & 1:
            features.see("spell", m.content.spells[spell].id)
    hordes(m, features)
    tokens(m, features)
    figures(m, features)
    cards(m, features)
    return features


def hordes(m: KingdomMatch, features: Features) -> None:
    """Note every tray with what is left of it and how near it is."""
    number, bare_all, near = 0, 0, 0
    for tray in m.trays_in_order():
        face = m.content.faces[m.face[tray]]
        grid = face.grids[m.quarter]
        stays = m.troops[tray] | m.bases[tray]
        bare = grid.enemies & ~(m.damage[tray] | stays)
        steps = m.steps_to_exit(m.at[tray])
        left = bare.bit_count()
        number += 1
        bare_all += left
        near += left if steps <= 1 else 0
        features.see(f"path/{min(steps, 6)}", "rift" if m.is_rift(tray) else "horde")
        features.thing(
            False,
            face.id,
            [
                steps / 6.0,
                1.0 / (1 + steps),
                left / 10.0,
                (grid.enemies & ~m.damage[tray]).bit_count() / 10.0,
                m.escape_loss(tray) / 10.0,
                1.0 if left else 0.0,
                1.0 if grid.fast & ~(m.damage[tray] | stays) else 0.0,
                1.0 if grid.heal & ~(m.damage[tray] | stays) else 0.0,
                (bare & grid.physical).bit_count() / 5.0,
                (bare & grid.magical).bit_count() / 5.0,
                1.0 if m.bases[tray] else 0.0,
                m.troops[tray].bit_count() / 3.0,
            ],
        )
    features.count(number / 6.0)
    features.count(bare_all / 20.0)
    features.count(near / 10.0)


def tokens(m: KingdomMatch, features: Features) -> None:
    """Note what still lies in the piles, by how soon it comes."""
    left, next_rift, last_rift = 0, 9, 0
    for pile in range(len(m.piles)):
        column = m.piles[pile]
        for i in range(m.drawn[pile], len(column)):
            kind = token_kind(column[i])
            soon = i - m.drawn[pile] + max(0, min(5, m.open_from[pile] - m.round - 1))
            left += 1
            if kind in (PORTAL_TOKEN, BOSS_TOKEN):
                next_rift = min(next_rift, soon)
                last_rift = max(last_rift, soon + 1)
            features.see("token/" + ROUNDS[min(soon, 5)], f"{kind}-{token_number(column[i])}")
    features.count(left / 10.0)
    features.count(next_rift / 9.0)
    features.count(last_rift / 9.0)


def figures(m: KingdomMatch, features: Features) -> None:
    """Note every hero on its feet or not, with what it can still do."""
    hearts, out, waits = 0, 0, 0
    for figure in range(len(m.where)):
        if m.hero[figure] < 0 or m.reserve_of[figure]:
            continue
        hero = m.content.heroes[m.hero[figure]]
        active = not m.card[figure] and not m.knocked[figure]
        waits += 1 if active else 0
        if not m.cat[figure]:
            hearts += m.hearts[figure]
            out += 1 if m.knocked[figure] else 0
            features.see("hero", hero.id)
        features.thing(
            True,
            ("companion/" if m.cat[figure] else "hero/") + hero.id,
            [
                m.hearts[figure] / 5.0,
                1.0 if m.hearts[figure] <= 1 and not m.cat[figure] else 0.0,
                1.0 if m.knocked[figure] else 0.0,
                1.0 if active else 0.0,
                1.0 if m.where[figure] >= 0 else 0.0,
                1.0 if m.on_tray[figure] >= 0 else 0.0,
                1.0 if m.is_protected(figure) else 0.0,
                m.up[figure].bit_count() / 2.0,
                m.steps_to_exit(m.where[figure]) / 6.0 if m.where[figure] >= 0 else 0.0,
                0.0,
                0.0,
                0.0,
            ],
        )
    features.count(hearts / 5.0)
    features.count(float(out))
    features.count(waits / 2.0)


def cards(m: KingdomMatch, features: Features) -> None:
    """Note every tower: in hand, on its way to somebody, or built; and what all of them cover."""
    cells, physical, magical, best, number = 0, 0, 0, 0, 0
    owned: list[int] = []
    for seat in range(m.seats):
        for kind in m.hand[seat]:
            features.see("hand", m.content.towers[kind].id)
            owned.append(kind)
        for kind in m.incoming[seat]:
            features.see("incoming", m.content.towers[kind].id)
            owned.append(kind)
    for packed in m.built:
        if packed >= 0:
            kind = tower_kind(packed)
            if tower_down(packed):
                features.see("down", m.content.towers[kind].id)
            else:
                features.see("built", m.content.towers[kind].id)
                owned.append(kind)
    for kind in owned:
        tower = m.content.towers[kind]
        size = strength(m, kind)
        cells += size
        physical += size if tower.type == PHYSICAL else 0
        magical += size if tower.type == MAGICAL else 0
        best = max(best, tower.level)
        number += 1
        features.see("tower", tower.id)
    features.count(number / 8.0)
    features.count(cells / 20.0)
    features.count(physical / 20.0)
    features.count(magical / 20.0)
    features.count(best / 4.0)
