"""Statics about what cards cost and how they are played. `laws` applies them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Verb, is_deed
from ludoteca.games.lorcana.effects.language.circumstances import Not
from ludoteca.games.lorcana.effects.language.conditions import Check
from ludoteca.games.lorcana.effects.language.enlisting import enlist_ability, enlist_effect
from ludoteca.games.lorcana.effects.language.filters import agreed
from ludoteca.games.lorcana.effects.language.keywords import SAME_NAME
from ludoteca.games.lorcana.effects.language.nouns import Naming, this_noun
from ludoteca.games.lorcana.effects.language.turns import ORDINALS
from ludoteca.games.lorcana.effects.language.values import factor
from ludoteca.games.lorcana.effects.lasting.modifiers import Law, covers, plain, played_so_far
from ludoteca.games.lorcana.state import terms
from ludoteca.games.lorcana.state.groups import fits
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Cast, Group, ShiftWay, Triggered
from ludoteca.kernel.effects import Condition, Effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import EMPTY, Phrase

YOU_PAY: Final = Phrase("paghi", "you pay")
BY_ITS_SHIFT: Final = Phrase(" usando la sua Trasformazione", " using its Shift ability")
BY_THEIR_SHIFT: Final = Phrase(" usando la loro Trasformazione", " using their Shift ability")


def if_words(given: Condition) -> Phrase:
    """Say it before what is so: "se hai in gioco un oggetto", "durante il tuo turno, se …"."""
    if isinstance(given, Check):
        front = given.front()
        if front.en.startswith("during"):
            return Phrase(front.it.replace(", mentre ", ", se "), front.en.replace(", while ", ", if "))
    return Phrase("se ", "if ") + given.words()


def mine(group: Group) -> Phrase:
    """Say "i tuoi personaggi Pirata" / "your Pirate characters"."""
    naming = Naming(group)
    own = "le tue " if naming.gender == "f" else "i tuoi "
    return Phrase(own, "your ") + naming.bare(True)


def paying(amount: Amount, verb: Phrase, more: bool) -> Phrase:
    """Say "paghi 1 {I} in meno" / "you pay 1 {I} less"; what is counted comes first."""
    than = Phrase("in più", "more") if more else Phrase("in meno", "less")
    per = amount.per()
    if amount.fixed() >= 0:
        return Phrase(f"{verb.it} {amount.fixed()} {{I}} {than.it}", f"{verb.en} {amount.fixed()} {{I}} {than.en}")
    if per.en:
        each = factor(amount)
        return Phrase(
            f"per ogni {per.it}, {verb.it} {each} {{I}} {than.it}",
            f"for each {per.en}, {verb.en} {each} {{I}} {than.en}",
        )
    words = amount.words()
    return Phrase(f"{verb.it} {{I}} {than.it} pari a {words.it}", f"{verb.en} {{I}} {than.en} equal to {words.en}")


class PayLess(Law):
    """pay_less(A, P…), pay_more(A, P…, who=): these players pay less, or more, to play such cards."""

    def __init__(self, amount: Amount, group: Group, who: Players | None, more: bool) -> None:
        super().__init__(terms.ABOUT_PRICES)
        self.amount = amount
        self.group = group
        self.who = who
        """The card's player where nobody is named."""
        self.sign = 1 if more else -1
        self.only_shift = False
        """shift_pay_less(A, P…): only with Shift."""
        self.nth = 0
        """first_each_turn_less(A, P…), nth=n: only the n-th such card of a turn that a player plays."""

    def change(self, m: LorcanaMatch, frame: Frame, seat: int, card: int, shift: bool) -> int:
        """Tell what it adds to the price of this card for this player."""
        if (self.only_shift and not shift) or not covers(m, frame, self.who, seat):
            return 0
        if not fits(m, frame, self.group, card):
            return 0
        if self.nth and played_so_far(m, frame, seat, self.group) != self.nth - 1:
            return 0
        return self.sign * self.amount.value(m, frame)

    def words(self) -> Phrase:
        verb = YOU_PAY
        if self.who is not None and not self.who.is_you():
            verb = self.who.words() + Phrase(" paga", " pays")
        pay = paying(self.amount, verb, self.sign > 0)
        naming = Naming(self.group, as_card=False)
        if self.nth:
            return pay + self.of_each_turn(naming.bare(False), naming.gender)
        play = Phrase(" per giocare ", " to play ") + naming.bare(True)
        return pay + play + (BY_THEIR_SHIFT if self.only_shift else EMPTY)

    def of_each_turn(self, such: Phrase, gender: str) -> Phrase:
        """Say which card of each turn costs less or more."""
        nth = ORDINALS[self.nth]
        which = agreed(nth.it, gender, False)
        if self.who is None or self.who.is_you():
            the = "la" if gender == "f" else "il"
            return Phrase(
                f" per {the} {which} {such.it} che giochi in ogni turno",
                f" for the {nth.en} {such.en} you play each turn",
            )
        own = "la sua" if gender == "f" else "il suo"
        return Phrase(
            f" per giocare {own} {which} {such.it} in ogni turno", f" to play their {nth.en} {such.en} each turn"
        )


class UseLess(Law):
    """use_less(A, P…): you pay less to use abilities of such cards."""

    def __init__(self, amount: Amount, group: Group) -> None:
        super().__init__(terms.ABOUT_ABILITIES)
        self.amount = amount
        self.group = group

    def less(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> int:
        """Tell what it takes off the ink of this card's abilities for this player."""
        return self.amount.value(m, frame) if frame.seat == seat and fits(m, frame, self.group, card) else 0

    def words(self) -> Phrase:
        pay = paying(self.amount, YOU_PAY, False)
        cards = Naming(self.group, as_card=False).bare(True)
        return pay + Phrase(" per usare abilità di ", " to use abilities of ") + cards


class BoostLess(UseLess):
    """boost_less(A, P…): you pay less to use Boost of such cards."""

    def words(self) -> Phrase:
        pay = paying(self.amount, Phrase("paghi", "you pay"), False)
        cards = Naming(self.group, as_card=False).bare(True)
        return pay + Phrase(" per usare Potenziamento di ", " to use Boost of ") + cards


class ThisCostsLess(Law):
    """this_costs_less(A), shift_costs_less(A): its own price, while it is not in play."""

    def __init__(self, amount: Amount, only_shift: bool) -> None:
        super().__init__(terms.ABOUT_PRICES, own=True)
        self.amount = amount
        self.only_shift = only_shift

    def words(self) -> Phrase:
        pay = paying(self.amount, YOU_PAY, False)
        return pay + Phrase(" per giocare ", " to play ") + self.this() + (BY_ITS_SHIFT if self.only_shift else EMPTY)


class EntersExerted(Law):
    """enters_exerted(this), enters_exerted(every(P…)): the card, or all such cards, enter play exerted."""

    def __init__(self, group: Group | None) -> None:
        super().__init__(terms.ABOUT_ENTERING, own=group is None)
        self.group = group
        """Which other cards; none for the card itself."""

    def words(self) -> Phrase:
        if self.group is None:
            noun = this_noun(self.kind)
            exerted = agreed("impegnato", noun.gender, False)
            return self.this() + Phrase(f" entra in gioco {exerted}", " enters play exerted")
        naming = Naming(self.group)
        exerted = agreed("impegnato", naming.gender, True)
        return plain(naming.all()) + Phrase(f" entrano in gioco {exerted}", " enter play exerted")


class MayEnterExerted(Law):
    """may_enter_exerted(effect…): its player may let the card enter play exerted, and then that happens.

    Rules: LOR-AMB.63.
    """

    def __init__(self, effect: Effect) -> None:
        super().__init__(terms.ABOUT_ENTERING, own=True)
        self.ability = Triggered([], effect, None, 0)

    def register(self, cast: Cast) -> None:
        enlist_ability(self.ability, cast)

    def words(self) -> Phrase:
        exerted = agreed("impegnato", this_noun(self.kind).gender, False)
        effect = self.ability.effect
        if is_deed(effect):
            how = Phrase("{this} può entrare in gioco {exerted} per {what}", "{this} may enter play exerted to {what}")
            return how.fill(this=self.this(), exerted=exerted, what=effect.words(infinitive=True))
        how = Phrase(
            "{this} può entrare in gioco {exerted}; se lo fa, {what}",
            "{this} may enter play exerted; if it does, {what}",
        )
        return how.fill(this=self.this(), exerted=exerted, what=effect.words())


class UsesDiscard(Law):
    """Lets a player use cards of their discard as if they had them in hand.

    Rules: LOR-AMB.64.
    """

    def __init__(self, about: int, group: Group | None) -> None:
        super().__init__(about, own=group is None)
        self.group = group
        """Which cards; none for the card itself."""

    def register(self, cast: Cast) -> None:
        cast.uses_discards = True


class FromDiscard(UsesDiscard):
    """this_from_discard, plays_from_discard(P…): you may play the card itself, or such cards, from your discard."""

    def __init__(self, group: Group | None, exerted: bool = False) -> None:
        super().__init__(terms.ABOUT_DISCARDS, group)
        self.entry = EntersExerted(group) if exerted else None
        """What is played so enters play exerted."""

    def words(self) -> Phrase:
        such = self.this() if self.group is None else Naming(self.group).bare(True)
        phrase = Phrase("puoi giocare {such} dai tuoi scarti", "you may play {such} from your discard").fill(such=such)
        if self.entry is None:
            return phrase
        return phrase + Phrase("; se lo fai, ", "; if you do, ") + self.entry.words()


class FromUnder(Law):
    """plays_from_under(P…): you may play such cards from under the card itself, those that you know.

    Rules: LOR-AMB.78.
    """

    def __init__(self, group: Group) -> None:
        super().__init__(terms.ABOUT_CARDS_UNDER)
        self.group = group

    def words(self) -> Phrase:
        phrase = Phrase("puoi giocare {such} da sotto {this}", "you may play {such} from under {this}")
        return phrase.fill(such=Naming(self.group, as_card=True).bare(True), this=self.this())


class InksFromDiscard(UsesDiscard):
    """inks_from_discard(P…): the card that you ink may be such a card of your discard."""

    def __init__(self, group: Group) -> None:
        super().__init__(terms.ABOUT_INKING, group)

    def words(self) -> Phrase:
        assert self.group is not None
        such = Naming(self.group).bare(True)
        sentence = Phrase(
            "puoi aggiungere {such} dai tuoi scarti al tuo calamaio", "you may ink {such} from your discard"
        )
        return sentence.fill(such=such)


class GivesShift(Law):
    """gives_shift(n, P…): such cards that you play have Shift for so much ink, on a character of their name.

    Rules: LOR-AMB.69.
    """

    def __init__(self, ink: int, group: Group) -> None:
        if ink < 0:
            raise ValueError("what Shift costs is not negative")
        super().__init__(terms.ABOUT_PLAYING)
        self.group = group
        self.way = ShiftWay(ink, None, None, False, SAME_NAME)

    def words(self) -> Phrase:
        such = Naming(self.group, as_card=True).bare(True)
        sentence = Phrase("le {such} che giochi hanno Trasformazione {n}", "{such} you play have Shift {n}")
        return sentence.fill(such=such, n=self.way.ink)


class EntersDamaged(Law):
    """enters_damaged(A), enters_damaged(A, every(P…)): the card, or all such cards, enter play with so much damage."""

    def __init__(self, amount: Amount, group: Group | None) -> None:
        super().__init__(terms.ABOUT_ENTERING, own=group is None)
        self.amount = amount
        self.group = group
        """Which other cards; none for the card itself."""

    def words(self) -> Phrase:
        number = self.amount.words()
        damage = "danno" if self.amount.fixed() == 1 else "danni"
        if self.group is not None:
            return plain(Naming(self.group).all()) + Phrase(
                f" entrano in gioco con {number.it} {damage}", f" enter play with {number.en} damage"
            )
        return self.this() + Phrase(
            f" entra in gioco con {number.it} {damage}", f" enters play with {number.en} damage"
        )


class PlayOnlyIf(Law):
    """play_only_if(C): the card cannot be played otherwise."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(terms.ABOUT_PLAYING, own=True)
        self.condition = condition

    def words(self) -> Phrase:
        if isinstance(self.condition, Not):
            return Phrase("non puoi giocare {this} se {so}", "you can't play {this} if {so}").fill(
                this=self.this(), so=self.condition.condition.words()
            )
        return Phrase("puoi giocare {this} solo se {so}", "you can't play {this} unless {so}").fill(
            this=self.this(), so=self.condition.words()
        )


class FreeIf(Law):
    """free_if(C): the card may be played for free."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(terms.ABOUT_FREE_CARDS, own=True)
        self.condition = condition

    def words(self) -> Phrase:
        return Phrase("{front}, puoi giocare gratis {this}", "{front}, you may play {this} for free").fill(
            this=self.this(), front=if_words(self.condition)
        )


class FreeFor(Law):
    """free_for(COST…): the card may be played for this cost instead."""

    def __init__(self, cost: Effect) -> None:
        super().__init__(terms.ABOUT_FREE_CARDS, own=True)
        self.cost = cost
        if isinstance(cost, Verb):
            cost.as_cost()

    def register(self, cast: Cast) -> None:
        enlist_effect(self.cost, cast)

    def words(self) -> Phrase:
        return Phrase("puoi {cost} per giocare gratis {this}", "you may {cost} to play {this} for free").fill(
            this=self.this(), cost=self.cost.words(infinitive=True)
        )


class PlaysFree(Law):
    """plays_free(P…): you may play such cards for free."""

    def __init__(self, group: Group) -> None:
        super().__init__(terms.ABOUT_FREE_CARDS)
        self.group = group

    def words(self) -> Phrase:
        return Phrase("puoi giocare gratis {such}", "you may play {such} for free").fill(
            such=Naming(self.group).bare(True)
        )


class ThisMovesLess(Law):
    """this_moves_less(A): once a turn, moving the card itself costs less."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(terms.ABOUT_MOVING)
        self.amount = amount

    def words(self) -> Phrase:
        pay = paying(self.amount, Phrase("puoi pagare", "you may pay"), False)
        this = self.this()
        purpose = Phrase(f" per spostare {this.it} in un luogo", f" to move {this.en} to a location")
        return Phrase("una volta durante il tuo turno, ", "once during your turn, ") + pay + purpose


class MoveLess(Law):
    """move_less(A, P…), move_free(P…): moves of such characters of yours; move_here_less(A, P…), move_here_free(P…): to
    this location.
    """

    def __init__(self, amount: Amount | None, here: bool, group: Group | None) -> None:
        super().__init__(terms.ABOUT_MOVING)
        self.amount = amount
        """None for moving free of cost."""
        self.here = here
        self.group = group

    def applies(self, m: LorcanaMatch, frame: Frame, character: int, location: int) -> bool:
        if m.owner[character] != frame.seat or (self.here and location != frame.source):
            return False
        return self.group is None or fits(m, frame, self.group, character)

    def words(self) -> Phrase:
        such = Phrase("i tuoi personaggi", "your characters") if self.group is None else mine(self.group)
        if self.amount is None:
            where = Phrase("qui", "here") if self.here else Phrase("nei luoghi", "to locations")
            return such + Phrase(f" possono spostarsi {where.it} gratis", f" may move {where.en} for free")
        pay = paying(self.amount, YOU_PAY, False)
        if self.here:
            one = Phrase("un tuo personaggio", "a character of yours") if self.group is None else such
            return pay + Phrase(f" per spostare {one.it} qui", f" to move {one.en} here")
        return pay + Phrase(f" per spostare {such.it} in un luogo", f" to move {such.en} to a location")
