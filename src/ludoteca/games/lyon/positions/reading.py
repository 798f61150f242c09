"""Reads Lyon position files (see `position`) into matches that can be played on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludoteca.games.lyon.effects.verbs import ACTS
from ludoteca.games.lyon.positions.naming import Copies, Nodes, Reference, read_reference
from ludoteca.games.lyon.positions.unfinished import has_usual_frames, usual_frames
from ludoteca.games.lyon.positions.writing import usual_knowledge
from ludoteca.games.lyon.setup import clear, complete_options, content_for, empty_match
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import CHARACTER, KEYWORDS, MONSTER, TREASURE
from ludoteca.games.lyon.state.match import (
    ATTACHED,
    DISCARDED,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    LANES,
    RESOLVING,
    SET_ASIDE,
    SETUP,
    LyonMatch,
)
from ludoteca.games.lyon.state.view import LENGTHS, PHASES, TIMED
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.frames import Frame, Trigger
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.position_reading import PositionReader
from ludoteca.kernel.position_values import MOST, node_called, numbers, read_outcome, seat_mask
from ludoteca.kernel.yamls import Problem, Where

_PILES = (("hand", IN_HAND), ("deck", IN_DECK), ("discard", DISCARDED), ("set_aside", SET_ASIDE))


class Placed(Struct, eq=False):
    """A card that the file puts somewhere; `card` is found once all are read."""

    reference: Reference
    where: Where
    zone: int
    lane: int
    card: int = -1


class Reader(PositionReader[LyonMatch]):
    """One position file on its way to a match."""

    game = "lyon"
    options = ("decks", "first", "packs", "extra")

    def __init__(self, data: Any, file: str) -> None:
        super().__init__(data, file)
        self.placed: list[Placed] = []
        self.attacks = [0] * (2 * LANES)
        self.damage = [0] * (2 * LANES)
        self.chosen = self.settled(lambda: complete_options(self.given), "decks")
        try:
            self.content = content_for(self.chosen)
        except BadSettings as error:
            raise Problem(self.top.where("packs"), f"a pack cannot be used: {error.problems[0].en}") from None

    # -- cards ---------------------------------------------------------------------------------------------------

    def reference(self, text: Any, where: Where, seat: int = -1) -> Reference | None:
        reference = read_reference(text, self.content) if isinstance(text, str) else None
        if reference is None:
            self.report.add(where, f"no card is called {text!r}; expected a name such as JOHN, JOHN (2) or JOHN @1")
            return None
        if reference.seat < 0:
            reference.seat = seat
        return reference

    def place(self, text: Any, where: Where, seat: int, zone: int, lane: int = -1) -> None:
        reference = self.reference(text, where, seat)
        if reference is None:
            return
        kind = self.content.cards[reference.number].kind
        wanted = {IN_PLAY: MONSTER, ATTACHED: TREASURE}.get(zone, kind)
        if kind != wanted or kind == CHARACTER:
            self.report.add(where, f"{text} cannot be here: it is of another type")
        else:
            self.placed.append(Placed(reference, where, zone, lane))

    def read_player(self, player: Fields, seat: int) -> None:
        lanes = player.get("lanes", "4 spaces", required=False) or []
        if not isinstance(lanes, list) or len(lanes) > LANES:
            player.fail("lanes", f"'lanes' must be a list of at most {LANES} spaces, each null or a Monster")
            lanes = []
        for index, shown in enumerate(lanes):
            if shown is not None:
                self.read_lane(Fields(shown, self.file, self.report, "a Monster in play"), seat, seat * LANES + index)
        for key, zone in _PILES:
            for text, where in player.texts(key):
                self.place(text, where, seat, zone)

    def read_lane(self, shown: Fields, seat: int, lane: int) -> None:
        self.place(shown.text("card"), shown.where("card"), seat, IN_PLAY, lane)
        self.damage[lane] = shown.whole("damage", 0, MOST, required=False, default=0)
        self.attacks[lane] = shown.whole("attacks", 0, 9, required=False, default=0)
        for text, where in shown.texts("treasures"):
            self.place(text, where, seat, ATTACHED, lane)
        shown.nothing_else()

    def add_extra(self) -> None:
        """Bring in from outside the cards that are named more often than the deck lists have them."""
        given = self.chosen.get("extra", [[], []])
        extra = [list(given[0]), list(given[1])]
        bare = empty_match(self.chosen)
        copies = Copies(self.content, bare.card, bare.owner)
        named: dict[tuple[int, int], list[int]] = {}
        for placed in self.placed:
            named.setdefault((placed.reference.seat, placed.reference.number), []).append(placed.reference.copy)
        for (seat, number), named_copies in named.items():
            lacking = max(len(named_copies), *named_copies) - len(copies.of(seat, number))
            extra[seat] += [self.content.cards[number].id] * lacking
        if extra[0] or extra[1]:
            self.chosen = complete_options({**self.chosen, "extra": extra})

    def identify(self, copies: Copies) -> None:
        """Find which copy each name means: first those with a number, then the others in order."""
        taken: set[int] = set()
        for numbered in (True, False):
            for placed in self.placed:
                if bool(placed.reference.copy) != numbered:
                    continue
                same = copies.of(placed.reference.seat, placed.reference.number)
                wanted = same[placed.reference.copy - 1 : placed.reference.copy] if numbered else same
                free = [card for card in wanted if card not in taken]
                if not free:
                    self.report.add(placed.where, "this copy of the card is somewhere else already")
                    continue
                placed.card = free[0]
                taken.add(free[0])

    # -- the match -----------------------------------------------------------------------------------------------

    def read(self, chance: Chance) -> LyonMatch:
        top = self.top
        players = top.maps("players", "a player")
        if len(players) != 2:
            top.fail("players", "expected two players")
            self.stop_if_wrong()
        for seat in (0, 1):
            self.read_player(players[seat], seat)
        try:
            self.add_extra()
            m = empty_match(self.chosen)
        except BadSettings as error:
            raise Problem(top.where("decks"), str(error)) from None
        copies = Copies(m.content, m.card, m.owner)
        self.identify(copies)
        self.stop_if_wrong()
        m.chance = chance
        clear(m)
        self.read_numbers(m)
        self.put_cards(m)
        self.read_business(m, copies)
        for seat in (0, 1):
            self.read_character(m, players[seat], seat)
            self.fill_deck(m, seat, "deck" in players[seat].data)
            players[seat].nothing_else()
        self.read_sections(m, copies)
        top.nothing_else()
        return m

    def read_numbers(self, m: LyonMatch) -> None:
        top = self.top
        phase = top.choice("phase", PHASES, required=False, default="action")
        m.phase = PHASES.index(phase)
        least = -1 if m.phase == SETUP else 0
        m.active = top.whole("active", least, 1, required=False, default=least)
        m.turn = top.whole("turn", 0, MOST, required=False, default=0 if m.phase == SETUP else 2)
        self.read_steps(m)
        m.destroyed_this_turn = top.whole("destroyed_this_turn", 0, MOST, required=False, default=0)
        m.attacks = self.attacks

    def put_cards(self, m: LyonMatch) -> None:
        m.deck = [[], []]
        for placed in self.placed:
            card, lane = placed.card, placed.lane
            m.zone[card] = placed.zone
            m.lane_of[card] = lane
            if placed.zone == IN_PLAY:
                m.lane[lane] = card
                m.damage[card] = self.damage[lane]
            elif placed.zone == ATTACHED:
                m.attached[lane] = m.attached[lane] + [card]
            elif placed.zone == IN_HAND:
                m.hand[m.owner[card]].append(card)
            elif placed.zone == IN_DECK:
                m.deck[m.owner[card]].insert(0, card)
            elif placed.zone == DISCARDED:
                m.discard[m.owner[card]].append(card)

    def read_character(self, m: LyonMatch, player: Fields, seat: int) -> None:
        data = player.get("character", "the Character", required=False)
        if data is None:
            return
        character = m.character[seat]
        shown = Fields(data, self.file, self.report, "a Character")
        name = shown.text("card", required=False)
        if name and m.content.find(name) != m.card[character]:
            shown.fail("card", f"the Character of this deck is {m.printed(character).name.it}, not {name}")
        m.damage[character] = shown.whole("damage", 0, MOST, required=False, default=0)
        exhausted = shown.get("exhausted", "true or false", required=False)
        if exhausted not in (None, True, False):
            shown.fail("exhausted", "'exhausted' must be true or false")
        m.exhausted[seat] = int(exhausted is True)
        shown.nothing_else()

    def fill_deck(self, m: LyonMatch, seat: int, given: bool) -> None:
        """Put the cards that the file does not mention in the deck, or aside if it says what the deck is."""
        named = {placed.card for placed in self.placed}
        named |= {frame.source for frame in m.stack if m.zone[frame.source] == RESOLVING}
        rest = [
            card
            for card in range(len(m.card))
            if m.owner[card] == seat and card != m.character[seat] and card not in named
        ]
        if given:
            for card in rest:
                m.zone[card] = SET_ASIDE
        else:
            m.deck[seat] = rest if m.phase == SETUP else m.chance.shuffle(rest, f"deck {seat}")
        for card in range(len(m.card)):
            m.known[card] = usual_knowledge(m, card)

    # -- what is in force and under way --------------------------------------------------------------------------

    def find(self, m: LyonMatch, copies: Copies, fields: Fields, key: str) -> int:
        """Find the card that a field names: the numbered copy, or the first that is not in a deck; -1 for null."""
        text = fields.get(key, "a card", required=False)
        reference = self.reference(text, fields.where(key)) if text is not None else None
        if reference is None:
            return -1
        seats = [reference.seat] if reference.seat >= 0 else [0, 1]
        same = [card for seat in seats for card in copies.of(seat, reference.number)]
        if reference.copy and len(seats) == 1:
            same = same[reference.copy - 1 : reference.copy]
        if len({m.owner[card] for card in same if m.zone[card] not in (IN_DECK, SET_ASIDE)}) > 1:
            fields.fail(key, f"both players have {text}: say whose, @0 or @1")
        same.sort(key=lambda card: m.zone[card] in (IN_DECK, SET_ASIDE))
        if not same:
            fields.fail(key, f"there is no {text} in this match")
            return -1
        return same[0]

    def read_business(self, m: LyonMatch, copies: Copies) -> None:
        nodes = Nodes(m.content)
        entries = self.top.maps("unfinished", "a piece of unfinished business")
        if not entries and not has_usual_frames(m.phase):
            raise Problem(self.top.where("phase"), f"in phase {PHASES[m.phase]!r} say what is 'unfinished'")
        frames = [self.read_frame(entry, m, copies, nodes) for entry in entries]
        m.stack = frames or usual_frames(m.phase)
        for entry in self.top.maps("triggers", "a waiting ability"):
            node = self.node(entry, "does", nodes)
            trigger = Trigger(
                node,
                self.find(m, copies, entry, "source"),
                entry.whole("seat", 0, 1),
                entry.whole("place", -1, 7, required=False),
                self.find(m, copies, entry, "it"),
                entry.whole("moment", 0, 10**6, required=False, default=0),
            )
            m.triggers.append(trigger)
            entry.nothing_else()

    def read_frame(self, entry: Fields, m: LyonMatch, copies: Copies, nodes: Nodes) -> Frame:
        frame = Frame(self.node(entry, "does", nodes), self.find(m, copies, entry, "source"))
        frame.seat = entry.whole("seat", 0, 1, required=False)
        frame.stage = entry.whole("at", 0, MOST, required=False, default=0)
        frame.it = self.find(m, copies, entry, "it")
        frame.place = entry.whole("place", -1, 7, required=False)
        frame.waits = seat_mask(entry, "waits_for", 2)
        frame.slots = numbers(entry, "slots", 0, len(m.card) - 1)
        entry.nothing_else()
        if type(m.programme[frame.node]).__name__ == "PlayMagic" and frame.stage and m.zone[frame.source] == IN_DECK:
            m.zone[frame.source] = RESOLVING
        return frame

    def node(self, entry: Fields, key: str, nodes: Nodes) -> int:
        return node_called(entry, key, nodes.numbers, "a step such as PlayMonster or an ability (card id/1)")

    def read_sections(self, m: LyonMatch, copies: Copies) -> None:
        nodes = Nodes(m.content)
        for entry in self.top.maps("effects", "an effect in force"):
            m.timed.append(self.read_effect(entry, m, copies))
            entry.nothing_else()
        for entry in self.top.maps("used_this_turn", "an ability used this turn"):
            m.once += [self.find(m, copies, entry, "card"), self.node(entry, "ability", nodes)]
            entry.nothing_else()
        for entry in self.top.maps("known", "what players know of a card"):
            card = self.find(m, copies, entry, "card")
            if card >= 0:
                m.known[card] = seat_mask(entry, "by", 2)
            entry.nothing_else()
        m.result = read_outcome(self.top)

    def read_effect(self, entry: Fields, m: LyonMatch, copies: Copies) -> state.Timed:
        thing = self.find(m, copies, entry, "on")
        what = TIMED.index(entry.choice("what", TIMED, default="stats"))
        a = b = 0
        if what == state.STATS:
            a = entry.whole("attack", -99, 99, required=False, default=0)
            b = entry.whole("defence", -99, 99, required=False, default=0)
        elif what in (state.GAINS, state.LOSES):
            a = word_mask(entry, "keywords", KEYWORDS)
        elif what in (state.CANNOT, state.CAN):
            a = word_mask(entry, "acts", {word: act[0] for word, act in ACTS.items()})
        else:
            a = entry.whole("amount", 0, MOST)
        until = LENGTHS.index(entry.choice("until", LENGTHS, required=False, default=LENGTHS[0]) or LENGTHS[0])
        return (what, max(thing, 0), a, b, until, entry.whole("of", 0, 1, required=False, default=m.active))


def word_mask(entry: Fields, key: str, bits: dict[str, int]) -> int:
    mask = 0
    for word, where in entry.texts(key):
        if word not in bits:
            entry.report.add(where, f"unknown word {word!r}; known are {', '.join(bits)}")
        mask |= bits.get(word, 0)
    return mask
