"""Giocatori: who is active, who "you" is, opponents and teammates."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song

A, B, C, D = 0, 1, 2, 3


@pytest.mark.rule("LOR-PLYR.01")
def test_exactly_one_player_is_active() -> None:
    table = Table(seats=3)
    table.theirs(character(1, 5, "when(challenged(this), may(draw(1)))"), owner=B, exerted=True)
    hero = table.mine(character(1, 5))
    assert table.view().active == A
    table.choose(f"challenge:{hero}")
    assert table.asked == B
    assert table.view().active == A, "being asked does not make one active"
    table.choose("done")
    for active in (B, C, A):
        table.end_turn()
        assert table.view().active == active


@pytest.mark.rule("LOR-PLYR.02")
def test_you_are_the_player_of_the_card() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    foe = table.theirs(character(1, 5, "when(challenged(this), draw(2))"), exerted=True)
    table.challenge(hero, foe)
    assert table.hand_size(THEM) == 2
    assert table.hand_size(ME) == 0


@pytest.mark.rule("LOR-PLYR.02")
@pytest.mark.parametrize(
    ("moment", "words"),
    [("healed", "heal(2, chosen(character, damaged), exactly=yes)"), ("readied", "ready(chosen(character, damaged))")],
)
@pytest.mark.parametrize("doer", [ME, THEM])
def test_what_you_do_is_not_done_when_an_opponent_does_it(moment: str, words: str, doer: int) -> None:
    table = Table()
    table.mine(character(1, 9, f"when({moment}(character, yours), gain_lore(3))", lore=0))
    hurt = table.mine(character(1, 9, f"when({moment}(this), gain_lore(1))", lore=0), damage=2, exerted=True)
    (deed,) = table.hand(action(words), of=doer)
    if doer == THEM:
        table.end_turn()
    table.play(deed)
    if table.options[0].startswith("trigger:"):
        table.choose(table.options[0])
    assert "end" in table.options
    assert (table.damage(hurt) == 0) == (moment == "healed")
    assert table.is_exerted(hurt) == (moment == "healed")
    assert table.lore_of() == (4 if doer == ME else 0)


@pytest.mark.rule("LOR-PLYR.03")
def test_every_other_player_is_an_opponent() -> None:
    table = Table(seats=3)
    (deed,) = table.hand(action("draw(1, who=each_opponent)"), of=B)
    table.end_turn()
    table.play(deed)
    assert [table.hand_size(seat) for seat in (A, B, C)] == [1, 1, 1], "B has only the card of the turn"


@pytest.mark.rule("LOR-PLYR.03", "LOR-PLYR.04")
def test_teammates_are_no_opponents() -> None:
    """In pairs, A and C sit opposite each other, and so do B and D."""
    table = Table(seats=4, teams="pairs")
    hero = table.mine(character(1, 5))
    table.mine(character(1, 5), owner=C, exerted=True)
    foes = {table.theirs(character(1, 5), owner=seat, exerted=True) for seat in (B, D)}
    (deed,) = table.hand(action("draw(1, who=each_opponent)"))
    table.play(deed)
    assert [table.hand_size(seat) for seat in (A, B, C, D)] == [0, 1, 0, 1]
    table.choose(f"challenge:{hero}")
    assert table.targets() == foes


@pytest.mark.rule("LOR-PLYR.04")
def test_only_the_other_one_of_the_pair_is_a_teammate() -> None:
    """Sing Together names teammates: of four players the song may use A's characters and C's, nobody else's."""
    table = Table(seats=4, teams="pairs")
    own = table.mine(character(cost=3))
    mate = table.mine(character(cost=4), owner=C)
    table.theirs(character(cost=9), owner=B)
    table.theirs(character(cost=9), owner=D)
    (tune,) = table.hand(song("draw(1)", cost=9, keywords=["sing_together(7)"]))
    table.choose(f"sing:{tune}")
    assert table.targets() == {own, mate}
    table.choose(f"target:{own}", f"target:{mate}")
    assert table.is_exerted(own)
    assert table.is_exerted(mate)
    alone = Table(seats=4)
    alone.mine(character(cost=3))
    alone.mine(character(cost=4), owner=C)
    (tune,) = alone.hand(song("draw(1)", cost=9, keywords=["sing_together(7)"]))
    alone.refused(f"sing:{tune}")


@pytest.mark.rule("LOR-PLYR.04")
def test_a_pair_wins_together() -> None:
    table = Table(seats=4, teams="pairs")
    table.lore(19)
    hero = table.mine(character(lore=1))
    table.quest(hero)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (A, C)


@pytest.mark.rule("LOR-PLYR.05")
def test_decisions_are_the_cards_players_unless_it_says_otherwise() -> None:
    table = Table()
    mine, theirs = table.hand(
        action("banish(chosen(character, opposing))"), action("each(each_opponent, banish(chosen(character, yours)))")
    )
    foes = [table.theirs(character(1, 5)) for _ in range(3)]
    table.choose(f"play:{mine}")
    assert table.asked == ME
    table.choose(f"target:{foes[0]}")
    table.choose(f"play:{theirs}")
    assert table.asked == THEM
    assert table.targets() == set(foes[1:])
    assert table.refused(f"target:{foes[1]}", seat=ME) == "LOR-PLYR.05"
    table.choose(f"target:{foes[1]}")
    assert table.where(foes[1]) == "discard"


@pytest.mark.rule("LOR-PLYR.05")
def test_an_ability_of_theirs_asks_them_on_my_turn() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    table.mine(character(1, 5))
    table.theirs(item("when(quests(character, opposing), exert(chosen(character, opposing)))"))
    table.quest(hero)
    assert table.asked == THEM
