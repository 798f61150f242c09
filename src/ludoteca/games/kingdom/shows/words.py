"""What has happened, a sentence for each event, made from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.kingdom.shows.sentences import (
    COVERING,
    COVERING_NOTHING,
    LAYOUT,
    LOST,
    SAID_BEFORE,
    SENTENCES,
    WON,
)
from ludoteca.games.kingdom.shows.terms import (
    COLOUR_ORDER,
    COLOURS,
    CRYSTALS,
    DIRECTIONS,
    HEARTS,
    NUMBERED_PHASES,
    ON_BOARD,
    PHASES,
    PLURAL_COLOURS,
    SOLDIERS,
    after,
    block_cells,
    cell_name,
    cell_names,
    ending,
    enemies_in,
    figure_name,
    figure_of,
    hand_words,
    hero_shown,
    place_at,
    place_from,
    place_name,
    site_of,
    spell_name,
    tower_name,
    tower_named,
    tower_shown,
    tray_name,
    tray_of,
)
from ludoteca.games.kingdom.state.view_types import KingdomView, TrayView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import DAMAGE, both, same
from ludoteca.kernel.texts import EMPTY, Phrase, Recast, capital, joined, seat_name


def tell(view: KingdomView, event: Event, lang: str) -> str:
    """Tell one event as a sentence; nothing where another sentence says it."""
    if event.kind not in SENTENCES:
        raise KeyError(f"no words for the event {event.kind}")
    if (event.kind, event.rule) in SAID_BEFORE:
        return ""
    if event.kind == "MatchEnded":
        return (WON if event.things else LOST).say(lang)
    return capital(sentence_for(event).fill(**fields(view, event))).say(lang)


def sentence_for(event: Event) -> Phrase:
    """Choose the sentence with gaps for this event."""
    kind, things = event.kind, event.things
    if kind == "HordeSpawned" and things[3] <= 0:
        return Phrase("All'inizio c'è {tray}, {at}.", "At the start there is {tray}, {at}.")
    if kind == "TowerPassed":
        if things[1] == event.seat:
            return Phrase(
                "{who} migliora {tower}: tra le torri in entrata c'è ora {becomes}.",
                "{who} upgrades {tower}: {becomes} is now among the incoming towers.",
            )
        if things[2] == things[0]:
            return Phrase(
                "{who} passa {tower} a {other}, senza aumento di livello.",
                "{who} passes {tower} to {other}, without a rise in level.",
            )
    if kind == "HeroDisplaced" and things[1] < 0:
        return Phrase(
            "{a} non trova posto accanto e torna sulla plancia.",
            "{a} finds no room beside and goes back to the hero board.",
        )
    if kind == "HeroMoved" and things[1] < 0:
        return Phrase("{a} fa il suo ingresso {at}.", "{a} enters the map {at}.")
    if kind == "HeroHealed" and event.rule == "KR-12.16":
        return Phrase("{a} usa l'azione per guarire: ora ha {now}.", "{a} uses the action to heal and now has {now}.")
    if kind == "KnockedOut" and event.rule == "KR-23.04":
        return Phrase(
            "{a} finisce al tappeto e torna sulla plancia.", "{a} is knocked down and goes back to the board."
        )
    if kind == "TrayEscaped" and event.rule == "KR-15.22":
        return Phrase(
            "{tray_cap} raggiunge l'uscita: la partita è persa.", "{tray_cap} reaches the exit: the match is lost."
        )
    if kind == "TrayEscaped" and not things[1]:
        return Phrase(
            "{tray_cap} raggiunge l'uscita senza nemici scoperti: il regno non perde cuori.",
            "{tray_cap} reaches the exit with no enemy uncovered: the kingdom loses no hearts.",
        )
    if kind == "TilesRemoved" and event.rule == "KR-15.05":
        return Phrase(
            "Guarigione: {tray} si libera di tutte le tessere danno.", "Heal: {tray} shakes off all damage tiles."
        )
    if kind == "BossLifeLost" and not things[1]:
        return Phrase("{tray_cap} è sconfitt{o}!", "{tray_cap} is defeated!")
    return SENTENCES[kind]


def fields(view: KingdomView, event: Event) -> dict[str, Any]:
    """Return what goes into the gaps."""
    gaps: dict[str, Any] = {"who": seat_name(event.seat) if event.seat >= 0 else ""}
    if event.kind == "HandDealt":
        return gaps | {"towers": both(hand_words(view, list(event.things)))}
    for name, thing in zip(LAYOUT.get(event.kind, "").split(), event.things, strict=False):
        GAPS.get(name, fill_number)(gaps, view, event, name, thing)
    return gaps


def fill_number(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    gaps[name] = thing


def fill_figure(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    called = figure_name(view, thing)
    gaps |= {"a": called, "to_a": after("a", called)}
    if event.kind == "CompanionEntered":
        shown = figure_of(view, thing)
        gaps["at"] = place_at(view, shown.square if shown else -1)


def fill_tray(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    called = tray_name(view, thing)
    gaps |= {"tray": called, "tray_cap": capital(called), "o": ending(view, thing)}
    gaps |= {"on": after("su", called), "from_tray": after("da", called), "of_tray": after("di", called), "what": EMPTY}
    if event.kind == "BossActed":
        gaps["text"] = view.boss.text.phrase if view.boss else EMPTY


def fill_place(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    """Fill in a square: where something is, or where it goes."""
    place = place_name(view, thing) if thing >= 0 else ON_BOARD
    if name == "from":
        gaps[name] = place_from(view, thing)
    elif name == "to":
        where = place_at(view, thing)
        it = joined("a", where.it[3:]) if where.it.startswith("in ") else where.it
        gaps[name] = Recast(it, f"to {where.en[3:]}", Phrase("a {place}", "to {place}").fill(place=place))
    else:
        gaps["at"] = place_at(view, thing)
        where = gaps["at"]
        it = f"il {where.it[4:]}" if where.it.startswith("sul ") else where.it[3:]
        gaps["place"] = Recast(it, where.en[3:], place)


def fill_tower(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    called = tower_name(view, thing)
    if name == "becomes":
        gaps[name] = called
    else:
        gaps |= {"tower": called, "tower_cap": capital(called), "named": tower_named(tower_shown(view, thing))}


def fill_site(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    letter = site_of(view, thing).letter
    gaps[name] = Phrase("sul sito {letter}", "on site {letter}").fill(letter=letter)


def fill_cells(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    """Fill in which cells are covered, and what is in them."""
    tray = tray_of(view, event.things[0 if name == "cell" else 1])
    if not isinstance(tray, TrayView):
        return
    cells: Sequence[int] = [thing]
    if name == "block":
        cells = block_cells(thing)
    elif event.kind == "TilePlaced":
        cells = next((tile.cells for tile in tray.tiles if min(tile.cells) == thing), cells)
    covered = enemies_in(view, tray, cells)
    names = cell_names(cells) if len(cells) > 1 else cell_name(cells[0])
    gaps["what"] = COVERING.fill(cells=names, enemies=both(covered)) if covered else COVERING_NOTHING.fill(cells=names)


def fill_ability(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    """Fill in an ability by its place among the hero's four where it is chosen, by its slot afterwards."""
    shown = figure_of(view, event.things[1 if name == "copied" else 0])
    if shown is None:
        gaps["ability"] = EMPTY
        return
    if name != "ability":
        gaps["ability"] = shown.abilities[thing].name.phrase
        return
    hero = next((hero for hero in view.heroes if hero.id == shown.hero), None)
    gaps["ability"] = hero.abilities[thing].name.phrase if hero else EMPTY


def fill_name(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    """Fill in heroes, spells, phases, colours and directions."""
    if name == "hero":
        gaps[name] = hero_shown(view, thing).name.phrase
    elif name == "spell":
        gaps[name] = spell_name(view, thing)
    elif name == "phase":
        gaps[name] = PHASES[NUMBERED_PHASES[thing]]
    elif name == "colour":
        colour = COLOUR_ORDER[thing]
        gaps |= {name: COLOURS[colour], "sites": PLURAL_COLOURS[colour]}
    elif name == "facing":
        gaps[name] = DIRECTIONS[thing]
    elif name == "trail":
        gaps[name] = view.trail_cards[thing].name.phrase
    else:
        gaps["other"] = same(seat_name(thing))


def fill_count(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    gaps[name] = COUNTS[name].count(thing)


def fill_left(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    """Fill in the hearts that somebody is left with."""
    hearts = HEARTS.count(thing)
    gaps[name] = Phrase("con {hearts}", "{hearts} left").fill(hearts=hearts) if thing else NO_HEARTS


def fill_soldiers(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    """Fill in how many soldiers, and that they go."""
    gaps[name] = SOLDIERS.count(thing) + (ONE_GOES_BACK if thing == 1 else MORE_GO_BACK)


def fill_lives(gaps: dict[str, Any], view: KingdomView, event: Event, name: str, thing: int) -> None:
    several = Phrase("ne restano {n}", "{n} are left")
    gaps[name] = Phrase("ne resta 1", "1 is left") if thing == 1 else several.fill(n=thing)


NO_HEARTS: Final = Phrase("senza cuori", "no hearts left")
ONE_GOES_BACK: Final = Phrase(" torna", " goes back")
MORE_GO_BACK: Final = Phrase(" tornano", " go back")
COUNTS: Final = {"hearts": HEARTS, "now": HEARTS, "damage": DAMAGE, "crystals": CRYSTALS}
GAPS: Final = {
    "a": fill_figure,
    "tray": fill_tray,
    "from": fill_place,
    "to": fill_place,
    "at": fill_place,
    "place": fill_place,
    "tower": fill_tower,
    "becomes": fill_tower,
    "site": fill_site,
    "cell": fill_cells,
    "block": fill_cells,
    "ability": fill_ability,
    "slot": fill_ability,
    "copied": fill_ability,
    "hero": fill_name,
    "spell": fill_name,
    "phase": fill_name,
    "colour": fill_name,
    "facing": fill_name,
    "trail": fill_name,
    "other": fill_name,
    "hearts": fill_count,
    "now": fill_count,
    "left": fill_left,
    "soldiers": fill_soldiers,
    "crystals": fill_count,
    "lives": fill_lives,
    "damage": fill_count,
}
