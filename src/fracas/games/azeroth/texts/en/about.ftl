### What each thing does.

## Races

about-draenei = In each opponent's turn, the first token they would lose is kept and comes back at the end of that turn.
about-dwarves = Mountains cost them 2 less.
about-gnomes = Once per turn an airborne assault: any land region of any board, without travel cost, and a free die lowers the cost.
about-humans = At the end of the turn they place up to 2 Military Objectives where no Alliance race is. Whoever conquers one earns 2 coins and so do the Humans (2 in all if they do it themselves); the Horde earns nothing.
about-night-elves = Forests cost them 1 less, and each Forest they take gets a Wisp Wall. The Walls outlast their decline.
about-worgen = At the start of the turn they choose: human form, 2 coins at once; or Worgen form, for 1 coin all conquests of the turn cost 1 less.
about-blood-elves = 1 extra coin for each Magic Source they hold.
about-forsaken = For each token or Murloc that others lose because of them, they may buy a new token for 1 coin before the redeployment.
about-goblins = At the end of the turn they put Bombs on adjacent regions of active opponents. At the start of their next turn half of the Bombs explode and empty the region; the others are duds.
about-orcs = 1 extra coin for each region taken from an Alliance race.
about-tauren = Never fewer than 2 tokens in a region: neither conquering nor holding. In Decline 2 tokens stay in each region.
about-trolls = Regions with tokens or a Murloc cost them 1 less.
about-ethereals = Once per turn: steal a face-up Artifact next door, or conquer an adjacent Legendary Place for 2 less.
about-kobolds = All Caverns count as adjacent, on every board, for the first conquest too.
about-naga = They may conquer Seas and Lakes, and begin there without travel cost. In Decline they stay there.
about-pandaren = At the end of the turn they give Harmony to every opponent whose active race they did not attack. Its holder pays 2 coins before attacking them.
about-murlocs = Natives: a race In Decline that belongs to nobody. They cost 1 more and never come back.

## Special Powers

about-archaeologist = 1 extra coin for each face-up Artifact and Legendary Place held.
about-battle-master = 1 extra coin for each region conquered that was not empty.
about-beast-master = At the start of the turn they get as many Beasts as they hold Hills. Beasts fight like tokens, and are lost in their place.
about-blacksmith = All conquests cost 1 less.
about-championing = Once per turn the Champion conquers an adjacent region alone, whatever defends it. Whoever takes his region gets 1 coin, but no token is lost.
about-defensive = At the end of the turn each Field around which they hold the most regions gets a Watch Tower: nobody else can touch it.
about-enraged = For a region defended by 2 or more tokens: as many extra coins as there were defenders.
about-explorer = 1 extra coin for each board on which they hold a region.
about-farmer = 1 extra coin for each Field.
about-fishing = 1 extra coin for each region next to a Sea or Lake.
about-garrisoned = At the end of the turn each of their regions gets a Fort. The Forts outlast their decline.
about-herbalist = 1 extra coin for each Hill.
about-intimidating = Three times per turn, before the last conquest: move a token of an opponent from an adjacent region to another region of its race, or drive away a Murloc, a Fort or a Wall.
about-marshdweller = Opponents pay 1 coin before each attempt to conquer one of their Swamps, also in their decline.
about-mining = 1 extra coin for each Cavern.
about-mountaineer = 1 extra coin for each Mountain.
about-portal-mage = Twice per turn: exchange all that lies in two regions with a Magic Source. Mountains and Legendary Places stay.
about-ranger = 1 extra coin for each Forest.
about-sailing = No travel cost to Entry Regions.
about-swamp-walker = 1 extra coin for each Swamp.

## Artifacts

about-aegis-of-aggramar = Placed at the end of the turn in a region of one's own: opponents must pay 2 coins for each attempt or ability against it.
about-ashes-of-alar = Once per turn: conquer any land region as if it were adjacent. They then lie there.
about-doomhammer = Once per turn: pay 2 coins to the holder of a region and conquer it with 1 token. It then lies there.
about-frostmourne = Once per turn: one conquest costs 2 less. It then lies there.
about-heart-of-azeroth = Placed at the end of the turn in a region of one's own: each opponent with his active race next to it pays 1 coin.

## Legendary Places

about-battleground = The Faction Bonus can be earned twice for each race. A neutral race may fight for one side.
about-dark-portal = 2 extra coins each turn.
about-karazhan = 1 extra coin for each other region with the same terrain.
about-lights-hope-chapel = The race that holds it loses no token when its regions are conquered.
about-meeting-stone = No travel cost to Entry Regions.
about-spirit-healer = 1 more race token in each redeployment.
about-well-of-eternity = It lies in the water. The race that holds more of the regions around it than any other earns 2 coins, also In Decline.
about-marker = Nobody knows which Artifact or Legendary Place it is until somebody enters.

## Tokens

about-mountain = Its region costs 1 more.
about-wisp-wall = Its region costs 1 more, until it is conquered or emptied.
about-fort = Its region costs 1 more, until it is conquered or emptied.
about-watch-tower = Nobody but its owner can conquer this region or use a power on it.
about-champion = It conquers alone, once per turn, and counts as 1 in defence.
about-beast = It counts as a race token until the next turn begins.
about-bomb = At the start of the Goblins' turn it explodes, or it is a dud.
about-harmony = Its holder pays the Pandaren's player 2 coins before attacking them, once per turn.
about-objective = 2 coins for the non-Horde race that conquers this region, and 2 for the Humans.
about-murloc = A native: it costs 1 more and never comes back.

## Symbols and water

about-entry = It can be attacked from anywhere, for 1 more if no own region touches it.
about-cavern = The Kobolds go in and out here; Mining earns coins.
about-magic = Portal Mages exchange such regions; Blood Elves earn coins.
about-sea = Only Naga can be here.
about-lake = Only Naga can be here.

## Where our reading may differ from what is printed

reading-islands = the printed islands could not be had as data, so these are our own (SW-Q.01).
reading-gnomes = the printed rules do not say whether the assault may be the first conquest (we say yes), nor what follows when the free die is not enough (SW-Q.03, SW-Q.11).
reading-forsaken = we count Murlocs, Beasts and tokens of one's own declined race as losses; the printed text speaks of tokens of a race only (SW-Q.06, SW-Q.08, SW-Q.09).
reading-goblins = the player aid allows Bombs in any adjacent region, the rulebook only on active races, which is what we play; what happens when a toll or a Tower comes in between is our own ruling (SW-Q.12, SW-Q.22, SW-Q.27).
reading-humans = whether a neutral race that fights for the Horde counts as Horde is not printed; we say yes (SW-Q.13).
reading-ethereals = the printed text does not say that the marker must be face up; we require it (SW-Q.10).
reading-worgen = the printed text says at the start of each turn; we take it that no form is chosen in the turn they decline (SW-Q.15).
reading-orcs = whether one's own declined Alliance race counts is not printed; we say yes (SW-Q.06).
reading-tauren = where a lone token goes when there is no other region is our own ruling: into the hand (SW-33.5).
reading-pandaren = that a Bomb or a portal counts as an attack follows from the printed words, but is not printed (SW-32.4).
reading-beast-master = a Beast counts as a race token for everything, the tie at the end included; the printed text leaves it open (SW-Q.07, SW-Q.09).
reading-championing = where it reaches from, a Champion in hand, and that Tauren must send 2 tokens along are our own rulings (SW-Q.21, SW-Q.25, SW-Q.28).
reading-enraged = that the Champion counts as a defender is our own ruling (SW-Q.09).
reading-intimidating = before the last conquest means for us: with a token in hand or an unused Champion; and nothing is discarded when the other regions are immune (SW-Q.17, SW-Q.29).
reading-marshdweller = that a Bomb in a Swamp needs the coin as well is our own ruling (SW-53.3).
reading-portal-mage = whether face-down markers are exchanged is not printed; for us they stay (SW-Q.18).
reading-doomhammer = whether it reaches regions that are not adjacent is not printed; we say no, except Entry Regions (SW-Q.19).
reading-battleground = from when a neutral race fights for its side is our own ruling: from the choice on (SW-Q.13).
reading-lights-hope-chapel = whether it protects against Intimidating is not printed; we say no (SW-Q.20).
reading-heart-of-azeroth = that a Watch Tower does not spare its owner the coin is our own ruling (SW-80.24).
reading-murlocs = that they count for the Forsaken and for majorities follows from their being a race In Decline (SW-Q.08).
