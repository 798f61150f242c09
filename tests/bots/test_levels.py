"""Levels and characters: who they are, that they play by the rules, that slips and tastes change what they choose."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import Opinion
from ludoteca.bots.levels import BY_LEVEL, CHARACTERS, LEVELS, USUAL, LevelBot, title_of, who
from ludoteca.kernel.contract import Match, Raw
from ludoteca.kernel.game import LEANINGS
from tests.bots.piles import Piles, Sealed

GAMES = sorted(ludoteca.list_games())
MODES = {"arena": {"mode": "ch1"}}
CHEAP = ["level1", "level3", "level6", "level2-gaia", "bruna"]


def positions(key: str, number: int, every: int = 6) -> list[Match]:
    """Positions in which somebody has a choice among several things, out of games played by greedy bots."""
    found: list[Match] = []
    seed = 0
    while len(found) < number:
        seed += 1
        match = ludoteca.game(key).new(seed=seed, **MODES.get(key, {}))
        greedy = bots.make("greedy", seed=seed, worlds=1, leaves=2)
        rng = Random(seed)
        asked = 0
        while match.decisions and len(found) < number and asked < 240:
            decision = match.decisions[0]
            asked += 1
            if asked % every == 0 and len(decision.options) > 3 and not decision.continues:
                found.append(match.copy())
            match.choose(decision.seat, bots.ask(greedy, match, decision.seat, rng))
    return found


def test_there_are_eight_levels_with_names_in_both_languages() -> None:
    assert [level.key for level in LEVELS] == [f"level{n}" for n in range(1, 9)]
    titles = [level.title for level in LEVELS]
    assert (titles[0].it, titles[0].en) == ("Impara con te", "Learns with you")
    assert (titles[-1].it, titles[-1].en) == ("Il più forte", "The strongest")
    assert len({title.it for title in titles}) == len({title.en for title in titles}) == 8
    assert USUAL in BY_LEVEL


def test_slips_grow_rarer_from_level_to_level() -> None:
    for lower, upper in pairwise(LEVELS):
        for slip in ("temperature", "overlooks", "heedless", "hasty", "forgets"):
            assert getattr(lower, slip) >= getattr(upper, slip), (lower.key, slip)
    assert not any([LEVELS[-1].temperature, LEVELS[-1].overlooks, LEVELS[-1].heedless, LEVELS[-1].hasty])


def test_names_mean_levels_and_characters() -> None:
    assert who("level9") is None
    assert who("level3-nobody") is None
    assert who("greedy") is None
    level, character = who("level3-bruna") or (None, None)
    assert level is BY_LEVEL["level3"]
    assert character is CHARACTERS[0]
    assert title_of("celso") == CHARACTERS[1].title
    assert bots.title_of("level3-bruna").en == "Bruna the Fury, Sunday player"
    assert bots.called(["", "level1"], "it") == ["", "Impara con te (bot)"]
    assert bots.is_known("level8-ugo")
    assert not bots.is_known("level0")
    with pytest.raises(LookupError, match="level8"):
        bots.make("level0", seed=1)


@pytest.mark.parametrize("name", ["level1", "level4", "level7", "level8", "gaia"])
def test_a_level_sees_nothing_but_what_its_seat_knows(name: str) -> None:
    """The real match catches whoever copies, plays in or looks at it."""
    real = Sealed(2, 7, False)
    for seed in range(6):
        assert bots.ask(bots.make(name, seed=seed, game=Piles()), real, 0, Random(1)) in real.decisions[0].options


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", CHEAP)
def test_levels_answer_in_every_game_and_repeat_by_their_seed(key: str, name: str) -> None:
    def played() -> list[str]:
        match = ludoteca.game(key).new(seed=2, **MODES.get(key, {}))
        players = [bots.make(name, seed=seat) for seat in range(match.seats)]
        rng = Random(3)
        chosen = []
        while match.decisions and len(chosen) < 60:
            decision = match.decisions[0]
            option = bots.ask(players[decision.seat], match, decision.seat, rng)
            chosen.append(option.id)
            match.choose(decision.seat, option)
        return chosen

    assert played() == played()


def test_a_level_searches_within_its_milliseconds_if_it_is_given_any() -> None:
    made = bots.make("level8", seed=1, milliseconds=70)
    assert isinstance(made, LevelBot)
    assert made.inner.milliseconds == 70  # type: ignore[attr-defined]
    assert bots.make("level3", seed=1, milliseconds=70)


# -- slips -----------------------------------------------------------------------------------------------------------


class Slipping(LevelBot):
    """The highest level, with slips of one kind that happen always."""

    def __init__(self, seed: int = 1, **slips: float) -> None:
        super().__init__(seed, "level6", Piles())
        level = BY_LEVEL["level6"]
        chances = {"temperature": 0.0, "overlooks": 0.0, "heedless": 0.0, "hasty": 0.0, "forgets": 0.0} | slips
        self.temperature = chances.pop("temperature")
        self.level = type(level)("slipping", level.title, level.kind, level.budget, **chances)


def test_the_hasty_take_the_first_thing_that_fits() -> None:
    match = Piles().new(pile=3)
    assert Slipping().choose(match, 0).id == "take:3"
    assert Slipping(hasty=1.0).choose(match, 0).id == "take:1"


def test_the_forgetful_decline_what_a_card_offers() -> None:
    game = ludoteca.game("lorcana")
    for seed in range(40):
        match = game.new(seed=seed)
        rng = Random(seed)
        while match.decisions:
            decision = match.decisions[0]
            if decision.continues and "done" in decision.options and len(decision.options) > 1:
                assert Slipping(forgets=1.0).choose(match, decision.seat).id == "done"
                return
            match.choose(decision.seat, decision.options.sample(rng))
    pytest.fail("no card has offered anything")


def test_who_overlooks_an_option_takes_another_one() -> None:
    opinions = [Opinion((0, n), 1.0 - n / 10, 0.0, 1, []) for n in range(4)]
    assert Slipping().picked(opinions) == (0, 0)
    assert Slipping(overlooks=1.0).picked(opinions) == (0, 0), "something is always seen"
    seen = Counter(Slipping(seed, overlooks=0.5).picked(opinions) for seed in range(200))
    assert 80 < seen[0, 0] < 130
    assert seen[0, 1] > seen[0, 2] > 0


def test_who_hesitates_takes_what_looks_about_as_good() -> None:
    opinions = [Opinion((0, 0), 0.5, 0.0, 1, []), Opinion((0, 1), 0.45, 0.0, 1, []), Opinion((0, 2), -1.0, 0.0, 1, [])]
    seen = Counter(Slipping(seed, temperature=1.0).picked(opinions) for seed in range(300))
    assert seen[0, 0] > seen[0, 1] > 60
    assert not seen[0, 2]


def test_who_hesitates_does_so_as_often_where_little_is_at_stake() -> None:
    """A game whose options differ by a hundredth must not be played as if they were all the same."""

    def chosen(scale: float) -> list[Raw]:
        opinions = [Opinion((0, n), -n * scale, 0.0, 1, []) for n in range(5)]
        return [Slipping(seed, temperature=0.5).picked(opinions) for seed in range(200)]

    assert chosen(0.01) == chosen(0.0001)
    assert 120 < chosen(0.01).count((0, 0)) < 180
    assert chosen(0.5).count((0, 0)) == 200, "a great difference is seen by everybody"
    assert 20 < chosen(0.0).count((0, 0)) < 60, "of equals any is taken"


def test_the_heedless_do_not_look_at_their_own_safety() -> None:
    assert Slipping().taste_now() == []
    harm, safety, _ = Slipping(heedless=1.0).taste_now()
    assert harm > 0 > safety


# -- tastes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_leanings_are_known_to_the_seat_and_bounded(key: str) -> None:
    """At positions of greedy games, worlds that look the same to a seat have the same leanings."""
    game = ludoteca.game(key)
    rng = Random(1)
    for match in positions(key, 12):
        for seat in range(match.seats):
            found = game.leanings(match, seat)  # type: ignore[attr-defined]
            assert len(found) == len(LEANINGS)
            assert all(-0.5 <= each <= 1.5 for each in found), found
            assert found == game.leanings(match.imagine(seat, rng), seat)  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", GAMES)
def test_characters_choose_differently_and_by_their_taste(key: str) -> None:
    """On fixed positions, with fixed seeds: what each character leads to has more of what it likes."""
    game = ludoteca.game(key)
    total = {character.key: [0.0] * len(LEANINGS) for character in CHARACTERS}
    chosen: dict[str, list[str]] = {character.key: [] for character in CHARACTERS}
    for place, match in enumerate(positions(key, 40)):
        seat = match.decisions[0].seat
        for character in CHARACTERS:
            bot = bots.make(f"level6-{character.key}", seed=place)
            world = match.imagine(seat, Random(place))
            bot_first = True
            while world.decision_of(seat) is not None and (bot_first or world.decisions[0].continues):
                option = bots.ask(bot, world, seat, Random(place))
                if bot_first:
                    chosen[character.key].append(option.id)
                bot_first = False
                world.choose(seat, option)
            if world.outcome is None:
                found = game.leanings(world, seat)  # type: ignore[attr-defined]
                total[character.key] = [a + b for a, b in zip(total[character.key], found, strict=True)]
    differs = sum(len(set(ids)) > 1 for ids in zip(*chosen.values(), strict=True))
    assert differs >= 8, "of 40 positions"
    for place, liking in ((0, "bruna"), (1, "celso"), (2, "gaia")):
        others = [total[name][place] for name in ("bruna", "celso", "gaia") if name != liking]
        assert total[liking][place] >= max(others), (LEANINGS[place], total)
    assert len({tuple(each) for each in total.values()}) == len(CHARACTERS)
