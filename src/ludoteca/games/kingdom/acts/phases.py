"""Being done with a phase in which everybody acts, and taking that back."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.bases import KingdomAct, action_under_way, is_asked_again, tray_name
from ludoteca.games.kingdom.bot.forecasting import expected_loss, forecasts
from ludoteca.games.kingdom.state.match import PLAYING, KingdomMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import EMPTY, Phrase


class Declaring(KingdomAct):
    """Something that is said about being done (KR-3.04, KR-A15)."""

    def warning(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return self.defeat_ahead(m, seat)

    def defeat_ahead(self, m: KingdomMatch, seat: int) -> Phrase:
        """Warn whoever ends phase 2 if phase 4 would then be the defeat, as far as it can be foreseen."""
        if m.phase != PLAYING or m.ready | 1 << seat != m.everyone:
            return EMPTY
        escaping = [tray for tray, ahead in forecasts(m).items() if ahead.exit]
        rifts = [tray for tray in escaping if m.is_rift(tray)]
        if rifts:
            phrase = Phrase(
                "Così {name} raggiunge l'uscita, e la partita è persa.",
                "As things are {name} reaches the exit, and the match is lost.",
            )
            return phrase.fill(name=tray_name(m, rifts[0]))
        if sum([expected_loss(m, tray) for tray in escaping]) < m.kingdom:
            return EMPTY
        return Phrase(
            "Così il regno perde tutti i suoi cuori, e la partita è persa.",
            "As things are the kingdom loses all its hearts, and the match is lost.",
        )


class Ready(Declaring):
    """ready: one's part in this phase is over."""

    verb = "ready"
    said = Phrase("Ho finito", "I am done")

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return nothing_to_declare() if is_asked_again(m, seat) else NOTHING_AGAINST

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        decision = m.decision_of(seat)
        return action_under_way() if decision is not None and decision.continues else nothing_to_declare()

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.ready |= 1 << seat
        m.tell("Ready", seat, (), "KR-3.04")


def nothing_to_declare() -> Refusal:
    return no("KR-3.04", "Ora non c'è niente da dichiarare finito.", "There is nothing to be done with now.")


class AskedAgain(Declaring):
    """An answer of who was done when others acted."""

    wished = False

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST if is_asked_again(m, seat) else not_declared()

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return not_declared()


def not_declared() -> Refusal:
    return no("KR-A15", "Non hai dichiarato di aver finito.", "You have not declared yourself done.")


class Resume(AskedAgain):
    """resume: be done no more."""

    verb = "resume"
    said = Phrase("Riprendo a giocare", "Resume play")

    def warning(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return EMPTY

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.ready &= ~(1 << seat)
        m.noticed &= ~(1 << seat)
        m.tell("Resumed", seat, (), "KR-A15")


class Stay(AskedAgain):
    """stay: be done all the same."""

    verb = "stay"
    said = Phrase("Ho finito davvero", "I am really done")

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.noticed &= ~(1 << seat)


READY: Final = Ready()
RESUME: Final = Resume()
STAY: Final = Stay()
