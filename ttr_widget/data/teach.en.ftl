## Lessons: what is said about moves that no lesson has words of its own for

teach-right = That was this step.
teach-solved = That is it: the lesson is solved.
teach-recorded = Your answer has been recorded.
teach-judged = { $verdict }: { $said }
teach-again = Your turn here is over; to try it once more, go back to the beginning.
teach-step = Step { $n } of { $of }
teach-hint = Hint: { $hint }
teach-who = who
teach-solved-n = solved
teach-handout = Lessons
teach-handout-solutions = Solutions
teach-handout-answer = Your move
teach-no-hint = There are no more hints.
teach-legal = Possible, but not what is asked for here: { $move }. { $task }
teach-effect = { $move } ({ $effect })
teach-goes-on = Done: { $move }. The task goes on. { $task }
teach-over = The game is over, and the task has not been done. Go back to the beginning to try it once more.

teach-move-draw = taking the face-up { $color } card
teach-move-deck = a card from the deck
teach-move-tickets = drawing tickets
teach-move-keep = { $n ->
    [one] keeping the ticket { $tickets }
   *[other] keeping the tickets { $tickets }
}
teach-move-claim = claiming { $route } with { $cards }
teach-move-pass = passing
teach-cards = { $n } { $color }
teach-tickets = { $done } of { $n } connected

teach-waits = Now the others have their turn.
teach-unmet = That has not led to what is asked for. Go back to the beginning to try it once more.
teach-late = That is the move asked for, but it has ended your turn, and the next step cannot be done any more. Go back to the beginning to try it once more.
teach-check-step = “{ $title }” is not solved: { $of ->
    [one] { $task }
   *[other] step { $n } of { $of } is to be done. { $task }
}
teach-check-none = No move has been made yet.
teach-check-last = The last move was “{ $move }”: { $said }
teach-check-move = The last move was “{ $move }”.

## Faults of lesson files

lesson-error-yaml = { $said }
lesson-error-size = the file has { $n } bytes; a lesson has at most { $most }
lesson-error-bytes = this is not UTF-8; save the file as UTF-8
lesson-error-no-lesson = a lesson is a mapping of fields; it begins with format: ttr-lesson
lesson-error-twice = the field { $key } stands here a second time
lesson-error-remarks = remarks are made by who reads the file; leave the field out
lesson-error-missing = this field is missing
lesson-error-unknown-key = { $near ->
    [0] nothing is called “{ $key }” here; there are { $keys }
   *[other] nothing is called “{ $key }” here; did you mean { $guess }?
}
lesson-error-choice = { $given } is not possible here; right would be { $choices }
lesson-error-slug = { $given } cannot be an id; use small letters, digits and hyphens, as in two-cards
lesson-error-bound = { $kind ->
    [too_short] at least { $bound } must be listed here
    [string_too_long] { $given } is too long; at most { $bound } characters are right
    [less_than_equal] { $given } is too large; at most { $bound } is right
   *[other] { $given } is too small; at least { $bound } is right
}
lesson-error-type = { $want ->
    [number] a whole number is right here, not { $given }
    [text] a text is right here, not { $given }; put it in quotes
    [flag] true or false is right here, not { $given }
    [list] a list is right here, not { $given }; a single thing is a list of one, as in [“draw red”]
   *[object] fields and values are right here, not { $given }
}
lesson-error-other = { $given } is not right here ({ $said })
lesson-error-text-type = a text, or one for each language, is right here, not { $given }; put it in quotes
lesson-error-text-empty = the text is empty; write one, or leave the field out
lesson-error-text-long = the text has { $n } characters; at most { $most } are right
lesson-error-text-characters = the text holds characters that cannot be shown
lesson-error-text-language = { $n ->
    [0] the text is there in no language; give at least one of { $languages }
   *[other] “{ $given }” is no language of a text; they are { $languages }
}
lesson-error-position-form = the fields of a position, or a position text that begins with ttr1, are right here
lesson-error-names = { $n ->
    [one] { $n } name
   *[other] { $n } names
} for { $seats } players; as many as the position has are right
lesson-error-name = { $said }
lesson-error-seat = there is no seat { $given }; the last one is { $last }
lesson-error-opponent-is-learner = seat { $given } is the learner, whose moves are not played here; name another seat
lesson-error-step-empty = nothing does this step; give accept, goal or refused
lesson-error-refused-goal = a step that is a refused try changes nothing, so it has no goal; leave one of them out
lesson-error-refusal-over = what is refused does not end the game; give refusal or over, not both
lesson-error-step-number = there is no step { $given }; the last one is { $last }
lesson-error-unknown-name = { $kind ->
    [route] there is no route “{ $given }”
   *[ticket] there is no ticket “{ $given }”
}; { $near ->
    [0] its id is right here, as in Helena-Seattle
   *[other] did you mean { $guess }?
}
lesson-error-pattern-none = no move fits “{ $given }”; a move with * for what may be anything is right, as in draw *
lesson-error-pattern = “{ $given }” fits no move: { $said }
lesson-error-move = “{ $given }”: { $said }
lesson-error-unknown-refusal = { $near ->
    [0] no move is refused as “{ $given }”; the codes are { $codes }
   *[other] no move is refused as “{ $given }”; did you mean { $guess }?
}
lesson-error-unknown-rule = there is no rule “{ $given }”; they are R1 to { $last }
lesson-error-solution-empty = the solution is empty; the moves that solve the lesson are right here
lesson-error-solution-left = the lesson is solved before “{ $move }”; leave the rest out
lesson-error-solution-refused = “{ $move }” is not possible in step { $step }: { $said }
lesson-error-solution-wrong = “{ $move }” does not do step { $step }: { $said }
lesson-error-solution-short = after the solution step { $step } of { $steps } is still to be done; add the moves that do it
lesson-error-opponent-stuck = { $name } cannot play that: { $said }
lesson-error-choice-twice = two choices are called “{ $given }”; an id belongs to one of them
lesson-right = right
lesson-remark-language = not there in { $languages }, which other texts have
