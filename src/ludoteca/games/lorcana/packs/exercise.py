"""Random games between random legal decks of all shipped cards, until every card has been played.

A game is told by its decks and its seed, nothing else: a failure can be played again. The decks of a batch of games are
drawn before it begins, cards that were played least often first.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from ludoteca.games.lorcana.acts.from_hand import FREE, PLAY, SHIFT, SING
from ludoteca.games.lorcana.packs.decks.lists import MOST_INKS, write_deck
from ludoteca.games.lorcana.packs.decks.making import filled, playable_cards
from ludoteca.games.lorcana.packs.reading import load_content, shipped_packs
from ludoteca.games.lorcana.setup import new_match
from ludoteca.games.lorcana.state.cards import INKS, MOST_COPIES, Content
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import Decision, Raw
from ludoteca.kernel.views import Value

SEATS: Final = (2, 2, 2, 2, 2, 2, 2, 2, 3, 4)
"""How many players games have, in turn."""
LONGEST: Final = 5000
"""Decisions after which a game is taken to be endless."""
BATCH: Final = 50
GAMES_WITH_THE_SAME_DECKS: Final = 2
LOOK_EVERY: Final = 40
"""So many decisions apart, the position is looked over."""
EAGERNESS: Final = 0.6
"""How often a player who can play a card does so rather than anything else."""
PLAYING: Final = (PLAY.number, SHIFT.number, SING.number, FREE.number)
PLAYED: Final = ("CardPlayed", "CardShifted")
MOST_FAILURES: Final = 5


class Task(Value):
    """One game to be played: its decks as deck files, and its seed."""

    number: int
    seed: int
    decks: list[str]
    packs: tuple[str, ...] = ()
    """Folders of packs beside the shipped sets, in which the cards of the decks are."""


class Played:
    """What came of one game."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.decisions = 0
        self.turns = 0
        self.ended_by = ""
        self.cards: Counter[str] = Counter()
        """How often each card was played, by id of its first printing."""
        self.failure = ""
        """What went wrong; "" if the game ran to its end."""


class Exercise:
    """What came of all games so far."""

    def __init__(self, content: Content, packs: tuple[Path, ...] = ()) -> None:
        self.content = content
        self.packs = packs
        """The packs whose cards are to be played; none: all cards."""
        names = {folder.resolve().name for folder in packs}
        self.wanted = [number for number in playable_cards(content) if not packs or content.cards[number].pack in names]
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.most_turns = 0
        self.ended_by: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.failures: list[Played] = []

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        self.most_turns = max(self.most_turns, played.turns)
        self.cards += played.cards
        if played.failure:
            self.failures.append(played)
        else:
            self.ended_by[played.ended_by] += 1

    def unplayed(self) -> list[str]:
        """List the cards that decks may hold and that nobody has played yet, by id."""
        cards = self.content.cards
        return [cards[number].id for number in self.wanted if not self.cards[cards[number].id]]

    def refused(self) -> list[str]:
        return [card.id for card in self.content.cards if card.refused and not card.reprint_of]

    @property
    def clean(self) -> bool:
        return not self.failures and not self.unplayed()


def exercise(
    games: int,
    seed: int,
    workers: int = 1,
    report: Callable[[int], None] | None = None,
    packs: tuple[Path, ...] = (),
) -> Exercise:
    """Play so many games; `report` is called with the number of games done. Stops after a few failures.

    With packs, decks begin with the cards of these, and only these must all be played.
    """
    record = Exercise(load_content(brought(packs)), packs)
    pool = ProcessPoolExecutor(workers, get_context("spawn")) if workers > 1 else None
    try:
        for first in range(0, games, BATCH):
            tasks = draw_tasks(record, range(first, min(first + BATCH, games)), seed)
            results: Iterator[Played] = map(play_out, tasks) if pool is None else pool.map(play_out, tasks)
            for played in results:
                record.add(played)
                if report is not None:
                    report(record.games)
            if len(record.failures) >= MOST_FAILURES:
                break
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    return record


def brought(packs: tuple[Path, ...]) -> tuple[Path, ...]:
    """Return those of the packs that are not shipped."""
    shipped = {folder.resolve() for folder in shipped_packs()}
    return tuple(folder for folder in packs if folder.resolve() not in shipped)


# -- decks -------------------------------------------------------------------------------------------------------


def draw_tasks(record: Exercise, numbers: range, seed: int) -> list[Task]:
    """Draw the games of a batch; what was played least so far comes first into their decks."""
    expected = Counter(record.cards)
    folders = tuple(str(folder) for folder in brought(record.packs))
    tasks = []
    decks: list[str] = []
    for number in numbers:
        rng = Random(f"{seed}/{number}")
        seats = SEATS[number % len(SEATS)]
        if number % GAMES_WITH_THE_SAME_DECKS == 0 or len(decks) != seats:
            decks = [draw_deck(record.content, expected, rng, record.wanted) for _ in range(seats)]
        tasks.append(Task(number, seed_of(seed, number), decks, folders))
    return tasks


def draw_deck(content: Content, played: Counter[str], rng: Random, wanted: list[int] | None = None) -> str:
    """Draw a legal deck of two inks with the cards that were played least; they are counted as played from now on.

    Wanted cards, all unless said, come before the others.
    """
    cards = content.cards
    playable = playable_cards(content)
    first = set(playable if wanted is None else wanted)
    rarest = min(
        [number for number in playable if number in first] or playable,
        key=lambda number: (played[cards[number].id], rng.random()),
    )
    inks = set(cards[rarest].inks)
    inks.update(rng.sample([ink for ink in INKS if ink not in inks], MOST_INKS - len(inks)))
    pool = [number for number in playable if set(cards[number].inks) <= inks]
    pool.sort(key=lambda number: (number not in first, played[cards[number].id], rng.random()))
    deck = filled(content, pool, [rng.randint(2, MOST_COPIES) for _ in pool])
    played.update(cards[number].id for number, _ in deck.cards)
    return write_deck(deck, content, "en")


def seed_of(*parts: object) -> int:
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


# -- one game ----------------------------------------------------------------------------------------------------


def play_out(task: Task) -> Played:
    """Play one game to its end, or until something goes wrong."""
    played = Played(task)
    try:
        play_game(task, played)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        played.failure = f"{type(error).__name__}: {error} ({last.name}, {last.filename}:{last.lineno})"
    return played


def play_game(task: Task, played: Played) -> None:
    m = new_match({"decks": task.decks, "packs": list(task.packs)}, len(task.decks), Seeded(task.seed))
    rng = Random(task.seed)
    while m.result is None:
        if played.decisions >= LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions")
        decisions = m.open_decisions()
        if not decisions:
            raise RuntimeError("a dead end: nobody is asked, and the match is not over")
        decision = decisions[0]
        if not decision.options.raws:
            raise RuntimeError(f"a dead end: seat {decision.seat} has no option for {decision.prompt.en!r}")
        m.choose_raw(decision.seat, pick(decision, rng))
        played.decisions += 1
        note_played(m, played)
        if played.decisions % LOOK_EVERY == 0 or m.result is not None:
            for problem in m.problems():
                raise RuntimeError(f"an unsound position: {problem}")
    played.turns = m.turn
    played.ended_by = m.result.rule


def pick(decision: Decision, rng: Random) -> Raw:
    """Pick any option, but most often one that plays a card where there is one."""
    raws = decision.options.raws
    eager = [raw for raw in raws if raw[0] in PLAYING]
    if eager and rng.random() < EAGERNESS:
        raws = eager
    return raws[int(rng.random() * len(raws))]


def note_played(m: LorcanaMatch, played: Played) -> None:
    for kind, _, things, _, _ in m.told:
        if kind in PLAYED:
            played.cards[m.script[things[0]].card.id] += 1
