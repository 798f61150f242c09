"""The table in words: whole, the same in both languages, and nothing that the viewer may not know."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca.kernel.texts import LANGUAGES
from tests.games.arena.plays import ARENA, MODES, played, steps, until
from tests.games.arena.scene import Scene

SEAT = re.compile(r"\{seat\d\}")


def described(view: Any, lang: str = "it") -> str:
    return "\n".join(ARENA.describe(view, lang))


@pytest.mark.parametrize("mode", MODES)
def test_described_throughout_random_games(mode: str) -> None:
    for count, step in enumerate(steps(mode, 7)):
        if count % 5:
            continue
        for viewer in (None, step.decision.seat):
            view = step.match.view(viewer)
            lines = [ARENA.describe(view, lang) for lang in LANGUAGES]
            assert len(lines[0]) == len(lines[1])
            for line in (*lines[0], *lines[1]):
                assert line.strip()
                assert not re.search(r"[{}]", SEAT.sub("", line))
                assert line[-1] in ".!"
            for figure in view.figures:
                if figure.character >= 0 and view.phase != "draft":
                    assert any(figure.name.it in line for line in lines[0])


def test_the_end_is_described() -> None:
    match = played("ch1", 1, 10_000)
    assert match.outcome is not None
    assert described(match.view(0)).startswith("La partita è finita.\nPunti Vittoria: ")


def test_hands_of_others_are_counted_only() -> None:
    checked = 0
    for count, step in enumerate(steps("ch2", 3)):
        if count % 4:
            continue
        for viewer in (0, 1, None):
            view = step.match.view(viewer)
            said = described(view)
            other = 1 - viewer if viewer is not None else 0
            seen = {lines[0] for lines in ARENA.things(view, "it").values()}
            for card in step.match.hand[other]:
                name = step.match.printed(card).name.it
                if name not in seen:
                    checked += 1
                    assert name not in said
    assert checked > 50


def test_where_everybody_stands_and_how_far() -> None:
    scene = Scene("gaston", hand=["gaston-1"], counters={"foe1.stealthy": 2}, hurt={"foe1": 3})
    said = described(scene.m.view(0))
    foe = scene.m.person(scene.figure("foe1"))
    expected = (
        rf"\d\. {foe.name.it} \(squadra rossa, {{seat1}}\): in D5, Salute {foe.health - 3} di {foe.health}, Furtivo 2,"
    )
    assert re.search(expected + r".* a gittata 1 da Gaston\.", said)
    assert re.search(r"\d\. Gaston \(squadra blu, \{seat0\}\): in D4 \(casella dorata\), Salute 11 di 11", said)
    assert "Caselle dorate: D2 libera, D4 con Gaston, D6 con " in said
    assert re.search(r"L'attacco standard di Gaston raggiunge \w+ \(della stessa squadra\) e \w+\.", said)
    assert re.search(r"Con il movimento standard Gaston arriva in: .*C4", said)
    assert "Fasi ancora aperte: Movimento, Azione e Abilità." in said
    assert "Open phases" not in said
    assert "Phases still open: Movement, Action and Skill." in described(scene.m.view(0), "en")


def test_draft_and_secret_orders_are_described() -> None:
    match = until("ch2", 4, "draft")
    said = described(match.view(0))
    assert said.startswith("Preparazione: draft.\n")
    assert said.count("Disponibile: ") == len(match.content.offered) - match.drafted
    match = until("ch2", 4, "order")
    match.choose(0, match.decision_of(0).options[0])  # type: ignore[union-attr]
    mine, theirs = described(match.view(0)), described(match.view(1))
    chosen = match.person(match.order[0][0]).short.it
    assert f"Ordine scelto finora da {{seat0}}: {chosen}." in mine
    assert "Ordine scelto finora da {seat0}" not in theirs
    assert "{seat0} ha deciso 1 posto del proprio ordine." in theirs


def test_equal_cards_are_counted_together() -> None:
    scene = Scene("gaston", hand=["gaston-1", "gaston-1"])
    assert "In mano: Spinta (Gaston, Azione) ×2." in described(scene.m.view(0))


def test_the_last_round_and_the_goal_are_said() -> None:
    scene = Scene("gaston")
    assert "A 20 il round in corso diventa l'ultimo." in described(scene.m.view(0))
    scene.m.ending = 1
    assert "Questo è l'ultimo round." in described(scene.m.view(0))
