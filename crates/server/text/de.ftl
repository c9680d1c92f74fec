### Der Server auf Deutsch: was schiefgehen kann, und was aus einem Klick wurde.

problem-next = Zur Startseite
problem-not-found = Hier ist nichts
    .text = Unter dieser Adresse gibt es keine Seite.
problem-no-game = Kein solches Spiel
    .text = Dieses Spiel wird hier nicht gespielt.
problem-no-table = Kein solcher Tisch
    .text = Unter dieser Adresse gibt es keinen Tisch. Vielleicht fehlt ein Buchstabe: Bitte prüfe den Link.
problem-no-invitation = Keine solche Einladung
    .text = Diese Einladung führt ins Leere. Vielleicht fehlt ein Buchstabe: Bitte lass dir den Link noch einmal schicken.
problem-seat-taken = Der Platz ist besetzt
    .text = Hier hat sich schon jemand anderes hingesetzt. Du kannst zuschauen oder um einen anderen Platz bitten.
problem-foreign = Diese Seite ist veraltet
    .text = Die Anfrage kam nicht von einer Seite, die für dich gemacht wurde; deshalb wurde nichts geändert. Bitte lade die Seite neu und wiederhole, was du getan hast.
problem-form = Etwas fehlt
    .text = Was gesendet wurde, ist nicht zu gebrauchen; es wurde nichts geändert.
problem-not-host = Nur für den Gastgeber
    .text = Das kann nur, wer den Tisch eröffnet hat.
problem-not-yours = Nicht dein Platz
    .text = Dort sitzt jemand anderes; deshalb wurde nichts geändert.
problem-not-begun = Noch nicht begonnen
    .text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
problem-broken = Dieser Tisch lässt sich nicht öffnen
    .text = Sein Protokoll ist da, nichts ist verloren, aber hier kann nicht weitergespielt werden.
problem-first-edition = An diesem Tisch kann nicht weitergespielt werden
    .text = Er wurde mit der ersten Ausgabe des Protokolls begonnen, in der nicht steht, was der Zufall entschieden hat. Seine Züge sind aufbewahrt, nichts ist verloren; Astrarium 0.1 öffnet ihn.
problem-store = Nicht gespeichert
    .text = Der letzte Schritt konnte nicht gespeichert werden und ist deshalb nicht geschehen. Alles davor ist sicher.
problem-too-large = Zu viel auf einmal
    .text = Es wurde mehr gesendet, als irgendeine Seite dieses Tisches sendet; es wurde nichts geändert.
problem-fault = Ein Fehler von uns
    .text = Etwas ist schiefgegangen, das nicht schiefgehen darf. Alles Bestätigte ist sicher; bitte lade die Seite neu.

form-draft = Die Züge dieser Seite sind nicht lesbar; bitte lade sie neu.
form-unreadable = Die Felder sind nicht lesbar.
form-name-empty = Bitte gib einen Namen ein.
form-name-long = Ein Name hat höchstens { $most } Zeichen.
form-players = Dieses Spiel ist für { $least } bis { $most } Personen.
form-no-bot = Diesen Bot gibt es nicht.
form-no-seat = Diesen Platz gibt es nicht.
form-no-order = Diese Einstellung gibt es nicht.
form-nobody = Bitte nimm selbst einen Platz oder lass auf allen Plätzen Bots spielen.

notice-stale = Am Tisch ist es weitergegangen, die Seite ist jetzt aktuell. Deine angefangenen Züge sind verworfen.
notice-kept = Am Tisch ist es weitergegangen. Dein Plan ist erhalten, soweit er noch möglich ist.
notice-not-your-turn = Du bist nicht am Zug.
notice-nothing = Es gibt nichts zu bestätigen.
notice-midway = Bitte bring zu Ende, was du angefangen hast, oder nimm es zurück.
notice-too-long = So viele Schritte kann ein Zug nicht haben. Bitte bestätige oder nimm einige zurück.
notice-curtain = Bitte übernimm zuerst: An diesem Bildschirm könnte noch jemand anderes zuschauen.
notice-no-plan = Ein Plan ist gerade nicht möglich.

bot-name = { $bot } { $number }
automatic = Automatischer Gegner
guest = Gast
