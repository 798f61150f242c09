"""Whatever happens is told: whose it is, what it happens to, and the rule by which it happens."""

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import INDESTRUCTIBLE, LEAP
from ludoteca.kernel.contract import Event
from tests.rules.lyon.table import ME, THEM, Table, monster

Said = tuple[str, int, tuple[int, ...], str]
Scene = Callable[[], tuple[list[Event], list[Said]]]


def said(events: list[Event]) -> list[Said]:
    return [(event.kind, event.seat, event.things, event.rule) for event in events]


def a_monster_moves() -> tuple[list[Event], list[Said]]:
    table = Table()
    patrol = table.mine("PATTUGLIA", lane=1)
    table.mine(monster(1, 1), lane=2)
    table.attack(patrol)
    return table.choose(f"lane:{table.place(3)}"), [("MonsterMoved", ME, (patrol, table.place(3)), "LY-5.01")]


def a_monster_returns_to_hand() -> tuple[list[Event], list[Said]]:
    table = Table()
    rat = table.theirs("TOPO DI FOGNA", lane=1)
    (gust,) = table.hand("RAFFICA DI PONENTE")
    return table.play(gust), [("CardPlayed", ME, (gust,), "LY-8.01"), ("MonsterReturned", THEM, (rat,), "LY-5.01")]


def a_card_is_recovered() -> tuple[list[Event], list[Said]]:
    table = Table()
    (john,) = table.discarded("JOHN")
    (awakening,) = table.hand("RISVEGLIO")
    return table.play(awakening), [
        ("CardPlayed", ME, (awakening,), "LY-8.01"),
        ("CardRecovered", ME, (john,), "LY-5.01"),
        ("DamageDealt", THEM, (table.match.character[THEM], 1), "LY-8.22"),
    ]


def a_monster_is_revived() -> tuple[list[Event], list[Said]]:
    table = Table()
    costs = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2)]
    (john,) = table.discarded("JOHN")
    (lich,) = table.hand("LICH SUPREMO")
    table.play(lich, sacrifice=(costs[0], costs[1]), lane=1)
    table.choose(f"target:{john}")
    return table.choose(f"lane:{table.place(4)}"), [("MonsterRevived", ME, (john, table.place(4)), "LY-5.01")]


def a_character_is_activated_and_readied() -> tuple[list[Event], list[Said]]:
    table = Table(character="SENZA DONI")
    (wind,) = table.hand("SECONDO RESPIRO")
    character = table.match.character[ME]
    return table.activate() + table.play(wind), [
        ("CharacterActivated", ME, (character,), "LY-8.08"),
        ("CardPlayed", ME, (wind,), "LY-8.01"),
        ("CharacterReadied", ME, (character,), "LY-A.27"),
        ("DamageDealt", ME, (character, 3), "LY-8.22"),
    ]


def a_monster_may_attack_again() -> tuple[list[Event], list[Said]]:
    table = Table()
    john = table.mine("JOHN", lane=1)
    (assault,) = table.hand("SECONDO ASSALTO")
    return table.play(assault), [
        ("CardPlayed", ME, (assault,), "LY-8.01"),
        ("EffectApplied", ME, (assault, john, state.ATTACKS_AGAIN, 1, 0, state.THIS_TURN), "LY-A.08"),
    ]


def a_bonus_is_given() -> tuple[list[Event], list[Said]]:
    table = Table()
    john = table.mine("JOHN", lane=1)
    (breath,) = table.hand("RESPIRO CORTO")
    return table.play(breath), [
        ("CardPlayed", ME, (breath,), "LY-8.01"),
        ("EffectApplied", ME, (breath, john, state.STATS, 0, 2, state.THIS_TURN), "LY-2.11"),
    ]


def a_keyword_is_given() -> tuple[list[Event], list[Said]]:
    table = Table(character="MASTRO BASTIONE")
    john = table.mine("JOHN", lane=1)
    character = table.match.character[ME]
    given = (character, john, state.GAINS, INDESTRUCTIBLE, 0, state.YOUR_NEXT_TURN)
    return table.activate(), [
        ("CharacterActivated", ME, (character,), "LY-8.08"),
        ("EffectApplied", ME, given, "LY-11.01"),
    ]


def a_keyword_and_a_bonus_are_given() -> tuple[list[Event], list[Said]]:
    table = Table()
    john = table.mine("JOHN", lane=1)
    (wind,) = table.hand("VENTO IN POPPA")
    return table.play(wind), [
        ("CardPlayed", ME, (wind,), "LY-8.01"),
        ("EffectApplied", ME, (wind, john, state.GAINS, LEAP, 0, state.THIS_TURN), "LY-11.01"),
        ("EffectApplied", ME, (wind, john, state.STATS, 2, 0, state.THIS_TURN), "LY-11.01"),
    ]


def a_monster_enters_in_anothers_place() -> tuple[list[Event], list[Said]]:
    table = Table()
    old = table.mine(monster(1, 1), lane=2)
    (john,) = table.hand("JOHN")
    return table.play(john, lane=2), [
        ("CardPlayed", ME, (john,), "LY-8.02"),
        ("MonsterDestroyed", ME, (old, table.place(2)), "LY-12.06"),
        ("MonsterEntered", ME, (john, table.place(2)), "LY-8.14"),
    ]


def a_treasure_is_attached() -> tuple[list[Event], list[Said]]:
    table = Table()
    ogre = table.theirs(monster(1, 5), lane=1)
    (chains,) = table.hand("CATENE PESANTI")
    return table.play(chains, on=ogre), [("TreasureAttached", ME, (chains, ogre), "LY-8.03")]


def damage_is_prevented_and_dealt() -> tuple[list[Event], list[Said]]:
    table = Table()
    table.theirs("SACRO MURO", lane=1)  # prevents 1 of every damage to its Character
    (dart,) = table.hand("DARDO PUNGENTE")
    character = table.match.character[THEM]
    return table.play(dart), [
        ("CardPlayed", ME, (dart,), "LY-8.01"),
        ("DamagePrevented", THEM, (character, 1), "LY-12.10"),
        ("DamageDealt", THEM, (character, 2), "LY-8.22"),
    ]


def damage_is_wholly_prevented() -> tuple[list[Event], list[Said]]:
    table = Table()
    attacker = table.mine(monster(1, 1), lane=1)
    table.mine(monster(1, 1), lane=2)
    table.theirs("SACRO MURO", lane=3)
    character = table.match.character[THEM]
    table.fight()
    return table.attack(attacker), [
        ("AttackDeclared", ME, (attacker, character), "LY-9.07"),
        ("DamagePrevented", THEM, (character, 1), "LY-12.10"),
    ]


def a_character_that_is_not_exhausted_is_not_readied() -> tuple[list[Event], list[Said]]:
    table = Table()
    (clock,) = table.hand("SVEGLIA")  # readies its player's Character when it is played
    return table.play(clock, lane=1), [
        ("CardPlayed", ME, (clock,), "LY-8.02"),
        ("MonsterEntered", ME, (clock, table.place(1)), "LY-8.13"),
    ]


def damage_is_redirected() -> tuple[list[Event], list[Said]]:
    table = Table()
    guard = table.theirs("GUARDIA DEL CORPO", lane=1)
    (dart,) = table.hand("DARDO PUNGENTE")
    return table.play(dart), [
        ("CardPlayed", ME, (dart,), "LY-8.01"),
        ("DamageRedirected", THEM, (table.match.character[THEM], guard), "LY-5.01"),
        ("DamageDealt", THEM, (guard, 3), "LY-8.22"),
    ]


def a_monster_is_healed() -> tuple[list[Event], list[Said]]:
    table = Table()
    john = table.mine(monster(1, 5), lane=1, damage=3)
    (balm,) = table.hand("BALSAMO")
    return table.play(balm, target=john), [
        ("CardPlayed", ME, (balm,), "LY-8.01"),
        ("Healed", ME, (john, 3), "LY-12.03"),
    ]


def two_monsters_fight_and_the_turn_passes() -> tuple[list[Event], list[Said]]:
    table = Table()
    mine, theirs = table.mine(monster(2, 3), lane=1), table.theirs(monster(1, 5), lane=1)
    (drawn, *_) = table.deck("JOHN", "JOHN", of=THEM)
    return table.attack(mine), [
        ("PhaseBegan", ME, (state.COMBAT,), "LY-6.04"),
        ("AttackDeclared", ME, (mine, theirs), "LY-9.10"),
        ("DamageDealt", THEM, (theirs, 2), "LY-9.11"),
        ("DamageDealt", ME, (mine, 1), "LY-9.11"),
        ("PhaseBegan", ME, (state.END_OF_TURN,), "LY-6.04"),
        ("DamageRemoved", -1, (mine, theirs), "LY-10.01"),
        ("TurnEnded", ME, (3,), "LY-10.07"),
        ("TurnBegan", THEM, (4,), "LY-6.01"),
        ("PhaseBegan", THEM, (state.ACQUISITION,), "LY-6.04"),
        ("CardDrawn", THEM, (drawn,), "LY-7.01"),
        ("PhaseBegan", THEM, (state.ACTION,), "LY-6.04"),
    ]


def a_turn_passes_without_wounds() -> tuple[list[Event], list[Said]]:
    table = Table()
    table.mine(monster(2, 3), lane=1)
    (drawn, *_) = table.deck("JOHN", "JOHN", of=THEM)
    table.fight()
    return table.choose("end"), [
        ("PhaseBegan", ME, (state.END_OF_TURN,), "LY-6.04"),
        ("TurnEnded", ME, (3,), "LY-10.07"),
        ("TurnBegan", THEM, (4,), "LY-6.01"),
        ("PhaseBegan", THEM, (state.ACQUISITION,), "LY-6.04"),
        ("CardDrawn", THEM, (drawn,), "LY-7.01"),
        ("PhaseBegan", THEM, (state.ACTION,), "LY-6.04"),
    ]


SCENES = [
    pytest.param(a_monster_moves, marks=pytest.mark.rule("LY-5.01")),
    pytest.param(a_monster_returns_to_hand, marks=pytest.mark.rule("LY-5.01")),
    pytest.param(a_card_is_recovered, marks=pytest.mark.rule("LY-5.01")),
    pytest.param(a_monster_is_revived, marks=pytest.mark.rule("LY-5.01")),
    pytest.param(a_character_is_activated_and_readied, marks=pytest.mark.rule("LY-A.27")),
    pytest.param(a_monster_may_attack_again, marks=pytest.mark.rule("LY-A.08")),
    pytest.param(a_bonus_is_given, marks=pytest.mark.rule("LY-2.11")),
    pytest.param(a_keyword_is_given, marks=pytest.mark.rule("LY-11.01")),
    pytest.param(a_keyword_and_a_bonus_are_given, marks=pytest.mark.rule("LY-11.01")),
    pytest.param(a_monster_enters_in_anothers_place, marks=pytest.mark.rule("LY-8.14")),
    pytest.param(a_treasure_is_attached, marks=pytest.mark.rule("LY-8.03")),
    pytest.param(damage_is_prevented_and_dealt, marks=pytest.mark.rule("LY-12.10")),
    pytest.param(damage_is_wholly_prevented, marks=pytest.mark.rule("LY-12.10")),
    pytest.param(a_character_that_is_not_exhausted_is_not_readied, marks=pytest.mark.rule("LY-A.27")),
    pytest.param(damage_is_redirected, marks=pytest.mark.rule("LY-5.01")),
    pytest.param(a_monster_is_healed, marks=pytest.mark.rule("LY-12.03")),
    pytest.param(a_turn_passes_without_wounds, marks=pytest.mark.rule("LY-10.01")),
    pytest.param(two_monsters_fight_and_the_turn_passes, marks=pytest.mark.rule("LY-9.11")),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_what_happens_is_told(scene: Scene) -> None:
    happened, expected = scene()
    assert said(happened) == expected


@pytest.mark.rule("LY-7.02")
def test_the_draw_that_whoever_begins_goes_without_is_told() -> None:
    match = ludoteca.game("lyon").new(seed=1, first="player 1")
    happened: list[Event] = []
    while "fight" not in match.decisions[0].options:
        decision = match.decisions[0]
        happened += match.choose(decision.seat, decision.options.ids[0])
    assert ("DrawSkipped", ME, (), "LY-7.02") in said(happened)


def test_who_learns_something_by_a_choice_is_known() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    (sip,) = table.hand("SORSO")
    table.choose(f"play:{sip}")
    assert table.match.learners() == 1 << THEM  # sees the card
    table.choose("yes")
    assert table.match.learners() == 1 << ME  # drew one
    table.fight()
    assert table.match.learners() == 0
    table.end_turn()
    assert table.match.learners() == 1 << THEM  # drew one for the turn


@pytest.mark.rule("LY-4.01", "LY-4.07")
def test_what_is_secret_is_told_to_its_player_alone() -> None:
    match = ludoteca.game("lyon").new(seed=1, first="player 2")
    happened: list[Event] = []
    while "fight" not in match.decisions[0].options:
        decision = match.decisions[-1]
        happened += match.choose(decision.seat, decision.options.ids[0])
    secret = [event for event in happened if event.kind in ("StarterPlaced", "CardDrawn")]
    assert {event.seat for event in secret if event.kind == "StarterPlaced"} == {ME, THEM}
    assert {event.seat for event in secret if event.kind == "CardDrawn"} == {ME, THEM}
    for event in secret:
        assert [event.known_to(viewer) for viewer in (ME, THEM)] == [event.seat == ME, event.seat == THEM]


@pytest.mark.parametrize("seat", [ME, THEM])
def test_of_two_equal_cards_in_hand_the_one_seen_before_is_taken_to_be_played(seat: int) -> None:
    table = Table()
    seen, unseen, *_ = table.hand("JOHN", "JOHN", "ESODO", of=seat)
    table._m.known[seen] = state.BOTH
    if seat == THEM:
        table.end_turn()
    table.play(unseen, lane=1)
    assert [table.match.known[card] for card in (unseen, seen)] == [state.BOTH, 1 << seat]
