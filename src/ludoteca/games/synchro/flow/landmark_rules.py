"""The rules of the rulebook's own Landmarks, and refusals that cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.flow.registers import landmark_of
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

LANDMARK_RULES: Final = {
    "taverna": "SH-19.02",
    "miniera": "SH-19.05",
    "grande_cascata": "SH-19.07",
    "santuario": "SH-19.10",
    "altare": "SH-19.12",
    "chiesa": "SH-19.13",
    "statua": "SH-19.15",
    "abisso": "SH-19.22",
    "rovine": "SH-19.25",
    "cimitero": "SH-19.26",
    "biblioteca": "SH-19.27",
    "vulcano": "SH-19.28",
    "monumento": "SH-19.30",
    "falo": "SH-19.31",
    "campo_fiorito": "SH-19.33",
    "torre_stregone": "SH-19.34",
    "dojo": "SH-19.36",
    "lago_mana": "SH-19.37",
    "dungeon": "SH-19.45",
}
"""By the id of a Landmark."""


def rule_of(m: SynchroMatch, landmark: int) -> str:
    """Name the rule of a Landmark; the general one for those of packs."""
    return LANDMARK_RULES.get(m.content.landmarks[landmark].id, "SH-19.01")


def no_effect(m: SynchroMatch, landmark: int) -> Refusal:
    """Refuse a Landmark that would do nothing."""
    phrase = Phrase("{name}: ora non avrebbe effetto.", "{name} would have no effect now.")
    return Refusal(rule_of(m, landmark), phrase.fill(name=m.content.landmarks[landmark].name))


def not_offered(m: SynchroMatch, frame: Frame) -> Refusal:
    """Refuse what the Landmark of this frame does not offer."""
    rule = rule_of(m, landmark_of(frame))
    return no(rule, "Qui si fa solo quello che il luogo offre.", "Only what this place offers is done here.")
