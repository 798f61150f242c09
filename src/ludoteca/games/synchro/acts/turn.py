"""What a Hero does in its turn of a battle: each action once, in any order."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludoteca.games.synchro.acts.bases import COLOUR, HERO, IN_BATTLE, SKILL_SLOT, SynchroAct, acting_board, named
from ludoteca.games.synchro.acts.naming_units import text_now, unit_called
from ludoteca.games.synchro.acts.times import TIME_IS_UP, time_left
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.battle import retreat
from ludoteca.games.synchro.flow.paying import can_pay_any, can_pay_level, can_pay_skill, discount
from ludoteca.games.synchro.flow.registers import rise_as_action, swap_with, use_slot
from ludoteca.games.synchro.shows.terms import BASIC_ATTACK, SHARD_COLOURS, after, shard_words
from ludoteca.games.synchro.state.cards import BASIC_ANY_TARGET, FREE_SWAP, MAX_LEVEL
from ludoteca.games.synchro.state.match import (
    ATTACKED,
    FIGHTING,
    FIRST_FOE,
    LEVELLED,
    SKILLS,
    STORED,
    STORING,
    SWAPPED,
    SynchroMatch,
)
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import DAMAGE, END_THE_TURN, same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import EMPTY, Noun, Phrase


class InTurn(SynchroAct):
    """Something that a Hero does in its own turn."""

    wished = IN_BATTLE

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.refuse_hero(m, frame.source, raw)

    @abstractmethod
    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        """Say what forbids it to the Hero whose turn it is."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if m.phase == FIGHTING:
            return no("SH-11.02", "Prima completate quello che è in corso.", "What is under way comes first.")
        return self.out_of_battle()

    def out_of_battle(self) -> Refusal:
        return no("SH-11.01", "Le azioni degli Eroi si fanno in battaglia.", "Heroes take their actions in battle.")


class Attack(InTurn):
    """attack: the Basic Attack."""

    verb = "attack"
    about = "act:attack"

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        if m.used & ATTACKED:
            return named(
                m,
                board,
                "SH-11.02",
                "{name} ha già attaccato: un Attacco Base per turno.",
                "{name} has attacked already: one Basic Attack per turn.",
            )
        if not can_pay_any(m, board):
            return no(
                "SH-11.05",
                "L'Attacco Base costa 1 Frammento: non ce n'è nessuno, nemmeno in Riserva.",
                "The Basic Attack costs 1 Shard: there is none, not even in the Reserve.",
            )
        return NOTHING_AGAINST

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say the damage, and to whom; in nobody's turn neither is known."""
        board = m.active
        if not 0 <= board < FIRST_FOE or m.hero[board] < 0 or not m.foes:
            return BASIC_ATTACK
        damage = DAMAGE.count(m.basic_damage(board))
        if m.mod(board, BASIC_ANY_TARGET) and len(m.foes) > 1:
            phrase = Phrase(
                "Attacco Base: {damage} a un Mostro a scelta", "Basic Attack: {damage} to a Monster of choice"
            )
            return phrase.fill(damage=damage)
        target = unit_called(m, m.foes[0])
        return Phrase("Attacco Base: {damage} {to}", "Basic Attack: {damage} to {to}").fill(
            damage=damage, to=after("a", target)
        )

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.used |= ATTACKED
        m.push(steps.BASIC_ATTACK, frame.source, seat)


class Swap(InTurn):
    """swap(board): trade places with a Hero next to this one."""

    verb = "swap"
    args = (HERO,)

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        other = raw[1]
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
        if other not in neighbours(m, board):
            return named(
                m,
                other,
                "SH-11.08",
                "{name} non è adiacente: si scambia solo con chi è accanto.",
                "{name} is not adjacent: a swap is with a neighbour only.",
            )
        return NOTHING_AGAINST

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        phrase = Phrase("Scambia posizione con {name} (P{n})", "Swap position with {name} (P{n})")
        phrase = phrase.fill(name=unit_called(m, raw[1]), n=m.position(raw[1]))
        if 0 <= m.active < FIRST_FOE and m.mod(m.active, FREE_SWAP):
            return phrase + Phrase(", gratis", ", for free")
        return phrase

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.used |= SWAPPED
        swap_with(m.push(steps.SWAP, frame.source, seat), raw[1])


def can_swap(m: SynchroMatch, board: int) -> bool:
    return bool(m.mod(board, FREE_SWAP)) or can_pay_any(m, board)


def neighbours(m: SynchroMatch, board: int) -> list[int]:
    """List the Heroes next to it (SH-11.08)."""
    index = m.line.index(board)
    return [m.line[beside] for beside in (index - 1, index + 1) if 0 <= beside < len(m.line)]


class UseSkill(InTurn):
    """skill(slot): one of its Skills."""

    verb = "skill"
    args = (SKILL_SLOT,)

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        slot = raw[1]
        if not 0 <= slot < SKILLS or m.skills[SKILLS * board + slot] < 0:
            return named(m, board, "SH-11.09", "{name} non ha un'Abilità lì.", "{name} has no Skill there.")
        if m.skill_used[board] >> slot & 1:
            return of_skill(
                m,
                board,
                slot,
                "SH-27.02",
                "{skill}: già usata, ogni Abilità si usa una volta per round.",
                "{skill} has been used: each Skill once per round.",
            )
        if m.silence[board]:
            return named(
                m,
                board,
                "SH-4.08",
                "{name} ha il Silenzio: può attaccare, ma non usare Abilità.",
                "{name} is Silenced: it may attack, but not use Skills.",
            )
        if not can_pay_skill(m, board, slot):
            return of_skill(
                m,
                board,
                slot,
                "SH-13.02" if sum(m.converted[3 * board : 3 * board + 3]) else "SH-11.09",
                "{skill}: non bastano i Frammenti dei colori richiesti, neppure con Trasparenti e conversioni.",
                "{skill}: there are not enough Shards of its colours, even with Transparent ones and conversions.",
            )
        if not has_target(m, board, slot):
            return of_skill(
                m,
                board,
                slot,
                "SH-26.05",
                "{skill}: non c'è un bersaglio valido, e i Frammenti andrebbero persi.",
                "{skill}: there is no valid target, and the Shards would be lost.",
            )
        return NOTHING_AGAINST

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say its cost, and what it does on the side that shows."""
        board, slot = acting_board(m, seat), raw[1]
        skill = m.skill_card(board, slot)
        cost = shard_words(skill.cost)
        less = discount(m, board, slot)
        if less:
            cost = cost + Phrase(", {n} in meno", ", {n} less").fill(n=less)
        node = m.programme[skill.nodes[m.skills[SKILLS * board + slot] & 1]]
        assert isinstance(node, Text)
        return skill.name + same(" (") + cost + same("): ") + text_now(m, node, board)

    def thing(self, m: SynchroMatch, seat: int, raw: Raw) -> str:
        return f"skillslot:{m.active}/{raw[1]}"

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        use_slot(m.push(steps.USE_SKILL, frame.source, seat), raw[1])


def of_skill(m: SynchroMatch, board: int, slot: int, rule: str, it: str, en: str) -> Refusal:
    return Refusal(rule, Phrase(it, en).fill(skill=m.skill_card(board, slot).name))


def has_target(m: SynchroMatch, board: int, slot: int) -> bool:
    """Tell whether the Skill would find a valid target now (SH-26.05, SH-A.57)."""
    packed = m.skills[SKILLS * board + slot]
    node = m.programme[m.content.skills[packed >> 1].nodes[packed & 1]]
    assert isinstance(node, Effect)
    return node.playable(m, Frame(-1, board, m.leader[board]))


def usable_skills(m: SynchroMatch, board: int) -> list[int]:
    """List the slots of Skills with nothing against them, quicker (SH-4.08, SH-11.03, SH-27.01, SH-27.02)."""
    if m.silence[board]:
        return []
    return [
        slot
        for slot in range(SKILLS)
        if m.skills[SKILLS * board + slot] >= 0
        and not m.skill_used[board] >> slot & 1
        and can_pay_skill(m, board, slot)
        and has_target(m, board, slot)
    ]


class Level(InTurn):
    """level: gain a level, for Shards."""

    verb = "level"

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        if m.level[board] >= MAX_LEVEL:
            return named(
                m, board, "SH-14.08", "{name} è già al livello massimo.", "{name} has the highest level already."
            )
        if m.used & LEVELLED:
            return named(
                m,
                board,
                "SH-11.02",
                "{name} ha già guadagnato un livello in questo turno.",
                "{name} has gained a level this turn.",
            )
        return NOTHING_AGAINST if can_pay_level(m, board) else level_too_dear(m.row(board).cost)

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if not 0 <= m.active < FIRST_FOE:
            return no(
                "SH-14.09",
                "Un Eroe sale di livello nel proprio turno di battaglia, o in certi Punti di Interesse.",
                "A Hero gains levels in its own turn of a battle, or at certain Landmarks.",
            )
        return super().refuse(m, frame, raw)

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        board = m.active
        if not 0 <= board < FIRST_FOE or not 0 < m.level[board] < MAX_LEVEL:
            return Phrase("Sali di livello", "Level up")
        return Phrase(
            "Sali al livello {n} ({cost}; due di un colore valgono uno)",
            "Level up to {n} ({cost}; two of a colour count as one)",
        ).fill(n=m.level[board] + 1, cost=transparent(m.row(board).cost))

    def thing(self, m: SynchroMatch, seat: int, raw: Raw) -> str:
        return f"level:{m.active}"

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.used |= LEVELLED
        rise_as_action(m.push(steps.LEVEL_UP, frame.source, seat))


def can_level(m: SynchroMatch, board: int) -> bool:
    """Tell whether nothing is against it, quicker."""
    return not m.used & LEVELLED and m.level[board] < MAX_LEVEL and can_pay_level(m, board)


def level_too_dear(cost: int) -> Refusal:
    phrase = Phrase(
        "Il prossimo livello costa {n} Trasparenti; due Frammenti dello stesso colore valgono per uno.",
        "The next level costs {n} Transparent Shards; two of one colour stand for one.",
    )
    if cost == 1:
        phrase = Phrase(
            "Il prossimo livello costa 1 Trasparente, o due Frammenti dello stesso colore.",
            "The next level costs 1 Transparent Shard, or two of one colour.",
        )
    return Refusal("SH-14.02", phrase.fill(n=cost))


TRANSPARENT: Final = Noun(
    "Frammento trasparente", "Frammenti trasparenti", "m", "transparent Shard", "transparent Shards"
)


def transparent(number: int) -> Phrase:
    return TRANSPARENT.count(number)


class Store(InTurn):
    """store(colour): put a Shard in the Reserve."""

    verb = "store"
    args = (COLOUR,)

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        colour = raw[1]
        if m.used & STORED:
            return named(
                m,
                board,
                "SH-11.02",
                "{name} ha già messo Frammenti in Riserva in questo turno.",
                "{name} has already put Shards in the Reserve this turn.",
            )
        if sum(m.reserve) >= m.content.tracks.reserve:
            phrase = Phrase("La Riserva è piena: ha {n} slot.", "The Reserve is full: it has {n} slots.")
            return Refusal("SH-7.04", phrase.fill(n=m.content.tracks.reserve))
        if not 0 <= colour < 4 or not m.shards[4 * board + colour]:
            return named(m, board, "SH-11.10", "{name} non ha quel Frammento.", "{name} does not have that Shard.")
        return NOTHING_AGAINST

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Metti nella Riserva un Frammento {c}", "Put a {c} Shard in the Reserve").fill(
            c=SHARD_COLOURS[raw[1]]
        )

    def thing(self, m: SynchroMatch, seat: int, raw: Raw) -> str:
        return f"shard:{m.active}/{raw[1]}"

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.used |= STORING
        m.shards[4 * frame.source + raw[1]] -= 1
        m.reserve[raw[1]] += 1
        m.tell("Stored", seat, (frame.source, raw[1]), "SH-11.10")


class Retreat(InTurn):
    """retreat: give up the battle, for Time, and begin it anew."""

    verb = "retreat"
    about = "act:retreat"

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        if m.in_dungeon():
            return no("SH-19.47", "In un Dungeon non ci si può ritirare.", "There is no retreat in a Dungeon.")
        return NOTHING_AGAINST

    def out_of_battle(self) -> Refusal:
        return no("SH-11.12", "Ci si ritira solo da una battaglia.", "One retreats from a battle only.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase(
            "Ritirata ({n} di Tempo): i danni spariscono e la battaglia ricomincia",
            "Retreat ({n} Time): all damage goes and the battle begins anew",
        ).fill(n=m.content.tracks.retreat_time)

    def warning(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return TIME_IS_UP if m.content.tracks.retreat_time >= time_left(m) else EMPTY

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        retreat(m)


class End(InTurn):
    """end: the turn is over."""

    verb = "end"
    about = "act:end"
    said = END_THE_TURN

    def refuse_hero(self, m: SynchroMatch, board: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = FINISH


FINISH: Final = 2
"""As far as a Hero's turn can get."""

ATTACK: Final = Attack()
SWAP: Final = Swap()
SKILL: Final = UseSkill()
LEVEL: Final = Level()
STORE: Final = Store()
RETREAT: Final = Retreat()
END: Final = End()
