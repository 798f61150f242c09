"""A few cards, made by hand: enough for decks that keep or break every rule."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.decks.formats import format_called
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, ITEM, Card, Content
from ludoteca.kernel.texts import Phrase


def card(id: str, name: Phrase, version: Phrase, kind: int, *inks: str, copies: int = 4, reprint_of: str = "") -> Card:
    made = Card(id, name, version, kind)
    made.inks = inks
    made.cost = int(id.partition("-")[2]) % 9 + 1
    made.copies = copies
    made.reprint_of = reprint_of
    made.inkable = made.cost < 5
    return made


def character(id: str, it: str, en: str, *inks: str, copies: int = 4, reprint_of: str = "") -> Card:
    """`it` and `en` are full names, with the version after a hyphen."""
    name_it, _, version_it = it.partition(" - ")
    name_en, _, version_en = en.partition(" - ")
    return card(
        id,
        Phrase(name_it, name_en),
        Phrase(version_it, version_en),
        CHARACTER,
        *inks,
        copies=copies,
        reprint_of=reprint_of,
    )


def other(id: str, kind: int, it: str, en: str, *inks: str, copies: int = 4) -> Card:
    return card(id, Phrase(it, en), Phrase("", ""), kind, *inks, copies=copies)


def few_cards() -> Content:
    cards = [
        character("1-42", "Elsa - Spirito dell'Inverno", "Elsa - Spirit of Winter", "amethyst"),
        character("1-43", "Flotsam - Spia di Ursula", "Flotsam - Ursula's Spy", "amethyst"),
        character("1-74", "Flynn Rider - Vagabondo Affascinante", "Flynn Rider - Charming Rogue", "emerald"),
        character("2-35", "Elsa - Regina Reggente", "Elsa - Queen Regent", "amethyst"),
        character("3-4", "Cucciolo di Dalmata - Scodinzolatore", "Dalmatian Puppy - Tail Wagger", "amber", copies=99),
        other("3-24", ACTION, "99 Cuccioli", "99 Puppies", "amber"),
        character("5-46", "Anna - Discepola Entusiasta", "Anna - Eager Acolyte", "amethyst"),
        character("5-48", "Elsa - Il Quinto Spirito", "Elsa - The Fifth Spirit", "amethyst"),
        character("5-56", "Anna - Regina Mistica", "Anna - Mystical Majesty", "amethyst"),
        other("6-167", ITEM, "Microbot", "Microbots", "sapphire", copies=0),
        other("7-44", ITEM, "La Scarpetta di Cristallo", "The Glass Slipper", "amethyst", copies=2),
        character("7-70", "Lumière - Candelabro Infuocato", "Lumière - Fired Up", "amethyst", "steel"),
        character("7-71", "Gaston - Cacciatore", "Gaston - Frightful Bully", "amber", "ruby"),
        character("9-37", "Elsa - Spirito dell'Inverno", "Elsa - Spirit of Winter", "amethyst", reprint_of="1-42"),
    ]
    for ink, base in (("amethyst", 100), ("ruby", 120), ("steel", 140), ("amber", 160)):
        cards += [
            character(f"5-{base + n}", f"{ink.title()} {n} - Prova", f"{ink.title()} {n} - Sample", ink)
            for n in range(15)
        ]
    refused = character("9-200", "Rompicapo - Indicibile", "Riddle - Unspeakable", "amethyst")
    refused.refused = "its effect is beyond us"
    return Content("by hand", [*cards, refused])


CONTENT = few_cards()


def lines(*inks: str, copies: int = 4) -> list[str]:
    """Fifteen cards of each ink, so 60 cards an ink with four copies."""
    return [f"{copies} {ink.title()} {n} - Sample" for ink in inks for n in range(15)]


def broken(*wanted: str, format: str = "constructed") -> list[str]:
    """The rules that a deck of these lines breaks, "" for what is no matter of a rule."""
    text = "\n".join(wanted) + "\n"
    return [problem.rule for problem in read_deck(text, "prova.txt", CONTENT, format_called(format, CONTENT))[1]]


def told(text: str) -> list[str]:
    """What is wrong with a deck, in English, as the command prints it."""
    return [str(problem) for problem in read_deck(text, "prova.txt", CONTENT)[1]]


def read(text: str) -> dict[str, int]:
    """The cards of a deck by id."""
    deck, _ = read_deck(text, "prova.txt", CONTENT)
    return {CONTENT.cards[number].id: copies for number, copies in deck.cards}
