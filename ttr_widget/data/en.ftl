# Texts of ttr_widget in English. Every other language falls back to this file, id by id.

## Cities

city-atlanta = Atlanta
city-boston = Boston
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-dallas = Dallas
city-denver = Denver
city-duluth = Duluth
city-el-paso = El Paso
city-helena = Helena
city-houston = Houston
city-kansas-city = Kansas City
city-las-vegas = Las Vegas
city-little-rock = Little Rock
city-los-angeles = Los Angeles
city-miami = Miami
city-montreal = Montréal
city-nashville = Nashville
city-new-orleans = New Orleans
city-new-york = New York
city-oklahoma-city = Oklahoma City
city-omaha = Omaha
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-saint-louis = Saint Louis
city-salt-lake-city = Salt Lake City
city-san-francisco = San Francisco
city-santa-fe = Santa Fe
city-sault-st-marie = Sault St. Marie
city-seattle = Seattle
city-toronto = Toronto
city-vancouver = Vancouver
city-washington = Washington
city-winnipeg = Winnipeg

## Colours

color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple
color-black = black
color-white = white
color-locomotive = locomotive
color-gray = gray

## Refusals

## Front end


## Front end

ui-title = Ticket to Ride — USA
ui-title-note = Unofficial
ui-pair = { $a } – { $b }
ui-lane = { $route } ({ $color })
ui-list-separator = { ", " }
ui-ply = Move { $ply }
ui-live = live
ui-looking-back = Looking back at move { $ply } of { $live }
ui-to-live = Back to now
ui-undo = Undo
ui-undo-none = Nothing to take back
ui-new-game = New game
ui-rematch = Rematch
ui-resume = Resume
ui-help = Help
ui-menu = More
ui-close = Close
ui-back = Back to the game
ui-language = Language
ui-theme = Light or dark
ui-theme-to-dark = Switch to dark
ui-theme-to-light = Switch to light
ui-speed = Speed of the bots
ui-speed-short = Bots
ui-speed-0 = Bots wait
ui-speed-1 = Slow
ui-speed-2 = Fast
ui-speed-3 = At once
ui-board = Map of the board. Arrow keys go from city to city, full stop and comma through a city’s routes, Enter chooses, Escape cancels.
ui-board-route = { $route }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
  }, { $color }{ $state ->
    [yours] , yours
    [owned] , owned by { $owner }
    [legal] , you can claim it
   *[other] {""}
  }
ui-board-city = { $city }

## Front end: action bar

ui-turn-yours = Your turn
ui-turn-first-hint = Claim a route, draw train cards or draw tickets
ui-turn-second = Draw a second card
ui-turn-second-hint = A face-up locomotive cannot be the second card
ui-turn-of = { $name } to move
ui-turn-bot-hint = The bot is thinking
ui-turn-wait-hint = Choose your move when it is your turn
ui-watching = You are watching
ui-choose-initial = Choose your first tickets
ui-choose-tickets = Choose tickets to keep
ui-choose-hint = Keep at least { $n }: { $ticked } ticked, worth { $points } points
ui-choosing-others = Others are still choosing their first tickets
ui-keep = { $n ->
    [0] Keep tickets
    [one] Keep 1 ticket
   *[other] Keep { $n } tickets
  }
ui-claim = Claim { $route }
ui-payment = { $parts }
ui-payment-part = { $n } { $color }
ui-payment-join = { " + " }
ui-points-gain = +{ $n ->
    [one] 1 point
   *[other] { $n } points
  }
ui-trains-after = { $n ->
    [one] 1 train left
   *[other] { $n } trains left
  }
ui-pay-with = Pay with
ui-choose-payment = Choose a payment
ui-completes = completes { $tickets }
ui-completes-count = completes { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  } +{ $points }
ui-draw = Draw { $color }
ui-draw-hint = Face up, from the market
ui-draw-loco-hint = A face-up locomotive is your whole draw
ui-draw-deck = Draw from the deck
ui-draw-deck-hint = { $n ->
    [one] 1 covered card left
   *[other] { $n } covered cards left
  }
ui-draw-tickets = Draw tickets
ui-draw-tickets-hint = Up to three tickets; you must keep at least one
ui-pass = Pass
ui-pass-hint = Nothing else is possible
ui-confirm = Confirm
ui-cancel = Cancel
ui-key-enter = Enter
ui-key-esc = Esc
ui-sent = Sent …
ui-busy = Kernel busy, your move is waiting
ui-busy-hint = It will be made when the running cell is done
ui-cancelling = Taking the move back …
ui-lost = The kernel is not answering
ui-lost-hint = Is it running? Start it, and run the cell with the board again
ui-rule = rule { $rule }
ui-refused = That cannot be done
ui-refused-unknown = The kernel refused this ({ $code })
ui-why-spectator = You are watching this game
ui-why-choose-payment = Choose what to pay with first
ui-final-round = { $n ->
    [0] Final round
    [one] Final round: 1 turn left
   *[other] Final round: { $n } turns left
  }
ui-held = The bots wait
ui-held-hint = They go on after your move, or now
ui-paused = The bots are paused
ui-paused-hint = Set their speed to let them play
ui-bot-stopped = { $name } stopped: { $reason }
ui-bot-stopped-hint = Resume asks it again
ui-over = Game over
ui-wins = { $name } wins
ui-win-shared = { $names } share the victory
ui-curtain = Pass the screen to { $name }
ui-curtain-hint = Hand and tickets stay covered until then
ui-reveal = I am { $name }
ui-loading = Waiting for the game

## Front end: panels

ui-players = Players
ui-you = you
ui-bot = bot
ui-to-move = to move
ui-last-turn = last turn
ui-longest = longest { $n }
ui-trains-title = Trains
ui-cards-title = Train cards
ui-tickets-title = Tickets
ui-points-title = Points
ui-player-line = Seat { $seat }, { $name }: { $points } points, { $trains } trains, { $cards } cards, { $tickets } tickets
ui-market = Market
ui-market-hint = A face-up locomotive ends the draw
ui-market-second = No face-up locomotive as second card
ui-market-empty = Empty place
ui-deck = Draw blind
ui-deck-left = { $n } in deck
ui-deck-discard = { $n } discarded
ui-ticket-deck = Tickets
ui-ticket-deck-left = { $n } left
ui-ticket-deck-keep = Keep at least 1
ui-log = Log
ui-log-hint = Point at a row to see it
ui-log-empty = Nothing has happened yet
ui-log-more = Show earlier moves
ui-hand = Your hand · { $n }
ui-hand-of = { $name }’s hand · { $n }
ui-hand-hint = Keys 1–9 pick a colour
ui-hand-empty = No train cards
ui-hand-card = { $n } { $color }
ui-hand-pick = { $n } { $color }: show what they can pay
ui-tickets = Your tickets · { $n } at stake
ui-tickets-none = Your tickets
ui-tickets-hint = Point at one to see its cities
ui-ticket-open = open
ui-ticket-left = { $n ->
    [one] 1 claim left
   *[other] { $n } claims left
  }
ui-ticket-done = done
ui-ticket-blocked = blocked
ui-ticket-missed = missed
ui-ticket-label = { $ticket }, { $points } points
ui-tickets-hidden = Covered until { $name } takes the seat
ui-spectator-hand = A spectator sees no hand
ui-offer = Choose from these
ui-tab-hand = Hand { $n }
ui-tab-market = Market
ui-tab-tickets = Tickets { $n }
ui-tab-log = Log
ui-tabs = Panels

## Front end: start panel

ui-start-title = New game
ui-start-hint = 2 to 5 seats
ui-start-seat = Seat { $n }
ui-start-name = Name, seat { $n }
ui-start-kind = Who plays seat { $n }
ui-start-person = Person
ui-start-greedy = Greedy bot
ui-start-random = Random bot
ui-start-other = { $name } (bot)
ui-start-add = Add a seat
ui-start-remove = Remove seat { $n }
ui-start-seed = Seed (optional)
ui-start-seed-hint = The same seed deals the same game
ui-start-go = Start game
ui-start-bad-seed = A whole number, please
ui-start-default-name = Player { $n }

## Front end: final scoring

ui-scoring = Final scoring
ui-score-routes = Routes
ui-score-tickets = Tickets
ui-score-longest = Longest path
ui-score-longest-value = { $n ->
    [one] 1 train
   *[other] { $n } trains
  }
ui-score-total = Total
ui-score-show-path = Show the longest path of { $name }
ui-score-no-tickets = no tickets
ui-score-skip = Show all
ui-winner = winner

## Front end: help

ui-help-title = How to play
ui-help-rules-1 = A turn is one of three: draw train cards, claim a route, or draw tickets.
ui-help-rules-2 = Draw two cards, face up or covered. A face-up locomotive counts as both.
ui-help-rules-3 = Claim a route with as many cards of its colour as it has spaces; gray takes any one colour; locomotives are jokers.
ui-help-rules-4 = Draw up to three tickets and keep at least one. Connected at the end, they score; otherwise they cost.
ui-help-rules-5 = With 2 or 3 players only one lane of a double route can be claimed.
ui-help-rules-6 = When someone has two trains or fewer, everybody has one last turn. The longest path scores 10.
ui-help-keys = Keys, when the map is focused
ui-help-key-arrows = from city to city; among payments
ui-help-key-cycle = the routes of that city
ui-help-key-enter = choose, then confirm
ui-help-key-esc = cancel
ui-help-key-colors = a colour of your hand
ui-help-key-market = a market card
ui-help-key-deck = draw from the deck
ui-help-key-tickets = draw tickets
ui-help-key-space = tick a ticket
ui-help-key-undo = undo
ui-help-key-help = this help
ui-help-note = Unofficial. “Ticket to Ride” is a trademark of Days of Wonder, with whom this project is not affiliated.

## Front end: what happened (log rows and the live region)

event-draw = { $name } draws
event-draw-n = { $n ->
    [one] { $name } draws
   *[other] { $name } draws { $n }
  }
event-deck = { $name } draws blind
event-deck-n = { $name } draws { $n } blind
event-draw-mixed = { $name } draws, 1 blind
event-tickets = { $name } draws { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  }
event-keep = { $name } keeps { $kept } of { $of } tickets
event-claim = { $name } claims { $route }
event-pass = { $name } passes
event-final = Final round
event-reshuffled = Discards shuffled
event-wipes = Market swept
event-live-draw = { $name } draws { $color }.
event-live-deck = { $name } draws a covered card.
event-live-deck-own = You draw { $color } from the deck.
event-live-tickets = { $name } draws { $n } tickets.
event-live-keep = { $name } keeps { $kept } of { $of } tickets.
event-live-claim = { $name } claims { $route } with { $payment }: { $points } points.
event-live-pass = { $name } passes.
event-live-wipes = Three locomotives: the market is swept.
event-live-reshuffled = The discards become the new deck.
event-live-final = The final round begins.
event-live-over = The game is over.
event-live-yours = Your turn.
