"""Corners of the rules where engines go wrong: simultaneity, statics that leave, cards on the wrong side."""

import pytest

import ludoteca
from ludoteca.games.lyon.acts.spaces import refuse_taken
from ludoteca.games.lyon.effects.verbs import ReturnToHand
from ludoteca.games.lyon.shows.lessons import OTHER_CHOOSES
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.match import LANES, LyonMatch
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.select import This
from tests.rules.lyon.table import LABORATORY, ME, THEM, Table, monster


def test_monsters_killed_together_set_off_together() -> None:
    table = Table()
    table.theirs("ZOMBI TENACE", lane=1)
    table.theirs("FUOCO FATUO", lane=2)
    table.hand("FRANA")  # 2 damage to all enemy Monsters
    before = table.life()
    table.play("FRANA")
    assert table.kinds().count("MonsterDestroyed") == 2
    assert table.asked == ME  # the active player orders, though both effects are the opponent's
    table.choose(table.options[0])
    assert table.life() == before - 1
    assert table.hand_size(THEM) == 1


def test_the_order_of_equal_abilities_is_asked_only_where_it_matters() -> None:
    table = Table()
    for lane in (1, 2):
        table.theirs("FUOCO FATUO", lane=lane)  # 1 damage to the enemy Character, whichever comes first
    table.hand("FRANA")
    table.play("FRANA")
    assert "fight" in table.options

    table = Table()
    dragons = [table.theirs("DRAGO D'OSSA", lane=lane, damage=3) for lane in (1, 2)]
    table.mine(monster(1, 1), lane=1)  # destroyed by the one, or by the other not at all
    table.hand("FRANA")
    table.play("FRANA")
    assert [option.thing for option in table.decision.options] == [f"card:{dragon}" for dragon in dragons]


def test_a_bonus_that_dies_takes_others_with_it_at_a_later_moment() -> None:
    table = Table()
    table.theirs("PALADINO CRINIERABIANCA", lane=1, damage=3)  # 3/5, the others have +0/+1
    zombie = table.theirs("ZOMBI TENACE", lane=2)  # 1/1, now 1/2
    table.hand("PIOGGIA DI SASSI", "PIOGGIA DI SASSI")  # 1 damage to every Monster
    table.play("PIOGGIA DI SASSI")
    assert table.stats(zombie) == (1, 1)
    table.play("PIOGGIA DI SASSI")
    assert table.where(zombie) == "discard"
    assert table.hand_size(THEM) == 1


def test_an_enemy_treasure_on_my_attacker_does_not_serve_its_owner() -> None:
    """CANNOCCHIALE D'OTTONE draws when its Monster hits the enemy Character: its own player's is no enemy."""
    table = Table()
    john = table.mine("JOHN", lane=1)
    table.bearing(john, "CANNOCCHIALE D'OTTONE", owner=THEM)
    table.mine(monster(1, 1), lane=2)
    table.attack(john)
    assert table.hand_size(THEM) == 0
    assert table.hand_size(ME) == 0


def test_a_monster_that_returns_to_hand_forgets_everything() -> None:
    table = Table(character="SERAFINA LAMADORO")
    john = table.mine("JOHN", lane=1, damage=1)
    katana = table.bearing(john, "KATANA AMMAZZA DEMONI")
    table.theirs(monster(1, 9), lane=4)
    table.hand("RAFFICA DI PONENTE", of=THEM)
    table.activate()  # JOHN gains +2/+2 for the rest of the game
    assert table.stats(john) == (5, 5)
    table.end_turn()
    table.play("RAFFICA DI PONENTE")
    assert (table.where(john), table.where(katana)) == ("hand", "discard")
    table.end_turn()
    table.play(john, lane=2)
    assert table.stats(john) == (2, 2)


def test_the_last_card_drawn_at_the_end_of_a_turn_may_lose_the_match() -> None:
    table = Table()
    table.deck()
    table.mine("VASCELLO FANTASMA", lane=1)  # at the end of your turn: draw 1
    table.mine("COLOSSO DELL'ARENA", lane=2)
    table.end_turn()
    draw = next(option for option in table.decision.options if "VASCELLO" in option.label("it"))
    before = table.life(THEM)
    table.choose(draw.id)
    assert (table.winner, table.ended_by) == (THEM, "LY-1.04")
    assert table.life(THEM) == before  # the other effect never came


def test_poison_and_an_indestructible_attacker() -> None:
    table = Table()
    guardian = table.mine("GUARDIANO ETERNO", lane=1)
    spider = table.theirs("RAGNETTO TOSSICO", lane=1)
    table.mine(monster(1, 1), lane=2)
    table.attack(guardian)
    assert table.where(spider) == "discard"
    assert table.seen(guardian).damage == 1


def test_prevention_saves_from_poison_only_when_nothing_gets_through() -> None:
    for attack, place in ((1, "lane 1"), (2, "discard")):
        table = Table()
        spider = table.mine(monster(attack, 9, "poison"), lane=1)
        golem = table.theirs("GOLEM DI GRANITO", lane=1)
        table.mine(monster(1, 1), lane=2)
        table.attack(spider)
        assert table.where(golem) == place


def test_mutual_death_pays_both_killers() -> None:
    table = Table()
    cats = table.mine("GATTO DA MISCHIA", lane=1), table.theirs("GATTO DA MISCHIA", lane=1)  # 2/2, draw on a kill
    table.attack(cats[0])
    assert [table.where(cat) for cat in cats] == ["discard", "discard"]
    table.choose(table.options[0])
    assert table.hand_size(ME) == 1
    assert table.hand_size(THEM) == 2  # and the draw of their turn, which has begun


def test_a_moved_monster_keeps_damage_attacks_and_effects() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1, damage=1)
    give = table.mine(monster(1, 3), lane=2)
    table.hand("SECONDO ASSALTO", "TIMONIERA ESPERTA")
    table.play("SECONDO ASSALTO", target=john)
    table.play("TIMONIERA ESPERTA", sacrifice=(give,))
    table.choose("yes")
    table.choose(f"target:{john}")
    table.choose(f"lane:{table.place(3)}")
    assert table.where(john) == "lane 3"
    assert table.stats(john) == (2, 1)
    assert table.seen(john).attacks_left == 2
    table.attack(john)
    assert table.seen(john).attacks_left == 1


def test_a_sacrifice_with_an_enemy_treasure_sends_it_home() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    mask = table.bearing(john, "MASCHERA MALEDETTA", owner=THEM)
    table.hand("LICANTROPO")
    table.play("LICANTROPO", sacrifice=(john,))
    assert [card.card for card in table.view().players[THEM].discard] == [mask]


def test_the_phoenix_given_up_as_a_cost_returns_to_hand() -> None:
    table = Table()
    phoenix = table.mine("FENICE DI CRISTALLO", lane=1)
    table.hand("LICANTROPO")
    table.play("LICANTROPO", sacrifice=(phoenix,))
    assert table.where(phoenix) == "hand"


def test_a_granted_indestructible_that_ends_leaves_no_old_damage() -> None:
    table = Table(character="MASTRO BASTIONE")
    mine = table.mine(monster(1, 2), lane=1)
    table.hand("PALLA DI FUOCO", of=THEM)
    table.activate()
    table.end_turn()
    table.play("PALLA DI FUOCO")
    assert table.stats(mine) == (1, -1)
    table.end_turn()
    assert table.keywords(mine) == []
    assert table.stats(mine) == (1, 2)


def test_face_down_starters_keep_their_abilities_to_themselves() -> None:
    """An ability that reaches across the table would betray the Monster that has it."""
    pack = str(LABORATORY.parent / "di-fronte")
    deck = (LABORATORY.parent / "muto-e-loquace.txt").read_text(encoding="utf-8").replace("CANTASTORIE", "SGUARDO")
    match = ludoteca.game("lyon").new(seed=1, decks=[deck, deck], packs=[pack])
    assert isinstance(match, LyonMatch)
    stare = next(option for option in match.decisions[0].options if option.label("it") == "SGUARDO")
    match.choose(0, stare)
    match.choose(1, match.decisions[1].options[1])
    shown = match.view(1).players[1].lanes[0]
    assert shown.attack_now == shown.attack


@pytest.mark.parametrize("seat", [ME, THEM])
def test_an_impossible_option_is_refused_with_words_and_never_crashes(seat: int) -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    table.theirs("JOHN", lane=1)
    table.hand("PALLA DI FUOCO")
    nonsense = ("play", "play:999", "play:-1", "attack:99", "attack", "lane:99", "bear:-3", "sacrifice", "mode:7")
    for option in (*nonsense, "target:9999", "target", "trigger:0", "first:1", "start:3", "yes", "done", "end"):
        assert table.refused(option, seat)
    for option in ("", "ballare", "play:uno", "play:1/2/3"):
        refusal = table.match.why_not(seat, option)
        assert refusal
        assert refusal.reason.it


def test_what_the_clean_up_sets_off_ends_with_the_turn_too() -> None:
    table = Table()
    heir = table.mine(monster(1, 5), lane=1)
    legacy = table.mine("LASCITO", lane=2)  # 1/2; destroyed, all of its side gain +3/+0 until end of turn
    table.hand("RESPIRO CORTO", "CAPPA DI PIOMBO")  # +0/+2 until end of turn; -2/-2
    table.play("RESPIRO CORTO", target=legacy)
    table.play("CAPPA DI PIOMBO", on=legacy)
    table.end_turn()
    assert table.where(legacy) == "discard"
    assert table.kinds().count("EffectApplied") == 2
    assert table.asked == THEM
    assert table.stats(heir) == (1, 5)


@pytest.mark.parametrize("cards", [20, 0])
def test_a_draw_set_off_at_the_start_of_a_turn_is_no_acquisition(cards: int) -> None:
    table = Table()
    table.deck(*["JOHN"] * cards)
    mourning = table.mine("LUTTO", lane=2)  # 1/2; destroyed, draw 1
    table.hand("TREGUA", "CAPPA DI PIOMBO")  # +0/+2 until the start of my next turn; -2/-2
    table.play("TREGUA")
    table.play("CAPPA DI PIOMBO", on=mourning)
    table.end_turn()
    table.end_turn()
    assert table.where(mourning) == "discard"
    if cards:
        drawn = [event.rule for event in table.events if event.kind == "CardDrawn" and event.seat == ME]
        assert drawn == ["LY-A.11", "LY-7.01"]
    else:
        assert (table.winner, table.ended_by) == (THEM, "LY-1.04")


def test_starters_that_others_leave_without_defence_are_destroyed_when_revealed() -> None:
    pack = str(LABORATORY.parent / "di-fronte")
    deck = (LABORATORY.parent / "muto-e-loquace.txt").read_text(encoding="utf-8").replace("CANTASTORIE", "OCCHIATACCIA")
    match = ludoteca.game("lyon").new(seed=1, decks=[deck, deck], packs=[pack], first="player 1")
    assert isinstance(match, LyonMatch)
    for seat, first in ((0, "OCCHIATACCIA"), (1, "CUCCIOLO RUGGENTE")):  # the other has -0/-1; 3/1
        options = match.decisions[seat and -1].options
        match.choose(seat, next(option for option in options if option.label("it") == first))
    while match.turn == 0:
        decision = match.decisions[0]
        other = [option for option in decision.options if option.label("it") != "OCCHIATACCIA"]
        match.choose(decision.seat, other[0])
    assert match.view(None).players[1].lanes[0] is None
    assert [card.name.it for card in match.view(None).players[1].discard] == ["CUCCIOLO RUGGENTE"]


def test_while_effects_are_put_in_order_no_monster_is_said_to_have_attacked() -> None:
    table = Table()
    cat, john = table.mine("GATTO DA MISCHIA", lane=1), table.mine("JOHN", lane=2)
    table.theirs("ZOMBI TENACE", lane=1)
    table.attack(cat)
    assert table.options == ["trigger:0", "trigger:1"]
    assert table.refused(f"attack:{table.lane_of(john)}") == "LY-A.34"


def test_while_the_other_chooses_that_is_the_reason() -> None:
    table = Table()
    for lane in (1, 2):
        table.mine("DRAGO ANTICO", lane=lane)
    martyr = table.theirs("MARTIRE", lane=1)
    fire, john, more = table.hand("PALLA DI FUOCO", "JOHN", "PALLA DI FUOCO")
    table.theirs("JOHN", lane=2)
    table.play(fire, target=martyr)
    assert table.asked == THEM
    for option in (f"play:{john}", f"play:{more}", "activate"):
        assert table.refused(option) == "LY-A.31"
    said = ludoteca.game("lyon").lesson(table.view(ME), None, "en")
    assert said is not None
    assert said["text"] == OTHER_CHOOSES[0].en


def test_the_other_answer_to_a_question_is_no() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    table.mine("JOHN", lane=2)
    (helm,) = table.hand("TIMONIERA ESPERTA")
    table.play(helm, sacrifice=(john,))
    assert [option.label("en") for option in table.decision.options] == ["Yes", "No"]
    assert [option.label("it") for option in table.decision.options] == ["Sì", "No"]


@pytest.mark.rule("LY-5.01")
def test_an_effect_puts_a_monster_only_into_a_free_space_of_its_own_side() -> None:
    match = ludoteca.game("lyon").new(seed=1)
    assert isinstance(match, LyonMatch)
    assert refuse_taken(match, 0, 0) is NOTHING_AGAINST
    assert refuse_taken(match, 0, LANES).rule
    match.lane[0] = 1
    assert refuse_taken(match, 0, 0).rule == "LY-5.01"


def test_of_several_known_twins_one_is_taken_for_the_card_that_is_played() -> None:
    """Others know two of three equal cards in a hand: when the third is played, they still know one that is left."""
    table = Table()
    seen, also_seen, unseen = table.hand("SCINTILLA", "SCINTILLA", "SCINTILLA")
    m = table._m
    for card in (seen, also_seen):
        m.known[card] = state.BOTH
    m.leave_hand(unseen)
    assert sorted(m.known[card] for card in (seen, also_seen)) == [1 << ME, state.BOTH]
    assert m.known[unseen] == state.BOTH


def test_a_monster_that_has_left_play_does_not_return_to_hand() -> None:
    table = Table()
    ogre = table.theirs(monster(2, 3), lane=1)
    m = table._m
    m.leave(ogre)
    m.put_in_discard(ogre)
    ReturnToHand(This()).apply(m, Frame(0), [ogre])
    assert table.where(ogre) == "discard"
    assert not table.hand_size(THEM)
