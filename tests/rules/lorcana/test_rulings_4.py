"""Interpretazioni LOR-AMB.75: whoever seems to have a choice among hidden cards is asked."""

from random import Random
from typing import Any

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song

A_CHARACTER = character(name="Held")
A_THING = item(name="Kept")
DISCARDS = "discard(1, action, who=each_opponent)"
TAKES = "look(3, take(1, character, optional=yes, shown=yes), rest=bottom)"


def told(table: Table, viewer: int | None) -> list[Any]:
    """All that somebody is told now: what they see, what happened, who is asked, who learnt something."""
    asked = [(each.seat, each.rule, each.source) for each in table.match.decisions]
    events = [event.seen_by(viewer).to_json() for event in table.events]
    return [table.view(viewer), events, asked, table.match.learners()]


def facing(effect: str, *hand: Any, of: int = THEM) -> tuple[Table, list[int]]:
    """A table at which a deed with this effect has just been played, against or from such a hand."""
    table = Table()
    (deed,) = table.hand(action(effect, name="The deed"))
    held = table.hand(*hand, of=of)
    table.play(deed)
    return table, held


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_has_one_card_of_a_kind_to_discard_is_asked_like_whoever_has_two() -> None:
    poor, (one, *_) = facing(DISCARDS, action("draw(1)"), A_THING, A_CHARACTER)
    rich, (_, other, _) = facing(DISCARDS, action("draw(1)"), action("draw(2)"), A_CHARACTER)
    assert poor.asked == rich.asked == THEM
    assert poor.options == [f"target:{one}"]
    assert f"target:{other}" in rich.options
    for viewer in (ME, None):
        assert told(poor, viewer) == told(rich, viewer)


@pytest.mark.rule("LOR-AMB.75")
def test_nobody_is_asked_where_all_see_that_there_is_no_choice() -> None:
    table, held = facing(DISCARDS, action("draw(1)"))
    assert (table.asked, [table.where(card) for card in held]) == (ME, ["discard"]), "the whole hand goes"
    shows = f"do(reveal_hand(each_opponent), {DISCARDS})"
    table, (one, kept) = facing(shows, action("draw(1)"), A_CHARACTER)
    assert (table.where(one), table.where(kept)) == ("discard", "hand"), "the hand has been shown"


@pytest.mark.rule("LOR-AMB.75")
@pytest.mark.parametrize(("hand", "learners"), [((A_THING,), 1 << ME), ((), 0)])
def test_whoever_saw_that_a_hand_has_none_takes_nothing_back(hand: tuple[Any, ...], learners: int) -> None:
    table = Table()
    (deed,) = table.hand(action(DISCARDS))
    table.hand(*hand, of=THEM)
    table.match.reveal(deed, table.match.everyone())
    table.play(deed)
    assert table.asked == ME
    assert table.match.learners() == learners, "an empty hand is no secret"


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_may_discard_any_number_is_asked_until_they_have_had_enough() -> None:
    effect = "discard(any, action, who=each_opponent)"
    table, _ = facing(effect, A_THING)
    assert (table.asked, table.options) == (THEM, ["done"])
    table, (one, _) = facing(effect, action("draw(1)"), A_THING)
    table.choose(f"target:{one}")
    assert table.options == ["done"], "the other card may be one, too"
    table.choose("done")
    assert (table.asked, table.where(one)) == (ME, "discard")


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_looks_at_cards_is_asked_even_if_there_is_none_to_take() -> None:
    tables = []
    for top in ((A_THING, A_THING, A_THING), (A_CHARACTER, A_THING, A_THING), (A_CHARACTER, A_CHARACTER, A_THING)):
        table = Table()
        cards = table.deck(*top, *[A_THING] * 9)
        (deed,) = table.hand(action(TAKES, name="The deed"))
        table.play(deed)
        assert table.asked == ME
        assert table.options == [*[f"target:{card}" for card in cards[: top.count(A_CHARACTER)]], "done"]
        tables.append(table)
    for viewer in (THEM, None):
        assert told(tables[0], viewer) == told(tables[1], viewer) == told(tables[2], viewer)
    tables[0].choose("done")
    assert tables[0].hand_size() == 0


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_reveals_the_cards_is_asked_only_if_there_is_one_to_take() -> None:
    table = Table()
    table.deck(*[A_THING] * 9)
    (deed,) = table.hand(action(TAKES.replace("look(3,", "look(1,").replace("bottom)", "bottom, shown=yes)")))
    table.play(deed)
    assert "end" in table.options


@pytest.mark.rule("LOR-AMB.75")
@pytest.mark.parametrize("effect", ["play(item, free=yes)", "reveal_from_hand(item)"])
def test_the_only_card_of_a_kind_is_chosen_like_one_of_two(effect: str) -> None:
    poor, (one, _) = facing(effect, A_THING, A_CHARACTER, of=ME)
    rich, _ = facing(effect, A_THING, item(name="Other"), of=ME)
    assert poor.options == [f"target:{one}"]
    for viewer in (THEM, None):
        assert told(poor, viewer) == told(rich, viewer)
    alone, _ = facing(effect, A_THING, of=ME)
    assert "end" in alone.options, "everybody sees that it is the only card"


@pytest.mark.rule("LOR-AMB.75")
def test_the_only_song_to_pay_with_is_chosen_like_one_of_two() -> None:
    table = Table()
    singer = table.mine(item("use(discard(1, song), then=draw(1))"))
    tune, other = table.hand(song("draw(1)"), A_CHARACTER)
    table.use(singer)
    assert table.options == [f"target:{tune}"]
    table.choose(f"target:{tune}")
    assert (table.where(tune), table.where(other)) == ("discard", "hand")


@pytest.mark.rule("LOR-AMB.75")
def test_a_match_of_the_first_version_goes_on_without_the_question() -> None:
    table = Table()
    (deed,) = table.hand(action(DISCARDS))
    table.hand(action("draw(1)"), A_THING, of=THEM)
    game = table.match.game
    for version, asked in ((1, ME), (2, THEM)):
        game.go_by(table.match, version)
        match = table.match.copy()
        match.choose(ME, f"play:{deed}")
        assert [decision.seat for decision in match.decisions] == [asked]
        assert match.view(THEM).players[THEM].hand_size == (1 if version == 1 else 2)


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_is_asked_for_a_card_of_a_kind_has_one_in_every_imagined_world() -> None:
    """The others hold the only action there is, and whoever imagines knows only that they hold one."""
    table, _ = facing(DISCARDS, action("draw(1)"), A_THING, A_THING)
    worlds = [table.match.imagine(ME, Random(seed)) for seed in range(8)]
    assert all(len(world.decisions[0].options) > 0 for world in worlds)
    assert all(world.view(ME) == table.view(ME) for world in worlds)


EITHER = "each(each_opponent, choose_one(discard(2), discard(1, action)))"
"""As the card 2-85 says."""


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_can_do_one_of_two_modes_is_asked_if_the_other_rests_on_hidden_cards() -> None:
    poor, _ = facing(EITHER, A_THING, A_THING, A_CHARACTER)
    rich, _ = facing(EITHER, A_THING, A_THING, action("draw(1)"))
    assert poor.asked == rich.asked == THEM
    assert (poor.options, rich.options) == (["mode:0"], ["mode:0", "mode:1"])
    for viewer in (ME, None):
        assert told(poor, viewer) == told(rich, viewer)
    poor.choose("mode:0")
    assert (poor.asked, len(poor.options)) == (THEM, 3)


@pytest.mark.rule("LOR-AMB.75")
def test_nobody_is_asked_for_a_mode_where_all_see_which_can_be_done() -> None:
    effect = "choose_one(draw(1), banish(chosen(item)))"
    table, _ = facing(effect, of=ME)
    assert ("end" in table.options, table.hand_size()) == (True, 1), "there is no item"
    table, _ = facing(f"do(reveal_hand(each_opponent), {EITHER})", A_THING, A_THING, A_CHARACTER)
    assert (table.asked, len(table.options)) == (THEM, 3), "the hand has been shown: which two is all there is to ask"


@pytest.mark.rule("LOR-AMB.75")
def test_who_can_do_none_of_the_modes_lets_the_others_know() -> None:
    effect = "each(each_opponent, choose_one(discard(1, song), discard(1, action)))"
    table = Table()
    (deed,) = table.hand(action(effect))
    table.hand(A_THING, A_CHARACTER, of=THEM)
    table.match.reveal(deed, table.match.everyone())
    table.play(deed)
    assert (table.asked, table.match.learners()) == (ME, 1 << ME)


@pytest.mark.rule("LOR-AMB.75")
def test_whoever_is_asked_for_a_mode_can_do_one_in_every_imagined_world() -> None:
    table, _ = facing(EITHER.replace("discard(2)", "discard(1, item)"), action("draw(1)"), A_CHARACTER, A_CHARACTER)
    assert table.asked == THEM
    worlds = [table.match.imagine(ME, Random(seed)) for seed in range(8)]
    assert all(len(world.decisions[0].options) > 0 for world in worlds)
    assert all(world.view(ME) == table.view(ME) for world in worlds)


@pytest.mark.rule("LOR-AMB.75")
def test_a_match_of_an_earlier_version_goes_on_without_asking_for_a_mode() -> None:
    table = Table()
    (deed,) = table.hand(action(EITHER))
    table.hand(A_THING, A_THING, A_CHARACTER, of=THEM)
    for version, options in ((1, 3), (2, 3), (3, 1)):
        table.match.game.go_by(table.match, version)
        match = table.match.copy()
        match.choose(ME, f"play:{deed}")
        assert [len(decision.options) for decision in match.decisions] == [options]
