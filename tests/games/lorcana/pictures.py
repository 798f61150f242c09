"""Views of Lorcana to draw, small and crowded, and their pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from typing import Any

import ludoteca
from ludoteca.games.lorcana.effects.language.scripts import make_script
from ludoteca.games.lorcana.flow.programme import flow_nodes
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.setup import complete_options
from ludoteca.games.lorcana.state.playable import LiveMatch
from ludoteca.games.lorcana.state.script import Cast
from ludoteca.games.lorcana.state.view import card_view
from ludoteca.games.lorcana.state.view_types import CardView
from tests.games.lorcana.views import as_seen, both, card, location, played, player, table
from tests.games.pictures import things

LORCANA = ludoteca.game("lorcana")
NAMES = ["Ada", "Bea", "Cleo", "Dina", "Emma", "Fay"]


@cache
def shipped() -> tuple[CardView, ...]:
    """Every card of the packs as it is seen in a hand."""
    content = load_content()
    cast = Cast(content.digest, 2)
    cast.programme = flow_nodes()
    cards = [one for one in content.cards if not one.refused and not one.reprint_of]
    match = LiveMatch(cast, complete_options({}, 2))
    match.script = [make_script(one, cast) for one in cards]
    return tuple([card_view(match, number) for number in range(len(cards))])


def picture(view: Any, decisions: Any = (), lang: str = "it", shape: str = "wide") -> ET.Element:
    seen = as_seen(view)
    return ET.fromstring(LORCANA.draw(seen, list(decisions), lang, shape, NAMES[: len(seen.players)]))


def drawn(shown: dict[str, Any], lang: str = "it") -> ET.Element:
    """A card in play on the viewer's side."""
    place = "locations" if shown["type"] == "location" else "items" if shown["type"] == "item" else "characters"
    own = player(0, **{place: [shown]})
    return things(picture(table(own, player(1)), lang=lang))[f"card:{shown['card']}"]


def many(number: int, **facts: Any) -> list[dict[str, Any]]:
    return [played(card(f"Nome {at}", "Versione"), **facts) for at in range(number)]


def crowded(players: int) -> Any:
    """Everything at once: long hands, large boards, a challenge, a full bag, effects, looked-at cards."""
    seats = []
    for seat in range(players):
        characters = many(22, exerted=seat > 0)
        seats.append(
            player(
                seat,
                characters=characters,
                items=[played(card("Anello", None, type="item"), exerted=at % 2 == 1) for at in range(5)],
                locations=[location(here=characters[:2]), location(here=characters[2:5])],
                hand=[card() for _ in range(15)] if seat == 0 else [card()],
                hand_size=15 if seat == 0 else 8,
                discard=[card() for _ in range(12)],
                top=card() if seat == 1 else None,
                ink={"ready": 4, "exerted": 9, "total": 13},
                lore=seat * 4,
            )
        )
    own, other = seats[0]["characters"], seats[1]["characters"]
    return table(
        *seats,
        challenge={"challenger": own[0]["card"], "challenged": other[3]["card"]},
        bag=[
            {"card": own[at]["card"], "seat": at % 2, "text": both("Pesca una carta.", "Draw a card.")}
            for at in range(4)
        ],
        effects=[{"card": None, "seat": 1, "text": both("{seat1} non pesca"), "until": both("in questo turno")}],
        resolving=[card() for _ in range(3)],
        reach=[{"deed": "challenge", "card": own[1]["card"], "to": [other[4]["card"]]}],
    )
