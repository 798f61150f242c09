"""Cards and tiles to choose: the party's Heroes and who leads them, Skills that are drawn or set aside."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.bases import BOARD_OF_PARTY, FROM_AN_OFFER, HERO_CARD, SKILL_TILE, SynchroAct
from ludoteca.games.synchro.acts.naming_units import hero_listed, skill_listed, unit_called
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.deeds import deed_asked, deed_of
from ludoteca.games.synchro.flow.learning import CLAIMED, OFFERED, enlist, keep_tile, mulligan
from ludoteca.games.synchro.flow.registers import tile_taken
from ludoteca.games.synchro.state.match import HEROES, LEADING, SKILLS, SynchroMatch
from ludoteca.kernel.acts import SeatNumber
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital, seat_name


class Pick(SynchroAct):
    """pick(hero): one of the seven for the party; at a Landmark, one of the graveyard."""

    verb = "pick"
    args = (HERO_CARD,)
    wished = FROM_AN_OFFER

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.PICK_HEROES:
            return [(self.number, hero) for hero in m.offer_heroes]
        return [(self.number, hero) for hero in deed_asked(m, frame).heroes(m)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node == steps.LANDMARK:
            return deed_of(m, frame).refuse_hero(m, frame)
        if m.phase != HEROES:
            return no(
                "SH-3.01", "Gli Eroi si scelgono durante i preparativi.", "Heroes are chosen during the preparations."
            )
        if raw[1] in [packed >> 1 for packed in m.hero if packed >= 0]:
            return no("SH-3.01", "Questo Eroe è già nel gruppo.", "This Hero is in the party already.")
        return no("SH-3.01", "Questo Eroe non è tra i sette pescati.", "This Hero is not among the seven drawn.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return capital(hero_listed(m, m.content.heroes[raw[1]]))

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.PICK_HEROES:
            board = m.empty_boards()[0]
            m.offer_heroes.remove(raw[1])
            enlist(m, board, raw[1], m.city_level())
            m.tell("HeroPicked", seat, (board, raw[1]), "SH-3.01")
        else:
            deed_of(m, frame).take_hero(m, frame, raw[1])


def refuse_skill(m: SynchroMatch, frame: Frame) -> Refusal:
    """Refuse any tile where none is being chosen."""
    if frame.node == steps.LEARN_SKILL or m.offer_skills:
        return NOTHING_AGAINST
    return no("SH-14.04", "Ora non si sceglie un'Abilità.", "No Skill is being chosen now.")


class Keep(SynchroAct):
    """keep(skill): a tile that was drawn, or one of the bag to set aside; with the place of a tile that it replaces."""

    verb = "keep"
    args = (SKILL_TILE,)
    wished = FROM_AN_OFFER

    def takes(self, raw: Raw) -> bool:
        return len(raw) in (2, 3)

    def thinkable(self, m: SynchroMatch, seat: int) -> list[Raw]:
        raws = super().thinkable(m, seat)
        return raws + [(*raw, place) for raw in raws for place in range(len(m.skills))]

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.LEARN_SKILL:
            drawn = m.offer_skills if tile_taken(frame) < 0 and frame.stage != CLAIMED else []
            return [(self.number, skill) for skill in drawn]
        return [(self.number, *tile) for tile in deed_asked(m, frame).tiles(m)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node == steps.LANDMARK:
            return deed_of(m, frame).refuse_tile(m, frame)
        refused = refuse_skill(m, frame)
        if refused:
            return refused
        if raw[1] >= 0 and m.mulliganed >> raw[1] & 1:
            return no(
                "SH-14.12",
                "L'avete messa da parte con un Mulligan: non si può più scegliere.",
                "You set it aside with a mulligan: it can no longer be chosen.",
            )
        return no("SH-14.04", "Questa Abilità non è tra quelle pescate.", "This Skill is not among those drawn.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        phrase = skill_listed(m.content.skills[raw[1]])
        if len(raw) == 2:
            return phrase
        board = raw[2] // SKILLS
        return phrase + Phrase(" Al posto di {old} ({name})", " In place of {old} ({name})").fill(
            old=m.skill_card(board, raw[2] % SKILLS).name, name=unit_called(m, board)
        )

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.LEARN_SKILL:
            keep_tile(m, frame, raw[1])
        else:
            deed_of(m, frame).take_tile(m, frame, raw[1:])


class Mulligan(SynchroAct):
    """mulligan: put all tiles that were drawn aside, and draw one fewer."""

    verb = "mulligan"

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number,)] if tile_taken(frame) < 0 and frame.stage != CLAIMED and m.skill_bag else []

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        return refuse_skill(m, frame) or no(
            "SH-14.11", "Qui non si può fare un Mulligan.", "There is no mulligan here."
        )

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.asking(seat)
        left = m.content.tracks.skills_drawn - (frame.stage - OFFERED) - 1
        if left == 1:
            return Phrase("Mulligan: un'ultima tessera, da tenere", "Mulligan: one last tile, to be kept")
        return Phrase("Mulligan: pesca altre {n} tessere", "Mulligan: draw {n} other tiles").fill(n=left)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        mulligan(m, frame, seat)


class Claim(SynchroAct):
    """claim(skill): take the tile that was set aside, instead of drawing."""

    verb = "claim"
    args = (SKILL_TILE,)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, m.set_aside)] if tile_taken(frame) < 0 and frame.stage == CLAIMED else []

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        return refuse_skill(m, frame) or no(
            "SH-19.35",
            "Nessuna Abilità messa da parte si può prendere ora.",
            "There is no Skill set aside that can be taken now.",
        )

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Prendi ", "Take ") + skill_listed(m.content.skills[raw[1]])

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        keep_tile(m, frame, raw[1])


class Skip(SynchroAct):
    """skip: set out without the Village; draw instead of taking the tile that was set aside."""

    verb = "skip"

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.OPENING or (tile_taken(frame) < 0 and frame.stage == CLAIMED):
            return [(self.number,)]
        return []

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node == steps.OPENING:
            return Phrase("Si parte subito", "Set out at once")
        return Phrase("Pesca dal Sacchetto", "Draw from the bag")

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.OPENING:
            frame.stage = 1


class Lead(SynchroAct):
    """lead(board, seat): who decides for a Hero in battle."""

    verb = "lead"
    args = (BOARD_OF_PARTY, SeatNumber())
    about = "board:{1}"

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw[1] == frame.stage and 0 <= raw[2] < m.seats:
            return NOTHING_AGAINST
        return self.refuse(m, frame, raw)

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if m.phase != LEADING:
            return no(
                "SH-A.01",
                "Chi guida gli Eroi si decide durante i preparativi.",
                "Who leads the Heroes is decided during the preparations.",
            )
        if not 0 <= raw[2] < m.seats:
            return no("SH-A.01", "Non c'è un giocatore così.", "There is no such player.")
        return no("SH-A.01", "Si decide una scheda alla volta, in ordine.", "One board at a time is decided, in order.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return same(seat_name(raw[2]))

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.leader[raw[1]] = raw[2]
        m.tell("LeaderChosen", seat, (raw[1], raw[2]), "SH-A.01")
        frame.stage += 1


PICK: Final = Pick()
KEEP: Final = Keep()
MULLIGAN: Final = Mulligan()
CLAIM: Final = Claim()
SKIP: Final = Skip()
LEAD: Final = Lead()
