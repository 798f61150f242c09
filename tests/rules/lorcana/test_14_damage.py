"""Danno: dealt, put, moved and removed."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, location

HURT = "when(dealt_damage(this), gain_lore(1))"
TAKEN = "when(takes_damage(this), gain_lore(1))"


@pytest.mark.rule("LOR-DMG.01")
def test_damage_adds_up() -> None:
    table = Table()
    foe = table.theirs(character(1, 5), damage=1)
    (deed,) = table.hand(action("deal(2, chosen(character))"))
    table.play(deed)
    assert table.damage(foe) == 3


@pytest.mark.rule("LOR-DMG.02")
def test_damage_at_or_above_willpower_banishes() -> None:
    for amount, zone in ((3, "play"), (4, "discard"), (5, "discard")):
        table = Table()
        foe = table.theirs(character(1, 4))
        (deed,) = table.hand(action(f"deal({amount}, chosen(character))"))
        table.play(deed)
        assert table.where(foe) == zone


@pytest.mark.rule("LOR-DMG.03")
def test_a_banished_card_goes_to_its_own_players_discard() -> None:
    table = Table()
    foe = table.theirs(character(1, 4))
    (deed,) = table.hand(action("banish(chosen(character))"))
    table.play(deed)
    assert [card.card for card in table.player(THEM).discard] == [foe]
    assert [card.card for card in table.player(ME).discard] == [deed]


@pytest.mark.rule("LOR-DMG.04")
def test_damage_stays_across_turns() -> None:
    table = Table()
    hero = table.mine(character(1, 4), damage=2)
    foe = table.theirs(character(1, 4), damage=1)
    for seat in (THEM, ME, THEM, ME):
        table.until_turn_of(seat)
        assert table.damage(hero) == 2
        assert table.damage(foe) == 1


@pytest.mark.rule("LOR-DMG.05")
def test_moved_damage_is_not_dealt() -> None:
    table = Table()
    hurt = table.mine(character(1, 9), damage=2)
    hero = table.mine(character(1, 9, HURT, "when(is_damaged(this), gain_lore(1))"))
    deed, blow = table.hand(
        action("move_damage(2, chosen(character, yours, damaged), chosen(character, yours, undamaged))"),
        action("deal(1, chosen(character, yours, damaged))"),
    )
    table.play(deed)
    assert table.damage(hero) == 2
    assert table.damage(hurt) == 0
    assert table.lore_of() == 0
    table.play(blow)
    assert table.damage(hero) == 3
    table.choose("trigger:0")
    assert table.lore_of() == 2, "dealt damage does set them off"


@pytest.mark.rule("LOR-DMG.05", "LOR-AMB.07")
@pytest.mark.parametrize(("option", "counted"), [("strict", 0), ("wide", 1)])
@pytest.mark.parametrize(
    "words",
    [
        "move_damage(1, chosen(character, yours, damaged), chosen(character, opposing))",
        "put_damage(1, chosen(character, opposing))",
    ],
)
def test_moved_and_put_damage_has_not_damaged_this_turn(words: str, option: str, counted: int) -> None:
    table = Table(damage_words=option)
    table.mine(character(1, 9), damage=2)
    foe = table.theirs(character(1, 9))
    deed, count = table.hand(action(words), action("gain_lore(count(character, opposing, damaged_this_turn))"))
    table.play(deed)
    assert table.damage(foe) == 1
    table.play(count)
    assert table.lore_of() == counted


@pytest.mark.rule("LOR-DMG.05", "LOR-AMB.07")
@pytest.mark.parametrize(("option", "counted"), [("strict", 0), ("wide", 1)])
def test_damage_taken_for_another_has_not_damaged_this_turn(option: str, counted: int) -> None:
    table = Table(damage_words=option)
    shield = table.theirs(character(1, 9, "always(redirects_damage(character, yours, other))"))
    ward = table.theirs(character(1, 9))
    deed, count = table.hand(
        action("deal(1, chosen(character, opposing))"),
        action("gain_lore(count(character, opposing, damaged_this_turn))"),
    )
    table.play(deed, ward)
    assert table.damage(shield) == 1
    table.play(count)
    assert table.lore_of() == counted


@pytest.mark.rule("LOR-DMG.06")
def test_what_changes_dealt_damage_leaves_moved_damage_alone() -> None:
    for protection in (["resist(2)"], []):
        table = Table()
        table.mine(character(1, 9), damage=2)
        abilities = () if protection else ("always(cannot(this, be_dealt_damage))",)
        foe = table.theirs(character(1, 9, *abilities, keywords=protection))
        (deed,) = table.hand(action("move_damage(2, chosen(character, yours), chosen(character, opposing))"))
        table.play(deed)
        assert table.damage(foe) == 2


@pytest.mark.rule("LOR-DMG.07")
def test_damage_moves_between_characters_and_locations() -> None:
    table = Table()
    hero = table.mine(character(1, 9), damage=2)
    place = table.mine(location(6))
    there, back = table.hand(
        action("move_damage(1, chosen(character, yours), chosen(location, yours))"),
        action("move_damage(1, chosen(location, yours), chosen(character, yours))"),
    )
    table.play(there)
    assert (table.damage(hero), table.damage(place)) == (1, 1)
    table.play(back)
    assert (table.damage(hero), table.damage(place)) == (2, 0)


@pytest.mark.rule("LOR-DMG.08")
def test_an_effect_and_a_challenge_deal_damage() -> None:
    table = Table()
    hero = table.mine(character(3, 9))
    foe = table.theirs(character(1, 9, HURT, keywords=["resist(1)"]), exerted=True)
    (deed,) = table.hand(action("deal(2, chosen(character, opposing))"))
    table.play(deed)
    assert table.damage(foe) == 1
    assert table.lore_of(THEM) == 1
    table.challenge(hero, foe)
    assert table.damage(foe) == 3
    assert table.lore_of(THEM) == 2


@pytest.mark.rule("LOR-DMG.09")
def test_putting_damage_is_not_dealing_it() -> None:
    table = Table()
    foe = table.theirs(character(1, 9, HURT, keywords=["resist(1)"]))
    (deed,) = table.hand(action("put_damage(1, chosen(character))"))
    table.play(deed)
    assert table.damage(foe) == 1
    assert table.lore_of(THEM) == 0


@pytest.mark.rule("LOR-DMG.10")
def test_no_more_damage_is_removed_than_there_is() -> None:
    table = Table()
    hero = table.mine(character(1, 9), damage=1)
    (deed,) = table.hand(action("do(heal(3, chosen(character)), gain_lore(that_much))"))
    table.play(deed)
    assert set(table.options) == {"amount:0", "amount:1"}
    table.choose("amount:1")
    assert table.damage(hero) == 0
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-DMG.10")
def test_not_even_when_the_text_names_a_higher_number() -> None:
    table = Table()
    hero = table.mine(character(1, 9), damage=1)
    (deed,) = table.hand(action("heal(3, chosen(character), exactly=yes)", "gain_lore(that_much)"))
    table.play(deed)
    assert table.damage(hero) == 0
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-DMG.11")
def test_no_more_damage_is_moved_than_there_is() -> None:
    table = Table()
    hero = table.mine(character(1, 9), damage=1)
    foe = table.theirs(character(1, 9), damage=3)
    (deed,) = table.hand(
        action(
            "move_damage(2, chosen(character, yours), chosen(character, opposing), up_to=yes)", "gain_lore(that_much)"
        )
    )
    table.play(deed)
    assert set(table.options) == {"amount:0", "amount:1"}
    table.choose("amount:1")
    assert table.damage(hero) == 0
    assert table.damage(foe) == 4
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-DMG.12")
def test_put_moved_and_dealt_damage_are_all_taken() -> None:
    for effect in (
        "put_damage(1, chosen(character, opposing))",
        "move_damage(1, chosen(character, yours), chosen(character, opposing))",
        "deal(1, chosen(character, opposing))",
    ):
        table = Table()
        table.mine(character(1, 9), damage=1)
        foe = table.theirs(character(1, 9, TAKEN))
        (deed,) = table.hand(action(effect))
        table.play(deed)
        assert table.damage(foe) == 1
        assert table.lore_of(THEM) == 1


@pytest.mark.rule("LOR-DMG.13")
def test_damage_is_gone_when_a_card_leaves_play() -> None:
    table = Table()
    hero = table.mine(character(1, 9), damage=2)
    (deed,) = table.hand(action("return_to_hand(chosen(character, yours))"))
    table.play(deed)
    assert table.where(hero) == "hand"
    table.play(hero)
    assert table.damage(hero) == 0


@pytest.mark.rule("LOR-DMG.14")
def test_damage_to_several_is_placed_together() -> None:
    table = Table()
    weak = table.theirs(character(1, 2, name="Weak"))
    others = [table.theirs(character(1, 3)), table.theirs(character(1, 3))]
    (deed,) = table.hand(action("deal(2, every(character, opposing))"))
    table.play(deed)
    assert table.where(weak) == "discard"
    assert [table.damage(card) for card in others] == [2, 2]
    wanted = ("DamageDealt", "Banished")
    assert [kind for kind in table.kinds() if kind in wanted] == ["DamageDealt"] * 3 + ["Banished"]


@pytest.mark.rule("LOR-DMG.14")
def test_nobody_reacts_between() -> None:
    """A protector whose Resist ends with it protects from all of the damage that banishes it."""
    table = Table()
    guard = table.theirs(character(1, 2, "always(gains(every(character, yours, other), resist(1)))"))
    friend = table.theirs(character(1, 3))
    (deed,) = table.hand(action("deal(2, every(character, opposing))"))
    table.play(deed)
    assert table.where(guard) == "discard"
    assert table.damage(friend) == 1


@pytest.mark.rule("LOR-DMG.15")
def test_each_target_has_its_own_modifiers() -> None:
    table = Table()
    plain = table.theirs(character(1, 9))
    tough = table.theirs(character(1, 9, keywords=["resist(1)"]))
    (deed,) = table.hand(action("deal(3, every(character, opposing))"))
    table.play(deed)
    assert table.damage(plain) == 3
    assert table.damage(tough) == 2


@pytest.mark.rule("LOR-DMG.16")
def test_under_the_wide_option_all_damage_words_mean_the_same() -> None:
    for words, lore in (("strict", 0), ("wide", 1)):
        for effect in (
            "move_damage(1, chosen(character, yours), chosen(character, opposing))",
            "put_damage(1, chosen(character, opposing))",
        ):
            for ability in (HURT, "when(is_damaged(this), gain_lore(1))"):
                table = Table(damage_words=words)
                table.mine(character(1, 9), damage=1)
                foe = table.theirs(character(1, 9, ability, keywords=["resist(1)"]))
                (deed,) = table.hand(action(effect))
                table.play(deed)
                assert table.damage(foe) == 1, "Resist never touches it"
                assert table.lore_of(THEM) == lore
