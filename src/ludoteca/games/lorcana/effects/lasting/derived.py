"""What all that is in force makes of every card: values, keywords, permissions, gained abilities.

Statics of cards in play and timed effects are applied in the order of what they need to know: printed facts, then
keywords, then values. The columns begin as the printed ones, which all matches of a cast share, and are replaced.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting.modifiers import (
    CHALLENGES_READY,
    GAINS_CLASS,
    GRANTED_STATIC,
    NOT_BELOW_PRINTED,
    NOT_GAINED,
    SHUNS,
    WARDED,
    Change,
    Modifier,
)
from ludoteca.games.lorcana.effects.lasting.statics_rules import AnyNameForShift
from ludoteca.games.lorcana.state.cards import CHALLENGER, EVERY_ABILITY, RESIST, SINGER
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import BY_KEYWORDS, Static, Triggered
from ludoteca.games.lorcana.state.terms import (
    ABOUT_INKING,
    ABOUT_PLAYING,
    ABOUT_PRICES,
    ANY_NAME_FOR_SHIFT,
    CAN,
    CANNOT,
    EXTRA_INK,
    GRANTED,
    KEYWORD,
    LORE,
    LOSES,
    NAMED_BAN,
    NEXT_COSTS_LESS,
    ON_CHALLENGE,
    ON_PILES,
    STANDING,
    STRENGTH,
    THEIR_NEXT_TURN,
    TURN_TRIGGER,
    WILLPOWER,
)
from ludoteca.kernel.frames import Frame

MOST_ROUNDS: Final = 8
"""Keywords that depend on keywords settle long before that."""


OF_AN_EFFECT: Final = 1
"""The stage of the view of a static that an effect has put into force, rather than its card."""
InForce = tuple[Static, Frame]
"""A static, and the view of the card it comes from (or -1) and of its player."""


class Deriving:
    """The work of one derivation, where anything is in force."""

    def __init__(self, m: LorcanaMatch) -> None:
        self.m = m
        self.listening = 0
        self.depends = 0
        self.found: list[InForce] = []
        self.orders = 0
        """The orders of what was found, as a bit mask."""
        self.lost: dict[int, int] = {}
        """By card: the keywords it has lost and cannot gain."""
        self.floors: list[int] = []
        """Cards whose Strength cannot be reduced below what is printed."""
        self.gained = False
        """A keyword was gained that the card did not have."""
        self.permits = 0
        self.grants = False
        """A static in force may give abilities."""
        self.granted: list[tuple[int, int]] = []
        self.wards: list[tuple[int, int, int]] = []
        self.targets: list[tuple[int, int, int]] = []
        self.rules: list[tuple[int, int]] = []
        self.classed: list[tuple[int, str]] = []

    def gather_timed(self) -> None:
        """Gather statics for a time, and abilities that a player has for a time."""
        m = self.m
        for what, card, a, b, until, whose in m.timed:
            if what == TURN_TRIGGER:
                self.hear(a)
            elif what == NEXT_COSTS_LESS:
                m.laws |= ABOUT_PRICES
            elif what == EXTRA_INK:
                m.laws |= ABOUT_INKING
            elif what == NAMED_BAN:
                m.laws |= ABOUT_PLAYING
            elif what == STANDING and until != THEIR_NEXT_TURN:
                if card >= 0:
                    self.add(m.cast.statics[a], card, m.owner[card])
                else:
                    self.add(m.cast.statics[a], b, whose)
                self.found[-1][1].stage = OF_AN_EFFECT

    def add(self, static: Static, source: int, seat: int) -> None:
        self.depends |= static.depends
        self.orders |= 1 << static.order
        if static.grants:
            self.grants = True
        frame = Frame(-1, source, seat)
        if source >= 0:
            frame.place = self.m.stamp[source]
        self.found.append((static, frame))

    def hear(self, index: int) -> None:
        ability = self.m.cast.abilities[index]
        if isinstance(ability, Triggered):
            self.listening |= ability.mask

    def work(self) -> None:
        """Apply all that was found to the columns, which are as printed now."""
        m = self.m
        if m.timed:
            self.gather_timed()
        m.classed = self.classed
        m.granted = self.granted
        m.wards = self.wards
        m.targets = self.targets
        m.rules_in_force = self.rules
        self.silence()
        if m.timed:
            self.apply_timed()
        self.apply_found()
        self.apply_floors()
        m.permits = self.permits
        m.depends |= self.depends
        m.listening |= self.listening
        m.grants = self.grants

    def silence(self) -> None:
        """Find the cards that lose all abilities, and leave out what these say; one that is silenced silences nobody.

        Rules: LOR-AMB.62.
        """
        m = self.m
        silenced: list[int] = []
        for what, card, a, _, until, _ in m.timed:
            if what == LOSES and a == EVERY_ABILITY and until != THEIR_NEXT_TURN:
                silenced.append(card)
        for static, frame in self.found:
            if isinstance(static, Modifier) and static.silences:
                speaks = frame.stage == OF_AN_EFFECT or frame.source not in silenced
                if speaks and (static.given is None or static.given.holds(m, frame)):
                    silenced += static.cards(m, frame)
        m.silenced = silenced
        if silenced:
            kept = []
            for one in self.found:
                if one[1].stage == OF_AN_EFFECT or one[1].source not in silenced:
                    kept.append(one)
            self.found = kept
            for card in silenced:
                self.take_keywords(card, EVERY_ABILITY)

    # -- one card: a column is replaced when it is written to for the first time -----------------------------------

    def add_strength(self, card: int, number: int) -> None:
        m = self.m
        if m.strength_of is m.cast.strength:
            m.strength_of = m.strength_of[:]
        m.strength_of[card] += number

    def add_willpower(self, card: int, number: int) -> None:
        m = self.m
        if m.willpower_of is m.cast.willpower:
            m.willpower_of = m.willpower_of[:]
        m.willpower_of[card] += number

    def add_lore(self, card: int, number: int) -> None:
        m = self.m
        if m.lore_of is m.cast.lore:
            m.lore_of = m.lore_of[:]
        m.lore_of[card] += number

    def set_keywords(self, card: int, bits: int) -> None:
        m = self.m
        if m.keywords_of is m.cast.keywords:
            m.keywords_of = m.keywords_of[:]
        m.keywords_of[card] = bits

    def set_challenger(self, card: int, value: int) -> None:
        """Set the value of Challenger: what the keyword adds counts at once while the card challenges."""
        m = self.m
        if m.challenger_of is m.cast.challenger:
            m.challenger_of = m.challenger_of[:]
        if card == m.challenger:
            self.add_strength(card, value - m.challenger_of[card])
        m.challenger_of[card] = value
        self.depends |= ON_CHALLENGE

    def set_resist(self, card: int, value: int) -> None:
        m = self.m
        if m.resist_of is m.cast.resist:
            m.resist_of = m.resist_of[:]
        m.resist_of[card] = value

    def set_singer(self, card: int, value: int) -> None:
        m = self.m
        if m.singer_of is m.cast.singer:
            m.singer_of = m.singer_of[:]
        m.singer_of[card] = value

    def forbid(self, card: int, bits: int) -> None:
        m = self.m
        if m.cannot_of is m.cast.nothing:
            m.cannot_of = m.cannot_of[:]
        m.cannot_of[card] |= bits

    def permit(self, card: int, bits: int) -> None:
        m = self.m
        if m.can_of is m.cast.nothing:
            m.can_of = m.can_of[:]
        m.can_of[card] |= bits
        self.permits |= bits

    def give_keyword(self, card: int, bit: int, value: int) -> None:
        """Give a keyword: values of Challenger and Resist add up; of several Singer values the highest counts."""
        m = self.m
        if self.lost.get(card, 0) & bit:
            return
        if not m.keywords_of[card] & bit:
            self.set_keywords(card, m.keywords_of[card] | bit)
            self.gained = True
        if bit == CHALLENGER:
            self.set_challenger(card, m.challenger_of[card] + value)
        elif bit == RESIST:
            self.set_resist(card, m.resist_of[card] + value)
        elif bit == SINGER:
            self.set_singer(card, max(m.singer_of[card], value))

    def take_keywords(self, card: int, bits: int) -> None:
        m = self.m
        self.lost[card] = self.lost.get(card, 0) | bits
        self.set_keywords(card, m.keywords_of[card] & ~bits)
        if bits & CHALLENGER:
            self.set_challenger(card, 0)
        if bits & RESIST:
            self.set_resist(card, 0)
        if bits & SINGER:
            self.set_singer(card, 0)

    def keep_from(self, card: int, bits: int) -> None:
        """Keep the card from gaining these keywords: it has no more of them than is printed, whatever came first."""
        m = self.m
        cast = m.cast
        self.lost[card] = self.lost.get(card, 0) | bits
        self.set_keywords(card, m.keywords_of[card] & (cast.keywords[card] | ~bits))
        if bits & CHALLENGER:
            self.set_challenger(card, min(m.challenger_of[card], cast.challenger[card]))
        if bits & RESIST:
            self.set_resist(card, min(m.resist_of[card], cast.resist[card]))
        if bits & SINGER:
            self.set_singer(card, min(m.singer_of[card], cast.singer[card]))

    def change(self, card: int, change: Change, frame: Frame) -> None:
        m = self.m
        what = change.what
        number = change.number if change.amount is None else change.amount.value(m, frame)
        if what == STRENGTH:
            self.add_strength(card, number)
        elif what == WILLPOWER:
            self.add_willpower(card, number)
        elif what == LORE:
            self.add_lore(card, number)
        elif what == KEYWORD:
            if change.amount is None or number > 0:
                self.give_keyword(card, change.bit, number)
        elif what == LOSES:
            self.take_keywords(card, change.bit)
        elif what == NOT_GAINED:
            self.keep_from(card, change.bit)
        elif what == CANNOT:
            self.forbid(card, change.bit)
        elif what == CAN:
            self.permit(card, change.bit)
        elif what == GRANTED:
            assert change.ability is not None
            if card in m.silenced:
                return
            self.granted.append((card, change.ability.place))
            self.hear(change.ability.place)
        elif what == WARDED:
            assert change.group is not None
            self.wards.append((card, change.group.place, frame.source))
        elif what == SHUNS:
            assert change.group is not None
            self.wards.append((~card, change.group.place, frame.source))
        elif what == CHALLENGES_READY:
            assert change.group is not None
            self.targets.append((card, change.group.place, frame.source))
        elif what == GAINS_CLASS:
            self.classed.append((card, change.text))
        elif what == NOT_BELOW_PRINTED:
            self.floors.append(card)
        elif what == GRANTED_STATIC:
            assert change.static is not None
            if card in m.silenced:
                return
            inner = Frame(-1, card, m.owner[card])
            inner.place = m.stamp[card]
            self.apply(change.static, inner)

    # -- everything in force -------------------------------------------------------------------------------------

    def apply(self, static: Static, frame: Frame) -> None:
        m = self.m
        if static.given is not None and not static.given.holds(m, frame):
            return
        if not isinstance(static, Modifier) or static.sings:
            self.rules.append((static.place, self.source_of(frame)))
            m.laws |= static.about
        if isinstance(static, Modifier):
            for card in static.cards(m, frame):
                for change in static.changes:
                    self.change(card, change, frame)
        elif isinstance(static, AnyNameForShift):
            self.permit(frame.source, ANY_NAME_FOR_SHIFT)

    def source_of(self, frame: Frame) -> int:
        """Return the card it comes from; the player, as -1 - seat, where that is not the card's owner or there is no
        card.
        """
        source = frame.source
        return source if source >= 0 and self.m.owner[source] == frame.seat else -1 - frame.seat

    def apply_keywords(self, static: Static, frame: Frame) -> None:
        """Apply only which keywords it gives, not their values: this may be done again."""
        m = self.m
        if static.given is not None and not static.given.holds(m, frame):
            return
        if isinstance(static, Modifier):
            for card in static.cards(m, frame):
                for change in static.changes:
                    if change.what == KEYWORD and (change.amount is None or change.amount.value(m, frame) > 0):
                        self.give_keyword(card, change.bit, 0)

    def apply_timed(self) -> None:
        """Apply effects on single cards, those that take keywords away first."""
        m = self.m
        for what, card, a, _, until, _ in m.timed:
            if what == LOSES and until != THEIR_NEXT_TURN:
                self.take_keywords(card, a)
        for what, card, a, b, until, _ in m.timed:
            if until == THEIR_NEXT_TURN:
                continue
            if what == STRENGTH:
                self.add_strength(card, a)
            elif what == WILLPOWER:
                self.add_willpower(card, a)
            elif what == LORE:
                self.add_lore(card, a)
            elif what == KEYWORD:
                self.give_keyword(card, a, b)
            elif what == CANNOT:
                self.forbid(card, a)
            elif what == CAN:
                self.permit(card, a)
            elif what == GRANTED and card not in m.silenced:
                self.granted.append((card, a))
                self.hear(a)

    def apply_found(self) -> None:
        for order in range(self.orders.bit_length()):
            if self.orders >> order & 1:
                if order == BY_KEYWORDS:
                    self.settle_keywords()
                for static, frame in self.found:
                    if static.order == order:
                        self.apply(static, frame)

    def settle_keywords(self) -> None:
        """Settle which keywords there are, where keywords give keywords: until nothing is gained any more."""
        givers = [one for one in self.found if one[0].order == BY_KEYWORDS and gives_keywords(one[0])]
        for _ in range(MOST_ROUNDS if givers else 0):
            self.gained = False
            for static, frame in givers:
                self.apply_keywords(static, frame)
            if not self.gained:
                break

    def apply_floors(self) -> None:
        """Give back the Strength that cannot be taken, after everything else."""
        m = self.m
        for card in self.floors:
            self.add_strength(card, max(0, m.cast.strength[card] - m.strength_of[card]))


def gives_keywords(static: Static) -> bool:
    return isinstance(static, Modifier) and static.keywords


def from_discards(m: LorcanaMatch, deriving: Deriving | None) -> Deriving | None:
    """Add what is in force while its card is in a discard.

    Rules: LOR-STAT.01.
    """
    for seat in range(m.seats):
        for card in m.discard[seat]:
            for static in m.script[card].discard_statics:
                if deriving is None:
                    deriving = Deriving(m)
                deriving.add(static, card, seat)
    return deriving


def derive(m: LorcanaMatch) -> None:
    """Make the derived columns for the present position.

    Rules: LOR-AMB.16, LOR-CHLG.01, LOR-CHLG.02, LOR-CHLG.03, LOR-DUR.06, LOR-DUR.07, LOR-KW.02, LOR-KW.03, LOR-KW.04,
    LOR-MOD.01, LOR-MOD.02, LOR-MOD.03, LOR-MOD.04, LOR-MOD.05, LOR-STAT.01, LOR-STAT.04, LOR-STAT.05, LOR-STAT.06,
    LOR-STAT.07, LOR-STAT.08, LOR-RES.18.
    """
    m.stale = 0
    cast = m.cast
    m.strength_of = cast.strength
    m.willpower_of = cast.willpower
    m.lore_of = cast.lore
    m.keywords_of = cast.keywords
    m.challenger_of = cast.challenger
    m.resist_of = cast.resist
    m.singer_of = cast.singer
    m.cannot_of = cast.nothing
    m.can_of = cast.nothing
    m.permits = 0
    m.laws = 0
    m.grants = False
    listening = 0
    depends = 0
    located = 0
    deriving = Deriving(m) if m.timed else None
    scripts = m.script
    for seat in range(m.seats):
        for card in m.play[seat]:
            script = scripts[card]
            if script.is_simple:
                continue
            listening |= script.mask_of_others
            if script.is_location:
                located |= 1 << seat
            if script.challenger:
                depends |= ON_CHALLENGE
            if script.statics:
                if deriving is None:
                    deriving = Deriving(m)
                for static in script.statics:
                    deriving.add(static, card, seat)
    if cast.discard_statics:
        deriving = from_discards(m, deriving)
        depends |= ON_PILES
    if m.challenger >= 0 and cast.challenger[m.challenger]:
        depends |= ON_CHALLENGE
        m.strength_of = cast.strength[:]
        m.strength_of[m.challenger] += cast.challenger[m.challenger]
    m.depends = depends
    m.listening = listening
    m.located = located
    if deriving is not None:
        deriving.work()
    else:
        m.classed = []
        m.silenced = []
        m.granted = []
        m.wards = []
        m.targets = []
        m.rules_in_force = []
