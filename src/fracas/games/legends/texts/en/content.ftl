# Sides, nations, colours and classes.

side-beige = Beige
side-gray = Gray

nation-ancients = The Ancients
nation-valorians = The Valorians
nation-celestia = The Celestia
nation-gargans = The Gargans
nation-manes = The Manes
nation-qaans = The Qa'ans

color-green = green
color-gold = gold
color-blue = blue
color-silver = silver
color-red = red
color-purple = purple

class-fighter = fighter
class-magic = magical unit
class-castle = castle

# Types of units.

type-ranger = Ranger
type-elf = Elf
type-dwarf = Dwarf
type-dragon = Dragon
type-sprite = Sprite
type-plant-life = Plantlife
type-doppelganger = Doppelganger
type-magic = Magic
type-castle = Castle
type-paladin = Paladin
type-wizard = Wizard
type-cleric = Cleric
type-spirit = Spirit
type-angel = Angel
type-chimera = Chimera
type-eagle = Eagle
type-satyr = Satyr
type-ram = Ram
type-weapon = Weapon
type-centaur = Centaur
type-unicorn = Unicorn
type-panther = Panther
type-sphinx = Sphinx
type-titan = Titan
type-giant = Giant
type-ogre = Ogre
type-beast = Beast
type-gorgon = Gorgon
type-minotaur = Minotaur
type-vampire = Vampire
type-skeleton = Skeleton
type-zombie = Zombie
type-werewolf = Werewolf
type-mold = Mold
type-insectoid = Insectoid
type-worm = Worm
type-mutant = Mutant
type-reptilian = Reptilian
type-artifact = Artifact
type-familiar = Familiar

# Powers that a move can name, and keywords.

power-charge = Charge
power-diagonal = Diagonal
power-swiftness = Swiftness
power-flight = Flight
power-ranged-attack = Ranged Attack
power-siege = Siege
power-swap = Swap
power-teleport = Teleport
power-vision = Vision
power-hop = hop to like terrain
power-act = its own action

keyword-fury = Fury
keyword-dispel-magic = Dispel Magic
keyword-charge = Charge
keyword-diagonal = Diagonal
keyword-swiftness = Swiftness
keyword-flight = Flight
keyword-ranged-attack = Ranged Attack
keyword-siege = Siege
keyword-swap = Swap
keyword-teleport = Teleport
keyword-vision = Vision

# Terrains, boards and their sets.

terrain-plains = plains
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountains
terrain-town = town
terrain-desert = desert
terrain-water = water

board-board-1a = Board 1A
board-board-1b = Board 1B
board-board-1c = Board 1C
board-board-1d = Board 1D
board-board-2a = Board 2A
board-board-2b = Board 2B
board-board-2c = Board 2C
board-board-2d = Board 2D
board-board-3a = Board 3A
board-board-3b = Board 3B
board-board-3c = Board 3C
board-board-3d = Board 3D
board-board-4a = Board 4A
board-board-4b = Board 4B
board-board-4c = Board 4C
board-board-4d = Board 4D
board-board-5a = Board 5A
board-board-5b = Board 5B
board-board-5c = Board 5C
board-board-5d = Board 5D
board-board-6a = Board 6A
board-board-6b = Board 6B
board-board-6c = Board 6C
board-board-6d = Board 6D
board-board-7a = Board 7A
board-board-7b = Board 7B
board-board-7c = Board 7C
board-board-7d = Board 7D

rotation-0 = as printed
rotation-90 = a quarter turn clockwise
rotation-180 = half a turn
rotation-270 = a quarter turn counter-clockwise

boards-set-1 = Board set 1
boards-set-2 = Board set 2
boards-set-3 = Board set 3
boards-set-4 = Board set 4
boards-set-5 = Board set 5
boards-set-6 = Board set 6
boards-set-7 = Board set 7

# Ready-made armies.

army-starter-beige = Beige starter army
army-starter-gray = Gray starter army
army-pack-beige-1 = Official beige army pack 1
army-pack-beige-2 = Official beige army pack 2
army-pack-beige-3 = Official beige army pack 3
army-pack-beige-4 = Official beige army pack 4
army-pack-beige-5 = Official beige army pack 5
army-pack-beige-6 = Official beige army pack 6
army-pack-gray-1 = Official gray army pack 1
army-pack-gray-2 = Official gray army pack 2
army-pack-gray-3 = Official gray army pack 3
army-pack-gray-4 = Official gray army pack 4
army-pack-gray-5 = Official gray army pack 5
army-pack-gray-6 = Official gray army pack 6
army-expansion-beige = Celestial Vengeance
army-expansion-gray = Qa'ans Resurgence

# Names of the units, by set and nation.

# The Ancients (green)

unit-landor = Landor
unit-vellec = Vellec
unit-king-migol = King Migol
unit-aubrey = Aubrey
unit-lockin-elves = Lockin Elves
unit-dwarven-knight = Dwarven Knight
unit-hunter = Hunter
unit-srik = Srik
unit-dwarven-general = Dwarven General
unit-emeraldis = Emeraldis
unit-high-elf = High Elf
unit-migols-royal-guard = Migol's Royal Guard
unit-wannok = Wannok
unit-frodnaj-archer = Frodnaj Archer
unit-poy = Poy
unit-grundin = Grundin
unit-relfreod-archer = Relfreod Archer
unit-dwarven-hero = Dwarven Hero
unit-bakus = Bakus
unit-tilloak-theugist = Tilloak Theugist
unit-dwarven-warrior = Dwarven Warrior
unit-strangling-vines = Strangling Vines
unit-wood-elf = Wood Elf
unit-dwarven-scout = Dwarven Scout
unit-flood-bringer = Flood Bringer
unit-elven-assassin = Elven Assassin
unit-clevut = Clevut
unit-quicksand = Quicksand
unit-earthquake = Earthquake
unit-eruption = Eruption
unit-dwarven-ambush = Dwarven Ambush
unit-elven-ambush = Elven Ambush
unit-woodland-tower = Woodland Tower
unit-guarded-fortress = Guarded Fortress

# The Valorians (gold)

unit-sir-urgwaine = Sir Urgwaine
unit-saravannus = Saravannus
unit-tiera = Tiera
unit-sir-gilbert = Sir Gilbert
unit-oreld-the-deliverer = Oreld the Deliverer
unit-craglor = Craglor
unit-gold-knight = Gold Knight
unit-lamorak = Lamorak
unit-hillstone-priest = Hillstone Priest
unit-gray-knight = Gray Knight
unit-loovius = Loovius
unit-humble-clergy = Humble Clergy
unit-crailton-martyr = Crailton Martyr
unit-redillian-sage = Redillian Sage
unit-hillstone-curate = Hillstone Curate
unit-holy-knight = Holy Knight
unit-redillian-evoker = Redillian Evoker
unit-noble-cleric = Noble Cleric
unit-ulaniva-crusader = Ulaniva Crusader
unit-pearl-wizard = Pearl Wizard
unit-jillus = Jillus
unit-ulaniva-defender = Ulaniva Defender
unit-jenzik = Jenzik
unit-hillstone-acolyte = Hillstone Acolyte
unit-urgwaines-knights = Urgwaine's Knights
unit-psychic-devourer = Psychic Devourer
unit-reb-the-zombie-slayer = Reb the Zombie Slayer
unit-holy-light = Holy Light
unit-holy-vision = Holy Vision
unit-exorcism = Exorcism
unit-altar-of-deliverance = Altar of Deliverance
unit-cleansing-mist = Cleansing Mist
unit-urgwaines-castle = Urgwaine's Castle
unit-mirage-castle = Mirage Castle

# The Celestia (blue)

unit-uaivad = Uaivad
unit-elementus-the-airlord = Elementus the Airlord
unit-almaetis = Almaetis
unit-electibra = Electibra
unit-dagin-genie = Dagin Genie
unit-aras = Aras
unit-tael = Tael
unit-spirit-of-wrath = Spirit of Wrath
unit-armagged = Armagged
unit-lord-of-eagles = Lord of Eagles
unit-spirit-of-forest = Spirit of Forest
unit-fray = Fray
unit-vinin-satyr = Vinin Satyr
unit-spirit-of-sea = Spirit of Sea
unit-montika = Montika
unit-dancing-sword = Dancing Sword
unit-spirit-of-negation = Spirit of Negation
unit-gallat = Gallat
unit-tarn = Tar'n
unit-spirit-of-vision = Spirit of Vision
unit-angellin = Angellin
unit-delik = Delik
unit-spirit-of-desert = Spirit of Desert
unit-julisa = Julisa
unit-forillian-panther = Forillian Panther
unit-spirit-of-justice = Spirit of Justice
unit-placton = Placton
unit-haunted-grove = Haunted Grove
unit-anti-purple-wind = Anti-Purple Wind
unit-anti-silver-wind = Anti-Silver Wind
unit-anti-red-wind = Anti-Red Wind
unit-dragon-talisman = Dragon Talisman
unit-wind-castle = Wind Castle
unit-cloud-citadel = Cloud Citadel

# The Gargans (silver)

unit-kralc = Kralc
unit-ultimadus = Ultimadus
unit-namhel = Namhel
unit-crevcor = Crevcor
unit-evit = Evit
unit-girr = Girr
unit-cave-beast = Cave Beast
unit-akillon = Akillon
unit-great-shaman = Great Shaman
unit-medusa = Medusa
unit-golladus = Golladus
unit-crush = Crush
unit-helcar = Helcar
unit-neptillion = Neptillion
unit-rock-giant = Rock Giant
unit-enchanted-shield = Enchanted Shield
unit-colossor = Colossor
unit-mist-giant = Mist Giant
unit-hcaor-ogre-mage = H'caor Ogre Mage
unit-marr = Marr
unit-dumes = Dumes
unit-linghorn = Linghorn
unit-smektor = Smektor
unit-uzelis = Uzelis
unit-gnarak = Gnarak
unit-gwarf = Gwarf
unit-cerebin = Cerebin
unit-lightning-bolt = Lightning Bolt
unit-ground-lightning = Ground Lightning
unit-living-statue = Living Statue
unit-eternal-idol = Eternal Idol
unit-wheel-of-energy = Wheel of Energy
unit-titan-castle = Titan Castle
unit-ogre-fort = Ogre Fort

# The Manes (red)

unit-oppolifnas = Oppolifnas
unit-lord-esenwein = Lord Esenwein
unit-lord-of-bones = Lord of Bones
unit-lord-of-the-dead = Lord of the Dead
unit-daemin = Daemin
unit-skeleton-horde = Skeleton Horde
unit-mummy = Mummy
unit-renil = Renil
unit-moridium = Moridium
unit-murkis = Murkis
unit-keelian = Keelian
unit-scythe = Scythe
unit-lingering-death = Lingering Death
unit-crimson = Crimson
unit-sinakus = Sinakus
unit-giant-zombie-rat = Giant Zombie Rat
unit-sarro = Sarro
unit-kutbone = Kutbone
unit-plague-bearer = Plague Bearer
unit-dark-witch = Dark Witch
unit-bone-legion = Bone Legion
unit-crazed-terror = Crazed Terror
unit-bloodsucker = Bloodsucker
unit-skeleton-warlock = Skeleton Warlock
unit-gloomis = Gloomis
unit-wascyo = Wascyo
unit-jezrak = Jezrak
unit-zombie-grave = Zombie Grave
unit-skeleton-grave = Skeleton Grave
unit-decay = Decay
unit-skull-of-gorion = Skull of Gorion
unit-fire-wall = Fire Wall
unit-rancid-castle = Rancid Castle
unit-bone-castle = Bone Castle

# The Qa'ans (purple)

unit-bremmuk = Bremmuk
unit-queen-kiova = Queen Kiova
unit-gangis-wind = Gangis Wind
unit-frinhorn = Frinhorn
unit-mrmrm = Mrmrm
unit-oeroed = Oeroed
unit-garpus = Garpus
unit-yorkus = Yorkus
unit-bactillion = Bactillion
unit-perplexon = Perplexon
unit-accissejo = Accissejo
unit-slud = Slud
unit-yarbu-the-magic-eater = Yarbu the Magic Eater
unit-hades-giant = Hades Giant
unit-smerdim = Smerdim
unit-lizarkus = Lizarkus
unit-marbas = Marbas
unit-spitting-mushrooms = Spitting Mushrooms
unit-parasitix = Parasitix
unit-kzzt = Kzz't
unit-slime-of-bremmuk = Slime of Bremmuk
unit-silwon-the-confusing = Silwon the Confusing
unit-nazint = Nazint
unit-foulis = Foulis
unit-nosimaj = Nosimaj
unit-helliton = Helliton
unit-demarn-the-putrid = Demarn the Putrid
unit-paranos = Paranos
unit-spore-of-parasitix = Spore of Parasitix
unit-flit-spore = Flit Spore
unit-fungus-of-bremmuk = Fungus of Bremmuk
unit-larva = Larva
unit-the-hidden-hive = The Hidden Hive
unit-infested-nest = Infested Nest

# Rare units

unit-delmikra = Delmikra
unit-dalious = Dalious
unit-celams = Celams
unit-noslrac = Noslrac

# Celestial Vengeance

unit-galrien = Galrien
unit-minchu = Minchu
unit-zanofor-bowdode = Zanofor Bowdode
unit-adellin = Adellin
unit-concan = Concan
unit-wyatt-yarg = Wyatt Yarg
unit-angelas-amulet = Angela's Amulet
unit-warbrin = Warbrin
unit-wizards-familiar = Wizard's Familiar
unit-mystical-mirror = Mystical Mirror
unit-galriens-mist = Galrien's Mist
unit-galriens-castle = Galrien's Castle

# Qa'ans Resurgence

unit-ursatoar = Ursatoar
unit-yeroms = Yeroms
unit-sinnue = Sinnue
unit-rekabevets = Rekabevets
unit-lawok = Lawok
unit-coyote = Coyote
unit-gallikon = Gallikon
unit-ilopanid = Ilopanid
unit-oplit = Oplit
unit-vulad = Vulad
unit-wonder-egg = Wonder Egg
unit-plattenuis = Plattenuis
