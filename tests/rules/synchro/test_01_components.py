"""Componenti: what the box holds."""

import pytest

from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.state.cards import SEASONS
from tests.rules.synchro.layout import seen_in
from tests.rules.synchro.openings import core
from tests.rules.synchro.table import Table

CONTENT = load_content()


@pytest.mark.rule("SH-1.01")
def test_there_are_30_heroes_with_their_standees() -> None:
    assert len(CONTENT.heroes) == 30
    assert CONTENT.components["hero_cards"] == CONTENT.components["hero_standees"] == 30


@pytest.mark.rule("SH-1.02")
def test_there_are_48_monster_cards_copies_included() -> None:
    assert sum(monster.copies for monster in CONTENT.monsters if not monster.celestial) == 48
    assert CONTENT.components["monster_cards"] == CONTENT.components["monster_standees"] == 48


@pytest.mark.rule("SH-1.03")
def test_there_are_4_celestials() -> None:
    assert len(CONTENT.celestials) == CONTENT.components["celestial_cards"] == 4


@pytest.mark.rule("SH-1.04")
def test_there_are_14_journal_tiles() -> None:
    assert len(CONTENT.tiles) == CONTENT.components["journal_tiles"] == 14


@pytest.mark.rule("SH-1.05")
def test_there_are_30_items() -> None:
    assert len(CONTENT.items) == CONTENT.components["item_cards"] == 30


@pytest.mark.rule("SH-1.06", "SH-2.13")
def test_the_skill_bag_holds_50_tiles_before_any_draw() -> None:
    view = seen_in(core())
    assert view["decks"]["skills"] == CONTENT.components["skill_tiles"] == 50


@pytest.mark.rule("SH-1.07", "SH-2.08")
def test_the_shard_bag_holds_7_of_each_of_4_colours() -> None:
    assert seen_in(core())["bag"] == [7, 7, 7, 7]
    assert CONTENT.components["shards"] == 28


@pytest.mark.rule("SH-1.08")
def test_battles_are_four_against_four_at_most() -> None:
    table = Table(phase="lineup")
    table.begin("heroes")
    view = table.view()
    assert len(view["boards"]) == len(view["line"]) == len(view["foe_line"]) == len(view["monsters"]) == 4
    assert CONTENT.components["hero_boards"] == CONTENT.components["monster_boards"] == 4
    assert CONTENT.components["level_trackers"] == 4
    assert max(len(tile.monsters) for tile in CONTENT.tiles) == 4


@pytest.mark.rule("SH-1.09", "SH-2.12")
def test_there_is_an_initiative_box_for_each_side() -> None:
    table = Table()
    table.draws(marbles="blue green")
    assert table.view()["battle"]["revealed"] == [[2], []]
    table.end()
    assert table.view()["battle"]["revealed"][1] == [3]
    assert CONTENT.components["initiative_boxes"] == 2


@pytest.mark.rule("SH-1.10", "SH-1.11", "SH-1.12", "SH-A.61")
def test_the_dice_tokens_and_coins_of_the_component_list() -> None:
    pieces = CONTENT.components
    assert (pieces["damage_dice"], pieces["monster_action_dice"]) == (16, 5)
    assert (pieces["stun_silence_tokens"], pieces["potion_tokens"]) == (8, 4)
    assert (pieces["shield_tokens_of_1"], pieces["shield_tokens_of_5"]) == (20, 20)
    assert (pieces["coins_of_1"], pieces["coins_of_5"], pieces["coins_of_10"]) == (10, 10, 5)


@pytest.mark.rule("SH-1.13")
def test_the_calendar_spans_four_seasons() -> None:
    shown = seen_in(core())["time"]
    assert len(CONTENT.tracks.seasons) == len(SEASONS) == 4
    assert shown["last"] + 1 == 4 * len(shown["wheel"])
