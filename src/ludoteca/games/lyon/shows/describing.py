"""A position of Lyon in words, a line each."""

from __future__ import annotations

from ludoteca.games.lyon.shows.words import (
    KEYWORD_WORDS,
    PHASE_WORDS,
    change_words,
    effect_words,
    is_of_player,
)
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.view import FORBIDDEN, TIMED
from ludoteca.games.lyon.state.view_types import FaceDown, Lane, LyonView, PlayerView
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.texts import Phrase, listed, seat_name


def burdens(player: PlayerView) -> list[tuple[bool, Phrase]]:
    """List what is in force on a player and their Character: timed effects, then prohibitions that cards keep up.

    Each with whether it is the player that it concerns, rather than the Character.
    """
    effects = player.character.effects
    in_force = [(is_of_player(TIMED.index(effect.what), effect.a), effect_words(effect)) for effect in effects]
    timed = [effect.a for effect in effects if effect.what == "cannot"]
    for bit, name in FORBIDDEN.items():
        if name in player.cannot and bit not in timed:
            in_force.append((True, change_words(state.CANNOT, bit, 0)))
    return in_force


def describe(view: LyonView, lang: str) -> list[str]:
    """Describe the whole table in words, a line each, the viewer's side last."""
    mine = view.seat if view.seat is not None else 0
    lines = []
    if view.phase != "setup":
        phase = PHASE_WORDS[view.phase]
        heading = Phrase("Turno {n}, {phase}: è il turno di {who}.", "Turn {n}, {phase}: it is {who}'s turn.")
        lines.append(heading.fill(n=view.turn, phase=phase, who=seat_name(view.active)).say(lang))
    for seat in (1 - mine, mine):
        lines.extend(describe_player(view.players[seat], lang))
    return lines


def describe_player(player: PlayerView, lang: str) -> list[str]:
    character = player.character
    line = Phrase(
        "{who}: {name}, DIFESA {life} di {full}, {mood}. Mano {hand}, mazzo {deck}, scarti {discard}.",
        "{who}: {name}, DEFENCE {life} of {full}, {mood}. Hand {hand}, deck {deck}, discard pile {discard}.",
    )
    mood = Phrase("in posizione Attiva", "active")
    if character.exhausted:
        mood = Phrase("in posizione Stremata", "exhausted")
    lines = [
        line.fill(
            who=seat_name(player.seat),
            name=character.name.say(lang),
            life=character.life,
            full=character.defence,
            mood=mood,
            hand=player.hand_size,
            deck=player.deck_size,
            discard=len(player.discard),
        ).say(lang)
    ]
    for of_player, burden in burdens(player):
        subject = seat_name(player.seat) if of_player else character.name.say(lang)
        lines.append(f"  {subject} {burden.say(lang)}.")
    for number, monster in enumerate(player.lanes, 1):
        lines.append("  " + describe_lane(number, monster, lang))
    if player.hand:
        names = listed([card.name.say(lang) for card in player.hand], lang)
        line = Phrase("Mano: {names}.", "Hand: {names}.")
        if len(player.hand) < player.hand_size:
            line = Phrase("Carte note nella mano: {names}.", "Known cards in hand: {names}.")
        lines.append("  " + line.fill(names=names).say(lang))
    return lines


def describe_lane(number: int, monster: Lane, lang: str) -> str:
    if monster is None:
        return Phrase("Spazio {n}: libero.", "Space {n}: free.").fill(n=number).say(lang)
    if isinstance(monster, FaceDown):
        return Phrase("Spazio {n}: un Mostro coperto.", "Space {n}: a face-down Monster.").fill(n=number).say(lang)
    opening = Phrase("Spazio {n}: {name} {attack}/{defence}", "Space {n}: {name} {attack}/{defence}").fill(
        n=number, name=monster.name.say(lang), attack=monster.attack_now, defence=monster.defence_now
    )
    parts = [opening.say(lang)]
    if monster.damage:
        parts.append(DAMAGE.count(monster.damage).say(lang))
    parts.extend(KEYWORD_WORDS[keyword].say(lang) for keyword in monster.keywords_now)
    if monster.treasures:
        names = listed([treasure.name.say(lang) for treasure in monster.treasures], lang)
        parts.append(Phrase("con {names}", "with {names}").fill(names=names).say(lang))
    parts.extend(effect_words(effect).say(lang) for effect in monster.effects)
    return ", ".join(parts) + "."
