### The server in English: what can go wrong, and what became of a click.

problem-next = To the home page
problem-not-found = Nothing here
    .text = There is no page at this address.
problem-no-game = No such game
    .text = This game is not played here.
problem-no-table = No such table
    .text = There is no table at this address. Perhaps a letter is missing: please check the link.
problem-no-invitation = No such invitation
    .text = This invitation leads nowhere. Perhaps a letter is missing: please ask for the link again.
problem-seat-taken = The seat is taken
    .text = Somebody else has sat down here. You can watch the game, or ask the host for another seat.
problem-foreign = This page is out of date
    .text = The request did not come from a page that was made for you, so nothing was changed. Please load the page again and repeat what you did.
problem-form = Something is missing
    .text = What was sent cannot be used, and nothing was changed.
problem-not-host = Only for the host
    .text = Only whoever opened the table can do this.
problem-not-yours = Not your seat
    .text = Somebody else sits there, so nothing was changed.
problem-not-begun = Not begun yet
    .text = The game begins as soon as every seat is taken.
problem-broken = This table cannot be opened
    .text = Its log is kept, nothing is lost, but it cannot be played on here.
problem-first-edition = This table cannot be played on
    .text = It was begun with the first edition of the log, which does not say what chance decided. Its moves are kept and nothing is lost; Astrarium 0.1 opens it.
problem-store = Not saved
    .text = The last step could not be saved, so it did not happen. Everything before it is kept.
problem-too-large = Too much at once
    .text = More was sent than any page of this table sends, so nothing was changed.
problem-fault = A fault of ours
    .text = Something went wrong that should not. Everything that was confirmed is kept; please load the page again.

form-draft = The moves of this page cannot be read; please load it again.
form-unreadable = The fields cannot be read.
form-name-empty = Please enter a name.
form-name-long = A name has at most { $most } characters.
form-players = This game is for { $least } to { $most } players.
form-no-bot = There is no such bot.
form-no-seat = There is no such seat.
form-no-order = There is no such setting.
form-nobody = Please keep a seat for yourself, or let bots play on all of them.

notice-stale = The table has moved on, so the page has been brought up to date. Your moves in the making are dropped.
notice-kept = The table has moved on. Your plan has been kept as far as it is still possible.
notice-not-your-turn = It is not your turn.
notice-nothing = There is nothing to confirm.
notice-midway = Please finish what you have begun, or take it back.
notice-too-long = A turn cannot have so many steps. Please confirm or take some back.
notice-curtain = Please take over first: somebody else at this screen may have been looking.
notice-no-plan = A plan is not possible right now.

bot-name = { $bot } { $number }
automatic = Automatic opponent
guest = Guest
