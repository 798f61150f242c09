"""Parole chiave: which there are, how they add up; Alert, Bodyguard, Boost."""

import pytest

from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import KEYWORDS
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

FOURTEEN = {
    "alert", "bodyguard", "boost", "challenger", "evasive", "reckless", "resist", "rush", "shift", "singer",
    "sing_together", "support", "vanish", "ward",
}  # fmt: skip


@pytest.mark.rule("LOR-KW.01")
def test_the_keywords_of_all_sets_are_these_fourteen() -> None:
    assert set(KEYWORDS) == FOURTEEN
    printed = set()
    for card in load_content().cards:
        printed |= {text.partition("(")[0] for text, _ in card.keyword_texts}
    assert printed <= FOURTEEN
    assert printed >= FOURTEEN - {"alert", "boost"}, "all that the sets so far print"


@pytest.mark.rule("LOR-KW.02", "LOR-RESI.01")
def test_keywords_with_a_plus_add_up() -> None:
    table = Table()
    foe = table.theirs(character(1, 9, keywords=["resist(1)"]))
    grant, ray = table.hand(
        action("gains(chosen(character, opposing), resist(2), until=this_turn)"),
        action("deal(4, chosen(character, opposing))"),
    )
    table.play(grant)
    assert table.keywords(foe) == {"resist": 3}
    table.play(ray)
    assert table.damage(foe) == 1


@pytest.mark.rule("LOR-KW.03")
def test_other_keywords_count_once() -> None:
    table = Table()
    hero, mate = table.mine(character(3, 3, keywords=["support"])), table.mine(character(2, 3))
    (deed,) = table.hand(action("gains(chosen(character, yours), support, until=this_turn)"))
    table.play(deed, hero)
    assert table.keywords(hero) == {"support": 0}
    table.quest(hero)
    table.choose(f"target:{mate}")
    assert table.strength(mate) == 5
    assert "end" in table.options, "Support is set off once"


@pytest.mark.rule("LOR-KW.04")
def test_a_keyword_may_be_granted_for_a_while() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("gains(chosen(character), evasive, until=this_turn)"))
    table.play(deed)
    assert table.keywords(hero) == {"evasive": 0}
    table.end_turn()
    assert table.keywords(hero) == {}


@pytest.mark.rule("LOR-KW.04")
def test_a_printed_keyword_may_be_taken_away_for_a_while() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    foe = table.theirs(character(1, 9, keywords=["evasive"]), exerted=True)
    (deed,) = table.hand(action("loses(chosen(character, opposing), evasive, until=this_turn)"))
    assert f"challenge:{hero}" not in table.options
    table.play(deed)
    assert table.keywords(foe) == {}
    table.challenge(hero, foe)
    assert table.damage(foe) == 1
    table.end_turn()
    assert table.keywords(foe) == {"evasive": 0}


@pytest.mark.rule("LOR-KW.04")
def test_a_keyword_taken_away_does_not_count_though_something_grants_it() -> None:
    table = Table()
    table.mine(item("always(gains(every(character, yours), ward))"))
    hero = table.mine(character(1, 3))
    give, take = table.hand(
        action("gains(chosen(character), evasive, until=this_turn)"),
        action("loses(chosen(character), evasive, ward, until=this_turn)"),
    )
    table.play(give)
    assert table.keywords(hero) == {"evasive": 0, "ward": 0}
    table.play(take)
    assert table.keywords(hero) == {}
    table.end_turn()
    assert table.keywords(hero) == {"ward": 0}


# -- Alert -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-ALERT.01")
def test_alert_ignores_evasive() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["alert"]))
    plain = table.mine(character(1, 3))
    foe = table.theirs(character(1, 3, keywords=["evasive"]), exerted=True)
    assert f"challenge:{plain}" not in table.options
    table.challenge(hero, foe)
    assert table.damage(foe) == 1


@pytest.mark.rule("LOR-ALERT.02")
def test_alert_is_not_evasive() -> None:
    table = Table()
    plain = table.mine(character(1, 3))
    foe = table.theirs(character(1, 3, keywords=["alert"]), exerted=True)
    assert "evasive" not in table.keywords(foe)
    table.challenge(plain, foe)
    assert table.damage(foe) == 1


# -- Bodyguard ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-BODY.01")
@pytest.mark.parametrize("exerted", [0, 1])
def test_a_bodyguard_may_enter_play_exerted(exerted: int) -> None:
    table = Table()
    table.mine(item("when(becomes_exerted(character, yours), gain_lore(1))"))
    card, plain = table.hand(character(1, 5, keywords=["bodyguard"]), character(name="Plain"))
    table.play(card)
    assert table.options == ["enter:0", "enter:1"]
    table.choose(f"enter:{exerted}")
    assert table.is_exerted(card) is bool(exerted)
    assert table.lore_of() == 0, "it was never ready"
    table.play(plain)
    assert "end" in table.options, "others are not asked"


@pytest.mark.rule("LOR-BODY.01")
def test_a_bodyguard_that_enters_exerted_anyway_is_not_asked_about() -> None:
    table = Table()
    (own, played) = table.hand(
        character(1, 3, "always(enters_exerted(this))", keywords=["bodyguard"]),
        action("play(character, cost(most=2), free=yes, exerted=yes)", name="Deed"),
    )
    (other,) = table.hand(character(1, 3, keywords=["bodyguard"], name="Guard", cost=2))
    table.play(own)
    assert table.is_exerted(own)
    table.play(played)
    assert table.is_exerted(other)
    assert "end" in table.options


@pytest.mark.rule("LOR-BODY.01", "LOR-SHIFT.06")
@pytest.mark.parametrize("exerted", [False, True])
def test_a_bodyguard_shifted_onto_an_exerted_character_is_not_asked_about(exerted: bool) -> None:
    table = Table(first=character(name="Elsa"))
    (card,) = table.hand(character(1, 5, name="Elsa", cost=6, keywords=["bodyguard", "shift(2)"]))
    if exerted:
        table.quest(0)
    table.choose(f"shift:{card}")
    assert ("enter:1" in table.options) is not exerted
    if not exerted:
        table.choose("enter:0")
    assert table.is_exerted(card) is exerted


@pytest.mark.rule("LOR-BODY.02")
def test_an_exerted_bodyguard_must_be_challenged_before_others() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    keeper = table.theirs(character(1, 5, keywords=["bodyguard"]), exerted=True)
    other = table.theirs(character(1, 5), exerted=True)
    place = table.theirs(location())
    table.choose(f"challenge:{hero}")
    assert table.targets() == {keeper, place}
    assert table.refused(f"target:{other}") == "LOR-BODY.02"


@pytest.mark.rule("LOR-BODY.03")
@pytest.mark.parametrize(("exerted", "keywords"), [(False, ["bodyguard"]), (True, ["bodyguard", "evasive"])])
def test_a_bodyguard_that_cannot_be_challenged_imposes_nothing(exerted: bool, keywords: list[str]) -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    table.theirs(character(1, 5, keywords=keywords), exerted=exerted)
    others = {table.theirs(character(1, 5), exerted=True) for _ in range(2)}
    table.choose(f"challenge:{hero}")
    assert table.targets() == others


@pytest.mark.rule("LOR-BODY.04")
def test_any_of_several_bodyguards_may_be_chosen() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    keepers = {table.theirs(character(1, 5, keywords=["bodyguard"]), exerted=True) for _ in range(2)}
    table.theirs(character(1, 5), exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.targets() == keepers


@pytest.mark.rule("LOR-BODY.05")
def test_a_bodyguard_does_not_guard_locations() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    keeper = table.theirs(character(1, 5, keywords=["bodyguard"]), exerted=True)
    place = table.theirs(location(5))
    table.challenge(hero, place)
    assert (table.damage(place), table.damage(keeper)) == (1, 0)


@pytest.mark.rule("LOR-BODY.06")
@pytest.mark.parametrize("exerted", [0, 1])
def test_a_bodyguard_may_be_exerted_when_shifted_too(exerted: int) -> None:
    table = Table()
    table.mine(character(name="Elsa"))
    (grown,) = table.hand(character(1, 5, name="Elsa", version="Grown", keywords=["shift(2)", "bodyguard"]))
    table.choose(f"shift:{grown}")
    assert table.options == ["enter:0", "enter:1"]
    table.choose(f"enter:{exerted}")
    assert table.is_exerted(grown) is bool(exerted)
    assert table.seen(grown).under == 1


@pytest.mark.rule("LOR-BODY.07")
def test_bodyguard_gained_in_play_exerts_nobody() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    (deed,) = table.hand(action("gains(chosen(character), bodyguard, until=your_next_turn)"))
    table.play(deed)
    assert "end" in table.options
    assert table.keywords(hero) == {"bodyguard": 0}
    assert not table.is_exerted(hero)


# -- Boost -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-BOOST.01")
def test_boost_puts_the_top_card_under_once_a_turn() -> None:
    table = Table(ink=4)
    hero = table.mine(character(1, 3, keywords=["boost(2)"]))
    top = table.deck(character(name="Top"), *[character(name="Below")] * 5)[0]
    table.choose(f"boost:{hero}")
    assert table.ready_ink() == 2
    assert table.match.under[hero] == [top]
    assert table.refused(f"boost:{hero}") == "LOR-BOOST.01"
    table.end_turn()
    assert table.refused(f"boost:{hero}") == "LOR-TURN.02"
    table.until_turn_of(ME)
    table.choose(f"boost:{hero}")
    assert table.seen(hero).under == 2


@pytest.mark.rule("LOR-BOOST.01")
def test_boost_needs_its_ink() -> None:
    table = Table(ink=1)
    hero = table.mine(character(1, 3, keywords=["boost(2)"]))
    assert table.refused(f"boost:{hero}") == "LOR-PLAY.03"


@pytest.mark.rule("LOR-BOOST.02")
@pytest.mark.parametrize("exerted", [False, True])
def test_boost_works_drying_or_exerted(exerted: bool) -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["boost(2)"]), exerted=exerted, drying=True)
    table.choose(f"boost:{hero}")
    shown = table.seen(hero)
    assert (shown.under, shown.exerted, shown.drying) == (1, exerted, True)


@pytest.mark.rule("LOR-BOOST.03")
def test_the_card_put_under_is_looked_at_by_nobody() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["boost(1)"]))
    table.deck(character(name="Secret"), character(name="Below"))
    table.choose(f"boost:{hero}")
    for viewer in (ME, THEM, None):
        assert "Secret" not in str(table.view(viewer))
        (shown,) = table.view(viewer).players[ME].characters
        assert (shown.under, shown.under_cards) == (1, ())


@pytest.mark.rule("LOR-BOOST.04")
def test_putting_under_is_neither_playing_nor_drawing() -> None:
    table = Table()
    hero = table.mine(
        character(1, 3, "when(plays(card), gain_lore(1))", "when(draws, gain_lore(2))", keywords=["boost(1)"])
    )
    (top,) = table.deck(character(1, 3, "always(gets(every(character, yours, other), strength=5))", name="Leader"))
    (count,) = table.hand(action("gain_lore(count(character, yours))"))
    table.choose(f"boost:{hero}")
    assert table.lore_of() == 0
    assert table.where(top) == "under"
    assert table.strength(hero) == 1, "it is not in play"
    table.play(count)
    assert table.lore_of() == 2, "one for the action played, one for the only character"


@pytest.mark.rule("LOR-BOOST.05")
def test_with_an_empty_deck_boost_puts_nothing_under() -> None:
    table = Table(ink=3)
    hero = table.mine(character(1, 3, "when(goes_under(this), gain_lore(1))", keywords=["boost(2)"]))
    table.deck()
    table.choose(f"boost:{hero}")
    assert table.ready_ink() == 1
    assert table.seen(hero).under == 0
    assert table.lore_of() == 0
    assert table.winner is None
