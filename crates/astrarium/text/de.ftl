# Was die Befehle um die Worte eines Spiels herum sagen.
heading = { $players } Personen, { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
seat = Platz { $number }
total = Summe
winner = Gewonnen hat
winners = Den Sieg teilen sich
to-move = Noch nicht zu Ende; am Zug ist
fate = der Zufall
