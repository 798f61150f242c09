"""Landmarks: what they do, deed by deed. Those that ask nothing are here; those that ask are in `deed_choices`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.cards import (
    COINS,
    DAMAGE_ALL,
    DISCARD_HIGHEST,
    DUNGEON,
    EITHER,
    GAIN_HERO,
    GAIN_MASTER,
    GRAVEYARD_MASTER,
    HEAL_ALL,
    LEGENDARY_HERO,
    LEVEL_UP,
    LEVEL_UP_ALL,
    MAX_PARTY,
    PAY_COINS,
    POTIONS,
    RANDOM_ITEM,
    RANDOM_UPGRADED_ITEM,
    REPLACE_SKILLS,
    RESERVE_HERO,
    SACRIFICE_ITEM,
    SET_ASIDE_SKILL,
    SPEND_SHARDS,
    TAKE_SHARDS,
    UPGRADE_ITEM,
    UPGRADE_MASTER,
    UPGRADE_SKILL,
    VISIT_VILLAGE,
    Deed,
)
from ludoteca.games.synchro.deed_choices import (
    all_at_top,
    deed_answer,
    deed_options,
    deed_prompt,
    items_to_upgrade,
    masters_to_upgrade,
    rewards,
    run_question,
    sacrifices,
    skills_to_upgrade,
)
from ludoteca.games.synchro.items import gain_item
from ludoteca.games.synchro.learning import gain_levels
from ludoteca.games.synchro.new_heroes import push_master, to_reserve, welcome
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import DRINK, MODE, QUIET, VILLAGE_VISITED, SynchroMatch
from ludoteca.games.synchro.steps import LANDMARK, VILLAGE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

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
    deed = m.content.landmarks[frame.much].deeds[frame.slots[0]]
    for part in frame.slots[1:]:
        deed = deed.parts[part]
    return deed


class Landmark(Node):
    """All deeds of a Landmark, or one of them. `much` is the Landmark, `slots` the way to the deed, `at` how far."""

    enforces = (
        "SH-19.01", "SH-19.02", "SH-19.03", "SH-19.05", "SH-19.06", "SH-19.07", "SH-19.08", "SH-19.09", "SH-19.10",
        "SH-19.11", "SH-19.12", "SH-19.13", "SH-19.14", "SH-19.15", "SH-19.16", "SH-19.17", "SH-19.18", "SH-19.19",
        "SH-19.20", "SH-19.21", "SH-19.22", "SH-19.23", "SH-19.24", "SH-19.25", "SH-19.26", "SH-19.27", "SH-19.28",
        "SH-19.29", "SH-19.30", "SH-19.31", "SH-19.32", "SH-19.33", "SH-19.34", "SH-19.36", "SH-19.37", "SH-19.38",
        "SH-19.39", "SH-19.40", "SH-19.41", "SH-19.42", "SH-19.43", "SH-19.44", "SH-22.09", "SH-A.15", "SH-A.17",
        "SH-A.18", "SH-A.19", "SH-A.20", "SH-A.21", "SH-A.23", "SH-A.24", "SH-A.25", "SH-A.26", "SH-A.27", "SH-A.29",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if not frame.slots:
            if frame.at >= len(m.content.landmarks[frame.much].deeds):
                return DONE
            frame.at += 1
            push_deed(m, frame, [frame.at - 1])
            return GO
        deed = deed_of(m, frame)
        if frame.at == 0 and do_at_once(m, deed, rule_of(m, frame.much)):
            return DONE
        if not can_do(m, deed) and frame.at == 0:
            return DONE
        status = run_question(m, frame, deed)
        if status == WAIT:
            frame.waits = m.everyone
        return status

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        deed = deed_of(m, frame)
        if deed.kind == EITHER:
            parts: list[Raw] = [(MODE, i) for i in range(len(deed.parts)) if can_do(m, deed.parts[i])]
            return parts + potion_options(m)
        return deed_options(m, frame, deed) + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == DRINK:
            m.drink(raw[1])
        else:
            deed_answer(m, frame, deed_of(m, frame), raw)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: {what}", "{name}: {what}").fill(
            name=m.content.landmarks[frame.much].name, what=deed_prompt(m, frame, deed_of(m, frame))
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return rule_of(m, frame.much)


def push_deed(m: SynchroMatch, frame: Frame, path: list[int]) -> None:
    child = m.push(LANDMARK)
    child.much = frame.much
    child.slots = path


def do_at_once(m: SynchroMatch, deed: Deed, rule: str) -> bool:
    """Carry out a deed that asks nothing; false for one that does."""
    kind = deed.kind
    if kind == COINS:
        m.gain_coins(deed.amount, rule)
    elif kind == POTIONS:
        m.gain_potions(deed.amount, rule)
    elif kind == PAY_COINS:
        m.pay_coins(deed.amount, rule)
    elif kind == DAMAGE_ALL:
        for board in m.line[:]:
            m.hit(board, deed.amount, -1, QUIET, rule)
    elif kind == HEAL_ALL:
        for board in m.line:
            m.heal(board, m.damage[board], rule)
    elif kind in (GAIN_HERO, RESERVE_HERO, GAIN_MASTER):
        gain_hero(m, kind, rule)
    elif kind in (RANDOM_ITEM, RANDOM_UPGRADED_ITEM):
        for _ in range(deed.amount):
            item = m.random_item()
            if item >= 0:
                gain_item(m, 2 * item + (1 if kind == RANDOM_UPGRADED_ITEM else 0), rule)
    elif kind == LEVEL_UP_ALL:
        for board in reversed(m.line):
            gain_levels(m, board, deed.amount)
    elif kind == MAX_PARTY:
        m.max_party = deed.amount
        m.tell("PartyLimited", -1, (deed.amount,), rule)
    elif kind == VISIT_VILLAGE:
        if not m.visited & VILLAGE_VISITED:
            m.push(VILLAGE)
    else:
        return kind in (DUNGEON, LEGENDARY_HERO)
    return True


def gain_hero(m: SynchroMatch, kind: int, rule: str) -> None:
    """A random Hero card, for whatever the Landmark gives it (SH-19.02, SH-19.20, SH-19.36)."""
    hero = m.random_hero()
    if hero < 0:
        return
    m.tell("HeroDrawn", -1, (hero,), rule)
    if kind == GAIN_HERO:
        welcome(m, hero)
    elif kind == RESERVE_HERO:
        to_reserve(m, hero, True, rule)
    else:
        push_master(m, hero)
