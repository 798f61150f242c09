"""Campaigns: what is open, what a victory changes, what it is worth."""

from __future__ import annotations

import pytest

from ludoteca.kernel.campaigns import Campaign, Chapter, Level, Record, people_won
from ludoteca.kernel.texts import EMPTY, Phrase

LEVELS = [
    Level("easy", Phrase("Facile", "Easy"), {"level": 1}, stars=1),
    Level("hard", Phrase("Difficile", "Hard"), {"level": 2}, stars=3),
    Level("iron", Phrase("Di ferro", "Iron"), {"level": 3}, needs="hard"),
]


def chapter(number: int, **changes: Phrase) -> Chapter:
    name = Phrase(f"Capitolo {number}", f"Chapter {number}")
    return Chapter(f"c{number}", name, Phrase("Una battaglia", "A battle"), {"map": str(number)}, changes)


CAMPAIGN = Campaign([chapter(1, easy=Phrase("9 cuori", "9 hearts")), chapter(2), chapter(3)], LEVELS)
FIRST, SECOND, THIRD = CAMPAIGN.chapters
EASY, HARD, IRON = CAMPAIGN.levels


def won(*victories: tuple[int, int]) -> Record:
    """The record after these victories, each a chapter and a level by number."""
    record: Record = {}
    for number, level in victories:
        record = CAMPAIGN.after(record, {"map": str(number), "level": level, "other": "thing"}, True)
    return record


def test_a_campaign_begins_with_its_first_chapter_open() -> None:
    assert [CAMPAIGN.is_open({}, each) for each in CAMPAIGN.chapters] == [True, False, False]
    assert CAMPAIGN.next({}) is FIRST
    assert CAMPAIGN.total({}) == 0


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_victory_on_any_level_opens_the_next_chapter_only(level: int) -> None:
    record = won((1, level))
    assert [CAMPAIGN.is_open(record, each) for each in CAMPAIGN.chapters] == [True, True, False]
    assert CAMPAIGN.next(record) is SECOND


def test_a_defeat_changes_nothing() -> None:
    before = won((1, 1))
    assert CAMPAIGN.after(before, {"map": "2", "level": 2}, False) == before


def test_a_level_may_need_another_one_in_the_same_chapter() -> None:
    def open_levels(record: Record, place: Chapter) -> list[str]:
        return [level.id for level in LEVELS if CAMPAIGN.is_level_open(record, place, level)]

    assert open_levels({}, FIRST) == ["easy", "hard"]
    assert open_levels(won((1, 1)), FIRST) == ["easy", "hard"]
    assert open_levels(won((1, 2)), FIRST) == ["easy", "hard", "iron"]
    assert open_levels(won((1, 2)), SECOND) == ["easy", "hard"]
    assert open_levels(won((1, 2)), THIRD) == []


def test_stars_are_those_of_the_best_victory() -> None:
    assert CAMPAIGN.stars(won((1, 1)), FIRST) == 1
    assert CAMPAIGN.stars(won((1, 2), (1, 1)), FIRST) == 3
    assert CAMPAIGN.stars(won((1, 2), (1, 3)), FIRST) == 3
    assert CAMPAIGN.stars(won((1, 3)), FIRST) == 0
    assert CAMPAIGN.total(won((1, 2), (2, 1))) == 4


def test_the_best_level_is_the_hardest_won() -> None:
    assert CAMPAIGN.best({}, FIRST) is None
    assert CAMPAIGN.best(won((1, 2), (1, 1)), FIRST) is HARD
    assert CAMPAIGN.best(won((1, 2), (1, 3), (1, 1)), FIRST) is IRON


def test_the_usual_level_is_the_next_one_above_the_best() -> None:
    assert CAMPAIGN.usual_level({}, FIRST) is EASY
    assert CAMPAIGN.usual_level(won((1, 1)), FIRST) is HARD
    assert CAMPAIGN.usual_level(won((1, 2)), FIRST) is IRON
    assert CAMPAIGN.usual_level(won((1, 2), (1, 3)), FIRST) is IRON
    assert CAMPAIGN.usual_level({}, SECOND) is EASY


def test_a_victory_counts_once_however_often_it_is_repeated() -> None:
    assert won((1, 1), (1, 1)) == won((1, 1)) == {"c1": ["easy"]}


def test_records_are_never_changed_in_place() -> None:
    before = won((1, 1))
    CAMPAIGN.after(before, {"map": "1", "level": 2}, True)
    assert before == {"c1": ["easy"]}


def test_the_next_chapter_is_the_first_not_won_then_one_with_stars_to_gain_then_the_last() -> None:
    assert CAMPAIGN.next(won((1, 1), (2, 2))) is THIRD
    assert CAMPAIGN.next(won((1, 2), (2, 1), (3, 1))) is SECOND
    assert CAMPAIGN.next(won((1, 2), (2, 2), (3, 2))) is THIRD


def test_a_match_is_known_by_its_options() -> None:
    for place in CAMPAIGN.chapters:
        for level in CAMPAIGN.levels:
            options = {"another": "option", **CAMPAIGN.options(place, level)}
            assert CAMPAIGN.begun_with(options) == (place, level)
    assert CAMPAIGN.begun_with({"map": "1"}) is None
    assert CAMPAIGN.begun_with({"map": "7", "level": 1}) is None
    assert CAMPAIGN.after({}, {"map": "7", "level": 1}, True) == {}
    assert CAMPAIGN.fixed == {"map", "level"}


def test_what_a_campaign_does_not_have_is_left_out_of_a_record() -> None:
    assert CAMPAIGN.known({"c2": ["hard", "easy", "odd"], "c9": ["easy"], "c1": ["odd"]}) == {"c2": ["easy", "hard"]}


def test_the_chapter_after_the_last_is_none() -> None:
    assert CAMPAIGN.following(FIRST) is SECOND
    assert CAMPAIGN.following(THIRD) is None


def test_what_a_level_means_may_depend_on_how_many_play() -> None:
    alone, together = Phrase("9 cuori", "9 hearts"), Phrase("12 cuori", "12 hearts")
    begins = Chapter("c", EMPTY, EMPTY, {}, {"easy": {1: alone, 2: together}, "hard": alone})
    assert [begins.changes_on(EASY, seats) for seats in (1, 2, 3)] == [alone, together, EMPTY]
    assert [begins.changes_on(HARD, 2), begins.changes_on(IRON, 2)] == [alone, EMPTY]
    levels = Campaign([begins], LEVELS).to_json({}, "en")["chapters"][0]["levels"]
    assert [level["changes"] for level in levels] == [{"1": "9 hearts", "2": "12 hearts"}, "9 hearts", ""]


def test_a_victory_is_that_of_people() -> None:
    assert people_won((0, 1), [0])
    assert people_won((1,), [0, 1])
    assert not people_won((1,), [0])
    assert not people_won((), [0, 1])


@pytest.mark.parametrize(
    ("lang", "name", "needs", "changes"), [("it", "Facile", "Difficile", "9 cuori"), ("en", "Easy", "Hard", "9 hearts")]
)
def test_a_campaign_is_told_in_both_languages(lang: str, name: str, needs: str, changes: str) -> None:
    said = CAMPAIGN.to_json(won((1, 2)), lang)
    assert (said["stars"], said["most_stars"], said["stars_each"], said["next"]) == (3, 9, 3, "c2")
    assert [(each["open"], each["stars"], each["best"], each["usual"]) for each in said["chapters"]] == [
        (True, 3, "hard", "iron"),
        (True, 0, None, "easy"),
        (False, 0, None, "easy"),
    ]
    easy, hard, iron = said["chapters"][0]["levels"]
    assert (easy["name"], easy["changes"], easy["needs"], easy["won"]) == (name, changes, None, False)
    assert (hard["won"], iron["needs"], iron["open"]) == (True, needs, True)


@pytest.mark.parametrize(
    ("chapters", "levels", "wrong"),
    [
        ([], LEVELS, "chapters and levels"),
        ([chapter(1)], [], "chapters and levels"),
        ([chapter(1), chapter(1)], LEVELS, "same id"),
        ([chapter(1)], [EASY, EASY], "same id"),
        ([chapter(1)], [Level("a", EMPTY, {}, needs="b")], "no other level"),
        ([chapter(1)], [Level("a", EMPTY, {}, needs="a")], "no other level"),
    ],
)
def test_a_campaign_must_make_sense(chapters: list[Chapter], levels: list[Level], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Campaign(chapters, levels)
