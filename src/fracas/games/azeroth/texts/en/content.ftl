### Names of what there is in the box.

## Races

race-draenei = Draenei
race-dwarves = Dwarves
race-gnomes = Gnomes
race-humans = Humans
race-night-elves = Night Elves
race-worgen = Worgen
race-blood-elves = Blood Elves
race-forsaken = Forsaken
race-goblins = Goblins
race-orcs = Orcs
race-tauren = Tauren
race-trolls = Trolls
race-ethereals = Ethereals
race-kobolds = Kobolds
race-naga = Naga
race-pandaren = Pandaren
race-murlocs = Murlocs

## Special Powers

power-archaeologist = Archaeologist
power-battle-master = Battle Master
power-beast-master = Beast Master
power-blacksmith = Blacksmith
power-championing = Championing
power-defensive = Defensive
power-enraged = Enraged
power-explorer = Explorer
power-farmer = Farmer
power-fishing = Fishing
power-garrisoned = Garrisoned
power-herbalist = Herbalist
power-intimidating = Intimidating
power-marshdweller = Marshdweller
power-mining = Mining
power-mountaineer = Mountaineer
power-portal-mage = Portal Mage
power-ranger = Ranger
power-sailing = Sailing
power-swamp-walker = Swamp Walker

## Artifacts and Legendary Places

relic-aegis-of-aggramar = Aegis of Aggramar
relic-ashes-of-alar = Ashes of Al'ar
relic-doomhammer = Doomhammer
relic-frostmourne = Frostmourne
relic-heart-of-azeroth = Heart of Azeroth
relic-battleground = Battleground
relic-dark-portal = Dark Portal
relic-karazhan = Karazhan
relic-lights-hope-chapel = Light's Hope Chapel
relic-meeting-stone = Meeting Stone
relic-spirit-healer = Spirit Healer
relic-well-of-eternity = Well of Eternity
relic-unknown = Face-down marker

## Factions

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = neutral

## Terrains

terrain-field = Field
terrain-forest = Forest
terrain-hill = Hill
terrain-mountain = Mountain
terrain-swamp = Swamp
terrain-sea = Sea
terrain-lake = Lake

## Symbols

symbol-entry = Entry Region
symbol-murloc = Murloc
symbol-cavern = Cavern
symbol-magic = Magic Source
symbol-marker = Marker region

## Tokens

token-mountain = Mountain
token-wisp-wall = Wisp Wall
token-fort = Fort
token-watch-tower = Watch Tower
token-champion = Champion
token-beast = Beast
token-bomb = Bomb
token-harmony = Harmony
token-military-objective = Military Objective
token-murloc = Murloc
token-relic-marker = Artifact or Legendary Place marker
token-reinforcement-die = Reinforcement die
token-coin = Coin
bomb-live = live Bomb
bomb-dud = dud

## Worgen forms

form-human = human form
form-worgen = Worgen form

## Boards and their faces

size-s = small
size-m = medium
size-l = large
board-l1 = Large Island 1
board-l2 = Large Island 2
board-m1 = Medium Island 1
board-m2 = Medium Island 2
board-s1 = Small Island 1
board-s2 = Small Island 2
face-l1a = Large Island 1, side A
face-l1b = Large Island 1, side B
face-l2a = Large Island 2, side A
face-l2b = Large Island 2, side B
face-m1a = Medium Island 1, side A
face-m1b = Medium Island 1, side B
face-m2a = Medium Island 2, side A
face-m2b = Medium Island 2, side B
face-s1a = Small Island 1, side A
face-s1b = Small Island 1, side B
face-s2a = Small Island 2, side A
face-s2b = Small Island 2, side B

## Regions

region-l1a-01 = North-West Mountain
region-l1a-02 = North Field
region-l1a-03 = North-East Hill
region-l1a-04 = North-West Forest
region-l1a-05 = North-East Forest
region-l1a-06 = East Swamp
region-l1a-07 = West Mountain
region-l1a-08 = West Swamp
region-l1a-09 = Central Field
region-l1a-10 = East Lake
region-l1a-11 = South-West Hill
region-l1a-12 = South Forest
region-l1a-13 = South-East Mountain
region-l1b-01 = North-West Hill
region-l1b-02 = North Mountain
region-l1b-03 = West Forest
region-l1b-04 = North-West Swamp
region-l1b-05 = North-East Hill
region-l1b-06 = West Sea
region-l1b-07 = South-West Mountain
region-l1b-08 = Central Hill
region-l1b-09 = East Field
region-l1b-10 = East Forest
region-l1b-11 = South-West Field
region-l1b-12 = South Swamp
region-l1b-13 = South-East Mountain
region-l2a-01 = North-West Mountain
region-l2a-02 = North Field
region-l2a-03 = North Hill
region-l2a-04 = West Swamp
region-l2a-05 = North Forest
region-l2a-06 = North-East Swamp
region-l2a-07 = East Mountain
region-l2a-08 = South-West Lake
region-l2a-09 = Central Field
region-l2a-10 = South-East Forest
region-l2a-11 = South-West Field
region-l2a-12 = South Mountain
region-l2a-13 = South-East Hill
region-l2b-01 = North-West Forest
region-l2b-02 = North Hill
region-l2b-03 = North-West Mountain
region-l2b-04 = West Swamp
region-l2b-05 = North Mountain
region-l2b-06 = North-East Field
region-l2b-07 = West Hill
region-l2b-08 = South-West Mountain
region-l2b-09 = Central Field
region-l2b-10 = South-East Sea
region-l2b-11 = East Swamp
region-l2b-12 = South-West Forest
region-l2b-13 = South Swamp
region-m1a-01 = North-West Forest
region-m1a-02 = North Field
region-m1a-03 = North-East Swamp
region-m1a-04 = West Mountain
region-m1a-05 = Central Lake
region-m1a-06 = East Hill
region-m1a-07 = East Forest
region-m1a-08 = South-West Field
region-m1a-09 = South-East Mountain
region-m1b-01 = North-West Forest
region-m1b-02 = North Hill
region-m1b-03 = West Field
region-m1b-04 = Central Mountain
region-m1b-05 = North-East Swamp
region-m1b-06 = West Mountain
region-m1b-07 = South-East Field
region-m1b-08 = South-West Forest
region-m1b-09 = South Hill
region-m2a-01 = North-West Swamp
region-m2a-02 = North-East Forest
region-m2a-03 = West Hill
region-m2a-04 = West Field
region-m2a-05 = Central Mountain
region-m2a-06 = South-West Mountain
region-m2a-07 = East Field
region-m2a-08 = South Swamp
region-m2a-09 = South-East Hill
region-m2b-01 = North-West Sea
region-m2b-02 = North Swamp
region-m2b-03 = Central Mountain
region-m2b-04 = East Forest
region-m2b-05 = East Mountain
region-m2b-06 = West Field
region-m2b-07 = South-West Hill
region-m2b-08 = South Swamp
region-m2b-09 = South-East Hill
region-s1a-01 = North Field
region-s1a-02 = North-West Forest
region-s1a-03 = North-East Forest
region-s1a-04 = West Swamp
region-s1a-05 = Central Hill
region-s1a-06 = South-East Field
region-s1a-07 = South Mountain
region-s1b-01 = North Hill
region-s1b-02 = North-West Field
region-s1b-03 = Central Lake
region-s1b-04 = East Swamp
region-s1b-05 = South-West Forest
region-s1b-06 = South-East Mountain
region-s1b-07 = South Hill
region-s2a-01 = North-West Sea
region-s2a-02 = North Forest
region-s2a-03 = Central Swamp
region-s2a-04 = East Hill
region-s2a-05 = West Forest
region-s2a-06 = South-West Mountain
region-s2a-07 = South-East Field
region-s2b-01 = North Mountain
region-s2b-02 = North-West Swamp
region-s2b-03 = Central Field
region-s2b-04 = North-East Hill
region-s2b-05 = South-West Hill
region-s2b-06 = South-East Swamp
region-s2b-07 = South Forest
