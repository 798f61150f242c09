"""The table in words: every horde, site, hero and hand, in both languages and in one language at a time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.games.kingdom.state.view_types import BaseView, KingdomView, NextView, TileView
from ludoteca.kernel.texts import LANGUAGES
from tests.games.kingdom.plays import KINGDOM, SCENARIOS, sampled, until, with_tray


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_battles_are_described(scenario: str) -> None:
    seats = 1 + int(scenario) % 4
    for view, _, _ in sampled(scenario, seats, 3, 25):
        said = {lang: KINGDOM.describe(view, lang) for lang in LANGUAGES}
        assert len(said["it"]) == len(said["en"])
        for lang in LANGUAGES:
            for line in said[lang]:
                assert line.endswith((".", "!", "?")), line
                assert "§" not in line
                assert "{" not in line.replace("{seat", "")
                assert "  " not in line
        whole = "\n".join(said["it"])
        for tray in view.trays:
            assert tray.name.it in whole
        for site in view.sites:
            assert f"{site.letter} (" in whole
        for player in view.players:
            assert f"{{seat{player.seat}}}" in whole


def test_a_tray_is_told_cell_by_cell() -> None:
    view = until("1", 2, 4, "play").view(0)
    lines = KINGDOM.describe(view, "it")
    tray = view.trays[0]
    start = next(at for at, line in enumerate(lines) if line.startswith(f"{tray.name.it} (orda)"))
    names = {enemy.id: enemy.name.it for enemy in view.enemies}
    assert lines[start + 1].startswith("Scoperti: ")
    for cell in tray.uncovered:
        assert f"{'abcde'[cell % 5]}{cell // 5 + 1} {names[tray.grid[cell]]}" in lines[start + 1]


def test_the_way_to_the_exit_is_told() -> None:
    lines = KINGDOM.describe(until("1", 2, 4, "play").view(0), "en")
    assert "Path of pile 1: A2 B2 C2 D2 D3 D4 E4 F4 G4; exit to the east." in lines


@pytest.mark.parametrize(
    ("hearts", "italian", "english"),
    [(1, "Il regno ha 1 cuore su 9.", "1 heart of 9."), (7, "7 cuori su 9.", "7 hearts of 9.")],
)
def test_one_heart_is_one(hearts: int, italian: str, english: str) -> None:
    view = replace(until("1", 2, 4, "play").view(0), hearts=hearts, max_hearts=9)
    for lang, said in (("it", italian), ("en", english)):
        assert any(said in line for line in KINGDOM.describe(view, lang))


def test_who_is_asked_is_described_last() -> None:
    view = until("1", 3, 4, "play").view(1)
    told = [line for line in KINGDOM.describe(view, "it") if line.startswith("{seat")]
    assert [line[5] for line in told] == ["2", "0", "1"]


def covered(view: KingdomView, *cells: int) -> KingdomView:
    tile = TileView(cells, "physical", "archers")
    return with_tray(view, tiles=(tile,), soldiers=(24,), figures=(BaseView(0, (0, 1, 5, 6)),))


def test_what_lies_on_a_tray_and_what_it_will_do() -> None:
    view = covered(until("1", 2, 4, "play", heroes=["malik", "ignus"]).view(0), 7, 12)
    lines = KINGDOM.describe(view, "it")
    assert "Sopra: tessera danno fisico c2 c3; 1 soldato in e5; Malik a1 b1 a2 b2." in lines
    held = with_tray(view, next=NextView((), 1, exit=False, blocked=True))
    assert any(line.startswith("Così non avanza") for line in KINGDOM.describe(held, "it"))
    leaving = with_tray(view, next=NextView((), 1, exit=True, blocked=False), loss=3)
    assert "Così raggiunge l'uscita e il regno perde 3 cuori." in KINGDOM.describe(leaving, "it")
