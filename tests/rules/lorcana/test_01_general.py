"""Principi generali: whose cards they are, and what prevails over what."""

from collections import Counter
from random import Random

import pytest

import ludoteca
from ludoteca.games.lorcana.packs.decks.lists import read_deck, write_deck
from ludoteca.games.lorcana.packs.decks.making import random_deck
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.texts import Phrase
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item

GAME = ludoteca.game("lorcana")
CONTENT = load_content()


def new(*decks: str) -> LorcanaMatch:
    match = GAME.new(seed=9, decks=list(decks))
    assert isinstance(match, LorcanaMatch)
    return match


@pytest.mark.rule("LOR-GEN.01")
def test_every_player_draws_from_a_deck_of_their_own() -> None:
    match = new("ready-to-let-loose", "a-roaring-guest-list")
    for seat, key in enumerate(("ready-to-let-loose", "a-roaring-guest-list")):
        wanted = Counter({CONTENT.cards[number].id: copies for number, copies in CONTENT.decks[key].cards})
        own = [card for card in range(len(match.card)) if match.owner[card] == seat]
        assert Counter(match.printed(card).id for card in own) == wanted
        assert sorted(match.deck[seat] + match.hand[seat]) == own
    with pytest.raises(BadSettings):
        GAME.new(seed=5, seats=2, decks=["ready-to-let-loose"])


@pytest.mark.rule("LOR-GEN.02")
def test_a_card_is_always_in_a_zone_of_its_owner() -> None:
    table = Table(ink=20)
    traveller = table.theirs(character(1, 3, name="Traveller"))
    ways = {
        "hand": "return_to_hand(chosen(character, opposing))",
        "inkwell": "put_in_inkwell(chosen(character, opposing))",
        "deck": "put_on_top(chosen(character, opposing))",
        "discard": "banish(chosen(character, opposing))",
    }
    others = [table.theirs(character(1, 3, name=zone)) for zone in ways if zone != "hand"]
    deeds = table.hand(*[action(effect, name=zone) for zone, effect in ways.items()])
    moved = [traveller, *others]
    for deed, card in zip(deeds, moved, strict=True):
        table.choose(f"play:{deed}")
        if table.targets():
            table.choose(f"target:{card}")
    m = table.match
    assert [table.where(card) for card in moved] == list(ways)
    assert traveller in m.hand[THEM]
    assert others[0] in m.ink[THEM]
    assert others[1] in m.deck[THEM]
    assert others[2] in m.discard[THEM]
    for pile in (m.hand, m.ink, m.deck, m.discard, m.play):
        assert not set(moved) & set(pile[ME])


@pytest.mark.rule("LOR-GEN.02")
def test_a_played_match_never_mixes_the_decks() -> None:
    match = new("ready-to-let-loose", "a-roaring-guest-list")
    for step in range(250):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        ids = decision.options.ids
        match.choose(decision.seat, ids[step * 7 % len(ids)])
        for seat in range(2):
            for pile in (match.deck, match.hand, match.play, match.ink, match.discard):
                assert all(match.owner[card] == seat for card in pile[seat])


@pytest.mark.rule("LOR-GEN.03")
def test_ready_changed_and_own_decks_are_all_accepted() -> None:
    ready = write_deck(CONTENT.decks["ready-to-let-loose"], CONTENT, "en")
    assert "2 Turbo - Royal Hack" in ready
    changed = ready.replace("2 Turbo - Royal Hack", "1 Turbo - Royal Hack").replace(
        "1 Elsa - The Fifth Spirit", "2 Elsa - The Fifth Spirit"
    )
    assert changed != ready
    custom = write_deck(random_deck(CONTENT, Random(4)), CONTENT, "en")
    for wanted in ("ready-to-let-loose", ready, changed, custom):
        match = new(wanted, wanted)
        assert len(match.deck[0]) + len(match.hand[0]) == 60
    assert read_deck(custom, "own", CONTENT)[1] == []


@pytest.mark.rule("LOR-GEN.04")
def test_a_card_lets_its_player_play_a_character_on_an_opponents_turn() -> None:
    table = Table()
    (deed,) = table.hand(action("banish(chosen(character, opposing))"))
    table.theirs(character(1, 1, "when(banished(this), play(character, free=yes))"))
    (heir,) = table.hand(character(2, 2, name="Heir"), of=THEM)
    table.refused(f"play:{heir}", seat=THEM)
    table.play(deed)
    assert table.match.active == ME
    assert table.where(heir) == "play"


@pytest.mark.rule("LOR-GEN.05")
def test_a_card_grants_a_second_inking() -> None:
    table = Table()
    (first, second, third, extra) = table.hand(
        character(), character(), character(), action("extra_ink(1)", inkable=False)
    )
    table.choose(f"ink:{first}")
    table.refused(f"ink:{second}")
    table.play(extra)
    table.choose(f"ink:{second}")
    assert table.where(second) == "inkwell"
    table.refused(f"ink:{third}")


@pytest.mark.rule("LOR-GEN.06")
def test_the_english_card_decides_what_a_name_means() -> None:
    """Two cards called alike in Italian only, and one whose Italian name is spelt in two ways."""
    table = Table()
    wolf = table.theirs(character(1, 1, name="Wolf"))
    namesake = character(1, 1, name="Big Bad Wolf")
    namesake.name = Phrase("Wolf", "Big Bad Wolf")
    other = table.theirs(namesake)
    (deed,) = table.hand(action('banish(every(character, named("Wolf")))'))
    table.play(deed)
    assert table.where(wolf) == "discard"
    assert table.where(other) == "play"
    spellings = {card.name.it for card in CONTENT.cards if card.name.en == "Heihei"}
    assert len(spellings) > 1
    assert {card.names for card in CONTENT.cards if card.name.en == "Heihei"} == {("heihei",)}


@pytest.mark.rule("LOR-GEN.07")
@pytest.mark.parametrize("printing", ["1-157", "9-162"])
def test_the_latest_wording_holds_for_every_printing(printing: str) -> None:
    """Robin Hood's draw became a choice with his reprint; before, it was none."""
    table = Table()
    (robin,) = table.hand(printing)
    table.hand(character(), character(), of=THEM)
    table.play(robin)
    assert set(table.options) == {"yes", "done"}
    table.choose("done")
    assert table.hand_size() == 0


@pytest.mark.rule("LOR-GEN.07")
def test_a_classification_added_by_a_reprint_belongs_to_the_first_printing_too() -> None:
    first, again = CONTENT.cards[CONTENT.by_id["2-59"]], CONTENT.cards[CONTENT.by_id["9-41"]]
    assert "Hunny" in first.classes
    assert again.classes == first.classes


@pytest.mark.rule("LOR-GEN.09")
def test_what_is_forbidden_stays_forbidden_when_something_allows_it() -> None:
    forbidden = Table()
    forbidden.theirs(item("always(cannot_play(each_opponent, action))"))
    allowed = Table()
    for table in (forbidden, allowed):
        minstrel = table.mine(character(1, 3, "when(quests(this), may(play(action, free=yes)))", lore=0))
        (deed,) = table.hand(action("gain_lore(3)"))
        table.quest(minstrel)
        if table is allowed:
            table.choose("yes")
            assert table.lore_of() == 3
        else:
            table.choose("done")  # asked all the same: what they hold is for nobody else to know
            assert table.lore_of() == 0
            assert table.where(deed) == "hand"
            assert table.refused(f"play:{deed}") == "LOR-GEN.09"


@pytest.mark.rule("LOR-GEN.09")
@pytest.mark.parametrize("forbidden", [True, False])
def test_what_is_forbidden_is_not_played_from_the_deck_either(forbidden: bool) -> None:
    for words in (
        "look(2, take(1, action, to=into_play, optional=yes), rest=bottom)",
        "look(1, take(1, action, to=into_play), rest=bottom, shown=yes)",
        "reveal_until(action, to=into_play, rest=shuffled)",
    ):
        table = Table()
        if forbidden:
            table.theirs(item("always(cannot_play(each_opponent, action))"))
        minstrel = table.mine(character(1, 3, f"when(quests(this), {words})", lore=0))
        deed, *_ = table.deck(action("gain_lore(3)"), *[character()] * 3)
        table.quest(minstrel)
        if f"target:{deed}" in table.options:
            table.choose(f"target:{deed}")
        assert table.where(deed) == ("deck" if forbidden else "discard")
        assert table.lore_of() == (0 if forbidden else 3)


@pytest.mark.rule("LOR-GEN.10")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    table = Table()
    deck = table.deck(character(name="One"), character(name="Two"))
    (deed,) = table.hand(action("look(3, rest=top)", "gain_lore(2)"))
    table.play(deed)
    looked = {card.card for card in table.view().resolving} - {deed}
    assert looked == set(deck)
    while table.options[0].startswith("top:"):
        table.choose(table.options[0])
    assert table.player().deck == 2
    assert table.lore_of() == 2
    assert table.match.outcome is None


@pytest.mark.rule("LOR-GEN.10")
def test_the_rest_happens_when_one_part_cannot() -> None:
    table = Table()
    (deed,) = table.hand(action("banish(chosen(item))", "draw(2)"))
    table.play(deed)
    assert table.hand_size() == 2
    assert table.where(deed) == "discard"
