"""Statics about what players and cards in play may do. `laws` applies them."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Players, is_deed
from ludoteca.games.lorcana.effects.language.conditions import Check
from ludoteca.games.lorcana.effects.language.enlisting import enlist_ability
from ludoteca.games.lorcana.effects.language.filters import agreed
from ludoteca.games.lorcana.effects.language.nouns import Naming, their
from ludoteca.games.lorcana.effects.language.players import EachOpponent
from ludoteca.games.lorcana.effects.lasting.modifiers import Law, covers, plain, played_so_far
from ludoteca.games.lorcana.state.groups import belongs, fits
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import YOURS, Cast, Group, Triggered
from ludoteca.games.lorcana.state.terms import (
    ABOUT_ABILITIES,
    ABOUT_BANISHING,
    ABOUT_CHALLENGING,
    ABOUT_DAMAGE,
    ABOUT_DISCARDING,
    ABOUT_DRAWING,
    ABOUT_INKING,
    ABOUT_LORE,
    ABOUT_PLAYING,
    ABOUT_READYING,
    ABOUT_SINGING,
    ABOUT_TOPS,
    DREW,
    LORE_WON,
    ON_PILES,
    QUESTED,
    TO_BOTTOM,
    TO_HAND,
    TO_INKWELL,
    TO_TOP,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.texts import EMPTY, Phrase

ORDINALS: Final = {1: Phrase("prima", "first"), 2: Phrase("seconda", "second"), 3: Phrase("terza", "third")}


def cannot(who: Players) -> Phrase:
    """Say "gli avversari non possono" / "opponents can't"."""
    if who.is_you():
        return Phrase("non puoi", "you can't")
    if isinstance(who, EachOpponent):
        return Phrase("gli avversari non possono", "opponents can't")
    return who.words() + Phrase(" non può", " can't")


class PlayersLaw(Law):
    """A law for some players."""

    def __init__(self, about: int, who: Players) -> None:
        super().__init__(about)
        self.who = who


class ExtraInk(Law):
    """extra_ink(n): you may ink that many additional cards each turn."""

    def __init__(self, number: int) -> None:
        super().__init__(ABOUT_INKING)
        self.number = number

    def words(self) -> Phrase:
        if self.number == 1:
            return Phrase("puoi aggiungere un'altra carta al tuo calamaio", "you may ink an additional card")
        return Phrase("puoi aggiungere altre {n} carte al tuo calamaio", "you may ink {n} additional cards").fill(
            n=self.number
        )


class HandInkable(Law):
    """hand_inkable: all cards in your hand have the inkwell icon."""

    wording = Phrase(
        "tutte le carte nella tua mano contano come se avessero {C}", "all cards in your hand count as having {C}"
    )

    def __init__(self) -> None:
        super().__init__(ABOUT_INKING)


class SkipDraw(Law):
    """skip_draw: your Draw step is left out."""

    wording = Phrase("nel tuo turno salti il passo in cui peschi", "skip your turn's Draw step")

    def __init__(self) -> None:
        super().__init__(ABOUT_DRAWING)


class TopRevealed(PlayersLaw):
    """top_revealed(player): the top card of the deck lies face up."""

    def __init__(self, who: Players) -> None:
        super().__init__(ABOUT_TOPS, who)
        self.depends = ON_PILES

    def words(self) -> Phrase:
        if self.who.is_you():
            return Phrase(
                "giochi con la prima carta del tuo mazzo a faccia in su",
                "you play with the top card of your deck face up",
            )
        return Phrase(
            "{who} gioca con la prima carta del proprio mazzo a faccia in su",
            "{who} plays with the top card of their deck face up",
        ).fill(who=self.who.words())


class LoreToWin(PlayersLaw):
    """lore_to_win(n, player): these players need so much lore to win."""

    def __init__(self, number: int, who: Players) -> None:
        super().__init__(ABOUT_LORE, who)
        self.number = number

    def words(self) -> Phrase:
        if self.who.is_you():
            phrase = Phrase("ti servono {n} leggenda per vincere la partita", "you need {n} lore to win the game")
        elif isinstance(self.who, EachOpponent):
            phrase = Phrase(
                "agli avversari servono {n} leggenda per vincere la partita", "opponents need {n} lore to win the game"
            )
        else:
            phrase = Phrase(
                "a {who} servono {n} leggenda per vincere la partita", "{who} needs {n} lore to win the game"
            )
        return phrase.fill(n=self.number, who=self.who.words())


class CannotLoseLore(Law):
    """cannot_lose_lore: you lose no lore."""

    wording = Phrase("non puoi perdere leggenda", "you can't lose lore")

    def __init__(self) -> None:
        super().__init__(ABOUT_LORE)


class CannotGainLore(PlayersLaw):
    """cannot_gain_lore(player, unless=condition): the condition as each of these players sees it."""

    def __init__(self, who: Players, unless: Check | None, but_questing: bool) -> None:
        super().__init__(ABOUT_LORE, who)
        self.unless = unless
        self.but_questing = but_questing
        """By questing they may."""

    def forbids(self, m: LorcanaMatch, frame: Frame, seat: int, questing: bool) -> bool:
        if (questing and self.but_questing) or not covers(m, frame, self.who, seat):
            return False
        return self.unless is None or not self.unless.holds(m, Frame(-1, frame.source, seat))

    def words(self) -> Phrase:
        phrase = cannot(self.who) + Phrase(" ottenere leggenda", " gain lore")
        if self.but_questing:
            phrase = phrase + Phrase(" se non andando all'avventura", " except by questing")
        if self.unless is None:
            return phrase
        never = their(self.unless.denied()).it.replace("suoi", "loro")
        return phrase + Phrase(f" se {never}", f" unless {their(self.unless.words()).en}")


class AtMostEachTurn(PlayersLaw):
    """Lets players do no more than so much of something each turn.

    Rules: LOR-AMB.77.
    """

    def __init__(self, word: str, about: int, counted: int, number: int, who: Players) -> None:
        super().__init__(about, who)
        self.counted = counted
        """What is counted of the turn's log."""
        self.number = above(0, number, word)


class DrawsAtMost(AtMostEachTurn):
    """draws_at_most(n, player): these players draw no more than so many cards each turn."""

    def __init__(self, number: int, who: Players) -> None:
        super().__init__("draws_at_most", ABOUT_DRAWING, DREW, number, who)

    def words(self) -> Phrase:
        cards = Phrase("carta", "card") if self.number == 1 else Phrase("carte", "cards")
        more = Phrase(" pescare più di {n} {cards} in ogni turno", " draw more than {n} {cards} each turn")
        return cannot(self.who) + more.fill(n=self.number, cards=cards)


class GainsAtMost(AtMostEachTurn):
    """gains_at_most(n, player): these players gain no more than so much lore each turn."""

    def __init__(self, number: int, who: Players) -> None:
        super().__init__("gains_at_most", ABOUT_LORE, LORE_WON, number, who)

    def register(self, cast: Cast) -> None:
        cast.remembers |= 1 << LORE_WON

    def words(self) -> Phrase:
        more = Phrase(" ottenere più di {n} leggenda in ogni turno", " gain more than {n} lore each turn")
        return cannot(self.who) + more.fill(n=self.number)


class CannotDiscard(Law):
    """cannot_discard: no effect makes you discard."""

    wording = Phrase(
        "se un effetto ti farebbe scartare una o più carte, non le scarti",
        "if an effect would cause you to discard one or more cards, you don't discard",
    )

    def __init__(self) -> None:
        super().__init__(ABOUT_DISCARDING)


class CannotPlay(PlayersLaw):
    """cannot_play(player, P…, after=n): they cannot play such cards; `after`: more than so many each turn."""

    def __init__(self, who: Players, group: Group, after: int = 0) -> None:
        super().__init__(ABOUT_PLAYING, who)
        self.group = group
        self.after = after

    def forbids(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> bool:
        if not covers(m, frame, self.who, seat) or not fits(m, frame, self.group, card):
            return False
        return played_so_far(m, frame, seat, self.group) >= self.after

    def words(self) -> Phrase:
        if self.after:
            such = Naming(self.group).bare(self.after > 1)
            more = Phrase(" giocare più di {n} {such} in ogni turno", " play more than {n} {such} each turn")
            return cannot(self.who) + more.fill(n=self.after, such=such)
        return cannot(self.who) + Phrase(" giocare ", " play ") + Naming(self.group).bare(True)


class RedirectsDamage(Law):
    """redirects_damage(P…, dealt=): damage that would be dealt to such a card is put on this one instead, or dealt to
    it.
    """

    def __init__(self, group: Group, dealt: bool) -> None:
        super().__init__(ABOUT_DAMAGE)
        self.group = group
        self.dealt = dealt
        """Whether Resist and whatever else is about dealt damage still counts."""

    def takes(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return card != frame.source and belongs(m, frame, self.group, card)

    def words(self) -> Phrase:
        if self.dealt:
            return Phrase(
                "ogni volta che a {one} verrebbero inflitti danni, vengono invece inflitti a {this}",
                "whenever {one} would be dealt damage, {this} is dealt that damage instead",
            ).fill(one=Naming(self.group).one(), this=self.this())
        return Phrase(
            "ogni volta che a {one} verrebbero inflitti danni, metti invece altrettanti segnalini danno su {this}",
            "whenever {one} would be dealt damage, put that many damage counters on {this} instead",
        ).fill(one=Naming(self.group).one(), this=self.this())


INSTEAD: Final = {
    TO_HAND: Phrase("nella mano del suo giocatore", "into its player's hand"),
    TO_TOP: Phrase("in cima al mazzo del suo giocatore", "on the top of its player's deck"),
    TO_BOTTOM: Phrase("in fondo al mazzo del suo giocatore", "on the bottom of its player's deck"),
    TO_INKWELL: Phrase("a faccia in giù nel calamaio del suo giocatore", "into its player's inkwell facedown"),
}
"""Where a card may go that would be banished."""


class Elsewhere(Law):
    """What goes elsewhere than into the discard, or may, and what its player gets for that."""

    def __init__(self, about: int, place: int, exerted: bool, optional: bool, effect: Effect | None) -> None:
        super().__init__(about)
        if place not in INSTEAD or (exerted and place != TO_INKWELL):
            raise ValueError(
                "it goes to the hand, to the top or bottom of the deck, or, exerted or not, to the inkwell"
            )
        self.goes_to = place
        self.exerted = exerted
        self.optional = optional
        self.ability = None if effect is None else Triggered([], effect, None, 0)

    def register(self, cast: Cast) -> None:
        if self.ability is not None:
            enlist_ability(self.ability, cast)

    def where(self) -> Phrase:
        """Say where it goes."""
        return INSTEAD[self.goes_to] + (Phrase(" e impegnata", " and exerted") if self.exerted else EMPTY)

    def reward(self) -> Phrase:
        """Say what its player gets for it, after where it goes."""
        if self.ability is None:
            return EMPTY
        effect = self.ability.effect
        if is_deed(effect):
            return Phrase(" per {what}", " to {what}").fill(what=effect.words(infinitive=True))
        return Phrase("; se lo fai, {what}", "; if you do, {what}").fill(what=effect.words())


class GoesInstead(Elsewhere):
    """goes_instead(T, to=, exerted=, in_challenge=, optional=, banished=, then=): what would be banished goes there.

    `optional=yes`: or may; `banished=yes`: it is banished all the same, but does not go into the discard; `then`: what
    happens when it goes there.

    Rules: LOR-AMB.72.
    """

    def __init__(
        self,
        group: Group | None,
        place: int,
        exerted: bool,
        in_challenge: bool,
        optional: bool,
        banished: bool,
        effect: Effect | None = None,
    ) -> None:
        super().__init__(ABOUT_BANISHING, place, exerted, optional, effect)
        self.group = group
        """Which cards; none for the card itself."""
        self.in_challenge = in_challenge
        if optional and group is not None and group.side != YOURS:
            raise ValueError("only players of the cards themselves are asked: optional=yes needs this, or yours")
        self.banished = banished
        """Only the discard is replaced."""
        if group is not None:
            self.depends = group.depends
            self.rank = group.rank

    def replaces(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        """Tell whether it says what becomes of this card, which would be banished now."""
        if self.in_challenge and card != m.challenger and card != m.challenged:
            return False
        return card == frame.source if self.group is None else belongs(m, frame, self.group, card)

    def words(self) -> Phrase:
        sentence = Phrase(
            "invece di esiliare {one}{fight}, {put} quella carta {where}",
            "if {one} would be banished{fight}, {put} that card {where} instead",
        )
        if self.banished:
            done = "esiliato" if self.group is None else agreed("esiliato", Naming(self.group).gender, False)
            sentence = Phrase(
                f"ogni volta che {{one}} viene {done}{{fight}}, {{put}} quella carta {{where}} invece che negli scarti",
                "whenever {one} is banished{fight}, {put} that card {where} instead of into the discard",
            )
        return (
            sentence.fill(
                one=self.this() if self.group is None else Naming(self.group).one(),
                fight=Phrase(" in una sfida", " in a challenge") if self.in_challenge else EMPTY,
                put=Phrase("puoi mettere", "you may put") if self.optional else Phrase("metti", "put"),
                where=self.where(),
            )
            + self.reward()
        )


class OnDamage(Law):
    """What becomes of damage that is dealt to the card itself, or to those of a group."""

    def __init__(self, word: str, group: Group | None, number: int) -> None:
        super().__init__(ABOUT_DAMAGE)
        above(0, number, word)
        self.group = group
        """Which cards; none for the card itself."""
        self.number = number
        if group is not None:
            self.depends = group.depends
            self.rank = group.rank

    def covers(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return card == frame.source if self.group is None else belongs(m, frame, self.group, card)

    def damage(self) -> str:
        """Say "damage" in Italian, for as much as the number says."""
        return "danno" if self.number == 1 else "danni"


class TakesAtMost(OnDamage):
    """takes_at_most(this, n), takes_at_most(every(P…), n): no more damage can be dealt to it at a time."""

    def __init__(self, group: Group | None, number: int) -> None:
        super().__init__("takes_at_most", group, number)

    def words(self) -> Phrase:
        most = Phrase(
            f"più di {self.number} {self.damage()} alla volta", f"be dealt more than {self.number} damage at a time"
        )
        if self.group is None:
            return self.this() + Phrase(" non può subire ", " can't ") + most
        return plain(Naming(self.group).all()) + Phrase(" non possono subire ", " can't ") + most


class TakesLess(OnDamage):
    """takes_less(this, n, in_challenge=), takes_less(every(P…), n): so much less of any damage dealt to it.

    Rules: LOR-AMB.76.
    """

    def __init__(self, group: Group | None, number: int, in_challenge: bool) -> None:
        super().__init__("takes_less", group, number)
        self.in_challenge = in_challenge
        """Only of the damage of challenges."""

    def words(self) -> Phrase:
        one = self.this() if self.group is None else Naming(self.group).one()
        fight = Phrase(" in una sfida", " in a challenge") if self.in_challenge else EMPTY
        return Phrase(
            f"quando a {{one}} verrebbero inflitti danni{{fight}}, previeni {self.number} {self.damage()}",
            f"if {{one}} would be dealt damage{{fight}}, prevent {self.number} of that damage",
        ).fill(one=one, fight=fight)


class MayUseFree(Law):
    """may_use_free(n): the n-th activated ability of the card costs nothing but exerting."""

    def __init__(self, number: int) -> None:
        super().__init__(ABOUT_ABILITIES)
        if number not in ORDINALS:
            raise ValueError("abilities are counted from 1 to 3")
        self.number = number

    def words(self) -> Phrase:
        phrase = Phrase(
            "puoi usare gratis la {nth} abilità attivata di {this}",
            "you may use {this}'s {nth} activated ability for free",
        )
        return phrase.fill(nth=ORDINALS[self.number], this=self.this())


class OneActs(Law):
    """one_challenger, one_challenger(P…), one_quester(P…): each turn only one such character can do so.

    Rules: LOR-AMB.59.
    """

    def __init__(self, group: Group | None, deed: int, most: int = 1) -> None:
        super().__init__(ABOUT_CHALLENGING)
        above(0, most, "questers_at_most")
        self.most = most
        """How many of them; of each player's, where it is more than one."""
        self.group = group
        """Which characters; none for all."""
        self.deed = deed
        """What is logged of it: CHALLENGE_MADE or QUESTED."""

    def limits(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return self.group is None or belongs(m, frame, self.group, card)

    def words(self) -> Phrase:
        who = Phrase("un solo personaggio", "one character")
        if self.most > 1 and self.group is not None:
            such = Naming(self.group).bare(True)
            deed = Phrase("andare all'avventura", "quest") if self.deed == QUESTED else Phrase("sfidare", "challenge")
            return Phrase(
                "in ogni turno non possono {deed} più di {n} {such}", "each turn, no more than {n} {such} can {deed}"
            ).fill(deed=deed, n=self.most, such=such)
        if self.group is not None:
            one = Naming(self.group).one()
            it = f"un solo {one.it.removeprefix('un ')}" if one.it.startswith("un ") else f"solo {one.it}"
            who = Phrase(it, re.sub(r"^an? ", "one ", one.en))
        if self.deed == QUESTED:
            deed = Phrase("può andare all'avventura", "can quest")
        else:
            deed = Phrase("può sfidare", "can challenge")
        return Phrase("in ogni turno {deed} {who}", "each turn, only {who} {deed}").fill(who=who, deed=deed)


class SungInked(Law):
    """songs_inked(exerted=): songs that the card sings go into their player's inkwell instead of the discard.

    Rules: LOR-AMB.66.
    """

    def __init__(self, exerted: bool) -> None:
        super().__init__(ABOUT_SINGING)
        self.exerted = exerted

    def words(self) -> Phrase:
        how = Phrase(" e impegnata", " and exerted") if self.exerted else EMPTY
        sentence = Phrase(
            "ogni volta che {this} canta una canzone, aggiungi quella canzone al tuo calamaio, a faccia in giù{how}, "
            "invece che ai tuoi scarti",
            "whenever {this} sings a song, put that song into your inkwell facedown{how} instead of into your discard",
        )
        return sentence.fill(this=self.this(), how=how)


class SungElsewhere(Elsewhere):
    """songs_go(P…, to=, exerted=, optional=, then=, once=): songs, or such songs, that the card sings go elsewhere.

    Not into the discard but there, or they may: `optional=yes`; `once=yes`: once a turn.

    Rules: LOR-AMB.66.
    """

    def __init__(
        self, place: int, group: Group | None, exerted: bool, optional: bool, effect: Effect | None, once: bool
    ) -> None:
        super().__init__(ABOUT_SINGING, place, exerted, optional, effect)
        self.group = group
        """Which songs; none for all."""
        self.once = once

    def words(self) -> Phrase:
        sentence = Phrase(
            "{once}ogni volta che {this} canta {song}, {put} quella carta {where} invece che negli scarti",
            "{once}whenever {this} sings {song}, {put} that card {where} instead of into the discard",
        )
        put = Phrase("puoi mettere", "you may put") if self.optional else Phrase("metti", "put")
        song = Phrase("una canzone", "a song") if self.group is None else Naming(self.group).one()
        once = Phrase("una volta durante il tuo turno, ", "once during your turn, ") if self.once else EMPTY
        return sentence.fill(once=once, this=self.this(), song=song, put=put, where=self.where()) + self.reward()


class ReadyAtMost(Law):
    """ready_at_most(n, P…, who=): these players ready no more than so many such cards at the start of their turn.

    Rules: LOR-AMB.65.
    """

    def __init__(self, number: int, group: Group, who: Players) -> None:
        super().__init__(ABOUT_READYING)
        above(0, number, "ready_at_most")
        self.number = number
        self.group = group
        self.who = who

    def words(self) -> Phrase:
        whose = Phrase("del loro turno", "of their turn")
        if self.who.is_you():
            whose = Phrase("del tuo turno", "of your turn")
        elif not isinstance(self.who, EachOpponent):
            whose = Phrase("del suo turno", "of their turn")
        more = Phrase(
            " preparare più di {n} {such} all'inizio {whose}", " ready more than {n} {such} at the start {whose}"
        )
        return cannot(self.who) + more.fill(n=self.number, such=Naming(self.group).bare(self.number > 1), whose=whose)


class CannotInk(PlayersLaw):
    """cannot_ink(player): these players put no card from their hand into their inkwell, as one does once a turn."""

    def __init__(self, who: Players) -> None:
        super().__init__(ABOUT_INKING, who)

    def words(self) -> Phrase:
        return cannot(self.who) + Phrase(" aggiungere carte al calamaio", " ink cards")


class InksExerted(PlayersLaw):
    """inks_exerted(player): cards enter these players' inkwells exerted."""

    def __init__(self, who: Players) -> None:
        super().__init__(ABOUT_INKING, who)

    def words(self) -> Phrase:
        if self.who.is_you():
            return Phrase("le carte entrano nel tuo calamaio impegnate", "cards enter your inkwell exerted")
        if isinstance(self.who, EachOpponent):
            return Phrase(
                "le carte entrano nel calamaio degli avversari impegnate", "cards enter opponents' inkwells exerted"
            )
        return Phrase("le carte entrano impegnate nel calamaio di {who}", "cards enter {who}'s inkwell exerted").fill(
            who=self.who.words()
        )


class AnyNameForShift(Law):
    """any_name_for_shift: characters with Shift may be played on the card as if it had any name."""

    def words(self) -> Phrase:
        return Phrase(
            "puoi giocare qualsiasi personaggio con Trasformazione sopra {this} come se avesse qualsiasi nome",
            "you may play any character with Shift on {this} as if it had any name",
        ).fill(this=self.this())
