"""What each seat may know of a match, by allow-list; and the other worlds that would look the same to it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from ludoteca.games.arena.acts.preparing import may_have
from ludoteca.games.arena.flow.attacking import STANDARD_DAMAGE, attack_targets, standard_damage, standard_range
from ludoteca.games.arena.flow.knockouts import dealt
from ludoteca.games.arena.flow.moving import STANDARD_STEPS, standard_steps, standard_through, walked
from ludoteca.games.arena.flow.upgrades import can_upgrade, gear_of, skill_phase_open, within_skill_phase
from ludoteca.games.arena.state.board import FLAGS, Board
from ludoteca.games.arena.state.cards import (
    BANNERS,
    ICONS,
    IMMOBILE,
    TYPES,
    Ability,
    Card,
    Character,
    Content,
    names_of,
)
from ludoteca.games.arena.state.match import (
    DECK,
    DRAFTING,
    MAIN,
    ORDERING,
    RESOLVING,
    ArenaMatch,
)
from ludoteca.games.arena.state.view_types import (
    AbilityView,
    ArenaView,
    BoardView,
    BorneStatus,
    CardView,
    CharacterView,
    DeckCard,
    DraftView,
    FaceView,
    FigureView,
    GearView,
    HeldCard,
    OfferedView,
    OwnAbility,
    PhasesView,
    PlayerView,
    SpaceView,
    StatusView,
    UnpickedFigure,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.views import Sources, named, outcome_of, words_of

PHASES: Final = ("draft", "order", "placing", "hands", "starting", "main", "end")
USES: Final = ("open", "used", "given_up")
TIMINGS: Final = ("skill", "end", "trigger", "constant")
REDRAWN: Final = (False, True, None)
TRIES: Final = 12
"""How often other cards are dealt before cards that somebody can answer with are looked for."""
OF_THE_RULES: Final = {"standard_move": "rulebook", "standard_attack": "rulebook"}
"""Before ability cards are used these values are the same for all."""
A_CHOICE: Final = 2
"""Whoever is asked for a card has at least so many: the only one would have been taken without asking."""
Spot = tuple[list[int], int]
"""A pile and a place in it."""
Place = tuple[int, int, int, int, int, str]
"""A figure: its number, its character, Summoner and side, and the space where it stands, with its id."""


def view_of(m: ArenaMatch, seat: int | None) -> ArenaView:
    """Show the table as `seat` sees it: everything but hands, decks and orders that are still secret."""
    return ArenaView(
        seat=seat,
        mode=m.mode,
        chapter=m.chapter,
        upgrades=m.upgrades_on,
        round=m.round,
        turn=m.turn,
        phase="over" if m.result is not None else PHASES[m.phase],
        active=m.active,
        active_seat=m.active_seat,
        goal=m.goal,
        ending=bool(m.ending),
        extra_rounds=m.extra_rounds,
        points=tuple(m.points),
        board=shown_board(m.content.board, tuple(m.occupant)),
        sides=tuple(m.side_of),
        track=tuple(m.track),
        figures=tuple([figure_view(m, figure) for figure in range(m.figures)]),
        players=tuple([player_view(m, player, seat) for player in range(m.seats)]),
        phases=phases_view(m),
        draft=draft_view(m),
        gears=gear_views(m),
        statuses=status_views(m),
        resolving=tuple([card_view(m, card) for card in range(len(m.zone)) if m.zone[card] == RESOLVING]),
        outcome=outcome_of(m.result),
    )


def view_beside(m: ArenaMatch, seat: int | None, another: ArenaView) -> ArenaView:
    """Show it where somebody else sees `another`: hands, decks and secret orders are shown to each alone."""
    return replace(another, seat=seat, players=tuple([player_beside(m, player, seat) for player in another.players]))


def gear_views(m: ArenaMatch) -> tuple[GearView, ...]:
    return shown_gears(m.content)


@kept(1000)
def shown_gears(content: Content) -> tuple[GearView, ...]:
    return tuple([GearView(n, gear.id, words_of(gear.name)) for n, gear in enumerate(content.gears)])


def status_views(m: ArenaMatch) -> tuple[StatusView, ...]:
    return shown_statuses(m.content, m.mode)


@kept(8000)
def shown_statuses(content: Content, mode: str) -> tuple[StatusView, ...]:
    return tuple([StatusView(**status_face(content, status, mode)) for status in range(len(content.statuses))])


def knows(m: ArenaMatch, viewer: int | None, card: int) -> bool:
    """Tell whether the viewer knows it; spectators know what every seat knows."""
    return m.known[card] == m.everyone if viewer is None else bool(m.known[card] >> viewer & 1)


# -- the Arena ---------------------------------------------------------------------------------------------------


def space_view(m: ArenaMatch, number: int) -> SpaceView:
    return space_with(m.content.board, number, m.occupant[number])


@kept(1500)
def shown_board(board: Board, occupant: tuple[int, ...]) -> BoardView:
    return BoardView(tuple([space_with(board, number, figure) for number, figure in enumerate(occupant)]))


@kept(500)
def space_with(board: Board, number: int, figure: int) -> SpaceView:
    """Show a space with somebody on it, or nobody."""
    space = board.spaces[number]
    return SpaceView(
        space=number,
        id=space.id,
        q=space.q,
        r=space.r,
        row=board.rows[number],
        col=board.columns[number],
        flags=tuple([name for name, flag in FLAGS.items() if space.flags & flag]),
        side=space.side,
        neighbours=tuple(board.neighbours[number]),
        figure=figure,
    )


# -- characters --------------------------------------------------------------------------------------------------


def figure_view(m: ArenaMatch, figure: int) -> FigureView:
    space = m.space[figure]
    space_id = m.content.board.spaces[space].id if space >= 0 else ""
    place = (figure, m.character[figure], m.summoner[figure], m.side[figure], space, space_id)
    if m.character[figure] < 0:
        return UnpickedFigure(**at_place(place))
    person = m.person(figure)
    stands = m.stands(figure)
    strikes = struck(m, figure) if stands else []
    damage = standard_damage(m, figure)
    steps = standard_steps(m, figure)
    return shown_character(
        m.content,
        person,
        m.skills,
        place,
        (m.health[figure], steps, damage, standard_range(m, figure)),
        (bool(m.out[figure]), bool(m.knocked[figure]), bool(m.upgraded[figure])),
        tuple([borne_status(m, status, n) for status, n in enumerate(m.counters_on(figure)) if n]),
        tuple([own_ability(m, figure, index, ability) for index, ability in enumerate(abilities_used(m, person))]),
        spaces_reached(m, figure, steps, standard_through(m, figure)) if stands else (),
        tuple(strikes),
        tuple([dealt(m, other, damage, figure) for other in strikes]),
    )


def at_place(place: Place) -> dict[str, Any]:
    """Return the fields that every figure has."""
    figure, character, seat, side, space, space_id = place
    return {
        "figure": figure,
        "character": character,
        "seat": seat,
        "side": side,
        "space": space,
        "space_id": space_id,
    }


@kept(2000, most=512)
def shown_character(
    content: Content,
    person: Character,
    skills: bool,
    place: Place,
    values: tuple[int, ...],
    state: tuple[bool, ...],
    statuses: tuple[BorneStatus, ...],
    abilities: tuple[OwnAbility, ...],
    reach: tuple[int, ...],
    strikes: tuple[int, ...],
    blows: tuple[int, ...],
) -> CharacterView:
    """Show a character; one about whom nothing has changed is one and the same."""
    health, move, attack, attack_range = values
    out, knocked, upgraded = state
    now = {"health": health, "move": move, "attack": attack, "range": attack_range}
    return CharacterView(
        **{**person_face(content, person, skills), **at_place(place), **now},
        out=out,
        knocked=knocked,
        max_health=person.health,
        upgraded=upgraded,
        statuses=statuses,
        abilities=abilities,
        reach=reach,
        strikes=strikes,
        blows=blows,
    )


def borne_status(m: ArenaMatch, status: int, counters: int) -> BorneStatus:
    return shown_borne(m.content, status, m.mode, counters)


@kept(300)
def shown_borne(content: Content, status: int, mode: str, counters: int) -> BorneStatus:
    return BorneStatus(**status_face(content, status, mode), counters=counters)


def abilities_used(m: ArenaMatch, person: Character) -> list[Ability]:
    """List the abilities that this way of playing has, the upgraded one last."""
    return [*person.abilities, person.upgrade] if m.upgrades_on else person.abilities if m.skills else []


def own_ability(m: ArenaMatch, figure: int, index: int, ability: Ability) -> OwnAbility:
    is_upgrade = ability is m.person(figure).upgrade
    return shown_ability(
        ability,
        f"{figure}/{index}",
        is_upgrade,
        bool(m.upgraded[figure]) or not is_upgrade,
        figure == m.active and bool(m.used >> index & 1),
        own_reach(m, figure, ability.steps, ability.through),
    )


@kept(300)
def shown_ability(
    ability: Ability, key: str, is_upgrade: bool, in_force: bool, used: bool, reach: tuple[int, ...]
) -> OwnAbility:
    return OwnAbility(
        **ability_face(ability), ability=key, upgraded=is_upgrade, in_force=in_force, used=used, reach=reach
    )


def struck(m: ArenaMatch, figure: int) -> list[int]:
    """List the characters that a standard attack could choose: within its range, minding Taunt and Stealthy."""
    seat = m.summoner[figure]
    return attack_targets(m, seat, figure, len(m.hand[seat]))


def own_reach(m: ArenaMatch, figure: int, steps: int, through: int) -> tuple[int, ...]:
    """List where a text that moves its own character so far could take it, besides staying."""
    return spaces_reached(m, figure, steps, through)[1:] if steps and m.stands(figure) else ()


def spaces_reached(m: ArenaMatch, figure: int, steps: int, through: int) -> tuple[int, ...]:
    """List where a move may end, the figure's own space first."""
    if steps <= 0 or m.traits[figure] & IMMOBILE:
        return (m.space[figure],)
    return shown_reach(m.content.board, tuple(m.occupant), tuple(m.side), figure, steps, through)


@kept(1500, most=1024)
def shown_reach(
    board: Board, occupant: tuple[int, ...], side: tuple[int, ...], figure: int, steps: int, through: int
) -> tuple[int, ...]:
    """Walk once for all cards and abilities that go as far, and for as long as everybody stays where they are."""
    return tuple(walked(board, list(occupant), list(side), figure, occupant.index(figure), steps, through))


# -- what is printed: made once for each thing, and kept with it ---------------------------------------------------


def person_face(content: Content, person: Character, skills: bool) -> dict[str, Any]:
    if not person.face:
        person.face = {
            **named(person),
            "short": words_of(person.short),
            "film": words_of(person.film),
            "theme": words_of(person.theme),
            "health": person.health,
            "points": person.points,
            "initiative": person.initiative,
            "hand_size": person.hand_size,
            "move": person.standard_move,
            "attack": person.standard_attack,
            "attributes": tuple(person.attributes),
            "attribute_names": tuple([words_of(content.attributes[attribute]) for attribute in person.attributes]),
            "gears": tuple(person.gears),
            "upgrade_cost": tuple(person.upgrade_cost),
        }
    if skills:
        return person.face
    return {
        **person.face,
        "move": STANDARD_STEPS,
        "attack": STANDARD_DAMAGE,
        "sources": Sources({**person.sources, **OF_THE_RULES}),
    }


def ability_face(ability: Ability) -> dict[str, Any]:
    if not ability.face:
        ability.face = {
            **named(ability),
            "text": tuple([words_of(paragraph) for paragraph in ability.text]),
            "timing": TIMINGS[ability.timing],
            "icons": tuple(names_of(ability.icons, ICONS)),
            "range": ability.range,
            "steps": ability.steps,
            "note": words_of(ability.note),
        }
    return ability.face


def status_face(content: Content, status: int, mode: str) -> dict[str, Any]:
    face = content.statuses[status]
    return {
        "status": status,
        **named(face),
        "text": words_of(face.text),
        "helpful": face.helpful,
        "triggered": face.triggered,
        "expected": not face.chapters or mode in face.chapters,
    }


def card_face(card: Card) -> dict[str, Any]:
    if not card.face:
        card.face = {
            **named(card),
            "number": card.number,
            "character": card.character,
            "banner": tuple(names_of(card.banner, BANNERS)),
            "types": tuple(names_of(card.types, TYPES)),
            "icons": tuple(names_of(card.icons, ICONS)),
            "range": card.range,
            "steps": card.steps,
            "harm": card.harm,
            "cure": card.cure,
            "gear": card.gear,
            "copies": card.copies,
            "text": tuple([words_of(paragraph) for paragraph in card.text]),
            "note": words_of(card.note),
        }
    return card.face


# -- cards -------------------------------------------------------------------------------------------------------


def card_view(m: ArenaMatch, card: int) -> CardView:
    return shown_card(m.printed(card), card, m.owner(card))


@kept(500)
def shown_card(printed: Card, card: int, owner: int) -> CardView:
    return CardView(**card_face(printed), card=card, figure=card // DECK, owner=owner)


def held_view(m: ArenaMatch, card: int) -> HeldCard:
    face = m.printed(card)
    reached = own_reach(m, card // DECK, face.steps, face.through) if face.steps else ()
    return shown_held(face, card, m.owner(card), reached)


@kept(1000, most=1024)
def shown_held(printed: Card, card: int, owner: int, reach: tuple[int, ...]) -> HeldCard:
    return HeldCard(**card_face(printed), card=card, figure=card // DECK, owner=owner, reach=reach)


def deck_view(m: ArenaMatch, card: int, position: int) -> DeckCard:
    return shown_in_deck(m.printed(card), card, m.owner(card), position)


@kept(500)
def shown_in_deck(printed: Card, card: int, owner: int, position: int) -> DeckCard:
    return DeckCard(**card_face(printed), card=card, figure=card // DECK, owner=owner, place=position)


def player_view(m: ArenaMatch, player: int, viewer: int | None) -> PlayerView:
    picked = all([m.character[figure] >= 0 for figure in m.figures_of(player)])
    return PlayerView(
        seat=player,
        side=m.side_of[player],
        partner=m.partner(player),
        figures=tuple(m.figures_of(player)),
        hand=hand_seen(m, player, viewer),
        hand_size=len(m.hand[player]),
        hand_limit=m.hand_limit(player) if picked else 0,
        deck_size=len(m.deck[player]),
        deck_known=deck_seen(m, player, viewer),
        discard=tuple([card_view(m, card) for card in m.discard[player]]),
        exile=tuple([card_view(m, card) for card in m.exile[player]]),
        gear=tuple(gear_of(m, player) if m.upgrades_on else [0] * len(m.content.gears)),
        order=order_seen(m, player, viewer),
        order_chosen=len(m.order[player]),
        redrawn=REDRAWN[m.redrawn[player]],
    )


def player_beside(m: ArenaMatch, player: PlayerView, viewer: int | None) -> PlayerView:
    """Show a Summoner whom somebody else sees so."""
    return replace(
        player,
        hand=hand_seen(m, player.seat, viewer),
        deck_known=deck_seen(m, player.seat, viewer),
        order=order_seen(m, player.seat, viewer),
    )


def hand_seen(m: ArenaMatch, player: int, viewer: int | None) -> tuple[HeldCard, ...]:
    return tuple([held_view(m, card) for card in m.hand[player] if knows(m, viewer, card)])


def deck_seen(m: ArenaMatch, player: int, viewer: int | None) -> tuple[DeckCard, ...]:
    """Show the cards of a deck that the viewer knows, the topmost first."""
    deck = m.deck[player]
    return tuple(
        [deck_view(m, card, position) for position, card in enumerate(reversed(deck)) if knows(m, viewer, card)]
    )


def order_seen(m: ArenaMatch, player: int, viewer: int | None) -> tuple[int, ...]:
    """Show the order of turn that a Summoner has chosen: until all have, to the own side alone."""
    may_see = m.phase > ORDERING or (viewer is not None and m.team_mask(viewer) >> player & 1)
    return tuple(m.order[player]) if may_see else ()


# -- how far it is -----------------------------------------------------------------------------------------------


def phases_view(m: ArenaMatch) -> PhasesView:
    return PhasesView(USES[m.moved], USES[m.acted], skill_use(m), upgrade_open(m))


def skill_use(m: ArenaMatch) -> str:
    """Say what has become of the Skill Phase."""
    is_open = skill_phase_open(m) if m.phase == MAIN else not m.skills_closed
    return "none" if not m.skills else "open" if is_open else "closed"


def upgrade_open(m: ArenaMatch) -> bool:
    """Tell whether the active character can be upgraded now."""
    may = m.phase == MAIN and m.upgrades_on and not m.upgraded[m.active]
    return may and not within_skill_phase(m) and can_upgrade(m, m.active_seat)


def draft_view(m: ArenaMatch) -> DraftView:
    picking = m.phase == DRAFTING and m.drafted < len(m.pick_order)
    return DraftView(
        picker=m.pick_order[m.drafted] if picking else -1,
        order=tuple(m.pick_order),
        made=m.drafted,
        free=tuple(may_have(m, m.pick_order[m.drafted])) if picking else (),
        pool=tuple([offered_view(m, character) for character in m.content.offered]) if picking else (),
    )


def offered_view(m: ArenaMatch, character: int) -> OfferedView:
    """Show a character with everything that a draft should weigh (SA-18.14)."""
    person = m.content.characters[character]
    faces: list[int] = []
    for face in person.deck:
        if face not in faces:
            faces.append(face)
    return OfferedView(
        **person_face(m.content, person, m.skills),
        character=character,
        abilities=tuple(
            [
                AbilityView(**ability_face(ability), upgraded=ability is person.upgrade)
                for ability in abilities_used(m, person)
            ]
        ),
        cards=tuple([FaceView(**card_face(m.content.cards[face])) for face in faces]),
        taken=tuple([m.summoner[figure] for figure in range(m.figures) if m.character[figure] == character]),
    )


# -- other worlds ------------------------------------------------------------------------------------------------


def shuffle_secrets(m: ArenaMatch, seat: int, rng: Random) -> None:
    """Deal anew, at random, all cards that `seat` does not know, and choose other secret orders for the other side.

    Somebody who is asked for a card has one, by version 1 of the rules a choice of them: a deal in which they would not
    be asked is no possible world. How many they have is nobody else's business (SA-A.59).
    """
    needed = 1 if m.hides_choices else A_CHOICE
    for player in range(m.seats):
        if m.phase == ORDERING and not m.team_mask(seat) >> player & 1:
            order = m.figures_of(player)
            rng.shuffle(order)
            m.order[player] = order[: len(m.order[player])]
    frame = m.stack[-1]
    node = m.programme[frame.node]
    asked: list[tuple[int, int]] = []
    if not node.starts_chain:
        for other in range(m.seats):
            if frame.waits >> other & 1 and other != seat:
                asked.append((other, min(needed, len(node.options(m, frame, other)))))
    for _ in range(TRIES):
        for player in range(m.seats):
            deal_anew(m, hidden_places(m, player, seat), rng)
        if all([len(node.options(m, frame, other)) >= due for other, due in asked]):
            return
    for other, due in asked:
        places = hidden_places(m, other, seat)
        rng.shuffle(places)
        for one in places:
            for two in places:
                held = len(node.options(m, frame, other))
                if held >= due:
                    break
                swap_places(m, one, two)
                if len(node.options(m, frame, other)) <= held:
                    swap_places(m, one, two)


def hidden_places(m: ArenaMatch, player: int, seat: int) -> list[Spot]:
    """List where `player` has cards that `seat` does not know."""
    return [
        (pile, index)
        for pile in (m.hand[player], m.deck[player])
        for index, card in enumerate(pile)
        if not m.known[card] >> seat & 1
    ]


def deal_anew(m: ArenaMatch, places: list[Spot], rng: Random) -> None:
    """Deal the cards to these places, any to any."""
    for last in range(len(places) - 1, 0, -1):
        swap_places(m, places[last], places[int(rng.random() * (last + 1))])


def swap_places(m: ArenaMatch, one: Spot, two: Spot) -> None:
    """Swap two cards; what is known of one goes with its place. No unfinished business holds a hidden card."""
    first, second = one[0][one[1]], two[0][two[1]]
    one[0][one[1]], two[0][two[1]] = second, first
    m.known[first], m.known[second] = m.known[second], m.known[first]
    m.zone[first], m.zone[second] = m.zone[second], m.zone[first]
