### Die Seiten auf Deutsch: alles rund um die Spiele. Die Spiele bringen ihre eigenen Wörter mit.

## Jede Seite

skip = Zum Inhalt
nav = Hauptmenü
nav-home = Start
nav-results = Ergebnisse
nav-rules = Regeln
nav-about = Über
language = Sprache
theme = Aussehen
theme-dark = Nacht
theme-light = Papier
theme-system = Wie das System
unofficial = Inoffiziell und mit keinem Verlag verbunden.
unofficial-more = Mehr dazu
close = Schließen
back = Zurück
copy = Kopieren
set = Setzen
you = du
or = oder
bot = Bot
here = da
away = nicht da
seat = Platz { $number }
free-seat = freier Platz
your-name = Dein Name
bot-novice = Neuling
    .text = sieht nur wenig von dem, was möglich ist: für einen ersten Blick auf ein Spiel
bot-easy = Leicht
    .text = plant seinen Zug, übersieht aber vieles
bot-medium = Mittel
    .text = weiß, was sich lohnt, übersieht aber noch manches
bot-hard = Schwer
    .text = weiß, was sich lohnt, und übersieht selten etwas
bot-expert = Meister
    .text = übersieht nichts und denkt weiter bis zu seinem nächsten Zug, mit den Antworten der anderen
bot-level = Stärke des Bots
level-scores = Im Mittel { $points } Punkte bei { $players } Spielern.
bot-random = Anfänger
    .text = macht irgendeinen erlaubten Zug, gut oder schlecht: zum Ausprobieren
bot-greedy = Planer
    .text = denkt seinen ganzen Zug durch: ein fairer Gegner für die ersten Spiele
bot-automatic = automatischer Gegner
game-gaia = Gaia Project
    .text = Vierzehn Völker breiten sich in der Galaxie aus. Mache Planeten bewohnbar, baue aus, forsche und verbinde deine Welten zu Allianzen. Sechs Runden, nach dem Aufbau ohne Glück.
game-phoenix = Space Station Phoenix
    .text = Zerlege deine Flotte und baue daraus eine Raumstation. Benutze jedes Schiff am Tisch, fülle die Quartiere mit Aliens und Menschen und gewinne Einfluss auf vier Diplomatieleisten. Für zwei bis vier Spieler, mit ein paar Würfeln.
game-planetformers = Planetformers
    .text = Führe eine Arche durch ein System, in dem noch niemand leben kann. Entdecke Planeten, spiele deine Crew dort, wo ihre Kanten passen, terraforme gemeinsam und punkte allein, gründe Kolonien und siedle Überlebende an. Für zwei bis vier, oder allein gegen den Automa.
game-kepler = Kepler-3042
    .text = Führe eine Nation aus dem Sonnensystem. Sechzehn Züge und siebzehn Würfel, und nie kommt einer dazu: Sende Raumschiffe aus, gründe Kolonien, forsche und mache fremde Welten zu neuen Erden. Für zwei bis vier, oder allein gegen das Phantom.

## Was die Skripte sagen

js-your-turn = Du bist dran
js-copied = Kopiert
js-online = verbunden
js-offline = Verbindung verloren, neuer Versuch
js-failed = Das kam nicht am Tisch an. Nichts ist verloren: bitte noch einmal versuchen.
js-choose = Was möchtest du hier tun?
js-seconds = seit {"{"}{"}"} s
js-minutes = seit {"{"}{"}"} min
js-hours = seit {"{"}{"}"} h

## Start

home-kind = Anspruchsvolle Brettspiele
home-title = Große Spiele, ruhiger Tisch
home-lead = Weltraum-Strategie im Browser: allein gegen Bots, mit Freunden an einem Bildschirm oder getrennt über einen Link. Der Tisch kennt die Regeln, zeigt jeden Preis vor dem Bezahlen und erklärt jedes „Nein“.
home-quick = Sofort spielen
    .text = Sofort spielen: ohne Umweg gegen einen Bot, alles eingestellt für ein erstes Spiel. Kein Konto, keine Fragen.
home-new = Neues Spiel
home-rules = Regelwerk
home-games = Spiele
home-running = Weiterspielen
home-my-turn = Du bist dran
home-continue = Zum Tisch
home-open = Offene Tische
home-open-none = Kein Tisch wartet auf Mitspieler. Eröffne einen für alle, und er steht hier:
home-join = Platz nehmen
home-finished = Beendete Spiele
home-finished-none = Noch keine beendeten Spiele. Spiele eines zu Ende, und du kannst es hier Zug für Zug noch einmal durchgehen.
home-replay = Nachspielen
home-players = { $from } bis { $to } Spieler; Bots nehmen die Plätze ein, die du willst.

## Neues Spiel

new-title = Neues Spiel: { $game }
new-who = Wer spielt
new-players = Anzahl der Spieler
new-me = Ich
new-here = Jemand an diesem Bildschirm
new-here-name = Name
new-bot = Bot: { $bot }
new-style = Was er mag
new-style-lot = Lose das aus
new-hints = Tipps für alle
    .text = Alle dürfen fragen, was ein starker Bot täte, obwohl Menschen gegeneinander spielen. Gegen Bots allein geht das immer.
new-invite = Per Link einladen
new-shuffle = Plätze auslosen
    .text = Die Reihenfolge oben sagt nur, wer mitspielt; das Los entscheidet, wer beginnt.
new-open = In der Liste offener Tische zeigen
    .text = Jeder auf diesem Server kann einen freien Platz einnehmen.
new-house = Hausregeln für Vereine
    .text = Vereinbarungen für alle, die oft spielen. Keine davon steht im Regelheft.
new-options = Spielweise
    .text = Alles ist wie gedruckt eingestellt; ändere es, wenn du magst.
new-clash = Nicht zusammen mit: { $other }.
new-fits = Nur mit { $players } Spielern.
new-fits-alone = Nur allein.
new-start = Beginnen

## Warten und Einladungen

waiting-title = { $game }: der Tisch ist gedeckt
waiting-for = { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-open = Dieser Tisch steht in der Liste offener Tische.
waiting-agreed = Vereinbart
layout-code = Füge ihn im Formular für ein neues Spiel unter „Hausregeln“ ein, und der Tisch wird aufgebaut wie dieser.
waiting-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind. Du kannst diese Seite schließen und wiederkommen.
waiting-link = Schicke diesen Link an die Person, die hier sitzen soll
waiting-invite = Jemanden einladen
waiting-scan = Oder lass ein Telefon das Quadrat lesen. Jeder Link gilt für einen Platz und nur einmal.
waiting-qr = QR-Code mit der Einladung zu { $seat }
waiting-bots = Stattdessen einen Bot hinsetzen
waiting-bot = { $name } (Bot, { $bot })
reach-network = Diese Links gehen für alle in deinem Netzwerk. Wer anderswo ist, braucht eine Adresse, die dein Router hierher leitet.
reach-here = Dieser Tisch ist nur von diesem Computer aus erreichbar: Niemand sonst kann diesen Links folgen. Damit andere in deinem Netzwerk mitspielen können, beende das Programm und starte es so:
reach-then = Dein Tisch hat dann die Adresse { $address }, und nichts geht verloren.
waiting-leave = Aufstehen
invitation-title = Du bist eingeladen: { $game }
invitation-alone = Dort sitzt noch niemand: mach den Anfang.
invitation-text = Am Tisch: { $names }.
invitation-hints = Alle an diesem Tisch dürfen einen starken Bot um Tipps bitten.
invitation-join = { $seat } nehmen

## Der Tisch

this-table = Dieser Tisch
menu = Menü
nav-learn = So wird gespielt
show-mat = Alles von dieser Person zeigen
turn-now = am Zug
passed = hat gepasst
projected = Wenn das Spiel jetzt endete
stock = Was du hast
stock-of = { $name } hat
points = Punkte
next-income = Das nächste Einkommen bringt { $amount }
final = lässt sich nicht zurücknehmen
choose-in-picture = Wähle einen hellen Platz im Bild; der Preis steht darauf.
fold = Zum Spielplan
unfold = Zum Ergebnis
coach = Für deine erste Partie
coach-seen = Verstanden
coach-off = Keine Hinweise mehr
coach-on = Hinweise für die erste Partie
help-groups = vorige, nächste Art von Aktion
help-log = das Protokoll
order = Zugreihenfolge
board = Spielplan
mats = Spieler
sides = Weitere Tafeln
sheet = Teile des Tisches
tab-act = Handeln
tab-result = Ergebnis
tab-me = Ich
tab-others = Andere
tab-board = Tafeln
tab-log = Verlauf
zoom-in = Größer
zoom-out = Kleiner
why = Warum?
zoom-fit = Ganzer Plan
orders = Daueraufträge
    .text = Fragen, die du immer gleich beantworten würdest.
log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Züge stehen beim Nachspielen.
to-replay = Nachspielen
round-setup = Aufbau
round = Runde { $number }
round-column = Runde
show-where = Zeigen, wo
since = Seit deinem letzten Zug
groups = Arten von Aktionen
costs = kostet { $amount }
brings = bringt { $amount }
paid = bezahlt: { $amount }
gained = bekommen: { $amount }
asked-nothing = Hier ist nichts zu tun
asked-here = Dieser Ort
asked-can = Du kannst
asked-cannot = Jetzt nicht möglich
prompt = Dein Zug und deine Möglichkeiten
announce-turn = Du bist dran: { $question }
thinking = { $name } überlegt
turn-of = { $name } ist am Zug
your-turn = Du bist dran
planning = Planung
plan-note = Du probierst aus. Nichts davon geschieht am Tisch.
plan-fate = Hier entscheidet der Zufall, und niemand weiß, wie: Der Plan endet.
plan = Vorausplanen
plan-invite = Inzwischen kannst du deinen nächsten Zug planen, als wäre er jetzt.
try-out = Probieren
leave-plan = Zurück zum Spiel
look-around = Sieh dich um: tippe etwas auf dem Tisch an und erfahre, was es ist.
spectator = Du schaust zu. Tippe etwas auf dem Tisch an und erfahre, was es ist.
planned = Geplant
so-far = Bisher
draft-empty = Wähle auf dem Plan oder unten. Nichts gilt, bevor du bestätigst.
undo = Schritt zurück
undo-all = Alles zurück
confirm = Bestätigen
confirm-question = Fertig: bestätige deinen Zug
confirm-why = Sieh ihn dir auf dem Plan an. Schritt zurück nimmt etwas weg, Bestätigen lässt ihn gelten.
confirm-midway = Beantworte zuerst die offene Frage.
confirm-ready = Mit dem Bestätigen gilt es.
confirm-fate = Damit gelten deine Züge, und der Zufall entscheidet sofort. Vorher weiß niemand, wie, und nachher nimmt es niemand zurück.
curtain = { $name } ist am Zug. Alle anderen an diesem Bildschirm schauen weg.
curtain-show = Zeigen, was nur { $name } sehen darf
confirm-closing = Bestätigen macht zugleich: { $move }
auto = Sofort bestätigen
    .text = Bestätigt von selbst, sobald dein Zug vollständig ist.
take-back = Meinen letzten Zug zurücknehmen
    .text = Die Bots spielen dann neu. Möglich, solange seitdem keine Würfel, Karten oder anderes Verborgenes zu sehen waren.
pace = Tempo der Bots
pace-slow = ½×
    .text = Bots brauchen doppelt so lange.
pace-usual = 1×
    .text = Bots warten einen Moment, bevor sie ziehen.
pace-instant = sofort
    .text = Bots und automatische Gegner warten nicht.
over = Das Spiel ist zu Ende
won = Gewonnen hat { $names }
won-together = Gemeinsam gewonnen haben { $names }
again = Noch einmal spielen
source = Punkte aus
total = Summe
sheet-title = Punkte nach Herkunft

## Tasten

help-signs = Was die Zeichen bedeuten
help-prices = Auf jeder Möglichkeit sind rote Zahlen mit Minus der Preis, grüne mit Plus der sofortige Gewinn. Tippe oder klicke etwas auf dem Tisch an und erfahre, was es ist.
help-keys = Tasten
help-text = Alles geht mit der Maus, dem Finger oder diesen Tasten.
help-digits = eine der gezeigten Möglichkeiten wählen
help-undo = den letzten Schritt zurücknehmen
help-hint = was täte ein starker Bot?
help-confirm = bestätigen
help-escape = schließen, was offen ist
help-zoom = Plan vergrößern, verkleinern, einpassen
help-help = diese Hilfe
help-sound = Ein leiser Ton, wenn ich dran bin
help-notify = Eine Benachrichtigung, wenn ich dran bin
ways-out = Diesen Tisch verlassen
leave-table = Gehen: Ein Bot spielt für mich weiter
hand-over = Ein Bot übernimmt für { $name }
delete-table = Diesen Tisch löschen

## Nachspielen

replay-title = Nachspielen: { $game }
replay-steps = Zug für Zug
replay-at = Zug { $at } von { $of }
replay-start = Der Tisch, wie er aufgebaut wurde.
replay-slider = Zug
replay-go = Los
replay-rounds = Runden
replay-sources = Punkte nach Herkunft bis hierher
replay-proof = Ehrlicher Zufall
replay-seed = Der Zufall folgte aus diesem Startwert. Seine Festlegung war vor dem ersten Zug bekannt, also konnte ihn niemand ändern.
replay-commitment = Der Zufall folgt aus einem geheimen Startwert. Mit dieser Festlegung steht er fest; der Wert selbst wird nach dem Spiel gezeigt.
replay-log = Protokoll herunterladen
replay-export = Als JSON herunterladen
replay-table = Zum Tisch
step-first = Anfang
step-back-turn = Voriger Spielzug
step-back = Voriger Schritt
step-play = Abspielen und anhalten
step-on = Nächster Schritt
step-on-turn = Nächster Spielzug
step-last = Ende
chart-title = Punkte im Lauf des Spiels
chart-numbers = Die Zahlen

## Introductions: the people in the pictures
learn-you = Du
learn-second = Ada
learn-third = Ben
learn-fourth = Cleo

## Ergebnisse

results-title = Meine Ergebnisse
results-lead = Jede Partie, die du beendet hast, und was sie ergab. Diese Seite siehst nur du.
results-game = Spiel
results-players = Personen
results-with = Gegner
results-all = Alle
results-show = Zeigen
results-reset = Alles zeigen
results-none = Noch keine beendeten Partien. Spiel eine zu Ende, und sie zählt hier.
results-none-such = Zu dieser Auswahl passt keine beendete Partie.
results-games = Partien
results-wins = Siege
results-won = gewonnen
results-mean = Schnitt
results-best = Max.
results-worst = Min.
results-streak = Längste Siegesserie
results-streak-now = Gerade in Serie
results-percent = { $share } %
results-by-game = Nach Spiel
results-by-opponent = Nach Gegner
results-by-play = Nach { $what }
results-by-option = Nach Vereinbarung
results-players-row = { $players ->
        [one] Allein
       *[other] Zu { $players }
    }
results-option = Vereinbart
results-course = Meine Punkte von Partie zu Partie
results-mine = ich
results-others = beste andere
results-records = Rekorde
results-record-score = Meiste Punkte, { $players ->
        [one] allein
       *[other] zu { $players }
    }
results-record-win = Höchster Sieg, nach Punkten
results-record-close = Knappster Sieg, nach Punkten
results-record-streak = Längste Siegesserie
results-list = Partien
results-more = { $count ->
        [one] Eine frühere Partie zählt mit, steht aber nicht hier.
       *[other] { $count } frühere Partien zählen mit, stehen aber nicht hier.
    }
results-compare = Wertungen nebeneinander
    .text = Kreuze zuerst die Partien an.
results-log = Protokoll
results-files = Zum Mitnehmen
    .text = Alles von oben als Datei, für eine Tabelle oder für Programme.
results-csv = Als CSV herunterladen
results-json = Als JSON herunterladen
sheets-title = { $game }: Wertungen
sheets-back = Zurück zu den Ergebnissen
sheets-none = Kreuze zuerst mindestens eine Partie an.
sheets-mixed = Nur Partien desselben Spiels lassen sich nebeneinander legen: Die anderen fehlen hier.
sheets-most = Nur die ersten { $most } werden gezeigt.

## Partien von anderswo

import-title = Partie mitbringen
import-lead = Füge eine Partie ein oder wähle ihre Datei: Du kannst sie Zug um Zug durchgehen und von jeder Stellung aus weiterspielen, gegen Bots oder mit anderen.
import-text = Die Partie als Text
import-file = Oder ihre Datei
import-look = Ansehen
import-formats = Was sich lesen lässt, wird von selbst erkannt:
    .log = ein Protokoll, wie es jeder Tisch zum Herunterladen hat;
    .json = eine Partie als JSON, knapp oder nicht, wie sie jeder Tisch zum Herunterladen hat;
    .recorded = eine aufgezeichnete Partie Gaia Project, wie andere Programme sie schreiben (JSON mit players, setup und moves).
    .limits = Höchstens 16 MB, mit gzip gepackt oder nicht, und 5000 Züge. Wer die Adresse der Partie hat, kann sie sehen.
import-studies = Schon mitgebracht
import-moves = { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
import-delete = Löschen
import-others = Weitere Partie mitbringen
play-on = Von hier weiterspielen
play-on-hidden = Diese Partie läuft noch und hat Züge, die du nicht kennen darfst: Von hier kannst du weiterspielen, wenn sie vorbei ist.
play-on-over = Hier ist die Partie vorbei. Geh zu einem früheren Zug zurück, um von dort weiterzuspielen.
play-on-title = { $game }: weiterspielen
play-on-text = Ein neuer Tisch beginnt mit diesen Zügen. Was der Zufall von hier an entscheidet, wird neu gezogen; der andere Tisch bleibt, wie er ist.
play-on-start = Weiterspielen
replay-files = Zum Mitnehmen
replay-given = Die ersten { $given } Züge waren gegeben, als dieser Tisch eröffnet wurde: Was der Zufall dort entschied, folgt nicht aus seinem Startwert.
replay-elsewhere = Diese Partie wurde anderswo gespielt. Welchem Startwert der Zufall folgte, ist hier nicht bekannt.

## Regeln

rules-title = { $game }: Regeln
rules-lead = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, nennt der Tisch die Regel; hier kannst du sie nachlesen.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-example = ein Wort oder { $rule } …
rules-find = Suchen
rules-hits = { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-some = {"{"}{"}"} Regeln
rules-found = { $count ->
        [one] Eine Regel spricht von „{ $query }“.
       *[other] { $count } Regeln sprechen von „{ $query }“.
    }
rules-all = Alle Regeln zeigen
rules-none = Davon spricht keine Regel. Versuche ein einzelnes Wort oder die Nummer einer Regel.
rules-link = Link zur Regel {"{"}{"}"}

## Fehler

error-status = Status { $status }

## Über

about-title = Über Astrarium
about-lead = Ein digitaler Tisch für anspruchsvolle Weltraum-Brettspiele: er kennt die Regeln, führt Buch und erklärt sich selbst.
about-unofficial = Inoffiziell
    .text = Astrarium ist von Spielern für Spieler gemacht. Es ist mit den Autoren und Verlagen der Spiele nicht verbunden und wird von ihnen nicht unterstützt. Alle Namen gehören ihren Inhabern und sagen nur, nach welchen Regeln gespielt wird.
    .buy = Alle Zeichnungen und Texte wurden für diesen Tisch gemacht; nichts Gedrucktes wurde kopiert. Wenn dir ein Spiel gefällt, kaufe es: nichts ersetzt die Schachtel auf einem Tisch unter Freunden.
about-fair = Ehrlicher Zufall
    .text = Was der Zufall entscheidet, folgt aus einem geheimen Startwert. Seine Festlegung wird vor dem ersten Zug veröffentlicht, der Wert nach dem letzten, so kann jeder prüfen, dass nichts geändert wurde.
about-values = Eigene Werte
    .text = Wo die gedruckten Regeln die Werte eines Bestandteils nicht zeigen, sind sie rekonstruiert. Das sind:
    .none = Keine: alle Werte stehen in den Regeln.
    .own = Wer das Spiel besitzt, kann jeden Wert durch den gedruckten ersetzen: lege die Dateien der Bestandteile in einen Ordner und starte den Tisch damit.
about-licences = Lizenzen
    .text = Der Quelltext steht wahlweise unter MIT oder Apache-2.0.
    .htmx = Die Seiten benutzen eine fremde Bibliothek:

about-programs = Für Programme
    .text = Auch andere Programme können hier spielen: Alles, was die Seiten können, gibt es auch als Schnittstelle für sie.

## Token

tokens-title = Token für Programme
tokens-lead = Mit einem Token spielt ein Programm von dir hier in deinem Namen: ein Bot, den du geschrieben hast, oder ein Werkzeug, das sich deine Tische ansieht.
tokens-more = Was ein Programm damit tun kann:
tokens-api = die Schnittstelle für Programme
tokens-made = Dein neuer Token
    .text = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann in deinem Namen handeln, bis du ihn widerrufst.
tokens-label = Wofür ist er?
tokens-scope = Das Programm darf
tokens-scope-play = spielen: Tische eröffnen, sich setzen, Züge machen, reden
tokens-scope-read = nur ansehen, was du sehen kannst
tokens-make = Token erstellen
tokens-yours = Deine Token
tokens-may-play = darf spielen
tokens-may-read = darf nur ansehen
tokens-created = erstellt am { $day }
tokens-used = zuletzt benutzt am { $day }
tokens-unused = nie benutzt
tokens-revoke = Widerrufen

## Die Schnittstelle für Programme

api-title = Die Schnittstelle für Programme
api-lead = Alles, was die Seiten können, können auch andere Programme: Sie fragen unter diesen Adressen nach JSON.
api-token = Wer etwas ändern will, schickt einen Token mit:
api-description = Die ganze Beschreibung, als OpenAPI für Programme, die es lesen:
api-addresses = Adressen

## Die Seite als App

app-description = Ein Tisch für anspruchsvolle Weltraum-Brettspiele: allein, an einem Bildschirm oder mit Freunden
offline-title = Keine Verbindung
offline-what = Der Tisch ist nicht zu erreichen: Es gibt kein Netz, oder der Server ruht.
offline-kept = Nichts ist verloren. Jeder bestätigte Zug liegt beim Server, und diese Seite kommt von selbst zurück.
offline-again = Noch einmal versuchen

## Was gesagt wird

talk = Gespräch
talk-words = Etwas sagen …
talk-say = Sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thinking = Moment, ich überlege …
phrase-your-turn = Du bist dran.
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla.
phrase-thanks = Danke.
phrase-back-soon = Bin gleich zurück.
phrase-good-game = Schönes Spiel!
note = Meine Notizen
    .text = Nur du liest sie; sie bleiben bei diesem Tisch.
note-keep = Behalten

## Tipps und Analyse

hint = Tipp
    .text = Was täte ein starker Bot?
hint-title = Was ein starker Bot täte
hint-rest = Wie ein starker Bot weitermachte
hint-best = Am besten
hint-other = Oder
hint-take = Das probieren
hint-note = Er weiß, was du weißt, und sonst nichts. Bis du bestätigst, kannst du alles zurücknehmen.
expects-points = { $points } Punkte erwartet
expects-victory = { $percent } % Siegchance
to-analysis = Analyse
analysis-title = Analyse: { $game }
analysis-running = Ein Bot schaut sich das Spiel an: Zug { $done } von { $of }.
analysis-again = Noch einmal nachsehen
analysis-failed = Dieses Spiel ließ sich nicht ansehen. Bitte öffne die Seite noch einmal.
analysis-cut = Das Spiel ist so lang, dass nur sein Anfang angesehen wurde.
analysis-costly = Teure Entscheidungen
    .text = Was gespielt wurde, was ein Bot mit dem Wissen des Spielers getan hätte und wie viele Punkte das mehr wert gewesen wäre. Auch Bots irren: Nimm es als Frage, nicht als Urteil.
analysis-lost = { $count ->
        [one] Eine Entscheidung, { $lost } Punkte verschenkt.
       *[other] { $count } Entscheidungen, { $lost } Punkte verschenkt.
    }
analysis-none = Nichts, was ein Bot viel besser gemacht hätte.
analysis-cost = −{ $points } Punkte
analysis-played = Gespielt:
analysis-better = Besser:
analysis-look = Stellung zeigen
expected-title = Erwartete Punkte am Ende
judged-title = Was die Stellungen wert waren
chances-title = Siegchance in Prozent

### Konten.
nav-account = Konto
account-title = Konto
account-none = Du spielst als Gast: Dieser Browser kennt dich, sonst keiner. Mit einem Konto bist du überall dieselbe Person. Was du hier gespielt hast, bleibt deines.
    .devices = Spiele auf einem anderen Gerät weiter, und sieh, wo du angemeldet bist.
    .ratings = Erhalte eine Wertung in jedem Spiel, das du gegen Menschen mit Konto spielst.
    .notices = Lass dir anderswo sagen, wenn du am Zug bist.
account-signed-in = Angemeldet als { $name }.
account-shows = Was andere sehen
account-public = Meine Seite, wie andere sie sehen
account-safety = Passwort und Notfallcode
account-end = Abschied
account-delete = Konto löschen
    .text = In laufenden Partien spielt ein Bot mittlerer Stärke für dich weiter; Plätze an Tischen, die noch warten, werden frei. Beendete Partien bleiben für die, die mitgespielt haben; du heißt dort „N. N.“. Wertungen, Notizen und alles andere, was nur du weißt, sind weg. Das lässt sich nicht rückgängig machen.
account-done-password = Ab jetzt gilt das neue Passwort. Alle anderen Geräte sind abgemeldet.
account-done-session = Das Gerät ist abgemeldet.
account-done-others = Alle anderen Geräte sind abgemeldet.
account-done-shows = Andere sehen, was du eben gewählt hast.
sign-up = Konto anlegen
    .text = Eine E-Mail-Adresse ist nicht nötig. Deine Plätze, Tische und Ergebnisse als Gast gehen auf das Konto über.
    .name = So nennen dich die anderen am Tisch.
sign-up-have = Ich habe ein Konto
sign-in = Anmelden
sign-in-name = Name zum Anmelden
    .text = 3 bis 32 Buchstaben von a bis z, Ziffern, Punkte, Binde- oder Unterstriche. Nur du siehst ihn; am Tisch hast du deinen eigenen Namen.
sign-in-forgotten = Ich habe mein Passwort vergessen
sign-in-take = Mitnehmen, was ich hier als Gast habe
    .holds = { $seats ->
        [one] Ein Platz
       *[other] { $seats } Plätze
    } und { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } in Partien, die nicht zu Ende sind.
    .finished = Auch beendete Partien sind dabei.
    .text = Lässt du es hier, hat dieser Browser es wieder, wenn du dich abmeldest.
sign-out = Abmelden
password = Passwort
    .text = Mindestens 10 Zeichen. Mehrere Wörter, die nicht zusammengehören, sind gut und leicht zu merken.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
    .text = Alle anderen Geräte werden abgemeldet.
recover = Passwort vergessen
    .text = Mit dem Notfallcode, den du bekommen hast, wählst du ein neues Passwort. Er gilt einmal; alle Geräte werden abgemeldet, und du bekommst einen neuen Code.
    .button = Neues Passwort setzen
    .lost = Ohne das Passwort und ohne den Code kann niemand das Konto öffnen, auch wer diesen Server betreibt nicht.
recovery-code = Notfallcode
    .welcome = Dein Konto ist bereit: { $name }. Eines bleibt noch zu tun.
    .again = Das ist der neue Code von { $name }. Der alte gilt nicht mehr.
    .text = Schreib ihn auf oder speichere ihn: Er ist der einzige Weg zurück, wenn du dein Passwort vergisst. Er wird nur dieses eine Mal gezeigt; hier bleibt nur ein Fingerabdruck davon.
    .kept = Ich habe ihn aufbewahrt
recovery-new = Neuer Notfallcode
    .text = Falls der alte verloren ging oder jemand ihn gesehen haben könnte. Der alte gilt dann nicht mehr.
sessions = Angemeldet
    .text = Jeder Browser, der mit diesem Konto angemeldet ist. Melde ab, was du nicht kennst, und ändere dann das Passwort.
sessions-this = dieser hier
sessions-unknown = Unbekannter Browser
sessions-since = angemeldet am { $day }
sessions-end = Abmelden
sessions-end-others = Überall sonst abmelden
ago-now = Gerade eben
ago-minutes = Vor { $count } Minuten
ago-hours = Vor { $count } Stunden
ago-days = Vor { $count } Tagen
shows-ratings = Andere dürfen meinen Namen und meine Wertungen sehen
    .text = Auf einer eigenen Seite, am Tisch und in den Ranglisten. Sonst siehst nur du sie.
shows-results = Andere dürfen auch meine beendeten Partien sehen
    .text = Auf derselben Seite: deine Punkte und dein Platz in den letzten Partien, ohne die Namen der anderen.

### Wertungen, Blockieren, Uhren, Nachrichten.
rating = Wertung
    .text = Was von jemandem angenommen wird, mit seiner Unsicherheit. Alle beginnen mit 1500 ± 500; je mehr Partien, desto sicherer.
rating-none = noch ohne Wertung
rating-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
ratings = Wertungen
ratings-none = Noch keine gewerteten Partien. Eine Partie zählt, wenn sie endet und mindestens zwei der Menschen dort ein Konto haben; Bots, Vorgaben, vereinbarte Tipps und gegebene Stellungen zählen nicht.
ladder = Rangliste
    .text = Alle, die andere ihre Wertungen sehen lassen. Wer wenig gespielt hat, steht etwas tiefer als vielleicht verdient.
ladder-none = Hier hat noch niemand eine Wertung.
profile-games = Letzte Partien
profile-games-none = Noch keine beendeten Partien.
profile-place = Platz { $place } von { $players }
block = Jemand stört mich
block-name = { $name } blockieren
unblock-name = { $name } nicht mehr blockieren
blocked = Blockiert
    .text = Wer blockiert ist, kann sich nicht an deine Tische setzen, und was von dort an einem gemeinsamen Tisch gesagt wird, liest du nicht. Niemand erfährt davon.
unblock = Nicht mehr blockieren
account-done-unblocked = Nicht mehr blockiert.
account-done-webhook = Nachrichten gehen so hinaus, wie du es eben gewählt hast.
webhook = Du bist am Zug
    .text = Ein anderes Programm kann erfahren, wenn du am Zug bist und keine Seite des Tisches offen hast, wenn deine Zeit knapp wird, und, wenn dir der Tisch gehört, wenn die Zeit von jemandem um ist.
webhook-url = Adresse des Webhooks
    .text = Zum Beispiel https://example.org/hook. Dorthin geht ein POST mit JSON (kind, table, game, seat, round, link).
webhook-secret = Geheimnis
    .text = Jede Nachricht hat eine Kopfzeile X-Astrarium-Signature: sha256= und den HMAC ihres Inhalts mit diesem Geheimnis. Eine neue Adresse bekommt ein neues Geheimnis.
webhook-off = Nichts senden
clock = Uhr
    .text = Sie läuft nur, während jemand zu entscheiden hat. Ist die Zeit um, kann den Platz ein Bot bekommen, wenn es will, wer den Tisch eröffnet hat.
clock-none = Keine Uhr
clock-turn = { $span } für jeden Zug
clock-game = { $span } für die ganze Partie
clock-replaces = Ein Bot übernimmt von selbst, wenn die Zeit um ist
    .text = Von mittlerer Stärke, für den Rest der Partie.
    .agreed = dann übernimmt ein Bot
clock-runs = Verbleibende Zeit
clock-left = Verbleibende Zeit für die ganze Partie
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
js-time-short = Deine Zeit wird knapp.
js-time-up = Zeit um
