"""The table in a text terminal: time and purse, the battle or the way, the party with what it can do.

Made from a view alone. Nothing depends on colours: every mark has its letter. The most useful lines come first, and
what there is no room for is left out.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.games.synchro.shows import terms
from ludoteca.games.synchro.shows.console_battle import (
    LETTERS,
    STYLES,
    foe_lines,
    gear_lines,
    hero_text,
    legend_lines,
    shard_text,
    skill_text,
)
from ludoteca.games.synchro.shows.console_map import ahead_lines, landmark_lines, map_lines, road_lines
from ludoteca.games.synchro.shows.describing import summary_lines
from ludoteca.games.synchro.state.view_types import HeroView, SynchroView
from ludoteca.kernel import consoles
from ludoteca.kernel.consoles import cut
from ludoteca.kernel.phrases import ROUND_NUMBER, same
from ludoteca.kernel.texts import Phrase, capital

EXHAUSTED: Final = Phrase("ESAUSTI", "EXHAUSTED")
CUBE: Final = Phrase("Cubo ", "Cube ")
RESERVE: Final = Phrase("Riserva ", "Reserve ")
IN_RESERVE: Final = Phrase("In riserva: ", "In reserve: ")
GRAVEYARD: Final = Phrase("Cimitero: ", "Graveyard: ")


def board(view: SynchroView, lang: str, names: list[str], rows: int) -> Screen:
    return Screen(view, lang, names, rows)


class Screen(consoles.Screen):
    """The whole table; drawn when it is known how wide the terminal is."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        first = self.first_lines()
        spare = max(0, self.rows - len(first))
        lines: list[Text] = []
        for line in first:
            parts = list(line.wrap(console, width)) if spare and line.cell_len > width else [line]
            whole = len(parts) - 1 <= spare
            lines += parts if whole else [line]
            spare -= len(parts) - 1 if whole else 0
        for line in [*lines, *self.further_lines()][: max(1, self.rows)]:
            yield cut(line, width)

    def first_lines(self) -> list[Text]:
        """List what is to be decided now and the party; long lines take two rows where there is room."""
        view, lang = self.view, self.lang
        lines = [heading(view, lang)]
        if view.outcome is not None:
            lines += [Text(capital(phrase).say(lang)) for phrase in summary_lines(view)]
        lines += offer_lines(view, lang)
        if view.battle:
            lines += foe_lines(view, lang)
        elif view.phase in ("journey", "visit"):
            lines += [*landmark_lines(view, lang), *ahead_lines(view, lang)]
        return lines + [hero_text(view, board, lang, self.names) for board in terms.boards_in_order(view)]

    def further_lines(self) -> list[Text]:
        """List what else there is to know, the most useful first."""
        view, lang = self.view, self.lang
        if view.battle:
            return [*self.abilities(), *legend_lines(lang), *party_lines(view, lang)]
        roads = road_lines(view, lang) if view.phase == "journey" else []
        return [*party_lines(view, lang), *map_lines(view, lang), *roads, *self.abilities()]

    def abilities(self) -> list[Text]:
        """List what the Heroes can do: of the active one first, then of the viewer's own, then of the others."""
        view = self.view
        active = view.battle.active if view.battle else -1
        seat = view.seat if view.seat is not None else -1
        boards = sorted(terms.boards_in_order(view), key=lambda board: (board.board != active, board.leader != seat))
        lines = []
        for board in boards:
            if not (0 <= active < terms.FIRST_FOE and board.board == active):
                lines.append(Text(same(board.hero.name).say(self.lang), style=f"bold {STYLES[board.colour]}"))
            lines += gear_lines(view, board, self.lang)
        return lines


def heading(view: SynchroView, lang: str) -> Text:
    """Show the day, what is going on, the purse."""
    time = view.time
    text = Text(terms.spoken(time.name).say(lang), style="bold")
    left = Phrase("ne resta 1", "1 left") if time.left == 1 else Phrase("ne restano {n}", "{n} left").fill(n=time.left)
    text.append(f" ({left.say(lang)})", style="bold red" if time.left <= DANGER else "dim")
    phase = terms.PHASES[view.phase]
    if view.battle and view.battle.round:
        phase = ROUND_NUMBER.fill(n=view.battle.round)
    text.append(f" · {capital(phase).say(lang)}", style="bold")
    text.append(f" · ◎{view.coins} ⚗{view.potions}")
    if any(view.reserve_shards):
        text.append(f" · {RESERVE.say(lang)}")
        text.append_text(shard_text(view.reserve_shards, lang))
    if view.exhausted:
        text.append(f" · {EXHAUSTED.say(lang)}", style="bold red")
    elif view.cube:
        text.append(f" · {CUBE.say(lang)}")
        text.append(LETTERS[view.cube].say(lang), style=STYLES[view.cube])
    return text


DANGER: Final = 8
"""So little Time left is shown in red."""


def offer_lines(view: SynchroView, lang: str) -> list[Text]:
    """List the cards to choose from, at the Village and elsewhere."""
    lines = []
    heroes, skills, items = terms.on_offer(view)
    for item in items:
        text = Text(f"◎{item.cost} {terms.spoken(item.name).say(lang)}", style="bold")
        lines.append(text.append(f": {terms.spoken(item.text).say(lang)}", style="not bold"))
    lines += [hero_card(hero, lang) for hero in heroes]
    lines += [skill_text(skill, lang) for skill in skills]
    if view.arriving:
        lines.append(hero_card(view.arriving, lang))
    if view.arriving_item:
        item = view.arriving_item
        text = Text(terms.card_name(item).say(lang), style="bold")
        lines.append(text.append(f": {terms.spoken(item.text).say(lang)}", style="not bold"))
    return lines


def hero_card(hero: HeroView, lang: str) -> Text:
    """Write a Hero's name and class and what it can do, as in 'Osmund Scudosaldo (Guerriero): …'."""
    text = Text(same(hero.name).say(lang), style=f"bold {STYLES[hero.colour]}")
    text.append(f" ({hero.class_name.say(lang)})", style="not bold default")
    return text.append(f": {terms.spoken(hero.text).say(lang)}", style="not bold default")


def party_lines(view: SynchroView, lang: str) -> list[Text]:
    """List the Heroes in reserve and in the Graveyard."""
    lines = []
    for title, heroes in ((IN_RESERVE, view.reserve_heroes), (GRAVEYARD, view.graveyard)):
        if heroes:
            names = ", ".join([capital(terms.hero_called(hero.name)).say(lang) for hero in heroes])
            lines.append(Text(title.say(lang) + names, style="dim"))
    return lines
