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
relic-unknown = Marqueur face cachée

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

## Jetons

token-mountain = Montagne
token-wisp-wall = Mur de feux follets
token-fort = Fort
token-watch-tower = Tour de Garde
token-champion = Champion
token-beast = Bête
token-bomb = Bombe
token-harmony = Harmonie
token-military-objective = Objectif Militaire
token-murloc = Murloc
token-relic-marker = Marqueur d'Artefact ou de Lieu Légendaire
token-reinforcement-die = Dé de renforts
token-coin = Jeton de victoire
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

## Régions

region-l1a-01 = Montagne du Nord-Ouest
region-l1a-02 = Champ du Nord
region-l1a-03 = Colline du Nord-Est
region-l1a-04 = Forêt du Nord-Ouest
region-l1a-05 = Forêt du Nord-Est
region-l1a-06 = Marais de l'Est
region-l1a-07 = Montagne de l'Ouest
region-l1a-08 = Marais de l'Ouest
region-l1a-09 = Champ du Centre
region-l1a-10 = Lac de l'Est
region-l1a-11 = Colline du Sud-Ouest
region-l1a-12 = Forêt du Sud
region-l1a-13 = Montagne du Sud-Est
region-l1b-01 = Colline du Nord-Ouest
region-l1b-02 = Montagne du Nord
region-l1b-03 = Forêt de l'Ouest
region-l1b-04 = Marais du Nord-Ouest
region-l1b-05 = Colline du Nord-Est
region-l1b-06 = Mer de l'Ouest
region-l1b-07 = Montagne du Sud-Ouest
region-l1b-08 = Colline du Centre
region-l1b-09 = Champ de l'Est
region-l1b-10 = Forêt de l'Est
region-l1b-11 = Champ du Sud-Ouest
region-l1b-12 = Marais du Sud
region-l1b-13 = Montagne du Sud-Est
region-l2a-01 = Montagne du Nord-Ouest
region-l2a-02 = Champ du Nord
region-l2a-03 = Colline du Nord
region-l2a-04 = Marais de l'Ouest
region-l2a-05 = Forêt du Nord
region-l2a-06 = Marais du Nord-Est
region-l2a-07 = Montagne de l'Est
region-l2a-08 = Lac du Sud-Ouest
region-l2a-09 = Champ du Centre
region-l2a-10 = Forêt du Sud-Est
region-l2a-11 = Champ du Sud-Ouest
region-l2a-12 = Montagne du Sud
region-l2a-13 = Colline du Sud-Est
region-l2b-01 = Forêt du Nord-Ouest
region-l2b-02 = Colline du Nord
region-l2b-03 = Montagne du Nord-Ouest
region-l2b-04 = Marais de l'Ouest
region-l2b-05 = Montagne du Nord
region-l2b-06 = Champ du Nord-Est
region-l2b-07 = Colline de l'Ouest
region-l2b-08 = Montagne du Sud-Ouest
region-l2b-09 = Champ du Centre
region-l2b-10 = Mer du Sud-Est
region-l2b-11 = Marais de l'Est
region-l2b-12 = Forêt du Sud-Ouest
region-l2b-13 = Marais du Sud
region-m1a-01 = Forêt du Nord-Ouest
region-m1a-02 = Champ du Nord
region-m1a-03 = Marais du Nord-Est
region-m1a-04 = Montagne de l'Ouest
region-m1a-05 = Lac du Centre
region-m1a-06 = Colline de l'Est
region-m1a-07 = Forêt de l'Est
region-m1a-08 = Champ du Sud-Ouest
region-m1a-09 = Montagne du Sud-Est
region-m1b-01 = Forêt du Nord-Ouest
region-m1b-02 = Colline du Nord
region-m1b-03 = Champ de l'Ouest
region-m1b-04 = Montagne du Centre
region-m1b-05 = Marais du Nord-Est
region-m1b-06 = Montagne de l'Ouest
region-m1b-07 = Champ du Sud-Est
region-m1b-08 = Forêt du Sud-Ouest
region-m1b-09 = Colline du Sud
region-m2a-01 = Marais du Nord-Ouest
region-m2a-02 = Forêt du Nord-Est
region-m2a-03 = Colline de l'Ouest
region-m2a-04 = Champ de l'Ouest
region-m2a-05 = Montagne du Centre
region-m2a-06 = Montagne du Sud-Ouest
region-m2a-07 = Champ de l'Est
region-m2a-08 = Marais du Sud
region-m2a-09 = Colline du Sud-Est
region-m2b-01 = Mer du Nord-Ouest
region-m2b-02 = Marais du Nord
region-m2b-03 = Montagne du Centre
region-m2b-04 = Forêt de l'Est
region-m2b-05 = Montagne de l'Est
region-m2b-06 = Champ de l'Ouest
region-m2b-07 = Colline du Sud-Ouest
region-m2b-08 = Marais du Sud
region-m2b-09 = Colline du Sud-Est
region-s1a-01 = Champ du Nord
region-s1a-02 = Forêt du Nord-Ouest
region-s1a-03 = Forêt du Nord-Est
region-s1a-04 = Marais de l'Ouest
region-s1a-05 = Colline du Centre
region-s1a-06 = Champ du Sud-Est
region-s1a-07 = Montagne du Sud
region-s1b-01 = Colline du Nord
region-s1b-02 = Champ du Nord-Ouest
region-s1b-03 = Lac du Centre
region-s1b-04 = Marais de l'Est
region-s1b-05 = Forêt du Sud-Ouest
region-s1b-06 = Montagne du Sud-Est
region-s1b-07 = Colline du Sud
region-s2a-01 = Mer du Nord-Ouest
region-s2a-02 = Forêt du Nord
region-s2a-03 = Marais du Centre
region-s2a-04 = Colline de l'Est
region-s2a-05 = Forêt de l'Ouest
region-s2a-06 = Montagne du Sud-Ouest
region-s2a-07 = Champ du Sud-Est
region-s2b-01 = Montagne du Nord
region-s2b-02 = Marais du Nord-Ouest
region-s2b-03 = Champ du Centre
region-s2b-04 = Colline du Nord-Est
region-s2b-05 = Colline du Sud-Ouest
region-s2b-06 = Marais du Sud-Est
region-s2b-07 = Forêt du Sud
