"""Preparativi del gioco: the map with its tiles, decks, bags, the calendar."""

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.state.cards import COLOURS
from tests.rules.synchro.layout import seen_in
from tests.rules.synchro.openings import Opening, core
from tests.rules.synchro.table import Table

CONTENT = load_content()


@pytest.mark.rule("SH-2.01", "SH-2.03")
def test_the_map_lies_open_with_all_its_cities_and_tiles() -> None:
    cities = seen_in(core())["map"]["cities"]
    assert [city["id"] for city in cities] == [city.id for city in CONTENT.cities]
    for city in cities:
        if city["id"] in ("luminaria", "stellaris"):
            assert city["tile"] is None
        else:
            assert len(city["tile"]["monsters"]) == 4
            assert city["tile"]["landmarks"]


@pytest.mark.rule("SH-2.02", "SH-6.01")
def test_each_city_has_a_tile_of_its_books_colour_picked_at_random() -> None:
    laid = set()
    for seed in range(6):
        match = core(seed=seed)
        tiles = [tile for tile in match.tile_at if tile >= 0]
        assert len(set(tiles)) == len(tiles) == 14
        for number, city in enumerate(CONTENT.cities):
            if city.book >= 0:
                assert CONTENT.tiles[match.tile_at[number]].book == city.book
        laid.add(tuple(match.tile_at))
    assert len(laid) > 1


@pytest.mark.rule("SH-2.04")
def test_the_flag_starts_at_luminaria_top_left() -> None:
    shown = seen_in(core())["map"]
    (here,) = [city for city in shown["cities"] if city["here"]]
    assert here["id"] == "luminaria"
    assert all((city["x"], city["y"]) >= (here["x"], here["y"]) for city in shown["cities"])


@pytest.mark.rule("SH-2.05")
def test_legendary_heroes_are_not_in_the_deck() -> None:
    for seed in range(8):
        match = core(seed=seed)
        assert not any(hero["legendary"] for hero in seen_in(match)["offer"]["heroes"])
    table = Opening()
    common = [hero for hero in table.match.content.heroes if not hero.legendary]
    assert table.view()["decks"]["heroes"] == len(common) - 7


@pytest.mark.rule("SH-2.06")
def test_heroes_are_drawn_on_their_normal_side() -> None:
    assert not any(hero["upgraded"] for hero in seen_in(core())["offer"]["heroes"])


@pytest.mark.rule("SH-2.07")
def test_items_are_drawn_on_their_silver_side() -> None:
    table = Table(phase="village")
    assert len(table.view()["village"]["items"]) == 5
    assert not any(item["upgraded"] for item in table.view()["village"]["items"])


@pytest.mark.rule("SH-2.09")
def test_it_is_the_first_day_of_spring() -> None:
    assert Opening().time == "spring 1"


@pytest.mark.rule("SH-2.10")
def test_the_purse_is_empty_before_the_players_are_set_up() -> None:
    table = Opening()
    assert (table.coins, table.potions, table.reserve()) == (0, 0, "")
    assert all(board["hero"] is None for board in table.view()["boards"])


@pytest.mark.rule("SH-2.14", "SH-A.05")
def test_monsters_form_five_decks_by_level_elites_among_them() -> None:
    decks = seen_in(core())["decks"]["monsters"]
    assert len(decks) == 5
    copies = [sum(CONTENT.monsters[card].copies for card in CONTENT.of_level[level]) for level in range(1, 6)]
    assert decks == copies
    assert sum(decks) == 48
    assert any(monster.elite for monster in CONTENT.monsters)
    for level in range(1, 6):
        assert all(CONTENT.monsters[card].level == level for card in CONTENT.of_level[level])


@pytest.mark.rule("SH-2.11")
def test_the_fields_are_joined_the_fronts_face_each_other() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    table.attack()
    (struck,) = [things[1] for things in table.told("BasicAttack")]
    assert table.name(struck) == "red foe"
    assert table.position("red") == table.position("red foe") == 1


@pytest.mark.rule("SH-2.02")
def test_books_have_the_colours_of_shards() -> None:
    assert {COLOURS[city.book] for city in CONTENT.cities if city.book >= 0} == set(COLOURS)
