"""Reads packs of Lorcana cards and decks into the content that matches are played with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludoteca.games.lorcana.effects.language.filters import learn_name
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.state.cards import (
    ACTION,
    CHARACTER,
    INKS,
    KINDS,
    LOCATION,
    RARITIES,
    Card,
    Content,
    fold,
    single_names,
)
from ludoteca.kernel.boxes import KeptContent, read_sound
from ludoteca.kernel.packs import Fields, Pack, Report, digest_of, distinct, packs_of
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import Problem, Where, read_text, where_item

CONTENT = Path(__file__).parents[1] / "content"
TITLES = "titles.yaml"
MAX_CARDS = 20000
MOST_INKS = 2


def shipped_packs() -> list[Path]:
    """List the sets that come with the game, in order of appearance."""
    folders = [folder for folder in CONTENT.iterdir() if (folder / "pack.yaml").is_file()]
    return sorted(folders, key=lambda folder: (len(folder.name), folder.name))


def load_sets(folders: tuple[Path, ...]) -> Content:
    """Load the shipped sets and these packs; raise `PackProblems`."""
    wanted = [*shipped_packs(), *folders]
    return read_sound(lambda report: read_packs(wanted, report))


load_content = KeptContent(load_sets, each=6_000_000)


def check_pack(folder: Path) -> list[Problem]:
    """List everything that is wrong with a pack, on top of the shipped sets; its abilities are read, too."""
    from ludoteca.games.lorcana.effects.language.scripts import check_abilities

    report = Report(marked=True)
    mine = folder.resolve()
    others = [known for known in shipped_packs() if known.resolve() != mine]
    content = read_packs([folder], report, read_packs(others, Report(marked=False)).cards)
    check_abilities([card for card in content.cards if card.pack == folder.name], report)
    return distinct(report.problems)


def read_packs(folders: list[Path], report: Report, before: list[Card] | None = None) -> Content:
    cards: list[Card] = list(before or [])
    ids = {card.id for card in cards}
    packs: list[Pack] = []
    for pack in packs_of("lorcana", folders, report):
        pack.meta.nothing_else()
        pack.report_strangers(["corrections.yaml", TITLES], ["cards", "decks"])
        packs.append(pack)
        for path in pack.files("cards/*.yaml"):
            data = report.read(path)
            if data is not None:
                read_cards(data, str(path), pack.folder.name, report, cards, ids)
        for path in pack.files(TITLES):
            data = report.read(path)
            if data is not None:
                read_titles(data, str(path), report, [card for card in cards if card.pack == pack.folder.name])
    adopt_reprints(cards, report)
    for card in cards:
        learn_name(card.name)
    for card in cards:
        for name in single_names(card.name) if card.kind == CHARACTER else []:
            learn_name(name)
    content = Content(digest_of(folders) if not report.problems else "", cards)
    for pack in packs:
        read_decks(pack, content, report)
    return content


def read_titles(data: object, file: str, report: Report, cards: list[Card]) -> None:
    """Read Italian titles of our own, for cards of the pack whose name is known in Italian and whose title is not."""
    own = {card.id: card for card in cards}
    top = Fields(data, file, report, "a file of titles")
    for entry in top.maps("titles", "a title"):
        card = own.get(entry.text("id"))
        title = entry.text("it")
        if card is None:
            entry.fail("id", "no card of this pack has this id")
        elif not card.version.en or card.version.it != card.version.en:
            entry.fail("id", f"{card.full_name.it} needs no title")
        else:
            card.version = Phrase(title, card.version.en)
        entry.nothing_else()
    top.nothing_else()


def read_decks(pack: Pack, content: Content, report: Report) -> None:
    """Read the pack's ready decks: each must be legal. A comment at their beginning names them."""
    for path in pack.files("decks/*.txt"):
        try:
            text = read_text(path)
            deck, problems = read_deck(text, str(path), content)
        except Problem as problem:
            report.problems.append(problem)
            continue
        deck.key = path.stem
        deck.name = deck_name(text, path.stem)
        report.problems += problems
        if deck.key in content.decks:
            report.add(Where(str(path)), f"a deck {deck.key!r} exists already")
        content.decks[deck.key] = deck


@cache
def ready_decks() -> dict[str, Phrase]:
    """List the names of the shipped sets' ready decks by their keys, without reading a card: forms ask for no more."""
    paths = [path for folder in shipped_packs() for path in sorted(folder.glob("decks/*.txt"))]
    return {path.stem: deck_name(read_text(path), path.stem) for path in paths}


def deck_name(text: str, key: str) -> Phrase:
    """Read `# Italian name / English name` or one name for both; without such a comment, return the file's own name."""
    first = text.lstrip("\ufeff").partition("\n")[0]
    if not first.startswith("#"):
        return Phrase(key, key)
    italian, slash, english = first[1:].partition(" / ")
    return Phrase(italian.strip(), english.strip() if slash else italian.strip())


def read_cards(data: object, file: str, pack: str, report: Report, cards: list[Card], ids: set[str]) -> None:
    top = Fields(data, file, report, "a file of cards")
    for entry in top.maps("cards", "a card"):
        card = read_card(entry)
        card.pack = pack
        entry.nothing_else()
        if card.id in ids:
            entry.fail("id", f"card {card.id!r} exists already")
        ids.add(card.id)
        cards.append(card)
    if len(cards) > MAX_CARDS:
        top.fail("cards", f"more than {MAX_CARDS} cards")
    top.nothing_else()


def read_card(entry: Fields) -> Card:
    """Read a card, or another printing of one.

    Rules: LOR-CARD.01, LOR-CARD.03, LOR-CARD.12, LOR-CARD.22, LOR-CARD.27, LOR-CARD.28, LOR-CARD.29, LOR-GEN.06.
    """
    reprint_of = entry.text("reprint_of", required=False)
    if reprint_of:
        card = Card(entry.text("id"), names_in(entry, "name", required=False), EMPTY, CHARACTER)
        card.version = names_in(entry, "version", required=False)
        card.reprint_of = reprint_of
        card.rarity = entry.choice("rarity", RARITIES, required=False, default="common")
        card.where = entry.where("id")
        return card
    kind_name = entry.choice("type", KINDS)
    kind = KINDS.index(kind_name) if kind_name else ACTION
    versioned = kind in (CHARACTER, LOCATION)
    card = Card(entry.text("id"), names_in(entry, "name"), EMPTY, kind)
    card.where = entry.where("id")
    if not kind_name:
        entry.leave_rest()
        return card
    if versioned:
        card.version = names_in(entry, "version")
    card.inks = read_inks(entry)
    card.cost = entry.whole("cost", 0, 99)
    inkable = entry.get("inkable", "true or false", required=False)
    if inkable is not None and not isinstance(inkable, bool):
        entry.fail("inkable", "'inkable' must be true or false")
    card.inkable = inkable is True
    card.classes = tuple(text for text, _ in entry.texts("classes"))
    if kind == CHARACTER and not card.classes:
        entry.fail("classes", "a character needs at least one classification", "LOR-CARD.31")
    if kind == CHARACTER:
        card.strength = entry.whole("strength", 0, 99)
    if versioned:
        card.willpower = entry.whole("willpower", 0, 99)
        card.lore = entry.whole("lore", 0, 99, required=kind == CHARACTER, default=0)
    if kind == LOCATION:
        card.move = entry.whole("move", 0, 99)
    card.rarity = entry.choice("rarity", RARITIES, required=False, default="common")
    joined = [name.en for name in single_names(card.name)] if kind == CHARACTER else []
    card.further_names = tuple(dict.fromkeys([*(text for text, _ in entry.texts("names")), *joined]))
    card.names = tuple(dict.fromkeys([fold(card.name.en), *(fold(name) for name in card.further_names)]))
    card.further_shift_names = tuple(text for text, _ in entry.texts("names_for_shift"))
    card.shift_names = tuple(fold(name) for name in card.further_shift_names)
    card.copies = entry.whole("copies", 0, 999, required=False, default=card.copies)
    card.refused = entry.text("refused", required=False)
    card.keyword_texts = read_lines(entry, "keywords")
    card.ability_texts = read_lines(entry, "abilities")
    if kind == ACTION and not card.ability_texts and not card.refused:
        entry.fail("abilities", "an action needs an effect", "LOR-CARD.05")
    return card


def names_in(entry: Fields, key: str, required: bool = True) -> Phrase:
    """Read a name in English, and in Italian where one is known."""
    value = entry.get(key, "a name as {it: …, en: …}", required)
    if value is None:
        return EMPTY
    if not isinstance(value, dict) or "en" not in value or not set(value) <= {"it", "en"}:
        entry.fail(key, f"{key!r} must be a name: {{it: …, en: …}}, or {{en: …}}")
        return EMPTY
    english = str(value["en"])
    return Phrase(str(value.get("it") or english), english)


def read_inks(entry: Fields) -> tuple[str, ...]:
    value = entry.texts("inks")
    inks = tuple(text for text, _ in value)
    if not 1 <= len(inks) <= MOST_INKS or len(set(inks)) < len(inks):
        entry.fail("inks", "a card has one or two ink types", "LOR-CARD.24")
    for ink in inks:
        if ink not in INKS:
            entry.fail("inks", f"{ink!r} is not an ink type; known are {', '.join(INKS)}", "LOR-CARD.08")
    return inks


def read_lines(entry: Fields, key: str) -> list[tuple[str, Where]]:
    """Read lines of the card language with their places."""
    value = entry.get(key, "a list of lines", required=False)
    if value is None:
        return []
    if not isinstance(value, list):
        entry.fail(key, f"{key!r} must be a list, one a line")
        return []
    return [(str(text), where_item(value, i, entry.file)) for i, text in enumerate(value)]


def adopt_reprints(cards: list[Card], report: Report) -> None:
    """Let a reprint, the same card under another number, take everything from its first printing.

    Rules: LOR-GEN.07, LOR-CARD.09, LOR-CARD.34.
    """
    by_id = {card.id: card for card in cards}
    for card in cards:
        if card.reprint_of:
            first = by_id.get(card.reprint_of)
            if first is None or first.reprint_of:
                report.add(card.where, f"{card.id!r} reprints {card.reprint_of!r}, which is not a first printing")
                continue
            card.take_from(first)
