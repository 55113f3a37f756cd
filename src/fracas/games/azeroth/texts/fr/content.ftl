### Les noms de ce que contient la boîte.

## Peuples

race-draenei = Draeneï
race-dwarves = Nains
race-gnomes = Gnomes
race-humans = Humains
race-night-elves = Elfes de la nuit
race-worgen = Worgens
race-blood-elves = Elfes de sang
race-forsaken = Réprouvés
race-goblins = Gobelins
race-orcs = Orcs
race-tauren = Taurens
race-trolls = Trolls
race-ethereals = Éthériens
race-kobolds = Kobolds
race-naga = Nagas
race-pandaren = Pandarens
race-murlocs = Murlocs

## Pouvoirs Spéciaux

power-archaeologist = Archéologues
power-battle-master = Maîtres de guerre
power-beast-master = Dresseurs
power-blacksmith = Forgerons
power-championing = Et leur champion
power-defensive = Défensifs
power-enraged = Enragés
power-explorer = Explorateur
power-farmer = Fermiers
power-fishing = Pêcheurs
power-garrisoned = Retranchés
power-herbalist = Herboristes
power-intimidating = Terrifiants
power-marshdweller = Palustres
power-mining = Mineurs
power-mountaineer = Montagnards
power-portal-mage = Maîtres des Portails
power-ranger = Forestiers
power-sailing = Navigateurs
power-swamp-walker = Des Marais

## Artefacts et Lieux Légendaires

relic-aegis-of-aggramar = Égide d'Aggramar
relic-ashes-of-alar = Cendres d'Al'ar
relic-doomhammer = Marteau-du-Destin
relic-frostmourne = Deuillegivre
relic-heart-of-azeroth = Cœur d'Azeroth
relic-battleground = Champ de bataille
relic-dark-portal = Porte des Ténèbres
relic-karazhan = Karazhan
relic-lights-hope-chapel = Chapelle de l'Espoir de Lumière
relic-meeting-stone = Pierre de Rencontre
relic-spirit-healer = Gardien des Âmes
relic-well-of-eternity = Puits d'éternité

## Factions

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = neutre

## Terrains

terrain-field = Champ
terrain-forest = Forêt
terrain-hill = Colline
terrain-mountain = Montagne
terrain-swamp = Marais
terrain-sea = Mer
terrain-lake = Lac

## Symboles

symbol-entry = Région d'Entrée
symbol-murloc = Murloc
symbol-cavern = Caverne
symbol-magic = Source magique
symbol-marker = Région du marqueur

## Pièces

piece-race-token = pion de Peuple
piece-beast = Bête
piece-champion = Champion
piece-murloc = Murloc
piece-mountain = Montagne
piece-wisp-wall = Mur de feux follets
piece-fort = Fort
piece-watch-tower = Tour de Garde
piece-bomb = Bombe
piece-objective = Objectif Militaire
piece-harmony = jeton Harmonie
piece-marker = marqueur face cachée
bomb-live = Bombe amorcée
bomb-dud = pétard mouillé

## Formes des Worgens

form-human = forme humaine
form-worgen = forme Worgen

## Les plateaux et leurs faces

size-s = petit
size-m = moyen
size-l = grand
board-l1 = Grande île 1
board-l2 = Grande île 2
board-m1 = Île moyenne 1
board-m2 = Île moyenne 2
board-s1 = Petite île 1
board-s2 = Petite île 2
face-l1a = Grande île 1, face A
face-l1b = Grande île 1, face B
face-l2a = Grande île 2, face A
face-l2b = Grande île 2, face B
face-m1a = Île moyenne 1, face A
face-m1b = Île moyenne 1, face B
face-m2a = Île moyenne 2, face A
face-m2b = Île moyenne 2, face B
face-s1a = Petite île 1, face A
face-s1b = Petite île 1, face B
face-s2a = Petite île 2, face A
face-s2b = Petite île 2, face B
