# Puissances

power-khorne = Khorne
power-nurgle = Nurgle
power-tzeentch = Tzeentch
power-slaanesh = Slaanesh
title-khorne = le Dieu du Sang
title-nurgle = le Seigneur de la Pestilence
title-tzeentch = le Maître du Changement
title-slaanesh = le Prince du Plaisir

# Régions

region-norsca = Norsca
region-troll-country = Pays des Trolls
region-kislev = Kislev
region-empire = Empire
region-bretonnia = Bretonnie
region-estalia = Estalie
region-tilea = Tilée
region-border-princes = Principautés Frontalières
region-badlands = Terres Arides

# Emplacements de carte

space-norsca-left = Norsca (gauche)
space-norsca-right = Norsca (droite)
space-troll-country-left = Pays des Trolls (gauche)
space-troll-country-right = Pays des Trolls (droite)
space-kislev-left = Kislev (gauche)
space-kislev-right = Kislev (droite)
space-empire-left = Empire (gauche)
space-empire-right = Empire (droite)
space-bretonnia-left = Bretonnie (gauche)
space-bretonnia-right = Bretonnie (droite)
space-estalia-left = Estalie (gauche)
space-estalia-right = Estalie (droite)
space-tilea-left = Tilée (gauche)
space-tilea-right = Tilée (droite)
space-border-princes-left = Principautés Frontalières (gauche)
space-border-princes-right = Principautés Frontalières (droite)
space-badlands-left = Terres Arides (gauche)
space-badlands-right = Terres Arides (droite)

# Sortes de figurines

unit-bloodsworn = Juresang
unit-bloodletter = Sanguinaire
unit-bloodthirster = Buveur de Sang
unit-leper = Lépreux
unit-plaguebearer = Portepeste
unit-great-unclean-one = Grand Immonde
unit-acolyte = Acolyte
unit-horror = Horreur
unit-lord-of-change = Duc du Changement
unit-seductress = Séductrice
unit-daemonette = Démonette
unit-keeper-of-secrets = Gardien des Secrets
class-cultist = Adorateur
class-warrior = Guerrier
class-greater-daemon = Démon Majeur

# Figurines

figure-bloodsworn-1 = Juresang 1
figure-bloodsworn-2 = Juresang 2
figure-bloodsworn-3 = Juresang 3
figure-bloodsworn-4 = Juresang 4
figure-bloodletter-1 = Sanguinaire 1
figure-bloodletter-2 = Sanguinaire 2
figure-bloodletter-3 = Sanguinaire 3
figure-bloodletter-4 = Sanguinaire 4
figure-bloodletter-5 = Sanguinaire 5
figure-bloodletter-6 = Sanguinaire 6
figure-bloodthirster = Buveur de Sang
figure-leper-1 = Lépreux 1
figure-leper-2 = Lépreux 2
figure-leper-3 = Lépreux 3
figure-leper-4 = Lépreux 4
figure-leper-5 = Lépreux 5
figure-leper-6 = Lépreux 6
figure-plaguebearer-1 = Portepeste 1
figure-plaguebearer-2 = Portepeste 2
figure-plaguebearer-3 = Portepeste 3
figure-plaguebearer-4 = Portepeste 4
figure-plaguebearer-5 = Portepeste 5
figure-great-unclean-one = Grand Immonde
figure-acolyte-1 = Acolyte 1
figure-acolyte-2 = Acolyte 2
figure-acolyte-3 = Acolyte 3
figure-acolyte-4 = Acolyte 4
figure-acolyte-5 = Acolyte 5
figure-acolyte-6 = Acolyte 6
figure-acolyte-7 = Acolyte 7
figure-acolyte-8 = Acolyte 8
figure-horror-1 = Horreur 1
figure-horror-2 = Horreur 2
figure-horror-3 = Horreur 3
figure-lord-of-change = Duc du Changement
figure-seductress-1 = Séductrice 1
figure-seductress-2 = Séductrice 2
figure-seductress-3 = Séductrice 3
figure-seductress-4 = Séductrice 4
figure-seductress-5 = Séductrice 5
figure-seductress-6 = Séductrice 6
figure-daemonette-1 = Démonette 1
figure-daemonette-2 = Démonette 2
figure-daemonette-3 = Démonette 3
figure-keeper-of-secrets = Gardien des Secrets

# Pions

token-event = Événement
token-hero = Héros
token-noble = Noble
token-peasant = Paysan
token-skaven = Skaven
token-warpstone = Malepierre
corruption-khorne = Corruption de Khorne
corruption-nurgle = Corruption de Nurgle
corruption-tzeentch = Corruption de Tzeentch
corruption-slaanesh = Corruption de Slaanesh

# Cartes Chaos

card-back = Carte Chaos
card-blood-frenzy = Frénésie Sanguinaire
card-battle-cry = Cri de Bataille
card-field-of-carnage = Champ de Carnage
card-ritual-slaying = Massacre Rituel
card-the-skull-throne = Le Trône des Crânes
card-reborn-in-blood = Réincarner dans le Sang
card-the-blood-gods-call = L'Appel du Dieu du Sang
card-plague-touch = Contact de la Peste
card-plague-aura = Aura de Peste
card-rain-of-pus = Pluie de Pus
card-influenza = Influenza
card-all-things-decay = Tout Pourrit
card-a-great-foul-consumption = Un Immonde Festin
card-the-final-rotting = La Pourriture Finale
card-the-stench-of-death = Puanteur de la Mort
card-changer-of-ways = Maître du Changement
card-drain-power = Drain de Puissance
card-warp-shield = Malebouclier
card-teleport = Téléportation
card-temporal-stasis = Stase Temporelle
card-the-meddling-of-skaven = L'Ingérence des Skavens
card-the-persistence-of-change = La Persistance du Changement
card-dazzle = Éblouissement
card-abyssal-pact = Pacte Abyssal
card-perverse-infiltration = Infiltration Perverse
card-insidious-lies = Mensonges Insidieux
card-dark-influence = Influence des Ténèbres
card-field-of-ecstasy = Champ d'Extase
card-soporific-musk = Musc Soporifique
card-degenerate-royalty = Royauté Dégénérée

# Améliorations

upgrade-khorne-up-bloodsworn = Juresang
upgrade-khorne-up-bloodletters = Sanguinaires
upgrade-khorne-up-bloodthirster = Buveur de Sang
upgrade-khorne-up-power = Puissance de la Rage
upgrade-khorne-up-cards = Pioche supplémentaire
upgrade-nurgle-up-lepers = Lépreux
upgrade-nurgle-up-plaguebearers = Portepestes
upgrade-nurgle-up-great-unclean-one = Grand Immonde
upgrade-nurgle-up-power = Puissance de la Pestilence
upgrade-nurgle-up-provender = Provende de la Ruine
upgrade-tzeentch-up-acolytes = Acolytes
upgrade-tzeentch-up-horrors = Horreurs
upgrade-tzeentch-up-lord-of-change = Duc du Changement
upgrade-tzeentch-up-power = Puissance du Changement
upgrade-tzeentch-up-cards = Main agrandie
upgrade-slaanesh-up-seductresses = Séductrices
upgrade-slaanesh-up-daemonettes = Démonettes
upgrade-slaanesh-up-keeper-of-secrets = Gardien des Secrets
upgrade-slaanesh-up-pleasure = Puissance du Plaisir
upgrade-slaanesh-up-pain = Puissance de la Douleur

# Cartes Vieux Monde

old-world-back = Carte Vieux Monde
old-world-bretonnian-knights = Chevaliers Bretonniens
old-world-the-crusade-is-come = La Croisade Est Là
old-world-dark-elf-corsairs = Corsaires Elfes Noirs
old-world-divine-inspiration = Inspiration Divine
old-world-dwarf-trollslayers = Tueurs de Trolls Nains
old-world-electors-arise = Les Électeurs se Dressent
old-world-electors-sue-for-peace = Les Électeurs Demandent la Paix
old-world-franzs-decree = Le Décret de Franz
old-world-the-grail-is-found = On a Trouvé le Graal
old-world-greenskins-invade = Invasion de Peaux-vertes
old-world-the-horned-ones-due = La Dette du Grand Cornu
old-world-mass-exodus = Exode Massif
old-world-meteor-showers = Pluies de Météores
old-world-norse-reavers = Pillards Norses
old-world-peasant-uprising = Révolte Paysanne
old-world-plunged-into-chaos = Plongés dans le Chaos
old-world-road-wardens = Patrouilleurs
old-world-skavengers = Skavengers
old-world-teclis-aids-the-empire = Teclis au Secours de l'Empire
old-world-up-from-skavenblight = Surgis de Skarogne
old-world-warpstone-discovery = Découverte de Malepierre
old-world-witch-hunters = Répurgateurs

# Cartes Dévastation

ruination-ruination-1 = Dévastation 1
ruination-ruination-2 = Dévastation 2
ruination-ruination-3 = Dévastation 3
ruination-ruination-4 = Dévastation 4
ruination-ruination-5 = Dévastation 5

# Choix d'une carte Vieux Monde

way-norsca-and-kislev = Norsca et Kislev
way-troll-country-and-empire = Pays des Trolls et Empire
way-bretonnia-and-empire = Bretonnie et Empire
way-estalia-and-tilea = Estalie et Tilée

# Ce que disent les cadrans

instruction-start = départ
instruction-score = marquer des points
instruction-upgrade = amélioration
instruction-draw = piocher des cartes
instruction-nobles = placer des Nobles
instruction-warpstone = placer des Malepierres
instruction-remove-corruption = retirer de la Corruption
instruction-remove-tokens = retirer des pions Vieux Monde
instruction-victory = Victoire

# Dés

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
