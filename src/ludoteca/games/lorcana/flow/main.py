"""The main phase: everything that the active player may do, and doing it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.abilities import USE, can_use, ink_in_all
from ludoteca.games.lorcana.acts.answering import AMOUNT, TARGET
from ludoteca.games.lorcana.acts.bases import CardQuestion
from ludoteca.games.lorcana.acts.from_hand import FREE, INK, PLAY, SHIFT, SING, is_payable
from ludoteca.games.lorcana.acts.in_play import (
    BOOST,
    CHALLENGE,
    MOVE,
    QUEST,
    can_boost,
    move_targets,
    own_locations,
    refuse_location,
)
from ludoteca.games.lorcana.acts.turns import END_TURN, REPEAT
from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.bag import begin_effect
from ludoteca.games.lorcana.flow.challenge import (
    WHAT_QUESTING_TAKES,
    challenge_targets,
    may_challenge_drying,
    reached_alike,
    within_reach,
)
from ludoteca.games.lorcana.flow.playing import can_be_sung, can_shift, price
from ludoteca.games.lorcana.flow.repeating import WITHIN, loop_of
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.cards import RECKLESS
from ludoteca.games.lorcana.state.match import NO_NUMBERS, LorcanaMatch
from ludoteca.games.lorcana.state.script import Activated
from ludoteca.games.lorcana.state.terms import (
    ABOUT_CARDS_UNDER,
    ABOUT_CHALLENGING,
    ABOUT_FREE_CARDS,
    ABOUT_INKING,
    ABOUT_MOVING,
    ABOUT_PLAYING,
    ABOUT_PRICES,
    CHALLENGE_MADE,
    CHALLENGE_READY,
    MOVED,
    MOVES,
    MUST_CHALLENGE,
    MUST_QUEST,
    ON_LOG,
    ON_PLACES,
    PAYS_FOR_ABILITY,
    QUEST_DRYING,
    QUESTED,
    TO_CHALLENGE,
    TO_EXERT,
)
from ludoteca.games.lorcana.state.zones import pay_ink, replaced
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase

ABOUT_WAYS_TO_PLAY: Final = ABOUT_PRICES | ABOUT_PLAYING | ABOUT_FREE_CARDS
"""Without laws about these, a plain card is played for its printed ink."""
WHAT_CHALLENGING_TAKES: Final = TO_CHALLENGE | TO_EXERT
"""A character that is forbidden any of these cannot challenge."""
UNASKED: Final = -2
"""Stands for what `reached_alike` will say, as long as there was nobody to ask it for."""
MOST_ROUNDS: Final = 60
"""So many times at most a loop is repeated at once."""


class MainPhase(FlowStep):
    """Any number of actions in any order, until the player ends the turn.

    Where a team takes its turn together, any of its players may take the next action; slots: those who have ended.

    Rules: LOR-TURN.09, LOR-TIME.08, LOR-TIME.09, LOR-TURN.19, LOR-MULTI.11, LOR-RECK.02, LOR-RECK.03, LOR-RECK.04,
    LOR-RECK.05.
    """

    acts = (PLAY, INK, QUEST, CHALLENGE, END_TURN, USE, SHIFT, SING, FREE, MOVE, BOOST, REPEAT)
    question = Phrase("Il tuo turno: che cosa fai?", "Your turn: what do you do?")
    asked_by = "LOR-TURN.09"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if m.left:
            m.left = []
            m.buried = []
        if not m.cast.together:
            if frame.slots or m.out >> m.active & 1:
                return DONE
            frame.waits = 1 << m.active
            return WAIT
        for seat in m.on_turn():
            if seat not in frame.slots:
                frame.waits |= 1 << seat
        return WAIT if frame.waits else DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        if m.stale:
            m.refresh()
        options: list[Raw] = []
        hand_options(m, seat, options)
        if not table_options(m, seat, options):
            options.append((END_TURN.number,))
        if m.looped:
            if m.looped in options:
                options.remove(m.looped)
        elif m.before and loop_of(m, seat):
            options.append((REPEAT.number,))
        return options


# -- what may be done --------------------------------------------------------------------------------------------


def hand_options(m: LorcanaMatch, seat: int, options: list[Raw]) -> None:
    """Add inking and playing.

    Rules: LOR-MAIN.01, LOR-PLAY.03, LOR-PLAY.11, LOR-INK.03, LOR-INK.05, LOR-AMB.64.
    """
    ready = m.ready_ink[seat]
    other_inks = m.laws & ABOUT_INKING
    inked = m.inked >> 8 * seat & 255
    may_ink = inked < laws.inks_allowed(m, seat) if other_inks else not inked
    regular = not m.laws & ABOUT_WAYS_TO_PLAY
    scripts = m.script
    ink, play = INK.number, PLAY.number
    for card in m.hand[seat]:
        script = scripts[card]
        if may_ink and (script.inkable or (other_inks and laws.is_inkable(m, seat, card))):
            options.append((ink, card))
        if not regular or not script.is_plain:
            ways_to_play(m, seat, card, options)
        elif script.cost <= ready:
            options.append((play, card))
    if m.cast.uses_discards:
        for card in m.discard[seat]:
            if may_ink and scripts[card].inkable and laws.inks_from_discard(m, seat, card):
                options.append((ink, card))
            if laws.plays_from_discard(m, seat, card):
                ways_to_play(m, seat, card, options)
    if m.laws & ABOUT_CARDS_UNDER:
        for card in laws.playable_from_under(m, seat):
            ways_to_play(m, seat, card, options)


def ways_to_play(m: LorcanaMatch, seat: int, card: int, options: list[Raw]) -> None:
    """Add playing a card with more than its ink to think of.

    Rules: LOR-SONG.06, LOR-SHIFT.05, LOR-PLAY.13, LOR-COST.06.
    """
    script = m.script[card]
    about = m.laws | script.own_about
    if about & ABOUT_PLAYING and laws.may_play(m, seat, card):
        return
    cost = price(m, seat, card) if about & ABOUT_PRICES else script.cost
    if cost <= m.ready_ink[seat]:
        options.append((PLAY.number, card))
    if (script.shift is not None or about & ABOUT_PLAYING) and can_shift(m, seat, card):
        options.append((SHIFT.number, card))
    if script.is_song and can_be_sung(m, seat, card):
        options.append((SING.number, card))
    if about & ABOUT_FREE_CARDS:
        for index, instead in laws.alternate_costs(m, seat, card):
            if instead is None or is_payable(m, instead, card, seat):
                options.append((FREE.number, card, index))


def table_options(m: LorcanaMatch, seat: int, options: list[Raw]) -> bool:
    """Add what cards in play can do; tell whether one must challenge or quest before the turn ends.

    Rules: LOR-LOC.24, LOR-CHAL.07.
    """
    must_act = False
    scripts = m.script
    exerted = m.exerted
    drying = m.drying
    keywords = m.keywords_of
    cannot = m.cannot_of
    own = m.play[seat]
    locations = own_locations(m, seat) if m.located >> seat & 1 else NO_NUMBERS
    needed = UNASKED
    targets = NO_NUMBERS  # where something lets some characters challenge what others cannot, those within reach
    for card in own:
        script = scripts[card]
        if script.is_character:
            if not exerted[card]:
                dry = not drying[card]
                reckless = keywords[card] & RECKLESS
                if (
                    (dry or m.can_of[card] & QUEST_DRYING)
                    and not reckless
                    and not cannot[card] & WHAT_QUESTING_TAKES
                    and not (m.laws & ABOUT_CHALLENGING and laws.another_did(m, card, QUESTED))
                ):
                    options.append((QUEST.number, card))
                    if m.permits & MUST_QUEST and m.can_of[card] & MUST_QUEST:
                        must_act = True
                if needed == UNASKED:
                    if m.wards or m.targets or m.permits & CHALLENGE_READY:
                        targets = within_reach(m, seat)
                        needed = 0 if targets else -1
                    else:
                        needed = reached_alike(m, seat)
                if needed >= 0 and (dry or may_challenge_drying(m, card)):
                    if (
                        not cannot[card] & WHAT_CHALLENGING_TAKES
                        and (not needed or keywords[card] & needed)
                        and not (m.laws & ABOUT_CHALLENGING and laws.another_did(m, card, CHALLENGE_MADE))
                    ):
                        if not targets or challenge_targets(m, card, targets):
                            options.append((CHALLENGE.number, card))
                            if reckless or (m.permits & MUST_CHALLENGE and m.can_of[card] & MUST_CHALLENGE):
                                must_act = True
            if locations and move_targets(m, card, locations):
                options.append((MOVE.number, card))
        if script.is_usable and card not in m.silenced:
            if script.boost and can_boost(m, seat, card):
                options.append((BOOST.number, card))
            for ability in script.activated:
                if can_use(m, seat, card, ability):
                    options.append((USE.number, card, ability.place))
    for card, index in m.granted:
        granted = m.cast.abilities[index]
        if m.owner[card] == seat and isinstance(granted, Activated) and can_use(m, seat, card, granted):
            raw = (USE.number, card, index)
            if raw not in options:
                options.append(raw)
    return must_act


# -- locations ---------------------------------------------------------------------------------------------------


def move_character(m: LorcanaMatch, card: int, location: int) -> None:
    """Put a character at a location.

    Rules: LOR-LOC.10, LOR-LOC.21, LOR-LOC.22, LOR-LOC.08, LOR-LOC.23, LOR-AMB.21.
    """
    before = m.at[card]
    m.at = replaced(m.at, card, location)
    seat = m.owner[card]
    m.log.append((MOVED, seat, card))
    m.touch(ON_PLACES | ON_LOG)
    m.tell("Moved", seat, (card, location), "LOR-LOC.03")
    announce(m, MOVES, card, seat, location, 1 if before >= 0 else 0)


class Move(CardQuestion):
    """move: to which location, the cost, and the character is there."""

    acts = (TARGET,)
    question = Phrase("In quale luogo si sposta?", "Move to which location?")
    asked_by = "LOR-LOC.03"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not frame.slots:
            possible = self.possible(m, frame)
            if len(possible) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            frame.slots = possible
        cost = laws.move_cost(m, frame.source, frame.slots[0])
        if m.laws & ABOUT_MOVING:
            laws.use_up_move_discount(m, frame.source, frame.slots[0], cost)
        pay_ink(m, frame.seat, cost)
        move_character(m, frame.source, frame.slots[0])
        return DONE

    def possible(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return move_targets(m, frame.source, own_locations(m, frame.seat))

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, location) for location in self.possible(m, frame)]

    def refuse_card(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> Refusal:
        return refuse_location(m, frame.source, card)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]


# -- abilities ---------------------------------------------------------------------------------------------------


# The slots of a UseAbility frame.
ABILITY: Final = 0
IS_FREE: Final = 1
"""1 where nothing is paid for it."""
INK_DUE: Final = 2
"""The ink in all, where that is less than what is written; -1 elsewhere."""


class UseAbility(Node):
    """Every cost in turn, then the effect at once: it does not use the bag.

    Rules: LOR-ABIL.05, LOR-ABIL.12, LOR-ABIL.13, LOR-ABIL.20, LOR-COST.09.
    """

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        ability = m.cast.abilities[frame.slots[ABILITY]]
        assert isinstance(ability, Activated)
        if frame.stage == 0:
            begin_effect(m, frame)
            m.tell("AbilityUsed", frame.seat, (frame.source,), "LOR-ABIL.05")
            if ability.most:
                m.used += [frame.source, ability.place]
            frame.slots.append(1 if laws.ability_is_free(m, frame.source, ability.place) else 0)
            frame.slots.append(self.reduced(m, frame, ability))
        step = frame.stage
        frame.stage = step + 1
        if step < len(ability.costs):
            cost = ability.costs[step]
            if frame.slots[IS_FREE] and not (ability.exerts and step == 0):
                return GO
            if frame.slots[INK_DUE] >= 0 and isinstance(cost, Verb) and cost.is_only_ink():
                pay_ink(m, frame.seat, frame.slots[INK_DUE], PAYS_FOR_ABILITY)
                frame.slots[INK_DUE] = 0
            else:
                push_child(m, frame, cost)
            return GO
        if step == len(ability.costs):
            push_child(m, frame, ability.effect)
            return GO
        return DONE

    def reduced(self, m: LorcanaMatch, frame: Frame, ability: Activated) -> int:
        """Return the ink in all, where something makes it less; else -1, and every part is paid as it is written."""
        return ink_in_all(m, frame, ability) if laws.ability_discount(m, frame.seat, frame.source) else -1


# -- loops -----------------------------------------------------------------------------------------------------------


class Repeat(Node):
    """How often, and the loop is done; afterwards its player must do something else.

    Rules: LOR-TIME.11.
    """

    question = Phrase("Quante volte ancora si ripete il ciclo?", "How many more times is the loop repeated?")
    asked_by = "LOR-TIME.11"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not frame.slots:
            frame.waits = 1 << frame.seat
            return WAIT
        loop = loop_of(m, frame.seat)
        m.tell("LoopRepeated", frame.seat, (frame.slots[0],), "LOR-TIME.11")
        m.stack.pop()  # this frame: the main phase goes on
        self.go_round(m, loop * frame.slots[0])
        m.looped = loop[0]
        return GO

    def go_round(self, m: LorcanaMatch, choices: list[Raw]) -> None:
        """Make these choices, as long as they are on offer."""
        for raw in choices:
            m.settle()
            if not m.choose_again(raw[1:] if raw[0] == WITHIN else raw):
                return

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(AMOUNT.number, number) for number in range(1, MOST_ROUNDS + 1)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]
