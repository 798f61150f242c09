"""Effetti Stato: tiles and counters, constant and triggered."""

import pytest

from ludoteca.games.arena.effects.status import Gain
from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.cards import Content
from ludoteca.kernel.effects import Effect
from tests.rules.arena.scenes import BENCH, beginning
from tests.rules.arena.table import ME, Table

NINE = {"cursed", "confused", "immobilized", "magic_broom", "pacified", "stealthy", "strong", "taunt", "tough"}


def next_turn_of(table: Table, who: str) -> None:
    table.end_turn()
    table.until_turn_of(who)


@pytest.mark.rule("SA-12.01")
@pytest.mark.parametrize("counters", [1, 2, 3])
def test_a_status_lasts_as_many_starting_phases_as_it_has_counters(counters: int) -> None:
    table = beginning()
    table.status("gaston", "tough", counters)
    for left in range(counters - 1, 0, -1):
        assert table.counters("gaston", "tough") == left
        next_turn_of(table, "gaston")
    assert table.counters("gaston", "tough") == 0


@pytest.mark.rule("SA-12.02")
def test_a_constant_status_works_in_everybody_s_turn_until_it_is_gone() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="sulley aladdin demona")
    table.at(gaston="D3", sulley="D4", ariel="E3")
    table.status("sulley", "tough")
    table.attack("sulley")
    assert table.health("sulley") == 13, "1 less"
    table.end_turn()  # now it is Sulley's turn: the counter is removed
    assert table.active() == "sulley"
    assert table.counters("sulley", "tough") == 0
    table.until_turn_of("ariel")
    table.attack("sulley")
    assert table.health("sulley") == 11


@pytest.mark.rule("SA-12.03")
def test_a_triggered_status_does_nothing_outside_its_starting_phase() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.status("gaston", "cursed", 2)
    for who in ("aladdin", "ariel", "sulley", "mickey", "demona"):
        table.until_turn_of(who)
        assert table.health("gaston") == 12
        assert table.counters("gaston", "cursed") == 2
        table.end_turn()
    assert table.active() == "gaston"
    assert table.health("gaston") == 11
    assert table.counters("gaston", "cursed") == 1


@pytest.mark.rule("SA-12.04")
def test_in_chapter_1_only_magic_broom_is_triggered() -> None:
    content = load_content()
    decks = [face for character in (*content.blue, *content.red) for face in content.characters[character].deck]
    made = statuses_of(content, [content.cards[face].effect for face in decks])
    assert made == {"magic_broom", "immobilized", "stealthy"}
    triggered = {status.id for status in content.statuses if status.id in made and status.triggered}
    assert triggered == {"magic_broom"}


def statuses_of(content: Content, texts: list[int]) -> set[str]:
    """The statuses that these texts make somebody gain."""
    found: set[str] = set()
    parts = [content.programme[text] for text in texts if text >= 0]
    while parts:
        part = parts.pop()
        if isinstance(part, Gain):
            found.add(part.status.id)
        if isinstance(part, Effect):
            parts += part.children()
    return found


@pytest.mark.rule("SA-12.05", "SA-12.06")
def test_a_new_status_is_a_tile_with_the_stated_counters() -> None:
    table = Table("ch4", blue="aladdin ariel mickey", red="gaston sulley demona")
    (stun,) = table.hand("Stordisci e Scappa")
    table.at(aladdin="D3", gaston="D4")
    table.play(stun, "gaston", "done")
    (tile,) = table.seen("gaston").statuses
    assert (tile.id, tile.counters) == ("immobilized", 2)


@pytest.mark.rule("SA-12.06")
def test_the_tile_itself_is_no_counter() -> None:
    table = Table("ch4", blue="aladdin ariel mickey", red="gaston sulley demona")
    table.hand("Tappeto Volante")
    table.use(0)
    assert table.counters("aladdin", "stealthy") == 1
    next_turn_of(table, "aladdin")
    assert table.seen("aladdin").statuses == (), "one counter, one Starting Phase"


@pytest.mark.rule("SA-12.07")
def test_more_of_the_same_is_added_to_the_tile() -> None:
    table = Table("ch4", blue="aladdin ariel mickey", red="gaston sulley demona")
    (stun,) = table.hand("Stordisci e Scappa")
    table.at(aladdin="D3", gaston="D4")
    table.status("gaston", "immobilized")
    table.play(stun, "gaston", "done")
    (tile,) = table.seen("gaston").statuses
    assert (tile.id, tile.counters) == ("immobilized", 3)


@pytest.mark.rule("SA-12.08")
def test_a_tile_without_counters_returns_to_the_supply() -> None:
    table = beginning()
    table.status("gaston", "strong", 1)
    table.status("gaston", "taunt", 2)
    assert [tile.id for tile in table.seen("gaston").statuses] == ["taunt"]


@pytest.mark.rule("SA-12.09")
def test_several_statuses_at_once() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="sulley aladdin demona")
    table.at(gaston="D3", sulley="D4")
    table.status("gaston", "strong")
    table.status("gaston", "taunt")
    assert {tile.id for tile in table.seen("gaston").statuses} == {"strong", "taunt"}
    table.attack("sulley")
    assert table.health("sulley") == 11, "Strong is active"
    table.put("ariel", "E4")
    table.end_turn()
    assert table.targets() == {"gaston"}, "and so is Taunt: Ariel, beside Sulley, is safe"


@pytest.mark.rule("SA-12.10")
@pytest.mark.parametrize("first", ["cursed", "confused"])
def test_the_summoner_orders_statuses_that_trigger_together(first: str) -> None:
    table = beginning()
    table.hand("Spinta", "Tridente Lucente")
    table.status("gaston", "cursed")
    table.status("gaston", "confused", 2)
    assert table.asked == ME
    assert len(table.options) == 2
    assert all(option.startswith("trigger:") for option in table.options)
    assert table.health("gaston") == 12
    (wanted,) = [option.id for option in table.decision.options if first.capitalize() in option.label("en")]
    table.choose(wanted)
    kinds = table.kinds()
    assert (kinds.index("DamageDealt") < kinds.index("CardExiled")) == (first == "cursed")
    assert table.health("gaston") == 11


@pytest.mark.rule("SA-12.10")
def test_the_first_is_finished_before_the_second_begins() -> None:
    table = beginning("mickey")
    star, _ = table.deck("Stella Cadente", "Passi Inzuppati")
    table.status("mickey", "magic_broom", 2)
    table.status("mickey", "cursed")
    (broom,) = [option.id for option in table.decision.options if "Magic Broom" in option.label("en")]
    table.choose(broom)
    table.then(star)
    kinds = table.kinds()
    order = [kinds.index(kind) for kind in ("CardsLooked", "CardRevealed", "StatusGained", "DamageDealt", "CardDrawn")]
    assert order == sorted(order)


@pytest.mark.rule("SA-12.10")
def test_one_status_alone_triggers_without_asking() -> None:
    table = beginning()
    table.status("gaston", "cursed")
    table.status("gaston", "tough")
    assert "end" in table.options
    assert table.health("gaston") == 11


@pytest.mark.rule("SA-12.11", "SA-12.12")
def test_a_status_removed_by_a_card_goes_with_all_its_counters_and_sets_nothing_off() -> None:
    table = Table("ch4", blue="bench ariel mickey", red="aladdin sulley demona", packs=(BENCH,))
    (cleanse,) = table.hand("bench-cleanse")
    hand = table.hand("Tridente Lucente")
    table.status("bench", "cursed", 3)
    table.status("bench", "confused", 1)
    table.play(cleanse)
    assert table.seen("bench").statuses == ()
    assert table.health("bench") == 10
    assert table.pile("hand") == hand
    assert "StatusTriggered" not in table.kinds()


@pytest.mark.rule("SA-12.12")
def test_brooms_removed_by_a_card_show_no_cards() -> None:
    table = Table("ch4", blue="mickey ariel gaston", red="aladdin sulley demona")
    (mob,) = table.hand("Folla Magica")
    table.at(mickey="D3", aladdin="D4")
    table.status("mickey", "magic_broom", 2)
    table.play(mob)
    assert table.counters("mickey", "magic_broom") == 0
    assert not {"CardRevealed", "CardsLooked"} & set(table.kinds())


@pytest.mark.rule("SA-12.13")
def test_statuses_help_or_hinder() -> None:
    shown = {status.id: status.helpful for status in Table().view().statuses}
    assert {status for status, helpful in shown.items() if helpful} == {
        "magic_broom", "stealthy", "strong", "taunt", "tough",
    }  # fmt: skip
    assert {status for status, helpful in shown.items() if not helpful} == {
        "cursed", "confused", "immobilized", "pacified",
    }  # fmt: skip


@pytest.mark.rule("SA-12.14")
def test_the_decks_alone_make_most_of_the_statuses() -> None:
    content = load_content()
    made = statuses_of(content, [card.effect for card in content.cards])
    assert made == NINE - {"strong"}


@pytest.mark.rule("SA-12.15")
def test_decks_and_abilities_make_all_of_them() -> None:
    content = load_content()
    texts = [card.effect for card in content.cards]
    for character in content.characters:
        texts += [ability.effect for ability in (*character.abilities, character.upgrade)]
    assert statuses_of(content, texts) == NINE
    assert {status.id for status in content.statuses} == NINE
