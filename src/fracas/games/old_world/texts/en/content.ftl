# Powers

power-khorne = Khorne
power-nurgle = Nurgle
power-tzeentch = Tzeentch
power-slaanesh = Slaanesh
title-khorne = the Blood God
title-nurgle = the Plaguelord
title-tzeentch = the Changer of Ways
title-slaanesh = the Prince of Pleasure

# Regions

region-norsca = Norsca
region-troll-country = Troll Country
region-kislev = Kislev
region-empire = the Empire
region-bretonnia = Bretonnia
region-estalia = Estalia
region-tilea = Tilea
region-border-princes = the Border Princes
region-badlands = the Badlands

# Card spaces

space-norsca-left = Norsca (left)
space-norsca-right = Norsca (right)
space-troll-country-left = Troll Country (left)
space-troll-country-right = Troll Country (right)
space-kislev-left = Kislev (left)
space-kislev-right = Kislev (right)
space-empire-left = The Empire (left)
space-empire-right = The Empire (right)
space-bretonnia-left = Bretonnia (left)
space-bretonnia-right = Bretonnia (right)
space-estalia-left = Estalia (left)
space-estalia-right = Estalia (right)
space-tilea-left = Tilea (left)
space-tilea-right = Tilea (right)
space-border-princes-left = The Border Princes (left)
space-border-princes-right = The Border Princes (right)
space-badlands-left = The Badlands (left)
space-badlands-right = The Badlands (right)

# Kinds of figures

unit-bloodsworn = Bloodsworn
unit-bloodletter = Bloodletter
unit-bloodthirster = Bloodthirster
unit-leper = Leper
unit-plaguebearer = Plaguebearer
unit-great-unclean-one = Great Unclean One
unit-acolyte = Acolyte
unit-horror = Horror
unit-lord-of-change = Lord of Change
unit-seductress = Seductress
unit-daemonette = Daemonette
unit-keeper-of-secrets = Keeper of Secrets
class-cultist = Cultist
class-warrior = Warrior
class-greater-daemon = Greater Daemon

# Figures

figure-bloodsworn-1 = Bloodsworn 1
figure-bloodsworn-2 = Bloodsworn 2
figure-bloodsworn-3 = Bloodsworn 3
figure-bloodsworn-4 = Bloodsworn 4
figure-bloodletter-1 = Bloodletter 1
figure-bloodletter-2 = Bloodletter 2
figure-bloodletter-3 = Bloodletter 3
figure-bloodletter-4 = Bloodletter 4
figure-bloodletter-5 = Bloodletter 5
figure-bloodletter-6 = Bloodletter 6
figure-bloodthirster = Bloodthirster
figure-leper-1 = Leper 1
figure-leper-2 = Leper 2
figure-leper-3 = Leper 3
figure-leper-4 = Leper 4
figure-leper-5 = Leper 5
figure-leper-6 = Leper 6
figure-plaguebearer-1 = Plaguebearer 1
figure-plaguebearer-2 = Plaguebearer 2
figure-plaguebearer-3 = Plaguebearer 3
figure-plaguebearer-4 = Plaguebearer 4
figure-plaguebearer-5 = Plaguebearer 5
figure-great-unclean-one = Great Unclean One
figure-acolyte-1 = Acolyte 1
figure-acolyte-2 = Acolyte 2
figure-acolyte-3 = Acolyte 3
figure-acolyte-4 = Acolyte 4
figure-acolyte-5 = Acolyte 5
figure-acolyte-6 = Acolyte 6
figure-acolyte-7 = Acolyte 7
figure-acolyte-8 = Acolyte 8
figure-horror-1 = Horror 1
figure-horror-2 = Horror 2
figure-horror-3 = Horror 3
figure-lord-of-change = Lord of Change
figure-seductress-1 = Seductress 1
figure-seductress-2 = Seductress 2
figure-seductress-3 = Seductress 3
figure-seductress-4 = Seductress 4
figure-seductress-5 = Seductress 5
figure-seductress-6 = Seductress 6
figure-daemonette-1 = Daemonette 1
figure-daemonette-2 = Daemonette 2
figure-daemonette-3 = Daemonette 3
figure-keeper-of-secrets = Keeper of Secrets

# Tokens

token-event = Event
token-hero = Hero
token-noble = Noble
token-peasant = Peasant
token-skaven = Skaven
token-warpstone = Warpstone
corruption-khorne = Corruption of Khorne
corruption-nurgle = Corruption of Nurgle
corruption-tzeentch = Corruption of Tzeentch
corruption-slaanesh = Corruption of Slaanesh

# Chaos cards

card-back = Chaos card
card-blood-frenzy = Blood Frenzy
card-battle-cry = Battle Cry
card-field-of-carnage = Field of Carnage
card-ritual-slaying = Ritual Slaying
card-the-skull-throne = The Skull Throne
card-reborn-in-blood = Reborn in Blood
card-the-blood-gods-call = The Blood God's Call
card-plague-touch = Plague Touch
card-plague-aura = Plague Aura
card-rain-of-pus = Rain of Pus
card-influenza = Influenza
card-all-things-decay = All Things Decay
card-a-great-foul-consumption = A Great Foul Consumption
card-the-final-rotting = The Final Rotting
card-the-stench-of-death = The Stench of Death
card-changer-of-ways = Changer of Ways
card-drain-power = Drain Power
card-warp-shield = Warp Shield
card-teleport = Teleport
card-temporal-stasis = Temporal Stasis
card-the-meddling-of-skaven = The Meddling of Skaven
card-the-persistence-of-change = The Persistence of Change
card-dazzle = Dazzle
card-abyssal-pact = Abyssal Pact
card-perverse-infiltration = Perverse Infiltration
card-insidious-lies = Insidious Lies
card-dark-influence = Dark Influence
card-field-of-ecstasy = Field of Ecstasy
card-soporific-musk = Soporific Musk
card-degenerate-royalty = Degenerate Royalty

# Upgrades

upgrade-khorne-up-bloodsworn = Bloodsworn
upgrade-khorne-up-bloodletters = Bloodletters
upgrade-khorne-up-bloodthirster = Bloodthirster
upgrade-khorne-up-power = Power of Rage
upgrade-khorne-up-cards = Extra Draw
upgrade-nurgle-up-lepers = Lepers
upgrade-nurgle-up-plaguebearers = Plaguebearers
upgrade-nurgle-up-great-unclean-one = Great Unclean One
upgrade-nurgle-up-power = Power of Pestilence
upgrade-nurgle-up-provender = Provender of Ruin
upgrade-tzeentch-up-acolytes = Acolytes
upgrade-tzeentch-up-horrors = Horrors
upgrade-tzeentch-up-lord-of-change = Lord of Change
upgrade-tzeentch-up-power = Power of Change
upgrade-tzeentch-up-cards = Larger Hand
upgrade-slaanesh-up-seductresses = Seductresses
upgrade-slaanesh-up-daemonettes = Daemonettes
upgrade-slaanesh-up-keeper-of-secrets = Keeper of Secrets
upgrade-slaanesh-up-pleasure = Power of Pleasure
upgrade-slaanesh-up-pain = Power of Pain

# Old World cards

old-world-back = Old World card
old-world-bretonnian-knights = Bretonnian Knights
old-world-the-crusade-is-come = The Crusade is Come
old-world-dark-elf-corsairs = Dark Elf Corsairs
old-world-divine-inspiration = Divine Inspiration
old-world-dwarf-trollslayers = Dwarf Trollslayers
old-world-electors-arise = Electors Arise
old-world-electors-sue-for-peace = Electors Sue for Peace
old-world-franzs-decree = Franz's Decree
old-world-the-grail-is-found = The Grail is Found
old-world-greenskins-invade = Greenskins Invade
old-world-the-horned-ones-due = The Horned One's Due
old-world-mass-exodus = Mass Exodus
old-world-meteor-showers = Meteor Showers
old-world-norse-reavers = Norse Reavers
old-world-peasant-uprising = Peasant Uprising
old-world-plunged-into-chaos = Plunged Into Chaos
old-world-road-wardens = Road Wardens
old-world-skavengers = Skavengers
old-world-teclis-aids-the-empire = Teclis Aids the Empire
old-world-up-from-skavenblight = Up From Skavenblight
old-world-warpstone-discovery = Warpstone Discovery
old-world-witch-hunters = Witch Hunters

# Ruination cards

ruination-ruination-1 = Ruination 1
ruination-ruination-2 = Ruination 2
ruination-ruination-3 = Ruination 3
ruination-ruination-4 = Ruination 4
ruination-ruination-5 = Ruination 5

# Choices of an Old World card

way-norsca-and-kislev = Norsca and Kislev
way-troll-country-and-empire = Troll Country and the Empire
way-bretonnia-and-empire = Bretonnia and the Empire
way-estalia-and-tilea = Estalia and Tilea

# What dials say

instruction-start = start
instruction-score = score points
instruction-upgrade = upgrade
instruction-draw = draw cards
instruction-nobles = place Nobles
instruction-warpstone = place Warpstone
instruction-remove-corruption = remove corruption
instruction-remove-tokens = remove Old World tokens
instruction-victory = Victory

# Dice

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
