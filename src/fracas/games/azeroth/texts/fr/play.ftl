### The words of the game, its moves and its log.

## The game

game-name = Small World of Warcraft
game-summary = Des peuples s'élèvent, conquièrent des îles et déclinent ; le plus riche en pièces l'emporte.
setting-islands = Îles
setting-islands-drawn = tirées au sort
setting-islands-fixed = toujours les mêmes
setting-start = Qui commence
setting-start-drawn = tiré au sort
setting-start-first = le premier siège

## Moves

move-take = prendre { $combo }
move-expand = poursuivre l'expansion
move-decline = passer en déclin
move-choose-form = prendre la { $nature }
move-fight-for = se battre pour : { $side }
move-abandon = abandonner { $region }
move-conquer = conquérir { $region }
move-conquer-with = conquérir { $region } avec { $means }
move-attempt = dernier assaut sur { $region } avec le dé
move-attempt-with = dernier assaut sur { $region } avec le dé et { $means }
move-fly = assaut aéroporté sur { $region }
move-fly-with = assaut aéroporté sur { $region } avec { $means }
move-send-champion = envoyer le Champion vers { $region }
move-steal = voler { $relic } et le mettre dans { $region }
move-intimidate = terrifier { $region }
move-pull-down = abattre : { $work }
move-drive = chasser un { $piece } vers { $region }
move-exchange = échanger { $region }
move-exchange-with = avec { $region }
move-finish = terminer
move-roll = lancer le dé pour le dernier assaut
move-withdraw = renoncer à l'assaut
move-pay-beasts = payer avec { $amount } des Bêtes
move-recruit = recruter { $amount }
move-gather = reprendre le surplus de { $region } : { $piece }
move-gather-all = reprendre tout le surplus
move-place = placer un { $piece } dans { $region }
move-place-rest = placer tout le reste dans { $region }
move-build = construire dans { $region }
move-lay = le poser dans { $region }
move-mark = placer un Objectif dans { $region }
move-take-back = reprendre l'Objectif de { $region }
move-plant = poser une Bombe dans { $region }
move-turn-over = retourner la Bombe de { $region }
move-throw-away = écarter la Bombe de { $region } sans la voir

## Names of choices

region-1 = région 1
region-2 = région 2
region-3 = région 3
region-4 = région 4
region-5 = région 5
region-6 = région 6
region-7 = région 7
region-8 = région 8
region-9 = région 9
region-10 = région 10
region-11 = région 11
region-12 = région 12
region-13 = région 13
region-14 = région 14
region-15 = région 15
region-16 = région 16
region-17 = région 17
region-18 = région 18
region-19 = région 19
region-20 = région 20
region-21 = région 21
region-22 = région 22
region-23 = région 23
region-24 = région 24
region-25 = région 25
region-26 = région 26
region-27 = région 27
region-28 = région 28
region-29 = région 29
region-30 = région 30
region-31 = région 31
region-32 = région 32
region-33 = région 33
region-34 = région 34
region-35 = région 35
region-36 = région 36
region-37 = région 37
region-38 = région 38
region-39 = région 39
region-40 = région 40
region-41 = région 41
region-42 = région 42
region-43 = région 43
region-44 = région 44
region-45 = région 45
region-46 = région 46
region-47 = région 47
region-48 = région 48
region-49 = région 49
region-50 = région 50
region-51 = région 51
region-52 = région 52
region-53 = région 53
region-54 = région 54
region-55 = région 55
region-56 = région 56
region-57 = région 57
region-58 = région 58
region-59 = région 59
region-60 = région 60
region-61 = région 61
region-62 = région 62
region-63 = région 63
region-64 = région 64
combo-1 = la combinaison 1
combo-2 = la combinaison 2
combo-3 = la combinaison 3
combo-4 = la combinaison 4
combo-5 = la combinaison 5
combo-6 = la combinaison 6
amount-0 = 0
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
amount-16 = 16
amount-17 = 17
amount-18 = 18
amount-19 = 19
amount-20 = 20
die-0 = 0
die-1 = 1
die-2 = 2
die-3 = 3
means-frostmourne = Deuillegivre
means-doomhammer = le Marteau-du-Destin
means-ashes = les Cendres d'Al'ar
means-ashes-frostmourne = les Cendres et Deuillegivre
means-ashes-doomhammer = les Cendres et le Marteau
means-discount = la remise des Éthériens
means-discount-frostmourne = la remise et Deuillegivre

## Chance

chance-start = Qui commence ?
chance-face = Quelle île est tirée ?
chance-banner = Quel peuple vient ensuite ?
chance-badge = Quel pouvoir vient ensuite ?
chance-marker = Que montre le marqueur ?
chance-turn-bomb = La Bombe est-elle amorcée ?
chance-roll-die = Que montre le dé ?
chance-roll-free-die = Que montre le dé gratuit ?

## Questions

ask-combo = Quelle combinaison prenez-vous ?
ask-turn = Poursuivre l'expansion, ou passer en déclin ?
ask-bomb = Quelle Bombe retournez-vous ?
ask-form = Quelle forme pour ce tour ?
ask-side = Pour quel camp vous battez-vous ce tour-ci ?
ask-conquest = Que conquérez-vous ?
ask-assault = Le dé gratuit n'a pas suffi. Relancer pour un dernier assaut ?
ask-beasts = Avec combien de Bêtes payez-vous ?
ask-water = Dans quelles eaux se trouve le Puits ?
ask-wall = Quelle Forêt reçoit le dernier Mur ?
ask-recruits = Combien de Réprouvés recrutez-vous ?
ask-redeployment = Comment vous redéployez-vous ?
ask-fort = Quelle région reçoit un Fort ? Il n'y en a pas pour toutes.
ask-tower = Quel Champ reçoit une Tour de Garde ? Il n'y en a pas pour tous.
ask-aegis = Où placez-vous l'Égide ?
ask-heart = Où placez-vous le Cœur d'Azeroth ?
ask-objectives = Où vont les Objectifs Militaires ?
ask-planting = Où posez-vous une Bombe ?
ask-retreat = Où vont vos pions chassés ?
ask-lone-token = Où va le Tauren isolé ?

## Why not

not-on-the-map = Cette région n'est pas en jeu.
combo-too-dear = Cette combinaison coûte { $cost } pièces, et vous en avez { $coins }.
no-combo-there = Il n'y a pas de combinaison à cette place.
no-coin-for-the-form = La forme Worgen coûte une pièce.
conquests-have-begun = On n'abandonne des régions qu'avant les conquêtes.
not-your-region = Votre peuple actif n'occupe pas cette région.
declined-stays = On n'abandonne pas les régions en déclin.
your-own-region = Votre peuple actif occupe déjà cette région.
only-naga-swim = Seuls les Nagas conquièrent Mers et Lacs.
out-of-reach = Cette région est hors de portée.
not-an-entry = Un peuple sans région arrive par une Région d'Entrée.
watch-tower-there = Une Tour de Garde protège cette région.
cannot-pay-toll = Vous ne pouvez pas payer les pièces dues d'abord.
not-enough-tokens = Cela coûte { $cost } pions, et vous en avez { $hand } en main.
no-token-in-hand = Vous n'avez aucun pion en main.
affordable-without-die = Vous pouvez conquérir cette région sans le dé.
too-many-short = Cela coûte { $cost } pions et vous en avez { $hand } : il en manque plus de 3.
no-token-for-die = Vous avez trop peu de pions en main pour lancer le dé.
relic-not-yours = Votre peuple actif n'a pas cette relique.
relic-used = Cette relique a déjà servi ce tour-ci.
no-such-ability = Ni votre peuple ni votre pouvoir ne permettent cela.
ability-used = Cette capacité est épuisée pour ce tour.
not-adjacent = La région n'est pas adjacente.
no-face-up-place = Aucun Lieu Légendaire visible ne s'y trouve.
no-face-up-artifact = Cet Artefact ne se trouve pas, visible, hors de vos régions.
two-tauren-must-come = Deux Taurens doivent accompagner le Champion.
before-last-conquest = Ce n'est possible qu'avec des pions en main, avant la dernière conquête.
nobody-to-intimidate = Il n'y a là aucun pion à déplacer.
own-race-no-victim = On ne terrifie pas ses propres peuples.
not-the-same-race = Le pion doit aller dans une autre région de son peuple.
other-regions-immune = Toutes les autres régions de ce peuple vous sont fermées.
wall-and-fort-first = Le Mur et le Fort tombent d'abord.
no-such-piece = Il n'y a pas de telle pièce.
no-magic-source = Il n'y a pas de Source magique dans cette région.
same-region-twice = Il faut deux régions différentes pour un échange.
not-that-many-beasts = Ce nombre de Bêtes ne convient pas.
too-many-recruits = On ne peut pas en recruter autant.
nothing-to-gather = Il n'y a rien à reprendre.
placing-has-begun = Le placement a commencé : on ne reprend plus rien.
tokens-left-in-hand = Tous les pions en main doivent être placés.
not-held-by-the-race = Le peuple n'occupe pas cette région.
not-in-hand = Cette pièce n'est pas en main.
one-left-anyway = Cela revient au même que l'autre coup proposé.
nothing-due-there = Rien n'est à construire là.
no-water-of-the-board = Ce ne sont pas des eaux de l'île où l'on a trouvé le Puits.
alliance-holds-it = Un peuple de l'Alliance occupe cette région.
objective-lies-there = Un Objectif s'y trouve déjà.
no-objective-left = Les deux Objectifs sont sur les plateaux.
no-objective-there = Aucun Objectif ne s'y trouve.
not-an-active-opponent = Les Bombes ne vont que chez un peuple actif adverse.
bomb-lies-there = Une Bombe s'y trouve déjà.
no-bomb-left = Il ne reste plus de Bombe.
no-bomb-there = Aucune Bombe ne s'y trouve.
no-toll-to-refuse = Rien n'est dû pour cette Bombe : il faut la retourner.

## The end

ending-last-round-over = La dernière manche est terminée.

## What a turn brings

item-regions = régions du peuple actif
item-declined = régions en déclin
item-race = le peuple
item-power = le Pouvoir Spécial
item-faction = le Bonus de Faction
item-dark-portal = la Porte des Ténèbres
item-karazhan = Karazhan
item-well = le Puits d'éternité

## Why a conquest costs what it costs

cost-region = la région
cost-tokens = pions
cost-murloc = Murloc
cost-beasts = Bêtes
cost-champion = Champion
cost-fort = Fort
cost-wall = Mur de feux follets
cost-mountain = Montagne
cost-travel = transport
cost-race = le peuple
cost-power = le Pouvoir Spécial
cost-form = forme Worgen
cost-frostmourne = Deuillegivre
cost-discount = les Éthériens
cost-free-die = le dé gratuit
cost-least = au moins
cost-doomhammer = le prix du Marteau
cost-line = { $reason } { $amount }
cost-sum = { $first }, { $rest }
cost-mark = coûte { $cost }
preview-cost = Coûte { $cost } { $cost ->
    [one] pion
   *[other] pions
}.
preview-toll = Il faut d'abord payer { $coins } pièces.
preview-attempt = Il en manque { $short } : { $good } faces du dé sur { $all } suffisent.
preview-score = Le tour rapporterait { $coins }.
preview-combo = Coûte { $pays }, rapporte { $gets } pièces et { $tokens } pions.

## Payments

toll-harmony = l'Harmonie
toll-aegis = l'Égide
toll-swamp = le Marais des Palustres
toll-doomhammer = le Marteau-du-Destin
toll-ransom = la rançon du Champion
toll-heart = le Cœur d'Azeroth
toll-objective = un Objectif Militaire
toll-form = la forme
toll-recruits = des recrues
toll-combos = les combinaisons

## What happened

round-begins = La manche { $round } commence.
turn-begins = { $seat } commence son tour.
combo-shown = Nouvelle combinaison : { $race }, { $power }.
took = { $seat } prend { $race }, { $power } : { $tokens } pions.
paid = { $seat } paie { $coins } pour { $toll }.
paid-to = { $seat } paie { $coins } à { $other } pour { $toll }.
gained = { $seat } reçoit { $coins } pour { $toll }.
expanded = { $seat } poursuit son expansion.
declined = { $seat } fait passer en déclin : { $race }.
vanished = { $race } : le peuple a disparu.
chose-form = { $seat } prend la { $form }.
chose-side = { $seat } se bat pour : { $side }.
abandoned = { $seat } abandonne { $region }.
conquered = { $seat } conquiert { $region } avec { $tokens }.
champion-conquered = Le Champion de { $seat } conquiert { $region }.
attempted = { $seat } tente un dernier assaut sur { $region } ; il manque { $short }.
failed = { $seat } échoue devant { $region }.
flew = { $seat } lance un assaut aéroporté sur { $region }.
rolled = { $seat } obtient { $pips }.
lost = { $seat } perd { $tokens } dans { $region } : { $race }.
retreated = { $tokens } de { $seat } se retirent de { $region }.
saved = { $seat } conserve sa première perte, dans { $region }.
murloc-gone = Le Murloc de { $region } a disparu.
revealed = Dans { $region } se trouve : { $relic }.
relic-moved = { $relic } : désormais dans { $region }.
well-gone = Le Puits trouvé dans { $region } n'a pas d'eau ici et quitte la partie.
stole = { $seat } vole { $relic } et le met dans { $region }.
pulled-down = { $seat } abat dans { $region } : { $work }.
drove = { $seat } chasse un { $piece } de { $origin } vers { $region }.
exchanged = { $seat } échange { $region } et { $other }.
recruited = { $seat } recrute { $tokens }.
healed = Le Gardien des Âmes envoie un pion à { $seat }.
gathered = { $seat } reprend { $tokens } dans { $region }.
placed = { $seat } place { $tokens } dans { $region }.
champion-placed = { $seat } place le Champion dans { $region }.
beasts-came = { $beasts } Bêtes rejoignent { $seat }.
wall-built = { $region } reçoit un Mur de feux follets.
fort-built = { $region } reçoit un Fort.
tower-built = { $region } reçoit une Tour de Garde.
tower-gone = La Tour de Garde de { $region } est retirée.
objective-placed = { $seat } place un Objectif dans { $region }.
objective-taken = { $seat } reprend l'Objectif de { $region }.
bomb-planted = { $seat } pose une Bombe dans { $region }.
bomb-returned = La Bombe de { $region } revient sur la pile.
bomb-discarded = La Bombe de { $region } est écartée sans être vue.
bomb-turned = La Bombe de { $region } : { $bomb }.
harmony-given = { $seat } reçoit un jeton Harmonie.
harmony-back = Tous les jetons Harmonie reviennent à { $seat }.
scored = { $seat } marque { $coins } pour { $item }.
turn-scored = Le tour de { $seat } rapporte { $coins }.
total = { $seat } a { $coins } pièces.

## What is seen

note-round = Manche { $round } sur { $rounds }.
note-turn = Le tour de { $seat } rapporterait { $coins } à cet instant.
note-item = { $coins } pour { $item }
place-region = { $number } : { $terrain }
place-row = Combinaisons proposées
place-seat = Devant { $seat }
place-choices = Choix
army = { $race }
army-declined = { $race }, en déclin
combo-name = { $race }, { $power }
about-combo = { $race } { $power }
reading-both = { $first } { $second }
fact-coins = Pièces
fact-active = Peuple actif
fact-active-regions = Régions du peuple actif
fact-declined = En déclin
fact-declined-regions = Régions en déclin
fact-hand = Pions en main
trait-count = pièces
trait-coins = pièces de monnaie
trait-tokens = pions
trait-race = peuple
trait-power = pouvoir
trait-cost = coût
trait-enough = abordable

## What is wrong with a file of islands

islands-line-unknown = Cette ligne n'est pas comprise : « { $what } ». Attendu : { $known }.
islands-line-missing = Il manque à une région sa ligne « { $known } » ; à la place : « { $what } ».
islands-no-such-number = « { $what } » ne convient pas ici. Possible : { $known }.
islands-no-such-face = Il n'y a pas de face « { $what } ». Les faces sont { $known }.
islands-face-twice = La face { $what } est décrite deux fois.
islands-no-such-terrain = Il n'y a pas de terrain « { $what } ». Les terrains sont { $known }.
islands-no-such-symbol = « { $what } » n'est pas un symbole, ou y figure deux fois. Les symboles sont { $known }.
islands-symbol-in-water = Mers et Lacs ne portent pas de symboles : « { $what } ».
islands-one-marker = La face { $what } doit avoir exactement une région à marqueur.
islands-no-entry = La face { $what } n'a pas de Région d'Entrée.
islands-outline = Le contour de { $what } demande au moins trois sommets, chacun une seule fois.
islands-one-sided = Les voisins { $what } ne se nomment pas l'un l'autre, ou l'un d'eux deux fois.
islands-border-differs = Les contours de { $what } ne s'accordent pas avec ce qui est dit de leur frontière.
islands-side-of-three = Plus de deux régions partagent le côté { $what }.
islands-in-pieces = La face { $what } est en morceaux : certaines régions sont isolées.
islands-players-missing = Il manque la ligne pour { $what } joueurs.
islands-board-twice = Deux faces d'un même plateau ne peuvent pas être en jeu ensemble : { $what }.
islands-face-missing = La face { $what } est nommée mais pas décrite.
islands-too-many = Un tirage d'îles dépasserait { $known } pour : { $what }.
