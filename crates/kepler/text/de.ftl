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
pool = Vorrat
    .amount = { $count } Würfel im Vorrat
pit = Clausius-Grube
    .amount = { $count } Würfel in der Clausius-Grube

## Dinge auf dem Tisch

earth = Erde
mine = Mine
    .one = eine Mine
    .at = Mine { $hex }
target = Koloniales Ziel
    .one = ein koloniales Ziel
    .at = Koloniales Ziel { $hex }
ship = Raumschiff
ghost = Phantom

## Technologies and their levels

tech-space_travel = Raumfahrt
    .short = Raum­fahrt
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
    .short = Quanten
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
    .short = Energie
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
    .short = Terra­form.
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
    .short = Anti­materie
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
    .short = Missionen
action-colony_seeding = Kolonisierung
    .text = Deine Raumschiffe auf Planeten kolonisieren sie: Nimm die Karte und rücke um ihre Kolonialsymbole vor.
    .short = Koloni­sieren
action-technological_development = Techno­logische Entwicklung
    .text = Kaufe beliebig viele Technologie­stufen.
    .short = Entwi­ckeln
action-stellar_propulsion = Sternenantrieb
    .text = Bewege alle deine Raumschiffe jetzt, und im Bewegungs­schritt noch einmal.
    .short = Antrieb
action-terraforming = Terraforming
    .text = Deine Kolonien bezahlen ihre Kosten selbst, werden umgedreht und bringen Siegpunkte.
    .short = Terra­formen
action-galactic_map = Galaktische Karte
    .text = Rücke ein Feld auf einer Führungsleiste vor und decke dann vier Plättchen auf.
    .short = Karte
action-energy_storage = Energie­speicherung
    .text = Produziere Energie auf einem deiner Planeten.
    .short = Energie
action-planetary_exploitation = Planetare Ausbeutung
    .text = Deine Planeten produzieren, was auf ihren Karten steht.
    .short = Ausbeuten
action-generate_antimatter = Antimaterie erzeugen
    .text = Produziere Antimaterie auf einem deiner Planeten.
    .short = Anti­materie
bonus-space_logistics = Weltraum­logistik
    .text = Setze kostenlos ein Raumschiff neben einen deiner Planeten.
    .short = Logistik
bonus-evolution_of_technology = Technologie-Evolution
    .text = Produziere 1 Antimaterie auf einem deiner Planeten.
    .short = Evolution
bonus-scientific_progress = Wissenschaft­licher Fortschritt
    .text = Rücke ein Feld auf der Leiste Technologie­führung vor.
    .short = Wissen
bonus-social_progress = Gesellschaft­licher Fortschritt
    .text = Rücke ein Feld auf der Leiste Kolonial­führung vor.
    .short = Gesellschaft
bonus-space_exploration = Weltraum­erkundung
    .text = Decke ein oder zwei Plättchen auf.
    .short = Erkundung
bonus-industrial_surge = Industrieschub
    .text = Produziere einen oder zwei Würfel, Energie oder Materie, auf einem deiner Planeten.
    .short = Industrieschub

## Leadership tracks

track-technology = Technologie­führung
    .short = Technologie
track-colonial = Kolonial­führung
    .short = Kolonial

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

source-handicap = Handicap
source-terraformed_planets = Terraformte Planeten
source-top_technologies = Vollendete Technologien
source-technology_medals = Technologie­medaillen
source-colonial_medals = Kolonial­medaillen
source-leadership_spaces = Ende der Führungs­leisten
source-antimatter = Antimaterie auf Planeten
source-objective = Geheimes Ziel

## Ablehnungen

refusal-players = Eine bis vier Personen können spielen, nicht { $players }.
refusal-handicap-alone = Ein Handicap gleicht Unterschiede aus, und du spielst allein. Wähle stattdessen eine andere Schwierigkeit.
refusal-handicap-seats = Es gibt ein Handicap für mehr als { $players } Personen. Gib jeder von ihnen eine Zahl.
refusal-handicap-range = Ein Handicap beträgt höchstens { $most } Punkte, mehr oder weniger.
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
refusal-locked = Deine Hauptaktion schaltet „{ $bonus }“ nicht frei.
refusal-bonus-taken = „{ $bonus }“ hast du in diesem Zug schon genommen.
refusal-bonus-free = Diese Bonusaktion ist kostenlos: Ein verbrannter Würfel bezahlt beide.
refusal-pool-empty = Dein Vorrat ist leer; du kannst keine Bonusaktion bezahlen.
refusal-burn-needed = Eine Bonusaktion kostet einen Würfel aus deinem Vorrat: Wähle einen zum Verbrennen.
refusal-none-to-burn = In deinem Vorrat gibt es keine { $what }.
refusal-no-effect = Eine Bonusaktion muss etwas bewirken; „{ $bonus }“ täte das jetzt nicht.
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
ask-turn-up = Das Plättchen { $hex } wird aufgedeckt
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
group-land = Flugziele
group-free = Freier Raum

## Züge

move-lay = Lege ein Plättchen: { $hex }
move-raise = { $technology } { $level }: { $name }
move-keep = Behalte „{ $objective }“
move-act = { $action }
move-bonus = { $bonus }: verbrenne { $burned }
    .free = { $bonus }: kostenlos
move-build = Baue { $hex }, bezahlt von { $world }
move-place = Setze ein Raumschiff: { $hex }
move-colonise = Kolonisiere { $planet }
move-buy = { $technology } { $level }: { $name }
move-pay = { $kind } von { $world }
move-terraform = Terraforme { $planet } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
move-produce = { $cubes } auf { $world }
move-advance = { $track }
move-explore = Decke das Plättchen { $hex } auf
move-fly = { $to }, von { $from }
move-withdraw = Ziehe das Schiff zurück: { $hex }
move-recover = Gewinne { $kind } zurück
move-shift = Verlege { $kind } von { $from } nach { $to }
move-transform = Verwandle { $kind } in { $other } auf { $world }
move-done = Genug
move-stay = Keine Flüge mehr
move-no-bonus = Keine Bonusaktion
move-no-recovery = Nichts zurückgewinnen
move-decline = Verzichten
move-end-turn = Zug beenden

## Hinweise

note-unlocks = Schaltet „{ $column }“ und „{ $row }“ frei.
note-produces = Produziert { $cubes }.
note-costs = Kostet { $cubes }.
note-flight = { $steps ->
        [one] Ein Feld.
       *[other] { $steps } Felder.
    }
note-lands = Es landet hier; die Kolonisierung macht daraus eine Kolonie.
note-mine = Wer sich von hier zurückzieht, gewinnt einen Würfel zurück.
note-target = Ein Feld Kolonialführung, und das Schiff darf weiterfliegen.

## Was geschah

event-first = beginnt
event-laid = legt ein Plättchen: { $hex }
event-turned-up = deckt { $what } auf, { $hex }
event-dealt = bekommt „{ $objective }“
    .hidden = bekommt ein Ziel
event-kept = behält „{ $objective }“
    .hidden = behält ein Ziel
event-card = Runde { $round }: { $card }
event-acted = wählt „{ $action }“
event-bonus = nimmt die Bonusaktion „{ $bonus }“
event-qualified = erfüllt die Bedingung von „{ $card }“
event-produced = produziert auf { $world }
event-recovered = gewinnt { $kind } zurück
event-shifted = verlegt { $kind } von { $from } nach { $to }
event-transformed = verwandelt { $kind } in { $other } auf { $world }
event-placed = setzt ein Raumschiff: { $hex }
event-flew = fliegt: { $from } → { $to } ({ $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    })
event-target = erreicht ein koloniales Ziel
event-withdrew = zieht ein Raumschiff zurück: { $hex }
    .mine = zieht ein Raumschiff von einer Mine zurück: { $hex }
event-colonised = kolonisiert { $world }
event-terraformed = terraformt { $world }
event-rose = erreicht Stufe { $level } von { $technology }: { $name }
    .collaboration = erreicht durch Kooperation Stufe { $level } von { $technology }: { $name }
event-medal-reached = Die Medaille auf Feld { $space } der Leiste { $track } kommt auf die Fortschritts­karte
event-medals = führt auf der Leiste { $track } und nimmt ihre Medaillen
event-medals-lost = führt auf der Leiste { $track }; ihre Medaillen verlassen das Spiel
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

plays = Ziel
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
setup-handicap = Handicap
    .text = Punkte, die jemand von vornherein mehr oder weniger hat als die anderen, um Unterschiede auszugleichen. Sie zählen nur in der Schlusswertung.

## Was von uns stammt

reconstructed-map = Die Lage der Sterne und Plättchen und die Bereiche stammen von uns.
reconstructed-planets = Namen, Produktion und Kosten der meisten Planeten stammen von uns.
reconstructed-cards = Alle Fortschritts­karten und Ziele stammen von uns.
reconstructed-costs = Kosten, Symbole und Glühbirnen der meisten Technologie­stufen und die Felder der Führungs­leisten stammen von uns.

## Zeichnungen

draw-galaxy = Galaxie
draw-round = Runde
draw-round-of = Runde { $round } von { $all }
draw-known = Bekannte freie Planeten
draw-known-hint = die nächsten zuerst
draw-none-known = Kein freier Planet ist bekannt.
draw-technologies = Technologietafel
draw-next-level = nächste Stufe gestrichelt
draw-level-of = { $who }: { $technology }, Stufe { $level }
draw-card = Fortschrittskarte
draw-card-hint = wirkt am Rundenende
draw-no-card = Keine Karte liegt offen.
draw-qualify = Jetzt:
draw-on-card = { $count ->
        [one] Eine Medaille der Leiste { $track } wird am Rundenende vergeben; nach jetzigem Stand an { $who }.
       *[other] { $count } Medaillen der Leiste { $track } werden am Rundenende vergeben; nach jetzigem Stand an { $who }.
    }
draw-tracks = Führungsleisten
draw-on-space = { $who }: Feld { $space }.
draw-medals-left = Medaillen auf den Feldern: { $spaces }.
draw-pits = Clausius-Grube
draw-pits-hint = verbrannt, bis zurückgewonnen
draw-standings = Stand, wenn jetzt Schluss wäre
draw-to-win = { $target } Punkte gewinnen
draw-who = Spieler:in
draw-col-planets = Planet.
    .text = Terraformte Planeten
draw-col-technologies = Techn.
    .text = Technologien auf Stufe 4
draw-col-medals = Med.
    .text = Medaillen beider Leisten
draw-col-tracks = Leisten
    .text = Führungsleisten, die bis zum Ende gegangen sind
draw-col-antimatter = Antim.
    .text = Antimaterie auf Planeten
draw-col-objective = Ziel
    .text = Geheimes Ziel
draw-col-sum = Sum.
draw-grid = Aktionsraster
draw-cube-here = Der Aktionswürfel steht hier.
draw-pool = Vorrat
draw-pool-hint = verfügbare Würfel
draw-worlds = Planeten
draw-supply = In der Reserve: { $ships ->
        [one] 1 Raumschiff
       *[other] { $ships } Raumschiffe
    }, { $markers ->
        [one] 1 Nationenmarker
       *[other] { $markers } Nationenmarker
    }
draw-objective = Geheimes Ziel
draw-only-you = nur für dich
draw-hidden = Verdeckt
draw-fulfilled = Nach jetzigem Stand erfüllt
draw-open = Noch nicht erfüllt
draw-dealt = Behalte eines dieser Ziele
draw-ghost = Das Phantom hat keine Schiffe und keinen Zug. In jeder Runde rückt es auf beiden Führungsleisten ein Feld vor und nimmt dir Medaillen weg.
draw-ghost-target = Du gewinnst mit { $target } Punkten.
draw-ship-of = Raumschiff von { $who }
draw-nobody = niemand
draw-none = nichts
draw-produce = produzieren
draw-spend = ausgeben
draw-burn = verbrennen
draw-recover = zurückgewinnen
draw-on-planets = Erde und Planeten

## Richtungen

hex-at = { $way } von { $star }
dir-e = O
dir-ne = NO
dir-nw = NW
dir-w = W
dir-sw = SW
dir-se = SO

## Was die Dinge sind

explain-space = Freier Raum
    .text = Raumschiffe fliegen hindurch und können hier anhalten. { $zone }: { $distance ->
        [one] ein Feld
       *[other] { $distance } Felder
    } von der Sonne.
explain-star = { $class }
    .text = Kein Raumschiff kann hinein. Plättchen liegen auf Feldern daneben.
    .unused = Kein Raumschiff kann hinein. Mit so wenigen Personen hat er keine Plättchen.
explain-sol = Hier ist deine Erde. Raumschiffe werden daneben gesetzt; keines kann hinein.
explain-hole = Ein schwarzes Loch: Kein Raumschiff kann hinein.
explain-tile = Verdecktes Plättchen
    .text = Kein Raumschiff kann darauf, bevor es aufgedeckt ist. Noch unbekannt: { $planets } Planeten, { $mines } Minen, { $targets } koloniale Ziele. { $zone }.
explain-mine = Raumschiffe landen hier. Wer eines zurückzieht, gewinnt einen Würfel aus der Clausius-Grube zurück.
explain-target = Das erste Raumschiff, das es erreicht, rückt auf der Leiste Kolonialführung ein Feld vor und darf weiterfliegen. Das Plättchen verlässt das Spiel.
explain-planet = { $type }. { $zone }.
    .colony = Als Kolonie: produziert { $cubes }; ihn zu kolonisieren bringt { $icons ->
        [one] ein Feld
       *[other] { $icons } Felder
    } auf der Leiste Kolonialführung.
    .terraform = Terraforming: braucht Stufe { $level } und { $cubes } aus seinen eigenen Würfeln; dann { $points } Punkte und { $terraformed } als Produktion.
    .owner = Er gehört { $who }.
explain-earth = Sie bezahlt Raumschiffe und Technologien und lagert Würfel. Sie kann nicht ausgebeutet oder terraformt werden und bringt keine Punkte.
explain-cubes = Dort: { $cubes }.
explain-ship = Es fliegt im Bewegungs­schritt, bis zu { $speed ->
        [one] ein Feld
       *[other] { $speed } Felder
    } weit, solange es im freien Raum ist. Auf einem Planeten wartet es auf die Kolonisierung.
explain-bonus = Freigeschaltet von den Hauptaktionen ihrer { $line ->
        [row] Zeile
       *[column] Spalte
    }. Sie kostet einen Würfel aus deinem Vorrat, der verbrannt wird.
explain-technology-level = { $level }: { $name }. { $text } Kostet { $cubes }.
explain-technology-start = 0: { $name }. { $text }
explain-technology-icons = Wer sie erreicht, rückt auf der Leiste Technologie­führung { $icons ->
        [one] ein Feld
       *[other] { $icons } Felder
    } vor.
explain-technology-bulb = Glühbirne: Andere unter Stufe { $level } steigen auf sie.
explain-track = Wer ein Medaillenfeld erreicht, legt die Medaille auf die Fortschritts­karte; wer am Rundenende führt, nimmt sie, und bei Gleichstand nehmen alle Führenden eine. Jede Medaille bringt { $points } Punkte.
explain-pool = Würfel, die auf Planeten produziert oder für Bonusaktionen verbrannt werden können. Bezahlen kann man mit ihnen nichts.
explain-pit = Verbrannte Würfel. Sie kommen nur von Minen und auf Rückgewinnungs­feldern der Führungs­leisten zurück.
explain-stored = { $kind } auf Erde und Planeten zusammen: womit du bezahlst.
explain-card = { $text } Sie wirkt am Rundenende. Jetzt: { $who }.
explain-objective = Bringt am Ende { $points } Punkte, wenn es erfüllt ist.
explain-seat = Aktionsraster, Vorrat, Planeten und Ziel.
explain-ghost = Der Gegner des Solospiels.

## Der geführte Anfang

coach-start = Zwei Technologien zum Anfang
    .text = Nimm Raumfahrt, sonst stehen deine Raumschiffe still. Energie­entwicklung passt gut dazu: Sie bringt wieder Energie auf deine Planeten.
coach-keep = Dein geheimes Ziel
    .text = Behalte das, was du ohnehin lieber tätest. Es bringt nur Punkte, wenn es am Spielende erfüllt ist; sonst sieht es niemand.
coach-first-turn = Dein Aktionswürfel
    .text = Wähle eine der neun Aktionen in deinem Raster. Der Bonus über ihrer Spalte und der unter ihrer Zeile leuchten auf: Jeder ist danach für einen verbrannten Würfel zu haben. Die Raumfahrt­missionen bauen deine ersten Raumschiffe.
coach-act = Nicht zweimal dieselbe Aktion
    .text = Das Feld mit deinem Würfel ist in diesem Zug gesperrt. Die Zahlen auf den Feldern sagen, was jede Aktion dir jetzt brächte.
coach-seed = Eine Landung wartet
    .text = Eines deiner Raumschiffe steht auf einem Planeten. Die Kolonisierung macht ihn zu deiner Kolonie, und alle solchen Landungen zugleich.
coach-ripe = Ein Planet kann terraformt werden
    .text = Eine deiner Kolonien hat die Würfel dafür. Nur terraformte Planeten bringen Punkte.
coach-poor = Die Erde ist bald leer
    .text = Raumschiffe und Technologien werden mit Würfeln auf Planeten bezahlt. Die Energie­speicherung bringt Energie aus deinem Vorrat; die Planetare Ausbeutung lässt eine Kolonie produzieren.
coach-end = Die letzten Runden
    .text = Bring zu Ende, was du begonnen hast: Kolonien, die nicht terraformt sind, bringen nichts. Würfel im Vorrat darfst du jetzt verbrennen.
coach-bonuses = Eine halbe Aktion für einen Würfel
    .text = Deine Hauptaktion hat zwei Bonusaktionen freigeschaltet. Jede kostet einen Würfel aus deinem Vorrat, der in die Clausius-Grube fällt und selten zurückkommt. Du musst keine nehmen.
coach-build = Raumschiffe
    .text = Ein Raumschiff kostet Würfel eines einzigen Planeten und steht neben ihm. Wähle ein Feld auf der Seite, zu der du fliegen willst.
coach-fleet = Fliegen
    .text = Leuchtende Felder sind in Reichweite, bei Planeten mit der Entfernung. Landen ist noch nicht kolonisieren. Minen bringen verbrannte Würfel zurück, koloniale Ziele einen Schritt.
coach-produce = Produzieren
    .text = Würfel gehen aus deinem Vorrat auf einen Planeten. Denk daran, was dort bezahlt werden soll: Ein Planet wird nur mit seinen eigenen Würfeln terraformt.
coach-colonise = Deine erste Kolonie
    .text = Du nimmst die Karte des Planeten, und ihre Symbole bringen dich auf der Leiste Kolonialführung voran. Deine Marker reichen für fünf Planeten.
coach-buy = Technologien
    .text = Eine Stufe wirkt sofort. Ab Stufe 2 bringt sie dich auf der Leiste Technologie­führung voran; eine Glühbirne zieht die nach, die hinter dir liegen.
coach-explore = Unbekannte Welten
    .text = Aufgedeckte Plättchen bleiben für alle offen; beginne also nahe bei deinen eigenen Raumschiffen.
coach-advance = Zwei Leisten, zehn Medaillen
    .text = Eine Medaille geht an die, die am Ende der Runde, in der sie erreicht wird, auf der Leiste führen. Geh dort voran, wo du vorne oder gleichauf liegst.
coach-withdraw = Das Ende des Zuges
    .text = Hol Raumschiffe heim, die nicht mehr gebraucht werden. Von einer Mine kommt einer deiner verbrannten Würfel mit. Bestätigen beendet den Zug.

## Das Ende

ending-last = Dies ist die letzte Runde.
verdict-rounds = { $rounds } Runden sind vorbei.
verdict-solo = { $points } Punkte, { $target } waren nötig: { $rank }.
    .won = { $points } Punkte, { $target } waren nötig: gewonnen. { $rank }.
verdict-shared = Gleichstand bis zuletzt: { $winners } teilen sich den Sieg.
verdict-terraformed = gewinnt den Gleichstand durch terraformte Planeten: { $own } zu { $other }.
verdict-medals = gewinnt den Gleichstand durch Medaillen: { $own } zu { $other }.
verdict-pit = gewinnt den Gleichstand durch weniger Würfel in der Clausius-Grube: { $own } zu { $other }.

## Wovon Bots reden: Teile der Wertung, und was sie mögen

part-terraformed_planets = terraformte Planeten
part-top_technologies = vollendete Technologien
part-technology_medals = Technologie­medaillen
part-colonial_medals = Kolonial­medaillen
part-leadership_spaces = Führungsleisten
part-antimatter = Antimaterie auf Planeten
part-objective = das geheime Ziel
style-terraformer = terraformt gern
style-inventor = forscht gern
style-pioneer = gründet gern Kolonien
style-leader = führt gern
style-hoarder = hortet gern
