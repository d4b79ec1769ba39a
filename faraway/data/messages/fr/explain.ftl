# Why a card paid what it paid, and who won.
explain-card = { $card } rapporte { $fame } : { $reasons }.
explain-total = Le total est de { $total }.
explain-no-quest = pas de quête
explain-needs = condition : { $wonders }
explain-not-enough = { $seen }, ce qui ne suffit pas
explain-asks-nothing = sans condition
explain-none-visible = visible : { $what }
explain-visible = { $total ->
    [one] visible : { $what }
   *[other] visibles : { $what }
}
explain-where = { $number } ({ $cards })
explain-twice = { $card } deux fois
explain-sets = { $seen } : { $sets }
explain-reasons = { $first } ; { $second }
explain-partial = { $number ->
    [0] Aucune Région n’est connue.
    [one] Seule la dernière Région est connue ; ce qui la précède n’est pas compté.
   *[other] Seules les { $number } dernières Régions sont connues ; ce qui les précède n’est pas compté.
}
ranking-wins = { $player } l’emporte avec { $total }.
ranking-shared = { $first } et { $second } sont ex æquo au rang { $rank } avec { $total }.
ranking-tie = { $first } et { $second } ont chacun { $total } : le plus petit temps d’exploration décide, { $lower } contre { $higher }.
