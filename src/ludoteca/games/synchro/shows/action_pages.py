"""What can be looked up about the actions of a Hero's turn that have a plate in the picture."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.terms import BASIC_ATTACK, spoken
from ludoteca.games.synchro.shows.terms import RETREAT as RETREAT_NAME
from ludoteca.games.synchro.state.view_types import SynchroView
from ludoteca.kernel.phrases import END_THE_TURN
from ludoteca.kernel.texts import Phrase

Page = tuple[Phrase, list[Phrase]]
"""A name, and what is said of it."""
CLASS_EFFECTS: Final = {
    "mage": Phrase(
        "Il Mago colpisce anche un altro Mostro a scelta: danni pari al CLV.",
        "A Mage also strikes another Monster of choice: damage equal to CLV.",
    ),
    "warrior": Phrase("Il Guerriero guadagna Scudi pari al CLV.", "A Warrior gains Shields equal to CLV."),
    "ranger": Phrase("Il Ranger aggiunge danni pari al CLV.", "A Ranger adds damage equal to CLV."),
}
ATTACK: Final = Phrase(
    "Costa un Frammento di qualsiasi colore: danni pari al livello al Mostro più avanzato.",
    "Costs one Shard of any colour: damage equal to the level to the front Monster.",
)
END: Final = Phrase(
    "Il turno passa: esce la prossima biglia. I Frammenti che avanzano restano all'Eroe, al massimo cinque.",
    "The turn passes: the next marble comes out. Shards left over stay with the Hero, five at most.",
)
RETREAT: Final = Phrase(
    "Costa {n} di Tempo. Tutti i danni spariscono, ogni Eroe riceve i Frammenti di un round e la battaglia ricomincia "
    "con altri Mostri; chi è caduto non torna.",
    "Costs {n} Time. All damage goes, every Hero gets the Shards of a round and the battle begins anew with other "
    "Monsters; the fallen do not return.",
)


def action_pages(view: SynchroView) -> dict[str, Page]:
    """Write the pages of the actions, only while a battle goes on."""
    if not view.battle:
        return {}
    retreat = RETREAT.fill(n=view.prices.retreat_time)
    if not view.battle.can_retreat:
        retreat = Phrase("Qui non ci si può ritirare.", "There is no retreat here.")
    return {
        "act:attack": (BASIC_ATTACK, [ATTACK, *class_lines(view)]),
        "act:end": (END_THE_TURN, [END]),
        "act:retreat": (RETREAT_NAME, [retreat]),
    }


def class_lines(view: SynchroView) -> list[Phrase]:
    """Say what the classes of the active Hero add: its own, and its Master's."""
    board = next((board for board in view.party if board.active), None)
    if board is None:
        return []
    cards = [board.hero, *([board.master] if board.master else [])]
    level = Phrase("{name}: livello {n}, CLV {clv}.", "{name}: level {n}, CLV {clv}.").fill(
        name=spoken(board.hero.name), n=board.level, clv=board.clv
    )
    return [level, *[CLASS_EFFECTS[card.of_class] for card in cards]]
