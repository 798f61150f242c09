"""Deeds of Landmarks: whether they would do anything, what there is to choose from, and what a choice does."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.items import discard_item
from ludoteca.games.synchro.flow.steps import LANDMARK
from ludoteca.games.synchro.state.cards import (
    BOARDS,
    DIE,
    DISCARD_HIGHEST,
    DUNGEON,
    EITHER,
    GRAVEYARD_MASTER,
    LEGENDARY_HERO,
    LEVEL_UP,
    LEVEL_UP_ALL,
    MAX_LEVEL,
    PAY_COINS,
    REPLACE_SKILLS,
    SACRIFICE_ITEM,
    SET_ASIDE_SKILL,
    SPEND_SHARDS,
    TAKE_SHARDS,
    UPGRADE_ITEM,
    UPGRADE_MASTER,
    UPGRADE_SKILL,
    Deed,
)
from ludoteca.games.synchro.state.match import FIRST_STORED, SKILLS, SynchroMatch
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

OVER: Final = 99
"""As far as a deed can get."""
UPGRADE_RULES: Final = {UPGRADE_ITEM: "SH-19.11", UPGRADE_SKILL: "SH-19.18", UPGRADE_MASTER: "SH-22.09"}
THE_RESERVE: Final = BOARDS
"""As a board in the choice of a Shard: the party's Reserve."""
LANDMARK_RULES: Final = {
    "taverna": "SH-19.02",
    "miniera": "SH-19.05",
    "grande_cascata": "SH-19.07",
    "santuario": "SH-19.10",
    "altare": "SH-19.12",
    "chiesa": "SH-19.13",
    "statua": "SH-19.15",
    "abisso": "SH-19.22",
    "rovine": "SH-19.25",
    "cimitero": "SH-19.26",
    "biblioteca": "SH-19.27",
    "vulcano": "SH-19.28",
    "monumento": "SH-19.30",
    "falo": "SH-19.31",
    "campo_fiorito": "SH-19.33",
    "torre_stregone": "SH-19.34",
    "dojo": "SH-19.36",
    "lago_mana": "SH-19.37",
    "dungeon": "SH-19.45",
}
"""The rules of the rulebook's own Landmarks."""


def rule_of(m: SynchroMatch, landmark: int) -> str:
    return LANDMARK_RULES.get(m.content.landmarks[landmark].id, "SH-19.01")


def no_effect(m: SynchroMatch, landmark: int) -> Refusal:
    said = Phrase("{name}: ora non avrebbe effetto.", "{name} would have no effect now.")
    return Refusal(rule_of(m, landmark), said.fill(name=m.content.landmarks[landmark].name))


def not_offered(m: SynchroMatch, frame: Frame) -> Refusal:
    """Refuse what the Landmark of this frame does not offer."""
    rule = rule_of(m, frame.amount)
    return no(rule, "Qui si fa solo quello che il luogo offre.", "Only what this place offers is done here.")


def kind_asked(m: SynchroMatch, frame: Frame) -> int:
    """Return the kind of the deed that is asked about; -1 where no Landmark asks."""
    return deed_of(m, frame).kind if frame.node == LANDMARK else -1


def items_of(m: SynchroMatch) -> list[int]:
    """The slots of Heroes with an Item, and the Items of the fallen, which are the party's too (SH-A.78)."""
    borne = [place for place in range(FIRST_STORED) if m.items[place] >= 0]
    return borne + [FIRST_STORED + i for i in range(len(m.stored))]


def items_to_upgrade(m: SynchroMatch) -> list[int]:
    return [place for place in items_of(m) if not m.item_at(place) & 1]


def masters_to_upgrade(m: SynchroMatch) -> list[int]:
    return [board for board in range(BOARDS) if m.master[board] >= 0 and not m.master[board] & 1]


def skills_to_upgrade(m: SynchroMatch) -> list[int]:
    return [place for place in skills_borne(m) if not m.skills[place] & 1]


def skills_borne(m: SynchroMatch) -> list[int]:
    """The places on Hero boards that hold a Skill."""
    return [place for place in range(SKILLS * BOARDS) if m.skills[place] >= 0]


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


def can_do(m: SynchroMatch, deed: Deed) -> bool:
    """Whether this deed would do anything now."""
    kind = deed.kind
    if kind == PAY_COINS:
        return m.coins >= deed.amount
    if kind == UPGRADE_ITEM:
        return m.coins >= deed.amount and bool(items_to_upgrade(m))
    if kind == UPGRADE_MASTER:
        return bool(masters_to_upgrade(m))
    if kind == UPGRADE_SKILL:
        return bool(skills_to_upgrade(m))
    if kind == GRAVEYARD_MASTER:
        return bool(m.graveyard)
    if kind == SACRIFICE_ITEM:
        return bool(sacrifices(m, deed))
    if kind in (LEVEL_UP, LEVEL_UP_ALL):
        return not all_at_top(m)
    if kind == SPEND_SHARDS:
        return bool(rewards(m, deed))
    if kind == TAKE_SHARDS:
        return m.bag[deed.more] + m.tray[deed.more] > 0
    if kind == EITHER:
        return any([can_do(m, part) for part in deed.parts])
    if kind == DISCARD_HIGHEST:
        return len(m.party()) > 1
    if kind in (REPLACE_SKILLS, SET_ASIDE_SKILL):
        return m.skill_bag > 0
    return kind != DUNGEON and kind != LEGENDARY_HERO


def can_activate(m: SynchroMatch, landmark: int) -> bool:
    """Whether the Landmark can be used: its price can be paid, and there is something that it would do."""
    if landmark < 0:
        return False
    useful = False
    for deed in m.content.landmarks[landmark].deeds:
        if can_do(m, deed):
            useful = useful or deed.kind != PAY_COINS
        elif deed.kind in (PAY_COINS, DISCARD_HIGHEST):
            return False
    return useful


def deed_of(m: SynchroMatch, frame: Frame) -> Deed:
    """The deed that a frame carries out: its slots are the way to it."""
    deed = m.content.landmarks[frame.amount].deeds[frame.slots[0]]
    for part in frame.slots[1:]:
        deed = deed.parts[part]
    return deed


def roll(m: SynchroMatch, frame: Frame, rule: str) -> int:
    """A die is rolled; its face is kept in `place`."""
    frame.place = m.roll(DIE, "landmark")
    m.tell("LandmarkRolled", -1, (frame.amount, frame.place), rule)
    return frame.place


def push_part(m: SynchroMatch, frame: Frame, part: int) -> None:
    child = m.push(LANDMARK)
    child.amount = frame.amount
    child.slots = [*frame.slots, part]


def close(m: SynchroMatch, frame: Frame) -> int:
    """What still lies open goes back (SH-A.09, SH-A.18)."""
    for skill in m.offer_skills:
        m.skill_bag |= 1 << skill
    m.offer_skills = []
    m.heroes_on_top(m.offer_heroes)
    m.offer_heroes = []
    frame.stage = OVER
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
    if frame.stage <= deed.keys[frame.place]:
        return WAIT
    push_part(m, frame, frame.place)
    frame.place = -1
    frame.stage = 1
    return GO


def discard_hero(m: SynchroMatch, board: int) -> None:
    """To the graveyard; its Items stay with the party (SH-19.22, SH-A.21)."""
    hero = m.hero[board] >> 1
    m.graveyard.append(hero)
    m.tell("HeroDiscarded", -1, (board, hero), "SH-19.22")
    m.strip_board(board, "SH-19.22")
    m.store_items(board)


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
