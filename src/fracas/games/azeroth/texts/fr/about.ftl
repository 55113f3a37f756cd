### Ce que fait chaque chose.

## Peuples

about-draenei = À chaque tour d'un adversaire, le premier pion qu'ils devraient perdre est gardé et revient à la fin de ce tour.
about-dwarves = Les Montagnes leur coûtent 2 de moins.
about-gnomes = Une fois par tour, un assaut aéroporté : n'importe quelle région de terre de n'importe quel plateau, sans coût de transport, et un dé gratuit réduit le coût.
about-humans = À la fin de leur tour, ils placent jusqu'à 2 Objectifs Militaires là où l'Alliance n'est pas. Qui en conquiert un gagne 2 jetons de victoire, et les Humains aussi (2 en tout si ce sont eux) ; la Horde n'en tire rien.
about-night-elves = Les Forêts leur coûtent 1 de moins, et chaque Forêt prise reçoit un Mur de feux follets. Les Murs survivent à leur déclin.
about-worgen = Au début du tour, ils choisissent : forme humaine, 2 jetons de victoire aussitôt ; ou forme Worgen, pour 1 jeton toutes les conquêtes du tour coûtent 1 de moins.
about-blood-elves = 1 jeton de victoire de plus par Source magique tenue.
about-forsaken = Pour chaque pion ou Murloc que d'autres perdent à cause d'eux, ils peuvent acheter un nouveau pion à 1 jeton de victoire avant le redéploiement.
about-goblins = À la fin de leur tour, ils posent des Bombes dans les régions adjacentes d'adversaires actifs. Au début de leur tour suivant, une moitié des Bombes explose et vide la région ; les autres sont des pétards mouillés.
about-orcs = 1 jeton de victoire de plus pour chaque région prise à un Peuple de l'Alliance.
about-tauren = Jamais moins de 2 pions dans une région, ni pour conquérir ni pour occuper. En déclin, 2 pions restent dans chaque région.
about-trolls = Les régions avec des pions ou un Murloc leur coûtent 1 de moins.
about-ethereals = Une fois par tour : voler un Artefact visible dans une région adjacente, ou conquérir un Lieu Légendaire adjacent pour 2 de moins.
about-kobolds = Toutes les Cavernes comptent comme adjacentes, sur tous les plateaux, même pour la première conquête.
about-naga = Ils peuvent conquérir les Mers et les Lacs, et y commencer sans coût de transport. En déclin, ils y restent.
about-pandaren = À la fin de leur tour, ils donnent un jeton Harmonie à chaque adversaire dont ils n'ont pas attaqué le Peuple actif. Son détenteur paie 2 jetons de victoire avant de les attaquer.
about-murlocs = Des indigènes : un Peuple en déclin qui n'est à personne. Ils coûtent 1 de plus et ne reviennent jamais.

## Pouvoirs Spéciaux

about-archaeologist = 1 jeton de victoire de plus par Artefact et Lieu Légendaire visible tenu.
about-battle-master = 1 jeton de victoire de plus par région non vide conquise.
about-beast-master = Au début du tour, ils reçoivent autant de Bêtes qu'ils tiennent de Collines. Elles se battent comme des pions, et sont perdues à leur place.
about-blacksmith = Toutes les conquêtes coûtent 1 de moins.
about-championing = Une fois par tour, le Champion conquiert seul une région adjacente, quelle que soit sa défense. Qui prend sa région reçoit 1 jeton de victoire, mais aucun pion n'est perdu.
about-defensive = À la fin du tour, chaque Champ autour duquel ils tiennent le plus de régions reçoit une Tour de Garde : personne d'autre ne peut y toucher.
about-enraged = Pour une région défendue par 2 pions ou plus : autant de jetons de victoire que de défenseurs.
about-explorer = 1 jeton de victoire de plus par plateau où ils tiennent une région.
about-farmer = 1 jeton de victoire de plus par Champ.
about-fishing = 1 jeton de victoire de plus par région adjacente à une Mer ou à un Lac.
about-garrisoned = À la fin du tour, chacune de leurs régions reçoit un Fort. Les Forts survivent à leur déclin.
about-herbalist = 1 jeton de victoire de plus par Colline.
about-intimidating = Trois fois par tour, avant la dernière conquête : déplacer un pion adverse d'une région adjacente vers une autre région de son Peuple, ou chasser un Murloc, un Fort ou un Mur.
about-marshdweller = Les adversaires paient 1 jeton de victoire avant chaque tentative contre un de leurs Marais, même en déclin.
about-mining = 1 jeton de victoire de plus par Caverne.
about-mountaineer = 1 jeton de victoire de plus par Montagne.
about-portal-mage = Deux fois par tour : échanger tout ce qui se trouve dans deux régions à Source magique. Les Montagnes et les Lieux Légendaires restent.
about-ranger = 1 jeton de victoire de plus par Forêt.
about-sailing = Pas de coût de transport vers les Régions d'Entrée.
about-swamp-walker = 1 jeton de victoire de plus par Marais.

## Artefacts

about-aegis-of-aggramar = Placée en fin de tour dans une région à soi : les adversaires doivent payer 2 jetons de victoire pour chaque tentative ou pouvoir contre elle.
about-ashes-of-alar = Une fois par tour : conquérir n'importe quelle région de terre comme si elle était adjacente. Elles s'y trouvent ensuite.
about-doomhammer = Une fois par tour : payer 2 jetons de victoire au joueur qui tient une région et la conquérir avec 1 pion. Le Marteau s'y trouve ensuite.
about-frostmourne = Une fois par tour : une conquête coûte 2 de moins. L'épée s'y trouve ensuite.
about-heart-of-azeroth = Placé en fin de tour dans une région à soi : chaque adversaire dont le Peuple actif est à côté paie 1 jeton de victoire.

## Lieux Légendaires

about-battleground = Le Bonus de Faction peut être gagné deux fois par Peuple. Un Peuple neutre peut se battre pour un camp.
about-dark-portal = 2 jetons de victoire de plus à chaque tour.
about-karazhan = 1 jeton de victoire de plus par autre région du même terrain.
about-lights-hope-chapel = Le Peuple qui la tient ne perd aucun pion quand ses régions sont conquises.
about-meeting-stone = Pas de coût de transport vers les Régions d'Entrée.
about-spirit-healer = 1 pion de Peuple de plus à chaque redéploiement.
about-well-of-eternity = Il se trouve dans l'eau. Le Peuple qui tient plus de régions autour que tout autre gagne 2 jetons de victoire, même en déclin.
about-marker = Personne ne sait quel Artefact ou Lieu Légendaire c'est, jusqu'à ce que quelqu'un entre.

## Jetons

about-mountain = Sa région coûte 1 de plus.
about-wisp-wall = Sa région coûte 1 de plus, jusqu'à ce qu'elle soit conquise ou vidée.
about-fort = Sa région coûte 1 de plus, jusqu'à ce qu'elle soit conquise ou vidée.
about-watch-tower = Personne d'autre que son propriétaire ne peut conquérir cette région ni y employer un pouvoir.
about-champion = Il conquiert seul, une fois par tour, et compte pour 1 en défense.
about-beast = Elle compte comme un pion de Peuple jusqu'au début du tour suivant.
about-bomb = Au début du tour des Gobelins, elle explose, ou c'est un pétard mouillé.
about-harmony = Son détenteur paie 2 jetons de victoire au joueur des Pandarens avant de les attaquer, une fois par tour.
about-objective = 2 jetons de victoire pour le Peuple, hors Horde, qui conquiert cette région, et 2 pour les Humains.
about-murloc = Un indigène : il coûte 1 de plus et ne revient jamais.

## Symboles et eau

about-entry = On peut l'attaquer de partout, pour 1 de plus si aucune région à soi ne la touche.
about-cavern = Les Kobolds y vont et viennent ; les Mineurs y gagnent des jetons de victoire.
about-magic = Les Maîtres des Portails échangent ces régions ; les Elfes de sang y gagnent des jetons de victoire.
about-sea = Seuls les Nagas peuvent s'y trouver.
about-lake = Seuls les Nagas peuvent s'y trouver.

## Où notre lecture peut différer de ce qui est imprimé

reading-islands = les îles imprimées n'ont pu être obtenues sous forme de données, celles-ci sont donc de nous (SW-Q.01).
reading-gnomes = les règles imprimées ne disent ni si l'assaut peut être la première conquête (nous disons oui), ni ce qui suit quand le dé gratuit ne suffit pas (SW-Q.03, SW-Q.11).
reading-forsaken = nous comptons comme pertes les Murlocs, les Bêtes et les pions de son propre Peuple en déclin ; le texte imprimé ne parle que de pions de Peuple (SW-Q.06, SW-Q.08, SW-Q.09).
reading-goblins = l'aide de jeu permet les Bombes dans toute région adjacente, le livret seulement chez les Peuples actifs, et c'est ce que nous jouons ; ce qui arrive quand un péage ou une Tour s'interpose est notre décision (SW-Q.12, SW-Q.22, SW-Q.27).
reading-humans = il n'est pas imprimé si un Peuple neutre qui se bat pour la Horde compte comme de la Horde ; nous disons oui (SW-Q.13).
reading-ethereals = le texte imprimé ne dit pas que le marqueur doit être face visible ; nous l'exigeons (SW-Q.10).
reading-worgen = le texte imprimé dit au début de chaque tour ; pour nous, aucune forme n'est choisie au tour de leur déclin (SW-Q.15).
reading-orcs = il n'est pas imprimé si son propre Peuple en déclin de l'Alliance compte ; nous disons oui (SW-Q.06).
reading-tauren = où va un pion resté seul quand il n'y a pas d'autre région est notre décision : dans la main (SW-33.5).
reading-pandaren = qu'une Bombe ou un portail compte comme une attaque découle du texte imprimé sans y figurer (SW-32.4).
reading-beast-master = une Bête compte comme un pion de Peuple en tout, même pour départager à la fin ; le texte imprimé le laisse ouvert (SW-Q.07, SW-Q.09).
reading-championing = d'où il porte, le Champion en main, et que les Taurens l'accompagnent de 2 pions sont nos décisions (SW-Q.21, SW-Q.25, SW-Q.28).
reading-enraged = que le Champion compte comme défenseur est notre décision (SW-Q.09).
reading-intimidating = avant la dernière conquête veut dire pour nous : avec un pion en main ou un Champion inutilisé ; et rien n'est défaussé quand les autres régions sont immunisées (SW-Q.17, SW-Q.29).
reading-marshdweller = qu'une Bombe dans un Marais demande aussi le jeton est notre décision (SW-53.3).
reading-portal-mage = il n'est pas imprimé si les marqueurs face cachée sont échangés ; pour nous, ils restent (SW-Q.18).
reading-doomhammer = il n'est pas imprimé s'il atteint des régions non adjacentes ; nous disons non, sauf les Régions d'Entrée (SW-Q.19).
reading-battleground = à partir de quand un Peuple neutre se bat pour son camp est notre décision : à partir du choix (SW-Q.13).
reading-lights-hope-chapel = il n'est pas imprimé si elle protège des Terrifiants ; nous disons non (SW-Q.20).
reading-heart-of-azeroth = qu'une Tour de Garde n'épargne pas le jeton à son propriétaire est notre décision (SW-80.24).
reading-murlocs = qu'ils comptent pour les Réprouvés et pour les majorités découle de ce qu'ils sont un Peuple en déclin (SW-Q.08).
