"""Cards on trial: what the lab is told of their courses, and decks with others in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca.games.lorcana.packs.decks.formats import FORMATS
from ludoteca.games.lorcana.packs.decks.lists import check_deck
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.setup import DEFAULTS
from ludoteca.games.lorcana.state.cards import Card, Content
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.boxes import content_of
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import (
    CARD_COURSES,
    DRAWN,
    PLAYED,
    RETURNED,
    TURN,
    Courses,
    Trial,
    Use,
    deck_trials,
    uses_in,
)

KINDS: Final = {
    "TurnBegan": TURN,
    "CardDrawn": DRAWN,
    "PutOnBottom": RETURNED,
    "CardPlayed": PLAYED,
    "CardShifted": PLAYED,
}
"""By the kind of an event."""


def pieces(packs: tuple[Path, ...]) -> dict[str, Phrase]:
    return {card.id: card.full_name for card in on_trial(load_content(packs))}


def on_trial(content: Content) -> list[Card]:
    return [card for card in content.cards if not card.refused and not card.reprint_of]


def courses(piece: str, packs: tuple[Path, ...]) -> Courses:
    return CARD_COURSES


def trials(piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
    """List the trials of a card: others are alike by their type, then by their cost, then by their ink."""
    content = content_of(load_content, options)
    card = content.cards[content.by_id[piece]]
    others = [other for other in on_trial(content) if other.kind == card.kind and other.id != piece]
    others.sort(key=lambda other: (abs(other.cost - card.cost), other.inks != card.inks))
    decks = {
        key: {content.cards[content.first_printing(number)].id: copies for number, copies in deck.cards}
        for key, deck in content.decks.items()
    }
    format = FORMATS[options.get("format", DEFAULTS["format"])]

    def is_legal(key: str, cards: dict[str, int]) -> bool:
        return not check_deck({content.by_id[id]: copies for id, copies in cards.items()}, "", content, format)

    return deck_trials(piece, decks, [other.id for other in others], is_legal, seats)


def uses(m: LorcanaMatch, events: Sequence[Event]) -> list[Use]:
    return uses_in(events, KINDS, lambda card: m.script[card].card.id)
