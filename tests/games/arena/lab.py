"""A character made for trying things: a pack whose tester has whatever card or ability a test wants."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from ludoteca.games.arena.effects.joining import icons_of
from ludoteca.games.arena.effects.text import Text
from ludoteca.games.arena.packs.checks import Reading, must_choose
from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.packs.vocabulary import vocabulary_for
from ludoteca.games.arena.shows.card_words import paragraph_words
from ludoteca.games.arena.state.cards import ICONS, Content, names_of
from ludoteca.kernel.effects import Effect, number_nodes
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.yamls import Where
from tests.games.arena.scene import Scene

FACTS = """
id: tester
name: {it: "Collaudatore", en: "Tester"}
short: {it: "Collaudatore", en: "Tester"}
source: designed
film: {it: "Prova", en: "Trial"}
theme: {it: "prova", en: "trial"}
health: 12
points: 3
initiative: 9
hand_size: 2
standard_move: 2
standard_attack: 2
attributes: [hero]
upgrade_cost: {shell: 1}
gears: {shell: 10}
"""
FIVE = ("ally1", "ally2", "foe1", "foe2", "foe3")
UPGRADE = """
upgrade:
  id: tester-upgrade
  name: {it: "Migliorato", en: "Upgraded"}
  timing: constant
  effects: ["standard_attack(bonus=1)"]
  source: designed
"""
CARD = """
deck:
  - id: tester-1
    name: {it: "Prova", en: "Trial"}
    copies: 10
    banner: either
    types: [attack, magic, status]
    gear: shell
    source: designed
"""


def icons(effects: list[str]) -> str:
    """The icons that go with these effects, as a pack lists them."""
    content = load_content()
    vocabulary = vocabulary_for(content.statuses, content.attributes)
    mask = 0
    for effect in effects:
        mask |= icons_of(vocabulary.read(effect, (EFFECT,), Where("test")))
    return ", ".join(names_of(mask, ICONS))


def lines(effects: list[str], indent: int) -> str:
    return "".join(f"\n{' ' * indent}- {effect}" for effect in effects)


def pack(folder: Path, *card: str, ability: str = "", another: str = "") -> Path:
    """A pack with the tester: its card does this; `ability` is YAML, the body of its ability, as is `another`."""
    effects = list(card) or ["draw(1)"]
    (folder / "characters").mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text('game: arena\npack: lab\nname: {it: "Prove", en: "Trials"}\n')
    text = FACTS + UPGRADE + CARD + f"    icons: [{icons(effects)}]\n    effects:{lines(effects, 6)}\n"
    if ability:
        text += "abilities:\n" + item("tester-skill", "Arte", "Art", ability)
    if another:
        text += item("tester-other-skill", "Mestiere", "Craft", another)
    (folder / "characters" / "tester.yaml").write_text(text)
    return folder


def item(id: str, it: str, en: str, ability: str) -> str:
    """An ability in the list of a character's."""
    body = "\n".join(f"    {line}" for line in ability.strip().splitlines())
    return f'  - id: {id}\n    name: {{it: "{it}", en: "{en}"}}\n{body}\n    source: designed\n'


@lru_cache(maxsize=1)
def shared() -> Path:
    """A pack made once, for all the cards that are rewritten."""
    return pack(Path(mkdtemp(prefix="arena-lab-")))


def write(content: Content, *effects: str) -> None:
    """Give the tester's card another text, as a pack would."""
    vocabulary = vocabulary_for(content.statuses, content.attributes)
    reading = Reading(it=False, amount=False)
    paragraphs: list[Effect] = []
    for effect in effects:
        paragraphs.append(vocabulary.read(effect, (EFFECT,), Where("test")))
        reading.effect(paragraphs[-1])
    card = content.cards[content.find_card("tester-1")]
    short = content.characters[card.character].short
    text = Text(card.name, short, paragraphs)
    number_nodes(text, content.programme)
    card.effect = text.number
    card.needs_choice = any(must_choose(paragraph) for paragraph in paragraphs)
    card.text = paragraph_words(paragraphs, short)


def scene(*card: str, cards: int = 1, **given: Any) -> Scene:
    """The tester in its turn, with so many of its cards in hand."""
    write(load_content((shared(),)), *card)
    return Scene("tester", hand=["tester-1"] * cards + given.pop("hand", []), packs=(shared(),), **given)


def ability_scene(folder: Path, ability: str, **given: Any) -> Scene:
    """The tester with this ability."""
    return Scene("tester", packs=(pack(folder, ability=ability),), **given)
