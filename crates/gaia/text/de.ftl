### Gaia Project auf Deutsch: Namen, Quellen von Punkten, Ablehnungen, Fragen, Züge, Phasen, Spielvorbereitung.
### Eine Nachricht, deren Schlüssel die `id` eines Plättchens ist, hat ihre Erklärung im Attribut `text`.

-green = die grüne Seite des Markers kannst du später für eine Ausbautechnologie oder für Level 5 eines Forschungsbereichs umdrehen
-ranks = die Ränge bringen 18, 12, 6 und 0 Siegpunkte

## Ressourcen

credits = Credits
    .amount = { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
ore = Erz
    .amount = { $count } Erz
knowledge = Wissen
    .amount = { $count } Wissen
qic = Q.I.C.
    .amount = { $count } Q.I.C.
vp = Siegpunkte
    .amount = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
power = Macht
    .amount = { $count } Macht
charge = Macht erhalten
    .amount = { $count } Macht erhalten
power_tokens = Machtsteine
    .amount = { $count ->
        [one] { $count } Machtstein
       *[other] { $count } Machtsteine
    }
gaiaformers = Gaiaformer
    .amount = { $count } Gaiaformer
bowl_1 = Macht in Bereich I
    .amount = { $count } Macht in Bereich I
bowl_2 = Macht in Bereich II
    .amount = { $count } Macht in Bereich II
bowl_3 = Macht in Bereich III
    .amount = { $count } Macht in Bereich III

## Spielsteine

space_station = Raumstation
satellite = Satellit
gaiaformer = Gaiaformer

## Völker

terrans = Terraner
lantids = Lantida
xenos = Xenos
gleens = Gleen
taklons = Taklons
ambas = Ambas
hadsch_hallas = Hadsch Halla
ivits = Der Schwarm
geodens = Geoden
bal_taks = BAL T'AK
firaks = Firaks
bescods = Mad Androids
nevlas = Nevlar
itars = Itar

## Planeten

terra = Terra
    .on = auf Terra
oxide = Oxyd
    .on = auf Oxyd
volcanic = Vulkan
    .on = auf Vulkan
desert = Wüste
    .on = auf Wüste
swamp = Sumpf
    .on = auf Sumpf
titanium = Titan
    .on = auf Titan
ice = Eis
    .on = auf Eis
gaia = Gaia­planet
    .on = auf einem Gaiaplaneten
transdim = Transdim-Planet
    .on = auf einem Transdim-Planeten
lost = schwarzer Planet
    .on = auf dem schwarzen Planeten
empty = Weltraum­feld
    .on = in den Weltraum

## Gebäude

mine = Mine
    .one = eine Mine
trading_station = Handels­zentrum
    .one = ein Handelszentrum
research_lab = Forschungs­labor
    .one = ein Forschungslabor
planetary_institute = Regierungs­sitz
    .one = den Regierungssitz
academy_left = linke Akademie
    .one = die linke Akademie
academy_right = rechte Akademie
    .one = die rechte Akademie

## Forschungsbereiche

terraforming = Terraforming
navigation = Navigation
artificial_intelligence = Künstliche Intelligenz
gaia_project = Gaia-Projekt
economy = Wirtschaft
science = Wissenschaft

## Plätze der Basistechnologien ohne Forschungsbereich darüber

free_1 = untere Reihe 1
free_2 = untere Reihe 2
free_3 = untere Reihe 3

## Bereiche des Machtkreislaufs

bowl-i = Bereich I
bowl-ii = Bereich II
bowl-iii = Bereich III
bowl-gaia = Gaia-Bereich

## Rundenbooster

booster_ore_knowledge = 1 Erz, 1 Wissen
    .text = Solange du ihn hast, ist dein Einkommen um 1 Erz und 1 Wissen höher.
booster_credits_qic = 2 Credits, 1 Q.I.C.
    .text = Solange du ihn hast, ist dein Einkommen um 2 Credits und 1 Q.I.C. höher.
booster_tokens_ore = 2 Machtsteine, 1 Erz
    .text = Solange du ihn hast, ist dein Einkommen um 2 Machtsteine und 1 Erz höher.
booster_terraforming_step = 2 Credits; Sonderaktion: 1 Terraforming­schritt
    .text = Solange du ihn hast, ist dein Einkommen um 2 Credits höher, und einmal in der Runde darfst du eine Mine mit einem kostenlosen Terraformingschritt errichten.
booster_range = 2 Macht; Sonderaktion: Reichweite +3
    .text = Solange du ihn hast, erhältst du 2 Macht als Einkommen, und einmal in der Runde darfst du mit 3 mehr Reichweite eine Mine errichten oder ein Gaia-Projekt starten.
booster_mines = 1 Erz; beim Passen: 1 SP je Mine
    .text = Solange du ihn hast, ist dein Einkommen um 1 Erz höher, und beim Passen erhältst du 1 Siegpunkt für jede deiner Minen.
booster_research_labs = 1 Wissen; beim Passen: 3 SP je Forschungs­labor
    .text = Solange du ihn hast, ist dein Einkommen um 1 Wissen höher, und beim Passen erhältst du 3 Siegpunkte für jedes deiner Forschungslabore.
booster_trading_stations = 1 Erz; beim Passen: 2 SP je Handels­zentrum
    .text = Solange du ihn hast, ist dein Einkommen um 1 Erz höher, und beim Passen erhältst du 2 Siegpunkte für jedes deiner Handelszentren.
booster_big_structures = 4 Macht; beim Passen: 4 SP für Regierungs­sitz und je Akademie
    .text = Solange du ihn hast, erhältst du 4 Macht als Einkommen, und beim Passen erhältst du 4 Siegpunkte für deinen Regierungssitz und für jede deiner Akademien.
booster_gaia_planets = 4 Credits; beim Passen: 1 SP je Gaia­planet
    .text = Solange du ihn hast, ist dein Einkommen um 4 Credits höher, und beim Passen erhältst du 1 Siegpunkt für jeden Gaiaplaneten, den du kolonisiert hast.

## Basistechnologien

std_ore_qic = 1 Erz und 1 Q.I.C.
    .text = Du erhältst sofort 1 Erz und 1 Q.I.C.
std_knowledge_per_planet_type = 1 Wissen je Planeten­art
    .text = Du erhältst sofort 1 Wissen für jede Planetenart, die du kolonisiert hast.
std_big_structures_power_4 = Regierungs­sitz und Akademien mit Machtwert 4
    .text = Dein Regierungssitz und deine Akademien haben Machtwert 4 statt 3, für Allianzen und für den Machtgewinn.
std_7vp = 7 Siegpunkte
    .text = Du erhältst sofort 7 Siegpunkte.
std_income_ore_charge = Einkommen: 1 Erz, 1 Macht
    .text = In jeder Einkommensphase erhältst du 1 Erz und 1 Macht.
std_income_knowledge_credit = Einkommen: 1 Wissen, 1 Credit
    .text = In jeder Einkommensphase erhältst du 1 Wissen und 1 Credit.
std_vp_gaia_mine = 3 SP je Mine auf einem Gaia­planeten
    .text = Von nun an erhältst du 3 Siegpunkte für jede Mine, die du auf einem Gaiaplaneten errichtest.
std_income_4_credits = Einkommen: 4 Credits
    .text = In jeder Einkommensphase erhältst du 4 Credits.
std_action_charge_4 = Aktion: 4 Macht
    .text = Einmal pro Runde darfst du als Aktion 4 Macht erhalten.

## Ausbautechnologien

adv_pass_federation_3vp = Beim Passen: 3 SP je Allianz­marker
    .text = Immer wenn du passt, erhältst du 3 Siegpunkte für jeden Allianzmarker, den du besitzt.
adv_research_2vp = 2 SP je Level­aufstieg
    .text = Von nun an erhältst du 2 Siegpunkte für jeden Level, den du in der Forschung aufsteigst.
adv_action_qic_5_credits = Aktion: 1 Q.I.C. und 5 Credits
    .text = Einmal pro Runde darfst du als Aktion 1 Q.I.C. und 5 Credits nehmen.
adv_now_mine_2vp = Sofort: 2 SP je Mine
    .text = Du erhältst sofort 2 Siegpunkte für jede deiner Minen auf dem Spielplan.
adv_pass_lab_3vp = Beim Passen: 3 SP je Forschungs­labor
    .text = Immer wenn du passt, erhältst du 3 Siegpunkte für jedes deiner Forschungslabore.
adv_now_sector_ore = Sofort: 1 Erz je Sektor
    .text = Du erhältst sofort 1 Erz für jeden Sektor, in dem du einen Planeten kolonisiert hast.
adv_pass_planet_type_1vp = Beim Passen: 1 SP je Planeten­art
    .text = Immer wenn du passt, erhältst du 1 Siegpunkt für jede Planetenart, die du kolonisiert hast.
adv_now_gaia_2vp = Sofort: 2 SP je Gaia­planet
    .text = Du erhältst sofort 2 Siegpunkte für jeden Gaiaplaneten, den du kolonisiert hast.
adv_now_trading_station_4vp = Sofort: 4 SP je Handels­zentrum
    .text = Du erhältst sofort 4 Siegpunkte für jedes deiner Handelszentren auf dem Spielplan.
adv_now_sector_2vp = Sofort: 2 SP je Sektor
    .text = Du erhältst sofort 2 Siegpunkte für jeden Sektor, in dem du einen Planeten kolonisiert hast.
adv_action_3_ore = Aktion: 3 Erz
    .text = Einmal pro Runde darfst du als Aktion 3 Erz nehmen.
adv_now_federation_5vp = Sofort: 5 SP je Allianz­marker
    .text = Du erhältst sofort 5 Siegpunkte für jeden Allianzmarker, den du besitzt.
adv_action_3_knowledge = Aktion: 3 Wissen
    .text = Einmal pro Runde darfst du als Aktion 3 Wissen nehmen.
adv_mine_3vp = 3 SP je errichteter Mine
    .text = Von nun an erhältst du 3 Siegpunkte für jede Mine, die du errichtest.
adv_trading_station_3vp = 3 SP je gebautem Handels­zentrum
    .text = Von nun an erhältst du 3 Siegpunkte für jedes Handelszentrum, das du baust.

## Allianzmarker

fed_12vp = 12 SP
    .text = Du erhältst 12 Siegpunkte; dieser Marker hat keine grüne Seite.
fed_8vp_qic = 8 SP, 1 Q.I.C.
    .text = Du erhältst 8 Siegpunkte und 1 Q.I.C.; { -green }.
fed_8vp_2tokens = 8 SP, 2 Machtsteine
    .text = Du erhältst 8 Siegpunkte und 2 Machtsteine; { -green }.
fed_7vp_2ore = 7 SP, 2 Erz
    .text = Du erhältst 7 Siegpunkte und 2 Erz; { -green }.
fed_7vp_6credits = 7 SP, 6 Credits
    .text = Du erhältst 7 Siegpunkte und 6 Credits; { -green }.
fed_6vp_2knowledge = 6 SP, 2 Wissen
    .text = Du erhältst 6 Siegpunkte und 2 Wissen; { -green }.
fed_gleens = 1 Erz, 1 Wissen, 2 Credits
    .text = Nur die Gleen bekommen diesen Marker und erhalten damit 1 Erz, 1 Wissen und 2 Credits; { -green }.

## Rundenwertungsplättchen

round_terraforming = 2 SP je Terraforming­schritt
    .text = In dieser Runde erhalten alle 2 Siegpunkte für jeden genutzten Terraformingschritt, ob bezahlt oder kostenlos.
round_research = 2 SP je Level­aufstieg
    .text = In dieser Runde erhalten alle 2 Siegpunkte für jeden Level, den sie in der Forschung aufsteigen.
round_mine = 2 SP je Mine
    .text = In dieser Runde erhalten alle 2 Siegpunkte für jede errichtete Mine.
round_federation = 5 SP je Allianz­marker
    .text = In dieser Runde erhalten alle 5 Siegpunkte für jeden Allianzmarker, den sie bekommen.
round_trading_station_4 = 4 SP je Handels­zentrum
    .text = In dieser Runde erhalten alle 4 Siegpunkte für jedes gebaute Handelszentrum.
round_trading_station_3 = 3 SP je Handels­zentrum
    .text = In dieser Runde erhalten alle 3 Siegpunkte für jedes gebaute Handelszentrum.
round_gaia_mine_4 = 4 SP je Mine auf einem Gaia­planeten
    .text = In dieser Runde erhalten alle 4 Siegpunkte für jede Mine, die sie auf einem Gaiaplaneten errichten.
round_gaia_mine_3 = 3 SP je Mine auf einem Gaia­planeten
    .text = In dieser Runde erhalten alle 3 Siegpunkte für jede Mine, die sie auf einem Gaiaplaneten errichten.
round_big_structure = 5 SP je Regierungs­sitz oder Akademie
    .text = In dieser Runde erhalten alle 5 Siegpunkte für jeden gebauten Regierungssitz und jede gebaute Akademie.

## Schlusswertungsplättchen

final_structures = Die meisten gebauten Gebäude
    .text = Am Ende entscheidet die Zahl der Gebäude auf dem Spielplan; { -ranks }.
final_structures_in_federations = Die meisten gebauten Gebäude in Allianzen
    .text = Am Ende entscheidet die Zahl der Gebäude, die zu Allianzen gehören; { -ranks }.
final_planet_types = Die meisten Arten von Planeten
    .text = Am Ende entscheidet die Zahl der kolonisierten Planetenarten; { -ranks }.
final_gaia_planets = Die meisten Gaia­planeten
    .text = Am Ende entscheidet die Zahl der kolonisierten Gaiaplaneten; { -ranks }.
final_sectors = In den meisten Sektoren präsent
    .text = Am Ende entscheidet die Zahl der Sektoren mit einem kolonisierten Planeten; { -ranks }.
final_satellites = Die meisten Satelliten
    .text = Am Ende entscheidet die Zahl der Satelliten auf dem Spielplan, beim Schwarm samt Raumstationen; { -ranks }.

## Macht- und Q.I.C.-Aktionen

power_3_knowledge = 3 Wissen erhalten
    .text = Gib 7 Macht aus, um 3 Wissen zu erhalten.
    .deed = nimmt 3 Wissen mit einer Machtaktion
power_2_terraforming_steps = Mine mit 2 Terraforming­schritten errichten
    .text = Gib 5 Macht aus, um eine Mine mit bis zu zwei kostenlosen Terraformingschritten zu errichten; die Mine selbst bezahlst du wie üblich.
    .deed = nutzt die Machtaktion für eine Mine mit 2 Terraformingschritten
power_2_ore = 2 Erz erhalten
    .text = Gib 4 Macht aus, um 2 Erz zu erhalten.
    .deed = nimmt 2 Erz mit einer Machtaktion
power_7_credits = 7 Credits erhalten
    .text = Gib 4 Macht aus, um 7 Credits zu erhalten.
    .deed = nimmt 7 Credits mit einer Machtaktion
power_2_knowledge = 2 Wissen erhalten
    .text = Gib 4 Macht aus, um 2 Wissen zu erhalten.
    .deed = nimmt 2 Wissen mit einer Machtaktion
power_1_terraforming_step = Mine mit 1 Terraforming­schritt errichten
    .text = Gib 3 Macht aus, um eine Mine mit einem kostenlosen Terraformingschritt zu errichten; die Mine selbst bezahlst du wie üblich.
    .deed = nutzt die Machtaktion für eine Mine mit 1 Terraformingschritt
power_2_tokens = 2 Machtsteine erhalten
    .text = Gib 3 Macht aus, um 2 neue Machtsteine in Bereich I zu erhalten.
    .deed = nimmt 2 Machtsteine mit einer Machtaktion
qic_tech_tile = Technologie nehmen
    .text = Gib 4 Q.I.C. aus, um eine Technologie zu nehmen, mit dem Levelaufstieg, der dazugehört.
    .deed = nutzt die Q.I.C.-Aktion für eine Technologie
qic_rescore_federation = Allianz­marker erneut werten
    .text = Gib 3 Q.I.C. aus, um noch einmal alles zu erhalten, was auf einem deiner Allianzmarker steht.
    .deed = nutzt die Q.I.C.-Aktion für einen Allianzmarker
qic_planet_types = Planeten­arten werten
    .text = Gib 2 Q.I.C. aus, um 3 Siegpunkte zu erhalten und 1 weiteren für jede Planetenart, die du kolonisiert hast.
    .deed = wertet Planetenarten mit einer Q.I.C.-Aktion

## Freie Aktionen

sacrifice_power = Machtopfer
    .text = Gib einen Machtstein aus Bereich II ab, um einen anderen von Bereich II nach Bereich III zu bewegen.
power_to_qic = 4 Macht zu 1 Q.I.C.
power_to_ore = 3 Macht zu 1 Erz
qic_to_ore = 1 Q.I.C. zu 1 Erz
power_to_knowledge = 4 Macht zu 1 Wissen
power_to_credit = 1 Macht zu 1 Credit
knowledge_to_credit = 1 Wissen zu 1 Credit
ore_to_credit = 1 Erz zu 1 Credit
ore_to_token = 1 Erz zu 1 Machtstein
hadsch_hallas_credits_to_qic = 4 Credits zu 1 Q.I.C.
hadsch_hallas_credits_to_ore = 3 Credits zu 1 Erz
hadsch_hallas_credits_to_knowledge = 4 Credits zu 1 Wissen
bal_taks_gaiaformer_to_qic = 1 Gaiaformer zu 1 Q.I.C.
nevlas_power_to_knowledge = 1 Machtstein zu 1 Wissen

## Fähigkeiten der Völker

gaia_tokens_return_to_area2 = In der Gaia-Phase kehren deine Machtsteine aus dem Gaia-Bereich in Bereich II statt in Bereich I zurück.
gaia_phase_power_conversion = In der Gaia-Phase darfst du die Machtsteine, die aus dem Gaia-Bereich zurückkehren, wie ebenso viel Macht nutzen und dafür Q.I.C., Erz, Wissen oder Credits erhalten.
share_colonized_planets = Du darfst Minen auch auf Planeten errichten, die Mitspieler kolonisiert haben, und zwar ohne Terraforming; solche Minen kannst du nicht aufwerten.
knowledge_for_shared_mines = Für jede Mine, die du auf einem Planeten eines Mitspielers errichtest, erhältst du 2 Wissen.
third_starting_mine = Du beginnst mit drei statt zwei Minen auf dem Spielplan.
federation_threshold_6 = Deine Allianzen brauchen nur Machtwert 6 statt 7.
qic_becomes_ore_until_right_academy = Bis du deine rechte Akademie gebaut hast, erhältst du für jeden Q.I.C., den du bekommen würdest, 1 Erz.
gaia_planet_costs_ore = Eine Mine auf einem Gaiaplaneten kostet dich 1 zusätzliches Erz statt 1 Q.I.C.
vp_for_gaia_mines = Für jede Mine, die du auf einem Gaiaplaneten errichtest, erhältst du 2 zusätzliche Siegpunkte.
gleens_federation_token = Wenn du deinen Regierungssitz baust, erhältst du einen eigenen Allianzmarker mit 1 Erz, 1 Wissen und 2 Credits.
brainstone = Du besitzt den Brainstone, einen Machtstein, der 3 Macht wert ist, wenn du ihn aus Bereich III ausgibst.
token_when_charging_from_neighbours = Immer wenn du durch das Bauen eines Mitspielers Macht erhältst, bekommst du außerdem 1 Machtstein, wahlweise davor oder danach.
swap_institute_with_mine = Einmal pro Runde darfst du als Aktion deinen Regierungssitz mit einer deiner Minen auf dem Spielplan tauschen.
credits_replace_power_in_free_actions = Bei freien Aktionen darfst du Erz, Wissen und Q.I.C. mit Credits statt mit Macht bezahlen.
starts_with_planetary_institute = Du beginnst mit deinem Regierungssitz auf dem Spielplan und ohne Minen.
single_growing_federation = Du gründest nur eine Allianz, darfst sie aber immer wieder erweitern und jedes Mal, wenn ihr Machtwert das nächste Vielfache von 7 erreicht, einen weiteren Allianzmarker nehmen.
satellites_cost_qic = Jeder Satellit kostet dich 1 Q.I.C. statt eines Machtsteins.
place_space_station = Einmal pro Runde darfst du als Aktion eine Raumstation auf ein Weltraumfeld setzen; die Reichweite zählt auch von ihr aus, und sie erhöht den Machtwert deiner Allianz um 1.
knowledge_for_new_planet_types = Immer wenn du eine Planetenart zum ersten Mal kolonisierst, erhältst du 3 Wissen.
no_navigation_until_pi = Bis du deinen Regierungssitz gebaut hast, kannst du in Navigation nicht aufsteigen.
gaiaformer_to_qic = Als freie Aktion darfst du einen verfügbaren Gaiaformer in deinen Gaia-Bereich stellen, um 1 Q.I.C. zu erhalten; er kehrt in der nächsten Gaia-Phase zurück.
navigation_unlocked = Du darfst in Navigation aufsteigen.
downgrade_lab_for_research = Einmal pro Runde darfst du als Aktion ein Forschungslabor zu einem Handelszentrum downgraden und dafür in der Forschung um einen Level aufsteigen, ohne Wissen zu bezahlen.
institute_and_academies_swapped = Deine Akademien entstehen aus Handelszentren und dein Regierungssitz aus einem Forschungslabor.
advance_lowest_research = Einmal pro Runde darfst du als Aktion in einem Forschungsbereich, in dem dein Level am niedrigsten ist, um einen Level aufsteigen, ohne Wissen zu bezahlen.
home_planet_structures_plus_one = Der Machtwert deiner Gebäude auf deinen Heimatplaneten ist um 1 höher.
area3_token_to_gaia_for_knowledge = Als freie Aktion darfst du einen Machtstein aus Bereich III in deinen Gaia-Bereich legen, um 1 Wissen zu erhalten.
area3_tokens_worth_two = Jeder Machtstein, den du aus Bereich III ausgibst, ist 2 Macht wert.
sacrificed_tokens_go_to_gaia = Der Machtstein, den du beim Machtopfer abgibst, kommt in deinen Gaia-Bereich, statt das Spiel zu verlassen.
gaia_tokens_to_tech_tiles = In der Gaia-Phase darfst du beliebig oft 4 Machtsteine aus deinem Gaia-Bereich abgeben, um eine Technologie zu nehmen.

## Was gezählt wird

planet_type = Planetenart
gaia_planet = Gaiaplanet
sector = Sektor
institute_or_academy = Regierungssitz oder Akademie
federation_token = Allianzmarker

## Was im selben Moment Punkte bringt

terraforming_step = Einen Terraformingschritt nutzen
advance_research = In der Forschung um einen Level aufsteigen
build_mine = Eine Mine errichten
build_mine_on_gaia = Eine Mine auf einem Gaiaplaneten errichten
build_trading_station = Ein Handelszentrum bauen
build_institute_or_academy = Einen Regierungssitz oder eine Akademie bauen
gain_federation_token = Einen Allianzmarker erhalten

## Quellen von Siegpunkten

source-start = Punkte zu Beginn
source-handicap = Handicap
source-bid = Gebot für das Volk
source-round = Runde { $number }: { $tile }
source-round-1 = Wertung von Runde 1
source-round-2 = Wertung von Runde 2
source-round-3 = Wertung von Runde 3
source-round-4 = Wertung von Runde 4
source-round-5 = Wertung von Runde 5
source-round-6 = Wertung von Runde 6
source-booster_ore_knowledge = Runden­booster: Erz und Wissen
source-booster_credits_qic = Runden­booster: Credits und Q.I.C.
source-booster_tokens_ore = Runden­booster: Machtsteine und Erz
source-booster_terraforming_step = Runden­booster: Terraforming­schritt
source-booster_range = Runden­booster: Reichweite
source-booster_mines = Runden­booster: Minen
source-booster_research_labs = Runden­booster: Forschungs­labore
source-booster_trading_stations = Runden­booster: Handels­zentren
source-booster_big_structures = Runden­booster: Regierungs­sitz und Akademien
source-booster_gaia_planets = Runden­booster: Gaia­planeten
source-std_ore_qic = Basis­technologie: { std_ore_qic }
source-std_knowledge_per_planet_type = Basis­technologie: { std_knowledge_per_planet_type }
source-std_big_structures_power_4 = Basis­technologie: { std_big_structures_power_4 }
source-std_7vp = Basis­technologie: { std_7vp }
source-std_income_ore_charge = Basis­technologie: { std_income_ore_charge }
source-std_income_knowledge_credit = Basis­technologie: { std_income_knowledge_credit }
source-std_vp_gaia_mine = Basis­technologie: { std_vp_gaia_mine }
source-std_income_4_credits = Basis­technologie: { std_income_4_credits }
source-std_action_charge_4 = Basis­technologie: { std_action_charge_4 }
source-adv_pass_federation_3vp = Ausbau­technologie: { adv_pass_federation_3vp }
source-adv_research_2vp = Ausbau­technologie: { adv_research_2vp }
source-adv_action_qic_5_credits = Ausbau­technologie: { adv_action_qic_5_credits }
source-adv_now_mine_2vp = Ausbau­technologie: { adv_now_mine_2vp }
source-adv_pass_lab_3vp = Ausbau­technologie: { adv_pass_lab_3vp }
source-adv_now_sector_ore = Ausbau­technologie: { adv_now_sector_ore }
source-adv_pass_planet_type_1vp = Ausbau­technologie: { adv_pass_planet_type_1vp }
source-adv_now_gaia_2vp = Ausbau­technologie: { adv_now_gaia_2vp }
source-adv_now_trading_station_4vp = Ausbau­technologie: { adv_now_trading_station_4vp }
source-adv_now_sector_2vp = Ausbau­technologie: { adv_now_sector_2vp }
source-adv_action_3_ore = Ausbau­technologie: { adv_action_3_ore }
source-adv_now_federation_5vp = Ausbau­technologie: { adv_now_federation_5vp }
source-adv_action_3_knowledge = Ausbau­technologie: { adv_action_3_knowledge }
source-adv_mine_3vp = Ausbau­technologie: { adv_mine_3vp }
source-adv_trading_station_3vp = Ausbau­technologie: { adv_trading_station_3vp }
source-federation = Allianz­marker
source-rescore = Erneut gewertete Allianz­marker
source-planet-types = Q.I.C.-Aktion für Planeten­arten
source-gaia-project-5 = { gaia_project } Level 5
source-gleens = Gleen: Minen auf Gaia­planeten
source-charge = Für Machtgewinn bezahlt
source-final = Schluss­wertung: { $tile }
source-final-1 = Erstes Schluss­wertungs­plättchen
source-final-2 = Zweites Schluss­wertungs­plättchen
source-research-terraforming = Forschung: { terraforming }
source-research-navigation = Forschung: { navigation }
source-research-artificial_intelligence = Forschung: { artificial_intelligence }
source-research-gaia_project = Forschung: { gaia_project }
source-research-economy = Forschung: { economy }
source-research-science = Forschung: { science }
source-resources = Übrige Ressourcen
source-automa-cards = Automakarten
source-automa-faction = Völkeraktionen des Automas
source-automa-passive = Ständige Wirkung der Völkerkarte
source-automa-level = Zusatzpunkte des Schwierigkeitsgrads

## Ablehnungen: Spielvorbereitung

refusal-players = Dieses Spiel ist für 1 bis 4 Spieler, nicht für { $count }.
refusal-automa-alone = Der Automa spielt gegen einen einzelnen Spieler. Wähle einen Spieler, oder lass seinen Schwierigkeitsgrad und sein Volk, wie sie sind.
refusal-first-game-automa = In der ersten Partie allein spielt der Automa die Taklons. Überlass sein Volk dem Zufall, oder wähle die Völker selbst.
refusal-map-for-other-players = Dieser Spielplan ist nicht für { $count } Spieler gedacht. Wähle einen anderen.
refusal-map-does-not-fit = Dieser Spielplan lässt sich nicht auslegen: Seine Felder überschneiden sich, oder es sind gar keine oder zu viele.
refusal-unknown-sector = Dieser Spielplan nennt ein Raumteil, das es nicht gibt. Verwende nur die Raumteile aus der Schachtel.
refusal-deal-sectors = Dieses Raumteil kann dort nicht liegen: Es gehört woandershin, oder es liegt schon auf dem Spielplan.
refusal-deal-standard-tiles = Auf den neun Plätzen für Basistechnologien müssen neun verschiedene liegen.
refusal-deal-advanced-tiles = In den sechs Forschungsbereichen müssen sechs verschiedene Ausbautechnologien liegen.
refusal-deal-terraforming-token = Der Allianzmarker, der den Gleen vorbehalten ist, kann nicht auf Level 5 von Terraforming liegen. Lege einen gewöhnlichen dorthin.
refusal-deal-boosters = Dieses Spiel braucht genau { $count } verschiedene Rundenbooster, drei mehr als Spieler.
refusal-deal-round-tiles = Ein Rundenwertungsplättchen kommt öfter vor, als es in der Schachtel liegt.
refusal-deal-final-tiles = Die beiden Schlusswertungsplättchen müssen verschieden sein.
refusal-turn-up-to-five = Ein Raumteil kann auf sechs Arten liegen: Drehe es 0- bis 5-mal.
refusal-same-types-touch = So gedreht würden zwei Heimatplaneten der gleichen Art direkt nebeneinander liegen. Drehe das Raumteil anders.
refusal-club-alone = Völkerauswahl und Versteigerung sind für zwei bis vier Spieler. Wähle mehr Spieler, oder lass sie weg.
refusal-first-game-factions = In der ersten Partie bekommen alle ein empfohlenes Volk, es gibt also nichts zu ziehen, auszuschließen oder zu versteigern. Entscheide dich für eines von beidem.
refusal-auction-needs-pool = Versteigert werden die Völker einer Auswahl. Wähle, wie sie entsteht: durch Zufall, durch Streichen oder durch die Spieler.
refusal-size-needs-pool = Ohne Auswahl bedeutet ihre Größe nichts. Wähle, wie die Auswahl entsteht, oder lass die Größe weg.
refusal-too-many-banned = Wenn diese Völker ausgeschlossen sind, lassen sich noch { $boards } der sieben Tableaus spielen, nötig sind aber { $need }. Schließe weniger Völker aus, oder wähle eine kleinere Auswahl.
refusal-handicap-alone = Ein Handicap gleicht Unterschiede aus, und du spielst allein. Wähle stattdessen einen anderen Schwierigkeitsgrad des Automas.
refusal-handicap-seats = Es gibt ein Handicap für mehr als { $players } Spieler. Gib jedem von ihnen eine Zahl.
refusal-handicap-range = Ein Handicap beträgt höchstens { $most } Punkte, mehr oder weniger.
refusal-map-code-or-choice = Ein Plancode sagt, wie jedes Raumteil liegt. Lass den Code weg, oder wähle dazu den Grundaufbau.
refusal-map-code-length = Dieser Plancode hat { $found } Zeichen, und hier hat er { $need }: zwei für jedes Raumteil und einen Buchstaben am Ende. Kopiere den ganzen Code.
refusal-map-code-tile = Das { $place }. Paar des Plancodes nennt kein Raumteil: Sein erstes Zeichen ist 1 bis 9, oder A für Teil 10.
refusal-map-code-turn = Das { $place }. Paar des Plancodes sagt nichts über die Drehung: Sein zweites Zeichen ist 0 bis 5.
refusal-map-code-check = In diesem Plancode stimmt etwas nicht: Was er sagt, würde mit { $right } enden. Vergleiche ihn Zeichen für Zeichen mit dem Original.
refusal-map-code-players = Das ist der Code eines Spielplans mit { $tiles } Raumteilen. Mit { $count } Spielern hat er { $need }; wähle eine andere Spielerzahl oder einen anderen Code.
refusal-map-code-tiles = In diesem Plancode kommt Raumteil { $odd } zweimal vor oder gehört nicht zu diesem Spielplan, und Teil { $missing } fehlt. Jedes Teil kommt einmal vor.
refusal-map-code-clash = Auf diesem Spielplan liegen zwei Heimatplaneten der gleichen Art ({ $planet }) direkt nebeneinander, auf den Teilen { $one } und { $other }. Drehe eines davon, oder lass sie mit anderen die Plätze tauschen.
refusal-deal-factions = Dieses Volk kann nicht in die Auswahl kommen.
refusal-faction-banned = Das Volk „{ $faction }“ ist in dieser Partie ausgeschlossen. Wähle ein anderes.
refusal-not-in-pool = Das Volk „{ $faction }“ gehört nicht zur Auswahl. Wähle eines von denen, die dort liegen.
refusal-board-in-pool = Eine Seite dieses Tableaus gehört schon zur Auswahl, „{ $faction }“ kann also nicht dazukommen. Wähle ein Volk einer anderen Farbe.
refusal-bid-final = Niemand kann mehr als { $most } Punkte bieten, „{ $faction }“ ist also vergeben. Biete für ein anderes Volk.
refusal-bid-too-low = Dieses Gebot ist zu niedrig: Biete mindestens { $least }.
refusal-bid-too-high = Dieses Gebot ist zu hoch: Höchstens { $most } sind jetzt möglich.
refusal-faction-taken = Das Volk „{ $faction }“ kannst du nicht mehr wählen: Eine Seite dieses Tableaus ist schon vergeben. Wähle ein Volk einer anderen Farbe.
refusal-not-home = Deine ersten Gebäude kommen auf Heimatplaneten deines Volkes ({ $planet }), und hier ist keiner.
refusal-occupied = Auf diesem Planeten steht schon ein Gebäude. Wähle einen freien.
refusal-booster-taken = Der Rundenbooster „{ $booster }“ liegt nicht aus. Wähle einen von denen, die offen liegen.

## Ablehnungen: Züge

refusal-not-asked = Das beantwortet nicht die Frage, die gerade offen ist. Wähle eine der angebotenen Antworten.
refusal-no-free-actions-now = Freie Aktionen sind nur in deinem eigenen Zug möglich, vor oder nach der Hauptaktion. Beantworte zuerst die offene Frage.
refusal-no-such-hex = Dieses Feld gibt es auf dem Spielplan nicht. Wähle eines, das du siehst.
refusal-already-acted = Du hast deine Aktion in diesem Zug schon ausgeführt. Du kannst noch freie Aktionen nutzen oder den Zug beenden.
refusal-act-first = Du hast noch keine Aktion ausgeführt. Führe eine aus oder passe, bevor dein Zug enden kann.
refusal-game-over = Das Spiel ist zu Ende, weitere Züge sind nicht möglich.
refusal-no-such-income = Dieses Einkommen steht jetzt nicht zur Wahl. Wähle eine der angebotenen Quellen.

## Ablehnungen: Bezahlen

refusal-not-enough = Nicht genug { $resource }: Du brauchst { $need } und hast { $have }.
refusal-no-power-to-pay = Das kostet keine Macht, also kannst du es weder mit dem Brainstone noch mit übriger Macht bezahlen.
refusal-nothing-left-over = Deine letzte freie Aktion hat keine Macht übrig gelassen. Bezahle mit Macht aus Bereich III.
refusal-brainstone-not-ready = In deinem Bereich III liegt kein Brainstone, und nur von dort kannst du ihn ausgeben. Bezahle mit anderen Machtsteinen.
refusal-brainstone-cannot = Dorthin kann der Brainstone nicht gelangen: Er rückt entweder vor oder nach den anderen Machtsteinen seines Bereichs auf.
refusal-two-tokens-in-area-two = Ein Machtopfer braucht zwei Machtsteine in Bereich II, einen zum Abgeben und einen zum Bewegen. Du hast dort { $have }.
refusal-take-so-many-tokens = { $count ->
        [one] Nimm genau { $count } Machtstein von denen, die du in den Bereichen I bis III hast.
       *[other] Nimm genau { $count } Machtsteine von denen, die du in den Bereichen I bis III hast.
    }
refusal-no-extra-token = Du bekommst bei diesem Machtgewinn keinen zusätzlichen Machtstein, den du zuerst nehmen könntest. Das können nur die Taklons mit Regierungssitz.
refusal-other-faction = Diese freie Aktion gehört einem anderen Volk.
refusal-needs-institute = Diese Fähigkeit braucht deinen Regierungssitz. Baue ihn zuerst.

## Ablehnungen: Minen errichten und Planeten legen

refusal-nothing-to-start-from = Du hast nichts auf dem Spielplan, von dem aus die Reichweite zählen könnte.
refusal-too-far = Die Entfernung beträgt { $distance }, deine Reichweite { $range }. Dafür bräuchtest du { $qic } Q.I.C., mehr als du hast. Wähle ein näheres Ziel oder erhöhe zuerst deine Reichweite.
refusal-no-piece-left = Davon hast du keinen Spielstein mehr übrig ({ $piece }): Alle stehen schon auf dem Spielplan.
refusal-already-yours = Diesen Planeten hast du schon kolonisiert. Wähle einen anderen, oder werte das Gebäude hier auf.
refusal-no-planet = Hier ist kein Planet, und eine Mine braucht einen. Wähle einen Planeten.
refusal-transdim = Auf einem Transdim-Planeten kann keine Mine stehen. Starte hier zuerst ein Gaia-Projekt: In der nächsten Gaia-Phase wird er zum Gaiaplaneten.
refusal-colonized = Ein Mitspieler hat diesen Planeten schon kolonisiert. Wähle einen freien.
refusal-project-of-another = Hier steht der Gaiaformer eines Mitspielers, und nur sein Besitzer darf auf diesem Planeten bauen. Wähle einen anderen.
refusal-no-step-to-use = Diese Aktion muss mindestens einen kostenlosen Terraformingschritt nutzen, und dieser Planet braucht keinen. Wähle einen freien Planeten, den du terraformen musst.
refusal-not-empty-space = Dafür brauchst du ein leeres Weltraumfeld, und hier ist ein Planet.
refusal-space-with-pieces = Hier ist schon ein Satellit oder eine Raumstation. Der schwarze Planet braucht ein Feld ohne beides.
refusal-space-with-own-piece = Hier hast du schon einen Satelliten oder eine Raumstation. Wähle ein Feld ohne eigene Spielsteine.

## Ablehnungen: Gaia-Projekte

refusal-not-transdim = Ein Gaia-Projekt braucht einen Transdim-Planeten, und hier ist keiner.
refusal-project-running = Auf diesem Planeten steht schon ein Gaiaformer. Wähle einen Transdim-Planeten ohne Gaiaformer.
refusal-no-gaiaformer = Du hast keinen Gaiaformer auf deinem Völkertableau. Auf den Leveln 1, 3 und 4 von Gaia-Projekt bekommst du je einen, und einer kehrt zurück, wenn du auf seinem Planeten eine Mine errichtest.
refusal-no-gaia-projects = Auf Level 0 von Gaia-Projekt kannst du keine Gaia-Projekte starten. Steige dort zuerst auf Level 1 auf.
refusal-not-in-gaia-phase = Diese Umwandlung ist in der Gaia-Phase nicht möglich. Macht kann hier zu Q.I.C., Erz, Wissen oder Credits werden.

## Ablehnungen: Aufwerten

refusal-nothing-to-upgrade = Hier steht kein Gebäude von dir. Wähle einen Planeten mit einem eigenen Gebäude.
refusal-no-such-upgrade = Die Aufwertung von „{ $from }“ zu „{ $to }“ gibt es nicht. Dein Völkertableau zeigt, welches Gebäude auf welches folgt.
refusal-never-upgraded = Diese Mine kannst du niemals aufwerten: Sie steht auf dem schwarzen Planeten oder auf dem Planeten eines Mitspielers.

## Ablehnungen: Technologien und Forschung

refusal-tile-not-now = Eine Technologie nimmst du, wenn du ein Forschungslabor oder eine Akademie baust, oder mit der Q.I.C.-Aktion dafür. Wähle zuerst eine dieser Aktionen.
refusal-tile-owned = Du besitzt die Technologie „{ $tile }“ schon, und niemand darf eine doppelt haben. Wähle eine andere.
refusal-no-tile-left = Es gibt keine Technologie, die du nehmen könntest: Du besitzt alle neun Basistechnologien, und keine Ausbautechnologie steht dir offen.
refusal-advanced-gone = Die Ausbautechnologie im Bereich { $area } ist schon weg: Jede gibt es nur einmal.
refusal-level-four = Für die Ausbautechnologie im Bereich { $area } musst du dort auf Level 4 oder 5 sein, und du bist auf Level { $level }.
refusal-green-token = Dafür brauchst du einen Allianzmarker, dessen grüne Seite oben liegt, und du hast keinen. Gründe zuerst eine Allianz.
refusal-tile-to-cover = Eine Ausbautechnologie überdeckt eine deiner Basistechnologien, und du hast keine offene.
refusal-tile-not-owned = Du besitzt die Technologie „{ $tile }“ nicht. Überdecke eine eigene.
refusal-tile-covered = Die Technologie „{ $tile }“ ist schon überdeckt. Wähle eine offene.
refusal-top-level = Du bist im Bereich { $area } schon auf dem höchsten Level.
refusal-no-navigation = Du kannst in Navigation nicht aufsteigen, bis du deinen Regierungssitz gebaut hast.
refusal-level-five-taken = Ein Mitspieler ist schon auf Level 5 im Bereich { $area }, und dort ist nur für einen Platz.
refusal-this-area-only = Mit der genommenen Technologie kannst du nur im Bereich { $area } aufsteigen.
refusal-lowest-only = Mit dieser Aktion kannst du nur in einem Forschungsbereich aufsteigen, in dem dein Level am niedrigsten ist.
refusal-step-compulsory = Diese Aktion ist der Levelaufstieg selbst, du kannst also nicht darauf verzichten. Wähle einen Forschungsbereich.

## Ablehnungen: Allianzen

refusal-no-tokens-in-supply = Im Vorrat liegt kein Allianzmarker mehr, also kann keine Allianz mehr gegründet werden.
refusal-too-little-power-value = Eine Allianz braucht insgesamt Machtwert { $need }, und hier wäre er nur { $have }. Baue mehr Gebäude oder werte welche auf; die deiner anderen Allianzen zählen nicht mit.
refusal-no-federation = Mit den Satelliten, die du setzen und bezahlen kannst (höchstens { $satellites }), lassen sich nicht genug Planeten zu einer Allianz verbinden.
refusal-space-closed = Dorthin kann kein Satellit. Er braucht ein Weltraumfeld ohne eigenen Spielstein, das nicht an deine anderen Allianzen grenzt.
refusal-already-in-federation = Dieses Feld gehört schon zu einer deiner Allianzen. Wähle Planeten und Felder, die zu keiner gehören.
refusal-satellite-on-planet = Satelliten werden nie auf Planeten gesetzt. Wähle ein Weltraumfeld.
refusal-not-your-planet = Eine Allianz verbindet eigene Planeten. Wähle einen mit einem Gebäude von dir.
refusal-shorter-through-planets = Ein Weg über einen weiteren eigenen Planeten braucht weniger Satelliten, und du musst so wenige wie möglich verwenden. Nimm diesen Weg.
refusal-not-connected = Diese Planeten und Satelliten hängen nicht zusammen. Fülle die Lücken mit Satelliten.
refusal-federation-left-out = Deine bestehende Allianz muss Teil der Erweiterung sein.
refusal-too-many-satellites = Diese Allianz braucht { $need } Satelliten, und du kannst { $have } setzen und bezahlen.
refusal-superfluous-planet = Diese Allianz ist zu groß: Sie käme mit weniger Planeten und weniger Satelliten aus. Lass weg, was nicht nötig ist.
refusal-fewer-satellites = Diese Planeten lassen sich mit { $need } Satelliten verbinden, und du musst so wenige wie möglich verwenden.
refusal-planet-does-not-fit = Keine gültige Allianz enthält diesen Planeten zusammen mit denen, die du gewählt hast. Wähle einen der markierten Planeten.
refusal-planets-incomplete = Die gewählten Planeten sind noch keine gültige Allianz. Nimm einen weiteren Planeten dazu.
refusal-satellite-does-not-fit = Ein Satellit auf diesem Feld gehört zu keiner kürzesten Verbindung. Wähle eines der markierten Felder.
refusal-token-gone = Der Allianzmarker „{ $token }“ liegt nicht im Vorrat. Wähle einen anderen.
refusal-token-not-owned = Du besitzt den Allianzmarker „{ $token }“ nicht. Wähle einen eigenen.

## Ablehnungen: Macht-, Q.I.C.- und Sonderaktionen

refusal-action-taken = Die Aktion „{ $action }“ wurde in dieser Runde schon genutzt. Jede dieser Aktionen gibt es einmal pro Runde.
refusal-no-planet-for-steps = Es gibt keinen Planeten, auf dem du mit diesen kostenlosen Terraformingschritten eine Mine errichten könntest: Keiner ist erreichbar, oder du kannst ihn nicht bezahlen.
refusal-no-token-to-rescore = Du hast noch keinen Allianzmarker, den du erneut werten könntest. Gründe zuerst eine Allianz.
refusal-nothing-to-gain = Du würdest nichts erhalten: Davon hast du schon so viel, wie du haben kannst.
refusal-special-not-owned = Diese Sonderaktion hast du nicht.
refusal-special-used = Diese Sonderaktion hast du in dieser Runde schon genutzt. In der nächsten steht sie dir wieder offen.
refusal-special-impossible = Diese Sonderaktion lässt sich jetzt nicht ausführen: Es gibt nichts, worauf du sie anwenden könntest.
refusal-not-your-mine = Dein Regierungssitz tauscht mit einer deiner Minen, und hier steht keine.
refusal-lost-planet-stays = Die Mine des schwarzen Planeten kann nicht getauscht werden. Wähle eine andere Mine.
refusal-not-your-lab = Du kannst nur eines deiner Forschungslabore zu einem Handelszentrum downgraden, und hier steht keines.

## Ablehnungen: Passen

refusal-take-a-booster = Beim Passen musst du einen Rundenbooster für die nächste Runde nehmen. Wähle einen von denen, die offen liegen.
refusal-no-booster-any-more = Das ist die letzte Runde: Passe, ohne einen Rundenbooster zu nehmen.

## Fragen

ask-deal = Ausgeteilt wird: { $what } { $number }.
    .at = Ausgeteilt wird: { $what }, { $at }.
    .token = Der Allianzmarker auf Level 5 von Terraforming wird ausgeteilt.
    .faction = Ein Volk wird für die Auswahl gezogen.
    .why = Der Zufall entscheidet, was in dieser Partie dabei ist und wo es liegt. Alles liegt offen, bevor jemand entscheiden muss.
ask-turn-sector = Drehe das markierte Raumteil.
    .fate = Das markierte Raumteil wird durch Zufall gedreht.
    .why = Du kommst in der Zugreihenfolge zuletzt, deshalb bestimmst du, wie die Raumteile liegen. Zwei Heimatplaneten der gleichen Art dürfen nicht direkt nebeneinander liegen.
ask-turn-sector-alone = Drehe das markierte Raumteil.
    .why = Allein bestimmst du, wie die Raumteile liegen. Zwei Heimatplaneten der gleichen Art dürfen nicht direkt nebeneinander liegen.
ask-strike = Welches Volk streichst du?
    .why = Der letzte Spieler beginnt, und ein Volk nach dem anderen wird gestrichen, bis { $size } übrig sind. Unter denen wird dann gewählt oder geboten.
ask-nominate = Welches Volk nimmst du in die Auswahl? ({ $number } von { $size })
    .why = Der letzte Spieler beginnt, und ein Volk nach dem anderen kommt in die Auswahl. Nur was dort liegt, kann gespielt werden, von jeder Farbe höchstens eines.
ask-bid = Biete für ein Volk: für welches, und wie viele Punkte?
    .why = Sobald alle ein Volk halten, spielen sie es und zahlen, was sie geboten haben, von ihren Startpunkten. Wer überboten wird, bietet noch einmal.
ask-faction = Wähle ein Volk.
    .why = Es bestimmt, auf welchen Planeten du am leichtesten lebst, womit du beginnst und was nur du kannst. Das andere Volk derselben Farbe scheidet aus.
ask-start = Setze dieses Startgebäude: { $structure }.
    .why = Es kostet nichts und kommt auf einen deiner Heimatplaneten. Von hier breitest du dich aus, achte also auf gute Planeten in der Nähe; Nachbarn machen Handelszentren billiger und bringen dir Macht.
ask-first-booster = Wähle deinen ersten Rundenbooster.
    .why = Er erhöht dein Einkommen in der ersten Runde; manche bieten auch eine Aktion oder bringen beim Passen Punkte. Wenn du passt, gibst du ihn zurück und nimmst einen anderen.
ask-income = Welches Einkommen nimmst du als Nächstes?
    .why = Wenn du Macht erhältst, rücken deine Machtsteine auf; neue Machtsteine beginnen unten in Bereich I. Was zuerst kommt, kann schon aufrücken, darum ist die Reihenfolge wichtig.
ask-gaia-conversion = { $left ->
        [one] Was nimmst du für { $left } zurückkehrenden Machtstein?
       *[other] Was nimmst du für { $left } zurückkehrende Machtsteine?
    }
    .why = Mit deinem Regierungssitz darfst du die Machtsteine, die aus dem Gaia-Bereich zurückkehren, so nutzen, als würdest du ebenso viel Macht ausgeben. Die Steine kommen in jedem Fall in Bereich II; was du nicht nutzt, verfällt.
ask-gaia-tiles = Gibst du Machtsteine aus deinem Gaia-Bereich für eine Technologie ab?
    .why = Mit deinem Regierungssitz darfst du 4 Machtsteine aus dem Gaia-Bereich für eine Technologie abgeben. Diese Steine sind endgültig weg; die übrigen kehren in Bereich I zurück.
ask-turn = Wähle eine Aktion.
    .why = Du führst genau eine Aktion aus: Mine errichten, Gaia-Projekt starten, Gebäude aufwerten, Allianz gründen, forschen, eine Macht-, Q.I.C.- oder Sonderaktion nutzen oder passen. Davor und danach darfst du Ressourcen umwandeln. Wenn du passt, ist die Runde für dich vorbei.
ask-turn-acted = Deine Aktion ist ausgeführt: Wandle Ressourcen um oder beende deinen Zug.
    .why = Freie Aktionen sind noch möglich. Am Ende deines Zuges können Nachbarn für das, was du gebaut hast, Macht erhalten, und das Spiel geht weiter.
ask-place-mine = Wohin kommt die Mine?
    .why = Sie kommt auf einen Planeten in deiner Reichweite, auf dem du leben kannst. Du bezahlst sie wie üblich.
ask-place-mine-steps = { $steps ->
        [one] Wohin kommt die Mine, mit { $steps } kostenlosen Terraformingschritt?
       *[other] Wohin kommt die Mine, mit bis zu { $steps } kostenlosen Terraformingschritten?
    }
    .why = Mindestens ein kostenloser Schritt muss genutzt werden, es muss also ein Planet sein, den du terraformen musst. Die Mine selbst, weitere Schritte und Q.I.C. für die Reichweite bezahlst du wie üblich.
ask-place-mine-range = Wo baust du, mit { $range } mehr Reichweite?
    .why = Du errichtest eine Mine oder startest ein Gaia-Projekt in größerer Entfernung als sonst. Du bezahlst wie üblich, und mit Q.I.C. reicht es noch weiter.
ask-station = Wohin kommt die Raumstation?
    .why = Sie steht auf einem Weltraumfeld in deiner Reichweite. Deine Reichweite zählt dann auch von ihr aus, und in deiner Allianz erhöht sie den Machtwert um 1.
ask-swap = Welche Mine tauscht mit deinem Regierungssitz den Platz?
    .why = Der Regierungssitz hat einen höheren Machtwert als eine Mine. Sein Platz entscheidet, wie viel Macht du durch Nachbarn erhältst und welche Allianzen stark genug sind.
ask-downgrade = Welches Forschungslabor wird zum Handelszentrum?
    .why = Dafür steigst du in der Forschung um einen Level auf, ohne Wissen zu bezahlen. Es gilt als Bau eines Handelszentrums, und später darfst du es wieder aufwerten und noch eine Technologie nehmen.
ask-tech-tile = Wähle eine Technologie.
    .why = Eine Technologie unter einem Forschungsbereich lässt dich dort auch aufsteigen, eine aus der unteren Reihe oder eine Ausbautechnologie in jedem Bereich. Eine Ausbautechnologie verlangt Level 4 in ihrem Bereich und einen grünen Allianzmarker.
ask-cover = Welche deiner Technologien überdeckt „{ $tile }“?
    .why = Eine Ausbautechnologie kommt auf eine deiner Basistechnologien, die danach nicht mehr wirkt. Was sie dir vorher gebracht hat, behältst du.
ask-step = In welchem Forschungsbereich steigst du auf?
    .why = Dieser Aufstieg kostet kein Wissen. Ein höherer Level bringt sofort einen Bonus oder mehr Einkommen; mit Level 3 erhältst du auch 3 Macht, und Level 5 verlangt einen grünen Allianzmarker.
ask-step-only = Steigst du in { $area } auf?
    .why = Die Technologie lag unter diesem Forschungsbereich, deshalb darfst du dort aufsteigen, ohne Wissen zu bezahlen. Ein höherer Level bringt sofort einen Bonus oder mehr Einkommen; du darfst auch darauf verzichten.
ask-step-lowest = In welchem deiner niedrigsten Forschungsbereiche steigst du auf?
    .why = Diese Aktion deines Volkes kostet kein Wissen, ist aber nur in Bereichen möglich, in denen dein Level am niedrigsten ist.
ask-lost-planet = Wohin kommt der schwarze Planet?
    .why = Du hast Level 5 von Navigation erreicht. Der schwarze Planet kommt auf ein Weltraumfeld in deiner Reichweite und zählt als neue Planetenart mit einer Mine von dir, die nichts kostet.
ask-federation-planets = Welche Planeten bilden die Allianz?
    .why = Direkt benachbarte Planeten gehören zusammen. Zusammen müssen ihre Gebäude Machtwert { $need } erreichen, bisher sind es { $have }; die Lücken dazwischen füllst du mit so wenigen Satelliten wie möglich, mindestens { $missing }.
ask-federation-satellites = { $count ->
        [one] Wohin kommt der Satellit?
       *[other] Wohin kommt Satellit { $number } von { $count }?
    }
    .why = Die Planeten haben Machtwert { $have } von { $need }. Satelliten verbinden die Planeten der Allianz, und es gibt mehrere kürzeste Wege. Sie bleiben auf dem Spielplan, und spätere Allianzen müssen Abstand zu dieser halten.
ask-found = Die Allianz wird gegründet.
    .why = An ihr ist nichts mehr zu entscheiden.
ask-token = Wähle einen Allianzmarker.
    .why = Was darauf steht, erhältst du sofort. Einen grünen Marker kannst du später umdrehen, um eine Ausbautechnologie zu nehmen oder Level 5 eines Forschungsbereichs zu erreichen.
ask-rescore = Welchen deiner Allianzmarker wertest du erneut?
    .why = Du erhältst noch einmal alles, was darauf steht. Der Marker bleibt, wie er ist.
ask-tokens-gaia = { $count ->
        [one] Welchen Machtstein nimmst du für das Gaia-Projekt?
       *[other] Welche { $count } Machtsteine nimmst du für das Gaia-Projekt?
    }
    .why = Sie kommen in den Gaia-Bereich und kehren in der nächsten Gaia-Phase zurück. Steine in Bereich I sind jetzt am wenigsten wert, die in Bereich III kannst du sofort ausgeben.
ask-tokens = { $count ->
        [one] Welchen Machtstein nimmst du aus deinem Machtkreislauf?
       *[other] Welche { $count } Machtsteine nimmst du aus deinem Machtkreislauf?
    }
    .why = Sie bezahlen die Satelliten und sind endgültig weg. Steine in Bereich I sind am wenigsten wert, die in Bereich III kannst du sofort ausgeben.
ask-brainstone = Wo landet der Brainstone, wenn du { $charge } Macht erhältst?
    .why = Er kann vor oder nach den anderen Machtsteinen aufrücken. In Bereich III ist er 3 Macht wert, rückt aber auf wie jeder andere Stein.
ask-charge = { $vp ->
        [0] Nimmst du { $power } Macht kostenlos?
        [one] Nimmst du { $power } Macht für { $vp } Siegpunkt?
       *[other] Nimmst du { $power } Macht für { $vp } Siegpunkte?
    }
    .token = Nimmst du Macht und einen Machtstein, und in welcher Reihenfolge?
    .why = { $who } hat höchstens zwei Felder von deinen Gebäuden entfernt gebaut. Mit dieser Macht rücken deine Machtsteine in Richtung Bereich III auf, wo du sie ausgeben kannst; du nimmst alles oder nichts.

ask-automa-faction = Das Volk des Automas wird gezogen
    .why = Der Automa spielt eines von sieben Völkern, in einer anderen Farbe als deiner.
ask-automa-setup = Der Automa zieht eine Karte für seinen ersten Rundenbooster
    .mine = Der Automa zieht eine Karte für seine Startmine
    .why = Wo mehrere Plätze gleich gut sind, und für seinen ersten Booster, entscheidet eine Automakarte. Sie geht zurück, bevor das Spiel beginnt.
ask-automa-start = Der Automa setzt eine Startmine
    .why = Sie kommt auf den freien Heimatplaneten, der dem mittleren Feld am nächsten ist.
ask-automa-card = Der Automa zieht eine Aktionskarte
    .support = Der Automa zieht eine Hilfskarte
    .why = Die Aktionskarte sagt, was der Automa tut, die Hilfskarte, wie er auswählt. Er passt, wenn der Stapel leer ist oder wenn eine der letzten drei Karten das Passsymbol zeigt.
ask-automa-act = Der Automa forscht
    .build_mine = Der Automa baut eine Mine
    .upgrade = Der Automa wertet ein Gebäude auf
    .power_qic = Der Automa belegt eine Macht- oder Q.I.C.-Aktion
    .why = Seine Karten entscheiden alles: Die Liste neben dem Spielplan sagt, welche Regel wohin führte.
ask-automa-pass = Der Automa passt
    .why = Er bekommt die Punkte, die auf dem Rundenwertungsplättchen für ihn stehen, und nimmt den Rundenbooster, den seine Hilfskarte zeigt.

## Was ausgeteilt wird

deal-sector = Raumteil
deal-tile = Basis­technologie
deal-advanced = Ausbau­technologie
deal-round = Runden­wertungs­plättchen
deal-final = Schluss­wertungs­plättchen
deal-booster = Runden­booster

## Sonderaktionen und Einkommen, wie sie in Zügen erscheinen

special-academy = rechte Akademie
special-institute = Regierungs­sitz
special-faction = Völker­tableau
special-booster = Runden­booster
income-base = Völker­tableau
income-booster = Runden­booster
income-tile = Technologie

## Züge

move-turn-sector = { $turns ->
        [0] So liegen lassen
       *[other] { $turns }-mal drehen
    }
move-strike = { $faction } streichen
move-nominate = { $faction } in die Auswahl
move-bid = { $points ->
        [one] { $faction } für { $points } Punkt
       *[other] { $faction } für { $points } Punkte
    }
move-faction = Volk wählen: { $faction }
move-start = Hier setzen: { $place }
move-booster = „{ $booster }“ nehmen
move-income = Einkommen: { $source }
    .charge = Einkommen: { $source }, zuerst Macht
    .tokens = Einkommen: { $source }, zuerst Machtsteine
move-gaia-convert = Umwandeln: { $action }
move-gaia-tile = Machtsteine für eine Technologie abgeben
move-gaia-done = Fertig
move-mine = Mine errichten: { $place }
move-gaia-project = Gaia-Projekt starten: { $place }
move-upgrade = Aufwerten: { $structure } ({ $place })
move-federate = Allianz gründen
move-research = Forschen: { $area }
move-act = { $action }
    .brainstone = { $action }, mit dem Brainstone
move-special = Sonderaktion: { $special }
move-pass = Passen und „{ $booster }“ nehmen
    .last = Passen
move-convert = Umwandeln: { $action }
    .brainstone = Umwandeln: { $action }, mit dem Brainstone
    .change = Umwandeln: { $action }, mit übriger Macht
move-sacrifice = Machtstein opfern
    .moves = Machtstein opfern, der Brainstone kommt in Bereich III
    .discarded = Brainstone opfern
move-station = Raumstation setzen: { $place }
move-swap = Mit der Mine tauschen: { $place }
move-downgrade = Zum Handels­zentrum downgraden: { $place }
move-tile = „{ $tile }“ nehmen ({ $place })
move-advanced-tile = „{ $tile }“ nehmen ({ $area })
move-cover = „{ $tile }“ überdecken
move-step = Aufsteigen: { $area }
move-no-step = Nicht aufsteigen
move-lost-planet = Schwarzen Planeten legen: { $place }
move-include = Dazunehmen: { $place }
move-planets = Das sind alle Planeten
move-satellite = Satellit setzen: { $place }
move-token = „{ $token }“ nehmen
move-rescore = „{ $token }“ erneut werten
move-tokens = Bereich I: { $one }, Bereich II: { $two }, Bereich III: { $three }
    .brainstone = Bereich I: { $one }, Bereich II: { $two }, Bereich III: { $three } und der Brainstone
move-brainstone = Brainstone: { $bowl }
move-charge = { $power } Macht nehmen
    .token_first = Zuerst der Machtstein, dann { $power } Macht
    .token_last = Zuerst { $power } Macht, dann der Machtstein
move-decline = Verzichten
move-end-turn = Zug beenden
move-card = Eine Automakarte ziehen
move-skip = Den Schritt überspringen

## Phasen

phase-deal = Austeilen der Plättchen
phase-map = Aufbau des Spielplans
phase-factions = Wahl der Völker
phase-start = Startgebäude
phase-boosters = Erste Rundenbooster
phase-income = Einkommen
phase-gaia = Gaia-Phase
phase-actions = Aktionen
phase-over = Spielende

## Neues Spiel

plays = Volk
setup-players = Spieler
    .text = Einer bis vier können spielen. Allein spielst du gegen den Automa. Allein und zu zweit ist der Spielplan kleiner, und ein neutraler Spieler nimmt an der Schlusswertung teil.
setup-level = Schwierigkeitsgrad des Automas
    .text = Wie stark dein Gegner ist, wenn du allein spielst. Zu mehreren gibt es keinen Automa.
setup-level-automalein = Automalein
    .text = Beginnt ohne Punkte, und unter seinen Startkarten fehlt eine der üblichen.
setup-level-automa = Automa
    .text = Beginnt mit 10 Punkten und den üblichen Startkarten.
setup-level-automaechtig = Automächtig
    .text = Wie Automa, mit einer zweiten Karte für Völkeraktionen unter den Startkarten.
setup-level-ultoma = Ultoma
    .text = Wie Automächtig, mit einer weiteren Forschungskarte unter den Startkarten.
setup-level-alptrauma = Alptrauma
    .text = Wie Ultoma, und jeder Punktgewinn ist um einen Punkt höher.
setup-automa_faction = Volk des Automas
    .text = Was dein Gegner spielt, wenn du allein spielst. Du wählst ein Volk einer anderen Farbe.
setup-automa_faction-random = Durch Zufall
    .text = Wird gezogen, wenn du deines gewählt hast, unter den anderen Farben.
setup-automa_faction-terrans = Terraner
    .text = Erforscht das Gaia-Projekt und besiedelt Transdim-Planeten.
setup-automa_faction-xenos = Xenos
    .text = Beginnt mit drei Minen und belegt zwei Macht- oder Q.I.C.-Aktionen auf einmal.
setup-automa_faction-taklons = Taklons
    .text = Siedelt neben dir. Der Gegner der empfohlenen ersten Partie.
setup-automa_faction-hadsch_hallas = Hadsch Halla
    .text = Punktet für jedes Handelszentrum.
setup-automa_faction-geodens = Geoden
    .text = Punktet für jede neue Planetenart.
setup-automa_faction-firaks = Firaks
    .text = Baut Forschungslabore, um zu forschen, und wandelt sie zurück.
setup-automa_faction-itars = Itar
    .text = Belegt Macht- und Q.I.C.-Aktionen für viele Punkte.
setup-map = Spielplan
    .text = Welche Raumteile verwendet werden und wie sie liegen.
setup-map-printed = Grundaufbau
    .text = Der Spielplan der Spielregel für diese Spielerzahl, jedes Mal derselbe. Gut für die ersten Partien.
setup-map-small = Kleiner Spielplan
    .text = Nur zu dritt: der Grundaufbau ohne zwei seiner zehn Raumteile, sodass alle näher beieinander leben.
setup-map-method_1 = Äußere Raumteile gemischt
    .text = Die inneren Raumteile liegen wie im Grundaufbau, die äußeren werden gemischt und gedreht. Allein und zu zweit werden alle sieben gemischt.
setup-map-method_2 = Innere und äußere Raumteile gemischt
    .text = Die inneren Raumteile werden unter sich gemischt, die äußeren ebenso, und alle werden gedreht. Allein und zu zweit werden alle sieben gemischt.
setup-map-method_3 = Alle Raumteile gemischt
    .text = Alle Raumteile werden über alle Plätze gemischt und gedreht, sodass jeder Spielplan neu ist.
setup-turning = Drehen der Raumteile
    .text = Wer bestimmt, wie die Raumteile eines gemischten Spielplans gedreht werden. Zwei Heimatplaneten der gleichen Art liegen nie direkt nebeneinander.
setup-turning-dice = Durch Zufall
    .text = Jedes gemischte Raumteil wird zufällig gedreht.
setup-turning-last_player = Durch den letzten Spieler
    .text = Der letzte Spieler der Zugreihenfolge dreht die gemischten Raumteile, bevor die Völker gewählt werden, als kleiner Ausgleich dafür, dass er zuletzt an der Reihe ist. Allein drehst du sie.
setup-turn_order = Zugreihenfolge
    .text = In welcher Reihenfolge die Spieler in späteren Runden an der Reihe sind.
setup-turn_order-clockwise = Im Uhrzeigersinn
    .text = Wer zuerst passt, beginnt die nächste Runde, und die anderen folgen im Uhrzeigersinn.
setup-turn_order-passing = Durch Passen
    .text = Die Reihenfolge, in der die Spieler passen, ist die Zugreihenfolge der nächsten Runde.
setup-first_game = Erste Partie
    .text = Alle bekommen ein empfohlenes, leicht zu lernendes Volk, statt eines zu wählen.
setup-map_code = Plancode
    .text = Noch einmal derselbe Spielplan: Füge den Code ein, den das Menü jedes Tisches zeigt. Er tritt an die Stelle des oben gewählten Spielplans.
setup-auction = Versteigerung der Völker
    .text = Die Spieler bieten Siegpunkte für die Völker einer Auswahl. Wer überboten wird, bietet noch einmal; sobald alle ein Volk halten, werden die Gebote bezahlt.
setup-pool = Völker zur Auswahl
    .text = Alle, oder eine Auswahl mit höchstens einem Volk jeder Farbe. Für eine Versteigerung braucht es eine Auswahl.
setup-pool-all = Alle Völker
    .text = Wie im Regelheft: In Sitzreihenfolge wählt jeder unter den übrigen.
setup-pool-random = Durch Zufall gezogen
    .text = Der Zufall zieht die Völker der Auswahl.
setup-pool-struck = Durch Streichen
    .text = Der Zufall legt von jeder Farbe ein Volk aus, und die Spieler streichen reihum, der letzte zuerst.
setup-pool-drafted = Durch die Spieler
    .text = Die Spieler legen reihum Völker in die Auswahl, der letzte zuerst.
setup-pool_size = Größe der Auswahl
    .text = Wie viele Völker in der Auswahl liegen.
setup-pool_size-as_many = So viele wie Spieler
    .text = Jedes Volk der Auswahl wird gespielt.
setup-pool_size-one_more = Eines mehr
    .text = Ein Volk bleibt übrig.
setup-pool_size-two_more = Zwei mehr
    .text = Zwei Völker bleiben übrig.
setup-pool_size-three_more = Drei mehr
    .text = Drei Völker bleiben übrig.
setup-banned = Ausgeschlossene Völker
    .text = Diese spielt niemand.
setup-handicap = Handicap
    .text = Punkte, mit denen jemand mehr oder weniger beginnt als die anderen, um Unterschiede auszugleichen.

## Gruppen von Zügen

group-build = Bauen
group-act = Forschung und Aktionen
group-free = Freie Aktionen
group-choose = Wählen
group-end = Abschließen

## Zeichnungen

draw-galaxy = Spielplan
draw-research = Forschungstableau
draw-actions = Macht- und Q.I.C.-Aktionen
draw-supply = Allianzmarker im Vorrat
draw-scoring = Wertung
draw-finals = Schlusswertung
draw-boosters = Rundenbooster
draw-specials = Sonderaktionen
draw-tiles = Technologien
draw-tokens = Allianzmarker
draw-power = Machtkreislauf
draw-structures = Gebäude
draw-abilities = Fähigkeiten
draw-automa = Der Automa
draw-automa-deck = { $cards ->
        [one] { $cards } Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
draw-automa-last = Die letzten drei Karten: Ab jetzt zählt das Passsymbol.
draw-automa-support = Hilfskarte { $card }: Reichweite { $range }, { $tile }, { $direction }, zählt { $count } { $towards }
draw-automa-action = Aktionskarte { $card }: { $deed }
    .icon = Aktionskarte { $card }: { $deed }, mit Passsymbol
draw-automa-tile-top = oberes Schlussplättchen
draw-automa-tile-bottom = unteres Schlussplättchen
draw-automa-tile-none = kein Schlussplättchen
draw-automa-direction-right_down = von links oben
draw-automa-direction-left_up = von rechts unten
draw-automa-towards-right = nach rechts
draw-automa-towards-left = nach links
draw-automa-none = Er war noch nicht am Zug.
draw-automa-before = Sein Zug davor
draw-automa-strangers = { $count ->
        [one] und { $count } Karte, die niemand gesehen hat
       *[other] und { $count } Karten, die niemand gesehen hat
    }
draw-automa-passive = Gilt immer
draw-automa-rule = Regel { $rule }
draw-neutral = Neutraler Spieler
    .short = neutral
draw-sector = Sektor { $number }
draw-shared = teilt sich den Planeten
draw-federation = Allianz
draw-federated = in einer Allianz
draw-preview = Vorschau
draw-level = Level { $level }
draw-level-top = braucht einen grünen Allianzmarker; nur Platz für einen Spieler
draw-level-steps = ein Terraformingschritt kostet { $ore } Erz
draw-level-range = Reichweite { $range }
draw-level-project = ein Gaia-Projekt braucht { $tokens } Machtsteine
draw-level-gaia = { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } je Gaiaplanet
draw-level-lost = platziere den schwarzen Planeten
draw-level-token = nimm den Allianzmarker, der hier liegt
draw-level-vp = am Spielende { $vp } Siegpunkte wert
draw-once = sofort
draw-income = Einkommen
draw-costs = kostet
draw-row = { $structure }: { $built } von { $count } gebaut; Machtwert { $power }
draw-near = mit einem Nachbarn
draw-upgrade = Aufwertung von: { $structure }
draw-owners = im Besitz von
draw-none = nichts
draw-used = in dieser Runde genutzt
draw-ready = in dieser Runde noch nutzbar
draw-taken = in dieser Runde vergeben
draw-covers = verdeckt { $tile }
draw-gone = schon vergeben
draw-green = grüne Seite oben
draw-grey = genutzt, graue Seite oben
draw-brainstone = Brainstone
draw-gaiaformers = Gaiaformer: { $free } bereit, { $map } auf dem Spielplan, { $gaia } im Gaia-Bereich
draw-satellites = Satelliten: { $placed } von { $count } auf dem Spielplan
draw-stations = Raumstationen: { $placed } von { $count } auf dem Spielplan
draw-range = Reichweite und Terraforming
draw-reach = Reichweite { $range }, { $ore } Erz je Terraformingschritt
draw-round = Runde { $number }
draw-round-over = vorbei
draw-round-on = läuft
draw-rank = brächte jetzt { $vp } Siegpunkte
draw-left = { $count } im Vorrat
draw-at-5 = auf Level 5 von Terraforming
draw-factions = Wähle ein Volk
draw-pool = Völker der Auswahl
draw-bid = { $points } SP · { $who }
draw-no-bid = noch kein Gebot
draw-in-pool = in der Auswahl
draw-board-in-pool = ⇄ in der Auswahl
draw-struck = gestrichen
draw-rounds = Runden
draw-this-round = diese Runde
draw-first-round = erste Runde
draw-offer = Booster, die beim Passen zu haben sind
draw-booster = Booster
draw-no-faction = Noch kein Volk.
draw-in-range = in Reichweite
draw-needs-qic = braucht Q.I.C.
draw-base-income = Einkommen ohne Gebäude
draw-next-power = Machteinkommen
draw-wheel = Terraforming
draw-steps = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $ore } Erz
draw-start-power = Machtsteine in den Bereichen I, II, III: { $one }, { $two }, { $three }
draw-key-power = Machtsteine in den Bereichen I, II und III
draw-key-level = Forschungslevel zu Beginn
draw-key-institute = Einkommen und Fähigkeiten mit dem Regierungssitz
draw-row-mine = Minen
draw-row-trading_station = Handelszentren
draw-row-research_lab = Forschungslabore
draw-counts-final_structures = Gebäude
draw-counts-final_structures_in_federations = In Allianzen
draw-counts-final_planet_types = Planetenarten
draw-counts-final_gaia_planets = Gaiaplaneten
draw-counts-final_sectors = Sektoren
draw-counts-final_satellites = Satelliten
draw-short-terraforming = Terraf.
draw-short-navigation = Navig.
draw-short-artificial_intelligence = KI
draw-short-gaia_project = Gaia
draw-short-economy = Wirt.
draw-short-science = Wissen
draw-short-gaia_tokens_return_to_area2 = Machtsteine kehren aus dem Gaia-Bereich in Bereich II zurück.
draw-short-gaia_phase_power_conversion = Zurückkehrende Machtsteine bringen auch Ressourcen.
draw-short-share_colonized_planets = Minen auch auf Planeten anderer, ohne Terraforming.
draw-short-knowledge_for_shared_mines = 2 Wissen für jede davon.
draw-short-third_starting_mine = Eine dritte Mine zu Beginn.
draw-short-federation_threshold_6 = Allianzen brauchen 6 statt 7.
draw-short-qic_becomes_ore_until_right_academy = Erz statt Q.I.C. bis zur rechten Akademie.
draw-short-gaia_planet_costs_ore = Gaiaplaneten kosten Erz statt Q.I.C.
draw-short-vp_for_gaia_mines = 2 Punkte je Mine auf Gaia.
draw-short-gleens_federation_token = Ein eigener Allianzmarker.
draw-short-brainstone = Der Brainstone: ein Machtstein mit Wert 3.
draw-short-token_when_charging_from_neighbours = 1 neuer Machtstein, wenn andere Macht bringen.
draw-short-swap_institute_with_mine = Regierungssitz mit Mine tauschen, einmal pro Runde.
draw-short-credits_replace_power_in_free_actions = Credits statt Macht bei freien Aktionen.
draw-short-starts_with_planetary_institute = Beginnt mit Regierungssitz statt Minen.
draw-short-single_growing_federation = Eine Allianz, die wächst.
draw-short-satellites_cost_qic = Satelliten kosten Q.I.C.
draw-short-place_space_station = Eine Raumstation je Runde.
draw-short-knowledge_for_new_planet_types = 3 Wissen für jede neue Planetenart.
draw-short-no_navigation_until_pi = Keine Navigation ohne Regierungssitz.
draw-short-gaiaformer_to_qic = Gaiaformer lassen sich in Q.I.C. tauschen.
draw-short-navigation_unlocked = Navigation ist frei.
draw-short-downgrade_lab_for_research = Labor zu Handelszentrum: ein Forschungslevel.
draw-short-institute_and_academies_swapped = Regierungssitz aus Labor, Akademien aus Handelszentren.
draw-short-advance_lowest_research = Je Runde ein Level im niedrigsten Bereich.
draw-short-home_planet_structures_plus_one = Heimatplaneten zählen 1 Machtwert mehr.
draw-short-area3_token_to_gaia_for_knowledge = Machtsteine aus Bereich III bringen Wissen.
draw-short-area3_tokens_worth_two = Machtsteine in Bereich III zählen doppelt.
draw-short-sacrificed_tokens_go_to_gaia = Geopferte Machtsteine kommen in den Gaia-Bereich.
draw-short-gaia_tokens_to_tech_tiles = 4 Machtsteine dort bringen eine Technologie.

## Erklärungen

explain-empty = Weltraumfeld: Hier können Satelliten, der schwarze Planet und Raumstationen stehen, aber keine Mine.
explain-gaia = Auf einem Gaiaplaneten können alle ohne Terraforming leben. Eine Mine kostet hier 1 Q.I.C. mehr (Gleen: 1 Erz), außer wenn dein eigener Gaiaformer darauf steht.
explain-transdim = Auf einem Transdim-Planeten kann niemand bauen. Ein Gaia-Projekt macht ihn in der nächsten Gaia-Phase zum Gaiaplaneten, und dann darf nur hier bauen, wem der Gaiaformer gehört.
explain-lost = Eine eigene Planetenart. Seine Mine braucht keinen Spielstein und kann nicht aufgewertet werden.
explain-planet = Heimat von: { $who }. Alle anderen müssen ihn mit ein bis drei Schritten terraformen.
explain-stands = { $who }: { $piece }, Machtwert { $power }.
explain-shared = { $who }: teilt sich den Planeten und kann hier nicht aufwerten.
explain-piece = { $who }: { $piece }.
explain-federated = { $who }: Teil einer Allianz.
explain-far = { $who }: Entfernung { $distance }, Reichweite { $range }.
    .qic = { $who }: Entfernung { $distance }, Reichweite { $range }; der Weg hierher kostet { $qic } Q.I.C.
explain-steps = { $steps ->
        [one] { $who }: { $steps } Terraformingschritt zu { $ore } Erz.
       *[other] { $who }: { $steps } Terraformingschritte zu je { $ore } Erz.
    }
explain-mine-price = { $who }: Eine Mine kostet hier insgesamt { $price }.
explain-project-price = { $who }: Ein Gaia-Projekt braucht hier { $price }.
explain-level = { $who }: Level { $level }
explain-no-effect = ohne Wirkung
explain-terraforming = Mit jedem Level wird es billiger, fremde Planeten anzupassen.
explain-navigation = Mit jedem zweiten Level wächst die Reichweite, in der du bauen kannst; Level 5 bringt den schwarzen Planeten.
explain-artificial_intelligence = Die Level bringen Q.I.C.; sie erhöhen die Reichweite, bezahlen Aktionen und öffnen Gaiaplaneten.
explain-gaia_project = Die Level bringen Gaiaformer und machen es billiger, Transdim-Planeten in Gaiaplaneten zu verwandeln.
explain-economy = Die Level bringen Einkommen an Credits, Erz und Macht.
explain-science = Die Level bringen Einkommen an Wissen.
explain-tile-step = Wer sie hier nimmt, darf auch in { $area } um einen Level aufsteigen.
    .any = Wer sie hier nimmt, darf auch in einem beliebigen Forschungsbereich um einen Level aufsteigen.
explain-advanced = Sie verlangt Level 4 oder 5 von { $area }, einen grünen Allianzmarker zum Umdrehen und eine Basistechnologie zum Überdecken.
explain-owners = Im Besitz von: { $who }.
explain-action-open = In dieser Runde hat sie noch niemand genutzt.
explain-action-taken = In dieser Runde genutzt von: { $who }. In der nächsten Runde ist sie wieder frei.
explain-booster-open = Er liegt aus: Wer passt, kann ihn nehmen.
explain-booster-held = Genommen von: { $who }.
explain-booster-now = { $vp ->
        [one] Beim Passen brächte er jetzt { $vp } Siegpunkt ({ $who }).
       *[other] Beim Passen brächte er jetzt { $vp } Siegpunkte ({ $who }).
    }
explain-token-left = Davon liegen noch { $count } im Vorrat.
explain-token-top = Einer liegt auf Level 5 von Terraforming für das Volk, das dort zuerst ankommt.
explain-special = Eine Sonderaktion darfst du einmal pro Runde als deine Aktion nutzen; sie kostet nichts.
explain-mine = Das erste Gebäude auf einem Planeten. Sie bringt Einkommen an Erz, und du darfst Macht nehmen, wenn Nachbarn bauen.
explain-trading_station = Es ersetzt eine Mine und bringt Einkommen an Credits. Es kostet weniger, wenn höchstens zwei Felder entfernt ein fremdes Gebäude steht.
explain-research_lab = Es ersetzt ein Handelszentrum, bringt Einkommen an Wissen und eine Technologie.
explain-planetary_institute = Er ersetzt ein Handelszentrum (Mad Androids: ein Forschungslabor), bringt Einkommen an Macht und die stärkste Fähigkeit deines Volkes.
explain-academy_left = Sie ersetzt ein Forschungslabor (Mad Androids: ein Handelszentrum), bringt eine Technologie und Einkommen an Wissen.
explain-academy_right = Sie ersetzt ein Forschungslabor (Mad Androids: ein Handelszentrum), bringt eine Technologie und eine Sonderaktion.
explain-no-faction = Hier wurde noch kein Volk gewählt.
explain-home = Heimatplaneten: { $planet }.
explain-with-institute = Mit dem Regierungssitz: { $ability }
explain-round-on = Sie zählt in dieser Runde.
explain-round-over = Diese Runde ist vorbei.
explain-round-later = Sie zählt, sobald diese Runde beginnt.
explain-standing = { $vp ->
        [0] { $who }: { $count }.
        [one] { $who }: { $count }, das brächte jetzt { $vp } Siegpunkt.
       *[other] { $who }: { $count }, das brächte jetzt { $vp } Siegpunkte.
    }
    .neutral = Neutraler Spieler: { $count }.
explain-bowl-i = Hier liegen neue und ausgegebene Machtsteine. Wenn du Macht erhältst, rücken sie in Bereich II.
explain-bowl-ii = Ist Bereich I leer, rücken Machtsteine von hier in Bereich III, wenn du Macht erhältst. Als freie Aktion darfst du hier einen von zwei Steinen abgeben, um den anderen in Bereich III zu legen.
explain-bowl-iii = Nur Machtsteine in diesem Bereich kannst du ausgeben, für Machtaktionen und freie Aktionen. Danach kommen sie in Bereich I.
explain-bowl-gaia = Machtsteine für Gaia-Projekte warten hier bis zur nächsten Gaia-Phase.
explain-credits = Mit Credits bezahlst du Gebäude. Du kannst höchstens 30 haben; am Ende sind drei Ressourcen gleich welcher Art 1 Siegpunkt wert.
explain-ore = Mit Erz bezahlst du Gebäude und Terraformingschritte. Du kannst höchstens 15 haben; in deinem Zug kannst du es jederzeit in Credits oder Machtsteine umwandeln.
explain-knowledge = 4 Wissen bezahlen einen Forschungslevel. Du kannst höchstens 15 haben; in deinem Zug kannst du es jederzeit in Credits umwandeln.
explain-qic = Ein Q.I.C. erhöht die Reichweite für eine Aktion um 2, öffnet einen Gaiaplaneten oder bezahlt Q.I.C.-Aktionen. Du kannst beliebig viele haben.
explain-gaiaformers = Jeder Gaiaformer verwandelt einen Transdim-Planeten auf einmal. Er kommt zurück, wenn du dort eine Mine errichtest.
explain-satellite = Satelliten verbinden die Planeten einer Allianz. Jeder kostet einen Machtstein, der endgültig weg ist; beim Schwarm kostet er 1 Q.I.C.
explain-space_station = Der Schwarm setzt mit seinem Regierungssitz eine pro Runde. Sie erweitert die Reichweite und erhöht den Machtwert seiner Allianz um 1.
explain-reach = Wie weit von deinen Planeten entfernt du bauen kannst und was ein Terraformingschritt kostet. Navigation und Terraforming verbessern das; jeder Q.I.C. erhöht die Reichweite für eine Aktion um 2.

## Was aus einem Zug folgt

spot = { $planet }, Sektor { $sector }
    .there = { $planet }, Sektor { $sector } { $direction }
wind-n = Nord
wind-nne = Nordnordost
wind-ene = Ostnordost
wind-e = Ost
wind-ese = Ostsüdost
wind-sse = Südsüdost
wind-s = Süd
wind-ssw = Südsüdwest
wind-wsw = Westsüdwest
wind-w = West
wind-wnw = Westnordwest
wind-nnw = Nordnordwest
wind-inner-n = innen Nord
wind-inner-ne = innen Nordost
wind-inner-se = innen Südost
wind-inner-s = innen Süd
wind-inner-sw = innen Südwest
wind-inner-nw = innen Nordwest
wind-middle = Mitte
stage-pool = Völker werden ausgewählt
stage-auction = Versteigerung der Völker
stage-round = Runde { $number } von { $count }
note-steps = { $steps ->
        [one] { $steps } Terraformingschritt: { $ore } Erz
       *[other] { $steps } Terraformingschritte: { $ore } Erz
    }
    .free = { $steps ->
        [one] { $steps } Terraformingschritt ist kostenlos
       *[other] { $steps } Terraformingschritte sind kostenlos
    }
note-range = { $qic } Q.I.C. für Reichweite +{ $range }
note-gaia = Gaiaplanet: { $price }
note-near = Ein Nachbar ist nah: { $saved } billiger
    .not = Voller Preis: kein Nachbar höchstens zwei Felder entfernt
note-shared = Du teilst dir den Planeten und kannst hier nicht aufwerten
note-joins = Schließt sich der Allianz daneben an und ist für keine neue mehr zu gebrauchen
note-lost = Davon verfallen: { $amount }, mehr kannst du nicht haben
    .charge = Davon verfallen { $count } Macht: Kein Stein kann mehr aufrücken
note-qic-as-ore = Davon wird { $count } Q.I.C. zu Erz, bis deine rechte Akademie steht
note-income = Mehr Einkommen pro Runde: { $goods }
    .less = Weniger Einkommen pro Runde: { $goods }
note-offer = { $vp ->
        [0] { $who } darf kostenlos { $power } Macht nehmen
        [one] { $who } darf { $power } Macht für { $vp } Siegpunkt nehmen
       *[other] { $who } darf { $power } Macht für { $vp } Siegpunkte nehmen
    }
    .token = { $vp ->
        [0] { $who } darf kostenlos { $power } Macht nehmen, dazu einen Machtstein
        [one] { $who } darf { $power } Macht für { $vp } Siegpunkt nehmen, dazu einen Machtstein
       *[other] { $who } darf { $power } Macht für { $vp } Siegpunkte nehmen, dazu einen Machtstein
    }
note-tile = Danach nimmst du eine Technologie
note-step = Danach darfst du in { $area } aufsteigen
    .any = Danach darfst du in einem beliebigen Forschungsbereich aufsteigen
note-mine-paid = Die Mine selbst bezahlst du wie üblich
note-academy = Sonderaktion, einmal pro Runde: { $goods }
note-project = In der nächsten Gaia-Phase verwandelt sich der Planet, und die Steine kommen zurück; dann kannst du hier eine Mine errichten
    .late = Es gibt keine Gaia-Phase mehr: Der Planet verwandelt sich nicht, und die Steine kommen nicht zurück
note-green = Dreht einen grünen Allianzmarker um
note-covers = Überdeckt eine deiner Basistechnologien, die danach nicht mehr wirkt
note-cover = „{ $tile }“ wirkt nicht mehr
note-not-green = Hat keine grüne Seite: Du kannst ihn später nicht umdrehen
note-once = In dieser Runde kann niemand mehr diese Aktion nutzen
    .special = Du kannst sie nur einmal pro Runde nutzen
note-pass = Beendet deine Runde: Bis zur nächsten kommst du nicht mehr an den Zug
    .first = Du passt als Erster und beginnst die nächste Runde
note-federate = Du wählst die Planeten, dann die Satelliten, dann einen Marker; nötig ist Machtwert { $need }
note-power = Machtwert { $have } von { $need }
note-satellites = { $count ->
        [one] Insgesamt { $count } Satellit, das kostet { $price }
       *[other] Insgesamt { $count } Satelliten, das kostet { $price }
    }
    .least = { $count ->
        [one] Mindestens { $count } Satellit, das kostet { $price }
       *[other] Mindestens { $count } Satelliten, das kostet { $price }
    }
    .none = Keine Satelliten nötig
note-back = Kommt in der nächsten Gaia-Phase zurück
note-gone = Der abgegebene Stein ist endgültig weg
    .tokens = Diese Steine sind endgültig weg
note-power-after = Machtsteine danach: Bereich I { $one }, Bereich II { $two }, Bereich III { $three }
note-start = Besiedelbare Planeten höchstens zwei Felder entfernt: { $count }
    .who = Nachbarn höchstens zwei Felder entfernt: { $who }
note-start-goods = Beginnt mit: { $goods }
note-start-power = Machtsteine: Bereich I { $one }, Bereich II { $two }, Bereich III { $three }

## Regeln, die ein Platz für sich festlegen kann

order-charge = Macht nehmen
    .text = Was geschieht, wenn jemand in deiner Nähe baut und du Macht nehmen darfst. Du kannst das jederzeit ändern.
order-charge-ask = Jedes Mal fragen
    .text = Du entscheidest über jedes Angebot.
order-charge-always = Immer nehmen
    .text = Jedes Angebot wird angenommen, was es auch kostet.
order-charge-free = Nur wenn es nichts kostet
    .text = Angebote über 1 Macht werden angenommen, denn sie sind kostenlos; nach allen anderen wirst du gefragt.
order-charge-up_to_1 = Bis 1 Siegpunkt
    .text = Angebote, die höchstens 1 Siegpunkt kosten, werden angenommen; nach allen anderen wirst du gefragt.
order-charge-up_to_2 = Bis 2 Siegpunkte
    .text = Angebote, die höchstens 2 Siegpunkte kosten, werden angenommen; nach allen anderen wirst du gefragt.
order-charge-up_to_3 = Bis 3 Siegpunkte
    .text = Angebote, die höchstens 3 Siegpunkte kosten, werden angenommen; nach allen anderen wirst du gefragt.
order-charge-never = Nie nehmen
    .text = Jedes Angebot wird abgelehnt.

## Was geschehen ist

event-dealt = { $what } { $number }: „{ $tile }“
    .at = { $what }, { $at }: „{ $tile }“
    .token = Allianzmarker auf Level 5 von Terraforming: „{ $tile }“
    .booster = Rundenbooster im Spiel: „{ $tile }“
    .faction = Volk in der Auswahl: „{ $tile }“
event-dealt-again = Diese Raumteile lassen sich nicht passend drehen: Alle werden neu ausgeteilt
event-turned = { $turns ->
        [0] Sektor { $sector } bleibt so liegen
       *[other] Sektor { $sector } wird { $turns }-mal gedreht
    }
event-struck = streicht aus der Auswahl: { $faction }
event-nominated = nimmt in die Auswahl: { $faction }
event-bid = { $points ->
        [one] bietet { $points } Punkt für: { $faction }
       *[other] bietet { $points } Punkte für: { $faction }
    }
event-outbid = wird überboten: { $faction }
event-faction = spielt: { $faction }
event-started = beginnt mit
event-income = erhält Einkommen: { $source }
event-new-type = kolonisiert eine neue Planetenart
event-shared = teilt sich einen Planeten
event-lost = kann nicht mehr haben und verliert { $amount }
    .charge = verliert { $count } Macht: Kein Machtstein kann mehr aufrücken
event-qic-as-ore = erhält { $count } Q.I.C. als Erz, bis die rechte Akademie steht
event-scored = punktet: { $source }
event-returned = { $count ->
        [one] erhält { $count } Machtstein aus dem Gaia-Bereich zurück
       *[other] erhält { $count } Machtsteine aus dem Gaia-Bereich zurück
    }
event-formed = { $count ->
        [one] Ein Transdim-Planet wird zum Gaiaplaneten: { $planets }
       *[other] { $count } Transdim-Planeten werden zu Gaiaplaneten: { $planets }
    }
event-project-done = nimmt den Gaiaformer zurück
event-founded = { $count ->
        [0] gründet eine Allianz ohne Satelliten: { $planets }
       *[other] gründet eine Allianz mit { $count } Satelliten: { $planets }
    }
    .extended = { $count ->
        [0] erweitert die Allianz ohne Satelliten: { $planets }
       *[other] erweitert die Allianz mit { $count } Satelliten: { $planets }
    }
event-joined = { $count ->
        [one] erweitert die Allianz daneben um { $count } Feld
       *[other] erweitert die Allianz daneben um { $count } Felder
    }
event-token = erhält den Allianzmarker „{ $token }“
event-flipped = dreht den Allianzmarker „{ $token }“ auf die graue Seite
event-advanced = erreicht Level { $level } von { $area }
event-covered = überdeckt „{ $tile }“ mit „{ $by }“
event-round = Runde { $round } beginnt; Zugreihenfolge: { $order }
event-ending = Die letzte Runde ist vorbei: Schlusswertung
event-converted = wandelt um, was übrig ist
event-automa-shuffled = { $strangers ->
        [0] Die Automakarten werden gemischt: { $cards } Karten
        [one] Die Automakarten werden gemischt: { $cards } Karten, davon eine unbekannt
       *[other] Die Automakarten werden gemischt: { $cards } Karten, davon { $strangers } unbekannt
    }
event-automa-drew = zieht Aktionskarte { $card }: { $deed } ({ $left } noch im Stapel)
    .support = zieht Hilfskarte { $card } ({ $left } noch im Stapel)
    .mine = zieht Karte { $card }, weil es für seine Startmine unentschieden steht
    .booster = zieht Karte { $card } für seinen ersten Booster
event-automa-supports = hat jetzt Karte { $card } als Hilfskarte
event-automa-acts = führt Schritt { $step } aus: { $deed }
event-automa-reward = forscht außerdem, weil er ein Forschungslabor gebaut hat
event-automa-instead = { $why }: stattdessen { $deed }
event-automa-skipped = überspringt „{ $deed }“: { $why }
event-automa-entry = erste mögliche Aufwertung: { $from } → { $to }
event-automa-valid = { $count ->
        [one] { $count } Platz steht zur Auswahl
       *[other] { $count } Plätze stehen zur Auswahl
    }
event-automa-sieved = { $criterion }: { $left } von { $before }
    .value = { $criterion } ({ $value }): { $left } von { $before }
    .ignored = { $criterion }: keiner von { $before }, zählt also nicht
event-automa-counted = zählt { $count }
    .right = zählt { $count } nach rechts unter { $among }: Nummer { $place } von links
    .left = zählt { $count } nach links unter { $among }: Nummer { $place } von links
event-automa-places = setzt { $structure } { $on }
event-automa-builds = baut { $structure } { $on }
event-automa-satellite = bekommt einen Satelliten, weil keines seiner Gebäude angrenzt
event-automa-upgrades = baut { $structure } { $on }
event-automa-covers = belegt eine Aktion: { $action }
event-automa-removes = nimmt die Ausbautechnologie von { $area } aus dem Spiel: { $tile }
event-automa-takes-first = nimmt den Booster Nummer { $number } von links: { $booster }
event-automa-passes = passt: Der Stapel ist leer
    .icon = passt: Karte { $card } zeigt das Passsymbol und ist eine der letzten drei
event-automa-takes = nimmt den Booster { $place }: { $booster }

## Der Automa

automa-name = Automa
automa-terrans = Automa (Terraner)
automa-xenos = Automa (Xenos)
automa-taklons = Automa (Taklons)
automa-hadsch_hallas = Automa (Hadsch Halla)
automa-geodens = Automa (Geoden)
automa-firaks = Automa (Firaks)
automa-itars = Automa (Itar)
automa-deed-build_mine = eine Mine bauen
automa-deed-upgrade = aufwerten
automa-deed-power_qic = Macht- oder Q.I.C.-Aktion
automa-deed-research_highest = im höchsten Forschungsbereich forschen
automa-deed-research_random = in einem zufälligen Forschungsbereich forschen
automa-deed-research_specific = im Forschungsbereich seiner Völkerkarte forschen
automa-deed-faction = Völkeraktion
automa-row-left = links
automa-row-middle = in der Mitte
automa-row-right = rechts
automa-criterion-centre = am nächsten am mittleren Feld
automa-criterion-transdim = sein Volk bevorzugt Transdim-Planeten
automa-criterion-closest_first = sein Volk bevorzugt, was dir am nächsten ist
automa-criterion-new_sector = Schlusswertung: in einem Sektor ohne eigenen Planeten
automa-criterion-new_type = Schlusswertung: von einer Art, die er nicht besiedelt hat
automa-criterion-gaia_or_transdim = Schlusswertung: Gaia- oder Transdim-Planeten
automa-criterion-steps = wenigste Terraformingschritte
automa-criterion-closest = am nächsten an einem deiner Planeten
automa-criterion-right_down = der erste von oben, von links nach rechts
automa-criterion-left_up = der erste von unten, von rechts nach links
automa-passive-power_qic_decision_cards_resolved_twice = Seine Automakarten mit Macht- oder Q.I.C.-Aktion belegen zwei Aktionen.
automa-passive-vp_for_upgrade_to_trading_station = Er erhält 3 Punkte für jedes Handelszentrum, das er baut.
automa-passive-vp_for_first_mine_on_planet_type = Er erhält 2 Punkte für seine erste Mine auf jeder Planetenart.
automa-passive-downgrade_labs_and_research_on_new_lab = Er forscht mit jedem Forschungslabor, das er baut, und seine nächste Aufwertung macht daraus wieder ein Handelszentrum.
explain-automa = Der Automa bezahlt nichts und besitzt nichts als Gebäude: Seine Karten entscheiden, was er tut.
automa-skip-no_mine_left = keine Mine ist übrig
automa-skip-no_planet = kein Planet ist in Reichweite
automa-skip-no_upgrade = keine Aufwertung ist möglich
automa-skip-no_action = alle Aktionen sind belegt
automa-skip-no_area = kein Forschungsbereich ist gültig

## Was jemand getan hat

deed-start = setzt { $structure } { $on }
deed-booster = nimmt den Rundenbooster „{ $booster }“
deed-gaia-convert = nutzt zurückkehrende Machtsteine
deed-gaia-tile = gibt Machtsteine des Gaia-Bereichs für eine Technologie ab
deed-build = baut { $structure } { $on }
    .shared = teilt sich einen Planeten und baut { $structure } { $on }
deed-gaia-project = startet ein Gaia-Projekt { $on }
deed-act = { $action }
deed-special = nutzt eine Sonderaktion: { $special }
deed-pass = passt und nimmt den Rundenbooster „{ $booster }“
    .last = passt
deed-convert = wandelt Ressourcen um
deed-sacrifice = opfert einen Machtstein, ein anderer kommt in Bereich III
    .moves = opfert einen Machtstein, der Brainstone kommt in Bereich III
    .discarded = opfert den Brainstone, ein Machtstein kommt in Bereich III
deed-station = setzt eine Raumstation { $on }
deed-swap = tauscht den Regierungssitz mit der Mine { $on }
deed-downgrade = downgradet ein Forschungslabor zum Handelszentrum { $on }
deed-tile = nimmt die Technologie „{ $tile }“
deed-advanced-tile = nimmt die Ausbautechnologie „{ $tile }“
deed-no-step = steigt nicht auf
deed-lost-planet = legt den schwarzen Planeten { $on }
deed-token = nimmt den Allianzmarker „{ $token }“
deed-rescore = wertet den Allianzmarker „{ $token }“ erneut
deed-tokens = nimmt Machtsteine: { $from }
    .from = { $count } aus { $bowl }
    .stone = der Brainstone
deed-brainstone = bewegt den Brainstone in { $bowl }
    .stays = lässt den Brainstone in { $bowl }
deed-charge = erhält Macht: { $who } hat in der Nähe gebaut
deed-decline = verzichtet auf { $power } Macht neben { $who }

## Das Ende

ending = Das ist die letzte Runde. Wenn alle gepasst haben, werden Schlusswertung, Forschung und übrige Ressourcen gewertet.
verdict-over = In Runde { $rounds } haben alle gepasst, das Spiel ist zu Ende.
verdict-tile = { $tile }: { $standings }
verdict-standing = { $vp ->
        [one] { $who } { $count } ({ $vp } Punkt)
       *[other] { $who } { $count } ({ $vp } Punkte)
    }
    .neutral = neutraler Spieler { $count }
verdict-automa = { $outcome ->
        [won] Du hast den Automa auf dem Schwierigkeitsgrad { $level } geschlagen: { $own } zu { $other } Siegpunkte.
        [shared] Du teilst dir den Sieg mit dem Automa auf dem Schwierigkeitsgrad { $level }: je { $own } Siegpunkte.
       *[lost] Der Automa gewinnt auf dem Schwierigkeitsgrad { $level }: { $other } zu { $own } Siegpunkte.
    }
verdict-shared = { $who } teilen sich den Sieg mit { $vp } Siegpunkten: Bei Gleichstand gibt es mehrere Sieger.

## Eine erste Partie

coach-faction = Dein Volk
    .text = Jedes Volk lebt am leichtesten auf seinen Heimatplaneten und kann etwas, das sonst niemand kann. Für die erste Partie nimm eines, das ohne Kniffe wächst: Terraner, Xenos oder Hadsch Halla.
coach-start = Wo du beginnst
    .text = Deine ersten Minen kosten nichts und stehen auf deinen Heimatplaneten. Achte auf weitere Planeten in der Nähe und auf einen Nachbarn, der höchstens zwei Felder entfernt ist: Handelszentren werden billiger, und du erhältst Macht, wenn andere bauen.
coach-booster = Ein Booster für die Runde
    .text = Er bringt für eine Runde Einkommen, eine Aktion oder Punkte; wenn du passt, tauschst du ihn. Am Anfang helfen Erz, Wissen und Q.I.C. am meisten, Punkte fürs Passen kommen später.
coach-arc = Sechs Runden
    .text = Jede Runde bringt Einkommen; dann führen alle reihum eine Aktion aus, bis jeder gepasst hat. Nach Runde 6 gewinnen die meisten Siegpunkte: aus Rundenwertung, Allianzen, Forschung und Schlusswertung. Ein guter erster Zug baut eine Mine oder ein Handelszentrum, denn frühes Einkommen wirkt das ganze Spiel.
coach-acted = Deine Aktion ist ausgeführt
    .text = Du kannst noch Ressourcen umwandeln oder alles zurücknehmen. Wenn du bestätigst, dürfen Nachbarn für deinen Bau Macht nehmen, und der Nächste ist am Zug.
coach-upgrade = Aufwerten
    .text = Aus einer Mine wird ein Handelszentrum, daraus ein Forschungslabor oder dein Regierungssitz. Jede Aufwertung deckt auf deinem Völkertableau Einkommen auf, und ein Forschungslabor bringt eine Technologie mit einem Levelaufstieg.
coach-power = Macht
    .text = Erhaltene Macht rückt Machtsteine von Bereich I in Bereich II und weiter in Bereich III, wo du sie ausgeben kannst. Jede Machtaktion gibt es nur einmal pro Runde, also sei früh genug.
coach-research = Forschung
    .text = 4 Wissen bezahlen einen Level. Die Level 3, 4 und 5 eines Bereichs sind am Ende je 4 Punkte wert, zwei hohe Bereiche sind also besser als sechs niedrige.
coach-charge = Ein Nachbar hat gebaut
    .text = Du darfst so viel Macht nehmen, wie dein stärkstes Gebäude in der Nähe wert ist. 1 Macht ist kostenlos, jede weitere kostet einen Siegpunkt; früh im Spiel ist das ein guter Preis.
coach-tile = Eine Technologie
    .text = Wähle sie danach, was sie kann und wo sie liegt: Unter einem Forschungsbereich steigst du dort auf, in der unteren Reihe, wo du willst. Einkommen ist früh am meisten wert.
coach-round = Die nächste Runde
    .text = Jetzt zählt ein anderes Rundenwertungsplättchen, und alle Macht- und Q.I.C.-Aktionen sind wieder frei. Sieh nach, was es belohnt, bevor du baust.
coach-gaia = Ein Gaia-Projekt
    .text = Ein Gaiaformer macht aus einem Transdim-Planeten einen Gaiaplaneten. Deine Machtsteine warten bis zur nächsten Runde im Gaia-Bereich; dann darfst nur du dort eine Mine errichten, und zwar ohne Q.I.C.
coach-federation = Deine erste Allianz
    .text = Deine Planeten sind stark genug für eine Allianz, und die bringt einen Allianzmarker. Jeder Satellit kostet einen Machtstein, der endgültig weg ist; suche also eine kurze Verbindung. Ein grüner Marker öffnet später eine Ausbautechnologie oder Level 5.
coach-pass = Passen
    .text = Wenn nichts Nützliches mehr geht, passe: Dein Booster bringt vielleicht Punkte, und du nimmst einen anderen. Wer zuerst passt, beginnt die nächste Runde.
coach-last = Die letzte Runde
    .text = Es gibt kein Einkommen mehr, mache also alles zu Punkten: Rundenwertung, Allianzen, Level ab 3, Schlusswertung. Drei übrige Ressourcen sind 1 Punkt wert.

## Werte, die von uns sind

reconstructed-map = Alle Tableaus, Plättchen und Marker haben ihre gedruckten Werte. Eines beruht auf einer einzigen Quelle: wo die Raumteile 08, 09 und 10 im Grundaufbau für drei und vier Spieler liegen und wie sie gedreht sind, ebenso Teil 08 auf dem kleinen Spielplan. Die Spielregel zeigt diese Spielpläne nur als Bilder.

## Wovon Bots reden: Teile der Wertung, und was sie mögen

part-rounds = Rundenwertung
part-boosters = Booster
part-tiles = Basis­technologien
part-advanced = Ausbau­technologien
part-federations = Allianzen
part-research = Forschung
part-final = Schlusswertung
part-charge = für Machtgewinn bezahlte Punkte
part-resources = übrige Ressourcen
part-other = sonstige Punkte
style-settler = siedelt gern
style-scholar = forscht gern
style-merchant = handelt gern
style-ruler = mag Regierungssitze
style-uniter = mag Allianzen
style-gardener = mag Gaiaplaneten
