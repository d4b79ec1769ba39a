# Headings of score sheets, of the score pad and of drawings in a terminal.
sheet-card = card
sheet-needs = needs
sheet-visible = visible
sheet-quest = quest
sheet-counts = counts
sheet-fame = fame
sheet-total = total
sheet-not-met = { $wonders } (not met)
pad-region = Region in place { $position }
pad-sanctuaries = Sanctuaries
pad-total = total
pad-lowest = lowest Region
pad-rank = rank
drawing-together = { $sentence } Together { $total }.
drawing-set = set
drawing-legend = ? clue, S stone, C chimera, T thistle, * night; needs>quest. Double lines: the card being scored. +1: counted by its quest. !1: wonders it needs.
