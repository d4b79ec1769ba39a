# Headings of score sheets, of the score pad and of drawings in a terminal.
sheet-card = carte
sheet-needs = condition
sheet-visible = visible
sheet-quest = quête
sheet-counts = compte
sheet-fame = renommée
sheet-total = total
sheet-not-met = { $wonders } (non remplie)
pad-region = Région à la place { $position }
pad-sanctuaries = Sanctuaires
pad-total = total
pad-lowest = plus petite Région
pad-rank = rang
drawing-together = { $sentence } En tout { $total }.
drawing-set = sér
drawing-legend = ? indice, S pierre, C chimère, T chardon, * nuit ; condition>quête. Traits doubles : la carte décomptée. +1 : comptée par sa quête. !1 : merveilles qu’elle demande.
