"""Making a match: its options, and the position before the first choice."""

from __future__ import annotations

from ludoteca.games.lyon.flow.steps import CHOOSE_STARTERS
from ludoteca.games.lyon.packs.decks import read_deck
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import CHARACTER, MONSTER, Content, Deck
from ludoteca.games.lyon.state.match import IN_DECK, LEADING, LyonMatch
from ludoteca.kernel.boxes import content_of
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings, Outcome
from ludoteca.kernel.deck_values import beside_decks, find_decks, given_decks, kept_for_rematch, no_such_card, swapped
from ludoteca.kernel.house import begun
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.option_values import one_of, unknown_options
from ludoteca.kernel.phrases import AT_RANDOM
from ludoteca.kernel.texts import Phrase

DEFAULT_DECKS = ("leoni", "notturni")
FIRST = {
    "random": AT_RANDOM,
    "player 1": Phrase("comincia il giocatore 1", "player 1 begins"),
    "player 2": Phrase("comincia il giocatore 2", "player 2 begins"),
    "chosen by 1": Phrase(
        "decide il giocatore 1 (se ha perso l'ultima partita)", "player 1 decides (having lost the last match)"
    ),
    "chosen by 2": Phrase(
        "decide il giocatore 2 (se ha perso l'ultima partita)", "player 2 decides (having lost the last match)"
    ),
}
TWO_DECKS = Phrase("Servono due mazzi, uno per giocatore.", "Two decks are needed, one for each player.")
BAD_EXTRA = Phrase("«extra» sono due elenchi di carte, per id.", "“extra” is two lists of cards, by their ids.")


def complete_options(given: JSON) -> dict[str, JSON]:
    """Fill in the defaults of a match's options, or raise `BadSettings`."""
    problems = unknown_options(given, ("decks", "first", "packs", "extra", "swaps"))
    decks = given_decks(given, list(DEFAULT_DECKS), 2, TWO_DECKS, problems)
    first = one_of(given, "first", FIRST, "random", problems)
    besides = beside_decks(given, 2, 2, BAD_EXTRA, problems)
    if problems:
        raise BadSettings(problems)
    return {"decks": decks, "first": first, **besides}


def rematch_options(options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
    """Let everybody take their deck to the other seat, and the loser decide who begins; after a draw, the lot."""
    again = kept_for_rematch(options)
    again["decks"] = list(reversed(again["decks"]))
    losers = [seat for seat in (0, 1) if seat not in outcome.winners]
    again["first"] = f"chosen by {2 - losers[0]}" if len(losers) == 1 else "random"
    return again


def content_for(options: JSON) -> Content:
    return content_of(load_content, options)


def decks_for(options: JSON, content: Content) -> list[Deck]:
    """Find the two decks, by name or as the text of a deck file."""
    return find_decks(
        options["decks"],
        content.decks,
        lambda text: "\n" in text,
        lambda text, file: read_deck(text, file, content),
    )


def empty_match(options: JSON) -> LyonMatch:
    """Make a match of these options without a position: what a save is loaded into."""
    made = _match_of_decks(tuple(options["decks"]), tuple(options.get("packs", ())))
    card, owner = made.card, made.owner
    for seat, ids in enumerate(options.get("extra", ())):
        card = card + [known_card(made.content, id) for id in ids]
        owner = owner + [seat] * len(ids)
    swaps = options.get("swaps", ())
    for seat, exchanges in enumerate(swaps):
        there = swapped(card, exchanges, lambda id: known_card(made.content, id))
        card = [there[i] if owner[i] == seat else card[i] for i in range(len(card))]
    m = LyonMatch(made.content, options, card, owner, made.character)
    m.starters = [different_level_0(m, seat) for seat in (0, 1)] if swaps else made.starters
    return m


def known_card(content: Content, id: str) -> int:
    number = content.by_id.get(id)
    if number is None or content.cards[number].kind == CHARACTER:
        raise no_such_card(id)
    return number


@kept(6000, most=64)
def _match_of_decks(decks: tuple[str, ...], packs: tuple[str, ...]) -> LyonMatch:
    """Make what all matches with these decks have in common."""
    options = {"decks": decks, "packs": packs}
    content = content_for(options)
    card: list[int] = []
    owner: list[int] = []
    character: list[int] = []
    for seat, deck in enumerate(decks_for(options, content)):
        character.append(len(card))
        card.append(deck.character)
        for number, copies in deck.cards:
            card.extend([number] * copies)
        owner.extend([seat] * (len(card) - len(owner)))
    m = LyonMatch(content, options, card, owner, character)
    m.starters = [different_level_0(m, seat) for seat in (0, 1)]
    return m


def different_level_0(m: LyonMatch, seat: int) -> list[int]:
    """List one card of each Level 0 Monster in the deck; different means bearing different names.

    Rules: LY-3.06, LY-4.01.
    """
    names: list[Phrase] = []
    cards = []
    for i in range(len(m.card)):
        printed = m.printed(i)
        if m.owner[i] == seat and printed.kind == MONSTER and printed.level == 0 and printed.name not in names:
            names.append(printed.name)
            cards.append(i)
    return cards


def new_match(given: JSON, seats: int, chance: Chance) -> LyonMatch:
    return begun(empty_match(complete_options(given)), clear, chance, CHOOSE_STARTERS)


def clear(m: LyonMatch) -> None:
    """Leave every card in its deck, nothing on the table but the Characters."""
    cards = len(m.card)
    m.zone = [IN_DECK] * cards
    m.lane_of = [-1] * cards
    m.damage = [0] * cards
    m.known = [0] * cards
    m.lane = [-1] * 8
    m.attached = [[] for _ in range(8)]
    m.attacks = [0] * 8
    m.hand = [[], []]
    m.discard = [[], []]
    m.deck = [[], []]
    for card, seat in enumerate(m.owner):
        m.deck[seat].append(card)
    for seat in (0, 1):
        m.deck[seat].remove(m.character[seat])
        m.zone[m.character[seat]] = LEADING
        m.known[m.character[seat]] = state.BOTH
