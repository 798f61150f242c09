"""On the way: the next city, its Landmark, the Village, and going on."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.bases import ON_THE_WAY, SynchroAct
from ludoteca.games.synchro.acts.naming_units import unit_called
from ludoteca.games.synchro.acts.times import TIME_IS_UP, time_left
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.deeds import can_activate
from ludoteca.games.synchro.flow.landmark_rules import no_effect, rule_of
from ludoteca.games.synchro.flow.party import highest
from ludoteca.games.synchro.flow.registers import choose_city, city_chosen, visit
from ludoteca.games.synchro.shows.terms import COINS, landmark_the
from ludoteca.games.synchro.state.cards import Tile
from ludoteca.games.synchro.state.match import (
    FIGHTING,
    IN_VILLAGE,
    LANDMARK_DONE,
    LINING_UP,
    TRAVELLING,
    VILLAGE_VISITED,
    VISITING,
    SynchroMatch,
)
from ludoteca.kernel.acts import Argument, OneOf
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import both, same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import EMPTY, Phrase

CHOOSE_CITY: Final = 0
CHOOSE_LANDMARK: Final = 1
FOUGHT: Final = 2

ABYSS: Final = Phrase(
    "{name} lascia il gruppo per sempre, con Abilità e Maestro, e il gruppo avrà un Eroe in meno.",
    "{name} leaves the party for good, with Skills and Master, and the party will have one Hero fewer.",
)
SOMEBODY: Final = Phrase("Un Eroe di livello più alto", "A Hero of the highest level")


class LandmarkPlace(Argument):
    """A place on a Journal tile: that of the city just chosen, or of the one where the party is."""

    thing = "landmark"

    def all(self, m: SynchroMatch, seat: int) -> list[int]:
        tile = tile_in_question(m, seat)
        return list(range(len(tile.landmarks))) if tile is not None else []


def tile_in_question(m: SynchroMatch, seat: int) -> Tile | None:
    """Return the tile whose Landmarks one speaks of: of the city just chosen, or of the one where the party is."""
    frame = m.waiting_frame(seat)
    if frame is not None and frame.node == steps.JOURNEY and frame.stage == CHOOSE_LANDMARK:
        return tile_ahead(m, frame)
    return m.tile_here()


def tile_ahead(m: SynchroMatch, frame: Frame) -> Tile:
    """Return the tile of the city just chosen."""
    return m.content.tiles[m.tile_at[city_chosen(frame)]]


class Travel(SynchroAct):
    """travel(city): go to a city next to this one; one with Landmarks asks for one of them."""

    verb = "travel"
    args = (OneOf[SynchroMatch]("city", lambda m: len(m.content.cities)),)
    wished = ON_THE_WAY

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.stage == CHOOSE_CITY and raw[1] in m.content.cities[m.city].roads:
            return NOTHING_AGAINST
        return self.refuse(m, frame, raw)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage != CHOOSE_CITY:
            return []
        return [(self.number, city) for city in m.content.cities[m.city].roads]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        """Refuse all but one city forward (SH-9.03, SH-9.06, SH-9.07, SH-9.08)."""
        city = raw[1]
        if not 0 <= city < len(m.content.cities):
            return no("SH-9.03", "Non c'è una città così.", "There is no such city.")
        if m.phase == FIGHTING or m.phase == LINING_UP:
            return no(
                "SH-9.01", "Prima si combatte: poi si visita, poi si riparte.", "First the battle, then the visit."
            )
        if m.phase < IN_VILLAGE:
            return no("SH-9.01", "Prima finiscono i preparativi.", "The preparations come first.")
        if m.phase != TRAVELLING:
            return no(
                "SH-9.01", "Prima finisce la visita: lasciate la città.", "The visit comes first: leave the city."
            )
        return refuse_way(m, city)

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say what waits there."""
        name = m.content.cities[raw[1]].name
        if m.tile_at[raw[1]] < 0:
            return name + Phrase(": il Celestiale", ": the Celestial") if raw[1] == m.content.goal else name
        tile = m.content.tiles[m.tile_at[raw[1]]]
        levels = [str(level) for level in tile.monsters]
        return name + Phrase(": Mostri di livello {levels}; {coins}", ": Monsters of level {levels}; {coins}").fill(
            levels=both([same(level) for level in levels]), coins=COINS.count(tile.coins)
        )

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        choose_city(frame, raw[1])
        if m.tile_at[raw[1]] >= 0:
            frame.stage = CHOOSE_LANDMARK
        else:
            frame.stage = FOUGHT
            arrive(m, raw[1], -1, m.content.tracks.stellaris_time)


def refuse_way(m: SynchroMatch, city: int) -> Refusal:
    """Refuse a city of the map that cannot be reached from here, or not any more."""
    there = m.content.cities[city]
    here = m.content.cities[m.city]
    name = there.name
    if city == m.city:
        return Refusal("SH-9.08", Phrase("Siete già qui: {name}.", "You are here already: {name}.").fill(name=name))
    if city in here.roads:
        return no("SH-9.09", "Ora scegliete il Punto di Interesse.", "Now choose the Landmark.")
    if city in [step // 8 for step in m.route] or city == m.content.start:
        phrase = Phrase("{name}: non si torna indietro.", "{name}: there is no way back.")
        return Refusal("SH-9.07", phrase.fill(name=name))
    if there.x < here.x or there.y < here.y:
        return Refusal(
            "SH-9.06",
            Phrase(
                "{name} è indietro: ci si muove solo in avanti, in basso o a destra.",
                "{name} lies behind you: movement is only forward, down or right.",
            ).fill(name=name),
        )
    return Refusal(
        "SH-9.08",
        Phrase(
            "{name} non è collegata a {here}: nessuna città si salta.",
            "{name} is not linked to {here}: no city may be skipped.",
        ).fill(name=name, here=here.name),
    )


def arrive(m: SynchroMatch, city: int, place: int, time: int) -> None:
    m.city = city
    m.place = place
    m.route.append(8 * city + place + 1)
    m.tell("Travelled", -1, (city, m.landmark_here(), time), "SH-9.03")
    m.advance_time(time, "SH-9.05")
    m.push(steps.BATTLE)


class Visit(SynchroAct):
    """visit(place): choose a Landmark of the next city; activate it, once the city is free."""

    verb = "visit"
    args = (LandmarkPlace(),)
    wished = ON_THE_WAY

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.JOURNEY:
            if frame.stage != CHOOSE_LANDMARK:
                return []
            return [(self.number, place) for place in range(len(tile_ahead(m, frame).landmarks))]
        if not m.visited & LANDMARK_DONE and can_activate(m, m.landmark_here()):
            return [(self.number, m.place)]
        return []

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node == steps.JOURNEY:
            if frame.stage:
                return no(
                    "SH-6.03",
                    "Questo Punto di Interesse non è sulla Tessera Diario della città.",
                    "This Landmark is not on the city's Journal tile.",
                )
            return no("SH-9.03", "Prima scegliete la città.", "Choose the city first.")
        if m.phase in (FIGHTING, LINING_UP):
            return no(
                "SH-17.04",
                "Il Punto di Interesse si visita dopo aver vinto la battaglia.",
                "The Landmark is visited after the battle is won.",
            )
        if m.phase != VISITING:
            return no("SH-18.01", "Ora non siete in visita.", "You are not visiting now.")
        if raw[1] != m.place:
            return no(
                "SH-18.18",
                "Si visita un solo Punto di Interesse per città: quello della bandiera.",
                "Only one Landmark is visited in a city: the one under the flag.",
            )
        if m.visited & LANDMARK_DONE:
            return no("SH-9.09", "L'avete già attivato.", "You have activated it already.")
        return refuse_activation(m, m.landmark_here())

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say what the Landmark does."""
        tile = tile_in_question(m, seat)
        assert tile is not None
        mark = m.content.landmarks[tile.landmarks[raw[1]]]
        if tile is m.tile_here() and raw[1] == m.place:
            return Phrase("Attivate {name}: ", "Activate {name}: ").fill(name=landmark_the(mark.name)) + mark.text
        return mark.name + Phrase(" ({n} di Tempo): ", " ({n} Time): ").fill(n=tile.times[raw[1]]) + mark.text

    def warning(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        node = frame.node if frame is not None else -1
        if node == steps.JOURNEY and frame is not None:
            time = tile_ahead(m, frame).times[raw[1]]
            return TIME_IS_UP if time >= time_left(m) else EMPTY
        if node != steps.VISIT:
            return EMPTY
        deeds = m.content.landmarks[m.landmark_here()].deeds
        if not any([deed.loses_hero for deed in deeds]):
            return EMPTY
        top = highest(m)
        return ABYSS.fill(name=unit_called(m, top[0]) if len(top) == 1 else SOMEBODY)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.JOURNEY:
            frame.stage = FOUGHT
            arrive(m, city_chosen(frame), raw[1], tile_ahead(m, frame).times[raw[1]])
            return
        landmark = m.landmark_here()
        m.visited |= LANDMARK_DONE
        m.landmarks_used.append(landmark)
        m.tell("LandmarkActivated", seat, (landmark,), "SH-19.01")
        visit(m, landmark)


def refuse_activation(m: SynchroMatch, landmark: int) -> Refusal:
    """Refuse a Landmark that costs too much, or would do nothing."""
    for deed in m.content.landmarks[landmark].deeds:
        refused = deed.refuse_landmark(m, rule_of(m, landmark))
        if refused:
            return refused
    return no_effect(m, landmark)


class GoToVillage(SynchroAct):
    """village: visit it, for Time."""

    verb = "village"
    wished = ON_THE_WAY
    misplaced = no("SH-18.01", "Ora non si può andare al Villaggio.", "The Village cannot be visited now.")

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.node == steps.VISIT and m.visited & VILLAGE_VISITED:
            return self.refuse(m, frame, raw)
        return NOTHING_AGAINST

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if m.visited & VILLAGE_VISITED:
            return no(
                "SH-18.02",
                "Il Villaggio si visita una volta sola per Fase di Visita.",
                "The Village is visited only once per Location phase.",
            )
        if m.phase in (FIGHTING, LINING_UP):
            return no(
                "SH-17.04", "Il Villaggio si visita dopo la battaglia.", "The Village is visited after the battle."
            )
        if m.phase == TRAVELLING:
            return no(
                "SH-18.03",
                "La visita è finita: il prossimo Villaggio è dopo la prossima battaglia.",
                "The visit is over: the next Village comes after the next battle.",
            )
        return self.misplaced

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Visitate il Villaggio ({n} di Tempo)", "Visit the Village ({n} Time)").fill(
            n=m.content.tracks.village_time
        )

    def warning(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return TIME_IS_UP if m.content.tracks.village_time >= time_left(m) else EMPTY

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.OPENING:
            frame.stage = 1
        m.advance_time(m.content.tracks.village_time, "SH-18.04")
        m.push(steps.VILLAGE)


class Leave(SynchroAct):
    """leave: the Village, or the city."""

    verb = "leave"
    misplaced = no("SH-18.03", "Ora non c'è niente da lasciare.", "There is nothing to leave now.")

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node == steps.VILLAGE:
            return Phrase("Lasciate il Villaggio", "Leave the Village")
        return Phrase("Di nuovo in viaggio", "On with the journey")

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage += 1
        if frame.node == steps.VISIT and not m.visited & LANDMARK_DONE:
            m.tell("LandmarkSkipped", seat, (m.landmark_here(),), "SH-18.03")


TRAVEL: Final = Travel()
VISIT: Final = Visit()
VILLAGE: Final = GoToVillage()
LEAVE: Final = Leave()
