"""More to do: base attacks, another action, somebody else's ability, the companion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.acts.answering import DONE_WITH
from ludoteca.games.kingdom.acts.heroes import deeds, make_base_attack
from ludoteca.games.kingdom.acts.preparing import CHOOSE_ABILITY
from ludoteca.games.kingdom.effects.bases import OnHeroes
from ludoteca.games.kingdom.effects.text import (
    COMPANION,
    IT_FACED,
    OWN,
    KingdomEffect,
    name_of,
    text_at,
    text_of,
)
from ludoteca.games.kingdom.effects.who import SELF
from ludoteca.games.kingdom.flow.companions import may_enter
from ludoteca.games.kingdom.flow.heroes import ability_node, can_heal, ready_slots, works
from ludoteca.games.kingdom.flow.registers import bring_companion, is_faced, set_faced
from ludoteca.games.kingdom.state.match import SLOTS
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import contains, root_frame
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


class Attack(OnHeroes):
    """attack(who): the hero makes its base attack, whether or not it has been activated this round.

    Rules: KR-23.11, KR-25.07, KR-26.04, KR-A69, KR-A89.
    """

    def concerns(self, m: KingdomMatch, frame: Frame, figure: int) -> bool:
        return not m.cat[figure]

    def act(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == 1 and frame.slots:
            frame.stage = 2
            figure = frame.slots[0]
            faced = self.faced(m, frame)
            if works(m, m.hero_of(figure).attack.node, figure, frame.seat, faced):
                make_base_attack(m, figure, frame.seat, faced)
                return GO
        return DONE

    def faced(self, m: KingdomMatch, frame: Frame) -> bool:
        """Tell whether the way it faces is settled; that of the acting hero may be since before this text began."""
        root = root_frame(m)
        return is_faced(root) if frame.slots[0] == frame.source else bool(root.slots[IT_FACED])

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        if self.who is not SELF:
            return False
        return works(m, m.hero_of(frame.source).attack.node, frame.source, frame.seat, is_faced(frame))

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase("{who} può compiere il suo attacco base", "{who} may make a base attack").fill(
            who=self.who.words()
        )


class AnotherAction(KingdomEffect):
    """another_action(): the hero acts once more; not with what is being carried out (KR-25.03, KR-A68)."""

    lets_act = True
    wording = Phrase(f"{OWN} può compiere subito un'altra azione", f"{OWN} may take another action at once")
    asked_by = "KR-25.03"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage or not deeds(m, frame.source, frame.seat, is_faced(root_frame(m))):
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [*deeds(m, frame.source, seat, is_faced(root_frame(m))), (DONE_WITH.number,)]

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        if raw[0] != DONE_WITH.number:
            m.acts().of(raw).do(m, frame, seat, raw)

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        """Tell whether there is another action; texts that lead on to a further one are not looked into (KR-A94)."""
        figure = frame.source
        if can_heal(m, figure):
            return True
        nodes = [m.hero_of(figure).attack.node]
        nodes += [ability_node(m, figure, slot) for slot in ready_slots(m, figure)]
        for node in nodes:
            if not leads_on(m, node) and works(m, node, figure, frame.seat, is_faced(frame)):
                return True
        return False

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{title}: quale altra azione compie {name}?", "{title}: which other action for {name}?").fill(
            title=text_of(m).title, name=name_of(m, frame)
        )


class CopyAbility(KingdomEffect):
    """copy_ability(): another ability in the game is carried out as the hero's own, used or not (KR-A74).

    Rules: KR-26.08, KR-26.09, KR-26.10, KR-28.16.
    """

    wording = Phrase(
        f"{OWN} usa un'altra abilità speciale in gioco, anche a faccia in giù, come se fosse sua",
        f"{OWN} uses any other special ability in the game, even a used one, as if it were {OWN}'s own",
    )
    asked_by = "KR-26.08"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage or not self.abilities(m, frame, is_faced(root_frame(m))):
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def abilities(self, m: KingdomMatch, frame: Frame, faced: bool) -> list[Raw]:
        """List those in the slots of all heroes that would do something, without those that copy."""
        options: list[Raw] = []
        for figure in range(len(m.hero)):
            for slot in range(SLOTS):
                ability = m.ability_of(figure, slot)
                if ability is None or copies(m, ability.node):
                    continue
                if works(m, ability.node, frame.source, frame.seat, faced):
                    options.append((CHOOSE_ABILITY.number, figure, slot))
        return options

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.abilities(m, frame, is_faced(root_frame(m)))

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        ability = m.ability_of(raw[1], raw[2])
        assert ability is not None
        m.tell("AbilityCopied", seat, (frame.source, raw[1], raw[2]), "KR-26.08")
        faced = is_faced(root_frame(m))
        set_faced(m.push(ability.node, frame.source, seat), faced)

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        return bool(self.abilities(m, frame, is_faced(frame)))

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{title}: quale abilità copia {name}?", "{title}: which ability does {name} copy?").fill(
            title=text_of(m).title, name=name_of(m, frame)
        )


def copies(m: KingdomMatch, node: int) -> bool:
    return contains(text_at(m, node), CopyAbility)


def leads_on(m: KingdomMatch, node: int) -> bool:
    """Tell whether a text lets the hero do something else that is not printed in it."""
    text = text_at(m, node)
    return contains(text, CopyAbility) or contains(text, AnotherAction)


class EnterByAttack(KingdomEffect):
    """companion(): whoever walks beside the hero may come onto its space, if not in play (KR-23.05, KR-23.07)."""

    wording = Phrase(
        f"se non è in gioco, {COMPANION} può entrare nello spazio di {OWN}",
        f"if not in play, {COMPANION} may enter on {OWN}'s space",
    )

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        bring_companion(m, frame.source, frame.seat, True)
        return DONE

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        return may_enter(m, m.companion_of(frame.source), frame.source)
