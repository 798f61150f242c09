"""Whom an effect is about, seen from the acting character: for a Monster the foes are the Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Kind:
    """A kind of targets. Its words have "{foe}" and "{ally}" for what the other side and one's own are called."""

    chosen = False
    """A player picks one of them."""
    takes_one = False
    """One of them is meant, so that several are a choice."""
    depends = False
    """It speaks of what happened before."""
    minds_damage = False
    """Whom it means depends on how hurt they are."""

    def __init__(self, name: Phrase, friendly: bool = False, plural: bool = False) -> None:
        self.name = name
        self.friendly = friendly
        self.plural = plural
        """Words speak of them in the plural."""

    def among(self, m: SynchroMatch, unit: int, line: list[int]) -> list[int]:
        """List whom it can mean of the side that it is about, seen from this unit."""
        return line


class Standing(Kind):
    """Those from one place in the line up to another, counted from the rear where negative."""

    def __init__(self, name: Phrase, start: int, stop: int | None, plural: bool = False) -> None:
        super().__init__(name, plural=plural)
        self.start = start
        self.stop = stop

    def among(self, m: SynchroMatch, unit: int, line: list[int]) -> list[int]:
        return line[self.start : self.stop]


class Picked(Kind):
    """One that a player chooses."""

    chosen = True
    takes_one = True


class PickedOther(Picked):
    """The same, but not the acting one."""

    def among(self, m: SynchroMatch, unit: int, line: list[int]) -> list[int]:
        return [other for other in line if other != unit]


class Spoken(Kind):
    """Whom something before was about."""

    depends = True


class Oneself(Kind):
    """The acting one, if it still stands."""

    def among(self, m: SynchroMatch, unit: int, line: list[int]) -> list[int]:
        return [unit] if unit in line else []


class MostHurt(Kind):
    """Whoever has most damage."""

    takes_one = True
    minds_damage = True

    def among(self, m: SynchroMatch, unit: int, line: list[int]) -> list[int]:
        return most_hurt(m, line)


class LowestHP(Kind):
    """Whoever has fewest HP left."""

    takes_one = True
    minds_damage = True

    def among(self, m: SynchroMatch, unit: int, line: list[int]) -> list[int]:
        return lowest_hp(m, line)


FRONT: Final = Standing(Phrase("{the foe} più avanzato", "the front {foe}"), 0, 1)
REAR: Final = Standing(Phrase("{the foe} più arretrato", "the rear {foe}"), -1, None)
FRONT2: Final = Standing(Phrase("{the foes} in P1 e P2", "the {foes} in P1 and P2"), 0, 2, plural=True)
REAR2: Final = Standing(Phrase("i due {foes} più arretrati", "the two rearmost {foes}"), -2, None, plural=True)
P2: Final = Standing(Phrase("{the foe} in P2", "the {foe} in P2"), 1, 2)
P3: Final = Standing(Phrase("{the foe} in P3", "the {foe} in P3"), 2, 3)
P4: Final = Standing(Phrase("{the foe} in P4", "the {foe} in P4"), 3, 4)
ANY_FOE: Final = Picked(Phrase("un {foe} a scelta", "{a foe} of choice"))
OTHER_FOE: Final = Picked(Phrase("un altro {foe} a scelta", "another {foe} of choice"))
STRUCK: Final = Spoken(Phrase("quel{that foe}", "that {foe}"))
ADJACENT: Final = Spoken(Phrase("{the foes} adiacenti", "the adjacent {foes}"), plural=True)
ALL_FOES: Final = Kind(Phrase("tutti {the foes}", "all {foes}"), plural=True)
MOST_HURT: Final = MostHurt(Phrase("{the foe} con più danni", "the {foe} with most damage"))
LOWEST_HP: Final = LowestHP(Phrase("{the foe} con meno PS rimasti", "the {foe} with fewest HP left"))
ATTACKER: Final = Spoken(Phrase("{attacker}", "the attacker"))
SELF: Final = Oneself(Phrase("{oneself}", "{oneself}"), friendly=True)
ANY_ALLY: Final = Picked(Phrase("un {ally} a scelta", "{an ally} of choice"), friendly=True)
OTHER_ALLY: Final = PickedOther(Phrase("un altro {ally} a scelta", "another {ally} of choice"), friendly=True)
ALL_ALLIES: Final = Kind(Phrase("tutti {the allies}", "all {allies}"), friendly=True, plural=True)
MOST_HURT_ALLY: Final = MostHurt(Phrase("{the ally} con più danni", "the {ally} with most damage"), friendly=True)
EVERYONE_AT: Final = Kind(EMPTY, plural=True)
"""Both characters in a position, which the target knows."""
TARGETS: Final[dict[str, Kind]] = {
    "front": FRONT,
    "rear": REAR,
    "front2": FRONT2,
    "rear2": REAR2,
    "p2": P2,
    "p3": P3,
    "p4": P4,
    "any_foe": ANY_FOE,
    "other_foe": OTHER_FOE,
    "struck": STRUCK,
    "adjacent": ADJACENT,
    "all_foes": ALL_FOES,
    "most_hurt": MOST_HURT,
    "lowest_hp": LOWEST_HP,
    "attacker": ATTACKER,
    "self": SELF,
    "any_ally": ANY_ALLY,
    "other_ally": OTHER_ALLY,
    "all_allies": ALL_ALLIES,
    "most_hurt_ally": MOST_HURT_ALLY,
}
"""What texts call them; the last of all has no name."""
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
    """Whom an effect is about; what it finds is listed from the front to the rear."""

    def __init__(self, kind: Kind, place: int = 0) -> None:
        self.kind = kind
        self.place = place
        """For `everyone_at`, the position."""
        self.of_monster = False
        """It stands on a Monster's card; set when the text is put together."""
        self.plural = kind.plural
        """For `struck`, what stands before it says so."""
        self.attacked = False
        """For `struck`: the target of the Basic Attack, not spoken of before."""

    @property
    def friendly(self) -> bool:
        return self.kind.friendly

    def found(self, m: SynchroMatch, unit: int) -> list[int]:
        """List the candidates, for everything that does not depend on what happened before."""
        if self.kind is EVERYONE_AT:
            first, after = self.place - 1, self.place
            return m.line_of(unit)[first:after] + m.foes_of(unit)[first:after]
        return self.kind.among(m, unit, m.line_of(unit) if self.kind.friendly else m.foes_of(unit))

    def words(self) -> Phrase:
        """Name it with its article: "il nemico più avanzato"."""
        if self.kind is STRUCK and self.attacked:
            if self.of_monster:
                return Phrase("l'Eroe attaccato", "the attacked Hero")
            return Phrase("il nemico attaccato", "the attacked enemy")
        if self.kind is STRUCK and self.plural:
            return _THOSE[1 if self.of_monster else 0]
        if self.kind is EVERYONE_AT:
            return Phrase(f"tutti i personaggi in P{self.place}", f"all characters in P{self.place}")
        it, en = _OF_MONSTERS if self.of_monster else _OF_HEROES
        phrase = self.kind.name
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
