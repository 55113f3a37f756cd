# The game and its settings

game-name = Chaos in the Old World
game-summary = Four gods of Chaos corrupt a continent, each in his own way.
setting-slaanesh_dial = Slaanesh's dial
setting-slaanesh_dial-faq = FAQ: two tokens at once
setting-slaanesh_dial-printed = printed: every placing
setting-khorne_dial = Khorne's dial
setting-khorne_dial-faq = FAQ: once per battle
setting-khorne_dial-printed = printed: once per region and phase
setting-ruiners = Ruiners
setting-ruiners-faq = FAQ: tokens of the whole round
setting-ruiners-printed = printed: tokens of the corruption step
setting-left_out = Power left out
setting-left_out-slaanesh = Slaanesh
setting-left_out-tzeentch = Tzeentch
setting-left_out-nurgle = Nurgle
setting-left_out-khorne = Khorne

# Moves

move-summon = summon { $figure } to { $region }
move-play = play { $card } to { $space }
move-pass = pass
move-choose = { $figure }
move-go = to { $region }
move-occupy = occupy { $space }
move-hit = hit { $figure }
move-hit-peasant = hit a Peasant
move-use-six = use a six
move-use-other = use another hit
move-place = place in { $region }
move-take = { $token } in { $region }
move-cleanse = token of { $power } in { $region }
move-discard = discard { $card }
move-name = { $power }
move-upgrade = take { $upgrade }
move-way = { $way }
move-accept = yes
move-decline = no

# Questions

ask-turn = Your turn, with { $points } power { $points ->
    [one] point
   *[other] points
}: summon a figure, play a card, or pass.
ask-hit = Battle in { $region }: assign your { $hits ->
    [one] hit
   *[other] { $hits } hits
} ({ $sixes ->
    [0] no six
    [one] one six
   *[other] { $sixes } sixes
}).
ask-which-die = Battle in { $region }: which die do you use here? You have { $hits } hits, { $sixes } of them sixes.
ask-automatic = Your Plaguebearers strike back in { $region }: assign { $hits ->
    [one] one automatic hit
   *[other] { $hits } automatic hits
}.
ask-roll-now = The Greenskins leave you a single die in { $region }. Do you roll it now, as an early one?
ask-place = Where does the { $token } go? ({ $count } to place)
ask-place-dial = Your dial lets you place { $count ->
    [one] one token
   *[other] { $count } tokens
}: where does the { $token } go?
ask-way = { $card }: which way do you choose?
ask-tzeentch-discard = You may discard a card before you draw.
ask-discard = Discard a card.
ask-call = The Blood God's Call: move a figure here, or no more?
ask-decay = All Things Decay: whose corruption token goes from { $region }?
ask-rotting = The Final Rotting: whom do you kill in { $region }?
ask-shield = Warp Shield: which figure in { $region } do you protect?
ask-teleport = Teleport: which figure leaves { $region }?
ask-teleport-to = Teleport: where does the figure from { $region } go?
ask-meddling = The Meddling of Skaven: which opponent in { $region } discards two cards?
ask-influence = Dark Influence: which token leaves { $region }?
ask-influence-to = Dark Influence: where does the token from { $region } go?
ask-musk = Soporific Musk: which figure in { $region } do you control?
ask-warpstone = Does the Acolyte take a Warpstone along to { $region }?
ask-occupy = Does the Horror occupy a card space?
ask-keeper = Keeper of Secrets: do you take control of a Cultist here?
ask-hero = A Hero strikes in { $region }: which of your figures do you remove?
ask-corsairs = Dark Elf Corsairs: which token is carried off from { $region }?
ask-trollslayers = Dwarf Trollslayers: which Hero moves?
ask-trollslayers-to = Dwarf Trollslayers: where does the Hero go?
ask-upgrade = Choose an upgrade.
ask-remove-corruption = Your dial: remove a corruption token.
ask-remove-token = Your dial: remove an Old World token.

# Why not

not-your-figure = That is not a figure you control.
like-another = A figure that is just like it stands for it: choose the one with the lowest number.
already-there = It is there already.
out-of-reach = You have no figure there or next to it.
too-dear = That costs { $cost } and you have { $points } power { $points ->
    [one] point
   *[other] points
}.
held-back = Field of Carnage holds this figure back.
card-not-held = You do not hold this card.
space-taken = This card space is taken.
no-cards-in-ruins = No cards can be played to a ruined region.
only-one-card = While The Horned One's Due lies there, a region with Skaven takes one card only.
cannot-be-chosen = This cannot be chosen here.
not-in-battle = This figure is not there.
own-figure = Your own figures are no targets.
already-toppled = This figure is toppled already.
shielded-figure = A Warp Shield protects this figure.
too-few-hits = { $figure } takes { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, and you have fewer left.
too-few-sixes = Only sixes hit this figure, and you have too few of them.
no-peasant-here = There is no Peasant here.
not-there = There is no such token there.
ruined-region = No tokens can be placed in a ruined region.
not-one-of-them = That is not one of the possibilities.
not-your-upgrade = That is an upgrade of another Power.
upgrade-in-play = This upgrade is in play already.

# Endings

ending-dial = A dial has reached Victory.
ending-points = Fifty points have been reached.
ending-ruins = Five regions lie in ruins.
ending-deck = The Old World has held out: all players lose.

# What happens

round-begins = Round { $round } begins.
token-placed = { $token } placed in { $region }.
token-removed = { $token } removed from { $region }.
token-moved = { $token } moved from { $origin } to { $region }.
old-world-card = The Old World answers: { $card }.
old-world-leaves = { $card } leaves the game.
drew = { $power } drew { $card }.
drew-unseen = { $power } drew a card.
reshuffled = { $power } shuffled the discard pile into a new deck.
discarded = { $power } discarded { $card }.
power-set = { $power } has { $points } power points.
power-changed = { $power } now has { $points } power points.
summoned = { $power } summoned { $figure } to { $region } for { $cost }.
moved = { $figure } was moved from { $origin } to { $region }.
occupied = { $figure } occupies { $space }.
played = { $power } played { $card } to { $space } for { $cost }.
passed = { $power } passed.
shielded = { $figure } is protected by a Warp Shield.
controlled = { $power } controls { $figure }.
released = { $figure } is free of foreign control.
rolled = { $power } rolled a { $die } in { $region }.
hits-given = { $power } has { $hits } early { $hits ->
    [one] hit
   *[other] hits
} on { $figure }.
killed = { $power } killed { $figure }.
peasant-killed = { $power } killed a Peasant in { $region }.
hits-lost = { $hits } { $hits ->
    [one] hit
   *[other] hits
} of { $power } found no target.
returned = { $figure } returned to the stock.
dominated = { $power } dominates { $region } and scores { $points }.
corrupted = { $power } placed { $amount ->
    [one] a corruption token
   *[other] { $amount } corruption tokens
} in { $region }.
corruption-removed = { $power } lost { $amount ->
    [one] a corruption token
   *[other] { $amount } corruption tokens
} in { $region }.
ruined = The region is ruined: { $region } ({ $card }).
scored = { $power } scored { $points }.
counter = { $power } gained a counter.
card-kept = { $card } stays on { $space }.
struck = A Hero strikes { $power } in { $region }.
ticked = The dial of { $power } advances: { $instruction } ({ $amount }).
upgraded = { $power } has a new upgrade: { $upgrade }.

# Chance

chance-roll = What does the die show?
chance-draw = Which Chaos card is drawn?
chance-old-world = Which Old World card is turned up?
chance-deal = Which token is dealt?

# What one sees

place-track = Old World track, space { $space }
place-old-world-deck = Old World deck
place-ruinations = Ruination cards
place-supply = Supply
place-dial = Dial of { $power }
place-sheet = Sheet of { $power }
place-upgrades = Upgrades of { $power } not in play
place-stock = Stock of { $power }
place-hand = Hand of { $power }
place-pile = Discard pile of { $power }
region-values = Balance of power
trait-count = number
trait-cost = cost
trait-attack = attack
trait-defence = defence
trait-toppled = toppled
trait-shielded = protected
trait-controlled = controlled
trait-hits-khorne = early hits of Khorne
trait-hits-nurgle = early hits of Nurgle
trait-hits-tzeentch = early hits of Tzeentch
trait-hits-slaanesh = early hits of Slaanesh
trait-face-up = face up
trait-magic = magic
trait-silenced = silenced
trait-resistance = Resistance
trait-conquest = Conquest Value
trait-to-ruin = corruption to ruin
trait-domination-khorne = domination value of Khorne
trait-domination-nurgle = domination value of Nurgle
trait-domination-tzeentch = domination value of Tzeentch
trait-domination-slaanesh = domination value of Slaanesh
trait-expected-khorne = hits Khorne can expect
trait-expected-nurgle = hits Nurgle can expect
trait-expected-tzeentch = hits Tzeentch can expect
trait-expected-slaanesh = hits Slaanesh can expect
trait-comet = comet
trait-tick = tick
trait-counters = counters
trait-threat = Threat
fact-power = Power
fact-points = Points
fact-power-points = Power points
fact-threat = Threat
fact-ticks-left = Ticks to Victory
fact-counters = Counters
fact-peasants = Peasants
fact-hand = Hand
fact-deck = Deck
note-round = Round { $round }, { $left ->
    [0] the last one
    [one] one Old World card left
   *[other] { $left } Old World cards left
}
note-setup = Setting up
note-old-world-phase = Old World phase
note-draw-phase = Draw phase
note-summoning-phase = Summoning phase
note-battle-phase = Battle phase
note-corruption-phase = Corruption phase
note-end-phase = End phase
note-lowest-threat = { $power } has the lowest Threat and decides for the Old World
preview-cost = costs { $cost }
preview-hits = takes { $hits } { $hits ->
    [one] hit
   *[other] hits
}
