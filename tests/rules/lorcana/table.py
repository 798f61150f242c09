"""A table for rule tests: lay out a position, play by the contract, look at what a player sees.

    table = Table(ink=3)
    hero = table.mine(character(2, 3, lore=1))
    ogre = table.theirs(character(3, 3), exerted=True)
    table.hand(action("deal(2, chosen(character))"))
    table.challenge(hero, ogre)
    assert table.damage(ogre) == 2

It is seat 0's turn, in the main phase, until somebody chooses something; everything in play is dry unless said. Cards
are made on the spot with `character`, `action`, `song`, `item` and `location`, whose abilities are written in the card
language; or they are shipped cards, by their id ("5-48"). What the layout methods return are card numbers, as in
options and events.
"""

from __future__ import annotations

from typing import Any

from ludoteca.games.lorcana.effects.language.scripts import make_script, print_values
from ludoteca.games.lorcana.effects.lasting.derived import derive
from ludoteca.games.lorcana.flow.programme import flow_nodes
from ludoteca.games.lorcana.flow.steps import MAIN_PHASE, TURN
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.setup import apply_options, complete_options
from ludoteca.games.lorcana.state import cards as printed
from ludoteca.games.lorcana.state.cards import Card, fold
from ludoteca.games.lorcana.state.match import NONE_UNDER, LorcanaMatch
from ludoteca.games.lorcana.state.playable import LiveMatch
from ludoteca.games.lorcana.state.script import Cast
from ludoteca.games.lorcana.state.terms import IN_DECK, IN_DISCARD, IN_HAND, IN_INKWELL, IN_PLAY, MAIN, UNDER
from ludoteca.games.lorcana.state.view_types import PlayerView, TriggerView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Where
from tests.rules.tables import ME, THEM, RuleTable

DURING_MAIN = 3
"""How far the turn is while the main phase is under way."""


def _card(kind: int, name: str, abilities: tuple[str, ...], **facts: Any) -> Card:
    version = f"Test {facts.pop('version', '')}".strip() if kind in (printed.CHARACTER, printed.LOCATION) else ""
    card = Card("", Phrase(name, name), Phrase(version, version), kind)
    card.inks = tuple(facts.pop("inks", ("amber",)))
    card.inkable = facts.pop("inkable", True)
    card.names = tuple(fold(n) for n in (name, *facts.pop("names", ())))
    card.keyword_texts = [(text, Where("test")) for text in facts.pop("keywords", ())]
    card.ability_texts = [(text, Where("test")) for text in abilities]
    for key, value in facts.items():
        setattr(card, key, value)
    return card


def character(
    strength: int = 1,
    willpower: int = 3,
    *abilities: str,
    lore: int = 1,
    cost: int = 1,
    name: str = "Somebody",
    classes: tuple[str, ...] = ("Storyborn",),
    **facts: Any,
) -> Card:
    """character(2, 3, "when(quests(this), draw(1))", keywords=["rush"], name="Elsa", classes=("Hero",))"""
    given = {"strength": strength, "willpower": willpower, "lore": lore, "cost": cost, "classes": classes}
    return _card(printed.CHARACTER, name, abilities, **given, **facts)


def action(*effects: str, cost: int = 1, name: str = "Deed", **facts: Any) -> Card:
    return _card(printed.ACTION, name, effects, cost=cost, **facts)


def song(*effects: str, cost: int = 3, name: str = "Tune", **facts: Any) -> Card:
    return _card(printed.ACTION, name, effects, cost=cost, classes=("Song",), **facts)


def item(*abilities: str, cost: int = 1, name: str = "Thing", **facts: Any) -> Card:
    return _card(printed.ITEM, name, abilities, cost=cost, **facts)


def location(
    willpower: int = 5, *abilities: str, move: int = 1, lore: int = 0, cost: int = 1, name: str = "Place", **facts: Any
) -> Card:
    given = {"willpower": willpower, "move": move, "lore": lore, "cost": cost}
    return _card(printed.LOCATION, name, abilities, **given, **facts)


DERIVED = (
    "strength_of", "willpower_of", "lore_of", "keywords_of", "challenger_of", "resist_of", "singer_of", "cannot_of",
    "can_of", "permits", "laws", "granted", "classed", "silenced",
)  # fmt: skip


class Table(RuleTable[LorcanaMatch]):
    """Players with whatever is laid out; decks of plain characters. `first` is card 0: mine, in play or in hand."""

    def __init__(self, seats: int = 2, ink: int = 10, first: Card | None = None, **options: Any) -> None:
        self.events: list[Event] = []
        self._begun = False
        self._faces: list[Card] = []
        self.seats = seats
        given = complete_options(options, seats)
        cast = Cast("test", seats)
        cast.programme = flow_nodes()
        apply_options(cast, given["format"], given["teams"])
        m = LiveMatch(cast, given)
        piles: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(5)]
        m.deck, m.hand, m.play, m.ink, m.discard = piles
        m.lore, m.ready_ink, m.lost_by = [0] * seats, [0] * seats, [""] * seats
        m.turn, m.active, m.first, m.phase = 3, ME, ME, MAIN
        self._m = m
        if first is not None and first.kind == printed.ACTION:
            self.hand(first)
        elif first is not None:
            self.mine(first)
        filler = character(1, 1, name="Filler")
        for seat in range(seats):
            self.deck(*[filler] * 20, of=seat)
            self.inkwell(ink, of=seat)

    # -- laying out ----------------------------------------------------------------------------------------------

    def _add(self, card: str | Card, owner: int, zone: int, known: int) -> int:
        assert not self._begun, "the layout comes before the first choice"
        m = self._m
        if isinstance(card, str):
            content = load_content()
            assert card in content.by_id, f"no card has the id {card}"
            card = content.cards[content.first_printing(content.by_id[card])]
        if card not in self._faces:
            self._faces.append(card)
        m.cast.card.append(self._faces.index(card))
        m.cast.owner.append(owner)
        for column, value in (
            (m.zone, zone), (m.known, known), (m.damage, 0), (m.exerted, 0), (m.drying, 0), (m.shifted, 0), (m.at, -1),
            (m.stamp, 0),
        ):  # fmt: skip
            column.append(value)
        m.under.append(NONE_UNDER)
        return len(m.zone) - 1

    @property
    def _everyone(self) -> int:
        return (1 << self.seats) - 1

    def mine(
        self,
        card: str | Card,
        *,
        damage: int = 0,
        exerted: bool = False,
        drying: bool = False,
        at: int = -1,
        on: tuple[str | Card, ...] = (),
        owner: int = ME,
    ) -> int:
        """A card of mine in play; `on` are the cards under it, lowest first."""
        number = self._add(card, owner, IN_PLAY, self._everyone)
        m = self._m
        m.play[owner].append(number)
        m.damage[number], m.exerted[number], m.drying[number], m.at[number] = damage, int(exerted), int(drying), at
        if on:
            m.under[number] = [self._add(below, owner, UNDER, self._everyone) for below in on]
            m.shifted[number] = 1
        return number

    def theirs(self, card: str | Card, **state: Any) -> int:
        return self.mine(card, **{"owner": THEM, **state})

    def hand(self, *cards: str | Card, of: int = ME) -> list[int]:
        numbers = [self._add(card, of, IN_HAND, 1 << of) for card in cards]
        self._m.hand[of].extend(numbers)
        return numbers

    def deck(self, *cards: str | Card, of: int = ME) -> list[int]:
        """The whole deck, the top card first."""
        m = self._m
        for old in m.deck[of]:
            m.zone[old] = 7  # out of the game
        numbers = [self._add(card, of, IN_DECK, 0) for card in cards]
        m.deck[of] = numbers[::-1]
        return numbers

    def discarded(self, *cards: str | Card, of: int = ME) -> list[int]:
        numbers = [self._add(card, of, IN_DISCARD, self._everyone) for card in cards]
        self._m.discard[of].extend(numbers)
        return numbers

    def inkwell(self, ready: int, exerted: int = 0, of: int = ME) -> list[int]:
        """So many cards in the inkwell, instead of those that were there."""
        m = self._m
        for old in m.ink[of]:
            m.zone[old] = 7
        filler = character(1, 1, name="Filler")
        numbers = [self._add(filler, of, IN_INKWELL, 0) for _ in range(ready + exerted)]
        for number in numbers[ready:]:
            m.exerted[number] = 1
        m.ink[of] = numbers[:]
        m.ready_ink[of] = ready
        return numbers

    def lore(self, amount: int, of: int = ME) -> None:
        self._m.lore[of] = amount

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> LorcanaMatch:
        """The match, begun with what is laid out."""
        if not self._begun:
            self._begun = True
            m = self._m
            cast = m.cast
            for number, face in enumerate(self._faces):
                cast.scripts[number] = make_script(face, cast)
            cast.script = m.script = [cast.scripts[number] for number in cast.card]
            cast.names = sorted({script.card.names[0] for script in cast.scripts.values()})
            print_values(cast)
            m.depends = m.stale = 1023
            turn = Frame(TURN)
            turn.stage = DURING_MAIN
            m.stack = [turn, Frame(MAIN_PHASE)]
            m.changed = True
            m.settle()
            self.events.extend(m.happened)
        return self._m

    def choose(self, *options: str) -> list[Event]:
        """See `RuleTable.choose`; afterwards what is kept of derived values is what deriving them anew finds."""
        happened = super().choose(*options)
        m = self.match
        if not m.stale:
            fresh = m.copy()
            assert isinstance(fresh, LorcanaMatch)
            derive(fresh)
            for column in DERIVED:
                assert getattr(m, column) == getattr(fresh, column), column
        return happened

    def play(self, card: int, *then: str | int) -> list[Event]:
        """Play a card for ink; `then` are the further choices: a number is a target."""
        return self.choose(f"play:{card}", *self._ids(then))

    def quest(self, card: int, *then: str | int) -> list[Event]:
        return self.choose(f"quest:{card}", *self._ids(then))

    def challenge(self, challenger: int, challenged: int, *then: str | int) -> list[Event]:
        happened = self.choose(f"challenge:{challenger}")
        m = self.match
        if m.result is None and m.decisions and f"target:{challenged}" in self.options and m.challenger < 0:
            happened += self.choose(f"target:{challenged}")
        return happened + self.choose(*self._ids(then))

    def sing(self, song: int, *singers: int) -> list[Event]:
        happened = self.choose(f"sing:{song}")
        for singer in singers:
            if f"target:{singer}" in self.options:
                happened += self.choose(f"target:{singer}")
        return happened

    def use(self, card: int, *then: str | int, which: int = 0) -> list[Event]:
        """Use the card's n-th offered ability."""
        offered = [option for option in self.options if option.startswith(f"use:{card}/")]
        return self.choose(offered[which], *self._ids(then))

    def ability(self, card: int, which: int = 0) -> str:
        """The option of using the card's n-th printed ability, whether it is on offer or not."""
        return f"use:{card}/{self.match.script[card].activated[which].place}"

    def move(self, card: int, place: int) -> list[Event]:
        happened = self.choose(f"move:{card}")
        if self.match.at[card] != place:
            happened += self.choose(f"target:{place}")
        return happened

    def end_turn(self) -> list[Event]:
        return self.choose("end")

    def until_turn_of(self, seat: int) -> None:
        """Turns go by without anything being done until that seat is asked in its main phase."""
        for _ in range(40):
            m = self.match
            if m.result is not None or (m.active == seat and m.phase == MAIN and "end" in self.options):
                return
            self.choose("end" if "end" in self.options else self.options[-1])
        raise AssertionError("that turn never came")

    def _ids(self, choices: tuple[str | int, ...]) -> list[str]:
        return [f"target:{choice}" if isinstance(choice, int) else choice for choice in choices]

    # -- looking -------------------------------------------------------------------------------------------------

    def seen(self, card: int) -> Any:
        """A card in play as everybody sees it."""
        for player in self.match.view(None).players:
            for shown in player.in_play:
                if shown.card == card:
                    return shown
        raise AssertionError(f"card {card} is not in play")

    def strength(self, card: int) -> int:
        value: int = self.seen(card).strength_now
        return value

    def willpower(self, card: int) -> int:
        value: int = self.seen(card).willpower_now
        return value

    def lore_value(self, card: int) -> int:
        value: int = self.seen(card).lore_now
        return value

    def damage(self, card: int) -> int:
        value: int = self.seen(card).damage
        return value

    def is_exerted(self, card: int) -> bool:
        return bool(self.seen(card).exerted)

    def keywords(self, card: int) -> dict[str, int]:
        """Its keywords now, with their values (0 for those without)."""
        return {keyword.key: keyword.value for keyword in self.seen(card).keywords_now}

    def where(self, card: int) -> str:
        """Where a card really is: "deck", "hand", "play", "inkwell", "discard", "under", "resolving", "gone"."""
        return ("deck", "hand", "play", "inkwell", "discard", "under", "resolving", "gone")[self.match.zone[card]]

    def player(self, seat: int = ME) -> PlayerView:
        mine: PlayerView = self.match.view(seat).players[seat]
        return mine

    def lore_of(self, seat: int = ME) -> int:
        return self.player(seat).lore

    def ready_ink(self, of: int = ME) -> int:
        ready: int = self.match.view(None).players[of].ink.ready
        return ready

    def targets(self) -> set[int]:
        """The cards that may be chosen now."""
        return {int(option.partition(":")[2]) for option in self.options if option.startswith("target:")}

    @property
    def bag(self) -> tuple[TriggerView, ...]:
        found: tuple[TriggerView, ...] = self.match.view(None).bag
        return found
