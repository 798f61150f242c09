"""Values that the options of games with decks share: the decks, cards beside those of the decks, and exchanged ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeVar

from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.option_values import bad_setting, packs_in
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

MOST_EXTRA: Final = 200

Deck = TypeVar("Deck")


def split_decks(decks: JSON) -> JSON:
    """Split names of decks at the commas between them; the text of a deck file is the deck of both players."""
    if not isinstance(decks, str):
        return decks
    return [part.strip() for part in decks.split(",")] if "\n" not in decks else [decks, decks]


def given_decks(given: JSON, usual: list[str], most: int, wrong: Phrase, problems: list[Phrase]) -> list[str]:
    """Return the decks of the players, of two at least; the usual ones where none are given, or none that can be."""
    decks = split_decks(given.get("decks", usual))
    if isinstance(decks, (list, tuple)) and 2 <= len(decks) <= most and all(isinstance(deck, str) for deck in decks):
        return list(decks)
    problems.append(wrong)
    return usual


def kept_for_rematch(options: dict[str, JSON]) -> dict[str, JSON]:
    """Return the options with which those who have played a match play another: without what was only composed."""
    return {key: value for key, value in options.items() if key not in ("extra", "swaps")}


def no_such_card(id: str) -> BadSettings:
    """Make the error for the id of a card that does not exist, or that nobody may add."""
    return bad_setting("Nessuna carta ha id «{id}».", "No card has the id “{id}”.", id=id[:60])


def is_extra(extra: JSON, least: int, most: int) -> bool:
    """Tell whether these are cards beside those of the decks, for composed positions: a list of ids for each player."""
    return (
        isinstance(extra, (list, tuple))
        and least <= len(extra) <= most
        and all(isinstance(cards, (list, tuple)) and len(cards) <= MOST_EXTRA for cards in extra)
        and all(isinstance(card, str) for cards in extra for card in cards)
    )


def is_swaps(swaps: JSON, least: int, most: int) -> bool:
    """Tell whether these are cards in the decks instead of others, `this>that`: a list a player, to compare cards."""
    return is_extra(swaps, least, most) and all(swap.count(">") == 1 for cards in swaps for swap in cards)


BAD_SWAPS: Final = Phrase(
    "«swaps» sono elenchi di scambi «questa>quella» tra carte, per id, uno a giocatore.",
    "“swaps” is lists of exchanges “this>that” between cards, by their ids, one a player.",
)


def swapped(cards: list[int], swaps: Collection[str], find: Callable[[str], int]) -> list[int]:
    """Return cards with others in the places of those that are swapped, so that chance deals them alike."""
    for swap in swaps:
        this, _, that = swap.partition(">")
        number, instead = find(this), find(that)
        cards = [instead if card == number else card for card in cards]
    return cards


def find_decks(
    decks: list[str],
    shipped: Mapping[str, Deck],
    is_text: Callable[[str], bool],
    read: Callable[[str, str], tuple[Deck, list[Problem]]],
) -> list[Deck]:
    """Find decks by the names of shipped ones, or read them from text; raises `BadSettings` with all that is wrong."""
    chosen: list[Deck] = []
    problems: list[Phrase] = []
    for number, wanted in enumerate(decks, 1):
        if wanted in shipped:
            chosen.append(shipped[wanted])
        elif is_text(wanted):
            try:
                deck, wrong = read(wanted, f"mazzo/deck {number}")
            except Problem as problem:
                wrong = [problem]
            else:
                chosen.append(deck)
            problems += [one.said for one in wrong]
        else:
            unknown = Phrase(
                "Nessun mazzo si chiama «{wanted}»; ci sono {known}.",
                "No deck is called “{wanted}”; there are {known}.",
            )
            problems.append(unknown.fill(wanted=wanted[:60], known=", ".join(shipped)))
    if problems:
        raise BadSettings(problems)
    return chosen


def beside_decks(given: JSON, fewest: int, most: int, bad_extra: Phrase, problems: list[Phrase]) -> dict[str, JSON]:
    """Return the packs, the cards besides the decks and those exchanged in them, as far as any are given.

    Of the lists of cards there are as many as players, from `fewest` to `most`.
    """
    packs = packs_in(given, problems)
    none: list[JSON] = [[] for _ in range(fewest)]
    extra, swaps = given.get("extra", none), given.get("swaps", none)
    if not is_extra(extra, fewest, most):
        problems.append(bad_extra)
    if not is_swaps(swaps, fewest, most):
        problems.append(BAD_SWAPS)
    if problems:
        return {}
    options: dict[str, JSON] = {"packs": packs} if packs else {}
    for key, lists in (("extra", extra), ("swaps", swaps)):
        if any(lists):
            options[key] = [list(cards) for cards in lists]
    return options
