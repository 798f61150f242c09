"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.state.match import FIRST_FOE, SEASON, SynchroMatch
from ludoteca.games.synchro.state.view_cards import hero_view, monster_view
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import same
from ludoteca.kernel.tallies import EVERYBODY, Counts, Deed, Face, Feat, Key, Standing
from ludoteca.kernel.texts import Phrase

HEALTH: Final = Phrase("punti vita del gruppo", "the party's hit points")
COINS: Final = Phrase("Monete", "Coins")
ACTING: Final = ("MonsterActed", "MonsterBasic")
"""Kinds of events whose first thing is the Monster board that acts."""


def unit_face(m: SynchroMatch, unit: int) -> Face | None:
    """Show a Hero or a Monster on its board; None where it has left."""
    if 0 <= unit < FIRST_FOE:
        if m.hero[unit] < 0:
            return None
        hero = hero_view(m.content, m.hero[unit])
        return Face(same(hero.name), addresses.portrait(hero))
    if unit < FIRST_FOE or m.monster[unit - FIRST_FOE] < 0:
        return None
    monster = monster_view(m.content, m.monster[unit - FIRST_FOE])
    return Face(monster.name.phrase, addresses.head(monster))


def struck(m: SynchroMatch, event: Event) -> int:
    """Return the board of the Hero who hurt a Monster; -1 for whatever else it was."""
    unit, by = event.things[0], event.things[4]
    return by if unit >= FIRST_FOE > by >= 0 else -1


def damage(m: SynchroMatch, event: Event) -> int:
    return event.things[2]


def attacker(m: SynchroMatch, event: Event) -> int:
    board = struck(m, event)
    return m.leader[board] if board >= 0 else -1


def leader(m: SynchroMatch, event: Event) -> int:
    board = event.things[0]
    return m.leader[board] if 0 <= board < FIRST_FOE else -1


class SynchroCounts(Counts):
    """What is counted on a journey."""

    deeds = {
        "Damaged": Deed(Phrase("danni ai Mostri", "damage to Monsters"), "sword", damage, attacker),
        "SkillUsed": Deed(Phrase("Abilità usate", "Skills used"), "spell"),
        "BasicAttack": Deed(Phrase("Attacchi Base", "Basic Attacks"), "spark", doer=leader),
        "Stored": Deed(Phrase("Frammenti messi nella Riserva", "Shards put in the Reserve"), "shard"),
        "AbilityTriggered": Deed(Phrase("capacità attivate", "abilities triggered"), "star"),
        "LevelGained": Deed(Phrase("livelli saliti", "levels gained"), "hero", doer=leader),
    }
    changes = frozenset(("Damaged", "Healed", "Defeated"))
    feat = Phrase("danni ai Mostri", "damage to Monsters")
    effort = "Damaged"
    verdicts = (
        Phrase("La luce torna sul Regno!", "Light returns to the Realm!"),
        Phrase("Il Regno si oscura.", "The Realm goes dark."),
    )

    def moment(self, m: SynchroMatch) -> int:
        return m.time

    def when(self, m: SynchroMatch, number: int) -> Phrase:
        season = m.content.tracks.seasons[min(number // SEASON, len(m.content.tracks.seasons) - 1)]
        return Phrase("{season} {n}", "{season} {n}").fill(season=season, n=number % SEASON + 1)

    def standing(self, m: SynchroMatch) -> list[Standing]:
        health = sum([max(0, m.max_hp(board) - m.damage[board]) for board in m.party()])
        return [Standing(HEALTH, EVERYBODY, health, "heart"), Standing(COINS, EVERYBODY, m.coins, "coin")]

    def key_event(self, m: SynchroMatch, events: Sequence[Event]) -> Key | None:
        """Find whoever hurt the party most in a step, else the Hero who fell or was hurt most."""
        hurts = [event for event in events if event.kind == "Damaged" and event.things[0] < FIRST_FOE]
        by = Counter[int]()
        for event in hurts:
            by[event.things[4]] += event.things[2]
        for unit, _ in by.most_common():
            known = unit_face(m, unit) if unit >= FIRST_FOE else None
            if known is not None:
                acting = [event for event in events if event.kind in ACTING and event.things[0] + FIRST_FOE == unit]
                return (acting or [event for event in hurts if event.things[4] == unit])[0], known
        for event in [*hurts, *[event for event in events if event.kind in ("Healed", "Rested")]]:
            known = unit_face(m, event.things[0]) if event.things else None
            if known is not None:
                return event, known
        return None

    def feats(self, m: SynchroMatch, events: Sequence[Event]) -> list[Feat]:
        """Credit each Hero with the damage that Monsters take."""
        earned: list[Feat] = []
        for event in events:
            board = struck(m, event) if event.kind == "Damaged" else -1
            known = unit_face(m, board) if board >= 0 else None
            if known is not None:
                key = str(m.hero[board] >> 1)
                earned.append(Feat(m.leader[board], key, known, event.things[2]))
        return earned

    def faces(self, m: SynchroMatch, seat: int) -> list[Face]:
        portraits = [unit_face(m, board) for board in m.party() if m.leader[board] == seat]
        return [one for one in portraits if one is not None]


COUNTS: Final[Counts] = SynchroCounts()
