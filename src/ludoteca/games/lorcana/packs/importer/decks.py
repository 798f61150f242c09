"""Looking at cards of a deck, revealing them, searching: effects that several sentences tell together."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import IT, THIS, YES, YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, steps, word
from ludoteca.games.lorcana.packs.importer.lexicon import (
    ALL,
    ANY,
    NO,
    ONE,
    REVEALED_BY_EACH,
    SOME,
    UP_TO,
    Noun,
)
from ludoteca.games.lorcana.packs.importer.verbs import Verbs
from ludoteca.games.lorcana.packs.importer.weaving import unlimited

SINGLE_ONES: Final = ("it", "its", "that", "them", "they", "he", "she", "one", "otherwise", "play")
CARD_TYPES: Final = ("character", "action", "item", "location")


class Look:
    """What becomes of the cards looked at."""

    def __init__(self, number: int, owner: Expr, shown: bool) -> None:
        self.number = number
        self.owner = owner
        self.shown = shown
        self.takes: list[Expr] = []
        self.rest = ""
        self.rest_exerted = False
        self.repeats = False
        self.stays = False
        """Whether only the cards that are not such go where the rest goes."""
        self.effects = 0
        """How many of the takes only tell what happens where the card is such."""

    def close(self) -> None:
        """Let what is taken last be the rest, where each card has been told its place."""
        last = self.takes[-1]
        plain = last.args == (1, word("card")) and list(last.named) == ["to"]
        self.rest = str(self.takes.pop().named["to"]) if plain and len(self.takes) == self.number > 1 else "top"

    def made(self) -> Expr:
        if self.effects and self.rest and not self.stays:
            self.takes = [take.with_named(to=word(self.rest)) for take in self.takes]
        look = call("look", self.number, *self.takes)
        if self.rest:
            look = look.with_named(rest=word(self.rest))
        if self.rest_exerted:
            look = look.with_named(exerted=YES)
        if self.owner != YOU:
            look = look.with_named(of=self.owner)
        if self.shown:
            look = look.with_named(shown=YES)
        return call("repeat_while_found", look) if self.repeats else look


class Decks(Verbs):
    """Productions for looking, revealing, searching."""

    def clause_after(self) -> Expr | None:
        """Read what else is done with a card found: the rest of the sentence."""
        raise NotImplementedError

    def deck_act(self) -> Expr | None:
        self.guess = ""
        return self.first(self.search, self.name_card, self.reveal_until, self.odd_or_even, self.look)

    # search

    def search(self) -> Expr | None:
        if not self.has("search your deck for"):
            return None
        kinds = self.sought()
        if kinds is None:
            return None
        to, shown, shuffled = "", False, False
        most = self.sought_most
        while True:
            mark = self.mark()
            self.any_of(". then ,", ", then", ". then", ", and", "and then", "and", ".", ",")
            if self.any_of(
                "reveal that card to all players", "reveal it|them to all players", "reveal that card", "reveal it|them"
            ):
                shown = True
            elif self.any_of("put that card into your hand", "put it|them into your hand"):
                to = "hand"
            elif self.any_of(
                "put that card on the? top of it|them", "put it on the? top of your deck", "put it on top of it"
            ) or self.has("put that card on the? top of your deck"):
                to = "top"
            elif self.any_of("shuffle your deck"):
                shuffled = True
            else:
                self.back(mark)
                break
        if not to or not shuffled:
            return None
        self.speak_of(IT, [])
        made = call("search", *kinds, to=word(to))
        if most > 1:
            made = made.with_named(n=most)
        return made.with_named(shown=YES) if shown else made

    def sought(self) -> list[Expr] | None:
        """Read the properties of one kind of card, or of either of two."""
        noun = self.noun()
        if noun is None or noun.many not in (ONE, UP_TO) or noun.chosen:
            return None
        self.sought_most = noun.number if noun.many == UP_TO else 1
        mark = self.mark()
        if self.has("or"):
            other = self.noun()
            if other is not None and other.many == ONE:
                return [either([one_property(noun), one_property(other)])]
        self.back(mark)
        return noun.properties()

    def name_card(self) -> Expr | None:
        if self.has("name|choose a classification"):
            self.named_class = True
            return word("name_class")
        if not self.has("name a card|character|item|location|song"):
            return None
        look = self.attempt(lambda: self.look() if self.any_of(", then", "and then", "then") else None)
        return word("name_card") if look is None else call("do", word("name_card"), look)

    def reveal_until(self) -> Expr | None:
        if not self.any_of("reveal cards from the top of your deck until you reveal"):
            return None
        kinds = self.sought()
        if kinds is None or not self.has("."):
            return None
        place = self.found_goes()
        if place is None or not self.any_of("and", ". then ,", ".", ", then"):
            return None
        rest = "shuffled" if self.any_of("shuffle the rest|others into your deck") else self.others_go()
        if rest is None:
            return None
        self.speak_of(IT, [])
        return placed(call("reveal_until", *kinds), place).with_named(rest=word(rest))

    def found_goes(self) -> tuple[str, bool] | None:
        """Read what becomes of the card at which the revealing ended."""
        if self.any_of(
            "play that card for free", "play that character|item|location|song for free", "play it for free"
        ):
            return "into_play", self.has("and he|she|it|they enters|enter play exerted")
        return self.place() if self.any_of("put that card", "put it") else None

    def others_go(self) -> str | None:
        """Read where the other revealed cards go."""
        self.has("put")
        if not self.any_of("the rest", "the others", "all other cards revealed this way", "the other revealed? cards"):
            return None
        place = self.place()
        return None if place is None or place[1] else place[0]

    # look

    def look(self) -> Expr | None:
        if self.has("look at the top") or (self.acting != YOU and self.has("looks at the top")):
            shown = False
        elif self.has("reveal|reveals the top"):
            shown = True
        else:
            return None
        read = self.cards_of_deck()
        if read is None:
            return None
        number, owner = read
        if owner.word in ("each_opponent", "each_player"):
            return call("look_at_top", owner) if number is None and not shown else None
        look = Look(1 if number is None else number, owner, shown)
        self.speak_of(IT, [])
        while self.attempt(lambda: self.look_part(look)):
            pass
        ends = self.index + 1 >= len(self.tokens)
        if self.ends_otherwise() and self.sees(",? and|then"):
            return None  # what follows happens otherwise, and nowhere else
        if not look.takes and not look.rest and shown and owner == YOU and self.sees(".") and self.only_counts():
            self.speak_of(IT.meaning(REVEALED_BY_EACH), [])
            self.several = True
            return call("look", look.number, shown=YES)
        if not look.takes and not look.rest:
            return call("look_at_top", owner) if number is None and not shown and ends else None
        if look.effects and (len(look.takes) > look.effects or not ends):
            return None
        if look.effects and not look.rest:
            made = look.made()
            return made.with_named(rest=word("top"))
        if not look.rest:
            if look.number > len(look.takes):
                return None
            look.close()
        return look.made()

    def only_counts(self) -> bool:
        """Tell whether what follows speaks of the revealed cards by that word alone, and of no single one of them."""
        words = [token.low for token in self.tokens[self.index :]]
        return "revealed" in words and not any(word_ in SINGLE_ONES for word_ in words)

    def ends_otherwise(self) -> bool:
        """Tell whether what was told last holds only otherwise."""
        start = self.index
        while start and self.tokens[start - 1].raw != ".":
            start -= 1
        return self.tokens[start].low == "otherwise" if start < len(self.tokens) else False

    def look_part(self, look: Look) -> bool | None:
        """Read one thing done with the cards."""
        if not self.any_of(". then ,", ". otherwise ,", ", then", ".", "and", ","):
            return None
        if look.takes and self.sees("if that"):
            return self.played_instead(look)
        if look.takes and look.takes[-1].named.get("to") == word("into_play"):
            gained = self.attempt(lambda: self.gained_by_played(look))
            if gained is not None:
                look.takes[-1] = look.takes[-1].with_named(then=gained)
                return True
        otherwise = self.tokens[self.index - 2].low == "otherwise"
        if otherwise and not look.takes:
            return None
        if self.any_of("if it is", "if that card is"):
            return self.look_if(look, [])
        if self.sees("if its cost is") or self.sees("if it costs") or self.sees("if it has cost"):
            return self.look_cost(look)
        if self.any_of("if its cost matches your choice", "if its cost matches the choice"):
            return self.look_if(look, [word("card"), word(self.guess)]) if self.guess else None
        if self.has("if it has the same name as the chosen card"):
            return self.look_if(look, [call("same_name", IT)])
        if self.has("if it has the same name as"):
            group = self.group_in_play()
            return None if group is None else self.look_if(look, [word("card"), call("same_name", group)])
        if self.named_class and self.any_of("if it has that classification", "if it has the named classification"):
            return self.look_if(look, [word("card"), word("of_named_class")])
        if otherwise and look.number == 1 and self.attempt(lambda: self.otherwise_done(look)):
            return True
        if otherwise and look.number == 1 and self.attempt(lambda: self.otherwise_put_and(look)):
            return True
        if otherwise and look.effects == len(look.takes) and look.number == 1 and look.shown:
            otherwise_only = self.attempt(lambda: self.otherwise_happens(look))
            if otherwise_only:
                return True
        if look.effects and self.any_of("put the revealed card", "put that card", "put it"):
            look.stays = otherwise
            return self.rest_goes(look)
        if otherwise and self.any_of("they may", "you may"):
            self.index -= 2
        if self.acting != YOU and self.sees("you may"):
            return None  # the card's player, not whose cards were looked at
        may = self.any_of("you may", "they may")
        if not may and self.acting != YOU:
            self.has("they")
        return self.first(
            lambda: self.put_back(look),
            lambda: self.put_rest(look, may),
            lambda: self.play_taken(look, may),
            lambda: self.reveal_taken(look, may),
            lambda: self.put_taken(look, may),
        )

    def odd_or_even(self) -> Expr | None:
        """Read "choose odd or even. Reveal the top card of your deck. If its cost matches your choice, …"."""
        if not self.any_of("choose odd or even .", "choose even or odd ."):
            return None
        mark, looks = self.mark(), []
        for guess in ("odd_cost", "even_cost"):
            self.back(mark)
            self.guess = guess
            made = self.look()
            if made is None or made.word != "look" or not mentions(made, guess):
                return None
            looks.append(made)
        return call("choose_one", *looks)

    def look_cost(self, look: Look) -> bool | None:
        """Read "if its cost is 4 or more, it goes somewhere"."""
        self.any_of("if its cost is", "if it costs", "if it has cost")
        cost = self.bounds("cost")
        return None if cost is None else self.look_if(look, [word("card"), cost])

    def otherwise_done(self, look: Look) -> bool | None:
        """Read "otherwise, something happens and you put it somewhere": what happens to all cards not taken before."""
        yours = self.acting != YOU and self.sees("you")
        effect = self.clause_after()
        if effect is not None and yours:
            effect = self.done_by_you(effect)
        if effect is None or mentions(effect, "it") or not self.has("and you? put it|that card?"):
            return None
        place = self.place()
        if place is None:
            return None
        look.takes.append(placed(call("take", 1, word("card")), place).with_named(then=effect))
        return True

    def otherwise_happens(self, look: Look) -> bool | None:
        """Read "if it's such a card, something happens. Otherwise, something else": the card stays where it is."""
        if self.acting != YOU or self.sees("put|play|reveal|you may put|play"):
            return None
        effect = self.clause_after()
        if effect is None or mentions(effect, "it") or not (self.over or self.sees(".")):
            return None
        look.takes.append(call("take", 1, word("card"), to=word("kept"), then=effect))
        look.effects += 1
        return True

    def otherwise_put_and(self, look: Look) -> bool | None:
        """Read "otherwise, put it somewhere and do something"."""
        place = self.place() if self.any_of("you? put it|that card?", "they put it|that card?") else None
        if place is None or not self.has("and"):
            return None
        yours = self.acting != YOU and self.sees("you")
        effect = self.clause_after()
        if effect is not None and yours:
            effect = self.done_by_you(effect)
        if effect is None or mentions(effect, "it") or not (self.over or self.sees(".")):
            return None
        look.takes.append(placed(call("take", 1, word("card")), place).with_named(then=effect))
        return True

    def look_if(self, look: Look, kinds: list[Expr]) -> bool | None:
        """Read "if it's such a card, it goes somewhere"."""
        if kinds:
            pass
        elif self.has("the named card"):
            kinds = [word("named_card")]
        else:
            noun = self.noun()
            if noun is None or noun.chosen or noun.zones or noun.many != ONE:
                return None
            kinds = noun.properties()
        if not self.has(","):
            return None
        theirs = self.acting == YOU or self.sees("they") or self.sees("that player|opponent puts|plays|may")
        if self.acting != YOU and self.has("that player|opponent") and not self.sees("puts|plays|may"):
            return None
        if self.acting != YOU and self.sees("you"):
            plain = not self.sees("you may") and look.number == 1 and look.shown and self.has("you")
            return self.look_effect(look, kinds, False, False) if plain else None
        may = self.any_of("you may", "they may", "may")
        if not may and self.acting != YOU:
            self.has("they")
        self.has("reveal it and")
        revealed = self.tokens[self.index - 3].low == "reveal"
        if self.has("play it|them|him|her|that for free") or self.any_of(
            "play that character|item|card|song|location for free", "play the revealed card for free"
        ):
            take = call("take", 1, *kinds, to=word("into_play"))
            if self.any_of("and he|she|it|they enters|enter play exerted"):
                take = take.with_named(exerted=YES)
        elif self.any_of("put|puts it", "put|puts that card"):
            place = self.attempt(self.place)
            under = self.attempt(self.under_chosen) if place is None else None
            if place is not None:
                take = placed(call("take", 1, *kinds), place)
            elif under is not None:
                take = call("take", 1, *kinds, to=word("kept"), then=under)
            else:
                return None
        elif look.number == 1 and look.shown and not revealed:
            return self.look_effect(look, kinds, may, theirs)
        else:
            return None
        if may:
            take = take.with_named(optional=YES)
        if revealed and not look.shown:
            take = take.with_named(shown=YES)
        if self.has("and repeat this effect"):
            look.repeats = True
        elif self.sees("and"):
            yours = not theirs or (self.acting != YOU and self.sees("and you"))
            after = self.attempt(self.and_after)
            if after is not None and yours:
                after = self.done_by_you(after)
                if after is None:
                    return None
            if after is not None:
                take = take.with_named(then=after)
        look.takes.append(take)
        return True

    def done_by_you(self, effect: Expr) -> Expr | None:
        """Say that it is this card's player who does it, while another reveals; None where that cannot be said."""
        if effect.word not in ("gain_lore", "draw", "lose_lore") or "who" in effect.named:
            return None
        return effect.with_named(who=word("card_player"))

    def look_effect(self, look: Look, kinds: list[Expr], may: bool, theirs: bool) -> bool | None:
        """Read "if it's such a card, something happens": the card itself stays until it is told where it goes."""
        card, self.card = self.card, THIS if self.kind != "action" else self.card
        acting = self.acting
        self.acting = acting if theirs or self.sees("they") else YOU
        effect = self.clause_after()
        if effect is not None and acting != YOU and self.acting == YOU:
            effect = self.done_by_you(effect) or call("by", word("card_player"), effect)
        self.card, self.acting = card, acting
        if effect is None or mentions(effect, "it") or (look.takes and len(look.takes) > look.effects):
            return None
        look.takes.append(call("take", 1, *kinds, to=word("kept"), then=call("may", effect) if may else effect))
        look.effects += 1
        return True

    def gained_by_played(self, look: Look) -> Expr | None:
        """Read "that character gains Rush this turn", of the card just played for free."""
        if "then" in look.takes[-1].named or not self.any_of("that character", "they", "it"):
            return None
        changes = self.changes(IT)
        if changes is None or any(unlimited(change) for change in changes):
            return None
        return steps(changes)

    def played_instead(self, look: Look) -> bool | None:
        """Read "if that item costs 3 or less, you may play it for free instead" of having it in hand."""
        if not self.has("if that item|character|card|location|song"):
            return None
        if self.has("costs"):
            quality = self.bounds("cost")
        else:
            quality = self.quality() if self.has("has") else None
        if quality is None or not self.any_of(", you may play it for free instead"):
            return None
        play = call("play", IT, free=YES)
        if self.any_of("and he|she|it|they enters|enter play exerted"):
            play = play.with_named(exerted=YES)
        look.takes[-1] = look.takes[-1].with_named(then=call("given", call("is_", IT, quality), call("may", play)))
        return True

    def and_after(self) -> Expr | None:
        return self.clause_after() if self.has("and") else None

    def put_back(self, look: Look) -> bool | None:
        """Read how cards are put back: in any order; on the top or the bottom."""
        if self.any_of(
            "put them back in any order",
            "put them back on the? top of your|their|that deck in any order",
            "put them back on the? top in any order",
            "put them on the? top of your|their|that deck in any order",
            "put it back on the? top of your|their|that deck",
        ):
            look.rest = "top"
            return True
        if self.any_of(
            "put it on either the top or the bottom of your|their|that deck",
            "put it on the? top or the? bottom of your|their|that deck",
            "put it on either the top or bottom of your|their|that deck",
            "put any number of them on the top or the bottom of your deck in any order",
            "put any number of them on the top of your deck and the rest on the bottom in any order",
            "you? may? put any number of them on the? top of your deck in any order and the rest on the bottom of? "
            "your? deck? in any order",
        ):
            look.takes.append(call("take", word("any"), word("card"), to=word("top")))
            look.rest = "bottom"
            return True
        if self.any_of(
            "put any number of them on the bottom of your deck and the rest on top of? your? deck? in any order",
            "put any number of them on the bottom of your deck and the rest back? on the? top of? your? deck? in any "
            "order",
            "you? may? put any number of them on the bottom of? your? deck? in any order and the rest back? on the? "
            "top of? your? deck? in any order",
        ):
            look.takes.append(call("take", word("any"), word("card"), to=word("bottom")))
            look.rest = "top"
            return True
        if self.any_of(
            "put it on the? top of your|their|that deck or into your|their discard",
            "put it into your|their discard or on the? top of your|their|that deck",
        ):
            look.takes.append(call("take", 1, word("card"), to=word("discard_pile"), optional=YES))
            look.rest = "top"
            return True
        return self.attempt(lambda: self.put_here_or_there(look)) if look.number == 1 and not look.takes else None

    def put_here_or_there(self, look: Look) -> bool | None:
        """Read "put it on the top of your deck or facedown under this character": one place or another."""
        if not self.any_of("put it either?", "put that card either?", "put the revealed card either?"):
            return None
        first = self.place()
        second = self.place() if first is not None and self.has("or") else None
        if first is None or second is None or first[0] == second[0] or "bottom_at_random" in (first[0], second[0]):
            return None
        if first[0] in ("top", "bottom") and second[0] not in ("top", "bottom"):
            first, second = second, first
        if second[0] == "under" or (second[1] and first[1]):
            return None
        look.takes.append(placed(call("take", 1, word("card")), first).with_named(optional=YES))
        look.rest, look.rest_exerted = second
        return True

    def put_rest(self, look: Look, may: bool) -> bool | None:
        """Read where the rest goes, or the only card if not taken; where that is optional, it is one more to take."""
        if not may and self.has("shuffle the rest|others into your deck"):
            look.rest = "shuffled"
            return True
        if may or not (self.names_rest() or (look.number == 1 and look.takes and self.has("put it"))):
            return None
        return self.rest_goes(look)

    def names_rest(self) -> bool:
        """Put the rest, the other cards, the remaining ones."""
        return self.any_of(
            "put all|the other|remaining cards revealed this way",
            "put all|the other|remaining revealed? cards",
            "put the rest of the revealed? cards",
            "put the rest|other|others",
        )

    def rest_goes(self, look: Look) -> bool | None:
        if self.any_of("back in any order", "back on the? top of your|their|that deck in any order"):
            look.rest = "top"
            return True
        place = self.place()
        if place is None:
            return None
        look.rest, look.rest_exerted = place
        return True

    def reveal_taken(self, look: Look, may: bool) -> bool | None:
        """Reveal such cards and put them into the hand, or play one for free."""
        if not self.has("reveal"):
            return None
        nouns: list[Noun] = []
        while True:
            noun = self.noun()
            if noun is None or noun.chosen or noun.zones or noun.side or (may and noun.many == SOME):
                return None
            nouns.append(noun)
            mark = self.mark()
            if not self.any_of(", and", "and", ",") or not self.sees("up|a|an|one|1"):
                self.back(mark)
                break
        either_of = self.attempt(lambda: self.or_noun(nouns))
        if not self.has("and"):
            return None
        if self.any_of("put it|them", "put that card", "put those cards"):
            place = self.place()
            if place is None:
                return None
            made = [placed(take_of(noun), place) for noun in nouns]
            if either_of is not None:
                made = [placed(call("take", 1, either_of), place)]
        elif (
            len(nouns) == 1
            and either_of is None
            and self.any_of("play it|him|her|them for free", "play that card|character|item|location|song for free")
        ):
            made = [take_of(nouns[0]).with_named(to=word("into_play"))]
            if self.any_of("and he|she|it|they enters|enter play exerted"):
                made = [made[0].with_named(exerted=YES)]
        else:
            return None
        may = may or any(noun.many == UP_TO and noun.number > 1 for noun in nouns)
        for take in made:
            take = take.with_named(optional=YES) if may and (take.args or ())[0] != word("any") else take
            look.takes.append(
                take if look.shown or take.named.get("to") == word("into_play") else take.with_named(shown=YES)
            )
        return True

    def play_taken(self, look: Look, may: bool) -> bool | None:
        """Read "you may play such a card from among them for free"."""
        if not may or not self.has("play"):
            return None
        if look.number == 1 and self.any_of("it for free", "that card for free"):
            such = self.attempt(self.if_such) if self.sees("if it is") else [word("card")]
            if such is None:
                return None
            look.takes.append(call("take", 1, *such, to=word("into_play"), optional=YES))
            return True
        noun = Noun()
        self.among = True
        if self.has("one of them"):
            self.among = False
            noun.many, noun.types = ONE, ["card"]
            while self.post(noun):
                pass
            phrase: Noun | None = noun
        else:
            phrase = self.phrase(noun)
        among, self.among = self.among, False
        if phrase is None or noun.many != ONE or noun.chosen or noun.zones or noun.side:
            return None
        second = self.attempt(self.or_such) if not self.sees("for free") else None
        among = among and not (second is not None and self.has("from among them"))
        if among and not (look.shown and self.has("revealed this way")):
            return None
        if not self.has("for free"):
            return None
        such = noun.properties() if second is None else [either([one_property(noun), one_property(second)])]
        take = call("take", 1, *such, to=word("into_play"), optional=YES)
        if self.any_of("and he|she|it|they enters|enter play exerted"):
            take = take.with_named(exerted=YES)
        look.takes.append(take)
        return True

    def or_such(self) -> Noun | None:
        """Read a second kind of card that may be played instead: "or a location"."""
        noun = Noun()
        if not self.has("or") or self.phrase(noun) is None or noun.many != ONE:
            return None
        return None if noun.chosen or noun.zones or noun.side or noun.other else noun

    def if_such(self) -> list[Expr] | None:
        """Read after what may be done with the only card looked at that it is such a card: "if it's an item card"."""
        noun = self.noun() if self.has("if it is") else None
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.side or noun.other:
            return None
        return noun.properties()

    def or_noun(self, nouns: list[Noun]) -> Expr | None:
        """Read a second kind of card, of which one may be taken instead."""
        if len(nouns) != 1 or nouns[0].many != ONE or not self.has("or"):
            return None
        other = self.noun()
        if other is None or other.many != ONE or other.chosen or other.zones or other.side:
            return None
        return either([one_property(nouns[0]), one_property(other)])

    def put_taken(self, look: Look, may: bool) -> bool | None:
        """Put one, two, each such card somewhere, and perhaps the others elsewhere."""
        if not self.has("put" if self.acting == YOU else "put|puts"):
            return None
        if look.shown and self.any_of(
            "one of each card? type revealed this way", "a card of each type revealed this way"
        ):
            place = self.place()
            kinds = [] if place is None else [placed(call("take", 1, word(kind)), place) for kind in CARD_TYPES]
            look.takes += [take.with_named(optional=YES) if may else take for take in kinds]
            return True if kinds else None
        if self.any_of("one of them", "one", "it", "that card"):
            take = call("take", 1, word("card"))
        elif self.any_of("all revealed", "revealed"):
            noun = self.noun()
            if noun is None:
                return None
            take = call("take", word("all"), *noun.properties())
        else:
            counted = self.attempt(self.bare_number)
            most = self.attempt(self.bare_most) if counted is None else None
            if most is not None:
                take, may = call("take", most, word("card")), True
            elif counted is not None:
                take = call("take", counted, word("card"))
            else:
                self.among = True
                noun = self.noun()
                self.among = False
                if noun is None or noun.zones or noun.side or noun.chosen:
                    return None
                if look.shown:
                    self.has("revealed this? way?")
                take = take_of(noun)
                may = may or (noun.many == UP_TO and noun.number > 1)
                if noun.many == ALL:
                    take = call("take", word("any" if may else "all"), *noun.properties())
                    may = False
        place = self.attempt(self.place)
        single = (take.args or (0,))[0] == 1
        under = self.attempt(self.under_chosen) if place is None and single else None
        if place is not None:
            take = placed(take, place)
        elif under is not None:
            take = take.with_named(to=word("kept"), then=under)
        else:
            return None
        freely = (take.args or (0,))[0] == word("any")
        look.takes.append(take.with_named(optional=YES) if may and not freely else take)
        if self.any_of(",? and the other", ",? and the rest", ",? and the others"):
            return self.rest_goes(look)
        while self.any_of(", and one|1", ", one|1", "and one|1"):
            further = self.place()
            if further is None:
                return None
            look.takes.append(placed(call("take", 1, word("card")), further))
            if self.any_of(", and the rest|others|other", "and the rest|others|other"):
                single = self.tokens[self.index - 1].low == "other"
                return None if single and look.number != len(look.takes) + 1 else self.rest_goes(look)
        return True

    def under_chosen(self) -> Expr | None:
        """Read facedown under one of your characters: which, is chosen for each card."""
        if self.acting != YOU or not self.has("facedown? under"):
            return None
        hidden = self.tokens[self.index - 2].low == "facedown"
        top = self.target()
        hidden = hidden or self.has("facedown")
        if not hidden:
            return None
        if top is None or top.word != "chosen" or word("yours") not in (top.args or ()):
            return None
        return None if isinstance((top.args or ("",))[0], int) else call("put_each_under", IT, top)

    def bare_number(self) -> int | None:
        """Read a number that stands for cards: put 2 into your hand."""
        number = self.whole()
        return number if number is not None and self.sees("into|on") else None

    def bare_most(self) -> int | None:
        """Read up to so many, which stands for cards."""
        if not self.has("up to"):
            return None
        number = self.whole()
        self.has("of them")
        return number if number is not None and self.sees("into|on") else None

    def place(self) -> tuple[str, bool] | None:
        """Read where cards go, and whether exerted."""
        if self.any_of("into|in your|their hand"):
            return "hand", False
        if self.any_of("into your|their inkwell"):
            self.has("facedown")
            return "inkwell", self.has("and exerted")
        if self.any_of("on the? top of your|their|the|that deck", "on the? top of that player's deck", "on the? top"):
            self.has("in any order")
            return "top", False
        if self.any_of(
            "on the? bottom of your|their|the|that deck", "on the? bottom of that player's deck", "on the? bottom"
        ):
            if self.any_of("in a random order", "in random order"):
                return "bottom_at_random", False
            self.has("in any order")
            return "bottom", False
        if self.any_of("into|in your|their discard"):
            return "discard_pile", False
        if self.acting == YOU and self.any_of(
            "facedown under this character|location|item", "under this character|location|item facedown"
        ):
            return "under", False
        return None


def placed(take: Expr, place: tuple[str, bool]) -> Expr:
    take = take.with_named(to=word(place[0]))
    return take.with_named(exerted=YES) if place[1] else take


def take_of(noun: Noun) -> Expr:
    """Take as many such cards as the noun says."""
    assert noun.many != NO
    number: Expr | int = noun.number
    if noun.many in (ANY, ALL) or (noun.any_said and noun.plural):
        number = word("any")
    made = call("take", number, *noun.properties())
    return made.with_named(optional=YES) if noun.many == UP_TO and noun.number == 1 else made


def one_property(noun: Noun) -> Expr:
    properties = noun.properties()
    return properties[0] if len(properties) == 1 else call("matching", *properties)
