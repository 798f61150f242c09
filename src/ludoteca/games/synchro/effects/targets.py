"""Whom an effect is about, seen from the acting character: for a Monster the foes are the Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

FRONT: Final = 0
REAR: Final = 1
FRONT2: Final = 2
REAR2: Final = 3
P2: Final = 4
P3: Final = 5
P4: Final = 6
ANY_FOE: Final = 7
OTHER_FOE: Final = 8
STRUCK: Final = 9
ADJACENT: Final = 10
ALL_FOES: Final = 11
MOST_HURT: Final = 12
LOWEST_HP: Final = 13
ATTACKER: Final = 14
SELF: Final = 15
ANY_ALLY: Final = 16
OTHER_ALLY: Final = 17
ALL_ALLIES: Final = 18
MOST_HURT_ALLY: Final = 19
EVERYONE_AT: Final = 20
"""Both characters in a position."""

TARGETS: Final = (
    "front", "rear", "front2", "rear2", "p2", "p3", "p4", "any_foe", "other_foe", "struck", "adjacent", "all_foes",
    "most_hurt", "lowest_hp", "attacker", "self", "any_ally", "other_ally", "all_allies", "most_hurt_ally",
)  # fmt: skip
"""What texts call them, in the order of their numbers; the last has no name."""
SEVERAL: Final = (FRONT2, REAR2, ADJACENT, ALL_FOES, ALL_ALLIES, EVERYONE_AT)
"""Those that words speak of in the plural."""

# The words with "{foe}" and "{ally}" for what the other side and one's own are called.
_WORDS: Final = {
    FRONT: Phrase("{the foe} più avanzato", "the front {foe}"),
    REAR: Phrase("{the foe} più arretrato", "the rear {foe}"),
    FRONT2: Phrase("{the foes} in P1 e P2", "the {foes} in P1 and P2"),
    REAR2: Phrase("i due {foes} più arretrati", "the two rearmost {foes}"),
    P2: Phrase("{the foe} in P2", "the {foe} in P2"),
    P3: Phrase("{the foe} in P3", "the {foe} in P3"),
    P4: Phrase("{the foe} in P4", "the {foe} in P4"),
    ANY_FOE: Phrase("un {foe} a scelta", "{a foe} of choice"),
    OTHER_FOE: Phrase("un altro {foe} a scelta", "another {foe} of choice"),
    STRUCK: Phrase("quel{that foe}", "that {foe}"),
    ADJACENT: Phrase("{the foes} adiacenti", "the adjacent {foes}"),
    ALL_FOES: Phrase("tutti {the foes}", "all {foes}"),
    MOST_HURT: Phrase("{the foe} con più danni", "the {foe} with most damage"),
    LOWEST_HP: Phrase("{the foe} con meno PS rimasti", "the {foe} with fewest HP left"),
    ATTACKER: Phrase("{attacker}", "the attacker"),
    SELF: Phrase("{oneself}", "{oneself}"),
    ANY_ALLY: Phrase("un {ally} a scelta", "{an ally} of choice"),
    OTHER_ALLY: Phrase("un altro {ally} a scelta", "another {ally} of choice"),
    ALL_ALLIES: Phrase("tutti {the allies}", "all {allies}"),
    MOST_HURT_ALLY: Phrase("{the ally} con più danni", "the {ally} with most damage"),
}
_OF_HEROES: Final = (
    {
        "the foe": "il nemico",
        "the foes": "i nemici",
        "foe": "nemico",
        "foes": "nemici",
        "that foe": " nemico",
        "ally": "alleato",
        "the ally": "l'alleato",
        "the allies": "gli alleati",
        "attacker": "chi ti ha colpito",
        "oneself": "te",
    },
    {
        "foe": "enemy",
        "foes": "enemies",
        "a foe": "an enemy",
        "ally": "ally",
        "an ally": "an ally",
        "allies": "allies",
        "oneself": "yourself",
    },
)
_OF_MONSTERS: Final = (
    {
        "the foe": "l'Eroe",
        "the foes": "gli Eroi",
        "foe": "Eroe",
        "foes": "Eroi",
        "that foe": "l'Eroe",
        "ally": "Mostro",
        "the ally": "il Mostro",
        "the allies": "i Mostri",
        "attacker": "l'attaccante",
        "oneself": "sé",
    },
    {
        "foe": "Hero",
        "foes": "Heroes",
        "a foe": "a Hero",
        "ally": "Monster",
        "an ally": "a Monster",
        "allies": "Monsters",
        "oneself": "itself",
    },
)
_THOSE: Final = (Phrase("quei nemici", "those enemies"), Phrase("quegli Eroi", "those Heroes"))


class Target:
    """One of the kinds of targets; what it finds is listed from the front to the rear."""

    def __init__(self, kind: int, place: int = 0) -> None:
        self.kind = kind
        self.place = place
        """For `everyone_at`, the position."""
        self.of_monster = False
        """It stands on a Monster's card; set when the text is put together."""
        self.plural = kind in SEVERAL
        """For `struck`, what stands before it says so."""
        self.attacked = False
        """For `struck`: the target of the Basic Attack, not spoken of before."""

    @property
    def friendly(self) -> bool:
        return SELF <= self.kind <= MOST_HURT_ALLY

    @property
    def chosen(self) -> bool:
        """Whether a player picks it; ties between others are picked too."""
        return self.kind in (ANY_FOE, OTHER_FOE, ANY_ALLY, OTHER_ALLY)

    @property
    def depends(self) -> bool:
        """Whether it speaks of what happened before."""
        return self.kind in (STRUCK, ADJACENT, ATTACKER)

    def found(self, m: SynchroMatch, unit: int) -> list[int]:
        """List the candidates, for everything that does not depend on what happened before."""
        line = m.line_of(unit) if self.friendly else m.foes_of(unit)
        kind = self.kind
        if kind == FRONT:
            return line[:1]
        if kind == REAR:
            return line[-1:]
        if kind == FRONT2:
            return line[:2]
        if kind == REAR2:
            return line[-2:]
        if kind == P2:
            return line[1:2]
        if kind == P3:
            return line[2:3]
        if kind == P4:
            return line[3:4]
        if kind == SELF:
            return [unit] if unit in line else []
        if kind == EVERYONE_AT:
            position = self.place
            return m.line_of(unit)[position - 1 : position] + line[position - 1 : position]
        if kind == OTHER_ALLY:
            return [other for other in line if other != unit]
        if kind in (MOST_HURT, MOST_HURT_ALLY):
            return most_hurt(m, line)
        if kind == LOWEST_HP:
            return lowest_hp(m, line)
        return line

    @property
    def takes_one(self) -> bool:
        """Whether one of the candidates is meant, so that several are a choice."""
        return self.chosen or self.kind in (MOST_HURT, MOST_HURT_ALLY, LOWEST_HP)

    def words(self) -> Phrase:
        """Name it with its article: "il nemico più avanzato"."""
        if self.kind == STRUCK and self.attacked:
            if self.of_monster:
                return Phrase("l'Eroe attaccato", "the attacked Hero")
            return Phrase("il nemico attaccato", "the attacked enemy")
        if self.kind == STRUCK and self.plural:
            return _THOSE[1 if self.of_monster else 0]
        if self.kind == EVERYONE_AT:
            return Phrase(f"tutti i personaggi in P{self.place}", f"all characters in P{self.place}")
        it, en = _OF_MONSTERS if self.of_monster else _OF_HEROES
        phrase = _WORDS[self.kind]
        return Phrase(filled(phrase.it, it), filled(phrase.en, en))


def filled(text: str, names: dict[str, str]) -> str:
    for key, name in names.items():
        text = text.replace(f"{{{key}}}", name)
    return text


def most_hurt(m: SynchroMatch, line: list[int]) -> list[int]:
    """List those with most marked damage."""
    most = max([m.damage[unit] for unit in line], default=0)
    return [unit for unit in line if m.damage[unit] == most]


def lowest_hp(m: SynchroMatch, line: list[int]) -> list[int]:
    """List those with fewest HP left."""
    left = [m.max_hp(unit) - m.damage[unit] for unit in line]
    least = min(left, default=0)
    return [unit for unit, hp in zip(line, left, strict=True) if hp == least]


def mask_of(units: list[int]) -> int:
    mask = 0
    for unit in units:
        mask |= 1 << unit
    return mask


def beside(m: SynchroMatch, units: list[int]) -> int:
    """Return who is next to these on their side, as bits; these themselves left out."""
    if not units:
        return 0
    line = m.line_of(units[0])
    mask = 0
    for index, unit in enumerate(line):
        if unit in units:
            if index > 0:
                mask |= 1 << line[index - 1]
            if index + 1 < len(line):
                mask |= 1 << line[index + 1]
    return mask & ~mask_of(units)
