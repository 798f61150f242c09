"""What other players choose: one of several effects, some of which the card's own player carries out."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import IT, YES, YOU
from ludoteca.games.lorcana.packs.importer.decks import Decks
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, mentions, parts_of, replaced, steps, word
from ludoteca.games.lorcana.packs.importer.weaving import GROUPS, PICKED_OUT, WITH_WHO

CARD_PLAYER: Final = word("card_player")
YOURS: Final = word("yours")
TO_ONE: Final = (
    *("choose", "deal", "banish", "exert", "return_to_hand", "put_in_inkwell", "put_on_bottom", "put_damage"),
    *("gets", "gains", "loses", "cannot"),
)
"""What may be done to one card of each opponent."""


class Choices(Decks):
    """Productions for choices that other players make."""

    def acts(self) -> list[Expr] | None:
        """Read verb phrases joined to each other."""
        raise NotImplementedError

    def others_choice(self) -> list[Expr] | None:
        """Read "each opponent chooses one: they … or you …"."""
        chosen = self.attempt(self.owner_of_chosen)
        player = word("its_player") if chosen is not None else self.first(self.some_player, self.player_again)
        if player is None or not self.any_of("chooses one? :", "chooses one —", "choose one :", "must choose one :"):
            return None
        modes = self.modes_for(player)
        if not modes:
            return None
        several = player.word in GROUPS or player.word in PICKED_OUT
        made = call("each" if several else "by", player, call("choose_one", *modes))
        return [made] if chosen is None else [call("choose", chosen), made]

    def choice_for_each(self) -> list[Expr] | None:
        """Choose one for each opponent: that player … or …; for each opponent, choose one: • …"""
        if not self.any_of(
            "choose one for each opponent :",
            "for each opponent , choose one :",
            "for each opponent , you choose one :",
        ):
            return None
        player = word("each_opponent")
        modes = self.modes_for(player)
        if not modes:
            return None
        return [call("each", player, call("choose_one", *modes, chooser=CARD_PLAYER))]

    def modes_for(self, player: Expr) -> list[Expr]:
        """Read what this player chooses one of, at least two; those who are spoken of from then on are they."""
        modes = self.attempt(lambda: self.bulleted_modes(player)) or self.modes_in_line(player)
        if modes is None or len(modes) < 2:
            return []
        self.player = player
        return modes

    def one_of_each(self) -> list[Expr] | None:
        """Read "for each opponent, (you may) do something to one of their characters": each is chosen by you."""
        if not self.has("for each opponent ,"):
            return None
        optional = self.has("you may")
        acting, self.acting = self.acting, word("each_opponent")
        self.spoke_of_you = self.spoke_of_them = False
        effects = self.first(self.acts, self.affect)
        self.acting = acting
        if effects is None or len(effects) != 1 or self.spoke_of_you or acting != YOU:
            return None
        mine = [part for part in parts_of(effects[0]) if part == YOURS]
        choices = [part for part in parts_of(effects[0]) if part.word == "chosen"]
        if len(mine) != 1 or len(choices) != 1 or YOURS not in (choices[0].args or ()):
            return None
        if mentions(effects[0], "in_hand") or mentions(effects[0], "in_discard") or effects[0].word not in TO_ONE:
            return None
        one = Expr("one_from_each", tuple(arg for arg in choices[0].args or () if arg != YOURS), {}, choices[0].key)
        if optional:
            one = one.with_named(optional=YES)
        made = replaced(effects[0], choices[0], one)
        assert isinstance(made, Expr)
        self.several = True
        return [made]

    def owner_of_chosen(self) -> Expr | None:
        """Read chosen opposing character's player: the character is chosen first."""
        noun = self.of_chosen()
        return self.refer(noun.target(), noun.types) if noun is not None and self.has("player") else None

    def bulleted_modes(self, player: Expr) -> list[Expr] | None:
        modes: list[Expr] = []
        while self.has("•"):
            mode = self.attempt(lambda: self.mode(player))
            if mode is None or not self.stop():
                return None
            modes.append(mode)
        return modes or None

    def modes_in_line(self, player: Expr) -> list[Expr] | None:
        """Read "A or B", "A, B, or C"; what the chooser alone does is one choice already."""
        modes: list[Expr] = []
        closed = True
        while True:
            mode = self.attempt(lambda: self.mode(player))
            if mode is None:
                return None
            modes += [arg for arg in mode.args or () if isinstance(arg, Expr)] if mode.word == "choose_one" else [mode]
            if self.any_of(", or", "or"):
                closed = True
            elif self.has(","):
                closed = False
            else:
                return modes if closed else None

    def mode(self, player: Expr) -> Expr | None:
        """Read what the chooser does, or the card's player; without a subject, the chooser."""
        owner = self.has("you")
        if not owner:
            self.any_of("they", "that player|opponent")
        card, acting = self.card, self.acting
        self.acting = YOU if owner else player
        self.spoke_of_you = self.spoke_of_them = False
        effects = self.acts()
        self.acting = acting
        if effects is None or (self.spoke_of_you and not owner):
            return None
        self.card = card
        if not owner:
            return steps(effects)
        alone = effects[0] if len(effects) == 1 else None
        if alone is not None and alone.word in WITH_WHO and "who" not in alone.named:
            return alone.with_named(who=CARD_PLAYER)
        return call("by", CARD_PLAYER, *effects)


def chose_their_own(effect: Expr, who: str) -> bool:
    """Tell whether each of these players chose a card in it, and nothing more: what follows may speak of all others."""
    if effect.word != "each" or not effect.args or effect.args[0] != word(who):
        return False
    chosen = effect.args[1] if len(effect.args) == 2 else None
    return isinstance(chosen, Expr) and chosen.word == "choose" and chosen != call("choose", IT)
