# Names of what cards show and pay, in the terms of the edition.
term-river = rivière
term-city = ville
term-forest = forêt
term-desert = désert
term-gray = gris
term-night = nuit
term-day = jour
term-clue = indice
term-stone = pierre
term-chimera = chimère
term-thistle = chardon
count-clue = { $number ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $number } indices
}
count-stone = { $number ->
    [0] aucune pierre
    [one] 1 pierre
   *[other] { $number } pierres
}
count-chimera = { $number ->
    [0] aucune chimère
    [one] 1 chimère
   *[other] { $number } chimères
}
count-thistle = { $number ->
    [0] aucun chardon
    [one] 1 chardon
   *[other] { $number } chardons
}
count-night = { $number ->
    [0] aucune carte de nuit
    [one] 1 carte de nuit
   *[other] { $number } cartes de nuit
}
count-river = { $number ->
    [0] aucune rivière
    [one] 1 rivière
   *[other] { $number } rivières
}
count-city = { $number ->
    [0] aucune ville
    [one] 1 ville
   *[other] { $number } villes
}
count-forest = { $number ->
    [0] aucune forêt
    [one] 1 forêt
   *[other] { $number } forêts
}
count-desert = { $number ->
    [0] aucun désert
    [one] 1 désert
   *[other] { $number } déserts
}
count-set = { $number ->
    [0] aucune série
    [one] 1 série
   *[other] { $number } séries
}
quest-fixed = { $fame }
quest-per = { $fame } par { $what }
quest-per-biome-set = { $fame } par série des quatre biomes
name-per = par-{ $what }-{ $fame }
name-per-biome-set = par-série-{ $fame }
name-fixed = fixe-{ $fame }
name-or = { $first }-ou-{ $second }
list-comma = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }
