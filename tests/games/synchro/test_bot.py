"""What bots are told about a position and about their options, and that they get somewhere."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import Counsel
from ludoteca.bots.plans import plans_for
from ludoteca.games.synchro import acts
from ludoteca.games.synchro.bot.evaluation import Outlook, evaluate
from ludoteca.games.synchro.bot.places import landmark_worth
from ludoteca.games.synchro.bot.promising import makes_sense, promising, shard_worth
from ludoteca.games.synchro.bot.worth import book_of
from ludoteca.games.synchro.shows.findings import findings_of
from ludoteca.games.synchro.state import match as state
from ludoteca.games.synchro.state.cards import TRANSPARENT
from ludoteca.games.synchro.state.match import FIRST_FOE, SynchroMatch, pack_reserve
from tests.games.synchro.battlefield import Battlefield

GAME = ludoteca.game("synchro")


def begun(seats: int, seed: int) -> SynchroMatch:
    return cast(SynchroMatch, GAME.new(seats=seats, seed=seed))


def play_on(m: SynchroMatch, players: list[bots.Bot], battles: int) -> None:
    """Until so many battles are over, or the match is."""
    rng = Random(1)
    while m.outcome is None and len(m.rounds) - m.retreats < battles:
        decision = m.decisions[0]
        m.choose(decision.seat, bots.ask(players[decision.seat], m, decision.seat, rng))


@pytest.mark.parametrize("seats", [1, 3])
def test_greedy_wins_the_first_battle(seats: int) -> None:
    m = begun(seats, 3)
    play_on(m, [bots.make("greedy", seed=seat, game=GAME) for seat in range(seats)], 1)
    assert m.outcome is None
    assert m.hero_count() == 4
    assert max(m.level) > 1


def test_search_fights_a_round_without_losing_its_thread() -> None:
    m = begun(2, 4)
    players = [bots.make("search", seed=seat, game=GAME, iterations=4) for seat in range(2)]
    rng = Random(1)
    while m.outcome is None and m.round < 2:
        decision = m.decisions[0]
        m.choose(decision.seat, bots.ask(players[decision.seat], m, decision.seat, rng))
    assert m.outcome is None
    assert m.retreats == 0


def test_promising_options_are_on_offer() -> None:
    rng = Random(5)
    verbs = set()
    for seats in (1, 2, 3, 4):
        m = begun(seats, seats)
        for _ in range(500):
            if m.outcome is not None:
                break
            decision = m.decisions[0]
            raws = decision.options.raws
            for number in (1, 3, 99):
                named = promising(m, decision.seat, raws, number)
                assert named
                assert set(named) <= set(raws)
                assert 0 < len(named) <= number
                assert len(named) == len(set(named))
                verbs.add(named[0][0])
            m.choose(decision.seat, decision.options.sample(rng))
    assert {
        acts.LEVEL.number,
        acts.SKILL.number,
        acts.PAY.number,
        acts.DISCARD.number,
        acts.KEEP.number,
        acts.TARGET.number,
        acts.LEAD.number,
    } <= verbs


def test_wounds_monsters_and_days_count() -> None:
    field = Battlefield(level=3)
    m = field.m
    before = evaluate(m, 0)
    m.damage[FIRST_FOE] = 5
    hurt = evaluate(m, 0)
    assert hurt > before
    m.damage[0] = 8
    assert evaluate(m, 0) < hurt
    m.damage[0] = 0
    m.level[2] += 1
    assert evaluate(m, 0) > hurt
    m.time += 5
    assert evaluate(m, 0) < evaluate(Battlefield(level=4).m, 0)


def test_a_battle_is_as_long_as_its_monsters_are_tough() -> None:
    easy = Outlook(Battlefield(monsters=("SH-M1-01", "SH-M1-02")).m)
    hard = Outlook(Battlefield(monsters=("SH-M4-01", "SH-M4-03")).m)
    assert 0 < easy.rounds < hard.rounds
    assert easy.left > hard.left
    assert easy.strength == pytest.approx(Outlook(Battlefield().m).strength, rel=0.2)


def test_a_stunned_monster_threatens_nobody() -> None:
    field = Battlefield(level=2)
    before = Outlook(field.m).left
    field.m.stun[FIRST_FOE] = 1
    assert Outlook(field.m).left > before


def test_nobody_flees_unhurt() -> None:
    m = begun(1, 8)
    greedy = bots.make("greedy", seed=1, game=GAME)
    rng = Random(1)
    while m.active < 0 or m.active >= FIRST_FOE:
        m.choose(0, bots.ask(greedy, m, 0, rng))
    raws = m.decisions[0].options.raws
    assert (acts.RETREAT.number,) in raws
    assert (acts.RETREAT.number,) not in (promising(m, 0, raws, 99) or [])
    for board in m.line:
        m.damage[board] = m.max_hp(board) - 1
    assert (acts.RETREAT.number,) in (promising(m, 0, raws, 99) or [])


def before_the_last_journey(coins: int) -> SynchroMatch:
    """One city before Stellaris, early enough, with the Village on offer."""
    m = cast(SynchroMatch, GAME.new(seats=1, seed=5, start="ombrastella"))
    while "village" not in m.decisions[0].options.ids:
        m.choose(0, m.decisions[0].options.ids[0])
    m.coins = coins
    m.time = 28
    return m


def test_what_is_in_the_purse_is_spent_before_stellaris() -> None:
    m = before_the_last_journey(30)
    greedy = bots.make("greedy", seed=1, game=GAME)
    rng = Random(1)
    bought = []
    while m.decisions[0].options.ids[0] != "travel:15":
        option = bots.ask(greedy, m, 0, rng)
        bought.append(option.id.partition(":")[0])
        m.choose(0, option)
    assert bought[0] == "village"
    assert m.coins < m.content.tracks.potion_cost
    assert m.potions >= 10


def test_an_empty_purse_needs_no_village() -> None:
    m = before_the_last_journey(0)
    assert bots.ask(bots.make("greedy", seed=1, game=GAME), m, 0, Random(1)).id == "skip"


def test_coins_are_worth_what_a_village_sells() -> None:
    m = before_the_last_journey(20)
    m.choose(0, "village")
    here = evaluate(m, 0)
    m.phase = state.VISITING
    assert evaluate(m, 0) < here, "left unspent before Stellaris"
    m.phase = state.IN_VILLAGE
    m.coins = 4
    assert evaluate(m, 0) < here
    m.damage[m.line[0]] = 9
    hurt = evaluate(m, 0)
    m.coins = 0
    assert evaluate(m, 0) < hurt, "a rest would have been paid for"


def test_potions_count_beyond_full_health() -> None:
    m = Battlefield(level=3).m
    before = evaluate(m, 0)
    m.potions = 4
    some = evaluate(m, 0)
    m.potions = 8
    assert evaluate(m, 0) - some < some - before
    assert evaluate(m, 0) > some > before


def test_a_skill_of_two_colours_wants_both() -> None:
    m = Battlefield().m
    fireball = m.content.find_skill("Palla di Fuoco")
    m.skills[:4] = [2 * fireball, -1, -1, -1]
    m.shards[:4] = [0, 0, 0, 0]
    assert [shard_worth(m, 0, colour) for colour in range(3)] == [1.0, 1.0, 0.55]


def test_simulations_tell_what_a_lost_party_did_not_spend() -> None:
    m = begun(1, 2)
    m.coins = 7
    assert "coins at defeat" not in {finding.key for finding in findings_of(m)}
    m.concede(0)
    assert [finding.value for finding in findings_of(m) if finding.key == "coins at defeat"] == [7]


def test_nobody_makes_room_for_a_weaker_hero() -> None:
    m = Battlefield(level=4).m
    m.reserve_heroes = [pack_reserve(9, 2, False)]
    assert not makes_sense(m, (acts.ENTER.number, 0, 1))
    m.level[1] = 1
    assert makes_sense(m, (acts.ENTER.number, 0, 1))
    assert not makes_sense(m, (acts.CHANGE.number, 9, 0))
    assert not makes_sense(m, (acts.MOVE.number, 0, 2))


def test_transparent_shards_are_kept() -> None:
    m = begun(1, 8)
    greedy = bots.make("greedy", seed=1, game=GAME)
    rng = Random(1)
    while m.active < 0 or m.active >= FIRST_FOE:
        m.choose(0, bots.ask(greedy, m, 0, rng))
    board = m.active
    for colour in range(4):
        m.shards[4 * board + colour] = 1
    m.choose(0, "attack")
    raws = m.decisions[0].options.raws
    assert len(raws) == 4
    best = (promising(m, 0, raws, 1) or [])[0]
    m.choose(0, m.option_id(best))
    assert m.shards[4 * board + TRANSPARENT] == 1


def test_what_is_printed_has_its_worth() -> None:
    content = Battlefield().content
    book = book_of(content)
    for place, worth in enumerate(book.skills):
        assert worth.at(7, 4) > worth.at(1, 1) > 0 or place // 2 == content.find_skill("SH-S-B07")
    for skill in range(len(content.skills)):
        assert book.skills[2 * skill + 1].at(5, 3) > book.skills[2 * skill].at(5, 3)
    tough = [book.threat[card] for card in content.celestials]
    assert min(tough) > max([book.threat[card] for card in content.of_level[1]])
    assert book.way[content.start] == 5
    assert book.way[content.goal] == 0


def test_a_church_is_for_the_wounded() -> None:
    m = Battlefield().m
    church = m.content.find_landmark("chiesa")
    assert landmark_worth(m, church, 0.3, 0.02) > landmark_worth(m, church, 1.0, 0.02) > 0


def test_a_plan_knows_where_it_met_chance() -> None:
    m = begun(1, 8)
    greedy = bots.make("greedy", seed=1, game=GAME)
    rng = Random(1)
    while m.active < 0 or m.active >= FIRST_FOE:
        m.choose(0, bots.ask(greedy, m, 0, rng))
    plans = plans_for(Counsel(GAME), m.imagine(0, Random(2)), 0, 99, 4, Random(3))
    attacks = [plan for plan in plans if plan.raws[0] == (acts.ATTACK.number,)]
    ends = [plan for plan in plans if plan.raws[0] == (acts.END.number,)]
    assert attacks
    assert ends
    assert all(plan.is_sure and plan.sure == len(plan.raws) for plan in attacks)
    assert all(not plan.is_sure and plan.sure == 1 for plan in ends)
