"""Why a tower cannot be used, built there or passed like that."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.cards import WHITE
from ludoteca.games.kingdom.displacing import name_of
from ludoteca.games.kingdom.effects.towers import PassTower
from ludoteca.games.kingdom.state import KingdomMatch
from ludoteca.games.kingdom.steps import USE_TOWER
from ludoteca.games.kingdom.terms import tower_called, tower_named
from ludoteca.games.kingdom.towers import (
    FROZEN,
    IRON_RULE,
    against_having,
    against_owner,
    against_site,
    becomes,
    receivers,
)
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase, capital

COLOUR_NAMES: Final = (
    Phrase("rosso", "red"),
    Phrase("blu", "blue"),
    Phrase("verde", "green"),
    Phrase("giallo", "yellow"),
)


def refuse_tower(m: KingdomMatch, seat: int, kind: int) -> Refusal:
    """Picking up a tower from hand."""
    if not 0 <= kind < len(m.content.towers):
        return no("KR-5.01", "Non c'è una torre così.", "There is no such tower.")
    name = m.content.towers[kind].name
    if kind not in m.hand[seat]:
        if kind in m.incoming[seat]:
            return Refusal(
                "KR-10.08",
                Phrase(
                    "{name} è tra le torri in entrata: la prendi in mano nella fase 5.",
                    "{name} is among your incoming towers: it enters your hand in phase 5.",
                ).fill(name=capital(tower_called(name))),
            )
        return not_in_hand("KR-5.01", name)
    rule = against_having(m, seat, kind)
    if rule:
        return refuse_having(m, kind, rule)
    if m.solo:
        return Refusal(
            "KR-A55",
            Phrase(
                "Per {name} non c'è né un sito libero né un miglioramento disponibile.",
                "For {name} there is neither a free site nor an upgrade.",
            ).fill(name=name),
        )
    return no("KR-3.07", "Prima va risposto a quello che è chiesto.", "What is asked comes first.")


def refuse_having(m: KingdomMatch, kind: int, rule: str) -> Refusal:
    name = m.content.towers[kind].name
    if rule == FROZEN:
        said = Phrase(
            "{name} è congelata: in questo round si può passare, non costruire.",
            "{name} is frozen: this round it can be passed, not built.",
        )
        return Refusal(rule, said.fill(name=capital(tower_called(name))))
    if rule == IRON_RULE:
        return Refusal(rule, m.limits.text)
    if rule == "KR-10.08":
        said = Phrase(
            "{name} è appena arrivata: si costruisce dal prossimo round.",
            "{name} has only just arrived: it can be built from the next round on.",
        )
        return Refusal(rule, said.fill(name=capital(tower_called(name))))
    return not_in_hand(rule, name)


def not_in_hand(rule: str, name: Phrase) -> Refusal:
    said = Phrase("Non hai in mano {called}.", "You have no {named} in hand.")
    return Refusal(rule, said.fill(called=tower_called(name), named=tower_named(name)))


def refuse_build(m: KingdomMatch, seat: int, site: int) -> Refusal:
    """Building on that site the tower that was picked up, or any."""
    if not 0 <= site < len(m.colour):
        return no("KR-1.13", "Non c'è un sito così.", "There is no such site.")
    frame = m.waiting_frame(seat)
    kind = frame.much if frame is not None and frame.node == USE_TOWER else -1
    letter = m.board.letters[site]
    rule = against_owner(m, seat, site)
    if rule:
        return refuse_owner(m, site, rule)
    if kind < 0:
        return Refusal(
            "KR-5.01",
            Phrase(
                "Scegli prima dalla mano la torre da costruire sul sito {letter}.",
                "First choose from your hand the tower to build on site {letter}.",
            ).fill(letter=letter),
        )
    having = against_having(m, seat, kind)
    return refuse_having(m, kind, having) if having else refuse_site(m, kind, site)


def refuse_owner(m: KingdomMatch, site: int, rule: str) -> Refusal:
    letter = m.board.letters[site]
    if rule == "KR-1.13":
        said = Phrase(
            "Il sito {letter} non è in gioco con questo numero di giocatori.",
            "Site {letter} is not in play with this number of players.",
        )
        return Refusal(rule, said.fill(letter=letter))
    if rule == IRON_RULE:
        return Refusal(rule, m.limits.text)
    colour = COLOUR_NAMES[m.colour[site]] if m.colour[site] < WHITE else Phrase("bianco", "white")
    if rule == "KR-19.04":
        said = Phrase(
            "In questo round hai escluso il {colour}: sul sito {letter} non si costruisce.",
            "You have excluded {colour} this round: nothing is built on site {letter}.",
        )
    else:
        said = Phrase(
            "Il sito {letter} è {colour}: ci costruisce solo chi ha quel colore.",
            "Site {letter} is {colour}: only the {colour} player builds there.",
        )
    return Refusal(rule, said.fill(letter=letter, colour=colour))


def refuse_site(m: KingdomMatch, kind: int, site: int) -> Refusal:
    rule = against_site(m, kind, site)
    letter = m.board.letters[site]
    if rule == "KR-5.02":
        there = m.figures_at(m.board.sites[site])
        said = Phrase(
            "Sul sito {letter} c'è {name}: finché sta lì non si costruisce.",
            "{name} stands on site {letter}: nothing can be built there meanwhile.",
        )
        return Refusal(rule, capital(said.fill(letter=letter, name=name_of(m, there[0]))))
    if rule == "KR-8.11":
        said = Phrase(
            "Sul sito {letter} ci sono già due torri: di più non si può.",
            "Site {letter} has two towers already: no more can stand there.",
        )
        return Refusal(rule, said.fill(letter=letter))
    said = Phrase(
        "Sul sito {letter} c'è già una torre; se ne aggiunge una seconda solo se almeno una delle due è di soldati.",
        "Site {letter} has a tower already; a second one is added only if at least one of the two is a soldier tower.",
    )
    return Refusal("KR-5.03", said.fill(letter=letter))


def refuse_pass(m: KingdomMatch, seat: int, to: int, raised: int) -> Refusal:
    """Passing the tower that was picked up to that player, so that it becomes that one."""
    spell = spell_that_passes(m, seat)
    if spell is not None:
        return refuse_raising(spell)
    frame = m.waiting_frame(seat)
    if frame is None or frame.node != USE_TOWER:
        return no(
            "KR-10.01", "Scegli prima dalla mano la torre da passare.", "First choose from your hand the tower to pass."
        )
    kind = frame.much
    towers = m.content.towers
    if to not in receivers(m, seat):
        if to == seat:
            return no("KR-10.01", "Una torre si passa a un altro giocatore.", "A tower is passed to another player.")
        return no("KR-10.01", "Non c'è un giocatore così.", "There is no such player.")
    if not 0 <= raised < len(towers):
        return no("KR-10.02", "Non c'è una torre così.", "There is no such tower.")
    if m.solo and not becomes(m, kind):
        return no(
            "KR-A55",
            "Per questa torre non c'è un miglioramento disponibile: resta in mano.",
            "There is no upgrade for this tower: it stays in hand.",
        )
    if raised in towers[kind].upgrades:
        if towers[raised].level > m.max_level:
            said = Phrase(
                "In questo scenario le torri arrivano al livello {n}.", "Towers reach level {n} in this scenario."
            )
            return Refusal("KR-10.07", said.fill(n=m.max_level))
        said = Phrase("La riserva non ha più {name}.", "The supply has no {name} left.")
        return Refusal("KR-10.05", said.fill(name=towers[raised].name))
    if raised == kind:
        return no(
            "KR-10.02",
            "Passandola la torre sale di un livello: non si può rinunciare.",
            "When passed the tower gains a level: that cannot be declined.",
        )
    return no(
        "KR-10.02",
        "Una torre passata diventa della stessa famiglia, un livello più alta.",
        "A tower that is passed becomes one of the same family, one level higher.",
    )


# -- passed by a spell -------------------------------------------------------------------------------------------


def spell_that_passes(m: KingdomMatch, seat: int) -> PassTower | None:
    """The spell by which this player is passing a tower right now."""
    frame = m.waiting_frame(seat)
    node = m.programme[frame.node] if frame is not None else None
    return node if isinstance(node, PassTower) else None


def refuse_raising(spell: PassTower) -> Refusal:
    """Another tower, another player, or not as high as it goes."""
    said = Phrase(
        "Una torre della mano sale così di {n} livelli, o fin dove riserva e scenario permettono.",
        "A tower from hand rises like this by {n} levels, or as far as supply and scenario allow.",
    )
    return Refusal("KR-21.11", said.fill(n=spell.levels))
