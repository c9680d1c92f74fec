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

## Things on the table

earth = Earth
mine = Mine
    .one = a mine
target = Colonial target
    .one = a colonial target
ship = Starship
ghost = Ghost

## Technologies and their levels

tech-space_travel = Space Travel
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
action-colony_seeding = Colony Seeding
    .text = Your starships on planets colonise them: take the card and advance by its colonial icons.
action-technological_development = Technological Development
    .text = Buy any number of technology levels.
action-stellar_propulsion = Stellar Propulsion
    .text = Move all your starships now, and again in the movement step.
action-terraforming = Terraforming
    .text = Your colonies pay their own cost, turn over and score victory points.
action-galactic_map = Galactic Map
    .text = Advance one space on a leadership track, then turn up four tiles.
action-energy_storage = Energy Storage
    .text = Produce energy on one of your planets.
action-planetary_exploitation = Planetary Exploitation
    .text = Your planets produce what is printed on their cards.
action-generate_antimatter = Generate Antimatter
    .text = Produce antimatter on one of your planets.
bonus-space_logistics = Space Logistics
    .text = Place a starship next to one of your planets, free of cost.
bonus-evolution_of_technology = Evolution of Technology
    .text = Produce 1 antimatter on one of your planets.
bonus-scientific_progress = Scientific Progress
    .text = Advance one space on the Technology Leadership track.
bonus-social_progress = Social Progress
    .text = Advance one space on the Colonial Leadership track.
bonus-space_exploration = Space Exploration
    .text = Turn up one or two tiles.
bonus-industrial_surge = Industrial Surge
    .text = Produce one or two cubes, energy or matter, on one of your planets.

## Leadership tracks

track-technology = Technology Leadership
track-colonial = Colonial Leadership

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

source-terraformed_planets = Terraformed planets
source-top_technologies = Completed technologies
source-technology_medals = Technology medals
source-colonial_medals = Colonial medals
source-leadership_spaces = End of leadership tracks
source-antimatter = Antimatter on planets
source-objective = Secret objective

## Refusals

refusal-players = One to four people can play; { $players } cannot.
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
ask-turn-up = The tile on { $hex } is turned up
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

## Moves

move-lay = Lay a tile on { $hex }
move-raise = { $technology } { $level }: { $name }
move-keep = Keep “{ $objective }”
move-act = { $action }
move-bonus = { $bonus }: burn { $burned }
    .free = { $bonus }: free
move-build = Build on { $hex }, paid by { $world }
move-place = Place a starship on { $hex }
move-colonise = Colonise { $planet }
move-buy = { $technology } { $level }: { $name }
move-pay = { $kind } from { $world }
move-terraform = Terraform { $planet } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-produce = { $cubes } on { $world }
move-advance = { $track }
move-explore = Turn up { $hex }
move-fly = Fly from { $from } to { $to }
move-withdraw = Withdraw from { $hex }
move-recover = Recover { $kind }
move-shift = Move { $kind } from { $from } to { $to }
move-transform = Turn { $kind } into { $other } on { $world }
move-done = Enough
move-no-bonus = No bonus action
move-no-recovery = Recover nothing
move-decline = Decline
move-end-turn = End the turn

## Notes

note-unlocks = Unlocks { $column } and { $row }.
note-produces = Produces { $cubes }.
note-costs = Costs { $cubes }.

## What happened

event-first = begins.
event-laid = lays a tile on { $hex }.
event-turned-up = turns up { $what } on { $hex }.
event-dealt = is dealt “{ $objective }”.
    .hidden = is dealt an objective.
event-kept = keeps “{ $objective }”.
    .hidden = keeps an objective.
event-card = Round { $round }: { $card }.
event-acted = chooses { $action }.
event-bonus = takes the bonus action { $bonus }.
event-qualified = qualifies for { $card }.
event-produced = produces on { $world }.
event-recovered = recovers { $kind }.
event-shifted = moves { $kind } from { $from } to { $to }.
event-transformed = turns { $kind } into { $other } on { $world }.
event-placed = places a starship on { $hex }.
event-flew = flies from { $from } to { $to } ({ $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }).
event-target = reaches a colonial target.
event-withdrew = withdraws a starship from { $hex }.
    .mine = withdraws a starship from the mine on { $hex }.
event-colonised = colonises { $world }.
event-terraformed = terraforms { $world }.
event-rose = reaches level { $level } of { $technology }: { $name }.
    .collaboration = reaches level { $level } of { $technology } by collaboration: { $name }.
event-medal-reached = The medal on space { $space } of { $track } goes onto the progress card.
event-medals = leads in { $track } and takes its medals.
event-medals-lost = leads in { $track }; its medals leave the game.
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

## What is our own

reconstructed-map = The positions of stars and tiles and the range zones are our own.
reconstructed-planets = Names, production and costs of most planets are our own.
reconstructed-cards = All progress cards and objectives are our own.
reconstructed-costs = Costs, icons and light bulbs of most technology levels and the spaces of the leadership tracks are our own.

## Drawings

draw-galaxy = Galaxy
