"""The reason that is given for what cannot be done: the one that really stands in the way."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.lorcana.state.match import LorcanaMatch
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

EVASIVE = ["evasive"]
BODYGUARD = ["bodyguard"]


@pytest.mark.parametrize(
    ("abilities", "keywords", "rule"),
    [((), EVASIVE, "LOR-EVAS.01"), (("always(cannot(this, be_challenged))",), [], "LOR-GEN.09")],
)
def test_the_only_exerted_foe_cannot_be_challenged(abilities: tuple[str, ...], keywords: list[str], rule: str) -> None:
    table = Table()
    hero = table.mine(character(2, 3))
    table.theirs(character(1, 3))
    table.theirs(character(1, 3, *abilities, keywords=keywords), exerted=True)
    assert table.refused(f"challenge:{hero}") == rule


def test_what_is_no_opposing_character_or_location_is_not_challenged() -> None:
    table = Table()
    hero, other = table.mine(character()), table.mine(character(), exerted=True)
    thing = table.theirs(item())
    for _ in range(2):
        table.theirs(character(1, 5), exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.refused(f"target:{other}") == "LOR-CHAL.02"
    assert table.refused(f"target:{thing}") == "LOR-CHAL.02"


@pytest.mark.parametrize(("those", "target", "rule"), [([], EVASIVE, "LOR-EVAS.01"), (BODYGUARD, [], "LOR-BODY.02")])
def test_who_may_challenge_ready_ones_is_told_what_else_is_wrong(
    those: list[str], target: list[str], rule: str
) -> None:
    table = Table()
    hero = table.mine("7-133")
    for _ in range(2):
        table.theirs(character(1, 5, keywords=those))
    foe = table.theirs(character(1, 5, keywords=target))
    table.choose(f"challenge:{hero}")
    assert table.refused(f"target:{foe}") == rule


def test_an_alert_challenger_is_kept_off_by_the_bodyguard_alone() -> None:
    table = Table()
    hero = table.mine(character(keywords=["alert"]))
    for _ in range(2):
        table.theirs(character(1, 5, keywords=BODYGUARD), exerted=True)
    foe = table.theirs(character(keywords=EVASIVE), exerted=True)
    table.choose(f"challenge:{hero}")
    assert table.refused(f"target:{foe}") == "LOR-BODY.02"


def test_in_the_main_phase_nothing_is_being_chosen() -> None:
    table = Table()
    cards = [table.mine(character()), table.theirs(character()), table.theirs(character(keywords=["ward"]))]
    assert [table.refused(f"target:{card}") for card in cards] == ["LOR-TIME.07"] * 3


def test_sing_together_with_a_singer_exerted() -> None:
    table = Table(ink=0)
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.mine(character(cost=4))
    table.mine(character(cost=4), exerted=True)
    assert table.refused(f"sing:{tune}") == "LOR-SONG.05"


def test_sing_together_without_enough_in_all() -> None:
    table = Table(ink=0)
    (tune,) = table.hand(song("draw(1)", cost=7, keywords=["sing_together(7)"]))
    table.mine(character(cost=2))
    table.mine(character(cost=4), exerted=True)
    assert table.refused(f"sing:{tune}") == "LOR-SONG.02"


def test_a_singer_that_cannot_exert() -> None:
    table = Table(ink=0)
    (tune,) = table.hand(song("draw(1)", cost=3))
    table.mine(character(1, 1, "always(cannot(this, exert))", cost=4))
    assert table.refused(f"sing:{tune}") == "LOR-SONG.10"


def test_an_ability_whose_condition_is_not_met() -> None:
    table = Table()
    place = table.mine("5-34")
    table.mine(character(), at=place)
    table.discarded(character())
    assert table.refused(table.ability(place)) == "LOR-STAT.06"


def test_a_character_that_may_challenge_while_drying_lacks_only_a_target() -> None:
    table = Table()
    hero = table.mine(character(1, 1, "always(can(this, challenge_while_drying))"), drying=True)
    assert table.refused(f"challenge:{hero}") == "LOR-CHAL.03"


def test_boost_is_for_those_who_have_it() -> None:
    table = Table()
    hero = table.mine(character())
    refused = table.match.why_not(ME, f"boost:{hero}")
    assert refused.rule == "LOR-BOOST.01"
    assert "Boost" in refused.reason.en


def test_locations_are_challenged_whoever_is_ready() -> None:
    table = Table()
    hero = table.mine(character())
    table.mine(character(), owner=THEM)
    place = table.theirs(location(5))
    table.challenge(hero, place)
    assert table.damage(place) == 1


def test_a_character_moves_to_locations_of_its_own_player_that_can_be_paid() -> None:
    table = Table(ink=2)
    hero = table.mine(character())
    for _ in range(2):
        table.mine(location(5, move=1))
    dear, foreign, thing = table.mine(location(5, move=9)), table.theirs(location(5)), table.mine(item())
    table.choose(f"move:{hero}")
    assert table.refused(f"target:{dear}") == "LOR-PLAY.03"
    assert table.refused(f"target:{foreign}") == "LOR-LOC.04"
    assert table.refused(f"target:{thing}") == "LOR-LOC.04"


def test_an_opening_hand_is_altered_with_its_own_cards_each_once() -> None:
    match = ludoteca.game("lorcana").new(seed=1, first="player 1")
    assert isinstance(match, LorcanaMatch)
    first, foreign = match.hand[0][0], match.hand[1][0]
    assert match.why_not(0, f"alter:{foreign}").rule == "LOR-SETUP.10"
    match.choose(0, f"alter:{first}")
    assert match.why_not(0, f"alter:{first}").rule == "LOR-SETUP.10"


def test_an_option_with_too_few_or_too_many_numbers_does_not_exist() -> None:
    table = Table()
    hero = table.mine(character())
    for option in ("quest", f"quest:{hero}/1", f"use:{hero}", "end:1"):
        assert table.refused(option) == "LOR-TIME.07"
    assert table.refused("quest:9999") == "LOR-TIME.07"


def test_a_bodyguard_enters_in_one_of_two_ways_and_nothing_else_is_chosen_then() -> None:
    table = Table()
    (guard,) = table.hand(character(keywords=BODYGUARD))
    table.choose(f"play:{guard}")
    assert table.options == ["enter:0", "enter:1"]
    assert table.refused("enter:2") == "LOR-TIME.07"
    assert table.refused("done") == "LOR-TIME.07"
    assert table.refused(f"target:{guard}") == "LOR-RES.05"


IN_FORCE = (
    "gains(every(character, yours), reckless)",
    "gains(every(character, yours), rush)",
    "cannot(every(character, yours), quest)",
    "cannot(every(character, yours), challenge)",
    "cannot(every(character, yours), exert)",
    "cannot(every(character, opposing), be_challenged)",
    "gains(every(character, opposing), evasive)",
    "gains(every(character, opposing), ward)",
    "gains(every(character, opposing), bodyguard)",
)


@pytest.mark.rule("LOR-STAT.01")
@pytest.mark.parametrize("in_force", IN_FORCE)
def test_after_loading_whatever_is_asked_first_knows_what_is_in_force(in_force: str) -> None:
    """Also where what is on offer does not depend on it, so that nothing has been worked out yet."""
    table = Table()
    table.mine(item(f"always({in_force})"))
    table.mine(character(2, 3, name="Ready"))
    table.mine(character(2, 3, name="Wet"), drying=True)
    for name in ("Tired", "Weary"):
        table.theirs(character(1, 3, name=name), exerted=True)
    asking, _, _ = table.hand(action("discard(1)"), character(), song("draw(1)", cost=1))
    table.play(asking)
    match = table.match
    wished = [option.id for option in match.wishes(ME)]
    assert {option.partition(":")[0] for option in wished} >= {"quest", "challenge", "play", "sing"}
    saved = match.save()
    for option in wished:
        fresh = match.blank()
        fresh.load(saved)
        here, there = match.why_not(ME, option), fresh.why_not(ME, option)
        assert (there.rule, there.reason.it) == (here.rule, here.reason.it), option


def test_a_gained_ability_is_refused_for_its_price_and_not_as_if_nobody_had_it() -> None:
    table = Table()
    gift = "always(gains(every(character, yours, other), use(exert(this), then=draw(1))))"
    giver = table.mine(character(1, 3, gift))
    tired = table.mine(character(1, 3), exerted=True)
    ready = table.mine(character(1, 3))
    (offered,) = [option for option in table.options if option.startswith("use:")]
    assert offered.startswith(f"use:{ready}/")
    gained = offered.partition("/")[2]
    assert table.refused(f"use:{tired}/{gained}") not in ("", "LOR-ABIL.18")
    assert table.refused(f"use:{giver}/{gained}") == "LOR-ABIL.18"


@pytest.mark.rule("LOR-PLAY.03")
@pytest.mark.parametrize(
    ("ink", "said"),
    [
        (0, ("Costa 3, ma non hai inchiostro preparato.", "It costs 3 and you have no ready ink.")),
        (2, ("Costa 3, ma hai solo 2 di inchiostro preparato.", "It costs 3 and you have 2 ready ink.")),
    ],
)
def test_who_cannot_pay_is_told_what_there_is(ink: int, said: tuple[str, str]) -> None:
    table = Table(ink=ink)
    (dear,) = table.hand(character(cost=3))
    reason = table.match.why_not(ME, f"play:{dear}").reason
    assert (reason.it, reason.en) == said
