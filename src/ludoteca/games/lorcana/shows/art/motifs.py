"""Words of cards and the motifs they name: an English name or version such as "Owl Island" says what to draw.

A line of a table gives a motif and the words that call for it; "=" before a word says that it must be the whole name,
and words with hyphens are whole names too. For characters a motif is a beast or creature, `holds-…`, `wears-…`, `by-…`
(a scenery), or `lady`; for other cards it is a thing or a place.
"""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.art.recipes import word
from ludoteca.kernel.keeping import kept

_CREATURES: Final = """
ape: king-louie terk ape gorilla
bat: fidget bat
bear: bear baloo koda kenai pooh little-john kit-cloudkicker
bird: iago zazu scuttle orville parrot bird hawk eagle the-dodo =joey pigeon gull firebird lady-kluck nutsy =trigger
boar: pumbaa boar warthog
broom: broom
bull: chief-bogo clarabelle bull minotaur cow buffalo
candle: lumiere candelabra
cards: card-soldiers
carpet: carpet
cat: cat kitten kitty feline berlioz =duchess figaro felicia lucifer =marie toulouse thomas-o-malley mittens
cat: sergeant-tibbs oswald
chipmunk: chipmunk squirrel bucky =dale =chip chip-n-dale gopher =flower
clock: cogsworth
crab: crab sebastian tamatoa scroop lobster
crocodile: crocodile alligator tick-tock =nero =brutus =louis
dalmatian: dalmatian puppies pongo perdita =lucky =patch =pepper =rolly =freckles
deer: reindeer stag elk moose sven rutt tuke bambi
demon: chernabog pain panic demon imp followers devil gargoyle
djinn: genie
doe: doe faline gazelle kanga =roo kangaroo
dog: dog puppy pup hound pluto goofy =bolt =tramp =lady nana =max max-goof =jock =trusty =peg =toby =pete p-j-pete
dog: napoleon lafayette thunderbolt beagle terrier the-colonel roxanne bobby-zimuruski don-karnage
donkey: eeyore donkey mule
dragon: mushu sisu hydra
duck: duck mcduck scrooge donald daisy huey dewey =louie webby-vanderquack gizmoduck ludwig-von-drake
duck: flintheart-glomgold magica-de-spell gyro-gearloose lena-sabrewing gosling
eel: eel flotsam jetsam flotsam-jetsam
elephant: elephant dumbo
fire: te-ka pyros firebird
fish: fish flounder shark angler
fox: fox nick-wilde honest-john robin-hood maid-marian finnick
frog: frog toad
ghost: ghost druun the-phantom-blot peter-pan-s-shadow gale spectre wraith
giant: titan ogre troll golem marshmallow grand-pabbie earth-giant gustav-the-giant stratos arges lythos hydros
goblin: stitch morph leroy scrump jumba-jookiba pleakley =gantu sour-bill
hamster: hamster rhino hedgehog
horned: =beast
horse: =captain horse steed stallion pony mare maximus =khan pegasus nokk the-nokk nessus philippe centaur
hyena: hyena banzai shenzi =ed
insect: cricket cri-kee jiminy-cricket bug cy-bug zipper =ray firefly bee caterpillar butterfly scarab
leopard: leopard cheetah jaguar panther bagheera clawhauser
lion: lion mufasa =scar prince-john simba
lioness: lioness nala sarafina
lizard: lizard chameleon gecko salamander pascal bruni bill-the-lizard iguana tuk-tuk
llama: llama alpaca
mask: kakamora
monkey: monkey abu rafiki baboon timon meerkat
mouse: mouse =basil dawson bernard miss-bianca jaq =gus perla suzy roquefort mrs-judson gadget-hackwrench
mouse: monterey-jack olivia-flaversham hiram-flaversham dormouse duke-weaselton mr-big mice
octopus: octopus squid kraken
owl: owl archimedes
pig: pig piglet pua
rabbit: rabbit hare bunny judy-hopps thumper skippy
rat: rat ratigan rodent weasel
raven: raven crow diablo poe-de-spell vulture
robot: robot baymax b-e-n android bot megabot
rooster: rooster heihei alan-a-dale chicken hen
sheep: sheep lamb bellwether ram
snake: snake serpent cobra kaa sir-hiss viper
snowman: snowman olaf
teapot: mrs-potts teacup teapot
tiger: tiger shere-khan rajah tigger
turtle: turtle tortoise
walrus: walrus seal
wardrobe: wardrobe
whale: whale monstro
wolf: wolf akela cerberus coyote
"""
_TRAITS: Final = """
lady: queen princess lady girl daughter sister mother grandmother gramma grandma aunt witch sorceress enchantress maid
lady: maiden madam madame mrs miss mermaid godmother heroine wife matriarch housekeeper seamstress nanny anna elsa
lady: mulan moana belle ariel lilo nani mirabel isabela dolores luisa pepa julieta alma raya namaari megara alice
lady: wendy tiana rapunzel pocahontas esmeralda vanellope calhoun taffyta candlehead penny helga audrey kida ursula
lady: yzma cruella maleficent gothel odie tinker chicha chaca charlotte eudora honey aurora jasmine cinderella snow
lady: anita perdita drizella anastasia tremaine honeymaren yelana virana noi hera muses fates adorabeezle snowanna
lady: wilhelmina amelia adelaide webby minnie daisy arianna iduna mertle tala sina merryweather fauna flora
holds-bow: archer archery hunter huntress bow crossbow sniper hood
holds-lute: musician singer ukulele minstrel troubadour band strings guitarist powerline bard rockstar musical
holds-book: scholar bookworm storyteller reader student teacher professor intellectual librarian historian scientist
holds-book: researcher advisor clerk
holds-ladle: cook chef baker
holds-lantern: guide lookout keeper watchman
holds-spyglass: explorer navigator voyager wayfinder captain sailor scout
holds-wrench: engineer mechanic tinkerer builder inventor repair designer carpenter
holds-blade: swordsman swordmaster duelist warrior fighter soldier guard guardian champion swordfighter commander
holds-blade: general
holds-shield: defender protector knight
holds-snow: ice snow frost winter
holds-flame: fire fiery flame hades volcanic torch
holds-rose: rose flower gardener garden enchanting
holds-bag: thief rogue bandit outlaw scoundrel miser merchant greedy collector treasure
holds-balloon: party birthday playful host
holds-mirror: vain beauty mirror
holds-spell: mystic magical sage shaman spell
wears-hood: disguised spy outlaw hidden mysterious bandit shadow
wears-top-hat: gentleman hatter magician ringmaster showman host
wears-archer: hood archer robin pan outdoorsman
wears-cap: detective sleuth investigator newsboy
wears-plume: musketeer cavalier
wears-tricorne: pirate buccaneer admiral
wears-laurel: olympus demigod hercules oracle
wears-goggles: pilot driver racer aviator diver
wears-spectacles: bookworm scientist professor engineer genius
wears-band: ninja runner athlete trainer surfer
wears-flowers: spring blossom lei islander motunui
wears-crown: royal king queen emperor monarch ruler
by-waves: sea ocean sailor mermaid merfolk island surf diver wave shore atlantica atlantis
by-ice: ice snow frozen winter frost arendelle
by-forest: forest woods hunter jungle outlaw wild tree
by-planets: space galactic star cosmic planet alien
by-dunes: desert agrabah sand
by-flames: underworld fire hell inferno volcanic
by-castle: castle royal palace ball court
by-roofs: street city town village thief
by-columns: olympus temple thebes
by-gears: workshop machine robot inventor tech
by-shelves: library book scholar archive
by-palms: tropical motunui beach coconut
by-peaks: mountain himalayan valley rock
by-meadow: flower garden meadow picnic
"""
_THINGS: Final = """
apple: apple poison
armour: armor tabard suit gizmosuit plate collar dummy
arrow: way chase lead distance lever launch trail found lost horizon jump unknown signposts
bag: bag purse carpetbag sack basket
bell: bell ring alarm dinner
blade: sword blade scimitar rapier dagger knife spear grab truth
book: book spellbook knowledge wisdom lesson learn brain deduction improvise scheme plan
book: world-s-greatest-criminal-mind
bow: bow crossbow arrow shot aim
candle: candle fuse match miracle
cannon: cannon cannons blaster blast boom ba-boom
chip: chip sensor core communicator microbots megabot device television charging gyrosensor gadget bot robot
clash: fight duel brawl challenge battle versus vs glimmer attack war smash break tactics charge stand ambush rumble
clock: watch clock time future past hour before
coil: coil
coin: coin dime gold bank treasure treasures rich steal money ransack thievery finders piggy steals
crown: crown king royal queen emperor decree undisputed restoring
diamond: diamond crystal jewel gem heart-of-atlantis ice-block block
door: door vault gate escape hide free out safe room trap
drum: drum stampede march mob bounce tug-of-war roll
eye: eye eyes vision see look watch-out hypnotize hypnotic seem nothing-to-hide slab sunglasses
feather: feather quill fly wing flight divebomb airfoil
fire: fire flame flames burn hot rage temper torch
flask: potion decanter vial flask medicine aid rainwater elixir first
food: dinner food feast guest cake spaghetti candy pawpsicle krunchies sardine gumbo potato eggs jumbo pop hunny
gem: chromicon
glass: magnifying glass clue search seeking investigate glean
hand: hand touch helping hold job give welcome friend together gift bestow work company
hat: hat wizard sorcerer bibbidi
heart: heart heal healing love revive repair restore hurt twitterpated patch family
hook: hook fishing pole fish mosquito
horn: horn trumpet charge proclamation announce
lamp: lamp wish genie whole-new-world
lantern: lantern light glow candlelight dream
mask: mask trick trickery disguise distract betrayal deceive befuddle diabolical evil
medal: medal hero badge champion medallion talisman scarab zero
mirror: mirror reflection looking
orb: orb crystal-ball fortune
pan: pan frying dinglehopper mallet tool
paw: puppies puppy pouncing paw pack beast lion howler teeth tramp heffalumps circle
pot: cauldron pot stew brew
rose: rose roses flower petal garden tangle necessities
scroll: scroll contract sign map proclamation paper letter orders story legend cards card baroque
shield: shield guard protect defend cover dodge virtue
ship: ship boat sail voyage board plank pirate longboat pod transport sea-island
shoe: slipper shoe feet ball dance
snow: ice snow frost frostbite chill freeze cold avalanche storm-rage let-it-go winter spikes
sphere: sphere retrosphere fortisphere obscurosphere vitalisphere hamster-ball
star: star pixie dust wish magic magical shine making second-star
stone: stone
storm: storm thunder lightning zeus olympus energy chaos titans
top-hat: top
tree: tree forest woods jungle
trident: trident staff scepter sceptre wand triton
vortex: vortex geyser falling rabbit-hole spin fall memory forgotten mad unbirthday spell mystical
wave: sea water ocean wave swim islands under
wheel: wheel machine invention gears contraption wrench record workshop weight
"""
_PLACES: Final = """
camp: camp tent training grounds
castle: castle palace nottingham mirror-chamber
cave: lair cave underworld grotto styx swamp bayou skull
cottage: cottage house home casita casa inn pub duckling
deep: atlantica submarine lagoon deep reef
frozen: ice frozen snow winter-palace
garden: garden tree maze park meadow
hall: hall ballroom illuminary restaurant party estate manor mansion chamber courtroom concert room
harbour: ship galleon vessel boat flotilla armada legacy roger
island: island motunui cove beach exile haven lagoon acre
library: library archive
machine: institute technology council university bad-anon center laboratory station
mine: mine mountain cavern
rock: pride rock canyon cliff forbidden
temple: thebes temple olympus shrine
tower: tower
town: agrabah marketplace city town village fang
track: speedway track finish starting
wall: wall border fortress
woods: forest woods rainforest jungle sherwood bayou
"""


def _table(lines: str) -> dict[str, str]:
    """Return the motif of each word; the first line that has a word decides."""
    table: dict[str, str] = {}
    for line in lines.strip().splitlines():
        motif, _, words = line.partition(":")
        for one in words.split():
            table.setdefault(one, motif)
    return table


CREATURE_WORDS: Final = _table(_CREATURES)
TRAIT_WORDS: Final[dict[str, tuple[str, ...]]] = {}
for _line in _TRAITS.strip().splitlines():
    _motif, _, _words = _line.partition(":")
    for _one in _words.split():
        TRAIT_WORDS[_one] = (*TRAIT_WORDS.get(_one, ()), _motif)
THING_WORDS: Final = _table(_THINGS)
PLACE_WORDS: Final = _table(_PLACES)
MOST: Final = 4
"""Motifs of one card."""


@kept(400)
def motifs(kind: str, name: str, version: str) -> tuple[str, ...]:
    """Return the motifs that a card's English name and version call for, the plainest first."""
    title = f"{version} {name}" if kind == "character" else f"{name} {version}"
    words = [f"={word(name)}", word(name), *[word(one) for one in title.replace("-", " ").split()]]
    words += [one.removesuffix("-s") for one in words if one.endswith("-s")]
    if kind == "location":
        return _called(PLACE_WORDS, words)
    if kind != "character":
        return _called(THING_WORDS, words)
    traits = [motif for one in words for motif in TRAIT_WORDS.get(one, ())]
    return tuple(dict.fromkeys([*_called(CREATURE_WORDS, words), *traits]))[:MOST]


def _called(table: dict[str, str], words: list[str]) -> tuple[str, ...]:
    """Return the first motif that is called for."""
    return tuple([table[one] for one in words if one in table][:1])
