"""Better decks: a card is swapped for another, and the same games are played with the deck as it was and as it is then.

Every game of a deck has a number, and games of one number share their chance, their bots, their opponent and their
seat, whichever deck plays them. So a swap is judged by what it changes, and the deck as it was plays each number once
for all swaps. Swaps are judged after fixed rounds: workers change how long it takes, never what comes out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game, HasDecks
from ludoteca.kernel.texts import Noun, Phrase
from ludoteca.lab.matchups import sides_of
from ludoteca.lab.simulation import Job, play_whole, seed_of
from ludoteca.lab.statistics import Estimate, elo_of, estimate
from ludoteca.lab.studies import Evidence, Study, points
from ludoteca.lab.verdicts import Race
from ludoteca.lab.workers import crew

BETTER, WORSE, ALIKE, UNCLEAR = "better", "worse", "alike", "not clear"
ERROR = 0.05
"""How often a swap that changes nothing may be called better, or worse, among all that are tried."""
ROUND = 20
"""Games of each deck between two looks at what came out."""
CHUNK = 5
NEAR = 1
"""So much more or less may a card cost than the one whose place it takes."""
Cards = Mapping[str, int]
"""Copies by the ids of cards."""


@dataclass(frozen=True)
class Swap:
    """All copies of one card out, as many of another in."""

    out: str
    into: str
    copies: int

    def applied(self, cards: Cards) -> dict[str, int]:
        changed = {id: copies for id, copies in cards.items() if id != self.out}
        changed[self.into] = changed.get(self.into, 0) + self.copies
        return changed


def text_of(cards: Cards) -> str:
    """Write a deck by the ids of its cards, which is read in every language."""
    return "".join(f"{copies} {id}\n" for id, copies in cards.items())


def swaps_for(
    game: HasDecks, book: JSON, cards: Cards, number: int, seed: int, packs: tuple[Path, ...], format: str
) -> list[Swap]:
    """Choose so many swaps that leave a legal deck: for a card others of its kind and cost, in the deck's colours."""
    known = {card["id"]: card for card in book["cards"]}
    colours = {colour for id in cards if id in known for colour in known[id]["colours"]}
    rng = Random(seed_of(seed, "swaps"))
    ways = []
    for out in sorted(id for id in cards if id in known):
        others = [card for card in known.values() if takes_the_place(card, known[out], cards, colours)]
        rng.shuffle(others)
        ways.append([Swap(out, card["id"], cards[out]) for card in others])
    rng.shuffle(ways)
    swaps: list[Swap] = []
    for index in range(max(map(len, ways), default=0)):
        for way in ways:
            if len(swaps) < number and index < len(way):
                swap = way[index]
                if not game.check_deck(text_of(swap.applied(cards)), "", packs, format):
                    swaps.append(swap)
    return swaps


def takes_the_place(card: JSON, out: JSON, cards: Cards, colours: set[str]) -> bool:
    """Tell whether a card may be tried in the place of another."""
    costs = card["cost"], out["cost"]
    near = costs[0] == costs[1] if None in costs else abs(costs[0] - costs[1]) <= NEAR
    return (
        card["id"] != out["id"]
        and card["kind"] == out["kind"]
        and not card.get("refused")
        and near
        and {*card["colours"]} <= colours
        and cards.get(card["id"], 0) + cards[out["id"]] <= card["most"]
    )


def deck_job(game: Game, text: str, opponents: Sequence[str], bot: str, seed: int, options: dict[str, JSON]) -> Job:
    """Plan the games of a deck: against each opponent in turn, at the first seat and at the second."""
    key = sides_of(game).key
    tables = [table for other in opponents for table in ([text, other], [other, text])]
    return Job(game.key, (bot, bot), seed, tuple({**options, key: table} for table in tables), rotations=1)


def play_scores(job: Job, first: int, count: int) -> list[float]:
    """List what the deck scored in the games `first` to `first + count - 1`."""
    return [play_whole(job, index, False).score(job.turn(index).choice % 2) for index in range(first, first + count)]


@dataclass
class Trial:
    """What a change of a deck brings, pair of games by pair of games, and when that is clear."""

    job: Job
    up: Race
    down: Race
    changes: list[float] = field(default_factory=list)

    def add(self, before: float, after: float) -> None:
        """Count a pair of games: with the deck as it was, and as it would be."""
        self.changes.append(after - before)
        self.up.add(1 + after - before)
        self.down.add(1 + before - after)

    @property
    def effect(self) -> Estimate:
        return estimate(self.changes)

    @property
    def verdict(self) -> str:
        if self.up.ratio >= self.up.high:
            return BETTER
        if self.down.ratio >= self.down.high:
            return WORSE
        return ALIKE if self.up.is_decided and self.down.is_decided else UNCLEAR


def new_trial(job: Job, least: float, tried: int) -> Trial:
    """Begin a trial that looks for a change of at least so much, one of so many trials."""
    elo = elo_of(0.5 + least / 2)
    up, down = (Race(0, elo, ERROR / tried, ERROR) for _ in range(2))
    return Trial(job, up, down)


def play_trials(before: Job, trials: Sequence[Trial], games: int, workers: int, played: Callable[[int], None]) -> None:
    """Play rounds until every trial is clear, or each has had so many games."""
    with crew(workers) as play:
        for first in range(0, games, ROUND):
            going = [trial for trial in trials if trial.verdict == UNCLEAR]
            if not going:
                return
            count = min(ROUND, games - first)
            jobs = [before, *[trial.job for trial in going]]
            parts = [
                (job, start, min(CHUNK, first + count - start))
                for job in jobs
                for start in range(first, first + count, CHUNK)
            ]
            scores = iter([score for part in play(play_scores, parts) for score in part])
            by_job = [[next(scores) for _ in range(count)] for _ in jobs]
            for trial, after in zip(going, by_job[1:], strict=True):
                for pair in zip(by_job[0], after, strict=True):
                    trial.add(*pair)
            played(count * len(jobs))


@dataclass
class Search:
    """What is tried: a deck, swaps in it, and how they are judged."""

    game: Game
    cards: Cards
    swaps: list[Swap]
    opponents: list[str]
    bot: str = "greedy"
    seed: int = 0
    games: int = 200
    least: float = 0.05
    options: dict[str, JSON] = field(default_factory=dict)

    def job(self, cards: Cards, seed: int) -> Job:
        return deck_job(self.game, text_of(cards), self.opponents, self.bot, seed, self.options)

    def play(self, workers: int, played: Callable[[int], None]) -> list[Trial]:
        """Try every swap."""
        trials = [
            new_trial(self.job(swap.applied(self.cards), self.seed), self.least, len(self.swaps)) for swap in self.swaps
        ]
        play_trials(self.job(self.cards, self.seed), trials, self.games, workers, played)
        return trials

    def together(self, swaps: Sequence[Swap]) -> dict[str, int]:
        """Return the deck after these swaps."""
        cards = dict(self.cards)
        for swap in swaps:
            cards = swap.applied(cards)
        return cards

    def play_again(self, swaps: Sequence[Swap], workers: int, played: Callable[[int], None]) -> Trial:
        """Try swaps together, in games in which none of them was tried: whatever was lucky before is not so again."""
        seed = seed_of(self.seed, "again")
        trial = new_trial(self.job(self.together(swaps), seed), self.least, 1)
        play_trials(self.job(self.cards, seed), [trial], self.games, workers, played)
        return trial


def chosen(swaps: Sequence[Swap], trials: Sequence[Trial]) -> list[Swap]:
    """Choose the swaps that are better, the best first, without those that concern a card of one before them."""
    better = [pair for pair in zip(swaps, trials, strict=True) if pair[1].verdict == BETTER]
    picked: list[Swap] = []
    for swap, _ in sorted(better, key=lambda pair: -pair[1].effect.mean):
        if not {swap.out, swap.into} & {id for other in picked for id in (other.out, other.into)}:
            picked.append(swap)
    return picked


def improvement_study(
    search: Search, trials: Sequence[Trial], again: Trial | None, names: Mapping[str, str], command: str
) -> Study:
    """Say what each swap is worth."""
    pairs = sorted(zip(search.swaps, trials, strict=True), key=lambda pair: -pair[1].effect.mean)
    rows: list[list[Phrase | str]] = [
        [say_swap(swap, names), points(trial.effect), say_verdict(trial)] for swap, trial in pairs
    ]
    if again is not None:
        rows.append([TOGETHER, points(again.effect), say_verdict(again)])
    study = Study(TITLE.fill(game=search.game.name, swaps=SWAPS_TRIED.count(len(search.swaps))), command)
    better = chosen(search.swaps, trials)
    study.verdicts = [FOUND.fill(swap=say_swap(swap, names)) for swap in better] or [NOTHING]
    study.evidence.append(Evidence(SWAPS, [SWAP, CHANGE, VERDICT], rows))
    told = {
        "bot": search.bot,
        "decks": READY_DECKS.count(len(search.opponents)),
        "least": f"{100 * search.least:g}",
        "error": f"{ERROR:.0%}",
    }
    study.notes.append(NOTE.fill(**told))
    return study


def say_swap(swap: Swap, names: Mapping[str, str]) -> Phrase:
    told = {"n": swap.copies, "out": names[swap.out], "into": names[swap.into]}
    return Phrase("{n} {out} → {into}", "{n} {out} → {into}").fill(**told)


def say_verdict(trial: Trial) -> Phrase:
    return VERDICTS[trial.verdict].fill(games=2 * len(trial.changes))


def read_cards(report: JSON) -> Iterator[tuple[str, int]]:
    """Yield ids and copies of a deck's report."""
    for card in report["cards"]:
        yield card["id"], card["copies"]


VERDICTS = {
    BETTER: Phrase("meglio ({games} partite)", "better ({games} games)"),
    WORSE: Phrase("peggio ({games} partite)", "worse ({games} games)"),
    ALIKE: Phrase("nessuna differenza ({games} partite)", "no difference ({games} games)"),
    UNCLEAR: Phrase("non è chiaro dopo {games} partite", "not clear after {games} games"),
}
READY_DECKS = Noun("mazzo pronto", "mazzi pronti", "m", "ready deck")
SWAPS_TRIED = Noun("scambio", "scambi", "m", "swap")
TITLE = Phrase("{game}: {swaps} alla prova", "{game}: {swaps} on trial")
FOUND = Phrase("Conviene: {swap}", "Worth it: {swap}")
NOTHING = Phrase("Nessuno di questi scambi migliora il mazzo.", "None of these swaps makes the deck better.")
SWAPS = Phrase("Gli scambi", "The swaps")
SWAP = Phrase("Scambio", "Swap")
CHANGE = Phrase("Punti", "Points")
VERDICT = Phrase("Giudizio", "Verdict")
TOGETHER = Phrase("tutti insieme, in altre partite", "all together, in other games")
NOTE = Phrase(
    "Punti percentuali di vittorie in più, con l'intervallo al 95%, nelle stesse partite con e senza lo scambio: {bot} "
    "contro {decks}. Un test sequenziale cerca differenze di {least} punti; in una ricerca, uno scambio "
    "che non cambia nulla è detto migliore al massimo nel {error} dei casi.",
    "Percentage points of wins more, with the 95% interval, in the same games with the swap and without: {bot} against "
    "{decks}. A sequential test looks for differences of {least} points; in a search, a swap that changes "
    "nothing is called better in {error} of cases at most.",
)
