seat = Place { $seat }

the-game-is-over = La partie est terminée.
not-asked = On ne vous demande rien pour le moment.
unknown-seat = Cette place n'existe pas à cette table.
unknown-move = Ce coup n'existe pas dans ce jeu.
stale-question = La question a changé entre-temps ; regardez à nouveau.
not-an-answer = Cela ne répond pas à la question posée.

answered = { $seat } a fait un choix secret.
only-choice = { $seat } n'a qu'un choix possible : il est joué d'office.

ending-resignation = Les autres ont abandonné.
ending-draw-agreed = Partie nulle d'un commun accord.

match-draws-itself = Cette partie tire elle-même ses dés et ses cartes.
nothing-to-undo = Il n'y a rien que vous puissiez reprendre.
not-a-window = Seule une occasion de riposter admet une réponse à l'avance.
no-standing-answer = Cette place répond elle-même.
seat-does-not-play = Cette place ne joue pas.
chance-is-due = C'est d'abord aux dés ou aux cartes de décider.
chance-not-asked = Ni dé ni carte n'est attendu pour le moment.
impossible-outcome = Cela ne peut pas arriver maintenant.

unknown-game = Aucun jeu ne s'appelle « { $name } ». Jeux connus : { $known }.
wrong-number-of-seats = On peut y jouer à { $known }, pas à { $seats }.
unknown-setting = Le réglage « { $name } » n'existe pas. Réglages connus : { $known }.
setting-of-other-seats = Le réglage « { $name } » n'existe qu'à { $known } joueurs, pas à { $seats }.
unknown-choice = Le réglage « { $name } » peut valoir { $known }, pas « { $choice } ».

content-place = { $where } : { $reason }
content-not-replaceable = { $game } n'a pas de contenu qu'un fichier puisse remplacer

seed-out-of-range = Une graine est un nombre de 0 à { $most }.

record-line = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
record-not-one = ce n'est pas un enregistrement Fracas au format 1 : « { $what } »
record-too-big = l'enregistrement est trop gros : { $what }
record-line-too-long = la ligne est trop longue : « { $what } »…
record-strange-character = la ligne contient un caractère non imprimable : « { $what } »
record-cut-short = l'enregistrement est tronqué : la ligne « end » manque après « { $what } »
record-lines-missing = la ligne « end » n'annonce pas le bon nombre de lignes : « { $what } »
record-goes-on = quelque chose suit la fin : « { $what } »
record-unknown-field = un en-tête ne contient pas ceci : « { $what } »
record-field-missing = il manque « { $what } » dans l'en-tête
record-said-twice = ceci est dit deux fois : « { $what } »
record-not-a-word = ce n'est pas un mot en minuscules : « { $what } »
record-not-a-number = ce n'est pas un nombre : « { $what } »
record-not-hexadecimal = ce n'est pas de l'hexadécimal : « { $what } »
record-no-such-seat = cette place n'existe pas : « { $what } »
record-bad-name = ce ne peut pas être un nom de joueur : « { $what } »
record-unknown-dice = les dés sont « seed », « sealed » ou « entered », pas « { $what } »
record-not-a-line = ce n'est ni un coup ni un tirage : « { $what } »
record-other-game = l'enregistrement est celui d'un autre jeu, « { $game } »
record-other-revision = l'enregistrement suit la révision { $revision } des règles ; ce programme connaît la révision { $known }
record-revision-not-newer = la partie continue sous des règles qui ne sont pas plus récentes : « { $what } »
record-position-unreadable = la position ne peut pas être reprise : « { $what } »
record-position-unsound = ce jeu n'a pas pu mener à la position d'où la partie continue ici
record-other-content = l'enregistrement a été joué avec le contenu maison { $content }, et ce n'est pas celui-ci
record-unknown-move = ceci ne peut pas être joué ici : « { $what } »
record-illegal-move = { $seat } ne peut pas jouer « { $move } » : { $reason } { $rule }
record-other-position = Les coups ou la position finale ne sont pas ceux que désigne l'empreinte de l'enregistrement.
record-wrong-dice = Le tirage { $draw } ne découle pas de la graine.
record-seal-broken = Les dés ne découlent pas du sceau.
