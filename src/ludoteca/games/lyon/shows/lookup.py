"""What a player can look up: the cards in sight. Made from a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.lyon.state.cards import KIND_NAMES, KINDS
from ludoteca.games.lyon.state.view_types import CardView, CharacterView, LyonView, MonsterCard, MonsterView
from ludoteca.kernel.texts import Phrase

LEVEL = Phrase("Livello {n}", "Level {n}")
DEFENCE = Phrase("DIFESA {n}", "DEFENCE {n}")
NOW = Phrase("Adesso {attack}/{defence}", "Now {attack}/{defence}")


def cards(view: LyonView) -> Iterator[CardView]:
    """Yield every card that the viewer can read."""
    for player in view.players:
        yield player.character
        for monster in player.monsters:
            yield monster
            yield from monster.treasures
        yield from player.hand
        yield from player.discard


def things(view: LyonView, lang: str) -> dict[str, list[str]]:
    return {f"card:{card.card}": card_lines(card, lang) for card in cards(view)}


def card_lines(card: CardView, lang: str) -> list[str]:
    facts = [KIND_NAMES[KINDS.index(card.type)].say(lang)]
    if isinstance(card, MonsterCard):
        facts += [LEVEL.fill(n=card.level).say(lang), f"{card.attack}/{card.defence}"]
    elif isinstance(card, CharacterView):
        facts.append(DEFENCE.fill(n=card.defence).say(lang))
    lines = [card.name.say(lang), ", ".join(facts) + "."]
    if card.text.say(lang):
        lines.append(card.text.say(lang))
    if isinstance(card, MonsterView):
        lines.append(NOW.fill(attack=card.attack_now, defence=card.defence_now).say(lang) + ".")
    return lines
