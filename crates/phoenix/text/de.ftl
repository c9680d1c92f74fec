### Space Station Phoenix auf Deutsch: Namen, Herkunft der Punkte, Ablehnungen, Fragen, Züge, Fähigkeiten, Aufbau.

## Geld, Ressourcen, Punkte

gems = GEMs
    .amount = { $count ->
        [one] { $count } GEM
       *[other] { $count } GEMs
    }
food = Nahrung
    .amount = { $count } Nahrung
water = Wasser
    .amount = { $count } Wasser
metal = Metall
    .amount = { $count } Metall
resources = Ressourcen
    .amount = { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
points = Punkte
    .amount = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Spezies

teal = türkises Alien
    .amount = { $count ->
        [one] { $count } türkises Alien
       *[other] { $count } türkise Aliens
    }
    .text = Turkanshee: aerob, in türkisen Sektoren zu Hause.
pink = rosa Alien
    .amount = { $count ->
        [one] { $count } rosa Alien
       *[other] { $count } rosa Aliens
    }
    .text = Ensaroo: aerob, in rosa Sektoren zu Hause.
brown = braunes Alien
    .amount = { $count ->
        [one] { $count } braunes Alien
       *[other] { $count } braune Aliens
    }
    .text = Zonri: aerob, in braunen Sektoren zu Hause.
gold = goldenes Alien
    .amount = { $count ->
        [one] { $count } goldenes Alien
       *[other] { $count } goldene Aliens
    }
    .text = Whijinga: anaerob, dürfen in jedem Sektor wohnen.
human = Mensch
    .amount = { $count ->
        [one] { $count } Mensch
       *[other] { $count } Menschen
    }
    .text = Menschen kommen von Terra und dürfen in jedem Sektor wohnen.

## Farben der Sektoren

color-teal = türkis
color-brown = braun
color-pink = rosa
color-any = beliebige Farbe

## Schiffsarten

dismantle = Abwrackschiff
construction = Bauschiff
transport = Transportschiff
diplomacy = Diplomatieschiff
expedition = Expeditionsschiff
farm = Farmschiff
ice_collector = Eissammler
any-ship = Schiff

## Schiffe

L1-DIS = Abwrackschiff der Stufe 1
L1-CON = Bauschiff der Stufe 1
L1-TRA = Transportschiff der Stufe 1
L1-DIP = Diplomatieschiff der Stufe 1
L1-EXP = Expeditionsschiff der Stufe 1
L2-DIS = Abwrackschiff der Stufe 2
L2-CON = Bauschiff der Stufe 2
L2-TRA = Transportschiff der Stufe 2
L2-EXP = Expeditionsschiff der Stufe 2
L2-FAR = Farmschiff der Stufe 2
L2-ICE = Eissammler der Stufe 2
L3-DIS = Abwrackschiff der Stufe 3
L3-CON = Bauschiff der Stufe 3
L3-TRA = Transportschiff der Stufe 3
L3-EXP = Expeditionsschiff der Stufe 3
L3-DIP = Diplomatieschiff der Stufe 3
L3-FAR = Farmschiff der Stufe 3
L3-ICE = Eissammler der Stufe 3
N-DIS = neutrales Abwrackschiff
N-CON = neutrales Bauschiff
N-TRA = neutrales Transportschiff
N-DIP = neutrales Diplomatieschiff
N-EXP = neutrales Expeditionsschiff

## Diplomatieleisten

track-dismantle = Abwrackleiste
track-construction = Bauleiste
track-transport = Transportleiste
track-expedition = Expeditionsleiste

## Was Schiffe tun

ship-dismantle = Wracke eines deiner unbenutzten Schiffe für sein Metall und { $n } weiteres ab.
ship-construction = Baue einen Sektor für { $n } Metall weniger.
ship-transport = Mache bis zu { $n } Geschäfte.
ship-diplomacy = { $n ->
        [one] Rücke einen Schritt auf einer Leiste vor.
       *[other] Rücke auf bis zu { $n } verschiedenen Leisten vor.
    }
ship-expedition = Wirf { $n } Würfel und behalte bis zu { $keep }.
ship-farm = Nimm { $n } Nahrung.
ship-ice_collector = Nimm { $n } Wasser.
ship-price = Der Einsatz kostet { $cost } GEMs, andere zahlen { $fee } mehr an die Person, der es gehört. Abgewrackt bringt es { $metal } Metall.
ship-neutral = Der Einsatz kostet { $cost } GEMs und deinen Neutralschiff-Marker.

## Was Sektoren sind

sector-size = Stufe { $level }, { $color }; { $metal } Metall; { $quarters } Quartiere.
sector-quarter = Quartier { $quarter }: { $ability }

## Kerne

B-1 = Kern B-1
    .text = Nach dem Einsatz eines Bauschiffs: ein kostenloses Alien in der Farbe des neuen Sektors. Spielende: 2 Punkte für jeden Sektor der Stufe 3.
B-2 = Kern B-2
    .text = Aufbau: drei Schiffe der Stufe 2 ziehen, zwei behalten. Abwrackschiffe bringen 1 Metall, 1 Nahrung und 1 Wasser mehr.
B-3 = Kern B-3
    .text = Nach dem Einsatz eines Transportschiffs: ein kostenloses Alien beliebiger Spezies.
B-4 = Kern B-4
    .text = Einkommen: 1 GEM für je 2 Menschen. Expeditionsschiffe: beliebige Würfel einmal erneut werfen. Spielende: 1 Punkt für jeden Menschen.
B-5 = Kern B-5
    .text = Einkommen: ein Geschäft. Spielende: 2 Punkte für jeden voll belegten Sektor.
B-6 = Kern B-6
    .text = Aufbau: ein kostenloser brauner Sektor der Stufe 1; das Diplomatieschiff der Stufe 1 geht verloren. Einkommen: 1 Punkt. In deinem Zug jederzeit 1 Punkt in 4 GEMs tauschen. Spielende: 1 Punkt für jedes braune Alien.
B-7 = Kern B-7
    .text = Aufbau: ein kostenloser brauner Sektor der Stufe 1. Einkommen: 1 Wasser für je 4 braune Aliens. Spielende: 1 Punkt für jedes braune Alien.
B-8 = Kern B-8
    .text = Aufbau: ein kostenloser türkiser Sektor der Stufe 1. Einkommen: 1 Nahrung oder 1 Wasser. Spielende: 1 Punkt für jedes türkise Alien.
B-9 = Kern B-9
    .text = Aufbau: ein kostenloser türkiser Sektor der Stufe 1. Einkommen: 1 Nahrung für je 4 türkise Aliens. Spielende: 1 Punkt für jedes türkise Alien.
B-10 = Kern B-10
    .text = Aufbau: ein kostenloser rosa Sektor der Stufe 1. Einkommen: 1 GEM für je 2 rosa Aliens. Spielende: 1 Punkt für jedes rosa Alien.
B-11 = Kern B-11
    .text = Aufbau: ein kostenloser rosa Sektor der Stufe 1 und drei rosa Aliens auf dem Kern, der drei Quartiere hat. Spielende: 1 Punkt für jedes rosa Alien.
B-12 = Kern B-12
    .text = Aufbau: ein Diplomatieschritt nach Wahl. Nach dem Einsatz eines Diplomatieschiffs: ein kostenloser Mensch. Spielende: 1 Punkt für jeden Menschen.
A-1 = Kern A-1
    .text = Aufbau: zwei Schiffe der Stufe 2 ziehen, eines behalten. Einkommen: 10 GEMs. Einmal im Zug 1 Metall in 1 Nahrung oder 1 Wasser tauschen. Spielende: 20, 15, 10 oder 5 Punkte mit 0, 1, 2 oder 3 übrigen Schiffen.
A-2 = Kern A-2
    .text = Einkommen: 3 GEMs mehr. Fremde und neutrale Schiffe kosten 2 GEMs weniger, eigene 1 GEM weniger.
A-3 = Kern A-3
    .text = Nach dem Einsatz eines Transportschiffs darfst du drei Würfel werfen und zwei behalten, nach dem eines Expeditionsschiffs ein Geschäft machen.
A-4 = Kern A-4
    .text = Aufbau: Das Diplomatieschiff der Stufe 1 geht verloren. Einkommen: 2 GEMs für jedes eigene Schiff. Transportschiffe: ein Geschäft mehr. Spielende: 2 Punkte für jedes eigene Schiff.
A-5 = Kern A-5
    .text = Aufbau: zwei Diplomatieschritte nach Wahl; das Diplomatieschiff der Stufe 1 und ein Schiff der Stufe 2 gehen verloren. Einkommen: 2 GEMs für jedes eigene Schiff. Fremde und neutrale Schiffe kosten 1 GEM weniger.
A-6 = Kern A-6
    .text = Aufbau: eine Reserve aus je einem Sektor jeder Art, die nur du bauen kannst. Sektoren kosten 1 Metall weniger. Spielende: 1 Punkt für jeden Sektor.
A-7 = Kern A-7
    .text = Aufbau: zwei Diplomatieschritte nach Wahl. Einkommen: eine Diplomatieaktion. Diplomatieschiffe bringen 1 Punkt; fremde und das neutrale kosten 2 GEMs weniger.
A-8 = Kern A-8
    .text = Aufbau: zwei Schiffe der Stufe 2 ziehen, eines behalten. Statt eines Zuges darfst du einen Menschen kaufen und dann Einkommen nehmen. Expeditionsschiffe: ein Würfel mehr, einer mehr behalten.
A-9 = Kern A-9
    .text = Aufbau: Ein Schiff der Stufe 2 geht verloren. Sektoren dürfen in beliebiger Reihenfolge der Stufen gebaut werden.
A-10 = Kern A-10
    .text = Expeditionsschiffe kosten 1 GEM weniger: ein Würfel mehr, einer mehr behalten. Menschen kosten 1 Ressource weniger.
A-11 = Kern A-11
    .text = Aufbau: Ein Bewohner jeder Spezies steht auf dem Kern und bringt Einkommen. Nach jedem deiner ersten fünf Einkommen muss einer in einen Sektor ziehen.
A-12 = Kern A-12
    .text = Aufbau: zwei Diplomatieschritte nach Wahl. Alle vier Schiffsaktionen sind besser, aber nach jedem Einkommen wird ein Bewohner oder Sektor zurückgegeben, oder du verlierst 5 Punkte.

## Wo das Spiel steht

stage-round = Runde { $number }
stage-last = letzte Züge
note-fee = { $fee } davon an die Person, der das Schiff gehört

## Was von uns ist

reconstructed-mark = ◇ Zum Teil rekonstruiert: Das Regelheft zeigt nicht alle Werte dieser Karte.
reconstructed-cards = Viele Werte von Schiffen, Sektoren und Kernen sind unsere eigenen: Das Regelheft zeigt sie nicht.
reconstructed-dice = Welche Ressource auf der einzelnen Würfelseite steht, ist unsere Lesart.
reconstructed-prices = Lobbykosten, neutrale Schiffe, die Ressourcen zweier Leisten und der Preis goldener Aliens sind teilweise unsere eigenen.

## Daueraufträge

order-bonus = Diplomatieboni
    .text = Wie dein Diplomatiebonus gewählt wird, wenn es ein einzelner ist.
order-bonus-ask = Frag mich
    .text = Du wählst jedes Mal.
order-bonus-points = Den Punkt
    .text = Nimm den Punkt, wenn du darfst.
order-bonus-gems = Die meisten GEMs
    .text = Nimm so viele GEMs, wie du darfst.
order-bonus-resource = Die Ressource
    .text = Nimm die Ressource, wenn du darfst.

## Orte

place-hub = der Kern
place-sector = Sektor { $sector }

## Herkunft der Punkte

source-observed = Menschheit beobachtet
source-tracks = Diplomatieboni
source-income = Einkommen
source-abilities = Fähigkeiten
source-immediate = Sofortfähigkeiten
source-converted = In GEMs getauscht
source-lost = Verloren
source-sectors = Sektoren
source-residents = Bewohner
source-plurality_human = Mehrheit Menschen
source-plurality_gold = Mehrheit goldene Aliens
source-plurality_teal = Mehrheit türkise Aliens
source-plurality_pink = Mehrheit rosa Aliens
source-plurality_brown = Mehrheit braune Aliens
source-station = Spielendeboni
source-leftovers = Übrige GEMs und Ressourcen

## Was das Spiel beendete

end-points = ein Stand von 40 Punkten
end-sectors = eine vollständige Station
end-aliens = das Ende des Alienvorrats
end-stalemate = ein Stillstand

## Ablehnungen

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-asked = Danach ist gerade nicht gefragt. Beantworte zuerst die offene Frage.
refusal-players = { $players } können nicht spielen: Das Spiel ist für zwei bis vier Personen.
refusal-no-such-player = Wer beginnt, muss eine der { $players } Personen sein.
refusal-first-game-hubs = Ein erstes Spiel hat seine eigenen Kerne: Wähle entweder das erste Spiel oder die Kerne für Fortgeschrittene.
refusal-not-shown = „{ $ship }“ liegt nicht aus. Nimm eines der Schiffe, die ausliegen.
refusal-not-dealt = { $hub } wurde dir nicht ausgeteilt. Behalte einen deiner beiden Kerne.
refusal-not-to-give-up = „{ $ship }“ gehört nicht zu den Schiffen, die du hier abgeben kannst.
refusal-other-sector = Der kostenlose Sektor muss Stufe { $level } und die genannte Farbe haben.
refusal-not-declined = Das darf nicht abgelehnt werden, solange es möglich ist.
refusal-no-such-ship = Diese Person hat kein Schiff „{ $ship }“.
refusal-ship-used = „{ $ship }“ ist schon benutzt. Es ist wieder frei, sobald sein Besitzer Einkommen genommen hat.
refusal-neutral-used = Auf „{ $ship }“ liegt ein Marker. Es ist wieder frei, sobald dieser zurückkehrt.
refusal-marker-out = Dein Neutralschiff-Marker liegt auf einem anderen neutralen Schiff. Nimm Einkommen, um ihn zurückzuholen.
refusal-not-enough = Nicht genug { $what }: Du brauchst { $need } und hast { $have }.
refusal-nothing-to-dismantle = Du hast kein anderes unbenutztes Schiff zum Abwracken.
refusal-dismantle-used = „{ $ship }“ ist benutzt. Nur unbenutzte Schiffe können abgewrackt werden.
refusal-not-own-ship = „{ $ship }“ gehört nicht zu deiner Flotte. Nur eigene Schiffe können abgewrackt werden.
refusal-nothing-to-build = Kein Sektor der Auslage passt an deine Station.
refusal-not-in-display = Sektor { $sector } liegt nicht in der Auslage.
refusal-place-taken = Dieser Flügel hat schon einen Sektor der Stufe { $level }.
refusal-lower-level-first = Dieser Flügel braucht zuerst seinen Sektor der Stufe { $level }.
refusal-no-transaction = Mit dem, was du hast, ist kein Geschäft möglich.
refusal-no-transaction-left = Alle Geschäfte dieser Aktion sind gemacht.
refusal-transact-first = Mache mindestens ein Geschäft.
refusal-no-alien = Hier können nur Aliens angeworben werden.
refusal-none-left = Der Vorrat ist leer: { $species }.
refusal-no-room = Kein freies Quartier: { $species }.
refusal-none-or-no-room = Nichts im Vorrat oder kein freies Quartier: { $species }.
refusal-nobody-comes = Im Vorrat ist niemand mehr, oder es gibt kein freies Quartier.
refusal-too-few-gained = In dieser Aktion wurden zu wenige angeworben: { $species }.
refusal-no-quarters = Dort kann niemand einziehen.
refusal-quarters-full = Dort sind alle Quartiere belegt.
refusal-other-atmosphere = Dort passt die Atmosphäre nicht: { $species }.
refusal-no-such-resident = Dort wohnt niemand dieser Art: { $species }.
refusal-nowhere-to-go = Es gibt keinen anderen Platz: { $species }.
refusal-same-sector = Ein Bewohner zieht in einen anderen Sektor, nicht innerhalb seines eigenen um.
refusal-nobody-to-move = Keiner deiner Bewohner hat einen anderen Platz.
refusal-no-such-die = Kein solcher Würfel ist übrig: { $face }.
refusal-mark-first = Markiere zuerst die Würfel, die du erneut werfen willst.
refusal-capacity-used = Dein Schiff kann nichts mehr laden.
refusal-select-one = Wähle mindestens einen Würfel.
refusal-no-step-left = Alle Schritte sind gemacht.
refusal-other-track = Der zweite Schritt muss auf einer anderen Leiste sein.
refusal-top-level = Dein Marker ist schon ganz oben: { $track }.
refusal-tracks-finished = Alle deine Marker sind ganz oben.
refusal-advance-first = Rücke mindestens einen Schritt vor.
refusal-bonus-too-high = Du darfst Boni bis Stufe { $level } wählen.
refusal-choose-two = Diese Stufe gibt zwei verschiedene Boni: Wähle beide.
refusal-two-different = Die beiden Boni müssen verschieden sein.
refusal-ability-used = Diese Fähigkeit wurde in dieser Aktion schon genutzt.
refusal-ability-elsewhere = Diese Fähigkeit gehört nicht zu diesem Zeitpunkt.
refusal-ability-inactive = Diese Fähigkeit ist nicht aktiv: Ihr Quartier war vor diesem Zug nicht belegt.
refusal-compulsory = Ein Bonus ist noch übrig, der genommen werden muss.
refusal-no-conversion = Jetzt gibt es nichts zu tauschen.
refusal-other-conversion = Dein Kern tauscht etwas anderes.
refusal-not-the-price = Bezahle genau, was fällig ist, insgesamt { $total }.
refusal-not-the-gain = Nimm genau { $total } der angebotenen Ressourcen.
refusal-income-not-allowed = Einkommen ist nicht erlaubt: Du hast mehr als { $gems } GEMs, keines deiner Schiffe ist benutzt, und Schiffsaktionen sind möglich.
refusal-no-special-turn = Dein Kern hat keinen solchen Zug.
refusal-must-move = Jemand auf deinem Kern hat einen Platz und muss dorthin ziehen.
refusal-not-to-return = Nur der leere äußerste Sektor eines Flügels kann zurückgegeben werden.

## Fragen

ask-start = Wer beginnt?
    .why = Der Zufall bestimmt, wer beginnt; die anderen folgen im Uhrzeigersinn.
ask-aliens = Aliens aus dem Beutel ziehen
    .why = Nur die gezogenen Aliens spielen in dieser Partie mit.
ask-display = Einen Sektor auslegen
    .why = Sektoren der Auslage dürfen alle bauen; sie werden nicht ersetzt.
ask-deal = Einen Kern austeilen
    .why = Alle erhalten zwei Kerne und behalten einen davon.
ask-sets = Ein Set austeilen
    .why = In der ersten Partie kommen Kern und Schiffe zusammen.
ask-reveal = Ein Schiff aufdecken
    .why = Es kommt aus den Karten, die niemand gesehen hat.
ask-draft = Wähle ein Schiff.
    .why = Die Schiffe, die du jetzt nimmst, sind dein Werkzeug für das ganze Spiel; andere dürfen sie gegen Gebühr einsetzen.
ask-hub = Welchen Kern behältst du?
    .why = Der Kern ist das Herz deiner Station: Er gibt dir Startvorrat, Einkommen und eine besondere Fähigkeit.
ask-give-up = Welches Schiff gibst du ab?
    .why = Es verlässt das Spiel, ohne Metall zu bringen.
ask-reserve = Einen Sektor für die Reserve ziehen
    .why = Nur wer den Kern hat, darf ihn bauen.
ask-free-sector = Welchen Sektor nimmst du kostenlos?
    .why = Er kommt sofort an deine Station.
ask-turn = Du bist am Zug: Setze ein Schiff ein oder nimm Einkommen.
    .why = Du darfst jedes unbenutzte Schiff einsetzen: ein eigenes, ein fremdes oder ein neutrales. Einkommen macht deine Schiffe wieder frei und bringt GEMs und Ressourcen.
ask-dismantle = Welches deiner unbenutzten Schiffe wrackst du ab?
    .why = Es verlässt das Spiel für immer und bringt Metall für Sektoren.
ask-build = Welchen Sektor baust du?
    .why = Jeder Flügel hat eine Farbe und wächst von Stufe 1 bis Stufe 3. Sektoren zählen 4, 6 und 10 Punkte.
ask-transactions = { $left ->
        [one] Noch ein Geschäft: welches?
       *[other] Noch { $left } Geschäfte: welches kommt als Nächstes?
    }
    .why = Wirb Aliens für Nahrung und Wasser an, tausche zwei Ressourcen gegen eine oder kaufe eine Ressource.
ask-roll = { $dice ->
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
    .why = Nahrung und Wasser sind doppelt so wahrscheinlich wie Metall oder ein Mensch.
ask-reroll = Wirfst du Würfel erneut?
    .why = Markiere die Würfel, die dir nicht gefallen, und wirf sie zusammen.
ask-dice = { $keep ->
        [one] Wähle noch einen Würfel.
       *[other] Wähle bis zu { $keep } Würfel.
    }
    .why = Jeder Würfel bringt seine Ressource. Ein Mensch kann für einen Punkt beobachtet werden oder sich dir für je eine Nahrung, ein Wasser und ein Metall anschließen.
ask-advance = Auf welcher Leiste rückst du vor?
    .why = Leisten zahlen Boni, wann immer jemand ein Schiff ihrer Art einsetzt; wer allein führt, hat die größte Auswahl.
ask-abilities = Welche Fähigkeit nutzt du?
    .why = Fähigkeiten deiner Station folgen der Aktion, in der Reihenfolge deiner Wahl.
ask-pay = { $total ->
        [one] Welche Ressource bezahlst du?
       *[other] Welche { $total } Ressourcen bezahlst du?
    }
    .why = Bezahlt wird immer genau.
ask-take = { $n ->
        [one] Welche Ressource nimmst du?
       *[other] Welche { $n } Ressourcen nimmst du?
    }
    .why = Der Vorrat an Ressourcen geht nie aus.
ask-species = Welches Alien kommt kostenlos zu dir?
    .why = Es muss im Vorrat sein und ein freies Quartier finden.
ask-settle = Wo zieht der Bewohner ein: { $species }?
    .why = Er nimmt das freie Quartier ganz links. Dessen Fähigkeit wirkt ab deinem nächsten Zug.
ask-bonus = Wähle deinen Diplomatiebonus: { $track }.
    .why = Jemand hat ein Schiff dieser Art eingesetzt, und dein Marker steht auf der Leiste.
ask-relocation = Siedelst du Bewohner um?
    .why = Für 1 GEM zieht ein Bewohner in einen anderen Sektor; die rechts von ihm rücken auf.
ask-resident = Welcher Bewohner zieht um?
    .why = Er gilt als in diesem Zug eingezogen.
ask-evict = Welcher Bewohner verlässt den Kern?
    .why = Nach jedem deiner ersten fünf Einkommen zieht einer in einen Sektor.
ask-give-back = Was gibst du zurück?
    .why = Dein Kern nimmt nach jedem Einkommen einen Bewohner oder einen leeren äußersten Sektor.
ask-last-moment = Tauschst du noch etwas, bevor dein Zug endet?
    .why = Dies ist der letzte Moment deines Zuges.
ask-convert = Tauschst du etwas?
    .why = Dein Kern erlaubt es neben jeder anderen Frage deines Zuges.

## Gruppen von Möglichkeiten

group-own = Deine Schiffe
group-others = Fremde Schiffe
group-neutral = Neutrale Schiffe
group-income = Einkommen
group-convert = Tauschen
group-choose = Wählen
group-end = Weiter

## Züge

move-draft = Nimm: { $ship }
move-hub = { $hub } behalten
move-give-up = Gib ab: { $ship }
move-use = { $ship }
    .other = { $ship } von Platz { $seat }
move-income = Einkommen nehmen
move-human-income = Einen Menschen kaufen, dann Einkommen nehmen
move-convert = Einen Punkt in GEMs tauschen
    .resource = Metall in { $resource } tauschen
move-dismantle = Wracke ab: { $ship }
move-build = Baue Sektor { $sector }
    .free = Nimm Sektor { $sector }
move-alien = Wirb an: { $species }
move-trade = Ressourcen tauschen
move-buy = Ressource kaufen
move-mark = Würfel markieren: { $face }
move-reroll = Die markierten Würfel werfen
move-collect = { $resource } einsammeln
move-observe = Menschheit beobachten
move-ally = Menschen als Verbündeten gewinnen
move-advance = Rücke vor: { $track }
move-ability = { $place }: { $effect }
move-pay = Bezahle { $goods }
move-take = Nimm { $goods }
move-choose = Wähle: { $species }
move-settle = Einzug: { $place }
move-bonus = { $goods }
move-bonuses = { $goods }
move-relocate = Einen Bewohner umsiedeln
move-resident = { $species } von hier: { $place }
    .new = { $species } von hier, in diesem Zug eingezogen: { $place }
move-return-resident = Zurückgeben: { $species }, { $place }
move-return-sector = Sektor { $sector } zurückgeben
move-done = Fertig
    .keep = Diese Würfel behalten
    .stop = Keine weiteren Würfel

## Was geschehen ist

event-begins = beginnt das Spiel
event-drawn = Aus dem Beutel kommen { $aliens }.
event-opened = Sektor { $sector } liegt in der Auslage.
event-reserved = erhält Sektor { $sector } für die eigene Reserve
event-dealt = erhält zur Wahl: { $hub }
event-kept-hub = erhält { $hub }
event-revealed = Aufgedeckt: { $ship }.
event-took-ship = erhält ein Schiff: { $ship }
event-gave-up = verliert ein Schiff: { $ship }
event-discarded = Niemand will es: { $ship }.
event-extra-turn = hat danach noch einen Zug
event-fee = erhält die Gebühr von Platz { $seat }
event-lost-points = verliert Punkte
event-arrived = nimmt jemanden auf: { $species }, { $place }
event-relocated = siedelt jemanden um: { $species }, { $place } → { $to }
event-rolled = würfelt { $dice }
event-advanced = { $steps ->
        [one] rückt einen Schritt vor: { $track }
       *[other] rückt { $steps } Schritte vor: { $track }
    }
event-ability = nutzt eine Fähigkeit ({ $place }): { $effect }
event-ending = löst das Ende des Spiels aus: { $cause }
event-over = Das Spiel ist zu Ende.
event-scored = wertet: { $source }
event-start-stock = nimmt den Startvorrat
event-turn-order = hat zusätzliche GEMs für den späteren Beginn
event-bonus = nimmt einen Bonus: { $track }
event-income = hat Einkommen ({ $place })
event-space = hat Einkommen durch jemanden vom Start: { $species }
event-immediate = erhält sofort etwas durch Sektor { $sector }

## Wann Fähigkeiten wirken

on-income = Einkommen: { $effect }
on-after-income = Nach dem Einkommen: { $effect }
on-use = { $ship }: { $effect }
on-gain-alien = Wenn du ein Alien bekommst: { $effect }
on-gain-human = Wenn du einen Menschen bekommst: { $effect }
on-passive = Immer: { $effect }
on-own-turn = Einmal im Zug: { $effect }
on-any-time = Jederzeit in deinem Zug: { $effect }
on-instead-of-turn = Statt eines Zuges: { $effect }
on-immediate = Sofort: { $effect }
on-endgame = Spielende: { $effect }
on-setup = Aufbau: { $effect }

## Was Fähigkeiten tun

effect-gain = { $goods }
effect-choice = { $n } aus { $kinds }
effect-gain-per = { $goods } für je { $every } ({ $count })
effect-exchange = { $pay } → { $gain }
effect-transport = { $n ->
        [one] ein Geschäft
       *[other] { $n } Geschäfte
    }
effect-extra-transactions = { $n ->
        [one] ein Geschäft mehr
       *[other] { $n } Geschäfte mehr
    }
effect-extra-duration = { $n ->
        [one] ein Würfel mehr
       *[other] { $n } Würfel mehr
    }
effect-extra-capacity = Ladekapazität +{ $n }
effect-reroll = beliebige Würfel einmal erneut werfen
effect-roll-dice = { $roll } Würfel werfen, { $keep } behalten
effect-discount = Sektoren kosten { $n } Metall weniger
effect-use-cost-discount = { $ship }: { $gems } GEMs weniger ({ $scope })
effect-human-discount = Menschen kosten { $n } Ressource weniger
effect-free-alien = kostenlos: { $species }
effect-bonus-alien = noch eines einer Spezies, von der du { $n } angeworben hast
effect-free-human = { $n ->
        [one] ein kostenloser Mensch
       *[other] { $n } kostenlose Menschen
    }
effect-buy-human = ein Mensch für { $pay }
effect-free-advance = ein kostenloser Schritt auf einer Leiste
effect-advance-all = alle deine Marker rücken vor
effect-extra-diplomacy = { $gems } GEMs für eine weitere Diplomatieaktion
effect-diplomacy = eine Diplomatieaktion
effect-points-for-tracks = ein Punkt für jeden Marker auf Stufe { $level } oder höher, abzüglich { $minus }
effect-extra-turn = { $gems ->
        [0] ein zusätzlicher Zug
       *[other] ein zusätzlicher Zug für { $gems } GEMs
    }
effect-free-sector = ein kostenloser Sektor der Stufe { $level }: { $color }
effect-mixed-atmosphere = Sektoren dieser Farbe nehmen alle Aliens auf: { $color }
effect-build-any-order = Sektoren in beliebiger Reihenfolge der Stufen
effect-human-then-income = ein Mensch für { $pay }, dann Einkommen
effect-evict = ein Startbewohner verlässt den Kern
effect-return-or-lose = einen Bewohner oder Sektor zurückgeben oder { $points } Punkte verlieren
effect-draw-ships = { $draw } Schiffe der Stufe { $level } ziehen, { $keep } behalten
effect-discard-ship = ein Schiff der Stufe { $level } verlieren: { $ship }
effect-place-on-hub = auf dem Kern: { $residents }
effect-private-sectors = eine eigene Reserve an Sektoren
effect-score-per = { $goods } für je { $every } ({ $count })
effect-score-table = Punkte nach { $count }: { $table }

## Geltung billigerer Schiffe

scope-own = eigene Schiffe
scope-other = fremde und neutrale Schiffe
scope-any = alle Schiffe
species-any = ein Alien beliebiger Spezies
species-built = ein Alien in der Farbe des neuen Sektors

## Was gezählt wird

count-own_ship = eigene Schiffe
count-human = Menschen
count-alien_teal = türkise Aliens
count-alien_pink = rosa Aliens
count-alien_brown = braune Aliens
count-sector = Sektoren
count-sector_level3 = Sektoren der Stufe 3
count-full_sector = voll belegte Sektoren
count-metal = Metall

## Ein neues Spiel

setup-players = Personen
    .text = Zwei bis vier Personen spielen.
setup-hubs = Kerne
    .text = Welche Kerne ausgeteilt werden.
setup-hubs-basic = Grundspiel
    .text = Nur die Kerne B-1 bis B-12 werden ausgeteilt.
setup-hubs-advanced = Fortgeschrittenenspiel
    .text = Alle 24 Kerne werden ausgeteilt.
setup-friendly = Freundliche Variante
    .text = Von jeder Art liegt ein Sektor mehr in der Auslage.
setup-first_game = Erstes Spiel
    .text = Kerne und Schiffe kommen als vorgegebene Sets, und die Auslage hat die einfacheren Sektoren.
setup-starting_player = Startspieler:in
    .text = Wer beginnt.
setup-starting_player-chance = Der Zufall entscheidet
    .text = Jede Person kann beginnen.
setup-starting_player-first = Platz 1
    .text = Platz 1 beginnt.
setup-starting_player-second = Platz 2
    .text = Platz 2 beginnt.
setup-starting_player-third = Platz 3
    .text = Platz 3 beginnt.
setup-starting_player-fourth = Platz 4
    .text = Platz 4 beginnt.

## Schritte

step-start = Wer beginnt
step-aliens = Ziehen der Aliens
step-display = Auslegen der Sektoren
step-deal = Austeilen der Kerne
step-sets = Austeilen der Sets
step-draft = Auswahlrunde
step-hubs = Wahl der Kerne
step-benefits = Startvorteile
step-turn = Zug
step-action = Schiffsaktion
step-after = Folgeboni
step-tracks = Diplomatieboni
step-income = Einkommen
step-powers = Einkommensfähigkeiten
step-relocation = Umsiedlung
step-after-income = Nach dem Einkommen
step-last-moment = Letzter Moment
step-end-of-turn = Ende des Zuges
step-over = Das Spiel ist zu Ende

## Zeichnungen

draw-centre = Planeten, Leisten und neutrale Schiffe
draw-how = So liest man das
draw-ships = Schiffe
draw-ships-hint = Du darfst jedes unbenutzte Schiff am Tisch benutzen. Preise in GEMs: Die erste Zahl kommt auf das Schiff, die zweite bekommt sein Besitzer. Ein benutztes Schiff ist wieder frei, wenn sein Besitzer Einkommen genommen hat.
draw-sectors = Sektoren
draw-sectors-hint = Der Preis ist Metall. Ein Bewohner schaltet ab dem nächsten Zug ein, was unter seinem Fenster steht: ohne Zeichen bei jedem Einkommen, sonst immer, wenn du das gezeigte Schiff benutzt, den gezeigten Bewohner erhältst, oder am Ende (Fahne). Ein Stern: sofort beim Bau.
draw-signs = Zeichen
draw-sign-swap = Geschäft
draw-sign-track = Diplomatieschritt
draw-sign-die = Würfel
draw-sign-keep = behaltener Würfel
draw-sign-again = zusätzlicher Zug oder neuer Wurf
draw-sign-resources = beliebige Ressource
draw-sign-alien = Alien beliebiger Spezies
draw-sign-ship = Schiff
draw-sign-sector = Sektor
draw-sign-now = sofort beim Bau
draw-sign-end = am Spielende
draw-scoring = Wertung
draw-seat = Spieler { $number }
draw-none = nichts
draw-nobody = niemand
draw-now = entscheidet
draw-used = benutzt
draw-neutral-ships = Neutrale Schiffe
draw-draft = Schiffe zur Auswahl
draw-drawn = Gezogene Schiffe
draw-dice = { $keep ->
        [one] Würfel: einer darf noch behalten werden
       *[other] Würfel: bis zu { $keep } dürfen behalten werden
    }
draw-again = wird neu geworfen
draw-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
draw-more = { $amount }, nächstes Einkommen: { $more } mehr
draw-income = Nächstes Einkommen: { $amount }
draw-fleet = { $count ->
        [one] Flotte: ein Schiff
       *[other] Flotte: { $count } Schiffe
    }
draw-station = { $count ->
        [one] Station mit einem Sektor
       *[other] Station mit { $count } Sektoren
    }
draw-module = { $text } Bewohner: { $residents }.
draw-slot = Platz für einen Sektor der Stufe { $level }: { $color }
draw-level = Stufe { $level }
draw-lobby = Auf dem Kern:
draw-dealt = Kerne zur Auswahl
draw-start = Zu Beginn
draw-reserve = Reserve: nur du kannst sie bauen
draw-planet = { $text } Im Vorrat: { $count }. Preis: { $goods }.
draw-diplomacy = Diplomatietafel
draw-diplomacy-hint = Diplomatie: ein Bonus, wenn ein Schiff der Art benutzt wird
draw-two = zwei davon
draw-lobbying = Was ein Schritt auf eine Stufe kostet: 1 bis 5 GEMs
draw-lobbying-short = Schritt
draw-on-level = { $who } auf Stufe { $level }
draw-dismantle = Abwracken
draw-construction = Bau
draw-transport = Transport
draw-diplomacy-ship = Diplomatie
draw-expedition = Expedition
draw-farm = Farm
draw-ice_collector = Eis
draw-end = Was das Spiel beendet
draw-ending = Letzte Züge: { $cause } beendet das Spiel.
draw-aliens = noch { $count } Aliens; bei { $end } endet das Spiel
draw-species = Bewohner jeder Spezies
draw-sheet = Wenn das Spiel jetzt endete
draw-total = Summe
