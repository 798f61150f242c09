"""Statics that limit or demand what players do in a turn: who quests, what is played, what must be chosen."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import THIS, YOU
from ludoteca.games.lorcana.packs.importer.effects import Effects
from ludoteca.games.lorcana.packs.importer.expr import (
    Expr,
    call,
    mentions,
    word,
)
from ludoteca.games.lorcana.packs.importer.lexicon import Noun

LIMITING: Final = (
    "can't {} more than", "can {} only", "can only {}", "can {} no more than", "{0}|{0}s no more than"
)  # fmt: skip
"""How a sentence says that players may do something only so often."""


class Limits(Effects):
    """Productions for rules of a turn that statics change."""

    def one_acts(self) -> list[Expr] | None:
        """Read "only one opposing character can quest each turn"."""
        first = self.has("each turn ,")
        if not self.has("only one"):
            return None
        noun = Noun()
        if self.phrase(noun) is None or noun.types != ["character"] or noun.plural or noun.chosen or noun.zones:
            return None
        if not self.has("can quest|challenge"):
            return None
        verb = "one_quester" if self.tokens[self.index - 1].low == "quest" else "one_challenger"
        return [call(verb, *noun.properties())] if first or self.each_turn() else None

    def each_turn(self) -> bool:
        """Read "each turn", of which a noun before it may have taken the first word."""
        return self.has("each turn") or (self.tokens[self.index - 1].low == "each" and self.has("turn"))

    def few_plays(self) -> list[Expr] | None:
        """Read opponents can't play more than 2 cards each turn; each player can play only one action each turn."""
        ahead = self.has("each turn ,")
        player = word("each_player") if self.has("players") else self.some_player()
        if player is None or player.word not in ("each_opponent", "each_player"):
            return None
        if not self.any_of("can't play more than", "can play only", "can only play", "can play no more than"):
            return None
        number = self.whole()
        noun = Noun()
        if number is None or number < 1 or self.phrase(noun) is None:
            return None
        if noun.chosen or noun.zones or noun.side or noun.plural != (number > 1) or not (self.each_turn() or ahead):
            return None
        return [call("cannot_play", player, *noun.properties(), after=number)]

    def few_drawn(self) -> list[Expr] | None:
        """Read opponents can't draw more than 2 cards each turn; players can't gain more than 3 lore each turn."""
        ahead = self.has("each turn ,")
        player = word("each_player") if self.has("players") else self.attempt(self.some_player)
        if player is None and self.has("you"):
            player = YOU
        if player is None or player.word not in ("each_opponent", "each_player", "you"):
            return None
        draws = self.one_of({form.format(verb): verb == "draw" for verb in ("draw", "gain") for form in LIMITING})
        number = None if draws is None else self.whole()
        if number is None or number < 1 or not self.has("card|cards" if draws else "lore"):
            return None
        if not (self.each_turn() or ahead):
            return None
        return [call("draws_at_most" if draws else "gains_at_most", number, player)]

    def cheaper_boosts(self) -> list[Expr] | None:
        """Read "you pay 1 less to use Boost abilities", "your characters' Boost abilities cost 1 less"."""
        whose = {
            "your characters' boost abilities": "character",
            "the boost ability|abilities of your characters": "character",
            "your? boost abilities": "card",
        }
        if self.has("you pay"):
            read = self.reads(self.whole, "{i} less to|for use?", lambda: self.one_of(whose))
            if read is None:
                return None
            number, such = read
        else:
            read = self.reads(lambda: self.one_of(whose), "cost|costs you?", self.whole, "{i} less to? use?")
            if read is None:
                return None
            such, number = read
        return [call("boost_less", number, word("character" if self.has("of your characters") else such))]

    def unchallenged(self) -> list[Expr] | None:
        """Read "opponents can't challenge your locations": those can't be challenged."""
        read = self.reads("your? opponents can't challenge", self.target)
        if read is None or mentions(read[0], "it") or not (mentions(read[0], "yours") or read[0] == THIS):
            return None
        return [call("cannot", read[0], word("be_challenged"))]

    def few_quest(self) -> list[Expr] | None:
        """Read "each opponent can't quest with more than 2 characters each turn", "players can only quest with 2 …"."""
        ahead = self.has("each turn ,")
        player = word("each_player") if self.has("players") else self.attempt(self.some_player)
        if player is None or player.word not in ("each_opponent", "each_player"):
            return None
        if not self.any_of("can't quest|challenge with more than", "can quest|challenge with only") and not self.any_of(
            "can only quest|challenge with", "can quest|challenge with no more than"
        ):
            return None
        said_of = {token.low for token in self.tokens[: self.index]}
        number = self.whole()
        noun = Noun()
        if number is None or number < 1 or self.phrase(noun) is None or noun.types != ["character"]:
            return None
        if noun.chosen or noun.zones or noun.side or noun.other or not (self.each_turn() or ahead):
            return None
        noun.side = "opposing" if player.word == "each_opponent" else ""
        verb = "questers_at_most" if "quest" in said_of else "challengers_at_most"
        return [call(verb, number, *noun.properties())]

    def no_ink(self) -> list[Expr] | None:
        """Read opponents can't ink cards."""
        if not self.any_of("your? opponents can't ink cards", "your? opponents can't put cards into their inkwells"):
            return None
        return [call("cannot_ink", word("each_opponent"))]

    def few_readied(self) -> list[Expr] | None:
        """Read opponents can't ready more than 2 characters at the start of their turn; players ready only one …"""
        player = word("each_player") if self.has("players") else self.some_player()
        if player is None or player.word not in ("each_opponent", "each_player"):
            return None
        if not self.any_of(
            "can't ready more than",
            "can ready only",
            "can only ready",
            "may ready only",
            "readies|ready only",
            "can ready no more than",
            "ready|readies no more than",
        ):
            return None
        number = 1 if self.has("a|an") else self.whole()
        noun = Noun()
        if number is None or number < 1 or self.phrase(noun) is None:
            return None
        if noun.chosen or noun.zones or noun.side or noun.other or noun.plural != (number > 1):
            return None
        if not self.any_of(
            "at the start of their turn|turns", "during their ready step|steps", "at the start of each of their turns"
        ):
            return None
        return [call("ready_at_most", number, *noun.properties(), who=player)]

    def must_choose(self) -> list[Expr] | None:
        """Read opponents must choose this character for actions and abilities if able."""
        read = self.reads("opponents must choose", self.target)
        if read is None or not self.any_of("for actions and|or abilities if able", "for effects if able", "if able"):
            return None
        return [call("must_be_chosen", read[0])]

    def move_anywhere(self) -> list[Expr] | None:
        """Read "your Pirate characters may move to locations for free"."""
        noun = self.noun()
        if noun is None or noun.side != "yours" or noun.types != ["character"] or not noun.plural or noun.other:
            return None
        if not self.any_of("may|can move to locations for free", "may|can move to a location for free"):
            return None
        return [call("move_free", *noun.properties())]
