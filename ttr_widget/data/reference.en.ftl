## Labels and sentences of the reference: rules, questions, tables, search

reference-title = Reference
reference-rules = Rules
reference-questions = Questions
reference-catalogue = What is in the box
reference-tickets = The 30 tickets
reference-routes = The 100 routes
reference-points = Points for routes
reference-turn = A turn
reference-conventions = Digital conventions
reference-conventions-title = Digital conventions and points on which sources differ
reference-museum = Rare states
reference-glossary = Words of the game
reference-about = About this reference

reference-rule = Rule { $rule }
reference-question = Question { $n }
reference-condition = Condition
reference-example = Example
reference-convention = Digital convention
reference-source = Source
reference-sources = Sources
reference-rule-list = { $n ->
    [one] Rule
   *[other] Rules
  }
reference-page = { $source } (page { $page })
reference-mark-official = rulebooks agree
reference-mark-contested = sources differ
reference-mark-digital = digital convention
reference-also = Also called
reference-called = “{ $word }” in { $source }
reference-common = “{ $word }”
reference-open = To open it on a board: { $code }
reference-moves = Moves to play there
reference-move-refused = { $move } (refused)

reference-name-1 = Ann
reference-name-2 = Bo
reference-name-3 = Cai
reference-name-4 = Dee
reference-name-5 = Eve

reference-trains = { $n ->
    [one] { $n } train
   *[other] { $n } trains
  }
reference-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
reference-n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
reference-count = { $name } · { $n }
reference-yes = yes
reference-no = no
reference-double = double

reference-column-cities = Cities
reference-column-from = From
reference-column-to = To
reference-column-points = Points
reference-column-shortest = Shortest way, trains
reference-column-spaces = Spaces
reference-column-colour = Colour
reference-column-double = Double
reference-column-action = Action
reference-column-how = How
reference-column-rule = Rule
reference-column-subject = About
reference-column-mark = Standing
reference-column-here = Who says what, and what holds here
reference-column-setting = Setting
reference-column-routes = Routes of this length
reference-column-n = Number
reference-column-what = What
reference-column-use = What it is for

reference-tickets-sum = { $n } tickets, { $points } points in all. Four tickets are worth one point more than the trains on their shortest way, and New York–Seattle two.
reference-routes-sum = { $n } routes, { $spaces } spaces, { $points } points. { $doubles } pairs of cities have a double route, that is { $lanes } routes.
reference-conventions-said = What no printed rule says, or where the sources leave room, is fixed here. A setting can be changed: Game(rules=ttr.Rules(…)).

reference-turn-draw = Draw train cards
reference-turn-draw-how = Two, one after the other, face up or from the deck. A face-up locomotive is the only card of the turn.
reference-turn-claim = Claim a route
reference-turn-claim-how = Pay as many cards of its colour as it has spaces (gray: any one colour; locomotives stand in), put your trains on it and score at once.
reference-turn-tickets = Draw tickets
reference-turn-tickets-how = Draw three, keep at least one. The rest goes under the ticket deck.

reference-kind-question = Questions
reference-kind-rule = Rules
reference-kind-term = Words
reference-kind-ticket = Tickets
reference-kind-city = Cities
reference-kind-component = Components
reference-kind-state = Rare states

reference-found = { $n ->
    [one] { $n } result for “{ $query }”
   *[other] { $n } results for “{ $query }”
  }
reference-more = … and { $n } more
reference-nothing = Nothing was found for “{ $query }”.
reference-empty = Type a word to look for, such as locomotive, 车票 or 行き先チケット.
reference-suggest = Perhaps you meant { $suggestions }.
reference-corrected = Nothing for “{ $given }”; here is “{ $meant }”.
reference-two-meanings = “{ $word }” means { $meanings }. Both are shown.
reference-meaning = { $term } in { $source }
reference-meaning-common = { $term } in everyday use
reference-meaning-join = , and{ " " }
reference-city-line = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  }, { $tickets ->
    [0] no tickets
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
  }. Neighbours: { $neighbours }.

reference-no-rule = There is no rule “{ $given }”: rules are R1 to R59.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean { $suggestions }?
  }
reference-no-question = There is no question { $given }: questions are 1 to { $n }.
reference-no-question-id = There is no question “{ $given }”. Did you mean { $suggestions }?
reference-no-state = There is no state “{ $given }” in the museum. Did you mean { $suggestions }?

reference-about-scope = The classic edition with the map of the USA and 30 tickets, for two to five players. Not the card set USA 1910, not Europe, and not the newer edition with 33 tickets.
reference-about-checked = Rules and figures were checked against the sources on { $date }.
reference-about-contested = Where sources differ or say nothing, the rule is marked, and the choice made here is named as a digital convention.
reference-about-publisher = The publisher's own rules: daysofwonder.com, page of Ticket to Ride; the classic rules are among its old rules.
reference-about-rights = Unofficial. “Ticket to Ride” and “Days of Wonder” are trademarks of Days of Wonder, which has nothing to do with this project. Texts and drawings here are the project's own; rights to the game remain with their owners.

reference-card-of = { $color } { $card }
reference-sum-train-cards = { $n } train cards = 8 colours × { $each } + { $locomotives } locomotives.
reference-sum-cards = { $n } cards = { $trains } train cards + { $tickets } tickets + 1 longest-path card + 1 summary card.
reference-sum-trains = { $n } trains = 5 × 45 = { $used } in play + { $spare } spare ones.
reference-own-drawings = The pictures are this project's own drawings, not those of the publisher. The 30 tickets are listed with their cities and points.
