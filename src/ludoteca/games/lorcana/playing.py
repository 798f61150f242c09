"""Playing a card: how it may be paid for, and how it comes into play."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.lorcana.bag import begin_effect
from ludoteca.games.lorcana.cards import ACTION, BODYGUARD
from ludoteca.games.lorcana.groups import belongs
from ludoteca.games.lorcana.language.bases import Verb
from ludoteca.games.lorcana.lasting import laws
from ludoteca.games.lorcana.script import Script
from ludoteca.games.lorcana.state import ENTER, LorcanaMatch
from ludoteca.games.lorcana.steps import PLAY_CARD, RESOLVE_ACTION
from ludoteca.games.lorcana.terms import (
    ABOUT_PRICES,
    ANY_NAME_FOR_SHIFT,
    BECOMES_EXERTED,
    ON_EXERTING,
    ON_LOG,
    PLAYED_CARD,
    PLAYS,
    RESOLVING,
    SANG,
    SHIFTED_ONTO,
    SINGS,
    SUNG,
    TO_EXERT,
    TO_SING,
)
from ludoteca.games.lorcana.triggers import announce
from ludoteca.games.lorcana.zones import (
    begin_resolving,
    enter_on,
    enter_play,
    pay_ink,
    put_in_deck,
    put_in_discard,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.rules import rule
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB
from ludoteca.kernel.texts import Phrase

# How a card is paid for: the first of a PlayCard frame's slots.
FOR_INK: Final = 0
BY_SHIFT: Final = 1
BY_SINGING: Final = 2
FOR_FREE: Final = 3
"""By an effect, which pays for it."""
ALTERNATE: Final = 4
"""4 + n: the n-th alternate cost."""

EXERTED: Final = 1
THEN_BOTTOM: Final = 2


# -- what may be played ------------------------------------------------------------------------------------------


def price(m: LorcanaMatch, seat: int, card: int) -> int:
    """The ink that the card costs now.

    Rules: LOR-PLAY.14, LOR-COST.03, LOR-COST.04, LOR-CARD.10.
    """
    script = m.script[card]
    if not (m.laws | script.own_about) & ABOUT_PRICES:
        return script.cost
    return max(0, script.cost + laws.price_change(m, seat, card, False))


@rule("LOR-SHIFT.20", "LOR-COST.07")
def shift_price(m: LorcanaMatch, seat: int, card: int) -> int:
    way = m.script[card].shift
    assert way is not None
    return max(0, way.ink + laws.price_change(m, seat, card, True)) if way.ink >= 0 else 0


@rule(
    "LOR-SHIFT.01", "LOR-SHIFT.04", "LOR-SHIFT.16", "LOR-SHIFT.17", "LOR-SHIFT.21", "LOR-SHIFT.22", "LOR-AMB.40"
)  # fmt: skip
def shift_bases(m: LorcanaMatch, seat: int, card: int) -> list[int]:
    """The characters on which this card may be shifted."""
    script = m.script[card]
    way = script.shift
    if way is None:
        return []
    frame = Frame(-1, card, seat)
    frame.place = m.stamp[card]
    bases = []
    for base in m.play[seat]:
        under = m.script[base]
        if not under.is_character:
            continue
        if way.any_base:
            bases.append(base)
        elif way.group is not None:
            if belongs(m, frame, way.group, base):
                bases.append(base)
        elif shares_name(script, under) or m.may(base, ANY_NAME_FOR_SHIFT):
            bases.append(base)
    return bases


def shares_name(top: Script, base: Script) -> bool:
    for name in top.card.names:
        if name in base.card.names or name in base.card.shift_names:
            return True
    return False


def can_shift(m: LorcanaMatch, seat: int, card: int) -> bool:
    way = m.script[card].shift
    if way is None or shift_price(m, seat, card) > m.ready_ink[seat]:
        return False
    if way.cost is not None:
        frame = Frame(-1, card, seat)
        frame.place = m.stamp[card]
        if isinstance(way.cost, Verb) and not way.cost.payable(m, frame):
            return False
    return bool(shift_bases(m, seat, card))


def can_sing(m: LorcanaMatch, singer: int) -> bool:
    """Whether the character may exert to sing at all.

    Rules: LOR-SONG.01, LOR-SONG.02, LOR-SONG.04, LOR-SONG.05, LOR-SONG.10, LOR-SINGER.04, LOR-CARD.06, LOR-CARD.33.
    """
    if m.exerted[singer] or m.drying[singer] or not m.script[singer].is_character:
        return False
    if m.stale:
        m.refresh()
    return not m.cannot_of[singer] & (TO_SING | TO_EXERT)


def ready_singers(m: LorcanaMatch, seat: int) -> list[int]:
    return [card for card in m.play[seat] if not m.exerted[card] and can_sing(m, card)]


def singers_for(m: LorcanaMatch, seat: int, song: int) -> list[int]:
    """Who may sing this song, alone or with others."""
    ready = ready_singers(m, seat)
    cost = m.script[song].card.cost
    together = m.script[song].sing_together
    if together:
        mates = [s for s in range(m.seats) if s != seat and m.team_mask(seat) >> s & 1]
        for mate in mates:
            ready += ready_singers(m, mate)
        if sum(laws.song_cost_of(m, card) for card in ready) >= together:
            return ready
        cost = min(cost, together)
    return [card for card in ready if m.owner[card] == seat and laws.song_cost_of(m, card) >= cost]


def can_be_sung(m: LorcanaMatch, seat: int, song: int) -> bool:
    """Whether there is anybody to sing this song."""
    script = m.script[song]
    if script.sing_together:
        return bool(singers_for(m, seat, song))
    for card in m.play[seat]:
        if not m.exerted[card] and can_sing(m, card) and laws.song_cost_of(m, card) >= script.cost:
            return True
    return False


def is_sung(m: LorcanaMatch, song: int, singers: list[int]) -> bool:
    """Whether these characters together can sing the song."""
    script = m.script[song]
    if script.sing_together and sum(laws.song_cost_of(m, card) for card in singers) >= script.sing_together:
        return True
    return len(singers) == 1 and laws.song_cost_of(m, singers[0]) >= script.card.cost


# -- by an effect ------------------------------------------------------------------------------------------------


@rule("LOR-COST.08", "LOR-RES.14", "LOR-RES.15", "LOR-RES.16", "LOR-AMB.11", "LOR-AMB.35")
def play_by_effect(
    m: LorcanaMatch, frame: Frame, card: int, exerted: bool = False, then_bottom: bool = False, seat: int = -1
) -> None:
    """An effect plays this card for free: it comes into play before the effect goes on; an action waits for its end."""
    player = m.owner[card] if seat < 0 else seat
    pushed = m.push(PLAY_CARD, card, player)
    pushed.slots = [FOR_FREE, (EXERTED if exerted else 0) | (THEN_BOTTOM if then_bottom else 0)]


@rule("LOR-AMB.11")
def free_bases(m: LorcanaMatch, frame: Frame) -> list[int]:
    """Where the option allows it: the characters on which a card that costs nothing may be shifted all the same."""
    way = frame.slots[0]
    if m.options["free_shift"] != "yes" or (way != FOR_FREE and way not in free_ways(m, frame)):
        return []
    shift = m.script[frame.source].shift
    return [] if shift is None or shift.cost is not None else shift_bases(m, frame.seat, frame.source)


def free_ways(m: LorcanaMatch, frame: Frame) -> list[int]:
    """The ways by which the card in hand may be played for nothing at all."""
    return [ALTERNATE + index for index, cost in laws.alternate_costs(m, frame.seat, frame.source) if cost is None]


def base_of(frame: Frame) -> int:
    """The character under the one being played; -1 where it is not shifted."""
    return frame.slots[2] if frame.slots[0] != BY_SINGING and len(frame.slots) > 2 else -1


# -- the process -------------------------------------------------------------------------------------------------


class PlayCard(Node):
    """Announce, choose how to pay, pay, and the card is played. Slots: the way, flags, then base or singers."""

    enforces: ClassVar[tuple[str, ...]] = (
        "LOR-PLAY.15", "LOR-COST.05", "LOR-COST.10", "LOR-BODY.01", "LOR-BODY.06", "LOR-BODY.07", "LOR-STOG.01",
        "LOR-STOG.02", "LOR-STOG.04", "LOR-STOG.05", "LOR-STOG.06",
    )  # fmt: skip

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.at == 0:
            frame.at = 1
            if frame.slots[0] == BY_SHIFT:
                bases = shift_bases(m, frame.seat, frame.source)
                if len(bases) > 1:
                    frame.at = 0
                    frame.waits = 1 << frame.seat
                    return WAIT
                frame.slots.append(bases[0])
            elif frame.slots[0] != FOR_INK and (
                free_bases(m, frame) or (frame.slots[0] == BY_SINGING and self.ask_singers(m, frame))
            ):
                frame.at = 0
                frame.waits = 1 << frame.seat
                return WAIT
        if frame.at == 1:
            frame.at = 2
            if self.pay(m, frame):
                m.reveal(frame.source, m.everyone())
                m.tell("Revealed", frame.seat, (frame.source,), "LOR-PLAY.12")
                return GO
        if frame.at == 2:
            frame.at = 3
            if m.script[frame.source].keywords & BODYGUARD and self.may_enter_exerted(m, frame):
                frame.waits = 1 << frame.seat
                return WAIT
        finish(m, frame)
        return DONE

    def ask_singers(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Whether a singer must still be chosen; a single possible one is taken."""
        if len(frame.slots) > 2:
            return True
        possible = singers_for(m, frame.seat, frame.source)
        if len(possible) == 1:
            frame.slots.append(possible[0])
            return False
        return True

    def pay(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Whether something was pushed that must be done first."""
        way = frame.slots[0]
        card = frame.source
        if way == FOR_INK:
            pay_ink(m, frame.seat, price(m, frame.seat, card))
        elif way == BY_SHIFT:
            shift = m.script[card].shift
            assert shift is not None
            pay_ink(m, frame.seat, shift_price(m, frame.seat, card))
            if shift.cost is not None:
                begin_effect(m, frame)
                push_child(m, frame, shift.cost)
                return True
        elif way == BY_SINGING:
            for singer in frame.slots[2:]:
                m.exerted[singer] = 1
                m.tell("Exerted", m.owner[singer], (singer,), "LOR-SONG.01")
            m.touch(ON_EXERTING)
        elif way >= ALTERNATE:
            for index, cost in laws.alternate_costs(m, frame.seat, card):
                if index == way - ALTERNATE and cost is not None:
                    begin_effect(m, frame)
                    push_child(m, frame, cost)
                    return True
        return False

    def may_enter_exerted(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Whether its player may say so: a Bodyguard that does not enter exerted anyway."""
        if frame.slots[1] & EXERTED or laws.enters_exerted(m, frame.source):
            return False
        base = base_of(frame)
        return base < 0 or not m.exerted[base]

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.at >= 2:
            return [(ENTER, 0), (ENTER, 1)]
        if frame.slots[0] == BY_SHIFT:
            return [(TARGET_VERB, base) for base in shift_bases(m, seat, frame.source)]
        if frame.slots[0] != BY_SINGING:
            return [*[(TARGET_VERB, base) for base in free_bases(m, frame)], (DONE_VERB,)]
        chosen = frame.slots[2:]
        possible = singers_for(m, seat, frame.source)
        found: list[Raw] = [(TARGET_VERB, singer) for singer in possible if singer not in chosen]
        if chosen and is_sung(m, frame.source, chosen):
            found.append((DONE_VERB,))
        return found

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.at >= 2:
            frame.slots[1] |= EXERTED if raw[1] else 0
        elif raw[0] == DONE_VERB:
            frame.at = 1
        else:
            frame.slots.append(raw[1])
            if frame.slots[0] != BY_SINGING:
                frame.at = 1
                return
            chosen = frame.slots[2:]
            others = [s for s in singers_for(m, seat, frame.source) if s not in chosen]
            alone = not m.script[frame.source].sing_together
            if is_sung(m, frame.source, chosen) and (alone or not others):
                frame.at = 1

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.script[frame.source].card.full_name
        if frame.at >= 2:
            return Phrase(
                "{name}: il personaggio entra in gioco preparato o impegnato?", "{name}: enter play ready or exerted?"
            ).fill(name=name)
        if frame.slots[0] != BY_SINGING:
            return Phrase("Su quale personaggio si trasforma {name}?", "Shift {name} onto which character?").fill(
                name=name
            )
        if m.script[frame.source].sing_together:
            return Phrase("Chi canta {name}? (in tutto almeno {n})", "Who sings {name}? (together at least {n})").fill(
                name=name, n=m.script[frame.source].sing_together
            )
        return Phrase("Chi canta {name}?", "Who sings {name}?").fill(name=name)

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        if frame.at >= 2:
            return "LOR-BODY.01"
        if frame.slots[0] != BY_SINGING:
            return "LOR-SHIFT.04" if frame.slots[0] == BY_SHIFT else "LOR-AMB.11"
        return "LOR-STOG.01" if m.script[frame.source].sing_together else "LOR-SONG.01"


def finish(m: LorcanaMatch, frame: Frame) -> None:
    """The card is paid for: it counts as played, and comes into play as its type does.

    Rules: LOR-PLAY.12, LOR-PLAY.17, LOR-PLAY.20, LOR-PLAY.21, LOR-PLAY.22, LOR-SHIFT.13, LOR-SHIFT.14, LOR-CARD.04,
    LOR-CARD.07, LOR-PLAY.06, LOR-SONG.09, LOR-SHIFT.26, LOR-TIME.10.
    """
    card = frame.source
    seat = frame.seat
    way = frame.slots[0]
    script = m.script[card]
    if m.timed:
        laws.use_up_discounts(m, seat, card)
    m.log.append((PLAYED_CARD, seat, card))
    m.touch(ON_LOG)
    base = -1
    is_action = script.kind == ACTION
    if is_action:
        begin_resolving(m, card)
        m.tell("CardPlayed", seat, (card,), "LOR-PLAY.09")
    else:
        exerted = bool(frame.slots[1] & EXERTED) or laws.enters_exerted(m, card)
        base = base_of(frame)
        if base >= 0:
            enter_on(m, card, base, exerted)
            m.tell("CardShifted", seat, (card, base), "LOR-SHIFT.03")
        else:
            enter_play(m, card, exerted, laws.enters_damaged(m, card) if script.own else 0)
            m.tell("CardPlayed", seat, (card,), "LOR-PLAY.01")
    if way == BY_SINGING:
        m.singers = frame.slots[2:]
        for singer in m.singers:
            m.log.append((SANG, m.owner[singer], singer))
            m.tell("Sang", m.owner[singer], (singer, card), "LOR-SONG.03")
            announce(m, BECOMES_EXERTED, singer, m.owner[singer])
            announce(m, SINGS, singer, m.owner[singer], card)
        announce(m, SUNG, m.singers[0], seat, card, len(m.singers))
    announce(m, PLAYS, card, seat, -1, 0, base)
    if base >= 0:
        announce(m, SHIFTED_ONTO, base, seat, card, 0, base)
    if is_action:
        resolve_action(m, frame, card)


def resolve_action(m: LorcanaMatch, frame: Frame, card: int) -> None:
    """Its effect is carried out at once; one that an effect has played waits until that effect is over."""
    if frame.slots[0] == FOR_FREE:
        m.set_off(RESOLVE_ACTION, card, frame.seat, m.stamp[card], -1, frame.slots[1])
    else:
        pushed = m.push(RESOLVE_ACTION, card, frame.seat)
        pushed.place = m.stamp[card]


class ResolveAction(Node):
    """An action's effect, and then the discard."""

    enforces: ClassVar[tuple[str, ...]] = ("LOR-CARD.05", "LOR-PLAY.09", "LOR-PLAY.19", "LOR-AMB.34")

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.at == 0:
            frame.at = 1
            then_bottom = frame.much & THEN_BOTTOM
            frame.slots = [then_bottom]
            frame.much = 0
            effect = m.script[frame.source].effect
            assert effect is not None
            begin_effect(m, frame)
            push_child(m, frame, effect)
            return GO
        if m.zone[frame.source] == RESOLVING:
            if frame.slots[0]:
                put_in_deck(m, frame.source, False, m.everyone(), "LOR-REPL.02")
            else:
                put_in_discard(m, frame.source)
        return DONE
