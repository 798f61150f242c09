"""Phrases that games share, and those made of others: texts of a view, what needs no translation, lists, counts."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel.texts import AND, COMMA, EMPTY, Noun, Phrase, Series

CARDS: Final = Noun("carta", "carte", "f", "card")
DAMAGE: Final = Noun("danno", "danni", "m", "damage", "damage")
RED: Final = Phrase("rosso", "red")
YELLOW: Final = Phrase("giallo", "yellow")
GREEN: Final = Phrase("verde", "green")
BLUE: Final = Phrase("blu", "blue")
WHITE: Final = Phrase("bianco", "white")
SETUP_NAME: Final = Phrase("Preparazione", "Setup")
ROUND_NUMBER: Final = Phrase("Round {n}", "Round {n}")
END_THE_TURN: Final = Phrase("Termina il turno", "End the turn")
HAND: Final = Phrase("Mano: ", "Hand: ")
PILES: Final = Phrase("mano {hand}  mazzo {deck}  scarti {discard}", "hand {hand}  deck {deck}  discard {discard}")
CARDS_PLAYED: Final = Phrase("carte giocate", "cards played")
SOMEBODY_CONCEDES: Final = Phrase("{who} si arrende.", "{who} concedes.")
SOMEBODY_WINS: Final = Phrase("Vince {who}", "{who} wins")
MATCH_OVER: Final = Phrase("La partita è finita.", "The match is over.")
CONCESSION: Final = Phrase("Resa.", "Concession.")
GROUP_GAVE_UP: Final = Phrase("Il gruppo si è arreso.", "The group has given up.")
NAME_ASKS: Final = Phrase("{name}: {what}.", "{name}: {what}.")
IF_SO: Final = Phrase("se {condition}, {what}", "if {condition}, {what}")
LAST_ROUND: Final = Phrase("Questo è l'ultimo round.", "This is the last round.")
ROUND_BEGINS: Final = Phrase("Round {n}.", "Round {n}.")
AT_RANDOM: Final = Phrase("a sorte", "at random")
WINS_WITH: Final = Phrase("vittorie con ", "wins with ")
A_CARD: Final = Phrase("una carta", "a card")
KNOCKED_OUT: Final = Phrase("KO", "KO")


def spoken(text: Any) -> Phrase:
    """Make a phrase of a text of a view; names that are the same everywhere are plain."""
    return same(text) if isinstance(text, str) else Phrase(text["it"], text["en"])


def same(text: object) -> Phrase:
    """Say what is alike in both languages."""
    return Phrase(str(text), str(text))


def both(parts: list[Phrase]) -> Phrase:
    """Say a, b and c in both languages."""
    return Series(parts, COMMA, AND)


def commas(parts: list[Phrase], between: str = ", ") -> Phrase:
    return joined_with(parts, same(between))


def joined_with(parts: list[Phrase], between: Phrase) -> Phrase:
    """Join them: a between b between c."""
    return Series(parts, between, between)


def times(count: int) -> Phrase:
    """Say " ×2" after what there are two of."""
    return same(f" ×{count}") if count > 1 else EMPTY
