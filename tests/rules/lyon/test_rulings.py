"""Chiarimenti: what the rulebook leaves open, as settled in the catalogue."""

import pytest

import ludoteca
from ludoteca.kernel.contract import BadSettings, IllegalChoice
from tests.rules.lyon.table import LABORATORY, ME, THEM, Table, monster

GAME = ludoteca.game("lyon")


@pytest.mark.rule("LY-A.01")
def test_four_spaces_a_side_each_facing_its_like() -> None:
    table = Table()
    mine = [table.mine(monster(1, 9), lane=lane) for lane in (1, 2, 3, 4)]
    theirs = [table.theirs(monster(1, 9), lane=lane) for lane in (1, 2, 3, 4)]
    assert [len(player.lanes) for player in table.view().players] == [4, 4]
    table.fight()
    for attacker, facing in zip(mine[:3], theirs[:3], strict=True):
        table.attack(attacker)
        assert table.seen(facing).damage == 1
    assert table.seen(theirs[3]).damage == 0


@pytest.mark.rule("LY-A.01")
def test_there_is_no_fifth_space() -> None:
    table = Table()
    table.hand("JOHN")
    table.choose(f"play:{table.number('JOHN')}")
    assert table.options == ["lane:0", "lane:1", "lane:2", "lane:3"]
    assert table.refused("lane:8") == "LY-A.01"


@pytest.mark.rule("LY-A.01")
@pytest.mark.parametrize("verb", ["bear", "sacrifice"])
def test_a_space_that_exists_is_refused_for_the_time_and_another_for_not_existing(verb: str) -> None:
    table = Table()
    assert [table.refused(f"{verb}:{space}") for space in (0, 3, 7, 8)] == ["LY-6.04", "LY-6.04", "LY-6.04", "LY-A.01"]


@pytest.mark.rule("LY-A.07")
def test_a_monster_just_played_attacks() -> None:
    table = Table()
    (john,) = table.hand("JOHN")
    before = table.life(THEM)
    table.play(john, lane=1)
    table.attack(john)
    assert table.life(THEM) == before - 2


@pytest.mark.rule("LY-A.07")
def test_starters_attack_in_the_first_turn() -> None:
    match = GAME.new(seed=1, first="player 1")
    while match.view(None).phase == "setup":
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    match.choose(0, "fight")
    assert match.view(None).turn == 1
    assert any(option.id.startswith("attack") for option in match.decisions[0].options)


@pytest.mark.rule("LY-A.08")
def test_one_attack_per_monster_unless_a_card_grants_another() -> None:
    table = Table()
    one = table.mine(monster(1, 1), lane=1)
    two = table.mine(monster(2, 2), lane=2)
    table.hand("SECONDO ASSALTO")
    before = table.life(THEM)
    table.play("SECONDO ASSALTO", target=two)
    table.attack(two)
    assert table.seen(two).attacks_left == 1
    table.attack(two)
    assert table.refused(f"attack:{table.lane_of(two)}") == "LY-9.01"
    table.attack(one)
    assert table.life(THEM) == before - 5


@pytest.mark.rule("LY-A.08")
def test_the_extra_attack_ends_with_the_turn() -> None:
    table = Table()
    one = table.mine(monster(1, 1), lane=1)
    table.hand("SECONDO ASSALTO")
    table.play("SECONDO ASSALTO")
    table.end_turn()
    table.end_turn()
    table.attack(one)
    assert table.asked == THEM


@pytest.mark.rule("LY-A.09")
def test_a_monster_that_left_play_attacks_no_more() -> None:
    """The Monster in lane 2 dies by what the fight in lane 1 sets off; lanes 3 and 4 attack as before."""
    table = Table()
    one = table.mine(monster(1, 1), lane=1)
    two = table.mine(monster(1, 1), lane=2)
    others = [table.mine(monster(1, 1), lane=lane) for lane in (3, 4)]
    table.theirs("MARTIRE", lane=1)  # when destroyed: 1 damage to a Monster of its player's enemy
    table.attack(one)
    assert table.asked == THEM
    table.choose(f"target:{two}")
    assert (table.where(one), table.where(two)) == ("discard", "discard")
    assert table.refused(f"attack:{table.place(2)}") == "LY-9.01"
    for attacker in others:
        table.attack(attacker)
    assert table.asked == THEM


@pytest.mark.rule("LY-A.10")
def test_both_characters_at_0_is_a_draw() -> None:
    table = Table()
    table.wounded(9)
    table.wounded(5, of=THEM)
    table.hand("DILUVIO")  # 9 damage to both Characters
    table.play("DILUVIO")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.draw, outcome.winners, outcome.rule) == (True, (), "LY-A.10")


@pytest.mark.rule("LY-A.11")
def test_cards_are_drawn_one_at_a_time() -> None:
    table = Table()
    (last,) = table.deck("JOHN")
    happened = table.activate()  # draws 2
    assert [event.kind for event in happened] == ["CharacterActivated", "CardDrawn", "MatchEnded"]
    assert table.where(last) == "hand"
    assert table.winner == THEM


@pytest.mark.rule("LY-A.12")
def test_an_optional_draw_may_be_declined() -> None:
    table = Table()
    table.deck()
    table.hand("SORSO")  # you may draw 1 card
    table.play("SORSO")
    assert table.options == ["yes", "done"]
    table.choose("done")
    assert table.match.outcome is None


@pytest.mark.rule("LY-A.12")
def test_and_loses_when_taken() -> None:
    table = Table()
    table.deck()
    table.hand("SORSO")
    table.play("SORSO")
    table.choose("yes")
    assert table.winner == THEM


@pytest.mark.rule("LY-A.13")
def test_any_own_monster_but_the_indestructible_is_given_up() -> None:
    table = Table()
    low = table.mine("JOHN", lane=1)
    high = table.mine("DRAGO ANTICO", lane=2)
    statue = table.mine("STATUA VIVENTE", lane=3)
    table.theirs("JOHN", lane=1)
    (titan,) = table.hand("TITANO DI BASALTO")
    table.choose(f"play:{titan}")
    assert table.options == [f"sacrifice:{table.lane_of(low)}", f"sacrifice:{table.lane_of(high)}"]
    assert table.refused(f"sacrifice:{table.lane_of(statue)}") == "LY-11.08"
    table.choose(f"sacrifice:{table.lane_of(high)}")
    assert table.refused(f"sacrifice:{table.lane_of(high)}") == "LY-8.18"  # two different cards


@pytest.mark.rule("LY-A.14")
def test_a_level_3_costs_three() -> None:
    table = Table()
    given = [table.mine("JOHN", lane=lane) for lane in (1, 3)]
    table.hand("TERZO LIVELLO")
    assert table.refused_play("TERZO LIVELLO") == "LY-A.14"
    table = Table()
    given = [table.mine("JOHN", lane=lane) for lane in (1, 3, 4)]
    (third,) = table.hand("TERZO LIVELLO")
    table.play(third, sacrifice=tuple(given), lane=3)
    assert table.where(third) == "lane 3"
    assert [table.where(card) for card in given] == ["discard"] * 3


@pytest.mark.rule("LY-A.17")
def test_copies_of_a_treasure_add_up() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    table.hand("KATANA AMMAZZA DEMONI", "KATANA AMMAZZA DEMONI", "LAMA DENTATA")
    table.play("KATANA AMMAZZA DEMONI", on=john)
    table.play("KATANA AMMAZZA DEMONI", on=john)
    table.play("LAMA DENTATA", on=john)
    assert table.stats(john) == (6, 6)
    assert len(table.seen(john).treasures) == 3


@pytest.mark.rule("LY-A.19")
def test_a_magic_without_the_target_it_needs_is_not_played() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    table.hand("PALLA DI FUOCO", "SCAMBIO")
    assert table.refused_play("PALLA DI FUOCO") == "LY-A.19"
    assert table.refused_play("SCAMBIO") == "LY-A.19"  # one of its two targets is missing


@pytest.mark.rule("LY-A.19")
def test_the_rest_resolves_when_the_target_is_gone() -> None:
    table = Table()
    enemy = table.theirs("JOHN", lane=1)
    table.hand("CENERE")  # destroy a Monster; 1 damage to it; draw 1
    table.play("CENERE")
    assert table.where(enemy) == "discard"
    assert "DamageDealt" not in table.kinds()
    assert table.hand_size(ME) == 1


@pytest.mark.rule("LY-A.19")
def test_nothing_of_a_card_reaches_a_target_that_is_gone() -> None:
    """ADDIO destroys a Monster and would change, ready, heal, take back and destroy it again; then it draws."""
    table = Table()
    enemy = table.theirs("JOHN", lane=1)
    table.hand("ADDIO")
    happened = table.play("ADDIO")
    assert [event.kind for event in happened] == ["CardPlayed", "MonsterDestroyed", "CardDrawn"]
    assert table.match.timed == []
    assert table.where(enemy) == "discard"


@pytest.mark.rule("LY-A.20")
def test_restoration_then_effects_then_a_last_clean_up() -> None:
    table = Table()
    hurt = table.theirs(monster(1, 4), lane=1, damage=3)
    strong = table.mine(monster(1, 1), lane=2)
    table.bearing(strong, "TIZZONE")  # at the end of each turn 1 damage to an enemy Monster
    table.hand("RESPIRO CORTO")
    table.play("RESPIRO CORTO")
    assert table.stats(strong) == (1, 3)
    happened = table.end_turn()
    order = [event.kind for event in happened if event.kind in ("DamageRemoved", "DamageDealt", "TurnEnded")]
    assert order == ["DamageRemoved", "DamageDealt", "DamageRemoved", "TurnEnded"]
    assert table.stats(hurt) == (1, 4)
    assert table.stats(strong) == (1, 1)


@pytest.mark.rule("LY-A.20")
def test_what_the_clean_up_destroys_belongs_to_the_turn_that_ends() -> None:
    """A bonus ends, its Monster dies, and what its death deals is gone before the next turn too."""
    table = Table()
    martyr = table.mine("MARTIRE", lane=1)  # when destroyed: 1 damage to an enemy Monster
    table.hand("RESPIRO CORTO", "CAPPA DI PIOMBO")
    struck = table.theirs(monster(1, 3), lane=1)
    table.theirs(monster(1, 3), lane=2)
    table.play("RESPIRO CORTO")  # +0/+2 until end of turn
    table.play("CAPPA DI PIOMBO", on=martyr)  # -2/-2
    table.end_turn()
    assert table.where(martyr) == "discard"
    assert (table.view().active, table.asked) == (ME, ME)
    happened = table.choose(f"target:{struck}")
    assert [event.kind for event in happened][:3] == ["DamageDealt", "DamageRemoved", "TurnEnded"]
    assert table.asked == THEM
    assert table.stats(struck) == (1, 3)


@pytest.mark.rule("LY-A.22")
def test_a_monster_without_defence_dies_without_damage() -> None:
    table = Table()
    weak = table.theirs(monster(2, 2), lane=1)
    statue = table.theirs(monster(2, 2, "indestructible"), lane=2)
    table.hand("CAPPA DI PIOMBO", "CAPPA DI PIOMBO")  # -2/-2
    happened = table.play("CAPPA DI PIOMBO", on=weak)
    assert table.where(weak) == "discard"
    assert happened[-1].rule == "LY-A.22"
    table.play("CAPPA DI PIOMBO", on=statue)
    assert table.stats(statue) == (0, 0)


@pytest.mark.rule("LY-A.22")
def test_nor_when_the_one_who_strengthened_it_leaves() -> None:
    table = Table()
    paladin = table.theirs("PALADINO CRINIERABIANCA", lane=1)  # the others have +0/+1
    hurt = table.theirs(monster(1, 2), lane=2, damage=2)
    table.hand("ROGO")
    assert table.stats(hurt) == (1, 1)
    table.play("ROGO", target=paladin)
    assert (table.where(paladin), table.where(hurt)) == ("discard", "discard")


@pytest.mark.rule("LY-A.23")
def test_lethal_damage_is_not_forgotten() -> None:
    table = Table()
    statue = table.theirs("STATUA VIVENTE", lane=1, damage=5)
    table.hand("ACIDO CORROSIVO")  # loses all keywords; then 1 damage
    assert table.where(statue) == "lane 1"
    table.play("ACIDO CORROSIVO")
    assert table.where(statue) == "discard"


@pytest.mark.rule("LY-A.24")
def test_healing_removes_damage_only() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1, damage=3)
    table.bearing(john, "KATANA AMMAZZA DEMONI")  # +1/+2
    table.hand("BALSAMO")
    assert table.stats(john) == (3, 1)
    table.play("BALSAMO", target=john)  # heals 4
    assert table.stats(john) == (3, 4)


@pytest.mark.rule("LY-A.25")
def test_treasure_bonuses_outlast_the_turn() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1, damage=1)
    table.bearing(john, "KATANA AMMAZZA DEMONI")
    table.end_turn()
    assert table.stats(john) == (3, 4)


@pytest.mark.rule("LY-A.26")
def test_negative_attack_counts_as_0() -> None:
    table = Table()
    feeble = table.mine(monster(1, 9), lane=1)
    table.bearing(feeble, "CAPPA DI PIOMBO")
    idle = table.mine(monster(1, 9), lane=2)
    facing = table.theirs(monster(1, 5), lane=1, damage=1)
    assert table.stats(feeble) == (-1, 7)
    table.attack(feeble)
    assert table.stats(facing) == (1, 4)
    assert table.where(idle) == "lane 2"


@pytest.mark.rule("LY-A.27")
def test_a_readied_character_is_activated_again_unless_forbidden() -> None:
    table = Table()
    table.exhausted()
    table.hand("SECONDO RESPIRO")
    table.play("SECONDO RESPIRO")
    table.activate()
    assert table.hand_size(ME) == 2

    table = Table()
    table.exhausted(of=THEM)
    table.hand("BANDO")  # the opponent cannot activate until my next turn
    table.hand("SECONDO RESPIRO", of=THEM)
    table.play("BANDO")
    table.end_turn()
    table.play("SECONDO RESPIRO")
    assert table.refused("activate", THEM) == "LY-5.03"


@pytest.mark.rule("LY-A.28")
@pytest.mark.parametrize("keywords", [("leap",), ("unstoppable",), ("leap", "unstoppable")])
def test_the_facing_monster_is_not_involved(keywords: tuple[str, ...]) -> None:
    table = Table()
    attacker = table.mine(monster(2, 1, *keywords), lane=1)
    facing = table.theirs(monster(5, 1, *(("leap",) if "unstoppable" in keywords else ())), lane=1)
    before = table.life(THEM)
    table.attack(attacker)
    assert table.life(THEM) == before - 2
    assert (table.where(attacker), table.where(facing)) == ("lane 1", "lane 1")
    assert table.seen(facing).damage == 0


@pytest.mark.rule("LY-A.29")
def test_poison_works_only_in_combat() -> None:
    table = Table()
    enemy = table.theirs(monster(1, 9), lane=4)
    (spitter,) = table.hand("SPUTAVELENO")  # POISON; when played, 1 damage to an enemy Monster
    table.play(spitter, lane=1)
    assert table.stats(enemy) == (1, 8)


@pytest.mark.rule("LY-A.30")
def test_a_pool_of_prevention_is_used_up() -> None:
    table = Table()
    shielded = table.mine(monster(1, 9), lane=1)
    table.hand("EGIDA")
    table.hand("SCINTILLA", "SCINTILLA", "SCINTILLA", of=THEM)
    table.play("EGIDA", target=shielded)  # 3 in all
    table.end_turn()
    table.play("SCINTILLA")
    assert table.seen(shielded).damage == 0
    table.play("SCINTILLA")
    assert table.seen(shielded).damage == 1
    table.play("SCINTILLA")
    assert table.seen(shielded).damage == 3


@pytest.mark.rule("LY-A.30")
def test_and_lasts_only_until_the_moment_it_names() -> None:
    table = Table()
    shielded = table.mine(monster(1, 9), lane=1)
    table.hand("EGIDA", "SCINTILLA")
    table.play("EGIDA", target=shielded)
    table.end_turn()
    table.end_turn()
    table.play("SCINTILLA")
    assert table.seen(shielded).damage == 2


@pytest.mark.rule("LY-A.30")
def test_standing_prevention_counts_each_time() -> None:
    table = Table()
    golem = table.theirs("GOLEM DI GRANITO", lane=1)  # prevents 1 of each damage
    table.theirs("SACRO MURO", lane=2)  # prevents 1 of each damage to its Character
    table.hand("SCINTILLA", "SCINTILLA", "DARDO PUNGENTE", "DARDO PUNGENTE")
    before = table.life(THEM)
    table.play("SCINTILLA", target=golem)
    table.play("SCINTILLA", target=golem)
    assert table.seen(golem).damage == 2
    table.play("DARDO PUNGENTE")
    table.play("DARDO PUNGENTE")
    assert table.life(THEM) == before - 4


@pytest.mark.rule("LY-A.31")
def test_the_owner_of_a_treasure_chooses_for_it() -> None:
    table = Table()
    bearer = table.theirs(monster(1, 5), lane=1)
    table.theirs(monster(1, 5), lane=2)
    table.bearing(bearer, "TIZZONE", owner=ME)  # mine, on their Monster: it burns their Monsters
    table.end_turn()
    assert table.asked == ME
    table.choose(f"target:{bearer}")
    table.end_turn()
    assert table.view().active == THEM
    assert table.asked == ME  # at the end of their turn it is still mine to choose
    assert table.decision.rule == "LY-A.31"


@pytest.mark.rule("LY-A.32")
def test_a_universal_character_leads_only_universal_cards() -> None:
    universal = [
        "JOHN", "SLIME GELATINOSO", "MERCENARIO AL SOLDO", "FROMBOLIERE", "TOPO DI FOGNA", "SPAVENTAPASSERI",
        "CAVALIERE ERRANTE", "BASILISCO", "GARGOYLE DI GUARDIA", "DRAGO ANTICO", "PALLA DI FUOCO", "DARDO PUNGENTE",
    ]  # fmt: skip
    deck = "\n".join(["1 UOMO DI TUTTI", *[f"4 {name}" for name in universal], "1 ANATEMA"]) + "\n"
    packs = [str(LABORATORY)]
    match = GAME.new(seed=1, decks=[deck, deck], packs=packs)
    assert match.view(None).players[0].character.team == "universale"
    with pytest.raises(BadSettings, match=r"LY-3\.07"):
        GAME.new(seed=1, decks=[deck, deck.replace("1 ANATEMA", "1 BACIO FATALE")], packs=packs)


@pytest.mark.rule("LY-A.33")
def test_no_separate_hero_exists() -> None:
    types = {entry.type for entry in (Table().view().players[seat].character for seat in (ME, THEM))}
    assert types == {"character"}
    assert "hero" not in GAME.rules()["LY-12.08"].text.en.lower()


@pytest.mark.rule("LY-A.34")
def test_the_active_player_orders_effects_outside_the_end_of_turn_too() -> None:
    table = Table()
    mine = table.mine("ZOMBI TENACE", lane=1)  # when destroyed: draw 1
    theirs = table.theirs("FUOCO FATUO", lane=1)  # when destroyed: 1 damage to the enemy Character
    table.attack(mine)
    assert (table.where(mine), table.where(theirs)) == ("discard", "discard")
    assert table.asked == ME
    assert table.decision.rule == "LY-A.34"
    wanted = next(option for option in table.decision.options if option.thing == f"card:{theirs}")
    kinds = [event.kind for event in table.choose(wanted.id)]
    assert kinds[:2] == ["DamageDealt", "CardDrawn"]


@pytest.mark.rule("LY-A.34")
def test_a_cost_is_paid_before_and_its_effects_come_after() -> None:
    table = Table()
    zombie = table.mine("ZOMBI TENACE", lane=1)  # when destroyed: draw 1
    table.hand("GRIFONE POSTINO")  # when played: draw 1
    griffin = table.number("GRIFONE POSTINO")
    happened = table.play(griffin, sacrifice=(zombie,))
    kinds = [event.kind for event in happened]
    assert kinds == ["CardPlayed", "MonsterDestroyed", "MonsterEntered", "CardDrawn", "CardDrawn"]
    assert table.hand_size(ME) == 2


@pytest.mark.rule("LY-A.34")
def test_an_effect_set_off_resolves_though_its_card_has_left() -> None:
    table = Table()
    toll = table.mine("RINTOCCO", lane=1)  # 1/5; end of each turn: 1 damage to the enemy Character
    for _ in range(2):
        table.bearing(toll, "CAPPA DI PIOMBO")  # -2/-2
    table.mine(monster(1, 1), lane=2)
    table.bearing(table.theirs(monster(1, 5), lane=1), "TIZZONE", owner=THEM)  # 1 damage to one of my Monsters
    before = table.life(THEM)
    table.end_turn()
    ember = next(option for option in table.decision.options if option.label("it") == "Prima TIZZONE")
    table.choose(ember.id)
    table.choose(f"target:{toll}")
    assert table.where(toll) == "discard"
    assert table.life(THEM) == before - 1


@pytest.mark.rule("LY-A.35")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_a_player_may_concede_at_any_time(seat: int) -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    (katana,) = table.hand("KATANA AMMAZZA DEMONI")
    table.choose(f"play:{katana}")  # also in the middle of an action, and in the other player's turn
    table.match.concede(seat)
    assert table.winner == 1 - seat
    assert table.ended_by == "LY-A.35"
    with pytest.raises(IllegalChoice):
        table.match.concede(seat)


@pytest.mark.rule("LY-A.37")
def test_deck_lists_are_open_and_hands_are_not() -> None:
    match = GAME.new(seed=4, first="player 1")
    while match.view(None).phase == "setup":
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    for viewer in (ME, None):
        other = match.view(viewer).players[THEM]
        assert other.hand == ()
        assert other.hand_size == 5
        assert sum(copies for _, copies in other.deck_list) == 49


@pytest.mark.rule("LY-A.37")
def test_a_card_returned_in_public_stays_known() -> None:
    table = Table()
    enemy = table.theirs("JOHN", lane=1)
    table.hand("MERCENARIO AL SOLDO", of=THEM)
    table.hand("RAFFICA DI PONENTE")
    table.play("RAFFICA DI PONENTE")
    for viewer in (ME, None):
        hand = table.match.view(viewer).players[THEM].hand
        assert [card.card for card in hand] == [enemy]
    assert table.hand_size(THEM) == 2


@pytest.mark.rule("LY-A.38")
@pytest.mark.parametrize("order", [("STIVALI ALATI", "ANCORA MALEDETTA"), ("ANCORA MALEDETTA", "STIVALI ALATI")])
def test_a_keyword_both_granted_and_removed_is_lost(order: tuple[str, str]) -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    table.hand(*order)
    for treasure in order:
        table.play(treasure, on=john)
    assert table.keywords(john) == []
    assert table.stats(john) == (3, 2)
