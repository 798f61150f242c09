"""A thing dropped on another does what it says, or nothing at all."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match
from ludoteca.kernel.gestures import reached_by, takers
from ludoteca.table.aiming import shortened
from ludoteca.table.dropping import MEANS_NOTHING, kind_of, landing, verb_of
from tests.browser.horizons import laid_out
from tests.browser.laid_out import LaidOut
from tests.browser.test_synchro_keys import COSTLY, MINE, TURN
from tests.rules.arena.table import Table

STITCH, MINNIE, DRAGON_FIRE = "1-22", "1-13", "1-130"
ATTACK = "act:attack"
GAMES = {"lyon": 2, "lorcana": 4, "arena": 3, "kingdom": 1, "synchro": 4}
"""By game: a seed with which there is much to drop."""
CHOICES = 220


def chosen(match: Match, seat: int, steps: tuple[str, ...]) -> list[str]:
    """What the steps reach, done on a copy."""
    table = asking.gestures(match.game, "en")["reaches"]
    tried = match.copy()
    events = [event for step in steps for event in tried.choose(seat, step)]
    return [reached_by(table, event) for event in events]


@pytest.mark.rule("SH-11.06")
def test_a_basic_attack_dropped_on_another_monster_than_the_front_one_is_refused() -> None:
    match = laid_out(TURN)
    before = match.save()
    found = landing(match, 0, ATTACK, "unit:6")
    assert found.ways == ()
    assert found.refusal.rule == "SH-11.06"
    assert found.refusal.reason.en.startswith("Not there. Basic Attack: ")
    assert match.save() == before
    (way,) = landing(match, 0, ATTACK, "unit:4").ways
    assert (way.steps[0], way.ends) == ("attack", True)
    assert way.steps[1].startswith("pay:"), "the payment is the proposed one"


@pytest.mark.parametrize("hero", ["unit:0", "unit:3"])
def test_an_attack_dropped_on_a_hero_is_refused(hero: str) -> None:
    found = landing(laid_out(TURN), 0, ATTACK, hero)
    assert not found.ways
    assert found.refusal.rule == "SH-11.06"


@pytest.mark.rule("SH-26.01")
def test_a_skill_dropped_on_whom_it_cannot_aim_at_says_so_by_its_rule() -> None:
    match = laid_out(TURN)
    found = landing(match, 0, MINE, "unit:3")
    assert not found.ways
    assert found.refusal.rule == "SH-26.01"
    (way,) = landing(match, 0, MINE, "unit:6").ways
    assert way.steps[-1] == "target:6"


def test_a_challenge_with_one_legal_target_is_no_challenge_of_another() -> None:
    """A character that is ready cannot be challenged; the only other one is not challenged in its place."""
    table = LaidOut(None, mine=[MINNIE], theirs=[STITCH, MINNIE], ready=1)
    mine, stitch, other = f"card:{table.mine[0]}", *(f"card:{card}" for card in table.theirs)
    found = landing(table.match, 0, mine, other)
    assert not found.ways
    assert found.refusal.rule
    (way,) = landing(table.match, 0, mine, stitch).ways
    assert stitch in chosen(table.match, 0, way.steps)


def test_an_action_dropped_on_whom_it_does_not_name_is_not_played() -> None:
    table = LaidOut(None, held=[DRAGON_FIRE, STITCH], mine=[MINNIE], theirs=[STITCH])
    fire = f"card:{table.held[0]}"
    (way,) = landing(table.match, 0, fire, f"card:{table.theirs[0]}").ways
    assert way.steps == (f"play:{table.held[0]}",), "the rival sees it, and then it is aimed"
    assert not landing(table.match, 0, fire, f"card:{table.held[1]}").ways, "that one is no character in play"


@pytest.mark.parametrize("game", GAMES)
def test_no_drop_reaches_others_instead_of_what_it_was_dropped_on(game: str) -> None:
    """Whatever may be dropped on whatever there is, over a game at random: it means it, asks further, or is refused."""
    match = ludoteca.game(game).new(seed=GAMES[game])
    gestures = asking.gestures(match.game, "en")
    rng = Random(1)
    counted: Counter[str] = Counter()
    for _ in range(CHOICES):
        if match.outcome is not None:
            break
        asked = match.decisions[0]
        offered = [option for option in asked.options if takers(gestures, verb_of(option.id)) and option.thing]
        things = sorted({option.thing for option in asked.options} | targets(match))
        for option in rng.sample(offered, min(1, len(offered))):
            for target in rng.sample(things, min(4, len(things))):
                if target != option.thing:
                    counted[check(match, asked.seat, option.thing, target)] += 1
        match.choose(asked.seat, asked.options.sample(rng).id)
    assert counted["meant"] > 3, counted
    assert counted["refused"] > 3, counted


def targets(match: Match) -> set[str]:
    """Keys of what lies on the table."""
    gestures = asking.gestures(match.game, "en")
    verbs = [*gestures["drops"], *gestures["joins"], *gestures["leads"]]
    kinds = {kind for verb in verbs for kind in takers(gestures, verb)}
    return {f"{kind}:{number}" for kind in kinds for number in range(12)}


def check(match: Match, seat: int, dropped: str, target: str) -> str:
    before = match.save()
    found = landing(match, seat, dropped, target)
    assert match.save() == before
    if not found.ways:
        assert found.refusal.reason.it
        assert found.refusal.reason.en
        return "refused"
    for way in found.ways:
        asked = match.decision_of(seat)
        assert asked is not None
        assert way.steps[0] in asked.options
        alike = [key for key in chosen(match, seat, way.steps) if kind_of(key) == kind_of(target) and key != dropped]
        assert not alike or target in alike or not way.ends or way.after, (way.steps, target, alike)
    return "meant"


@pytest.mark.rule("SA-9.06")
def test_a_space_is_gone_to_and_a_rival_attacked_from_there_if_it_is_in_range() -> None:
    table = Table("ch4")
    table.at(mickey="D2", aladdin="A4", gaston="D5", sulley="G4")
    (way,) = landing(table.match, 0, "space:D4", "figure:3").ways
    assert (way.steps, way.after) == (("move:22",), "attack:3")
    assert way.label("en") == "Move to D4 · Attack Gaston"
    assert landing(table.match, 0, "space:C2", "figure:3").refusal.rule == "SA-9.06"


def test_a_level_is_paid_as_proposed_when_it_is_dropped_on_the_hero() -> None:
    match = laid_out(TURN)
    (way,) = landing(match, 0, "level:0", "unit:0").ways
    assert way.steps[0] == "level"
    assert not landing(match, 0, "level:0", "unit:3").ways


@pytest.mark.rule("SH-11.08")
def test_an_attack_dropped_on_a_neighbour_is_followed_by_the_swap() -> None:
    (way,) = landing(laid_out(TURN), 0, ATTACK, "unit:1").ways
    assert (way.steps[0], way.after) == ("attack", "swap:1")
    assert way.label("en").endswith(" · Swap position with Selene Velargento")


@pytest.mark.parametrize(("target", "follows"), [(MINE, "skill:0"), ("act:end", "end"), ("level:0", "level")])
def test_an_action_dropped_on_another_is_done_before_it(target: str, follows: str) -> None:
    (way,) = landing(laid_out(TURN), 0, ATTACK, target).ways
    assert (way.steps[0], way.after) == ("attack", follows)


@pytest.mark.rule("SH-11.09")
@pytest.mark.parametrize("first", [ATTACK, MINE])
def test_what_could_not_be_paid_afterwards_does_not_follow(first: str) -> None:
    """Nothing of it is done, whether or not the first action asks something before."""
    found = landing(laid_out(TURN), 0, first, COSTLY)
    assert not found.ways
    assert found.refusal.rule == "SH-11.09"
    assert landing(laid_out(TURN), 0, first, "act:retreat").refusal == MEANS_NOTHING, "a retreat is meant by itself"


def test_what_follows_waits_for_the_answer_that_only_its_player_can_give() -> None:
    (way,) = landing(laid_out(TURN), 0, MINE, ATTACK).ways
    assert way.steps[0] == "skill:0"
    assert not any(step.startswith("target:") for step in way.steps)
    assert (way.ends, way.pending, way.after) == (False, False, "attack")


def offered_skills() -> tuple[Match, dict[str, str]]:
    """A Hero with a Shard of each colour has gained a level: the keys of the Skills to keep, by name."""
    match = laid_out(TURN.replace("{red: 2, blue: 1, transparent: 1}", "{red: 1, blue: 2, green: 1, transparent: 1}"))
    match.choose(0, "level")
    while "mulligan" not in match.decisions[0].options.ids:
        match.choose(0, match.decisions[0].options[0].id)
    options = [option for option in match.decisions[0].options if option.id.startswith("keep:")]
    return match, {shortened(option.phrase.en): option.thing for option in options}


@pytest.mark.rule("SH-14.04")
def test_a_skill_dropped_on_its_target_is_kept_and_used() -> None:
    """One that does not reach that Monster is not kept so; in its place, or on its Hero, it is kept and no more."""
    match, skills = offered_skills()
    (way,) = landing(match, 0, skills["Grapple"], "unit:6").ways
    assert (len(way.steps), way.after, way.pending) == (1, "skill:2", True)
    assert way.label("en") == "Grapple · use Grapple · Grey Wolf"
    assert landing(match, 0, skills["Execution"], "unit:6").refusal.rule == "SH-4.14"
    assert landing(match, 0, skills["Grapple"], "unit:1").refusal.rule == "SH-26.01"
    for place in ("skillslot:0/2", "unit:0"):
        (way,) = landing(match, 0, skills["Grapple"], place).ways
        assert (len(way.steps), way.after) == (1, ""), place


def test_a_skill_that_cannot_be_paid_is_kept_and_the_monster_attacked() -> None:
    match, skills = offered_skills()
    (way,) = landing(match, 0, skills["Synchrony"], "unit:4").ways
    assert way.after == "attack"
    assert way.label("en").startswith("Synchrony · Basic Attack")
    assert not landing(match, 0, skills["Synchrony"], "unit:6").ways, "the attack reaches only the front Monster"


def test_a_skill_dropped_on_one_of_its_hero_is_kept_and_that_one_used() -> None:
    match, skills = offered_skills()
    (way,) = landing(match, 0, skills["Execution"], MINE).ways
    assert way.after == "skill:0"
