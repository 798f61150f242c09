"""The course of a m, step by step: setup, the turn, its end. The main phase has its own module."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.answering import TARGET
from ludoteca.games.lorcana.acts.bases import CardQuestion, refuse_choice
from ludoteca.games.lorcana.acts.preparing import ALTER, BEGIN, KEEP
from ludoteca.games.lorcana.effects.lasting import durations, laws
from ludoteca.games.lorcana.flow.bag import Bag
from ludoteca.games.lorcana.flow.challenge_step import Challenge
from ludoteca.games.lorcana.flow.checks import lose
from ludoteca.games.lorcana.flow.damage import DealDamage
from ludoteca.games.lorcana.flow.keeping import SupportStep, VanishStep
from ludoteca.games.lorcana.flow.lore import gain_lore
from ludoteca.games.lorcana.flow.main import MainPhase, Move, Repeat, UseAbility
from ludoteca.games.lorcana.flow.play_step import PlayCard, ResolveAction
from ludoteca.games.lorcana.flow.steps import ALTER_HAND, MAIN_PHASE, TURN
from ludoteca.games.lorcana.flow.triggers import announce, announce_of_turn
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    ABOUT_DRAWING,
    ABOUT_LORE,
    ABOUT_READYING,
    BEGINNING,
    CANNOT,
    END_OF_TURN,
    END_PHASE,
    MAIN,
    NEXT_READY,
    ON_EXERTING,
    ON_LOG,
    ON_TURN,
    READIED,
    START_OF_TURN,
    THEIR_TURN_NOW,
    THIS_TURN,
    TO_BE_READIED,
    TO_READY,
    YOUR_NEXT_END,
    YOUR_NEXT_TURN,
)
from ludoteca.games.lorcana.state.zones import draw_cards, put_in_deck, ready_all_ink, shuffle_deck
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node, numbered
from ludoteca.kernel.house import WhoBegins
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase

OPENING_HAND: Final = 7
PACK_RUSH_HAND: Final = 5


def flow_nodes() -> list[Node]:
    """Make the beginning of every programme; the numbers in the module `steps` are places in it."""
    return numbered([step() for step in STEPS])


# -- Preparazione ------------------------------------------------------------------------------------------------


class Prepare(WhoBegins):
    """Who begins, shuffled decks, opening hands.

    Rules: LOR-SETUP.02, LOR-SETUP.03, LOR-SETUP.04, LOR-SETUP.05, LOR-SETUP.14, LOR-SETUP.15, LOR-VAR.03, LOR-SETUP.13.
    """

    acts = (BEGIN,)
    asked_by = "LOR-SETUP.14"

    def let_begin(self, m: LorcanaMatch, first: int) -> None:
        m.first = first

    def go_on(self, m: LorcanaMatch) -> None:
        m.tell("FirstPlayerDecided", m.first, (), "LOR-SETUP.02")
        m.active = m.first
        order = m.in_turn_order(m.first)
        for seat in order:
            shuffle_deck(m, seat, "LOR-SETUP.03")
        number = PACK_RUSH_HAND if m.options["format"] == "pack_rush" else OPENING_HAND
        for seat in order:
            draw_cards(m, seat, number, "LOR-SETUP.05")
        m.log = []
        m.push(TURN)
        if m.options["first_game"] == "no":
            for seat in reversed(order):
                m.push(ALTER_HAND, -1, seat)


class AlterHand(FlowStep):
    """Once, in turn order: any number of cards to the bottom of the deck, and as many drawn. Slots: these cards.

    The decks of those who altered their hands are shuffled when everybody has decided.

    Rules: LOR-SETUP.07, LOR-SETUP.08, LOR-SETUP.09, LOR-SETUP.10, LOR-SETUP.11, LOR-SETUP.12, LOR-SETUP.16, LOR-AMB.06.
    """

    acts = (ALTER, KEEP)
    asked_by = "LOR-SETUP.07"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not m.is_out(frame.seat):
            if frame.stage == 0:
                frame.waits = 1 << frame.seat
                return WAIT
            self.alter(m, frame)
        if m.stack[-2].node != ALTER_HAND:
            for seat in m.in_turn_order(m.first):
                if m.inked >> seat & 1:
                    shuffle_deck(m, seat, "LOR-SETUP.12")
            m.inked = 0
            m.log = []
        return DONE

    def alter(self, m: LorcanaMatch, frame: Frame) -> None:
        hand = len(m.hand[frame.seat])
        for card in frame.slots:
            put_in_deck(m, card, False, 1 << frame.seat, "LOR-SETUP.10")
        draw_cards(m, frame.seat, hand - len(m.hand[frame.seat]), "LOR-SETUP.11")
        m.tell("HandAltered", frame.seat, (len(frame.slots),), "LOR-SETUP.10")
        if frame.slots:
            m.inked |= 1 << frame.seat  # until the first turn: whose decks are to be shuffled

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        if not frame.slots:
            return Phrase(
                "Vuoi cambiare la mano? Scegli le carte da mettere in fondo al mazzo, o tienila.",
                "Alter your hand? Choose cards to put on the bottom of your deck, or keep it.",
            )
        return Phrase(
            "In fondo al mazzo: {n}. Scegline altre, oppure conferma e ripesca.",
            "To the bottom: {n}. Choose more, or confirm and draw as many.",
        ).fill(n=len(frame.slots))


# -- Il turno ----------------------------------------------------------------------------------------------------


class Turn(CardQuestion):
    """Ready, Set, Draw; the main phase; the end of the turn; then the next player's turn.

    Slots, while it is asked what to ready: BEGUN, and the cards chosen for it.

    Rules: LOR-TURN.01, LOR-TURN.02, LOR-TURN.03, LOR-TURN.11, LOR-AMB.10, LOR-TURN.06, LOR-TURN.17, LOR-TURN.18,
    LOR-AMB.65.
    """

    is_flow = True
    acts = (TARGET,)
    question = Phrase("Quali carte prepari?", "Which cards do you ready?")
    asked_by = "LOR-AMB.65"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        """Take one step after the other, until the main phase or until anything has to be seen to first."""
        seats = m.on_turn()
        while True:
            step = frame.stage
            frame.stage = (step + 1) % 6
            if m.out and m.out >> m.active & 1:
                frame.stage = 0
                clean_up(m)
                pass_the_turn(m)
                seats = m.on_turn()
            elif step == 0:
                if not frame.slots:
                    begin_turn(m, seats)
                    frame.slots = [BEGUN]
                if frame.slots[0] == BEGUN:
                    if (m.stale or m.laws & ABOUT_READYING) and self.asks_what_to_ready(m, frame, seats):
                        frame.stage = 0
                        return WAIT
                    ready_step(m, seats)
                if m.changed:
                    settle_checks(m)
                    seats = m.on_turn()
                if m.stack[-1] is not frame:
                    frame.stage = 0
                    frame.slots = [READIED_ALL]
                    return GO
                frame.slots = []
                if m.result is None and not m.out >> m.active & 1:
                    set_step(m, seats)
            elif step == 1:
                draw_step(m, seats)
            elif step == 2:
                m.phase = MAIN
                m.push(MAIN_PHASE)
                return GO
            elif step == 3:
                end_of_turn(m, seats)
            elif step == 4:
                if m.timed:
                    clean_up(m)
            else:
                close_turn(m, seats)
                seats = m.on_turn()
            if m.changed or m.triggers or m.result is not None:
                return GO

    def asks_what_to_ready(self, m: LorcanaMatch, frame: Frame, seats: list[int]) -> bool:
        """Ask whoever may not ready all of their cards for those that they ready; the others stay as they are."""
        for seat in seats:
            number, cards = laws.too_many_to_ready(m, seat)
            while cards:
                if sum([card in frame.slots[1:] for card in cards]) < number:
                    frame.waits = 1 << seat
                    return True
                for card in cards:
                    if card not in frame.slots[1:]:
                        durations.add_timed(m, CANNOT, card, TO_READY, -1, NEXT_READY, seat)
                number, cards = laws.too_many_to_ready(m, seat)
        return False

    def possible(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        return [card for card in laws.too_many_to_ready(m, seat)[1] if card not in frame.slots[1:]]

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, card) for card in self.possible(m, frame, seat)]

    def refuse_card(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> Refusal:
        return NOTHING_AGAINST if card in self.possible(m, frame, seat) else refuse_choice(m, seat, card)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])


def settle_checks(m: LorcanaMatch) -> None:
    """Check the state between steps after which the bag is not resolved yet.

    Rules: LOR-GSC.01, LOR-TURN.14.
    """
    while m.changed and m.result is None:
        m.changed = False
        m.check()


BEGUN: Final = 1
"""The first slot of a turn's frame while it is still asked what to ready."""
READIED_ALL: Final = 2
"""The same while it is asked, after readying, what becomes of a card that would be banished."""


def begin_turn(m: LorcanaMatch, seats: list[int]) -> None:
    """Begin a turn, and end effects until this turn.

    Rules: LOR-TURN.12, LOR-DUR.09.
    """
    m.turn += 1
    m.phase = BEGINNING
    m.inked = 0
    m.log = []
    m.used = []
    m.deeds = []
    m.before = []
    m.looped = ()
    m.touch(ON_TURN | ON_LOG)
    for seat in seats:
        m.tell("TurnBegan", seat, (m.turn,), "LOR-TURN.01")
    if m.timed:
        for seat in seats:
            durations.expire(m, YOUR_NEXT_TURN, seat)
            durations.begin_turn(m, seat)


def ready_step(m: LorcanaMatch, seats: list[int]) -> None:
    """Ready the active player's cards; start-of-turn abilities enter the bag.

    Rules: LOR-TURN.04, LOR-TURN.13, LOR-TURN.05.
    """
    for seat in seats:
        ready_cards(m, seat)
    for seat in seats:
        announce_of_turn(m, START_OF_TURN, seat)


def ready_cards(m: LorcanaMatch, seat: int) -> None:
    """Ready a player's ink and cards in play, where nothing forbids it. Rules: LOR-TURN.04, LOR-TURN.13."""
    ready_all_ink(m, seat)
    exerted = m.exerted
    readied: list[int] = []
    for card in m.play[seat]:
        if exerted[card] and not m.is_forbidden(card, TO_READY | TO_BE_READIED):
            readied.append(card)
    for card in readied:
        exerted[card] = 0
    if readied:
        m.touch(ON_EXERTING)
        m.tell("CardsReadied", seat, tuple(readied), "LOR-TURN.04")
    if m.timed:
        durations.expire(m, NEXT_READY, seat)
    for card in readied:
        if m.stale or (m.listening | m.script[card].mask) >> READIED & 1:
            announce(m, READIED, card, seat)


def set_step(m: LorcanaMatch, seats: list[int]) -> None:
    """Dry the characters; locations yield their lore.

    Rules: LOR-TURN.15, LOR-TURN.16, LOR-LOC.19, LOR-LOC.20, LOR-CARD.20, LOR-AMB.05, LOR-STATE.08.
    """
    for seat in seats:
        for card in m.play[seat]:
            m.drying[card] = 0
    if m.stale or m.located:
        for seat in seats:
            for card in m.play[seat]:
                if m.script[card].is_location:
                    value = m.lore_value(card)
                    if value > 0:
                        if not m.laws & ABOUT_LORE or laws.can_gain_lore(m, seat):
                            m.tell("LocationLore", seat, (card, value), "LOR-LOC.19")
                        gain_lore(m, seat, value, "LOR-LOC.19")


def draw_step(m: LorcanaMatch, seats: list[int]) -> None:
    """Draw a card for the active player, but not for who begins the match in that first turn.

    Rules: LOR-TURN.07, LOR-TURN.08, LOR-TURN.25, LOR-TURN.26, LOR-MULTI.08.
    """
    for seat in seats:
        if m.turn == 1 and seat == m.first:
            m.tell("DrawSkipped", seat, (), "LOR-TURN.08")
        elif (m.stale or m.laws & ABOUT_DRAWING) and laws.skips_draw(m, seat):
            m.tell("DrawSkipped", seat, (), "LOR-TURN.25")
        elif not laws.draws_allowed(m, seat, 1):
            m.tell("DrawSkipped", seat, (), "LOR-AMB.77")
        else:
            draw_cards(m, seat, 1, "LOR-TURN.07")


# -- Fine del turno ----------------------------------------------------------------------------------------------


def end_of_turn(m: LorcanaMatch, seats: list[int]) -> None:
    """Begin the end phase and announce the end of the turn. Rules: LOR-TURN.21, LOR-TURN.11."""
    m.phase = END_PHASE
    for seat in seats:
        announce_of_turn(m, END_OF_TURN, seat)


def clean_up(m: LorcanaMatch) -> None:
    """End what lasts for this turn; what that sets off is still of this turn.

    Rules: LOR-TURN.22, LOR-TURN.23, LOR-DUR.08.
    """
    if not m.timed:
        return
    durations.expire(m, THIS_TURN, m.active)
    for seat in range(m.seats):
        if m.is_on_turn(seat):
            durations.expire(m, THEIR_TURN_NOW, seat)


def close_turn(m: LorcanaMatch, seats: list[int]) -> None:
    """Close the turn of these seats and pass it on. Rules: LOR-TURN.24, LOR-GSC.03, LOR-MULTI.05."""
    for seat in seats:
        m.tell("TurnEnded", seat, (m.turn,), "LOR-TURN.24")
    for seat in seats:
        if m.options["deck_out"] == "turn_end" and not m.deck[seat] and m.options["format"] != "pack_rush":
            lose(m, seat, "LOR-GSC.03", Phrase("Turno finito a mazzo vuoto.", "Ended a turn with an empty deck."))
    if m.result is None:
        pass_the_turn(m)


def pass_the_turn(m: LorcanaMatch) -> None:
    """Pass it to the next player on the left, or to the next team, its first in turn order being active.

    Where a player has left the match, what lasts until that player's turn ends now.

    Rules: LOR-MULTI.03, LOR-MULTI.07, LOR-MULTI.11.
    """
    together = m.cast.together
    order = m.cast.orders[m.first]
    before = m.team_mask(m.active) if together else 1 << m.active
    last = first_of(order, before)
    for seat in m.cast.orders[(last + 1) % m.seats]:
        if before >> seat & 1 and seat != last:
            continue
        team = m.team_mask(seat) if together else 1 << seat
        expire_for_those_who_left(m, team & m.out)
        if team & ~m.out:
            m.active = first_of(order, team & ~m.out)
            break
    m.touch(ON_TURN)


def expire_for_those_who_left(m: LorcanaMatch, seats: int) -> None:
    """End what lasts until the turn of these seats, a bit mask, which would come now."""
    for seat in range(m.seats):
        if seats >> seat & 1:
            durations.expire(m, YOUR_NEXT_TURN, seat)
            durations.expire(m, YOUR_NEXT_END, seat)
            durations.expire(m, NEXT_READY, seat)


def first_of(order: list[int], seats: int) -> int:
    """Return who of these seats, a bit mask, comes first."""
    for seat in order:
        if seats >> seat & 1:
            return seat
    return -1


STEPS: Final[tuple[type[Node], ...]] = (
    Bag,
    Prepare,
    AlterHand,
    Turn,
    MainPhase,
    PlayCard,
    ResolveAction,
    Challenge,
    Move,
    UseAbility,
    DealDamage,
    SupportStep,
    VanishStep,
    Repeat,
)
"""The kinds of steps with which every programme begins, in the order of their numbers."""
