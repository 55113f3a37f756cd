game-name = Orcs contre Orcs
game-summary = Menez votre clan à travers un royaume humain, et gagnez ses batailles avec des cartes choisies en secret.

setting-scenario = Puits de mana
setting-scenario-standard = Standard
setting-scenario-total-fight = Combat total
setting-scenario-calm = Le calme avant la tempête
setting-glory = Réserve de gloire
setting-glory-short = 26 points
setting-glory-long = 41 points
setting-start = Actions
setting-start-usual = 3 actions par tour
setting-start-tactical = 2 actions par tour

move-march = déplacer des hordes depuis { $origin }
move-force = marche forcée depuis { $origin }
move-to = vers { $zone }
move-hordes = hordes : { $number }
move-recruit = recruter à { $zone }
move-also-recruit = recruter aussi à { $zone }
move-buy = prendre une carte : { $card }
move-also-buy = prendre encore une carte : { $card }
move-enough = cela suffit
move-lay = poser des fondations à { $zone }
move-raise = dresser la forteresse à { $zone }
move-raze = raser { $zone }
move-convert = convertir { $zone }
move-control = contrôler { $zone }
move-rest = terminer les actions
move-halt = s'arrêter ici
move-leave = laisser des hordes ici : { $number }
move-fetch = emmener des hordes : { $number }
move-take-back = reprendre le jeton de { $zone }
move-forgo = renoncer au nouveau contrôle
move-keep = garder { $hero }
move-stand = tenir et se battre
move-retreat = se replier vers { $zone }
move-battle = combattre à { $zone }
move-pack = prendre { $card } dans le deck
move-ready = prêt
move-usual = le deck habituel
move-again = le deck de votre dernière bataille
move-engage = avant-garde : { $card }
move-no-vanguard = pas d'avant-garde
move-commit = jouer { $card }
move-under = derrière la première ligne de la colonne { $column }
move-wall = derrière les murs
move-cover = dans la colonne { $column }, en couvrant { $line }
move-redraw = repiocher les deux cartes
move-shuffle = mélanger le deck
move-leave-order = laisser le deck tel quel
move-berserk = passer en Berserk
move-hold-back = garder le Berserk
move-green = vert : une horde revient
move-red = rouge : l'ennemi défausse une carte
move-copy = copier { $card }
move-repeat = répéter la force de : { $card }
move-banish = défausser { $hero }
move-no-hero = aucun héros ne s'y trouve
move-drop = défausser { $card }
move-find = prendre { $card } en main
move-join = appeler une horde depuis { $zone }
move-swap = faire échanger sa carte à l'ennemi
move-decline = s'en passer

amount-1 = 1
amount-2 = 2
amount-3 = 3
amount-4 = 4
amount-5 = 5
amount-6 = 6
amount-7 = 7
amount-8 = 8
amount-9 = 9
amount-10 = 10
amount-11 = 11
amount-12 = 12
amount-13 = 13
amount-14 = 14
amount-15 = 15
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
line-front = l'avant
line-back = l'arrière

chance-start = Qui commence dans la zone de départ suivante ?
chance-first = Qui est premier joueur ?
chance-tile = Quel objectif apparaît ?
chance-hero = Quel héros est pioché ?
chance-stolen = Quel héros est volé ?
chance-draw = Quelle carte est piochée ?
chance-top = Quelle carte est sur le dessus ?

ask-action = Faites une action, ou terminez vos actions.
ask-free = Il ne reste aucune action. Rasez ou convertissez un village, ou terminez votre tour.
ask-halfway = Vos hordes sont arrivées ici : { $zone }. S'arrêter, ou continuer ?
ask-village = Qu'advient-il de { $zone } ?
ask-marker = Tous vos jetons sont sur la carte. En reprendre un pour { $zone } ?
ask-hero = Quel héros gardez-vous ?
ask-stand = L'ennemi est arrivé ici : { $zone }. Tenir, ou se replier ?
ask-retreat = Votre armée doit quitter { $zone }. Vers où ?
ask-battle = Quelle bataille livrer maintenant ?
ask-deck = Composez votre deck de bataille : dix cartes au plus.
ask-vanguard = Quelle unité de première ligne placer en avant-garde ?
ask-card = Choisissez une carte en secret, ou repiochez.
ask-shuffle = Mélanger votre deck ?
ask-berserk = Votre jeton est entré dans les cases rouges. Passer en Berserk ?
ask-place = Où placez-vous la carte révélée ?
ask-kept = Shagratt vous fait jouer la carte que vous avez gardée.
ask-shaman = Quelle couleur votre Shaman utilise-t-il ?
ask-copy = Laquelle de vos cartes Buurk copie-t-il ?
ask-second = Kokoth vous fait jouer une carte de plus.
ask-repeat = Quel type Kraash rappelle-t-il ?
ask-banish = Quel héros de ce deck est défaussé ?
ask-join = Une horde proche rejoint-elle la bataille ?
ask-swap = Faire reprendre sa carte à l'ennemi ?
ask-drop = Quelle carte défaussez-vous ?
ask-find = Quelle carte prenez-vous dans votre deck ?

no-action-left = Il ne reste aucune action ce tour-ci.
not-on-this-board = Cette zone est sur l'autre face du plateau.
no-horde-there = Vous n'y avez aucune horde.
has-moved = Toutes vos hordes y ont déjà bougé ce tour-ci.
awaits-battle = Des hordes qui attendent une bataille ne peuvent pas partir.
no-road = Aucune route n'y mène.
dark-city-closed = Personne n'entre dans la Cité Sombre d'un adversaire.
no-way-out = Il n'y a nulle part où aller.
mate-stands-there = Vous pouvez traverser les hordes et la Cité Sombre de votre équipier, mais ni vous y arrêter ni y recruter.
not-so-many = Il n'y a pas autant de hordes qui puissent partir.
force-needs-two = Une marche forcée demande au moins deux hordes.
force-needs-moved = Seules des hordes qui ont bougé font une marche forcée.
forced-already = Ces hordes ont déjà fait leur marche forcée.
group-must-go-on = Après avoir laissé ou emmené des hordes, le groupe continue.
leave-before-fetching = Laissez des hordes avant d'en emmener d'autres.
one-goes-on = Au moins une horde du groupe doit continuer.
left-already = Le groupe a déjà laissé des hordes ici.
fetched-already = Le groupe a déjà emmené des hordes.
fetch-unmoved = Il n'y a pas ici autant de hordes qui n'ont pas bougé.
empty-reserve = Votre réserve est vide.
not-a-recruiting-place = On recrute dans sa Cité Sombre et dans ses forteresses debout.
fortress-full = Cette forteresse a reçu ses deux recrues de ce tour.
pile-empty = Cette pile est vide.
bought-already = Les cartes d'une même action sont de types différents.
builder-needed = Sans une de vos hordes, on n'y construit rien.
fortress-stands-here = Il y a déjà une forteresse.
not-on-dark-city = On ne construit pas sur une Cité Sombre.
battle-pending-here = On ne construit pas où une bataille est en attente.
supply-used-up = Les douze forteresses sont sur la carte.
nothing-to-raise = Aucune de vos forteresses n'y est couchée.
laid-this-turn = Une forteresse couchée ce tour-ci le reste jusqu'au prochain.
mates-fortress = C'est à votre équipier de construire dans cette zone.
not-your-village = Vous n'y contrôlez aucun village.
no-horde-to-raze = Sans horde sur place, le village reste tel quel.
marker-is-fresh = Vous avez pris le contrôle ce tour-ci ; attendez le prochain.
battle-pending-at-village = Une bataille est en attente dans ce village.
not-this-village = Le choix concerne le village où vous vous êtes arrêté.
not-your-marker = Aucun de vos jetons ne s'y trouve.
not-drawn = Ce héros n'a pas été pioché.
must-retreat = Une horde seule ne peut pas tenir contre trois.
not-next-to = Cette zone n'est pas voisine de l'armée.
occupied = Les hordes de quelqu'un d'autre s'y trouvent.
not-a-refuge = Une armée ne peut pas se replier dans une telle zone.
not-a-free-refuge = Ni une cité neutre, ni une tour, un puits ou une cité de l'ennemi n'est un refuge.
no-battle-there = Aucune bataille n'y est en attente.
card-not-owned = Vous n'avez plus de carte de ce genre.
hero-rests = Ce héros se repose jusqu'à la prochaine manche.
deck-full = Un deck de bataille compte dix cartes au plus.
no-earlier-deck = Vous n'avez pas encore composé de deck.
not-first-line = Une avant-garde se compose d'unités de première ligne.
not-in-deck = Votre deck ne contient pas cette unité.
vanguard-needed = Votre deck contient une unité de première ligne.
not-in-hand = Vous n'avez pas cette carte en main.
no-such-place = Aucune unité de première ligne n'y est libre pour la protéger.
no-hero-place = Un héros demande une paire d'unités qui n'a pas encore de héros.
no-wall = Seul le défenseur d'une forteresse a des murs.
same-as-another = Cette colonne est identique à une précédente ; prenez celle-là.
redraw-needs-two = Il faut tenir deux cartes pour repiocher.
redraw-needs-deck = Votre deck est vide.
redraw-needs-horde = Repiocher coûte une frappe, et il ne vous reste aucune horde.
green-needs-loss = Aucune de vos hordes ne peut revenir.
green-needs-card = Le vert se paie avec la carte du dessus de votre deck, qui est vide.
not-engaged = Vous n'avez aucune carte de ce genre engagée face visible.
not-himself = Buurk ne peut pas se copier lui-même.
type-not-engaged = Vous n'avez pas engagé ce type.
hero-not-in-deck = Ce héros n'est pas dans ce deck.
hero-must-go = Il y a un héros dans ce deck.
too-far = Aucun chemin de deux routes n'en mène à la bataille.
not-in-your-deck = Votre deck ne contient pas cette carte.
not-kept = Vous n'avez pas gardé cette carte.

ending-pool-empty = La réserve de gloire est vide.
ending-out-of-reach = Plus personne ne peut rattraper son retard.
ending-hundred-rounds = Cent manches ont été jouées.

home-drawn = { $seat } commence ici : { $zone }.
first-drawn = { $seat } est premier joueur.
tile-enters = { $objective } entre dans la rivière.
tile-leaves = { $objective } quitte la rivière.
tile-on-top = { $objective } est au-dessus de la pile.
round-begins = La manche { $round } commence.
turn-begins = { $seat } commence un tour de { $actions } actions.
marched =
    { $seat } déplace { $number ->
        [one] une horde
       *[other] { $number } hordes
    } de { $origin } vers { $zone }.
forced =
    { $seat } fait une marche forcée de { $origin } vers { $zone } ; { $number ->
        [one] une horde arrive
       *[other] { $number } hordes arrivent
    }.
left =
    { $seat } laisse { $number ->
        [one] une horde
       *[other] { $number } hordes
    } à { $zone }.
fetched =
    { $seat } emmène { $number ->
        [one] une horde
       *[other] { $number } hordes
    } de { $zone }.
recruited = { $seat } recrute une horde à { $zone }.
bought = { $seat } prend une carte : { $card }.
laid = { $seat } pose des fondations à { $zone }.
raised = { $seat } achève une forteresse à { $zone }.
fortress-taken = { $seat } prend la forteresse de { $zone } ; elle est couchée.
razed = { $seat } rase { $zone } et montre sa face Berserk.
converted = { $seat } convertit { $zone }.
controlled = { $seat } prend le contrôle de { $zone }.
marker-home = { $seat } récupère un jeton de { $zone }.
militia = { $seat } perd une horde contre la milice de { $zone }.
hero-drawn = { $seat } pioche { $hero }.
hero-drawn-unseen = { $seat } pioche un héros.
hero-kept = { $seat } garde { $hero }.
hero-kept-unseen = { $seat } garde un héros.
hero-stolen = { $seat } vole { $hero } à { $victim }.
met = { $seat } rencontre { $defender } à { $zone }.
stood = { $seat } tient à { $zone }.
retreated = { $seat } se replie de { $origin } vers { $zone }.
destroyed =
    { $seat } perd une armée à { $zone } : { $number ->
        [one] une horde
       *[other] { $number } hordes
    }.
gained-glory = { $seat } gagne un point de gloire.
battle-begins = { $seat } attaque { $defender } à { $zone }.
assault-begins = { $seat } donne l'assaut à la forteresse de { $defender } à { $zone }.
deck-made =
    { $seat } est prêt avec { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
in-vanguard = { $seat } place une carte en avant-garde : { $card }.
drew = { $seat } pioche { $card }.
drew-unseen = { $seat } pioche une carte.
redrew = { $seat } repioche.
shuffled = { $seat } mélange son deck.
revealed = { $seat } révèle { $card }.
no-place = { $card } de { $seat } ne trouve pas de place.
struck =
    { $seat } subit { $strikes ->
        [one] une frappe
       *[other] { $strikes } frappes
    } ; le jeton est sur la case { $square }.
horde-lost =
    { $seat } a perdu { $losses ->
        [one] une horde
       *[other] { $losses } hordes
    } dans cette bataille.
went-berserk = { $seat } passe en Berserk.
acted = { $card } de { $seat } agit.
cancelled = L'effet de { $card } de { $seat } est annulé.
discarded = { $seat } défausse { $card }.
deck-was-empty = { $seat } devrait défausser, mais le deck est vide.
horde-back = Une horde de { $seat } revient ; pertes : { $losses }.
card-destroyed = { $seat } perd { $card } pour de bon.
berserk-taken = { $seat } prend le Berserk de { $victim }.
pushed = Le jeton de { $seat } est poussé sur la case { $square }.
saw = { $seat } voit dans le deck de { $victim } : { $card }.
looked = { $seat } fouille le deck de { $victim }.
cards-returned =
    { $seat } remélange { $number ->
        [one] une carte défaussée
       *[other] { $number } cartes défaussées
    }.
joined = Une horde de { $seat } rejoint la bataille depuis { $zone }.
turned-down = { $seat } retourne face cachée ses autres cartes engagées.
took-back = { $seat } reprend { $card }.
found = { $seat } prend { $card } dans le deck.
found-unseen = { $seat } prend une carte dans le deck.
stepped-back = Le jeton de { $seat } recule sur la case { $square }.
blind = { $seat } joue à l'aveugle dans cet affrontement.
out-of-cards = { $seat } n'a plus de carte.
battle-won = { $seat } gagne la bataille de { $zone }.
battle-drawn = Personne ne gagne la bataille de { $zone }.
scored = { $seat } est en tête : { $objective }.
nobody-scored = Personne ne prend le point : { $objective }.
prisoners-home =
    { $seat } récupère { $number ->
        [one] un prisonnier
       *[other] { $number } prisonniers
    }.

place-pile = Pile d'objectifs
place-river = Rivière d'objectifs
place-supply = Cartes à acheter
place-cards = Cartes de { $seat }
place-drawn = Héros piochés
place-amounts = Combien ?
place-track = Pistes de frappes
place-field = Champ de { $seat }
place-hand = Main de { $seat }
place-deck = Deck de bataille de { $seat }
place-discard = Défausse de { $seat }
control-marker = Jeton de contrôle
fortress-upright = Forteresse debout
fortress-lying = Forteresse en construction
hordes = Hordes
hordes-laid = Hordes qui ont bougé
hero-back = Un héros
card-back = Une carte
strike-token = Jeton de frappe de { $seat }
token-berserk = Berserk
token-normal = normal
trait-count = nombre
trait-rests = se repose
trait-square = case
trait-losses = pertes
trait-fighting = hordes restantes
trait-column = colonne
trait-covered = couverte
trait-down = face cachée
fact-glory = Gloire
fact-reserve = Hordes en réserve
fact-heroes = Héros
fact-markers = Jetons restants
fact-trophies = Villages en trophée
fact-token = Jeton de frappe
fact-team = Équipe
note-round = Manche { $round }. Gloire dans la réserve : { $pool }.
note-turn = C'est le tour de { $seat } ; actions restantes : { $actions }.
note-pending = Une bataille est en attente à { $zone }.
note-battle = { $attacker } combat { $defender } à { $zone }.
note-assault = { $attacker } donne l'assaut à la forteresse de { $defender } à { $zone }.
note-revealed = { $seat } a révélé { $card } : force { $force }, frappes de son effet dans l'état du champ : { $strikes }.
note-revealed-unplaced = { $seat } a révélé { $card }, qui n'a pas de place : force { $force }, aucun effet.
note-revealed-cancelled = { $seat } a révélé { $card }, dont l'effet est annulé : force { $force }.
preview-card = force { $force }
preview-strikes =
    effet : { $strikes ->
        [one] une frappe
       *[other] { $strikes } frappes
    } dans l'état du champ
preview-no-place = pas de place : seule sa force compte
preview-force = une horde du groupe est retirée
preview-raze = un trophée, et votre face Berserk
preview-raze-again = un trophée ; vous êtes déjà Berserk
preview-convert = un trophée, et une horde dans votre Cité Sombre
preview-convert-empty = un trophée ; votre réserve est vide
preview-retreat = l'ennemi gagne un point de gloire
preview-enemy =
    { $number ->
        [one] une horde ennemie s'y trouve
       *[other] { $number } hordes ennemies s'y trouvent
    }
preview-militia = s'arrêter dans cette cité neutre coûte une horde

map-no-such-zone = { $what } n'est une zone d'aucune face.
map-zone-of-other-face = { $what } appartient à l'autre face.
map-zone-twice = { $what } y figure deux fois.
map-line-unclear = Cette ligne est illisible : { $what }
map-no-such-kind = { $what } n'est ni tower, ni city, ni site, ni un start encore libre.
map-road-to-nowhere = Une route mène à une zone absente de la carte : { $what }
map-road-twice = Cette route figure deux fois ou ne mène nulle part : { $what }
map-no-such-spot = { $what } n'est pas un nombre de 0 à 1000.
map-cut-off = { $what } est coupée des autres zones.
map-wrong-count = { $found } zones sont { $what } ; il en faut { $wanted }.
map-face-first = Commencez par la ligne « face four » ou « face three », non par : { $what }
map-face-missing = Une carte a les deux faces : { $what }.
