"""Dungeon: four Monsters of level 4 and a Legendary Hero."""

import pytest

from ludoteca.games.synchro.state.cards import Monster
from ludoteca.kernel.texts import EMPTY
from tests.rules.synchro.table import Table
from tests.rules.tables import twin

BOARDS = ("red", "yellow", "blue", "green")


def arrived(**draws: str) -> Table:
    """The party is before a Dungeon's battle, in a city of level 5 whose tile has Monsters of level 1 and 9 Coins."""
    table = Table(phase="lineup")
    table.tile("dungeon", "chiesa", level=5, monsters=[1, 1, 1, 1], coins=9)
    table.draws(**draws)
    return table


def fighting() -> Table:
    """Red's turn in a Dungeon; one blow wins."""
    table = Table(turn="red")
    table.tile("dungeon", "chiesa", level=5, monsters=[1, 1, 1, 1], coins=9)
    table.hero("red", shards="rr")
    table.defeated("yellow foe", "blue foe", "green foe")
    table.foe("red", hp=1)
    return table


def levels(table: Table) -> list[int]:
    return [shown["level"] for shown in table.view()["monsters"]]


@pytest.mark.rule("SH-19.45")
def test_four_monsters_of_level_4_instead_of_the_tiles() -> None:
    assert levels(arrived()) == [4, 4, 4, 4]


@pytest.mark.rule("SH-19.46")
def test_an_elite_goes_to_the_bottom_of_its_deck() -> None:
    table = arrived(monsters="drago drago-re drago drago drago")
    before = 12
    assert [shown["id"] for shown in table.view()["monsters"]] == ["drago"] * 4
    decks = table.view()["decks"]
    assert [shown["id"] for shown in decks["monsters_at_bottom"]] == ["drago-re"]
    assert decks["monsters"][3] == before - 4
    assert table.told("EliteSkipped") == [(table.card("monster", "drago-re"),)]


@pytest.mark.rule("SH-19.46")
def test_there_it_is_the_last_to_be_drawn() -> None:
    table = arrived(monsters="drago-re drago drago drago drago")
    m = table.match
    left = [m.content.monsters[m.draw_monster(4)].id for _ in range(12 - 4)]
    assert left[-1] == "drago-re"
    assert sorted(left[:-1]) == ["drago", "drago", "drago-re", "lich", "lich", "viverna", "viverna"]


@pytest.mark.rule("SH-A.31")
def test_with_too_few_the_discards_are_shuffled_in() -> None:
    table = arrived()
    m = table._m
    for name, kept in (("drago", 1), ("viverna", 0), ("lich", 0)):
        card = table.card("monster", name)
        m.monster_gone[card] = m.monster_deck[card] - kept
        m.monster_deck[card] = kept
    assert levels(table) == [4, 4, 4, 4]
    assert not any(shown["elite"] for shown in table.view()["monsters"])


@pytest.mark.rule("SH-A.31")
def test_then_the_highest_lower_level() -> None:
    table = arrived()
    m = table._m
    for name in ("drago", "viverna", "lich"):
        card = table.card("monster", name)
        m.content.monsters[card] = twin(m.content.monsters[card], Monster("", EMPTY))
        m.content.monsters[card].copies = m.monster_deck[card] = 0
    assert levels(table) == [3, 3, 3, 3]
    assert not any(shown["elite"] for shown in table.view()["monsters"])


@pytest.mark.rule("SH-19.47")
def test_no_retreat() -> None:
    table = fighting()
    assert table.view()["battle"]["can_retreat"] is False
    assert table.refused("retreat") == "SH-19.47"


@pytest.mark.rule("SH-19.48")
def test_no_exhaustion() -> None:
    table = arrived(monsters="drago drago drago drago", dice="1 " * 40)
    for board in BOARDS:
        table.hero(board, level=7)
    table.begin("heroes")
    assert table.view()["cube"] is None
    for _ in range(5):
        table.end_round()
        table.match.damage[table.unit("red")] = 0
        assert table.view()["exhausted"] is False
    assert table.view()["battle"]["round"] == 6
    last = table.told("ShardsDrawn")[-4:]
    assert [len(things) - 1 for things in last] == [3, 3, 3, 3]


@pytest.mark.rule("SH-19.49", "SH-A.30")
def test_victory_gives_a_legendary_hero_and_the_coins() -> None:
    table = fighting()
    table.draws(legends="orione")
    table.attack()
    assert table.view()["arriving"]["id"] == "orione"
    assert table.view()["decks"]["legends"] == 1
    assert table.coins == 9


@pytest.mark.rule("SH-19.50")
def test_it_replaces_a_hero_or_becomes_a_master() -> None:
    table = fighting()
    table.hero("blue", "cora", master="gaia")
    table.draws(legends="astra")
    table.attack()
    astra = table.card("hero", "astra")
    assert table.offered("board") == ["board:0", "board:1", "board:2", "board:3"]
    assert table.offered("learn") == [f"learn:{astra}/0", f"learn:{astra}/1", f"learn:{astra}/3"]
    assert table.refused("reserve") == "SH-19.50"
    table.do(f"learn:{astra}/3")
    assert table.master_of("green") == "astra"
    assert table.phase == "visit"


@pytest.mark.rule("SH-19.50", "SH-A.28")
def test_both_uses_also_when_all_have_a_master() -> None:
    table = fighting()
    table.hero("red", shards="r", master="gaia")
    for board, master in (("yellow", "ivo"), ("blue", "lia"), ("green", "nilo")):
        table.hero(board, master=master)
    table.draws(legends="astra")
    table.attack()
    astra = table.card("hero", "astra")
    assert table.offered("board") == ["board:0", "board:1", "board:2", "board:3"]
    assert table.offered("learn") == [f"learn:{astra}/{board}" for board in range(4)]
    assert table.refused("done") == "SH-9.01"
    table.do(f"learn:{astra}/2")
    assert table.master_of("blue") == "astra"
    assert table.match.hero_deck >> table.card("hero", "lia") & 1


@pytest.mark.rule("SH-19.50", "SH-20.02")
def test_as_a_hero_it_is_set_up_like_any_other() -> None:
    table = fighting()
    table.draws(legends="astra")
    table.attack()
    table.do("board:1")
    while table.offered("keep"):
        table.do(table.offered("keep")[0])
    assert table.hero_on("yellow") == "astra"
    assert table.seen("yellow")["level"] == 4
    assert len(table.skills("yellow")) == 4


@pytest.mark.rule("SH-19.49", "SH-9.09")
def test_the_dungeon_was_the_landmark() -> None:
    table = fighting()
    table.draws(legends="astra")
    table.attack()
    table.do(f"learn:{table.card('hero', 'astra')}/0")
    assert table.offered("visit") == []
    assert table.refused("visit:1") == "SH-18.18"
    assert table.offered("village") == ["village"]


@pytest.mark.rule("SH-A.68", "SH-2.05")
def test_a_legendary_hero_that_leaves_is_set_aside_again() -> None:
    table = Table(phase="village", city="luminaria")
    table.hero("red", "astra")
    table.party(coins=4)
    table.draws(heroes="gaia ivo lia nilo olga")
    assert table.view()["decks"]["legends"] == 1
    table.do(f"change:{table.card('hero', 'gaia')}/0")
    assert table.view()["decks"]["legends"] == 2
    assert not table.match.hero_deck >> table.card("hero", "astra") & 1
