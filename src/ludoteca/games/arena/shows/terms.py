"""The game's words, and the names of what a view shows: for sentences, descriptions and things to look up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.arena.effects.text import with_name
from ludoteca.games.arena.state.view_types import ArenaView, CardView, CharacterView, PlayerView
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import A_CARD, BLUE, same
from ludoteca.kernel.texts import Noun, Phrase, Recast, seat_name
from ludoteca.kernel.views import Words, for_each_view

POINTS: Final = Noun("Punto Vittoria", "Punti Vittoria", "m", "Victory Point")
SPACES: Final = Noun("casella", "caselle", "f", "space")
COUNTERS: Final = Noun("segnalino", "segnalini", "m", "counter")

SIDES: Final = (BLUE, Phrase("rossa", "red"))
"""As said of a team: la squadra rossa."""
OF_SIDE: Final = (Phrase(" dei blu", "blue "), Phrase(" dei rossi", "red "))
"""What tells namesakes apart: Gaston dei rossi, red Gaston."""
TEAMS: Final = (Phrase("la squadra blu", "the blue team"), Phrase("la squadra rossa", "the red team"))

BANNERS: Final = {"movement": Phrase("Movimento", "Movement"), "action": Phrase("Azione", "Action")}
TYPES: Final = {
    "attack": Phrase("Attacco", "Attack"),
    "magic": Phrase("Magia", "Magic"),
    "status": Phrase("Stato", "Status"),
}
ICONS: Final = {
    "direct": Phrase("Effetto Diretto", "Direct Effect"),
    "indirect": Phrase("Effetto Indiretto", "Indirect Effect"),
}
TIMINGS: Final = {
    "skill": Phrase("nella Fase Abilità, una volta per turno", "in the Skill Phase, once a turn"),
    "end": Phrase("a fine turno", "at the end of the turn"),
    "trigger": Phrase("scatta da sola", "happens by itself"),
    "constant": Phrase("sempre in vigore", "always in force"),
}
PHASES: Final = {
    "draft": Phrase("draft", "draft"),
    "order": Phrase("scelta dell'ordine di turno", "choice of the turn order"),
    "placing": Phrase("collocazione delle pedine", "placing of the figures"),
    "hands": Phrase("mani di partenza", "starting hands"),
    "starting": Phrase("Fase di Partenza", "Starting Phase"),
    "main": Phrase("fasi principali", "main phases"),
    "end": Phrase("Fase Finale", "End Phase"),
    "over": Phrase("partita finita", "match over"),
}
"""By the names that views use."""
BEFORE_PLAY: Final = ("draft", "order", "placing", "hands")

SPACE: Final = Phrase("Casella {id}", "Space {id}")
PICKS: Final = Phrase("Sceglie {who}", "{who} picks")
SOMEBODY: Final = Phrase("un personaggio", "a character")


def in_piles(player: PlayerView, phrase: Phrase) -> Phrase:
    """Say with such a phrase how many cards a Summoner has where."""
    return phrase.fill(
        hand=player.hand_size,
        limit=player.hand_limit,
        deck=player.deck_size,
        discard=len(player.discard),
        exile=len(player.exile),
    )


def named(name: Phrase, side: int, has_twin: bool) -> Phrase:
    """Name a character as sentences call it; with its team where the other one has the same."""
    if not has_twin:
        return name
    return Phrase("{name}{side}", "{side}{name}").fill(name=name, side=OF_SIDE[side])


def figure_name(view: ArenaView, figure: int) -> Phrase:
    """Name a figure of a view as sentences call it: Topolino, or Gaston dei rossi."""
    return figure_names(view, figure)[0]


def figure_names(view: ArenaView, figure: int) -> tuple[Phrase, Phrase, Phrase]:
    """Name a figure of a view, and the same after the prepositions a and di."""
    shown = view.figures[figure]
    if not isinstance(shown, CharacterView):
        return SOMEBODY, after("a", SOMEBODY), after("di", SOMEBODY)
    twins = [other for other in view.figures if other.character == shown.character]
    return names_of(shown.short, shown.side, len(twins) > 1)


@kept(1500)
def names_of(short: Words, side: int, has_twin: bool) -> tuple[Phrase, Phrase, Phrase]:
    name = named(short.phrase, side, has_twin)
    return name, after("a", name), after("di", name)


def after(preposition: str, name: Phrase) -> Phrase:
    """Put the name after an Italian preposition, contracted where it must be: ad Aladdin, della Bestia."""
    return Recast(with_name(preposition, name.it), name.en, name, preposition)


def side_name(view: ArenaView, side: int) -> Phrase:
    """Name whose the points are: the one Summoner of the side, or its team."""
    seats = [seat for seat, of in enumerate(view.sides) if of == side]
    if len(seats) == 1:
        return Phrase(seat_name(seats[0]), seat_name(seats[0]))
    return TEAMS[side]


def space_name(view: ArenaView, space: int) -> str:
    return view.board.spaces[space].id


def cards_in_sight(view: ArenaView) -> list[CardView]:
    """List every card that the viewer can read, whoever it belongs to."""
    piles = [[*one.hand, *one.deck_known, *one.discard, *one.exile] for one in view.players]
    return [*view.resolving, *[card for pile in piles for card in pile]]


@for_each_view
def card_names(view: ArenaView) -> dict[int, Words]:
    """Return what the cards in sight are called."""
    return {card.card: card.name for card in cards_in_sight(view)}


def card_name(view: ArenaView, card: int) -> Phrase:
    """Name a card, as far as it is in sight."""
    names = card_names(view)
    return names[card].phrase if card in names else A_CARD


def distance(view: ArenaView, one: int, other: int) -> int:
    """Count the spaces from one space to another."""
    a, b = view.board.spaces[one], view.board.spaces[other]
    dq: int = a.q - b.q
    dr: int = a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def status_words(figure: CharacterView, lang: str) -> list[str]:
    return [phrase.say(lang) for phrase in status_phrases(figure)]


def status_phrases(figure: CharacterView) -> list[Phrase]:
    """Say the statuses of a figure with their counters, as in 'Scopa Magica 2, Furtivo 1'."""
    return [status.name.phrase + same(f" {status.counters}") for status in figure.statuses]


def gear_words(view: ArenaView, counts: tuple[int, ...], lang: str) -> list[str]:
    return [phrase.say(lang) for phrase in gear_phrases(view, counts)]


def gear_phrases(view: ArenaView, counts: tuple[int, ...]) -> list[Phrase]:
    """Say the gears of which there are any, as in 'Guscio 2, Rosa 1'."""
    return [gear.name.phrase + same(f" {count}") for gear, count in zip(view.gears, counts, strict=True) if count]


def grouped(cards: Sequence[CardView]) -> list[tuple[CardView, int]]:
    """Group cards with the same face of the same figure, as one with how many there are."""
    groups: dict[tuple[int, str], list[CardView]] = {}
    for card in cards:
        groups.setdefault((card.figure, card.id), []).append(card)
    return [(same[0], len(same)) for same in groups.values()]
