"""What the verbs share: asking for players, targets that pay, the grammar of who does something, amounts in words."""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.answering import PLAYER
from ludoteca.games.lorcana.effects.language import nouns, variants
from ludoteca.games.lorcana.effects.language.bases import Aimed, Amount, Players, Target, Verb
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.language.persons import THEY, TO_DO, YOU
from ludoteca.games.lorcana.effects.language.selectors import ChosenOf, EveryOf, ItCards, Said, ThisCard
from ludoteca.games.lorcana.effects.language.values import FigureOf, ThatMuch, factor
from ludoteca.games.lorcana.flow.triggers import note_chosen
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_PLAY
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import WAIT, Frame
from ludoteca.kernel.phrases import A_CARD, DAMAGE
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB, options_of
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, capital, joined

CARD: Final = variants.CARD
LORE: Final = Noun("leggenda", "leggenda", "f", "lore", "lore")
COUNTER: Final = Noun("segnalino danno", "segnalini danno", "m", "damage counter")
SPACE: Final = Phrase(" ", " ")


# -- grammar -----------------------------------------------------------------------------------------------------


def verb(person: int, it: str, it_to_do: str, it_they: str, en: str, en_they: str) -> Phrase:
    """Choose the form of a verb for this person."""
    if person == THEY:
        return Phrase(it_they, en_they)
    return Phrase(it_to_do if person == TO_DO else it, en)


_THEIR_VERBS: Final = {"hai": "ha", "puoi": "può", "giochi": "gioca", "fai": "fa", "peschi": "pesca", "paghi": "paga"}
_VERB: Final = re.compile(r"\b(hai|puoi|giochi|fai|peschi|paghi)\b")


def their(words: Phrase) -> Phrase:
    """Turn the words to somebody else: "i tuoi personaggi" -> "i suoi personaggi"; verbs of conditions, too."""
    words = nouns.their(words)
    parts = _VERB.split(words.it)
    return Phrase("".join(_THEIR_VERBS.get(part, part) for part in parts), words.en)


SUBJECT: Final = re.compile(r"(?:quest[oaei]|que[li]|quell[ae]|quegli) (?:personaggi|oggett|luog|cart)\w+ ")


def going_on(before: Phrase, phrase: Phrase) -> Phrase:
    """Go on about the same subject as before: Italian does without naming it again.

    "Quando giochi questo personaggio, ottiene Lesto."
    """
    named = SUBJECT.match(phrase.it)
    if named is None:
        return phrase
    subject = named.group()
    front = before.it.removeprefix("quando ").removeprefix("ogni volta che ").removeprefix("la prima volta che ")
    if f"{front} ".removeprefix("giochi ").startswith(subject):
        return Phrase(phrase.it.removeprefix(subject), phrase.en)
    return phrase


def in_third(effect: Effect) -> Phrase:
    """Say what another player does, without the subject; empty where it cannot be said so."""
    return effect.third() if isinstance(effect, Verb) else EMPTY


def sentences(parts: list[Phrase]) -> Phrase:
    """Put one sentence after the other; the last without its full stop."""
    text = parts[0]
    for part in parts[1:]:
        stop = Phrase(" " if text.it.endswith(".") else ". ", " " if text.en.endswith(".") else ". ")
        text = text + stop + capital(part)
    return text


def joined_by(parts: list[Phrase], it: str, en: str) -> Phrase:
    """Join the parts, a, b e c / a, b and c: with these words before the last."""
    if len(parts) == 1:
        return parts[0]
    head_it = ", ".join(part.it for part in parts[:-1])
    head_en = ", ".join(part.en for part in parts[:-1])
    if it == " e " and parts[-1].it.startswith("e"):
        it = " ed "
    return Phrase(f"{head_it}{it}{parts[-1].it}", f"{head_en}{en}{parts[-1].en}")


class Quantity:
    """So many or so much of something: `head` follows the verb, `tail` comes after everything else."""

    def __init__(self, amount: Amount, noun: Noun, up_to: bool = False) -> None:
        self.tail = EMPTY
        upto = Phrase("fino a ", "up to ") if up_to else EMPTY
        fixed = amount.fixed()
        per = EMPTY if isinstance(amount, FigureOf) else amount.per()
        if fixed >= 0:
            self.head = upto + some(fixed, noun, digits=up_to)
        elif isinstance(amount, ThatMuch):
            self.head = upto + that_many(noun)
        elif per.en:
            self.head = upto + some(factor(amount), noun)
            self.tail = Phrase(" per ogni {per}", " for each {per}").fill(per=per)
        else:
            counted = noun is CARD or noun is COUNTER
            self.head = upto + Phrase(f"un numero di {noun.it_plural}" if counted else noun.it_plural, noun.en_plural)
            self.tail = SPACE + equal_to(amount)


def equal_to(amount: Amount) -> Phrase:
    """Say "pari al numero di oggetti che hai in gioco" / "equal to the number of items you have in play"."""
    words = amount.words()
    return Phrase(f"pari {joined('a', words.it)}", f"equal to {words.en}")


def some(number: int, noun: Noun, digits: bool = False) -> Phrase:
    """Say "una carta" / "a card", "2 carte" / "2 cards", "1 leggenda" / "1 lore"."""
    if number == 1 and noun is CARD and not digits:
        return A_CARD
    return noun.count(number)


def that_many(noun: Noun) -> Phrase:
    """Say "altrettante carte" / "that many cards"."""
    it = "altrettante" if noun.gender == "f" else "altrettanti"
    if noun is LORE:
        return Phrase("altrettanta leggenda", "that much lore")
    return Phrase(f"{it} {noun.it_plural}", f"that {'much' if noun is DAMAGE else 'many'} {noun.en_plural}")


def cards_of(group: Group, number: int) -> Phrase:
    """Name cards outside play: "una carta oggetto" / "an item card", "2 carte personaggio" / "2 character cards"."""
    naming = Naming(group, as_card=True)
    if number == 1:
        return naming.simple()
    return Phrase(f"{number} ", f"{number} ") + naming.bare(True)


def cards_named(group: Group) -> Phrase:
    """Name several of them, without a number: "carte oggetto" / "item cards"."""
    return Naming(group, as_card=True).bare(True)


def next_such(group: Group) -> Phrase:
    """Say "il prossimo personaggio", "la prossima azione" / "the next action"."""
    naming = Naming(group)
    noun = naming.bare(False)
    return Phrase("la prossima " if naming.gender == "f" else "il prossimo ", "the next ") + noun


def indefinite(en: str) -> str:
    """Give an English noun without an article one; a number, "up to" or "another" needs none."""
    if en[:1].isdigit() or en.startswith(("up to", "any", "another", "a ", "an ", "one ", "all ", "your ", "th")):
        return en
    return nouns.an(en)


# -- players -----------------------------------------------------------------------------------------------------


def asks_which(frame: Frame, who: Players, seats: list[int]) -> bool:
    """Ask which of these players is meant, where the player must say; a single one is taken without asking."""
    if who.is_chosen() and (len(seats) > 1 or (who.is_any_number() and len(seats) > 0)):
        frame.waits = 1 << frame.seat
        return True
    return False


def player_options(seats: list[int], who: Players, chosen: list[int]) -> list[Raw]:
    return options_of([seat for seat in seats if seat not in chosen], who.is_any_number(), PLAYER.number)


def takes_player(who: Players, seats: list[int], frame: Frame, raw: Raw) -> bool:
    """Take the choice of a player, or of no more; whether all are chosen."""
    if raw[0] == DONE_VERB:
        return True
    frame.slots.append(raw[1])
    return not who.is_any_number() or len(frame.slots) >= len(seats)


def which_player(effect: Effect) -> Phrase:
    return Phrase("Quale giocatore? {what}.", "Which player? {what}.").fill(what=capital(effect.words()))


# -- verbs -------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Verb):
    """A verb that says itself in all persons."""

    @abstractmethod
    def said(self, person: int) -> Phrase: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedOfPlayers(Deed):
    """A verb that players carry out: you, or others of whom it is said."""

    def __init__(self, who: Players) -> None:
        super().__init__()
        self.who = who

    @abstractmethod
    def clause(self, person: int) -> Phrase:
        """Say what is done, without the subject."""
        raise NotImplementedError(type(self).__name__)

    def said(self, person: int) -> Phrase:
        if self.who.is_you():
            return self.clause(person)
        return Phrase("{who} {what}", "{who} {what}").fill(who=self.who.words(), what=self.clause(THEY))


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedDeed(Aimed):
    """A verb with targets that says itself in all persons."""

    def __init__(self, to: Target) -> None:
        super().__init__(to)

    @abstractmethod
    def said(self, person: int) -> Phrase: ...

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.is_set_by_cost(frame) or super().payable(m, frame)

    def is_set_by_cost(self, frame: Frame) -> bool:
        """Tell whether it is a cost about what the cost before it has chosen: it can be paid if that one can."""
        return frame.node < 0 and isinstance(self.to, ItCards)

    def target(self, person: int) -> Phrase:
        """Name the target as this person would say it."""
        words = self.to.words()
        if isinstance(self.to, EveryOf) and self.to.group.side == YOURS and self.to.group.zone == IN_PLAY:
            words = Phrase(f"tutti {words.it}" if self.to.gender == "m" else f"tutte {words.it}", f"all {words.en}")
        return their(words) if person == THEY else words

    def with_target(self, person: int, form: Phrase) -> Phrase:
        """Say verb and target; somebody else "chooses and banishes one of their characters"."""
        if person == THEY and chooses_own(self.to):
            phrase = Phrase("sceglie {e} {verb} {what}", "chooses and {verb} {what}")
            e = "ed" if form.it.startswith("e") else "e"
            return phrase.fill(e=e, verb=form, what=their(one_of_yours(self.to)))
        return form + SPACE + self.target(person)

    def cost_target(self) -> Phrase:
        """Say "uno dei tuoi personaggi" / "one of your characters", as costs say it."""
        return one_of_yours(self.to) if chooses_own(self.to) else self.to.words()


def chooses_own(to: Target) -> bool:
    """Tell whether it is one card of one's own in play, to be chosen."""
    return isinstance(to, ChosenOf) and to.most == 1 and to.group.side == YOURS and to.group.zone == IN_PLAY


def one_of_yours(to: Target) -> Phrase:
    return Naming(to.group).one() if isinstance(to, ChosenOf) else to.words()


def is_this(to: Target) -> bool:
    return isinstance(to, ThisCard)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsDeed(AimedDeed):
    """A verb that may be a cost: then only cards that can pay may be chosen, and as many as it says."""

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0 and self.is_cost and isinstance(self.to, ChosenOf):
            left = self.payers(m, frame, self.to)
            room = self.to.most - len(frame.slots)
            if left and room and (self.to.least != self.to.most or self.to.seeming(m, frame, left) > room):
                frame.waits = 1 << frame.seat
                return WAIT
            frame.slots = frame.slots + left[:room]
            self.settle_choice(m, frame)
        return super().run(m, frame)

    def payers(self, m: LorcanaMatch, frame: Frame, to: ChosenOf) -> list[int]:
        cards = to.affordable(m, self.allowed(m, frame, to.found(m, frame)), frame.slots)
        return [card for card in cards if card not in frame.slots]

    def settle_choice(self, m: LorcanaMatch, frame: Frame) -> None:
        note_chosen(m, frame, frame.slots)
        frame.stage = 1

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        if self.is_set_by_cost(frame):
            return True
        cards = self.to.found(m, frame)
        able = self.allowed(m, frame, cards)
        if isinstance(self.to, ChosenOf):
            return len(able) >= max(1, self.to.least)
        return len(able) > 0 and len(able) == len(cards)

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        if self.is_cost and isinstance(self.to, ChosenOf):
            options: list[Raw] = [(TARGET_VERB, card) for card in self.payers(m, frame, self.to)]
            if len(frame.slots) >= self.to.least:
                options.append((DONE_VERB,))
            return options
        return super().options(m, frame, seat)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if not self.is_cost or not isinstance(self.to, ChosenOf):
            super().answer(m, frame, seat, raw)
        elif raw[0] == DONE_VERB:
            self.settle_choice(m, frame)
        else:
            frame.slots = [*frame.slots, raw[1]]

    def price(self) -> Phrase:
        if isinstance(self.to, ChosenOf) and chooses_own(self.to):
            words = self.words()
            full = self.to.words()
            one = self.cost_target()
            return capital(Phrase(words.it.replace(full.it, one.it), words.en.replace(full.en, one.en)))
        return capital(self.words())


class Choose(CardsDeed):
    """choose(target): only chooses; what follows speaks of it."""

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        return len(targets) > 0

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return False

    def said(self, person: int) -> Phrase:
        what = self.target(person)
        plain = what.it.replace(" a tua scelta", "").replace(" a sua scelta", "")
        bare = Phrase(plain, indefinite(what.en.replace("chosen ", "")))
        return verb(person, "scegli", "scegliere", "sceglie", "choose", "chooses") + SPACE + bare

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return capital(self.said(YOU)) + Phrase(".", ".")


def returned(to: Target, person: int) -> Phrase:
    """Say "riprendi in mano …" of one's own cards, "fai riprendere in mano al suo giocatore …" of others'."""
    form = verb(person, "riprendi", "riprendere", "riprende", "return", "returns")
    own = isinstance(to, Said) and to.yours
    what = to.as_card() if isinstance(to, Said) else to.words()
    if own:
        if person == THEY and chooses_own(to):
            return Phrase(
                "sceglie {what} e lo riprende in mano", "chooses {what} and returns that card to their hand"
            ).fill(what=their(one_of_yours(to)))
        whole = Phrase("{verb} in mano {what}", "{verb} {what} to your hand").fill(verb=form, what=what)
        return their(whole) if person == THEY else whole
    form = verb(person, "fai riprendere", "far riprendere", "fa riprendere", "return", "returns")
    if to.plural:
        whole = Phrase("{verb} in mano ai loro giocatori {what}", "{verb} {what} to their players' hands")
    else:
        whole = Phrase("{verb} in mano al suo giocatore {what}", "{verb} {what} to their player's hand")
    return whole.fill(verb=form, what=their(what) if person == THEY else what)
