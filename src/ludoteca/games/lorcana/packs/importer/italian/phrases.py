"""What Italian sentences are made of, in patterns: `<n>` is a noun phrase, `<p>` a player, `<z>` a zone, `<x>` the next
card one plays, `<#>` a number, `<s>` a sign, `§draw` any form of that verb, `¤` a pronoun at its end.
"""

from __future__ import annotations

import re
from typing import Final

_PIECES: Final = {
    "<n>": r"(⟦n\d+⟧)",
    "<p>": r"(⟦p\d+⟧)",
    "<z>": r"(⟦z\d+⟧)",
    "<x>": r"(⟦x\d+⟧)",
    "<q>": r"(⟦q\d+⟧)",
    "<#>": r"(\d+)",
    "<s>": r"(\{\w\})",
}
Patterns = tuple[tuple[re.Pattern[str], str], ...]


def patterns(*pairs: tuple[str, str]) -> Patterns:
    """The pairs with their patterns ready to be searched for."""
    found = []
    for pattern, said in pairs:
        for piece, meant in _PIECES.items():
            pattern = pattern.replace(piece, meant)
        start = "" if pattern.startswith((",?", " ", "(?<")) else r"(?<![\w§'{])"
        end = "" if re.search(r" $|\(\?[=!](?:[^()]|\([^()]*\))*\)$", pattern) else r"(?![\w}])"
        found.append((re.compile(f"{start}(?:{pattern}){end}", re.IGNORECASE), said))
    return tuple(found)


def comparisons(italian: str, english: str) -> tuple[tuple[str, str], ...]:
    """Who has more of something, or less, than somebody else."""
    have, has = "(?:hai|abbia)", "(?:ha|abbia|hanno)"
    hand = f"(?:in mano {italian} <n>|{italian} <n> in mano)"
    play = f"(?:in gioco {italian} <n>|{italian} <n> in gioco)"
    lore = "less" if english == "fewer" else english
    return (
        (rf"{have} {hand} di <p>", rf"you have {english} \1\2 in your hand than \3"),
        (rf"<p> {has} {hand} di te", rf"\1 has {english} \2\3 in their hand than you"),
        (rf"<p> con {hand} di te", rf"\1 with {english} \2\3 in their hand than you"),
        (rf"<p> {has} {italian} <n> di te in mano", rf"\1 has {english} \2 in their hand than you"),
        (rf"<p> {has} {italian} <n> di te in <z>", rf"\1 has {english} \2 in \3 than you"),
        (rf"<p> {has} {italian} leggenda di te", rf"\1 has {lore} lore than you"),
        (rf"<p> con {italian} leggenda di te", rf"\1 with {lore} lore than you"),
        (rf"{have} {italian} leggenda di <p>", rf"you have {lore} lore than \1"),
        (rf"<p> {has} {play} di te", rf"\1 has {english} \2\3 in play than you"),
        (rf"<p> {has} {italian} <n> di te", rf"\1 has {english} \2 than you"),
        (rf"{have} {play} di <p>", rf"you have {english} \1\2 in play than \3"),
        (rf"{have} {italian} <n> di <p>", rf"you have {english} \1 than \2"),
    )


def said_by(group: Patterns, text: str) -> str:
    """The text after all patterns of the group."""
    for pattern, said in group:
        text = pattern.sub(lambda found, said=said: filled(found, said), text)  # type: ignore[misc]
    return text


def filled(found: re.Match[str], said: str) -> str:
    """The words for what was found; groups that took no part are empty."""
    return re.sub(r"\\(\d)", lambda one: found[int(one[1])] or "", said)


NOISE: Final = patterns(
    (r"gratuitamente", "gratis"),
    (r",? dopodiché,?", ", poi"),
    (r"vene", "viene"),
    (r"per per", "per"),
    (r"od", "o"),
    (r"ed", "e"),
    (r"ad", "a"),
    (r"ogniqualvolta|ogni qual ?volta|ognivolta che", "ogni volta che"),
    (r"oppure", "o"),
    (r"(personaggi|oggetti|luoghi) (?:degli|dei tuoi) avversari", r"\1 avversari"),
    (r"(personaggio|oggetto|luogo) di un avversario(?! a tua scelta)", r"\1 avversario"),
    (
        r"senza carte sotto di (?:sé|loro|essi)|che non (?:ha|hanno) carte sotto di (?:sé|loro|essi)",
        "senza-carte-sotto",
    ),
    (r"due(?= (?:o più|person|ogg|luog|azion|canz|cart|dei|delle|tuoi|tue|altr|dann|segn))", "2"),
    (r"tre(?= (?:o più|person|ogg|luog|azion|canz|cart|dei|delle|tuoi|tue|altr|dann|segn))", "3"),
    (r"quattro(?= (?:o più|person|ogg|luog|azion|canz|cart|dei|delle|tuoi|tue|altr|dann|segn))", "4"),
    (r"(?:inoltre|in aggiunta),?", ""),
    (r"soltanto", "solo"),
    (r"senza pagar(?:lo|la|ne il costo)", "gratis"),
    (r"almeno (\d+)", r"\1 o più"),
    (r"almeno (?=un[oa']?\b)", ""),
    (r"hai (in gioco )?sia ([^,.]*?) che (?=un)", r"hai \1\2 e "),
    (r"un segnalino danno", "1 segnalino danno"),
    (r"un numero di carte pari", "carte pari"),
    (r"le (?:carte )?(?:restanti|rimanenti)(?: carte)?", "il resto"),
    (r"per un'abilità o un effetto", "for an ability or effect"),
    (r"dai (?=[+-]\d)", "dare "),
    (r"solo un[oa]? (?=personaggio\b)", "only one "),
    (r"tui", "tuoi"),
    (r"per (?:ogni|ciascun[oa']?)", "for ogni"),
    (r"e poi", "poi"),
)
"""Other ways of writing the same."""

MERGED: Final = patterns(
    (
        r"<n> con lo stesso nome di (?:quello|quella) che hai esiliato",
        r"\1 with the same name as the banished character",
    ),
    (r"<n> con lo stesso nome di <n>", r"\1 with the same name as \2"),
    (r"⟦n\d+⟧ che (?:lo|la|l') ha sfidat[oa]", "the challenging character"),
    (r"<n> con costo pari o inferiore a il costo di <n>", r"\1 with cost equal to or less than \2's cost"),
    (r"<n> con costo pari o inferiore a (?:il|la) <s> di <n>", r"\1 with cost equal to or less than \3's \2"),
    (r"<n> con costo inferiore a il costo di <n>", r"\1 with cost less than \2's cost"),
    (r"<n> con <s> pari o inferiore a quella di <n>", r"\1 with \2 equal to or less than \3's \2"),
    (r"<n> con (?:più <s> di|<s> superiore a quella di) <n>", r"\1 with more \2\3 than \4"),
    (r"<n> con (?:meno <s> di|<s> inferiore a quella di) <n>", r"\1 with less \2\3 than \4"),
    (r"(?<!più )(?<!meno )<n> di <p>", r"\2's \1"),
    (r"<n> di <z>", r"\1 in \2"),
    (r"<n> che (?:ha|hanno) cantato <n>", r"\1 that sang \2"),
    (r"<n> sotto (?:a )?<n>", r"\1 under \2"),
)
"""Noun phrases made of others."""

TIMES: Final = patterns(
    (r"fino a l' inizio di il tuo prossimo turno", "until the start of your next turn"),
    (r"fino a la fine di il tuo prossimo turno", "until the end of your next turn"),
    (r"fino a la fine di il (?:suo|loro) prossimo turno", "until the end of their next turn"),
    (r"fino a la fine di (?:il|questo) turno", "this turn"),
    (r"fino a l' inizio di il (?:suo|loro) prossimo turno", "until the start of their next turn"),
    (r"(?:durante|in) il prossimo turno di (?:il suo giocatore|quel giocatore)", "during their next turn"),
    (r"(?:durante|in|per) il (?:suo|loro) prossimo turno", "during their next turn"),
    (r"(?:durante|in|per) il tuo prossimo turno", "during your next turn"),
    (r"per il resto di (?:questo|il) turno", "for the rest of this turn"),
    (r"(?:(?:per|in|durante) )questo turno", "this turn"),
    (r"di questo turno", "of the turn"),
    (r"a l' inizio di il (?:suo|loro) prossimo turno", "at the start of their next turn"),
    (r"a l' inizio di il (?:suo|loro) turno", "at the start of their turn"),
    (r"a l' inizio di il tuo prossimo turno", "at the start of your next turn"),
    (r"a l' inizio di il tuo turno", "at the start of your turn"),
    (r"a la fine di il tuo turno", "at the end of your turn"),
    (r"a la fine di il turno di ogni avversario", "at the end of each opponent's turn"),
    (r"a l' inizio di il turno di ogni avversario", "at the start of each opponent's turn"),
    (r"a la fine di il turno di (?:ogni|ciascun) giocatore", "at the end of each player's turn"),
    (r"a l' inizio di il turno di (?:ogni|ciascun) giocatore", "at the start of each player's turn"),
    (
        r"questo è il tuo primo turno e non sei il primo giocatore",
        "this is your first turn and you're not the first player",
    ),
    (r"in un turno", "in a turn"),
    (r"ogni turno", "each turn"),
    (r"se possibile", "if able"),
    (r"(?:deve|devono)", "must"),
    (r"a la fine di (?:il|questo) turno", "at the end of the turn"),
    (r"(?:solo )?una volta durante il tuo turno", "once during your turn"),
    (r"due volte durante il tuo turno", "twice during your turn"),
    (r"una volta (?:per|a) turno", "once per turn"),
    (r"durante il tuo turno", "during your turn"),
    (r"durante il turno di (?:un avversario|gli avversari|i tuoi avversari)", "during opponents' turns"),
    (r"durante il turno di (?:ogni|ciascun) avversario", "during each opponent's turn"),
    (r"durante quella sfida", "during that challenge"),
    (r"durante (?:questa|la) sfida", "during this challenge"),
    (r"durante il turno di quel giocatore", "during that player's turn"),
    (r"per abilità o effetti", "for abilities or effects"),
    (r"(?:in|durante) una sfida", "in a challenge"),
    (r"da la sfida", "from the challenge"),
    (r"da (?:le )?sfide", "from challenges"),
    (r"mentre (?:si trova|si trovano) in questo luogo", "while here"),
    (r"mentre (?:si trova|si trovano) in un luogo", "while at a location"),
    (r"mentre (?:sta|stanno) sfidando un luogo|mentre (?:sta|stanno) sfidando luoghi", "while challenging a location"),
    (r"mentre (?:sta|stanno) sfidando", "while challenging"),
    (r"la (prima|seconda|terza) sfida", r"the \1 challenge"),
    (r"invece che", "instead of"),
)

SETTINGS: Final = patterns(
    (r"ogni volta che", "whenever"),
    (r"quando", "when"),
    (r"la prima volta che", "the first time"),
    (r"la prossima volta che", "the next time"),
    (r"a meno che <p> non (?:you )?§(\w+?)s?", r"unless \1 §\2s"),
    (r"a meno che (?:tu )?non(?! you §)", "unless"),
    (r"a meno che <n> non", r"unless \1"),
    (r"mentre", "while"),
    (r"finché non", "until"),
    (r"se lo fai", "if you do"),
    (r"se non lo fai", "if you don't"),
    (r"se non lo (?:fa|fanno)", "if they don't"),
    (r"che non lo (?:fa|fanno)", "who doesn't"),
    (r"che lo (?:fa|fanno)", "who does"),
    (r"se lo (?:fa|fanno)", "if they do"),
    (r"se", "if"),
    (r"altrimenti", "otherwise"),
    (r"o (?:più|superiore)", "or more"),
    (r"o (?:meno|inferiore)", "or less"),
)

DEEDS_OF_CARDS: Final = patterns(
    (r"while (?:viene|vengono) sfidat[oaie]", "while being challenged"),
    (r"while <n> (?:viene|vengono) sfidat[oaie]", r"while \1 is being challenged"),
    (r"(?:va|vada) a l' avventura", "quests"),
    (r"vanno a l' avventura", "quest"),
    (r"andare a l' avventura", "quest"),
    (r"non (?:è|sono) andat[oaie] a l' avventura", "didn't quest"),
    (r"(?:è|sono) andat[oaie] a l' avventura", "quested"),
    (r"(?:ha|hanno) cantato <n>", r"sang \1"),
    (r"(?:ha|hanno) lasciato <z>", r"left \1"),
    (r"(?:entra|entrano) in <z> impegnat[oaie]", r"enters \1 exerted"),
    (r"(?:viene|vengono) rimoss[oaie] (?:di il |il |dei )?dann[oi] da <n>", r"damage is removed from \1"),
    (r"(?:viene|vengono) sfidat[oaie] e esiliat[oaie]", "is challenged and banished"),
    (r"(?:viene|vengono) esiliat[oaie]", "is banished"),
    (r"(?:viene|vengono) sfidat[oaie]", "is challenged"),
    (r"(?:viene|vengono) giocat[oaie]", "is played"),
    (r"(?:viene|vengono) spostat[oaie] verso <n>", r"moves to \1"),
    (r"(?:viene|vengono) spostat[oaie] in <n>", r"moves to \1"),
    (r"(?:viene|vengono) ripres[oaie] in mano", "is returned to your hand"),
    (r"(?:viene|vengono) scartat[oaie]", "is discarded"),
    (r"(?:viene|vengono) mess[oaie] in <z>", r"is put into \1"),
    (r"(?:è|sia|sono) stat[oaie] sfidat[oaie]", "was challenged"),
    (r"(?:ha|hanno) sfidato <n>", r"challenged \1"),
    (r"(?:ha|hanno|abbia) sfidato", "has challenged"),
    (r"§leaves? <n>", r"leaves \1"),
    (r"(?:viene|vengono) danneggiat[oaie]", "is damaged"),
    (r"sono in gioco <n>", r"there are \1 in play"),
    (r"while §challenges? <n>", r"while challenging \1"),
    (r"(può|possono) §take dann[oi]", r"\1 be dealt damage"),
    (r"(?:viene|vengono) impegnat[oaie]", "is exerted"),
    (r"(?:viene|vengono) preparat[oaie]", "is readied"),
    (r"(?:viene|vengono) scelt[oaie] per Support", "is chosen for Support"),
    (r"(?:viene|vengono) scelt[oaie] da (?:un )?Support", "is chosen for Support"),
    (r"(?:viene|vengono) scelt[oaie] <n>", r"\1 is chosen"),
    (r"(?:viene|vengono) aggiunt[oaie] a <z>", r"is put into \1"),
    (r"(?:viene|vengono) mess[oaie] (?:in|tra) <z>", r"is put into \1"),
    (r"(?:viene|vengono) ripres[oaie] in mano da il gioco", "is returned to a hand from play"),
    (r"(?:è|sia|sono) stat[oaie] esiliat[oaie]", "was banished"),
    (r"(?:è|sia|sono) stat[oaie] danneggiat[oaie]", "was damaged"),
    (r"(?:è|sia|sono) stat[oaie] mess[oaie] in <z>", r"was put into \1"),
    (r"(?:è|sia) stat[oa] giocat[oa]", "was played"),
    (r"§challenges? e §banishs? ", "challenges and banishes "),
    (r"§leaves? il gioco", "leaves play"),
    (r"si §moves? verso <n>", r"moves to \1"),
    (r"(?:si trova|si trovano|si trovi|si trovino) in <n>", r"is at \1"),
    (r"(?:si trova|si trovi) in <z>", r"is in \1"),
    (r"(?:è|sono|sia|siano) impegnat[oaie]", "is exerted"),
    (r"(?:è|sono|sia|siano) preparat[oaie]", "is ready"),
    (r"(?:è|sono|sia|siano) danneggiat[oaie]", "is damaged"),
    (r"(?:è|sono|sia|siano) in gioco", "is in play"),
    (r"sono in gioco <n>", r"there are \1 in play"),
    (r"non (?:ha|hanno|abbia) (?:alcun )?dann[oi](?: su di (?:sé|esso))?", "has no damage"),
    (r"(?:ha|hanno) dann[oi]", "has damage"),
    (r"(?:ha|hanno|abbia) <#> or more dann[oi]", r"has \1 or more damage"),
    (r"non si §readys?", "doesn't ready"),
    (r"subirebber?o? dann[oi]", "would be dealt damage"),
    (r"(?:viene|vengono) mess[oaie] (?:a faccia in giù )?sotto (?:a )?<n>", r"is put under \1"),
    (r"(?:ha|abbia) <#> <s> or (more|less)", r"has \1 \2 or \3"),
    (r"(?:entra|entrano) in gioco impegnat[oaie]", "enters play exerted"),
    (r"(?:entra|entrano) in gioco con <#> dann[oi]", r"enters play with \1 damage"),
    (r"non §takes? (?:alcun )?dann[oi] from (the challenge|challenges)", r"takes no damage from \1"),
    (r"non §takes? (?:alcun )?dann[oi]", "takes no damage instead"),
    (r"§takes? dann[oi]", "is dealt damage"),
    (r"(?:può|possono) essere sfidat[oaie] (?:solo|soltanto) da", "can only be challenged by"),
    (r"essere preparat[oaie]", "§ready"),
    (r"essere sfidat[oaie]", "be challenged"),
    (r"essere rimoss[oaie] da", "be removed from"),
    (r"essere rimoss[oaie]", "be removed"),
    (r"essere scelt[oaie]", "be chosen"),
    (r"essere danneggiat[oaie]", "be dealt damage"),
    (
        r"§counts? come (?:if (?:avesse|avessero)|di) (?:costo )?\+<#>(?: costo)? per §sing <n>",
        r"counts as having +\1 cost to sing \2",
    ),
    (
        r"§counts? come if (?:avesse|avessero) costo <#> per §sing <n>",
        r"counts as having cost \1 to sing \2",
    ),
    (r"§counts? come if (?:avesse|avessero) (\{C\})", r"counts as having \1"),
    (r"(?:è|sia) stat[oa]", "was"),
)

CONDITIONS: Final = patterns(
    (r"(?:hai|abbia) usato Shift per §play ¤l[oa]", "you used Shift to play ¤lo"),
    (r"non (?:hai|abbia) <n> in mano", r"you have no \1 in your hand"),
    (r"(?:hai|abbia) meno di <n> in mano", r"you have fewer than \1 in your hand"),
    (r"(?:hai|abbia) più di <n> in mano", r"you have more than \1 in your hand"),
    (r"<p> (?:ha|abbia|hanno) meno di <n> in mano", r"\1 has fewer than \2 in their hand"),
    (r"<p> (?:ha|abbia|hanno) più di <n> in mano", r"\1 has more than \2 in their hand"),
    (r"<p> non (?:ha|abbia|hanno) <n> in mano", r"\1 has no \2 in their hand"),
    (r"<p> con <n> in mano", r"\1 with \2 in their hand"),
    (r"<p> senza <n> in mano", r"\1 with no \2 in their hand"),
    (r"questo (?:ha|abbia) più di <n> in mano", r"they have more than \1 in their hand"),
    (r"ne (?:ha|hanno) <#> in mano", r"they have \1 cards in their hand"),
    (r"ne hai lo stesso numero", "you have the same number"),
    (r"until (?:ha|hanno) <n> in mano", r"until they have \1 in their hand"),
    (r"until (?:ha|hanno) <n>", r"until they have \1"),
    (r"ne §chooses un[oa] e la §discard", "§chooses e §discards a card"),
    (r"<p> con più di <n>", r"\1 with more than \2"),
    (r"<p> con meno di <n>", r"\1 with fewer than \2"),
    (r"§returns in mano <n> a caso da <z>", r"§returns \1 at random from \2 to their hand"),
    (r"§play(s?) <n> su <n>,? come if avesse qualsiasi nome", r"§play\1 \2 on \3 as if \3 had any name"),
    (r"tant[ei] <n> quant[iea](?: sono)? <n>", r"\1 equal to the number of \2"),
    (r"un effetto ti farebbe §discard <n>", r"an effect would cause you to discard \1"),
    (r"non §discard ¤ne", "you don't discard"),
    (r"(?:è|sia) <n> che (?:hai|abbia) aggiunto a <z>", r"it's \1 you've put into \2"),
    (r"(?:è|sia) <n> che (?:hai|abbia) giocato", r"it's \1 you've played"),
    (r"(?:è|sia) the (?:seconda) challenge of the turn", "it's the second challenge this turn"),
    (r"<p> hanno bisogno di <#> leggenda per §win la partita", r"\1 need \2 lore to win the game"),
    (r"(?:hai|abbia) (?:in mano )?(?:esattamente )<n>(?: in mano)?", r"you have exactly \1 in your hand"),
    *comparisons("più", "more"),
    *comparisons("meno", "fewer"),
    (r"(?:hai|abbia) <n> in mano", r"you have \1 in your hand"),
    (r"(?:hai|abbia) in mano <n>", r"you have \1 in your hand"),
    (r"(?:hai|abbia) in gioco <n>", r"you have \1 in play"),
    (r"non (?:hai|abbia) giocato <n>", r"you didn't play \1"),
    (r"(?:hai|abbia) giocato <n>", r"you played \1"),
    (r"non (?:hai|abbia) aggiunto <n> a <z>", r"you didn't put \1 into \2"),
    (r"(?:hai|abbia) aggiunto <n> a <z>", r"you put \1 into \2"),
    (r"(?:hai|abbia) aggiunto a <z>", r"you've put into \1"),
    (r"(?:hai|abbia) scartato <n>", r"you discarded \1"),
    (r"(?:hai|abbia) pescato <n>", r"you've drawn \1"),
    (r"(?:hai|abbia) esiliato <n>", r"you banished \1"),
    (r"(?:hai|abbia) rivelato <n>", r"you revealed \1"),
    (r"(?:hai|abbia) spostato <n>", r"you moved \1"),
    (r"(?:hai|abbia) cantato <n>", r"you sang \1"),
    (r"(?:hai|abbia) ripreso in mano <n>", r"you returned \1 to your hand"),
    (r"(?:hai|abbia) ottenuto leggenda", "you've gained lore"),
    (r"(?:ha|hanno) (?:giocato) <n>", r"played \1"),
    (r"(?:ha|hanno) (?:scartato) <n>", r"discarded \1"),
    (r"(?:ha|hanno) (?:esiliato) <n>", r"banished \1"),
    (r"(?:hai|abbia) rimosso (?:almeno )?(?:un|\d+) dann[oi] in questo modo", "you removed damage this way"),
    (r"non (?:hai|abbia) <n>", r"you don't have \1"),
    (r"(?:hai|abbia) <n>", r"you have \1"),
    (r"(?:hai|abbia) <#> or (more|less) leggenda", r"you have \1 or \2 lore"),
    (r"<p> (?:ha|abbia|hanno) <#> or (more|less) leggenda", r"\1 has \2 or \3 lore"),
    (r"<p> (?:ha|abbia|hanno) in gioco <n>", r"\1 has \2 in play"),
    (r"<p> (?:ha|abbia|hanno) <n> in mano", r"\1 has \2 in their hand"),
    (r"<p> (?:ha|abbia|hanno) <n>", r"\1 has \2"),
    (r"c' erano <n>", r"there were \1"),
    (r"c' era <n>", r"there was \1"),
    (r"(while|if|unless) (?:ha|abbia|hanno) <n>", r"\1 has \2"),
    (r"<n> (?:aveva|avevano) <n>", r"\1 had \2"),
    (r"(?:aveva|avevano) <n>", r"he had \1"),
    (r"(?:era|fosse) <n>", r"they were \1"),
    (r"non c' (?:è|sia) <n>", r"there are no \1"),
    (r"non ci sono <n>", r"there are no \1"),
    (r"c' (?:è|sia) <n>", r"there's \1"),
    (r"ci sono <n>", r"there are \1"),
    (r"<n> (?:ha|hanno) (Evasive|Support|Bodyguard|Ward|Rush|Reckless|Alert|Boost|Shift)", r"\1 has \2"),
    (r"(?:hai|abbia) messo <n>", r"you've put \1"),
    (r"<n> (?:è|sia|sono) <n>", r"\1 is \2"),
    (r"<n> costa <#> or (more|less)", r"\1 costs \2 or \3"),
    (r"(?:è|sia) <n>", r"it's \1"),
    (r"ha lo stesso nome di <n>", r"it has the same name as \1"),
    (r"<n> non (?:ha|hanno) <n>", r"\1 has no \2"),
    (r"<n> (?:ha|hanno) <n>", r"\1 has \2"),
    (r"usando Shift", "using Shift"),
    (r"§counts? anche come if named", "also counts as being named"),
    (r"§counts? come if named", "counts as being named"),
    (r"(lo|la) §(\w+)", r"§\2 ¤\1"),
    (r"sotto (?:di )?(?:esso|essa|sé|lui|lei)", "under ¤him"),
)

MAY: Final = patterns(
    (r"non puoi", "you can't"),
    (r"puoi anche", "you may also"),
    (r"puoi invece §([^.]*?)(,? gratis)?(?= e |[.])", r"you may §\1\2 instead"),
    (r"puoi", "you may"),
    (r"non si (?:può|possono) §ready", "can't ready"),
    (r"non si (?:può|possono) §exert", "can't exert"),
    (r"non (?:può|potrà|possono|potranno)", "can't"),
    (r"<p> (?:può|possono)", r"\1 may"),
    (r"(?:può|possono) §move ¤si verso <n>,? gratis", r"may move to \1 for free"),
    (r"(?:può|possono)", "can"),
    (r"can't §take dann[oi]", "can't be dealt damage"),
)

AMOUNTS: Final = patterns(
    (r"lo stesso ammontare di danno", "the same amount of damage"),
    (r"pari a il numero di <n>", r"equal to the number of \1"),
    (r"pari a (?:la|il) <s> di <n>", r"equal to the \1 of \2"),
    (r"pari a (?:la sua|il suo) <s>", r"equal to their \1"),
    (r"pari a il costo di <n>", r"equal to the cost of \1"),
    (r"pari a il danno (?:presente )?su <n>", r"equal to the damage on \1"),
    (r"pari a la leggenda persa(?: in questo modo)?", "equal to the lore lost this way"),
    (r"for ogni (?:singolo )?danno su <n>", r"for each 1 damage on \1"),
    (r"for ogni (?:singolo )?danno su di (?:esso|sé|lui|lei)", "for each 1 damage on ¤him"),
    (r"for ogni segnalino danno(?: che hai)? spostato in questo modo", "for each damage counter moved this way"),
    (r"for ogni segnalino danno su di (?:esso|sé|lui|lei)", "for each 1 damage on ¤him"),
    (r"for ogni segnalino danno su <n>", r"for each 1 damage on \1"),
    (r"for ogni segnalino danno", "for each damage counter"),
    (r"for ogni (?:singolo )?danno rimosso in questo modo", "for each 1 damage removed this way"),
    (r"(?:i )?segnalini danno", "damage counters"),
    (r"altrettante <n>", r"that many \1"),
    (r"§put(s?) altrettanti damage counters su <n>", r"§put\1 that many damage counters on \2"),
)
