"""Why a hero's piece cannot go on that tray: what its text reaches, and the rule that says so."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.effects.targets import (
    ADJACENT,
    ANYWHERE,
    ARROWS,
    COMPANION_TRAY,
    EACH_ADJACENT,
    ENGAGED,
    Where,
)
from ludoteca.games.kingdom.effects.text import text_of
from ludoteca.games.kingdom.flow.outlook import Pending
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

RULES: Final = {
    "malik": "KR-25.01",
    "ignus": "KR-27.01",
    "call-of-the-wild": "KR-23.09",
    "sanguine": "KR-23.13",
    "infernal-wheel": "KR-24.03",
    "heavenly-chaos": "KR-24.08",
    "hammer-smash": "KR-25.06",
    "mirage": "KR-26.06",
    "fire-and-brimstone": "KR-27.03",
    "surge-of-flame": "KR-27.04",
    "burn": "KR-27.07",
}
"""What the appendix says of the base attack of a hero, or of an ability, that reaches trays without arrows."""
NOT_ENGAGED: Final = {"KR-27.07": "KR-27.08"}
"""Where it says on its own that the engaged tray is left out."""
GENERAL: Final = "KR-12.07"
"""For the texts of packs."""


def refuse_burning(m: KingdomMatch) -> Refusal:
    """Refuse a tray other than the one just moved onto."""
    return no(
        text_rule(m),
        "Questa tessera va sull'orda su cui l'eroe è appena passato.",
        "This tile goes on the horde just moved onto.",
    )


def refuse_reach(m: KingdomMatch, where: Where, attack: Pending, tray: int) -> Refusal:
    """Refuse a tray that a text for such trays (see `targets`) does not reach from where the acting hero is."""
    frame = m.stack[-1]
    if tray == m.on_tray[frame.source] and where in (ADJACENT, EACH_ADJACENT):
        rule = text_rule(m)
        return no(
            NOT_ENGAGED.get(rule, rule),
            "L'eroe ingaggia quest'orda: questo effetto colpisce solo quelle adiacenti.",
            "The hero engages this horde: this effect hits only adjacent ones.",
        )
    if tray == m.on_tray[frame.source] and where in (ARROWS, ANYWHERE):
        return no(
            "KR-12.06",
            "L'eroe ingaggia quest'orda: i suoi attacchi a distanza non la colpiscono.",
            "The hero engages this horde: its ranged attacks do not hit it.",
        )
    if m.at[tray] in attack.squares:
        return NOTHING_AGAINST
    if where in (ADJACENT, EACH_ADJACENT):
        return no(
            text_rule(m),
            "Questo effetto colpisce solo orde adiacenti all'eroe.",
            "This effect hits only hordes adjacent to the hero.",
        )
    if where is COMPANION_TRAY:
        return Refusal(
            text_rule(m),
            Phrase(
                "Questo effetto colpisce solo l'orda su cui si trova {name}.",
                "This effect hits only the horde that {name} is on.",
            ).fill(name=text_of(m).companion),
        )
    if where is ENGAGED:
        return no(
            "KR-12.03",
            "È un attacco in mischia: colpisce solo il vassoio che l'eroe ingaggia.",
            "This is a melee attack: it hits only the tray that the hero engages.",
        )
    return no(
        "KR-12.05",
        "Questo vassoio è fuori portata: contano le frecce e la direzione dell'eroe, o il vassoio che ingaggia.",
        "This tray is out of reach: arrows and facing count, or the tray that the hero engages.",
    )


def refuse_another(m: KingdomMatch, where: Where) -> Refusal:
    """Refuse a tray within reach and with room, where such a text wants the piece elsewhere."""
    if where is not EACH_ADJACENT:
        return NOTHING_AGAINST
    return no(
        text_rule(m),
        "Ogni orda adiacente riceve la sua parte, una dopo l'altra: ora tocca a un'altra.",
        "Each adjacent horde gets its share, one after the other: now it is another one's turn.",
    )


def text_rule(m: KingdomMatch) -> str:
    """Name the rule about what is being carried out, whoever does it."""
    node = root_frame(m).node
    for hero in m.content.heroes:
        if hero.attack.node == node:
            return RULES.get(hero.id, GENERAL)
        for ability in hero.abilities:
            if ability.node == node:
                return RULES.get(ability.id, GENERAL)
    return GENERAL
