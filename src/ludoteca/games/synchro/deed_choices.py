"""Deeds of Landmarks that ask something: dice, choices among cards, Shards to spend."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import (
    BOARDS,
    DIE,
    DISCARD_HIGHEST,
    EITHER,
    GRAVEYARD_MASTER,
    LEVEL_UP,
    MAX_LEVEL,
    REPLACE_SKILLS,
    ROLL,
    ROLL_FOR_COINS,
    SACRIFICE_ITEM,
    SET_ASIDE_SKILL,
    SPEND_SHARDS,
    SWAP_HERO,
    TAKE_SHARDS,
    UPGRADE_ITEM,
    UPGRADE_MASTER,
    UPGRADE_SKILL,
    Deed,
)
from ludoteca.games.synchro.decks import bits_of
from ludoteca.games.synchro.items import discard_item
from ludoteca.games.synchro.learning import gain_levels, upgrade
from ludoteca.games.synchro.new_heroes import OF_GRAVEYARD, push_master, replace
from ludoteca.games.synchro.state import FIRST_STORED, OF_ITEM, OF_MASTER, OF_SKILL, SKILLS, SynchroMatch
from ludoteca.games.synchro.steps import LANDMARK
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

OVER: Final = 99
"""As far as a deed can get."""
UPGRADE_RULES: Final = {UPGRADE_ITEM: "SH-19.11", UPGRADE_SKILL: "SH-19.18", UPGRADE_MASTER: "SH-22.09"}
THE_RESERVE: Final = BOARDS
"""As a board in the choice of a Shard: the party's Reserve."""


def items_of(m: SynchroMatch) -> list[int]:
    """The slots of Heroes with an Item, and the Items of the fallen, which are the party's too (SH-A.78)."""
    borne = [place for place in range(FIRST_STORED) if m.items[place] >= 0]
    return borne + [FIRST_STORED + i for i in range(len(m.stored))]


def items_to_upgrade(m: SynchroMatch) -> list[int]:
    return [place for place in items_of(m) if not m.item_at(place) & 1]


def masters_to_upgrade(m: SynchroMatch) -> list[int]:
    return [board for board in range(BOARDS) if m.master[board] >= 0 and not m.master[board] & 1]


def skills_to_upgrade(m: SynchroMatch) -> list[int]:
    return [place for place in range(SKILLS * BOARDS) if m.skills[place] >= 0 and not m.skills[place] & 1]


def shards_in_all(m: SynchroMatch) -> int:
    """Of all Heroes and the Reserve (SH-A.29)."""
    return sum(m.shards) + sum(m.reserve)


def all_at_top(m: SynchroMatch) -> bool:
    """No Hero can gain a level (SH-14.08)."""
    return all([m.level[board] >= MAX_LEVEL for board in m.party()])


def rewards(m: SynchroMatch, deed: Deed) -> list[int]:
    """How many Shards can be spent: what they bring must have an effect (SH-19.37, SH-A.71)."""
    have = shards_in_all(m)
    top = all_at_top(m)
    return [
        n for n, part in zip(deed.keys, deed.parts, strict=True) if n <= have and not (top and part.kind == LEVEL_UP)
    ]


def sacrifices(m: SynchroMatch, deed: Deed) -> list[int]:
    """The Items that can be discarded: a normal one only if it brings something (SH-19.28, SH-A.71)."""
    upgraded_only = deed.parts[0].kind == LEVEL_UP and all_at_top(m)
    return [place for place in items_of(m) if m.item_at(place) & 1 or not upgraded_only]


def highest(m: SynchroMatch) -> list[int]:
    """The Heroes with the highest level (SH-19.22, SH-A.21)."""
    top = max([m.level[board] for board in m.party()], default=0)
    return [board for board in m.party() if m.level[board] == top]


def run_question(m: SynchroMatch, frame: Frame, deed: Deed) -> int:
    """The next part of a deed: what it does before it asks; WAIT when it asks."""
    kind = deed.kind
    if frame.at == OVER:
        return DONE
    if frame.at == 0:
        frame.at = 1
        if kind == ROLL:
            face = roll(m, frame, "SH-19.15")
            if face in deed.keys:
                push_part(m, frame, deed.keys.index(face))
            return DONE
        if kind == ROLL_FOR_COINS:
            roll(m, frame, "SH-19.05")
        elif kind == SWAP_HERO:
            m.offer_heroes = m.draw_heroes(deed.amount)
            m.tell("HeroesDrawn", -1, tuple(m.offer_heroes), "SH-19.26")
        elif kind == REPLACE_SKILLS:
            m.offer_skills = m.draw_skills(deed.amount)
            m.tell("SkillsDrawn", -1, (-1, *m.offer_skills), "SH-19.12")
        elif kind == DISCARD_HIGHEST and len(highest(m)) == 1:
            discard_hero(m, highest(m)[0])
            return DONE
    if kind == EITHER:
        return WAIT
    if kind == TAKE_SHARDS:
        return take_shards(m, frame, deed)
    if kind in (UPGRADE_MASTER, UPGRADE_SKILL) and frame.at > deed.amount:
        return DONE
    if kind == REPLACE_SKILLS and frame.at > deed.more:
        return close(m, frame)
    if frame.place >= 0 and kind == SPEND_SHARDS:
        return pay_shards(m, frame, deed)
    return WAIT if deed_options(m, frame, deed) else close(m, frame)


def roll(m: SynchroMatch, frame: Frame, rule: str) -> int:
    """A die is rolled; its face is kept in `place`."""
    frame.place = m.roll(DIE, "landmark")
    m.tell("LandmarkRolled", -1, (frame.much, frame.place), rule)
    return frame.place


def push_part(m: SynchroMatch, frame: Frame, part: int) -> None:
    child = m.push(LANDMARK)
    child.much = frame.much
    child.slots = [*frame.slots, part]


def close(m: SynchroMatch, frame: Frame) -> int:
    """What still lies open goes back (SH-A.09, SH-A.18)."""
    for skill in m.offer_skills:
        m.skill_bag |= 1 << skill
    m.offer_skills = []
    m.heroes_on_top(m.offer_heroes)
    m.offer_heroes = []
    frame.at = OVER
    return DONE


def take_shards(m: SynchroMatch, frame: Frame, deed: Deed) -> int:
    """Each Hero takes Shards of a colour, from the tray as long as it has any, then from the bag (SH-19.33, SH-A.26).

    `place` is the mask of Heroes that have taken theirs.
    """
    frame.place = max(0, frame.place)
    left = [board for board in m.line if not frame.place >> board & 1]
    there = m.bag[deed.more] + m.tray[deed.more]
    if not left or not there:
        return DONE
    if there < deed.amount * len(left):
        return WAIT
    frame.place |= 1 << left[0]
    take(m, left[0], deed)
    return GO


def take(m: SynchroMatch, board: int, deed: Deed) -> None:
    for _ in range(deed.amount):
        source = m.tray if m.tray[deed.more] else m.bag
        if source[deed.more]:
            source[deed.more] -= 1
            m.give_shard(board, deed.more, "SH-19.33")


def pay_shards(m: SynchroMatch, frame: Frame, deed: Deed) -> int:
    """So many Shards of anybody's are spent, one by one; then the reward. `place` is the reward's number."""
    if frame.at <= deed.keys[frame.place]:
        return WAIT
    push_part(m, frame, frame.place)
    frame.place = -1
    frame.at = 1
    return GO


def discard_hero(m: SynchroMatch, board: int) -> None:
    """To the graveyard; its Items stay with the party (SH-19.22, SH-A.21)."""
    hero = m.hero[board] >> 1
    m.graveyard.append(hero)
    m.tell("HeroDiscarded", -1, (board, hero), "SH-19.22")
    m.strip_board(board, "SH-19.22")
    m.store_items(board)


def deed_options(m: SynchroMatch, frame: Frame, deed: Deed) -> list[Raw]:
    kind = deed.kind
    found: list[Raw] = []
    if kind == ROLL_FOR_COINS:
        found = [(state.DONE_WITH,)]
        if m.coins >= deed.amount:
            found.append((state.REROLL,))
    elif kind == GRAVEYARD_MASTER:
        found = [(state.PICK, hero) for hero in m.graveyard]
    elif kind == UPGRADE_MASTER:
        found = [(state.UPGRADE, OF_MASTER, board) for board in masters_to_upgrade(m)]
    elif kind == UPGRADE_SKILL:
        found = [(state.UPGRADE, OF_SKILL, place) for place in skills_to_upgrade(m)]
    elif kind == UPGRADE_ITEM:
        found = [(state.UPGRADE, OF_ITEM, place) for place in items_to_upgrade(m)]
    elif kind == LEVEL_UP:
        found = [(state.BOARD, board) for board in m.line if m.level[board] < MAX_LEVEL]
    elif kind == DISCARD_HIGHEST:
        found = [(state.BOARD, board) for board in highest(m)]
    elif kind == TAKE_SHARDS:
        found = [(state.BOARD, board) for board in m.line if not frame.place >> board & 1]
    elif kind == SWAP_HERO:
        found = [(state.CHANGE, hero, board) for hero in m.offer_heroes for board in m.line]
        if found:
            found.append((state.DONE_WITH,))
    elif kind == REPLACE_SKILLS:
        places = [place for place in range(SKILLS * BOARDS) if m.skills[place] >= 0]
        found = [(state.KEEP, skill, place) for skill in m.offer_skills for place in places]
        if found:
            found.append((state.DONE_WITH,))
    elif kind == SET_ASIDE_SKILL:
        found = [(state.KEEP, skill) for skill in bits_of(m.skill_bag)]
    elif kind == SACRIFICE_ITEM:
        found = [(state.SLOT, place) for place in sacrifices(m, deed)]
    elif kind == SPEND_SHARDS:
        found = spending_options(m, frame, deed)
    return found


def spending_options(m: SynchroMatch, frame: Frame, deed: Deed) -> list[Raw]:
    if frame.place < 0:
        found: list[Raw] = [(state.SPEND, n) for n in rewards(m, deed)]
        if found:
            found.append((state.DONE_WITH,))
        return found
    shards: list[Raw] = [(state.SHARD, i // 4, i % 4) for i in range(4 * BOARDS) if m.shards[i]]
    return shards + [(state.SHARD, THE_RESERVE, colour) for colour in range(4) if m.reserve[colour]]


def deed_answer(m: SynchroMatch, frame: Frame, deed: Deed, raw: Raw) -> None:
    kind = deed.kind
    verb = raw[0]
    if verb == state.REROLL:
        m.pay_coins(deed.amount, "SH-19.06")
        roll(m, frame, "SH-19.06")
        return
    if verb == state.SHARD:
        spend(m, raw[1], raw[2])
        frame.at += 1
        return
    if verb == state.SPEND:
        frame.place = deed.keys.index(raw[1])
        return
    if verb == state.UPGRADE:
        if kind == UPGRADE_ITEM:
            m.pay_coins(deed.amount, "SH-19.11")
            frame.at = OVER
        upgrade(m, raw[1], raw[2], UPGRADE_RULES[kind])
        frame.at = min(OVER, frame.at + 1)
        return
    if kind == REPLACE_SKILLS and verb == state.KEEP:
        replace_skill(m, raw[1], raw[2])
        frame.at += 1
        return
    if kind == TAKE_SHARDS:
        frame.place |= 1 << raw[1]
        take(m, raw[1], deed)
        return
    frame.at = OVER
    if verb == state.DONE_WITH:
        if kind == ROLL_FOR_COINS:
            m.gain_coins(frame.place, "SH-19.05")
        close(m, frame)
    elif kind == EITHER:
        push_part(m, frame, raw[1])
    elif kind == GRAVEYARD_MASTER:
        m.graveyard.remove(raw[1])
        push_master(m, raw[1], OF_GRAVEYARD)
    elif kind == LEVEL_UP:
        gain_levels(m, raw[1], deed.amount)
    elif kind == DISCARD_HIGHEST:
        discard_hero(m, raw[1])
    elif kind == SWAP_HERO:
        m.offer_heroes.remove(raw[1])
        close(m, frame)
        replace(m, raw[2], raw[1], "SH-19.26")
    elif kind == SET_ASIDE_SKILL:
        set_aside(m, raw[1])
    elif kind == SACRIFICE_ITEM:
        sacrifice(m, frame, deed, raw[1])


def spend(m: SynchroMatch, board: int, colour: int) -> None:
    if board == THE_RESERVE:
        m.reserve[colour] -= 1
    else:
        m.shards[4 * board + colour] -= 1
    m.tray[colour] += 1
    m.tell("ShardsDiscarded", -1, (board, colour), "SH-19.37")


def replace_skill(m: SynchroMatch, skill: int, place: int) -> None:
    """The new tile lies on its normal side; the old one goes to the bag (SH-A.18)."""
    m.skill_bag |= 1 << (m.skills[place] >> 1)
    m.skills[place] = 2 * skill
    m.offer_skills.remove(skill)
    m.tell("SkillReplaced", -1, (place // SKILLS, place % SKILLS, skill), "SH-19.12")


def set_aside(m: SynchroMatch, skill: int) -> None:
    """For a later level; a tile that was set aside before goes back (SH-19.34)."""
    m.skill_bag &= ~(1 << skill)
    if m.set_aside >= 0:
        m.skill_bag |= 1 << m.set_aside
    m.set_aside = skill
    m.tell("SkillSetAside", -1, (skill,), "SH-19.34")


def sacrifice(m: SynchroMatch, frame: Frame, deed: Deed, place: int) -> None:
    """A normal Item brings the first part, an upgraded one all others (SH-19.28, SH-19.29, SH-A.24)."""
    packed = m.item_at(place)
    if place < FIRST_STORED:
        m.items[place] = -1
    else:
        del m.stored[place - FIRST_STORED]
    m.refresh()
    m.changed = True
    discard_item(m, packed, "SH-19.28")
    parts = range(1, len(deed.parts)) if packed & 1 else range(1)
    for part in reversed(parts):
        push_part(m, frame, part)


def deed_prompt(m: SynchroMatch, frame: Frame, deed: Deed) -> Phrase:
    kind = deed.kind
    if kind == ROLL_FOR_COINS:
        return Phrase(
            "il dado mostra {n}. Prendete le Monete, o rilanciate pagandone {cost}?",
            "the die shows {n}. Do you take the Coins, or pay {cost} and roll again?",
        ).fill(n=frame.place, cost=deed.amount)
    if kind == SPEND_SHARDS and frame.place >= 0:
        left = deed.keys[frame.place] - frame.at + 1
        if left == 1:
            return Phrase("quale Frammento spendete? Ne manca 1.", "which Shard do you spend? 1 to go.")
        return Phrase("quale Frammento spendete? Ne mancano {n}.", "which Shard do you spend? {n} to go.").fill(n=left)
    return PROMPTS.get(kind, Phrase("scegliete.", "choose."))


PROMPTS: Final = {
    EITHER: Phrase("che cosa scegliete?", "what do you choose?"),
    GRAVEYARD_MASTER: Phrase("quale Eroe del cimitero diventa Maestro?", "which Hero of the graveyard is the Master?"),
    UPGRADE_MASTER: Phrase("quale Maestro potenziate?", "which Master do you upgrade?"),
    UPGRADE_SKILL: Phrase("quale Abilità potenziate?", "which Skill do you upgrade?"),
    UPGRADE_ITEM: Phrase("quale Oggetto potenziate?", "which Item do you upgrade?"),
    LEVEL_UP: Phrase("quale Eroe sale di livello?", "which Hero gains a level?"),
    DISCARD_HIGHEST: Phrase("quale Eroe lascia il gruppo?", "which Hero leaves the party?"),
    TAKE_SHARDS: Phrase("i Frammenti non bastano per tutti: chi ne prende?", "too few Shards for all: who takes one?"),
    SWAP_HERO: Phrase("quale Eroe scambiate, e con chi?", "which Hero do you swap, and for whom?"),
    REPLACE_SKILLS: Phrase("quale Abilità sostituite?", "which Skill do you replace?"),
    SET_ASIDE_SKILL: Phrase("quale Abilità mettete da parte?", "which Skill do you set aside?"),
    SACRIFICE_ITEM: Phrase("quale Oggetto scartate?", "which Item do you discard?"),
    SPEND_SHARDS: Phrase("quanti Frammenti spendete?", "how many Shards do you spend?"),
}
