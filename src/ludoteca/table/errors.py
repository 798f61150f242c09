"""What the server says when it does not do what it was asked, in both languages."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel.texts import Phrase


class Refused(Exception):
    """A request that is not granted. `code` is for the page, `reason` for the person, `status` for HTTP."""

    def __init__(self, code: str, reason: Phrase, status: int = 400, rule: str = "") -> None:
        super().__init__(f"{code}: {reason.en}")
        self.code = code
        self.reason = reason
        self.status = status
        self.rule = rule

    def to_json(self, lang: str) -> dict[str, Any]:
        """Write it as the protocol has it, its reason in one language."""
        facts: dict[str, Any] = {"code": self.code, "message": self.reason.say(lang)}
        if self.rule:
            facts["rule"] = self.rule
        return facts


STALE: Final = Phrase("Nel frattempo il tavolo è andato avanti.", "The table has moved on meanwhile.")
NOT_YOURS: Final = Phrase("Questo posto non è tuo.", "This seat is not yours.")
NOT_ASKED: Final = Phrase("Adesso non tocca a te decidere.", "It is not for you to decide now.")
UNDOS_SPENT: Final = Phrase(
    "In questa partita si è tornati indietro troppe volte.", "Too much has been taken back in this match already."
)
OVER: Final = Phrase("La partita è finita.", "The match is over.")
NOBODY_AWAITED: Final = Phrase("Nessuno ti fa aspettare.", "Nobody keeps you waiting.")
RATE: Final = Phrase("Troppo in fretta: aspetta un momento.", "Too fast: wait a moment.")
BUSY: Final = Phrase("Il tavolo è occupato: riprova tra un momento.", "The table is busy: try again in a moment.")
GONE: Final = Phrase("Questo tavolo non esiste.", "There is no such table.")
DAMAGED: Final = Phrase(
    "Questo tavolo è stato giocato con un'altra versione delle regole e non si può più aprire.",
    "This table was played with another version of the rules and can no longer be opened.",
)
ASIDE: Final = Phrase(
    "Una carta o una scelta di questo tavolo non arriva alla fine: il tavolo è messo da parte e la scelta non conta.",
    "A card or a choice at this table does not come to an end: the table is set aside, and the choice does not count.",
)
HELLO_FIRST: Final = Phrase("Prima bisogna salutare (hello).", "Say hello first.")
TOO_LONG: Final = Phrase("Messaggio troppo lungo: al massimo {n} byte.", "Message too long: {n} bytes at most.")
NOT_TEXT: Final = Phrase("I messaggi devono essere testo JSON.", "Messages must be JSON text.")
NOT_UNDERSTOOD: Final = Phrase("Messaggio non compreso: {detail}.", "Message not understood: {detail}.")
TOO_SLOW: Final = Phrase("Il messaggio non è arrivato in tempo.", "The message did not arrive in time.")
GATHERING: Final = Phrase(
    "La partita non è ancora cominciata: qualcuno deve ancora scegliere.",
    "The match has not begun yet: somebody is still to choose.",
)
GOES_ON: Final = Phrase("La partita non è ancora finita.", "The match is not over yet.")
MATCH_GOES_ON: Final = Phrase(
    "L'incontro non è ancora deciso: i replay mostrano le carte di tutti.",
    "The match is not decided yet: replays show everybody's cards.",
)
FOREIGN: Final = Phrase("La richiesta viene da un altro sito.", "The request comes from another site.")
FULL: Final = Phrase("A questo tavolo c'è già troppa gente.", "There are already too many people at this table.")
NO_DRAFT: Final = Phrase(
    "Un passo prima di questo non può restare una bozza.", "A step before this one cannot remain a draft."
)
NO_CAMPAIGN: Final = Phrase("Questa campagna non esiste.", "There is no such campaign.")
NO_STEP: Final = Phrase(
    "Questo passo non c'è: l'ultimo della partita è il {n}.", "There is no such step: the last of this match is {n}."
)


def bad(detail: str) -> Refused:
    return Refused("bad", NOT_UNDERSTOOD.fill(detail=detail.rstrip(".")))


def gone() -> Refused:
    return Refused("gone", GONE, 404)
