"""The table in a text terminal: the map in small, the trays enlarged to grids one can read and aim at, players below.

Made from a view alone. Nothing depends on colours: every mark has its letter. With too few rows the trays that are not
aimed at become a line each, then the map makes room for the tray that is.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.games.kingdom.shows.console_map import HERO, STYLES, map_lines, marks_of
from ludoteca.games.kingdom.shows.console_trays import (
    BLOCK,
    BLOCK_ROWS,
    TYPE_STYLES,
    bands,
    legend_lines,
    tray_line,
    trays_to_draw,
)
from ludoteca.games.kingdom.shows.range_words import piece_words, tower_brief
from ludoteca.games.kingdom.shows.terms import (
    ARROWS,
    BEFORE_PLAY,
    COLOURS,
    PHASES,
    READY,
    TYPES,
    figure_name,
    hand_words,
    in_a_row,
    place_name,
    tower_shown,
)
from ludoteca.games.kingdom.state.view_types import HeroFigure, KingdomView, PlayerView
from ludoteca.kernel import consoles
from ludoteca.kernel.consoles import DONE, cut, side_by_side
from ludoteca.kernel.phrases import KNOCKED_OUT, commas, same
from ludoteca.kernel.texts import Phrase, Recast, capital

HEADING: Final = Phrase("Round {n} · {phase}", "Round {n} · {phase}")
KINGDOM: Final = same("♥{hearts}/{most} ◆{crystals} ♙{soldiers}")
FINAL: Final = Phrase("ultimo round", "last round")
PORTALS: Final = Phrase("portali {n}/{total}", "portals {n}/{total}")
HAND: Final = Phrase("mano ", "hand ")
ROOMY: Final = 16
"""So many rows, and every player has one."""
MORE: Final = Phrase("Pila {n}: {tokens}", "Pile {n}: {tokens}")


def board(view: KingdomView, lang: str, names: list[str], rows: int) -> Screen:
    return Screen(view, lang, names, rows)


class Screen(consoles.Screen):
    """The whole table; drawn when it is known how wide the terminal is."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(options.max_width):
            yield cut(line, options.max_width)

    def lines(self, width: int) -> list[Text]:
        """Lay out as much as there is room for, the most useful first; everything where there is plenty."""
        view, lang = self.view, self.lang
        marks = marks_of(view, lang)
        head = [heading(view, lang), *piece_lines(view, lang)]
        drawn = map_lines(view, marks, width, lang)
        own, others = player_lines(view, lang, self.names, marks)
        if view.phase in BEFORE_PLAY:
            return [*head, *offers(view, lang), *drawn, *others, *own]
        room = self.rows - len(head) - 1 - (len(others) if self.rows >= ROOMY else 0)
        body = self.body(drawn, width, room)
        body = body[: max(0, room)]
        rest = [*own[1:], *legend_lines(view, lang, width), *pile_lines(view, lang), *tower_lines(view, lang)]
        left = self.rows - len(head) - len(body) - 1
        return [*head, *body, *others[: max(0, left)], own[0], *rest[: max(0, left - len(others))]]

    def body(self, drawn: list[Text], width: int, room: int) -> list[Text]:
        """Lay out the map, trays beside it as far as they fit, others below; with few rows the tray aimed at."""
        view = self.view
        trays = trays_to_draw(view)
        near = side_room(drawn, width)
        if near >= 2:
            beside = max([line.cell_len for line in drawn]) + 2
            drawn = side_by_side(drawn, bands(view, trays[:near], near)[0] if trays else [], beside)
            trays = trays[near:]
        elif view.attack and room < len(drawn) + BLOCK_ROWS:
            drawn = []
        across = max(1, (width + 2) // BLOCK)
        blocks = bands(view, trays, across)
        shown = 0
        while shown < len(blocks):
            has_more = len(trays) > (shown + 1) * across
            if room - len(drawn) < (shown + 1) * BLOCK_ROWS + has_more:
                break
            shown += 1
        body = [*drawn, *[line for band in blocks[:shown] for line in band]]
        return body + [tray_line(view, tray, self.lang) for tray in trays[shown * across :]]


def heading(view: KingdomView, lang: str) -> Text:
    """Say where the match is and how the kingdom fares."""
    scenario = view.scenario
    text = Text(f"{scenario.name.say(lang)} · ", style="bold")
    whole = PHASES[view.phase]
    phase = Recast(whole.it.partition(",")[0], whole.en.partition(",")[0], whole, "short")
    stage = capital(phase) if view.phase in BEFORE_PLAY else HEADING.fill(n=view.round, phase=phase)
    text.append(stage.say(lang), style="bold")
    text.append("  ")
    kingdom = KINGDOM.fill(hearts=view.hearts, most=view.max_hearts, crystals=view.crystals, soldiers=view.soldiers)
    text.append(kingdom.say(lang), style="bold red" if view.hearts * 3 <= view.max_hearts else "")
    if view.portals.total:
        done = PORTALS.fill(n=view.portals.destroyed, total=view.portals.total)
        text.append(f"  {done.say(lang)}")
    if view.boss:
        text.append(f"  {view.boss.name.say(lang)} {view.boss.lives}/{view.boss.total}")
    if view.final and view.phase != "over":
        text.append(f"  {FINAL.say(lang)}", style="bold yellow")
    return text


def piece_lines(view: KingdomView, lang: str) -> list[Text]:
    """Say what is to be placed now."""
    if not view.attack or not view.attack.piece:
        return []
    piece = view.attack.piece
    text = Text(Phrase("Da piazzare: ", "To place: ").say(lang), style="bold")
    if piece.soldier:
        return [text.append(Phrase("un soldato", "a soldier").say(lang))]
    text.append(piece_words(piece).say(lang), style=TYPE_STYLES[piece.type])
    return [text.append(f" ({TYPES[piece.type].say(lang)})")]


def side_room(drawn: list[Text], width: int) -> int:
    """Count how many trays fit beside the map."""
    return (width - max([line.cell_len for line in drawn]) - 1) // BLOCK


# -- players -----------------------------------------------------------------------------------------------------


def player_lines(
    view: KingdomView, lang: str, names: list[str], marks: dict[int, str]
) -> tuple[list[Text], list[Text]]:
    """List the viewer's hand, then the heroes, a line each; a line for each of the others."""
    first = view.seat if view.seat is not None else 0
    own = view.players[first]
    others = [player for player in view.players if player.seat != first]
    lines = [player_line(view, own, lang, names, {})]
    lines += [figure_text(view, figure, lang, marks) for figure in figures_of(view, own, marks)]
    return lines, [player_line(view, player, lang, names, marks) for player in others]


def figures_of(view: KingdomView, player: PlayerView, marks: dict[int, str]) -> list[HeroFigure]:
    return [
        figure for figure in view.people if figure.seat == player.seat and figure.figure in marks and figure.square > -2
    ]


def player_line(view: KingdomView, player: PlayerView, lang: str, names: list[str], marks: dict[int, str]) -> Text:
    text = Text(names[player.seat], style=f"bold {STYLES[player.colour]}")
    if not view.solo:
        text.append(f" ({COLOURS[player.colour].say(lang)})")
    parts = [HAND.say(lang) + commas(hand_words(view, player.hand)).say(lang)] if player.hand else []
    if player.incoming:
        parts.append(Phrase("in entrata ", "incoming ").say(lang) + commas(hand_words(view, player.incoming)).say(lang))
    if player.ready:
        parts.append(READY.say(lang))
    text.append("".join([f" · {part}" for part in parts]), style="not bold default")
    for figure in figures_of(view, player, marks):
        text.append("  ")
        text.append_text(figure_text(view, figure, lang, marks))
    return text


def figure_text(view: KingdomView, figure: HeroFigure, lang: str, marks: dict[int, str]) -> Text:
    """Write a figure as @Ma Malik ♥5/5 C2↑, abilities with a tick while they can be used."""
    text = Text(f"{HERO}{marks[figure.figure]} {figure_name(view, figure.figure).say(lang)}", style="cyan")
    if not figure.wildcat:
        text.append(f" ♥{figure.hearts}/{figure.max_hearts}")
    if figure.knocked:
        text.append(f" {KNOCKED_OUT.say(lang)}", style="bold red")
    elif figure.square >= 0:
        arrow = ARROWS[figure.facing] if figure.facing >= 0 else ""
        text.append(f" {place_name(view, figure.square).say(lang)}{arrow}")
    if figure.protected:
        text.append(" ◈")
    for ability in figure.abilities:
        text.append(f" {ability.name.say(lang)}{DONE if ability.up else ''}", style="" if ability.up else "dim")
    if figure.card == "board":
        text.append(" ·", style="dim")
    return text


def tower_lines(view: KingdomView, lang: str) -> list[Text]:
    """Say what the towers in the viewer's hand do."""
    if view.seat is None:
        return []
    lines = []
    for kind in dict.fromkeys(view.players[view.seat].hand):
        text = Text(tower_shown(view, kind).say(lang), style="bold")
        lines.append(text.append(f"  {tower_brief(view.towers[kind]).say(lang)}", style="not bold dim"))
    return lines


def pile_lines(view: KingdomView, lang: str) -> list[Text]:
    """List what is still to come, from the top."""
    lines = []
    for pile in view.piles:
        tokens = commas(in_a_row([token.name.phrase for token in pile.tokens])).say(lang)
        lines.append(Text(MORE.fill(n=pile.pile, tokens=tokens or "–").say(lang), style="dim"))
    return lines


def offers(view: KingdomView, lang: str) -> list[Text]:
    """List the heroes, while they are chosen."""
    lines = []
    for hero in view.heroes:
        text = Text(hero.name.phrase.say(lang), style="bold")
        text.append(f"  ♥{hero.hearts}  → {hero.movement}  ")
        text.append(", ".join([tower_shown(view, kind).say(lang) for kind in hero.starting]), style="dim")
        lines.append(text)
    return lines
