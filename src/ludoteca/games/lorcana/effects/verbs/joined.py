"""What joins verbs into the text of a card: in order, if you like, at a price, on a condition, one of several."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Aimed, Players, Verb, is_deed
from ludoteca.games.lorcana.effects.language.selectors import ItCards
from ludoteca.games.lorcana.effects.lasting.effects import Lasting
from ludoteca.games.lorcana.effects.verbs.base import (
    going_on,
    in_third,
    joined_by,
    sentences,
    their,
)
from ludoteca.games.lorcana.effects.verbs.discarding import Discard
from ludoteca.games.lorcana.effects.verbs.for_players import Draw, GainLore
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import MODE_VERB, YES_VERB, Condition, Effect, push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.phrases import IF_SO
from ludoteca.kernel.select import DONE_VERB
from ludoteca.kernel.texts import AND, EMPTY, Phrase, Recast, capital, joined


def one(effects: list[Effect]) -> Effect:
    """Make several effects one."""
    return effects[0] if len(effects) == 1 else Do(effects)


def could_change(m: LorcanaMatch, frame: Frame, effect: Effect) -> bool:
    return effect.could_change(m, frame) if isinstance(effect, Verb) else effect.playable(m, frame)


def seems_payable(m: LorcanaMatch, frame: Frame, effect: Effect) -> bool:
    return effect.seems_payable(m, frame) if isinstance(effect, Verb) else effect.playable(m, frame)


def payable(m: LorcanaMatch, frame: Frame, effect: Effect) -> bool:
    return effect.payable(m, frame) if isinstance(effect, Verb) else effect.playable(m, frame)


def drawn_by(m: LorcanaMatch, frame: Frame, effect: Effect) -> int:
    """Count the cards that an effect brings its player, which what comes after it can discard."""
    return effect.drawn(m, frame) if m.counts_what_is_drawn and isinstance(effect, Draw) else 0


def is_payable_with(m: LorcanaMatch, frame: Frame, effect: Effect, drawn: int) -> bool:
    """Tell whether it can be paid with so many cards that are drawn before it."""
    return drawn > 0 and isinstance(effect, Discard) and effect.is_payable_with(m, frame, drawn)


def ink_of(m: LorcanaMatch, frame: Frame, effect: Effect) -> int:
    return effect.ink(m, frame) if isinstance(effect, Verb) else 0


CHOSEN: Final = re.compile(r"(?<!another )(?<!\d )(?<!of )\bchosen (?=[\w\s,|]*?\b(?:character|item|location|card)\b)")


def with_articles(phrase: Phrase) -> Phrase:
    """Say it as English speaks: "a chosen character", where cards say "chosen character"."""
    return Recast(phrase.it, CHOSEN.sub("a chosen ", phrase.en), phrase)


def is_one_deed(effect: Effect) -> bool:
    """Tell whether all of it is done by the player."""
    if isinstance(effect, Do):
        for part in effect.effects:
            if not is_one_deed(part):
                return False
        return True
    return is_deed(effect)


def clause(effect: Effect) -> Phrase:
    """Say the effect as the rest of a sentence: all of it belongs to what was said before."""
    if not isinstance(effect, Do):
        return effect.words()
    parts: list[Phrase] = []
    then: list[Phrase] = []
    others = False
    for part in effect.effects:
        words = clause(part)
        deed = is_deed(part)
        if then or (parts and isinstance(part, Given)):  # a new sentence begins with "if"
            then.append(words)
            continue
        parts.append(Phrase("tu ", "you ") + words if deed and others else words)
        others = not deed
    return sentences([joined_by(parts, " e ", " and "), *then]) if then else effect.joined(parts)


def as_they(effect: Effect) -> Phrase:
    """Say in a sentence of its own what somebody else does, or what happens to their cards."""
    if isinstance(effect, Given):
        return effect.as_they()
    if is_deed(effect) and in_third(effect).it:
        return Phrase(in_third(effect).it, "they " + their(effect.words()).en)
    return their(effect.words())


def is_own_discard(effect: Effect) -> bool:
    """Tell whether it is what the player discards: after something else it is told by "then"."""
    return isinstance(effect, Discard) and effect.who.is_you()


def draws_and_gains(first: Effect, second: Effect) -> bool:
    """Tell whether it is "draw a card and gain 1 lore": one sentence."""
    own = isinstance(first, Draw) and first.who.is_you()
    return own and isinstance(second, GainLore) and second.who.is_you()


def shortened(phrase: Phrase, end: Phrase) -> Phrase:
    """Leave out these last words."""
    return Phrase(phrase.it.removesuffix(end.it), phrase.en.removesuffix(end.en))


def nothing(m: LorcanaMatch) -> int:
    """Note that it was not done, so that there is nothing of it."""
    m.did = False
    m.much = 0
    return DONE


class Do(Verb):
    """do(a, b, …): one after the other. It was done when every part was.

    Rules: LOR-RES.01, LOR-RES.06, LOR-RES.29, LOR-TRIG.06, LOR-COST.02.
    """

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__()
        self.effects = effects

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage and not m.did:
            frame.slots = [1]
        if frame.stage >= len(self.effects):
            m.did = not frame.slots
            return DONE
        effect = self.effects[frame.stage]
        frame.stage += 1
        push_child(m, frame, effect)
        return GO

    def children(self) -> list[Effect]:
        return self.effects

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it can be played: anything that can be done is reason enough; what hangs on a condition, only if
        there is nothing else.
        """
        free = [effect for effect in self.effects if not isinstance(effect, Given)]
        for effect in free or self.effects:
            if effect.playable(m, frame):
                return True
        return False

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        them, picked, amount, did = m.them, m.picked, m.much, m.did
        possible = self.could_go_on(m, frame, 0)
        m.them, m.picked, m.much, m.did = them, picked, amount, did
        return possible

    def could_go_on(self, m: LorcanaMatch, frame: Frame, start: int) -> bool:
        """Tell whether a part from this place on could change anything, while none before it does.

        What a part would choose is "it" for those after it: each such card is tried.
        """
        for i in range(start, len(self.effects)):
            effect = self.effects[i]
            if could_change(m, frame, effect):
                return True
            m.much = 0
            m.did = False
            if isinstance(effect, Aimed) and effect.to.chooses():
                picked = m.picked
                for card in effect.to.found(m, frame):
                    m.them = [card]
                    m.picked = [*picked, card]
                    m.did = True
                    if self.could_go_on(m, frame, i + 1):
                        return True
                m.picked = picked
                m.them = []
                m.did = False
            elif isinstance(effect, Aimed):
                m.them = effect.to.found(m, frame)
        return False

    def ink(self, m: LorcanaMatch, frame: Frame) -> int:
        total = 0
        for effect in self.effects:
            total += ink_of(m, frame, effect)
        return total

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        chosen = False
        drawn = 0
        for effect in self.effects:
            if isinstance(effect, Aimed):
                if chosen and isinstance(effect.to, ItCards):
                    continue  # it is what the part before will have chosen
                chosen = chosen or effect.to.chooses()
            if not payable(m, frame, effect) and not is_payable_with(m, frame, effect, drawn):
                return False
            drawn += drawn_by(m, frame, effect)
        return self.ink(m, frame) <= m.ready_ink[frame.seat]

    def seems_payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        drawn = 0
        for effect in self.effects:
            if isinstance(effect, Aimed) and isinstance(effect.to, ItCards):
                continue
            if not seems_payable(m, frame, effect) and not is_payable_with(m, frame, effect, drawn):
                return False
            drawn += drawn_by(m, frame, effect)
        return self.ink(m, frame) <= m.ready_ink[frame.seat]

    def words(self, infinitive: bool = False) -> Phrase:
        if infinitive and is_deed(self.effects[0]):
            return self.joined([effect.words(infinitive=True) for effect in self.effects])
        parts: list[Phrase] = []
        before: Effect | None = None
        for effect in self.effects:
            if parts and is_own_discard(effect):
                parts[-1] = parts[-1] + Phrase(", poi ", ", then ") + effect.words()
            elif before is not None and draws_and_gains(before, effect):
                parts[-1] = parts[-1] + AND + effect.words()
            elif isinstance(before, Lasting) and isinstance(effect, Lasting) and effect.goes_on(before, parts[-1]):
                parts[-1] = shortened(parts[-1], effect.lasts()) + AND + effect.predicate()
            else:
                parts.append(effect.words())
            before = effect
        return sentences(parts)

    def joined(self, parts: list[Phrase]) -> Phrase:
        if is_own_discard(self.effects[-1]):
            return joined_by(parts, ", poi ", ", then ")
        return joined_by(parts, " e ", " and ")

    def third(self) -> Phrase:
        """Say what they do in one sentence; then what else happens."""
        doing: list[Phrase] = []
        then: list[Phrase] = []
        for effect in self.effects:
            part = in_third(effect)
            if part.en and not then:
                doing.append(part)
            elif doing:
                then.append(as_they(effect))
            else:
                return EMPTY
        sentence = self.joined(doing) if not then else joined_by(doing, " e ", " and ")
        return sentences([sentence, *then])

    def price(self) -> Phrase:
        parts = [effect.price() if isinstance(effect, Verb) else effect.words() for effect in self.effects]
        return Phrase(", ".join(part.it for part in parts), ", ".join(part.en for part in parts))


class May(Verb):
    """may(a): the player decides whether it happens, before anything of it is chosen.

    They are not asked about what can change nothing, as far as everybody sees; where only hidden cards make it
    impossible or idle they are, because that is for nobody else to know.

    Rules: LOR-RES.07, LOR-RES.08, LOR-RES.10, LOR-RES.19, LOR-AMB.52.
    """

    asked_by = "LOR-RES.07"

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            if not self.could_change(m, frame):
                return nothing(m)
            frame.waits = 1 << frame.seat
            return WAIT
        if frame.stage == 2:
            return nothing(m)
        push_child(m, frame, self.effect)
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(YES_VERB,), (DONE_VERB,)] if self.effect.playable(m, frame) else [(DONE_VERB,)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1 if raw[0] == YES_VERB else 2

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        """Ask one question where it is one thing that the player does; else the question, and then what it is about."""
        asked = self.effect.words(infinitive=True)
        if is_one_deed(self.effect) and ". " not in asked.it and "•" not in asked.it:
            return Phrase("Vuoi {what}?", "Do you want to {what}?").fill(what=with_articles(asked))
        return Phrase("Vuoi farlo? {what}.", "Do you want to? {what}.").fill(what=capital(self.effect.words()))

    def children(self) -> list[Effect]:
        return [self.effect]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.effect.playable(m, frame)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return could_change(m, frame, self.effect)

    def words(self, infinitive: bool = False) -> Phrase:
        if isinstance(self.effect, Given):
            return self.effect.may_words()
        if is_deed(self.effect):
            return Phrase("puoi {what}", "you may {what}").fill(what=self.effect.words(infinitive=True))
        return Phrase("se vuoi, {what}", "if you wish, {what}").fill(what=self.effect.words())

    def third(self) -> Phrase:
        if not is_deed(self.effect):
            return EMPTY
        return Phrase("può {what}", "may {what}").fill(what=their(self.effect.words(infinitive=True)))


class To(Verb):
    """to(cost, a): at this price: it is paid wholly, or nothing of it happens; once it is paid, the rest follows.

    Rules: LOR-RES.09, LOR-RES.11, LOR-AMB.26, LOR-COST.01.
    """

    def __init__(self, cost: Effect, effect: Effect) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect
        if isinstance(cost, Verb):
            cost.as_cost()

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            if not self.playable(m, frame):
                return nothing(m)
            frame.stage = 1
            push_child(m, frame, self.cost)
            return GO
        push_child(m, frame, self.effect)
        return DONE

    def as_cost(self) -> None:
        raise ValueError("to(…) is not a cost")

    def children(self) -> list[Effect]:
        return [self.cost, self.effect]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return payable(m, frame, self.cost)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it could change anything: paying is a change already, unless the price is nothing."""
        if not seems_payable(m, frame, self.cost):
            return False
        return could_change(m, frame, self.cost) or could_change(m, frame, self.effect)

    def words(self, infinitive: bool = False) -> Phrase:
        cost = self.cost.words(infinitive)
        if is_deed(self.effect):
            phrase = Phrase("{cost} per {what}", "{cost} to {what}")
            return phrase.fill(cost=cost, what=self.effect.words(infinitive=True))
        return Phrase("{cost}. Se lo fai, {what}", "{cost}. If you do, {what}").fill(
            cost=cost, what=clause(self.effect)
        )

    def third(self) -> Phrase:
        cost = in_third(self.cost)
        if not cost.en or not is_deed(self.effect):
            return EMPTY
        what = their(self.effect.words(infinitive=True))
        return Phrase("{cost} per {what}", "{cost} to {what}").fill(cost=cost, what=what)


class Wholly(Verb):
    """wholly(a): all of it, or nothing: with too few cards for it none is taken.

    Rules: LOR-RES.09, LOR-RES.11, LOR-AMB.79.
    """

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not self.playable(m, frame):
            return nothing(m)
        push_child(m, frame, self.effect)
        return DONE

    def children(self) -> list[Effect]:
        return [self.effect]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return payable(m, frame, self.effect)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.seems_payable(m, frame) and could_change(m, frame, self.effect)

    def seems_payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return seems_payable(m, frame, self.effect)

    def words(self, infinitive: bool = False) -> Phrase:
        return self.effect.words(infinitive)

    def third(self) -> Phrase:
        return in_third(self.effect)


class Given(Verb):
    """given(condition, a, otherwise=b): only if the condition holds when its turn comes; else what `otherwise` says.

    Rules: LOR-RES.25, LOR-TRIG.05, LOR-AMB.12, LOR-REPL.02, LOR-REPL.03, LOR-REPL.07.
    """

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if self.condition.holds(m, frame):
            push_child(m, frame, self.effect)
        elif self.otherwise is not None:
            push_child(m, frame, self.otherwise)
        else:
            m.did = False
        return DONE

    def children(self) -> list[Effect]:
        return [self.effect] if self.otherwise is None else [self.effect, self.otherwise]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        if self.condition.holds(m, frame):
            return self.effect.playable(m, frame)
        return self.otherwise is not None and self.otherwise.playable(m, frame)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        if self.condition.holds(m, frame):
            return could_change(m, frame, self.effect)
        return self.otherwise is not None and could_change(m, frame, self.otherwise)

    def words(self, infinitive: bool = False) -> Phrase:
        condition = self.condition.words()
        full = clause(self.effect)
        what = going_on(condition, full)
        phrase = IF_SO.fill(condition=condition, what=what)
        if self.otherwise is None:
            return phrase
        otherwise = clause(self.otherwise)
        if what.it != full.it:  # all three are about the same
            otherwise = going_on(condition, otherwise)
        return phrase + Phrase(". Altrimenti, {what}", ". Otherwise, {what}").fill(what=otherwise)

    def may_words(self) -> Phrase:
        """Say it as "you may" in front of it means it: the condition first, then the choice."""
        otherwise = None if self.otherwise is None else May(self.otherwise)
        return Given(self.condition, May(self.effect), otherwise).words()

    def as_they(self) -> Phrase:
        phrase = IF_SO.fill(condition=their(self.condition.words()), what=as_they(self.effect))
        if self.otherwise is None:
            return phrase
        return phrase + Phrase(". Altrimenti, {what}", ". Otherwise, {what}").fill(what=as_they(self.otherwise))


class ChooseOne(Verb):
    """choose_one(a, b, …, chooser=): the player, or the chooser, picks one of those that can be done.

    The only one is done without asking, unless others might think that there are more. Whoever chooses, it is done as
    the effect's player.

    Rules: LOR-RES.12, LOR-AMB.75.
    """

    asked_by = "LOR-RES.12"

    def __init__(self, effects: list[Effect], chooser: Players | None = None) -> None:
        if len(effects) < 2:
            raise ValueError("choose_one needs at least two effects")
        if chooser is not None and chooser.is_chosen():
            raise ValueError("chooser= is for a player who need not be chosen")
        super().__init__()
        self.effects = effects
        self.chooser = chooser

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            possible = self.possible(m, frame)
            seems = self.seeming(m, frame, possible)
            if not possible:
                if seems:
                    m.learn(m.everyone() & ~(1 << frame.seat))  # that none of them can be done
                return nothing(m)
            if len(seems) > 1:
                frame.waits = 1 << self.asked(m, frame)
                return WAIT
            frame.stage = possible[0] + 1
        push_child(m, frame, self.effects[frame.stage - 1])
        return DONE

    def asked(self, m: LorcanaMatch, frame: Frame) -> int:
        """Return who chooses; the effect's player where the chooser is no longer there."""
        for seat in [] if self.chooser is None else self.chooser.seats(m, frame):
            if not m.out >> seat & 1:
                return seat
        return frame.seat

    def possible(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        if self.is_cost:
            return [i for i, effect in enumerate(self.effects) if payable(m, frame, effect)]
        wholly = [i for i, effect in enumerate(self.effects) if effect.playable(m, frame) and payable(m, frame, effect)]
        return wholly or [i for i, effect in enumerate(self.effects) if effect.playable(m, frame)]

    def seeming(self, m: LorcanaMatch, frame: Frame, possible: list[int]) -> list[int]:
        """List what can be done, for all that everybody sees. A player who is not asked would tell what their hidden
        cards are not; what another player chooses among tells it anyway.

        Rules: LOR-AMB.75.
        """
        if not m.hides_modes or self.asked(m, frame) != frame.seat:
            return possible
        return [
            i
            for i, effect in enumerate(self.effects)
            if i in possible or (could_change(m, frame, effect) and seems_payable(m, frame, effect))
        ]

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.possible(m, frame)) > 0

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.possible(m, frame)) > 0

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        for effect in self.effects:
            if could_change(m, frame, effect):
                return True
        return False

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(MODE_VERB, i) for i in self.possible(m, frame)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = raw[1] + 1

    def children(self) -> list[Effect]:
        return self.effects

    def words(self, infinitive: bool = False) -> Phrase:
        if len(self.effects) == 2 and is_deed(self.effects[0]) and is_deed(self.effects[1]):
            return joined_by([effect.words(infinitive) for effect in self.effects], " oppure ", " or ")
        phrase = Phrase("scegliere uno: " if infinitive else "scegli uno: ", "choose one: ")
        return phrase + bullets([effect.words() for effect in self.effects])

    def third(self) -> Phrase:
        if self.chooser is not None:
            who = self.chooser.words()
            done = Phrase("fa una di queste cose, a scelta {of}: ", "does one of these, chosen by {who}: ")
            modes = bullets([as_they(effect) for effect in self.effects])
            return done.fill(of=joined("di", who.it), who=who) + modes
        parts = [in_third(effect) for effect in self.effects]
        if all(part.en for part in parts):
            return joined_by(parts, " oppure ", " or ")
        return Phrase("sceglie uno: ", "chooses one: ") + bullets([as_they(effect) for effect in self.effects])


def bullets(parts: list[Phrase]) -> Phrase:
    lines = [capital(part) for part in parts]
    return Phrase(" ".join(f"• {part.it}." for part in lines), " ".join(f"• {part.en}." for part in lines))
