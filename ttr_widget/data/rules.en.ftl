# The rules in short. Ids: rule-rN-title and rule-rN for R1 to R59; who says so stands in data/teach/sources.yaml.

## Components and board

rule-r1-title = What is in the box
rule-r1 = One board, 240 plastic trains (five colours of 45, and 15 spare ones), five scoring markers and 142 cards. The cards are 110 train cards, 30 tickets, the longest-path card and a summary card.
rule-r2-title = The train cards
rule-r2 = Twelve cards in each of eight colours, and fourteen locomotives. Gray is a colour of routes only: no gray card exists.
rule-r3-title = Players and trains
rule-r3 = Two to five people play, with 45 trains each. The colour of your trains has nothing to do with the colours of routes and cards.
rule-r4-title = Nothing is lost
rule-r4 = All 110 train cards and 30 tickets stay in the game. A player's trains left and spaces owned always make 45, and the hand holds four cards, plus those drawn, minus one for each train placed. The board has 36 cities and 100 routes.

## Setting up

rule-r5-title = The deal
rule-r5 = Everybody gets four train cards. Five more lie face up as the market, the rest is the deck. If three or more of the five are locomotives, all five are replaced at once (R21). Everybody also gets three tickets.
rule-r6-title = First tickets: keep two or three
rule-r6 = Look at your three tickets and secretly keep at least two. What you give back goes under the ticket deck. Turns begin when everybody has chosen.
rule-r7-title = Who begins
rule-r7 = Chance decides who begins, or you name the seat yourself.
rule-r8-title = The first moment
rule-r8 = Nobody has points or routes, and the discard is empty.

## A turn

rule-r9-title = One of three things
rule-r9 = On your turn you draw train cards, or claim one route, or draw tickets. Then the next player moves.
rule-r10-title = Passing is for emergencies
rule-r10 = As long as one of the three things is possible you must do one. Only a player who can do none of them passes.
rule-r11-title = When nobody can move
rule-r11 = If everybody has to pass, one after the other, the game ends at once and is scored.
rule-r12-title = What is seen is seen
rule-r12 = A step that has turned something up cannot be taken back. A second card or a choice of tickets that has begun must be finished first.

## Drawing train cards

rule-r13-title = Two cards, one by one
rule-r13 = Take a card from the market or from the top of the deck, then a second one in the same way. You see the first before you choose the second.
rule-r14-title = The market is refilled at once
rule-r14 = A card from the deck takes the place of the one you took. If it is an ordinary card, it may be your second.
rule-r15-title = A face-up locomotive is the whole draw
rule-r15 = Take a locomotive from the market as your first card, and you get no second one this turn.
rule-r16-title = Never a face-up locomotive second
rule-r16 = Your second card may not be a locomotive from the market. That holds even if it has only just been turned up, or if nothing else is left.
rule-r17-title = A locomotive from the deck is lucky
rule-r17 = It counts as one card like any other, first or second, and you need not show it.
rule-r18-title = The second card must be taken
rule-r18 = If a second card can be taken, you have to take one. If none can, the turn ends with a single card.
rule-r19-title = When cards may be drawn
rule-r19 = As long as at least one card can be taken. With deck and discard empty, the cards still lying face up may be taken.
rule-r20-title = No limit to what you hold
rule-r20 = You may hold any number of train cards and tickets.

## Market, deck, discard

rule-r21-title = Three locomotives sweep the market
rule-r21 = Whenever three or more of the five face-up cards are locomotives, all five are discarded and five new ones turned up. That is repeated until fewer than three are there, or the market has to stay (R25).
rule-r22-title = A sweep takes nothing from you
rule-r22 = If the sweep happens after your first card, you still draw your second.
rule-r23-title = The discard is reshuffled
rule-r23 = When the deck is empty and a card is needed, the discard is shuffled and becomes the new deck.
rule-r24-title = Empty places in the market
rule-r24 = If cards run out, places in the market stay empty. They are filled as soon as cards are there again, for example right after somebody has paid for a route.
rule-r25-title = When the market stays as it is
rule-r25 = A row with empty places is not swept, nor one where fewer than three ordinary cards are left outside the hands. After 64 sweeps in a row the market stays as it is. The next refill or claim is looked at anew.
rule-r26-title = Every card in somebody's hand
rule-r26 = Then no train card can be drawn. Trying costs nothing: choose something else.

## Claiming a route

rule-r27-title = One whole route, anywhere
rule-r27 = Claim at most one route a turn, always all of it. It need not touch your other routes.
rule-r28-title = The route must be open
rule-r28 = Nobody may own it yet, and it must not be closed because the route beside it is taken (R35, R36).
rule-r29-title = Coloured routes
rule-r29 = Pay exactly as many cards as the route has spaces, all in its colour. Locomotives may stand in.
rule-r30-title = Gray routes
rule-r30 = Any one colour will do, but all your ordinary cards must be of that colour. Locomotives may stand in.
rule-r31-title = Locomotives are jokers
rule-r31 = A locomotive stands for any colour, and a route may even be paid with locomotives alone. You decide how many to use; nothing is chosen for you.
rule-r32-title = Enough trains
rule-r32 = You need at least as many trains as the route has spaces.
rule-r33-title = What happens then
rule-r33 = Your cards go to the discard and your trains on the route. Empty places in the market are filled.
rule-r34-title = Points for a route
rule-r34 = You score at once: 1, 2, 4, 7, 10 or 15 points for one to six spaces.
rule-r35-title = Double routes with two or three players
rule-r35 = As soon as one of the two is claimed, the other is closed to everybody, also to the player who claimed the first.
rule-r36-title = Double routes with four or five players
rule-r36 = Two different players may own the two lanes. Nobody may own both.
rule-r37-title = Two lanes, two routes
rule-r37 = Each lane of a double is a route of its own and is paid in its own colour. For tickets and the longest path it does not matter which one you own.

## Tickets

rule-r38-title = Drawing tickets
rule-r38 = This is your whole turn: draw three tickets, or what is left, and keep at least one. Once you have looked there is no way back.
rule-r39-title = What is not kept
rule-r39 = It goes under the ticket deck in the order drawn. Only tickets just drawn can go back; those kept earlier stay with you to the end.
rule-r40-title = No tickets left
rule-r40 = When the ticket deck is empty, you cannot draw tickets.
rule-r41-title = Tickets on the last turn
rule-r41 = You may draw tickets on your last turn too. They count like any others, for or against you.
rule-r42-title = Completing a ticket
rule-r42 = A ticket is completed if your own routes connect its two cities, by any way round. Other players' routes never help. It is scored at the end.

## The end

rule-r43-title = The last round begins
rule-r43 = It begins when a player ends a turn with two trains or fewer.
rule-r44-title = One more turn each
rule-r44 = Every player has exactly one more turn. The one who set off the last round comes last.
rule-r45-title = It begins once only
rule-r45 = If others run short of trains in the last round, nothing changes.
rule-r46-title = Last turns are full turns
rule-r46 = On the last turn, too, you may draw cards, claim a route or draw tickets.
rule-r47-title = The total
rule-r47 = Points for routes, plus completed tickets, minus tickets not completed, plus ten for the longest path. A total can be below zero or above 100.
rule-r48-title = The longest path
rule-r48 = It is the longest line you can draw over your own routes without using one twice, counted in trains. It may pass through a city again; branches and separate pieces are not added.
rule-r49-title = Ten points for the longest path
rule-r49 = Whoever has the longest path gets ten points, and in a tie everybody who has it. If nobody has a route, nobody gets them.
rule-r50-title = Who wins
rule-r50 = The highest total. In a tie more completed tickets win, then the longest-path card; if that does not decide either, the victory is shared.

## Who knows what

rule-r51-title = Open to all
rule-r51 = The board, points for routes, trains left, the market, the discard, the size of both decks, how many cards and tickets each player holds, and everything done so far in the open.
rule-r52-title = For your eyes only
rule-r52 = Your cards, your tickets, what you are choosing from, and what you gave back.
rule-r53-title = Hidden from everybody
rule-r53 = The order of both decks, and the number that decides all chance.
rule-r54-title = All is shown at the end
rule-r54 = After the game everybody's tickets and longest path are shown.

## On a screen

rule-r55-title = The same seed, the same game
rule-r55 = The same seed and the same moves give the same game, after saving and loading too.
rule-r56-title = A preview does nothing
rule-r56 = Looking at what a move would do changes nothing, scores nothing and turns nothing over. The others do not see it.
rule-r57-title = A refused move
rule-r57 = A move that is not possible is refused with a reason and the number of its rule. Nothing changes.
rule-r58-title = Lessons are real games
rule-r58 = Lessons run by the same rules, with all 110 train cards and 30 tickets.
rule-r59-title = Rivals in lessons really move
rule-r59 = What a rival does in a lesson is a real turn, by the same rules.
