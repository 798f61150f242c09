"""`ludoteca lorcana draft`, `sealed`, `pack-rush`: boosters, pools and decks of them, with bots at the other seats."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from secrets import randbelow
from typing import Final

import click

from ludoteca.games.lorcana.packs.decks.boosters import boosters_for, cards_of_set, ways
from ludoteca.games.lorcana.packs.decks.drafting import LEAST_SEATS, MOST_SEATS, Draft
from ludoteca.games.lorcana.packs.decks.limited import bot_pick, deck_of
from ludoteca.games.lorcana.packs.decks.lists import write_deck
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import INK_NAMES, Content, Deck
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import LANGUAGES, Phrase
from ludoteca.kernel.yamls import Problem

FOLDER: Final = click.Path(file_okay=False, path_type=Path)
BOOSTER: Final = Phrase(
    "Bustina {round} di {rounds}, hai {n} carte. Invio prende la carta col segno →.",
    "Booster {round} of {rounds}, you have {n} cards. Enter takes the card with the sign →.",
)
WHICH: Final = Phrase("Quale prendi? (1-{n})", "Which do you take? (1-{n})")
NONE_SUCH: Final = Phrase("Scrivi un numero da 1 a {n}.", "Write a number from 1 to {n}.")
POOL: Final = Phrase("Carte del giocatore {n}", "Cards of player {n}")
WRITTEN: Final = Phrase(
    "«{folder}»: le carte (pool-N.txt) e un mazzo proposto (deck-N.txt) di ogni giocatore. Seme: {seed}.",
    "“{folder}”: the cards (pool-N.txt) and a suggested deck (deck-N.txt) of every player. Seed: {seed}.",
)
LANG: Final = click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], show_default=True)
SEATS: Final = click.IntRange(LEAST_SEATS, MOST_SEATS)


@click.command(short_help="Draft boosters of a set, with bots at the other seats.")
@click.option("--set", "set_", default="1", show_default=True, help="The set, as in the ids of its cards.")
@click.option("--seats", type=SEATS, default=4, show_default=True, help="How many draft; the first seat is yours.")
@click.option("--seed", type=int, default=None, help="Draws the same boosters again.")
@click.option("--bots", is_flag=True, help="Let a bot take your cards, too.")
@click.option("--pack", "packs", type=FOLDER, multiple=True, help="A pack with further sets; repeatable.")
@click.option("--out", type=FOLDER, required=True, help="The folder for pools and decks.")
@LANG
def draft(set_: str, seats: int, seed: int | None, bots: bool, packs: tuple[Path, ...], out: Path, lang: str) -> None:
    """Take a card of every booster and pass the rest on; in the end everybody has a deck built of what they took."""
    content, cards = opened(packs, set_)
    seed = randbelow(2**32) if seed is None else seed
    drafted = Draft(cards, seats, seed)
    while not drafted.is_over:
        for seat in drafted.asked():
            view = drafted.view(seat)
            proposed = bot_pick(content, view)
            own = seat == 0 and not bots and len(view["booster"]) > 1
            drafted.take(seat, asked_pick(content, view, proposed, lang) if own else proposed)
    write_pools(content, drafted.taken, "draft", out, seed, packs, lang)


@click.command(short_help="Open boosters of a set and build decks of them.")
@click.option("--set", "set_", default="1", show_default=True, help="The set, as in the ids of its cards.")
@click.option("--seats", type=SEATS, default=2, show_default=True, help="How many open boosters.")
@click.option("--seed", type=int, default=None, help="Draws the same boosters again.")
@click.option("--pack", "packs", type=FOLDER, multiple=True, help="A pack with further sets; repeatable.")
@click.option("--out", type=FOLDER, required=True, help="The folder for pools and decks.")
@LANG
def sealed(set_: str, seats: int, seed: int | None, packs: tuple[Path, ...], out: Path, lang: str) -> None:
    """Open six boosters each, and write what they hold with a deck built of it."""
    write_opened("sealed", set_, seats, seed, packs, out, lang)


@click.command("pack-rush", short_help="Open two boosters each: they are the decks of Pack Rush.")
@click.option("--set", "set_", default="1", show_default=True, help="The set, as in the ids of its cards.")
@click.option("--seats", type=SEATS, default=2, show_default=True, help="How many open boosters.")
@click.option("--seed", type=int, default=None, help="Draws the same boosters again.")
@click.option("--pack", "packs", type=FOLDER, multiple=True, help="A pack with further sets; repeatable.")
@click.option("--out", type=FOLDER, required=True, help="The folder for pools and decks.")
@LANG
def pack_rush(set_: str, seats: int, seed: int | None, packs: tuple[Path, ...], out: Path, lang: str) -> None:
    """Open two boosters each; all that they hold is the deck, and nothing is built."""
    write_opened("pack_rush", set_, seats, seed, packs, out, lang)


def write_opened(
    way: str, set_: str, seats: int, seed: int | None, packs: tuple[Path, ...], out: Path, lang: str
) -> None:
    """Open boosters for each seat, and write what they hold with the decks."""
    content, cards = opened(packs, set_)
    seed = randbelow(2**32) if seed is None else seed
    number = ways()[way].boosters
    pools = [[card for booster in boosters_for(cards, seed, seat, number) for card in booster] for seat in range(seats)]
    write_pools(content, pools, way, out, seed, packs, lang)


def opened(packs: tuple[Path, ...], set_: str) -> tuple[Content, dict[str, list[int]]]:
    """Load the content with these packs, and list the cards of the set by rarity."""
    try:
        content = load_content(packs)
        return content, cards_of_set(content, set_)
    except (PackProblems, Problem) as error:
        raise click.ClickException(str(error)) from None


def asked_pick(content: Content, view: dict[str, list[int]], proposed: int, lang: str) -> int:
    """Ask the player which card to take; Enter takes what a bot would."""
    booster = sorted(view["booster"], key=lambda number: (content.cards[number].cost, number))
    taken = len(view["taken"])
    click.echo()
    click.echo(BOOSTER.fill(round=view["round"], rounds=view["rounds"], n=taken).say(lang))
    for position, number in enumerate(booster, 1):
        click.echo(f"{'→' if number == proposed else ' '} {position:2}  {told(content, number, lang)}")
    while True:
        answer = click.prompt(WHICH.fill(n=len(booster)).say(lang), default="", show_default=False).strip()
        if not answer:
            return proposed
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(booster):
            return booster[int(answer) - 1]
        click.echo(NONE_SUCH.fill(n=len(booster)).say(lang))


def told(content: Content, number: int, lang: str) -> str:
    card = content.cards[number]
    inks = commas([INK_NAMES[ink] for ink in card.inks]).say(lang)
    figures = f" {card.strength}/{card.willpower}" if card.strength >= 0 else ""
    return f"({card.cost}) {card.full_name.say(lang)}{figures}, {inks}"


def write_pools(
    content: Content, pools: list[list[int]], way: str, out: Path, seed: int, packs: tuple[Path, ...], lang: str
) -> None:
    """Write what everybody has, and a deck of it; say how the decks are played."""
    out.mkdir(parents=True, exist_ok=True)
    for seat, pool in enumerate(pools, 1):
        held = Deck("", POOL.fill(n=seat), sorted(Counter(pool).items()))
        deck = deck_of(content, pool, way)
        (out / f"pool-{seat}.txt").write_text(write_deck(held, content, lang), "utf-8")
        (out / f"deck-{seat}.txt").write_text(write_deck(deck, content, lang), "utf-8")
    click.echo(WRITTEN.fill(folder=out, seed=seed).say(lang))
    click.echo(Phrase("Si gioca così:", "Play like this:").say(lang))
    decks = f"decks=@{out / 'deck-1.txt'},@{out / 'deck-2.txt'}"
    brought = f" --option packs={','.join(map(str, packs))}" if packs else ""
    click.echo(f"  ludoteca play lorcana --option format={ways()[way].format} --option {decks}{brought}")
