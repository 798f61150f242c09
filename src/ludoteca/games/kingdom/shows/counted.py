"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludoteca.games.kingdom.packs.campaign import STARS
from ludoteca.games.kingdom.shows.art.pictures import GAME, enemy_words
from ludoteca.games.kingdom.shows.drawing.sights import PORTAL
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.games.kingdom.state.sources import hero_of, is_from_hero, is_from_spell
from ludoteca.games.kingdom.state.view_cards import enemy_view
from ludoteca.kernel.art.recipes import address, word
from ludoteca.kernel.contract import Event
from ludoteca.kernel.tallies import EVERYBODY, Counts, CountsByRound, Deed, Face, Feat, Key, Standing
from ludoteca.kernel.texts import Phrase


def tray_face(m: KingdomMatch, tray: int) -> Face:
    """Show a horde by the enemy that most of it are, a boss as itself."""
    shown = m.face_of(tray)
    if shown.boss >= 0:
        return Face(shown.name, address(GAME, "boss", word(m.content.bosses[shown.boss].id)), free=True)
    kinds = {enemy.symbol: enemy for enemy in m.content.enemies}
    symbols = Counter([symbol for symbol in shown.grids[0].symbols if symbol in kinds])
    if not symbols:
        return Face(shown.name, PORTAL, free=True)
    enemy = enemy_view(kinds[symbols.most_common(1)[0][0]])
    return Face(shown.name, address(GAME, *enemy_words(enemy.id, enemy.resist, enemy.icons)), free=True)


def hero_face(m: KingdomMatch, hero: int, kind: str) -> Face:
    known = m.content.heroes[hero]
    ways = ["melee"] * known.melee + ["ranged"] * known.ranged
    return Face(known.name, address(GAME, kind, word(known.id), *ways), free=kind == "hero")


def origin_face(m: KingdomMatch, origin: int) -> Face | None:
    """Show what a tile came from: a tower or a hero; spells are everybody's."""
    if is_from_spell(origin):
        return None
    if is_from_hero(origin):
        return hero_face(m, hero_of(origin), "portrait")
    tower = m.content.towers[origin]
    family = m.content.families[tower.family].id
    return Face(tower.name, address(GAME, "tower", word(family), str(tower.level), word(tower.id)), free=True)


def squares(m: KingdomMatch, event: Event) -> int:
    return m.content.shapes[event.things[1]].size


class KingdomCounts(CountsByRound):
    """What is counted in Kingdom Rush."""

    deeds = {
        "TilePlaced": Deed(Phrase("caselle colpite", "squares struck"), "sword", squares),
        "TowerBuilt": Deed(Phrase("torri costruite", "towers built"), "tower"),
        "TowerPassed": Deed(Phrase("torri potenziate", "towers raised"), "spark"),
        "SoldierPlaced": Deed(Phrase("soldati piazzati", "soldiers placed"), "shield"),
        "HeroActivated": Deed(Phrase("azioni di eroe", "hero actions"), "hero"),
        "AbilityUsed": Deed(Phrase("abilità usate", "abilities used"), "star"),
        "SpellCast": Deed(Phrase("incantesimi", "spells"), "spell"),
    }
    changes = frozenset(("TrayEscaped",))
    feat = Phrase("caselle colpite", "squares struck")
    effort = "TilePlaced"
    verdicts = (
        Phrase("Il regno festeggia!", "The kingdom rejoices!"),
        Phrase("Il regno è caduto.", "The kingdom has fallen."),
    )

    def standing(self, m: KingdomMatch) -> list[Standing]:
        return [
            Standing(Phrase("cuori del regno", "hearts of the kingdom"), EVERYBODY, max(0, m.kingdom), "heart"),
            Standing(Phrase("cristalli", "crystals"), EVERYBODY, m.crystals, "gem"),
        ]

    def key_event(self, m: KingdomMatch, events: Sequence[Event]) -> Key | None:
        """Find the horde that cost the kingdom most."""
        escaped = [event for event in events if event.kind == "TrayEscaped"]
        worst = max(escaped, key=lambda event: event.things[1], default=None)
        return (worst, tray_face(m, worst.things[0])) if worst is not None else None

    def feats(self, m: KingdomMatch, events: Sequence[Event]) -> list[Feat]:
        """Credit towers and heroes with the squares that their tiles cover."""
        feats: list[Feat] = []
        for event in events:
            if event.kind == "TilePlaced" and event.seat >= 0:
                known = origin_face(m, event.things[4])
                if known is not None:
                    feats.append(Feat(event.seat, str(event.things[4]), known, squares(m, event)))
        return feats

    def faces(self, m: KingdomMatch, seat: int) -> list[Face]:
        figures = [figure for figure, owner in enumerate(m.owner) if owner == seat and not m.cat[figure]]
        return [hero_face(m, m.hero[figure], "hero") for figure in figures if m.hero[figure] >= 0]

    def stars(self, m: KingdomMatch) -> tuple[int, int]:
        """Give the stars of the level that was played, if it was won; challenges have none."""
        return (STARS[m.level] if m.outcome is not None and m.outcome.winners else 0), 3 if STARS[m.level] else 0


COUNTS: Final[Counts] = KingdomCounts()
