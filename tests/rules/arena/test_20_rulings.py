"""Rulings that only rare positions put to the test: what waits while somebody falls, equal cards, other worlds."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.kernel.chance import Seeded, Tape
from tests.rules.arena.openings import Opening, core_character, write_pack
from tests.rules.arena.table import ME, THEM, Table

BENCH = Path(__file__).parent / "packs" / "banco"


def things(table: Table, *kinds: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.kind, event.things) for event in table.events if event.kind in kinds]


def shown(table: Table, pile: str, viewer: int | None = THEM, of: int = ME) -> list[int]:
    return [card.card for card in getattr(table.view(viewer).players[of], pile)]


# -- what waits while its character falls ------------------------------------------------------------------------


def doomed(who: str, other: str, counters: int = 1) -> Table:
    """With 1 Health left, that character loses a counter of Cursed and one of another triggered status."""
    allies = [name for name in ("gaston", "ariel", "mickey") if name != who]
    table = Table("ch4", blue=" ".join([who, *allies]), red="aladdin sulley demona", begin="turn")
    table.wounded(**{who: 1})
    table.status(who, "cursed")
    table.status(who, other, counters)
    return table


@pytest.mark.rule("SA-A.54")
def test_a_card_is_exiled_for_confused_even_if_cursed_has_ko_d_the_character() -> None:
    table = doomed("gaston", "confused")
    cards = table.hand("Spinta", "Passo Spavaldo")
    assert table.options == ["trigger:0", "trigger:1"]
    table.choose("trigger:0")
    assert table.seen("gaston").out is True
    (exiled,) = table.pile("exile")
    assert exiled in cards
    assert table.kinds().index("KnockedOut") < table.kinds().index("CardExiled")
    assert all(option.startswith("place:") for option in table.options), "then it returns"


@pytest.mark.rule("SA-A.54")
def test_brooms_show_the_top_card_but_do_not_come_back_to_the_fallen() -> None:
    table = doomed("mickey", "magic_broom", 2)
    first, second = table.deck("Esercito di Scope", "Stella Cadente")
    table.choose("trigger:0")
    assert table.scores() == [0, table.seen("mickey").points]
    assert set(table.options) == {f"card:{first}", f"card:{second}"}, "the two cards are looked at"
    table.then(second)
    assert things(table, "CardRevealed") == [("CardRevealed", (second,))]
    assert table.counters("mickey", "magic_broom") == 0
    table.choose(table.options[0])
    assert second in table.pile("hand"), "and drawn in step 4"


@pytest.mark.rule("SA-A.31")
def test_points_and_statuses_do_not_wait_for_the_end_of_the_paragraph() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.at(gaston="D3", aladdin="D4", sulley="C2", demona="C3")
    table.wounded(aladdin=1)
    table.status("aladdin", "taunt", 2)
    (mob,) = table.hand("Alla Testa della Folla")
    table.play(mob, "aladdin")
    assert table.where("aladdin") == "D4", "the blow at each rival is not over"
    assert table.counters("aladdin", "taunt") == 0
    assert table.scores() == [table.seen("aladdin").points, 0]


# -- triggered abilities of the fallen ---------------------------------------------------------------------------


def shadows_paid(folder: Path) -> Path:
    """A pack in which Debt of Shadows gives a point too."""
    facilier: dict[str, Any] = core_character("facilier")
    facilier["upgrade"]["effects"] = ["heal(2, self)", "gain_points(1)"]
    return write_pack(folder / "ombre", facilier)


@pytest.mark.rule("SA-A.57")
@pytest.mark.parametrize(("fallen", "points"), [(False, 1), (True, 0)])
def test_a_ko_d_facilier_earns_nothing_from_shadows(tmp_path: Path, fallen: bool, points: int) -> None:
    table = Table(
        "ch4",
        blue="gaston ariel mickey",
        red="facilier sulley aladdin",
        begin="turn",
        packs=(shadows_paid(tmp_path),),
    )
    table.upgraded("facilier")
    table.status("gaston", "confused")
    table.hand("Spinta")
    if fallen:
        table.out("facilier")
    assert len(table.pile("exile")) == 1, "the card goes all the same"
    assert table.scores() == [0, points]
    assert ("AbilityTriggered" in table.kinds()) is not fallen


@pytest.mark.rule("SA-A.57")
def test_what_was_set_off_before_the_ko_still_gives_the_summoner_their_due(tmp_path: Path) -> None:
    """Gaston's blow fells a rival and himself in one paragraph: he neither recovers nor moves, the point is gained."""
    gaston: dict[str, Any] = core_character("gaston")
    gaston["deck"][0]["effects"] = ["do(damage(3, chosen(rival, adjacent)), damage(9, self))"]
    packs = (write_pack(tmp_path / "insieme", gaston),)
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs)
    table.at(gaston="D3", aladdin="D4")
    table.upgraded("gaston")
    table.wounded(gaston=5, aladdin=1)
    worth = {who: table.seen(who).points for who in ("gaston", "aladdin")}
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert table.seen("gaston").out is True
    assert table.health("gaston") == 0
    assert table.scores() == [worth["aladdin"] + 1, worth["gaston"]]
    assert things(table, "Healed", "FigureMoved") == []


@pytest.mark.rule("SA-A.57")
def test_an_ability_set_off_by_its_own_ko_resolves(tmp_path: Path) -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=(last_words(tmp_path),))
    table.at(gaston="D3", aladdin="D4")
    table.upgraded("aladdin")
    table.wounded(aladdin=1)
    table.attack("aladdin")
    assert table.seen("aladdin").out is True
    assert [kind for kind, _ in things(table, "KnockedOut", "CardDrawn")] == ["KnockedOut", "CardDrawn"]


# -- triggers of several Summoners -------------------------------------------------------------------------------


def last_words(folder: Path) -> Path:
    """A pack in which upgraded Aladdin's Summoner draws a card when he is KO'd."""
    aladdin: dict[str, Any] = core_character("aladdin")
    upgrade = aladdin["upgrade"]
    upgrade |= {"timing": "trigger", "when": "knocked_out", "effects": ["draw(1)"]}
    del upgrade["cost"], upgrade["icons"]
    return write_pack(folder / "ultime", aladdin)


@pytest.mark.rule("SA-A.56")
@pytest.mark.parametrize("first", [0, 1])
def test_the_active_summoner_orders_triggers_of_both_sides(tmp_path: Path, first: int) -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=(last_words(tmp_path),))
    table.at(gaston="D3", aladdin="D4")
    table.upgraded("gaston", "aladdin")
    table.wounded(gaston=5, aladdin=1)
    table.attack("aladdin")
    assert table.asked == ME
    assert table.decision.rule == "SA-A.56"
    table.choose(f"trigger:{first}")
    while "end" not in table.options:
        table.choose("done")
    kinds = [kind for kind, _ in things(table, "Healed", "CardDrawn")]
    assert kinds == [["Healed", "CardDrawn"], ["CardDrawn", "Healed"]][first]
    assert table.health("gaston") == 8


@pytest.mark.rule("SA-18.11")
@pytest.mark.parametrize(("counters", "gained"), [(0, {"strong": 1}), (1, {"tough": 1, "strong": 1})])
def test_an_ability_whose_condition_fails_does_not_silence_the_next(
    tmp_path: Path, counters: int, gained: dict[str, int]
) -> None:
    gaston: dict[str, Any] = core_character("gaston")
    first = {"timing": "trigger", "when": "attack_damages", "condition": "self_is(has(taunt))"}
    gaston["abilities"][0] |= first | {"effects": ["gain(self, tough)"]}
    gaston["upgrade"] |= {"timing": "trigger", "when": "attack_damages", "effects": ["gain(self, strong)"]}
    packs = (write_pack(tmp_path / "due", gaston),)
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs)
    table.at(gaston="D3", aladdin="D4")
    table.upgraded("gaston")
    if counters:
        table.status("gaston", "taunt", counters)
    table.attack("aladdin")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert {name: table.counters("gaston", name) for name in gained} == gained
    assert table.counters("gaston", "tough") == gained.get("tough", 0)


@pytest.mark.rule("SA-11.08")
def test_whoever_is_placed_goes_where_nobody_stands() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="maleficent sulley demona", active="maleficent")
    table.at(maleficent="D3", gaston="D4", ariel="C3", mickey="E3", sulley="D5", demona="D2")
    (entrance,) = table.hand("Apparizione Oscura", of=THEM)
    table.play(entrance)
    taken = {table.where(name) for name in ("gaston", "ariel", "mickey", "sulley", "demona")}
    assert table.reachable() == table.around("D3", 3) - {"D3"}
    assert not table.reachable() & taken


@pytest.mark.rule("SA-11.08")
def test_both_who_swap_places_are_told_to_move(tmp_path: Path) -> None:
    gaston: dict[str, Any] = core_character("gaston")
    gaston["deck"][0] |= {"types": [], "effects": ["swap(chosen(rival, adjacent))"]}
    packs = (write_pack(tmp_path / "scambio", gaston),)
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs)
    table.at(gaston="D3", aladdin="D4")
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert {thing for kind, (thing, *_) in things(table, "FigureMoved")} == {
        table.figure("gaston"),
        table.figure("aladdin"),
    }
    assert (table.where("gaston"), table.where("aladdin")) == ("D4", "D3")


@pytest.mark.rule("SA-A.56", "SA-12.10")
def test_what_a_trigger_sets_off_comes_after_those_that_were_waiting() -> None:
    """Facilier's shadows feed on the card that Confused takes, when Cursed is done too."""
    table = Table("ch4", blue="gaston ariel mickey", red="facilier sulley demona", begin="turn")
    table.upgraded("facilier")
    table.wounded(facilier=3)
    table.hand("Spinta")
    table.status("gaston", "cursed")
    table.status("gaston", "confused")
    assert table.decision.rule == "SA-12.10"
    table.choose("trigger:1")
    kinds = [kind for kind, _ in things(table, "CardExiled", "DamageDealt", "Healed")]
    assert kinds == ["CardExiled", "DamageDealt", "Healed"]


@pytest.mark.rule("SA-A.56", "SA-14.02")
def test_what_a_paragraph_sets_off_comes_before_the_next_paragraph(tmp_path: Path) -> None:
    """Upgraded Gaston KOs, the figure leaves, he triumphs; then his card goes on."""
    gaston: dict[str, Any] = core_character("gaston")
    gaston["deck"][0] |= {"types": ["attack", "status"]}
    gaston["deck"][0]["effects"] = ["damage(3, chosen(rival, adjacent))", "gain(self, strong)"]
    packs = (write_pack(tmp_path / "poi", gaston),)
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs)
    table.at(gaston="D3", aladdin="D4")
    table.upgraded("gaston")
    table.wounded(gaston=5, aladdin=1)
    (shove,) = table.hand("Spinta")
    table.play(shove, "D4")
    course = ("KnockedOut", "FigureRemoved", "Healed", "FigureMoved", "StatusGained", "CardDiscarded")
    assert [kind for kind, _ in things(table, *course)] == list(course)


# -- choosing ----------------------------------------------------------------------------------------------------


def choosy(folder: Path) -> Path:
    """A pack in which Gaston's Shove and his Boast are for adjacent rivals with Cursed only."""
    gaston: dict[str, Any] = core_character("gaston")
    gaston["deck"][0]["effects"] = ["damage(3, chosen(rival, adjacent, has(cursed)))"]
    gaston["abilities"][0] |= {"effects": ["damage(1, chosen(rival, adjacent, has(cursed)))"], "icons": ["direct"]}
    return write_pack(folder / "esigente", gaston)


@pytest.mark.rule("SA-9.13", "SA-10.06")
@pytest.mark.parametrize("cursed", ["", "aladdin", "sulley"])
def test_the_valid_character_must_be_of_the_kind_that_the_text_asks_for(tmp_path: Path, cursed: str) -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=(choosy(tmp_path),))
    table.at(gaston="D3", aladdin="D4", sulley="G1")
    if cursed:
        table.status(cursed, "cursed")
    (shove,) = table.hand("Spinta")
    assert table.playable() == ({shove} if cursed == "aladdin" else set())
    assert ("use:0" in table.options) is (cursed == "aladdin")


@pytest.mark.rule("SA-A.20", "SA-9.13")
@pytest.mark.parametrize(("first", "playable"), [("rival_summoner", True), ("you", False)])
def test_a_card_that_a_rival_discards_first_leaves_mine_for_stealthy(
    tmp_path: Path, first: str, playable: bool
) -> None:
    """One card besides: it pays for the Stealthy rival, unless the text itself takes it first."""
    gaston: dict[str, Any] = core_character("gaston")
    gaston["deck"][0]["effects"] = [f"discard(1, {first})", "damage(3, chosen(rival, adjacent))"]
    packs = (write_pack(tmp_path / "prima", gaston),)
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs)
    table.at(gaston="D3", aladdin="D4")
    table.status("aladdin", "stealthy")
    shove, _ = table.hand("Spinta", "Passo Spavaldo")
    assert (shove in table.playable()) is playable


@pytest.mark.rule("SA-A.55")
def test_up_to_one_rival_may_be_nobody_where_one_rival_must_be_somebody() -> None:
    table = Table("ch4", blue="aladdin ariel mickey", red="gaston sulley demona")
    table.at(aladdin="D3")
    stun, blade = table.hand("Stordisci e Scappa", "Lama Ricurva")
    assert table.playable() == {stun}
    assert table.refused(f"play:{blade}/2") == "SA-9.13"
    table.play(stun, "D4")
    assert table.where("aladdin") == "D4"


@pytest.mark.rule("SA-A.20", "SA-11.10")
def test_the_only_one_to_choose_is_chosen_even_if_that_costs_a_card() -> None:
    """The raven has shown a Magic card: the curse must fall on somebody, and only a Stealthy rival is near."""
    table = Table("ch4", blue="maleficent ariel mickey", red="gaston sulley demona")
    table.at(maleficent="B2", gaston="B3")
    table.status("gaston", "stealthy")
    table.deck("Fiamma Verde")
    cards = table.hand("Fiamma Verde", "Canto che Guarisce")
    table.use(0)
    assert set(table.options) == {f"card:{card}" for card in cards}, "there is no way out"
    table.then(cards[1])
    assert table.pile("exile") == [cards[1]]
    assert table.counters("gaston", "cursed") == 1


@pytest.mark.rule("SA-A.11")
def test_strong_adds_to_each_damage_of_a_card() -> None:
    table = Table("ch4", blue="bench ariel mickey", red="gaston sulley demona", packs=(BENCH,))
    table.at(bench="D3", gaston="D4")
    table.status("bench", "strong")
    (twice,) = table.hand("Uno e Due")
    before = table.health("gaston")
    table.play(twice)
    assert table.health("gaston") == before - (1 + 1) - (1 + 1)


@pytest.mark.rule("SA-A.47", "SA-11.10")
def test_the_thief_looks_where_there_is_a_card() -> None:
    """Of two rival Summoners one has no deck left: there is nothing to choose."""
    table = Table("team", blue="aladdin mickey ariel demona", red="gaston sulley maleficent facilier")
    table.only_deck(of=1)
    table.use(1)
    assert "end" in table.options
    ((_, (card,)),) = things(table, "CardRevealed")
    assert card in [seen.card for seen in table.view(ME).players[2].deck_known]
    table = Table("team", blue="aladdin mickey ariel demona", red="gaston sulley maleficent facilier")
    table.use(1)
    assert table.options == ["summoner:1", "summoner:2"]
    table = Table("team", blue="aladdin mickey ariel demona", red="gaston sulley maleficent facilier")
    table.only_deck(of=1)
    table.only_deck(of=2)
    assert table.refused("use:1") == "SA-A.47"


# -- the moment of an upgrade ------------------------------------------------------------------------------------


def singing() -> Table:
    """Ariel beside an ally and a rival, with the gear for her upgrade and Magic cards to pay with."""
    table = Table("ch4", blue="ariel gaston mickey", red="aladdin sulley demona")
    table.at(ariel="D3", gaston="D2", aladdin="D4")
    table.discarded("Canto che Guarisce", "Canto che Guarisce", "Forchetta Affilata", "Forchetta Affilata")
    table.hand("Stella Cadente", "Stella Cadente", "Vortice Incantevole")
    return table


@pytest.mark.rule("SA-A.37", "SA-A.38")
def test_no_upgrade_between_the_old_ability_and_the_one_it_brings() -> None:
    table = singing()
    assert "upgrade" in table.options
    (star, *_) = table.pile("hand")
    table.use(0, star, "gaston")
    assert table.refused("upgrade") == "SA-18.07"
    assert table.view().phases.upgrade is False
    table.choose("close", "upgrade")
    assert table.seen("ariel").upgraded is True
    assert table.refused("use:1") == "SA-10.07"


@pytest.mark.rule("SA-A.37", "SA-A.38")
def test_with_another_phase_in_between_both_are_used() -> None:
    table = singing()
    (star, *_) = table.pile("hand")
    table.use(0, star, "gaston")
    table.move("C3")
    table.choose("upgrade")
    (star, *_) = table.pile("hand")
    table.use(1, star)
    assert table.counters("aladdin", "pacified") == 2


# -- equal cards -------------------------------------------------------------------------------------------------


def two_alike() -> tuple[Table, int, int]:
    """Two copies of a card in hand; the rivals have seen one of them when it was on top of the deck."""
    table = Table(
        "ch4",
        blue="gaston ariel mickey",
        red="aladdin sulley demona",
        track="gaston aladdin ariel sulley mickey demona",
    )
    table.at(ariel="D3", aladdin="D4")
    (seen,) = table.deck("Forchetta Affilata")
    (held,) = table.hand("Forchetta Affilata")
    table.use(0)
    table.until_turn_of("ariel")
    assert shown(table, "hand") == [seen]
    return table, seen, held


@pytest.mark.rule("SA-A.53", "SA-6.12")
@pytest.mark.parametrize("way", ["play:{}/2", "boostattack:{}"])
def test_the_number_of_an_equal_card_does_not_tell_that_the_other_is_still_there(way: str) -> None:
    """Whichever copy its owner chooses, the one that was seen goes."""
    table, seen, held = two_alike()
    table.choose(way.format(held))
    assert held in table.pile("hand")
    assert seen not in table.pile("hand")
    assert shown(table, "hand") == []
    while "end" not in table.options:
        table.choose(table.options[0])
    assert shown(table, "discard") == [seen]
    assert [thing for kind, (thing, *_) in things(table, "CardDiscarded")] == [seen]
    assert table.view(THEM).players[ME].hand_size == 1


@pytest.mark.rule("SA-A.53")
def test_cards_that_differ_are_not_mixed_up() -> None:
    table, seen, _ = two_alike()
    table.status("aladdin", "stealthy")
    (other,) = table.hand("Canto che Guarisce")
    table.attack("aladdin", other)
    assert shown(table, "exile") == [other]
    assert shown(table, "hand") == [seen]


# -- other worlds ------------------------------------------------------------------------------------------------


def demanding(folder: Path, effect: str = "exile(1, each_rival_summoner, kind=magic)") -> Path:
    """A pack in which Facilier's last card takes a Magic card of the rival's choice, or does something else."""
    facilier: dict[str, Any] = core_character("facilier")
    facilier["deck"][-1] |= {"types": ["magic"], "icons": [], "effects": [effect]}
    return write_pack(folder / "esigente", facilier)


@pytest.mark.rule("SA-6.12")
def test_worlds_in_which_somebody_is_asked_for_a_rare_card_hold_other_cards_too(tmp_path: Path) -> None:
    """Two of three Magic cards are in a hand of four; whoever imagines knows only that there is one of them."""
    table = Table("ch4", blue="facilier ariel mickey", red="gaston sulley maleficent", packs=(demanding(tmp_path),))
    table.hand("Spinta", "Rissa in Taverna", "Fiamma Verde", "Fiamma Verde", of=THEM)
    magic = ["Sortilegio del Fuso", "Sortilegio del Fuso", "Tocco Maligno", "Tocco Maligno", "Apparizione Oscura"]
    table.exiled(*magic, "Apparizione Oscura", "Selva di Rovi", of=THEM)
    (reckoning,) = table.hand("Resa dei Conti")
    table.play(reckoning)
    assert table.asked == THEM
    assert len(table.options) == 2
    real = set(table.options)
    worlds = [table.match.imagine(ME, Random(seed)) for seed in range(40)]
    offers = [set(world.decisions[0].options.ids) for world in worlds]
    assert min(map(len, offers)) == 1, "nobody is asked where there is none, and others do not know of the second"
    assert len({frozenset(offer) for offer in offers}) >= 3
    assert sum(offer == real for offer in offers) < 30
    assert all(world.view(ME) == table.view(ME) for world in worlds)


# -- a choice that is none ---------------------------------------------------------------------------------------


def thief(*hand: str) -> tuple[Table, list[int]]:
    """Aladdin, who gets away for a Movement card."""
    table = Table("ch4", blue="aladdin ariel mickey", red="gaston sulley maleficent")
    return table, table.hand(*hand)


def told(table: Table, viewer: int | None) -> list[Any]:
    """All that somebody is told now: what they see, what happened, who is asked."""
    asked = [(each.seat, each.rule, each.source) for each in table.match.decisions]
    events = [event.seen_by(viewer).to_json() for event in table.events]
    return [table.view(viewer), events, asked, table.match.learners()]


@pytest.mark.rule("SA-A.59")
def test_whoever_has_one_card_to_pay_with_is_asked_like_whoever_has_two() -> None:
    poor, (sight, _) = thief("Fuori dalla Vista", "Stordisci e Scappa")
    rich, (_, second) = thief("Fuori dalla Vista", "Passi Inzuppati")
    for table in (poor, rich):
        table.use(0)
    assert poor.options == [f"card:{sight}"]
    assert f"card:{second}" in rich.options
    for viewer in (THEM, None):
        assert told(poor, viewer) == told(rich, viewer)


@pytest.mark.rule("SA-A.59")
def test_nobody_is_asked_where_the_whole_hand_goes() -> None:
    table, hand = thief("Fuori dalla Vista")
    table.use(0)
    assert table.pile("discard") == hand
    assert "end" in table.options


@pytest.mark.rule("SA-A.59")
def test_a_match_of_the_first_version_goes_on_without_the_question() -> None:
    table, (sight, _) = thief("Fuori dalla Vista", "Stordisci e Scappa")
    game = table.match.game
    game.go_by(table.match, 1)
    saved = table.match.save()
    assert saved["version"] == 1
    for match in (table.match.copy(), game.restore(saved), table.match.imagine(ME, Random(1))):
        match.choose(ME, "use:0")
        assert match.save()["version"] == 1
        assert sight in match.view(ME).players[ME].discard or match.view(ME).players[ME].hand_size == 1


@pytest.mark.rule("SA-A.59")
def test_whoever_must_exile_one_of_their_only_magic_cards_is_asked(tmp_path: Path) -> None:
    packs = (demanding(tmp_path),)
    tables = []
    for hand in (("Spinta", "Rissa in Taverna", "Fiamma Verde"), ("Spinta", "Fiamma Verde", "Fiamma Verde")):
        table = Table("ch4", blue="facilier ariel mickey", red="gaston sulley maleficent", packs=packs)
        held = table.hand(*hand, of=THEM)
        (reckoning,) = table.hand("Resa dei Conti")
        table.play(reckoning)
        assert (table.asked, len(table.options)) == (THEM, hand.count("Fiamma Verde"))
        tables.append(table)
    for viewer in (ME, None):
        assert told(tables[0], viewer) == told(tables[1], viewer)
    tables[1].then(held[1])
    assert table.pile("exile", THEM) == [held[1]]


@pytest.mark.rule("SA-A.59")
def test_whoever_saw_that_a_hand_has_none_takes_nothing_back(tmp_path: Path) -> None:
    for hand, learners in ((("Spinta",), 3), ((), 0)):
        packs = (demanding(tmp_path / str(learners)),)
        table = Table("ch4", blue="facilier ariel mickey", red="gaston sulley maleficent", packs=packs)
        table.hand(*hand, of=THEM)
        (reckoning,) = table.hand("Resa dei Conti")
        table.match.reveal(reckoning, table.match.everyone)
        table.play(reckoning)
        assert table.pile("exile", THEM) == []
        assert table.match.learners() == learners, "an empty hand is no secret"


@pytest.mark.rule("SA-A.59")
@pytest.mark.parametrize(("top", "magic"), [("Fiamma Verde", True), ("Spinta", False)])
def test_whoever_may_take_a_card_of_some_kind_is_asked_even_if_there_is_none(
    tmp_path: Path, top: str, magic: bool
) -> None:
    packs = (demanding(tmp_path, "look(1, take=1, kind=magic)"),)
    table = Table("ch4", blue="facilier gaston maleficent", red="ariel sulley aladdin", packs=packs)
    (card,) = table.deck(top)
    (reckoning,) = table.hand("Resa dei Conti")
    table.play(reckoning)
    assert table.options == ([f"card:{card}", "done"] if magic else ["done"])
    table.choose("done")
    assert "end" in table.options


@pytest.mark.rule("SA-A.59")
@pytest.mark.parametrize("others", [0, 1])
def test_the_only_card_of_some_kind_is_drawn_by_lot_like_one_of_two(tmp_path: Path, others: int) -> None:
    """What chance gave cannot be taken back: so nobody may see by that how many there were."""
    packs = (demanding(tmp_path, "exile(1, each_rival_summoner, how=at_random, kind=magic)"),)
    chance = Tape(Seeded(1))
    table = Table("ch4", blue="facilier ariel mickey", red="gaston sulley maleficent", packs=packs, chance=chance)
    table.hand("Fiamma Verde", *["Spinta"] * others, of=THEM)
    (reckoning,) = table.hand("Resa dei Conti")
    table.play(reckoning)
    assert len(table.pile("exile", THEM)) == 1
    assert len(chance.take()) == others


@pytest.mark.rule("SA-19.03")
@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_whoever_is_summoner_a_is_blue_with_d(player: int) -> None:
    opening = Opening("team", first=f"player {player}")
    a, b, c, d = opening.draft("mickey gaston ariel sulley demona facilier maleficent aladdin")[:4]
    assert a == player - 1
    view = opening.view(b)
    assert [seat for seat in range(4) if view.sides[seat] == 0] == sorted([a, d])
    assert tuple(seen.side for seen in view.players) == view.sides
    assert all(seen.side == view.sides[seen.seat] for seen in view.figures)
    assert view.players[a].partner == d
    assert view.players[b].partner == c
