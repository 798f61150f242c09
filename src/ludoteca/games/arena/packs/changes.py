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


@dataclass(frozen=True, eq=False, kw_only=True)
class Change:
    """A change that a constant ability makes, with its words."""

    words: Phrase
    attack_range: int = 0
    attack_bonus: int = 0
    move_bonus: int = 0
    move_through: int = -1
    """Whom a standard move may cross from now on; -1 for as before."""
    flips_back: bool = False
    immune: int = -1
    """The number of the status that it keeps away; -1 for none."""

    def apply(self, constants: Constants) -> None:
        """Put the change among the constant facts of a character."""
        constants.attack_range = max(constants.attack_range, self.attack_range)
        constants.attack_bonus += self.attack_bonus
        constants.move_bonus += self.move_bonus
        if self.move_through >= 0:
            constants.move_through = self.move_through
        constants.flips_back = constants.flips_back or self.flips_back
        if self.immune >= 0:
            constants.immune.append(self.immune)


def standard_attack(range: int, bonus: int) -> Change:
    """Make the standard attack reach further, deal more, or both."""
    if range < 1 or bonus < 0 or (range == 1 and not bonus):
        raise ValueError("standard_attack needs a range above 1 or a bonus")
    if range == 1:
        words = Phrase("l'attacco standard infligge {n} in più", "the standard attack deals {n}")
    elif not bonus:
        words = Phrase("l'attacco standard ha gittata {r}", "the standard attack has range {r}")
    else:
        words = Phrase(
            "l'attacco standard ha gittata {r} e infligge {n} in più",
            "the standard attack has range {r} and deals {n}",
        )
    damage = Phrase("1 danno", "1 more damage") if bonus == 1 else Phrase("{n} danni", "{n} more damage").fill(n=bonus)
    return Change(words=words.fill(n=damage, r=range), attack_range=range, attack_bonus=bonus)


def standard_move(bonus: int, through: int) -> Change:
    """Make the standard move longer, change whom it may cross, or both."""
    if bonus < 0 or (not bonus and through < 0):
        raise ValueError("standard_move needs a bonus or whom it may cross")
    spaces = Phrase("1 casella" if bonus == 1 else f"{bonus} caselle", "1 space" if bonus == 1 else f"{bonus} spaces")
    longer = Phrase("il movimento standard è di {n} in più", "the standard move is {n} longer").fill(n=spaces)
    crossing = {
        cards.ALLIES: Phrase("il movimento standard attraversa gli alleati", "the standard move crosses allies"),
        cards.NOBODY: Phrase("il movimento standard non attraversa nessuno", "the standard move crosses nobody"),
        cards.ANYBODY: Phrase("il movimento standard attraversa chiunque", "the standard move crosses anybody"),
    }
    if through < 0:
        words = longer
    elif not bonus:
        words = crossing[through]
    else:
        words = longer + Phrase("; ", "; ") + crossing[through]
    return Change(words=words, move_bonus=bonus, move_through=through)


def flips_back() -> Change:
    """Turn the ability back to its starting side whenever its character is knocked out."""
    words = Phrase(
        "quando § va KO, gira questa carta Capacità sul lato di partenza",
        "when § is KO'd, turn this ability card to its starting side",
    )
    return Change(words=words, flips_back=True)


def immune(status: StatusWord) -> Change:
    """Keep a status away from the character."""
    words = Phrase("§ non può ottenere {what}", "§ cannot gain {what}").fill(what=status.status.name)
    return Change(words=words, immune=status.number)
