"""Concetti e glossario: the four families of towers."""

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FAMILIES = {
    "archers": ["Arciere", "Tiratori Scelti", "Cecchino", "Covo dei Ranger", "Guarnigione del Moschettiere"],
    "mages": ["Mago", "Adepto", "Stregone", "Stregone Arcano", "Mago Stregone"],
    "artillery": ["Bombarda", "Artiglieria", "Obice", "Grande Bertha 500mm", "Torre di Tesla"],
    "soldiers": ["Milizia", "Fanteria", "Cavalieri", "Ordine Sacro", "Sala Barbarica"],
}


@pytest.mark.rule("KR-1.26", "KR-1.27", "KR-1.28", "KR-1.29")
def test_four_families_each_with_two_cards_on_level_4() -> None:
    content = load_content()
    assert {family.id for family in content.families} == set(FAMILIES)
    for place, family in enumerate(content.families):
        towers = [tower for tower in content.towers if tower.family == place]
        assert [tower.level for tower in towers] == [1, 2, 3, 4, 4]
        assert [tower.name.it for tower in towers] == FAMILIES[family.id]


def family(name: str) -> list[int]:
    content = load_content()
    place = [family.id for family in content.families].index(name)
    return [kind for kind, tower in enumerate(content.towers) if tower.family == place]


@pytest.mark.rule("KR-1.26")
def test_archers_reach_farthest() -> None:
    towers = load_content().towers

    def reach(kind: int) -> int:
        tower = towers[kind]
        return 99 if tower.perfect else max(abs(down) + abs(right) for down, right in tower.arrows[0])

    for level in (1, 2, 3):
        best = max(reach(kind) for kind in family("archers") if towers[kind].level == level)
        for name in ("mages", "artillery", "soldiers"):
            assert best >= max(reach(kind) for kind in family(name) if towers[kind].level == level), (name, level)


@pytest.mark.rule("KR-1.27")
def test_mages_do_magical_damage() -> None:
    towers = load_content().towers
    assert {towers[kind].type for kind in family("mages")} == {2}


@pytest.mark.rule("KR-1.28")
def test_artillery_places_several_tiles() -> None:
    towers = load_content().towers
    assert min(len(towers[kind].tiles) for kind in family("artillery")) >= 2


@pytest.mark.rule("KR-1.29")
def test_soldier_towers_place_soldiers_and_no_tiles() -> None:
    towers = load_content().towers
    for kind in family("soldiers"):
        assert towers[kind].soldiers > 0
        assert towers[kind].tiles == []
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A", facing="S")
    table.soldier(horde, "b2")
    assert (table.shown(horde).soldiers, table.shown(horde).tiles) == ((6,), ())
