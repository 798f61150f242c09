"""The game's words, and the names of what a view shows: for sentences, descriptions and things to look up.

Places have short names that are the same everywhere: a square of the map is a column letter and a row number ("C2",
row 1 in the north), a building site its letter, a cell of a tray a small letter and a number ("b3").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.kingdom.state.view_types import (
    EnemyView,
    HeroFigure,
    HeroView,
    KingdomView,
    SeenTray,
    SiteView,
    ToldView,
    TrayView,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import BLUE, GREEN, RED, WHITE, YELLOW, both, same, times
from ludoteca.kernel.texts import Noun, Phrase, Recast, joined

SIDE: Final = 5
"""Cells along each side of a tray."""

HEARTS: Final = Noun("cuore", "cuori", "m", "heart")
CRYSTALS: Final = Noun("cristallo", "cristalli", "m", "crystal")
SOLDIERS: Final = Noun("soldato", "soldati", "m", "soldier")
ENEMIES: Final = Noun("nemico", "nemici", "m", "enemy", "enemies")
SPACES: Final = Noun("spazio", "spazi", "m", "space")
HORDES: Final = Noun("orda", "orde", "f", "horde")
TOWERS: Final = Noun("torre", "torri", "f", "tower")
LIVES: Final = Noun("carta vita", "carte vita", "f", "life card")

DIRECTIONS: Final = (Phrase("nord", "north"), Phrase("est", "east"), Phrase("sud", "south"), Phrase("ovest", "west"))
"""By facing."""
ARROWS: Final = "↑→↓←"
SIDES: Final = {"N": DIRECTIONS[0], "E": DIRECTIONS[1], "S": DIRECTIONS[2], "W": DIRECTIONS[3]}

TYPES: Final = {
    "physical": Phrase("fisico", "physical"),
    "magical": Phrase("magico", "magical"),
    "real": Phrase("reale", "true"),
}
"""As said of an attack or of damage."""
COLOURS: Final = {"red": RED, "blue": BLUE, "green": GREEN, "yellow": YELLOW, "white": WHITE}
PLURAL_COLOURS: Final = {
    "red": Phrase("rossi", "red"),
    "blue": BLUE,
    "green": Phrase("verdi", "green"),
    "yellow": Phrase("gialli", "yellow"),
    "white": Phrase("bianchi", "white"),
}
"""As said of building sites: i siti rossi."""
COLOUR_ORDER: Final = tuple(COLOURS)
"""By colour number."""

BASE_ATTACK: Final = Phrase("Attacco base", "Base attack")
HIGHEST_LEVEL: Final = Phrase(
    "In questo scenario le torri arrivano al livello {n}.", "Towers reach level {n} in this scenario."
)
ICONS: Final = {
    "heal": Phrase("guarigione", "heal"),
    "fast": Phrase("velocità", "fast"),
    "sniper": Phrase("tiratore scelto", "sniper"),
    "deadly": Phrase("mortale", "deadly"),
}
RESISTS: Final = {
    "physical": Phrase("resistenza fisica", "physical resistance"),
    "magical": Phrase("resistenza magica", "magical resistance"),
}
KINDS: Final = {
    "normal": Phrase("orda", "horde"),
    "ghost": Phrase("orda con fantasma", "horde with a ghost"),
    "ghost_deck": Phrase("orda del mazzo fantasma", "horde of the ghost deck"),
    "flying": Phrase("orda volante", "flying horde"),
    "trailblazer": Phrase("orda apripista", "trailblazer horde"),
    "portal": Phrase("portale", "portal"),
    "boss": Phrase("boss", "boss"),
}
CLOSED: Final = {
    "ghost": Phrase("fantasma", "ghost"),
    "flying": Phrase("simbolo volante", "flying symbol"),
    "bar": Phrase("barra apripista", "trailblazer bar"),
    "level": Phrase("livello", "level"),
}
"""Squares of a tray that nothing may cover."""
PHASES: Final = {
    "heroes": Phrase("scelta degli eroi", "choice of the heroes"),
    "abilities": Phrase("scelta delle abilità", "choice of the abilities"),
    "spells": Phrase("scelta degli incantesimi", "choice of the spells"),
    "ban": Phrase("colore da escludere", "colour to exclude"),
    "spawn": Phrase("fase 1, nuove orde", "phase 1, new hordes"),
    "play": Phrase("fase 2, torri ed eroi", "phase 2, towers and heroes"),
    "destroy": Phrase("fase 3, distruzione dei vassoi coperti", "phase 3, covered trays are destroyed"),
    "advance": Phrase("fase 4, avanzata delle orde", "phase 4, hordes advance"),
    "collect": Phrase("fase 5, torri ed eroi tornano in mano", "phase 5, towers and heroes back to hand"),
    "buy": Phrase("fase 6, acquisti con i cristalli", "phase 6, spending crystals"),
    "over": Phrase("partita finita", "match over"),
}
"""By the names that views use."""
BEFORE_PLAY: Final = ("heroes", "abilities", "spells")
READY: Final = Phrase("ha finito", "done")
IMMEDIATE: Final = Phrase("immediata", "immediate")
NOBODY_IN_RANGE: Final = Phrase("nessuna orda a portata", "no horde in range")
NUMBERED_PHASES: Final = ("", "spawn", "play", "destroy", "advance", "collect", "buy")
"""By the number of the phase."""

ON_BOARD: Final = Phrase("sulla plancia", "on the hero board")


FATAL: Final = ("portal", "boss")
"""Kinds of trays with whose escape the match is lost (KR-15.22)."""


def counted(names: list[Phrase]) -> list[Phrase]:
    """Count equal ones together, in the order of their first appearance, as in 'Goblin ×2, Lupo'."""
    counts: dict[Phrase, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return [name + times(count) for name, count in counts.items()]


def in_a_row(names: list[Phrase]) -> list[Phrase]:
    """Count together equal ones that follow each other: their order is kept."""
    runs: list[tuple[Phrase, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return [name + times(count) for name, count in runs]


def after(preposition: str, name: Phrase) -> Phrase:
    """Put the name after an Italian preposition, contracted where it must be: ad Alleria, del Gatto Selvatico."""
    if preposition == "a" and name.it[:1] in "aA":
        return Recast(f"ad {name.it}", name.en, name, preposition)
    return Recast(joined(preposition, name.it), name.en, name, preposition)


# -- places ------------------------------------------------------------------------------------------------------


@kept(300)
def square_code(square: int, cols: int) -> str:
    """Name a square of the map: "C2"."""
    return f"{chr(ord('A') + square % cols)}{square // cols + 1}"


def cell_name(cell: int) -> str:
    """Name a cell of a tray: "b3"."""
    return f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}"


def cell_names(cells: Sequence[int]) -> str:
    return " ".join([cell_name(cell) for cell in sorted(cells)])


def block_cells(block: int) -> list[int]:
    """List the four cells under a hero's base; blocks are numbered by their upper left cell, four in a row."""
    first = block // 4 * SIDE + block % 4
    return [first, first + 1, first + SIDE, first + SIDE + 1]


def square_name(view: KingdomView, square: int) -> str:
    return square_code(square, view.map.cols)


def site_on(view: KingdomView, square: int) -> SiteView | None:
    """Find the building site on that square, if there is one."""
    for site in view.sites:
        if site.square == square:
            return site
    return None


def site_of(view: KingdomView, site: int) -> SiteView:
    """Find the building site with that number; only those of this match are shown."""
    return next(one for one in view.sites if one.site == site)


def place_named(code: str, letter: str) -> Phrase:
    """Say what a place is called in a list: a site by its letter, other squares by their code."""
    return Phrase("sito {letter}", "site {letter}").fill(letter=letter) if letter else same(code)


def place_name(view: KingdomView, square: int) -> Phrase:
    site = site_on(view, square)
    return place_named(square_name(view, square), site.letter if site else "")


def place_at(view: KingdomView, square: int) -> Phrase:
    """Say where something is: in C2, sul sito D, sulla plancia."""
    if square < 0:
        return ON_BOARD
    site = site_on(view, square)
    return placed_at(square_code(square, view.map.cols), site.letter if site else "")


@kept(800)
def placed_at(code: str, letter: str) -> Phrase:
    """Say that something is on a site with this letter, or on a square with this code."""
    if letter:
        return Phrase("sul sito {letter}", "on site {letter}").fill(letter=letter)
    return Phrase("in {code}", "on {code}").fill(code=code)


def place_from(view: KingdomView, square: int) -> Phrase:
    """Say where something comes from: da C2, dal sito D, dalla plancia."""
    if square < 0:
        return Phrase("dalla plancia", "from the hero board")
    site = site_on(view, square)
    if site:
        return Phrase("dal sito {letter}", "from site {letter}").fill(letter=site.letter)
    return Phrase("da {code}", "from {code}").fill(code=square_name(view, square))


# -- hordes ------------------------------------------------------------------------------------------------------


def tray_of(view: KingdomView, tray: int) -> SeenTray | None:
    """Find the tray with that number; one that has just gone where the view still shows it; None otherwise."""
    for one in view.trays:
        if one.tray == tray:
            return one
    gone = view.gone if isinstance(view, ToldView) else ()
    return next((one for one in gone if one.tray == tray), None)


def horde_called(name: Phrase, kind: str) -> Phrase:
    """Name a horde with its article: l'orda Orchi I, il portale Fenditura, il Portale Minore, il Colosso."""
    if kind == "boss":
        first, _, rest = name.it.partition(" ")
        begins = f"{first.lower()} {rest}" if first.lower() in ("il", "lo", "la") else name.it
        english = f"the {name.en[4:]}" if name.en.startswith("The ") else name.en
        return Recast(begins, english, name)
    if kind == "portal":
        it = f"il {name.it}" if "portale" in name.it.lower() else f"il portale {name.it}"
        phrase = Phrase("{portal}", "the {name}" if "portal" in name.en.lower() else "the portal {name}")
        return phrase.fill(portal=it, name=name)
    return Phrase("l'orda {name}", "the horde {name}").fill(name=name)


def tray_name(view: KingdomView, tray: int) -> Phrase:
    """Say what sentences call a tray."""
    shown = tray_of(view, tray)
    if shown is None:
        return Phrase("un'orda", "a horde")
    name = view.boss.name if shown.kind == "boss" and view.boss else shown.name
    return horde_called(name.phrase, shown.kind)


def loses_life(view: KingdomView, tray: TrayView) -> bool:
    """Tell whether covering it costs a boss one of its life cards, and not the last (KR-A65)."""
    return bool(tray.kind == "boss" and view.boss and view.boss.lives > 1)


def ending(view: KingdomView, tray: int) -> str:
    """Return the last letter of Italian participles said of it: distrutta of a horde, distrutto of a portal."""
    shown = tray_of(view, tray)
    if shown is None or shown.kind not in ("portal", "boss"):
        return "a"
    return "a" if shown.name.it.startswith("La ") else "o"


def enemy_names(view: KingdomView) -> dict[str, Phrase]:
    return names_of_all(view.enemies)


@kept(1500, most=64)
def names_of_all(enemies: tuple[EnemyView, ...]) -> dict[str, Phrase]:
    return {enemy.id: enemy.name.phrase for enemy in enemies}


def enemies_in(view: KingdomView, tray: TrayView, cells: Sequence[int]) -> list[Phrase]:
    """List the enemies in these cells, a large one once: Goblin ×2, Ogre."""
    return list(enemies_among(view.enemies, tray.grid, tray.large, tuple(sorted(cells))))


@kept(1500)
def enemies_among(
    known: tuple[EnemyView, ...], grid: tuple[str, ...], larger: tuple[tuple[int, ...], ...], cells: tuple[int, ...]
) -> tuple[Phrase, ...]:
    """List the enemies in these cells of a grid."""
    names = names_of_all(known)
    enemies: list[Phrase] = []
    counted_large: list[tuple[int, ...]] = []
    for cell in cells:
        id = grid[cell]
        if id not in names:
            continue
        large = next((one for one in larger if cell in one), None)
        if large is None or large not in counted_large:
            enemies.append(names[id])
        if large is not None:
            counted_large.append(large)
    return tuple(counted(enemies))


# -- towers, heroes, spells --------------------------------------------------------------------------------------


def tower_named(name: Phrase) -> Phrase:
    """Say once that it is a tower: torre Arciere, Torre di Tesla."""
    it = name.it if name.it.lower().startswith("torre") else f"torre {name.it}"
    phrase = Phrase("{tower}", "{name}" if name.en.lower().endswith("tower") else "{name} tower")
    return phrase.fill(tower=it, name=name)


def tower_called(name: Phrase) -> Phrase:
    """Name a tower with its article: la torre Arciere, la Torre di Tesla."""
    return Phrase("la ", "the ") + tower_named(name)


def tower_shown(view: KingdomView, kind: int) -> Phrase:
    """Return the name on the card."""
    return view.towers[kind].name.phrase


def tower_name(view: KingdomView, kind: int) -> Phrase:
    return tower_called(tower_shown(view, kind))


def hand_words(view: KingdomView, kinds: Sequence[int]) -> list[Phrase]:
    """Say the cards of a hand, as in 'Arciere ×2, Mago'."""
    return counted([tower_shown(view, kind) for kind in kinds])


def figure_of(view: KingdomView, figure: int) -> HeroFigure | None:
    """Find the hero or companion with that number, if it has been chosen."""
    return next((one for one in view.people if one.figure == figure), None)


def figure_called(name: Phrase, wildcat: bool) -> Phrase:
    """Say what sentences call a hero; a companion has no name of its own but an article."""
    return Phrase("il {name}", "the {name}").fill(name=name) if wildcat else name


def figure_name(view: KingdomView, figure: int) -> Phrase:
    shown = figure_of(view, figure)
    return figure_called(shown.short.phrase, shown.wildcat) if shown else Phrase("un eroe", "a hero")


def spell_name(view: KingdomView, spell: int) -> Phrase:
    return view.spells[spell].name.phrase


def hero_shown(view: KingdomView, hero: int) -> HeroView:
    return view.heroes[hero]


def tray_entry(view: KingdomView, tray: TrayView) -> Phrase:
    """Name a tray in a list: Orchi I (C2)."""
    return tray.name.phrase + same(f" ({square_name(view, tray.square)})")


def fighting(melee: bool, ranged: bool) -> Phrase:
    """Say whether a hero fights in melee, at range or both."""
    ways = [(melee, Phrase("da mischia", "melee")), (ranged, Phrase("a distanza", "ranged"))]
    return both([way for has, way in ways if has])
