### The pages in English: everything around the games. The games bring their own words.

## Every page

skip = To the content
nav = Main
nav-home = Home
nav-rules = Rules
nav-about = About
language = Language
theme = Appearance
theme-dark = Night
theme-light = Paper
theme-system = As the system
unofficial = Unofficial and not affiliated with any publisher.
unofficial-more = More about this
close = Close
back = Back
copy = Copy
set = Set
you = you
bot = bot
here = here
away = away
seat = Seat { $number }
free-seat = free seat
your-name = Your name
bot-random = Wanderer
    .text = plays at random
bot-greedy = Navigator
    .text = looks a turn ahead
game-gaia = Gaia Project
    .text = Fourteen factions spread over the galaxy. Make planets habitable, build up, research, and join your worlds into federations. Six rounds, no luck after the set-up.
game-phoenix = Space Station Phoenix
    .text = Take your fleet apart and build a station from it. Use any ship on the table, fill the quarters with Aliens and Humans, and win friends on four diplomacy tracks. Two to four players, with a few dice.

## What the scripts say

js-your-turn = Your turn
js-copied = Copied
js-online = connected
js-offline = connection lost, trying again
js-failed = That did not reach the table. Nothing is lost: please try again.
js-choose = What do you want to do here?
js-seconds = for {"{"}{"}"} s
js-minutes = for {"{"}{"}"} min
js-hours = for {"{"}{"}"} h

## Home

home-title = Big games, quiet table
home-lead = Heavy space board games in your browser: alone against bots, with friends at one screen, or apart by link. The table knows the rules, shows every price before you pay, and explains each “no”.
home-quick = Play now against a bot
home-quick-text = { $game } for two, with factions that are easy to learn. No account, no questions; the table explains itself as you go.
home-new = New game
home-rules = Rulebook
home-games = Games
home-running = Continue
home-my-turn = Your turn
home-continue = To the table
home-open = Open tables
home-open-none = No table is waiting for players. Open one, and it appears here for everybody.
home-join = Sit down
home-finished = Finished games
home-finished-none = No finished games yet. Every game you finish can be replayed here, move by move.
home-replay = Replay
home-players = { $from } to { $to } players; bots take the seats you want.

## New game

new-title = New game: { $game }
new-who = Who plays
new-players = Number of players
new-me = Me
new-here = Somebody else at this screen
new-here-name = Their name
new-bot = Bot: { $bot }
new-invite = Invite by link
new-shuffle = Draw lots for the seats
    .text = The order above is only who takes part; chance decides who begins.
new-open = Show in the list of open tables
    .text = Anybody on this server can take a free seat.
new-options = How to play
    .text = Everything is set as printed; change it if you like.
new-start = Start

## Waiting and invitations

waiting-title = { $game }: the table is laid
waiting-for = { $count ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-open = This table stands in the list of open tables.
waiting-agreed = Agreed
waiting-begins = The game begins by itself as soon as every seat is taken. You can close this page and come back.
waiting-link = Send this link to whoever shall sit here
waiting-bot = Seat a bot: { $bot }
invitation-title = You are invited: { $game }
invitation-alone = Nobody sits there yet: be the first.
invitation-text = At the table: { $names }.
invitation-join = Take { $seat }

## The table

strip = Where the game stands
order = Turn order
board = Board
mats = Players
sides = Further boards
sheet = Parts of the table
tab-act = Act
tab-result = Result
tab-me = Me
tab-others = Others
tab-board = Board
tab-log = Log
zoom-in = Larger
zoom-out = Smaller
wider = Wider, narrower
why = Why?
zoom-fit = Whole board
points-short = { $points } VP
orders = Standing orders
    .text = Questions you would always answer the same way.
log-empty = Nothing has happened yet.
to-replay = Replay
round-setup = Set-up
round = Round { $number }
round-column = Round
show-where = Show where
since = Since your last turn
groups = Kinds of actions
costs = costs { $amount }
brings = brings { $amount }
paid = paid: { $amount }
gained = gained: { $amount }
asked-nothing = Nothing to do here
asked-here = This place
asked-can = You can
asked-cannot = Not possible now
prompt = Your turn and your choices
announce-turn = Your turn: { $question }
thinking = { $name } is thinking
turn-of = { $name } to move
your-turn = Your turn
planning = Planning
plan-note = You are trying things out. Nothing of this happens at the table.
plan-fate = Chance decides here, and nobody can know how: the plan ends.
plan = Plan ahead
plan-invite = Meanwhile you can plan your next turn, as if it were yours now.
try-out = Try something out
leave-plan = Back to the game
look-around = Look around: tap anything on the table to learn what it is.
spectator = You are watching. Tap anything on the table to learn what it is.
planned = Planned
so-far = So far
draft-empty = Choose on the board or below. Nothing counts before you confirm.
undo = Undo
undo-all = Undo all
confirm = Confirm
confirm-question = All done: confirm your turn
confirm-why = Look it over on the board. Undo takes back what you like, Confirm makes it count.
confirm-midway = Answer the open question first.
confirm-ready = Confirming makes it count.
confirm-fate = Your moves count then, and chance decides at once. Nobody can know before how, and nobody can take it back after.
curtain = { $name } is to move. Everybody else at this screen looks away.
curtain-show = Show what only { $name } may see
confirm-closing = Confirming also does: { $move }
auto = Confirm at once
    .text = Confirms by itself as soon as your turn is complete.
keys = Signs, keys and sound
over = The game is over
won = { $names } won
won-together = { $names } won together
again = Play again
source = Points from
total = Total
sheet-title = Points by source

## Keys

help-title = Help and settings
help-look = Language and look
help-signs = What the signs mean
help-prices = On every choice, coral numbers with a minus are what it costs, green ones with a plus what it brings at once. Tap or click anything on the table to learn what it is.
help-keys = Keys
help-text = Everything can be done with the mouse, a finger, or these keys.
help-digits = choose a kind of action, then a choice
help-undo = undo the last step
help-confirm = confirm
help-escape = close what is open, back to the kinds of actions
help-zoom = enlarge, shrink, fit the board
help-move = move the board when it has the focus
help-help = this help
help-sound = A soft sound when it is my turn
help-notify = A notification when it is my turn

## Replay

replay-title = Replay: { $game }
replay-steps = Move by move
replay-at = Move { $at } of { $of }
replay-start = The table as it was laid out.
replay-slider = Move
replay-go = Go
replay-rounds = Rounds
replay-sources = Points by source up to here
replay-proof = Fair chance
replay-seed = Chance followed from this seed. Its commitment was shown before the first move, so nobody could change it.
replay-commitment = Chance follows from a secret seed. This commitment fixes it; the seed itself is shown when the game is over.
replay-log = Download the log
replay-export = Download as JSON
replay-table = To the table
step-first = Beginning
step-back-turn = Previous turn
step-back = Previous move
step-play = Play and pause
step-on = Next move
step-on-turn = Next turn
step-last = End
chart-title = Points in the course of the game
chart-numbers = The numbers

## Rules

rules-title = { $game }: rules
rules-lead = Every rule has a number. When a move is refused, the table names the rule; here you can read it.
rules-read = Read
rules-contents = Contents
rules-search = Search the rules
rules-example = satellite, charge, GP-FED-9 …
rules-find = Find
rules-hits = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-some = {"{"}{"}"} rules
rules-found = { $count ->
        [one] One rule speaks of “{ $query }”.
       *[other] { $count } rules speak of “{ $query }”.
    }
rules-all = Show all rules
rules-none = No rule speaks of that. Try a single word, or the number of a rule.
rules-link = Link to rule {"{"}{"}"}
rules-english = The numbered rules are written in English.

## Errors

error-status = Status { $status }

## About

about-title = About Astrarium
about-lead = A digital table for heavy space board games: it knows the rules, keeps the books, and explains itself.
about-unofficial = Unofficial
    .text = Astrarium is made by players for players. It is not affiliated with, endorsed by, or connected to the authors or publishers of any game. All names belong to their owners and only say which rules are played.
    .buy = All drawings and texts were made for this table; no printed art or text was copied. If you like a game, buy it: nothing replaces the box on a table among friends.
about-fair = Fair chance
    .text = Whatever chance decides follows from a secret seed. Its commitment is published before the first move and the seed after the last one, so everybody can check that nothing was changed.
about-values = Values that are ours
    .text = Where the printed rules do not show the values of a component, they are reconstructed. These are:
    .none = Nothing: all values are printed in the rules.
    .own = Whoever owns the game can replace any value with the printed one: put the component files into a folder and start the table with it.
about-licences = Licences
    .text = The source code is available under MIT or Apache-2.0, at your choice.
    .htmx = The pages use one library that is not ours:
