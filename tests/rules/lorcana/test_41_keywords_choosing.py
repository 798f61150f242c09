"""Aiutante, Svanire, Protezione: the keywords about choosing characters."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item

# -- Support -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-SUPP.01")
def test_support_adds_strength_to_another_for_the_turn() -> None:
    table = Table()
    hero, mate = table.mine(character(3, 3, keywords=["support"])), table.mine(character(2, 3))
    table.quest(hero)
    table.choose(f"target:{mate}")
    assert (table.strength(hero), table.strength(mate)) == (3, 5)
    table.end_turn()
    assert table.strength(mate) == 2


@pytest.mark.rule("LOR-SUPP.02")
def test_the_amount_is_read_at_resolution() -> None:
    table = Table()
    hero = table.mine(
        character(3, 3, "when(quests(this), gets(this, strength=1, until=this_turn))", keywords=["support"])
    )
    mate = table.mine(character(2, 3))
    (later,) = table.hand(action("gets(chosen(character, yours), strength=5, until=this_turn)"))
    table.quest(hero)
    own = next(i for i, entry in enumerate(table.bag) if "1" in entry.text.say("en"))
    table.choose(f"trigger:{own}", f"target:{mate}")
    assert (table.strength(hero), table.strength(mate)) == (4, 6)
    table.play(later, hero)
    assert (table.strength(hero), table.strength(mate)) == (9, 6)


@pytest.mark.rule("LOR-SUPP.02", "LOR-RES.28")
def test_of_a_character_that_is_gone_it_is_the_last_strength() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), banish(this))", keywords=["support"]))
    table.mine(item('always(gets(every(character, yours, named("Somebody")), strength=2))'))
    mate = table.mine(character(2, 3, name="Mate"))
    table.quest(hero)
    own = next(i for i, entry in enumerate(table.bag) if "banish" in entry.text.say("en").lower())
    table.choose(f"trigger:{own}", f"target:{mate}")
    assert (table.where(hero), table.strength(mate)) == ("discard", 5)


@pytest.mark.rule("LOR-SUPP.02", "LOR-RES.28", "LOR-AMB.52")
def test_a_last_strength_below_zero_adds_nothing() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), banish(this))", keywords=["support"]))
    table.mine(item('always(gets(every(character, yours, named("Somebody")), strength=-4))'))
    mate = table.mine(character(2, 3, name="Mate"))
    table.quest(hero)
    own = next(i for i, entry in enumerate(table.bag) if "banish" in entry.text.say("en").lower())
    table.choose(f"trigger:{own}")
    assert "end" in table.options
    assert table.strength(mate) == 2


@pytest.mark.rule("LOR-SUPP.03")
def test_any_other_character_that_can_be_chosen_may_be() -> None:
    table = Table()
    hero, mate = table.mine(character(3, 3, keywords=["support"])), table.mine(character(2, 3, keywords=["ward"]))
    foe = table.theirs(character(2, 3, "when(chosen_by_opponent(this), gain_lore(1))"))
    table.theirs(character(2, 3, keywords=["ward"]))
    table.mine(item())
    table.quest(hero)
    assert table.targets() == {mate, foe}
    table.choose(f"target:{foe}")
    assert table.strength(foe) == 5
    assert table.lore_of(THEM) == 1, "it was chosen by an opponent"


@pytest.mark.rule("LOR-SUPP.04")
def test_support_is_optional() -> None:
    table = Table()
    hero, mate = table.mine(character(3, 3, keywords=["support"])), table.mine(character(2, 3))
    table.quest(hero, "done")
    assert (table.strength(hero), table.strength(mate)) == (3, 2)
    assert "end" in table.options


# -- Vanish ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-VANI.01")
def test_an_opponents_action_that_chooses_it_makes_it_vanish() -> None:
    table = Table()
    ghost = table.theirs(character(1, 9, keywords=["vanish"]))
    (deed,) = table.hand(action("gets(chosen(character, opposing), strength=1, until=this_turn)", "draw(1)"))
    table.play(deed)
    assert table.where(ghost) == "discard"
    kinds = table.kinds()
    assert kinds.index("EffectGained") < kinds.index("CardDrawn") < kinds.index("Banished"), "after the action"


@pytest.mark.rule("LOR-VANI.01")
def test_an_action_that_does_not_choose_leaves_it() -> None:
    table = Table()
    ghost = table.theirs(character(1, 9, keywords=["vanish"]))
    (deed,) = table.hand(action("deal(1, every(character, opposing))"))
    table.play(deed)
    assert table.where(ghost) == "play"


@pytest.mark.rule("LOR-VANI.02")
def test_neither_abilities_nor_its_own_player_make_it_vanish() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "when(quests(this), deal(1, chosen(character, opposing)))"))
    ghost = table.theirs(character(1, 9, keywords=["vanish"]))
    thing = table.mine(item("use(exert(this), then=deal(1, chosen(character, opposing)))"))
    (own,) = table.hand(action("gets(chosen(character, yours), strength=1, until=this_turn)"), of=THEM)
    table.quest(hero)
    table.use(thing)
    assert table.damage(ghost) == 2
    table.end_turn()
    table.play(own)
    assert table.strength(ghost) == 2
    assert table.where(ghost) == "play"


@pytest.mark.rule("LOR-VANI.03")
def test_vanish_does_nothing_to_a_card_that_has_moved() -> None:
    table = Table()
    ghost = table.theirs(character(1, 9, keywords=["vanish"]))
    (deed,) = table.hand(action("return_to_hand(chosen(character, opposing))"))
    table.play(deed)
    assert table.where(ghost) == "hand"
    assert "Banished" not in table.kinds()


# -- Ward --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-WARD.01")
def test_opponents_do_not_choose_a_character_with_ward() -> None:
    table = Table()
    warded = table.theirs(character(1, 3, keywords=["ward"]))
    others = {table.theirs(character(1, 3)), table.mine(character(1, 3, keywords=["ward"]))}
    (deed,) = table.hand(action("deal(1, chosen(character))"))
    table.play(deed)
    assert table.targets() == others
    assert table.refused(f"target:{warded}") == "LOR-WARD.01"


@pytest.mark.rule("LOR-WARD.02")
def test_what_does_not_choose_affects_it() -> None:
    table = Table()
    warded, other = table.theirs(character(1, 3, keywords=["ward"])), table.theirs(character(1, 3))
    (deed,) = table.hand(action("deal(1, every(character, opposing))"))
    table.play(deed)
    assert (table.damage(warded), table.damage(other)) == (1, 1)


@pytest.mark.rule("LOR-WARD.03")
def test_ward_does_not_prevent_challenges() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    warded = table.theirs(character(1, 3, keywords=["ward"]), exerted=True)
    table.challenge(hero, warded)
    assert table.damage(warded) == 1


@pytest.mark.rule("LOR-WARD.04")
def test_its_own_player_may_and_must_choose_it() -> None:
    table = Table()
    warded = table.theirs(character(1, 3, keywords=["ward"]))
    (deed,) = table.hand(action("each(each_opponent, banish(chosen(character, yours)))"))
    table.play(deed)
    assert table.where(warded) == "discard"
    table = Table()
    cards = {table.theirs(character(1, 3, keywords=["ward"])), table.theirs(character(1, 3))}
    (deed,) = table.hand(action("each(each_opponent, banish(chosen(character, yours)))"))
    table.play(deed)
    assert table.asked == THEM
    assert table.targets() == cards
    assert table.asked != ME
