"""Proves that every pronoun of an ability is bound in its own branch: `it`, `cause`, `former`, `that_much`, `done`, ….

What each word reads and binds, it tells beside its meaning, by `tells=` of its `Word`:

    reads NAME…             a pronoun: it speaks of that
    binds NAME…             an effect: what it leaves behind. `to`: its targets are `it` afterwards; `found`: what it
                            finds is, if only nothing; `much`, `name`, `healed`, `first`, `nothing`
    takes                   after `binds to`: they leave play, so that nothing more can be done to them there
    unless standing         after `binds to`: not if it covers all cards of a group for a time
    later PARAM…            what is read only when the effect is long over, so that no pronoun can stand there
    keeps name              but the name that was named is still known then
    gives NAME…             a moment: `card`, or `other` where a second card is in the event; `much`; `challenge`;
                            `leaves`, where the card leaves play by it; `chooser`, where a player chooses it
    joins HOW               made of other effects: `joins may` is carried out by `Checker.join_may`

The checker goes through an ability as the engine does, keeping for each pronoun the set of what may have bound it. A
branch that was not taken leaves what was bound before it: a pronoun behind it, which would be one or the other, is
refused, as is one that nothing binds.
"""

# Interpreted: it reads cards, before any match.

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from ludoteca.kernel.language import Vocabulary, Word

Bound = frozenset[str]

"""What may have bound a pronoun: marks of targets and effects, or one of these."""

THIS: Final = "this"
CAUSE: Final = "cause"
MIXED: Final = "mixed"
"""It is one thing or another, depending on which branch was taken."""
NO: Final[Bound] = frozenset()
OWN: Final[Bound] = frozenset((THIS,))
ANOTHER: Final[Bound] = frozenset((CAUSE,))
STANDING: Final = ("this_turn", "your_next_turn", "your_next_end")

UNBOUND: Final = "{word}: nothing in its own branch says what it means"
ONLY_THIS: Final = "{word}: only this card itself was spoken of before it; say `this`"
EITHER: Final = "{word}: it would be one card or another, depending on whether what stands before it was done"
MEANT: Final = "{word}: it would mean what was spoken of in between, not what the text means"
GONE: Final = "{word}: what it means has left play before"
NOT_AIMED: Final = "{word}: what is put off remembers `it` only if it is the target of one of its effects"
OWN_AND_ANOTHER: Final = "{word}: what is put off and speaks of `it` cannot speak of this card, too"


class Spoken(Protocol):
    """A word of the language with what it takes, as written: of a text, or of the importer."""

    word: str
    means: str
    key: str

    @property
    def args(self) -> Sequence[Spoken | int | str] | None: ...

    @property
    def named(self) -> Mapping[str, Spoken | int | str]: ...


Given = Spoken | int | str
"""What a word may be given: words, numbers, texts."""
Params = dict[str, list[Given]]


class Part:
    """A word in a text, with the line and the column where it stands."""

    def __init__(
        self,
        word: str,
        args: Sequence[Given] | None = None,
        named: Mapping[str, Given] | None = None,
        line: int = 0,
        column: int = 0,
    ) -> None:
        self.word = word
        self.args = args
        self.named = named or {}
        self.line = line
        self.column = column
        self.means = ""
        self.key = ""


def parts_of(text: str, line: int = 0) -> Spoken:
    """Read what a text says, word by word; it must be one that the vocabulary can read."""
    part = part_of(ast.parse(text, mode="eval").body, line)
    assert not isinstance(part, (int, str)), text
    return part


def part_of(node: ast.expr, line: int) -> Given:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
        return node.value
    if isinstance(node, ast.UnaryOp):
        return 0
    if isinstance(node, ast.BinOp):
        return Part("|", [part_of(node.left, line), part_of(node.right, line)], None, line, node.col_offset)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        named = {keyword.arg or "": part_of(keyword.value, line) for keyword in node.keywords}
        return Part(node.func.id, [part_of(arg, line) for arg in node.args], named, line, node.col_offset)
    assert isinstance(node, ast.Name), ast.dump(node)
    return Part(node.id, None, None, line, node.col_offset)


class Found(NamedTuple):
    """A pronoun that is not bound, and where it stands."""

    line: int
    column: int
    message: str


class Known(NamedTuple):
    """What each pronoun may mean at one place of an ability."""

    it: Bound = NO
    much: Bound = NO
    first: Bound = NO
    name: Bound = NO
    healed: Bound = NO
    step: Bound = NO
    cause: Bound = NO
    challenge: Bound = NO
    song: Bound = NO
    chooser: Bound = NO
    move: Bound = NO
    place: Bound = NO
    here: Bound = OWN
    """Whether this card is still where its ability has found it."""
    gone: Bound = NO
    """What has left play: nothing can be done there to it any more."""


class Flow(NamedTuple):
    """The same after a step: where it was done, and where it was not."""

    done: Known
    undone: Known

    @property
    def known(self) -> Known:
        together = Known(*(one | other for one, other in zip(self.done, self.undone, strict=True)))
        return together._replace(gone=self.done.gone & self.undone.gone)


def at(known: Known) -> Flow:
    return Flow(known, known)


def branches(ways: list[tuple[Known, Known]]) -> Known:
    """Join what is known after one of several ways, each told by what was known at its start and at its end.

    Where one way binds a pronoun and another leaves it as it was, nobody can tell what it means.
    """
    bound: list[Bound] = []
    for name in Known._fields:
        ends = [(getattr(start, name), getattr(end, name)) for start, end in ways]
        together: Bound = NO.union(*(end for _, end in ends))
        changed = any(start != end for start, end in ends)
        if changed and any(start == end and start for start, end in ends):
            together |= {MIXED}
        bound.append(together)
    gone = ways[0][1].gone.intersection(*(end.gone for _, end in ways))
    return Known(*bound)._replace(gone=gone)


class Words:
    """The vocabulary as the checker needs it: which word is meant, what it tells, what it takes."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def word(self, part: Spoken) -> Word:
        word = self.vocabulary.words[part.word]
        called = part.args is not None
        return word if word.call == called else self.vocabulary.second.get(part.word, word)

    def told(self, part: Spoken) -> dict[str, list[str]]:
        """Sort what the word tells by its first word: reads, binds, later, keeps, gives, joins."""
        clauses: dict[str, list[str]] = {}
        for clause in self.word(part).tells.split(";"):
            first, *rest = clause.split() or [""]
            clauses[first] = rest
        return clauses

    def given(self, part: Spoken) -> Params:
        """Sort what the part was given by the parameters' names, in their order."""
        arguments: Params = {}
        rest = list(part.args or ())
        for param in self.word(part).params:
            if param.many:
                arguments[param.name], rest = rest, []
            elif rest:
                arguments[param.name] = [rest.pop(0)]
        for name, value in part.named.items():
            arguments[name] = [value]
        return arguments


class Checker:
    """Goes through the abilities of one card and notes the pronouns that are not bound."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.words = Words(vocabulary)
        self.found: list[Found] = []
        self.quiet = 0
        self.tokens: dict[int, str] = {}
        self.binders: dict[str, str] = {}
        """The word that bound it, by its mark."""

    # -- abilities -------------------------------------------------------------------------------------------------

    def ability(self, part: Spoken) -> None:
        """Check an ability of a card in play: when, use, always, from_discard; or a keyword with a cost."""
        given = self.words.given(part)
        if part.word == "when":
            self.when(given)
        elif part.word == "use":
            self.read_all(given.get("given", []), Known(place=OWN))
            self.sequence([*given.get("costs", []), *given["then"]], at(Known(place=OWN)))
        elif part.word == "from_discard":
            for one in given["ability"]:
                if not isinstance(one, (int, str)):
                    self.ability(one)
        elif part.word == "always":
            self.read_all([*given["parts"], *given.get("given", [])], STATIC)
        else:
            self.read(part, STATIC)

    def when(self, given: Params) -> None:
        known = self.moments(given["moment"], NO)
        self.read_all(given.get("during", []), known._replace(it=NO, much=NO))
        self.sequence(given["effects"], at(known))

    def action(self, parts: list[Spoken]) -> None:
        """Check the effects of an action, in order; what it says about its own cost stands by itself."""
        effects: list[Given] = []
        for part in parts:
            if self.words.word(part).kind == "ability":
                self.ability(part)
            else:
                effects.append(part)
        self.sequence(effects, at(Known(song=OWN)))

    def moments(self, parts: list[Given], it: Bound) -> Known:
        """Tell what is known when an ability is set off; `it`, where the moment's subject is what was chosen before."""
        known: list[Known] = []
        for part in parts:
            assert not isinstance(part, (int, str))
            if part.word == "either_moment":
                known.append(self.moments(list(part.args or ()), it))
            else:
                known.append(self.moment(part, it))
        first = known[0]
        causes = NO.union(*(one.cause for one in known))
        same = all(bool(one.cause) == bool(first.cause) for one in known)
        cause = causes if same else causes | {MIXED}
        amount = first.much if all(one.much for one in known) else NO
        challenge = NO.union(*(one.challenge for one in known))
        chooser = first.chooser if all(one.chooser for one in known) else NO
        here = NO.union(*(one.here for one in known))
        gone = first.gone if all(one.gone for one in known) else NO
        known_to_all = first._replace(it=cause, cause=cause, much=amount, challenge=challenge, chooser=chooser)
        return known_to_all._replace(here=here, gone=gone)

    def moment(self, part: Spoken, it: Bound) -> Known:
        gives = self.words.told(part)["gives"]
        subject = [one for one in part.args or () if not isinstance(one, (int, str))]
        fought = ANOTHER if part.word in ("challenges", "challenged") else NO
        self.read_all(list(part.args or ()), Known(it=it, move=OWN, challenge=fought))
        own = any(one.word == "this" for one in subject)
        cause = NO
        if "card" in gives:
            cause = OWN if own and "other" not in gives else ANOTHER
        left = "leaves" in gives
        return Known(
            it=cause,
            cause=cause,
            much=ANOTHER if "much" in gives else NO,
            challenge=ANOTHER if "challenge" in gives else NO,
            song=ANOTHER,
            chooser=ANOTHER if "chooser" in gives else NO,
            place=ANOTHER,
            here=NO if left and own else OWN,
            gone=ANOTHER if left and not own else NO,
        )

    # -- effects ---------------------------------------------------------------------------------------------------

    def sequence(self, parts: Sequence[Given], before: Flow) -> Flow:
        """Follow effects one after the other; together they were done when each of them was."""
        flow, wholly = before, before
        for part in parts:
            assert not isinstance(part, (int, str))
            flow = self.effect(part, flow)
            self.quiet += 1
            wholly = self.effect(part, at(wholly.done))
            self.quiet -= 1
        return Flow(wholly.done, flow.known)

    def effect(self, part: Spoken, before: Flow) -> Flow:
        told = self.words.told(part)
        given = self.words.given(part)
        if "joins" in told:
            join = getattr(self, f"join_{told['joins'][0]}")
            after = join(given, before, part)
            assert isinstance(after, Flow)
        else:
            after = self.single(part, told, given, before)
        step = frozenset((self.mark(part),))
        return Flow(after.done._replace(step=step), after.undone._replace(step=step))

    def single(
        self,
        part: Spoken,
        told: dict[str, list[str]],
        given: Params,
        before: Flow,
    ) -> Flow:
        known = before.known
        later = told.get("later", [])
        standing = "standing" in told["binds"] and self.is_standing(given)
        kept = LATER._replace(name=known.name) if "name" in told.get("keeps", []) else LATER
        for name, values in given.items():
            nameless = known._replace(name=NO) if standing and name == "to" else known
            self.read_all(values, kept if name in later else nameless)
        return self.after(part, told["binds"], given, before)

    def after(self, part: Spoken, binds: list[str], given: Params, before: Flow) -> Flow:
        """Tell what an effect leaves behind."""
        known = before.known
        mark = frozenset((self.mark(part),))
        new = known
        if "to" in binds and not ("standing" in binds and self.is_standing(given)):
            new = new._replace(it=self.meant(given["to"][0], known))
        if "found" in binds:
            what = given.get("what", [""])[0]
            these = not isinstance(what, (int, str)) and self.words.word(what).kind == "target"
            new = new._replace(it=self.meant(what, known) if these else mark)
        for name in ("much", "name", "healed"):
            if name in binds:
                new = new._replace(**{name: mark})
        if new.it == OWN and "to" in binds and not given.get("amount"):
            new = new._replace(much=OWN)
        target = given.get("to", [""])[0]
        if "takes" in binds:
            own = not isinstance(target, (int, str)) and target.word == "this"
            new = new._replace(here=NO if own else known.here, gone=known.gone | new.it)
        elif "to" in binds and not isinstance(target, (int, str)) and self.is_gone(target, known):
            self.note(target, GONE)
        if not new.first and self.chooses(part):
            new = new._replace(first=mark)
        return at(new)

    def is_gone(self, target: Spoken, known: Known) -> bool:
        if target.word == "this":
            return not known.here
        meant = {"it": known.it, "cause": known.cause}.get(target.word, NO)
        return bool(meant) and meant <= known.gone

    def is_standing(self, given: Params) -> bool:
        """Tell whether it covers all cards of a group, also those that come later, and so speaks of none of them."""
        to, until = given["to"][0], given.get("until", [""])[0]
        every = not isinstance(to, (int, str)) and to.word == "every"
        return every and not isinstance(until, (int, str)) and until.word in STANDING

    def meant(self, target: Given, known: Known) -> Bound:
        """Tell what `it` is once this target has been named."""
        assert not isinstance(target, (int, str))
        if target.word == "it":
            return known.it
        if target.word == "cause":
            return known.cause
        if target.word == "this":
            return OWN
        return frozenset((self.mark(target),))

    def chooses(self, part: Spoken) -> bool:
        """Tell whether cards are chosen, among those that the effect itself is about."""
        for arg in (*(part.args or ()), *part.named.values()):
            if not isinstance(arg, (int, str)) and self.words.word(arg).kind not in ("effect", "ability"):
                if "first" in self.words.told(arg).get("binds", []) or self.chooses(arg):
                    return True
        return part.word == "play"

    def mark(self, part: Spoken) -> str:
        """Give a name to what this part binds, always the same."""
        name = part.key or self.tokens.setdefault(id(part), f"#{len(self.tokens)}")
        self.binders[name] = part.word
        return name

    # -- effects made of others ------------------------------------------------------------------------------------

    def join_do(self, given: Params, before: Flow, part: Spoken) -> Flow:
        return self.sequence(given.get("effects") or given["effect"], before)

    def join_may(self, given: Params, before: Flow, part: Spoken) -> Flow:
        """Follow what may be declined: declined, it leaves everything as it was, but the number."""
        after = self.sequence(given["effects"], before)
        known = before.known
        undone = branches([(known, after.undone), (known, known)])
        return Flow(after.done, undone._replace(much=after.undone.much - {MIXED} if after.known.much else NO))

    def join_to(self, given: Params, before: Flow, part: Spoken) -> Flow:
        paid = self.sequence(given["cost"], before)
        after = self.sequence(given["effects"], at(paid.done))
        known = before.known
        return Flow(after.done, branches([(known, after.undone), (known, known)]))

    def join_given(self, given: Params, before: Flow, part: Spoken) -> Flow:
        condition = given["condition"][0]
        holds, fails = before, before
        if is_done(condition):
            self.read(condition, before.done)
            holds, fails = at(before.done), before if asks_more(condition) else at(before.undone)
        else:
            self.read(condition, before.known)
            if (
                not isinstance(condition, (int, str))
                and condition.word == "not_"
                and is_done((condition.args or [""])[0])
            ):
                holds, fails = at(before.undone), at(before.done)
        after = self.sequence(given["effects"], holds)
        other = self.sequence(given.get("otherwise", []), fails)
        done = [(holds.known, after.done)]
        if given.get("otherwise"):
            done.append((fails.known, other.done))
        return Flow(branches(done), branches([(holds.known, after.undone), (fails.known, other.undone)]))

    def join_choose_one(self, given: Params, before: Flow, part: Spoken) -> Flow:
        known = before.known
        self.read_all(given.get("chooser", []), known)
        ways = [self.sequence([effect], before) for effect in given["effects"]]
        return Flow(branches([(known, way.done) for way in ways]), branches([(known, way.undone) for way in ways]))

    def join_each(self, given: Params, before: Flow, part: Spoken) -> Flow:
        """Check one player after the other; what a player's part binds is still bound when the next one begins."""
        self.read_all(given["who"], before.known)
        return self.repeated(given["effects"], before)

    def repeated(self, effects: list[Given], before: Flow) -> Flow:
        self.quiet += 1
        once = self.sequence(effects, before)
        self.quiet -= 1
        again = Flow(once.done, branches([(before.known, once.known), (before.known, before.known)]))
        return self.sequence(effects, again if once.known.it != before.known.it else before)

    def join_for_each(self, given: Params, before: Flow, part: Spoken) -> Flow:
        known = before.known
        self.read_all(given["amount"], known)
        after = self.repeated(given["effects"], before)
        return Flow(after.done, branches([(known, after.undone), (known, known)]))

    def join_offer(self, given: Params, before: Flow, part: Spoken) -> Flow:
        known = before.known
        self.read_all(given["who"], known)
        offered = self.repeated(given["effect"], before)
        refused = branches([(known, offered.known), (known, known)])
        after = self.sequence(given["otherwise"], at(refused))
        return at(branches([(refused, after.known), (refused, refused)]))

    def join_look(self, given: Params, before: Flow, part: Spoken) -> Flow:
        """Check a look: what is taken is `it` for what follows at once, and afterwards."""
        known = before.known
        mark = frozenset((self.mark(part),))
        seen = known._replace(it=mark, much=mark)
        for name, values in given.items():
            if name != "takes":
                self.read_all(values, known)
        ways = [(known, seen)]
        for take in given.get("takes", []):
            assert not isinstance(take, (int, str))
            for name, values in self.words.given(take).items():
                if name == "then":
                    ways.append((known, self.sequence(values, at(seen)).known))
                else:
                    self.read_all(values, known)
        return at(branches(ways))

    def join_move_damage(self, given: Params, before: Flow, part: Spoken) -> Flow:
        """Check moved damage: first those that it comes from are `it`, then the one that it goes to; it is counted
        after that.
        """
        known = before.known
        self.read_all(given["giver"], known)
        giver = known._replace(it=self.meant(given["giver"][0], known))
        to = given["to"][0]
        if not isinstance(to, (int, str)) and to.word == "it" and giver.it != known.it:
            self.note(to, MEANT)
        self.read(to, giver)
        taker = giver._replace(it=self.meant(to, giver))
        self.read_all(given["amount"], taker)
        return self.after(part, ["to", "much"], given, before)

    def join_this_turn_when(self, given: Params, before: Flow, part: Spoken) -> Flow:
        known = self.moments(given["moments"], before.known.it)
        self.sequence(given["effects"], at(known))
        return before

    def join_after_challenge(self, given: Params, before: Flow, part: Spoken) -> Flow:
        self.sequence(given["effects"], at(Known(challenge=ANOTHER)))
        return before

    def join_later(self, given: Params, before: Flow, part: Spoken) -> Flow:
        """Check what comes later: `it` stays what it is now; each such card is remembered as if the ability were its
        own.
        """
        known = before.known
        self.sequence(given["effects"], at(Known(it=known.it or OWN)))
        if self.mentions(part, "it") and self.mentions(part, "this"):
            self.note(part, OWN_AND_ANOTHER)
        elif self.mentions(part, "it") and not self.aims_at_it(part):
            self.note(part, NOT_AIMED)
        return before

    def aims_at_it(self, part: Spoken) -> bool:
        """Tell whether an effect in it has `it` for its target."""
        for arg in (*(part.args or ()), *part.named.values()):
            if not isinstance(arg, (int, str)) and self.words.word(arg).kind == "effect":
                to = self.words.given(arg).get("to", [""])[0]
                if (not isinstance(to, (int, str)) and to.word == "it") or self.aims_at_it(arg):
                    return True
        return False

    def mentions(self, part: Spoken, word: str) -> bool:
        for arg in (*(part.args or ()), *part.named.values()):
            if not isinstance(arg, (int, str)) and (arg.word == word or self.mentions(arg, word)):
                return True
        return False

    # -- reading ---------------------------------------------------------------------------------------------------

    def read_all(self, parts: Sequence[Given], known: Known) -> None:
        for part in parts:
            self.read(part, known)

    def read(self, part: Given, known: Known) -> None:
        """Check that all that is spoken of here is known. An ability that is given away begins anew."""
        if isinstance(part, (int, str)):
            return
        word = self.words.word(part)
        if word.kind == "ability":
            self.ability(part)
            return
        for name in self.words.told(part).get("reads", []):
            self.check(part, getattr(known, name), name)
        for name, values in self.words.given(part).items():
            if name in ("cost", "costs", "effects", "then") and word.kind in ("static", "keyword"):
                self.sequence(values, at(Known()))
            else:
                self.read_all(values, known)

    def check(self, part: Spoken, bound: Bound, name: str) -> None:
        if MIXED in bound:
            self.note(part, EITHER)
        elif not bound:
            self.note(part, UNBOUND)
        elif name in ("it", "cause", "much") and bound == OWN:
            self.note(part, ONLY_THIS)
        elif part.means and not self.is_meant(part.means, bound):
            self.note(part, MEANT)

    def is_meant(self, means: str, bound: Bound) -> bool:
        """Tell whether only what the text means has bound it: one very part, or parts with a certain word."""
        words = means.split("|")
        return all(one == means or self.binders.get(one, "") in words for one in bound)

    def note(self, part: Spoken, message: str) -> None:
        line, column = (part.line, part.column) if isinstance(part, Part) else (0, 0)
        finding = Found(line, column, message.format(word=part.word))
        if not self.quiet and finding not in self.found:
            self.found.append(finding)


def is_done(condition: Given) -> bool:
    """Tell whether it asks for the step before to have been done, perhaps with more."""
    if isinstance(condition, (int, str)):
        return False
    if condition.word == "both":
        return any(is_done(one) for one in condition.args or ())
    return condition.word == "done"


def asks_more(condition: Given) -> bool:
    return not isinstance(condition, (int, str)) and condition.word != "done"


LATER: Final = Known(challenge=ANOTHER)
"""What is known to what is read long after the effect."""
STATIC: Final = Known(challenge=ANOTHER, place=OWN)
"""What is known to what always holds."""


def unbound(vocabulary: Vocabulary, is_action: bool, parts: list[Spoken]) -> list[Found]:
    """List the pronouns that nothing binds, in all abilities of a card."""
    checker = Checker(vocabulary)
    if is_action:
        checker.action(parts)
    else:
        for part in parts:
            checker.ability(part)
    return checker.found
