"""What can be looked up: everything in sight, with the source of its values; and what one may ask about."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.kingdom.packs.sources import VALUES
from ludoteca.games.kingdom.shows.range_words import range_words, tile_words
from ludoteca.kernel.sources import source_lines
from ludoteca.kernel.texts import LANGUAGES
from tests.games.kingdom.plays import KINGDOM, SCENARIOS, sampled, steps, until


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_in_sight_can_be_read(scenario: str) -> None:
    seats = 1 + int(scenario) % 4
    for view, _, seat in sampled(scenario, seats, 3, 40):
        read = {lang: KINGDOM.things(view, lang) for lang in LANGUAGES}
        assert read["it"].keys() == read["en"].keys()
        for key, lines in (*read["it"].items(), *read["en"].items()):
            assert len(lines) > 1, key
            assert all(line.strip() and "{" not in line.replace("{seat", "") for line in lines), lines
            assert all("§" not in line and "¤" not in line for line in lines), lines
        wanted = {f"tray:{tray.tray}" for tray in view.trays} | {"kingdom"}
        wanted |= {f"site:{site.site}" for site in view.sites}
        wanted |= {f"player:{player.seat}" for player in view.players}
        wanted |= {f"hand:{seat}/{kind}" for kind in view.players[seat].hand}
        wanted |= {f"spell:{spell.spell}" for spell in view.spells if spell.left}
        wanted |= {f"pile:{pile.pile}" for pile in view.piles}
        assert wanted <= read["it"].keys()


@pytest.fixture(scope="module")
def view() -> Any:
    return until("1", 2, 4, "play", heroes=["malik", "alleria"]).view(0)


def kind_of(view: Any, id: str) -> int:
    return next(int(tower.kind) for tower in view.towers if tower.id == id)


def test_a_tower_is_read_with_range_and_tile(view: Any) -> None:
    read = KINGDOM.things(view, "it")
    lines = read[f"supply:{kind_of(view, 'archers-1')}"]
    assert lines[0] == "Arciere"
    assert lines[1] == (
        "Arcieri, livello 1, attacco fisico. Portata: fino a 2 spazi davanti. "
        "Piazza 1x2 in verticale, come stampato: gira solo con la carta."
    )
    assert "Passandola diventa Tiratori Scelti." in lines
    assert any(line.startswith("Valori. Dal regolamento: ") for line in lines)
    lines = KINGDOM.things(view, "en")[f"supply:{kind_of(view, 'soldiers-1')}"]
    assert "Places 1 soldier." in lines[1]
    assert "Soldier tower: it may share a site with another tower." in lines


def test_a_tower_at_the_highest_level_becomes_nothing(view: Any) -> None:
    lines = KINGDOM.things(view, "it")[f"supply:{kind_of(view, 'archers-2')}"]
    assert not any("diventa" in line for line in lines), "scenario 1 stops at level 2"


def test_a_horde_is_read_with_what_may_cover_it() -> None:
    checked = 0
    for step in steps("2", 2, 5):
        view = step.match.view(0)
        for tray in view.trays:
            for enemy in view.enemies:
                if enemy.id in tray.grid and "physical" in enemy.resist:
                    lines = KINGDOM.things(view, "it")[f"tray:{tray.tray}"]
                    name = enemy.name.it
                    assert any(line.startswith(f"{name}. Resistenza fisica: ") for line in lines)
                    checked += 1
        if checked > 3:
            return
    raise AssertionError("no resistant enemy in this battle")


def test_heroes_and_abilities_are_read(view: Any) -> None:
    read = KINGDOM.things(view, "it")
    assert read["figure:0"][0] == "Malik"
    assert any(line.startswith("Attacco base (danno fisico): Piazza una tessera 1x3") for line in read["figure:0"])
    assert read["ability:0/0"][0] == view.figures[0].abilities[0].name.it
    assert not any(key.startswith("hero:") for key in read), "there is no reserve"


def test_a_hero_to_be_chosen_is_read_whole() -> None:
    view = until("1", 2, 4, "heroes").view(0)
    malik = next(hero.hero for hero in view.heroes if hero.id == "malik")
    lines = KINGDOM.things(view, "it")[f"hero:{malik}"]
    assert lines[0] == "Malik Hammerfury"
    assert lines[1] == "5 cuori, movimento 2, da mischia."
    assert any(line.startswith("Terremoto (in corso, danno fisico): ") for line in lines)
    assert any(line.startswith("È l'Ora del Martello: ") for line in lines)
    assert any(line.startswith("Torri iniziali: ") for line in lines)


def test_while_abilities_are_chosen_they_are_read_by_hero() -> None:
    view = until("1", 2, 4, "abilities", heroes=["malik", "alleria"]).view(0)
    malik = next(hero.hero for hero in view.heroes if hero.id == "malik")
    assert KINGDOM.things(view, "en")[f"ability:{malik}/1"][0] == "Earthquake"


def test_ranges_in_words() -> None:
    assert range_words([[-1, 0]], False).it == "lo spazio davanti"
    assert range_words([[-1, 0], [-2, 0], [-1, 1], [-1, -1]], False).it == (
        "fino a 2 spazi davanti e le due diagonali davanti"
    )
    assert range_words([[-1, 0], [0, 1], [0, -1]], False).en == (
        "the space ahead, the space to the right and the space to the left"
    )
    assert range_words([], True).en == "any space of the path"
    around = [[row, col] for row in (-1, 0, 1) for col in (-1, 0, 1) if row or col]
    assert range_words(around, False).it == "tutti gli spazi adiacenti"
    assert range_words([[-1, 1]], False).it == "la diagonale davanti a destra"


def test_tiles_in_words() -> None:
    assert tile_words("dot", [[0, 0]], False).it == "1x1"
    assert tile_words("I2", [[0, 0], [1, 0]], False).it == "1x2 in verticale"
    assert tile_words("I2", [[0, 0], [0, 1]], False).en == "1x2 sideways"
    assert tile_words("I3", [[0, 0], [1, 0], [2, 0]], True).it == "1x3"
    assert tile_words("L3", [[0, 0], [1, 0], [1, 1]], False).it == "a L da 3 (x-/xx)"


def test_sources_are_sorted_from_the_surest_and_unknown_ones_stand_as_they_are() -> None:
    sources = {"hearts": "designed", "name": "rulebook", "effects": "rulebook", "wit": "my box"}
    lines = source_lines(sources, VALUES, "it")
    assert lines == ["Valori. Dal regolamento: nome ed effetti; ideati per questa edizione: cuori; my box: wit."]
    assert source_lines("designed", VALUES, "en") == ["Values. Designed for this edition: everything else."]
    assert source_lines({}, VALUES, "it") == []


def test_wishes_cover_what_is_offered_and_have_an_answer() -> None:
    """Whatever is offered in phase 2 or in a hero's turn can also be asked about, and what is not has a reason."""
    asked = 0
    for count, step in enumerate(steps("4", 2, 6, most=300)):
        seat = step.decision.seat
        wishes = {wish.id: wish.label("it") for wish in step.match.wishes(seat)}
        assert all(label.strip() and "{" not in label for label in wishes.values())
        offered = {option.id for option in step.decision.options}
        common = {id for id in offered if id.partition(":")[0] in ("tower", "build", "activate", "go", "cast", "ready")}
        assert common <= wishes.keys()
        if count % 10 == 0:
            for id in wishes:
                refused = bool(step.match.why_not(seat, id))
                assert refused == (id not in offered), id
                asked += 1
    assert asked > 1000
