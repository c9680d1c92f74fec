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
leader_red = roter Anführer
leader_green = grüner Anführer
leader_blue = blauer Anführer
any_leader = Anführer beliebiger Farbe
any_specialist = beliebiger Spezialist

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
cargo = Frachtraum
biodome = Biokuppel
leisure_facilities = Freizeit­einrichtungen
space_mining = Weltraum­bergbau
mining_vehicles = Bergbau­fahrzeuge
scout_vehicles = Erkundungs­fahrzeuge
engines = Triebwerke

# Aktionen

gather = Ressourcen sammeln
terraform = Terraformen
scout = Erkunden
settle = Ansiedeln
create_colony = Kolonie gründen
create_outpost = Handelsposten errichten
gain_specialist = Spezialisten­marker erhalten

# Woher Punkte kommen

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
ask-place = In welche Reihe kommt { $card }?
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
    .why = Es kostet nichts, und dein Terraforming-Marker kommt auf Feld 1.
ask-play = Welche Crewkarte spielst du aus? Noch { $left }.
    .why = Passt die Kante an deiner Fracht zum Ziel, hast du ihre Aktion.
ask-act = Führst du die Aktion von { $card } aus?
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

move-discard = { $card } abwerfen
move-place = In die { $row }
move-canteen = { $card } aus der Kantine nehmen
move-draw = Vom Crewstapel ziehen
move-take = { $resource } nehmen
move-pay = Mit { $resource } bezahlen
move-token = Den Marker verwenden: { $token }
move-use = { $card } als Spezialist verwenden
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
move-play = { $card } ausspielen und abwerfen
    .up = { $card } ausspielen und nach oben legen
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
move-ready = { $card } abwerfen, Marker wird bereit: { $token }
move-pass = Hier nichts mehr tun
    .upgrade = Kein Ausbau
    .play = Keine Crewkarte mehr ausspielen
    .act = Auf die Aktion verzichten
    .raise = Nicht weiter erhöhen
    .survivor = Die Karte abwerfen
    .draw = Den Zug beenden, ohne zu ziehen
deed-discard = wirft { $card } ab

# Was geschah

event-begins = beginnt
event-laid = { $planet } wird ausgelegt
event-round = Runde { $round } beginnt
event-drew = zieht { $card }
event-took = nimmt { $card } aus der Kantine
event-refilled = { $card } kommt in die Kantine
event-reshuffled = Die abgeworfenen Crewkarten werden ein neuer Stapel
event-placed = legt { $card } in die { $row }
event-used = verwendet { $card } als Spezialist
event-exchanged = wirft { $card } für einen Marker ab
event-played = spielt { $card } aus
event-moved-up = legt { $card } nach oben
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
