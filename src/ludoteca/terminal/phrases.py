"""Everything the terminal itself says, in Italian and English."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase
from ludoteca.terminal import orders

WELCOME: Final = Phrase("{game}. Scrivi «aiuto» per i comandi.", "{game}. Type “help” for the commands.")
CURTAIN: Final = Phrase(
    "Tocca a {name}. Gli altri guardino altrove; {name}, premi Invio.",
    "It is up to {name}. Everyone else, look away; {name}, press Enter.",
)
ASKED: Final = Phrase("{name}: {prompt}", "{name}: {prompt}")
THINKING: Final = Phrase("{name} sta pensando…", "{name} is thinking…")
CONSIDERING: Final = Phrase("Sto pensando a un consiglio…", "Thinking of a hint…")
END_OF_INPUT: Final = Phrase("Fine dell'input: la partita si ferma qui.", "End of input: the match stops here.")
GOODBYE: Final = Phrase("Arrivederci.", "Goodbye.")
LOADING: Final = Phrase("Un momento, preparo {game}…", "One moment, loading {game}…")
LEAVE: Final = Phrase(
    "Lasci il tavolo? La partita viene conservata: potrai riprenderla da qui.",
    "Leave the table? The match is kept: you can go on from here later.",
)
LEAVE_KEYS: Final = Phrase("q o Invio: esci · Esc: resta", "q or Enter: leave · Esc: stay")
KEPT: Final = Phrase("La partita è conservata. Per riprenderla: {command}", "The match is kept. To go on: {command}")
INTERRUPTED: Final = Phrase("Interrotto: la partita si ferma qui.", "Interrupted: the match stops here.")
OVER: Final = Phrase(
    "Puoi ancora chiedere «perché», «cronaca», «tavolo», «regole», «annulla», o uscire con «esci».",
    "You can still ask “why”, “log”, “board”, “rules”, “undo”, or leave with “quit”.",
)
WON: Final = Phrase("Vince {names}.", "{names} wins.")
WON_TOGETHER: Final = Phrase("Vincono {names}.", "{names} win.")
DRAWN: Final = Phrase("Pareggio.", "A draw.")
NOBODY_WON: Final = Phrase("Nessuno vince.", "Nobody wins.")
MATCH_OVER: Final = Phrase("La partita è finita.", "The match is over.")
NOT_YOUR_MOVE: Final = Phrase("Adesso non tocca a te.", "It is not your move now.")
NOT_UNDERSTOOD: Final = Phrase(
    "Nessuna opzione e nessun comando è «{text}». Scrivi «aiuto» per i comandi.",
    "No option and no command is “{text}”. Type “help” for the commands.",
)
NO_SUCH_NUMBER: Final = Phrase(
    "Non c'è un'opzione {text}: vanno da 1 a {last}.", "There is no option {text}: they go from 1 to {last}."
)
ONE_NUMBER: Final = Phrase("C'è un'opzione sola: la 1.", "There is only one option: number 1.")
WHICH: Final = Phrase("Quale intendi? «{text}» può essere:", "Which do you mean? “{text}” can be:")
SURE: Final = Phrase("{warning} Per confermare, sceglilo di nuovo.", "{warning} Choose it again to confirm.")
UNDONE: Final = Phrase("Annullato.", "Taken back.")
SAVED: Final = Phrase("Partita salvata in «{path}».", "Match saved in “{path}”.")
SAVE_WHERE: Final = Phrase("Scrivi «salva» e il nome di un file.", "Type “save” and the name of a file.")
LANGUAGE_SET: Final = Phrase("Da ora in italiano.", "In English from now on.")
LANGUAGE_WHICH: Final = Phrase("Le lingue sono «it» e «en».", "The languages are “it” and “en”.")
LANGUAGES_WHICH: Final = Phrase("Le lingue sono: {codes}.", "The languages are: {codes}.")
NOBODY_ELSE: Final = Phrase("Adesso nessun altro può agire.", "Nobody else can act now.")
OTHERS_FIRST: Final = Phrase("Prima gli altri.", "The others first.")
HINT: Final = Phrase("Consiglio: {number}. {label}", "Hint: {number}. {label}")
NO_HINT: Final = Phrase("Adesso non c'è niente da decidere.", "There is nothing to decide now.")
NO_LOG: Final = Phrase("Non è ancora successo niente.", "Nothing has happened yet.")
NO_CARD: Final = Phrase("Non vedi nessuna carta «{text}».", "You see no card “{text}”.")
CARDS_SEEN: Final = Phrase("Carte che puoi leggere:", "Cards that you can read:")
NO_RULE: Final = Phrase("Nessuna regola parla di «{text}».", "No rule speaks of “{text}”.")
MORE_RULES: Final = Phrase(
    "Altre regole: {n}. Aggiungi una parola per restringere.", "And {n} more: add a word to narrow it down."
)
SECTIONS: Final = Phrase(
    "Capitoli (scrivi «regole» e un numero di regola o delle parole):",
    "Sections (type “rules” and the number of a rule or some words):",
)
ASKED_BY: Final = Phrase("La domanda di adesso nasce da questa regola:", "The present question comes from this rule:")
POSSIBLE: Final = Phrase(
    "Si può fare: è l'opzione {number}, {label}.", "It can be done: it is option {number}, {label}."
)
IMPOSSIBLE: Final = Phrase("{label}: {reason}", "{label}: {reason}")
NOTHING_TO_EXPLAIN: Final = Phrase("Non c'è ancora niente da spiegare.", "There is nothing to explain yet.")
CANNOT_EXPLAIN: Final = Phrase(
    "Non trovo nessuna azione e nessun fatto che corrisponda a «{text}».",
    "There is neither an action nor an event called “{text}”.",
)
OPTION_TWICE: Final = Phrase("Un'opzione è data due volte.", "An option is given twice.")
BAD_NAMES: Final = Phrase("Servono {n} nomi, separati da virgole.", "{n} names are needed, separated by commas.")
ONE_NAME: Final = Phrase("Serve un nome solo, senza virgole.", "One name is needed, without commas.")
BAD_SEATS: Final = Phrase("Servono {many}.", "The game is for {many}.")
LOAD_ALONE: Final = Phrase(
    "Una partita salvata ha già le sue opzioni: --load non va insieme a {others}.",
    "A saved match has its options already: --load does not go with {others}.",
)
NO_CAMPAIGN: Final = Phrase("{game} non ha una campagna.", "{game} has no campaign.")
NOT_A_CAMPAIGN: Final = Phrase(
    "«{path}» non tiene i progressi di una campagna di {game}.",
    "“{path}” does not keep the progress of a campaign of {game}.",
)
FOR_THE_CAMPAIGN: Final = Phrase(
    "«{key}» lo decide la campagna, con --chapter e --level.",
    "“{key}” is for the campaign to decide, by --chapter and --level.",
)
NO_FOLDER: Final = Phrase(
    "«{path}» non si potrà scrivere: la cartella non c'è, o è in sola lettura.",
    "It will not be possible to write “{path}”: there is no such folder, or it is read-only.",
)
CAMPAIGN: Final = Phrase(
    "Campagna di {game}. Stelle: {stars} su {most}.", "Campaign of {game}. Stars: {stars} of {most}."
)
CHAPTER: Final = Phrase("{number}. {name}: {state}", "{number}. {name}: {state}")
CHAPTER_STARS: Final = Phrase("stelle {stars} su {most}", "stars {stars} of {most}")
CHAPTER_OPEN: Final = Phrase("da giocare", "to be played")
CHAPTER_CLOSED: Final = Phrase("bloccato", "locked")
CHAPTER_BEGINS: Final = Phrase("Si gioca: {name}. {level}: {changes}", "Playing: {name}. {level}: {changes}")
NO_CHAPTER: Final = Phrase(
    "La campagna non ha «{text}». Ha: {known}.", "The campaign has no “{text}”. It has: {known}."
)
STILL_CLOSED: Final = Phrase("«{name}» è ancora da sbloccare.", "“{name}” is still locked.")
NOT_OF_CAMPAIGN: Final = Phrase(
    "La partita salvata non è di questa campagna.", "The saved match is not one of this campaign."
)
CHAPTER_WON: Final = Phrase("Vittoria: i progressi sono salvati.", "Victory: your progress is saved.")
CHAPTER_LOST: Final = Phrase("Sconfitta: si può riprovare.", "Defeat: you can try again.")

HELP: Final = {
    orders.CHOICE: Phrase("un numero o parole di un'opzione: sceglila", "a number, or words of an option: choose it"),
    orders.WHY: Phrase(
        "perché [OPZIONE o parole]: perché non si può, o perché è successo",
        "why [OPTION or words]: why it is not possible, or why it happened",
    ),
    orders.UNDO: Phrase(
        "annulla [tutto]: torna indietro di una scelta, o dell'intera azione",
        "undo [chain]: take back the last choice, or the whole action",
    ),
    orders.RULES: Phrase("regole [NUMERO o parole]: le regole", "rules [NUMBER or words]: the rules"),
    orders.CARD: Phrase(
        "carta [NOME]: leggi una carta che vedi; a schermo intero con la sua figura",
        "card [NAME]: read a card that you see; full screen with its picture",
    ),
    orders.HINT: Phrase("consiglio: che cosa farebbe un bot, e perché", "hint: what a bot would do, and why"),
    orders.LOG: Phrase("cronaca: che cosa è successo", "log: what has happened"),
    orders.BOARD: Phrase("tavolo: com'è la situazione", "board: how things stand"),
    orders.OPTIONS: Phrase("opzioni: ripeti la domanda e le opzioni", "options: the question and the options again"),
    orders.WAIT: Phrase("aspetta: lascia agire prima gli altri", "wait: let the others act first"),
    orders.SAVE: Phrase("salva FILE: salva la partita", "save FILE: save the match"),
    orders.LANG: Phrase("lingua it|en: cambia lingua", "lang it|en: change the language"),
    orders.CONCEDE: Phrase("arrenditi: abbandona la partita", "concede: give up the match"),
    orders.HELP: Phrase("aiuto: questo elenco", "help: this list"),
    orders.QUIT: Phrase(
        "esci: lascia il tavolo (basta q); se sei a un terminale, la partita viene conservata",
        "quit: leave the table (q will do); at a terminal, the match is kept",
    ),
}

TYPE_HERE: Final = Phrase("numero, nome o comando («aiuto»)", "number, name or command (“help”)")
CLOSE: Final = Phrase("Invio o Esc per chiudere", "Enter or Esc to close")
LOG_TITLE: Final = Phrase("Cronaca", "Log")
MOVE_KEYS: Final = Phrase("↑↓ 1-9 Invio scegli", "↑↓ 1-9 Enter choose")
KEYS: Final = {
    "help": ("?", Phrase("aiuto", "help")),
    "undo": ("u", Phrase("annulla", "undo")),
    "why": ("w", Phrase("perché", "why")),
    "hint": ("h", Phrase("consiglio", "hint")),
    "card": ("c", Phrase("carta", "card")),
    "rules": ("r", Phrase("regole", "rules")),
    "save": ("s", Phrase("salva", "save")),
    "leave": ("q", Phrase("esci", "quit")),
    "language": ("l", Phrase("english", "italiano")),
}
"""The full-screen table's keys, by the action they start."""


def bad_names(seats: int) -> Phrase:
    """Say how many names are wanted."""
    return ONE_NAME if seats == 1 else BAD_NAMES.fill(n=seats)


def bad_number(text: str, options: int) -> Phrase:
    """Say which options there are, for somebody who asked for another."""
    return ONE_NUMBER if options == 1 else NO_SUCH_NUMBER.fill(text=text, last=options)
