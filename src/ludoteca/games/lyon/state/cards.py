"""What a Lyon card is: the facts printed on it, and its abilities as numbers of the programme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.kernel.acts import Acts
from ludoteca.kernel.contents import Contents, fold
from ludoteca.kernel.frames import Node
from ludoteca.kernel.select import Selector
from ludoteca.kernel.texts import EMPTY, Phrase

CHARACTER: Final = 0
MONSTER: Final = 1
MAGIC: Final = 2
TREASURE: Final = 3
KINDS: Final = ("character", "monster", "magic", "treasure")
KIND_NAMES: Final = (
    Phrase("Personaggio", "Character"),
    Phrase("Mostro", "Monster"),
    Phrase("Magia", "Magic"),
    Phrase("Tesoro", "Treasure"),
)

LEAP: Final = 1
INDESTRUCTIBLE: Final = 2
POISON: Final = 4
UNSTOPPABLE: Final = 8
ALL_KEYWORDS: Final = 15
KEYWORDS: Final = {"leap": LEAP, "indestructible": INDESTRUCTIBLE, "poison": POISON, "unstoppable": UNSTOPPABLE}
KEYWORD_NAMES: Final = {
    LEAP: Phrase("SALTO", "LEAP"),
    INDESTRUCTIBLE: Phrase("INDISTRUTTIBILE", "INDESTRUCTIBLE"),
    POISON: Phrase("VELENO", "POISON"),
    UNSTOPPABLE: Phrase("INARRESTABILE", "UNSTOPPABLE"),
}
KEYWORD_RULES: Final = {LEAP: "LY-11.02", INDESTRUCTIBLE: "LY-11.06", POISON: "LY-11.10", UNSTOPPABLE: "LY-11.15"}

PLAYED: Final = 0
HITS: Final = 1
HITS_CHARACTER: Final = 2
KILLS: Final = 3
DESTROYED: Final = 4
END_OF_YOUR_TURN: Final = 5
END_OF_EACH_TURN: Final = 6
TRIGGER_KINDS: Final = 7

UNIVERSAL: Final = "universale"


def keyword_names(mask: int) -> list[Phrase]:
    return [KEYWORD_NAMES[bit] for bit in KEYWORD_NAMES if mask & bit]


@dataclass(frozen=True, eq=False)
class Team:
    """A Team; the Universal one has no icon."""

    key: str
    name: Phrase
    icon: bool
    source: str


@dataclass(frozen=True, eq=False)
class Static:
    """What a card in play keeps in force: a change (as in `state.modify`) to whatever `to` finds."""

    what: int
    to: Selector
    a: int = 0
    b: int = 0


class Card:
    """A card as printed. Values that its kind does not have are -1."""

    __slots__ = (
        "acts_at_end",
        "attack",
        "defence",
        "effect",
        "face",
        "flavour",
        "id",
        "keywords",
        "kind",
        "level",
        "name",
        "needs_target",
        "number",
        "source",
        "statics",
        "team",
        "text",
        "triggers",
    )

    def __init__(self, id: str, number: int, name: Phrase, kind: int, team: str) -> None:
        self.id = id
        self.number = number
        self.name = name
        self.kind = kind
        self.team = team
        self.level = -1
        self.attack = -1
        self.defence = -1
        self.keywords = 0
        self.source = "designed"
        self.flavour: Phrase | None = None
        self.text = EMPTY
        """Its words, made from its abilities."""
        self.statics: list[Static] = []
        self.triggers: list[list[int]] = [[] for _ in range(TRIGGER_KINDS)]
        """Programme numbers of its triggered abilities, by what sets them off."""
        self.acts_at_end = False
        """It has abilities for the End of Turn."""
        self.needs_target = False
        """Whether its effect can be carried out depends on the position."""
        self.effect = -1
        """Programme number of what a Magic or an activated Character does."""
        self.face: dict[str, Any] = {}
        """What views show of it; made when it is first shown."""


@dataclass(eq=False)
class Deck:
    """A named deck list: card numbers (places in the content's list) with copies; the Character among them."""

    key: str
    name: Phrase
    character: int
    cards: list[tuple[int, int]]

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)


class Content(Contents):
    """Everything that a match is played with: cards, ready decks, the programme of nodes, what players can do."""

    def __init__(
        self, digest: str, teams: dict[str, Team], cards: list[Card], programme: list[Node], acts: Acts
    ) -> None:
        super().__init__(digest, programme, acts)
        self.teams = teams
        self.cards = cards
        self.decks: dict[str, Deck] = {}
        self.by_id: dict[str, int] = {card.id: i for i, card in enumerate(cards)}
        self.deck_lists: dict[tuple[int, tuple[int, ...], tuple[int, ...]], tuple[tuple[str, int], ...]] = {}
        """What views say of decks, by the seat and all cards of a match with their owners."""
        self.by_name: dict[str, int] = {}
        for i, card in enumerate(cards):
            self.by_name.setdefault(fold(card.name.it), i)
            self.by_name.setdefault(fold(card.name.en), i)
        self.namesake: list[int] = []
        """For each card the first with that very name."""
        first: dict[Phrase, int] = {}
        for i, card in enumerate(cards):
            self.namesake.append(first.setdefault(card.name, i))

    def find(self, text: str) -> int:
        """Return the card with this id or name, in either language; -1 if there is none."""
        card = self.by_id.get(text.strip())
        return card if card is not None else self.by_name.get(fold(text), -1)
