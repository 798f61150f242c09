"""A game is a small class: it must be whole, and brings what its methods say."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Event, Match, what_lacks
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.game import (
    MAY_BRING,
    Game,
    HasCampaign,
    HasCommands,
    HasDecks,
    HasDescription,
    HasJudgement,
    HasPicture,
    HasPlans,
    HasPositions,
)
from ludoteca.kernel.rules import Catalogue, short_catalogue
from ludoteca.kernel.texts import Phrase
from tests.conformance.stones import RULES, Stones, StonesGame


class Smallest(Game):
    key = "smallest"
    name = blurb = Phrase("Il più piccolo", "The smallest")
    version = 1
    min_seats = max_seats = 2

    def rules(self) -> Catalogue:
        return short_catalogue("SM", {})

    def new(self, *args: Any, **options: Any) -> Match:
        return StonesGame().new(*args, **options)

    def restore(self, saved: Any) -> Match:
        return StonesGame().restore(saved)


def test_an_empty_game_says_what_it_lacks_when_it_is_made() -> None:
    class Empty(Game):
        pass

    with pytest.raises(TypeError) as refused:
        Empty()
    for lacking in ("key", "name", "blurb", "version", "min_seats", "max_seats", "new()", "restore()", "rules()"):
        assert f"no {lacking}" in str(refused.value)


def test_a_game_that_brings_half_of_something_says_the_other_half() -> None:
    class Half(Smallest):
        def promising(self, match: Match, seat: int, raws: list[Any], number: int) -> None:
            return None

    with pytest.raises(TypeError, match=r"Half is not a whole game: part of HasPlans, but no chapter\(\)"):
        Half()


def test_an_empty_match_says_what_it_lacks_when_it_is_made() -> None:
    class Empty(Match):
        pass

    class EmptyFrames(FrameMatch):
        pass

    class Whole(Stones):
        pass

    with pytest.raises(TypeError) as refused:
        Empty()  # type: ignore[abstract]
    for name in Match.needed:
        assert name in str(refused.value)
    with pytest.raises(TypeError, match=r"trigger_node.*verbs|verbs.*trigger_node"):
        EmptyFrames(2, [])  # type: ignore[abstract]
    assert what_lacks(EmptyFrames) == ["game", "verbs", "view", *FrameMatch.needed]
    assert what_lacks(Whole) == []


def test_a_class_that_finishes_an_unfinished_one_can_be_made() -> None:
    class Unfinished(Match):
        def verbs(self) -> tuple[str, ...]:
            return ("pass",)

    class Finished(Unfinished):
        def __init__(self, seats: int) -> None:
            self.seats = seats

        game = property(lambda self: Smallest())
        decisions = property(lambda self: ())
        outcome = property(lambda self: None)

        def view(self, seat: int | None) -> Any:
            return {}

        def save(self) -> Any:
            return {}

        def concede(self, seat: int) -> list[Event]:
            return []

    with pytest.raises(TypeError, match="game"):
        Unfinished()  # type: ignore[abstract]
    assert (Finished(2).seats, Finished(2).verbs(), Finished(2).step) == (2, ("pass",), 0)


def test_what_the_compiled_form_checks_is_what_is_abstract() -> None:
    for kind in (Match, FrameMatch):
        abstract = getattr(kind, "__abstractmethods__", None)
        if abstract is not None:  # the pure form
            own = {name for name in abstract if name in vars(kind)}
            assert own == set(kind.needed), kind


def test_the_smallest_game_brings_nothing_and_is_answered_for_plainly() -> None:
    game = Smallest()
    assert [brought.__name__ for brought in MAY_BRING if isinstance(game, brought)] == []
    match = game.new(seed=1)
    view = match.view(None)
    assert "<svg" in asking.draw(game, view, [], "it")
    assert asking.describe(game, view, "it")
    assert asking.console(game, view, "it", ["Ada", "Bea"], 20)
    assert asking.tell(game, view, Event("Rolled", 0), "en")
    assert (asking.headings(game), asking.things(game, view, "it")) == ({}, {})
    assert asking.lesson(game, view, None, "it") is None
    assert asking.digest(game, {}) == ""
    assert asking.findings(game, match) == []


def test_a_game_without_judgement_knows_who_has_won() -> None:
    game = Smallest()
    match = game.new(seed=1)
    assert [asking.evaluate(game, match, seat) for seat in (0, 1)] == [0.0, 0.0]
    match.concede(0)
    assert [asking.evaluate(game, match, seat) for seat in (0, 1)] == [-1.0, 1.0]
    assert RULES


@pytest.mark.parametrize(
    ("brought", "keys"),
    [
        (HasDecks, {"lorcana", "lyon"}),
        (HasCampaign, {"kingdom"}),
        (HasCommands, {"lorcana"}),
        (HasPlans, {"kingdom", "synchro"}),
        (HasPositions, {"arena", "kingdom", "lyon", "synchro"}),
        (HasPicture, {"arena", "kingdom", "lorcana", "lyon", "synchro"}),
        (HasJudgement, {"arena", "kingdom", "lorcana", "lyon", "synchro"}),
    ],
)
def test_games_bring_what_they_have(brought: type, keys: set[str]) -> None:
    assert {key for key in ("arena", "kingdom", "lorcana", "lyon", "synchro") if has(key, brought)} == keys


def has(key: str, brought: type) -> bool:
    return isinstance(ludoteca.game(key), brought)


def test_a_method_is_enough_to_bring_something() -> None:
    class Described(Smallest):
        def describe(self, view: Any, lang: str) -> list[str]:
            return ["Sassi." if lang == "it" else "Stones."]

    game = Described()
    assert isinstance(game, HasDescription)
    assert asking.describe(game, {}, "en") == ["Stones."]
