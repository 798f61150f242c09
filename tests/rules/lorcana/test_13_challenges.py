"""Sfida: who may challenge whom, and what the challenge does."""

import pytest

from ludoteca.games.lorcana.state.view_types import ChallengeView
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location


@pytest.mark.rule("LOR-CHAL.01")
def test_a_challenge_exerts_the_challenger() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    foe = table.theirs(character(1, 5), exerted=True)
    table.challenge(hero, foe)
    assert table.is_exerted(hero)
    assert table.refused(f"challenge:{hero}") == "LOR-STATE.02"


@pytest.mark.rule("LOR-CHAL.02")
def test_the_target_is_an_exerted_opposing_character() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    mate = table.mine(character(1, 5), exerted=True)
    foes = {table.theirs(character(1, 5), exerted=True), table.theirs(character(1, 5), exerted=True)}
    ready = table.theirs(character(1, 5))
    thing = table.theirs(item(), exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == foes
    for other in (mate, ready, thing, hero):
        table.refused(f"target:{other}")


@pytest.mark.rule("LOR-CHAL.02")
def test_ones_own_exerted_character_is_no_target() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    table.mine(character(1, 5), exerted=True)
    assert table.refused(f"challenge:{hero}") == "LOR-CHAL.03"


@pytest.mark.rule("LOR-CHAL.03")
def test_a_ready_character_cannot_be_challenged() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    table.theirs(character(1, 5))
    assert table.refused(f"challenge:{hero}") == "LOR-CHAL.03"
    table = Table()
    hero = table.mine(character(1, 5))
    ready = table.theirs(character(1, 5))
    table.theirs(character(1, 5), exerted=True)
    table.theirs(character(1, 5), exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.refused(f"target:{ready}") == "LOR-CHAL.03"


@pytest.mark.rule("LOR-CHAL.04")
def test_both_deal_their_damage_at_the_same_time() -> None:
    table = Table()
    hero = table.mine(character(2, 2))
    foe = table.theirs(character(2, 2), exerted=True)
    table.challenge(hero, foe)
    assert table.where(hero) == "discard"
    assert table.where(foe) == "discard"


@pytest.mark.rule("LOR-CHAL.05")
def test_the_damage_is_the_dealers_strength() -> None:
    table = Table()
    hero = table.mine(character(3, 9))
    foe = table.theirs(character(1, 9), exerted=True)
    table.challenge(hero, foe)
    assert table.damage(foe) == 3
    assert table.damage(hero) == 1


@pytest.mark.rule("LOR-CHAL.06", "LOR-AMB.08")
def test_pete_challenges_taffyta() -> None:
    table = Table()
    pete = table.mine("5-195")
    taffyta = table.theirs("5-103", exerted=True)
    table.challenge(pete, taffyta)
    assert [card.card for card in table.player(THEM).discard] == [taffyta]
    assert table.is_exerted(pete)
    assert table.damage(pete) == 2
    dealt = {event.things[0]: event.things[1] for event in table.events if event.kind == "DamageDealt"}
    assert dealt == {taffyta: 3, pete: 2}


@pytest.mark.rule("LOR-CHAL.07")
def test_challenging_is_optional_and_yields_no_lore() -> None:
    table = Table()
    hero = table.mine(character(3, 3, lore=2))
    foe = table.theirs(character(1, 3, lore=2), exerted=True)
    assert {f"challenge:{hero}", "end"} <= set(table.options)
    table.challenge(hero, foe)
    assert table.where(foe) == "discard"
    assert (table.lore_of(ME), table.lore_of(THEM)) == (0, 0)


@pytest.mark.rule("LOR-CHAL.08")
def test_only_characters_challenge() -> None:
    table = Table()
    place = table.mine(location())
    thing = table.mine(item())
    table.theirs(character(1, 3), exerted=True)
    assert table.refused(f"challenge:{place}") == "LOR-CHAL.08"
    assert table.refused(f"challenge:{thing}") == "LOR-CHAL.08"


@pytest.mark.rule("LOR-CHAL.09")
def test_only_the_two_cards_are_in_the_challenge() -> None:
    table = Table()
    hero = table.mine(character(2, 5, "when(challenges(this), banish(chosen(character, opposing, ready)))"))
    foe = table.theirs(character(1, 2, "when(banished_in_challenge(this), gain_lore(1))"), exerted=True)
    third = table.theirs(
        character(1, 3, "when(banished_in_challenge(this), gain_lore(3))", "when(banished(this), draw(1))")
    )
    table.challenge(hero, foe)
    assert table.where(third) == "discard"
    assert table.hand_size(THEM) == 1
    assert table.lore_of(THEM) == 1, "only the challenged one was banished in the challenge"


@pytest.mark.rule("LOR-CHAL.10")
def test_declaration_bag_damage_bag() -> None:
    table = Table()
    hero = table.mine(character(2, 5, "when(challenges(this), draw(1))", "when(banishes(this), draw(1))"))
    foe = table.theirs(character(1, 2), exerted=True)
    table.challenge(hero, foe)
    wanted = ("ChallengeDeclared", "AbilityResolved", "DamageDealt", "Banished")
    steps = [kind for kind in table.kinds() if kind in wanted]
    assert steps == [
        "ChallengeDeclared", "AbilityResolved", "DamageDealt", "DamageDealt", "Banished", "AbilityResolved",
    ]  # fmt: skip


@pytest.mark.rule("LOR-CHAL.11")
def test_the_challenger_is_ready_and_dry() -> None:
    table = Table()
    table.theirs(character(1, 5), exerted=True)
    drying = table.mine(character(), drying=True)
    tired = table.mine(character(), exerted=True)
    rash = table.mine(character(keywords=["rush"]), drying=True)
    allowed = table.mine(character(1, 3, "always(can(this, challenge_while_drying))"), drying=True)
    assert table.refused(f"challenge:{drying}") == "LOR-CHAL.11"
    assert table.refused(f"challenge:{tired}") == "LOR-STATE.02"
    assert {f"challenge:{rash}", f"challenge:{allowed}"} <= set(table.options)


@pytest.mark.rule("LOR-CHAL.12")
def test_restrictions_are_checked_before_bonuses_while_challenging() -> None:
    table = Table()
    small = table.mine(character(1, 5, keywords=["challenger(3)"]))
    tall = table.mine(character(2, 5))
    foe = table.theirs(
        character(1, 9, "always(cannot(this, be_challenged_by(character, strength(least=2))))"), exerted=True
    )
    table.refused(f"challenge:{tall}")
    table.challenge(small, foe)
    assert table.damage(foe) == 4


@pytest.mark.rule("LOR-CHAL.12")
def test_who_cannot_challenge_stays_ready() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(cannot(this, challenge))"))
    table.theirs(character(1, 9), exerted=True)
    assert table.refused(f"challenge:{hero}") == "LOR-CHAL.12"
    assert not table.is_exerted(hero)


@pytest.mark.rule("LOR-CHAL.13")
def test_while_challenging_begins_with_the_declaration() -> None:
    table = Table()
    hero = table.mine(
        character(1, 5, "when(challenges(this), gain_lore(strength_of(this)))", keywords=["challenger(2)"])
    )
    foe = table.theirs(character(1, 9), exerted=True)
    assert table.strength(hero) == 1
    table.challenge(hero, foe)
    assert table.lore_of() == 3
    assert table.damage(foe) == 3


@pytest.mark.rule("LOR-CHAL.14")
def test_abilities_on_challenging_resolve_before_the_damage() -> None:
    table = Table()
    hero = table.mine(character(0, 9, "always(gets(this, strength=hand_of(you)))"))
    foe = table.theirs(character(1, 9, "when(challenged(this), discard(1, who=player_of(challenger)))"), exerted=True)
    cards = table.hand(action("draw(1)"), action("draw(1)"), action("draw(1)"))
    assert table.strength(hero) == 3
    table.choose(f"challenge:{hero}")
    assert table.view().challenge == ChallengeView(hero, foe)
    assert table.damage(foe) == 0
    assert table.asked == ME
    table.choose(f"target:{cards[0]}")
    assert table.where(cards[0]) == "discard"
    assert table.damage(foe) == 2


@pytest.mark.rule("LOR-CHAL.15")
def test_strength_first_then_what_changes_the_damage() -> None:
    table = Table()
    hero = table.mine(character(3, 9))
    foe = table.theirs(character(1, 9, keywords=["resist(1)"]), exerted=True)
    (deed,) = table.hand(action("gets(chosen(character, yours), strength=2, until=this_turn)"))
    table.play(deed)
    table.challenge(hero, foe)
    assert table.damage(foe) == 4


@pytest.mark.rule("LOR-CHAL.16")
def test_negative_strength_deals_nothing() -> None:
    table = Table()
    hero = table.mine(character(3, 9), damage=2)
    foe = table.theirs(character(1, 9), exerted=True)
    (deed,) = table.hand(action("gets(chosen(character, opposing), strength=-3, until=this_turn)"))
    table.play(deed)
    table.challenge(hero, foe)
    assert table.damage(hero) == 2
    assert table.damage(foe) == 3


@pytest.mark.rule("LOR-CHAL.17")
def test_both_are_banished_before_any_ability_resolves() -> None:
    table = Table()
    watch = "when(banished(this), gain_lore(count(character, in_discard)), gain_lore(count(character)))"
    hero = table.mine(character(2, 2, watch))
    foe = table.theirs(character(2, 2), exerted=True)
    table.challenge(hero, foe)
    assert table.lore_of() == 1, "itself in the discard, and nobody left in play"
    kinds = [kind for kind in table.kinds() if kind in ("Banished", "AbilityResolved")]
    assert kinds == ["Banished", "Banished", "AbilityResolved"]


@pytest.mark.rule("LOR-CHAL.18")
def test_until_the_bag_is_empty_both_are_still_in_the_challenge() -> None:
    table = Table()
    marshmallow = table.mine("1-50")
    cat = table.theirs("1-71", exerted=True)
    table.challenge(marshmallow, cat)
    assert table.where(cat) == "discard"
    assert table.where(marshmallow) == "discard"
    assert set(table.options) == {"yes", "done"}
    table.choose("yes")
    assert table.where(marshmallow) == "hand"
    assert table.view().challenge is None


@pytest.mark.rule("LOR-CHAL.19")
def test_bonuses_of_the_challenge_end_with_it() -> None:
    table = Table()
    hero = table.mine(character(1, 9, keywords=["challenger(3)"]))
    foe = table.theirs(
        character(1, 9, "when(challenged(this), gets(this, strength=2, until=this_challenge))"), exerted=True
    )
    table.challenge(hero, foe)
    assert table.damage(foe) == 4
    assert table.damage(hero) == 3
    assert table.strength(hero) == 1
    assert table.strength(foe) == 1


@pytest.mark.rule("LOR-CHAL.20")
def test_a_location_is_chosen_in_place_of_an_exerted_character() -> None:
    table = Table()
    hero = table.mine(character(2, 5))
    table.theirs(character(1, 5))
    place = table.theirs(location(6))
    table.challenge(hero, place)
    assert table.damage(place) == 2
    table = Table()
    hero = table.mine(character(2, 5))
    foe = table.theirs(character(1, 5), exerted=True)
    place = table.theirs(location(6))
    table.choose(f"challenge:{hero}")
    assert table.targets() == {foe, place}


@pytest.mark.rule("LOR-CHAL.21")
def test_locations_are_neither_ready_nor_exerted() -> None:
    table = Table()
    place = table.theirs(location(6))
    foe = table.theirs(character(1, 5))
    thing = table.theirs(item())
    exert, ready, tired, fresh = table.hand(
        action("exert(every(card, opposing))"),
        action("ready(every(card, opposing))"),
        action("gain_lore(count(card, opposing, exerted))"),
        action("gain_lore(count(card, opposing, ready))"),
    )
    table.play(exert)
    assert (table.is_exerted(foe), table.is_exerted(thing), table.is_exerted(place)) == (True, True, False)
    assert [event.things for event in table.events if event.kind == "Exerted"] == [(foe,), (thing,)]
    table.play(tired)
    assert table.lore_of() == 2
    table.play(ready)
    assert [event.things for event in table.events if event.kind == "Readied"] == [(foe,), (thing,)]
    table.play(fresh)
    assert table.lore_of() == 4, "the location is not ready either"


@pytest.mark.rule("LOR-CHAL.22")
def test_a_card_that_leaves_ends_the_challenge_without_damage() -> None:
    table = Table()
    hero = table.mine(character(3, 5))
    foe = table.theirs(character(2, 5, "when(challenged(this), return_to_hand(this))"), exerted=True)
    table.challenge(hero, foe)
    assert table.where(foe) == "hand"
    assert table.is_exerted(hero)
    assert table.damage(hero) == 0
    assert "DamageDealt" not in table.kinds()
    assert table.view().challenge is None
    assert "end" in table.options


@pytest.mark.rule("LOR-CHAL.23", "LOR-CHAL.25")
def test_what_is_left_in_the_bag_resolves_before_the_challenge_is_over() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            5,
            "when(challenges(this), return_to_hand(challenged))",
            "when(challenges(this), gain_lore(strength_of(this)))",
            keywords=["challenger(2)"],
        )
    )
    foe = table.theirs(character(2, 5), exerted=True)
    table.challenge(hero, foe)
    assert len(table.bag) == 2
    table.choose("trigger:0")
    assert table.where(foe) == "hand"
    assert table.lore_of() == 3, "the second ability saw Challenger: the challenge was not over"
    assert "DamageDealt" not in table.kinds()
    assert table.strength(hero) == 1, "now it is"
    assert table.view().challenge is None


@pytest.mark.rule("LOR-CHAL.24", "LOR-AMB.28")
def test_conditions_are_checked_once() -> None:
    table = Table()
    hero = table.mine(character(3, 5))
    foe = table.theirs(
        character(2, 5, "when(challenged(this), ready(this), gains(this, evasive, until=this_turn))"), exerted=True
    )
    table.challenge(hero, foe)
    assert not table.is_exerted(foe)
    assert "evasive" in table.keywords(foe)
    assert table.damage(foe) == 3
    assert table.damage(hero) == 2


@pytest.mark.rule("LOR-CHAL.25")
def test_effects_tied_to_an_interrupted_challenge_stop() -> None:
    table = Table()
    hero = table.mine(character(1, 5, keywords=["challenger(2)"]))
    foe = table.theirs(
        character(
            2, 5, "when(challenged(this), gets(challenger, strength=4, until=this_challenge), return_to_hand(this))"
        ),
        exerted=True,
    )
    table.challenge(hero, foe)
    assert table.where(foe) == "hand"
    assert table.strength(hero) == 1
    assert table.view().effects == ()


@pytest.mark.rule("LOR-CHAL.01")
def test_who_challenges_becomes_exerted_and_others_see_it() -> None:
    table = Table()
    table.mine(item("when(becomes_exerted(character, yours), gain_lore(1))"))
    hero, foe = table.mine(character(1, 9)), table.theirs(character(1, 9), exerted=True)
    table.challenge(hero, foe)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-CHAL.01")
def test_what_a_character_has_only_while_exerted_is_set_off_by_its_challenge() -> None:
    """It is exerted to challenge before anything looks whether the challenge sets something off."""
    table = Table()
    table.mine(item("always(gains(every(character, yours, exerted), when(challenges(this), gain_lore(1))))"))
    hero = table.mine(character(2, 5))
    foe = table.theirs(character(1, 5), exerted=True)
    table.challenge(hero, foe)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-GEN.09")
def test_who_may_not_be_challenged_is_refused_with_that_reason() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    for _ in range(2):
        table.theirs(character(1, 5), exerted=True)
    spared = table.theirs(character(1, 5, "always(cannot(this, be_challenged))"), exerted=True)
    table.choose(f"challenge:{hero}")
    assert f"target:{spared}" not in table.options
    assert table.refused(f"target:{spared}") == "LOR-GEN.09"
