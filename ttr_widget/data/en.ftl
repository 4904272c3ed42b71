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

## Refusals: why a move cannot be played, and what would be right

refusal-not-a-move = { $why ->
    [empty] An empty text is not a move. Try “draw red”, “draw deck”, “draw tickets”, “keep …” or “claim … with …”.
    [too_long] That is too long for a move: a move has at most { $limit } characters.
    [characters] “{ $text }” holds characters that cannot be part of a move.
    [draw] Draw what? A face-up card by its colour (“draw red”), “draw deck” or “draw tickets”.
    [keep] Keep which tickets? Write “keep all”, or their cities: “keep Dallas-New York, Denver-El Paso”.
    [many] That names far more tickets than an offer can hold.
    [claim] A claim names a route and what is paid: “claim Helena-Seattle with 5 yellow + 1 locomotive”.
    [payment] “{ $payment }” is not a payment. Write numbers and colours: “5 yellow + 1 locomotive”.
    [pair] “{ $pair }” does not name two cities. Write them with a dash between: “Helena-Seattle”.
    [pass] To pass, write “pass” and nothing else.
    [near] “{ $text }” is not a move. Did you mean { $suggestions } …?
   *[verb] “{ $text }” is not a move. A move begins with draw, keep, claim or pass.
}
refusal-unknown-city = { $near ->
    [0] There is no city called “{ $name }” on this board.
   *[other] There is no city called “{ $name }” on this board. Did you mean { $suggestions }?
}
refusal-unknown-colour = { $name ->
    [gray] Gray is a colour of routes only; there are no gray cards. Cards are { $colors }.
   *[other] { $near ->
        [0] There is no train card of the colour “{ $name }”. Cards are { $colors }.
       *[other] There is no train card of the colour “{ $name }”. Did you mean { $suggestions }?
    }
}
refusal-unknown-ticket = { $near ->
    [0] There is no ticket { $ticket }.
   *[other] There is no ticket { $ticket }. Tickets from or to these cities: { $tickets }.
}
refusal-not-adjacent = { $near ->
    [0] No route joins { $city_a } and { $city_b }. From { $city_a } routes lead to { $cities }.
   *[other] Between { $city_a } and { $city_b } there is no lane “{ $lane }”. There { $near ->
        [one] is { $routes }
       *[other] are { $routes }
    }.
}
refusal-ambiguous = { $what ->
    [lane] Two lanes fit. Choose one:
   *[payment] There { $n ->
        [one] is { $n } way
       *[other] are { $n } ways
    } to pay for that, and the choice is yours:
}
    { $choices }
refusal-game-over = The game is over.
refusal-not-your-turn = { $answered ->
    [1] This seat has chosen its first tickets already; others still have to choose.
   *[0] It is not this seat’s turn: { $seat_name } is to move.
}
refusal-must-finish-draw = First finish drawing: a second train card has to be taken.
refusal-must-choose-tickets = First choose which of the drawn tickets to keep.
refusal-faceup-locomotive-second = A face-up locomotive cannot be the second card. Take another card, or one from the deck.
refusal-slot-empty = No { $color } card lies face up.
refusal-no-cards = The deck has no train card to draw, and the discard is empty too.
refusal-owned = { $route } belongs to { $owner_name } already.
refusal-own-twin = { $owner_name } owns the other lane of { $route }; nobody may own both.
refusal-closed-double = { $owner_name } owns the other lane of { $route }. With two or three players that closes this one for everybody.
refusal-not-enough-trains = { $route } takes { $length ->
    [one] { $length } train
   *[other] { $length } trains
}; { $trains ->
    [0] none is left
    [one] only { $trains } is left
   *[other] only { $trains } are left
}.
refusal-wrong-count = { $route } takes exactly { $length ->
    [one] { $length } card
   *[other] { $length } cards
}, not { $have }.
refusal-mixed-colours = One colour only, with locomotives if you like: { $colors } cannot be mixed.
refusal-wrong-colour = { $route } is { $route_color }: it takes { $route_color } cards and locomotives, not { $color }.
refusal-not-in-hand = { $held ->
    [0] That takes { $need } { $color }; there is none in this hand.
    [one] That takes { $need } { $color }; there is only { $held } in this hand.
    [other] That takes { $need } { $color }; there are only { $held } in this hand.
   *[unknown] The cards for { $route } are not in this hand.
}
refusal-keep-min-2 = Keep at least two of the first tickets.
refusal-keep-min-1 = Keep at least one of the drawn tickets.
refusal-not-in-offer = { $open ->
    [0] No tickets are on offer, so there is nothing to keep.
   *[other] { $tickets } is not on offer. To choose from: { $offer }.
}
refusal-no-tickets = There are no tickets left to draw.
refusal-pass-not-allowed = Passing is allowed only when nothing else is possible.
refusal-stale = The game has moved on since this was sent; nothing was done.
refusal-undo-not-allowed = That cannot be taken back: others have moved since, or something hidden was turned up.
refusal-cancelled = That was called off before it was done.
refusal-malformed = That message makes no sense ({ $field }); nothing was done.

## Errors: positions and files

error-position-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}; the game is for 2 to 5
error-position-missing = this is missing
error-position-unknown-key = nothing is called “{ $key }” here; there are { $keys }
error-position-too-small = { $given } is too small; at least { $least }
error-position-color = { $near ->
    [0] “{ $given }” is not a colour of cards; they are { $colors }
   *[other] “{ $given }” is not a colour of cards; did you mean { $guess }?
}
error-position-choice = { $given } is none of { $choices }
error-position-type = { $want ->
    [whole_number] must be a whole number, not { $given }
    [text] must be a text, not { $given }
    [flag] must be true or false, not { $given }
    [list] must be a list, not { $given }
    [object] must be an object of keys and values, not { $given }
   *[other] { $said }, not { $given }
}
error-position-board = { $said }
error-position-json = not JSON: { $said }
error-position-key-twice = the key “{ $key }” is there twice
error-position-seat = there is no seat { $given }; the last one is { $last }
error-position-market-size = { $n ->
    [one] { $n } slot is listed
   *[other] { $n } slots are listed
}; the market has five (null for an empty one)
error-position-too-many-cards = { $n } { $color } cards ({ $where }); there are { $supply }
error-position-known = { $n } { $color } are said to have been seen, { $held } are in the hand
error-position-unknown-ticket = { $near ->
    [0] there is no ticket “{ $given }”
   *[other] there is no ticket “{ $given }”; did you mean { $guess }?
}
error-position-unknown-route = { $near ->
    [0] there is no route “{ $given }”
   *[other] there is no route “{ $given }”; did you mean { $guess }?
}
error-position-ticket-twice = ticket { $id } stands in { $other } already
error-position-route-twice = route { $id } is owned in { $other } already
error-position-both-lanes-one-seat = the other lane, { $other }, is owned by the same seat; nobody may own both (R36)
error-position-both-lanes = the other lane, { $other }, is owned too; with { $n } players only one can be (R35)
error-position-returned-held = ticket { $id } cannot lie under the deck: it stands in { $other }
error-position-returned-elsewhere = ticket { $id } cannot lie under the deck: it is not in the ticket deck
error-position-name = { $said }
error-position-too-long = { $owned } spaces are owned; a player has { $whole } trains
error-position-trains = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} left and { $owned ->
    [one] { $owned } space
   *[other] { $owned } spaces
} owned make more than { $whole }; at most { $most } can be left
error-position-offer-size = { $n } tickets on offer; at most three are drawn
error-position-keep-late = a choice of first tickets stands here, but the phase is { $phase }
error-position-offer-unexpected = tickets are on offer here, but the phase is { $phase } and seat { $turn } decides
error-position-offer-missing = the phase is tickets, so seat { $turn } needs an offer of one to three
error-position-first-offer-missing = the phase is initial_tickets, so this seat needs an offer of three
error-position-keep-few = { $n } kept; at least { $least } of the first tickets must be
error-position-keep-not-offered = ticket { $id } is not on offer to this seat
error-position-passes = { $n } passes in a row end the game; at most { $most } can have been made
error-position-final-early = there is no final round before the first turn
error-position-turns-left = { $given ->
    [one] { $given } turn
   *[other] { $given } turns
} left; from { $least } to { $most } are possible in the final round

remark-market-filled = Empty slots of the market were filled, since there were cards left (R24).
remark-market-swept = The market showed three locomotives and was swept (R21).
remark-market-kept = The market shows three locomotives and was left so (R25).
remark-turn-ended = No second card could be taken, so the turn has ended (R18).
remark-all-answered = Everybody had chosen, so the choices have taken effect (R6).
remark-first-turn = Seat { $seat } is the first that still has to choose tickets, so it decides now (R6).
remark-no-final = Seat { $seat } has { $n ->
    [0] no trains
    [one] { $n } train
   *[other] { $n } trains
} left and no final round is on: it begins when that seat ends a turn (R43).
remark-final-turn = By the final round it would be the turn of seat { $expected }, not of seat { $seat }.
remark-final-trigger = Seat { $seat } is said to have begun the final round but has { $n } trains.
remark-bot-unknown = Nobody here knows the bot “{ $bot }”: { $name } is now a person. Give players= to seat a bot.
error-autosave-folder = autosave: there is no such folder
error-autosave-no-file = autosave: this is not a file
error-autosave-write = autosave: nothing can be saved here ({ $reason })
error-autosave-read = autosave: this file cannot be read ({ $reason })
error-autosave-alien = autosave: { $file } is not a saved game and would be written over; give another path
error-autosave-nothing = There is no saved game to continue.
remark-autosave-damaged = { $file } is damaged and cannot be continued ({ $said }). It is kept as { $kept } as soon as this game is saved.
remark-autosave-newer = { $file } cannot be continued here ({ $said }). It is kept as { $kept } as soon as this game is saved.
remark-autosave-failed = This game could not be saved to { $file } ({ $reason }). It goes on, and saving is tried again at the next move.
remark-autosave-taken = Another game or program has written { $file }, so this game is no longer saved there. Set autosave again, or give it another file.

## Previews: what a move would do

preview-points = { $n ->
    [one] { $n } point, { $total } in all
   *[other] { $n } points, { $total } in all
}
preview-trains = { $n ->
    [0] no trains left
    [one] { $n } train left
   *[other] { $n } trains left
}
preview-completes = completes { $tickets }
preview-gains = takes { $color }
preview-covered = { $n ->
    [one] takes { $n } covered card
   *[other] takes { $n } covered cards
}
preview-offer = { $n ->
    [one] draws { $n } ticket
   *[other] draws { $n } tickets
}
preview-keeps = keeps { $kept } of { $n }
preview-pass = nothing happens
preview-closes = closes { $routes }
preview-longest = longest path { $n }
preview-final = begins the final round

## Front end

ui-title = Ticket to Ride — USA
ui-pair = { $a } – { $b }
ui-lane = { $route } ({ $color })
ui-list-separator = { ", " }
ui-ply = Move { $ply }
ui-live = live
ui-looking-back = You are looking at move { $ply }
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
ui-theme-to-dark = Switch to dark
ui-theme-to-light = Switch to light
ui-speed = Speed of the bots
ui-speed-head = Bots
ui-speed-0 = Bots wait
ui-speed-1 = Bots play slowly
ui-speed-2 = Bots play fast
ui-speed-3 = Bots play at once
ui-board = Map of the board. Arrow keys go from city to city, full stop and comma through a city’s routes, Enter chooses, Escape cancels.

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
ui-choose-hint = Tick at least { $n } of those below: { $ticked } ticked, worth { $points } points
ui-choosing-others = Others are still choosing their first tickets
ui-keep = { $n ->
    [0] Keep tickets
    [one] Keep 1 ticket
   *[other] Keep { $n } tickets
  }
ui-claim = Claim { $route }
ui-payment-part = { $n } { $kind ->
    [locomotive] { $n ->
        [one] locomotive
       *[other] locomotives
      }
   *[other] { $color }
  }
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
ui-ok = OK
ui-key-enter = Enter
ui-key-esc = Esc
ui-busy = Kernel busy, your move is waiting
ui-busy-hint = It will be made when the running cell is done. Cancel, and it never will be
ui-cancelling = Taking the move back …
ui-lost = The kernel is not answering
ui-lost-hint = Is it running? Start it, and run the cell with the board again
ui-rule = Rule { $rule }
ui-refused-unknown = The kernel refused this ({ $code })
ui-why-undo-not-allowed = That cannot be taken back any more
ui-why-cancelled = Cancelled; nothing was done
ui-why-spectator = You are watching this game
ui-why-not-started = No game is on yet: choose who plays, then press “Start game”
ui-why-choose-payment = Choose what to pay with first
ui-final-round = { $n ->
    [0] Final round
    [one] Final round: 1 turn left
   *[other] Final round: { $n } turns left
  }
ui-held-hint = They go on after your move, or now
ui-paused-hint = Set their speed to let them play
ui-bot-stopped = { $name } stopped: { $reason }
ui-bot-stopped-hint = Resume asks it again
ui-over = Game over
ui-over-counting = The points are being counted below
ui-wins = { $name ->
    [You] You win
   *[other] { $name } wins
}
ui-win-shared = { $names } share the victory
ui-curtain = Pass the screen to { $name }
ui-curtain-hint = Hand and tickets stay covered until then
ui-reveal = I am { $name }
ui-loading = Waiting for the game

## Front end: time, kernel, several people at one screen

ui-ply-of = Move { $ply } / { $live }
ui-time = Back and forth in the game
ui-time-first = To the beginning
ui-time-back = One turn back
ui-time-forward = One turn forward
ui-time-last = To now
ui-time-slider = Move shown
ui-replay = Play
ui-replay-pause = Pause
ui-past-start = Before the first move
ui-why-looking-back = Nothing can be played in the past. Go back to now first
ui-busy-other = Kernel busy
ui-busy-other-hint = It will answer when the running cell is done
ui-link-lost = The kernel is not answering: run the cell again
ui-link-lost-hint = It was restarted or shut down. The board shows what was last known
ui-link-lost-brief = no kernel
ui-link-none = A saved board: it is not live
ui-link-none-hint = There is no kernel behind it. Run the cell to play on
ui-link-none-brief = not live
ui-saving-failed-hint = The game could not be written to its file; this is tried again at every move
ui-saving-taken-hint = Another game or program is writing that file now
ui-today = today { $time }
ui-since = Since your last turn
ui-since-close = Put the summary away
ui-since-of = { $name }: { $what }
ui-since-claims = { $routes } claimed, +{ $points }
ui-since-open = took { $cards }
ui-since-covered = { $n ->
    [one] 1 card from the deck
   *[other] { $n } cards from the deck
  }
ui-since-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
ui-since-kept = { $n ->
    [one] 1 ticket kept
   *[other] { $n } tickets kept
  }
ui-since-passed = passed
ui-last-turn-yours = your last turn
ui-curtain-covered = { $cards ->
    [one] 1 train card
   *[other] { $cards } train cards
  } and { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  } stay covered until then
ui-open-hands = What everybody holds
ui-open-hands-hint = All hands are open
ui-counts = Train cards by colour
ui-counts-discard = discarded
ui-counts-unseen = not seen
ui-counts-unseen-hint = In the deck or in the hands of others
ui-path-hint = Longest path: { $n ->
    [one] 1 train
   *[other] { $n } trains
  }. Press to see it on the map
ui-full = Full screen
ui-full-leave = Leave full screen
ui-caption-again = Claim { $route }: once more to confirm
ui-caption-pay = Claim { $route }: choose a colour with the keys, then confirm
ui-help-key-time = one turn back, forward (with Alt: one move)
ui-short-of-cards = { $gray ->
    [no] { $route } needs { $need } { $color }; you have { $held ->
        [0] none
       *[other] { $held } { $using_color }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $locomotives } locomotives
      }.
    [yes] { $route } needs { $need } of one colour; you have at most { $held ->
        [0] none
       *[other] { $held } { $using_color }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $locomotives } locomotives
      }.
   *[unknown] The cards for { $route } are not in this hand.
  }

## Front end: panels

ui-players = Players
ui-you = you
ui-bot = bot
ui-to-move = to move
ui-choosing = choosing
ui-last-turn = last turn
ui-longest = longest { $n }
ui-trains-title = Trains
ui-cards-title = Train cards
ui-tickets-title = Tickets
ui-points-title = Points
ui-player-line = Seat { $seat }, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  }
ui-market = Market
ui-market-hint = A face-up locomotive ends the draw
ui-market-second = No face-up locomotive as second card
ui-market-empty = Empty place
ui-deck = Draw blind
ui-deck-left = { $n } in deck
ui-deck-discard = { $n } discarded
ui-ticket-deck = Tickets
ui-ticket-deck-left = { $n } left
ui-ticket-deck-keep = keep ≥ 1
ui-log = Log
ui-log-hint = Choose a row to go back to it
ui-log-empty = Nothing has happened yet
ui-log-more = Show earlier moves
ui-log-unfold = Show all
ui-log-fold = Show less
ui-as-text = As text
ui-copy-game = Copy the game as Python
ui-text-below = Text under the board
ui-copy = Copy
ui-copy-code = Copy { $code }
ui-copy-python = Copy as Python
ui-copied = Copied
ui-copy-failed = The kernel did not answer
ui-copy-by-hand = The browser does not let this page copy. Here it is, to copy by hand:
ui-view-text = What is shown, as text
ui-view-text-hide = Hide the text
ui-branch = Branch
ui-branch-here = Branch here
ui-branch-here-hint = Try something else from here; the game stays as it is
ui-branch-of = Branch { $n }, from move { $ply }
ui-branch-code = How to call it in a cell
ui-why-branch-not-allowed = A branch would show what is still to come. There can be one when the game is over
ui-hand = Your hand · { $n }
ui-hand-none = Hand
ui-hand-of = { $name }’s hand · { $n }
ui-hand-hint = Keys 1–9 pick a colour
ui-hand-empty = No train cards
ui-hand-pick = { $n } { $color }: show what they can pay
ui-tickets = Your tickets · { $n } at stake
ui-tickets-none = Your tickets
ui-tickets-hint = Point at one to see its cities
ui-ticket-open = open
ui-ticket-left = { $n ->
    [one] 1 claim left
   *[other] { $n } claims left
  }
ui-ticket-left-brief = { $n } left
ui-ticket-done = done
ui-ticket-blocked = blocked
ui-ticket-missed = missed
ui-ticket-label = { $ticket }, { $points } points
ui-spectator-hand = A spectator sees no hand
ui-offer = Choose from these
ui-tab-hand = Hand { $n }
ui-tab-market = Market
ui-tab-tickets = Tickets { $n }
ui-tab-log = Log
ui-tabs = Panels
ui-legend-trains = Trains
ui-north = N

## Front end: start panel

ui-saved-title = There is an unfinished game
ui-saved = { $names } · move { $ply } · { $time }
ui-saved-continue = Continue this game
ui-saved-decline = New game
ui-saving-failed = Not saved
ui-saving-taken = Saved elsewhere
ui-start-title = New game
ui-start-hint = 2 to 5 seats
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
ui-start-default-name = { $n ->
    [1] Ann
    [2] Bo
    [3] Cai
    [4] Dee
   *[other] Eve
  }
ui-start-bar = Who plays?
ui-start-bar-hint = People and bots, as you like. Then press “Start game”

## Front end: final scoring

ui-scoring = Final scoring
ui-score-routes = Routes
ui-score-longest = Longest path
ui-score-longest-value = { $n ->
    [one] 1 train
   *[other] { $n } trains
  }
ui-score-total = Total
ui-score-show-path = { $name ->
    [You] Show your longest path
   *[other] Show the longest path of { $name }
}
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

## Front end: lessons

ui-lesson-n = Lesson { $n }
ui-lesson = Lesson
ui-lesson-named = Lesson { $n }: { $title }
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-rules = Rules of this lesson
ui-lesson-prompt = Choose on the map, among the cards or in your hand, then confirm. Nothing counts before that.
ui-lesson-prompt-exam = Answer as you think right. Your answer is recorded and not judged here.
ui-lesson-hint = Hint
ui-lesson-hint-more = Another hint
ui-lesson-hint-none = That was the last hint
ui-lesson-hint-n = Hint { $n }
ui-lesson-again = Practise again
ui-lesson-next = Next lesson
ui-lesson-back = Previous lesson
ui-lesson-right = Right
ui-lesson-wrong = Not the task
ui-lesson-refused = Not allowed
ui-lesson-open = On the way
ui-lesson-solved = Solved
ui-lesson-recorded = Recorded
ui-lesson-course = All lessons
ui-lesson-course-close = Close the list of lessons
ui-lesson-course-progress = { $solved } of { $n } solved
ui-lesson-course-place = Lesson { $n } of { $all }
ui-lesson-state-new = not tried yet
ui-lesson-state-tried = tried
ui-lesson-state-solved = solved
ui-lesson-station = { $lesson }, { $state }
ui-lesson-copy = Copy { $code }
ui-lesson-copied = Copied: { $code }
ui-lesson-pay = Your payment
ui-lesson-pay-hint = Take cards from your hand
ui-lesson-pay-none = Lay down at least one card
ui-lesson-pay-take = Take { $color }, { $n } left
ui-lesson-pay-give = Take back { $color }
ui-lesson-pay-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
ui-lesson-pay-said = { $what }, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}. { $cards ->
    [0] Digits take cards from your hand.
   *[other] Laid down: { $payment }. Enter confirms.
}
ui-lesson-bar-done = Your turn is over
ui-lesson-bar-done-hint = To try something else, practise again.
ui-lesson-bar-solved = Lesson solved
ui-lesson-bar-solved-hint = Practise it again, or go on.
ui-lesson-bar-solved-last = You can practise it as often as you like.
ui-lesson-bar-all = All { $n } lessons solved
ui-lesson-bar-recorded = Answer recorded
ui-lesson-key-hint = a hint
ui-lesson-key-again = practise again
ui-lesson-key-next = next lesson
ui-lesson-key-backspace = take a card back

## Front end: what happened (log rows and the live region)

event-draw-n = { $name ->
    [You] You draw
   *[other] { $name } draws
}{ $n ->
    [one] { "" }
   *[other] { " " }{ $n }
  }
event-deck-n = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n } blind
event-draw-mixed = { $name ->
    [You] You draw
   *[other] { $name } draws
}, 1 blind
event-tickets = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  }
event-chosen = { $name ->
    [You] You have chosen
   *[other] { $name } has chosen
} tickets
event-keep = { $name ->
    [You] You keep
   *[other] { $name } keeps
} { $kept } of { $of ->
    [one] 1 ticket
   *[other] { $of } tickets
  }
event-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route }
event-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}
event-final = Final round
event-reshuffled = Discards shuffled
event-wipes = Market swept
event-live-draw = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $color }.
event-live-deck = { $name ->
    [You] You draw
   *[other] { $name } draws
} a covered card.
event-live-deck-own = You draw { $color } from the deck.
event-live-tickets = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  }.
event-live-chosen = { $name ->
    [You] You have chosen
   *[other] { $name } has chosen
} the first tickets.
event-live-keep = { $name ->
    [You] You keep
   *[other] { $name } keeps
} { $kept } of { $of ->
    [one] 1 ticket
   *[other] { $of } tickets
  }.
event-live-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route } with { $payment }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-live-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}.
event-live-wipes = Three locomotives: the market is swept.
event-live-reshuffled = The discards become the new deck.
event-live-final = The final round begins.
event-live-over = The game is over.
event-live-yours = Your turn.

## Front end: for those who listen, and the list of all moves

live-turn = { $name } to move.
live-second = Draw a second card.
live-choose = Choose the tickets to keep: at least { $n }.
live-pass = You can only pass.
live-last-turn = This is your last turn.
live-moved-back = Back at move { $ply }.
live-ticket-done = Ticket complete: { $ticket }.
live-many = { $n ->
    [one] One more move.
   *[other] { $n } more moves.
  }
live-sum-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route }.
live-sum-draws = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
  }.
live-sum-tickets = { $name ->
    [You] You draw
   *[other] { $name } draws
} tickets.
live-sum-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}.
live-wins = { $name ->
    [You] You win
   *[other] { $name } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
live-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
live-curtain = Pass the screen to { $name }.
live-city = { $city }: { $routes ->
    [one] 1 route
   *[other] { $routes } routes
  }, { $legal ->
    [0] none can be claimed now
    [one] 1 can be claimed now
   *[other] { $legal } can be claimed now
  }.
live-choice = { $what }, { $payment }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $trains ->
    [one] 1 train left
   *[other] { $trains } trains left
  }. Enter confirms.
live-choice-pay = { $what }: { $n } ways to pay. Choose with the arrow keys.
live-choice-draw = { $what }. Enter confirms.
live-picked = { $color }: can pay for { $n ->
    [one] 1 route
   *[other] { $n } routes
  }.
live-ticket = { $ticket }, { $ticked ->
    [1] ticked
   *[0] not ticked
  }.
ui-route-facts = { $route } · { $color } · { $n ->
    [one] 1 train
   *[other] { $n } trains
  } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ui-route-can = You can claim it.
ui-route-of = Claimed by { $name ->
    [You] you
   *[other] { $name }
}.
ui-key = Key
ui-zoom-in = Enlarge the map
ui-zoom-out = Show the whole map
ui-mirror = All moves, as a list
ui-mirror-close = Close the list of moves
ui-mirror-state = Where the game stands
ui-mirror-now = What you can do now
ui-mirror-nothing = There is nothing to choose now.
ui-mirror-market = Market: { $cards }. { $deck } in the deck, { $discard } discarded, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  } left.
ui-mirror-empty = empty place
ui-mirror-hand = Your hand: { $cards }.
ui-mirror-hand-none = Your hand is empty.
ui-mirror-tickets = Your tickets
ui-mirror-ticket = { $ticket }: { $state }
ui-mirror-ticket-left = { $n ->
    [one] 1 claim left
   *[other] { $n } claims left
  }
ui-mirror-routes = Routes claimed
ui-mirror-routes-of = { $name }: { $routes }.
ui-mirror-routes-none = { $name }: none.
ui-mirror-draw = Draw train cards
ui-mirror-draw-tickets = Draw tickets
ui-mirror-keep-head = Keep tickets
ui-mirror-keep = Keep { $tickets }
ui-mirror-claims = Claim a route
ui-mirror-claims-hint = Each route stands under the first of its two cities.
ui-mirror-city = { $city }: { $n ->
    [one] 1 route
   *[other] { $n } routes
  }
ui-mirror-claim = Claim { $a } to { $b }, with { $payment }
ui-mirror-claim-lane = Claim { $a } to { $b }, { $lane }, with { $payment }
ui-mirror-lane-color = { $color } lane
ui-mirror-lane-number = lane { $n }
ui-mirror-and = { " and " }
ui-mirror-game = The game

## Pictures and plain text

text-title = { $board } · move { $ply }
text-eyes-seat = as { $name ->
    [You] you see
   *[other] { $name } sees
} it
text-eyes-spectator = as a spectator sees it
text-eyes-open = everything open
text-phase-initial-tickets = { $n ->
    [one] { $name } has to choose the first tickets.
   *[other] { $name } have to choose their first tickets.
  }
text-phase-turn = { $name ->
    [You] You are to
   *[other] { $name } is to
} move.
text-phase-second-card = { $name ->
    [You] You have to
   *[other] { $name } has to
} draw a second train card.
text-phase-tickets = { $name ->
    [You] You have to
   *[other] { $name } has to
} choose tickets to keep.
text-final = { " " }Final round: { $n ->
    [one] 1 turn left.
   *[other] { $n } turns left.
  }
text-won = { $n ->
    [one] Game over: { $names } has won.
   *[other] Game over: { $names } share the victory.
  }
text-column-points = points
text-column-trains = trains
text-column-cards = cards
text-column-tickets = tickets
text-column-longest = longest
text-column-routes = routes
text-column-total = total
text-you = you
text-bot = bot
text-market = Market
text-decks = Decks
text-decks-left = { $deck } in the deck, { $discard } discarded, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  }
text-discard = Discards
text-hand = Hand
text-tickets = Tickets
text-offer = Offer
text-routes = Routes of
text-describe = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $routes ->
    [one] 1 route
   *[other] { $routes } routes
  }, { $trains ->
    [one] 1 train left.
   *[other] { $trains } trains left.
  }
text-codes = Cities by their codes: no font here has the characters of this language

## Front end: the reference

ui-ref-search = Search the reference
ui-ref-search-hint = Search: locomotive, 车票, R21 …
ui-ref-clear = Clear the search
ui-ref-results = What was found
ui-ref-meant = Perhaps you meant
ui-ref-for-example = For example
ui-ref-or = { " or " }
ui-ref-tabs = Parts of the reference
ui-ref-tab-questions = Questions
ui-ref-tab-rules = Rules
ui-ref-tab-catalogue = Components
ui-ref-tab-tickets = Tickets
ui-ref-tab-routes = Routes
ui-ref-tab-turn = Turn and points
ui-ref-tab-conventions = Conventions
ui-ref-tab-museum = Rare states
ui-ref-tab-glossary = Words
ui-ref-back = Back
ui-ref-open = Open on the board
ui-ref-open-here = On the board below
ui-ref-opened = On the board: { $title }
ui-ref-on-board = On the board
ui-ref-show-text = Show the text
ui-ref-close = Close the board
ui-ref-again = From the beginning
ui-ref-next = Play the next move
ui-ref-try = Try the next move
ui-ref-moves = Moves to play here
ui-ref-free = No moves are set here. Look round, or play on as you like.
ui-ref-barred = refused
ui-ref-refused = { $move } (refused)
ui-ref-step-done = Move { $n }, done: { $move }
ui-ref-step-due = Move { $n }, next: { $move }
ui-ref-step-later = Move { $n }, later: { $move }
ui-ref-keep-none = Keep no ticket
ui-ref-keep-all = Keep all tickets
ui-ref-see-also = See also
ui-ref-comes-up = Where it comes up
ui-ref-before = Previous rule
ui-ref-after = Next rule
ui-ref-ticket = Ticket { $a } to { $b }, { $points } points
ui-ref-route = Route { $a } to { $b }: { $color }, { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ui-ref-only = Only { $city }
ui-ref-all = Show all
ui-ref-map-hint = Point at a line, or choose it, to see it here
