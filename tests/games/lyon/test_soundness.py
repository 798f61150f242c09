"""Every position that a match comes to is sound, and what is kept of it is what working it out anew would find."""

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.games.lyon.state.match import LyonMatch
from tests.rules.lyon.table import ME, THEM, Table, monster

LYON = ludoteca.game("lyon")
PAIRS = [("leoni", "notturni"), ("corsari", "custodi"), ("lame", "ceneri"), ("burrasca", "pietra")]


def in_force(m: LyonMatch) -> list[list[int]]:
    """What `refresh` works out, lane by lane."""
    columns = (m.attack_of, m.defence_of, m.keywords_of, m.cannot_of, m.can_of, m.shield_of, m.guard_of)
    return [column[:8] for column in columns] + [m.shield_of[8:], m.guard_of[8:], m.player_cannot[:2]]


def sound(m: LyonMatch) -> None:
    assert m.problems() == []
    kept = m.copy()
    assert isinstance(kept, LyonMatch)
    if not kept.stale:
        before = in_force(kept)
        kept.refresh()
        assert in_force(kept) == before


@pytest.mark.parametrize("decks", PAIRS)
def test_every_position_of_a_match_is_sound(decks: tuple[str, str]) -> None:
    options: dict[str, Any] = {"decks": list(decks)}
    match = LYON.new(seed=3, **options)
    assert isinstance(match, LyonMatch)
    chance = Random(3)
    while match.outcome is None:
        sound(match)
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(chance))
    sound(match)


def test_a_match_that_is_loaded_goes_on_alike() -> None:
    match = LYON.new(seed=4, decks=["corsari", "custodi"])
    chance = Random(4)
    while match.outcome is None:
        loaded = LYON.restore(match.save())
        decision = match.decisions[0]
        option = decision.options.sample(chance).id
        assert [str(event) for event in loaded.choose(decision.seat, option)] == [
            str(event) for event in match.choose(decision.seat, option)
        ]
        assert loaded.save() == match.save()


def loaded(match: LyonMatch) -> LyonMatch:
    """The same match, as somebody who loads it gets it."""
    fresh = match.blank()
    fresh.load(match.save())
    assert isinstance(fresh, LyonMatch)
    return fresh


@pytest.mark.parametrize("hand", ["JOHN", "LICANTROPO", "SCINTILLA", "LAMA DENTATA"])
@pytest.mark.parametrize("enemy", ["CENSORE", "JOHN"])
def test_what_is_in_force_is_in_force_as_soon_as_a_match_is_loaded(hand: str, enemy: str) -> None:
    table = Table()
    for lane in (1, 2, 3, 4):
        table.mine(monster(1, 1, "indestructible"), lane=lane)
    table.theirs(enemy, lane=1)  # the CENSORE forbids Magics
    play = f"play:{table.hand(hand)[0]}"
    assert loaded(table.match).decisions[0].options.ids == table.options
    assert loaded(table.match).why_not(ME, play).rule == table.match.why_not(ME, play).rule


@pytest.mark.rule("LY-11.09")
def test_a_match_loaded_in_the_midst_of_a_play_still_knows_who_is_indestructible() -> None:
    table = Table()
    table.mine(monster(1, 1, "indestructible"), lane=1)
    table.hand("JOHN")
    table.play("JOHN")
    assert loaded(table.match).why_not(ME, f"lane:{table.place(1)}").rule == "LY-11.09"


def test_what_is_kept_names_the_game_and_its_players() -> None:
    match = LYON.new(seed=4, decks=["corsari", "custodi"])
    kept = match.save()
    assert (kept["game"], kept["version"], kept["seats"]) == ("lyon", LYON.version, len(match.view(None).players))


def test_a_monster_that_moves_or_dies_leaves_an_empty_space_behind() -> None:
    table = Table()
    john, other = (table.mine("JOHN", lane=lane) for lane in (1, 2))
    victim = table.theirs(monster(1, 1), lane=3)
    table.bearing(john, "KATANA AMMAZZA DEMONI")
    (helm,) = table.hand("TIMONIERA ESPERTA")  # when played, you may move a Monster of yours
    table.play(helm, sacrifice=(other,))
    table.choose("yes", f"target:{john}", f"lane:{table.place(3)}")
    sound(table.match)
    assert (table.match.lane[0], table.match.attached[0]) == (-1, [])
    table.attack(john)
    assert table.where(victim) == "discard"
    sound(table.match)


def test_nothing_is_dealt_to_what_is_not_in_play() -> None:
    table = Table()
    (gone,) = table.discarded("JOHN")
    held, hidden = *table.hand("JOHN", of=THEM), table.match.deck[ME][0]
    for card in (gone, held, hidden):
        assert table.match.deal(card, 2, "LY-8.22") == 0
        assert table.match.damage[card] == 0
    assert [event.kind for event in table.match.happened] == ["PhaseBegan"]


@pytest.mark.rule("LY-10.01")
def test_the_end_of_turn_removes_damage_where_there_is_some() -> None:
    for damage, told in ((0, 0), (1, 1)):
        table = Table()
        table.mine("JOHN", lane=1, damage=damage)
        table.end_turn()
        assert table.kinds().count("DamageRemoved") == told
