"""The main phase: everything that the active player may do, and doing it."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.lorcana.bag import begin_effect
from ludoteca.games.lorcana.cards import RECKLESS, SUPPORT
from ludoteca.games.lorcana.challenge import (
    challenge_targets,
    exert,
    may_challenge_drying,
    reached_alike,
    within_reach,
)
from ludoteca.games.lorcana.language.bases import Verb
from ludoteca.games.lorcana.lasting import laws
from ludoteca.games.lorcana.lore import gain_lore
from ludoteca.games.lorcana.playing import ALTERNATE, BY_SHIFT, BY_SINGING, FOR_INK, can_be_sung, can_shift, price
from ludoteca.games.lorcana.repeating import forget, loop_of, note
from ludoteca.games.lorcana.script import Activated
from ludoteca.games.lorcana.state import (
    BOOST_VERB,
    CHALLENGE,
    END,
    FREE,
    INK,
    MOVE,
    NO_NUMBERS,
    PLAY,
    QUEST,
    REPEAT,
    SHIFT_VERB,
    SING,
    USE,
    LorcanaMatch,
)
from ludoteca.games.lorcana.steps import CHALLENGE_STEP, MOVE_STEP, PLAY_CARD, REPEAT_STEP, SUPPORT_STEP, USE_ABILITY
from ludoteca.games.lorcana.terms import (
    ABOUT_ABILITIES,
    ABOUT_FREE_CARDS,
    ABOUT_INKING,
    ABOUT_PLAYING,
    ABOUT_PRICES,
    BOOSTED,
    CHALLENGE_READY,
    MOVED,
    MOVES,
    ON_LOG,
    ON_PLACES,
    ON_TURN,
    PUT_UNDER,
    QUESTED,
    QUESTS,
    TO_CHALLENGE,
    TO_EXERT,
    TO_MOVE,
    TO_QUEST,
)
from ludoteca.games.lorcana.triggers import announce, is_used
from ludoteca.games.lorcana.zones import pay_ink, put_in_inkwell, put_under, replaced
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.rules import rule
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase

BOOST_USED = -1
"""Stands for the keyword Boost in the list of abilities used this turn."""
ABOUT_WAYS_TO_PLAY: Final = ABOUT_PRICES | ABOUT_PLAYING | ABOUT_FREE_CARDS
"""Without laws about these, a plain card is played for its printed ink."""
WHAT_QUESTING_TAKES: Final = TO_QUEST | TO_EXERT
WHAT_CHALLENGING_TAKES: Final = TO_CHALLENGE | TO_EXERT
"""A character that is forbidden any of these cannot do it."""
UNASKED: Final = -2
"""Stands for what `reached_alike` will say, as long as there was nobody to ask it for."""


class MainPhase(Node):
    """Any number of actions in any order, until the player ends the turn.

    Where a team takes its turn together, any of its players may take the next action; slots: those who have ended.
    """

    enforces: ClassVar[tuple[str, ...]] = (
        "LOR-TURN.09",
        "LOR-TIME.08",
        "LOR-TIME.09",
        "LOR-TURN.19",
        "LOR-MULTI.11",
        "LOR-RECK.02",
        "LOR-RECK.03",
        "LOR-RECK.04",
        "LOR-RECK.05",
    )

    is_flow = True
    starts_chain = True

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
        found: list[Raw] = []
        hand_options(m, seat, found)
        if not table_options(m, seat, found):
            found.append((END,))
        if m.looped:
            if m.looped in found:
                found.remove(m.looped)
        elif m.before and loop_of(m, seat):
            found.append((REPEAT,))
        return found

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if seat != m.active:
            m.active = seat
            m.touch(ON_TURN)
            forget(m)
        verb = raw[0]
        if verb == END:
            frame.slots.append(seat)
            m.tell("TurnEnding", seat, (), "LOR-TURN.19")
            return
        if verb == REPEAT:
            m.push(REPEAT_STEP, -1, seat)
            return
        note(m, seat, raw)
        m.looped = ()
        card = raw[1]
        if verb == PLAY:
            self.play(m, seat, card, FOR_INK)
        elif verb == INK:
            ink_card(m, seat, card)
        elif verb == QUEST:
            quest(m, card)
        elif verb == CHALLENGE:
            m.push(CHALLENGE_STEP, card, seat)
        elif verb == USE:
            pushed = m.push(USE_ABILITY, card, seat)
            pushed.slots = [raw[2]]
            pushed.place = m.stamp[card]
        elif verb == MOVE:
            m.push(MOVE_STEP, card, seat)
        elif verb == BOOST_VERB:
            boost(m, seat, card)
        elif verb == SHIFT_VERB:
            self.play(m, seat, card, BY_SHIFT)
        elif verb == SING:
            self.play(m, seat, card, BY_SINGING)
        else:
            self.play(m, seat, card, ALTERNATE + raw[2])

    def play(self, m: LorcanaMatch, seat: int, card: int, way: int) -> None:
        pushed = m.push(PLAY_CARD, card, seat)
        pushed.place = m.stamp[card]
        pushed.slots = [way, 0]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Il tuo turno: che cosa fai?", "Your turn: what do you do?")

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-TURN.09"


# -- what may be done --------------------------------------------------------------------------------------------


def hand_options(m: LorcanaMatch, seat: int, found: list[Raw]) -> None:
    """Inking and playing.

    Rules: LOR-MAIN.01, LOR-PLAY.03, LOR-PLAY.11, LOR-INK.03, LOR-INK.05.
    """
    ready = m.ready_ink[seat]
    other_inks = m.laws & ABOUT_INKING
    inked = m.inked >> 8 * seat & 255
    may_ink = not inked or bool(other_inks and inked < laws.inks_allowed(m, seat))
    regular = not m.laws & ABOUT_WAYS_TO_PLAY
    scripts = m.script
    for card in m.hand[seat]:
        script = scripts[card]
        if may_ink and (script.inkable or (other_inks and laws.is_inkable(m, seat, card))):
            found.append((INK, card))
        if not regular or not script.is_plain:
            ways_to_play(m, seat, card, found)
        elif script.cost <= ready:
            found.append((PLAY, card))


def ways_to_play(m: LorcanaMatch, seat: int, card: int, found: list[Raw]) -> None:
    """Playing a card with more than its ink to think of.

    Rules: LOR-SONG.06, LOR-SHIFT.05, LOR-PLAY.13, LOR-COST.06.
    """
    script = m.script[card]
    about = m.laws | script.own_about
    if about & ABOUT_PLAYING and laws.may_play(m, seat, card):
        return
    cost = price(m, seat, card) if about & ABOUT_PRICES else script.cost
    if cost <= m.ready_ink[seat]:
        found.append((PLAY, card))
    if script.shift is not None and can_shift(m, seat, card):
        found.append((SHIFT_VERB, card))
    if script.is_song and can_be_sung(m, seat, card):
        found.append((SING, card))
    if about & ABOUT_FREE_CARDS:
        for index, instead in laws.alternate_costs(m, seat, card):
            if instead is None or is_payable(m, instead, card, seat):
                found.append((FREE, card, index))


def is_payable(m: LorcanaMatch, cost: object, card: int, seat: int) -> bool:
    frame = Frame(-1, card, seat)
    frame.place = m.stamp[card]
    return isinstance(cost, Verb) and cost.payable(m, frame)


def table_options(m: LorcanaMatch, seat: int, found: list[Raw]) -> bool:
    """Questing, challenging, moving, abilities; True when a Reckless character must challenge before the turn ends.

    Rules: LOR-LOC.24, LOR-CHAL.07.
    """
    must_challenge = False
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
                if dry and not reckless and not cannot[card] & WHAT_QUESTING_TAKES:
                    found.append((QUEST, card))
                if needed == UNASKED:
                    if m.wards or m.targets or m.permits & CHALLENGE_READY:
                        targets = within_reach(m, seat)
                        needed = 0 if targets else -1
                    else:
                        needed = reached_alike(m, seat)
                if needed >= 0 and (dry or may_challenge_drying(m, card)):
                    if not cannot[card] & WHAT_CHALLENGING_TAKES and (not needed or keywords[card] & needed):
                        if not targets or challenge_targets(m, card, targets):
                            found.append((CHALLENGE, card))
                            if reckless:
                                must_challenge = True
            if locations and move_targets(m, card, locations):
                found.append((MOVE, card))
        if script.is_usable:
            if script.boost and can_boost(m, seat, card):
                found.append((BOOST_VERB, card))
            for ability in script.activated:
                if can_use(m, seat, card, ability):
                    found.append((USE, card, ability.place))
    for card, place in m.granted:
        granted = m.cast.abilities[place]
        if m.owner[card] == seat and isinstance(granted, Activated) and can_use(m, seat, card, granted):
            raw = (USE, card, place)
            if raw not in found:
                found.append(raw)
    return must_challenge


# -- inking ------------------------------------------------------------------------------------------------------


@rule("LOR-INK.03", "LOR-INK.06", "LOR-INK.07", "LOR-INK.11", "LOR-INK.19", "LOR-TURN.10")
def ink_card(m: LorcanaMatch, seat: int, card: int) -> None:
    """The card is shown to everybody, then goes face down and ready into the inkwell."""
    everyone = m.cast.everyone
    m.inked += 1 << 8 * seat
    m.reveal(card, everyone)
    m.tell("CardInked", seat, (card,), "LOR-INK.06")
    put_in_inkwell(m, card, False, everyone, "LOR-INK.07")


# -- questing ----------------------------------------------------------------------------------------------------


def may_quest(m: LorcanaMatch, card: int) -> bool:
    """Rules: LOR-QUEST.03, LOR-QUEST.04, LOR-QUEST.05, LOR-RECK.01, LOR-RUSH.02, LOR-LORE.03, LOR-MAIN.06,
    LOR-MAIN.07, LOR-CARD.02.
    """
    if m.exerted[card] or m.drying[card] or not m.script[card].is_character:
        return False
    if m.stale:
        m.refresh()
    return not m.keywords_of[card] & RECKLESS and not m.cannot_of[card] & WHAT_QUESTING_TAKES


def quest(m: LorcanaMatch, card: int) -> None:
    """The character is exerted, and its player gains its lore; what this sets off comes afterwards.

    Rules: LOR-QUEST.01, LOR-QUEST.02, LOR-QUEST.06, LOR-QUEST.07, LOR-QUEST.08, LOR-CARD.19.
    """
    seat = m.owner[card]
    exert(m, card, "LOR-QUEST.01")
    m.log.append((QUESTED, seat, card))
    m.touch(ON_LOG)
    m.tell("Quested", seat, (card,), "LOR-QUEST.01")
    gain_lore(m, seat, m.lore_value(card), "LOR-QUEST.02")
    announce(m, QUESTS, card, seat)
    if m.has(card, SUPPORT):
        m.set_off(SUPPORT_STEP, card, seat, m.stamp[card], card)


# -- locations ---------------------------------------------------------------------------------------------------


def own_locations(m: LorcanaMatch, seat: int) -> list[int]:
    """The player's locations in play."""
    return [card for card in m.play[seat] if m.script[card].is_location]


def move_targets(m: LorcanaMatch, card: int, locations: list[int]) -> list[int]:
    """The locations to which this character may move.

    Rules: LOR-LOC.03, LOR-LOC.04, LOR-LOC.05, LOR-LOC.07, LOR-LOC.09, LOR-AMB.20, LOR-MAIN.05, LOR-AMB.04,
    LOR-LOC.06, LOR-LOC.02.
    """
    found: list[int] = []
    if not m.is_forbidden(card, TO_MOVE):
        ready = m.ready_ink[m.owner[card]]
        for place in locations:
            if place != m.at[card] and laws.move_cost(m, card, place) <= ready:
                found.append(place)
    return found


@rule("LOR-LOC.10", "LOR-LOC.21", "LOR-LOC.22", "LOR-LOC.08", "LOR-LOC.23", "LOR-AMB.21")
def move_character(m: LorcanaMatch, card: int, place: int) -> None:
    before = m.at[card]
    m.at = replaced(m.at, card, place)
    seat = m.owner[card]
    m.log.append((MOVED, seat, card))
    m.touch(ON_PLACES | ON_LOG)
    m.tell("Moved", seat, (card, place), "LOR-LOC.03")
    announce(m, MOVES, card, seat, place, 1 if before >= 0 else 0)


class Move(Node):
    """move: to which location, the cost, and the character is there."""

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not frame.slots:
            possible = self.possible(m, frame)
            if len(possible) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            frame.slots = possible
        pay_ink(m, frame.seat, laws.move_cost(m, frame.source, frame.slots[0]))
        move_character(m, frame.source, frame.slots[0])
        return DONE

    def possible(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return move_targets(m, frame.source, own_locations(m, frame.seat))

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, place) for place in self.possible(m, frame)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("In quale luogo si sposta?", "Move to which location?")

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-LOC.03"


# -- abilities ---------------------------------------------------------------------------------------------------


def can_use(m: LorcanaMatch, seat: int, card: int, ability: Activated) -> bool:
    """Whether every part of the cost can be paid.

    Rules: LOR-ABIL.01, LOR-ABIL.06, LOR-ABIL.07, LOR-ABIL.11, LOR-ABIL.14, LOR-ABIL.16, LOR-ABIL.17, LOR-MAIN.02,
    LOR-MAIN.03, LOR-MAIN.04, LOR-MAIN.09, LOR-PLAY.07, LOR-PLAY.08, LOR-AMB.03.
    """
    if ability.exerts:
        if m.exerted[card] or (m.drying[card] and m.script[card].is_character):
            return False
        if m.stale:
            m.refresh()
        if m.cannot_of[card] & TO_EXERT:
            return False
    if ability.once and is_used(m, card, ability.place):
        return False
    if ability.is_plain and ability.given is None and not m.laws & ABOUT_ABILITIES:
        return ability.ink <= m.ready_ink[seat]
    frame = Frame(-1, card, seat)
    frame.place = m.stamp[card]
    if ability.given is not None and not ability.given.holds(m, frame):
        return False
    if laws.ability_is_free(m, card, ability.place):
        return True
    ink = ink_in_all(m, frame, ability)
    for cost in ability.costs:
        if isinstance(cost, Verb) and not cost.is_only_ink():
            ink += cost.ink(m, frame)
            if not cost.payable(m, frame):
                return False
    return ink <= m.ready_ink[seat]


@rule("LOR-ABIL.20")
def ink_in_all(m: LorcanaMatch, frame: Frame, ability: Activated) -> int:
    """The ink of the ability's cost in all, less what makes abilities of the card cheaper."""
    total = 0
    for cost in ability.costs:
        if isinstance(cost, Verb) and cost.is_only_ink():
            total += cost.ink(m, frame)
    return max(0, total - laws.ability_discount(m, frame.seat, frame.source)) if total else 0


class UseAbility(Node):
    """Every cost in turn, then the effect at once: it does not use the bag.

    Slots: the ability; 1 where it is used for free; the ink in all where that is less than what is written.
    """

    enforces: ClassVar[tuple[str, ...]] = ("LOR-ABIL.05", "LOR-ABIL.12", "LOR-ABIL.13", "LOR-ABIL.20", "LOR-COST.09")

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        ability = m.cast.abilities[frame.slots[0]]
        assert isinstance(ability, Activated)
        if frame.at == 0:
            begin_effect(m, frame)
            m.tell("AbilityUsed", frame.seat, (frame.source,), "LOR-ABIL.05")
            if ability.once:
                m.used += [frame.source, ability.place]
            frame.slots.append(1 if laws.ability_is_free(m, frame.source, ability.place) else 0)
            frame.slots.append(self.reduced(m, frame, ability))
        step = frame.at
        frame.at = step + 1
        if step < len(ability.costs):
            cost = ability.costs[step]
            if frame.slots[1] and not (ability.exerts and step == 0):
                return GO
            if frame.slots[2] >= 0 and isinstance(cost, Verb) and cost.is_only_ink():
                pay_ink(m, frame.seat, frame.slots[2])
                frame.slots[2] = 0
            else:
                push_child(m, frame, cost)
            return GO
        if step == len(ability.costs):
            push_child(m, frame, ability.effect)
            return GO
        return DONE

    def reduced(self, m: LorcanaMatch, frame: Frame, ability: Activated) -> int:
        """The ink in all, where something makes it less; else -1, and every part is paid as it is written."""
        return ink_in_all(m, frame, ability) if laws.ability_discount(m, frame.seat, frame.source) else -1


# -- Boost -------------------------------------------------------------------------------------------------------


@rule("LOR-BOOST.01", "LOR-BOOST.02")
def can_boost(m: LorcanaMatch, seat: int, card: int) -> bool:
    return m.script[card].boost <= m.ready_ink[seat] and not is_used(m, card, BOOST_USED)


@rule("LOR-BOOST.03", "LOR-BOOST.04", "LOR-BOOST.05")
def boost(m: LorcanaMatch, seat: int, card: int) -> None:
    """The top card of the deck goes face down under the card: not drawn, not played, looked at by nobody."""
    m.used += [card, BOOST_USED]
    pay_ink(m, seat, m.script[card].boost)
    if m.deck[seat]:
        top = m.deck[seat][-1]
        put_under(m, top, card, False)
        m.log.append((PUT_UNDER, seat, card))
        m.tell("Boosted", seat, (card,), "LOR-BOOST.01")
        announce(m, BOOSTED, card, seat)
