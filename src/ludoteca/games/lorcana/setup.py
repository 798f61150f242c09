"""Making a match: its options, and the position before the first choice."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.scripts import make_cast
from ludoteca.games.lorcana.flow.steps import PREPARE
from ludoteca.games.lorcana.packs.decks.formats import FORMATS, format_called
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.packs.decks.sideboards import AS_THE_FORMAT, check_sideboards
from ludoteca.games.lorcana.packs.decks.sideboards import CHOICES as SIDEBOARDS
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import Content, Deck
from ludoteca.games.lorcana.state.match import NONE_UNDER, TOGETHER, LorcanaMatch
from ludoteca.games.lorcana.state.playable import LiveMatch
from ludoteca.games.lorcana.state.script import Cast
from ludoteca.games.lorcana.state.terms import IN_DECK, PACK_RUSH_LORE, PACK_RUSH_TOKENS
from ludoteca.games.lorcana.state.zones import ink_tokens
from ludoteca.kernel.boxes import content_of
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings, Outcome
from ludoteca.kernel.deck_values import beside_decks, find_decks, given_decks, kept_for_rematch, no_such_card, swapped
from ludoteca.kernel.house import begun
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.option_values import decided, one_of, unknown_options
from ludoteca.kernel.phrases import AT_RANDOM
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

DEFAULT_DECKS = ("ready-to-let-loose", "a-roaring-guest-list")
MOST_SEATS = 6
LONGEST_NAME = 80
"""What is longer is no name of a deck, but the code of one."""
UP_TO_SIX_DECKS = Phrase(
    "Servono da 2 a 6 mazzi, uno per giocatore.", "From 2 to 6 decks are needed, one for each player."
)
BAD_EXTRA = Phrase(
    "«extra» sono elenchi di carte, per id, uno a giocatore.", "“extra” is lists of cards, by their ids, one a player."
)
DECK_OUT = {
    "draw": Phrase("perde chi deve pescare e non può (regolamento)", "who must draw and cannot loses (rulebook)"),
    "turn_end": Phrase(
        "perde chi finisce il turno a mazzo vuoto (regole complete)",
        "who ends a turn with an empty deck loses (comprehensive rules)",
    ),
}
DAMAGE_WORDS = {
    "strict": Phrase("il danno spostato non è inflitto (regolamento)", "moved damage is not dealt (rulebook)"),
    "wide": Phrase("ogni danno preso vale (regole complete)", "any damage taken counts (comprehensive rules)"),
}
YES_NO = {"no": Phrase("no", "no"), "yes": Phrase("sì", "yes")}
SERIES = {
    "best": Phrase("al meglio di più partite: decide chi perde", "best of several: whoever loses decides"),
    "two": Phrase("due partite: ognuno comincia una volta", "two games: each begins once"),
}
TEAMS = {
    "no": Phrase("ognuno per sé", "each for themselves"),
    "pairs": Phrase("a coppie", "in pairs"),
    TOGETHER: Phrase("a coppie, con turni simultanei", "in pairs, with simultaneous turns"),
}

RULES = {
    "chosen": Phrase("quelle scelte, di norma del regolamento", "those chosen, usually of the rulebook"),
    "tournament": Phrase("dei tornei (regole complete)", "of tournaments (comprehensive rules)"),
}
TOURNAMENT: dict[str, JSON] = {
    "series": "best",
    "deck_out": "turn_end",
    "damage_words": "wide",
    "free_shift": "no",
    "first_game": "no",
    "sideboards": AS_THE_FORMAT,
}
PRESETS = {"tournament": TOURNAMENT}
"""What values of `rules` stand for; else every option is chosen by itself."""


def first_choices(seats: int = MOST_SEATS) -> dict[str, Phrase]:
    """List who may begin: by lot, somebody in particular, or whoever somebody says."""
    choices = {"random": AT_RANDOM}
    for n in range(1, seats + 1):
        choices[f"player {n}"] = Phrase("comincia il giocatore {n}", "player {n} begins").fill(n=n)
    for n in range(1, seats + 1):
        choices[f"chosen by {n}"] = Phrase(
            "decide il giocatore {n} (chi ha perso prima)", "player {n} decides (who lost before)"
        ).fill(n=n)
    return choices


CHOICES: dict[str, dict[str, Phrase]] = {
    "first": first_choices(),
    "rules": RULES,
    "series": SERIES,
    "deck_out": DECK_OUT,
    "damage_words": DAMAGE_WORDS,
    "free_shift": YES_NO,
    "first_game": YES_NO,
    "teams": TEAMS,
    "format": {key: known.name for key, known in FORMATS.items()},
    "sideboards": SIDEBOARDS,
}
DEFAULTS = {
    "first": "random",
    "rules": "chosen",
    "series": "best",
    "deck_out": "draw",
    "damage_words": "strict",
    "free_shift": "no",
    "first_game": "no",
    "teams": "no",
    "format": "constructed",
    "sideboards": AS_THE_FORMAT,
}


def complete_options(given: JSON, seats: int = 0) -> dict[str, JSON]:
    """Return the options of a match with defaults filled in; raise `BadSettings`.

    Rules: LOR-MULTI.01, LOR-AMB.01.
    """
    problems = unknown_options(given, (*CHOICES, "decks", "packs", "extra", "swaps"))
    one_of(given, "rules", RULES, DEFAULTS["rules"], problems)
    given = decided(given, "rules", PRESETS, problems)
    decks = decks_of_players(given, seats, problems)
    options: dict[str, JSON] = {"decks": decks}
    for key, choices in CHOICES.items():
        if key == "rules":
            continue
        options[key] = one_of(given, key, choices, DEFAULTS[key], problems)
    if options["sideboards"] == AS_THE_FORMAT:
        del options["sideboards"]  # as in matches from before there was anything to say of it
    number = options["first"].rpartition(" ")[2]
    if number.isdigit() and int(number) > len(decks):
        problems.append(Phrase("Non c'è un giocatore {n}.", "There is no player {n}.").fill(n=number))
    if options["series"] == "two" and options["first"].startswith("chosen"):
        problems.append(
            Phrase("In due partite nessuno decide chi comincia.", "In a series of two games nobody decides who begins.")
        )
    if options["teams"] != "no" and len(decks) not in (4, 6):
        problems.append(Phrase("A coppie si gioca in 4 o in 6.", "Pairs need 4 or 6 players."))
    besides = beside_decks(given, 0, MOST_SEATS, BAD_EXTRA, problems)
    if problems:
        raise BadSettings(problems)
    return options | besides


def decks_of_players(given: JSON, seats: int, problems: list[Phrase]) -> list[str]:
    """Return a deck for each player; without any, the usual two in turn."""
    decks = given_decks(given, default_decks(seats), MOST_SEATS, UP_TO_SIX_DECKS, problems)
    if seats and len(decks) != seats:
        if "decks" in given and decks != list(DEFAULT_DECKS):
            problems.append(Phrase("Per {n} giocatori servono {n} mazzi.", "{n} players need {n} decks.").fill(n=seats))
        return default_decks(seats)
    return decks


def default_decks(seats: int) -> list[str]:
    return [DEFAULT_DECKS[seat % 2] for seat in range(seats or 2)]


def rematch_options(options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
    """Let everybody take their deck to the next seat; of two, let whoever lost decide who begins.

    In a series of two games the same seat begins, where the other player now sits.

    Rules: LOR-SETUP.14, LOR-SETUP.15, LOR-SETUP.18.
    """
    again = kept_for_rematch(options)
    decks = list(again["decks"])
    again["decks"] = [decks[-1], *decks[:-1]]
    if len(decks) == 2 and again["series"] == "two":
        return again
    losers = [seat for seat in range(len(decks)) if seat not in outcome.winners]
    again["first"] = "random"
    if len(decks) == 2 and len(losers) == 1:
        again["first"] = f"chosen by {(losers[0] + 1) % 2 + 1}"
    return again


def content_for(options: JSON) -> Content:
    return content_of(load_content, options)


def decks_for(options: JSON, content: Content) -> list[Deck]:
    """Find the decks, by name or as text; every one legal in the match's format.

    Rules: LOR-GEN.01, LOR-GEN.03.
    """
    format = format_called(options["format"], content)
    return find_decks(
        options["decks"],
        content.decks,
        lambda text: "\n" in text or len(text) > LONGEST_NAME,
        lambda text, file: read_deck(text, file, content, format),
    )


@kept(400_000, most=60)
def cast_of(
    decks: tuple[str, ...],
    packs: tuple[str, ...],
    extra: tuple[tuple[str, ...], ...],
    swaps: tuple[tuple[str, ...], ...],
    format: str,
    teams: str,
) -> Cast:
    """Make what all matches between these decks have in common."""
    options = {"decks": decks, "packs": packs, "format": format}
    content = content_for(options)
    lists = [list(deck.cards) for deck in decks_for(options, content)]
    for seat, ids in enumerate(extra):
        lists[seat] += [(known_card(content, id), 1) for id in ids]
    for seat, exchanges in enumerate(swaps):
        there = swapped([card for card, _ in lists[seat]], exchanges, lambda id: known_card(content, id))
        lists[seat] = [(card, copies) for card, (_, copies) in zip(there, lists[seat], strict=True)]
    try:
        cast = make_cast(content, lists)
        apply_options(cast, format, teams)
        return cast
    except Problem as problem:
        raise BadSettings([Phrase(str(problem), str(problem))]) from None


def apply_options(cast: Cast, format: str, teams: str) -> None:
    """Apply what the options of a match change for all its cards and players."""
    cast.teams = teams_of(cast.seats, teams)
    cast.together = teams == TOGETHER
    if format == "pack_rush":
        cast.lore_to_win = PACK_RUSH_LORE
        cast.ink_tokens = PACK_RUSH_TOKENS


def known_card(content: Content, id: str) -> int:
    number = content.by_id.get(id)
    if number is None:
        raise no_such_card(id)
    return content.first_printing(number)


def empty_match(options: JSON) -> LorcanaMatch:
    """Make a match of these options without a position: what a save is loaded into."""
    cast = cast_of(
        tuple(options["decks"]),
        tuple(options.get("packs", ())),
        tuple(tuple(cards) for cards in options.get("extra", ())),
        tuple(tuple(exchanges) for exchanges in options.get("swaps", ())),
        options["format"],
        options["teams"],
    )
    return LiveMatch(cast, options)


def teams_of(seats: int, teams: str) -> list[int]:
    """List each seat with its teammates: opposite players in pairs.

    Rules: LOR-PLYR.04.
    """
    if teams == "no":
        return [1 << seat for seat in range(seats)]
    half = seats // 2
    return [1 << seat | 1 << (seat + half) % seats for seat in range(seats)]


def new_match(given: JSON, seats: int, chance: Chance) -> LorcanaMatch:
    options = complete_options(given, seats)
    if options["series"] == "two" and options["first"] == "random":
        # Drawn now, so that the options say for the second game who began the first.
        options["first"] = f"player {chance.pick(len(options['decks']), 'first player') + 1}"
    check_sideboards(options, content_for(options))
    return begun(empty_match(options), clear, chance, PREPARE)


def clear(m: LorcanaMatch) -> None:
    """Put every card in its deck, nothing on the table.

    Rules: LOR-GEN.02, LOR-SETUP.01.
    """
    cards = len(m.card)
    seats = m.seats
    m.zone = [IN_DECK] * cards
    m.known = [0] * cards
    m.damage = [0] * cards
    m.exerted = [0] * cards
    m.drying = [0] * cards
    m.shifted = [0] * cards
    m.at = [-1] * cards
    m.under = [NONE_UNDER] * cards
    m.stamp = [0] * cards
    m.deck = [[] for _ in range(seats)]
    for card, seat in enumerate(m.owner):
        m.deck[seat].append(card)
    m.hand = [[] for _ in range(seats)]
    m.play = [[] for _ in range(seats)]
    m.ink = [[] for _ in range(seats)]
    m.discard = [[] for _ in range(seats)]
    m.lore = [0] * seats
    m.ready_ink = [ink_tokens(m)] * seats
    m.lost_by = [""] * seats
