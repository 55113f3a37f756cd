game-name = Tavern brawl
game-summary = Hidden hands, flying mugs, one purse.
setting-evening = Evening
setting-evening-long = long
setting-evening-short = short

card-mug = mug
card-chair = chair
card-shove = shove
card-duck = duck
card-back = card

move-grab = grab with a { $card }
move-ready = ready
move-throw = throw a mug at { $target }
move-swing = swing a chair at { $target }
move-shove = shove { $target }
move-pass = pass
move-duck = duck
move-take = take it
move-bump = bump into { $target }

ask-purse = Grab for the purse, with up to two cards.
ask-play = Play a card, or pass.
ask-dodge = You are attacked. Do you duck?
ask-bump = You stumble. Whom do you bump into?

card-not-held = You do not hold a { $card }.
enough-grabbed = Two cards are the most.
not-yourself = You cannot turn on yourself.
lying-down = Nobody is standing there.
already-bumped = This tumble has touched that brawler already.

ending-last-standing = One brawler alone is on his feet.
ending-closing-time = Closing time.

round-begins = Round { $round } begins.
drew = { $seat } drew a { $card }.
drew-unseen = { $seat } drew a card.
grabbed = { $seat } grabbed with a { $card }.
purse-won = { $seat } got the purse, with { $worth }.
purse-tied = Nobody got the purse.
passed = { $seat } passed.
played = { $seat } played a { $card } against { $target }.
ducked = { $seat } ducked.
stood = { $seat } took it.
rolled = { $seat } rolled a { $die }.
hurt = { $seat } lost { $amount } stamina.
bumped = { $seat } bumped into { $target }.
out = { $seat } is out.

note-round = Round { $round } of { $rounds }
place-room = Room
place-pile = Pile
place-hand = { $seat }'s hand
fact-stamina = Stamina
fact-coins = Coins
fact-cards = Cards
trait-stamina = stamina
trait-count = count

chance-draw = Which card is drawn?
chance-roll = What does the die show?
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

about-mug = Throw it at somebody: it takes 1 stamina.
about-chair = Swing it at somebody and roll two dice: each 5 or 6 takes 1 stamina.
about-shove = Push somebody, who tumbles.
about-duck = Duck when you are attacked: nothing happens to you.
reading-chair = nobody has ever seen the rules of this brawl in print.
deck-no-such-card = a line is a card and a number, and cards are { $known }: "{ $what }"
deck-no-such-number = there must be { $fewest } to { $most } cards of each kind, not "{ $what }"
