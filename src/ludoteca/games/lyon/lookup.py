"""What a player can look up: the cards in sight, and the wishes one may ask about. Made from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.games.lyon.cards import KIND_NAMES, KINDS
from ludoteca.kernel.texts import Phrase

ATTACK = Phrase("{name} attacca", "{name} attacks")
PLAY = Phrase("Gioca {name}", "Play {name}")
ACTIVATE = Phrase("Attiva {name}", "Activate {name}")
AIM = Phrase("Bersaglio {name}", "Target {name}")
SACRIFICE = Phrase("Autodistruggi {name}", "Self-destroy {name}")
BEAR = Phrase("Abbina a {name}", "Attach to {name}")
SPACE = Phrase("Spazio {n}", "Space {n}")
FIGHT = Phrase("Passa al combattimento", "Go on to combat")
END = Phrase("Termina il turno", "End the turn")
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


def wishes(view: Any, lang: str) -> list[tuple[str, str]]:
    """What the viewer might want to do with the cards in sight, whether or not it is allowed."""
    seat = view["seat"]
    if seat is None:
        return []
    mine = view["players"][seat]
    wanted = [(f"play:{card['card']}", PLAY.fill(name=card["name"][lang])) for card in mine["hand"]]
    wanted += [(f"attack:{card['lane']}", ATTACK.fill(name=card["name"][lang])) for card in monsters(mine)]
    wanted.append(("activate", ACTIVATE.fill(name=mine["character"]["name"][lang])))
    wanted += [("fight", FIGHT), ("end", END)]
    lanes = len(mine["lanes"])
    wanted += [(f"lane:{seat * lanes + n}", SPACE.fill(n=n + 1)) for n in range(lanes)]
    for player in view["players"]:
        for card in monsters(player):
            name = card["name"][lang]
            wanted.append((f"target:{card['card']}", AIM.fill(name=name)))
            wanted.append((f"sacrifice:{card['lane']}", SACRIFICE.fill(name=name)))
            wanted.append((f"bear:{card['lane']}", BEAR.fill(name=name)))
    return [(id, label.say(lang)) for id, label in wanted]
