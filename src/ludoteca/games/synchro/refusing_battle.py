"""Why a Hero cannot do that in battle, and what cannot be done before one."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import MAX_LEVEL
from ludoteca.games.synchro.paying import can_pay_level, can_pay_skill
from ludoteca.games.synchro.state import (
    ATTACKED,
    FIGHTING,
    FIRST_FOE,
    LEVELLED,
    NO_MASTER,
    SKILLS,
    STORED,
    SWAPPED,
    SynchroMatch,
)
from ludoteca.games.synchro.steps import FROM_RESERVE, HERO_TURN, LINE_UP, WHO_STARTS
from ludoteca.games.synchro.turns import can_swap, has_target
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

BATTLE_VERBS: Final = (
    state.ATTACK, state.SWAP, state.SKILL, state.LEVEL, state.STORE, state.RETREAT, state.END, state.FRONT, state.MOVE,
    state.START, state.ENTER,
)  # fmt: skip
BEFORE_BATTLE: Final = (state.FRONT, state.MOVE, state.START, state.ENTER)


def named(m: SynchroMatch, board: int, rule: str, it: str, en: str) -> Refusal:
    return Refusal(rule, Phrase(it, en).fill(name=m.hero_card(board).name))


def refuse_in_battle(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    verb = raw[0]
    if verb in BEFORE_BATTLE:
        return refuse_before(m, frame, raw)
    if frame.node != HERO_TURN:
        return refuse_outside_turn(m, verb)
    board = frame.source
    if verb == state.ATTACK:
        return refuse_attack(m, board)
    if verb == state.SWAP:
        return refuse_swap(m, board, raw[1])
    if verb == state.SKILL:
        return refuse_skill(m, board, raw[1])
    if verb == state.LEVEL:
        return refuse_level(m, board)
    if verb == state.STORE:
        return refuse_store(m, board, raw[1])
    return no("SH-19.47", "In un Dungeon non ci si può ritirare.", "There is no retreat in a Dungeon.")


def refuse_outside_turn(m: SynchroMatch, verb: int) -> Refusal:
    if verb == state.LEVEL and not 0 <= m.active < FIRST_FOE:
        return no(
            "SH-14.09",
            "Un Eroe sale di livello nel proprio turno di battaglia, o in certi Punti di Interesse.",
            "A Hero gains levels in its own turn of a battle, or at certain Landmarks.",
        )
    if m.phase == FIGHTING:
        return no(
            "SH-11.02",
            "Prima completate quello che è in corso.",
            "What is under way comes first.",
        )
    if verb == state.RETREAT:
        return no("SH-11.12", "Ci si ritira solo da una battaglia.", "One retreats from a battle only.")
    return no("SH-11.01", "Le azioni degli Eroi si fanno in battaglia.", "Heroes take their actions in battle.")


def refuse_attack(m: SynchroMatch, board: int) -> Refusal:
    if m.used & ATTACKED:
        return named(
            m,
            board,
            "SH-11.02",
            "{name} ha già attaccato: un Attacco Base per turno.",
            "{name} has attacked already: one Basic Attack per turn.",
        )
    return no(
        "SH-11.05",
        "L'Attacco Base costa 1 Frammento: non ce n'è nessuno, nemmeno in Riserva.",
        "The Basic Attack costs 1 Shard: there is none, not even in the Reserve.",
    )


def refuse_swap(m: SynchroMatch, board: int, other: int) -> Refusal:
    if m.used & SWAPPED:
        return named(
            m,
            board,
            "SH-11.02",
            "{name} ha già scambiato posizione in questo turno.",
            "{name} has already swapped positions this turn.",
        )
    if not can_swap(m, board):
        return no(
            "SH-11.08",
            "Lo Scambio di posizione costa 1 Frammento: non ce n'è nessuno.",
            "A Position Swap costs 1 Shard: there is none.",
        )
    if other not in m.line or other == board:
        return no("SH-11.08", "Lo Scambio è con un altro Eroe del gruppo.", "The swap is with another Hero.")
    return named(
        m,
        other,
        "SH-11.08",
        "{name} non è adiacente: si scambia solo con chi è accanto.",
        "{name} is not adjacent: a swap is with a neighbour only.",
    )


def refuse_skill(m: SynchroMatch, board: int, slot: int) -> Refusal:
    if not 0 <= slot < SKILLS or m.skills[SKILLS * board + slot] < 0:
        return named(m, board, "SH-11.09", "{name} non ha un'Abilità lì.", "{name} has no Skill there.")
    skill = m.skill_card(board, slot)
    if m.skill_used[board] >> slot & 1:
        said = Phrase(
            "{skill}: già usata, ogni Abilità si usa una volta per round.",
            "{skill} has been used: each Skill once per round.",
        )
        return Refusal("SH-27.02", said.fill(skill=skill.name))
    if m.silence[board]:
        return named(
            m,
            board,
            "SH-4.08",
            "{name} ha il Silenzio: può attaccare, ma non usare Abilità.",
            "{name} is Silenced: it may attack, but not use Skills.",
        )
    if not can_pay_skill(m, board, slot):
        said = Phrase(
            "{skill}: non bastano i Frammenti dei colori richiesti, neppure con Trasparenti e conversioni.",
            "{skill}: there are not enough Shards of its colours, even with Transparent ones and conversions.",
        )
        rule = "SH-13.02" if sum(m.converted[3 * board : 3 * board + 3]) else "SH-11.09"
        return Refusal(rule, said.fill(skill=skill.name))
    if not has_target(m, board, slot):
        said = Phrase(
            "{skill}: non c'è un bersaglio valido, e i Frammenti andrebbero persi.",
            "{skill}: there is no valid target, and the Shards would be lost.",
        )
        return Refusal("SH-26.05", said.fill(skill=skill.name))
    return no("SH-11.02", "Prima completate l'azione in corso.", "Complete the action under way first.")


def refuse_level(m: SynchroMatch, board: int) -> Refusal:
    if m.level[board] >= MAX_LEVEL:
        return named(m, board, "SH-14.08", "{name} è già al livello massimo.", "{name} has the highest level already.")
    if m.used & LEVELLED:
        return named(
            m,
            board,
            "SH-11.02",
            "{name} ha già guadagnato un livello in questo turno.",
            "{name} has gained a level this turn.",
        )
    if not can_pay_level(m, board):
        cost = m.row(board).cost
        said = Phrase(
            "Il prossimo livello costa {n} Trasparenti; due Frammenti dello stesso colore valgono per uno.",
            "The next level costs {n} Transparent Shards; two of one colour stand for one.",
        )
        if cost == 1:
            said = Phrase(
                "Il prossimo livello costa 1 Trasparente, o due Frammenti dello stesso colore.",
                "The next level costs 1 Transparent Shard, or two of one colour.",
            )
        return Refusal("SH-14.02", said.fill(n=cost))
    return no("SH-14.09", "Ora non si può salire di livello.", "No level can be gained now.")


def refuse_store(m: SynchroMatch, board: int, colour: int) -> Refusal:
    if m.used & STORED:
        return named(
            m,
            board,
            "SH-11.02",
            "{name} ha già messo Frammenti in Riserva in questo turno.",
            "{name} has already put Shards in the Reserve this turn.",
        )
    if sum(m.reserve) >= m.content.tracks.reserve:
        return Refusal(
            "SH-7.04",
            Phrase("La Riserva è piena: ha {n} slot.", "The Reserve is full: it has {n} slots.").fill(
                n=m.content.tracks.reserve
            ),
        )
    if not 0 <= colour < 4 or not m.shards[4 * board + colour]:
        return named(m, board, "SH-11.10", "{name} non ha quel Frammento.", "{name} does not have that Shard.")
    return no("SH-11.10", "Ora non si può mettere in Riserva.", "Nothing can be put in the Reserve now.")


def refuse_before(m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
    """Positions, Items, Heroes of the reserve, and who starts: only before a battle."""
    verb = raw[0]
    if verb == state.START:
        if frame.node == WHO_STARTS:
            return no("SH-10.14", "Iniziano gli Eroi o i Mostri.", "Either the Heroes or the Monsters begin.")
        return no(
            "SH-10.14",
            "Chi inizia si sceglie prima della battaglia; poi le parti si alternano.",
            "Who begins is chosen before the battle; then the sides alternate.",
        )
    if verb == state.ENTER:
        return refuse_entry(m, frame, raw[1], raw[2])
    if frame.node == FROM_RESERVE:
        return no(
            "SH-20.09",
            "Prima decidete chi entra dalla riserva; poi, visti i Mostri, posizioni e Oggetti.",
            "First decide who comes in from the reserve; then, with the Monsters in sight, positions and Items.",
        )
    if frame.node != LINE_UP:
        return refuse_too_late(verb)
    if verb == state.FRONT:
        if raw[1] not in m.line:
            return no("SH-10.12", "Quell'Eroe non è nel gruppo.", "That Hero is not in the party.")
        return no("SH-10.12", "Quella posizione è già decisa.", "That position has been settled.")
    return no(
        "SH-10.13",
        "Prima della battaglia ogni Oggetto passa una volta a un altro Eroe.",
        "Before the battle each Item passes once to another Hero.",
    )


def refuse_too_late(verb: int) -> Refusal:
    if verb == state.MOVE:
        return no(
            "SH-21.05",
            "Gli Oggetti si scambiano solo all'inizio di una battaglia.",
            "Items change hands only at the start of a battle.",
        )
    return no(
        "SH-10.12",
        "Gli Eroi si riordinano solo prima della battaglia; poi con lo Scambio.",
        "Heroes are rearranged only before the battle; later by swapping.",
    )


def refuse_entry(m: SynchroMatch, frame: Frame, place: int, board: int) -> Refusal:
    if not 0 <= place < len(m.reserve_heroes):
        return no("SH-20.09", "Nessun Eroe in riserva lì.", "There is no Hero in reserve there.")
    if frame.node != FROM_RESERVE:
        return no(
            "SH-19.04" if m.reserve_heroes[place] & NO_MASTER else "SH-20.09",
            "Un Eroe di riserva entra solo prima di una nuova battaglia, quando i Mostri non si vedono ancora.",
            "A Hero in reserve enters only before a new battle, when the Monsters are not in sight yet.",
        )
    if not 0 <= board < FIRST_FOE or (m.hero[board] < 0 and not m.empty_boards()):
        return Refusal(
            "SH-19.24",
            Phrase("Il gruppo ha al massimo {n} Eroi.", "The party has at most {n} Heroes.").fill(n=m.max_party),
        )
    return no(
        "SH-20.09",
        "Chi è appena andato in riserva non rientra in questa battaglia.",
        "Who has just gone to the reserve does not come back for this battle.",
    )
