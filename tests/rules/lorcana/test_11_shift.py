"""Trasformazione: a character played on top of another one of the same name."""

from typing import Any

import pytest

from ludoteca.games.lorcana.state.cards import Card
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

SLEUTH = "5-88"
"""Robin Hood, Sneaky Sleuth: cost 5, Shift 3."""


def flood(strength: int = 3, willpower: int = 5, *abilities: str, ink: int = 3, **facts: Any) -> Card:
    """A character called Elsa with Shift."""
    given = {"name": "Elsa", "cost": 6, "classes": ("Floodborn",), "version": "Flood", **facts}
    return character(strength, willpower, *abilities, keywords=[f"shift({ink})"], **given)


def elsa(strength: int = 1, willpower: int = 3, *abilities: str, **facts: Any) -> Card:
    return character(strength, willpower, *abilities, name="Elsa", **facts)


@pytest.mark.rule("LOR-SHIFT.01")
def test_shift_needs_a_character_of_that_name() -> None:
    table = Table()
    (robin,) = table.hand(SLEUTH)
    assert table.refused(f"shift:{robin}") == "LOR-SHIFT.01"
    table = Table()
    table.mine(character(name="Elsa"))
    table.theirs("3-189")  # Robin Hood, but an opponent's
    table.discarded("3-189")
    (robin, _) = table.hand(SLEUTH, "3-189")
    assert table.refused(f"shift:{robin}") == "LOR-SHIFT.01"


@pytest.mark.rule("LOR-SHIFT.01")
def test_an_item_of_that_name_does_not_do_nor_a_character_without_shift() -> None:
    table = Table()
    table.mine(item(name="Elsa"))
    table.mine(character(name="Anna"))
    shifter, plain = table.hand(flood(), character(name="Anna"))
    assert table.refused(f"shift:{shifter}") == "LOR-SHIFT.01"
    assert table.refused(f"shift:{plain}") == "LOR-SHIFT.01"


@pytest.mark.rule("LOR-SHIFT.02", "LOR-SHIFT.03")
def test_the_shift_cost_is_paid_and_the_new_card_lies_on_top() -> None:
    table = Table(ink=3)
    base = table.mine("3-189")
    (robin,) = table.hand(SLEUTH)
    assert table.refused(f"play:{robin}") == "LOR-PLAY.03"
    table.choose(f"shift:{robin}")
    assert table.ready_ink() == 0
    assert [shown.card for shown in table.player().characters] == [robin]
    assert table.where(base) == "under"
    assert [below.card for below in table.seen(robin).under_cards] == [base]
    assert table.seen(robin).id == SLEUTH


@pytest.mark.rule("LOR-SHIFT.02")
def test_with_less_ink_than_the_shift_cost_it_is_refused() -> None:
    table = Table(ink=2)
    table.mine("3-189")
    (robin,) = table.hand(SLEUTH)
    assert table.refused(f"shift:{robin}") == "LOR-PLAY.03"


@pytest.mark.rule("LOR-SHIFT.04")
def test_any_version_will_do() -> None:
    for chosen in (0, 1):
        table = Table(ink=3)
        bases = [table.mine("3-189"), table.mine("2-193")]
        (robin,) = table.hand(SLEUTH)
        table.choose(f"shift:{robin}")
        assert table.targets() == set(bases)
        table.choose(f"target:{bases[chosen]}")
        assert table.where(bases[chosen]) == "under"
        assert table.where(bases[1 - chosen]) == "play"


@pytest.mark.rule("LOR-SHIFT.05")
def test_shifting_is_optional() -> None:
    table = Table(ink=5)
    base = table.mine("3-189")
    (robin,) = table.hand(SLEUTH)
    assert {f"play:{robin}", f"shift:{robin}"} <= set(table.options)
    table.play(robin)
    assert table.ready_ink() == 0
    assert [shown.card for shown in table.player().characters] == [base, robin]
    assert table.seen(robin).under == 0


@pytest.mark.rule("LOR-SHIFT.06")
def test_only_its_own_characteristics_and_abilities_count() -> None:
    table = Table()
    base = table.mine(elsa(7, 9, "use(pay(1), then=draw(1))", lore=4, keywords=["evasive"], classes=("Queen",)))
    mate = table.mine(character(1, 3, 'always(gets(this, strength=5), given=have(character, classed("Queen")))'))
    (shifter,) = table.hand(flood(2, 5, lore=1))
    assert table.ability(base) in table.options
    assert table.strength(mate) == 6
    table.choose(f"shift:{shifter}")
    assert not [option for option in table.options if option.startswith("use:")]
    assert (table.strength(shifter), table.willpower(shifter), table.lore_value(shifter)) == (2, 5, 1)
    assert set(table.keywords(shifter)) == {"shift"}
    assert table.strength(mate) == 1
    assert [word.en for word in table.seen(shifter).classes] == ["Floodborn"]


@pytest.mark.rule("LOR-SHIFT.07")
def test_the_damage_stays() -> None:
    table = Table()
    table.mine(elsa(1, 3), damage=2)
    (shifter,) = table.hand(flood(2, 5))
    table.choose(f"shift:{shifter}")
    assert table.damage(shifter) == 2


@pytest.mark.rule("LOR-SHIFT.08")
def test_the_effects_on_the_original_go_on() -> None:
    table = Table()
    table.mine(elsa(1, 3))
    deed, shifter = table.hand(
        action("gets(chosen(character, yours), strength=2, until=this_turn)", "cannot(it, quest, until=this_turn)"),
        flood(3, 5),
    )
    table.play(deed)
    table.choose(f"shift:{shifter}")
    assert table.strength(shifter) == 5
    assert table.refused(f"quest:{shifter}") == "LOR-QUEST.05"
    table.end_turn()
    assert table.strength(shifter) == 3


@pytest.mark.rule("LOR-SHIFT.09")
def test_on_an_exerted_character_it_is_exerted() -> None:
    table = Table()
    table.mine(elsa(), exerted=True)
    (shifter,) = table.hand(flood())
    table.choose(f"shift:{shifter}")
    assert table.is_exerted(shifter)
    assert table.refused(f"quest:{shifter}") == "LOR-STATE.02"


@pytest.mark.rule("LOR-SHIFT.10")
def test_on_one_that_could_act_it_acts_at_once() -> None:
    table = Table()
    foe = table.theirs(character(1, 9), exerted=True)
    table.mine(elsa())
    (shifter,) = table.hand(flood(lore=2))
    table.choose(f"shift:{shifter}")
    assert not table.seen(shifter).drying
    assert {f"quest:{shifter}", f"challenge:{shifter}"} <= set(table.options)
    table.quest(shifter)
    assert table.lore_of() == 2
    assert table.damage(foe) == 0


@pytest.mark.rule("LOR-SHIFT.11")
def test_on_one_still_drying_it_is_drying() -> None:
    table = Table()
    base, shifter = table.hand(elsa(), flood())
    table.play(base)
    table.choose(f"shift:{shifter}")
    assert table.seen(shifter).drying
    assert table.refused(f"quest:{shifter}") == "LOR-QUEST.03"


@pytest.mark.rule("LOR-SHIFT.12")
def test_the_cards_under_it_go_with_it() -> None:
    ways = {
        "return_to_hand(chosen(character, opposing))": "hand",
        "banish(chosen(character, opposing))": "discard",
        "put_in_inkwell(chosen(character, opposing))": "inkwell",
        "shuffle_into_deck(chosen(character, opposing))": "deck",
    }
    for effect, zone in ways.items():
        table = Table()
        top = table.theirs(flood(), on=(elsa(1, 1), elsa(2, 2)))
        (deed,) = table.hand(action(effect))
        below = [card.card for card in table.seen(top).under_cards]
        assert len(below) == 2
        table.play(deed)
        assert [table.where(card) for card in (top, *below)] == [zone] * 3
        piles = {"hand": table.match.hand, "discard": table.match.discard, "inkwell": table.match.ink}
        pile = piles.get(zone, table.match.deck)
        assert {top, *below} <= set(pile[THEM])
        assert table.match.problems() == []


@pytest.mark.rule("LOR-SHIFT.13")
def test_a_shifted_card_counts_as_played() -> None:
    table = Table()
    table.mine(elsa())
    table.mine(character(1, 3, "when(plays(character), gain_lore(1))"))
    (shifter,) = table.hand(flood(3, 5, "when(plays(this), draw(2))"))
    table.choose(f"shift:{shifter}")
    table.choose("trigger:0")
    assert table.lore_of() == 1
    assert table.hand_size() == 2


@pytest.mark.rule("LOR-SHIFT.14")
def test_one_that_enters_exerted_is_exerted_on_a_ready_base() -> None:
    table = Table()
    table.mine(elsa())
    (shifter,) = table.hand(flood(3, 5, "always(enters_exerted(this))"))
    table.choose(f"shift:{shifter}")
    assert table.is_exerted(shifter)
    assert not table.seen(shifter).drying


@pytest.mark.rule("LOR-SHIFT.15")
def test_it_may_sing_at_once_on_a_dry_ready_base() -> None:
    table = Table()
    table.mine(elsa(cost=1))
    shifter, tune = table.hand(flood(cost=6), song("draw(1)", cost=6))
    assert table.refused(f"sing:{tune}") == "LOR-SONG.02"
    table.choose(f"shift:{shifter}")
    table.sing(tune, shifter)
    assert table.is_exerted(shifter)
    assert table.where(tune) == "discard"


@pytest.mark.rule("LOR-SHIFT.16")
def test_a_classification_shift_asks_for_that_classification() -> None:
    table = Table()
    pups = {table.mine(character(name=name, classes=("Storyborn", "Puppy"))) for name in ("Lucky", "Patch")}
    other = table.mine(character(name="Thunderbolt", classes=("Hero",)))
    table.theirs(character(name="Rolly", classes=("Puppy",)))
    (dog,) = table.hand("7-23")
    table.choose(f"shift:{dog}")
    assert table.targets() == pups
    assert table.refused(f"target:{other}") == "LOR-RES.05"


@pytest.mark.rule("LOR-SHIFT.17")
def test_a_universal_shift_may_be_done_on_any_of_ones_characters() -> None:
    table = Table(ink=4)
    own = {table.mine(character(name=name)) for name in ("Elsa", "Anna", "Olaf")}
    table.mine(item())
    table.mine(location())
    table.theirs(character(name="Hans"))
    (robot,) = table.hand("7-104")
    table.choose(f"shift:{robot}")
    assert table.targets() == own
    table.choose(f"target:{min(own)}")
    assert table.where(min(own)) == "under"
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-SHIFT.18")
def test_the_variants_count_as_shift() -> None:
    heals = "when(plays(this), given(used_shift, gain_lore(3)))"
    for keyword in ("shift(2)", "shift(2, any)", 'shift(2, classed("Storyborn"))'):
        table = Table()
        table.mine(elsa())
        (shifter,) = table.hand(character(3, 5, heals, name="Elsa", keywords=[keyword]))
        table.choose(f"shift:{shifter}")
        assert table.lore_of() == 3
        table = Table()
        (shifter,) = table.hand(character(3, 5, heals, name="Elsa", keywords=[keyword]))
        table.play(shifter)
        assert table.lore_of() == 0
    table = Table()
    table.mine(character(name="Anyone"), damage=2)
    (robot,) = table.hand("7-104")
    table.choose(f"shift:{robot}")
    assert table.damage(robot) == 0


@pytest.mark.rule("LOR-SHIFT.18")
def test_a_discount_on_shift_counts_for_the_variants() -> None:
    table = Table(ink=3)
    table.mine(character(1, 3, "always(shift_pay_less(1, character))", name="Anyone"))
    (robot,) = table.hand("7-104")
    table.choose(f"shift:{robot}")
    assert table.where(robot) == "play"
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-SHIFT.19")
def test_a_shift_cost_may_be_discarding() -> None:
    table = Table(ink=0)
    base = table.mine("4-71")
    herald, deed, hero = table.hand("4-70", action("draw(1)"), character())
    table.choose(f"shift:{herald}", f"target:{deed}")
    assert table.where(deed) == "discard"
    assert table.where(hero) == "hand"
    assert table.where(herald) == "play"
    assert table.where(base) == "under"
    assert "InkPaid" not in table.kinds()
    table = Table(ink=10)
    table.mine("4-71")
    herald, hero = table.hand("4-70", character())
    assert table.refused(f"shift:{herald}") == "LOR-SHIFT.19"


@pytest.mark.rule("LOR-SHIFT.20")
def test_discounts_reduce_the_shift_cost() -> None:
    table = Table(ink=3)
    table.mine(elsa())
    table.mine(character(1, 3, "always(pay_less(1, character))"))
    (shifter,) = table.hand(flood(ink=4))
    table.choose(f"shift:{shifter}")
    assert table.where(shifter) == "play"
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-SHIFT.21")
def test_all_names_of_both_cards_count() -> None:
    table = Table()
    jetsam = table.mine("1-46")
    flotsam = table.mine(character(name="Flotsam"))
    table.mine(character(name="Ursula"))
    (eels, *_) = table.hand("4-44", character(), character())
    table.choose(f"shift:{eels}")
    assert table.targets() == {jetsam, flotsam}
    table = Table()
    eels = table.mine("4-44")
    (shifter,) = table.hand(character(name="Jetsam", keywords=["shift(2)"]))
    table.choose(f"shift:{shifter}")
    assert table.where(eels) == "under"


@pytest.mark.rule("LOR-SHIFT.22")
def test_a_base_may_be_valid_for_other_names() -> None:
    table = Table()
    morph = table.mine("3-81")
    own = table.mine(elsa())
    (shifter,) = table.hand(flood())
    table.choose(f"shift:{shifter}")
    assert table.targets() == {morph, own}
    table = Table()
    turbo = table.mine("5-106")
    (sweet, other) = table.hand("5-154", flood())
    assert table.refused(f"shift:{other}") == "LOR-SHIFT.01"
    table.choose(f"shift:{sweet}")
    assert table.where(turbo) == "under"


@pytest.mark.rule("LOR-SHIFT.23")
def test_it_stays_at_the_location_of_the_base() -> None:
    table = Table()
    place = table.mine(location(5, "when(moves_here(character), gain_lore(1))"))
    table.mine(elsa(), at=place)
    (shifter,) = table.hand(flood())
    table.choose(f"shift:{shifter}")
    assert table.seen(shifter).at == place
    assert table.seen(place).here == (shifter,)
    assert table.lore_of() == 0, "it has not moved"


@pytest.mark.rule("LOR-SHIFT.24")
def test_lethal_damage_that_it_keeps_banishes_it_before_its_abilities() -> None:
    table = Table()
    base = table.mine(character(2, 6, name="Anyone"), damage=5)
    (robot,) = table.hand("7-104")
    happened = [event.kind for event in table.choose(f"shift:{robot}")]
    assert table.where(robot) == "discard"
    assert table.where(base) == "discard"
    assert "DamageRemoved" not in happened
    assert happened.index("CardShifted") < happened.index("Banished")
    table = Table()
    table.mine(character(2, 6, name="Anyone"), damage=4)
    (robot,) = table.hand("7-104")
    table.choose(f"shift:{robot}")
    assert table.damage(robot) == 0


@pytest.mark.rule("LOR-SHIFT.25")
def test_the_base_is_neither_banished_nor_does_it_leave() -> None:
    table = Table()
    table.mine(elsa(1, 3, "when(banished(this), gain_lore(1))", "when(leaves(this), gain_lore(1))"))
    table.mine(item("when(banished(character, yours), gain_lore(1))", "when(leaves(character, yours), gain_lore(1))"))
    (shifter,) = table.hand(flood())
    table.choose(f"shift:{shifter}")
    assert table.lore_of() == 0
    assert "Banished" not in table.kinds()
    assert "end" in table.options


@pytest.mark.rule("LOR-SHIFT.26")
def test_the_base_still_sees_what_covers_it() -> None:
    table = Table()
    base = table.mine(elsa(1, 3, 'when(plays(character, classed("Floodborn")), gain_lore(2))'))
    first, second = table.hand(flood(), flood())
    table.choose(f"shift:{first}")
    assert table.lore_of() == 2
    assert table.where(base) == "under"
    table.play(second)
    assert table.lore_of() == 2, "once covered, it sees nothing more"
    assert table.asked == ME


@pytest.mark.rule("LOR-SHIFT.02")
def test_what_an_effect_chose_before_may_pay_for_a_shift() -> None:
    table = Table()
    base = table.mine(character(1, 3, name="Elsa"))
    pawns = [table.mine(character(1, 3, name="Pawn")) for _ in range(2)]
    cost = "shift(cost=banish(chosen(character, yours, another)))"
    hero, deed = table.hand(character(4, 4, name="Elsa", keywords=[cost]), action("heal(1, chosen(character))"))
    table.play(deed, pawns[0])
    table.choose(f"shift:{hero}")
    assert table.targets() == {base, *pawns}
