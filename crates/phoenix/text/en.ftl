### Space Station Phoenix in English: names, sources of points, refusals, questions, moves, abilities, set-up.

## Money, resources, points

gems = GEMs
    .amount = { $count ->
        [one] { $count } GEM
       *[other] { $count } GEMs
    }
food = food
    .amount = { $count } food
water = water
    .amount = { $count } water
metal = metal
    .amount = { $count } metal
resources = resources
    .amount = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
points = points
    .amount = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Species

teal = teal Alien
    .amount = { $count ->
        [one] { $count } teal Alien
       *[other] { $count } teal Aliens
    }
    .text = Turkanshee: aerobic, at home in teal sectors.
    .one = a teal Alien
pink = pink Alien
    .amount = { $count ->
        [one] { $count } pink Alien
       *[other] { $count } pink Aliens
    }
    .text = Ensaroo: aerobic, at home in pink sectors.
    .one = a pink Alien
brown = brown Alien
    .amount = { $count ->
        [one] { $count } brown Alien
       *[other] { $count } brown Aliens
    }
    .text = Zonri: aerobic, at home in brown sectors.
    .one = a brown Alien
gold = gold Alien
    .amount = { $count ->
        [one] { $count } gold Alien
       *[other] { $count } gold Aliens
    }
    .text = Whijinga: anaerobic, may live in every sector.
    .one = a gold Alien
human = Human
    .amount = { $count ->
        [one] { $count } Human
       *[other] { $count } Humans
    }
    .text = Humans come from Terra and may live in every sector.
    .one = a Human

## Colours of sectors

color-teal = teal
color-brown = brown
color-pink = pink
color-any = any colour

## Types of ships

dismantle = Dismantle ship
construction = Construction ship
transport = Transport ship
diplomacy = Diplomacy ship
expedition = Expedition ship
farm = Farm
ice_collector = Ice Collector
any-ship = ship

## Ships

L1-DIS = Dismantle ship, level 1
    .the = the level-1 Dismantle ship
L1-CON = Construction ship, level 1
    .the = the level-1 Construction ship
L1-TRA = Transport ship, level 1
    .the = the level-1 Transport ship
L1-DIP = Diplomacy ship, level 1
    .the = the level-1 Diplomacy ship
L1-EXP = Expedition ship, level 1
    .the = the level-1 Expedition ship
L2-DIS = Dismantle ship, level 2
    .the = the level-2 Dismantle ship
L2-CON = Construction ship, level 2
    .the = the level-2 Construction ship
L2-TRA = Transport ship, level 2
    .the = the level-2 Transport ship
L2-EXP = Expedition ship, level 2
    .the = the level-2 Expedition ship
L2-FAR = Farm, level 2
    .the = the level-2 Farm
L2-ICE = Ice Collector, level 2
    .the = the level-2 Ice Collector
L3-DIS = Dismantle ship, level 3
    .the = the level-3 Dismantle ship
L3-CON = Construction ship, level 3
    .the = the level-3 Construction ship
L3-TRA = Transport ship, level 3
    .the = the level-3 Transport ship
L3-EXP = Expedition ship, level 3
    .the = the level-3 Expedition ship
L3-DIP = Diplomacy ship, level 3
    .the = the level-3 Diplomacy ship
L3-FAR = Farm, level 3
    .the = the level-3 Farm
L3-ICE = Ice Collector, level 3
    .the = the level-3 Ice Collector
N-DIS = neutral Dismantle ship
    .the = the neutral Dismantle ship
N-CON = neutral Construction ship
    .the = the neutral Construction ship
N-TRA = neutral Transport ship
    .the = the neutral Transport ship
N-DIP = neutral Diplomacy ship
    .the = the neutral Diplomacy ship
N-EXP = neutral Expedition ship
    .the = the neutral Expedition ship

## Diplomacy tracks

track-dismantle = Dismantle track
track-construction = Construction track
track-transport = Transport track
track-expedition = Expedition track

## What ships do

ship-dismantle = { $n ->
        [0] Dismantle one of your unused ships for its metal.
       *[other] Dismantle one of your unused ships for its metal and { $n } more.
    }
ship-construction = { $n ->
        [0] Build a sector.
       *[other] Build a sector for { $n } metal less.
    }
ship-transport = Do up to { $n } transactions.
ship-diplomacy = { $n ->
        [one] Advance one step on a track.
       *[other] Advance on up to { $n } different tracks.
    }
ship-expedition = Roll { $n } dice and keep up to { $keep }.
ship-farm = Take { $n } food.
ship-ice_collector = Take { $n } water.
ship-price = Using it costs { $cost } GEMs; others also pay its owner a fee of { $fee }. Dismantled it brings { $metal } metal.
ship-neutral = Using it costs { $cost } GEMs; your Neutral Ship marker lies on it until your next income.

## What sectors are

sector-size = Level { $level }, { $color }; { $metal } metal; { $quarters } living quarters.
sector-quarter = Quarter { $quarter }: { $ability }

## Hubs

B-1 = Hub B-1
    .text = Set-up: 1 step on the Construction track. Income: 1 GEM per own ship. After using a Construction ship: 1 free Alien of the colour of the new sector. End of the game: 2 points per level-3 sector.
B-2 = Hub B-2
    .text = Set-up: 1 step on the Dismantle track; draw 3 level-2 ships and keep 2. Income: 1 GEM per own ship. After using a Dismantle ship: 1 metal, 1 food and 1 water more.
B-3 = Hub B-3
    .text = Set-up: 1 step on the Transport track. Income: 1 GEM per own ship. After using a Transport ship: 1 free Alien of any species.
B-4 = Hub B-4
    .text = Set-up: 1 step on the Expedition track. Income: 1 GEM per own ship and 1 GEM for every 2 Humans. Expedition ships: reroll any dice once. End of the game: 1 point per Human.
B-5 = Hub B-5
    .text = Set-up: 1 step on the Transport track. Income: 1 GEM per own ship; you may do 1 transaction. End of the game: 2 points per full sector.
B-6 = Hub B-6
    .text = Set-up: 1 free brown level-1 sector; you lose the level-1 Diplomacy ship. Income: 1 GEM per own ship and 1 point. At any time of your turn: turn 1 point into 4 GEMs. End of the game: 1 point per brown Alien.
B-7 = Hub B-7
    .text = Set-up: 1 free brown level-1 sector. Income: 1 GEM per own ship and 1 water for every 4 brown Aliens. End of the game: 1 point per brown Alien.
B-8 = Hub B-8
    .text = Set-up: 1 free teal level-1 sector. Income: 1 GEM per own ship, and 1 food or 1 water. End of the game: 1 point per teal Alien.
B-9 = Hub B-9
    .text = Set-up: 1 step on the Transport track; 1 free teal level-1 sector. Income: 1 GEM per own ship and 1 food for every 4 teal Aliens. End of the game: 1 point per teal Alien.
B-10 = Hub B-10
    .text = Set-up: 1 free pink level-1 sector. Income: 1 GEM per own ship and 1 GEM for every 2 pink Aliens. End of the game: 1 point per pink Alien.
B-11 = Hub B-11
    .text = Set-up: 1 free pink level-1 sector; 3 pink Aliens on the hub, which has 3 living quarters for pink and gold Aliens and Humans. Income: 1 GEM per own ship. End of the game: 1 point per pink Alien.
B-12 = Hub B-12
    .text = Set-up: 1 diplomacy step of your choice. Income: 1 GEM per own ship. After using a Diplomacy ship: 1 free Human. End of the game: 1 point per Human.
A-1 = Hub A-1
    .text = Set-up: draw 2 level-2 ships and keep 1. Income: 10 GEMs, however many ships you own. Once a turn, before or after your action: turn 1 metal into 1 food or 1 water. End of the game: 20, 15, 10 or 5 points with 0, 1, 2 or 3 own ships.
A-2 = Hub A-2
    .text = Income: 1 GEM per own ship and 3 GEMs more. Using ships of others and neutral ships costs 2 GEMs less, using own ships 1 GEM less, but at least 1.
A-3 = Hub A-3
    .text = Set-up: 1 step on the Transport track and 1 on the Expedition track. Income: 1 GEM per own ship. After using a Transport ship you may roll 3 dice and keep 2; after using an Expedition ship you may do 1 transaction.
A-4 = Hub A-4
    .text = Set-up: 1 step on the Transport track; you lose the level-1 Diplomacy ship. Income: 2 GEMs per own ship. Transport ships: 1 more transaction. End of the game: 2 points per own ship.
A-5 = Hub A-5
    .text = Set-up: 2 diplomacy steps of your choice; you lose the level-1 Diplomacy ship and 1 level-2 ship. Income: 2 GEMs per own ship. Using ships of others and neutral ships costs 1 GEM less, but at least 1.
A-6 = Hub A-6
    .text = Set-up: a private reserve with 1 sector of every level and colour; only you can build from it. Income: 1 GEM per own ship. Sectors cost 1 metal less. End of the game: 1 point per sector.
A-7 = Hub A-7
    .text = Set-up: 2 diplomacy steps of your choice. Income: 1 GEM per own ship; you may do 1 diplomacy action. After using a Diplomacy ship: 1 point. Using those of others and the neutral one costs 2 GEMs less, but at least 1.
A-8 = Hub A-8
    .text = Set-up: draw 2 level-2 ships and keep 1. Income: 1 GEM per own ship. Instead of a turn, where income is allowed, you may buy a Human for 1 food, 1 water and 1 metal and then take income. Expedition ships: 1 more die, 1 more kept.
A-9 = Hub A-9
    .text = Set-up: you lose 1 level-2 ship. Income: 1 GEM per own ship. Sectors may be built in any order of levels.
A-10 = Hub A-10
    .text = Set-up: 1 step on the Expedition track. Income: 1 GEM per own ship. Using Expedition ships costs 1 GEM less, but at least 1; 1 more die, 1 more kept. Humans cost 1 resource less.
A-11 = Hub A-11
    .text = Set-up: 1 resident of every species stands on the hub. Income: 1 GEM per own ship. As long as they stand there, they bring more: the brown Alien 1 metal, the pink one 1 water, the teal one 1 food, the gold one 2 GEMs, the Human 1 point. After each of your first 5 incomes one of them must move into a sector.
A-12 = Hub A-12
    .text = Set-up: 2 diplomacy steps of your choice. Income: 1 GEM per own ship. Construction ships: 1 metal less. Dismantle ships: 1 metal more. Transport ships: 1 more transaction. Expedition ships: 1 more die kept. After every income you return a resident or a sector; only if that is impossible do you lose 5 points.

## Where the game stands

stage-round = Round { $number }
stage-last = last turns
note-fee = { $fee } of it to { $owner }, who owns the ship
note-relocate = { $goods } for every resident who moves

## What is our own

reconstructed-mark = ◇ Reconstructed in part: the rulebook does not show all values of this card.
reconstructed-cards = Many values of ships, sectors and hubs are our own: the rulebook does not show them.
reconstructed-dice = Which resource stands on the single die face is our reading.
reconstructed-prices = Lobbying costs, neutral ships, the resources of two tracks and the price of gold Aliens are partly our own.

## Standing orders

order-bonus = Diplomacy bonuses
    .text = How your diplomacy bonus is chosen where it is a single one.
order-bonus-ask = Ask me
    .text = You choose every time.
order-bonus-points = The point
    .text = Take the point where you may.
order-bonus-gems = Most GEMs
    .text = Take as many GEMs as you may.
order-bonus-resource = The resource
    .text = Take the resource where you may.
order-relocation = Relocation
    .text = Whether you are asked at every income if residents move for 1 GEM each.
order-relocation-skip = Only when I want to
    .text = Nobody moves unless you choose to relocate together with the income, or take this answer back.
order-relocation-ask = Ask me
    .text = You are asked whenever a resident could move.

## Places

place-hub = Hub
    .of = the hub
    .in = on the hub
    .from = from the hub
    .to = to the hub
place-sector = Sector { $sector }
    .of = sector { $sector }
    .in = in sector { $sector }
    .from = from sector { $sector }
    .to = to sector { $sector }

## Sources of points

source-handicap = Handicap
source-observed = Observing humanity
source-tracks = Diplomacy bonuses
source-income = Income
source-abilities = Abilities
source-immediate = Immediate abilities
source-converted = Turned into GEMs
source-lost = Lost
source-sectors = Sectors
source-residents = Residents
source-plurality_human = Most Humans
source-plurality_gold = Most gold Aliens
source-plurality_teal = Most teal Aliens
source-plurality_pink = Most pink Aliens
source-plurality_brown = Most brown Aliens
source-station = Endgame bonuses
source-leftovers = GEMs and resources left

## What ended the game

end-points = a score of 40 points
end-sectors = a complete station
end-aliens = the end of the Alien supply
end-stalemate = a stalemate
ending = has triggered the end of the game: { $cause }. This is the last turn of { $now }.
    .more = has triggered the end of the game: { $cause }. This is the last turn of { $now }; then comes the last turn of { $rest }.
verdict-cause = brought the game to its end: { $cause }
verdict-aliens = wins the tie with more Aliens: { $own } to { $other }
verdict-humans = wins the tie of points and Aliens with more Humans: { $own } to { $other }
verdict-shared = Points, Aliens and Humans are equal: { $winners } share the victory.

## For the first game

coach-hub = Your hub
    .text = Every station grows around a hub. It gives your starting stock, your income and one special talent. Choose the one whose talent you would like to use again and again.
coach-draft = Your fleet
    .text = Ships are your actions. You have one of each basic type and add better ones now. Take types that few others have: whoever wants to use yours pays you a fee.
coach-free-sector = A sector for nothing
    .text = Your hub brings the first sector of a wing. Its windows are quarters: every resident who moves in switches on the sign below. Look for signs you want at every income.
coach-first-turn = One ship, one action
    .text = On your turn you use one ship, or you take income. The price in GEMs is laid on the ship; as long as it lies there, nobody can use the ship. An expedition is a good start: it brings resources.
coach-others = The ships of others
    .text = You may use any unused ship on the table. For a ship of somebody else you pay its price and a fee on top, and the owner keeps the fee. Sometimes the better ship is worth it.
coach-neutral = Neutral ships
    .text = Five ships belong to nobody. They cost a little more, but no fee. You have one marker for them: the next neutral ship is yours to use only after income.
coach-income = Why income
    .text = Income frees all your ships and brings GEMs, and whatever your residents have switched on. It needs a used ship of yours, or 7 GEMs or fewer. Plan it for when your good ships are used up.
coach-dice = Your first expedition
    .text = You keep only as many dice as the ship can carry. Food and water pay for Aliens, metal for sectors. A Human is worth a point as an observer, or joins you for one of each resource.
coach-dismantle = Ships become metal
    .text = Metal is scarce, and your own ships are full of it. A dismantled ship is gone for good, and every ship less is less income. Begin with the one you use least.
coach-build = Your first sector
    .text = A sector gives points at the end and room for residents. A wing has one colour and grows from level 1 outwards. Teal, pink and brown Aliens live only in sectors of their own colour.
coach-transport = Transactions
    .text = With a Transport ship you do several transactions one after the other. Most of all it recruits Aliens for food and water. Each resident is worth 2 points, and most of a species brings more.
coach-settle = Your first resident
    .text = Quarters fill from the left, and the sign below each works from your next turn on. One full sector often does more than two half empty ones. Gold Aliens and Humans may live everywhere.
coach-advance = Diplomacy
    .text = There is a track for each of four ship types. Whenever anybody uses a ship of that type, everybody on its track gets a bonus. Go where much happens, and where you can lead alone.
coach-bonus = A bonus on any turn
    .text = Whoever leads a track alone may choose the bonus of the own level or any below. All others choose one level lower. That is why a single step can be worth a lot.
coach-end = What ends the game
    .text = The end comes with 40 points on the track, with nine sectors on one station, or when only 4 Aliens are left in the supply. Then everybody else has one more turn. Sectors, residents and majorities are scored only then.
coach-last-turn = Your last turn
    .text = Income will not help you any more: spend what you have. A sector brings 4, 6 or 10 points, a resident 2 and perhaps a majority. What is left counts next to nothing.

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = That is not what is asked now. Answer the open question first.
refusal-ship-first = For that, use a { $ship } first.
refusal-players = This game is for two to four players, not for { $players }.
refusal-handicap-alone = A handicap makes players even, and you play alone. Choose more players.
refusal-handicap-seats = There is a handicap for more than { $players } players. Give each of them one number.
refusal-handicap-range = A handicap is at most { $most } points, more or fewer.
refusal-no-such-player = The starting player must be one of the { $players } players.
refusal-first-game-hubs = A first game has its own hubs: choose either the first game or the advanced hubs.
refusal-not-shown = “{ $ship }” does not lie open. Take one of the ships that do.
refusal-not-dealt = { $hub } was not dealt to you. Keep one of your two hubs.
refusal-not-to-give-up = “{ $ship }” is not among the ships you can give up here.
refusal-other-sector = The free sector must have level { $level } and the colour that is named.
refusal-not-declined = This cannot be declined while it is possible.
refusal-no-such-ship = That player has no “{ $ship }”.
refusal-ship-used = “{ $ship }” is already used. It is free again once { $owner } has taken income.
refusal-neutral-used = The marker of { $owner } lies on “{ $ship }”. It is free again once { $owner } has taken income.
refusal-marker-out = Your Neutral Ship marker lies on another neutral ship. Take income to get it back.
refusal-not-enough = Not enough { $what }: you need { $need } and have { $have }.
refusal-nothing-to-dismantle = You have no other unused ship to dismantle.
refusal-dismantle-used = “{ $ship }” is used. Only unused ships can be dismantled.
refusal-not-own-ship = “{ $ship }” is not in your fleet. Only your own ships can be dismantled.
refusal-nothing-to-build = No sector of the display fits your station.
refusal-not-in-display = Sector { $sector } is not in the display.
refusal-place-taken = That wing already has a sector of level { $level }.
refusal-lower-level-first = That wing needs its sector of level { $level } first.
refusal-no-transaction = No transaction is possible with what you hold.
refusal-no-transaction-left = All transactions of this action are done.
refusal-transact-first = Do at least one transaction.
refusal-no-alien = Only Aliens can be gained here.
refusal-none-left = The supply is empty: { $species }.
refusal-no-room = No free living quarters for this resident: { $species }.
refusal-none-or-no-room = None in the supply, or no free living quarters: { $species }.
refusal-nobody-comes = Nobody is left in the supply, or there are no free living quarters.
refusal-too-few-gained = Too few of them were gained in this action: { $species }.
refusal-no-quarters = Nobody can move in there.
refusal-quarters-full = All living quarters there are occupied.
refusal-other-atmosphere = The atmosphere there is not right: { $species }.
refusal-no-such-resident = Nobody of this kind lives there: { $species }.
refusal-nowhere-to-go = There is no other place: { $species }.
refusal-same-sector = A resident moves to another sector, not within its own.
refusal-nobody-to-move = None of your residents has another place to go.
refusal-no-such-die = No such die is left: { $face }.
refusal-mark-first = Mark the dice to roll again first.
refusal-capacity-used = The capacity is used up: no further die can be kept.
refusal-select-one = Select at least one die.
refusal-no-step-left = All steps are taken.
refusal-other-track = The second step must be on another track.
refusal-top-level = Your token is already on the top level: { $track }.
refusal-tracks-finished = All your tokens are on the top level.
refusal-advance-first = Advance at least one step.
refusal-bonus-too-high = You may choose bonuses up to level { $level }.
refusal-choose-two = That level gives two different bonuses: choose both.
refusal-two-different = The two bonuses must be different.
refusal-ability-used = This ability was already used in this action.
refusal-ability-elsewhere = This ability does not belong to this moment.
refusal-ability-inactive = This ability is not active: its living quarters were not occupied before this turn.
refusal-compulsory = There is a bonus left that must be taken.
refusal-no-conversion = There is nothing to convert now.
refusal-other-conversion = Your hub converts something else.
refusal-not-the-price = Pay exactly what is due, { $total } in all.
refusal-not-the-gain = Take exactly { $total } of the resources offered.
refusal-income-not-allowed = Income is not allowed: you have more than { $gems } GEMs, none of your ships is used, and ship actions are possible.
refusal-no-special-turn = Your hub has no such turn.
refusal-must-move = A resident of your hub can move into a sector, and so one must.
refusal-not-to-return = Only a sector without residents that is the outermost of its wing can be returned.

## Questions

ask-start = Who begins?
    .why = Chance names the starting player; the others follow clockwise.
ask-aliens = Draw Aliens from the bag
    .why = Only the Aliens that are drawn take part in this game.
ask-display = Show a sector
    .why = Sectors in the display can be built by everybody, and are not replaced.
ask-deal = Deal a hub
    .why = Everybody is dealt two hubs and keeps one of them.
ask-sets = Hand out a set
    .why = In a first game hubs and ships come together.
ask-reveal = Reveal a ship
    .why = It comes from the cards that nobody has seen.
ask-draft = Choose a ship.
    .why = The ships you take now are your tools for the whole game; others may use them too, for a fee to you.
ask-hub = Which hub do you keep?
    .why = The hub is the heart of your station: it gives your starting stock, your income and a special ability.
ask-give-up = Which ship do you give up?
    .why = It leaves the game without bringing metal.
ask-reserve = Draw a sector for the reserve
    .why = Only the owner of the hub can build this sector.
ask-free-sector = Which sector do you take for free?
    .why = It joins your station at once.
ask-turn = Use a ship or take income.
    .why = Use any unused ship on the table, your own, another player's or a neutral one. Income frees your ships and brings GEMs and resources.
ask-dismantle = Which of your unused ships do you dismantle?
    .why = It leaves the game for good and brings metal for sectors.
ask-build = Which sector do you build?
    .why = Each wing has one colour and grows from level 1 to level 3. Sectors score 4, 6 and 10 points.
ask-transactions = { $left ->
        [one] One transaction left: which?
       *[other] { $left } transactions left: which comes next?
    }
    .why = Gain Aliens for food and water, trade two resources for one, or buy a resource.
ask-roll = { $dice ->
        [one] Roll one die
       *[other] Roll { $dice } dice
    }
    .why = Food and water are twice as likely as metal or a Human.
ask-reroll = Do you roll dice again?
    .why = Mark the dice you do not like, then roll them together.
ask-dice = { $keep ->
        [one] Select one more die.
       *[other] Select up to { $keep } dice.
    }
    .why = Each die brings its resource. A Human can be observed for a point or join you for one food, one water and one metal.
ask-advance = On which track do you advance?
    .why = Tracks pay bonuses whenever anybody uses a ship of their type; a sole leader has the widest choice.
ask-abilities = Which ability do you use?
    .why = Abilities of your station follow the action, in the order you choose.
ask-pay = { $total ->
        [one] Which resource do you pay?
       *[other] Which { $total } resources do you pay?
    }
    .why = Payments are always exact.
ask-take = { $n ->
        [one] Which resource do you take?
       *[other] Which { $n } resources do you take?
    }
    .why = The supply of resources never runs out.
ask-species = Which Alien joins you for free?
    .why = It must be in the supply and find free living quarters.
ask-settle = Where do you house { $resident }?
    .why = Newcomers take the leftmost free quarter. The ability of that quarter is active from your next turn on.
ask-bonus = Choose your diplomacy bonus: { $track }.
    .why = { $active } has used a ship of this type, and your token stands on the track.
ask-relocation = Do you relocate residents?
    .why = For 1 GEM a resident moves to another sector; those to its right close up.
ask-resident = Which resident moves?
    .why = It will count as placed on this turn.
ask-evict = Which resident leaves the hub?
    .why = After each of your first five incomes one of them moves into a sector.
ask-give-back = What do you give back?
    .why = Your hub takes a resident, or an outermost sector without residents, after every income.
ask-last-moment = Do you convert anything before your turn ends?
    .why = This is the last moment of your turn.
ask-convert = Do you convert anything?
    .why = Your hub allows it beside every other question of your turn.

## Groups of choices

group-own = Your ships
group-others = Ships of others
group-neutral = Neutral ships
group-income = Income
group-convert = Convert
group-choose = Choose
group-end = Go on

## Moves

move-draft = Take: { $ship }
move-hub = Keep { $hub }
move-give-up = Give up: { $ship }
move-use = { $ship }
    .other = { $seat }: { $ship }
move-income = Take income
move-human-income = Buy a Human, then take income
move-convert = Turn a point into GEMs
    .resource = Turn metal into { $resource }
move-dismantle = Dismantle: { $ship }
move-build = Build sector { $sector }
    .free = Take sector { $sector }
move-alien = Recruit: { $species }
move-trade = Trade resources
move-buy = Buy a resource
move-mark = Mark a die: { $face }
move-reroll = Roll the marked dice again
move-collect = Keep { $resource }
move-observe = Observe humanity
move-ally = Gain a Human ally
move-advance = Advance: { $track }
move-ability = { $place }: { $effect }
move-pay = Pay { $goods }
move-take = Take { $goods }
move-choose = { $species }
move-settle = { $place }
move-bonus = { $goods }
move-bonuses = { $goods }
move-relocate = Relocate a resident
move-resident = { $species } · { $place }
    .new = { $species } · { $place }, placed on this turn
move-return-resident = Return: { $species } · { $place }
move-return-sector = Return sector { $sector }
move-done = Done
    .keep = Keep the dice as they are
    .stop = No further dice

## How the log tells a move

deed-human-income = buys a Human before the income
deed-convert = turns a point into GEMs
    .resource = turns metal into { $resource }
deed-build = builds sector { $sector } ({ $color }, level { $level })
    .free = takes sector { $sector } for free ({ $color }, level { $level })
deed-alien = recruits { $resident }
deed-trade = trades resources
deed-buy = buys a resource
deed-reroll = rolls again with { $dice }
deed-collect = keeps a die
deed-observe = observes humanity
deed-ally = gains a Human ally
deed-advance = advances to level { $level } on the { $track }
deed-pay = pays
deed-take = takes

## What happened

event-begins = begins the game
event-drawn = From the bag come { $aliens }
event-opened = Sector { $sector } lies in the display
event-reserved = receives sector { $sector } for the reserve
event-dealt = is dealt: { $hub }
event-kept-hub = receives { $hub }
event-chose-hub = keeps { $hub }
event-revealed = Revealed: { $ship }
event-took-ship = receives { $ship }
event-drafted = takes { $ship }
event-gave-up = gives up { $ship }
event-discarded = Not taken: { $ship }
event-used = uses { $ship }
    .other = uses { $ship } of { $owner }
event-extra-turn = has an additional turn after this one
event-fee = receives the fee of { $seat }
event-dismantled = dismantles { $ship }
event-farm = brings in the harvest
event-ice = collects ice
event-lost-points = has nothing to return and loses points
event-arrived = houses { $resident } { $place } ({ $now } in all)
event-relocated = moves { $resident } { $place } { $to }
event-left = returns { $resident } { $place } to the supply
event-returned-sector = returns sector { $sector } to the display
event-rolled = rolls { $dice }
event-advanced = { $steps ->
        [one] advances one step on the { $track }
       *[other] advances { $steps } steps on the { $track }
    }
event-ability = uses { $place }: { $effect }
    .gain = gains from { $place }
    .exchange = exchanges with { $place }
event-ending = triggers the end of the game: { $cause }
event-stalemate = Nobody gets any further: the game ends.
event-over = The game is over.
event-scored = scores: { $source }
event-start-stock = takes the starting stock
event-turn-order = receives GEMs for the later place in the turn order
event-bonus = takes a bonus of the { $track }
event-income-taken = takes income
event-income = has income from { $place }
event-space = has income from { $resident } on the hub
event-immediate = gains at once from sector { $sector }

## When abilities work

on-income = Income: { $effect }
on-after-income = After income: { $effect }
on-use = { $ship }: { $effect }
on-gain-alien = When you gain an Alien: { $effect }
on-gain-human = When you gain a Human: { $effect }
on-passive = Always: { $effect }
on-own-turn = Once a turn: { $effect }
on-any-time = At any time of your turn: { $effect }
on-instead-of-turn = Instead of a turn: { $effect }
on-immediate = At once: { $effect }
on-endgame = End of the game: { $effect }
on-setup = Set-up: { $effect }

## What abilities do

effect-choice = { $n } of your choice: { $kinds }
effect-either = { $one } or { $other }
effect-any = { $n ->
        [one] 1 resource of your choice
       *[other] { $n } resources of your choice
    }
effect-gain-per = { $goods } { $every }
effect-exchange = { $pay } → { $gain }
effect-transport = { $n ->
        [one] one transaction
       *[other] { $n } transactions
    }
effect-extra-transactions = { $n ->
        [one] one more transaction
       *[other] { $n } more transactions
    }
effect-extra-duration = { $n ->
        [one] one more die
       *[other] { $n } more dice
    }
effect-extra-capacity = { $n ->
        [one] keep one more die
       *[other] keep { $n } more dice
    }
effect-reroll = { $n ->
        [one] reroll any dice once
       *[other] reroll any dice { $n } times
    }
effect-roll-dice = roll { $roll } dice, keep { $keep }
effect-discount = sectors cost { $n } metal less
effect-use-cost-discount = { $ship }: { $goods } less, but at least { $min } ({ $scope })
effect-human-discount = { $n ->
        [one] Humans cost one resource less
       *[other] Humans cost { $n } resources less
    }
effect-free-alien = { $residents } at no cost
effect-bonus-alien = { $n ->
        [one] 1 more Alien of a species of which this ship brought at least { $threshold }
       *[other] { $n } more Aliens of a species of which this ship brought at least { $threshold }
    }
effect-free-human = { $n ->
        [one] a free Human
       *[other] { $n } free Humans
    }
effect-buy-human = a Human for { $pay }
effect-free-advance = { $n ->
        [one] a free step on a track
       *[other] { $n } free steps on tracks
    }
effect-advance-all = { $n ->
        [one] all your tokens advance one level
       *[other] all your tokens advance { $n } levels
    }
effect-extra-diplomacy = { $goods } for another diplomacy action
effect-diplomacy = a diplomacy action
effect-points-for-tracks = { $minus ->
        [one] a point for every token on level { $level } or higher but the first
       *[other] a point for every token on level { $level } or higher, { $minus } fewer in all
    }
effect-extra-turn = an additional turn
    .paid = an additional turn for { $goods }
effect-free-sector = a free sector of level { $level }: { $color }
effect-mixed-atmosphere = your sectors of this colour accept Aliens of every species: { $color }
effect-build-any-order = sectors in any order of levels
effect-human-then-income = a Human for { $pay }, then income
effect-evict = { $n ->
        [one] after the first income one starting resident moves from the hub into a sector
       *[other] after each of the first { $n } incomes one starting resident moves from the hub into a sector
    }
effect-return-or-lose = return a resident or a sector; only if that is impossible, lose { $points } points
effect-draw-ships = draw { $draw } ships of level { $level }, keep { $keep }
effect-discard-ship = lose a ship of level { $level }: { $ship }
effect-place-on-hub = on the hub: { $residents }
effect-private-sectors = a private reserve with { $n } of the sectors of every level and colour
effect-score-per = { $goods } { $every }
effect-score-table = { $table } points with { $numbers } { $count }

## Scope of cheaper ships

scope-own = own ships
scope-other = ships of others and neutral ones
scope-any = all ships
species-any = { $n ->
        [one] 1 Alien of any species
       *[other] { $n } Aliens of any species
    }
species-built = { $n ->
        [one] 1 Alien of the colour of the new sector
       *[other] { $n } Aliens of the colour of the new sector
    }

## What is counted

count-own_ship = own ships
    .every = { $every ->
        [one] per own ship
       *[other] for every { $every } own ships
    }
count-human = Humans
    .every = { $every ->
        [one] per Human
       *[other] for every { $every } Humans
    }
count-alien_teal = teal Aliens
    .every = { $every ->
        [one] per teal Alien
       *[other] for every { $every } teal Aliens
    }
count-alien_pink = pink Aliens
    .every = { $every ->
        [one] per pink Alien
       *[other] for every { $every } pink Aliens
    }
count-alien_brown = brown Aliens
    .every = { $every ->
        [one] per brown Alien
       *[other] for every { $every } brown Aliens
    }
count-sector = sectors
    .every = { $every ->
        [one] per sector
       *[other] for every { $every } sectors
    }
count-sector_level3 = level-3 sectors
    .every = { $every ->
        [one] per level-3 sector
       *[other] for every { $every } level-3 sectors
    }
count-full_sector = full sectors
    .every = { $every ->
        [one] per full sector
       *[other] for every { $every } full sectors
    }
count-metal = metal
    .every = { $every ->
        [one] per metal
       *[other] for every { $every } metal
    }

## A new game

plays = Hub
setup-players = Players
    .text = Two to four people play.
setup-hubs = Hubs
    .text = Which hubs are dealt.
setup-hubs-basic = Basic game
    .text = Only hubs B-1 to B-12 are dealt.
setup-hubs-advanced = Advanced game
    .text = All 24 hubs are dealt.
setup-friendly = Friendly variant
    .text = One more sector of every kind lies in the display.
setup-first_game = First game
    .text = Hubs and ships come in predefined sets, and the display has the easier sectors.
setup-starting_player = Starting player
    .text = Who begins.
setup-starting_player-chance = Chance decides
    .text = It can be anybody.
setup-starting_player-first = Seat 1
    .text = Seat 1 begins.
setup-starting_player-second = Seat 2
    .text = Seat 2 begins.
setup-starting_player-third = Seat 3
    .text = Seat 3 begins.
setup-starting_player-fourth = Seat 4
    .text = Seat 4 begins.
setup-handicap = Handicap
    .text = Points that somebody has beforehand, more or fewer than the others, to make players even. They count in the final score only.

## Steps

step-start = Starting player
step-aliens = Drawing Aliens
step-display = Laying out the sectors
step-deal = Dealing hubs
step-sets = Handing out sets
step-draft = Draft
step-hubs = Choosing hubs
step-benefits = Starting benefits
step-turn = Turn
step-action = Ship action
step-after = After-bonuses
step-tracks = Diplomacy bonuses
step-income = Income
step-powers = Income powers
step-relocation = Relocation
step-after-income = After income
step-last-moment = Last moment
step-end-of-turn = End of the turn
step-over = The game is over

## Drawings

draw-desk = Planets, station and ships
draw-how = How to read this
draw-left = left
draw-home-teal = Turkanshee
draw-home-pink = Ensaroo
draw-home-brown = Zonri
draw-home-gold = Whijinga
draw-home-human = Terra
draw-planet = { $text } In the supply: { $count }. Price: { $goods }.
draw-station = { $count ->
        [one] Station of { $who } with one sector
       *[other] Station of { $who } with { $count } sectors
    }
draw-station-of = Station
draw-no-sector = No sector yet
draw-no-hub = No hub yet
draw-hub = Hub
draw-lobby = On the hub:
draw-sector = sector
draw-module = { $text } Residents: { $residents }.
draw-slot = Room for a sector of level { $level }: { $color }
draw-next = next in this wing
draw-later = later
draw-enough = { $count } in stock
draw-have = { $count } of { $need } in stock
draw-first = needs level { $level } first
draw-none-left = none left to build
draw-idle = nothing of its own
draw-quarter = Move into quarter { $number }: { $does }
draw-ships = Ships to use
draw-neutral = Neutral
draw-no-owner = no owner
draw-no-fee = no fee
draw-fee = fee to { $who }
draw-used = Used by { $who }.
draw-spent = used
draw-nobody = nobody
draw-none = nothing
draw-fleet = Fleet: { $count }
draw-scrap = worth dismantled
draw-dice-title = Dice
draw-dice = { $keep ->
        [one] Dice: one may still be kept
       *[other] Dice: up to { $keep } may be kept
    }
draw-again = { $face }, will be rolled again
draw-or = or
draw-to-build = Sectors that fit the station
draw-free = free
draw-dealt = Hubs to choose from
draw-draft = Ships to choose from
draw-drawn = Ships drawn: which one leaves?
draw-taken = Taken so far
draw-start = At the start
draw-income = With every income
draw-fleet-brings = your fleet now:
draw-always = always on
draw-abilities = Abilities
draw-at-end = At the end of the game
draw-any-track = on tracks of choice
draw-words = In words
draw-to-use = to use it
draw-to-owner = others pay its owner
draw-scrapped = dismantled
draw-if-income = Income, if taken now
draw-residents = Residents
draw-each = each
draw-reserve = Reserve, for this station only
draw-diplomacy = Diplomacy
draw-diplomacy-hint = Diplomacy: bonuses when a ship is used
draw-step = step
draw-lobbying = What a step to a level costs: 1 to 5 GEMs
draw-gets = gets
draw-two = any 2
draw-on-level = { $who } on level { $level }, gets { $gets }.
draw-advance = { $track }: step to level { $level }
draw-sectors = Sectors to build
draw-fit = fits next
draw-sectors-hint = Metal is the price, then come the quarters. A resident lights up what stands below its window from the next turn on: without a sign at every income, otherwise whenever you use the ship shown, gain the resident shown, or at the end (flag). A star: at once when built.
draw-sign-quarter = living quarters
draw-sign-swap = transaction
draw-sign-track = diplomacy step
draw-sign-die = die
draw-sign-keep = die that is kept
draw-sign-again = additional turn, or reroll
draw-sign-resources = any resource
draw-sign-alien = Alien of any species
draw-sign-ship = ship
draw-sign-sector = sector
draw-sign-now = at once when built
draw-sign-end = at the end of the game
draw-dismantle = Dismantle
draw-construction = Construct
draw-transport = Transport
draw-diplomacy-ship = Diplomacy
draw-expedition = Expedition
draw-farm = Farm
draw-ice_collector = Ice
draw-end = What ends the game
draw-ends = ends at
draw-end-points = The game ends at { $end } points. Nearest: { $who } with { $count }.
draw-end-sector = The game ends with the { $end }th sector of a station. Nearest: { $who } with { $count }.
draw-aliens = { $count } Aliens left; the game ends at { $end }
draw-majorities = Majorities at the end
draw-sheet = Score if the game ended now
draw-who = Who
draw-col-now = now
draw-col-sectors = sectors
draw-col-residents = resid.
draw-col-most = most
draw-col-station = hub
draw-col-rest = rest
draw-col-sum = sum

## What bots speak of: parts of the score, and what they like

part-observed = observing humanity
part-tracks = diplomacy
part-income = income
part-abilities = abilities
part-sectors = sectors
part-residents = residents
part-plurality = majorities
part-station = endgame bonuses
part-leftovers = GEMs and resources left
style-diplomat = likes diplomacy
style-builder = likes to build
style-host = likes guests
style-saver = likes to save GEMs
style-captain = clings to ships
style-hurried = is in a hurry
