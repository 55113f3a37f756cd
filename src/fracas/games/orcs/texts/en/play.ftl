game-name = Orcs vs Orcs
game-summary = Lead your clan through a human kingdom, and win its battles with cards chosen in secret.

setting-scenario = Mana wells
setting-scenario-standard = Standard
setting-scenario-total-fight = Total Fight
setting-scenario-calm = The Calm before the Storm
setting-glory = Pool of glory
setting-glory-short = 26 points
setting-glory-long = 41 points
setting-start = Actions
setting-start-usual = 3 actions a turn
setting-start-tactical = 2 actions a turn

move-march = move hordes from { $origin }
move-force = force-march from { $origin }
move-to = to { $zone }
move-hordes = hordes: { $number }
move-recruit = recruit at { $zone }
move-also-recruit = recruit at { $zone } too
move-buy = take a card: { $card }
move-also-buy = take another card: { $card }
move-enough = that is enough
move-lay = lay a foundation at { $zone }
move-raise = stand the fortress upright at { $zone }
move-raze = raze { $zone }
move-convert = convert { $zone }
move-control = control { $zone }
move-rest = end the actions
move-halt = halt here
move-leave = leave hordes here: { $number }
move-fetch = take hordes along: { $number }
move-take-back = take the marker back from { $zone }
move-forgo = give up the new control
move-keep = keep { $hero }
move-stand = stand and fight
move-retreat = retreat to { $zone }
move-battle = fight at { $zone }
move-pack = pack { $card }
move-ready = ready
move-usual = the usual deck
move-again = the deck of your last battle
move-engage = vanguard: { $card }
move-no-vanguard = no vanguard
move-commit = play { $card }
move-under = behind the first line of column { $column }
move-wall = behind the walls
move-cover = in column { $column }, covering the { $line }
move-redraw = redraw both cards
move-shuffle = shuffle the deck
move-leave-order = leave the deck as it is
move-berserk = go Berserk
move-hold-back = hold Berserk back
move-green = green: a horde comes back
move-red = red: the enemy discards a card
move-copy = copy { $card }
move-repeat = repeat the force of { $card }
move-banish = discard { $hero }
move-no-hero = no hero is there
move-drop = discard { $card }
move-find = take { $card } into the hand
move-join = call a horde from { $zone }
move-swap = make the enemy exchange his card
move-decline = do without

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
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
line-front = front
line-back = back

chance-start = Who starts in the next start zone?
chance-first = Who is the first player?
chance-tile = Which objective comes up?
chance-hero = Which hero is drawn?
chance-stolen = Which hero is stolen?
chance-draw = Which card is drawn?
chance-top = Which card lies on top?

ask-action = Take an action, or end your actions.
ask-free = No action is left. Raze or convert a village, or end your turn.
ask-halfway = Your hordes have come to { $zone }. Halt, or go on?
ask-village = What happens to { $zone }?
ask-marker = All your markers are on the map. Take one back for { $zone }?
ask-hero = Which hero do you keep?
ask-stand = Enemies have come to { $zone }. Stand, or retreat?
ask-retreat = Your army must leave { $zone }. Where to?
ask-battle = Which battle is fought next?
ask-deck = Make your battle deck: up to ten cards.
ask-vanguard = Which first-line unit is in your vanguard?
ask-card = Choose a card in secret, or redraw.
ask-shuffle = Shuffle your deck?
ask-berserk = Your token has entered the red squares. Go Berserk?
ask-place = Where do you place the card that was revealed?
ask-kept = Shagratt makes you play the card that you kept.
ask-shaman = Which colour does your Shaman use?
ask-copy = Which of your cards does Buurk copy?
ask-second = Kokoth lets you play one more card.
ask-repeat = Which type does Kraash call again?
ask-banish = Which hero of this deck is discarded?
ask-join = Does a horde from nearby join the battle?
ask-swap = Make the enemy take his card back?
ask-drop = Which card do you discard?
ask-find = Which card do you take from your deck?

no-action-left = No action is left in this turn.
not-on-this-board = That zone is on the other face of the board.
no-horde-there = You have no horde there.
has-moved = All your hordes there have moved in this turn.
awaits-battle = Hordes that await a battle cannot leave.
no-road = No road leads there.
dark-city-closed = Nobody enters the Dark City of an opponent.
no-way-out = There is nowhere to go.
mate-stands-there = You may cross your team-mate's hordes and Dark City, but neither stop nor recruit there.
not-so-many = There are not so many hordes that can go.
force-needs-two = A forced march takes at least two hordes.
force-needs-moved = Only hordes that have moved make a forced march.
forced-already = These hordes have made their forced march.
group-must-go-on = After leaving or fetching hordes the group goes on.
leave-before-fetching = Leave hordes before you take others along.
one-goes-on = At least one horde of the group must go on.
left-already = The group has left hordes here already.
fetched-already = The group has taken hordes along already.
fetch-unmoved = There are not so many hordes here that have not moved.
empty-reserve = Your reserve is empty.
not-a-recruiting-place = Recruits come to your Dark City and to upright fortresses of yours.
fortress-full = This fortress has received its two recruits of this turn.
pile-empty = This pile is empty.
bought-already = Cards of one action are of different types.
builder-needed = Without a horde of yours nothing is built there.
fortress-stands-here = There is a fortress already.
not-on-dark-city = Nobody builds on a Dark City.
battle-pending-here = Nobody builds where a battle is pending.
supply-used-up = All twelve fortresses are on the map.
nothing-to-raise = None of your fortresses lies there.
laid-this-turn = A fortress laid down in this turn stays down until the next.
mates-fortress = This zone is your team-mate's to build on.
not-your-village = You control no village there.
no-horde-to-raze = Without a horde there the village stays as it is.
marker-is-fresh = You took control in this turn; wait for the next.
battle-pending-at-village = A battle is pending at this village.
not-this-village = The choice is about the village where you stopped.
not-your-marker = None of your markers lies there.
not-drawn = This hero was not drawn.
must-retreat = A lone horde cannot stand against three.
not-next-to = That zone is not next to the army.
occupied = Somebody else's hordes stand there.
not-a-refuge = An army cannot retreat to such a zone.
not-a-free-refuge = No neutral city, and no tower, well or city of an enemy is a refuge.
no-battle-there = No battle is pending there.
card-not-owned = You have no more cards of this kind.
hero-rests = This hero rests until the next game round.
deck-full = A battle deck holds ten cards at most.
no-earlier-deck = You have made no deck yet.
not-first-line = A vanguard is made of first-line units.
not-in-deck = Your deck holds no such unit.
vanguard-needed = There is a first-line unit in your deck.
not-in-hand = You do not hold this card.
no-such-place = No first-line unit is free to protect it there.
no-hero-place = A hero needs a pair of units that has no hero yet.
no-wall = Only the defender of a fortress has walls.
same-as-another = This column is just like one before it; take that one.
redraw-needs-two = Only who holds two cards can redraw.
redraw-needs-deck = Your deck is empty.
redraw-needs-horde = A redraw costs a strike, and you have no horde left.
green-needs-loss = No horde of yours can come back.
green-needs-card = Green is paid with the top card of your deck, and it is empty.
not-engaged = You have no such card engaged face up.
not-himself = Buurk cannot copy himself.
type-not-engaged = You have not engaged this type.
hero-not-in-deck = This hero is not in that deck.
hero-must-go = There is a hero in this deck.
too-far = No way of two roads leads from there to the battle.
not-in-your-deck = Your deck holds no such card.
not-kept = You have kept no such card.

ending-pool-empty = The pool of glory is empty.
ending-out-of-reach = Nobody can catch up any more.
ending-hundred-rounds = A hundred rounds have been played.

home-drawn = { $seat } starts at { $zone }.
first-drawn = { $seat } is the first player.
tile-enters = { $objective } enters the river.
tile-leaves = { $objective } leaves the river.
tile-on-top = { $objective } lies on top of the pile.
round-begins = Round { $round } begins.
turn-begins = { $seat } begins a turn of { $actions } actions.
marched =
    { $seat } moves { $number ->
        [one] a horde
       *[other] { $number } hordes
    } from { $origin } to { $zone }.
forced =
    { $seat } force-marches from { $origin } to { $zone }; { $number ->
        [one] one horde arrives
       *[other] { $number } hordes arrive
    }.
left =
    { $seat } leaves { $number ->
        [one] a horde
       *[other] { $number } hordes
    } at { $zone }.
fetched =
    { $seat } takes { $number ->
        [one] a horde
       *[other] { $number } hordes
    } along from { $zone }.
recruited = { $seat } recruits a horde at { $zone }.
bought = { $seat } takes a card: { $card }.
laid = { $seat } lays a foundation at { $zone }.
raised = { $seat } completes a fortress at { $zone }.
fortress-taken = { $seat } takes the fortress at { $zone }; it lies on its side.
razed = { $seat } razes { $zone } and shows the Berserk side.
converted = { $seat } converts { $zone }.
controlled = { $seat } takes control of { $zone }.
marker-home = { $seat } gets a marker back from { $zone }.
militia = { $seat } loses a horde to the militia of { $zone }.
hero-drawn = { $seat } draws { $hero }.
hero-drawn-unseen = { $seat } draws a hero.
hero-kept = { $seat } keeps { $hero }.
hero-kept-unseen = { $seat } keeps a hero.
hero-stolen = { $seat } steals { $hero } from { $victim }.
met = { $seat } meets { $defender } at { $zone }.
stood = { $seat } stands at { $zone }.
retreated = { $seat } retreats from { $origin } to { $zone }.
destroyed =
    { $seat } loses an army at { $zone }: { $number ->
        [one] one horde
       *[other] { $number } hordes
    }.
gained-glory = { $seat } gains a point of glory.
battle-begins = { $seat } attacks { $defender } at { $zone }.
assault-begins = { $seat } assaults the fortress of { $defender } at { $zone }.
deck-made =
    { $seat } is ready with { $number ->
        [one] one card
       *[other] { $number } cards
    }.
in-vanguard = { $seat } puts a card into the vanguard: { $card }.
drew = { $seat } draws { $card }.
drew-unseen = { $seat } draws a card.
redrew = { $seat } redraws.
shuffled = { $seat } shuffles the deck.
revealed = { $seat } reveals { $card }.
no-place = { $card } of { $seat } finds no place.
struck =
    { $seat } takes { $strikes ->
        [one] one strike
       *[other] { $strikes } strikes
    }; the token stands on square { $square }.
horde-lost =
    { $seat } has lost { $losses ->
        [one] one horde
       *[other] { $losses } hordes
    } in this battle.
went-berserk = { $seat } goes Berserk.
acted = { $card } of { $seat } acts.
cancelled = The effect of { $card } of { $seat } is cancelled.
discarded = { $seat } discards { $card }.
deck-was-empty = { $seat } should discard, but the deck is empty.
horde-back = A horde of { $seat } comes back; losses: { $losses }.
card-destroyed = { $seat } loses { $card } for good.
berserk-taken = { $seat } takes the Berserk of { $victim }.
pushed = The token of { $seat } is pushed to square { $square }.
saw = { $seat } sees in the deck of { $victim }: { $card }.
looked = { $seat } looks through the deck of { $victim }.
cards-returned =
    { $seat } shuffles { $number ->
        [one] a discarded card
       *[other] { $number } discarded cards
    } back.
joined = A horde of { $seat } joins the battle from { $zone }.
turned-down = { $seat } turns the other engaged cards face down.
took-back = { $seat } takes { $card } back.
found = { $seat } takes { $card } from the deck.
found-unseen = { $seat } takes a card from the deck.
stepped-back = The token of { $seat } steps back to square { $square }.
blind = { $seat } plays blind in this clash.
out-of-cards = { $seat } is out of cards.
battle-won = { $seat } wins the battle at { $zone }.
battle-drawn = Nobody wins the battle at { $zone }.
scored = { $seat } leads in: { $objective }.
nobody-scored = Nobody takes the point for: { $objective }.
prisoners-home =
    { $seat } gets back { $number ->
        [one] a prisoner
       *[other] { $number } prisoners
    }.

place-pile = Pile of objectives
place-river = River of objectives
place-supply = Cards to buy
place-cards = Cards of { $seat }
place-drawn = Heroes drawn
place-amounts = How many?
place-track = Strike tracks
place-field = Field of { $seat }
place-hand = Hand of { $seat }
place-deck = Battle deck of { $seat }
place-discard = Discarded by { $seat }
control-marker = Control marker
fortress-upright = Upright fortress
fortress-lying = Fortress under construction
hordes = Hordes
hordes-laid = Hordes that have moved
hero-back = A hero
card-back = A card
strike-token = Strike token of { $seat }
token-berserk = Berserk
token-normal = normal
trait-count = number
trait-rests = rests
trait-square = square
trait-losses = losses
trait-fighting = hordes left
trait-column = column
trait-covered = covered
trait-down = face down
fact-glory = Glory
fact-reserve = Hordes in reserve
fact-heroes = Heroes
fact-markers = Markers left
fact-trophies = Village trophies
fact-token = Strike token
fact-team = Team
note-round = Round { $round }. Glory in the pool: { $pool }.
note-turn = It is the turn of { $seat }; actions left: { $actions }.
note-pending = A battle is pending at { $zone }.
note-battle = { $attacker } fights { $defender } at { $zone }.
note-assault = { $attacker } assaults the fortress of { $defender } at { $zone }.
note-revealed = { $seat } has revealed { $card }: force { $force }, strikes of its effect as the field lies: { $strikes }.
note-revealed-unplaced = { $seat } has revealed { $card }, which has no place: force { $force }, no effect.
note-revealed-cancelled = { $seat } has revealed { $card }, whose effect is cancelled: force { $force }.
preview-card = force { $force }
preview-strikes =
    effect: { $strikes ->
        [one] one strike
       *[other] { $strikes } strikes
    } as the field lies
preview-no-place = no place: it deals its force only
preview-force = one horde of the group is taken away
preview-raze = a trophy, and your Berserk side
preview-raze-again = a trophy; you are Berserk already
preview-convert = a trophy, and a horde on your Dark City
preview-convert-empty = a trophy; your reserve is empty
preview-retreat = the enemy gains a point of glory
preview-enemy =
    { $number ->
        [one] one enemy horde stands
       *[other] { $number } enemy hordes stand
    } there
preview-militia = stopping in this neutral city costs a horde

map-no-such-zone = { $what } is no zone of either face.
map-zone-of-other-face = { $what } belongs to the other face.
map-zone-twice = { $what } stands there twice.
map-line-unclear = This line cannot be read: { $what }
map-no-such-kind = { $what } is not tower, city, site, or a start that is still free.
map-road-to-nowhere = A road leads to a zone that is not on the map: { $what }
map-road-twice = This road stands there twice or leads nowhere: { $what }
map-no-such-spot = { $what } is not a number from 0 to 1000.
map-cut-off = { $what } is cut off from the other zones.
map-wrong-count = { $found } zones are { $what }; there must be { $wanted }.
map-face-first = Begin with the line “face four” or “face three”, not with: { $what }
map-face-missing = A map has both faces: { $what }.
