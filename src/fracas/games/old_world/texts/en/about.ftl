# Powers: what advances their dials

about-khorne = Draws two cards a round. One counter for each battle in which Khorne kills at least one enemy figure.
about-khorne-printed = Draws two cards a round. One counter for each region in which Khorne kills at least one enemy figure during a phase.
about-nurgle = Draws two cards a round. One counter for each Populous region in which Nurgle places two or more corruption tokens during one phase.
about-tzeentch = May discard one card each round, then draws until five are in hand. One counter whenever Tzeentch places two or more corruption tokens at once in a region with at least two magic symbols and Warpstone tokens in all.
about-slaanesh = Draws two cards a round. One counter for each region with a Noble or Hero in which Slaanesh places two or more corruption tokens in the corruption step.
about-slaanesh-printed = Draws two cards a round. One counter whenever Slaanesh places one or more corruption tokens in a region with a Noble or Hero.
reading-tzeentch = the instructions on this dial, from the second tick on, come from a single source.
reading-slaanesh = the instructions on this dial come from a single source.

# Figures

about-bloodsworn = Cultist of Khorne: cost 1, attack 0, defence 1.
about-bloodletter = Warrior of Khorne: cost 2, attack 2, defence 1.
about-bloodthirster = Greater Daemon of Khorne: cost 3, attack 4, defence 3.
about-leper = Cultist of Nurgle: cost 1, attack 0, defence 1.
about-plaguebearer = Warrior of Nurgle: cost 1, attack 1, defence 1.
about-great-unclean-one = Greater Daemon of Nurgle: cost 3, attack 3, defence 3.
about-acolyte = Cultist of Tzeentch: cost 1, attack 0, defence 1.
about-horror = Warrior of Tzeentch: cost 2, attack 1, defence 2.
about-lord-of-change = Greater Daemon of Tzeentch: cost 3, attack 3, defence 2.
about-seductress = Cultist of Slaanesh: cost 1, attack 0, defence 1.
about-daemonette = Warrior of Slaanesh: cost 2, attack 1, defence 2.
about-keeper-of-secrets = Greater Daemon of Slaanesh: cost 3, attack 2, defence 4.
reading-horror = these values come from a single source.
reading-lord-of-change = the digits 2, 3 and 3 are certain; which is the cost and which the defence is inferred.

# Tokens

about-event = Marks a region for the lasting effects of Old World cards on the track.
about-hero = In the end phase the player with the highest Threat among those with figures here removes one of his.
about-noble = Raises the Conquest Value of the region by one.
about-peasant = A target in battle that takes one hit and then stands on the killer's sheet.
about-skaven = Lowers the Resistance of the region by one.
about-warpstone = Counts as a corruption token for whether the region is ruined, and for Tzeentch's dial.
about-corruption = With twelve of these and Warpstone tokens together a region is ruined.
about-magic = Magic symbols do nothing by themselves; two of them, or one and a Warpstone, are what Tzeentch's dial looks for.
about-comet = Some Old World cards remove all comet cards from the track, and all Event tokens, before they do anything else.

# Chaos cards of Khorne

about-blood-frenzy = At the beginning of the battle phase Khorne rolls two dice here. The hits are early: what they kill is gone before it rolls, and what they do not kill they still count against later.
about-battle-cry = For the rest of the round nobody can place corruption tokens here.
about-field-of-carnage = While this lies here, figures of other players cannot leave the region.
about-ritual-slaying = Khorne draws a card for each figure that he kills here.
about-the-skull-throne = In domination Khorne counts the attack values of his figures here instead of their number. Costs of his cards are added as usual.
about-reborn-in-blood = After the battle here another one is fought at once.
about-the-blood-gods-call = When played: Khorne moves up to two figures, of any players, from one other region to this one.
reading-the-blood-gods-call = whether Khorne may move figures of other players is not certain; the text we know names no owner.

# Chaos cards of Nurgle

about-plague-touch = Enemy figures here have one defence less, but at least 1.
about-plague-aura = Each of Nurgle's corruption tokens here adds one to his domination value.
about-rain-of-pus = Nurgle's figures here have one defence more.
about-influenza = The Resistance of the region is two lower, but not below 0.
about-all-things-decay = When played: Nurgle removes one corruption token of any player from here.
about-a-great-foul-consumption = In the corruption step, after all have placed their tokens here, all of Nurgle's figures leave the region, and he places one corruption token for every two of them.
about-the-final-rotting = At the end of the battle phase Nurgle kills one enemy Cultist or Warrior here for each of his corruption tokens in the region.
about-the-stench-of-death = If Nurgle dominates this region, he places two corruption tokens here at once.
reading-all-things-decay = the text is known from a single translation.

# Chaos cards of Tzeentch

about-changer-of-ways = The texts of all other Chaos cards here are cancelled. Their costs and magic symbols still count.
about-drain-power = When played: every opponent with a Cultist here loses one power point, and Tzeentch gains one.
about-warp-shield = When played: Tzeentch picks one of his figures here. For the rest of the round no battle can kill it, wherever it goes.
about-teleport = When played: Tzeentch moves one Cultist or Warrior of any player from here to any other region.
about-temporal-stasis = While this lies here, the other players pay two power points more for a card they play here.
about-the-meddling-of-skaven = When played: Tzeentch names an opponent with a figure here, who discards two cards of his own choice.
about-the-persistence-of-change = If Tzeentch killed a figure here in this round, this card stays for the next round.
about-dazzle = When corruption tokens are placed here, one Cultist of each opponent does not count.
reading-drain-power = that Tzeentch gains his point even where nobody loses one is taken from a single source.
reading-temporal-stasis = the amount of two is known from a single source.
reading-the-meddling-of-skaven = that the opponent picks the cards, rather than Tzeentch or chance, is taken from a single source.
reading-the-persistence-of-change = the condition is known from a single source.

# Chaos cards of Slaanesh

about-abyssal-pact = Enemy figures here add nothing to their owners' domination values. Costs of cards still count.
about-perverse-infiltration = When played: Slaanesh places one corruption token here.
about-insidious-lies = Each Noble and each Hero here adds two to Slaanesh's domination value.
about-dark-influence = When played: Slaanesh moves a Peasant, Noble or Hero from here to any other region that is not ruined.
about-field-of-ecstasy = There is no battle here, and nobody rolls dice here, not even early ones.
about-soporific-musk = When played: Slaanesh takes control of one enemy figure here, as long as it stays in this region and the card lies there.
about-degenerate-royalty = Costs three power points less if the region holds three or more corruption tokens in all. It still counts 3 for domination.
reading-insidious-lies = the amount of two is known from a single source.
reading-dark-influence = that the token may go to any region, and leaves this one, follows a single source.
reading-field-of-ecstasy = the exact wording was not to be found; that nobody fights here is reported.
reading-soporific-musk = whether a Greater Daemon can be chosen is not certain.
reading-degenerate-royalty = that tokens of all players count is taken from a single source.

# Upgrades

about-khorne-up-bloodsworn = Bloodsworn have attack 1.
about-khorne-up-bloodletters = Bloodletters roll at the start of each battle, before all other figures, and their hits are early. They do not roll again.
about-khorne-up-bloodthirster = The Bloodthirster counts as three figures for domination.
about-khorne-up-power = Khorne has 8 power points each round.
about-khorne-up-cards = Khorne draws three cards each round.
about-nurgle-up-lepers = A Leper costs nothing when summoned to a region without a figure of Nurgle; each of them once a round.
about-nurgle-up-plaguebearers = When a player kills Plaguebearers in battle, Nurgle scores as many automatic hits on that player's figures there.
about-nurgle-up-great-unclean-one = Whenever the Great Unclean One is summoned, Nurgle places two corruption tokens where it arrives.
about-nurgle-up-power = Nurgle has 7 power points each round.
about-nurgle-up-provender = Whenever a region is ruined without Nurgle being one of its ruiners, he scores 3 points.
about-tzeentch-up-acolytes = An Acolyte that Tzeentch summons out of a region may take a Warpstone token along.
about-tzeentch-up-horrors = A Horror that is summoned may occupy an empty card space of its region until the cards are removed.
about-tzeentch-up-lord-of-change = The Lord of Change has two magic symbols.
about-tzeentch-up-power = Tzeentch has 7 power points each round.
about-tzeentch-up-cards = Tzeentch draws until six cards are in hand.
about-slaanesh-up-seductresses = Seductresses have defence 2.
about-slaanesh-up-daemonettes = Only dice that show 6 hit Daemonettes.
about-slaanesh-up-keeper-of-secrets = At the beginning of the battle phase Slaanesh may take control of one enemy Cultist in the region of the Keeper of Secrets until the end of the round.
about-slaanesh-up-pleasure = Slaanesh has 7 power points each round; together with Power of Pain 9.
about-slaanesh-up-pain = Slaanesh has 7 power points each round; together with Power of Pleasure 9.
reading-khorne-up-power = the effect is inferred from Nurgle's card of the same kind, and the title was not found.
reading-khorne-up-cards = only that this card gives cards is known; amount and title are ours.
reading-nurgle-up-lepers = that each Leper can use it once a round follows a single translation.
reading-nurgle-up-plaguebearers = when the automatic hits are assigned is our ruling.
reading-nurgle-up-great-unclean-one = the text is known from a single translation.
reading-nurgle-up-provender = condition and amount are worked out from the report of one game.
reading-tzeentch-up-acolytes = the card is known from a question about it and from a review, not word by word.
reading-tzeentch-up-horrors = only that Horrors can occupy card spaces is known; the details are ours.
reading-tzeentch-up-power = the title was not found.
reading-tzeentch-up-cards = only that this card improves the hand is known; amount and title are ours.
reading-slaanesh-up-keeper-of-secrets = only that this card exists is known; what it does is ours.
reading-slaanesh-up-pain = inferred as the counterpart of Power of Pleasure.

# Old World cards

about-bretonnian-knights = At once: a Hero in Bretonnia and one in another region. End phase: every player with a figure in Bretonnia discards a card.
about-the-crusade-is-come = At once: a Peasant in each of two regions, a Hero in each of two, a Noble in each of two. Then discarded.
about-dark-elf-corsairs = Purge, then Events in Bretonnia, Estalia and Tilea. End phase: one Peasant or Noble is removed from each region with an Event.
about-divine-inspiration = At once: a Hero in a region with a Noble, or in any region if there is none. Then discarded.
about-dwarf-trollslayers = At once: Heroes in Norsca and Kislev, or in Troll Country and the Empire. End phase: one Hero moves to a neighbouring region.
about-electors-arise = At once: a Noble in the Empire and in each of two other Populous regions. Then discarded.
about-electors-sue-for-peace = Purge, then Events in Kislev, the Empire and Bretonnia. No battles in regions with an Event.
about-franzs-decree = At once: a Noble and a Hero in the Empire. Summoning a figure into the Empire costs one power point more.
about-the-grail-is-found = Purge, then Events in Bretonnia and its four neighbours. End phase: all corruption tokens are removed from regions with an Event.
about-greenskins-invade = Purge, then Events in the Badlands, the Empire and Tilea. In a region with an Event each player rolls only one die in the battle phase.
about-the-horned-ones-due = At once: Skaven in Bretonnia and the Empire, or in Estalia and Tilea. Only one Chaos card may lie in a region with Skaven.
about-mass-exodus = At once: one Peasant is removed from each region. Then discarded.
about-meteor-showers = At once: a Warpstone in each of two regions. Then discarded.
about-norse-reavers = Purge, then Events in Bretonnia, Tilea and the Empire, and a Peasant in every region. End phase: one Peasant is removed from each region with an Event.
about-peasant-uprising = At once: a Peasant in every region except the Badlands. Each Peasant raises the Resistance of its region by one.
about-plunged-into-chaos = At once: each player scores one point for each Peasant on his sheet; whoever alone has the most scores three more. Then discarded.
about-road-wardens = At once: a Hero in any region. Summoning a figure from one region to another costs one power point more.
about-skavengers = At once: Skaven in the Badlands and the Border Princes. End phase: the lowest Threat places a Skaven in a region with Warpstone.
about-teclis-aids-the-empire = Purge, then Events in the Empire and its three neighbours. A card with a magic symbol costs one power point more in a region with an Event.
about-up-from-skavenblight = At once: a Skaven in a region with Warpstone or next to one. Then discarded.
about-warpstone-discovery = At once: two Warpstone in one region. End phase: every player with a figure in a region with Warpstone draws a card.
about-witch-hunters = At once: a Hero in any region. End phase: in each region with a Hero whoever has the most corruption tokens removes one of his own.
reading-bretonnian-knights = the text is known from a single source.
reading-dark-elf-corsairs = only title and comet are known; the text is ours.
reading-divine-inspiration = only the title is known; the text is ours.
reading-dwarf-trollslayers = where the Heroes come is known from a single source; the lasting part is ours.
reading-electors-arise = only the title is known; the text is ours.
reading-electors-sue-for-peace = title and comet are known; the text is ours, after what players tell of it.
reading-franzs-decree = only the title is known; the text is ours.
reading-the-grail-is-found = the French printing, from which this is taken, is said to be faulty.
reading-greenskins-invade = whether the single die is one per region or one in all is not clear from the card.
reading-mass-exodus = only the title is known; the text is ours.
reading-meteor-showers = the text is known from a single source.
reading-norse-reavers = "each region" is read as all nine regions.
reading-peasant-uprising = that Peasants raise the Resistance is reported; two copies on the track do not double it here.
reading-plunged-into-chaos = that the Peasants stay on the sheets is taken from a single source.
reading-road-wardens = only the title is known; the text is ours.
reading-teclis-aids-the-empire = only title and comet are known; the text is ours.
reading-up-from-skavenblight = the text is known from a single source.
reading-witch-hunters = only the title is known; the text is ours.

# Ruination cards

about-ruination-1 = Each ruiner scores 3 points at once; in the end phase the most and second most corruption score by the table of the card.
about-ruination-2 = Each ruiner scores 4 points at once; in the end phase the most and second most corruption score by the table of the card.
about-ruination-3 = Each ruiner scores 4 points at once; in the end phase the most and second most corruption score by the table of the card.
about-ruination-4 = Each ruiner scores 5 points at once; in the end phase the most and second most corruption score by the table of the card.
about-ruination-5 = Each ruiner scores 5 points at once; in the end phase the most and second most corruption score by the table of the card.
