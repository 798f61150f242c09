"""What is done in the Action phase: playing cards, activating the Character, going on to combat."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.games.lyon.acts.bases import CARD, LyonAct, PhaseEnd, refuse_until_done
from ludoteca.games.lyon.acts.spaces import lanes_for_level_0, lanes_to_sacrifice
from ludoteca.games.lyon.flow.steps import ACTIVATE_CHARACTER, PLAY_MAGIC, PLAY_MONSTER, PLAY_TREASURE
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import INDESTRUCTIBLE, MAGIC, MONSTER, TREASURE, Card
from ludoteca.games.lyon.state.match import ACTION, ATTACHED, COMBAT, IN_HAND, IN_PLAY, LANES, LyonMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class Play(LyonAct):
    """play(card): begin to play a card from hand."""

    verb = "play"
    args = (CARD,)
    names = Phrase("Gioca {name}", "Play {name}")

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        refused = refuse_place(m, seat, raw[1])
        return refused if refused else refuse_card(m, seat, raw[1])

    def in_enemy_turn(self) -> Refusal:
        return no(
            "LY-6.03", "Nel turno avversario non si giocano carte.", "You cannot play cards in the opponent's turn."
        )

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        refused = refuse_place(m, seat, raw[1])
        if refused:
            return refused
        if m.phase == COMBAT:
            return no("LY-9.03", "In Combattimento non si giocano carte.", "No cards can be played during Combat.")
        if m.phase != ACTION:
            return no(
                "LY-7.04",
                "Si giocano carte solo nella fase di Azione.",
                "Cards can only be played in the Action phase.",
            )
        return refuse_until_done(m, seat)

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        kind = m.printed(raw[1]).kind
        node = PLAY_MONSTER if kind == MONSTER else PLAY_TREASURE if kind == TREASURE else PLAY_MAGIC
        m.push(node, raw[1], seat)


def refuse_place(m: LyonMatch, seat: int, card: int) -> Refusal:
    """Refuse what is not in this player's hand."""
    if 0 <= card < len(m.card):
        if m.owner[card] == seat and m.zone[card] == IN_HAND:
            return NOTHING_AGAINST
        if m.zone[card] in (IN_PLAY, ATTACHED):
            return no(
                "LY-8.11", "Una carta sul campo non si riprende in mano.", "A card on the field cannot be taken back."
            )
    return no("LY-8.02", "Si giocano solo carte della propria mano.", "You can only play cards from your own hand.")


def refuse_card(m: LyonMatch, seat: int, card: int) -> Refusal:
    """Refuse a card of this player's hand that cannot be played, in the Action phase."""
    printed = m.printed(card)
    if printed.kind == MAGIC:
        if m.is_player_forbidden(seat, state.TO_PLAY_MAGIC):
            return no("LY-5.03", "Un effetto ti vieta di giocare Magie.", "An effect forbids you to play Magics.")
        if not can_aim(m, seat, card, printed):
            return no("LY-A.19", "Nessun bersaglio valido per questa carta.", "There is no legal target for this card.")
        return NOTHING_AGAINST
    if printed.kind == TREASURE:
        if m.is_player_forbidden(seat, state.TO_PLAY_TREASURES):
            return no("LY-5.03", "Un effetto ti vieta di giocare Tesori.", "An effect forbids you to play Treasures.")
        if max(m.lane) < 0:
            return no("LY-2.08", "Non c'è nessun Mostro a cui abbinarlo.", "There is no Monster in play to bear it.")
        return NOTHING_AGAINST
    if m.is_player_forbidden(seat, state.TO_PLAY_MONSTERS):
        return no("LY-5.03", "Un effetto ti vieta di giocare Mostri.", "An effect forbids you to play Monsters.")
    return refuse_level_0(m, seat) if printed.level == 0 else refuse_level(m, seat, printed.level)


def refuse_level_0(m: LyonMatch, seat: int) -> Refusal:
    if lanes_for_level_0(m, seat):
        return NOTHING_AGAINST
    for lane in range(seat * LANES, seat * LANES + LANES):
        if m.lane[lane] >= 0 and m.printed(m.lane[lane]).level == 0 and m.has(lane, INDESTRUCTIBLE):
            return no(
                "LY-11.09",
                "Non hai spazi liberi, e un Livello 0 INDISTRUTTIBILE non si sostituisce.",
                "You have no free space, and an INDESTRUCTIBLE Level 0 cannot be replaced.",
            )
    return no(
        "LY-8.16",
        "Non hai spazi liberi né Mostri di Livello 0 da sostituire.",
        "You have neither a free space nor a Level 0 Monster to replace.",
    )


def refuse_level(m: LyonMatch, seat: int, level: int) -> Refusal:
    """Refuse a Monster that costs others, for want of them."""
    if len(lanes_to_sacrifice(m, seat)) >= level:
        return NOTHING_AGAINST
    if LANES - len(m.free_lanes(seat)) >= level:
        return no(
            "LY-11.08",
            "Un Mostro INDISTRUTTIBILE non può essere autodistrutto.",
            "An INDESTRUCTIBLE Monster cannot be self-destroyed.",
        )
    if level == 1:
        return no("LY-8.17", "Devi autodistruggere un tuo Mostro.", "You must self-destroy one of your Monsters.")
    return Refusal(
        "LY-8.18" if level == 2 else "LY-A.14",
        Phrase("Devi autodistruggere {n} tuoi Mostri.", "You must self-destroy {n} of your Monsters.").fill(n=level),
    )


def playable_cards(m: LyonMatch, seat: int) -> list[int]:
    """List the cards in hand that can be played now, to the end: those with nothing against them, quicker."""
    if m.stale:
        m.refresh()
    cards = m.content.cards
    number = m.card
    forbidden = m.player_cannot[seat]
    room = -1
    sacrifices = -1
    playable = []
    for card in m.hand[seat]:
        printed = cards[number[card]]
        kind = printed.kind
        if kind == MONSTER:
            if forbidden & state.TO_PLAY_MONSTERS:
                continue
            level = printed.level
            if level == 0:
                if room < 0:
                    room = len(lanes_for_level_0(m, seat))
                if room:
                    playable.append(card)
            else:
                if sacrifices < 0:
                    sacrifices = len(lanes_to_sacrifice(m, seat))
                if sacrifices >= level:
                    playable.append(card)
        elif kind == MAGIC:
            if not forbidden & state.TO_PLAY_MAGIC and can_aim(m, seat, card, printed):
                playable.append(card)
        elif not forbidden & state.TO_PLAY_TREASURES and max(m.lane) >= 0:
            playable.append(card)
    return playable


def can_aim(m: LyonMatch, seat: int, card: int, printed: Card) -> bool:
    """Tell whether the card needs no target, or has one: without it cannot be played (LY-A.19, LY-A.36)."""
    effect = printed.effect
    if not printed.needs_target or effect < 0:
        return True
    return cast(Effect, m.programme[effect]).playable(m, Frame(effect, card, seat))


def can_activate(m: LyonMatch, seat: int) -> bool:
    """Tell whether nothing is against activating the Character, quicker."""
    if m.exhausted[seat] or m.is_player_forbidden(seat, state.TO_ACTIVATE):
        return False
    character = m.character[seat]
    return can_aim(m, seat, character, m.printed(character))


class Activate(LyonAct):
    """activate: turn the Character sideways, once a match, for its ability."""

    verb = "activate"

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse_use(m, seat)
        if refused:
            return refused
        character = m.character[seat]
        if not can_aim(m, seat, character, m.printed(character)):
            return no("LY-A.36", "L'abilità non ha un bersaglio valido.", "The ability has no legal target.")
        return NOTHING_AGAINST

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase == COMBAT:
            return no(
                "LY-9.04",
                "In Combattimento non si attiva il Personaggio.",
                "The Character cannot be activated in Combat.",
            )
        refused = self.refuse_use(m, seat)
        if refused:
            return refused
        if m.phase != ACTION:
            return no("LY-8.04", "Si attiva nella fase di Azione.", "It can be activated in the Action phase.")
        return refuse_until_done(m, seat)

    def refuse_use(self, m: LyonMatch, seat: int) -> Refusal:
        """Refuse a Character that is used up or forbidden, whenever that is asked."""
        if m.exhausted[seat]:
            return no(
                "LY-8.07",
                "Il Personaggio è Stremato: si attiva una sola volta per partita.",
                "The Character is Exhausted: it can be activated only once per game.",
            )
        if m.is_player_forbidden(seat, state.TO_ACTIVATE):
            return no("LY-5.03", "Un effetto ti vieta di attivarlo.", "An effect forbids you to activate it.")
        return NOTHING_AGAINST

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Attiva {name}", "Activate {name}").fill(name=m.printed(m.character[seat]).name)

    def thing(self, m: LyonMatch, seat: int, raw: Raw) -> str:
        return f"card:{m.character[seat]}"

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.push(ACTIVATE_CHARACTER, m.character[seat], seat)


class Fight(PhaseEnd):
    """fight: go on to the Combat phase."""

    verb = "fight"
    said = Phrase("Passa al combattimento", "Go on to combat")


PLAY: Final = Play()
ACTIVATE: Final = Activate()
FIGHT: Final = Fight()
