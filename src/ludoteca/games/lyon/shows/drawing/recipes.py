"""Which motifs a card's picture is composed of, found by the words of its English name.

New cards find their picture the same way; a name that says nothing gets the picture of its kind.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

RECIPES: Final[dict[str, str]] = {
    # Characters
    "leandro": "mane-on bust crown-on",
    "serafina": "bust long-hair sword-held",
    "velena": "bust veil staff-held",
    "count": "collar bust hair",
    "captain": "bust long-hair tricorn sabre-held",
    "helmsman": "bust beard bandana wheel-held",
    "granny": "bust hood staff-held",
    "bastion": "bust beard helmet hammer-held",
    # people
    "squire": "bust hair shield-held",
    "lancer": "bust helmet lance-held",
    "drummer": "bust bandana drum-held",
    "champion": "bust helmet plume sword-held",
    "paladin": "mane-on bust full-helm shield-held",
    "tamer": "bust long-hair whip-held",
    "emperor": "mane lion-face crown-on",
    "vampire": "collar bust hair",
    "gravedigger": "shovel",
    "boy": "bust bandana",
    "gunner": "cannon",
    "lookout": "bust bandana glass-held",
    "ballaster": "bust beard bandana",
    "boarder": "wings bust bandana sabre-held",
    "helmswoman": "bust long-hair bandana wheel-held",
    "buccaneer": "bust beard tricorn sabre-held",
    "guard": "tower",
    "smith": "anvil",
    "healer": "bust hood heart-held",
    "statue": "bust full-helm statue",
    "guardian": "bust full-helm horns shield-held",
    "priestess": "bust hood crystal-held",
    "john": "bust hair",
    "mercenary": "bust beard hair sword-held",
    "slinger": "bust hood sling-held",
    "knight": "bust full-helm plume lance-held",
    "gargoyle": "wings bust horns",
    "scarecrow": "scarecrow",
    # beasts
    "cub": "lion-face",
    "hoop": "hoop leaping",
    "cat": "cat",
    "lioness": "lioness",
    "bison": "bull",
    "minotaur": "bull hammer-held",
    "ram": "ram",
    "chimera": "sun mane lion-face",
    "lion": "mane lion-face",
    "wolf": "wolf",
    "werewolf": "wolf",
    "spiderling": "spider",
    "widow": "spider",
    "spider": "spider",
    "bat": "bat",
    "gull": "bird",
    "eaglet": "eagle",
    "griffin": "wings eagle",
    "phoenix": "sun bird",
    "dragon": "dragon",
    "ancient dragon": "sun dragon",
    "storm dragon": "bolt dragon",
    "bone dragon": "skull-moon dragon",
    "basilisk": "serpent",
    "serpent": "serpent",
    "hydra": "hydra",
    "rat": "rat",
    "mole": "mole",
    "whale": "whale",
    "grub": "grub",
    "slime": "slime",
    # the dead
    "skeleton": "skull",
    "lich": "skull crown-on",
    "zombie": "grave",
    "wisp": "wisp",
    "wraith": "ghost",
    "ghost": "ghost",
    # giants, machines, places
    "colossus": "golem crown-on",
    "golem": "golem",
    "titan": "golem horns",
    "giant": "golem",
    "mountain": "mountain",
    "pebble": "pebble",
    "balloon": "balloon",
    "galleon": "ship",
    # Magics
    "roar": "roar mane lion-face",
    "swipe": "swipe",
    "brakes": "charge",
    "assault": "crossed",
    "curse": "eye",
    "kiss": "lips",
    "reawakening": "sun grave",
    "blood": "drop",
    "gust": "wind",
    "lightning": "sun bolt",
    "map": "map",
    "tailwind": "wind ship",
    "wall": "shields",
    "water": "drop",
    "landslide": "rocks",
    "passage": "barred",
    "fireball": "fire",
    "dart": "dart",
    "potion": "potion",
    "anathema": "star",
    "insight": "lamp",
    "acid": "potion",
    "barrier": "dome",
    "silence": "seal",
    "wind": "wind heart",
    # Treasures
    "crown": "crown",
    "claws": "claws",
    "flame": "fire",
    "vial": "potion",
    "mask": "mask",
    "cloak": "cloak",
    "boots": "boot",
    "anchor": "anchor",
    "spyglass": "spyglass",
    "shield": "shield",
    "plate": "armour",
    "warhammer": "hammer",
    "katana": "katana",
    "blade": "saw",
    "chains": "chain",
    "amulet": "amulet",
}
_BY_KIND: Final = {"character": "bust crown-on", "monster": "wolf", "magic": "star", "treasure": "amulet"}


def recipe(name: str, kind: str) -> list[str]:
    """The parts of a card's picture, the hindmost first. Two words say more than one, the last more than the first."""
    said = "".join([c if c.isalpha() else " " for c in name.lower()]).split()
    pairs = [f"{a} {b}" for a, b in pairwise(said)]
    for words in (*reversed(pairs), *reversed(said)):
        if words in RECIPES:
            return RECIPES[words].split()
    return _BY_KIND[kind].split()
