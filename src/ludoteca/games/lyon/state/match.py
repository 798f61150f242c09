"""The position of a Lyon match: zones, damage, what is in force, and the few ways in which they change.

Cards are numbers: the place in `card`, which says what is printed on each. Spaces ("lanes") are numbered 0 to 3 for
seat 0 and 4 to 7 for seat 1; lane n faces lane n + 4. A player is named by the number of their Character.
"""

from __future__ import annotations

from typing import Final, cast

from ludoteca.games.lyon.state.cards import (
    DESTROYED,
    INDESTRUCTIBLE,
    LEAP,
    UNSTOPPABLE,
    Card,
    Content,
)
from ludoteca.kernel.contract import JSON, Outcome
from ludoteca.kernel.frames import Frame, FrameMatch
from ludoteca.kernel.house import ContentMatch
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.phrases import CONCESSION
from ludoteca.kernel.texts import EMPTY, Phrase

LANES: Final = 4

IN_DECK: Final = 0
IN_HAND: Final = 1
IN_PLAY: Final = 2
ATTACHED: Final = 3
DISCARDED: Final = 4
LEADING: Final = 5
RESOLVING: Final = 6
SET_ASIDE: Final = 7
"""Out of the match, in the open: cards of a deck list that a composed position does without."""

SETUP: Final = 0
ACQUISITION: Final = 1
ACTION: Final = 2
COMBAT: Final = 3
END_OF_TURN: Final = 4

# What a timed effect is.
STATS: Final = 0
GAINS: Final = 1
LOSES: Final = 2
CANNOT: Final = 3
CAN: Final = 4
PREVENTS: Final = 5
ATTACKS_AGAIN: Final = 6
GUARDED: Final = 7

# What a card may forbid or allow.
TO_ATTACK: Final = 1
TO_DEFEND: Final = 2
TO_BE_HEALED: Final = 4
TO_BE_TARGETED: Final = 8
TO_PLAY_MAGIC: Final = 16
TO_PLAY_MONSTERS: Final = 32
TO_PLAY_TREASURES: Final = 64
TO_ACTIVATE: Final = 128
AS_LEAP: Final = 256
TO_DRAW: Final = 512

# How long a timed effect lasts.
THIS_TURN: Final = 0
YOUR_NEXT_TURN: Final = 1
FOR_GOOD: Final = 2

Timed = tuple[int, int, int, int, int, int]
"""What, the card it is on, two numbers, how long, whose."""

NO_CARD: Final = Card("", 0, EMPTY, 0, "")
NO_CARD.attack = NO_CARD.defence = 0
NOBODY: Final = [-1] * 10
NOTHING: Final = [0] * 10
"""These two stand for lists in which nothing is in force; never written to."""
TRIGGERS_NODE: Final = 0
"""The programme begins with the node that orders triggers."""
BOTH: Final = 3


class LyonMatch(ContentMatch):
    """One duel."""

    effects_ask_by = "LY-A.31"
    """Whatever a card asks, it asks its owner."""
    saved_numbers = ("turn", "active", "phase", "destroyed_this_turn")
    saved_lists = ("zone", "lane_of", "known", "damage", "lane", "attacks", "exhausted", "once")
    saved_piles = ("attached", "hand", "deck", "discard")
    saved_rows = ("timed",)
    __slots__ = (
        *saved_numbers, *saved_lists, *saved_piles, *saved_rows,
        "attack_of", "can_of", "cannot_of", "card", "character", "content", "defence_of", "guard_of", "keywords_of",
        "owner", "player_cannot", "shield_of", "stale", "standing", "starters",
    )  # fmt: skip

    def __init__(
        self, content: Content, options: JSON, card: list[int], owner: list[int], character: list[int]
    ) -> None:
        super().__init__(2, content, options)
        self.content = content
        # These never change.
        self.card = card
        self.owner = owner
        self.character = character
        self.starters: list[list[int]] = [[], []]
        """For each seat one card of every different Level 0 Monster in its deck."""
        self.zone: list[int] = []
        self.lane_of: list[int] = []
        """The lane of a Monster, or of a Treasure's bearer; -1 elsewhere."""
        self.known: list[int] = []
        """Which seats know what and where this card is, as a bit mask."""
        self.damage: list[int] = []
        self.lane: list[int] = []
        self.attached: list[list[int]] = []
        self.attacks: list[int] = []
        """Attacks made this turn from each lane."""
        self.hand: list[list[int]] = []
        self.deck: list[list[int]] = []
        """The top card is the last."""
        self.discard: list[list[int]] = []
        self.exhausted: list[int] = [0, 0]
        self.timed: list[Timed] = []
        self.once: list[int] = []
        """Abilities with a limit that were used this turn: pairs of card and node."""
        self.turn = 0
        self.active = -1
        self.phase = SETUP
        self.destroyed_this_turn = 0
        # Derived from the above; made again when `stale`.
        self.stale = True
        self.standing = True
        """Something other than printed values may be in force."""
        self.attack_of: list[int] = []
        self.defence_of: list[int] = []
        self.keywords_of: list[int] = []
        self.cannot_of: list[int] = []
        self.can_of: list[int] = []
        self.shield_of: list[int] = []
        """Standing prevention: of the Monster in each lane, then of the two Characters."""
        self.guard_of: list[int] = NOBODY
        """Who takes the damage instead, in the same places."""
        self.player_cannot: list[int] = [0, 0]

    # -- reading -------------------------------------------------------------------------------------------------

    def printed(self, card: int) -> Card:
        return self.content.cards[self.card[card]]

    def refresh(self) -> None:
        """Work out what Treasures, other Monsters and timed effects make of every Monster in play."""
        self.stale = False
        cards = self.content.cards
        card = self.card
        attached = self.attached
        attack = [0] * 8
        defence = [0] * 8
        keywords = [0] * 8
        sources = []
        for i, monster in enumerate(self.lane):
            if monster >= 0:
                face = cards[card[monster]]
                attack[i] = face.attack
                defence[i] = face.defence
                keywords[i] = face.keywords
                if face.statics and self.known[monster] == BOTH:  # face down, it does nothing yet
                    sources.append(monster)
                if attached[i]:
                    sources += [treasure for treasure in attached[i] if cards[card[treasure]].statics]
        self.attack_of = attack
        self.defence_of = defence
        self.keywords_of = keywords
        self.standing = bool(sources or self.timed)
        if not self.standing:
            self.guard_of = NOBODY
            self.cannot_of = self.can_of = self.shield_of = NOTHING
            self.player_cannot = NOTHING
            return
        loses = [0] * 8
        self.guard_of = NOBODY[:]
        self.cannot_of, self.can_of, self.shield_of = NOTHING[:], NOTHING[:], NOTHING[:]
        self.player_cannot = NOTHING[:]
        self.apply_statics(sources, loses)
        for what, thing, a, b, _, _ in self.timed:
            if self.zone[thing] == LEADING:
                if what == CANNOT:
                    self.player_cannot[self.owner[thing]] |= a
            elif self.zone[thing] == IN_PLAY and what != PREVENTS:  # pools are used up in `deal`
                self.modify(what, self.lane_of[thing], a, b, loses)
        self.keywords_of = [has & ~lost for has, lost in zip(keywords, loses, strict=True)]

    def apply_statics(self, sources: list[int], loses: list[int]) -> None:
        """Apply the abilities that these cards in play keep in force."""
        cards = self.content.cards
        zone = self.zone
        lane_of = self.lane_of
        frame = Frame(-1)
        for source in sources:
            frame.source = source
            frame.seat = self.owner[source]
            frame.place = lane_of[source]
            for static in cards[self.card[source]].statics:
                what = static.what
                for thing in static.to.fixed(self, frame):
                    if what == GUARDED:
                        self.guard_of[self.place_of(thing)] = self.lane[lane_of[source]]
                    elif zone[thing] == IN_PLAY:
                        self.modify(what, lane_of[thing], static.a, static.b, loses)
                    elif zone[thing] == LEADING and what == CANNOT:
                        self.player_cannot[self.owner[thing]] |= static.a
                    elif zone[thing] == LEADING and what == PREVENTS:
                        self.shield_of[8 + self.owner[thing]] += static.a

    def modify(self, what: int, lane: int, a: int, b: int, loses: list[int]) -> None:
        if what == STATS:
            self.attack_of[lane] += a
            self.defence_of[lane] += b
        elif what == GAINS:
            self.keywords_of[lane] |= a
        elif what == LOSES:
            loses[lane] |= a
        elif what == CANNOT:
            self.cannot_of[lane] |= a
        elif what == CAN:
            self.can_of[lane] |= a
        elif what == PREVENTS:
            self.shield_of[lane] += a

    def has(self, lane: int, keyword: int) -> bool:
        if self.stale:
            self.refresh()
        return bool(self.keywords_of[lane] & keyword)

    def is_forbidden(self, lane: int, what: int) -> bool:
        if self.stale:
            self.refresh()
        return bool(self.cannot_of[lane] & what)

    def is_player_forbidden(self, seat: int, what: int) -> bool:
        if self.stale:
            self.refresh()
        return bool(self.player_cannot[seat] & what)

    def attacks_allowed(self, lane: int) -> int:
        monster = self.lane[lane]
        allowed = 1
        for timed in self.timed:
            if timed[0] == ATTACKS_AGAIN and timed[1] == monster:
                allowed += timed[2]
        return allowed

    def can_attack(self, lane: int) -> bool:
        return (
            self.lane[lane] >= 0
            and self.attacks[lane] < self.attacks_allowed(lane)
            and not self.is_forbidden(lane, TO_ATTACK)
        )

    def can_defend(self, lane: int, attacker: int) -> bool:
        """Tell whether the Monster in `lane` takes up the attack from `attacker`; prohibitions beat permissions."""
        if self.stale:
            self.refresh()
        keywords = self.keywords_of
        if self.lane[lane] < 0 or self.cannot_of[lane] & TO_DEFEND or keywords[attacker] & UNSTOPPABLE:
            return False
        if keywords[attacker] & LEAP:
            return bool(keywords[lane] & LEAP or self.can_of[lane] & AS_LEAP)
        return True

    def free_lanes(self, seat: int) -> list[int]:
        return [i for i in range(seat * LANES, seat * LANES + LANES) if self.lane[i] < 0]

    def life(self, seat: int) -> int:
        """Return the Character's DEFENCE now."""
        character = self.character[seat]
        return self.content.cards[self.card[character]].defence - self.damage[character]

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        self.tell("PhaseBegan", self.active, (phase,), "LY-6.04")

    # -- knowing -------------------------------------------------------------------------------------------------

    def reveal(self, card: int, seats: int) -> None:
        """Let these seats know this card; the kernel is told when it is news to any of them."""
        self.learn(seats & ~self.known[card])
        self.known[card] |= seats

    def leave_hand(self, card: int) -> None:
        """Make a card played from hand, or shown there, public.

        When the others know that a card of the same name is in that hand, then for all they can tell it was that one.
        """
        seat = self.owner[card]
        others = BOTH & ~(1 << seat)
        hand = self.hand[seat]
        known = self.known
        if not known[card] & others:
            for twin in hand:
                if known[twin] & others and twin != card and self.card[twin] == self.card[card]:
                    known[twin] = known[card]
                    break
        hand.remove(card)
        self.reveal(card, BOTH)

    # -- changing ------------------------------------------------------------------------------------------------

    def draw_cards(self, seat: int, number: int, rule: str = "LY-A.11") -> None:
        """Draw one card after the other; the first that cannot be drawn loses the match."""
        if self.is_player_forbidden(seat, TO_DRAW):
            return
        for _ in range(number):
            deck = self.deck[seat]
            if not deck:
                self.end(
                    Outcome(
                        (1 - seat,),
                        "LY-1.03" if rule == "LY-7.01" else "LY-1.04",
                        Phrase("Mazzo esaurito: non si può pescare.", "The deck is empty: no card can be drawn."),
                    )
                )
                return
            card = deck.pop()
            self.zone[card] = IN_HAND
            self.hand[seat].append(card)
            self.reveal(card, 1 << seat)
            self.tell("CardDrawn", seat, (card,), rule, 1 << seat)

    def enter(self, monster: int, lane: int) -> None:
        """Put a Monster on a space."""
        self.zone[monster] = IN_PLAY
        self.lane_of[monster] = lane
        self.lane[lane] = monster
        self.attacks[lane] = 0
        self.damage[monster] = 0
        face = self.content.cards[self.card[monster]]
        if self.stale or self.standing or face.statics:
            self.stale = self.standing = self.changed = True
        else:
            self.set_printed(lane, face)

    def leave(self, monster: int) -> int:
        """Take a Monster out of play, its Treasures to the discard; return the lane. The caller says where it goes."""
        lane = self.lane_of[monster]
        self.lane[lane] = -1
        self.lane_of[monster] = -1
        self.damage[monster] = 0
        self.attacks[lane] = 0
        for treasure in self.attached[lane]:
            self.lane_of[treasure] = -1
            self.put_in_discard(treasure)
        self.attached[lane] = []
        if self.timed:
            self.timed = [timed for timed in self.timed if timed[1] != monster]
        if self.stale or self.standing:
            self.stale = True
            self.changed = self.changed or self.standing
        else:
            self.set_printed(lane, NO_CARD)
        return lane

    def set_printed(self, lane: int, face: Card) -> None:
        """Set what `refresh` would find where only printed values are in force: only this lane is other than before.

        Copies share these lists, so they are replaced, not written to.
        """
        self.attack_of = self.attack_of[:]
        self.defence_of = self.defence_of[:]
        self.keywords_of = self.keywords_of[:]
        self.attack_of[lane] = face.attack
        self.defence_of[lane] = face.defence
        self.keywords_of[lane] = face.keywords

    def put_in_discard(self, card: int) -> None:
        self.zone[card] = DISCARDED
        self.discard[self.owner[card]].append(card)

    def put_in_hand(self, card: int) -> None:
        self.zone[card] = IN_HAND
        self.hand[self.owner[card]].append(card)

    def attach(self, treasure: int, lane: int) -> None:
        self.zone[treasure] = ATTACHED
        self.lane_of[treasure] = lane
        self.attached[lane] = self.attached[lane] + [treasure]
        self.stale = self.standing = self.changed = True

    def destroy(self, monsters: list[int], rule: str) -> list[int]:
        """Destroy these Monsters at one moment, save the indestructible; returns those destroyed."""
        dying = [m for m in monsters if self.zone[m] == IN_PLAY and not self.has(self.lane_of[m], INDESTRUCTIBLE)]
        for monster in dying:
            self.destroyed_this_turn += 1
            treasures = self.attached[self.lane_of[monster]]
            lane = self.leave(monster)
            self.put_in_discard(monster)
            self.tell("MonsterDestroyed", self.owner[monster], (monster, lane), rule)
            self.set_off_all(DESTROYED, monster, lane)
            for treasure in treasures:
                self.set_off_all(DESTROYED, treasure, lane)
        return dying

    def set_off_all(self, kind: int, card: int, lane: int, it: int = -1) -> None:
        """Set off the card's abilities of this kind."""
        for node in self.content.cards[self.card[card]].triggers[kind]:
            self.set_off(node, card, self.owner[card], lane, it)

    def set_off_monster(self, kind: int, monster: int, lane: int) -> None:
        """Set off the abilities of a Monster and of its Treasures."""
        self.set_off_all(kind, monster, lane)
        for treasure in self.attached[lane]:
            self.set_off_all(kind, treasure, lane)

    def deal(self, thing: int, amount: int, rule: str) -> int:
        """Deal damage to a Monster or a Character, less what is prevented; returns what was dealt."""
        place = self.place_of(thing)
        if amount <= 0 or place < 0:
            return 0
        guard = self.guard_of[place]
        if guard >= 0 and guard != thing:
            self.tell("DamageRedirected", self.owner[guard], (thing, guard), "LY-5.01")
            thing = guard
            place = self.lane_of[guard]
        left = max(0, amount - self.shield_of[place])
        if left and self.timed:
            left = self.use_pools(thing, left)
        if left < amount:
            self.tell("DamagePrevented", self.owner[thing], (thing, amount - left), "LY-12.10")
        if left:
            self.damage[thing] += left
            self.changed = True
            self.tell("DamageDealt", self.owner[thing], (thing, left), rule)
        return left

    def place_of(self, thing: int) -> int:
        """Return where a Monster in play or a Character stands in `shield_of` and `guard_of`; -1 for anything else."""
        if self.zone[thing] == IN_PLAY:
            return self.lane_of[thing]
        return 8 + self.owner[thing] if self.zone[thing] == LEADING else -1

    def use_pools(self, thing: int, amount: int) -> int:
        """Return what is left of a damage after the pools of prevention on that card; pools shrink as they are used."""
        for i in range(len(self.timed)):
            what, on, pool, b, until, whose = self.timed[i]
            if what == PREVENTS and on == thing:
                used = min(pool, amount)
                amount -= used
                self.timed[i] = (what, on, pool - used, b, until, whose)
        return amount

    def heal(self, thing: int, amount: int) -> None:
        if self.zone[thing] == IN_PLAY and self.is_forbidden(self.lane_of[thing], TO_BE_HEALED):
            self.tell("HealingForbidden", self.owner[thing], (thing,), "LY-5.03")
            return
        healed = min(amount, self.damage[thing])
        if healed:
            self.damage[thing] -= healed
            self.tell("Healed", self.owner[thing], (thing, healed), "LY-12.03")

    def add_timed(self, what: int, thing: int, a: int, b: int, until: int, whose: int) -> None:
        self.timed.append((what, thing, a, b, until, whose))
        self.stale = self.standing = self.changed = True

    def expire(self, until: int, whose: int) -> None:
        """End the timed effects of this length; those until a next turn only if they are `whose`."""
        if not self.timed:
            return
        kept = [t for t in self.timed if t[4] != until or (until == YOUR_NEXT_TURN and t[5] != whose)]
        if len(kept) < len(self.timed):
            self.timed = kept
            self.stale = True
            self.changed = True

    # -- what the kernel asks ------------------------------------------------------------------------------------

    def check(self) -> None:
        """Look for victory first, at once; then every Monster whose DEFENCE is gone is destroyed."""
        fallen = [seat for seat in (0, 1) if self.life(seat) <= 0]
        if fallen:
            reason = Phrase("La DIFESA del Personaggio è a 0.", "The Character's DEFENCE is gone.")
            if len(fallen) == 2:
                both = Phrase("Entrambi i Personaggi sono a 0: patta.", "Both Characters are at 0: a draw.")
                self.end(Outcome((), "LY-A.10", both, draw=True))
            else:
                self.end(Outcome((1 - fallen[0],), "LY-1.02", reason))
            return
        if self.stale:
            self.refresh()
        dying: list[int] = []
        wounded = False
        damage = self.damage
        defence = self.defence_of
        for i, monster in enumerate(self.lane):
            if (
                monster >= 0
                and defence[i] <= damage[monster]
                and self.known[monster] == BOTH
                and not self.keywords_of[i] & INDESTRUCTIBLE
            ):
                dying.append(monster)
                wounded = wounded or damage[monster] > 0
        if dying:
            self.destroy(dying, "LY-8.23" if wounded else "LY-A.22")

    def trigger_node(self) -> int:
        return TRIGGERS_NODE

    def trigger_seat(self, ready: list[int]) -> int:
        return self.active

    def trigger_rule(self) -> str:
        return "LY-10.06" if self.phase == END_OF_TURN else "LY-A.34"

    @property
    def game(self) -> HouseGame:
        from ludoteca.games.lyon.game import Lyon

        return Lyon.one()

    def blank(self) -> FrameMatch:
        m = LyonMatch(self.content, self.options, self.card, self.owner, self.character)
        m.starters = self.starters
        return m

    def copy_state(self, into: FrameMatch) -> None:
        m = cast(LyonMatch, into)
        m.zone = self.zone[:]
        m.lane_of = self.lane_of[:]
        m.known = self.known[:]
        m.damage = self.damage[:]
        m.lane = self.lane[:]
        m.attached = self.attached[:]  # the lists in it are never changed, only replaced
        m.attacks = self.attacks[:]
        m.hand = [self.hand[0][:], self.hand[1][:]]
        m.deck = [self.deck[0][:], self.deck[1][:]]
        m.discard = [self.discard[0][:], self.discard[1][:]]
        m.exhausted = self.exhausted[:]
        m.timed = self.timed[:]
        m.once = self.once[:]
        m.turn = self.turn
        m.active = self.active
        m.phase = self.phase
        m.destroyed_this_turn = self.destroyed_this_turn
        m.stale = self.stale
        m.standing = self.standing
        # A refresh makes these anew and never writes into them afterwards, so they can be shared.
        m.attack_of = self.attack_of
        m.defence_of = self.defence_of
        m.keywords_of = self.keywords_of
        m.cannot_of = self.cannot_of
        m.can_of = self.can_of
        m.shield_of = self.shield_of
        m.guard_of = self.guard_of
        m.player_cannot = self.player_cannot

    def derive(self) -> None:
        self.stale = self.standing = True

    def result_of_concession(self, seat: int) -> Outcome:
        return Outcome((1 - seat,), "LY-A.35", CONCESSION)
