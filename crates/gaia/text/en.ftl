### Gaia Project in English: names, sources of points, refusals, prompts, moves, phases, set-up.
### A message whose key is the `id` of a tile has its explanation in the attribute `text`.

-green = the green side of the token can be flipped later for an advanced tech tile or for level 5 of a research area
-ranks = the ranks bring 18, 12, 6 and 0 victory points

## Resources

credits = credits
    .amount = { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
ore = ore
    .amount = { $count } ore
knowledge = knowledge
    .amount = { $count } knowledge
qic = QIC
    .amount = { $count } QIC
vp = victory points
    .amount = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
power = power
    .amount = { $count } power
charge = charge power
    .amount = charge { $count } power
power_tokens = power tokens
    .amount = { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }
gaiaformers = Gaiaformers
    .amount = { $count ->
        [one] { $count } Gaiaformer
       *[other] { $count } Gaiaformers
    }
bowl_1 = power in area I
    .amount = { $count } power in area I
bowl_2 = power in area II
    .amount = { $count } power in area II
bowl_3 = power in area III
    .amount = { $count } power in area III

## Pieces

space_station = space station
satellite = satellite
gaiaformer = Gaiaformer

## Factions

terrans = Terrans
lantids = Lantids
xenos = Xenos
gleens = Gleens
taklons = Taklons
ambas = Ambas
hadsch_hallas = Hadsch Hallas
ivits = Ivits
geodens = Geodens
bal_taks = Bal T'aks
firaks = Firaks
bescods = Bescods
nevlas = Nevlas
itars = Itars

## Planets

terra = Terra
    .on = on Terra
oxide = Oxide
    .on = on Oxide
volcanic = Volcanic
    .on = on Volcanic
desert = Desert
    .on = on Desert
swamp = Swamp
    .on = on Swamp
titanium = Titanium
    .on = on Titanium
ice = Ice
    .on = on Ice
gaia = Gaia planet
    .on = on a Gaia planet
transdim = Transdim planet
    .on = on a Transdim planet
lost = Lost Planet
    .on = on the Lost Planet
empty = empty space
    .on = in empty space

## Structures

mine = mine
    .one = a mine
trading_station = trading station
    .one = a trading station
research_lab = research lab
    .one = a research lab
planetary_institute = planetary institute
    .one = the planetary institute
academy_left = left academy
    .one = the left academy
academy_right = right academy
    .one = the right academy

## Research areas

terraforming = Terraforming
navigation = Navigation
artificial_intelligence = Artificial Intelligence
gaia_project = Gaia Project
economy = Economy
science = Science

## Places of standard tech tiles without a research area above them

free_1 = bottom row 1
free_2 = bottom row 2
free_3 = bottom row 3

## Areas of the power cycle

bowl-i = area I
bowl-ii = area II
bowl-iii = area III
bowl-gaia = Gaia area

## Round boosters

booster_ore_knowledge = 1 ore, 1 knowledge
    .text = While you hold it, your income is 1 ore and 1 knowledge higher.
booster_credits_qic = 2 credits, 1 QIC
    .text = While you hold it, your income is 2 credits and 1 QIC higher.
booster_tokens_ore = 2 power tokens, 1 ore
    .text = While you hold it, your income is 2 power tokens and 1 ore higher.
booster_terraforming_step = 2 credits; action: 1 terraforming step
    .text = While you hold it, your income is 2 credits higher, and once in the round you may build a mine with one free terraforming step.
booster_range = Charge 2; action: range +3
    .text = While you hold it, you charge 2 power as income, and once in the round you may build a mine or start a Gaia project with 3 more range.
booster_mines = 1 ore; pass: 1 VP per mine
    .text = While you hold it, your income is 1 ore higher, and when you pass you score 1 victory point for each of your mines.
booster_research_labs = 1 knowledge; pass: 3 VP per research lab
    .text = While you hold it, your income is 1 knowledge higher, and when you pass you score 3 victory points for each of your research labs.
booster_trading_stations = 1 ore; pass: 2 VP per trading station
    .text = While you hold it, your income is 1 ore higher, and when you pass you score 2 victory points for each of your trading stations.
booster_big_structures = Charge 4; pass: 4 VP per institute and academy
    .text = While you hold it, you charge 4 power as income, and when you pass you score 4 victory points for your planetary institute and for each of your academies.
booster_gaia_planets = 4 credits; pass: 1 VP per Gaia planet
    .text = While you hold it, your income is 4 credits higher, and when you pass you score 1 victory point for each Gaia planet you have colonized.

## Standard tech tiles

std_ore_qic = 1 ore and 1 QIC
    .text = You gain 1 ore and 1 QIC at once.
std_knowledge_per_planet_type = 1 knowledge per planet type
    .text = You gain 1 knowledge at once for each different planet type you have colonized.
std_big_structures_power_4 = Institute and academies worth 4 power
    .text = Your planetary institute and your academies have power value 4 instead of 3, for federations and for charging power.
std_7vp = 7 victory points
    .text = You score 7 victory points at once.
std_income_ore_charge = Income: 1 ore, charge 1 power
    .text = In every income phase you receive 1 ore and charge 1 power.
std_income_knowledge_credit = Income: 1 knowledge, 1 credit
    .text = In every income phase you receive 1 knowledge and 1 credit.
std_vp_gaia_mine = 3 VP per mine built on a Gaia planet
    .text = From now on you score 3 victory points for each mine you build on a Gaia planet.
std_income_4_credits = Income: 4 credits
    .text = In every income phase you receive 4 credits.
std_action_charge_4 = Action: charge 4 power
    .text = Once per round you may charge 4 power as your action.

## Advanced tech tiles

adv_pass_federation_3vp = Pass: 3 VP per federation token
    .text = Whenever you pass, you score 3 victory points for each federation token you own.
adv_research_2vp = 2 VP per research level advanced
    .text = From now on you score 2 victory points for each research level you advance.
adv_action_qic_5_credits = Action: 1 QIC and 5 credits
    .text = Once per round you may gain 1 QIC and 5 credits as your action.
adv_now_mine_2vp = Now: 2 VP per mine
    .text = You score 2 victory points at once for each of your mines on the map.
adv_pass_lab_3vp = Pass: 3 VP per research lab
    .text = Whenever you pass, you score 3 victory points for each of your research labs.
adv_now_sector_ore = Now: 1 ore per sector
    .text = You gain 1 ore at once for each sector in which you have colonized a planet.
adv_pass_planet_type_1vp = Pass: 1 VP per planet type
    .text = Whenever you pass, you score 1 victory point for each different planet type you have colonized.
adv_now_gaia_2vp = Now: 2 VP per Gaia planet
    .text = You score 2 victory points at once for each Gaia planet you have colonized.
adv_now_trading_station_4vp = Now: 4 VP per trading station
    .text = You score 4 victory points at once for each of your trading stations on the map.
adv_now_sector_2vp = Now: 2 VP per sector
    .text = You score 2 victory points at once for each sector in which you have colonized a planet.
adv_action_3_ore = Action: 3 ore
    .text = Once per round you may gain 3 ore as your action.
adv_now_federation_5vp = Now: 5 VP per federation token
    .text = You score 5 victory points at once for each federation token you own.
adv_action_3_knowledge = Action: 3 knowledge
    .text = Once per round you may gain 3 knowledge as your action.
adv_mine_3vp = 3 VP per mine built
    .text = From now on you score 3 victory points for each mine you build.
adv_trading_station_3vp = 3 VP per trading station built
    .text = From now on you score 3 victory points for each trading station you build.

## Federation tokens

fed_12vp = 12 VP
    .text = You score 12 victory points; this token has no green side.
fed_8vp_qic = 8 VP, 1 QIC
    .text = You score 8 victory points and gain 1 QIC; { -green }.
fed_8vp_2tokens = 8 VP, 2 power tokens
    .text = You score 8 victory points and gain 2 power tokens; { -green }.
fed_7vp_2ore = 7 VP, 2 ore
    .text = You score 7 victory points and gain 2 ore; { -green }.
fed_7vp_6credits = 7 VP, 6 credits
    .text = You score 7 victory points and gain 6 credits; { -green }.
fed_6vp_2knowledge = 6 VP, 2 knowledge
    .text = You score 6 victory points and gain 2 knowledge; { -green }.
fed_gleens = 1 ore, 1 knowledge, 2 credits
    .text = Only the Gleens receive this token: they gain 1 ore, 1 knowledge and 2 credits; { -green }.

## Round scoring tiles

round_terraforming = 2 VP per terraforming step
    .text = In this round everybody scores 2 victory points for each terraforming step used, paid or free.
round_research = 2 VP per research level
    .text = In this round everybody scores 2 victory points for each research level advanced.
round_mine = 2 VP per mine
    .text = In this round everybody scores 2 victory points for each mine built.
round_federation = 5 VP per federation token
    .text = In this round everybody scores 5 victory points for each federation token gained.
round_trading_station_4 = 4 VP per trading station
    .text = In this round everybody scores 4 victory points for each trading station built.
round_trading_station_3 = 3 VP per trading station
    .text = In this round everybody scores 3 victory points for each trading station built.
round_gaia_mine_4 = 4 VP per mine on a Gaia planet
    .text = In this round everybody scores 4 victory points for each mine built on a Gaia planet.
round_gaia_mine_3 = 3 VP per mine on a Gaia planet
    .text = In this round everybody scores 3 victory points for each mine built on a Gaia planet.
round_big_structure = 5 VP per institute or academy
    .text = In this round everybody scores 5 victory points for each planetary institute or academy built.

## Final scoring tiles

final_structures = Most structures
    .text = At the end the players are ranked by the number of their structures on the map; { -ranks }.
final_structures_in_federations = Most structures in federations
    .text = At the end the players are ranked by the number of their structures that belong to federations; { -ranks }.
final_planet_types = Most planet types
    .text = At the end the players are ranked by the number of different planet types they have colonized; { -ranks }.
final_gaia_planets = Most Gaia planets
    .text = At the end the players are ranked by the number of Gaia planets they have colonized; { -ranks }.
final_sectors = Most sectors
    .text = At the end the players are ranked by the number of sectors in which they have colonized a planet; { -ranks }.
final_satellites = Most satellites
    .text = At the end the players are ranked by the number of their satellites on the map, for the Ivits with their space stations; { -ranks }.

## Power and QIC actions

power_3_knowledge = Gain 3 knowledge
    .text = Spend 7 power to gain 3 knowledge.
    .deed = takes 3 knowledge with a power action
power_2_terraforming_steps = Build a mine with 2 terraforming steps
    .text = Spend 5 power to build a mine with up to two free terraforming steps; the mine itself is paid as usual.
    .deed = takes the power action for a mine with 2 terraforming steps
power_2_ore = Gain 2 ore
    .text = Spend 4 power to gain 2 ore.
    .deed = takes 2 ore with a power action
power_7_credits = Gain 7 credits
    .text = Spend 4 power to gain 7 credits.
    .deed = takes 7 credits with a power action
power_2_knowledge = Gain 2 knowledge
    .text = Spend 4 power to gain 2 knowledge.
    .deed = takes 2 knowledge with a power action
power_1_terraforming_step = Build a mine with 1 terraforming step
    .text = Spend 3 power to build a mine with one free terraforming step; the mine itself is paid as usual.
    .deed = takes the power action for a mine with 1 terraforming step
power_2_tokens = Gain 2 power tokens
    .text = Spend 3 power to gain 2 new power tokens in area I.
    .deed = takes 2 power tokens with a power action
qic_tech_tile = Gain a tech tile
    .text = Spend 4 QIC to take a tech tile, with the research step that comes with it.
    .deed = takes the QIC action for a tech tile
qic_rescore_federation = Score a federation token again
    .text = Spend 3 QIC to gain once more everything printed on one of your federation tokens.
    .deed = takes the QIC action for a federation token
qic_planet_types = Score planet types
    .text = Spend 2 QIC to score 3 victory points and 1 more for each different planet type you have colonized.
    .deed = scores planet types with a QIC action

## Free actions

sacrifice_power = Power sacrifice
    .text = Discard one power token from area II to move another one from area II to area III.
power_to_qic = 4 power to 1 QIC
power_to_ore = 3 power to 1 ore
qic_to_ore = 1 QIC to 1 ore
power_to_knowledge = 4 power to 1 knowledge
power_to_credit = 1 power to 1 credit
knowledge_to_credit = 1 knowledge to 1 credit
ore_to_credit = 1 ore to 1 credit
ore_to_token = 1 ore to 1 power token
hadsch_hallas_credits_to_qic = 4 credits to 1 QIC
hadsch_hallas_credits_to_ore = 3 credits to 1 ore
hadsch_hallas_credits_to_knowledge = 4 credits to 1 knowledge
bal_taks_gaiaformer_to_qic = 1 Gaiaformer to 1 QIC
nevlas_power_to_knowledge = 1 power token to 1 knowledge

## Faction abilities

gaia_tokens_return_to_area2 = In the Gaia phase your power tokens return from the Gaia area to area II instead of area I.
gaia_phase_power_conversion = In the Gaia phase you may use the power tokens that return from the Gaia area like that much power, to gain QIC, ore, knowledge or credits.
share_colonized_planets = You may also build mines on planets that other players have colonized, without terraforming; such mines cannot be upgraded.
knowledge_for_shared_mines = Each mine you build on another player's planet gives you 2 knowledge.
third_starting_mine = You start with three mines on the map instead of two.
federation_threshold_6 = Your federations need a power value of only 6 instead of 7.
qic_becomes_ore_until_right_academy = Until you have built your right academy, you gain 1 ore for every QIC you would gain.
gaia_planet_costs_ore = A mine on a Gaia planet costs you 1 extra ore instead of 1 QIC.
vp_for_gaia_mines = You score 2 extra victory points for each mine you build on a Gaia planet.
gleens_federation_token = When you build your planetary institute, you gain a federation token of your own with 1 ore, 1 knowledge and 2 credits.
brainstone = You own the brainstone, a power token that is worth 3 power when you spend it from area III.
token_when_charging_from_neighbours = Whenever you charge power for another player's building, you also gain 1 power token, before or after charging.
swap_institute_with_mine = Once per round you may swap your planetary institute with one of your mines on the map as your action.
credits_replace_power_in_free_actions = In free actions you may pay with credits instead of power to gain ore, knowledge or QIC.
starts_with_planetary_institute = You start with your planetary institute on the map and without mines.
single_growing_federation = You form only one federation, but you may extend it again and again, and each time its power value reaches the next multiple of 7 you can gain another federation token.
satellites_cost_qic = Each satellite costs you 1 QIC instead of a power token.
place_space_station = Once per round you may place a space station on an empty space as your action; range counts from it, and it adds 1 to the power value of your federation.
knowledge_for_new_planet_types = Each time you colonize a planet type for the first time, you gain 3 knowledge.
no_navigation_until_pi = You cannot advance in Navigation until you have built your planetary institute.
gaiaformer_to_qic = As a free action you may put an available Gaiaformer into your Gaia area to gain 1 QIC; it returns in the next Gaia phase.
navigation_unlocked = You may advance in Navigation.
downgrade_lab_for_research = Once per round you may turn a research lab back into a trading station as your action and advance one research level without paying knowledge.
institute_and_academies_swapped = Your academies are upgrades of trading stations, and your planetary institute is the upgrade of a research lab.
advance_lowest_research = Once per round you may advance one level in a research area where your level is lowest, without paying knowledge, as your action.
home_planet_structures_plus_one = The power value of your structures on planets of your home type is 1 higher.
area3_token_to_gaia_for_knowledge = As a free action you may move a power token from area III to your Gaia area to gain 1 knowledge.
area3_tokens_worth_two = Each power token that you spend from area III is worth 2 power.
sacrificed_tokens_go_to_gaia = The token you discard in a power sacrifice goes to your Gaia area instead of leaving the game.
gaia_tokens_to_tech_tiles = In the Gaia phase you may discard 4 power tokens from your Gaia area to gain a tech tile, as often as you can.

## What is counted

planet_type = planet type
gaia_planet = Gaia planet
sector = sector
institute_or_academy = planetary institute or academy
federation_token = federation token

## What scores when it happens

terraforming_step = Use a terraforming step
advance_research = Advance a research level
build_mine = Build a mine
build_mine_on_gaia = Build a mine on a Gaia planet
build_trading_station = Build a trading station
build_institute_or_academy = Build a planetary institute or an academy
gain_federation_token = Gain a federation token

## Sources of victory points

source-start = Points at the start
source-handicap = Handicap
source-bid = Bid for the faction
source-round = Round { $number }: { $tile }
source-round-1 = Scoring of round 1
source-round-2 = Scoring of round 2
source-round-3 = Scoring of round 3
source-round-4 = Scoring of round 4
source-round-5 = Scoring of round 5
source-round-6 = Scoring of round 6
source-booster_ore_knowledge = Booster: ore and knowledge
source-booster_credits_qic = Booster: credits and QIC
source-booster_tokens_ore = Booster: power tokens and ore
source-booster_terraforming_step = Booster: terraforming step
source-booster_range = Booster: range
source-booster_mines = Booster: mines
source-booster_research_labs = Booster: research labs
source-booster_trading_stations = Booster: trading stations
source-booster_big_structures = Booster: institute and academies
source-booster_gaia_planets = Booster: Gaia planets
source-std_ore_qic = Tech tile: { std_ore_qic }
source-std_knowledge_per_planet_type = Tech tile: { std_knowledge_per_planet_type }
source-std_big_structures_power_4 = Tech tile: { std_big_structures_power_4 }
source-std_7vp = Tech tile: { std_7vp }
source-std_income_ore_charge = Tech tile: { std_income_ore_charge }
source-std_income_knowledge_credit = Tech tile: { std_income_knowledge_credit }
source-std_vp_gaia_mine = Tech tile: { std_vp_gaia_mine }
source-std_income_4_credits = Tech tile: { std_income_4_credits }
source-std_action_charge_4 = Tech tile: { std_action_charge_4 }
source-adv_pass_federation_3vp = Advanced tech tile: { adv_pass_federation_3vp }
source-adv_research_2vp = Advanced tech tile: { adv_research_2vp }
source-adv_action_qic_5_credits = Advanced tech tile: { adv_action_qic_5_credits }
source-adv_now_mine_2vp = Advanced tech tile: { adv_now_mine_2vp }
source-adv_pass_lab_3vp = Advanced tech tile: { adv_pass_lab_3vp }
source-adv_now_sector_ore = Advanced tech tile: { adv_now_sector_ore }
source-adv_pass_planet_type_1vp = Advanced tech tile: { adv_pass_planet_type_1vp }
source-adv_now_gaia_2vp = Advanced tech tile: { adv_now_gaia_2vp }
source-adv_now_trading_station_4vp = Advanced tech tile: { adv_now_trading_station_4vp }
source-adv_now_sector_2vp = Advanced tech tile: { adv_now_sector_2vp }
source-adv_action_3_ore = Advanced tech tile: { adv_action_3_ore }
source-adv_now_federation_5vp = Advanced tech tile: { adv_now_federation_5vp }
source-adv_action_3_knowledge = Advanced tech tile: { adv_action_3_knowledge }
source-adv_mine_3vp = Advanced tech tile: { adv_mine_3vp }
source-adv_trading_station_3vp = Advanced tech tile: { adv_trading_station_3vp }
source-federation = Federation tokens
source-rescore = Federation tokens scored again
source-planet-types = QIC action for planet types
source-gaia-project-5 = { gaia_project } level 5
source-gleens = Gleens: mines on Gaia planets
source-charge = Paid for charging power
source-final = Final scoring: { $tile }
source-final-1 = First final scoring tile
source-final-2 = Second final scoring tile
source-research-terraforming = Research: { terraforming }
source-research-navigation = Research: { navigation }
source-research-artificial_intelligence = Research: { artificial_intelligence }
source-research-gaia_project = Research: { gaia_project }
source-research-economy = Research: { economy }
source-research-science = Research: { science }
source-resources = Left-over resources
source-automa-cards = Decision cards of the Automa
source-automa-faction = Faction actions of the Automa
source-automa-passive = Passive effect of the Automa’s faction
source-automa-level = Extra points of the Automa’s level

## Refusals: set-up

refusal-players = This game is for 1 to 4 players, not for { $count }.
refusal-automa-alone = The Automa plays against one person alone. Choose one player, or leave its level and faction as they are.
refusal-first-game-automa = In the first game alone the Automa plays the Taklons. Leave its faction to chance, or choose the factions yourself.
refusal-map-for-other-players = This map is not made for { $count } players. Choose another map.
refusal-map-does-not-fit = This map cannot be laid out: its hexes overlap, or there are none or too many of them.
refusal-unknown-sector = This map names a sector tile that does not exist. Use only the sector tiles of the box.
refusal-deal-sectors = This sector tile cannot lie there: it belongs elsewhere, or it lies on the map already.
refusal-deal-standard-tiles = The nine places for standard tech tiles must hold nine different tiles.
refusal-deal-advanced-tiles = The six research areas must hold six different advanced tech tiles.
refusal-deal-terraforming-token = The token reserved for the Gleens cannot lie on level 5 of Terraforming. Put an ordinary federation token there.
refusal-deal-boosters = This game needs exactly { $count } different round boosters, three more than there are players.
refusal-deal-round-tiles = A round scoring tile appears more often than it exists in the box.
refusal-deal-final-tiles = The two final scoring tiles must be different.
refusal-turn-up-to-five = A sector tile has six positions: turn it 0 to 5 times.
refusal-same-types-touch = Turned like this, two planets of the same home type would end up side by side. Turn the sector tile another way.
refusal-club-alone = Pools of factions and auctions are for two to four players. Choose more players, or leave them out.
refusal-first-game-factions = In a first game everybody gets a recommended faction, so there is nothing to draw, ban or auction. Choose one or the other.
refusal-auction-needs-pool = An auction is about the factions of a pool. Choose how the pool is made: by chance, by striking out, or by the players.
refusal-size-needs-pool = Without a pool its size means nothing. Choose how the pool is made, or leave the size out.
refusal-too-many-banned = With these factions banned, { $boards } of the seven boards can still be played, but { $need } are needed. Ban fewer factions, or choose a smaller pool.
refusal-handicap-alone = A handicap makes players even, and you play alone. Choose another level of the Automa instead.
refusal-handicap-seats = There is a handicap for more than { $players } players. Give each of them one number.
refusal-handicap-range = A handicap is at most { $most } points, more or fewer.
refusal-map-code-or-choice = A map code says how every sector tile lies. Leave out the code, or choose the basic map with it.
refusal-map-code-length = This map code has { $found } signs, and here it has { $need }: two for every sector tile and a letter at the end. Copy the whole code.
refusal-map-code-tile = The { $place }. pair of the map code names no sector tile: its first sign is 1 to 9, or A for tile 10.
refusal-map-code-turn = The { $place }. pair of the map code says nothing about turning: its second sign is 0 to 5.
refusal-map-code-check = Something in this map code is wrong: what it says would end with { $right }. Compare it with the original sign by sign.
refusal-map-code-players = This is the code of a map with { $tiles } sector tiles. With { $count } players it has { $need }; choose another number of players or another code.
refusal-map-code-tiles = In this map code sector tile { $odd } is there twice or does not belong to this map, and tile { $missing } is missing. Every tile is there once.
refusal-map-code-clash = On this map two planets of the same home type ({ $planet }) lie side by side, on the tiles { $one } and { $other }. Turn one of them, or let them change places with others.
refusal-deal-factions = This faction cannot come into the pool.
refusal-faction-banned = The faction “{ $faction }” is banned from this game. Choose another.
refusal-not-in-pool = The faction “{ $faction }” is not in the pool. Choose one of those that lie there.
refusal-board-in-pool = One side of this faction’s board is in the pool already, so “{ $faction }” cannot come in. Choose a faction of another colour.
refusal-bid-final = Nobody can bid more than { $most } points, so “{ $faction }” is sold. Bid for another faction.
refusal-bid-too-low = This bid is too low: bid at least { $least }.
refusal-bid-too-high = This bid is too high: at most { $most } are possible now.
refusal-faction-taken = The faction “{ $faction }” cannot be chosen any more: one side of its board is already taken. Choose a faction of another colour.
refusal-not-home = Your first structures go on planets of your home type ({ $planet }), and this is none of them.
refusal-occupied = Somebody has already placed a structure on this planet. Choose a free one.
refusal-booster-taken = The round booster “{ $booster }” is not on offer. Choose one of those that lie open.

## Refusals: turns

refusal-not-asked = This does not answer the question that is open now. Choose one of the answers offered.
refusal-no-free-actions-now = Free actions are possible only in your own turn, before or after its main action. Answer the open question first.
refusal-no-such-hex = This hex does not exist on the map. Choose one that you can see.
refusal-already-acted = You have already taken your action this turn. You can still take free actions, or end your turn.
refusal-act-first = You have not taken an action yet. Take one, or pass, before your turn can end.
refusal-game-over = The game is over, so no more moves are possible.
refusal-no-such-income = This income is not among those you can take now. Choose one of the sources offered.

## Refusals: paying

refusal-not-enough = Not enough { $resource }: you need { $need } and have { $have }.
refusal-no-power-to-pay = This costs no power, so neither the brainstone nor left-over power can pay for it.
refusal-nothing-left-over = Your last free action left no power over. Pay with power from area III instead.
refusal-brainstone-not-ready = You have no brainstone in area III, and only there can it pay. Pay with other power tokens instead.
refusal-brainstone-cannot = The brainstone cannot end up there: it moves either before or after the other tokens of its area.
refusal-two-tokens-in-area-two = A power sacrifice takes two power tokens in area II, one to discard and one to move. You have { $have } there.
refusal-take-so-many-tokens = { $count ->
        [one] Take exactly { $count } power token, from those you have in areas I to III.
       *[other] Take exactly { $count } power tokens, from those you have in areas I to III.
    }
refusal-no-extra-token = You gain no extra power token with this charge, so there is none to take first. Only the Taklons with their planetary institute do.
refusal-other-faction = This free action belongs to another faction.
refusal-needs-institute = This ability needs your planetary institute. Build it first.

## Refusals: building mines and placing planets

refusal-nothing-to-start-from = You have nothing on the map from which range could be counted.
refusal-too-far = The distance is { $distance } and your range is { $range }. Reaching it would take { $qic } QIC, more than you have. Choose something nearer, or increase your range first.
refusal-no-piece-left = You have no { $piece } left: all of them are on the map.
refusal-already-yours = You have already colonized this planet. Choose another one, or upgrade the structure here.
refusal-no-planet = There is no planet here, and a mine needs one. Choose a planet.
refusal-transdim = A mine cannot stand on a Transdim planet. Start a Gaia project here first: in the next Gaia phase it becomes a Gaia planet.
refusal-colonized = Another player has already colonized this planet. Choose a free one.
refusal-project-of-another = Another player's Gaiaformer stands here, and only its owner may build on this planet. Choose another one.
refusal-no-step-to-use = This action must use at least one free terraforming step, and this planet needs none. Choose a free planet that you have to terraform.
refusal-not-empty-space = This needs an empty space, and there is a planet here.
refusal-space-with-pieces = A satellite or a space station is already here. The Lost Planet needs a space without any.
refusal-space-with-own-piece = You already have a satellite or a space station here. Choose a space without pieces of yours.

## Refusals: Gaia projects

refusal-not-transdim = A Gaia project needs a Transdim planet, and this is none.
refusal-project-running = A Gaiaformer already stands on this planet. Choose a Transdim planet without one.
refusal-no-gaiaformer = You have no Gaiaformer on your faction board. You gain one at levels 1, 3 and 4 of Gaia Project, and one returns when you build a mine on its planet.
refusal-no-gaia-projects = On level 0 of Gaia Project you cannot start Gaia projects. Advance to level 1 there first.
refusal-not-in-gaia-phase = This conversion is not possible in the Gaia phase. Power can become QIC, ore, knowledge or credits here.

## Refusals: upgrading

refusal-nothing-to-upgrade = None of your structures stands here. Choose a planet with one of yours.
refusal-no-such-upgrade = A { $from } cannot be upgraded to a { $to }. Your faction board shows which structure follows which.
refusal-never-upgraded = This mine can never be upgraded: it stands on the Lost Planet or on another player's planet.

## Refusals: tech tiles and research

refusal-tile-not-now = You take a tech tile when you build a research lab or an academy, or with the QIC action for it. Choose one of these actions first.
refusal-tile-owned = You already own the tech tile “{ $tile }”, and nobody can have a kind twice. Choose another one.
refusal-no-tile-left = There is no tech tile you could take: you own all nine standard ones, and no advanced one is open to you.
refusal-advanced-gone = The advanced tech tile of { $area } is gone: each of them exists only once.
refusal-level-four = The advanced tech tile of { $area } requires level 4 or 5 there, and you are on level { $level }.
refusal-green-token = This requires a federation token with its green side up, and you have none. Form a federation first.
refusal-tile-to-cover = An advanced tech tile covers one of your standard tech tiles, and you have no uncovered one.
refusal-tile-not-owned = You do not own the tech tile “{ $tile }”. Cover one of your own.
refusal-tile-covered = The tech tile “{ $tile }” is already covered. Choose an uncovered one.
refusal-top-level = You are already on the highest level of { $area }.
refusal-no-navigation = You cannot advance in Navigation until you have built your planetary institute.
refusal-level-five-taken = Another player is already on level 5 of { $area }, and there is room for one only.
refusal-this-area-only = The tech tile you took lets you advance in { $area } only.
refusal-lowest-only = With this action you can only advance in a research area where your level is lowest.
refusal-step-compulsory = This action is the research step itself, so you cannot leave it out. Choose a research area.

## Refusals: federations

refusal-no-tokens-in-supply = No federation token is left in the supply, so no federation can be formed any more.
refusal-too-little-power-value = A federation needs a power value of { $need } in all, and this would be only { $have }. Build or upgrade more structures; those of your other federations do not count.
refusal-no-federation = You cannot connect enough planets into a federation with the satellites you can place and pay for, which are { $satellites } at most.
refusal-space-closed = No satellite can go there. It needs an empty space without a piece of yours, away from your other federations.
refusal-already-in-federation = This hex already belongs to a federation of yours. Choose planets and spaces that are in none.
refusal-satellite-on-planet = Satellites are never placed on planets. Choose an empty space.
refusal-not-your-planet = A federation unites planets of your own. Choose one with a structure of yours.
refusal-shorter-through-planets = A way through another planet of yours needs fewer satellites, and you must use as few as possible. Take that way.
refusal-not-connected = These planets and satellites do not form one connected group. Fill the gaps with satellites.
refusal-federation-left-out = Your existing federation must be part of the extension.
refusal-too-many-satellites = { $need ->
        [one] This federation takes { $need } satellite, and you can place and pay for { $have }.
       *[other] This federation takes { $need } satellites, and you can place and pay for { $have }.
    }
refusal-superfluous-planet = This federation is too big: it would be complete with fewer planets and fewer satellites. Leave out what is not needed.
refusal-fewer-satellites = { $need ->
        [one] These planets can be connected with { $need } satellite, and you must use as few as possible.
       *[other] These planets can be connected with { $need } satellites, and you must use as few as possible.
    }
refusal-planet-does-not-fit = No valid federation contains this planet together with those you have chosen. Choose one of the marked planets.
refusal-planets-incomplete = The planets you have chosen are not a valid federation yet. Add another planet.
refusal-satellite-does-not-fit = A satellite here is not part of a shortest connection. Choose one of the marked spaces.
refusal-token-gone = The federation token “{ $token }” is not in the supply. Choose another one.
refusal-token-not-owned = You do not own the federation token “{ $token }”. Choose one of your own.

## Refusals: power, QIC and special actions

refusal-action-taken = The action “{ $action }” has already been used in this round. Each of these actions is there once per round.
refusal-no-planet-for-steps = There is no planet on which you could build a mine with these free terraforming steps: none is in reach, or you cannot pay for it.
refusal-no-token-to-rescore = You have no federation token yet that could be scored again. Form a federation first.
refusal-nothing-to-gain = You would gain nothing: you already hold as much of this as you can.
refusal-special-not-owned = You do not have this special action.
refusal-special-used = You have already used this special action in this round. It returns in the next one.
refusal-special-impossible = This special action cannot be carried out now: there is nothing you could use it on.
refusal-not-your-mine = Your planetary institute changes places with one of your mines, and there is none here.
refusal-lost-planet-stays = The mine of the Lost Planet cannot change places. Choose another mine.
refusal-not-your-lab = Only one of your research labs can be turned back into a trading station, and there is none here.

## Refusals: passing

refusal-take-a-booster = When you pass you must take a round booster for the next round. Choose one of those that lie open.
refusal-no-booster-any-more = This is the last round: pass without taking a round booster.

## Prompts

ask-deal = { $what } { $number } is dealt.
    .at = { $what } is dealt to this place: { $at }.
    .token = The federation token on level 5 of Terraforming is dealt.
    .faction = A faction is drawn for the pool.
    .why = Chance decides what is in this game and where it lies. Everything lies open before anybody has to decide.
ask-turn-sector = Turn the marked sector tile.
    .fate = The marked sector tile is turned by chance.
    .why = You come last in turn order, so you decide how the sectors lie. Two planets of the same home type must not end up side by side.
ask-turn-sector-alone = Turn the marked sector tile.
    .why = Alone, you decide how the sectors lie. Two planets of the same home type must not end up side by side.
ask-strike = Which faction do you strike out?
    .why = Beginning with the last player, one faction after the other is struck out until { $size } are left. Whoever plays chooses, or bids, among those.
ask-nominate = Which faction do you put into the pool? ({ $number } of { $size })
    .why = Beginning with the last player, one faction after the other comes into the pool. Only what lies there can be played, and of every colour one at most.
ask-bid = Bid for a faction: which, and how many points?
    .why = When everybody holds a faction, they play it and pay what they have bid from their points at the start. Whoever is outbid bids again.
ask-faction = Choose a faction.
    .why = It decides on which planets you live most easily, what you start with and what only you can do. The other faction of the same colour leaves the game.
ask-start = Place this starting structure: { $structure }.
    .why = It is free and goes on a planet of your home type. From here you spread out, so look for good planets nearby; neighbours make trading stations cheaper and let you charge power.
ask-first-booster = Choose your first round booster.
    .why = It adds to your income in the first round; some also offer an action, or points when you pass. You give it back when you pass and take another one.
ask-income = Which income do you take next?
    .why = Charging power moves your tokens up, and new tokens start at the bottom in area I. Tokens that come first can already be moved up, so the order matters.
ask-gaia-conversion = { $left ->
        [one] What do you gain for { $left } returning power token?
       *[other] What do you gain for { $left } returning power tokens?
    }
    .why = Your planetary institute lets you use the tokens that return from the Gaia area as if you spent that much power. The tokens return to area II in any case; what you do not use is lost.
ask-gaia-tiles = Do you give power tokens of your Gaia area for a tech tile?
    .why = Your planetary institute lets you discard 4 tokens from the Gaia area for a tech tile. These tokens are gone for good; the others return to area I.
ask-turn = Choose an action.
    .why = You take exactly one action: build a mine, start a Gaia project, upgrade a structure, form a federation, research, use a power, QIC or special action, or pass. Before and after it you may convert resources. Once you pass, the round is over for you.
ask-turn-acted = Your action is done: convert resources, or end your turn.
    .why = You can still take free actions. When your turn ends, neighbours may charge power for what you have built, and the game goes on.
ask-place-mine = Where does the mine go?
    .why = It goes on a planet in your range on which you can live. You pay it as usual.
ask-place-mine-steps = { $steps ->
        [one] Where does the mine go, with { $steps } free terraforming step?
       *[other] Where does the mine go, with up to { $steps } free terraforming steps?
    }
    .why = At least one free step must be used, so the planet must be one that you have to terraform. The mine itself, further steps and QIC for range you pay as usual.
ask-place-mine-range = Where do you build, with { $range } more range?
    .why = You build a mine or start a Gaia project farther away than usual. You pay it as usual, and QIC can increase the range even more.
ask-station = Where does the space station go?
    .why = It stands on an empty space in your range. Your range also counts from it, and in your federation it adds 1 to the power value.
ask-swap = Which mine changes places with your planetary institute?
    .why = The planetary institute has more power value than a mine. Where it stands decides what you can charge from neighbours and which federations are strong enough.
ask-downgrade = Which research lab becomes a trading station?
    .why = In exchange you advance one research level without paying knowledge. It counts as building a trading station, and later you may upgrade it again and gain another tech tile.
ask-tech-tile = Choose a tech tile.
    .why = A tile below a research area also lets you advance there, a tile of the bottom row or an advanced one in any area. An advanced tile needs level 4 in its area and a green federation token.
ask-cover = Which of your tech tiles does “{ $tile }” cover?
    .why = An advanced tech tile is laid on one of your standard tech tiles, which then has no effect any more. What it has given you before, you keep.
ask-step = In which research area do you advance?
    .why = This step costs no knowledge. A higher level brings a bonus at once or more income; reaching level 3 also charges 3 power, and level 5 needs a green federation token.
ask-step-only = Do you advance in { $area }?
    .why = The tech tile you took lies below this research area, so you may advance there without paying knowledge. A higher level brings a bonus at once or more income; you may also leave it.
ask-step-lowest = In which of your lowest research areas do you advance?
    .why = This action of your faction costs no knowledge, but only areas in which your level is lowest are open to it.
ask-lost-planet = Where does the Lost Planet go?
    .why = You have reached level 5 of Navigation. The Lost Planet lies on an empty space in your range and counts as a new planet type with a mine of yours that costs nothing.
ask-federation-planets = Which planets form the federation?
    .why = Planets that lie side by side belong together. Together their structures must reach power value { $need }, so far it is { $have }; the gaps between them are filled with as few satellites as possible, { $missing } at least.
ask-federation-satellites = { $count ->
        [one] Where does the satellite go?
       *[other] Where does satellite { $number } of { $count } go?
    }
    .why = The planets have power value { $have } of { $need }. Satellites connect the planets of the federation, and there are several shortest ways. They stay on the map, and later federations must keep away from this one.
ask-found = The federation is founded.
    .why = Nothing about it is left to decide.
ask-token = Choose a federation token.
    .why = You gain what is printed on it at once. A green token can be flipped later to take an advanced tech tile or to reach level 5 of a research area.
ask-rescore = Which of your federation tokens do you score again?
    .why = You gain everything printed on it once more. The token stays as it is.
ask-tokens-gaia = { $count ->
        [one] Which power token does the Gaia project take?
       *[other] Which { $count } power tokens does the Gaia project take?
    }
    .why = They go to the Gaia area and return in the next Gaia phase. Tokens in area I are worth least now, those in area III can be spent at once.
ask-tokens = { $count ->
        [one] Which power token do you take out of your power cycle?
       *[other] Which { $count } power tokens do you take out of your power cycle?
    }
    .why = They pay for the satellites and are gone for good. Tokens in area I are worth least, those in area III can be spent at once.
ask-brainstone = Where does the brainstone end up when you charge { $charge } power?
    .why = It can move up before or after the other tokens. In area III it is worth 3 power, but it moves like any other token.
ask-charge = { $vp ->
        [0] Do you charge { $power } power for free?
        [one] Do you charge { $power } power for { $vp } victory point?
       *[other] Do you charge { $power } power for { $vp } victory points?
    }
    .token = Do you charge power and gain a power token, and in which order?
    .why = { $who } has built within two hexes of your structures. Charged power moves your tokens towards area III, where you can spend it; you take all of it or none.

ask-automa-faction = The Automa’s faction is drawn
    .why = The Automa plays one of seven factions, of another colour than yours.
ask-automa-setup = The Automa draws a card for its first round booster
    .mine = The Automa draws a card for its starting mine
    .why = Where several places are equally good, and for its first booster, a decision card decides. It goes back before the game begins.
ask-automa-start = The Automa places a starting mine
    .why = It goes on the free home planet closest to the middle of the board.
ask-automa-card = The Automa draws an action card
    .support = The Automa draws a support card
    .why = The action card says what the Automa does, the support card how it chooses. It passes when the deck is empty, or when one of the last three cards shows the pass icon.
ask-automa-act = The Automa researches
    .build_mine = The Automa builds a mine
    .upgrade = The Automa upgrades a structure
    .power_qic = The Automa covers a power or QIC action
    .why = Its cards decide everything: the list beside the board says which criterion led where.
ask-automa-pass = The Automa passes
    .why = It gains the points printed for it on the round scoring tile and takes the round booster that its support card shows.

## What is dealt

deal-sector = Sector tile
deal-tile = Standard tech tile
deal-advanced = Advanced tech tile
deal-round = Scoring tile of round
deal-final = Final scoring tile
deal-booster = Round booster

## Special actions and income, as they appear in moves

special-academy = right academy
special-institute = planetary institute
special-faction = faction board
special-booster = round booster
income-base = faction board
income-booster = round booster
income-tile = tech tile

## Moves

move-turn-sector = { $turns ->
        [0] Leave it as it is
        [one] Turn it { $turns } step
       *[other] Turn it { $turns } steps
    }
move-strike = Strike out { $faction }
move-nominate = Put { $faction } into the pool
move-bid = { $points ->
        [one] { $faction } for { $points } point
       *[other] { $faction } for { $points } points
    }
move-faction = Play { $faction }
move-start = Place here: { $place }
move-booster = Take “{ $booster }”
move-income = Income: { $source }
    .charge = Income: { $source }, charging power first
    .tokens = Income: { $source }, power tokens first
move-gaia-convert = Convert: { $action }
move-gaia-tile = Give tokens for a tech tile
move-gaia-done = Done
move-mine = Build a mine: { $place }
move-gaia-project = Start a Gaia project: { $place }
move-upgrade = Upgrade to { $structure }: { $place }
move-federate = Form a federation
move-research = Research { $area }
move-act = { $action }
    .brainstone = { $action }, with the brainstone
move-special = Special action: { $special }
move-pass = Pass and take “{ $booster }”
    .last = Pass
move-convert = Convert: { $action }
    .brainstone = Convert: { $action }, with the brainstone
    .change = Convert: { $action }, with left-over power
move-sacrifice = Burn a power token
    .moves = Burn a power token to move the brainstone to area III
    .discarded = Burn the brainstone
move-station = Place a space station: { $place }
move-swap = Swap with the mine: { $place }
move-downgrade = Turn into a trading station: { $place }
move-tile = Take “{ $tile }” ({ $place })
move-advanced-tile = Take “{ $tile }” ({ $area })
move-cover = Cover “{ $tile }”
move-step = Advance in { $area }
move-no-step = Do not advance
move-lost-planet = Place the Lost Planet: { $place }
move-include = Include: { $place }
move-planets = These are all planets
move-satellite = Place a satellite: { $place }
move-token = Take “{ $token }”
move-rescore = Score “{ $token }” again
move-tokens = Area I: { $one }, area II: { $two }, area III: { $three }
    .brainstone = Area I: { $one }, area II: { $two }, area III: { $three }, and the brainstone
move-brainstone = Brainstone in { $bowl }
move-charge = Charge { $power } power
    .token_first = First the token, then charge { $power } power
    .token_last = First charge { $power } power, then the token
move-decline = Decline
move-end-turn = End turn
move-card = Draw a decision card
move-skip = Skip the step

## Phases

phase-deal = Dealing the tiles
phase-map = Building the map
phase-factions = Choosing factions
phase-start = Starting structures
phase-boosters = First round boosters
phase-income = income
phase-gaia = Gaia phase
phase-actions = actions
phase-over = End of the game

## New game

plays = Faction
setup-players = Players
    .text = One to four can play. Alone you play against the Automa. With one or two players the map is smaller, and a neutral player takes part in the final scoring.
setup-level = Level of the Automa
    .text = How strong your opponent is when you play alone. With more players there is no Automa.
setup-level-automalein = Automalein
    .text = Begins without points, and its first deck lacks one of the usual cards.
setup-level-automa = Automa
    .text = Begins with 10 points and the usual deck.
setup-level-automaechtig = Automächtig
    .text = Like Automa, with a second card for faction actions in the first deck.
setup-level-ultoma = Ultoma
    .text = Like Automächtig, with one more card for research in the first deck.
setup-level-alptrauma = Alptrauma
    .text = Like Ultoma, and every gain of points is one point more.
setup-automa_faction = Faction of the Automa
    .text = What your opponent plays when you play alone. You choose a faction of another colour.
setup-automa_faction-random = By chance
    .text = Drawn after you have chosen yours, from the other colours.
setup-automa_faction-terrans = Terrans
    .text = Researches Gaia Project and settles Transdim planets.
setup-automa_faction-xenos = Xenos
    .text = Starts with three mines and covers two power or QIC actions at a time.
setup-automa_faction-taklons = Taklons
    .text = Settles next to you. The opponent of the recommended first game.
setup-automa_faction-hadsch_hallas = Hadsch Hallas
    .text = Scores for every trading station.
setup-automa_faction-geodens = Geodens
    .text = Scores for every new planet type.
setup-automa_faction-firaks = Firaks
    .text = Builds research labs to research, and turns them back.
setup-automa_faction-itars = Itars
    .text = Covers power and QIC actions for many points.
setup-map = Map
    .text = Which sector tiles are used and how they are laid out.
setup-map-printed = Basic map
    .text = The map of the rulebook for this number of players, the same every time. A good choice for the first games.
setup-map-small = Small map
    .text = For three players only: the basic map without two of its ten sectors, so that everybody lives closer together.
setup-map-method_1 = Outer sectors shuffled
    .text = The inner sectors lie as on the basic map, the outer ones are shuffled and turned. With one or two players all seven sectors are shuffled.
setup-map-method_2 = Inner and outer sectors shuffled
    .text = The inner sectors are shuffled among themselves, the outer ones too, and all are turned. With one or two players all seven sectors are shuffled.
setup-map-method_3 = All sectors shuffled
    .text = All sectors are shuffled over all places and turned, so every map is new.
setup-turning = Turning the sectors
    .text = Who decides how the sectors of a shuffled map are turned. Two planets of the same home type never end up side by side.
setup-turning-dice = By chance
    .text = Every shuffled sector is turned at random.
setup-turning-last_player = By the last player
    .text = The last player in turn order turns the shuffled sectors before the factions are chosen, as a small balance for acting last. Alone, you do.
setup-turn_order = Turn order
    .text = In which order the players act in later rounds.
setup-turn_order-clockwise = Clockwise
    .text = Whoever passes first begins the next round, and the others follow clockwise.
setup-turn_order-passing = By passing
    .text = The order in which the players pass is the turn order of the next round.
setup-first_game = First game
    .text = Everybody gets a recommended faction that is easy to learn instead of choosing one.
setup-map_code = Map code
    .text = The same map again: paste the code that the menu of any table shows. It takes the place of the map chosen above.
setup-auction = Auction for the factions
    .text = Players bid victory points for the factions of a pool. Whoever is outbid bids again; when everybody holds a faction, the bids are paid.
setup-pool = Factions to choose from
    .text = All of them, or a pool with at most one faction of every colour. An auction needs a pool.
setup-pool-all = All factions
    .text = As printed: in seating order everybody chooses among what is left.
setup-pool-random = Drawn by chance
    .text = Chance draws the factions of the pool.
setup-pool-struck = Struck out
    .text = Chance lays out one faction of every colour, and the players strike out in turn, the last one first.
setup-pool-drafted = Named by the players
    .text = The players put factions into the pool in turn, the last one first.
setup-pool_size = Size of the pool
    .text = How many factions lie in the pool.
setup-pool_size-as_many = As many as players
    .text = Every faction of the pool is played.
setup-pool_size-one_more = One more
    .text = One faction is left over.
setup-pool_size-two_more = Two more
    .text = Two factions are left over.
setup-pool_size-three_more = Three more
    .text = Three factions are left over.
setup-banned = Banned factions
    .text = Nobody plays these.
setup-handicap = Handicap
    .text = Points that somebody begins with, more or fewer than the others, to make players even.

## Groups of choices

group-build = Build
group-act = Research and actions
group-free = Free actions
group-choose = Choose
group-end = Finish

## Drawings

draw-galaxy = Map
draw-research = Research board
draw-actions = Power and QIC actions
draw-supply = Federation tokens in supply
draw-scoring = Scoring
draw-finals = Final scoring
draw-boosters = Round boosters
draw-specials = Special actions
draw-tiles = Tech tiles
draw-tokens = Federation tokens
draw-power = Power cycle
draw-structures = Structures
draw-abilities = Abilities
draw-automa = The Automa
draw-automa-deck = { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
draw-automa-last = The last three cards: from now on the pass icon counts.
draw-automa-support = Support card { $card }: range { $range }, { $tile }, { $direction }, counts { $count } { $towards }
draw-automa-action = Action card { $card }: { $deed }
    .icon = Action card { $card }: { $deed }, with the pass icon
draw-automa-tile-top = top final tile
draw-automa-tile-bottom = bottom final tile
draw-automa-tile-none = no final tile
draw-automa-direction-right_down = from the top left
draw-automa-direction-left_up = from the bottom right
draw-automa-towards-right = to the right
draw-automa-towards-left = to the left
draw-automa-none = It has not acted yet.
draw-automa-before = Its turn before
draw-automa-strangers = { $count ->
        [one] and { $count } card that nobody has seen
       *[other] and { $count } cards that nobody has seen
    }
draw-automa-passive = Always in force
draw-automa-rule = Rule { $rule }
draw-neutral = Neutral player
    .short = neutral
draw-sector = sector { $number }
draw-shared = shares the planet
draw-federation = federation
draw-federated = in a federation
draw-preview = preview
draw-level = level { $level }
draw-level-top = needs a green federation token; room for one player only
draw-level-steps = a terraforming step costs { $ore } ore
draw-level-range = range { $range }
draw-level-project = a Gaia project takes { $tokens } power tokens
draw-level-gaia = { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    } per Gaia planet
draw-level-lost = place the Lost Planet
draw-level-token = take the federation token lying here
draw-level-vp = worth { $vp } victory points at the end of the game
draw-once = at once
draw-income = income
draw-costs = costs
draw-row = { $structure }: { $built } of { $count } built; power value { $power }
draw-near = with a neighbour
draw-upgrade = upgrade of { $structure }
draw-owners = owned by
draw-none = none
draw-used = used this round
draw-ready = can still be used this round
draw-taken = taken this round
draw-covers = covers { $tile }
draw-gone = already taken
draw-green = green side up
draw-grey = used, grey side up
draw-brainstone = brainstone
draw-gaiaformers = Gaiaformers: { $free } ready, { $map } on the map, { $gaia } in the Gaia area
draw-satellites = Satellites: { $placed } of { $count } on the map
draw-stations = Space stations: { $placed } of { $count } on the map
draw-range = Range and terraforming
draw-reach = Range { $range }, { $ore } ore per terraforming step
draw-round = Round { $number }
draw-round-over = over
draw-round-on = being played
draw-rank = would bring { $vp } victory points now
draw-left = { $count } in supply
draw-at-5 = on level 5 of Terraforming
draw-factions = Choose a faction
draw-pool = Factions of the pool
draw-bid = { $points } VP · { $who }
draw-no-bid = no bid yet
draw-in-pool = in the pool
draw-board-in-pool = ⇄ in the pool
draw-struck = struck out
draw-rounds = Rounds
draw-this-round = this round
draw-first-round = first round
draw-offer = Boosters to take when passing
draw-booster = Booster
draw-no-faction = No faction yet.
draw-in-range = in range
draw-needs-qic = needs a QIC
draw-base-income = Income without structures
draw-next-power = power income
draw-wheel = Terraforming
draw-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $ore } ore
draw-start-power = power tokens in areas I, II, III: { $one }, { $two }, { $three }
draw-key-power = power tokens in areas I, II and III
draw-key-level = research level at the start
draw-key-institute = income and abilities with the planetary institute
draw-row-mine = Mines
draw-row-trading_station = Trading stations
draw-row-research_lab = Research labs
draw-counts-final_structures = Structures
draw-counts-final_structures_in_federations = In federations
draw-counts-final_planet_types = Planet types
draw-counts-final_gaia_planets = Gaia planets
draw-counts-final_sectors = Sectors
draw-counts-final_satellites = Satellites
draw-short-terraforming = Terraf.
draw-short-navigation = Navig.
draw-short-artificial_intelligence = AI
draw-short-gaia_project = Gaia
draw-short-economy = Econ.
draw-short-science = Science
draw-short-gaia_tokens_return_to_area2 = Tokens leave the Gaia area for area II.
draw-short-gaia_phase_power_conversion = Tokens that leave the Gaia area buy resources, too.
draw-short-share_colonized_planets = Mines on the planets of others, without terraforming.
draw-short-knowledge_for_shared_mines = 2 knowledge for each of them.
draw-short-third_starting_mine = A third mine at the start.
draw-short-federation_threshold_6 = Federations need 6 instead of 7.
draw-short-qic_becomes_ore_until_right_academy = Ore instead of QIC up to the right academy.
draw-short-gaia_planet_costs_ore = Gaia planets cost ore, not QIC.
draw-short-vp_for_gaia_mines = 2 points per mine on Gaia.
draw-short-gleens_federation_token = A federation token of its own.
draw-short-brainstone = The brainstone: one token worth 3 power.
draw-short-token_when_charging_from_neighbours = 1 new token when charging from others.
draw-short-swap_institute_with_mine = Swap the institute with a mine, once per round.
draw-short-credits_replace_power_in_free_actions = Credits count as power in free actions.
draw-short-starts_with_planetary_institute = Starts with the institute instead of mines.
draw-short-single_growing_federation = One federation that grows.
draw-short-satellites_cost_qic = Satellites cost QIC.
draw-short-place_space_station = A space station per round.
draw-short-knowledge_for_new_planet_types = 3 knowledge for each new planet type.
draw-short-no_navigation_until_pi = No Navigation without the institute.
draw-short-gaiaformer_to_qic = A Gaiaformer can become 1 QIC.
draw-short-navigation_unlocked = Navigation is open.
draw-short-downgrade_lab_for_research = Lab back to trading station: a research level.
draw-short-institute_and_academies_swapped = Institute from labs, academies from trading stations.
draw-short-advance_lowest_research = A step in the lowest area each round.
draw-short-home_planet_structures_plus_one = Home planets are worth 1 more power.
draw-short-area3_token_to_gaia_for_knowledge = Tokens of area III buy knowledge.
draw-short-area3_tokens_worth_two = Tokens of area III count twice.
draw-short-sacrificed_tokens_go_to_gaia = Sacrificed tokens go to the Gaia area.
draw-short-gaia_tokens_to_tech_tiles = 4 tokens there buy a tech tile.

## Explanations

explain-empty = Empty space: satellites, the Lost Planet and space stations can be placed here. No mine can.
explain-gaia = Everybody can live on a Gaia planet without terraforming. A mine here costs 1 QIC extra (Gleens: 1 ore), unless your own Gaiaformer stands on it.
explain-transdim = Nobody can build on a Transdim planet. A Gaia project turns it into a Gaia planet in the next Gaia phase, and then only the owner of the Gaiaformer may build here.
explain-lost = A planet type of its own. Its mine came without a piece and cannot be upgraded.
explain-planet = Home type of { $who }. Others must terraform it with one to three steps.
explain-stands = { $who }: { $piece }, power value { $power }.
explain-shared = { $who }: shares the planet and cannot upgrade here.
explain-piece = { $who }: { $piece }.
explain-federated = { $who }: part of a federation.
explain-far = { $who }: distance { $distance }, range { $range }.
    .qic = { $who }: distance { $distance }, range { $range }, so it takes { $qic } QIC to get here.
explain-steps = { $steps ->
        [one] { $who }: { $steps } terraforming step at { $ore } ore.
       *[other] { $who }: { $steps } terraforming steps at { $ore } ore each.
    }
explain-mine-price = { $who }: a mine here costs { $price } in all.
explain-project-price = { $who }: a Gaia project here takes { $price }.
explain-level = { $who }: level { $level }
explain-no-effect = no effect
explain-terraforming = Each level makes it cheaper to adapt foreign planets.
explain-navigation = Each second level increases the range in which you can build; level 5 brings the Lost Planet.
explain-artificial_intelligence = The levels bring QIC, which increase your range, pay for actions and open Gaia planets.
explain-gaia_project = The levels bring Gaiaformers and make it cheaper to turn Transdim planets into Gaia planets.
explain-economy = The levels bring income of credits, ore and power.
explain-science = The levels bring income of knowledge.
explain-tile-step = Whoever takes it here may also advance one level in { $area }.
    .any = Whoever takes it here may also advance one level in any research area.
explain-advanced = It requires level 4 or 5 of { $area }, a green federation token to flip and a standard tech tile to cover.
explain-owners = Owned by: { $who }.
explain-action-open = Nobody has used it in this round.
explain-action-taken = Used in this round by: { $who }. It is free again in the next round.
explain-booster-open = It lies open: whoever passes can take it.
explain-booster-held = Held by: { $who }.
explain-booster-now = { $vp ->
        [one] If { $who } passed now, it would bring { $vp } victory point.
       *[other] If { $who } passed now, it would bring { $vp } victory points.
    }
explain-token-left = { $count } of these are left in the supply.
explain-token-top = One lies on level 5 of Terraforming for whoever gets there first.
explain-special = A special action can be used once per round as your action and costs nothing.
explain-mine = The first structure on a planet. It brings income of ore and lets you charge power when neighbours build.
explain-trading_station = It replaces a mine and brings income of credits. It costs less if somebody else's structure is at most two hexes away.
explain-research_lab = It replaces a trading station, brings income of knowledge and a tech tile.
explain-planetary_institute = It replaces a trading station (Bescods: a research lab), brings income of power and the strongest ability of your faction.
explain-academy_left = It replaces a research lab (Bescods: a trading station), brings a tech tile and income of knowledge.
explain-academy_right = It replaces a research lab (Bescods: a trading station), brings a tech tile and a special action.
explain-no-faction = This player has not chosen a faction yet.
explain-home = Home planets: { $planet }.
explain-with-institute = With the planetary institute: { $ability }
explain-round-on = It counts in this round.
explain-round-over = This round is over.
explain-round-later = It counts as soon as this round begins.
explain-standing = { $vp ->
        [0] { $who }: { $count }.
        [one] { $who }: { $count }, which would bring { $vp } victory point now.
       *[other] { $who }: { $count }, which would bring { $vp } victory points now.
    }
    .neutral = Neutral player: { $count }.
explain-bowl-i = New and spent power tokens lie here. Charging power moves them to area II.
explain-bowl-ii = When area I is empty, charging power moves tokens from here to area III. As a free action you may discard one of two tokens here to move the other to area III.
explain-bowl-iii = Only power tokens in this area can be spent, for power actions and free actions. They then return to area I.
explain-bowl-gaia = Power tokens used for Gaia projects wait here until the next Gaia phase.
explain-credits = Credits pay for structures. You hold at most 30; three resources of any kind are worth 1 victory point at the end.
explain-ore = Ore pays for structures and terraforming steps. You hold at most 15; it can be turned into credits or power tokens at any time in your turn.
explain-knowledge = 4 knowledge pay for a research level. You hold at most 15; it can be turned into credits at any time in your turn.
explain-qic = A QIC increases your range by 2 for one action, opens a Gaia planet or pays for QIC actions. There is no limit.
explain-gaiaformers = Each Gaiaformer turns one Transdim planet at a time. It comes back when you build a mine there.
explain-satellite = Satellites connect the planets of a federation. Each costs a power token, which is gone for good; for the Ivits it costs 1 QIC.
explain-space_station = The Ivits place one per round with their planetary institute. It extends their range and adds 1 to the power value of their federation.
explain-reach = How far from your planets you can build, and what a terraforming step costs. Navigation and Terraforming improve them; each QIC adds 2 to the range for one action.

## What follows from a move

spot = { $planet }, sector { $sector }
    .there = { $planet }, sector { $sector } { $direction }
wind-n = north
wind-nne = north-north-east
wind-ene = east-north-east
wind-e = east
wind-ese = east-south-east
wind-sse = south-south-east
wind-s = south
wind-ssw = south-south-west
wind-wsw = west-south-west
wind-w = west
wind-wnw = west-north-west
wind-nnw = north-north-west
wind-inner-n = inner north
wind-inner-ne = inner north-east
wind-inner-se = inner south-east
wind-inner-s = inner south
wind-inner-sw = inner south-west
wind-inner-nw = inner north-west
wind-middle = middle
stage-pool = Making the pool of factions
stage-auction = Auction of the factions
stage-round = Round { $number } of { $count }
note-steps = { $steps ->
        [one] { $steps } terraforming step: { $ore } ore
       *[other] { $steps } terraforming steps: { $ore } ore
    }
    .free = { $steps ->
        [one] { $steps } terraforming step is free
       *[other] { $steps } terraforming steps are free
    }
note-range = { $qic } QIC for range +{ $range }
note-gaia = Gaia planet: { $price }
note-near = A neighbour is near: { $saved } cheaper
    .not = Full price: no neighbour at most two hexes away
note-shared = You share the planet and cannot upgrade here
note-joins = Joins the federation next to it, so it cannot be used for a new one
note-lost = { $amount } of it is lost: you cannot hold more
    .charge = { $count } power of it is lost: nothing is left to move up
note-qic-as-ore = { $count } QIC of it becomes ore until your right academy stands
note-income = More income per round: { $goods }
    .less = Less income per round: { $goods }
note-offer = { $vp ->
        [0] { $who } may charge { $power } power for free
        [one] { $who } may charge { $power } power for { $vp } victory point
       *[other] { $who } may charge { $power } power for { $vp } victory points
    }
    .token = { $vp ->
        [0] { $who } may charge { $power } power for free and gain a power token
        [one] { $who } may charge { $power } power for { $vp } victory point and gain a power token
       *[other] { $who } may charge { $power } power for { $vp } victory points and gain a power token
    }
note-tile = You then take a tech tile
note-step = Then you may advance in { $area }
    .any = Then you may advance in any research area
note-mine-paid = The mine itself is paid as usual
note-academy = Special action once per round: { $goods }
note-project = The planet turns in the next Gaia phase, and the tokens come back; then you can build a mine here
    .late = There is no Gaia phase any more: the planet will not turn, and the tokens do not come back
note-green = Flips a green federation token
note-covers = Covers one of your standard tech tiles, which then has no effect any more
note-cover = “{ $tile }” has no effect any more
note-not-green = Has no green side: it cannot be flipped later
note-once = Nobody can use this action again in this round
    .special = You can use it only once per round
note-pass = Ends your round: you take no more turns until the next one
    .first = You are the first to pass and begin the next round
note-federate = You choose the planets, then the satellites, then a token; power value { $need } is needed
note-power = Power value { $have } of { $need }
note-satellites = { $count ->
        [one] { $count } satellite in all, which costs { $price }
       *[other] { $count } satellites in all, which cost { $price }
    }
    .least = { $count ->
        [one] At least { $count } satellite, which costs { $price }
       *[other] At least { $count } satellites, which cost { $price }
    }
    .none = No satellites needed
note-back = Comes back in the next Gaia phase
note-gone = The discarded token is gone for good
    .tokens = These tokens are gone for good
note-power-after = Power tokens afterwards: area I { $one }, area II { $two }, area III { $three }
note-start = Planets to settle within two hexes: { $count }
    .who = Neighbours within two hexes: { $who }
note-start-goods = Starts with { $goods }
note-start-power = Power tokens: area I { $one }, area II { $two }, area III { $three }

## Rules that a seat can set for itself

order-charge = Charging power
    .text = What happens when somebody builds near you and you may charge power. You can change this at any time.
order-charge-ask = Ask me every time
    .text = You decide about every offer.
order-charge-always = Always charge
    .text = Every offer is taken, whatever it costs.
order-charge-free = Only when it costs nothing
    .text = Offers of 1 power are taken, because they are free; you are asked about all others.
order-charge-up_to_1 = Up to 1 victory point
    .text = Offers that cost at most 1 victory point are taken; you are asked about all others.
order-charge-up_to_2 = Up to 2 victory points
    .text = Offers that cost at most 2 victory points are taken; you are asked about all others.
order-charge-up_to_3 = Up to 3 victory points
    .text = Offers that cost at most 3 victory points are taken; you are asked about all others.
order-charge-never = Never charge
    .text = Every offer is declined.

## What happened

event-dealt = { $what } { $number }: “{ $tile }”
    .at = { $what } at { $at }: “{ $tile }”
    .token = Federation token on level 5 of Terraforming: “{ $tile }”
    .booster = Round booster in play: “{ $tile }”
    .faction = Faction in the pool: “{ $tile }”
event-dealt-again = These sector tiles cannot be turned to fit: all of them are dealt again
event-turned = { $turns ->
        [0] Sector { $sector } lies as it is
        [one] Sector { $sector } is turned { $turns } step
       *[other] Sector { $sector } is turned { $turns } steps
    }
event-struck = strikes { $faction } out of the pool
event-nominated = puts { $faction } into the pool
event-bid = { $points ->
        [one] bids { $points } point for { $faction }
       *[other] bids { $points } points for { $faction }
    }
event-outbid = is outbid for { $faction }
event-faction = plays { $faction }
event-started = starts with
event-income = receives income: { $source }
event-new-type = colonizes a new planet type
event-shared = shares a planet
event-lost = cannot hold more and loses { $amount }
    .charge = loses { $count } power: no token is left to move up
event-qic-as-ore = receives { $count } QIC as ore until the right academy stands
event-scored = scores: { $source }
event-returned = { $count ->
        [one] gets { $count } power token back from the Gaia area
       *[other] gets { $count } power tokens back from the Gaia area
    }
event-formed = { $count ->
        [one] A Transdim planet becomes a Gaia planet: { $planets }
       *[other] { $count } Transdim planets become Gaia planets: { $planets }
    }
event-project-done = takes the Gaiaformer back
event-founded = { $count ->
        [0] founds a federation without satellites: { $planets }
        [one] founds a federation with { $count } satellite: { $planets }
       *[other] founds a federation with { $count } satellites: { $planets }
    }
    .extended = { $count ->
        [0] extends the federation without satellites: { $planets }
        [one] extends the federation with { $count } satellite: { $planets }
       *[other] extends the federation with { $count } satellites: { $planets }
    }
event-joined = { $count ->
        [one] extends the federation next to it by { $count } hex
       *[other] extends the federation next to it by { $count } hexes
    }
event-token = gains the federation token “{ $token }”
event-flipped = flips the federation token “{ $token }” to its grey side
event-advanced = reaches level { $level } of { $area }
event-covered = covers “{ $tile }” with “{ $by }”
event-round = Round { $round } begins; turn order: { $order }
event-ending = The last round is over: final scoring
event-converted = converts what is left
event-automa-shuffled = { $strangers ->
        [0] The Automa’s deck is shuffled: { $cards } cards
        [one] The Automa’s deck is shuffled: { $cards } cards, one of them unknown
       *[other] The Automa’s deck is shuffled: { $cards } cards, { $strangers } of them unknown
    }
event-automa-drew = draws action card { $card }: { $deed } ({ $left } left in the deck)
    .support = draws support card { $card } ({ $left } left in the deck)
    .mine = draws card { $card }, because its starting mine is tied
    .booster = draws card { $card } for its first booster
event-automa-supports = has card { $card } as support card now
event-automa-acts = carries out step { $step }: { $deed }
event-automa-reward = also researches, because it has built a research lab
event-automa-instead = { $why }: { $deed } instead
event-automa-skipped = skips “{ $deed }”: { $why }
event-automa-entry = first upgrade that is possible: { $from } → { $to }
event-automa-valid = { $count ->
        [one] { $count } place to choose from
       *[other] { $count } places to choose from
    }
event-automa-sieved = { $criterion }: { $left } of { $before }
    .value = { $criterion } ({ $value }): { $left } of { $before }
    .ignored = { $criterion }: none of { $before }, so it does not count
event-automa-counted = counts { $count }
    .right = counts { $count } to the right among { $among }: number { $place } from the left
    .left = counts { $count } to the left among { $among }: number { $place } from the left
event-automa-places = places { $structure } { $on }
event-automa-builds = builds { $structure } { $on }
event-automa-satellite = gets a satellite, because none of its structures is adjacent
event-automa-upgrades = builds { $structure } { $on }
event-automa-covers = covers an action: { $action }
event-automa-removes = removes the advanced tech tile of { $area } from the game: { $tile }
event-automa-takes-first = takes booster number { $number } from the left: { $booster }
event-automa-passes = passes: the deck is empty
    .icon = passes: card { $card } shows the pass icon and is one of the last three
event-automa-takes = takes the booster { $place }: { $booster }

## The Automa

automa-name = Automa
automa-terrans = Automa (Terrans)
automa-xenos = Automa (Xenos)
automa-taklons = Automa (Taklons)
automa-hadsch_hallas = Automa (Hadsch Hallas)
automa-geodens = Automa (Geodens)
automa-firaks = Automa (Firaks)
automa-itars = Automa (Itars)
automa-deed-build_mine = build a mine
automa-deed-upgrade = upgrade
automa-deed-power_qic = power or QIC action
automa-deed-research_highest = research in the highest area
automa-deed-research_random = research in a random area
automa-deed-research_specific = research in the area of its card
automa-deed-faction = faction action
automa-row-left = on the left
automa-row-middle = in the middle
automa-row-right = on the right
automa-criterion-centre = closest to the middle of the board
automa-criterion-transdim = its faction prefers Transdim planets
automa-criterion-closest_first = its faction prefers what is closest to you
automa-criterion-new_sector = final tile: in a sector where it has no planet
automa-criterion-new_type = final tile: of a type it has not colonized
automa-criterion-gaia_or_transdim = final tile: Gaia or Transdim planets
automa-criterion-steps = fewest terraforming steps
automa-criterion-closest = closest to a planet of yours
automa-criterion-right_down = first from the top, from left to right
automa-criterion-left_up = first from the bottom, from right to left
automa-passive-power_qic_decision_cards_resolved_twice = Its decision cards with a power or QIC action cover two actions.
automa-passive-vp_for_upgrade_to_trading_station = It scores 3 points for every trading station it builds.
automa-passive-vp_for_first_mine_on_planet_type = It scores 2 points for its first mine on every planet type.
automa-passive-downgrade_labs_and_research_on_new_lab = It researches with every research lab it builds, and its next upgrade turns the lab back into a trading station.
explain-automa = The Automa pays nothing and owns nothing but structures: its cards decide what it does.
automa-skip-no_mine_left = no mine is left
automa-skip-no_planet = no planet is in range
automa-skip-no_upgrade = no upgrade is possible
automa-skip-no_action = all actions are covered
automa-skip-no_area = no research area is valid

## What somebody did

deed-start = places { $structure } { $on }
deed-booster = takes the round booster “{ $booster }”
deed-gaia-convert = uses returning power tokens
deed-gaia-tile = gives tokens of the Gaia area for a tech tile
deed-build = builds { $structure } { $on }
    .shared = shares a planet and builds { $structure } { $on }
deed-gaia-project = starts a Gaia project { $on }
deed-act = { $action }
deed-special = uses a special action: { $special }
deed-pass = passes and takes the round booster “{ $booster }”
    .last = passes
deed-convert = converts resources
deed-sacrifice = burns a power token to move another to area III
    .moves = burns a power token to move the brainstone to area III
    .discarded = burns the brainstone to move a power token to area III
deed-station = places a space station { $on }
deed-swap = swaps the planetary institute with the mine { $on }
deed-downgrade = turns a research lab back into a trading station { $on }
deed-tile = takes the tech tile “{ $tile }”
deed-advanced-tile = takes the advanced tech tile “{ $tile }”
deed-no-step = does not advance in research
deed-lost-planet = places the Lost Planet { $on }
deed-token = takes the federation token “{ $token }”
deed-rescore = scores the federation token “{ $token }” again
deed-tokens = takes power tokens: { $from }
    .from = { $count } from { $bowl }
    .stone = the brainstone
deed-brainstone = moves the brainstone to { $bowl }
    .stays = leaves the brainstone in { $bowl }
deed-charge = charges power: { $who } has built nearby
deed-decline = declines to charge { $power } power next to { $who }

## The end

ending = This is the last round. When everybody has passed, the final tiles, research and what is left are scored.
verdict-over = All have passed in round { $rounds }, and the game is over.
verdict-tile = { $tile }: { $standings }
verdict-standing = { $vp ->
        [one] { $who } { $count } ({ $vp } point)
       *[other] { $who } { $count } ({ $vp } points)
    }
    .neutral = neutral player { $count }
verdict-automa = { $outcome ->
        [won] You beat the Automa on the level { $level }: { $own } to { $other } victory points.
        [shared] You share the victory with the Automa on the level { $level }: { $own } victory points each.
       *[lost] The Automa wins on the level { $level }: { $other } to { $own } victory points.
    }
verdict-shared = { $who } share the victory with { $vp } victory points: nothing breaks a tie.

## A first game

coach-faction = Your faction
    .text = Every faction lives most easily on its home planets and can do something that nobody else can. For a first game choose one that grows without tricks: Terrans, Xenos or Hadsch Hallas.
coach-start = Where you begin
    .text = Your first mines are free and stand on planets of your home type. Look for other planets close by, and for a neighbour at most two hexes away: trading stations become cheaper, and you charge power when others build.
coach-booster = A booster for the round
    .text = It adds income, an action or points for one round; when you pass, you exchange it. At the start ore, knowledge and QIC help most, points for passing come later.
coach-arc = Six rounds
    .text = Every round brings income; then all take one action after the other until everybody has passed. After round 6 the most victory points win: from round tiles, federations, research and two final tiles. A good first turn builds a mine or a trading station, because early income grows all game long.
coach-acted = Your action is done
    .text = You can still convert resources, or take everything back. When you confirm, neighbours may charge power for what you have built, and the next player moves.
coach-upgrade = Upgrading
    .text = A mine becomes a trading station, and that a research lab or your planetary institute. Each upgrade uncovers income on your board, and a research lab brings a tech tile with a research level.
coach-power = Power
    .text = Charging moves tokens from area I to area II and on to area III, where they can be spent. Each power action is there only once per round, so be early for the one you want.
coach-research = Research
    .text = 4 knowledge buy one level. Levels 3, 4 and 5 of an area are worth 4 points each at the end, so two areas climbed high are better than six left low.
coach-charge = A neighbour has built
    .text = You may charge as much power as your strongest structure nearby is worth. 1 power is free, every further one costs a victory point, which is a fair price early in the game.
coach-tile = A tech tile
    .text = Choose it for what it does and for where it lies: below a research area you advance there, in the bottom row wherever you like. Income is worth most early.
coach-round = The next round
    .text = Another round tile counts now, and all power and QIC actions are free again. See what the tile rewards before you decide what to build.
coach-gaia = A Gaia project
    .text = A Gaiaformer can turn a Transdim planet into a Gaia planet. Your tokens wait in the Gaia area until the next round; then you alone may build a mine there, and without a QIC.
coach-federation = Your first federation
    .text = Your planets are strong enough to be united, and that brings a federation token. Each satellite costs a power token for good, so look for a short connection. A green token later opens an advanced tech tile or level 5.
coach-pass = Passing
    .text = When nothing useful is left, pass: your booster may bring points, and you take another one. Whoever passes first begins the next round.
coach-last = The last round
    .text = There is no more income, so turn everything into points: round tile, federations, levels from 3 upwards, final tiles. Three resources left over are worth 1 point.

## Values that are ours

reconstructed-map = All boards, tiles and tokens have their printed values. One thing rests on a single source: where the sector tiles 08, 09 and 10 lie on the basic map for three and four players and which way they are turned, and the same for tile 08 on the small map. The rulebook shows these maps only as pictures.

## What bots speak of: parts of the score, and what they like

part-rounds = round scoring
part-boosters = boosters
part-tiles = tech tiles
part-advanced = advanced tech tiles
part-federations = federations
part-research = research
part-final = final scoring
part-charge = points paid for power
part-resources = left-over resources
part-other = other points
style-settler = likes to settle
style-scholar = likes to research
style-merchant = likes to trade
style-ruler = likes institutes
style-uniter = likes federations
style-gardener = likes Gaia planets
