"""Risolvere un effetto: conditions, several players, last known values, searching."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


@pytest.mark.rule("LOR-RES.25")
def test_conditions_come_before_choices_and_replacements() -> None:
    text = "given(have(item), deal(2, chosen(character, opposing)))"
    table = Table()
    table.theirs("2-172")
    table.theirs(character(1, 9))
    (deed,) = table.hand(action(text))
    table.play(deed)
    assert "end" in table.options, "nothing is asked"
    assert "DamageRedirected" not in table.kinds()
    table = Table()
    table.mine(item())
    beast, foe = table.theirs("2-172"), table.theirs(character(1, 9))
    (deed,) = table.hand(action(text))
    table.play(deed)
    assert table.targets() == {beast, foe}
    table.choose(f"target:{foe}")
    assert "DamageRedirected" in table.kinds()


@pytest.mark.rule("LOR-RES.25")
def test_replacements_come_before_what_damage_is_worked_out() -> None:
    table = Table()
    taker = character(1, 9, "always(redirects_damage(character, yours, other))", keywords=["resist(2)"], name="Taker")
    beast, guarded = table.theirs(taker), table.theirs(character(1, 9))
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, guarded)
    assert table.damage(guarded) == 0
    assert table.damage(beast) == 3, "what is put instead is not worked out as dealt: Resist takes nothing off"


@pytest.mark.rule("LOR-RES.26")
def test_what_is_set_off_waits_until_every_sentence_is_done() -> None:
    table = Table()
    table.mine(item("when(banished(this), gain_lore(1))"))
    (deed,) = table.hand(action("banish(chosen(item, yours))", "draw(1)"))
    table.play(deed)
    kinds = table.kinds()
    assert kinds.index("Banished") < kinds.index("CardDrawn") < kinds.index("AbilityResolved")
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-RES.27")
def test_the_active_player_does_their_part_first() -> None:
    for text in ("discard(1, who=each_player)", "each(each_player, discard(1))"):
        table = Table()
        (deed,) = table.hand(action(text))
        table.hand(character(), character(name="Other"))
        table.hand(character(), character(name="Other"), of=THEM)
        table.play(deed)
        assert table.asked == ME
        table.choose(table.options[0])
        assert table.asked == THEM
        assert table.hand_size(ME) == 1


@pytest.mark.rule("LOR-RES.27")
def test_also_where_the_effect_is_the_opponents() -> None:
    table = Table()
    table.theirs(character(1, 1, "when(banished(this), discard(1, who=each_player))"))
    (deed,) = table.hand(action("banish(chosen(character, opposing))"))
    table.hand(character(), character(name="Other"))
    table.hand(character(), character(name="Other"), of=THEM)
    table.play(deed)
    assert table.asked == ME
    table.choose(table.options[0])
    assert table.asked == THEM


@pytest.mark.rule("LOR-RES.28")
def test_the_last_known_value_of_a_card_that_has_left_is_used() -> None:
    table = Table()
    table.mine(character(1, 3, "when(banished(character, yours, other), gain_lore(lore_of(cause)))"))
    hero = table.mine(character(1, 3, lore=2))
    boost, deed = table.hand(
        action("gets(chosen(character, yours), lore=1, until=this_turn)"), action("banish(chosen(character, yours))")
    )
    table.play(boost, hero)
    table.play(deed, hero)
    assert table.lore_of() == 3


@pytest.mark.rule("LOR-RES.29")
def test_a_declined_ability_has_not_been_used() -> None:
    table = Table()
    table.mine(item("when(quests(character, yours), may(draw(1)), once=yes)"))
    heroes = [table.mine(character(1, 3)) for _ in range(3)]
    table.quest(heroes[0], "done")
    table.quest(heroes[1], "yes")
    assert table.hand_size() == 1
    table.quest(heroes[2])
    assert "end" in table.options, "now it has been used"
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-RES.29")
def test_an_ability_that_could_not_happen_has_not_been_used() -> None:
    table = Table()
    table.mine(item("when(quests(character, yours), may(banish(chosen(character, opposing, damaged))), once=yes)"))
    heroes = [table.mine(character(1, 3)) for _ in range(3)]
    foe = table.theirs(character(1, 3))
    (wound,) = table.hand(action("deal(1, chosen(character, opposing))"))
    table.quest(heroes[0])
    assert "end" in table.options, "nobody is damaged"
    table.play(wound)
    table.quest(heroes[1], "yes")
    assert table.where(foe) == "discard"


@pytest.mark.rule("LOR-RES.30")
def test_a_search_of_a_deck_may_find_nothing() -> None:
    table = Table()
    things = table.deck(item(name="One"), character(), item(name="Two"))
    (deed,) = table.hand(action("search(item, to=hand)"))
    table.play(deed)
    assert table.targets() == {things[0], things[2]}
    table.choose("done")
    assert table.hand_size() == 0
    assert table.player().deck == 3


@pytest.mark.rule("LOR-RES.30")
def test_a_choice_from_a_discard_must_be_made() -> None:
    table = Table()
    things = table.discarded(item(name="One"), character(), item(name="Two"))
    (deed,) = table.hand(action("return_to_hand(chosen(item, in_discard))"))
    table.play(deed)
    assert table.options == [f"target:{things[0]}", f"target:{things[2]}"]
    table.refused("done")
    table.choose(f"target:{things[2]}")
    assert table.where(things[2]) == "hand"


@pytest.mark.rule("LOR-RES.31")
def test_whoever_discards_chooses_what() -> None:
    table = Table()
    (deed,) = table.hand(action("discard(1, who=each_opponent)"))
    held = table.hand(character(), character(name="Other"), of=THEM)
    table.play(deed)
    assert table.asked == THEM
    assert table.targets() == set(held)
    table.refused(f"target:{held[0]}", seat=ME)
    table.choose(f"target:{held[1]}")
    assert table.where(held[1]) == "discard"


@pytest.mark.rule("LOR-RES.31")
def test_unless_the_effect_says_otherwise() -> None:
    table = Table()
    (deed,) = table.hand(action("discard(1, who=each_opponent, chooser=you)"))
    held = table.hand(character(), character(name="Other"), of=THEM)
    table.play(deed)
    assert table.asked == ME
    assert table.targets() == set(held)


@pytest.mark.rule("LOR-RES.32")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("return_to_hand(chosen(character, opposing))", "hand"),
        ("banish(chosen(character, opposing))", "discard"),
        ("put_in_inkwell(chosen(character, opposing))", "inkwell"),
        ("put_on_bottom(chosen(character, opposing))", "deck"),
    ],
)
def test_a_card_goes_to_its_owners_zones(text: str, zone: str) -> None:
    table = Table()
    foe = table.theirs(character())
    (deed,) = table.hand(action(text))
    table.play(deed)
    assert table.where(foe) == zone
    m = table.match
    theirs = {"hand": m.hand, "discard": m.discard, "inkwell": m.ink, "deck": m.deck}[zone]
    assert foe in theirs[THEM]
    assert foe not in theirs[ME]


@pytest.mark.rule("LOR-STAT.08")
@pytest.mark.parametrize("then", ["banish(every(character, strength(least=3)))", "banish(every(character, strongest))"])
def test_the_next_sentence_finds_the_strength_that_the_one_before_gave(then: str) -> None:
    table = Table()
    weak, strong = table.mine(character(1, 5, name="Weak")), table.mine(character(2, 5, name="Strong"))
    table.theirs(character(2, 5))
    (deed,) = table.hand(action('gets(every(character, named("Weak")), strength=2, until=this_turn)', then))
    table.play(deed)
    assert (table.where(weak), table.where(strong)) == ("discard", "play")


@pytest.mark.rule("LOR-STAT.08")
def test_a_price_is_paid_with_who_is_strong_enough_by_then() -> None:
    table = Table()
    weak = table.mine(character(1, 5))
    (deed,) = table.hand(
        action(
            "gets(every(character, yours), strength=2, until=this_turn)",
            "may(to(exert(every(character, yours, strength(least=3))), gain_lore(1)))",
        )
    )
    table.play(deed, "yes")
    assert table.is_exerted(weak)
    assert table.lore_of() == 1
