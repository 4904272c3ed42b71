## What scripts see: position texts, builders, records, differences. No page needs these.

error-position-text-start = a position text begins with “ttr1” and the board, as in “ttr1 usa …”; this one begins with “{ $given }”
error-position-text-board = no board called “{ $given }” ships ({ $names } do); give board=, or the board's JSON
error-position-text-json = not a JSON text: { $given }; quotes and backslashes inside a name are written \" and \\
error-position-text-word = “{ $given }” is not key=value; words are separated by blanks, seats by “/” between two blanks
error-position-text-key = { $near ->
    [0] nothing is called “{ $key }” here; there are { $keys }
   *[other] nothing is called “{ $key }” here; did you mean { $guess }?
}
error-position-text-twice = { $key }= stands here twice
error-position-text-hidden = “{ $given }” stands for something hidden: this is the text of a view, and a position needs all of it
error-position-text-cards = “{ $given }” is not a set of cards; write a number before each letter, as in 2R1L, or - for none ({ $letters })
error-position-text-row = “{ $given }” is not a row of cards; write a letter for each, as in RBGWY, or - for none ({ $letters }; . an empty slot of the market)
error-position-text-final = “{ $given }” is not a final round; write the seat that began it and the turns left, as in 0:2
error-position-text-ticket = { $near ->
    [0] there is no ticket “{ $given }”; write two cities by code or name, as in HOU-KAN
   *[other] there is no ticket “{ $given }”; did you mean { $guess }?
}
error-position-text-route = { $near ->
    [0] there is no route “{ $given }”; write two cities by code or name, as in HEL-SEA, and the lane of a double
   *[other] there is no route “{ $given }”; did you mean { $guess }?
}
error-position-lane-open = “{ $given }” has two lanes; name one: { $lanes }

## Game records as text

error-record-format = this is not a game record: the header [Format "{ $format }"] is missing
error-record-version = this record is “{ $given }”; this ttr_widget reads “{ $format }”
error-record-header = “{ $given }” is not a header; write a word and a text in quotes, as in [Seat0 "Ann"]
error-record-header-twice = the header { $key } stands here a second time
error-record-missing = the header { $key } is missing
error-record-start = the start { $said }
error-record-seats = { $n ->
    [one] { $n } seat has
   *[other] { $n } seats have
} a name, but the start has { $seats }
error-record-number = { $key } is a whole number, not “{ $given }”
error-record-language = there are no texts in “{ $given }”; languages are { $languages }
error-record-bot = “{ $given }” is not a bot; write a kind and a seed, as in "greedy 0"
error-record-players = { $said }
error-record-one-game = another game begins here; read_records reads a file of many
error-record-bytes = this is not UTF-8
error-record-turn = “{ $given }” is not a turn; write a number, a player and a move, as in “{ $number }. { $name }: draw deck”
error-record-turn-number = turn { $number } is next, not turn { $given }
error-record-same-turn = turn { $number } is not over yet; its second ply stands on an indented line without a number
error-record-new-turn = a new turn begins here, number { $number }; only a second ply of the same turn stands on an indented line
error-record-seat = nobody called “{ $given }” plays; there are { $names }
error-record-move = { $said }
error-record-illegal = “{ $move }” is not possible here: { $said }
error-record-chance = the record says “{ $given }”, but from this start chance does “{ $right }”
error-record-result = the result is said to be “{ $given }”, but the moves lead to “{ $right }”

## What differs

difference-line = { $what }: { $a } → { $b }
difference-none = Nothing differs.
difference-yes = yes
difference-no = no
difference-nobody = nobody
difference-nothing = none
difference-board = board
difference-players = players
difference-turn = to decide
difference-start = first to play
difference-phase = phase
difference-phase-initial-tickets = first tickets
difference-phase-turn = turn
difference-phase-second-card = second card
difference-phase-tickets = tickets
difference-phase-over = over
difference-final = final round
difference-final-turns = begun by { $name }, turns left: { $n }
difference-passes = forced passes
difference-seed = state of chance
difference-rules = rule { $rule }
difference-market = market, slot { $slot }
difference-name = name of seat { $seat }
difference-hand = { $name }, hand, { $color }
difference-hand-cards = { $name }, cards in hand
difference-known = { $name }, cards seen, { $color }
difference-known-cards = { $name }, cards seen
difference-trains = { $name }, trains
difference-points = { $name }, route points
difference-tickets = { $name }, ticket { $ticket }
difference-tickets-number = { $name }, tickets
difference-tickets-order = { $name }, order of tickets
difference-offer = { $name }, on offer { $ticket }
difference-offer-number = { $name }, tickets on offer
difference-offer-order = { $name }, order of the offer
difference-keep = { $name }, chosen { $ticket }
difference-keep-number = { $name }, tickets chosen
difference-keep-order = { $name }, order of the choice
difference-keep-made = { $name }, has chosen
difference-returned = { $name }, put under the deck { $ticket }
difference-returned-number = { $name }, tickets put under the deck
difference-returned-order = { $name }, order of what was put under the deck
difference-routes-order = { $name }, order of routes
difference-owner = { $route }
difference-discard = discard, { $color }
difference-deck = cards in the deck
difference-deck-order = order of the deck
difference-ticket-deck = tickets in the deck
difference-ticket-deck-order = order of the ticket deck
difference-title = { $n ->
    [0] Nothing differs
    [one] { $n } difference
   *[other] { $n } differences
}
difference-marked = not owned alike

## What if, and Python

branches-start = before
branches-points = route points
branches-trains = trains
branches-cards = cards in hand
branches-hand = hand
branches-tickets = tickets
branches-longest = longest path
branches-total = total, if it ended now
python-seat = What { $name } has played so far ({ $ply ->
    [one] { $ply } move has
   *[other] { $ply } moves have
} been made). The whole game can be copied when it is over.
python-spectator = A spectator has no moves ({ $ply ->
    [one] { $ply } move has
   *[other] { $ply } moves have
} been made). The whole game can be copied when it is over.
