"""Long lists of options under headings: the Village of Synchro Horizon."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult

import ludoteca
from ludoteca.kernel import asking
from ludoteca.terminal.panes import Choices
from ludoteca.terminal.plain import Plain
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import LONG_LIST, Session


def at_the_village(lang: str) -> Session:
    game = ludoteca.game("synchro")
    match = game.new(1, seed=6)
    while "village" not in match.decisions[0].options.ids:
        match.choose(0, match.decisions[0].options.ids[0])
    match.choose(0, "village")
    return Session(game, Saved(match, [""], [], lang), 1)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("it", ["Oggetti in vendita", "Maestri", "Cambi di Eroe", "Riposo e Pozioni", "Ripartire"]),
        ("en", ["Items for sale", "Masters", "Changes of Heroes", "Rest and Potions", "On your way"]),
    ],
)
def test_the_village_is_listed_kind_by_kind(lang: str, expected: list[str]) -> None:
    session = at_the_village(lang)
    headings = session.headings()
    assert len(headings) == len(session.labels()) >= 40
    assert [heading for heading in headings if heading] == expected
    decision = session.decision()
    assert decision is not None
    verbs = [id.partition(":")[0] for id in decision.options.ids]
    assert headings[verbs.index("learn")] == expected[1]
    assert headings[verbs.index("learn") + 1] == ""


def test_line_by_line_a_heading_has_no_number() -> None:
    session = at_the_village("it")
    told: list[str] = []
    Plain(session, lambda: None, told.append).play()
    first = told.index("Oggetti in vendita:")
    assert told[first + 1].startswith("1. Comprate ")
    masters = told.index("Maestri:")
    number = masters - first
    assert told[masters - 1].startswith(f"{number - 1}. Comprate ")
    assert told[masters + 1].startswith(f"{number}. ")


def test_a_short_list_has_none() -> None:
    session = at_the_village("it")
    session.choose(0, "leave")
    assert len(session.labels()) < LONG_LIST
    assert set(session.headings()) == {""}


def test_nor_has_a_game_without_words_for_it() -> None:
    assert asking.headings(ludoteca.game("lyon")) == {}


class Headed(App[None]):
    """Two groups of options."""

    def compose(self) -> ComposeResult:
        yield Choices()

    def on_mount(self) -> None:
        self.query_one(Choices).offer(["one", "two", "three"], ["Some", "", "Others"])


async def test_on_the_screen_places_stay_the_same() -> None:
    app = Headed()
    async with app.run_test():
        choices = app.query_one(Choices)
        assert choices.option_count == 3
        shown = [str(choices.get_option_at_index(place).prompt) for place in range(3)]
        assert shown == ["Some\n1  one", "2  two", "Others\n3  three"]
