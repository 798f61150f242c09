"""The table in a text terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ludoteca.games.lorcana.shows.console import board
from ludoteca.kernel.texts import LANGUAGES
from tests.games.lorcana.views import as_seen, both, card, keyword, location, played, player, table

NAMES = ["Ada", "Bea", "Cleo", "Dina", "Emma", "Fay"]


def printed(view: Any, lang: str = "it", width: int = 78, rows: int = 20) -> str:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    seen = as_seen(view)
    console.print(board(seen, lang, NAMES[: len(seen.players)], rows))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def full(players: int) -> Any:
    seats = [
        player(
            seat,
            characters=[played(card(f"Nome {at}", "Versione"), exerted=at % 2 == 1, damage=at % 3) for at in range(12)],
            items=[played(card("Anello", None, type="item"))],
            locations=[location()],
            hand=[card() for _ in range(15)] if seat == 0 else [],
            hand_size=15,
        )
        for seat in range(players)
    ]
    first = seats[0]["characters"][0]["card"]
    return table(
        *seats,
        resolving=[card()],
        challenge={"challenger": first, "challenged": seats[1]["characters"][1]["card"]},
        bag=[{"card": first, "seat": 0, "text": both("{seat0} pesca una carta.", "{seat0} draws a card.")}],
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("width", "rows"), [(78, 13), (83, 26), (58, 9), (20, 1), (160, 80)])
def test_it_fits_every_terminal(width: int, rows: int, players: int, lang: str) -> None:
    text = printed(full(players), lang, width, rows)
    assert "{" not in text
    lines = text.splitlines()
    assert all(len(line) <= width for line in lines)
    if rows > 5 * players:
        assert len(lines) <= rows
        assert all(name in text for name in NAMES[:players])


def test_the_viewer_is_below_and_the_active_player_marked() -> None:
    lines = printed(table(player(0), player(1), active=1)).splitlines()
    ada, bea = (next(at for at, line in enumerate(lines) if name in line[2:10]) for name in ("Ada", "Bea"))
    assert bea < ada
    assert lines[bea].startswith("▶")
    assert not lines[ada].startswith("▶")


def test_each_card_has_a_line_where_there_is_room() -> None:
    hero = played(card(), exerted=True, damage=1, strength_now=4, keywords_now=[keyword("challenger", 2)])
    hero["notes"] = [both("Non può sfidare.")]
    castle = location(here=[hero])
    text = printed(table(player(0, characters=[hero], locations=[castle]), player(1)), width=200, rows=40)
    line = next(line for line in text.splitlines() if "Elsa" in line)
    for words in (
        "4/5 ✦1 -1",
        "↷ impegnato",
        "presso Palazzo di Ghiaccio",
        "Sfidante +2",
        "Non può sfidare",
        "pesca una",
    ):
        assert words in line


def test_in_a_crowd_cards_follow_each_other_with_signs() -> None:
    crowd = [played(card(f"Nome {at}"), exerted=True) for at in range(9)]
    text = " ".join(printed(table(player(0, characters=crowd), player(1)), rows=12).split())
    assert "Nome 3 2/5 ✦1 ↷ · Nome 4" in text


def test_lore_ink_and_piles_are_told() -> None:
    text = printed(table(player(0, lore=10, hand=[card(inkable=False)]), player(1)))
    assert "✦ 10/20 █████░░░░░" in text
    assert "inchiostro 3/5  mano 1  mazzo 48  scarti 0" in text
    assert "Mano: Elsa - Il Quinto Spirito ●5 2/5 ✦1" in text


def test_the_hand_of_the_other_is_not_drawn() -> None:
    assert "Segreta" not in printed(table(player(0), player(1, hand=[card("Segreta")])))


def test_challenge_bag_and_looked_at_cards_are_told() -> None:
    text = printed(full(2), rows=40, width=120)
    assert "Sfida: Nome 0 - Versione → Nome 1 - Versione" in text
    assert "In attesa: Nome 0 - Versione Ada pesca una carta." in text
    assert "Sul tavolo: Elsa" in text
    assert "In attesa" not in printed(table(player(0), player(1)))


def test_setup_and_players_who_left_are_told() -> None:
    assert printed(table(player(0), player(1), phase="setup", active=-1), "en").startswith("Setup")
    assert "Cleo  out" in printed(table(player(0), player(1), player(2, left=True)), "en")
