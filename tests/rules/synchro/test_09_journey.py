"""Fase di Viaggio: a neighbouring city, one of its Landmarks, and the Time it takes."""

from typing import Any

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from tests.rules.synchro.layout import seen_in
from tests.rules.synchro.openings import begun
from tests.rules.synchro.table import Table


def reachable(table: Table) -> set[str]:
    cities = table.match.content.cities
    return {cities[int(id.partition(":")[2])].id for id in table.offered("travel")}


def travel(table: Table, city: str) -> str:
    return f"travel:{table.card('city', city)}"


def tile_of(table: Table, city: str) -> Any:
    return table.view()["map"]["cities"][table.card("city", city)]["tile"]


def win_at_once(table: Table) -> None:
    """The battle of the city that was chosen: every Monster but the first is gone, and that one is about to fall."""
    table.draws(marbles="red")
    table.begin("heroes")
    m = table.match
    for unit in m.foes[1:]:
        m.foes.remove(unit)
    m.damage[m.foes[0]] = m.max_hp(m.foes[0]) - 1
    table.attack(pay=table.shards("red")[0])


@pytest.mark.rule("SH-9.01")
def test_journey_battle_location_and_over_again() -> None:
    table = Table(phase="journey", city="luminaria")
    seen = [table.phase]
    table.do(travel(table, "verdalba"), "visit:0")
    seen.append(table.phase)
    win_at_once(table)
    seen.append(table.phase)
    table.do("leave")
    seen.append(table.phase)
    assert seen == ["journey", "lineup", "visit", "journey"]


@pytest.mark.rule("SH-9.02")
def test_the_first_journey_starts_from_luminaria() -> None:
    match = begun()
    here = [city["id"] for city in seen_in(match)["map"]["cities"] if city["here"]]
    assert here == ["luminaria"]
    ids = [match.content.cities[int(id.partition(":")[2])].id for id in match.decisions[0].options.ids]
    assert ids == ["verdalba", "pontegrano", "rivasole"]


@pytest.mark.rule("SH-9.03")
def test_first_the_city_then_its_landmark() -> None:
    table = Table(phase="journey", city="luminaria")
    table.tile("chiesa", "miniera", city="pontegrano")
    assert table.refused("visit:0") == "SH-9.03"
    table.do(travel(table, "pontegrano"))
    assert table.offered() == ["visit:0", "visit:1"]
    assert table.phase == "journey"
    table.do("visit:1")
    assert table.phase == "lineup"


@pytest.mark.rule("SH-9.04")
def test_the_flag_marks_the_chosen_landmark() -> None:
    table = Table(phase="journey", city="luminaria")
    table.tile("chiesa", "miniera", city="verdalba")
    table.do(travel(table, "verdalba"), "visit:1")
    flag = table.view()["map"]["flag"]
    assert flag["city"] == table.card("city", "verdalba")
    assert flag["landmark"] == table.card("landmark", "miniera")


@pytest.mark.rule("SH-9.05")
def test_time_advances_by_the_hourglass_of_the_landmark() -> None:
    table = Table(phase="journey", city="luminaria")
    table.tile("chiesa", "miniera", times=[2, 4], city="verdalba")
    table.do(travel(table, "verdalba"), "visit:0")
    assert table.time == "spring 3"
    assert table.told("TimePassed") == [(2, 2)]


@pytest.mark.rule("SH-9.06")
def test_no_way_leads_up_or_left() -> None:
    table = Table(phase="journey", city="luminaria")
    for content in (table.match.content, load_content()):
        for here in content.cities:
            for number in here.roads:
                there = content.cities[number]
                assert there.x >= here.x, (here.id, there.id)
                assert there.y >= here.y, (here.id, there.id)


@pytest.mark.rule("SH-9.06")
def test_a_city_above_is_refused() -> None:
    table = Table(phase="journey", city="torrebruma")
    assert table.refused(travel(table, "acquachiara")) == "SH-9.06"


@pytest.mark.rule("SH-9.07")
def test_there_is_no_way_back() -> None:
    table = Table(phase="journey", city="luminaria")
    table.do(travel(table, "verdalba"), "visit:0")
    win_at_once(table)
    table.do("leave")
    assert reachable(table) == {"acquachiara", "torrebruma"}
    assert table.refused(travel(table, "luminaria")) == "SH-9.07"


@pytest.mark.rule("SH-9.08")
def test_no_city_is_skipped() -> None:
    table = Table(phase="journey", city="luminaria")
    assert table.refused(travel(table, "torrebruma")) == "SH-9.08"
    assert table.refused(travel(table, "stellaris")) == "SH-9.08"


@pytest.mark.rule("SH-9.08")
def test_canals_are_ways_like_roads() -> None:
    table = Table(phase="journey", city="luminaria")
    links = table.view()["map"]["links"]
    kinds = {link["to"]: link["kind"] for link in links if link["from"] == table.match.city}
    assert kinds[table.card("city", "rivasole")] == "canal"
    assert kinds[table.card("city", "verdalba")] == "road"
    assert reachable(table) == {"verdalba", "pontegrano", "rivasole"}


@pytest.mark.rule("SH-9.09")
def test_only_one_landmark_of_a_tile() -> None:
    table = Table(phase="visit")
    table.tile("miniera", "chiesa", flag=0)
    assert table.refused("visit:1") == "SH-18.18"
    table.draws(rolls="3")
    table.do("visit:0", "done")
    assert table.offered("visit") == []
    assert table.refused("visit:1") == "SH-18.18"
    assert table.refused("visit:0") == "SH-9.09"


@pytest.mark.rule("SH-9.10")
def test_example_the_tavern_shown_costs_three() -> None:
    table = Table(phase="journey", city="verdalba")
    table.do(travel(table, "acquachiara"))
    (tavern,) = [mark for mark in tile_of(table, "acquachiara")["landmarks"] if mark["id"] == "taverna"]
    assert tavern["time"] == 3
    table.do("visit:0")
    assert table.time == "spring 4"


@pytest.mark.rule("SH-9.11")
def test_example_monsters_of_levels_1_and_2() -> None:
    table = Table(phase="journey", city="verdalba")
    assert tile_of(table, "acquachiara")["monsters"] == [1, 2, 2, 2]
    table.do(travel(table, "acquachiara"), "visit:0")
    assert {shown["level"] for shown in table.view()["monsters"]} == {1, 2}


@pytest.mark.rule("SH-9.12")
def test_example_the_tavern_and_six_coins_for_the_winners() -> None:
    table = Table(phase="journey", city="verdalba")
    table.draws(monsters="topo orco orco orco")
    table.do(travel(table, "acquachiara"), "visit:0")
    win_at_once(table)
    assert table.coins == 6
    assert table.offered("visit") == ["visit:0"]
    table.draws(heroes="gaia")
    table.do("visit:0")
    assert [shown["id"] for shown in table.view()["reserve_heroes"]] == ["gaia"]


@pytest.mark.rule("SH-9.05", "SH-7.05")
def test_a_journey_that_takes_too_long_loses() -> None:
    table = Table(phase="journey", city="luminaria")
    table.tile("chiesa", times=[3], city="verdalba")
    table.party(time="winter 9")
    table.do(travel(table, "verdalba"), "visit:0")
    assert table.won is False
    assert table.ended_by == "SH-7.05"


@pytest.mark.rule("SH-18.02", "SH-9.01")
def test_in_every_city_the_village_and_the_landmark_again() -> None:
    table = Table(phase="visit", city="luminaria")
    table.do("village", "leave", "leave")
    table.tile("chiesa", city="verdalba")
    table.do(travel(table, "verdalba"), "visit:0")
    win_at_once(table)
    assert table.offered() == ["visit:0", "village", "leave"]
    table.do("visit:0", "village", "leave", "leave")
    table.tile("chiesa", city="torrebruma")
    table.do(travel(table, "torrebruma"), "visit:0")
    win_at_once(table)
    assert table.offered("visit") == ["visit:0"]
    assert table.offered("village") == ["village"]
