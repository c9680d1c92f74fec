refusal-too-many =
    The heap has only { $heap } { $heap ->
        [one] stone
       *[other] stones
    }.
refusal-too-greedy = Take 1 to { $most } stones.
refusal-dug = Everybody may dig once.
refusal-no-stone = Digging costs a stone, and you have none.
refusal-not-your-card = Keep one of your own cards.
refusal-not-asked = That is not asked now.
refusal-over = The game is over.
refusal-seats = This is a game for 1 to { $most }.
refusal-no-heap = A game needs { $thing }.
stones = stones
points = points
cards = cards
plays = Way to play
plays-dug = Dug
plays-gathered = Only gathered
source-stones = Stones
source-luck = Luck
source-card = Card
stage = Turn { $turn }
group-choose = Choices
group-take = Take stones
heap = The heap
    .text = Stones to take.
deck = The deck
    .text = Cards that nobody holds.
order-greed = Taking
    .text = What to do with a turn.
order-greed-ask = Ask me
    .text = Nothing is done for you.
order-greed-one = Take one
    .text = One stone is taken for you.
ask-keep = Which card do you keep?
    .why = It counts at the end; the other one goes into the deck.
ask-turn = What do you do?
    .why = The heap shrinks.
ask-roll = Roll the die
    .why = What it shows are points.
ask-draw = Draw a card
    .why = It counts at the end.
ask-mood = The dragon wakes up
    .why = Its mood says how much it eats.
ask-eat = The dragon eats
    .why = It always leaves a stone.
move-keep = Keep card { $card }
move-take = Take { $stones } { $stones ->
        [one] stone
       *[other] stones
    }
move-dig = Dig
move-swap = Swap the card
deed-take = takes { $stones } { $stones ->
        [one] stone
       *[other] stones
    }
deed-dig = digs
deed-swap = swaps the card
deed-keep = keeps card { $card }
event-drew = draws card { $card }
    .hidden = draws a card
event-returned = puts card { $card } into the deck
    .hidden = puts a card into the deck
event-rolled = rolls { $face }
event-lost = A stone is thrown away
event-mood = is hungry for { $mood }
event-counted = counts the cards
part-stones = stones
part-luck = luck in digging
part-card = the card
style-miser = clings to stones
