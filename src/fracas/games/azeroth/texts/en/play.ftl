### The words of the game, its moves and its log.

## The game

game-name = Small World of Warcraft
game-summary = Peoples rise, conquer islands and decline; whoever has most coins at the end wins.
setting-islands = Islands
setting-islands-drawn = drawn at random
setting-islands-fixed = always the same
setting-start = Who begins
setting-start-drawn = drawn at random
setting-start-first = the first seat

## Moves

move-take = take { $combo }
move-expand = expand
move-decline = go into decline
move-choose-form = take the { $nature }
move-fight-for = fight for: { $side }
move-abandon = abandon { $region }
move-conquer = conquer { $region }
move-conquer-with = conquer { $region } with { $means }
move-attempt = final attempt on { $region } with the die
move-attempt-with = final attempt on { $region } with the die and { $means }
move-fly = airborne assault on { $region }
move-fly-with = airborne assault on { $region } with { $means }
move-send-champion = send the Champion to { $region }
move-steal = steal { $relic } into { $region }
move-intimidate = intimidate { $region }
move-pull-down = pull down the { $work }
move-drive = drive a { $piece } into { $region }
move-exchange = exchange { $region }
move-exchange-with = with { $region }
move-finish = finish
move-roll = roll the die as the final attempt
move-withdraw = give the assault up
move-pay-beasts = pay with { $amount } of the Beasts
move-recruit = recruit { $amount }
move-gather = gather what is spare in { $region }: { $piece }
move-gather-all = gather all that is spare
move-place = place a { $piece } in { $region }
move-place-rest = place all the rest in { $region }
move-build = build in { $region }
move-lay = lay it in { $region }
move-mark = place an Objective in { $region }
move-take-back = take back the Objective of { $region }
move-plant = plant a Bomb in { $region }
move-turn-over = turn over the Bomb of { $region }
move-throw-away = throw away the Bomb of { $region } unseen

## Names of choices

region-1 = region 1
region-2 = region 2
region-3 = region 3
region-4 = region 4
region-5 = region 5
region-6 = region 6
region-7 = region 7
region-8 = region 8
region-9 = region 9
region-10 = region 10
region-11 = region 11
region-12 = region 12
region-13 = region 13
region-14 = region 14
region-15 = region 15
region-16 = region 16
region-17 = region 17
region-18 = region 18
region-19 = region 19
region-20 = region 20
region-21 = region 21
region-22 = region 22
region-23 = region 23
region-24 = region 24
region-25 = region 25
region-26 = region 26
region-27 = region 27
region-28 = region 28
region-29 = region 29
region-30 = region 30
region-31 = region 31
region-32 = region 32
region-33 = region 33
region-34 = region 34
region-35 = region 35
region-36 = region 36
region-37 = region 37
region-38 = region 38
region-39 = region 39
region-40 = region 40
region-41 = region 41
region-42 = region 42
region-43 = region 43
region-44 = region 44
region-45 = region 45
region-46 = region 46
region-47 = region 47
region-48 = region 48
region-49 = region 49
region-50 = region 50
region-51 = region 51
region-52 = region 52
region-53 = region 53
region-54 = region 54
region-55 = region 55
region-56 = region 56
region-57 = region 57
region-58 = region 58
region-59 = region 59
region-60 = region 60
region-61 = region 61
region-62 = region 62
region-63 = region 63
region-64 = region 64
combo-1 = combo 1
combo-2 = combo 2
combo-3 = combo 3
combo-4 = combo 4
combo-5 = combo 5
combo-6 = combo 6
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
means-frostmourne = Frostmourne
means-doomhammer = the Doomhammer
means-ashes = the Ashes of Al'ar
means-ashes-frostmourne = the Ashes and Frostmourne
means-ashes-doomhammer = the Ashes and the Doomhammer
means-discount = the Ethereals' discount
means-discount-frostmourne = the discount and Frostmourne

## Chance

chance-start = Who begins?
chance-face = Which island is drawn?
chance-banner = Which race comes next?
chance-badge = Which power comes next?
chance-marker = What does the marker show?
chance-turn-bomb = Is the Bomb live?
chance-roll-die = What does the die show?
chance-roll-free-die = What does the free die show?

## Questions

ask-combo = Which combo do you take?
ask-turn = Expand, or go into decline?
ask-bomb = Which Bomb do you turn over?
ask-form = Which form this turn?
ask-side = Which side do you fight for this turn?
ask-conquest = What do you conquer?
ask-assault = The free die was not enough. Roll again as the final attempt?
ask-beasts = How many Beasts do you pay with?
ask-water = In which water does the Well lie?
ask-wall = Which Forest gets the last Wisp Wall?
ask-recruits = How many Forsaken do you recruit?
ask-redeployment = How do you redeploy?
ask-fort = Which region gets a Fort? There are not enough for all.
ask-tower = Which Field gets a Watch Tower? There are not enough for all.
ask-aegis = Where do you put the Aegis?
ask-heart = Where do you put the Heart of Azeroth?
ask-objectives = Where do the Military Objectives go?
ask-planting = Where do you plant a Bomb?
ask-retreat = Where do your driven-out tokens go?
ask-lone-token = Where does the lone Tauren go?

## Why not

not-on-the-map = There is no such region in play.
combo-too-dear = This combo costs { $cost } coins, and you have { $coins }.
no-combo-there = There is no combo in this place.
no-coin-for-the-form = The Worgen form costs a coin.
conquests-have-begun = Regions are abandoned before the conquests only.
not-your-region = Your active race does not hold this region.
declined-stays = Regions in decline cannot be abandoned.
your-own-region = Your active race holds this region already.
only-naga-swim = Only Naga conquer Seas and Lakes.
out-of-reach = This region is out of reach.
not-an-entry = A race without regions comes in through an Entry Region.
watch-tower-there = A Watch Tower protects this region.
cannot-pay-toll = You cannot pay the coins that are due first.
not-enough-tokens = This costs { $cost } tokens, and you have { $hand } in hand.
no-token-in-hand = You have no token in hand.
affordable-without-die = You can conquer this region without the die.
too-many-short = This costs { $cost } tokens and you have { $hand }: more than 3 short.
no-token-for-die = There are too few tokens in your hand to roll the die.
relic-not-yours = Your active race does not hold this relic.
relic-used = This relic has been used this turn.
no-such-ability = Your race and power cannot do this.
ability-used = This ability is used up for this turn.
not-adjacent = The region is not adjacent.
no-face-up-place = No face-up Legendary Place lies there.
no-face-up-artifact = This Artifact does not lie face up in somebody else's region.
two-tauren-must-come = Two Tauren must come along with the Champion.
before-last-conquest = This is possible only with tokens in hand, before the last conquest.
nobody-to-intimidate = There is no token there that could be moved.
own-race-no-victim = Your own races cannot be intimidated.
not-the-same-race = The token must go to another region of its race.
other-regions-immune = All other regions of this race are closed to you.
wall-and-fort-first = The Wall and the Fort come down first.
no-such-piece = There is no such piece.
no-magic-source = There is no Magic Source in this region.
same-region-twice = An exchange needs two different regions.
not-that-many-beasts = That many Beasts cannot pay for this.
too-many-recruits = Not that many can be recruited.
nothing-to-gather = There is nothing to gather.
placing-has-begun = Placing has begun: nothing can be taken up any more.
tokens-left-in-hand = All tokens in hand must be placed.
not-held-by-the-race = The race does not hold this region.
not-in-hand = There is no such piece in hand.
one-left-anyway = This comes to the same as the other move offered.
nothing-due-there = Nothing is due to be built there.
no-water-of-the-board = This is no water of the island where the Well was found.
alliance-holds-it = An Alliance race holds this region.
objective-lies-there = An Objective lies there already.
no-objective-left = Both Objectives lie on the boards.
no-objective-there = No Objective lies there.
not-an-active-opponent = Bombs go only where an opponent's active race is.
bomb-lies-there = A Bomb lies there already.
no-bomb-left = There is no Bomb left.
no-bomb-there = No Bomb lies there.
no-toll-to-refuse = Nothing is due for this Bomb, so it must be turned over.

## The end

ending-last-round-over = The last round is over.

## What a turn brings

item-regions = regions of the active race
item-declined = regions in decline
item-race = the race
item-power = the Special Power
item-faction = the Faction Bonus
item-dark-portal = the Dark Portal
item-karazhan = Karazhan
item-well = the Well of Eternity

## Why a conquest costs what it costs

cost-region = the region
cost-tokens = tokens
cost-murloc = Murloc
cost-beasts = Beasts
cost-champion = Champion
cost-fort = Fort
cost-wall = Wisp Wall
cost-mountain = Mountain
cost-travel = travel
cost-race = the race
cost-power = the Special Power
cost-form = Worgen form
cost-frostmourne = Frostmourne
cost-discount = the Ethereals
cost-free-die = the free die
cost-least = at least
cost-doomhammer = the Doomhammer's price
cost-line = { $reason } { $amount }
cost-sum = { $first }, { $rest }
cost-mark = costs { $cost }
preview-cost = Costs { $cost } { $cost ->
    [one] token
   *[other] tokens
}.
preview-toll = First { $coins } coins must be paid.
preview-attempt = { $short } short: { $good } of { $all } faces of the die are enough.
preview-score = The turn would score { $coins }.
preview-combo = Costs { $pays }, brings { $gets } coins and { $tokens } tokens.

## Payments

toll-harmony = Harmony
toll-aegis = the Aegis
toll-swamp = the Marshdwellers' Swamp
toll-doomhammer = the Doomhammer
toll-ransom = the Champion's ransom
toll-heart = the Heart of Azeroth
toll-objective = a Military Objective
toll-form = the form
toll-recruits = recruits
toll-combos = the combos

## What happened

round-begins = Round { $round } begins.
turn-begins = { $seat } begins the turn.
combo-shown = { $power } { $race } are on offer.
took = { $seat } takes { $power } { $race }: { $tokens } tokens.
paid = { $seat } pays { $coins } for { $toll }.
paid-to = { $seat } pays { $other } { $coins } for { $toll }.
gained = { $seat } gets { $coins } for { $toll }.
expanded = { $seat } expands.
declined = { $race } of { $seat } go into decline.
vanished = { $race } have vanished.
chose-form = { $seat } takes the { $form }.
chose-side = { $seat } fights for: { $side }.
abandoned = { $seat } abandons { $region }.
conquered = { $seat } conquers { $region } with { $tokens }.
champion-conquered = The Champion of { $seat } conquers { $region }.
attempted = { $seat } makes the final attempt on { $region }, { $short } short.
failed = { $seat } fails at { $region }.
flew = { $seat } flies an assault on { $region }.
rolled = { $seat } rolls { $pips }.
lost = { $seat } loses { $tokens } in { $region }: { $race }.
retreated = { $tokens } of { $seat } retreat from { $region }.
saved = { $seat } keeps the first loss, in { $region }.
murloc-gone = The Murloc of { $region } is gone.
revealed = In { $region } lies: { $relic }.
relic-moved = { $relic } now lies in { $region }.
well-gone = The Well found in { $region } has no water here and leaves the game.
stole = { $seat } steals { $relic } into { $region }.
pulled-down = { $seat } pulls down the { $work } of { $region }.
drove = { $seat } drives a { $piece } from { $origin } to { $region }.
exchanged = { $seat } exchanges { $region } and { $other }.
recruited = { $seat } recruits { $tokens }.
healed = The Spirit Healer sends { $seat } a token.
gathered = { $seat } gathers { $tokens } from { $region }.
placed = { $seat } places { $tokens } in { $region }.
champion-placed = { $seat } places the Champion in { $region }.
beasts-came = { $beasts } Beasts come to { $seat }.
wall-built = { $region } gets a Wisp Wall.
fort-built = { $region } gets a Fort.
tower-built = { $region } gets a Watch Tower.
tower-gone = The Watch Tower of { $region } is taken away.
objective-placed = { $seat } places an Objective in { $region }.
objective-taken = { $seat } takes back the Objective of { $region }.
bomb-planted = { $seat } plants a Bomb in { $region }.
bomb-returned = The Bomb of { $region } returns to the stack.
bomb-discarded = The Bomb of { $region } goes to the box unseen.
bomb-turned = The Bomb of { $region } is a { $bomb }.
harmony-given = { $seat } gets a Harmony token.
harmony-back = All Harmony tokens come back to { $seat }.
scored = { $seat } scores { $coins } for { $item }.
turn-scored = The turn of { $seat } brings { $coins }.
total = { $seat } has { $coins } coins.

## What is seen

note-round = Round { $round } of { $rounds }.
note-turn = The turn of { $seat } would score { $coins } now.
note-item = { $coins } for { $item }
place-region = { $number }: { $terrain }
place-row = Combos on offer
place-seat = Before { $seat }
place-choices = Choices
army = { $race }
army-declined = { $race }, in decline
combo-name = { $power } { $race }
about-combo = { $race } { $power }
reading-both = { $first } { $second }
fact-coins = Coins
fact-active = Active race
fact-active-regions = Regions of the active race
fact-declined = In decline
fact-declined-regions = Regions in decline
fact-hand = Tokens in hand
trait-count = pieces
trait-coins = coins
trait-tokens = tokens
trait-race = race
trait-power = power
trait-cost = cost
trait-enough = affordable

## What is wrong with a file of islands

islands-line-unknown = This line is not understood: “{ $what }”. Expected: { $known }.
islands-line-missing = A region lacks its line “{ $known }”; instead there is “{ $what }”.
islands-no-such-number = “{ $what }” cannot be here. Possible: { $known }.
islands-no-such-face = There is no face “{ $what }”. The faces are { $known }.
islands-face-twice = The face { $what } is described twice.
islands-no-such-terrain = There is no terrain “{ $what }”. Terrains are { $known }.
islands-no-such-symbol = “{ $what }” is no symbol, or stands there twice. Symbols are { $known }.
islands-symbol-in-water = Seas and Lakes carry no symbols: “{ $what }”.
islands-one-marker = The face { $what } needs exactly one marker region.
islands-no-entry = The face { $what } has no Entry Region.
islands-outline = The outline of { $what } needs three corners or more, each only once.
islands-one-sided = The neighbours { $what } do not name each other, or one of them twice.
islands-border-differs = The outlines of { $what } and what is said about their border do not agree.
islands-side-of-three = More than two regions share the side { $what }.
islands-in-pieces = The face { $what } is in pieces: not every region can be reached.
islands-players-missing = The line for { $what } players is missing.
islands-board-twice = Two sides of one board cannot be in play together: { $what }.
islands-face-missing = The face { $what } is named but not described.
islands-too-many = Some draw of islands would have more than { $known } of: { $what }.
