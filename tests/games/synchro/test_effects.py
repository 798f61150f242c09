"""The effects of cards: whom they are about, what they do, what is chosen, and what sets abilities off."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.synchro.acts.shards import DISCARD, SHARD
from ludoteca.games.synchro.flow.triggers import (
    basic_attacked,
    battle_ended,
    battle_started,
    levelled,
    round_ended,
    skill_used,
    swapped,
    turn_started,
)
from ludoteca.games.synchro.state.cards import (
    BASIC_ANY_TARGET,
    BASIC_DAMAGE,
    BASIC_SPLASH,
    CLASS_LEVEL,
    CONVERSIONS,
    DAMAGE_TAKEN,
    FREE_SWAP,
    MAX_HP,
    SKILL_DAMAGE,
    SKILL_DISCOUNT,
)
from ludoteca.games.synchro.state.match import PLAIN
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB
from tests.games.synchro.battlefield import HEROES, MONSTERS, Battlefield

NOBODY = [0, 0, 0, 0]


def foes(field: Battlefield) -> list[int]:
    return field.m.damage[4:]


# -- damage and its targets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "hurt"),
    [
        ("front", [2, 0, 0, 0]),
        ("rear", [0, 0, 0, 2]),
        ("front2", [2, 2, 0, 0]),
        ("rear2", [0, 0, 2, 2]),
        ("p2", [0, 2, 0, 0]),
        ("p3", [0, 0, 2, 0]),
        ("p4", [0, 0, 0, 2]),
        ("all_foes", [2, 2, 2, 2]),
    ],
)
def test_targets_that_nobody_chooses(target: str, hurt: list[int]) -> None:
    field = Battlefield()
    field.text(0, f"damage(2, {target})")
    assert foes(field) == hurt
    assert field.m.damage[:4] == NOBODY


def test_everyone_in_a_position() -> None:
    """SH-26.10: the Hero and the Monster."""
    field = Battlefield()
    field.item(0, 0, "Bastone Runico")
    field.text(0, "damage(2, everyone_at(3))", "damage(1, adjacent)")
    assert field.m.damage == [0, 0, 2, 0, 0, 2, 3, 2], "the Skill's bonus is against enemies"


def test_a_chosen_target() -> None:
    field = Battlefield()
    field.use("Dardo Arcano", 1)
    assert field.asked() == [(TARGET_VERB, unit) for unit in (4, 5, 6, 7)]
    field.answer(TARGET_VERB, 6)
    assert foes(field) == [0, 0, 2, 0]
    assert field.asked() == []


def test_one_candidate_is_no_choice() -> None:
    field = Battlefield(monsters=("SH-M1-01",))
    field.use("Dardo Arcano", 1)
    assert foes(field)[0] == 2


def test_another_one_is_not_the_first() -> None:
    """SH-26.08."""
    field = Battlefield()
    field.use("Catena di Fulmini")
    field.answer(TARGET_VERB, 5)
    assert field.asked() == [(TARGET_VERB, 4), (TARGET_VERB, 6), (TARGET_VERB, 7)]
    field.answer(TARGET_VERB, 4)
    assert field.asked() == [(TARGET_VERB, 6), (TARGET_VERB, 7)]
    field.answer(TARGET_VERB, 7)
    assert foes(field) == [1, 2, 0, 1]


def test_nobody_is_hit_twice_by_one_use() -> None:
    """SH-26.08: front and rear are the same when one is left."""
    field = Battlefield(monsters=("SH-M1-01",))
    field.use("Raggio Solare")
    assert foes(field)[0] == 3


def test_twice_if_the_text_says_so() -> None:
    field = Battlefield()
    field.use("Doppio Fendente")
    assert foes(field) == [4, 0, 0, 0]


def test_the_same_one_may_be_chosen_again() -> None:
    field = Battlefield()
    field.use("Caccia Selvaggia")
    for _ in range(3):
        assert len(field.asked()) == 4
        field.answer(TARGET_VERB, 4)
    assert foes(field) == [9, 0, 0, 0]


def test_who_is_adjacent_to_one_that_falls() -> None:
    """Positions before it was removed count."""
    field = Battlefield()
    field.m.damage[5] = 13
    field.use("Palla di Fuoco")
    field.answer(TARGET_VERB, 5)
    assert field.m.foes == [4, 6, 7]
    assert foes(field) == [1, 0, 1, 0]


def test_who_falls_is_gone_for_the_next_effect() -> None:
    """SH-24.02: the second blow of a Double Slash hits whoever moved up."""
    field = Battlefield()
    field.m.damage[4] = 14
    field.use("Doppio Fendente")
    assert field.m.foes == [5, 6, 7]
    assert field.m.damage[5] == 2


def test_struck_means_the_enemy_before() -> None:
    field = Battlefield()
    field.use("Colpo Stordente")
    assert field.m.stun[4:] == [1, 0, 0, 0]
    field.use("Gelo Profondo", 1)
    field.answer(TARGET_VERB, 7)
    assert field.m.stun[4:] == [1, 0, 0, 1]
    assert field.m.damage[7] == 1


def test_what_is_struck_and_falls_is_spoken_of_no_more() -> None:
    field = Battlefield()
    field.m.damage[4] = 14
    field.use("Carica")
    assert field.m.foes == [5, 6, 7]


def test_an_execution() -> None:
    """More for a target that has lost at least half of its HP."""
    field = Battlefield()
    field.m.damage[4] = 7
    field.use("Esecuzione")
    assert field.m.damage[4] == 7 + 4
    field.m.damage[4] = 8
    field.use("Esecuzione", upgraded=True)
    assert field.m.foes == [5, 6, 7], "8 of 15, and 6 + 2"


def test_damage_to_oneself_is_not_a_blow_against_enemies() -> None:
    field = Battlefield()
    field.item(0, 0, "Bastone Runico")
    field.use("Furia Cieca")
    assert field.m.damage[0] == 2
    assert foes(field)[0] == 6


def test_levels_count() -> None:
    field = Battlefield(level=5)
    field.use("Furia Cieca")
    assert foes(field)[0] == 13
    field.use("Scudo Spinato")
    assert field.m.shield[0] == 6
    assert foes(field)[0] == 0, "13 + CLV 3 of 15: it has fallen"
    assert field.m.foes == [5, 6, 7]


def test_a_monster_hits_heroes() -> None:
    field = Battlefield()
    field.act(1, 2)
    assert field.m.damage[:4] == [3, 3, 0, 0]
    assert foes(field) == NOBODY


def test_the_players_choose_between_equals() -> None:
    """SH-A.62."""
    field = Battlefield(seats=2)
    field.m.damage[1] = field.m.damage[3] = 4
    field.act(2, 1)
    assert [decision.seat for decision in field.m.decisions] == [0, 1]
    assert field.asked() == [(TARGET_VERB, 1), (TARGET_VERB, 3)]
    field.answer(TARGET_VERB, 3)
    assert field.m.damage[:4] == [0, 4, 0, 7]


def test_fewest_hp_left() -> None:
    field = Battlefield(monsters=("SH-M3-06",))
    field.m.level[2] = 5
    field.m.refresh()
    field.m.damage[0] = 1
    field.act(0, 2)
    assert field.m.damage[0] == 14


def test_what_is_asked_has_the_figures_of_the_moment() -> None:
    field = Battlefield(heroes=("Ignazio",), level=5)
    field.use("Palla di Fuoco")
    assert field.m.prompt_of(0).it == "Palla di Fuoco: 8 danni a un nemico a scelta."
    field.answer(TARGET_VERB, 5)
    assert foes(field) == [4, 8, 4, 0]


# -- no valid target ---------------------------------------------------------------------------------------------------


def playable(field: Battlefield, skill: str, board: int = 0) -> bool:
    node = field.content.programme[field.content.skills[field.content.find_skill(skill)].nodes[0]]
    return node.playable(field.m, Frame(-1, board, 0))  # type: ignore[attr-defined, no-any-return]


def test_a_skill_without_a_target_cannot_be_used() -> None:
    """SH-26.05, SH-A.57."""
    field = Battlefield(monsters=("SH-M1-01",))
    assert not playable(field, "Tiro Incrociato")
    assert playable(field, "Colpo Possente")
    assert playable(Battlefield(monsters=("SH-M1-01", "SH-M1-02")), "Tiro Incrociato"), "P2 is there"


def test_what_is_used_without_a_target_fails() -> None:
    """SH-26.05, SH-26.06."""
    field = Battlefield(monsters=("SH-M1-01",))
    assert ("ActionFailed", (0,)) in field.use("Tiro Incrociato")
    assert ("ActionFailed", (0,)) not in field.use("Colpo Possente")


# -- Shields, healing, tokens ------------------------------------------------------------------------------------------


def test_shields_and_healing() -> None:
    field = Battlefield()
    field.use("Grido di Battaglia")
    assert field.m.shield == [3, 3, 3, 3, 0, 0, 0, 0]
    field.m.damage[:4] = [5, 1, 0, 9]
    field.use("Nebbia Lenitiva")
    assert field.m.damage[:4] == [3, 0, 0, 7]
    field.use("Spaccascudi")
    assert field.m.shield[0] == 3, "the enemy's are meant"


def test_shields_are_lost() -> None:
    field = Battlefield()
    field.m.shield[4] = 9
    field.use("Spaccascudi")
    assert (field.m.shield[4], field.m.damage[4]) == (0, 2)


def test_an_ally_of_choice() -> None:
    field = Battlefield()
    field.m.damage[2] = 9
    field.use("Cura Silvestre", 3)
    assert field.asked() == [(TARGET_VERB, unit) for unit in range(4)]
    field.answer(TARGET_VERB, 2)
    assert field.m.damage[2] == 5


def test_monsters_help_monsters() -> None:
    field = Battlefield(monsters=("SH-M2-07", "SH-M1-01"))
    field.m.damage[4:6] = [9, 2]
    field.act(0, 0)
    assert field.m.damage == [4, 0, 0, 0, 5, 0, 0, 0]


def test_tokens_are_not_doubled() -> None:
    """SH-4.07."""
    field = Battlefield()
    assert ("Stunned", (4,)) in field.use("Colpo Stordente")
    assert ("Stunned", (4,)) not in field.use("Colpo Stordente")
    assert field.m.stun[4] == 1
    field.use("Dardo Soporifero")
    assert field.m.silence[7] == 1


# -- places ------------------------------------------------------------------------------------------------------------


def test_push_and_pull() -> None:
    field = Battlefield()
    field.use("Carica", upgraded=True)
    assert field.m.foes == [5, 6, 4, 7]
    field.use("Inversione")
    assert field.m.foes == [7, 5, 6, 4]


def test_no_further_than_the_end() -> None:
    """SH-A.52."""
    field = Battlefield(monsters=("SH-M1-01", "SH-M1-02"))
    field.use("Carica", upgraded=True)
    assert field.m.foes == [5, 4]
    assert not [kind for kind, _ in field.text(0, "push(1, rear)") if kind == "Pushed"]


def test_a_swap_is_optional() -> None:
    field = Battlefield()
    field.use("Prendi il Mio Posto", 0)
    assert field.asked() == [(TARGET_VERB, 1), (TARGET_VERB, 2), (TARGET_VERB, 3), (DONE_VERB,)]
    field.answer(DONE_VERB)
    assert field.m.line == [0, 1, 2, 3]
    assert field.m.shield[0] == 3


def test_a_swap_moves_the_others_up() -> None:
    """SH-23.09."""
    field = Battlefield()
    field.use("Prendi il Mio Posto", 0)
    field.answer(TARGET_VERB, 2)
    assert field.m.line == [1, 2, 0, 3]


# -- Shards and dice ---------------------------------------------------------------------------------------------------


def test_burn_lowers_a_die() -> None:
    field = Battlefield()
    field.use("Brucia Mana", 1, upgraded=True)
    field.answer(TARGET_VERB, 5)
    assert field.m.die == [3, 0, 3, 3]


def test_burn_takes_shards_of_choice() -> None:
    """SH-25.01."""
    field = Battlefield(monsters=("SH-M4-06",), level=7)
    field.shards(2, red=2, green=1)
    field.m.damage[2] = 1
    field.act(0, 2)
    assert field.asked() == [(DISCARD.number, 2, 0), (DISCARD.number, 2, 2)]
    field.answer(DISCARD.number, 2, 2)
    assert field.m.shards[8:12] == [1, 0, 0, 0]
    assert field.m.tray == [1, 0, 1, 0]


def test_refill_is_random_and_choose_is_not() -> None:
    """SH-13.06, SH-13.07."""
    field = Battlefield()
    field.use("Prisma")
    assert sum(field.m.shards[:4]) == 2
    assert sum(field.m.bag) == 26
    field.use("Raccolta", 1, upgraded=True)
    for _ in range(2):
        assert field.asked() == [(SHARD.number, 1, colour) for colour in range(4)]
        field.answer(SHARD.number, 1, 3)
    assert field.m.shards[4:8] == [0, 0, 0, 2]


def test_an_empty_bag_is_filled_from_the_tray() -> None:
    """SH-A.43."""
    field = Battlefield()
    field.m.bag, field.m.tray = [0, 0, 0, 0], [0, 2, 0, 1]
    field.text(0, "choose(1, self)")
    assert field.asked() == [(SHARD.number, 0, 1), (SHARD.number, 0, 3)]
    field.answer(SHARD.number, 0, 3)
    field.m.bag = [0, 0, 0, 0]
    field.text(0, "choose(1, self)")
    assert field.asked() == []
    assert sum(field.m.shards[:4]) == 1, "there is nothing left to choose"


def test_a_die_is_rolled_again() -> None:
    field = Battlefield()
    field.use("Riscrivere il Fato", 1)
    told = field.answer(TARGET_VERB, 6)
    assert ("DiceRolled", (2, field.m.die[2])) in told


# -- constant abilities ------------------------------------------------------------------------------------------------


def test_constant_abilities_add_up() -> None:
    field = Battlefield(heroes=("Liona", "Ignazio", "Lince", "Ersilia"))
    field.master(0, "Osmund")
    field.item(0, 0, "Spada Corta")
    field.item(0, 1, "Amuleto di Vita", upgraded=True)
    m = field.m
    assert [m.mod(0, change) for change in (BASIC_DAMAGE, DAMAGE_TAKEN, MAX_HP)] == [2, -1, 8]
    assert m.max_hp(0) == 24
    assert (m.mod(1, SKILL_DAMAGE), m.mod(2, FREE_SWAP), m.mod(3, CONVERSIONS)) == (1, 1, 0)
    field.master(3, "Pell")
    field.item(3, 1, "Sigillo di Classe")
    assert (m.mod(3, CONVERSIONS), m.mod(3, CLASS_LEVEL), m.clv(3)) == (1, 1, 2)


def test_they_hold_in_their_positions() -> None:
    field = Battlefield(heroes=("Liona", "Osmund", "Falco", "Bruno"))
    m = field.m
    assert [m.mod(unit, BASIC_DAMAGE) for unit in range(4)] == [1, 0, 1, 0]
    m.trade_places(0, 2, "")
    assert m.line == [1, 2, 0, 3]
    assert [m.mod(unit, BASIC_DAMAGE) for unit in range(4)] == [0, 0, 0, 0]
    assert m.mod(1, DAMAGE_TAKEN) == -1


def test_of_yes_or_no() -> None:
    field = Battlefield(heroes=("Vorgan", "Vela", "Il Folle Saggio"))
    assert [field.m.mod(0, BASIC_SPLASH), field.m.mod(1, BASIC_ANY_TARGET), field.m.mod(2, SKILL_DISCOUNT)] == [1, 1, 1]


def test_skills_hurt_more() -> None:
    field = Battlefield(heroes=("Ignazio",))
    field.use("Vortice")
    assert foes(field) == [2, 2, 2, 2]
    field.text(0, "damage(1, front)", skill=False)
    assert foes(field)[0] == 3, "no Skill"


def test_abilities_do_not_hurt_more_with_skills() -> None:
    """What a Skill sets off is no Skill: Ignazio's ability does not add to Selene's."""
    field = Battlefield(heroes=("Selene",))
    field.master(0, "Ignazio")
    skill_used(field.m, 0, 0)
    field.rest()
    field.answer(TARGET_VERB, 5)
    assert foes(field) == [0, 1, 0, 0]


# -- abilities that something sets off ---------------------------------------------------------------------------------


def test_the_start_of_a_turn() -> None:
    field = Battlefield(heroes=("Bruno", "Ondina", "Suor", "Selene"))
    turn_started(field.m, 0)
    field.rest()
    assert field.m.shield[0] == 2
    turn_started(field.m, 1)
    field.rest()
    assert field.m.foes == [4, 5, 7, 6]
    turn_started(field.m, 2)
    field.rest()
    assert field.asked() == [], "nobody is hurt: nothing to choose"
    field.m.damage[:4] = [3, 3, 0, 1]
    turn_started(field.m, 2)
    field.rest()
    assert field.asked() == [(TARGET_VERB, 0), (TARGET_VERB, 1)]
    field.answer(TARGET_VERB, 1)
    assert field.m.damage[:4] == [3, 1, 0, 1]


def test_only_with_few_shards() -> None:
    field = Battlefield(heroes=("Mastro",))
    field.shards(0, red=2)
    turn_started(field.m, 0)
    field.rest()
    assert sum(field.m.shards[:4]) == 2
    field.shards(0, red=1)
    turn_started(field.m, 0)
    field.rest()
    assert sum(field.m.shards[:4]) == 2


def test_the_start_of_a_battle_from_the_front_to_the_rear() -> None:
    """SH-A.54: own card, then Items; P1 before P2."""
    field = Battlefield(heroes=("Dario", "Nim", "Ersilia", "Bruno"))
    field.item(0, 0, "Clessidra Incrinata")
    field.item(3, 1, "Scudo Rotondo")
    battle_started(field.m)
    told = [kind for kind, _ in field.rest()]
    assert field.m.shield[:4] == [2, 2, 2, 5]
    assert field.m.die == [2, 2, 2, 2]
    assert field.m.silence[4] == 1
    assert told.index("Burned") < told.index("Silenced") < told.index("ShardsDrawn")


def test_after_a_basic_attack() -> None:
    field = Battlefield(heroes=("Greta",))
    field.master(0, "Corvina")
    basic_attacked(field.m, 0, 4)
    field.rest()
    assert field.m.foes == [5, 4, 6, 7]
    assert field.m.die == [2, 3, 3, 3]


def test_after_a_skill_once_a_turn() -> None:
    field = Battlefield(heroes=("Ofelia",))
    for _ in range(2):
        skill_used(field.m, 0, 0)
        field.rest()
    assert foes(field) == [1, 1, 1, 1]
    field.m.turn_marks = []
    skill_used(field.m, 0, 0)
    field.rest()
    assert foes(field) == [2, 2, 2, 2]


def test_when_positions_are_swapped() -> None:
    field = Battlefield(heroes=("Torvald", "Mirto"))
    swapped(field.m, 1)
    field.rest()
    field.answer(TARGET_VERB, 7)
    assert foes(field) == [0, 0, 0, 2]
    field.use("Prendi il Mio Posto", 0)
    field.answer(TARGET_VERB, 1)
    assert field.m.shield[0] == 3 + 3, "a Skill's swap counts too"


def test_who_is_hit_hits_back() -> None:
    """Once in a round; never itself."""
    field = Battlefield(heroes=("Kaira", "Bruno"))
    field.use("Furia Cieca", 0)
    assert field.m.damage[0] == 2
    for _ in range(2):
        field.act(1, 0)
    assert foes(field)[1] == 1
    field.m.round_marks = []
    field.act(1, 0)
    assert foes(field)[1] == 2


def test_thorns_strike_everybody_once_a_round() -> None:
    field = Battlefield(heroes=("Bruno",))
    field.item(0, 0, "Corona di Spine")
    for _ in range(3):
        field.act(1, 0)
    assert foes(field) == [1, 1, 1, 1]


def test_a_blow_on_shields_alone_sets_off_too() -> None:
    field = Battlefield(heroes=("Kaira",))
    field.m.shield[0] = 9
    field.act(1, 0)
    assert foes(field)[1] == 1


def test_a_blow_that_is_reduced_to_nothing_does_not() -> None:
    field = Battlefield(heroes=("Kaira",))
    field.item(0, 0, "Corazza a Piastre", upgraded=True)
    field.act(1, 0)
    assert field.m.damage[0] == 0
    assert foes(field) == NOBODY


def test_abilities_wait_until_the_text_is_over() -> None:
    """All Heroes are hit before the first hits back."""
    field = Battlefield(heroes=("Kaira", "Bruno"), monsters=("SH-M2-03",))
    told = [kind for kind, _ in field.act(0, 2)]
    assert told == ["Damaged", "Damaged", "AbilityTriggered", "Damaged"]
    assert field.m.damage[:2] == [3, 3]
    assert foes(field)[0] == 1


def test_who_defeats_an_enemy() -> None:
    field = Battlefield(heroes=("Sirio", "Yuna"))
    field.m.damage[4] = 14
    field.use("Colpo Possente", 0)
    assert field.m.foes == [5, 6, 7]
    assert field.m.damage[5] == 1
    field.m.damage[5] = 13
    field.use("Colpo Possente", 1)
    assert sum(field.m.shards[4:8]) == 1


def test_not_the_last_enemy() -> None:
    field = Battlefield(heroes=("Yuna",), monsters=("SH-M1-01",))
    field.m.damage[4] = 14
    field.use("Colpo Possente")
    assert field.m.foes == []
    assert sum(field.m.shards[:4]) == 0


def test_two_at_once() -> None:
    """Each of them counts."""
    field = Battlefield(heroes=("Yuna",))
    field.m.damage[4:6] = [14, 13]
    field.use("Fendente Largo")
    assert sum(field.m.shards[:4]) == 2


def test_the_end_of_a_battle_and_of_a_level() -> None:
    field = Battlefield(heroes=("Zeno",))
    field.item(0, 0, "Borraccia Sacra")
    field.item(0, 1, "Cuore di Sincronia")
    field.m.damage[0] = 10
    battle_ended(field.m)
    field.rest()
    assert (field.m.coins, field.m.damage[0]) == (1, 2)
    levelled(field.m, 0)
    field.rest()
    assert sum(field.m.shards[:4]) == 2


def test_celestials() -> None:
    """SH-17.07."""
    field = Battlefield(monsters=("Solarion", "SH-M1-01"))
    round_ended(field.m)
    field.rest()
    assert field.m.damage[:4] == [3, 3, 3, 3]
    field = Battlefield(monsters=("Lunaria",))
    turn_started(field.m, 4)
    field.rest()
    assert field.m.shield[4] == 7
    field = Battlefield(monsters=("Aeternum", "SH-M1-01"))
    field.m.damage[4:6] = [20, 14]
    field.use("Tiro Lontano")
    assert field.m.foes == [4]
    assert field.m.damage[4] == 5


def test_abyssion_burns_whoever_hits_it() -> None:
    field = Battlefield(monsters=("Abyssion",))
    field.shards(0, red=1)
    field.shards(1, blue=2)
    field.use("Colpo Possente", 0)
    field.use("Colpo Possente", 1)
    assert (field.m.shards[0], field.m.shards[5]) == (0, 2), "once in a round"


def test_who_has_fallen_sets_off_nothing() -> None:
    field = Battlefield(heroes=("Kaira", "Bruno"))
    field.m.damage[0] = 15
    field.act(1, 0)
    assert field.m.line == [1]
    assert foes(field) == NOBODY


def test_damage_from_nobody_has_no_attacker() -> None:
    field = Battlefield(heroes=("Kaira",))
    field.item(0, 0, "Pendente Cremisi")
    field.m.hit(0, 1, -1, PLAIN, "")
    field.rest()
    assert foes(field) == NOBODY
    assert sum(field.m.shards[:4]) == 1


# -- every card --------------------------------------------------------------------------------------------------------


def owners(field: Battlefield) -> dict[int, bool]:
    """The texts of all cards by their numbers, and whether a Monster carries them out."""
    content = field.content
    found = {node: False for skill in content.skills for node in skill.nodes}
    found |= {known.node: False for known in content.classes if known.node >= 0}
    found |= {action.node: True for monster in content.monsters for action in monster.actions}
    sides = [side for hero in content.heroes for side in hero.sides]
    sides += [side for item in content.items for side in item.sides]
    found |= {part.node: False for side in sides for part in side.triggers}
    found |= {part.node: True for monster in content.monsters for part in monster.ability.triggers}
    return found


@pytest.mark.parametrize("number", [1, 2, 4])
def test_every_text_can_be_carried_out(number: int) -> None:
    """With few and many on the field, whatever is answered: it ends, and all pieces are still there."""
    texts = owners(Battlefield())
    assert len(texts) == 293
    rng = Random(number)
    for node, by_monster in texts.items():
        field = Battlefield(HEROES[:number], MONSTERS[:number], level=rng.randrange(1, 8), seats=2)
        m = field.m
        for unit in (*m.line, *m.foes):
            m.damage[unit] = rng.randrange(m.max_hp(unit))
            m.shield[unit] = rng.randrange(6)
        for board in m.line:
            colour = rng.randrange(4)
            m.shards[4 * board + colour] = rng.randrange(6)
            m.bag[colour] -= m.shards[4 * board + colour]
        unit, about = (rng.choice(m.foes), m.line[0]) if by_monster else (rng.choice(m.line), m.foes[0])
        m.push(node, unit, 0).it = about
        field.rest()
        answers = 0
        while m.outcome is None and (asked := field.asked()):
            field.answer(*rng.choice(asked))
            answers += 1
        assert answers < 20
        assert sum(m.bag) + sum(m.tray) + sum(m.shards) == 28
        for other in (*m.line, *m.foes):
            assert 0 <= m.damage[other] < m.max_hp(other)
            assert 0 <= m.shield[other] <= m.max_hp(other)
        assert len(set(m.line)) == len(m.line)
        assert len(set(m.foes)) == len(m.foes)
