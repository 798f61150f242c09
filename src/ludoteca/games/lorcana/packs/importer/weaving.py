"""Effects joined to each other: what belongs inside what, who does it, what it replaces."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.affects import CHOICES, timed
from ludoteca.games.lorcana.packs.importer.amounts import SAME_PLAYER
from ludoteca.games.lorcana.packs.importer.cursor import IT, THIS, YES, Refused
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, flat, mentions, parts_of, replaced, steps, word

LASTING: Final = ("gets", "gains", "loses", "loses_abilities", "cannot", "can", "sings_as")
"""What needs a duration where it is not a static."""

WITH_WHO: Final = ("draw", "draw_until", "discard", "discard_until", "gain_lore", "lose_lore", "ink_top", "mill")
GROUPS: Final = ("each_opponent", "each_player", "any_players")
PICKED_OUT: Final = (
    *("opponents_ahead", "fullest_hands", "emptiest_hands", "opponents_with_more", "opponents_with_fewer"),
)
ONCE_BANISHED: Final = (
    (call("count", word("card"), word("under_this")), call("under_of", THIS)),
    (call("every", word("card"), word("under_this")), call("were_under", THIS)),
    (call("is_", THIS, word("over_card")), call("at_least", call("under_of", THIS), 1)),
)
SAME: Final = word("same")
ALL: Final = word("all")
VALUES: Final = ("strength_of", "willpower_of", "lore_of", "cost_of", "damage_on", "under_of", "all_under", "at")


def done_by(player: Expr, effects: list[Expr], theirs: bool) -> list[Expr]:
    """Let another player do the effects; as their own if it is their cards that are spoken of."""
    if effects[0].word == "reveal_hand" and len(effects) == 2 and "chooser" in effects[1].named:
        return [effects[1].with_named(who=player)]
    if effects[0].word == "reveal_hand":
        whose = player if player.word in GROUPS else word("its_player")
        return [effects[0], *(effect.with_named(who=whose) for effect in effects[1:])]
    if len(effects) == 1 and effects[0].word in WITH_WHO and not mentions(effects[0], "chosen") and not theirs:
        return [effects[0].with_named(who=player)]
    if player.word in GROUPS or player.word in PICKED_OUT:
        return [call("each", player, *effects)]
    return [call("by", player, steps(effects))]


def in_its_place(before: Expr, effect: Expr) -> Expr:
    """Let the player of the effect that is replaced do what replaces it: only one of the two ever happens."""
    who = player_of_deed(effect)
    if who is None or player_of_deed(before) != who:
        return effect
    if effect.word == "by":
        return Expr("by", (word(who.word), *(effect.args or ())[1:]), effect.named)
    return effect.with_named(who=word(who.word)) if "who" in effect.named else effect


PLAIN_ARGS: Final = ("that_much", "all", "any", "character", "action", "item", "location", "song", "you")
"""What is the same whoever does it."""


def player_of_deed(effect: Expr) -> Expr | None:
    """Return the chosen player who does it."""
    first = (effect.args or ("",))[0]
    who = first if effect.word in ("by", "reveal_hand") else effect.named.get("who")
    return who if isinstance(who, Expr) and who.word in ("chosen_opponent", "chosen_player") else None


def own_deeds(effect: Expr) -> list[Expr] | None:
    """List what the chosen player does, as their own, where it means the same whoever does it."""
    if effect.word == "by":
        return [arg for arg in (effect.args or ())[1:] if isinstance(arg, Expr)]
    if effect.word == "reveal_hand":
        return [call("reveal_hand", word("you"))]
    if any(isinstance(arg, Expr) and str(arg) not in PLAIN_ARGS for arg in effect.args or ()) or len(effect.named) > 1:
        return None
    return [Expr(effect.word, effect.args, {name: part for name, part in effect.named.items() if name != "who"})]


def done_by_the_same(before: Expr, effect: Expr) -> Expr | None:
    """Let the player who was chosen just before do this, too."""
    who = player_of_deed(effect)
    if who is not None and before.word == "reveal_hand" and player_of_deed(before) == who and "chooser" in effect.named:
        return effect.with_named(who=word(who.word))  # choosing there what they discard shows the hand
    deeds, more = own_deeds(before), own_deeds(effect)
    if who is None or player_of_deed(before) != who or deeds is None or more is None:
        return None
    return call("by", word(who.word), steps([*deeds, *more]))


def join(effects: list[Expr], effect: Expr) -> bool:
    """Add an effect, if it can be; one that speaks of what was chosen in an optional one belongs to that."""
    who = player_of_deed(effect)
    if effects and who is not None and who.means == SAME_PLAYER:
        together = done_by_the_same(effects[-1], effect)
        if together is None:
            return False
        effects[-1] = together
        return True
    if mentions(effect, "is_opponent"):
        asked = asked_of_player(effects[-1], effect) if effects else None
        if asked is None:
            return False
        effects[-1] = asked
        return True
    if effects and effects[-1].word == "each" and (effects[-1].args or ())[1:] == (call("look", 1, shown=YES),):
        effects.append(effect)  # all of them have revealed a card before anything is done with those
        return True
    spoken_of = effect.word != "given" and (mentions(effect, "it") or mentions(effect, "its_player"))
    if spoken_of and effects[-1:] and effects[-1].word == "each" and (only_counts(effect) or all_chose(effects[-1])):
        spoken_of = False  # it is about all that all of them have chosen, or did it to
    limits = bool(effects) and limits_readied(effects[-1], effect)
    if effects and spoken_of and yours_among_theirs(effects[-1], effect):
        return False
    if effects and (spoken_of or limits):
        inside = beside(effects[-1], effect) if limits else within(effects[-1], effect)
        if inside is not None:
            effects[-1] = inside
            return True
    effects.append(effect)
    return True


def asked_of_player(before: Expr, effect: Expr) -> Expr | None:
    """Say what you do if the chosen player, who did something just before, is an opponent: asked while they do it."""
    chosen = word("chosen_player")
    if effect.word != "given" or "otherwise" in effect.named or not effect.args:
        return None
    condition, *given = effect.args
    yours = [one for one in flat([one for one in given if isinstance(one, Expr)])]
    if any(one.word not in WITH_WHO or "who" in one.named or mentions(one, "it") for one in yours):
        return None
    if before.named.get("who") == chosen:
        named = {name: part for name, part in before.named.items() if name != "who"}
        theirs: list[Expr] = [Expr(before.word, before.args, named)]
    elif before.word == "by" and before.args and before.args[0] == chosen:
        theirs = [one for one in before.args[1:] if isinstance(one, Expr)]
    else:
        return None
    mine = [one.with_named(who=word("card_player")) for one in yours]
    return call("by", chosen, *theirs, call("given", condition, *mine))


def yours_among_theirs(before: Expr, effect: Expr) -> bool:
    """Tell whether you do, not they: "each opponent banishes a character of theirs. Gain lore equal to its {L}"; for
    which of them?
    """
    theirs = any(part.word == "each" for part in parts_of(before))
    return theirs and any(part.word in WITH_WHO and "who" not in part.named for part in parts_of(effect))


def all_chose(each: Expr) -> bool:
    """Tell whether each of these players only chose a card."""
    done = (each.args or ())[1:]
    return len(done) == 1 and isinstance(done[0], Expr) and done[0].word == "choose"


def only_counts(effect: Expr) -> bool:
    """Tell whether cards are spoken of only to be counted."""
    counted = [part for part in parts_of(effect) if part.word == "count_among"]
    among = sum(part == IT for one in counted for part in parts_of(one))
    return 0 < among == sum(part.word in ("it", "its_player") for part in parts_of(effect))


def limits_readied(before: Expr, effect: Expr) -> bool:
    """Tell whether it is "if so, ready this character. He can't quest for the rest of this turn": both hang on the
    condition.

    Neither hangs on a "you may" before the readying: what follows happens even if that is declined.
    """
    if effect.word != "cannot" or not effect.args or effect.args[0] != THIS:
        return False
    return before.word == "given" and any(part == call("ready", THIS) for part in parts_of(before))


def beside(outer: Expr, effect: Expr) -> Expr | None:
    """Put the effect after the others that hang on the same condition."""
    if outer.args is None or "otherwise" in outer.named:
        return None
    *before, last = outer.args
    assert isinstance(last, Expr)
    return Expr(outer.word, (*before, steps([last, effect])), outer.named)


FINDING: Final = ("mill", "play", "discard", "reveal_from_hand", "reveal_hand", "search", "look", "reveal_until")
"""What is spoken of as it afterwards, without having been chosen in play."""


def join_if_done(effects: list[Expr], effect: Expr) -> bool:
    """Join "you may do something. If it is such a card, …": a condition on what was found asks also whether it was."""
    condition = effect.args[0] if effect.word == "given" and effect.args else None
    again = asked_again(effects[-1], effect) if effects else None
    if again is not None:
        effects[-1] = again
        return True
    if not effects or effects[-1].word != "may" or not isinstance(condition, Expr):
        return join(effects, effect)
    finds = choice_in(effects[-1]) is not None or any(mentions(effects[-1], finding) for finding in (*FINDING, "every"))
    about_it = mentions(condition, "it") or speaks_of_owner(effect)
    if not finds or not about_it or mentions(condition, "done"):
        return join(effects, effect)
    if condition.word == "not_" and mentions(condition, "any_is"):
        return False  # nothing was done, either, if it was declined
    if holds_price(effects[-1]):
        inside = within(effects[-1], effect)
        assert inside is not None
        effects[-1] = inside
    else:
        args = effect.args or ()
        effects.append(Expr("given", (call("both", word("done"), condition), *args[1:]), effect.named))
    return True


def speaks_of_owner(conditional: Expr) -> bool:
    """Tell whether what is done on a condition is about the player of a card that was chosen before."""
    told = [part for arg in (conditional.args or ())[1:] for part in parts_of(arg)]
    return "otherwise" not in conditional.named and any(part.word == "its_player" for part in told) and IT not in told


def asked_again(before: Expr, effect: Expr) -> Expr | None:
    """Join a second question about what was found by an optional step to the first one: both hang on its being done."""
    asks = before.word == "given" and effect.word == "given" and "otherwise" not in before.named
    if not asks or not before.args or not effect.args or "otherwise" in effect.named:
        return None
    condition, *first = before.args
    if not isinstance(condition, Expr) or condition.word != "both" or not condition.args or len(condition.args) != 2:
        return None
    done, asked = condition.args
    again = effect.args[0]
    if done != word("done") or not isinstance(asked, Expr) or not isinstance(again, Expr) or len(first) != 1:
        return None
    about_it = [one.word == "is_" and (one.args or ("",))[0] == IT for one in (asked, again)]
    if not all(about_it) or choice_in(steps([one for one in first if isinstance(one, Expr)])) is not None:
        return None
    return call("given", done, call("given", asked, *first), effect)


WRAPPERS: Final = ("may", "each", "to", "given")
"""What holds the effects that are optional, or others', or conditional."""


def within(outer: Expr, effect: Expr) -> Expr | None:
    """Put the effect after what it speaks of, inside the optional or conditional one that did it."""
    if outer.args is None or outer.word not in (*WRAPPERS, "for_each") or "otherwise" in outer.named:
        return None
    if outer.word == "for_each" and not mentions(outer, "play"):
        return None
    if outer.word == "given" and isinstance(outer.args[0], Expr) and mentions(outer.args[0], "it"):
        return None
    *before, last = outer.args
    assert isinstance(last, Expr)
    inner = within(last, effect)
    if inner is not None:
        return Expr(outer.word, (*before, inner), outer.named)
    if outer.word == "given":
        return Expr(outer.word, (*before, steps([last, effect])), outer.named)
    return Expr(outer.word, (*outer.args, effect), outer.named)


def merged(effects: list[Expr]) -> list[Expr]:
    """Choose one of your characters and ready them: ready one of your characters."""
    if len(effects) < 2 or effects[0].word != "choose" or not effects[0].args:
        return effects
    target, second = effects[0].args[0], effects[1]
    uses = [part for part in parts_of(second) if part == IT]
    if len(uses) != 1 or second.args is None or IT not in second.args or not isinstance(target, Expr):
        return effects
    changed = replaced(second, IT, target)
    assert isinstance(changed, Expr)
    return [changed, *effects[2:]]


def chosen_first(effect: Expr) -> Expr:
    """Let the card of "chosen character gets +1 {S} for each 1 damage on them" be chosen first, and then spoken of."""
    if effect.word in ("may", "do") and effect.args and isinstance(effect.args[0], Expr):
        return Expr(effect.word, (chosen_first(effect.args[0]), *effect.args[1:]), effect.named)
    if effect.word not in ("gets", "gains") or not effect.args or not isinstance(effect.args[0], Expr):
        return effect
    target = effect.args[0]
    abilities = ("when", "use", "always")
    values = [arg for arg in effect.args[1:] if isinstance(arg, Expr) and arg.word not in abilities]
    if target.word not in CHOICES or not any(mentions(value, "it") for value in [*values, *effect.named.values()]):
        return effect
    chosen = IT.meaning(target.key)
    return call("do", call("choose", target), Expr(effect.word, (chosen, *effect.args[1:]), effect.named))


def once_banished(effect: Expr) -> Expr:
    """Say of the cards under this card, once it has been banished, that they were under it."""
    for now, before in ONCE_BANISHED:
        changed = replaced(effect, now, before)
        assert isinstance(changed, Expr)
        effect = changed
    return effect


TAKING: Final = (
    "banish",
    "return_to_hand",
    "put_in_inkwell",
    "put_on_top",
    "put_on_bottom",
    "shuffle_into_deck",
    "put_under",
)


def takes_this(effect: Expr) -> bool:
    """Tell whether this card leaves play by it."""
    return any(part.word in TAKING and part.args and part.args[0] == THIS for part in parts_of(effect))


def banishes_this(costs: list[Expr]) -> bool:
    return any(part == call("banish", THIS) for cost in costs for part in parts_of(cost))


def paid_for(acts: list[Expr], more: list[Expr], together: bool) -> list[Expr]:
    """Make A the price of B in "A to B": all of A, or after "then" only its last part."""
    if banishes_this(acts):
        more = [once_banished(effect) for effect in more]
    if together:
        return [call("to", steps(acts), *more)]
    return acts[:-1] + [call("to", acts[-1], *more)]


def last_look(effect: Expr) -> Expr | None:
    """Return the look at a deck with which an effect ends."""
    if effect.word == "look":
        return effect
    last = (effect.args or (0,))[-1]
    inside = effect.word in ("given", "by", "may", "do") and isinstance(last, Expr) and "otherwise" not in effect.named
    return last_look(last) if inside and isinstance(last, Expr) else None


def takes_of(look: Expr) -> list[Expr]:
    return [arg for arg in look.args or () if isinstance(arg, Expr) and arg.word == "take"]


def takes_freely(effect: Expr) -> bool:
    """Tell whether it ends by letting the player take cards that were looked at, or not."""
    look = last_look(effect)
    return look is not None and any(
        "optional" in take.named or (take.args or ("",))[0] == word("any") for take in takes_of(look)
    )


def once_taken(effect: Expr, follow: Expr) -> Expr | None:
    """Let something follow once the card was taken that a look lets the player take."""
    look = last_look(effect)
    takes = [] if look is None else takes_of(look)
    if look is None or len(takes) != 1 or "then" in takes[0].named or "optional" not in takes[0].named:
        return None
    if any(part.word == "may" and mentions(part, "look") for part in parts_of(effect)):
        return None
    made = replaced(effect, takes[0], takes[0].with_named(then=follow))
    assert isinstance(made, Expr)
    return made


def put_aside(effects: list[Expr], more: list[Expr]) -> bool | None:
    """Let what speaks of the cards that went to the discard by a look follow these, not all that were taken."""
    look = last_look(effects[-1])
    if look is None or takes_freely(look) or mentions(look, "then"):
        return None
    aside = [take for take in takes_of(look) if take.named.get("to") == word("discard_pile")]
    if look.named.get("rest") == word("discard_pile") and not aside:
        rest = call("take", ALL, word("card"), to=word("discard_pile"), then=steps(more))
        made = Expr("look", (*(look.args or ()), rest), look.named)
    elif len(aside) == 1 and look.named.get("rest") != word("discard_pile"):
        followed = replaced(look, aside[0], aside[0].with_named(then=steps(more)))
        assert isinstance(followed, Expr)
        made = followed
    else:
        return None
    whole = replaced(effects[-1], look, made)
    assert isinstance(whole, Expr)
    effects[-1] = whole
    return True


def unlimited(effect: Expr) -> bool:
    """Tell whether something that needs a duration lacks one, or an elided part was never filled in."""
    if effect.word in (*LASTING, "enters_exerted") and "until" not in effect.named:
        return True
    if effect == SAME:
        return True
    if effect.word in LASTING or effect.word == "always":
        return False
    parts = [*(effect.args or ()), *effect.named.values()]
    return any(unlimited(part) for part in parts if isinstance(part, Expr))


def first_step(effect: Expr) -> Expr:
    """Return what an effect does first, inside what is optional or conditional."""
    parts = [part for part in effect.args or () if isinstance(part, Expr)]
    if effect.word in ("may", "do", "to") and parts:
        return first_step(parts[0])
    if effect.word in ("given", "each", "by") and len(parts) > 1:
        return first_step(parts[1])
    return effect


def hoisted(effect: Expr) -> list[Expr]:
    """Split an effect that needs a value of a chosen card: first the choice, then the effect."""
    for part in parts_of(effect):
        if part.word in VALUES and part.args and isinstance(part.args[0], Expr) and part.args[0].word in CHOICES:
            changed = replaced(effect, part.args[0], IT)
            assert isinstance(changed, Expr)
            if mentions(part.args[0], "another") and choice_in(changed) is not None:
                raise Refused("another one than the card that is chosen first")
            return [call("choose", part.args[0]), changed]
    return [effect]


def holds_price(effect: Expr) -> bool:
    """Tell whether it is one optional "A to B"."""
    return (
        len(effect.args or ()) == 1 and isinstance((effect.args or ())[0], Expr) and str(effect).startswith("may(to(")
    )


def limited_to(most: int, ability: Expr) -> Expr:
    """Limit the ability, so that it works so often a turn at most; 0: as often as may be."""
    if most == 1:
        return ability.with_named(once=YES)
    return ability.with_named(times=most) if most else ability


def choice_in(effect: Expr) -> Expr | None:
    """Find the choice of cards that an effect asks for."""
    for part in parts_of(effect):
        if part.word in CHOICES and part.args is not None:
            return part
    return None


def holds_choice(conditional: Expr, choice: Expr) -> bool:
    """Tell whether what is done on the condition is one plain thing, done to what is chosen."""
    effects = [arg for arg in (conditional.args or ())[1:] if isinstance(arg, Expr)]
    return len(effects) == 1 and effects[0].word not in ("may", "to", "do") and choice in (effects[0].args or ())


def unless_declined(effect: Expr, plain: Expr) -> Expr:
    """Complete "you may do something instead": who does not, does what was said before."""
    return effect if effect.word != "may" else call("do", effect, call("given", call("not_", word("done")), plain))


def said_of_all(plain: Expr, effect: Expr) -> Expr:
    """Let "they gain … instead" speak of all cards of which the plain effect speaks, where it covers a group."""
    target = plain.args[0] if plain.word in LASTING and plain.args else None
    pronoun = effect.args[0] if effect.word in LASTING and effect.args else None
    if not isinstance(target, Expr) or target.word != "every" or pronoun != IT:
        return effect
    assert isinstance(pronoun, Expr)
    if not target.key or pronoun.means != target.key:
        return effect
    return Expr(effect.word, (target, *(effect.args or ())[1:]), effect.named)


def said_of_group(before: Expr, effect: Expr) -> Expr:
    """Let "each of them" mean all cards of a group of which the sentence before has spoken, and nothing was done to."""
    group = next((part for part in parts_of(before) if part.word == "every" and part.key), None)
    pronouns = [part for part in parts_of(effect) if part == IT]
    if group is None or not pronouns or any(part.means != group.key for part in pronouns):
        return effect
    changed = replaced(effect, IT, group)
    assert isinstance(changed, Expr)
    return changed


def replacement(before: Expr, condition: Expr, effect: Expr, chosen: bool) -> list[Expr]:
    """Build the effects for "before. If condition, effect instead."."""
    if before.args and before.word in ("may", "to") and (len(before.args) > 1 or holds_price(before)):
        *first, last = before.args
        assert isinstance(last, Expr)
        return [Expr(before.word, (*first, *replacement(last, condition, effect, chosen)), before.named)]
    inner, optional = before, False
    if before.word == "may" and before.args and len(before.args) == 1 and isinstance(before.args[0], Expr):
        inner, optional = before.args[0], True
    if mentions(effect, "same") and inner.args and len(inner.args) == 2:
        target = inner.args[1]
        if isinstance(target, Expr):
            changed = replaced(effect, SAME, target)
            assert isinstance(changed, Expr)
            effect = changed
    effect = said_of_all(inner, effect)
    until = inner.named.get("until")
    if effect.word in LASTING and "until" not in effect.named and isinstance(until, Expr):
        effect = timed(effect, until)
    choice = choice_in(inner)
    effect = effect if choice is not None else said_of_group(inner, effect)
    if choice is not None and (chosen or any(choice.key and part.means == choice.key for part in parts_of(effect))):
        plain, again = replaced(inner, choice, IT), replaced(effect, choice, IT)
        assert isinstance(plain, Expr)
        assert isinstance(again, Expr)
        made = [call("choose", choice), call("given", condition, unless_declined(again, plain), otherwise=plain)]
    else:
        made = [call("given", condition, unless_declined(effect, inner), otherwise=inner)]
    return [call("may", *made)] if optional else made
