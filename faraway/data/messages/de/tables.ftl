# Headings of score sheets, of the score pad and of drawings in a terminal.
sheet-card = Karte
sheet-needs = Bedingung
sheet-visible = sichtbar
sheet-quest = Aufgabe
sheet-counts = zählt
sheet-fame = Ruhm
sheet-total = Summe
sheet-not-met = { $wonders } (nicht erfüllt)
pad-region = Region an Stelle { $position }
pad-sanctuaries = Heiligtümer
pad-total = Summe
pad-lowest = kleinste Region
pad-rank = Platz
drawing-together = { $sentence } Zusammen { $total }.
drawing-set = Set
drawing-legend = ? Hinweis, S Stein, C Schimäre, T Distel, * Nacht; Bedingung>Aufgabe. Doppelte Linien: die Karte, die gewertet wird. +1: von ihrer Aufgabe gezählt. !1: Naturwunder, die sie fordert.
