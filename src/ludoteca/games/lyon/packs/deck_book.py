"""Lyon's cards for the deck builder, and what a deck under construction is worth."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.packs.decks import MOST_COPIES, read_deck, write_deck
from ludoteca.games.lyon.shows.art.pictures import address_of
from ludoteca.games.lyon.state.cards import (
    CHARACTER,
    KEYWORD_NAMES,
    KEYWORDS,
    KIND_NAMES,
    KINDS,
    MONSTER,
    Card,
    Content,
)
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase, capital, sentence

HUES: Final = {"leoni": "#c8922a", "notturni": "#4b4a8c", "corsari": "#2b7f9b", "custodi": "#6b7357"}
OTHER_HUE: Final = "#8a7a66"
SHAPES: Final = (
    "M12 0l3.700 7.900 8.300.9-6.200 5.800 1.800 8.400L12 18.700 4.400 23l1.800-8.400L0 8.800l8.300-.9z",
    "M16 1a11.500 11.500 0 107 17A10 10 0 0116 1z",
    "M12 1l11 21H1z",
    "M2 2h20v20H2z",
    "M12 1a11 11 0 110 22 11 11 0 010-22z",
)
"""Of the Teams' signs, on a square of 24: star, moon, sail, stone; a disc for the Universal."""
TEAM: Final = Phrase("Team", "Team")
LEVEL: Final = Phrase("Livello", "Level")


def deck_book(content: Content, lang: str) -> JSON:
    return {
        "colour_name": TEAM.say(lang),
        "cost_name": LEVEL.say(lang),
        "colours": [
            {
                "key": key,
                "name": team.name.say(lang),
                "hue": HUES.get(key, OTHER_HUE),
                "shape": SHAPES[index % len(SHAPES)],
            }
            for index, (key, team) in enumerate(content.teams.items())
        ],
        "kinds": [{"key": key, "name": name.say(lang)} for key, name in zip(KINDS, KIND_NAMES, strict=True)],
        "keywords": [{"key": key, "name": KEYWORD_NAMES[bit].say(lang).capitalize()} for key, bit in KEYWORDS.items()],
        "sets": [],
        "formats": [],
        "marks": [],
        "codes": False,
        "decks": [{"key": deck.key, "name": deck.name.say(lang)} for deck in content.decks.values()],
        "cards": [card_json(card, content, lang) for card in content.cards],
    }


def card_json(card: Card, content: Content, lang: str) -> JSON:
    facts = []
    level = str(card.level) if card.kind == MONSTER else ""
    if card.kind == MONSTER:
        facts.append([Phrase("Attacco", "Attack").say(lang), card.attack])
    if card.defence >= 0:
        facts.append([Phrase("Difesa", "Defence").say(lang), card.defence])
    return {
        "id": card.id,
        "name": card.name.say(lang),
        "also": card.name.say("it" if lang == "en" else "en"),
        "kind": KINDS[card.kind],
        "art": address_of(KINDS[card.kind], card.team, level, card.name.en, card.id),
        "colours": [card.team],
        "cost": card.level if card.kind == MONSTER else None,
        "keywords": [key for key, bit in KEYWORDS.items() if card.keywords & bit],
        "line": "",
        "facts": facts,
        "text": [card.text.say(lang)] if card.text.say(lang) else [],
        "marks": [],
        "sets": [],
        "most": 1 if card.kind == CHARACTER else MOST_COPIES,
    }


def deck_report(text: str, file: str, content: Content, lang: str) -> JSON:
    deck, problems = read_deck(text, file, content)
    cards = ([(deck.character, 1)] if deck.character >= 0 else []) + deck.cards
    return {
        "cards": [{"id": content.cards[number].id, "copies": copies} for number, copies in cards],
        "problems": [
            {"text": sentence(capital(problem.phrase).say(lang)), "rule": problem.rule, "line": problem.where.line}
            for problem in problems
        ],
        "text": write_deck(deck, content, lang) if cards else "",
        "code": "",
    }
