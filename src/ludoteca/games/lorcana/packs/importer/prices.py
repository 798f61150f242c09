"""Prices of several cards: all of them are paid, or none, and what follows asks whether they were (LOR-AMB.79)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import Refused
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, mentions

WHOLE: Final = ("discard", "banish", "return_to_hand", "lose_lore")
"""What the language can do wholly or not at all."""
BY_NUMBER: Final = ("discard", "lose_lore")
"""What says by a number how much of it there is."""
HOLDING: Final = ("each", "by", "do", "given")
"""What ends with what was done last."""
NOT_WHOLE: Final = "a price that could be paid in part"


def priced(effects: list[Expr]) -> list[Expr]:
    """Return effects that stand one after the other with every price of several cards in them all or nothing."""
    parts: list[Expr | int | str] = [within(effect) for effect in effects]
    return [one for one in in_order(parts) if isinstance(one, Expr)]


def within(effect: Expr) -> Expr:
    """Return the effect with its parts priced."""
    if effect.args is None:
        return effect
    args = in_order([within(arg) if isinstance(arg, Expr) else arg for arg in effect.args])
    named = {name: within(part) if isinstance(part, Expr) else part for name, part in effect.named.items()}
    if effect.word == "offer" and isinstance(args[1], Expr):
        args[1] = wholly(args[1])
    return Expr(effect.word, tuple(args), named, effect.key, effect.means)


def in_order(parts: list[Expr | int | str]) -> list[Expr | int | str]:
    """Return the parts, with what the next one asks about made all or nothing."""
    made = parts[:]
    for place, part in enumerate(parts[:-1]):
        if isinstance(part, Expr) and asks_done(parts[place + 1]):
            made[place] = asked_of(part)
    return made


def asks_done(effect: Expr | int | str) -> bool:
    """Tell whether it hangs on what stands before it having been done."""
    if not isinstance(effect, Expr) or effect.word != "given" or not effect.args:
        return False
    return mentions(effect.args[0], "done")


def asked_of(effect: Expr) -> Expr:
    """Make what may be done all or nothing, for it is asked afterwards whether it was done."""
    if effect.word == "may" and effect.args:
        steps = [arg for arg in effect.args if isinstance(arg, Expr)]
        return Expr("may", tuple(wholly(step) for step in steps), effect.named)
    if effect.word in HOLDING and effect.args and "otherwise" not in effect.named:
        *before, last = effect.args
        return Expr(effect.word, (*before, asked_of(last) if isinstance(last, Expr) else last), effect.named)
    if effect.word in WHOLE and takes_several(effect):
        raise Refused(NOT_WHOLE)  # what must be done is done in part, too
    return effect


def wholly(price: Expr) -> Expr:
    """Return the price, all or nothing, where it could be paid in part."""
    if price.word in ("choose_one", "do") and price.args:
        return Expr(price.word, tuple(wholly(one) if isinstance(one, Expr) else one for one in price.args), price.named)
    if price.word == "to" or not takes_several(price):
        return price  # what stands before "to" is a cost
    if price.word not in WHOLE:
        raise Refused(NOT_WHOLE)
    return call("wholly", price)


def takes_several(price: Expr) -> bool:
    """Tell whether it takes more than one thing, so that there may be too few for it."""
    first = (price.args or ("",))[0]
    if price.word in BY_NUMBER:
        several = first > 1 if isinstance(first, int) else isinstance(first, Expr) and first.word not in ("any", "all")
        return several and "up_to" not in price.named
    chosen = [arg for arg in price.args or () if isinstance(arg, Expr) and arg.word == "chosen"]
    return any(isinstance(number, int) and number > 1 for part in chosen for number in (part.args or ())[:1])
