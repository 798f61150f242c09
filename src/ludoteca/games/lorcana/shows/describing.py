"""A view in words, a line each: for screen readers and plain terminals."""

from __future__ import annotations

from ludoteca.games.lorcana.shows.lookup import Names, full_name, keyword_words
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, LorcanaView, PlayedCard, PlayerView
from ludoteca.kernel.phrases import CARDS, DAMAGE
from ludoteca.kernel.texts import Phrase, listed, seat_name

NOT_INKABLE: Phrase = Phrase("costo {n}, non va nel calamaio", "cost {n}, not for the inkwell")


def describe(view: LorcanaView, lang: str) -> list[str]:
    lines = [header(view, lang)]
    names = names_in(view, lang)
    for player in view.players:
        lines += describe_player(view, player, lang)
    if view.challenge:
        a = names.get(view.challenge.challenger, "?")
        b = names.get(view.challenge.challenged, "?")
        lines.append(Phrase("Sfida: {a} contro {b}.", "Challenge: {a} against {b}.").fill(a=a, b=b).say(lang))
    if view.resolving:
        shown = listed([full_name(card, lang) for card in view.resolving], lang)
        lines.append(Phrase("Sul tavolo: {cards}.", "On the table: {cards}.").fill(cards=shown).say(lang))
    if view.chosen:
        known = Names(view, lang)
        shown = listed([known[card] for card in view.chosen if card in known], lang)
        lines.append(Phrase("Già scelte: {cards}.", "Chosen already: {cards}.").fill(cards=shown).say(lang))
    for entry in view.bag:
        whose = f"{names[entry.card]}: " if entry.card in names else ""
        lines.append(Phrase("In attesa: {text}", "Waiting: {text}").fill(text=whose + entry.text.say(lang)).say(lang))
    for effect in view.effects:
        lines.append(
            Phrase("In vigore: {text} ({until})", "In force: {text} ({until})")
            .fill(text=effect.text.say(lang), until=effect.until.say(lang))
            .say(lang)
        )
    return [spoken(line, lang) for line in lines]


def header(view: LorcanaView, lang: str) -> str:
    if view.active < 0 or not view.turn:
        return Phrase("Preparazione.", "Setup.").say(lang)
    return (
        Phrase("Turno {n}, gioca {who}.", "Turn {n}, {who} to play.")
        .fill(n=view.turn, who=seat_name(view.active))
        .say(lang)
    )


def describe_player(view: LorcanaView, player: PlayerView, lang: str) -> list[str]:
    seat = player.seat
    if player.left:
        return [Phrase("{who} ha lasciato la partita.", "{who} has left.").fill(who=seat_name(seat)).say(lang)]
    lines = [
        Phrase(
            "{who}: leggenda {lore}/{goal}, inchiostro preparato {ready}/{ink}, {hand} in mano, {deck} nel mazzo.",
            "{who}: {lore} of {goal} lore, {ready} of {ink} ink ready, {hand} in hand, {deck} in the deck.",
        )
        .fill(
            who=seat_name(seat),
            lore=player.lore,
            goal=view.threshold[seat],
            ready=player.ink.ready,
            ink=player.ink.total,
            hand=CARDS.count(player.hand_size),
            deck=CARDS.count(player.deck),
        )
        .say(lang)
    ]
    if player.hand:
        cards = listed([held(card, lang) for card in player.hand], lang)
        lines.append(Phrase("In mano: {cards}.", "In hand: {cards}.").fill(cards=cards).say(lang))
    names = names_in(view, lang)
    for card in player.in_play:
        lines.append(describe_card(card, names, lang))
    if player.discard:
        cards = listed([full_name(card, lang) for card in player.discard], lang)
        lines.append(Phrase("Scarti: {cards}.", "Discard: {cards}.").fill(cards=cards).say(lang))
    return lines


def describe_card(card: PlayedCard, names: dict[int, str], lang: str) -> str:
    """Describe a card in play: figures first, then its state."""
    parts = []
    if card.type == "character":
        parts.append(
            Phrase("Forza {s}, Volontà {w}, leggenda {l}", "Strength {s}, Willpower {w}, lore {l}")
            .fill(s=card.strength_now, w=card.willpower_now, l=card.lore_now)
            .say(lang)
        )
    elif card.type == "location":
        parts.append(
            Phrase("Volontà {w}, leggenda {l}", "Willpower {w}, lore {l}")
            .fill(w=card.willpower_now, l=card.lore_now)
            .say(lang)
        )
    if card.damage:
        parts.append(DAMAGE.count(card.damage).say(lang))
    if card.type != "location":
        parts.append((Phrase("impegnato", "exerted") if card.exerted else Phrase("preparato", "ready")).say(lang))
    if card.drying:
        parts.append(Phrase("si sta asciugando", "drying").say(lang))
    parts += [keyword_words(keyword, lang) for keyword in card.keywords_now]
    if card.at is not None and card.at in names:
        parts.append(Phrase("presso {place}", "at {place}").fill(place=names[card.at]).say(lang))
    if card.under:
        parts.append(Phrase("{n} sotto", "{n} under it").fill(n=CARDS.count(card.under)).say(lang))
    parts += [note.say(lang) for note in card.notes]
    return f"{full_name(card, lang)}: {', '.join(parts)}."


def held(card: CardView, lang: str) -> str:
    """Name a card in a hand, with what it costs now, and whether it is of no use as ink."""
    cost = card.cost if card.price is None else card.price
    phrase = Phrase("costo {n}", "cost {n}") if card.inkable else NOT_INKABLE
    return f"{full_name(card, lang)} ({phrase.fill(n=cost).say(lang)})"


def names_in(view: LorcanaView, lang: str) -> dict[int, str]:
    names = {}
    for player in view.players:
        for card in player.in_play:
            names[card.card] = full_name(card, lang)
    return names
