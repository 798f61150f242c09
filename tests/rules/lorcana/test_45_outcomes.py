"""What comes of an effect: where its cards are afterwards, whether it was done, and how much."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location


def set_table() -> Table:
    """One of everything: a damaged and a sound character, an item and a location of mine, an exerted foe."""
    table = Table(ink=6)
    table.mine(character(2, 5, name="Hurt"), damage=2)
    table.mine(character(3, 5, name="Sound"), exerted=True)
    table.mine(item(name="Lamp"))
    table.mine(location(6, name="House"))
    table.theirs(character(1, 9, name="Foe"), exerted=True)
    table.hand(*[character(name="Held") for _ in range(2)])
    table.hand(*[character(name="Kept") for _ in range(2)], of=THEM)
    table.discarded(character(name="Gone"))
    table.lore(3)
    table.lore(2, of=THEM)
    return table


CARRIED_OUT = {
    "extra_ink(1)": True,
    "draw(1)": True,
    "draw(1, who=each_opponent)": True,
    "draw_until(3)": True,
    "draw_until(1)": False,
    "gain_lore(1)": True,
    "lose_lore(1, who=each_opponent)": True,
    "lose_lore(1, who=opponents_ahead)": False,
    'deal(1, every(character, named("Foe")))': True,
    'deal(1, every(character, named("Nobody")))': False,
    'put_damage(1, every(character, named("Foe")))': True,
    'put_damage(1, every(character, named("Nobody")))': False,
    'move_damage(1, chosen(character, named("Hurt")), chosen(character, named("Foe")))': True,
    'move_damage(1, chosen(character, named("Sound")), chosen(character, named("Foe")))': False,
    'heal(1, every(character, named("Hurt")), exactly=yes)': True,
    'heal(1, every(character, named("Sound")), exactly=yes)': False,
    'banish(every(character, named("Foe")))': True,
    'banish(every(character, named("Nobody")))': False,
    'exert(every(character, named("Hurt")))': True,
    'exert(every(character, named("Foe")))': False,
    'ready(every(character, named("Sound")))': True,
    'ready(every(character, named("Hurt")))': False,
    'return_to_hand(every(character, named("Foe")))': True,
    'return_to_hand(every(character, named("Nobody")))': False,
    'return_to_hand(every(character, in_discard, named("Gone")))': True,
    'put_in_inkwell(every(character, named("Foe")))': True,
    'put_in_inkwell(every(character, named("Nobody")))': False,
    'put_on_top(every(character, named("Foe")))': True,
    'put_on_bottom(every(character, named("Nobody")))': False,
    'shuffle_into_deck(every(character, named("Foe")))': True,
    'shuffle_into_deck(every(character, named("Nobody")))': False,
    "mill(2)": True,
    "mill(2, who=each_opponent)": True,
    "ink_top(1)": True,
    "pay(2)": True,
    "pay(9)": False,
    "exert_ink(all)": True,
    "ready_ink(1)": True,
    "return_ink(1, at_random=yes)": True,
    'gets(every(character, named("Foe")), strength=1, until=this_turn)': True,
    'gets(every(character, named("Nobody")), strength=1, until=this_turn)': False,
    "cannot(every(character), quest, until=this_turn)": True,
    "pay_less_next(1, character)": True,
    'move_to(every(character, named("Hurt")), every(location, yours), free=yes)': True,
    'play(every(character, in_discard, named("Gone")), free=yes, from_=discard_pile)': True,
    'play(every(character, in_discard, named("Nobody")), free=yes, from_=discard_pile)': False,
    "look(2, take(1, character, to=hand), rest=bottom)": True,
    "reveal_until(character, to=hand, rest=bottom)": True,
    "reveal_until(item, to=hand, rest=shuffled)": False,
    "shuffle_deck": True,
    "reveal_hand(each_opponent)": True,
    "look_at_hand(each_opponent)": True,
    "discard(all, who=each_opponent)": True,
    "discard(1, item, who=each_opponent)": False,
    "at_end_of_turn(draw(1))": True,
    "do(draw(1), gain_lore(1))": True,
    'do(draw(1), ready(every(character, named("Hurt"))))': False,
    "for_each(2, gain_lore(1))": True,
    "for_each(0, gain_lore(1))": False,
}


@pytest.mark.rule("LOR-RES.09")
@pytest.mark.parametrize(("effect", "done"), CARRIED_OUT.items())
def test_what_hangs_on_an_effect_follows_only_if_it_was_done(effect: str, done: bool) -> None:
    table = set_table()
    (deed,) = table.hand(action(effect, "given(done, deal(3, every(location)), otherwise=deal(4, every(location)))"))
    house = next(card for card in table.match.play[ME] if table.match.script[card].is_location)
    table.play(deed)
    for _ in range(9):
        if table.match.phase and "end" in table.options:
            break
        table.choose(table.options[0])
    assert table.damage(house) == (3 if done else 4)
    assert all(event.kind for event in table.events)


@pytest.mark.rule("LOR-RES.23")
@pytest.mark.parametrize(
    ("rest", "place"), [("hand", "hand"), ("discard_pile", "discard"), ("inkwell", "inkwell"), ("shuffled", "deck")]
)
def test_what_is_left_of_the_cards_looked_at_goes_where_the_card_says(rest: str, place: str) -> None:
    table = Table()
    top = table.deck(*[character(name=f"Top {i}") for i in range(5)])
    (deed,) = table.hand(action(f"look(3, take(1, character, to=hand), rest={rest})"))
    table.play(deed, top[1])
    assert [table.where(card) for card in top] == [place, "hand", place, "deck", "deck"]


@pytest.mark.rule("LOR-RES.24")
@pytest.mark.parametrize("shows", ["reveal_hand(each_opponent)", "look_at_hand(each_opponent)"])
def test_a_hand_is_shown_for_as_long_as_the_effect_lasts(shows: str) -> None:
    table = Table(3)
    held = table.hand(*[character(name=name) for name in ("Ada", "Bea")], of=THEM)
    (deed,) = table.hand(action(shows, "may(draw(1))"))
    table.play(deed)
    assert [card["card"] for card in table.view(ME)["players"][THEM]["hand"]] == held
    assert (table.view(2)["players"][THEM]["hand"] != []) == shows.startswith("reveal")
    table.choose("done")
    assert table.view(ME)["players"][THEM]["hand"] == []


@pytest.mark.rule("LOR-AMB.43")
def test_a_card_drawn_again_is_another_one() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    mark, away, fetch = table.hand(
        action("choose(chosen(character))", "at_end_of_turn(put_on_bottom(it))"),
        action("put_on_top(chosen(character))"),
        action("draw(1)"),
    )
    table.play(mark)
    table.play(away)
    table.play(fetch)
    assert table.where(hero) == "hand"
    table.end_turn()
    assert table.where(hero) == "hand"


@pytest.mark.rule("LOR-AMB.52")
def test_nobody_is_asked_to_return_what_is_already_back() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("return_to_hand(chosen(character))", "may(return_to_hand(it))"))
    table.play(deed)
    assert table.where(hero) == "hand"
    assert "end" in table.options


@pytest.mark.rule("LOR-AMB.52")
@pytest.mark.parametrize("foes", [0, 1, 2])
def test_a_choice_that_something_hangs_on_is_offered(foes: int) -> None:
    table = Table()
    for _ in range(foes):
        table.theirs(character(1, 3))
    (deed,) = table.hand(action("may(choose(chosen(character, opposing)), given(done, draw(1)))"))
    table.play(deed)
    assert ("yes" in table.options) == (foes > 0)


@pytest.mark.rule("LOR-DMG.09")
def test_who_gives_damage_away_is_marked_while_its_amount_is_asked() -> None:
    table = Table()
    givers = [table.mine(character(1, 5), damage=2) for _ in range(2)]
    taker = table.theirs(character(1, 9))
    (deed,) = table.hand(action("move_damage(2, chosen(character, yours), chosen(character, opposing), up_to=yes)"))
    table.play(deed, givers[1])
    assert table.view()["chosen"] == [taker, givers[1]]
    table.choose("amount:1")
    assert [table.damage(card) for card in (*givers, taker)] == [2, 1, 1]
