"""Before a battle: Heroes of the reserve, Items that change hands, the order of the party, and who begins."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludoteca.games.synchro.acts.bases import (
    BOARD_OF_PARTY,
    HERO,
    IN_BATTLE,
    ITEM_PLACE,
    SynchroAct,
    party_limit,
)
from ludoteca.games.synchro.acts.naming_units import unit_called
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.learning import join
from ludoteca.games.synchro.flow.registers import let_come_in, may_come_in, places_settled, settle_places
from ludoteca.games.synchro.shows.terms import BOARD_NAMES, after, hero_called
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.games.synchro.state.match import (
    HERO_SIDE,
    ITEMS,
    MONSTER_SIDE,
    NO_MASTER,
    SynchroMatch,
    pack_reserve,
    reserve_hero,
    reserve_level,
)
from ludoteca.kernel.acts import Below, OneOf
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital


def reserve_first() -> Refusal:
    return no(
        "SH-20.09",
        "Prima decidete chi entra dalla riserva; poi, visti i Mostri, posizioni e Oggetti.",
        "First decide who comes in from the reserve; then, with the Monsters in sight, positions and Items.",
    )


class Arranging(SynchroAct):
    """Something that the party does once the Monsters of a battle are in sight, and before it begins."""

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node == steps.FROM_RESERVE:
            return reserve_first()
        return self.refuse_now(m, raw) if frame.node == steps.LINE_UP else self.misplaced

    @abstractmethod
    def refuse_now(self, m: SynchroMatch, raw: Raw) -> Refusal:
        """Say why it cannot be done although it is the time for it."""
        raise NotImplementedError(type(self).__name__)


class Front(Arranging):
    """front(board): a Hero takes the next place from the front."""

    verb = "front"
    args = (HERO,)
    wished = IN_BATTLE
    misplaced = no(
        "SH-10.12",
        "Gli Eroi si riordinano solo prima della battaglia; poi con lo Scambio.",
        "Heroes are rearranged only before the battle; later by swapping.",
    )

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if places_settled(frame) >= len(m.line) - 1:
            return []
        return [(self.number, unit) for unit in m.line[places_settled(frame) :]]

    def refuse_now(self, m: SynchroMatch, raw: Raw) -> Refusal:
        if raw[1] not in m.line:
            return no("SH-10.12", "Quell'Eroe non è nel gruppo.", "That Hero is not in the party.")
        return no("SH-10.12", "Quella posizione è già decisa.", "That position has been settled.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        if frame is None or frame.node != steps.LINE_UP:
            return Phrase("Portate avanti {name}", "Bring {name} forward").fill(name=unit_called(m, raw[1]))
        return capital(unit_called(m, raw[1])) + Phrase(" in P{n}", " in P{n}").fill(n=places_settled(frame) + 1)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.move_unit(raw[1], places_settled(frame))
        settle_places(frame, places_settled(frame) + 1)


class Move(Arranging):
    """move(place, place): an Item goes to another Hero, once: to a free slot, or in exchange for its Item."""

    verb = "move"
    args = (ITEM_PLACE, ITEM_PLACE)
    misplaced = no(
        "SH-21.05",
        "Gli Oggetti si scambiano solo all'inizio di una battaglia.",
        "Items change hands only at the start of a battle.",
    )

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        options: list[Raw] = []
        for place in range(ITEMS * BOARDS):
            item = m.items[place]
            if item < 0 or item in frame.slots:
                continue
            for board in m.party():
                if board == place // ITEMS:
                    continue
                first = ITEMS * board
                free = [to for to in range(first, first + ITEMS) if m.items[to] < 0]
                taken = [to for to in range(first, first + ITEMS) if m.items[to] >= 0]
                options += [(self.number, place, to) for to in free[:1] + taken]
        return options

    def refuse_now(self, m: SynchroMatch, raw: Raw) -> Refusal:
        return no(
            "SH-10.13",
            "Prima della battaglia ogni Oggetto passa una volta a un altro Eroe.",
            "Before the battle each Item passes once to another Hero.",
        )

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        giver, taker = unit_called(m, raw[1] // ITEMS), unit_called(m, raw[2] // ITEMS)
        phrase = m.item_card(raw[1]).name + Phrase(": {from_a} {to_b}", ": from {from_a} to {to_b}").fill(
            from_a=after("da", giver), to_b=after("a", taker)
        )
        if m.items[raw[2]] < 0:
            return phrase
        return phrase + Phrase(", in cambio di {other}", ", in exchange for {other}").fill(
            other=m.item_card(raw[2]).name
        )

    def thing(self, m: SynchroMatch, seat: int, raw: Raw) -> str:
        return f"item:{raw[1] // ITEMS}/{raw[1] % ITEMS}"

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(m.items[raw[1]])
        move_item(m, raw[1], raw[2])


def move_item(m: SynchroMatch, place: int, to: int) -> None:
    """Swap what the two slots hold (SH-10.13)."""
    m.items[place], m.items[to] = m.items[to], m.items[place]
    m.refresh()
    m.changed = True  # who gives up an Item may lose HP with it
    m.tell("ItemMoved", -1, (place, to, m.items[to] >> 1), "SH-10.13")


class Start(SynchroAct):
    """start(side): who takes the first turn."""

    verb = "start"
    args = (Below(2),)
    about = "side:{1}"
    misplaced = no(
        "SH-10.14",
        "Chi inizia si sceglie prima della battaglia; poi le parti si alternano.",
        "Who begins is chosen before the battle; then the sides alternate.",
    )

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw[1] in (HERO_SIDE, MONSTER_SIDE):
            return NOTHING_AGAINST
        return no("SH-10.14", "Iniziano gli Eroi o i Mostri.", "Either the Heroes or the Monsters begin.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        levels = m.content.tracks.levels
        return START_LABELS[raw[1]].fill(n=levels[0].shards, most=levels[-1].shards)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        m.first = raw[1]


START_LABELS: Final = (
    Phrase("Iniziano gli Eroi: 1 Frammento ciascuno", "The Heroes begin: 1 Shard each"),
    Phrase(
        "Iniziano i Mostri: da {n} a {most} Frammenti ciascuno, secondo il livello",
        "The Monsters begin: {n} to {most} Shards each, by level",
    ),
)


class Enter(SynchroAct):
    """enter(place, board): a Hero of the reserve comes in, on an empty board or for somebody of the party."""

    verb = "enter"
    args = (OneOf[SynchroMatch]("reserve", lambda m: len(m.reserve_heroes)), BOARD_OF_PARTY)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        boards = m.empty_boards() + m.party()
        return [(self.number, index, board) for index in range(may_come_in(frame)) for board in boards]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        index, board = raw[1], raw[2]
        if not 0 <= index < len(m.reserve_heroes):
            return no("SH-20.09", "Nessun Eroe in riserva lì.", "There is no Hero in reserve there.")
        if frame.node != steps.FROM_RESERVE:
            return no(
                "SH-19.04" if m.reserve_heroes[index] & NO_MASTER else "SH-20.09",
                "Un Eroe di riserva entra solo prima di una nuova battaglia, quando i Mostri non si vedono ancora.",
                "A Hero in reserve enters only before a new battle, when the Monsters are not in sight yet.",
            )
        if not 0 <= board < BOARDS or (m.hero[board] < 0 and not m.empty_boards()):
            return party_limit(m)
        return no(
            "SH-20.09",
            "Chi è appena andato in riserva non rientra in questa battaglia.",
            "Who has just gone to the reserve does not come back for this battle.",
        )

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say whose board it takes."""
        packed = m.reserve_heroes[raw[1]]
        hero = hero_called(m.content.heroes[reserve_hero(packed)].name)
        phrase = Phrase("{hero} (livello {n}) entra ", "{hero} (level {n}) comes in ").fill(
            hero=hero, n=reserve_level(packed)
        )
        if m.hero[raw[2]] < 0:
            return capital(phrase) + Phrase("sulla {b}", "on the {b}").fill(b=BOARD_NAMES[raw[2]])
        other = unit_called(m, raw[2])
        return capital(phrase) + Phrase("al posto {of_other}", "for {other}").fill(
            other=other, of_other=after("di", other)
        )

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        let_come_in(frame, may_come_in(frame) - 1)
        enter(m, raw[1], raw[2])


def enter(m: SynchroMatch, index: int, board: int) -> None:
    """Let a Hero come out of the reserve; whoever was on the board goes there (SH-20.09)."""
    packed = m.reserve_heroes.pop(index)
    if m.hero[board] >= 0:
        m.reserve_heroes.append(pack_reserve(m.hero[board] >> 1, m.level[board], False))
        m.tell("ToReserve", -1, (m.hero[board] >> 1,), "SH-20.09")
    join(m, board, reserve_hero(packed), reserve_level(packed), "SH-20.09")


FRONT: Final = Front()
MOVE: Final = Move()
START: Final = Start()
ENTER: Final = Enter()
