"""Why something cannot be done at the Village or a Landmark."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import (
    BOARDS,
    DISCARD_HIGHEST,
    EITHER,
    GRAVEYARD_MASTER,
    LEVEL_UP,
    PAY_COINS,
    SET_ASIDE_SKILL,
    UPGRADE_ITEM,
    UPGRADE_MASTER,
)
from ludoteca.games.synchro.deed_choices import all_at_top, items_of, shards_in_all
from ludoteca.games.synchro.landmarks import deed_of, rule_of
from ludoteca.games.synchro.state import (
    FIGHTING,
    LANDMARK_DONE,
    LINING_UP,
    OF_HERO,
    OF_ITEM,
    OF_SKILL,
    TRAVELLING,
    VILLAGE_VISITED,
    VISITING,
    SynchroMatch,
)
from ludoteca.games.synchro.steps import FALLEN, JOURNEY, LANDMARK, MASTER, NEW_HERO, VILLAGE
from ludoteca.games.synchro.terms import COINS
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

VISIT_VERBS: Final = (
    state.VISIT, state.VILLAGE, state.BUY, state.INVITE, state.LEARN, state.CHANGE, state.REST, state.BUY_POTION,
    state.LEAVE, state.UPGRADE, state.BOARD, state.SLOT, state.REROLL, state.SPEND, state.SHARD, state.RESERVE,
)  # fmt: skip
AT_VILLAGE: Final = (state.BUY, state.INVITE, state.CHANGE, state.REST, state.BUY_POTION)


def too_dear(rule: str, price: int, have: int) -> Refusal:
    said = Phrase("Costa {price}: ne avete {have}.", "It costs {price}: you have {have}.")
    return Refusal(rule, said.fill(price=COINS.count(price), have=have))


def no_effect(m: SynchroMatch, landmark: int) -> Refusal:
    said = Phrase("{name}: ora non avrebbe effetto.", "{name} would have no effect now.")
    return Refusal(rule_of(m, landmark), said.fill(name=m.content.landmarks[landmark].name))


def refuse_at_visit(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    verb = raw[0]
    if verb == state.VISIT:
        return refuse_landmark(m, frame, raw[1])
    if verb == state.VILLAGE:
        return refuse_village(m)
    if verb in AT_VILLAGE or (verb == state.LEARN and frame.node not in (NEW_HERO, MASTER)):
        return refuse_trade(m, frame, raw)
    if verb == state.LEARN:
        return refuse_master(m, raw[2])
    if verb == state.LEAVE:
        return no("SH-18.03", "Ora non c'è niente da lasciare.", "There is nothing to leave now.")
    if verb == state.UPGRADE:
        return refuse_upgrade(m, raw[1], raw[2])
    return refuse_other(m, frame, raw)


def refuse_landmark(m: SynchroMatch, frame: Frame, place: int) -> Refusal:
    if frame.node == JOURNEY:
        if frame.at:
            return no(
                "SH-6.03",
                "Questo Punto di Interesse non è sulla Tessera Diario della città.",
                "This Landmark is not on the city's Journal tile.",
            )
        return no("SH-9.03", "Prima scegliete la città.", "Choose the city first.")
    if m.phase in (FIGHTING, LINING_UP):
        return no(
            "SH-17.04",
            "Il Punto di Interesse si visita dopo aver vinto la battaglia.",
            "The Landmark is visited after the battle is won.",
        )
    if m.phase != VISITING:
        return no("SH-18.01", "Ora non siete in visita.", "You are not visiting now.")
    if place != m.place:
        return no(
            "SH-18.18",
            "Si visita un solo Punto di Interesse per città: quello della bandiera.",
            "Only one Landmark is visited in a city: the one under the flag.",
        )
    if m.visited & LANDMARK_DONE:
        return no("SH-9.09", "L'avete già attivato.", "You have activated it already.")
    return refuse_activation(m, m.landmark_here())


def refuse_activation(m: SynchroMatch, landmark: int) -> Refusal:
    """It costs too much, or would do nothing."""
    mark = m.content.landmarks[landmark]
    for deed in mark.deeds:
        if deed.kind == PAY_COINS and m.coins < deed.amount:
            return too_dear(rule_of(m, landmark), deed.amount, m.coins)
        if deed.kind == UPGRADE_MASTER:
            return no("SH-19.27", "Nessun Maestro da potenziare.", "There is no Master to upgrade.")
        for part in deed.parts:
            if part.kind == UPGRADE_ITEM and m.coins < part.amount and not m.graveyard:
                return too_dear("SH-19.11", part.amount, m.coins)
    return no_effect(m, landmark)


def refuse_village(m: SynchroMatch) -> Refusal:
    if m.visited & VILLAGE_VISITED:
        return no(
            "SH-18.02",
            "Il Villaggio si visita una volta sola per Fase di Visita.",
            "The Village is visited only once per Location phase.",
        )
    if m.phase in (FIGHTING, LINING_UP):
        return no("SH-17.04", "Il Villaggio si visita dopo la battaglia.", "The Village is visited after the battle.")
    if m.phase == TRAVELLING:
        return no(
            "SH-18.03",
            "La visita è finita: il prossimo Villaggio è dopo la prossima battaglia.",
            "The visit is over: the next Village comes after the next battle.",
        )
    return no("SH-18.01", "Ora non si può andare al Villaggio.", "The Village cannot be visited now.")


def refuse_trade(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    verb = raw[0]
    tracks = m.content.tracks
    if frame.node != VILLAGE:
        if any([other.node == VILLAGE for other in m.stacks[0]]):
            rule = m.programme[frame.node].asking_rule(m, frame)
            return no(rule, "Prima completate la scelta in corso.", "Complete the choice under way first.")
        if frame.node == LANDMARK:
            return no(
                "SH-18.17", "Qui si fa solo quello che il luogo offre.", "Only what this place offers is done here."
            )
        return no("SH-18.05", "Questo si fa al Villaggio.", "This is done at the Village.")
    if verb == state.BUY:
        if raw[1] not in m.offer_items:
            return no("SH-18.05", "Questo Oggetto non è in vendita qui.", "This Item is not for sale here.")
        return too_dear("SH-18.07", m.content.items[raw[1]].cost, m.coins)
    if verb == state.REST:
        return refuse_rest(m, raw[1])
    if verb == state.BUY_POTION:
        return too_dear("SH-18.15", tracks.potion_cost, m.coins)
    if raw[1] not in m.offer_heroes:
        return no("SH-18.05", "Questo Eroe non è al Villaggio.", "This Hero is not at the Village.")
    if verb == state.INVITE:
        if not m.empty_boards():
            rule = "SH-18.09" if m.max_party == BOARDS else "SH-19.24"
            said = Phrase("Il gruppo è al completo: {n} Eroi.", "The party is complete: {n} Heroes.")
            return Refusal(rule, said.fill(n=m.max_party))
        return too_dear("SH-18.09", tracks.invite_cost, m.coins)
    if verb == state.LEARN:
        if m.coins < tracks.master_cost:
            return too_dear("SH-18.10", tracks.master_cost, m.coins)
        return refuse_master(m, raw[2])
    if m.coins < tracks.change_cost:
        return too_dear("SH-18.12", tracks.change_cost, m.coins)
    return no("SH-18.12", "Su quella scheda non c'è un Eroe da cambiare.", "There is no Hero to change on that board.")


def refuse_rest(m: SynchroMatch, board: int) -> Refusal:
    if board not in m.line:
        return no("SH-18.14", "Riposano gli Eroi del gruppo.", "The Heroes of the party rest.")
    if not m.damage[board]:
        return no("SH-18.14", "Questo Eroe non ha danni.", "This Hero has no damage.")
    return too_dear("SH-18.14", m.content.tracks.rest_cost, m.coins)


def refuse_master(m: SynchroMatch, board: int) -> Refusal:
    if not 0 <= board < BOARDS or m.hero[board] < 0:
        return no("SH-18.10", "Un Maestro va sotto un Eroe del gruppo.", "A Master goes under a Hero of the party.")
    return Refusal(
        "SH-22.07",
        Phrase("{name} ha già un Maestro: uno per Eroe.", "{name} has a Master already: one for each Hero.").fill(
            name=m.hero_card(board).name
        ),
    )


def refuse_upgrade(m: SynchroMatch, what: int, place: int) -> Refusal:
    columns = {OF_HERO: m.hero, OF_SKILL: m.skills, OF_ITEM: m.items + m.stored}
    column = columns.get(what, m.master)
    if 0 <= place < len(column) and column[place] >= 0 and column[place] & 1:
        return no("SH-4.01", "È già sul lato potenziato.", "It is on its upgraded side already.")
    return no("SH-14.05", "Ora non si può potenziare.", "It cannot be upgraded now.")


def brings_a_level(m: SynchroMatch, raw: Raw) -> bool:
    """An Item that could be discarded for a level, or Shards that could be spent on one."""
    if raw[0] == state.SLOT:
        return raw[1] in items_of(m)
    return raw[0] == state.SPEND and raw[1] <= shards_in_all(m)


def refuse_deed(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    """A choice that the Landmark does not offer: something else, or something that it cannot do now."""
    deed = deed_of(m, frame)
    rule = rule_of(m, frame.much)
    verb = raw[0]
    if verb == state.MODE and deed.kind == EITHER and 0 <= raw[1] < len(deed.parts):
        part = deed.parts[raw[1]]
        if part.kind == UPGRADE_ITEM and m.coins < part.amount:
            return too_dear("SH-19.11", part.amount, m.coins)
        if part.kind == UPGRADE_ITEM:
            return no("SH-19.11", "Nessun Oggetto da potenziare.", "There is no Item to upgrade.")
        return no_effect(m, frame.much)
    if verb == state.PICK and deed.kind == GRAVEYARD_MASTER:
        return no(rule, "Questo Eroe non è nel Mazzo Cimitero.", "This Hero is not in the Graveyard.")
    if verb == state.KEEP and deed.kind == SET_ASIDE_SKILL:
        return no(rule, "Questa tessera non è nel Sacchetto.", "This tile is not in the bag.")
    if verb == state.BOARD and raw[1] in m.line and deed.kind == LEVEL_UP:
        said = Phrase("{name} è già al livello massimo.", "{name} has the highest level already.")
        return Refusal("SH-14.08", said.fill(name=m.hero_card(raw[1]).name))
    if verb == state.BOARD and raw[1] in m.line and deed.kind == DISCARD_HIGHEST:
        return no(rule, "Lascia il gruppo chi ha il livello più alto.", "Who has the highest level leaves the party.")
    return no(rule, "Qui si fa solo quello che il luogo offre.", "Only what this place offers is done here.")


def refuse_other(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    verb = raw[0]
    if verb == state.BOARD and frame.node == LANDMARK:
        return refuse_deed(m, frame, raw)
    if verb == state.BOARD and frame.node == FALLEN:
        rule = m.programme[FALLEN].asking_rule(m, frame)
        return no(rule, "Scegliete un Eroe che è sul campo.", "Choose a Hero that is on the field.")
    if verb == state.BOARD:
        if frame.node == NEW_HERO and 0 <= raw[1] < BOARDS and m.hero[raw[1]] < 0:
            said = Phrase("Il gruppo ha al massimo {n} Eroi.", "The party has at most {n} Heroes.")
            return Refusal("SH-19.24", said.fill(n=m.max_party))
        return no("SH-20.01", "Ora non si sceglie quell'Eroe.", "That Hero cannot be chosen now.")
    if frame.node == LANDMARK and all_at_top(m) and brings_a_level(m, raw):
        return no("SH-14.08", "Tutti gli Eroi sono già al livello massimo.", "All Heroes are at the highest level.")
    if verb == state.SLOT:
        return no("SH-21.07", "Quello slot non si può usare ora.", "That slot cannot be used now.")
    if verb in (state.REROLL, state.SPEND) and frame.node != LANDMARK:
        return no("SH-19.01", "Questo si fa in un Punto di Interesse.", "This is done at a Landmark.")
    if verb == state.REROLL:
        return no("SH-19.06", "Per rilanciare serve 1 Moneta.", "Rolling again takes 1 Coin.")
    if verb == state.SPEND:
        return no("SH-19.37", "Non avete tanti Frammenti da spendere.", "You do not have that many Shards to spend.")
    if verb == state.SHARD:
        return no("SH-13.07", "Questo Frammento non c'è.", "There is no such Shard.")
    if frame.node == NEW_HERO and m.empty_boards():
        return no(
            "SH-20.08",
            "La riserva è per quando il gruppo è al completo.",
            "The reserve is for when the party is complete.",
        )
    if frame.node == NEW_HERO:
        return no(
            "SH-19.50",
            "Un Eroe Leggendario sostituisce un Eroe o diventa Maestro.",
            "A Legendary Hero replaces a Hero or becomes a Master.",
        )
    return no("SH-20.08", "Nessun Eroe nuovo da mettere in riserva.", "There is no new Hero to put in reserve.")
