# Le jeu et ses réglages

game-name = Chaos dans le Vieux Monde
game-summary = Quatre dieux du Chaos corrompent un continent, chacun à sa manière.
setting-slaanesh_dial = Cadran de Slaanesh
setting-slaanesh_dial-faq = FAQ : deux pions à la fois
setting-slaanesh_dial-printed = imprimé : à chaque pose
setting-khorne_dial = Cadran de Khorne
setting-khorne_dial-faq = FAQ : une fois par bataille
setting-khorne_dial-printed = imprimé : une fois par région et par phase
setting-ruiners = Dévastateurs
setting-ruiners-faq = FAQ : pions de tout le tour
setting-ruiners-printed = imprimé : pions de l'étape de corruption
setting-left_out = Puissance écartée
setting-left_out-slaanesh = Slaanesh
setting-left_out-tzeentch = Tzeentch
setting-left_out-nurgle = Nurgle
setting-left_out-khorne = Khorne

# Coups

move-summon = invoquer { $figure } → { $region }
move-play = jouer { $card } → { $space }
move-pass = passer
move-choose = { $figure }
move-go = vers : { $region }
move-occupy = occuper { $space }
move-hit = frapper { $figure }
move-hit-peasant = frapper un Paysan
move-use-six = employer un six
move-use-other = employer un autre coup
move-place = placer ici : { $region }
move-take = { $token } ({ $region })
move-cleanse = pion de { $power } ({ $region })
move-discard = défausser { $card }
move-name = { $power }
move-upgrade = prendre { $upgrade }
move-way = { $way }
move-accept = oui
move-decline = non

# Questions

ask-turn = À vous, avec { $points } { $points ->
    [one] point
   *[other] points
} de puissance : invoquez une figurine, jouez une carte ou passez.
ask-hit = Bataille ({ $region }) : assignez { $hits ->
    [one] votre coup
   *[other] vos { $hits } coups
} ({ $sixes ->
    [0] aucun six
    [one] un six
   *[other] { $sixes } six
}).
ask-which-die = Bataille ({ $region }) : quel dé employez-vous ici ? Vous avez { $hits } coups, dont { $sixes } six.
ask-automatic = Vos Portepestes ripostent ({ $region }) : assignez { $hits ->
    [one] un coup automatique
   *[other] { $hits } coups automatiques
}.
ask-roll-now = Les Peaux-vertes ne vous laissent qu'un seul dé ({ $region }). Le lancez-vous maintenant, comme premier dé ?
ask-place = Où placer ce pion : { $token } ? ({ $count } à placer)
ask-place-dial = Votre cadran vous fait placer { $count ->
    [one] un pion
   *[other] { $count } pions
} : où va celui-ci, { $token } ?
ask-way = { $card } : que choisissez-vous ?
ask-tzeentch-discard = Vous pouvez défausser une carte avant de piocher.
ask-discard = Défaussez une carte.
ask-call = L'Appel du Dieu du Sang : déplacer une figurine ici, ou en rester là ?
ask-decay = Tout Pourrit : un pion Corruption disparaît ({ $region }) : à qui est-il ?
ask-rotting = La Pourriture Finale ({ $region }) : qui tuez-vous ?
ask-shield = Malebouclier ({ $region }) : quelle figurine protégez-vous ?
ask-teleport = Téléportation : quelle figurine quitte cette région ({ $region }) ?
ask-teleport-to = Téléportation : où va la figurine ({ $region }) ?
ask-meddling = L'Ingérence des Skavens : quel adversaire présent ({ $region }) défausse deux cartes ?
ask-influence = Influence des Ténèbres : quel pion quitte cette région ({ $region }) ?
ask-influence-to = Influence des Ténèbres : où va le pion ({ $region }) ?
ask-musk = Musc Soporifique : quelle figurine prenez-vous sous votre contrôle ({ $region }) ?
ask-warpstone = L'Acolyte emporte-t-il une Malepierre ({ $region }) ?
ask-occupy = L'Horreur occupe-t-elle un emplacement de carte ?
ask-keeper = Gardien des Secrets : prenez-vous le contrôle d'un Adorateur ici ?
ask-hero = Un Héros frappe ({ $region }) : laquelle de vos figurines retirez-vous ?
ask-corsairs = Corsaires Elfes Noirs : quel pion est emporté ({ $region }) ?
ask-trollslayers = Tueurs de Trolls Nains : quel Héros se déplace ?
ask-trollslayers-to = Tueurs de Trolls Nains : où va le Héros ?
ask-upgrade = Choisissez une amélioration.
ask-remove-corruption = Votre cadran : retirez un pion Corruption.
ask-remove-token = Votre cadran : retirez un pion Vieux Monde.

# Pourquoi non

not-your-figure = Vous ne contrôlez pas cette figurine.
like-another = Une figurine toute pareille en tient lieu : choisissez celle du plus petit numéro.
already-there = Elle y est déjà.
out-of-reach = Vous n'avez pas de figurine dans cette région ni à côté.
too-dear = Cela coûte { $cost } et vous avez { $points } { $points ->
    [one] point
   *[other] points
} de puissance.
held-back = Champ de Carnage retient cette figurine.
card-not-held = Vous n'avez pas cette carte.
space-taken = Cet emplacement est pris.
no-cards-in-ruins = On ne joue pas de carte dans une région dévastée.
only-one-card = Tant que La Dette du Grand Cornu est en jeu, une région avec des Skavens n'accueille qu'une carte.
cannot-be-chosen = On ne peut pas choisir cela ici.
not-in-battle = Cette figurine n'est pas là.
own-figure = Vos propres figurines ne sont pas des cibles.
already-toppled = Cette figurine est déjà couchée.
shielded-figure = Un Malebouclier protège cette figurine.
too-few-hits = { $figure } demande { $hits ->
    [one] un coup
   *[other] { $hits } coups
}, et il vous en reste moins.
too-few-sixes = Seuls les six atteignent cette figurine, et vous n'en avez pas assez.
no-peasant-here = Il n'y a pas de Paysan ici.
not-there = Il n'y a pas de pion de cette sorte à cet endroit.
ruined-region = On ne place pas de pion dans une région dévastée.
not-one-of-them = Ce n'est pas l'une des possibilités.
not-your-upgrade = C'est l'amélioration d'une autre Puissance.
upgrade-in-play = Cette amélioration est déjà en jeu.

# Fins de partie

ending-dial = Un cadran est arrivé à la Victoire.
ending-points = Cinquante points sont atteints.
ending-ruins = Cinq régions sont dévastées.
ending-deck = Le Vieux Monde a tenu bon : tous les joueurs perdent.

# Ce qui se passe

round-begins = Le tour { $round } commence.
token-placed = Pion placé : { $token } ({ $region }).
token-removed = Pion retiré : { $token } ({ $region }).
token-moved = Pion déplacé : { $token } ({ $origin } → { $region }).
old-world-card = Le Vieux Monde répond : { $card }.
old-world-leaves = { $card } quitte le jeu.
drew = { $power } pioche { $card }.
drew-unseen = { $power } pioche une carte.
reshuffled = { $power } mélange sa défausse en un nouveau paquet.
discarded = { $power } défausse { $card }.
power-set = { $power } a { $points } points de puissance.
power-changed = { $power } a maintenant { $points } points de puissance.
summoned = { $power } invoque { $figure } ({ $region }) pour { $cost }.
moved = { $figure } est déplacé ({ $origin } → { $region }).
occupied = { $figure } occupe un emplacement : { $space }.
played = { $power } joue { $card } pour { $cost } : { $space }.
passed = { $power } passe.
shielded = { $figure } est sous la protection d'un Malebouclier.
controlled = { $power } contrôle { $figure }.
released = { $figure } échappe au contrôle adverse.
rolled = { $power } lance un { $die } ({ $region }).
hits-given = { $figure } a reçu de { $power } { $hits ->
    [one] un premier coup
   *[other] { $hits } premiers coups
}.
killed = { $power } tue { $figure }.
peasant-killed = { $power } tue un Paysan ({ $region }).
hits-lost = { $hits ->
    [one] Un coup
   *[other] { $hits } coups
} de { $power } sans cible.
returned = { $figure } retourne en réserve.
dominated = { $power } domine la région ({ $region }) et marque { $points }.
corrupted = { $power } place { $amount ->
    [one] un pion Corruption
   *[other] { $amount } pions Corruption
} ({ $region }).
corruption-removed = { $power } perd { $amount ->
    [one] un pion Corruption
   *[other] { $amount } pions Corruption
} ({ $region }).
ruined = La région est dévastée : { $region } ({ $card }).
scored = { $power } marque { $points }.
counter = { $power } gagne un pion avancement.
card-kept = { $card } reste en place : { $space }.
struck = Un Héros frappe { $power } ({ $region }).
ticked = Le cadran de { $power } avance : { $instruction } ({ $amount }).
upgraded = { $power } a une nouvelle amélioration : { $upgrade }.

# Hasard

chance-roll = Que montre le dé ?
chance-draw = Quelle carte Chaos est piochée ?
chance-old-world = Quelle carte Vieux Monde est révélée ?
chance-deal = Quel pion est distribué ?

# Ce qu'on voit

place-track = Piste du Vieux Monde, emplacement { $space }
place-old-world-deck = Paquet du Vieux Monde
place-ruinations = Cartes Dévastation
place-supply = Réserve commune
place-dial = Cadran de { $power }
place-sheet = Fiche de { $power }
place-upgrades = Améliorations de { $power } hors jeu
place-stock = Réserve de { $power }
place-hand = Main de { $power }
place-pile = Défausse de { $power }
region-values = Rapport de forces
trait-count = nombre
trait-cost = coût
trait-attack = attaque
trait-defence = défense
trait-toppled = couchée
trait-shielded = protégée
trait-controlled = contrôlée
trait-hits-khorne = premiers coups de Khorne
trait-hits-nurgle = premiers coups de Nurgle
trait-hits-tzeentch = premiers coups de Tzeentch
trait-hits-slaanesh = premiers coups de Slaanesh
trait-face-up = face visible
trait-magic = magie
trait-silenced = sans effet
trait-resistance = Résistance
trait-conquest = Valeur de Conquête
trait-to-ruin = corruption avant dévastation
trait-domination-khorne = domination de Khorne
trait-domination-nurgle = domination de Nurgle
trait-domination-tzeentch = domination de Tzeentch
trait-domination-slaanesh = domination de Slaanesh
trait-expected-khorne = coups que Khorne peut espérer
trait-expected-nurgle = coups que Nurgle peut espérer
trait-expected-tzeentch = coups que Tzeentch peut espérer
trait-expected-slaanesh = coups que Slaanesh peut espérer
trait-comet = comète
trait-tick = cran
trait-counters = pions avancement
trait-threat = Menace
fact-power = Puissance
fact-points = Points
fact-power-points = Points de puissance
fact-threat = Menace
fact-ticks-left = Crans avant la Victoire
fact-counters = Pions avancement
fact-peasants = Paysans
fact-hand = Main
fact-deck = Paquet
note-round = Tour { $round }, { $left ->
    [0] le dernier
    [one] il reste une carte du Vieux Monde
   *[other] il reste { $left } cartes du Vieux Monde
}
note-setup = Mise en place
note-old-world-phase = Phase du Vieux Monde
note-draw-phase = Phase de pioche
note-summoning-phase = Phase d'invocation
note-battle-phase = Phase de bataille
note-corruption-phase = Phase de corruption
note-end-phase = Phase de fin
note-lowest-threat = { $power } a la plus petite Menace et décide pour le Vieux Monde
preview-cost = coûte { $cost }
preview-hits = demande { $hits } { $hits ->
    [one] coup
   *[other] coups
}
