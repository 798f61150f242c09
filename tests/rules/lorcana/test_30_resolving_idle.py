"""Effetti facoltativi: who is asked, who is not, and what can be learnt from that."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

GOTHEL, ODIE, MIM, TANANA, CAMILO, BROOM = "7-64", "6-57", "5-44", "5-156", "5-58", "3-45"
RALPH, ROLLY, ARIEL = "8-24", "8-26", "4-175"


def is_asked(table: Table) -> bool:
    return "yes" in table.options


# -- what can change nothing -------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("damage", [0, 1])
def test_no_damage_is_moved_where_there_is_none(damage: int) -> None:
    table = Table()
    table.mine(GOTHEL)
    table.mine(ODIE)
    hero, singer = table.mine(character(0, 9)), table.mine(character(1, 9, cost=5))
    table.mine(character(1, 9), damage=damage)
    foe = table.theirs(character(0, 9), exerted=True)
    (tune,) = table.hand(song("draw(1)"))
    table.challenge(hero, foe)
    assert is_asked(table) == (damage > 0)
    if damage:
        table.choose("done")
    table.sing(tune, singer)
    assert is_asked(table) == (damage > 0)


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("damage", [0, 2])
def test_damage_that_is_not_there_is_moved_from_nobody(damage: int) -> None:
    table = Table()
    table.mine(MIM, damage=damage)
    table.theirs(character(1, 9), damage=1)
    table.end_turn()
    table.choose("end")
    assert is_asked(table) == (damage > 0)


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("damage", [0, 1])
def test_no_damage_is_removed_where_there_is_none(damage: int) -> None:
    table = Table()
    table.theirs(location(5), damage=damage)
    (tanana,) = table.hand(TANANA)
    table.play(tanana)
    assert is_asked(table) == (damage > 0)


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("others", [0, 1])
def test_nothing_is_said_of_a_card_that_nobody_can_choose(others: int) -> None:
    table = Table()
    camilo = table.mine(CAMILO)
    for _ in range(others):
        table.mine(character(lore=2))
    table.quest(camilo)
    assert is_asked(table) == (others > 0)


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("brooms", [0, 1])
def test_nothing_is_shuffled_in_from_a_discard_without_it(brooms: int) -> None:
    table = Table()
    table.discarded(character(name="Other"), *[character(classes=("Broom",))] * brooms)
    (broom,) = table.hand(BROOM)
    table.play(broom)
    assert is_asked(table) == (brooms > 0)


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize(("card", "there"), [(RALPH, character(classes=("Racer",))), (ROLLY, character())])
@pytest.mark.parametrize("found", [False, True])
def test_a_card_that_is_not_in_the_discard_is_not_asked_for(card: str, there: object, found: bool) -> None:
    table = Table()
    if found:
        table.discarded(there)  # type: ignore[arg-type]
    (hero,) = table.hand(card)
    table.play(hero)
    assert is_asked(table) == found


@pytest.mark.rule("LOR-AMB.52", "LOR-RES.10")
@pytest.mark.parametrize("ink", [1, 2])
def test_what_cannot_be_paid_is_not_asked(ink: int) -> None:
    table = Table(ink=ink)
    ariel, singer = table.mine(ARIEL), table.mine(character(1, 9, cost=5))
    (tune,) = table.hand(song("draw(1)"))
    table.sing(tune, singer)
    assert table.where(ariel) == "play"
    assert is_asked(table) == (ink == 2)


BLUFF = "play(item, free=yes)"
"""There is none in hand, which nobody else knows: one is asked, and can only decline."""
IDLE = [
    ("ready(this)", "exert(this)"),
    ("heal(2, this)", "put_damage(1, this)"),
    ("deal(1, chosen(character, opposing, named(\"Rock\")))", "deal(3, chosen(character, opposing, named(\"Rock\")))"),
    ("exert(chosen(character, opposing, named(\"Tired\")))", "exert(chosen(character, opposing, named(\"Rock\")))"),
    ("gain_lore(0)", "gain_lore(1)"),
    ("lose_lore(1, who=each_opponent)", "lose_lore(1)"),
    ("discard(1, who=each_opponent)", "discard(1)"),
    ("discard_until(2)", "discard_until(1)"),
    ("look_at_hand(each_opponent)", "look_at_top(you)"),
    ("mill(0)", "mill(1)"),
    ("ready_ink(all)", "exert_ink(all)"),
    ("return_to_hand(chosen(item, in_discard))", "return_to_hand(chosen(action, in_discard))"),
    ("gets(this, strength=count(item), until=this_turn)", "gets(this, strength=count(character), until=this_turn)"),
    ("each(each_opponent, draw(0))", "each(each_opponent, draw(1))"),
    ("for_each(count(item), draw(1))", "for_each(count(character), draw(1))"),
    ("for_each(count(item), draw(1))", "for_each(count(character, yours), draw(1))"),
    ("choose_one(heal(1, this), ready(this))", "choose_one(heal(1, this), exert(this))"),
    ("given(have(item), draw(1))", "given(have(item), ready(this), otherwise=draw(1))"),
    ("choose(chosen(character, yours)), heal(all, it)", "choose(chosen(character, yours)), exert(it)"),
    ("draw(count(item)), discard(that_much)", "draw(count(character)), discard(that_much)"),
    ("to(discard(3), ready(this))", "to(discard(all), ready(this))"),
    ("put_top_under(0, this)", "put_top_under(1, this)"),
    ("move_damage(1, chosen(character, opposing, named(\"Hurt\")), chosen(character, named(\"Hurt\")))",
     "move_damage(1, chosen(character, opposing, named(\"Hurt\")), this)"),
    ("move_damage(1, this, chosen(character, opposing))", "move_damage(count(character), chosen(character), this)"),
    ("return_ink(0, at_random=yes)", "return_ink(1, at_random=yes)"),
    ("ink_from_hand(0)", "ink_from_hand(1)"),
    ("ink_top(0)", "ink_top(1)"),
    ("put_in_inkwell(chosen(item, in_discard))", "put_in_inkwell(chosen(action, in_discard))"),
    ("banish(chosen(item))", "banish(chosen(character, opposing))"),
    ("put_damage(count(item), this)", "put_damage(count(character), this)"),
    ("heal(count(item), chosen(character, named(\"Hurt\")))", "heal(1, chosen(character, named(\"Hurt\")))"),
    ("deal(1, chosen(character, named(\"Proof\")))", "deal(1, chosen(character, named(\"Hurt\")))"),
    ("play(item, from_=discard_pile, free=yes)", BLUFF),
    ("offer(each_opponent, discard(1), otherwise=draw(0))", "offer(each_opponent, discard(1), otherwise=draw(1))"),
    ("to(banish(chosen(item)), draw(1))", "to(banish(chosen(character)), draw(1))"),
    ("look(0)", "look(1)"),
    ("lose_lore(0)", "lose_lore(count(character))"),
    ("gains(chosen(item), ward, until=this_turn)", "gains(chosen(character), ward, until=this_turn)"),
    ("shuffle_into_deck(every(item, in_discard))", "shuffle_into_deck(every(action, in_discard))"),
    ("name_card", "name_card, draw(1)"),
    ("each(each_player, heal(1, every(character, yours, named(\"Rock\"))))",
     "each(each_player, heal(1, every(character, yours, named(\"Hurt\"))))"),
]  # fmt: skip


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize("pair", range(len(IDLE)))
def test_whatever_an_effect_does_it_is_offered_only_where_it_could_do_something(pair: int, active: bool) -> None:
    effect = IDLE[pair][active]
    table = Table(ink=5)
    table.lore(3)
    table.theirs(character(1, 9, name="Rock", keywords=["resist(2)"]))
    table.theirs(character(1, 9, name="Tired"), exerted=True)
    table.theirs(character(1, 9, name="Hurt"), damage=2)
    table.theirs(character(1, 9, "always(cannot(this, be_dealt_damage))", name="Proof"))
    table.discarded(action("draw(1)"))
    hero = table.mine(character(2, 9, f"use(pay(0), then=may({effect}))"))
    table.hand(character(name="Held"), character(name="Held too"))
    table.use(hero)
    assert ("end" in table.options) != active
    if effect != BLUFF:
        assert is_asked(table) == active


@pytest.mark.rule("LOR-AMB.52", "LOR-RES.12")
@pytest.mark.parametrize("held", [False, True])
def test_who_holds_none_of_what_could_be_chosen_can_only_decline(held: bool) -> None:
    table = Table(ink=5)
    hero = table.mine(character(2, 9, f"use(pay(0), then=may(choose_one({BLUFF}, banish(chosen(item)))))"))
    table.hand(item() if held else character())
    table.use(hero)
    assert table.options == (["yes", "done"] if held else ["done"])


@pytest.mark.rule("LOR-AMB.52", "LOR-VANI.01")
def test_choosing_alone_may_set_something_off() -> None:
    table = Table()
    table.theirs(character(1, 9, keywords=["vanish"], name="Ghost"))
    deed, plain = table.hand(action("may(heal(1, chosen(character, opposing)))"), action("draw(1)"))
    table.play(deed)
    assert is_asked(table), "nothing is healed, but what is chosen vanishes"
    table.choose("yes")
    assert table.match.play[THEM] == []
    assert plain in table.match.hand[ME]


@pytest.mark.rule("LOR-AMB.52", "LOR-SUPP.01")
@pytest.mark.parametrize("strength", [0, 1])
def test_support_without_strength_is_not_asked(strength: int) -> None:
    table = Table()
    helper = table.mine(character(strength, 3, keywords=["support"]))
    table.mine(character(1, 3))
    table.quest(helper)
    assert ("done" in table.options) == (strength > 0)


# -- what nobody else may learn ----------------------------------------------------------------------------------


SECRET = [
    ("8-10", song("draw(1)")),
    ("9-1", character(classes=("Princess",))),
    ("7-118", character()),
]


@pytest.mark.rule("LOR-AMB.52", "LOR-ZONE.04")
@pytest.mark.parametrize("which", range(len(SECRET)))
@pytest.mark.parametrize("holds", [False, True])
def test_being_asked_tells_nobody_what_is_held(which: int, holds: bool) -> None:
    card, wanted = SECRET[which]
    table = Table()
    table.discarded(character(name="Gone"))
    table.hand(wanted if holds else item())
    if card == "9-1":
        table.mine(card)
        table.end_turn()
        table.choose("end")
    else:
        *_, played = table.hand(card)
        table.play(played)
    assert table.asked == ME
    assert table.options == (["yes", "done"] if holds else ["done"]), "only the player sees that there is nothing"


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("card", ["8-10", "7-118"])
def test_without_any_card_there_is_nothing_to_hide(card: str) -> None:
    table = Table()
    (played,) = table.hand(card)
    table.play(played)
    assert "end" in table.options


# -- discarding --------------------------------------------------------------------------------------------------


DOC, KRONK = "5-193", "7-63"


@pytest.mark.rule("LOR-RES.33")
@pytest.mark.parametrize("held", [0, 2])
def test_a_hand_without_cards_can_be_discarded(held: int) -> None:
    table = Table()
    doc, *others = table.hand(DOC, *[character(name="Other")] * held)
    table.play(doc)
    assert is_asked(table)
    table.choose("yes")
    assert table.hand_size() == 2
    assert [table.where(card) for card in others] == ["discard"] * held


@pytest.mark.rule("LOR-RES.33", "LOR-RES.07")
def test_it_need_not_be() -> None:
    table = Table()
    (doc,) = table.hand(DOC)
    table.play(doc, "done")
    assert table.hand_size() == 0


@pytest.mark.rule("LOR-AMB.53")
@pytest.mark.parametrize(("card", "which"), [("6-55", 0), ("8-64", 0), ("9-178", 0), ("5-65", 1)])
def test_who_cannot_be_made_to_discard_still_pays_with_cards(card: str, which: int) -> None:
    table = Table()
    table.mine(KRONK)
    user = table.mine(card)
    held = table.hand(item(), item(name="Thing too"))
    table.use(user, held[0], which=which)
    assert [table.where(one) for one in held] == ["discard", "hand"]


@pytest.mark.rule("LOR-AMB.53", "LOR-COST.07")
@pytest.mark.parametrize(
    ("card", "name", "price"),
    [
        ("4-171", "Aladdin", (location(),)),
        ("4-70", "Diablo", (action("draw(1)"),)),
        ("4-44", "Flotsam", (item(), item(name="Thing too"))),
    ],
)
def test_who_cannot_be_made_to_discard_still_shifts_for_cards(card: str, name: str, price: tuple[object, ...]) -> None:
    table = Table(ink=0)
    table.mine(KRONK)
    table.mine(character(name=name))
    top, *paid = table.hand(card, *price)  # type: ignore[arg-type]
    table.choose(f"shift:{top}")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.where(top) == "play"
    assert [table.where(one) for one in paid] == ["discard"] * len(paid)


@pytest.mark.rule("LOR-AMB.53", "LOR-RES.09")
def test_who_cannot_be_made_to_discard_still_pays_for_a_part_of_an_effect() -> None:
    table = Table()
    table.mine(KRONK)
    foes = [table.theirs(character(1, 9)) for _ in range(2)]
    fire, held = table.hand("6-197", item())
    table.play(fire, foes[0], "yes", foes[1])
    assert table.where(held) == "discard"
    assert [table.damage(foe) for foe in foes] == [2, 2]


@pytest.mark.rule("LOR-AMB.53")
def test_what_an_effect_makes_its_player_discard_is_not_discarded() -> None:
    table = Table()
    table.mine(KRONK)
    foe = table.theirs(character(1, 9))
    lost, drawn, held = table.hand("6-63", action("draw(1)", "discard(1)"), item())
    table.play(lost, foe)
    assert "yes" not in table.options, "an optional discard is an effect as well"
    table.play(drawn)
    assert table.where(held) == "hand"
    assert table.hand_size() == 2


@pytest.mark.rule("LOR-AMB.53", "LOR-GEN.09")
def test_an_opponents_effect_does_not_make_them_discard() -> None:
    table = Table()
    table.theirs(KRONK)
    (held,) = table.hand(item(), of=THEM)
    (deed,) = table.hand(action("discard(1, who=each_opponent)"))
    table.play(deed)
    assert table.where(held) == "hand"


# -- exerting for an effect --------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.55", "LOR-ABIL.10")
@pytest.mark.parametrize("drying", [False, True])
def test_a_drying_character_does_not_exert_for_an_action(drying: bool) -> None:
    table = Table()
    hero = table.mine(character(3, 9), drying=drying)
    foe = table.theirs(character(1, 9))
    (ambush,) = table.hand("6-198")
    table.play(ambush)
    if not drying:
        table.choose(f"target:{foe}")
    assert table.where(ambush) == "discard"
    assert table.is_exerted(hero) == (not drying)
    assert table.damage(foe) == (0 if drying else 3)


# -- whose choice it is ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-RES.12")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_the_player_of_the_effect_chooses_one_of_several(seat: int) -> None:
    table = Table()
    if seat == THEM:
        table.theirs(item("when(end_of_opponents_turn, choose_one(draw(1), gain_lore(1)))"))
        table.end_turn()
    else:
        (deed,) = table.hand(action("choose_one(draw(1), gain_lore(1))"))
        table.play(deed)
    assert table.asked == seat
    table.choose("mode:1")
    assert table.lore_of(seat) == 1


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("heeds", [False, True])
def test_damage_that_is_not_there_may_be_moved_where_being_chosen_sets_something_off(heeds: bool) -> None:
    table = Table()
    table.theirs(character(1, 5, *(["when(chosen_by_opponent(this), gain_lore(1))"] if heeds else [])))
    table.mine(character(1, 5))
    (deed,) = table.hand(action("may(move_damage(1, chosen(character, opposing), chosen(character, yours)))"))
    table.play(deed)
    assert is_asked(table) == heeds
