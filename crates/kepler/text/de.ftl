### Kepler-3042 auf Deutsch: Namen, Punktequellen, Ablehnungen, Fragen, Züge, Geschehenes, Aufbau.

## Würfel und was sonst gezählt wird

energy = Energie
    .amount = { $count } Energie
matter = Materie
    .amount = { $count } Materie
antimatter = Antimaterie
    .amount = { $count } Antimaterie
burned = verbrannt
    .amount = { $count ->
        [one] { $count } Würfel verbrannt
       *[other] { $count } Würfel verbrannt
    }
recovered = zurückgewonnen
    .amount = { $count ->
        [one] { $count } Würfel zurückgewonnen
       *[other] { $count } Würfel zurückgewonnen
    }
technology_steps = Technologie­führung
    .amount = { $count ->
        [one] { $count } Feld Technologie­führung
       *[other] { $count } Felder Technologie­führung
    }
colonial_steps = Kolonial­führung
    .amount = { $count ->
        [one] { $count } Feld Kolonial­führung
       *[other] { $count } Felder Kolonial­führung
    }
technology_medals = Technologie­medaillen
    .amount = { $count ->
        [one] { $count } Technologie­medaille
       *[other] { $count } Technologie­medaillen
    }
colonial_medals = Kolonial­medaillen
    .amount = { $count ->
        [one] { $count } Kolonial­medaille
       *[other] { $count } Kolonial­medaillen
    }
points = Siegpunkte
    .amount = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }

## Dinge auf dem Tisch

earth = Erde
mine = Mine
    .one = eine Mine
target = Koloniales Ziel
    .one = ein koloniales Ziel
ship = Raumschiff
ghost = Phantom

## Technologies and their levels

tech-space_travel = Raumfahrt
tech-space_travel-0 = Chemische Raketen
    .text = Raumschiffe können sich nicht bewegen.
tech-space_travel-1 = Licht­geschwindig­keits­antrieb
    .text = Raumschiffe bewegen sich bis zu 1 Feld weit.
tech-space_travel-2 = Tachyonen­antrieb
    .text = Raumschiffe bewegen sich bis zu 3 Felder weit.
tech-space_travel-3 = Raumzeit-Warpantrieb
    .text = Raumschiffe bewegen sich bis zu 6 Felder weit.
tech-space_travel-4 = Wurmloch­generator
    .text = Raumschiffe bewegen sich bis zu 9 Felder weit. Sie kosten nur 1 Energie.
tech-quantum_physics = Quantenphysik
tech-quantum_physics-0 = Standard­modell
    .text = Keine Wirkung.
tech-quantum_physics-1 = Quanten­verschränkung
    .text = In jedem deiner Züge verlegst du 1 Würfel zwischen deinen Planeten.
tech-quantum_physics-2 = Quanten­teleportation
    .text = In jedem deiner Züge verlegst du 2 Würfel zwischen deinen Planeten und verwandelst 1.
tech-quantum_physics-3 = Higgs-Feld-Steuerung
    .text = In jedem deiner Züge verlegst du 3 Würfel zwischen deinen Planeten und verwandelst 1.
tech-quantum_physics-4 = Weltformel
    .text = In deinem Zug verlegst und verwandelst du beliebig viele Würfel.
tech-energy_development = Energie­entwicklung
tech-energy_development-0 = Kern­spaltung
    .text = Die Energie­speicherung produziert nichts.
tech-energy_development-1 = Kalte Fusion
    .text = Die Energie­speicherung produziert bis zu 2 Energie.
tech-energy_development-2 = Quanten­plasma-Akkumulator
    .text = Die Energie­speicherung produziert bis zu 4 Energie.
tech-energy_development-3 = Antimaterie-Annihilation
    .text = Die Energie­speicherung produziert bis zu 6 Energie.
tech-energy_development-4 = Dyson-Sphäre
    .text = Die Energie­speicherung produziert bis zu 7 Energie. Ein verbrannter Würfel bezahlt beide Bonusaktionen.
tech-terraforming = Terraforming
tech-terraforming-0 = Geschlossene Habitate
    .text = Kein Planet kann ausgebeutet oder terraformt werden.
tech-terraforming-1 = Atmosphären­prozessoren
    .text = Beute 1 Planeten aus; terraforme Planeten mit Mindeststufe 1 oder weniger.
tech-terraforming-2 = Ökosystem­technik
    .text = Beute 1 Planeten aus; terraforme Planeten mit Mindeststufe 2 oder weniger.
tech-terraforming-3 = Magneto­sphären­schild
    .text = Beute 2 Planeten aus; terraforme Planeten mit Mindeststufe 3 oder weniger.
tech-terraforming-4 = Planetare Genesis
    .text = Beute 2 Planeten aus; terraforme Planeten mit Mindeststufe 4 oder weniger.
tech-antimatter_science = Antimaterie­forschung
tech-antimatter_science-0 = Teilchen­beschleuniger
    .text = „Antimaterie erzeugen“ produziert nichts.
tech-antimatter_science-1 = Antiprotonen­falle
    .text = „Antimaterie erzeugen“ produziert bis zu 1 Antimaterie.
tech-antimatter_science-2 = Positronen­fabrik
    .text = „Antimaterie erzeugen“ produziert bis zu 2 Antimaterie.
tech-antimatter_science-3 = Metamaterial­generator
    .text = „Antimaterie erzeugen“ produziert bis zu 2 Antimaterie. Alienplaneten können kolonisiert werden.
tech-antimatter_science-4 = Vakuum­energie-Schmiede
    .text = „Antimaterie erzeugen“ produziert bis zu 3 Antimaterie. Alienplaneten können kolonisiert werden.

## Main actions and bonus actions

action-space_missions = Raumfahrt­missionen
    .text = Baue bis zu drei Raumschiffe für je 1 Energie und 1 Materie, neben dem Planeten, der bezahlt.
action-colony_seeding = Kolonisierung
    .text = Deine Raumschiffe auf Planeten kolonisieren sie: Nimm die Karte und rücke um ihre Kolonialsymbole vor.
action-technological_development = Techno­logische Entwicklung
    .text = Kaufe beliebig viele Technologie­stufen.
action-stellar_propulsion = Sternenantrieb
    .text = Bewege alle deine Raumschiffe jetzt, und im Bewegungs­schritt noch einmal.
action-terraforming = Terraforming
    .text = Deine Kolonien bezahlen ihre Kosten selbst, werden umgedreht und bringen Siegpunkte.
action-galactic_map = Galaktische Karte
    .text = Rücke ein Feld auf einer Führungsleiste vor und decke dann vier Plättchen auf.
action-energy_storage = Energie­speicherung
    .text = Produziere Energie auf einem deiner Planeten.
action-planetary_exploitation = Planetare Ausbeutung
    .text = Deine Planeten produzieren, was auf ihren Karten steht.
action-generate_antimatter = Antimaterie erzeugen
    .text = Produziere Antimaterie auf einem deiner Planeten.
bonus-space_logistics = Weltraum­logistik
    .text = Setze kostenlos ein Raumschiff neben einen deiner Planeten.
bonus-evolution_of_technology = Technologie-Evolution
    .text = Produziere 1 Antimaterie auf einem deiner Planeten.
bonus-scientific_progress = Wissenschaft­licher Fortschritt
    .text = Rücke ein Feld auf der Leiste Technologie­führung vor.
bonus-social_progress = Gesellschaft­licher Fortschritt
    .text = Rücke ein Feld auf der Leiste Kolonial­führung vor.
bonus-space_exploration = Weltraum­erkundung
    .text = Decke ein oder zwei Plättchen auf.
bonus-industrial_surge = Industrieschub
    .text = Produziere einen oder zwei Würfel, Energie oder Materie, auf einem deiner Planeten.

## Leadership tracks

track-technology = Technologie­führung
track-colonial = Kolonial­führung

## Planets, zones and stars

type-ocean = Ozeanplanet
type-rocky = Gesteins­planet
type-super_earth = Supererde
type-giant = Riesenplanet
type-alien = Alienplanet
zone-short = Nahbereich
zone-medium = Mittlerer Bereich
zone-long = Fernbereich
class-single = Einzelstern
class-binary = Doppelstern
class-trinary = Dreifachstern
landmark-sol = Sonne (Sol)
landmark-sagittarius_a = Sagittarius A*

## Progress cards

P01 = Forschungs­förderung
    .text = Niedrigste Technologie­führung: rücke 1 Feld auf der Leiste Technologie­führung vor.
P02 = Aufruf an Siedler
    .text = Niedrigste Kolonial­führung: rücke 1 Feld auf der Leiste Kolonial­führung vor.
P03 = Offene Archive
    .text = Niedrigste Summe der Technologie­stufen: verbessere eine Technologie kostenlos um 1 Stufe, höchstens auf Stufe 2.
P04 = Pioniergeist
    .text = Alle mit mindestens 1 Planeten im Fernbereich: rücke 1 Feld auf einer Führungsleiste deiner Wahl vor.
P05 = Werft­überschuss
    .text = Wenigste Raumschiffe auf dem Plan: setze 1 Raumschiff kostenlos neben einen eigenen Planeten.
P06 = Hilfskonvoi
    .text = Wenigste Würfel auf Planeten (mit Erde): produziere bis zu 2 Energie und/oder Materie auf einem eigenen Planeten.
P07 = Sonnen­maximum
    .text = Höchste Stufe Energie­entwicklung (mindestens 1): produziere 2 Energie auf einem eigenen Planeten.
P08 = Asteroiden­gießerei
    .text = Wenigste Planeten (ohne Erde): produziere 1 Materie auf einem eigenen Planeten.
P09 = Kosmischer Strahlen­ausbruch
    .text = Wenigste Antimaterie auf Planeten (mit Erde): produziere 1 Antimaterie auf einem eigenen Planeten.
P10 = Deep-Field-Durch­musterung
    .text = Alle: decke 1 Himmels­körper­plättchen deiner Wahl auf.
P11 = Swing-by-Manöver
    .text = Niedrigste Stufe Raumfahrt: bewege jedes deiner Raumschiffe im All bis zu 2 Felder.
P12 = Fest der neuen Welten
    .text = Meiste terraformte Planeten (mindestens 1): rücke 1 Feld auf der Leiste Kolonial­führung vor.
P13 = Nobelkomitee
    .text = Höchste Summe der Technologie­stufen: rücke 1 Feld auf der Leiste Technologie­führung vor.
P14 = Stille Pioniere
    .text = Wenigste Medaillen: rücke 1 Feld auf einer Führungsleiste deiner Wahl vor.
P15 = Volle Laderäume
    .text = Meiste Planeten (mindestens 1): produziere 1 Materie auf einem eigenen Planeten.
P16 = Maxwellscher Dämon
    .text = Höchste Stufe Quantenphysik (mindestens 1): produziere bis zu 2 Energie und/oder Materie auf einem eigenen Planeten.
P17 = Weltausstellung
    .text = Alle: rücke 1 Feld auf einer Führungsleiste deiner Wahl vor.
P18 = Null-Abfall-Abkommen
    .text = Wenigste Würfel in der Clausius-Grube: produziere 1 Materie auf einem eigenen Planeten.

## Objectives

S01 = Blaue Horizonte
    .text = Kontrolliere mindestens 2 Ozeanplaneten.
S02 = Fester Boden
    .text = Kontrolliere mindestens 2 Gesteins­planeten.
S03 = Schwergewichte
    .text = Kontrolliere mindestens 2 Supererden.
S04 = Wolkenernter
    .text = Kontrolliere mindestens 2 Riesenplaneten.
S05 = Weltensammler
    .text = Kontrolliere Planeten von mindestens 3 verschiedenen Typen.
S06 = Ferne Grenze
    .text = Kontrolliere mindestens 1 Planeten im Fernbereich.
S07 = Weltenformer
    .text = Besitze mindestens 2 terraformte Planeten.
S08 = Breite Bildung
    .text = Habe jede Technologie auf Stufe 2 oder höher.
S09 = Thermo­dynamische Sparsamkeit
    .text = Kontrolliere mindestens 3 Planeten und habe höchstens 2 Würfel in der Clausius-Grube.
S10 = Strategische Reserve
    .text = Habe mindestens 8 Würfel auf einem einzelnen Planeten (die Erde zählt hierfür).
A01 = Erster Kontakt
    .text = Kontrolliere mindestens 1 Alienplaneten.
A02 = Fünf Flaggen
    .text = Kontrolliere 5 Planeten.
A03 = Gartengalaxie
    .text = Besitze mindestens 4 terraformte Planeten.
A04 = Doppelter Gipfel
    .text = Habe mindestens 2 Technologien auf Stufe 4.
A05 = Hoch­dekorierte Nation
    .text = Besitze mindestens 2 Technologie­medaillen und mindestens 2 Kolonial­medaillen.
A06 = Renaissance
    .text = Habe mindestens 3 Technologien auf Stufe 3 oder höher.
A07 = Rand der Galaxis
    .text = Kontrolliere mindestens 2 Planeten im Fernbereich.

## Sources of points

source-terraformed_planets = Terraformte Planeten
source-top_technologies = Vollendete Technologien
source-technology_medals = Technologie­medaillen
source-colonial_medals = Kolonial­medaillen
source-leadership_spaces = Ende der Führungs­leisten
source-antimatter = Antimaterie auf Planeten
source-objective = Geheimes Ziel

## Ablehnungen

refusal-players = Eine bis vier Personen können spielen, nicht { $players }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-asked = Das steht jetzt nicht zur Entscheidung.
refusal-off-board = Dieses Feld liegt nicht auf dem Plan.
refusal-star-here = Hier ist ein Stern oder eine Landmarke.
refusal-no-star-near = Ein Plättchen muss neben einem anderen Stern als der Sonne liegen.
refusal-star-unused = Dieser Stern bleibt bei so wenigen Personen leer.
refusal-tile-near = Hier oder daneben liegt schon ein Plättchen.
refusal-not-dealt = Dieses Ziel wurde dir nicht gegeben.
refusal-repeated = Du darfst deine letzte Aktion nicht wiederholen: { $action }.
refusal-no-ship = In deiner Reserve ist kein Raumschiff mehr.
refusal-not-yours = Diesen Planeten kontrollierst du nicht.
refusal-poor-world = Nicht genug Ressourcen auf diesem Planeten: Ein einziger Planet bezahlt das ganze Raumschiff.
refusal-not-beside = Ein Raumschiff kommt neben einen deiner Planeten; wird es gebaut, neben den, der bezahlt.
refusal-no-space-hex = Ein Raumschiff kann nur auf ein Weltraumfeld ohne Plättchen gesetzt werden.
refusal-ship-here = Hier ist schon ein Raumschiff.
refusal-no-ship-there = Keines deiner Raumschiffe steht auf diesem Planeten.
refusal-no-marker = Keine Nationenmarker mehr.
refusal-alien = Alienplaneten erfordern den Metamaterial­generator.
refusal-top-level = { $technology } ist schon auf der höchsten Stufe.
refusal-not-enough = Nicht genug { $what }: { $need } nötig, { $have } vorhanden.
refusal-level-reached = { $technology } ist schon auf Stufe { $level } oder höher.
refusal-same-track = Die Startstufen gehen an verschiedene Technologien; { $technology } ist schon gestiegen.
refusal-not-declined = Die Startstufen müssen genommen werden.
refusal-world-lacks = Auf diesem Planeten gibt es keine { $what }.
refusal-paying = Eine Zahlung kann nicht unterbrochen werden: Bezahle zuerst den Rest.
refusal-recovering = Wähle zuerst den Würfel zum Zurückgewinnen.
refusal-no-own-ship = Hier ist keines deiner Raumschiffe.
refusal-landed = Ein Raumschiff auf einem Planeten oder einer Mine kann sich nicht bewegen; es kann zurückgezogen werden.
refusal-has-moved = Dieses Raumschiff hat sich schon bewegt.
refusal-one-by-one = Zuerst beendet das Raumschiff unterwegs seine Bewegung.
refusal-no-flight = Das Raumschiff ist schon dort.
refusal-impassable = Dieses Feld kann nicht betreten werden.
refusal-occupied = Dieser Planet oder diese Mine ist besetzt.
refusal-ship-in-the-way = Du darfst nicht auf einem anderen Raumschiff anhalten.
refusal-too-far = Dorthin führt kein Weg mit { $speed ->
        [one] { $speed } Feld.
       *[other] { $speed } Feldern.
    }
refusal-terraformed = Dieser Planet ist schon terraformt.
refusal-level-needed = Dieser Planet erfordert Terraforming Stufe { $level }.
refusal-nothing-produced = Produziere mindestens einen Würfel.
refusal-not-allowed = Das ist mehr, als du hier produzieren darfst.
refusal-pool-short = So viele Würfel sind nicht in deinem Vorrat.
refusal-other-world = Alles, was eine Aktion produziert, geht an den zuerst gewählten Planeten.
refusal-not-waived = Eine bezahlte Bonusaktion muss etwas bewirken.
refusal-earth = Die Erde kann nicht ausgebeutet werden.
refusal-exploited = Dieser Planet wurde in dieser Aktion schon ausgebeutet.
refusal-not-face-down = Dort liegt kein verdecktes Plättchen.
refusal-must-explore = { $left ->
        [one] Noch ein Plättchen muss aufgedeckt werden.
       *[other] Noch { $left } Plättchen müssen aufgedeckt werden.
    }
refusal-locked = Deine Hauptaktion schaltet { $bonus } nicht frei.
refusal-bonus-taken = { $bonus } hast du in diesem Zug schon genommen.
refusal-bonus-free = Diese Bonusaktion ist kostenlos: Ein verbrannter Würfel bezahlt beide.
refusal-pool-empty = Dein Vorrat ist leer; du kannst keine Bonusaktion bezahlen.
refusal-burn-needed = Eine Bonusaktion kostet einen Würfel aus deinem Vorrat: Wähle einen zum Verbrennen.
refusal-none-to-burn = In deinem Vorrat gibt es keine { $what }.
refusal-no-effect = Eine Bonusaktion muss etwas bewirken; { $bonus } täte das jetzt nicht.
refusal-other-track = Dieser Schritt gilt nicht für die Leiste { $track }.
refusal-must-advance = Der Schritt muss gemacht werden.
refusal-none-in-pit = In der Clausius-Grube gibt es keine { $what }.
refusal-not-your-turn = Quantenphysik wirkt nur in deinem eigenen Zug.
refusal-same-world = Wähle zwei verschiedene Planeten.
refusal-no-moves-left = In diesem Zug können keine Würfel mehr verlegt werden.
refusal-no-transforms-left = In diesem Zug können keine Würfel mehr umgewandelt werden.
refusal-antimatter-stays = Antimaterie kann nicht umgewandelt werden.
refusal-pool-lacks = In deinem Vorrat gibt es keine { $what } zum Tauschen.

## Fragen

ask-first = Wer beginnt?
    .why = Der Startspieler­marker geht zufällig an jemanden.
ask-lay = Wohin legst du ein Plättchen?
    .why = { $left } Plättchen sind übrig. Sie liegen verdeckt neben Sternen, und nie nebeneinander.
ask-turn-up = Das Plättchen auf { $hex } wird aufgedeckt
    .why = Niemand weiß, was darunter liegt.
ask-start = Mit welcher Technologie beginnst du?
    .why = Zwei verschiedene Technologien steigen vor der ersten Runde kostenlos auf Stufe { $level }.
ask-raise = Welche Technologie steigt kostenlos?
    .why = Die Fortschritts­karte verbessert eine Technologie, höchstens auf Stufe { $level }.
ask-deal = { $player } bekommt ein Ziel
    .why = Alle bekommen zwei Ziele und behalten eines geheim.
ask-keep = Welches Ziel behältst du?
    .why = Es bringt am Ende Punkte, wenn du es erfüllst. Sonst sieht es niemand; das andere verlässt das Spiel.
ask-reveal = Die Fortschritts­karte von Runde { $round } wird aufgedeckt
    .why = Sie wird am Rundenende ausgewertet.
ask-ghost = Das Phantom rückt vor
    .why = Es macht auf beiden Führungs­leisten einen Schritt; in den Runden 5, 10 und 15 steigen seine Technologien.
ask-act = Runde { $round }: Welche Hauptaktion nimmst du?
    .why = Setze deinen Aktionswürfel auf ein anderes Feld. Seine Spalte und seine Zeile schalten je eine Bonusaktion frei.
ask-build = { $left ->
        [one] Noch ein Raumschiff bauen?
       *[other] Bis zu { $left } Raumschiffe bauen?
    }
    .why = Ein Planet bezahlt jedes Raumschiff, das dann neben ihm steht.
ask-place = Wohin setzt du das Raumschiff?
    .why = Es ist kostenlos und steht neben einem deiner Planeten.
ask-colonise = Welchen Planeten kolonisierst du?
    .why = Das Raumschiff kommt zurück, du nimmst die Karte des Planeten und rückst um seine Kolonialsymbole vor.
ask-buy = Welche Technologie kaufst du?
    .why = Die Würfel aller deiner Planeten zusammen können bezahlen. Eine neue Stufe wirkt sofort.
ask-pay = { $technology }: Woher kommen die Würfel?
    .why = Noch zu bezahlen: { $cubes }. Sie gehen in deinen Vorrat.
ask-collaborate = Andere lernen davon
    .why = Wer hinter einer Glühbirne zurückliegt, steigt auf ihre Stufe.
ask-terraform = Welchen Planeten terraformst du?
    .why = Der Planet bezahlt mit seinen eigenen Würfeln und bringt am Ende seine Punkte.
ask-produce = Wo produzierst du bis zu { $cubes }?
    .why = Würfel gehen aus deinem Vorrat auf einen Planeten. Was im Vorrat fehlt, verfällt.
    .mixed = Wo produzierst du bis zu { $most ->
        [one] einen Würfel
       *[other] { $most } Würfel
    }?
ask-exploit = { $left ->
        [one] Welchen Planeten beutest du aus?
       *[other] Welche Planeten beutest du aus? { $left } sind möglich.
    }
    .why = Ein Planet produziert, was auf seiner Karte steht, soweit dein Vorrat reicht.
ask-advance = { $steps ->
        [one] Auf welcher Leiste rückst du ein Feld vor?
       *[other] Auf welcher Leiste rückst du { $steps } Felder vor?
    }
    .why = Medaillen gehen an die, die am Rundenende auf einer Leiste führen.
ask-explore = { $left ->
        [one] Welches Plättchen deckst du auf?
       *[other] Welches Plättchen deckst du zuerst auf? { $left } sind übrig.
    }
    .why = Es bleibt für alle aufgedeckt.
ask-recover = Welchen Würfel gewinnst du zurück?
    .why = Er kommt aus der Clausius-Grube in deinen Vorrat zurück.
ask-bonuses = Welche Bonusaktion nimmst du?
    .why = Jede kostet einen Würfel aus deinem Vorrat, der verbrannt wird.
    .free = Welche Bonusaktion nimmst du? Sie ist kostenlos.
ask-fleet = Welches Raumschiff bewegst du?
    .why = Jedes bewegt sich einmal, bis zu { $speed ->
        [one] { $speed } Feld weit.
       *[other] { $speed } Felder weit.
    }
ask-onward = Wohin fliegt das Raumschiff weiter?
    .why = Das Ziel ist genommen. { $left ->
        [one] Ein Feld ist übrig.
       *[other] { $left } Felder sind übrig.
    }
ask-withdraw = Ziehst du Raumschiffe zurück?
    .why = Sie kommen in deine Reserve; von einer Mine mit einem Würfel der Clausius-Grube. Dann endet dein Zug.
ask-quantum = Quantenphysik nutzen?
    .why = Würfel wechseln zwischen deinen Planeten, oder Energie und Materie tauschen mit dem Vorrat den Platz.

## Gruppen von Möglichkeiten

group-choose = Wählen
group-act = Hauptaktionen
group-bonus = Bonusaktionen
group-quantum = Quantenphysik

## Züge

move-lay = Lege ein Plättchen auf { $hex }
move-raise = { $technology } { $level }: { $name }
move-keep = Behalte „{ $objective }“
move-act = { $action }
move-bonus = { $bonus }: verbrenne { $burned }
    .free = { $bonus }: kostenlos
move-build = Baue auf { $hex }, bezahlt von { $world }
move-place = Setze ein Raumschiff auf { $hex }
move-colonise = Kolonisiere { $planet }
move-buy = { $technology } { $level }: { $name }
move-pay = { $kind } von { $world }
move-terraform = Terraforme { $planet } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
move-produce = { $cubes } auf { $world }
move-advance = { $track }
move-explore = Decke { $hex } auf
move-fly = Fliege von { $from } nach { $to }
move-withdraw = Ziehe von { $hex } zurück
move-recover = Gewinne { $kind } zurück
move-shift = Verlege { $kind } von { $from } nach { $to }
move-transform = Verwandle { $kind } in { $other } auf { $world }
move-done = Genug
move-no-bonus = Keine Bonusaktion
move-no-recovery = Nichts zurückgewinnen
move-decline = Verzichten
move-end-turn = Zug beenden

## Hinweise

note-unlocks = Schaltet { $column } und { $row } frei.
note-produces = Produziert { $cubes }.
note-costs = Kostet { $cubes }.

## Was geschah

event-first = beginnt.
event-laid = legt ein Plättchen auf { $hex }.
event-turned-up = deckt { $what } auf { $hex } auf.
event-dealt = bekommt „{ $objective }“.
    .hidden = bekommt ein Ziel.
event-kept = behält „{ $objective }“.
    .hidden = behält ein Ziel.
event-card = Runde { $round }: { $card }.
event-acted = wählt { $action }.
event-bonus = nimmt die Bonusaktion { $bonus }.
event-qualified = erfüllt die Bedingung von { $card }.
event-produced = produziert auf { $world }.
event-recovered = gewinnt { $kind } zurück.
event-shifted = verlegt { $kind } von { $from } nach { $to }.
event-transformed = verwandelt { $kind } in { $other } auf { $world }.
event-placed = setzt ein Raumschiff auf { $hex }.
event-flew = fliegt von { $from } nach { $to } ({ $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }).
event-target = erreicht ein koloniales Ziel.
event-withdrew = zieht ein Raumschiff von { $hex } zurück.
    .mine = zieht ein Raumschiff von der Mine auf { $hex } zurück.
event-colonised = kolonisiert { $world }.
event-terraformed = terraformt { $world }.
event-rose = erreicht Stufe { $level } von { $technology }: { $name }.
    .collaboration = erreicht durch Kooperation Stufe { $level } von { $technology }: { $name }.
event-medal-reached = Die Medaille auf Feld { $space } der Leiste { $track } kommt auf die Fortschritts­karte.
event-medals = führt auf der Leiste { $track } und nimmt ihre Medaillen.
event-medals-lost = führt auf der Leiste { $track }; ihre Medaillen verlassen das Spiel.
event-over = Das Spiel ist zu Ende.
event-scored = { $source }

## Abschnitte

stage-round = Runde { $number }
step-first = Wer beginnt
step-lay = Plättchen legen
step-open = Nahbereich aufdecken
step-start = Start­technologien
step-deal = Ziele geben
step-keep = Ziele wählen
step-reveal = Aufdeckphase
step-ghost = Das Phantom
step-turn = Zug
step-main = Hauptaktion
step-bonus = Bonusaktionen
step-move = Raumschiffe bewegen
step-withdraw = Raumschiffe zurückziehen
step-card = Fortschritts­karte
step-medals = Medaillen
step-over = Das Spiel ist zu Ende

## Aufbau

setup-players = Personen
    .text = Eine bis vier Personen spielen; eine allein spielt gegen das Phantom.
setup-objectives = Ziele
    .text = Welche Ziele gegeben werden.
setup-objectives-standard = Standard
    .text = Die zehn Standardkarten.
setup-objectives-advanced = Fortgeschritten
    .text = Die sieben fortgeschrittenen Karten, die schwerer sind und mehr bringen.
setup-lay_tiles = Plättchen selbst legen
    .text = Statt der Standardauslage legt ihr die verdeckten Plättchen eines nach dem anderen.
setup-difficulty = Schwierigkeit
    .text = Wie viele Punkte das Solospiel gewinnen.
setup-difficulty-normal = Normal
    .text = 25 Punkte gewinnen das Solospiel.
setup-difficulty-easy = Leicht
    .text = 20 Punkte gewinnen das Solospiel.
setup-difficulty-hard = Schwer
    .text = 30 Punkte gewinnen das Solospiel.

## Was von uns stammt

reconstructed-map = Die Lage der Sterne und Plättchen und die Bereiche stammen von uns.
reconstructed-planets = Namen, Produktion und Kosten der meisten Planeten stammen von uns.
reconstructed-cards = Alle Fortschritts­karten und Ziele stammen von uns.
reconstructed-costs = Kosten, Symbole und Glühbirnen der meisten Technologie­stufen und die Felder der Führungs­leisten stammen von uns.

## Zeichnungen

draw-galaxy = Galaxie
