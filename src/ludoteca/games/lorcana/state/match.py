"""The position of a Lorcana match: zones, damage, what is in force. How it changes is told in the modules beside this.

Cards are numbers. What never changes in a match (which cards there are, whose, what their scripts do) is its `Cast`;
everything else is columns of numbers by card, and lists of cards by seat.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, cast

from ludoteca.games.lorcana.state.cards import Card
from ludoteca.games.lorcana.state.script import Cast, Script
from ludoteca.games.lorcana.state.signs import spoken_phrase
from ludoteca.games.lorcana.state.terms import CHECKED, IN_PLAY, ON_EVERYTHING, SETUP
from ludoteca.kernel.contract import EVERYONE, JSON, Outcome, Raw
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.house import HouseMatch
from ludoteca.kernel.phrases import CONCESSION
from ludoteca.kernel.texts import Phrase

TOGETHER: Final = "together"
"""The option of teams whose players take their turns at the same time."""
BAG_NODE: Final = 0
"""The programme begins with the bag."""

Timed = tuple[int, int, int, int, int, int]
"""What, the card it is on (or -1), two numbers, how long, whose."""
Logged = tuple[int, int, int]
"""What happened, to whom, which card."""
Last = tuple[int, int, int, int, int, int]
"""A card that has left play, with its Strength, Willpower, lore, damage and location as they were."""
Buried = tuple[int, int, int]
"""A card that has left play, a card that was under it, and the stamp that one has had since.

Where the first is -1 - location, that location has left play, and the second is a character that was at it.
"""

NONE_UNDER: Final[list[int]] = []
NO_NUMBERS: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []
"""What a match has before it is set up, loaded or copied into: never written to."""
NO_LOOP: Final = [-1, 0, 0]


class LorcanaMatch(HouseMatch):
    """The position, for everything that reads or changes it; `match.LiveMatch` adds what runs by itself."""

    effects_ask_by = "LOR-PLYR.05"
    """Whatever a card asks, it asks its player."""
    saved_numbers = (
        "out", "must_lose", "turn", "active", "first", "phase", "inked", "much", "did", "named", "stranger",
        "in_a_row",
    )  # fmt: skip
    saved_lists = (
        "zone", "known", "damage", "exerted", "drying", "shifted", "at", "stamp", "lore", "ready_ink", "lost_by",
        "used", "fallen", "singers", "them", "picked", "loop",
    )  # fmt: skip
    saved_piles = ("deck", "hand", "play", "ink", "discard")
    saved_rows = ("log", "timed", "left", "buried", "deeds", "before")
    __slots__ = (
        *saved_numbers, *saved_lists, *saved_piles, *saved_rows,
        "can_of", "cannot_of", "card", "cast", "challenged", "challenger", "challenger_of", "classed", "defender_seat",
        "depends", "granted", "grants", "keywords_of", "laws", "listening", "located", "looped", "lore_of", "owner",
        "permits", "resist_of", "rules_in_force", "script", "silenced", "singer_of", "stale", "strength_of", "targets",
        "under", "wards", "willpower_of",
    )  # fmt: skip

    patient = True

    def __init__(self, cast_: Cast, options: JSON) -> None:
        super().__init__(cast_.seats, cast_.programme, options)
        self.cast = cast_
        self.card = cast_.card
        self.owner = cast_.owner
        self.script = cast_.script
        # By card.
        self.zone: list[int] = []
        self.known: list[int] = []
        """Which seats know what this card is, where it is, as a bit mask."""
        self.damage: list[int] = []
        self.exerted: list[int] = []
        self.drying: list[int] = []
        self.shifted: list[int] = []
        """Played with Shift, and in play since. This column and the next two are replaced, never changed."""
        self.at: list[int] = []
        """The location where a character is, or -1."""
        self.under: list[list[int]] = []
        """The cards under a card in play, lowest first."""
        self.stamp: list[int] = []
        """Grows with every change of zone: a card that returns is another card."""
        # By seat.
        self.deck = NO_PILES
        """The top card is the last."""
        self.hand = NO_PILES
        self.play = NO_PILES
        self.ink = NO_PILES
        self.discard = NO_PILES
        self.lore = NO_NUMBERS
        self.ready_ink = NO_NUMBERS
        self.out = 0
        """The players who have left the match, as a bit mask."""
        self.lost_by: list[str] = []
        """The rule by which each of them lost; "" for those still in. The list is replaced, never changed."""
        self.must_lose = 0
        """Those who could not draw, until the next check."""
        # The turn.
        self.turn = 0
        self.active = -1
        self.first = -1
        self.phase = SETUP
        self.inked = 0
        """Cards inked this turn by the turn's own permission: a byte for each seat."""
        self.log: list[Logged] = []
        self.used: list[int] = []
        """Abilities with a limit that were used this turn: pairs of card and ability."""
        self.timed: list[Timed] = []
        """This list, `singers` and `them` are replaced, never changed."""
        self.challenger = -1
        self.challenged = -1
        self.defender_seat = -1
        self.fallen: list[int] = []
        """What was banished in the present challenge."""
        self.singers: list[int] = []
        """Who sang the last song that was sung."""
        self.left: list[Last] = []
        self.buried: list[Buried] = []
        """What lay under the cards that have left play; replaced, never changed."""
        # The effect being resolved.
        self.them: list[int] = []
        """What was chosen or found last: "it", "them"."""
        self.picked: list[int] = []
        """Everything chosen so far: what "another" excludes."""
        self.much = 0
        """The result of the step before: "that much", "that many"."""
        self.did = False
        """Whether the step before was carried out: "if you do"."""
        self.named = ""
        """The card name that was named."""
        self.stranger = -1
        """What set the ability off, if it has changed zones since and so is another card now."""
        self.in_a_row = 0
        """Abilities resolved since anybody last chose anything."""
        self.loop: list[int] = NO_LOOP
        """The choice after which they were, a position on the way, and how often it has come back; see `loops`."""
        self.deeds: list[Raw] = []
        """What the active player has chosen this turn, for loops; see `repeating`."""
        self.before: list[Raw] = []
        """How they stood before each of the last deeds that began like earlier ones."""
        self.looped: Raw = ()
        """How the loop begins that was just repeated: something else must be done now."""
        # Derived from the above; made again when `stale`.
        self.stale = ON_EVERYTHING
        self.depends = 0
        self.listening = 0
        """The moments of other cards, or of players, for which anything in force may wait, as a bit mask."""
        self.located = 0
        """The players with locations in play, as a bit mask."""
        self.grants = False
        """Something in force may give abilities, so what it depends on matters to `listening`, too."""
        self.strength_of = cast_.strength
        self.willpower_of = cast_.willpower
        self.lore_of = cast_.lore
        self.keywords_of = cast_.keywords
        self.challenger_of = cast_.challenger
        self.resist_of = cast_.resist
        self.singer_of = cast_.singer
        self.cannot_of = cast_.nothing
        self.can_of = cast_.nothing
        self.permits = 0
        """All that any card is allowed beyond the rules, as bits: what nobody may needs no looking up."""
        self.classed: list[tuple[int, str]] = []
        """Cards with classifications they have gained."""
        self.silenced: list[int] = []
        """Cards that have lost all abilities."""
        self.granted: list[tuple[int, int]] = []
        """Cards with abilities they have gained: pairs of card and ability."""
        self.wards: list[tuple[int, int, int]] = []
        """Who cannot be challenged by whom: the card, a group of the cast, whose words they are; and who cannot
        challenge whom: the same with ~card for the challenger.
        """
        self.targets: list[tuple[int, int, int]] = []
        """Who may challenge which ready characters: the card, a group of the cast, whose words they are."""
        self.rules_in_force: list[tuple[int, int]] = []
        """Statics that change rules rather than cards: pairs of static and source (the player as -1 - seat)."""
        self.laws = 0
        """What they are about, as bits of `terms.ABOUT_…`."""

    # -- reading -------------------------------------------------------------------------------------------------

    def printed(self, card: int) -> Card:
        return self.script[card].card

    def face(self, card: int) -> Script:
        return self.script[card]

    @abstractmethod
    def refresh(self) -> None:
        """Make the derived values again if anything they depend on has changed."""

    def touch(self, what: int) -> None:
        """Note that something changed. What neither derived values nor state checks depend on makes nothing stale."""
        if what & (self.depends | CHECKED):
            self.stale |= what
            self.changed = True

    def strength(self, card: int) -> int:
        """Return its Strength, never below zero; the modifiers work on the negative value."""
        if self.stale:
            self.refresh()
        value = self.strength_of[card]
        return value if value > 0 else 0

    def willpower(self, card: int) -> int:
        if self.stale:
            self.refresh()
        return self.willpower_of[card]

    def lore_value(self, card: int) -> int:
        if self.stale:
            self.refresh()
        value = self.lore_of[card]
        return value if value > 0 else 0

    def has(self, card: int, keyword: int) -> bool:
        if self.stale:
            self.refresh()
        return bool(self.keywords_of[card] & keyword)

    def is_silenced(self, card: int) -> bool:
        """Tell whether the card has lost all abilities."""
        if self.stale:
            self.refresh()
        return card in self.silenced

    def is_forbidden(self, card: int, what: int) -> bool:
        if self.stale:
            self.refresh()
        return bool(self.cannot_of[card] & what)

    def may(self, card: int, what: int) -> bool:
        if self.stale:
            self.refresh()
        return bool(self.can_of[card] & what)

    def times_used(self, card: int, ability: int) -> int:
        """Return how often the card's ability at this place was used, or set off, this turn."""
        times = 0
        for i in range(0, len(self.used), 2):
            if self.used[i] == card and self.used[i + 1] == ability:
                times += 1
        return times

    def everyone(self) -> int:
        """Return all seats, as a bit mask."""
        return self.cast.everyone

    @property
    def hides_choices(self) -> bool:
        """Whether nobody can tell a choice that is none; version 1 of the rules did not see to that (LOR-AMB.75)."""
        return self.earlier != 1

    @property
    def hides_modes(self) -> bool:
        """Whether that holds for modes that rest on hidden cards, too; it did not in versions 1 and 2 (LOR-AMB.75)."""
        return self.earlier not in (1, 2)

    @property
    def asks_those_concerned(self) -> bool:
        """Whether what others do can be done is seen by what they have; in versions 1 to 3 it was seen by what the
        player had (LOR-RES.12).
        """
        return self.earlier not in (1, 2, 3)

    @property
    def counts_what_is_drawn(self) -> bool:
        """Whether cards can be discarded that the same effect draws before, where it is one of several to choose; in
        versions 1 to 3 they had to be in hand already (LOR-RES.01, LOR-RES.12).
        """
        return self.earlier not in (1, 2, 3)

    @property
    def hears_who_inks(self) -> bool:
        """Whether "you put a card into your inkwell" leaves out what an effect of another player puts there; in
        versions 1 to 4 it did not (LOR-AMB.80).
        """
        return self.earlier not in (1, 2, 3, 4)

    @property
    def remembers_who_stays(self) -> bool:
        """Whether "they" after a move are all who were to move; in versions 1 to 4 they were those who did
        (LOR-AMB.82).
        """
        return self.earlier not in (1, 2, 3, 4)

    @property
    def tells_turns_apart(self) -> bool:
        """Whether "that player", at the start or end of turns that several take together, is each of them once; in
        versions 1 to 4 it was the first of them each time (LOR-AMB.81).
        """
        return self.earlier not in (1, 2, 3, 4)

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def in_turn_order(self, start: int) -> list[int]:
        """List the seats still in the match, from `start` to the left; not to be written to."""
        order = self.cast.orders[start]
        return self.still_in(order) if self.out else order

    def still_in(self, seats: list[int]) -> list[int]:
        """List those of these seats that are still in the match."""
        return [seat for seat in seats if not self.out >> seat & 1]

    def opponents(self, seat: int) -> list[int]:
        """List them in turn order from the active player; teammates are no opponents; not to be written to.

        Rules: LOR-PLYR.03.
        """
        if self.seats == 2 and not self.out:
            return self.cast.orders_of_one[1 - seat]
        return self.those_of(~self.team_mask(seat))

    def those_of(self, seats: int) -> list[int]:
        """List those of these seats (a bit mask) that are still in the match, in turn order from the active player."""
        start = self.active if self.active >= 0 else 0
        return [seat for seat in self.in_turn_order(start) if seats >> seat & 1]

    def team_mask(self, seat: int) -> int:
        return self.cast.teams[seat]

    def is_on_turn(self, seat: int) -> bool:
        """Tell whether it is this player's turn; a team may take its turns together."""
        if self.active == seat:
            return True
        return self.cast.together and self.active >= 0 and bool(self.team_mask(self.active) >> seat & 1)

    def on_turn(self) -> list[int]:
        """List the players whose turn it is and who are still in the match, the active one first; not to be written to.

        Rules: LOR-PLYR.01.
        """
        if not self.cast.together:
            return self.cast.orders_of_one[self.active]
        return self.those_of(self.team_mask(self.active))

    def inked_by(self, seat: int) -> int:
        """Count the cards that the player has inked this turn."""
        return self.inked >> 8 * seat & 255

    # -- knowing -------------------------------------------------------------------------------------------------

    def reveal(self, card: int, seats: int) -> None:
        """Let these seats know this card; the kernel is told when it is news to any of them."""
        known = self.known[card]
        news = seats & ~known
        if news:
            self.known[card] = known | seats
            self.learnt |= news

    def audience(self, seats: int) -> int:
        """Return who is told what these seats see: what every player sees, whoever watches sees, too."""
        return EVERYONE if seats == self.cast.everyone else seats

    # -- what the kernel asks ------------------------------------------------------------------------------------

    def choose_again(self, raw: Raw) -> bool:
        """Make another choice of the active player as part of the one being answered; tell whether it was on offer."""
        decision = self.decision_of(self.active)
        self.ask_anew()
        if decision is None or raw not in decision.raws:
            return False
        frame = self.stack[-1]
        node = self.programme[frame.node]
        self.step += 1
        frame.waits = 0
        if not node.starts_chain:
            self.note_continued(self.active, raw, frame.node)
        node.answer(self, frame, self.active, raw)
        return True

    def trigger_node(self) -> int:
        return BAG_NODE

    def trigger_seat(self, ready: list[int]) -> int:
        seat = self.triggers[ready[0]].seat
        return self.active if self.is_on_turn(seat) else seat

    def trigger_rule(self) -> str:
        return "LOR-BAG.03"

    def cards_under(self, card: int) -> int:
        """Count the cards that are under it, or were when it left play (LOR-RES.28)."""
        if self.zone[card] == IN_PLAY:
            return len(self.under[card])
        number = 0
        for one in self.buried:
            if one[0] == card:
                number += 1
        return number

    def prompt_of(self, seat: int) -> Phrase:
        return spoken_phrase(super().prompt_of(seat))

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        """Say what a button says, without signs."""
        return spoken_phrase(super().option_label(seat, raw))

    def copy_state(self, into: FrameMatch) -> None:
        m = cast(LorcanaMatch, into)
        m.zone = self.zone[:]
        m.known = self.known[:]
        m.damage = self.damage[:]
        m.exerted = self.exerted[:]
        m.drying = self.drying[:]
        m.stamp = self.stamp[:]
        m.deck = [cards[:] for cards in self.deck]
        m.hand = [cards[:] for cards in self.hand]
        m.play = [cards[:] for cards in self.play]
        m.ink = [cards[:] for cards in self.ink]
        m.discard = [cards[:] for cards in self.discard]
        m.lore = self.lore[:]
        m.ready_ink = self.ready_ink[:]
        m.out = self.out
        m.must_lose = self.must_lose
        m.turn = self.turn
        m.active = self.active
        m.first = self.first
        m.phase = self.phase
        m.inked = self.inked
        m.log = self.log[:]
        m.used = self.used[:]
        m.challenger = self.challenger
        m.challenged = self.challenged
        m.defender_seat = self.defender_seat
        m.fallen = self.fallen[:]
        m.left = self.left[:]
        m.picked = self.picked[:]
        m.much = self.much
        m.did = self.did
        m.named = self.named
        m.stranger = self.stranger
        m.in_a_row = self.in_a_row
        m.loop = self.loop
        m.deeds = self.deeds[:]
        m.before = self.before[:]
        m.looped = self.looped
        # Made anew whenever they change, never written into afterwards, so they can be shared.
        m.shifted = self.shifted
        m.at = self.at
        m.under = self.under
        m.lost_by = self.lost_by
        m.timed = self.timed
        m.buried = self.buried
        m.singers = self.singers
        m.them = self.them
        m.stale = self.stale
        m.depends = self.depends
        m.listening = self.listening
        m.located = self.located
        m.grants = self.grants
        m.strength_of = self.strength_of
        m.willpower_of = self.willpower_of
        m.lore_of = self.lore_of
        m.keywords_of = self.keywords_of
        m.challenger_of = self.challenger_of
        m.resist_of = self.resist_of
        m.singer_of = self.singer_of
        m.cannot_of = self.cannot_of
        m.can_of = self.can_of
        m.permits = self.permits
        m.classed = self.classed
        m.silenced = self.silenced
        m.granted = self.granted
        m.wards = self.wards
        m.targets = self.targets
        m.rules_in_force = self.rules_in_force
        m.laws = self.laws

    def save_state(self) -> JSON:
        saved = super().save_state()
        saved["under"] = {str(card): cards[:] for card, cards in enumerate(self.under) if cards}
        saved["challenge"] = [self.challenger, self.challenged, self.defender_seat]
        saved["looped"] = list(self.looped)
        return saved

    def load_state(self, saved: JSON) -> None:
        super().load_state(saved)
        self.under = [NONE_UNDER] * len(self.zone)
        for card, cards in saved["under"].items():
            self.under[int(card)] = list(cards)
        self.challenger, self.challenged, self.defender_seat = saved["challenge"]
        self.looped = tuple(saved["looped"])

    def derive(self) -> None:
        self.stale = self.depends = ON_EVERYTHING

    def digest(self) -> str:
        return self.cast.digest

    def result_of_concession(self, seat: int) -> Outcome:
        others = tuple(other for other in range(self.seats) if other != seat and not self.is_out(other))
        return Outcome(others, "LOR-GSC.11", CONCESSION)

    def give_up(self, seat: int) -> None:
        from ludoteca.games.lorcana.flow.leaving import give_up

        give_up(self, seat)
