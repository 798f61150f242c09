"""What a player can look up: the cards in sight. Made from a view alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ludoteca.games.lorcana.effects.language.keywords import SAME_NAME, explanation
from ludoteca.games.lorcana.state.cards import INK_NAMES, KEYWORDS, KIND_NAMES, KINDS
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, KeywordView, LocationView, LorcanaView, PlayedCard
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.texts import Noun, Phrase, listed
from ludoteca.kernel.views import Words

SONG: Final = Phrase("Canzone", "Song")
INKABLE: Final = Phrase("può andare nel calamaio", "can go into the inkwell")
NOT_INKABLE: Final = Phrase("non può andare nel calamaio", "cannot go into the inkwell")
STRENGTH: Final = Phrase("Forza {n}", "Strength {n}")
WILLPOWER: Final = Phrase("Volontà {n}", "Willpower {n}")
LORE: Final = Phrase("leggenda {n}", "lore {n}")
MOVE_COST: Final = Phrase("costo di spostamento {n}", "move cost {n}")
NOW: Final = Phrase("Adesso: {facts}.", "Now: {facts}.")
LOST: Final = Phrase("senza {name}", "without {name}")
HERE: Final = Phrase("Qui: {names}.", "Here: {names}.")
UNDER: Final = Noun("carta sotto", "carte sotto", "f", "card under it", "cards under it")


def cards(view: LorcanaView) -> list[CardView]:
    """List every card that the viewer can read."""
    shown = [*view.resolving]
    for player in view.players:
        for card in player.in_play:
            shown += [card, *card.under_cards]
        shown += [*player.hand, *player.discard]
        if player.top is not None:
            shown.append(player.top)
    return shown


def things(view: LorcanaView, lang: str) -> dict[str, list[str]]:
    known = Names(view, lang)
    return {card.key: card_lines(card, lang, known) for card in cards(view)}


def full_name(card: CardView, lang: str) -> str:
    """Say the full name of a card, as in 'Elsa - Il Quinto Spirito'."""
    name = card.name.say(lang)
    return f"{name} - {card.version.say(lang)}" if card.version is not None else name


class Names(Mapping[int, str]):
    """The full names of the cards in sight, each said when somebody asks for it."""

    def __init__(self, view: LorcanaView, lang: str) -> None:
        self.cards = {card.card: card for card in cards(view)}
        self.lang = lang

    def __getitem__(self, card: int) -> str:
        return full_name(self.cards[card], self.lang)

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)


def keyword_words(keyword: KeywordView, lang: str) -> str:
    """Say a keyword with its value, as in 'Sfidante +2' and 'Trasformazione 3'."""
    name = keyword.say(lang)
    value = keyword.value
    if not value:
        return name
    return f"{name} +{value}" if keyword.key in ("challenger", "resist") else f"{name} {value}"


def printed_words(card: CardView, keyword: KeywordView, lang: str) -> str:
    """Say a keyword as it stands on the card, whose first line of words is that of its keywords."""
    name = keyword.say(lang)
    pieces = spoken(card.text[0].say(lang), lang).split(", ")
    return next((piece for piece in pieces if name in piece), keyword_words(keyword, lang))


def abilities(card: CardView, lang: str) -> list[str]:
    """List the words of the card without its keywords."""
    lines = card.text[1:] if card.keywords else card.text
    return [spoken(line.say(lang), lang) for line in lines]


def explained(name: str, card: CardView, keyword: KeywordView, lang: str) -> str:
    """Say what a keyword means, as in 'Lesto: può sfidare nel turno in cui viene giocato'."""
    bit = KEYWORDS[keyword.key]
    on = card.shifts_on.phrase if card.shifts_on is not None else SAME_NAME
    meaning = explanation(bit, keyword.value, on).say(lang)
    return f"{name}: {spoken(meaning, lang)}."


def card_lines(card: CardView, lang: str, known: Mapping[int, str]) -> list[str]:
    """List the full name; what is printed; what it is now. `known` names the cards it may be with."""
    return [full_name(card, lang), *card_facts(card, lang, known)]


def card_facts(card: CardView, lang: str, known: Mapping[int, str]) -> list[str]:
    lines = printed_lines(card, lang)
    if isinstance(card, PlayedCard):
        lines += now_lines(card, lang, known)
    elif card.price is not None and card.price != card.cost:
        lines.append(NOW.fill(facts=Phrase("ora costa {n}", "now costs {n}").fill(n=card.price)).say(lang))
    return lines


def printed_lines(card: CardView, lang: str) -> list[str]:
    """Say what is printed on a card, and what its keywords mean; not how it is now."""
    figures = (card.cost, card.inkable, card.move, card.strength, card.willpower, card.lore)
    words = (card.classes, card.text, card.keywords, card.shifts_on)
    kept = kept_lines((card.type, card.song, card.inks, figures, words, lang))
    if not kept:
        meanings = [explained(printed_words(card, keyword, lang), card, keyword, lang) for keyword in card.keywords]
        kept[:] = [printed_line(card, lang), *meanings, *abilities(card, lang)]
    return kept[:]


@kept(1000, most=1024)
def kept_lines(printed: tuple[Any, ...]) -> list[str]:
    """Return where the words of a card with this print are kept: empty until somebody has said them."""
    return []


def printed_line(card: CardView, lang: str) -> str:
    """Say what is printed on a card, as in 'Personaggio, Ametista, costo 5…'."""
    figures = (card.move, card.strength, card.willpower, card.lore)
    return line_with(card.type, card.song, card.inks, (card.cost, card.inkable), figures, card.classes, lang)


@kept(500)
def line_with(
    type: str,
    song: bool,
    inks: tuple[str, ...],
    price: tuple[int, bool],
    figures: tuple[int | None, ...],
    classes: tuple[Words, ...],
    lang: str,
) -> str:
    """Say it of a card with these facts: its cost and whether it is inkable are the `price`."""
    kind = SONG if song else KIND_NAMES[KINDS.index(type)]
    cost, inkable = price
    facts = [kind.say(lang), listed([INK_NAMES[ink].say(lang) for ink in inks], lang)]
    facts += [Phrase("costo {n}", "cost {n}").fill(n=cost).say(lang), (INKABLE if inkable else NOT_INKABLE).say(lang)]
    named = zip(figures, (MOVE_COST, STRENGTH, WILLPOWER, LORE), strict=True)
    facts += [phrase.fill(n=value).say(lang) for value, phrase in named if value is not None]
    words = [word.say(lang) for word in classes if not (song and word.en == "Song")]
    return ", ".join(facts) + (f". {', '.join(words)}." if words else ".")


def now_lines(card: PlayedCard, lang: str, known: Mapping[int, str]) -> list[str]:
    """Say how a card in play is at this moment, where that is not what is printed on it."""
    facts = []
    if card.type != "location":
        facts.append((Phrase("impegnato", "exerted") if card.exerted else Phrase("preparato", "ready")).say(lang))
    if card.drying and card.type == "character":
        facts.append(Phrase("l'inchiostro si sta asciugando", "its ink is drying").say(lang))
    if card.damage:
        facts.append(DAMAGE.count(card.damage).say(lang))
    printed = (card.strength, card.willpower, card.lore)
    for before, now, phrase in zip(printed, card.values, (STRENGTH, WILLPOWER, LORE), strict=True):
        if before is not None and now != before:
            facts.append(phrase.fill(n=now).say(lang))
    gained = [keyword for keyword in card.keywords_now if keyword not in card.keywords]
    kept = {keyword.key for keyword in card.keywords_now}
    facts += [LOST.fill(name=keyword.say(lang)).say(lang) for keyword in card.keywords if keyword.key not in kept]
    if card.at is not None:
        facts.append(Phrase("presso {name}", "at {name}").fill(name=known[card.at]).say(lang))
    if card.under:
        facts.append(UNDER.count(card.under).say(lang))
    lines = [NOW.fill(facts=", ".join(facts)).say(lang)] if facts else []
    if isinstance(card, LocationView) and card.here:
        lines.append(HERE.fill(names=listed([known[id] for id in card.here], lang)).say(lang))
    lines += [explained(f"+ {keyword_words(keyword, lang)}", card, keyword, lang) for keyword in gained]
    return lines + [spoken(note.say(lang), lang) for note in card.notes]
