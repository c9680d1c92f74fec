### The pages in English: everything around the games. The games bring their own words.

## Every page

skip = To the content
nav = Main
nav-home = Home
nav-results = Results
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
or = or
bot = bot
here = here
away = away
seat = Seat { $number }
free-seat = free seat
your-name = Your name
bot-novice = Novice
    .text = sees only a little of what is possible: for a first look at a game
bot-easy = Easy
    .text = plans its turn, but overlooks much of what is possible
bot-medium = Medium
    .text = knows what pays off, but still overlooks a good deal
bot-hard = Hard
    .text = knows what pays off, and rarely overlooks something
bot-expert = Expert
    .text = overlooks nothing, and thinks on to its next turn, with the answers of the others
bot-level = Level of the bot
level-scores = On average { $points } points with { $players } players.
bot-random = Learner
    .text = makes any legal move, good or bad: for trying things out
bot-greedy = Planner
    .text = thinks its whole turn through: a fair opponent for first games
bot-automatic = automatic opponent
game-gaia = Gaia Project
    .text = Fourteen factions spread over the galaxy. Make planets habitable, build up, research, and join your worlds into federations. Six rounds, no luck after the set-up.
game-phoenix = Space Station Phoenix
    .text = Take your fleet apart and build a station from it. Use any ship on the table, fill the quarters with Aliens and Humans, and win friends on four diplomacy tracks. Two to four players, with a few dice.
game-planetformers = Planetformers
    .text = Command an Ark in a system that nobody can live in yet. Discover planets, play your crew where its edges fit, terraform together and score alone, found Colonies and settle survivors. Two to four players, or one against the Automa.
game-kepler = Kepler-3042
    .text = Lead a nation out of the Solar System. Sixteen turns and seventeen cubes, and no cube is ever added: send starships, found colonies, research, and turn foreign worlds into new Earths. Two to four players, or alone against a ghost.

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

home-kind = Heavy board games
home-title = Big games, quiet table
home-lead = Space strategy in your browser: alone against bots, with friends at one screen, or apart by link. The table knows the rules, shows every price before you pay, and explains each “no”.
home-quick = Play now
    .text = Play now: at once against a bot, with everything set for a first game. No account, no questions.
home-new = New game
home-rules = Rulebook
home-games = Games
home-running = Continue
home-my-turn = Your turn
home-continue = To the table
home-open = Open tables
home-open-none = No table is waiting for players. Open one for everybody, and it appears here:
home-join = Sit down
home-finished = Finished games
home-finished-none = No finished games yet. Play one to its end, and you can go through it here again, move by move.
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
new-style = What it likes
new-style-lot = Draw lots
new-hints = Hints for everybody
    .text = Everybody may ask what a strong bot would do, though people play against each other. Against bots alone that is always possible.
new-invite = Invite by link
new-shuffle = Draw lots for the seats
    .text = The order above is only who takes part; chance decides who begins.
new-open = Show in the list of open tables
    .text = Anybody on this server can take a free seat.
new-house = House rules of clubs
    .text = Agreements for those who play often. None of them is in the rulebook.
new-options = How to play
    .text = Everything is set as printed; change it if you like.
new-clash = Not together with: { $other }.
new-fits = Only with { $players } players.
new-fits-alone = Only for one player.
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
layout-code = Paste it into the form for a new game, under “House rules”, and the table is laid out like this one.
waiting-begins = The game begins by itself as soon as every seat is taken. You can close this page and come back.
waiting-link = Send this link to whoever shall sit here
waiting-invite = Invite somebody
waiting-scan = Or let a phone scan the square. Each link is for one seat and works once.
waiting-qr = QR code with the invitation to { $seat }
waiting-bots = Seat a bot instead
waiting-bot = { $name } (bot, { $bot })
reach-network = These links work for everybody in your network. Whoever is elsewhere needs an address that your router leads here.
reach-here = This table can only be reached from this computer: nobody else can follow these links. To let others in your network join, stop the program and start it with
reach-then = Your table then has the address { $address }, and everything is kept.
waiting-leave = Get up
invitation-title = You are invited: { $game }
invitation-alone = Nobody sits there yet: be the first.
invitation-text = At the table: { $names }.
invitation-hints = Everybody at this table may ask a strong bot for hints.
invitation-join = Take { $seat }

## The table

this-table = This table
menu = Menu
nav-learn = How it is played
show-mat = Show everything of this player
turn-now = to move
passed = passed
projected = If the game ended now
stock = What you have
stock-of = { $name } has
points = points
next-income = The next income brings { $amount }
final = cannot be taken back
choose-in-picture = Choose a lit place in the picture; the price stands on it.
fold = See the board
unfold = See the result
coach = For your first game
coach-seen = Got it
coach-off = No more notes
coach-on = Notes for the first game
help-groups = previous, next kind of action
help-log = the log
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
why = Why?
zoom-fit = Whole board
orders = Standing orders
    .text = Questions you would always answer the same way.
log-empty = Nothing has happened yet.
log-earlier = Earlier turns are in the replay.
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
try-out = Try out
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
take-back = Take back my last turn
    .text = The bots then play anew. Possible as long as no dice, cards or other hidden things have been seen since.
pace = Bots’ pace
pace-slow = ½×
    .text = Bots take twice as long.
pace-usual = 1×
    .text = Bots wait a moment before they move.
pace-instant = at once
    .text = Bots and automatic opponents do not wait.
over = The game is over
won = { $names } won
won-together = { $names } won together
again = Play again
source = Points from
total = Total
sheet-title = Points by source

## Keys

help-signs = What the signs mean
help-prices = On every choice, coral numbers with a minus are what it costs, green ones with a plus what it brings at once. Tap or click anything on the table to learn what it is.
help-keys = Keys
help-text = Everything can be done with the mouse, a finger, or these keys.
help-digits = choose one of the choices shown
help-undo = undo the last step
help-hint = what would a strong bot do?
help-confirm = confirm
help-escape = close what is open
help-zoom = enlarge, shrink, fit the board
help-help = this help
help-sound = A soft sound when it is my turn
help-notify = A notification when it is my turn
ways-out = Leave this table
leave-table = Leave: a bot plays on for me
hand-over = A bot takes over from { $name }
delete-table = Delete this table

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

## Introductions: the people in the pictures
learn-you = You
learn-second = Ada
learn-third = Ben
learn-fourth = Cleo

## Results

results-title = My results
results-lead = Every game you have finished, and what it came to. Nobody but you can see this page.
results-game = Game
results-players = Players
results-with = Opponent
results-all = All
results-show = Show
results-reset = Show all
results-none = No finished games yet. Play one to its end, and it counts here.
results-none-such = No finished game fits this choice.
results-games = Games
results-wins = Won
results-won = won
results-mean = Average
results-best = Best
results-worst = Worst
results-streak = Longest row of wins
results-streak-now = Won in a row now
results-percent = { $share }%
results-by-game = By game
results-by-opponent = By opponent
results-by-play = By { $what }
results-by-option = By what was agreed
results-players-row = { $players ->
        [one] Alone
       *[other] { $players } players
    }
results-option = Agreed
results-course = My points from game to game
results-mine = me
results-others = best other
results-records = Records
results-record-score = Most points, { $players ->
        [one] alone
       *[other] { $players } players
    }
results-record-win = Biggest win, by points
results-record-close = Closest win, by points
results-record-streak = Longest row of wins
results-list = Games
results-more = { $count ->
        [one] One earlier game is counted, but not listed.
       *[other] { $count } earlier games are counted, but not listed.
    }
results-compare = Score sheets side by side
    .text = Tick the games first.
results-log = Log
results-files = Take it along
    .text = Everything above as a file, for a spreadsheet or for programs.
results-csv = Download as CSV
results-json = Download as JSON
sheets-title = { $game }: score sheets
sheets-back = Back to the results
sheets-none = Tick at least one of the games first.
sheets-mixed = Only games of one kind can lie side by side: the others are left out.
sheets-most = Only the first { $most } are shown.

## Games that enter

import-title = Bring a game along
import-lead = Paste a game or choose its file: you can go through it move by move, and play on from any position, against bots or with people.
import-text = The game as text
import-file = Or its file
import-look = Look at it
import-formats = What can be read is found out by itself:
    .log = a log, as every table has it to download;
    .json = a game as JSON, compact or not, as every table has it to download;
    .recorded = one recorded game of Gaia Project, as other programs write it (JSON with players, setup and moves).
    .limits = At most 16 MB, packed with gzip or not, and 5000 moves. Whoever has the address of the game can see it.
import-studies = Brought along before
import-moves = { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
import-delete = Delete
import-others = Bring another game
play-on = Play on from here
play-on-hidden = This game is still on and has moves you may not know: you can play on from here when it is over.
play-on-over = The game is over here. Go back to an earlier move to play on from it.
play-on-title = { $game }: play on
play-on-text = A new table begins with these moves. What chance decides from here on is drawn anew; the other table stays as it is.
play-on-start = Play on
replay-files = Take it along
replay-given = The first { $given } moves were given when this table was opened: what chance decided there does not follow from its seed.
replay-elsewhere = This game was played elsewhere. Which seed chance followed is not known here.

## Rules

rules-title = { $game }: rules
rules-lead = Every rule has a number. When a move is refused, the table names the rule; here you can read it.
rules-contents = Contents
rules-search = Search the rules
rules-example = a word, or { $rule } …
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

about-programs = For programs
    .text = Other programs can play here too: everything the pages can do is also an interface for them.

## Tokens

tokens-title = Tokens for programs
tokens-lead = With a token, a program of yours plays here in your name: a bot you have written, or a tool that looks at your tables.
tokens-more = What a program can do with it:
tokens-api = the interface for programs
tokens-made = Your new token
    .text = Copy it now: it is shown this once. Whoever has it can act in your name until you revoke it.
tokens-label = What is it for?
tokens-scope = The program may
tokens-scope-play = play: open tables, sit down, make moves, talk
tokens-scope-read = only look at what you can see
tokens-make = Make a token
tokens-yours = Your tokens
tokens-may-play = may play
tokens-may-read = may only look
tokens-created = made on { $day }
tokens-used = last used on { $day }
tokens-unused = never used
tokens-revoke = Revoke

## The interface for programs

api-title = The interface for programs
api-lead = Everything the pages can do, other programs can do as well: they ask for JSON at these addresses.
api-token = Whoever wants to change anything sends a token:
api-description = The whole description, as OpenAPI for programs that read it:
api-addresses = Addresses

## The page as an app

app-description = A table for heavy space board games: alone, at one screen or with friends
offline-title = No connection
offline-what = The table cannot be reached: there is no network, or the server is resting.
offline-kept = Nothing is lost. Every confirmed move is kept at the server, and this page comes back by itself.
offline-again = Try again

## What is said

talk = Talk
talk-words = Say something …
talk-say = Say
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = Let me think …
phrase-your-turn = It is your turn.
phrase-nice-move = Nice move!
phrase-oops = Oops.
phrase-thanks = Thank you.
phrase-back-soon = I will be right back.
phrase-good-game = Good game!
note = My notes
    .text = Only you read them; they are kept with this table.
note-keep = Keep

## Hints and analysis

hint = Hint
    .text = What would a strong bot do?
hint-title = What a strong bot would do
hint-rest = How a strong bot would go on
hint-best = Best
hint-other = Otherwise
hint-take = Try this
hint-note = It knows what you know, and nothing else. You can still undo everything before you confirm.
expects-points = { $points } points expected
expects-victory = { $percent }% to win
to-analysis = Analysis
analysis-title = Analysis: { $game }
analysis-running = A bot looks at the game: move { $done } of { $of }.
analysis-again = Look again
analysis-failed = This game could not be looked at. Please open the page again.
analysis-cut = The game is so long that only its beginning was looked at.
analysis-costly = Costly decisions
    .text = What was done, what a bot would have done with what the player could know, and how many points that would have been worth more. Bots err too: take it as a question, not as a verdict.
analysis-lost = { $count ->
        [one] One decision, { $lost } points given away.
       *[other] { $count } decisions, { $lost } points given away.
    }
analysis-none = Nothing that a bot would have done much better.
analysis-cost = −{ $points } points
analysis-played = Played:
analysis-better = Better:
analysis-look = Show the position
expected-title = Points expected at the end
judged-title = What the positions were worth
chances-title = Chance to win, in percent

### Accounts.
nav-account = Account
account-title = Account
account-none = You play as a guest: this browser knows you, and no other. With an account you are the same person everywhere. Everything you have played here stays yours.
    .devices = Go on with your games on another device, and see where you are signed in.
    .ratings = Get a rating in every game you play against people who have an account.
    .notices = Be told elsewhere when it is your turn.
account-signed-in = Signed in as { $name }.
account-shows = What others see
account-public = My page as others see it
account-safety = Password and recovery code
account-end = Leaving
account-delete = Delete the account
    .text = In running games a bot of medium strength plays on for you; seats at tables that still wait become free. Finished games stay for those who played them, and you are called “N. N.” there. Ratings, notes and everything else that only you know are gone. This cannot be undone.
account-done-password = The new password counts from now on. All other devices are signed out.
account-done-session = That device is signed out.
account-done-others = All other devices are signed out.
account-done-shows = Others see what you have just chosen.
sign-up = Create an account
    .text = No e-mail address is needed. Your seats, tables and results as a guest go over to the account.
    .name = What the others call you at the table.
sign-up-have = I have an account
sign-in = Sign in
sign-in-name = Name to sign in with
    .text = 3 to 32 letters from a to z, digits, dots, hyphens or underscores. Only you see it; at the table you have your own name.
sign-in-forgotten = I have forgotten my password
sign-in-take = Take along what I have here as a guest
    .holds = { $seats ->
        [one] One seat
       *[other] { $seats } seats
    } and { $tables ->
        [one] one table
       *[other] { $tables } tables
    } that are not over.
    .finished = There are finished games as well.
    .text = If you leave it here, this browser has it again when you sign out.
sign-out = Sign out
password = Password
    .text = At least 10 characters. Several words that do not belong together are good and easy to remember.
password-old = Present password
password-new = New password
password-change = Change the password
    .text = All other devices are signed out.
recover = Forgotten password
    .text = The recovery code that you were given lets you choose a new password. It works once; all devices are signed out, and you get a new code.
    .button = Set the new password
    .lost = Without the password and without the code nobody can open the account, the host of this server neither.
recovery-code = Recovery code
    .welcome = Your account is ready: { $name }. One thing is left to do.
    .again = This is the new code of { $name }. The old one counts no more.
    .text = Write it down or save it: it is the only way back if you forget your password. It is shown this once; only a fingerprint of it is kept here.
    .kept = I have kept it
recovery-new = New recovery code
    .text = If the old one was lost, or somebody may have seen it. The old one counts no more.
sessions = Signed in
    .text = Every browser that is signed in to this account. Sign out what you do not recognise, and change the password then.
sessions-this = this one
sessions-unknown = Unknown browser
sessions-since = signed in on { $day }
sessions-end = Sign out
sessions-end-others = Sign out everywhere else
ago-now = Just now
ago-minutes = { $count } minutes ago
ago-hours = { $count } hours ago
ago-days = { $count } days ago
shows-ratings = Others may see my name and my ratings
    .text = On a page of your own, at the table and in the ladders. Otherwise only you see them.
shows-results = Others may see my finished games as well
    .text = On the same page: your points and your place in the latest games, without the names of the others.

### Ratings, blocks, clocks, notices.
rating = Rating
    .text = What is believed of somebody, give or take. Everybody begins with 1500 ± 500; the more games, the surer it gets.
rating-none = not rated yet
rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
ratings = Ratings
ratings-none = No rated games yet. A game counts when it ends and at least two of the people there have accounts; bots, handicaps, agreed hints and given positions do not count.
ladder = Ladder
    .text = Those who let others see their ratings. Whoever has played little stands a little lower than they may deserve.
ladder-none = Nobody has a rating here yet.
profile-games = Latest games
profile-games-none = No finished games yet.
profile-place = place { $place } of { $players }
block = Somebody bothers me
block-name = Block { $name }
unblock-name = Unblock { $name }
blocked = Blocked
    .text = Whoever you block cannot sit down at your tables, and you do not read what they say at a table where you both sit. They are not told.
unblock = Unblock
account-done-unblocked = Blocked no longer.
account-done-webhook = Notices are sent as you have just set it.
webhook = Your turn
    .text = Another program can be told when it is your turn and you have no page of the table open, when your time runs short, and, as the host, when somebody’s time is up.
webhook-url = Address of the webhook
    .text = Such as https://example.org/hook. A POST with JSON (kind, table, game, seat, round, link) goes there.
webhook-secret = Secret
    .text = Every message has a header X-Astrarium-Signature: sha256= and the HMAC of its body with this secret. A new address gets a new secret.
webhook-off = Send nothing
clock = Clock
    .text = Runs only while somebody has to decide. When it is up, the host may let a bot take over the seat.
clock-none = No clock
clock-turn = { $span } for every turn
clock-game = { $span } for the whole game
clock-replaces = A bot takes over by itself when time is up
    .text = Of medium strength, for the rest of the game.
    .agreed = then a bot takes over
clock-runs = Time left
clock-left = Time left for the whole game
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
js-time-short = Your time runs short.
js-time-up = time is up
