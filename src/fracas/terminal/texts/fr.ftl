# Les mots de la ligne de commande. Chaque identifiant commence par « terminal- » pour n'en cacher aucun d'un jeu.

## Aide
terminal-help-usage = usage :
terminal-help-arguments = arguments{ "\u00A0" }
terminal-help-options = options{ "\u00A0" }
terminal-help-commands = commandes{ "\u00A0" }
terminal-help-command-word = COMMANDE
terminal-help-game-word = JEU
terminal-help-file-word = FICHIER
terminal-help-number-word = N
terminal-help-players-word = QUI,QUI,...
terminal-help-name-word = NOM
terminal-help-option-word = NOM=CHOIX
terminal-help-dice-word = DÉS
terminal-help-rule-word = RÈGLE
terminal-help-shell-word = SHELL
terminal-help-lang-word = LANGUE

terminal-help-fracas = De grands jeux de plateau et de conflit, règles comprises, dans le terminal.
terminal-help-epilog = « fracas games » donne la liste des jeux, « fracas play JEU » lance une partie, « fracas COMMANDE --help » en dit plus sur une commande. Codes de retour : 0 tout va bien, 1 ce qui a été vérifié est en défaut, 2 mauvais usage.
terminal-help-help = afficher cette aide et quitter
terminal-help-version = afficher la version, et si le noyau compilé est chargé
terminal-help-lang = en ou fr (par défaut la langue de l'environnement)
terminal-help-json = écrire du JSON

terminal-help-games = donner la liste des jeux
terminal-help-play = jouer dans le terminal
terminal-help-record = vérifier, afficher ou rejouer l'enregistrement d'une partie
terminal-help-rules = lire un livret de règles, ou voir quelles règles les tests prouvent
terminal-help-content = afficher le contenu maison d'un jeu, ou vérifier un fichier qui doit le remplacer
terminal-help-bench = mesurer la vitesse des jeux
terminal-help-completion = écrire un script qui complète cette ligne de commande dans un shell

terminal-help-play-game = le jeu, tel que « fracas games » le nomme
terminal-help-seats = le nombre de joueurs (par défaut le plus petit que le jeu admet)
terminal-help-players = qui joue, place par place : « { $human } » ou un robot ({ $bots }) ; par défaut vous prenez la place 1 et des robots les autres
terminal-help-name = le nom d'une personne ; une fois par personne, dans l'ordre des places
terminal-help-option = choisir un réglage du jeu ; peut être répété
terminal-help-seed = des dés qui tombent toujours de la même façon pour ce nombre
terminal-help-dice = « { $seed } » : des dés issus d'une graine, tirée au hasard si --seed n'en donne pas (par défaut) ; « { $sealed } » : des dés que l'on peut vérifier à la fin ; « { $ask } » : les dés et les cartes d'une vraie table, que vous saisissez
terminal-help-record-file = où garder l'enregistrement de la partie
terminal-help-content-file = jouer avec le contenu maison de ce fichier (« fracas content » affiche celui du jeu)
terminal-help-resume = reprendre une partie sauvegardée

terminal-help-record-check = rejouer un enregistrement et le vérifier : une ligne de verdict pour chacun
terminal-help-record-show = afficher un enregistrement en toutes lettres
terminal-help-record-replay = parcourir un enregistrement pas à pas
terminal-help-file = un enregistrement, texte ou JSON ; « - » désigne l'entrée standard
terminal-help-files = des enregistrements, texte ou JSON ; « - » désigne l'entrée standard
terminal-help-all = tout afficher sans attendre Entrée
terminal-help-seat = montrer la table vue de cette place (par défaut ce que tous voient)

terminal-help-rules-game = un jeu, ou « table » pour les règles qui valent à toutes les tables
terminal-help-rule = une règle ou un chapitre, par exemple FR-1.2 ou FR-1
terminal-help-coverage = donner pour chaque règle les tests qui la prouvent ; sans jeu, pour tous les livrets
terminal-help-gate = ne donner que les totaux, et n'exiger toutes les preuves que des jeux qui se disent complets
terminal-help-tests = le dossier des tests (par défaut « tests »)
terminal-help-recorded = combien de règles étaient prouvées auparavant (par défaut proven.toml dans le dossier des tests)

terminal-help-content-game = le jeu dont c'est le contenu
terminal-help-content-check = un fichier à vérifier (sinon le contenu du jeu est affiché)

terminal-help-bench-game = les jeux à mesurer (par défaut tous)
terminal-help-seconds = temps de processeur pour chaque jeu
terminal-help-shell = bash, zsh ou fish

## Mauvais usage
terminal-usage-missing = Il manque ceci : { $what }. « --help » en dit plus.
terminal-usage-needs-value = { $option } : il manque une valeur, ou il y en a une de trop. « --help » en dit plus.
terminal-usage-choice = { $option } peut valoir { $known }, pas « { $value } ».
terminal-usage-unknown = « { $what } » n'a pas de sens ici. « --help » en dit plus.
terminal-usage-no-such-command = Cette commande n'existe pas. « --help » en donne la liste.
terminal-usage-no-command = Il manque une commande. « --help » en donne la liste.
terminal-usage-number = { $option } attend un nombre positif, pas « { $value } ».
terminal-usage-option = « { $value } » n'est pas un réglage ; écrivez NOM=CHOIX.
terminal-which-game = Lequel ? Il y a : { $known }.
terminal-too-many-players = Plus de joueurs ({ $players }) que de places ({ $seats }).
terminal-too-many-names = Plus de noms ({ $names }) que de personnes ({ $people }).
terminal-bad-name = « { $name } » ne peut pas être le nom d'une personne.
terminal-seed-unused = --seed ne va pas avec « --dice { $dice } ».
terminal-resume-settled = Une partie sauvegardée apporte ses places, ses noms, ses réglages et ses dés ; enlevez ces options.
terminal-resume-other-game = C'est une partie sauvegardée de { $game }.
terminal-resume-without-secret = Les dés de cette partie sont scellés, et { $file }, qui contient leur secret, est illisible.
terminal-no-such-seat = La place { $seat } n'existe pas ; il y en a { $seats }.
terminal-no-such-rule = Le livret de { $game } ne contient pas { $rule }.
terminal-no-rulebook = { $game } n'a pas de livret de règles.
terminal-shell-unsupported = La version installée de shtab ne sait pas compléter dans { $shell }.
terminal-file-unreadable = Impossible de lire { $file } : { $reason }.
terminal-file-unwritable = Impossible d'écrire { $file } : { $reason }.
terminal-no-such-folder = Le dossier { $folder } n'existe pas.
terminal-file-exists = { $file } existe déjà ; choisissez un autre fichier.
terminal-not-unicode = Ce n'est pas du texte en UTF-8 ; le premier octet étrange est à la position { $place }.
terminal-not-json = Ce n'est pas du JSON : { $reason }.
terminal-games-cannot-load = Un jeu ne peut pas être chargé : { $reason }.
terminal-game-lacks-words = Il manque des mots à ce jeu : { $what }
terminal-plain = { $words }

## Jeux
terminal-games-game = Jeu
terminal-games-name = Nom
terminal-games-seats = Joueurs
terminal-games-settings = Réglages
terminal-games-try = Essayez : fracas play { $game }
terminal-content-sound = { $file } : on peut jouer avec. Son empreinte est { $digest }.
terminal-content-none = { $game } n'a pas de contenu qu'un fichier puisse remplacer.
terminal-content-needed = Cette partie a été jouée avec le contenu maison { $content } : indiquez son fichier par --content.
terminal-content-other = { $file } n'est pas le contenu maison avec lequel cette partie a été jouée ({ $content }).
terminal-content-too-big = Le contenu est trop gros : plus de { $most } octets.
terminal-games-none = Aucun jeu n'est installé.

## La table
terminal-list-and = { $first } et { $last }
terminal-bot = Robot { $seat }
terminal-you = (vous)
terminal-player = Joueur
terminal-owns = { " " }:
terminal-hidden = face cachée
terminal-empty = Vide
terminal-our-reading = Notre lecture : { $reason }
terminal-nothing-to-read = Rien de visible qui soit décrit ne s'appelle « { $what } ».
terminal-begun = Entamé : { $moves }
terminal-earlier = … et { $count } lignes avant ; « journal » montre tout.
terminal-has-resigned = a abandonné
terminal-offers-draw = propose la nulle
terminal-can-stand = « toujours N » répond par l'option N, maintenant et à chaque fois.
terminal-no-such-option = Aucun choix ne contient « { $text } ».
terminal-yes = oui

terminal-dice-sealed = Les dés sont scellés. À la fin, l'enregistrement prouve que personne ne les a choisis. Sceau : { $seal }
terminal-dice-drawn = Les dés découlent d'une graine tirée au hasard ; l'enregistrement la donne.
terminal-dice-seeded = Les dés découlent de la graine { $seed }.
terminal-dice-asked = Lancez de vrais dés, piochez de vraies cartes ; on vous demandera ce qu'ils ont donné.
terminal-resumed = Partie reprise de { $file }, ligne { $count }.
terminal-resumed-newer = Les règles ont été corrigées entre-temps : la partie continue sous leur révision { $revision }, et qui avait commencé à répondre est consulté de nouveau.
terminal-resigned = { $seat } a abandonné.
terminal-stands = Désormais vous répondez toujours : { $answer }. « demander » y met fin.

terminal-hand-over = Au clavier maintenant : { $seat }. Que tous les autres détournent les yeux.
terminal-hand-over-undo = { $seat } peut encore taper « annuler ».
terminal-hand-over-ready = Entrée, une fois en place :

terminal-chance-for = À ne montrer qu'à { $seat } :
terminal-chance-not-understood = « { $what } » ne peut pas sortir maintenant. « annuler », « sauver » et « quitter » marchent aussi ici.

## Commandes à la table
terminal-command-help = aide
terminal-command-log = journal
terminal-command-rules = règles
terminal-command-rules-use = règles [RÈGLE]
terminal-command-about = détail
terminal-command-about-use = détail [TEXTE]
terminal-command-back = retour
terminal-command-undo = annuler
terminal-command-always = toujours
terminal-command-always-use = toujours N
terminal-command-ask = demander
terminal-command-draw = nulle
terminal-command-resign = abandonner
terminal-command-save = sauver
terminal-command-save-use = sauver [FICHIER]
terminal-command-quit = quitter

terminal-at-table-number-use = 3
terminal-at-table-number = Choisir l'option 3.
terminal-at-table-notation-use = notation
terminal-at-table-notation = Jouer un coup comme l'écrivent les enregistrements ; toute une suite d'un coup, reliée par « + ».
terminal-at-table-enter-use = Entrée
terminal-at-table-enter = Regarder la table à nouveau.
terminal-at-table-why-use = ? notation
terminal-at-table-why = Dire pourquoi un coup, ou une suite, n'est pas possible.
terminal-at-table-filter-use = / texte
terminal-at-table-filter = Ne montrer que les choix qui contiennent un texte.
terminal-at-table-help = Montrer cette aide, comme « ? ».
terminal-at-table-log = Montrer tout ce qui s'est passé.
terminal-at-table-rules = Lire le livret, un chapitre ou une règle, par exemple : règles FR-3.
terminal-at-table-about = Lire ce que font les cartes, pions et figurines visibles dont le nom contient un texte ; « ° » signale notre propre lecture.
terminal-at-table-back = Reprendre le dernier coup d'une suite encore ouverte.
terminal-at-table-undo = Reprendre votre dernière décision, si rien n'a été révélé depuis.
terminal-at-table-always = Répondre à cette occasion de riposte, maintenant et toujours, par une option.
terminal-at-table-ask = Être de nouveau consulté.
terminal-at-table-draw = Proposer la nulle, ou l'accepter. Qui continue de jouer la refuse.
terminal-at-table-resign = Abandonner ; les autres continuent.
terminal-at-table-save = Sauvegarder la partie.
terminal-at-table-quit = Sauvegarder la partie et s'en aller, comme Ctrl-C. Si un coup porte le nom d'une commande, mettez « : » devant la commande.

terminal-not-understood = « { $what } » n'est ni un coup ni une commande. Tapez « ? » pour l'aide.
terminal-no-such-number = Il n'y a pas d'option { $number } ; il y en a { $count }.
terminal-why-not = { $move } : { $reason }
terminal-why-not-after = Après « { $move } », la réponse est complète ; rien ne peut suivre.
terminal-why-possible = C'est possible : { $move }.
terminal-why-possible-open = C'est possible : { $move }. Cela entame une suite ou la continue.
terminal-nothing-begun = Vous n'avez pas entamé de suite.
terminal-always-what = Nommez une option : toujours N.
terminal-asked-again = On vous consultera de nouveau.
terminal-draw-offered = Vous proposez la nulle. Elle est faite si tous ceux qui jouent encore l'acceptent ; qui continue de jouer la refuse.
terminal-resign-sure = Vous abandonnez vraiment ? oui ou non :
terminal-resign-not = Vous continuez.

## La fin
terminal-rank = Rang
terminal-score = Points
terminal-result-one = Victoire : { $names }.
terminal-result-more = Victoire partagée : { $names }.
terminal-result-nobody = Personne ne gagne.
terminal-saved = Partie sauvegardée dans { $file }
terminal-saved-seed = Le fichier donne la graine des dés : qui l'ouvre peut voir toutes les cartes, et l'avenir.
terminal-saved-secret = { $file }, à côté, contient le secret des dés ; il le faut pour continuer, et qui l'ouvre peut voir l'avenir.
terminal-resume-with = Pour continuer : { $command }
terminal-recorded = L'enregistrement est dans { $file }

## Enregistrements
terminal-header-game = Jeu
terminal-header-revision = Révision des règles
terminal-header-content = Contenu maison
terminal-header-players = Joueurs
terminal-header-dice = Dés
terminal-dice-of-seed = de la graine { $seed }
terminal-dice-of-table = de vrais dés, saisis à la main
terminal-dice-of-seal = scellés ({ $seal }…), secret révélé
terminal-dice-of-hidden-seal = scellés ({ $seal }…), secret non révélé
terminal-said = { $seat } : { $what }
terminal-replay-prompt = { $played } sur { $count }. Entrée pour avancer, un nombre pour avancer d'autant, « quitter » pour s'en aller :
terminal-earlier-rules = { $count ->
    [one] La première ligne suit d'anciennes règles et ne peut pas être rejouée.
   *[other] Les { $count } premières lignes suivent d'anciennes règles et ne peuvent pas être rejouées.
 }
terminal-not-over = La partie n'est pas terminée.
terminal-check-sound = { $file } : en règle. { $game }, { $count ->
    [0] 0 ligne
    [1] 1 ligne
   *[other] { $count } lignes
}, { $end } ; { $dice }.
terminal-check-earlier = { $count ->
    [one] La première ligne suit
   *[other] Les { $count } premières lignes suivent
 } d'anciennes règles ; seul un programme qui les connaît peut les vérifier.
terminal-check-unsound = { $file } : en défaut. { $reason }
terminal-check-unfinished = partie en cours
terminal-check-won = victoire : { $names }
terminal-check-lost = partie finie, sans vainqueur
terminal-check-dice-seed = les dés découlent de la graine
terminal-check-dice-seal = les dés découlent du sceau
terminal-check-dice-hidden-seal = les dés sont scellés et ne peuvent être vérifiés qu'à la fin
terminal-check-dice-table = les dés ont été saisis à la main

## Règles
terminal-coverage-no-test = (aucun test)
terminal-coverage-no-rule = (règle inexistante)
terminal-coverage-totals = { $game } : règles { $rules }, prouvées { $proven }, non prouvées { $unproven } ; identifiants cités inconnus { $unknown }
terminal-coverage-fallen = { $game } : règles prouvées { $now }, auparavant { $before } ; ramenez les tests qui manquent.
terminal-coverage-stray = { $rule } n'appartient à aucun livret, mais est citée par { $test }{ $more ->
    [0] { "" }
   *[other] {" "}et { $more } de plus
}.
terminal-coverage-not-whole = { $game } se dit complet, mais aucun test ne prouve { $rules }.

## Mesures
terminal-thousands-mark = { "\u202F" }
terminal-decimal-mark = { "," }
terminal-bench-measuring = Mesure de { $game } …
terminal-bench-game = Jeu
terminal-bench-build = Forme
terminal-bench-pure = pure
terminal-bench-compiled = compilée
terminal-bench-absent = absent
terminal-bench-decisions-per-second = décisions /s
terminal-bench-all-decisions-per-second = forcées comprises
terminal-bench-games-per-second = parties /s
terminal-bench-decisions-per-game = décisions par partie
terminal-bench-legal-mean = choix moyenne
terminal-bench-legal-max = choix maximum
terminal-bench-forced-share = part forcée
terminal-bench-copy-us = copie µs
terminal-bench-legal-us = coups légaux µs
terminal-bench-legal-most-us = liste longue µs
terminal-bench-observe-us = nombres vus µs
terminal-bench-view-us = vue µs
terminal-bench-view-bytes = vue octets
terminal-bench-legend = Parties jouées au hasard, en temps de processeur. Une décision a au moins deux choix ; « liste longue » donne les coups légaux là où il y en a le plus.

terminal-help-serve = ouvrir des tables aux navigateurs, ici ou sur votre réseau
terminal-help-backup = copier toutes les tables dans un fichier, même en cours de partie
terminal-help-port = le port à écouter (8000)
terminal-help-host = l'adresse à écouter (127.0.0.1 : cette machine seule)
terminal-help-host-word = ADRESSE
terminal-help-store = où les tables sont gardées
terminal-help-pace = les secondes qu'un robot met à répondre, au moins
terminal-help-rate = combien de requêtes par seconde une adresse peut faire (40)
terminal-help-quiet = ne pas ouvrir le navigateur
terminal-help-backup-file = le nouveau fichier
terminal-serving = Les tables sont ouvertes sur { $address } et gardées dans { $file }. Ctrl-C ferme ; chaque partie reprendra au prochain démarrage.
terminal-backed-up = Toutes les tables sont dans { $file }.
terminal-store-unusable = { $file } est inutilisable : { $reason }
terminal-port-taken = Le port { $port } est inutilisable : { $reason }. Choisissez-en un autre avec --port.
terminal-no-store = { $file } n'existe pas ; rien n'a encore été servi de là.
