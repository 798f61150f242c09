"""The battle in a text terminal: a line for each Monster with its die and what it will do, a line for each Hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteca.games.synchro.shows.terms import (
    SLOTS,
    card_name,
    hero_called,
    next_action,
    short_name,
    spoken,
    why_not_of,
)
from ludoteca.games.synchro.state.cards import COLOURS
from ludoteca.games.synchro.state.view_types import BoardMonster, HeroBoard, HeroView, ItemView, SkillView, SynchroView
from ludoteca.kernel.consoles import ACTIVE, DONE
from ludoteca.kernel.phrases import same
from ludoteca.kernel.texts import Phrase, capital

STYLES: Final = {
    "red": "red",
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "transparent": "bold white",
}
LETTERS: Final = {
    "red": Phrase("R", "R"),
    "yellow": Phrase("G", "Y"),
    "blue": Phrase("B", "B"),
    "green": Phrase("V", "G"),
    "transparent": Phrase("T", "T"),
}
"""Of boards and Shards: nothing depends on colours alone."""
SHIELD: Final = "◈"
STUNNED: Final = "✶"
SILENCED: Final = "∅"
UPGRADED: Final = "+"
NAME: Final = 20
"""Letters of a name."""
LEGEND: Final = (
    Phrase(
        f"{ACTIVE} di turno  {DONE} ha agito  {SHIELD} Scudi  {STUNNED} Stordimento  {SILENCED} Silenzio",
        f"{ACTIVE} active  {DONE} has acted  {SHIELD} Shields  {STUNNED} Stun  {SILENCED} Silence",
    ),
    Phrase(
        "d4[I] dado e slot  * Élite  [RB] costo  × non ora  + lato potenziato",
        "d4[I] die and slot  * Elite  [RB] cost  × not now  + upgraded side",
    ),
    Phrase("Frammenti: R rosso  B blu  V verde  T trasparente", "Shards: R red  B blue  G green  T transparent"),
)
"""What the signs mean, where rows are free."""


def foe_lines(view: SynchroView, lang: str) -> list[Text]:
    """List the Monsters from the front; the defeated ones are gone."""
    shown = {monster.board: monster for monster in view.monsters}
    return [monster_text(view, shown[board], lang) for board in view.foe_line]


def monster_text(view: SynchroView, monster: BoardMonster, lang: str) -> Text:
    """Write ▶P1 R Lupo Grigio 12/14 ◈3 d4[I] → 3 danni all'Eroe più avanzato."""
    text = mark_of(view, monster)
    text.append(f"P{monster.position} ")
    text.append(LETTERS[monster.colour].say(lang), style=f"bold {STYLES[monster.colour]}")
    name = short_name(monster.name.say(lang)) + ("*" if monster.elite else "")
    text.append(f" {name[:NAME]:<{NAME}}", style="bold magenta" if monster.celestial else "bold")
    text.append(f"{monster.hp:>3}/{monster.max_hp}")
    text.append_text(token_text(monster))
    slot = f"[{SLOTS[monster.slot]}]" if monster.slot >= 0 else ""
    text.append(f" d{monster.die}{slot}")
    if monster.next is not None:
        text.append(" → ", style="dim")
        text.append(next_action(monster).say(lang), style="dim" if monster.acted else "")
    return text


def mark_of(view: SynchroView, shown: HeroBoard | BoardMonster) -> Text:
    """Mark whether it is this character's turn, or has been in this round."""
    if shown.active:
        return Text(ACTIVE, style="bold yellow")
    acted = view.battle and view.battle.round and shown.acted
    return Text(DONE if acted else " ", style="dim")


def token_text(shown: HeroBoard | BoardMonster) -> Text:
    text = Text()
    if shown.shield:
        text.append(f" {SHIELD}{shown.shield}", style="cyan")
    if shown.stunned:
        text.append(f" {STUNNED}", style="bold red")
    if shown.silenced:
        text.append(f" {SILENCED}", style="bold red")
    return text


# -- Heroes ------------------------------------------------------------------------------------------------------


def hero_text(view: SynchroView, board: HeroBoard, lang: str, names: list[str]) -> Text:
    """Write ▶P1 R Osmund Scudosaldo 12/16 ◈2 L2 Guerriero RRT (Ada)."""
    text = mark_of(view, board)
    text.append(f"P{board.position} " if board.position else "   ")
    text.append(LETTERS[board.colour].say(lang), style=f"bold {STYLES[board.colour]}")
    hero = board.hero
    text.append(f" {same(hero.name).say(lang)[:NAME]:<{NAME}}", style=f"bold {STYLES[hero.colour]}")
    health = "bold red" if board.hp * 3 <= board.max_hp else ""
    text.append(f"{board.hp:>3}/{board.max_hp}", style=health)
    text.append_text(token_text(board))
    text.append(f" L{board.level} {hero.class_name.say(lang)}{UPGRADED if hero.upgraded else ''} ")
    text.append_text(shard_text(board.shards, lang))
    if view.seats > 1:
        text.append(f" ({names[board.leader]})", style="dim")
    return text


def shard_text(shards: Sequence[int], lang: str) -> Text:
    """Write a letter for each Shard, as in RRBT."""
    text = Text()
    for colour, number in zip(COLOURS, shards, strict=True):
        text.append(LETTERS[colour].say(lang) * number, style=STYLES[colour])
    return text if text.cell_len else Text("–", style="dim")


def skill_text(skill: SkillView, lang: str) -> Text:
    """Write [BB] Palla di Fuoco: what it does."""
    usable = not why_not_of(skill)
    text = Text(" " if usable else "×", style="dim")
    text.append("[")
    text.append_text(shard_text(skill.cost, lang))
    text.append(f"] {card_name(skill).say(lang)}", style="bold" if usable else "dim")
    return text.append(f": {spoken(skill.text).say(lang)}", style="" if usable else "dim")


def gear_lines(view: SynchroView, board: HeroBoard, lang: str) -> list[Text]:
    """List what a Hero can do: Skills, ability, Master, Items."""
    lines = [skill_text(skill, lang) for skill in board.skills]
    own = Text("  ").append(spoken(board.hero.text).say(lang), style="italic")
    lines.append(own)
    cards: list[HeroView | ItemView] = [*([board.master] if board.master else []), *board.items]
    for card in cards:
        name = hero_called(card.name) if isinstance(card, HeroView) else card_name(card)
        line = Text(f"  {capital(name).say(lang)}", style="bold")
        lines.append(line.append(f": {spoken(card.text).say(lang)}", style="not bold"))
    return lines


def legend_lines(lang: str) -> list[Text]:
    return [Text(phrase.say(lang), style="dim") for phrase in LEGEND]
