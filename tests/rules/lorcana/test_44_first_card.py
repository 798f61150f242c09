"""The card that has the number 0 is a card like any other, in every part that a card can play."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

FIRST = 0


def resolve(table: Table) -> None:
    """Everything in the bag, in the order in which it lies there."""
    while table.options[0].startswith("trigger:"):
        table.choose(table.options[0])


@pytest.mark.rule("LOR-TRIG.01")
def test_it_is_what_an_ability_of_another_card_speaks_of() -> None:
    table = Table(first=character(2, 3))
    table.mine(item("when(quests(character, yours), gets(it, strength=1, until=this_turn))"))
    table.mine(item("when(quests(character, yours), gets(cause, willpower=1, until=this_turn))"))
    table.quest(FIRST)
    resolve(table)
    assert (table.strength(FIRST), table.willpower(FIRST)) == (3, 4)


@pytest.mark.rule("LOR-CHLG.01", "LOR-MOD.01")
def test_it_challenges() -> None:
    table = Table(
        first=character(
            1,
            9,
            "when(challenges(this), gets(challenger, strength=1, until=this_turn))",
            "always(gets(this, strength=2, during=challenging))",
            keywords=["challenger(3)"],
        )
    )
    foe = table.theirs(character(1, 9), exerted=True)
    table.challenge(FIRST, foe)
    assert (table.damage(foe), table.damage(FIRST)) == (7, 1)


@pytest.mark.rule("LOR-CHLG.01")
def test_it_puts_something_off_until_its_challenge_is_over() -> None:
    table = Table(first=character(1, 9, "when(challenges(this), after_challenge(gain_lore(1)))"))
    table.challenge(FIRST, table.theirs(character(1, 9), exerted=True))
    resolve(table)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-TRIG.01")
def test_it_is_challenged() -> None:
    table = Table(
        first=character(
            1,
            2,
            "when(challenged(this), gain_lore(1))",
            "when(challenged_and_banished(this), draw(1))",
            "when(banished_in_challenge(this), deal(1, challenger))",
        )
    )
    foe = table.theirs(character(2, 9))
    table.quest(FIRST)
    table.end_turn()
    table.challenge(foe, FIRST)
    resolve(table)
    assert table.damage(foe) == 2
    assert table.where(FIRST) == "discard"
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-TRIG.01")
def test_it_banishes_another_in_a_challenge() -> None:
    table = Table(first=character(3, 9, "when(banishes(this), gain_lore(2))"))
    table.mine(item("when(banishes(character, yours), gets(it, strength=1, until=this_turn))"))
    foe = table.theirs(character(1, 2), exerted=True)
    table.challenge(FIRST, foe)
    resolve(table)
    assert table.where(foe) == "discard"
    assert (table.lore_of(), table.strength(FIRST)) == (2, 4)


@pytest.mark.rule("LOR-LOC.07")
def test_it_is_a_location_with_characters() -> None:
    table = Table(
        first=location(
            5,
            "always(gets(every(character, yours, here), strength=1))",
            "when(moves_here(character), gain_lore(1))",
            lore=1,
        )
    )
    hero = table.mine(character(1, 3, "always(gets(this, willpower=count(character, other, at_same_location)))"))
    friend = table.mine(
        character(1, 3, "when(moves(this), deal(1, its_location))", "use(exert(this), then=heal(1, location_of(this)))")
    )
    loner = table.mine(character(1, 3, "always(gets(this, strength=count(character, other, at_location)))"))
    table.move(hero, FIRST)
    assert (table.strength(hero), table.willpower(hero), table.lore_of()) == (2, 3, 1)
    table.move(friend, FIRST)
    resolve(table)
    assert (table.strength(friend), table.willpower(hero), table.lore_of()) == (2, 4, 2)
    assert table.damage(FIRST) == 1
    assert table.strength(loner) == 3
    table.use(friend, "amount:1")
    assert table.damage(FIRST) == 0


@pytest.mark.rule("LOR-SHIFT.01")
def test_it_is_shifted_onto() -> None:
    table = Table(first=character(1, 3, "when(shifted_onto(this), gain_lore(1))", name="Elsa"))
    (top,) = table.hand(character(4, 4, name="Elsa", cost=5, keywords=["shift(ink=2)"]))
    table.choose(f"shift:{top}")
    assert table.where(FIRST) == "under"
    assert table.where(top) == "play"
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-REPL.01")
def test_it_takes_damage_for_another() -> None:
    table = Table(first=character(1, 9, "always(redirects_damage(character, yours, other))"))
    friend = table.mine(character(1, 3))
    (bolt,) = table.hand(action("deal(2, chosen(character))"))
    table.play(bolt, friend)
    assert (table.damage(friend), table.damage(FIRST)) == (0, 2)


@pytest.mark.rule("LOR-ABIL.05")
def test_its_own_abilities_are_used() -> None:
    table = Table(first=item("use(exert(this), pay(2), then=draw(1))", "always(use_less(1, item))"))
    table.use(FIRST)
    assert table.is_exerted(FIRST)
    assert table.ready_ink() == 9


@pytest.mark.rule("LOR-DUR.04")
def test_what_it_gains_for_a_time_holds() -> None:
    table = Table(first=character(1, 3))
    (gift,) = table.hand(action("gains(chosen(character), when(quests(this), draw(1)), until=this_turn)"))
    table.play(gift)
    before = len(table.match.hand[0])
    table.quest(FIRST)
    assert len(table.match.hand[0]) == before + 1


@pytest.mark.rule("LOR-PLAY.08")
def test_it_is_an_action() -> None:
    table = Table(first=action("at_end_of_turn(gain_lore(1))", "deal(1, chosen(character))"))
    foe = table.theirs(character(1, 3, keywords=["vanish"]))
    table.play(FIRST)
    assert table.where(foe) == "discard"
    assert table.where(FIRST) == "discard"
    table.end_turn()
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-SONG.01")
def test_it_is_a_song_or_sings_one() -> None:
    table = Table(first=song("draw(1)", cost=3))
    singer = table.mine(character(1, 3, "when(sings(this), gain_lore(1))", cost=3))
    table.sing(FIRST, singer)
    assert table.lore_of() == 1
    table = Table(first=character(1, 3, "when(sings(this), gain_lore(1))", cost=3))
    (tune,) = table.hand(song("draw(1)", cost=3))
    table.sing(tune, FIRST)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-PLYR.05")
def test_the_player_of_the_first_card_is_its_owner() -> None:
    table = Table(first=character(1, 3, "when(quests(this), each(each_opponent, draw(1, who=card_player)))"))
    table.quest(0)
    assert (table.hand_size(ME), table.hand_size(THEM)) == (1, 0)
