"""What a player can look up, all through random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludoteca
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.kernel.contract import Decision, Match
from ludoteca.kernel.texts import LANGUAGES

GAME = ludoteca.game("lyon")
WISHED = ("play", "attack", "activate", "fight", "end", "lane", "target", "sacrifice", "bear")


def decisions(seed: int) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a random game."""
    rng = Random(seed)
    options = GAME.grid()[seed % len(GAME.grid())]
    match = GAME.new(2, seed=seed, **options)
    while match.decisions:
        decision = rng.choice(match.decisions)
        yield match, decision
        match.choose(decision.seat, decision.options.sample(rng))


@pytest.mark.parametrize("seed", range(6))
def test_every_wish_is_offered_or_refused_by_a_known_rule(seed: int) -> None:
    catalogue = GAME.rules()
    refused = 0
    for match, decision in decisions(seed):
        for wish in match.wishes(decision.seat):
            assert wish.label("it")
            refusal = match.why_not(decision.seat, wish.id)
            assert bool(refusal) == (wish.id not in decision.options)
            if refusal:
                refused += 1
                assert refusal.rule in catalogue
                assert refusal.reason.it
                assert refusal.reason.en
    assert refused


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_can_be_wished_for(seed: int) -> None:
    for match, decision in decisions(seed):
        view = match.view(decision.seat)
        known = {f"target:{key.partition(':')[2]}" for key in GAME.things(view, "en")}
        wished = {wish.id for wish in match.wishes(decision.seat)}
        for option in decision.options:
            if option.id.partition(":")[0] in WISHED:
                assert option.id in wished | known, option


@pytest.mark.parametrize("deck", load_content().decks)
def test_options_on_the_field_have_labels_of_their_own(deck: str) -> None:
    rng = Random(deck)
    for seed in range(10):
        match = GAME.new(2, seed=seed, decks=[deck, deck])
        while match.decisions:
            decision = match.decisions[0]
            on_field = [o for o in decision.options if o.id.startswith(("attack:", "bear:", "sacrifice:", "lane:"))]
            for lang in LANGUAGES:
                assert len({option.label(lang) for option in on_field}) == len(on_field)
            match.choose(decision.seat, decision.options.sample(rng))


def test_things_are_the_cards_in_sight() -> None:
    for match, decision in decisions(3):
        view = match.view(decision.seat)
        hidden = match.view(1 - decision.seat).players[1 - decision.seat].hand
        for lang in LANGUAGES:
            things = GAME.things(view, lang)
            for card in view.players[decision.seat].hand:
                name, facts, *_ = things[f"card:{card.card}"]
                assert name == card.name.say(lang)
                assert facts.endswith(".")
            for card in hidden:
                if card.card not in {c.card for c in view.players[1 - decision.seat].hand}:
                    assert f"card:{card.card}" not in things
