"""What a Lorcana card is: the facts printed on it; decks of cards; everything that matches are played with."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Where

DASH: Final = Phrase(" - ", " - ")
CHARACTER: Final = 0
ACTION: Final = 1
ITEM: Final = 2
LOCATION: Final = 3
KINDS: Final = ("character", "action", "item", "location")
KIND_NAMES: Final = (
    Phrase("Personaggio", "Character"),
    Phrase("Azione", "Action"),
    Phrase("Oggetto", "Item"),
    Phrase("Luogo", "Location"),
)
SONG: Final = "Song"

INKS: Final = ("amber", "amethyst", "emerald", "ruby", "sapphire", "steel")
INK_NAMES: Final = {
    "amber": Phrase("Ambra", "Amber"),
    "amethyst": Phrase("Ametista", "Amethyst"),
    "emerald": Phrase("Smeraldo", "Emerald"),
    "ruby": Phrase("Rubino", "Ruby"),
    "sapphire": Phrase("Zaffiro", "Sapphire"),
    "steel": Phrase("Acciaio", "Steel"),
}
RARITIES: Final = ("common", "uncommon", "rare", "super_rare", "legendary", "enchanted")

# Keywords, as bits. Those with a value have it in a column of its own.
RUSH: Final = 1
EVASIVE: Final = 2
WARD: Final = 4
BODYGUARD: Final = 8
SUPPORT: Final = 16
RECKLESS: Final = 32
VANISH: Final = 64
ALERT: Final = 128
CHALLENGER: Final = 256
RESIST: Final = 512
SINGER: Final = 1024
SHIFT: Final = 2048
SING_TOGETHER: Final = 4096
BOOST: Final = 8192
EVERY_ABILITY: Final = 16383
"""All keywords at once: whatever has lost these has lost its other abilities, too."""
KEYWORDS: Final = {
    "rush": RUSH,
    "evasive": EVASIVE,
    "ward": WARD,
    "bodyguard": BODYGUARD,
    "support": SUPPORT,
    "reckless": RECKLESS,
    "vanish": VANISH,
    "alert": ALERT,
    "challenger": CHALLENGER,
    "resist": RESIST,
    "singer": SINGER,
    "shift": SHIFT,
    "sing_together": SING_TOGETHER,
    "boost": BOOST,
}
KEYWORD_NAMES: Final = {
    RUSH: Phrase("Lesto", "Rush"),
    EVASIVE: Phrase("Sfuggente", "Evasive"),
    WARD: Phrase("Protetto", "Ward"),
    BODYGUARD: Phrase("Guardiano", "Bodyguard"),
    SUPPORT: Phrase("Aiutante", "Support"),
    RECKLESS: Phrase("Attaccabrighe", "Reckless"),
    VANISH: Phrase("Svanire", "Vanish"),
    ALERT: Phrase("Vigile", "Alert"),
    CHALLENGER: Phrase("Sfidante", "Challenger"),
    RESIST: Phrase("Resistere", "Resist"),
    SINGER: Phrase("Melodioso", "Singer"),
    SHIFT: Phrase("Trasformazione", "Shift"),
    SING_TOGETHER: Phrase("Cantare Insieme", "Sing Together"),
    BOOST: Phrase("Potenziamento", "Boost"),
}
KEYWORD_RULES: Final = {
    RUSH: "LOR-RUSH.01",
    EVASIVE: "LOR-EVAS.01",
    WARD: "LOR-WARD.01",
    BODYGUARD: "LOR-BODY.02",
    SUPPORT: "LOR-SUPP.01",
    RECKLESS: "LOR-RECK.02",
    VANISH: "LOR-VANI.01",
    ALERT: "LOR-ALERT.01",
    CHALLENGER: "LOR-CHLG.01",
    RESIST: "LOR-RESI.01",
    SINGER: "LOR-SINGER.01",
    SHIFT: "LOR-SHIFT.02",
    SING_TOGETHER: "LOR-STOG.01",
    BOOST: "LOR-BOOST.01",
}

ANY_NUMBER: Final = 0
MOST_COPIES: Final = 4


class Card:
    """A card as printed. Values that its kind does not have are -1."""

    def __init__(self, id: str, name: Phrase, version: Phrase, kind: int) -> None:
        self.id = id
        self.name = name
        self.version = version
        """Empty for actions and items."""
        self.kind = kind
        self.inks: tuple[str, ...] = ()
        self.cost = 0
        self.inkable = False
        self.classes: tuple[str, ...] = ()
        self.strength = -1
        self.willpower = -1
        self.lore = -1
        self.move = -1
        self.rarity = "common"
        self.names: tuple[str, ...] = ()
        """All names that count as its own, folded; the printed one first."""
        self.shift_names: tuple[str, ...] = ()
        """Further names that count only for Shift."""
        self.further_names: tuple[str, ...] = ()
        self.further_shift_names: tuple[str, ...] = ()
        """The same names beside the printed one, as the pack writes them."""
        self.copies = MOST_COPIES
        """How many a deck may hold; `ANY_NUMBER` for no limit."""
        self.refused = ""
        """Why no deck may use it, where its effect cannot be expressed."""
        self.reprint_of = ""
        """The id of the first printing of the same card."""
        self.pack = ""
        """The folder of its pack."""
        self.where = Where("")
        self.keyword_texts: list[tuple[str, Where]] = []
        self.ability_texts: list[tuple[str, Where]] = []
        """Its keywords and abilities as the pack has them, each with its place."""

    @property
    def is_song(self) -> bool:
        return SONG in self.classes

    @property
    def full_name(self) -> Phrase:
        """Name and version together: what makes two cards the same card."""
        if not self.version.en:
            return self.name
        version = self.version if self.version.it else Phrase(self.version.en, self.version.en)
        return self.name + DASH + version

    @property
    def set_number(self) -> int:
        head = self.id.partition("-")[0]
        return int(head) if head.isdigit() else 0

    def take_from(self, first: Card) -> None:
        """Give a reprint everything of the first printing but its number, its rarity and a name of its own."""
        if not self.name.en:
            self.name = first.name
        if not self.version.en:
            self.version = first.version
        self.kind = first.kind
        self.inks = first.inks
        self.cost = first.cost
        self.inkable = first.inkable
        self.classes = first.classes
        self.strength = first.strength
        self.willpower = first.willpower
        self.lore = first.lore
        self.move = first.move
        self.names = first.names
        self.shift_names = first.shift_names
        self.further_names = first.further_names
        self.further_shift_names = first.further_shift_names
        self.copies = first.copies
        self.refused = first.refused
        self.keyword_texts = first.keyword_texts
        self.ability_texts = first.ability_texts


class Deck:
    """A named deck list: numbers of cards (places in the content's list) with copies."""

    def __init__(self, key: str, name: Phrase, cards: list[tuple[int, int]]) -> None:
        self.key = key
        self.name = name
        self.cards = cards
        self.aside = 0
        """How many cards its list names beside it, as a sideboard; they are no part of the deck."""
        self.aside_line = 0
        """The line of the first of them."""
        self.side: list[tuple[int, int]] = []
        """Those of them that are its sideboard."""

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)


class Content:
    """Everything that matches are played with: the cards of all packs, by number, and ready decks."""

    def __init__(self, digest: str, cards: list[Card]) -> None:
        self.digest = digest
        self.cards = cards
        self.decks: dict[str, Deck] = {}
        self.by_id: dict[str, int] = {card.id: i for i, card in enumerate(cards)}
        self.by_name: dict[str, int] = {}
        """First printings by full name, folded, in both languages."""
        self.by_short_name: dict[str, list[int]] = {}
        """First printings by name without version, folded, in both languages."""
        for i, card in enumerate(cards):
            if card.reprint_of:
                continue
            full = card.full_name
            for name in (full.en, full.it):
                self.by_name.setdefault(fold(name), i)
            for short in dict.fromkeys((fold(card.name.en), fold(card.name.it))):
                self.by_short_name.setdefault(short, []).append(i)

    def first_printing(self, number: int) -> int:
        """Return the number under which all printings of this card count together."""
        original = self.cards[number].reprint_of
        return self.by_id.get(original, number) if original else number

    def find(self, text: str) -> int:
        """Return the card with this id or full name, in either language; -1 if there is none."""
        number = self.by_id.get(text.strip())
        return number if number is not None else self.by_name.get(fold(text), -1)


_JOINED: Final = re.compile(r",\s+(?!Jr\b)|\s+&\s+")
_JOINED_IT: Final = re.compile(r",\s+(?!Jr\b)|\s+(?:e|ed|&)\s+")


def single_names(name: Phrase) -> list[Phrase]:
    """List the names that are joined in one by "&", as in "X & Y" or "X, Y & Z"; empty for a name that joins none.

    In Italian they are joined by "e"; where that does not give as many, the English names stand for them.
    """
    if " & " not in name.en:
        return []
    english = [part.strip() for part in _JOINED.split(name.en)]
    italian = [part.strip() for part in _JOINED_IT.split(name.it)]
    if len(italian) != len(english):
        italian = english
    return [Phrase(it, en) for it, en in zip(italian, english, strict=True)]


def fold(name: str) -> str:
    """Write a name for comparing: no case, no accents, plain apostrophes and hyphens, single spaces."""
    if name.isascii():
        return " ".join(name.lower().split())
    plain = unicodedata.normalize("NFKD", name.casefold().replace("’", "'").replace("–", "-").replace("—", "-"))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())
