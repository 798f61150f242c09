"""The position of a match in the Arena: figures, cards, statuses, points, and the few ways in which they change.

Everything is a number. A *figure* is a character in play: each Summoner has as many as a team of theirs is large, one
after the other. A *card* is one copy in a character's deck of ten: card 34 is the fifth of figure 3. A *space* is a
place on the board, a *seat* a Summoner, a *side* blue (0) or red (1). Lists by these say all else.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from ludoteca.games.arena.flow.steps import TRIGGERS
from ludoteca.games.arena.state.cards import Ability, Card, Character, Content
from ludoteca.kernel.contract import JSON, Outcome
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.house import ContentMatch
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.phrases import CONCESSION

DECK: Final = 10
"""Cards in each character's deck."""
BLUE: Final = 0
RED: Final = 1

NOWHERE: Final = 0
"""Not dealt yet."""
IN_DECK: Final = 1
IN_HAND: Final = 2
DISCARDED: Final = 3
EXILED: Final = 4
RESOLVING: Final = 5

# How far the match is.
DRAFTING: Final = 0
ORDERING: Final = 1
PLACING: Final = 2
HANDS: Final = 3
STARTING: Final = 4
MAIN: Final = 5
ENDING: Final = 6

# The phases of a turn as events and windows know them.
STARTING_PHASE: Final = 1
MOVEMENT_PHASE: Final = 2
ACTION_PHASE: Final = 3
SKILL_PHASE: Final = 4
END_PHASE: Final = 5

# What has become of a main phase.
OPEN: Final = 0
USED: Final = 1
GIVEN_UP: Final = 2

POINTS_REACHED: Final = 0
DECK_EMPTY: Final = 1
"""What brought the end about."""


class ArenaMatch(ContentMatch):
    """One match, in one of the five ways of playing."""

    patient: ClassVar[bool] = True

    saved_numbers = (
        "drafted", "phase", "round", "turn", "moved", "acted", "used", "skills_closed", "last_phase", "playing",
        "bought", "ending", "extra_rounds",
    )  # fmt: skip
    saved_lists = (
        "side_of", "character", "pick_order", "track", "space", "health", "upgraded", "knocked", "out", "counters",
        "zone", "known", "redrawn", "points", "once",
    )  # fmt: skip
    saved_piles = ("hand", "deck", "discard", "exile", "order")
    __slots__ = (
        *saved_numbers, *saved_lists, *saved_piles,
        "active", "active_seat", "chapter", "content", "everyone", "face", "figures", "goal", "kinds", "mode",
        "occupant", "side", "skills", "summoner", "team_size", "traits", "upgrades_on",
    )  # fmt: skip

    def __init__(self, content: Content, options: JSON, mode: str, upgrades_on: bool) -> None:
        super().__init__(4 if mode == "team" else 2, content, options)
        self.content = content
        # These never change.
        self.mode = mode
        self.upgrades_on = upgrades_on
        self.chapter: int = (4 if upgrades_on else 3) if mode == "team" else int(mode[-1])
        """Whose rules are in force: a team game has those of chapter 3 or 4 (SA-A.05)."""
        self.skills: bool = self.chapter >= 3
        self.team_size: int = 2 if mode in ("ch1", "team") else 3
        self.figures: int = self.seats * self.team_size
        self.goal: int = 12 if mode == "ch1" else 20
        self.kinds: int = len(content.statuses)
        self.everyone: int = (1 << self.seats) - 1
        self.summoner: list[int] = [figure // self.team_size for figure in range(self.figures)]
        # Replaced, never written to: copies share them.
        self.side_of: list[int] = [BLUE, RED, RED, BLUE][: self.seats]
        self.side: list[int] = [self.side_of[seat] for seat in self.summoner]
        self.character: list[int] = []
        """By figure; -1 before it is picked."""
        self.face: list[int] = []
        """By card: its place in `content.cards`; -1 before its character is picked."""
        self.pick_order: list[int] = []
        self.track: list[int] = []
        """The figures in the order of their turns."""
        # By figure.
        self.space: list[int] = []
        """Where it stands; -1 outside the Arena."""
        self.health: list[int] = []
        self.upgraded: list[int] = []
        self.knocked: list[int] = []
        """KO'd, and still standing until the paragraph is over (SA-14.02)."""
        self.out: list[int] = []
        """KO'd, from the moment itself until the return."""
        self.counters: list[int] = []
        """By figure and status: figure * kinds + status."""
        self.traits: list[int] = []
        """What its statuses constantly do, as bits: derived from `counters`."""
        # By space.
        self.occupant: list[int] = []
        # By card.
        self.zone: list[int] = []
        self.known: list[int] = []
        """Which seats know what and where this card is, as a bit mask."""
        # By seat.
        self.hand: list[list[int]] = []
        self.deck: list[list[int]] = []
        """The top card is the last."""
        self.discard: list[list[int]] = []
        self.exile: list[list[int]] = []
        self.order: list[list[int]] = []
        """The order of their own characters as far as they have chosen it: a secret until all have."""
        self.redrawn: list[int] = []
        """-1 before they decide on their starting hand, 0 kept, 1 drawn anew."""
        # By side.
        self.points: list[int] = [0, 0]
        # The match and the turn.
        self.drafted = 0
        self.phase = DRAFTING
        self.round = 0
        self.turn = -1
        """The place in the track of the character whose turn it is."""
        self.active = -1
        """That character's figure."""
        self.active_seat = -1
        self.moved = OPEN
        self.acted = OPEN
        self.used = 0
        """The abilities used in this turn's Skill Phase, as bits."""
        self.once: list[int] = []
        """What may happen once a turn and has happened, by numbers of its own."""
        self.skills_closed = 0
        self.last_phase = 0
        """The phase played last in this turn: between two uses of the Skill Phase nothing is bought (SA-A.37)."""
        self.playing = -1
        """The card being played."""
        self.bought = 0
        """Upgrades in this match."""
        self.ending = 0
        """This round is the last, unless it ends in a tie that is played on."""
        self.extra_rounds = 0

    # -- reading -------------------------------------------------------------------------------------------------

    def printed(self, card: int) -> Card:
        return self.content.cards[self.face[card]]

    def person(self, figure: int) -> Character:
        return self.content.characters[self.character[figure]]

    def owner(self, card: int) -> int:
        """Return the Summoner whose card it is."""
        return self.summoner[card // DECK]

    def abilities(self, figure: int) -> list[Ability]:
        """List the starting ones, and the upgraded one on the upgraded side (SA-18.10)."""
        person = self.content.characters[self.character[figure]]
        return [*person.abilities, person.upgrade] if self.upgraded[figure] else person.abilities

    def count(self, figure: int, status: int) -> int:
        """Count the counters of a status on a figure."""
        return self.counters[figure * self.kinds + status]

    def counters_on(self, figure: int) -> list[int]:
        """Count the counters of each status on a figure."""
        return self.counters[figure * self.kinds : (figure + 1) * self.kinds]

    def stands(self, figure: int) -> bool:
        """Tell whether it is in the Arena and not KO'd: what effects can reach (SA-14.05)."""
        return self.space[figure] >= 0 and not self.knocked[figure]

    def distance(self, one: int, other: int) -> int:
        """Measure the range between two figures in the Arena."""
        return self.content.board.distance[self.space[one]][self.space[other]]

    def partner(self, seat: int) -> int:
        """Return the other Summoner of the team; -1 where there is none."""
        return 3 - seat if self.seats == 4 else -1

    def enemies(self, seat: int) -> list[int]:
        """List the opposing Summoners."""
        side = self.side_of[seat]
        return [other for other in range(self.seats) if self.side_of[other] != side]

    def team_mask(self, seat: int) -> int:
        """Return the seats that share what they see: partners (SA-19.28)."""
        return 1 << seat | 1 << 3 - seat if self.seats == 4 else 1 << seat

    def figures_of(self, seat: int) -> list[int]:
        return list(range(seat * self.team_size, (seat + 1) * self.team_size))

    def hand_limit(self, seat: int) -> int:
        """Return the cards of the first hand, and the most at the end of a turn (SA-3.14, SA-5.06, SA-19.19)."""
        if not self.skills:
            return 6
        total = 2 if self.seats == 4 else 0
        for figure in range(seat * self.team_size, (seat + 1) * self.team_size):
            total += self.content.characters[self.character[figure]].hand_size
        return total

    def is_asked(self, seat: int, fitting: int, lost: int) -> bool:
        """Tell whether a Summoner is asked which of so many fitting cards of their hand leave it, `lost` of them.

        Others see whether somebody is asked: so they are asked unless it is plain to everybody that there is no choice.

        Rules: SA-A.59.
        """
        return fitting > lost or (fitting > 0 and len(self.hand[seat]) > lost and self.hides_choices)

    @property
    def hides_choices(self) -> bool:
        """Whether nobody can tell a choice that is none; version 1 of the rules did not see to that (SA-A.59)."""
        return self.earlier != 1

    # -- knowing -------------------------------------------------------------------------------------------------

    def reveal(self, card: int, seats: int) -> None:
        """Let these seats know this card; the kernel is told when it is news to any of them."""
        self.learn(seats & ~self.known[card])
        self.known[card] |= seats

    def look(self, seat: int, cards: list[int]) -> None:
        """Let the Summoner alone look at cards of a deck."""
        for card in cards:
            self.reveal(card, 1 << seat)

    def reorder(self, seat: int, cards: list[int]) -> None:
        """Put these cards back on top, the first of them uppermost; nobody else knows which is which now."""
        deck = self.deck[seat]
        del deck[len(deck) - len(cards) :]
        for card in reversed(cards):
            deck.append(card)
            if len(cards) > 1:
                self.known[card] &= 1 << seat

    def leaving(self, card: int) -> int:
        """Return the card that leaves a hand for this one: of equal cards the one that others have seen there.

        Copies are alike, so not even their numbers may tell whether the one that was shown is still in hand (SA-A.53).
        """
        if self.zone[card] != IN_HAND:
            return card
        seat = self.summoner[card // DECK]
        known = self.known
        others = self.everyone & ~self.team_mask(seat)
        if not known[card] & others:
            for twin in self.hand[seat]:
                if known[twin] & others and self.face[twin] == self.face[card]:
                    return twin
        return card

    def take_out(self, card: int) -> None:
        """Take a card out of its zone; exiled ones never leave theirs (SA-17.03)."""
        seat = self.summoner[card // DECK]
        zone = self.zone[card]
        if zone == IN_HAND:
            self.hand[seat].remove(card)
        elif zone == IN_DECK:
            self.deck[seat].remove(card)
        elif zone == DISCARDED:
            self.discard[seat].remove(card)

    # -- cards ---------------------------------------------------------------------------------------------------

    def draw_cards(self, seat: int, number: int, rule: str = "SA-7.11") -> None:
        """Draw one card after the other; the first that is not there makes this the last round (SA-16.05, SA-A.27)."""
        deck = self.deck[seat]
        team = self.team_mask(seat)
        for _ in range(number):
            if not deck:
                self.tell("DrawFailed", seat, (), "SA-17.06")
                self.bring_end(DECK_EMPTY, seat)
                return
            card = deck.pop()
            self.zone[card] = IN_HAND
            self.hand[seat].append(card)
            self.reveal(card, team)
            self.tell("CardDrawn", seat, (card,), rule, team)

    def to_hand(self, card: int, rule: str, in_the_open: bool = False) -> None:
        """Put a card looked at, unseen by the others, or one of the discard pile, in hand: that is not drawing."""
        seat = self.summoner[card // DECK]
        self.take_out(card)
        self.zone[card] = IN_HAND
        self.hand[seat].append(card)
        team = self.team_mask(seat)
        self.learn(team & ~self.known[card])
        if in_the_open:
            self.known[card] = self.everyone
            self.tell("CardRetrieved", seat, (card,), rule)
        else:
            self.known[card] = team
            self.tell("CardTaken", seat, (card,), rule, team)

    def discard_card(self, card: int, rule: str) -> None:
        """Put a card on its Summoner's discard pile, from wherever it is (SA-17.10)."""
        self.put_away(card, DISCARDED, self.discard, "CardDiscarded", rule)

    def exile_card(self, card: int, rule: str) -> None:
        """Take a card out of the match, in the open (SA-17.03)."""
        self.put_away(card, EXILED, self.exile, "CardExiled", rule)

    def put_away(self, card: int, zone: int, piles: list[list[int]], event: str, rule: str) -> None:
        """Put a card on one of its Summoner's piles that lie open."""
        card = self.leaving(card)
        seat = self.summoner[card // DECK]
        self.take_out(card)
        self.zone[card] = zone
        piles[seat].append(card)
        self.reveal(card, self.everyone)
        self.tell(event, seat, (card,), rule)

    # -- figures -------------------------------------------------------------------------------------------------

    def put(self, figure: int, space: int) -> None:
        """Put a figure on a free space, from wherever it was."""
        old = self.space[figure]
        if old >= 0:
            self.occupant[old] = -1
        self.space[figure] = space
        self.occupant[space] = figure

    def lift(self, figure: int) -> None:
        """Take a figure out of the Arena."""
        self.occupant[self.space[figure]] = -1
        self.space[figure] = -1

    def move_figure(self, figure: int, space: int, rule: str) -> None:
        """Move a figure to another space, or let it stay; `reach` has seen to who may not be moved (SA-13.04)."""
        old = self.space[figure]
        seat = self.summoner[figure]
        if space == old:
            self.tell("FigureStayed", seat, (figure, old), rule)
            return
        self.put(figure, space)
        self.tell("FigureMoved", seat, (figure, old, space), rule)

    def set_counters(self, figure: int, status: int, number: int) -> None:
        """Set the counters of a status, and what follows for what the figure can and cannot do."""
        first = figure * self.kinds
        self.counters[first + status] = number
        traits = 0
        for kind, face in enumerate(self.content.statuses):
            if self.counters[first + kind]:
                traits |= face.trait
        self.traits[figure] = traits

    def leave_fallen(self) -> None:
        """Let KO'd figures leave the Arena, now that the paragraph is over (SA-14.02)."""
        for figure in range(self.figures):
            if self.knocked[figure]:
                self.knocked[figure] = 0
                old = self.space[figure]
                self.lift(figure)
                self.tell("FigureRemoved", self.summoner[figure], (figure, old), "SA-14.02")

    # -- points --------------------------------------------------------------------------------------------------

    def gain_points(self, side: int, number: int, rule: str) -> None:
        """Give a side Victory Points; those that reach the goal make this the last round (SA-16.03, SA-16.04)."""
        if number <= 0:
            return
        self.points[side] += number
        self.tell("PointsGained", -1, (side, number, self.points[side]), rule)
        if self.points[side] >= self.goal:
            self.bring_end(POINTS_REACHED, side)

    def lose_points(self, side: int, number: int, rule: str = "SA-16.02") -> None:
        """Take Victory Points from a side, never below zero."""
        lost = min(number, self.points[side])
        self.points[side] -= lost
        self.tell("PointsLost", -1, (side, lost, self.points[side]), rule)

    def bring_end(self, why: int, who: int) -> None:
        """Make the round under way the last one; `who` is a side for points, a seat for a deck."""
        if self.ending:
            return
        self.ending = 1
        if why == DECK_EMPTY:
            rule = "SA-19.22" if self.seats == 4 else "SA-16.05"
        elif self.seats == 4:
            rule = "SA-19.21"
        else:
            rule = "SA-16.03" if self.mode == "ch1" else "SA-16.04"
        self.tell("EndTriggered", -1, (why, who), rule)

    # -- what the kernel asks ------------------------------------------------------------------------------------

    def check(self) -> None:
        self.leave_fallen()

    def trigger_node(self) -> int:
        return TRIGGERS

    def trigger_seat(self, ready: list[int]) -> int:
        """Return the Summoner whose triggers they are; the active one where they are of several."""
        first = self.triggers[ready[0]].seat
        for i in ready:
            if self.triggers[i].seat != first:
                return self.active_seat
        return first

    def trigger_rule(self) -> str:
        """Name the rule: of one Summoner's triggers that Summoner says which is next, else the active one."""
        first = min([trigger.moment for trigger in self.triggers])
        seats = {trigger.seat for trigger in self.triggers if trigger.moment == first}
        return "SA-12.10" if len(seats) == 1 else "SA-A.56"

    def source_of(self, seat: int) -> str:
        """Name the card being played while it asks, else the figure on whose behalf something is asked."""
        frame = self.waiting_frame(seat)
        if frame is None or frame.source < 0:
            return ""
        if self.playing >= 0 and self.playing // DECK == frame.source:
            return f"card:{self.playing}"
        return f"figure:{frame.source}"

    @property
    def game(self) -> HouseGame:
        from ludoteca.games.arena.game import Arena

        return Arena.one()

    def blank(self) -> FrameMatch:
        return ArenaMatch(self.content, self.options, self.mode, self.upgrades_on)

    def copy_state(self, into: FrameMatch) -> None:
        m = cast(ArenaMatch, into)
        m.side_of = self.side_of
        m.side = self.side
        m.character = self.character
        m.face = self.face
        m.pick_order = self.pick_order
        m.track = self.track
        m.space = self.space[:]
        m.health = self.health[:]
        m.upgraded = self.upgraded[:]
        m.knocked = self.knocked[:]
        m.out = self.out[:]
        m.counters = self.counters[:]
        m.traits = self.traits[:]
        m.occupant = self.occupant[:]
        m.zone = self.zone[:]
        m.known = self.known[:]
        m.hand = [cards[:] for cards in self.hand]
        m.deck = [cards[:] for cards in self.deck]
        m.discard = [cards[:] for cards in self.discard]
        m.exile = [cards[:] for cards in self.exile]
        m.order = self.order[:]  # the lists in it are never changed, only replaced
        m.redrawn = self.redrawn[:]
        m.points = self.points[:]
        m.drafted = self.drafted
        m.phase = self.phase
        m.round = self.round
        m.turn = self.turn
        m.active = self.active
        m.active_seat = self.active_seat
        m.moved = self.moved
        m.acted = self.acted
        m.used = self.used
        m.once = self.once[:]
        m.skills_closed = self.skills_closed
        m.last_phase = self.last_phase
        m.playing = self.playing
        m.bought = self.bought
        m.ending = self.ending
        m.extra_rounds = self.extra_rounds

    def derive(self) -> None:
        """Derive what follows from the rest of the position."""
        self.side = [self.side_of[seat] for seat in self.summoner]
        self.face = self.faces()
        self.active = self.track[self.turn] if self.turn >= 0 else -1
        self.active_seat = self.summoner[self.active] if self.active >= 0 else -1
        self.occupant = [-1] * self.content.board.size
        for figure, space in enumerate(self.space):
            if space >= 0:
                self.occupant[space] = figure
        self.traits = [0] * self.figures
        for figure in range(self.figures):
            for kind, face in enumerate(self.content.statuses):
                if self.counters[figure * self.kinds + kind]:
                    self.traits[figure] |= face.trait
        self.changed = any(self.knocked)

    def faces(self) -> list[int]:
        """List what is printed on each card, from whose deck it is."""
        faces = []
        for character in self.character:
            faces += self.content.characters[character].deck if character >= 0 else [-1] * DECK
        return faces

    def result_of_concession(self, seat: int) -> Outcome:
        return Outcome(tuple(self.enemies(seat)), "SA-A.51", CONCESSION)
