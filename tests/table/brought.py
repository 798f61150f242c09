"""A pack for each of the five games, with something new in it that one can play with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ludoteca.games.arena.packs.reading import CORE as ARENA
from ludoteca.games.lorcana.packs.reading import CONTENT as LORCANA
from ludoteca.games.lyon.packs.reading import BASE as LYON
from tests.games.boxes import made_by

DOCS = Path(__file__).parents[2] / "docs"
FACTS = 'game: {game}\npack: {game}-prova\nname: {{it: "Prova di {game}", en: "Trial of {game}"}}\n'
KINDS = "hb"
"""Who sits at the table of every game: a person and a bot."""
CHOSEN: dict[str, dict[str, Any]] = {
    "lyon": {"decks": ["prova", "custodi"]},
    "lorcana": {"decks": ["prova", "a-roaring-guest-list"]},
    "arena": {
        "mode": "ch2",
        "teams": "chosen",
        "characters": ["gaston2 + mickey + ariel", "gaston + aladdin + maleficent"],
    },
    "kingdom": {"scenario": "11", "heroes": ["brenna", ""]},
    "synchro": {"celestial": "MY-C-01"},
}
"""What an order chooses of the pack."""


def pack_for(game: str, folder: Path) -> Path:
    """A sound pack of the game, in this folder."""
    if game in ("kingdom", "synchro"):
        return made_by(DOCS / f"{game}-box.md", folder)
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(FACTS.format(game=game), "utf-8")
    if game == "arena":
        gaston = (ARENA / "characters" / "gaston.yaml").read_text("utf-8")
        put(folder, "characters/gaston2.yaml", gaston.replace("gaston", "gaston2").replace('"Gaston"', '"Gastone"'))
        return folder
    samples = re.findall(r"```yaml\n(cards:.*?)```", (DOCS / "first-card.md").read_text("utf-8"), re.S)
    if game == "lyon":
        put(folder, "cards/mine.yaml", samples[0])
        named = 'decks:\n  - {deck: prova, name: {it: "Mazzo Prova", en: "Trial deck"}, file: decks/prova.txt}\n'
        (folder / "pack.yaml").write_text(FACTS.format(game=game) + named, "utf-8")
        deck = (LYON / "decks" / "leoni.txt").read_text("utf-8")
        put(folder, "decks/prova.txt", with_card(deck, "SPUTAFUOCO"))
    else:
        put(folder, "cards/mine.yaml", samples[1])
        deck = (LORCANA / "set-1" / "decks" / "the-heart-of-magic.txt").read_text("utf-8")
        put(folder, "decks/prova.txt", with_card(deck, "Elsa - Snow Trial"))
    return folder


def put(folder: Path, file: str, text: str) -> None:
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(text, "utf-8")


def with_card(deck: str, card: str) -> str:
    """A deck list under a name of its own, in which one card has made room for another."""
    lines = [line for line in deck.splitlines() if line and not line.startswith("#")]
    place = next(place for place, line in enumerate(lines) if line.startswith("2 "))
    lines[place] = f"2 {card}"
    return "\n".join(["# Mazzo Prova / Trial deck", *lines, ""])


def small_set(folder: Path, number: int = 91) -> Path:
    """A pack of Lorcana with a set of its own: enough common and uncommon cards for boosters, and one rare card."""
    folder.mkdir(parents=True)
    facts = (
        FACTS.format(game="lorcana").replace("Trial of lorcana", "Small set").replace("Prova di lorcana", "Set breve")
    )
    (folder / "pack.yaml").write_text(facts, "utf-8")
    rarities = ["common"] * 8 + ["uncommon"] * 4 + ["rare"]
    put(folder, "cards/mine.yaml", "cards:\n" + "".join(small_card(number, n, it) for n, it in enumerate(rarities, 1)))
    return folder


def small_card(set_: int, number: int, rarity: str) -> str:
    facts = "type: character, inks: [ruby], cost: 2, inkable: true, classes: [Storyborn]"
    figures = "strength: 2, willpower: 2, lore: 1"
    names = f'name: {{en: "Tessa {number}"}}, version: {{en: "Early Riser"}}'
    return f'  - {{id: "{set_}-{number}", {names}, {facts}, {figures}, rarity: {rarity}}}\n'
