"""Who carries an effect out, and how often: each of some players, those to whom it is offered, once for each thing."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Verb, is_deed
from ludoteca.games.lorcana.effects.language.players import EachOpponent, EachPlayer
from ludoteca.games.lorcana.effects.verbs.base import (
    asks_which,
    in_third,
    player_options,
    sentences,
    takes_player,
    their,
    which_player,
)
from ludoteca.games.lorcana.effects.verbs.joined import May, clause, could_change
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect, push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import COMMA, Phrase, seat_name


class WithPlayers(Verb):
    """A verb that other effects are carried out for players by; it asks which, where its player has to choose them."""

    def __init__(self, who: Players) -> None:
        super().__init__()
        self.who = who

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return player_options(self.who.seats(m, frame), self.who, frame.slots)

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return which_player(self)

    def carry_out(self, m: LorcanaMatch, frame: Frame, effect: Effect) -> int:
        """Let the next player of the slots carry an effect out, as "you"."""
        child = m.push(effect.number, frame.source, frame.slots[frame.stage])
        child.it = frame.it
        child.place = frame.place
        frame.stage += 1
        return GO


class Each(WithPlayers):
    """each(players, a), by(player, a): each of these players, in turn order, does it as "you".


    Slots: how many players, the players, the total of what was done, whether any did it, the cards it was done to.

    Rules: LOR-MULTI.04, LOR-RES.27, LOR-AMB.45, LOR-MULTI.09, LOR-PLYR.05.
    """

    def __init__(self, who: Players, effect: Effect) -> None:
        super().__init__(who)
        self.effect = effect

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            seats = self.who.seats(m, frame)
            if asks_which(frame, self.who, seats):
                return WAIT
            self.begin(frame, seats)
        number = frame.slots[0]
        if frame.stage > 1:
            self.add_up(m, frame)
        if frame.stage > number:
            m.much = frame.slots[number + 1]
            m.did = bool(frame.slots[number + 2])
            if number:
                m.them = frame.slots[number + 3 :]
            return DONE
        return self.carry_out(m, frame, self.effect)

    def begin(self, frame: Frame, seats: list[int]) -> None:
        frame.slots = [len(seats), *seats, 0, 0]
        frame.stage = 1

    def add_up(self, m: LorcanaMatch, frame: Frame) -> None:
        """Add up what the last player's part came to."""
        number = frame.slots[0]
        frame.slots[number + 1] += m.much
        if m.did:
            frame.slots[number + 2] = 1
        frame.slots += [card for card in m.them if card not in frame.slots[number + 3 :]]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.who.seats(m, frame)) > 0

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        for seat in self.who.seats(m, frame):
            if could_change(m, as_seen_by(frame, seat), self.effect):
                return True
        return False

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        seats = self.who.seats(m, frame)
        if takes_player(self.who, seats, frame, raw):
            self.begin(frame, [one for one in seats if one in frame.slots])

    def children(self) -> list[Effect]:
        return [self.effect]

    def words(self, infinitive: bool = False) -> Phrase:
        if self.who.is_you():
            return self.effect.words(infinitive)
        what = in_third(self.effect)
        if self.who.is_any_number() and what.en:
            return Phrase(
                "scegli un numero qualsiasi di giocatori. Ognuno di loro {what}",
                "choose any number of players. Each of them {what}",
            ).fill(what=what)
        if what.en:
            return Phrase("{who} {what}", "{who} {what}").fill(who=self.who.words(), what=what)
        return Phrase("{who}: {what}", "{who}: {what}").fill(who=self.who.words(), what=their(self.effect.words()))


def as_seen_by(frame: Frame, seat: int) -> Frame:
    """Make the frame in which another player carries a part of the effect out."""
    seen = Frame(frame.node, frame.source, seat)
    seen.it = frame.it
    seen.place = frame.place
    return seen


class Offered(May):
    """What another player may do, so that something else does not happen: they are told what."""

    def __init__(self, effect: Effect, otherwise: Effect) -> None:
        super().__init__(effect)
        self.otherwise = otherwise

    def sayings(self) -> list[Phrase]:
        """List what its question has besides the words of its parts."""
        return [in_third(self.otherwise)]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        what = clause(self.otherwise)
        if is_deed(self.otherwise) and in_third(self.otherwise).en:
            who = seat_name(m.owner[frame.source])
            what = Phrase(f"{who} ", f"{who} ") + in_third(self.otherwise)
        asked = super().prompt(m, frame, seat)
        return asked + Phrase(" Altrimenti, {what}.", " Otherwise, {what}.").fill(what=what)


class Offer(WithPlayers):
    """offer(players, a, otherwise=b): each of them may do it; for each who does not, you do what `otherwise` says.

    Slots: the players; then how many of them did not.
    """

    def __init__(self, who: Players, effect: Effect, otherwise: Effect) -> None:
        if who.is_any_number():
            raise ValueError("offer is for one player, or for all of a kind")
        super().__init__(who)
        self.offered = Offered(effect, otherwise)
        self.otherwise = otherwise

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0 and not frame.slots:
            seats = self.who.seats(m, frame)
            if asks_which(frame, self.who, seats):
                return WAIT
            frame.slots = [*seats, 0]
        number = len(frame.slots) - 1
        if 0 < frame.stage <= number and not m.did:
            frame.slots[number] += 1
        if frame.stage < number:
            return self.carry_out(m, frame, self.offered)
        if frame.stage - number >= frame.slots[number]:
            return DONE
        frame.stage = max(frame.stage, number) + 1
        push_child(m, frame, self.otherwise)
        return GO

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1], 0]

    def children(self) -> list[Effect]:
        return [self.offered, self.otherwise]

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        for seat in self.who.seats(m, frame):
            if self.offered.could_change(m, as_seen_by(frame, seat)) or could_change(m, frame, self.otherwise):
                return True
        return False

    def words(self, infinitive: bool = False) -> Phrase:
        who = self.who.words()
        if isinstance(self.who, (EachOpponent, EachPlayer)):
            one = Phrase(who.it.removeprefix("ogni "), who.en.removeprefix("each "))
            refused = Phrase("per ogni {one} che non lo fa", "for each {one} who doesn't").fill(one=one)
        else:
            refused = Phrase("se non lo fa", "if they don't")
        what = clause(self.otherwise)
        if is_deed(self.otherwise):
            what = Phrase("", "you ") + what
        offered = who + Phrase(" ", " ") + self.offered.third()
        return sentences([offered, refused + COMMA + what])


class ForEach(Verb):
    """for_each(amount, a): so many times, one after the other; counted once, at the beginning.

    Rules: LOR-RES.17.
    """

    def __init__(self, amount: Amount, effect: Effect) -> None:
        super().__init__()
        self.amount = amount
        self.effect = effect

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.slots = [self.amount.value(m, frame)]
            m.did = False
        if frame.stage >= frame.slots[0]:
            return DONE
        frame.stage += 1
        push_child(m, frame, self.effect)
        return GO

    def children(self) -> list[Effect]:
        return [self.effect]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.amount.value(m, frame) > 0 and self.effect.playable(m, frame)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.amount.value(m, frame) > 0 and could_change(m, frame, self.effect)

    def words(self, infinitive: bool = False) -> Phrase:
        per = self.amount.per()
        if per.en:
            return Phrase("per ogni {per}, {what}", "for each {per}, {what}").fill(per=per, what=clause(self.effect))
        times = self.amount.words()
        if self.amount.fixed() >= 0:
            return Phrase("{n} volte: {what}", "{n} times: {what}").fill(n=times, what=clause(self.effect))
        return Phrase(
            "{what}; fallo un numero di volte pari a {n}", "{what}; do this a number of times equal to {n}"
        ).fill(n=times, what=clause(self.effect))
