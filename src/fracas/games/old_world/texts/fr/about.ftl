# Puissances : ce qui fait avancer leur cadran

about-khorne = Pioche deux cartes par tour. Un pion avancement pour chaque bataille où Khorne tue au moins une figurine ennemie.
about-khorne-printed = Pioche deux cartes par tour. Un pion avancement pour chaque région où Khorne tue au moins une figurine ennemie pendant une même phase.
about-nurgle = Pioche deux cartes par tour. Un pion avancement pour chaque région Densément Peuplée où Nurgle place au moins deux pions Corruption pendant une même phase.
about-tzeentch = Peut défausser une carte à chaque tour, puis pioche jusqu'à en avoir cinq. Un pion avancement chaque fois que Tzeentch place d'un coup au moins deux pions Corruption dans une région réunissant au moins deux symboles de magie et pions Malepierre.
about-slaanesh = Pioche deux cartes par tour. Un pion avancement pour chaque région contenant un Noble ou un Héros où Slaanesh place au moins deux pions Corruption à l'étape de corruption.
about-slaanesh-printed = Pioche deux cartes par tour. Un pion avancement chaque fois que Slaanesh place au moins un pion Corruption dans une région contenant un Noble ou un Héros.
reading-tzeentch = les instructions de ce cadran, à partir du deuxième cran, viennent d'une seule source.
reading-slaanesh = les instructions de ce cadran viennent d'une seule source.

# Figurines

about-bloodsworn = Adorateur de Khorne : coût 1, attaque 0, défense 1.
about-bloodletter = Guerrier de Khorne : coût 2, attaque 2, défense 1.
about-bloodthirster = Démon Majeur de Khorne : coût 3, attaque 4, défense 3.
about-leper = Adorateur de Nurgle : coût 1, attaque 0, défense 1.
about-plaguebearer = Guerrier de Nurgle : coût 1, attaque 1, défense 1.
about-great-unclean-one = Démon Majeur de Nurgle : coût 3, attaque 3, défense 3.
about-acolyte = Adorateur de Tzeentch : coût 1, attaque 0, défense 1.
about-horror = Guerrier de Tzeentch : coût 2, attaque 1, défense 2.
about-lord-of-change = Démon Majeur de Tzeentch : coût 3, attaque 3, défense 2.
about-seductress = Adoratrice de Slaanesh : coût 1, attaque 0, défense 1.
about-daemonette = Guerrière de Slaanesh : coût 2, attaque 1, défense 2.
about-keeper-of-secrets = Démon Majeur de Slaanesh : coût 3, attaque 2, défense 4.
reading-horror = ces valeurs viennent d'une seule source.
reading-lord-of-change = les chiffres 2, 3 et 3 sont certains ; lequel est le coût et lequel la défense, nous l'avons déduit.

# Pions

about-event = Désigne une région où agissent les effets persistants des cartes Vieux Monde de la piste.
about-hero = À la phase de fin, le joueur dont la Menace est la plus forte parmi ceux qui ont des figurines ici en retire une des siennes.
about-noble = Augmente de 1 la valeur de Conquête de la région.
about-peasant = Une cible au combat, qui prend un coup puis rejoint la fiche de celui qui l'a tué.
about-skaven = Diminue de 1 la Résistance de la région.
about-warpstone = Compte comme un pion Corruption pour savoir si la région est dévastée, et pour le cadran de Tzeentch.
about-corruption = À douze, pions Malepierre compris, la région est dévastée.
about-magic = Les symboles de magie n'ont pas d'effet propre ; il en faut deux, ou un et une Malepierre, pour le cadran de Tzeentch.
about-comet = Certaines cartes Vieux Monde retirent d'abord de la piste toutes les cartes à la comète, puis tous les pions Événement.

# Cartes Chaos de Khorne

about-blood-frenzy = Au début de la phase de bataille, Khorne lance ici deux dés. Ce sont des premiers coups : ce qu'ils tuent disparaît avant d'avoir lancé, et ce qu'ils ne tuent pas les garde pour la suite.
about-battle-cry = Jusqu'à la fin du tour, personne ne peut placer de pions Corruption ici.
about-field-of-carnage = Tant que cette carte est là, les figurines des autres joueurs ne peuvent pas quitter la région.
about-ritual-slaying = Khorne pioche une carte pour chaque figurine qu'il tue ici.
about-the-skull-throne = Pour la domination, Khorne compte les valeurs d'attaque de ses figurines ici au lieu de leur nombre. Les coûts de ses cartes s'ajoutent comme d'habitude.
about-reborn-in-blood = Après la bataille, une autre suit ici aussitôt.
about-the-blood-gods-call = Quand on la joue : Khorne déplace jusqu'à deux figurines, de n'importe quels joueurs, d'une autre région vers celle-ci.
reading-the-blood-gods-call = on ne sait pas avec certitude si Khorne peut déplacer les figurines des autres ; le texte que nous connaissons ne nomme pas de propriétaire.

# Cartes Chaos de Nurgle

about-plague-touch = Les figurines ennemies ont ici une défense diminuée de 1, mais d'au moins 1.
about-plague-aura = Chaque pion Corruption de Nurgle dans la région ajoute 1 à sa valeur de domination.
about-rain-of-pus = Les figurines de Nurgle ont ici une défense augmentée de 1.
about-influenza = La Résistance de la région est diminuée de 2, sans descendre au-dessous de 0.
about-all-things-decay = Quand on la joue : Nurgle retire d'ici un pion Corruption de n'importe quel joueur.
about-a-great-foul-consumption = À l'étape de corruption, quand tous ont placé leurs pions ici, toutes les figurines de Nurgle quittent la région, et il place un pion Corruption pour deux d'entre elles.
about-the-final-rotting = À la fin de la phase de bataille, Nurgle tue ici un Adorateur ou un Guerrier ennemi pour chacun de ses pions Corruption dans la région.
about-the-stench-of-death = Si Nurgle domine cette région, il y place aussitôt deux pions Corruption.
reading-all-things-decay = le texte n'est connu que par une traduction.

# Cartes Chaos de Tzeentch

about-changer-of-ways = Les textes de toutes les autres cartes Chaos de la région sont annulés. Leurs coûts et leurs symboles de magie comptent toujours.
about-drain-power = Quand on la joue : chaque adversaire qui a un Adorateur ici perd un point de puissance, et Tzeentch en gagne un.
about-warp-shield = Quand on la joue : Tzeentch choisit une de ses figurines ici. Jusqu'à la fin du tour, aucune bataille ne peut la tuer, où qu'elle aille.
about-teleport = Quand on la joue : Tzeentch déplace un Adorateur ou un Guerrier de n'importe quel joueur d'ici vers n'importe quelle autre région.
about-temporal-stasis = Tant que cette carte est là, les autres joueurs paient deux points de puissance de plus pour une carte qu'ils jouent ici.
about-the-meddling-of-skaven = Quand on la joue : Tzeentch désigne un adversaire qui a une figurine ici ; celui-ci défausse deux cartes de son choix.
about-the-persistence-of-change = Si Tzeentch a tué une figurine ici pendant ce tour, cette carte reste pour le tour suivant.
about-dazzle = Quand on place les pions Corruption ici, un Adorateur de chaque adversaire ne compte pas.
reading-drain-power = que Tzeentch gagne son point même quand personne n'en perd vient d'une seule source.
reading-temporal-stasis = le supplément de deux points vient d'une seule source.
reading-the-meddling-of-skaven = que l'adversaire choisisse les cartes, plutôt que Tzeentch ou le hasard, vient d'une seule source.
reading-the-persistence-of-change = la condition vient d'une seule source.

# Cartes Chaos de Slaanesh

about-abyssal-pact = Les figurines ennemies n'ajoutent rien ici aux valeurs de domination de leurs propriétaires. Les coûts des cartes comptent toujours.
about-perverse-infiltration = Quand on la joue : Slaanesh place ici un pion Corruption.
about-insidious-lies = Chaque Noble et chaque Héros de la région ajoute 2 à la valeur de domination de Slaanesh.
about-dark-influence = Quand on la joue : Slaanesh déplace un Paysan, un Noble ou un Héros d'ici vers n'importe quelle autre région non dévastée.
about-field-of-ecstasy = Il n'y a pas de bataille ici, et personne n'y lance de dés, pas même de premiers coups.
about-soporific-musk = Quand on la joue : Slaanesh prend le contrôle d'une figurine ennemie de la région, tant qu'elle y reste et que la carte est là.
about-degenerate-royalty = Coûte trois points de puissance de moins si la région contient en tout au moins trois pions Corruption. Compte toujours pour 3 dans la domination.
reading-insidious-lies = le bonus de 2 vient d'une seule source.
reading-dark-influence = que le pion puisse aller n'importe où, et qu'il parte d'ici, vient d'une seule source.
reading-field-of-ecstasy = le texte exact est introuvable ; on rapporte que personne ne se bat ici.
reading-soporific-musk = on ne sait pas avec certitude si l'on peut choisir un Démon Majeur.
reading-degenerate-royalty = que les pions de tous les joueurs comptent vient d'une seule source.

# Améliorations

about-khorne-up-bloodsworn = Les Juresang ont une attaque de 1.
about-khorne-up-bloodletters = Les Sanguinaires lancent leurs dés au début de chaque bataille, avant toutes les autres figurines : ce sont des premiers coups. Ils ne lancent pas une seconde fois.
about-khorne-up-bloodthirster = Le Buveur de Sang compte pour trois figurines dans la domination.
about-khorne-up-power = Khorne a 8 points de puissance à chaque tour.
about-khorne-up-cards = Khorne pioche trois cartes à chaque tour.
about-nurgle-up-lepers = Un Lépreux ne coûte rien quand on l'invoque dans une région sans figurine de Nurgle ; chacun d'eux une fois par tour.
about-nurgle-up-plaguebearers = Quand un joueur tue des Portepestes au combat, Nurgle porte autant de coups automatiques aux figurines de ce joueur dans la région.
about-nurgle-up-great-unclean-one = Chaque fois que le Grand Immonde est invoqué, Nurgle place deux pions Corruption là où il arrive.
about-nurgle-up-power = Nurgle a 7 points de puissance à chaque tour.
about-nurgle-up-provender = Chaque fois qu'une région est dévastée sans que Nurgle en soit un des dévastateurs, il marque 3 points.
about-tzeentch-up-acolytes = Un Acolyte que Tzeentch invoque depuis une région peut emporter un pion Malepierre.
about-tzeentch-up-horrors = Une Horreur que l'on invoque peut occuper un emplacement de carte vide de sa région jusqu'à ce que les cartes soient retirées.
about-tzeentch-up-lord-of-change = Le Duc du Changement a deux symboles de magie.
about-tzeentch-up-power = Tzeentch a 7 points de puissance à chaque tour.
about-tzeentch-up-cards = Tzeentch pioche jusqu'à avoir six cartes en main.
about-slaanesh-up-seductresses = Les Séductrices ont une défense de 2.
about-slaanesh-up-daemonettes = Les Démonettes ne sont touchées que par des 6.
about-slaanesh-up-keeper-of-secrets = Au début de la phase de bataille, Slaanesh peut prendre jusqu'à la fin du tour le contrôle d'un Adorateur ennemi dans la région du Gardien des Secrets.
about-slaanesh-up-pleasure = Slaanesh a 7 points de puissance à chaque tour ; 9 avec Puissance de la Douleur.
about-slaanesh-up-pain = Slaanesh a 7 points de puissance à chaque tour ; 9 avec Puissance du Plaisir.
reading-khorne-up-power = l'effet est déduit de la carte de Nurgle du même genre, et le titre est introuvable.
reading-khorne-up-cards = on sait seulement que cette carte donne des cartes ; le nombre et le titre sont de nous.
reading-nurgle-up-lepers = que chaque Lépreux en profite une fois par tour ne vient que d'une traduction.
reading-nurgle-up-plaguebearers = le moment où l'on assigne les coups automatiques est un arbitrage de notre part.
reading-nurgle-up-great-unclean-one = le texte n'est connu que par une traduction.
reading-nurgle-up-provender = la condition et le nombre sont reconstitués d'après le récit d'une partie.
reading-tzeentch-up-acolytes = la carte est connue par une question à son sujet et par une critique, non mot pour mot.
reading-tzeentch-up-horrors = on sait seulement que les Horreurs peuvent occuper des emplacements de carte ; le détail est de nous.
reading-tzeentch-up-power = le titre est introuvable.
reading-tzeentch-up-cards = on sait seulement que cette carte améliore la main ; le nombre et le titre sont de nous.
reading-slaanesh-up-keeper-of-secrets = on sait seulement que cette carte existe ; ce qu'elle fait est de nous.
reading-slaanesh-up-pain = déduite comme le pendant de Puissance du Plaisir.

# Cartes Vieux Monde

about-bretonnian-knights = Aussitôt : un Héros en Bretonnie et un dans une autre région. Phase de fin : chaque joueur qui a une figurine en Bretonnie défausse une carte.
about-the-crusade-is-come = Aussitôt : un Paysan dans deux régions, un Héros dans deux régions, un Noble dans deux régions. Puis défaussée.
about-dark-elf-corsairs = Purge, puis des Événements en Bretonnie, en Estalie et en Tilée. Phase de fin : un Paysan ou un Noble est retiré de chaque région contenant un Événement.
about-divine-inspiration = Aussitôt : un Héros dans une région contenant un Noble, ou n'importe où s'il n'y en a pas. Puis défaussée.
about-dwarf-trollslayers = Aussitôt : des Héros en Norsca et à Kislev, ou au Pays des Trolls et dans l'Empire. Phase de fin : un Héros va dans une région voisine.
about-electors-arise = Aussitôt : un Noble dans l'Empire et dans deux autres régions Densément Peuplées. Puis défaussée.
about-electors-sue-for-peace = Purge, puis des Événements à Kislev, dans l'Empire et en Bretonnie. Pas de bataille dans les régions contenant un Événement.
about-franzs-decree = Aussitôt : un Noble et un Héros dans l'Empire. Invoquer une figurine dans l'Empire coûte un point de puissance de plus.
about-the-grail-is-found = Purge, puis des Événements en Bretonnie et dans ses quatre voisines. Phase de fin : tous les pions Corruption sont retirés des régions contenant un Événement.
about-greenskins-invade = Purge, puis des Événements dans les Terres Arides, dans l'Empire et en Tilée. Dans une région contenant un Événement, chacun ne lance qu'un dé pendant la phase de bataille.
about-the-horned-ones-due = Aussitôt : des Skavens en Bretonnie et dans l'Empire, ou en Estalie et en Tilée. Une seule carte Chaos peut être posée dans une région contenant un Skaven.
about-mass-exodus = Aussitôt : un Paysan est retiré de chaque région. Puis défaussée.
about-meteor-showers = Aussitôt : une Malepierre dans deux régions. Puis défaussée.
about-norse-reavers = Purge, puis des Événements en Bretonnie, en Tilée et dans l'Empire, et un Paysan dans chaque région. Phase de fin : un Paysan est retiré de chaque région contenant un Événement.
about-peasant-uprising = Aussitôt : un Paysan dans chaque région sauf les Terres Arides. Chaque Paysan augmente de 1 la Résistance de sa région.
about-plunged-into-chaos = Aussitôt : chacun marque un point par Paysan sur sa fiche ; celui qui en a seul le plus marque trois points de plus. Puis défaussée.
about-road-wardens = Aussitôt : un Héros dans une région au choix. Invoquer une figurine d'une région vers une autre coûte un point de puissance de plus.
about-skavengers = Aussitôt : des Skavens dans les Terres Arides et les Principautés Frontalières. Phase de fin : la Menace la plus faible place un Skaven dans une région contenant une Malepierre.
about-teclis-aids-the-empire = Purge, puis des Événements dans l'Empire et ses trois voisines. Une carte portant un symbole de magie coûte un point de puissance de plus dans une région contenant un Événement.
about-up-from-skavenblight = Aussitôt : un Skaven dans une région contenant une Malepierre ou voisine d'une telle région. Puis défaussée.
about-warpstone-discovery = Aussitôt : deux Malepierres dans une région. Phase de fin : chaque joueur qui a une figurine dans une région contenant une Malepierre pioche une carte.
about-witch-hunters = Aussitôt : un Héros dans une région au choix. Phase de fin : dans chaque région contenant un Héros, celui qui a le plus de pions Corruption en retire un des siens.
reading-bretonnian-knights = le texte vient d'une seule source.
reading-dark-elf-corsairs = on ne connaît que le titre et la comète ; le texte est de nous.
reading-divine-inspiration = on ne connaît que le titre ; le texte est de nous.
reading-dwarf-trollslayers = l'arrivée des Héros vient d'une seule source ; la partie persistante est de nous.
reading-electors-arise = on ne connaît que le titre ; le texte est de nous.
reading-electors-sue-for-peace = on connaît le titre et la comète ; le texte est de nous, d'après ce qu'en racontent des joueurs.
reading-franzs-decree = on ne connaît que le titre ; le texte est de nous.
reading-the-grail-is-found = l'édition française, d'où vient ce texte, passe pour fautive.
reading-greenskins-invade = la carte ne dit pas clairement si ce seul dé vaut par région ou en tout.
reading-mass-exodus = on ne connaît que le titre ; le texte est de nous.
reading-meteor-showers = le texte vient d'une seule source.
reading-norse-reavers = « chaque région » est lu comme les neuf régions.
reading-peasant-uprising = on rapporte que les Paysans augmentent la Résistance ; ici, deux exemplaires sur la piste ne doublent pas l'effet.
reading-plunged-into-chaos = que les Paysans restent sur les fiches vient d'une seule source.
reading-road-wardens = on ne connaît que le titre ; le texte est de nous.
reading-teclis-aids-the-empire = on ne connaît que le titre et la comète ; le texte est de nous.
reading-up-from-skavenblight = le texte vient d'une seule source.
reading-witch-hunters = on ne connaît que le titre ; le texte est de nous.

# Cartes Dévastation

about-ruination-1 = Chaque dévastateur marque aussitôt 3 points ; à la phase de fin, les deux plus corrupteurs marquent selon le tableau de la carte.
about-ruination-2 = Chaque dévastateur marque aussitôt 4 points ; à la phase de fin, les deux plus corrupteurs marquent selon le tableau de la carte.
about-ruination-3 = Chaque dévastateur marque aussitôt 4 points ; à la phase de fin, les deux plus corrupteurs marquent selon le tableau de la carte.
about-ruination-4 = Chaque dévastateur marque aussitôt 5 points ; à la phase de fin, les deux plus corrupteurs marquent selon le tableau de la carte.
about-ruination-5 = Chaque dévastateur marque aussitôt 5 points ; à la phase de fin, les deux plus corrupteurs marquent selon le tableau de la carte.
