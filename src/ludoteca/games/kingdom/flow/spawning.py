"""Phase 1: fallen heroes regenerate, and every open pile sends its next card onto the path."""

from __future__ import annotations

from ludoteca.games.kingdom.flow.displacing import make_room
from ludoteca.games.kingdom.flow.escaping import escape
from ludoteca.games.kingdom.flow.registers import arrives_at, face_arriving, let_arrive, next_pile, pile_at
from ludoteca.games.kingdom.state.cards import (
    BOSS_TOKEN,
    MOST_WAVES,
    PORTAL_TOKEN,
    TOKEN_FACES,
    TRAIL_TOKEN,
    TRAILBLAZER,
    WAVE_TOKEN,
    token_kind,
    token_number,
)
from ludoteca.games.kingdom.state.match import JUST_BACK, NEVER, SPAWNING, KingdomMatch
from ludoteca.kernel.frames import DONE, GO, Frame, Node
from ludoteca.kernel.masks import bits_of

NO_CARD = -1


class Spawn(Node):
    """The piles in the order of their numbers, a card each.

    Rules: KR-1.12, KR-4.01, KR-4.02, KR-4.06, KR-4.09, KR-4.10, KR-20.23, KR-A07, KR-A11.
    """

    is_flow = True

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        pile = pile_at(frame)
        if face_arriving(frame) != NO_CARD:
            if make_room(m, arrives_at(frame)):
                return GO
            arrive(m, face_arriving(frame), arrives_at(frame), pile)
            next_pile(frame)
            return GO
        if pile >= len(m.piles):
            return DONE
        if m.round < m.open_from[pile] or m.drawn[pile] >= len(m.piles[pile]):
            next_pile(frame)
            return GO
        token = m.piles[pile][m.drawn[pile]]
        m.drawn[pile] += 1
        face = draw_face(m, token, m.scenario.difficulty[m.level].wave_shift)
        if face == NO_CARD:
            next_pile(frame)
            return GO
        square = arrival(m, face, pile)
        if square < 0:
            spawn_outside(m, face, pile)
            next_pile(frame)
            return GO
        let_arrive(frame, face, square)
        return GO


def begin_spawning(m: KingdomMatch) -> None:
    """Do what comes before the first card is turned up."""
    m.phase = SPAWNING
    m.tell("PhaseBegan", -1, (1,), "KR-3.02")
    regenerate(m)
    open_forgotten_pile(m)


def regenerate(m: KingdomMatch) -> None:
    """Stand who was KO'd on its board at full health; its card lies there too, so it skips this round.

    Rules: KR-4.11, KR-11.03, KR-13.04, KR-13.05, KR-13.06, KR-13.07, KR-A08, KR-A09.
    """
    for figure in range(len(m.where)):
        if m.knocked[figure] and not m.reserve_of[figure]:
            m.knocked[figure] = 0
            m.hearts[figure] = m.max_hearts(figure)
            m.card[figure] = JUST_BACK
            m.tell("HeroRegenerated", m.owner[figure], (figure,), "KR-13.04")


def open_forgotten_pile(m: KingdomMatch) -> None:
    """Open the first closed pile if it hides a portal and no trailblazer is left to come (KR-1.02)."""
    if not m.trail:
        return
    hidden = False
    for pile, tokens in enumerate(m.piles):
        kinds = [token_kind(token) for token in tokens[m.drawn[pile] :]]
        if TRAIL_TOKEN in kinds:
            return
        hidden = hidden or (m.open_from[pile] == NEVER and PORTAL_TOKEN in kinds)
    if hidden:
        for card in m.scenario.trailblazers:
            if card >= 0 and m.trail >> card & 1:
                remove_trail_card(m, card, "KR-1.02")
                return


def draw_face(m: KingdomMatch, token: int, wave_shift: int) -> int:
    """Draw the card that a token brings: a portal or boss by name, a horde by chance from those not seen yet."""
    kind = token_kind(token)
    number = token_number(token)
    if kind == PORTAL_TOKEN:
        return number
    if kind == BOSS_TOKEN:
        boss = m.content.bosses[number]
        return boss.faces[m.scenario.lives[m.seats - 1] - m.lives]
    if kind == WAVE_TOKEN:
        faces = unused_of_wave(m, min(number + wave_shift, MOST_WAVES))
    else:
        faces = bits_of(m.content.of_kind[TOKEN_FACES[kind]] & m.unused)
    return faces[m.pick(len(faces), "horde")] if faces else NO_CARD


def unused_of_wave(m: KingdomMatch, wave: int) -> list[int]:
    """List unseen hordes of this wave that this level allows; if none are left of lower waves, then of higher."""
    for other in [*range(wave, 0, -1), *range(wave + 1, MOST_WAVES + 1)]:
        mask = m.content.of_wave[other] & m.unused & m.scenario.allowed_on[m.level]
        if mask:
            return bits_of(mask)
    return []


def arrival(m: KingdomMatch, face: int, pile: int) -> int:
    """Find where a card goes: a trailblazer to the first of its cards still on the map; -1 for outside.

    Rules: KR-4.02, KR-4.04, KR-20.19, KR-20.20, KR-20.21, KR-A64.
    """
    if m.content.faces[face].kind == TRAILBLAZER:
        for card in m.content.faces[face].trail:
            if m.trail >> card & 1:
                square = m.board.spawns[m.scenario.trailblazers.index(card)]
                remove_trail_card(m, card, "KR-20.19")
                return square
    first = m.board.spawns[pile]
    for square in [first, *m.board.routes[first]]:
        if m.top[square] < 0 and m.trail_card_at(square) < 0:
            return square
    return -1


def remove_trail_card(m: KingdomMatch, card: int, rule: str) -> None:
    """Put it back in the box; from the next round on the pile that it closed spawns too (KR-20.23)."""
    pile = m.scenario.trailblazers.index(card)
    m.trail &= ~(1 << card)
    m.open_from[pile] = max(m.round + 1, m.scenario.opens[pile])
    m.tell("TrailCardRemoved", -1, (card, m.board.spawns[pile]), rule)
    m.tell("PileOpened", -1, (pile + 1,), "KR-20.23")


def arrive(m: KingdomMatch, face: int, square: int, pile: int) -> int:
    """Lay a card on the path; return the number of its tray."""
    tray = m.place_tray(face, square)
    if m.content.faces[face].boss >= 0:
        m.boss_tray = tray
    m.tell("HordeSpawned", -1, (tray, face, square, pile + 1), "KR-4.02")
    return tray


def spawn_outside(m: KingdomMatch, face: int, pile: int) -> None:
    """Let a card that finds no free space before the exit reach the exit at once.

    Rules: KR-4.05, KR-A14.
    """
    last = [m.board.spawns[pile], *m.board.routes[m.board.spawns[pile]]][-1]
    escape(m, arrive(m, face, last, pile), "KR-4.05")
