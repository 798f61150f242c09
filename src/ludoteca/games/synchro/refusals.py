"""Why something cannot be done: for every option that is not on offer, the rule that forbids it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.refusing_battle import BATTLE_VERBS, refuse_in_battle
from ludoteca.games.synchro.refusing_visit import VISIT_VERBS, refuse_at_visit, refuse_deed
from ludoteca.games.synchro.state import (
    FIGHTING,
    HEROES,
    IN_VILLAGE,
    LEADING,
    LINING_UP,
    TRAVELLING,
    SynchroMatch,
)
from ludoteca.games.synchro.steps import DISCARD_SHARDS, LANDMARK, LEARN_SKILL, POTION
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import match_over, no
from ludoteca.kernel.texts import Phrase

ARGUMENTS: Final = {
    state.TARGET: (1,), state.DONE_WITH: (0,), state.YES: (0,), state.MODE: (1,), state.TRIGGER: (1,),
    state.PICK: (1,), state.KEEP: (1, 2), state.MULLIGAN: (0,), state.LEAD: (2,), state.TRAVEL: (1,),
    state.VISIT: (1,), state.FRONT: (1,), state.MOVE: (2,), state.START: (1,), state.ATTACK: (0,), state.SWAP: (1,),
    state.SKILL: (1,), state.PAY: (1,), state.LEVEL: (0,), state.STORE: (1,), state.TAKE: (1,), state.RETREAT: (0,),
    state.END: (0,), state.DRINK: (1,), state.DISCARD: (2,), state.VILLAGE: (0,), state.BUY: (1,), state.INVITE: (1,),
    state.LEARN: (2,), state.CHANGE: (2,), state.REST: (1,), state.BUY_POTION: (0,), state.LEAVE: (0,),
    state.UPGRADE: (2,), state.BOARD: (1,), state.SLOT: (1,), state.REROLL: (0,), state.SKIP: (0,), state.SPEND: (1,),
    state.SHARD: (2,), state.BACK: (0,), state.RESERVE: (0,), state.ENTER: (2,), state.CLAIM: (1,),
}  # fmt: skip
"""How many numbers follow each verb."""


def refusal(m: SynchroMatch, seat: int, raw: Raw) -> Refusal:
    if m.result is not None:
        return match_over(m.result.rule)
    verb = raw[0]
    if len(raw) - 1 not in ARGUMENTS[verb]:
        return no("SH-9.01", "Un'opzione così non esiste.", "There is no such option.")
    frame = m.stacks[0][-1]
    if m.waiting_frame(seat) is None:
        return led_by_another(m, frame.source)
    if frame.node == POTION:
        return no(
            "SH-8.02",
            "Prima decidete se salvare l'Eroe con una Pozione.",
            "First decide whether a Potion saves the Hero.",
        )
    if verb == state.DRINK:
        return refuse_potion(m, raw[1])
    if verb in BATTLE_VERBS:
        return refuse_in_battle(m, frame, raw)
    if verb in VISIT_VERBS:
        return refuse_at_visit(m, frame, raw)
    return refuse_choice(m, frame, raw)


def led_by_another(m: SynchroMatch, unit: int) -> Refusal:
    """In battle a Hero's leader decides."""
    if 0 <= unit < state.FIRST_FOE and m.hero[unit] >= 0:
        return Refusal(
            "SH-A.01",
            Phrase(
                "In battaglia decide chi guida l'Eroe: per {name} è un'altra persona.",
                "In battle whoever leads a Hero decides: for {name} that is another player.",
            ).fill(name=m.hero_card(unit).name),
        )
    return no("SH-A.01", "Ora tocca a un altro giocatore.", "It is another player's turn now.")


def refuse_potion(m: SynchroMatch, board: int) -> Refusal:
    if not m.potions:
        return no("SH-8.06", "Non avete Pozioni.", "You have no Potions.")
    if board not in m.line:
        return no("SH-8.03", "Una Pozione è per un Eroe del gruppo.", "A Potion is for a Hero of the party.")
    if not m.damage[board]:
        return Refusal(
            "SH-8.03",
            Phrase("{name} non ha danni da ridurre.", "{name} has no damage to reduce.").fill(
                name=m.hero_card(board).name
            ),
        )
    return no(
        "SH-8.01",
        "Prima completate la scelta in corso: la Pozione si può usare subito dopo.",
        "Complete the choice under way first: the Potion can be used right after it.",
    )


def refuse_choice(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    """What belongs to the set-up, the journey, and the choices in between."""
    verb = raw[0]
    if frame.node == LANDMARK and verb in (state.MODE, state.PICK, state.KEEP):
        return refuse_deed(m, frame, raw)
    if verb == state.PICK:
        return refuse_pick(m, raw[1])
    if verb in (state.KEEP, state.MULLIGAN, state.CLAIM):
        return refuse_skill_pick(m, raw)
    if verb == state.LEAD:
        return refuse_leading(m, raw[1], raw[2])
    if verb == state.TRAVEL:
        return refuse_travel(m, raw[1])
    if verb == state.VISIT:
        return no(
            "SH-6.03",
            "Questo Punto di Interesse non è sulla Tessera Diario.",
            "This Landmark is not on the Journal tile.",
        )
    if verb == state.TARGET:
        return no("SH-26.01", "Questo non è un bersaglio valido ora.", "This is no valid target now.")
    if verb == state.PAY:
        return no("SH-11.09", "Così non si può pagare.", "It cannot be paid like that.")
    if verb == state.DISCARD:
        rule = m.programme[frame.node].asking_rule(m, frame) if frame.node == DISCARD_SHARDS else "SH-13.09"
        return no(rule, "Ora non c'è questo Frammento da scartare.", "There is no such Shard to discard now.")
    if verb == state.DONE_WITH:
        return no("SH-9.01", "Qui una scelta va fatta.", "A choice must be made here.")
    return no("SH-9.01", "Ora non è questa la domanda.", "That is not the question now.")


def refuse_pick(m: SynchroMatch, hero: int) -> Refusal:
    if m.phase != HEROES:
        return no(
            "SH-3.01", "Gli Eroi si scelgono durante i preparativi.", "Heroes are chosen during the preparations."
        )
    if hero in [packed >> 1 for packed in m.hero if packed >= 0]:
        return no("SH-3.01", "Questo Eroe è già nel gruppo.", "This Hero is in the party already.")
    return no("SH-3.01", "Questo Eroe non è tra i sette pescati.", "This Hero is not among the seven drawn.")


def refuse_skill_pick(m: SynchroMatch, raw: Raw) -> Refusal:
    verb = raw[0]
    if m.stacks[0][-1].node != LEARN_SKILL and not m.offer_skills:
        return no("SH-14.04", "Ora non si sceglie un'Abilità.", "No Skill is being chosen now.")
    if verb == state.KEEP and raw[1] >= 0 and m.mulliganed >> raw[1] & 1:
        return no(
            "SH-14.12",
            "L'avete messa da parte con un Mulligan: non si può più scegliere.",
            "You set it aside with a mulligan: it can no longer be chosen.",
        )
    if verb == state.KEEP:
        return no("SH-14.04", "Questa Abilità non è tra quelle pescate.", "This Skill is not among those drawn.")
    if verb == state.CLAIM:
        return no(
            "SH-19.35",
            "Nessuna Abilità messa da parte si può prendere ora.",
            "There is no Skill set aside that can be taken now.",
        )
    return no("SH-14.11", "Qui non si può fare un Mulligan.", "There is no mulligan here.")


def refuse_leading(m: SynchroMatch, board: int, seat: int) -> Refusal:
    if m.phase != LEADING:
        return no(
            "SH-A.01",
            "Chi guida gli Eroi si decide durante i preparativi.",
            "Who leads the Heroes is decided during the preparations.",
        )
    if not 0 <= seat < m.seats:
        return no("SH-A.01", "Non c'è un giocatore così.", "There is no such player.")
    return no("SH-A.01", "Si decide una scheda alla volta, in ordine.", "One board at a time is decided, in order.")


def refuse_travel(m: SynchroMatch, city: int) -> Refusal:
    """Forward only, one city at a time (SH-9.03, SH-9.06, SH-9.07, SH-9.08)."""
    if not 0 <= city < len(m.content.cities):
        return no("SH-9.03", "Non c'è una città così.", "There is no such city.")
    if m.phase == FIGHTING or m.phase == LINING_UP:
        return no("SH-9.01", "Prima si combatte: poi si visita, poi si riparte.", "First the battle, then the visit.")
    if m.phase < IN_VILLAGE:
        return no("SH-9.01", "Prima finiscono i preparativi.", "The preparations come first.")
    if m.phase != TRAVELLING:
        return no("SH-9.01", "Prima finisce la visita: lasciate la città.", "The visit comes first: leave the city.")
    there = m.content.cities[city]
    here = m.content.cities[m.city]
    name = there.name
    if city == m.city:
        return Refusal("SH-9.08", Phrase("Siete già qui: {name}.", "You are here already: {name}.").fill(name=name))
    if city in here.roads:
        return no("SH-9.09", "Ora scegliete il Punto di Interesse.", "Now choose the Landmark.")
    if city in [step // 8 for step in m.route] or city == m.content.start:
        said = Phrase("{name}: non si torna indietro.", "{name}: there is no way back.")
        return Refusal("SH-9.07", said.fill(name=name))
    if there.x < here.x or there.y < here.y:
        return Refusal(
            "SH-9.06",
            Phrase(
                "{name} è indietro: ci si muove solo in avanti, in basso o a destra.",
                "{name} lies behind you: movement is only forward, down or right.",
            ).fill(name=name),
        )
    return Refusal(
        "SH-9.08",
        Phrase(
            "{name} non è collegata a {here}: nessuna città si salta.",
            "{name} is not linked to {here}: no city may be skipped.",
        ).fill(name=name, here=here.name),
    )
