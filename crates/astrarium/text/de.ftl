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
round = Runde { $number }
expected = Erwartete Punkte am Ende
judged = Was die Stellungen wert waren
chances = Siegchance
lost = { $who }: { $count ->
        [one] 1 Entscheidung, { $lost } Punkte verschenkt
       *[other] { $count } Entscheidungen, { $lost } Punkte verschenkt
    }
after = Runde { $round }, nach Zug { $at }
played = gespielt:
better = besser:
