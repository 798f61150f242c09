"""How looking at cards of a deck reads: one sentence for the look, one for what is taken, one for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, Kind, NamedCard, SameName
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.language.persons import THEY, YOU
from ludoteca.games.lorcana.effects.language.places import (
    ANY_ORDER,
    KEPT,
    NOWHERE,
    SHUFFLED,
    THEIR_PLACES,
    TO_DISCARD,
    TO_PLAY,
    place_words,
    top_words,
)
from ludoteca.games.lorcana.effects.language.values import All
from ludoteca.games.lorcana.effects.verbs.base import in_third, sentences, their, verb
from ludoteca.games.lorcana.state.script import Group
from ludoteca.games.lorcana.state.terms import TO_BOTTOM, TO_TOP
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.texts import AND, EMPTY, Phrase, capital

if TYPE_CHECKING:
    from ludoteca.games.lorcana.effects.verbs.looking import Look, Take

SPACE: Final = Phrase(" ", " ")


class Speaker:
    """Who does it and whose deck it is: verbs and possessives follow from that."""

    def __init__(self, person: int, own: bool) -> None:
        self.they = person == THEY
        self.own = own and not self.they

    def puts(self) -> Phrase:
        return Phrase("mette", "they put") if self.they else Phrase("metti", "put")

    def may(self) -> Phrase:
        return Phrase("può ", "they may ") if self.they else Phrase("puoi ", "you may ")

    def place(self, place: int, exerted: bool, several: bool) -> Phrase:
        return place_words(place, self.own, exerted, several)


def is_plain(group: Group) -> bool:
    """Tell whether any card will do."""
    return all(isinstance(one, Kind) and one.kind == ANY_KIND for one in group.filters)


def look_words(look: Look, person: int) -> Phrase:
    own = look.of is None or look.of.is_you()
    speaker = Speaker(person, own)
    see = verb(person, "rivela", "rivelare", "rivela", "reveal", "reveals")
    if not look.shown:
        see = verb(person, "guarda", "guardare", "guarda", "look at", "looks at")
    top = top_words(look.top_cards, look.of)
    if own and person == THEY:
        top = their(top)
    first = Phrase("{see} {top}", "{see} {top}").fill(see=see, top=top)
    if look.rest == NOWHERE:
        return first
    if look.top_cards.fixed() == 1:
        return sentences([first, *one_card(look, speaker)])
    if not look.takes:
        return sentences([first, them_all(look, speaker)])
    return sentences([first, *several_cards(look, speaker)])


def take_words(look: Look, take: Take) -> Phrase:
    """Say what the player is asked about: the sentence about this `take`."""
    speaker = Speaker(YOU, look.of is None or look.of.is_you())
    if look.top_cards.fixed() == 1:
        if is_plain(take.group) and take.optional and take.to in THEIR_PLACES and look.rest in THEIR_PLACES:
            return put_it(speaker, either_end(look, take, speaker, speaker.place(look.rest, look.exerted, False)))
        return if_it_is(look, take, speaker)
    return some_of_them(look, take, speaker)


# -- one card ----------------------------------------------------------------------------------------------------


def one_card(look: Look, speaker: Speaker) -> list[Phrase]:
    """Say what happens to the only card looked at."""
    where = speaker.place(look.rest, look.exerted, False) if look.rest != SHUFFLED else EMPTY
    if not look.takes:
        return [put_it(speaker, where)]
    phrases: list[Phrase] = []
    for take in look.takes:
        if is_plain(take.group) and take.optional and take.to in THEIR_PLACES and take.then is None:
            where = either_end(look, take, speaker, where)
        elif is_plain(take.group) and not take.optional:
            deed = if_it_is(look, take, speaker)
            return [*phrases, Phrase("altrimenti, ", "otherwise, ") + deed if phrases else deed]
        else:
            phrases.append(if_it_is(look, take, speaker))
    rest = put_it(speaker, where)
    return [*phrases, Phrase("altrimenti, ", "otherwise, ") + rest if phrases else rest]


def either_end(look: Look, take: Take, speaker: Speaker, rest: Phrase) -> Phrase:
    """Say "in cima o in fondo al tuo mazzo", "in cima al suo mazzo o nei suoi scarti"."""
    if {take.to, look.rest} == {TO_TOP, TO_BOTTOM}:
        if speaker.own:
            return Phrase("in cima o in fondo al tuo mazzo", "on either the top or the bottom of your deck")
        return Phrase("in cima o in fondo al suo mazzo", "on either the top or the bottom of their deck")
    taken = speaker.place(take.to, take.exerted, False)
    first, second = (rest, taken) if look.rest == TO_TOP else (taken, rest)
    return Phrase("{a} o {b}", "{a} or {b}").fill(a=first, b=second)


def put_it(speaker: Speaker, where: Phrase) -> Phrase:
    if speaker.they:
        return Phrase("la mette {where}", "they put it {where}").fill(where=where)
    return Phrase("mettila {where}", "put it {where}").fill(where=where)


def if_it_is(look: Look, take: Take, speaker: Speaker) -> Phrase:
    """Say "se è una carta personaggio, puoi metterla nella tua mano"."""
    deed = take_it(look, take, speaker)
    if is_plain(take.group):
        return deed
    first = take.group.filters[0]
    if isinstance(first, NamedCard):
        kind = Phrase("la carta nominata", "the named card")
    elif isinstance(first, SameName):
        return Phrase("se {so}, {deed}", "if it {so}, {deed}").fill(so=first.so("f", False), deed=deed)
    else:
        kind = Naming(take.group).simple()
    return Phrase("se è {kind}, {deed}", "if it's {kind}, {deed}").fill(kind=kind, deed=deed)


def take_it(look: Look, take: Take, speaker: Speaker) -> Phrase:
    """Say "puoi rivelarla e metterla nella tua mano"."""
    if take.to == KEPT and take.then is not None:
        return speaker.may() + take.then.words(infinitive=True) if take.optional else take.then.words()
    reveals = take.shown and not look.shown
    if take.to == TO_PLAY:
        deeds = [Phrase("giocarla gratis", "play it for free")]
        orders = [Phrase("la gioca" if speaker.they else "giocala", "they play it" if speaker.they else "play it")]
        orders = [orders[0] + Phrase(" gratis", " for free")]
    else:
        where = speaker.place(take.to, take.exerted, False)
        deeds = [Phrase("metterla {where}", "put it {where}").fill(where=where)]
        orders = [put_it(speaker, where)]
    if reveals:
        deeds = [Phrase("rivelarla", "reveal it"), *deeds]
        orders = [
            Phrase("la rivela", "they reveal it") if speaker.they else Phrase("rivelala", "reveal it"),
            *[Phrase(one.it, one.en.removeprefix("they ")) for one in orders],
        ]
    parts = deeds if take.optional else orders
    clause = parts[0]
    for part in parts[1:]:
        clause = clause + AND + part
    if take.optional:
        clause = speaker.may() + clause
    if take.to == TO_PLAY and take.exerted:
        clause = clause + Phrase(" ed entra in gioco impegnata", " and it enters play exerted")
    if take.again:
        clause = clause + Phrase(" e ripeti questo effetto", " and repeat this effect")
    return clause + and_then(speaker, take.then, take.optional)


def and_then(speaker: Speaker, then: Effect | None, after_may: bool) -> Phrase:
    if then is None:
        return EMPTY
    if speaker.they:
        join = Phrase(". Se lo fa, {then}", ". If they do, {then}") if after_may else Phrase(" e {then}", " and {then}")
        return join.fill(then=Phrase(in_third(then).it or then.words().it, then.words().en))
    if after_may or (isinstance(then, Verb) and then.words(infinitive=True).it == then.words().it):
        return Phrase(". Se lo fai, {then}", ". If you do, {then}").fill(then=then.words())
    return Phrase(" e {then}", " and {then}").fill(then=then.words())


# -- several cards -----------------------------------------------------------------------------------------------


def them_all(look: Look, speaker: Speaker) -> Phrase:
    """Say "rimettile in cima al tuo mazzo nell'ordine che preferisci"."""
    if look.rest == SHUFFLED:
        return Phrase("rimescolale nel mazzo", "shuffle them into the deck")
    where = speaker.place(look.rest, look.exerted, True)
    if look.rest == TO_TOP:
        phrase = Phrase(
            "le rimette" if speaker.they else "rimettile", "they put them back" if speaker.they else "put them back"
        )
    else:
        phrase = Phrase("le mette" if speaker.they else "mettile", "they put them" if speaker.they else "put them")
    order = ANY_ORDER if look.rest in (TO_TOP, TO_BOTTOM) else EMPTY
    return phrase + SPACE + where + order


def several_cards(look: Look, speaker: Speaker) -> list[Phrase]:
    takes = look.takes
    first = takes[0]
    if (
        len(takes) == 1
        and is_plain(first.group)
        and first.to == TO_TOP
        and first.number is None
        and look.rest == TO_BOTTOM
    ):
        deck = Phrase("tuo", "your") if speaker.own else Phrase("suo", "their")
        any_of = Phrase(
            " un numero qualsiasi di esse in cima o in fondo al {it} mazzo",
            " any number of them on the top or the bottom of {en} deck",
        )
        return [speaker.puts() + Phrase(any_of.it.format(it=deck.it), any_of.en.format(en=deck.en)) + ANY_ORDER]
    is_put = first.to in THEIR_PLACES and not first.optional and not first.shown and first.then is None
    if len(takes) == 1 and is_plain(first.group) and is_put:
        return [one_and_the_rest(look, first, speaker)]
    if len(takes) > 1 and all(one.optional and one.shown and one.to == first.to for one in takes):
        return [up_to_each(look, speaker), the_rest(look, speaker)]
    return [*[some_of_them(look, one, speaker) for one in takes], the_rest(look, speaker)]


def one_and_the_rest(look: Look, take: Take, speaker: Speaker) -> Phrase:
    """Say "mettine una in cima al tuo mazzo e l'altra in fondo"."""
    number = take.number.fixed() if take.number is not None else -1
    left = look.top_cards.fixed() - number
    into = speaker.place(take.to, take.exerted, number != 1)
    one = Phrase("una", "one") if number == 1 else Phrase(str(number), str(number))
    puts = Phrase("ne mette {n}", "they put {n}") if speaker.they else Phrase("mettine {n}", "put {n}")
    rest = Phrase("l'altra", "the other") if left == 1 else Phrase("le altre", "the rest")
    where = speaker.place(look.rest, look.exerted, left != 1) if look.rest != SHUFFLED else EMPTY
    if take.to == TO_TOP and look.rest == TO_BOTTOM and left == 1:
        where = Phrase("in fondo", "on the bottom")
    order = ANY_ORDER if left != 1 and look.rest in (TO_TOP, TO_BOTTOM) else EMPTY
    phrase = Phrase("{puts} {into} e {rest} {where}", "{puts} {into} and {rest} {where}")
    return phrase.fill(puts=puts.fill(n=one), into=into, rest=rest, where=where) + order


def how_many(take: Take) -> Phrase:
    """Name the cards taken and how many: "una carta oggetto", "fino a 2 carte personaggio", "un numero qualsiasi di
    carte Pirata".
    """
    naming = Naming(take.group)
    if take.number is None:
        return Phrase("un numero qualsiasi di {many}", "any number of {many}").fill(many=naming.bare(True))
    fixed = take.number.fixed()
    if fixed == 1:
        return Phrase("una", "one") if is_plain(take.group) else naming.simple()
    if isinstance(take.number, All):
        return Phrase("ogni {one}", "each {one}").fill(one=naming.bare(False))
    many = Phrase("{n} {many}", "{n} {many}").fill(n=take.number.words(), many=naming.bare(True))
    return Phrase("fino a {n}", "up to {n}").fill(n=many) if take.optional else many


def some_of_them(look: Look, take: Take, speaker: Speaker) -> Phrase:
    """Say "puoi rivelare una carta personaggio e metterla nella tua mano"."""
    if take.to == KEPT and take.then is not None:
        return chosen_for(take, speaker)
    single = take.number is not None and take.number.fixed() == 1
    what = how_many(take)
    reveals = (take.shown or take.to == TO_PLAY) and not look.shown
    it_en = "it" if single else "them"
    suffix = "la" if single else "le"
    if take.to == TO_PLAY:
        act, order, act_en = "giocar", "gioca", "play"
        into = Phrase("gratis", "for free")
    else:
        act, order, act_en = "metter", "mette" if speaker.they else "metti", "put"
        into = speaker.place(take.to, take.exerted, not single)
    if reveals and take.optional:
        clause = Phrase(f"rivelare {{what}} e {act}{suffix} {{into}}", f"reveal {{what}} and {act_en} {it_en} {{into}}")
    elif reveals:
        clause = Phrase(f"rivela {{what}} e {order}{suffix} {{into}}", f"reveal {{what}} and {act_en} {it_en} {{into}}")
    elif take.optional:
        clause = Phrase(f"{act}e {{what}} {{into}}", f"{act_en} {{what}} {{into}}")
        if single and is_plain(take.group):
            clause = Phrase(f"{act}ne {{what}} {{into}}", clause.en)
    elif single and is_plain(take.group):
        one = "ne {order}" if speaker.they else "{order}ne"
        clause = Phrase(f"{one.format(order=order)} {{what}} {{into}}", f"{act_en} {{what}} {{into}}")
    else:
        clause = Phrase(f"{order} {{what}} {{into}}", f"{act_en} {{what}} {{into}}")
    clause = clause.fill(what=what, into=into)
    if take.optional:
        clause = speaker.may() + clause
    elif speaker.they:
        clause = Phrase(clause.it, "they " + clause.en)
    if take.to == TO_PLAY and take.exerted:
        clause = clause + Phrase(" ed entra in gioco impegnata", " and it enters play exerted")
    return clause + and_then(speaker, take.then, take.optional)


def chosen_for(take: Take, speaker: Speaker) -> Phrase:
    """Say "scegli una carta personaggio e mettila sotto …": what becomes of it is told by what follows."""
    what = Phrase("una di esse", "one of them") if is_plain(take.group) else how_many(take)
    form = Phrase("scegliere ", "choose ") if take.optional else Phrase("scegli ", "choose ")
    if speaker.they and not take.optional:
        form = Phrase("sceglie ", "they choose ")
    assert take.then is not None
    clause = (speaker.may() if take.optional else EMPTY) + form + what
    return clause + Phrase(". {then}", ". {then}").fill(then=capital(take.then.words()))


def up_to_each(look: Look, speaker: Speaker) -> Phrase:
    """Say what is taken of several kinds of cards: "puoi rivelare fino a 1 carta … e fino a 1 carta … e metterle nella
    tua mano".
    """
    parts = []
    for one in look.takes:
        number = one.number.words() if one.number is not None else EMPTY
        many = one.number is None or one.number.fixed() != 1
        parts.append(Phrase("fino a {n} {c}", "up to {n} {c}").fill(n=number, c=Naming(one.group).bare(many)))
    what = Phrase(" e ".join(part.it for part in parts), " and ".join(part.en for part in parts))
    first = look.takes[0]
    into = speaker.place(first.to, first.exerted, True)
    phrase = Phrase("rivelare {what} e metterle {into}", "reveal {what} and put them {into}").fill(what=what, into=into)
    return speaker.may() + phrase


def the_rest(look: Look, speaker: Speaker) -> Phrase:
    if look.rest == SHUFFLED:
        deck = Phrase("nel tuo mazzo", "into your deck") if speaker.own else Phrase("nel suo mazzo", "into their deck")
        return Phrase("mescola le altre {deck}", "shuffle the rest {deck}").fill(deck=deck)
    where = speaker.place(look.rest, look.exerted, True)
    if look.rest == TO_DISCARD and speaker.own:
        where = Phrase("nei tuoi scarti", "in your discard")
    order = ANY_ORDER if look.rest in (TO_TOP, TO_BOTTOM) else EMPTY
    return speaker.puts() + Phrase(" le altre ", " the rest ") + where + order


# -- until -------------------------------------------------------------------------------------------------------


def until_words(group: Group, to: int, rest: int, exerted: bool, person: int) -> Phrase:
    """Say "rivela carte dalla cima del tuo mazzo finché non riveli una carta personaggio…"."""
    speaker = Speaker(person, True)
    reveal = verb(person, "rivela", "rivelare", "rivela", "reveal", "reveals")
    phrase = Phrase(
        "{reveal} carte dalla cima del tuo mazzo finché non riveli {one}",
        "{reveal} cards from the top of your deck until you reveal {one}",
    ).fill(reveal=reveal, one=Naming(group).simple())
    if to == TO_PLAY:
        take = Phrase("gioca quella carta gratis", "play that card for free")
    else:
        take = Phrase("metti quella carta {where}", "put that card {where}").fill(
            where=speaker.place(to, exerted, False)
        )
    if rest == SHUFFLED:
        others = Phrase("rimescola le altre nel tuo mazzo", "shuffle the rest into your deck")
    else:
        others = Phrase("metti le altre {where}", "put the rest {where}").fill(where=speaker.place(rest, exerted, True))
        if rest in (TO_TOP, TO_BOTTOM):
            others = others + ANY_ORDER
    whole = sentences([phrase, take + AND + others])
    return their(whole) if person == THEY else whole
