"""Azioni degli eroi: base attack, special ability or heal; what lasts until the end of the round; Protection."""

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
LINE = ("ggg..", ".....", ".....", ".....", ".....")


def engaged(abilities: str = "", used: str = "", rows: tuple[str, ...] = PLAIN) -> tuple[Table, int]:
    """Malik engages a horde on D3, with his base from c4 on, and has just been activated; Ignus is in the game."""
    table = Table("malik", "ignus")
    table.piles([])
    horde = table.tray("D3", *rows)
    table.hero("malik", "D3", engages="c4", abilities=abilities, used=used)
    table.activate(ME, "malik")
    return table, horde


# -- one action --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-12.01")
def test_the_action_is_one_of_base_attack_ability_and_heal() -> None:
    table, horde = engaged(abilities="hammer-smash", used="cant-touch-this")
    assert {"attack", "use:0/0", "heal"} <= set(table.offered(ME))
    table.do(ME, "attack")
    table.place(horde, "b2 c2 d2")
    for other in ("attack", "use:0/0", "heal"):
        assert table.refused(other) == "KR-12.01"
    assert table.reach(), "the movement is still to come"


@pytest.mark.rule("KR-12.01")
@pytest.mark.parametrize("action", ["heal", "use:0/0"])
def test_after_any_action_there_is_no_other(action: str) -> None:
    table, _ = engaged(abilities="cant-touch-this", used="hammer-smash")
    table.do(ME, action)
    if "place" in {id.partition(":")[0] for id in table.offered(ME)}:
        table.do(ME, "done")
    assert table.refused("attack") == "KR-12.01"


# -- base attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-12.02")
def test_a_base_attack_places_the_heros_own_tiles() -> None:
    table, horde = engaged()
    table.do(ME, "attack")
    piece = table.view().attack.piece
    assert (piece.shape, piece.type, piece.free) == ("I3", "physical", True)
    events = table.place(horde, "b2 c2 d2")
    assert [event.kind for event in events] == ["TilePlaced"]
    (tile,) = table.shown(horde).tiles
    assert (tile.cells, tile.type, tile.origin) == ((6, 7, 8), "physical", "hero")


@pytest.mark.rule("KR-12.02")
def test_the_usual_rules_of_placement_hold_for_heroes() -> None:
    table, horde = engaged(rows=("nnn..", ".....", ".....", ".....", "....."))
    table.do(ME, "attack")
    flat = table.placements()[f"{horde}: a2 b2 c2"].split("/")[1]
    assert table.refused(f"place:{horde}/{flat}/0") == "KR-7.01", "his attack is physical"
    assert table.refused(f"place:{horde}/{flat}/8") == "KR-7.13"
    assert f"{horde}: d1 e1" not in table.placements()


@pytest.mark.rule("KR-12.03")
def test_melee_needs_an_engaged_horde() -> None:
    table = Table("malik", "ignus")
    table.tray("D2", *PLAIN)
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert table.refused("attack") == "KR-12.03"


@pytest.mark.rule("KR-12.03")
def test_a_melee_tile_goes_on_the_engaged_tray_only() -> None:
    table, horde = engaged()
    other = table.tray("D2", *PLAIN)
    table.do(ME, "attack")
    assert table.aims() == {horde}
    assert table.refused(f"target:{other}") == "KR-12.03"


@pytest.mark.rule("KR-12.04")
def test_a_melee_tile_overlaps_nothing_and_stays_on_the_card() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D3", *PLAIN)
    table.hero("malik", "D3", engages="b2")
    table.hero("ignus", "D3", engages="d4")
    table.tile(horde, "d1")
    table.soldiers(horde, "b4")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    taken = {"b2", "c2", "b3", "c3", "d4", "e4", "d5", "e5", "d1", "b4"}
    spots = {spot.partition(": ")[2] for spot in table.placements()}
    assert spots == {"a1 b1 c1", "a1 a2 a3", "a2 a3 a4", "a3 a4 a5", "a5 b5 c5", "e1 e2 e3"}
    assert not any(taken & set(spot.split()) for spot in spots)
    flat = table.placements()[f"{horde}: a1 b1 c1"].split("/")[1]
    assert table.refused(f"place:{horde}/{flat}/5") == "KR-7.12", "over the base of Malik himself"
    assert table.refused(f"place:{horde}/{flat}/1") == "KR-7.12", "over a tile"
    assert table.refused(f"place:{horde}/{flat}/13") == "KR-7.13", "over the edge"


@pytest.mark.rule("KR-12.05")
def test_a_ranged_attack_has_the_range_and_limits_of_a_towers() -> None:
    table = Table("alleria", "malik")
    near = table.tray("D2", "nn...", "gg...", ".....", ".....", ".....")
    far = table.tray("D4", *PLAIN)
    table.hero("alleria", "D3")
    table.hero("wildcat", "A1")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "face:0")
    assert table.refused(f"target:{far}") == "KR-12.05"
    flat = table.placements()[f"{near}: a2 b2"].split("/")[1]
    assert table.refused(f"place:{near}/{flat}/0") == "KR-7.01", "a physical attack on resistant enemies"
    table.place(near, "a2 b2")
    assert table.left(near) == "a1 b1"


@pytest.mark.rule("KR-12.06")
def test_no_ranged_attack_on_the_tray_one_engages() -> None:
    table = Table("alleria", "malik")
    own, other = table.tray("D3", *PLAIN), table.tray("D2", *PLAIN)
    table.hero("alleria", "D3", engages="a1")
    table.hero("wildcat", "A1")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "face:0")
    assert table.aims() == {other}
    assert table.refused(f"target:{own}") == "KR-12.06"


@pytest.mark.rule("KR-12.06")
def test_alone_with_the_horde_it_engages_a_ranged_hero_has_no_target() -> None:
    table = Table("magnus", "malik")
    table.tray("D3", *PLAIN)
    table.hero("magnus", "D3", engages="a1")
    table.activate(ME, "magnus")
    assert table.refused("attack") == "KR-12.05"


@pytest.mark.rule("KR-12.06")
def test_even_with_perfect_range_the_engaged_tray_is_left_out() -> None:
    table = Table("magnus", "malik")
    own, far = table.tray("D3", *PLAIN), table.tray("G4", *PLAIN)
    table.hero("magnus", "D3", engages="a1", abilities="arcane-storm")
    table.activate(ME, "magnus")
    table.use(ME, "arcane-storm")
    assert table.aims() == {far}
    assert own not in table.aims()


# -- special abilities -------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-12.07")
def test_every_hero_has_four_abilities_with_an_effect_of_their_own() -> None:
    heroes = load_content().heroes
    assert [hero.id for hero in heroes] == ["alleria", "ignus", "lilith", "magnus", "malik"]
    texts = []
    for hero in heroes:
        assert len(hero.abilities) == 4
        texts += [(ability.text.it, ability.text.en) for ability in hero.abilities]
    assert all(it and en and it != en for it, en in texts)
    assert len(set(texts)) == 20


@pytest.mark.rule("KR-12.07")
def test_the_full_description_decides() -> None:
    """The tile of Hammer Smash only shows a tile; the description adds one 1x1 for each enemy square covered."""
    table, horde = engaged(rows=LINE, abilities="hammer-smash")
    near = table.tray("D2", *PLAIN)
    table.use(ME, "hammer-smash")
    table.place(horde, "a1 b1 c1 b2")
    for cell in ("b2", "c2", "d2"):
        table.place(near, cell)
    assert len(table.shown(near).tiles) == 3


@pytest.mark.rule("KR-12.08")
def test_a_used_ability_cannot_be_used() -> None:
    table, _ = engaged(used="hammer-smash")
    assert table.refused("use:0/0") == "KR-12.08"


@pytest.mark.rule("KR-12.08")
def test_nobody_uses_an_ability_that_the_hero_has_not() -> None:
    table, _ = engaged(abilities="hammer-smash")
    assert table.refused("use:0/1") == "KR-12.07"


@pytest.mark.rule("KR-12.09")
def test_an_ability_is_turned_face_down_after_use() -> None:
    table, horde = engaged(abilities="hammer-smash cant-touch-this")
    events = table.use(ME, "hammer-smash")
    assert [(event.kind, event.rule) for event in events] == [("AbilityUsed", "KR-12.09")]
    table.place(horde, "b2 c2 d2 c3")
    assert not table.is_up("malik", "hammer-smash")
    assert table.is_up("malik", "cant-touch-this")


@pytest.mark.rule("KR-12.09")
def test_it_is_turned_even_if_the_tile_is_done_without() -> None:
    table, _ = engaged(abilities="hammer-smash")
    table.use(ME, "hammer-smash")
    table.do(ME, "done")
    assert not table.is_up("malik", "hammer-smash")


@pytest.mark.rule("KR-12.10", "KR-12.16")
def test_healing_restores_all_hearts_and_all_abilities_and_is_the_whole_action() -> None:
    table, _ = engaged(used="hammer-smash earthquake")
    table.match.hearts[0] = 1
    assert table.hearts("malik") == 1
    table.do(ME, "heal")
    assert table.hearts("malik") == 5
    assert table.is_up("malik", "hammer-smash")
    assert table.is_up("malik", "earthquake")
    assert table.refused("attack") == "KR-12.01"
    assert table.refused("use:0/0") == "KR-12.01"


@pytest.mark.rule("KR-12.16")
def test_a_hero_heals_on_its_board_as_well() -> None:
    table = Table("malik", "ignus")
    table.hero("malik", hearts=2, used="earthquake")
    table.activate(ME, "malik")
    table.do(ME, "heal")
    assert table.hearts("malik") == 5
    assert table.is_up("malik", "earthquake")
    assert table.reach(), "and may still enter the map"


@pytest.mark.rule("KR-12.16")
def test_who_lacks_nothing_has_nothing_to_heal() -> None:
    table, _ = engaged(abilities="earthquake")
    assert table.refused("heal") == "KR-12.16"


@pytest.mark.rule("KR-12.11")
def test_an_immediate_ability_is_resolved_at_once() -> None:
    table = Table("ignus", "malik")
    first, second = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.hero("ignus", "D3", abilities="burn")
    table.activate(ME, "ignus")
    table.use(ME, "burn")
    assert table.refused("ready", seat=THEM) == "KR-3.07", "nobody acts before it is resolved"
    table.place(first, "b2 c2 d2")
    table.place(second, "b2 c2 d2")
    assert table.left(first) == table.left(second) == "b3 c3 d3 b4 c4 d4"
    assert not load_content().heroes[load_content().find_hero("ignus")].abilities[3].ongoing


# -- what lasts; Protection --------------------------------------------------------------------------------------


def untouchable() -> tuple[Table, int]:
    """Malik engages a horde, protected until the end of the round."""
    table, horde = engaged(abilities="cant-touch-this")
    table.use(ME, "cant-touch-this")
    table.do(ME, "done", "done")
    assert table.seen("malik").protected
    return table, horde


@pytest.mark.rule("KR-12.12")
def test_an_ongoing_ability_lasts_through_the_phases_of_the_round_and_no_longer() -> None:
    table, horde = untouchable()
    table.next_round()
    assert table.where(horde) == "D3", "blocked in phase 4"
    assert table.hearts("malik") == 5
    assert not table.seen("malik").protected
    table.next_round()
    assert table.hearts("malik") == 4, "in the next round it hurts again"


@pytest.mark.rule("KR-12.13")
def test_protection_from_the_destruction_of_a_tray() -> None:
    table, horde = untouchable()
    table.tile(horde, "b2 c2 d2 b3 c3 d3 b4")
    events = table.next_round()
    assert table.shown(horde) is None
    assert ("DamagePrevented", "KR-12.13") in [(event.kind, event.rule) for event in events]
    assert table.hearts("malik") == 5


@pytest.mark.rule("KR-12.13")
def test_protection_from_snipers() -> None:
    table, _ = untouchable()
    table.tray("C2", "a....", ".....", ".....", ".....", ".....")
    table.hero("ignus", "E3")
    events = table.next_round()
    assert "SniperFired" in [event.kind for event in events]
    assert table.hearts("malik") == 5
    assert table.hearts("ignus") == 3, "who is not protected is hit"


@pytest.mark.rule("KR-12.13")
def test_protection_from_what_bosses_do() -> None:
    table, _ = untouchable()
    boss = table.match.content.bosses[0]
    table.match.place_tray(boss.faces[0], table.square("C2"))
    table.hero("ignus", "E3")
    events = table.next_round()
    assert "BossActed" in [event.kind for event in events]
    assert table.hearts("malik") == 5
    assert table.hearts("ignus") == 3


@pytest.mark.rule("KR-12.14")
def test_soldiers_are_not_protected() -> None:
    table, horde = engaged(abilities="cant-touch-this")
    table.soldiers(horde, "b2 c2")
    table.use(ME, "cant-touch-this")
    table.do(ME, "done", "done")
    table.next_round()
    assert table.shown(horde).soldiers == ()
    assert table.view().soldiers == 12
    assert table.hearts("malik") == 5


@pytest.mark.rule("KR-12.15")
def test_the_text_says_who_is_protected() -> None:
    table = Table("malik", "ignus")
    table.piles([])
    table.tray("D3", *PLAIN)
    table.hero("ignus", "D3", engages="a1")
    table.hero("malik", "D3", engages="c4", abilities="cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "cant-touch-this")
    table.do(ME, "done", "done")
    assert table.seen("malik").protected
    assert not table.seen("ignus").protected
    table.next_round()
    assert (table.hearts("malik"), table.hearts("ignus")) == (5, 3)
