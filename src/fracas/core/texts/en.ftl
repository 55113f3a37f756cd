seat = Seat { $seat }

the-game-is-over = The game is over.
not-asked = You are not asked anything now.
unknown-seat = There is no such seat at this table.
unknown-move = This game has no such move.
stale-question = The question has changed in the meantime; look again.
not-an-answer = That does not answer what is asked.

answered = { $seat } has made a secret choice.
only-choice = { $seat } has only one choice, and it is taken.

ending-resignation = The others resigned.
ending-draw-agreed = Draw by agreement.

match-draws-itself = This match draws its dice and cards itself.
nothing-to-undo = There is nothing that you may take back.
not-a-window = Only a chance to respond can be answered in advance.
no-standing-answer = This seat answers for itself.
seat-does-not-play = This seat does not play.
chance-is-due = Dice or cards must decide first.
chance-not-asked = Neither dice nor cards are asked for now.
impossible-outcome = That cannot happen now.

unknown-game = There is no game called "{ $name }". Known games: { $known }.
wrong-number-of-seats = The number of players can be { $known }, not { $seats }.
unknown-setting = There is no setting "{ $name }". Known settings: { $known }.
setting-of-other-seats = The setting "{ $name }" is there only for { $known } players, not for { $seats }.
unknown-choice = The setting "{ $name }" can be { $known }, not "{ $choice }".

content-place = { $where }: { $reason }
content-not-replaceable = { $game } has no content that a file could replace

seed-out-of-range = A seed is a number from 0 to { $most }.

record-line = Line { NUMBER($line, useGrouping: 0) }: { $reason }
record-not-one = this is no Fracas record of format 1: "{ $what }"
record-too-big = the record is too big: { $what }
record-line-too-long = the line is too long: "{ $what }"…
record-strange-character = the line holds a character that is not printable: "{ $what }"
record-cut-short = the record is cut short; its "end" line is missing after "{ $what }"
record-lines-missing = the "end" line counts other lines than there are: "{ $what }"
record-goes-on = something follows the end: "{ $what }"
record-unknown-field = a header does not hold this: "{ $what }"
record-field-missing = the header lacks "{ $what }"
record-said-twice = this is said twice: "{ $what }"
record-not-a-word = this is not a single word in small letters: "{ $what }"
record-not-a-number = this is not a number: "{ $what }"
record-not-hexadecimal = this is not hexadecimal: "{ $what }"
record-no-such-seat = there is no such seat: "{ $what }"
record-bad-name = this cannot be a player's name: "{ $what }"
record-unknown-dice = dice are a "seed", "sealed" or "entered", not "{ $what }"
record-not-a-line = this is neither a move nor an outcome: "{ $what }"
record-other-game = the record is of another game, "{ $game }"
record-other-revision = the record follows revision { $revision } of the rules; this program knows revision { $known }
record-revision-not-newer = the game goes on under rules that are not newer: "{ $what }"
record-position-unreadable = the position cannot be taken up: "{ $what }"
record-position-unsound = this game cannot have come to the position from which it goes on here
record-other-content = the record was played with house content { $content }, and this is not it
record-unknown-move = this cannot be played here: "{ $what }"
record-illegal-move = { $seat } cannot "{ $move }": { $reason } { $rule }
record-other-position = The moves or the last position are not those that the record's digest names.
record-wrong-dice = Draw { $draw } does not follow from the seed.
record-seal-broken = The dice do not follow from the seal.
