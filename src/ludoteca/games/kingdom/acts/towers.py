"""What is done with tower cards in hand: picked up, built, passed on, put back."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.bases import KIND, OPEN, SEAT, SITE, Beginning, KingdomAct, begin_action
from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.effects.targets import trays_in_range
from ludoteca.games.kingdom.flow.moving import figure_name
from ludoteca.games.kingdom.flow.registers import ask_about_tower, has_put_back, note_put_back, tower_asked
from ludoteca.games.kingdom.flow.steps import HAND_OVER, PLAY, USE_TOWER
from ludoteca.games.kingdom.flow.towers import (
    FROZEN,
    IRON_RULE,
    against_having,
    against_owner,
    against_site,
    becomes,
    build,
    can_use,
    pass_tower,
    receivers,
)
from ludoteca.games.kingdom.shows.range_words import tile_words
from ludoteca.games.kingdom.shows.terms import COLOURS as COLOUR_NAMES
from ludoteca.games.kingdom.shows.terms import (
    HIGHEST_LEVEL,
    NOBODY_IN_RANGE,
    SOLDIERS,
    counted,
    tower_called,
    tower_named,
)
from ludoteca.games.kingdom.shows.terms import TYPES as TYPE_NAMES
from ludoteca.games.kingdom.state.built import tower_kind
from ludoteca.games.kingdom.state.cards import COLOURS, TYPES, Content, Face, Tower
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import both, same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital, seat_name


def levels_passed(m: KingdomMatch, seat: int) -> int:
    """Count the levels that a spell raises the tower by which this player is passing right now; 0 for no spell."""
    frame = m.waiting_frame(seat)
    node = m.programme[frame.node] if frame is not None else None
    return node.raises_by() if isinstance(node, Asking) else 0


def refuse_raising(levels: int) -> Refusal:
    """Refuse another tower, another player, or not as high as it goes."""
    phrase = Phrase(
        "Una torre della mano sale così di {n} livelli, o fin dove riserva e scenario permettono.",
        "A tower from hand rises like this by {n} levels, or as far as supply and scenario allow.",
    )
    return Refusal("KR-21.11", phrase.fill(n=levels))


class PickUp(Beginning):
    """tower(kind): pick up a tower from hand, to build or to pass it; or the one that a spell raises."""

    verb = "tower"
    args = (KIND,)
    about = "hand:{seat}/{1}"

    def ready(self, m: KingdomMatch, seat: int) -> list[int]:
        return usable_kinds(m, seat)

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        levels = levels_passed(m, seat)
        return refuse_raising(levels) if levels else super().against(m, frame, seat, raw)

    def refuse(self, m: KingdomMatch, seat: int, what: int) -> Refusal:
        if not 0 <= what < len(m.content.towers):
            return no("KR-5.01", "Non c'è una torre così.", "There is no such tower.")
        name = m.content.towers[what].name
        if what not in m.hand[seat]:
            if what not in m.incoming[seat]:
                return not_in_hand("KR-5.01", name)
            phrase = Phrase(
                "{name} è tra le torri in entrata: la prendi in mano nella fase 5.",
                "{name} is among your incoming towers: it enters your hand in phase 5.",
            )
            return Refusal("KR-10.08", phrase.fill(name=capital(tower_called(name))))
        if can_use(m, seat, what):
            return NOTHING_AGAINST
        rule = against_having(m, seat, what)
        if rule:
            return refuse_having(m, what, rule)
        phrase = Phrase(
            "Per {name} non c'è né un sito libero né un miglioramento disponibile.",
            "For {name} there is neither a free site nor an upgrade.",
        )
        return Refusal("KR-A55", phrase.fill(name=name))

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        levels = levels_passed(m, seat)
        return refuse_raising(levels) if levels else super().at_another_time(m, seat, raw)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return tower_in_hand(m.content, raw[1])

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        ask_about_tower(begin_action(m, frame, USE_TOWER, -1, seat), raw[1])


def usable_kinds(m: KingdomMatch, seat: int) -> list[int]:
    """List the towers in hand that anything can be done with, each kind once."""
    kinds = []
    last = -1
    for kind in m.hand[seat]:
        if kind != last and can_use(m, seat, kind):
            kinds.append(kind)
        last = kind
    return kinds


@kept(3000, most=64)
def tower_in_hand(content: Content, kind: int) -> Phrase:
    """Say all that somebody who holds it wants to know of a tower."""
    tower = content.towers[kind]
    phrase = Phrase("{name} (livello {level}, {type}, {what})", "{name} (level {level}, {type}, {what})")
    name = capital(tower_named(tower.name))
    what = pieces_of(content, tower)
    return phrase.fill(name=name, level=tower.level, type=TYPE_NAMES[TYPES[tower.type]], what=what)


def pieces_of(content: Content, tower: Tower) -> Phrase:
    """Say what it places: 1x2 in verticale e 1x1, 2 soldati."""
    shapes = content.shapes
    tiles = [tile_words(shapes[i].id, shapes[i].outlines[turn], tower.free) for i, turn in tower.tiles]
    return both(counted(tiles)) if tiles else SOLDIERS.count(tower.soldiers)


NOT_YET: Final = {
    FROZEN: Phrase(
        "{name} è congelata: in questo round si può passare, non costruire.",
        "{name} is frozen: this round it can be passed, not built.",
    ),
    "KR-10.08": Phrase(
        "{name} è appena arrivata: si costruisce dal prossimo round.",
        "{name} has only just arrived: it can be built from the next round on.",
    ),
}
"""By rule, why a tower in hand is not built this round."""


def refuse_having(m: KingdomMatch, kind: int, rule: str) -> Refusal:
    """Refuse to build a tower because of where or how this player has it."""
    name = m.content.towers[kind].name
    if rule == IRON_RULE:
        return Refusal(rule, m.limits.text)
    if rule in NOT_YET:
        return Refusal(rule, NOT_YET[rule].fill(name=capital(tower_called(name))))
    return not_in_hand(rule, name)


def not_in_hand(rule: str, name: Phrase) -> Refusal:
    phrase = Phrase("Non hai in mano {called}.", "You have no {named} in hand.")
    return Refusal(rule, phrase.fill(called=tower_called(name), named=tower_named(name)))


# -- building ------------------------------------------------------------------------------------------------------


class Build(KingdomAct):
    """build(site): put the tower that was picked up there, where it attacks at once."""

    verb = "build"
    args = (SITE,)

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse_site(m, seat, raw[1])
        if refused:
            return refused
        rule = against_having(m, seat, tower_asked(frame))
        if rule:
            return refuse_having(m, tower_asked(frame), rule)
        rule = against_site(m, tower_asked(frame), raw[1])
        return refuse_standing(m, raw[1], rule) if rule else NOTHING_AGAINST

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse_site(m, seat, raw[1])
        if refused:
            return refused
        phrase = Phrase(
            "Scegli prima dalla mano la torre da costruire sul sito {letter}.",
            "First choose from your hand the tower to build on site {letter}.",
        )
        return Refusal("KR-5.01", phrase.fill(letter=m.board.letters[raw[1]]))

    def refuse_site(self, m: KingdomMatch, seat: int, site: int) -> Refusal:
        """Refuse what is no site for this player, whatever the tower."""
        if not 0 <= site < len(m.colour):
            return no("KR-1.13", "Non c'è un sito così.", "There is no such site.")
        rule = against_owner(m, seat, site)
        return refuse_owner(m, site, rule) if rule else NOTHING_AGAINST

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        """Name the site, what is there, and the hordes that the tower in hand could reach from it."""
        site = raw[1]
        below = m.built[2 * site]
        phrase = built_there(m.content, m.board.letters[site], tower_kind(below) if below >= 0 else -1)
        frame = m.waiting_frame(seat)
        if frame is None or frame.node != USE_TOWER:
            return phrase
        tower = m.content.towers[tower_asked(frame)]
        trays = {tray for facing in range(4) for tray in trays_in_range(m, tower, site, facing)}
        return phrase + same(": ") + trays_named(m, [tray for tray in m.open_trays() if tray in trays])

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        build(m, seat, tower_asked(frame), raw[1])


@kept(1500)
def built_there(content: Content, letter: str, below: int) -> Phrase:
    """Say that a tower is built on a site, and on top of which, if there is one."""
    phrase = Phrase("Costruisci sul sito {letter}", "Build on site {letter}").fill(letter=letter)
    if below < 0:
        return phrase
    return phrase + Phrase(", sopra {name}", ", on top of {name}").fill(name=content.towers[below].name)


def trays_named(m: KingdomMatch, trays: list[int]) -> Phrase:
    """Name hordes in range, with their places."""
    return hordes_named(tuple([(m.face_of(tray), m.board.name(m.at[tray])) for tray in trays]))


@kept(2000)
def hordes_named(hordes: tuple[tuple[Face, str], ...]) -> Phrase:
    names = [face.name + same(f" ({place})") for face, place in hordes]
    return both(names) if names else NOBODY_IN_RANGE


def refuse_owner(m: KingdomMatch, site: int, rule: str) -> Refusal:
    letter = m.board.letters[site]
    if rule == "KR-1.13":
        phrase = Phrase(
            "Il sito {letter} non è in gioco con questo numero di giocatori.",
            "Site {letter} is not in play with this number of players.",
        )
        return Refusal(rule, phrase.fill(letter=letter))
    if rule == IRON_RULE:
        return Refusal(rule, m.limits.text)
    if rule == "KR-19.04":
        phrase = Phrase(
            "In questo round hai escluso il {colour}: sul sito {letter} non si costruisce.",
            "You have excluded {colour} this round: nothing is built on site {letter}.",
        )
    else:
        phrase = Phrase(
            "Il sito {letter} è {colour}: ci costruisce solo chi ha quel colore.",
            "Site {letter} is {colour}: only the {colour} player builds there.",
        )
    return Refusal(rule, phrase.fill(letter=letter, colour=COLOUR_NAMES[COLOURS[m.colour[site]]]))


def refuse_standing(m: KingdomMatch, site: int, rule: str) -> Refusal:
    """Refuse a site because of who or what stands there."""
    letter = m.board.letters[site]
    if rule == "KR-5.02":
        there = m.figures_at(m.board.sites[site])
        phrase = Phrase(
            "Sul sito {letter} c'è {name}: finché sta lì non si costruisce.",
            "{name} stands on site {letter}: nothing can be built there meanwhile.",
        )
        return Refusal(rule, capital(phrase.fill(letter=letter, name=figure_name(m, there[0]))))
    if rule == "KR-8.11":
        phrase = Phrase(
            "Sul sito {letter} ci sono già due torri: di più non si può.",
            "Site {letter} has two towers already: no more can stand there.",
        )
        return Refusal(rule, phrase.fill(letter=letter))
    phrase = Phrase(
        "Sul sito {letter} c'è già una torre; se ne aggiunge una seconda solo se almeno una delle due è di soldati.",
        "Site {letter} has a tower already; a second one is added only if at least one of the two is a soldier tower.",
    )
    return Refusal(rule, phrase.fill(letter=letter))


# -- passing -------------------------------------------------------------------------------------------------------


class PassOn(KingdomAct):
    """pass(seat, kind): give the tower that was picked up to that player, as whom it becomes."""

    verb = "pass"
    args = (SEAT, KIND)
    wished = False

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        levels = levels_passed(m, seat)
        if levels:
            return refuse_raising(levels)
        to, raised = raw[1], raw[2]
        if to not in receivers(m, seat):
            if to == seat:
                return no(
                    "KR-10.01", "Una torre si passa a un altro giocatore.", "A tower is passed to another player."
                )
            return no("KR-10.01", "Non c'è un giocatore così.", "There is no such player.")
        if not 0 <= raised < len(m.content.towers):
            return no("KR-10.02", "Non c'è una torre così.", "There is no such tower.")
        possible = becomes(m, tower_asked(frame))
        if not possible:
            return no(
                "KR-A55",
                "Per questa torre non c'è un miglioramento disponibile: resta in mano.",
                "There is no upgrade for this tower: it stays in hand.",
            )
        return NOTHING_AGAINST if raised in possible else refuse_becoming(m, tower_asked(frame), raised)

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        levels = levels_passed(m, seat)
        if levels:
            return refuse_raising(levels)
        return no(
            "KR-10.01", "Scegli prima dalla mano la torre da passare.", "First choose from your hand the tower to pass."
        )

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        becoming = m.content.towers[raw[2]].name
        if m.solo:
            return Phrase("Migliorala: diventa {name}", "Improve it: it becomes {name}").fill(name=becoming)
        who = seat_name(raw[1])
        if frame is not None and tower_asked(frame) == raw[2]:
            return Phrase("Passala a {who}, così com'è", "Pass it to {who}, as it is").fill(who=who)
        phrase = Phrase("Passala a {who}: diventa {name}", "Pass it to {who}: it becomes {name}")
        return phrase.fill(who=who, name=becoming)

    def thing(self, m: KingdomMatch, seat: int, raw: Raw) -> str:
        """Name the player, on whom the tower can be dropped; who plays alone improves it."""
        return "" if m.solo else f"player:{raw[1]}"

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        rule = "KR-19.13" if m.solo else "KR-10.06" if raw[2] == tower_asked(frame) else "KR-10.02"
        pass_tower(m, seat, tower_asked(frame), raw[1], raw[2], rule)


def refuse_becoming(m: KingdomMatch, kind: int, raised: int) -> Refusal:
    """Refuse what the tower does not become when it is passed."""
    towers = m.content.towers
    if raised in towers[kind].upgrades:
        if towers[raised].level > m.max_level:
            return Refusal("KR-10.07", HIGHEST_LEVEL.fill(n=m.max_level))
        phrase = Phrase("La riserva non ha più {name}.", "The supply has no {name} left.")
        return Refusal("KR-10.05", phrase.fill(name=towers[raised].name))
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


# -- putting back --------------------------------------------------------------------------------------------------


class PutBack(KingdomAct):
    """back: neither build nor pass the tower that was picked up, nor buy the one that was chosen; once."""

    verb = "back"
    wished = False
    said = Phrase("Rimettila a posto", "Put it back")
    misplaced = no("KR-3.07", "Non hai una torre da rimettere giù.", "You hold no tower to put back.")

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if has_put_back(phase_below(m, frame), seat):
            return no(
                "KR-3.07",
                "Ne hai già rimessa a posto una: questa azione va completata.",
                "You have put one back already: this action is completed.",
            )
        return NOTHING_AGAINST

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        """Note who it was, since it could go on for ever; nobody need think again for it."""
        phase = phase_below(m, frame)
        if phase.node == PLAY:
            phase.stage = OPEN
        note_put_back(phase, seat)


def phase_below(m: KingdomMatch, frame: Frame) -> Frame:
    """Find the phase under an action with a tower."""
    assert frame.node in (USE_TOWER, HAND_OVER)
    return m.stack[-2]


PICK_UP: Final = PickUp()
BUILD: Final = Build()
PASS: Final = PassOn()
BACK: Final = PutBack()
