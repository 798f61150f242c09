"""Cantante e Cantare insieme."""

import pytest

from tests.rules.lorcana.table import ME, Table, action, character, song


@pytest.mark.rule("LOR-SINGER.01", "LOR-SINGER.03")
def test_a_singer_sings_as_if_it_cost_more() -> None:
    table = Table(ink=0)
    singer = table.mine(character(cost=3, keywords=["singer(5)"]))
    (tune,) = table.hand(song("draw(1)", cost=5))
    table.sing(tune, singer)
    assert table.where(tune) == "discard"
    assert table.is_exerted(singer)


@pytest.mark.rule("LOR-SINGER.02")
def test_the_value_counts_only_for_singing() -> None:
    table = Table()
    table.mine(character(cost=3, keywords=["singer(5)"]))
    small, tall = table.hand(
        action("gain_lore(count(character, cost(most=3)))"),
        action("gain_lore(times(5, count(character, cost(least=4))))"),
    )
    table.play(small)
    table.play(tall)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-SINGER.03")
@pytest.mark.parametrize(("cost", "able"), [(4, True), (5, False)])
def test_a_singer_reaches_its_value_and_no_further(cost: int, able: bool) -> None:
    table = Table(ink=0)
    table.mine(character(cost=2, keywords=["singer(4)"]))
    (tune,) = table.hand(song("draw(1)", cost=cost))
    if able:
        assert f"sing:{tune}" in table.options
    else:
        assert table.refused(f"sing:{tune}") == "LOR-SONG.02"


@pytest.mark.rule("LOR-SINGER.04")
@pytest.mark.parametrize(("drying", "exerted", "rule"), [(True, False, "LOR-SONG.04"), (False, True, "LOR-SONG.05")])
def test_a_singer_must_be_dry_and_ready_like_others(drying: bool, exerted: bool, rule: str) -> None:
    table = Table()
    table.mine(character(cost=2, keywords=["singer(5)"]), drying=drying, exerted=exerted)
    (tune,) = table.hand(song("draw(1)", cost=4))
    assert table.refused(f"sing:{tune}") == rule


# -- Sing Together -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-STOG.01")
def test_several_characters_sing_together() -> None:
    table = Table(ink=0)
    singers = [table.mine(character(cost=cost)) for cost in (4, 3)]
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.sing(tune, *singers)
    assert table.where(tune) == "discard"
    assert all(table.is_exerted(singer) for singer in singers)


@pytest.mark.rule("LOR-STOG.01")
def test_their_costs_must_be_enough() -> None:
    table = Table(ink=0)
    for cost in (4, 2):
        table.mine(character(cost=cost))
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    assert f"sing:{tune}" not in table.options
    table.refused(f"sing:{tune}")
    table = Table(ink=0)
    four, two, _ = (table.mine(character(cost=cost)) for cost in (4, 2, 3))
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.choose(f"sing:{tune}", f"target:{four}", f"target:{two}")
    table.refused("done")
    assert not table.is_exerted(four), "nobody sings before they are enough"


@pytest.mark.rule("LOR-STOG.02")
def test_teammates_characters_may_take_part() -> None:
    table = Table(seats=4, ink=0, teams="pairs")
    mine = table.mine(character(cost=4))
    mates = table.mine(character(cost=3), owner=2)
    others = [table.mine(character(cost=9), owner=seat) for seat in (1, 3)]
    wet = table.mine(character(cost=3), owner=2, drying=True)
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.choose(f"sing:{tune}")
    assert table.targets() == {mine, mates}
    for card in (*others, wet):
        table.refused(f"target:{card}")
    table.choose(f"target:{mine}", f"target:{mates}")
    assert table.is_exerted(mates)
    assert table.where(tune) == "discard"


@pytest.mark.rule("LOR-STOG.02")
def test_without_teams_nobody_elses_characters_sing() -> None:
    table = Table(seats=4, ink=0)
    table.mine(character(cost=4))
    table.mine(character(cost=3), owner=2)
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    assert f"sing:{tune}" not in table.options


@pytest.mark.rule("LOR-STOG.03")
def test_singer_counts_with_its_value() -> None:
    table = Table(ink=0)
    singers = [table.mine(character(cost=3, keywords=["singer(5)"])), table.mine(character(cost=2))]
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.sing(tune, *singers)
    assert table.where(tune) == "discard"
    assert all(table.is_exerted(singer) for singer in singers)


@pytest.mark.rule("LOR-STOG.04")
def test_every_singers_own_ability_is_set_off() -> None:
    table = Table(ink=0)
    voice = character(1, 3, "when(sings(this), gain_lore(1))", cost=3)
    singers = [table.mine(voice), table.mine(voice), table.mine(character(cost=3))]
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.sing(tune, *singers)
    assert sorted(entry.card for entry in table.bag) == singers[:2]
    table.choose(table.options[0])
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-STOG.05")
@pytest.mark.parametrize("cost", [7, 8])
def test_one_character_that_costs_enough_sings_alone(cost: int) -> None:
    table = Table(ink=0)
    singer = table.mine(character(cost=cost))
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.sing(tune, singer)
    assert table.is_exerted(singer)
    assert table.where(tune) == "discard"


@pytest.mark.rule("LOR-STOG.05")
def test_it_may_also_be_paid_for() -> None:
    table = Table(ink=7)
    singers = [table.mine(character(cost=cost)) for cost in (4, 3)]
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.play(tune)
    assert table.ready_ink() == 0
    assert not any(table.is_exerted(singer) for singer in singers)


@pytest.mark.rule("LOR-STOG.05")
def test_a_single_singer_may_sing_a_song_by_its_own_cost() -> None:
    table = Table(ink=0)
    singer = table.mine(character(cost=5))
    (tune,) = table.hand(song("draw(1)", cost=5, keywords=["sing_together(8)"]))
    table.sing(tune, singer)
    assert table.is_exerted(singer)
    assert table.where(tune) == "discard"


@pytest.mark.rule("LOR-STOG.06")
def test_more_characters_than_needed_may_sing() -> None:
    table = Table(ink=0)
    singers = [table.mine(character(cost=cost)) for cost in (7, 2)]
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.choose(f"sing:{tune}", f"target:{singers[0]}")
    assert set(table.options) == {f"target:{singers[1]}", "done"}
    table.choose(f"target:{singers[1]}")
    assert all(table.is_exerted(singer) for singer in singers)
    assert [event.things[0] for event in table.events if event.kind == "Sang"] == singers
    assert table.asked == ME


@pytest.mark.rule("LOR-STOG.01")
def test_those_who_suffice_sing_and_others_need_not() -> None:
    table = Table(ink=0)
    singers = [table.mine(character(cost=4)) for _ in range(3)]
    (tune,) = table.hand(song("gain_lore(2)", cost=7, keywords=["sing_together(7)"]))
    table.choose(f"sing:{tune}", f"target:{singers[2]}", f"target:{singers[0]}", "done")
    assert [table.is_exerted(singer) for singer in singers] == [True, False, True]
    assert (table.lore_of(), table.where(tune)) == (2, "discard")
