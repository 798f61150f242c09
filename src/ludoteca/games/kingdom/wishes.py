"""What the viewer might want to do with what is in sight, allowed or not: what one can ask "why not" about."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kingdom.terms import (
    BEFORE_PLAY,
    COLOUR_ORDER,
    COLOURS,
    DIRECTIONS,
    figure_name,
    place_name,
    tower_named,
    tower_shown,
    tray_entry,
)
from ludoteca.kernel.phrases import spoken
from ludoteca.kernel.texts import Phrase, capital

TAKE_HERO: Final = Phrase("Scegli {name}", "Choose {name}")
TAKE_ABILITY: Final = Phrase("Scegli {name}", "Choose {name}")
TAKE_SPELL: Final = Phrase("Scegli {name}", "Choose {name}")
BAN: Final = Phrase("Escludi il {colour}", "Exclude {colour}")
BUILD: Final = Phrase("Costruisci sul sito {letter}", "Build on site {letter}")
FACE: Final = Phrase("Verso {facing}", "Facing {facing}")
TARGET: Final = Phrase("Mira a {name}", "Aim at {name}")
ACTIVATE: Final = Phrase("Attiva {name}", "Activate {name}")
GO: Final = Phrase("Vai: {place}", "Go: {place}")
ATTACK: Final = Phrase("Attacco base", "Base attack")
HEAL: Final = Phrase("Guarisci", "Heal")
USE: Final = Phrase("Usa {name}", "Use {name}")
CALL: Final = Phrase("Chiama {name} dalla riserva", "Call {name} from the reserve")
CAST: Final = Phrase("Usa l'incantesimo {name}", "Cast {name}")
BUY: Final = Phrase("Compra {name}", "Buy {name}")
READY: Final = Phrase("Ho finito", "I am done")


def wishes(view: Any, lang: str) -> list[tuple[str, str]]:
    """Ids and labels; nothing for spectators."""
    if view["seat"] is None:
        return []
    wanted = preparing(view) if view["phase"] in (*BEFORE_PLAY, "ban") else playing(view)
    return [(id, label.say(lang)) for id, label in wanted]


def preparing(view: Any) -> list[tuple[str, Phrase]]:
    wanted = [(f"hero:{hero['hero']}", TAKE_HERO.fill(name=spoken(hero["name"]))) for hero in view["heroes"]]
    own = view["players"][view["seat"]]["figure"]
    hero = next((figure["hero"] for figure in view["figures"] if figure["figure"] == own), None)
    for one in view["heroes"]:
        if one["id"] == hero:
            for index, ability in enumerate(one["abilities"]):
                wanted.append((f"ability:{index}", TAKE_ABILITY.fill(name=spoken(ability["name"]))))
    for spell in view["spells"]:
        wanted.append((f"spell:{spell['spell']}", TAKE_SPELL.fill(name=spoken(spell["name"]))))
    for number, colour in enumerate(COLOUR_ORDER):
        wanted.append((f"ban:{number}", BAN.fill(colour=COLOURS[colour])))
    return wanted


def playing(view: Any) -> list[tuple[str, Phrase]]:
    """Towers, heroes, spells, places; in every phase, since one may ask at any time."""
    wanted: list[tuple[str, Phrase]] = []
    for kind in dict.fromkeys([*view["players"][view["seat"]]["hand"], *range(len(view["towers"]))]):
        wanted.append((f"tower:{kind}", capital(tower_named(tower_shown(view, kind)))))
        wanted.append((f"buy:{kind}", BUY.fill(name=tower_shown(view, kind))))
    wanted += [(f"build:{site['site']}", BUILD.fill(letter=site["letter"])) for site in view["sites"]]
    wanted += [(f"face:{facing}", FACE.fill(facing=DIRECTIONS[facing])) for facing in range(4)]
    wanted += [(f"target:{tray['tray']}", TARGET.fill(name=tray_entry(view, tray))) for tray in view["trays"]]
    for figure in view["figures"]:
        number = figure["figure"]
        wanted.append((f"activate:{number}", ACTIVATE.fill(name=figure_name(view, number))))
        for ability in figure.get("abilities", ()):
            wanted.append((f"use:{number}/{ability['slot']}", USE.fill(name=spoken(ability["name"]))))
    for square in view["map"]["squares"]:
        wanted.append((f"go:{square['square']}", GO.fill(place=place_name(view, square["square"]))))
    for hero in view["heroes"]:
        if view["solo"]:
            wanted.append((f"call:{hero['hero']}", CALL.fill(name=spoken(hero["name"]))))
    for spell in view["spells"]:
        wanted.append((f"cast:{spell['spell']}", CAST.fill(name=spoken(spell["name"]))))
    return [*wanted, ("attack", ATTACK), ("heal", HEAL), ("ready", READY)]
