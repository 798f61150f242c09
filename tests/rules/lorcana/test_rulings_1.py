"""Rulings, where the two texts leave something open or disagree: texts, turns, shifting, winning."""

import pytest

import ludoteca
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Event
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location, song

GAME = ludoteca.game("lorcana")
CONTENT = load_content()


@pytest.mark.rule("LOR-AMB.01")
def test_the_rulebook_is_the_default_and_every_disagreement_an_option() -> None:
    settings = {setting.key: setting for setting in GAME.settings()}
    for key, rulebook, comprehensive in (("deck_out", "draw", "turn_end"), ("damage_words", "strict", "wide")):
        assert settings[key].default == rulebook
        assert set(settings[key].choices) == {rulebook, comprehensive}
    default, other = Table(), Table(deck_out="turn_end")
    for table in (default, other):
        table.deck(of=THEM)
        table.end_turn()
    assert default.winner == ME
    assert other.match.outcome is None


# -- an empty deck -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.02")
def test_two_cards_from_a_deck_of_one() -> None:
    table = Table()
    (last,) = table.deck(character())
    (deed,) = table.hand(action("draw(2)"))
    table.play(deed)
    assert table.where(last) == "hand"
    assert table.winner == THEM
    assert table.ended_by == "LOR-GOAL.03"


@pytest.mark.rule("LOR-AMB.02")
def test_at_the_end_of_the_turn() -> None:
    table = Table(deck_out="turn_end")
    table.deck(character())
    (deed,) = table.hand(action("draw(2)", "gain_lore(1)"))
    table.play(deed)
    assert (table.hand_size(), table.lore_of()) == (1, 1)
    assert table.match.outcome is None
    table.end_turn()
    assert table.winner == THEM
    assert table.ended_by == "LOR-GSC.03"


@pytest.mark.rule("LOR-AMB.02")
def test_only_ones_own_turn_counts() -> None:
    table = Table(deck_out="turn_end")
    table.deck(of=THEM)
    table.end_turn()
    assert table.match.outcome is None
    assert table.hand_size(THEM) == 0
    table.end_turn()
    assert table.winner == ME


@pytest.mark.rule("LOR-AMB.02")
@pytest.mark.parametrize("deck_out", ["draw", "turn_end"])
@pytest.mark.parametrize(
    "words",
    ["mill(3)", "look(3, take(1, card, to=hand), rest=bottom)", "reveal_until(character, to=hand)", "ink_top(2)"],
)
def test_looking_revealing_and_milling_never_lose(words: str, deck_out: str) -> None:
    table = Table(deck_out=deck_out)
    table.deck()
    (deed,) = table.hand(action(words, "gain_lore(1)"))
    table.play(deed)
    assert table.lore_of() == 1
    assert table.match.outcome is None
    assert table.asked == ME


# -- drying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.03")
def test_drying_forbids_only_what_exerts() -> None:
    table = Table()
    hero, tune = table.hand(
        character(
            1, 3,
            "use(exert(this), then=draw(1))", "use(pay(1), then=gain_lore(1))",
            "when(plays(this), gain_lore(3))", "always(gets(every(character, yours, other), strength=2))",
            cost=3, keywords=["boost(1)"],
        ),
        song("draw(1)", cost=3),
    )  # fmt: skip
    mate = table.mine(character(1, 3, lore=0), exerted=True)
    table.theirs(character(), exerted=True)
    table.play(hero)
    assert table.lore_of() == 3
    assert table.strength(mate) == 3
    assert table.refused(f"quest:{hero}") == "LOR-QUEST.03"
    assert table.refused(f"challenge:{hero}") == "LOR-CHAL.11"
    assert table.refused(f"sing:{tune}") == "LOR-SONG.04"
    assert len([option for option in table.options if option.startswith(f"use:{hero}/")]) == 1
    table.use(hero)
    assert table.lore_of() == 4
    table.choose(f"boost:{hero}")
    assert table.seen(hero).under == 1


@pytest.mark.rule("LOR-AMB.04")
def test_a_new_character_may_move() -> None:
    table = Table()
    hero, place = table.hand(character(), location(5, move=1))
    table.play(hero)
    table.play(place)
    table.move(hero, place)
    assert table.seen(hero).at == place
    assert table.seen(hero).drying


# -- the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.05")
def test_location_lore_wins_before_abilities_and_the_draw() -> None:
    table = Table()
    table.lore(18, of=THEM)
    table.theirs(location(5, lore=2))
    table.theirs(character(1, 3, "when(start_of_turn, draw(3))"))
    table.deck(of=THEM)
    table.end_turn()
    assert table.winner == THEM
    assert table.ended_by == "LOR-GOAL.01"
    assert "AbilityResolved" not in table.kinds()
    assert table.hand_size(THEM) == 0


@pytest.mark.rule("LOR-AMB.05")
def test_location_lore_is_not_in_the_bag() -> None:
    table = Table()
    table.theirs(location(5, lore=1))
    table.theirs(location(5, lore=1))
    table.end_turn()
    assert table.lore_of(THEM) == 2
    assert "AbilityResolved" not in table.kinds()
    assert "end" in table.options


def altered(number: int) -> tuple[LorcanaMatch, list[int], list[Event]]:
    """A match in which the first player puts back so many cards, and the second none."""
    match = GAME.new(seed=3, first="player 1")
    assert isinstance(match, LorcanaMatch)
    before = match.deck[1][:]
    happened: list[Event] = []
    for card in match.hand[0][:number]:
        happened += match.choose(0, f"alter:{card}")
    happened += match.choose(0, "keep")
    assert "DeckShuffled" not in [event.kind for event in happened]
    happened += match.choose(1, "keep")
    return match, before, happened


@pytest.mark.rule("LOR-AMB.06")
def test_one_shuffle_after_all_decisions() -> None:
    match, before, happened = altered(2)
    shuffled = [event.seat for event in happened if event.kind == "DeckShuffled"]
    assert shuffled == [0]
    assert match.deck[1][-1] == before[-1]  # the first turn is not theirs: nothing drawn
    assert match.view(0).players[0].seen == ()  # where the cards put back are now, nobody can tell


@pytest.mark.rule("LOR-AMB.06")
def test_altering_no_card_is_altering_and_shuffles_nothing() -> None:
    match, _, happened = altered(0)
    assert "DeckShuffled" not in [event.kind for event in happened]
    assert match.why_not(0, "keep").rule == "LOR-SETUP.08"


# -- damage ------------------------------------------------------------------------------------------------------

DAMAGE_OF_ALL_KINDS = (
    "deal(1, every(character, opposing))",
    "put_damage(1, every(character, opposing))",
    "move_damage(1, chosen(character, yours), chosen(character, opposing))",
)


@pytest.mark.rule("LOR-AMB.07")
@pytest.mark.parametrize(("words", "taken"), list(zip(DAMAGE_OF_ALL_KINDS, (0, 1, 1), strict=True)))
def test_resist_touches_only_dealt_damage(words: str, taken: int) -> None:
    table = Table()
    table.mine(character(1, 5), damage=2)
    foe = table.theirs(character(1, 5, keywords=["resist(1)"]))
    (deed,) = table.hand(action(words))
    table.play(deed)
    assert table.damage(foe) == taken


@pytest.mark.rule("LOR-AMB.07")
@pytest.mark.parametrize(("option", "counts"), [("strict", (True, False, False)), ("wide", (True, True, True))])
@pytest.mark.parametrize("moment", ["dealt_damage", "is_damaged", "takes_damage"])
def test_which_damage_counts_for_which_words(moment: str, option: str, counts: tuple[bool, ...]) -> None:
    for words, counted in zip(DAMAGE_OF_ALL_KINDS, counts, strict=True):
        table = Table(damage_words=option)
        table.mine(character(1, 5), damage=2)
        table.theirs(character(1, 5, f"when({moment}(this), gain_lore(1))"))
        (deed,) = table.hand(action(words))
        table.play(deed)
        assert table.lore_of(THEM) == (1 if counted or moment == "takes_damage" else 0)


@pytest.mark.rule("LOR-AMB.07")
@pytest.mark.parametrize(("option", "lore"), [("strict", 0), ("wide", 1)])
def test_damage_taken_for_another_is_put(option: str, lore: int) -> None:
    table = Table(damage_words=option)
    ward = table.theirs(character(1, 5))
    shield = table.theirs(
        character(1, 5, "always(redirects_damage(character, yours, other))", "when(dealt_damage(this), gain_lore(1))")
    )
    (deed,) = table.hand(action("deal(1, chosen(character, opposing))"))
    table.play(deed, ward)
    assert table.damage(shield) == 1
    assert table.lore_of(THEM) == lore


@pytest.mark.rule("LOR-AMB.08")
def test_taffyta_takes_three() -> None:
    table = Table()
    pete = table.mine("5-195")
    taffyta = table.theirs("5-103", exerted=True)
    happened = table.challenge(pete, taffyta)
    dealt = {event.things[0]: event.things[1] for event in happened if event.kind == "DamageDealt"}
    assert dealt == {taffyta: 3, pete: 2}
    assert table.where(taffyta) == "discard"
    assert table.damage(pete) == 2
    assert table.willpower(pete) == 3


# -- cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.09")
def test_the_card_prevails_over_its_picture_in_the_rulebook() -> None:
    table = Table()
    (elsa,) = table.hand("5-48")
    foe = table.theirs(character())
    table.play(elsa)
    shown = table.seen(elsa)
    assert (shown.cost, shown.strength, shown.willpower, shown.lore) == (5, 2, 5, 1)
    assert set(table.keywords(elsa)) == {"rush", "evasive"}
    assert table.is_exerted(foe)
    assert CONTENT.cards[CONTENT.by_id["5-56"]].full_name.it == "Anna - Discepola Entusiasta"


@pytest.mark.rule("LOR-AMB.10")
def test_nothing_is_done_in_the_third_phase_but_resolving() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "use(pay(1), then=draw(1))", "when(end_of_turn, may(draw(1)))"))
    (held,) = table.hand(character())
    ability = next(option for option in table.options if option.startswith("use:"))
    table.end_turn()
    assert table.view().phase == "end"
    assert set(table.options) == {"yes", "done"}
    for option in (f"play:{held}", f"ink:{held}", f"quest:{hero}", ability, "end"):
        assert table.refused(option) == "LOR-TIME.08"
    table.choose("done")
    plain = Table()
    assert "AbilityResolved" not in [event.kind for event in plain.end_turn()]
    assert plain.view().phase == "main"


# -- Shift -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.11")
def test_what_is_played_for_free_is_not_shifted() -> None:
    table = Table()
    base = table.mine(character(name="Elsa"), damage=1)
    (elsa,) = table.hand(character(1, 5, name="Elsa", cost=6, keywords=["shift(4)"]))
    (deed,) = table.hand(action("play(character, free=yes)"))
    table.play(deed)
    assert table.where(elsa) == "play"
    assert table.where(base) == "play"
    assert table.damage(elsa) == 0
    assert table.seen(elsa).drying


@pytest.mark.rule("LOR-AMB.11")
def test_with_the_option_it_may_be() -> None:
    for onto in (True, False):
        table = Table(free_shift="yes")
        base = table.mine(character(name="Elsa"), damage=1)
        (elsa,) = table.hand(character(1, 5, name="Elsa", cost=6, keywords=["shift(4)"]))
        (deed,) = table.hand(action("play(character, free=yes)"))
        table.choose(f"play:{deed}")
        assert set(table.options) == {f"target:{base}", "done"}
        table.choose(f"target:{base}" if onto else "done")
        assert table.where(elsa) == "play"
        assert table.where(base) == ("under" if onto else "play")
        assert table.damage(elsa) == (1 if onto else 0)
        assert table.ready_ink() == 9


@pytest.mark.rule("LOR-AMB.11")
def test_the_option_covers_cards_that_cost_nothing() -> None:
    for option in ("no", "yes"):
        table = Table(ink=0, free_shift=option)
        table.mine(item("always(plays_free(character))"))
        base = table.mine(character(name="Elsa"), exerted=True)
        (elsa,) = table.hand(character(1, 5, name="Elsa", cost=6, keywords=["shift(4)", "bodyguard"]))
        table.choose(next(free for free in table.options if free.startswith(f"free:{elsa}/")))
        table.choose(f"target:{base}" if option == "yes" else "enter:0")
        assert table.where(base) == ("under" if option == "yes" else "play")
        assert table.is_exerted(elsa) == (option == "yes")


@pytest.mark.rule("LOR-AMB.11")
def test_the_option_is_for_shift_costs_of_ink_alone() -> None:
    table = Table(free_shift="yes")
    base = table.mine(character(name="Elsa"))
    (elsa,) = table.hand(character(1, 5, name="Elsa", cost=6, keywords=["shift(cost=discard(1))"]))
    table.hand(item())
    (deed,) = table.hand(action("play(character, free=yes)"))
    table.play(deed, elsa)
    assert table.where(elsa) == table.where(base) == "play"


@pytest.mark.rule("LOR-AMB.12")
def test_an_if_counts_when_the_ability_resolves() -> None:
    """The hand is empty when it is set off, not any more when it resolves; and the other way round."""
    for words, lore in (("not_(hand_empty)", 1), ("hand_empty", 0)):
        table = Table()
        ability = f"when(quests(this), given({words}, gain_lore(1)))"
        hero = table.mine(character(1, 3, "when(quests(this), draw(1))", ability, lore=0))
        table.quest(hero)
        table.choose("trigger:0")
        assert table.hand_size() == 1
        assert table.lore_of() == lore


@pytest.mark.rule("LOR-AMB.12")
def test_a_while_counts_when_it_is_set_off() -> None:
    for words, lore in (("not_(hand_empty)", 0), ("hand_empty", 1)):
        table = Table()
        ability = f"when(quests(this), gain_lore(1), during={words})"
        hero = table.mine(character(1, 3, "when(quests(this), draw(1))", ability, lore=0))
        table.quest(hero)
        if table.bag:
            table.choose("trigger:0")
        assert table.hand_size() == 1
        assert table.lore_of() == lore


@pytest.mark.rule("LOR-AMB.13")
def test_a_shifted_character_stays_at_the_location() -> None:
    table = Table()
    place = table.mine(location(5, "when(moves_here(character), gain_lore(5))"))
    base = table.mine(character(name="Elsa"), at=place)
    (elsa,) = table.hand(character(1, 5, "when(moves(this), gain_lore(5))", name="Elsa", keywords=["shift(4)"]))
    table.choose(f"shift:{elsa}")
    assert table.where(base) == "under"
    assert table.seen(elsa).at == place
    assert table.seen(place).here == (elsa,)
    assert table.lore_of() == 0
    assert "Moved" not in table.kinds()


# -- winning and losing ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.14")
def test_the_first_in_turn_order_wins() -> None:
    table = Table(seats=3)
    for seat, lore in enumerate((10, 19, 19)):
        table.lore(lore, of=seat)
    (deed,) = table.hand(action("gain_lore(2, who=each_player)"))
    table.play(deed)
    assert table.winner == 1
    both = Table()
    both.lore(19)
    both.lore(19, of=THEM)
    (deed,) = both.hand(action("gain_lore(1, who=each_opponent)", "gain_lore(1)"))
    both.play(deed)
    assert both.winner == ME


@pytest.mark.rule("LOR-AMB.14")
def test_the_order_starts_with_the_active_player() -> None:
    table = Table()
    table.lore(19)
    table.lore(19, of=THEM)
    (deed,) = table.hand(action("gain_lore(1, who=each_player)"), of=THEM)
    table.end_turn()
    table.play(deed)
    assert table.winner == THEM


@pytest.mark.rule("LOR-AMB.15")
def test_winning_comes_before_losing() -> None:
    table = Table()
    table.deck()
    table.lore(18)
    (deed,) = table.hand(action("draw(1)", "gain_lore(2)"))
    table.play(deed)
    assert table.winner == ME
    assert table.ended_by == "LOR-GOAL.01"
    assert "PlayerLost" not in table.kinds()


# -- locations ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-AMB.16")
def test_challenger_counts_against_locations() -> None:
    table = Table()
    hero = table.mine(character(2, 3, keywords=["challenger(3)"]))
    place = table.theirs(location(9))
    table.challenge(hero, place)
    assert table.damage(place) == 5
    assert table.strength(hero) == 2


@pytest.mark.rule("LOR-AMB.17")
def test_a_bodyguard_does_not_guard_locations() -> None:
    table = Table()
    hero = table.mine(character(2, 9))
    guard = table.theirs(character(1, 9, keywords=["bodyguard"]), exerted=True)
    other = table.theirs(character(1, 9), exerted=True)
    place = table.theirs(location(9))
    table.choose(f"challenge:{hero}")
    assert table.targets() == {guard, place}
    assert table.refused(f"target:{other}") == "LOR-BODY.02"
    table.choose(f"target:{place}")
    assert table.damage(place) == 2


@pytest.mark.rule("LOR-AMB.17")
@pytest.mark.parametrize("granted", [False, True])
def test_a_location_is_evasive_only_if_an_effect_makes_it_so(granted: bool) -> None:
    table = Table()
    hero = table.mine(character(2, 9))
    flyer = table.mine(character(2, 9, keywords=["evasive"]))
    table.theirs(character(1, 9, keywords=["evasive"]), exerted=True)
    if granted:
        table.theirs(item("always(gains(every(location, yours), evasive))"))
    place = table.theirs(location(9))
    if granted:
        assert table.refused(f"challenge:{hero}") == "LOR-EVAS.01"
        table.choose(f"challenge:{flyer}")
        assert place in table.targets()
    else:
        table.challenge(hero, place)
        assert table.damage(place) == 2
