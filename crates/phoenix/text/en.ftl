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
pink = pink Alien
    .amount = { $count ->
        [one] { $count } pink Alien
       *[other] { $count } pink Aliens
    }
    .text = Ensaroo: aerobic, at home in pink sectors.
brown = brown Alien
    .amount = { $count ->
        [one] { $count } brown Alien
       *[other] { $count } brown Aliens
    }
    .text = Zonri: aerobic, at home in brown sectors.
gold = gold Alien
    .amount = { $count ->
        [one] { $count } gold Alien
       *[other] { $count } gold Aliens
    }
    .text = Whijinga: anaerobic, may live in every sector.
human = Human
    .amount = { $count ->
        [one] { $count } Human
       *[other] { $count } Humans
    }
    .text = Humans come from Terra and may live in every sector.

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
L1-CON = Construction ship, level 1
L1-TRA = Transport ship, level 1
L1-DIP = Diplomacy ship, level 1
L1-EXP = Expedition ship, level 1
L2-DIS = Dismantle ship, level 2
L2-CON = Construction ship, level 2
L2-TRA = Transport ship, level 2
L2-EXP = Expedition ship, level 2
L2-FAR = Farm, level 2
L2-ICE = Ice Collector, level 2
L3-DIS = Dismantle ship, level 3
L3-CON = Construction ship, level 3
L3-TRA = Transport ship, level 3
L3-EXP = Expedition ship, level 3
L3-DIP = Diplomacy ship, level 3
L3-FAR = Farm, level 3
L3-ICE = Ice Collector, level 3
N-DIS = neutral Dismantle ship
N-CON = neutral Construction ship
N-TRA = neutral Transport ship
N-DIP = neutral Diplomacy ship
N-EXP = neutral Expedition ship

## Diplomacy tracks

track-dismantle = Dismantle track
track-construction = Construction track
track-transport = Transport track
track-expedition = Expedition track

## What ships do

ship-dismantle = Dismantle one of your unused ships for its metal and { $n } more.
ship-construction = Build a sector for { $n } metal less.
ship-transport = Do up to { $n } transactions.
ship-diplomacy = { $n ->
        [one] Advance one step on a track.
       *[other] Advance on up to { $n } different tracks.
    }
ship-expedition = Roll { $n } dice and keep up to { $keep }.
ship-farm = Take { $n } food.
ship-ice_collector = Take { $n } water.
ship-price = Using it costs { $cost } GEMs, others pay its owner { $fee } more. Dismantled it brings { $metal } metal.
ship-neutral = Using it costs { $cost } GEMs and your Neutral Ship marker.

## What sectors are

sector-size = Level { $level }, { $color }; { $metal } metal; { $quarters } living quarters.
sector-quarter = Quarter { $quarter }: { $ability }

## Hubs

B-1 = Hub B-1
    .text = After using a Construction ship: a free Alien of the colour of the new sector. End of the game: 2 points for every level-3 sector.
B-2 = Hub B-2
    .text = Set-up: draw three level-2 ships and keep two. Dismantle ships bring 1 metal, 1 food and 1 water more.
B-3 = Hub B-3
    .text = After using a Transport ship: a free Alien of any species.
B-4 = Hub B-4
    .text = Income: 1 GEM for every 2 Humans. Expedition ships: reroll any dice once. End of the game: 1 point for every Human.
B-5 = Hub B-5
    .text = Income: one transaction. End of the game: 2 points for every full sector.
B-6 = Hub B-6
    .text = Set-up: a free brown level-1 sector; the level-1 Diplomacy ship is lost. Income: 1 point. Turn 1 point into 4 GEMs at any time of your turn. End of the game: 1 point for every brown Alien.
B-7 = Hub B-7
    .text = Set-up: a free brown level-1 sector. Income: 1 water for every 4 brown Aliens. End of the game: 1 point for every brown Alien.
B-8 = Hub B-8
    .text = Set-up: a free teal level-1 sector. Income: 1 food or 1 water. End of the game: 1 point for every teal Alien.
B-9 = Hub B-9
    .text = Set-up: a free teal level-1 sector. Income: 1 food for every 4 teal Aliens. End of the game: 1 point for every teal Alien.
B-10 = Hub B-10
    .text = Set-up: a free pink level-1 sector. Income: 1 GEM for every 2 pink Aliens. End of the game: 1 point for every pink Alien.
B-11 = Hub B-11
    .text = Set-up: a free pink level-1 sector and three pink Aliens on the hub, which has three living quarters. End of the game: 1 point for every pink Alien.
B-12 = Hub B-12
    .text = Set-up: a diplomacy step of choice. After using a Diplomacy ship: a free Human. End of the game: 1 point for every Human.
A-1 = Hub A-1
    .text = Set-up: draw two level-2 ships and keep one. Income: 10 GEMs. Once a turn turn 1 metal into 1 food or 1 water. End of the game: 20, 15, 10 or 5 points with 0, 1, 2 or 3 ships left.
A-2 = Hub A-2
    .text = Income: 3 GEMs more. Ships of others and neutral ships cost 2 GEMs less, own ships 1 GEM less.
A-3 = Hub A-3
    .text = After using a Transport ship you may roll three dice and keep two; after using an Expedition ship you may do one transaction.
A-4 = Hub A-4
    .text = Set-up: the level-1 Diplomacy ship is lost. Income: 2 GEMs for every own ship. Transport ships: one more transaction. End of the game: 2 points for every own ship.
A-5 = Hub A-5
    .text = Set-up: two diplomacy steps of choice; the level-1 Diplomacy ship and a level-2 ship are lost. Income: 2 GEMs for every own ship. Ships of others and neutral ships cost 1 GEM less.
A-6 = Hub A-6
    .text = Set-up: a reserve of one sector of every kind that only you can build. Sectors cost 1 metal less. End of the game: 1 point for every sector.
A-7 = Hub A-7
    .text = Set-up: two diplomacy steps of choice. Income: one diplomacy action. Diplomacy ships bring 1 point; those of others and the neutral one cost 2 GEMs less.
A-8 = Hub A-8
    .text = Set-up: draw two level-2 ships and keep one. Instead of a turn you may buy a Human and then take income. Expedition ships: one more die, one more kept.
A-9 = Hub A-9
    .text = Set-up: a level-2 ship is lost. Sectors may be built in any order of levels.
A-10 = Hub A-10
    .text = Expedition ships cost 1 GEM less: one more die, one more kept. Humans cost 1 resource less.
A-11 = Hub A-11
    .text = Set-up: one resident of every species stands on the hub and brings income. After each of your first five incomes one of them must move into a sector.
A-12 = Hub A-12
    .text = Set-up: two diplomacy steps of choice. All four ship actions are better, but after every income a resident or a sector is returned, or you lose 5 points.

## Where the game stands

stage-round = Round { $number }
stage-last = last turns
note-fee = { $fee } of it to the owner

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

## Places

place-hub = the hub
place-sector = sector { $sector }

## Sources of points

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

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = That is not what is asked now. Answer the open question first.
refusal-players = { $players } cannot play: the game is for two to four players.
refusal-no-such-player = The starting player must be one of the { $players } players.
refusal-first-game-hubs = A first game has its own hubs: choose either the first game or the advanced hubs.
refusal-not-shown = “{ $ship }” does not lie open. Take one of the ships that do.
refusal-not-dealt = { $hub } was not dealt to you. Keep one of your two hubs.
refusal-not-to-give-up = “{ $ship }” is not among the ships you can give up here.
refusal-other-sector = The free sector must have level { $level } and the colour that is named.
refusal-not-declined = This cannot be declined while it is possible.
refusal-no-such-ship = That player has no “{ $ship }”.
refusal-ship-used = “{ $ship }” is already used. It is free again after its owner has taken income.
refusal-neutral-used = A marker lies on “{ $ship }”. It is free again when that marker returns.
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
refusal-no-room = No free living quarters: { $species }.
refusal-none-or-no-room = None in the supply or no free living quarters: { $species }.
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
refusal-capacity-used = Your ship can carry no more.
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
refusal-must-move = Somebody on your hub has a place to go and must move there.
refusal-not-to-return = Only the empty outermost sector of a wing can be returned.

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
    .why = The ships you take now are your tools for the whole game; others may use them for a fee.
ask-hub = Which hub do you keep?
    .why = The hub is the heart of your station: it gives your starting stock, your income and a special ability.
ask-give-up = Which ship do you give up?
    .why = It leaves the game without bringing metal.
ask-reserve = Draw a sector for the reserve
    .why = Only the owner of the hub can build it.
ask-free-sector = Which sector do you take for free?
    .why = It joins your station at once.
ask-turn = It is your turn: use a ship or take income.
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
ask-settle = Where does the resident move in: { $species }?
    .why = It takes the leftmost free quarter. The ability of that quarter works from your next turn on.
ask-bonus = Choose your diplomacy bonus: { $track }.
    .why = Somebody used a ship of this type, and your token stands on the track.
ask-relocation = Do you relocate residents?
    .why = For 1 GEM a resident moves to another sector; those to its right close up.
ask-resident = Which resident moves?
    .why = It will count as placed on this turn.
ask-evict = Which resident leaves the hub?
    .why = After each of your first five incomes one of them moves into a sector.
ask-give-back = What do you give back?
    .why = Your hub takes a resident or an empty outermost sector after every income.
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
    .other = { $ship } of player { $seat }
move-income = Take income
move-human-income = Buy a Human, then take income
move-convert = Turn a point into GEMs
    .resource = Turn metal into { $resource }
move-dismantle = Dismantle: { $ship }
move-build = Build sector { $sector }
    .free = Take sector { $sector }
move-alien = Gain: { $species }
move-trade = Trade resources
move-buy = Buy a resource
move-mark = Mark a die: { $face }
move-reroll = Roll the marked dice
move-collect = Collect { $resource }
move-observe = Observe humanity
move-ally = Gain a Human ally
move-advance = Advance: { $track }
move-ability = { $place }: { $effect }
move-pay = Pay { $goods }
move-take = Take { $goods }
move-choose = Choose: { $species }
move-settle = Move in: { $place }
move-bonus = { $goods }
move-bonuses = { $goods }
move-relocate = Relocate a resident
move-resident = { $species } from { $place }
    .new = { $species } from { $place }, placed on this turn
move-return-resident = Return: { $species }, { $place }
move-return-sector = Return sector { $sector }
move-done = Done
    .keep = Keep these dice
    .stop = No further dice

## What happened

event-begins = begins the game
event-drawn = From the bag come { $aliens }.
event-opened = Sector { $sector } lies in the display.
event-reserved = receives sector { $sector } for the reserve
event-dealt = is dealt { $hub }
event-kept-hub = receives { $hub }
event-revealed = Revealed: { $ship }.
event-took-ship = receives a ship: { $ship }
event-gave-up = loses a ship: { $ship }
event-discarded = Nobody wants it: { $ship }.
event-extra-turn = has another turn after this one
event-fee = receives the fee of player { $seat }
event-lost-points = loses points
event-arrived = welcomes a resident: { $species }, { $place }
event-relocated = moves a resident: { $species }, from { $place } to { $to }
event-rolled = rolls { $dice }
event-advanced = { $steps ->
        [one] advances one step: { $track }
       *[other] advances { $steps } steps: { $track }
    }
event-ability = uses an ability of { $place }: { $effect }
event-ending = triggers the end of the game: { $cause }
event-over = The game is over.
event-scored = scores: { $source }
event-start-stock = takes the starting stock
event-turn-order = has extra GEMs for beginning later
event-bonus = takes a bonus: { $track }
event-income = has income from { $place }
event-space = has income from a starting resident: { $species }
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

effect-gain = { $goods }
effect-choice = { $n } of { $kinds }
effect-gain-per = { $goods } for every { $every } ({ $count })
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
effect-extra-capacity = capacity +{ $n }
effect-reroll = reroll any dice once
effect-roll-dice = roll { $roll } dice, keep { $keep }
effect-discount = sectors cost { $n } metal less
effect-use-cost-discount = { $ship }: { $gems } GEMs less ({ $scope })
effect-human-discount = Humans cost { $n } resource less
effect-free-alien = free: { $species }
effect-bonus-alien = one more of a species of which you gained { $n }
effect-free-human = { $n ->
        [one] a free Human
       *[other] { $n } free Humans
    }
effect-buy-human = a Human for { $pay }
effect-free-advance = a free step on a track
effect-advance-all = all your tokens advance
effect-extra-diplomacy = { $gems } GEMs for another diplomacy action
effect-diplomacy = a diplomacy action
effect-points-for-tracks = a point for every token on level { $level } or higher, less { $minus }
effect-extra-turn = { $gems ->
        [0] an additional turn
       *[other] an additional turn for { $gems } GEMs
    }
effect-free-sector = a free sector of level { $level }: { $color }
effect-mixed-atmosphere = sectors of this colour accept all Aliens: { $color }
effect-build-any-order = sectors in any order of levels
effect-human-then-income = a Human for { $pay }, then income
effect-evict = one starting resident leaves the hub
effect-return-or-lose = return a resident or a sector, or lose { $points } points
effect-draw-ships = draw { $draw } ships of level { $level }, keep { $keep }
effect-discard-ship = lose a ship of level { $level }: { $ship }
effect-place-on-hub = on the hub: { $residents }
effect-private-sectors = a private reserve of sectors
effect-score-per = { $goods } for every { $every } ({ $count })
effect-score-table = points by { $count }: { $table }

## Scope of cheaper ships

scope-own = own ships
scope-other = ships of others and neutral ones
scope-any = all ships
species-any = an Alien of any species
species-built = an Alien of the colour of the new sector

## What is counted

count-own_ship = own ships
count-human = Humans
count-alien_teal = teal Aliens
count-alien_pink = pink Aliens
count-alien_brown = brown Aliens
count-sector = sectors
count-sector_level3 = level-3 sectors
count-full_sector = full sectors
count-metal = metal

## A new game

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
    .text = Anybody may begin.
setup-starting_player-first = Seat 1
    .text = Seat 1 begins.
setup-starting_player-second = Seat 2
    .text = Seat 2 begins.
setup-starting_player-third = Seat 3
    .text = Seat 3 begins.
setup-starting_player-fourth = Seat 4
    .text = Seat 4 begins.

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

draw-centre = Planets, tracks and neutral ships
draw-how = How to read this
draw-ships = Ships
draw-ships-hint = You may use every unused ship on the table. Prices in GEMs: the first number goes onto the ship, the second to its owner. A used ship is free again after its owner has taken income.
draw-sectors = Sectors
draw-sectors-hint = Metal is the price. A resident lights up what stands below its window from the next turn on: without a sign at every income, otherwise whenever you use the ship shown, gain the resident shown, or at the end (flag). A star: at once when built.
draw-signs = Signs
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
draw-scoring = Scoring
draw-seat = Player { $number }
draw-none = nothing
draw-nobody = nobody
draw-now = to decide
draw-used = used
draw-neutral-ships = Neutral ships
draw-draft = Ships to choose from
draw-drawn = Ships drawn
draw-dice = { $keep ->
        [one] Dice: one may still be kept
       *[other] Dice: up to { $keep } may be kept
    }
draw-again = will be rolled again
draw-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
draw-more = { $amount }, next income: { $more } more
draw-income = Next income: { $amount }
draw-fleet = { $count ->
        [one] Fleet: one ship
       *[other] Fleet: { $count } ships
    }
draw-station = { $count ->
        [one] Station with one sector
       *[other] Station with { $count } sectors
    }
draw-module = { $text } Residents: { $residents }.
draw-slot = Room for a sector of level { $level }: { $color }
draw-level = Level { $level }
draw-lobby = On the hub:
draw-dealt = Hubs to choose from
draw-start = At the start
draw-reserve = Reserve: only you can build these
draw-planet = { $text } In the supply: { $count }. Price: { $goods }.
draw-diplomacy = Diplomacy board
draw-diplomacy-hint = Diplomacy: a bonus whenever a ship of the type is used
draw-two = any two
draw-lobbying = What a step to a level costs: 1 to 5 GEMs
draw-lobbying-short = Step
draw-on-level = { $who } on level { $level }
draw-dismantle = Dismantle
draw-construction = Construction
draw-transport = Transport
draw-diplomacy-ship = Diplomacy
draw-expedition = Expedition
draw-farm = Farm
draw-ice_collector = Ice
draw-end = What ends the game
draw-ending = Last turns: { $cause } ends the game.
draw-aliens = { $count } Aliens left; the game ends at { $end }
draw-species = Residents of each species
draw-sheet = If the game ended now
draw-total = Total
