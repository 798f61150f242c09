"""What players type."""

from __future__ import annotations

import pytest

from ludoteca.terminal import orders


@pytest.mark.parametrize(
    ("line", "order", "argument"),
    [
        ("why hydra", orders.WHY, "hydra"),
        ("perché Idra", orders.WHY, "Idra"),
        ("PERCHE", orders.WHY, ""),
        ("perche' idra", orders.WHY, "idra"),
        ("perché?", orders.WHY, ""),
        ("annulla tutto", orders.UNDO, "tutto"),
        ("regola LY-4.05", orders.RULES, "LY-4.05"),
        ("salva  a b.json ", orders.SAVE, "a b.json"),
        ("Consiglio", orders.HINT, ""),
        ("cronaca", orders.LOG, ""),
        ("carta Idra velenifera", orders.CARD, "Idra velenifera"),
        ("lingua en", orders.LANG, "en"),
        ("arrenditi", orders.CONCEDE, ""),
        ("?", orders.HELP, ""),
        ("esci", orders.QUIT, ""),
        ("q", orders.QUIT, ""),
        ("queen", orders.CHOICE, "queen"),
        ("  3 ", orders.CHOICE, "3"),
        ("whynot", orders.CHOICE, "whynot"),
    ],
)
def test_commands_in_both_languages(line: str, order: str, argument: str) -> None:
    assert orders.read_order(line) == (order, argument)


def test_every_command_has_a_name_of_its_own_in_both_languages() -> None:
    for order, name in orders.NAMES.items():
        assert orders.read_order(name.it)[0] == order
        assert orders.read_order(name.en)[0] == order


@pytest.mark.parametrize("text", ["chain", "all", "Catena", "tutto"])
def test_whole_chain(text: str) -> None:
    assert orders.means_whole_chain(text)


def test_a_single_step_is_not_a_chain() -> None:
    assert not orders.means_whole_chain("")
    assert not orders.means_whole_chain("ieri")


NAMES = ["Gioca L'ÀNCORA D'ORO", "Gioca ÀNCORA", "Passa al combattimento", "JOHN attacca FUOCO FATUO", "JOHN"]


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        ("john", [4]),
        ("joh", [3, 4]),
        ("JOHN ATT", [3]),
        ("fuoco", [3]),
        ("fatuo john", [3]),
        ("ancora", [0, 1]),
        ("gioca ancora", [1]),
        ("oro", [0]),
        ("combattimento passa", [2]),
        ("passa passa", []),
        ("drago", []),
        ("!!", []),
        ("", []),
    ],
)
def test_names_need_not_be_whole(wanted: str, places: list[int]) -> None:
    assert orders.find(wanted, NAMES) == places
