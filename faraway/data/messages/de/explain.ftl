# Why a card paid what it paid, and who won.
explain-card = { $card } bringt { $fame }: { $reasons }.
explain-total = Die Summe ist { $total }.
explain-no-quest = keine Aufgabe
explain-needs = Bedingung: { $wonders }
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
explain-partial = Bekannt sind nur die zuletzt ausgespielten Regionen: { $number }; was davor lag, ist nicht gezählt.
ranking-wins = { $player } gewinnt mit { $total }.
ranking-shared = { $first } und { $second } teilen sich Platz { $rank } mit { $total }.
ranking-tie = { $first } und { $second } haben beide { $total }: Die kleinste Zahl entscheidet, { $lower } gegen { $higher }.
