# Headings of score sheets, of the score pad and of drawings in a terminal.
sheet-card = carta
sheet-needs = requisito
sheet-visible = in vista
sheet-quest = missione
sheet-counts = conta
sheet-fame = Fama
sheet-total = totale
sheet-not-met = { $wonders } (non soddisfatto)
pad-region = Regione al posto { $position }
pad-sanctuaries = Santuari
pad-total = totale
pad-lowest = Regione più bassa
pad-rank = posto
drawing-together = { $sentence } In tutto { $total }.
drawing-set = set
drawing-legend = ? indizio, S pietra, C chimera, T cardo, * notte; requisito>missione. Linee doppie: la carta che si conta. +1: contata dalla sua missione. !1: meraviglie che richiede.
