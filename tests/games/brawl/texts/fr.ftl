game-name = Bagarre de taverne
game-summary = Des mains cachées, des chopes qui volent, une seule bourse.
setting-evening = Soirée
setting-evening-long = longue
setting-evening-short = courte

card-mug = chope
card-chair = chaise
card-shove = bousculade
card-duck = esquive
card-back = carte

move-grab = engager une carte : { $card }
move-ready = c'est bon
move-throw = lancer une chope sur { $target }
move-swing = brandir une chaise contre { $target }
move-shove = bousculer { $target }
move-pass = passer
move-duck = esquiver
move-take = encaisser
move-bump = heurter { $target }

ask-purse = Ruez-vous sur la bourse, avec deux cartes au plus.
ask-play = Jouez une carte, ou passez.
ask-dodge = On vous attaque. Esquivez-vous ?
ask-bump = Vous titubez. Qui heurtez-vous ?

card-not-held = Vous n'avez pas cette carte : { $card }.
enough-grabbed = Deux cartes au plus.
not-yourself = Vous ne pouvez pas vous en prendre à vous-même.
lying-down = Personne n'est debout à cette place.
already-bumped = Cette chute a déjà touché ce bagarreur.

ending-last-standing = Un seul bagarreur reste debout.
ending-closing-time = C'est l'heure de la fermeture.

round-begins = Le tour de table { $round } commence.
drew = { $seat } a pioché une carte : { $card }.
drew-unseen = { $seat } a pioché une carte.
grabbed = { $seat } a engagé une carte : { $card }.
purse-won = { $seat } a eu la bourse, avec { $worth }.
purse-tied = Personne n'a eu la bourse.
passed = { $seat } a passé.
played = { $seat } s'en est pris à { $target } avec une carte : { $card }.
ducked = { $seat } a esquivé.
stood = { $seat } a encaissé.
rolled = { $seat } a obtenu un { $die }.
hurt = { $seat } a perdu { $amount } d'endurance.
bumped = { $seat } a heurté { $target }.
out = { $seat } est au sol.

note-round = Tour de table { $round } sur { $rounds }
place-room = Salle
place-pile = Défausse
place-hand = Main ({ $seat })
fact-stamina = Endurance
fact-coins = Pièces
fact-cards = Cartes
trait-stamina = endurance
trait-count = nombre

chance-draw = Quelle carte est piochée ?
chance-roll = Que montre le dé ?
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

about-mug = À lancer sur quelqu'un : 1 point d'endurance en moins.
about-chair = À abattre sur quelqu'un en lançant deux dés : chaque 5 ou 6 coûte 1 point d'endurance.
about-shove = Pour bousculer quelqu'un, qui trébuche.
about-duck = À jouer quand on vous attaque : il ne vous arrive rien.
reading-chair = personne n'a jamais vu les règles de cette bagarre imprimées.
deck-no-such-card = une ligne est une carte et un nombre, et les cartes sont { $known } : « { $what } »
deck-no-such-number = il faut de { $fewest } à { $most } cartes de chaque sorte, pas « { $what } »
