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
