"""What a seat sees of a Lorcana match: the fields of a view."""

# Interpreted: msgspec makes these classes.

from __future__ import annotations

from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import OutcomeView, Value, Words

Values = tuple[int | None, int | None, int | None]
"""Strength, Willpower and lore."""


class KeywordView(Value, frozen=True):
    """A keyword with its number; 0 where it has none."""

    key: str
    it: str
    en: str
    value: int

    def say(self, lang: str) -> str:
        return Phrase(self.it, self.en).say(lang)


class CardView(Value, frozen=True, kw_only=True):
    """A card as printed; values are None where the type of card has none."""

    card: int
    id: str
    name: Words
    version: Words | None
    type: str
    inks: tuple[str, ...]
    cost: int
    inkable: bool
    classes: tuple[Words, ...]
    strength: int | None
    willpower: int | None
    lore: int | None
    move: int | None
    text: tuple[Words, ...]
    keywords: tuple[KeywordView, ...]
    shifts_on: Words | None = None
    song: bool
    price: int | None
    """What it costs its player now, in their hand; None elsewhere."""

    @property
    def key(self) -> str:
        """The key of the card among the things on the table."""
        return f"card:{self.card}"

    @property
    def values(self) -> Values:
        """Strength, Willpower and lore: as they are now, in play."""
        return self.strength, self.willpower, self.lore


class PlayedCard(CardView, frozen=True, kw_only=True):
    """A card in play. Items carry no damage, and locations are neither ready nor exerted: None."""

    damage: int | None
    exerted: bool | None
    drying: bool
    strength_now: int | None
    willpower_now: int | None
    lore_now: int | None
    keywords_now: tuple[KeywordView, ...]
    at: int | None
    """The location where it is."""
    under: int
    """How many cards lie under it."""
    under_cards: tuple[CardView, ...]
    """Those of them that lie face up."""
    notes: tuple[Words, ...]
    """What it may not do now."""

    @property
    def values(self) -> Values:
        return self.strength_now, self.willpower_now, self.lore_now


class LocationView(PlayedCard, frozen=True, kw_only=True):
    """A location in play."""

    here: tuple[int, ...]
    """The characters that are there."""


class InkView(Value, frozen=True):
    """The cards in an inkwell."""

    ready: int
    exerted: int
    total: int


class PlayerView(Value, frozen=True, kw_only=True):
    """One player's zones."""

    seat: int
    lore: int
    left: bool
    deck: int
    top: CardView | None
    """The top card of the deck, where it lies face up."""
    hand: tuple[CardView, ...]
    """The cards of the hand that the viewer sees."""
    hand_size: int
    seen: tuple[CardView, ...]
    """Cards that the viewer has seen and that are hidden again, in a hand or a deck."""
    ink: InkView
    inked: int
    ink_allowed: int
    characters: tuple[PlayedCard, ...]
    items: tuple[PlayedCard, ...]
    locations: tuple[LocationView, ...]
    discard: tuple[CardView, ...]

    @property
    def in_play(self) -> tuple[PlayedCard, ...]:
        return self.characters + self.items + self.locations


class TriggerView(Value, frozen=True):
    """An ability in the bag, or an action that waits for the effect that played it."""

    card: int
    seat: int
    text: Words


class ChallengeView(Value, frozen=True):
    """The challenge under way."""

    challenger: int
    challenged: int


class EffectView(Value, frozen=True):
    """An effect that holds for a while, on a card or on a player."""

    card: int | None
    seat: int
    text: Words
    until: Words


class ReachView(Value, frozen=True):
    """What a card could do its deed to."""

    deed: str
    card: int
    to: tuple[int, ...]


class LorcanaView(Value, frozen=True, kw_only=True):
    """The table as one seat, or a spectator (None), sees it."""

    step: int
    turn: int
    active: int
    first: int
    phase: str
    seat: int | None
    threshold: tuple[int, ...]
    """The lore that each player needs."""
    players: tuple[PlayerView, ...]
    resolving: tuple[CardView, ...]
    chosen: tuple[int, ...]
    bag: tuple[TriggerView, ...]
    challenge: ChallengeView | None
    effects: tuple[EffectView, ...]
    reach: tuple[ReachView, ...]
    outcome: OutcomeView | None
    game: str = "lorcana"

    @property
    def own(self) -> PlayerView:
        """The player who looks; spectators are none."""
        assert self.seat is not None
        return self.players[self.seat]


class TellingView(LorcanaView, frozen=True, kw_only=True):
    """The same, with the cards and the names that events let the viewer know in passing."""

    shown: tuple[CardView, ...]
    named: dict[int, Words]
    """By their places among all names."""
