"""A position in words, a line each: for screen readers and plain terminals.

Who cannot see the board is told where everybody stands, how far the others are from the active character, and where
it can go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.arena.shows import terms
from ludoteca.games.arena.state.view_types import ArenaView, CardView, CharacterView, PlayerView
from ludoteca.kernel.phrases import CARDS, KNOCKED_OUT, LAST_ROUND, MATCH_OVER, both, commas, times
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, capital, seat_name
from ludoteca.kernel.views import viewer_last

PHASE_NAMES: Final = {**terms.BANNERS, "skill": Phrase("Abilità", "Skill")}
PLACES: Final = Noun("posto", "posti", "m", "place")


def describe(view: ArenaView, lang: str) -> list[str]:
    """Describe the whole table: where the match is, Arena, characters in turn order, Summoners, the viewer last."""
    lines = heading(view)
    if view.phase == "draft":
        lines += draft(view)
    if view.phase == "order":
        lines += orders(view)
    if view.track:
        lines += [golden_spaces(view)]
    lines += [figure_line(view, figure) for figure in figures_in_order(view)]
    if view.phase in ("starting", "main") and view.active >= 0:
        lines += chances(view)
    if view.phase not in ("draft", "order", "placing"):
        for player in viewer_last(view.players, view.seat):
            lines += player_lines(view, player)
    if view.resolving:
        names = [card.name.phrase for card in view.resolving]
        lines.append(Phrase("Si sta risolvendo: {names}.", "Being resolved: {names}.").fill(names=both(names)))
    return [capital(line).say(lang) for line in lines]


# -- where the match is ------------------------------------------------------------------------------------------


def heading(view: ArenaView) -> list[Phrase]:
    phase = terms.PHASES[view.phase]
    if view.phase in terms.BEFORE_PLAY:
        return [Phrase("Preparazione: {phase}.", "Setup: {phase}.").fill(phase=phase)]
    lines = [MATCH_OVER]
    if view.phase != "over":
        name = terms.figure_name(view, view.active)
        line = Phrase("Round {round}, {phase}: tocca {to_a} ({who}).", "Round {round}, {phase}: {a} is up ({who}).")
        who = seat_name(view.active_seat)
        lines = [line.fill(round=view.round, phase=phase, a=name, to_a=terms.after("a", name), who=who)]
    blue, red = view.points
    line = Phrase("Punti Vittoria: {a} per {blue}, {b} per {red}.", "Victory Points: {a} for {blue}, {b} for {red}.")
    lines.append(line.fill(a=blue, b=red, blue=terms.side_name(view, 0), red=terms.side_name(view, 1)))
    if view.phase == "over":
        return lines
    lines.append(goal(view))
    if view.phase == "main":
        lines.append(open_phases(view))
    return lines


def goal(view: ArenaView) -> Phrase:
    """Say when the match ends."""
    if view.extra_rounds:
        line = Phrase("Round supplementare {n}, per la parità.", "Extra round {n}, because of the tie.")
        return line.fill(n=view.extra_rounds)
    if view.ending:
        return LAST_ROUND
    line = Phrase("A {n} il round in corso diventa l'ultimo.", "At {n} the round under way becomes the last.")
    return line.fill(n=view.goal)


def open_phases(view: ArenaView) -> Phrase:
    names = [name for key, name in PHASE_NAMES.items() if view.phases.of(key) == "open"]
    if not names:
        return Phrase("Nessuna fase è ancora aperta.", "No phase is open any more.")
    return Phrase("Fasi ancora aperte: {names}.", "Phases still open: {names}.").fill(names=both(names))


def draft(view: ArenaView) -> list[Phrase]:
    draft = view.draft
    lines = []
    if draft.picker >= 0:
        order = ", ".join([seat_name(seat) for seat in draft.order])
        line = Phrase("Sceglie {who}. Ordine delle scelte: {order}.", "{who} picks. Order of picks: {order}.")
        lines.append(line.fill(who=seat_name(draft.picker), order=order))
    for player in view.players:
        names = [terms.figure_name(view, figure) for figure in player.figures if view.figures[figure].character >= 0]
        team = both(names) if names else Phrase("ancora nessuno", "nobody yet")
        line = Phrase("Squadra di {who}: {names}.", "{who}'s team: {names}.")
        lines.append(line.fill(who=seat_name(player.seat), names=team))
    for one in draft.pool:
        if one.character in draft.free:
            lines.append(
                Phrase(
                    "Disponibile: {name}, Salute {health}, vale {points}, iniziativa {initiative}.",
                    "Available: {name}, Health {health}, worth {points}, initiative {initiative}.",
                ).fill(
                    name=one.name.phrase,
                    health=one.health,
                    points=terms.POINTS.count(one.points),
                    initiative=one.initiative,
                )
            )
    return lines


def orders(view: ArenaView) -> list[Phrase]:
    lines = []
    for player in view.players:
        who = seat_name(player.seat)
        if player.order:
            names = commas([terms.figure_name(view, figure) for figure in player.order])
            line = Phrase("Ordine scelto finora da {who}: {names}.", "Order chosen so far by {who}: {names}.")
            lines.append(line.fill(who=who, names=names))
        else:
            line = Phrase("{who} ha deciso {n} del proprio ordine.", "{who} has settled {n} of the order.")
            lines.append(line.fill(who=who, n=PLACES.count(player.order_chosen)))
    return lines


# -- the Arena ---------------------------------------------------------------------------------------------------


def golden_spaces(view: ArenaView) -> Phrase:
    spaces = []
    for space in view.board.spaces:
        if space.is_golden:
            if space.figure < 0:
                spaces.append(Phrase("{id} libera", "{id} free").fill(id=space.id))
            else:
                name = terms.figure_name(view, space.figure)
                spaces.append(Phrase("{id} con {name}", "{id} with {name}").fill(id=space.id, name=name))
    return Phrase("Caselle dorate: {spaces}.", "Golden spaces: {spaces}.").fill(spaces=commas(spaces))


def figures_in_order(view: ArenaView) -> list[int]:
    """List the figures in turn order once there is one; before, those that are picked."""
    if view.track:
        return list(view.track)
    if view.phase == "draft":
        return []
    return [figure.figure for figure in view.figures if figure.character >= 0]


def figure_line(view: ArenaView, figure: int) -> Phrase:
    """Say everything about a character that changes, and how far the active one is from it."""
    shown = view.character(figure)
    parts = [place_of(view, shown)]
    parts.append(Phrase("Salute {n} di {full}", "Health {n} of {full}").fill(n=shown.health, full=shown.max_health))
    parts += terms.status_phrases(shown)
    parts.append(
        Phrase("movimento {move}, attacco {attack}", "move {move}, attack {attack}").fill(
            move=shown.move, attack=shown.attack
        )
    )
    if shown.range > 1:
        parts.append(Phrase("gittata d'attacco {n}", "attack range {n}").fill(n=shown.range))
    if shown.upgraded:
        parts.append(Phrase("con la miglioria", "upgraded"))
    parts.append(Phrase("vale {points}", "worth {points}").fill(points=terms.POINTS.count(shown.points)))
    active = view.active
    if (
        view.phase != "over"
        and active >= 0
        and active != figure
        and shown.space >= 0
        and view.figures[active].space >= 0
    ):
        far = terms.distance(view, view.figures[active].space, shown.space)
        parts.append(
            Phrase("a gittata {n} {from_a}", "at range {n} from {from_a}").fill(
                n=far, from_a=terms.after("da", terms.figure_name(view, active))
            )
        )
    name = shown.name.phrase
    position = view.track.index(figure) + 1 if figure in view.track else 0
    number = Phrase(f"{position}. ", f"{position}. ") if position else EMPTY
    whose = Phrase(" (squadra {side}, {who})", " ({side} team, {who})")
    return (
        number
        + name
        + whose.fill(side=terms.SIDES[shown.side], who=seat_name(shown.seat))
        + Phrase(": {parts}.", ": {parts}.").fill(parts=commas(parts))
    )


def place_of(view: ArenaView, shown: CharacterView) -> Phrase:
    if shown.knocked or shown.out:
        return KNOCKED_OUT
    if shown.space < 0:
        return Phrase("non ancora nell'Arena", "not in the Arena yet")
    phrase = Phrase("in {id}", "on {id}").fill(id=shown.space_id)
    if view.board.spaces[shown.space].is_golden:
        phrase = phrase + Phrase(" (casella dorata)", " (golden space)")
    return phrase


def chances(view: ArenaView) -> list[Phrase]:
    """Say what the active character's standard move and attack reach, while those phases are open."""
    active = view.character(view.active)
    name = terms.figure_name(view, view.active)
    lines = []
    if view.phases.movement == "open" and active.reach:
        ids = [terms.space_name(view, space) for space in sorted(active.reach) if space != active.space]
        if ids:
            line = Phrase(
                "Con il movimento standard {name} arriva in: {ids}.", "The standard move takes {name} to: {ids}."
            )
            lines.append(line.fill(name=name, ids=", ".join(ids)))
    if view.phases.action == "open" and active.strikes:
        names = both([struck(view, figure, active.side) for figure in active.strikes])
        line = Phrase("L'attacco standard {of_name} raggiunge {names}.", "{name}'s standard attack reaches {names}.")
        lines.append(line.fill(name=name, of_name=terms.after("di", name), names=names))
    return lines


def struck(view: ArenaView, figure: int, side: int) -> Phrase:
    """Name somebody whom an attack reaches; that they are an ally is said."""
    name = terms.figure_name(view, figure)
    return name + Phrase(" (della stessa squadra)", " (an ally)") if view.figures[figure].side == side else name


# -- Summoners ---------------------------------------------------------------------------------------------------


def player_lines(view: ArenaView, player: PlayerView) -> list[Phrase]:
    line = Phrase(
        "{who} (squadra {side}): {hand} in mano (limite {limit}), {deck} nel mazzo, {discard} negli scarti",
        "{who} ({side} team): {hand} in hand (limit {limit}), {deck} in the deck, {discard} in the discard pile",
    ).fill(
        who=seat_name(player.seat),
        side=terms.SIDES[player.side],
        hand=CARDS.count(player.hand_size),
        limit=player.hand_limit,
        deck=CARDS.count(player.deck_size),
        discard=CARDS.count(len(player.discard)),
    )
    if player.exile:
        line = line + Phrase(", {n} in esilio", ", {n} exiled").fill(n=CARDS.count(len(player.exile)))
    lines = [line + Phrase(".", ".")]
    if player.hand:
        whole = len(player.hand) == player.hand_size
        line = Phrase("In mano: {cards}.", "In hand: {cards}.")
        if not whole:
            line = Phrase("Carte note della mano: {cards}.", "Known cards in hand: {cards}.")
        lines.append(line.fill(cards=commas(held_cards(view, player.hand))))
    if player.deck_known:
        places = [
            Phrase("{n}ª {name}", "{n}: {name}").fill(n=card.place + 1, name=card.name.phrase)
            for card in player.deck_known
        ]
        line = Phrase("Carte note del mazzo, dalla cima: {cards}.", "Known cards of the deck, from the top: {cards}.")
        lines.append(line.fill(cards=commas(places)))
    if view.upgrades and any(player.gear):
        gear = commas(terms.gear_phrases(view, player.gear))
        lines.append(Phrase("Equipaggiamento: {gear}.", "Gear: {gear}.").fill(gear=gear))
    return lines


def held_cards(view: ArenaView, hand: Sequence[CardView]) -> list[Phrase]:
    """List the cards of a hand, equal ones together."""
    return [held(view, card) + times(count) for card, count in terms.grouped(hand)]


def held(view: ArenaView, card: CardView) -> Phrase:
    """Describe a card in hand: its name, whose it is and in which phase it is played."""
    banner = commas([terms.BANNERS[key] for key in card.banner], "/")
    return Phrase("{name} ({whose}, {banner})", "{name} ({whose}, {banner})").fill(
        name=card.name.phrase, whose=terms.figure_name(view, card.figure), banner=banner
    )
