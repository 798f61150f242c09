"""Struttura del turno, as the quick-start rulebook has it: ready, start, draw, and the main phase."""

import pytest

import ludoteca
from tests.rules.lorcana.table import ME, THEM, Table, character, item, location

GAME = ludoteca.game("lorcana")
START = "when(start_of_turn, gain_lore(1))"


@pytest.mark.rule("LOR-TURN.01")
def test_the_beginning_is_over_before_anything_may_be_done() -> None:
    table = Table()
    hero = table.theirs(character(1, 3, START))
    table.theirs(item("when(start_of_turn, draw(1))"))
    (held,) = table.hand(character(), of=THEM)
    table.end_turn()
    assert table.view().phase == "beginning"
    assert all(option.startswith("trigger:") for option in table.options)
    for option in (f"quest:{hero}", f"play:{held}", f"ink:{held}"):
        assert table.refused(option, seat=THEM) == "LOR-TIME.08"
    table.choose(table.options[0])
    assert table.view().phase == "main"
    assert {f"quest:{hero}", f"play:{held}", f"ink:{held}"} <= set(table.options)


@pytest.mark.rule("LOR-TURN.02")
def test_nobody_acts_in_another_players_turn() -> None:
    table = Table()
    foe = table.theirs(character())
    table.mine(character(), exerted=True)
    (held,) = table.hand(character(), of=THEM)
    for option in ("end", f"quest:{foe}", f"challenge:{foe}", f"play:{held}", f"ink:{held}"):
        assert table.refused(option, seat=THEM) == "LOR-TURN.02"
    table.end_turn()
    assert f"quest:{foe}" in table.options
    assert table.asked == THEM


@pytest.mark.rule("LOR-TURN.03")
def test_ready_then_start_then_draw() -> None:
    table = Table()
    table.theirs(character(1, 3, START), exerted=True)
    table.end_turn()
    order = [kind for kind in table.kinds() if kind in ("CardsReadied", "AbilityResolved", "CardDrawn")]
    assert order == ["CardsReadied", "AbilityResolved", "CardDrawn"]


@pytest.mark.rule("LOR-TURN.04")
def test_all_of_the_players_cards_are_readied() -> None:
    table = Table()
    cards = [table.theirs(character(), exerted=True), table.theirs(item(), exerted=True)]
    table.inkwell(1, exerted=3, of=THEM)
    table.end_turn()
    assert not any(table.is_exerted(card) for card in cards)
    assert table.ready_ink(THEM) == 4


@pytest.mark.rule("LOR-TURN.05")
def test_nobody_elses_cards_are_readied() -> None:
    table = Table()
    cards = [table.mine(character(), exerted=True), table.mine(item(), exerted=True)]
    table.inkwell(1, exerted=3)
    table.end_turn()
    assert table.asked == THEM
    assert all(table.is_exerted(card) for card in cards)
    assert table.ready_ink() == 1
    table.end_turn()
    assert not any(table.is_exerted(card) for card in cards)


@pytest.mark.rule("LOR-TURN.06")
def test_donald_offers_everybody_a_card_before_the_draw() -> None:
    table = Table()
    table.theirs("2-77")
    table.end_turn()
    assert table.asked == THEM
    assert table.view().phase == "beginning"
    assert table.hand_size(THEM) == 0
    table.choose("yes")
    assert table.asked == ME
    assert table.hand_size(THEM) == 1
    table.choose("yes")
    assert (table.hand_size(ME), table.hand_size(THEM)) == (1, 2)
    assert table.view().phase == "main"


@pytest.mark.rule("LOR-TURN.07")
def test_the_top_card_is_drawn() -> None:
    table = Table()
    top, below = table.deck(character(name="Top"), character(name="Below"), of=THEM)
    table.end_turn()
    assert table.hand_size(THEM) == 1
    assert table.where(top) == "hand"
    assert table.where(below) == "deck"
    assert [event.rule for event in table.events if event.kind == "CardDrawn"] == ["LOR-TURN.07"]


@pytest.mark.rule("LOR-TURN.08")
def test_whoever_begins_does_not_draw_at_first() -> None:
    match = GAME.new(seed=2, first="player 2", first_game="yes")
    sizes = [player.hand_size for player in match.view(None).players]
    assert (match.view(None).active, sizes) == (1, [7, 7])
    match.choose(1, "end")
    sizes = [player.hand_size for player in match.view(None).players]
    assert (match.view(None).active, sizes) == (0, [8, 7])
    match.choose(0, "end")
    assert match.view(None).players[1].hand_size == 8


@pytest.mark.rule("LOR-TURN.09")
def test_anything_any_number_of_times_in_any_order() -> None:
    table = Table()
    quester, challenger = table.mine(character()), table.mine(character(1, 3))
    foe = table.theirs(character(1, 3), exerted=True)
    place = table.mine(location(move=1))
    first, second = table.hand(character(), character())
    table.play(first)
    table.quest(quester)
    table.play(second)
    table.challenge(challenger, foe)
    table.move(challenger, place)
    table.move(quester, place)
    assert table.lore_of() == 1
    assert table.damage(foe) == 1
    assert table.seen(place).here == (quester, challenger)


@pytest.mark.rule("LOR-TURN.10")
def test_only_inking_is_limited_and_it_may_come_late() -> None:
    table = Table()
    hero = table.mine(character())
    first, second = table.hand(character(), character())
    table.quest(hero)
    table.choose(f"ink:{first}")
    assert table.where(first) == "inkwell"
    assert table.refused(f"ink:{second}") == "LOR-INK.03"
    table.play(second)
    table.end_turn()
    table.until_turn_of(ME)
    assert [option for option in table.options if option.startswith("ink:")]
