# The words of the command line. Every id begins with "terminal-", so that none hides one of a game.

## Help
terminal-help-usage = usage:
terminal-help-arguments = arguments
terminal-help-options = options
terminal-help-commands = commands
terminal-help-command-word = COMMAND
terminal-help-game-word = GAME
terminal-help-file-word = FILE
terminal-help-number-word = N
terminal-help-players-word = WHO,WHO,...
terminal-help-name-word = NAME
terminal-help-option-word = NAME=CHOICE
terminal-help-dice-word = DICE
terminal-help-rule-word = RULE
terminal-help-shell-word = SHELL
terminal-help-lang-word = LANGUAGE

terminal-help-fracas = Big conflict board games with their rules enforced, in the terminal.
terminal-help-epilog = "fracas games" lists the games, "fracas play GAME" starts one, "fracas COMMAND --help" says more about a command. Exit codes: 0 fine, 1 what was checked is not right, 2 wrong usage.
terminal-help-help = show this help and leave
terminal-help-version = show the version, and whether the compiled core is loaded
terminal-help-lang = en or fr (otherwise the language of the environment)
terminal-help-json = print JSON

terminal-help-games = list the games
terminal-help-play = play a game in the terminal
terminal-help-record = check, show or replay the record of a game
terminal-help-rules = read a rulebook, or see which rules the tests prove
terminal-help-content = print a game's house content, or check a file that is to replace it
terminal-help-bench = measure how fast the games play
terminal-help-completion = print a script that completes this command line in a shell

terminal-help-play-game = the game to play, as "fracas games" lists it
terminal-help-seats = how many play (otherwise as few as the game allows)
terminal-help-players = who plays, seat by seat: "{ $human }" or a bot ({ $bots }); without it you sit on seat 1 and bots on the others
terminal-help-name = what a person is called; once for each person, in the order of the seats
terminal-help-option = choose a setting of the game; may be given several times
terminal-help-seed = dice that fall the same way each time for this number
terminal-help-dice = "{ $seed }": dice of a seed, drawn at random unless --seed names one (the default); "{ $sealed }": dice that can be verified at the end; "{ $ask }": dice and cards of a real table, which you type in
terminal-help-record-file = where to keep the record of the game
terminal-help-content-file = play with the house content in this file ("fracas content" prints a game's own)
terminal-help-resume = go on with a saved game

terminal-help-record-check = play a record again and verify it: one line of verdict each
terminal-help-record-show = show a record in words
terminal-help-record-replay = step through a record
terminal-help-file = a record in text or JSON form; "-" is standard input
terminal-help-files = records in text or JSON form; "-" is standard input
terminal-help-all = show everything without waiting for Enter
terminal-help-seat = show the table as this seat sees it (otherwise as everybody does)

terminal-help-rules-game = a game, or "table" for the rules that hold at every table
terminal-help-rule = a rule or a chapter, for instance FR-1.2 or FR-1
terminal-help-coverage = list each rule with the tests that prove it; without a game, for all rulebooks
terminal-help-gate = list totals alone, and ask for all rules to be proven only of games that say they are complete
terminal-help-tests = the folder of the tests (otherwise "tests")
terminal-help-recorded = how many rules were proven before (otherwise proven.toml in the folder of the tests)

terminal-help-content-game = the game whose content it is
terminal-help-content-check = a file to check (otherwise the game's own content is printed)

terminal-help-bench-game = the games to measure (otherwise all)
terminal-help-seconds = processor time for each game
terminal-help-shell = bash, zsh or fish

## Wrong usage
terminal-usage-missing = This is missing: { $what }. "--help" says more.
terminal-usage-needs-value = { $option }: a value is missing, or there is one too many. "--help" says more.
terminal-usage-choice = { $option } can be { $known }, not "{ $value }".
terminal-usage-unknown = "{ $what }" is not understood here. "--help" says more.
terminal-usage-no-such-command = There is no such command. "--help" lists them.
terminal-usage-no-command = A command is missing. "--help" lists them.
terminal-usage-number = { $option } needs a positive number, not "{ $value }".
terminal-usage-option = "{ $value }" is no setting; write it as NAME=CHOICE.
terminal-which-game = Which one? There are: { $known }.
terminal-too-many-players = More players ({ $players }) than seats ({ $seats }).
terminal-too-many-names = More names ({ $names }) than people ({ $people }).
terminal-bad-name = "{ $name }" cannot be a person's name.
terminal-seed-unused = --seed does not go with "--dice { $dice }".
terminal-resume-settled = A saved game brings its seats, names, settings and dice along; leave those options out.
terminal-resume-other-game = That is a saved game of { $game }.
terminal-resume-without-secret = The dice of this game are sealed, and { $file } with their secret cannot be read.
terminal-no-such-seat = There is no seat { $seat }; there are { $seats }.
terminal-no-such-rule = The rulebook of { $game } has no { $rule }.
terminal-no-rulebook = { $game } has no rulebook.
terminal-shell-unsupported = Completion for { $shell } is not supported by the installed version of shtab.
terminal-file-unreadable = { $file } cannot be read: { $reason }.
terminal-file-unwritable = { $file } cannot be written: { $reason }.
terminal-no-such-folder = There is no folder { $folder }.
terminal-file-exists = { $file } exists already; name another file.
terminal-not-unicode = This is no text in UTF-8; the first strange byte is at position { $place }.
terminal-not-json = This is no JSON: { $reason }.
terminal-games-cannot-load = A game cannot be loaded: { $reason }.
terminal-game-lacks-words = The game lacks words: { $what }
terminal-plain = { $words }

## Games
terminal-games-game = Game
terminal-games-name = Name
terminal-games-seats = Players
terminal-games-settings = Settings
terminal-games-try = Try: fracas play { $game }
terminal-content-sound = { $file }: this can be played with. Its digest is { $digest }.
terminal-content-none = { $game } has no content that a file could replace.
terminal-content-needed = This game was played with house content { $content }: name its file with --content.
terminal-content-other = { $file } is not the house content that this game was played with ({ $content }).
terminal-content-too-big = The content is too big: more than { $most } bytes.
terminal-games-none = No games are installed.

## The table
terminal-list-and = { $first } and { $last }
terminal-bot = Robot { $seat }
terminal-you = (you)
terminal-player = Player
terminal-owns = :
terminal-hidden = face down
terminal-empty = Empty
terminal-our-reading = Our reading: { $reason }
terminal-nothing-to-read = Nothing in sight that one could read about is called "{ $what }".
terminal-begun = Begun: { $moves }
terminal-earlier = … and { $count } lines before; "log" shows all.
terminal-has-resigned = has resigned
terminal-offers-draw = offers a draw
terminal-can-stand = "always N" gives option N now and every time this is asked.
terminal-no-such-option = No option contains "{ $text }".
terminal-yes = yes

terminal-dice-sealed = The dice are sealed. At the end the record proves that nobody chose them. Seal: { $seal }
terminal-dice-drawn = The dice follow from a seed drawn at random; the record names it.
terminal-dice-seeded = The dice follow from seed { $seed }.
terminal-dice-asked = Roll real dice and draw real cards; you will be asked what they gave.
terminal-resumed = Taken up from { $file }, line { $count }.
terminal-resumed-newer = The rules have been corrected meanwhile: the game goes on under their revision { $revision }, and whoever had begun to answer is asked again.
terminal-resigned = { $seat } resigned.
terminal-stands = From now on you always answer: { $answer }. "ask" ends that.

terminal-hand-over = It is { $seat }'s turn at the keyboard. Everybody else, please look away.
terminal-hand-over-undo = { $seat } may still type "undo".
terminal-hand-over-ready = Press Enter when seated:

terminal-chance-for = For { $seat } alone to see:
terminal-chance-not-understood = "{ $what }" cannot come up now. "undo", "save" and "quit" work here too.

## Commands at the table
terminal-command-help = help
terminal-command-log = log
terminal-command-rules = rules
terminal-command-rules-use = rules [RULE]
terminal-command-about = about
terminal-command-about-use = about [TEXT]
terminal-command-back = back
terminal-command-undo = undo
terminal-command-always = always
terminal-command-always-use = always N
terminal-command-ask = ask
terminal-command-draw = draw
terminal-command-resign = resign
terminal-command-save = save
terminal-command-save-use = save [FILE]
terminal-command-quit = quit

terminal-at-table-number-use = 3
terminal-at-table-number = Choose option 3.
terminal-at-table-notation-use = notation
terminal-at-table-notation = Make a move as records write it; a chain at once by joining with " + ".
terminal-at-table-enter-use = Enter
terminal-at-table-enter = Look at the table again.
terminal-at-table-why-use = ? notation
terminal-at-table-why = Say why a move, or a chain, is not possible.
terminal-at-table-filter-use = / text
terminal-at-table-filter = List only the options that contain a text.
terminal-at-table-help = Show this help; "?" does the same.
terminal-at-table-log = Show all that has happened.
terminal-at-table-rules = Read the rulebook, a chapter or a rule, for instance: rules FR-3.
terminal-at-table-about = Read what the cards, tokens and pieces in sight do whose name contains a text; "°" marks our own reading.
terminal-at-table-back = Take back the last move of a chain that is still open.
terminal-at-table-undo = Take back your last decision, if nothing was revealed since.
terminal-at-table-always = Answer this chance to respond now, and every time, with an option.
terminal-at-table-ask = Be asked again instead.
terminal-at-table-draw = Offer a draw, or accept one. Whoever plays on instead declines.
terminal-at-table-resign = Give up; the others play on.
terminal-at-table-save = Save the game.
terminal-at-table-quit = Save the game and leave. Ctrl-C does the same. If a move has the name of a command, put ":" before the command.

terminal-not-understood = "{ $what }" is neither a move nor a command. Type "?" for help.
terminal-no-such-number = There is no option { $number }; there are { $count }.
terminal-why-not = { $move }: { $reason }
terminal-why-not-after = After "{ $move }" the answer is complete; nothing can follow.
terminal-why-possible = That is possible: { $move }.
terminal-why-possible-open = That is possible: { $move }. It begins a chain or goes on with one.
terminal-nothing-begun = You have not begun a chain.
terminal-always-what = Name one option: always N.
terminal-asked-again = You will be asked again.
terminal-draw-offered = You offer a draw. It is one when all who still play agree; whoever plays on declines.
terminal-resign-sure = Do you really give up? yes or no:
terminal-resign-not = You play on.

## The end
terminal-rank = Rank
terminal-score = Score
terminal-result-one = { $names } wins.
terminal-result-more = { $names } share the victory.
terminal-result-nobody = Nobody wins.
terminal-saved = Saved in { $file }
terminal-saved-seed = The file names the seed of the dice: whoever opens it can look into the cards and ahead.
terminal-saved-secret = { $file } beside it holds the secret of the dice and is needed to go on; whoever opens it can look ahead.
terminal-resume-with = Go on with: { $command }
terminal-recorded = The record is in { $file }

## Records
terminal-header-game = Game
terminal-header-revision = Revision of the rules
terminal-header-content = House content
terminal-header-players = Players
terminal-header-dice = Dice
terminal-dice-of-seed = from seed { $seed }
terminal-dice-of-table = real ones, entered by hand
terminal-dice-of-seal = sealed ({ $seal }…), secret revealed
terminal-dice-of-hidden-seal = sealed ({ $seal }…), secret not revealed
terminal-said = { $seat }: { $what }
terminal-replay-prompt = { $played } of { $count }. Enter goes on, a number by so many lines, "quit" leaves:
terminal-earlier-rules = { $count ->
    [one] The first line was
   *[other] The first { $count } lines were
 } played under earlier rules and cannot be played again.
terminal-not-over = The game is not over yet.
terminal-check-sound = { $file }: sound. { $game }, { $count ->
    [one] 1 line
   *[other] { $count } lines
}, { $end }; { $dice }.
terminal-check-earlier = { $count ->
    [one] The first line was
   *[other] The first { $count } lines were
 } played under earlier rules, and only a program that knows those can prove that.
terminal-check-unsound = { $file }: not sound. { $reason }
terminal-check-unfinished = not over yet
terminal-check-won = won by { $names }
terminal-check-lost = over, won by nobody
terminal-check-dice-seed = the dice follow from the seed
terminal-check-dice-seal = the dice follow from the seal
terminal-check-dice-hidden-seal = the dice are sealed and cannot be verified before the end
terminal-check-dice-table = the dice were entered by hand

## Rules
terminal-coverage-no-test = (no test)
terminal-coverage-no-rule = (no such rule)
terminal-coverage-totals = { $game }: { $rules } rules, { $proven } proven, { $unproven } unproven; { $unknown } cited ids unknown
terminal-coverage-fallen = { $game }: { $now } rules are proven, { $before } were before; bring the missing tests back.
terminal-coverage-stray = { $rule } belongs to no rulebook, but is cited by { $test }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}.
terminal-coverage-not-whole = { $game } says that it is complete, but no test proves { $rules }.

## Bench
terminal-thousands-mark = { "," }
terminal-decimal-mark = { "." }
terminal-bench-measuring = Measuring { $game } …
terminal-bench-game = Game
terminal-bench-build = Build
terminal-bench-pure = pure
terminal-bench-compiled = compiled
terminal-bench-absent = not installed
terminal-bench-decisions-per-second = decisions /s
terminal-bench-all-decisions-per-second = with forced
terminal-bench-games-per-second = games /s
terminal-bench-decisions-per-game = decisions per game
terminal-bench-legal-mean = options mean
terminal-bench-legal-max = options most
terminal-bench-forced-share = forced share
terminal-bench-copy-us = copy µs
terminal-bench-legal-us = legal µs
terminal-bench-legal-most-us = longest µs
terminal-bench-observe-us = observe µs
terminal-bench-view-us = view µs
terminal-bench-view-bytes = view bytes
terminal-bench-legend = Uniformly random play, in processor time. A decision has at least two options; "longest" lists the legal moves where there are most.

terminal-help-serve = serve tables to browsers, here or in your network
terminal-help-backup = copy all tables into a file, while they are played at
terminal-help-port = the port to listen on (8000)
terminal-help-host = the address to listen on (127.0.0.1: this machine alone)
terminal-help-host-word = ADDRESS
terminal-help-store = where the tables are kept
terminal-help-pace = the seconds a bot takes to answer, at least
terminal-help-rate = how many requests a second one address may make (40)
terminal-help-quiet = do not open the browser
terminal-help-backup-file = the new file
terminal-serving = Tables are open at { $address } and kept in { $file }. Ctrl-C closes; every game goes on at the next start.
terminal-backed-up = All tables are in { $file }.
terminal-store-unusable = { $file } cannot be used: { $reason }
terminal-port-taken = Port { $port } cannot be used: { $reason }. Choose another with --port.
terminal-no-store = There is no { $file }; nothing was served from there yet.
