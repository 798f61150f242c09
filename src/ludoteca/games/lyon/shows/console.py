"""The field in a text terminal: two rows of Monsters face to face, Characters with their DEFENCE, the hand.

Made from a view alone. With few rows the cells show name and figures only; with more, also the cards' words.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.games.lyon.shows.words import KEYWORD_WORDS, PHASE_WORDS
from ludoteca.games.lyon.state.view_types import (
    CardView,
    FaceDown,
    Lane,
    LyonView,
    MonsterCard,
    MonsterView,
    PlayerView,
)
from ludoteca.kernel.consoles import Cropped, turn_heading
from ludoteca.kernel.phrases import HAND, PILES
from ludoteca.kernel.texts import Phrase

TEAM_COLOURS: Final = {"leoni": "yellow", "notturni": "magenta", "corsari": "cyan", "custodi": "green"}
BAR: Final = 16
SMALL_CELL: Final = 2
FRAME: Final = 2
AROUND: Final = 5
"""Rows that are no cells: the turn, two Characters, the hand."""
ROOMY: Final = 24
"""Rows from which on Characters have a line for their name and words."""

CAN_ATTACK: Final = "⚔"
EXHAUSTED: Final = Phrase("stremato", "exhausted")
ACTIVE: Final = Phrase("attivo", "active")
LEVEL: Final = Phrase("liv. {n}", "lv. {n}")


def board(view: LyonView, lang: str, names: list[str], rows: int) -> RenderableType:
    """Show the whole field, the viewer's side below."""
    mine = view.seat if view.seat is not None else 0
    roomy = rows >= ROOMY
    cell_rows = max(SMALL_CELL, (rows - AROUND - 3 * roomy) // 2 - FRAME)
    parts: list[RenderableType] = [turn_heading(view, PHASE_WORDS, names, lang)]
    for seat in (1 - mine, mine):
        player = view.players[seat]
        lanes = row_of_lanes(player, lang, cell_rows, seat == view.active)
        character = character_lines(player, lang, names, roomy)
        parts += [lanes, *character] if seat == mine else [*character, lanes]
    hand = view.players[mine].hand
    return Group(*parts, hand_line(hand, lang)) if hand else Group(*parts)


def character_lines(player: PlayerView, lang: str, names: list[str], roomy: bool) -> list[Text]:
    """Say who plays, the DEFENCE left, the piles; the Character's name, with its words where there is room."""
    character = player.character
    life, full = max(0, character.life), max(1, character.defence)
    filled = min(BAR, -(-life * BAR // full))
    colour = "green" if life * 2 > full else "yellow" if life * 4 > full else "red"
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{names[player.seat]}  ", style="bold")
    line.append("█" * filled, style=colour)
    line.append("░" * (BAR - filled), style="dim")
    line.append(f" {character.life}/{character.defence}", style=f"bold {colour}")
    line.append(f" {(EXHAUSTED if character.exhausted else ACTIVE).say(lang)}  ")
    piles = PILES.fill(hand=player.hand_size, deck=player.deck_size, discard=len(player.discard))
    line.append(piles.say(lang))
    name = Text(character.name.say(lang), style=TEAM_COLOURS.get(character.team, ""), overflow="ellipsis")
    name.no_wrap = True
    if roomy:
        return [line, name.append(f"  {character.text.say(lang)}", style="dim")]
    return [line.append("  ").append_text(name)]


def row_of_lanes(player: PlayerView, lang: str, rows: int, is_active: bool) -> Table:
    grid = Table.grid(expand=True)
    for _ in player.lanes:
        grid.add_column(ratio=1)
    grid.add_row(*(cell(number, lane, lang, rows, is_active) for number, lane in enumerate(player.lanes, 1)))
    return grid


def cell(number: int, lane: Lane, lang: str, rows: int, is_active: bool) -> Panel:
    if lane is None:
        return panel(str(number), Text(Phrase("libero", "free").say(lang), style="dim"), "dim", rows)
    if isinstance(lane, FaceDown):
        return panel(str(number), Text(Phrase("coperto", "face down").say(lang), style="dim"), "", rows)
    title = f"{number}: {figures(lane)}"
    if is_active and lane.attacks_left:
        title += f" {CAN_ATTACK}"
    return panel(title, monster_text(lane, lang, rows), TEAM_COLOURS.get(lane.team, ""), rows)


def panel(title: str, text: Text, style: str, rows: int) -> Panel:
    heading = Text(title, style="bold")
    return Panel(
        Cropped(text, rows), title=heading, title_align="left", border_style=style, height=rows + FRAME, padding=0
    )


def monster_text(monster: MonsterView, lang: str, rows: int) -> Text:
    """Name, abilities, Treasures; then Level and words, as far as there is room."""
    small = rows == SMALL_CELL
    words = "" if small else monster.text.say(lang)
    marks = [KEYWORD_WORDS[keyword].say(lang) for keyword in monster.keywords_now]
    marks = [mark for mark in marks if mark not in words]
    marks += [f"+{treasure.name.say(lang)}" for treasure in monster.treasures]
    text = Text(monster.name.say(lang), overflow="ellipsis", no_wrap=small and bool(marks))
    if marks:
        text.append("\n" + " ".join(marks), style="italic")
    if not small:
        text.append("\n" + LEVEL.fill(n=monster.level).say(lang), style="dim")
    if words:
        text.append("\n" + words, style="dim")
    return text


def figures(monster: MonsterView) -> str:
    """Write ATTACK and DEFENCE as they are now, and the damage taken."""
    wounds = f" (-{monster.damage})" if monster.damage else ""
    return f"{monster.attack_now}/{monster.defence_now}{wounds}"


def hand_line(hand: tuple[CardView, ...], lang: str) -> Text:
    line = Text(HAND.say(lang), style="bold")
    for index, card in enumerate(hand):
        line.append(" · " if index else "", style="dim")
        line.append(card.name.say(lang), style=f"not bold {TEAM_COLOURS.get(card.team, '')}".strip())
        line.append(f" {card_facts(card, lang)}", style="not bold dim")
    return line


def card_facts(card: CardView, lang: str) -> str:
    if isinstance(card, MonsterCard):
        return f"{LEVEL.fill(n=card.level).say(lang)} {card.attack}/{card.defence}"
    return (Phrase("magia", "magic") if card.type == "magic" else Phrase("tesoro", "treasure")).say(lang)
