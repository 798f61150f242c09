"""Zone: what is public and what is not, and what becomes of cards that change zones."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.games.lorcana.state.match import LorcanaMatch
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

GAME = ludoteca.game("lorcana")
DECKS = ["ready-to-let-loose", "a-roaring-guest-list"]


def zones_of(match: LorcanaMatch, seat: int) -> list[int]:
    """Every card of a player, as often as a zone holds it; cards under others are with those."""
    piles = [match.deck[seat], match.hand[seat], match.play[seat], match.ink[seat], match.discard[seat]]
    under = [card for top in match.play[seat] for card in match.under[top]]
    return [card for pile in piles for card in pile] + under


@pytest.mark.rule("LOR-ZONE.01", "LOR-ZONE.02")
def test_every_card_is_in_exactly_one_zone_all_the_time() -> None:
    match = GAME.new(seed=5, decks=DECKS, first="player 1")
    assert isinstance(match, LorcanaMatch)
    chance = Random(5)
    seen: Counter[str] = Counter()
    for _ in range(400):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        match.choose(decision.seat, chance.choice(decision.options.ids))
        for seat in range(2):
            resolving = [card for card in range(len(match.zone)) if match.zone[card] == 6 and match.owner[card] == seat]
            cards = zones_of(match, seat) + resolving
            assert sorted(cards) == [card for card in range(len(match.zone)) if match.owner[card] == seat]
            assert len(cards) == 60
            shown = match.view(seat).players[seat]
            counted = shown.deck + shown.hand_size + shown.ink.total + len(shown.discard)
            counted += sum(1 + card.under for card in shown.in_play)
            assert counted + len(resolving) == 60
            for zone in ("characters", "items", "discard"):
                seen[zone] += len(getattr(shown, zone))
    assert all(seen[zone] for zone in ("characters", "items", "discard")), "cards did change zones"


def full_table() -> tuple[Table, dict[str, Any]]:
    """Something in every zone of both players."""
    table = Table(ink=2)
    facts: dict[str, Any] = {}
    for seat in (ME, THEM):
        facts[f"play{seat}"] = table.mine(character(name=f"Played{seat}"), owner=seat)
        facts[f"item{seat}"] = table.mine(item(name=f"Thing{seat}"), owner=seat)
        facts[f"place{seat}"] = table.mine(location(name=f"Place{seat}"), owner=seat)
        facts[f"hand{seat}"] = table.hand(character(name=f"Held{seat}"), of=seat)[0]
        facts[f"deck{seat}"] = table.deck(character(name=f"Drawn{seat}"), character(name=f"Below{seat}"), of=seat)
        facts[f"discard{seat}"] = table.discarded(action(name=f"Gone{seat}"), of=seat)[0]
    return table, facts


@pytest.mark.rule("LOR-ZONE.03")
@pytest.mark.parametrize("viewer", [ME, THEM, None])
def test_play_and_discards_are_public(viewer: int | None) -> None:
    table, facts = full_table()
    for seat, player in enumerate(table.view(viewer).players):
        assert [card.name.say("en") for card in player.characters] == [f"Played{seat}"]
        assert [card.name.say("en") for card in player.items] == [f"Thing{seat}"]
        assert [card.name.say("en") for card in player.locations] == [f"Place{seat}"]
        assert [card.name.say("en") for card in player.discard] == [f"Gone{seat}"]
        assert player.characters[0].card == facts[f"play{seat}"]


@pytest.mark.rule("LOR-ZONE.03")
def test_the_bag_is_public() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), draw(1))"))
    table.mine(item("when(quests(character), gain_lore(1))"))
    table.quest(hero)
    assert len(table.view(None).bag) == 2
    assert table.view(None).bag == table.view(THEM).bag == table.view(ME).bag


@pytest.mark.rule("LOR-ZONE.04")
@pytest.mark.parametrize(("viewer", "hidden"), [(ME, "01"), (THEM, "01"), (None, "01")])
def test_hands_decks_and_inkwells_are_private(viewer: int | None, hidden: str) -> None:
    table, _ = full_table()
    told = str(table.view(viewer))
    for seat in hidden:
        assert f"Drawn{seat}" not in told
        assert f"Below{seat}" not in told
        assert (f"Held{seat}" in told) is (viewer == int(seat))
    assert "Filler" not in told, "the cards in the inkwells"


@pytest.mark.rule("LOR-ZONE.05")
@pytest.mark.parametrize("viewer", [ME, THEM, None])
def test_the_number_of_cards_in_every_zone_is_public(viewer: int | None) -> None:
    table, _ = full_table()
    for player in table.view(viewer).players:
        assert (player.deck, player.hand_size, player.ink.total, len(player.discard)) == (2, 1, 2, 1)


@pytest.mark.rule("LOR-ZONE.06")
def test_only_the_revealed_part_of_a_private_zone_is_public() -> None:
    table = Table()
    table.mine(item("always(top_revealed(you))"))
    top, below, _ = table.deck(character(name="Topmost"), character(name="Second"), character(name="Third"))
    (deed,) = table.hand(action("draw(1)"))
    for viewer in (ME, THEM, None):
        player = table.view(viewer).players[ME]
        assert player.top.card == top
        assert "Second" not in str(table.view(viewer))
        assert table.view(viewer).players[THEM].top is None
    table.play(deed)
    for viewer in (ME, THEM, None):
        assert table.view(viewer).players[ME].top.card == below
        assert "Third" not in str(table.view(viewer))


@pytest.mark.rule("LOR-ZONE.07")
def test_a_card_that_leaves_play_becomes_a_new_card() -> None:
    table = Table()
    hero = table.mine(character(1, 5), damage=2)
    boost, back = table.hand(
        action("gets(chosen(character), strength=2, until=this_turn)", "gains(it, evasive, until=this_turn)"),
        action("return_to_hand(chosen(character))"),
    )
    table.play(boost)
    assert (table.strength(hero), table.keywords(hero)) == (3, {"evasive": 0})
    table.play(back)
    table.play(hero)
    shown = table.seen(hero)
    assert (shown.strength_now, shown.damage, shown.drying) == (1, 0, True)
    assert table.keywords(hero) == {}
    assert table.view().effects == ()


@pytest.mark.rule("LOR-ZONE.08")
def test_nobody_sees_the_order_of_a_deck_not_even_its_player() -> None:
    table = Table()
    table.deck(*[character(name=f"Secret{i}") for i in range(5)])
    assert table.player().deck == 5
    assert table.player().seen == ()
    assert "Secret" not in str(table.view(ME))
    assert "Secret" not in str(table.view(THEM))


@pytest.mark.rule("LOR-ZONE.09")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_face_up_cards_go_into_a_deck_in_an_order_known_to_all(order: tuple[int, ...]) -> None:
    table = Table()
    heroes = [table.mine(character(name=f"Hero{i}")) for i in range(3)]
    (deed,) = table.hand(action("put_on_bottom(every(character, yours))"))
    happened = list(table.play(deed))
    assert table.asked == ME
    assert set(table.options) == {f"bottom:{card}" for card in heroes}
    happened += table.choose(f"bottom:{heroes[order[0]]}", f"bottom:{heroes[order[1]]}")
    placed = [heroes[i] for i in order]
    assert table.match.deck[ME][:3] == placed[::-1], "the last one is the bottom card"
    for viewer in (ME, THEM, -1):
        seen = [event.seen_by(viewer) for event in happened if event.kind == "PutOnBottom"]
        assert [event.things[0] for event in seen] == placed
    assert {card.card for card in table.view(THEM).players[ME].seen} == set(heroes)


@pytest.mark.rule("LOR-ZONE.10")
def test_there_is_no_limit_to_a_hand() -> None:
    table = Table()
    table.hand(*[character(name=f"Card{i}") for i in range(15)])
    table.end_turn()
    assert table.asked == THEM
    assert table.hand_size(ME) == 15


@pytest.mark.rule("LOR-ZONE.11")
def test_cards_are_played_into_their_players_own_area() -> None:
    table = Table()
    table.theirs(character(1, 1, "when(banished(this), play(character, free=yes))"))
    deed, kill, mine = table.hand(
        action("play(character, free=yes)"), action("banish(chosen(character, opposing))"), character(name="Mine")
    )
    (theirs,) = table.hand(character(name="Theirs"), of=THEM)
    table.play(deed, mine)
    table.play(kill)
    assert [card.card for card in table.player(ME).characters] == [mine]
    assert [card.card for card in table.player(THEM).characters] == [theirs]


@pytest.mark.rule("LOR-ZONE.12")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_cards_discarded_together_lie_in_the_order_chosen(order: tuple[int, ...]) -> None:
    table = Table()
    (deed,) = table.hand(action("discard(3)"))
    held = table.hand(*[character(name=f"Held{i}") for i in range(4)])
    table.play(deed, *[held[i] for i in order])
    assert [card.card for card in table.player().discard][:3] == [held[i] for i in order]


@pytest.mark.rule("LOR-ZONE.13")
def test_cards_looked_at_are_seen_by_one_player_only() -> None:
    table = Table()
    top = table.deck(*[character(name=f"Secret{i}") for i in range(6)])
    (deed,) = table.hand(action("look(4, take(1, card, to=hand), rest=bottom)"))
    table.play(deed)
    assert [card.card for card in table.view(ME).resolving] == [deed, *top[:4]]
    assert "Secret4" not in str(table.view(ME))
    for viewer in (THEM, None):
        assert [card.card for card in table.view(viewer).resolving] == [deed]
        assert "Secret" not in str(table.view(viewer))


@pytest.mark.rule("LOR-ZONE.14")
def test_face_down_cards_in_play_are_private_but_counted() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    table.deck(*[character(name=f"Secret{i}") for i in range(5)])
    (deed,) = table.hand(action("put_top_under(3, chosen(character, yours))"))
    table.play(deed)
    for viewer in (ME, THEM, None):
        (shown,) = table.view(viewer).players[ME].characters
        assert shown.card == hero
        assert shown.under == 3
        assert shown.under_cards == ()
        assert "Secret" not in str(table.view(viewer))


@pytest.mark.rule("LOR-ZONE.04")
@pytest.mark.parametrize(("of_twin", "left"), [(0b011, 0b011), (0b111, 0b111), (0b001, 0b001)])
def test_a_card_that_all_know_leaves_its_twin_as_known_as_it_was(of_twin: int, left: int) -> None:
    table = Table(seats=3)
    face = character(name="Twin")
    deed, twin, card = table.hand(action("hand_to_bottom(1)"), face, face)
    m = table.match
    m.known[card], m.known[twin] = 0b111, of_twin
    table.play(deed, f"bottom:{card}")
    assert m.known[twin] == left


@pytest.mark.rule("LOR-ZONE.04")
def test_of_equal_cards_that_others_know_one_alone_seems_to_have_left() -> None:
    table = Table(seats=3)
    face = character(name="Twin")
    deed, card, one, two = table.hand(action("hand_to_bottom(1)"), face, face, face)
    m = table.match
    m.known[card], m.known[one], m.known[two] = 0b001, 0b011, 0b101
    table.play(deed, f"bottom:{card}")
    assert (m.known[one], m.known[two]) == (0b001, 0b101)
