"""Who answers next, where several seats may be asked at once."""

from __future__ import annotations

from ludoteca.kernel.contract import Decision, Match, Offer


def next_decision(match: Match, last: int = -1) -> Decision | None:
    """Return the decision to answer next; None when the match is over.

    Whoever is in the middle of an action (`continues`) finishes it. Otherwise, where several are asked at once, they
    answer in turn: whoever comes after the seat that answered last.
    """
    offer = next_offer(match, last)
    return None if offer is None else match.decision_of(offer[0])


def next_offer(match: Match, last: int = -1) -> Offer | None:
    """Return the same as the engine keeps it: the seat, its options, whether it goes on with an action."""
    offers = match.open_offers()
    if len(offers) < 2:
        return offers[0] if offers else None
    for offer in offers:
        if offer[0] == last and offer[2]:
            return offer
    return min(offers, key=lambda offer: (offer[0] - last - 1) % match.seats)
