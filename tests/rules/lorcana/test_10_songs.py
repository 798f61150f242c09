"""Canzoni: actions that a character sings instead of the player's paying ink."""

import pytest

from ludoteca.games.lorcana.state.view_types import InkView
from tests.rules.lorcana.table import ME, Table, action, character, song


@pytest.mark.rule("LOR-SONG.01")
def test_a_character_of_the_same_cost_or_more_sings_instead_of_ink() -> None:
    for cost in (3, 4):
        table = Table(ink=5)
        singer = table.mine(character(cost=cost))
        (tune,) = table.hand(song("draw(1)", cost=3))
        table.sing(tune, singer)
        assert table.is_exerted(singer)
        assert table.ready_ink() == 5
        assert table.where(tune) == "discard"
        assert table.hand_size() == 1


@pytest.mark.rule("LOR-SONG.01")
def test_only_songs_are_sung_and_only_by_ones_own_characters() -> None:
    table = Table()
    table.theirs(character(cost=9))
    (tune,) = table.hand(song("draw(1)"))
    assert table.refused(f"sing:{tune}") == "LOR-SONG.01"
    table = Table()
    table.mine(character(cost=9))
    (deed,) = table.hand(action("draw(1)", cost=3))
    assert table.refused(f"sing:{deed}") == "LOR-SONG.01"


@pytest.mark.rule("LOR-SONG.02")
def test_a_character_that_costs_too_little_cannot_sing() -> None:
    table = Table()
    table.mine(character(cost=2))
    (tune,) = table.hand(song("draw(1)", cost=3))
    assert table.refused(f"sing:{tune}") == "LOR-SONG.02"


@pytest.mark.rule("LOR-SONG.02")
def test_it_is_not_among_the_singers_either() -> None:
    table = Table()
    small = table.mine(character(cost=2))
    tall = table.mine(character(cost=3))
    taller = table.mine(character(cost=4))
    (tune,) = table.hand(song("draw(1)", cost=3))
    table.choose(f"sing:{tune}")
    assert table.targets() == {tall, taller}
    table.refused(f"target:{small}")
    table.choose(f"target:{tall}")
    assert table.is_exerted(tall)
    assert not table.is_exerted(taller)


@pytest.mark.rule("LOR-SONG.03")
def test_a_sung_song_counts_as_played() -> None:
    table = Table()
    singer = table.mine(character(1, 3, "when(plays(song), gain_lore(2))", cost=3))
    watcher = table.mine(character(1, 3, "when(plays(action, nth=2), gain_lore(5))"))
    tune, deed = table.hand(song("draw(1)"), action("draw(1)"))
    table.sing(tune, singer)
    assert table.lore_of() == 2
    table.play(deed)
    assert table.lore_of() == 7, "the song was the first action of the turn"
    assert not table.is_exerted(watcher)


@pytest.mark.rule("LOR-SONG.04")
def test_a_character_played_this_turn_cannot_sing() -> None:
    table = Table()
    hero, tune = table.hand(character(cost=5, keywords=["rush"]), song("draw(1)", cost=3))
    table.play(hero)
    assert table.refused(f"sing:{tune}") == "LOR-SONG.04"
    table.until_turn_of(1)
    table.until_turn_of(ME)
    table.sing(tune, hero)
    assert table.where(tune) == "discard"
    assert table.is_exerted(hero)


@pytest.mark.rule("LOR-SONG.05")
def test_an_exerted_character_cannot_sing() -> None:
    table = Table()
    singer = table.mine(character(cost=5))
    first, second = table.hand(song("draw(1)"), song("draw(1)"))
    table.sing(first, singer)
    assert table.refused(f"sing:{second}") == "LOR-SONG.05"


@pytest.mark.rule("LOR-SONG.06")
def test_a_song_may_always_be_paid_for_with_ink() -> None:
    table = Table(ink=2)
    (tune,) = table.hand(song("draw(1)", cost=2))
    table.play(tune)
    assert table.ready_ink() == 0
    assert table.where(tune) == "discard"
    table = Table(ink=2)
    singer = table.mine(character(cost=2))
    (tune,) = table.hand(song("draw(1)", cost=2))
    assert {f"play:{tune}", f"sing:{tune}"} <= set(table.options)
    table.play(tune)
    assert table.ready_ink() == 0
    assert not table.is_exerted(singer)
    assert "Sang" not in table.kinds()


@pytest.mark.rule("LOR-SONG.07")
def test_the_difference_of_a_dearer_singer_is_not_regained() -> None:
    table = Table(ink=0)
    table.inkwell(1, exerted=3)
    singer = table.mine(character(cost=5))
    (tune,) = table.hand(song("draw(1)", cost=2))
    table.sing(tune, singer)
    assert table.player().ink == InkView(1, 3, 4)
    assert table.view().effects == ()


@pytest.mark.rule("LOR-SONG.08")
def test_the_cost_of_the_singer_counts_not_what_was_paid_for_it() -> None:
    table = Table(ink=1)
    deed, hero, tune = table.hand(
        action("play(character, free=yes)", cost=1), character(cost=5), song("draw(1)", cost=5)
    )
    table.play(deed, hero)
    assert table.where(hero) == "play"
    table.until_turn_of(1)
    table.until_turn_of(ME)
    table.sing(tune, hero)
    assert table.where(tune) == "discard"


@pytest.mark.rule("LOR-SONG.08")
def test_a_discount_does_not_make_a_smaller_singer() -> None:
    table = Table(ink=10)
    table.mine(character(1, 3, "always(pay_less(3, card))", cost=1))
    singer = table.mine(character(cost=5))
    (tune,) = table.hand(song("draw(1)", cost=5))
    assert next(card for card in table.player().hand if card.card == tune).price == 2
    table.choose(f"sing:{tune}")  # only one can: the song still costs 5, and so does the singer
    assert table.is_exerted(singer)


@pytest.mark.rule("LOR-SONG.09")
def test_what_singing_sets_off_resolves_after_the_song() -> None:
    table = Table()
    singer = table.mine(character(1, 3, "when(sings(this), gain_lore(count(character, opposing)))", cost=3))
    table.theirs(character(1, 3))
    foe = table.theirs(character(1, 3))
    (tune,) = table.hand(song("banish(chosen(character, opposing))", "draw(1)"))
    table.sing(tune, singer)
    assert table.targets(), "the song asks first"
    assert table.lore_of() == 0
    table.choose(f"target:{foe}")
    assert table.lore_of() == 1
    kinds = table.kinds()
    assert kinds.index("Banished") < kinds.index("CardDrawn") < kinds.index("AbilityResolved")


@pytest.mark.rule("LOR-SONG.10")
def test_who_cannot_exert_to_sing_cannot_pay_for_a_song() -> None:
    table = Table()
    ulf = table.mine("5-73")
    (tune,) = table.hand(song("draw(1)", cost=1))
    assert table.refused(f"sing:{tune}") == "LOR-SONG.10"
    assert f"quest:{ulf}" in table.options
    table = Table()
    ulf = table.mine("5-73")
    others = {table.mine(character(cost=1)), table.mine(character(cost=2))}
    (tune,) = table.hand(song("draw(1)", cost=1))
    table.choose(f"sing:{tune}")
    assert table.targets() == others
