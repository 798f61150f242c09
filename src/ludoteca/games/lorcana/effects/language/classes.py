"""The Italian words for the classifications. What is not here is shown as the card has it."""

# Interpreted: it reads cards, before any match.

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

ITALIAN: Final = {
    "Alien": "Alieno",
    "Ally": "Alleato",
    "Broom": "Scopa",
    "Captain": "Capitano",
    "Deity": "Divinità",
    "Detective": "Detective",
    "Dragon": "Drago",
    "Dreamborn": "Immaginato",
    "Fairy": "Fata",
    "Floodborn": "Imbevuto",
    "Gargoyle": "Gargoyle",
    "Ghost": "Fantasma",
    "Hero": "Eroe",
    "Hunny": "Miele",
    "Hyena": "Iena",
    "Illusion": "Illusione",
    "Inventor": "Inventore",
    "King": "Re",
    "Knight": "Cavaliere",
    "Madrigal": "Madrigal",
    "Mentor": "Mentore",
    "Monster": "Mostro",
    "Musketeer": "Moschettiere",
    "Pirate": "Pirata",
    "Prince": "Principe",
    "Princess": "Principessa",
    "Puppy": "Cucciolo",
    "Queen": "Regina",
    "Racer": "Pilota",
    "Robot": "Robot",
    "Seven Dwarfs": "Sette Nani",
    "Song": "Canzone",
    "Sorcerer": "Incantatore",
    "Storyborn": "Classico",
    "Super": "Super",
    "Tigger": "Tigro",
    "Titan": "Titano",
    "Toy": "Giocattolo",
    "Villain": "Cattivo",
    "Whisper": "Sussurro",
}


def class_name(word: str) -> Phrase:
    """Name a classification in both languages."""
    return Phrase(ITALIAN.get(word, word), word)
