"""Verbs about damage: dealing it, putting, removing and moving counters."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.answering import AMOUNT
from ludoteca.games.lorcana.effects.language.bases import Amount, Target, knows_targets
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.selectors import ChosenOf, EveryOf
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, All, amount_of
from ludoteca.games.lorcana.effects.verbs.base import (
    COUNTER,
    SPACE,
    AimedDeed,
    Choose,
    Quantity,
    chooses_own,
    one_of_yours,
    their,
    verb,
)
from ludoteca.games.lorcana.flow.damage import deal, heal, move, put, would_be_dealt
from ludoteca.games.lorcana.flow.triggers import announce, heeds_choice
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_PLAY, MOVES_DAMAGE, TO_BE_HEALED
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect, push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.language import NUMBER, Param, Word, optional
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.texts import EMPTY, Phrase, joined

UP_TO: Final = 0
EXACTLY: Final = 1
ALL: Final = 2


def how_many(amount: Amount, exactly: bool) -> int:
    if isinstance(amount, All):
        return ALL
    return EXACTLY if exactly else UP_TO


def no_negative(amount: Amount) -> Amount:
    if amount.fixed() == 0 or amount.fixed() < -1:
        raise ValueError("needs a number above 0")
    return amount


def whom(to: Target, person: int) -> Phrase:
    """Name the target of damage: all of a group are named one by one."""
    words = to.each_words() if isinstance(to, EveryOf) else to.words()
    if words.it.startswith("fino a "):
        words = Phrase("un massimo di " + words.it.removeprefix("fino a "), words.en)
    return their(words) if person == THEY else words


def spoken(to: Target, person: int, form: Phrase, what: Quantity, it: str, en: str) -> Phrase:
    """Say verb, damage and target with its preposition; somebody else first "chooses one of their characters"."""
    if person == THEY and chooses_own(to):
        own = their(one_of_yours(to))
        them = {"a": "gli", "da": "ne", "su": "vi"}[it]
        return Phrase(
            "sceglie {own} e {them} {verb} {what}{tail}", "chooses {own} and {verb} {what} {en} them{tail}"
        ).fill(own=own, them=them, verb=form, what=what.head, en=en, tail=what.tail)
    target = whom(to, person)
    return Phrase("{verb} {what} {to}{tail}", "{verb} {what} {to}{tail}").fill(
        verb=form, what=what.head, to=Phrase(joined(it, target.it), f"{en} {target.en}"), tail=what.tail
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class OfDamage(AimedDeed):
    """A verb with so much damage, or so many counters."""

    def __init__(self, amount: Amount, to: Target) -> None:
        super().__init__(to)
        self.amount = no_negative(amount)


class Deal(OfDamage):
    """deal(amount, target): deal damage, to all targets at one moment.

    Rules: LOR-DMG.08, LOR-DMG.14, LOR-DMG.15, LOR-LOC.15, LOR-AMB.26.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        number = self.amount.value(m, frame)
        m.much = 0
        if number > 0 and targets:
            pairs: list[int] = []
            for card in targets:
                pairs += [card, number]
            deal(m, frame, pairs)
        return False

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return would_be_dealt(m, card, self.amount.value(m, frame), frame.source)

    def said(self, person: int) -> Phrase:
        form = verb(person, "infliggi", "infliggere", "infligge", "deal", "deals")
        return spoken(self.to, person, form, Quantity(self.amount, DAMAGE), "a", "to")


CHOSEN: Final = 1
ASKING: Final = 2
DIVIDING: Final = 2
DEALT: Final = 3


class AskedDeed(AimedDeed):
    """A verb about damage whose player says, once the targets are known, how much each of them gets or loses."""

    @abstractmethod
    def take(self, m: LorcanaMatch, frame: Frame, number: int) -> None:
        """Note or do what was said of the present target."""

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        raise AssertionError("how much each of them gets is asked")

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage:
            self.take(m, frame, raw[1])
        elif self.to.answer(m, frame, raw):
            frame.stage = CHOSEN


class DealDivided(AskedDeed):
    """deal_divided(n, target): so much damage in all, shared out among the chosen cards as the player likes.

    Slots, once the targets are known: how many they are, the targets, then what each of those so far is dealt.

    Rules: LOR-DMG.14, LOR-AMB.71.
    """

    how_much: ClassVar[Phrase] = Phrase("{name}: quanti danni infliggi?", "{name}: how much damage do you deal?")

    def __init__(self, number: int, to: ChosenOf) -> None:
        super().__init__(to)
        self.total = number
        to.most = min(to.most, number)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not knows_targets(m, frame, self.to):
            return WAIT
        if frame.stage == CHOSEN:
            m.them = frame.slots[:]
            m.much = 0
            m.did = False
            if not frame.slots:
                return DONE
            frame.slots = [len(frame.slots), *frame.slots]
            frame.stage = DIVIDING
        if frame.stage == DEALT:
            return DONE
        while self.dealt(frame) < frame.slots[0]:
            most = self.most(m, frame)
            if self.fewest(frame) < most:
                frame.waits = 1 << frame.seat
                return WAIT
            self.take(m, frame, most)
        return self.deal_out(m, frame)

    def deal_out(self, m: LorcanaMatch, frame: Frame) -> int:
        """Deal everybody's share at one moment."""
        number = frame.slots[0]
        pairs: list[int] = []
        for i in range(number):
            pairs += [frame.slots[1 + i], frame.slots[1 + number + i]]
        frame.stage = DEALT
        deal(m, frame, pairs)
        return GO

    def dealt(self, frame: Frame) -> int:
        """Count the cards whose share is known."""
        return len(frame.slots) - 1 - frame.slots[0]

    def left(self, frame: Frame) -> int:
        """Count the damage that is not shared out yet."""
        left = self.total
        for share in frame.slots[1 + frame.slots[0] :]:
            left -= share
        return left

    def most(self, m: LorcanaMatch, frame: Frame) -> int:
        """Leave at least 1 damage for each of those that follow."""
        return self.left(frame) - (frame.slots[0] - self.dealt(frame) - 1)

    def fewest(self, frame: Frame) -> int:
        return self.left(frame) if self.dealt(frame) == frame.slots[0] - 1 else 1

    def take(self, m: LorcanaMatch, frame: Frame, number: int) -> None:
        frame.slots = [*frame.slots, number]

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to.options(m, frame) if frame.stage == 0 else amounts(self.most(m, frame), self.fewest(frame))

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == 0:
            return super().prompt(m, frame, seat)
        return self.how_much.fill(name=m.printed(self.present(frame)).full_name)

    def present(self, frame: Frame) -> int:
        """Return the card whose share is to be said."""
        return frame.slots[1 + self.dealt(frame)]

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-AMB.71" if frame.stage else ""

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return would_be_dealt(m, card, self.total, frame.source)

    def said(self, person: int) -> Phrase:
        form = verb(person, "infliggi", "infliggere", "infligge", "deal", "deals")
        return Phrase("{verb} {n} {to}", "{verb} {n} {to}").fill(
            verb=form,
            n=DAMAGE.count(self.total),
            to=Phrase("suddivisi come preferisci tra {to}", "divided as you choose among {to}").fill(
                to=whom(self.to, person)
            ),
        )


class PutDamage(OfDamage):
    """put_damage(amount, target): put damage counters on it, which nothing reduces.

    Rules: LOR-DMG.09.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        number = self.amount.value(m, frame)
        total = 0
        for card in targets:
            total += put(m, frame.source, card, number)
        m.much = total
        return total > 0

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return m.zone[card] == IN_PLAY and m.script[card].has_willpower and self.amount.value(m, frame) > 0

    def said(self, person: int) -> Phrase:
        form = verb(person, "metti", "mettere", "mette", "put", "puts")
        return spoken(self.to, person, form, Quantity(self.amount, COUNTER), "su", "on")


def removable(m: LorcanaMatch, card: int) -> int:
    """Count the counters that can be taken off the card."""
    if m.zone[card] != IN_PLAY or m.is_forbidden(card, TO_BE_HEALED):
        return 0
    return m.damage[card]


def amounts(most: int, fewest: int = 0) -> list[Raw]:
    """List the amounts from the most to the fewest."""
    return [(AMOUNT.number, number) for number in range(most, fewest - 1, -1)]


HOW_MUCH_IS_REMOVED: Final = Phrase("{name}: quanti danni rimuovi?", "{name}: how much damage do you remove?")


class HealDivided(DealDivided):
    """heal_divided(n, target): up to so much damage in all, off the chosen cards as the player likes.

    Rules: LOR-DMG.10, LOR-AMB.44.
    """

    how_much: ClassVar[Phrase] = HOW_MUCH_IS_REMOVED

    def deal_out(self, m: LorcanaMatch, frame: Frame) -> int:
        number = frame.slots[0]
        for i in range(number):
            m.much += heal(m, frame.seat, frame.slots[1 + i], frame.slots[1 + number + i])
        m.did = m.much > 0
        return DONE

    def most(self, m: LorcanaMatch, frame: Frame) -> int:
        return min(self.left(frame), removable(m, self.present(frame)))

    def fewest(self, frame: Frame) -> int:
        return 0

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-AMB.44" if frame.stage else ""

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return removable(m, card) > 0

    def said(self, person: int) -> Phrase:
        form = verb(person, "rimuovi", "rimuovere", "rimuove", "remove", "removes")
        return Phrase(
            "{verb} fino a {n} suddivisi come preferisci tra {to}", "{verb} up to {n} divided as you choose among {to}"
        ).fill(verb=form, n=DAMAGE.count(self.total), to=whom(self.to, person))


class Heal(AskedDeed):
    """heal(amount, target): up to so much damage off each; how much, the player says for one after the other.

    Slots, once the targets are known: the damage removed so far, then the targets; `stage` is ASKING + the place of the
    present one.

    Rules: LOR-DMG.10, LOR-AMB.44.
    """

    def __init__(self, amount: Amount, to: Target, exactly: bool) -> None:
        super().__init__(to)
        self.amount = no_negative(amount)
        self.how = how_many(amount, exactly)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not knows_targets(m, frame, self.to):
            return WAIT
        if frame.stage == CHOSEN:
            m.them = frame.slots[:]
            frame.slots = [0, *frame.slots]
            frame.stage = ASKING
        while frame.stage - ASKING < len(frame.slots) - 1:
            most = self.most(m, frame)
            if most and self.how == UP_TO:
                frame.waits = 1 << frame.seat
                return WAIT
            self.take(m, frame, most)
        m.much = frame.slots[0]
        m.did = m.much > 0
        return DONE

    def present(self, frame: Frame) -> int:
        return frame.slots[frame.stage - ASKING + 1]

    def most(self, m: LorcanaMatch, frame: Frame) -> int:
        return max(0, min(self.amount.value(m, frame), removable(m, self.present(frame))))

    def take(self, m: LorcanaMatch, frame: Frame, number: int) -> None:
        frame.slots[0] += heal(m, frame.seat, self.present(frame), number)
        frame.stage += 1

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to.options(m, frame) if frame.stage == 0 else amounts(self.most(m, frame))

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == 0:
            return super().prompt(m, frame, seat)
        return HOW_MUCH_IS_REMOVED.fill(name=m.printed(self.present(frame)).full_name)

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-AMB.44" if frame.stage else ""

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        for card in self.to.found(m, frame):
            if removable(m, card) > 0:
                return True
        return False

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return removable(m, card) > 0 and self.amount.value(m, frame) > 0

    def said(self, person: int) -> Phrase:
        form = verb(person, "rimuovi", "rimuovere", "rimuove", "remove", "removes")
        if self.how == ALL:
            where = whom(self.to, person)
            return form + Phrase(" tutti i danni ", " all damage ") + Phrase(joined("da", where.it), f"from {where.en}")
        return spoken(self.to, person, form, Quantity(self.amount, DAMAGE, self.how == UP_TO), "da", "from")


ASK_FROM: Final = 0
ASK_TO: Final = 1
COLLECT: Final = 2
MOVING: Final = 3


def is_several(to: Target) -> bool:
    return isinstance(to, EveryOf) or (isinstance(to, ChosenOf) and to.most > 1)


class MoveDamage(AimedDeed):
    """move_damage(amount, from, to, up_to=yes): damage counters go from one card, or from several, to another, or
    from one to each of several.

    Slots, in the end: the damage moved so far, the one card on its side, the several on theirs; `stage` is MOVING + the
    place of the present one of those.

    Rules: LOR-DMG.05, LOR-DMG.07, LOR-DMG.11, LOR-AMB.44, LOR-AMB.68.
    """

    asked_by = "LOR-AMB.44"

    def __init__(self, amount: Amount, giver: Target, to: Target, up_to: bool) -> None:
        super().__init__(to)
        self.amount = no_negative(amount)
        self.how = UP_TO if up_to else how_many(amount, True)
        self.giver = giver
        self.spreads = is_several(to)
        """From one card to each of several."""
        self.choose_giver = Choose(giver)
        self.choose_taker = Choose(to)

    def children(self) -> list[Effect]:
        return [self.choose_giver, self.choose_taker]

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == ASK_FROM:
            frame.stage = ASK_TO
            push_child(m, frame, self.choose_giver)
            return GO
        if frame.stage == ASK_TO:
            frame.slots = m.them[:]
            frame.stage = COLLECT
            if frame.slots:
                push_child(m, frame, self.choose_taker)
                return GO
            m.them = []
        if frame.stage == COLLECT:
            if not m.them or not frame.slots:
                m.much = 0
                m.did = False
                return DONE
            one, many = (frame.slots[0], m.them) if self.spreads else (m.them[0], frame.slots)
            frame.slots = [0, one, *[card for card in many if card != one]] if self.spreads else [0, one, *many]
            frame.stage = MOVING
        while frame.stage - MOVING < len(frame.slots) - 2:
            most = self.most(m, frame)
            if most > self.fewest(m, frame):
                frame.waits = 1 << frame.seat
                return WAIT
            self.move(m, frame, most)
        m.much = frame.slots[0]
        m.did = m.much > 0
        if m.did:
            announce(m, MOVES_DAMAGE, -1, frame.seat, -1, m.much)
        return DONE

    def present(self, frame: Frame) -> int:
        return frame.slots[frame.stage - MOVING + 2]

    def most(self, m: LorcanaMatch, frame: Frame) -> int:
        giver = frame.slots[1] if self.spreads else self.present(frame)
        if not self.spreads and giver == frame.slots[1]:
            return 0
        return max(0, min(self.amount.value(m, frame), removable(m, giver)))

    def fewest(self, m: LorcanaMatch, frame: Frame) -> int:
        """Count how many counters must move now: all that can, or with too few for several cards what these leave."""
        if self.how == UP_TO:
            return 0
        if not self.spreads:
            return self.most(m, frame)
        others = len(frame.slots) - 3 - (frame.stage - MOVING)
        return max(0, min(self.most(m, frame), removable(m, frame.slots[1]) - others * self.amount.value(m, frame)))

    def move(self, m: LorcanaMatch, frame: Frame, number: int) -> None:
        one, other = frame.slots[1], self.present(frame)
        giver, taker = (one, other) if self.spreads else (other, one)
        frame.slots[0] += move(m, frame.source, giver, taker, number)
        frame.stage += 1

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        raise NotImplementedError("moving damage asks for two cards")

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return amounts(self.most(m, frame), self.fewest(m, frame))

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.move(m, frame, raw[1])

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        asked = Phrase("{name}: quanti danni sposti?", "{name}: how much damage do you move?")
        if self.spreads:
            asked = Phrase("{name}: quanti danni vi sposti?", "{name}: how much damage do you move there?")
        return asked.fill(name=m.printed(self.present(frame)).full_name)

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.giver.found(m, frame)) > 0 and len(self.to.found(m, frame)) > 0

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        for card in self.giver.found(m, frame):
            if removable(m, card) > 0:
                return len(self.to.found(m, frame)) > 0
        return False

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Damage lies on one card, and there is another to take it; or choosing them sets something off."""
        takers = self.to.found(m, frame)
        for giver in self.giver.found(m, frame):
            if takers and self.giver.chooses() and heeds_choice(m, frame, giver):
                return True
            movable = removable(m, giver) > 0 and self.amount.value(m, frame) > 0
            for taker in takers:
                if (movable and taker != giver) or (self.to.chooses() and heeds_choice(m, frame, taker)):
                    return True
        return False

    def said(self, person: int) -> Phrase:
        form = verb(person, "sposta", "spostare", "sposta", "move", "moves")
        tail = EMPTY
        if self.how == ALL:
            what = Phrase("tutti i segnalini danno", "all damage counters")
        elif isinstance(self.amount, All):
            what = Phrase("un numero qualsiasi di segnalini danno", "any number of damage counters")
        else:
            quantity = Quantity(self.amount, COUNTER, self.how == UP_TO)
            what = quantity.head
            tail = quantity.tail
        giver = whom(self.giver, person)
        taker = whom(self.to, person)
        where = Phrase(f" {joined('da', giver.it)} {joined('a', taker.it)}", f" from {giver.en} to {taker.en}")
        return form + SPACE + what + where + tail


def _deal(amount: Amount | int, to: Target) -> Deal:
    return Deal(amount_of(amount), to)


def several_chosen(number: int, to: Target, divided: str) -> ChosenOf:
    """Take the cards among which so much damage is divided; refuse where there is nothing to divide."""
    if number < 2 or not isinstance(to, ChosenOf) or to.most < 2:
        raise ValueError(f"2 damage or more are {divided} several chosen cards")
    return to


def _deal_divided(number: int, to: Target) -> DealDivided:
    return DealDivided(number, several_chosen(number, to, "divided among"))


def _heal_divided(number: int, to: Target) -> HealDivided:
    return HealDivided(number, several_chosen(number, to, "taken off"))


def _put_damage(amount: Amount | int, to: Target) -> PutDamage:
    return PutDamage(amount_of(amount), to)


def _heal(amount: Amount | int, to: Target, exactly: bool) -> Heal:
    return Heal(amount_of(amount), to, exactly)


def _move_damage(amount: Amount | int, giver: Target, to: Target, up_to: bool) -> MoveDamage:
    if is_several(to) and (is_several(giver) or isinstance(amount, All)):
        raise ValueError("damage is moved from several cards to one, or a number of counters from one to several")
    return MoveDamage(amount_of(amount), giver, to, up_to)


WORDS: Final = [
    Word("deal", "effect", (Param("amount", AN_AMOUNT), Param("to", "target")), _deal, tells="binds to much"),
    Word(
        "deal_divided", "effect", (Param("number", NUMBER), Param("to", "target")), _deal_divided, tells="binds to much"
    ),
    Word(
        "heal_divided", "effect", (Param("number", NUMBER), Param("to", "target")), _heal_divided, tells="binds to much"
    ),
    Word(
        "put_damage", "effect", (Param("amount", AN_AMOUNT), Param("to", "target")), _put_damage, tells="binds to much"
    ),
    Word(
        "heal",
        "effect",
        (Param("amount", AN_AMOUNT), Param("to", "target"), optional("exactly", "flag", False)),
        _heal,
        tells="binds to much healed",
    ),
    Word(
        "move_damage",
        "effect",
        (Param("amount", AN_AMOUNT), Param("giver", "target"), Param("to", "target"), optional("up_to", "flag", False)),
        _move_damage,
        tells="joins move_damage",
    ),
]
