# What the commands say around the words of a game.
heading = { $players } players, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
seat = Seat { $number }
total = Total
winner = Winner
winners = Shared victory
to-move = Not over yet; to move
fate = chance
round = Round { $number }
expected = Points expected at the end
judged = What the positions were worth
chances = Chance to win
lost = { $who }: { $count ->
        [one] 1 decision, { $lost } points given away
       *[other] { $count } decisions, { $lost } points given away
    }
after = round { $round }, after move { $at }
played = played:
better = better:
