"""The core set: what the rulebook and public pages say of the box is what the box holds."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import ludoteca
from ludoteca.games.kingdom.effects.boss_acts import Freeze, Rewind, Shock
from ludoteca.games.kingdom.packs.reading import CORE, check_pack, load_content
from ludoteca.games.kingdom.packs.sources import VALUES
from ludoteca.games.kingdom.state import cards
from ludoteca.games.kingdom.state.cards import (
    CELLS,
    FLYING,
    GHOST,
    GHOST_DECK,
    LEVELS,
    MAGICAL,
    NORMAL,
    PHYSICAL,
    PORTAL,
    REAL,
    TRAILBLAZER,
    WHITE,
    Content,
    Face,
    Grid,
    Hero,
    Scenario,
    token_kind,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.packs import SOURCES
from ludoteca.kernel.yamls import read_yaml

FAMILIES = {
    "archers": ["Arciere", "Tiratori Scelti", "Cecchino", "Covo dei Ranger", "Guarnigione del Moschettiere"],
    "mages": ["Mago", "Adepto", "Stregone", "Stregone Arcano", "Mago Stregone"],
    "artillery": ["Bombarda", "Artiglieria", "Obice", "Grande Bertha 500mm", "Torre di Tesla"],
    "soldiers": ["Milizia", "Fanteria", "Cavalieri", "Ordine Sacro", "Sala Barbarica"],
}
IN_ENGLISH = {
    "archers": ["Archer", "Marksmen", "Sharpshooters", "Rangers' Hideout", "Musketeer Garrison"],
    "mages": ["Mage", "Adept", "Wizard", "Arcane Wizard", "Sorcerer Mage"],
    "artillery": ["Bombard", "Artillery", "Howitzer", "500mm Big Bertha", "Tesla Tower"],
    "soldiers": ["Militia", "Footmen", "Knights", "Holy Order", "Barbarian Hall"],
}
"""As the same towers are called elsewhere in the series, from the lowest level on."""
ABILITIES = {
    "Alleria Swiftwind": ["Richiamo Selvatico", "Come il Vento", "Sanguine"],
    "Lilith": ["Ruota Infernale", "Raccolto del Mietitore", "Caos Paradisiaco", "Resurrezione"],
    "Malik Hammerfury": ["È l'Ora del Martello", "Terremoto", "Colpo di Martello", "Non si Tocca"],
    "Magnus Spellbane": ["Hocus Pocus", "Miraggio", "Conoscenza è Potere"],
    "Ignus": ["Furore Fiammeggiante", "Fuoco e Zolfo", "Impeto di Fiamme", "Bruciamo!"],
}
"""Those that the rulebook names; the fourth of Alleria and of Magnus is ours (KR-A04)."""
SPELLS = {
    "Pioggia di Fuoco": (1, MAGICAL),
    "Rinforzi": (1, REAL),
    "Tuono": (1, MAGICAL),
    "Fulmine": (1, PHYSICAL),
    "Gemma Spaziotempo": (2, REAL),
    "Mano di Mida": (2, REAL),
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def of_kind(content: Content, kind: int) -> list[Face]:
    return [face for face in content.faces if face.kind == kind]


def test_the_core_set_is_sound() -> None:
    assert [str(problem) for problem in check_pack(CORE)] == []


# -- the pieces --------------------------------------------------------------------------------------------------------


def test_the_pieces_of_the_box(content: Content) -> None:
    """KR-1.16, KR-20.05, KR-A01: what the rulebook and public pages count."""
    assert content.crystals == 12
    assert content.soldiers == 12
    assert content.components["horde_trays"] == 8
    assert content.components["heart_tokens"] == 18
    assert content.components["path_tiles"] == 18
    assert len(content.heroes) == 5
    assert len(content.spells) == 6
    assert len(of_kind(content, GHOST_DECK)) == 6
    assert sum(tower.copies for tower in content.towers) == 44
    assert [len(boss.faces) for boss in content.bosses] == [6, 6, 6]
    assert [scenario.number for scenario in content.scenarios] == list(range(1, 11))
    assert len(LEVELS) == 5
    assert content.prices == [0, 2, 3, 0, 0], "KR-17.02"


def test_the_families_of_towers(content: Content) -> None:
    """KR-1.26 to KR-1.29: names by level, magical mages, several tiles of artillery, soldiers instead of tiles."""
    for number, family in enumerate(content.families):
        towers = sorted([tower for tower in content.towers if tower.family == number], key=lambda tower: tower.level)
        assert [tower.name.it for tower in towers] == FAMILIES[family.id]
        assert [tower.name.en for tower in towers] == IN_ENGLISH[family.id]
        assert [tower.level for tower in towers] == [1, 2, 3, 4, 4]
        assert [tower.copies for tower in towers] == [4, 3, 2, 1, 1]
        for tower in towers:
            assert (tower.soldiers > 0) == (family.id == "soldiers") == (not tower.tiles)
            assert family.id != "mages" or tower.type == MAGICAL
            assert family.id != "artillery" or len(tower.tiles) > 1
            assert tower.sources["name"] == tower.sources["level"] == "rulebook"
            above = [content.towers[kind].level for kind in tower.upgrades]
            assert above == ([] if tower.level == 4 else [4, 4] if tower.level == 3 else [tower.level + 1])


def test_the_heroes_and_their_abilities(content: Content) -> None:
    """KR-1.22: one base attack, four abilities; the names that the rulebook has."""
    assert {hero.name.it: hero for hero in content.heroes}.keys() == ABILITIES.keys()
    for hero in content.heroes:
        assert hero.name.it == hero.name.en
        named = [ability.name.it for ability in hero.abilities if ability.sources["name"] == "rulebook"]
        assert named == ABILITIES[hero.name.it]
        assert len(hero.abilities) == 4
        assert len({ability.id for ability in hero.abilities}) == 4
    ongoing = {ability.id for hero in content.heroes for ability in hero.abilities if ability.ongoing}
    assert ongoing == {"resurrection", "earthquake", "cant-touch-this"}


def test_melee_and_ranged(content: Content) -> None:
    by_id = {hero.id: hero for hero in content.heroes}
    assert (by_id["alleria"].melee, by_id["alleria"].ranged) == (False, True)
    assert (by_id["lilith"].melee, by_id["lilith"].ranged) == (True, True)
    assert (by_id["malik"].melee, by_id["malik"].ranged) == (True, False)
    assert {hero.id for hero in content.heroes if hero.needs_facing} == {"alleria", "lilith", "magnus"}


def test_the_wildcat(content: Content) -> None:
    companions = {hero.id: hero.companion for hero in content.heroes if hero.companion is not None}
    assert companions.keys() == {"alleria"}
    assert (companions["alleria"].name.it, companions["alleria"].movement) == ("Gatto Selvatico", 2)


def test_the_spells(content: Content) -> None:
    """KR-21.06 to KR-21.11: power and type."""
    assert {spell.name.it: (spell.power, spell.type) for spell in content.spells} == SPELLS


def test_every_text_has_its_place_in_the_programme_and_its_words(content: Content) -> None:
    texts = [(spell.node, spell.text) for spell in content.spells]
    for hero in content.heroes:
        texts += [(ability.node, ability.text) for ability in [hero.attack, *hero.abilities]]
    for node, text in texts:
        assert isinstance(content.programme[node], Effect)
        assert content.programme[node].number == node
        assert text.it
        assert text.en
        assert text.it != text.en
    assert len({node for node, _ in texts}) == len(texts) == 31


def test_every_value_says_where_it_comes_from(content: Content) -> None:
    said = [thing.sources for thing in content.towers] + [thing.sources for thing in content.heroes]
    said += [thing.sources for thing in content.faces] + [thing.sources for thing in content.spells]
    said += [thing.sources for thing in content.bosses] + [thing.sources for thing in content.scenarios]
    said += [enemy.sources for enemy in content.enemies]
    said += [ability.sources for hero in content.heroes for ability in [hero.attack, *hero.abilities]]
    for sources in said:
        assert sources
        assert set(sources.values()) <= set(SOURCES)
        assert set(sources) <= set(VALUES), "each has words for those who ask"
    for hero in content.heroes:
        assert {"name", "hearts", "movement", "starting_towers"} <= set(hero.sources)
        for ability in [hero.attack, *hero.abilities]:
            assert {"effects", "free"} <= set(ability.sources) or ability.id == "knowledge-is-power"
    archer = content.towers[content.find_tower("archers-1")]
    assert archer.sources["free"] == "rulebook"
    assert archer.sources["arrows"] == "designed"
    assert content.find_hero("nobody") == content.find_tower("none") == content.find_scenario("99") == -1


def test_nothing_is_stored_that_follows() -> None:
    """Counts of enemies, hearts on escape and the like are worked out."""
    derived = {"enemies", "hearts_on_escape", "min_pieces", "features", "size", "orientations"}
    for path in sorted((CORE / "hordes").glob("*.yaml")):
        for horde in read_yaml(path)["hordes"]:
            assert not derived & set(horde)


# -- shapes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "size", "orientations", "places"),
    [("dot", 1, 1, 25), ("I2", 2, 2, 40), ("I3", 3, 2, 30), ("L3", 3, 4, 64), ("L4", 4, 8, 96), ("X5", 5, 1, 9)],
)
def test_shapes_with_all_their_places(content: Content, id: str, size: int, orientations: int, places: int) -> None:
    shape = next(shape for shape in content.shapes if shape.id == id)
    assert shape.size == size
    assert len(shape.turns) == len(shape.outlines) == len(shape.spin) == orientations
    masks = [mask for turn in shape.turns for mask in turn]
    assert len(masks) == len(set(masks)) == places
    assert {mask.bit_count() for mask in masks} == {size}
    assert max(masks) < 1 << CELLS
    for turn in range(orientations):
        assert shape.spun(turn, 4) == turn


def test_a_tile_turns_with_its_card(content: Content) -> None:
    """KR-5.07: a vertical tile lies across when the card is turned."""
    tower = content.towers[content.find_tower("archers-1")]
    [(number, turn)] = tower.tiles
    shape = content.shapes[number]
    assert shape.outlines[turn] == [(0, 0), (1, 0)]
    assert shape.outlines[shape.spun(turn, 1)] == [(0, 0), (0, 1)]
    assert tower.arrows == [[(-1, 0), (-2, 0)], [(0, 1), (0, 2)], [(1, 0), (2, 0)], [(0, -1), (0, -2)]]


# -- hordes ------------------------------------------------------------------------------------------------------------


def test_hordes_by_kind_and_wave(content: Content) -> None:
    assert content.of_wave[0] == 0
    assert min(mask.bit_count() for mask in content.of_wave[1:]) >= 10
    assert content.of_kind[NORMAL] == sum(content.of_wave)
    assert all(of_kind(content, kind) for kind in (GHOST, FLYING, TRAILBLAZER, PORTAL))
    assert {face.crystals for face in of_kind(content, GHOST)} == {0}, "KR-20.09"
    assert {face.crystals for face in of_kind(content, GHOST_DECK)} == {2}, "KR-20.10"
    assert {len(set(face.trail)) for face in of_kind(content, TRAILBLAZER)} == {3}, "KR-20.18"
    assert {face.level for face in of_kind(content, PORTAL)} == {1, 2, 3, 4}


def test_a_card_lies_with_its_lower_edge_towards_the_exit(content: Content) -> None:
    """KR-4.03, KR-A05: the bar of a trailblazer is on the lower edge."""
    face = of_kind(content, TRAILBLAZER)[0]
    edges = [face.grids[(2 - side) % 4].closed for side in range(4)]
    north, south = 0b11111, 0b11111 << 20
    west = sum(1 << 5 * row for row in range(5))
    assert edges == [north, west << 4, south, west]


def test_masks_say_what_the_letters_say(content: Content) -> None:
    """KR-1.06: every enemy for itself, in all four orientations."""
    for face in content.faces:
        for grid in face.grids:
            assert sum(grid.units) == grid.enemies
            assert grid.enemies.bit_count() == face.enemy_count
            assert grid.enemies & grid.closed == 0
            check_letters(content, grid)
        assert {sum(grid.worth) for grid in face.grids} == {face.hearts}


def check_letters(content: Content, grid: Grid) -> None:
    for cell, symbol in enumerate(grid.symbols):
        bit = 1 << cell
        enemy = content.enemies[content.enemy_of[symbol]] if symbol in content.enemy_of else None
        assert bool(grid.enemies & bit) == (enemy is not None)
        assert bool(grid.closed & bit) == (symbol in cards.CLOSED_SQUARES)
        assert bool(grid.physical & bit) == (enemy is not None and enemy.resist & PHYSICAL > 0)
        assert bool(grid.magical & bit) == (enemy is not None and enemy.resist & MAGICAL > 0)
        assert bool(grid.deadly & bit) == (enemy is not None and "deadly" in enemy.icons)
        assert bool(grid.fast & bit) == (enemy is not None and "fast" in enemy.icons)
        assert bool(grid.heal & bit) == (enemy is not None and "heal" in enemy.icons)
        assert bool(grid.sniper & bit) == (enemy is not None and "sniper" in enemy.icons)
        assert (bit & sum(grid.large) > 0) == (enemy is not None and enemy.large)


def test_large_enemies_take_four_squares_and_cost_four_hearts(content: Content) -> None:
    """KR-20.02, KR-20.03."""
    ogres = content.faces[content.find_face("H6-03")]
    grid = ogres.grids[0]
    assert [cell for cell in range(CELLS) if grid.large[0] >> cell & 1] == [3, 4, 8, 9]
    assert len(grid.large) == 2
    assert sorted(grid.worth) == [1] * 12 + [4, 4]
    assert ogres.features == {"large"}


def test_what_follows_from_the_enemies(content: Content) -> None:
    face = content.faces[content.find_face("H6-14")]
    assert face.features == {"fast", "resist-physical", "sniper"}
    assert face.enemy_count == face.hearts == 19


# -- scenarios ---------------------------------------------------------------------------------------------------------


def test_the_first_scenario_has_the_basic_rules_only(content: Content) -> None:
    """KR-1.03."""
    first = content.scenarios[0]
    assert first.spells_choose == 0
    assert not any(WHITE in colours for colours in first.colours)
    assert (first.boss, first.ghost_deck, first.slots) == (-1, False, 1)
    kinds = {token_kind(token) for piles in first.piles for pile in piles for token in pile}
    assert kinds == {cards.WAVE_TOKEN, cards.PORTAL_TOKEN}


def test_spells_from_the_fourth_scenario_white_sites_from_the_fifth(content: Content) -> None:
    """KR-21.01, KR-22.01."""
    assert [s.number for s in content.scenarios if s.spells_choose] == [4, 5, 6, 7, 8, 9, 10]
    white = [s.number for s in content.scenarios if all(WHITE in colours for colours in s.colours)]
    assert white == [5, 6, 7, 8, 9, 10]
    assert not any(WHITE in colours for s in content.scenarios[:4] for colours in s.colours)


def test_bosses_ghosts_flyers_and_trailblazers_appear(content: Content) -> None:
    """KR-20.24, KR-20.25."""
    assert [s.number for s in content.scenarios if s.boss >= 0] == [4, 7, 10]
    assert [s.number for s in content.scenarios if s.ghost_deck] == [5]
    assert [s.number for s in content.scenarios if any(card >= 0 for card in s.trailblazers)] == [9]
    assert content.bosses[content.scenarios[9].boss].name.it == "La Maga del Tempo"


@pytest.mark.parametrize("number", range(10))
def test_sites_and_piles_for_every_number_of_players(content: Content, number: int) -> None:
    """KR-1.13, KR-19.03: each site has one colour or none; alone there are three colours."""
    scenario = content.scenarios[number]
    for players, colours in enumerate(scenario.colours, 1):
        own = {colour for colour in colours if 0 <= colour < WHITE}
        assert own == set(range(3 if players == 1 else players))
        sizes = {colours.count(colour) for colour in own}
        assert len(sizes) == 1, "everybody has as many sites"
        assert len(scenario.piles[players - 1]) == len(scenario.board.spawns) == len(scenario.opens)


@pytest.mark.parametrize("number", range(10))
def test_the_decks_have_enough_cards_at_every_level(content: Content, number: int) -> None:
    scenario = content.scenarios[number]
    assert len(scenario.difficulty) == len(LEVELS)
    for players in range(4):
        for numbers in ("hearts", "crystals"):
            by_level = [getattr(level, numbers)[players] for level in scenario.difficulty]
            assert by_level == sorted(by_level, reverse=True), "the harder, the fewer"
        raised = [level.start_shift[players] for level in scenario.difficulty]
        assert raised == sorted(raised), "the harder, the stronger at the beginning"
    for easier, harder in pairwise(scenario.difficulty):
        assert easier.features <= harder.features, "the harder, the more sorts of enemies"
    for piles in scenario.piles:
        tokens = [token_kind(token) for pile in piles for token in pile]
        tokens += [token_kind(token) for _, token in scenario.starting]
        normal = (content.of_kind[NORMAL] & scenario.allowed).bit_count()
        assert tokens.count(cards.WAVE_TOKEN) <= normal


def test_starting_towers_are_in_the_box_whoever_plays(content: Content) -> None:
    """KR-2.02, KR-2.04."""
    assert [sum(len(hero.starting[players]) for hero in content.heroes) // 5 for players in range(4)] == [4, 3, 2, 2]
    for kind, tower in enumerate(content.towers):
        assert tower.level == 1 or not any(kind in hero.starting[p] for hero in content.heroes for p in range(4))
        for players in range(4):
            wanted = sorted([hero.starting[players].count(kind) for hero in content.heroes])[-players - 1 :]
            assert sum(wanted) <= tower.copies


# -- words made from facts ---------------------------------------------------------------------------------------------


def special(scenario: Scenario) -> str:
    return " ".join(text.en for text in scenario.special)


def test_what_is_special_is_said(content: Content) -> None:
    assert special(content.scenarios[0]) == "Each hero uses a single special ability."
    assert special(content.scenarios[1]) == ""
    assert "The boss enters from pile 2." in special(content.scenarios[3])
    assert "The ghost deck of 6 cards is used." in special(content.scenarios[4])
    assert "Pile 3 becomes active in round 4." in special(content.scenarios[5])
    assert "Flying hordes are in play." in special(content.scenarios[7])
    assert "The trailblazer card Axe lies on the first space of pile 3" in special(content.scenarios[8])


def test_iron_challenges(content: Content) -> None:
    texts = [scenario.iron.text.it for scenario in content.scenarios]
    assert texts == [
        "Non si possono costruire torri della famiglia Soldati.",
        "Ogni eroe ha 1 cuore in meno.",
        "Le torri arrivano al massimo al livello 2.",
        "Nessun incantesimo.",
        "I siti bianchi non si possono usare.",
        "Le torri arrivano al massimo al livello 3.",
        "Non si possono costruire torri della famiglia Maghi.",
        "Non si comprano torri di livello 2.",
        "Ogni eroe ha 1 cuore in meno.",
        "Gli eroi non possono usare l'azione guarire.",
    ]
    assert content.scenarios[0].iron.families == 1 << [family.id for family in content.families].index("soldiers")
    assert content.scenarios[5].iron.max_level == 3
    assert content.scenarios[7].iron.unsold == 1 << 2
    assert content.scenarios[1].iron.fewer_hearts == content.scenarios[8].iron.fewer_hearts == 1


def test_bosses_act(content: Content) -> None:
    shock, freeze, rewind = [boss.act for boss in content.bosses]
    assert isinstance(shock, Shock)
    assert isinstance(freeze, Freeze)
    assert isinstance(rewind, Rewind)
    assert (shock.damage, freeze.towers) == (1, 1)
    assert [boss.text.en.split(":")[0] for boss in content.bosses] == ["Shockwave", "Frost", "Rewind"]


def test_names_find_things(content: Content) -> None:
    hero: Hero = content.heroes[content.find_hero("malik")]
    assert hero.short == "Malik"
    assert content.find_hero("Malik Hammerfury") == content.find_hero("MALIK")
    tesla = content.find_tower("artillery-4b")
    assert content.find_tower("Torre di Tesla") == content.find_tower("tesla tower") == tesla
    assert content.find_scenario("3") == content.find_scenario("s03") == content.find_scenario("riverside ruins") == 2
    assert content.find_spell("tuono") == content.find_spell("Thunder")


def test_rules_call_towers_spells_and_abilities_by_their_names_in_both_languages() -> None:
    content = load_content()
    abilities = [ability for hero in content.heroes for ability in hero.abilities]
    names = [thing.name for thing in [*content.towers, *content.spells, *content.bosses, *abilities]]
    spoken_of = 0
    for rule in ludoteca.game("kingdom").rules().rules:
        for name in names:
            if re.search(rf"\b{re.escape(name.it)}\b", rule.text.it):
                assert name.en.lower() in rule.text.en.lower(), (rule.id, name.en)
                spoken_of += 1
    assert spoken_of > 60, "else nothing was compared"
