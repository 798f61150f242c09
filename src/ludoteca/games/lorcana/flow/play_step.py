"""Playing a card, step by step: choosing how to pay, paying, coming into play; and what an action does."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.answering import ENOUGH, ENTER, TARGET
from ludoteca.games.lorcana.acts.bases import CardQuestion, refuse_choice
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.bag import begin_effect
from ludoteca.games.lorcana.flow.playing import (
    AFTERWARDS,
    ALTERNATE,
    BY_CHOICE,
    BY_SHIFT,
    BY_SINGING,
    CHOSEN,
    EXERTED,
    FOR_FREE,
    FOR_INK,
    HOW,
    PAID,
    THEN_BOTTOM,
    THEN_EXERTED_INK,
    THEN_INK,
    WAY,
    base_of,
    free_bases,
    is_sung,
    price,
    shift_bases,
    shift_price,
    singers_for,
)
from ludoteca.games.lorcana.flow.steps import RESOLVE_ACTION
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.cards import ACTION, BODYGUARD
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    BECOMES_EXERTED,
    EXERTS,
    IN_DISCARD,
    IN_PLAY,
    ON_EXERTING,
    ON_LOG,
    PAYS_FOR_CARD,
    PLAYED_CARD,
    PLAYS,
    RESOLVING,
    SANG,
    SHIFTED_ONTO,
    SINGS,
    SONG_MOVED,
    SUNG,
    TO_HAND,
    TO_INKWELL,
    TO_TOP,
)
from ludoteca.games.lorcana.state.zones import (
    begin_resolving,
    enter_on,
    enter_play,
    pay_ink,
    put_in_deck,
    put_in_discard,
    put_in_hand,
    put_in_inkwell,
)
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import MODE_VERB, push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB
from ludoteca.kernel.texts import Phrase


class PlayCard(CardQuestion):
    """Announce, choose how to pay, pay, and the card is played. Slots: the way, flags, then base or singers.

    Rules: LOR-PLAY.15, LOR-COST.05, LOR-COST.10, LOR-BODY.01, LOR-BODY.06, LOR-BODY.07, LOR-STOG.01, LOR-STOG.02,
    LOR-STOG.04, LOR-STOG.05, LOR-STOG.06, LOR-AMB.63.
    """

    acts = (TARGET, ENOUGH, ENTER)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            if frame.slots[WAY] == BY_SHIFT:
                bases = shift_bases(m, frame.seat, frame.source)
                if len(bases) > 1:
                    frame.stage = 0
                    frame.waits = 1 << frame.seat
                    return WAIT
                frame.slots.append(bases[0])
            elif frame.slots[WAY] != FOR_INK and (
                free_bases(m, frame) or (frame.slots[WAY] == BY_SINGING and self.ask_singers(m, frame))
            ):
                frame.stage = 0
                frame.waits = 1 << frame.seat
                return WAIT
        if frame.stage == 1:
            frame.stage = 2
            if self.pay(m, frame):
                m.reveal(frame.source, m.everyone())
                m.tell("Revealed", frame.seat, (frame.source,), "LOR-PLAY.12")
                return GO
        if frame.stage == 2:
            frame.stage = 3
            if self.may_choose_how(m, frame):
                frame.waits = 1 << frame.seat
                return WAIT
        finish(m, frame)
        return DONE

    def ask_singers(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether a singer must still be chosen; a single possible one is taken."""
        if len(frame.slots) > CHOSEN:
            return True
        possible = singers_for(m, frame.seat, frame.source)
        if len(possible) == 1:
            frame.slots.append(possible[0])
            return False
        return True

    def pay(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether something was pushed that must be done first."""
        way = frame.slots[WAY]
        card = frame.source
        if way == FOR_INK:
            pay_ink(m, frame.seat, price(m, frame.seat, card), PAYS_FOR_CARD)
        elif way == BY_SHIFT:
            shift = laws.shift_way(m, frame.seat, card)
            assert shift is not None
            pay_ink(m, frame.seat, shift_price(m, frame.seat, card), PAYS_FOR_CARD)
            if shift.cost is not None:
                begin_effect(m, frame)
                push_child(m, frame, shift.cost)
                return True
        elif way == BY_SINGING:
            for singer in frame.slots[CHOSEN:]:
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

    def may_choose_how(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether its player says how it enters: a Bodyguard, or who is paid for it, not exerted anyway."""
        script = m.script[frame.source]
        if not script.keywords & BODYGUARD and not (script.own and laws.exerted_entries(m, frame.source)):
            return False
        if frame.slots[HOW] & EXERTED or laws.enters_exerted(m, frame.source):
            return False
        base = base_of(frame)
        return base < 0 or not m.exerted[base]

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage >= PAID:
            return [(ENTER.number, 0), (ENTER.number, 1)]
        if frame.slots[WAY] == BY_SHIFT:
            return [(TARGET_VERB, base) for base in shift_bases(m, seat, frame.source)]
        if frame.slots[WAY] != BY_SINGING:
            return [*[(TARGET_VERB, base) for base in free_bases(m, frame)], (DONE_VERB,)]
        chosen = frame.slots[CHOSEN:]
        possible = singers_for(m, seat, frame.source)
        options: list[Raw] = [(TARGET_VERB, singer) for singer in possible if singer not in chosen]
        if self.may_stop(m, frame):
            options.append((DONE_VERB,))
        return options

    def refuse_card(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> Refusal:
        if frame.stage < PAID:
            if frame.slots[WAY] == BY_SHIFT:
                possible = shift_bases(m, seat, frame.source)
            elif frame.slots[WAY] == BY_SINGING:
                possible = singers_for(m, seat, frame.source)
            else:
                possible = free_bases(m, frame)
            if card in possible and card not in frame.slots[CHOSEN:]:
                return NOTHING_AGAINST
        return refuse_choice(m, seat, card)

    def may_stop(self, m: LorcanaMatch, frame: Frame) -> bool:
        way = frame.slots[WAY]
        if frame.stage >= PAID or way == BY_SHIFT:
            return False
        return way != BY_SINGING or (len(frame.slots) > CHOSEN and is_sung(m, frame.source, frame.slots[CHOSEN:]))

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage >= PAID:
            frame.slots[HOW] |= EXERTED | BY_CHOICE if raw[1] else 0
        elif raw[0] == DONE_VERB:
            frame.stage = 1
        else:
            frame.slots.append(raw[1])
            if frame.slots[WAY] != BY_SINGING:
                frame.stage = 1
                return
            chosen = frame.slots[CHOSEN:]
            others = [s for s in singers_for(m, seat, frame.source) if s not in chosen]
            alone = not m.script[frame.source].sing_together
            if is_sung(m, frame.source, chosen) and (alone or not others):
                frame.stage = 1

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.script[frame.source].card.full_name
        if frame.stage >= PAID:
            return Phrase(
                "{name}: il personaggio entra in gioco preparato o impegnato?", "{name}: enter play ready or exerted?"
            ).fill(name=name)
        if frame.slots[WAY] != BY_SINGING:
            return Phrase("Su quale personaggio si trasforma {name}?", "Shift {name} onto which character?").fill(
                name=name
            )
        if m.script[frame.source].sing_together:
            return Phrase("Chi canta {name}? (in tutto almeno {n})", "Who sings {name}? (together at least {n})").fill(
                name=name, n=m.script[frame.source].sing_together
            )
        return Phrase("Chi canta {name}?", "Who sings {name}?").fill(name=name)

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        if frame.stage >= PAID:
            return "LOR-BODY.01" if m.script[frame.source].keywords & BODYGUARD else "LOR-AMB.63"
        if frame.slots[WAY] != BY_SINGING:
            return "LOR-SHIFT.04" if frame.slots[WAY] == BY_SHIFT else "LOR-AMB.11"
        return "LOR-STOG.01" if m.script[frame.source].sing_together else "LOR-SONG.01"


def finish(m: LorcanaMatch, frame: Frame) -> None:
    """Count the card, which is paid for, as played, and bring it into play as its type is.

    Rules: LOR-PLAY.12, LOR-PLAY.17, LOR-PLAY.20, LOR-PLAY.21, LOR-PLAY.22, LOR-SHIFT.13, LOR-SHIFT.14, LOR-CARD.04,
    LOR-CARD.07, LOR-PLAY.06, LOR-SONG.09, LOR-SHIFT.26, LOR-TIME.10.
    """
    card = frame.source
    seat = frame.seat
    way = frame.slots[WAY]
    script = m.script[card]
    origin = IN_DISCARD if m.zone[card] == IN_DISCARD else 0
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
        exerted = bool(frame.slots[HOW] & EXERTED) or laws.enters_exerted(m, card)
        if origin and way != FOR_FREE and laws.exerted_from_discard(m, seat, card):
            exerted = True
        base = base_of(frame)
        if base >= 0:
            enter_on(m, card, base, exerted)
            m.tell("CardShifted", seat, (card, base), "LOR-SHIFT.03")
        else:
            enter_play(m, card, exerted, laws.enters_damaged(m, card))
            m.tell("CardPlayed", seat, (card,), "LOR-PLAY.01")
    if way == BY_SINGING:
        m.singers = frame.slots[CHOSEN:]
        for singer in m.singers:
            m.log.append((SANG, m.owner[singer], singer))
            m.touch(ON_LOG)
            m.tell("Sang", m.owner[singer], (singer, card), "LOR-SONG.03")
            announce(m, BECOMES_EXERTED, singer, m.owner[singer])
            announce(m, EXERTS, singer, seat)
            announce(m, SINGS, singer, m.owner[singer], card)
        announce(m, SUNG, m.singers[0], seat, card, len(m.singers))
    announce(m, PLAYS, card, seat, -1, origin, base)
    if frame.slots[HOW] & BY_CHOICE:
        for node in laws.exerted_entries(m, card):
            m.set_off(node, card, seat, m.stamp[card])
    if base >= 0:
        announce(m, SHIFTED_ONTO, base, seat, card, 0, base)
    if is_action:
        resolve_action(m, frame, card)


def resolve_action(m: LorcanaMatch, frame: Frame, card: int) -> None:
    """Carry its effect out at once; one that an effect has played waits until that effect is over."""
    if frame.slots[WAY] == FOR_FREE:
        m.set_off(RESOLVE_ACTION, card, frame.seat, m.stamp[card], -1, frame.slots[HOW])
    else:
        pushed = m.push(RESOLVE_ACTION, card, frame.seat)
        pushed.place = m.stamp[card]
        if frame.slots[WAY] == BY_SINGING:
            pushed.amount = (0, THEN_INK, THEN_EXERTED_INK)[laws.song_goes(m, frame.slots[CHOSEN:])]
            pushed.slots = [] if pushed.amount else laws.sung_elsewhere(m, card, frame.slots[CHOSEN:])


WHERE_TO: Final = 0
"""The slot of an action's frame that says where the card goes, if not to the discard."""
SONG_LAW: Final = 1
"""The slot for the static by which a song goes elsewhere, or may, where there is one; the next is whose it is."""


class ResolveAction(Node):
    """An action's effect, and then the discard, or where a singer sends it.

    Rules: LOR-CARD.05, LOR-PLAY.09, LOR-PLAY.19, LOR-AMB.34, LOR-AMB.66.
    """

    asked_by = "LOR-AMB.66"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            frame.slots = [frame.amount & AFTERWARDS, *frame.slots]  # the effect itself knows of no amount
            frame.amount = 0
            effect = m.script[frame.source].effect
            begin_effect(m, frame)
            if effect is not None:  # one that only says what it costs does nothing
                push_child(m, frame, effect)
            return GO
        if m.zone[frame.source] == RESOLVING:
            if frame.stage == 1 and len(frame.slots) > SONG_LAW:
                frame.stage = 2
                if laws.song_law(m, frame.slots[SONG_LAW]).optional:
                    frame.waits = 1 << frame.seat
                    return WAIT
            if len(frame.slots) > SONG_LAW:
                send_song(m, frame)
            elif frame.slots[WHERE_TO] & THEN_BOTTOM:
                put_in_deck(m, frame.source, False, m.everyone(), "LOR-REPL.02")
            elif frame.slots[WHERE_TO]:
                put_in_inkwell(m, frame.source, frame.slots[WHERE_TO] == THEN_EXERTED_INK, m.everyone(), "LOR-REPL.02")
            else:
                put_in_discard(m, frame.source)
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(MODE_VERB, 0), (MODE_VERB, 1)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[1] == 1:
            frame.slots = frame.slots[:SONG_LAW]

    def mode_words(self, m: LorcanaMatch, frame: Frame, number: int) -> Phrase:
        """Say what becomes of the song by that answer."""
        if number == 1:
            return Phrase("Va negli scarti", "It goes into the discard")
        law = laws.song_law(m, frame.slots[SONG_LAW])
        return Phrase("Va {where}", "It goes {where}").fill(where=law.where()) + law.reward()

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.script[frame.source].card.full_name
        return Phrase("{name}: dove va la canzone cantata?", "{name}: where does the song go?").fill(name=name)


def send_song(m: LorcanaMatch, frame: Frame) -> None:
    """Put the song that was sung where its singer sends it, and give what that is rewarded with.

    Rules: LOR-AMB.66.
    """
    law, singer, song = laws.song_law(m, frame.slots[SONG_LAW]), frame.slots[SONG_LAW + 1], frame.source
    if law.goes_to == TO_HAND:
        put_in_hand(m, song, "LOR-REPL.02")
    elif law.goes_to == TO_INKWELL:
        put_in_inkwell(m, song, law.exerted, m.everyone(), "LOR-REPL.02")
    else:
        put_in_deck(m, song, law.goes_to == TO_TOP, m.everyone(), "LOR-REPL.02")
    if law.once and m.zone[singer] == IN_PLAY:
        m.used += [singer, SONG_MOVED]
    if law.ability is not None:
        m.set_off(law.ability.node, singer, frame.seat, m.stamp[singer])
