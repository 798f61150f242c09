"""Whatever a match says, it can say why: decisions, events, refusals and outcomes cite rules that exist."""

from random import Random

import pytest

import ludoteca
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import CHARACTER, MONSTER
from ludoteca.kernel.contract import Match
from tests.rules.lyon.table import LABORATORY

GAME = ludoteca.game("lyon")
RULES = GAME.rules()
SILENT = {"Conceded"}
"""Events that happen outside the rules."""


def any_deck(rng: Random) -> str:
    """A legal deck with cards drawn at random from one Team, the Universal ones and the laboratory."""
    cards = load_content((LABORATORY,)).cards
    leader = rng.choice([card for card in cards if card.kind == CHARACTER])
    allowed = [card for card in cards if card.kind != CHARACTER and card.team in (leader.team, "universale")]
    names = sorted({card.name.it for card in allowed})
    level_0 = sorted({card.name.it for card in allowed if card.kind == MONSTER and card.level == 0})
    copies = dict.fromkeys(rng.sample(level_0, 5), 3)
    while sum(copies.values()) < 49:
        name = rng.choice(names)
        if copies.get(name, 0) < 4:
            copies[name] = copies.get(name, 0) + 1
    return "\n".join([f"1 {leader.name.it}", *[f"{number} {name}" for name, number in copies.items()]]) + "\n"


def play_out(match: Match, rng: Random) -> None:
    """Random choices to the end, each checked."""
    for _ in range(5000):
        if not match.decisions:
            break
        for decision in match.decisions:
            assert decision.rule in RULES, decision
            assert decision.prompt.it
            assert decision.prompt.en
        decision = rng.choice(match.decisions)
        other = match.why_not(1 - decision.seat, "end")
        assert other.rule in RULES
        for event in match.choose(decision.seat, decision.options.sample(rng)):
            assert event.rule in RULES or event.kind in SILENT, event
        assert match.problems() == []
    assert match.outcome is not None
    assert match.outcome.rule in RULES


@pytest.mark.parametrize("seed", range(20))
def test_everything_cites_a_rule(seed: int) -> None:
    rng = Random(seed)
    match = GAME.new(seed=seed, decks=[any_deck(rng), any_deck(rng)], packs=[str(LABORATORY)])
    play_out(match, rng)
