"""What a player can look up: the cards in sight. Made from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.games.lyon.cards import KIND_NAMES, KINDS
from ludoteca.kernel.texts import Phrase

LEVEL = Phrase("Livello {n}", "Level {n}")
DEFENCE = Phrase("DIFESA {n}", "DEFENCE {n}")
NOW = Phrase("Adesso {attack}/{defence}", "Now {attack}/{defence}")


def monsters(player: Any) -> Iterator[Any]:
    """A player's Monsters in play that the viewer knows."""
    return (lane for lane in player["lanes"] if lane is not None and "card" in lane)


def cards(view: Any) -> Iterator[Any]:
    """Every card that the viewer can read."""
    for player in view["players"]:
        yield player["character"]
        for monster in monsters(player):
            yield monster
            yield from monster["treasures"]
        yield from player["hand"]
        yield from player["discard"]


def things(view: Any, lang: str) -> dict[str, list[str]]:
    return {f"card:{card['card']}": card_lines(card, lang) for card in cards(view)}


def card_lines(card: Any, lang: str) -> list[str]:
    facts = [KIND_NAMES[KINDS.index(card["type"])].say(lang)]
    if "level" in card:
        facts += [LEVEL.fill(n=card["level"]).say(lang), f"{card['attack']}/{card['defence']}"]
    elif "defence" in card:
        facts.append(DEFENCE.fill(n=card["defence"]).say(lang))
    lines = [card["name"][lang], ", ".join(facts) + "."]
    if card["text"][lang]:
        lines.append(card["text"][lang])
    if "attack_now" in card:
        lines.append(NOW.fill(attack=card["attack_now"], defence=card["defence_now"]).say(lang) + ".")
    return lines
