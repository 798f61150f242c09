"""What the viewer might want to do with what is in sight, allowed or not: what one can ask "why not" about."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.synchro.terms import SHARD_COLOURS, after, hero_called, unit_name
from ludoteca.kernel.phrases import spoken
from ludoteca.kernel.texts import Phrase, capital

PICK: Final = Phrase("Scegliete {name}", "Choose {name}")
KEEP: Final = Phrase("Tieni {name}", "Keep {name}")
TRAVEL: Final = Phrase("Andate {to_name}", "Travel to {name}")
VISIT: Final = Phrase("Punto di Interesse {name}", "Landmark {name}")
VILLAGE: Final = Phrase("Visitate il Villaggio", "Visit the Village")
BUY: Final = Phrase("Comprate {name}", "Buy {name}")
INVITE: Final = Phrase("Invitate {name}", "Invite {name}")
MASTER: Final = Phrase("{name} come Maestro {of_other}", "{name} as {other}'s Master")
CHANGE: Final = Phrase("{name} al posto {of_other}", "{name} in place of {other}")
REST: Final = Phrase("Riposo per {name}", "{name} rests")
POTION: Final = Phrase("Comprate una Pozione", "Buy a Potion")
DRINK: Final = Phrase("Pozione per {name}", "Potion for {name}")
ATTACK: Final = Phrase("Attacco Base", "Basic Attack")
SWAP: Final = Phrase("Scambia posizione con {name}", "Swap position with {name}")
SKILL: Final = Phrase("Usa {name}", "Use {name}")
LEVEL: Final = Phrase("Sali di livello", "Level up")
STORE: Final = Phrase("Metti nella Riserva un Frammento {c}", "Put a {c} Shard in the Reserve")
RETREAT: Final = Phrase("Ritirata", "Retreat")
END: Final = Phrase("Termina il turno", "End the turn")
TARGET: Final = Phrase("Mira {to_name}", "Aim at {name}")
FRONT: Final = Phrase("Portate avanti {name}", "Bring {name} forward")


def wishes(view: Any, lang: str) -> list[tuple[str, str]]:
    """Ids and labels; nothing for spectators and after the end."""
    if view["seat"] is None or view["outcome"] is not None:
        return []
    wanted = in_battle(view) if view["battle"] else on_the_way(view)
    for board in view["boards"]:
        if board["hero"]:
            wanted.append((f"potion:{board['board']}", DRINK.fill(name=unit_name(view, board["board"]))))
    return [(id, capital(label).say(lang)) for id, label in wanted]


def towards(said: Phrase, name: Phrase) -> Phrase:
    return said.fill(name=name, to_name=after("a", name))


def in_battle(view: Any) -> list[tuple[str, Phrase]]:
    """What a Hero can do in its turn, whoever's turn it is; and before the battle, who goes to the front."""
    wanted: list[tuple[str, Phrase]] = [("attack", ATTACK)]
    active = view["battle"]["active"]
    for unit in view["line"]:
        wanted.append((f"swap:{unit}", SWAP.fill(name=unit_name(view, unit))))
        wanted.append((f"front:{unit}", FRONT.fill(name=unit_name(view, unit))))
    own = [board for board in view["boards"] if board["hero"] and board["leader"] == view["seat"]]
    shown = next((board for board in view["boards"] if board["board"] == active and board["hero"]), None)
    for board in [shown] if shown else own[:1]:
        for skill in board["skills"]:
            wanted.append((f"skill:{skill['slot']}", SKILL.fill(name=spoken(skill["name"]))))
    for monster in view["monsters"]:
        wanted.append((f"target:{monster['unit']}", towards(TARGET, unit_name(view, monster["unit"]))))
    wanted += [(f"store:{colour}", STORE.fill(c=name)) for colour, name in enumerate(SHARD_COLOURS)]
    return [*wanted, ("level", LEVEL), ("retreat", RETREAT), ("end", END)]


def on_the_way(view: Any) -> list[tuple[str, Phrase]]:
    """Cities, Landmarks, and what the Village offers."""
    wanted: list[tuple[str, Phrase]] = [("village", VILLAGE)]
    for city in view["map"]["cities"]:
        wanted.append((f"travel:{city['city']}", towards(TRAVEL, spoken(city["name"]))))
    here = next(city for city in view["map"]["cities"] if city["here"])
    for mark in here["tile"]["landmarks"] if here["tile"] else []:
        wanted.append((f"visit:{mark['place']}", VISIT.fill(name=spoken(mark["name"]))))
    party = [board["board"] for board in view["boards"] if board["hero"]]
    if view["village"]:
        wanted += at_the_village(view, party)
    elif view["offer"]:
        wanted += [
            (f"pick:{hero['hero']}", PICK.fill(name=hero_called(hero["name"]))) for hero in offered(view, "heroes")
        ]
        wanted += [
            (f"keep:{skill['skill']}", KEEP.fill(name=spoken(skill["name"]))) for skill in offered(view, "skills")
        ]
    return wanted


def offered(view: Any, kind: str) -> list[Any]:
    found: list[Any] = view["offer"][kind]
    return found


def at_the_village(view: Any, party: list[int]) -> list[tuple[str, Phrase]]:
    wanted: list[tuple[str, Phrase]] = [("potionbuy", POTION)]
    for item in view["village"]["items"]:
        wanted.append((f"buy:{item['item']}", BUY.fill(name=spoken(item["name"]))))
    for hero in view["village"]["heroes"]:
        name = hero_called(hero["name"])
        wanted.append((f"invite:{hero['hero']}", INVITE.fill(name=name)))
        for board in party:
            other = unit_name(view, board)
            names = {"name": name, "other": other, "of_other": after("di", other)}
            wanted.append((f"learn:{hero['hero']}/{board}", MASTER.fill(**names)))
            wanted.append((f"change:{hero['hero']}/{board}", CHANGE.fill(**names)))
    return wanted + [(f"rest:{board}", REST.fill(name=unit_name(view, board))) for board in party]
