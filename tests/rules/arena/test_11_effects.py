"""Gittata, Effetti Diretti e Indiretti, completare gli effetti: range, choosing, and carrying out what is printed."""

from xml.etree import ElementTree

import pytest

from ludoteca.games.arena.packs.reading import load_content
from tests.games.pictures import things
from tests.rules.arena.openings import GAME
from tests.rules.arena.scenes import BENCH
from tests.rules.arena.table import THEM, Table


def against(me: str, **rivals: str) -> Table:
    """`me` on D4, and these rivals on these spaces; the allies near the red side, the other rivals 4 spaces away."""
    others = [name for name in ("ariel", "mickey", "facilier") if name != me]
    names = [*rivals, *[name for name in ("sulley", "demona", "maleficent") if name not in rivals]][:3]
    table = Table("ch4", blue=f"{me} {' '.join(others[:2])}", red=" ".join(names), packs=(BENCH,))
    idle = [name for name in names if name not in rivals]
    for name, space in zip([*others[:2], *idle], ("G2", "G5", "G1", "G6", "F1"), strict=False):
        table.put(name, space)
    table.put(me, "D4")
    table.at(**rivals)
    return table


@pytest.mark.rule("SA-11.01", "SA-11.02")
def test_range_is_counted_in_spaces() -> None:
    spaces = {space.id: (space.q, space.r) for space in Table().view().board.spaces}
    q, r = spaces["D4"]
    for space, (its_q, its_r) in spaces.items():
        if space in ("D4", "G1", "G6"):
            continue
        far = max(abs(its_q - q), abs(its_r - r), abs(its_q + its_r - q - r))
        table = against("mickey", gaston=space)
        (star,) = table.hand("Stella Cadente")  # range 3
        assert table.playable() == ({star} if far <= 3 else set()), space


@pytest.mark.rule("SA-11.02")
def test_range_3_covers_distances_1_to_3() -> None:
    table = against("maleficent", gaston="D5", sulley="D6", demona="D7")
    (flame,) = table.hand("Fiamma Verde")
    table.play(flame)
    assert table.targets() == {"gaston", "sulley", "demona"}
    table = against("maleficent", gaston="D5", sulley="D6", demona="F1")
    (flame,) = table.hand("Fiamma Verde")
    table.play(flame)
    assert table.targets() == {"gaston", "sulley"}, "the third is 4 spaces away"
    assert table.refused(f"target:{table.figure('demona')}") == "SA-11.02"


@pytest.mark.rule("SA-A.45")
def test_nobody_is_in_the_way_of_range() -> None:
    table = against("mickey", gaston="D5", sulley="C5", demona="D6")
    (star,) = table.hand("Stella Cadente")
    table.put("ariel", "E4")
    table.play(star)
    assert "demona" in table.targets(), "behind Gaston: range is plain distance"


@pytest.mark.rule("SA-11.03")
def test_a_direct_effect_lets_the_summoner_choose() -> None:
    table = against("gaston", sulley="D5", demona="C4")
    (shove,) = table.hand("Spinta")
    assert table.match.printed(shove).needs_choice
    table.play(shove)
    assert table.decision.rule == "SA-11.03"
    assert table.targets() == {"sulley", "demona"}
    table.then("demona")
    assert table.health("demona") == 7
    assert table.health("sulley") == 14


def picture_of(table: Table, card: int) -> str:
    """The card in hand as it is drawn."""
    picture = ElementTree.fromstring(GAME.draw(table.view(), [], "it"))
    return ElementTree.tostring(things(picture)[f"card:{card}"], "unicode")


@pytest.mark.rule("SA-11.04", "SA-11.07")
def test_cards_say_which_effects_they_have() -> None:
    table = against("gaston")
    shove, mob, stride, rush = table.hand("Spinta", "Alla Testa della Folla", "Passo Spavaldo", "Carica Taurina")
    shown = {card.card: card.icons for card in table.view().players[0].hand}
    assert shown == {shove: ("direct",), mob: ("indirect",), stride: (), rush: ("direct",)}


@pytest.mark.rule("SA-11.04", "SA-11.07")
@pytest.mark.parametrize("who", [character.id for character in load_content().characters])
def test_the_icons_are_drawn_on_the_cards(who: str) -> None:
    others = [character.id for character in load_content().characters if character.id != who]
    table = Table("ch4", blue=f"{who} {others[0]} {others[1]}", red=" ".join(others[2:5]))
    table.hand(*[card.id for card in load_content().cards if card.id.startswith(who)])
    hand = table.view().players[0].hand
    assert len(hand) == 6
    for card in hand:
        picture = picture_of(table, card.card)
        for icon in ("direct", "indirect"):
            assert (f'"#ar-{icon}"' in picture) == (icon in card.icons), card.id


@pytest.mark.rule("SA-11.05", "SA-11.06", "SA-11.10")
def test_an_indirect_effect_hits_everybody_of_its_kind_allies_too() -> None:
    table = against("bench", gaston="D5", sulley="G3")
    (sweep,) = table.hand("bench-sweep")
    table.put("ariel", "D3")
    table.play(sweep)
    assert table.decision.rule == "SA-17.09", "only the order is asked, nobody is chosen"
    assert "done" not in table.options
    table.choose(table.options[0])
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.health("gaston") == 10
    assert table.health("ariel") == 8, "an ally cannot be spared"
    assert table.health("bench") == 10
    assert table.health("sulley") == 14


@pytest.mark.rule("SA-11.05", "SA-11.06")
def test_an_indirect_effect_asks_for_no_target() -> None:
    table = against("gaston", sulley="D5")
    (mob,) = table.hand("Alla Testa della Folla")
    table.play(mob)
    assert table.health("sulley") == 12
    assert "end" in table.options


@pytest.mark.rule("SA-11.06")
def test_each_ally_within_range() -> None:
    table = against("ariel", gaston="D5")
    (treasures,) = table.hand("Tesori degli Abissi")
    table.put("mickey", "D2")
    table.put("facilier", "D1")
    table.wounded(ariel=5, mickey=5, facilier=5, gaston=5)
    table.play(treasures)
    assert [table.health(who) for who in ("ariel", "mickey", "facilier", "gaston")] == [7, 7, 5, 5]


@pytest.mark.rule("SA-11.08")
def test_effects_in_printed_order() -> None:
    table = against("mickey", gaston="D5")
    (mob,) = table.hand("Folla Magica")
    table.status("mickey", "magic_broom", 3)
    table.play(mob)
    assert table.health("gaston") == 9, "damage for each broom comes before losing them"
    assert table.counters("mickey", "magic_broom") == 0


@pytest.mark.rule("SA-11.08")
def test_what_is_begun_is_finished_first() -> None:
    table = against("gaston", sulley="D5")
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert table.refused("end") == "SA-11.08"


@pytest.mark.rule("SA-11.09")
def test_what_has_become_impossible_is_left_out() -> None:
    table = against("ariel", gaston="D5")
    (fork,) = table.hand("Forchetta Affilata")
    table.wounded(gaston=2, ariel=5)
    table.play(fork)
    assert table.where("gaston") == ""
    assert table.health("ariel") == 6, "the rest is carried out"
    assert table.pile("discard") == [fork]


@pytest.mark.rule("SA-11.10")
def test_what_can_be_done_must_be_done() -> None:
    table = against("gaston", sulley="D5")
    (shove,) = table.hand("Spinta")
    table.play(shove)  # the lone rival is taken without asking
    assert table.health("sulley") == 11
    table = against("gaston", sulley="D5", demona="C4")
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert "done" not in table.options, "there is no choosing nobody"
    assert table.refused("done") == "SA-11.08"


@pytest.mark.rule("SA-11.11")
def test_up_to_a_number_may_be_none() -> None:
    table = against("aladdin", gaston="D7")
    (stun,) = table.hand("Stordisci e Scappa")
    table.play(stun, "D5")
    assert table.where("aladdin") == "D5", "nobody is near, and the move still happens"
    table = against("aladdin", gaston="D5")
    (stun,) = table.hand("Stordisci e Scappa")
    table.play(stun, "done", "D3")
    assert table.health("gaston") == 12
    assert table.where("aladdin") == "D3"


@pytest.mark.rule("SA-11.11")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_two_may_be_none_one_or_two(number: int) -> None:
    table = against("bench", gaston="D5", sulley="C4", demona="D3")
    (volley,) = table.hand("bench-volley")
    chosen = ["gaston", "demona"][:number]
    table.play(volley, *chosen, *(["done"] if number < 2 else []))
    while "end" not in table.options:
        table.choose(table.options[0])
    lost = [full - table.health(who) for who, full in (("gaston", 12), ("demona", 10), ("sulley", 14))]
    assert lost == [number > 0, number > 1, 0]


@pytest.mark.rule("SA-11.12")
@pytest.mark.parametrize("space", ["", "D5", "D6"])
def test_up_to_two_spaces_may_be_none(space: str) -> None:
    table = against("mickey")
    (march,) = table.hand("Scope in Marcia")
    table.play(march)
    assert table.reachable() | {"D4"} == table.around("D4", 2)
    assert table.refused(table.to("D7", "space")) == "SA-11.12"
    table.then(space or "done")
    assert table.where("mickey") == (space or "D4")
    assert table.counters("mickey", "magic_broom") == 2, "the effect counts as resolved"


@pytest.mark.rule("SA-11.13")
def test_example_shove_on_a_survivor() -> None:
    table = against("gaston", sulley="D5")
    (shove,) = table.hand("Spinta")
    table.wounded(sulley=4)
    table.play(shove)
    assert table.health("sulley") == 1
    assert table.reachable() | {"D5"} == table.around("D5", 2) - {"D3"}, "not straight through Gaston"
    assert "done" in table.options
    assert table.refused(table.to("D3", "space")) == "SA-A.46"
    table.then("D7")
    assert table.where("sulley") == "D7"


@pytest.mark.rule("SA-11.09", "SA-11.13")
def test_example_shove_that_knocks_out_moves_nobody() -> None:
    table = against("gaston", sulley="D5")
    (shove,) = table.hand("Spinta")
    table.wounded(sulley=3)
    table.play(shove)
    assert table.where("sulley") == ""
    assert "KnockedOut" in table.kinds()
    assert "FigureMoved" not in table.kinds()
    assert "end" in table.options, "no move is asked for"
    assert table.pile("discard") == [shove]


@pytest.mark.rule("SA-11.14")
def test_example_shove_crosses_nobody_not_even_allies() -> None:
    table = against("gaston", sulley="A1", demona="A2", maleficent="B2")
    table.put("gaston", "B1")
    (shove,) = table.hand("Spinta")
    table.play(shove, "sulley")
    assert "end" in table.options, "shut in by Gaston and by its own allies, it goes nowhere"
    assert table.where("sulley") == "A1"
    assert table.health("sulley") == 11


@pytest.mark.rule("SA-11.15")
def test_example_stun_and_run() -> None:
    table = against("aladdin", gaston="D5")
    (stun,) = table.hand("Stordisci e Scappa")
    table.wounded(gaston=8)
    table.play(stun, "gaston")
    assert table.health("gaston") == 6
    assert table.counters("gaston", "immobilized") == 2
    assert table.reachable() | {"D4"} == table.around("D4", 1)
    table.then("D3")
    assert table.where("aladdin") == "D3"


@pytest.mark.rule("SA-11.16")
def test_example_stun_and_run_that_knocks_out() -> None:
    table = against("aladdin", gaston="D5")
    (stun,) = table.hand("Stordisci e Scappa")
    table.wounded(gaston=2)
    table.play(stun, "gaston")
    assert table.seen("gaston").statuses == ()
    assert "StatusGained" not in table.kinds()
    assert table.reachable() | {"D4"} >= table.around("D4", 1) - {"D5"}
    table.then("D3")
    assert table.where("aladdin") == "D3"


@pytest.mark.rule("SA-A.44")
def test_nobody_is_an_ally_or_rival_of_themselves() -> None:
    table = against("bench", gaston="D5")
    (care,) = table.hand("bench-care")
    table.wounded(bench=3)
    assert table.refused(f"play:{care}/2") == "SA-9.13", "no other ally is in range"
    table = against("bench", gaston="D5")
    (care,) = table.hand("bench-care")
    table.put("ariel", "D3")
    table.wounded(bench=3, ariel=3)
    table.play(care)
    assert (table.health("bench"), table.health("ariel")) == (3, 5)


@pytest.mark.rule("SA-A.44")
def test_the_acting_character_is_included_where_the_effect_names_it() -> None:
    table = against("ariel", gaston="D5")
    (song,) = table.hand("Canto che Guarisce")
    table.put("mickey", "D3")
    table.put("facilier", "A1")
    table.wounded(ariel=3, mickey=3)
    table.play(song)
    assert table.targets() == {"ariel", "mickey"}
    table.then("ariel")
    assert table.health("ariel") == 6


def dragged(beside: str) -> Table:
    """A rival in the corner is moved up to 2 spaces; around it the acting character and two others."""
    table = against("bench", gaston="A1", sulley="A2")
    table.put("bench", "B2")
    table.put("demona" if beside == "its ally" else "ariel", "B1")
    (drag,) = table.hand("bench-drag")
    table.play(drag, "gaston")
    return table


@pytest.mark.rule("SA-A.46")
def test_forced_movement_is_judged_from_the_moved_character() -> None:
    table = dragged("its ally")
    assert table.asked == 0, "the Summoner using the effect chooses"
    assert table.reachable() == {"A3", "B3", "C1"}, "it crosses its own allies on A2 and B1"
    table.then("C1")
    assert table.where("gaston") == "C1"


@pytest.mark.rule("SA-A.46")
def test_forced_movement_does_not_cross_the_moved_character_s_rivals() -> None:
    table = dragged("its rival")
    assert table.reachable() == {"A3", "B3"}, "not past Ariel on B1"
    assert table.asked != THEM
