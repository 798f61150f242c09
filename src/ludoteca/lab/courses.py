"""What became of the cards of many games: hands that were changed, the curve of a deck, cards drawn and played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from ludoteca.kernel.game import Game, HasDecks, HasTrials
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.matchups import SIDE, sides_of
from ludoteca.lab.rows import Chunk, Row
from ludoteca.lab.simulation import Job
from ludoteca.lab.statistics import wilson
from ludoteca.lab.studies import Cell, Evidence, Study, figures, interval, percent
from ludoteca.lab.verdicts import CHOICE, CORRELATION_NOTE, GAMES, INTERVAL, WON, packs_given, pieces_of, score_in

GAME, SEAT, CARD, OPENING, DRAWN, PLAYED, SCORE = 0, 1, 3, 5, 6, 7, 8
"""Columns of the rows of cards."""
MOST_COST = 8
"""Cards that cost as much or more are counted together."""
TURNS = 8
"""So many turns of a side are told apart."""
Seated = dict[tuple[int, int], tuple[str, float]]
"""By game and seat: which side it was, and its score."""


def add_courses(study: Study, game: Game, job: Job, chunk: Chunk) -> None:
    """Add what the cards did to a study of sides, as far as the game tells of it."""
    if not isinstance(game, HasTrials) or not chunk.cards:
        return
    setting = sides_of(game)
    names = {side: name for side, name in setting.choices.items() if side in played_sides(job, setting.key)}
    seated = seats_in(job, setting.key, chunk.games)
    if any(chunk.put_back.values()):
        study.evidence.append(exchange_table(chunk.put_back, seated))
        study.evidence.append(exchange_by_side(chunk.put_back, seated, names))
    if isinstance(game, HasDecks):
        study.evidence.append(cost_table(game, names))
    study.evidence.append(tempo_table(chunk.cards, seated, names))
    study.evidence.append(card_table(chunk.cards, pieces_of(game, packs_given(job.options[0]))))
    study.notes += [CURVE_NOTE, CORRELATION_NOTE]


def played_sides(job: Job, key: str) -> set[str]:
    return {side for options in job.options for side in options[key]}


def seats_in(job: Job, key: str, games: Sequence[Row]) -> Seated:
    seats = len(job.bots)
    return {
        (row[GAME], seat): (side, score_in(row, seats, seat))
        for row in games
        for seat, side in enumerate(job.options[row[CHOICE]][key])
    }


def won_cells(scores: Sequence[float]) -> list[Cell]:
    """Write how many games, which share of them was won, and how sure that is."""
    low, high = wilson(round(sum(scores)), len(scores))
    share: Cell = percent(sum(scores) / len(scores)) if scores else "–"
    return [str(len(scores)), share, interval(low, high)]


def exchange_table(put_back: Mapping[tuple[int, int], int], seated: Seated) -> Evidence:
    """Tell how often those won who sent so many cards of their first hand away."""
    scores: dict[int, list[float]] = defaultdict(list)
    for player, count in put_back.items():
        scores[count].append(seated[player][1])
    rows: list[list[Cell]] = [[str(count), *won_cells(scores[count])] for count in sorted(scores)]
    return Evidence(EXCHANGED, [CARDS_SENT, GAMES, WON, INTERVAL], rows)


def exchange_by_side(put_back: Mapping[tuple[int, int], int], seated: Seated, names: Mapping[str, Phrase]) -> Evidence:
    """Tell how many cards each side sends away, and how it does with the hand it was dealt and with another."""
    counts: dict[str, list[int]] = defaultdict(list)
    kept: dict[str, list[float]] = defaultdict(list)
    changed: dict[str, list[float]] = defaultdict(list)
    for player, count in put_back.items():
        side, score = seated[player]
        counts[side].append(count)
        (changed if count else kept)[side].append(score)
    rows: list[list[Cell]] = []
    for side, name in names.items():
        mean = sum(counts[side]) / max(1, len(counts[side]))
        rows.append([name, figures(f"{mean:.1f}"), *won_cells(kept[side])[:2], *won_cells(changed[side])[:2]])
    return Evidence(EXCHANGED_BY, [SIDE, CARDS_SENT, KEPT, WON, CHANGED, WON], rows)


def cost_table(game: HasDecks, names: Mapping[str, Phrase]) -> Evidence:
    """Count the cards of each deck by what they cost."""
    costs = {card["id"]: card["cost"] for card in game.deck_book("en")["cards"]}
    counted: dict[str, Counter[int]] = {}
    for side in names:
        counted[side] = Counter()
        for card in game.deck_report(game.deck_text(side, "en") or "", side, "en")["cards"]:
            if costs.get(card["id"]) is not None:
                counted[side][min(MOST_COST, costs[card["id"]])] += card["copies"]
    shown = sorted({cost for counts in counted.values() for cost in counts})
    columns = [Phrase(text, text) for text in (f"{cost}+" if cost == MOST_COST else str(cost) for cost in shown)]
    rows: list[list[Cell]] = []
    for side, name in names.items():
        counts = counted[side]
        mean = sum(cost * count for cost, count in counts.items()) / max(1, counts.total())
        rows.append([name, *[str(counts[cost] or "–") for cost in shown], figures(f"{mean:.1f}")])
    return Evidence(CURVE, [SIDE, *columns, MEAN], rows)


def tempo_table(cards: Sequence[Row], seated: Seated, names: Mapping[str, Phrase]) -> Evidence:
    """Count the cards that each side plays in each of its turns."""
    games = Counter(side for side, _ in seated.values())
    counted: dict[str, Counter[int]] = defaultdict(Counter)
    for row in cards:
        turn = (row[PLAYED] + 1) // 2  # turns of both sides are counted through
        if 1 <= turn <= TURNS:
            counted[seated[row[GAME], row[SEAT]][0]][turn] += 1
    columns = [Phrase(str(turn), str(turn)) for turn in range(1, TURNS + 1)]
    rows: list[list[Cell]] = []
    for side, name in names.items():
        played = [figures(f"{counted[side][turn] / max(1, games[side]):.2f}") for turn in range(1, TURNS + 1)]
        rows.append([name, *played])
    return Evidence(TEMPO, [SIDE, *columns], rows)


def card_table(cards: Sequence[Row], names: Mapping[str, Phrase]) -> Evidence:
    """Tell of every card how often whoever had it in hand at first, drew it or played it won."""
    scores: dict[str, dict[str, dict[tuple[int, int], float]]] = defaultdict(lambda: defaultdict(dict))
    for row in cards:
        player = row[GAME], row[SEAT]
        for what, is_so in (("opening", row[OPENING]), ("drawn", row[DRAWN] >= 0), ("played", row[PLAYED] >= 0)):
            if is_so:
                scores[row[CARD]][what][player] = row[SCORE]
    rows: list[list[Cell]] = []
    for card in sorted(scores, key=lambda card: (-surely_won(scores[card]["played"]), card)):
        cells: list[Cell] = []
        for what in ("opening", "drawn", "played"):
            cells += won_cells(list(scores[card][what].values()))[:2]
        rows.append([names.get(card, Phrase(card, card)), *cells])
    return Evidence(CARDS, [PIECE, IN_HAND, WON, DRAWN_IN, WON, PLAYED_IN, WON], rows)


def surely_won(scores: Mapping[tuple[int, int], float]) -> float:
    """Return the least share of wins that these games leave likely, so that no card leads by a single game."""
    return wilson(round(sum(scores.values())), len(scores))[0]


EXCHANGED = Phrase("Mulligan: carte rimandate e vittorie", "Mulligan: cards sent away and wins")
EXCHANGED_BY = Phrase("Mulligan per mazzo", "Mulligan by deck")
CARDS_SENT = Phrase("Carte rimandate", "Cards sent away")
KEPT = Phrase("Mani tenute", "Hands kept")
CHANGED = Phrase("Mani cambiate", "Hands changed")
CURVE = Phrase("Curva: copie per costo", "Curve: copies by cost")
MEAN = Phrase("Costo medio", "Mean cost")
TEMPO = Phrase("Carte giocate in ogni proprio turno", "Cards played in each own turn")
CARDS = Phrase("Carte (correlazione)", "Cards (correlation)")
PIECE = Phrase("Carta", "Card")
IN_HAND = Phrase("In mano all'inizio", "In the opening hand")
DRAWN_IN = Phrase("Pescata", "Drawn")
PLAYED_IN = Phrase("Giocata", "Played")
CURVE_NOTE = Phrase(
    "Le carte giocate in un turno sono una media di tutte le partite, anche di quelle già finite: verso la fine i "
    "numeri calano.",
    "Cards played in a turn are a mean over all games, also those that are over by then: towards the end the numbers "
    "fall.",
)
