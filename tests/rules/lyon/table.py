"""A table for rule tests: lay out a position, play by the contract, look at what a player sees.

    table = Table()
    john = table.mine("JOHN", lane=1)
    ogre = table.theirs(monster(2, 3), lane=1)
    table.hand("SCINTILLA")
    table.play("SCINTILLA", target=ogre)
    assert table.stats(ogre) == (2, 1)

It is seat 0's third turn, in the Action phase, until somebody chooses something. Cards are known by name, those of the
base set and those of the pack `laboratorio`; a Monster that only needs figures is made with `monster`. What the layout
methods return are card numbers, as in options and events.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.games.lyon.flow.steps import ACTION_STEP, DURING_ACTION, TURN
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import KEYWORDS, MONSTER, UNIVERSAL, Card, Content
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.contract import Event
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase
from tests.rules.tables import ME, THEM, RuleTable

PACKS = Path(__file__).parent / "packs"
LABORATORY = PACKS / "laboratorio"


DERIVED = (
    "attack_of", "defence_of", "keywords_of", "guard_of", "cannot_of", "can_of", "shield_of", "player_cannot",
    "standing",
)  # fmt: skip


def monster(attack: int, defence: int, *keywords: str, level: int = 0) -> Card:
    """A Monster with these figures and nothing else."""
    name = f"{attack}/{defence}"
    card = Card(f"TEST-{name}", 0, Phrase(name, name), MONSTER, UNIVERSAL)
    card.attack, card.defence, card.level = attack, defence, level
    for keyword in keywords:
        card.keywords |= KEYWORDS[keyword]
    return card


class Table(RuleTable[LyonMatch]):
    """Two players, the Characters named, and whatever is laid out."""

    def __init__(self, character: str = "CAPITANA BREZZA", enemy: str = "CAPITANA BREZZA") -> None:
        shipped = load_content((LABORATORY,))
        self.content = Content(shipped.digest, shipped.teams, list(shipped.cards), shipped.programme, shipped.acts)
        self.events: list[Event] = []
        self._begun = False
        m = LyonMatch(self.content, {"decks": ["leoni", "notturni"], "first": "player 1"}, [], [], [])
        m.lane, m.attacks = [-1] * 8, [0] * 8
        m.attached = [[] for _ in range(8)]
        m.hand, m.deck, m.discard = [[], []], [[], []], [[], []]
        m.turn, m.active, m.phase = 3, ME, state.ACTION
        self._m = m
        for seat, name in ((ME, character), (THEM, enemy)):
            m.character.append(self._add(name, seat, state.LEADING, state.BOTH))
            self.deck(*["JOHN"] * 20, of=seat)

    # -- laying out ----------------------------------------------------------------------------------------------

    def _add(self, card: str | Card, owner: int, zone: int, known: int) -> int:
        assert not self._begun, "the layout comes before the first choice"
        m = self._m
        if isinstance(card, Card):
            self.content.cards.append(card)
            printed = len(self.content.cards) - 1
        else:
            printed = self.content.find(card)
            assert printed >= 0, f"no card is called {card}"
        m.card.append(printed)
        m.owner.append(owner)
        m.zone.append(zone)
        m.lane_of.append(-1)
        m.damage.append(0)
        m.known.append(known)
        return len(m.card) - 1

    def mine(self, card: str | Card, lane: int, damage: int = 0, owner: int = ME) -> int:
        """A Monster of mine, in one of the spaces 1 to 4."""
        number = self._add(card, owner, state.IN_PLAY, state.BOTH)
        place = owner * state.LANES + lane - 1
        assert self._m.lane[place] < 0
        self._m.lane[place] = number
        self._m.lane_of[number] = place
        self._m.damage[number] = damage
        return number

    def theirs(self, card: str | Card, lane: int, damage: int = 0) -> int:
        return self.mine(card, lane, damage, owner=THEM)

    def bearing(self, bearer: int, treasure: str, owner: int = ME) -> int:
        """A Treasure on that Monster, played by `owner`."""
        number = self._add(treasure, owner, state.ATTACHED, state.BOTH)
        place = self._m.lane_of[bearer]
        self._m.lane_of[number] = place
        self._m.attached[place].append(number)
        return number

    def hand(self, *cards: str | Card, of: int = ME) -> list[int]:
        numbers = [self._add(card, of, state.IN_HAND, 1 << of) for card in cards]
        self._m.hand[of].extend(numbers)
        return numbers

    def deck(self, *cards: str | Card, of: int = ME) -> list[int]:
        """The whole deck, the top card first."""
        for old in self._m.deck[of]:
            self._m.zone[old] = state.RESOLVING  # out of the game
        numbers = [self._add(card, of, state.IN_DECK, 0) for card in cards]
        self._m.deck[of] = numbers[::-1]
        return numbers

    def discarded(self, *cards: str | Card, of: int = ME) -> list[int]:
        numbers = [self._add(card, of, state.DISCARDED, state.BOTH) for card in cards]
        self._m.discard[of].extend(numbers)
        return numbers

    def wounded(self, life: int, of: int = ME) -> None:
        """The Character has so much DEFENCE left."""
        character = self._m.character[of]
        self._m.damage[character] = self._m.printed(character).defence - life

    def exhausted(self, of: int = ME) -> None:
        self._m.exhausted[of] = 1

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> LyonMatch:
        """The match, begun with what is laid out."""
        if not self._begun:
            self._begun = True
            turn = Frame(TURN)
            turn.stage = DURING_ACTION
            self._m.stack = [turn, Frame(ACTION_STEP)]
            self._m.changed = True
            self._m.settle()
            self.events.extend(self._m.happened)
        return self._m

    def choose(self, *options: str) -> list[Event]:
        """See `RuleTable.choose`; afterwards what is kept of derived values is what deriving them anew finds."""
        happened = super().choose(*options)
        m = self.match
        if not m.stale:
            fresh = m.copy()
            assert isinstance(fresh, LyonMatch)
            fresh.refresh()
            for column in DERIVED:
                assert getattr(m, column) == getattr(fresh, column), column
        return happened

    def number(self, card: int | str, seat: int = ME) -> int:
        """The number of a card in that seat's hand, by name."""
        if isinstance(card, int):
            return card
        m = self.match
        for held in m.hand[seat]:
            if m.printed(held).name.it == card:
                return held
        raise AssertionError(f"{card} is not in hand")

    def place(self, lane: int, seat: int = ME) -> int:
        """A space as options write it."""
        return seat * state.LANES + lane - 1

    def lane_of(self, card: int) -> int:
        return self.match.lane_of[card]

    def play(
        self,
        card: int | str,
        *,
        lane: int = 0,
        sacrifice: tuple[int, ...] = (),
        on: int = -1,
        target: int | tuple[int, ...] = (),
    ) -> list[Event]:
        """Play a card from the hand, with every choice that it asks for."""
        seat = self.asked
        happened = self.choose(f"play:{self.number(card, seat)}")
        for given_up in sacrifice:
            happened += self.choose(f"sacrifice:{self.lane_of(given_up)}")
        if lane:
            happened += self.choose(f"lane:{self.place(lane, seat)}")
        if on >= 0:
            happened += self.choose(f"bear:{self.lane_of(on)}")
        for chosen in (target,) if isinstance(target, int) else target:
            happened += self.choose(f"target:{chosen}")
        return happened

    def activate(self, target: int | tuple[int, ...] = ()) -> list[Event]:
        happened = self.choose("activate")
        for chosen in (target,) if isinstance(target, int) else target:
            happened += self.choose(f"target:{chosen}")
        return happened

    def fight(self) -> list[Event]:
        """On to Combat."""
        return self.choose("fight")

    def attack(self, attacker: int) -> list[Event]:
        """Attack with a Monster, going on to Combat first where need be."""
        happened = self.fight() if "fight" in self.options else []
        return happened + self.choose(f"attack:{self.lane_of(attacker)}")

    def end_turn(self) -> list[Event]:
        """No more actions and no more attacks."""
        happened = self.fight() if "fight" in self.options else []
        if self.match.decisions and "end" in self.options:
            happened += self.choose("end")
        return happened

    # -- looking -------------------------------------------------------------------------------------------------

    def seen(self, card: int) -> Any:
        """A Monster in play as everybody sees it."""
        for player in self.match.view(None).players:
            for lane in player.lanes:
                if lane is not None and lane.card == card:
                    return lane
        raise AssertionError(f"card {card} is not in play")

    def stats(self, card: int) -> tuple[int, int]:
        shown = self.seen(card)
        return shown.attack_now, shown.defence_now

    def keywords(self, card: int) -> list[str]:
        return list(self.seen(card).keywords_now)

    def where(self, card: int) -> str:
        """Where a card is, as its owner sees it: "lane 2", "on 17", "hand", "discard"; "" where nobody sees it."""
        owner = self.match.owner[card]
        for player in self.match.view(owner).players:
            for number, lane in enumerate(player.lanes, 1):
                if lane is not None and lane.card == card:
                    return f"lane {number}"
                if lane is not None and any(treasure.card == card for treasure in lane.treasures):
                    return f"on {lane.card}"
            for pile in ("hand", "discard"):
                if any(held.card == card for held in getattr(player, pile)):
                    assert player.seat == owner
                    return pile
        return ""

    def life(self, of: int = ME) -> int:
        life: int = self.match.view(None).players[of].character.life
        return life

    def refused_play(self, card: int | str, seat: int = ME) -> str:
        return self.refused(f"play:{self.number(card, seat)}", seat)
