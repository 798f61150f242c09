"""Tessere Diario e mappa: what a Journal tile says of its city."""

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.chance import Scripted
from tests.rules.synchro.layout import seen_in
from tests.rules.synchro.openings import begun, new

ORDER = 14 * [0]
"""Every city gets the first tile left of its colour."""


def city_called(match: SynchroMatch, id: str) -> int:
    return match.content.find_city(id)


@pytest.mark.rule("SH-6.01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_tile_has_the_colour_of_its_city(seed: int) -> None:
    match = new(seed=seed)
    laid = [city for city in seen_in(match)["map"]["cities"] if city["tile"] is not None]
    assert len(laid) == 14
    for city in laid:
        tile = match.content.tiles[city["tile"]["tile"]]
        assert match.content.cities[city["city"]].book == tile.book, city["id"]
    assert len({city["tile"]["tile"] for city in laid}) == 14


@pytest.mark.rule("SH-6.02")
def test_every_tile_has_a_level() -> None:
    match = new()
    levels = [city["tile"]["level"] for city in seen_in(match)["map"]["cities"] if city["tile"]]
    assert len(levels) == 14
    assert all(level >= 1 for level in levels)
    assert all(1 <= tile.level <= 7 for tile in load_content().tiles)


@pytest.mark.rule("SH-6.03")
def test_only_landmarks_of_the_tile_can_be_chosen() -> None:
    match = begun(chance=Scripted({"tile": ORDER}))
    verdalba = city_called(match, "verdalba")
    match.choose(0, f"travel:{verdalba}")
    tile = seen_in(match)["map"]["cities"][verdalba]["tile"]
    assert [mark["id"] for mark in tile["landmarks"]] == ["miniera", "monumento", "chiesa"]
    assert match.decisions[0].options.ids == ["visit:0", "visit:1", "visit:2"]
    refusal = match.why_not(0, "visit:3")
    assert refusal is not None
    assert refusal.rule == "SH-6.03"


@pytest.mark.rule("SH-6.04", "SH-9.05")
@pytest.mark.parametrize(("place", "time"), [(0, 1), (1, 3), (2, 2)])
def test_each_landmark_has_its_own_travel_time(place: int, time: int) -> None:
    match = begun(chance=Scripted({"tile": ORDER}))
    match.choose(0, f"travel:{city_called(match, 'verdalba')}")
    match.choose(0, f"visit:{place}")
    seen = seen_in(match)["time"]
    assert (seen["season"], seen["day"]) == ("spring", 1 + time)


@pytest.mark.rule("SH-6.05")
def test_the_tile_lists_the_monsters_of_its_battle() -> None:
    match = begun(chance=Scripted({"tile": ORDER}))
    pontegrano = city_called(match, "pontegrano")
    assert seen_in(match)["map"]["cities"][pontegrano]["tile"]["monsters"] == [1, 1, 1, 2]
    match.choose(0, f"travel:{pontegrano}")
    events = match.choose(0, "visit:0")
    drawn = [match.content.monsters[event.things[1]].level for event in events if event.kind == "MonsterDrawn"]
    assert drawn == [1, 1, 1, 2]


@pytest.mark.rule("SH-6.05")
def test_four_symbols_on_every_tile_of_the_base_box() -> None:
    for tile in load_content().tiles:
        assert len(tile.monsters) == 4, tile.id
        assert all(1 <= level <= 5 for level in tile.monsters), tile.id


@pytest.mark.rule("SH-6.06")
def test_the_tile_shows_its_coins() -> None:
    match = begun(chance=Scripted({"tile": ORDER}))
    coins = {city["id"]: city["tile"]["coins"] for city in seen_in(match)["map"]["cities"] if city["tile"]}
    assert coins["acquachiara"] == 6
    assert all(coins[id] > 0 for id in coins)
