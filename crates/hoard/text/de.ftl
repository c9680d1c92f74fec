refusal-too-many =
    Auf dem Haufen { $heap ->
        [one] liegt nur ein Stein
       *[other] liegen nur { $heap } Steine
    }.
refusal-too-greedy = Nimm 1 bis { $most } Steine.
refusal-dug = Jeder darf nur einmal graben.
refusal-no-stone = Graben kostet einen Stein, und du hast keinen.
refusal-not-your-card = Behalte eine deiner eigenen Karten.
refusal-not-asked = Danach wird jetzt nicht gefragt.
refusal-over = Das Spiel ist vorbei.
refusal-seats = Dies ist ein Spiel für 1 bis { $most }.
refusal-no-heap = Ein Spiel braucht { $thing }.
stones = Steine
points = Punkte
cards = Karten
plays = Spielweise
plays-dug = Gegraben
plays-gathered = Nur gesammelt
source-stones = Steine
source-luck = Glück
source-card = Karte
stage = Zug { $turn }
group-choose = Auswahl
group-take = Steine nehmen
heap = Der Haufen
    .text = Steine zum Nehmen.
deck = Der Stapel
    .text = Karten, die niemand hat.
order-greed = Nehmen
    .text = Was mit einem Zug geschieht.
order-greed-ask = Frag mich
    .text = Nichts geschieht von selbst.
order-greed-one = Einen nehmen
    .text = Ein Stein wird für dich genommen.
ask-keep = Welche Karte behältst du?
    .why = Sie zählt am Ende; die andere kommt in den Stapel.
ask-turn = Was machst du?
    .why = Der Haufen wird kleiner.
ask-roll = Würfeln
    .why = Was fällt, sind Punkte.
ask-draw = Karte ziehen
    .why = Sie zählt am Ende.
ask-mood = Der Drache erwacht
    .why = Seine Laune sagt, wie viel er frisst.
ask-eat = Der Drache frisst
    .why = Er lässt immer einen Stein übrig.
move-keep = Karte { $card } behalten
move-take = { $stones ->
        [one] Einen Stein
       *[other] { $stones } Steine
    } nehmen
move-dig = Graben
move-swap = Karte tauschen
deed-take = nimmt { $stones } { $stones ->
        [one] Stein
       *[other] Steine
    }
deed-dig = gräbt
deed-swap = tauscht die Karte
deed-keep = behält Karte { $card }
event-drew = zieht Karte { $card }
    .hidden = zieht eine Karte
event-returned = legt Karte { $card } in den Stapel
    .hidden = legt eine Karte in den Stapel
event-rolled = würfelt { $face }
event-lost = Ein Stein wird weggeworfen
event-mood = hat Hunger auf { $mood }
event-counted = zählt die Karten
part-stones = Steine
part-luck = Glück beim Graben
part-card = die Karte
style-miser = hängt an Steinen
