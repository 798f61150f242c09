"""The keywords as cards have them and as the card language says them: `rush`, `resist(1)`, `having(evasive)`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount
from ludoteca.games.lorcana.state import cards
from ludoteca.games.lorcana.state.script import Script, ShiftWay
from ludoteca.kernel.language import NUMBER, Param, Word
from ludoteca.kernel.texts import Phrase

KEYWORD: Final = "keyword"
WITH_VALUE: Final = (cards.CHALLENGER, cards.RESIST, cards.SINGER, cards.SING_TOGETHER, cards.BOOST)
ADDING: Final = (cards.CHALLENGER, cards.RESIST)
"""Their value is written with a plus sign, and adds up."""
GRANTABLE: Final = (
    cards.RUSH, cards.EVASIVE, cards.WARD, cards.BODYGUARD, cards.SUPPORT, cards.RECKLESS, cards.VANISH, cards.ALERT,
    cards.CHALLENGER, cards.RESIST, cards.SINGER,
)  # fmt: skip
"""What a card in play can gain."""

SAME_NAME: Final = Phrase("un tuo personaggio con lo stesso nome", "one of your characters with the same name")
"""What most cards with Shift are played on."""
EXPLAINED: Final = {
    cards.RUSH: Phrase("può sfidare nel turno in cui viene giocato", "it can challenge the turn it is played"),
    cards.EVASIVE: Phrase(
        "solo i personaggi con Sfuggente o Vigile possono sfidarlo",
        "only characters with Evasive or Alert can challenge it",
    ),
    cards.WARD: Phrase(
        "gli avversari possono sfidarlo, ma non sceglierlo per i loro effetti",
        "opponents may challenge it, but not choose it for their effects",
    ),
    cards.BODYGUARD: Phrase(
        "può entrare in gioco impegnato; chi sfida i tuoi personaggi deve sfidare un Guardiano, se può",
        "it may enter play exerted; whoever challenges your characters must challenge a Bodyguard if able",
    ),
    cards.SUPPORT: Phrase(
        "quando va all'avventura, puoi aggiungere la sua {S} a quella di un altro personaggio per questo turno",
        "whenever it quests, you may add its {S} to another character's this turn",
    ),
    cards.RECKLESS: Phrase(
        "non può andare all'avventura, e nel suo turno deve sfidare, se può",
        "it can't quest, and must challenge each turn if able",
    ),
    cards.VANISH: Phrase(
        "se un avversario lo sceglie per un'azione, viene esiliato",
        "if an opponent chooses it for an action, it is banished",
    ),
    cards.ALERT: Phrase("può sfidare come se avesse Sfuggente", "it can challenge as if it had Evasive"),
    cards.CHALLENGER: Phrase("mentre sfida riceve +{n} {{S}}", "it gets +{n} {{S}} while challenging"),
    cards.RESIST: Phrase("il danno che gli viene inflitto è ridotto di {n}", "damage dealt to it is reduced by {n}"),
    cards.SINGER: Phrase("canta le canzoni come se costasse {n}", "it sings songs as if it cost {n}"),
    cards.SHIFT: Phrase(
        "puoi giocarlo sopra {on}, per questo costo",
        "you may play it on top of {on}, for this cost",
    ),
    cards.SING_TOGETHER: Phrase(
        "uno o più tuoi personaggi di costo totale {n} o superiore possono cantarla gratis",
        "any number of your characters with total cost {n} or more may sing it for free",
    ),
    cards.BOOST: Phrase(
        "una volta nel tuo turno puoi pagare {n} {{I}} per mettere la prima carta del tuo mazzo "
        "a faccia in giù sotto di esso",
        "once during your turn, you may pay {n} {{I}} to put the top card of your deck facedown under it",
    ),
}


class Keyword:
    """A keyword, with its value where it has one."""

    def __init__(self, bit: int, value: Amount | int = 0) -> None:
        if isinstance(value, int) and value < 0:
            raise ValueError("the value of a keyword is not negative")
        self.bit = bit
        self.value = value if isinstance(value, int) else 0
        self.amount = None if isinstance(value, int) else value
        """The value, where it has to be counted."""

    @property
    def key(self) -> str:
        return next(text for text, bit in cards.KEYWORDS.items() if bit == self.bit)

    def words(self) -> Phrase:
        """Say the keyword with its value: "Sfidante +2"."""
        return keyword_words(self.bit, self.value, self.amount)

    def print_on(self, script: Script) -> None:
        """Give the keyword to the card of this script."""
        if self.amount is not None or (self.bit in WITH_VALUE and not self.value):
            raise ValueError(f"{self.key} on a card needs a number")
        script.keywords |= self.bit
        if self.bit == cards.CHALLENGER:
            script.challenger += self.value
        elif self.bit == cards.RESIST:
            script.resist += self.value
        elif self.bit == cards.SINGER:
            script.singer = max(script.singer, self.value)
        elif self.bit == cards.SING_TOGETHER:
            script.sing_together = self.value
        elif self.bit == cards.BOOST:
            script.boost = self.value


class ShiftKeyword(Keyword):
    """shift(3), shift(3, classed("Puppy")), shift(4, any), shift(cost=…): printed on a card."""

    def __init__(self, way: ShiftWay, base: Phrase) -> None:
        super().__init__(cards.SHIFT, max(0, way.ink))
        self.way = way
        self.base = base
        """The classification that the base must have, or "Universale"; empty where the name decides."""

    def words(self) -> Phrase:
        name = cards.KEYWORD_NAMES[cards.SHIFT]
        if self.base.en:
            name = Phrase(f"{name.it} {self.base.it}", f"{self.base.en} {name.en}")
        if self.way.cost is not None:
            return Phrase("{name}: {cost}", "{name}: {cost}").fill(name=name, cost=self.way.cost.words())
        return name + Phrase(f" {self.way.ink}", f" {self.way.ink}")

    def print_on(self, script: Script) -> None:
        script.keywords |= cards.SHIFT
        script.shift = self.way


def keyword_words(bit: int, value: int = 0, amount: Amount | None = None) -> Phrase:
    """Say a keyword with its value, as it stands on a card."""
    name = cards.KEYWORD_NAMES[bit]
    if amount is not None:
        per = amount.per()
        if per.en:
            return name + Phrase(" +1 per ogni ", " +1 for each ") + per
        return name + Phrase(" pari a ", " equal to ") + amount.words()
    if not value:
        return name
    figure = f" +{value}" if bit in ADDING else f" {value}"
    return name + Phrase(figure, figure)


def explanation(bit: int, value: int = 0, on: Phrase = SAME_NAME) -> Phrase:
    """Explain what a keyword means, in a few words; `on`: what a card with Shift is played on."""
    if bit == cards.SHIFT:
        return EXPLAINED[cards.SHIFT].fill(on=on)
    return EXPLAINED[bit].fill(n=value) if bit in WITH_VALUE else EXPLAINED[bit]


class _Maker:
    """Builds one keyword."""

    def __init__(self, bit: int) -> None:
        self.bit = bit

    def bare(self) -> Keyword:
        return Keyword(self.bit)

    def valued(self, value: Amount | int) -> Keyword:
        return Keyword(self.bit, value)


def _words() -> list[Word]:
    made: list[Word] = []
    for text, bit in cards.KEYWORDS.items():
        maker = _Maker(bit)
        if bit in WITH_VALUE:
            kinds = f"{NUMBER}/amount" if bit in ADDING else NUMBER
            made.append(Word(text, KEYWORD, (Param("value", kinds),), maker.valued))
        if bit != cards.CHALLENGER and bit != cards.SHIFT:
            made.append(Word(text, KEYWORD, (), maker.bare, call=False))
    made.append(Word("with_challenger", KEYWORD, (), _Maker(cards.CHALLENGER).bare, call=False))
    made.append(Word("with_shift", KEYWORD, (), _Maker(cards.SHIFT).bare, call=False))
    return made


WORDS: Final = _words()
"""All of them but `shift(…)`, which `abilities` reads. The bare `challenger` is a card: say `with_challenger`."""
