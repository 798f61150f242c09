"""Reading the tracks: levels, time, Shards, and the figures that belong to no card."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.packs.values import figure
from ludoteca.games.synchro.state.cards import COLOURS, MAX_LEVEL, REWARDS, SEASONS, LevelRow, Tracks
from ludoteca.kernel.pack_values import inner, maps
from ludoteca.kernel.packs import SOURCES, Fields

SEASON_DAYS: Final = 12
FIGURES: Final = {
    "time": (
        ("village_time", 0, 12),
        ("retreat_time", 0, 12),
        ("round_time", 0, 12),
        ("stellaris_time", 0, 12),
    ),
    "shards": (("shards_per_colour", 1, 99), ("storage", 1, 20), ("reserve", 0, 20)),
    "starting": (
        ("heroes_drawn", 4, 30),
        ("skills_drawn", 1, 9),
        ("starting_shards", 0, 9),
        ("starting_coins", 0, 99),
    ),
    "village": (
        ("village_heroes", 0, 9),
        ("village_items", 0, 9),
        ("invite_cost", 0, 99),
        ("master_cost", 0, 99),
        ("change_cost", 0, 99),
        ("rest_cost", 0, 99),
        ("potion_cost", 0, 99),
    ),
    "battle": (("elite_coins", 0, 99), ("marble_damage", 0, 99)),
}
"""By section, its figures with the least and the most that they may be."""


class TrackReader:
    """Reads the sections of `tracks.yaml`; a pack replaces those that it has."""

    def __init__(self, sections: dict[str, Fields]) -> None:
        self.sections = sections
        self.tracks = Tracks()

    def read(self) -> Tracks:
        for section, figures in FIGURES.items():
            fields = self.sections.get(section)
            if fields is None:
                continue
            for key, least, most in figures:
                value = figure(fields, key, least, most, self.tracks.sources)
                setattr(self.tracks, key, value)
            if section == "time":
                self.time(fields)
            fields.nothing_else()
        levels = self.sections.get("levels")
        if levels is not None:
            self.levels(levels)
            levels.nothing_else()
        return self.tracks

    def time(self, fields: Fields) -> None:
        """Read seasons and the colours of the wheel; the last day loses (SH-7.05)."""
        tracks = self.tracks
        for season in maps(fields, "seasons", "a season", "{id: spring, name: …, source: …}", required=True):
            season.choice("id", SEASONS)
            tracks.seasons.append(season.phrase("name"))
            season.choice("source", SOURCES)
            season.nothing_else()
        if len(tracks.seasons) != len(SEASONS):
            fields.fail("seasons", f"the {len(SEASONS)} seasons: {', '.join(SEASONS)}", "SH-7.01")
        before = len(fields.report.problems)
        wheel = inner(fields, "wheel", "{value: [red, blue, …], source: …}")
        if wheel is not None:
            for text, where in wheel.texts("value"):
                if text in COLOURS:
                    tracks.wheel.append(COLOURS.index(text))
                else:
                    wheel.report.add(where, f"{text!r} is no colour; known are {', '.join(COLOURS)}")
            tracks.sources["wheel"] = wheel.choice("source", SOURCES)
            wheel.nothing_else()
        if len(tracks.wheel) != SEASON_DAYS and len(fields.report.problems) == before:
            fields.fail("wheel", f"the wheel has {SEASON_DAYS} coloured numbers, not {len(tracks.wheel)}", "SH-7.01")
        tracks.last_time = SEASON_DAYS * len(SEASONS) - 1

    def levels(self, fields: Fields) -> None:
        rows = maps(
            fields, "rows", "a row of the level track", "{level: 1, max_hp: {value: 16, source: …}, …}", required=True
        )
        for number, row in enumerate(rows, 1):
            level = LevelRow(row.whole("level", 1, MAX_LEVEL, default=number))
            if level.level != number:
                row.fail("level", f"rows stand in order: this is level {number}")
            level.max_hp = figure(row, "max_hp", 1, 999, level.sources)
            level.shards = figure(row, "shards", 0, 9, level.sources)
            level.class_level = figure(row, "class_level", 0, 9, level.sources)
            if number < MAX_LEVEL:
                level.cost = figure(row, "cost", 1, 9, level.sources)
            self.reward(row, level)
            row.nothing_else()
            self.tracks.levels.append(level)
        if len(rows) != MAX_LEVEL:
            fields.fail("rows", f"the track has {MAX_LEVEL} levels, not {len(rows)}", "SH-14.08")

    def reward(self, row: Fields, level: LevelRow) -> None:
        fields = inner(row, "reward", "{value: skill_pick, source: …}")
        if fields is None:
            return
        reward = fields.choice("value", REWARDS)
        level.reward = REWARDS.index(reward) if reward else 0
        level.sources["reward"] = fields.choice("source", SOURCES)
        fields.nothing_else()
