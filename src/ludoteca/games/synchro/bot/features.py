"""What a learnt judgement of a journey looks at: the Heroes and what they bear, Monsters, the way that is left."""

from __future__ import annotations

from math import log
from typing import Final

from ludoteca.games.synchro.bot.evaluation import (
    LEG_DAYS,
    Outlook,
    coin_worth,
    next_blows,
    next_total,
    output,
    shards_worth,
    skill_power,
    weighed,
)
from ludoteca.games.synchro.bot.worth import Book
from ludoteca.games.synchro.state.cards import BOARDS, TRANSPARENT
from ludoteca.games.synchro.state.match import (
    FIGHTING,
    FIRST_FOE,
    IN_VILLAGE,
    ITEMS,
    LANDMARK_DONE,
    LINING_UP,
    PHASES,
    SKILLS,
    TRAVELLING,
    VISITING,
    SynchroMatch,
    reserve_level,
)
from ludoteca.kernel.features import Features

MANY_ROUNDS: Final = 12.0


def features(m: SynchroMatch, seat: int) -> Features:
    """Return the position, which all seats know alike."""
    features = Features()
    now = Outlook(m)
    legs = now.book.way[m.city]
    rounds = min(MANY_ROUNDS, now.rounds)
    spare = m.content.tracks.last_time - m.time - rounds - LEG_DAYS * legs
    features.count(weighed(m, now))
    features.count(log(max(1.0, now.strength)))
    features.count(log(max(1.0, now.toughness)))
    left = max(-1.5, min(1.5, now.left))
    features.count(left)
    features.count(min(0.0, left))
    features.count(rounds / 5.0)
    features.count(min(3.0, now.shards / max(1.0, now.strength)))
    features.count(legs / 5.0)
    features.count(spare / 12.0)
    features.mark(spare < 0.0)
    features.count(m.time / 48.0)
    features.count(m.coins / 20.0)
    features.count(coin_worth(m, legs) * 50.0)
    features.count(m.potions / 3.0)
    features.count(m.seats / 4.0)
    features.mark(m.phase == IN_VILLAGE)
    features.mark(m.phase == TRAVELLING)
    features.mark(m.phase == LINING_UP)
    features.mark(m.phase == FIGHTING)
    features.mark(m.phase == VISITING)
    features.mark(m.battle)
    features.count(m.round / 5.0 if m.battle else 0.0)
    features.mark(m.exhausted)
    features.mark(m.at_goal())
    features.mark(m.at_goal() and m.battle)
    features.count(m.retreats / 3.0)
    features.count(len(m.fallen) / 3.0)
    features.mark(m.visited & LANDMARK_DONE)
    features.count(sum(m.reserve) / 3.0)
    features.see("phase", PHASES[m.phase])
    features.see(f"phase/{legs}", PHASES[m.phase])
    features.see("city", m.content.cities[m.city].id)
    tile = m.tile_here()
    if tile is not None:
        features.see("tile", tile.id)
    landmark = m.landmark_here()
    if landmark >= 0:
        features.see("done" if m.visited & LANDMARK_DONE else "landmark", m.content.landmarks[landmark].id)
    for packed in m.reserve_heroes:
        features.see("reserve", str(reserve_level(packed)))
    party(m, now.book, features)
    monsters(m, now.book, features)
    return features


def party(m: SynchroMatch, book: Book, features: Features) -> None:
    """Note the Heroes on their boards, with what the dice of Monsters announce for them."""
    blows = [0.0] * BOARDS
    if m.battle and m.foes:
        next_blows(m, book, blows)
    number, levels, falling, health, ready = 0, 0, 0, 0, 0.0
    for board in m.party():
        hero = m.hero_card(board)
        level = m.level[board]
        left = m.hp_left(board)
        place = m.position(board)
        skill = skill_power(m, book, board)
        shards = shards_worth(m, board)
        number += 1
        levels += level
        health += left
        ready += shards * skill
        falling += 1 if blows[board] >= left + m.shield[board] else 0
        features.see("upgraded" if m.hero[board] & 1 else "hero", hero.id)
        features.thing(
            True,
            hero.id,
            [
                level / 7.0,
                left / 20.0,
                left / m.max_hp(board),
                m.shield[board] / 5.0,
                blows[board] / 10.0,
                1.0 if blows[board] >= left + m.shield[board] else 0.0,
                place / 4.0,
                output(m, book, board, skill) / 20.0,
                skill / 5.0,
                shards / 5.0,
                m.shards[4 * board + TRANSPARENT] / 3.0,
                1.0 if m.stun[board] or m.silence[board] else 0.0,
            ],
        )
        if m.master[board] >= 0:
            features.see("master", m.content.heroes[m.master[board] >> 1].id)
        for place in range(SKILLS * board, SKILLS * board + SKILLS):
            packed = m.skills[place]
            if packed >= 0:
                features.see("turned" if packed & 1 else "skill", m.content.skills[packed >> 1].id)
        for place in range(ITEMS * board, ITEMS * board + ITEMS):
            packed = m.items[place]
            if packed >= 0:
                features.see("item", m.content.items[packed >> 1].id)
    features.count(number / 4.0)
    features.count(levels / 28.0)
    features.count(health / 60.0)
    features.count(float(falling))
    features.count(ready / 50.0)


def monsters(m: SynchroMatch, book: Book, features: Features) -> None:
    """Note the Monsters on the field, with what they will do and what is left of them."""
    total, threat, announced, stunned = 0, 0.0, 0.0, 0
    for i in range(len(m.foes)):
        unit = m.foes[i]
        card = m.monster_card(unit)
        left = m.hp_left(unit)
        usual = book.threat[m.monster[unit - FIRST_FOE]]
        blow = next_total(m, book, unit)
        total += left + m.shield[unit]
        threat += usual
        announced += blow
        stunned += m.stun[unit]
        features.see("celestial" if card.celestial else "monster", card.id)
        features.thing(
            False,
            card.id,
            [
                left / 30.0,
                left / card.hp,
                m.shield[unit] / 5.0,
                (i + 1) / 4.0,
                usual / 10.0,
                blow / 10.0,
                m.die[unit - FIRST_FOE] / 6.0,
                1.0 if m.stun[unit] else 0.0,
                1.0 if m.silence[unit] else 0.0,
                card.level / 5.0,
                1.0 if card.elite else 0.0,
                0.0,
            ],
        )
    features.count(len(m.foes) / 4.0)
    features.count(total / 60.0)
    features.count(threat / 20.0)
    features.count(announced / 20.0)
    features.count(float(stunned))
