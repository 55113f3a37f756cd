# Camps, nations, couleurs et classes.

side-beige = Beige
side-gray = Gris

nation-ancients = Les Anciens
nation-valorians = Les Valorians
nation-celestia = Les Célestes
nation-gargans = Les Gargans
nation-manes = Les Mânes
nation-qaans = Les Qa'ans

color-green = vert
color-gold = doré
color-blue = bleu
color-silver = argent
color-red = rouge
color-purple = violet

class-fighter = combattant
class-magic = unité magique
class-castle = Château

# Types d'unités.

type-ranger = Rôdeur
type-elf = Elfe
type-dwarf = Nain
type-dragon = Dragon
type-sprite = Lutin
type-plant-life = Végétal
type-doppelganger = Sosie
type-magic = Magique
type-castle = Château
type-paladin = Paladin
type-wizard = Magicien
type-cleric = Prêtre
type-spirit = Esprit
type-angel = Ange
type-chimera = Chimère
type-eagle = Aigle
type-satyr = Satyre
type-ram = Bélier
type-weapon = Arme
type-centaur = Centaure
type-unicorn = Licorne
type-panther = Panthère
type-sphinx = Sphinx
type-titan = Titan
type-giant = Géant
type-ogre = Ogre
type-beast = Bête
type-gorgon = Gorgone
type-minotaur = Minotaure
type-vampire = Vampire
type-skeleton = Squelette
type-zombie = Zombie
type-werewolf = Loup-garou
type-mold = Moisissure
type-insectoid = Insectoïde
type-worm = Ver
type-mutant = Mutant
type-reptilian = Reptilien
type-artifact = Artéfact
type-familiar = Familier

# Pouvoirs qu'un coup peut nommer, et mots-clés.

power-charge = Charge
power-diagonal = Diagonale
power-swiftness = Rapidité
power-flight = Vol
power-ranged-attack = Attaque à distance
power-siege = Siège
power-swap = Échange
power-teleport = Téléportation
power-vision = Vision
power-hop = bond vers un terrain semblable
power-act = son action propre

keyword-fury = Furie
keyword-dispel-magic = Annulation de la magie
keyword-charge = Charge
keyword-diagonal = Diagonale
keyword-swiftness = Rapidité
keyword-flight = Vol
keyword-ranged-attack = Attaque à distance
keyword-siege = Siège
keyword-swap = Échange
keyword-teleport = Téléportation
keyword-vision = Vision

# Terrains, plateaux et leurs jeux.

terrain-plains = plaine
terrain-forest = forêt
terrain-marsh = marais
terrain-mountain = montagne
terrain-town = cité
terrain-desert = désert
terrain-water = eau

board-board-1a = Plateau 1A
board-board-1b = Plateau 1B
board-board-1c = Plateau 1C
board-board-1d = Plateau 1D
board-board-2a = Plateau 2A
board-board-2b = Plateau 2B
board-board-2c = Plateau 2C
board-board-2d = Plateau 2D
board-board-3a = Plateau 3A
board-board-3b = Plateau 3B
board-board-3c = Plateau 3C
board-board-3d = Plateau 3D
board-board-4a = Plateau 4A
board-board-4b = Plateau 4B
board-board-4c = Plateau 4C
board-board-4d = Plateau 4D
board-board-5a = Plateau 5A
board-board-5b = Plateau 5B
board-board-5c = Plateau 5C
board-board-5d = Plateau 5D
board-board-6a = Plateau 6A
board-board-6b = Plateau 6B
board-board-6c = Plateau 6C
board-board-6d = Plateau 6D
board-board-7a = Plateau 7A
board-board-7b = Plateau 7B
board-board-7c = Plateau 7C
board-board-7d = Plateau 7D

rotation-0 = comme imprimé
rotation-90 = un quart de tour à droite
rotation-180 = un demi-tour
rotation-270 = un quart de tour à gauche

boards-set-1 = Jeu de plateaux 1
boards-set-2 = Jeu de plateaux 2
boards-set-3 = Jeu de plateaux 3
boards-set-4 = Jeu de plateaux 4
boards-set-5 = Jeu de plateaux 5
boards-set-6 = Jeu de plateaux 6
boards-set-7 = Jeu de plateaux 7

# Armées toutes faites.

army-starter-beige = Armée beige d'initiation
army-starter-gray = Armée grise d'initiation
army-pack-beige-1 = Armée beige officielle n° 1
army-pack-beige-2 = Armée beige officielle n° 2
army-pack-beige-3 = Armée beige officielle n° 3
army-pack-beige-4 = Armée beige officielle n° 4
army-pack-beige-5 = Armée beige officielle n° 5
army-pack-beige-6 = Armée beige officielle n° 6
army-pack-gray-1 = Armée grise officielle n° 1
army-pack-gray-2 = Armée grise officielle n° 2
army-pack-gray-3 = Armée grise officielle n° 3
army-pack-gray-4 = Armée grise officielle n° 4
army-pack-gray-5 = Armée grise officielle n° 5
army-pack-gray-6 = Armée grise officielle n° 6
army-expansion-beige = Celestial Vengeance
army-expansion-gray = Qa'ans Resurgence

# Les noms des unités, par série et par nation.

# Les Anciens (vert)

unit-landor = Landor
unit-vellec = Vellec
unit-king-migol = Roi Migol
unit-aubrey = Aubrey
unit-lockin-elves = Elfes de Lockin
unit-dwarven-knight = Chevalier nain
unit-hunter = Chasseur
unit-srik = Srik
unit-dwarven-general = Général nain
unit-emeraldis = Emeraldis
unit-high-elf = Haut Elfe
unit-migols-royal-guard = Garde royale de Migol
unit-wannok = Wannok
unit-frodnaj-archer = Archer de Frodnaj
unit-poy = Poy
unit-grundin = Grundin
unit-relfreod-archer = Archer de Relfreod
unit-dwarven-hero = Héros nain
unit-bakus = Bakus
unit-tilloak-theugist = Théurge de Tilloak
unit-dwarven-warrior = Guerrier nain
unit-strangling-vines = Vigne étrangleuse
unit-wood-elf = Elfe des bois
unit-dwarven-scout = Éclaireur nain
unit-flood-bringer = Porteur de déluge
unit-elven-assassin = Assassin elfe
unit-clevut = Clevut
unit-quicksand = Sables mouvants
unit-earthquake = Tremblement de terre
unit-eruption = Éruption
unit-dwarven-ambush = Embuscade naine
unit-elven-ambush = Embuscade elfique
unit-woodland-tower = Tour des bois
unit-guarded-fortress = Forteresse gardée

# Les Valorians (doré)

unit-sir-urgwaine = Seigneur Urgwaine
unit-saravannus = Saravannus
unit-tiera = Tiéra
unit-sir-gilbert = Seigneur Gilbert
unit-oreld-the-deliverer = Oreld le Libérateur
unit-craglor = Craglor
unit-gold-knight = Chevalier d'or
unit-lamorak = Lamorak
unit-hillstone-priest = Prêtre de Montpierre
unit-gray-knight = Chevalier gris
unit-loovius = Loovius
unit-humble-clergy = Humble clergé
unit-crailton-martyr = Martyr de Crailton
unit-redillian-sage = Sage de Redillian
unit-hillstone-curate = Vicaire de Montpierre
unit-holy-knight = Chevalier sacré
unit-redillian-evoker = Évocateur de Redillian
unit-noble-cleric = Noble prêtre
unit-ulaniva-crusader = Croisé d'Ulaniva
unit-pearl-wizard = Magicien de perle
unit-jillus = Jillus
unit-ulaniva-defender = Défenseur d'Ulaniva
unit-jenzik = Jenzik
unit-hillstone-acolyte = Acolyte de Montpierre
unit-urgwaines-knights = Chevaliers d'Urgwaine
unit-psychic-devourer = Dévoreur psychique
unit-reb-the-zombie-slayer = Reb le tueur de zombies
unit-holy-light = Lumière sacrée
unit-holy-vision = Vision sacrée
unit-exorcism = Exorcisme
unit-altar-of-deliverance = Autel de la délivrance
unit-cleansing-mist = Brume purificatrice
unit-urgwaines-castle = Château d'Urgwaine
unit-mirage-castle = Château mirage

# Les Célestes (bleu)

unit-uaivad = Uaivad
unit-elementus-the-airlord = Élémentus le seigneur des airs
unit-almaetis = Almaetis
unit-electibra = Electibra
unit-dagin-genie = Génie de Dagin
unit-aras = Aras
unit-tael = Tael
unit-spirit-of-wrath = Esprit de la colère
unit-armagged = Armagged
unit-lord-of-eagles = Seigneur des aigles
unit-spirit-of-forest = Esprit de la forêt
unit-fray = Fray
unit-vinin-satyr = Satyre de Vinin
unit-spirit-of-sea = Esprit de la mer
unit-montika = Montika
unit-dancing-sword = Épée dansante
unit-spirit-of-negation = Esprit de la négation
unit-gallat = Gallat
unit-tarn = Tar'n
unit-spirit-of-vision = Esprit de la vision
unit-angellin = Angellin
unit-delik = Delik
unit-spirit-of-desert = Esprit du désert
unit-julisa = Julisa
unit-forillian-panther = Panthère de Forillian
unit-spirit-of-justice = Esprit de la justice
unit-placton = Placton
unit-haunted-grove = Bosquet hanté
unit-anti-purple-wind = Vent anti-violet
unit-anti-silver-wind = Vent anti-argent
unit-anti-red-wind = Vent anti-rouge
unit-dragon-talisman = Talisman du dragon
unit-wind-castle = Château des vents
unit-cloud-citadel = Citadelle des nuages

# Les Gargans (argent)

unit-kralc = Kralc
unit-ultimadus = Ultimadus
unit-namhel = Namhel
unit-crevcor = Crevcor
unit-evit = Evit
unit-girr = Girr
unit-cave-beast = Bête des cavernes
unit-akillon = Akillon
unit-great-shaman = Grand chaman
unit-medusa = Méduse
unit-golladus = Golladus
unit-crush = Crush
unit-helcar = Helcar
unit-neptillion = Neptillion
unit-rock-giant = Géant de pierre
unit-enchanted-shield = Bouclier enchanté
unit-colossor = Colossor
unit-mist-giant = Géant des brumes
unit-hcaor-ogre-mage = H'caor le mage ogre
unit-marr = Marr
unit-dumes = Dumes
unit-linghorn = Linghorn
unit-smektor = Smektor
unit-uzelis = Uzelis
unit-gnarak = Gnarak
unit-gwarf = Gwarf
unit-cerebin = Cerebin
unit-lightning-bolt = Éclair
unit-ground-lightning = Foudre terrestre
unit-living-statue = Statue vivante
unit-eternal-idol = Idole éternelle
unit-wheel-of-energy = Roue d'énergie
unit-titan-castle = Château des titans
unit-ogre-fort = Fort des ogres

# Les Mânes (rouge)

unit-oppolifnas = Oppolifnas
unit-lord-esenwein = Seigneur Esenwein
unit-lord-of-bones = Seigneur des os
unit-lord-of-the-dead = Seigneur des morts
unit-daemin = Dæmin
unit-skeleton-horde = Horde de squelettes
unit-mummy = Momie
unit-renil = Renil
unit-moridium = Moridium
unit-murkis = Obscuris
unit-keelian = Keelian
unit-scythe = Faux
unit-lingering-death = Mort persistante
unit-crimson = Cramoisi
unit-sinakus = Pécherin
unit-giant-zombie-rat = Rat zombie géant
unit-sarro = Sarro
unit-kutbone = Kutbone
unit-plague-bearer = Porteur de peste
unit-dark-witch = Sorcière noire
unit-bone-legion = Légion des ossements
unit-crazed-terror = Terreur démente
unit-bloodsucker = Suceur de sang
unit-skeleton-warlock = Sorcier squelette
unit-gloomis = Gloomis
unit-wascyo = Wascyo
unit-jezrak = Jezzrak
unit-zombie-grave = Tombe de zombie
unit-skeleton-grave = Tombe de squelette
unit-decay = Décomposition
unit-skull-of-gorion = Crâne de Gorion
unit-fire-wall = Mur de feu
unit-rancid-castle = Château rance
unit-bone-castle = Château d'os

# Les Qa'ans (violet)

unit-bremmuk = Bremmuk
unit-queen-kiova = Reine Kiova
unit-gangis-wind = Vent de Gangis
unit-frinhorn = Frinhorn
unit-mrmrm = Mrmrm
unit-oeroed = Oeroed
unit-garpus = Garpus
unit-yorkus = Yorkus
unit-bactillion = Bactillion
unit-perplexon = Perplexon
unit-accissejo = Accissejo
unit-slud = Slud
unit-yarbu-the-magic-eater = Yarbu le mangeur de magie
unit-hades-giant = Géant d'Hadès
unit-smerdim = Smerdim
unit-lizarkus = Lizarkus
unit-marbas = Marbas
unit-spitting-mushrooms = Champignons cracheurs
unit-parasitix = Parasitix
unit-kzzt = Kzz't
unit-slime-of-bremmuk = Limon de Bremmuk
unit-silwon-the-confusing = Silwon le Troublant
unit-nazint = Nazint
unit-foulis = Foulis
unit-nosimaj = Nosimaj
unit-helliton = Helliton
unit-demarn-the-putrid = Demarn le Putride
unit-paranos = Paranos
unit-spore-of-parasitix = Spore de Parasitix
unit-flit-spore = Spore volante
unit-fungus-of-bremmuk = Fongus de Bremmuk
unit-larva = Larve
unit-the-hidden-hive = La Ruche cachée
unit-infested-nest = Nid infesté

# Pièces rares

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
unit-angelas-amulet = Amulette d'Angela
unit-warbrin = Warbrin
unit-wizards-familiar = Familier du magicien
unit-mystical-mirror = Miroir mystique
unit-galriens-mist = Brume de Galrien
unit-galriens-castle = Château de Galrien

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
unit-wonder-egg = Œuf merveilleux
unit-plattenuis = Plattenuis
