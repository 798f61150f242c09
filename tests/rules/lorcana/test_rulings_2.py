"""Rulings 18 to 34: cases that neither rulebook settles by itself."""

import pytest

from ludoteca.games.lorcana.state.view_types import InkView
from ludoteca.kernel.chance import Seeded
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song


@pytest.mark.rule("LOR-AMB.18")
def test_whether_a_bodyguard_binds_depends_on_the_challenger() -> None:
    for permission, wanted in (("always(can(this, challenge_ready))", "guard"), ("", "others")):
        table = Table()
        hero = table.mine(character(1, 5, *([permission] if permission else [])))
        guards = {table.theirs(character(1, 5, keywords=["bodyguard"])) for _ in range(2)}
        others = {table.theirs(character(1, 5), exerted=True) for _ in range(2)}
        table.choose(f"challenge:{hero}")
        assert table.targets() == (guards if wanted == "guard" else others)


@pytest.mark.rule("LOR-AMB.19")
def test_a_bodyguard_protects_its_own_player_only() -> None:
    table = Table(seats=3)
    hero = table.mine(character(1, 5))
    guard = table.theirs(character(1, 5, keywords=["bodyguard"]), owner=1, exerted=True)
    table.theirs(character(1, 5), owner=1, exerted=True)
    free = table.theirs(character(1, 5), owner=2, exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == {guard, free}
    table = Table(seats=3)
    hero = table.mine(character(1, 5))
    guards = {table.theirs(character(1, 5, keywords=["bodyguard"]), owner=seat, exerted=True) for seat in (1, 2)}
    for seat in (1, 2):
        table.theirs(character(1, 5), owner=seat, exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == guards


@pytest.mark.rule("LOR-AMB.20")
def test_nobody_moves_to_where_they_are() -> None:
    table = Table()
    place = table.mine(location(5, "when(moves_here(character, yours), gain_lore(1))", move=0))
    hero = table.mine(character(), at=place)
    assert table.refused(f"move:{hero}") == "LOR-LOC.04"
    table = Table()
    place = table.mine(location(5, "when(moves_here(character, yours), gain_lore(1))"))
    hero = table.mine(character(), at=place)
    (deed,) = table.hand(action("move_to(chosen(character, yours), chosen(location, yours), free=yes)"))
    table.play(deed)
    assert table.lore_of() == 0, "an effect does not move it there either"
    assert "Moved" not in table.kinds()


@pytest.mark.rule("LOR-AMB.21")
def test_a_character_moves_as_often_as_is_paid_for() -> None:
    table = Table(ink=7)
    places = [table.mine(location(5, move=1, name=name)) for name in ("One", "Two")]
    hero = table.mine(character())
    for step in range(7):
        table.move(hero, places[step % 2])
        assert table.seen(hero).at == places[step % 2]
    assert table.ready_ink() == 0
    assert table.refused(f"move:{hero}") == "LOR-PLAY.03"


@pytest.mark.rule("LOR-AMB.22")
def test_ward_does_not_keep_its_own_player_from_choosing() -> None:
    table = Table()
    warded = table.theirs(character(1, 5, keywords=["ward"]))
    mine, theirs = table.hand(
        action("banish(chosen(character, opposing))"), action("each(each_opponent, banish(chosen(character, yours)))")
    )
    table.play(mine)
    assert table.where(warded) == "play", "I cannot choose it"
    table.play(theirs)
    assert table.where(warded) == "discard", "its player must, for it is the only one"
    table = Table()
    warded = table.theirs(character(1, 5, keywords=["ward"]))
    plain = table.theirs(character(1, 5))
    (theirs,) = table.hand(action("each(each_opponent, banish(chosen(character, yours)))"))
    table.play(theirs)
    assert table.asked == THEM
    assert table.targets() == {warded, plain}


@pytest.mark.rule("LOR-AMB.23")
def test_vanish_answers_only_an_opponents_action_and_after_all_of_it() -> None:
    table = Table()
    ghost = table.theirs(character(1, 5, keywords=["vanish"]))
    (deed,) = table.hand(action("deal(1, chosen(character, opposing))", "gain_lore(count(character))"))
    table.play(deed)
    assert table.where(ghost) == "discard"
    assert table.lore_of() == 1, "it was still there when the action counted"
    table = Table()
    ghost = table.theirs(character(1, 5, keywords=["vanish"]))
    thing = table.mine(item("use(exert(this), then=deal(1, chosen(character, opposing)))"))
    hero = table.mine(character(1, 5, "when(quests(this), deal(1, chosen(character, opposing)))"))
    table.use(thing)
    table.quest(hero)
    assert table.where(ghost) == "play"
    assert table.damage(ghost) == 2


@pytest.mark.rule("LOR-AMB.23")
def test_its_own_players_action_leaves_it_alone() -> None:
    table = Table()
    ghost = table.mine(character(1, 5, keywords=["vanish"]))
    (deed,) = table.hand(action("deal(1, chosen(character))"))
    table.play(deed)
    assert table.damage(ghost) == 1


@pytest.mark.rule("LOR-AMB.24")
def test_singer_counts_with_others_and_the_higher_number_counts() -> None:
    chorus = song("draw(1)", cost=9, keywords=["sing_together(7)"])
    table = Table(ink=0)
    duo = [table.mine(character(cost=1, keywords=["singer(5)"])), table.mine(character(cost=2))]
    (tune,) = table.hand(chorus)
    table.sing(tune, *duo)
    assert table.where(tune) == "discard"
    assert all(table.is_exerted(singer) for singer in duo)
    table = Table(ink=0)
    table.mine(character(cost=1, keywords=["singer(4)"]))
    table.mine(character(cost=2))
    (tune,) = table.hand(chorus)
    table.refused(f"sing:{tune}")
    table = Table(ink=0)
    dear = table.mine(character(cost=6, keywords=["singer(3)"]))
    (tune,) = table.hand(song("draw(1)", cost=6))
    table.sing(tune, dear)
    assert table.is_exerted(dear)


@pytest.mark.rule("LOR-AMB.25")
def test_a_declined_once_a_turn_ability_is_not_used_up() -> None:
    table = Table()
    heroes = [table.mine(character()) for _ in range(3)]
    table.mine(item("when(quests(character, yours), may(draw(1)), once=yes)"))
    table.quest(heroes[0])
    table.choose("done")
    table.quest(heroes[1])
    assert set(table.options) == {"yes", "done"}
    table.choose("yes")
    assert table.hand_size() == 1
    table.quest(heroes[2])
    assert "end" in table.options, "now it is used up"
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-AMB.25")
def test_each_copy_counts_for_itself_and_a_card_that_returns_begins_anew() -> None:
    machine = item("use(pay(1), then=draw(1), once=yes)", name="Machine", cost=1)
    table = Table()
    one, two = table.mine(machine), table.mine(machine)
    (deed,) = table.hand(action("return_to_hand(chosen(item, yours))"))
    table.use(one)
    assert table.refused(table.ability(one)) == "LOR-ABIL.17"
    assert table.ability(two) in table.options
    table.play(deed, one)
    table.play(one)
    assert table.ability(one) in table.options


@pytest.mark.rule("LOR-AMB.26")
def test_a_to_b_needs_a_legal_choice_but_if_you_do_needs_the_damage() -> None:
    for keywords, drawn in (([], (1, 1)), (["resist(2)"], (1, 0))):
        counts = []
        for effect in (
            "to(deal(1, chosen(character, opposing)), draw(1))",
            "do(deal(1, chosen(character, opposing)), given(done, draw(1)))",
        ):
            table = Table()
            table.theirs(character(1, 5, keywords=keywords))
            (deed,) = table.hand(action(effect))
            table.play(deed)
            counts.append(table.hand_size())
        assert tuple(counts) == drawn
    table = Table()
    (deed,) = table.hand(action("to(deal(1, chosen(character, opposing)), draw(1))"))
    table.play(deed)
    assert table.hand_size() == 0, "without a character to choose nothing was done"


@pytest.mark.rule("LOR-AMB.27")
def test_exerting_what_is_exerted_was_not_done() -> None:
    for exerted, drawn in ((False, 1), (True, 0)):
        table = Table()
        foe = table.theirs(character(1, 5), exerted=exerted)
        other = table.theirs(character(1, 5), exerted=exerted)
        (deed,) = table.hand(action("do(exert(chosen(character)), given(done, draw(1)))"))
        table.choose(f"play:{deed}")
        assert table.targets() == {foe, other}, "it may be chosen all the same"
        table.choose(f"target:{foe}")
        assert table.is_exerted(foe)
        assert table.hand_size() == drawn


@pytest.mark.rule("LOR-AMB.28")
def test_only_leaving_play_ends_a_challenge_early() -> None:
    changes = {
        "ready(this)": 3,
        "gains(this, evasive, until=this_turn)": 3,
        "cannot(this, be_challenged, until=this_turn)": 3,
        "return_to_hand(this)": 0,
    }
    for effect, damage in changes.items():
        table = Table()
        hero = table.mine(character(3, 9))
        foe = table.theirs(character(2, 9, f"when(challenged(this), {effect})"), exerted=True)
        table.challenge(hero, foe)
        dealt = [event.things[1] for event in table.events if event.kind == "DamageDealt" and event.things[0] == foe]
        assert dealt == ([damage] if damage else [])


@pytest.mark.rule("LOR-AMB.29")
def test_a_stack_stays_in_the_challenge_with_the_values_of_its_top_card() -> None:
    table = Table(free_shift="yes")
    hero = table.mine(character(3, 9))
    base = table.theirs(character(1, 3, "when(challenged(this), play(character, free=yes))", name="Elsa"), exerted=True)
    (top,) = table.hand(character(4, 7, name="Elsa", keywords=["shift(2)"]), of=THEM)
    table.challenge(hero, base)
    assert table.asked == THEM
    table.choose(f"target:{base}")
    assert table.where(base) == "under"
    assert table.damage(top) == 3
    assert table.damage(hero) == 4


@pytest.mark.rule("LOR-AMB.30")
def test_nobody_sees_the_cards_of_an_inkwell_and_ink_is_exerted_from_left_to_right() -> None:
    table = Table(ink=2)
    fuel, hero, other = table.hand(character(name="Fuel"), character(cost=2), character(cost=1))
    table.choose(f"ink:{fuel}")
    for viewer in (ME, THEM, None):
        assert "Fuel" not in str(table.view(viewer))
    table.play(hero)
    m = table.match
    assert [m.exerted[card] for card in m.ink[ME]] == [1, 1, 0]
    assert m.ink[ME][-1] == fuel
    assert table.player().ink == InkView(1, 2, 3)
    table.play(other)
    assert [m.exerted[card] for card in m.ink[ME]] == [1, 1, 1]


@pytest.mark.rule("LOR-AMB.31")
def test_ink_returned_at_random_is_any_of_it_by_the_seed() -> None:
    returned: list[int] = []
    for seed in [*range(24), *range(24)]:
        table = Table(ink=0)
        cards = table.inkwell(2, exerted=2)
        (deed,) = table.hand(action("return_ink(1, at_random=yes)", cost=0))
        table.match.chance = Seeded(seed)
        table.play(deed)
        assert table.player().ink.total == 3
        (gone,) = [place for place, card in enumerate(cards) if table.where(card) == "hand"]
        returned.append(gone)
    assert set(returned) == {0, 1, 2, 3}, "exerted ones, too"
    assert returned[:24] == returned[24:], "the same seed, the same card"


@pytest.mark.rule("LOR-AMB.32")
def test_a_mandatory_choice_from_a_discard_must_be_made() -> None:
    table = Table()
    lost = set(table.discarded(character(), character()))
    (deed,) = table.hand(action("return_to_hand(chosen(character, in_discard))"))
    table.play(deed)
    assert table.options == [f"target:{card}" for card in sorted(lost)]
    for effect in (
        "may(return_to_hand(chosen(character, in_discard)))",
        "return_to_hand(up_to(1, character, in_discard))",
    ):
        table = Table()
        table.discarded(character(), character())
        (deed,) = table.hand(action(effect))
        table.play(deed)
        table.choose("done")
        assert table.hand_size() == 0
        assert "end" in table.options


@pytest.mark.rule("LOR-AMB.33")
def test_a_search_may_find_nothing() -> None:
    table = Table()
    (there, *_) = table.deck(item(name="Lamp"), *[character() for _ in range(5)])
    (deed,) = table.hand(action("search(item, to=hand)"))
    table.play(deed)
    assert f"target:{there}" in table.options
    table.choose("done")
    assert table.where(there) == "deck"
    assert "DeckShuffled" in table.kinds()
    table = Table()
    (deed,) = table.hand(action("search(item, to=hand)"))
    table.play(deed)
    assert table.options == ["done"]  # asked all the same: the others do not learn that there was nothing
    table.choose("done")
    assert table.hand_size() == 0
    assert "DeckShuffled" in table.kinds()


@pytest.mark.rule("LOR-AMB.34")
def test_an_action_is_not_in_the_discard_while_it_resolves() -> None:
    table = Table()
    (deed, again) = table.hand(
        action("return_to_hand(chosen(action, in_discard))", "gain_lore(count(card, in_discard))", name="Back"),
        action("return_to_hand(chosen(action, in_discard))", "gain_lore(count(card, in_discard))", name="Again"),
    )
    table.play(deed)
    assert table.where(deed) == "discard", "it did not find itself"
    assert table.lore_of() == 0
    table.play(again)
    assert table.where(deed) == "hand"
    assert table.where(again) == "discard"
