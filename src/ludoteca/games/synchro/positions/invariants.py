"""What must be true of every position: nothing lost, nothing twice, numbers in their ranges."""

from __future__ import annotations

from ludoteca.games.synchro.flow.registers import item_given, newcomer, shard_drawn, unit_fallen
from ludoteca.games.synchro.flow.steps import FALLEN, GIVE_ITEM, LEARN_SKILL, MASTER, NEW_HERO, POTION
from ludoteca.games.synchro.state.cards import BOARDS, COLOURS, MAX_LEVEL, UNITS
from ludoteca.games.synchro.state.match import FIRST_FOE, ITEMS, SKILLS, SynchroMatch, reserve_hero
from ludoteca.kernel.masks import bits_of


def problems_of(m: SynchroMatch) -> list[str]:
    problems: list[str] = []
    problems += shard_problems(m)
    problems += hero_problems(m)
    problems += skill_problems(m)
    problems += item_problems(m)
    problems += monster_problems(m)
    problems += board_problems(m)
    problems += party_problems(m)
    return problems


def counted(kind: str, names: list[str], seen: list[int], wanted: set[int]) -> list[str]:
    """List what is amiss: everything must be somewhere, and once only."""
    problems = []
    for number in sorted(set(seen)):
        if seen.count(number) > 1:
            problems.append(f"{kind} {names[number]} is in {seen.count(number)} places")
        elif number not in wanted:
            problems.append(f"{kind} {names[number]} is not in this match")
    return problems + [f"{kind} {names[number]} is nowhere" for number in sorted(wanted - set(seen))]


def shard_problems(m: SynchroMatch) -> list[str]:
    problems = []
    held = [*m.shards, *m.spent, *m.reserve, *m.bag, *m.tray]
    if min(held) < 0:
        problems.append("fewer than no Shards somewhere")
    marbles = [frame for frame in m.stack if frame.node == FALLEN and frame.stage == 1]
    on_the_way = [shard_drawn(frame) for frame in marbles if unit_fallen(frame) < FIRST_FOE]
    for colour, name in enumerate(COLOURS):
        total = sum(held[colour::4]) + on_the_way.count(colour)
        if total != m.content.tracks.shards_per_colour:
            problems.append(f"{total} {name} Shards instead of {m.content.tracks.shards_per_colour}")
    if sum(m.reserve) > m.content.tracks.reserve:
        problems.append(f"{sum(m.reserve)} Shards in the Reserve (SH-7.04)")
    return problems


def hero_problems(m: SynchroMatch) -> list[str]:
    seen = [packed >> 1 for packed in [*m.hero, *m.master] if packed >= 0]
    seen += [reserve_hero(packed) for packed in m.reserve_heroes]
    seen += bits_of(m.hero_deck) + m.hero_known + bits_of(m.legends) + m.graveyard + m.offer_heroes
    seen += [newcomer(frame) for frame in m.stack if frame.node in (NEW_HERO, MASTER) and not frame.stage]
    names = [hero.id for hero in m.content.heroes]
    return counted("Hero", names, seen, set(range(len(names))))


def skill_problems(m: SynchroMatch) -> list[str]:
    seen = [packed >> 1 for packed in m.skills if packed >= 0]
    seen += bits_of(m.skill_bag) + bits_of(m.mulliganed) + m.offer_skills
    if m.set_aside >= 0:
        seen.append(m.set_aside)
    names = [skill.id for skill in m.content.skills]
    return counted("Skill", names, seen, set(range(len(names))))


def item_problems(m: SynchroMatch) -> list[str]:
    seen = [packed >> 1 for packed in [*m.items, *m.stored] if packed >= 0]
    seen += bits_of(m.item_deck) + m.item_known + bits_of(m.item_gone) + m.offer_items
    seen += [item_given(frame) >> 1 for frame in m.stack if frame.node == GIVE_ITEM and not frame.stage]
    names = [item.id for item in m.content.items]
    return counted("Item", names, seen, set(range(len(names))))


def monster_problems(m: SynchroMatch) -> list[str]:
    problems = []
    for card, monster in enumerate(m.content.monsters):
        if monster.celestial:
            continue
        copies = m.monster_deck[card] + m.monster_gone[card] + m.monster_bottom.count(card) + m.monster.count(card)
        if copies != monster.copies:
            problems.append(f"{copies} copies of {monster.id} instead of {monster.copies}")
    for unit in m.foes:
        board = unit - FIRST_FOE
        if not 0 <= board < BOARDS or m.monster[board] < 0:
            problems.append(f"unit {unit} fights without a card")
        elif not 0 <= m.die[board] <= 6:
            problems.append(f"the die of Monster board {board} shows {m.die[board]}")
    if len(set(m.foes)) != len(m.foes):
        problems.append("a Monster has two places")
    if m.foes and not m.battle:
        problems.append("Monsters without a battle")
    return problems


def board_problems(m: SynchroMatch) -> list[str]:
    problems = []
    if sorted(m.line) != m.party():
        problems.append(f"the line {m.line} is not the party {m.party()}")
    for board in range(BOARDS):
        if m.hero[board] < 0:
            empty = [
                *m.skills[SKILLS * board : SKILLS * board + SKILLS],
                *m.items[ITEMS * board : ITEMS * board + ITEMS],
            ]
            if max(empty) >= 0 or max(m.shards[4 * board : 4 * board + 4]) or m.master[board] >= 0:
                problems.append(f"something lies on the empty board {board}")
            continue
        if not 1 <= m.level[board] <= MAX_LEVEL:
            problems.append(f"the Hero on board {board} has level {m.level[board]}")
        if not 0 <= m.leader[board] < m.seats:
            problems.append(f"board {board} is led by seat {m.leader[board]}")
    for unit in range(UNITS):
        if m.damage[unit] < 0 or m.shield[unit] < 0:
            problems.append(f"unit {unit} has {m.damage[unit]} damage and {m.shield[unit]} Shields")
        if m.shield[unit] and not m.battle:
            problems.append(f"unit {unit} has Shields outside battle (SH-4.17)")
    if m.result is None and not asking_for_potion(m):
        for unit in [*m.line, *m.foes]:
            if m.damage[unit] >= m.max_hp(unit):
                problems.append(f"unit {unit} stands with {m.damage[unit]} damage of {m.max_hp(unit)} HP (SH-24.01)")
            if m.shield[unit] > m.max_hp(unit):
                problems.append(f"unit {unit} has {m.shield[unit]} Shields of {m.max_hp(unit)} HP (SH-4.16)")
    return problems


def asking_for_potion(m: SynchroMatch) -> bool:
    return m.stack[-1].node == POTION


def party_problems(m: SynchroMatch) -> list[str]:
    problems = []
    if m.coins < 0 or m.potions < 0:
        problems.append(f"{m.coins} Coins, {m.potions} Potions")
    if not 0 <= m.time <= m.content.tracks.last_time:
        problems.append(f"time {m.time}")
    if m.time == m.content.tracks.last_time and m.result is None:
        problems.append("the last day of Winter, and still playing (SH-7.05)")
    if len(m.party()) > m.max_party:
        problems.append(f"{len(m.party())} Heroes in a party of at most {m.max_party} (SH-19.24)")
    learning = any([frame.node == LEARN_SKILL for frame in m.stack])
    if m.mulliganed and not learning:
        problems.append("tiles set aside by nobody's mulligan")
    return problems
