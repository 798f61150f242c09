"""Cards that lie face up under another one and are played from there; damage by what everybody discarded."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item

CAULDRON = "10-32"
HORSEMAN = "10-174"
CALLS, RISES = 0, 1
"""The Cauldron's abilities."""


@pytest.mark.rule("LOR-AMB.78")
def test_a_character_of_the_discard_goes_face_up_under_the_cauldron() -> None:
    t = Table(ink=3)
    pot = t.mine(CAULDRON)
    deed, ghost, other = t.discarded(action("draw(1)"), character(3, 3), character(1, 1))
    t.use(pot, which=CALLS)
    assert t.targets() == {ghost, other}, f"not the action {deed}"
    events = t.choose(f"target:{ghost}")
    assert ("PutFaceUp", (ghost, pot)) in [(event.kind, event.things) for event in events]
    for seat in (ME, THEM, None):
        (lying,) = [one for one in t.view(seat).players[ME].items if one.card == pot]
        assert [card.card for card in lying.under_cards] == [ghost]
    assert (t.is_exerted(pot), t.ready_ink()) == (True, 2)


@pytest.mark.rule("LOR-AMB.78")
def test_characters_are_played_from_under_the_cauldron_for_their_cost_this_turn() -> None:
    t = Table(ink=4)
    pot = t.mine(CAULDRON)
    helper = t.mine(item("use(pay(0), then=ready(every(item, yours)))"))
    cheap, dear = t.discarded(character(3, 3, cost=2), character(4, 4, cost=5))
    t.use(pot, cheap, which=CALLS)
    assert f"play:{cheap}" not in t.options
    assert t.refused(f"play:{cheap}") == "LOR-PLAY.11"
    t.use(helper)
    t.use(pot, which=RISES)
    assert f"play:{cheap}" in t.options
    assert f"play:{dear}" not in t.options, "it lies in the discard"
    t.play(cheap)
    assert (t.where(cheap), t.ready_ink()) == ("play", 0)
    (lying,) = [one for one in t.view().players[ME].items if one.card == pot]
    assert lying.under == 0


@pytest.mark.rule("LOR-AMB.78")
def test_the_permission_is_over_with_the_turn() -> None:
    t = Table()
    pot = t.mine(CAULDRON)
    helper = t.mine(item("use(pay(0), then=ready(every(item, yours)))"))
    (ghost,) = t.discarded(character(3, 3, cost=2))
    t.use(pot, which=CALLS)
    assert t.where(ghost) == "under"
    t.use(helper)
    t.use(pot, which=RISES)
    assert f"play:{ghost}" in t.options
    t.end_turn()
    t.until_turn_of(ME)
    assert f"play:{ghost}" not in t.options


@pytest.mark.rule("LOR-AMB.78")
def test_the_permission_is_over_when_the_cauldron_leaves_play_and_comes_back() -> None:
    t = Table()
    pot = t.mine(CAULDRON)
    helper = t.mine(item("use(pay(0), then=ready(every(item, yours)))"))
    back = t.mine(item("use(pay(0), then=return_to_hand(chosen(item, yours, other)))"))
    ghost, second = t.discarded(character(3, 3, cost=2), character(2, 2, cost=1))
    t.use(pot, which=RISES)
    t.use(back, pot)
    t.play(pot)
    t.use(pot, second, which=CALLS)
    assert f"play:{second}" not in t.options
    assert t.where(ghost) == "discard"
    assert t.is_exerted(helper) is False


@pytest.mark.rule("LOR-AMB.78")
def test_what_lies_face_down_under_a_card_is_not_played_from_there() -> None:
    t = Table()
    pot = t.mine(item("use(pay(0), then=put_top_under(1, this))", "always(plays_from_under(character))"))
    (ghost,) = t.discarded(character(3, 3, cost=2))
    slot = t.mine(item("use(pay(0), then=put_under(chosen(character, in_discard), this, face_up=yes))"))
    t.use(pot)
    assert not [option for option in t.options if option.startswith("play:")]
    t.use(slot)
    assert t.where(ghost) == "under"
    assert f"play:{ghost}" not in t.options, "it lies under another card than the one that lets it be played"


def test_the_horseman_deals_two_damage_for_each_action_that_anybody_discarded() -> None:
    t = Table(ink=8)
    foe, friend = t.theirs(character(1, 12)), t.theirs(character(1, 9))
    rider, *_ = t.hand(HORSEMAN)
    t.deck(*[action("draw(1)")] * 3)
    t.deck(*[action("draw(1)")] * 2, character(1, 1), of=THEM)
    t.play(rider)
    assert t.targets() == {foe, friend}
    assert (t.hand_size(), t.hand_size(THEM)) == (0, 0)
    t.choose(f"target:{foe}")
    assert (t.damage(foe), t.damage(friend)) == (10, 0)
