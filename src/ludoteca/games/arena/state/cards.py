"""What the box holds: characters with their decks and abilities, statuses, gear. Facts, and programme numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.games.arena.state.board import Board
from ludoteca.kernel.acts import Acts
from ludoteca.kernel.contents import Contents, Named, Sourced
from ludoteca.kernel.effects import Condition
from ludoteca.kernel.frames import Node
from ludoteca.kernel.texts import EMPTY, Phrase

DECK_SIZE: Final = 10
"""Cards that every character has."""

# Banners, as bits: in which phases a card is played.
MOVEMENT: Final = 1
ACTION: Final = 2
BANNERS: Final = {"movement": MOVEMENT, "action": ACTION, "either": MOVEMENT | ACTION}

# Types, as bits.
ATTACK: Final = 1
MAGIC: Final = 2
STATUS: Final = 4
TYPES: Final = {"attack": ATTACK, "magic": MAGIC, "status": STATUS}

# Icons, as bits.
DIRECT: Final = 1
INDIRECT: Final = 2
ICONS: Final = {"direct": DIRECT, "indirect": INDIRECT}

# What a constant status does, as bits.
IMMOBILE: Final = 1
PACIFIED: Final = 2
STEALTHY: Final = 4
STRONG: Final = 8
TAUNT: Final = 16
TOUGH: Final = 32
DISARMED: Final = 64
TRAITS: Final = {
    "cannot_be_moved": (IMMOBILE, Phrase("non può essere spostato", "it cannot be moved")),
    "attack_is_one": (PACIFIED, Phrase("il suo attacco standard è 1", "its standard attack is 1")),
    "no_attack_cards": (
        DISARMED,
        Phrase(
            "nel suo turno non si possono giocare carte Attacco",
            "no Attack cards may be played in its turn",
        ),
    ),
    "costs_a_card": (
        STEALTHY,
        Phrase(
            "un Evocatore avversario che lo sceglie con un Effetto Diretto esilia prima 1 carta dalla mano",
            "a rival Summoner who chooses it with a Direct Effect first exiles 1 card from hand",
        ),
    ),
    "one_more_damage": (STRONG, Phrase("infligge 1 danno in più", "it deals 1 more damage")),
    "draws_attention": (
        TAUNT,
        Phrase(
            "gli avversari non possono scegliere i suoi alleati con Effetti Diretti, a meno che non abbiano lo stesso "
            "stato",
            "rivals cannot choose its allies with Direct Effects, unless they have the same status",
        ),
    ),
    "one_less_damage": (TOUGH, Phrase("subisce 1 danno in meno", "it takes 1 less damage")),
}
"""The words for what a status does at all times."""

# When an ability works.
SKILL: Final = 0
END_OF_TURN: Final = 1
TRIGGERED: Final = 2
CONSTANT: Final = 3
TIMINGS: Final = ("skill_phase", "end_of_turn", "trigger", "constant")

# What sets off a triggered ability. The character that has the ability is "its own".
KNOCKS_OUT: Final = 0
KNOCKED_OUT: Final = 1
ALLY_KNOCKED_OUT: Final = 2
RIVAL_KNOCKED_OUT: Final = 3
RETURNS: Final = 4
ATTACK_DAMAGES: Final = 5
DAMAGES: Final = 6
DAMAGED: Final = 7
ALLY_DAMAGED: Final = 8
TURN_STARTS: Final = 9
TURN_ENDS: Final = 10
PLAYS: Final = 11
RIVAL_PLAYS: Final = 12
RIVAL_EXILES: Final = 13
GAINS_STATUS: Final = 14
HEALS: Final = 15

# How a move may cross other figures.
ALLIES: Final = 0
NOBODY: Final = 1
ANYBODY: Final = 2


class Gear(Sourced):
    """One of the four kinds of gear."""


class Status(Named):
    """A status tile: what it does while it holds counters (`trait`), or when it loses one (`effect`)."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.trait = 0
        self.effect = -1
        """Programme number of what happens when a counter is removed in the Starting Phase."""
        self.triggered = False
        self.helpful = False
        self.tiles = 0
        self.text = EMPTY
        self.rules: list[str] = []
        self.chapters: list[str] = []


class Worded(Named):
    """Something with a text that does something, and what the text comes to."""

    def __init__(self, id: str, name: Phrase) -> None:
        super().__init__(id, name)
        self.icons = 0
        self.effect = -1
        """Programme number of its text."""
        self.range = 0
        """The farthest it reaches: 0 nobody else, -1 the whole Arena."""
        self.steps = 0
        """How far it moves its own character."""
        self.through = ALLIES
        """Whom that may cross."""
        self.text: list[Phrase] = []
        """Its words, a paragraph each, made from its effects."""
        self.note = EMPTY
        self.face: dict[str, Any] = {}
        """What views show of it; made when first shown."""


class Card(Worded):
    """A Combat card as printed."""

    def __init__(self, id: str, name: Phrase, character: int) -> None:
        super().__init__(id, name)
        self.character = character
        self.number = ""
        self.copies = 0
        self.banner = 0
        self.types = 0
        self.gear = 0
        self.needs_choice = False
        """It has a Direct Effect that must be able to find a character when it is played as an Action."""
        self.harm = ""
        """The damage that it deals, as it is printed: "X" where it is counted, "" for none; and so what it heals."""
        self.cure = ""

    def is_of(self, types: int, banner: int) -> bool:
        """Tell whether it has one of these types, or, where none are named, one of these banners, if any are."""
        if types:
            return bool(self.types & types)
        return not banner or bool(self.banner & banner)


@dataclass(frozen=True, eq=False)
class Cost:
    """What must be paid before an ability: cards of one sort from hand, or a phase of this turn."""

    cards: int
    types: int
    banner: int
    phase: int
    """The phase given up, MOVEMENT or ACTION; 0 for none."""

    def takes(self, card: Card) -> bool:
        """Tell whether this card can be discarded for it."""
        return card.is_of(self.types, self.banner)


@dataclass(frozen=True, eq=False)
class Event:
    """What sets off a triggered ability: one of the kinds above, of certain card types or a certain status."""

    kind: int
    types: int = 0
    status: int = -1
    rival: bool = False
    """Only when the other character concerned is a rival."""


class Ability(Worded):
    """An ability of a character."""

    def __init__(self, id: str, name: Phrase, timing: int) -> None:
        super().__init__(id, name)
        self.timing = timing
        self.looks_ahead = False
        """Whether it can be used depends on whom it could choose, or on a deck that it shows (SA-10.06, SA-A.47)."""
        self.cost: Cost | None = None
        self.condition: Condition | None = None
        """It works only while this holds."""
        self.event: Event | None = None
        self.once = False
        """Set off at most once a turn."""


class Constants:
    """What a character's constant abilities change."""

    def __init__(self) -> None:
        self.attack_range = 1
        self.attack_bonus = 0
        self.move_bonus = 0
        self.move_through = ALLIES
        self.flips_back = False
        """Its card returns to the starting side when it is KO'd."""
        self.immune: list[int] = []
        """Statuses that it cannot gain."""


class Character(Named):
    """A character: its tile, its ability card and its deck."""

    def __init__(self, id: str, name: Phrase, short: Phrase) -> None:
        super().__init__(id, name)
        self.short = short
        """What sentences call it."""
        self.film = EMPTY
        self.theme = EMPTY
        self.health = 1
        self.points = 0
        self.initiative = 0
        self.hand_size = 0
        self.standard_move = 0
        self.standard_attack = 0
        self.attributes: list[str] = []
        self.abilities: list[Ability] = []
        self.upgrade = Ability("", EMPTY, CONSTANT)
        self.upgrade_cost: list[int] = []
        self.gears: list[int] = []
        """How many cards of its deck bear each gear."""
        self.deck: list[int] = []
        """Ten faces, copy by copy."""
        self.constants = [Constants(), Constants()]
        """In force on the starting and on the upgraded side."""
        self.hears = [0, 0]
        """The kinds of event that set off something, as bits, on either side."""
        self.face: dict[str, Any] = {}
        """What views show of it; made when first shown."""

    def called(self) -> list[str]:
        return [*super().called(), self.short.it, self.short.en]

    def side_abilities(self, upgraded: int) -> list[Ability]:
        """List the abilities on the side of its card that is up."""
        return [*self.abilities, self.upgrade] if upgraded else self.abilities

    def settle(self) -> None:
        """Work out what its trigger kinds are, once its abilities are known."""
        for side in (0, 1):
            mask = 0
            for ability in self.side_abilities(side):
                if ability.event is not None:
                    mask |= 1 << ability.event.kind
            self.hears[side] = mask


class Content(Contents):
    """Everything that a match is played with."""

    def __init__(
        self,
        digest: str,
        characters: list[Character],
        cards: list[Card],
        statuses: list[Status],
        gears: list[Gear],
        board: Board,
        programme: list[Node],
        acts: Acts,
    ) -> None:
        super().__init__(digest, programme, acts)
        self.characters = characters
        self.cards = cards
        self.statuses = statuses
        self.gears = gears
        self.board = board
        self.attributes: dict[str, Phrase] = {}
        self.components: dict[str, int] = {}
        """What else the box holds, piece by piece; markers, not limits (SA-A.43)."""
        self.blue: list[int] = []
        """The teams and the turn order of the first chapter."""
        self.red: list[int] = []
        self.turn_order: list[int] = []
        self.offered: list[int] = []
        """The characters that teams are made of from the second chapter on."""

    def find_character(self, text: str) -> int:
        return self.find_in(self.characters, text)

    def find_card(self, text: str) -> int:
        return self.find_in(self.cards, text)

    def find_status(self, text: str) -> int:
        return self.find_in(self.statuses, text)


def names_of(mask: int, names: dict[str, int]) -> list[str]:
    """List the names of the bits that are set, whole ones only ("either" is not a bit of its own)."""
    return [name for name, bit in names.items() if mask & bit == bit and not bit & (bit - 1)]
