"""Stati delle carte: ready and exerted, damaged, drying."""

import pytest

import ludoteca
from ludoteca.games.lorcana.shows.describing import describe
from ludoteca.games.lorcana.state.view_types import InkView, PlayedCard
from ludoteca.kernel.contract import IllegalChoice
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

GAME = ludoteca.game("lorcana")


@pytest.mark.rule("LOR-STATE.01")
def test_exerting_turns_a_card_sideways() -> None:
    table = Table()
    hero = table.mine(character())
    assert not table.is_exerted(hero)
    assert '"#lo-turned"' not in GAME.draw(table.view(), [], "it")
    table.quest(hero)
    assert table.is_exerted(hero)
    assert '"#lo-turned"' in GAME.draw(table.view(), [], "it")


@pytest.mark.rule("LOR-STATE.02")
def test_an_exerted_card_cannot_be_exerted_again() -> None:
    table = Table()
    thing = table.mine(item("use(exert(this), then=gain_lore(1))"))
    ability = next(option for option in table.options if option.startswith("use:"))
    table.use(thing)
    assert table.refused(ability) == "LOR-STATE.02"
    table.end_turn()
    table.until_turn_of(ME)
    table.use(thing)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-STATE.03")
def test_nobody_readies_a_card_just_so() -> None:
    table = Table()
    hero = table.mine(character(), exerted=True)
    thing = table.mine(item(), exerted=True)
    assert table.options == ["end"]
    with pytest.raises(IllegalChoice):
        table.match.choose(ME, f"ready:{hero}")
    table.end_turn()
    assert table.is_exerted(hero)
    assert table.is_exerted(thing)


@pytest.mark.rule("LOR-STATE.04")
def test_an_effect_that_readies_lets_the_card_act_again() -> None:
    table = Table()
    hero = table.mine(character(1, 3, lore=1))
    (deed,) = table.hand(action("ready(chosen(character, yours))"))
    table.quest(hero)
    table.play(deed)
    assert not table.is_exerted(hero)
    table.quest(hero)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-STATE.05")
@pytest.mark.parametrize("viewer", [ME, THEM, None])
def test_everybody_sees_what_is_ready_and_what_is_exerted(viewer: int | None) -> None:
    table = Table()
    for exerted in (False, True):
        table.mine(character(), exerted=exerted)
        table.mine(item(), exerted=exerted)
        table.theirs(character(), exerted=exerted)
    table.inkwell(2, exerted=3)
    view = table.view(viewer)
    mine, theirs = view.players
    assert [card.exerted for card in mine.characters] == [False, True]
    assert [card.exerted for card in mine.items] == [False, True]
    assert [card.exerted for card in theirs.characters] == [False, True]
    assert mine.ink == InkView(2, 3, 5)
    told = " ".join(describe(view, "en"))
    assert "ready" in told
    assert "exerted" in told


@pytest.mark.rule("LOR-STATE.06")
def test_one_damage_makes_a_card_damaged() -> None:
    table = Table()
    whole = table.theirs(character(1, 3))
    hurt = table.theirs(character(1, 3), damage=1)
    wound, spare = table.hand(
        action("deal(1, every(character, damaged))"),
        action("gets(every(character, undamaged), strength=4, until=this_turn)"),
    )
    table.play(wound)
    assert (table.damage(whole), table.damage(hurt)) == (0, 2)
    table.play(spare)
    assert (table.strength(whole), table.strength(hurt)) == (5, 1)


@pytest.mark.rule("LOR-STATE.07")
def test_a_stack_is_one_card_in_play() -> None:
    table = Table()
    top = table.mine(character(name="Elsa", version="Above"), on=(character(name="Elsa"),))
    (below,) = table.match.under[top]
    assert [card.card for card in table.player().characters] == [top]
    assert table.seen(top).under == 1
    assert table.where(below) == "under"
    assert f"quest:{top}" in table.options
    assert table.refused(f"quest:{below}") == "LOR-PLYR.05"


@pytest.mark.rule("LOR-STATE.07")
def test_cards_under_a_stack_are_not_counted() -> None:
    table = Table()
    table.mine(character(name="Elsa"), on=(character(name="Elsa"), character(name="Elsa")))
    (deed,) = table.hand(action("gain_lore(count(character))"))
    table.play(deed)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-STATE.08")
def test_a_character_that_entered_on_the_opponents_turn_is_dry_on_ones_own() -> None:
    table = Table()
    (deed,) = table.hand(action("banish(chosen(character, opposing))"))
    table.theirs(character(1, 1, "when(banished(this), play(character, free=yes))"))
    (heir,) = table.hand(character(2, 2), of=THEM)
    (fresh,) = table.hand(character(2, 2))
    table.play(deed)
    table.play(fresh)
    assert table.seen(fresh).drying
    assert not table.seen(heir).drying
    table.end_turn()
    assert not table.seen(heir).drying
    assert f"quest:{heir}" in table.options
    assert table.seen(fresh).drying


@pytest.mark.rule("LOR-STATE.09")
def test_items_enter_ready_and_take_no_damage() -> None:
    table = Table()
    (thing,) = table.hand(item())
    hero, place = table.mine(character(1, 3)), table.mine(location(5))
    (deed,) = table.hand(action("deal(1, chosen(character | location))"))
    table.play(thing)
    assert table.seen(thing).exerted is False
    assert table.seen(thing).damage is None
    table.play(deed)
    assert table.targets() == {hero, place}


@pytest.mark.rule("LOR-STATE.10")
def test_locations_are_neither_ready_nor_exerted() -> None:
    table = Table()
    (place,) = table.hand(location(5))
    table.theirs(item("always(enters_exerted(every(card)))"))
    table.play(place)
    assert table.damage(place) == 0
    assert table.seen(place).exerted is None
    assert table.match.exerted[place] == 0
    told = [line for line in describe(table.view(), "en") if "Place" in line]
    assert told
    assert not any("ready" in line or "exerted" in line for line in told)


@pytest.mark.rule("LOR-STATE.11")
def test_a_card_in_hand_has_no_states() -> None:
    table = Table()
    place = table.mine(location())
    hero = table.mine(character(1, 5), damage=3, exerted=True, drying=True, at=place)
    back, bonus = table.hand(
        action("return_to_hand(chosen(character))"), action("gets(chosen(character), strength=2, until=this_turn)")
    )
    table.play(bonus)
    table.play(back)
    (held,) = table.player().hand
    assert held.card == hero
    assert not isinstance(held, PlayedCard), "nothing is said of damage, exertion, drying, place or present values"
    table.play(hero)
    shown = table.seen(hero)
    assert (shown.damage, shown.exerted, shown.at, shown.strength_now) == (0, False, None, 1)
    assert shown.drying


@pytest.mark.rule("LOR-STATE.12")
def test_a_change_of_state_counts_at_once() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(gets(this, lore=2), given=is_(this, exerted))", lore=1))
    assert table.lore_value(hero) == 1
    table.quest(hero)
    assert table.lore_of() == 3


@pytest.mark.rule("LOR-STATE.13")
def test_entering_exerted_is_not_becoming_exerted() -> None:
    table = Table()
    table.mine(character(1, 3, "when(becomes_exerted(character, yours), gain_lore(1))"))
    hero = table.mine(character(1, 3, lore=0))
    sleepy, guard = table.hand(character(1, 3, "always(enters_exerted(this))"), character(1, 3, keywords=["bodyguard"]))
    table.play(sleepy)
    table.play(guard, "enter:1")
    assert table.is_exerted(sleepy)
    assert table.is_exerted(guard)
    assert table.lore_of() == 0
    table.quest(hero)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-STATE.14")
@pytest.mark.parametrize(("exerted", "ready"), [("", 11), (", exerted=yes", 10)])
def test_ink_is_only_ready_or_exerted(exerted: str, ready: int) -> None:
    table = Table(ink=11)
    hero = table.mine(character(1, 5), damage=3, exerted=True)
    (deed,) = table.hand(action(f"put_in_inkwell(chosen(character){exerted})"))
    table.play(deed)
    assert table.where(hero) == "inkwell"
    assert table.ready_ink() == ready
    assert table.player().ink.total == 12
    m = table.match
    assert (m.damage[hero], m.drying[hero], m.at[hero]) == (0, 0, -1)


@pytest.mark.rule("LOR-STATE.14")
def test_decks_are_face_down_and_discards_face_up() -> None:
    table = Table()
    (gone,) = table.discarded(character(name="Gone"))
    for viewer in (ME, THEM, None):
        player = table.view(viewer).players[ME]
        assert player.deck == 20
        assert player.top is None
        assert player.seen == ()
        assert [card.card for card in player.discard] == [gone]
        assert player.discard[0].name.say("en") == "Gone"
