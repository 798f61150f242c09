"""Landmarks: what they do, deed by deed, and what they ask."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.answering import DONE_WITH, MODE
from ludoteca.games.synchro.acts.choosing import KEEP, PICK
from ludoteca.games.synchro.acts.gaining import BOARD, SLOT, UPGRADE
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.acts.shards import REROLL, SHARD, SPEND
from ludoteca.games.synchro.acts.village import CHANGE
from ludoteca.games.synchro.flow.deeds import (
    OVER,
    can_do,
    close,
    deed_of,
    discard_hero,
    highest,
    pay_shards,
    push_part,
    roll,
    rule_of,
    take_shards,
)
from ludoteca.games.synchro.flow.items import gain_item
from ludoteca.games.synchro.flow.learning import gain_levels
from ludoteca.games.synchro.flow.new_heroes import push_master, to_reserve, welcome
from ludoteca.games.synchro.flow.steps import LANDMARK, VILLAGE
from ludoteca.games.synchro.state.cards import (
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
    VISIT_VILLAGE,
    Deed,
)
from ludoteca.games.synchro.state.match import QUIET, VILLAGE_VISITED, SynchroMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class Landmark(Step):
    """All deeds of a Landmark, or one of them. `much` is the Landmark, `slots` the way to the deed, `stage` how far.

    Rules: SH-19.01, SH-19.02, SH-19.03, SH-19.05, SH-19.06, SH-19.07, SH-19.08, SH-19.09, SH-19.10, SH-19.11, SH-19.12,
    SH-19.13, SH-19.14, SH-19.15, SH-19.16, SH-19.17, SH-19.18, SH-19.19, SH-19.20, SH-19.21, SH-19.22, SH-19.23,
    SH-19.24, SH-19.25, SH-19.26, SH-19.27, SH-19.28, SH-19.29, SH-19.30, SH-19.31, SH-19.32, SH-19.33, SH-19.34,
    SH-19.36, SH-19.37, SH-19.38, SH-19.39, SH-19.40, SH-19.41, SH-19.42, SH-19.43, SH-19.44, SH-22.09, SH-A.15,
    SH-A.17, SH-A.18, SH-A.19, SH-A.20, SH-A.21, SH-A.23, SH-A.24, SH-A.25, SH-A.26, SH-A.27, SH-A.29.
    """

    acts = (MODE, PICK, UPGRADE, BOARD, CHANGE, KEEP, SLOT, SPEND, SHARD, DONE_WITH, REROLL, DRINK)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if not frame.slots:
            if frame.stage >= len(m.content.landmarks[frame.amount].deeds):
                return DONE
            frame.stage += 1
            push_deed(m, frame, [frame.stage - 1])
            return GO
        deed = deed_of(m, frame)
        if frame.stage == 0 and do_at_once(m, deed, rule_of(m, frame.amount)):
            return DONE
        if not can_do(m, deed) and frame.stage == 0:
            return DONE
        status = self.ask(m, frame, deed)
        if status == WAIT:
            frame.waits = m.everyone
        return status

    def ask(self, m: SynchroMatch, frame: Frame, deed: Deed) -> int:
        """The next part of a deed: what it does before it asks; WAIT when it asks."""
        kind = deed.kind
        if frame.stage == OVER:
            return DONE
        if frame.stage == 0:
            frame.stage = 1
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
        if kind in (UPGRADE_MASTER, UPGRADE_SKILL) and frame.stage > deed.amount:
            return DONE
        if kind == REPLACE_SKILLS and frame.stage > deed.more:
            return close(m, frame)
        if frame.place >= 0 and kind == SPEND_SHARDS:
            return pay_shards(m, frame, deed)
        return WAIT if self.has_choice(m, frame) else close(m, frame)

    def has_choice(self, m: SynchroMatch, frame: Frame) -> bool:
        """Tell whether the deed leaves anything to choose, but for Potions."""
        return any([act.candidates(m, frame, 0) for act in self.offered if act is not DRINK])

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: {what}", "{name}: {what}").fill(
            name=m.content.landmarks[frame.amount].name, what=deed_prompt(m, frame, deed_of(m, frame))
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return rule_of(m, frame.amount)


def push_deed(m: SynchroMatch, frame: Frame, path: list[int]) -> None:
    child = m.push(LANDMARK)
    child.amount = frame.amount
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


def deed_prompt(m: SynchroMatch, frame: Frame, deed: Deed) -> Phrase:
    kind = deed.kind
    if kind == ROLL_FOR_COINS:
        return Phrase(
            "il dado mostra {n}. Prendete le Monete, o rilanciate pagandone {cost}?",
            "the die shows {n}. Do you take the Coins, or pay {cost} and roll again?",
        ).fill(n=frame.place, cost=deed.amount)
    if kind == SPEND_SHARDS and frame.place >= 0:
        left = deed.keys[frame.place] - frame.stage + 1
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
