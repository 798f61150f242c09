"""Italian card text, said in the English words that the importer reads.

The words of cards are few and used alike, so what is Italian is turned phrase by phrase: first what nouns stand for and
whose they are, then moments, durations, conditions and deeds. What stays Italian is not understood by the importer,
which then refuses it: nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from typing import Final

from ludoteca.games.lorcana.effects.language.classes import ITALIAN

KEYWORDS: Final = {
    "Sfuggente": "Evasive",
    "Aiutante": "Support",
    "Guardiano": "Bodyguard",
    "Protetto": "Ward",
    "Lesto": "Rush",
    "Attaccabrighe": "Reckless",
    "Vigile": "Alert",
    "Svanire": "Vanish",
    "Sfidante": "Challenger",
    "Resistere": "Resist",
    "Melodioso": "Singer",
    "Cantare Insieme": "Sing Together",
    "Potenziamento": "Boost",
    "Trasformazione": "Shift",
}
NOUNS: Final = {
    "personaggio": "character",
    "personaggi": "characters",
    "oggetto": "item",
    "oggetti": "items",
    "luogo": "location",
    "luoghi": "locations",
    "azione": "action",
    "azioni": "actions",
    "canzone": "song",
    "canzoni": "songs",
    "carta": "card",
    "carte": "cards",
}
STATES: Final = {"avversari": "opposing", "danneggiat": "damaged", "impegnat": "exerted", "preparat": "ready"}
CLASSES: Final = {italian: english for english, italian in ITALIAN.items()}
_CLASS: Final = "|".join(sorted((re.escape(name) for name in CLASSES), key=len, reverse=True))
_ADJECTIVE: Final = (
    r"(?:avversari[oaie]?|danneggiat[oaie]|impegnat[oaie]|preparat[oaie]|"
    rf"(?:{_CLASS})(?:(?: o |, )(?:{_CLASS}))*)"
)
_NOUN: Final = "|".join(sorted(NOUNS, key=len, reverse=True))
NOUN: Final = re.compile(
    r"\b(?P<det>fino a \d+|un qualsiasi numero di|uno de[il]|una delle|uno degli|tutt[ie] (?:i|gli|le)|ogni"
    r"|ciascun[oa]?|un[oa]?|i|gli|le|il|la|lo|quest[oaie]|quel|quell[oaie]|quei|\d+|de[il]|dalle|degli)?"
    r"(?P<apostrophe>\b(?:un|l|quell|all|dell)['’])?"
    r" ?(?P<mine>tu[oaie]i?|suo[i]?|sua|sue|loro)? ?(?P<other>altr[oaie])? ?\b"
    rf"(?P<noun>{_NOUN})\b(?P<as> (?:personaggio|oggetto|luogo|azione|canzone)\b)?(?P<adj>(?: {_ADJECTIVE})*)"
    r"(?P<also> tu[oaie]i?\b)?(?P<chosen> a (?:tua|sua) scelta)?",
    re.IGNORECASE,
)

PHRASES: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), said)
    for pattern, said in (
        # What follows a noun.
        (r"\bcon costo (\d+) o inferiore", r"with cost \1 or less"),
        (r"\bcon costo (\d+) o superiore", r"with cost \1 or more"),
        (r"\bcon (\d+) (\{\w\}) o inferiore", r"with \1 \2 or less"),
        (r"\bcon (\d+) (\{\w\}) o superiore", r"with \1 \2 or more"),
        (r"\bcon una carta sotto di (?:sé|loro)", "with a card under them"),
        (r"\bche hai in gioco", "you have in play"),
        (r"\bin questo luogo\b", "here"),
        (r"\b(?:mentre si trova(?:no)? here|mentre si trova(?:no)? in this location)", "while here"),
        # Durations.
        (r"\bfino all'inizio del tuo prossimo turno", "until the start of your next turn"),
        (r"\bdurante il (?:suo|loro) prossimo turno", "during their next turn"),
        (r"\bper il resto di questo turno", "for the rest of this turn"),
        (r"\b(?:per|in) questo turno", "this turn"),
        (r"\ball'inizio del (?:suo|loro) prossimo turno", "at the start of their next turn"),
        # Moments.
        (r"^quando giochi (this \w+) e ogni volta che va all'avventura", r"When you play \1 and whenever they quest"),
        (r"\bquando giochi\b", "When you play"),
        (r"\bogni volta che giochi\b", "Whenever you play"),
        (r"\bogni volta che ((?:one of|this|a|another|an)\b[^,]*?) va all'avventura", r"Whenever \1 quests"),
        (
            r"\bogni volta che ((?:one of|this|a|another|an)\b[^,]*?) sfida (a\w*|another)\b",
            r"Whenever \1 challenges \2",
        ),
        (r"\bogni volta che ((?:one of|this|a|another|an)\b[^,]*?) canta (a\w*)\b", r"Whenever \1 sings \2"),
        (r"\bquando (this \w+) viene esiliat[oa] in una sfida", r"When \1 is banished in a challenge"),
        (r"\bquando (this \w+) viene sfidat[oa] ed esiliat[oa]", r"When \1 is challenged and banished"),
        (r"\bquando (this \w+) viene esiliat[oa]", r"When \1 is banished"),
        (r"\bquando (this \w+) lascia il gioco", r"When \1 leaves play"),
        (r"\bogni volta che ([^,]*?) viene esiliat[oa] in una sfida", r"Whenever \1 is banished in a challenge"),
        (r"\bogni volta che ([^,]*?) viene esiliat[oa]", r"Whenever \1 is banished"),
        (r"\bogni volta che ([^,]*?) viene sfidat[oa]", r"Whenever \1 is challenged"),
        (
            r"\bogni volta che (this \w+) ne esilia another in una sfida",
            r"Whenever \1 banishes another character in a challenge",
        ),
        (r"\bogni volta che metti ([^,]*?) sotto a? ?(this \w+|one of your [^,]*)", r"Whenever you put \1 under \2"),
        (r"\bogni volta che a card viene aggiunta al tuo calamaio", "whenever you put a card into your inkwell"),
        (r"\ball'inizio del tuo turno", "At the start of your turn"),
        (r"\balla fine del tuo turno", "At the end of your turn"),
        (r"\buna volta durante il tuo turno", "Once during your turn"),
        (r"\buna volta per turno", "Once per turn"),
        (r"\bdurante il tuo turno", "During your turn"),
        (r"\bdurante il turno (?:di un avversario|degli avversari)", "During opponents' turns"),
        # Conditions.
        (r"\b(mentre|se) non hai (?:cards|carte) in mano", r"\1 you have no cards in your hand"),
        (r"\b(mentre|se) hai (\d+ o più) (?:cards|carte) in mano", r"\1 you have \2 cards in your hand"),
        (r"\b(mentre|se) hai in gioco (\d+) o più ([^,]+),", r"\1 you have \2 or more \3 in play,"),
        (r"\b(mentre|se) hai in gioco ([^,]+),", r"\1 you have \2 in play,"),
        (r"\b(mentre|se) hai ((?:a|an|another)\b[^,]*) here,", r"\1 you have \2 here,"),
        (r"\b(mentre|se) this character si trova in (?:a location|un luogo)", r"\1 this character is at a location"),
        (r"\b(mentre|se) this character (?:è|e') impegnato", r"\1 this character is exerted"),
        (r"\b(mentre|se) this character non ha danno", r"\1 this character has no damage"),
        (r"\b(mentre|se) this character ha danno", r"\1 this character has damage"),
        (
            r"\b(mentre|se) c'è a card sotto (?:a this character|di esso|di lui)",
            r"\1 there's a card under this character",
        ),
        (r"\bse hai usato Shift per giocarl[oa]", "if you used Shift to play them"),
        (r"\bse lo fai", "If you do"),
        (r"\baltrimenti", "Otherwise"),
        (r"\bmentre\b", "while"),
        (r"\bse (?=you|there|this|that)", "if "),
        (r"\bo più\b", "or more"),
        (r"\bpoi,? ", "then "),
        (r"\bse (?:a|an) ((?:[A-Z]\w+ or )?[A-Z]\w+) character è in gioco", r"if a \1 character is in play"),
        (r"\b(?:mentre|se) hai ((?:a|an|another)\b[^,]*?) in gioco,", r"if you have \1 in play,"),
        (
            r"\bse un avversario ha più cards di te nel suo calamaio",
            "if an opponent has more cards in their inkwell than you",
        ),
        (r"\bse un avversario ha più cards in mano di te", "if an opponent has more cards in their hand than you"),
        (r"\bse un avversario ha in gioco ([^,]+),", r"if an opponent has \1 in play,"),
        (r"\bin this location\b", "here"),
        (r"\bse hai (a character|an exerted character) here,", r"if you have \1 here,"),
        (r"\bOgni volta che un avversario gioca (a\w* \w+)", r"Whenever an opponent plays \1"),
        (
            r"\bogni volta che (this character|one of your [^,]*?characters) (?:ne )?"
            r"(?:banish|esilia) another character in una sfida",
            r"whenever \1 banishes another character in a challenge",
        ),
        # What cards are and get.
        (r"\b(?:riceve|ricevono)\b", "gets"),
        (r"\b(?:ottiene|ottengono)\b", "gains"),
        (r"\b(?:perde|perdono)\b", "loses"),
        (r"\b(?:entra|entrano) in gioco impegnat[oaie]", "enters play exerted"),
        (r"(prepara this character[.] |preparalo[.] )(?=Non può)", r"\1He "),
        (r"(^|[.] )(?=Non può)", r"\1They "),
        (r"(^|[.] )(?=Non possono)", r"\1They "),
        (r"(^|[.] )(?=Non si può)", r"\1They "),
        (r"\bnon può (?:andare all'avventura o sfidare|sfidare o andare all'avventura)", "can't quest or challenge"),
        (
            r"\bnon possono (?:andare all'avventura o sfidare|sfidare o andare all'avventura)",
            "can't quest or challenge",
        ),
        (r"\bnon p(?:uò|ossono) andare all'avventura", "can't quest"),
        (r"\bnon p(?:uò|ossono) essere sfidat[oaie]", "can't be challenged"),
        (r"\bnon p(?:uò|ossono) sfidare", "can't challenge"),
        (r"\bnon si può preparare", "can't ready"),
        (r"\bp(?:uò|ossono) sfidare (?:i )?(?:ready characters|characters ready)", "can challenge ready characters"),
        (r"\b((?:while|if) this character [^,]*), (?=gets|gains|can't)", r"\1, he "),
        (r"\bwhile hai ((?:a|an|another)\b[^,]*?) in gioco,", r"while you have \1 in play,"),
        (r"\bwhile si trova in a location", "while at a location"),
        (r"\b(?:ogni volta che|quando) (this character) si sposta in a location", r"whenever \1 moves to a location"),
        (r"\bogni volta che peschi a card", "whenever you draw a card"),
        (r"\bogni volta che scarti a card", "whenever you discard a card"),
        (r"\bpossono spostarsi here gratis", "may move here for free"),
        (r"\benters? in gioco con (\d+) danni?", r"enters play with \1 damage"),
        (r"\bentra in gioco con (\d+) danni?", r"enters play with \1 damage"),
        # Deeds, in the imperative and after "puoi".
        (
            r"\bpuoi dare ([+-]\d+ \{\w\}) a ([^.]*?) (this turn|until the start of your next turn)",
            r"you may give \2 \1 \3",
        ),
        (
            r"\bpuoi dare (\w+(?: \+\d)?) a ([^.]*?) (this turn|until the start of your next turn)",
            r"you may give \2 \1 \3",
        ),
        (r"\bpuoi\b", "you may"),
        (r"\bpesc(?:a|are) (?:a card|una carta)", "draw a card"),
        (r"\bpesc(?:a|are) (\d+) cards", r"draw \1 cards"),
        (r"\bottieni (\d+) leggenda", r"gain \1 lore"),
        (r"\bottenere (\d+) leggenda", r"gain \1 lore"),
        (r"\bogni avversario loses (\d+) leggenda", r"each opponent loses \1 lore"),
        (r"\bogni avversario sceglie e scarta (a card|\d cards)", r"each opponent chooses and discards \1"),
        (r"\bogni giocatore (?:pesca|draw) (a card|\d cards)", r"each player draws \1"),
        (r"\bscegli(?:ere)? e scart(?:a|are) (a card|\d cards|one of your cards)", r"choose and discard \1"),
        (r"\binfligg(?:i|ere) (\d+) dann[oi] (?:ciascuno )?a\b", r"deal \1 damage to"),
        (r"\bmett(?:i|ere) (\d+) segnalin[oi] danno su\b", r"put \1 damage counters on"),
        (r"\brimuov(?:i|ere) fino a (\d+) dann[oi] da\b", r"remove up to \1 damage from"),
        (r"\bspost(?:a|are) fino a (\d+) segnalin[oi] danno da\b", r"move up to \1 damage counters from"),
        (r"\besili(?:a|are)\b", "banish"),
        (r"\bimpegn(?:a|are)\b", "exert"),
        (r"\bprepar(?:a|are)\b", "ready"),
        (
            r"\b(?:fai|far) riprendere in mano (?:al suo giocatore|ai loro giocatori) ([^.,]*)",
            r"return \1 to their player's hand",
        ),
        (r"\briprend(?:i|ere) in mano (this card|that card)", r"return \1 to your hand"),
        (
            r"\briprend(?:i|ere) in mano ([^.,]*?) (?:dai tuoi scarti|from your discard)",
            r"return \1 from your discard to your hand",
        ),
        (
            r"\baggiung(?:i|ere) la prima card del tuo mazzo al tuo calamaio,? a faccia in giù e impegnata",
            "put the top card of your deck into your inkwell facedown and exerted",
        ),
        (
            r"\baggiung(?:i|ere) (this card|that card) al tuo calamaio,? a faccia in giù e impegnata",
            r"put \1 into your inkwell facedown and exerted",
        ),
        (r"\bguard(?:a|are) le prime (\d+) cards del tuo mazzo", r"look at the top \1 cards of your deck"),
        (r"\bguard(?:a|are) la prima card del tuo mazzo", "look at the top card of your deck"),
        (r"\brivelare ([^.]*?) e aggiungerl[ae] alla tua mano", r"reveal \1 and put it into your hand"),
        (
            r"\bmetti il resto in fondo al tuo mazzo in qualsiasi ordine",
            "Put the rest on the bottom of your deck in any order",
        ),
        (
            r"\bmett(?:ila|erla) (?:o )?in cima o in fondo al tuo mazzo",
            "Put it on either the top or the bottom of your deck",
        ),
        (
            r"\bpag(?:a|hi) (\d+) (\{I\} )?in meno per giocare il tuo prossimo (\w+(?: \w+)?) this turn",
            r"you pay \1 {I} less for the next \3 you play this turn",
        ),
        (r"\bpag(?:a|hi) (\d+) (\{I\} )?in meno per giocare", r"you pay \1 {I} less to play"),
        (r"\bper ogni\b", "for each"),
        (r"\bper each\b", "for each"),
        (r"\bnon può\b", "can't"),
        (
            r"\bogni avversario sceglie ed? (?:banish|esilia) one of your",
            "each opponent chooses and banishes one of their",
        ),
        (
            r"\bogni avversario sceglie ed? (?:exert|impegna) one of your",
            "each opponent chooses and exerts one of their",
        ),
        (r"\bUn giocatore a tua scelta (?:pesca|draw)", "Chosen player draws"),
        (r"\bScegli uno:", "Choose one:"),
        (r"\bscegliere uno:", "choose one:"),
        (
            r"\bspost(?:a|are) 1 segnalino danno da (chosen character(?: of yours)?) a\b",
            r"move 1 damage counter from \1 to",
        ),
        (r"\b(move up to \d+ damage counters from chosen character(?: of yours)?) a\b", r"\1 to"),
        (
            r"\bMettine una in cima al tuo mazzo e l'altra in fondo",
            "Put one on the top of your deck and the other on the bottom",
        ),
        (
            r"\baggiung(?:i|ere) chosen item al calamaio del suo giocatore,? a faccia in giù e impegnato",
            "put chosen item into its player's inkwell facedown and exerted",
        ),
        (r"\bpagare (\d+) (?:\{I\} )?per (?=draw|deal|return|banish|gain|ready|exert)", r"pay \1 {I} to "),
        (r"\b(?<=card) per (?=draw|deal|return|banish|gain|ready|exert)", " to "),
        (
            r"\b(choose and discard a card|banish [^.,]*?|exert [^.,]*?) per "
            r"(?=draw|deal|return|banish|gain|ready|exert)",
            r"\1 to ",
        ),
        (r"\bnella tua mano\b", "in your hand"),
        (r"\bgioc(?:a|are) gratis ([^.,]*)", r"play \1 for free"),
        (r"\bgioc(?:a|are) ([^.,]*?) gratis", r"play \1 for free"),
        (r"\bpreparalo\b", "ready him"),
        (r"\baggiungerne una alla tua mano", "put one into your hand"),
        (r"\baggiungine una alla tua mano", "put one into your hand"),
        (r" tra quelle(?= and put)", ""),
        (r"\b(?:scegli|choose) e scart(?:a|are) (?:1|a) card", "choose and discard a card"),
        (r"\bOgni giocatore sceglie e scarta (a card|\d cards)", r"Each player chooses and discards \1"),
        (r"\bbanish il character che lo ha sfidato", "banish the challenging character"),
        (r"\bun avversario a tua scelta\b", "chosen opponent"),
        (r"\brivel(?:a|are) la prima card del tuo mazzo", "reveal the top card of your deck"),
        (r"\bSe è (a\w* [^,]*card),", r"If it's \1,"),
        (r"\baggiungila alla tua mano", "put it into your hand"),
        (r"\bmettila in fondo al tuo mazzo", "put it on the bottom of your deck"),
        (
            r"\bmett(?:i|ere) la prima card del tuo mazzo a faccia in giù sotto a",
            "put the top card of your deck facedown under",
        ),
        (r"\bcharacters o locations\b", "characters or locations"),
        (r"\bse un avversario ha in mano più cards di te", "if an opponent has more cards in their hand than you"),
        (r"\brimescol(?:a|are) this card nel tuo mazzo", "shuffle this card into your deck"),
        (
            r"\baggiungerl[oa] al tuo calamaio,? a faccia in giù e impegnat[oa]",
            "put this card into your inkwell facedown and exerted",
        ),
        (r"\bTu gain\b", "You gain"),
        (r"\be then\b", "then"),
        (r"\be/o\b", "and/or"),
        (r"\bogni avversario\b", "each opponent"),
        (r"\bto a (?=chosen)", "to "),
        (r"\b(?:an|a) (\w+) o (?:a )?chosen (\w+)", r"chosen \1 or \2"),
        (r"\bdai tuoi scarti", "from your discard"),
    )
)
SIGNLESS: Final = re.compile(
    r"(?<!Sfidante )(?<!Resistere )(?<!costo )([+-]\d+)(?! ?\{|\d)(?=[ .,]|$)|\bcon (\d+)(?= o (?:inferiore|superiore))"
)
"""Where a sign of Strength, Willpower or lore is not in the text."""


COSTLESS: Final = re.compile(r"^[^{]*—")
"""An ability whose costs lack their signs."""
MOST_SIGNS: Final = 3
"""With more signs missing than that nobody tries which they were."""


class Translator:
    """Italian sentences into English ones, with the names of cards in both languages."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        """English names of cards by their Italian ones."""
        listed = "|".join(sorted((re.escape(name) for name in names), key=len, reverse=True))
        self.named = re.compile(rf"\b(?:chiamat[oaie]|di nome) ({listed})(?![\w])") if names else None

    def english(self, text: str) -> str:
        """The text in English, as far as its phrases are known."""
        said = re.sub(r"\s*\([^)]*\)", "", text.replace("’", "'")).strip()
        if self.named is not None:
            said = self.named.sub(lambda found: f"named {self.names[found[1]]}", said)
        for italian, keyword in KEYWORDS.items():
            said = re.sub(rf"\b{italian}\b", keyword, said)
        said = re.sub(
            r"\bcon (?=Evasive|Support|Bodyguard|Ward|Rush|Reckless|Alert|Boost|Singer|Shift|Challenger)", "with ", said
        )
        said = NOUN.sub(noun_in_english, said)
        for pattern, meant in PHRASES:
            said = pattern.sub(meant, said)
        said = re.sub(
            r" ed? (?=gains|gets|can't|[+-]\d|you |gain |draw |Resist|Challenger|Evasive|Rush|Ward|Support)",
            " and ",
            said,
        )
        return re.sub(r"\s+", " ", said).strip()


def noun_in_english(found: re.Match[str]) -> str:
    """A noun with all that is said of it."""
    det = ((found["det"] or "") + (found["apostrophe"] or "")).lower().replace("’", "'").strip()
    noun = NOUNS[found["noun"].lower()]
    kind = (found["as"] or "").strip().lower()
    noun = f"{NOUNS[kind]} {noun}" if kind else noun
    plural = noun.endswith("s")
    words = " ".join(adjectives(found["adj"] or ""))
    such = f"{words} {noun}".strip()
    mine = ((found["mine"] or "") + (found["also"] or "")).strip().lower().startswith("tu")
    other = bool(found["other"])
    lead, tail = found[0][: len(found[0]) - len(found[0].lstrip())], ""
    if found["chosen"]:
        number = det + " " if det.isdigit() else f"up to {det.split()[-1]} " if det.startswith("fino") else ""
        number = "any number of " if det.startswith("un qualsiasi") else number
        tail = " of yours" if mine else ""
        such = f"{'another ' if other else ''}{number}chosen {such}{tail}"
    elif det.startswith(("uno de", "una de", "uno deg")) or (mine and det in ("un", "uno", "una", "un'")):
        plain = noun if plural else f"{noun}s"
        such = f"one of your {'other ' if other else ''}{f'{words} {plain}'.strip()}"
    elif det.startswith(("quest",)):
        such = f"this {such}"
    elif det.startswith(("quel", "quei")):
        such = f"that {such}"
    elif det.startswith("tutt"):
        such = f"all {'your ' if mine else ''}{'other ' if other else ''}{such}"
    elif det.startswith(("ogni", "ciascun")):
        such = f"each {'of your ' if mine else ''}{'other ' if other else ''}{such}"
    elif det.isdigit() or det.startswith(("fino", "un qualsiasi")):
        number = det if det.isdigit() else f"up to {det.split()[-1]}"
        number = "any number of" if det.startswith("un qualsiasi") else number
        such = f"{number} {'of your ' if mine else ''}{'other ' if other else ''}{such}"
    elif det in ("un", "uno", "una", "un'"):
        such = f"another {such}" if other else f"{'an' if such[0].lower() in 'aeio' else 'a'} {such}"
    elif mine:
        such = f"your {'other ' if other else ''}{such}"
    elif det in ("il", "la", "lo", "dei", "del", "dalle", "degli", "l'", "all'", "dell'"):
        return f"{lead}{det} {such}"
    elif other:
        such = f"other {such}"
    return lead + such


def adjectives(text: str) -> list[str]:
    """States and classifications behind an Italian noun, in English and before it."""
    found: list[str] = []
    for part in re.findall(_ADJECTIVE, text, re.IGNORECASE):
        state = next((said for start, said in STATES.items() if part.lower().startswith(start)), "")
        found.append(state or re.sub(rf"\b({_CLASS})\b", lambda one: CLASSES[one[1]], part).replace(" o ", " or "))
    order = ("opposing", "damaged", "exerted", "ready")
    return sorted(found, key=lambda word: order.index(word) if word in order else len(order))


def with_signs(texts: list[str]) -> list[list[str]]:
    """The texts with every choice of signs where they lack some; only themselves where they lack none or too many."""
    missing = sum(len(SIGNLESS.findall(text)) for text in texts)
    if not missing or missing > MOST_SIGNS:
        return [texts]
    return [signed(texts, list(signs)) for signs in product(("{S}", "{L}", "{W}"), repeat=missing)]


def signed(texts: list[str], signs: list[str]) -> list[str]:
    """The texts with these signs in their order."""

    def put(found: re.Match[str]) -> str:
        sign = signs.pop(0)
        return f"{found[1]} {sign}" if found[1] else f"con {found[2]} {sign}"

    return [SIGNLESS.sub(put, text) for text in texts]


def lacks_signs(texts: list[str]) -> bool:
    """Whether signs of figures or of costs are missing, as in lists made of plain words."""
    return any(SIGNLESS.search(text) or COSTLESS.match(text) for text in texts)
