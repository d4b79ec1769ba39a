# Why a card paid what it paid, and who won.
explain-card = { $card } vale { $fame }: { $reasons }.
explain-total = Il totale è { $total }.
explain-no-quest = nessuna missione
explain-needs = requisito: { $wonders }
explain-not-enough = { $seen }, che non basta
explain-asks-nothing = senza requisito
explain-none-visible = in vista: { $what }
explain-visible = { $total ->
    [one] in vista: { $what }
   *[other] in vista: { $what }
}
explain-where = { $number } ({ $cards })
explain-twice = { $card } due volte
explain-sets = { $seen }: { $sets }
explain-reasons = { $first }; { $second }
explain-partial = { $number ->
    [0] Nessuna Regione è nota.
    [one] È nota solo l’ultima Regione; ciò che viene prima non è contato.
   *[other] Sono note solo le ultime { $number } Regioni; ciò che viene prima non è contato.
}
ranking-wins = { $player } vince con { $total }.
ranking-shared = { $first } e { $second } sono a pari merito al posto { $rank } con { $total }.
ranking-tie = { $first } e { $second } hanno entrambi { $total }: decide la Durata di Esplorazione minore, { $lower } contro { $higher }.
