"""Campaigns: matches of one game in a row, each chapter opened by a victory in the one before it.

A campaign is static, as a game is; what people have achieved in it is a `Record`, plain data that any place may keep.
Nothing here changes a record: `after` makes the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import EMPTY, Phrase

Changes = Phrase | Mapping[int, Phrase]
"""What a level means in a chapter, in a few words; or that for each number of players."""
Record = dict[str, list[str]]
"""For each chapter that was won, the levels on which it was, in the campaign's order."""


class Level:
    """How hard a chapter is played. `needs` is a level that must be won there before; "" for none."""

    def __init__(self, id: str, name: Phrase, settings: Mapping[str, JSON], stars: int = 0, needs: str = "") -> None:
        self.id = id
        self.name = name
        self.settings = dict(settings)
        """Options of a match that make it this level."""
        self.stars = stars
        """What a victory is worth; 0 for levels that count for the honour."""
        self.needs = needs


class Chapter:
    """One match of the campaign. `changes` says in a few words what each level means here."""

    def __init__(
        self,
        id: str,
        name: Phrase,
        summary: Phrase,
        settings: Mapping[str, JSON],
        changes: Mapping[str, Changes] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.summary = summary
        self.settings = dict(settings)
        """Options of a match that make it this chapter."""
        self.changes = dict(changes or {})

    def changes_on(self, level: Level, seats: int) -> Phrase:
        """Say what this level means here to so many players."""
        changes = self.changes.get(level.id, EMPTY)
        return changes if isinstance(changes, Phrase) else changes.get(seats, EMPTY)


class Campaign:
    """Chapters in their order and levels from the easiest on."""

    def __init__(self, chapters: Iterable[Chapter], levels: Iterable[Level]) -> None:
        self.chapters = list(chapters)
        self.levels = list(levels)
        self._chapters = {chapter.id: chapter for chapter in self.chapters}
        self._levels = {level.id: level for level in self.levels}
        if not self.chapters or not self.levels:
            raise ValueError("a campaign has chapters and levels")
        if len(self._chapters) < len(self.chapters) or len(self._levels) < len(self.levels):
            raise ValueError("two chapters or two levels of a campaign have the same id")
        for level in self.levels:
            if level.needs and (level.needs == level.id or level.needs not in self._levels):
                raise ValueError(f"level {level.id!r} needs {level.needs!r}, which is no other level")

    # -- finding -------------------------------------------------------------------------------------------------

    def chapter(self, id: str) -> Chapter | None:
        return self._chapters.get(id)

    def level(self, id: str) -> Level | None:
        return self._levels.get(id)

    def following(self, chapter: Chapter) -> Chapter | None:
        """Return the chapter that a victory in this one opens."""
        index = self.chapters.index(chapter) + 1
        return self.chapters[index] if index < len(self.chapters) else None

    @property
    def fixed(self) -> frozenset[str]:
        """The options of a match that the campaign chooses, so that nobody else need be asked."""
        parts: list[Chapter | Level] = [*self.chapters, *self.levels]
        return frozenset(key for part in parts for key in part.settings)

    def options(self, chapter: Chapter, level: Level) -> dict[str, JSON]:
        """Return the options of a match that is this chapter on this level."""
        return {**chapter.settings, **level.settings}

    def begun_with(self, options: Mapping[str, JSON]) -> tuple[Chapter, Level] | None:
        """Find which chapter and level a match with these options is; None if it is none of the campaign."""
        chapters = [chapter for chapter in self.chapters if _agree(options, chapter.settings)]
        levels = [level for level in self.levels if _agree(options, level.settings)]
        return (chapters[0], levels[0]) if chapters and levels else None

    # -- what a record means -------------------------------------------------------------------------------------

    def after(self, record: Record, options: Mapping[str, JSON], won: bool) -> Record:
        """Return the record once a match with these options is over."""
        begun = self.begun_with(options)
        if begun is None or not won:
            return self.known(record)
        chapter, level = begun
        return self.known({**record, chapter.id: [*record.get(chapter.id, []), level.id]})

    def known(self, record: Mapping[str, Iterable[str]]) -> Record:
        """Put a record from anywhere in order, without anything that the campaign does not have."""
        kept = {}
        for chapter in self.chapters:
            won = set(record.get(chapter.id, ()))
            levels = [level.id for level in self.levels if level.id in won]
            if levels:
                kept[chapter.id] = levels
        return kept

    def is_open(self, record: Record, chapter: Chapter) -> bool:
        """Tell whether it is open: the first is; any other after a victory in the chapter before it, on any level."""
        index = self.chapters.index(chapter)
        return index == 0 or bool(record.get(self.chapters[index - 1].id))

    def is_level_open(self, record: Record, chapter: Chapter, level: Level) -> bool:
        if not self.is_open(record, chapter):
            return False
        return not level.needs or level.needs in record.get(chapter.id, [])

    def best(self, record: Record, chapter: Chapter) -> Level | None:
        """Return the hardest level on which the chapter was won."""
        won = record.get(chapter.id, [])
        return next((level for level in reversed(self.levels) if level.id in won), None)

    def stars(self, record: Record, chapter: Chapter) -> int:
        """Return the stars of the best victory; not a sum over the levels."""
        won = record.get(chapter.id, [])
        return max((level.stars for level in self.levels if level.id in won), default=0)

    def total(self, record: Record) -> int:
        return sum(self.stars(record, chapter) for chapter in self.chapters)

    @property
    def most_stars(self) -> int:
        """Of one chapter."""
        return max(level.stars for level in self.levels)

    def next(self, record: Record) -> Chapter:
        """Choose what to play now: the first chapter not won yet, then the first with stars to gain, then the last."""
        for chapter in self.chapters:
            if chapter.id not in record:
                return chapter
        for chapter in self.chapters:
            if self.stars(record, chapter) < self.most_stars:
                return chapter
        return self.chapters[-1]

    def usual_level(self, record: Record, chapter: Chapter) -> Level:
        """Choose a level for an open chapter: the easiest open one above the best one won, or else that one again."""
        best = self.best(record, chapter)
        above = self.levels if best is None else self.levels[self.levels.index(best) + 1 :]
        easiest = next((level for level in above if self.is_level_open(record, chapter, level)), best)
        return easiest or self.levels[0]

    def to_json(self, record: Record, lang: str) -> JSON:
        """Describe the whole campaign for somebody with this record."""
        return {
            "stars": self.total(record),
            "most_stars": self.most_stars * len(self.chapters),
            "stars_each": self.most_stars,
            "next": self.next(record).id,
            "chapters": [self._chapter_json(record, chapter, lang) for chapter in self.chapters],
        }

    def _chapter_json(self, record: Record, chapter: Chapter, lang: str) -> JSON:
        best = self.best(record, chapter)
        return {
            "id": chapter.id,
            "name": chapter.name.say(lang),
            "summary": chapter.summary.say(lang),
            "open": self.is_open(record, chapter),
            "stars": self.stars(record, chapter),
            "best": best.id if best is not None else None,
            "usual": self.usual_level(record, chapter).id,
            "levels": [self._level_json(record, chapter, level, lang) for level in self.levels],
        }

    def _level_json(self, record: Record, chapter: Chapter, level: Level, lang: str) -> JSON:
        return {
            "id": level.id,
            "name": level.name.say(lang),
            "stars": level.stars,
            "needs": self._levels[level.needs].name.say(lang) if level.needs else None,
            "changes": _say_changes(chapter.changes.get(level.id, EMPTY), lang),
            "open": self.is_level_open(record, chapter, level),
            "won": level.id in record.get(chapter.id, []),
        }


def _say_changes(changes: Changes, lang: str) -> JSON:
    if isinstance(changes, Phrase):
        return changes.say(lang)
    return {str(seats): phrase.say(lang) for seats, phrase in changes.items()}


def people_won(winners: Iterable[int], people: Iterable[int]) -> bool:
    """Tell whether a match counts as a victory in a campaign: somebody who is no bot has won it."""
    return not set(winners).isdisjoint(people)


def _agree(options: Mapping[str, JSON], wanted: Mapping[str, JSON]) -> bool:
    return all(key in options and options[key] == value for key, value in wanted.items())
