# Concrete cases: what was understood, the answer, and the question in its canonical form.
case-row-understood = You played { $row }, in this order.
case-find-question = I played { $row }: do I find a Sanctuary?
case-find-yes = You find a Sanctuary: { $last } is higher than { $previous }, the Region played just before.
case-find-no = You find no Sanctuary: { $last } is lower than { $previous }, the Region played just before.
case-row-question = I played { $row }: how many Sanctuaries can this row have found?
case-row = { $number ->
    [one] This row found one Sanctuary at most, with { $found }.
   *[other] This row found { $number } Sanctuaries at most, with { $found }.
}
case-row-none = This row found no Sanctuary: no Region is higher than the one just before it.
case-draw-understood = You found a Sanctuary with { $clues } in your tableau.
case-draw-question = With { $clues }, how many Sanctuaries do I draw?
case-draw = { $number ->
    [one] You draw 1 Sanctuary: there is no clue to add another. You place it.
   *[other] You draw { $number } Sanctuaries: one, and one more for each clue. You place one of them.
}
case-draw-row-understood = You played { $row }, in this order, with { $clues } in your tableau.
case-draw-row-question = I played { $row } with { $clues }: how many Sanctuaries do I draw?
case-draw-row = { $number ->
    [one] You draw 1 Sanctuary: { $last } is higher than { $previous }, which gives one; there is no clue to add another. You place it.
   *[other] You draw { $number } Sanctuaries: { $last } is higher than { $previous }, which gives one, and one more for each clue. You place one of them; the others go back under the deck.
}
case-draw-open-understood = You played { $row }, in this order; these Regions show { $clues }.
case-draw-open-question = I played { $row }: how many Sanctuaries do I draw?
case-draw-open = { $number ->
    [one] You draw 1 Sanctuary, and one more for each clue on your other cards: { $last } is higher than { $previous }, which gives one; the Regions you named show no clue. You place one of them.
   *[other] You draw { $number } Sanctuaries, and one more for each clue on your other cards: { $last } is higher than { $previous }, which gives one, and one more for each clue on the Regions you named. You place one of them; the others go back under the deck.
}
case-order-understood = These durations were played this round: { $played }.
case-order-question = Who takes first: { $played }?
case-order = The order is { $order }: whoever played { $first } takes first, whoever played { $last } takes last, from what is left.
case-tie-understood = The players are tied, and their lowest Regions are { $lowest }.
case-tie-question = Who wins the tie when the lowest Regions are { $lowest }?
case-tie = Whoever has { $winner } wins the tie: it is the lowest exploration duration.
case-shortage-understood = Sanctuaries in the deck: { $deck }; Sanctuaries due: { $due }.
case-shortage-question = The Sanctuary deck has { $deck } and we are due { $due }: what happens?
case-shortage = With { $deck } in the deck and { $due } due there are too few: by default one player at a time, in ascending order, draws, places one, returns the rest and only then takes a Region.
case-no-shortage = With { $deck } in the deck and { $due } due there are enough: all finders draw what they are due, as in any round.
case-card-understood = You ask about Region { $region }.
case-card-question = What does Region { $region } need and pay?
case-card-view-understood = You ask about Region { $region } with { $view } in view, its own icons included.
case-card-view-question = What does Region { $region } pay with { $view } in view?
case-card-shows = Region { $region }: { $biome }, { $time }; it shows { $icons }.
case-card-shows-nothing = Region { $region }: { $biome }, { $time }; it shows no icons.
case-card-needs = Region { $region } needs { $wonders }.
case-card-needs-nothing = Region { $region } has no prerequisite.
case-card-quest = Its quest pays { $quest }.
case-card-no-quest = It has no quest.
case-card-met = The prerequisite is met.
case-card-not-met = The prerequisite is not met.
case-card-missing = Missing: { $wonders }.
case-card-pays = It pays { $fame }.
case-tableau-understood = You ask about Region { $region }{ $later }{ $sanctuaries }.
case-tableau-question = Region { $region }{ $later }{ $sanctuaries }: what does it pay?
case-tableau-then = , then { $row }
case-tableau-last = , which is last
case-tableau-with = , Sanctuaries with { $icons }
case-tableau-without = , no Sanctuaries
case-tableau-sees = It sees { $view }.
case-options = With the same cards in view, { $pays }.
case-options-best = { $region } pays more.
case-options-understood = You compare { $regions }{ $later }{ $sanctuaries }.
case-options-first-question = Which pays more as the first card, { $regions }? Then came { $later }. { $sanctuaries }
case-options-last-question = Which pays more as the last card, { $regions }? { $sanctuaries }
case-options-with = Sanctuaries with { $icons }.
case-options-without = No Sanctuaries.
case-row-pay = { $region } pays { $fame }
case-row-pays = Each sees itself, the Regions played after it and all Sanctuaries: { $pays }; together { $total }.
case-row-total = From the last played to the first: { $pays }. Regions { $regions }, Sanctuaries { $sanctuaries }, total { $total }.
case-row-sanctuary = { $colour } with { $shows }
case-row-sanctuaries = Sanctuaries: { $sanctuaries }
case-row-fixed = { $fame } points
case-row-no-sanctuaries = no Sanctuaries
case-row-targets-understood = Your row is { $row }, in this order; { $sanctuaries }; you ask about { $regions }.
case-row-targets-question = My row is { $row }; { $sanctuaries }. What do { $regions } pay?
case-row-whole-understood = Your row is { $row }, in this order; { $sanctuaries }; you ask for the total.
case-row-whole-question = My row is { $row }; { $sanctuaries }. What is my total score?
case-order-turn = { $duration } chooses from { $number }
case-order-choices = With { $players } players { $number } Regions lie in the middle in rounds 1 to 7: { $turns }. The one that is left then is removed from the game.
case-last-round = In round 8 nobody takes a Region.
case-deck-understood = You are { $players } players, and the market of round { $round } lies open.
case-deck-question = With { $players } players, how many Regions are left in the deck in round { $round }?
case-deck = With { $players } players the Region deck has { $before } cards when each hand has 3; each market takes { $number }: { $left } are left when that of round { $round } lies open.
case-deck-next = When the market of round { $round } lies open, { $left } are left.
case-deck-advanced = In the advanced variant it has { $dealt } when 5 each are dealt, and the same as above once 2 each, { $returned } in all, are shuffled back.
case-dues-understood = Sanctuaries in the deck: { $deck }; { $dues }.
case-dues-question = The Sanctuary deck has { $deck }; { $dues }: who draws how many?
case-dues-due = whoever played { $duration } is due { $number }
case-dues-turn = { $duration } draws { $number }
case-dues = By default one after the other, the lowest number first: { $turns }. Whoever draws any places one and returns the others under the deck at once; each takes a Region, in round 8 none, before the next draws.
case-deal = With { $players } players, { $plain } Regions are dealt, 3 each; in the advanced variant { $advanced }, 5 each, of which { $returned }, 2 each, are shuffled back into the deck.
case-deal-question = With { $players } players, how many Regions are dealt?
case-keep-understood = { $drawn ->
    [one] You drew 1 Sanctuary.
   *[other] You drew { $drawn } Sanctuaries.
}
case-keep-question = { $drawn ->
    [one] I drew 1 Sanctuary: how many go back?
   *[other] I drew { $drawn } Sanctuaries: how many go back?
}
case-keep = { $returned ->
    [0] You drew 1 Sanctuary and place it; none goes back under the deck.
    [one] Of { $drawn } Sanctuaries drawn you place one; the other goes back under the deck, face down.
   *[other] Of { $drawn } Sanctuaries drawn you place one; the other { $returned } go back under the deck, face down.
}
case-need-understood = The prerequisite asks for { $needs }; in view: { $view }.
case-need-question = The prerequisite asks for { $needs }, I have { $view } in view: is it met?
case-need-met = The prerequisite is met: it asks for { $needs }; in view: { $view }. Face-up Regions and Sanctuaries count alike.
case-need-not-met = The prerequisite is not met: it asks for { $needs }; in view: { $view }. The quest pays nothing.
case-quest-understood = A quest pays { $quest }; in view: { $view }.
case-quest-question = A quest pays { $quest }, I have { $view } in view: how much does it pay?
case-quest = It pays { $fame }: { $quest }, with { $view } in view.
case-market-understood = You are { $players } players.
case-market-question = With { $players } players, how many Regions lie in the middle?
case-market = { $number } Regions lie in the middle with { $players } players, in rounds 1 to 7: one more than there are players. Each takes one and none is replaced: the last chooses from { $left }, and the one left over is removed.
case-card-sets = { $number ->
    [one] That is one set of the four biomes.
   *[other] That is { $number } sets of the four biomes.
}
case-tableau-also-last = Played last, with the same Sanctuaries, it would pay { $fame }.
case-tableau-also-question = { $question } And if it had been played last?
case-tableau-added = With one more Sanctuary, with { $icons }, it would pay { $fame }.
case-tableau-added-question = { $question } And if I also had a Sanctuary with { $icons }?
case-row-quest = { $sanctuary }: { $fame }
case-row-quests = Sanctuaries count all eight Regions and all Sanctuaries, themselves included: { $pays }; together { $total }.
case-row-asked-understood = You have the Regions { $row }; { $sanctuaries }; you ask what the Sanctuaries pay, whatever the order.
case-row-asked-question = My row is { $row }; { $sanctuaries }. What do the Sanctuaries pay?
case-sets-understood = In view: { $view }.
case-sets-question = With { $view } in view, how many sets of the four biomes are there?
case-rank-player = { $total } points with { $lowest }
case-rank-plain = { $total } points
case-rank-place = { $place }. { $player }
case-rank-understood = The totals with the lowest Regions played: { $players }.
case-rank-question = Final totals with the lowest Regions: { $players }. Who is placed where?
case-rank = The places are: { $places }. Equal totals are ranked by the lowest Region played.
case-deck-sanctuaries = The Sanctuary deck has { $number } cards after setup.
case-understood = Understood: { $understood }
case-correct = To correct it, ask: { $canonical }
case-regions-show = Regions { $row } show { $view }: by these alone it pays { $fame }.
case-regions-show-nothing = Regions { $row } show nothing that it needs or counts: by these alone it pays { $fame }.
case-regions-besides = What your Sanctuaries show counts as well; the question does not tell it clearly.
case-regions-understood = You ask about Region { $region }, then { $later }; what your Sanctuaries show was not understood.
case-regions-question = First I played { $region }, then { $later }. I forgot what is on my Sanctuaries. What does the { $region } pay?
case-hand-draw = Of these you would play one: { $draws }. One of those drawn is placed.
case-hand-draw-understood = You played { $row }, and your hand is { $hand }.
case-hand-draw-question = I played { $row } in this order. My hand is { $hand }: how many Sanctuaries would I draw with each of them?
case-hand-draw-without = I played { $row } in this order, no Sanctuaries so far. My hand is { $hand }: how many Sanctuaries would I draw with each of them?
case-most-drawn = In round { $round } a player draws { $number } Sanctuaries at most: one, one for a clue on each of { $round } Regions, and one for a clue on each Sanctuary placed before, { $before } at most.
case-most-drawn-understood = You ask how many Sanctuaries can be drawn in round { $round }.
case-most-drawn-question = How many Sanctuaries can I draw at most in round { $round }?
case-keep-clues = So many are due with { $clues }: one, and one more for each clue.
case-keep-clues-question = I drew { $drawn } Sanctuaries: how many clues did I have?
