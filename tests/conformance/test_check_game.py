"""Conformance finds nothing in sound games, and in broken ones what is broken."""

from __future__ import annotations

import itertools
from random import Random

import pytest

import ludoteca
from ludoteca.conformance import CHECKS, check_game
from ludoteca.conformance.faces import difference
from ludoteca.conformance.report import ENOUGH_GAMES, Report
from ludoteca.kernel import replays
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import JSON, Decision, Event, IllegalChoice, Match, Option, Raw
from ludoteca.kernel.texts import Phrase
from tests.conformance.stones import Stones, StonesGame
from tests.conformance.urns import TellsTheOther, TellsUnseen, Urns, UrnsGame


def test_a_sound_third_game_is_clean() -> None:
    report = check_game(StonesGame(), games=12)
    assert [str(failure) for failure in report.failures] == []
    assert report.games == 12
    assert report.other_worlds > 0
    assert report.summary() == f"stones: 12 games, {report.decisions:,} decisions, {len(report.done)} checks: clean"


def test_every_check_is_made_on_lyon() -> None:
    report = check_game(ludoteca.game("lyon"), games=6, seed=11)
    assert [str(failure) for failure in report.failures] == []
    assert set(report.done) == set(CHECKS) - {"crash"}
    assert all(count > 0 for count in report.done.values())


def test_the_same_seed_checks_the_same_games() -> None:
    one = check_game(StonesGame(), games=4, seed=3)
    other = check_game(StonesGame(), games=4, seed=3)
    assert (one.decisions, one.worlds, one.done) == (other.decisions, other.worlds, other.done)


class DeadEnd(Stones):
    @property
    def decisions(self) -> tuple[Decision, ...]:
        return () if self.pile == 3 else super().decisions


class NeverOver(Stones):
    def choose(self, seat: int, option: Option | str) -> list[Event]:
        before = self.step
        events = super().choose(seat, option)
        self.step = before
        return events


class Endless(Stones):
    def remove(self, seat: int, number: int) -> None:
        self.turn = 1 - seat


class Crashing(Stones):
    def take(self, seat: int, number: int) -> list[Event]:
        raise ZeroDivisionError("stones")


class LosesStones(Stones):
    def problems(self) -> list[str]:
        return ["a stone is missing"] if self.pile < 5 else []


class LeakyView(Stones):
    def view(self, seat: int | None) -> JSON:
        return {**super().view(seat), "all": self.secret[:]}


class LeakyNeighbour(Stones):
    def view_beside(self, seat: int | None, another: JSON) -> JSON:
        return another


class LeakyEvents(Stones):
    def whisper(self, seat: int) -> Event:
        return Event("Whispered", seat, (self.secret[seat],), "ST-2")


class LeakyLabels(Stones):
    def option_label(self, seat: int, raw: Raw) -> Phrase:
        hint = f" ({self.secret[1 - seat]})"
        return super().option_label(seat, raw) + Phrase(hint, hint)


class SharingCopy(Stones):
    def copy(self) -> Match:
        m = super().copy()
        assert isinstance(m, Stones)
        m.taken = self.taken
        return m


class ForgetfulSave(Stones):
    def save(self) -> JSON:
        saved = super().save()
        del saved["rolled"]
        return saved

    def copy(self) -> Match:
        m = super().copy()
        assert isinstance(m, Stones)
        m.rolled = self.rolled
        return m


class TupleSave(Stones):
    def save(self) -> JSON:
        return {**super().save(), "taken": tuple(self.taken)}


class Moody(Stones):
    moods = itertools.count()

    def begin(self, stones: int) -> None:
        super().begin(stones + next(self.moods) % 2)


class OwnDice(Stones):
    """Draws where nobody can record it."""

    def roll(self, seat: int) -> list[Event]:
        self.chance = Seeded(self.pile)
        return super().roll(seat)


class SecretLesson(Stones):
    """Shows whoever takes a stone the other's number, and says that nobody learnt anything."""

    def take(self, seat: int, number: int) -> list[Event]:
        self.rolled = self.secret[1 - seat]
        return super().take(seat, number)


class Lenient(Stones):
    def choose(self, seat: int, option: Option | str) -> list[Event]:
        return [] if isinstance(option, str) and option.startswith("!") else super().choose(seat, option)


class RefusedByNobody(Stones):
    def choose(self, seat: int, option: Option | str) -> list[Event]:
        try:
            return super().choose(seat, option)
        except IllegalChoice as error:
            raise IllegalChoice(error.reason, "ST-99") from None


class SpendsWhenRefusing(Stones):
    def choose(self, seat: int, option: Option | str) -> list[Event]:
        try:
            return super().choose(seat, option)
        except IllegalChoice:
            self.rolled += 1
            raise


class NoEnglish(Stones):
    def prompt_of(self, seat: int) -> Phrase:
        return Phrase("Quanti sassi?", "")


class Unfinished(Stones):
    def option_label(self, seat: int, raw: Raw) -> Phrase:
        return Phrase("Prendi {n}", "Take {n}")


class UnknownRule(Stones):
    def rule_of(self, seat: int) -> str:
        return "ST-7"


class InvisibleThing(Stones):
    def option_thing(self, seat: int, raw: Raw) -> str:
        return "bag"


class NoImagination(Stones):
    def imagine(self, seat: int, rng: Random) -> Match:
        return self.copy()


class DisturbingImagination(Stones):
    def imagine(self, seat: int, rng: Random) -> Match:
        self.taken[seat] += 1
        return super().imagine(seat, rng)


BROKEN = [
    (DeadEnd, "offer", "dead end"),
    (NeverOver, "offer", "still open"),
    (Endless, "end", "not over after"),
    (Crashing, "crash", "ZeroDivisionError: stones"),
    (LosesStones, "invariants", "a stone is missing"),
    (LeakyView, "secrets", ".all["),
    (LeakyNeighbour, "secrets", "beside another"),
    (LeakyEvents, "secrets", "tell seat"),
    (LeakyLabels, "secrets", "label is"),
    (SharingCopy, "copy", "changed the match itself"),
    (ForgetfulSave, "save", "rolled"),
    (TupleSave, "save", "not plain JSON"),
    (Moody, "replay", "lead elsewhere"),
    (OwnDice, "undo", "does not restore the position:.chance"),
    (SecretLesson, "undo", "shown something hidden"),
    (Lenient, "refusals", "was not offered"),
    (RefusedByNobody, "refusals", "'ST-99', which is unknown"),
    (SpendsWhenRefusing, "refusals", "changed the match"),
    (NoEnglish, "languages", "missing in en"),
    (Unfinished, "languages", "unfinished"),
    (UnknownRule, "rules", "'ST-7'"),
    (InvisibleThing, "picture", "bag"),
    (NoImagination, "imagine", "though there are secrets"),
    (DisturbingImagination, "imagine", "changed the match itself"),
]


@pytest.mark.parametrize(("kind", "check", "words"), BROKEN, ids=[kind.__name__ for kind, _, _ in BROKEN])
def test_a_broken_game_is_caught_by_the_right_check(kind: type[Stones], check: str, words: str) -> None:
    report = check_game(StonesGame(kind), games=5, limit=60)
    assert not report.clean
    assert report.failures[0].check == check, [str(failure) for failure in report.failures]
    assert words in report.failures[0].message
    assert "failures" in report.summary()


def test_what_a_choice_uncovers_may_be_told_even_if_it_is_covered_again() -> None:
    report = check_game(UrnsGame(), games=5)
    assert [str(failure) for failure in report.failures] == []
    assert report.other_worlds > 0


class OpenUrns(Urns):
    """Its views are the same for everybody; what comes up is still drawn by chance."""

    @property
    def game(self) -> UrnsGame:
        return OpenUrnsGame(type(self))


class OpenUrnsGame(UrnsGame):
    open_information = True


def test_chance_may_be_told_where_nothing_else_is_hidden() -> None:
    """Whatever is taken back in such a game is no matter of who learnt what, but chance still uncovers it."""
    report = check_game(OpenUrnsGame(OpenUrns), games=5)
    assert "secrets" not in {failure.check for failure in report.failures}


@pytest.mark.parametrize("kind", [TellsUnseen, TellsTheOther])
def test_what_was_not_uncovered_to_a_seat_may_not_be_told_to_it(kind: type[Urns]) -> None:
    report = check_game(UrnsGame(kind), games=5)
    assert {failure.check for failure in report.failures} == {"secrets"}
    assert "events after dig tell seat" in report.failures[0].message
    if kind is TellsTheOther:
        assert {failure.message.partition(" what")[0] for failure in report.failures} == {
            "events after dig tell seat 1"
        }


class SameWords(StonesGame):
    def describe(self, view: JSON, lang: str) -> list[str]:
        return super().describe(view, "it") * 9


class BadPicture(StonesGame):
    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        return f"<svg><g>{(names or ['nobody'])[0]}</g></svg>"


def test_italian_in_english_is_noticed_over_the_run() -> None:
    report = check_game(SameWords(), games=5)
    assert [failure.check for failure in report.failures] == ["languages"]
    assert "are the same in Italian and English" in report.failures[0].message


def test_a_picture_that_does_not_escape_names_is_noticed() -> None:
    report = check_game(BadPicture(), games=1)
    assert report.failures[0].check == "picture"
    assert "not well-formed" in report.failures[0].message


def test_a_failure_comes_with_a_replay_that_leads_to_it() -> None:
    game = StonesGame(LosesStones)
    failure = check_game(game, games=1).failures[0]
    recorded = replays.read(failure.replay)
    session = recorded.play(game, until=max(0, len(recorded.steps) - 1))
    session.follow(recorded.steps[-1].step)
    assert session.match.problems() == ["a stone is missing"]


def test_effects_that_never_happen_fail_once_enough_games_had_them() -> None:
    small, large = Report("stones"), Report("stones")
    for report, games in ((small, ENOUGH_GAMES - 1), (large, ENOUGH_GAMES)):
        part = Report("stones")
        part.games = games
        part.effects = {"throw 1 stone": False, "keep 1 stone": True}
        part.games_with["throw 1 stone"] = games
        report.add(part)
        other = Report("stones")
        other.games = ENOUGH_GAMES
        other.effects = {"keep 1 stone": False}
        report.add(other)
        report.conclude()
    assert small.clean
    assert small.missing_effects == ["throw 1 stone"]
    assert [failure.check for failure in large.failures] == ["effects"]
    assert f"in {ENOUGH_GAMES} games that had it: throw 1 stone" in large.failures[0].message


def test_a_run_counts_the_games_that_had_an_effect() -> None:
    report = check_game(ludoteca.game("lyon"), games=2, seed=1, limit=20)
    assert report.effects
    assert {report.games_with[name] for name in report.effects} == {2}


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, ".a[1] is 2, or 3"),
        ({"a": 1}, {}, ".a is only in one of them"),
        ([1], [1, 2], " has 1 entries, or 2"),
        (1, True, " is 1, or True"),
        ({"a": None}, {"a": None}, ""),
    ],
)
def test_differences_are_told_by_their_place(one: JSON, other: JSON, told: str) -> None:
    assert difference(one, other) == told
