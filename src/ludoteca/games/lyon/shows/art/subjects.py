"""What a card's picture shows: the parts of its figure, found by the words of its English name.

New cards find their picture the same way; a name that says nothing gets the picture of its kind.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

SUBJECTS: Final[dict[str, str]] = {
    # Characters
    "leandro": "mane-on tunic head/skin=tan moustache/hair=fur crown-on",
    "serafina": "mail head long-hair/hair=blond sword-held",
    "velena": "robe/cloth=black head/skin=pale veil staff-held",
    "count": "coat/cloth=iron head/skin=pale hair/hair=grey monocle",
    "captain": "coat head/skin=tan long-hair/hair=copper tricorn sabre-held",
    "helmsman": "tunic head/skin=dark beard/hair=black bandana bolt-held wheel-held",
    "granny": "robe/cloth=stone head long-hair/hair=grey hood staff-held/violet=jade",
    "bastion": "mail head/skin=tan beard/hair=grey helmet hammer-held",
    # people
    "squire": "tunic head hair/hair=blond shield-held",
    "lancer": "mail/steel=gold head helmet lance-held",
    "drummer": "tunic head/skin=dark long-hair/hair=black bandana drum-held",
    "champion": "bare/skin=tan head/skin=tan helmet/gold=iron plume sword-held",
    "paladin": "mane-on/fur=white mail full-helm shield-held",
    "tamer": "coat head/skin=tan long-hair/hair=black whip-held",
    "emperor": "sun/gold=ember mane lion-face crown-on",
    "vampire": "wings/night=black collar robe/cloth=black head/skin=pale peak fangs",
    "gravedigger": "shovel",
    "boy": "feathers/white=trim tunic head/skin=tan hair bandana",
    "gunner": "cannon",
    "lookout": "tunic/cloth=trim head bandana/trim=cloth glass-held",
    "ballaster": "bare head/skin=tan beard/hair=copper bandana patch",
    "boarder": "feathers tunic head/skin=dark bandana sabre-held",
    "helmswoman": "coat/cloth=trim head/skin=dark long-hair/hair=black wheel-held",
    "buccaneer": "coat/cloth=black head/skin=tan beard/hair=black patch tricorn sabre-held",
    "guard": "tower",
    "smith": "anvil",
    "healer": "robe/cloth=white head/skin=dark hood/cloth=white heart-held",
    "statue": "mail/steel=stone/cloth=stone/iron=stone/gold=stone head/skin=stone helmet/gold=stone/iron=stone plinth",
    "guardian": "horns mail/steel=gold full-helm/steel=iron shield-held lance-held/ember=cloth",
    "priestess": "halo-on/gold=water robe head/skin=tan long-hair/hair=grey crystal-held",
    "john": "tunic/cloth=white head hair straw-hat pitchfork",
    "mercenary": "mail/cloth=black head/skin=tan beard/hair=hair hair patch sword-held",
    "slinger": "tunic/cloth=moss head hood/cloth=moss sling-held",
    "knight": "mail full-helm plume/ember=trim lance-held",
    "gargoyle": "wings/night=iron bare/skin=stone/leather=stone head/skin=stone horns/bone=iron fangs",
    "scarecrow": "scarecrow crow",
    # beasts
    "cub": "cub-face",
    "hoop": "hoop leaping",
    "cat": "cat",
    "lioness": "lioness",
    "bison": "arches bull",
    "minotaur": "bull/leather=smoke hammer-held",
    "ram": "ram",
    "chimera": "sun mane/fur=fire lion-face horns/bone=violet serpent-tail",
    "lion": "mane lion-face",
    "wolf": "wolf",
    "werewolf": "moon wolf",
    "spiderling": "spider",
    "widow": "widow",
    "spider": "spider/jade=black/violet=ember",
    "bat": "bat",
    "gull": "bird",
    "eaglet": "eagle",
    "griffin": "feathers/white=fur eagle/leather=fur letter",
    "phoenix": "phoenix",
    "dragon": "dragon",
    "ancient dragon": "sun dragon/jade=ember/violet=blood",
    "storm dragon": "bolt-behind dragon/jade=water/violet=night",
    "bone dragon": "moon dragon/jade=bone/violet=smoke/gold=iron skull-moon",
    "basilisk": "serpent crown-small",
    "serpent": "serpent",
    "hydra": "hydra",
    "rat": "rat",
    "mole": "mole",
    "whale": "whale",
    "grub": "grub",
    "slime": "slime",
    # the dead
    "skeleton": "bones skull",
    "lich": "collar/ember=jade robe/cloth=night skull-head crown-on staff-held/violet=jade",
    "zombie": "grave",
    "wisp": "wisp",
    "wraith": "ghost",
    "ghost": "ghost",
    # giants, machines, places
    "colossus": "arches golem/stone=gold crown-high",
    "golem": "golem",
    "titan": "golem/stone=black/cloth=fire lava horns",
    "giant": "golem/stone=iron/cloth=ember giant-helm rivets",
    "mountain": "mountain",
    "pebble": "pebble",
    "balloon": "balloon",
    "galleon": "ship",
    # Magics
    "roar": "roar mane lion-face maw",
    "swipe": "swipe",
    "brakes": "charge",
    "assault": "crossed",
    "curse": "eye",
    "kiss": "lips",
    "reawakening": "moon/bone=jade graves grave-hand",
    "blood": "goblet",
    "gust": "wind leaves",
    "lightning": "sphere bolt",
    "map": "map",
    "tailwind": "ship-small wind-small",
    "wall": "shields",
    "water": "ripples drop",
    "landslide": "rocks",
    "passage": "barred",
    "fireball": "fireball",
    "fire": "fire",
    "dart": "target dart",
    "potion": "potion heart-small",
    "anathema": "star",
    "insight": "lamp",
    "acid": "acid",
    "barrier": "dome",
    "silence": "seal",
    "wind": "heart wind-small",
    # Treasures
    "crown": "crown",
    "claws": "claws",
    "flame": "flame-mane",
    "vial": "vial",
    "mask": "mask",
    "cloak": "cloak",
    "boots": "boot",
    "anchor": "anchor",
    "spyglass": "spyglass",
    "shield": "shield",
    "plate": "armour",
    "warhammer": "hammer",
    "katana": "demon katana",
    "blade": "saw",
    "chains": "chain ball",
    "amulet": "amulet",
}
_BY_KIND: Final = {"character": "tunic head hair crown-on", "monster": "wolf", "magic": "star", "treasure": "amulet"}


def subject(name: str, kind: str) -> list[str]:
    """List the parts of a card's picture, hindmost first. Two words say more than one, the last more than the first."""
    singles = name.split("-")
    pairs = [f"{a} {b}" for a, b in pairwise(singles)]
    for words in (*reversed(pairs), *reversed(singles)):
        if words in SUBJECTS:
            return SUBJECTS[words].split()
    return _BY_KIND.get(kind, _BY_KIND["treasure"]).split()
