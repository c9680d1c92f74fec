### Kepler-3042 in English: names, sources of points, refusals, questions, moves, what happened, set-up.

## Cubes and what else is counted

energy = energy
    .amount = { $count } energy
matter = matter
    .amount = { $count } matter
antimatter = antimatter
    .amount = { $count } antimatter
burned = burned
    .amount = { $count ->
        [one] { $count } cube burned
       *[other] { $count } cubes burned
    }
recovered = recovered
    .amount = { $count ->
        [one] { $count } cube recovered
       *[other] { $count } cubes recovered
    }
technology_steps = Technology Leadership
    .amount = { $count ->
        [one] { $count } space of Technology Leadership
       *[other] { $count } spaces of Technology Leadership
    }
colonial_steps = Colonial Leadership
    .amount = { $count ->
        [one] { $count } space of Colonial Leadership
       *[other] { $count } spaces of Colonial Leadership
    }
technology_medals = technology medals
    .amount = { $count ->
        [one] { $count } technology medal
       *[other] { $count } technology medals
    }
colonial_medals = colonial medals
    .amount = { $count ->
        [one] { $count } colonial medal
       *[other] { $count } colonial medals
    }
points = victory points
    .amount = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
pool = pool
    .amount = { $count ->
        [one] { $count } cube in the pool
       *[other] { $count } cubes in the pool
    }
pit = Clausius’ Pit
    .amount = { $count ->
        [one] { $count } cube in Clausius’ Pit
       *[other] { $count } cubes in Clausius’ Pit
    }

## Things on the table

earth = Earth
mine = Mine
    .one = a mine
    .at = mine { $hex }
target = Colonial target
    .one = a colonial target
    .at = colonial target { $hex }
ship = Starship
ghost = Ghost

## Technologies and their levels

tech-space_travel = Space Travel
    .short = Travel
tech-space_travel-0 = Chemical Rockets
    .text = Starships cannot move.
tech-space_travel-1 = Light-Speed Engine
    .text = Starships move up to 1 hex.
tech-space_travel-2 = Tachyon Drive
    .text = Starships move up to 3 hexes.
tech-space_travel-3 = Space-Time Warp Drive
    .text = Starships move up to 6 hexes.
tech-space_travel-4 = Wormhole Generator
    .text = Starships move up to 9 hexes. They cost 1 energy only.
tech-quantum_physics = Quantum Physics
    .short = Quantum
tech-quantum_physics-0 = Standard Model
    .text = No effect.
tech-quantum_physics-1 = Quantum Entanglement
    .text = In each of your turns, move 1 cube between your planets.
tech-quantum_physics-2 = Quantum Teleportation
    .text = In each of your turns, move 2 cubes between your planets and transform 1.
tech-quantum_physics-3 = Higgs Field Control
    .text = In each of your turns, move 3 cubes between your planets and transform 1.
tech-quantum_physics-4 = Theory of Everything
    .text = In your turn, move and transform any number of cubes.
tech-energy_development = Energy Development
    .short = Energy
tech-energy_development-0 = Nuclear Fission
    .text = Energy Storage produces nothing.
tech-energy_development-1 = Cold Fusion
    .text = Energy Storage produces up to 2 energy.
tech-energy_development-2 = Quantum Plasma Accumulator
    .text = Energy Storage produces up to 4 energy.
tech-energy_development-3 = Antimatter Annihilation
    .text = Energy Storage produces up to 6 energy.
tech-energy_development-4 = Dyson Sphere
    .text = Energy Storage produces up to 7 energy. One burned cube pays for both bonus actions.
tech-terraforming = Terraforming
    .short = Terraform
tech-terraforming-0 = Closed Habitats
    .text = No planet can be exploited or terraformed.
tech-terraforming-1 = Atmosphere Processors
    .text = Exploit 1 planet; terraform planets that need level 1 or less.
tech-terraforming-2 = Ecosystem Engineering
    .text = Exploit 1 planet; terraform planets that need level 2 or less.
tech-terraforming-3 = Magnetosphere Shield
    .text = Exploit 2 planets; terraform planets that need level 3 or less.
tech-terraforming-4 = Planetary Genesis
    .text = Exploit 2 planets; terraform planets that need level 4 or less.
tech-antimatter_science = Antimatter Science
    .short = Antimat.
tech-antimatter_science-0 = Particle Collider
    .text = Generate Antimatter produces nothing.
tech-antimatter_science-1 = Antiproton Trap
    .text = Generate Antimatter produces up to 1 antimatter.
tech-antimatter_science-2 = Positron Factory
    .text = Generate Antimatter produces up to 2 antimatter.
tech-antimatter_science-3 = Metamaterial Generator
    .text = Generate Antimatter produces up to 2 antimatter. Alien planets can be colonised.
tech-antimatter_science-4 = Vacuum Energy Forge
    .text = Generate Antimatter produces up to 3 antimatter. Alien planets can be colonised.

## Main actions and bonus actions

action-space_missions = Space Missions
    .text = Build up to three starships for 1 energy and 1 matter each, next to the planet that pays.
    .short = Missions
action-colony_seeding = Colony Seeding
    .text = Your starships on planets colonise them: take the card and advance by its colonial icons.
    .short = Seeding
action-technological_development = Technological Development
    .text = Buy any number of technology levels.
    .short = Develop
action-stellar_propulsion = Stellar Propulsion
    .text = Move all your starships now, and again in the movement step.
    .short = Propulsion
action-terraforming = Terraforming
    .text = Your colonies pay their own cost, turn over and score victory points.
    .short = Terraform
action-galactic_map = Galactic Map
    .text = Advance one space on a leadership track, then turn up four tiles.
    .short = Map
action-energy_storage = Energy Storage
    .text = Produce energy on one of your planets.
    .short = Energy
action-planetary_exploitation = Planetary Exploitation
    .text = Your planets produce what is printed on their cards.
    .short = Exploit
action-generate_antimatter = Generate Antimatter
    .text = Produce antimatter on one of your planets.
    .short = Antimatter
bonus-space_logistics = Space Logistics
    .text = Place a starship next to one of your planets, free of cost.
    .short = Logistics
bonus-evolution_of_technology = Evolution of Technology
    .text = Produce 1 antimatter on one of your planets.
    .short = Evolution
bonus-scientific_progress = Scientific Progress
    .text = Advance one space on the Technology Leadership track.
    .short = Science
bonus-social_progress = Social Progress
    .text = Advance one space on the Colonial Leadership track.
    .short = Social Progress
bonus-space_exploration = Space Exploration
    .text = Turn up one or two tiles.
    .short = Space Exploration
bonus-industrial_surge = Industrial Surge
    .text = Produce one or two cubes, energy or matter, on one of your planets.
    .short = Industrial Surge

## Leadership tracks

track-technology = Technology Leadership
    .short = Technology
track-colonial = Colonial Leadership
    .short = Colonial

## Planets, zones and stars

type-ocean = Ocean planet
type-rocky = Rocky planet
type-super_earth = Super-Earth
type-giant = Giant planet
type-alien = Alien planet
zone-short = Short range
zone-medium = Medium range
zone-long = Long range
class-single = Single star
class-binary = Binary star
class-trinary = Trinary star
landmark-sol = Sol
landmark-sagittarius_a = Sagittarius A*

## Progress cards

P01 = Research Grants
    .text = Lowest technology leadership: advance 1 space on the Technology Leadership track.
P02 = Settlers' Call
    .text = Lowest colonial leadership: advance 1 space on the Colonial Leadership track.
P03 = Open Archives
    .text = Lowest sum of technology levels: advance one technology by 1 level for free, to level 2 at most.
P04 = Frontier Spirit
    .text = Each player with at least 1 planet in the long-range zone: advance 1 space on a leadership track of your choice.
P05 = Shipyard Surplus
    .text = Fewest starships on the board: place 1 starship for free next to a planet you control.
P06 = Relief Convoy
    .text = Fewest cubes on planets (Earth included): produce up to 2 energy and/or matter on one planet you control.
P07 = Solar Maximum
    .text = Highest Energy Development level (at least 1): produce 2 energy on one planet you control.
P08 = Asteroid Foundry
    .text = Fewest planets (Earth not counted): produce 1 matter on one planet you control.
P09 = Cosmic Ray Burst
    .text = Least antimatter on planets (Earth included): produce 1 antimatter on one planet you control.
P10 = Deep Field Survey
    .text = All players: reveal 1 celestial body tile of your choice.
P11 = Gravity Assist
    .text = Lowest Space Travel level: move each of your starships in space up to 2 hexes.
P12 = Festival of New Worlds
    .text = Most terraformed planets (at least 1): advance 1 space on the Colonial Leadership track.
P13 = Nobel Committee
    .text = Highest sum of technology levels: advance 1 space on the Technology Leadership track.
P14 = Unsung Pioneers
    .text = Fewest medals: advance 1 space on a leadership track of your choice.
P15 = Full Holds
    .text = Most planets (at least 1): produce 1 matter on one planet you control.
P16 = Maxwell's Demon
    .text = Highest Quantum Physics level (at least 1): produce up to 2 energy and/or matter on one planet you control.
P17 = Universal Exposition
    .text = All players: advance 1 space on a leadership track of your choice.
P18 = Zero-Waste Accord
    .text = Fewest cubes in Clausius' Pit: produce 1 matter on one planet you control.

## Objectives

S01 = Blue Horizons
    .text = Control at least 2 ocean planets.
S02 = Solid Ground
    .text = Control at least 2 rocky planets.
S03 = Heavyweights
    .text = Control at least 2 super-Earths.
S04 = Cloud Harvesters
    .text = Control at least 2 giant planets.
S05 = Collector of Worlds
    .text = Control planets of at least 3 different types.
S06 = Far Frontier
    .text = Control at least 1 planet in the long-range zone.
S07 = World Shapers
    .text = Have at least 2 terraformed planets.
S08 = Broad Education
    .text = Have every technology at level 2 or higher.
S09 = Thermodynamic Thrift
    .text = Control at least 3 planets and have at most 2 cubes in Clausius' Pit.
S10 = Strategic Reserve
    .text = Have at least 8 cubes on a single planet (Earth counts for this card).
A01 = First Contact
    .text = Control at least 1 alien planet.
A02 = Five Flags
    .text = Control 5 planets.
A03 = Garden Galaxy
    .text = Have at least 4 terraformed planets.
A04 = Twin Pinnacles
    .text = Have at least 2 technologies at level 4.
A05 = Decorated Nation
    .text = Have at least 2 technology medals and at least 2 colonial medals.
A06 = Renaissance
    .text = Have at least 3 technologies at level 3 or higher.
A07 = Edge of the Galaxy
    .text = Control at least 2 planets in the long-range zone.

## Sources of points

source-handicap = Handicap
source-terraformed_planets = Terraformed planets
source-top_technologies = Completed technologies
source-technology_medals = Technology medals
source-colonial_medals = Colonial medals
source-leadership_spaces = End of leadership tracks
source-antimatter = Antimatter on planets
source-objective = Secret objective

## Refusals

refusal-players = One to four people can play; { $players } cannot.
refusal-handicap-alone = A handicap makes players even, and you play alone. Choose another difficulty instead.
refusal-handicap-seats = There is a handicap for more than { $players } players. Give each of them one number.
refusal-handicap-range = A handicap is at most { $most } points, more or fewer.
refusal-game-over = The game is over.
refusal-not-asked = That is not what is to be decided now.
refusal-off-board = This hex is not on the board.
refusal-star-here = A star or a landmark is here.
refusal-no-star-near = A tile must lie next to a star other than Sol.
refusal-star-unused = This star is not used with so few players.
refusal-tile-near = Another tile is here or next to it.
refusal-not-dealt = This objective was not dealt to you.
refusal-repeated = You cannot repeat your previous action, { $action }.
refusal-no-ship = No starship is left in your supply.
refusal-not-yours = You do not control this planet.
refusal-poor-world = Not enough resources on this planet: one planet pays for the whole starship.
refusal-not-beside = A starship is placed next to a planet of yours; next to the one that pays, if it is built.
refusal-no-space-hex = A starship can only be placed on a space hex without a tile.
refusal-ship-here = A starship is here already.
refusal-no-ship-there = None of your starships stands on this planet.
refusal-no-marker = No nation markers left.
refusal-alien = Alien planets require the Metamaterial Generator.
refusal-top-level = { $technology } has reached its highest level.
refusal-not-enough = Not enough { $what }: { $need } needed, { $have } there.
refusal-level-reached = { $technology } is at level { $level } or higher already.
refusal-same-track = The starting advances go to different technologies; { $technology } has risen already.
refusal-not-declined = The starting advances must be taken.
refusal-world-lacks = There is no { $what } on this planet.
refusal-paying = A payment cannot be interrupted: pay the rest first.
refusal-recovering = First choose the cube to recover.
refusal-no-own-ship = None of your starships is here.
refusal-landed = A starship on a planet or a mine cannot move; it can be withdrawn.
refusal-has-moved = This starship has moved already.
refusal-one-by-one = The starship on its way finishes its move first.
refusal-no-flight = The starship is there already.
refusal-impassable = This hex cannot be entered.
refusal-occupied = This planet or mine is occupied.
refusal-ship-in-the-way = You may not stop on another starship.
refusal-too-far = There is no way there within { $speed ->
        [one] { $speed } hex.
       *[other] { $speed } hexes.
    }
refusal-terraformed = This planet is terraformed already.
refusal-level-needed = This planet needs Terraforming level { $level }.
refusal-nothing-produced = Produce at least one cube.
refusal-not-allowed = That is more than you may produce here.
refusal-pool-short = Your pool does not hold so many cubes.
refusal-other-world = Everything that one action produces goes to the planet chosen first.
refusal-not-waived = A bonus action that was paid for must have an effect.
refusal-earth = Earth cannot be exploited.
refusal-exploited = This planet was exploited in this action already.
refusal-not-face-down = No tile lies face down there.
refusal-must-explore = { $left ->
        [one] One more tile has to be turned up.
       *[other] { $left } more tiles have to be turned up.
    }
refusal-locked = Your main action does not unlock { $bonus }.
refusal-bonus-taken = { $bonus } was taken in this turn already.
refusal-bonus-free = This bonus action is free: one burned cube pays for both.
refusal-pool-empty = Your pool is empty; you cannot pay for a bonus action.
refusal-burn-needed = A bonus action costs a cube of your pool: choose one to burn.
refusal-none-to-burn = There is no { $what } in your pool.
refusal-no-effect = A bonus action must have an effect; { $bonus } would have none now.
refusal-other-track = This step is not taken on the track { $track }.
refusal-must-advance = The step has to be taken.
refusal-none-in-pit = There is no { $what } in Clausius’ Pit.
refusal-not-your-turn = Quantum Physics works in your own turn only.
refusal-same-world = Choose two different planets.
refusal-no-moves-left = No more cubes can be moved in this turn.
refusal-no-transforms-left = No more cubes can be transformed in this turn.
refusal-antimatter-stays = Antimatter cannot be transformed.
refusal-pool-lacks = There is no { $what } in your pool to swap it with.

## Questions

ask-first = Who begins?
    .why = The first-player token is given to somebody at random.
ask-lay = Where do you lay a tile?
    .why = { $left } tiles are left. They lie face down next to stars, and never next to each other.
ask-turn-up = The tile { $hex } is turned up
    .why = Nobody knows what lies under it.
ask-start = Which technology do you begin with?
    .why = Two different technologies rise to level { $level } for free before the first round.
ask-raise = Which technology rises for free?
    .why = The progress card raises one technology, to level { $level } at most.
ask-deal = { $player } is dealt an objective
    .why = Everybody is dealt two objectives and keeps one in secret.
ask-keep = Which objective do you keep?
    .why = It scores at the end if you fulfil it. Nobody else sees it; the other one leaves the game.
ask-reveal = The progress card of round { $round } is turned up
    .why = It is resolved at the end of the round.
ask-ghost = The Ghost advances
    .why = It takes a step on both leadership tracks; in rounds 5, 10 and 15 its technologies rise.
ask-act = Round { $round }: which main action do you take?
    .why = Move your action cube to another space. Its column and its row unlock a bonus action each.
ask-build = { $left ->
        [one] Build one more starship?
       *[other] Build up to { $left } starships?
    }
    .why = One planet pays for each starship, which then stands next to it.
ask-place = Where do you place the starship?
    .why = It is free, and stands next to one of your planets.
ask-colonise = Which planet do you colonise?
    .why = The starship comes back, you take the planet’s card and advance by its colonial icons.
ask-buy = Which technology do you buy?
    .why = Cubes of all your planets together can pay. A new level works at once.
ask-pay = { $technology }: where do the cubes come from?
    .why = Still to be paid: { $cubes }. They go to your pool.
ask-collaborate = Others learn from it
    .why = Whoever is behind a light bulb advances to its level.
ask-terraform = Which planet do you terraform?
    .why = The planet pays with its own cubes, and scores its points at the end.
ask-produce = Where do you produce up to { $cubes }?
    .why = Cubes go from your pool to one planet. What the pool does not hold is lost.
    .mixed = Where do you produce up to { $most ->
        [one] one cube
       *[other] { $most } cubes
    }?
ask-exploit = { $left ->
        [one] Which planet do you exploit?
       *[other] Which planets do you exploit? { $left } are possible.
    }
    .why = A planet produces what is printed on its card, as far as your pool goes.
ask-advance = { $steps ->
        [one] On which track do you advance one space?
       *[other] On which track do you advance { $steps } spaces?
    }
    .why = Medals go to whoever leads a track at the end of the round.
ask-explore = { $left ->
        [one] Which tile do you turn up?
       *[other] Which tile do you turn up first? { $left } are left.
    }
    .why = It stays face up for everybody.
ask-recover = Which cube do you recover?
    .why = It comes back from Clausius’ Pit to your pool.
ask-bonuses = Which bonus action do you take?
    .why = Each costs a cube of your pool, which is burned.
    .free = Which bonus action do you take? It is free.
ask-fleet = Which starship do you move?
    .why = Each moves once, up to { $speed ->
        [one] { $speed } hex.
       *[other] { $speed } hexes.
    }
ask-onward = Where does the starship fly on to?
    .why = The target is taken. { $left ->
        [one] One hex is left.
       *[other] { $left } hexes are left.
    }
ask-withdraw = Do you withdraw starships?
    .why = They come back to your supply; from a mine with a cube of Clausius’ Pit. Then your turn ends.
ask-quantum = Use Quantum Physics?
    .why = Cubes move between your planets, or energy and matter change places with the pool.

## Groups of choices

group-choose = Choose
group-act = Main actions
group-bonus = Bonus actions
group-quantum = Quantum Physics
group-land = Destinations
group-free = Open space

## Moves

move-lay = Lay a tile { $hex }
move-raise = { $technology } { $level }: { $name }
move-keep = Keep “{ $objective }”
move-act = { $action }
move-bonus = { $bonus }: burn { $burned }
    .free = { $bonus }: free
move-build = Build { $hex }, paid by { $world }
move-place = Place a starship { $hex }
move-colonise = Colonise { $planet }
move-buy = { $technology } { $level }: { $name }
move-pay = { $kind } from { $world }
move-terraform = Terraform { $planet } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-produce = { $cubes } on { $world }
move-advance = { $track }
move-explore = Turn up the tile { $hex }
move-fly = { $to }, from { $from }
move-withdraw = Withdraw the ship: { $hex }
move-recover = Recover { $kind }
move-shift = Move { $kind } from { $from } to { $to }
move-transform = Turn { $kind } into { $other } on { $world }
move-done = Enough
move-stay = No more flights
move-no-bonus = No bonus action
move-no-recovery = Recover nothing
move-decline = Decline
move-end-turn = End the turn

## Notes

note-unlocks = Unlocks { $column } and { $row }.
note-produces = Produces { $cubes }.
note-costs = Costs { $cubes }.
note-flight = { $steps ->
        [one] One hex.
       *[other] { $steps } hexes.
    }
note-lands = It lands here; Colony Seeding makes a colony of it.
note-mine = Withdrawing from here recovers a cube.
note-target = One space of Colonial Leadership, and the ship may fly on.

## What happened

event-first = begins
event-laid = lays a tile { $hex }
event-turned-up = turns up { $what }, { $hex }
event-dealt = is dealt “{ $objective }”
    .hidden = is dealt an objective
event-kept = keeps “{ $objective }”
    .hidden = keeps an objective
event-card = Round { $round }: { $card }
event-acted = chooses { $action }
event-bonus = takes the bonus action { $bonus }
event-qualified = qualifies for { $card }
event-produced = produces on { $world }
event-recovered = recovers { $kind }
event-shifted = moves { $kind } from { $from } to { $to }
event-transformed = turns { $kind } into { $other } on { $world }
event-placed = places a starship { $hex }
event-flew = flies from { $from } to { $to } ({ $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    })
event-target = reaches a colonial target
event-withdrew = withdraws a starship: { $hex }
    .mine = withdraws a starship from a mine: { $hex }
event-colonised = colonises { $world }
event-terraformed = terraforms { $world }
event-rose = reaches level { $level } of { $technology }: { $name }
    .collaboration = reaches level { $level } of { $technology } by collaboration: { $name }
event-medal-reached = The medal on space { $space } of { $track } goes onto the progress card
event-medals = leads in { $track } and takes its medals
event-medals-lost = leads in { $track }; its medals leave the game
event-over = The game is over.
event-scored = { $source }

## Stages

stage-round = Round { $number }
step-first = First player
step-lay = Laying tiles
step-open = Turning up the short-range zone
step-start = Starting technologies
step-deal = Dealing objectives
step-keep = Choosing objectives
step-reveal = Reveal phase
step-ghost = The Ghost
step-turn = Turn
step-main = Main action
step-bonus = Bonus actions
step-move = Moving starships
step-withdraw = Withdrawing starships
step-card = Progress card
step-medals = Medals
step-over = The game is over

## Set-up

plays = Objective
setup-players = Players
    .text = One to four people play; one plays against the Ghost.
setup-objectives = Objectives
    .text = Which objectives are dealt.
setup-objectives-standard = Standard
    .text = The ten standard cards.
setup-objectives-advanced = Advanced
    .text = The seven advanced cards, which are harder and score more.
setup-lay_tiles = Lay the tiles yourselves
    .text = The players lay the face-down tiles one by one in place of the standard layout.
setup-difficulty = Difficulty
    .text = How many points win the solo game.
setup-difficulty-normal = Normal
    .text = 25 points win the solo game.
setup-difficulty-easy = Easy
    .text = 20 points win the solo game.
setup-difficulty-hard = Hard
    .text = 30 points win the solo game.
setup-handicap = Handicap
    .text = Points that somebody has beforehand, more or fewer than the others, to make players even. They count in the final score only.

## What is our own

reconstructed-map = The positions of stars and tiles and the range zones are our own.
reconstructed-planets = Names, production and costs of most planets are our own.
reconstructed-cards = All progress cards and objectives are our own.
reconstructed-costs = Costs, icons and light bulbs of most technology levels and the spaces of the leadership tracks are our own.

## Drawings

draw-galaxy = Galaxy
draw-round = Round
draw-round-of = Round { $round } of { $all }
draw-known = Known free planets
draw-known-hint = nearest first
draw-none-known = No free planet is known.
draw-technologies = Technology board
draw-next-level = next level dashed
draw-level-of = { $who }: { $technology }, level { $level }
draw-card = Progress card
draw-card-hint = resolved at the end of the round
draw-no-card = No card lies open.
draw-qualify = Now:
draw-on-card = { $count ->
        [one] One medal of { $track } is awarded at the end of the round; as it stands to { $who }.
       *[other] { $count } medals of { $track } are awarded at the end of the round; as it stands to { $who }.
    }
draw-tracks = Leadership tracks
draw-on-space = { $who }: space { $space }.
draw-medals-left = Medals on spaces: { $spaces }.
draw-pits = Clausius’ Pit
draw-pits-hint = burned, until recovered
draw-standings = Standings if it ended now
draw-to-win = { $target } points win
draw-who = Player
draw-col-planets = Planets
    .text = Terraformed planets
draw-col-technologies = Techs
    .text = Technologies at level 4
draw-col-medals = Medals
    .text = Medals of both tracks
draw-col-tracks = Tracks
    .text = Leadership tracks walked to their end
draw-col-antimatter = Antim.
    .text = Antimatter on planets
draw-col-objective = Goal
    .text = Secret objective
draw-col-sum = Sum
draw-grid = Action grid
draw-cube-here = The action cube stands here.
draw-pool = Pool
draw-pool-hint = to produce or to burn
draw-worlds = Planets
draw-supply = In supply: { $ships ->
        [one] 1 starship
       *[other] { $ships } starships
    }, { $markers ->
        [one] 1 nation marker
       *[other] { $markers } nation markers
    }
draw-objective = Secret objective
draw-only-you = only you see it
draw-hidden = Face down
draw-fulfilled = Fulfilled as it stands
draw-open = Not yet fulfilled
draw-dealt = Keep one of these objectives
draw-ghost = The Ghost has no ships and takes no turns. It advances one space on both leadership tracks in every round, and takes medals from you.
draw-ghost-target = You win with { $target } points.
draw-ship-of = Starship of { $who }
draw-nobody = nobody
draw-none = none
draw-produce = produce
draw-spend = spend
draw-burn = burn
draw-recover = recover
draw-on-planets = Earth and planets

## Directions

hex-at = { $way } of { $star }
dir-e = E
dir-ne = NE
dir-nw = NW
dir-w = W
dir-sw = SW
dir-se = SE

## What the things are

explain-space = Open space
    .text = Starships fly through it and can stop here. { $zone }: { $distance ->
        [one] one hex
       *[other] { $distance } hexes
    } from Sol.
explain-star = { $class }
    .text = No starship can enter it. Tiles lie on hexes beside it.
    .unused = No starship can enter it. With so few players it has no tiles.
explain-sol = Your Earth is here. Starships are placed next to it; none can enter it.
explain-hole = A black hole: no starship can enter it.
explain-tile = Face-down tile
    .text = No starship can enter it before it is turned up. Still unknown: { $planets } planets, { $mines } mines, { $targets } colonial targets. { $zone }.
explain-mine = Starships land here. Withdrawing one recovers a cube from Clausius’ Pit.
explain-target = The first starship to reach it advances one space on the Colonial Leadership track, and may fly on. The tile leaves the game.
explain-planet = { $type }. { $zone }.
    .colony = As a colony: produces { $cubes }; colonising it advances { $icons ->
        [one] one space
       *[other] { $icons } spaces
    } on the Colonial Leadership track.
    .terraform = Terraforming: needs level { $level } and { $cubes } from its own cubes; then { $points } points and { $terraformed } as production.
    .owner = It belongs to { $who }.
explain-earth = It pays for starships and technologies, and can store cubes. It cannot be exploited or terraformed and scores nothing.
explain-cubes = There: { $cubes }.
explain-ship = It flies in the movement step, up to { $speed ->
        [one] one hex
       *[other] { $speed } hexes
    } as long as it is in open space. On a planet it waits for Colony Seeding.
explain-bonus = Opened by the main actions of its { $line ->
        [row] row
       *[column] column
    }. It costs one cube of your pool, which is burned.
explain-technology-level = { $level }: { $name }. { $text } Costs { $cubes }.
explain-technology-start = 0: { $name }. { $text }
explain-technology-icons = Reaching it advances { $icons ->
        [one] one space
       *[other] { $icons } spaces
    } on the Technology Leadership track.
explain-technology-bulb = Light bulb: others below level { $level } rise to it.
explain-track = Whoever reaches a medal space puts its medal on the progress card; whoever leads at the end of the round takes it, and all who are tied take one each. Every medal scores { $points } points.
explain-pool = Cubes that can be produced onto planets, or burned for bonus actions. They cannot pay for anything.
explain-pit = Burned cubes. They come back only from mines and on recover spaces of the leadership tracks.
explain-stored = { $kind } on Earth and planets together: what you pay with.
explain-card = { $text } It is resolved at the end of the round. Now: { $who }.
explain-objective = Scores { $points } points at the end if it is fulfilled.
explain-seat = Action grid, pool, planets and objective.
explain-ghost = The opponent of the solo game.

## The guided opening

coach-start = Two technologies for a start
    .text = Take Space Travel, or your starships stand still. Energy Development goes well with it: it refills your planets with energy.
coach-keep = Your secret objective
    .text = Keep the one you would rather do anyway. It scores only if it is fulfilled when the game ends; nobody else sees it.
coach-first-turn = Your action cube
    .text = Choose one of the nine actions in your grid. The bonus above its column and the one below its row light up: each can be had for a burned cube afterwards. Space Missions builds your first starships.
coach-act = Not the same action twice
    .text = The space with your cube is closed for this turn. The numbers on the spaces say what each action would do for you now.
coach-seed = A landing to be used
    .text = One of your starships stands on a planet. Colony Seeding makes it your colony, and all such landings at once.
coach-ripe = A planet can be terraformed
    .text = A colony of yours has the cubes for it. Only terraformed planets score.
coach-poor = Earth is running dry
    .text = Starships and technologies are paid for with cubes on planets. Energy Storage brings energy from your pool; Planetary Exploitation lets a colony produce.
coach-end = The last rounds
    .text = Finish what you began: colonies that are not terraformed score nothing. Cubes in the pool are now worth burning.
coach-bonuses = Half an action for a cube
    .text = Your main action has opened two bonus actions. Each costs a cube of your pool, which falls into Clausius’ Pit and seldom comes back. You need not take any.
coach-build = Starships
    .text = A starship costs cubes of one planet and stands next to it. Choose a hex on the side where you want to fly.
coach-fleet = Flying
    .text = Lit hexes are in reach, with their distance on planets. Landing on a planet is not colonising it yet. Mines bring burned cubes back, colonial targets a step.
coach-produce = Producing
    .text = Cubes move from your pool to one planet. Think of what will be paid there: a planet is terraformed only with its own cubes.
coach-colonise = Your first colony
    .text = You take the planet’s card, and its icons move you forward on the Colonial Leadership track. Markers last for five planets.
coach-buy = Technologies
    .text = A level works at once. From level 2 on it moves you forward on the Technology Leadership track; a light bulb pulls up those behind you.
coach-explore = Unknown worlds
    .text = Turned-up tiles stay open for everybody, so begin near your own starships.
coach-advance = Two tracks, ten medals
    .text = A medal goes to whoever leads its track at the end of the round in which it is reached. Step where you are ahead or level.
coach-withdraw = The end of the turn
    .text = Bring home starships that are no longer needed. From a mine one of your burned cubes comes with it. Confirm ends the turn.

## The end

ending-last = This is the last round.
verdict-rounds = { $rounds } rounds are over.
verdict-solo = { $points } points, { $target } needed: { $rank }.
    .won = { $points } points, { $target } needed: won. { $rank }.
verdict-shared = Tied to the last: { $winners } share the victory.
verdict-terraformed = wins the tie by terraformed planets: { $own } to { $other }.
verdict-medals = wins the tie by medals: { $own } to { $other }.
verdict-pit = wins the tie by fewer cubes in Clausius’ Pit: { $own } to { $other }.

## What bots speak of: parts of the score, and what they like

part-terraformed_planets = terraformed planets
part-top_technologies = completed technologies
part-technology_medals = technology medals
part-colonial_medals = colonial medals
part-leadership_spaces = leadership tracks
part-antimatter = antimatter on planets
part-objective = the secret objective
style-terraformer = likes to terraform
style-inventor = likes to research
style-pioneer = likes to found colonies
style-leader = likes to lead
style-hoarder = likes to hoard
