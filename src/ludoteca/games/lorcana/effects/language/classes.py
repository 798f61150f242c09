"""The Italian words for the classifications. What is not here is shown as the card has it."""

# Interpreted: it reads cards, before any match.

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

ITALIAN: Final = {
    "Adventurer": "Avventuriero",
    "Alien": "Alieno",
    "Ally": "Alleato",
    "Bear": "Orso",
    "Broom": "Scopa",
    "Captain": "Capitano",
    "Cat": "Gatto",
    "Cowboy": "Cowboy",
    "Deity": "Divinità",
    "Detective": "Detective",
    "Dinosaur": "Dinosauro",
    "Dog": "Cane",
    "Dragon": "Drago",
    "Dreamborn": "Immaginato",
    "Emotion": "Emozione",
    "Explorer": "Esploratore",
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
    "Mermaid": "Sirena",
    "Monster": "Mostro",
    "Musketeer": "Moschettiere",
    "Pirate": "Pirata",
    "Prince": "Principe",
    "Princess": "Principessa",
    "Puppy": "Cucciolo",
    "Queen": "Regina",
    "Racer": "Pilota",
    "Robot": "Robot",
    "Scientist": "Scienziato",
    "Seven Dwarfs": "Sette Nani",
    "Skeleton": "Scheletro",
    "Snowman": "Pupazzo di Neve",
    "Soldier": "Soldato",
    "Song": "Canzone",
    "Sorcerer": "Incantatore",
    "Spirit": "Spirito",
    "Storyborn": "Classico",
    "Super": "Super",
    "Tigger": "Tigro",
    "Titan": "Titano",
    "Toy": "Giocattolo",
    "Vampire": "Vampiro",
    "Villain": "Cattivo",
    "Warrior": "Guerriero",
    "Whisper": "Sussurro",
    "Wolf": "Lupo",
}


def class_name(word: str) -> Phrase:
    """Name a classification in both languages."""
    return Phrase(ITALIAN.get(word, word), word)
