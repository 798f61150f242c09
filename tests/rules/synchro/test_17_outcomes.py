"""Esito delle battaglie e come vincere la partita: Coins, Elites, Stellaris and the Celestial."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def last_blow(coins: int = 6) -> Table:
    """One Monster with one HP is left."""
    table = Table(turn="red")
    table.tile("chiesa", coins=coins)
    table.hero("red", shards="r")
    table.foe("red", damage=19)
    table.defeated("yellow foe", "blue foe", "green foe")
    return table


@pytest.mark.rule("SH-17.01", "SH-6.06", "SH-9.12")
def test_a_victory_brings_the_tiles_coins() -> None:
    table = last_blow(coins=6)
    table.party(coins=3)
    table.attack()
    assert table.coins == 9


@pytest.mark.rule("SH-17.02")
def test_two_more_for_each_elite() -> None:
    table = last_blow(coins=6)
    table.foe("yellow", "orco-capo")
    table.foe("blue", "troll-capo")
    table.defeated("yellow foe", "blue foe")
    table.attack()
    assert table.coins == 10


@pytest.mark.rule("SH-17.03")
def test_six_and_two_for_one_elite_make_eight() -> None:
    table = last_blow(coins=6)
    table.foe("red", "orco-capo", damage=24)
    table.attack()
    assert table.coins == 8


@pytest.mark.rule("SH-17.02")
def test_elites_of_a_battle_from_which_the_party_retreated_bring_nothing() -> None:
    table = Table(turn="red")
    table.tile("chiesa", coins=6, monsters=[1, 1, 1, 1])
    table.foe("blue", "orco-capo")
    table.defeated("blue foe")
    table.draws(monsters="topo topo topo topo")
    table.do("retreat")
    assert table.coins == 0
    assert not any(table.seen(f"{board} foe")["elite"] for board in BOARDS)


@pytest.mark.rule("SH-17.04", "SH-9.01")
def test_after_a_victory_comes_the_location_phase() -> None:
    table = last_blow()
    table.attack()
    assert table.phase == "visit"
    assert set(table.offered()) == {"visit:0", "village", "leave"}


@pytest.mark.rule("SH-17.05", "SH-A.36")
def test_at_stellaris_there_are_three_of_level_4_and_a_celestial_without_time() -> None:
    table = Table(phase="journey", city="vetralba")
    table.party(time="autumn 3")
    table.draws(monsters="drago drago drago", celestial="alfa")
    table.do(f"travel:{table.card('city', 'stellaris')}")
    assert table.time == "autumn 3"
    assert [table.seen(f"{board} foe")["id"] for board in BOARDS] == ["drago", "drago", "drago", "alfa"]
    assert table.view()["landmark"] is None
    (stellaris,) = [city for city in table.view()["map"]["cities"] if city["id"] == "stellaris"]
    assert stellaris["tile"] is None
    assert stellaris["here"]


@pytest.mark.rule("SH-17.05")
def test_any_celestial_may_come() -> None:
    met = set()
    for seed in range(8):
        table = Table(phase="lineup", city="stellaris")
        table.chance.otherwise.seed = seed
        met |= {table.seen(f"{board} foe")["id"] for board in BOARDS if table.seen(f"{board} foe")["celestial"]}
    assert met == {"alfa", "omega"}


@pytest.mark.rule("SH-A.37")
def test_the_celestial_is_drawn_last_and_marks_are_obeyed() -> None:
    table = Table(phase="lineup", city="stellaris")
    table.draws(monsters="lich viverna drago", celestial="alfa")
    assert [table.seen(f"{board} foe")["id"] for board in BOARDS] == ["viverna", "drago", "alfa", "lich"]
    other = Table(phase="lineup", city="stellaris")
    other.draws(monsters="drago viverna drago", celestial="omega")
    assert [other.seen(f"{board} foe")["id"] for board in BOARDS] == ["omega", "viverna", "drago", "drago"]


@pytest.mark.rule("SH-A.35")
def test_after_a_retreat_at_stellaris_any_celestial_may_come_again() -> None:
    table = Table(turn="red", city="stellaris")
    table.foe("green", "alfa")
    table.draws(monsters="drago drago drago", celestial="omega")
    table.do("retreat")
    assert [table.seen(f"{board} foe")["id"] for board in BOARDS] == ["omega", "drago", "drago", "drago"]
    assert table.won is None


@pytest.mark.rule("SH-17.06", "SH-15.05")
@pytest.mark.parametrize(("die", "damage"), [(2, [8, 0, 0, 0]), (5, [4, 4, 4, 4]), (0, [10, 0, 0, 0])])
def test_a_celestial_acts_by_its_die(die: int, damage: list[int]) -> None:
    table = Table(turn="red", city="stellaris")
    table.foe("green", "alfa", die=die)
    table.draws(marbles="green")
    table.end()
    assert [table.damage(board) for board in BOARDS] == damage


@pytest.mark.rule("SH-17.07")
def test_a_celestial_has_an_ability() -> None:
    table = Table(turn="red", city="stellaris")
    table.foe("green", "omega", die=1)
    table.draws(marbles="green")
    table.end()
    assert table.shield("green foe") == 7
    assert ("AbilityTriggered", "SH-17.07") in [(event.kind, event.rule) for event in table.events]


@pytest.mark.rule("SH-17.07")
def test_an_ability_at_the_end_of_a_round() -> None:
    table = Table(turn="red", city="stellaris")
    table.foe("green", "alfa")
    table.foe("blue", acts=["shield(1, self)"])
    table.revealed(heroes="red yellow blue green", monsters="red yellow green")
    table.draws(marbles="blue")
    table.end()
    events = table.told("Damaged")[:4]
    assert [(things[0], things[2], things[4]) for things in events] == [(0, 3, 7), (1, 3, 7), (2, 3, 7), (3, 3, 7)]


@pytest.mark.rule("SH-17.08")
def test_the_celestial_and_all_monsters_must_fall() -> None:
    table = Table(turn="red", city="stellaris")
    table.hero("red", shards="rrr", skills="colpo")
    table.foe("green", "alfa", damage=55)
    table.foe("red", "drago", damage=39)
    table.no_foe("yellow", "blue")
    table.order("green foe", "red foe")
    table.use("colpo")
    assert not table.is_there("green foe")
    assert table.won is None
    table.attack()
    assert table.won is True
    assert table.ended_by == "SH-17.08"
    assert table.phase == "over"


@pytest.mark.rule("SH-17.08")
def test_all_players_win_together() -> None:
    table = Table(turn="red", city="stellaris", seats=3)
    table.hero("red", shards="r")
    table.foe("red", "alfa", damage=59)
    table.no_foe("yellow", "blue", "green")
    table.attack()
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0, 1, 2)


@pytest.mark.rule("SH-17.08", "SH-17.01")
def test_a_victory_elsewhere_does_not_end_the_match() -> None:
    table = last_blow()
    table.attack()
    assert table.won is None


@pytest.mark.rule("SH-17.09", "SH-11.17")
def test_with_no_living_hero_all_is_lost() -> None:
    table = Table(turn="red")
    for board in BOARDS:
        table.hero(board, damage=15)
    table.foe("green", acts=["damage(1, all_foes)"])
    table.waiting("ivo")
    table.draws(marbles="green")
    table.end()
    assert table.won is False
    assert table.ended_by == "SH-17.09"
