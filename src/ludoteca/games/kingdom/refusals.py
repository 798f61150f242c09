"""Why something cannot be done: for every option that is not on offer, the rule that forbids it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.buying import against_buying
from ludoteca.games.kingdom.cards import COLOURS
from ludoteca.games.kingdom.choosing import abilities_taken, colours_in_play, slots_of
from ludoteca.games.kingdom.refusing_actions import refuse_action
from ludoteca.games.kingdom.refusing_pieces import refuse_engage, refuse_piece
from ludoteca.games.kingdom.refusing_towers import (
    refuse_build,
    refuse_pass,
    refuse_raising,
    refuse_tower,
    spell_that_passes,
)
from ludoteca.games.kingdom.state import ABILITIES, BAN, BUYING, HEROES, PLAYING, SPELLS, KingdomMatch
from ludoteca.games.kingdom.steps import BUY as BUY_STEP
from ludoteca.games.kingdom.steps import PLAY
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import NOTHING_AGAINST, match_over, no
from ludoteca.kernel.texts import Phrase

ARGUMENTS: Final = {
    state.TARGET: (1,), state.DONE_WITH: (0,), state.YES: (0,), state.MODE: (1,), state.TRIGGER: (1,),
    state.HERO: (1,), state.ABILITY: (1, 2), state.SPELL: (1,), state.BAN_COLOUR: (1,), state.TOWER: (1,),
    state.BUILD: (1,), state.PASS: (2,), state.FACE: (1,), state.PLACE: (3,), state.SOLDIER: (2,), state.SHIFT: (2,),
    state.ACTIVATE: (1,), state.GO_TO: (1,), state.ENGAGE: (2,), state.ATTACK: (0,), state.USE: (2,), state.HEAL: (0,),
    state.CALL: (1,), state.CAST_SPELL: (1,), state.FIGURE: (1,), state.READY: (0,), state.RESUME: (0,),
    state.STAY: (0,), state.BUY: (1,), state.GIVE: (1,), state.FREEZE_TOWER: (1,), state.BACK: (0,),
}  # fmt: skip
"""How many numbers follow each verb."""
CHOICES: Final = (state.HERO, state.SPELL)
"""What is chosen before the first round."""
BEGINNINGS: Final = (state.TOWER, state.ACTIVATE, state.CALL, state.CAST_SPELL, state.READY)
"""What begins an action, or ends one's part in phase 2."""
PIECES: Final = (state.TARGET, state.PLACE, state.SOLDIER, state.SHIFT)
ACTIONS: Final = (
    state.ACTIVATE, state.GO_TO, state.ATTACK, state.USE, state.HEAL, state.CALL, state.CAST_SPELL,
)  # fmt: skip
NUMBERS: Final = {
    "KR-17.02": Phrase(
        "Una torre di livello 1 costa {price} cristalli: ne avete {have}.",
        "A level 1 tower costs {price} crystals: you have {have}.",
    ),
    "KR-17.03": Phrase(
        "Una torre di livello 2 costa {price} cristalli: ne avete {have}.",
        "A level 2 tower costs {price} crystals: you have {have}.",
    ),
}


def refusal(m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
    if m.result is not None:
        return match_over(m.result.rule)
    verb = raw[0]
    if len(raw) - 1 not in ARGUMENTS[verb]:
        return no("KR-3.07", "Un'opzione così non esiste.", "There is no such option.")
    if verb in CHOICES or (verb == state.ABILITY and len(raw) == 2) or m.phase < BAN:
        return refuse_choice(m, seat, raw)
    if verb == state.BAN_COLOUR:
        return refuse_ban(m, raw[1])
    if m.phase == BAN:
        return no("KR-A52", "Prima si sceglie il colore da escludere.", "The colour to exclude is chosen first.")
    under_way = somebody_acts(m, seat)
    if under_way:
        return under_way
    return refuse_in_round(m, seat, raw)


def somebody_acts(m: KingdomMatch, seat: int) -> Refusal:
    """Nobody does anything while somebody else's action is not complete."""
    if m.waiting_frame(seat) is not None:
        return NOTHING_AGAINST
    if m.ready >> seat & 1 and m.stacks[0][-1].node in (PLAY, BUY_STEP):
        return no(
            "KR-3.04",
            "Hai dichiarato di aver finito: ora si aspettano gli altri.",
            "You declared yourself done: the others are being waited for.",
        )
    return no(
        "KR-3.07",
        "Qualcun altro sta completando la sua azione: un'azione alla volta.",
        "Somebody else is completing an action: one action at a time.",
    )


# -- before the first round --------------------------------------------------------------------------------------


def refuse_choice(m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
    verb, number = raw[0], raw[1] if len(raw) > 1 else -1
    if verb == state.HERO and m.phase == HEROES:
        return refuse_hero(m, seat, number)
    if verb == state.ABILITY and m.phase == ABILITIES:
        return refuse_ability(m, seat, number)
    if verb == state.SPELL and m.phase == SPELLS:
        return refuse_spell(m, number)
    if verb == state.HERO:
        return no("KR-2.04", "Gli eroi si scelgono prima del primo round.", "Heroes are chosen before the first round.")
    if verb == state.SPELL:
        return no(
            "KR-21.01",
            "Gli incantesimi si scelgono prima del primo round.",
            "Spells are chosen before the first round.",
        )
    if verb == state.ABILITY:
        return no(
            "KR-A03",
            "Le abilità si scelgono una volta, prima del primo round.",
            "Abilities are chosen once, before the first round.",
        )
    return no("KR-2.01", "Prima finisce la preparazione.", "The preparation comes first.")


def refuse_hero(m: KingdomMatch, seat: int, hero: int) -> Refusal:
    if not 0 <= hero < len(m.content.heroes):
        return no("KR-2.04", "Non c'è un eroe così.", "There is no such hero.")
    if hero in m.hero or hero in m.reserve:
        return no("KR-2.04", "Questo eroe è già di qualcuno.", "This hero is somebody's already.")
    return no("KR-2.04", "Hai già il tuo eroe: aspetta gli altri.", "You have your hero: wait for the others.")


def refuse_ability(m: KingdomMatch, seat: int, ability: int) -> Refusal:
    if ability in abilities_taken(m, seat):
        return no("KR-A03", "Hai già scelto questa abilità.", "You have chosen this ability already.")
    if len(abilities_taken(m, seat)) >= slots_of(m):
        return Refusal(
            "KR-A03",
            Phrase(
                "In questo scenario ogni eroe porta {n} abilità.", "In this scenario each hero brings {n} abilities."
            ).fill(n=slots_of(m)),
        )
    return no("KR-1.22", "Il tuo eroe non ha un'abilità così.", "Your hero has no such ability.")


def refuse_spell(m: KingdomMatch, spell: int) -> Refusal:
    if not 0 <= spell < len(m.content.spells):
        return no("KR-21.01", "Non c'è un incantesimo così.", "There is no such spell.")
    if m.spells >> spell & 1:
        return no("KR-21.02", "Avete già questo incantesimo.", "You have this spell already.")
    return Refusal(
        "KR-21.03",
        Phrase(
            "In questo scenario si scelgono solo incantesimi di potere {n} o meno.",
            "In this scenario only spells of power {n} or less are chosen.",
        ).fill(n=m.scenario.spells_power),
    )


def refuse_ban(m: KingdomMatch, colour: int) -> Refusal:
    if not m.solo:
        return no("KR-19.04", "I colori si escludono solo in solitaria.", "Colours are excluded in solo play only.")
    if m.phase != BAN:
        return no(
            "KR-A52", "Il colore si sceglie all'inizio del round.", "The colour is chosen at the start of the round."
        )
    if not 0 <= colour < len(COLOURS) or colour not in colours_in_play(m):
        return no("KR-19.03", "Questo colore non è in gioco.", "This colour is not in play.")
    return no(
        "KR-19.07",
        "Hai escluso questo colore nel round precedente: scegline un altro.",
        "You excluded this colour in the round before: choose another one.",
    )


# -- in the round ------------------------------------------------------------------------------------------------


def refuse_in_round(m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
    verb = raw[0]
    decision = m.decision_of(seat)
    within = decision is not None and decision.continues
    if verb in BEGINNINGS and m.phase != PLAYING and verb != state.READY:
        return refuse_outside_play(m, raw)
    spell = spell_that_passes(m, seat) if verb == state.TOWER else None
    if spell is not None:
        return refuse_raising(spell)
    if verb in BEGINNINGS and within:
        return no(
            "KR-3.07",
            "Prima va completata l'azione in corso, in tutti i suoi passi.",
            "The action under way comes first, with all its steps.",
        )
    if verb == state.TOWER:
        return refuse_tower(m, seat, raw[1])
    if verb == state.BUILD:
        return refuse_build(m, seat, raw[1])
    if verb == state.PASS:
        return refuse_pass(m, seat, raw[1], raw[2])
    if verb in PIECES:
        return refuse_piece(m, seat, raw)
    if verb == state.ENGAGE:
        return refuse_engage(m, seat, raw[1], raw[2])
    if verb in ACTIONS:
        return refuse_action(m, seat, raw)
    return refuse_other(m, seat, raw)


def refuse_outside_play(m: KingdomMatch, raw: Raw) -> Refusal:
    if raw[0] == state.CAST_SPELL:
        return no("KR-21.04", "Gli incantesimi si usano nella fase 2.", "Spells are used in phase 2.")
    if raw[0] == state.ACTIVATE:
        return no("KR-3.02", "Gli eroi si attivano nella fase 2.", "Heroes are activated in phase 2.")
    return no("KR-3.02", "Torri ed eroi si giocano nella fase 2.", "Towers and heroes are played in phase 2.")


def refuse_other(m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
    verb = raw[0]
    if verb == state.BUY:
        return refuse_buy(m, raw[1])
    if verb == state.GIVE:
        return no("KR-17.01", "Ora non c'è niente da assegnare.", "There is nothing to hand out now.")
    if verb == state.FREEZE_TOWER:
        return no(
            "KR-A65",
            "Una torre si mette da parte solo per il gelo di un boss, tra quelle di chi ne ha di più.",
            "A tower is set aside only by a boss's frost, from among those of whoever has most.",
        )
    if verb == state.FACE:
        decision = m.decision_of(seat)
        if decision is not None and decision.raws[0][0] == state.FACE:
            return no("KR-A34", "Le direzioni sono quattro: N, E, S, O.", "There are four directions: N, E, S, W.")
        return no(
            "KR-5.07" if m.phase == PLAYING else "KR-3.02",
            "Ora non si sceglie una direzione: si fa quando una torre è costruita o un eroe finisce il movimento.",
            "No direction is chosen now: that happens when a tower is built or a hero ends its movement.",
        )
    if verb in (state.RESUME, state.STAY):
        return no("KR-A15", "Non hai dichiarato di aver finito.", "You have not declared yourself done.")
    if verb == state.READY:
        return no("KR-3.04", "Ora non c'è niente da dichiarare finito.", "There is nothing to be done with now.")
    if verb == state.BACK:
        return no("KR-3.07", "Non hai una torre da rimettere giù.", "You hold no tower to put back.")
    if verb == state.DONE_WITH:
        return refuse_forgoing(m, seat)
    return no("KR-3.07", "Ora non è questa la domanda.", "That is not the question now.")


def refuse_forgoing(m: KingdomMatch, seat: int) -> Refusal:
    if m.rule_of(seat) == "KR-9.10":
        return no(
            "KR-9.10",
            "Il portale è l'unico bersaglio: la torre deve attaccarlo.",
            "The portal is the only target: the tower must attack it.",
        )
    return no("KR-3.07", "Ora non c'è niente a cui rinunciare.", "There is nothing to forgo now.")


def refuse_buy(m: KingdomMatch, kind: int) -> Refusal:
    if not 0 <= kind < len(m.content.towers):
        return no("KR-17.02", "Non c'è una torre così.", "There is no such tower.")
    tower = m.content.towers[kind]
    rule = against_buying(m, kind)
    if rule in NUMBERS and m.content.prices[tower.level]:
        return Refusal(rule, NUMBERS[rule].fill(price=m.content.prices[tower.level], have=m.crystals))
    if rule == "KR-17.03":
        return no(
            "KR-17.03",
            "Si comprano solo torri di livello 1 e 2; le altre si ottengono passandole.",
            "Only towers of level 1 and 2 are sold; the others come from passing.",
        )
    if rule == "KR-1.02":
        return Refusal(rule, m.limits.text)
    if rule == "KR-A49":
        return Refusal(
            rule,
            Phrase(
                "In questo scenario le torri arrivano al livello {n}.", "Towers reach level {n} in this scenario."
            ).fill(n=m.max_level),
        )
    if rule:
        return no(rule, "La riserva non ne ha più.", "The supply has none left.")
    if m.phase != BUYING:
        return no("KR-17.01", "I cristalli si spendono nella fase 6.", "Crystals are spent in phase 6.")
    return no("KR-17.01", "Prima finisce l'acquisto in corso.", "The purchase under way comes first.")
