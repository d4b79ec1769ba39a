# Why a card paid what it paid, and who won.
explain-card = { $card } bringt { $fame }: { $reasons }.
explain-total = Die Summe ist { $total }.
explain-no-quest = keine Aufgabe
explain-needs = fordert { $wonders }
explain-not-enough = { $seen }, das reicht nicht
explain-asks-nothing = ohne Bedingung
explain-none-visible = sichtbar ist { $what }
explain-visible = { $total ->
    [one] sichtbar ist { $what }
   *[other] sichtbar sind { $what }
}
explain-where = { $number } ({ $cards })
explain-twice = { $card } zweimal
explain-sets = { $seen }: { $sets }
explain-reasons = { $first }; { $second }
explain-partial = { $number ->
    [one] Bekannt ist nur die zuletzt ausgespielte Region; was davor lag, ist nicht mitgezählt.
   *[other] Bekannt sind nur die letzten { $number } ausgespielten Regionen; was davor lag, ist nicht mitgezählt.
}
ranking-wins = { $player } gewinnt mit { $total }.
ranking-shared = { $first } und { $second } teilen sich Platz { $rank } mit { $total }.
ranking-tie = { $first } und { $second } haben beide { $total }: Die kleinste Zahl entscheidet, { $lower } gegen { $higher }.
