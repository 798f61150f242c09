"""Views made by hand, for what is drawn from them: cards, characters, players and tables as a match would show them."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from ludoteca.games.lorcana.state.view_types import LorcanaView

NUMBERS = count(1)
WORDS = {
    "rush": ("Lesto", "Rush"),
    "evasive": ("Sfuggente", "Evasive"),
    "ward": ("Protetto", "Ward"),
    "bodyguard": ("Guardiano", "Bodyguard"),
    "support": ("Aiutante", "Support"),
    "challenger": ("Sfidante", "Challenger"),
    "resist": ("Resistere", "Resist"),
    "singer": ("Melodioso", "Singer"),
    "shift": ("Trasformazione", "Shift"),
}
DRAWS = {"it": "Quando giochi questo personaggio, pesca una carta.", "en": "When you play this character, draw a card."}


def both(it: str, en: str = "") -> dict[str, str]:
    return {"it": it, "en": en or it}


def keyword(key: str, value: int = 0) -> dict[str, Any]:
    it, en = WORDS[key]
    return {"key": key, "it": it, "en": en, "value": value}


def keyword_line(keywords: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The keywords of a card, as the first line of its words says them."""
    if not keywords:
        return []
    said = []
    for lang in ("it", "en"):
        plus = ["+" if one["key"] in ("challenger", "resist") else "" for one in keywords]
        parts = [f"{one[lang]} {sign}{one['value'] or ''}".strip() for one, sign in zip(keywords, plus, strict=True)]
        said.append(", ".join(parts))
    return [both(*said)]


def card(name: str = "Elsa", version: str | None = "Il Quinto Spirito", **facts: Any) -> dict[str, Any]:
    """A card as it lies in a hand, a character unless said."""
    kind = facts.get("type", "character")
    is_character, is_location = kind == "character", kind == "location"
    given = {
        "card": next(NUMBERS),
        "id": "5-48",
        "name": both(name),
        "version": both(version) if version and (is_character or is_location) else None,
        "type": kind,
        "inks": ["amethyst"],
        "cost": 5,
        "inkable": True,
        "classes": [both("Immaginato", "Dreamborn"), both("Eroe", "Hero")] if is_character else [],
        "strength": 2 if is_character else None,
        "willpower": 5 if is_character or is_location else None,
        "lore": 1 if is_character or is_location else None,
        "move": 2 if is_location else None,
        "text": [*keyword_line(facts.get("keywords", [])), *([DRAWS] if is_character else [])],
        "keywords": [],
        "song": False,
        "price": None,
    }
    return {**given, **facts}


def played(shown: dict[str, Any] | None = None, **facts: Any) -> dict[str, Any]:
    """The same card in play: ready, dry and unharmed unless said."""
    shown = shown or card()
    given = {
        **shown,
        "price": None,
        "damage": 0,
        "exerted": False,
        "drying": False,
        "strength_now": shown["strength"],
        "willpower_now": shown["willpower"],
        "lore_now": shown["lore"],
        "keywords_now": shown["keywords"],
        "at": None,
        "under": 0,
        "under_cards": [],
        "notes": [],
    }
    if shown["type"] == "location":
        given["here"] = []
    return {**given, **facts}


def location(
    name: str = "Palazzo di Ghiaccio", here: list[dict[str, Any]] | None = None, **facts: Any
) -> dict[str, Any]:
    """A location in play, with characters that are moved there."""
    shown = played(card(name, "Luogo di Solitudine", type="location"), **facts)
    for character in here or []:
        character["at"] = shown["card"]
    shown["here"] = [character["card"] for character in here or []]
    return shown


def player(seat: int, **facts: Any) -> dict[str, Any]:
    given: dict[str, Any] = {
        "seat": seat,
        "lore": 0,
        "left": False,
        "deck": 48,
        "top": None,
        "hand": [],
        "hand_size": len(facts.get("hand", [])),
        "ink": {"ready": 3, "exerted": 2, "total": 5},
        "inked": 0,
        "ink_allowed": 1,
        "characters": [],
        "items": [],
        "locations": [],
        "discard": [],
        "seen": [],
    }
    return {**given, **facts}


def table(*players: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """A view of seat 0 in the main phase of turn 5, unless said."""
    given: dict[str, Any] = {
        "game": "lorcana",
        "step": 40,
        "turn": 5,
        "active": 0,
        "first": 0,
        "phase": "main",
        "seat": 0,
        "threshold": [20] * len(players),
        "players": list(players),
        "resolving": [],
        "chosen": [],
        "bag": [],
        "challenge": None,
        "effects": [],
        "reach": [],
        "outcome": None,
    }
    return {**given, **facts}


def as_seen(view: dict[str, Any] | LorcanaView) -> LorcanaView:
    """The view as a match gives it, of one made by hand."""
    return view if isinstance(view, LorcanaView) else msgspec.convert(view, LorcanaView)


def asked(
    *options: tuple[str, str | None], source: str | None = None, rule: str = "LOR-MAIN.01"
) -> list[dict[str, Any]]:
    """A decision of seat 0 with these options: ids, and the things that they concern."""
    shown = [{"id": id, "label": f"label of {id}", "thing": thing} for id, thing in options]
    return [{"seat": 0, "prompt": "?", "rule": rule, "continues": False, "source": source, "options": shown}]
