"""Reading scenarios: the map, who owns which site, the piles, the objective, the difficulty."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.packs.limits import read_limits
from ludoteca.games.kingdom.packs.maps import MapReader
from ludoteca.games.kingdom.packs.values import PLAYERS, read_square, square, words
from ludoteca.games.kingdom.shows.scenario_words import special_words
from ludoteca.games.kingdom.state.board import Board
from ludoteca.games.kingdom.state.cards import (
    BOSS_DOWN,
    BOSS_TOKEN,
    COLOURS,
    FEATURES,
    FLYING_TOKEN,
    GHOST_TOKEN,
    LEVELS,
    MOST_LEVEL,
    MOST_WAVES,
    PORTAL,
    PORTAL_TOKEN,
    PORTALS,
    SIDES,
    TOKEN_FACES,
    TRAIL_TOKEN,
    WAVE_TOKEN,
    WHITE,
    Content,
    Difficulty,
    Scenario,
    token,
    token_kind,
    token_number,
)
from ludoteca.kernel.pack_values import inner, items, maps, read_sources
from ludoteca.kernel.packs import SOURCES, Fields
from ludoteca.kernel.yamls import Where

SCENARIO_VALUES: Final = (
    "name",
    "summary",
    "map",
    "spawns",
    "exits",
    "exit_side",
    "sites",
    "max_level",
    "slots",
    "spells",
    "features",
    "objective",
    "starting_hordes",
    "piles",
    "boss",
    "difficulty",
    "iron",
)
APPEARING: Final = ("spells_offered", "white_site", "ghosts", "flying", "trailblazers", "antagonist")
"""That something appears in this scenario at all may come from elsewhere than how much of it."""
OBJECTIVES: Final = {"portals": PORTALS, "boss": BOSS_DOWN}
PLAIN_TOKENS: Final = {"ghost": GHOST_TOKEN, "flying": FLYING_TOKEN, "trail": TRAIL_TOKEN}
MOST_SLOTS: Final = 2
MOST_NUMBER: Final = 999
MOST_HEARTS: Final = 99
MOST_CRYSTALS: Final = 12
MOST_TOKENS: Final = 40
ANY_BOARD: Final = Board([">>"], [0], [SIDES.index("W")], [1], SIDES.index("E"))
"""Stands for a map that is not sound while the rest of its scenario is read."""
SOLO_COLOURS: Final = 3
"""Alone one plays with the sites of three colours (KR-19.03)."""


def read_difficulty(entry: Fields) -> list[Difficulty]:
    """Read the five levels, with what each begins with."""
    levels = []
    for level in LEVELS:
        fields = inner(entry, level, "{hearts: 12, crystals: 3, wave_shift: 0}")
        if fields is None:
            nothing = [0] * len(PLAYERS)
            levels.append(Difficulty([1] * len(PLAYERS), nothing, 0, nothing, nothing, frozenset()))
            continue
        hearts = by_players(fields, "hearts", 1, MOST_HEARTS)
        crystals = by_players(fields, "crystals", 0, MOST_CRYSTALS)
        wave_shift = fields.whole("wave_shift", 0, MOST_WAVES - 1, False, 0)
        rift_shift = by_players(fields, "rift_shift", 0, MOST_TOKENS, False)
        start_shift = by_players(fields, "start_shift", 0, MOST_WAVES - 1, False)
        features = read_features(fields) if "features" in fields.data else frozenset()
        levels.append(Difficulty(hearts, crystals, wave_shift, rift_shift, start_shift, features))
        fields.nothing_else()
    return levels


def by_players(entry: Fields, key: str, least: int, most: int, required: bool = True) -> list[int]:
    """Read a number by number of players: one for all, or {solo: 9, 2p: 8, 3p: 7, 4p: 6}; without any the least."""
    if not isinstance(entry.data.get(key), dict):
        return [entry.whole(key, least, most, required, least)] * len(PLAYERS)
    fields = inner(entry, key, "{solo: 9, 2p: 8, 3p: 7, 4p: 6}")
    assert fields is not None
    numbers = [fields.whole(players, least, most) for players in PLAYERS]
    fields.nothing_else()
    return numbers


def read_features(entry: Fields) -> frozenset[str]:
    """Read what hordes may bring; unknown words are told."""
    features: list[str] = []
    for text, where in entry.texts("features"):
        if text in FEATURES:
            features.append(text)
        else:
            entry.report.add(where, f"unknown feature {text!r}; known are {', '.join(FEATURES)}")
    return frozenset(features)


def sooner(tokens: list[int], rounds: int) -> list[int]:
    """Let portals and bosses of a pile come so many rounds sooner, at the soonest first of all, in the same order."""
    pile = tokens[:]
    soonest = 0
    for index, packed in enumerate(tokens):
        if token_kind(packed) in (PORTAL_TOKEN, BOSS_TOKEN):
            index = max(soonest, index - rounds)
            pile.remove(packed)
            pile.insert(index, packed)
            soonest = index + 1
    return pile


class ScenarioReader:
    """One scenario's file, read against everything else that the box holds."""

    def __init__(self, entry: Fields, content: Content, difficulty: list[Difficulty]) -> None:
        self.entry = entry
        self.content = content
        self.usual = difficulty
        self.portals = {face.id: i for i, face in enumerate(content.faces) if face.kind == PORTAL}
        self.bosses = {boss.id: i for i, boss in enumerate(content.bosses)}

    def read(self) -> Scenario | None:
        """Read the scenario; none if its map is not sound, but everything else has been looked at all the same."""
        entry = self.entry
        entry.read |= {"id", "number", "source", "sources", *SCENARIO_VALUES}
        entry.nothing_else()
        number, id, name = entry.whole("number", 1, MOST_NUMBER), entry.text("id"), entry.phrase("name")
        summary = entry.phrase("summary")
        drawing = MapReader(entry)
        board = drawing.read()
        sources = read_sources(entry, SCENARIO_VALUES, extra=APPEARING)
        scenario = Scenario(number, id, name, board or ANY_BOARD)
        scenario.summary, scenario.sources = summary, sources
        self.colours(scenario, board.letters if board is not None else drawing.letters, drawing.misplaced)
        self.numbers(scenario)
        self.boss(scenario)
        before = len(entry.report.problems)
        self.piles(scenario, len(drawing.spawns))
        known = len(entry.report.problems) == before
        self.trailblazers(scenario, drawing, known)
        self.starting(scenario, drawing)
        self.objective(scenario)
        if known:
            self.enough(scenario)
            self.winnable(scenario)
        scenario.opens = drawing.opens
        scenario.difficulty = self.usual
        levels = inner(entry, "difficulty", "{one_star: {hearts: 12, crystals: 3}, …}", required=False)
        if levels is not None:
            scenario.difficulty = read_difficulty(levels)
            levels.choice("source", SOURCES, required=False)
            levels.nothing_else()
        elif not self.usual:
            entry.fail("difficulty", f"a scenario needs its levels of difficulty: {', '.join(LEVELS)}", "KR-2.03")
        for level in scenario.difficulty:
            scenario.allowed_on.append(self.hordes_with(scenario.features | level.features))
            pairs = zip(scenario.piles, level.rift_shift, strict=True)
            scenario.piles_on.append([[sooner(pile, rounds) for pile in piles] for piles, rounds in pairs])
        scenario.iron = read_limits(entry, self.content.families)
        if board is None:
            return None
        ghosts = self.content.of_kind[2].bit_count()
        scenario.special = special_words(scenario, self.content.trails, ghosts)
        return scenario

    # -- sites and numbers -----------------------------------------------------------------------------------------

    def colours(self, scenario: Scenario, letters: list[str], misplaced: set[str]) -> None:
        """Read whose sites are whose, by players (KR-1.13, KR-19.03)."""
        entry = self.entry
        fields = inner(entry, "sites", "{solo: {red: [A], …}, 2p: {…}, 3p: {…}, 4p: {…}}")
        if fields is None or not letters:
            return
        used: set[str] = set()
        before = len(entry.report.problems)
        for players, key in enumerate(PLAYERS, 1):
            colours = [-1] * len(letters)
            scenario.colours.append(colours)
            by_colour = inner(fields, key, "{red: [A, D], blue: [B], …}")
            if by_colour is None:
                continue
            by_colour.what = f"sites for {key}"
            count = SOLO_COLOURS if players == 1 else players
            for number, colour in enumerate(COLOURS):
                if number >= count and number != WHITE:
                    continue
                if number != WHITE and colour not in by_colour.data:
                    by_colour.get(colour, "a list of sites")
                for letter, where in by_colour.texts(colour):
                    if letter not in letters:
                        entry.report.add(where, f"no site {letter!r}; the map has {', '.join(letters)}", "KR-1.13")
                    elif colours[letters.index(letter)] >= 0:
                        entry.report.add(where, f"the site {letter!r} has a colour already ({key})", "KR-1.13")
                    else:
                        colours[letters.index(letter)] = number
                        used.add(letter)
                if number != WHITE and number not in colours and by_colour.data.get(colour) == []:
                    by_colour.fail(colour, f"{colour} needs a site ({key})", "KR-5.01")
            for colour in COLOURS[count:WHITE]:
                if colour in by_colour.data:
                    by_colour.fail(colour, f"nobody plays {colour} ({key}: {', '.join(COLOURS[:count])})")
                    by_colour.read.add(colour)
            by_colour.nothing_else()
        fields.nothing_else()
        for letter in letters:
            if letter not in used | misplaced and len(entry.report.problems) == before:
                entry.fail("sites", f"nobody ever has the site {letter}")

    def numbers(self, scenario: Scenario) -> None:
        entry = self.entry
        scenario.max_level = entry.whole("max_level", 1, MOST_LEVEL)
        scenario.slots = entry.whole("slots", 0, MOST_SLOTS)
        spells = inner(entry, "spells", "{choose: 1, power: 1}", required=False)
        if spells is not None:
            scenario.spells_choose = spells.whole("choose", 0, 20)
            scenario.spells_power = spells.whole("power", 1, 2)
            spells.nothing_else()
            offered = [spell for spell in self.content.spells if spell.power <= scenario.spells_power]
            if scenario.spells_choose > len(offered):
                spells.fail("choose", f"there are {len(offered)} spells of that power to choose from", "KR-21.03")
        scenario.features = read_features(entry)
        scenario.allowed = self.hordes_with(scenario.features)

    def hordes_with(self, features: frozenset[str]) -> int:
        """Find the faces that bring nothing but these features, as a mask."""
        return sum([1 << i for i, face in enumerate(self.content.faces) if face.features <= features])

    def boss(self, scenario: Scenario) -> None:
        entry = self.entry
        fields = inner(entry, "boss", "{id: B1, life_cards: {solo: 2, 2p: 3, 3p: 3, 4p: 3}}", required=False)
        if fields is None:
            return
        id = fields.text("id")
        if id and id not in self.bosses:
            fields.fail("id", f"there is no boss {id!r}; known are {', '.join(self.bosses)}")
        scenario.boss = self.bosses.get(id, -1)
        most = len(self.content.bosses[scenario.boss].faces) if scenario.boss >= 0 else 99
        lives = inner(fields, "life_cards", "{solo: 2, 2p: 3, 3p: 3, 4p: 3}")
        if lives is not None:
            scenario.lives = [lives.whole(key, 1, most) for key in PLAYERS]
            lives.nothing_else()
        fields.nothing_else()

    # -- tokens ----------------------------------------------------------------------------------------------------

    def token(self, text: str, where: Where) -> int:
        """Read w1 to w6, ghost, flying, trail, a portal's or a boss's id; -1 for anything else, which is said."""
        if text[:1] == "w" and text[1:].isdigit() and 1 <= int(text[1:]) <= MOST_WAVES:
            return token(WAVE_TOKEN, int(text[1:]))
        if text in PLAIN_TOKENS:
            return token(PLAIN_TOKENS[text])
        if text in self.portals:
            return token(PORTAL_TOKEN, self.portals[text])
        if text in self.bosses:
            return token(BOSS_TOKEN, self.bosses[text])
        known = ", ".join(["w1 to w6", *PLAIN_TOKENS, *self.portals, *self.bosses])
        self.entry.report.add(where, f"unknown token {text!r}; known are {known}")
        return -1

    def piles(self, scenario: Scenario, spawns: int) -> None:
        entry = self.entry
        fields = inner(entry, "piles", "{solo: [[w1, P1, w2], …], 2p: …, 3p: …, 4p: …}")
        if fields is None:
            scenario.piles = [[], [], [], []]
            return
        for key in PLAYERS:
            piles: list[list[int]] = []
            given = items(fields, key, "piles, each a list of tokens from top to bottom")
            if not all(isinstance(value, list) for value, _ in given):
                fields.fail(key, f"every pile of {key} is a list in the list: - [w1, w2, P1]")
                given = []
            for value, where in given:
                texts = words(value, where, fields, "a pile")
                tokens = [self.token(text, spot) for text, spot in texts]
                piles.append([packed for packed in tokens if packed >= 0])
                if not texts:
                    entry.report.add(where, "a pile without tokens")
                if len(texts) > MOST_TOKENS:
                    entry.report.add(where, f"more than {MOST_TOKENS} tokens in a pile")
            if given and spawns and len(given) != spawns:
                fields.fail(key, f"piles of {key}: {len(given)}, spawn points of the map: {spawns}", "KR-4.01")
            scenario.piles.append(piles)
        fields.nothing_else()
        scenario.ghost_deck = any(
            token_kind(packed) == GHOST_TOKEN for piles in scenario.piles for pile in piles for packed in pile
        )

    def trailblazers(self, scenario: Scenario, drawing: MapReader, known: bool) -> None:
        """Read which piles are closed by which card; a closed pile needs trailblazers that open it."""
        ids = [trail.id for trail in self.content.trails]
        for text, fields in drawing.closed_by:
            if text and text not in ids:
                fields.fail("closed_by", f"there is no trailblazer card {text!r}; known are {', '.join(ids)}")
            card = ids.index(text) if text in ids else -1
            if card >= 0 and card in scenario.trailblazers:
                fields.fail("closed_by", f"the trailblazer card {text!r} closes another pile already")
            scenario.trailblazers.append(card)
        shut = known and any(card >= 0 for card in scenario.trailblazers)
        without = [PLAYERS[i] for i, kinds in enumerate(self.kinds(scenario)) if TRAIL_TOKEN not in kinds]
        if shut and without:
            text = f"a pile is closed, but {', '.join(without)} have no `trail` token to open it"
            self.entry.fail("piles", text, "KR-20.19")

    def kinds(self, scenario: Scenario) -> list[list[int]]:
        """List by players the kinds of all tokens in the piles."""
        return [[token_kind(packed) for pile in piles for packed in pile] for piles in scenario.piles]

    def starting(self, scenario: Scenario, drawing: MapReader) -> None:
        """Read the hordes on the path from the beginning (KR-2.07)."""
        taken: set[int] = {drawing.spawns[pile] for pile, card in enumerate(scenario.trailblazers) if card >= 0}
        for fields in maps(self.entry, "starting_hordes", "a starting horde", "{square: C2, token: w1}"):
            name = read_square(fields)
            space = square(name, len(drawing.rows), drawing.cols) if drawing.drawn else -1
            packed = self.token(fields.text("token"), fields.where("token")) if "token" in fields.data else -1
            if name and not drawing.on_path(space):
                fields.fail("square", f"{name} is not on the path", "KR-2.07")
            elif space in taken and space >= 0:
                fields.fail("square", f"there is something on {name} already")
            if packed >= 0 and token_kind(packed) in (PORTAL_TOKEN, BOSS_TOKEN):
                fields.fail("token", "portals and bosses come from the piles")
            if "token" not in fields.data:
                fields.text("token")
            taken.add(space)
            scenario.starting.append((space, max(packed, 0)))
            fields.nothing_else()
        if not self.entry.data.get("starting_hordes"):
            self.entry.fail("starting_hordes", "a scenario has starting hordes on its path", "KR-2.07")

    def enough(self, scenario: Scenario) -> None:
        """Check whether the decks have as many cards as the tokens ask for; a wave may lend to others."""
        content = self.content
        for key, piles in zip(PLAYERS, scenario.piles, strict=True):
            tokens = [packed for pile in piles for packed in pile]
            for packed in sorted(set(tokens)):
                if token_kind(packed) in (PORTAL_TOKEN, BOSS_TOKEN) and tokens.count(packed) > 1:
                    face = content.faces[token_number(packed)].id if token_kind(packed) == PORTAL_TOKEN else "the boss"
                    self.entry.fail("piles", f"{face} is there {tokens.count(packed)} times ({key})")
            tokens += [packed for _, packed in scenario.starting]
            for kind in (WAVE_TOKEN, GHOST_TOKEN, FLYING_TOKEN, TRAIL_TOKEN):
                needed = sum(token_kind(packed) == kind for packed in tokens)
                have = content.of_kind[TOKEN_FACES[kind]]
                if kind == WAVE_TOKEN:
                    have &= scenario.allowed
                if needed > have.bit_count():
                    what = ("normal hordes with these features", "ghost hordes", "flying hordes", "trailblazer hordes")
                    self.entry.fail("piles", f"{key} needs {needed} {what[kind]}, the box has {have.bit_count()}")

    def objective(self, scenario: Scenario) -> None:
        """Read what must be done to win, and check that it can be done."""
        entry = self.entry
        scenario.objective = 0
        for text, where in entry.texts("objective"):
            if text in OBJECTIVES:
                scenario.objective |= OBJECTIVES[text]
            else:
                entry.report.add(where, f"unknown objective {text!r}; known are {', '.join(OBJECTIVES)}")
        if not entry.data.get("objective"):
            entry.fail("objective", "a scenario needs an objective: [portals], [boss] or both", "KR-18.01")
        if scenario.objective & BOSS_DOWN and scenario.boss < 0 and "boss" not in entry.data:
            entry.fail("objective", "the objective is a boss, but the scenario has none: boss: {id: …, life_cards: …}")

    def winnable(self, scenario: Scenario) -> None:
        """Check that what the objective speaks of comes out of the piles, for every number of players."""
        entry = self.entry
        without = [PLAYERS[i] for i, kinds in enumerate(self.kinds(scenario)) if PORTAL_TOKEN not in kinds]
        if scenario.objective & PORTALS and without:
            text = f"portals are to be destroyed, but {', '.join(without)} have none in their piles"
            entry.fail("piles", text, "KR-18.01")
        expected = {scenario.boss} if scenario.boss >= 0 else set()
        wrong: list[str] = []
        for key, piles in zip(PLAYERS, scenario.piles, strict=True):
            bosses = {token_number(packed) for pile in piles for packed in pile if token_kind(packed) == BOSS_TOKEN}
            if bosses != expected:
                wrong.append(key)
        if wrong and scenario.boss >= 0:
            id = self.content.bosses[scenario.boss].id
            entry.fail("piles", f"the boss {id}, and no other, must be in the piles of {', '.join(wrong)}")
        elif wrong and "boss" not in entry.data:
            text = f"a boss is in the piles of {', '.join(wrong)}, but the scenario says nothing of it: boss: …"
            entry.fail("piles", text)
