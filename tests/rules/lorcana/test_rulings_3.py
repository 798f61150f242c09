"""Interpretazioni LOR-AMB.35–51: each question with the answer that this game gives."""

import pytest

from ludoteca.games.lorcana.flow.loops import fingerprint
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import fold
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song


@pytest.mark.rule("LOR-AMB.35")
def test_an_action_played_by_an_ability_waits_for_it_and_comes_before_the_bag() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), play(action, free=yes), gain_lore(1))", lore=0))
    table.theirs(item("when(quests(character), gain_lore(1))"))
    (deed,) = table.hand(action("draw(1)", cost=9))
    table.quest(hero)
    assert table.where(deed) == "discard"
    told = [(e.kind, e.seat) for e in table.events if e.kind in ("LoreGained", "CardDrawn", "AbilityResolved")]
    assert told == [
        ("AbilityResolved", ME),
        ("LoreGained", ME),
        ("CardDrawn", ME),
        ("AbilityResolved", THEM),
        ("LoreGained", THEM),
    ]


@pytest.mark.rule("LOR-AMB.36")
@pytest.mark.parametrize(("other", "times"), [(", other", 1), ("", 2)])
def test_cards_that_leave_together_see_each_other_and_other_is_not_oneself(other: str, times: int) -> None:
    table = Table()
    table.mine(character(1, 3, f"when(banished(character, yours{other}), gain_lore(1))"))
    table.mine(character(1, 3))
    (deed,) = table.hand(action("banish(every(character))"))
    table.play(deed)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.lore_of() == times


@pytest.mark.rule("LOR-AMB.36")
@pytest.mark.parametrize("verb", ["return_to_hand", "put_in_inkwell", "put_on_bottom", "shuffle_into_deck"])
def test_also_when_they_go_elsewhere(verb: str) -> None:
    table = Table()
    watcher = character(1, 3, "when(leaves(character, yours, other), gain_lore(1))")
    table.mine(watcher)
    table.mine(watcher)
    (deed,) = table.hand(action(f"{verb}(every(character))"))
    table.play(deed)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.lore_of() == 2


LOOP = ("when(becomes_exerted(this), ready(this))", "when(readied(this), exert(this))")


@pytest.mark.rule("LOR-AMB.37")
def test_a_mandatory_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = Table()
    hero = table.mine(character(1, 3, *LOOP))
    table.quest(hero)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.draw
    assert outcome.rule == "LOR-AMB.37"
    assert table.kinds().count("AbilityResolved") == 19, "the same position had come back twice"


@pytest.mark.rule("LOR-AMB.37")
def test_a_loop_that_gets_somewhere_goes_on() -> None:
    table = Table()
    hero = table.mine(character(1, 3, *LOOP[:1], "when(readied(this), gain_lore(1), exert(this))", lore=0))
    table.quest(hero)
    assert table.winner == ME
    assert table.ended_by == "LOR-GOAL.01"


@pytest.mark.rule("LOR-AMB.37")
def test_so_does_one_that_only_wears_a_character_down() -> None:
    table = Table()
    hero = table.mine(character(1, 60, LOOP[0], "when(readied(this), deal(1, this), exert(this))", lore=0))
    table.quest(hero)
    assert table.match.outcome is None
    assert table.where(hero) == "discard"


def test_positions_are_remembered_by_numbers_that_every_save_can_hold() -> None:
    table = Table()
    for lore in range(12):
        table.lore(lore)
        assert 0 <= fingerprint(table.match) < 2**53


@pytest.mark.rule("LOR-AMB.37")
def test_a_loop_that_a_player_can_stop_is_no_draw() -> None:
    table = Table()
    hero = table.mine(character(1, 3, LOOP[0], "when(readied(this), may(exert(this)))", lore=0))
    table.quest(hero)
    for _ in range(60):
        assert table.options == ["yes", "done"]
        table.choose("yes")
    table.choose("done")
    assert table.match.outcome is None
    assert not table.is_exerted(hero)


@pytest.mark.rule("LOR-AMB.38")
def test_what_is_on_the_base_passes_to_the_shifted_character() -> None:
    table = Table()
    place = table.mine(location())
    elsa = character(1, 9, "use(pay(1), then=gain_lore(1), once=yes)", name="Elsa")
    base = table.mine(elsa, damage=2, at=place)
    forbid, grown = table.hand(
        action("cannot(chosen(character), quest, until=this_turn)", "gets(it, strength=2, until=your_next_turn)"),
        character(
            3, 9, "use(pay(1), then=gain_lore(1), once=yes)", name="Elsa", version="Grown", keywords=["shift(1)"]
        ),
    )
    table.use(base)
    table.play(forbid)
    table.choose(f"shift:{grown}")
    shown = table.seen(grown)
    assert (shown.damage, shown.at, shown.exerted, shown.drying) == (2, place, False, False)
    assert shown.strength_now == 5
    assert table.refused(f"quest:{grown}") == "LOR-QUEST.05"
    table.use(grown)
    assert table.lore_of() == 2, "its own ability has not been used yet"
    table.end_turn()
    assert table.strength(grown) == 5, "it lasts as long as it would have on the base"
    table.until_turn_of(ME)
    assert table.strength(grown) == 3
    assert f"quest:{grown}" in table.options


@pytest.mark.rule("LOR-AMB.38")
@pytest.mark.parametrize(("exerted", "drying"), [(True, False), (False, True)])
def test_being_exerted_and_drying_pass_too(exerted: bool, drying: bool) -> None:
    table = Table()
    table.mine(character(name="Elsa"), exerted=exerted, drying=drying)
    (grown,) = table.hand(character(name="Elsa", version="Grown", keywords=["shift(1)"]))
    table.choose(f"shift:{grown}")
    assert (table.seen(grown).exerted, table.seen(grown).drying) == (exerted, drying)


@pytest.mark.rule("LOR-AMB.39")
def test_going_under_is_not_leaving_but_the_base_still_sees_the_play() -> None:
    table = Table()
    table.mine(
        character(
            1,
            3,
            "when(leaves(this), gain_lore(1))",
            "when(banished(this), gain_lore(2))",
            "when(plays(character, yours, other), gain_lore(4))",
            name="Elsa",
        )
    )
    table.mine(item("when(leaves(character), gain_lore(8))"))
    (grown,) = table.hand(character(name="Elsa", version="Grown", keywords=["shift(1)"]))
    table.choose(f"shift:{grown}")
    assert table.lore_of() == 4


@pytest.mark.rule("LOR-AMB.40")
def test_morph_lends_names_but_no_classifications() -> None:
    table = Table()
    morph = table.mine("3-81")
    thunderbolt, elsa = table.hand("7-23", character(name="Elsa", version="Grown", cost=9, keywords=["shift(2)"]))
    assert table.refused(f"shift:{thunderbolt}") == "LOR-SHIFT.01"
    table.choose(f"shift:{elsa}")
    assert table.match.under[elsa] == [morph]
    table = Table()
    puppy = table.mine(character(name="Rolly", classes=("Puppy",)))
    table.mine("3-81")
    (thunderbolt,) = table.hand("7-23")
    table.choose(f"shift:{thunderbolt}", "enter:0")
    assert table.match.under[thunderbolt] == [puppy]


@pytest.mark.rule("LOR-AMB.41")
def test_names_are_compared_without_regard_to_case() -> None:
    table = Table()
    table.mine(character(2, 3, name="HeiHei"))
    base = table.mine(character(name="Wreck-it Ralph"))
    bonus, ralph = table.hand(
        action('gets(every(character, named("Heihei")), strength=3, until=this_turn)'),
        character(name="Wreck-It Ralph", version="Grown", keywords=["shift(1)"]),
    )
    table.play(bonus)
    assert sorted(card.strength_now for card in table.player().characters) == [1, 5]
    table.choose(f"shift:{ralph}")
    assert table.match.under[ralph] == [base]


@pytest.mark.rule("LOR-AMB.41")
def test_the_catalogue_spells_every_name_in_one_way() -> None:
    spellings: dict[str, set[str]] = {}
    for card in load_content().cards:
        spellings.setdefault(fold(card.name.en), set()).add(card.name.en)
    assert {name for name, ways in spellings.items() if len(ways) > 1} == set()
    for name in ("Heihei", "Wreck-It Ralph", "Vanellope von Schweetz"):
        assert fold(name) in spellings


@pytest.mark.rule("LOR-AMB.42")
@pytest.mark.parametrize("printing", ["1-14", "9-20"])
def test_the_latest_wording_holds_for_all_printings(printing: str) -> None:
    table = Table()
    moana = table.mine(printing)
    princess = table.mine(character(1, 3, classes=("Princess",)), exerted=True)
    other = table.mine(character(1, 3, classes=("Hero",)), exerted=True)
    table.quest(moana, "yes")
    assert not table.is_exerted(princess)
    assert table.is_exerted(other)
    assert table.refused(f"quest:{princess}") == "LOR-QUEST.05"


@pytest.mark.rule("LOR-AMB.43")
def test_a_card_that_returns_is_forgotten_by_the_effect_that_remembered_it() -> None:
    table = Table()
    jailer = table.mine(
        character(1, 3, "when(quests(this), cannot(chosen(character, opposing), challenge, until=while_here))")
    )
    prisoner = table.theirs(character(1, 3, keywords=["rush"]))
    (back,) = table.hand(action("return_to_hand(chosen(character, opposing))"))
    table.quest(jailer)
    assert len(table.view().effects) == 1
    table.play(back)
    assert table.view().effects == ()
    table.end_turn()
    table.play(prisoner)
    assert f"challenge:{prisoner}" in table.options


@pytest.mark.rule("LOR-AMB.43")
def test_unless_the_text_follows_it_to_a_zone() -> None:
    table = Table()
    table.mine(item("when(banished(character, yours), return_to_hand(cause))"))
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("banish(chosen(character))"))
    table.play(deed)
    assert table.where(hero) == "hand"


@pytest.mark.rule("LOR-AMB.44")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_whoever_resolves_says_how_much_damage_is_removed(amount: int) -> None:
    table = Table()
    table.mine(item("when(healed(character), gain_lore(1))"))
    hero = table.mine(character(1, 9), damage=2)
    (deed,) = table.hand(action("heal(3, chosen(character))"))
    table.play(deed)
    assert table.asked == ME
    assert table.options == ["amount:2", "amount:1", "amount:0"], "never more than is there"
    table.choose(f"amount:{amount}")
    assert table.damage(hero) == 2 - amount
    assert table.lore_of() == (1 if amount else 0)


@pytest.mark.rule("LOR-AMB.44")
def test_the_same_goes_for_moving_damage() -> None:
    table = Table()
    hero, foe = table.mine(character(1, 9), damage=5), table.theirs(character(1, 9))
    (deed,) = table.hand(action("move_damage(3, chosen(character, yours), chosen(character, opposing), up_to=yes)"))
    table.play(deed)
    assert table.options == ["amount:3", "amount:2", "amount:1", "amount:0"]
    table.choose("amount:2")
    assert (table.damage(hero), table.damage(foe)) == (3, 2)


@pytest.mark.rule("LOR-AMB.45")
def test_players_choose_in_turn_order_and_know_what_was_chosen_before() -> None:
    table = Table(seats=3)
    held = [table.hand(character(name=f"A{seat}"), character(name=f"B{seat}"), of=seat) for seat in range(3)]
    (deed,) = table.hand(action("discard(1, who=each_player)"), of=1)
    table.until_turn_of(1)
    table.play(deed)
    order = []
    while "end" not in table.options:
        seat = table.asked
        order.append(seat)
        players = table.view(seat).players
        done = [one for one in range(3) if any(card.card in held[one] for card in players[one].discard)]
        assert sorted(done) == sorted(order[:-1])
        table.choose(f"target:{held[seat][0]}")
    assert order == [1, 2, 0]


@pytest.mark.rule("LOR-AMB.46")
def test_an_alternate_cost_is_for_the_card_in_hand_in_ones_own_main_phase() -> None:
    table = Table(ink=0)
    thing = table.mine(item())
    spare = table.mine(item(name="Spare"))
    text = "always(free_for(banish(chosen(item, yours))))"
    card, copy = table.hand(character(1, 3, text, cost=7), character(1, 3, text, cost=7, name="Copy"))
    (theirs,) = table.hand(character(1, 3, text, cost=7), of=THEM)
    assert table.refused(f"free:{theirs}/0", seat=THEM) == "LOR-TURN.02"
    table.choose(f"free:{card}/0", f"target:{thing}")
    assert (table.where(card), table.where(thing)) == ("play", "discard")
    assert table.refused(f"free:{card}/0") == "LOR-PLAY.11"
    assert not [option for option in table.options if option.startswith(f"use:{card}")]
    table.choose(f"free:{copy}/0")
    assert table.where(spare) == "discard"


@pytest.mark.rule("LOR-AMB.47")
def test_locations_are_neither_exerted_nor_readied_and_damaged_only_by_name() -> None:
    table = Table()
    place, foe = table.theirs(location(9)), table.theirs(character(1, 9))
    exert, wound, both = table.hand(
        action("exert(every(card, opposing))", "ready(every(card, opposing))"),
        action("deal(2, every(character, opposing))"),
        action("deal(1, every(character | location, opposing))"),
    )
    table.play(exert)
    assert table.seen(place).exerted is None
    assert [e.things for e in table.events if e.kind in ("Exerted", "Readied")] == [(foe,), (foe,)]
    table.play(wound)
    assert (table.damage(place), table.damage(foe)) == (0, 2)
    table.play(both)
    assert (table.damage(place), table.damage(foe)) == (1, 3)


@pytest.mark.rule("LOR-AMB.48")
@pytest.mark.parametrize(
    "text",
    [
        "return_to_hand(chosen(location, yours))",
        "put_in_inkwell(chosen(location, yours))",
        "put_on_bottom(chosen(location, yours))",
    ],
)
def test_characters_stay_in_play_when_their_location_leaves_otherwise(text: str) -> None:
    table = Table()
    place = table.mine(location())
    hero = table.mine(character(1, 3), at=place, damage=1)
    (deed,) = table.hand(action(text))
    table.play(deed)
    assert table.where(place) != "play"
    shown = table.seen(hero)
    assert (shown.at, shown.damage, shown.exerted) == (None, 1, False)


@pytest.mark.rule("LOR-AMB.49")
def test_lore_goes_on_beyond_the_threshold() -> None:
    table = Table()
    table.lore(19)
    table.quest(table.mine(character(lore=4)))
    assert table.winner == ME
    assert table.lore_of() == 23
    table = Table()
    table.lore(19)
    table.theirs(item("always(lore_to_win(25, each_opponent))"))
    heroes = [table.mine(character(lore=4)) for _ in range(2)]
    table.quest(heroes[0])
    assert table.match.outcome is None
    assert table.lore_of() == 23
    assert table.view().threshold == (25, 20)
    table.quest(heroes[1])
    assert table.winner == ME
    assert table.lore_of() == 27


@pytest.mark.rule("LOR-AMB.49")
def test_the_real_total_counts_when_the_threshold_falls_again() -> None:
    table = Table()
    table.lore(22)
    table.theirs(item("always(lore_to_win(25, each_opponent))"))
    (deed,) = table.hand(action("banish(chosen(item, opposing))"))
    assert table.match.outcome is None
    table.play(deed)
    assert table.winner == ME


@pytest.mark.rule("LOR-AMB.50")
def test_a_player_who_concedes_leaves_and_the_next_ones_turn_begins() -> None:
    table = Table(seats=3)
    hero = table.mine(character())
    assert table.asked == ME
    table.match.concede(ME)
    assert table.match.outcome is None
    assert table.where(hero) == "gone"
    assert table.asked == 1
    assert table.view(None).players[ME].left
    table.end_turn()
    assert table.asked == 2
    table.end_turn()
    assert table.asked == 1, "the one who left has no turns any more"


@pytest.mark.rule("LOR-AMB.50")
def test_conceding_out_of_turn_does_not_end_the_turn() -> None:
    table = Table(seats=3)
    table.match.concede(1)
    assert table.asked == ME
    table.end_turn()
    assert table.asked == 2
    table.match.concede(2)
    assert table.winner == ME
    assert table.ended_by == "LOR-GSC.11"


@pytest.mark.rule("LOR-AMB.50")
def test_conceding_in_the_middle_of_something_stops_it() -> None:
    table = Table(seats=3)
    (tune,) = table.hand(song("banish(chosen(character))", cost=1))
    heroes = [table.mine(character(), owner=seat) for seat in (1, 2)]
    table.play(tune)
    assert table.targets() == set(heroes)
    table.match.concede(ME)
    assert table.asked == 1
    assert "end" in table.options
    assert [table.where(hero) for hero in heroes] == ["play", "play"]


@pytest.mark.rule("LOR-AMB.51")
def test_deck_lists_are_open_and_where_the_cards_are_is_not() -> None:
    table = Table()
    seer = table.mine(item("use(exert(this), then=name_card)"))
    table.deck(character(name="Secret"), character(name="Other"), of=THEM)
    table.hand(character(name="Held"), of=THEM)
    table.use(seer)
    named = {option.label("en") for option in table.decision.options}
    assert {"Secret", "Other", "Held", "Filler", "Thing"} <= named
    for name in ("Secret", "Other", "Held"):
        assert name not in str(table.view(ME).players), "where it is stays hidden"
