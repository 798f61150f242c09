"""The verbs of Lyon's cards: each resolves itself and says itself, in both languages."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from ludoteca.games.lyon.acts.spaces import LANE
from ludoteca.games.lyon.effects.filters import (
    Bearer,
    CharacterOf,
    Named,
    everyone,
    finds_character,
    is_discarded,
    is_enemy,
    is_yours,
    named,
)
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import ALL_KEYWORDS, Static, keyword_names
from ludoteca.games.lyon.state.match import DISCARDED, IN_PLAY, LyonMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Condition, Effect, Targeted, push_child
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.phrases import CARDS, NAME_ASKS
from ludoteca.kernel.select import Chosen, Selector, This, UpTo
from ludoteca.kernel.texts import EMPTY, Phrase, listed, signed

ALWAYS: Final = -1
DURATIONS: Final = {
    state.THIS_TURN: Phrase(" fino alla fine del turno", " until end of turn"),
    state.YOUR_NEXT_TURN: Phrase(" fino all'inizio del tuo prossimo turno", " until the start of your next turn"),
    state.FOR_GOOD: Phrase(" per il resto della partita", " for the rest of the game"),
    ALWAYS: EMPTY,
}


def figures(attack: int, defence: int) -> str:
    """Write ATTACK and DEFENCE as bonuses, or as penalties where neither is a bonus: +1/+0, -1/-0."""
    if attack <= 0 and defence <= 0:
        return f"{attack or '-0'}/{defence or '-0'}"
    return f"{signed(attack)}/{signed(defence)}"


def above_0(amount: int) -> int:
    above(0, amount)
    return amount


def no_players(to: Selector) -> Selector:
    """Refuse `you` and `opponent`: it is their Characters that take damage."""
    if isinstance(to, CharacterOf) and to.player:
        raise ValueError("say your_character or enemy_character")
    return to


def only_monsters(to: Selector) -> Selector:
    """Refuse what may be a Character, or a card that is not in play."""
    if isinstance(to, CharacterOf) or finds_character(to) or is_discarded(to):
        raise ValueError("this works only on Monsters in play")
    return to


class LyonEffect(Targeted):
    """A verb with a target."""

    asked_by = "LY-A.31"

    def __init__(self, to: Selector) -> None:
        self.to = to

    @property
    def target(self) -> Named:
        return named(self.to)

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        name = m.printed(frame.source).name
        return NAME_ASKS.fill(name=name, what=self.words())


class Lasting(LyonEffect):
    """A verb whose effect lasts: until a moment, or, under `always`, while the card is in play."""

    cited: str = ""
    """The rule that gives such an effect its force."""

    def __init__(self, to: Selector, until: int) -> None:
        self.to = to
        self.until = until

    @property
    def lasts(self) -> Phrase:
        return DURATIONS[self.until]

    @abstractmethod
    def statics(self) -> list[Static]:
        """List the changes it makes, each on what `to` finds."""

    def said(self, verb: Phrase, what: Phrase) -> Phrase:
        """Say that the targets do something: "one of your Monsters gains +1/+1 until end of turn"."""
        phrase = Phrase("{to} {verb} {what}", "{to} {verb} {what}")
        if isinstance(self.to, UpTo):
            phrase = Phrase("scegli {to}: {verb} {what}", "choose {to}: {they} {verb} {what}")
        elif not self.target.bare.it:
            phrase = Phrase("{verb} {what}", "{to} {verb} {what}")
        they = "they" if self.target.plural else "it"
        return phrase.fill(to=self.target.bare, they=they, verb=verb, what=what) + self.lasts

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        for thing in targets:
            if everyone(m, thing):
                for change in self.statics():
                    m.add_timed(change.what, thing, change.a, change.b, self.until, frame.seat)
                    told = (frame.source, thing, change.what, change.a, change.b, self.until)
                    m.tell("EffectApplied", frame.seat, told, self.cited)


class OfDamage(LyonEffect):
    """A verb with so much damage."""

    def __init__(self, amount: int, to: Selector) -> None:
        super().__init__(no_players(to))
        self.amount = above_0(amount)

    def said(self, it: str, en: str, to: Phrase) -> Phrase:
        """Say the verb, how much damage it is, and whose."""
        return Phrase("{verb} {n} D {to}", "{verb} {n} damage {to}").fill(verb=Phrase(it, en), n=self.amount, to=to)


class Deal(OfDamage):
    """deal(amount, to): deals damage."""

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        for thing in targets:
            m.deal(thing, self.amount, "LY-8.22")

    def words(self, infinitive: bool = False) -> Phrase:
        return self.said("infliggere" if infinitive else "infliggi", "deal", self.target.after("a", "to"))


class Heal(OfDamage):
    """heal(amount, to): removes damage, never beyond the printed value."""

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        for thing in targets:
            m.heal(thing, self.amount)

    def words(self, infinitive: bool = False) -> Phrase:
        return self.said("curare" if infinitive else "cura", "heal", self.target.after("a", "from"))


class Prevent(Lasting):
    """prevent(amount, to, until): a pool of damage that is not dealt; under `always`, off each damage."""

    cited = "LY-12.09"

    def __init__(self, amount: int, to: Selector, until: int) -> None:
        super().__init__(no_players(to), until)
        self.amount = above_0(amount)

    def statics(self) -> list[Static]:
        return [Static(state.PREVENTS, self.to, self.amount)]

    def words(self, infinitive: bool = False) -> Phrase:
        verb = Phrase("prevenire" if infinitive else "previeni", "prevent")
        if self.until == ALWAYS:
            phrase = Phrase(
                "{verb} {n} D da ogni danno inflitto {to}", "{verb} {n} damage whenever damage is dealt {to}"
            )
            return phrase.fill(verb=verb, n=self.amount, to=self.target.after("a", "to"))
        if self.amount == 1:
            phrase = Phrase("{verb} il prossimo D {to}", "{verb} the next damage {to}")
        else:
            phrase = Phrase("{verb} i prossimi {n} D {to}", "{verb} the next {n} damage {to}")
        to = self.target.each if self.target.plural else self.target
        return phrase.fill(verb=verb, n=self.amount, to=to.after("a", "to")) + self.lasts


class Guard(Lasting):
    """guard(to): damage that would be dealt to it is dealt to this Monster instead; only under `always`."""

    cited = "LY-5.01"

    def __init__(self, to: Selector) -> None:
        super().__init__(no_players(to), ALWAYS)
        if isinstance(to, (This, Bearer)):
            raise ValueError("a Monster does not guard itself")

    def statics(self) -> list[Static]:
        return [Static(state.GUARDED, self.to)]

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase(
            "i danni che sarebbero inflitti {to} sono inflitti invece a questo Mostro",
            "damage that would be dealt {to} is dealt to this Monster instead",
        ).fill(to=self.target.after("a", "to"))


class OnMonsters(LyonEffect):
    """A verb about Monsters, carried out with each that is still in play."""

    def __init__(self, to: Selector) -> None:
        super().__init__(only_monsters(to))

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        for monster in targets:
            if m.zone[monster] == IN_PLAY:
                self.treat(m, frame, monster)

    @abstractmethod
    def treat(self, m: LyonMatch, frame: Frame, monster: int) -> None:
        """Do it to one Monster."""
        raise NotImplementedError(type(self).__name__)


class Destroy(OnMonsters):
    """destroy(to): to the discard pile, unless indestructible."""

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        m.destroy(targets, "LY-12.05")

    def words(self, infinitive: bool = False) -> Phrase:
        verb = Phrase("distruggere" if infinitive else "distruggi", "destroy")
        return Phrase("{verb} {to}", "{verb} {to}").fill(verb=verb, to=self.target.bare)


class Draw(Effect):
    """draw(number): draws cards; an impossible draw loses the match."""

    def __init__(self, number: int) -> None:
        self.amount = above_0(number)

    def run(self, m: LyonMatch, frame: Frame) -> int:
        m.draw_cards(frame.seat, self.amount)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        verb = Phrase("pescare" if infinitive else "pesca", "draw")
        return Phrase("{verb} {cards}", "{verb} {cards}").fill(verb=verb, cards=CARDS.count(self.amount))


class Give(Lasting):
    """give(to, attack, defence, keyword, until): bonuses, penalties and keywords."""

    def __init__(self, to: Selector, attack: int, defence: int, keyword: int, until: int) -> None:
        super().__init__(only_monsters(to), until)
        if not (attack or defence or keyword):
            raise ValueError("give needs attack, defence or keyword")
        self.attack = attack
        self.defence = defence
        self.keyword = keyword
        self.cited = "LY-11.01" if keyword else "LY-2.11"

    def statics(self) -> list[Static]:
        changes = []
        if self.keyword:
            changes.append(Static(state.GAINS, self.to, self.keyword))
        if self.attack or self.defence:
            changes.append(Static(state.STATS, self.to, self.attack, self.defence))
        return changes

    def words(self, infinitive: bool = False) -> Phrase:
        names = keyword_names(self.keyword)
        numbers = figures(self.attack, self.defence)
        gets = self.target.verb("riceve", "ricevono", "gets", "get")
        if self.until == ALWAYS:
            gets = self.target.verb("ha", "hanno", "has", "have")
        is_penalty = self.attack <= 0 and self.defence <= 0
        if not names and is_penalty:
            return self.said(gets, Phrase(numbers, numbers))
        gains_it, gains_en = [name.it for name in names], [name.en for name in names]
        if not is_penalty:
            gains_it.append(numbers)
            gains_en.append(numbers)
        gains = Phrase(listed(gains_it, "it"), listed(gains_en, "en"))
        if is_penalty and (self.attack or self.defence):
            gains = gains + Phrase(" e {gets} {n}", " and {gets} {n}").fill(gets=gets, n=numbers)
        return self.said(self.target.verb("guadagna", "guadagnano", "gains", "gain"), gains)


class Lose(Lasting):
    """lose(to, keyword, until): the keyword is gone, whatever else grants it."""

    cited = "LY-A.38"

    def __init__(self, to: Selector, keyword: int, until: int) -> None:
        super().__init__(only_monsters(to), until)
        self.keyword = keyword

    def statics(self) -> list[Static]:
        return [Static(state.LOSES, self.to, self.keyword)]

    def words(self, infinitive: bool = False) -> Phrase:
        if self.keyword == ALL_KEYWORDS:
            names = keyword_names(ALL_KEYWORDS)
            lost = Phrase(listed([n.it for n in names], "it"), listed([n.en for n in names], "en"))
        else:
            lost = keyword_names(self.keyword)[0]
        verb = self.target.verb("perde", "perdono", "loses", "lose")
        return self.said(verb, lost)


ACTS: Final = {
    "to_attack": (state.TO_ATTACK, Phrase("attaccare", "attack")),
    "to_defend": (state.TO_DEFEND, Phrase("difendere", "defend")),
    "to_defend_as_leap": (state.AS_LEAP, Phrase("difendere come se avesse SALTO", "defend as if it had LEAP")),
    "to_be_healed": (state.TO_BE_HEALED, Phrase("ricevere cure", "be healed")),
    "to_be_targeted": (
        state.TO_BE_TARGETED,
        Phrase("essere bersaglio di Magie avversarie", "be the target of enemy Magics"),
    ),
    "to_play_magic": (state.TO_PLAY_MAGIC, Phrase("giocare Magie", "play Magics")),
    "to_play_monsters": (state.TO_PLAY_MONSTERS, Phrase("giocare Mostri", "play Monsters")),
    "to_play_treasures": (state.TO_PLAY_TREASURES, Phrase("giocare Tesori", "play Treasures")),
    "to_activate": (state.TO_ACTIVATE, Phrase("attivare il Personaggio", "activate the Character")),
    "to_draw": (state.TO_DRAW, Phrase("pescare", "draw")),
}
OF_PLAYERS: Final = (
    state.TO_PLAY_MAGIC | state.TO_PLAY_MONSTERS | state.TO_PLAY_TREASURES | state.TO_ACTIVATE | state.TO_DRAW
)


class Permission(Lasting):
    """Common to `cannot` and `can`: `act` says what."""

    def __init__(self, to: Selector, act: int, until: int) -> None:
        super().__init__(to, until)
        is_player = isinstance(to, CharacterOf) and to.player
        if is_player != bool(act & OF_PLAYERS):
            raise ValueError("players play, activate and draw; Monsters do the rest")
        if not is_player:
            only_monsters(to)
        self.act = act

    @property
    def act_words(self) -> Phrase:
        for bit, words in ACTS.values():
            if bit == self.act:
                return words
        raise ValueError(self.act)


class Cannot(Permission):
    """cannot(to, act, until): a prohibition; it beats every permission (second Edict)."""

    cited = "LY-5.03"

    def statics(self) -> list[Static]:
        return [Static(state.CANNOT, self.to, self.act)]

    def words(self, infinitive: bool = False) -> Phrase:
        verb = self.target.verb("non può", "non possono", "cannot", "cannot")
        return self.said(verb, self.act_words)


class Can(Permission):
    """can(to, act, until): a permission; it loses to every prohibition."""

    cited = "LY-5.01"

    def statics(self) -> list[Static]:
        return [Static(state.CAN, self.to, self.act)]

    def words(self, infinitive: bool = False) -> Phrase:
        verb = self.target.verb("può", "possono", "can", "can")
        act = self.act_words
        if self.target.plural:
            act = Phrase(act.it.replace("avesse", "avessero"), act.en.replace("it had", "they had"))
        return self.said(verb, act)


class AttackAgain(OnMonsters):
    """attack_again(to): one more attack this turn."""

    def treat(self, m: LyonMatch, frame: Frame, monster: int) -> None:
        m.add_timed(state.ATTACKS_AGAIN, monster, 1, 0, state.THIS_TURN, frame.seat)
        told = (frame.source, monster, state.ATTACKS_AGAIN, 1, 0, state.THIS_TURN)
        m.tell("EffectApplied", frame.seat, told, "LY-A.08")

    def words(self, infinitive: bool = False) -> Phrase:
        verb = self.target.verb("può", "possono", "may", "may")
        return Phrase(
            "{to} {verb} attaccare una volta in più in questo turno", "{to} {verb} attack one more time this turn"
        ).fill(to=self.target.bare, verb=verb)


class Ready(Effect):
    """ready_character: the exhausted Character can be activated again (first Edict)."""

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if m.exhausted[frame.seat]:
            m.exhausted[frame.seat] = 0
            m.tell("CharacterReadied", frame.seat, (m.character[frame.seat],), "LY-A.27")
        return DONE

    def playable(self, m: LyonMatch, frame: Frame) -> bool:
        return bool(m.exhausted[frame.seat])

    def words(self, infinitive: bool = False) -> Phrase:
        verb = "rimettere" if infinitive else "rimetti"
        return Phrase(
            f"{verb} in posizione Attiva il tuo Personaggio stremato, che si può attivare di nuovo",
            "return your exhausted Character to the Active position, so that it can be activated again",
        )


class Recover(LyonEffect):
    """recover(to): from the discard pile to its owner's hand."""

    def __init__(self, to: Selector) -> None:
        super().__init__(to)
        if not isinstance(to, This) and not is_discarded(to):
            raise ValueError("recover takes `this` or discarded cards")

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        for thing in targets:
            if m.zone[thing] == DISCARDED:
                m.discard[m.owner[thing]].remove(thing)
                m.put_in_hand(thing)
                m.tell("CardRecovered", m.owner[thing], (thing,), "LY-5.01")

    def words(self, infinitive: bool = False) -> Phrase:
        verb = Phrase("riprendere" if infinitive else "riprendi", "return")
        if isinstance(self.to, This):
            return Phrase(
                "{verb} in mano questa carta invece di lasciarla negli scarti",
                "{verb} this card to your hand instead of leaving it in the discard pile",
            ).fill(verb=verb)
        return Phrase("{verb} in mano {to}", "{verb} {to} to your hand").fill(verb=verb, to=self.target.bare)


class IntoLane(LyonEffect):
    """A verb that puts a Monster into a free space of its player, chosen after the Monster."""

    origin: int = IN_PLAY
    """Where the Monster must still be by then."""
    doing: ClassVar[Phrase] = EMPTY
    to_do: ClassVar[Phrase] = EMPTY
    """The verb, and as it is after "puoi"."""
    clause: ClassVar[Phrase] = EMPTY
    """What is said with it of the Monster."""

    def run(self, m: LyonMatch, frame: Frame) -> int:
        free = m.free_lanes(frame.seat)
        if not free:
            return DONE
        if frame.stage == 0:
            if self.to.select(m, frame):
                frame.waits = 1 << frame.seat
                return WAIT
            frame.stage = 1
        if frame.stage == 1:
            if not frame.slots or m.zone[frame.slots[0]] != self.origin:
                return DONE
            if len(free) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            frame.place = free[0]
        self.put(m, frame.slots[0], frame.place)
        return DONE

    @abstractmethod
    def put(self, m: LyonMatch, monster: int, lane: int) -> None: ...

    def apply(self, m: LyonMatch, frame: Frame, targets: list[int]) -> None:
        raise AssertionError("a Monster is put into a space, see put")

    def playable(self, m: LyonMatch, frame: Frame) -> bool:
        return bool(m.free_lanes(frame.seat)) and self.to.has_target(m, frame)

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == 0:
            return self.to.options(m, frame)
        return [(LANE.number, lane) for lane in m.free_lanes(seat)]

    def answer(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage == 0:
            if self.to.answer(m, frame, raw):
                frame.stage = 1
        else:
            frame.place = raw[1]
            frame.stage = 2

    def words(self, infinitive: bool = False) -> Phrase:
        return self.clause.fill(verb=self.to_do if infinitive else self.doing, to=self.target.bare)


class Revive(IntoLane):
    """revive(to): from the discard pile into a free space; nothing happens without one."""

    origin = DISCARDED
    doing = Phrase("metti", "put")
    to_do = Phrase("mettere", "put")
    clause = Phrase("{verb} in un tuo spazio libero {to}", "{verb} {to} into a free space of yours")

    def __init__(self, to: Selector) -> None:
        super().__init__(to)
        if not isinstance(to, Chosen) or not is_discarded(to):
            raise ValueError("revive takes one chosen, discarded Monster")

    def put(self, m: LyonMatch, monster: int, lane: int) -> None:
        m.discard[m.owner[monster]].remove(monster)
        m.enter(monster, lane)
        m.tell("MonsterRevived", m.owner[monster], (monster, lane), "LY-5.01")


class Move(IntoLane):
    """move(to): to a free space of its player (first Edict)."""

    doing = Phrase("sposta", "move")
    to_do = Phrase("spostare", "move")
    clause = Phrase("{verb} {to} in un tuo spazio libero", "{verb} {to} to a free space of yours")

    def __init__(self, to: Selector) -> None:
        super().__init__(only_monsters(to))
        if not isinstance(to, This) and not (isinstance(to, Chosen) and is_yours(to)):
            raise ValueError("move takes `this` or one chosen Monster of yours")

    def put(self, m: LyonMatch, monster: int, lane: int) -> None:
        old = m.lane_of[monster]
        m.lane[lane], m.lane[old] = monster, -1
        m.attached[lane], m.attached[old] = m.attached[old], []
        m.attacks[lane], m.attacks[old] = m.attacks[old], 0
        for card in (monster, *m.attached[lane]):
            m.lane_of[card] = lane
        m.stale = True
        m.changed = True
        m.tell("MonsterMoved", m.owner[monster], (monster, lane), "LY-5.01")


class ReturnToHand(OnMonsters):
    """return_to_hand(to): to its owner's hand, its Treasures are discarded (first Edict)."""

    def treat(self, m: LyonMatch, frame: Frame, monster: int) -> None:
        m.leave(monster)
        m.put_in_hand(monster)
        m.tell("MonsterReturned", m.owner[monster], (monster,), "LY-5.01")

    def words(self, infinitive: bool = False) -> Phrase:
        if is_yours(self.to):
            verb = Phrase("riprendere" if infinitive else "riprendi", "return")
            return Phrase("{verb} in mano {to}", "{verb} {to} to your hand").fill(verb=verb, to=self.target.bare)
        verb = Phrase("far tornare" if infinitive else "fai tornare", "return")
        owner = self.target.verb("al proprietario", "al proprietario", "its owner's hand", "their owner's hand")
        if self.target.plural and not is_enemy(self.to):
            owner = Phrase("ai proprietari", "their owners' hands")
        return Phrase("{verb} in mano {owner} {to}", "{verb} {to} to {owner}").fill(
            verb=verb, owner=owner, to=self.target.bare
        )


class MonsterDestroyedThisTurn(Condition):
    """monster_destroyed_this_turn."""

    wording = Phrase("in questo turno un Mostro è stato distrutto", "a Monster was destroyed this turn")

    def holds(self, m: LyonMatch, frame: Frame) -> bool:
        return m.destroyed_this_turn > 0


class Once(Effect):
    """An ability that works once a turn."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, m: LyonMatch, frame: Frame) -> int:
        for i in range(0, len(m.once), 2):
            if m.once[i] == frame.source and m.once[i + 1] == self.number:
                return DONE
        m.once.append(frame.source)
        m.once.append(self.number)
        push_child(m, frame, self.effect)
        return DONE

    def children(self) -> list[Effect]:
        return [self.effect]

    def words(self, infinitive: bool = False) -> Phrase:
        return self.effect.words() + Phrase(" (una volta per turno)", " (once per turn)")
