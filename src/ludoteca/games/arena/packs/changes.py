"""What constant abilities change, each with its words."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.arena.state import cards
from ludoteca.games.arena.state.cards import Constants, Status
from ludoteca.kernel.texts import Phrase


@dataclass(frozen=True, eq=False)
class StatusWord:
    """A status as the words that take one know it: its facts and its number."""

    number: int
    status: Status


class Change:
    """A change that a constant ability makes, with its words."""

    def __init__(self, words: Phrase) -> None:
        self.words = words
        self.attack_range = 0
        self.attack_bonus = 0
        self.move_bonus = 0
        self.move_through = -1
        self.flips_back = False
        self.immune = -1

    def apply(self, constants: Constants) -> None:
        constants.attack_range = max(constants.attack_range, self.attack_range)
        constants.attack_bonus += self.attack_bonus
        constants.move_bonus += self.move_bonus
        if self.move_through >= 0:
            constants.move_through = self.move_through
        constants.flips_back = constants.flips_back or self.flips_back
        if self.immune >= 0:
            constants.immune.append(self.immune)


def standard_attack(range: int, bonus: int) -> Change:
    if range < 1 or bonus < 0 or (range == 1 and not bonus):
        raise ValueError("standard_attack needs a range above 1 or a bonus")
    if range == 1:
        phrase = Phrase("l'attacco standard infligge {n} in più", "the standard attack deals {n}")
    elif not bonus:
        phrase = Phrase("l'attacco standard ha gittata {r}", "the standard attack has range {r}")
    else:
        phrase = Phrase(
            "l'attacco standard ha gittata {r} e infligge {n} in più",
            "the standard attack has range {r} and deals {n}",
        )
    damage = Phrase("1 danno", "1 more damage") if bonus == 1 else Phrase("{n} danni", "{n} more damage").fill(n=bonus)
    change = Change(phrase.fill(n=damage, r=range))
    change.attack_range = range
    change.attack_bonus = bonus
    return change


def standard_move(bonus: int, through: int) -> Change:
    if bonus < 0 or (not bonus and through < 0):
        raise ValueError("standard_move needs a bonus or whom it may cross")
    spaces = Phrase("1 casella" if bonus == 1 else f"{bonus} caselle", "1 space" if bonus == 1 else f"{bonus} spaces")
    more = Phrase("il movimento standard è di {n} in più", "the standard move is {n} longer").fill(n=spaces)
    crossing = {
        cards.ALLIES: Phrase("il movimento standard attraversa gli alleati", "the standard move crosses allies"),
        cards.NOBODY: Phrase("il movimento standard non attraversa nessuno", "the standard move crosses nobody"),
        cards.ANYBODY: Phrase("il movimento standard attraversa chiunque", "the standard move crosses anybody"),
    }
    if through < 0:
        phrase = more
    elif not bonus:
        phrase = crossing[through]
    else:
        phrase = more + Phrase("; ", "; ") + crossing[through]
    change = Change(phrase)
    change.move_bonus = bonus
    change.move_through = through
    return change


def flips_back() -> Change:
    change = Change(
        Phrase(
            "quando § va KO, gira questa carta Capacità sul lato di partenza",
            "when § is KO'd, turn this ability card to its starting side",
        )
    )
    change.flips_back = True
    return change


def immune(status: StatusWord) -> Change:
    change = Change(Phrase("§ non può ottenere {what}", "§ cannot gain {what}").fill(what=status.status.name))
    change.immune = status.number
    return change
