"""Looking for puzzles in played games, and checking them.

The opening of each game is played by bots that take what looks best. From there it is played on in several ways by
bots that do anything, except end the match: so wins are missed, and others come near. In every turn that may just be
won, the earliest position with one solution is taken; of a game, the hardest few. All of it follows from its seed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from math import ceil
from multiprocessing import get_context
from random import Random

from ludoteca import library
from ludoteca.bots import ask, make
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import JSON, Match
from ludoteca.kernel.game import Game, HasPuzzles
from ludoteca.puzzles.shelf import Puzzle, Unplayable
from ludoteca.puzzles.solving import Line, TooLarge, Turn, asked

OPENING = 0.7
"""So much of a game is played as it looks best."""
BRANCHES = 3
"""In so many ways it is played on."""
ATTEMPTS = 40
"""So often a turn is tried at random before it is searched: what is never won so is left out."""
OF_ONE_GAME = 3
"""Puzzles at most."""
FEWEST = 2
"""Choices of a solution: what is won with a single one is no puzzle."""
MOST = 1500
"""Positions of a turn, at most."""
LARGEST = 20_000
"""The same for a puzzle that is checked."""
TRIES = 3
"""So often a greedy bot is set to it."""
SHORT, LONG = 2, 5
"""Choices of a solution that is short at most, and of one that is long at least."""
WORLDS = 4
"""In so many imagined worlds a solution must win, too."""
LONGEST = 500
"""Choices of a game, at most."""
BATCH = 8
"""Games that each worker is given at a time."""


@dataclass
class Candidate:
    """A position of a game in which its seat may be about to win."""

    match: Match
    seat: int
    choices: list[str]
    """What was chosen before it."""


@dataclass
class Played:
    """A game that was played: what it is made with, and the positions worth a look, turn by turn."""

    seats: int
    options: dict[str, JSON]
    seed: int
    turns: list[list[Candidate]]


def with_turns(game: Game) -> HasPuzzles:
    """Return the game as one that has puzzles; raises `TypeError` for any other."""
    if not isinstance(game, HasPuzzles):
        raise TypeError(f"{game.key} has no turns to be won")
    return game


def options_for(game: Game, seats: int, rng: Random) -> dict[str, JSON]:
    """Choose what each seat plays with; everything else is as usual."""
    own = [setting for setting in game.settings() if setting.per_seat and len(setting.choices) >= seats]
    return {setting.key: rng.sample(list(setting.choices), seats) for setting in own}


def play(game: Game, seed: int) -> Played:
    """Play a game, and note where somebody may be about to win."""
    rng = Random(seed)
    played = Played(game.min_seats, options_for(game, game.min_seats, rng), seed, [])
    match = game.new(seats=played.seats, seed=seed, **played.options)
    match.tell_nothing()
    bots = [make("greedy", rng.getrandbits(32), worlds=1) for _ in range(played.seats)]
    choices: list[str] = []
    positions = [match.copy()]
    while match.outcome is None and len(choices) < LONGEST:
        decision = asked(match, -1)
        raw = ask(bots[decision.seat], match, decision.seat, rng).raw
        choices.append(f"{decision.seat} {match.option_id(raw)}")
        match.choose_raw(decision.seat, raw)
        positions.append(match.copy())
    fork = int(len(choices) * OPENING)
    for _ in range(BRANCHES):
        played.turns += play_on(game, positions[fork].copy(), choices[:fork], rng)
    return played


def play_on(game: Game, match: Match, choices: list[str], rng: Random) -> list[list[Candidate]]:
    """Play on by choosing anything but the end of the match; return the turns in which somebody may be about to win."""
    made = list(choices)
    turns: dict[tuple[int, int], list[Candidate]] = {}
    while match.outcome is None and len(made) < LONGEST:
        candidate = candidate_of(game, match, made)
        if candidate is not None:
            turns.setdefault(with_turns(game).turn(match), []).append(candidate)
        decision = asked(match, -1)
        for raw in rng.sample(decision.raws, len(decision.raws)):
            after = match.copy()
            after.choose_raw(decision.seat, raw)
            if after.outcome is None:
                break
        made.append(f"{decision.seat} {match.option_id(raw)}")
        match = after
    return list(turns.values())


def candidate_of(game: Game, match: Match, choices: list[str]) -> Candidate | None:
    """Return the position, if it is one between two actions of a turn that may just be won."""
    _, seat = with_turns(game).turn(match)
    decisions = match.open_decisions()
    if len(decisions) != 1 or decisions[0].seat != seat or decisions[0].continues or len(decisions[0].raws) < 2:
        return None
    return Candidate(match.copy(), seat, list(choices)) if with_turns(game).is_close(match, seat) else None


def puzzles_of(game: Game, seed: int, most: int = MOST) -> list[Puzzle]:
    """Return the puzzles of one played game: at most one of each turn."""
    played = play(game, seed)
    puzzles = [first_puzzle(game, played, candidates, most) for candidates in played.turns]
    return [puzzle for puzzle in puzzles if puzzle is not None]


def first_puzzle(game: Game, played: Played, candidates: list[Candidate], most: int) -> Puzzle | None:
    """Return the earliest position of a turn that is a puzzle; after one that is too large, the next is left out."""
    if not any(is_won_by_luck(with_turns(game), candidates[0], Random(n)) for n in range(ATTEMPTS)):
        return None
    ahead = deque(candidates)
    while ahead:
        candidate = ahead.popleft()
        try:
            turn = Turn(with_turns(game), candidate.match, candidate.seat, most)
        except TooLarge:
            if ahead:
                ahead.popleft()
            continue
        solution = turn.solution()
        if solution is None:
            if not turn.is_won():
                return None  # nor will it be later in the turn
            continue
        if len(solution) < FEWEST:
            return None
        line = turn.line(solution)
        if wins_elsewhere(candidate.match, candidate.seat, line):
            return puzzle_from(game, played, candidate, line)
    return None


def is_won_by_luck(game: HasPuzzles, candidate: Candidate, rng: Random) -> bool:
    """Tell whether the seat wins the turn by choosing anything, as long as that does not end the turn."""
    match = candidate.match.copy()
    match.draw_from(Seeded(rng.getrandbits(32)))
    turn = game.turn(match)
    while match.outcome is None:
        decision = asked(match, candidate.seat)
        for raw in rng.sample(decision.raws, len(decision.raws)):
            after = match.copy()
            after.choose_raw(decision.seat, raw)
            if after.outcome is not None or game.turn(after) == turn:
                break
        else:
            return False
        match = after
    return candidate.seat in match.outcome.winners


def puzzle_from(game: Game, played: Played, candidate: Candidate, line: Line) -> Puzzle:
    return Puzzle(
        seats=played.seats,
        options=played.options,
        seed=played.seed,
        choices=candidate.choices,
        seat=candidate.seat,
        grade=grade_of(line, greedy_wins(game, candidate.match, candidate.seat)),
        solution=line,
    )


def grade_of(line: Line, solved: int) -> int:
    """Grade a puzzle by the choices that it takes, and by how often a greedy bot solved it."""
    if solved == 0 or len(line) >= LONG:
        return 3
    return 1 if solved == TRIES and len(line) <= SHORT else 2


def greedy_wins(game: Game, match: Match, seat: int) -> int:
    """Count how often a greedy bot wins the turn, of a few tries."""
    return sum(is_won_by_greed(with_turns(game), match.copy(), seat, Random(n)) for n in range(TRIES))


def is_won_by_greed(game: HasPuzzles, match: Match, seat: int, rng: Random) -> bool:
    match.tell_nothing()
    bots = [make("greedy", rng.getrandbits(32)) for _ in range(match.seats)]
    turn = game.turn(match)
    while match.outcome is None and game.turn(match) == turn:
        decision = asked(match, seat)
        match.choose_raw(decision.seat, ask(bots[decision.seat], match, decision.seat, rng).raw)
    return match.outcome is not None and seat in match.outcome.winners


def wins_elsewhere(match: Match, seat: int, line: Line) -> bool:
    """Tell whether the line wins in worlds that the seat may take for this one, too; others answer at random."""
    return all(wins(match.imagine(seat, Random(n)), seat, line, Random(n)) for n in range(WORLDS))


def wins(match: Match, seat: int, line: Line, rng: Random) -> bool:
    """Tell whether a seat wins by choosing these options, where it has a choice."""
    ahead = list(line)
    while match.outcome is None:
        decision = asked(match, seat)
        if decision.seat != seat or len(decision.raws) == 1:
            match.choose(decision.seat, decision.sample(rng))
        elif ahead and ahead[0] in decision:
            match.choose(seat, ahead.pop(0))
        else:
            return False
    return seat in match.outcome.winners


def is_welcome(puzzle: Puzzle, kept: list[Puzzle], wanted: int) -> bool:
    """Tell whether there is still room for one of its grade: half of all at most."""
    return sum(other.grade == puzzle.grade for other in kept) < ceil(wanted / 2)


def gather(games: Iterable[list[Puzzle]], wanted: int) -> Iterator[list[Puzzle]]:
    """Take the hardest of each game until there are enough; tell after each all that there are, easy ones first."""
    kept: list[Puzzle] = []
    for puzzles in games:
        for puzzle in different(puzzles)[:OF_ONE_GAME]:
            if len(kept) < wanted and is_welcome(puzzle, kept, wanted):
                kept.append(puzzle)
                yield sorted(kept, key=difficulty)
        if len(kept) >= wanted:
            return


def different(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Return the puzzles of one game with different solutions, the hardest first."""
    kept: dict[frozenset[str], Puzzle] = {}
    for puzzle in sorted(puzzles, key=difficulty, reverse=True):
        kept.setdefault(frozenset(puzzle.solution), puzzle)
    return list(kept.values())


def difficulty(puzzle: Puzzle) -> tuple[int, int]:
    return puzzle.grade, len(puzzle.solution)


def search(job: tuple[str, int, int]) -> list[Puzzle]:
    """Look for puzzles in one game, in any process: its key, the seed, the positions of a turn at most."""
    key, seed, most = job
    return puzzles_of(library.game(key), seed, most)


def search_games(game: str, first: int, most: int, workers: int) -> Iterator[list[Puzzle]]:
    """Play games without end, from this seed on, and tell the puzzles of each."""
    with get_context("spawn").Pool(workers) as pool:
        for start in count(first, workers * BATCH):
            yield from pool.imap(search, [(game, start + n, most) for n in range(workers * BATCH)])


def problems_of(game: Game, puzzle: Puzzle, most: int = LARGEST) -> list[str]:
    """Say why this is no puzzle, or not the one that it was; nothing if all is well."""
    try:
        match = puzzle.position(game)
        turn = Turn(with_turns(game), match, puzzle.seat, most)
    except (Unplayable, TooLarge) as error:
        return [str(error) or "the turn is too large to be searched"]
    if turn.turn[1] != puzzle.seat:
        return ["the turn is another seat's"]
    if not wins(match.copy(), puzzle.seat, puzzle.solution, Random(0)):
        return ["the solution does not win"]
    solution = turn.solution()
    if solution is None:
        return ["there are several ways to win"]
    if len(turn.line(solution)) != len(puzzle.solution) or not wins_elsewhere(match, puzzle.seat, puzzle.solution):
        return ["the solution is another"]
    return []
