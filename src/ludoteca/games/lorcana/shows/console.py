"""The table in a text terminal: everybody's lore, ink and cards in play, what waits, and the hand.

Made from a view alone. Where there is room each card has a line of its own; else cards follow each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.lorcana.shows.lookup import Names, abilities, full_name, keyword_words
from ludoteca.games.lorcana.shows.words import PHASES
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, LorcanaView, PlayedCard, PlayerView
from ludoteca.kernel.consoles import ONWARD, Cropped, turn_heading
from ludoteca.kernel.phrases import HAND, PILES
from ludoteca.kernel.texts import Phrase, listed, with_names
from ludoteca.kernel.views import viewer_last

INK_STYLES: Final = {
    "amber": "yellow",
    "amethyst": "magenta",
    "emerald": "green",
    "ruby": "red",
    "sapphire": "blue",
    "steel": "cyan",
}
LORE: Final = "✦"
EXERTED: Final = "↷"
DRYING: Final = "≈"
INKABLE: Final = "◎"
NOT_INKABLE: Final = "●"
BAR: Final = 10
MOST_LINES: Final = 4
"""No card takes more."""
USUAL_WIDTH: Final = 70
"""About so many letters of the hand fill a row."""
ROOMY: Final = 30
"""Rows from which on cards may show their words."""

INK: Final = Phrase("inchiostro {ready}/{total}", "ink {ready}/{total}")
NOTHING: Final = Phrase("nessuna carta in gioco", "no cards in play")
CHALLENGE: Final = Phrase("Sfida: {a} → {b}", "Challenge: {a} → {b}")
CHOSEN: Final = Phrase("Già scelte: {cards}", "Chosen already: {cards}")
EXERTED_WORD: Final = Phrase("impegnato", "exerted")
DRYING_WORD: Final = Phrase("si asciuga", "drying")


def board(view: LorcanaView, lang: str, names: list[str], rows: int) -> RenderableType:
    """Show the whole table, the viewer's side below."""
    near = view.seat if view.seat is not None else 0
    count = len(view.players)
    known = Names(view, lang)
    notices = [*challenge_line(view, lang, known), *waiting_lines(view, lang, names, known)]
    if view.resolving:
        notices.append(Cropped(card_row(Phrase("Sul tavolo: ", "On the table: "), view.resolving, lang), 2))
    if view.chosen:
        notice = CHOSEN.fill(cards=listed([known[card] for card in view.chosen if card in known], lang))
        notices.append(Text(notice.say(lang), style="bold", no_wrap=True, overflow="ellipsis"))
    held = view.players[near].hand
    hand = card_row(HAND, held, lang)
    hand_rows = 0
    if held:
        used = 1 + count + len(notices) + sum([max(1, len(player.in_play)) for player in view.players])
        hand_rows = max(1, min(4, rows // 6), min(rows - used, hand.cell_len // USUAL_WIDTH + 1))
    room = max(1, (rows - 1 - count - len(notices) - hand_rows) // count)
    parts: list[RenderableType] = [turn_heading(view, PHASES, names, lang)]
    for player in viewer_last(view.players, view.seat):
        parts += [player_line(view, player, lang, names), *field(player, lang, known, room, rows >= ROOMY)]
    parts += notices
    if held:
        parts.append(Cropped(hand, hand_rows))
    return Group(*parts)


def player_line(view: LorcanaView, player: PlayerView, lang: str, names: list[str]) -> Text:
    """Name, the race to the lore that wins, ink and piles."""
    goal = view.threshold[player.seat]
    filled = max(0, min(BAR, player.lore * BAR // goal))
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append("▶ " if player.seat == view.active and view.phase != "setup" else "  ")
    line.append(f"{names[player.seat]}  ", style="bold")
    if player.left:
        return line.append(Phrase("fuori", "out").say(lang), style="dim")
    line.append(f"{LORE} {player.lore}/{goal} ", style="bold yellow")
    line.append("█" * filled, style="yellow")
    line.append("░" * (BAR - filled), style="dim")
    line.append(f"  {INK.fill(ready=player.ink.ready, total=player.ink.total).say(lang)}  ")
    piles = PILES.fill(hand=player.hand_size, deck=player.deck, discard=len(player.discard))
    return line.append(piles.say(lang))


# -- cards in play ---------------------------------------------------------------------------------------------------


def field(player: PlayerView, lang: str, known: Mapping[int, str], rows: int, roomy: bool) -> list[RenderableType]:
    """Show a line or more for each card where there are rows enough, else all after each other."""
    cards = player.in_play
    if not cards:
        return [Text(f"    {NOTHING.say(lang)}", style="dim", no_wrap=True, overflow="ellipsis")]
    if len(cards) <= rows:
        each = min(MOST_LINES, rows // len(cards)) if roomy else 1
        return [Cropped(long_line(card, lang, known, roomy), each) for card in cards]
    row = Text("  ").append_text(Text(" · ", style="dim").join([short_form(card, lang) for card in cards]))
    return [Cropped(row, rows)]


def style_of(card: CardView) -> str:
    return INK_STYLES[card.inks[0]]


def figures(card: CardView) -> str:
    """Write Strength and Willpower as they are now, lore, and the damage taken: 3/5 ✦1 -2. A location: →2 6 ✦1."""
    parts = []
    if card.move is not None:
        parts.append(f"{ONWARD}{card.move}")
    if card.willpower is not None:
        strength, willpower, lore = card.values
        parts.append(f"{'' if strength is None else f'{strength}/'}{willpower}")
        parts.append(f"{LORE}{lore}")
    if isinstance(card, PlayedCard) and card.damage:
        parts.append(f"-{card.damage}")
    return " ".join(parts)


def is_drying(card: PlayedCard) -> bool:
    return card.drying and card.type == "character"


def short_form(card: PlayedCard, lang: str) -> Text:
    text = Text(card.name.say(lang), style=f"bold {style_of(card)}")
    marks = [figures(card), EXERTED if card.exerted else "", DRYING if is_drying(card) else ""]
    facts = " ".join([mark for mark in marks if mark])
    return text.append(f" {facts}", style="not bold default") if facts else text


def long_line(card: PlayedCard, lang: str, known: Mapping[int, str], roomy: bool) -> Text:
    """Write full name, figures, states, keywords, where it is; its words where there is room."""
    text = Text("    ").append(full_name(card, lang), style=f"bold {style_of(card)}")
    parts = [figures(card)]
    if card.exerted:
        parts.append(f"{EXERTED} {EXERTED_WORD.say(lang)}")
    if is_drying(card):
        parts.append(f"{DRYING} {DRYING_WORD.say(lang)}")
    if card.at is not None:
        parts.append(Phrase("presso {name}", "at {name}").fill(name=known[card.at]).say(lang))
    parts += [keyword_words(keyword, lang) for keyword in card.keywords_now]
    parts += [spoken(note.say(lang), lang) for note in card.notes]
    facts = ", ".join([part for part in parts if part])
    text.append(f"  {facts}" if facts else "")
    words = abilities(card, lang) if roomy else []
    if words:
        text.append("  " + " ".join(words), style="dim")
    return text


# -- what goes on, and the hand --------------------------------------------------------------------------------------


def challenge_line(view: LorcanaView, lang: str, known: Mapping[int, str]) -> list[RenderableType]:
    challenge = view.challenge
    if challenge is None:
        return []
    notice = CHALLENGE.fill(a=known[challenge.challenger], b=known[challenge.challenged])
    return [Text(notice.say(lang), style="bold red", no_wrap=True, overflow="ellipsis")]


def waiting_lines(view: LorcanaView, lang: str, names: list[str], known: Mapping[int, str]) -> list[RenderableType]:
    """List the abilities in the bag, a line each."""
    lines: list[RenderableType] = []
    for entry in view.bag:
        line = Text(Phrase("In attesa: ", "Waiting: ").say(lang), style="bold", no_wrap=True, overflow="ellipsis")
        line.append(f"{known.get(entry.card, '')} ", style="not bold")
        line.append(with_names(spoken(entry.text.say(lang), lang), names), style="not bold dim")
        lines.append(line)
    return lines


def card_row(title: Phrase, cards: Sequence[CardView], lang: str) -> Text:
    """Show names with what they cost now, whether they may be inked, and figures."""
    line = Text(title.say(lang), style="bold")
    for index, card in enumerate(cards):
        line.append(" · " if index else "", style="dim")
        line.append(full_name(card, lang), style=f"not bold {style_of(card)}")
        cost = card.cost if card.price is None else card.price
        facts = " ".join([f"{INKABLE if card.inkable else NOT_INKABLE}{cost}", figures(card)])
        line.append(f" {facts.strip()}", style="not bold dim")
    return line
