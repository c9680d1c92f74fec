# Planetformers auf Deutsch.

# Ressourcen und anderes, was gezählt wird

biomatter = Biomaterie
    .amount = { $count } { $count ->
        [one] Biomaterie
       *[other] Biomaterie
    }
workforce = Arbeitskraft
    .amount = { $count } { $count ->
        [one] Arbeitskraft
       *[other] Arbeitskraft
    }
minerals = Mineralien
    .amount = { $count } { $count ->
        [one] Mineral
       *[other] Mineralien
    }
technology = Technologie
    .amount = { $count } { $count ->
        [one] Technologie
       *[other] Technologie
    }
any = Ressource nach Wahl
    .amount = { $count } { $count ->
        [one] Ressource nach Wahl
       *[other] Ressourcen nach Wahl
    }
crew = Crewkarten
    .amount = { $count } { $count ->
        [one] Crewkarte
       *[other] Crewkarten
    }
points = SP
    .amount = { $count } { $count ->
        [one] SP
       *[other] SP
    }

# Spezialisten

engineer = Ingenieur
    .whom = Ingenieur
    .amount = { $count } { $count ->
        [one] Ingenieur
       *[other] Ingenieure
    }
leader_red = roter Anführer
    .whom = roten Anführer
    .amount = { $count } { $count ->
        [one] roter Anführer
       *[other] rote Anführer
    }
leader_green = grüner Anführer
    .whom = grünen Anführer
    .amount = { $count } { $count ->
        [one] grüner Anführer
       *[other] grüne Anführer
    }
leader_blue = blauer Anführer
    .whom = blauen Anführer
    .amount = { $count } { $count ->
        [one] blauer Anführer
       *[other] blaue Anführer
    }
any_leader = Anführer beliebiger Farbe
    .amount = { $count } { $count ->
        [one] Anführer beliebiger Farbe
       *[other] Anführer beliebiger Farbe
    }
planet_leader = Anführer in der Farbe des Planeten
    .amount = { $count } { $count ->
        [one] Anführer in der Farbe des Planeten
       *[other] Anführer in der Farbe des Planeten
    }
any_specialist = beliebiger Spezialist
    .amount = { $count } { $count ->
        [one] beliebiger Spezialist
       *[other] beliebige Spezialisten
    }

# Farben, Reihen und Orte

red = rot
green = grün
blue = blau
upper_row = obere Reihe
lower_row = untere Reihe
planetary_system = Planetensystem
star_portal = Sternenportal
cinderfall = Aschenfall
verdance = Grünhall
glacien = Glacien
rusthaven = Rosthafen
vulkara = Vulkara
magmaris = Magmaris
ochre_deep = Ockertiefe
mossmantle = Moosmantel
thornwild = Dornwildnis
sporeth = Sporeth
canopia = Kanopia
tidewrack = Flutwrack
azurine = Azurin
pelagos = Pelagos
frosthollow = Frostgrund
spot-planet = { $planet }
spot-moon = Mond von { $planet }
spot-space-station = Raumstation von { $planet }
spot-asteroid = Asteroid von { $planet }

# Ausbauten

robotics = Robotik
    .text = Auf einem Planeten mit eigener Kolonie führst du zwei verschiedene Aktionen aus statt einer.
cargo = Frachtraum
    .text = Deine Fracht fasst 6 Einheiten jeder Ressource statt 4.
biodome = Biokuppel
    .text = Immer wenn du an einer Raumstation ankommst, erhältst du 1 Arbeitskraft. Bildet ein Paar mit den Freizeit­einrichtungen.
leisure_facilities = Freizeit­einrichtungen
    .text = Immer wenn du an einer Raumstation ankommst, nimmst du eine Karte aus der Kantine. Bildet ein Paar mit der Biokuppel.
space_mining = Weltraum­bergbau
    .text = Immer wenn du an einem Mond ankommst, erhältst du 1 Mineral. Bildet ein Paar mit den Bergbau­fahrzeugen.
mining_vehicles = Bergbau­fahrzeuge
    .text = Immer wenn du an einem Mond ankommst, nimmst du eine Karte aus der Kantine. Bildet ein Paar mit dem Weltraum­bergbau.
scout_vehicles = Erkundungs­fahrzeuge
    .text = Beim Erkunden ziehst du zwei Karten mit Überlebenden und nimmst eine davon.
engines = Triebwerke
    .text = Deine Arche reist entlang von 4 Routen statt 2, nach einer zweiten Zahlung entlang von 6.

# Aktionen

gather = Ressourcen sammeln
terraform = Terraformen
scout = Erkunden
settle = Ansiedeln
create_colony = Kolonie gründen
create_outpost = Handelsposten errichten
gain_specialist = Spezialisten­marker erhalten

# Woher Punkte kommen

source-handicap = Handicap
source-planets = Vollendete Planeten
source-outposts = Handelsposten
source-excess = Überschuss
source-unfinished = Unfertige Planeten
source-survivors = Angesiedelte Überlebende
source-colonies = Kolonien
source-upgrades = Ausbauten

# Der Automa

automa = Automa
clockwise = im Uhrzeigersinn
counterclockwise = gegen den Uhrzeigersinn
automa-criterion-no-colony = einem Planeten ohne eigene Kolonie
automa-criterion-unterraformed = einem nicht vollständig terraformten Planeten
automa-criterion-discover = einem leeren Feld zum Entdecken
automa-deed-crew = Crewkarten ziehen
automa-deed-upgrade = Ausbau freischalten
automa-deed-travel = Reisen
automa-skip-no-crew = es ist keine Crewkarte mehr da
automa-skip-all-unlocked = alle seine Ausbauten sind freigeschaltet
automa-skip-specialists = ihm fehlen Spezialisten
automa-skip-resources = ihm fehlen Ressourcen
automa-skip-nowhere = er kann nirgendwohin
automa-skip-terraformed = sein Planet ist vollständig terraformt
automa-skip-nothing-to-raise = er hat nichts, was hier eine Stufe erhöht
automa-skip-no-survivors = es sind keine Überlebenden mehr da
automa-skip-has-colony = er hat hier schon eine Kolonie
automa-skip-no-colony = er hat keinen freien Koloniemarker
automa-skip-has-outpost = er hat hier schon einen Handelsposten
automa-skip-no-outpost = er hat keinen freien Handelsposten

# Schritte

step-start = Wer beginnt
step-layout = Die Startplaneten
step-canteen = Die Kantine
step-deal = Crewkarten werden verteilt
step-keep = Die erste Crew
step-supplies = Die ersten Ressourcen
step-turn = Arche ausbauen
step-travel = Raumreise
step-income = Handelsposten zahlen
step-crew = Crewkarten
step-actions = Zielaktionen
step-draw = Crewkarte ziehen
step-end-of-turn = Ende des Zugs
step-automa = Der Automa
step-over = Das Spiel ist aus
stage-round = Runde { $number }

# Spielaufbau

setup-level = Der Automa
    .text = Wie stark dein Gegner ist, wenn du allein spielst.
setup-level-easy = Leicht
    .text = Am sanftesten: wenige Punkte für seine Ausbauten.
setup-level-easy_plus = Leicht+
    .text = Wie Leicht, und er beginnt mit einer Kolonie.
setup-level-medium = Mittel
    .text = Eine Kolonie und mehr Punkte für seine Ausbauten.
setup-level-medium_plus = Mittel+
    .text = Wie Mittel, und er beginnt mit je einer Ressource mehr.
setup-level-hard = Schwer
    .text = Eine Kolonie und die meisten Punkte für seine Ausbauten.
setup-level-hard_plus = Schwer+
    .text = Wie Schwer, und er beginnt mit je zwei Ressourcen mehr.
setup-starting_player = Wer beginnt
    .text = Allein beginnst immer du.
setup-starting_player-chance = Der Zufall entscheidet
    .text = Ein Platz wird gelost.
setup-starting_player-first = Der erste Platz
    .text = Der erste Platz hat den ersten Zug.
setup-starting_player-second = Der zweite Platz
    .text = Der zweite Platz hat den ersten Zug.
setup-starting_player-third = Der dritte Platz
    .text = Der dritte Platz hat den ersten Zug.
setup-starting_player-fourth = Der vierte Platz
    .text = Der vierte Platz hat den ersten Zug.
setup-handicap = Handicap
    .text = Punkte, die jemand von vornherein mehr oder weniger hat als die anderen, um Unterschiede auszugleichen. Sie zählen nur in der Schlusswertung.

# Fragen

ask-start = Auslosen, wer beginnt
    .why = Wer beginnt, bekommt den Start­spieler­marker.
ask-layout = Einen Startplaneten auslegen
    .why = Drei Planeten liegen von Anfang an um das Sternenportal.
ask-refill = Die Kantine auffüllen
    .why = Die Kantine zeigt immer drei Crewkarten.
ask-deal = Eine Crewkarte austeilen
    .why = Alle bekommen drei Crewkarten und behalten zwei.
ask-keep = Welche Crewkarte wirfst du ab?
    .why = Die beiden anderen behältst du. Ihre Kanten sind Aktionen, ihre Symbole Spezialisten.
ask-place = In welche Reihe kommt { $symbol } { $card }?
    .why = In der oberen Reihe wirkt die Unterkante, in der unteren die Oberkante.
ask-take = Welche Ressource nimmst du? Noch { $left }.
    .why = Was nicht in deine Fracht passt, verfällt.
ask-upgrade = Schaltest du einen Ausbau frei?
    .why = Einen pro Zug, bevor du reist. Er wirkt sofort und gibt eine Kolonie frei.
ask-pay = Wie bezahlst du: { $need }?
    .why = Jeder Teil eines Preises braucht eine eigene Karte, einen Marker oder eine Einheit.
    .upgrade = Wie bezahlst du den Ausbau: { $need }?
    .scout = Wer erkundet: { $need }?
    .colony = Wie bezahlst du die Kolonie: { $need }?
ask-travel = Wohin reist du? Reichweite { $range }.
    .why = Du musst reisen. Wo deine Arche hält, kannst du handeln; hinter dem Rand einer Karte entdeckst du einen Planeten.
ask-discovery = Einen Planeten entdecken
    .why = Die nächste Planetenkarte wird ausgelegt, und deine Arche landet darauf.
ask-bonus = Welche Leiste erhöht deine Entdeckung?
    .why = Es kostet nichts, und dein Terraforming-Marker kommt auf Platz 1.
ask-play = Welche Crewkarte spielst du aus? Noch { $left }.
    .why = Passt die Kante an deiner Fracht zum Ziel, hast du ihre Aktion.
ask-act = Führst du die Aktion aus: { $symbol } { $card }?
    .why = Die Karte ist schon bewegt; ihre Aktion ist freiwillig.
ask-source = Woher kommt die Crewkarte? Noch { $left }.
    .why = Eine offene Karte der Kantine oder die oberste des Stapels.
    .canteen = Welche Karte der Kantine nimmst du?
ask-draw-crew = Eine Crewkarte ziehen
    .why = Die oberste Karte des Stapels wird aufgedeckt.
ask-action = Was tust du auf diesem Planeten?
    .why = Eine Aktion; mit Robotik und einer Kolonie hier zwei verschiedene.
    .space = Was tust du hier?
ask-raise = Welche Leiste erhöhst du? Noch { $left }.
    .why = Jede Einheit erhöht ihre Leiste um eine Stufe, und dein Marker rückt mit vor.
ask-draw-survivor = Überlebende ziehen
    .why = Du erhältst die Ressourcen der Karte, egal welche Farbe sie hat.
ask-choose = Welche Überlebenden wertest du?
    .why = Die andere Karte wird ohne Wirkung abgeworfen.
ask-keep-survivor = Behältst du die Überlebenden ({ $color })?
    .why = Auf einem terraformten Planeten dieser Farbe können sie angesiedelt werden. Drei Karten haben Platz.
ask-last-draw = Ziehst du eine Crewkarte?
    .why = Damit endet dein Zug.
ask-automa-card = Der Automa zieht eine Karte
    .why = Er führt die Aktionen seiner Karte von oben nach unten aus.
ask-automa-act = Der Automa führt seine Karte aus
    .why = Seine Karte und seine Regeln lassen ihm keine Wahl; das Protokoll sagt, warum er tut, was er tut.
    .crew = Der Automa zieht eine Crewkarte
    .gather = Der Automa sammelt Ressourcen
    .upgrade = Der Automa schaltet einen Ausbau frei
    .travel = Der Automa reist
    .terraform = Der Automa terraformt
    .scout = Der Automa erkundet
    .colony = Der Automa gründet eine Kolonie
    .outpost = Der Automa errichtet einen Handelsposten
ask-automa-crew = Der Automa zieht noch eine Crewkarte
    .why = Er behält beliebig viele und verwendet nur ihre Symbole.
ask-automa-symbol = Welches Symbol verwendet der Automa: { $need }?
    .why = Wo mehrere seiner Crewkarten passen, wählst du das Symbol; die zuerst erhaltene Karte wird abgeworfen.
    .stand-in = Welches Symbol vertritt einen Spezialisten, der dem Automa fehlt?

# Wahl

group-choose = Wahl
group-crew = Crewkarten
group-resources = Ressourcen
group-pay = Bezahlung
group-upgrades = Ausbauten
group-travel = Reise
group-discover = Ins Unbekannte
group-tracks = Ressourcen­leisten
group-rows = Reihen
group-actions = Aktionen
group-tokens = Spezialisten­marker
group-survivors = Überlebende
group-end = Weiter

# Züge

move-discard = { $whom } { $card } abwerfen
move-place = In die { $row }
move-canteen = { $whom } { $card } aus der Kantine nehmen
move-draw = Vom Crewstapel ziehen
move-take = { $resource } nehmen
move-pay = Mit { $resource } bezahlen
move-token = Den Marker verwenden: { $token }
move-use = { $whom } { $card } als Spezialist verwenden
move-symbol = Der Automa verwendet: { $symbol }
move-upgrade = { $upgrade } freischalten
move-travel = { $spot } ({ $routes } { $routes ->
        [one] Route
       *[other] Routen
    })
move-discover = Einen Planeten entdecken ({ $routes } { $routes ->
        [one] Route
       *[other] Routen
    })
move-raise = { $resource } erhöhen
move-play = { $whom } { $card } ausspielen und abwerfen
    .up = { $whom } { $card } ausspielen und nach oben legen
move-act = Die Aktion ausführen
move-gather = Ressourcen sammeln
move-terraform = Terraformen
move-scout = Erkunden
move-choose = { $survivor } ({ $color }) werten
move-keep = Die Karte behalten
move-settle = Überlebende ansiedeln ({ $color })
move-colony = Eine Kolonie gründen
move-outpost = Einen Handelsposten errichten
    .from = Den Handelsposten von { $planet } hierher versetzen
move-ready = { $whom } { $card } abwerfen, Marker wird bereit: { $token }
move-pass = Hier nichts mehr tun
    .upgrade = Kein Ausbau
    .play = Keine Crewkarte mehr ausspielen
    .act = Auf die Aktion verzichten
    .raise = Nicht weiter erhöhen
    .survivor = Die Karte abwerfen
    .draw = Den Zug beenden, ohne zu ziehen
deed-discard = wirft { $whom } { $card } ab

# Was geschah

event-begins = beginnt
event-laid = { $planet } wird ausgelegt
event-round = Runde { $round } beginnt
event-drew = zieht { $whom } { $card }
event-took = nimmt { $whom } { $card } aus der Kantine
event-refilled = { $symbol } { $card } kommt in die Kantine
event-reshuffled = Die abgeworfenen Crewkarten werden ein neuer Stapel
event-placed = legt { $whom } { $card } in die { $row }
event-used = verwendet { $whom } { $card } als Spezialist
event-exchanged = wirft { $whom } { $card } für einen Marker ab
event-played = spielt { $whom } { $card } aus
event-moved-up = legt { $whom } { $card } nach oben
event-token-ready = macht einen Marker bereit: { $token }
event-unlocked = schaltet frei: { $upgrade }
event-travelled = reist: { $spot }
event-discovered = entdeckt { $planet }
event-stayed = kann nirgendwohin reisen
event-gathered = sammelt: { $spot }
event-raised = erhöht { $resource } auf { $planet } auf { $level }
event-completed = vollendet { $planet }
event-scored = { $source }
event-scouted = findet { $survivor } ({ $color })
event-survivors-reshuffled = Die abgeworfenen Überlebenden werden ein neuer Stapel
event-dropped = wirft { $survivor } ({ $color }) ab
event-kept = behält { $survivor } ({ $color })
event-settled = siedelt { $survivor } ({ $color }) auf { $planet } an
event-colony = gründet eine Kolonie auf { $planet }
event-automa-seated = beginnt auf { $planet }
event-automa-drew = zieht die Karte { $card }
event-automa-reshuffled = Die Automakarten werden neu gemischt
event-automa-acts = führt { $card } aus, Aktion { $number }: { $deed }
event-automa-skipped = überspringt { $card }, Aktion { $number } ({ $deed }): { $why }
event-automa-nothing-unknown = findet nichts mehr zu entdecken und sucht stattdessen einen nicht terraformten Planeten
event-automa-searches = sucht { $way } ab { $planet } nach { $criterion }: das erste Ziel zählt
    .across = springt über das Sternenportal und sucht { $way } ab { $planet } nach { $criterion }: das erste Ziel zählt
    .ignored = kann nicht springen, denn jenseits des Sternenportals liegt kein Planet; sucht { $way } ab { $planet } nach { $criterion }: das erste Ziel zählt
event-automa-passes = übergeht { $planet }
    .own = übergeht { $planet }: dort steht er selbst
    .colony = übergeht { $planet }: dort hat er eine Kolonie
    .terraformed = übergeht { $planet }: vollständig terraformt
event-automa-none-meets = findet kein Ziel und nimmt den nächsten Planeten { $way }
event-automa-takes = nimmt, wovon er am wenigsten hat: { $resource }
    .tie = nimmt, wovon er am wenigsten hat, bei Gleichstand die oberste: { $resource }
event-automa-spends = gibt aus, wovon er am meisten hat: { $resource }
    .tie = gibt aus, wovon er am meisten hat, bei Gleichstand die oberste: { $resource }
event-automa-lacks = hat nicht, was er braucht ({ $need }): zwei andere Spezialisten vertreten
event-automa-terraforms = terraformt { $planet } Leiste für Leiste von links, höchstens { $most } { $most ->
        [one] Stufe
       *[other] Stufen
    }
event-ending = löst das Spielende aus: nach dieser Runde folgt noch eine
event-standstill = Zu lange wurde nichts terraformt: das Spiel endet
event-over = Das Spiel ist aus
event-outpost = errichtet einen Handelsposten auf { $planet }
    .moved = versetzt einen Handelsposten von { $from } nach { $planet }

# Was nicht erlaubt ist

refusal-players = Das ist ein Spiel für 1 bis 4; zu { $players } geht es nicht.
refusal-handicap-alone = Ein Handicap gleicht Unterschiede aus, und du spielst allein. Wähle stattdessen eine andere Stufe des Automas.
refusal-handicap-seats = Es gibt ein Handicap für mehr als { $players } Personen. Gib jeder von ihnen eine Zahl.
refusal-handicap-range = Ein Handicap beträgt höchstens { $most } Punkte, mehr oder weniger.
refusal-no-such-player = Es spielen nur { $players }: dieser Platz ist leer.
refusal-game-over = Das Spiel ist aus.
refusal-not-asked = Das steht jetzt nicht zur Wahl.
refusal-not-your-card = Diese Karte hast du nicht.
refusal-not-enough = Nicht genug: { $what }. Du brauchst { $need } und hast { $have }.
refusal-token-spent = Dieser Marker ist verbraucht: { $token }.
refusal-wrong-specialist = Gebraucht wird: { $need }.
refusal-unlocked = Schon freigeschaltet: { $upgrade }.
refusal-no-such-spot = Diesen Ort gibt es im System nicht.
refusal-own-spot = Du kannst deine Reise nicht dort beenden, wo du den Zug begonnen hast.
refusal-too-far = Das ist zu weit: deine Reichweite ist { $range }.
refusal-occupied = Dort steht eine andere Arche; nur Planeten und das Sternenportal haben Platz für mehrere.
refusal-automa-there = Die Arche des Automas steht auf diesem Planeten.
refusal-automa-lacks = Der Automa hat keine solche Karte: { $need }.
refusal-known = Dort liegt schon ein Planet.
refusal-must-travel = Du musst reisen.
refusal-must-raise = Erhöhe mindestens eine Stufe.
refusal-row-full = Die Reihe ist voll: { $most } Karten haben Platz.
refusal-not-in-canteen = Diese Karte liegt nicht in der Kantine.
refusal-canteen-only = Diese Karte kommt aus der Kantine.
refusal-deck-only = Diese Karte kommt vom Stapel, nicht aus der Kantine.
refusal-no-crew-left = Es ist keine Crewkarte mehr da.
refusal-crew-full = Du hast { $most } Crewkarten: mehr gehen nicht.
refusal-already-up = Karten der oberen Reihe werden abgeworfen, wenn sie ausgespielt werden.
refusal-edge-does-not-match = Die Kante passt nicht zum Ziel.
refusal-not-here = { $action }: hier nicht möglich.
refusal-taken = { $action }: in diesem Zug schon getan.
refusal-enough-actions = Du hast auf diesem Planeten alle Aktionen getan.
refusal-not-terraformed = Der Planet ist nicht vollständig terraformt.
refusal-terraformed = Der Planet ist schon vollständig terraformt.
refusal-not-your-survivor = Diese Überlebenden hast du nicht.
refusal-other-colour = Die Überlebenden haben eine andere Farbe als der Planet.
refusal-wrong-token = Eine abgeworfene Karte ({ $card }) macht diesen Marker nicht bereit: { $token }.
refusal-token-ready = Dieser Marker ist schon bereit: { $token }.
refusal-no-track = Dieser Planet hat keine Leiste für { $resource }.
refusal-track-full = { $resource } hat hier schon die höchste Stufe: { $most }.
refusal-nothing-to-raise = Du hast nichts, was hier eine Stufe erhöhen könnte.
refusal-no-survivors = Es sind keine Überlebenden mehr da.
refusal-no-room = Du hast schon { $most } Karten mit Überlebenden.
refusal-not-drawn = Diese Karte wurde nicht gezogen.
refusal-has-colony = Du hast auf diesem Planeten schon eine Kolonie.
refusal-no-colony-marker = Du hast keine freie Kolonie; Ausbauten geben sie frei.
refusal-has-outpost = Du hast auf diesem Planeten schon einen Handelsposten.
refusal-which-outpost = Beide Handelsposten liegen aus: wähle, welchen du versetzt.
refusal-no-outpost = Du hast keinen freien Handelsposten; Ausbaupaare geben sie frei.
refusal-outposts-not-placed = Versetzen kannst du nur, wenn beide Handelsposten ausliegen.
refusal-no-outpost-there = Dort hast du keinen Handelsposten.

# Eigene Werte

reconstructed-cards = Die Werte auf Planeten-, Crew-, Überlebenden- und Automakarten sind unsere eigenen: die Spielregel zeigt sie nicht.
reconstructed-rules = Wo die Spielregel schweigt, steht unsere Auslegung dabei.

# Die Zeichnungen

draw-none = nichts
draw-end = bis zum Ende
draw-ends = { $n } von { $of } Planeten sind vollständig terraformt; dann naht das Ende
draw-merit = Verdienst
draw-rank = Platz, +{ $first } / +{ $second }
draw-canteen = Kantine
    .for = offen für alle
draw-holdings = Kolonien, Posten, Überlebende
draw-sheet = Wäre das Spiel jetzt aus
draw-col-track = bisher
draw-col-unfinished = unfertig
draw-col-colonies = Kolonien
draw-col-rest = besiedelt
draw-player = Spieler
draw-colonies = Kolonien: gesetzt, frei, Punkte
draw-outposts = Handelsposten
draw-survivors = Überlebende
draw-settled = angesiedelt { $n },
draw-crew = Crew und Fracht
draw-crew-deck = Crewstapel: { $deck } Karten, { $discard } abgelegt
draw-survivor-deck = Stapel der Überlebenden: { $deck } Karten, { $discard } abgelegt
draw-planet-deck = Noch unentdeckte Planeten nach Farbe
draw-edges-fit = { $n ->
        [0] keine Kante passt
        [one] 1 Kante passt
       *[other] { $n } Kanten passen
    }
    .short = { $n ->
        [0] keine passt
        [one] 1 passt
       *[other] { $n } passen
    }
draw-upper = Obere Reihe: { $n } Karten, { $free } frei. Ihre Unterkanten sind aktiv
draw-lower = Untere Reihe: { $n } Karten, { $free } frei. Ihre Oberkanten sind aktiv
draw-of = höchstens { $most }
draw-tokens = Spezialisten­marker
draw-ready = bereit
draw-spent = leer
draw-upgrades = Ausbauten der Arche
draw-pair = Beide Ausbauten dieses Paars geben einen Handelsposten frei
draw-pair-free = Dieses Paar hat seinen Handelsposten freigegeben
draw-markers = Marker
    .pool = gesetzt + frei
draw-limit = { $n } Stufen
draw-terraformed = terraformt
draw-ark-of = Die Arche von { $who }
draw-colony-of = Eine Kolonie von { $who }
draw-outpost-of = Ein Handelsposten von { $who }
draw-automa = Der Automa
draw-automa-card = Karte { $card }
draw-skipped = ausgelassen: { $why }
draw-search = { $way }, gesucht { $criterion }: { $planet }
    .across = über das Portal, dann { $way }, gesucht { $criterion }: { $planet }
    .ignored = gegenüber kein Planet, also kein Sprung; { $way }, gesucht { $criterion }: { $planet }
    .none = gesucht { $criterion }: keiner; der nächste Planet { $way }: { $planet }

# Was die Dinge sind

dest-red = auf roten Planeten
dest-green = auf grünen Planeten
dest-blue = auf blauen Planeten
dest-space = auf Monden und Raumstationen
edge-words = { $place } { $gain }
    .trade = { $place } { $pay } gegen { $gain }
arrive-gather = Bringt { $gain }
arrive-outpost = Dein Handelsposten zahlt dir bei der Ankunft
note-crew = Oberkante, aktiv in der unteren Reihe: { $top }.
    Unterkante, aktiv in der oberen Reihe: { $bottom }.
    Oder die Karte wird als Spezialist abgegeben.
note-crew-deck = Crewstapel
    .text = Wo ein Ertrag es erlaubt und am Ende jedes Zugs ziehst du die oberste Karte.
note-survivor-deck = Stapel der Überlebenden
    .text = Wer erkundet, zieht von ihm. Ist er leer, kommen die abgelegten Überlebenden zurück.
note-upper-row = Obere Reihe
    .text = Die Unterkante dieser Karten berührt deine Fracht und ist aktiv. Ausgespielt werden sie abgeworfen.
note-lower-row = Untere Reihe
    .text = Die Oberkante dieser Karten berührt deine Fracht und ist aktiv. Ausgespielt dürfen sie nach oben wandern und wirken noch einmal.
note-sides = Vorher: bringt { $before }. Terraformt: bringt { $after }.
    Stufen: { $levels }.
    .alive = Terraformt: bringt { $after }. Überlebende seiner Farbe können hier angesiedelt werden.
note-colonies = Kolonien: { $who }.
note-outposts = Handelsposten: { $who }. Sie zahlen, sooft eine Arche ihre Reise hier beendet.
note-arks = Archen: { $who }.
note-portal = Bringt { $gain }. Jede Kante passt hier, aber es wird nur eine Crewkarte ausgespielt. Ein Spezialisten­marker kann bereit gemacht werden.
note-asteroid = Ein Halt auf dem Weg. Hier gibt es nichts zu tun, und keine Kante passt.
note-satellite = Bringt { $gain }. Im selben Zug kann ein Spezialisten­marker bereit gemacht werden.
note-cell = Unentdeckt
    .text = Einer von { $n } Planeten. Wer dorthin reist, deckt ihn auf, landet auf ihm und hebt eine erste Stufe umsonst.
note-track = Stufe { $level } von { $most }. Jede Einheit aus deiner Fracht hebt sie um eins, und deinen Marker mit ihr.
note-merit = Terraforming-Leiste von { $planet }
    .left = { $n ->
        [one] Eine Stufe fehlt.
       *[other] { $n } Stufen fehlen.
    }
    .one = { $who }: Platz { $spot }, { $points } SP, wäre er jetzt vollendet.
    .done = Er ist vollendet: Alle haben hier gepunktet.
note-cargo = Du fasst höchstens { $most }, mit dem Ausbau Frachtraum { $later }. Was nicht passt, verfällt.
note-token = Marker: { $token }
    .ready = Er bezahlt einen Spezialisten seiner Art und ist dann verbraucht.
    .spent = Auf einem Mond, einer Raumstation oder dem Sternenportal machst du ihn bereit, indem du eine Crewkarte abwirfst: ein Ingenieur einen Anführer, ein Anführer den Ingenieur.
note-upgrade = Kosten: { $price }. Gibt eine Kolonie frei.
    .again = Einmal bezahlt. Die zweite Zahlung kostet: { $price }. Sie gibt eine Kolonie frei.
    .done = Ist freigeschaltet.
note-markers = Kolonien und Handelsposten
    .text = { $colonies } Kolonien gesetzt, { $free } frei. Die nächste kostet: { $price }.
    { $outposts } Handelsposten gesetzt, { $pool } frei.
    Eine Aktion Terraformen hebt bis zu { $limit } Stufen.
note-automa = Automakarte { $card }
    .text = Ihre Aktionen von oben nach unten: { $deeds }. Was nicht geht, entfällt.
note-symbol = Ein Symbol auf den Crewkarten des Automas. Nichts anderes daran nutzt er.
note-survivor = Überlebende ({ $color })
    .text = Wer die Karte nimmt, erhält { $gain }. Behalten und ansiedeln lässt sie sich nur auf Planeten dieser Farbe: { $color }.

# Das Ende

ending = hat Planet Nummer { $planets } vollendet: Diese Runde wird zu Ende gespielt, und eine weitere folgt.
    .last = Dies ist die letzte Runde.
verdict-cause = hat Planet Nummer { $planets } vollendet und damit das Ende ausgelöst.
verdict-stored = gewinnt den Gleichstand mit mehr in der Fracht: { $own } zu { $other }.
verdict-shared = { $winners } teilen sich den Sieg.
verdict-automa = Ein Gleichstand gegen den Automa ist verloren.

# Für die erste Partie

coach-keep = Deine erste Crew
    .text = Behalte zwei Karten, deren Farben nahe sind: Die Planeten neben dem Sternenportal sind rot, grün und blau. Ein Ingenieur bezahlt deinen ersten Ausbau.
coach-place = Über oder unter die Fracht
    .text = Die Kante, die die Fracht berührt, wirkt. In der unteren Reihe wirkt eine Karte zweimal: Ausgespielt wandert sie nach oben, und von dort später noch einmal.
coach-supplies = Etwas zum Anfangen
    .text = Arbeitskraft bezahlt Frachtraum und Triebwerke, jede Ressource kann eine Stufe heben. Zwei verschiedene halten mehr Wege offen.
coach-upgrade = Ausbauten zuerst
    .text = Einmal je Zug, bevor du reist. Jeder Ausbau gibt eine Kolonie frei, und Kolonien sind am Ende am meisten wert.
coach-travel = Du musst reisen
    .text = Die Zahl sagt, wie viele Routen es sind; die kleine Karte, wie viele deiner Crew dort passen. Reise, wo eine Karte passt und du brauchst, was der Ort bringt.
coach-discover = Ins Unbekannte
    .text = Hinter einer offenen Kante liegt ein neuer Planet. Du landest auf ihm, welcher es auch sei, und hebst eine erste Stufe umsonst.
coach-last = Das Ende naht
    .text = Nur noch diese Runde und vielleicht eine weitere. Vollende, was fast vollendet ist, setze Kolonien, siedle Überlebende an.
coach-bonus = Eine Stufe umsonst
    .text = Hebe die Leiste, die du dir am wenigsten leisten könntest; dein Marker kommt auf Platz 1 dieses Planeten.
coach-crew = Spiele deine Crew
    .text = Helle Kanten passen zu diesem Ort. Eine Karte der unteren Reihe wandert nach oben und bleibt, eine der oberen wird abgeworfen. Zwei darfst du spielen.
coach-planet = Eine Aktion
    .text = Sammle, was der Planet bringt, oder terraforme ihn mit dem, was du hast. Eine Kolonie erhöht deine Grenze für immer.
coach-space = Sammeln und einen Marker bereit machen
    .text = Hier darfst du beides: nehmen, was der Ort bringt, und eine Crewkarte gegen einen bereiten Spezialisten tauschen.
coach-raise = Stufe um Stufe
    .text = Jede Einheit hebt ihre Leiste und rückt deinen Marker vor. Mit der letzten Stufe punkten alle ihren Platz, der erste Rang 3 mehr.
coach-pay = Wer bezahlt?
    .text = Ein bereiter Marker leistet dasselbe wie eine Karte. Behalte die Karten, deren Kanten du noch brauchst.
coach-survivor = Überlebende
    .text = Was auf der Karte steht, hast du erhalten. Behalte sie, wenn du kannst: angesiedelt auf einem fertigen Planeten ihrer Farbe bringt sie 5, fünf davon 40.
coach-source = Aus der Kantine oder vom Stapel
    .text = Was offen liegt, kannst du wählen; vom Stapel kann alles kommen.
coach-draw = Eine Karte ziehen
    .text = Es kostet nichts. Nur bei sechs Karten ist kein Platz dafür.

## Wovon Bots reden: Teile der Wertung, und was sie mögen

part-planets = vollendete Planeten
part-outposts = Handelsposten
part-excess = Überschuss
part-unfinished = unfertige Planeten
part-survivors = angesiedelte Überlebende
part-colonies = Kolonien
part-upgrades = Ausbauten
style-settler = siedelt gern
style-helper = rettet gern
style-recruiter = mag eine große Crew
style-tinkerer = tüftelt gern
style-hoarder = hortet gern
