"""What a player can look up: cards, characters, spaces, Summoners, statuses and gear.

Made from a view alone. What somebody may want to know of a value is also where it comes from: the rulebook, a public
page, a reconstruction, or this project's own design.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.packs.sources import VALUES
from ludoteca.games.arena.shows.terms import (
    BANNERS,
    ICONS,
    POINTS,
    SIDES,
    SPACE,
    TIMINGS,
    TYPES,
    cards_in_sight,
    figure_name,
    gear_words,
    in_piles,
    status_words,
)
from ludoteca.games.arena.state.view_types import (
    AbilityView,
    ArenaView,
    CardView,
    CharacterView,
    FaceView,
    GearView,
    OfferedView,
    OwnAbility,
    PersonView,
    PlayerView,
    SpaceView,
    StatusView,
)
from ludoteca.kernel.phrases import CARDS, KNOCKED_OUT
from ludoteca.kernel.sources import source_lines
from ludoteca.kernel.texts import Phrase, capital, listed
from ludoteca.kernel.views import Words

SUMMONER: Final = Phrase("Evocatore {n} (squadra {side})", "Summoner {n} ({side} team)")
MARKS: Final = {
    "point": Phrase(
        "Casella dorata: chi comincia qui il proprio turno ottiene 1 Punto Vittoria.",
        "Golden space: whoever starts their turn here gains 1 Victory Point.",
    ),
    "star": Phrase(
        "Fila posteriore: qui torna nell'Arena chi è stato messo KO.",
        "Back row: here those who were KO'd return to the Arena.",
    ),
    "start": Phrase("Casella di partenza.", "Starting space."),
    "central": Phrase("Una delle due usate nel capitolo 1.", "One of the two used in chapter 1."),
}
OF_THE_TEAM: Final = Phrase("Lato della squadra {side}.", "Side of the {side} team.")
HERE: Final = Phrase("Qui c'è {name}.", "{name} is here.")
TIMED: Final = Phrase("{name} ({when}): {text}", "{name} ({when}): {text}")
TRIGGERED: Final = Phrase("Effetto Innescato", "Triggered Effect")
CONSTANT: Final = Phrase("Effetto Costante", "Constant Effect")
HELPFUL: Final = Phrase("favorevole", "helpful")
HARMFUL: Final = Phrase("dannoso", "harmful")


def things(view: ArenaView, lang: str) -> dict[str, list[str]]:
    """List for everything in sight its name, then what there is to say about it."""
    things: dict[str, list[str]] = {}
    for figure in view.characters:
        things[figure.key] = figure_lines(view, figure, lang)
        for ability in figure.abilities:
            things[f"ability:{ability.ability}"] = ability_lines(ability, lang)
        if view.upgrades:
            things[f"upgrade:{figure.figure}"] = upgrade_lines(view, figure, lang)
    for one in view.draft.pool:
        things[f"character:{one.character}"] = offered_lines(view, one, lang)
    for card in cards_in_sight(view):
        things[card.key] = card_lines(view, card, lang)
    for player in view.players:
        things[f"player:{player.seat}"] = player_lines(view, player, lang)
    for status in view.statuses:
        things[f"status:{status.id}"] = status_lines(view, status, lang)
    if view.upgrades:
        for gear in view.gears:
            things[f"gear:{gear.id}"] = gear_lines(view, gear, lang)
    for space in view.board.spaces:
        things[f"space:{space.id}"] = space_lines(view, space, lang)
    return things


# -- cards -------------------------------------------------------------------------------------------------------


def card_lines(view: ArenaView, card: CardView, lang: str) -> list[str]:
    """Say the name, what kind of card and whose, its words, where its values come from."""
    whose = figure_name(view, card.figure).say(lang)
    return [card.name.say(lang), f"{whose}: {card_facts(view, card, lang)}", *face_lines(card, lang)]


def card_facts(view: ArenaView, card: FaceView, lang: str) -> str:
    """Say the facts of a card, as in 'Azione, Attacco e Stato, Effetto Diretto, 2 carte nel mazzo, Guscio'."""
    facts = [listed([BANNERS[key].say(lang) for key in card.banner], lang)]
    if card.types:
        facts.append(listed([TYPES[key].say(lang) for key in card.types], lang))
    facts += [ICONS[key].say(lang) for key in card.icons]
    if view.upgrades:
        facts.append(view.gears[card.gear].name.say(lang))
    return ", ".join(facts) + "."


def face_lines(card: FaceView, lang: str) -> list[str]:
    copies = Phrase("{cards} nel mazzo del personaggio.", "{cards} in the character's deck.")
    lines = [paragraph.say(lang) for paragraph in card.text]
    lines.append(copies.fill(cards=CARDS.count(card.copies)).say(lang))
    return lines + source_lines(card.sources, VALUES, lang) + note_lines(card.note, lang)


# -- characters --------------------------------------------------------------------------------------------------


def figure_lines(view: ArenaView, figure: CharacterView, lang: str) -> list[str]:
    """Describe a character in play: how it is now, what it can do, what is printed on it."""
    where = KNOCKED_OUT
    if not figure.out:
        where = Phrase("in {id}", "on {id}").fill(id=figure.space_id)
        if figure.space < 0:
            where = Phrase("non ancora nell'Arena", "not in the Arena yet")
    now = Phrase(
        "Squadra {side}, {place}. Salute {health} di {full}, movimento {move}, attacco {attack}, gittata {range}.",
        "{side} team, {place}. Health {health} of {full}, move {move}, attack {attack}, range {range}.",
    ).fill(
        side=SIDES[figure.side],
        place=where,
        health=figure.health,
        full=figure.max_health,
        move=figure.move,
        attack=figure.attack,
        range=figure.range,
    )
    lines = [figure.name.say(lang), capital(now).say(lang)]
    for words, status in zip(status_words(figure, lang), figure.statuses, strict=True):
        lines.append(f"{words}: {status.text.say(lang)}")
    lines += [line for ability in figure.abilities for line in ability_in_lines(view, figure, ability, lang)]
    return lines + printed_lines(view, figure, lang)


def printed_lines(view: ArenaView, character: PersonView, lang: str) -> list[str]:
    """Say what does not change: the worth of a KO, and what is used in the preparation."""
    worth = Phrase("Il suo KO vale {points}.", "A KO is worth {points}.")
    facts = [worth.fill(points=POINTS.count(character.points)).say(lang)]
    if view.chapter > 1:
        facts.append(Phrase("Iniziativa {n}.", "Initiative {n}.").fill(n=character.initiative).say(lang))
    if view.chapter > 2:
        facts.append(Phrase("Carte in mano {n}.", "Hand size {n}.").fill(n=character.hand_size).say(lang))
    if view.upgrades:
        gear = ", ".join(gear_words(view, character.gears, lang))
        facts.append(Phrase("Nel suo mazzo: {gear}.", "In its deck: {gear}.").fill(gear=gear).say(lang))
    lines = [" ".join(facts)]
    if character.attribute_names:
        words = listed([name.say(lang) for name in character.attribute_names], lang)
        lines.append(Phrase("Attributi: {words}.", "Attributes: {words}.").fill(words=words).say(lang))
    return lines + source_lines(character.sources, VALUES, lang)


def ability_in_lines(view: ArenaView, character: PersonView, ability: AbilityView, lang: str) -> list[str]:
    """Describe an ability among the lines of its character."""
    line = ability_words(ability, lang)
    if ability.upgraded and not (isinstance(ability, OwnAbility) and ability.in_force):
        cost = ", ".join(gear_words(view, character.upgrade_cost, lang))
        line = Phrase("Miglioria, costo {cost}: ", "Upgrade, cost {cost}: ").fill(cost=cost).say(lang) + line
    return [line]


def ability_words(ability: AbilityView, lang: str) -> str:
    text = " ".join([paragraph.say(lang) for paragraph in ability.text])
    return TIMED.fill(name=ability.name.phrase, when=TIMINGS[ability.timing], text=text).say(lang)


def ability_lines(ability: OwnAbility, lang: str) -> list[str]:
    facts = [capital(TIMINGS[ability.timing]).say(lang), *[ICONS[key].say(lang) for key in ability.icons]]
    lines = [ability.name.say(lang), ", ".join(facts) + ".", *[paragraph.say(lang) for paragraph in ability.text]]
    if ability.used:
        lines.append(Phrase("Già usata in questo turno.", "Already used this turn.").say(lang))
    return lines + source_lines(ability.sources, VALUES, lang) + note_lines(ability.note, lang)


def upgrade_lines(view: ArenaView, figure: CharacterView, lang: str) -> list[str]:
    """Say what the upgrade costs and brings, and what gear its Summoner has."""
    name = Phrase("Miglioria: {name}", "Upgrade: {name}").fill(name=figure.short.phrase).say(lang)
    cost = ", ".join(gear_words(view, figure.upgrade_cost, lang))
    have = ", ".join(gear_words(view, view.players[figure.seat].gear, lang)) or "0"
    phrase = Phrase("Costo: {cost}. Negli scarti: {have}.", "Cost: {cost}. In the discard pile: {have}.")
    gained = [ability_words(ability, lang) for ability in figure.abilities if ability.upgraded]
    return [name, phrase.fill(cost=cost, have=have).say(lang), *gained]


def offered_lines(view: ArenaView, one: OfferedView, lang: str) -> list[str]:
    """Describe a character of the draft, with its deck."""
    phrase = Phrase("Salute {health}", "Health {health}")
    if view.chapter > 2:
        phrase = Phrase(
            "Salute {health}, movimento {move}, attacco {attack}", "Health {health}, move {move}, attack {attack}"
        )
    facts = phrase.fill(health=one.health, move=one.move, attack=one.attack).say(lang)
    lines = [one.name.say(lang), f"{facts}."]
    lines += [line for ability in one.abilities for line in ability_in_lines(view, one, ability, lang)]
    for card in one.cards:
        text = " ".join([paragraph.say(lang) for paragraph in card.text])
        lines.append(f"{card.copies} × {card.name.say(lang)} ({card_facts(view, card, lang)[:-1]}): {text}")
    return lines + printed_lines(view, one, lang)


# -- the rest of the table ---------------------------------------------------------------------------------------


def player_lines(view: ArenaView, player: PlayerView, lang: str) -> list[str]:
    name = SUMMONER.fill(n=player.seat + 1, side=SIDES[player.side]).say(lang)
    counts = Phrase(
        "In mano {hand} di {limit}, nel mazzo {deck}, negli scarti {discard}, in esilio {exile}.",
        "In hand {hand} of {limit}, in the deck {deck}, in the discard pile {discard}, exiled {exile}.",
    )
    lines = [name, in_piles(player, counts).say(lang)]
    if player.figures and all(view.figures[figure].character >= 0 for figure in player.figures):
        names = listed([figure_name(view, figure).say(lang) for figure in player.figures], lang)
        lines.append(Phrase("Personaggi: {names}.", "Characters: {names}.").fill(names=names).say(lang))
    if view.upgrades and any(player.gear):
        gear = ", ".join(gear_words(view, player.gear, lang))
        lines.append(Phrase("Equipaggiamento: {gear}.", "Gear: {gear}.").fill(gear=gear).say(lang))
    return lines


def space_lines(view: ArenaView, space: SpaceView, lang: str) -> list[str]:
    lines = [SPACE.fill(id=space.id).say(lang)]
    lines += [MARKS[flag].say(lang) for flag in space.flags]
    if space.side >= 0 and not space.is_golden:
        lines.append(OF_THE_TEAM.fill(side=SIDES[space.side]).say(lang))
    if space.figure >= 0:
        return [*lines, HERE.fill(name=figure_name(view, space.figure)).say(lang)]
    return [*lines, Phrase("È libera.", "It is free.").say(lang)]


def status_lines(view: ArenaView, status: StatusView, lang: str) -> list[str]:
    kind = TRIGGERED if status.triggered else CONSTANT
    facts = f"{kind.say(lang)}, {(HELPFUL if status.helpful else HARMFUL).say(lang)}."
    lines = [status.name.say(lang), facts, status.text.say(lang)]
    bearers = []
    for figure in view.characters:
        for one in figure.statuses:
            if one.status == status.status:
                bearers.append(f"{figure_name(view, figure.figure).say(lang)} {one.counters}")
    if bearers:
        lines.append(Phrase("Ce l'hanno: {names}.", "On: {names}.").fill(names=", ".join(bearers)).say(lang))
    return lines + source_lines(status.sources, VALUES, lang)


def gear_lines(view: ArenaView, gear: GearView, lang: str) -> list[str]:
    """Say how many of it each Summoner has collected."""
    counts = [
        f"{SUMMONER.fill(n=player.seat + 1, side=SIDES[player.side]).say(lang)} {player.gear[gear.gear]}"
        for player in view.players
    ]
    phrase = Phrase("Negli scarti: {counts}.", "In the discard piles: {counts}.")
    return [gear.name.say(lang), phrase.fill(counts=", ".join(counts)).say(lang)]


def note_lines(note: Words, lang: str) -> list[str]:
    """Say what a box has to say about something of its own, if anything."""
    return [note.say(lang)] if note.say(lang) else []
