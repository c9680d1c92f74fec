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
    .one = ein türkises Alien
pink = rosa Alien
    .amount = { $count ->
        [one] { $count } rosa Alien
       *[other] { $count } rosa Aliens
    }
    .text = Ensaroo: aerob, in rosa Sektoren zu Hause.
    .one = ein rosa Alien
brown = braunes Alien
    .amount = { $count ->
        [one] { $count } braunes Alien
       *[other] { $count } braune Aliens
    }
    .text = Zonri: aerob, in braunen Sektoren zu Hause.
    .one = ein braunes Alien
gold = goldenes Alien
    .amount = { $count ->
        [one] { $count } goldenes Alien
       *[other] { $count } goldene Aliens
    }
    .text = Whijinga: anaerob, dürfen in jedem Sektor wohnen.
    .one = ein goldenes Alien
human = Mensch
    .amount = { $count ->
        [one] { $count } Mensch
       *[other] { $count } Menschen
    }
    .text = Menschen kommen von Terra und dürfen in jedem Sektor wohnen.
    .one = einen Menschen

## Farben der Sektoren

color-teal = türkis
color-brown = braun
color-pink = rosa
color-any = beliebige Farbe

## Schiffsarten

dismantle = Abwrack­schiff
construction = Bauschiff
transport = Transport­schiff
diplomacy = Diplomatie­schiff
expedition = Expeditions­schiff
farm = Farmschiff
ice_collector = Eissammler
any-ship = Schiff

## Schiffe

L1-DIS = Abwrack­schiff der Stufe 1
    .the = das Abwrack­schiff der Stufe 1
L1-CON = Bauschiff der Stufe 1
    .the = das Bauschiff der Stufe 1
L1-TRA = Transport­schiff der Stufe 1
    .the = das Transport­schiff der Stufe 1
L1-DIP = Diplomatie­schiff der Stufe 1
    .the = das Diplomatie­schiff der Stufe 1
L1-EXP = Expeditions­schiff der Stufe 1
    .the = das Expeditions­schiff der Stufe 1
L2-DIS = Abwrack­schiff der Stufe 2
    .the = das Abwrack­schiff der Stufe 2
L2-CON = Bauschiff der Stufe 2
    .the = das Bauschiff der Stufe 2
L2-TRA = Transport­schiff der Stufe 2
    .the = das Transport­schiff der Stufe 2
L2-EXP = Expeditions­schiff der Stufe 2
    .the = das Expeditions­schiff der Stufe 2
L2-FAR = Farmschiff der Stufe 2
    .the = das Farmschiff der Stufe 2
L2-ICE = Eissammler der Stufe 2
    .the = den Eissammler der Stufe 2
L3-DIS = Abwrack­schiff der Stufe 3
    .the = das Abwrack­schiff der Stufe 3
L3-CON = Bauschiff der Stufe 3
    .the = das Bauschiff der Stufe 3
L3-TRA = Transport­schiff der Stufe 3
    .the = das Transport­schiff der Stufe 3
L3-EXP = Expeditions­schiff der Stufe 3
    .the = das Expeditions­schiff der Stufe 3
L3-DIP = Diplomatie­schiff der Stufe 3
    .the = das Diplomatie­schiff der Stufe 3
L3-FAR = Farmschiff der Stufe 3
    .the = das Farmschiff der Stufe 3
L3-ICE = Eissammler der Stufe 3
    .the = den Eissammler der Stufe 3
N-DIS = neutrales Abwrack­schiff
    .the = das neutrale Abwrack­schiff
N-CON = neutrales Bauschiff
    .the = das neutrale Bauschiff
N-TRA = neutrales Transport­schiff
    .the = das neutrale Transport­schiff
N-DIP = neutrales Diplomatie­schiff
    .the = das neutrale Diplomatie­schiff
N-EXP = neutrales Expeditions­schiff
    .the = das neutrale Expeditions­schiff

## Diplomatieleisten

track-dismantle = Abwrack­leiste
track-construction = Bauleiste
track-transport = Transport­leiste
track-expedition = Expeditions­leiste

## Was Schiffe tun

ship-dismantle = { $n ->
        [0] Wracke eines deiner unbenutzten Schiffe ab und nimm sein Metall.
       *[other] Wracke eines deiner unbenutzten Schiffe ab und nimm sein Metall und { $n } mehr.
    }
ship-construction = { $n ->
        [0] Baue einen Sektor.
       *[other] Baue einen Sektor für { $n } Metall weniger.
    }
ship-transport = Mache bis zu { $n } Geschäfte.
ship-diplomacy = { $n ->
        [one] Rücke einen Schritt auf einer Leiste vor.
       *[other] Rücke auf bis zu { $n } verschiedenen Leisten vor.
    }
ship-expedition = Wirf { $n } Würfel und behalte bis zu { $keep }.
ship-farm = Nimm { $n } Nahrung.
ship-ice_collector = Nimm { $n } Wasser.
ship-price = Die Einsatz­kosten sind { $cost } GEMs; andere zahlen dazu { $fee } als Eigner­gebühr. Abgewrackt bringt es { $metal } Metall.
ship-neutral = Die Einsatz­kosten sind { $cost } GEMs; dein Neutral­schiff-Marker liegt darauf bis zu deinem nächsten Einkommen.

## Was Sektoren sind

sector-size = Stufe { $level }, { $color }; { $metal } Metall; { $quarters } Quartiere.
sector-quarter = Quartier { $quarter }: { $ability }

## Kerne

B-1 = Kern B-1
    .text = Spiel­aufbau: 1 Schritt auf der Bauleiste. Einkommen: 1 GEM für jedes eigene Schiff. Nach dem Einsatz eines Bauschiffs: 1 kostenloses Alien in der Farbe des neuen Sektors. Spielende: 2 Punkte für jeden Sektor der Stufe 3.
B-2 = Kern B-2
    .text = Spiel­aufbau: 1 Schritt auf der Abwrack­leiste; 3 Schiffe der Stufe 2 ziehen, 2 behalten. Einkommen: 1 GEM für jedes eigene Schiff. Nach dem Einsatz eines Abwrack­schiffs: 1 Metall, 1 Nahrung und 1 Wasser mehr.
B-3 = Kern B-3
    .text = Spiel­aufbau: 1 Schritt auf der Transport­leiste. Einkommen: 1 GEM für jedes eigene Schiff. Nach dem Einsatz eines Transport­schiffs: 1 kostenloses Alien beliebiger Spezies.
B-4 = Kern B-4
    .text = Spiel­aufbau: 1 Schritt auf der Expeditions­leiste. Einkommen: 1 GEM für jedes eigene Schiff und 1 GEM für je 2 Menschen. Expeditions­schiffe: mit beliebigen Würfeln einmal erneut würfeln. Spielende: 1 Punkt für jeden Menschen.
B-5 = Kern B-5
    .text = Spiel­aufbau: 1 Schritt auf der Transport­leiste. Einkommen: 1 GEM für jedes eigene Schiff; du darfst 1 Geschäft machen. Spielende: 2 Punkte für jeden voll belegten Sektor.
B-6 = Kern B-6
    .text = Spiel­aufbau: 1 kostenloser brauner Sektor der Stufe 1; du verlierst das Diplomatie­schiff der Stufe 1. Einkommen: 1 GEM für jedes eigene Schiff und 1 Punkt. Jederzeit in deinem Zug: 1 Punkt in 4 GEMs umwandeln. Spielende: 1 Punkt für jedes braune Alien.
B-7 = Kern B-7
    .text = Spiel­aufbau: 1 kostenloser brauner Sektor der Stufe 1. Einkommen: 1 GEM für jedes eigene Schiff und 1 Wasser für je 4 braune Aliens. Spielende: 1 Punkt für jedes braune Alien.
B-8 = Kern B-8
    .text = Spiel­aufbau: 1 kostenloser türkiser Sektor der Stufe 1. Einkommen: 1 GEM für jedes eigene Schiff, dazu 1 Nahrung oder 1 Wasser. Spielende: 1 Punkt für jedes türkise Alien.
B-9 = Kern B-9
    .text = Spiel­aufbau: 1 Schritt auf der Transport­leiste; 1 kostenloser türkiser Sektor der Stufe 1. Einkommen: 1 GEM für jedes eigene Schiff und 1 Nahrung für je 4 türkise Aliens. Spielende: 1 Punkt für jedes türkise Alien.
B-10 = Kern B-10
    .text = Spiel­aufbau: 1 kostenloser rosa Sektor der Stufe 1. Einkommen: 1 GEM für jedes eigene Schiff und 1 GEM für je 2 rosa Aliens. Spielende: 1 Punkt für jedes rosa Alien.
B-11 = Kern B-11
    .text = Spiel­aufbau: 1 kostenloser rosa Sektor der Stufe 1; 3 rosa Aliens auf dem Kern, der 3 Quartiere für rosa und goldene Aliens und Menschen hat. Einkommen: 1 GEM für jedes eigene Schiff. Spielende: 1 Punkt für jedes rosa Alien.
B-12 = Kern B-12
    .text = Spiel­aufbau: 1 Diplomatie­schritt nach Wahl. Einkommen: 1 GEM für jedes eigene Schiff. Nach dem Einsatz eines Diplomatie­schiffs: 1 kostenloser Mensch. Spielende: 1 Punkt für jeden Menschen.
A-1 = Kern A-1
    .text = Spiel­aufbau: 2 Schiffe der Stufe 2 ziehen, 1 behalten. Einkommen: 10 GEMs, egal wie viele Schiffe du hast. Einmal im Zug, vor oder nach deiner Aktion: 1 Metall in 1 Nahrung oder 1 Wasser umwandeln. Spielende: 20, 15, 10 oder 5 Punkte bei 0, 1, 2 oder 3 eigenen Schiffen.
A-2 = Kern A-2
    .text = Einkommen: 1 GEM für jedes eigene Schiff und 3 GEMs dazu. Der Einsatz fremder und neutraler Schiffe kostet 2 GEMs weniger, der eigener Schiffe 1 GEM weniger, mindestens aber 1.
A-3 = Kern A-3
    .text = Spiel­aufbau: 1 Schritt auf der Transport­leiste und 1 auf der Expeditions­leiste. Einkommen: 1 GEM für jedes eigene Schiff. Nach dem Einsatz eines Transport­schiffs darfst du 3 Würfel werfen und 2 behalten; nach dem Einsatz eines Expeditions­schiffs darfst du 1 Geschäft machen.
A-4 = Kern A-4
    .text = Spiel­aufbau: 1 Schritt auf der Transport­leiste; du verlierst das Diplomatie­schiff der Stufe 1. Einkommen: 2 GEMs für jedes eigene Schiff. Transport­schiffe: 1 Geschäft mehr. Spielende: 2 Punkte für jedes eigene Schiff.
A-5 = Kern A-5
    .text = Spiel­aufbau: 2 Diplomatie­schritte nach Wahl; du verlierst das Diplomatie­schiff der Stufe 1 und 1 Schiff der Stufe 2. Einkommen: 2 GEMs für jedes eigene Schiff. Der Einsatz fremder und neutraler Schiffe kostet 1 GEM weniger, mindestens aber 1.
A-6 = Kern A-6
    .text = Spiel­aufbau: eine eigene Reserve mit 1 Sektor jeder Stufe und Farbe; nur du kannst aus ihr bauen. Einkommen: 1 GEM für jedes eigene Schiff. Sektoren kosten 1 Metall weniger. Spielende: 1 Punkt für jeden Sektor.
A-7 = Kern A-7
    .text = Spiel­aufbau: 2 Diplomatie­schritte nach Wahl. Einkommen: 1 GEM für jedes eigene Schiff; du darfst 1 Diplomatie­aktion machen. Nach dem Einsatz eines Diplomatie­schiffs: 1 Punkt. Fremde Diplomatie­schiffe und das neutrale einzusetzen kostet 2 GEMs weniger, mindestens aber 1.
A-8 = Kern A-8
    .text = Spiel­aufbau: 2 Schiffe der Stufe 2 ziehen, 1 behalten. Einkommen: 1 GEM für jedes eigene Schiff. Statt eines Zuges darfst du, wenn Einkommen erlaubt ist, für 1 Nahrung, 1 Wasser und 1 Metall einen Menschen kaufen und dann Einkommen nehmen. Expeditions­schiffe: 1 Würfel mehr, 1 mehr behalten.
A-9 = Kern A-9
    .text = Spiel­aufbau: Du verlierst 1 Schiff der Stufe 2. Einkommen: 1 GEM für jedes eigene Schiff. Sektoren dürfen in beliebiger Reihenfolge der Stufen gebaut werden.
A-10 = Kern A-10
    .text = Spiel­aufbau: 1 Schritt auf der Expeditions­leiste. Einkommen: 1 GEM für jedes eigene Schiff. Expeditions­schiffe: Der Einsatz kostet 1 GEM weniger, mindestens aber 1; 1 Würfel mehr, 1 mehr behalten. Menschen kosten 1 Ressource weniger.
A-11 = Kern A-11
    .text = Spiel­aufbau: 1 Bewohner jeder Spezies steht auf dem Kern. Einkommen: 1 GEM für jedes eigene Schiff. Solange sie dort stehen, bringen sie dazu: das braune Alien 1 Metall, das rosa 1 Wasser, das türkise 1 Nahrung, das goldene 2 GEMs, der Mensch 1 Punkt. Nach jedem deiner ersten 5 Einkommen muss einer von ihnen in einen Sektor ziehen.
A-12 = Kern A-12
    .text = Spiel­aufbau: 2 Diplomatie­schritte nach Wahl. Einkommen: 1 GEM für jedes eigene Schiff. Bauschiffe: 1 Metall weniger. Abwrack­schiffe: 1 Metall mehr. Transport­schiffe: 1 Geschäft mehr. Expeditions­schiffe: 1 Würfel mehr behalten. Nach jedem Einkommen gibst du einen Bewohner oder einen Sektor zurück; nur wenn das unmöglich ist, verlierst du 5 Punkte.

## Wo das Spiel steht

stage-round = Runde { $number }
stage-last = letzte Züge
note-fee = { $fee } davon als Eigner­gebühr an { $owner }
note-relocate = { $goods } für jeden Bewohner, der umzieht

## Was von uns ist

reconstructed-mark = ◇ Zum Teil rekonstruiert: Das Regelheft zeigt nicht alle Werte dieser Karte.
reconstructed-cards = Viele Werte von Schiffen, Sektoren und Kernen sind unsere eigenen: Das Regelheft zeigt sie nicht.
reconstructed-dice = Welche Ressource nur auf einer Würfelseite steht, ist unsere Lesart.
reconstructed-prices = Lobbykosten, neutrale Schiffe, die Ressourcen zweier Leisten und der Preis goldener Aliens sind teilweise unsere eigenen.

## Daueraufträge

order-bonus = Diplomatie­boni
    .text = Wie dein Diplomatie­bonus gewählt wird, wenn es ein einzelner ist.
order-bonus-ask = Frag mich
    .text = Du wählst jedes Mal.
order-bonus-points = Den Punkt
    .text = Nimm den Punkt, wenn du darfst.
order-bonus-gems = Die meisten GEMs
    .text = Nimm so viele GEMs, wie du darfst.
order-bonus-resource = Die Ressource
    .text = Nimm die Ressource, wenn du darfst.
order-relocation = Umsiedeln
    .text = Ob du bei jedem Einkommen gefragt wirst, ob Bewohner für je 1 GEM umziehen.
order-relocation-skip = Nur wenn ich will
    .text = Niemand zieht um, außer du wählst das Umsiedeln zusammen mit dem Einkommen oder nimmst diese Antwort zurück.
order-relocation-ask = Frag mich
    .text = Du wirst gefragt, wann immer ein Bewohner umziehen könnte.

## Orte

place-hub = Kern
    .of = den Kern
    .in = auf dem Kern
    .from = vom Kern
    .to = auf den Kern
place-sector = Sektor { $sector }
    .of = Sektor { $sector }
    .in = in Sektor { $sector }
    .from = aus Sektor { $sector }
    .to = in Sektor { $sector }

## Herkunft der Punkte

source-handicap = Handicap
source-observed = Menschheit beobachtet
source-tracks = Diplomatie­boni
source-income = Einkommen
source-abilities = Fähigkeiten
source-immediate = Sofort­fähigkeiten
source-converted = In GEMs umgewandelt
source-lost = Verloren
source-sectors = Sektoren
source-residents = Bewohner
source-plurality_human = Mehrheit Menschen
source-plurality_gold = Mehrheit goldene Aliens
source-plurality_teal = Mehrheit türkise Aliens
source-plurality_pink = Mehrheit rosa Aliens
source-plurality_brown = Mehrheit braune Aliens
source-station = Spielende­boni
source-leftovers = Übrige GEMs und Ressourcen

## Was das Spiel beendete

end-points = ein Stand von 40 Punkten
end-sectors = eine vollständige Station
end-aliens = das Ende des Alienvorrats
end-stalemate = ein Stillstand
ending = hat das Spielende ausgelöst: { $cause }. { $now } ist zum letzten Mal am Zug.
    .more = hat das Spielende ausgelöst: { $cause }. { $now } ist zum letzten Mal am Zug; danach folgt der letzte Zug von { $rest }.
verdict-cause = hat das Spielende ausgelöst: { $cause }
verdict-aliens = gewinnt den Gleichstand mit mehr Aliens: { $own } zu { $other }
verdict-humans = gewinnt den Gleichstand an Punkten und Aliens mit mehr Menschen: { $own } zu { $other }
verdict-shared = Punkte, Aliens und Menschen sind gleich: { $winners } teilen sich den Sieg.

## Für das erste Spiel

coach-hub = Dein Kern
    .text = Jede Station wächst um einen Kern. Von ihm kommen dein Startvorrat, dein Einkommen und ein besonderes Talent. Wähle den Kern, dessen Talent du immer wieder nutzen möchtest.
coach-draft = Deine Flotte
    .text = Schiffe sind deine Aktionen. Du hast von jeder Grundart eines und nimmst jetzt bessere dazu. Nimm Arten, die andere kaum haben: Wer dein Schiff einsetzt, zahlt dir eine Eigner­gebühr.
coach-free-sector = Ein geschenkter Sektor
    .text = Dein Kern bringt den ersten Sektor eines Flügels mit. Seine Fenster sind Quartiere: Jeder Bewohner, der einzieht, schaltet das Zeichen darunter ein. Suche Zeichen, die du bei jedem Einkommen haben willst.
coach-first-turn = Ein Schiff, eine Aktion
    .text = In deinem Zug setzt du ein Schiff ein oder nimmst Einkommen. Die Einsatz­kosten legst du auf das Schiff; solange sie dort liegen, kann niemand es einsetzen. Eine Expedition ist ein guter Anfang: Sie bringt Ressourcen.
coach-others = Die Schiffe der anderen
    .text = Du darfst jedes unbenutzte Schiff am Tisch einsetzen. Für ein fremdes zahlst du die Einsatz­kosten und dazu die Eigner­gebühr, die seine Eigner:in behält. Manchmal ist das bessere Schiff das wert.
coach-neutral = Neutrale Schiffe
    .text = Fünf Schiffe gehören niemandem. Sie kosten etwas mehr, aber keine Eigner­gebühr. Du hast dafür einen einzigen Marker: Das nächste neutrale Schiff kannst du erst nach einem Einkommen einsetzen.
coach-income = Wozu Einkommen
    .text = Einkommen macht alle deine Schiffe frei und bringt GEMs und alles, was deine Bewohner eingeschaltet haben. Dafür muss eines deiner Schiffe benutzt sein, oder du hast höchstens 7 GEMs. Nimm es, wenn deine guten Schiffe verbraucht sind.
coach-dice = Deine erste Expedition
    .text = Du behältst nur so viele Würfel, wie das Schiff laden kann. Nahrung und Wasser bezahlen Aliens, Metall bezahlt Sektoren. Ein Mensch bringt beobachtet einen Punkt oder schließt sich dir für je eine Ressource an.
coach-dismantle = Aus Schiffen wird Metall
    .text = Metall ist knapp, und deine eigenen Schiffe sind voll davon. Ein abgewracktes Schiff ist für immer fort, und jedes Schiff weniger bedeutet weniger Einkommen. Fang mit dem an, das du am wenigsten brauchst.
coach-build = Dein erster Sektor
    .text = Ein Sektor bringt am Ende Punkte und Platz für Bewohner. Ein Flügel hat eine Farbe und wächst von Stufe 1 nach außen. Türkise, rosa und braune Aliens wohnen nur in Sektoren ihrer Farbe.
coach-transport = Geschäfte
    .text = Mit einem Transport­schiff machst du mehrere Geschäfte nacheinander. Vor allem wirbst du damit Aliens für Nahrung und Wasser an. Jeder Bewohner zählt 2 Punkte, und die Mehrheit einer Spezies bringt noch mehr.
coach-settle = Dein erster Bewohner
    .text = Quartiere füllen sich von links, und das Zeichen darunter wirkt ab deinem nächsten Zug. Ein voller Sektor leistet oft mehr als zwei halb leere. Goldene Aliens und Menschen dürfen überall wohnen.
coach-advance = Diplomatie
    .text = Für vier Schiffsarten gibt es je eine Leiste. Wann immer jemand ein Schiff dieser Art einsetzt, erhalten alle auf der Leiste einen Bonus. Geh dorthin, wo viel geschieht und wo du allein führen kannst.
coach-bonus = Ein Bonus in jedem Zug
    .text = Wer eine Leiste allein anführt, wählt den Bonus der eigenen Stufe oder einen darunter. Alle anderen wählen eine Stufe tiefer. Darum kann ein einziger Schritt viel wert sein.
coach-end = Was das Spiel beendet
    .text = Das Ende kommt mit 40 Punkten auf der Leiste, mit neun Sektoren an einer Station oder wenn nur noch 4 Aliens im Vorrat sind. Dann haben alle anderen noch einen Zug. Sektoren, Bewohner und Mehrheiten zählen erst dann.
coach-last-turn = Dein letzter Zug
    .text = Einkommen hilft dir nicht mehr: Gib aus, was du hast. Ein Sektor bringt 4, 6 oder 10 Punkte, ein Bewohner 2 und vielleicht eine Mehrheit. Was übrig bleibt, zählt fast nichts.

## Ablehnungen

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-asked = Danach ist gerade nicht gefragt. Beantworte zuerst die offene Frage.
refusal-ship-first = Dafür musst du zuerst ein { $ship } einsetzen.
refusal-players = Mit { $players } Personen lässt sich nicht spielen: Das Spiel ist für zwei bis vier Personen.
refusal-handicap-alone = Ein Handicap gleicht Unterschiede aus, und du spielst allein. Wähle mehr Personen.
refusal-handicap-seats = Es gibt ein Handicap für mehr als { $players } Personen. Gib jeder von ihnen eine Zahl.
refusal-handicap-range = Ein Handicap beträgt höchstens { $most } Punkte, mehr oder weniger.
refusal-no-such-player = Wer beginnt, muss eine der { $players } Personen sein.
refusal-first-game-hubs = Ein erstes Spiel hat seine eigenen Kerne: Wähle entweder das erste Spiel oder die Fort­geschrittenen-Kerne.
refusal-not-shown = „{ $ship }“ liegt nicht aus. Nimm eines der Schiffe, die ausliegen.
refusal-not-dealt = { $hub } wurde dir nicht ausgeteilt. Behalte einen deiner beiden Kerne.
refusal-not-to-give-up = „{ $ship }“ gehört nicht zu den Schiffen, die du hier abgeben kannst.
refusal-other-sector = Der kostenlose Sektor muss die Stufe { $level } und die genannte Farbe haben.
refusal-not-declined = Das darf nicht abgelehnt werden, solange es möglich ist.
refusal-no-such-ship = Diese Person hat dieses Schiff nicht: „{ $ship }“.
refusal-ship-used = „{ $ship }“ ist schon benutzt. Es ist wieder frei, sobald { $owner } Einkommen genommen hat.
refusal-neutral-used = Auf „{ $ship }“ liegt der Marker von { $owner }. Es ist wieder frei, sobald { $owner } Einkommen genommen hat.
refusal-marker-out = Dein Neutral­schiff-Marker liegt auf einem anderen neutralen Schiff. Nimm Einkommen, um ihn zurückzuholen.
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
refusal-no-room = Kein freies Quartier für diesen Bewohner: { $species }.
refusal-none-or-no-room = Niemand im Vorrat oder kein freies Quartier: { $species }.
refusal-nobody-comes = Im Vorrat ist niemand mehr, oder es gibt kein freies Quartier.
refusal-too-few-gained = In dieser Aktion wurden zu wenige angeworben: { $species }.
refusal-no-quarters = Dort kann niemand einziehen.
refusal-quarters-full = Dort sind alle Quartiere belegt.
refusal-other-atmosphere = Dort passt die Atmosphäre nicht: { $species }.
refusal-no-such-resident = Dort wohnt niemand dieser Art: { $species }.
refusal-nowhere-to-go = Es gibt keinen anderen Platz: { $species }.
refusal-same-sector = Ein Bewohner zieht in einen anderen Sektor um, nicht innerhalb seines eigenen.
refusal-nobody-to-move = Keiner deiner Bewohner hat einen anderen Platz.
refusal-no-such-die = Kein solcher Würfel ist übrig: { $face }.
refusal-mark-first = Markiere zuerst die Würfel, mit denen du erneut würfeln willst.
refusal-capacity-used = Die Lade­kapazität ist verbraucht: Kein weiterer Würfel kann behalten werden.
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
refusal-compulsory = Es ist noch ein Bonus übrig, den du nehmen musst.
refusal-no-conversion = Jetzt gibt es nichts umzuwandeln.
refusal-other-conversion = Dein Kern wandelt etwas anderes um.
refusal-not-the-price = Bezahle genau, was fällig ist, insgesamt { $total }.
refusal-not-the-gain = Nimm genau { $total } der angebotenen Ressourcen.
refusal-income-not-allowed = Einkommen ist nicht erlaubt: Du hast mehr als { $gems } GEMs, keines deiner Schiffe ist benutzt, und Schiffs­aktionen sind möglich.
refusal-no-special-turn = Dein Kern hat keinen solchen Zug.
refusal-must-move = Ein Bewohner deines Kerns kann in einen Sektor ziehen, also muss einer es tun.
refusal-not-to-return = Nur ein Sektor ohne Bewohner, der der äußerste seines Flügels ist, kann zurückgegeben werden.

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
    .why = In einem ersten Spiel kommen Kern und Schiffe zusammen.
ask-reveal = Ein Schiff aufdecken
    .why = Es kommt aus den Karten, die niemand gesehen hat.
ask-draft = Wähle ein Schiff.
    .why = Die Schiffe, die du jetzt nimmst, sind dein Werkzeug für das ganze Spiel; andere dürfen sie gegen eine Eigner­gebühr einsetzen.
ask-hub = Welchen Kern behältst du?
    .why = Der Kern ist das Herz deiner Station: Er gibt dir Startvorrat, Einkommen und eine Sonder­fähigkeit.
ask-give-up = Welches Schiff gibst du ab?
    .why = Es verlässt das Spiel, ohne Metall zu bringen.
ask-reserve = Einen Sektor für die Reserve ziehen
    .why = Nur wer den Kern hat, darf diesen Sektor bauen.
ask-free-sector = Welchen Sektor nimmst du kostenlos?
    .why = Er kommt sofort an deine Station.
ask-turn = Setze ein Schiff ein oder nimm Einkommen.
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
ask-reroll = Würfelst du erneut?
    .why = Markiere die Würfel, die dir nicht gefallen, und würfle mit ihnen zusammen erneut.
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
ask-settle = Wo bringst du { $resident } unter?
    .why = Wer einzieht, nimmt das freie Quartier ganz links. Dessen Fähigkeit ist ab deinem nächsten Zug aktiv.
ask-bonus = Wähle deinen Diplomatie­bonus: { $track }.
    .why = { $active } hat ein Schiff dieser Art eingesetzt, und dein Marker steht auf der Leiste.
ask-relocation = Siedelst du Bewohner um?
    .why = Für 1 GEM zieht ein Bewohner in einen anderen Sektor; die rechts von ihm rücken auf.
ask-resident = Welcher Bewohner zieht um?
    .why = Er gilt als in diesem Zug eingezogen.
ask-evict = Welcher Bewohner verlässt den Kern?
    .why = Nach jedem deiner ersten fünf Einkommen zieht einer in einen Sektor.
ask-give-back = Was gibst du zurück?
    .why = Dein Kern nimmt nach jedem Einkommen einen Bewohner oder einen äußersten Sektor ohne Bewohner.
ask-last-moment = Wandelst du noch etwas um, bevor dein Zug endet?
    .why = Dies ist der letzte Moment deines Zuges.
ask-convert = Wandelst du etwas um?
    .why = Dein Kern erlaubt es neben jeder anderen Frage deines Zuges.

## Gruppen von Möglichkeiten

group-own = Deine Schiffe
group-others = Fremde Schiffe
group-neutral = Neutrale Schiffe
group-income = Einkommen
group-convert = Umwandeln
group-choose = Wählen
group-end = Weiter

## Züge

move-draft = Nehmen: { $ship }
move-hub = { $hub } behalten
move-give-up = Abgeben: { $ship }
move-use = { $ship }
    .other = { $seat }: { $ship }
move-income = Einkommen nehmen
move-human-income = Einen Menschen kaufen, dann Einkommen nehmen
move-convert = Einen Punkt in GEMs umwandeln
    .resource = Metall in { $resource } umwandeln
move-dismantle = Abwracken: { $ship }
move-build = Sektor { $sector } bauen
    .free = Sektor { $sector } nehmen
move-alien = Anwerben: { $species }
move-trade = Ressourcen tauschen
move-buy = Ressource kaufen
move-mark = Würfel markieren: { $face }
move-reroll = Mit den markierten Würfeln erneut würfeln
move-collect = { $resource } behalten
move-observe = Menschheit beobachten
move-ally = Menschlichen Verbündeten gewinnen
move-advance = Vorrücken: { $track }
move-ability = { $place }: { $effect }
move-pay = Bezahlen: { $goods }
move-take = Nehmen: { $goods }
move-choose = { $species }
move-settle = { $place }
move-bonus = { $goods }
move-bonuses = { $goods }
move-relocate = Einen Bewohner umsiedeln
move-resident = { $species } · { $place }
    .new = { $species } · { $place }, in diesem Zug eingezogen
move-return-resident = Zurückgeben: { $species } · { $place }
move-return-sector = Sektor { $sector } zurückgeben
move-done = Fertig
    .keep = Die Würfel so lassen
    .stop = Keine weiteren Würfel

## Wie das Protokoll einen Zug erzählt

deed-human-income = kauft vor dem Einkommen einen Menschen
deed-convert = wandelt einen Punkt in GEMs um
    .resource = wandelt Metall in { $resource } um
deed-build = baut Sektor { $sector } ({ $color }, Stufe { $level })
    .free = nimmt Sektor { $sector } kostenlos ({ $color }, Stufe { $level })
deed-alien = wirbt { $resident } an
deed-trade = tauscht Ressourcen
deed-buy = kauft eine Ressource
deed-reroll = würfelt erneut mit { $dice }
deed-collect = behält einen Würfel
deed-observe = beobachtet die Menschheit
deed-ally = gewinnt einen menschlichen Verbündeten
deed-advance = rückt auf der { $track } auf Stufe { $level } vor
deed-pay = bezahlt
deed-take = nimmt

## Was geschehen ist

event-begins = beginnt das Spiel
event-drawn = Aus dem Beutel kommen { $aliens }
event-opened = Sektor { $sector } liegt in der Auslage
event-reserved = erhält Sektor { $sector } für die eigene Reserve
event-dealt = erhält zur Wahl: { $hub }
event-kept-hub = erhält { $hub }
event-chose-hub = behält { $hub }
event-revealed = Aufgedeckt: { $ship }
event-took-ship = erhält { $ship }
event-drafted = nimmt { $ship }
event-gave-up = gibt { $ship } ab
event-discarded = Nicht genommen: { $ship }
event-used = setzt { $ship } ein
    .other = setzt { $ship } von { $owner } ein
event-extra-turn = hat danach einen zusätzlichen Zug
event-fee = erhält die Eigner­gebühr von { $seat }
event-dismantled = wrackt { $ship } ab
event-farm = bringt die Ernte ein
event-ice = sammelt Eis
event-lost-points = kann nichts zurückgeben und verliert Punkte
event-arrived = bringt { $resident } { $place } unter (insgesamt { $now })
event-relocated = siedelt { $resident } { $place } { $to } um
event-left = gibt { $resident } { $place } an den Vorrat zurück
event-returned-sector = gibt Sektor { $sector } in die Auslage zurück
event-rolled = würfelt { $dice }
event-advanced = { $steps ->
        [one] rückt auf der { $track } einen Schritt vor
       *[other] rückt auf der { $track } { $steps } Schritte vor
    }
event-ability = nutzt { $place }: { $effect }
    .gain = erhält durch { $place }
    .exchange = tauscht durch { $place }
event-ending = löst das Spielende aus: { $cause }
event-stalemate = Niemand kommt mehr voran: Das Spiel endet.
event-over = Das Spiel ist zu Ende.
event-scored = erhält Punkte: { $source }
event-start-stock = nimmt den Startvorrat
event-turn-order = erhält GEMs für den späteren Platz in der Zug­reihenfolge
event-bonus = nimmt einen Bonus der { $track }
event-income-taken = nimmt Einkommen
event-income = erhält Einkommen durch { $place }
event-space = erhält Einkommen durch { $resident } auf dem Kern
event-immediate = erhält sofort durch Sektor { $sector }

## Wann Fähigkeiten wirken

on-income = Einkommen: { $effect }
on-after-income = Nach dem Einkommen: { $effect }
on-use = { $ship }: { $effect }
on-gain-alien = Wenn du ein Alien erhältst: { $effect }
on-gain-human = Wenn du einen Menschen erhältst: { $effect }
on-passive = Immer: { $effect }
on-own-turn = Einmal im Zug: { $effect }
on-any-time = Jederzeit in deinem Zug: { $effect }
on-instead-of-turn = Statt eines Zuges: { $effect }
on-immediate = Sofort: { $effect }
on-endgame = Spielende: { $effect }
on-setup = Spiel­aufbau: { $effect }

## Was Fähigkeiten tun

effect-choice = { $n } nach Wahl: { $kinds }
effect-either = { $one } oder { $other }
effect-any = { $n ->
        [one] 1 Ressource nach Wahl
       *[other] { $n } Ressourcen nach Wahl
    }
effect-gain-per = { $goods } { $every }
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
effect-extra-capacity = { $n ->
        [one] einen Würfel mehr behalten
       *[other] { $n } Würfel mehr behalten
    }
effect-reroll = { $n ->
        [one] mit beliebigen Würfeln einmal erneut würfeln
       *[other] mit beliebigen Würfeln { $n }-mal erneut würfeln
    }
effect-roll-dice = { $roll } Würfel werfen, { $keep } behalten
effect-discount = Sektoren kosten { $n } Metall weniger
effect-use-cost-discount = { $ship }: { $goods } weniger, mindestens aber { $min } ({ $scope })
effect-human-discount = { $n ->
        [one] Menschen kosten eine Ressource weniger
       *[other] Menschen kosten { $n } Ressourcen weniger
    }
effect-free-alien = { $residents } kostenlos
effect-bonus-alien = { $n ->
        [one] 1 weiteres Alien einer Spezies, von der dieses Schiff mindestens { $threshold } gebracht hat
       *[other] { $n } weitere Aliens einer Spezies, von der dieses Schiff mindestens { $threshold } gebracht hat
    }
effect-free-human = { $n ->
        [one] ein kostenloser Mensch
       *[other] { $n } kostenlose Menschen
    }
effect-buy-human = ein Mensch für { $pay }
effect-free-advance = { $n ->
        [one] kostenloses Vorrücken auf einer Leiste
       *[other] { $n } Schritte kostenloses Vorrücken
    }
effect-advance-all = { $n ->
        [one] alle deine Marker rücken eine Stufe vor
       *[other] alle deine Marker rücken { $n } Stufen vor
    }
effect-extra-diplomacy = { $goods } für eine weitere Diplomatie­aktion
effect-diplomacy = eine Diplomatie­aktion
effect-points-for-tracks = { $minus ->
        [one] ein Punkt für jeden Marker auf Stufe { $level } oder höher außer dem ersten
       *[other] ein Punkt für jeden Marker auf Stufe { $level } oder höher, insgesamt { $minus } weniger
    }
effect-extra-turn = ein zusätzlicher Zug
    .paid = ein zusätzlicher Zug für { $goods }
effect-free-sector = ein kostenloser Sektor der Stufe { $level }: { $color }
effect-mixed-atmosphere = Misch­atmosphäre: Deine Sektoren dieser Farbe nehmen Aliens jeder Spezies auf: { $color }
effect-build-any-order = Sektoren in beliebiger Reihenfolge der Stufen
effect-human-then-income = ein Mensch für { $pay }, dann Einkommen
effect-evict = { $n ->
        [one] nach dem ersten Einkommen zieht ein Start­bewohner vom Kern in einen Sektor
       *[other] nach jedem der ersten { $n } Einkommen zieht ein Start­bewohner vom Kern in einen Sektor
    }
effect-return-or-lose = einen Bewohner oder Sektor zurückgeben; nur wenn das unmöglich ist, { $points } Punkte verlieren
effect-draw-ships = { $draw } Schiffe der Stufe { $level } ziehen, { $keep } behalten
effect-discard-ship = ein Schiff der Stufe { $level } verlieren: { $ship }
effect-place-on-hub = auf dem Kern: { $residents }
effect-private-sectors = eine eigene Reserve mit { $n } Sektor jeder Stufe und Farbe
effect-score-per = { $goods } { $every }
effect-score-table = { $table } Punkte bei { $numbers } ({ $count })

## Geltung billigerer Schiffe

scope-own = eigene Schiffe
scope-other = fremde und neutrale Schiffe
scope-any = alle Schiffe
species-any = { $n ->
        [one] 1 Alien beliebiger Spezies
       *[other] { $n } Aliens beliebiger Spezies
    }
species-built = { $n ->
        [one] 1 Alien in der Farbe des neuen Sektors
       *[other] { $n } Aliens in der Farbe des neuen Sektors
    }

## Was gezählt wird

count-own_ship = eigene Schiffe
    .every = { $every ->
        [one] für jedes eigene Schiff
       *[other] für je { $every } eigene Schiffe
    }
count-human = Menschen
    .every = { $every ->
        [one] für jeden Menschen
       *[other] für je { $every } Menschen
    }
count-alien_teal = türkise Aliens
    .every = { $every ->
        [one] für jedes türkise Alien
       *[other] für je { $every } türkise Aliens
    }
count-alien_pink = rosa Aliens
    .every = { $every ->
        [one] für jedes rosa Alien
       *[other] für je { $every } rosa Aliens
    }
count-alien_brown = braune Aliens
    .every = { $every ->
        [one] für jedes braune Alien
       *[other] für je { $every } braune Aliens
    }
count-sector = Sektoren
    .every = { $every ->
        [one] für jeden Sektor
       *[other] für je { $every } Sektoren
    }
count-sector_level3 = Sektoren der Stufe 3
    .every = { $every ->
        [one] für jeden Sektor der Stufe 3
       *[other] für je { $every } Sektoren der Stufe 3
    }
count-full_sector = voll belegte Sektoren
    .every = { $every ->
        [one] für jeden voll belegten Sektor
       *[other] für je { $every } voll belegte Sektoren
    }
count-metal = Metall
    .every = { $every ->
        [one] für jedes Metall
       *[other] für je { $every } Metall
    }

## Ein neues Spiel

plays = Kern
setup-players = Personen
    .text = Zwei bis vier Personen spielen.
setup-hubs = Kerne
    .text = Welche Kerne ausgeteilt werden.
setup-hubs-basic = Grundspiel
    .text = Nur die Kerne B-1 bis B-12 werden ausgeteilt.
setup-hubs-advanced = Fort­geschrittenen­spiel
    .text = Alle 24 Kerne werden ausgeteilt.
setup-friendly = Freundliche Variante
    .text = Von jeder Art liegt ein Sektor mehr in der Auslage.
setup-first_game = Erstes Spiel
    .text = Kerne und Schiffe kommen als vorgegebene Sets, und die Auslage hat die einfacheren Sektoren.
setup-starting_player = Startspieler:in
    .text = Wer beginnt.
setup-starting_player-chance = Der Zufall entscheidet
    .text = Es kann jede Person treffen.
setup-starting_player-first = Platz 1
    .text = Platz 1 beginnt.
setup-starting_player-second = Platz 2
    .text = Platz 2 beginnt.
setup-starting_player-third = Platz 3
    .text = Platz 3 beginnt.
setup-starting_player-fourth = Platz 4
    .text = Platz 4 beginnt.
setup-handicap = Handicap
    .text = Punkte, die jemand von vornherein mehr oder weniger hat als die anderen, um Unterschiede auszugleichen. Sie zählen nur in der Schlusswertung.

## Schritte

step-start = Wer beginnt
step-aliens = Ziehen der Aliens
step-display = Auslegen der Sektoren
step-deal = Austeilen der Kerne
step-sets = Austeilen der Sets
step-draft = Auswahlrunde
step-hubs = Wahl der Kerne
step-benefits = Start­vorteile
step-turn = Zug
step-action = Schiffs­aktion
step-after = Folgeboni
step-tracks = Diplomatie­boni
step-income = Einkommen
step-powers = Einkommens­fähigkeiten
step-relocation = Umsiedlung
step-after-income = Nach dem Einkommen
step-last-moment = Letzter Moment
step-end-of-turn = Ende des Zuges
step-over = Das Spiel ist zu Ende

## Zeichnungen

draw-desk = Planeten, Station und Schiffe
draw-how = So liest man das
draw-left = übrig
draw-home-teal = Turkanshee
draw-home-pink = Ensaroo
draw-home-brown = Zonri
draw-home-gold = Whijinga
draw-home-human = Terra
draw-planet = { $text } Im Vorrat: { $count }. Preis: { $goods }.
draw-station = { $count ->
        [one] Station von { $who } mit einem Sektor
       *[other] Station von { $who } mit { $count } Sektoren
    }
draw-station-of = Station
draw-no-sector = Noch kein Sektor
draw-no-hub = Noch kein Kern
draw-hub = Kern
draw-lobby = Auf dem Kern:
draw-sector = Sektor
draw-module = { $text } Bewohner: { $residents }.
draw-slot = Platz für einen Sektor der Stufe { $level }: { $color }
draw-next = als Nächstes
draw-later = später
draw-enough = { $count } im Lager
draw-have = { $count } von { $need } im Lager
draw-first = erst Stufe { $level } bauen
draw-none-left = keiner mehr da
draw-idle = nichts Eigenes
draw-quarter = In Quartier { $number } einziehen: { $does }
draw-ships = Schiffe
draw-neutral = Neutral
draw-no-owner = ohne Gebühr
draw-no-fee = ohne Gebühr
draw-fee = Gebühr an { $who }
draw-used = Benutzt von { $who }.
draw-spent = benutzt
draw-nobody = niemand
draw-none = nichts
draw-fleet = Flotte: { $count }
draw-scrap = abgewrackt
draw-dice-title = Würfel
draw-dice = { $keep ->
        [one] Würfel: einer darf noch behalten werden
       *[other] Würfel: bis zu { $keep } dürfen behalten werden
    }
draw-again = { $face }, wird neu geworfen
draw-or = oder
draw-to-build = Sektoren, die an die Station passen
draw-free = gratis
draw-dealt = Kerne zur Auswahl
draw-draft = Schiffe zur Auswahl
draw-drawn = Gezogene Schiffe: welches geht?
draw-taken = Bisher genommen
draw-start = Zu Beginn
draw-income = Mit jedem Einkommen
draw-fleet-brings = deine Flotte jetzt:
draw-always = wirkt immer
draw-abilities = Fähigkeiten
draw-at-end = Am Ende des Spiels
draw-any-track = auf Leisten nach Wahl
draw-words = In Worten
draw-to-use = Einsatzkosten
draw-to-owner = Eignergebühr
draw-scrapped = abgewrackt
draw-if-income = Einkommen jetzt
draw-residents = Bewohner
draw-each = je
draw-reserve = Reserve, nur für diese Station
draw-diplomacy = Diplomatie
draw-diplomacy-hint = Diplomatie: Boni beim Einsatz
draw-step = Preis
draw-lobbying = Was ein Schritt auf eine Stufe kostet: 1 bis 5 GEMs
draw-gets = gibt
draw-two = 2 davon
draw-on-level = { $who } auf Stufe { $level }, erhält { $gets }.
draw-advance = { $track }: Schritt auf Stufe { $level }
draw-sectors = Sektoren
draw-fit = passt jetzt
draw-sectors-hint = Der Preis ist Metall, dann folgen die Quartiere. Ein Bewohner schaltet ab dem nächsten Zug ein, was unter seinem Fenster steht: ohne Zeichen bei jedem Einkommen, sonst immer, wenn du das gezeigte Schiff einsetzt, den gezeigten Bewohner erhältst, oder am Ende (Fahne). Ein Stern: sofort beim Bau.
draw-sign-quarter = Wohnquartiere
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
draw-dismantle = Abwracken
draw-construction = Bau
draw-transport = Transport
draw-diplomacy-ship = Diplomatie
draw-expedition = Expedition
draw-farm = Farm
draw-ice_collector = Eis
draw-end = Was das Spiel beendet
draw-ends = Ende bei
draw-end-points = Das Spiel endet mit { $end } Punkten. Am nächsten: { $who } mit { $count }.
draw-end-sector = Das Spiel endet mit dem { $end }. Sektor einer Station. Am nächsten: { $who } mit { $count }.
draw-aliens = noch { $count } Aliens; bei { $end } endet das Spiel
draw-majorities = Mehrheiten am Ende
draw-sheet = Wertung, wenn das Spiel jetzt endete
draw-who = Wer
draw-col-now = jetzt
draw-col-sectors = Sekt.
draw-col-residents = Bew.
draw-col-most = Mehrh.
draw-col-station = Kern
draw-col-rest = Rest
draw-col-sum = Summe

## Wovon Bots reden: Teile der Wertung, und was sie mögen

part-observed = Menschheit beobachten
part-tracks = Diplomatie
part-income = Einkommen
part-abilities = Fähigkeiten
part-sectors = Sektoren
part-residents = Bewohner
part-plurality = Mehrheiten
part-station = Spielendeboni
part-leftovers = übrige GEMs und Ressourcen
style-diplomat = mag Diplomatie
style-builder = baut gern
style-host = hat gern Gäste
style-saver = spart gern GEMs
style-captain = hängt an Schiffen
style-hurried = hat es eilig
