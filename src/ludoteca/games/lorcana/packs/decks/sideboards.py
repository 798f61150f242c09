"""Sideboards: cards beside a deck, exchanged one for one between the games of a match where that is agreed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from ludoteca.games.lorcana.packs.decks.formats import FRIENDS_SIDEBOARD, format_called
from ludoteca.games.lorcana.packs.decks.lists import check_deck, check_sideboard, read_deck, write_deck
from ludoteca.games.lorcana.state.cards import Content, Deck
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.texts import EMPTY, Phrase

AS_THE_FORMAT: Final = "format"
AGREED: Final = "yes"
CHOICES: Final = {
    AS_THE_FORMAT: Phrase("come dice il formato", "as the format says"),
    AGREED: Phrase("sì, fino a {n} carte", "yes, up to {n} cards").fill(n=FRIENDS_SIDEBOARD),
}
NOT_ONE_FOR_ONE: Final = Phrase(
    "Si scambia una carta per una: nella riserva ci sono {n} carte tra quelle del mazzo e della riserva.",
    "Cards are exchanged one for one: a sideboard has {n} cards, of those in the deck and beside it.",
)


def most_beside(options: JSON, content: Content) -> int:
    """Tell how many cards may be beside a deck in a match with these options."""
    if options.get("sideboards") == AGREED:
        return FRIENDS_SIDEBOARD
    return format_called(options["format"], content).sideboard


def check_sideboards(options: JSON, content: Content) -> None:
    """Refuse decks with sideboards that are not what the options allow; raises `BadSettings`.

    Where there are none, whatever is listed beside a deck says nothing.
    """
    most = most_beside(options, content)
    if not most:
        return
    problems = [
        problem.said
        for number, text in enumerate(options["decks"], 1)
        if text not in content.decks
        for problem in check_sideboard(text, f"mazzo/deck {number}", content, most)
    ]
    if problems:
        raise BadSettings(problems)


def deck_with_side(options: JSON, seat: int, content: Content) -> Deck | None:
    """Return the deck of a seat that has a sideboard; None where nothing may be exchanged."""
    text = options["decks"][seat]
    if text in content.decks or not most_beside(options, content):
        return None
    deck, _ = read_deck(text, "", content, format_called(options["format"], content))
    return deck if deck.side else None


def sideboard(options: JSON, seat: int, content: Content, lang: str) -> JSON:
    """Return what a page shows of a deck and its sideboard; None where nothing may be exchanged."""
    deck = deck_with_side(options, seat, content)
    if deck is None:
        return None
    return {"deck": listed(deck.cards, content, lang), "side": listed(deck.side, content, lang)}


def listed(cards: list[tuple[int, int]], content: Content, lang: str) -> list[JSON]:
    entries = [{"id": content.cards[n].id, "name": content.cards[n].full_name.say(lang), "copies": c} for n, c in cards]
    return sorted(entries, key=lambda card: card["name"])


def exchanged(options: dict[str, JSON], seat: int, side: Mapping[str, int], content: Content) -> dict[str, JSON]:
    """Return the options with these copies beside a seat's deck and all its other cards in it; raise `BadSettings`."""
    deck = deck_with_side(options, seat, content)
    size = sum(copies for _, copies in deck.side) if deck is not None else 0
    wanted = Counter({content.by_id.get(id, -1): copies for id, copies in side.items() if copies})
    pool: Counter[int] = Counter()
    for number, copies in [*deck.cards, *deck.side] if deck is not None else []:
        pool[number] += copies
    if sum(wanted.values()) != size or any(not 0 < copies <= pool[number] for number, copies in wanted.items()):
        raise BadSettings([NOT_ONE_FOR_ONE.fill(n=size)])
    cards = pool - wanted
    problems = check_deck(cards, "", content, format_called(options["format"], content))
    if problems:
        raise BadSettings([problem.phrase for problem in problems])
    made = Deck("", EMPTY, sorted(cards.items()))
    made.side = sorted(wanted.items())
    decks = list(options["decks"])
    decks[seat] = write_deck(made, content, "en")
    return {**options, "decks": decks}
