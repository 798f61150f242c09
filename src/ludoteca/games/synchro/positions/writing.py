"""Positions as YAML for people: for tests, puzzles and bug reports, in both directions.

    ludoteca: position
    game: synchro
    players: 2
    time: summer 3
    city: torrebruma
    landmark: taverna
    phase: battle
    turn: red
    coins: 6
    potions: 1
    heroes:
      - {board: red, hero: Liona, level: 3, damage: 4, skills: [SH-S-R01, SH-S-G02+], shards: {red: 2, blue: 1}}
      - {board: yellow, hero: SH-H-B02+, level: 5, items: [SH-O-01], master: SH-H-G03, leader: 1}
    monsters:
      - {board: red, monster: SH-M1-01, damage: 5, die: 4}
      - {board: blue, monster: SH-M2-03, die: 2, stunned: true}
    battle: {round: 2, first: heroes, revealed_heroes: [red], revealed_monsters: []}
    tiles: {torrebruma: SH-T-B1}

Heroes and Monsters are listed from the front; a card with a plus is on its upgraded side. Whatever is left out is as at
the start: level 1, no damage, nothing borne; decks and bags hold what is nowhere else. Without `unfinished`, a battle
goes on with the `turn` of the Hero named, or with the next marble; in the phases lineup, journey and visit the party is
about to begin them. Cities without a tile in `tiles` get the first that fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.synchro.acts.journey import FOUGHT
from ludoteca.games.synchro.flow.battle import CHOOSE_START, REINFORCE, TURNS
from ludoteca.games.synchro.flow.registers import choose_city
from ludoteca.games.synchro.flow.steps import BATTLE, HERO_TURN, JOURNEY, LINE_UP, VISIT
from ludoteca.games.synchro.flow.turns import ACT
from ludoteca.games.synchro.positions.naming import Nodes
from ludoteca.games.synchro.setup import KEYS
from ludoteca.games.synchro.state.cards import BOARD_COLOURS, BOARDS, COLOURS, SEASONS
from ludoteca.games.synchro.state.match import (
    FIGHTING,
    FIRST_FOE,
    ITEMS,
    LINING_UP,
    NO_MASTER,
    PHASES,
    SEASON,
    SKILLS,
    TRAVELLING,
    VISITING,
    SynchroMatch,
    reserve_hero,
    reserve_level,
)
from ludoteca.kernel.contents import Thing
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.position_values import begin_position, close_position, is_usual, write_frames, write_trigger

UPGRADED: Final = "+"
"""Follows the name of a card whose upgraded side shows."""
SIDE_NAMES: Final = ("heroes", "monsters")
COUNTS: Final = ("coins", "potions", "max_party", "retreats", "visited", "used", "discounted", "doomed")
"""Numbers that are written as they are; left out when they are as at the start."""
RECORDS: Final = ("route", "dealt", "taken", "rounds", "colours_used", "turn_marks", "round_marks", "converted")
"""Lists of numbers that are written as they are, the first five of them for the story of the journey."""


def write_position(m: SynchroMatch) -> str:
    """Write the position file of a match."""
    content = m.content
    data = begin_position(m, KEYS)
    data |= {"time": f"{SEASONS[m.time // SEASON]} {m.time % SEASON + 1}", "city": content.cities[m.city].id}
    if m.landmark_here() >= 0:
        data["landmark"] = content.landmarks[m.landmark_here()].id
    data |= {"phase": PHASES[m.phase], "step": m.step, "moment": m.moment}
    usual = is_usual(m, usual_frames(m))
    if 0 <= m.active < FIRST_FOE and usual:
        data["turn"] = BOARD_COLOURS[m.active]
    start = {"max_party": BOARDS}
    data |= {key: getattr(m, key) for key in COUNTS if getattr(m, key) != start.get(key, 0)}
    sections: dict[str, Any] = {
        "reserve": shards_in(m.reserve, 0),
        "tray": shards_in(m.tray, 0),
        "heroes": [write_hero(m, board) for board in hero_order(m)],
        "leaders": m.leader[:] if m.seats > 1 else [],
        "monsters": [write_monster(m, board) for board in monster_order(m)],
        "battle": write_battle(m) if m.battle else {},
        "reserve_heroes": [write_reserve(m, packed) for packed in m.reserve_heroes],
        "stored": [name_of(content.items, packed) for packed in m.stored],
        "set_aside": content.skills[m.set_aside].id if m.set_aside >= 0 else "",
        "graveyard": [content.heroes[hero].id for hero in m.graveyard],
        "fallen": [content.heroes[hero].id for hero in m.fallen],
        "heroes_before": {
            BOARD_COLOURS[board]: {"hero": content.heroes[hero].id, "level": m.peak[board]}
            for board, hero in enumerate(m.last_hero)
            if hero >= 0 and m.hero[board] < 0
        },
        **write_decks(m),
        "landmarks_used": [content.landmarks[landmark].id for landmark in m.landmarks_used],
        "tiles": {
            city.id: content.tiles[m.tile_at[number]].id
            for number, city in enumerate(content.cities)
            if m.tile_at[number] >= 0
        },
    }
    sections |= {key: getattr(m, key)[:] for key in RECORDS if any(getattr(m, key))}
    data |= {key: section for key, section in sections.items() if section}
    names = Nodes(content)
    business = {
        "triggers": [write_trigger(trigger, names.name(trigger.node)) for trigger in m.triggers],
        "unfinished": [] if usual else write_frames(m, names.names),
    }
    return close_position(m, data, business)


def write_decks(m: SynchroMatch) -> dict[str, Any]:
    """Write what is known of the decks, the bag and the discards, and the cards that are shown to be chosen from."""
    content = m.content
    return {
        "heroes_on_top": [content.heroes[hero].id for hero in m.hero_known],
        "items_on_top": [content.items[item].id for item in m.item_known],
        "items_discarded": [item.id for i, item in enumerate(content.items) if m.item_gone >> i & 1],
        "monsters_discarded": [
            content.monsters[card].id for card, copies in enumerate(m.monster_gone) for _ in range(copies)
        ],
        "monsters_at_bottom": [content.monsters[card].id for card in m.monster_bottom],
        "heroes_shown": [content.heroes[hero].id for hero in m.offer_heroes],
        "items_shown": [content.items[item].id for item in m.offer_items],
        "skills_shown": [content.skills[skill].id for skill in m.offer_skills],
        "mulliganed": [skill.id for i, skill in enumerate(content.skills) if m.mulliganed >> i & 1],
    }


def shards_in(counts: list[int], start: int) -> dict[str, int]:
    return {colour: counts[start + i] for i, colour in enumerate(COLOURS) if counts[start + i]}


def name_of(things: Sequence[Thing], packed: int) -> str:
    """Name a Hero, a Skill or an Item with its side; "" for none."""
    return things[packed >> 1].id + (UPGRADED if packed & 1 else "") if packed >= 0 else ""


def hero_order(m: SynchroMatch) -> list[int]:
    """List the Heroes' boards from the front."""
    return m.line[:]


def monster_order(m: SynchroMatch) -> list[int]:
    """List the Monsters' boards from the front, then those that are defeated."""
    standing = [unit - FIRST_FOE for unit in m.foes]
    return standing + [board for board in range(BOARDS) if m.monster[board] >= 0 and board not in standing]


def write_unit(m: SynchroMatch, unit: int) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for key, column in (("damage", m.damage), ("shield", m.shield)):
        if column[unit]:
            shown[key] = column[unit]
    for key, column in (("stunned", m.stun), ("silenced", m.silence)):
        if column[unit]:
            shown[key] = True
    if m.killer[unit] >= 0:
        shown["killer"] = m.killer[unit]
    return shown


def write_hero(m: SynchroMatch, board: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "board": BOARD_COLOURS[board],
        "hero": name_of(m.content.heroes, m.hero[board]),
        "level": m.level[board],
        **write_unit(m, board),
    }
    skills = [m.skills[SKILLS * board + slot] for slot in range(SKILLS)]
    if max(skills) >= 0:
        shown["skills"] = trimmed([name_of(m.content.skills, packed) for packed in skills])
    if m.skill_used[board]:
        shown["skills_used"] = [slot for slot in range(SKILLS) if m.skill_used[board] >> slot & 1]
    items = [m.items[ITEMS * board + slot] for slot in range(ITEMS)]
    if max(items) >= 0:
        shown["items"] = trimmed([name_of(m.content.items, packed) for packed in items])
    if m.master[board] >= 0:
        shown["master"] = name_of(m.content.heroes, m.master[board])
    for key, column in (("shards", m.shards), ("spent", m.spent)):
        held = shards_in(column, 4 * board)
        if held:
            shown[key] = held
    return shown


def trimmed(names: list[str]) -> list[str]:
    """Leave out the empty slots at the end."""
    while names and not names[-1]:
        names = names[:-1]
    return names


def write_monster(m: SynchroMatch, board: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "board": BOARD_COLOURS[board],
        "monster": m.content.monsters[m.monster[board]].id,
        "die": m.die[board],
        "slot": m.slot[board],
        **write_unit(m, FIRST_FOE + board),
    }
    if FIRST_FOE + board not in m.foes:
        shown["defeated"] = True
    return shown


def write_battle(m: SynchroMatch) -> dict[str, Any]:
    shown: dict[str, Any] = {"round": m.round, "first": SIDE_NAMES[m.first]}
    for side, name in enumerate(SIDE_NAMES):
        shown[f"revealed_{name}"] = [
            colour for board, colour in enumerate(BOARD_COLOURS) if not m.marbles[side] >> board & 1
        ]
    if m.active >= 0:
        shown["active"] = m.active
    if m.exhausted:
        shown["exhausted"] = True
    if m.cube >= 0:
        shown["cube"] = COLOURS[m.cube]
    return shown


def write_reserve(m: SynchroMatch, packed: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"hero": m.content.heroes[reserve_hero(packed)].id, "level": reserve_level(packed)}
    if packed & NO_MASTER:
        shown["no_master"] = True
    return shown


# -- what is under way -------------------------------------------------------------------------------------------


def usual_frames(m: SynchroMatch) -> list[Frame]:
    """Build the stack when a phase is about to begin, or a Hero's turn is under way; none for other phases."""
    journey = Frame(JOURNEY)
    if m.phase == TRAVELLING:
        return [journey]
    if m.phase == VISITING:
        return [journey, Frame(VISIT)]
    if m.phase not in (LINING_UP, FIGHTING):
        return []
    journey.stage = FOUGHT
    choose_city(journey, m.city)
    battle = Frame(BATTLE)
    if m.phase == LINING_UP:
        battle.stage = CHOOSE_START if m.foes else REINFORCE
        return [journey, battle, Frame(LINE_UP)] if m.foes else [journey, battle]
    battle.stage = TURNS
    if not 0 <= m.active < FIRST_FOE:
        return [journey, battle]
    turn = Frame(HERO_TURN, m.active)
    turn.stage = ACT
    return [journey, battle, turn]
