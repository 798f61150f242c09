"""Cards on trial: what the lab is told of their courses, and decks with others in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca.games.lyon.packs.decks import check_deck
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import CHARACTER, Deck
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.boxes import content_of
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.trials import (
    CARD_COURSES,
    DRAWN,
    PLAYED,
    TURN,
    Courses,
    Trial,
    Use,
    deck_trials,
    uses_in,
)

KINDS: Final = {"TurnBegan": TURN, "CardDrawn": DRAWN, "CardPlayed": PLAYED}
"""By the kind of an event."""


def pieces(packs: tuple[Path, ...]) -> dict[str, Phrase]:
    return {card.id: card.name for card in load_content(packs).cards if card.kind != CHARACTER}


def courses(piece: str, packs: tuple[Path, ...]) -> Courses:
    return CARD_COURSES


def trials(piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
    """Put a card on trial; other cards are alike by their kind, then by their Level."""
    content = content_of(load_content, options)
    card = content.cards[content.by_id[piece]]
    others = [other for other in content.cards if other.kind == card.kind and other.id != piece]
    others.sort(key=lambda other: abs(other.level - card.level))
    decks = {
        key: {content.cards[number].id: copies for number, copies in deck.cards} for key, deck in content.decks.items()
    }

    def is_legal(key: str, cards: dict[str, int]) -> bool:
        numbers = sorted((content.by_id[id], copies) for id, copies in cards.items())
        return not check_deck(Deck("", EMPTY, content.decks[key].character, numbers), "", content)

    return deck_trials(piece, decks, [other.id for other in others], is_legal, seats)


def uses(m: LyonMatch, events: Sequence[Event]) -> list[Use]:
    return uses_in(events, KINDS, lambda card: m.printed(card).id)
