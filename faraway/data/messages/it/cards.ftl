# Names of what cards show and pay, in the terms of the edition.
term-river = fiume
term-city = città
term-forest = foresta
term-desert = deserto
term-gray = grigio
term-night = notte
term-day = giorno
term-clue = indizio
term-stone = pietra
term-chimera = chimera
term-thistle = cardo
count-clue = { $number ->
    [0] nessun indizio
    [one] 1 indizio
   *[other] { $number } indizi
}
count-stone = { $number ->
    [0] nessuna pietra
    [one] 1 pietra
   *[other] { $number } pietre
}
count-chimera = { $number ->
    [0] nessuna chimera
    [one] 1 chimera
   *[other] { $number } chimere
}
count-thistle = { $number ->
    [0] nessun cardo
    [one] 1 cardo
   *[other] { $number } cardi
}
count-night = { $number ->
    [0] nessuna carta notte
    [one] 1 carta notte
   *[other] { $number } carte notte
}
count-river = { $number ->
    [0] nessun fiume
    [one] 1 fiume
   *[other] { $number } fiumi
}
count-city = { $number ->
    [0] nessuna città
    [one] 1 città
   *[other] { $number } città
}
count-forest = { $number ->
    [0] nessuna foresta
    [one] 1 foresta
   *[other] { $number } foreste
}
count-desert = { $number ->
    [0] nessun deserto
    [one] 1 deserto
   *[other] { $number } deserti
}
count-set = { $number ->
    [0] nessun set
    [one] 1 set
   *[other] { $number } set
}
quest-fixed = { $fame }
quest-per = { $fame } per { $what }
quest-per-biome-set = { $fame } per set dei quattro Biomi
name-per = per-{ $what }-{ $fame }
name-per-biome-set = per-set-{ $fame }
name-fixed = fisso-{ $fame }
name-or = { $first }-o-{ $second }
list-comma = { $first }, { $second }
list-and = { $first } e { $second }
list-or = { $first } o { $second }
