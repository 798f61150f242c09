"""The Arena in a text terminal: hexagons as staggered cells, figures as two letters with their Health, the rest beside.

Made from a view alone. A blue figure stands in round brackets, a red one in square ones, so that nothing depends on
colours; `+` marks where the active character's standard move can end. With rows to spare cells have a second line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.games.arena.shows.terms import (
    BANNERS,
    BEFORE_PLAY,
    PHASES,
    PICKS,
    SIDES,
    figure_name,
    gear_words,
    grouped,
    in_piles,
    side_name,
    status_words,
)
from ludoteca.games.arena.state.view_types import ArenaView, CardView, CharacterView, PlayerView, SpaceView
from ludoteca.kernel import consoles
from ludoteca.kernel.consoles import ACTIVE, cropped, cut, side_by_side
from ludoteca.kernel.phrases import HAND, KNOCKED_OUT, times
from ludoteca.kernel.texts import Phrase, capital, with_names
from ludoteca.kernel.views import viewer_last

COLOURS: Final = ("bright_blue", "red")
BRACKETS: Final = ("()", "[]")
GOLDEN: Final = "◆"
STAR: Final = "*"
START: Final = "◦"
REACHED: Final = "+"
FALLEN: Final = "✖"
CELL: Final = 6
"""Letters from one space to the next in its row; the rows are shifted by half of that."""
BAR: Final = 4
BESIDE: Final = 30
"""So many letters must be free beside the board for the characters to stand there."""
GAP: Final = 2
MOST_HAND_ROWS: Final = 6

ROUND: Final = Phrase("Round {n} · {name}: {phase}", "Round {n} · {name}: {phase}")
SETUP: Final = Phrase("Preparazione · {phase}", "Setup · {phase}")
OVER: Final = Phrase("Partita finita", "Match over")
EXTRA: Final = Phrase("round supplementare {n}", "extra round {n}")
UPGRADED: Final = "▲"
OFFER: Final = Phrase(
    "Salute {health}  PV {points}  iniziativa {initiative}", "Health {health}  VP {points}  initiative {initiative}"
)

LEGEND: Final = Phrase(
    f"{GOLDEN} PV {START} partenza {STAR} ritorno {REACHED} mossa",
    f"{GOLDEN} VP {START} start {STAR} return {REACHED} move",
)
"""What the marks on the board mean, where a row beside it is free."""


def board(view: ArenaView, lang: str, names: list[str], rows: int) -> Screen:
    return Screen(view, lang, names, rows)


class Screen(consoles.Screen):
    """The whole table; drawn when it is known how wide the terminal is."""

    view: ArenaView

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        view, lang = self.view, self.lang
        marks = marks_of(view, lang)
        players = [player_line(view, player, lang, self.names) for player in self.players()]
        side = draft_lines(view, lang, self.names) if view.phase == "draft" else figure_lines(view, lang, marks)
        wide = board_width(view)
        beside = width >= wide + GAP + BESIDE
        used = 1 + len(players) + (0 if beside else len(side)) + self.least_hand()
        deep = 2 if self.rows - used >= 2 * board_height(view) else 1
        drawn = board_lines(view, marks, deep)
        if beside and len(side) < len(drawn):
            side += [Text() for _ in range(len(drawn) - len(side) - 1)]
            side.append(Text(LEGEND.say(lang), style="dim"))
        cuts = [cut(line, width - wide - GAP) for line in side] if beside else side
        body = side_by_side(drawn, cuts, wide + GAP) if beside else [*drawn, *side]
        lines = [heading(view, lang, self.names), *body, *players]
        for line in lines:
            yield cut(line, width)
        yield from self.cards(console, options, self.rows - len(lines))

    def players(self) -> list[PlayerView]:
        """List the players, the viewer last."""
        return viewer_last(self.view.players, self.view.seat)

    def least_hand(self) -> int:
        return 1 if self.view.seat is not None else 0

    def cards(self, console: Console, options: ConsoleOptions, room: int) -> RenderResult:
        """Show what is being played and the viewer's hand: a line a card, with its words where there is room."""
        view, lang, width = self.view, self.lang, options.max_width
        text = Text()
        if view.resolving:
            text.append(Phrase("Sul tavolo: ", "On the table: ").say(lang), style="bold")
            text.append_text(cards_line(view, view.resolving, lang))
        hand = view.own.hand if view.seat is not None else ()
        kinds = grouped(hand)
        spelt_out = kinds and room > len(kinds)
        if hand and not spelt_out:
            text.append(("\n" if text else "") + HAND.say(lang), style="bold")
            text.append_text(cards_line(view, hand, lang))
        if text:
            rows = max(1, min(MOST_HAND_ROWS, room - len(kinds) * bool(spelt_out)))
            yield from [cut(line, width) for line in cropped(text, console, width, rows)]
        if spelt_out:
            for card, count in kinds:
                yield cut(card_text(view, card, count, lang).append(f"  {words_of(card, lang)}", style="dim"), width)


# -- the Arena ---------------------------------------------------------------------------------------------------


def marks_of(view: ArenaView, lang: str) -> dict[int, str]:
    """Choose two letters for each figure: of its short name, and others for those that would have the same."""
    marks: dict[int, str] = {}
    for figure in view.characters:
        letters = [letter for letter in figure.short.say(lang) if letter.isalnum()] or ["?"]
        rivals = [mark for other, mark in marks.items() if view.figures[other].character != figure.character]
        tries = [letters[0].upper() + letter.lower() for letter in letters[1:]] or [letters[0].upper() * 2]
        marks[figure.figure] = next((mark for mark in tries if mark not in rivals), tries[0])
    return marks


def board_width(view: ArenaView) -> int:
    columns = [column_of(space) for space in view.board.spaces]
    return (max(columns) - min(columns)) * CELL // 2 + CELL


def board_height(view: ArenaView) -> int:
    return len({space.r for space in view.board.spaces})


def column_of(space: SpaceView) -> int:
    """Return how far right a space lies, in halves of a cell."""
    column: int = 2 * space.q + space.r
    return column


def board_lines(view: ArenaView, marks: dict[int, str], deep: int) -> list[Text]:
    """Lay out the rows of the board, the blue side above, each in one or two lines."""
    spaces = view.board.spaces
    left = min([column_of(space) for space in spaces])
    active = view.character(view.active) if view.active >= 0 else None
    can_move = active is not None and view.phase == "main" and view.phases.movement == "open"
    reach = active.reach if active is not None and can_move else []
    lines = []
    for row in sorted({space.r for space in spaces}):
        cells = sorted([space for space in spaces if space.r == row], key=column_of)
        for line in range(deep):
            text = Text()
            for space in cells:
                text.append(" " * ((column_of(space) - left) * CELL // 2 - text.cell_len))
                text.append_text(cell(view, space, marks, space.space in reach, line))
            lines.append(text)
    return lines


def cell(view: ArenaView, space: SpaceView, marks: dict[int, str], reached: bool, line: int) -> Text:
    if space.figure >= 0:
        return figure_cell(view, view.character(space.figure), marks, line)
    if line:
        return Text(" " * CELL)
    mark, style = " ", "dim"
    if space.is_golden:
        mark, style = GOLDEN, "bold yellow"
    elif "start" in space.flags:
        mark, style = START, f"dim {COLOURS[space.side]}"
    elif "star" in space.flags:
        mark, style = STAR, f"dim {COLOURS[space.side]}"
    label = f"{mark}{space.id}{REACHED if reached else ''}"
    return Text(label.ljust(CELL), style="bold green" if reached and mark != GOLDEN else style)


def figure_cell(view: ArenaView, figure: CharacterView, marks: dict[int, str], line: int) -> Text:
    """Show a figure's letters and Health; below, where there is room, how much of the Health is left."""
    colour = COLOURS[figure.side]
    if line:
        full = max(1, figure.max_health)
        filled = -(-max(0, figure.health) * BAR // full)
        return Text(f" {'█' * filled}{'░' * (BAR - filled)}".ljust(CELL), style=colour)
    style = f"bold {colour}"
    if figure.figure == view.active:
        style += " reverse"
    text = Text(bracketed(figure, marks), style=style)
    return text.append(" " * (CELL - text.cell_len))


def bracketed(figure: CharacterView, marks: dict[int, str]) -> str:
    """Put marks and Health in brackets: (To8) of the blue side, [Ga12] of the red one."""
    left, right = BRACKETS[figure.side]
    return f"{left}{marks[figure.figure]}{figure.health}{right}"


# -- beside and below --------------------------------------------------------------------------------------------


def heading(view: ArenaView, lang: str, names: list[str]) -> Text:
    """Say the points, and where the match is."""
    if view.phase in BEFORE_PLAY:
        text = Text(SETUP.fill(phase=PHASES[view.phase]).say(lang), style="bold")
        if view.draft.picker >= 0:
            text.append(f"  {PICKS.fill(who=names[view.draft.picker]).say(lang)}")
        return text
    text = Text()
    for side, points in enumerate(view.points):
        who = with_names(capital(side_name(view, side)).say(lang), names)
        text.append("  –  " if side else "")
        text.append(f"{who}: {points}", style=f"bold {COLOURS[side]}")
    if view.phase == "over":
        return text.append(f" · {OVER.say(lang)}", style="bold")
    stage = ROUND.fill(n=view.round, phase=PHASES[view.phase], name=figure_name(view, view.active))
    text.append(f" · {stage.say(lang)} · ", style="bold")
    if view.extra_rounds:
        return text.append(EXTRA.fill(n=view.extra_rounds).say(lang), style="bold yellow")
    if view.ending:
        return text.append(Phrase("ultimo round", "last round").say(lang), style="bold yellow")
    return text.append(Phrase("a {n} ultimo round", "last round at {n}").fill(n=view.goal).say(lang), style="dim")


def figure_lines(view: ArenaView, lang: str, marks: dict[int, str]) -> list[Text]:
    """List the characters in turn order: marks, name, Health, statuses."""
    order = view.track or [figure.figure for figure in view.figures if figure.character >= 0]
    lines = []
    for number in order:
        figure = view.character(number)
        gone = figure.out or figure.knocked
        text = Text(ACTIVE if number == view.active and view.phase != "over" else " ", style="bold")
        text.append(f"{bracketed(figure, marks)} ", style=f"bold {COLOURS[figure.side]}")
        text.append(f"{figure_name(view, number).say(lang)} ", style="dim" if gone else "")
        text.append(f"{figure.health}/{figure.max_health}")
        text.append(f" {UPGRADED}" if figure.upgraded else "", style="yellow")
        if gone:
            text.append(f" {FALLEN} {KNOCKED_OUT.say(lang)}", style="bold red")
        for words, status in zip(status_words(figure, lang), figure.statuses, strict=True):
            text.append(f" {words}", style="green" if status.helpful else "magenta")
        lines.append(text)
    return lines


def draft_lines(view: ArenaView, lang: str, names: list[str]) -> list[Text]:
    """List the characters on offer, and whose they or the others are."""
    lines = []
    for one in view.draft.pool:
        free = one.character in view.draft.free
        text = Text(f"{one.name.say(lang)}  ", style="bold" if free else "dim")
        if free:
            facts = OFFER.fill(health=one.health, points=one.points, initiative=one.initiative)
            text.append(f"{facts.say(lang)}  ", style="not bold dim")
        if one.taken:
            text.append(", ".join([names[seat] for seat in one.taken]), style=COLOURS[view.sides[one.taken[0]]])
        lines.append(text)
    return lines


def player_line(view: ArenaView, player: PlayerView, lang: str, names: list[str]) -> Text:
    text = Text(ACTIVE if player.seat == view.active_seat else " ", style="bold")
    side = SIDES[player.side].say(lang)
    text.append(f"{names[player.seat]} ({side})  ", style=f"bold {COLOURS[player.side]}")
    piles = Phrase(
        "mano {hand}/{limit}  mazzo {deck}  scarti {discard}  esilio {exile}",
        "hand {hand}/{limit}  deck {deck}  discard {discard}  exile {exile}",
    )
    text.append(in_piles(player, piles).say(lang))
    if view.upgrades and any(player.gear):
        text.append(f"  {' '.join(gear_words(view, player.gear, lang))}", style="yellow")
    return text


def cards_line(view: ArenaView, cards: Sequence[CardView], lang: str) -> Text:
    """Put the cards after each other."""
    return Text(" · ", style="dim").join([card_text(view, card, count, lang) for card, count in grouped(cards)])


def card_text(view: ArenaView, card: CardView, count: int, lang: str) -> Text:
    """Say the name, how many, the character it belongs to, and the phases in which it is played."""
    side = view.figures[card.figure].side
    weight = "bold " if card.figure == view.active else ""
    text = Text()
    text.append((card.name.phrase + times(count)).say(lang), style=f"{weight}{COLOURS[side]}")
    banner = "/".join([BANNERS[key].say(lang)[:3] for key in card.banner])
    return text.append(f" {figure_name(view, card.figure).say(lang)} {banner}", style="dim")


def words_of(card: CardView, lang: str) -> str:
    return " ".join([paragraph.say(lang) for paragraph in card.text])
