"""What is in force for a while: the picture and the words say what, on whom, and for how long."""

from __future__ import annotations

from html import unescape
from random import Random
from typing import Any

import ludoteca
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.match import LyonMatch

LYON = ludoteca.game("lyon")


def in_action() -> LyonMatch:
    match = LYON.new(seed=5, first="player 1")
    rng = Random(5)
    while match.view(0).phase == "setup":
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
    assert isinstance(match, LyonMatch)
    return match


def with_timed(what: int, thing: int, a: int, b: int, until: int, of: int) -> Any:
    match = in_action()
    match.timed.append((what, thing, a, b, until, of))
    match.stale = True
    return match.view(0)


def words_of(view: Any, lang: str) -> str:
    return "\n".join(LYON.describe(view, lang))


def test_a_player_who_may_not_play_magics_is_marked_with_how_long() -> None:
    character = in_action().character[1]
    view = with_timed(state.CANNOT, character, state.TO_PLAY_MAGIC, 0, state.YOUR_NEXT_TURN, 0)
    assert view.players[1].cannot == ("play_magic",)
    assert view.players[0].cannot == ()
    for shape in ("wide", "tall"):
        drawn = LYON.draw(view, [], "en", shape, ["Anna", "Bruno"])
        assert drawn.count('href="#ly-no-play_magic"') == 1
        assert "Cannot play Magics until the start of Anna's next turn" in unescape(drawn)
    assert "non può giocare Magie fino all'inizio del prossimo turno di {seat0}" in words_of(view, "it")


def test_a_monster_shows_what_will_pass_again() -> None:
    match = in_action()
    monster = match.lane[0]
    view = with_timed(state.STATS, monster, 2, 0, state.THIS_TURN, 0)
    drawn = LYON.draw(view, [], "it", "wide", ["Anna", "Bruno"])
    assert drawn.count('href="#ly-hourglass"') == 2, "one on the Monster, one for the last phase"
    assert ">+2/+0<" in drawn
    assert "riceve +2/+0 fino alla fine del turno" in drawn
    assert "gets +2/+0 until end of turn" in words_of(view, "en")


def test_nothing_is_said_where_nothing_is_in_force() -> None:
    drawn = LYON.draw(in_action().view(0), [], "en")
    assert 'href="#ly-no-' not in drawn
    assert drawn.count('href="#ly-hourglass"') == 1, "for the last phase"
    assert "this turn" not in drawn


def test_a_discard_pile_tells_all_its_cards() -> None:
    match = LYON.new(seed=3)
    rng = Random(3)
    while len(match.view(0).players[0].discard) < 3:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
    view = match.view(0)
    drawn = LYON.draw(view, [], "it")
    pile = drawn[drawn.index('data-thing="discard:0"') :]
    words = pile[pile.index('data-text="') + 11 :].split('"')[0].split("&#10;")
    assert len(words) == 1 + len(view.players[0].discard)
