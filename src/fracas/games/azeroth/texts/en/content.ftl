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

## Pieces

piece-race-token = race token
piece-beast = Beast
piece-champion = Champion
piece-murloc = Murloc
piece-mountain = Mountain
piece-wisp-wall = Wisp Wall
piece-fort = Fort
piece-watch-tower = Watch Tower
piece-bomb = Bomb
piece-objective = Military Objective
piece-harmony = Harmony token
piece-marker = face-down marker
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
