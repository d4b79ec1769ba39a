# Cases of rounds and turns: what each round drew, what the next may find, who finds, and who takes what.
case-row-claimed = { $claimed ->
    [one] One Sanctuary in this row is possible.
   *[other] { $claimed } Sanctuaries with this row are possible.
}
case-row-too-many = { $claimed } Sanctuaries with this row are not possible: one at most is placed for each Region that finds.
case-row-claimed-question = I played { $row } and have { $claimed } Sanctuaries: is that possible?
case-rounds-draw = { $last } after { $previous } draws { $number }
case-rounds-none = { $last } after { $previous } finds none
case-rounds = { $draws }. Of each draw one is placed, and the others go back under the deck.
case-rounds-open = To each draw comes one more for each clue on cards that lay there and are not named.
case-rounds-found = { $number ->
    [one] That is one Sanctuary found in all.
   *[other] That is { $number } Sanctuaries found in all.
}
case-rounds-kept = In round { $round } one Sanctuary with one clue was kept.
case-rounds-denied = None of my Sanctuaries shows a clue.
case-rounds-row = In the first round and on I played { $row }.
case-rounds-question = How many Sanctuaries did I draw each time?
case-next = After { $previous } every Region from { $lowest } to 68 finds a Sanctuary; a lower one finds none.
case-next-none = No Region is higher than { $previous }: whichever you play next, it finds no Sanctuary.
case-next-understood = You played { $previous }, and ask which Regions would find a Sanctuary next.
case-next-question = Which Region finds a Sanctuary after { $previous }?
case-hand = After { $previous } only { $found } of your hand would find a Sanctuary.
case-hand-none = After { $previous } no Region of your hand would find a Sanctuary: all are lower.
case-hand-understood = You played { $previous }, and your hand is { $hand }.
case-hand-question = My last card was { $previous }, in my hand are { $hand }: which of them finds a Sanctuary?
case-limit = At the end of round { $round } a player has { $number } Sanctuaries at most: one is placed a round, and none is found in round 1.
case-limit-understood = You ask how many Sanctuaries are possible after round { $round }.
case-limit-question = How many Sanctuaries can I have at most after round { $round }?
case-finders-yes = { $last } after { $previous } finds a Sanctuary and draws { $number }
case-finders = Everyone compares with the Region that they played the round before: { $finders }. To each draw comes one more for each clue on the player’s other cards; one is placed.
case-finders-pair = { $last } after { $previous }
case-finders-understood = One player each: { $pairs }.
case-finders-question = The players played { $pairs }: who finds a Sanctuary?
case-picks-take = { $duration } takes { $region }
case-picks-choose = { $duration } chooses from { $regions }
case-picks = The order is { $order }: { $turns }.
case-picks-removed = Region { $region } is left and removed from the game.
case-picks-left = The Region left at the end is removed from the game.
case-picks-row = We played { $played }.
case-picks-market = In the middle lie { $market }.
case-picks-told = Then { $takes }.
case-picks-gone = Taken are { $taken }.
case-picks-rest = Taken Regions are not replaced: whoever takes next chooses from { $regions }.
case-picks-question = Who takes what?
case-seat = With { $players } players { $number } Regions lie in the middle in rounds 1 to 7, and none is replaced: whoever takes as number { $seat } chooses from { $left }.
case-seat-understood = You are { $players } players, and ask about the turn of number { $seat }.
case-seat-question = We are { $players } players: from how many Regions does number { $seat } to take choose?
case-state = When round { $round } begins, { $before } Regions lie in front of each player and each hand has 3; when it ends, { $round } lie there, the hand has { $hand }, and the rounds still to play are { $left }. In each of rounds 1 to 7 one Region is left over in the middle and removed: { $removed } in all when round { $round } ends.
case-state-understood = You ask how things stand in round { $round }.
case-state-hand = How many Regions are in a hand in round { $round }?
case-state-removed = How many Regions have been removed from the middle after round { $round }?
case-state-rounds = How many rounds are left to play after round { $round }?
case-order-last = The order is { $order }; but in round 8 nobody takes a Region: whoever found a Sanctuary this round places one when their turn comes.
case-order-last-question = Round 8: who takes first, { $played }?
case-limit-table = With { $players } players that is { $total } at most in all; { $left } of the { $all } Sanctuaries are then left.
case-group = We are { $players } players.
case-state-between = In any round, when all have played and nobody has taken yet, a hand has { $hand } Regions.
case-state-table = With { $players } players, when round { $round } ends, { $lying } Regions lie in all rows together and { $hands } are in all hands together.
case-seat-others = Players who take before: { $before }; after: { $after }.
case-tie-below = By default, of those tied, the lower exploration duration comes first: the order is { $order }.
case-tie-below-question = Tied for second place: who comes first when the lowest Regions are { $lowest }?
case-round-eight = It is round 8.
case-shortage-told = Due to the player with the lowest number: { $first }.
case-shortage-first = The player with the lowest number draws { $first }, places one and returns { $returned }: the deck then has { $left }, and the next player draws from it.
case-shortage-first-question = The Sanctuary deck has { $deck } cards, together we should draw { $due }. The player with the lowest number may draw { $first } cards. What happens?
case-order-first-question = Round 1: who finds a Sanctuary, and who takes first?
case-state-taken = How many Regions do we take from the middle in { $round } rounds?
case-state-taken-by = In each of rounds 1 to 7 everyone takes one Region: { $taken } each when round { $round } ends.
case-state-taken-all = With { $players } players that is { $total } in all.
case-deck-removed = Removed from the middle when round { $round } ends: { $removed } in all.
