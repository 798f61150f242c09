"""What options are called and what the log tells: complete, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ludoteca.games.kingdom
from ludoteca.games.kingdom.acts.phases import READY
from ludoteca.games.kingdom.acts.towers import BACK, PICK_UP, refuse_having
from ludoteca.games.kingdom.flow.towers import FROZEN
from ludoteca.games.kingdom.shows.sentences import LAYOUT, SENTENCES
from ludoteca.games.kingdom.shows.terms import place_at
from ludoteca.games.kingdom.state.cards import PORTAL
from ludoteca.games.kingdom.state.view_types import BossView, TileView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.kernel.views import Words
from tests.games.kingdom.plays import KINGDOM, SCENARIOS, steps, told, until, with_tray

SEAT = re.compile(r"\{seat\d\}")
SOURCES = Path(ludoteca.games.kingdom.__file__).parent
TOLD = re.compile(r"\btell\(\s*\"([A-Z]\w+)\"")
PICTURE_ONLY = ("cell:", "facing:", "square:")
"""Things of the picture that have no page of their own."""
ENGLISH = re.compile(r"\b(the|and|with|of|to|on|tower|tile|hero|horde|site|was|is)\b")
ITALIAN = re.compile(r"\b(il|la|le|gli|di|della|del|con|torre|tessera|eroe|orda|sito|che|un|una|è)\b", re.IGNORECASE)


def say(view: Any, kind: str, things: tuple[int, ...], rule: str = "", seat: int = 0, lang: str = "it") -> str:
    return KINGDOM.tell(view, Event(kind, seat, things, rule), lang)


def finished(text: str) -> bool:
    bare = SEAT.sub("Ada", text)
    return bool(text.strip()) and not re.search(r"[{}§¤]|\.\.|  | [.,:;]|None", bare)


def in_its_language(text: str, lang: str, names: set[str]) -> bool:
    """No word of the other language, but in names."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return not (ENGLISH if lang == "it" else ITALIAN).search(text)


@pytest.fixture(scope="module")
def view() -> Any:
    """A battle of two in phase 2: seat 0 has Malik, seat 1 Alleria."""
    return until("1", 2, 1, "play", heroes=["malik", "alleria"]).view(0)


@pytest.fixture(scope="module")
def names(view: Any) -> set[str]:
    """Everything with a name of its own, in either language."""
    found: set[str] = set()
    for match in (until(scenario, 2, 1, "play") for scenario in ("1", "10")):
        shown = match.view(0)
        for key in ("towers", "heroes", "spells", "enemies"):
            found |= {name for one in getattr(shown, key) for name in (one.name.it, one.name.en)}
        for hero in shown.heroes:
            for ability in (hero.base, *hero.abilities):
                found |= {ability.name.it, ability.name.en}
        for face in match.content.faces:
            found |= {face.name.it, face.name.en}
    return found


def test_every_event_of_the_engine_has_words() -> None:
    kinds = {kind for file in SOURCES.rglob("*.py") for kind in TOLD.findall(file.read_text(encoding="utf-8"))}
    assert len(kinds) > 45
    assert kinds - set(SENTENCES) == set()
    assert set(SENTENCES) - kinds <= {"Conceded", "MatchEnded"}, "words for what never happens"
    assert set(LAYOUT) <= set(SENTENCES)


def test_an_unknown_event_is_an_error(view: Any) -> None:
    with pytest.raises(KeyError, match="Nonsense"):
        say(view, "Nonsense", ())


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_battles_are_told_and_labelled_whole(scenario: str, seats: int, names: set[str]) -> None:
    for count, step in enumerate(steps(scenario, seats, seats * 100 + int(scenario), most=300)):
        match, decision = step.match, step.decision
        if count % 2 == 0:
            for lines in told(match, list(match.happened), decision.seat):
                assert all(not line or finished(line) for line in lines), lines
        if count % 7:
            continue
        things = KINGDOM.things(match.view(decision.seat), "it")
        seen: set[str] = set()
        for option in decision.options:
            for lang in LANGUAGES:
                label = option.label(lang)
                assert finished(label), label
                assert in_its_language(label, lang, names), label
            assert option.phrase.it not in seen, f"two options are called {option.phrase.it}"
            seen.add(option.phrase.it)
            thing = match.option_thing(decision.seat, option.raw)
            assert not thing or thing.startswith(PICTURE_ONLY) or thing in things, thing
        for lang in LANGUAGES:
            prompt = decision.prompt.say(lang)
            assert finished(prompt), prompt
            assert in_its_language(prompt, lang, names), prompt


@pytest.mark.parametrize("scenario", ["1", "5", "9", "10"])
def test_what_is_told_is_in_one_language(scenario: str, names: set[str]) -> None:
    for step in steps(scenario, 3, 7, most=400):
        for lang, lines in zip(LANGUAGES, told(step.match, list(step.match.happened), 0), strict=True):
            for line in lines:
                assert in_its_language(SEAT.sub("", line), lang, names), line


def test_towers_are_told(view: Any) -> None:
    archer = next(tower.kind for tower in view.towers if tower.id == "archers-1")
    sharp = next(tower.kind for tower in view.towers if tower.id == "archers-2")
    assert say(view, "TowerBuilt", (archer, 0)) == "{seat0} costruisce la torre Arciere sul sito A."
    assert say(view, "TowerBuilt", (archer, 0), lang="en") == "{seat0} builds the Archer tower on site A."
    assert say(view, "TowerTurned", (0, archer, 1)) == "La torre Arciere viene orientata verso est."
    assert (
        say(view, "TowerPassed", (archer, 1, sharp))
        == "{seat0} passa la torre Arciere a {seat1}, che avrà la torre Tiratori Scelti."
    )
    assert say(view, "TowerPassed", (archer, 1, archer)).endswith("senza aumento di livello.")
    assert say(view, "TowerPassed", (archer, 0, sharp)).startswith("{seat0} migliora la torre Arciere")
    assert say(view, "TowerTaken", (archer,), "KR-16.01") == ""
    assert say(view, "TowerTaken", (archer,), "KR-16.02").startswith("{seat0} prende in mano la torre Arciere")
    assert say(view, "TowerBought", (archer, 1), seat=1, lang="en") == (
        "The Archer tower is bought for {seat1}; crystals left: 1."
    )


def test_hordes_are_told_with_their_articles_and_endings(view: Any) -> None:
    tray = view.trays[0]
    square = tray.square
    name = tray.name.it
    assert say(view, "TrayDestroyed", (tray.tray, 0, square)).startswith(f"L'orda {name} in ")
    assert say(view, "TrayDestroyed", (tray.tray, 0, square)).endswith(" è distrutta.")
    portal = with_tray(view, kind="portal", name=Words("Fenditura", "Fissure"))
    assert say(portal, "TrayDestroyed", (tray.tray, 0, square)).endswith(" è distrutto.")
    assert say(portal, "TrayDestroyed", (tray.tray, 0, square)).startswith("Il portale Fenditura in ")
    mage = BossView(Words("La Maga", "The Mage"), 1, lives=2, total=3, tray=tray.tray, text=Words("", ""), sources={})
    card = Words("La Maga, carta vita 2", "The Mage, life card 2")
    boss = with_tray(replace(view, boss=mage), kind="boss", name=card)
    assert say(boss, "BossLifeLost", (tray.tray, 0)) == "La Maga è sconfitta!"
    assert say(boss, "BossLifeLost", (tray.tray, 1)) == "La Maga perde una carta vita: ne resta 1."
    assert say(boss, "TilesRemoved", (tray.tray,)) == "Tutte le tessere danno vengono tolte dalla Maga."
    assert say(view, "TrayEscaped", (tray.tray, 2, 7), lang="en").endswith(
        "reaches the exit: the kingdom loses 2 hearts and has 7 hearts left."
    )
    assert "senza nemici scoperti" in say(view, "TrayEscaped", (tray.tray, 0, 7))
    assert say(view, "TrayBlocked", (999, square)) == f"Un'orda viene fermata {place_at(view, square).it}."


def test_pieces_are_told_with_what_they_cover(view: Any) -> None:
    tray = next(tray for tray in view.trays)
    cell = tray.uncovered[0]
    enemy = next(enemy for enemy in view.enemies if enemy.id == tray.grid[cell])
    spot = f"{'abcde'[cell % 5]}{cell // 5 + 1}"
    said = say(view, "SoldierPlaced", (tray.tray, cell))
    assert said == f"{{seat0}} piazza un soldato sull'orda {tray.name.it}: {spot} ({enemy.name.it})."
    laid = with_tray(view, tiles=(TileView((cell, 24), "real", "hero"),))
    assert spot in say(laid, "TilePlaced", (tray.tray, 1, 0, cell, 0))
    assert "e5" in say(laid, "TilePlaced", (tray.tray, 1, 0, cell, 0))


def test_heroes_are_told(view: Any) -> None:
    assert say(view, "HeroMoved", (0, 7, 8)) == "Malik raggiunge B2."
    assert say(view, "HeroMoved", (0, 7, view.sites[0].square)) == "Malik raggiunge il sito A."
    assert say(view, "HeroMoved", (1, -1, 8), lang="en") == "Alleria enters the map on B2."
    assert say(view, "DamagePrevented", (1,)) == "La protezione evita un danno ad Alleria."
    assert say(view, "HeroDamaged", (0, 1, 3)) == "Malik subisce 1 danno e resta con 3 cuori."
    assert say(view, "HeroDamaged", (0, 2, 0)) == "Malik subisce 2 danni e resta senza cuori."
    assert say(view, "HeroDamaged", (0, 1, 1), lang="en") == "Malik takes 1 damage and has 1 heart left."
    assert say(view, "HeroHealed", (0, 1, 4)) == "Malik recupera 1 cuore: ora ha 4 cuori."
    assert say(view, "CrystalsGained", (1, 3)) == "Il gruppo guadagna 1 cristallo: ora ne ha 3."
    assert say(view, "SoldiersLost", (0, 1)).startswith("1 soldato torna nella riserva")
    assert say(view, "SoldiersLost", (0, 2), lang="en").startswith("2 soldiers go back to the supply")
    assert say(view, "HeroDisplaced", (0, -1)) == "Malik non trova posto accanto e torna sulla plancia."
    assert say(view, "KnockedOut", (0,), "KR-13.03") == "Malik è KO!"
    cat = next(figure.figure for figure in view.figures if figure.wildcat)
    assert say(view, "KnockedOut", (cat,), "KR-23.04").startswith("Il Gatto Selvatico finisce al tappeto")
    assert say(view, "HeroActivated", (cat,), lang="en") == "{seat0} activates the Wildcat."


def test_who_ends_phase_2_is_warned_of_defeat() -> None:
    match = until("1", 1, 4, "play")
    ready = (READY.number,)
    assert match.option_warning(0, ready).it == ""
    tray = match.top[match.board.exits[0]]
    if tray < 0:
        tray = match.trays_in_order()[0]
        match.move_tray(tray, match.board.exits[0])
    match.kingdom = match.escape_loss(tray)
    assert match.option_warning(0, ready).it.startswith("Così il regno perde tutti i suoi cuori")
    match.face[tray] = next(
        face for face in range(len(match.content.faces)) if match.content.faces[face].kind == PORTAL
    )
    assert match.option_warning(0, ready).en.startswith("As things are the ")
    assert match.option_warning(0, (BACK.number,)).it == ""


def test_the_end_is_told(view: Any) -> None:
    assert say(view, "MatchEnded", (0, 1)) == "Vittoria: il regno è salvo!"
    assert say(view, "MatchEnded", (), lang="en") == "Defeat: the kingdom is lost."


@pytest.mark.parametrize(
    ("id", "named"),
    [("archers-1", ("torre Arciere", "Archer tower")), ("artillery-4b", ("Torre di Tesla", "Tesla Tower"))],
)
def test_that_something_is_a_tower_is_said_once(id: str, named: tuple[str, str]) -> None:
    match = until("2", 2, 1, "play")
    kind = match.content.find_tower(id)
    match.hand[0] = [kind]
    view = match.view(0)
    italian, english = named[0][0].upper() + named[0][1:], named[1]
    label = match.option_label(0, (PICK_UP.number, kind))
    assert (label.it.partition(" (")[0], label.en.partition(" (")[0]) == (italian, english)
    assert say(view, "TowerFrozen", (kind,)).startswith(f"La {named[0]} di {{seat0}} viene congelata")
    assert say(view, "TowerFrozen", (kind,), lang="en").startswith(f"{{seat0}}'s {english} is frozen")
    match.frozen[0] = [kind]
    assert refuse_having(match, kind, FROZEN).reason.it.startswith(f"La {named[0]} è congelata")
    assert refuse_having(match, kind, "KR-10.08").reason.en.startswith(f"The {english} has only just arrived")
