"""Lorcana's cards for the deck builder, and the report on a deck under construction."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.games.lorcana.packs.decks.formats import FORMATS, format_called
from ludoteca.games.lorcana.packs.decks.lists import deck_code, read_deck, write_deck
from ludoteca.games.lorcana.packs.decks.names import names_of
from ludoteca.games.lorcana.packs.decks.sets import set_name
from ludoteca.games.lorcana.shows.art.pictures import address_of
from ludoteca.games.lorcana.shows.drawing.icons import outline
from ludoteca.games.lorcana.shows.drawing.style import INK_COLOURS
from ludoteca.games.lorcana.state import cards
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase, capital, sentence

INKABLE: Final = Phrase("Può diventare inchiostro", "Can become ink")
UNINKABLE: Final = Phrase("Non può diventare inchiostro", "Cannot become ink")
ASIDE: Final = Phrase(
    "Carte elencate a parte (sideboard, maybeboard), che non contano nel mazzo: {n}.",
    "Not counted into the deck, being listed beside it (sideboard, maybeboard): {n}.",
)
MOST_SHOWN: Final = 99


def deck_book(content: cards.Content, lang: str) -> JSON:
    firsts = [number for number in range(len(content.cards)) if content.first_printing(number) == number]
    sets = sorted({content.cards[number].set_number for number in range(len(content.cards))})
    return {
        "colour_name": Phrase("Inchiostro", "Ink").say(lang),
        "cost_name": Phrase("Costo", "Cost").say(lang),
        "colours": [
            {"key": ink, "name": name.say(lang), "hue": INK_COLOURS[ink][1], "shape": outline(ink)}
            for ink, name in cards.INK_NAMES.items()
        ],
        "kinds": [
            {"key": key, "name": name.say(lang)} for key, name in zip(cards.KINDS, cards.KIND_NAMES, strict=True)
        ],
        "keywords": [{"key": key, "name": cards.KEYWORD_NAMES[bit].say(lang)} for key, bit in cards.KEYWORDS.items()],
        "sets": [{"key": number, "name": set_name(number).say(lang)} for number in sets],
        "formats": [{"key": key, "name": format.name.say(lang)} for key, format in FORMATS.items()],
        "marks": [{"key": "inkable", "name": INKABLE.say(lang), "without": UNINKABLE.say(lang)}],
        "codes": True,
        "decks": [
            {"key": deck.key, "name": deck.name.say(lang), "cards": copies_by_id(deck, content)}
            for deck in content.decks.values()
        ],
        "cards": [card_json(number, content, lang) for number in firsts],
    }


def copies_by_id(deck: cards.Deck, content: cards.Content) -> dict[str, int]:
    return {content.cards[number].id: copies for number, copies in deck.cards}


def card_json(number: int, content: cards.Content, lang: str) -> JSON:
    card = content.cards[number]
    facts = []
    if card.kind == cards.CHARACTER:
        facts.append([Phrase("Forza", "Strength").say(lang), card.strength])
    if card.kind in (cards.CHARACTER, cards.LOCATION):
        facts += [
            [Phrase("Volontà", "Willpower").say(lang), card.willpower],
            [Phrase("Leggenda", "Lore").say(lang), card.lore],
        ]
    if card.kind == cards.LOCATION:
        facts.append([Phrase("Spostamento", "Move").say(lang), card.move])
    entry = {
        "id": card.id,
        "name": card.full_name.say(lang),
        "also": card.full_name.say("it" if lang == "en" else "en"),
        "kind": cards.KINDS[card.kind],
        "art": art(card),
        "colours": list(card.inks),
        "cost": card.cost,
        "keywords": keyword_keys(card),
        "line": ", ".join(class_name(word).say(lang) for word in card.classes),
        "facts": facts,
        "text": [spoken(line.say(lang), lang) for line in card_words(card)] if not card.refused else [],
        "marks": ["inkable"] if card.inkable else [],
        "sets": sorted(names_of(content).sets(number)),
        "most": MOST_SHOWN if card.copies == cards.ANY_NUMBER else card.copies,
    }
    if card.refused:
        refused = Phrase("Non può stare in un mazzo: {why}", "Cannot be in a deck: {why}")
        entry["refused"] = refused.fill(why=card.refused).say(lang)
    return entry


def art(card: cards.Card) -> str:
    """Return where the picture of a card is."""
    classes = tuple([class_name(word).en for word in card.classes])
    kind = cards.KINDS[card.kind]
    return address_of(kind, card.is_song, tuple(card.inks), card.id, classes, card.name.en, card.version.en)


def keyword_keys(card: cards.Card) -> list[str]:
    """List the keywords printed on the card, without their values."""
    return [text.partition("(")[0].strip() for text, _ in card.keyword_texts]


def deck_report(text: str, file: str, content: cards.Content, lang: str, format: str = "") -> JSON:
    deck, problems = read_deck(text, file, content, format_called(format, content))
    return {
        "cards": [{"id": content.cards[number].id, "copies": copies} for number, copies in deck.cards],
        "problems": [
            {"text": sentence(capital(problem.phrase).say(lang)), "rule": problem.rule, "line": problem.where.line}
            for problem in problems
        ],
        "notes": [{"text": ASIDE.fill(n=deck.aside).say(lang), "rule": "", "line": deck.aside_line}]
        if deck.aside
        else [],
        "side": [{"id": content.cards[number].id, "copies": copies} for number, copies in deck.side],
        "text": write_deck(deck, content, lang) if deck.cards else "",
        "code": deck_code(deck, content) if deck.cards else "",
    }
