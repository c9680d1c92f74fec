# Planetformers in English.

# Resources and other things that are counted

biomatter = Biomatter
    .amount = { $count } { $count ->
        [one] Biomatter
       *[other] Biomatter
    }
workforce = Workforce
    .amount = { $count } { $count ->
        [one] Workforce
       *[other] Workforce
    }
minerals = Minerals
    .amount = { $count } { $count ->
        [one] Mineral
       *[other] Minerals
    }
technology = Technology
    .amount = { $count } { $count ->
        [one] Technology
       *[other] Technology
    }
any = resource of choice
    .amount = { $count } { $count ->
        [one] resource of choice
       *[other] resources of choice
    }
crew = Crew cards
    .amount = { $count } { $count ->
        [one] Crew card
       *[other] Crew cards
    }
points = VP
    .amount = { $count } { $count ->
        [one] VP
       *[other] VP
    }

# Specialists

engineer = Engineer
    .whom = Engineer
    .amount = { $count } { $count ->
        [one] Engineer
       *[other] Engineers
    }
leader_red = red Leader
    .whom = red Leader
    .amount = { $count } { $count ->
        [one] red Leader
       *[other] red Leaders
    }
leader_green = green Leader
    .whom = green Leader
    .amount = { $count } { $count ->
        [one] green Leader
       *[other] green Leaders
    }
leader_blue = blue Leader
    .whom = blue Leader
    .amount = { $count } { $count ->
        [one] blue Leader
       *[other] blue Leaders
    }
any_leader = Leader of any colour
    .amount = { $count } { $count ->
        [one] Leader of any colour
       *[other] Leaders of any colour
    }
planet_leader = Leader of the Planet's colour
    .amount = { $count } { $count ->
        [one] Leader of the Planet's colour
       *[other] Leaders of the Planet's colour
    }
any_specialist = Specialist of any kind
    .amount = { $count } { $count ->
        [one] Specialist of any kind
       *[other] Specialists of any kind
    }

# Colours, rows and places

red = red
green = green
blue = blue
upper_row = upper row
lower_row = lower row
planetary_system = Planetary system
star_portal = Star Portal
cinderfall = Cinderfall
verdance = Verdance
glacien = Glacien
rusthaven = Rusthaven
vulkara = Vulkara
magmaris = Magmaris
ochre_deep = Ochre Deep
mossmantle = Mossmantle
thornwild = Thornwild
sporeth = Sporeth
canopia = Canopia
tidewrack = Tidewrack
azurine = Azurine
pelagos = Pelagos
frosthollow = Frosthollow
spot-planet = { $planet }
spot-moon = Moon of { $planet }
spot-space-station = Space Station of { $planet }
spot-asteroid = Asteroid of { $planet }

# Upgrades

robotics = Robotics
    .text = On a Planet with a Colony of yours you take two different actions instead of one.
cargo = Cargo
    .text = Your Cargo holds 6 units of each resource instead of 4.
biodome = Biodome
    .text = Whenever you arrive at a Space Station, you gain 1 Workforce. A pair with Leisure Facilities.
leisure_facilities = Leisure Facilities
    .text = Whenever you arrive at a Space Station, you take a card from the Canteen. A pair with the Biodome.
space_mining = Space Mining
    .text = Whenever you arrive at a Moon, you gain 1 Mineral. A pair with Mining Vehicles.
mining_vehicles = Mining Vehicles
    .text = Whenever you arrive at a Moon, you take a card from the Canteen. A pair with Space Mining.
scout_vehicles = Scout Vehicles
    .text = When you scout, you draw two Survivors and resolve one of them.
engines = Engines
    .text = Your Ark travels along 4 routes instead of 2; after a second payment along 6.

# Actions

gather = Gather Resources
terraform = Terraform
scout = Scout
settle = Settle
create_colony = Create Colony
create_outpost = Create Trading Outpost
gain_specialist = Gain Specialist token

# Where points come from

source-handicap = Handicap
source-planets = Completed Planets
source-outposts = Trading Outposts
source-excess = Excess
source-unfinished = Unfinished Planets
source-survivors = Settled Survivors
source-colonies = Colonies
source-upgrades = Upgrades

# The Automa

automa = Automa
clockwise = clockwise
counterclockwise = counterclockwise
automa-criterion-no-colony = a Planet without its Colony
automa-criterion-unterraformed = a Planet that is not fully terraformed
automa-criterion-discover = an empty cell to discover
automa-deed-crew = draw Crew cards
automa-deed-upgrade = unlock an upgrade
automa-deed-travel = travel
automa-skip-no-crew = there is no Crew card to draw
automa-skip-all-unlocked = all its upgrades are unlocked
automa-skip-specialists = it lacks Specialists
automa-skip-resources = it lacks resources
automa-skip-nowhere = there is nowhere to go
automa-skip-terraformed = its Planet is fully terraformed
automa-skip-nothing-to-raise = it has nothing that would raise a level here
automa-skip-no-survivors = there is no Survivor left
automa-skip-has-colony = it has a Colony here already
automa-skip-no-colony = it has no free Colony marker
automa-skip-has-outpost = it has an Outpost here already
automa-skip-no-outpost = it has no free Outpost marker

# Steps

step-start = Who begins
step-layout = The starting Planets
step-canteen = The Canteen
step-deal = Crew cards are dealt
step-keep = The first Crew
step-supplies = The first resources
step-turn = Ark upgrade
step-travel = Space travel
step-income = Outposts pay
step-crew = Crew cards
step-actions = Destination actions
step-draw = Crew card draw
step-end-of-turn = End of the turn
step-automa = The Automa
step-over = The game is over
stage-round = Round { $number }

# Set-up

setup-level = The Automa
    .text = How strong your opponent is when you play alone.
setup-level-easy = Easy
    .text = The gentlest: few points for its upgrades.
setup-level-easy_plus = Easy+
    .text = As Easy, and it begins with a Colony.
setup-level-medium = Medium
    .text = A Colony, and more points for its upgrades.
setup-level-medium_plus = Medium+
    .text = As Medium, and it begins with one more resource of each type.
setup-level-hard = Hard
    .text = A Colony, and the most points for its upgrades.
setup-level-hard_plus = Hard+
    .text = As Hard, and it begins with two more resources of each type.
setup-starting_player = Who begins
    .text = Alone you always begin.
setup-starting_player-chance = Chance decides
    .text = A seat is drawn.
setup-starting_player-first = The first seat
    .text = The first seat takes the first turn.
setup-starting_player-second = The second seat
    .text = The second seat takes the first turn.
setup-starting_player-third = The third seat
    .text = The third seat takes the first turn.
setup-starting_player-fourth = The fourth seat
    .text = The fourth seat takes the first turn.
setup-handicap = Handicap
    .text = Points that somebody has beforehand, more or fewer than the others, to make players even. They count in the final score only.

# Questions

ask-start = Draw who begins
    .why = Whoever begins gets the First Player marker.
ask-layout = Lay out a starting Planet
    .why = Three Planets lie around the Star Portal from the start.
ask-refill = Fill the Canteen
    .why = The Canteen always shows three Crew cards.
ask-deal = Deal a Crew card
    .why = Everybody gets three Crew cards and keeps two.
ask-keep = Which Crew card do you discard?
    .why = You keep the other two. Their edges are actions, their symbols Specialists.
ask-place = Into which row does { $symbol } { $card } go?
    .why = In the upper row its bottom edge works, in the lower row its top edge.
ask-take = Which resource do you take? { $left } left.
    .why = What does not fit into your Cargo is lost.
ask-upgrade = Do you unlock an upgrade?
    .why = One a turn, before you travel. It works at once and frees a Colony marker.
ask-pay = How do you pay: { $need }?
    .why = Every piece of a price needs its own card, token or unit.
    .upgrade = How do you pay for the upgrade: { $need }?
    .scout = Who scouts: { $need }?
    .colony = How do you pay for the Colony: { $need }?
ask-travel = Where do you travel? Range { $range }.
    .why = You must move. Where your Ark stops you can act; beyond the edge of a card you discover a Planet.
ask-discovery = Discover a Planet
    .why = The next Planet card is laid out, and your Ark lands on it.
ask-bonus = Which track does your discovery raise?
    .why = It is free, and your Terraforming marker goes to spot 1.
ask-play = Which Crew card do you play? { $left } left.
    .why = If the edge beside your Cargo matches the destination, its action is yours.
ask-act = Do you carry out the action of { $symbol } { $card }?
    .why = The card is moved already; its action is free to choose.
ask-source = Where does the Crew card come from? { $left } left.
    .why = A face-up card of the Canteen, or the top card of the deck.
    .canteen = Which card of the Canteen do you take?
ask-draw-crew = Draw a Crew card
    .why = The top card of the deck is turned up.
ask-action = What do you do on this Planet?
    .why = One action; with Robotics and a Colony here two different ones.
    .space = What do you do here?
ask-raise = Which track do you raise? { $left } left.
    .why = Each unit raises its track by a level, and your marker moves on with it.
ask-draw-survivor = Draw a Survivor
    .why = You gain the resources on the card, whatever its colour.
ask-choose = Which Survivor do you resolve?
    .why = The other card is discarded without effect.
ask-keep-survivor = Do you keep the { $color } Survivor?
    .why = On a terraformed Planet of the colour they can be settled. You can hold three.
ask-last-draw = Do you draw a Crew card?
    .why = Your turn ends with it.
ask-automa-card = The Automa draws a card
    .why = It carries out the actions of its card from top to bottom.
ask-automa-act = The Automa carries out its card
    .why = Its card and its rules leave it no choice; the log says why it does what it does.
    .crew = The Automa draws a Crew card
    .gather = The Automa gathers resources
    .upgrade = The Automa unlocks an upgrade
    .travel = The Automa travels
    .terraform = The Automa terraforms
    .scout = The Automa scouts
    .colony = The Automa creates a Colony
    .outpost = The Automa creates a Trading Outpost
ask-automa-crew = The Automa draws another Crew card
    .why = It keeps any number of them, and uses only their symbols.
ask-automa-symbol = Which symbol does the Automa use: { $need }?
    .why = Where several of its Crew cards fit, you choose the symbol; the card it gained first is discarded.
    .stand-in = Which symbol stands in for a Specialist that the Automa lacks?

# Choices

group-choose = Choices
group-crew = Crew cards
group-resources = Resources
group-pay = Payment
group-upgrades = Upgrades
group-travel = Travel
group-discover = Into the unknown
group-tracks = Resource tracks
group-rows = Rows
group-actions = Actions
group-tokens = Specialist tokens
group-survivors = Survivors
group-end = Go on

# Moves

move-discard = Discard { $whom } { $card }
move-place = Into the { $row }
move-canteen = Take { $whom } { $card } from the Canteen
move-draw = Draw from the Crew deck
move-take = Take { $resource }
move-pay = Pay with { $resource }
move-token = Use the token: { $token }
move-use = Use { $whom } { $card } as a Specialist
move-symbol = The Automa uses: { $symbol }
move-upgrade = Unlock { $upgrade }
move-travel = { $spot } ({ $routes } { $routes ->
        [one] route
       *[other] routes
    })
move-discover = Discover a Planet ({ $routes } { $routes ->
        [one] route
       *[other] routes
    })
move-raise = Raise { $resource }
move-play = Play { $whom } { $card } and discard it
    .up = Play { $whom } { $card } and move it up
move-act = Carry out the action
move-gather = Gather Resources
move-terraform = Terraform
move-scout = Scout
move-choose = Resolve { $survivor } ({ $color })
move-keep = Keep the card
move-settle = Settle Survivors ({ $color })
move-colony = Create a Colony
move-outpost = Create a Trading Outpost
    .from = Move the Trading Outpost of { $planet } here
move-ready = Discard { $whom } { $card }, ready the token: { $token }
move-pass = Do nothing more here
    .upgrade = No upgrade
    .play = Play no more Crew cards
    .act = Leave the action
    .raise = Raise no more
    .survivor = Discard the card
    .draw = End the turn without drawing
deed-discard = discards { $whom } { $card }

# What happened

event-begins = begins
event-laid = { $planet } is laid out
event-round = Round { $round } begins
event-drew = draws { $whom } { $card }
event-took = takes { $whom } { $card } from the Canteen
event-refilled = { $symbol } { $card } comes to the Canteen
event-reshuffled = The discarded Crew cards are shuffled into a new deck
event-placed = puts { $whom } { $card } into the { $row }
event-used = uses { $whom } { $card } as a Specialist
event-exchanged = discards { $whom } { $card } for a token
event-played = plays { $whom } { $card }
event-moved-up = moves { $whom } { $card } up
event-token-ready = readies a token: { $token }
event-unlocked = unlocks { $upgrade }
event-travelled = travels: { $spot }
event-discovered = discovers { $planet }
event-stayed = has nowhere to go
event-gathered = gathers: { $spot }
event-raised = raises { $resource } on { $planet } to { $level }
event-completed = completes { $planet }
event-scored = { $source }
event-scouted = finds { $survivor } ({ $color })
event-survivors-reshuffled = The discarded Survivors are shuffled into a new deck
event-dropped = discards { $survivor } ({ $color })
event-kept = keeps { $survivor } ({ $color })
event-settled = settles { $survivor } ({ $color }) on { $planet }
event-colony = creates a Colony on { $planet }
event-automa-seated = begins on { $planet }
event-automa-drew = draws the card { $card }
event-automa-reshuffled = The Automa's cards are shuffled anew
event-automa-acts = carries out { $card }, action { $number }: { $deed }
event-automa-skipped = skips { $card }, action { $number } ({ $deed }): { $why }
event-automa-nothing-unknown = finds nothing left to discover, and looks for an unterraformed Planet instead
event-automa-searches = looks { $way } from { $planet } for { $criterion }: the first one counts
    .across = jumps across the Star Portal and looks { $way } from { $planet } for { $criterion }: the first one counts
    .ignored = cannot jump, as there is no Planet across the Star Portal; looks { $way } from { $planet } for { $criterion }: the first one counts
event-automa-passes = passes over { $planet }
    .own = passes over { $planet }, on which it stands
    .colony = passes over { $planet }, where it has a Colony
    .terraformed = passes over { $planet }, which is fully terraformed
event-automa-none-meets = finds none, and takes the next Planet { $way }
event-automa-takes = takes what it has least of: { $resource }
    .tie = takes what it has least of, the topmost of several: { $resource }
event-automa-spends = spends what it has most of: { $resource }
    .tie = spends what it has most of, the topmost of several: { $resource }
event-automa-lacks = lacks { $need }: two other Specialists stand in
event-automa-terraforms = terraforms { $planet } track by track from the left, at most { $most } { $most ->
        [one] level
       *[other] levels
    }
event-ending = triggers the end: after this round one more is played
event-standstill = Nothing was terraformed for too long: the game ends
event-over = The game is over
event-outpost = creates a Trading Outpost on { $planet }
    .moved = moves a Trading Outpost from { $from } to { $planet }

# What is not allowed

refusal-players = This is a game for 1 to 4; { $players } cannot play.
refusal-handicap-alone = A handicap makes players even, and you play alone. Choose another level of the Automa instead.
refusal-handicap-seats = There is a handicap for more than { $players } players. Give each of them one number.
refusal-handicap-range = A handicap is at most { $most } points, more or fewer.
refusal-no-such-player = Only { $players } play: that seat is empty.
refusal-game-over = The game is over.
refusal-not-asked = That is not asked now.
refusal-not-your-card = You do not have this card.
refusal-not-enough = Not enough: { $what }. You need { $need } and have { $have }.
refusal-token-spent = This token is spent: { $token }.
refusal-wrong-specialist = What is needed is: { $need }.
refusal-unlocked = { $upgrade } is unlocked already.
refusal-no-such-spot = There is no such spot in the system.
refusal-own-spot = You cannot end your travel where you began the turn.
refusal-too-far = That is too far: your range is { $range }.
refusal-occupied = Another Ark is there; only Planets and the Star Portal hold several.
refusal-automa-there = The Automa's Ark is on this Planet.
refusal-automa-lacks = The Automa has no such card: { $need }.
refusal-known = There is a Planet already.
refusal-must-travel = You must travel.
refusal-must-raise = Raise at least one level.
refusal-row-full = The row is full: { $most } cards have room.
refusal-not-in-canteen = This card is not in the Canteen.
refusal-canteen-only = This card comes from the Canteen.
refusal-deck-only = This card comes from the deck, not from the Canteen.
refusal-no-crew-left = There is no Crew card left.
refusal-crew-full = You have { $most } Crew cards: more you cannot have.
refusal-already-up = Cards of the upper row are discarded when they are played.
refusal-edge-does-not-match = The edge does not match the destination.
refusal-not-here = { $action }: not possible here.
refusal-taken = { $action }: already done on this turn.
refusal-enough-actions = You have taken all your actions on this Planet.
refusal-not-terraformed = The Planet is not fully terraformed.
refusal-terraformed = The Planet is fully terraformed already.
refusal-not-your-survivor = You do not hold this Survivor.
refusal-other-colour = The Survivor has another colour than the Planet.
refusal-wrong-token = A discarded card ({ $card }) cannot ready this token: { $token }.
refusal-token-ready = This token is ready already: { $token }.
refusal-no-track = This Planet has no track for { $resource }.
refusal-track-full = { $resource } is at its highest level here: { $most }.
refusal-nothing-to-raise = You have nothing that would raise a level here.
refusal-no-survivors = There is no Survivor left.
refusal-no-room = You hold { $most } Survivors already.
refusal-not-drawn = This card was not drawn.
refusal-has-colony = You have a Colony on this Planet.
refusal-no-colony-marker = You have no free Colony marker; upgrades free them.
refusal-has-outpost = You have a Trading Outpost on this Planet.
refusal-which-outpost = Both your Trading Outposts are placed: choose which one to move.
refusal-no-outpost = You have no free Trading Outpost; pairs of upgrades free them.
refusal-outposts-not-placed = A Trading Outpost can be moved only when both are placed.
refusal-no-outpost-there = You have no Trading Outpost there.

# Our own values

reconstructed-cards = The faces of the Planet, Crew, Survivor and Automa cards are our own: the rulebook does not show them.
reconstructed-rules = Where the rulebook is silent, our rulings say so.

# The drawings

draw-none = nothing
draw-end = to the end
draw-ends = { $n } of { $of } Planets are fully terraformed; then the end is near
draw-merit = Merit
draw-rank = spot, +{ $first } first, +{ $second } second
draw-canteen = Canteen
    .for = face up for everybody
draw-holdings = Colonies, Outposts, Survivors
draw-sheet = If the game ended now
draw-col-track = so far
draw-col-unfinished = unfinished
draw-col-colonies = Colonies
draw-col-rest = settled
draw-player = Player
draw-colonies = Colonies: placed, free, points
draw-outposts = Trading Outposts
draw-survivors = Survivors
draw-settled = settled { $n },
draw-crew = Crew and Cargo
draw-crew-deck = Crew deck: { $deck } cards, { $discard } discarded
draw-survivor-deck = Survivor deck: { $deck } cards, { $discard } discarded
draw-planet-deck = Planets still to be discovered, by colour
draw-edges-fit = { $n ->
        [0] no edge fits
        [one] 1 edge fits
       *[other] { $n } edges fit
    }
    .short = { $n ->
        [0] no edge fits
        [one] 1 edge fits
       *[other] { $n } edges fit
    }
draw-upper = Upper row: { $n } cards, { $free } free. Their bottom edges are active
draw-lower = Lower row: { $n } cards, { $free } free. Their top edges are active
draw-of = at most { $most }
draw-tokens = Specialist tokens
draw-ready = ready
draw-spent = spent
draw-upgrades = Ark upgrades
draw-pair = Both upgrades of this pair free a Trading Outpost
draw-pair-free = This pair has freed its Trading Outpost
draw-markers = Markers
    .pool = placed + free
draw-limit = { $n } levels
draw-terraformed = terraformed
draw-ark-of = The Ark of { $who }
draw-colony-of = A Colony of { $who }
draw-outpost-of = A Trading Outpost of { $who }
draw-automa = The Automa
draw-automa-card = card { $card }
draw-skipped = skipped: { $why }
draw-search = { $way } to { $criterion }: { $planet }
    .across = across the Portal, then { $way } to { $criterion }: { $planet }
    .ignored = no Planet opposite, so no jump; { $way } to { $criterion }: { $planet }
    .none = none was { $criterion }; the next Planet { $way }: { $planet }

# What things are

dest-red = on red Planets
dest-green = on green Planets
dest-blue = on blue Planets
dest-space = on Moons and Space Stations
edge-words = { $place } { $gain }
    .trade = { $place } { $pay } for { $gain }
arrive-gather = Yields { $gain }
arrive-outpost = Your Trading Outpost pays you on arrival
note-crew = Top edge, active in the lower row: { $top }.
    Bottom edge, active in the upper row: { $bottom }.
    Or give the card away as a Specialist.
note-crew-deck = Crew deck
    .text = Where a gain allows it, and at the end of every turn, you draw its top card.
note-survivor-deck = Survivor deck
    .text = Whoever scouts draws from it. Discarded Survivors come back when it is empty.
note-upper-row = Upper row
    .text = The bottom edge of these cards touches your Cargo and is active. When they are played, they are discarded.
note-lower-row = Lower row
    .text = The top edge of these cards touches your Cargo and is active. When they are played, they can move up to be used once more.
note-sides = Before: gathers { $before }. Terraformed: gathers { $after }.
    Levels: { $levels }.
    .alive = Terraformed: gathers { $after }. Survivors of its colour can settle here.
note-colonies = Colonies: { $who }.
note-outposts = Trading Outposts: { $who }. They pay whenever an Ark ends its travel here.
note-arks = Arks: { $who }.
note-portal = Gathers { $gain }. Every edge fits here, but only one Crew card is played. A Specialist token can be readied.
note-asteroid = A place to stop on the way. There is nothing to do here, and no edge fits.
note-satellite = Gathers { $gain }. A Specialist token can be readied in the same turn.
note-cell = Undiscovered
    .text = One of { $n } Planets. Whoever travels there turns it up, lands on it and raises a first level for nothing.
note-track = Level { $level } of { $most }. Every unit from your Cargo raises it by one, and your marker with it.
note-merit = Terraforming track of { $planet }
    .left = { $n ->
        [one] One level is missing.
       *[other] { $n } levels are missing.
    }
    .one = { $who }: spot { $spot }, { $points } VP if it were completed now.
    .done = It is complete: everybody has scored here.
note-cargo = You hold at most { $most }; with the Cargo upgrade { $later }. What does not fit is lost.
note-token = Token: { $token }
    .ready = It pays for one Specialist of its kind, and is spent then.
    .spent = On a Moon, a Space Station or the Star Portal you can ready it by discarding a Crew card: an Engineer readies a Leader, a Leader the Engineer.
note-upgrade = It costs: { $price }. It frees a Colony marker.
    .again = Paid once. The second payment costs: { $price }. It frees a Colony marker.
    .done = It is unlocked.
note-markers = Colonies and Trading Outposts
    .text = { $colonies } Colonies placed, { $free } free. The next one costs: { $price }.
    { $outposts } Trading Outposts placed, { $pool } free.
    You raise up to { $limit } levels with one Terraform action.
note-automa = Automa card { $card }
    .text = Its actions from top to bottom: { $deeds }. What cannot be done is skipped.
note-symbol = A symbol of the Automa's Crew cards. It uses nothing else of them.
note-survivor = Survivors ({ $color })
    .text = Whoever resolves the card gains { $gain }. It can be kept and settled on { $color } Planets only.

# The end

ending = completed Planet number { $planets }: this round is finished, and one more follows.
    .last = This is the last round.
verdict-cause = completed Planet number { $planets } and so brought about the end.
verdict-stored = wins the tie with more in the Cargo: { $own } to { $other }.
verdict-shared = { $winners } share the victory.
verdict-automa = A tie against the Automa is a loss.

# For the first game

coach-keep = Your first Crew
    .text = Keep two cards whose colours are near: the Planets beside the Star Portal are red, green and blue. An Engineer pays for your first upgrade.
coach-place = Above or below the Cargo
    .text = The edge that touches the Cargo works. In the lower row a card works twice: played, it moves up, and later once more from there.
coach-supplies = Something to begin with
    .text = Workforce pays for Cargo and Engines, any resource can raise a level. Two different ones leave more ways open.
coach-upgrade = Upgrades come first
    .text = Once a turn, before you travel. Every upgrade frees a Colony, and Colonies are worth the most at the end.
coach-travel = You must travel
    .text = The number is how many routes it is; the small card says how many of your Crew fit there. Go where a card fits and you need what the place yields.
coach-discover = Into the unknown
    .text = Behind an open edge lies a new Planet. You land on it, whatever it is, and raise a first level for nothing.
coach-last = The end is near
    .text = Only this round and perhaps one more. Complete what is nearly complete, place Colonies, settle Survivors.
coach-bonus = A free level
    .text = Raise the track that you could least afford; your marker goes to spot 1 of this Planet.
coach-crew = Play your Crew
    .text = Bright edges fit this place. A card of the lower row moves up and stays; one of the upper row is discarded. You may play two.
coach-planet = One action
    .text = Gather what the Planet yields, or terraform it with what you have. A Colony here raises your limit for good.
coach-space = Gather, and ready a token
    .text = Here you may do both: take what the place yields, and turn a Crew card into a ready Specialist.
coach-raise = Level by level
    .text = Each unit raises its track and moves your marker. When the last level is raised, everybody scores their spot, the first in rank 3 more.
coach-pay = Who pays?
    .text = A ready token does the same as a card. Keep the cards whose edges you still need.
coach-survivor = A Survivor
    .text = You have gained what stands on the card. Keep it if you can: settled on a finished Planet of its colour it scores 5, five of them 40.
coach-source = From the Canteen or from the deck
    .text = What lies open you can choose; what comes from the deck may be anything.
coach-draw = Draw a card
    .text = It costs nothing. Only with six cards there is no room for it.

## What bots speak of: parts of the score, and what they like

part-planets = completed Planets
part-outposts = Trading Outposts
part-excess = excess
part-unfinished = unfinished Planets
part-survivors = settled Survivors
part-colonies = Colonies
part-upgrades = Upgrades
style-settler = likes to settle
style-helper = likes to rescue
style-recruiter = likes a large Crew
style-tinkerer = likes to tinker
style-hoarder = likes to hoard
